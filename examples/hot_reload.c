// Runs the kernel of a .mlir file again and again; edit the file, and the kernel changes. A mistake is told, and the old kernel runs on.
//   cc -I. examples/hot_reload.c -lm -ldl -o hot_reload && ./hot_reload examples/hot_reload.mlir
#define CODEGEN_IMPLEMENTATION
#include "codegen.h"
#include "codegen_spirv.h"
#include "vulkan_host.h"
#define CG_VULKAN_IMPLEMENTATION
#include "cg_vulkan.h"
#include <stdlib.h>
#include <time.h>

enum { COUNT = 16, MAX_KERNELS = 16, MAX_TEXT = 1 << 16 };

// All that belongs to one state of the file.
typedef struct {
  cg_context *ctx; // holds the program
  cg_program program;
  cgvk_program launch;
  cgvk_kernel kernels[MAX_KERNELS];
  vulkan_buffer transient, constants;
} version;

static vulkan_host vk;
static vulkan_buffer in, out;
static char why[256];

static void on_diagnostic(void *user, const cg_diagnostic *d) {
  if (d->severity == CG_SEVERITY_ERROR) printf("%s:%u:%u: %.*s\n", (const char *)user, d->line, d->column, (int)d->message.len, d->message.data);
}

static void drop(version *v) {
  if (v->launch.program) cgvk_destroy(&v->launch);
  vulkan_host_free(&vk, &v->transient);
  vulkan_host_free(&vk, &v->constants);
  cg_destroy(v->ctx);
  memset(v, 0, sizeof *v);
}

// The buffers stay, so the function has to: COUNT numbers in and out.
static bool fits(const version *v) {
  const cg_function *f = &v->program.functions[0];
  VkDeviceSize a, r;
  return v->program.num_kernels <= MAX_KERNELS && v->program.num_functions == 1 && f->num_arguments == 1 && f->num_results == 1 && !f->num_symbols &&
         cgvk_bytes(f, NULL, CG_BUFFER_ARGUMENT, 0, &a) && cgvk_bytes(f, NULL, CG_BUFFER_RESULT, 0, &r) && a == in.size && r == out.size;
}

static bool load(version *v, const char *path, const char *text, size_t len) {
  cg_context_desc context = {0};
  cg_compile_desc desc = {0};
  cg_parse_desc parse = {0};
  cgvk_host host = {0};
  cgvk_needs needs;
  cg_module module;
  memset(v, 0, sizeof *v);
  context.diagnostic_fn = on_diagnostic;
  context.diagnostic_user = (void *)(uintptr_t)path;
  v->ctx = cg_create(&context);
  parse.filename = path;
  desc.target = "vulkan1.1";
  desc.backend = cg_spirv_backend();
  host.api_version = VK_API_VERSION_1_1;
  host.properties = &vk.properties;
  host.enabled = &vk.device_info;
  host.device = vk.device;
  host.get_proc = vk.GetDeviceProcAddr;
  if (!v->ctx || cg_parse(v->ctx, text, len, &parse, &module) != CG_OK || cg_compile(module, &desc, &v->program) != CG_OK) return false;
  if (!fits(v)) return printf("%s: not a function of %d numbers that gives %d\n", path, COUNT, COUNT), false;
  if (!cgvk_create(&v->launch, &v->program, &host, v->kernels, why, sizeof why) ||
      !cgvk_needs_of(&v->launch, &v->program.functions[0], NULL, &needs, why, sizeof why))
    return printf("%s: %s\n", path, why), false;
  if (!vulkan_host_buffer(&vk, needs.transient, &v->transient) || !vulkan_host_buffer(&vk, needs.constants, &v->constants)) return false;
  if (v->program.constants_bytes) memcpy(v->constants.mapped, v->program.constants, v->program.constants_bytes);
  return true;
}

static bool run(version *v) {
  VkDescriptorBufferInfo infos[2] = {vulkan_host_whole(&in), vulkan_host_whole(&out)};
  cgvk_buffers given = {0};
  given.arguments = &infos[0];
  given.results = &infos[1];
  given.transient = vulkan_host_whole(&v->transient);
  given.constants = vulkan_host_whole(&v->constants);
  if (!cgvk_record(&v->launch, &v->program.functions[0], NULL, &given, vk.descriptors, vulkan_host_begin(&vk), why, sizeof why))
    return printf("%s\n", why), false;
  return vulkan_host_run(&vk);
}

static size_t read_text(const char *path, char *text) {
  FILE *file = fopen(path, "rb");
  size_t len = file ? fread(text, 1, MAX_TEXT, file) : 0;
  if (file) fclose(file);
  return len;
}

static void pause_frame(void) {
#ifdef _WIN32
  Sleep(16);
#else
  struct timespec frame = {0, 16000000};
  nanosleep(&frame, NULL);
#endif
}

int main(int argc, char **argv) { // a number of changes after the file: ends then
  static char text[MAX_TEXT], seen[MAX_TEXT];
  static version current, next;
  size_t seen_len = 0;
  int changes_left = argc > 2 ? atoi(argv[2]) : -1;
  if (argc < 2) return fprintf(stderr, "usage: hot_reload FILE.mlir [CHANGES]\n"), 2;
  if (!vulkan_host_open(&vk, 64, 256)) return 3;
  if (!vulkan_host_buffer(&vk, COUNT * sizeof(float), &in) || !vulkan_host_buffer(&vk, COUNT * sizeof(float), &out)) return 3;
  for (int i = 0; i < COUNT; i++) ((float *)in.mapped)[i] = (float)i;
  while (changes_left != 0) { // a frame
    size_t len = read_text(argv[1], text);
    bool changed = len && (len != seen_len || memcmp(text, seen, len) != 0);
    if (changed) {
      memcpy(seen, text, len);
      seen_len = len;
      changes_left--;
      if (load(&next, argv[1], text, len)) {
        drop(&current); // the device is idle: vulkan_host_run waits. Else: after the last frame that uses it
        current = next;
        current.launch.kernels = current.kernels;
        current.launch.program = &current.program;
        printf("loaded; ");
      } else {
        drop(&next);
        printf("kept the old one; ");
      }
    }
    if (current.ctx && !run(&current)) return 3;
    if (changed && current.ctx) printf("3 gives %g\n", (double)((float *)out.mapped)[3]);
    if (changed && !current.ctx) printf("there is none yet\n");
    fflush(stdout);
    pause_frame();
  }
  drop(&current);
  vulkan_host_free(&vk, &in);
  vulkan_host_free(&vk, &out);
  vulkan_host_close(&vk);
  return 0;
}
