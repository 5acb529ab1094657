// The reference interpreter: results against closed forms at each level (tensors, buffers, kernels), and each fault that it has to find.
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "dialects/eval.h"
#include "interp/interp.h"
#include "text/cg_text.h"

// ---- running text ------------------------------------------------------------------------------------------------------------------------------
typedef struct run {
  cg_context *ctx;
  cg_module module;
  cg_array args[8], results[8];
  size_t num_args, num_results;
  cg_interp_desc desc;
  cg_result result;
} run;

static run begin(const char *text) {
  run r;
  memset(&r, 0, sizeof r);
  r.ctx = cg_create(NULL);
  assert_non_null(r.ctx);
  cg_result parsed = cg_parse(r.ctx, text, strlen(text), NULL, &r.module);
  if (parsed != CG_OK) {
    cg_diagnostic d = cg_first_error(r.ctx);
    fail_msg("line %u: %.*s", d.line, (int)d.message.len, d.message.data);
  }
  r.desc.check_races = true;
  return r;
}

static void end(run *r) {
  for (size_t i = 0; i < r->num_args; i++) free(r->args[i].data);
  cg_destroy(r->ctx);
}

static cg_array *arg(run *r, cg_type element, unsigned rank, const int64_t *shape) {
  cg_array *a = &r->args[r->num_args++];
  size_t n = cg_storage_bytes(element);
  a->element = element;
  a->rank = rank;
  for (unsigned i = 0; i < rank; i++) n *= (size_t)(a->shape[i] = shape[i]);
  a->size = n;
  a->data = (uint8_t *)calloc(1, n ? n : 1);
  return a;
}

static cg_array *arg_f32(run *r, int64_t n, const float *v) {
  cg_array *a = arg(r, cgi_type_f32(r->ctx), 1, &n);
  for (int64_t i = 0; i < n; i++) memcpy(a->data + 4 * i, &v[i], 4);
  return a;
}

static cg_array *arg_i32(run *r, int64_t n, const int32_t *v) {
  cg_array *a = arg(r, cgi_type_i(r->ctx, 32), 1, &n);
  for (int64_t i = 0; i < n; i++) memcpy(a->data + 4 * i, &v[i], 4);
  return a;
}

static void call(run *r, const char *name) {
  r->num_results = 8;
  r->result = cg_interpret(r->module, name, r->num_args, r->args, &r->num_results, r->results, &r->desc);
}

static void dispatch(run *r, const char *name, uint32_t groups) {
  uint32_t count[3];
  count[0] = groups;
  count[1] = count[2] = 1;
  r->result = cg_interpret_dispatch(r->module, name, r->num_args, r->args, 0, NULL, groups ? count : NULL, &r->desc);
}

static float f32_at(const cg_array *a, int64_t i) {
  float f;
  memcpy(&f, a->data + 4 * i, 4);
  return f;
}
static int32_t i32_at(const cg_array *a, int64_t i) {
  int32_t v;
  memcpy(&v, a->data + 4 * i, 4);
  return v;
}

static void expect_ok(const run *r) {
  if (r->result != CG_OK) {
    cg_diagnostic d = cg_first_error(r->ctx);
    fail_msg("line %u: %.*s", d.line, (int)d.message.len, d.message.data);
  }
}

static void expect_fault(const run *r, const char *part) {
  cg_diagnostic d = cg_first_error(r->ctx);
  char text[512];
  snprintf(text, sizeof text, "%.*s", (int)d.message.len, d.message.data);
  assert_int_not_equal(r->result, CG_OK);
  if (!strstr(text, part)) fail_msg("'%s' does not say '%s'", text, part);
  assert_true(d.line > 0);
}

// ---- tensors -----------------------------------------------------------------------------------------------------------------------------------
static void test_add(void **state) {
  static const float x[4] = {1, -2.5f, INFINITY, 3e38f}, y[4] = {2, 2.5f, -INFINITY, 3e38f};
  run r = begin("func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = stablehlo.add %a, %b : tensor<4xf32>\n"
                "  return %0 : tensor<4xf32>\n}\n");
  (void)state;
  arg_f32(&r, 4, x);
  arg_f32(&r, 4, y);
  call(&r, "f");
  expect_ok(&r);
  assert_true(f32_at(&r.results[0], 0) == 3 && f32_at(&r.results[0], 1) == 0 && isnan(f32_at(&r.results[0], 2)) && isinf(f32_at(&r.results[0], 3)));
  end(&r);
}

static void test_matmul(void **state) { // a row of ones times i + j
  run r = begin("func.func @f(%a: tensor<5xf32>) -> tensor<3xf32> {\n"
                "  %i = stablehlo.iota dim = 0 : tensor<5x3xf32>\n  %j = stablehlo.iota dim = 1 : tensor<5x3xf32>\n"
                "  %b = stablehlo.add %i, %j : tensor<5x3xf32>\n"
                "  %0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<5xf32>, tensor<5x3xf32>) -> tensor<3xf32>\n"
                "  return %0 : tensor<3xf32>\n}\n");
  static const float ones[5] = {1, 1, 1, 1, 1};
  (void)state;
  arg_f32(&r, 5, ones);
  call(&r, "f");
  expect_ok(&r);
  for (int j = 0; j < 3; j++) assert_true(f32_at(&r.results[0], j) == (float)(10 + 5 * j));
  end(&r);
}

static void test_integers(void **state) { // division and remainder by zero, shifts beyond the width, overflow
  run r = begin("func.func @f(%a: tensor<3xi32>, %b: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) {\n"
                "  %0 = stablehlo.divide %a, %b : tensor<3xi32>\n  %1 = stablehlo.remainder %a, %b : tensor<3xi32>\n"
                "  %s = stablehlo.constant dense<40> : tensor<3xi32>\n  %2 = stablehlo.shift_right_arithmetic %a, %s : tensor<3xi32>\n"
                "  %3 = stablehlo.abs %a : tensor<3xi32>\n"
                "  return %0, %1, %2, %3 : tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>\n}\n");
  static const int32_t x[3] = {7, INT32_MIN, -9}, y[3] = {0, -1, 4};
  (void)state;
  arg_i32(&r, 3, x);
  arg_i32(&r, 3, y);
  call(&r, "f");
  expect_ok(&r);
  assert_true(i32_at(&r.results[0], 0) == -1 && i32_at(&r.results[0], 1) == INT32_MIN && i32_at(&r.results[0], 2) == -2);
  assert_true(i32_at(&r.results[1], 0) == 7 && i32_at(&r.results[1], 1) == 0 && i32_at(&r.results[1], 2) == -1);
  assert_true(i32_at(&r.results[2], 0) == 0 && i32_at(&r.results[2], 1) == -1 && i32_at(&r.results[2], 2) == -1);
  assert_true(i32_at(&r.results[3], 1) == INT32_MIN && i32_at(&r.results[3], 2) == 9);
  end(&r);
}

static void test_f16_sum(void **state) { // 4096 halves of 1: in f16 steps it would stop at 2048
  run r =
      begin("func.func @f() -> tensor<f16> {\n  %a = stablehlo.constant dense<1.0> : tensor<4096xf16>\n"
            "  %z = stablehlo.constant dense<0.0> : tensor<f16>\n"
            "  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4096xf16>, tensor<f16>) -> tensor<f16>\n"
            "  return %0 : tensor<f16>\n}\n");
  (void)state;
  call(&r, "f");
  expect_ok(&r);
  assert_true(cgi_float_to_double(r.results[0].element, (uint64_t)r.results[0].data[0] | (uint64_t)r.results[0].data[1] << 8) == 4096);
  end(&r);
}

static void test_while(void **state) {
  run r = begin("func.func @f(%n: tensor<i32>) -> tensor<i32> {\n  %c0 = stablehlo.constant dense<0> : tensor<i32>\n"
                "  %c1 = stablehlo.constant dense<1> : tensor<i32>\n"
                "  %r:2 = stablehlo.while(%i = %c0, %s = %c0) : tensor<i32>, tensor<i32> cond {\n"
                "    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n    stablehlo.return %p : tensor<i1>\n  } do {\n"
                "    %i2 = stablehlo.add %i, %c1 : tensor<i32>\n    %s2 = stablehlo.add %s, %i2 : tensor<i32>\n"
                "    stablehlo.return %i2, %s2 : tensor<i32>, tensor<i32>\n  }\n"
                "  return %r#1 : tensor<i32>\n}\n");
  int32_t n = 100;
  (void)state;
  cg_array *a = arg(&r, cgi_type_i(r.ctx, 32), 0, NULL);
  memcpy(a->data, &n, 4);
  call(&r, "f");
  expect_ok(&r);
  assert_int_equal(i32_at(&r.results[0], 0), 5050);
  r.desc.max_steps = 100;
  call(&r, "f");
  expect_fault(&r, "step limit");
  end(&r);
}

static void test_recursion(void **state) {
  run r = begin("func.func @f(%a: tensor<f32>) -> tensor<f32> {\n  %0 = call @f(%a) : (tensor<f32>) -> tensor<f32>\n"
                "  return %0 : tensor<f32>\n}\n");
  (void)state;
  arg(&r, cgi_type_f32(r.ctx), 0, NULL);
  call(&r, "f");
  expect_fault(&r, "too deeply");
  end(&r);
}

static void test_linalg(void **state) { // a sum over the diagonal of a padded matrix, by an affine map that is no permutation
  run r = begin(
      "#m = affine_map<(d0) -> (d0, d0)>\n#s = affine_map<(d0) -> ()>\nfunc.func @f(%a: tensor<3x3xf32>) -> tensor<f32> {\n"
      "  %z = arith.constant 0.0 : f32\n"
      "  %p = tensor.pad %a low[1, 1] high[0, 2] {\n  ^bb0(%i: index, %j: index):\n    tensor.yield %z : f32\n"
      "  } : tensor<3x3xf32> to tensor<4x6xf32>\n"
      "  %q = tensor.extract_slice %p[0, 0] [4, 4] [1, 1] : tensor<4x6xf32> to tensor<4x4xf32>\n"
      "  %e = tensor.empty() : tensor<f32>\n  %f = linalg.fill ins(%z : f32) outs(%e : tensor<f32>) -> tensor<f32>\n"
      "  %0 = linalg.generic {indexing_maps = [#m, #s], iterator_types = [\"reduction\"]} ins(%q : tensor<4x4xf32>) outs(%f : tensor<f32>) {\n"
      "  ^bb0(%x: f32, %y: f32):\n    %1 = arith.addf %x, %y : f32\n    linalg.yield %1 : f32\n  } -> tensor<f32>\n  return %0 : tensor<f32>\n}\n");
  (void)state;
  static const int64_t shape[2] = {3, 3};
  cg_array *a = arg(&r, cgi_type_f32(r.ctx), 2, shape);
  for (int i = 0; i < 9; i++) {
    float v = (float)i;
    memcpy(a->data + 4 * i, &v, 4);
  }
  call(&r, "f");
  expect_ok(&r);
  assert_true(f32_at(&r.results[0], 0) == 0 + 4 + 8);
  end(&r);
}

static void test_uninitialised_result(void **state) {
  run r = begin("func.func @f() -> tensor<4xf32> {\n  %e = tensor.empty() : tensor<4xf32>\n  %0 = stablehlo.add %e, %e : tensor<4xf32>\n"
                "  return %0 : tensor<4xf32>\n}\n");
  (void)state;
  call(&r, "f");
  expect_fault(&r, "uninitialised");
  end(&r);
}

static void test_bounds(void **state) { // exact on integers, positive on others
  static const float whole[4] = {1, 2, 3, 4}, broken[4] = {0.1f, 0.2f, 0.3f, 1e6f};
  const char *text =
      "func.func @f(%a: tensor<4xf32>) -> tensor<f32> {\n  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
      "  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>\n"
      "  return %0 : tensor<f32>\n}\n";
  (void)state;
  for (int k = 0; k < 2; k++) {
    double *bounds[8] = {NULL};
    run r = begin(text);
    arg_f32(&r, 4, k ? broken : whole);
    r.desc.bounds = bounds;
    call(&r, "f");
    expect_ok(&r);
    assert_non_null(bounds[0]);
    if (k == 0)
      assert_true(bounds[0][0] == 0);
    else
      assert_true(bounds[0][0] > 1e6 * 1e-7 && bounds[0][0] < 1e6 * 1e-5);
    end(&r);
  }
}

// Bounds go where values go, by copies and through kernels; what is filled is exact again.
static void test_bounds_of_bytes(void **state) {
  static const float x[4] = {0.1f, 0.2f, 0.3f, 0.7f};
  static const char *const moves[] = {
      "  stream.cmd.copy %k[%c0], %q[%c0], %c16 : !stream.resource<external>{%c16} -> !stream.resource<transient>{%c16}\n",
      "  stream.cmd.copy %k[%c0], %q[%c0], %c16 : !stream.resource<external>{%c16} -> !stream.resource<transient>{%c16}\n"
      "  stream.cmd.fill %f, %q[%c4 for %c8] : f32 -> !stream.resource<transient>{%c16}\n",
      "  stream.cmd.fill %f, %q[%c0 for %c16] : f32 -> !stream.resource<transient>{%c16}\n"
      "  stream.cmd.copy %k[%c4], %q[%c0], %c8 : !stream.resource<external>{%c16} -> !stream.resource<transient>{%c16}\n"};
  static const int from[][4] = {{0, 1, 2, 3}, {0, -1, -1, 3}, {1, 2, -1, -1}}; // whose bound is at each place
  (void)state;
  for (size_t k = 0; k < 3; k++) {
    double *bounds[8] = {NULL};
    char text[2048];
    snprintf(text, sizeof text,
             "func.func @f(%%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>) {\n  %%c0 = arith.constant 0 : index\n"
             "  %%c4 = arith.constant 4 : index\n  %%c8 = arith.constant 8 : index\n  %%c16 = arith.constant 16 : index\n"
             "  %%f = arith.constant 1.5 : f32\n  %%s = stablehlo.add %%a, %%a : tensor<4xf32>\n  %%x = stablehlo.subtract %%s, %%a : tensor<4xf32>\n"
             "  %%in = stream.tensor.import %%x : tensor<4xf32> -> !stream.resource<external>{%%c16}\n"
             "  %%tmp = stream.resource.alloc : !stream.resource<transient>{%%c16}\n  %%t0 = stream.timepoint.immediate => !stream.timepoint\n"
             "  %%t = stream.cmd.execute await(%%t0) => with(%%in as %%k: !stream.resource<external>{%%c16}, %%tmp as %%q: "
             "!stream.resource<transient>{%%c16}) {\n%s  } => !stream.timepoint\n"
             "  %%done = stream.timepoint.await %%t => %%tmp : !stream.resource<transient>{%%c16}\n"
             "  %%r = stream.tensor.export %%done : !stream.resource<transient>{%%c16} -> tensor<4xf32>\n"
             "  %%z = stablehlo.constant dense<0.0> : tensor<f32>\n"
             "  %%u = stablehlo.reduce(%%x init: %%z) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>\n"
             "  %%v = stablehlo.reduce(%%r init: %%z) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>\n"
             "  return %%x, %%r, %%u, %%v : tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>\n}\n",
             moves[k]);
    run r = begin(text);
    arg_f32(&r, 4, x);
    r.desc.bounds = bounds;
    call(&r, "f");
    expect_ok(&r);
    if (k == 0) assert_true(bounds[2][0] > 0 && bounds[3][0] == bounds[2][0]); // magnitudes go along
    for (int i = 0; i < 4; i++) {
      assert_true(bounds[0][i] > 0);
      assert_true(bounds[1][i] == (from[k][i] < 0 ? 0 : bounds[0][from[k][i]]));
      assert_true(f32_at(&r.results[1], i) == (from[k][i] < 0 ? 1.5f : f32_at(&r.results[0], from[k][i])));
    }
    end(&r);
  }
}

// The bound of sums is twice eps times the magnitudes that went into each, whatever lies between: what only moves values takes error and magnitudes
// along, what chooses one takes its own. x is 5, y -2 and z 1 ten-millionths, of each of four scales: none is exact.
static void test_bounds_of_sums(void **state) {
  static const struct {
    const char *body; // of %x, %y, %z and %s = x + y; gives %r
    int x, y, z;
  } cases[] = {
      {"%r = stablehlo.add %x, %y : tensor<4xf32>", 1, 1, 0},
      {"%r = stablehlo.subtract %x, %y : tensor<4xf32>", 1, 1, 0},
      {"%r = stablehlo.add %s, %z : tensor<4xf32>", 2, 2, 1},
      {"%m = stablehlo.maximum %x, %y : tensor<4xf32>\n%r = stablehlo.add %m, %z : tensor<4xf32>", 1, 0, 1},
      {"%m = stablehlo.minimum %x, %y : tensor<4xf32>\n%r = stablehlo.add %m, %z : tensor<4xf32>", 0, 1, 1},
      {"%m = stablehlo.clamp %y, %z, %x : tensor<4xf32>\n%r = stablehlo.add %m, %z : tensor<4xf32>", 0, 0, 2},
      {"%m = stablehlo.maximum %s, %z : tensor<4xf32>\n%r = stablehlo.add %m, %z : tensor<4xf32>", 2, 2, 1},
      {"%m = stablehlo.minimum %x, %s : tensor<4xf32>\n%r = stablehlo.add %m, %z : tensor<4xf32>", 2, 2, 1},
      {"%m = stablehlo.clamp %s, %y, %x : tensor<4xf32>\n%r = stablehlo.add %m, %z : tensor<4xf32>", 2, 2, 1},
      {"%m = stablehlo.clamp %y, %s, %x : tensor<4xf32>\n%r = stablehlo.add %m, %z : tensor<4xf32>", 2, 2, 1},
      {"%m = stablehlo.clamp %y, %x, %s : tensor<4xf32>\n%r = stablehlo.add %m, %z : tensor<4xf32>", 2, 2, 1},
      {"%m = stablehlo.negate %s : tensor<4xf32>\n%r = stablehlo.add %m, %z : tensor<4xf32>", 2, 2, 1},
      {"%m = stablehlo.abs %s : tensor<4xf32>\n%r = stablehlo.add %m, %z : tensor<4xf32>", 2, 2, 1},
      {"%w = stablehlo.convert %s : (tensor<4xf32>) -> tensor<4xf64>\n%m = stablehlo.convert %w : (tensor<4xf64>) -> tensor<4xf32>\n"
       "%r = stablehlo.add %m, %z : tensor<4xf32>",
       2, 2, 1},
      {"%p = stablehlo.compare GT, %x, %y : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>\n"
       "%m = stablehlo.select %p, %s, %z : tensor<4xi1>, tensor<4xf32>\n%r = stablehlo.add %m, %z : tensor<4xf32>",
       2, 2, 1},
      {"%p = stablehlo.compare LT, %x, %y : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>\n"
       "%m = stablehlo.select %p, %s, %x : tensor<4xi1>, tensor<4xf32>\n%r = stablehlo.add %m, %z : tensor<4xf32>",
       1, 0, 1},
      {"%a = stablehlo.reshape %s : (tensor<4xf32>) -> tensor<2x2xf32>\n%m = stablehlo.reshape %a : (tensor<2x2xf32>) -> tensor<4xf32>\n"
       "%r = stablehlo.add %m, %z : tensor<4xf32>",
       2, 2, 1},
      {"%a = tensor.expand_shape %s [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>\n"
       "%b = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>\n"
       "%c = stablehlo.transpose %b, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>\n"
       "%m = tensor.collapse_shape %c [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>\n%r = stablehlo.add %m, %z : tensor<4xf32>",
       2, 2, 1},
      {"%a = stablehlo.reverse %s, dims = [0] : tensor<4xf32>\n%m = stablehlo.reverse %a, dims = [0] : tensor<4xf32>\n"
       "%r = stablehlo.add %m, %z : tensor<4xf32>",
       2, 2, 1},
      {"%a = stablehlo.slice %s [0:1] : (tensor<4xf32>) -> tensor<1xf32>\n%b = stablehlo.slice %s [1:4] : (tensor<4xf32>) -> tensor<3xf32>\n"
       "%m = stablehlo.concatenate %a, %b, dim = 0 : (tensor<1xf32>, tensor<3xf32>) -> tensor<4xf32>\n%r = stablehlo.add %m, %z : tensor<4xf32>",
       2, 2, 1},
      {"%a = stablehlo.broadcast_in_dim %s, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>\n"
       "%b = tensor.extract_slice %a[2, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<4xf32>\n"
       "%m = tensor.insert_slice %b into %x[0] [4] [1] : tensor<4xf32> into tensor<4xf32>\n%r = stablehlo.add %m, %z : tensor<4xf32>",
       2, 2, 1},
      {"%a = stablehlo.constant dense<1.0> : tensor<f32>\n%b = stablehlo.pad %s, %a, low = [2], high = [1], interior = [0] : (tensor<4xf32>, "
       "tensor<f32>) -> tensor<7xf32>\n%m = stablehlo.pad %b, %a, low = [-2], high = [-1], interior = [0] : (tensor<7xf32>, tensor<f32>) -> "
       "tensor<4xf32>\n%r = stablehlo.add %m, %z : tensor<4xf32>",
       2, 2, 1},
      {"%m, %a = stablehlo.optimization_barrier %s, %x : tensor<4xf32>, tensor<4xf32>\n%r = stablehlo.add %m, %z : tensor<4xf32>", 2, 2, 1},
      {"%a = stablehlo.tuple %x, %s : tuple<tensor<4xf32>, tensor<4xf32>>\n"
       "%m = stablehlo.get_tuple_element %a[1] : (tuple<tensor<4xf32>, tensor<4xf32>>) -> tensor<4xf32>\n%r = stablehlo.add %m, %z : tensor<4xf32>",
       2, 2, 1},
      {"%e = tensor.empty() : tensor<4xf32>\n"
       "%m = linalg.generic {indexing_maps = [affine_map<(i) -> (i mod 4)>, affine_map<(i) -> (i)>], iterator_types = [\"parallel\"]} "
       "ins(%s : tensor<4xf32>) outs(%e : tensor<4xf32>) {\n^bb0(%a: f32, %b: f32):\n  linalg.yield %a : f32\n} -> tensor<4xf32>\n"
       "%r = stablehlo.add %m, %z : tensor<4xf32>",
       2, 2, 1},
      {"%c0 = arith.constant 0 : index\n%zero = arith.constant 0.0 : f32\n"
       "%v = vector.transfer_read %s[%c0], %zero {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>\n"
       "%e = memref.alloc() : memref<4xf32>\nvector.transfer_write %v, %e[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>\n"
       "%w = vector.load %e[%c0] : memref<4xf32>, vector<4xf32>\n%f = tensor.empty() : tensor<4xf32>\n"
       "%m = vector.transfer_write %w, %f[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>\n%r = stablehlo.add %m, %z : tensor<4xf32>",
       2, 2, 1}};
  (void)state;
  for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
    char text[2048];
    float v[3][4];
    double *bounds[8] = {NULL};
    for (int i = 0; i < 4; i++) {
      v[0][i] = 5e-7f * (float)(i + 1);
      v[1][i] = -2e-7f * (float)(i + 1);
      v[2][i] = 1e-7f * (float)(i + 1);
    }
    snprintf(text, sizeof text,
             "func.func @f(%%x: tensor<4xf32>, %%y: tensor<4xf32>, %%z: tensor<4xf32>) -> tensor<4xf32> {\n"
             "%%s = stablehlo.add %%x, %%y : tensor<4xf32>\n%s\nreturn %%r : tensor<4xf32>\n}\n",
             cases[k].body);
    run r = begin(text);
    for (int i = 0; i < 3; i++) arg_f32(&r, 4, v[i]);
    r.desc.bounds = bounds;
    call(&r, "f");
    expect_ok(&r);
    for (int i = 0; i < 4; i++) {
      double expected = ldexp(fabs(v[0][i]) * cases[k].x + fabs(v[1][i]) * cases[k].y + fabs(v[2][i]) * cases[k].z, -22);
      if (!(fabs(bounds[0][i] - expected) <= expected * 1e-5))
        fail_msg("%s: the bound of [%d] is %g, not %g", cases[k].body, i, bounds[0][i], expected);
    }
    end(&r);
  }
}

// A device may miss a quotient that needs no rounding, and one that divides by a power of two not.
static void test_quotient_bounds(void **state) {
  static const float x[4] = {6, 6, 0, 1}, y[4] = {3, -4, 3, 3};
  double *bounds[8] = {NULL}, unit = 1.0 / (1 << 23);
  run r = begin("func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = stablehlo.divide %a, %b : tensor<4xf32>\n"
                "  return %0 : tensor<4xf32>\n}\n");
  (void)state;
  arg_f32(&r, 4, x);
  arg_f32(&r, 4, y);
  r.desc.bounds = bounds;
  call(&r, "f");
  expect_ok(&r);
  assert_non_null(bounds[0]);
  assert_true(bounds[0][0] >= 2.5 * 2 * unit && bounds[0][0] <= 8 * 2 * unit);
  assert_true(bounds[0][1] == 0);
  assert_true(bounds[0][2] == 0);
  assert_true(bounds[0][3] >= 2.5 * 0.25 * unit && bounds[0][3] <= 8 * 0.34 * unit);
  end(&r);
}

// A whole number that a float was rounded to may be one off, and any quotient of it another one.
static void test_integer_quotient_bounds(void **state) {
  static const float x[1] = {50};
  double *bounds[8] = {NULL};
  run r =
      begin("func.func @f(%a: tensor<1xf32>) -> (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) {\n  %c = stablehlo.constant dense<7> : tensor<1xi32>\n"
            "  %y = stablehlo.exponential %a : tensor<1xf32>\n  %l = stablehlo.log %y : tensor<1xf32>\n"
            "  %0 = stablehlo.convert %l : (tensor<1xf32>) -> tensor<1xi32>\n  %1 = stablehlo.divide %0, %c : tensor<1xi32>\n"
            "  %2 = stablehlo.divide %c, %c : tensor<1xi32>\n  return %0, %1, %2 : tensor<1xi32>, tensor<1xi32>, tensor<1xi32>\n}\n");
  (void)state;
  arg_f32(&r, 1, x);
  r.desc.bounds = bounds;
  call(&r, "f");
  expect_ok(&r);
  assert_true(bounds[0][0] == 2); // twice the error
  assert_true(bounds[1][0] == HUGE_VAL);
  assert_true(bounds[2][0] == 0);
  end(&r);
}

// Where a function's result is too small for its type, another may round it to a number that is not zero.
static void test_underflow_bounds(void **state) {
  static const float x[1] = {-104};
  double *bounds[8] = {NULL};
  run r =
      begin("func.func @f(%a: tensor<1xf32>) -> tensor<1xf32> {\n  %0 = stablehlo.exponential %a : tensor<1xf32>\n  return %0 : tensor<1xf32>\n}\n");
  (void)state;
  arg_f32(&r, 1, x);
  r.desc.bounds = bounds;
  call(&r, "f");
  expect_ok(&r);
  assert_true(f32_at(&r.results[0], 0) == 0 && bounds[0][0] >= ldexp(1, -126));
  end(&r);
}

// The bounds of a batch norm are roundings of what it sums, as many as there are steps.
static void test_batch_norm_bounds(void **state) {
  static const float x[8] = {1, -1, 1, -1, -1, 1, -1, 1}, one[1] = {1};
  double *bounds[8] = {NULL}, unit = 1.0 / (1 << 23);
  run r = begin("func.func @f(%a: tensor<8xf32>, %s: tensor<1xf32>) -> (tensor<8x1xf32>, tensor<1xf32>, tensor<1xf32>) {\n"
                "  %x = stablehlo.reshape %a : (tensor<8xf32>) -> tensor<8x1xf32>\n"
                "  %r:3 = \"stablehlo.batch_norm_training\"(%x, %s, %s) <{epsilon = 0.125 : f32, feature_index = 1 : i64}> : "
                "(tensor<8x1xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<8x1xf32>, tensor<1xf32>, tensor<1xf32>)\n"
                "  return %r#0, %r#1, %r#2 : tensor<8x1xf32>, tensor<1xf32>, tensor<1xf32>\n}\n");
  (void)state;
  arg_f32(&r, 8, x);
  arg_f32(&r, 1, one);
  r.desc.bounds = bounds;
  call(&r, "f");
  expect_ok(&r);
  assert_true(bounds[0][0] >= 160 * unit && bounds[0][0] <= 500 * unit);
  assert_true(bounds[1][0] >= 16 * unit && bounds[1][0] <= 25 * unit);
  assert_true(bounds[2][0] >= 160 * unit && bounds[2][0] <= 330 * unit);
  end(&r);
}

// A difference that its error makes one of either sign leaves open which zero a product with zero is.
static void test_zero_bounds(void **state) {
  static const float x[3] = {0.1f, 4, 0.3f}, y[3] = {0.1f, 3, 0.1f}, zero[3] = {-0.0f, -0.0f, -0.0f};
  double *bounds[8] = {NULL};
  run r = begin("func.func @f(%a: tensor<3xf32>, %b: tensor<3xf32>, %z: tensor<3xf32>) -> tensor<3xf32> {\n"
                "  %0 = stablehlo.subtract %a, %b : tensor<3xf32>\n  %1 = stablehlo.multiply %0, %z : tensor<3xf32>\n"
                "  return %1 : tensor<3xf32>\n}\n");
  (void)state;
  arg_f32(&r, 3, x);
  arg_f32(&r, 3, y);
  arg_f32(&r, 3, zero);
  r.desc.bounds = bounds;
  call(&r, "f");
  expect_ok(&r);
  assert_non_null(bounds[0]);
  assert_true(bounds[0][0] > 0 && bounds[0][0] < 1e-100);
  assert_true(bounds[0][1] == 0);
  assert_true(bounds[0][2] == 0);
  end(&r);
}

static void test_sine_bounds(void **state) { // the sum may be off by a whole period: its sine is known at no place between
  static const float a[1] = {52707178.0f}, b[1] = {0.5f};
  double *bounds[8] = {NULL};
  run r = begin("func.func @f(%a: tensor<1xf32>, %b: tensor<1xf32>) -> tensor<1xf32> {\n  %0 = stablehlo.add %a, %b : tensor<1xf32>\n"
                "  %1 = stablehlo.sine %0 : tensor<1xf32>\n  return %1 : tensor<1xf32>\n}\n");
  (void)state;
  arg_f32(&r, 1, a);
  arg_f32(&r, 1, b);
  r.desc.bounds = bounds;
  call(&r, "f");
  expect_ok(&r);
  assert_non_null(bounds[0]);
  assert_true(bounds[0][0] >= 2);
  end(&r);
}

static void test_concatenated_shapes(void **state) { // operands whose sizes are known at run time only: all but the concatenated one agree
  static const int64_t shapes[4][3] = {{2, 3, 4}, {3, 3, 4}, {2, 4, 4}, {2, 4, 3}}; // the last one has as many elements as the first
  (void)state;
  for (int second = 0; second < 4; second++)
    for (int dim = 0; dim < 3; dim++) {
      char text[512];
      bool fits = true;
      for (int d = 0; d < 3; d++) fits = fits && (d == dim || shapes[0][d] == shapes[second][d]);
      snprintf(text, sizeof text,
               "func.func @f(%%a: tensor<?x?x?xf32>, %%b: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {\n"
               "  %%0 = stablehlo.concatenate %%a, %%b, dim = %d : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>\n"
               "  return %%0 : tensor<?x?x?xf32>\n}\n",
               dim);
      run r = begin(text);
      arg(&r, cgi_type_f32(r.ctx), 3, shapes[0]);
      arg(&r, cgi_type_f32(r.ctx), 3, shapes[second]);
      call(&r, "f");
      if (fits) {
        expect_ok(&r);
        for (int d = 0; d < 3; d++) assert_int_equal(r.results[0].shape[d], shapes[0][d] + (d == dim ? shapes[second][d] : 0));
      } else {
        expect_fault(&r, "has operands of different shapes");
      }
      end(&r);
    }
}

static void test_registers(void **state) { // vectors of more elements than there are registers: one, or several together
  static const char *const texts[] = {
      "func.func @f(%a: f32) -> f32 {\n  %v = vector.broadcast %a : f32 to vector<100x100000xf32>\n"
      "  %x = vector.extract %v[99, 99999] : f32 from vector<100x100000xf32>\n  return %x : f32\n}\n",
      "func.func @f(%a: f32) -> f32 {\n  %v = vector.broadcast %a : f32 to vector<3000000xf32>\n"
      "  %w = vector.broadcast %a : f32 to vector<3000000xf32>\n  %x = vector.extract %w[2999999] : f32 from vector<3000000xf32>\n"
      "  return %x : f32\n}\n",
      "func.func @f(%v: vector<100x100000xf32>) -> f32 {\n"
      "  %x = vector.extract %v[99, 99999] : f32 from vector<100x100000xf32>\n  return %x : f32\n}\n"};
  (void)state;
  for (int i = 0; i < 3; i++) {
    run r = begin(texts[i]);
    arg(&r, cgi_type_f32(r.ctx), 0, NULL);
    call(&r, "f");
    expect_fault(&r, "needs more registers than the interpreter has");
    assert_int_equal(cg_first_error(r.ctx).line, i == 1 ? 4 : 2);
    end(&r);
  }
  // So many results that their number would come round in 32 bits.
  enum { RESULTS = 2048 };
  size_t room = 64 * RESULTS + 512, n;
  char *text = (char *)malloc(room);
  assert_non_null(text);
  n = (size_t)snprintf(text, room,
                       "func.func @f(%%a: f32) -> f32 {\n  %%v = vector.broadcast %%a : f32 to vector<2097152xf32>\n"
                       "  %%r:%d = builtin.unrealized_conversion_cast ",
                       RESULTS);
  for (int i = 0; i < RESULTS; i++) n += (size_t)snprintf(text + n, room - n, "%s%%v", i ? ", " : "");
  for (int i = 0; i < 2 * RESULTS; i++) n += (size_t)snprintf(text + n, room - n, "%svector<2097152xf32>", !i ? " : " : i == RESULTS ? " to " : ", ");
  snprintf(text + n, room - n, "\n  %%x = vector.extract %%r#2047[0] : f32 from vector<2097152xf32>\n  return %%x : f32\n}\n");
  run r = begin(text);
  free(text);
  arg(&r, cgi_type_f32(r.ctx), 0, NULL);
  call(&r, "f");
  expect_fault(&r, "needs more registers than the interpreter has");
  end(&r);
  r = begin("func.func @f() {\n  %v = vector.step : vector<4194304xindex>\n  return\n}\n"); // as many as there are
  call(&r, "f");
  expect_ok(&r);
  end(&r);
}

static void test_check(void **state) {
  run r = begin("func.func @f() {\n  %0 = util.unfoldable_constant dense<[1.0, 2.0]> : tensor<2xf32>\n"
                "  check.expect_almost_eq_const(%0, dense<[1.00001, 2.5]> : tensor<2xf32>) : tensor<2xf32>\n  return\n}\n");
  (void)state;
  call(&r, "f");
  expect_fault(&r, "element [1] is 2.0");
  end(&r);
}

// The inlined f32 and integer operations are those of the evaluator.
static cg_result fast_paths(cg_context *ctx, void *user) {
  static const uint32_t bits[] = {0,           0x80000000u, 1,           0x807FFFFFu, 0x3F800000u, 0xBF800001u,
                                  0x7F7FFFFFu, 0x7F800000u, 0xFF800000u, 0x7FC00000u, 0x00800000u, 0x40490FDBu};
  static const cg_op_kind kinds[] = {CG_ARITH_ADDF, CG_ARITH_SUBF, CG_ARITH_MULF, CG_ARITH_DIVF};
  size_t n = sizeof bits / sizeof *bits;
  cg_op module = cgi_op_create(ctx, cgi_op_def_of(ctx, CG_BUILTIN_MODULE), cgi_loc_unknown(ctx), 0, NULL, 0, NULL, 0, NULL, 1);
  cgi_machine *m = CGI_NEW(ctx, cgi_machine);
  (void)user;
  cgi_machine_init(m, module, NULL);
  cg_type f32 = cgi_type_f32(ctx), types[2];
  types[0] = types[1] = f32;
  for (size_t k = 0; k < 4; k++) {
    cg_value operands[2];
    for (int i = 0; i < 2; i++)
      operands[i] = cg_op_result(cgi_op_create(ctx, cgi_op_def_of(ctx, CG_ARITH_CONSTANT), cgi_loc_unknown(ctx), 0, NULL, 1, &f32, 0, NULL, 0), 0);
    cg_op op = cgi_op_create(ctx, cgi_op_def_of(ctx, kinds[k]), cgi_loc_unknown(ctx), 2, operands, 1, &f32, 0, NULL, 0);
    cgi_scalar_op s;
    assert_true(cgi_scalar_op_init(m, &m->rows[kinds[k]], op, &s));
    assert_int_not_equal(s.code, CGI_S_EVAL);
    for (size_t i = 0; i < n; i++)
      for (size_t j = 0; j < n; j++) {
        cgi_cell a, b, c;
        cgi_scalar in[2], out;
        memset(&a, 0, sizeof a);
        b = a;
        a.s.bits = bits[i];
        b.s.bits = bits[j];
        in[0] = a.s;
        in[1] = b.s;
        assert_true(cgi_eval(op, types, in, f32, &out));
        assert_true(cgi_ieval(m, &s, &a, &b, NULL, &c));
        if ((out.bits & 0x7FFFFFFFu) > 0x7F800000u)
          assert_true((c.s.bits & 0x7FFFFFFFu) > 0x7F800000u);
        else
          assert_int_equal(c.s.bits, out.bits);
      }
  }
  return CG_OK;
}
static void test_fast_paths(void **state) {
  cg_context *ctx = cg_create(NULL);
  (void)state;
  assert_int_equal(cgi_protect(ctx, fast_paths, NULL), CG_OK);
  cg_destroy(ctx);
}

// ---- buffers -----------------------------------------------------------------------------------------------------------------------------------
static void test_memref(void **state) { // in place: every other element doubled through a subview
  run r = begin(
      "func.func @f(%a: memref<8xf32>) {\n  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n  %c4 = arith.constant 4 : index\n"
      "  %v = memref.subview %a[1] [4] [2] : memref<8xf32> to memref<4xf32, strided<[2], offset: 1>>\n"
      "  scf.for %i = %c0 to %c4 step %c1 {\n    %x = memref.load %v[%i] : memref<4xf32, strided<[2], offset: 1>>\n"
      "    %y = arith.addf %x, %x : f32\n"
      "    memref.store %y, %v[%i] : memref<4xf32, strided<[2], offset: 1>>\n  }\n  return\n}\n");
  static const float x[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  (void)state;
  arg_f32(&r, 8, x);
  call(&r, "f");
  expect_ok(&r);
  for (int i = 0; i < 8; i++) assert_true(f32_at(&r.args[0], i) == (float)(i % 2 ? 2 * i : i));
  end(&r);
}

static void expect_memref_fault(const char *text, const char *part) {
  static const float x[8] = {0};
  run r = begin(text);
  arg_f32(&r, 8, x);
  call(&r, "f");
  expect_fault(&r, part);
  end(&r);
}

static void test_memref_faults(void **state) {
  (void)state;
  expect_memref_fault("func.func @f(%a: memref<8xf32>) -> f32 {\n  %c = arith.constant 8 : index\n  %x = memref.load %a[%c] : memref<8xf32>\n"
                      "  return %x : f32\n}\n",
                      "out of bounds: index 8 of dimension 0 is not in [0, 8)");
  expect_memref_fault("func.func @f(%a: memref<8xf32>) {\n  %c = arith.constant 1 : index\n  %b = memref.alloc() : memref<8xf32>\n"
                      "  %x = memref.load %b[%c] : memref<8xf32>\n"
                      "  memref.store %x, %a[%c] : memref<8xf32>\n  return\n}\n",
                      "stores an uninitialised value");
  expect_memref_fault("func.func @f(%a: memref<8xf32>) {\n  %c = arith.constant 1 : index\n  %b = memref.alloc() : memref<8xi1>\n"
                      "  %x = memref.load %b[%c] : memref<8xi1>\n"
                      "  scf.if %x {\n  }\n  return\n}\n",
                      "branches on a value that is not initialised");
  expect_memref_fault("func.func @f(%a: memref<8xf32>) {\n  %c = arith.constant 1 : index\n  %b = memref.alloc() : memref<8xindex>\n"
                      "  %i = memref.load %b[%c] : memref<8xindex>\n"
                      "  %x = memref.load %a[%i] : memref<8xf32>\n  return\n}\n",
                      "address from a value that is not initialised");
  expect_memref_fault("func.func @f(%a: memref<8xf32>) {\n  %c = arith.constant 1 : index\n  %b = memref.alloc() : memref<8xf32>\n"
                      "  memref.dealloc %b : memref<8xf32>\n"
                      "  %x = memref.load %b[%c] : memref<8xf32>\n  return\n}\n",
                      "after it was freed");
  expect_memref_fault("func.func @f(%a: memref<8xf32>) {\n  %c0 = arith.constant 0 : i32\n  %c1 = arith.constant 1 : i32\n"
                      "  %x = arith.divsi %c1, %c0 : i32\n  return\n}\n",
                      "divides by zero");
  expect_memref_fault("func.func @f(%a: memref<8xf32>) {\n  memref.dealloc %a : memref<8xf32>\n  return\n}\n", "frees a binding");
  expect_memref_fault("func.func @f(%a: memref<8xf32>) {\n  %b = memref.alloc() : memref<8xf32>\n  memref.dealloc %b : memref<8xf32>\n"
                      "  memref.dealloc %b : memref<8xf32>\n  return\n}\n",
                      "frees a buffer twice");
  expect_memref_fault(
      "func.func @f(%a: memref<8xf32>) {\n  %c0 = arith.constant 0 : index\n  %b = memref.alloc() : memref<1xindex>\n"
      "  %i = memref.load %b[%c0] : memref<1xindex>\n"
      "  %j = \"affine.linearize_index\"(%c0, %i) {static_basis = array<i64: 4>, operandSegmentSizes = array<i32: 2, 0>} : (index, index) "
      "-> index\n  return\n}\n",
      "index, offset or size from a value that is not initialised");
  expect_memref_fault("func.func @f(%a: memref<8xf32>) {\n  %c0 = arith.constant 0 : index\n"
                      "  %i:2 = affine.delinearize_index %c0 into (%c0, %c0) : index, index\n  return\n}\n",
                      "has a basis of 0");
}

// A buffer with gaps reaches to the last element's place.
static void test_strided_alloc(void **state) {
  run r = begin("func.func @f(%a: memref<1xf32>) {\n  %c0 = arith.constant 0 : index\n  %c2 = arith.constant 2 : index\n"
                "  %c3 = arith.constant 3 : index\n  %m = memref.alloc() : memref<3x4xf32, strided<[6, 1], offset: 2>>\n"
                "  %x = arith.constant 5.0 : f32\n  memref.store %x, %m[%c2, %c3] : memref<3x4xf32, strided<[6, 1], offset: 2>>\n"
                "  %y = memref.load %m[%c2, %c3] : memref<3x4xf32, strided<[6, 1], offset: 2>>\n"
                "  memref.store %y, %a[%c0] : memref<1xf32>\n  return\n}\n");
  static const float zero[1] = {0};
  (void)state;
  arg_f32(&r, 1, zero);
  call(&r, "f");
  expect_ok(&r);
  assert_true(f32_at(&r.args[0], 0) == 5);
  end(&r);
}

// The address of [0, 4] of 3x4 is in the buffer: each dimension has bounds of its own, whoever reads or writes.
static void test_bounds_of_each_dimension(void **state) {
  static const char *const accesses[] = {
      "  %x = memref.load %m[%i0, %i1, %i2] : memref<2x3x4xf32>\n",
      "  memref.store %z, %m[%i0, %i1, %i2] : memref<2x3x4xf32>\n",
      "  %x = memref.atomic_rmw addf %z, %m[%i0, %i1, %i2] : (f32, memref<2x3x4xf32>) -> f32\n",
      "  %x = vector.transfer_read %m[%i0, %i1, %i2], %z {in_bounds = [true]} : memref<2x3x4xf32>, vector<1xf32>\n",
      "  vector.transfer_write %v, %m[%i0, %i1, %i2] {in_bounds = [true]} : vector<1xf32>, memref<2x3x4xf32>\n",
      "  %x = vector.load %m[%i0, %i1, %i2] : memref<2x3x4xf32>, vector<1xf32>\n",
      "  vector.store %v, %m[%i0, %i1, %i2] : memref<2x3x4xf32>, vector<1xf32>\n",
      "  %s = memref.subview %m[0, 0, 0] [2, 2, 2] [1, 1, 2] : memref<2x3x4xf32> to memref<2x2x2xf32, strided<[12, 4, 2]>>\n"
      "  %x = memref.load %s[%i0, %i1, %i2] : memref<2x2x2xf32, strided<[12, 4, 2]>>\n"};
  static const int whole[3] = {2, 3, 4}, part[3] = {2, 2, 2};
  (void)state;
  for (size_t k = 0; k < sizeof accesses / sizeof *accesses; k++)
    for (int d = 0; d < 3; d++)
      for (int low = 0; low < 2; low++) {
        char text[1024], fault[80];
        const int *sizes = strstr(accesses[k], "subview") ? part : whole;
        int index[3] = {0, 1, 1};
        index[0] = low; // what is too high or too low along one dimension is inside of the buffer along the one before
        index[d] = low ? -1 : sizes[d];
        snprintf(text, sizeof text,
                 "func.func @f(%%a: memref<8xf32>) {\n  %%m = memref.alloc() : memref<2x3x4xf32>\n  %%z = arith.constant 1.0 : f32\n"
                 "  %%v = arith.constant dense<1.0> : vector<1xf32>\n  linalg.fill ins(%%z : f32) outs(%%m : memref<2x3x4xf32>)\n"
                 "  %%i0 = arith.constant %d : index\n  %%i1 = arith.constant %d : index\n  %%i2 = arith.constant %d : index\n%s  return\n}\n",
                 index[0], index[1], index[2], accesses[k]);
        snprintf(fault, sizeof fault, "out of bounds: index %d of dimension %d is not in [0, %d)", index[d], d, sizes[d]);
        expect_memref_fault(text, fault);
      }
}

static void test_masked_lanes(void **state) { // what a mask switches off may hold anything
  run r = begin("func.func @f(%a: memref<8xf32>) {\n  %c6 = arith.constant 6 : index\n  %n = arith.constant 2 : index\n"
                "  %z = arith.constant dense<1.5> : vector<4xf32>\n"
                "  %m = vector.create_mask %n : vector<4xi1>\n  %p = arith.constant dense<0.0> : vector<4xf32>\n"
                "  %x = vector.maskedload %a[%c6], %m, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>\n"
                "  %y = arith.addf %x, %z : vector<4xf32>\n"
                "  vector.maskedstore %a[%c6], %m, %y : memref<8xf32>, vector<4xi1>, vector<4xf32>\n  return\n}\n");
  static const float x[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  (void)state;
  arg_f32(&r, 8, x);
  call(&r, "f");
  expect_ok(&r);
  assert_true(f32_at(&r.args[0], 6) == 7.5f && f32_at(&r.args[0], 7) == 8.5f && f32_at(&r.args[0], 5) == 5);
  end(&r);
}

// ---- kernels -----------------------------------------------------------------------------------------------------------------------------------
#define KERNEL_HEAD                                                                                                                                  \
  "func.func @k() attributes {workgroup_size = [8 : index, 1 : index, 1 : index]} {\n  %c0 = arith.constant 0 : index\n"                             \
  "  %c1 = arith.constant 1 : index\n"                                                                                                               \
  "  %c8 = arith.constant 8 : index\n  %c7 = arith.constant 7 : index\n"                                                                             \
  "  %t = gpu.thread_id x\n  %b = gpu.block_id x\n  %base = arith.muli %b, %c8 : index\n  %id = arith.addi %base, %t : index\n"                      \
  "  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : memref<16xf32>\n"                                                  \
  "  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : memref<16xf32>\n"

static run kernel(const char *text) {
  float x[16], zero[16] = {0};
  run r = begin(text);
  for (int i = 0; i < 16; i++) x[i] = (float)i;
  arg_f32(&r, 16, x);
  arg_f32(&r, 16, zero);
  return r;
}

static void test_kernel(void **state) {
  run r = kernel(
      KERNEL_HEAD
      "  %x = memref.load %in[%id] : memref<16xf32>\n  %y = arith.mulf %x, %x : f32\n  memref.store %y, %out[%id] : memref<16xf32>\n  return\n}\n");
  (void)state;
  dispatch(&r, "k", 2);
  expect_ok(&r);
  for (int i = 0; i < 16; i++) assert_true(f32_at(&r.args[1], i) == (float)(i * i));
  dispatch(&r, "k", 3);
  expect_fault(&r, "out of bounds: index 16");
  end(&r);
}

// What dispatches and resources took is there again after a call, whatever it was for.
static void test_given_back(void **state) {
  static const char *const bodies[] = {
      "  %r = flow.dispatch @k(%x) : (tensor<1048576xi32>) -> tensor<1xi32>\n",
      "  %r = flow.dispatch @over(%x) : (tensor<1048576xi32>) -> %x as tensor<1048576xi32>\n",
      "  %size = arith.constant 4194304 : index\n"
      "  %r = stream.tensor.import %x : tensor<1048576xi32> -> !stream.resource<external>{%size}\n",
      "  %size = arith.constant 4194304 : index\n  %r = stream.resource.alloc : !stream.resource<transient>{%size}\n",
  };
  (void)state;
  for (size_t k = 0; k < sizeof bodies / sizeof *bodies; k++) {
    char text[2048];
    snprintf(
        text, sizeof text,
        "func.func @k(%%a: !flow.dispatch.tensor<readonly:tensor<1048576xi32>>, %%out: !flow.dispatch.tensor<writeonly:tensor<1xi32>>) {\n"
        "  %%t = flow.dispatch.tensor.load %%a, offsets = [5], sizes = [1], strides = [1] : !flow.dispatch.tensor<readonly:tensor<1048576xi32>>\n"
        "    -> tensor<1xi32>\n"
        "  flow.dispatch.tensor.store %%t, %%out, offsets = [0], sizes = [1], strides = [1] : tensor<1xi32>\n"
        "    -> !flow.dispatch.tensor<writeonly:tensor<1xi32>>\n  return\n}\n"
        "func.func @over(%%a: !flow.dispatch.tensor<readwrite:tensor<1048576xi32>>) {\n  return\n}\n"
        "func.func @f() {\n  %%x = util.unfoldable_constant dense<7> : tensor<1048576xi32>\n%s  return\n}\n",
        bodies[k]);
    run r = begin(text);
    call(&r, "f");
    expect_ok(&r);
    size_t taken = r.ctx->taken;
    for (int i = 0; i < 2; i++) call(&r, "f");
    expect_ok(&r);
    assert_true(r.ctx->taken < taken + (1 << 20));
    end(&r);
  }
}

// Each id by itself tells a kernel's threads or workgroups apart; one that asks for none is run once.
static void test_ids(void **state) {
  static const struct {
    const char *index;
    int most; // which elements it numbers
  } cases[] = {{"  %i = gpu.thread_id x\n", 8},
               {"  %i = gpu.lane_id\n", 8},
               {"  %i = gpu.block_id x\n", 2},
               {"  %i = gpu.global_id x\n", 16},
               {"  %i = hal.interface.workgroup.id[0] : index\n", 2},
               {"  %i = flow.dispatch.workgroup.id[0] : index\n", 2},
               {"  %i = gpu.subgroup_id : index\n", 4},
               {"  %i = arith.constant 0 : index\n", 1}};
  (void)state;
  for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) { // every one adds 1 to its element
    char text[1024];
    snprintf(text, sizeof text,
             "func.func @k() attributes {workgroup_size = [8 : index, 1 : index, 1 : index]} {\n"
             "  %%out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : memref<16xf32>\n"
             "  %%in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : memref<16xf32>\n%s  %%one = arith.constant 1.0 : f32\n"
             "  %%o = memref.atomic_rmw addf %%one, %%out[%%i] : (f32, memref<16xf32>) -> f32\n  return\n}\n",
             cases[k].index);
    run r = kernel(text);
    r.desc.subgroup_size = strstr(text, "subgroup_id") ? 2 : 8;
    dispatch(&r, "k", 2);
    expect_ok(&r);
    // Ids of workgroups alone: the work of a group is done once, by none of its threads in particular; so is that of all groups without ids.
    bool threads = !strstr(text, "workgroup.id") && !strstr(text, "block_id"), groups = !threads || strstr(text, "global_id");
    float times = (threads ? 8.0f : 1) * (groups ? 2.0f : 1) / (float)cases[k].most;
    if (cases[k].most == 1) times = 1;
    for (int i = 0; i < 16; i++) assert_true(f32_at(&r.args[1], i) == (i < cases[k].most ? times : 0));
    end(&r);
  }
}

// Where a kernel's sizes stand: the first place that says something counts.
static void test_sizes(void **state) {
  static const struct {
    const char *attrs;
    int size[3], subgroup;
    const char *exported; // attributes of the export, where there is one
  } cases[] = {
      {"", {0, 0, 0}, 0, NULL}, // nothing says how many threads it tells apart
      {"attributes {workgroup_size = [2 : index, 3 : index, 1 : index]}", {2, 3, 1}, 32, NULL},
      {"attributes {workgroup_size = array<i64: 4, 1, 2>}", {4, 1, 2}, 32, NULL},
      {"attributes {gpu.known_block_size = array<i32: 2, 2, 2>}", {2, 2, 2}, 32, NULL},
      {"attributes {workgroup_size = [], gpu.known_block_size = array<i32: 2, 2, 3>}", {2, 2, 3}, 32, NULL},
      {"attributes {workgroup_size = [5 : index], gpu.known_block_size = array<i32: 2, 2, 3>}", {5, 1, 1}, 32, NULL},
      {"attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [3, 1, 2] subgroup_size = 16>}",
       {3, 1, 2},
       16,
       NULL},
      {"attributes {workgroup_size = [2 : index, 1 : index, 1 : index], translation_info = "
       "#iree_codegen.translation_info<pipeline = None workgroup_size = [3, 1, 2] subgroup_size = 8>}",
       {2, 1, 1},
       8,
       NULL},
      {"", {0, 0, 0}, 0, ""},
      {"", {4, 2, 1}, 16, "workgroup_size = [4 : index, 2 : index, 1 : index], subgroup_size = 16 : index"},
      {"attributes {workgroup_size = [2 : index, 1 : index, 1 : index]}", {4, 2, 1}, 32, "workgroup_size = [4 : index, 2 : index, 1 : index]"},
      {"attributes {workgroup_size = [2 : index, 1 : index, 1 : index]}", {2, 1, 1}, 4, "subgroup_size = 4 : index"},
      {"", {3, 1, 2}, 16, "translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [3, 1, 2] subgroup_size = 16>"},
      {"attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [2, 2, 2] subgroup_size = 8>}",
       {2, 2, 2},
       8,
       "translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [3, 1, 2] subgroup_size = 16>"},
      {"attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [2, 2, 2] subgroup_size = 8>}",
       {2, 2, 2},
       4,
       "subgroup_size = 4 : index"}};
  (void)state;
  for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
    char text[3072], head[1024] = "";
    if (cases[k].exported)
      snprintf(head, sizeof head,
               "hal.executable private @e {\n  hal.executable.variant public @v target(<\"vulkan-spirv\", \"vulkan-spirv-fb\">) {\n"
               "  hal.executable.export public @k ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, "
               "#hal.pipeline.binding<storage_buffer>]>) attributes {%s}\n  builtin.module {\n",
               cases[k].exported);
    snprintf(
        text, sizeof text,
        "%sfunc.func @k() %s {\n  %%c1 = arith.constant 1 : index\n  %%c2 = arith.constant 2 : index\n  %%c3 = arith.constant 3 : index\n"
        "  %%in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : memref<16xf32>\n"
        "  %%out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : memref<16xf32>\n"
        "  %%tx = gpu.thread_id x\n  %%ty = gpu.thread_id y\n  %%tz = gpu.thread_id z\n  %%sum = arith.addi %%tx, %%ty : index\n"
        "  %%all = arith.addi %%sum, %%tz : index\n  %%c0 = arith.constant 0 : index\n  %%first = arith.cmpi eq, %%all, %%c0 : index\n"
        "  scf.if %%first {\n"
        "    %%x = gpu.block_dim x\n    %%y = gpu.block_dim y\n    %%z = gpu.block_dim z\n    %%s = gpu.subgroup_size : index\n"
        "    %%i = arith.constant dense<0> : vector<4xindex>\n    %%i0 = vector.insert %%x, %%i [0] : index into vector<4xindex>\n"
        "    %%i1 = vector.insert %%y, %%i0 [1] : index into vector<4xindex>\n    %%i2 = vector.insert %%z, %%i1 [2] : index into vector<4xindex>\n"
        "    %%i3 = vector.insert %%s, %%i2 [3] : index into vector<4xindex>\n    %%v = arith.index_cast %%i3 : vector<4xindex> to vector<4xi32>\n"
        "    %%f = arith.sitofp %%v : vector<4xi32> to vector<4xf32>\n    vector.store %%f, %%out[%%c0] : memref<16xf32>, vector<4xf32>\n  }\n"
        "  %%one = arith.constant 1.0 : f32\n  %%c4 = arith.constant 4 : index\n"
        "  %%o = memref.atomic_rmw addf %%one, %%out[%%c4] : (f32, memref<16xf32>) -> f32\n  return\n}\n%s",
        head, cases[k].attrs, cases[k].exported ? "}\n}\n}\n" : "");
    run r = kernel(text);
    dispatch(&r, "k", 1);
    if (!cases[k].size[0]) {
      expect_fault(&r, "nothing says how many a workgroup has");
      end(&r);
      continue;
    }
    expect_ok(&r);
    for (int i = 0; i < 3; i++) assert_int_equal((int)f32_at(&r.args[1], i), cases[k].size[i]);
    assert_int_equal((int)f32_at(&r.args[1], 3), cases[k].subgroup);
    assert_int_equal((int)f32_at(&r.args[1], 4), cases[k].size[0] * cases[k].size[1] * cases[k].size[2]); // one for each thread
    end(&r);
  }
}

// Reverses each group of eight through workgroup memory; without the barrier that is a race.
#define REVERSE(barrier)                                                                                                                             \
  KERNEL_HEAD                                                                                                                                        \
  "  %m = memref.alloc() : memref<8xf32, 3>\n  %x = memref.load %in[%id] : memref<16xf32>\n  memref.store %x, %m[%t] : memref<8xf32, 3>\n" barrier   \
  "  %r = arith.subi %c7, %t : index\n  %y = memref.load %m[%r] : memref<8xf32, 3>\n  memref.store %y, %out[%id] : memref<16xf32>\n  return\n}\n"

static void test_barrier(void **state) {
  run r = kernel(REVERSE("  gpu.barrier\n"));
  (void)state;
  dispatch(&r, "k", 2);
  expect_ok(&r);
  for (int i = 0; i < 16; i++) assert_true(f32_at(&r.args[1], i) == (float)(i / 8 * 8 + 7 - i % 8));
  end(&r);
}

// What says that memory is a workgroup's: then a neighbour's element is there behind a barrier, and is not where each thread has memory of its own.
static void test_shared_spaces(void **state) {
  static const struct {
    const char *space;
    bool shared;
  } cases[] = {{", 3", true},
               {", #gpu.address_space<workgroup>", true},
               {", #gpu.address_space<private>", false},
               {", 5", false},
               {", \"workgroup\"", false}, // as for every pass
               {", {a = @workgroup}", false},
               {"", false}};
  (void)state;
  for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
    char text[1536], type[80];
    snprintf(type, sizeof type, "memref<8xf32%s>", cases[k].space);
    snprintf(text, sizeof text,
             "%s  %%m = memref.alloc() : %s\n  %%x = memref.load %%in[%%id] : memref<16xf32>\n  memref.store %%x, %%m[%%t] : %s\n"
             "  gpu.barrier\n  %%r = arith.subi %%c7, %%t : index\n  %%y = memref.load %%m[%%r] : %s\n"
             "  memref.store %%y, %%out[%%id] : memref<16xf32>\n  return\n}\n",
             KERNEL_HEAD, type, type, type);
    run r = kernel(text);
    dispatch(&r, "k", 2);
    if (cases[k].shared)
      expect_ok(&r);
    else
      expect_fault(&r, "stores an uninitialised value");
    end(&r);
  }
}

static void test_freed_shared(void **state) { // every thread frees workgroup memory, after its own last use
  run r = kernel(KERNEL_HEAD "  %m = memref.alloc() : memref<8xf32, 3>\n  %x = memref.load %in[%id] : memref<16xf32>\n"
                             "  memref.store %x, %m[%t] : memref<8xf32, 3>\n  gpu.barrier\n  %r = arith.subi %c7, %t : index\n"
                             "  %y = memref.load %m[%r] : memref<8xf32, 3>\n  memref.store %y, %out[%id] : memref<16xf32>\n"
                             "  memref.dealloc %m : memref<8xf32, 3>\n  return\n}\n");
  (void)state;
  dispatch(&r, "k", 2);
  expect_ok(&r);
  for (int i = 0; i < 16; i++) assert_true(f32_at(&r.args[1], i) == (float)(i / 8 * 8 + 7 - i % 8));
  end(&r);
}

// Matrices of a subgroup, each op against numbers; the input is 0 to 15, of which %a is [[1 2] [5 6]] and %b [[2 3] [6 7]].
#define MATRIX_OF(use) "!gpu.mma_matrix<2x2xf32, \"" use "\">"
#define MATRIX MATRIX_OF("COp")
static run matrices(const char *body) {
  char text[2048];
  snprintf(text, sizeof text,
           "func.func @k() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {\n  %%c0 = arith.constant 0 : index\n"
           "  %%c1 = arith.constant 1 : index\n  %%c2 = arith.constant 2 : index\n"
           "  %%in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : memref<4x4xf32>\n"
           "  %%out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : memref<4x4xf32>\n"
           "  %%a = gpu.subgroup_mma_load_matrix %%in[%%c0, %%c1] {leadDimension = 4 : index} : memref<4x4xf32> -> " MATRIX "\n"
           "  %%b = gpu.subgroup_mma_load_matrix %%in[%%c0, %%c2] {leadDimension = 4 : index} : memref<4x4xf32> -> " MATRIX "\n%s\n"
           "  gpu.subgroup_mma_store_matrix %%r, %%out[%%c1, %%c2] {leadDimension = 4 : index} : " MATRIX ", memref<4x4xf32>\n  return\n}\n",
           body);
  return kernel(text);
}

static void test_matrices(void **state) {
  static const char
      *const compute = "  %%x = gpu.subgroup_mma_load_matrix %%in[%%c0, %%c1] {leadDimension = 4 : index} : memref<4x4xf32> -> " MATRIX_OF(
                 "AOp") "\n"
                        "  %%y = gpu.subgroup_mma_load_matrix %%in[%%c0, %%c2] {leadDimension = 4 : index} : memref<4x4xf32> -> " MATRIX_OF(
                            "BOp") "\n"
                                   "  %%r = gpu.subgroup_mma_compute %%x, %%y, %%a%s : " MATRIX_OF("AOp") ", " MATRIX_OF("BOp") " -> " MATRIX,
             *const elementwise = "  %%r = gpu.subgroup_mma_elementwise %s %%b, %%a : (" MATRIX ", " MATRIX ") -> " MATRIX;
  static const struct {
    const char *op;
    float values[4];
  } cases[] = {{"addf", {3, 5, 11, 13}}, {"subf", {1, 1, 1, 1}}, {"mulf", {2, 6, 30, 42}}, {"divf", {2, 1.5f, 1.2f, 7.0f / 6}},
               {"maxf", {2, 3, 6, 7}},   {"minf", {1, 2, 5, 6}}, {"c", {15, 19, 51, 63}},  {"a {a_transpose}", {33, 40, 45, 54}}};
  (void)state;
  for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) { // [[1 2] [5 6]] x [[2 3] [6 7]] is [[14 17] [46 57]]
    char body[1024];
    if (strlen(cases[k].op) == 4)
      snprintf(body, sizeof body, elementwise, cases[k].op);
    else if (k == 6)
      snprintf(body, sizeof body, compute, "");
    else
      snprintf(body, sizeof body, compute, " {a_transpose}"); // [[1 5] [2 6]] x [[2 3] [6 7]] is [[32 38] [40 48]]
    run r = matrices(body);
    dispatch(&r, "k", 1);
    expect_ok(&r);
    for (int i = 0; i < 16; i++) {
      int row = i / 4 - 1, col = i % 4 - 2;
      bool inside = row >= 0 && row < 2 && col >= 0;
      assert_true(f32_at(&r.args[1], i) == (inside ? cases[k].values[2 * row + col] : 0));
    }
    end(&r);
  }
  // Matrices that are not square: [[0 1 2] [4 5 6]] x [[4 5 6 7] [8 9 10 11] [12 13 14 15]] and ones; then the first one turned.
  run r =
      kernel("func.func @k() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {\n  %c0 = arith.constant 0 : index\n"
             "  %c1 = arith.constant 1 : index\n  %one = arith.constant 1.0 : f32\n"
             "  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : memref<4x4xf32>\n"
             "  %out = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) : memref<4x4xf32>\n"
             "  %a = gpu.subgroup_mma_load_matrix %in[%c0, %c0] {leadDimension = 4 : index} : memref<4x4xf32> -> !gpu.mma_matrix<2x3xf32, \"AOp\">\n"
             "  %b = gpu.subgroup_mma_load_matrix %in[%c1, %c0] {leadDimension = 4 : index} : memref<4x4xf32> -> !gpu.mma_matrix<3x4xf32, \"BOp\">\n"
             "  %c = \"gpu.subgroup_mma_constant_matrix\"(%one) : (f32) -> !gpu.mma_matrix<2x4xf32, \"COp\">\n"
             "  %r = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<2x3xf32, \"AOp\">, !gpu.mma_matrix<3x4xf32, \"BOp\"> -> "
             "!gpu.mma_matrix<2x4xf32, \"COp\">\n"
             "  gpu.subgroup_mma_store_matrix %r, %out[%c0, %c0] {leadDimension = 4 : index} : !gpu.mma_matrix<2x4xf32, \"COp\">, memref<4x4xf32>\n"
             "  %t = gpu.subgroup_mma_load_matrix %in[%c1, %c0] {leadDimension = 4 : index, transpose} : memref<4x4xf32> -> "
             "!gpu.mma_matrix<4x2xf32, \"COp\">\n"
             "  %two = arith.constant 2 : index\n"
             "  gpu.subgroup_mma_store_matrix %t, %out[%two, %c0] {leadDimension = 2 : index} : !gpu.mma_matrix<4x2xf32, \"COp\">, memref<4x4xf32>\n"
             "  return\n}\n");
  static const float wide[16] = {33, 36, 39, 42, 129, 144, 159, 174, 4, 8, 5, 9, 6, 10, 7, 11};
  dispatch(&r, "k", 1);
  expect_ok(&r);
  for (int i = 0; i < 16; i++) assert_true(f32_at(&r.args[1], i) == wide[i]);
  end(&r);
  r = matrices("  %r = gpu.subgroup_mma_elementwise divu %b, %a : (" MATRIX ", " MATRIX ") -> " MATRIX);
  dispatch(&r, "k", 1);
  expect_fault(&r, "applies divu, which cannot be interpreted");
  end(&r);
  r = matrices("  %r = gpu.subgroup_mma_elementwise negatef %b : (" MATRIX ") -> " MATRIX);
  dispatch(&r, "k", 1);
  expect_fault(&r, "applies negatef, which cannot be interpreted");
  end(&r);
}

static void test_shared_race(void **state) { // a barrier at the end makes the threads run together up to it
  run r =
      kernel(KERNEL_HEAD
             "  %m = memref.alloc() : memref<8xf32, 3>\n  %x = memref.load %in[%id] : memref<16xf32>\n"
             "  memref.store %x, %m[%t] : memref<8xf32, 3>\n"
             "  %n = arith.addi %t, %c7 : index\n  %r = arith.remui %n, %c8 : index\n  %g = arith.cmpi ugt, %t, %c0 : index\n  scf.if %g {\n"
             "    %y = memref.load %m[%r] : memref<8xf32, 3>\n    memref.store %y, %out[%id] : memref<16xf32>\n  }\n  gpu.barrier\n  return\n}\n");
  (void)state;
  dispatch(&r, "k", 1);
  expect_fault(&r, "races with another thread on workgroup memory");
  end(&r);
}

static void test_unwritten_shared(void **state) {
  run r = kernel(REVERSE(""));
  (void)state;
  r.desc.check_races = false;
  dispatch(&r, "k", 1);
  expect_fault(&r, "stores an uninitialised value");
  end(&r);
}

static void test_binding_races(void **state) {
  (void)state;
  // Two workgroups write the same elements, with the same value.
  run r = kernel(KERNEL_HEAD "  %z = arith.constant 1.0 : f32\n  memref.store %z, %out[%t] : memref<16xf32>\n  return\n}\n");
  dispatch(&r, "k", 2);
  expect_fault(&r, "races with another workgroup");
  end(&r);
  // Two threads of one do.
  r = kernel(KERNEL_HEAD "  %z = arith.constant 1.0 : f32\n  memref.store %z, %out[%b] : memref<16xf32>\n  return\n}\n");
  dispatch(&r, "k", 1);
  expect_fault(&r, "races with another thread on binding 1");
  end(&r);
  // Read by one workgroup, written by the next.
  r = kernel(
      KERNEL_HEAD
      "  %n = arith.addi %id, %c8 : index\n  %g = arith.cmpi eq, %b, %c0 : index\n  scf.if %g {\n    %x = memref.load %in[%n] : memref<16xf32>\n"
      "    memref.store %x, %out[%id] : memref<16xf32>\n  } else {\n    %z = arith.constant 1.0 : f32\n"
      "    memref.store %z, %in[%id] : memref<16xf32>\n  }\n  return\n}\n");
  dispatch(&r, "k", 2);
  expect_fault(&r, "it read what this writes");
  end(&r);
  // Atomics do not race with each other.
  r = kernel(KERNEL_HEAD
             "  %z = arith.constant 1.0 : f32\n  %o = memref.atomic_rmw addf %z, %out[%c0] : (f32, memref<16xf32>) -> f32\n  return\n}\n");
  dispatch(&r, "k", 2);
  expect_ok(&r);
  assert_true(f32_at(&r.args[1], 0) == 16);
  end(&r);
}

// Three accesses to one place, by any threads of any workgroups, with and without barriers between: a fault just where two of them may meet of which
// one writes and not both are atomic. The place is a binding's, or workgroup memory's.
typedef struct race_access {
  int group, thread;
  char kind; // r, w, a
  int epoch; // barriers before it
} race_access;

static bool access_races(const race_access *a, const race_access *b) {
  if (a->group == b->group && (a->thread == b->thread || a->epoch != b->epoch)) return false;
  return !(a->kind == 'r' && b->kind == 'r') && !(a->kind == 'a' && b->kind == 'a');
}

static void expect_races(const race_access *a, bool shared) {
  static const char *const load = "%%l%d = memref.load %%m[%%c0] : %s", *const store = "memref.store %%z, %%m[%%c0] : %s",
                           *const atomic = "%%a%d = memref.atomic_rmw addf %%z, %%m[%%c0] : (f32, %s) -> f32";
  const char *type = shared ? "memref<1xf32, 3>" : "memref<16xf32>";
  char text[4096], line[160];
  bool expected = access_races(&a[0], &a[1]) || access_races(&a[0], &a[2]) || access_races(&a[1], &a[2]);
  int n = snprintf(text, sizeof text, "%s  %%z = arith.constant 1.0 : f32\n", KERNEL_HEAD);
  if (shared)
    n += snprintf(text + n, sizeof text - (size_t)n,
                  "  %%m = memref.alloc() : memref<1xf32, 3>\n  %%first = arith.cmpi eq, %%t, %%c0 : index\n  scf.if %%first {\n"
                  "    memref.store %%z, %%m[%%c0] : memref<1xf32, 3>\n  }\n  gpu.barrier\n");
  else
    n += snprintf(text + n, sizeof text - (size_t)n, "  %%m = memref.cast %%out : memref<16xf32> to memref<16xf32>\n");
  for (int i = 0; i < 3; i++) {
    if (i && a[i].epoch != a[i - 1].epoch) n += snprintf(text + n, sizeof text - (size_t)n, "  gpu.barrier\n");
    if (a[i].kind == 'w')
      snprintf(line, sizeof line, store, type);
    else
      snprintf(line, sizeof line, a[i].kind == 'r' ? load : atomic, i, type);
    n += snprintf(text + n, sizeof text - (size_t)n,
                  "  %%g%d = arith.constant %d : index\n  %%t%d = arith.constant %d : index\n  %%bg%d = arith.cmpi eq, %%b, %%g%d : index\n"
                  "  %%bt%d = arith.cmpi eq, %%t, %%t%d : index\n  %%who%d = arith.andi %%bg%d, %%bt%d : i1\n  scf.if %%who%d {\n    %s\n  }\n",
                  i, a[i].group, i, a[i].thread, i, i, i, i, i, i, i, i, line);
  }
  snprintf(text + n, sizeof text - (size_t)n, "  return\n}\n");
  run r = kernel(text);
  dispatch(&r, "k", 3);
  if (expected)
    expect_fault(&r, "races with another");
  else
    expect_ok(&r);
  end(&r);
}

static void test_races(void **state) {
  static const int who[5][3] = {{0, 0, 0}, {0, 0, 1}, {0, 1, 0}, {0, 1, 1}, {0, 1, 2}}; // up to renaming
  static const char kinds[4] = "rwa";
  (void)state;
  for (int i = 0; i < 5 * 27 * 4; i++) {
    race_access a[3];
    for (int k = 0, left = i / 20; k < 3; k++, left /= 3) {
      a[k].group = 0;
      a[k].thread = who[i % 5][k];
      a[k].kind = kinds[left % 3];
      a[k].epoch = k == 0 ? 0 : a[k - 1].epoch + (i / 5 >> (k - 1) & 1);
    }
    expect_races(a, true);
    expect_races(a, false);
    for (int k = 0; k < 3; k++) a[k].group = who[i % 5][k];
    expect_races(a, false);
    for (int k = 0; k < 3; k++) a[k].thread = 0;
    expect_races(a, false);
  }
}

static void test_divergent_barrier(void **state) {
  run r = kernel(KERNEL_HEAD "  %g = arith.cmpi ult, %t, %c7 : index\n  scf.if %g {\n    gpu.barrier\n  }\n  return\n}\n");
  (void)state;
  dispatch(&r, "k", 1);
  expect_fault(&r, "barrier that not all threads reach");
  end(&r);
}

static void test_index_overflow(void **state) {
  run r = kernel(KERNEL_HEAD "  %big = arith.constant 2147483647 : index\n  %n = arith.addi %big, %t : index\n  return\n}\n");
  (void)state;
  dispatch(&r, "k", 1);
  expect_fault(&r, "overflows a 32-bit index");
  end(&r);
}

static void test_subgroups(void **state) { // sums of lanes by shuffles, for several subgroup sizes, and by the reduction
  static const uint32_t sizes[] = {1, 2, 4, 8, 16, 64};
  (void)state;
  for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
    run r = kernel(KERNEL_HEAD "  %x = memref.load %in[%id] : memref<16xf32>\n  %s = gpu.subgroup_reduce add %x : (f32) -> f32\n"
                               "  %one = arith.constant 1 : i32\n  %w = arith.constant 2 : i32\n  %y, %v = gpu.shuffle xor %x, %one, %w : f32\n"
                               "  %p = arith.select %v, %y, %x : f32\n  %q = arith.addf %s, %p : f32\n  memref.store %q, %out[%id] : memref<16xf32>\n"
                               "  return\n}\n");
    r.desc.subgroup_size = sizes[k];
    dispatch(&r, "k", 2);
    expect_ok(&r);
    int lanes = sizes[k] < 8 ? (int)sizes[k] : 8;
    for (int i = 0; i < 16; i++) {
      int first = i / lanes * lanes;
      float sum = 0, partner = (float)(lanes > 1 ? (i ^ 1) : i);
      for (int l = 0; l < lanes; l++) sum += (float)(first + l);
      assert_true(f32_at(&r.args[1], i) == sum + partner);
    }
    end(&r);
  }
}

static void test_clusters(void **state) { // a reduction within clusters; none is larger than the subgroup
  static const int clusters[] = {1, 2, 4, 8, 16};
  (void)state;
  for (size_t k = 0; k < sizeof clusters / sizeof *clusters; k++) {
    char text[2048];
    snprintf(text, sizeof text,
             "%s  %%x = memref.load %%in[%%id] : memref<16xf32>\n"
             "  %%s = \"gpu.subgroup_reduce\"(%%x) {op = #gpu<all_reduce_op add>, cluster_size = %d : i32} : (f32) -> f32\n"
             "  memref.store %%s, %%out[%%id] : memref<16xf32>\n  return\n}\n",
             KERNEL_HEAD, clusters[k]);
    run r = kernel(text);
    r.desc.subgroup_size = 4;
    dispatch(&r, "k", 2);
    expect_ok(&r);
    int size = clusters[k] < 4 ? clusters[k] : 4;
    for (int i = 0; i < 16; i++) {
      float sum = 0;
      for (int l = 0; l < size; l++) sum += (float)(i / size * size + l);
      assert_true(f32_at(&r.args[1], i) == sum);
    }
    end(&r);
  }
}

static void test_divergent_subgroup(void **state) {
  run r = kernel(KERNEL_HEAD "  %x = memref.load %in[%id] : memref<16xf32>\n  %g = arith.cmpi ult, %t, %c7 : index\n  scf.if %g {\n"
                             "    %s = gpu.subgroup_reduce add %x : (f32) -> f32\n  }\n  gpu.barrier\n  return\n}\n");
  (void)state;
  dispatch(&r, "k", 1);
  expect_fault(&r, "reached by some threads of its subgroup only");
  end(&r);
}

static void test_read_only(void **state) {
  run r = begin("func.func @k() {\n  %c0 = arith.constant 0 : index\n  %z = arith.constant 1.0 : f32\n"
                "  %in = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) flags(ReadOnly) : memref<16xf32>\n"
                "  memref.store %z, %in[%c0] : memref<16xf32>\n  return\n}\n");
  float x[16] = {0};
  (void)state;
  arg_f32(&r, 16, x);
  dispatch(&r, "k", 1);
  expect_fault(&r, "read-only");
  end(&r);
}

static void test_repeated(void **state) { // faults and runs leave the context usable, its memory flat
  run r = kernel(KERNEL_HEAD "  %x = memref.load %in[%id] : memref<16xf32>\n  memref.store %x, %out[%id] : memref<16xf32>\n  return\n}\n");
  size_t used = 0;
  (void)state;
  for (int i = 0; i < 200; i++) {
    dispatch(&r, "k", 2);
    expect_ok(&r);
    if (i == 20) used = cg_memory_used(r.ctx);
  }
  assert_true(cg_memory_used(r.ctx) <= used);
  end(&r);
}

// The verifier was asked before the name was changed.
static void test_changed_global(void **state) {
  run r = begin("memref.global \"private\" @table : memref<1xf32> = dense<3.0>\nfunc.func @f() -> f32 {\n  %c0 = arith.constant 0 : index\n"
                "  %m = memref.get_global @table : memref<1xf32>\n  %v = memref.load %m[%c0] : memref<1xf32>\n  return %v : f32\n}\n");
  cg_op get = cg_op_next(cg_block_first(cg_region_first(cg_op_region(cgi_symbol_lookup(r.module, cgi_s("f")), 0))));
  (void)state;
  call(&r, "f");
  expect_ok(&r);
  assert_float_equal(f32_at(&r.results[0], 0), 3, 0);
  cgi_op_set_attr(get, "name", cgi_attr_symbol(r.ctx, cgi_s("other")));
  call(&r, "f");
  expect_fault(&r, "names a global that is not there");
  end(&r);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_add),
                                     cmocka_unit_test(test_matmul),
                                     cmocka_unit_test(test_integers),
                                     cmocka_unit_test(test_f16_sum),
                                     cmocka_unit_test(test_while),
                                     cmocka_unit_test(test_recursion),
                                     cmocka_unit_test(test_linalg),
                                     cmocka_unit_test(test_uninitialised_result),
                                     cmocka_unit_test(test_bounds),
                                     cmocka_unit_test(test_bounds_of_bytes),
                                     cmocka_unit_test(test_bounds_of_sums),
                                     cmocka_unit_test(test_quotient_bounds),
                                     cmocka_unit_test(test_integer_quotient_bounds),
                                     cmocka_unit_test(test_underflow_bounds),
                                     cmocka_unit_test(test_batch_norm_bounds),
                                     cmocka_unit_test(test_zero_bounds),
                                     cmocka_unit_test(test_sine_bounds),
                                     cmocka_unit_test(test_concatenated_shapes),
                                     cmocka_unit_test(test_registers),
                                     cmocka_unit_test(test_check),
                                     cmocka_unit_test(test_fast_paths),
                                     cmocka_unit_test(test_memref),
                                     cmocka_unit_test(test_memref_faults),
                                     cmocka_unit_test(test_strided_alloc),
                                     cmocka_unit_test(test_bounds_of_each_dimension),
                                     cmocka_unit_test(test_masked_lanes),
                                     cmocka_unit_test(test_kernel),
                                     cmocka_unit_test(test_given_back),
                                     cmocka_unit_test(test_ids),
                                     cmocka_unit_test(test_sizes),
                                     cmocka_unit_test(test_shared_spaces),
                                     cmocka_unit_test(test_barrier),
                                     cmocka_unit_test(test_freed_shared),
                                     cmocka_unit_test(test_matrices),
                                     cmocka_unit_test(test_shared_race),
                                     cmocka_unit_test(test_unwritten_shared),
                                     cmocka_unit_test(test_binding_races),
                                     cmocka_unit_test(test_races),
                                     cmocka_unit_test(test_divergent_barrier),
                                     cmocka_unit_test(test_index_overflow),
                                     cmocka_unit_test(test_subgroups),
                                     cmocka_unit_test(test_clusters),
                                     cmocka_unit_test(test_divergent_subgroup),
                                     cmocka_unit_test(test_read_only),
                                     cmocka_unit_test(test_repeated),
                                     cmocka_unit_test(test_changed_global)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
