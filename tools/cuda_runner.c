// The CUDA runner: a device by its driver, memory with a copy that the host sees, modules from PTX, one stream; chains of a bench as graphs.
#include "runner_device.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef CGC_SPLIT
#include "nvvm/cg_nvvm.h"
#endif
#ifdef _WIN32
#include <windows.h>
#define CUDA_CALL __stdcall
static void *cuda_open_library(void) { return (void *)LoadLibraryA("nvcuda.dll"); }
static void *cuda_library_symbol(void *library, const char *name) { return (void *)GetProcAddress((HMODULE)library, name); }
#else
#include <dlfcn.h>
#define CUDA_CALL
static void *cuda_open_library(void) {
  void *library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
  return library ? library : dlopen("libcuda.so", RTLD_NOW | RTLD_LOCAL);
}
static void *cuda_library_symbol(void *library, const char *name) { return dlsym(library, name); }
#endif

// The part of cuda.h that is used, so that its absence is no matter.
typedef int cuda_status; // CUresult
typedef uint64_t cuda_pointer;
typedef struct cuda_object *cuda_handle; // contexts, modules, functions, streams, events, graphs
enum { CUDA_UNITS = 16, CUDA_MAJOR = 75, CUDA_MINOR = 76, CUDA_DYNAMIC_SHARED_MEMORY = 8, CUDA_LOG = 5, CUDA_LOG_BYTES = 6 };
// clang-format off
#define CUDA_FUNCTIONS(X) \
  X(Init, "cuInit", (unsigned flags)) \
  X(GetErrorName, "cuGetErrorName", (cuda_status status, const char **name)) \
  X(DeviceGetCount, "cuDeviceGetCount", (int *count)) \
  X(DeviceGet, "cuDeviceGet", (int *device, int ordinal)) \
  X(DeviceGetName, "cuDeviceGetName", (char *name, int size, int device)) \
  X(DeviceGetAttribute, "cuDeviceGetAttribute", (int *value, int attribute, int device)) \
  X(DeviceTotalMem, "cuDeviceTotalMem_v2", (size_t *bytes, int device)) \
  X(PrimaryCtxRetain, "cuDevicePrimaryCtxRetain", (cuda_handle *context, int device)) \
  X(PrimaryCtxRelease, "cuDevicePrimaryCtxRelease_v2", (int device)) \
  X(PrimaryCtxReset, "cuDevicePrimaryCtxReset_v2", (int device)) \
  X(CtxSetCurrent, "cuCtxSetCurrent", (cuda_handle context)) \
  X(ModuleLoadDataEx, "cuModuleLoadDataEx", (cuda_handle *module, const void *image, unsigned count, const int *options, void **values)) \
  X(ModuleUnload, "cuModuleUnload", (cuda_handle module)) \
  X(ModuleGetFunction, "cuModuleGetFunction", (cuda_handle *function, cuda_handle module, const char *name)) \
  X(FuncSetAttribute, "cuFuncSetAttribute", (cuda_handle function, int attribute, int value)) \
  X(MemAlloc, "cuMemAlloc_v2", (cuda_pointer *pointer, size_t bytes)) \
  X(MemFree, "cuMemFree_v2", (cuda_pointer pointer)) \
  X(MemcpyHtoDAsync, "cuMemcpyHtoDAsync_v2", (cuda_pointer to, const void *from, size_t bytes, cuda_handle stream)) \
  X(MemcpyDtoH, "cuMemcpyDtoH_v2", (void *to, cuda_pointer from, size_t bytes)) \
  X(MemcpyDtoDAsync, "cuMemcpyDtoDAsync_v2", (cuda_pointer to, cuda_pointer from, size_t bytes, cuda_handle stream)) \
  X(MemsetD32Async, "cuMemsetD32Async", (cuda_pointer to, unsigned value, size_t words, cuda_handle stream)) \
  X(LaunchKernel, "cuLaunchKernel", (cuda_handle function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, \
                                     unsigned shared, cuda_handle stream, void **parameters, void **extra)) \
  X(StreamCreate, "cuStreamCreate", (cuda_handle *stream, unsigned flags)) \
  X(StreamSynchronize, "cuStreamSynchronize", (cuda_handle stream)) \
  X(StreamBeginCapture, "cuStreamBeginCapture_v2", (cuda_handle stream, int mode)) \
  X(StreamEndCapture, "cuStreamEndCapture", (cuda_handle stream, cuda_handle *graph)) \
  X(GraphInstantiate, "cuGraphInstantiateWithFlags", (cuda_handle *exec, cuda_handle graph, unsigned long long flags)) \
  X(GraphLaunch, "cuGraphLaunch", (cuda_handle exec, cuda_handle stream)) \
  X(GraphExecDestroy, "cuGraphExecDestroy", (cuda_handle exec)) \
  X(GraphDestroy, "cuGraphDestroy", (cuda_handle graph)) \
  X(EventCreate, "cuEventCreate", (cuda_handle *event, unsigned flags)) \
  X(EventRecord, "cuEventRecord", (cuda_handle event, cuda_handle stream)) \
  X(EventElapsedTime, "cuEventElapsedTime", (float *milliseconds, cuda_handle start, cuda_handle end))
// clang-format on

typedef struct {
  cuda_handle module;
  cuda_handle *functions; // one per kernel
  size_t num_functions;
} cuda_code;

typedef struct {
  runner base;
  void *library;
#define CUDA_MEMBER(name, symbol, parameters) cuda_status(CUDA_CALL *name) parameters;
  CUDA_FUNCTIONS(CUDA_MEMBER)
#undef CUDA_MEMBER
  int device;
  cuda_handle context, stream, events[2];
  bool (*knows)(const char *target);
  bool lost; // a fault ended the context
  char name[256];
} cuda_runner;

static bool cuda_check(cuda_runner *r, runner_error *error, cuda_status status, const char *what) {
  const char *name = NULL;
  if (!status) return true;
  if (r->GetErrorName(status, &name) || !name) name = "an unknown error";
  if (status >= 700 && status < 800) r->lost = true;
  return runner_fail(error, "%s gives %s on '%s'", what, name, r->name);
}

// ---- the device --------------------------------------------------------------------------------------------------------------------------------
static bool cuda_make_context(cuda_runner *r, runner_error *error) {
  enum { NON_BLOCKING = 1 };
  return cuda_check(r, error, r->PrimaryCtxRetain(&r->context, r->device), "cuDevicePrimaryCtxRetain") &&
         cuda_check(r, error, r->CtxSetCurrent(r->context), "cuCtxSetCurrent") &&
         cuda_check(r, error, r->StreamCreate(&r->stream, NON_BLOCKING), "cuStreamCreate") &&
         cuda_check(r, error, r->EventCreate(&r->events[0], 0), "cuEventCreate") &&
         cuda_check(r, error, r->EventCreate(&r->events[1], 0), "cuEventCreate");
}

// The target of the chip, or of the last one before it that is known, with what this device says of itself.
static bool cuda_find_target(cuda_runner *r, runner_error *error) {
  int major = 0, minor = 0, units = 0;
  size_t bytes = 0;
  const cg_target *best = NULL;
  unsigned least = 0;
  if (!cuda_check(r, error, r->DeviceGetAttribute(&major, CUDA_MAJOR, r->device), "cuDeviceGetAttribute") ||
      !cuda_check(r, error, r->DeviceGetAttribute(&minor, CUDA_MINOR, r->device), "cuDeviceGetAttribute") ||
      !cuda_check(r, error, r->DeviceGetAttribute(&units, CUDA_UNITS, r->device), "cuDeviceGetAttribute") ||
      !cuda_check(r, error, r->DeviceTotalMem(&bytes, r->device), "cuDeviceTotalMem"))
    return false;
  for (size_t i = 0; cg_target_at(i); i++) {
    const cg_target *t = cg_target_at(i);
    char *end;
    unsigned chip = t->format == CG_FORMAT_PTX ? (unsigned)strtoul(t->name + 3, &end, 10) : 0;
    const unsigned device = (unsigned)(10 * major + minor);
    if (!chip || chip < least || chip > device) continue;
    if (*end && (chip != device || !r->knows(t->name))) continue; // sm_90a, behind sm_90, and its kind run on theirs alone
    least = chip;
    best = t;
  }
  if (!best) return runner_fail(error, "'%s' is sm_%d%d, which is older than all known targets", r->name, major, minor);
  r->base.facts = *best;
  r->base.facts.compute_units = (uint32_t)units;
  r->base.memory = bytes;
  return true;
}

static bool cuda_open(cuda_runner *r, int index, runner_error *error) {
  int count = 0;
  r->library = cuda_open_library();
  if (!r->library) return runner_fail(error, "no CUDA driver (libcuda.so.1) is installed");
#define CUDA_LOAD(name, symbol, parameters)                                                                                                          \
  {                                                                                                                                                  \
    void *found = cuda_library_symbol(r->library, symbol);                                                                                           \
    if (!found) return runner_fail(error, "the CUDA driver has no " symbol);                                                                         \
    memcpy(&r->name, &found, sizeof found);                                                                                                          \
  }
  CUDA_FUNCTIONS(CUDA_LOAD)
#undef CUDA_LOAD
  return cuda_check(r, error, r->Init(0), "cuInit") && cuda_check(r, error, r->DeviceGetCount(&count), "cuDeviceGetCount") &&
         ((index < 0 ? 0 : index) < count || runner_fail(error, "there are %d CUDA devices", count)) &&
         cuda_check(r, error, r->DeviceGet(&r->device, index < 0 ? 0 : index), "cuDeviceGet") &&
         cuda_check(r, error, r->DeviceGetName(r->name, (int)sizeof r->name, r->device), "cuDeviceGetName") && cuda_find_target(r, error) &&
         cuda_make_context(r, error);
}

static void cuda_identify(runner *of, runner_identity *out) {
  cuda_runner *r = (cuda_runner *)of;
  void *found = cuda_library_symbol(r->library, "cuDriverGetVersion");
  cuda_status (*get)(int *version);
  int version = 0;
  snprintf(out->driver, sizeof out->driver, "CUDA");
  if (!found) return;
  memcpy((void *)&get, &found, sizeof found);
  if (get(&version) == 0) snprintf(out->version, sizeof out->version, "%d.%d", version / 1000, version % 1000 / 10);
}

static void cuda_close(runner *of) {
  cuda_runner *r = (cuda_runner *)of;
  if (r->context) r->PrimaryCtxRelease(r->device); // and with it, what it holds
  free(r);
}

// After a fault nothing of a context works any more: the next run gets another.
static bool cuda_recover(cuda_runner *r) {
  if (!r->lost) return true;
  r->lost = false;
  r->PrimaryCtxReset(r->device);
  return cuda_make_context(r, NULL);
}

// ---- modules -----------------------------------------------------------------------------------------------------------------------------------
// The entry of a kernel: a byte that PTX does not take is $ and two hexadecimal digits (cg_nvvm.h).
static void cuda_entry(cg_str name, char *out, size_t size) {
  size_t n = 0;
  for (size_t i = 0; i < name.len && n + 4 < size; i++) {
    char c = name.data[i];
    bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_', digit = c >= '0' && c <= '9' && i;
    n += (size_t)snprintf(out + n, size - n, letter || digit ? "%c" : "$%02x", (unsigned char)c);
  }
  out[n] = 0;
}

static void cuda_unload(cuda_runner *r, cuda_code *code) {
  if (code->module && !r->lost) r->ModuleUnload(code->module);
  free((void *)code->functions);
  memset(code, 0, sizeof *code);
}

static bool cuda_function(cuda_runner *r, const cg_kernel *k, cuda_handle module, cuda_handle *function, runner_error *error) {
  char name[1024];
  cuda_entry(k->name, name, sizeof name);
  if (!cuda_check(r, error, r->ModuleGetFunction(function, module, name), name)) return false;
  return k->shared_memory_bytes <= CG_NVVM_STATIC_SHARED_MEMORY ||
         cuda_check(r, error, r->FuncSetAttribute(*function, CUDA_DYNAMIC_SHARED_MEMORY, (int)k->shared_memory_bytes), "cuFuncSetAttribute");
}

static bool cuda_load(cuda_runner *r, const cg_program *program, cuda_code *code, double *seconds, runner_error *error) {
  char log[700] = "";
  int options[2] = {CUDA_LOG, CUDA_LOG_BYTES};
  void *values[2];
  double begin = runner_clock();
  values[0] = log;
  values[1] = (void *)(uintptr_t)sizeof log;
  if (strcmp(program->format, "ptx") != 0) return runner_fail(error, "a CUDA device takes PTX");
  code->functions = (cuda_handle *)calloc(program->num_kernels + 1, sizeof *code->functions);
  if (!code->functions) return runner_fail(error, "out of memory");
  if (!program->num_kernels) return true;
  if (r->ModuleLoadDataEx(&code->module, program->text.data, 2, options, values))
    return runner_fail(error, "the CUDA driver does not take the PTX: %s", log);
  for (size_t i = 0; i < program->num_kernels; i++) {
    if (!cuda_function(r, &program->kernels[i], code->module, &code->functions[i], error)) return false;
    if (seconds) seconds[i] = i ? 0 : runner_clock() - begin; // all of them at once
  }
  return true;
}

// ---- steps -------------------------------------------------------------------------------------------------------------------------------------
static bool cuda_launch(cuda_runner *r, cuda_handle function, const cg_kernel *k, const cuda_pointer *pointers, const uint32_t *push,
                        const uint32_t count[3], runner_error *error) {
  cuda_pointer buffers[64];
  uint32_t words[RUNNER_MAX_PUSH];
  void *parameters[64 + RUNNER_MAX_PUSH];
  size_t n = 0;
  if (!count[0] || !count[1] || !count[2]) return true;
  for (int i = 0; i < 3; i++)
    if (count[i] > r->base.facts.max_workgroup_count[i])
      return runner_fail(error, "kernel '%.*s' needs %u workgroups, the device takes %u", (int)k->name.len, k->name.data, count[i],
                         r->base.facts.max_workgroup_count[i]);
  if (k->num_bindings > 64 || k->num_push_constants > RUNNER_MAX_PUSH) return runner_fail(error, "a kernel with %zu bindings", k->num_bindings);
  for (size_t i = 0; i < k->num_bindings; i++) {
    buffers[i] = pointers[i];
    parameters[n++] = &buffers[i];
  }
  for (size_t i = 0; i < k->num_push_constants; i++) {
    words[i] = push[i];
    parameters[n++] = &words[i];
  }
  unsigned shared = k->shared_memory_bytes > CG_NVVM_STATIC_SHARED_MEMORY ? k->shared_memory_bytes : 0;
  return cuda_check(r, error,
                    r->LaunchKernel(function, count[0], count[1], count[2], k->workgroup_size[0], k->workgroup_size[1], k->workgroup_size[2], shared,
                                    r->stream, parameters, NULL),
                    "cuLaunchKernel");
}

// In the stream: what is copied outside of it may arrive after what the stream does next.
static bool cuda_upload(cuda_runner *r, const void *from, cuda_pointer to, size_t bytes, runner_error *error) {
  return cuda_check(r, error, r->MemcpyHtoDAsync(to, from, bytes, r->stream), "cuMemcpyHtoDAsync");
}

static bool cuda_copy(cuda_runner *r, cuda_pointer from, cuda_pointer to, uint64_t bytes, runner_error *error) {
  return cuda_check(r, error, r->MemcpyDtoDAsync(to, from, (size_t)bytes, r->stream), "cuMemcpyDtoDAsync");
}

static bool cuda_fill(cuda_runner *r, cuda_pointer to, uint64_t bytes, uint32_t pattern, runner_error *error) {
  return cuda_check(r, error, r->MemsetD32Async(to, pattern, (size_t)(bytes / 4), r->stream), "cuMemsetD32Async");
}

// ---- a run -------------------------------------------------------------------------------------------------------------------------------------
typedef struct {
  runner_buffer base;
  cuda_pointer pointer; // of the guard bytes before it
} cuda_buffer;

typedef struct {
  runner_run base;
  cuda_runner *r;
  cuda_buffer *buffers;
  cuda_code code;
} cuda_run;

static bool cuda_end(runner_run *of, bool ok) {
  cuda_run *run = (cuda_run *)of;
  cuda_runner *r = run->r;
  if (!r->lost) ok = cuda_check(r, ok ? of->error : NULL, r->StreamSynchronize(r->stream), "cuStreamSynchronize") && ok;
  for (size_t i = 0; i < of->num_buffers; i++) {
    cuda_buffer *b = &run->buffers[i];
    if (b->pointer && !r->lost) r->MemFree(b->pointer);
    if (b->base.mapped) free(b->base.mapped - b->base.front);
  }
  free(run->buffers);
  cuda_unload(r, &run->code);
  free(run);
  return cuda_recover(r) && ok;
}

static runner_run *cuda_start(runner *r, const cg_program *program, size_t num_buffers, runner_error *error) {
  cuda_run *run = (cuda_run *)calloc(1, sizeof *run);
  if (!run || !(run->buffers = (cuda_buffer *)calloc(num_buffers + 1, sizeof *run->buffers))) {
    runner_fail(error, "out of memory");
    free(run);
    return NULL;
  }
  run->r = (cuda_runner *)r;
  run->base.r = r;
  run->base.error = error;
  run->base.program = program;
  run->base.num_buffers = num_buffers;
  if (cuda_load(run->r, program, &run->code, NULL, error)) return &run->base;
  cuda_end(&run->base, false);
  return NULL;
}

static runner_buffer *cuda_buffer_of(runner_run *run, size_t i) { return &((cuda_run *)run)->buffers[i].base; }

static size_t cuda_bytes(const cuda_buffer *b) { return (size_t)(b->base.front + b->base.allocated); }

static bool cuda_make_buffer(runner_run *of, size_t i, uint64_t size) {
  cuda_run *run = (cuda_run *)of;
  cuda_buffer *b = &run->buffers[i];
  b->base.front = RUNNER_GUARD;
  b->base.size = size ? size : 4;
  b->base.allocated = b->base.size + RUNNER_GUARD;
  uint8_t *memory = (uint8_t *)malloc(cuda_bytes(b));
  if (!memory) return runner_fail(of->error, "out of memory");
  b->base.mapped = memory + b->base.front;
  runner_prepare_buffer(&b->base);
  return cuda_check(run->r, of->error, run->r->MemAlloc(&b->pointer, cuda_bytes(b)), "cuMemAlloc");
}

static bool cuda_remake_buffer(runner_run *of, size_t i, uint64_t size) {
  cuda_run *run = (cuda_run *)of;
  cuda_runner *r = run->r;
  cuda_buffer old = run->buffers[i], *b = &run->buffers[i];
  memset(b, 0, sizeof *b);
  bool ok = cuda_make_buffer(of, i, size) && cuda_upload(r, b->base.mapped - b->base.front, b->pointer, cuda_bytes(b), of->error);
  if (old.pointer) {
    ok = ok && cuda_copy(r, old.pointer + old.base.front, b->pointer + b->base.front, old.base.size, of->error) &&
         cuda_check(r, of->error, r->StreamSynchronize(r->stream), "cuStreamSynchronize");
    r->MemFree(old.pointer);
    free(old.base.mapped - old.base.front);
  }
  return ok;
}

static cuda_pointer cuda_address(const cuda_run *run, const runner_range *range) {
  return run->buffers[range->buffer].pointer + run->buffers[range->buffer].base.front + range->offset;
}

static bool cuda_begin(runner_run *of, size_t sets, size_t descriptors) {
  cuda_run *run = (cuda_run *)of;
  cuda_runner *r = run->r;
  (void)sets, (void)descriptors;
  for (size_t i = 0; i < of->num_buffers; i++) {
    cuda_buffer *b = &run->buffers[i];
    if (b->pointer && !cuda_upload(r, b->base.mapped - b->base.front, b->pointer, cuda_bytes(b), of->error)) return false;
  }
  return cuda_check(r, of->error, r->EventRecord(r->events[0], r->stream), "cuEventRecord");
}

static void cuda_barrier(runner_run *run) { (void)run; } // a stream keeps the order

static bool cuda_dispatch(runner_run *of, size_t kernel, const runner_range *ranges, const uint32_t *push, size_t num_push, const uint32_t count[3]) {
  cuda_run *run = (cuda_run *)of;
  const cg_kernel *k = &of->program->kernels[kernel];
  cuda_pointer pointers[64];
  if (num_push < k->num_push_constants || k->num_bindings > 64) return runner_fail(of->error, "a kernel with %zu bindings", k->num_bindings);
  for (size_t i = 0; i < k->num_bindings; i++) pointers[i] = cuda_address(run, &ranges[i]);
  return cuda_launch(run->r, run->code.functions[kernel], k, pointers, push, count, of->error);
}

static bool cuda_step_copy(runner_run *of, const runner_range *from, const runner_range *to, uint64_t bytes) {
  cuda_run *run = (cuda_run *)of;
  return cuda_copy(run->r, cuda_address(run, from), cuda_address(run, to), bytes, of->error);
}

static bool cuda_step_fill(runner_run *of, const runner_range *to, uint64_t bytes, uint32_t pattern) {
  cuda_run *run = (cuda_run *)of;
  return cuda_fill(run->r, cuda_address(run, to), bytes, pattern, of->error);
}

static bool cuda_wait(runner_run *of) {
  cuda_runner *r = (cuda_runner *)of->r;
  return cuda_check(r, of->error, r->StreamSynchronize(r->stream), "cuStreamSynchronize");
}

static bool cuda_read(runner_run *of, const runner_range *range, void *out) {
  cuda_run *run = (cuda_run *)of;
  return cuda_check(run->r, of->error, run->r->MemcpyDtoH(out, cuda_address(run, range), (size_t)range->bytes), "cuMemcpyDtoH");
}

static bool cuda_seconds(cuda_runner *r, double *seconds, runner_error *error) {
  float milliseconds = 0;
  if (!cuda_check(r, error, r->EventElapsedTime(&milliseconds, r->events[0], r->events[1]), "cuEventElapsedTime")) return false;
  *seconds = (double)milliseconds * 1e-3;
  return true;
}

static bool cuda_finish(runner_run *of, runner_times *times) {
  cuda_run *run = (cuda_run *)of;
  cuda_runner *r = run->r;
  double seconds = 0;
  if (!cuda_check(r, of->error, r->EventRecord(r->events[1], r->stream), "cuEventRecord") || !cuda_wait(of) || !cuda_seconds(r, &seconds, of->error))
    return false;
  if (times) times->device_seconds = seconds;
  for (size_t i = 0; i < of->num_buffers; i++) {
    cuda_buffer *b = &run->buffers[i];
    if (!cuda_check(r, of->error, r->MemcpyDtoH(b->base.mapped - b->base.front, b->pointer, cuda_bytes(b)), "cuMemcpyDtoH")) return false;
  }
  return true;
}

// ---- timing ------------------------------------------------------------------------------------------------------------------------------------
typedef struct {
  const cg_program *program;
  cuda_code code;
} cuda_bench_program;

typedef struct {
  cuda_pointer pointer;
  uint64_t bytes;
} cuda_local;

typedef struct {
  runner_bench base;
  cuda_runner *r;
  cuda_local *buffers;
  cuda_bench_program *programs;
  size_t num_buffers, num_programs;
} cuda_bench;

static runner_bench *cuda_bench_open(runner *r) {
  cuda_bench *b = (cuda_bench *)calloc(1, sizeof *b);
  if (!b) return NULL;
  b->base.r = r;
  b->r = (cuda_runner *)r;
  return &b->base;
}

static void cuda_bench_close(runner_bench *of) {
  cuda_bench *b = (cuda_bench *)of;
  runner_free_lists(of);
  for (size_t i = 0; i < b->num_programs; i++) cuda_unload(b->r, &b->programs[i].code);
  for (size_t i = 0; i < b->num_buffers && !b->r->lost; i++) b->r->MemFree(b->buffers[i].pointer);
  free(b->programs);
  free(b->buffers);
  free(b);
}

static bool cuda_bench_buffer(runner_bench *of, uint64_t bytes, size_t *buffer) {
  cuda_bench *b = (cuda_bench *)of;
  cuda_local *more = (cuda_local *)runner_more(b->buffers, b->num_buffers, sizeof *more);
  if (!more) return runner_fail(of->error, "out of memory");
  b->buffers = more;
  more[b->num_buffers].bytes = bytes ? (bytes + 3) & ~(uint64_t)3 : 4;
  if (!cuda_check(b->r, of->error, b->r->MemAlloc(&more[b->num_buffers].pointer, (size_t)more[b->num_buffers].bytes), "cuMemAlloc")) return false;
  *buffer = b->num_buffers++;
  return true;
}

static bool cuda_bench_wait(cuda_bench *b) { return cuda_check(b->r, b->base.error, b->r->StreamSynchronize(b->r->stream), "cuStreamSynchronize"); }

static bool cuda_bench_write(runner_bench *of, size_t buffer, const void *data, uint64_t bytes) {
  cuda_bench *b = (cuda_bench *)of;
  return !bytes || cuda_upload(b->r, data, b->buffers[buffer].pointer, (size_t)bytes, of->error);
}

static bool cuda_bench_read(runner_bench *of, size_t buffer, void *data, uint64_t bytes) {
  cuda_bench *b = (cuda_bench *)of;
  return !bytes || cuda_check(b->r, of->error, b->r->MemcpyDtoH(data, b->buffers[buffer].pointer, (size_t)bytes), "cuMemcpyDtoH");
}

static bool cuda_bench_copy(runner_bench *of, size_t from, size_t to, uint64_t bytes) {
  cuda_bench *b = (cuda_bench *)of;
  return cuda_copy(b->r, b->buffers[from].pointer, b->buffers[to].pointer, bytes, of->error) && cuda_bench_wait(b);
}

static bool cuda_bench_fill(runner_bench *of, size_t buffer, uint32_t pattern) {
  cuda_bench *b = (cuda_bench *)of;
  return cuda_fill(b->r, b->buffers[buffer].pointer, b->buffers[buffer].bytes, pattern, of->error) && cuda_bench_wait(b);
}

static bool cuda_bench_load(runner_bench *of, const cg_program *program, const uint32_t *specialization, size_t num_specialization, size_t *index,
                            double *seconds) {
  cuda_bench *b = (cuda_bench *)of;
  cuda_bench_program *more = (cuda_bench_program *)runner_more(b->programs, b->num_programs, sizeof *more);
  (void)specialization;
  if (!more) return runner_fail(of->error, "out of memory");
  b->programs = more;
  if (num_specialization) return runner_fail(of->error, "PTX has no specialization constants");
  *index = b->num_programs++;
  more[*index].program = program;
  return cuda_load(b->r, program, &more[*index].code, seconds, of->error);
}

static cuda_pointer cuda_bench_address(const cuda_bench *b, const runner_range *range) { return b->buffers[range->buffer].pointer + range->offset; }

static bool cuda_bench_step(runner_bench *of, const runner_bench_step *s) {
  cuda_bench *b = (cuda_bench *)of;
  const runner_range *to = &s->ranges[0];
  cuda_pointer pointers[RUNNER_BENCH_BINDINGS];
  uint64_t bytes;
  switch (s->kind) {
  case CG_STEP_COPY:
    bytes = s->ranges[0].bytes < s->ranges[1].bytes ? s->ranges[0].bytes : s->ranges[1].bytes;
    return !bytes || cuda_copy(b->r, cuda_bench_address(b, &s->ranges[0]), cuda_bench_address(b, &s->ranges[1]), bytes, b->base.error);
  case CG_STEP_FILL: // a tail of less than a word lies in the buffer's padding
    return !to->bytes || cuda_fill(b->r, cuda_bench_address(b, to), (to->bytes + 3) & ~(uint64_t)3, s->pattern, b->base.error);
  case CG_STEP_DISPATCH: {
    const cuda_bench_program *p = &b->programs[s->program];
    const cg_kernel *k = &p->program->kernels[s->kernel];
    if (s->num_ranges < k->num_bindings || s->num_push < k->num_push_constants)
      return runner_fail(b->base.error, "kernel '%.*s' has %zu bindings, %zu are given", (int)k->name.len, k->name.data, k->num_bindings,
                         s->num_ranges);
    for (size_t i = 0; i < k->num_bindings && i < RUNNER_BENCH_BINDINGS; i++) pointers[i] = cuda_bench_address(b, &s->ranges[i]);
    return cuda_launch(b->r, p->code.functions[s->kernel], k, pointers, s->push, s->count, b->base.error);
  }
  default: return true;
  }
}

// A graph of the chain, so that the host's time per launch is not measured along.
static bool cuda_bench_chain(cuda_bench *b, const runner_bench_chain *chain, double *seconds) {
  enum { THREAD_LOCAL = 1 };
  cuda_runner *r = b->r;
  runner_error *error = b->base.error;
  cuda_handle graph = NULL, exec = NULL;
  if (!cuda_check(r, error, r->StreamBeginCapture(r->stream, THREAD_LOCAL), "cuStreamBeginCapture")) return false;
  bool ok = runner_play(&b->base, chain, cuda_bench_step);
  ok = cuda_check(r, ok ? error : NULL, r->StreamEndCapture(r->stream, &graph), "cuStreamEndCapture") && ok;
  ok = ok && cuda_check(r, error, r->GraphInstantiate(&exec, graph, 0), "cuGraphInstantiate") &&
       cuda_check(r, error, r->EventRecord(r->events[0], r->stream), "cuEventRecord") &&
       cuda_check(r, error, r->GraphLaunch(exec, r->stream), "cuGraphLaunch") &&
       cuda_check(r, error, r->EventRecord(r->events[1], r->stream), "cuEventRecord") && cuda_bench_wait(b) && cuda_seconds(r, seconds, error);
  if (exec && !r->lost) r->GraphExecDestroy(exec);
  if (graph && !r->lost) r->GraphDestroy(graph);
  return ok;
}

static bool cuda_bench_run(runner_bench *of, const runner_bench_chain *chains, size_t count, double *seconds) {
  for (size_t i = 0; i < count; i++)
    if (!cuda_bench_chain((cuda_bench *)of, &chains[i], &seconds[i])) return false;
  return true;
}

static const runner_device cuda_device = {cuda_close,        cuda_identify,     cuda_start,       cuda_buffer_of,  cuda_make_buffer,
                                          cuda_begin,        cuda_barrier,      cuda_dispatch,    cuda_step_copy,  cuda_step_fill,
                                          cuda_wait,         cuda_read,         cuda_finish,      cuda_end,        cuda_bench_open,
                                          cuda_bench_close,  cuda_bench_buffer, cuda_bench_write, cuda_bench_read, cuda_bench_copy,
                                          cuda_bench_fill,   cuda_bench_load,   runner_add_list,  cuda_bench_run,  NULL,
                                          cuda_remake_buffer};

runner *cuda_runner_open(int index, bool (*knows)(const char *target), runner_error *error) {
  cuda_runner *r = (cuda_runner *)calloc(1, sizeof *r);
  if (!r) {
    runner_fail(error, "out of memory");
    return NULL;
  }
  r->base.device = &cuda_device;
  r->base.name = r->name;
  r->knows = knows;
  if (cuda_open(r, index, error)) return &r->base;
  cuda_close(&r->base);
  return NULL;
}
