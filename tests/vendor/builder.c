// A host without text: kernels made by calls reach every pipeline. Each is compiled and its pipeline checked; where there is an interpreter, the function
// as built and the kernels that came out of it run on the same numbers, and both agree with loops in C. It prints a line per kernel, the same in every
// configuration, and last whether anything was interpreted. Where CODEGEN_NO_FAST_PIPELINES leaves SimpleDistribute alone, all kernels go by it.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "codegen.h"
#include "codegen_spirv.h"

enum { MAX_ELEMENTS = 64 * 1024 };

typedef struct {
  unsigned rank;
  int64_t shape[4];
} shape;

typedef struct {
  const char *name, *target, *pipeline; // the pipeline that it has to reach
  const char *asked;                    // cg_compile_desc.pipeline; NULL: chosen
  unsigned num_args;
  shape args[3];
  cg_value (*build)(cg_builder b);
  void (*expect)(const float *const *args, float *out);
} kernel;

// ---- the kernels, each beside the loops that say what it computes ----------------------------------------------------------------------
static cg_value build_scale(cg_builder b) {
  cg_value x = cg_argument(b, 0);
  return cg_relu(b, cg_add(b, cg_mul(b, x, cg_scalar(b, cg_type_element(cg_value_type(x)), 3)), cg_argument(b, 1)));
}
static void expect_scale(const float *const *a, float *out, int64_t n) {
  for (int64_t i = 0; i < n; i++) out[i] = a[0][i] * 3 + a[1][i] > 0 ? a[0][i] * 3 + a[1][i] : 0;
}
static void expect_small(const float *const *a, float *out) { expect_scale(a, out, 5 * 3); }
static void expect_large(const float *const *a, float *out) { expect_scale(a, out, 64 * 96); }

static cg_value build_dense(cg_builder b) { return cg_relu(b, cg_add(b, cg_matmul(b, cg_argument(b, 0), cg_argument(b, 1)), cg_argument(b, 2))); }
static void expect_dense(const float *const *a, float *out) {
  for (int i = 0; i < 70; i++)
    for (int j = 0; j < 66; j++) {
      double sum = a[2][j];
      for (int k = 0; k < 65; k++) sum += (double)a[0][i * 65 + k] * (double)a[1][k * 66 + j];
      out[i * 66 + j] = sum > 0 ? (float)sum : 0;
    }
}

static cg_value build_conv(cg_builder b) {
  const int64_t strides[] = {2, 2}, padding[] = {1, 1, 2, 0};
  return cg_conv2d(b, cg_argument(b, 0), cg_argument(b, 1), strides, padding);
}
static void expect_conv(const float *const *a, float *out) { // 15x13x16 by 3x3x16x20
  for (int y = 0; y < 8; y++)
    for (int x = 0; x < 7; x++)
      for (int o = 0; o < 20; o++) {
        double sum = 0;
        for (int ky = 0; ky < 3; ky++)
          for (int kx = 0; kx < 3; kx++)
            for (int c = 0; c < 16; c++) {
              int iy = 2 * y + ky - 1, ix = 2 * x + kx - 2;
              if (iy >= 0 && iy < 15 && ix >= 0 && ix < 13)
                sum += (double)a[0][(iy * 13 + ix) * 16 + c] * (double)a[1][((ky * 3 + kx) * 16 + c) * 20 + o];
            }
        out[(y * 7 + x) * 20 + o] = (float)sum;
      }
}

static cg_value build_transpose(cg_builder b) {
  const int64_t permutation[] = {1, 0};
  return cg_transpose(b, cg_argument(b, 0), permutation);
}
static void expect_transpose(const float *const *a, float *out) {
  for (int i = 0; i < 64; i++)
    for (int j = 0; j < 96; j++) out[j * 64 + i] = a[0][i * 96 + j];
}

static cg_value build_rows(cg_builder b) {
  const int64_t dim = 1;
  return cg_reduce_sum(b, cg_argument(b, 0), 1, &dim);
}
static void expect_rows(const float *const *a, float *out) {
  for (int i = 0; i < 9; i++) {
    double sum = 0;
    for (int j = 0; j < 515; j++) sum += (double)a[0][i * 515 + j];
    out[i] = (float)sum;
  }
}

static cg_value build_columns(cg_builder b) {
  const int64_t dim = 0;
  return cg_reduce_max(b, cg_argument(b, 0), 1, &dim);
}
static void expect_columns(const float *const *a, float *out) {
  for (int j = 0; j < 64; j++) {
    out[j] = a[0][j];
    for (int i = 1; i < 515; i++) out[j] = a[0][i * 64 + j] > out[j] ? a[0][i * 64 + j] : out[j];
  }
}

static cg_value build_softmax(cg_builder b) { return cg_softmax(b, cg_argument(b, 0)); }
static void expect_softmax(const float *const *a, float *out) {
  for (int i = 0; i < 9; i++) {
    double sum = 0;
    for (int j = 0; j < 515; j++) sum += exp((double)a[0][i * 515 + j]);
    for (int j = 0; j < 515; j++) out[i * 515 + j] = (float)(exp((double)a[0][i * 515 + j]) / sum);
  }
}

// a whole pass list of the host's own, in place of the pipelines
static const char own_list[] =
    "inline,hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse,form-dispatches,materialize-interface,verify-targets,erase-descriptor-type,schedule,select-configuration{"
    "pipeline=SimpleDistribute},lower-executable-target,workgroup-count,strip-unused,link-kernels,resolve-entry-points,verify-emission";

static const kernel kernels[] = {
    {"small", "vulkan1.0", "SimpleDistribute", NULL, 2, {{2, {5, 3}}, {2, {5, 3}}}, build_scale, expect_small},
    {"asked", "vulkan1.1", "SimpleDistribute", "SimpleDistribute", 3, {{2, {70, 65}}, {2, {65, 66}}, {1, {66}}}, build_dense, expect_dense},
    {"large", "vulkan1.0", "Vectorize", NULL, 2, {{2, {64, 96}}, {2, {64, 96}}}, build_scale, expect_large},
    {"alias", "valhall", "Vectorize", "SPIRVBaseVectorize", 3, {{2, {70, 65}}, {2, {65, 66}}, {1, {66}}}, build_dense, expect_dense},
    {"dense", "hopper", "MatmulPromoteVectorize", NULL, 3, {{2, {70, 65}}, {2, {65, 66}}, {1, {66}}}, build_dense, expect_dense},
    {"conv", "hopper", "MatmulPromoteVectorize", NULL, 2, {{4, {1, 15, 13, 16}}, {4, {3, 3, 16, 20}}}, build_conv, expect_conv},
    {"transpose", "vulkan1.1", "Transpose", NULL, 1, {{2, {64, 96}}}, build_transpose, expect_transpose},
    {"rows", "hopper", "VectorDistribute", NULL, 1, {{2, {9, 515}}}, build_rows, expect_rows},
    {"columns", "vulkan1.1", "VectorDistribute", NULL, 1, {{2, {515, 64}}}, build_columns, expect_columns},
    {"softmax", "hopper", "VectorDistribute", NULL, 1, {{2, {9, 515}}}, build_softmax, expect_softmax},
    {"list", "vulkan1.1", "SimpleDistribute", own_list, 3, {{2, {70, 65}}, {2, {65, 66}}, {1, {66}}}, build_dense, expect_dense},
};
enum { NUM_KERNELS = sizeof kernels / sizeof kernels[0] };

// ---- running them -----------------------------------------------------------------------------------------------------------------------
static float inputs[3][MAX_ELEMENTS], expected[MAX_ELEMENTS];

#ifndef CODEGEN_NO_INTERP
static int64_t elements(const shape *s) {
  int64_t n = 1;
  for (unsigned i = 0; i < s->rank; i++) n *= s->shape[i];
  return n;
}

static int run(cg_context *ctx, const kernel *k, cg_module module, const char *what) {
  cg_array args[3], result;
  size_t num_results = 1;
  memset(args, 0, sizeof args);
  memset(&result, 0, sizeof result);
  for (unsigned i = 0; i < k->num_args; i++) {
    args[i].element = cg_type_scalar(ctx, CG_TYPE_F32);
    args[i].rank = k->args[i].rank;
    memcpy(args[i].shape, k->args[i].shape, sizeof k->args[i].shape);
    args[i].data = (uint8_t *)inputs[i];
    args[i].size = (size_t)elements(&k->args[i]) * sizeof(float);
  }
  if (cg_interpret(module, k->name, k->num_args, args, &num_results, &result, NULL) != CG_OK) return 0;
  for (size_t i = 0; i < result.size / sizeof(float); i++) {
    float got;
    memcpy(&got, result.data + i * sizeof got, sizeof got);
    if (!(fabs((double)got - (double)expected[i]) <= 1e-4 + 1e-5 * fabs((double)expected[i]))) {
      fprintf(stderr, "%s, %s: element %u is %g, not %g\n", k->name, what, (unsigned)i, (double)got, (double)expected[i]);
      return 0;
    }
  }
  return result.size > 0;
}
#endif

static int compile(cg_context *ctx, const kernel *k) {
  cg_module module = cg_module_create(ctx);
  cg_type types[3];
  cg_builder b;
  cg_value result;
  cg_compile_desc desc;
  cg_program program;
  uint64_t digest = 14695981039346656037u;
#ifdef CODEGEN_NO_FAST_PIPELINES
  const char *pipeline = "SimpleDistribute";
#else
  const char *pipeline = k->pipeline;
#endif
  for (unsigned i = 0; i < k->num_args; i++) types[i] = cg_type_tensor(ctx, cg_type_scalar(ctx, CG_TYPE_F32), k->args[i].rank, k->args[i].shape);
  b = cg_function_begin(module, k->name, k->num_args, types);
  result = k->build(b);
  if (cg_function_end(b, 1, &result) != CG_OK) return 0;
#ifndef CODEGEN_NO_INTERP
  if (!run(ctx, k, module, "as built")) return 0;
#endif
  memset(&desc, 0, sizeof desc);
  desc.target = k->target;
  desc.pipeline = k->asked;
#ifdef CODEGEN_NO_FAST_PIPELINES
  if (desc.pipeline && desc.pipeline[0] != 'i') desc.pipeline = NULL;
#endif
  desc.backend = cg_spirv_backend();
  if (cg_compile(module, &desc, &program) != CG_OK) return 0;
  if (program.num_kernels != 1 || program.words[0] != 0x07230203u) {
    fprintf(stderr, "%s: %u kernels, not one\n", k->name, (unsigned)program.num_kernels);
    return 0;
  }
  for (size_t i = 0; i < program.num_words; i++) digest = (digest ^ program.words[i]) * 1099511628211u;
  printf("%-10s%-10s%.*s, %u words, %08lx%08lx\n", k->name, k->target, (int)program.kernels[0].pipeline.len, program.kernels[0].pipeline.data,
         (unsigned)program.num_words, (unsigned long)(digest >> 32), (unsigned long)(digest & 0xffffffffu));
  if (strlen(pipeline) != program.kernels[0].pipeline.len || memcmp(pipeline, program.kernels[0].pipeline.data, strlen(pipeline)) != 0) {
    fprintf(stderr, "%s: the pipeline is not %s\n", k->name, pipeline);
    return 0;
  }
#ifndef CODEGEN_NO_INTERP
  if (!run(ctx, k, program.module, "its kernels")) return 0;
#endif
  return 1;
}

static void on_diagnostic(void *user, const cg_diagnostic *d) {
  (void)user;
  fprintf(stderr, "%u:%u: %.*s\n", d->line, d->column, (int)d->message.len, d->message.data);
}

#ifdef BUILDER_BLOCK // CODEGEN_NO_MALLOC: all memory is one block
static unsigned char block[48 << 20];
#endif

int main(void) {
  cg_context_desc desc;
  cg_context *ctx;
  memset(&desc, 0, sizeof desc);
  desc.diagnostic_fn = on_diagnostic;
#ifdef BUILDER_BLOCK
  desc.block = block;
  desc.block_size = sizeof block;
#endif
  ctx = cg_create(&desc);
  if (!ctx) return 1;
  for (unsigned a = 0; a < 3; a++)
    for (unsigned i = 0; i < MAX_ELEMENTS; i++) inputs[a][i] = (float)((int)((i * 37 + a * 11 + i / 29) % 64) - 32) / 16;
  for (unsigned i = 0; i < NUM_KERNELS; i++) {
    const float *args[3];
    for (unsigned a = 0; a < 3; a++) args[a] = inputs[a];
    kernels[i].expect(args, expected);
    if (!compile(ctx, &kernels[i])) return fprintf(stderr, "%s failed\n", kernels[i].name), 1;
    cg_reset(ctx);
  }
  cg_destroy(ctx);
#ifdef CODEGEN_NO_INTERP
  printf("%u kernels compiled\n", (unsigned)NUM_KERNELS);
#else
  printf("%u kernels compiled and interpreted\n", (unsigned)NUM_KERNELS);
#endif
  return 0;
}
