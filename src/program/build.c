// The builder of cg_build.h: typed calls become StableHLO ops with inferred types.
#include "program/cg_build.h"

#include <stdarg.h>

#include "dialects/combiner.h"
#include "dialects/dialects.h"
#include "dialects/linalg.h"
#include "dialects/stablehlo.h"
#include "dialects/vector_ext.h"
#include "ir/ir.h"

struct cg_function_builder {
  CGI_MARK
  cgi_builder b;
  cg_op module, func;
  bool failed;
};

#define CGI_BUILD_RANK CGI_HLO_MAX_RANK
#define CGI_INFERRED 8u // results whose types are inferred, at most

// ---- what arguments have to be -------------------------------------------------------------------------------------------------------------------
static bool cgi_is_number(cg_type t) { return cg_type_is_float(t) || cg_type_is_int_or_index(t); }
static bool cgi_is_element(cg_type t) { return cgi_is_number(t) || t->kind == CG_TYPE_COMPLEX; }

// A shape that a tensor may have, of `rank` sizes.
static bool cgi_check_shape(cg_context *ctx, const char *function, unsigned rank, const int64_t *shape) {
  if (!cgi_given_n(ctx, function, "rank", rank, "shape", shape)) return false;
  if (rank > CGI_BUILD_RANK) return cgi_misuse(ctx, function, "rank is %u; %u is the most", rank, (unsigned)CGI_BUILD_RANK) == CG_OK;
  for (unsigned i = 0; i < rank; i++)
    if (shape[i] < 0 && shape[i] != CG_DYNAMIC) return cgi_misuse(ctx, function, "shape[%u] is %l", i, shape[i]) == CG_OK;
  return true;
}

// `size` bytes for the elements of a tensor type of static shape: all of them, or one for a splat.
static bool cgi_check_elements(cg_context *ctx, const char *function, cg_type tensor, const void *bytes, size_t size) {
  int64_t n = cg_type_num_elements(tensor);
  uint64_t one = cg_storage_bytes(cg_type_element(tensor));
  if (tensor->kind != CG_TYPE_TENSOR || n == CG_DYNAMIC) return cgi_misuse(ctx, function, "%t is no tensor type of static shape", tensor) == CG_OK;
  if (!cgi_given_n(ctx, function, "size", size, "bytes", bytes)) return false;
  if (size == one || size == (uint64_t)n * one) return true;
  return cgi_misuse(ctx, function, "%t takes %l bytes (or %l for a splat), but got %l", tensor, (int64_t)((uint64_t)n * one), (int64_t)one,
                    (int64_t)size) == CG_OK;
}

// ---- one boundary for every call: the work is a function of its arguments' struct ----------------------------------------------------------------
typedef struct cgi_call {
  cg_builder b;
  const char *name; // the public call's, for messages
  cg_op_kind kind;
  cg_value (*fn)(struct cgi_call *c);
  cg_value x, y, z, result;
  cg_type type;
  unsigned rank;
  size_t count;
  const int64_t *ints, *ints2, *ints3;
  const cg_value *values;
  const void *bytes;
  double number;
  int64_t dim;
} cgi_call;

static bool cgi_call_error(cgi_call *c, const char *format, ...) {
  cgi_buf buf;
  buf.ctx = c->b->b.ctx;
  buf.text = NULL;
  va_list args;
  va_start(args, format);
  cgi_buf_vformat(&buf, format, args);
  va_end(args);
  if (!c->b->failed) cgi_argument_error(buf.ctx, "[invalid-call] %s: %S", c->name, cgi_buf_view(&buf));
  cgi_buf_free(&buf);
  c->b->failed = true;
  return false;
}

static cg_result cgi_call_protected(cg_context *ctx, void *arg) {
  cgi_call *c = (cgi_call *)arg;
  (void)ctx;
  c->result = c->fn(c);
  if (!c->result) c->b->failed = true;
  return CG_OK;
}

static cg_value cgi_call_run(cgi_call *c) {
  if (!CGI_LIVE_AS(c->b, c->name, "b") || c->b->failed) return NULL;
  c->result = NULL;
  if (cgi_protect(c->b->b.ctx, cgi_call_protected, c) != CG_OK) {
    c->b->failed = true;
    return NULL;
  }
  return c->result;
}

static cgi_call cgi_call_make(cg_builder b, const char *name, cg_value (*fn)(cgi_call *)) {
  cgi_call c;
  memset(&c, 0, sizeof c);
  c.b = b;
  c.name = name;
  c.fn = fn;
  return c;
}

// ---- ops with inferred types --------------------------------------------------------------------------------------------------------------------
static bool cgi_build_check(cg_op op) {
  const cgi_dialect *d = cgi_dialect_of(op);
  return !d || !d->verify || d->verify(op);
}

// The result of an op that has its type; NULL after an error was reported.
static cg_value cgi_build_checked(cg_value v) {
  if (cgi_build_check(v->op)) return v;
  cgi_op_erase(v->op);
  return NULL;
}

// Creates the op, asks the dialect for its result types, and verifies it; NULL after an error was reported.
static cg_op cgi_build_inferred(cg_builder b, cg_op_kind kind, unsigned n, const cg_value *operands, unsigned num_results, unsigned na,
                                const cg_named_attr *attrs) {
  cg_context *ctx = b->b.ctx;
  cg_type types[CGI_INFERRED];
  // Where an op may choose its result's element type (dot, convolution), it is the operands'.
  cg_type hint =
      n && operands[0]->type->kind == CG_TYPE_TENSOR ? cgi_type_tensor(ctx, 0, NULL, operands[0]->type->element, NULL) : cgi_type_none(ctx);
  for (unsigned i = 0; i < CGI_INFERRED; i++) types[i] = hint;
  cg_op op = cgi_build(&b->b, kind, n, operands, num_results, types, na, attrs, 0);
  int count = cgi_hlo_infer(op, types);
  bool ok = count == (int)num_results;
  if (!ok && count >= 0) cgi_op_error(op, "has result types that cannot be inferred");
  for (unsigned i = 0; ok && i < num_results; i++) op->results[i]->type = types[i];
  ok = ok && cgi_build_check(op);
  if (ok) return op;
  cgi_op_erase(op);
  b->failed = true;
  return NULL;
}

static cg_value cgi_built(cg_op op) { return op ? op->results[0] : NULL; }

// A value of the function that is being built: the block that it is defined in is the builder's.
static bool cgi_need_value(cgi_call *c, cg_value v, const char *which) {
  if (!v) return cgi_call_error(c, "%s is NULL", which);
  if (!CGI_LIVE_AS(v, c->name, which)) return false;
  cg_block from = v->op ? v->op->block : v->block;
  if (from == c->b->b.block) return true;
  return cgi_call_error(c, "%s belongs to another %s", which, from && from->region->op->ctx != c->b->b.ctx ? "context" : "function");
}

static bool cgi_need_type(cgi_call *c, const char *which) {
  if (!c->type) return cgi_call_error(c, "%s is NULL", which);
  return CGI_LIVE_AS(c->type, c->name, which) && (c->type->ctx == c->b->b.ctx || cgi_call_error(c, "%s belongs to another context", which));
}

static bool cgi_need_ints(cgi_call *c, const int64_t *ints, size_t n, const char *which) {
  return ints || !n || cgi_call_error(c, "%s is NULL", which);
}

static bool cgi_need_tensor(cgi_call *c, cg_value v, const char *which) {
  if (!cgi_need_value(c, v, which)) return false;
  if (v->type->kind != CG_TYPE_TENSOR) return cgi_call_error(c, "%s is %t, not a tensor", which, v->type);
  return true;
}

static cg_value cgi_do_constant(cgi_call *c) {
  cg_context *ctx = c->b->b.ctx;
  if (!cgi_need_type(c, "tensor") || !cgi_check_elements(ctx, c->name, c->type, c->bytes, c->count)) return NULL;
  int64_t n = cg_type_num_elements(c->type);
  return cgi_hlo_build_constant(&c->b->b, cgi_attr_dense(ctx, c->type, c->bytes, n == 0 ? 0 : c->count));
}

static cg_value cgi_splat(cg_builder b, cg_type tensor, double v) {
  cg_context *ctx = b->b.ctx;
  cg_type e = tensor->element;
  cg_attr a = cgi_attr_number(e, v);
  return cgi_hlo_build_constant(&b->b, cgi_attr_dense_splat(ctx, tensor, a));
}

static cg_value cgi_do_scalar(cgi_call *c) {
  if (!cgi_need_type(c, "element")) return NULL;
  if (!cgi_is_number(c->type)) return cgi_call_error(c, "%t is no number type", c->type), (cg_value)NULL;
  if (!cg_type_is_float(c->type) && !(c->number >= -9223372036854775808.0 && c->number < 9223372036854775808.0))
    return cgi_call_error(c, "value is no 64-bit integer"), (cg_value)NULL;
  return cgi_splat(c->b, cgi_type_tensor(c->b->b.ctx, 0, NULL, c->type, NULL), c->number);
}

// x stretched to a shape with sizes that are known at run time only: those of x, else of `like`, whose dims align with the shape's at the end.
static cg_value cgi_stretch_dynamic(cgi_call *c, cg_value x, cg_value like, unsigned at, unsigned rank, const int64_t *shape) {
  cg_context *ctx = c->b->b.ctx;
  cgi_builder *b = &c->b->b;
  unsigned own = x->type->rank, n = 0;
  cg_value sizes[CGI_BUILD_RANK];
  cg_expr from[CGI_BUILD_RANK];
  int64_t dims[CGI_BUILD_RANK];
  cg_map maps[2];
  for (unsigned i = 0; i < rank; i++) {
    bool inside = i - at < own, one = inside && x->type->shape[i - at] == 1, other = like && i + like->type->rank >= rank;
    dims[i] = shape[i] == CG_DYNAMIC && (!inside || one) && !other ? 1 : shape[i];
    if (inside) from[i - at] = one && dims[i] != 1 ? cgi_expr_const(ctx, 0) : cgi_expr_dim(ctx, i);
    if (dims[i] == CG_DYNAMIC) sizes[n++] = inside && !one ? cgi_build_dim(b, x, i - at) : cgi_build_dim(b, like, i + like->type->rank - rank);
  }
  cg_value out = cgi_build_empty(b, cgi_type_tensor(ctx, rank, dims, x->type->element, NULL), sizes);
  maps[0] = cgi_map_make(ctx, rank, 0, own, from);
  maps[1] = cgi_map_identity(ctx, rank);
  cg_op generic = cgi_build_elementwise(b, 1, &x, out, maps, rank);
  cg_block body = cgi_linalg_body(generic);
  cgi_builder in = cgi_builder_at_end(body, b->loc);
  cgi_build_linalg_yield(&in, body->args[0]);
  return generic->results[0];
}

// x, whose dims become those from dim `at` on, stretched to `shape`. A dynamic dim of x is taken to match; other dynamic sizes are those of `like`,
// and 1 where that is NULL, to be stretched once more where the value is used.
static cg_value cgi_stretch(cgi_call *c, cg_value x, cg_value like, unsigned at, unsigned rank, const int64_t *shape) {
  cg_context *ctx = c->b->b.ctx;
  unsigned own = x->type->rank;
  bool same = own == rank, dynamic = false;
  int64_t dims[CGI_BUILD_RANK];
  for (unsigned i = 0; i < own; i++) {
    dims[i] = (int64_t)(at + i);
    int64_t have = x->type->shape[i], want = shape[at + i];
    if (have == 1 && want != 1) same = false;
    if (have != want && have != 1 && have != CG_DYNAMIC)
      return cgi_call_error(c, "%t does not stretch to dim %l of size %l", x->type, dims[i], want), (cg_value)NULL;
    dynamic = dynamic || have == CG_DYNAMIC;
  }
  if (same) return x;
  for (unsigned i = 0; i < rank; i++) dynamic = dynamic || shape[i] == CG_DYNAMIC;
  if (dynamic) return cgi_stretch_dynamic(c, x, like, at, rank, shape);
  cg_type t = cgi_type_tensor(ctx, rank, shape, x->type->element, NULL);
  return cgi_build_with(&c->b->b, CG_STABLEHLO_BROADCAST_IN_DIM, t, 1, &x, "broadcast_dimensions", cgi_attr_i64_array(ctx, own, dims));
}

// The common shape of two operands by numpy's rule; of a dynamic and a static size the static one, which they share.
static bool cgi_common_shape(cgi_call *c, cg_value x, cg_value y, unsigned *rank, int64_t *shape) {
  unsigned rx = x->type->rank, ry = y->type->rank, r = rx > ry ? rx : ry;
  for (unsigned i = 0; i < r; i++) {
    int64_t dx = i + rx >= r ? x->type->shape[i + rx - r] : 1, dy = i + ry >= r ? y->type->shape[i + ry - r] : 1;
    if (dx != dy && dx != 1 && dy != 1 && dx != CG_DYNAMIC && dy != CG_DYNAMIC)
      return cgi_call_error(c, "operand 0 is %t and operand 1 is %t: sizes %l and %l of dim %u do not match", x->type, y->type, dx, dy, i);
    shape[i] = dx == 1 || (dx == CG_DYNAMIC && dy != 1) ? dy : dx;
  }
  *rank = r;
  return true;
}

static bool cgi_need_number(cgi_call *c, cg_value x) {
  if (!cgi_need_tensor(c, x, "operand 0")) return false;
  return cgi_is_number(x->type->element) || cgi_call_error(c, "operand 0 is %t, of no number type", x->type);
}

static cg_value cgi_do_unary(cgi_call *c) {
  return cgi_need_tensor(c, c->x, "operand 0") ? cgi_built(cgi_build_inferred(c->b, c->kind, 1, &c->x, 1, 0, NULL)) : NULL;
}

static bool cgi_broadcast_pair(cgi_call *c, cg_value *operands) {
  unsigned rank = 0;
  int64_t shape[CGI_BUILD_RANK];
  if (!cgi_need_tensor(c, c->x, "operand 0") || !cgi_need_tensor(c, c->y, "operand 1")) return false;
  if (c->x->type->element != c->y->type->element)
    return cgi_call_error(c, "operand 0 is %t and operand 1 is %t: element types differ", c->x->type, c->y->type);
  if (!cgi_common_shape(c, c->x, c->y, &rank, shape)) return false;
  operands[0] = cgi_stretch(c, c->x, c->y, rank - c->x->type->rank, rank, shape);
  operands[1] = cgi_stretch(c, c->y, c->x, rank - c->y->type->rank, rank, shape);
  return operands[0] && operands[1];
}

static cg_value cgi_do_binary(cgi_call *c) {
  cg_value operands[2];
  return cgi_broadcast_pair(c, operands) ? cgi_built(cgi_build_inferred(c->b, c->kind, 2, operands, 1, 0, NULL)) : NULL;
}

static cg_value cgi_do_compare(cgi_call *c) {
  cg_value operands[2];
  if (!cgi_broadcast_pair(c, operands)) return NULL;
  cg_named_attr a = cgi_named(c->b->b.ctx, "comparison_direction", cgi_hlo_enum(c->b->b.ctx, "comparison_direction", cgi_s((const char *)c->bytes)));
  return cgi_built(cgi_build_inferred(c->b, CG_STABLEHLO_COMPARE, 2, operands, 1, 1, &a));
}

static cg_value cgi_do_relu(cgi_call *c) {
  if (!cgi_need_number(c, c->x)) return NULL;
  c->y = cgi_splat(c->b, cgi_type_tensor(c->b->b.ctx, 0, NULL, c->x->type->element, NULL), 0);
  return cgi_do_binary(c);
}

static cg_value cgi_do_select(cgi_call *c) {
  static const char *const names[] = {"operand 0", "operand 1", "operand 2"};
  cg_value operands[3];
  operands[0] = c->x;
  operands[1] = c->y;
  operands[2] = c->z;
  for (unsigned i = 0; i < 3; i++)
    if (!cgi_need_tensor(c, operands[i], names[i])) return NULL;
  if (c->y->type != c->z->type) return cgi_call_error(c, "operand 1 is %t and operand 2 is %t", c->y->type, c->z->type), (cg_value)NULL;
  return cgi_built(cgi_build_inferred(c->b, CG_STABLEHLO_SELECT, 3, operands, 1, 0, NULL));
}

static cg_value cgi_do_convert(cgi_call *c) {
  if (!cgi_need_tensor(c, c->x, "operand 0")) return NULL;
  if (!cgi_need_type(c, "element")) return NULL;
  if (!cgi_is_element(c->type)) return cgi_call_error(c, "element is %t, no element type", c->type), (cg_value)NULL;
  return cgi_build_unary(&c->b->b, CG_STABLEHLO_CONVERT, cgi_type_with_element(c->x->type, c->type), c->x);
}

static bool cgi_dims_differ(int64_t a, int64_t b) { return a != b && a != CG_DYNAMIC && b != CG_DYNAMIC; }

static cg_value cgi_do_matmul(cgi_call *c) {
  if (!cgi_need_tensor(c, c->x, "operand 0") || !cgi_need_tensor(c, c->y, "operand 1")) return NULL;
  cg_type tx = c->x->type, ty = c->y->type;
  cgi_dot_dims d;
  memset(&d, 0, sizeof d);
  if (tx->rank < 2 || ty->rank < 2 || (ty->rank != tx->rank && ty->rank != 2))
    return cgi_call_error(c, "operand 0 is %t and operand 1 is %t: it takes [... , m, k] by [... , k, n], or by [k, n]", tx, ty), (cg_value)NULL;
  if (tx->element != ty->element) return cgi_call_error(c, "operand 0 is %t and operand 1 is %t: element types differ", tx, ty), (cg_value)NULL;
  int64_t kx = tx->shape[tx->rank - 1], ky = ty->shape[ty->rank - 2];
  if (cgi_dims_differ(kx, ky))
    return cgi_call_error(c, "operand 0 is %t and operand 1 is %t: %l columns do not match %l rows", tx, ty, kx, ky), (cg_value)NULL;
  if (ty->rank == tx->rank)
    for (unsigned i = 0; i + 2 < tx->rank; i++) {
      if (cgi_dims_differ(tx->shape[i], ty->shape[i]))
        return cgi_call_error(c, "operand 0 is %t and operand 1 is %t: batch dims %l and %l differ", tx, ty, tx->shape[i], ty->shape[i]),
               (cg_value)NULL;
      d.lhs_batch[i] = d.rhs_batch[i] = (int64_t)i;
      d.num_batch++;
    }
  d.num_contract = 1;
  d.lhs_contract[0] = (int64_t)tx->rank - 1;
  d.rhs_contract[0] = (int64_t)ty->rank - 2;
  cg_value operands[2];
  operands[0] = c->x;
  operands[1] = c->y;
  cg_context *ctx = c->b->b.ctx;
  cg_named_attr a = cgi_named(ctx, "dot_dimension_numbers", cgi_hlo_dot_attr(ctx, &d));
  return cgi_built(cgi_build_inferred(c->b, CG_STABLEHLO_DOT_GENERAL, 2, operands, 1, 1, &a));
}

static cg_value cgi_do_conv2d(cgi_call *c) {
  if (!cgi_need_tensor(c, c->x, "the image") || !cgi_need_tensor(c, c->y, "the filter")) return NULL;
  cg_context *ctx = c->b->b.ctx;
  cg_type tx = c->x->type, ty = c->y->type;
  if (tx->rank != 4 || ty->rank != 4)
    return cgi_call_error(c, "the image is %t and the filter %t; it takes [n, h, w, c] and [kh, kw, c, oc]", tx, ty), (cg_value)NULL;
  if (cgi_dims_differ(tx->shape[3], ty->shape[2]))
    return cgi_call_error(c, "the image is %t and the filter %t: %l channels do not match %l", tx, ty, tx->shape[3], ty->shape[2]), (cg_value)NULL;
  cgi_conv_dims d;
  memset(&d, 0, sizeof d);
  d.num_spatial = 2;
  d.input_feature = d.kernel_output_feature = d.output_feature = 3;
  d.kernel_input_feature = 2;
  for (int64_t i = 0; i < 2; i++) {
    d.input_spatial[i] = d.output_spatial[i] = i + 1;
    d.kernel_spatial[i] = i;
  }
  int64_t ones[2], pads[4], shape[2];
  memset(pads, 0, sizeof pads);
  ones[0] = ones[1] = 1;
  shape[0] = shape[1] = 2;
  cg_named_attr attrs[5];
  cgi_name_ints(&attrs[0], ctx, "window_strides", 2, c->ints ? c->ints : ones);
  cgi_name_attr(&attrs[1], ctx, "padding", cgi_hlo_dense_i64(ctx, 2, shape, c->ints2 ? c->ints2 : pads));
  cgi_name_attr(&attrs[2], ctx, "dimension_numbers", cgi_hlo_conv_attr(ctx, &d));
  cgi_name_i64(&attrs[3], ctx, "feature_group_count", 1);
  cgi_name_i64(&attrs[4], ctx, "batch_group_count", 1);
  cg_value operands[2];
  operands[0] = c->x;
  operands[1] = c->y;
  return cgi_built(cgi_build_inferred(c->b, CG_STABLEHLO_CONVOLUTION, 2, operands, 1, 5, attrs));
}

// One reducer over the named dims, from its neutral element.
static cg_value cgi_reduce_with(cgi_call *c, cg_value x, cg_op_kind kind, size_t n, const int64_t *dims) {
  cg_context *ctx = c->b->b.ctx;
  cg_type e = x->type->element, scalar = cgi_type_tensor(ctx, 0, NULL, e, NULL);
  int64_t shape[CGI_BUILD_RANK];
  unsigned rank = 0;
  for (unsigned i = 0; i < x->type->rank; i++) {
    bool gone = false;
    for (size_t k = 0; k < n; k++) gone = gone || dims[k] == (int64_t)i;
    if (!gone) shape[rank++] = x->type->shape[i];
  }
  for (size_t k = 0; k < n; k++)
    if (dims[k] < 0 || dims[k] >= (int64_t)x->type->rank) return cgi_call_error(c, "dim %l is none of %t", dims[k], x->type), (cg_value)NULL;
  cg_attr neutral = kind == CG_STABLEHLO_ADD ? cgi_small_number(e, 0)
                                             : cgi_combiner_neutral_of(cg_type_is_float(e)            ? CG_ARITH_MAXIMUMF
                                                                       : e->signedness == CG_UNSIGNED ? CG_ARITH_MAXUI
                                                                                                      : CG_ARITH_MAXSI,
                                                                       e);
  if (!neutral) neutral = cgi_attr_float(ctx, e, -448); // the least f8E4M3FN, which has no infinity
  cg_value initial = cgi_hlo_build_constant(&c->b->b, cgi_attr_dense_splat(ctx, scalar, neutral));
  return cgi_build_checked(cgi_hlo_build_reduce(&c->b->b, kind, x, initial, n, dims, cgi_type_tensor(ctx, rank, shape, e, NULL)));
}

static cg_value cgi_do_reduce(cgi_call *c) {
  return cgi_need_number(c, c->x) && cgi_need_ints(c, c->ints, c->count, "dims") ? cgi_reduce_with(c, c->x, c->kind, c->count, c->ints) : NULL;
}

static cg_value cgi_do_softmax(cgi_call *c) {
  if (!cgi_need_tensor(c, c->x, "operand 0")) return NULL;
  cg_type t = c->x->type;
  if (!t->rank || !cg_type_is_float(t->element)) return cgi_call_error(c, "operand 0 is %t; it takes floats and at least one dim", t), (cg_value)NULL;
  int64_t last = (int64_t)t->rank - 1;
  cg_builder b = c->b;
  cg_value peak = cgi_reduce_with(c, c->x, CG_STABLEHLO_MAXIMUM, 1, &last);
  if (!peak) return NULL;
  cg_value from = cgi_build_binary(&b->b, CG_STABLEHLO_SUBTRACT, c->x, cgi_stretch(c, peak, c->x, 0, t->rank, t->shape));
  cg_value e = cgi_build_unary(&b->b, CG_STABLEHLO_EXPONENTIAL, t, from), sum = cgi_reduce_with(c, e, CG_STABLEHLO_ADD, 1, &last);
  return sum ? cgi_build_binary(&b->b, CG_STABLEHLO_DIVIDE, e, cgi_stretch(c, sum, c->x, 0, t->rank, t->shape)) : NULL;
}

static cg_value cgi_do_reshape(cgi_call *c) {
  if (!cgi_need_tensor(c, c->x, "operand 0")) return NULL;
  if (!cgi_check_shape(c->b->b.ctx, c->name, c->rank, c->ints)) return NULL;
  cg_type t = cgi_type_tensor(c->b->b.ctx, c->rank, c->ints, c->x->type->element, NULL);
  if (cg_type_num_elements(t) != cg_type_num_elements(c->x->type))
    return cgi_call_error(c, "%t and %t have different numbers of elements", c->x->type, t), (cg_value)NULL;
  return cgi_build_checked(cgi_build_unary(&c->b->b, CG_STABLEHLO_RESHAPE, t, c->x));
}

static cg_value cgi_do_transpose(cgi_call *c) {
  if (!cgi_need_tensor(c, c->x, "operand 0") || !cgi_need_ints(c, c->ints, c->x->type->rank, "permutation")) return NULL;
  cg_named_attr a = cgi_named(c->b->b.ctx, "permutation", cgi_attr_i64_array(c->b->b.ctx, c->x->type->rank, c->ints));
  return cgi_built(cgi_build_inferred(c->b, CG_STABLEHLO_TRANSPOSE, 1, &c->x, 1, 1, &a));
}

static cg_value cgi_do_broadcast(cgi_call *c) {
  if (!cgi_need_tensor(c, c->x, "operand 0")) return NULL;
  if (!cgi_check_shape(c->b->b.ctx, c->name, c->rank, c->ints)) return NULL;
  if (c->rank < c->x->type->rank) return cgi_call_error(c, "%t does not broadcast to %u dims", c->x->type, c->rank), (cg_value)NULL;
  return cgi_stretch(c, c->x, c->y, c->rank - c->x->type->rank, c->rank, c->ints);
}

static cg_value cgi_do_broadcast_like(cgi_call *c) {
  if (!cgi_need_tensor(c, c->y, "like")) return NULL;
  c->rank = c->y->type->rank;
  c->ints = c->y->type->shape;
  return cgi_do_broadcast(c);
}

static cg_value cgi_do_slice(cgi_call *c) {
  if (!cgi_need_tensor(c, c->x, "operand 0")) return NULL;
  cg_context *ctx = c->b->b.ctx;
  unsigned rank = c->x->type->rank;
  if (!cgi_need_ints(c, c->ints, rank, "start") || !cgi_need_ints(c, c->ints2, rank, "limit")) return NULL;
  int64_t ones[CGI_BUILD_RANK];
  for (unsigned i = 0; i < CGI_BUILD_RANK; i++) ones[i] = 1;
  cg_named_attr attrs[3];
  cgi_name_ints(&attrs[0], ctx, "start_indices", rank, c->ints);
  cgi_name_ints(&attrs[1], ctx, "limit_indices", rank, c->ints2);
  cgi_name_ints(&attrs[2], ctx, "strides", rank, c->ints3 ? c->ints3 : ones);
  return cgi_built(cgi_build_inferred(c->b, CG_STABLEHLO_SLICE, 1, &c->x, 1, 3, attrs));
}

static cg_value cgi_do_concat(cgi_call *c) {
  if (!c->count || !c->values)
    return cgi_call_error(c, "count is %l and values is %s", (int64_t)c->count, c->values ? "not NULL" : "NULL"), (cg_value)NULL;
  for (size_t i = 0; i < c->count; i++)
    if (!cgi_need_tensor(c, c->values[i], "an operand")) return NULL;
  cg_named_attr a = cgi_named(c->b->b.ctx, "dimension", cgi_attr_i64(c->b->b.ctx, c->dim));
  return cgi_built(cgi_build_inferred(c->b, CG_STABLEHLO_CONCATENATE, (unsigned)c->count, c->values, 1, 1, &a));
}

// ---- the public calls -----------------------------------------------------------------------------------------------------------------------------
static cg_value cgi_call_with(cg_builder b, const char *name, cg_value (*fn)(cgi_call *), cg_op_kind kind, cg_value x, cg_value y) {
  cgi_call c = cgi_call_make(b, name, fn);
  c.kind = kind;
  c.x = x;
  c.y = y;
  return cgi_call_run(&c);
}

static cg_value cgi_unary_call(cg_builder b, const char *name, cg_op_kind kind, cg_value x) {
  return cgi_call_with(b, name, cgi_do_unary, kind, x, NULL);
}

static cg_value cgi_binary_call(cg_builder b, const char *name, cg_op_kind kind, cg_value x, cg_value y) {
  return cgi_call_with(b, name, cgi_do_binary, kind, x, y);
}

static CGI_NOINLINE cg_value cgi_compare_call(cg_builder b, const char *name, const char *direction, cg_value x, cg_value y) {
  cgi_call c = cgi_call_make(b, name, cgi_do_compare);
  c.bytes = direction;
  c.x = x;
  c.y = y;
  return cgi_call_run(&c);
}

CODEGEN_API cg_value cg_add(cg_builder b, cg_value x, cg_value y) { return cgi_binary_call(b, "cg_add", CG_STABLEHLO_ADD, x, y); }
CODEGEN_API cg_value cg_sub(cg_builder b, cg_value x, cg_value y) { return cgi_binary_call(b, "cg_sub", CG_STABLEHLO_SUBTRACT, x, y); }
CODEGEN_API cg_value cg_mul(cg_builder b, cg_value x, cg_value y) { return cgi_binary_call(b, "cg_mul", CG_STABLEHLO_MULTIPLY, x, y); }
CODEGEN_API cg_value cg_div(cg_builder b, cg_value x, cg_value y) { return cgi_binary_call(b, "cg_div", CG_STABLEHLO_DIVIDE, x, y); }
CODEGEN_API cg_value cg_max(cg_builder b, cg_value x, cg_value y) { return cgi_binary_call(b, "cg_max", CG_STABLEHLO_MAXIMUM, x, y); }
CODEGEN_API cg_value cg_min(cg_builder b, cg_value x, cg_value y) { return cgi_binary_call(b, "cg_min", CG_STABLEHLO_MINIMUM, x, y); }
CODEGEN_API cg_value cg_pow(cg_builder b, cg_value x, cg_value y) { return cgi_binary_call(b, "cg_pow", CG_STABLEHLO_POWER, x, y); }
CODEGEN_API cg_value cg_neg(cg_builder b, cg_value x) { return cgi_unary_call(b, "cg_neg", CG_STABLEHLO_NEGATE, x); }
CODEGEN_API cg_value cg_abs(cg_builder b, cg_value x) { return cgi_unary_call(b, "cg_abs", CG_STABLEHLO_ABS, x); }
CODEGEN_API cg_value cg_exp(cg_builder b, cg_value x) { return cgi_unary_call(b, "cg_exp", CG_STABLEHLO_EXPONENTIAL, x); }
CODEGEN_API cg_value cg_log(cg_builder b, cg_value x) { return cgi_unary_call(b, "cg_log", CG_STABLEHLO_LOG, x); }
CODEGEN_API cg_value cg_tanh(cg_builder b, cg_value x) { return cgi_unary_call(b, "cg_tanh", CG_STABLEHLO_TANH, x); }
CODEGEN_API cg_value cg_sqrt(cg_builder b, cg_value x) { return cgi_unary_call(b, "cg_sqrt", CG_STABLEHLO_SQRT, x); }
CODEGEN_API cg_value cg_rsqrt(cg_builder b, cg_value x) { return cgi_unary_call(b, "cg_rsqrt", CG_STABLEHLO_RSQRT, x); }
CODEGEN_API cg_value cg_sigmoid(cg_builder b, cg_value x) { return cgi_unary_call(b, "cg_sigmoid", CG_STABLEHLO_LOGISTIC, x); }
CODEGEN_API cg_value cg_less(cg_builder b, cg_value x, cg_value y) { return cgi_compare_call(b, "cg_less", "LT", x, y); }
CODEGEN_API cg_value cg_equal(cg_builder b, cg_value x, cg_value y) { return cgi_compare_call(b, "cg_equal", "EQ", x, y); }

CODEGEN_API cg_value cg_relu(cg_builder b, cg_value x) { return cgi_call_with(b, "cg_relu", cgi_do_relu, CG_STABLEHLO_MAXIMUM, x, NULL); }

CODEGEN_API cg_value cg_select(cg_builder b, cg_value condition, cg_value if_true, cg_value if_false) {
  cgi_call c = cgi_call_make(b, "cg_select", cgi_do_select);
  c.x = condition;
  c.y = if_true;
  c.z = if_false;
  return cgi_call_run(&c);
}

CODEGEN_API cg_value cg_convert(cg_builder b, cg_value x, cg_type element) {
  cgi_call c = cgi_call_make(b, "cg_convert", cgi_do_convert);
  c.x = x;
  c.type = element;
  return cgi_call_run(&c);
}

CODEGEN_API cg_value cg_matmul(cg_builder b, cg_value x, cg_value y) {
  return cgi_call_with(b, "cg_matmul", cgi_do_matmul, CG_STABLEHLO_DOT_GENERAL, x, y);
}

CODEGEN_API cg_value cg_conv2d(cg_builder b, cg_value image, cg_value filter, const int64_t *strides, const int64_t *padding) {
  cgi_call c = cgi_call_make(b, "cg_conv2d", cgi_do_conv2d);
  c.x = image;
  c.y = filter;
  c.ints = strides;
  c.ints2 = padding;
  return cgi_call_run(&c);
}

static CGI_NOINLINE cg_value cgi_reduce_call(cg_builder b, const char *name, cg_op_kind kind, cg_value x, size_t n, const int64_t *dims) {
  cgi_call c = cgi_call_make(b, name, cgi_do_reduce);
  c.kind = kind;
  c.x = x;
  c.count = n;
  c.ints = dims;
  return cgi_call_run(&c);
}
CODEGEN_API cg_value cg_reduce_sum(cg_builder b, cg_value x, size_t n, const int64_t *dims) {
  return cgi_reduce_call(b, "cg_reduce_sum", CG_STABLEHLO_ADD, x, n, dims);
}
CODEGEN_API cg_value cg_reduce_max(cg_builder b, cg_value x, size_t n, const int64_t *dims) {
  return cgi_reduce_call(b, "cg_reduce_max", CG_STABLEHLO_MAXIMUM, x, n, dims);
}

CODEGEN_API cg_value cg_softmax(cg_builder b, cg_value x) {
  return cgi_call_with(b, "cg_softmax", cgi_do_softmax, CG_STABLEHLO_EXPONENTIAL, x, NULL);
}

CODEGEN_API cg_value cg_reshape(cg_builder b, cg_value x, unsigned rank, const int64_t *shape) {
  cgi_call c = cgi_call_make(b, "cg_reshape", cgi_do_reshape);
  c.x = x;
  c.rank = rank;
  c.ints = shape;
  return cgi_call_run(&c);
}

CODEGEN_API cg_value cg_transpose(cg_builder b, cg_value x, const int64_t *permutation) {
  cgi_call c = cgi_call_make(b, "cg_transpose", cgi_do_transpose);
  c.x = x;
  c.ints = permutation;
  return cgi_call_run(&c);
}

CODEGEN_API cg_value cg_broadcast(cg_builder b, cg_value x, unsigned rank, const int64_t *shape) {
  cgi_call c = cgi_call_make(b, "cg_broadcast", cgi_do_broadcast);
  c.x = x;
  c.rank = rank;
  c.ints = shape;
  return cgi_call_run(&c);
}

CODEGEN_API cg_value cg_broadcast_like(cg_builder b, cg_value x, cg_value like) {
  return cgi_call_with(b, "cg_broadcast_like", cgi_do_broadcast_like, CG_STABLEHLO_BROADCAST_IN_DIM, x, like);
}

CODEGEN_API cg_value cg_slice(cg_builder b, cg_value x, const int64_t *start, const int64_t *limit, const int64_t *strides) {
  cgi_call c = cgi_call_make(b, "cg_slice", cgi_do_slice);
  c.x = x;
  c.ints = start;
  c.ints2 = limit;
  c.ints3 = strides;
  return cgi_call_run(&c);
}

CODEGEN_API cg_value cg_concat(cg_builder b, size_t count, const cg_value *values, int64_t dim) {
  cgi_call c = cgi_call_make(b, "cg_concat", cgi_do_concat);
  c.count = count;
  c.values = values;
  c.dim = dim;
  return cgi_call_run(&c);
}

CODEGEN_API cg_value cg_constant(cg_builder b, cg_type tensor, const void *bytes, size_t size) {
  cgi_call c = cgi_call_make(b, "cg_constant", cgi_do_constant);
  c.type = tensor;
  c.bytes = bytes;
  c.count = size;
  return cgi_call_run(&c);
}

CODEGEN_API cg_value cg_scalar(cg_builder b, cg_type element, double value) {
  cgi_call c = cgi_call_make(b, "cg_scalar", cgi_do_scalar);
  c.type = element;
  c.number = value;
  return cgi_call_run(&c);
}

// ---- functions ------------------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_begin_args {
  cg_module module;
  const char *name;
  size_t n;
  const cg_type *types;
  cg_builder result;
} cgi_begin_args;

static cg_result cgi_begin_protected(cg_context *ctx, void *arg) {
  cgi_begin_args *a = (cgi_begin_args *)arg;
  if (cgi_symbol_lookup(a->module, cgi_s(a->name))) return cgi_misuse(ctx, "cg_function_begin", "the module has a function '%s' already", a->name);
  cg_builder b = CGI_NEW_HANDLE(ctx, struct cg_function_builder);
  cg_named_attr attrs[2];
  cgi_name_attr(&attrs[0], ctx, "sym_name", cgi_attr_strz(ctx, a->name));
  cgi_name_attr(&attrs[1], ctx, "function_type", cgi_attr_type(ctx, cgi_type_function(ctx, (unsigned)a->n, a->types, 0, NULL)));
  cgi_builder top = cgi_builder_at_end(a->module->regions[0]->first, NULL);
  b->module = a->module;
  b->func = cgi_build(&top, CG_FUNC_FUNC, 0, NULL, 0, NULL, 2, attrs, 1);
  b->b = cgi_builder_at_end(cgi_block_create(b->func->regions[0], (unsigned)a->n, a->types, top.loc), top.loc);
  a->result = b;
  return CG_OK;
}

CODEGEN_API cg_builder cg_function_begin(cg_module module, const char *name, size_t num_args, const cg_type *arg_types) {
  cgi_begin_args a;
  if (!CGI_LIVE(module)) return NULL;
  cg_context *ctx = module->ctx;
  for (size_t i = 0; arg_types && i < num_args; i++) // before the last error is forgotten, which may say why there is no type
    if (!arg_types[i]) return cgi_misuse(ctx, __func__, "arg_types[%u] is NULL", (unsigned)i), (cg_builder)NULL;
  cgi_errors_begin(ctx);
  if (module->def->kind != CG_BUILTIN_MODULE) return cgi_misuse(ctx, __func__, "module is the operation '%o'", module), (cg_builder)NULL;
  if (!CGI_GIVEN(ctx, name) || !CGI_GIVEN_N(ctx, num_args, arg_types)) return NULL;
  if (!*name) return cgi_misuse(ctx, __func__, "name is empty"), (cg_builder)NULL;
  for (size_t i = 0; i < num_args; i++)
    if (!CGI_LIVE_AS(arg_types[i], __func__, "one of arg_types") || !cgi_same_context(ctx, __func__, "one of arg_types", arg_types[i]->ctx))
      return NULL;
  a.module = module;
  a.name = name;
  a.n = num_args;
  a.types = arg_types;
  a.result = NULL;
  return cgi_protect(ctx, cgi_begin_protected, &a) == CG_OK ? a.result : NULL;
}

CODEGEN_API cg_value cg_argument(cg_builder b, size_t i) {
  if (!CGI_LIVE(b)) return NULL;
  unsigned n = cg_block_num_args(b->b.block);
  if (i < n) return b->b.block->args[i];
  if (!b->failed) cgi_misuse(b->b.ctx, __func__, "i is %l, but the function has %u arguments", (int64_t)i, n);
  b->failed = true;
  return NULL;
}

typedef struct cgi_end_args {
  cg_builder b;
  size_t n;
  const cg_value *values;
} cgi_end_args;

static cg_result cgi_end_protected(cg_context *ctx, void *arg) {
  cgi_end_args *a = (cgi_end_args *)arg;
  cg_builder b = a->b;
  bool ok = !b->failed;
  cgi_call c = cgi_call_make(b, "cg_function_end", NULL);
  ok = ok && cgi_given_n(ctx, c.name, "num_results", a->n, "results", a->values);
  for (size_t i = 0; i < a->n && ok; i++) ok = cgi_need_value(&c, a->values[i], "a result");
  if (ok) {
    cgi_build_return(&b->b, CG_FUNC_RETURN, (unsigned)a->n, a->values);
    unsigned ni = cg_block_num_args(b->b.block);
    cg_type *types = CGI_NEW_ARRAY(ctx, cg_type, ni + a->n);
    for (unsigned i = 0; i < ni; i++) types[i] = b->b.block->args[i]->type;
    for (size_t i = 0; i < a->n; i++) types[ni + i] = a->values[i]->type;
    cgi_func_set_type(b->func, ni, types, (unsigned)a->n, types + ni);
    cgi_free(ctx, types, (ni + a->n) * sizeof *types);
    ok = cgi_verify(b->func);
  }
  if (!ok) cgi_op_erase(b->func);
  CGI_FREE_HANDLE(ctx, b);
  return cgi_result(ctx, ok);
}

CODEGEN_API cg_result cg_function_end(cg_builder b, size_t num_results, const cg_value *results) {
  cgi_end_args a;
  if (!CGI_LIVE(b)) return CG_INVALID_ARGUMENT;
  a.b = b;
  a.n = num_results;
  a.values = results;
  return cgi_protect(b->b.ctx, cgi_end_protected, &a);
}

typedef struct cgi_op_args {
  cg_builder b;
  const char *name;
  size_t n, na, nr;
  const cg_value *operands;
  const char *const *names;
  const cg_attr *attrs;
  const cg_type *types;
  cg_op result;
} cgi_op_args;

// Operands of this function, attributes and types of this context, and an array wherever a count says so.
static bool cgi_op_check(cg_context *ctx, const cgi_op_args *a) {
  cgi_call c = cgi_call_make(a->b, "cg_build_op", NULL);
  if (!cgi_given(ctx, c.name, "name", a->name) || !cgi_given_n(ctx, c.name, "num_operands", a->n, "operands", a->operands)) return false;
  for (size_t i = 0; i < a->n; i++)
    if (!cgi_need_value(&c, a->operands[i], cgi_format(ctx, "operand %u", (unsigned)i).data)) return false;
  if (!cgi_given_attrs(ctx, c.name, a->na, a->names, a->attrs) || !cgi_given_types(ctx, c.name, a->types ? a->nr : 0, a->types)) return false;
  return a->types || a->nr <= CGI_INFERRED ||
         cgi_call_error(&c, "num_results is %u; %u is the most without result_types", (unsigned)a->nr, CGI_INFERRED);
}

static cg_result cgi_op_protected(cg_context *ctx, void *arg) {
  cgi_op_args *a = (cgi_op_args *)arg;
  if (!cgi_op_check(ctx, a)) return CG_INVALID_ARGUMENT;
  const cgi_op_def *def = cgi_op_def_known(ctx, cgi_s(a->name));
  if (!def) return cgi_misuse(ctx, "cg_build_op", "there is no op '%s'", a->name);
  if (CGI_OP_LEFT_OUT(def)) return cgi_result(ctx, cgi_unsupported(ctx, a->b->b.loc, CGI_LEFT_OUT_OP, def->name));
  cg_named_attr *attrs = CGI_NEW_ARRAY(ctx, cg_named_attr, a->na);
  for (size_t i = 0; i < a->na; i++) cgi_name_attr(&attrs[i], ctx, a->names[i], a->attrs[i]);
  if (a->types) {
    a->result = cgi_build(&a->b->b, def->kind, (unsigned)a->n, a->operands, (unsigned)a->nr, a->types, (unsigned)a->na, attrs, 0);
    if (!cgi_verify(a->result)) {
      cgi_op_erase(a->result);
      a->result = NULL;
    }
  } else {
    a->result = cgi_build_inferred(a->b, def->kind, (unsigned)a->n, a->operands, (unsigned)a->nr, (unsigned)a->na, attrs);
  }
  cgi_free(ctx, attrs, a->na * sizeof *attrs);
  return a->result ? CG_OK : CG_INVALID_INPUT;
}

CODEGEN_API cg_op cg_build_op(cg_builder b, const char *name, size_t num_operands, const cg_value *operands, size_t num_attrs,
                              const char *const *attr_names, const cg_attr *attrs, size_t num_results, const cg_type *result_types) {
  cgi_op_args a;
  if (!CGI_LIVE(b) || b->failed) return NULL;
  a.b = b;
  a.name = name;
  a.n = num_operands;
  a.operands = operands;
  a.na = num_attrs;
  a.names = attr_names;
  a.attrs = attrs;
  a.nr = num_results;
  a.types = result_types;
  a.result = NULL;
  if (cgi_protect(b->b.ctx, cgi_op_protected, &a) != CG_OK) b->failed = true;
  return b->failed ? NULL : a.result;
}

// ---- modules, types, attributes -------------------------------------------------------------------------------------------------------------------
// Each checks its arguments, then makes what it makes under the boundary.
typedef struct cgi_make {
  void (*fn)(cg_context *ctx, struct cgi_make *m);
  cg_type_kind kind;
  cg_signedness signedness;
  unsigned width;
  cg_type type; // what is made of, and what is made
  size_t n;
  const void *data;
  int64_t integer;
  double number;
  cg_attr attr;
  cg_op op;
} cgi_make;

static cg_result cgi_make_protected(cg_context *ctx, void *arg) {
  cgi_make *m = (cgi_make *)arg;
  m->fn(ctx, m);
  return CG_OK;
}

static cgi_make cgi_make_by(void (*fn)(cg_context *ctx, cgi_make *m)) {
  cgi_make m;
  memset(&m, 0, sizeof m);
  m.fn = fn;
  return m;
}

static cg_type cgi_made_type(cg_context *ctx, cgi_make *m) { return cgi_protect(ctx, cgi_make_protected, m) == CG_OK ? m->type : NULL; }
static cg_attr cgi_made_attr(cg_context *ctx, cgi_make *m) { return cgi_protect(ctx, cgi_make_protected, m) == CG_OK ? m->attr : NULL; }

static void cgi_make_module(cg_context *ctx, cgi_make *m) {
  m->op = cgi_op_create(ctx, cgi_op_def_of(ctx, CG_BUILTIN_MODULE), cgi_loc_unknown(ctx), 0, NULL, 0, NULL, 0, NULL, 1);
  cgi_block_create(m->op->regions[0], 0, NULL, NULL);
}
static void cgi_make_scalar(cg_context *ctx, cgi_make *m) { m->type = m->kind == CG_TYPE_INDEX ? cgi_type_index(ctx) : cgi_type_float(ctx, m->kind); }
static void cgi_make_integer(cg_context *ctx, cgi_make *m) { m->type = cgi_type_int(ctx, m->width, m->signedness); }
static void cgi_make_tensor(cg_context *ctx, cgi_make *m) { m->type = cgi_type_tensor(ctx, (unsigned)m->n, (const int64_t *)m->data, m->type, NULL); }
static void cgi_make_like(cg_context *ctx, cgi_make *m) {
  (void)ctx;
  m->type = cgi_type_with_element((cg_type)m->data, m->type);
}
static void cgi_make_splat(cg_context *ctx, cgi_make *m) {
  (void)ctx;
  m->attr = cgi_attr_like(m->type, m->attr);
}
static void cgi_make_int(cg_context *ctx, cgi_make *m) { m->attr = cgi_attr_int(ctx, m->type, m->integer); }
static void cgi_make_float(cg_context *ctx, cgi_make *m) { m->attr = cgi_attr_float(ctx, m->type, m->number); }
static void cgi_make_string(cg_context *ctx, cgi_make *m) { m->attr = cgi_attr_strz(ctx, (const char *)m->data); }
static void cgi_make_ints(cg_context *ctx, cgi_make *m) { m->attr = cgi_attr_i64_array(ctx, m->n, (const int64_t *)m->data); }
static void cgi_make_type_attr(cg_context *ctx, cgi_make *m) { m->attr = cgi_attr_type(ctx, m->type); }
static void cgi_make_elements(cg_context *ctx, cgi_make *m) {
  m->attr = cgi_attr_dense(ctx, m->type, m->data, cg_type_num_elements(m->type) == 0 ? 0 : m->n);
}

CODEGEN_API cg_module cg_module_create(cg_context *ctx) {
  cgi_make m = cgi_make_by(cgi_make_module);
  return ctx && cgi_protect(ctx, cgi_make_protected, &m) == CG_OK ? m.op : NULL;
}

CODEGEN_API cg_type cg_type_scalar(cg_context *ctx, cg_type_kind kind) {
  cgi_make m = cgi_make_by(cgi_make_scalar);
  if (!ctx) return NULL;
  if (kind != CG_TYPE_INDEX && (kind < CG_TYPE_F16 || kind > CG_TYPE_F8E5M2))
    return cgi_misuse(ctx, __func__, "kind is %d, no float or index; integers are cg_type_integer's", (int)kind), (cg_type)NULL;
  m.kind = kind;
  return cgi_made_type(ctx, &m);
}

CODEGEN_API cg_type cg_type_integer(cg_context *ctx, unsigned width, cg_signedness signedness) {
  cgi_make m = cgi_make_by(cgi_make_integer);
  if (!ctx) return NULL;
  if (width < 1 || width > 64) return cgi_misuse(ctx, __func__, "width is %u, not 1 to 64", width), (cg_type)NULL;
  if ((unsigned)signedness > CG_UNSIGNED) return cgi_misuse(ctx, __func__, "signedness is %d, no cg_signedness", (int)signedness), (cg_type)NULL;
  m.width = width;
  m.signedness = signedness;
  return cgi_made_type(ctx, &m);
}

CODEGEN_API cg_type cg_type_tensor(cg_context *ctx, cg_type element, unsigned rank, const int64_t *shape) {
  cgi_make m = cgi_make_by(cgi_make_tensor);
  if (!ctx || !CGI_OURS(ctx, element) || !cgi_check_shape(ctx, __func__, rank, shape)) return NULL;
  if (!cgi_is_element(element)) return cgi_misuse(ctx, __func__, "element is %t, no element type", element), (cg_type)NULL;
  m.type = element;
  m.n = rank;
  m.data = shape;
  return cgi_made_type(ctx, &m);
}

CODEGEN_API cg_type cg_type_like(cg_context *ctx, cg_type shaped, cg_type element) {
  cgi_make m = cgi_make_by(cgi_make_like);
  if (!ctx || !CGI_OURS(ctx, shaped) || !CGI_OURS(ctx, element)) return NULL;
  if (!cgi_is_element(element)) return cgi_misuse(ctx, __func__, "element is %t, no element type", element), (cg_type)NULL;
  m.type = element;
  m.data = shaped;
  return cgi_made_type(ctx, &m);
}

CODEGEN_API cg_attr cg_attr_like(cg_context *ctx, cg_type type, cg_attr scalar) {
  cgi_make m = cgi_make_by(cgi_make_splat);
  if (!ctx || !CGI_OURS(ctx, type) || !CGI_OURS(ctx, scalar)) return NULL;
  if (scalar->kind < CG_ATTR_BOOL || scalar->kind > CG_ATTR_FLOAT || cg_type_element(type) != scalar->type || type->kind == CG_TYPE_MEMREF ||
      !cg_type_has_static_shape(type))
    return cgi_misuse(ctx, __func__, "type is %t, which %a is no constant of", type, scalar), (cg_attr)NULL;
  m.type = type;
  m.attr = scalar;
  return cgi_made_attr(ctx, &m);
}

CODEGEN_API cg_attr cg_attr_of_int(cg_context *ctx, cg_type type, int64_t value) {
  cgi_make m = cgi_make_by(cgi_make_int);
  if (!ctx || !CGI_OURS(ctx, type)) return NULL;
  if (!cg_type_is_int_or_index(type)) return cgi_misuse(ctx, __func__, "type is %t, no integer type", type), (cg_attr)NULL;
  m.type = type;
  m.integer = value;
  return cgi_made_attr(ctx, &m);
}

CODEGEN_API cg_attr cg_attr_of_float(cg_context *ctx, cg_type type, double value) {
  cgi_make m = cgi_make_by(cgi_make_float);
  if (!ctx || !CGI_OURS(ctx, type)) return NULL;
  if (!cg_type_is_float(type)) return cgi_misuse(ctx, __func__, "type is %t, no float type", type), (cg_attr)NULL;
  m.type = type;
  m.number = value;
  return cgi_made_attr(ctx, &m);
}

CODEGEN_API cg_attr cg_attr_of_string(cg_context *ctx, const char *text) {
  cgi_make m = cgi_make_by(cgi_make_string);
  if (!ctx || !CGI_GIVEN(ctx, text)) return NULL;
  m.data = text;
  return cgi_made_attr(ctx, &m);
}

CODEGEN_API cg_attr cg_attr_of_ints(cg_context *ctx, size_t count, const int64_t *values) {
  cgi_make m = cgi_make_by(cgi_make_ints);
  if (!ctx || !CGI_GIVEN_N(ctx, count, values)) return NULL;
  m.n = count;
  m.data = values;
  return cgi_made_attr(ctx, &m);
}

#ifndef CODEGEN_NO_FAST_PIPELINES
static void cgi_make_layout(cg_context *ctx, cgi_make *m) { m->attr = cgi_attr_nested_layout(ctx, (const cg_nested_layout *)m->data); }

CODEGEN_API cg_attr cg_attr_of_nested_layout(cg_context *ctx, const cg_nested_layout *layout) {
  cgi_make m = cgi_make_by(cgi_make_layout);
  unsigned dim;
  if (!ctx || !CGI_GIVEN(ctx, layout)) return NULL;
  cg_layout_reason r = cg_nested_layout_verify(layout, NULL, 0, &dim);
  if (r != CG_LAYOUT_OK) return cgi_misuse(ctx, __func__, "layout is none: dimension %u: %s", dim, cg_layout_reason_text(r)), (cg_attr)NULL;
  m.data = layout;
  return cgi_made_attr(ctx, &m);
}

CODEGEN_API cg_layout_reason cg_attr_nested_layout(cg_attr attr, cg_nested_layout *layout) {
  cg_nested_layout l;
  cgi_layout_fault fault;
  if (!CGI_LIVE(attr) || !layout) return CG_LAYOUT_ARGUMENT;
  if (!cgi_nested_layout_of(attr, &l, &fault)) return fault.reason ? fault.reason : CG_LAYOUT_ARGUMENT;
  *layout = l;
  return CG_LAYOUT_OK;
}
#endif

CODEGEN_API cg_attr cg_attr_of_type(cg_context *ctx, cg_type type) {
  cgi_make m = cgi_make_by(cgi_make_type_attr);
  if (!ctx || !CGI_OURS(ctx, type)) return NULL;
  m.type = type;
  return cgi_made_attr(ctx, &m);
}

CODEGEN_API cg_attr cg_attr_of_elements(cg_context *ctx, cg_type tensor, const void *bytes, size_t size) {
  cgi_make m = cgi_make_by(cgi_make_elements);
  if (!ctx || !CGI_OURS(ctx, tensor) || !cgi_check_elements(ctx, __func__, tensor, bytes, size)) return NULL;
  m.type = tensor;
  m.data = bytes;
  m.n = size;
  return cgi_made_attr(ctx, &m);
}

#undef CGI_BUILD_RANK
#undef CGI_INFERRED
