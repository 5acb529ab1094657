// The runner of C: the C compiler makes a library of a program, which is opened; a function is run by the host function that is in it. CGC_CC names
// the compiler (cc), CGC_CFLAGS what it is given beside what the target asks for (-O2), CGC_KEEP=1 keeps the files.
#include "runner_device.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "cgc.h"

#ifdef _WIN32
runner *c_runner_open(const cg_target *target, int threads, runner_error *error) {
  (void)target, (void)threads;
  runner_fail(error, "--device=c is not there on Windows");
  return NULL;
}
#else
#include <dlfcn.h>
#include <pthread.h>
#include <unistd.h>

enum { C_ALIGNMENT = 64, C_MAX_THREADS = 32 };

typedef struct c_runner c_runner;
typedef void (*c_body)(void *data, size_t begin, size_t end);
typedef struct { // codegen_parallel of the header that is written
  void (*run)(void *user, size_t count, c_body body, void *data);
  void *user;
} c_parallel;

struct c_runner {
  runner base;
  cg_context *ctx; // of the files' texts
  char folder[256];
  size_t num_loaded;
  c_parallel parallel;
  // Threads beside that of the caller take pieces of the work that there is.
  pthread_mutex_t lock;
  pthread_cond_t more, done;
  pthread_t threads[C_MAX_THREADS];
  size_t num_threads, busy;
  bool end;
  c_body body;
  void *data;
  size_t count, next, piece;
};

// ---- threads -----------------------------------------------------------------------------------------------------------------------------------
// With the lock held, and so it is given back.
static void c_take_pieces(c_runner *r) {
  while (r->next < r->count) {
    size_t begin = r->next, end = r->count - begin < r->piece ? r->count : begin + r->piece;
    c_body body = r->body;
    void *data = r->data;
    r->next = end;
    r->busy++;
    pthread_mutex_unlock(&r->lock);
    body(data, begin, end);
    pthread_mutex_lock(&r->lock);
    r->busy--;
  }
}

static void *c_thread(void *user) {
  c_runner *r = (c_runner *)user;
  pthread_mutex_lock(&r->lock);
  while (!r->end) {
    c_take_pieces(r);
    if (!r->busy) pthread_cond_signal(&r->done);
    pthread_cond_wait(&r->more, &r->lock);
  }
  pthread_mutex_unlock(&r->lock);
  return NULL;
}

static void c_spread(void *user, size_t count, c_body body, void *data) {
  c_runner *r = (c_runner *)user;
  pthread_mutex_lock(&r->lock);
  r->body = body;
  r->data = data;
  r->count = count;
  r->next = 0;
  r->piece = count / (8 * (r->num_threads + 1)) + 1;
  pthread_cond_broadcast(&r->more);
  c_take_pieces(r);
  while (r->busy) pthread_cond_wait(&r->done, &r->lock);
  pthread_mutex_unlock(&r->lock);
}

// ---- the runner --------------------------------------------------------------------------------------------------------------------------------
static void c_close(runner *of) {
  c_runner *r = (c_runner *)of;
  pthread_mutex_lock(&r->lock);
  r->end = true;
  pthread_cond_broadcast(&r->more);
  pthread_mutex_unlock(&r->lock);
  for (size_t i = 0; i < r->num_threads; i++) pthread_join(r->threads[i], NULL);
  pthread_cond_destroy(&r->more);
  pthread_cond_destroy(&r->done);
  pthread_mutex_destroy(&r->lock);
  if (r->folder[0]) rmdir(r->folder);
  cg_destroy(r->ctx);
  free(r);
}

static bool c_open(c_runner *r, int threads, runner_error *error) {
  const char *tmp = getenv("TMPDIR");
  char folder[sizeof r->folder];
  if (!tmp || !*tmp || strchr(tmp, '\'') || strlen(tmp) > 200) tmp = "/tmp";
  snprintf(folder, sizeof folder, "%s/cgc-XXXXXX", tmp);
  if (!mkdtemp(folder)) return runner_fail(error, "no folder for C files in %s", tmp);
  memcpy(r->folder, folder, sizeof folder);
  r->ctx = cg_create(NULL);
  if (!r->ctx) return runner_fail(error, "out of memory");
  for (; (int)r->num_threads + 1 < threads && r->num_threads < C_MAX_THREADS; r->num_threads++)
    if (pthread_create(&r->threads[r->num_threads], NULL, c_thread, r) != 0) return runner_fail(error, "no %d threads can be had", threads);
  r->parallel.run = r->num_threads ? c_spread : NULL;
  r->parallel.user = r;
  return true;
}

// ---- programs ----------------------------------------------------------------------------------------------------------------------------------
typedef int (*c_function)(const void *const *arguments, void *const *results, const void *constants, void *arena, const int64_t *d,
                          const c_parallel *parallel);
typedef size_t (*c_bytes)(const int64_t *d);
typedef void (*c_kernel)(void *const *bindings, const uint32_t *constants, const uint32_t *count, const c_parallel *parallel);

typedef struct {
  void *handle;
  c_kernel *kernels;
  char **functions; // what C calls those of the program
  size_t num_functions;
} c_library;

static bool c_write(const char *path, cg_str text, runner_error *error) {
  FILE *f = fopen(path, "wb");
  bool ok = f && fwrite(text.data, 1, text.len, f) == text.len;
  if (f && fclose(f) != 0) ok = false;
  return ok || runner_fail(error, "cannot write %s", path);
}

// What the compiler needs to be told for a target's vectors.
static const char *c_target_flags(const char *target) {
  if (strcmp(target, "c-avx2") == 0) return "-mavx2 -mfma -mf16c";
  if (strcmp(target, "c-avx512") == 0) return "-mavx512f -mavx512bw -mavx512dq -mavx512vl -mfma -mf16c";
  return "";
}

// An instruction that the CPU lacks would end cgc.
static bool c_target_runs(const char *target) {
#if defined(__GNUC__) && (defined(__x86_64__) || defined(__i386__))
  if (strcmp(target, "c-avx2") == 0) return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  if (strcmp(target, "c-avx512") == 0)
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
           __builtin_cpu_supports("avx512vl");
#endif
  (void)target;
  return true;
}

static void c_read_log(const char *path, char *out, size_t size) {
  FILE *f = fopen(path, "rb");
  size_t n = f ? fread(out, 1, size - 1, f) : 0;
  out[n] = 0;
  if (f) fclose(f);
}

// Warnings are errors: the code has none.
static bool c_compile(const char *folder, const char *library, const cg_program *program, runner_error *error) {
  const char *cc = getenv("CGC_CC"), *flags = getenv("CGC_CFLAGS");
  char log[700], *path = cgc_format("%s/log", folder);
  char *command = cgc_format("%s -std=c99 -Wall -Wextra -Wpedantic -Werror -fPIC -shared -pipe %s %s -o '%s' '%s/program.c' >'%s' 2>&1",
                             cc ? cc : "cc", c_target_flags(program->target.name), flags ? flags : "-O2", library, folder, path);
  bool ok = system(command) == 0;
  if (!ok) c_read_log(path, log, sizeof log);
  remove(path);
  return ok || runner_fail(error, "the C compiler refuses the program: %s", log);
}

// The first line that begins so, from behind its colon; or the first line.
static void c_first_line(FILE *f, const char *begin, char *out, size_t size) {
  char line[512];
  while (f && fgets(line, sizeof line, f)) {
    const char *at = begin ? strchr(line, ':') : line;
    if (begin && (!at || strncmp(line, begin, strlen(begin)) != 0)) continue;
    at += begin ? strspn(at, ": \t") : 0;
    snprintf(out, size, "%.*s", (int)strcspn(at, "\r\n"), at);
    return;
  }
}

static void c_identify(runner *r, runner_identity *out) {
  const char *cc = getenv("CGC_CC"), *flags = getenv("CGC_CFLAGS");
  char *command = cgc_format("%s --version 2>/dev/null", cc ? cc : "cc");
  FILE *cpu = fopen("/proc/cpuinfo", "r"), *compiler = popen(command, "r");
  (void)r;
  snprintf(out->driver, sizeof out->driver, "%s %s", cc ? cc : "cc", flags ? flags : "-O2");
  c_first_line(cpu, "model name", out->name, sizeof out->name);
  c_first_line(compiler, NULL, out->version, sizeof out->version);
  if (cpu) fclose(cpu);
  if (compiler) pclose(compiler);
  free(command);
}

static bool c_symbol(const c_library *l, const char *name, void *function, runner_error *error) {
  void *symbol = dlsym(l->handle, name);
  if (!symbol) return runner_fail(error, "the library has no %s", name);
  memcpy(function, &symbol, sizeof symbol);
  return true;
}

static void c_unload(c_library *l) {
  if (l->handle) dlclose(l->handle);
  for (size_t i = 0; i < l->num_functions; i++) free(l->functions[i]);
  free((void *)l->functions);
  free((void *)l->kernels);
  memset(l, 0, sizeof *l);
}

static bool c_bind(c_library *l, const cg_program *program, const cg_c_files *files, runner_error *error) {
  l->kernels = (c_kernel *)calloc(program->num_kernels + 1, sizeof *l->kernels);
  l->functions = (char **)calloc(program->num_functions + 1, sizeof *l->functions);
  if (!l->kernels || !l->functions) return runner_fail(error, "out of memory");
  for (size_t i = 0; i < program->num_functions; i++) l->functions[l->num_functions++] = cgc_format("%s", files->functions[i]);
  for (size_t i = 0; i < program->num_kernels; i++)
    if (!c_symbol(l, cgc_format("program_kernel_%zu", i), &l->kernels[i], error)) return false;
  return true;
}

static bool c_load(c_runner *r, const cg_program *program, c_library *l, runner_error *error) {
  cg_c_files_desc desc;
  cg_c_files files;
  char *code = cgc_format("%s/program.c", r->folder), *header = cgc_format("%s/program.h", r->folder), *library;
  bool ok = false;
  library = cgc_format("%s/p%zu.so", r->folder, r->num_loaded++); // what is open under a name is what that name opens
  if (!c_target_runs(program->target.name)) return runner_fail(error, "this CPU has not the instructions of %s", program->target.name);
  memset(&desc, 0, sizeof desc);
  desc.name = "program";
  desc.external_constants = true;
  if (cg_c_program_files(r->ctx, program, &desc, &files) != CG_OK) {
    runner_fail(error, "the program has no C files");
  } else if (c_write(code, files.code, error) && c_write(header, files.header, error) && c_compile(r->folder, library, program, error)) {
    l->handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    ok = l->handle ? c_bind(l, program, &files, error) : runner_fail(error, "%s", dlerror());
  }
  if (!getenv("CGC_KEEP")) remove(code), remove(header);
  remove(library);
  cg_reset(r->ctx);
  return ok;
}

// ---- a run -------------------------------------------------------------------------------------------------------------------------------------
typedef struct {
  runner_buffer base;
  uint8_t *block;
} c_buffer;

typedef struct {
  runner_run base;
  c_runner *r;
  c_buffer *buffers;
  c_library library;
  double begin;
} c_run;

static bool c_end(runner_run *of, bool ok) {
  c_run *run = (c_run *)of;
  for (size_t i = 0; i < of->num_buffers; i++) free(run->buffers[i].block);
  free(run->buffers);
  c_unload(&run->library);
  free(run);
  return ok;
}

static runner_run *c_start(runner *r, const cg_program *program, size_t num_buffers, runner_error *error) {
  c_run *run = (c_run *)calloc(1, sizeof *run);
  if (!run || !(run->buffers = (c_buffer *)calloc(num_buffers + 1, sizeof *run->buffers))) {
    runner_fail(error, "out of memory");
    free(run);
    return NULL;
  }
  run->r = (c_runner *)r;
  run->base.r = r;
  run->base.error = error;
  run->base.program = program;
  run->base.num_buffers = num_buffers;
  if (c_load(run->r, program, &run->library, error)) return &run->base;
  c_end(&run->base, false);
  return NULL;
}

static runner_buffer *c_buffer_of(runner_run *run, size_t i) { return &((c_run *)run)->buffers[i].base; }

// Kernels that AddressSanitizer watches, whose library comes before all others (LD_PRELOAD), may not read the guards, either. cgc reads them itself:
// one that is watched, too, leaves them readable.
static void c_guard(const uint8_t *at, size_t bytes) {
#if !defined(__SANITIZE_ADDRESS__)
  void (*poison)(const volatile void *at, size_t bytes) = NULL;
  void *self = dlopen(NULL, RTLD_LAZY), *symbol = self ? dlsym(self, "__asan_poison_memory_region") : NULL;
  memcpy(&poison, &symbol, sizeof poison);
  if (poison) poison(at, bytes);
  if (self) dlclose(self);
#else
  (void)at, (void)bytes;
#endif
}

static bool c_make_buffer(runner_run *of, size_t i, uint64_t size) {
  c_buffer *b = &((c_run *)of)->buffers[i];
  size_t all = (size_t)size + 2 * RUNNER_GUARD + C_ALIGNMENT;
  free(b->block);
  b->base.size = size;
  b->base.allocated = size + RUNNER_GUARD;
  b->block = (uint8_t *)malloc(all);
  if (!b->block) return runner_fail(of->error, "out of memory");
  b->base.mapped = b->block + RUNNER_GUARD;
  b->base.mapped += (C_ALIGNMENT - (uintptr_t)b->base.mapped % C_ALIGNMENT) % C_ALIGNMENT;
  b->base.front = RUNNER_GUARD;
  runner_prepare_buffer(&b->base);
  c_guard(b->block, (size_t)(b->base.mapped - b->block));
  c_guard(b->base.mapped + size, (size_t)(b->block + all - b->base.mapped) - (size_t)size);
  return true;
}

static bool c_begin(runner_run *of, size_t sets, size_t descriptors) {
  (void)sets, (void)descriptors;
  ((c_run *)of)->begin = runner_clock();
  return true;
}

static void c_barrier(runner_run *run) { (void)run; } // each step is over when it returns

static uint8_t *c_address(const c_run *run, const runner_range *range) { return run->buffers[range->buffer].base.mapped + range->offset; }

static bool c_dispatch(runner_run *of, size_t kernel, const runner_range *ranges, const uint32_t *push, size_t num_push, const uint32_t count[3]) {
  c_run *run = (c_run *)of;
  const cg_kernel *k = &of->program->kernels[kernel];
  void *pointers[64];
  if (num_push < k->num_push_constants || k->num_bindings > 64) return runner_fail(of->error, "a kernel with %zu bindings", k->num_bindings);
  for (size_t i = 0; i < k->num_bindings; i++) pointers[i] = c_address(run, &ranges[i]);
  run->library.kernels[kernel](pointers, push, count, &run->r->parallel);
  return true;
}

static bool c_copy(runner_run *of, const runner_range *from, const runner_range *to, uint64_t bytes) {
  c_run *run = (c_run *)of;
  memmove(c_address(run, to), c_address(run, from), (size_t)bytes);
  return true;
}

static void c_fill_words(uint8_t *to, uint64_t bytes, uint32_t pattern) {
  for (uint64_t i = 0; i + 4 <= bytes; i += 4) memcpy(to + i, &pattern, 4);
}

static bool c_fill(runner_run *of, const runner_range *to, uint64_t bytes, uint32_t pattern) {
  c_fill_words(c_address((c_run *)of, to), bytes, pattern);
  return true;
}

static bool c_wait(runner_run *run) {
  (void)run;
  return true;
}

static bool c_read(runner_run *of, const runner_range *range, void *out) {
  memcpy(out, c_address((c_run *)of, range), (size_t)range->bytes);
  return true;
}

static bool c_finish(runner_run *of, runner_times *times) {
  if (times) times->device_seconds = runner_clock() - ((c_run *)of)->begin;
  return true;
}

// By the host function that the library has, with an arena of the size that it says.
static bool c_call(runner_run *of, const cg_function *f, const int64_t *symbols, const size_t *buffers, size_t transient) {
  c_run *run = (c_run *)of;
  const char *name = run->library.functions[f - of->program->functions];
  size_t n = f->num_arguments + f->num_results, arena;
  void **pointers = (void **)calloc(n + 1, sizeof *pointers);
  c_function function = NULL;
  c_bytes bytes = NULL;
  bool ok =
      pointers ? c_symbol(&run->library, name, &function, of->error) && c_symbol(&run->library, cgc_format("%s_arena_bytes", name), &bytes, of->error)
               : runner_fail(of->error, "out of memory");
  ok = ok && ((arena = bytes(symbols)) != SIZE_MAX || runner_fail(of->error, "the arena has no size")) && c_make_buffer(of, transient, arena);
  for (size_t i = 0; ok && i < n; i++) pointers[i] = run->buffers[buffers[i]].base.mapped;
  if (ok) {
    run->begin = runner_clock();
    ok = function((const void *const *)pointers, pointers + f->num_arguments, of->program->constants, run->buffers[transient].base.mapped, symbols,
                  &run->r->parallel) == 0 ||
         runner_fail(of->error, "the function refuses the sizes");
  }
  free((void *)pointers);
  return ok;
}

// ---- timing ------------------------------------------------------------------------------------------------------------------------------------
typedef struct {
  uint8_t *data;
  uint64_t bytes;
} c_memory;

typedef struct {
  const cg_program *program;
  c_library library;
} c_bench_program;

typedef struct {
  runner_bench base;
  c_runner *r;
  c_memory *buffers;
  c_bench_program *programs;
  size_t num_buffers, num_programs;
} c_bench;

static runner_bench *c_bench_open(runner *r) {
  c_bench *b = (c_bench *)calloc(1, sizeof *b);
  if (!b) return NULL;
  b->base.r = r;
  b->r = (c_runner *)r;
  return &b->base;
}

static void c_bench_close(runner_bench *of) {
  c_bench *b = (c_bench *)of;
  runner_free_lists(of);
  for (size_t i = 0; i < b->num_programs; i++) c_unload(&b->programs[i].library);
  for (size_t i = 0; i < b->num_buffers; i++) free(b->buffers[i].data);
  free(b->programs);
  free(b->buffers);
  free(b);
}

static bool c_bench_buffer(runner_bench *of, uint64_t bytes, size_t *buffer) {
  c_bench *b = (c_bench *)of;
  c_memory *more = (c_memory *)runner_more(b->buffers, b->num_buffers, sizeof *more);
  void *data = NULL;
  if (!more) return runner_fail(of->error, "out of memory");
  b->buffers = more;
  more[b->num_buffers].bytes = bytes ? (bytes + 3) & ~(uint64_t)3 : 4;
  if (posix_memalign(&data, 4096, (size_t)more[b->num_buffers].bytes) != 0) return runner_fail(of->error, "out of memory");
  more[b->num_buffers].data = (uint8_t *)data;
  *buffer = b->num_buffers++;
  return true;
}

static bool c_bench_write(runner_bench *of, size_t buffer, const void *data, uint64_t bytes) {
  if (bytes) memcpy(((c_bench *)of)->buffers[buffer].data, data, (size_t)bytes);
  return true;
}

static bool c_bench_read(runner_bench *of, size_t buffer, void *data, uint64_t bytes) {
  if (bytes) memcpy(data, ((c_bench *)of)->buffers[buffer].data, (size_t)bytes);
  return true;
}

static bool c_bench_copy(runner_bench *of, size_t from, size_t to, uint64_t bytes) {
  c_bench *b = (c_bench *)of;
  memcpy(b->buffers[to].data, b->buffers[from].data, (size_t)bytes);
  return true;
}

static bool c_bench_fill(runner_bench *of, size_t buffer, uint32_t pattern) {
  c_bench *b = (c_bench *)of;
  c_fill_words(b->buffers[buffer].data, b->buffers[buffer].bytes, pattern);
  return true;
}

static bool c_bench_load(runner_bench *of, const cg_program *program, const uint32_t *specialization, size_t num_specialization, size_t *index,
                         double *seconds) {
  c_bench *b = (c_bench *)of;
  c_bench_program *more = (c_bench_program *)runner_more(b->programs, b->num_programs, sizeof *more);
  double begin = runner_clock();
  (void)specialization;
  if (!more) return runner_fail(of->error, "out of memory");
  b->programs = more;
  if (num_specialization) return runner_fail(of->error, "C has no specialization constants");
  *index = b->num_programs++;
  more[*index].program = program;
  if (!c_load(b->r, program, &more[*index].library, of->error)) return false;
  for (size_t i = 0; seconds && i < program->num_kernels; i++) seconds[i] = i ? 0 : runner_clock() - begin; // all of them at once
  return true;
}

static uint8_t *c_bench_address(const c_bench *b, const runner_range *range) { return b->buffers[range->buffer].data + range->offset; }

static bool c_bench_step(runner_bench *of, const runner_bench_step *s) {
  c_bench *b = (c_bench *)of;
  const runner_range *from = &s->ranges[0], *to = &s->ranges[1];
  void *pointers[RUNNER_BENCH_BINDINGS];
  switch (s->kind) {
  case CG_STEP_COPY: memmove(c_bench_address(b, to), c_bench_address(b, from), (size_t)(from->bytes < to->bytes ? from->bytes : to->bytes)); break;
  case CG_STEP_FILL: c_fill_words(c_bench_address(b, from), (from->bytes + 3) & ~(uint64_t)3, s->pattern); break; // a tail lies in the padding
  case CG_STEP_DISPATCH: {
    const c_bench_program *p = &b->programs[s->program];
    const cg_kernel *k = &p->program->kernels[s->kernel];
    if (s->num_ranges < k->num_bindings || s->num_push < k->num_push_constants)
      return runner_fail(of->error, "kernel '%.*s' has %zu bindings, %zu are given", (int)k->name.len, k->name.data, k->num_bindings, s->num_ranges);
    for (size_t i = 0; i < k->num_bindings; i++) pointers[i] = c_bench_address(b, &s->ranges[i]);
    p->library.kernels[s->kernel](pointers, s->push, s->count, &b->r->parallel);
    break;
  }
  default: break;
  }
  return true;
}

static bool c_bench_run(runner_bench *of, const runner_bench_chain *chains, size_t count, double *seconds) {
  for (size_t i = 0; i < count; i++) {
    double begin = runner_clock();
    if (!runner_play(of, &chains[i], c_bench_step)) return false;
    seconds[i] = runner_clock() - begin;
  }
  return true;
}

static const runner_device c_device = {c_close,      c_identify,      c_start,        c_buffer_of,   c_make_buffer, c_begin,      c_barrier,
                                       c_dispatch,   c_copy,          c_fill,         c_wait,        c_read,        c_finish,     c_end,
                                       c_bench_open, c_bench_close,   c_bench_buffer, c_bench_write, c_bench_read,  c_bench_copy, c_bench_fill,
                                       c_bench_load, runner_add_list, c_bench_run,    c_call,        NULL};

runner *c_runner_open(const cg_target *target, int threads, runner_error *error) {
  c_runner *r = (c_runner *)calloc(1, sizeof *r);
  if (!r) {
    runner_fail(error, "out of memory");
    return NULL;
  }
  r->base.device = &c_device;
  r->base.name = "C";
  r->base.facts = *target;
  r->base.is_cpu = true;
  r->base.memory = (uint64_t)sysconf(_SC_PHYS_PAGES) * (uint64_t)sysconf(_SC_PAGESIZE);
  pthread_mutex_init(&r->lock, NULL);
  pthread_cond_init(&r->more, NULL);
  pthread_cond_init(&r->done, NULL);
  if (c_open(r, threads, error)) return &r->base;
  c_close(&r->base);
  return NULL;
}
#endif
