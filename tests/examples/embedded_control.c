// What --emit=c writes of loops and branches, launched without codegen.h: cgc compile tests/examples/control.mlir --emit=c -o control.h
#include "control.h"
#include "examples/vulkan_host.h"
#define CG_VULKAN_EMBEDDED
#define CG_VULKAN_IMPLEMENTATION
#include "examples/cg_vulkan.h"

enum { ARRAYS = 5, SETS = 64 };

static vulkan_host vk;
static cgvk_kernel kernels[sizeof control_kernels / sizeof control_kernels[0]];
static char why[256];
static int64_t sizes[control_max_sizes];
static unsigned submissions, most_submissions;

static int stop(const char *what) {
  fprintf(stderr, "%s: %s\n", what, why);
  return 0;
}

static bool submit(void *user, VkCommandBuffer commands) { return submissions++ < most_submissions && vulkan_host_go_on(user, commands); }

// Runs a function of arrays without dynamic dimensions: data[i] and bytes[i] of its arguments, then its results.
static int run(cgvk_program *launch, const codegen_function *f, void *const *data, const size_t *bytes) {
  const size_t n = f->num_arguments + f->num_results;
  vulkan_buffer buffers[ARRAYS + 2] = {{0}};
  VkDescriptorBufferInfo infos[ARRAYS + 2] = {{0}};
  VkDescriptorSet sets[SETS];
  cgvk_control control = {0};
  cgvk_buffers given = {0};
  cgvk_needs needs;
  bool ok;
  if (!f->sizes(NULL, sizes) || !cgvk_needs_of(launch, f, sizes, &needs, why, sizeof why) || needs.sets > SETS || n > ARRAYS) return stop("needs");
  for (size_t i = 0; i < n + 2; i++) {
    VkDeviceSize size = i == n ? needs.transient : 4;
    bool argument = i < f->num_arguments;
    if (i < n && !cgvk_bytes(f, sizes, argument ? CODEGEN_ARGUMENT : CODEGEN_RESULT, (uint32_t)(argument ? i : i - f->num_arguments), &size))
      return stop("bytes");
    if (!vulkan_host_buffer(&vk, size ? size : 4, &buffers[i])) return stop("a buffer");
    infos[i] = vulkan_host_whole(&buffers[i]);
    if (argument) memcpy(buffers[i].mapped, data[i], bytes[i]);
  }
  given.arguments = infos;
  given.results = infos + f->num_arguments;
  given.transient = infos[n];
  control.sets = sets;
  control.read_back = infos[n + 1];
  control.mapped = buffers[n + 1].mapped;
  control.submit = submit;
  control.user = &vk;
  submissions = 0;
  ok = cgvk_execute(launch, f, sizes, &given, &control, vk.descriptors, vulkan_host_begin(&vk), why, sizeof why);
  ok = vulkan_host_run(&vk) && ok;
  for (size_t i = f->num_arguments; ok && i < n; i++) memcpy(data[i], buffers[i].mapped, bytes[i]);
  for (size_t i = 0; i < n + 2; i++) vulkan_host_free(&vk, &buffers[i]);
  return ok ? 1 : stop("execute");
}

static int check_halve(cgvk_program *launch, int32_t n) {
  float x[5] = {1, -2, 3.5f, 0, 1024}, got[5], want;
  int32_t count = -1;
  void *data[4] = {x, &n, got, &count};
  const size_t bytes[4] = {sizeof x, 4, sizeof got, 4};
  if (!run(launch, &control_functions[0], data, bytes)) return 0;
  for (int i = 0; i < 5; i++) {
    want = x[i];
    for (int32_t k = 0; k < n; k++) want *= 0.5f;
    if (got[i] != want) return printf("halve %d, element %d: %g\n", n, i, (double)got[i]), 0;
  }
  return count == n || (printf("halve %d: counts %d\n", n, count), 0);
}

static int check_choose(cgvk_program *launch, int32_t k) {
  float x[7] = {1, 2, 3, 4, 5, 6, 7}, y[7] = {3, 1, 4, 1, 5, 9, 2}, got[7];
  void *data[4] = {&k, x, y, got};
  const size_t bytes[4] = {4, sizeof x, sizeof y, sizeof got};
  if (!run(launch, &control_functions[2], data, bytes)) return 0;
  for (int i = 0; i < 7; i++)
    if (got[i] != (k == 4 ? x[i] + y[i] : k == 5 ? x[i] : x[i] * y[i])) return printf("choose %d, element %d: %g\n", k, i, (double)got[i]), 0;
  return 1;
}

int main(void) {
  cgvk_program launch;
  cgvk_host host = {0};
  int ok = 1;
  if (!vulkan_host_open(&vk, 64, 256)) return 3;
  host.api_version = VK_API_VERSION_1_1;
  host.properties = &vk.properties;
  host.enabled = &vk.device_info;
  host.device = vk.device;
  host.get_proc = vk.GetDeviceProcAddr;
  most_submissions = 100;
  if (!cgvk_create(&launch, &control_program, &host, kernels, why, sizeof why)) return stop("create"), 3;
  for (int32_t n = 0; n < 4; n++) ok = ok && check_halve(&launch, n);
  for (int32_t k = 2; k < 9; k++) ok = ok && check_choose(&launch, k);
  most_submissions = 7; // what does not end is given up
  if (ok && (check_halve(&launch, 1000) || submissions != 8 || !strstr(why, "gave up"))) ok = 0;
  cgvk_destroy(&launch);
  vulkan_host_close(&vk);
  if (ok) printf("ok: loops and branches\n");
  return !ok;
}
