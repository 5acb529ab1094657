// A libcuda.so.1 without a GPU: memory is the host's, copies and fills are done, and of a launch it is checked that the PTX has an entry of that name
// with as many parameters, that blocks have the size it requires, that dynamic shared memory is given where it is declared, and that pointers are into
// memory that was allocated. Nothing is computed. DRIVER_LOG names a file that gets a line per launch; DRIVER_FAULT=N makes launch N a fault, which
// ends the context as a real one does.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { OK = 0, INVALID_VALUE = 1, INVALID_IMAGE = 200, NOT_FOUND = 500, ILLEGAL_ADDRESS = 700, MAX_BLOCKS = 4096 };

typedef struct {
  char *text;
} module;

typedef struct {
  const char *entry; // in the module's text
  char name[256];
  int parameters, pointers, dynamic;
  unsigned required[3];
} function;

typedef struct {
  uint64_t at, bytes;
} block;

static block blocks[MAX_BLOCKS];
static int lost, launches;

int cuInit(unsigned flags) { return flags ? INVALID_VALUE : OK; }
int cuGetErrorName(int status, const char **name) {
  *name = status == ILLEGAL_ADDRESS ? "CUDA_ERROR_ILLEGAL_ADDRESS" : status == NOT_FOUND ? "CUDA_ERROR_NOT_FOUND" : "CUDA_ERROR_INVALID_VALUE";
  return OK;
}
int cuDeviceGetCount(int *count) { return *count = 1, OK; }
int cuDeviceGet(int *device, int ordinal) { return *device = ordinal, ordinal ? INVALID_VALUE : OK; }
int cuDeviceGetName(char *name, int size, int device) { return snprintf(name, (size_t)size, "a driver without a GPU"), device; }
int cuDeviceGetAttribute(int *value, int attribute, int device) {
  const char *chip = getenv("DRIVER_CHIP");
  int number = chip ? atoi(chip) : 90;
  *value = attribute == 75 ? number / 10 : attribute == 76 ? number % 10 : attribute == 16 ? 7 : 0;
  return device;
}
int cuDeviceTotalMem_v2(size_t *bytes, int device) { return *bytes = (size_t)1 << 30, device; }
int cuDevicePrimaryCtxRetain(void **context, int device) { return *context = &lost, device; }
int cuDevicePrimaryCtxRelease_v2(int device) { return device; }
int cuDevicePrimaryCtxReset_v2(int device) {
  lost = 0;
  for (int i = 0; i < MAX_BLOCKS; i++) {
    free((void *)(uintptr_t)blocks[i].at);
    blocks[i].at = blocks[i].bytes = 0;
  }
  return device;
}
int cuCtxSetCurrent(void *context) { return context == &lost ? OK : INVALID_VALUE; }

// ---- modules ---------------------------------------------------------------------------------------------------------------------------------
int cuModuleLoadDataEx(void **out, const void *image, unsigned count, int *options, void **values) {
  module *m = (module *)calloc(1, sizeof *m);
  (void)count, (void)options, (void)values;
  if (lost) return ILLEGAL_ADDRESS;
  m->text = strcpy((char *)malloc(strlen((const char *)image) + 1), (const char *)image);
  *out = m;
  return strstr(m->text, ".target sm_") ? OK : INVALID_IMAGE;
}
int cuModuleUnload(void *m) {
  free(((module *)m)->text);
  free(m);
  return lost ? ILLEGAL_ADDRESS : OK;
}
int cuModuleGetFunction(void **out, void *of, const char *name) {
  function *f = (function *)calloc(1, sizeof *f); // as long as the process: a driver's live as long as their module
  char entry[300];
  snprintf(entry, sizeof entry, ".entry %s(", name);
  f->entry = strstr(((module *)of)->text, entry);
  snprintf(f->name, sizeof f->name, "%s", name);
  if (!f->entry) return NOT_FOUND;
  const char *end = strchr(f->entry, '{'), *required = strstr(f->entry, ".reqntid ");
  for (const char *p = f->entry; (p = strstr(p, ".param .")) && p < end; p++) f->parameters++, f->pointers += strncmp(p, ".param .u64", 11) == 0;
  if (required && required < end) sscanf(required, ".reqntid %u, %u, %u", &f->required[0], &f->required[1], &f->required[2]);
  const char *next = strstr(end, ".entry "), *dynamic = strstr(end, "dynamic_shared");
  f->dynamic = dynamic && (!next || dynamic < next) ? 0 : -1; // -1: takes none
  *out = f;
  return OK;
}
int cuFuncSetAttribute(void *f, int attribute, int value) {
  if (attribute != 8 || ((function *)f)->dynamic < 0) return INVALID_VALUE;
  ((function *)f)->dynamic = value;
  return OK;
}

// ---- memory ----------------------------------------------------------------------------------------------------------------------------------
static int inside(uint64_t at, uint64_t bytes) {
  for (int i = 0; i < MAX_BLOCKS; i++)
    if (blocks[i].at && at >= blocks[i].at && at + bytes <= blocks[i].at + blocks[i].bytes) return lost ? ILLEGAL_ADDRESS : OK;
  return lost ? ILLEGAL_ADDRESS : INVALID_VALUE;
}
int cuMemAlloc_v2(uint64_t *pointer, size_t bytes) {
  for (int i = 0; i < MAX_BLOCKS; i++) {
    if (blocks[i].at) continue;
    blocks[i].at = *pointer = (uint64_t)(uintptr_t)aligned_alloc(256, (bytes + 255) / 256 * 256);
    blocks[i].bytes = bytes;
    return lost || !bytes ? INVALID_VALUE : OK;
  }
  return INVALID_VALUE;
}
int cuMemFree_v2(uint64_t pointer) {
  for (int i = 0; i < MAX_BLOCKS; i++) {
    if (!pointer || blocks[i].at != pointer) continue;
    free((void *)(uintptr_t)pointer);
    blocks[i].at = 0;
    return lost ? ILLEGAL_ADDRESS : OK;
  }
  return INVALID_VALUE;
}
int cuMemcpyHtoD_v2(uint64_t to, const void *from, size_t bytes) {
  if (inside(to, bytes)) return inside(to, bytes);
  memcpy((void *)(uintptr_t)to, from, bytes);
  return OK;
}
int cuMemcpyHtoDAsync_v2(uint64_t to, const void *from, size_t bytes, void *stream) { return (void)stream, cuMemcpyHtoD_v2(to, from, bytes); }
int cuMemcpyDtoH_v2(void *to, uint64_t from, size_t bytes) {
  if (inside(from, bytes)) return inside(from, bytes);
  memcpy(to, (void *)(uintptr_t)from, bytes);
  return OK;
}
int cuMemcpyDtoHAsync_v2(void *to, uint64_t from, size_t bytes, void *stream) { return (void)stream, cuMemcpyDtoH_v2(to, from, bytes); }
int cuMemcpyDtoDAsync_v2(uint64_t to, uint64_t from, size_t bytes, void *stream) {
  return (void)stream, inside(from, bytes) ? INVALID_VALUE : cuMemcpyHtoD_v2(to, (void *)(uintptr_t)from, bytes);
}
int cuMemsetD32Async(uint64_t to, unsigned value, size_t words, void *stream) {
  (void)stream;
  if (inside(to, 4 * words) || to % 4) return INVALID_VALUE;
  for (size_t i = 0; i < words; i++) memcpy((char *)(uintptr_t)to + 4 * i, &value, 4);
  return OK;
}
int cuMemsetD8Async(uint64_t to, unsigned char value, size_t bytes, void *stream) {
  (void)stream;
  if (inside(to, bytes)) return INVALID_VALUE;
  memset((void *)(uintptr_t)to, value, bytes);
  return OK;
}

// ---- launches --------------------------------------------------------------------------------------------------------------------------------
int cuLaunchKernel(void *of, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned shared, void *stream,
                   void **parameters, void **extra) {
  const function *f = (const function *)of;
  const char *log = getenv("DRIVER_LOG"), *fault = getenv("DRIVER_FAULT");
  FILE *to = log ? fopen(log, "a") : NULL;
  (void)stream, (void)extra;
  if (to) fprintf(to, "%s %u %u %u of %u %u %u, %d parameters, %u bytes\n", f->name, gx, gy, gz, bx, by, bz, f->parameters, shared);
  if (to) fclose(to);
  if (lost) return ILLEGAL_ADDRESS;
  if (!gx || !gy || !gz || bx != f->required[0] || by != f->required[1] || bz != f->required[2]) return INVALID_VALUE;
  if (f->dynamic < 0 ? shared != 0 : !shared || shared > (unsigned)f->dynamic) return INVALID_VALUE;
  for (int i = 0; i < f->parameters; i++) {
    uint64_t pointer;
    if (i >= f->pointers) continue;
    memcpy(&pointer, parameters[i], 8);
    if (pointer % 16 || inside(pointer, 4)) return INVALID_VALUE;
  }
  launches++;
  if (fault && atoi(fault) == launches) lost = 1;
  return OK;
}
int cuStreamCreate(void **stream, unsigned flags) { return *stream = &launches, flags > 1; }
int cuStreamSynchronize(void *stream) { return (void)stream, lost ? ILLEGAL_ADDRESS : OK; }
int cuStreamBeginCapture_v2(void *stream, int mode) { return (void)stream, (void)mode, OK; }
int cuStreamEndCapture(void *stream, void **graph) { return *graph = stream, OK; }
int cuGraphInstantiateWithFlags(void **exec, void *graph, unsigned long long flags) { return *exec = graph, flags != 0; }
int cuGraphLaunch(void *exec, void *stream) { return exec == stream ? OK : INVALID_VALUE; }
int cuGraphExecDestroy(void *exec) { return (void)exec, OK; }
int cuGraphDestroy(void *graph) { return (void)graph, OK; }
int cuEventCreate(void **event, unsigned flags) { return *event = &launches, flags != 0; }
int cuEventRecord(void *event, void *stream) { return (void)event, (void)stream, lost ? ILLEGAL_ADDRESS : OK; }
int cuEventElapsedTime(float *milliseconds, void *start, void *end) { return (void)start, (void)end, *milliseconds = 3.0f, OK; }
