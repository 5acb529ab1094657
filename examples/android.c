// On Android: compiles a kernel on the phone for the GPU at hand, runs it, checks it. A plain executable for adb shell, or, with
// CODEGEN_ANDROID_LIBRARY defined, a shared library with one C function to call from your own JNI or native activity. On this machine, to try it:
//   cc -I. examples/android.c -lm -ldl -o softmax && ./softmax
// With the NDK, whose Vulkan header has to be 1.1.116 or newer (Khronos' own will do, too), from the repository's root:
//   CC=$NDK/toolchains/llvm/prebuilt/linux-x86_64/bin/aarch64-linux-android26-clang
//   $CC -O2 -I. -IDEPS examples/android.c -lm -ldl -o softmax      (DEPS: a folder with stb_ds.h and spirv.h; `make bundle` makes one)
//   adb push softmax /data/local/tmp/ && adb shell /data/local/tmp/softmax
//   $CC -O2 -I. -IDEPS -DCODEGEN_ANDROID_LIBRARY -fPIC -shared -fvisibility=hidden examples/android.c -lm -ldl -llog -o libsoftmax.so
// Tested is this file with Debian's arm64 compiler, and its run, in an emulator, up to the missing Vulkan driver; and all of it on x86-64. Neither
// the NDK's own build nor a phone has been tried.
//
// For an app: the compiler needs 128 KiB of stack, which every Java and pthread thread has, and it may run on any one thread; compile off the main
// thread. libvulkan.so is opened at run time, so the app installs on devices without it.
#define CODEGEN_IMPLEMENTATION
#include "codegen.h"
#include "codegen_spirv.h"
#include "vulkan_host.h"
#define CG_VULKAN_IMPLEMENTATION
#include "cg_vulkan.h"
#include <math.h>
#include <stdlib.h>
#if defined(__ANDROID__) && defined(CODEGEN_ANDROID_LIBRARY)
#include <android/log.h>
#define SAY(...) __android_log_print(ANDROID_LOG_INFO, "codegen", __VA_ARGS__)
#else
#define SAY(...) (printf(__VA_ARGS__), putchar('\n'))
#endif

enum { ROWS = 64, COLUMNS = 256, MAX_KERNELS = 4 };

// The softmax of each row. `device` NULL: for any device with Vulkan 1.1.
static bool compile_softmax(cg_context *ctx, const cg_target *device, cg_program *program) {
  const int64_t shape[] = {ROWS, COLUMNS};
  cg_type type = cg_type_tensor(ctx, cg_type_scalar(ctx, CG_TYPE_F32), 2, shape);
  cg_module module = cg_module_create(ctx);
  cg_builder b = cg_function_begin(module, "softmax", 1, &type);
  cg_value y = cg_softmax(b, cg_argument(b, 0));
  cg_compile_desc desc = {0};
  desc.target = "vulkan1.1";
  desc.target_facts = device;
  desc.backend = cg_spirv_backend();
  if (cg_function_end(b, 1, &y) == CG_OK && cg_compile(module, &desc, program) == CG_OK) return true;
  cg_diagnostic e = cg_first_error(ctx);
  SAY("%.*s", (int)e.message.len, e.message.data);
  return false;
}

static bool launch(vulkan_host *vk, cg_context *ctx, float *x, float *y) {
  cgvk_host host = {0};
  cgvk_program p;
  cgvk_kernel kernels[MAX_KERNELS];
  cgvk_buffers given = {0};
  cgvk_needs needs;
  cg_target facts;
  cg_program program;
  vulkan_buffer in = {0}, out = {0}, scratch = {0};
  char why[256] = "";
  host.api_version = VK_API_VERSION_1_1;
  host.properties = &vk->properties;
  host.enabled = &vk->device_info;
  host.device = vk->device;
  host.get_proc = vk->GetDeviceProcAddr;
  cgvk_facts(&host, "this device", &facts);
  if (!compile_softmax(ctx, &facts, &program) || program.num_kernels > MAX_KERNELS) return false;
  if (!cgvk_create(&p, &program, &host, kernels, why, sizeof why)) return SAY("%s", why), false;
  bool ok = cgvk_needs_of(&p, &program.functions[0], NULL, &needs, why, sizeof why) && vulkan_host_buffer(vk, ROWS * COLUMNS * sizeof(float), &in) &&
            vulkan_host_buffer(vk, ROWS * COLUMNS * sizeof(float), &out) && vulkan_host_buffer(vk, needs.transient, &scratch);
  VkDescriptorBufferInfo infos[2] = {vulkan_host_whole(&in), vulkan_host_whole(&out)};
  given.arguments = &infos[0];
  given.results = &infos[1];
  given.transient = vulkan_host_whole(&scratch);
  if (ok) memcpy(in.mapped, x, ROWS * COLUMNS * sizeof(float));
  ok = ok && cgvk_record(&p, &program.functions[0], NULL, &given, vk->descriptors, vulkan_host_begin(vk), why, sizeof why) && vulkan_host_run(vk);
  if (ok) memcpy(y, out.mapped, ROWS * COLUMNS * sizeof(float));
  if (!ok) SAY("%s", why);
  if (ok)
    SAY("%s: %zu words, pipeline %.*s", vk->properties.properties.deviceName, program.num_words, (int)program.kernels[0].pipeline.len,
        program.kernels[0].pipeline.data);
  cgvk_destroy(&p);
  vulkan_host_free(vk, &in);
  vulkan_host_free(vk, &out);
  vulkan_host_free(vk, &scratch);
  return ok;
}

// 0: right; 1: wrong; 3: there is no Vulkan.
#ifdef CODEGEN_ANDROID_LIBRARY
__attribute__((visibility("default")))
#else
static
#endif
int codegen_softmax_on_device(void) {
  static float x[ROWS * COLUMNS], y[ROWS * COLUMNS];
  cg_context *ctx = cg_create(NULL);
  cg_program program;
  vulkan_host vk;
  int status = 0;
  if (!ctx || !compile_softmax(ctx, NULL, &program)) return 1;
  SAY("compiled: %zu kernel, %zu words for %s", program.num_kernels, program.num_words, program.target.name);
  for (int i = 0; i < ROWS * COLUMNS; i++) x[i] = (float)(i * 37 % 101) / 25;
  if (!vulkan_host_open(&vk, 16, 64)) {
    SAY("no Vulkan here: the kernel was compiled, and not run");
    status = 3;
  } else if (!launch(&vk, ctx, x, y)) {
    status = 1;
  }
  for (int i = 0; status == 0 && i < ROWS * COLUMNS; i++) {
    double sum = 0;
    for (int k = 0; k < COLUMNS; k++) sum += exp((double)x[i / COLUMNS * COLUMNS + k]);
    if (fabs(exp((double)x[i]) / sum - (double)y[i]) > 1e-5) status = 1;
  }
  if (status == 0) SAY("ok: %d rows", ROWS);
  vulkan_host_close(&vk);
  cg_destroy(ctx);
  return status;
}

#ifndef CODEGEN_ANDROID_LIBRARY
int main(void) { return codegen_softmax_on_device(); }
#endif
