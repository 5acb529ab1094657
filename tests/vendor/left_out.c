// What a build leaves out says so: the kind is left-out, the message has the macro's name. Built with the macros of its object; where one is not
// defined, the same calls work.
#include <stdio.h>
#include <string.h>

#include "codegen.h"
#include "codegen_spirv.h"

static int failures;

static void check(int ok, const char *what) {
  if (!ok) fprintf(stderr, "left_out.c: not so: %s\n", what), failures++;
}

// The call's result; where `macro` is not NULL, its error is that this macro left something out.
static void answers(cg_context *ctx, cg_result got, cg_result want, const char *macro, const char *what) {
  cg_diagnostic e = cg_first_error(ctx);
  int named = 0;
  if (macro)
    for (size_t i = 0; i + strlen(macro) <= e.message.len; i++) named |= memcmp(e.message.data + i, macro, strlen(macro)) == 0;
  check(got == want && (!macro || named), what);
  if (macro && strcmp(e.id, "left-out") != 0) check(want == CG_INVALID_INPUT && strcmp(e.id, "unknown-op") == 0, what);
}

static int is(cg_str s, const char *z) { return s.len == strlen(z) && memcmp(s.data, z, s.len) == 0; }

static cg_module twice(cg_context *ctx) { // a function large enough for a fast pipeline
  const int64_t shape[] = {64, 96};
  cg_module m = cg_module_create(ctx);
  cg_type type = cg_type_tensor(ctx, cg_type_scalar(ctx, CG_TYPE_F32), 2, shape);
  cg_builder b = cg_function_begin(m, "twice", 1, &type);
  cg_value sum = cg_add(b, cg_argument(b, 0), cg_argument(b, 0));
  check(cg_function_end(b, 1, &sum) == CG_OK, "a function is built");
  return m;
}

static void test_verify(cg_context *ctx) {
  cg_pipeline_desc each;
#ifdef CODEGEN_NO_VERIFY
  const cg_result want = CG_UNSUPPORTED;
  const char *const macro = "CODEGEN_NO_VERIFY";
#else
  const cg_result want = CG_OK;
  const char *const macro = NULL;
#endif
  cg_module m = twice(ctx);
  memset(&each, 0, sizeof each);
  each.verify_each = true;
  answers(ctx, cg_verify(m), want, macro, "cg_verify");
  answers(ctx, cg_run_pipeline(m, "canonicalize", &each), want, macro, "verify_each");
  answers(ctx, cg_run_pipeline(m, "canonicalize", NULL), CG_OK, NULL, "passes without verify_each");
}

static void test_pipelines(cg_context *ctx) {
#ifdef CODEGEN_NO_FAST_PIPELINES
  const cg_result want = CG_UNSUPPORTED;
  const char *const macro = "CODEGEN_NO_FAST_PIPELINES", *const chosen = "SimpleDistribute";
#else
  const cg_result want = CG_OK;
  const char *const macro = NULL, *const chosen = "Vectorize";
#endif
  static const char *const asked[] = {"Vectorize", "SPIRVBaseVectorize", NULL, "SimpleDistribute"};
  cg_pass_info info;
  int listed = 0;
  for (size_t i = 0; cg_pass_at(i, &info); i++) listed |= strcmp(info.name, "promote") == 0;
  check(listed == (want == CG_OK), "promote is listed where it is there");
  answers(ctx, cg_check_pipeline(ctx, "canonicalize,promote"), want, macro, "a pass list with promote");
  answers(ctx, cg_check_pipeline(ctx, "canonicalize,linalg-to-loops"), CG_OK, NULL, "a pass list without");
  for (size_t i = 0; i < 4; i++) {
    cg_compile_desc desc;
    cg_program program;
    cg_result got;
    memset(&desc, 0, sizeof desc);
    desc.target = "vulkan1.1";
    desc.backend = cg_spirv_backend();
    desc.pipeline = asked[i];
    got = cg_compile(twice(ctx), &desc, &program);
    answers(ctx, got, i < 2 ? want : CG_OK, i < 2 ? macro : NULL, "a pipeline that is asked for");
    if (got != CG_OK) continue;
    check(program.num_kernels == 1 && is(program.kernels[0].pipeline, i < 3 ? chosen : asked[3]), "the pipeline that was taken");
  }
}

// A pass that only this macro leaves out, by name; NULL: it is there.
static void test_pass(cg_context *ctx, const char *pass, const char *macro) {
  answers(ctx, cg_check_pipeline(ctx, pass), macro ? CG_UNSUPPORTED : CG_OK, macro, pass);
}

static void test_passes(cg_context *ctx) {
#ifdef CODEGEN_NO_EMULATION
  test_pass(ctx, "emulate-wide-int", "CODEGEN_NO_EMULATION");
#else
  test_pass(ctx, "emulate-wide-int", NULL);
#endif
#ifdef CODEGEN_NO_HOST_FORMS
  test_pass(ctx, "checks-to-results", "CODEGEN_NO_HOST_FORMS");
#else
  test_pass(ctx, "checks-to-results", NULL);
#endif
#ifdef CODEGEN_NO_EXTRA_PASSES
  test_pass(ctx, "specialize", "CODEGEN_NO_EXTRA_PASSES");
#else
  test_pass(ctx, "specialize", NULL);
#endif
}

static cg_result compile(cg_module m, const char *target, cg_program *program) {
  cg_compile_desc desc;
  memset(&desc, 0, sizeof desc);
  desc.target = target;
  desc.backend = cg_spirv_backend();
  return cg_compile(m, &desc, program);
}

// A backend that brings a pass of its own.
static cg_result nothing(void *user, const cg_pass_input *input) {
  (void)user, (void)input;
  return CG_OK;
}

static void test_extensions(cg_context *ctx) {
  static const cg_pass_desc pass = {"left-out-nothing", NULL, NULL, CG_PASS_ON_MODULE, nothing, NULL};
  cg_backend backend = *cg_spirv_backend();
  cg_compile_desc desc;
  cg_program program;
  backend.num_own_passes = 1;
  backend.own_passes = &pass;
  memset(&desc, 0, sizeof desc);
  desc.target = "vulkan1.1";
  desc.backend = &backend;
#ifdef CODEGEN_NO_EXTENSIONS
  test_pass(ctx, "lower-registered", "CODEGEN_NO_EXTENSIONS");
  answers(ctx, cg_compile(twice(ctx), &desc, &program), CG_UNSUPPORTED, "CODEGEN_NO_EXTENSIONS", "a backend with a pass");
#else
  test_pass(ctx, "lower-registered", NULL);
  answers(ctx, cg_compile(twice(ctx), &desc, &program), CG_OK, NULL, "a backend with a pass");
#endif
}

// 64-bit integers, 16-bit floats and f64 functions where the target lacks them.
static void test_emulation(cg_context *ctx) {
#ifdef CODEGEN_NO_EMULATION
  const cg_result want = CG_UNSUPPORTED;
  const char *const macro = "CODEGEN_NO_EMULATION";
#else
  const cg_result want = CG_OK;
  const char *const macro = NULL;
#endif
  const int64_t shape[] = {40};
  for (int i = 0; i < 4; i++) {
    cg_module m = cg_module_create(ctx);
    cg_program program;
    cg_type element = i == 0 ? cg_type_integer(ctx, 64, CG_SIGNLESS)
                             : cg_type_scalar(ctx, i == 1   ? CG_TYPE_BF16
                                                   : i == 2 ? CG_TYPE_F64
                                                            : CG_TYPE_F32);
    cg_type type = cg_type_tensor(ctx, element, 1, shape);
    cg_builder b = cg_function_begin(m, "f", 1, &type);
    cg_value v = i == 2 ? cg_exp(b, cg_argument(b, 0)) : cg_mul(b, cg_argument(b, 0), cg_argument(b, 0));
    check(cg_function_end(b, 1, &v) == CG_OK, "a function of another type is built");
    answers(ctx, compile(m, i == 2 ? "hopper" : "vulkan1.1", &program), i < 3 ? want : CG_OK, i < 3 ? macro : NULL, "a type that the target lacks");
  }
}

// An op of the second tier, by a call and as text.
static void test_second_tier(cg_context *ctx) {
#ifdef CODEGEN_NO_SECOND_TIER_OPS
  const char *const macro = "CODEGEN_NO_SECOND_TIER_OPS";
#else
  const char *const macro = NULL;
#endif
  static const char *const names[] = {"stablehlo.cholesky", "chlo.square", "stablehlo.sine"};
  const int64_t shape[] = {3, 3};
  cg_type type = cg_type_tensor(ctx, cg_type_scalar(ctx, CG_TYPE_F32), 2, shape);
  for (int i = 0; i < 3; i++) {
    cg_builder b = cg_function_begin(cg_module_create(ctx), "f", 1, &type);
    cg_value x = cg_argument(b, 0);
    cg_op op = cg_build_op(b, names[i], 1, &x, 0, NULL, NULL, 1, &type);
    answers(ctx, op ? CG_OK : CG_UNSUPPORTED, i < 2 && macro ? CG_UNSUPPORTED : CG_OK, i < 2 ? macro : NULL, names[i]);
    (void)cg_function_end(b, 1, &x);
  }
}

static void test_json(cg_context *ctx) {
  cg_program program;
  cg_str json;
  check(compile(twice(ctx), "vulkan1.1", &program) == CG_OK, "a function is compiled");
#ifdef CODEGEN_NO_TEXT
  answers(ctx, cg_program_json(ctx, &program, NULL, &json), CG_UNSUPPORTED, "CODEGEN_NO_TEXT", "cg_program_json");
#else
  check(cg_program_json(ctx, &program, NULL, &json) == CG_OK && json.len > 2, "cg_program_json");
#endif
}

// The message has its arguments, and its text or the five digits that stand for it.
static void test_messages(cg_context *ctx) {
  cg_diagnostic e;
  cg_pass_info info;
  check(cg_check_pipeline(ctx, "canonicalise") == CG_INVALID_ARGUMENT, "a pass that does not exist");
  e = cg_first_error(ctx);
  check(strcmp(e.id, "unknown-pass") == 0, "the kind of an unknown pass");
  printf("%.*s\n", (int)e.message.len, e.message.data);
#ifdef CODEGEN_NO_MESSAGES
  check(e.message.len == strlen("#12345 canonicalise canonicalize") && e.message.data[0] == '#' &&
            memcmp(e.message.data + 6, " canonicalise canonicalize", 26) == 0,
        "a message of digits and arguments");
  check(cg_pass_at(0, &info) && !info.summary[0], "a pass without summary");
#else
  check(is(e.message, "unknown pass 'canonicalise'; did you mean 'canonicalize'?"), "a message in words");
  check(cg_pass_at(0, &info) && info.summary[0], "a pass's summary");
#endif
}

#ifndef CODEGEN_NO_TEXT
static cg_result parse(cg_context *ctx, const char *text, cg_module *m) { return cg_parse(ctx, text, strlen(text), NULL, m); }

static void test_second_tier_text(cg_context *ctx) {
  static const char *const texts[] = {
      "func.func @f(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {\n  %0 = stablehlo.cholesky %a, lower = true : tensor<2x2xf32>\n"
      "  return %0 : tensor<2x2xf32>\n}\n",
      "func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {\n  %0 = \"chlo.erfc\"(%a) : (tensor<2xf32>) -> tensor<2xf32>\n  return %0 : tensor<2xf32>\n}\n",
      "func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {\n  %0 = chlo.erf %a : tensor<2xf32> -> tensor<2xf32>\n  return %0 : tensor<2xf32>\n}\n"};
#ifdef CODEGEN_NO_SECOND_TIER_OPS
  const char *const macro = "CODEGEN_NO_SECOND_TIER_OPS";
#else
  const char *const macro = NULL;
#endif
  for (int i = 0; i < 3; i++) {
    cg_module m;
    answers(ctx, parse(ctx, texts[i], &m), macro && i < 2 ? CG_INVALID_INPUT : CG_OK, i < 2 ? macro : NULL, "an op of the second tier as text");
  }
}

// Layouts are text where they are left out, and what reads by index vectors is not there.
static void test_layouts(cg_context *ctx) {
  static const char layout[] =
      "module attributes {l = #iree_vector_ext.nested_layout<subgroup_tile = [0], batch_tile = [1], outer_tile = [1], thread_tile = [1], "
      "element_tile = [1], subgroup_strides = [0], thread_strides = [0]>} {\n}\n";
  static const char gather[] =
      "func.func @f(%a: tensor<4xf32>, %i: index, %p: f32) -> vector<2xf32> {\n"
      "  %0 = \"iree_vector_ext.transfer_gather\"(%a, %i, %p) <{indexing_maps = [affine_map<(d0) -> (d0)>], operandSegmentSizes = "
      "array<i32: 1, 1, 0, 1, 0>}> : (tensor<4xf32>, index, f32) -> vector<2xf32>\n  return %0 : vector<2xf32>\n}\n";
#ifdef CODEGEN_NO_FAST_PIPELINES
  const cg_result refused = CG_OK;
  const char *const macro = "CODEGEN_NO_FAST_PIPELINES";
#else
  const cg_result refused = CG_INVALID_INPUT;
  const char *const macro = NULL;
#endif
#ifdef CODEGEN_NO_VERIFY
  const cg_result want = CG_OK;
#else
  const cg_result want = macro ? CG_UNSUPPORTED : CG_OK;
#endif
  cg_module m;
  answers(ctx, parse(ctx, layout, &m), refused, NULL, "a layout with a tile of nothing");
  answers(ctx, parse(ctx, gather, &m), want, want == CG_OK ? NULL : macro, "a gather");
}

// A dispatch written by hand, without an executable around it.
#ifndef CODEGEN_NO_IREE_SYNTAX
static void test_by_hand(cg_context *ctx) {
  static const char text[] =
      "func.func @f() attributes {codegen.workgroup_count = array<i64: 1, 1, 1>, workgroup_size = [1 : index, 1 : index, 1 : index]} {\n"
      "  %c = arith.constant 0 : index\n"
      "  %a = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : memref<4xf32>\n"
      "  %x = memref.load %a[%c] : memref<4xf32>\n  memref.store %x, %a[%c] : memref<4xf32>\n  return\n}\n";
  cg_module m;
  cg_program program;
  check(parse(ctx, text, &m) == CG_OK, "a dispatch by hand is read");
#ifdef CODEGEN_NO_HOST_FORMS
  answers(ctx, compile(m, "vulkan1.1", &program), CG_UNSUPPORTED, "CODEGEN_NO_HOST_FORMS", "a dispatch by hand");
#else
  answers(ctx, compile(m, "vulkan1.1", &program), CG_OK, NULL, "a dispatch by hand");
#endif
}
#endif

static void test_text(cg_context *ctx) {
  static const char generic[] = "func.func @f() -> i32 {\n"
                                "  %0 = \"hal.interface.constant.load\"() {ordinal = 0 : index} : () -> i32\n  return %0 : i32\n}\n";
  static const char pretty[] = "func.func @f() -> i32 {\n  %0 = hal.interface.constant.load[0] : i32\n  return %0 : i32\n}\n";
  static const char older[] = "func.func @f(%a: f32) -> f32 {\n  %0 = addf %a, %a : f32\n  return %0 : f32\n}\n";
  static const char result[] = "func.func @f(%a: f32) -> i32 {\n  return %a : f32\n}\n";                          // breaks a rule of func
  static const char count[] = "func.func @f(%a: f32) {\n  %0 = \"arith.addf\"(%a) : (f32) -> f32\n  return\n}\n"; // breaks the op tables'
#ifdef CODEGEN_NO_IREE_SYNTAX
  const cg_result want = CG_INVALID_INPUT;
  const char *const macro = "CODEGEN_NO_IREE_SYNTAX";
#else
  const cg_result want = CG_OK;
  const char *const macro = NULL;
#endif
  cg_module m;
  cg_str printed;
  answers(ctx, parse(ctx, pretty, &m), want, macro, "hand-written syntax");
  answers(ctx, parse(ctx, older, &m), want, macro, "an older name");
  test_second_tier_text(ctx);
  test_layouts(ctx);
  answers(ctx, parse(ctx, generic, &m), CG_OK, NULL, "the generic form");
  check(m && cg_print_to_string(m, NULL, &printed) == CG_OK && cg_parse(ctx, printed.data, printed.len, NULL, &m) == CG_OK,
        "what is printed reads back");
#ifdef CODEGEN_NO_VERIFY
  answers(ctx, parse(ctx, result, &m), CG_OK, NULL, "a rule of a dialect, not looked at");
#else
  answers(ctx, parse(ctx, result, &m), CG_INVALID_INPUT, NULL, "a rule of a dialect");
#endif
  answers(ctx, parse(ctx, count, &m), CG_INVALID_INPUT, NULL, "a number of operands");
#ifndef CODEGEN_NO_IREE_SYNTAX
  test_by_hand(ctx);
#endif
}
#endif

int main(void) {
  cg_context_desc desc;
  cg_context *ctx;
#ifdef CODEGEN_NO_MALLOC
  static unsigned char block[16 << 20];
#endif
  memset(&desc, 0, sizeof desc);
#ifdef CODEGEN_NO_MALLOC
  desc.block = block;
  desc.block_size = sizeof block;
#endif
  ctx = cg_create(&desc);
  if (!ctx) return 1;
  test_verify(ctx);
  test_pipelines(ctx);
  test_passes(ctx);
  test_extensions(ctx);
  test_emulation(ctx);
  test_second_tier(ctx);
  test_json(ctx);
  test_messages(ctx);
#ifndef CODEGEN_NO_TEXT
  test_text(ctx);
#endif
  cg_destroy(ctx);
  return failures != 0;
}
