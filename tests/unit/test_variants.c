// Variants of a program, best to plain, and the choice among them; configurations through the C API.
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "program/cg_compile.h"
#include "spirv/cg_spirv.h"
#include "text/cg_text.h"

static const char matmul[] =
    "func.func @main(%a: tensor<512x256xf32>, %b: tensor<256x512xf32>) -> tensor<512xf32> {\n"
    "  %m = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<512x256xf32>, tensor<256x512xf32>) -> "
    "tensor<512x512xf32>\n"
    "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "  %r = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [1] : (tensor<512x512xf32>, tensor<f32>) "
    "-> tensor<512xf32>\n"
    "  return %r : tensor<512xf32>\n}\n";

static void variants(void **state) {
  (void)state;
  cg_context *ctx = cg_create(NULL);
  cg_module m;
  cg_compile_desc descs[3];
  cg_program p[3];
  const char *why;
  assert_int_equal(cg_parse(ctx, matmul, sizeof matmul - 1, NULL, &m), CG_OK);
  memset(descs, 0, sizeof descs);
  for (int i = 0; i < 3; i++) descs[i].backend = cg_spirv_backend();
  descs[0].target = "hopper";
  descs[1].target = "vulkan1.1";
  descs[2].target = "vulkan1.1";
  descs[2].pipeline = "SimpleDistribute";
  assert_int_equal(cg_compile_variants(m, descs, 3, p), CG_OK);
  assert_ptr_equal(p[0].plainer, &p[1]);
  assert_ptr_equal(p[1].plainer, &p[2]);
  assert_null(p[2].plainer);
  assert_string_equal(p[0].target.name, "hopper");
  for (int i = 0; i < 3; i++) assert_true(p[i].interchangeable && p[i].num_words > 100 && p[i].num_kernels == p[0].num_kernels);
  cg_target facts = *cg_target_find("hopper");
  assert_ptr_equal(cg_variant_choose(p, CG_ALL_KERNELS, &facts), &p[0]);
  facts.max_workgroup_invocations = 32; // fewer than any of them needs
  assert_null(cg_variant_choose(p, CG_ALL_KERNELS, &facts));
  facts = *cg_target_find("vulkan1.1");
  assert_ptr_equal(cg_variant_choose(p, CG_ALL_KERNELS, &facts), &p[1]);
  assert_false(cg_kernel_runs_on(&p[0], 0, &facts, &why));
  assert_string_equal(why, "the version of the binary");
  facts.max_shared_memory = 0;
  assert_ptr_equal(cg_variant_choose(p, 0, &facts), &p[2]);
  assert_false(cg_kernel_runs_on(&p[1], 0, &facts, &why));
  assert_string_equal(why, "workgroup memory");
  assert_true(cg_kernel_runs_on(&p[2], CG_ALL_KERNELS, &facts, &why));
  assert_false(cg_kernel_runs_on(&p[2], 99, &facts, &why));
  cg_destroy(ctx);
}

static void configs(void **state) {
  (void)state;
  static const struct {
    const char *op, *operands, *target, *config;
    cg_result result;
    const char *pipeline;
    uint32_t x; // workgroup size along x, 0: as chosen without a configuration
  } rows[] = {
      {"linalg.matmul", NULL, NULL, "pipeline=Vectorize tile=16,32,0 thread=4,4,0 reduction=0,0,4", CG_OK, "Vectorize", 8},
      {"linalg.matmul", "512x256xf32,*,*", "hop*", "pipeline=Vectorize tile=16,32,0 thread=4,4,0 reduction=0,0,4", CG_OK, "Vectorize", 8},
      {"linalg.matmul", "*x128xf32,*,*", NULL, "pipeline=SimpleDistribute workgroup_size=32", CG_OK, "MatmulPromoteVectorize", 0}, // not these
      {"linalg.matmul", NULL, "valhall", "pipeline=SimpleDistribute workgroup_size=32", CG_OK, "MatmulPromoteVectorize", 0},
      {"linalg.matmul", NULL, NULL, "tile=16,32", CG_INVALID_INPUT, NULL, 0},
      {"linalg.matmul", NULL, NULL, "tile=16,32,x", CG_INVALID_ARGUMENT, NULL, 0},
      {"linalg.matmul", NULL, NULL, "tile=16,32,0 thread=5,4,0", CG_INVALID_INPUT, NULL, 0},
      {NULL, NULL, NULL, "pipeline=Fastest", CG_INVALID_ARGUMENT, NULL, 0},
  };
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    cg_context *ctx = cg_create(NULL);
    cg_module m;
    cg_compile_desc desc;
    cg_program p;
    cg_config config;
    assert_int_equal(cg_parse(ctx, matmul, sizeof matmul - 1, NULL, &m), CG_OK);
    memset(&desc, 0, sizeof desc);
    memset(&config, 0, sizeof config);
    config.op = rows[i].op;
    config.operands = rows[i].operands;
    config.target = rows[i].target;
    config.config = rows[i].config;
    desc.backend = cg_spirv_backend();
    desc.target = "hopper";
    desc.configs = &config;
    desc.num_configs = 1;
    cg_result r = cg_compile(m, &desc, &p);
    if (r != rows[i].result) fail_msg("row %d gave %d", (int)i, (int)r);
    if (r == CG_OK) {
      assert_string_equal(p.kernels[0].pipeline.data, rows[i].pipeline);
      uint32_t x = p.kernels[0].workgroup_size[0], chosen = rows[i].x;
      desc.num_configs = 0;
      assert_int_equal(cg_parse(ctx, matmul, sizeof matmul - 1, NULL, &m), CG_OK);
      if (!chosen && cg_compile(m, &desc, &p) == CG_OK) chosen = p.kernels[0].workgroup_size[0];
      assert_int_equal(x, chosen);
    }
    cg_destroy(ctx);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(variants), cmocka_unit_test(configs)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
