// Every structured op: its maps, iterators, loop sizes and body, run element by element, against loops written from what the op's name says.
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "dialects/eval.h"
#include "dialects/linalg.h"
#include "ir/ir.h"

#define MAX_DATA 4096

typedef struct test_args {
  void (*fn)(cg_context *ctx);
} test_args;

static cg_result test_thunk(cg_context *ctx, void *arg) {
  ((test_args *)arg)->fn(ctx);
  return CG_OK;
}

static void in_context(void (*fn)(cg_context *ctx)) {
  cg_context *ctx = cg_create(NULL);
  test_args a;
  a.fn = fn;
  assert_non_null(ctx);
  assert_int_equal(cgi_protect(ctx, test_thunk, &a), CG_OK);
  cg_destroy(ctx);
}

// ---- a tensor of the test: dims by letter, so that layouts are compared by meaning and not by position -----------------------------------------
typedef struct operand {
  const char *layout; // a letter per dim
  int64_t shape[8];
  unsigned rank;
  int64_t data[MAX_DATA];
  bool scalar;
} operand;

static int64_t num_elements(const operand *o) {
  int64_t n = 1;
  for (unsigned i = 0; i < o->rank; i++) n *= o->shape[i];
  return n;
}

static void make_operand(operand *o, const char *layout, const int64_t *size_of_letter, unsigned seed) {
  o->layout = layout;
  o->rank = (unsigned)strlen(layout);
  o->scalar = false;
  for (unsigned i = 0; i < o->rank; i++) o->shape[i] = size_of_letter[(unsigned char)layout[i]];
  assert_true(num_elements(o) <= MAX_DATA);
  for (int64_t i = 0; i < num_elements(o); i++) o->data[i] = (int64_t)((i * 7 + seed * 13 + i * i) % 11) - 5;
}

// The element at the indices that the letters have.
static int64_t *at(operand *o, const int64_t *index_of_letter) {
  int64_t linear = 0;
  for (unsigned i = 0; i < o->rank; i++) {
    int64_t x = index_of_letter[(unsigned char)o->layout[i]];
    assert_true(x >= 0 && x < o->shape[i]);
    linear = linear * o->shape[i] + x;
  }
  return &o->data[linear];
}

// ---- running an op by its interface --------------------------------------------------------------------------------------------------------------
typedef struct running {
  cg_op op;
  operand **operands;
  unsigned n, loops;
  int64_t sizes[CGI_MAX_LOOPS], index[CGI_MAX_LOOPS];
} running;

static cgi_scalar body_value(running *r, cg_value v, cgi_scalar *results, cg_value *keys, unsigned count) {
  (void)r;
  for (unsigned i = 0; i < count; i++)
    if (keys[i] == v) return results[i];
  fail_msg("a body value is unknown");
  cgi_scalar none = {0, 0};
  return none;
}

static void run_point(running *r) {
  cg_block body = cgi_linalg_body(r->op);
  cgi_scalar values[64];
  cg_value keys[64];
  unsigned count = 0;
  int64_t *places[8] = {NULL};
  for (unsigned o = 0; o < r->n; o++) {
    cg_map map = cgi_linalg_map(r->op, o);
    int64_t linear = 0;
    for (unsigned k = 0; k < cg_map_num_results(map); k++) {
      int64_t x;
      assert_true(cgi_expr_eval(cg_map_result(map, k), r->index, NULL, &x));
      assert_true(x >= 0 && x < r->operands[o]->shape[k]);
      linear = linear * r->operands[o]->shape[k] + x;
    }
    places[o] = &r->operands[o]->data[linear];
    if (o >= cg_block_num_args(body)) continue;
    keys[count] = cg_block_arg(body, o);
    values[count].bits = (uint64_t)*places[o], values[count].imag = 0;
    values[count].bits = cgi_scalar_zext(cg_value_type(keys[count]), values[count]);
    count++;
  }
  for (cg_op op = cg_block_first(body); op; op = cg_op_next(op)) {
    cgi_scalar in[4], out[2];
    cg_type types[4];
    for (unsigned i = 0; i < cg_op_num_operands(op); i++)
      in[i] = body_value(r, cg_op_operand(op, i), values, keys, count), types[i] = cg_value_type(cg_op_operand(op, i));
    if (cg_op_get_kind(op) == CG_LINALG_YIELD) {
      for (unsigned i = 0; i < cg_op_num_operands(op); i++) *places[cgi_linalg_num_inputs(r->op) + i] = cgi_scalar_sext(types[i], in[i]);
      return;
    }
    assert_true(cgi_eval(op, types, in, cg_value_type(cg_op_result(op, 0)), out));
    keys[count] = cg_op_result(op, 0), values[count++] = out[0];
  }
  fail_msg("a body without yield");
}

static void run_loops(running *r, unsigned loop) {
  if (loop == r->loops) {
    run_point(r);
    return;
  }
  for (r->index[loop] = 0; r->index[loop] < r->sizes[loop]; r->index[loop]++) run_loops(r, loop + 1);
}

static cg_op make_module(cg_context *ctx, cgi_builder *b) {
  cg_op module = cgi_op_create(ctx, cgi_op_def_of(ctx, CG_BUILTIN_MODULE), cgi_loc_unknown(ctx), 0, NULL, 0, NULL, 0, NULL, 1);
  cg_block block = cgi_block_create(cg_op_region(module, 0), 0, NULL, cgi_loc_unknown(ctx));
  *b = cgi_builder_at_end(block, cgi_loc_unknown(ctx));
  return module;
}

static cg_value make_value(cgi_builder *b, const operand *o, cg_type element) {
  cg_type t = o->scalar ? element : cgi_type_tensor(b->ctx, o->rank, o->shape, element, NULL);
  return cgi_block_add_arg(b->block, t, b->loc);
}

// Builds `kind` on these operands (the last one is the output), verifies it, and runs it into the output's data.
static cg_op run_op(cg_context *ctx, cg_op_kind kind, operand **operands, unsigned n, cg_type in_type, cg_type scalar_type, cg_type out_type,
                    unsigned na, const cg_named_attr *attrs) {
  cgi_builder b;
  cg_value values[8];
  running r;
  cg_op module = make_module(ctx, &b);
  for (unsigned i = 0; i < n; i++) values[i] = make_value(&b, operands[i], i + 1 == n ? out_type : operands[i]->scalar ? scalar_type : in_type);
  memset(&r, 0, sizeof r);
  r.op = cgi_build_named_linalg(&b, kind, n - 1, values, 1, values + n - 1, na, attrs);
  if (!cgi_verify(module))
    fail_msg("%s does not verify: %.*s", cg_op_name(r.op).data, (int)cg_first_error(ctx).message.len, cg_first_error(ctx).message.data);
  r.operands = operands, r.n = n;
  r.loops = cgi_linalg_num_loops(r.op);
  assert_true(cgi_linalg_loop_sizes(r.op, r.sizes, NULL));
  assert_int_equal(cgi_linalg_num_inputs(r.op), n - 1);
  assert_int_equal(cgi_linalg_num_outputs(r.op), 1);
  for (unsigned i = 0; i < r.loops; i++) { // parallel is what the output tells apart
    bool in_output = cgi_map_result_of_dim(cgi_linalg_map(r.op, n - 1), i) >= 0;
    assert_int_equal(cgi_linalg_is_parallel(r.op, i), in_output);
    assert_int_equal(cgi_linalg_is_reduction(r.op, i), !in_output);
  }
  run_loops(&r, 0);
  return r.op;
}

static void expect_same(const char *name, const operand *got, const operand *expected) {
  for (int64_t i = 0; i < num_elements(expected); i++)
    if (got->data[i] != expected->data[i]) fail_msg("%s: element %d is %d, not %d", name, (int)i, (int)got->data[i], (int)expected->data[i]);
}

// ---- the references ---------------------------------------------------------------------------------------------------------------------------------

// Sums a*b over all letters: an einsum by names.
static void contract(operand *a, operand *b, operand *out, const int64_t *sizes, int64_t za, int64_t zb) {
  char letters[16];
  unsigned n = 0;
  int64_t index[256] = {0};
  const operand *all[3];
  all[0] = a, all[1] = b, all[2] = out;
  for (unsigned k = 0; k < 3; k++)
    for (const char *s = all[k]->layout; *s; s++) {
      bool known = false;
      for (unsigned i = 0; i < n; i++) known = known || letters[i] == *s;
      if (!known) letters[n++] = *s;
    }
  for (;;) {
    *at(out, index) += (*at(a, index) - za) * (*at(b, index) - zb);
    unsigned i = n;
    while (i > 0) {
      unsigned char l = (unsigned char)letters[i - 1];
      if (++index[l] < sizes[l]) break;
      index[l] = 0, i--;
    }
    if (i == 0) return;
  }
}

// Convolution or pooling over up to three spatial dims: `d h w` of the input are out * stride + kernel * dilation.
typedef enum window_kind { CONV, SUM, MAX, MIN } window_kind;

static void window(operand *in, operand *kernel, operand *out, const int64_t *sizes, window_kind kind, const int64_t *stride, const int64_t *dilation,
                   int64_t za, int64_t zb) {
  // letters: n batch, g group, c input channel (or the channel of depthwise), f output channel, m multiplier
  static const char free_letters[] = "ngcfm", spatial[] = "dhw";
  int64_t o[256] = {0}, k[256] = {0}, i[256], limits[5];
  for (unsigned j = 0; j < 5; j++) {
    char l = free_letters[j];
    limits[j] = strchr(in->layout, l) || strchr(kernel->layout, l) || strchr(out->layout, l) ? sizes[(unsigned char)l] : 1;
  }
  int64_t out_size[3], kernel_size[3];
  for (unsigned s = 0; s < 3; s++) {
    const char *p = strchr(out->layout, spatial[s]), *q = strchr(kernel->layout, spatial[s]);
    out_size[s] = p ? out->shape[p - out->layout] : 1;
    kernel_size[s] = q ? kernel->shape[q - kernel->layout] : 1;
  }
  for (o['n'] = 0; o['n'] < limits[0]; o['n']++)
    for (o['g'] = 0; o['g'] < limits[1]; o['g']++)
      for (o['c'] = 0; o['c'] < limits[2]; o['c']++)
        for (o['f'] = 0; o['f'] < limits[3]; o['f']++)
          for (o['m'] = 0; o['m'] < limits[4]; o['m']++)
            for (o['d'] = 0; o['d'] < out_size[0]; o['d']++)
              for (o['h'] = 0; o['h'] < out_size[1]; o['h']++)
                for (o['w'] = 0; o['w'] < out_size[2]; o['w']++)
                  for (k['d'] = 0; k['d'] < kernel_size[0]; k['d']++)
                    for (k['h'] = 0; k['h'] < kernel_size[1]; k['h']++)
                      for (k['w'] = 0; k['w'] < kernel_size[2]; k['w']++) {
                        memcpy(i, o, sizeof i);
                        unsigned at_dim = 0;
                        for (unsigned s = 0; s < 3; s++) {
                          unsigned char l = (unsigned char)spatial[s];
                          if (!strchr(in->layout, (char)l)) continue;
                          i[l] = o[l] * stride[at_dim] + k[l] * dilation[at_dim];
                          at_dim++;
                        }
                        for (unsigned j = 0; j < 5; j++) k[(unsigned char)free_letters[j]] = o[(unsigned char)free_letters[j]];
                        int64_t *r = at(out, o), x = *at(in, i);
                        if (kind == CONV)
                          *r += (x - za) * (*at(kernel, k) - zb);
                        else if (kind == SUM)
                          *r += x;
                        else if (kind == MAX)
                          *r = x > *r ? x : *r;
                        else
                          *r = x < *r ? x : *r;
                      }
}

// ---- contractions ------------------------------------------------------------------------------------------------------------------------------------
static operand a, b, out, expected, zero_a, zero_b;

static void contractions(cg_context *ctx) {
  static const struct {
    cg_op_kind kind;
    const char *a, *b, *out;
    bool quantized;
  } rows[] = {
      {CG_LINALG_MATMUL, "mk", "kn", "mn", false},
      {CG_LINALG_MATMUL_TRANSPOSE_A, "km", "kn", "mn", false},
      {CG_LINALG_MATMUL_TRANSPOSE_B, "mk", "nk", "mn", false},
      {CG_LINALG_BATCH_MATMUL, "bmk", "bkn", "bmn", false},
      {CG_LINALG_BATCH_MATMUL_TRANSPOSE_A, "bkm", "bkn", "bmn", false},
      {CG_LINALG_BATCH_MATMUL_TRANSPOSE_B, "bmk", "bnk", "bmn", false},
      {CG_LINALG_BATCH_REDUCE_MATMUL, "bmk", "bkn", "mn", false},
      {CG_LINALG_MMT4D, "mkxz", "nkyz", "mnxy", false}, // rows, columns, depth in tiles of x, y, z
      {CG_LINALG_BATCH_MMT4D, "bmkxz", "bnkyz", "bmnxy", false},
      {CG_LINALG_MATVEC, "mk", "k", "m", false},
      {CG_LINALG_VECMAT, "k", "kn", "n", false},
      {CG_LINALG_BATCH_MATVEC, "bmk", "bk", "bm", false},
      {CG_LINALG_BATCH_VECMAT, "bk", "bkn", "bn", false},
      {CG_LINALG_DOT, "k", "k", "", false},
      {CG_LINALG_QUANTIZED_MATMUL, "mk", "kn", "mn", true},
      {CG_LINALG_QUANTIZED_BATCH_MATMUL, "bmk", "bkn", "bmn", true},
  };
  int64_t sizes[256] = {0};
  cg_type i8 = cgi_type_i(ctx, 8), i32 = cgi_type_i(ctx, 32);
  sizes['m'] = 3, sizes['n'] = 4, sizes['k'] = 5, sizes['b'] = 2, sizes['x'] = 2, sizes['y'] = 3, sizes['z'] = 2;
  for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    operand *operands[5];
    unsigned n = 0;
    make_operand(&a, rows[i].a, sizes, 1);
    make_operand(&b, rows[i].b, sizes, 2);
    make_operand(&out, rows[i].out, sizes, 3);
    make_operand(&zero_a, "", sizes, 4);
    make_operand(&zero_b, "", sizes, 5);
    zero_a.scalar = zero_b.scalar = true;
    zero_a.data[0] = 3, zero_b.data[0] = -2;
    expected = out;
    contract(&a, &b, &expected, sizes, rows[i].quantized ? 3 : 0, rows[i].quantized ? -2 : 0);
    operands[n++] = &a, operands[n++] = &b;
    if (rows[i].quantized) operands[n++] = &zero_a, operands[n++] = &zero_b;
    operands[n++] = &out;
    cg_op op = run_op(ctx, rows[i].kind, operands, n, i8, i32, i32, 0, NULL);
    expect_same(cg_op_name(op).data, &out, &expected);
    assert_true(cgi_linalg_uses_output(op, 0));
    assert_false(cgi_linalg_is_elementwise(op));
  }
}
static void test_contractions(void **state) {
  (void)state;
  in_context(contractions);
}

// ---- windows -------------------------------------------------------------------------------------------------------------------------------------------
static cg_attr window_attr(cg_context *ctx, unsigned n, const int64_t *values) {
  int64_t shape = n;
  uint8_t bytes[24];
  cg_type i64 = cgi_type_i(ctx, 64);
  for (unsigned i = 0; i < n; i++) {
    cgi_scalar s = {(uint64_t)values[i], 0};
    cgi_store_element(i64, bytes + 8 * i, s);
  }
  return cgi_attr_dense(ctx, cgi_type_tensor(ctx, 1, &shape, i64, NULL), bytes, 8 * n);
}

static void run_window(cg_context *ctx, cg_op_kind kind, const char *in, const char *kernel, const char *result, window_kind what, bool quantized,
                       bool plain) {
  int64_t sizes[256] = {0}, stride[3] = {1, 1, 1}, dilation[3] = {1, 1, 1};
  unsigned dims = 0;
  operand *operands[5];
  cg_named_attr attrs[2];
  unsigned n = 0;
  for (unsigned s = 0; s < 3; s++)
    if (strchr(in, "dhw"[s])) {
      if (!plain) stride[dims] = 2 + dims % 2, dilation[dims] = 1 + dims;
      dims++;
    }
  sizes['n'] = 2, sizes['g'] = 2, sizes['c'] = 3, sizes['f'] = 2, sizes['m'] = 2;
  sizes['d'] = sizes['h'] = sizes['w'] = 2; // of the kernel; w is 3 where nothing else is
  if (dims == 1) sizes['w'] = 3;
  make_operand(&b, kernel, sizes, 2);
  int64_t kernel_size[256];
  memcpy(kernel_size, sizes, sizeof sizes);
  sizes['d'] = 2, sizes['h'] = 2, sizes['w'] = 3; // of the output
  make_operand(&out, result, sizes, 3);
  unsigned at_dim = 0;
  for (unsigned s = 0; s < 3; s++) {
    unsigned char l = (unsigned char)"dhw"[s];
    if (!strchr(in, (char)l)) continue;
    sizes[l] = (sizes[l] - 1) * stride[at_dim] + (kernel_size[l] - 1) * dilation[at_dim] + 1;
    at_dim++;
  }
  make_operand(&a, in, sizes, 1);
  make_operand(&zero_a, "", sizes, 4);
  make_operand(&zero_b, "", sizes, 5);
  zero_a.scalar = zero_b.scalar = true;
  zero_a.data[0] = 3, zero_b.data[0] = -2;
  expected = out;
  window(&a, &b, &expected, sizes, what, stride, dilation, quantized ? 3 : 0, quantized ? -2 : 0);
  operands[n++] = &a, operands[n++] = &b;
  if (quantized) operands[n++] = &zero_a, operands[n++] = &zero_b;
  operands[n++] = &out;
  attrs[0] = cgi_named(ctx, "strides", window_attr(ctx, dims, stride));
  attrs[1] = cgi_named(ctx, "dilations", window_attr(ctx, dims, dilation));
  cg_op op = run_op(ctx, kind, operands, n, cgi_type_i(ctx, 8), cgi_type_i(ctx, 32), cgi_type_i(ctx, 32), plain ? 0 : 2, attrs);
  expect_same(cg_op_name(op).data, &out, &expected);
}

static void windows(cg_context *ctx) {
  static const struct {
    cg_op_kind kind;
    const char *in, *kernel, *out;
    window_kind what;
    bool quantized, plain_only;
  } rows[] = {
      {CG_LINALG_CONV_1D, "w", "w", "w", CONV, false, true},
      {CG_LINALG_CONV_2D, "hw", "hw", "hw", CONV, false, true},
      {CG_LINALG_CONV_3D, "dhw", "dhw", "dhw", CONV, false, true},
      {CG_LINALG_CONV_1D_NWC_WCF, "nwc", "wcf", "nwf", CONV, false, false},
      {CG_LINALG_CONV_1D_NCW_FCW, "ncw", "fcw", "nfw", CONV, false, false},
      {CG_LINALG_CONV_2D_NHWC_HWCF, "nhwc", "hwcf", "nhwf", CONV, false, false},
      {CG_LINALG_CONV_2D_NHWC_FHWC, "nhwc", "fhwc", "nhwf", CONV, false, false},
      {CG_LINALG_CONV_2D_NCHW_FCHW, "nchw", "fchw", "nfhw", CONV, false, false},
      {CG_LINALG_CONV_2D_NGCHW_FGCHW, "ngchw", "fgchw", "ngfhw", CONV, false, false},
      {CG_LINALG_CONV_2D_NGCHW_GFCHW, "ngchw", "gfchw", "ngfhw", CONV, false, false},
      {CG_LINALG_CONV_3D_NDHWC_DHWCF, "ndhwc", "dhwcf", "ndhwf", CONV, false, false},
      {CG_LINALG_CONV_3D_NCDHW_FCDHW, "ncdhw", "fcdhw", "nfdhw", CONV, false, false},
      {CG_LINALG_CONV_2D_NHWC_HWCF_Q, "nhwc", "hwcf", "nhwf", CONV, true, false},
      {CG_LINALG_CONV_2D_NHWC_FHWC_Q, "nhwc", "fhwc", "nhwf", CONV, true, false},
      {CG_LINALG_CONV_2D_NGCHW_GFCHW_Q, "ngchw", "gfchw", "ngfhw", CONV, true, false},
      {CG_LINALG_CONV_3D_NDHWC_DHWCF_Q, "ndhwc", "dhwcf", "ndhwf", CONV, true, false},
      {CG_LINALG_DEPTHWISE_CONV_1D_NCW_CW, "ncw", "cw", "ncw", CONV, false, false},
      {CG_LINALG_DEPTHWISE_CONV_1D_NWC_WC, "nwc", "wc", "nwc", CONV, false, false},
      {CG_LINALG_DEPTHWISE_CONV_1D_NWC_WCM, "nwc", "wcm", "nwcm", CONV, false, false},
      {CG_LINALG_DEPTHWISE_CONV_2D_NCHW_CHW, "nchw", "chw", "nchw", CONV, false, false},
      {CG_LINALG_DEPTHWISE_CONV_2D_NHWC_HWC, "nhwc", "hwc", "nhwc", CONV, false, false},
      {CG_LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM, "nhwc", "hwcm", "nhwcm", CONV, false, false},
      {CG_LINALG_DEPTHWISE_CONV_2D_NHWC_HWC_Q, "nhwc", "hwc", "nhwc", CONV, true, false},
      {CG_LINALG_DEPTHWISE_CONV_2D_NHWC_HWCM_Q, "nhwc", "hwcm", "nhwcm", CONV, true, false},
      {CG_LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWC, "ndhwc", "dhwc", "ndhwc", CONV, false, false},
      {CG_LINALG_DEPTHWISE_CONV_3D_NCDHW_CDHW, "ncdhw", "cdhw", "ncdhw", CONV, false, false},
      {CG_LINALG_DEPTHWISE_CONV_3D_NDHWC_DHWCM, "ndhwc", "dhwcm", "ndhwcm", CONV, false, false},
      {CG_LINALG_POOLING_NHWC_SUM, "nhwc", "hw", "nhwc", SUM, false, false},
      {CG_LINALG_POOLING_NCHW_SUM, "nchw", "hw", "nchw", SUM, false, false},
      {CG_LINALG_POOLING_NHWC_MAX, "nhwc", "hw", "nhwc", MAX, false, false},
      {CG_LINALG_POOLING_NCHW_MAX, "nchw", "hw", "nchw", MAX, false, false},
      {CG_LINALG_POOLING_NHWC_MIN, "nhwc", "hw", "nhwc", MIN, false, false},
      {CG_LINALG_POOLING_NWC_SUM, "nwc", "w", "nwc", SUM, false, false},
      {CG_LINALG_POOLING_NCW_SUM, "ncw", "w", "ncw", SUM, false, false},
      {CG_LINALG_POOLING_NWC_MAX, "nwc", "w", "nwc", MAX, false, false},
      {CG_LINALG_POOLING_NCW_MAX, "ncw", "w", "ncw", MAX, false, false},
      {CG_LINALG_POOLING_NWC_MIN, "nwc", "w", "nwc", MIN, false, false},
      {CG_LINALG_POOLING_NDHWC_SUM, "ndhwc", "dhw", "ndhwc", SUM, false, false},
      {CG_LINALG_POOLING_NDHWC_MAX, "ndhwc", "dhw", "ndhwc", MAX, false, false},
      {CG_LINALG_POOLING_NDHWC_MIN, "ndhwc", "dhw", "ndhwc", MIN, false, false},
  };
  for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    run_window(ctx, rows[i].kind, rows[i].in, rows[i].kernel, rows[i].out, rows[i].what, rows[i].quantized, true);
    if (!rows[i].plain_only) run_window(ctx, rows[i].kind, rows[i].in, rows[i].kernel, rows[i].out, rows[i].what, rows[i].quantized, false);
  }
}
static void test_windows(void **state) {
  (void)state;
  in_context(windows);
}

// Unsigned pooling: bytes above 127 are large, and are extended without sign.
static void unsigned_pooling(cg_context *ctx) {
  static const cg_op_kind kinds[] = {CG_LINALG_POOLING_NHWC_MAX_UNSIGNED, CG_LINALG_POOLING_NHWC_MIN_UNSIGNED, CG_LINALG_POOLING_NWC_MAX_UNSIGNED,
                                     CG_LINALG_POOLING_NWC_MIN_UNSIGNED};
  for (unsigned k = 0; k < 4; k++) {
    int64_t sizes[256] = {0};
    operand *operands[3];
    bool is_max = k % 2 == 0, two = k < 2;
    sizes['n'] = 1, sizes['h'] = 1, sizes['w'] = 3, sizes['c'] = 1;
    make_operand(&a, two ? "nhwc" : "nwc", sizes, 0);
    a.data[0] = 1, a.data[1] = -1, a.data[2] = 100; // -1 is 255
    make_operand(&b, two ? "hw" : "w", sizes, 0);
    sizes['w'] = 1;
    make_operand(&out, two ? "nhwc" : "nwc", sizes, 0);
    out.data[0] = is_max ? 2 : 77;
    operands[0] = &a, operands[1] = &b, operands[2] = &out;
    run_op(ctx, kinds[k], operands, 3, cgi_type_i(ctx, 8), NULL, cgi_type_i(ctx, 32), 0, NULL);
    assert_int_equal(out.data[0], is_max ? 255 : 1);
  }
}
static void test_unsigned_pooling(void **state) {
  (void)state;
  in_context(unsigned_pooling);
}

// ---- elementwise ------------------------------------------------------------------------------------------------------------------------------------------
static void elementwise(cg_context *ctx) {
  static const struct {
    cg_op_kind kind;
    cg_op_kind floats, ints; // the body's op
    unsigned inputs;
  } rows[] = {
      {CG_LINALG_EXP, CG_MATH_EXP, CG_OP_UNREGISTERED, 1},
      {CG_LINALG_LOG, CG_MATH_LOG, CG_OP_UNREGISTERED, 1},
      {CG_LINALG_ABS, CG_MATH_ABSF, CG_MATH_ABSI, 1},
      {CG_LINALG_CEIL, CG_MATH_CEIL, CG_OP_UNREGISTERED, 1},
      {CG_LINALG_FLOOR, CG_MATH_FLOOR, CG_OP_UNREGISTERED, 1},
      {CG_LINALG_NEGF, CG_ARITH_NEGF, CG_OP_UNREGISTERED, 1},
      {CG_LINALG_ROUND, CG_MATH_ROUND, CG_OP_UNREGISTERED, 1},
      {CG_LINALG_SQRT, CG_MATH_SQRT, CG_OP_UNREGISTERED, 1},
      {CG_LINALG_RSQRT, CG_MATH_RSQRT, CG_OP_UNREGISTERED, 1},
      {CG_LINALG_SQUARE, CG_ARITH_MULF, CG_ARITH_MULI, 1},
      {CG_LINALG_TANH, CG_MATH_TANH, CG_OP_UNREGISTERED, 1},
      {CG_LINALG_ERF, CG_MATH_ERF, CG_OP_UNREGISTERED, 1},
      {CG_LINALG_ADD, CG_ARITH_ADDF, CG_ARITH_ADDI, 2},
      {CG_LINALG_SUB, CG_ARITH_SUBF, CG_ARITH_SUBI, 2},
      {CG_LINALG_MUL, CG_ARITH_MULF, CG_ARITH_MULI, 2},
      {CG_LINALG_DIV, CG_ARITH_DIVF, CG_ARITH_DIVSI, 2},
      {CG_LINALG_DIV_UNSIGNED, CG_OP_UNREGISTERED, CG_ARITH_DIVUI, 2},
      {CG_LINALG_MAX, CG_ARITH_MAXIMUMF, CG_ARITH_MAXSI, 2},
      {CG_LINALG_MIN, CG_ARITH_MINIMUMF, CG_ARITH_MINSI, 2},
      {CG_LINALG_POWF, CG_MATH_POWF, CG_OP_UNREGISTERED, 2},
      {CG_LINALG_ELEMWISE_UNARY, CG_MATH_EXP, CG_OP_UNREGISTERED, 1},
      {CG_LINALG_ELEMWISE_BINARY, CG_ARITH_ADDF, CG_ARITH_ADDI, 2},
      {CG_LINALG_RECIPROCAL, CG_ARITH_DIVF, CG_OP_UNREGISTERED, 1},
  };
  static const int64_t shape[] = {2, CG_DYNAMIC, 3};
  for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++)
    for (unsigned ints = 0; ints < 2; ints++) {
      cg_op_kind body_kind = ints ? rows[i].ints : rows[i].floats;
      if (body_kind == CG_OP_UNREGISTERED) continue;
      cgi_builder builder;
      cg_value values[3];
      cg_op module = make_module(ctx, &builder);
      cg_type t = cgi_type_tensor(ctx, 3, shape, ints ? cgi_type_i(ctx, 16) : cgi_type_f32(ctx), NULL);
      for (unsigned k = 0; k < 3; k++) values[k] = cgi_block_add_arg(builder.block, t, builder.loc);
      cg_op op = cgi_build_named_linalg(&builder, rows[i].kind, rows[i].inputs, values, 1, values + 2, 0, NULL);
      assert_true(cgi_verify(module));
      assert_true(cgi_linalg_is_elementwise(op));
      assert_false(cgi_linalg_uses_output(op, 0));
      for (unsigned k = 0; k <= rows[i].inputs; k++) assert_ptr_equal(cgi_linalg_map(op, k), cgi_map_identity(ctx, 3));
      cg_block body = cgi_linalg_body(op);
      cg_op yield = cg_block_last(body), made = cg_value_op(cg_op_operand(yield, 0));
      assert_int_equal(cg_op_get_kind(made), body_kind);
      bool inverse = rows[i].kind == CG_LINALG_RECIPROCAL;
      if (inverse) {
        assert_non_null(cgi_constant_of(cg_op_operand(made, 0)));
        assert_ptr_equal(cg_op_operand(made, 1), cg_block_arg(body, 0));
      } else {
        assert_ptr_equal(cg_op_operand(made, 0), cg_block_arg(body, 0));
        if (rows[i].inputs == 2) assert_ptr_equal(cg_op_operand(made, 1), cg_block_arg(body, 1));
      }
      int64_t sizes[CGI_MAX_LOOPS];
      cgi_dim_source sources[CGI_MAX_LOOPS];
      assert_true(cgi_linalg_loop_sizes(op, sizes, sources));
      assert_true(sizes[0] == 2 && sizes[1] == CG_DYNAMIC && sizes[2] == 3 && sources[1].dim == 1);
    }
}
static void test_elementwise(void **state) {
  (void)state;
  in_context(elementwise);
}

// ---- data movement ------------------------------------------------------------------------------------------------------------------------------------------
static void movement(cg_context *ctx) {
  cg_type i32 = cgi_type_i(ctx, 32);
  int64_t sizes[256] = {0};
  operand *operands[2];
  static const int64_t permutations[][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
  sizes['x'] = 2, sizes['y'] = 3, sizes['z'] = 4;
  operands[0] = &a, operands[1] = &out;
  for (unsigned p = 0; p < 6; p++) {
    char layout[4] = {0};
    for (unsigned i = 0; i < 3; i++) layout[i] = "xyz"[permutations[p][i]]; // out dim i is in dim permutation[i]
    make_operand(&a, "xyz", sizes, 1);
    make_operand(&out, layout, sizes, 2);
    expected = out;
    int64_t index[256] = {0};
    for (index['x'] = 0; index['x'] < 2; index['x']++)
      for (index['y'] = 0; index['y'] < 3; index['y']++)
        for (index['z'] = 0; index['z'] < 4; index['z']++) *at(&expected, index) = *at(&a, index);
    cg_named_attr attr = cgi_named(ctx, "permutation", cgi_attr_i64_array(ctx, 3, permutations[p]));
    run_op(ctx, CG_LINALG_TRANSPOSE, operands, 2, i32, NULL, i32, 1, &attr);
    expect_same("linalg.transpose", &out, &expected);
  }
  static const struct {
    const char *in;
    int64_t added[3];
    unsigned n;
  } broadcasts[] = {{"xyz", {0}, 0}, {"yz", {0}, 1}, {"xz", {1}, 1}, {"xy", {2}, 1}, {"x", {1, 2}, 2}, {"z", {0, 1}, 2}, {"", {0, 1, 2}, 3}};
  for (unsigned k = 0; k < sizeof broadcasts / sizeof broadcasts[0]; k++) {
    make_operand(&a, broadcasts[k].in, sizes, 1);
    make_operand(&out, "xyz", sizes, 2);
    expected = out;
    int64_t index[256] = {0};
    for (index['x'] = 0; index['x'] < 2; index['x']++)
      for (index['y'] = 0; index['y'] < 3; index['y']++)
        for (index['z'] = 0; index['z'] < 4; index['z']++) *at(&expected, index) = *at(&a, index);
    cg_named_attr attr = cgi_named(ctx, "dimensions", cgi_attr_i64_array(ctx, broadcasts[k].n, broadcasts[k].added));
    run_op(ctx, CG_LINALG_BROADCAST, operands, 2, i32, NULL, i32, 1, &attr);
    expect_same("linalg.broadcast", &out, &expected);
  }
  make_operand(&a, "xyz", sizes, 1);
  make_operand(&out, "xyz", sizes, 2);
  expected = a;
  run_op(ctx, CG_LINALG_COPY, operands, 2, i32, NULL, i32, 0, NULL);
  expect_same("linalg.copy", &out, &expected);
  make_operand(&a, "", sizes, 1);
  a.scalar = true, a.data[0] = 42;
  run_op(ctx, CG_LINALG_FILL, operands, 2, i32, i32, i32, 0, NULL);
  for (int64_t i = 0; i < num_elements(&out); i++) assert_int_equal(out.data[i], 42);
}
static void test_movement(void **state) {
  (void)state;
  in_context(movement);
}

// ---- generic, map, reduce, and what the verifier refuses --------------------------------------------------------------------------------------------------------
static void generic_ops(cg_context *ctx) {
  static const int64_t shape[] = {4, 5}, row[] = {4};
  cgi_builder b0, inner;
  cg_op module = make_module(ctx, &b0);
  cg_type f32 = cgi_type_f32(ctx), t2 = cgi_type_tensor(ctx, 2, shape, f32, NULL), t1 = cgi_type_tensor(ctx, 1, row, f32, NULL);
  cg_value in = cgi_block_add_arg(b0.block, t2, b0.loc), init = cgi_block_add_arg(b0.block, t1, b0.loc);
  bool reduction[2] = {false, true};
  unsigned first[1] = {0};
  cg_map maps[2];
  maps[0] = cgi_map_identity(ctx, 2), maps[1] = cgi_map_permutation(ctx, 2, 1, first);
  cg_op sum = cgi_build_generic(&b0, 1, &in, 1, &init, maps, 2, reduction);
  cg_block body = cgi_linalg_body(sum);
  assert_int_equal(cg_block_num_args(body), 2);
  inner = cgi_builder_at_end(body, b0.loc);
  cg_value s = cgi_build_binary(&inner, CG_ARITH_ADDF, cg_block_arg(body, 1), cg_block_arg(body, 0));
  cgi_build_return(&inner, CG_LINALG_YIELD, 1, &s);
  assert_true(cgi_verify(module));
  assert_int_equal(cgi_linalg_num_loops(sum), 2);
  assert_int_equal(cgi_linalg_num_reductions(sum), 1);
  assert_true(cgi_linalg_is_parallel(sum, 0) && cgi_linalg_is_reduction(sum, 1));
  assert_ptr_equal(cgi_linalg_map(sum, 1), maps[1]);
  assert_true(cgi_linalg_uses_output(sum, 0));
  assert_ptr_equal(cg_value_type(cg_op_result(sum, 0)), t1);

  int64_t one = 1; // linalg.reduce over dim 1 has the same maps
  cg_named_attr dims = cgi_named(ctx, "dimensions", cgi_attr_i64_array(ctx, 1, &one));
  cg_op reduce = cgi_build_named_linalg(&b0, CG_LINALG_REDUCE, 1, &in, 1, &init, 1, &dims);
  body = cgi_linalg_body(reduce);
  inner = cgi_builder_at_end(body, b0.loc);
  s = cgi_build_binary(&inner, CG_ARITH_ADDF, cg_block_arg(body, 0), cg_block_arg(body, 1));
  cgi_build_return(&inner, CG_LINALG_YIELD, 1, &s);
  assert_ptr_equal(cgi_linalg_map(reduce, 0), maps[0]);
  assert_ptr_equal(cgi_linalg_map(reduce, 1), maps[1]);
  assert_true(cgi_linalg_is_reduction(reduce, 1) && cgi_linalg_is_parallel(reduce, 0));

  cg_op map = cgi_build_named_linalg(&b0, CG_LINALG_MAP, 1, &in, 1, &in, 0, NULL);
  body = cgi_linalg_body(map);
  assert_int_equal(cg_block_num_args(body), 1);
  inner = cgi_builder_at_end(body, b0.loc);
  s = cgi_build_unary(&inner, CG_ARITH_NEGF, f32, cg_block_arg(body, 0));
  cgi_build_return(&inner, CG_LINALG_YIELD, 1, &s);
  assert_true(cgi_linalg_is_elementwise(map));
  assert_false(cgi_linalg_uses_output(map, 0));
  assert_true(cgi_verify(module));
}
static void test_generic_ops(void **state) {
  (void)state;
  in_context(generic_ops);
}

static void expect_error(cg_context *ctx, cg_op module, const char *text) {
  assert_false(cgi_verify(module));
  cg_diagnostic d = cg_first_error(ctx);
  if (!strstr(d.message.data, text)) fail_msg("said \"%s\", not \"%s\"", d.message.data, text);
}

static void refuse_shapes(cg_context *ctx) {
  static const int64_t x[] = {4, 5}, y[] = {6, 3}, z[] = {4, 3};
  cgi_builder b0;
  cg_op module = make_module(ctx, &b0);
  cg_type f32 = cgi_type_f32(ctx);
  cg_value v[3];
  v[0] = cgi_block_add_arg(b0.block, cgi_type_tensor(ctx, 2, x, f32, NULL), b0.loc);
  v[1] = cgi_block_add_arg(b0.block, cgi_type_tensor(ctx, 2, y, f32, NULL), b0.loc);
  v[2] = cgi_block_add_arg(b0.block, cgi_type_tensor(ctx, 2, z, f32, NULL), b0.loc);
  cgi_build_named_linalg(&b0, CG_LINALG_MATMUL, 2, v, 1, v + 2, 0, NULL);
  expect_error(ctx, module, "operand #1 has shape's dimension #0 to be 5, but found 6");
}
static void refuse_window(cg_context *ctx) {
  static const int64_t x[] = {1, 4, 3}, y[] = {3, 3, 2}, z[] = {1, 3, 2};
  cgi_builder b0;
  cg_op module = make_module(ctx, &b0);
  cg_type f32 = cgi_type_f32(ctx);
  cg_value v[3];
  v[0] = cgi_block_add_arg(b0.block, cgi_type_tensor(ctx, 3, x, f32, NULL), b0.loc);
  v[1] = cgi_block_add_arg(b0.block, cgi_type_tensor(ctx, 3, y, f32, NULL), b0.loc);
  v[2] = cgi_block_add_arg(b0.block, cgi_type_tensor(ctx, 3, z, f32, NULL), b0.loc);
  cgi_build_named_linalg(&b0, CG_LINALG_CONV_1D_NWC_WCF, 2, v, 1, v + 2, 0, NULL);
  expect_error(ctx, module, "to be greater than or equal to 5, but found 4");
}
static void test_refusals(void **state) {
  (void)state;
  in_context(refuse_shapes);
  in_context(refuse_window);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_contractions), cmocka_unit_test(test_windows),  cmocka_unit_test(test_unsigned_pooling),
      cmocka_unit_test(test_elementwise),  cmocka_unit_test(test_movement), cmocka_unit_test(test_generic_ops),
      cmocka_unit_test(test_refusals),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
