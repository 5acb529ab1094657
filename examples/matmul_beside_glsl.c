// Twelve lines that make a product of matrices beside one written by hand in GLSL: both checked, both timed by the device, and the ratio.
//   glslangValidator -V --target-env vulkan1.1 examples/matmul.comp -o matmul.spv
//   cc -I. examples/matmul_beside_glsl.c -lm -ldl -o matmul && ./matmul matmul.spv [SIZE]
#define CODEGEN_IMPLEMENTATION
#include "codegen.h"
#include "codegen_spirv.h"
#include "vulkan_host.h"
#define CG_VULKAN_IMPLEMENTATION
#include "cg_vulkan.h"
#include <math.h>
#include <stdlib.h>

// The twelve lines.
static bool compile_matmul(cg_context *ctx, const cg_target *device, int64_t m, int64_t n, int64_t k, cg_program *program) {
  const int64_t a_shape[] = {m, k}, b_shape[] = {k, n};
  cg_type f32 = cg_type_scalar(ctx, CG_TYPE_F32);
  cg_type args[] = {cg_type_tensor(ctx, f32, 2, a_shape), cg_type_tensor(ctx, f32, 2, b_shape)};
  cg_module module = cg_module_create(ctx);
  cg_builder b = cg_function_begin(module, "matmul", 2, args);
  cg_value c = cg_matmul(b, cg_argument(b, 0), cg_argument(b, 1));
  if (cg_function_end(b, 1, &c) != CG_OK) return false;
  cg_compile_desc desc = {0};
  desc.target_facts = device;
  desc.backend = cg_spirv_backend();
  return cg_compile(module, &desc, program) == CG_OK;
}

// SPIR-V from elsewhere is described by hand, and launched by the same code.
static bool describe_glsl(const char *path, cg_program *program, cg_kernel *kernel) {
  static uint32_t words[1 << 16];
  static cg_binding bindings[3];
  static cg_push_constant push[3];
  FILE *in = fopen(path, "rb");
  memset(program, 0, sizeof *program);
  memset(kernel, 0, sizeof *kernel);
  program->target = *cg_target_find("vulkan1.1");
  program->words = words;
  program->num_words = in ? fread(words, 4, sizeof words / 4, in) : 0;
  if (in) fclose(in);
  program->num_kernels = 1;
  program->kernels = kernel;
  kernel->name.data = "main";
  kernel->name.len = 4;
  kernel->workgroup_size[0] = kernel->workgroup_size[1] = 16;
  kernel->workgroup_size[2] = 1;
  kernel->shared_memory_bytes = 16 * (65 + 64) * 4;
  for (uint32_t i = 0; i < 3; i++) bindings[i].binding = i, push[i].offset = 4 * i;
  kernel->num_bindings = kernel->num_push_constants = 3;
  kernel->bindings = bindings;
  kernel->push_constants = push;
  return program->num_words != 0;
}

enum { REPEAT = 4, ROUNDS = 9 };

typedef struct {
  vulkan_host vk;
  VkQueryPool queries;
  cgvk_program generated, glsl;
  cgvk_kernel kernels[2];
  vulkan_buffer a, b, c[2]; // each contender has a result of its own
  uint32_t size;
  char why[256];
} bench;

static bool record(bench *x, int contender) {
  VkDescriptorBufferInfo infos[3] = {vulkan_host_whole(&x->a), vulkan_host_whole(&x->b), vulkan_host_whole(&x->c[contender])};
  const uint32_t push[3] = {x->size, x->size, x->size}, count[3] = {x->size / 64, x->size / 64, 1};
  cgvk_buffers given = {0};
  given.arguments = infos;
  given.results = infos + 2;
  if (contender == 0)
    return cgvk_record(&x->generated, &x->generated.program->functions[0], NULL, &given, x->vk.descriptors, x->vk.commands, x->why, sizeof x->why);
  return cgvk_record_kernel(&x->glsl, 0, infos, push, count, x->vk.descriptors, x->vk.commands, x->why, sizeof x->why);
}

// Seconds of one product: a chain of them with a barrier after each, between two timestamps.
static bool measure(bench *x, int contender, double *seconds) {
  VkMemoryBarrier barrier = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL, VK_ACCESS_SHADER_WRITE_BIT, VK_ACCESS_SHADER_WRITE_BIT};
  uint64_t stamps[2];
  VkCommandBuffer commands = vulkan_host_begin(&x->vk);
  x->vk.CmdResetQueryPool(commands, x->queries, 0, 2);
  x->vk.CmdWriteTimestamp(commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, x->queries, 0);
  for (int i = 0; i < REPEAT; i++) {
    if (!record(x, contender)) return false;
    x->vk.CmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 1, &barrier, 0, NULL, 0, NULL);
  }
  x->vk.CmdWriteTimestamp(commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, x->queries, 1);
  if (!vulkan_host_run(&x->vk) || x->vk.GetQueryPoolResults(x->vk.device, x->queries, 0, 2, sizeof stamps, stamps, 8,
                                                            VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT) != VK_SUCCESS)
    return false;
  *seconds = (double)(stamps[1] - stamps[0]) * (double)x->vk.properties.properties.limits.timestampPeriod * 1e-9 / REPEAT;
  return true;
}

static int ascending(const void *a, const void *b) { return *(const double *)a < *(const double *)b ? -1 : *(const double *)a > *(const double *)b; }

static bool check(const bench *x, int contender) { // some elements, in double precision
  const float *a = (const float *)x->a.mapped, *b = (const float *)x->b.mapped, *c = (const float *)x->c[contender].mapped;
  for (uint32_t i = 0; i < 500; i++) {
    uint32_t row = i * 2654435761u % x->size, column = i * 40503u % x->size;
    double want = 0;
    for (uint32_t k = 0; k < x->size; k++) want += (double)a[row * x->size + k] * (double)b[k * x->size + column];
    if (fabs(want - (double)c[row * x->size + column]) > 1e-3) return false;
  }
  return true;
}

static int run(bench *x, const char *spv) {
  static const char *const names[2] = {"twelve lines", "GLSL by hand"};
  const size_t count = (size_t)x->size * x->size;
  VkQueryPoolCreateInfo queries = {VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO};
  cgvk_host host = {0};
  cg_target facts;
  cg_program generated, glsl;
  cg_kernel glsl_kernel;
  double seconds[2][ROUNDS];
  host.api_version = VK_API_VERSION_1_1;
  host.properties = &x->vk.properties;
  host.enabled = &x->vk.device_info;
  host.device = x->vk.device;
  host.get_proc = x->vk.GetDeviceProcAddr;
  cgvk_facts(&host, "this device", &facts);
  cg_context *ctx = cg_create(NULL);
  if (!compile_matmul(ctx, &facts, x->size, x->size, x->size, &generated) || generated.num_kernels != 1)
    return fprintf(stderr, "%.*s\n", (int)cg_first_error(ctx).message.len, cg_first_error(ctx).message.data), 1;
  if (!describe_glsl(spv, &glsl, &glsl_kernel)) return fprintf(stderr, "%s is not there\n", spv), 3;
  if (!cgvk_create(&x->generated, &generated, &host, &x->kernels[0], x->why, sizeof x->why) ||
      !cgvk_create(&x->glsl, &glsl, &host, &x->kernels[1], x->why, sizeof x->why))
    return fprintf(stderr, "%s\n", x->why), 3;
  queries.queryType = VK_QUERY_TYPE_TIMESTAMP;
  queries.queryCount = 2;
  if (x->vk.CreateQueryPool(x->vk.device, &queries, NULL, &x->queries) != VK_SUCCESS || !vulkan_host_buffer(&x->vk, count * 4, &x->a) ||
      !vulkan_host_buffer(&x->vk, count * 4, &x->b) || !vulkan_host_buffer(&x->vk, count * 4, &x->c[0]) ||
      !vulkan_host_buffer(&x->vk, count * 4, &x->c[1]))
    return 3;
  for (size_t i = 0; i < count; i++) {
    ((float *)x->a.mapped)[i] = (float)(i * 7 % 31) / 16 - 1;
    ((float *)x->b.mapped)[i] = (float)(i * 11 % 29) / 16 - 1;
  }
  for (int round = -1; round < ROUNDS; round++) // in turn; the first round warms up
    for (int k = 0; k < 2; k++)
      if (!measure(x, k, &seconds[k][round < 0 ? 0 : round])) return fprintf(stderr, "%s\n", x->why), 3;
  printf("%u x %u x %u on %s\n", x->size, x->size, x->size, x->vk.properties.properties.deviceName);
  for (int k = 0; k < 2; k++) {
    if (!check(x, k)) return printf("%s: wrong\n", names[k]), 1;
    qsort(seconds[k], ROUNDS, sizeof(double), ascending);
    printf("%s: %.3f ms, %.1f GFLOP/s\n", names[k], seconds[k][ROUNDS / 2] * 1e3, 2e-9 * x->size * (double)count / seconds[k][ROUNDS / 2]);
  }
  printf("ratio: %.2f times the speed of GLSL by hand\n", seconds[1][ROUNDS / 2] / seconds[0][ROUNDS / 2]);
  cgvk_destroy(&x->generated);
  cgvk_destroy(&x->glsl);
  cg_destroy(ctx);
  return 0;
}

int main(int argc, char **argv) {
  static bench x;
  x.size = argc > 2 ? (uint32_t)atoi(argv[2]) : 512;
  if (argc < 2 || !x.size || x.size % 64) return fprintf(stderr, "usage: matmul matmul.spv [SIZE, a multiple of 64]\n"), 2;
  int status = vulkan_host_open(&x.vk, 4 * REPEAT, 64) ? run(&x, argv[1]) : 3;
  vulkan_host_free(&x.vk, &x.a);
  vulkan_host_free(&x.vk, &x.b);
  vulkan_host_free(&x.vk, &x.c[0]);
  vulkan_host_free(&x.vk, &x.c[1]);
  if (x.queries) x.vk.DestroyQueryPool(x.vk.device, x.queries, NULL);
  vulkan_host_close(&x.vk);
  return status;
}
