// Compiles a kernel at run time to PTX and launches it with the CUDA driver alone: what a CUDA program would do, from cuInit to the numbers.
//   cc -I. examples/cuda_launch.c $(llvm-config-19 --cflags --ldflags --libs) -lm -ldl -o cuda_launch && ./cuda_launch
#define CODEGEN_IMPLEMENTATION
#include "codegen.h"
#include "codegen_nvvm.h"
#define CG_CUDA_IMPLEMENTATION
#include "cg_cuda.h"
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

// x * x + b over as many elements as the host has
static const char text[] = "func.func @square_add(%x: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {\n"
                           "  %0 = stablehlo.multiply %x, %x : tensor<?xf32>\n"
                           "  %1 = stablehlo.add %0, %b : tensor<?xf32>\n"
                           "  return %1 : tensor<?xf32>\n}\n";

// ---- what a CUDA program has already: <cuda.h>, a context, memory ----------------------------------------------------------------------------------
static void *driver;
static int (*cuInit)(unsigned flags);
static int (*cuDeviceGet)(int *device, int ordinal);
static int (*cuDevicePrimaryCtxRetain)(void **context, int device);
static int (*cuCtxSetCurrent)(void *context);
static int (*cuMemAlloc)(uint64_t *pointer, size_t bytes);
static int (*cuMemFree)(uint64_t pointer);
static int (*cuMemcpyHtoD)(uint64_t to, const void *from, size_t bytes);
static int (*cuMemcpyDtoH)(void *to, uint64_t from, size_t bytes);

static void *find(void *user, const char *name) { return dlsym(user, name); }

static void load(const char *name, void *function) {
  void *found = find(driver, name);
  if (!found) exit(3);
  memcpy(function, &found, sizeof found);
}

#define CHECK(call)                                                                                                                                  \
  do {                                                                                                                                               \
    int status_ = (call);                                                                                                                            \
    if (status_) {                                                                                                                                   \
      fprintf(stderr, "%s gives %d\n", #call, status_);                                                                                              \
      exit(3);                                                                                                                                       \
    }                                                                                                                                                \
  } while (0)

static int open_device(void) {
  void *context;
  int device;
  driver = dlopen("libcuda.so.1", RTLD_NOW);
  if (!driver) {
    fprintf(stderr, "no CUDA driver here\n");
    exit(3);
  }
  load("cuInit", &cuInit);
  load("cuDeviceGet", &cuDeviceGet);
  load("cuDevicePrimaryCtxRetain", &cuDevicePrimaryCtxRetain);
  load("cuCtxSetCurrent", &cuCtxSetCurrent);
  load("cuMemAlloc_v2", &cuMemAlloc);
  load("cuMemFree_v2", &cuMemFree);
  load("cuMemcpyHtoD_v2", &cuMemcpyHtoD);
  load("cuMemcpyDtoH_v2", &cuMemcpyDtoH);
  CHECK(cuInit(0));
  CHECK(cuDeviceGet(&device, 0));
  CHECK(cuDevicePrimaryCtxRetain(&context, device));
  CHECK(cuCtxSetCurrent(context));
  return device;
}

// ---- the kernel ----------------------------------------------------------------------------------------------------------------------------------
int main(void) {
  enum { N = 1000 };
  static float x[N], b[N], result[N];
  const int64_t x_shape[] = {N}, b_shape[] = {N}, *shapes[] = {x_shape, b_shape};
  int64_t symbols[8];
  char why[1024] = "";
  int device = open_device();

  // compile for the device at hand
  cg_target facts;
  if (!cgcu_facts(find, driver, device, &facts, why, sizeof why)) return fprintf(stderr, "%s\n", why), 3;
  cg_context *ctx = cg_create(NULL);
  cg_module module;
  cg_program program;
  cg_compile_desc desc = {0};
  desc.target_facts = &facts;
  desc.backend = cg_nvvm_backend();
  if (cg_parse(ctx, text, sizeof text - 1, NULL, &module) != CG_OK || cg_compile(module, &desc, &program) != CG_OK) {
    cg_diagnostic e = cg_first_error(ctx);
    return fprintf(stderr, "%u:%u: %.*s\n", e.line, e.column, (int)e.message.len, e.message.data), 1;
  }

  // the driver compiles the PTX, once per program
  cgcu_program launch;
  void **functions = (void **)calloc(program.num_kernels, sizeof *functions);
  if (!cgcu_create(&launch, &program, find, driver, functions, why, sizeof why)) return fprintf(stderr, "%s\n", why), 3;

  // sizes, and memory of these sizes
  const cg_function *f = &program.functions[0];
  cgcu_needs needs;
  cgcu_range buffers[3];
  if (cg_function_symbols(f, shapes, symbols) != CG_OK || !cgcu_needs_of(&launch, f, symbols, &needs, why, sizeof why)) return 1;
  if (needs.constants || needs.transient || needs.parameters) return 1; // a buffer for each, in general; this function has none
  for (uint32_t i = 0; i < 3; i++) {
    if (!cgcu_bytes(f, symbols, i < 2 ? CG_BUFFER_ARGUMENT : CG_BUFFER_RESULT, i < 2 ? i : 0, &buffers[i].bytes)) return 1;
    CHECK(cuMemAlloc(&buffers[i].pointer, buffers[i].bytes));
  }
  for (int i = 0; i < N; i++) x[i] = (float)i, b[i] = 0.5f;
  CHECK(cuMemcpyHtoD(buffers[0].pointer, x, sizeof x));
  CHECK(cuMemcpyHtoD(buffers[1].pointer, b, sizeof b));

  // run in the default stream
  cgcu_buffers given = {0};
  given.arguments = buffers;
  given.results = buffers + 2;
  if (!cgcu_run(&launch, f, symbols, &given, NULL, why, sizeof why)) return fprintf(stderr, "%s\n", why), 3;
  CHECK(cuMemcpyDtoH(result, buffers[2].pointer, sizeof result));

  for (int i = 0; i < N; i++)
    if (result[i] != (float)i * (float)i + 0.5f) return printf("element %d is %g\n", i, (double)result[i]), 1;
  printf("ok: %d elements on %s\n", N, facts.name);

  cgcu_destroy(&launch);
  for (int i = 0; i < 3; i++) CHECK(cuMemFree(buffers[i].pointer));
  free(functions);
  cg_destroy(ctx);
  return 0;
}
