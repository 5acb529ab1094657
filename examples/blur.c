// A separable blur of the host's own image, made by calls: rows have a pitch, the bindings are the engine's, and the result goes to the middle of
// another image. Nothing is packed or copied; padding and border keep what they hold. Without a Vulkan device the interpreter blurs.
//   cc -I. examples/blur.c -lm -ldl -o blur && ./blur
#define CODEGEN_IMPLEMENTATION
#include "codegen.h"
#include "codegen_spirv.h"
#include "vulkan_host.h"
#define CG_VULKAN_IMPLEMENTATION
#include "cg_vulkan.h"
#include <math.h>
#include <stdlib.h>

enum { WIDTH = 300, HEIGHT = 200, CHANNELS = 4, PITCH = 320, TAPS = 5 }; // pixels
static const double weights[TAPS] = {1 / 16.0, 4 / 16.0, 6 / 16.0, 4 / 16.0, 1 / 16.0};

// [HEIGHT, WIDTH, 4] to [HEIGHT - 4, WIDTH - 4, 4]: along each of the first two dimensions a weighted sum of shifted slices.
static cg_module make_blur(cg_context *ctx) {
  int64_t shape[] = {HEIGHT, WIDTH, CHANNELS};
  cg_type f32 = cg_type_scalar(ctx, CG_TYPE_F32), image = cg_type_tensor(ctx, f32, 3, shape);
  cg_module module = cg_module_create(ctx);
  cg_builder b = cg_function_begin(module, "blur", 1, &image);
  cg_value x = cg_argument(b, 0);
  for (int dim = 0; dim < 2; dim++) {
    cg_value sum = NULL;
    for (int tap = 0; tap < TAPS; tap++) {
      int64_t start[3] = {0, 0, 0}, limit[3] = {shape[0], shape[1], shape[2]};
      start[dim] = tap;
      limit[dim] += tap - (TAPS - 1);
      cg_value part = cg_mul(b, cg_slice(b, x, start, limit, NULL), cg_scalar(b, f32, weights[tap]));
      sum = tap ? cg_add(b, sum, part) : part;
    }
    shape[dim] -= TAPS - 1;
    x = sum;
  }
  return cg_function_end(b, 1, &x) == CG_OK ? module : NULL;
}

// Where the images lie: as the engine has them.
static bool compile_blur(cg_context *ctx, cg_program *program) {
  static const int64_t strides[] = {PITCH * CHANNELS, CHANNELS, 1}; // elements
  cg_argument_desc images[2] = {{0}};
  images[0].function = images[1].function = "blur";
  images[0].fixed = images[1].fixed = true;
  images[0].set = images[1].set = 1;
  images[0].binding = 3;
  images[1].binding = 7;
  images[0].num_strides = images[1].num_strides = 3;
  images[0].strides = images[1].strides = strides;
  images[1].is_result = true;
  images[1].byte_offset = (2 * PITCH + 2) * CHANNELS * sizeof(float); // two rows down, two pixels in
  cg_compile_desc desc = {0};
  desc.target = "vulkan1.1";
  desc.backend = cg_spirv_backend();
  desc.arguments = images;
  desc.num_arguments = 2;
  cg_module module = make_blur(ctx);
  if (module && cg_compile(module, &desc, program) == CG_OK) return true;
  cg_diagnostic e = cg_first_error(ctx);
  return fprintf(stderr, "%.*s\n", (int)e.message.len, e.message.data), false;
}

static int launch(vulkan_host *vk, const cg_program *program, const float *in, float *out, size_t bytes) {
  cgvk_host host = {0};
  cgvk_program p;
  cgvk_kernel kernels[8];
  cgvk_needs needs;
  cgvk_buffers given = {0};
  vulkan_buffer images[2], scratch = {0};
  char why[256] = "";
  host.api_version = VK_API_VERSION_1_1;
  host.properties = &vk->properties;
  host.enabled = &vk->device_info;
  host.device = vk->device;
  host.get_proc = vk->GetDeviceProcAddr;
  const cg_function *f = &program->functions[0];
  if (program->num_kernels > 8 || !cgvk_create(&p, program, &host, kernels, why, sizeof why) || !cgvk_needs_of(&p, f, NULL, &needs, why, sizeof why))
    return fprintf(stderr, "%s\n", why), 3;
  if (!vulkan_host_buffer(vk, bytes, &images[0]) || !vulkan_host_buffer(vk, bytes, &images[1]) || !vulkan_host_buffer(vk, needs.transient, &scratch))
    return 3;
  memcpy(images[0].mapped, in, bytes);
  memcpy(images[1].mapped, out, bytes);
  VkDescriptorBufferInfo infos[2] = {vulkan_host_whole(&images[0]), vulkan_host_whole(&images[1])};
  given.arguments = &infos[0];
  given.results = &infos[1];
  given.transient = vulkan_host_whole(&scratch);
  if (!cgvk_record(&p, f, NULL, &given, vk->descriptors, vulkan_host_begin(vk), why, sizeof why)) return fprintf(stderr, "%s\n", why), 3;
  if (!vulkan_host_run(vk)) return 3;
  memcpy(out, images[1].mapped, bytes);
  printf("%s: %zu kernel%s, set %u, bindings %u and %u\n", vk->properties.properties.deviceName, program->num_kernels,
         program->num_kernels == 1 ? "" : "s", f->arguments[0].set, f->arguments[0].binding, f->results[0].binding);
  cgvk_destroy(&p);
  vulkan_host_free(vk, &images[0]);
  vulkan_host_free(vk, &images[1]);
  vulkan_host_free(vk, &scratch);
  return 0;
}

// The interpreter takes dense arrays.
static int interpret(cg_context *ctx, const float *in, float *out) {
  enum { ROW = WIDTH * CHANNELS * sizeof(float), OUT_ROW = (WIDTH - 4) * CHANNELS * sizeof(float) };
  cg_array image = {0}, result;
  size_t one = 1;
  image.element = cg_type_scalar(ctx, CG_TYPE_F32);
  image.rank = 3;
  image.shape[0] = HEIGHT, image.shape[1] = WIDTH, image.shape[2] = CHANNELS;
  image.size = HEIGHT * ROW;
  image.data = (uint8_t *)malloc(image.size);
  if (!image.data) return 3;
  for (int y = 0; y < HEIGHT; y++) memcpy(image.data + y * ROW, in + y * PITCH * CHANNELS, ROW);
  cg_result r = cg_interpret(make_blur(ctx), "blur", 1, &image, &one, &result, NULL);
  for (int y = 0; r == CG_OK && y < HEIGHT - 4; y++) memcpy(out + ((y + 2) * PITCH + 2) * CHANNELS, result.data + y * OUT_ROW, OUT_ROW);
  free(image.data);
  printf("no device: interpreted\n");
  return r == CG_OK ? 0 : 1;
}

static int check(const float *in, const float *out) {
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < PITCH; x++)
      for (int c = 0; c < CHANNELS; c++) {
        double want = 0;
        float got = out[(y * PITCH + x) * CHANNELS + c];
        bool inside = y >= 2 && y < HEIGHT - 2 && x >= 2 && x < WIDTH - 2;
        for (int i = 0; inside && i < TAPS * TAPS; i++)
          want += weights[i / TAPS] * weights[i % TAPS] * (double)in[((y + i / TAPS - 2) * PITCH + x + i % TAPS - 2) * CHANNELS + c];
        if (inside ? fabs(want - (double)got) > 1e-5 : got != -1.0f) return printf("row %d, pixel %d, channel %d: %g\n", y, x, c, (double)got), 1;
      }
  printf("ok: %d x %d pixels blurred; border and padding untouched\n", WIDTH - 4, HEIGHT - 4);
  return 0;
}

int main(void) {
  enum { COUNT = HEIGHT * PITCH * CHANNELS };
  static float in[COUNT], out[COUNT];
  for (int i = 0; i < COUNT; i++) in[i] = (float)(i * 2654435761u >> 8) / 16777216.0f, out[i] = -1.0f;
  cg_context *ctx = cg_create(NULL);
  cg_program program;
  vulkan_host vk;
  if (!compile_blur(ctx, &program)) return 1;
  int status = vulkan_host_open(&vk, 16, 64) ? launch(&vk, &program, in, out, sizeof in) : interpret(ctx, in, out);
  if (status == 0) status = check(in, out);
  vulkan_host_close(&vk);
  cg_destroy(ctx);
  return status;
}
