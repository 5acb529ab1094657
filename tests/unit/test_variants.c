// Variants of a program, best to plain, and the choice among them; configurations through the C API.
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "program/cg_compile.h"
#include "spirv/cg_spirv.h"
#include "text/cg_text.h"

static const char matmul[] =
    "func.func @main(%a: tensor<4096x256xf32>, %b: tensor<256x4096xf32>) -> tensor<4096xf32> {\n"
    "  %m = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4096x256xf32>, tensor<256x4096xf32>) -> "
    "tensor<4096x4096xf32>\n"
    "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "  %r = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4096x4096xf32>, tensor<f32>) "
    "-> tensor<4096xf32>\n"
    "  return %r : tensor<4096xf32>\n}\n";

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

// A kernel of a variant of one's own is interchangeable with another's where bindings and push constants are the same. Two devices' kernels, the second
// one's as the row says: the same but for its size and what it does, or with something else.
static void hand_written(void **state) {
  (void)state;
  static const struct {
    const char *name, *constants, *first, *second, *more; // more: in the second variant
    bool interchangeable;
  } rows[] = {
      {"k", "ordinal(0)", "set(0) binding(0)", "set(0) binding(1)", "", true},
      {"l", "ordinal(0)", "set(0) binding(0)", "set(0) binding(1)", "", false},
      {"k", "ordinal(1)", "set(0) binding(0)", "set(0) binding(1)", "", false},
      {"k", "ordinal(0)", "set(0) binding(0)", "set(0) binding(0)", "", false},
      {"k", "ordinal(0)", "set(0) binding(0)", "set(0) binding(2)", "", false},
      {"k", "ordinal(0)", "set(0) binding(0)", "set(1) binding(1)", "", false},
      {"k", "ordinal(0)",
       "set(0) binding(0) : memref<4xi32>\n      %e = hal.interface.binding.subspan set(0) binding(2) : memref<4xi32>\n"
       "      memref.store %n, %e[%c0] : memref<4xi32>\n      %f = hal.interface.binding.subspan set(0) binding(2)",
       "set(0) binding(1)", "", false},
      {"k", "ordinal(0)", "set(0) binding(0)", "set(0) binding(1)", "func.func @more() { return }", false},
  };
  static const char kernel[] =
      "hal.executable.variant public @%s target(<\"vulkan-spirv\", \"vulkan-spirv-fb\", {target = \"%s\"}>) {\n"
      "  hal.executable.export public @%s ordinal(0) layout(#layout) attributes {workgroup_size = [%d : index, 1 : index, 1 : index]} {\n"
      "  ^bb0(%%d: !hal.device):\n    %%1 = arith.constant 1 : index\n    hal.return %%1, %%1, %%1 : index, index, index\n  }\n%s"
      "  builtin.module {\n    func.func @%s() {\n      %%c0 = arith.constant 0 : index\n"
      "      %%n = hal.interface.constant.load layout(#layout) %s : i32\n"
      "      %%a = hal.interface.binding.subspan %s : memref<4xi32>\n      %%b = hal.interface.binding.subspan %s : memref<4xi32>\n"
      "      %%x = memref.load %%a[%%c0] : memref<4xi32>\n      %%y = arith.%s %%x, %%n : i32\n"
      "      memref.store %%y, %%b[%%c0] : memref<4xi32>\n      return\n    }\n    %s\n  }\n}\n";
  static const char more_export[] =
      "  hal.executable.export public @more ordinal(1) layout(#layout) attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {\n"
      "  ^bb0(%d: !hal.device):\n    %1 = arith.constant 1 : index\n    hal.return %1, %1, %1 : index, index, index\n  }\n";
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    cg_context *ctx = cg_create(NULL);
    cg_module m;
    cg_compile_desc descs[2];
    cg_program p[2];
    char text[8192];
    int n =
        snprintf(text, sizeof text,
                 "#layout = #hal.pipeline.layout<constants = 2, bindings = [#hal.pipeline.binding<storage_buffer>]>\nhal.executable private @e {\n");
    n += snprintf(text + n, sizeof text - (size_t)n, kernel, "a", "vulkan1.3", "k", 8, "", "k", "ordinal(0)", "set(0) binding(0)",
                  "set(0) binding(1)", "addi", "");
    n += snprintf(text + n, sizeof text - (size_t)n, kernel, "b", "vulkan1.1", rows[i].name, 4, *rows[i].more ? more_export : "", rows[i].name,
                  rows[i].constants, rows[i].first, rows[i].second, "muli", rows[i].more);
    n += snprintf(text + n, sizeof text - (size_t)n, "}\n");
    memset(descs, 0, sizeof descs);
    descs[0].backend = descs[1].backend = cg_spirv_backend();
    descs[0].target = "vulkan1.3";
    descs[1].target = "vulkan1.1";
    assert_int_equal(cg_parse(ctx, text, (size_t)n, NULL, &m), CG_OK);
    assert_int_equal(cg_compile_variants(m, descs, 2, p), CG_OK);
    assert_true(p[0].interchangeable);
    if (p[1].interchangeable != rows[i].interchangeable) fail_msg("row %d", (int)i);
    cg_target facts = *cg_target_find("vulkan1.1"); // too little for the best variant: of one kernel only an interchangeable one can take its place
    assert_ptr_equal(cg_variant_choose(p, CG_ALL_KERNELS, &facts), &p[1]);
    assert_ptr_equal(cg_variant_choose(p, 0, &facts), rows[i].interchangeable ? &p[1] : NULL);
    cg_destroy(ctx);
  }
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
      {"linalg.matmul", "4096x256xf32,*,*", "hop*", "pipeline=Vectorize tile=16,32,0 thread=4,4,0 reduction=0,0,4", CG_OK, "Vectorize", 8},
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
  const struct CMUnitTest tests[] = {cmocka_unit_test(variants), cmocka_unit_test(hand_written), cmocka_unit_test(configs)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
