// Size expressions, pipelines as text, targets, and the description of a compiled program.
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "passes/pass.h"
#include "program/cg_build.h"
#include "program/cg_compile.h"
#include "spirv/cg_spirv.h"
#include "text/cg_text.h"

// ---- sizes --------------------------------------------------------------------------------------------------------------------------------
static cg_result eval(const char *text, const int64_t *symbols, size_t n, int64_t *out) {
  cg_size s;
  s.text.data = text;
  s.text.len = strlen(text);
  return cg_size_eval(s, symbols, n, out);
}

static void sizes_evaluate(void **state) {
  (void)state;
  static const struct {
    const char *text;
    int64_t value;
  } rows[] = {
      {"7", 7},
      {"d0", 10},
      {"d1", -3},
      {"d0*20", 200},
      {"d0 * 20 + 1", 201},
      {"1 + 2*3", 7},
      {"(1 + 2)*3", 9},
      {"10 - 2 - 3", 5},
      {"d0 ceildiv 4", 3},
      {"d0 floordiv 4", 2},
      {"d0 mod 4", 2},
      {"d1 ceildiv 2", -1},
      {"d1 floordiv 2", -2},
      {"d1 mod 2", 1},
      {"0 ceildiv 5", 0},
      {"min(d0, 7)", 7},
      {"max(d0, 7)", 10},
      {"min(1, 2, 0 - 4)", -4},
      {"max(min(d0, 3), 2)*2", 6},
      {"-d0", -10},
      {"d0 ceildiv 4 ceildiv 2", 2},
      {" d0+d1 ", 7},
      {"9223372036854775807", INT64_MAX},
      // The ends of what 64 bits hold.
      {"9223372036854775806 + 1", INT64_MAX},
      {"9223372036854775804 - d1", INT64_MAX},
      {"0 - 9223372036854775807 - 1", INT64_MIN},
      {"0 - 9223372036854775805 + d1", INT64_MIN},
      {"9223372036854775807 - 9223372036854775807", 0},
      {"4294967296*2147483647", INT64_MAX - 4294967295},
      {"-4294967296*2147483648", INT64_MIN},
      {"4294967296*-2147483648", INT64_MIN},
      {"-3037000499*-3037000499", 9223372030926249001},
      {"(0 - 9223372036854775807 - 1)*1", INT64_MIN},
      {"(0 - 9223372036854775807 - 1)*0", 0},
      {"-1*9223372036854775807", -INT64_MAX},
      {"9223372036854775807*-1", -INT64_MAX},
      {"d0/3", 3},
  };
  const int64_t symbols[2] = {10, -3};
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    int64_t v = 0;
    if (eval(rows[i].text, symbols, 2, &v) != CG_OK || v != rows[i].value) fail_msg("%s gave %lld", rows[i].text, (long long)v);
  }
}

static void sizes_refuse(void **state) {
  (void)state;
  static const char *const rows[] = {"",
                                     "d2",
                                     "d",
                                     "1 +",
                                     "(1",
                                     "1)",
                                     "1 ceildiv 0",
                                     "1 mod 0",
                                     "1 floordiv (d0 - 10)",
                                     "9223372036854775808",
                                     "9223372036854775807 + 1",
                                     "9223372036854775807*2",
                                     "9223372036854775805 - d1",
                                     "0 - 9223372036854775807 - 2",
                                     "0 - 9223372036854775806 + d1",
                                     "4294967296*2147483648",
                                     "-4294967296*-2147483648",
                                     "-4294967296*2147483649",
                                     "4294967296*-2147483649",
                                     "-3037000500*-3037000500",
                                     "(0 - 9223372036854775807 - 1)*-1",
                                     "-1*(0 - 9223372036854775807 - 1)",
                                     "-(0 - 9223372036854775807 - 1)",
                                     "(0 - 9223372036854775807 - 1) floordiv -1",
                                     "(0 - 9223372036854775807 - 1) ceildiv -1",
                                     "(0 - 9223372036854775807 - 1) mod -1",
                                     "min(1",
                                     "min",
                                     "x",
                                     "1 2",
                                     "3 foo 2",
                                     "d0d1"};
  const int64_t symbols[2] = {10, -3};
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    int64_t v = 42;
    if (eval(rows[i], symbols, 2, &v) != CG_INVALID_ARGUMENT) fail_msg("'%s' was taken", rows[i]);
    assert_int_equal(v, 42);
  }
  char deep[4096];
  memset(deep, '(', sizeof deep - 1);
  deep[sizeof deep - 1] = 0;
  int64_t v;
  assert_int_equal(eval(deep, NULL, 0, &v), CG_INVALID_ARGUMENT);
}

// ---- pipelines ------------------------------------------------------------------------------------------------------------------------------
static void expect_pipeline(const char *text, const char *message) {
  cg_context *ctx = cg_create(NULL);
  cg_result r = cg_check_pipeline(ctx, text);
  cg_diagnostic d = cg_first_error(ctx);
  if (!message) {
    assert_int_equal(r, CG_OK);
  } else {
    assert_int_equal(r, CG_INVALID_ARGUMENT);
    if (!d.message.data || !strstr(d.message.data, message)) fail_msg("'%s': '%s' is not about '%s'", text, d.message.data, message);
  }
  cg_destroy(ctx);
}

static void pipelines_parse(void **state) {
  (void)state;
  expect_pipeline("", NULL);
  expect_pipeline("canonicalize", NULL);
  expect_pipeline(" canonicalize , cse ,\n dce ", NULL);
  expect_pipeline("builtin.module(canonicalize,func.func(cse,dce),hal.executable(hal.executable.variant(licm)))", NULL);
  expect_pipeline("builtin.module()", NULL);
  expect_pipeline("assign-targets{targets=vulkan1.0,valhall}", NULL);
  expect_pipeline("assign-targets{targets=\"vulkan1.0, valhall\"},cse", NULL);
  expect_pipeline("distribute{workgroup-size=32},interchange{permutation=[1,0]}", NULL);
  expect_pipeline("approximate-math{fast}", NULL);
}

static void pipelines_refuse(void **state) {
  (void)state;
  expect_pipeline("canonicalise", "did you mean 'canonicalize'");
  expect_pipeline("what-is-this-pass-about", "unknown pass 'what-is-this-pass-about'");
  expect_pipeline("canonicalize,,cse", "character 14: expected a pass's name");
  expect_pipeline("canonicalize,", "not the end");
  expect_pipeline("builtin.module(cse", "expected ',' or ')'");
  expect_pipeline("cse)", "expected ',' or the end");
  expect_pipeline("cse{x=1}", "pass 'cse' has no options");
  expect_pipeline("distribute{workgroupsize=32}", "did you mean 'workgroup-size'");
  expect_pipeline("distribute{workgroup-size=many}", "takes int, not 'many'");
  expect_pipeline("approximate-math{fast=perhaps}", "takes bool");
  expect_pipeline("interchange{permutation=1,x}", "takes ints");
  expect_pipeline("distribute{workgroup-size=32", "expected an option's name or '}'");
  expect_pipeline("assign-targets{targets=\"a}", "not closed");
  char deep[2048];
  size_t n = 0;
  for (int i = 0; i < 200; i++) n += (size_t)snprintf(deep + n, sizeof deep - n, "a.b(");
  expect_pipeline(deep, "nested too deep");
}

typedef struct hook_log {
  char text[256];
  cg_result stop;
} hook_log;

static cg_result log_pass(void *user, const char *pass, cg_op op, bool after) {
  hook_log *l = (hook_log *)user;
  (void)op;
  strcat(l->text, after ? "+" : "-");
  strcat(l->text, pass);
  return after ? l->stop : CG_OK;
}

static void hooks_see_every_pass(void **state) {
  (void)state;
  static const char text[] = "func.func @f() { return }";
  cg_context *ctx = cg_create(NULL);
  cg_module m;
  assert_int_equal(cg_parse(ctx, text, sizeof text - 1, NULL, &m), CG_OK);
  hook_log l;
  memset(&l, 0, sizeof l);
  cg_pipeline_desc d;
  memset(&d, 0, sizeof d);
  d.hook = log_pass;
  d.user = &l;
  d.verify_each = true;
  assert_int_equal(cg_run_pipeline(m, "cse,builtin.module(dce)", &d), CG_OK);
  assert_string_equal(l.text, "-cse+cse-dce+dce");
  memset(l.text, 0, sizeof l.text);
  l.stop = CG_UNSUPPORTED;
  assert_int_equal(cg_run_pipeline(m, "cse,dce", &d), CG_UNSUPPORTED);
  assert_string_equal(l.text, "-cse+cse");
  cg_destroy(ctx);
}

static cg_op first_op(cg_op op) { return cg_block_first(cg_region_first(cg_op_region(op, 0))); }

// A pass on kernels, here one that takes out loops of one round, finds them from any module around them, even where they read no binding: it need
// not see the executable. Outside of executables such a function is no kernel.
static void passes_find_kernels(void **state) {
  (void)state;
#define LOOP                                                                                                                                         \
  "func.func @f() { %c0 = arith.constant 0 : index %c1 = arith.constant 1 : index scf.for %i = %c0 to %c1 step %c1 { gpu.barrier } return }"
#define VARIANT "hal.executable.variant public @v target(<\"vulkan-spirv\", \"vulkan-spirv-fb\">) { builtin.module {" LOOP "} }"
  static const struct {
    const char *text;
    unsigned depth, from; // of the function, and of the module that the pass is run on
    bool stays;
  } rows[] = {{LOOP, 1, 0, true},
              {VARIANT, 3, 0, false},
              {VARIANT, 3, 2, false},
              {"hal.executable private @e {" VARIANT "}", 4, 0, false},
              {"hal.executable private @e {" VARIANT "}", 4, 3, false}};
  for (unsigned t = 0; t < sizeof rows / sizeof rows[0]; t++) {
    cg_context *ctx = cg_create(NULL);
    cg_module m;
    assert_int_equal(cg_parse(ctx, rows[t].text, strlen(rows[t].text), NULL, &m), CG_OK);
    for (unsigned i = 0; i < rows[t].from; i++) m = first_op(m);
    assert_int_equal(cg_run_pipeline(m, "remove-single-iteration-loops", NULL), CG_OK);
    for (unsigned i = rows[t].from; i < rows[t].depth; i++) m = first_op(m);
    bool loops = false;
    for (cg_op op = first_op(m); op; op = cg_op_next(op)) loops = loops || cg_op_get_kind(op) == CG_SCF_FOR;
    assert_int_equal(loops, rows[t].stays);
    cg_destroy(ctx);
  }
#undef LOOP
#undef VARIANT
}

static void the_table_is_listed(void **state) {
  (void)state;
  cg_pass_info info;
  size_t n = 0;
  for (; cg_pass_at(n, &info); n++) {
    assert_true(info.name[0] && info.summary[0]);
    for (size_t i = 0; i < n; i++) {
      cg_pass_info other;
      assert_true(cg_pass_at(i, &other));
      assert_string_not_equal(other.name, info.name);
    }
  }
  assert_true(n > 25);
}

static void passes_have_the_names_of_others(void **state) {
  (void)state;
  static const struct {
    const char *name, *passes;
  } rows[] = {
      {"createAssignTargetDevicesPass", "assign-targets"},
      {"iree-hal-assign-target-devices", "assign-targets"},
      {"WorkgroupSpecialization", "specialize-workgroups"},
      {"createOptimizeVectorTransferPass", "hoist-transfers,forward-stores"},
      {"addBufferizePasses", "bufferize"},
      {"createSymbolDCEPass", "symbol-dce"},
      {"createPadDynamicAlloc", "pad-dynamic-alloc"},
      {"licm", "licm"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) assert_string_equal(cg_pass_alias(rows[i].name), rows[i].passes);
  static const char *const none[] = {"", "Pass", "create", "createPass", "iree-codegen-", "-", "ConvertToFortran", "createCooperativeMatrixPass2"};
  for (size_t i = 0; i < sizeof none / sizeof none[0]; i++) assert_null(cg_pass_alias(none[i]));
  assert_non_null(strstr(cg_pass_alias("addGPUMatmulSimtPassPipeline"), "prefetch-shared-memory"));
  assert_string_equal(cg_pass_alias("SPIRVMatmulPromoteVectorize"), cg_pass_alias("addGPUMatmulSimtPassPipeline"));
  // Whatever a name stands for is a list that can be run.
  cg_context *ctx = cg_create(NULL);
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) assert_int_equal(cg_check_pipeline(ctx, rows[i].name), CG_OK);
  assert_int_equal(cg_check_pipeline(ctx, "builtin.module(createLLVMGPUTileTensor,addLowerToLLVMGPUPasses)"), CG_OK);
  assert_int_equal(cg_check_pipeline(ctx, "createAssignTargetDevicesPass{targets=vulkan1.1}"), CG_OK);
  assert_int_not_equal(cg_check_pipeline(ctx, "createLLVMGPUTileTensor{x=1}"), CG_OK);
  cg_destroy(ctx);
}

// ---- targets --------------------------------------------------------------------------------------------------------------------------------
static void targets_hold_their_promises(void **state) {
  (void)state;
  static const char *const names[] = {"vulkan1.0", "vulkan1.1", "vulkan1.2", "vulkan1.3", "lavapipe", "valhall",  "adreno", "apple",
                                      "rdna3",     "ampere",    "ada",       "hopper",    "sm_35",    "sm_70",    "sm_80",  "sm_86",
                                      "sm_89",     "sm_90",     "sm_90a",    "c",         "c-avx2",   "c-avx512", "c-neon"};
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
    const cg_target *t = cg_target_find(names[i]);
    assert_non_null(t);
    uint32_t size = t->default_workgroup_size;
    assert_true(size > 0 && size <= t->max_workgroup_invocations && size <= t->max_workgroup_size[0]);
    assert_true(t->min_subgroup_size <= t->subgroup_size && t->subgroup_size <= t->max_subgroup_size);
    for (int k = 0; k < 3; k++) assert_true(t->max_workgroup_count[k] >= 65535);
    assert_int_equal(t->format == CG_FORMAT_PTX, strncmp(names[i], "sm_", 3) == 0);
    assert_int_equal(t->format == CG_FORMAT_C, names[i][0] == 'c');
    if (t->format == CG_FORMAT_SPIRV) assert_true(t->vulkan_version >= 0x10000 && t->spirv_version >= 0x10000);
  }
  const cg_target *v = cg_target_find("vulkan1.0");
  assert_int_equal(v->max_storage_buffers, 4);
  assert_int_equal(v->max_workgroup_invocations, 128);
  assert_int_equal(v->max_shared_memory, 16384);
  assert_int_equal(v->max_push_constant_bytes, 128);
  assert_true(v->max_storage_range == (uint64_t)128 << 20 && v->features == 0);
  assert_null(cg_target_find("vulkan9"));
  assert_null(cg_target_find(NULL));
}

// ---- programs: a backend that emits nothing shows what the description holds ------------------------------------------------------------------
static cg_result emit_nothing(const cg_backend *self, const cg_emit_input *input, cg_emit_output *output) {
  static const uint32_t word = 0x07230203u;
  assert_ptr_equal(self->user, (void *)self);
  assert_non_null(input->module);
  assert_non_null(input->variant);
  output->words = &word;
  output->num_words = 1;
  return CG_OK;
}

static cg_backend backend(void) {
  cg_backend b;
  memset(&b, 0, sizeof b);
  b.name = "nothing";
  b.format = CG_FORMAT_SPIRV;
  b.emit = emit_nothing;
  return b;
}

static cg_result compile_by(cg_context *ctx, const char *text, const char *target, const cg_target *facts, const char *pipeline, cg_program *p) {
  cg_module m;
  cg_backend b = backend();
  b.user = &b;
  cg_compile_desc d;
  memset(&d, 0, sizeof d);
  d.backend = &b;
  d.target = target;
  d.target_facts = facts;
  d.pipeline = pipeline;
  cg_result r = cg_parse(ctx, text, strlen(text), NULL, &m);
  return r == CG_OK ? cg_compile(m, &d, p) : r;
}

static cg_result compile(cg_context *ctx, const char *text, const char *target, const cg_target *facts, cg_program *p) {
  return compile_by(ctx, text, target, facts, NULL, p);
}

static const char two_sums[] = // a row sum, then every element by every row's sum: two dispatches
    "func.func @main(%x: tensor<?x8xf32>) -> tensor<?x?x8xf32> {\n"
    "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "  %s = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<?x8xf32>, tensor<f32>) -> tensor<?xf32>\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %n = tensor.dim %x, %c0 : tensor<?x8xf32>\n"
    "  %e = tensor.empty(%n, %n) : tensor<?x?x8xf32>\n"
    "  %r = linalg.generic {indexing_maps = [affine_map<(i, k, j) -> (i, j)>, affine_map<(i, k, j) -> (k)>, affine_map<(i, k, j) -> (i, k, j)>],\n"
    "      iterator_types = [\"parallel\", \"parallel\", \"parallel\"]} ins(%x, %s : tensor<?x8xf32>, tensor<?xf32>) outs(%e : tensor<?x?x8xf32>) {\n"
    "  ^bb0(%a: f32, %b: f32, %o: f32):\n"
    "    %d = arith.divf %a, %b : f32\n"
    "    linalg.yield %d : f32\n"
    "  } -> tensor<?x?x8xf32>\n"
    "  return %r : tensor<?x?x8xf32>\n"
    "}\n";

static int64_t at(cg_size s, const int64_t *symbols, size_t n) {
  int64_t v = -1;
  if (cg_size_eval(s, symbols, n, &v) != CG_OK) fail_msg("'%.*s' does not evaluate", (int)s.text.len, s.text.data);
  return v;
}

// Three sizes that must be one, and one that must be 8.
static void conditions_hold_or_refuse(void **state) {
  (void)state;
  static const char text[] = "func.func @main(%x: tensor<?xf32>, %y: tensor<?xf32>, %z: tensor<?x?xf32>) -> (tensor<?x8xf32>, tensor<?xf32>) {\n"
                             "  %0 = stablehlo.add %x, %y : tensor<?xf32>\n"
                             "  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<?xf32>) -> tensor<?x8xf32>\n"
                             "  %2 = stablehlo.multiply %1, %z : (tensor<?x8xf32>, tensor<?x?xf32>) -> tensor<?x8xf32>\n"
                             "  return %2, %0 : tensor<?x8xf32>, tensor<?xf32>\n"
                             "}\n";
  static const struct {
    int64_t x, y, z0, z1;
    int unmet; // condition; -1: it runs
  } rows[] = {{7, 7, 7, 8, -1}, {0, 0, 0, 8, -1}, {1, 1, 1, 8, -1}, {7, 5, 7, 8, 0},
              {7, 1, 7, 8, 0},  {7, 7, 1, 8, 1},  {7, 7, 7, 1, 2},  {0, 1, 0, 8, 0}};
  cg_context *ctx = cg_create(NULL);
  cg_program p;
  assert_int_equal(compile(ctx, text, "vulkan1.1", NULL, &p), CG_OK);
  const cg_function *f = &p.functions[0];
  assert_int_equal(f->num_symbols, 4);
  assert_int_equal(f->num_conditions, 3);
  assert_memory_equal(f->conditions[0].message.data, "dim 0 of argument 1 must equal dim 0 of argument 0", 50);
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    int64_t symbols[4], x = rows[i].x, y = rows[i].y, z[2];
    const int64_t *shapes[3];
    z[0] = rows[i].z0, z[1] = rows[i].z1;
    shapes[0] = &x, shapes[1] = &y, shapes[2] = z;
    assert_int_equal(cg_function_symbols(f, shapes, symbols), rows[i].unmet < 0 ? CG_OK : CG_INVALID_ARGUMENT);
    assert_ptr_equal(cg_function_unmet(f, symbols), rows[i].unmet < 0 ? NULL : &f->conditions[rows[i].unmet]);
  }
  cg_destroy(ctx);
}

// Words of values in memory, and a function of scalars alone.
static void scalars_are_words(void **state) {
  (void)state;
  static const char text[] = "func.func @main(%a: i64, %b: f16, %n: index) -> i64 {\n"
                             "  %i = arith.fptosi %b : f16 to i64\n"
                             "  %m = arith.index_cast %n : index to i64\n"
                             "  %s = arith.subi %a, %i : i64\n"
                             "  %r = arith.subi %s, %m : i64\n"
                             "  return %r : i64\n"
                             "}\n";
  static const uint8_t wide[8] = {1, 2, 3, 4, 255, 255, 255, 255}, half[2] = {0, 0xc0}, bytes[4] = {255, 0, 0, 128};
  cg_context *ctx = cg_create(NULL);
  cg_program p;
  int64_t a[2], b[2], n[2], symbols[4];
  const int64_t *shapes[3];
  assert_int_equal(cg_scalar_words(cg_type_integer(ctx, 1, CG_SIGNLESS), bytes, a), CG_OK);
  assert_int_equal(a[0], 1);
  assert_int_equal(cg_scalar_words(cg_type_integer(ctx, 8, CG_SIGNLESS), bytes, a), CG_OK);
  assert_int_equal(a[0], 255);
  assert_int_equal(cg_scalar_words(cg_type_scalar(ctx, CG_TYPE_F32), bytes, a), CG_OK);
  assert_true(a[0] == (int64_t)INT32_MIN + 255);
  assert_int_equal(cg_scalar_words(cg_type_integer(ctx, 4, CG_SIGNLESS), bytes, a), CG_OK);
  assert_int_equal(a[0], 15);
  assert_int_equal(cg_scalar_words(cg_type_integer(ctx, 16, CG_UNSIGNED), bytes, a), CG_OK);
  assert_int_equal(a[0], 255);
  assert_int_equal(cg_scalar_words(cg_type_scalar(ctx, CG_TYPE_INDEX), bytes, a), CG_OK);
  assert_true(a[0] == (int64_t)INT32_MIN + 255 && a[1] == 0);
  assert_int_equal(cg_scalar_words(cg_type_scalar(ctx, CG_TYPE_F64), wide, a), CG_OK);
  assert_true(a[0] == 0x04030201 && a[1] == -1);
  cg_module others; // what is no number of one or two words
  static const char types[] = "func.func private @f(complex<f32>, vector<2xf32>, tensor<2xf32>, tensor<f32>, i24)";
  assert_int_equal(cg_parse(ctx, types, sizeof types - 1, NULL, &others), CG_OK);
  cg_type of = cg_attr_type(cg_op_attr(cg_block_first(cg_region_first(cg_op_region(others, 0))), "function_type"));
  for (unsigned i = 0; i < 5; i++) assert_int_equal(cg_scalar_words(cg_type_input(of, i), wide, a), CG_INVALID_ARGUMENT);
  assert_int_equal(cg_scalar_words(NULL, bytes, a), CG_INVALID_ARGUMENT);
  assert_int_equal(cg_scalar_words(cg_type_scalar(ctx, CG_TYPE_F32), NULL, a), CG_INVALID_ARGUMENT);
  assert_int_equal(cg_scalar_words(cg_type_scalar(ctx, CG_TYPE_F32), bytes, NULL), CG_INVALID_ARGUMENT);
  assert_int_equal(compile(ctx, text, "vulkan1.1", NULL, &p), CG_OK);
  const cg_function *f = &p.functions[0];
  assert_int_equal(p.num_kernels, 1);
  assert_int_equal(f->num_symbols, 4);
  assert_true(f->arguments[0].scalar && f->arguments[1].scalar && f->arguments[2].scalar && !f->results[0].scalar);
  assert_int_equal(f->results[0].rank, 0);
  assert_int_equal(cg_scalar_words(f->arguments[0].element, wide, a), CG_OK);
  assert_int_equal(cg_scalar_words(f->arguments[1].element, half, b), CG_OK);
  shapes[0] = a, shapes[1] = b, shapes[2] = n;
  n[0] = 5;
  assert_int_equal(cg_function_symbols(f, shapes, symbols), CG_OK);
  assert_int_equal(symbols[0], 0x04030201);
  assert_int_equal(symbols[1], -1);
  assert_int_equal(symbols[2], 0xc000);
  assert_int_equal(symbols[3], 5);
  n[0] = -1; // an index is not negative
  assert_int_equal(cg_function_symbols(f, shapes, symbols), CG_INVALID_ARGUMENT);
  n[0] = 5, a[1] = (int64_t)1 << 31; // no word
  assert_int_equal(cg_function_symbols(f, shapes, symbols), CG_INVALID_ARGUMENT);
  cg_destroy(ctx);
}

static void programs_are_described(void **state) {
  (void)state;
  cg_context *ctx = cg_create(NULL);
  cg_program p;
  assert_int_equal(compile_by(ctx, two_sums, "vulkan1.1", NULL, "SimpleDistribute", &p), CG_OK); // a count of one formula: elements by 64
  assert_int_equal(p.num_words, 1);
  assert_int_equal(p.num_kernels, 2);
  assert_int_equal(p.num_functions, 1);
  const cg_function *f = &p.functions[0];
  assert_int_equal(f->num_symbols, 1);
  int64_t dims[2] = {9, 8};
  const int64_t *shapes[1];
  int64_t n = 0;
  shapes[0] = dims;
  assert_int_equal(cg_function_symbols(f, shapes, &n), CG_OK);
  assert_int_equal(n, 9);
  dims[1] = 7; // a static dim that does not fit
  assert_int_equal(cg_function_symbols(f, shapes, &n), CG_INVALID_ARGUMENT);
  assert_int_equal(at(f->results[0].shape[0], &n, 1), 9);
  assert_int_equal(at(f->results[0].shape[1], &n, 1), 9);
  assert_int_equal(at(f->results[0].shape[2], &n, 1), 8);
  assert_int_equal(at(f->transient_bytes, &n, 1), 256);
  assert_int_equal(f->num_steps, 3); // dispatch, barrier, dispatch
  assert_int_equal(f->steps[0].kind, CG_STEP_DISPATCH);
  assert_int_equal(f->steps[1].kind, CG_STEP_BARRIER);
  assert_int_equal(f->steps[2].kind, CG_STEP_DISPATCH);
  const cg_step *s = &f->steps[2];
  const cg_kernel *k = &p.kernels[s->kernel];
  assert_int_equal(s->num_bindings, 3);
  assert_int_equal(s->bindings[0].buffer, CG_BUFFER_ARGUMENT);
  assert_int_equal(s->bindings[1].buffer, CG_BUFFER_TRANSIENT);
  assert_int_equal(s->bindings[2].buffer, CG_BUFFER_RESULT);
  assert_int_equal(at(s->bindings[0].bytes, &n, 1), 9 * 8 * 4);
  assert_int_equal(at(s->bindings[1].bytes, &n, 1), 36);
  assert_int_equal(s->num_push_constants, 1);
  assert_int_equal(at(s->push_constants[0], &n, 1), 9);
  assert_int_equal(at(s->workgroup_count[0], &n, 1), 11); // 648 elements by 64
  assert_int_equal(k->bindings[1].access, CG_ACCESS_READ);
  assert_int_equal(k->bindings[2].access, CG_ACCESS_WRITE);
  uint32_t count[3];
  assert_int_equal(cg_workgroup_count(k, &n, 1, count), CG_OK);
  assert_int_equal(count[0], 11);
  n = 0;
  assert_int_equal(cg_workgroup_count(k, &n, 1, count), CG_OK);
  assert_int_equal(count[0], 0);
  n = 1414; // beyond one dimension of the grid: 15,995,168 elements
  assert_int_equal(cg_workgroup_count(k, &n, 1, count), CG_OK);
  assert_int_equal(count[0], 65535);
  assert_int_equal(count[1], 4);
  assert_int_equal(count[2], 1);
  cg_str json;
  assert_int_equal(cg_program_json(ctx, &p, "a\"b.bin", &json), CG_OK);
  assert_non_null(strstr(json.data, "\"transient_bytes\""));
  cg_destroy(ctx);
}

// A loop whose condition is data, in it one that counts, and in that a case: trees of steps.
static const char tree[] =
    "func.func @tree(%x: tensor<4xf32>, %n: tensor<i32>, %k: tensor<i32>) -> (tensor<4xf32>, tensor<i32>) {\n"
    "  %zero = stablehlo.constant dense<0> : tensor<i32>\n  %one = stablehlo.constant dense<1> : tensor<i32>\n"
    "  %sixty = stablehlo.constant dense<60> : tensor<i32>\n"
    "  %0:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<4xf32>\n   cond {\n"
    "    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n    stablehlo.return %p : tensor<i1>\n  } do {\n"
    "    %1:2 = stablehlo.while(%j = %zero, %b = %a) : tensor<i32>, tensor<4xf32>\n     cond {\n"
    "      %q = stablehlo.compare LT, %j, %sixty : (tensor<i32>, tensor<i32>) -> tensor<i1>\n      stablehlo.return %q : tensor<i1>\n    } do {\n"
    "      %l = stablehlo.add %j, %one : tensor<i32>\n"
    "      %c = \"stablehlo.case\"(%k) ({\n        %2 = stablehlo.add %b, %x : tensor<4xf32>\n        stablehlo.return %2 : tensor<4xf32>\n      }, {\n"
    "        stablehlo.return %x : tensor<4xf32>\n      }, {\n        %2 = stablehlo.negate %b : tensor<4xf32>\n"
    "        stablehlo.return %2 : tensor<4xf32>\n      }) : (tensor<i32>) -> tensor<4xf32>\n"
    "      stablehlo.return %l, %c : tensor<i32>, tensor<4xf32>\n    }\n"
    "    %m = stablehlo.add %i, %one : tensor<i32>\n    stablehlo.return %m, %1#1 : tensor<i32>, tensor<4xf32>\n  }\n"
    "  return %0#1, %0#0 : tensor<4xf32>, tensor<i32>\n}\n";

static const cg_step *only_step(const cg_step_list *list, cg_step_kind kind) {
  const cg_step *found = NULL;
  for (size_t i = 0; i < list->num_steps; i++) {
    if (list->steps[i].kind != kind) continue;
    assert_null(found);
    found = &list->steps[i];
  }
  assert_non_null(found);
  return found;
}

static void steps_are_a_tree(void **state) {
  (void)state;
  cg_context *ctx = cg_create(NULL);
  cg_program p;
  cg_str json;
  assert_int_equal(compile(ctx, tree, "vulkan1.1", NULL, &p), CG_OK);
  const cg_function *f = &p.functions[0];
  cg_step_list top = {f->num_steps, f->steps};
  assert_int_equal(f->step_kinds >> CG_STEP_WHILE, 1 | 2 | 4);
  const cg_step *loop = only_step(&top, CG_STEP_WHILE);
  assert_int_equal(loop->num_lists, 2);
  assert_int_equal(loop->num_bindings, 1);
  assert_int_equal(loop->bindings[0].buffer, CG_BUFFER_TRANSIENT);
  assert_int_equal(at(loop->bindings[0].bytes, NULL, 0), 1);
  const cg_step *decides = only_step(&loop->lists[0], CG_STEP_DISPATCH); // it writes what the host reads
  const cg_buffer_range *last = &decides->bindings[decides->num_bindings - 1];
  assert_int_equal(last->buffer, CG_BUFFER_TRANSIENT);
  assert_int_equal(at(last->offset, NULL, 0), at(loop->bindings[0].offset, NULL, 0));
  assert_int_equal(loop->lists[0].steps[loop->lists[0].num_steps - 1].kind, CG_STEP_BARRIER);
  const cg_step *counted = only_step(&loop->lists[1], CG_STEP_FOR);
  assert_int_equal(counted->num_lists, 1);
  assert_int_equal(counted->num_bindings, 0);
  assert_int_equal(at(counted->trip_count, NULL, 0), 60);
  const cg_step *choice = only_step(&counted->lists[0], CG_STEP_CASE);
  assert_int_equal(choice->num_lists, 3);
  assert_int_equal(choice->bindings[0].buffer, CG_BUFFER_ARGUMENT);
  assert_int_equal(choice->bindings[0].index, 2);
  assert_int_equal(at(choice->bindings[0].bytes, NULL, 0), 4);
  only_step(&choice->lists[0], CG_STEP_DISPATCH);
  only_step(&choice->lists[1], CG_STEP_COPY); // %x, as it is
  only_step(&choice->lists[2], CG_STEP_DISPATCH);
  assert_int_equal(cg_program_json(ctx, &p, NULL, &json), CG_OK);
  assert_non_null(strstr(json.data, "\"control_flow\": [\"while\", \"for\", \"case\"]"));
  cg_reset(ctx);
  assert_int_equal(compile(ctx, two_sums, "vulkan1.1", NULL, &p), CG_OK); // a flat one says nothing of it
  assert_int_equal(p.functions[0].step_kinds, 1u << CG_STEP_DISPATCH | 1u << CG_STEP_BARRIER);
  assert_int_equal(cg_program_json(ctx, &p, NULL, &json), CG_OK);
  assert_null(strstr(json.data, "control_flow"));
  cg_destroy(ctx);
}

// A size that data decides is a symbol that a step gives its value, and what depends on it is looked at then.
static void sizes_are_read(void **state) {
  (void)state;
  cg_context *ctx = cg_create(NULL);
  cg_program p;
  const cg_condition *unmet;
  const int64_t one[1] = {1}, shape[1] = {6}, *shapes[2] = {one, shape};
  int64_t symbols[2] = {-1, -1};
  assert_int_equal(compile(ctx,
                           "func.func @f(%n: tensor<1xi64>, %a: tensor<?xf32>) -> tensor<?xf32> {\n"
                           "  %0 = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi64>) -> tensor<?xf32>\n"
                           "  %1 = stablehlo.add %0, %a : tensor<?xf32>\n  return %1 : tensor<?xf32>\n}\n",
                           "vulkan1.1", NULL, &p),
                   CG_OK);
  const cg_function *f = &p.functions[0];
  assert_int_equal(f->step_kinds, 1u << CG_STEP_DISPATCH | 1u << CG_STEP_READ);
  assert_int_equal(f->num_symbols, 2);
  assert_false(f->symbols[0].read);
  assert_true(f->symbols[1].read);
  assert_int_equal(f->steps[0].kind, CG_STEP_READ);
  assert_int_equal(f->steps[0].symbol, 1);
  assert_int_equal(f->steps[0].bindings[0].buffer, CG_BUFFER_ARGUMENT);
  assert_int_equal(at(f->steps[0].bindings[0].bytes, NULL, 0), 8);
  assert_int_equal(cg_function_symbols(f, shapes, symbols), CG_OK);
  assert_int_equal(symbols[1], 0);
  assert_null(cg_function_unmet(f, symbols)); // of what is known
  assert_int_equal(cg_function_read(f, 1, 7, symbols, &unmet), CG_INVALID_ARGUMENT);
  assert_non_null(unmet);
  assert_int_equal(symbols[1], 7);
  assert_int_equal(cg_function_read(f, 1, 6, symbols, &unmet), CG_OK);
  assert_null(unmet);
  assert_int_equal(cg_function_read(f, 0, 6, symbols, &unmet), CG_INVALID_ARGUMENT); // an argument gives it
  assert_int_equal(cg_size_symbols(f->steps[1].workgroup_count[0]), 1);
  assert_int_equal(cg_size_symbols(f->conditions[0].left), 2);
  cg_destroy(ctx);
}

static void facts_of_a_device_win(void **state) {
  (void)state;
  cg_context *ctx = cg_create(NULL);
  cg_target facts = *cg_target_find("vulkan1.1");
  facts.name = "My Device (R) 9000";
  facts.max_workgroup_invocations = 17;
  cg_program p;
  assert_int_equal(compile(ctx, two_sums, NULL, &facts, &p), CG_OK);
  assert_string_equal(p.target.name, "My Device (R) 9000");
  const uint32_t *size = p.kernels[0].workgroup_size;
  assert_true(size[0] * size[1] * size[2] <= 17);
  cg_destroy(ctx);
}

// The emitter's message has room for 511 bytes: of a longer target's name it says the beginning.
static void long_names_are_cut(void **state) {
  (void)state;
  static const char text[] =
      "hal.executable private @e { hal.executable.variant public @v target(#hal.executable.target<\"vulkan-spirv\", \"vulkan-spirv-fb\", {target = \"vulkan1.1\"}>) {\n"
      "  hal.executable.export public @k ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>)\n"
      "    attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} { ^bb0(%d: !hal.device): %1 = arith.constant 1 : index\n"
      "    hal.return %1, %1, %1 : index, index, index }\n"
      "  builtin.module { func.func @k() {\n"
      "    %c0 = arith.constant 0 : index\n"
      "    %b = hal.interface.binding.subspan set(0) binding(0) : memref<1xf32>\n"
      "    %x = memref.load %b[%c0] : memref<1xf32>\n    %y = arith.extf %x : f32 to f64\n    return } } } }";
  static const char start[] = "'arith.extf' op needs what the target lacks: shaderFloat64, target ";
  static const size_t lengths[] = {1, 400, 511 - 64, 511, 512, 5000};
  for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
    cg_context *ctx = cg_create(NULL);
    cg_target facts = *cg_target_find("vulkan1.1");
    cg_compile_desc desc;
    cg_module m;
    cg_program p;
    char *name = malloc(lengths[i] + 1);
    memset(name, 'n', lengths[i]);
    name[lengths[i]] = 0;
    facts.name = name;
    memset(&desc, 0, sizeof desc);
    desc.target_facts = &facts;
    desc.backend = cg_spirv_backend();
    desc.pipeline = "materialize-interface";
    assert_int_equal(cg_parse(ctx, text, sizeof text - 1, NULL, &m), CG_OK);
    assert_int_equal(cg_compile(m, &desc, &p), CG_UNSUPPORTED);
    cg_str said = cg_first_error(ctx).message;
    assert_true(said.len > sizeof start - 1 && memcmp(said.data, start, sizeof start - 1) == 0);
    size_t n = said.len - (sizeof start - 1), room = 511 - strlen("[missing-feature] needs what the target lacks: shaderFloat64, target ");
    for (size_t k = 0; k < n; k++) assert_int_equal(said.data[sizeof start - 1 + k], 'n');
    assert_int_equal(n, lengths[i] < room ? lengths[i] : room);
    free(name);
    cg_destroy(ctx);
  }
}

static void expect_refused(const char *text, const char *target, cg_result want, const char *message) {
  cg_context *ctx = cg_create(NULL);
  cg_program p;
  cg_result r = compile(ctx, text, target, NULL, &p);
  cg_diagnostic d = cg_first_error(ctx);
  if (r != want || !d.message.data || !strstr(d.message.data, message))
    fail_msg("%d: '%s' is not about '%s'", (int)r, d.message.data ? d.message.data : "", message);
  assert_int_equal(p.num_kernels, 0);
  assert_int_equal(compile(ctx, two_sums, "vulkan1.1", NULL, &p), CG_OK); // the context is as good as before
  cg_destroy(ctx);
}

static void limits_are_named(void **state) {
  (void)state;
  expect_refused(two_sums, "vulkan1.7", CG_INVALID_ARGUMENT, "unknown target 'vulkan1.7'; did you mean 'vulkan1.");
  expect_refused(two_sums, "sm_90", CG_INVALID_ARGUMENT, "needs a backend for PTX");
  expect_refused("func.func @f(%x: tensor<40000000xf32>) -> tensor<40000000xf32> { %0 = stablehlo.negate %x : tensor<40000000xf32>\n"
                 "return %0 : tensor<40000000xf32> }",
                 "vulkan1.1", CG_UNSUPPORTED, "needs 160000000 bytes in one binding in kernel 'f_dispatch_0'; target 'vulkan1.1' has 134217728");
  expect_refused(
      "hal.executable private @e { hal.executable.variant public @v target(#hal.executable.target<\"vulkan-spirv\", \"vulkan-spirv-fb\", {target = \"vulkan1.0\"}>) {\n"
      "  hal.executable.export public @five ordinal(0)\n"
      "  builtin.module { func.func @five() {\n"
      "    %c0 = arith.constant 0 : index\n"
      "    %0 = hal.interface.binding.subspan set(0) binding(0) : memref<1xf32>\n"
      "    %1 = hal.interface.binding.subspan set(0) binding(1) : memref<1xf32>\n"
      "    %2 = hal.interface.binding.subspan set(0) binding(2) : memref<1xf32>\n"
      "    %3 = hal.interface.binding.subspan set(1) binding(0) : memref<1xf32>\n"
      "    %4 = hal.interface.binding.subspan set(1) binding(1) : memref<1xf32>\n"
      "    %a = memref.load %0[%c0] : memref<1xf32>\n %b = memref.load %1[%c0] : memref<1xf32>\n %c = memref.load %2[%c0] : memref<1xf32>\n"
      "    %d = memref.load %3[%c0] : memref<1xf32>\n %e = arith.addf %a, %b : f32\n %f = arith.addf %c, %d : f32\n %g = arith.addf %e, %f : f32\n"
      "    memref.store %g, %4[%c0] : memref<1xf32>\n return } } } }",
      NULL, CG_UNSUPPORTED, "kernel 'five' needs 5 storage buffers, and target 'vulkan1.0' allows 4");
  expect_refused(
      "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> { %0 = \"stablehlo.all_reduce\"(%x) ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n"
      "  \"stablehlo.return\"(%a) : (tensor<f32>) -> () }) {replica_groups = dense<0> : tensor<1x1xi64>} : (tensor<4xf32>) -> tensor<4xf32>\n"
      "return %0 : tensor<4xf32> }",
      "vulkan1.1", CG_UNSUPPORTED, "stablehlo.all_reduce");
}

// Bindings say 64 or the target's minimum where that is larger, and the steps' ranges keep to it: constants as bindings, transients at least 256.
static void offsets_are_aligned(void **state) {
  (void)state;
  static const char text[] =
      "func.func @f(%a: tensor<7x7xf32>, %b: tensor<7x7xf32>) -> (tensor<7x7xf32>, tensor<7x2xf32>, tensor<7x2xf32>) {\n"
      "%k = stablehlo.constant dense<[[1.0, 0.0], [2.0, 1.0], [3.0, 0.0], [4.0, 1.0], [5.0, 0.0], [6.0, 1.0], [7.0, 0.0]]> : tensor<7x2xf32>\n"
      "%l = stablehlo.constant dense<[[2.0, 1.0], [3.0, 0.0], [4.0, 1.0], [5.0, 0.0], [6.0, 1.0], [7.0, 0.0], [8.0, 1.0]]> : tensor<7x2xf32>\n"
      "%0 = stablehlo.dot_general %a, %k, contracting_dims = [1] x [0] : (tensor<7x7xf32>, tensor<7x2xf32>) -> tensor<7x2xf32>\n"
      "%1 = stablehlo.dot_general %b, %l, contracting_dims = [1] x [0] : (tensor<7x7xf32>, tensor<7x2xf32>) -> tensor<7x2xf32>\n"
      "%2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [1] : (tensor<7x2xf32>, tensor<7x2xf32>) -> tensor<7x7xf32>\n"
      "return %2, %k, %l : tensor<7x7xf32>, tensor<7x2xf32>, tensor<7x2xf32> }";
  static const uint32_t minimums[] = {4, 64, 256, 1024};
  for (size_t i = 0; i < sizeof minimums / sizeof *minimums; i++) {
    const int64_t binding = minimums[i] > 64 ? minimums[i] : 64, transient = minimums[i] > 256 ? minimums[i] : 256;
    cg_context *ctx = cg_create(NULL);
    cg_module m;
    cg_target facts = *cg_target_find("vulkan1.1");
    cg_compile_desc desc;
    cg_program p;
    facts.min_storage_offset_alignment = minimums[i];
    memset(&desc, 0, sizeof desc);
    desc.target_facts = &facts;
    desc.backend = cg_spirv_backend();
    assert_int_equal(cg_parse(ctx, text, sizeof text - 1, NULL, &m), CG_OK);
    assert_int_equal(cg_compile(m, &desc, &p), CG_OK);
    for (size_t k = 0; k < p.num_kernels; k++)
      for (size_t n = 0; n < p.kernels[k].num_bindings; n++) assert_int_equal(p.kernels[k].bindings[n].alignment, binding);
    int64_t most[CG_BUFFER_PARAMETERS + 1] = {0};
    for (size_t s = 0; s < p.functions[0].num_steps; s++)
      for (size_t n = 0; n < p.functions[0].steps[s].num_bindings; n++) {
        const cg_buffer_range *r = &p.functions[0].steps[s].bindings[n];
        int64_t offset = -1;
        assert_int_equal(cg_size_eval(r->offset, NULL, 0, &offset), CG_OK);
        assert_int_equal(offset % (r->buffer == CG_BUFFER_TRANSIENT ? transient : binding), 0);
        if (offset > most[r->buffer]) most[r->buffer] = offset;
      }
    assert_int_equal(most[CG_BUFFER_CONSTANTS], binding); // two constants, and two values on the way
    assert_int_equal(most[CG_BUFFER_TRANSIENT], transient);
    cg_destroy(ctx);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(sizes_evaluate),
      cmocka_unit_test(sizes_refuse),
      cmocka_unit_test(pipelines_parse),
      cmocka_unit_test(pipelines_refuse),
      cmocka_unit_test(hooks_see_every_pass),
      cmocka_unit_test(passes_find_kernels),
      cmocka_unit_test(the_table_is_listed),
      cmocka_unit_test(passes_have_the_names_of_others),
      cmocka_unit_test(targets_hold_their_promises),
      cmocka_unit_test(conditions_hold_or_refuse),
      cmocka_unit_test(scalars_are_words),
      cmocka_unit_test(programs_are_described),
      cmocka_unit_test(steps_are_a_tree),
      cmocka_unit_test(sizes_are_read),
      cmocka_unit_test(facts_of_a_device_win),
      cmocka_unit_test(long_names_are_cut),
      cmocka_unit_test(limits_are_named),
      cmocka_unit_test(offsets_are_aligned),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
