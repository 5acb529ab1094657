// The builder: shapes inferred, numbers by the interpreter, wrong calls answered with the call, the operand and both shapes.
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "codegen.h"
#include "codegen_spirv.h"

static cg_type tensor(cg_context *ctx, unsigned rank, int64_t a, int64_t b, int64_t c, int64_t d) {
  int64_t shape[4] = {a, b, c, d};
  return cg_type_tensor(ctx, cg_type_scalar(ctx, CG_TYPE_F32), rank, shape);
}

static void fill(cg_array *a, cg_type t, float *data) {
  memset(a, 0, sizeof *a);
  a->element = cg_type_element(t);
  a->rank = cg_type_rank(t);
  for (unsigned i = 0; i < a->rank; i++) a->shape[i] = cg_type_dim(t, i);
  a->data = (uint8_t *)data;
  a->size = (size_t)cg_type_num_elements(t) * 4;
}

static void test_dense(void **state) {
  (void)state;
  cg_context *ctx = cg_create(NULL);
  cg_module module = cg_module_create(ctx);
  cg_type types[3] = {tensor(ctx, 2, 2, 3, 0, 0), tensor(ctx, 2, 3, 2, 0, 0), tensor(ctx, 1, 2, 0, 0, 0)};
  cg_builder b = cg_function_begin(module, "main", 3, types);
  cg_value r = cg_relu(b, cg_add(b, cg_matmul(b, cg_argument(b, 0), cg_argument(b, 1)), cg_argument(b, 2)));
  cg_value soft = cg_softmax(b, r), results[2] = {r, soft};
  assert_int_equal(cg_type_dim(cg_value_type(r), 0), 2);
  assert_int_equal(cg_type_dim(cg_value_type(r), 1), 2);
  assert_int_equal(cg_function_end(b, 2, results), CG_OK);
  float x[6] = {1, 2, 3, 4, 5, 6}, w[6] = {1, -1, 0.5f, -2, 1, 0}, bias[2] = {0.25f, 4};
  cg_array args[3], out[2];
  fill(&args[0], types[0], x);
  fill(&args[1], types[1], w);
  fill(&args[2], types[2], bias);
  size_t n = 2;
  assert_int_equal(cg_interpret(module, "main", 3, args, &n, out, NULL), CG_OK);
  const float want[4] = {1 + 1 + 3 + 0.25f, 0, 4 + 2.5f + 6 + 0.25f, 0};
  assert_memory_equal(out[0].data, want, sizeof want);
  const float *p = (const float *)(const void *)out[1].data;
  for (int i = 0; i < 2; i++) {
    double e0 = exp((double)want[2 * i]), e1 = exp((double)want[2 * i + 1]);
    assert_true(fabs((double)p[2 * i] - e0 / (e0 + e1)) < 1e-6);
    assert_true(fabs((double)p[2 * i + 1] - e1 / (e0 + e1)) < 1e-6);
  }
  cg_compile_desc desc;
  memset(&desc, 0, sizeof desc);
  desc.target = "vulkan1.0";
  desc.backend = cg_spirv_backend();
  cg_program program;
  assert_int_equal(cg_compile(module, &desc, &program), CG_OK);
  assert_true(program.num_words > 100);
  cg_destroy(ctx);
}

static void test_movement(void **state) {
  (void)state;
  cg_context *ctx = cg_create(NULL);
  cg_module module = cg_module_create(ctx);
  cg_type t = tensor(ctx, 2, 2, 3, 0, 0);
  cg_builder b = cg_function_begin(module, "move", 1, &t);
  const int64_t swap[2] = {1, 0}, start[2] = {0, 1}, limit[2] = {2, 3}, flat[1] = {6}, last[1] = {1};
  cg_value x = cg_argument(b, 0), results[5];
  results[0] = cg_transpose(b, x, swap);
  results[1] = cg_slice(b, x, start, limit, NULL);
  results[2] = cg_reshape(b, x, 1, flat);
  cg_value both[2] = {x, x};
  results[3] = cg_concat(b, 2, both, 1);
  results[4] = cg_reduce_sum(b, cg_mul(b, x, cg_scalar(b, cg_type_scalar(ctx, CG_TYPE_F32), 2)), 1, last);
  assert_int_equal(cg_function_end(b, 5, results), CG_OK);
  float data[6] = {1, 2, 3, 4, 5, 6};
  cg_array arg, out[5];
  fill(&arg, t, data);
  size_t n = 5;
  assert_int_equal(cg_interpret(module, "move", 1, &arg, &n, out, NULL), CG_OK);
  const float transposed[6] = {1, 4, 2, 5, 3, 6}, sliced[4] = {2, 3, 5, 6}, doubled[12] = {1, 2, 3, 1, 2, 3, 4, 5, 6, 4, 5, 6}, sums[2] = {12, 30};
  assert_memory_equal(out[0].data, transposed, sizeof transposed);
  assert_memory_equal(out[1].data, sliced, sizeof sliced);
  assert_memory_equal(out[2].data, data, sizeof data);
  assert_memory_equal(out[3].data, doubled, sizeof doubled);
  assert_memory_equal(out[4].data, sums, sizeof sums);
  cg_destroy(ctx);
}

static void expect_error(cg_context *ctx, const char *a, const char *b, const char *c) {
  cg_diagnostic e = cg_first_error(ctx);
  char text[600];
  snprintf(text, sizeof text, "%.*s", (int)e.message.len, e.message.data);
  if (!strstr(text, a) || !strstr(text, b) || !strstr(text, c)) fail_msg("'%s' lacks '%s', '%s' or '%s'", text, a, b, c);
}

static void test_wrong_calls(void **state) {
  (void)state;
  cg_context *ctx = cg_create(NULL);
  for (int k = 0; k < 6; k++) {
    cg_module module = cg_module_create(ctx);
    cg_type types[2] = {tensor(ctx, 2, 4, 5, 0, 0), tensor(ctx, 2, 3, 7, 0, 0)};
    cg_builder b = cg_function_begin(module, "wrong", 2, types);
    cg_value x = cg_argument(b, 0), y = cg_argument(b, 1), r = NULL;
    const int64_t nine[1] = {9}, dims[1] = {2};
    if (k == 0) r = cg_matmul(b, x, y);
    if (k == 1) r = cg_add(b, x, y);
    if (k == 2) r = cg_reshape(b, x, 1, nine);
    if (k == 3) r = cg_reduce_max(b, x, 1, dims);
    if (k == 4) r = cg_conv2d(b, x, y, NULL, NULL);
    if (k == 5) r = cg_constant(b, types[0], nine, 3);
    assert_null(r);
    r = cg_relu(b, cg_exp(b, r)); // what follows an error stays NULL
    assert_null(r);
    assert_int_not_equal(cg_function_end(b, 1, &r), CG_OK);
    static const char *const calls[6] = {"cg_matmul", "cg_add", "cg_reshape", "cg_reduce_max", "cg_conv2d", "cg_constant"};
    expect_error(ctx, calls[k], "tensor<4x5xf32>", k == 0 || k == 1 || k == 4 ? "tensor<3x7xf32>" : "");
    assert_null(cg_block_first(cg_region_first(cg_op_region(module, 0)))); // the function is gone
    cg_reset(ctx);
  }
  cg_destroy(ctx);
}

static void test_any_op(void **state) {
  (void)state;
  cg_context *ctx = cg_create(NULL);
  cg_module module = cg_module_create(ctx);
  cg_type t = tensor(ctx, 1, 7, 0, 0, 0);
  cg_builder b = cg_function_begin(module, "f", 1, &t);
  cg_value x = cg_argument(b, 0);
  assert_non_null(x);
  for (size_t i = 1; i < (size_t)1 << 28; i *= 2) { // there is no such argument
    cg_builder wrong = cg_function_begin(module, "wrong", 1, &t);
    assert_null(cg_argument(wrong, i));
    expect_error(ctx, "cg_argument", "the function has 1 arguments", "");
    assert_int_equal(cg_function_end(wrong, 1, &x), CG_INVALID_ARGUMENT);
  }
  assert_null(cg_argument(NULL, 0));
  cg_op op = cg_build_op(b, "stablehlo.cosine", 1, &x, 0, NULL, NULL, 1, NULL);
  assert_non_null(op);
  cg_value r = cg_op_result(op, 0);
  assert_ptr_equal(cg_value_type(r), t);
  assert_int_equal(cg_function_end(b, 1, &r), CG_OK);
  assert_null(cg_function_begin(module, "f", 1, &t)); // the name is taken
  b = cg_function_begin(module, "g", 1, &t);
  x = cg_argument(b, 0);
  assert_null(cg_build_op(b, "stablehlo.cosin", 1, &x, 0, NULL, NULL, 1, NULL));
  expect_error(ctx, "cg_build_op", "stablehlo.cosin", "");
  assert_int_not_equal(cg_function_end(b, 1, &x), CG_OK);
  cg_destroy(ctx);
}

// Broadcasting where sizes are known at run time only: cg_add of x and y, by the interpreter as built, and compiled to one kernel.
typedef struct broadcast_case {
  unsigned rank[2];
  int64_t type[2][3], shape[2][3]; // as declared, and of the arrays
  int64_t result[3];               // as inferred
} broadcast_case;
#define D CG_DYNAMIC
static const broadcast_case broadcast_cases[] = {
    {{2, 0}, {{D, 4}, {0}}, {{3, 4}, {0}}, {D, 4}},
    {{0, 1}, {{0}, {D}}, {{0}, {7}}, {D}},
    {{3, 0}, {{D, D, D}, {0}}, {{2, 1, 3}, {0}}, {D, D, D}},
    {{2, 1}, {{D, 4}, {4}}, {{5, 4}, {4}}, {D, 4}},
    {{1, 2}, {{4}, {D, 4}}, {{4}, {1, 4}}, {D, 4}},
    {{2, 2}, {{D, 4}, {1, 4}}, {{3, 4}, {1, 4}}, {D, 4}},
    {{2, 2}, {{1, D}, {D, D}}, {{1, 5}, {3, 5}}, {D, D}},
    {{2, 2}, {{D, 1}, {D, D}}, {{3, 1}, {3, 5}}, {D, D}},
    {{2, 2}, {{D, 1}, {1, D}}, {{3, 1}, {1, 5}}, {D, D}},
    {{2, 2}, {{D, 1}, {3, 5}}, {{3, 1}, {3, 5}}, {3, 5}},
    {{1, 1}, {{D}, {16}}, {{16}, {16}}, {16}},
    {{1, 2}, {{D}, {4, D}}, {{6}, {4, 6}}, {4, D}},
    {{2, 0}, {{D, 4}, {0}}, {{0, 4}, {0}}, {D, 4}},
};
#undef D

static void broadcast_one(const broadcast_case *k, bool integers) {
  cg_context *ctx = cg_create(NULL);
  cg_module module = cg_module_create(ctx);
  cg_type e = integers ? cg_type_integer(ctx, 8, CG_UNSIGNED) : cg_type_scalar(ctx, CG_TYPE_F32), types[2];
  uint8_t bytes[2][32];
  float floats[2][32];
  cg_array args[2], out;
  unsigned rank = k->rank[0] > k->rank[1] ? k->rank[0] : k->rank[1];
  memset(args, 0, sizeof args);
  for (unsigned i = 0; i < 2; i++) {
    size_t n = 1;
    types[i] = cg_type_tensor(ctx, e, k->rank[i], k->type[i]);
    args[i].element = e;
    args[i].rank = k->rank[i];
    for (unsigned d = 0; d < k->rank[i]; d++) n *= (size_t)(args[i].shape[d] = k->shape[i][d]);
    for (unsigned j = 0; j < 32; j++) floats[i][j] = (float)(bytes[i][j] = (uint8_t)(j * (i ? 16 : 1)));
    args[i].data = integers ? bytes[i] : (uint8_t *)floats[i];
    args[i].size = n * (integers ? 1 : 4);
  }
  cg_builder b = cg_function_begin(module, "main", 2, types);
  cg_value r = cg_add(b, cg_argument(b, 0), cg_argument(b, 1));
  assert_int_equal(cg_type_rank(cg_value_type(r)), rank);
  for (unsigned d = 0; d < rank; d++) assert_true(cg_type_dim(cg_value_type(r), d) == k->result[d]);
  assert_int_equal(cg_function_end(b, 1, &r), CG_OK);
  for (int round = 0; round < 2; round++) { // as built, and as compiled
    size_t n = 1;
    assert_int_equal(cg_interpret(module, "main", 2, args, &n, &out, NULL), CG_OK);
    size_t count = integers ? out.size : out.size / 4;
    for (size_t at = 0; at < count; at++) {
      size_t rest = at, from[2] = {0, 0}, step[2] = {1, 1};
      for (unsigned d = rank; d-- > 0;) {
        size_t index = rest % (size_t)out.shape[d];
        rest /= (size_t)out.shape[d];
        for (unsigned i = 0; i < 2; i++) {
          if (d + k->rank[i] < rank) continue;
          size_t own = (size_t)args[i].shape[d + k->rank[i] - rank];
          from[i] += own == 1 ? 0 : index * step[i];
          step[i] *= own;
        }
      }
      float want = floats[0][from[0]] + floats[1][from[1]];
      assert_true(integers ? out.data[at] == (uint8_t)want : ((const float *)(const void *)out.data)[at] == want);
    }
    if (round) break;
    cg_compile_desc desc;
    cg_program program;
    memset(&desc, 0, sizeof desc);
    desc.backend = cg_spirv_backend();
    assert_int_equal(cg_compile(module, &desc, &program), CG_OK);
    assert_int_equal(program.num_kernels, 1);
  }
  cg_destroy(ctx);
}

static void test_dynamic_broadcast(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof broadcast_cases / sizeof *broadcast_cases; i++)
    for (int integers = 0; integers < 2; integers++) broadcast_one(&broadcast_cases[i], integers);
}

// A dense layer with a dynamic batch is one kernel, with a scalar and a bound that broadcast.
static void test_dynamic_dense(void **state) {
  (void)state;
  cg_context *ctx = cg_create(NULL);
  cg_module module = cg_module_create(ctx);
  cg_type types[3] = {tensor(ctx, 2, CG_DYNAMIC, 64, 0, 0), tensor(ctx, 2, 64, 32, 0, 0), tensor(ctx, 1, 32, 0, 0, 0)};
  cg_builder b = cg_function_begin(module, "main", 3, types);
  cg_value r = cg_add(b, cg_matmul(b, cg_argument(b, 0), cg_argument(b, 1)), cg_argument(b, 2));
  r = cg_relu(b, cg_mul(b, r, cg_scalar(b, cg_type_element(types[0]), 0.5)));
  assert_int_equal(cg_function_end(b, 1, &r), CG_OK);
  cg_compile_desc desc;
  cg_program program;
  memset(&desc, 0, sizeof desc);
  desc.backend = cg_spirv_backend();
  assert_int_equal(cg_compile(module, &desc, &program), CG_OK);
  assert_int_equal(program.num_kernels, 1);
  assert_int_equal(program.kernels[0].num_bindings, 4); // and the numbers are in the kernel
  assert_memory_equal(program.kernels[0].pipeline.data, "MatmulPromoteVectorize", 22);
  cg_destroy(ctx);
}

// A size that x does not have: 1 until the result meets another value; that of `like` where there is one.
static void test_dynamic_sizes_from_elsewhere(void **state) {
  (void)state;
  for (int way = 0; way < 3; way++) {
    cg_context *ctx = cg_create(NULL);
    cg_module module = cg_module_create(ctx);
    cg_type types[2] = {tensor(ctx, 2, CG_DYNAMIC, 3, 0, 0), tensor(ctx, 1, 3, 0, 0, 0)};
    const int64_t shape[] = {CG_DYNAMIC, 3};
    cg_builder b = cg_function_begin(module, "main", 2, types);
    cg_value x = cg_argument(b, 0), y = cg_argument(b, 1);
    cg_value z = way ? cg_broadcast_like(b, y, x) : cg_broadcast(b, y, 2, shape);
    assert_int_equal(cg_type_dim(cg_value_type(z), 0), way ? CG_DYNAMIC : 1);
    if (way < 2) z = cg_sub(b, x, z);
    assert_int_equal(cg_type_dim(cg_value_type(z), 0), CG_DYNAMIC);
    assert_int_equal(cg_function_end(b, 1, &z), CG_OK);
    float data[2][6] = {{1, 2, 3, 4, 5, 6}, {8, 16, 32}};
    cg_array args[2], out;
    fill(&args[0], tensor(ctx, 2, 2, 3, 0, 0), data[0]);
    fill(&args[1], types[1], data[1]);
    for (int round = 0; round < 2; round++) { // as built, and as compiled
      size_t n = 1;
      assert_int_equal(cg_interpret(module, "main", 2, args, &n, &out, NULL), CG_OK);
      assert_int_equal(out.size, 24);
      for (int i = 0; i < 6; i++) assert_true(((const float *)(const void *)out.data)[i] == (way < 2 ? data[0][i] - data[1][i % 3] : data[1][i % 3]));
      cg_compile_desc desc;
      cg_program program;
      memset(&desc, 0, sizeof desc);
      desc.backend = cg_spirv_backend();
      if (!round) assert_int_equal(cg_compile(module, &desc, &program), CG_OK);
    }
    cg_destroy(ctx);
  }
}

// Of f8E4M3FN, which has no infinity to begin a maximum with.
static void test_greatest_of_f8(void **state) {
  (void)state;
  cg_context *ctx = cg_create(NULL);
  cg_module module = cg_module_create(ctx);
  const int64_t shape[1] = {2}, dim[1] = {0};
  cg_type t = cg_type_tensor(ctx, cg_type_scalar(ctx, CG_TYPE_F8E4M3FN), 1, shape);
  cg_builder b = cg_function_begin(module, "main", 1, &t);
  cg_value r = cg_reduce_max(b, cg_argument(b, 0), 1, dim);
  assert_int_equal(cg_function_end(b, 1, &r), CG_OK);
  uint8_t data[2] = {0xfe, 0xb8}; // -448 and -1
  cg_array arg, out;
  size_t n = 1;
  fill(&arg, t, NULL);
  arg.data = data;
  arg.size = 2;
  assert_int_equal(cg_interpret(module, "main", 1, &arg, &n, &out, NULL), CG_OK);
  assert_int_equal(out.data[0], 0xb8);
  cg_destroy(ctx);
}

static void test_dynamic_softmax(void **state) {
  (void)state;
  static const struct {
    unsigned rank;
    int64_t shape[3], size[3];
  } rows[] = {{1, {CG_DYNAMIC}, {77}},
              {2, {CG_DYNAMIC, 32}, {5, 32}},
              {2, {7, CG_DYNAMIC}, {7, 1000}},
              {3, {2, CG_DYNAMIC, CG_DYNAMIC}, {2, 1, 7}},
              {2, {CG_DYNAMIC, CG_DYNAMIC}, {0, 4}}};
  static float data[7000];
  for (int i = 0; i < 7000; i++) data[i] = (float)(i * 37 % 101) * 0.125f - 4;
  for (size_t k = 0; k < sizeof rows / sizeof *rows; k++) {
    cg_context *ctx = cg_create(NULL);
    cg_module module = cg_module_create(ctx);
    cg_type f32 = cg_type_scalar(ctx, CG_TYPE_F32), t = cg_type_tensor(ctx, f32, rows[k].rank, rows[k].shape);
    cg_builder b = cg_function_begin(module, "main", 1, &t);
    cg_value r = cg_softmax(b, cg_argument(b, 0));
    assert_int_equal(cg_function_end(b, 1, &r), CG_OK);
    cg_array arg, out;
    fill(&arg, cg_type_tensor(ctx, f32, rows[k].rank, rows[k].size), data);
    for (int round = 0; round < 2; round++) {
      size_t n = 1, columns = (size_t)rows[k].size[rows[k].rank - 1];
      assert_int_equal(cg_interpret(module, "main", 1, &arg, &n, &out, NULL), CG_OK);
      assert_int_equal(out.size, arg.size);
      for (size_t at = 0; at < arg.size / 4; at++) {
        double sum = 0;
        for (size_t i = 0; i < columns; i++) sum += exp((double)data[at - at % columns + i]);
        assert_true(fabs((double)((const float *)(const void *)out.data)[at] - exp((double)data[at]) / sum) < 1e-6);
      }
      cg_compile_desc desc;
      cg_program program;
      memset(&desc, 0, sizeof desc);
      desc.backend = cg_spirv_backend();
      if (!round) assert_int_equal(cg_compile(module, &desc, &program), CG_OK);
    }
    cg_destroy(ctx);
  }
}

// What is unknown may fit: the function says at run time whether it does. What is known to differ is refused at once.
static void test_dynamic_products(void **state) {
  (void)state;
  enum { D = -1 }; // a dynamic dim
  static const struct {
    unsigned rank_x, rank_y;
    int x[4], y[4];
    int rank, z[4]; // rank -1: refused
    const char *message;
    bool conv;
  } rows[] = {
      {2, 2, {4, 5}, {5, 7}, 2, {4, 7}, NULL, false},
      {2, 2, {4, D}, {5, 7}, 2, {4, 7}, NULL, false},
      {2, 2, {4, 5}, {D, 7}, 2, {4, 7}, NULL, false},
      {2, 2, {D, D}, {D, D}, 2, {D, D}, NULL, false},
      {2, 2, {4, 5}, {6, 7}, -1, {0}, "tensor<4x5xf32> and operand 1 is tensor<6x7xf32>: 5 columns do not match 6 rows", false},
      {3, 3, {2, 4, 5}, {2, 5, 7}, 3, {2, 4, 7}, NULL, false},
      {3, 3, {2, 4, 5}, {D, 5, 7}, 3, {2, 4, 7}, NULL, false},
      {3, 3, {D, 4, 5}, {3, 5, 7}, 3, {3, 4, 7}, NULL, false},
      {3, 3, {2, 4, 5}, {3, 5, 7}, -1, {0}, "batch dims 2 and 3 differ", false},
      {4, 4, {2, 3, 4, 5}, {2, 9, 5, 7}, -1, {0}, "batch dims 3 and 9 differ", false},
      {4, 2, {2, 3, 4, 5}, {5, 7}, 4, {2, 3, 4, 7}, NULL, false},
      {3, 2, {2, 4, D}, {5, 7}, 3, {2, 4, 7}, NULL, false},
      {2, 3, {4, 5}, {2, 5, 7}, -1, {0}, "it takes [", false},
      {1, 2, {5}, {5, 7}, -1, {0}, "it takes [", false},
      {2, 1, {4, 5}, {5}, -1, {0}, "it takes [", false},
      {4, 3, {2, 3, 4, 5}, {3, 5, 7}, -1, {0}, "it takes [", false},
      {4, 4, {1, 8, 9, 3}, {3, 3, 3, 6}, 4, {1, 6, 7, 6}, NULL, true},
      {4, 4, {1, 8, 9, D}, {3, 3, 3, 6}, 4, {1, 6, 7, 6}, NULL, true},
      {4, 4, {D, 8, 9, 3}, {3, 3, D, 6}, 4, {D, 6, 7, 6}, NULL, true},
      {4, 4, {1, 8, 9, 3}, {3, 3, 4, 6}, -1, {0}, "3 channels do not match 4", true},
      {3, 4, {8, 9, 3}, {3, 3, 3, 6}, -1, {0}, "it takes [n, h, w, c]", true},
      {4, 3, {1, 8, 9, 3}, {3, 3, 3}, -1, {0}, "it takes [n, h, w, c]", true},
  };
  cg_context *ctx = cg_create(NULL);
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    int64_t shape[2][4];
    for (int k = 0; k < 4; k++) {
      shape[0][k] = rows[i].x[k] == D ? CG_DYNAMIC : rows[i].x[k];
      shape[1][k] = rows[i].y[k] == D ? CG_DYNAMIC : rows[i].y[k];
    }
    cg_type f32 = cg_type_scalar(ctx, CG_TYPE_F32), types[2];
    types[0] = cg_type_tensor(ctx, f32, rows[i].rank_x, shape[0]);
    types[1] = cg_type_tensor(ctx, f32, rows[i].rank_y, shape[1]);
    cg_builder b = cg_function_begin(cg_module_create(ctx), "main", 2, types);
    cg_value x = cg_argument(b, 0), y = cg_argument(b, 1), r = rows[i].conv ? cg_conv2d(b, x, y, NULL, NULL) : cg_matmul(b, x, y);
    if ((r == NULL) != (rows[i].rank < 0)) fail_msg("row %d", (int)i);
    if (r) {
      assert_int_equal(cg_type_rank(cg_value_type(r)), rows[i].rank);
      for (int k = 0; k < rows[i].rank; k++)
        if (cg_type_dim(cg_value_type(r), (unsigned)k) != (rows[i].z[k] == D ? CG_DYNAMIC : rows[i].z[k])) fail_msg("row %d, dim %d", (int)i, k);
    }
    assert_int_equal(cg_function_end(b, 1, &r), r ? CG_OK : CG_INVALID_ARGUMENT);
    if (!r) expect_error(ctx, rows[i].conv ? "cg_conv2d" : "cg_matmul", rows[i].message, "");
    cg_reset(ctx);
  }
  cg_destroy(ctx);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_dense),
                                     cmocka_unit_test(test_movement),
                                     cmocka_unit_test(test_wrong_calls),
                                     cmocka_unit_test(test_any_op),
                                     cmocka_unit_test(test_dynamic_broadcast),
                                     cmocka_unit_test(test_dynamic_dense),
                                     cmocka_unit_test(test_dynamic_sizes_from_elsewhere),
                                     cmocka_unit_test(test_dynamic_softmax),
                                     cmocka_unit_test(test_greatest_of_f8),
                                     cmocka_unit_test(test_dynamic_products)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
