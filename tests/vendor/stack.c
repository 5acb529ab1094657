// Measures the stack that parsing, compiling and interpreting take: each runs on a thread whose stack was filled with a pattern, and what is no longer
// pattern was used. Below the stack is a page that nothing may touch.
//
//   stack [--stack=BYTES] [--target=NAME] [--brief] FILE…     a row per file; deep:KIND stands for a text that is nested as deep as the parser allows
//
// deeper:KIND goes on beyond the limit, and has to be refused.
//
// Columns: bytes to parse, to print, to compile (the most over the targets), to interpret (as parsed, and the kernels); "-" where there is no such
// thing to do.
#define _DEFAULT_SOURCE
#define _POSIX_C_SOURCE 200809L
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "codegen.h"
#include "codegen_spirv.h"

#define PATTERN 0xa5
enum { MAX_ARRAYS = 16, DYNAMIC_DIM = 3 };
static const char *targets[] = {"vulkan1.0", "hopper", "valhall"};
static int num_targets = sizeof targets / sizeof targets[0];

static size_t stack_size = 4 << 20;
static unsigned char *stack_low;

typedef struct {
  void (*run)(void *arg);
  void *arg;
  unsigned char *top;
} thread_job;

static void *enter(void *p) {
  thread_job *j = (thread_job *)p;
  unsigned char here;
  j->top = &here;
  j->run(j->arg);
  return NULL;
}

// The bytes of stack that run(arg) used.
static size_t measure(void (*run)(void *arg), void *arg) {
  pthread_t thread;
  pthread_attr_t attr;
  thread_job j;
  size_t i = 0;
  memset(&j, 0, sizeof j);
  j.run = run;
  j.arg = arg;
  memset(stack_low, PATTERN, stack_size);
  pthread_attr_init(&attr);
  if (pthread_attr_setstack(&attr, stack_low, stack_size) != 0 || pthread_create(&thread, &attr, enter, &j) != 0) {
    fprintf(stderr, "no thread with a stack of %zu bytes\n", stack_size);
    exit(3);
  }
  pthread_join(thread, NULL);
  pthread_attr_destroy(&attr);
  while (i < stack_size && stack_low[i] == PATTERN) i++;
  return (size_t)(j.top - (stack_low + i));
}

// ---- what is measured -------------------------------------------------------------------------------------------------------------------
typedef struct {
  cg_context *ctx;
  const char *text;
  size_t len;
  const char *target;
  cg_module module;
  cg_program program;
  cg_result result;
  // of the function to interpret
  cg_module in;
  const char *name;
  size_t num_args, num_results;
  cg_array args[MAX_ARRAYS], results[MAX_ARRAYS];
} work;

static void do_parse(void *p) {
  work *w = (work *)p;
  w->result = cg_parse(w->ctx, w->text, w->len, NULL, &w->module);
}

static void do_print(void *p) {
  work *w = (work *)p;
  cg_str text;
  w->result = cg_print_to_string(w->module, NULL, &text);
}

static void do_compile(void *p) {
  work *w = (work *)p;
  cg_compile_desc desc;
  cg_str json;
  memset(&desc, 0, sizeof desc);
  desc.target = w->target;
  desc.backend = cg_spirv_backend();
  w->result = cg_compile(w->module, &desc, &w->program);
  if (w->result == CG_OK) w->result = cg_program_json(w->ctx, &w->program, NULL, &json);
}

static void do_interpret(void *p) {
  work *w = (work *)p;
  size_t n = MAX_ARRAYS;
  w->result = cg_interpret(w->in, w->name, w->num_args, w->args, &n, w->results, NULL);
}

// Arguments of ones for function f; their memory is the context's.
static bool make_arguments(work *w, const cg_function *f, char *name, size_t name_size) {
  int64_t symbols[64];
  if (f->num_arguments > MAX_ARRAYS || f->num_results > MAX_ARRAYS || f->num_symbols > 64) return false;
  for (size_t i = 0; i < 64; i++) symbols[i] = DYNAMIC_DIM;
  snprintf(name, name_size, "%.*s", (int)f->name.len, f->name.data);
  w->name = name;
  w->num_args = f->num_arguments;
  for (size_t a = 0; a < f->num_arguments; a++) {
    cg_array *array = &w->args[a];
    unsigned width = cg_storage_bytes(f->arguments[a].element);
    memset(array, 0, sizeof *array);
    array->element = f->arguments[a].element;
    array->rank = f->arguments[a].rank;
    array->size = width;
    for (uint32_t d = 0; d < array->rank; d++) {
      if (cg_size_eval(f->arguments[a].shape[d], symbols, f->num_symbols, &array->shape[d]) != CG_OK) return false;
      array->size *= (size_t)array->shape[d];
    }
    array->data = (uint8_t *)cg_alloc(w->ctx, array->size ? array->size : 1);
    if (!array->data) return false;
    for (size_t i = 0; i < array->size; i += width) {
      float one = 1;
      if (cg_type_get_kind(array->element) == CG_TYPE_F32)
        memcpy(array->data + i, &one, sizeof one);
      else
        array->data[i] = 1;
    }
  }
  return true;
}

static bool fails(const work *w, const char *name, const char *what) {
  cg_diagnostic e = cg_first_error(w->ctx);
  fprintf(stderr, "%s: %s for %s: %u:%u: %.*s\n", name, what, w->target, e.line, e.column, (int)e.message.len, e.message.data);
  return false;
}

static size_t larger(size_t a, size_t b) { return a > b ? a : b; }

typedef struct {
  size_t parse, print, compile, interpret;
} figures;

// One file on one target. What a target refuses (64-bit floats, say) counts, too, as long as some target takes it.
static bool measure_one(const char *name, const char *text, size_t len, const char *target, figures *most, bool *compiled) {
  work w;
  char function[256];
  bool good = true;
  memset(&w, 0, sizeof w);
  w.ctx = cg_create(NULL);
  w.text = text;
  w.len = len;
  w.target = target;
  most->parse = larger(most->parse, measure(do_parse, &w));
  if (w.result != CG_OK) good = fails(&w, name, "does not parse");
  if (good) {
    most->print = larger(most->print, measure(do_print, &w));
    if (w.result != CG_OK) return fails(&w, name, "is not printed");
    most->compile = larger(most->compile, measure(do_compile, &w));
    *compiled |= w.result == CG_OK;
  }
  for (size_t f = 0; good && w.result == CG_OK && f < w.program.num_functions; f++) {
    if (!make_arguments(&w, &w.program.functions[f], function, sizeof function)) continue;
    w.in = w.program.module; // its kernels
    most->interpret = larger(most->interpret, measure(do_interpret, &w));
    if (w.result != CG_OK) good = fails(&w, name, "its kernels are not interpreted");
    do_parse(&w);
    w.in = w.module; // as parsed
    most->interpret = larger(most->interpret, measure(do_interpret, &w));
    if (w.result != CG_OK) good = fails(&w, name, "is not interpreted");
  }
  cg_destroy(w.ctx);
  return good;
}

static bool measure_refusal(const char *name, const char *text, size_t len, figures *most) {
  work w;
  memset(&w, 0, sizeof w);
  w.ctx = cg_create(NULL);
  w.text = text;
  w.len = len;
  most->parse = measure(do_parse, &w);
  if (w.result == CG_OK) fprintf(stderr, "%s: is not refused\n", name);
  cg_destroy(w.ctx);
  return w.result == CG_INVALID_INPUT;
}

static void show(size_t bytes) {
  if (bytes)
    printf(" %7zu", bytes);
  else
    printf("       -");
}

// ---- deep nesting -----------------------------------------------------------------------------------------------------------------------
typedef struct {
  const char *kind, *begin, *open, *middle, *close, *result, *end; // per level: open, close and, but for the outermost, result
  int depth;
} nest;
static const nest nests[] = {
    {"regions", "func.func @main() {\n  %c = arith.constant true\n", "scf.if %c {\n", "", "}\n", "", "return\n}\n", 62},
    {"kernel",
     "func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {\n  %e = tensor.empty() : tensor<8xf32>\n"
     "  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [\"parallel\"]} "
     "ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) {\n  ^bb0(%x: f32, %o: f32):\n",
     "%k# = arith.constant #.5 : f32\n%c# = arith.cmpf ogt, %x, %k# : f32\n%y# = scf.if %c# -> f32 {\n",
     "%s = math.exp %x : f32\nscf.yield %s : f32\n", "} else {\nscf.yield %k# : f32\n}\n", "scf.yield %y# : f32\n",
     "    linalg.yield %y0 : f32\n  } -> tensor<8xf32>\n  return %r : tensor<8xf32>\n}\n", 60},
    {"attributes", "func.func @main() attributes {deep = ", "[", "1", "]", "", "} {\n  return\n}\n", 254},
    {"types", "func.func private @f(", "tuple<", "f32", ">", "", ")\nfunc.func @main() {\n  return\n}\n", 254},
    {"expressions", "func.func @main() attributes {deep = affine_map<(d0) -> (", "(", "d0", " + d0)", "", ")>} {\n  return\n}\n", 250},
    {"operations", // no nesting: a chain of values, each used by the next
     "func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {\n%v0 = stablehlo.add %x, %x : tensor<8xf32>\n",
     "%w# = stablehlo.multiply %v#, %x : tensor<8xf32>\n%v$ = stablehlo.add %w#, %x : tensor<8xf32>\n", "", "", "", "return %v$ : tensor<8xf32>\n}\n",
     2000},
};

// Appends a text with every # replaced by a number, every $ by the next.
static char *append(char *at, const char *text, int number) {
  for (; *text; text++) {
    if (*text == '#' || *text == '$')
      at += sprintf(at, "%d", number + (*text == '$'));
    else
      *at++ = *text;
  }
  return at;
}

static char *make_nest(const char *kind, int depth, size_t *len) { // depth 0: the deepest that is taken
  for (size_t i = 0; i < sizeof nests / sizeof nests[0]; i++) {
    const nest *n = &nests[i];
    char *text, *at;
    if (strcmp(n->kind, kind) != 0) continue;
    if (!depth) depth = n->depth;
    at = text = (char *)calloc(1, 1 << 20);
    if (!text) return NULL;
    at = append(at, n->begin, 0);
    for (int d = 0; d < depth; d++) at = append(at, n->open, d);
    at = append(at, n->middle, depth);
    for (int d = depth - 1; d >= 0; d--) {
      at = append(at, n->close, d);
      if (d) at = append(at, n->result, d);
    }
    at = append(at, n->end, depth - 1);
    *len = (size_t)(at - text);
    return text;
  }
  return NULL;
}

static char *read_file(const char *path, size_t *len) {
  FILE *f = fopen(path, "rb");
  char *text = (char *)malloc(1 << 22);
  if (!f || !text) return NULL;
  *len = fread(text, 1, 1 << 22, f);
  fclose(f);
  return text;
}

int main(int argc, char **argv) {
  bool brief = false, good = true;
  figures all;
  int first = 1, files = 0;
  memset(&all, 0, sizeof all);
  for (; first < argc && strncmp(argv[first], "--", 2) == 0; first++) {
    if (strncmp(argv[first], "--stack=", 8) == 0)
      stack_size = (size_t)strtoul(argv[first] + 8, NULL, 10);
    else if (strncmp(argv[first], "--target=", 9) == 0)
      targets[0] = argv[first] + 9, num_targets = 1;
    else if (strcmp(argv[first], "--brief") == 0)
      brief = true;
    else
      return fprintf(stderr, "unknown option %s\n", argv[first]), 2;
  }
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  stack_size = (stack_size + page - 1) / page * page;
  unsigned char *memory = (unsigned char *)mmap(NULL, stack_size + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED || mprotect(memory, page, PROT_NONE) != 0) return 3;
  stack_low = memory + page;
  for (int i = first; i < argc; i++) {
    figures most;
    size_t len = 0;
    bool compiled = false, one = true;
    const char *base = strrchr(argv[i], '/');
    char *text;
    bool refused = strncmp(argv[i], "deeper:", 7) == 0;
    if (refused)
      text = make_nest(argv[i] + 7, 4000, &len);
    else
      text = strncmp(argv[i], "deep:", 5) == 0 ? make_nest(argv[i] + 5, 0, &len) : read_file(argv[i], &len);
    if (!text) return fprintf(stderr, "%s: cannot be read\n", argv[i]), 3;
    memset(&most, 0, sizeof most);
    if (refused) {
      one = measure_refusal(argv[i], text, len, &most);
    } else {
      for (int t = 0; t < num_targets; t++) one &= measure_one(argv[i], text, len, targets[t], &most, &compiled);
      if (!compiled) fprintf(stderr, "%s: no target compiles it\n", argv[i]);
      one &= compiled;
    }
    good &= one;
    if (!brief) {
      printf("%-28s", base ? base + 1 : argv[i]);
      show(most.parse);
      show(most.print);
      show(most.compile);
      show(most.interpret);
      printf("\n");
    }
    fflush(stdout);
    all.parse = larger(all.parse, most.parse);
    all.print = larger(all.print, most.print);
    all.compile = larger(all.compile, most.compile);
    all.interpret = larger(all.interpret, most.interpret);
    files++;
    free(text);
  }
  printf("%-28s %7zu %7zu %7zu %7zu\n", "most", all.parse, all.print, all.compile, all.interpret);
  printf("%d files\n", files);
  return good && files > 0 ? 0 : 1;
}
