// One module in three variants, best to plain, and the choice among them by what a device has.
//   cc -I. examples/variants.c -lm -o variants && ./variants
#define CODEGEN_IMPLEMENTATION
#include "codegen.h"
#include "codegen_spirv.h"
#include <stdio.h>

static const char text[] = "func.func @product(%a: tensor<512x256xf32>, %b: tensor<256x512xf32>) -> tensor<512x512xf32> {\n"
                           "  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]\n"
                           "    : (tensor<512x256xf32>, tensor<256x512xf32>) -> tensor<512x512xf32>\n"
                           "  return %0 : tensor<512x512xf32>\n}\n";

static void on_diagnostic(void *user, const cg_diagnostic *d) {
  (void)user;
  fprintf(stderr, "%s: %.*s\n", d->severity == CG_SEVERITY_ERROR ? "error" : "note", (int)d->message.len, d->message.data);
}

static void show(const char *device, const cg_program *p) {
  if (!p) {
    printf("%s: none\n", device);
    return;
  }
  const cg_kernel *k = &p->kernels[0];
  printf("%s: the variant for %s, %.*s %.*s\n", device, p->target.name, (int)k->pipeline.len, k->pipeline.data, (int)k->tile_sizes.len,
         k->tile_sizes.data);
}

int main(void) {
  cg_context_desc context = {0};
  context.diagnostic_fn = on_diagnostic;
  cg_context *ctx = cg_create(&context);
  cg_module module;
  if (cg_parse(ctx, text, sizeof text - 1, NULL, &module) != CG_OK) return 1;

  // a configuration for some of the kernels: what it leaves out is chosen
  cg_config config = {0};
  config.op = "linalg.matmul";
  config.operands = "512x*xf32,*,*";
  config.config = "tile=64,64,0 thread=8,8,0";

  cg_compile_desc descs[3] = {{0}};
  for (int i = 0; i < 3; i++) descs[i].backend = cg_spirv_backend();
  descs[0].target = "hopper";
  descs[0].configs = &config;
  descs[0].num_configs = 1;
  descs[1].target = "vulkan1.1";
  descs[2].target = "vulkan1.1";
  descs[2].pipeline = "SimpleDistribute";
  cg_program variants[3];
  if (cg_compile_variants(module, descs, 3, variants) != CG_OK) return 1;

  // a host fills these from VkPhysicalDeviceProperties and the features that it enables
  cg_target device = *cg_target_find("hopper");
  show("a large device", cg_variant_choose(variants, CG_ALL_KERNELS, &device));
  device = *cg_target_find("vulkan1.1");
  show("any device", cg_variant_choose(variants, CG_ALL_KERNELS, &device));
  device.max_shared_memory = 0;
  show("one without workgroup memory", cg_variant_choose(variants, CG_ALL_KERNELS, &device));

  // a driver may refuse a pipeline at run time, too: then the next one is variants[i].plainer
  const char *why;
  if (!cg_kernel_runs_on(&variants[0], 0, &device, &why)) printf("the best one lacks: %s\n", why);
  cg_destroy(ctx);
  return 0;
}
