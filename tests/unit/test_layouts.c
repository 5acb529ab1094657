// Compile descriptors of hosts with fixed layouts: what is refused and how, and what the program says of what is taken.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "program/cg_compile.h"
#include "spirv/cg_spirv.h"
#include "text/cg_text.h"

static const char pair[] = "func.func @f(%a: tensor<4x6xf32>, %b: tensor<4x6xf32>) -> tensor<4x6xf32> {\n"
                           "  %0 = stablehlo.add %a, %b : tensor<4x6xf32>\n  return %0 : tensor<4x6xf32>\n}\n";
static const char rows_text[] = "func.func @f(%a: tensor<?x?xf32>, %b: tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>) {\n"
                                "  %0 = stablehlo.multiply %a, %a : tensor<?x?xf32>\n  %1 = stablehlo.negate %b : tensor<?xf32>\n"
                                "  return %0, %1 : tensor<?x?xf32>, tensor<?xf32>\n}\n";

static cg_result compile(cg_context *ctx, const char *text, const cg_compile_desc *options, cg_program *out) {
  cg_module m;
  cg_compile_desc d = *options;
  d.backend = cg_spirv_backend();
  if (!d.target) d.target = "vulkan1.0";
  assert_int_equal(cg_parse(ctx, text, strlen(text), NULL, &m), CG_OK);
  return cg_compile(m, &d, out);
}

static void expect(const char *text, const cg_compile_desc *d, cg_result result, const char *message) {
  cg_context *ctx = cg_create(NULL);
  cg_program p;
  cg_result r = compile(ctx, text, d, &p);
  cg_diagnostic e = cg_first_error(ctx);
  char said[512];
  snprintf(said, sizeof said, "%.*s", (int)e.message.len, e.message.data);
  if (r != result || !strstr(said, message)) fail_msg("result %d, '%s' in place of '%s'", (int)r, said, message);
  if (result == CG_OK) assert_string_equal(said, "");
  cg_destroy(ctx);
}

// ---- what is refused ----------------------------------------------------------------------------------------------------------------------
static void one_layout_is_wrong(void **state) {
  static const int64_t dense[] = {6, 1}, negative[] = {-6, 1}, overlapping[] = {5, 1}, zero[] = {0, 1}, few[] = {1};
  static const struct {
    cg_argument_desc a;
    cg_result result;
    const char *message;
  } rows[] = {
      {{.function = "g", .index = 0}, CG_INVALID_ARGUMENT, "a layout is given for 'g', which is no public function of the module"},
      {{.index = 2}, CG_INVALID_ARGUMENT, "a layout is given for argument 2 of 'any function', which has none of that number"},
      {{.function = "f", .is_result = true, .index = 1}, CG_INVALID_ARGUMENT, "a layout is given for result 1 of 'f', which has none of that number"},
      {{.index = 0, .byte_offset = 6}, CG_INVALID_INPUT, "argument 0 is at byte 6 of its buffer; an array of f32 may be at multiples of 4"},
      {{.index = 0, .byte_offset = UINT64_MAX}, CG_INVALID_INPUT, "below 2 GiB"},
      {{.index = 0, .fixed = true, .set = 4}, CG_INVALID_INPUT, "argument 0 is fixed to set 4; there are sets 0 to 3"},
      {{.index = 1, .fixed = true, .binding = 5000}, CG_INVALID_INPUT, "argument 1 is fixed to binding 5000; there are bindings 0 to 4095"},
      {{.index = 0, .num_strides = 1, .strides = few}, CG_INVALID_INPUT, "argument 0 of type tensor<4x6xf32> has 1 strides"},
      {{.index = 0, .num_strides = 2, .strides = negative}, CG_INVALID_INPUT, "argument 0 has the stride -6"},
      {{.index = 0, .num_strides = 2}, CG_INVALID_ARGUMENT, "cg_compile: desc->arguments[0] has no strides"},
      {{.is_result = true, .index = 0, .num_strides = 2, .strides = overlapping},
       CG_INVALID_INPUT,
       "result 0 of 'f' has strides that reach an element"},
      {{.is_result = true, .index = 0, .num_strides = 2, .strides = zero}, CG_INVALID_INPUT, "result 0 of 'f' has a stride of 0"},
      {{.index = 0, .num_strides = 2, .strides = zero}, CG_OK, ""},
      {{.is_result = true, .index = 0, .num_strides = 2, .strides = dense}, CG_OK, ""},
  };
  (void)state;
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    cg_compile_desc d;
    memset(&d, 0, sizeof d);
    d.arguments = &rows[i].a;
    d.num_arguments = 1;
    expect(pair, &d, rows[i].result, rows[i].message);
  }
}

static void two_layouts_disagree(void **state) {
  static const cg_argument_desc twice[] = {{.index = 0, .byte_offset = 4}, {.index = 0, .byte_offset = 4}};
  static const cg_argument_desc differ[] = {{.index = 0, .byte_offset = 4}, {.function = "f", .index = 0, .byte_offset = 8}};
  static const cg_argument_desc clash[] = {{.index = 0, .fixed = true, .binding = 1}, {.index = 1, .fixed = true, .binding = 1, .byte_offset = 92}};
  static const cg_argument_desc apart[] = {{.index = 0, .fixed = true, .binding = 1}, {.index = 1, .fixed = true, .binding = 1, .byte_offset = 96}};
  static const char own[] = "func.func @f(%a: tensor<4xf32> {codegen.offset = 8 : i64}) -> tensor<4xf32> {\n"
                            "  %0 = stablehlo.negate %a : tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\n";
  static const cg_argument_desc same[] = {{.index = 0, .byte_offset = 8}};
  cg_compile_desc d;
  (void)state;
  memset(&d, 0, sizeof d);
  d.num_arguments = 2;
  d.arguments = twice;
  expect(pair, &d, CG_INVALID_ARGUMENT, "two layouts are given for argument 0 of 'any function'");
  d.arguments = differ;
  expect(pair, &d, CG_INVALID_INPUT, "argument 0 is given two layouts that differ");
  d.arguments = clash;
  expect(pair, &d, CG_INVALID_INPUT, "argument 0 and argument 1 overlap in the buffer at set 0, binding 1");
  d.arguments = apart;
  expect(pair, &d, CG_OK, "");
  d.num_arguments = 1;
  d.arguments = twice;
  expect(own, &d, CG_INVALID_INPUT, "argument 0 is given two layouts that differ");
  d.arguments = same;
  expect(own, &d, CG_OK, "");
  d.arguments = NULL;
  expect(pair, &d, CG_INVALID_ARGUMENT, "cg_compile: desc->num_arguments is 1 but desc->arguments is NULL");
}

static void sizes_and_names_are_wrong(void **state) {
  static const char *const two[] = {"a", "b"}, *const same[] = {"a", "a"}, *const none[] = {"a", ""};
  static const cg_argument_desc there[] = {{.index = 0, .fixed = true, .set = 1, .binding = 3}};
  cg_compile_desc d;
  (void)state;
  memset(&d, 0, sizeof d);
  d.push_constant_base = 10;
  expect(rows_text, &d, CG_INVALID_INPUT, "has 10 as codegen.push_constant_base; it is a multiple of 4");
  d.push_constant_base = 0;
  d.sizes = CG_SIZES_UNIFORM_BUFFER;
  d.sizes_set = 1;
  d.sizes_binding = 3;
  d.sizes_offset = 2;
  expect(rows_text, &d, CG_INVALID_INPUT, "has 2 as the offset of codegen.sizes; it is a multiple of 4");
  d.sizes_offset = 0;
  d.arguments = there;
  d.num_arguments = 1;
  expect(rows_text, &d, CG_INVALID_INPUT, "argument 0 of 'f' is fixed to the set and binding that the sizes come in");
  d.num_arguments = 0;
  d.sizes_set = 4;
  expect(rows_text, &d, CG_INVALID_INPUT, "has sizes at set 4, binding 3");
  memset(&d, 0, sizeof d);
  d.num_entry_points = 2;
  d.entry_points = two;
  expect(pair, &d, CG_INVALID_INPUT, "has 1 kernels, where codegen.entry_points gives 2 names");
  d.entry_points = same;
  expect(pair, &d, CG_INVALID_INPUT, "has the name of an entry point \"a\" twice");
  d.entry_points = none;
  expect(pair, &d, CG_INVALID_INPUT, "has \"\" as the name of an entry point");
  d.entry_points = two;
  expect(rows_text, &d, CG_OK, "");
}

// What packing cannot help is refused with the limit, the need and the kernel; what the host has in front of the sizes counts, too.
static void limits_name_their_kernel(void **state) {
  static const char wide[] =
      "func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>, %d: tensor<?xf32>, %e: tensor<?xf32>) -> tensor<?xf32> {\n"
      "  %0 = stablehlo.concatenate %a, %b, %c, %d, %e, dim = 0 : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, "
      "tensor<?xf32>) -> tensor<?xf32>\n  return %0 : tensor<?xf32>\n}\n";
  static const char extreme[] =
      "func.func @f(%x: tensor<?x7xf32>, %y: tensor<?x7xi32>, %i: tensor<f32>, %j: tensor<i32>) -> (tensor<?xf32>, tensor<?xi32>) {\n"
      "  %0:2 = stablehlo.reduce(%x init: %i), (%y init: %j) across dimensions = [1] : (tensor<?x7xf32>, tensor<?x7xi32>, tensor<f32>, tensor<i32>) ->\n"
      "    (tensor<?xf32>, tensor<?xi32>)\n   reducer(%a: tensor<f32>, %b: tensor<f32>) (%c: tensor<i32>, %d: tensor<i32>) {\n"
      "    %1 = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
      "    %2 = stablehlo.select %1, %a, %b : tensor<i1>, tensor<f32>\n    %3 = stablehlo.select %1, %c, %d : tensor<i1>, tensor<i32>\n"
      "    stablehlo.return %2, %3 : tensor<f32>, tensor<i32>\n  }\n  return %0#0, %0#1 : tensor<?xf32>, tensor<?xi32>\n}\n";
  cg_compile_desc d;
  cg_context *ctx = cg_create(NULL);
  cg_program p;
  (void)state;
  memset(&d, 0, sizeof d);
  d.target = "vulkan1.0";
  expect(wide, &d, CG_OK, ""); // a concatenation of concatenations
  expect(extreme, &d, CG_UNSUPPORTED, "kernel 'f_dispatch_0' needs 5 storage buffers, and target 'vulkan1.0' allows 4");
  d.push_constant_base = 124;
  assert_int_equal(compile(ctx, rows_text, &d, &p), CG_OK); // two sizes at byte 124 are beyond the 128 bytes: they come in the last binding
  assert_int_equal(p.num_kernels, 2);
  for (size_t i = 0; i < 2; i++) {
    const cg_kernel *k = &p.kernels[i];
    assert_int_equal(k->num_parameters, i == 0 ? 2 : 0);
    assert_int_equal(k->num_push_constants, i == 0 ? 0 : 1);
    if (i == 0) assert_int_equal(k->parameter_binding + 1, k->num_bindings);
    if (i == 1) assert_int_equal(k->push_constants[0].offset, 124);
  }
  cg_destroy(ctx);
}

// Six buffers are more than four; arguments that the host keeps in one buffer count once.
static void one_buffer_counts_once(void **state) {
  static const char sum[] =
      "func.func @f(%a: tensor<64xf32>, %b: tensor<64xf32>, %c: tensor<64xf32>, %d: tensor<64xf32>, %e: tensor<64xf32>) -> tensor<64xf32> {\n"
      "  %0 = stablehlo.add %a, %b : tensor<64xf32>\n  %1 = stablehlo.multiply %c, %d : tensor<64xf32>\n"
      "  %2 = stablehlo.subtract %0, %1 : tensor<64xf32>\n  %3 = stablehlo.maximum %2, %e : tensor<64xf32>\n"
      "  return %3 : tensor<64xf32>\n}\n";
  cg_argument_desc layouts[5];
  cg_compile_desc d;
  cg_context *ctx = cg_create(NULL);
  cg_program p;
  (void)state;
  memset(&d, 0, sizeof d);
  memset(layouts, 0, sizeof layouts);
  assert_int_equal(compile(ctx, sum, &d, &p), CG_OK);
  assert_true(p.num_kernels > 1);
  for (uint32_t i = 0; i < 5; i++) {
    layouts[i].index = i;
    layouts[i].fixed = true;
    layouts[i].binding = 6;
    layouts[i].byte_offset = i * 256;
  }
  d.arguments = layouts;
  d.num_arguments = 5;
  assert_int_equal(compile(ctx, sum, &d, &p), CG_OK);
  assert_int_equal(p.num_kernels, 1);
  assert_int_equal(p.kernels[0].num_bindings, 2);
  cg_destroy(ctx);
}

// ---- what the program says -------------------------------------------------------------------------------------------------------------------
static int64_t value(cg_size s, const int64_t *symbols, size_t n) {
  int64_t v = -1;
  assert_int_equal(cg_size_eval(s, symbols, n, &v), CG_OK);
  return v;
}

static void places_are_described(void **state) {
  static const int64_t padded[] = {16, 1}, turned[] = {1, 9};
  static const cg_argument_desc layouts[] = {
      {.index = 0, .fixed = true, .set = 1, .binding = 7, .byte_offset = 64, .num_strides = 2, .strides = padded},
      {.index = 1, .fixed = true, .set = 1, .binding = 7, .byte_offset = 4096},
      {.is_result = true, .index = 0, .byte_offset = 8, .num_strides = 2, .strides = turned}};
  static const int64_t symbols[] = {5, 9, 30};
  cg_compile_desc d;
  cg_context *ctx = cg_create(NULL);
  cg_program p;
  (void)state;
  memset(&d, 0, sizeof d);
  d.arguments = layouts;
  d.num_arguments = 3;
  assert_int_equal(compile(ctx, rows_text, &d, &p), CG_OK);
  const cg_function *f = &p.functions[0];
  const cg_array_type *a = &f->arguments[0], *b = &f->arguments[1], *r = &f->results[0], *plain = &f->results[1];
  assert_true(a->fixed && b->fixed && !r->fixed && !plain->fixed);
  assert_int_equal(a->set, 1);
  assert_int_equal(a->binding, 7);
  assert_int_equal(value(a->offset, symbols, 3), 64);
  assert_int_equal(value(a->strides[0], symbols, 3), 16);
  assert_int_equal(value(a->bytes, symbols, 3), 64 + (4 * 16 + 8 + 1) * 4);
  assert_int_equal(value(b->bytes, symbols, 3), 4096 + 30 * 4);
  assert_int_equal(value(r->strides[1], symbols, 3), 9);
  assert_int_equal(value(r->bytes, symbols, 3), 8 + (4 + 8 * 9 + 1) * 4);
  assert_int_equal(value(plain->offset, symbols, 3), 0);
  assert_int_equal(value(plain->strides[0], symbols, 3), 1);
  assert_int_equal(value(plain->bytes, symbols, 3), 120);
  static const int64_t nothing[] = {0, 9, 0}; // no element: the offset alone
  assert_int_equal(value(a->bytes, nothing, 3), 64);
  for (size_t s = 0; s < f->num_steps; s++) { // what is bound begins where the buffer does, and ends where the array does
    if (f->steps[s].kind != CG_STEP_DISPATCH) continue;
    for (size_t i = 0; i < f->steps[s].num_bindings; i++) {
      const cg_buffer_range *range = &f->steps[s].bindings[i];
      const cg_array_type *t = range->buffer == CG_BUFFER_ARGUMENT ? &f->arguments[range->index] : &f->results[range->index];
      assert_int_equal(value(range->offset, symbols, 3), 0);
      assert_int_equal(value(range->bytes, symbols, 3), value(t->bytes, symbols, 3));
    }
  }
  cg_destroy(ctx);
}

static void sizes_decide_whether_a_layout_fits(void **state) {
  static const int64_t padded[] = {16, 1};
  static const cg_argument_desc layouts[] = {{.index = 0, .fixed = true, .binding = 3},
                                             {.index = 1, .fixed = true, .binding = 3, .byte_offset = 400},
                                             {.is_result = true, .index = 0, .num_strides = 2, .strides = padded}};
  cg_compile_desc d;
  cg_context *ctx = cg_create(NULL);
  cg_program p;
  int64_t a[2] = {6, 16}, b[1] = {2}, symbols[3];
  const int64_t *shapes[2] = {a, b};
  (void)state;
  memset(&d, 0, sizeof d);
  d.arguments = layouts;
  d.num_arguments = 3;
  assert_int_equal(compile(ctx, rows_text, &d, &p), CG_OK);
  const cg_function *f = &p.functions[0];
  assert_int_equal(cg_function_symbols(f, shapes, symbols), CG_OK); // 384 bytes in front of 400
  a[0] = 7;
  assert_int_equal(cg_function_symbols(f, shapes, symbols), CG_INVALID_ARGUMENT); // 448: the second argument's bytes
  a[0] = 5;
  a[1] = 17;
  assert_int_equal(cg_function_symbols(f, shapes, symbols), CG_INVALID_ARGUMENT); // rows of 17 in steps of 16
  a[0] = 1;
  assert_int_equal(cg_function_symbols(f, shapes, symbols), CG_OK); // one row
  a[0] = 0;
  assert_int_equal(cg_function_symbols(f, shapes, symbols), CG_OK);
  a[0] = INT32_MAX;
  a[1] = INT32_MAX;
  assert_int_equal(cg_function_symbols(f, shapes, symbols), CG_INVALID_ARGUMENT);
  cg_destroy(ctx);
}

// Two arrays of one buffer whose elements stand between each other's, side by side: of sizes that are known, and of those that a launch says.
static void arrays_interleave(void **state) {
  static const char *const texts[] = {
      "func.func @f(%x: tensor<5xf32>, %y: tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>) {\n  %0 = stablehlo.add %x, %x : tensor<5xf32>\n"
      "  %1 = stablehlo.add %y, %y : tensor<5xf32>\n  return %0, %1 : tensor<5xf32>, tensor<5xf32>\n}\n",
      "func.func @f(%x: tensor<?xf32>, %y: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {\n  %0 = stablehlo.add %x, %x : tensor<?xf32>\n"
      "  %1 = stablehlo.add %y, %y : tensor<?xf32>\n  return %0, %1 : tensor<?xf32>, tensor<?xf32>\n}\n"};
  static const struct {
    int64_t x, y;    // strides
    uint64_t offset; // of y, in bytes; x begins at 0
    bool apart;
  } cases[] = {{2, 2, 4, true},  {2, 2, 8, false},  {2, 2, 16, false}, {2, 2, 32, false}, {2, 2, 36, true}, {3, 3, 4, true},
               {3, 3, 8, true},  {3, 3, 12, false}, {2, 4, 4, true},   {4, 2, 4, true},   {4, 6, 4, true},  {4, 6, 8, false},
               {2, 3, 4, false}, {1, 1, 0, false},  {1, 1, 16, false}, {1, 1, 20, true}};
  (void)state;
  for (size_t i = 0; i < 2 * sizeof cases / sizeof *cases; i++) {
    const bool dynamic = i % 2;
    const int64_t n[1] = {5}, *shapes[2] = {n, n};
    int64_t symbols[2];
    cg_argument_desc layouts[2];
    cg_compile_desc d;
    cg_context *ctx = cg_create(NULL);
    cg_program p;
    memset(&d, 0, sizeof d);
    memset(layouts, 0, sizeof layouts);
    for (uint32_t k = 0; k < 2; k++) {
      layouts[k].index = k;
      layouts[k].fixed = true;
      layouts[k].binding = 1;
      layouts[k].num_strides = 1;
      layouts[k].strides = k ? &cases[i / 2].y : &cases[i / 2].x;
    }
    layouts[1].byte_offset = cases[i / 2].offset;
    d.arguments = layouts;
    d.num_arguments = 2;
    cg_result r = compile(ctx, texts[dynamic], &d, &p);
    if (dynamic && r == CG_OK) r = cg_function_symbols(&p.functions[0], shapes, symbols);
    if ((r == CG_OK) != cases[i / 2].apart) fail_msg("case %zu, %s: %d", i / 2, dynamic ? "dynamic" : "static", (int)r);
    cg_destroy(ctx);
  }
}

static void variants_agree_on_layouts(void **state) {
  static const cg_argument_desc layouts[] = {{.index = 0, .fixed = true, .binding = 3, .byte_offset = 32}};
  static const char *const names[] = {"rows", "row"};
  cg_compile_desc d[2];
  cg_context *ctx = cg_create(NULL);
  cg_program p[2];
  cg_module m;
  (void)state;
  memset(d, 0, sizeof d);
  for (int i = 0; i < 2; i++) {
    d[i].backend = cg_spirv_backend();
    d[i].target = i ? "vulkan1.0" : "vulkan1.1";
    d[i].arguments = layouts;
    d[i].num_arguments = 1;
    d[i].push_constant_base = 8;
    d[i].entry_points = names;
    d[i].num_entry_points = 2;
  }
  assert_int_equal(cg_parse(ctx, rows_text, strlen(rows_text), NULL, &m), CG_OK);
  assert_int_equal(cg_compile_variants(m, d, 2, p), CG_OK);
  assert_true(p[1].interchangeable);
  d[1].push_constant_base = 16;
  assert_int_equal(cg_parse(ctx, rows_text, strlen(rows_text), NULL, &m), CG_OK);
  assert_int_equal(cg_compile_variants(m, d, 2, p), CG_OK);
  assert_false(p[1].interchangeable);
  cg_destroy(ctx);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(one_layout_is_wrong),
      cmocka_unit_test(two_layouts_disagree),
      cmocka_unit_test(sizes_and_names_are_wrong),
      cmocka_unit_test(limits_name_their_kernel),
      cmocka_unit_test(one_buffer_counts_once),
      cmocka_unit_test(places_are_described),
      cmocka_unit_test(sizes_decide_whether_a_layout_fits),
      cmocka_unit_test(arrays_interleave),
      cmocka_unit_test(variants_agree_on_layouts),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
