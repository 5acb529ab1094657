// Launches a kernel that was compiled before the program was: no codegen.h, only the header that cgc wrote. The shape is known at run time alone.
//   build/cgc compile examples/dynamic.mlir --target=vulkan1.1 --emit=c -o dynamic.h
//   cc -I. examples/embedded.c -lm -ldl -o embedded && ./embedded [ROWS]
#include "dynamic.h"
#include "vulkan_host.h"
#define CG_VULKAN_EMBEDDED
#define CG_VULKAN_IMPLEMENTATION
#include "cg_vulkan.h"
#include <math.h>
#include <stdlib.h>

static vulkan_host vk;

// tanh of samples [rows, 5] times weights [5, 10], and the sum of the squares of each row
static int check(int rows, const float *samples, const float *weights, const float *product, const float *squares) {
  for (int i = 0; i < rows; i++) {
    double sum = 0;
    for (int j = 0; j < 10; j++) {
      double want = 0;
      for (int k = 0; k < 5; k++) want += (double)samples[5 * i + k] * (double)weights[10 * k + j];
      want = tanh(want);
      sum += want * want;
      if (fabs(want - (double)product[10 * i + j]) > 1e-4) return printf("row %d, column %d: %g\n", i, j, (double)product[10 * i + j]), 1;
    }
    if (fabs(sum - (double)squares[i]) > 1e-3) return printf("row %d: %g\n", i, (double)squares[i]), 1;
  }
  printf("ok: %d rows in %zu steps\n", rows, dynamic_functions[0].num_steps);
  return 0;
}

int main(int argc, char **argv) {
  const codegen_program *p = &dynamic_program;
  const codegen_function *f = &dynamic_functions[0];
  const int rows = argc > 1 ? atoi(argv[1]) : 1000;
  const int64_t d[1] = {rows}; // d0: the rows of argument 0, as f->symbols says
  int64_t sizes[dynamic_max_sizes];
  vulkan_buffer buffers[6] = {{0}}; // two arguments, two results, constants, scratch memory
  VkDescriptorBufferInfo infos[6];
  cgvk_kernel kernels[sizeof dynamic_kernels / sizeof dynamic_kernels[0]];
  cgvk_program launch;
  cgvk_host host = {0};
  cgvk_buffers given = {0};
  cgvk_needs needs;
  char why[256];
  int status = 3;
  if (!f->sizes(d, sizes)) return fprintf(stderr, "there is no array with %d rows\n", rows), 2;
  if (!vulkan_host_open(&vk, 64, 256)) return 3;
  host.api_version = VK_API_VERSION_1_1;
  host.properties = &vk.properties;
  host.enabled = &vk.device_info;
  host.device = vk.device;
  host.get_proc = vk.GetDeviceProcAddr;
  if (!cgvk_create(&launch, p, &host, kernels, why, sizeof why) || !cgvk_needs_of(&launch, f, sizes, &needs, why, sizeof why))
    return fprintf(stderr, "%s\n", why), 3;

  for (uint32_t i = 0; i < 6; i++) {
    VkDeviceSize bytes = i == 4 ? needs.constants : needs.transient;
    if (i < 4 && !cgvk_bytes(f, sizes, i < 2 ? CODEGEN_ARGUMENT : CODEGEN_RESULT, i % 2, &bytes)) return 3;
    if (!vulkan_host_buffer(&vk, bytes, &buffers[i])) return 3;
    infos[i] = vulkan_host_whole(&buffers[i]);
  }
  given.arguments = infos;
  given.results = infos + 2;
  given.constants = infos[4];
  given.transient = infos[5];
  if (p->constants_bytes) memcpy(buffers[4].mapped, p->constants, p->constants_bytes);
  for (int i = 0; i < 5 * rows; i++) ((float *)buffers[0].mapped)[i] = (float)(i % 17) / 8 - 1;
  for (int i = 0; i < 50; i++) ((float *)buffers[1].mapped)[i] = (float)(i % 7) / 8 - 0.5f;

  if (!cgvk_record(&launch, f, sizes, &given, vk.descriptors, vulkan_host_begin(&vk), why, sizeof why))
    fprintf(stderr, "%s\n", why);
  else if (vulkan_host_run(&vk))
    status = check(rows, (float *)buffers[0].mapped, (float *)buffers[1].mapped, (float *)buffers[2].mapped, (float *)buffers[3].mapped);
  cgvk_destroy(&launch);
  for (int i = 0; i < 6; i++) vulkan_host_free(&vk, &buffers[i]);
  vulkan_host_close(&vk);
  return status;
}
