// stablehlo: result types from operands and attributes, verification, trivial folds. The meaning of the ops is StableHLO's specification.
#include "dialects/dialects.h"
#include "dialects/scalar.h"
#include "dialects/stablehlo.h"

#define CGI_HLO_TENSOR(t) ((t) && cg_type_get_kind(t) == CG_TYPE_TENSOR)

static cg_type cgi_hlo_type(cg_op op, unsigned i) { return cg_value_type(cg_op_operand(op, i)); }
static cg_type cgi_hlo_result_type(cg_op op, unsigned i) { return i < cg_op_num_results(op) ? cg_value_type(cg_op_result(op, i)) : NULL; }
static cg_type cgi_hlo_make(cg_op op, unsigned rank, const int64_t *shape, cg_type element) {
  return cgi_type_tensor(cg_op_context(op), rank, shape, element, NULL);
}
static bool cgi_hlo_dims_fit(int64_t a, int64_t b) { return a == b || a == CG_DYNAMIC || b == CG_DYNAMIC; }

static bool cgi_hlo_shapes_fit(cg_type a, cg_type b) {
  unsigned i;
  if (!CGI_HLO_TENSOR(a) || !CGI_HLO_TENSOR(b)) return true; // unranked, tuples, tokens
  if (cg_type_rank(a) != cg_type_rank(b)) return false;
  for (i = 0; i < cg_type_rank(a); i++)
    if (!cgi_hlo_dims_fit(cg_type_dim(a, i), cg_type_dim(b, i))) return false;
  return true;
}

CGI_DEF bool cgi_hlo_compatible(cg_type a, cg_type b) {
  if (a == b) return true;
  if (!CGI_HLO_TENSOR(a) && !CGI_HLO_TENSOR(b)) {
    cg_type_kind ka = cg_type_get_kind(a), kb = cg_type_get_kind(b);
    if (ka == CG_TYPE_UNRANKED_TENSOR && kb == CG_TYPE_UNRANKED_TENSOR) return cg_type_element(a) == cg_type_element(b);
    if (ka == CG_TYPE_TUPLE && kb == CG_TYPE_TUPLE && cg_type_num_inputs(a) == cg_type_num_inputs(b)) {
      unsigned i;
      for (i = 0; i < cg_type_num_inputs(a); i++)
        if (cg_type_input(a, i) != cg_type_input(b, i)) return false; // tuples do not nest in what exporters write
      return true;
    }
    return false;
  }
  if (!CGI_HLO_TENSOR(a) || !CGI_HLO_TENSOR(b)) {
    cg_type_kind k = cg_type_get_kind(CGI_HLO_TENSOR(a) ? b : a);
    return k == CG_TYPE_UNRANKED_TENSOR && cg_type_element(a) == cg_type_element(b);
  }
  bool judged = !(cgi_hlo_class(cg_type_element(a)) & cgi_hlo_class(cg_type_element(b)) & CGI_HLO_OTHER);
  return (cg_type_element(a) == cg_type_element(b) || !judged) && cgi_hlo_shapes_fit(a, b);
}

// ---- classes of element types --------------------------------------------------------------------------------------------------------------
CGI_DEF unsigned cgi_hlo_class(cg_type element) {
  cg_type_kind k = cg_type_get_kind(element);
  if (k == CG_TYPE_COMPLEX) return CGI_HLO_COMPLEX;
  if (cg_type_is_float(element)) return CGI_HLO_FLOAT;
  if (k == CG_TYPE_INDEX) return CGI_HLO_SINT;
  if (k == CG_TYPE_INTEGER) {
    if (cg_type_width(element) == 1) return CGI_HLO_BOOL;
    return cg_type_signedness(element) == CG_UNSIGNED ? CGI_HLO_UINT : CGI_HLO_SINT;
  }
  return CGI_HLO_OTHER;
}

// Which element types the first operand of an elementwise op may have.
static unsigned cgi_hlo_allowed(cg_op_kind kind) {
  const cgi_hlo_row *row = cgi_hlo_row_of(kind);
  return row ? row->classes : (unsigned)CGI_HLO_ANY;
}

// ---- result types -----------------------------------------------------------------------------------------------------------------------------
#define CGI_HLO_FAIL(...) return (void)cgi_op_error(__VA_ARGS__), -1

// All listed operands have one shape; the most static one goes to shape[]. Unranked operands leave it open (returns 0).
static int cgi_hlo_common_shape(cg_op op, unsigned first, unsigned count, unsigned *rank, int64_t *shape) {
  unsigned i, d, base = first;
  if (!CGI_HLO_TENSOR(cgi_hlo_type(op, first))) return 0;
  *rank = cg_type_rank(cgi_hlo_type(op, first));
  for (d = 0; d < *rank; d++) shape[d] = cg_type_dim(cgi_hlo_type(op, first), d);
  for (i = first + 1; i < first + count; i++) {
    cg_type t = cgi_hlo_type(op, i);
    if (!CGI_HLO_TENSOR(t)) return 0;
    if (!cgi_hlo_shapes_fit(t, cgi_hlo_type(op, base)))
      CGI_HLO_FAIL(op, "operands %u and %u have different shapes: %t and %t", base, i, cgi_hlo_type(op, base), t);
    for (d = 0; d < *rank; d++)
      if (shape[d] == CG_DYNAMIC) shape[d] = cg_type_dim(t, d);
  }
  return 1;
}

static int cgi_hlo_infer_elementwise(cg_op op, cg_type *out) {
  int64_t shape[CGI_HLO_MAX_RANK];
  unsigned rank = 0, n = cg_op_num_operands(op), i;
  cg_op_kind kind = cg_op_get_kind(op);
  cg_type element = cg_type_element(cgi_hlo_type(op, 0)), result = cgi_hlo_result_type(op, 0);
  cg_context *ctx = cg_op_context(op);
  int r = cgi_hlo_common_shape(op, 0, n, &rank, shape);
  if (r <= 0) return r;
  if (!(cgi_hlo_class(element) & cgi_hlo_allowed(kind))) CGI_HLO_FAIL(op, "does not take elements of type %t", element);
  for (i = 1; i < n; i++)
    if (cg_type_element(cgi_hlo_type(op, i)) != element && cgi_hlo_class(element) != CGI_HLO_OTHER &&
        cgi_hlo_class(cg_type_element(cgi_hlo_type(op, i))) != CGI_HLO_OTHER)
      CGI_HLO_FAIL(op, "operands 0 and %u have different element types: %t and %t", i, cgi_hlo_type(op, 0), cgi_hlo_type(op, i));
  switch (kind) {
  case CG_STABLEHLO_IS_FINITE:
  case CG_STABLEHLO_COMPARE: element = cgi_type_i(ctx, 1); break;
#ifndef CODEGEN_NO_SECOND_TIER_OPS
  case CG_STABLEHLO_COMPLEX: element = cgi_type_complex(ctx, element); break;
  case CG_STABLEHLO_REAL:
  case CG_STABLEHLO_IMAG:
#endif
  case CG_STABLEHLO_ABS:
    if (cg_type_get_kind(element) == CG_TYPE_COMPLEX) element = cg_type_element(element);
    break;
#ifndef CODEGEN_NO_SECOND_TIER_OPS
  case CG_STABLEHLO_UNIFORM_DEQUANTIZE:
  case CG_STABLEHLO_UNIFORM_QUANTIZE:
#endif
  case CG_STABLEHLO_CONVERT:
    if (!result) return 0;
    element = cg_type_element(result);
    break;
  default:
    if (cgi_hlo_class(element) == CGI_HLO_OTHER && result) element = cg_type_element(result);
    break;
  }
  out[0] = cgi_hlo_make(op, rank, shape, element);
  return 1;
}

static int cgi_hlo_infer_clamp(cg_op op, cg_type *out) {
  static const char *const names[] = {"min", "operand", "max"};
  cg_type t = cgi_hlo_type(op, CG_STABLEHLO_CLAMP_OPERAND);
  unsigned i;
  if (!CGI_HLO_TENSOR(t)) return 0;
  for (i = 0; i < 3; i += 2) {
    cg_type bound = cgi_hlo_type(op, i);
    if (CGI_HLO_TENSOR(bound) && cg_type_rank(bound) && !cgi_hlo_shapes_fit(bound, t))
      CGI_HLO_FAIL(op, "'%s' must be a scalar or have the shape of 'operand', but they are %t and %t", names[i], bound, t);
    if (cg_type_element(bound) != cg_type_element(t) && cgi_hlo_class(cg_type_element(t)) != CGI_HLO_OTHER)
      CGI_HLO_FAIL(op, "'%s' and 'operand' have different element types: %t and %t", names[i], bound, t);
  }
  out[0] = cgi_type_with_shape(t, cg_type_rank(t), cg_type_shape(t));
  return 1;
}

static int cgi_hlo_infer_select(cg_op op, cg_type *out) {
  int64_t shape[CGI_HLO_MAX_RANK];
  unsigned rank = 0;
  cg_type pred = cgi_hlo_type(op, CG_STABLEHLO_SELECT_PRED), t = cgi_hlo_type(op, CG_STABLEHLO_SELECT_ON_TRUE);
  int r;
  if (cg_type_get_kind(cg_type_element(pred)) != CG_TYPE_INTEGER || cg_type_width(cg_type_element(pred)) != 1)
    CGI_HLO_FAIL(op, "'pred' must have elements of type i1, but is %t", pred);
  r = cgi_hlo_common_shape(op, 1, 2, &rank, shape);
  if (r <= 0) return r;
  if (CGI_HLO_TENSOR(pred) && cg_type_rank(pred) && !cgi_hlo_shapes_fit(pred, t))
    CGI_HLO_FAIL(op, "'pred' must be a scalar or have the shape of 'on_true', but they are %t and %t", pred, t);
  if (cg_type_element(t) != cg_type_element(cgi_hlo_type(op, CG_STABLEHLO_SELECT_ON_FALSE)))
    CGI_HLO_FAIL(op, "'on_true' and 'on_false' have different element types: %t and %t", t, cgi_hlo_type(op, CG_STABLEHLO_SELECT_ON_FALSE));
  out[0] = cgi_hlo_make(op, rank, shape, cg_type_element(t));
  return 1;
}

// Checks that `dims` are distinct and in [0, rank).
static bool cgi_hlo_check_dims(cg_op op, const char *name, unsigned n, const int64_t *dims, unsigned rank) {
  unsigned i, k;
  for (i = 0; i < n; i++) {
    if (dims[i] < 0 || dims[i] >= (int64_t)rank)
      return cgi_op_error(op, "attribute '%s' has %l, which is no dim of a tensor of rank %u", name, dims[i], rank);
    for (k = 0; k < i; k++)
      if (dims[k] == dims[i]) return cgi_op_error(op, "attribute '%s' has dim %l twice", name, dims[i]);
  }
  return true;
}

static bool cgi_hlo_has(unsigned n, const int64_t *dims, int64_t d) {
  unsigned i;
  for (i = 0; i < n; i++)
    if (dims[i] == d) return true;
  return false;
}

static bool cgi_hlo_need_list(cg_op op, const char *name, unsigned n, int64_t absent, int64_t *out) {
  if (cgi_hlo_int_list(op, name, n, absent, out)) return true;
  return cgi_op_error(op, "attribute '%s' must be a list of %u integers", name, n);
}

static int cgi_hlo_infer_transpose(cg_op op, cg_type *out) {
  int64_t perm[CGI_HLO_MAX_RANK], shape[CGI_HLO_MAX_RANK];
  cg_type t = cgi_hlo_type(op, CG_STABLEHLO_TRANSPOSE_OPERAND);
  unsigned i, rank;
  if (!CGI_HLO_TENSOR(t)) return 0;
  rank = cg_type_rank(t);
  if (!cgi_hlo_need_list(op, "permutation", rank, 0, perm) || !cgi_hlo_check_dims(op, "permutation", rank, perm, rank)) return -1;
  for (i = 0; i < rank; i++) shape[i] = cg_type_dim(t, (unsigned)perm[i]);
  out[0] = cgi_hlo_make(op, rank, shape, cg_type_element(t));
  return 1;
}

static int cgi_hlo_infer_slice(cg_op op, cg_type *out) {
  int64_t start[CGI_HLO_MAX_RANK], limit[CGI_HLO_MAX_RANK], stride[CGI_HLO_MAX_RANK], shape[CGI_HLO_MAX_RANK];
  cg_type t = cgi_hlo_type(op, CG_STABLEHLO_SLICE_OPERAND);
  unsigned i, rank;
  if (!CGI_HLO_TENSOR(t)) return 0;
  rank = cg_type_rank(t);
  if (!cgi_hlo_need_list(op, "start_indices", rank, 0, start) || !cgi_hlo_need_list(op, "limit_indices", rank, 0, limit) ||
      !cgi_hlo_need_list(op, "strides", rank, 1, stride))
    return -1;
  for (i = 0; i < rank; i++) {
    int64_t dim = cg_type_dim(t, i);
    if (start[i] < 0 || limit[i] < start[i] || (dim != CG_DYNAMIC && limit[i] > dim))
      CGI_HLO_FAIL(op, "range %l:%l of dim %u is not within %t", start[i], limit[i], i, t);
    if (stride[i] < 1) CGI_HLO_FAIL(op, "stride %l of dim %u is not positive", stride[i], i);
    shape[i] = (limit[i] - start[i]) / stride[i] + ((limit[i] - start[i]) % stride[i] != 0);
  }
  out[0] = cgi_hlo_make(op, rank, shape, cg_type_element(t));
  return 1;
}

static bool cgi_hlo_check_scalar_indices(cg_op op, unsigned first, unsigned count) {
  unsigned i;
  for (i = first; i < first + count; i++) {
    cg_type t = cgi_hlo_type(op, i);
    if (!CGI_HLO_TENSOR(t) || cg_type_rank(t) || !(cgi_hlo_class(cg_type_element(t)) & (CGI_HLO_INT | CGI_HLO_OTHER)))
      return cgi_op_error(op, "start index %u must be a scalar tensor of integers, but is %t", i - first, t);
  }
  return true;
}

static int cgi_hlo_infer_dynamic_slice(cg_op op, cg_type *out) {
  int64_t size[CGI_HLO_MAX_RANK];
  cg_type t = cgi_hlo_type(op, CG_STABLEHLO_DYNAMIC_SLICE_OPERAND);
  unsigned i, rank;
  if (!CGI_HLO_TENSOR(t)) return 0;
  rank = cg_type_rank(t);
  if (!cgi_hlo_need_list(op, "slice_sizes", rank, 0, size)) return -1;
  if (cg_op_num_operands(op) - 1 != rank) {
    if (cg_op_num_operands(op) == 2 && CGI_HLO_TENSOR(cgi_hlo_type(op, CG_STABLEHLO_DYNAMIC_SLICE_START_INDICES)) &&
        cg_type_rank(cgi_hlo_type(op, CG_STABLEHLO_DYNAMIC_SLICE_START_INDICES)) == 1) { // mhlo's older form: one vector of indices
      if (!cgi_hlo_dims_fit(cg_type_dim(cgi_hlo_type(op, CG_STABLEHLO_DYNAMIC_SLICE_START_INDICES), 0), rank))
        CGI_HLO_FAIL(op, "has indices %t for an operand %t", cgi_hlo_type(op, CG_STABLEHLO_DYNAMIC_SLICE_START_INDICES), t);
    } else
      CGI_HLO_FAIL(op, "has %u start indices for an operand %t", cg_op_num_operands(op) - 1, t);
  } else if (!cgi_hlo_check_scalar_indices(op, 1, rank))
    return -1;
  for (i = 0; i < rank; i++)
    if (size[i] < 0 || (cg_type_dim(t, i) != CG_DYNAMIC && size[i] > cg_type_dim(t, i)))
      CGI_HLO_FAIL(op, "slice size %l of dim %u is not within %t", size[i], i, t);
  out[0] = cgi_hlo_make(op, rank, size, cg_type_element(t));
  return 1;
}

static int cgi_hlo_infer_update_slice(cg_op op, cg_type *out) {
  cg_type t = cgi_hlo_type(op, CG_STABLEHLO_DYNAMIC_UPDATE_SLICE_OPERAND), u = cgi_hlo_type(op, CG_STABLEHLO_DYNAMIC_UPDATE_SLICE_UPDATE);
  unsigned i, rank;
  if (!CGI_HLO_TENSOR(t) || !CGI_HLO_TENSOR(u)) return 0;
  rank = cg_type_rank(t);
  if (cg_type_rank(u) != rank || cg_type_element(u) != cg_type_element(t)) CGI_HLO_FAIL(op, "'update' %t does not fit 'operand' %t", u, t);
  for (i = 0; i < rank; i++)
    if (cg_type_dim(u, i) != CG_DYNAMIC && cg_type_dim(t, i) != CG_DYNAMIC && cg_type_dim(u, i) > cg_type_dim(t, i))
      CGI_HLO_FAIL(op, "dim %u of 'update' %t is larger than in 'operand' %t", i, u, t);
  if (cg_op_num_operands(op) - 2 != rank) {
    if (cg_op_num_operands(op) != 3 || !CGI_HLO_TENSOR(cgi_hlo_type(op, CG_STABLEHLO_DYNAMIC_UPDATE_SLICE_START_INDICES)) ||
        cg_type_rank(cgi_hlo_type(op, CG_STABLEHLO_DYNAMIC_UPDATE_SLICE_START_INDICES)) != 1)
      CGI_HLO_FAIL(op, "has %u start indices for an operand %t", cg_op_num_operands(op) - 2, t);
  } else if (!cgi_hlo_check_scalar_indices(op, 2, rank))
    return -1;
  out[0] = t;
  return 1;
}

// low + size + high + (size - 1) * interior; false when a dim becomes negative or leaves 62 bits.
static bool cgi_hlo_padded(int64_t size, int64_t low, int64_t high, int64_t interior, int64_t *out) {
  const int64_t limit = (int64_t)1 << 40;
  if (size == CG_DYNAMIC) {
    *out = CG_DYNAMIC;
    return true;
  }
  if (low > limit || low < -limit || high > limit || high < -limit || interior > limit || size > limit) return false;
  if (size > 1 && interior > limit / size) return false;
  *out = low + size + high + (size > 1 ? (size - 1) * interior : 0);
  return *out >= 0;
}

static int cgi_hlo_infer_pad(cg_op op, cg_type *out) {
  int64_t low[CGI_HLO_MAX_RANK], high[CGI_HLO_MAX_RANK], interior[CGI_HLO_MAX_RANK], shape[CGI_HLO_MAX_RANK];
  cg_type t = cgi_hlo_type(op, CG_STABLEHLO_PAD_OPERAND), v = cgi_hlo_type(op, CG_STABLEHLO_PAD_PADDING_VALUE);
  unsigned i, rank;
  if (CGI_HLO_TENSOR(v) && cg_type_rank(v)) CGI_HLO_FAIL(op, "'padding_value' must be a scalar tensor, but is %t", v);
  if (cg_type_element(t) != cg_type_element(v)) CGI_HLO_FAIL(op, "'operand' and 'padding_value' have different element types: %t and %t", t, v);
  if (!CGI_HLO_TENSOR(t)) return 0;
  rank = cg_type_rank(t);
  if (!cgi_hlo_need_list(op, "edge_padding_low", rank, 0, low) || !cgi_hlo_need_list(op, "edge_padding_high", rank, 0, high) ||
      !cgi_hlo_need_list(op, "interior_padding", rank, 0, interior))
    return -1;
  for (i = 0; i < rank; i++) {
    if (interior[i] < 0) CGI_HLO_FAIL(op, "interior padding %l of dim %u is negative", interior[i], i);
    if (!cgi_hlo_padded(cg_type_dim(t, i), low[i], high[i], interior[i], &shape[i]))
      CGI_HLO_FAIL(op, "padding dim %u of %t gives no valid size", i, t);
  }
  out[0] = cgi_hlo_make(op, rank, shape, cg_type_element(t));
  return 1;
}

static int cgi_hlo_infer_concatenate(cg_op op, cg_type *out) {
  int64_t shape[CGI_HLO_MAX_RANK], dim = cgi_hlo_int(op, "dimension", -1);
  unsigned i, d, rank, n = cg_op_num_operands(op);
  cg_type t;
  if (!n) CGI_HLO_FAIL(op, "needs an operand");
  t = cgi_hlo_type(op, CG_STABLEHLO_CONCATENATE_INPUTS);
  if (!CGI_HLO_TENSOR(t)) return 0;
  rank = cg_type_rank(t);
  if (dim < 0 || dim >= (int64_t)rank) CGI_HLO_FAIL(op, "attribute 'dimension' is no dim of %t", t);
  for (d = 0; d < rank; d++) shape[d] = cg_type_dim(t, d);
  for (i = 1; i < n; i++) {
    cg_type u = cgi_hlo_type(op, i);
    if (!CGI_HLO_TENSOR(u)) return 0;
    if (cg_type_rank(u) != rank || cg_type_element(u) != cg_type_element(t)) CGI_HLO_FAIL(op, "operands 0 and %u do not fit: %t and %t", i, t, u);
    for (d = 0; d < rank; d++) {
      if (d == (uint64_t)dim) {
        int64_t a = shape[d], b = cg_type_dim(u, d);
        shape[d] = a == CG_DYNAMIC || b == CG_DYNAMIC || a > INT64_MAX - b ? CG_DYNAMIC : a + b;
      } else if (!cgi_hlo_dims_fit(shape[d], cg_type_dim(u, d))) {
        CGI_HLO_FAIL(op, "operands 0 and %u differ in dim %u, which is not concatenated: %t and %t", i, d, t, u);
      } else if (shape[d] == CG_DYNAMIC)
        shape[d] = cg_type_dim(u, d);
    }
  }
  out[0] = cgi_hlo_make(op, rank, shape, cg_type_element(t));
  return 1;
}

static int cgi_hlo_infer_broadcast(cg_op op, cg_type *out) {
  int64_t shape[CGI_HLO_MAX_RANK];
  cg_type t = cgi_hlo_type(op, CG_STABLEHLO_BROADCAST_OPERAND);
  int n = cgi_hlo_list(op, "broadcast_sizes", CGI_HLO_MAX_RANK, shape);
  unsigned i;
  if (!CGI_HLO_TENSOR(t)) return 0;
  if (n < 0 || (unsigned)n + cg_type_rank(t) > CGI_HLO_MAX_RANK)
    CGI_HLO_FAIL(op, "attribute 'broadcast_sizes' must be a list of at most %d integers", CGI_HLO_MAX_RANK);
  for (i = 0; i < (unsigned)n; i++)
    if (shape[i] < 0) CGI_HLO_FAIL(op, "broadcast size %l is negative", shape[i]);
  for (i = 0; i < cg_type_rank(t); i++) shape[(unsigned)n + i] = cg_type_dim(t, i);
  out[0] = cgi_hlo_make(op, (unsigned)n + cg_type_rank(t), shape, cg_type_element(t));
  return 1;
}

// The element type of a contraction: what the op's result has, else the left operand's.
static cg_type cgi_hlo_contraction_element(cg_op op) {
  cg_type e = cg_type_element(cgi_hlo_type(op, 0)), r = cgi_hlo_result_type(op, 0), of = r ? cg_type_element(r) : e;
  return cg_type_is_float(e) && !cg_type_is_float(of) ? e : of; // sums of floats are no integers
}

static int cgi_hlo_infer_dot(cg_op op, cg_type *out) {
  cg_type l = cgi_hlo_type(op, CG_STABLEHLO_DOT_LHS), r = cgi_hlo_type(op, 1);
  int64_t shape[2];
  unsigned rank = 0;
  if (!CGI_HLO_TENSOR(l) || !CGI_HLO_TENSOR(r)) return 0;
  if (cg_type_rank(l) < 1 || cg_type_rank(l) > 2 || cg_type_rank(r) < 1 || cg_type_rank(r) > 2)
    CGI_HLO_FAIL(op, "takes vectors and matrices, but its operands are %t and %t", l, r);
  if (!cgi_hlo_dims_fit(cg_type_dim(l, cg_type_rank(l) - 1), cg_type_dim(r, 0)))
    CGI_HLO_FAIL(op, "contracts the last dim of 'lhs' with the first of 'rhs', but these differ: %t and %t", l, r);
  if (cg_type_rank(l) == 2) shape[rank++] = cg_type_dim(l, 0);
  if (cg_type_rank(r) == 2) shape[rank++] = cg_type_dim(r, 1);
  out[0] = cgi_hlo_make(op, rank, shape, cgi_hlo_contraction_element(op));
  return 1;
}

static bool cgi_hlo_dot_pairs(cg_op op, const char *what, unsigned n, const int64_t *a, const int64_t *b, cg_type l, cg_type r) {
  unsigned i;
  for (i = 0; i < n; i++)
    if (!cgi_hlo_dims_fit(cg_type_dim(l, (unsigned)a[i]), cg_type_dim(r, (unsigned)b[i])))
      return cgi_op_error(op, "%s dims %l of 'lhs' and %l of 'rhs' have different sizes: %t and %t", what, a[i], b[i], l, r);
  return true;
}

static int cgi_hlo_infer_dot_general(cg_op op, cg_type *out) {
  cg_type l = cgi_hlo_type(op, CG_STABLEHLO_DOT_GENERAL_LHS), r = cgi_hlo_type(op, CG_STABLEHLO_DOT_GENERAL_RHS);
  int64_t used[2 * CGI_HLO_MAX_RANK], shape[2 * CGI_HLO_MAX_RANK];
  cgi_dot_dims d;
  unsigned i, n = 0;
  if (!CGI_HLO_TENSOR(l) || !CGI_HLO_TENSOR(r)) return 0;
  if (!cgi_hlo_dot_dims(op, &d)) CGI_HLO_FAIL(op, "attribute 'dot_dimension_numbers' must give as many dims for 'lhs' as for 'rhs'");
  memcpy(used, d.lhs_batch, d.num_batch * sizeof *used);
  memcpy(used + d.num_batch, d.lhs_contract, d.num_contract * sizeof *used);
  if (!cgi_hlo_check_dims(op, "dot_dimension_numbers", d.num_batch + d.num_contract, used, cg_type_rank(l))) return -1;
  memcpy(used, d.rhs_batch, d.num_batch * sizeof *used);
  memcpy(used + d.num_batch, d.rhs_contract, d.num_contract * sizeof *used);
  if (!cgi_hlo_check_dims(op, "dot_dimension_numbers", d.num_batch + d.num_contract, used, cg_type_rank(r))) return -1;
  if (!cgi_hlo_dot_pairs(op, "batching", d.num_batch, d.lhs_batch, d.rhs_batch, l, r) ||
      !cgi_hlo_dot_pairs(op, "contracting", d.num_contract, d.lhs_contract, d.rhs_contract, l, r))
    return -1;
  for (i = 0; i < d.num_batch; i++) {
    shape[n] = cg_type_dim(l, (unsigned)d.lhs_batch[i]);
    if (shape[n] == CG_DYNAMIC) shape[n] = cg_type_dim(r, (unsigned)d.rhs_batch[i]);
    n++;
  }
  for (i = 0; i < cg_type_rank(l); i++)
    if (!cgi_hlo_has(d.num_batch, d.lhs_batch, i) && !cgi_hlo_has(d.num_contract, d.lhs_contract, i)) shape[n++] = cg_type_dim(l, i);
  for (i = 0; i < cg_type_rank(r); i++)
    if (!cgi_hlo_has(d.num_batch, d.rhs_batch, i) && !cgi_hlo_has(d.num_contract, d.rhs_contract, i)) shape[n++] = cg_type_dim(r, i);
  if (n > CGI_HLO_MAX_RANK) CGI_HLO_FAIL(op, "has a result of rank %u; at most %d is supported", n, CGI_HLO_MAX_RANK);
  out[0] = cgi_hlo_make(op, n, shape, cgi_hlo_contraction_element(op));
  return 1;
}

static bool cgi_hlo_check_window(cg_op op, const cgi_hlo_window *w) {
  const int64_t limit = (int64_t)1 << 30;
  unsigned i;
  for (i = 0; i < w->n; i++) {
    if (w->size[i] != CG_DYNAMIC && w->size[i] < 0) return cgi_op_error(op, "window size %l of dim %u is negative", w->size[i], i);
    if (w->stride[i] < 1) return cgi_op_error(op, "window stride %l of dim %u is not positive", w->stride[i], i);
    if (w->base_dilation[i] < 1 || w->window_dilation[i] < 1)
      return cgi_op_error(op, "dilations %l and %l of dim %u must be positive", w->base_dilation[i], w->window_dilation[i], i);
    if (cg_op_get_kind(op) == CG_STABLEHLO_REDUCE_WINDOW && w->size[i] == CG_DYNAMIC) {
      if ((w->pad_low[i] && w->pad_low[i] != CG_DYNAMIC) || (w->pad_high[i] && w->pad_high[i] != CG_DYNAMIC))
        return cgi_op_error(op, "window of dim %u is out of range", i);
      continue;
    }
    if (w->pad_low[i] > limit || w->pad_low[i] < -limit || w->pad_high[i] > limit || w->pad_high[i] < -limit || w->stride[i] > limit)
      return cgi_op_error(op, "window of dim %u is out of range", i);
  }
  return true;
}

static int cgi_hlo_infer_convolution(cg_op op, cg_type *out) {
  cg_type l = cgi_hlo_type(op, CG_STABLEHLO_CONVOLUTION_LHS), r = cgi_hlo_type(op, CG_STABLEHLO_CONVOLUTION_RHS);
  int64_t shape[CGI_HLO_MAX_RANK], all[CGI_HLO_MAX_RANK + 2], groups = cgi_hlo_int(op, "feature_group_count", 1),
                                                              batches = cgi_hlo_int(op, "batch_group_count", 1);
  int64_t in_features, kernel_features, out_features, batch;
  cgi_conv_dims d;
  cgi_hlo_window w;
  unsigned i, rank;
  if (!CGI_HLO_TENSOR(l) || !CGI_HLO_TENSOR(r)) return 0;
  rank = cg_type_rank(l);
  if (cg_type_rank(r) != rank || rank < 2) CGI_HLO_FAIL(op, "'lhs' and 'rhs' must have the same rank, at least 2, but are %t and %t", l, r);
  if (!cgi_hlo_conv_dims(op, &d)) CGI_HLO_FAIL(op, "attribute 'dimension_numbers' is no valid description of the dims");
  if (d.num_spatial + 2 != rank) CGI_HLO_FAIL(op, "'dimension_numbers' has %u spatial dims for operands of rank %u", d.num_spatial, rank);
  memcpy(all, d.input_spatial, sizeof d.input_spatial), all[d.num_spatial] = d.input_batch, all[d.num_spatial + 1] = d.input_feature;
  if (!cgi_hlo_check_dims(op, "dimension_numbers", rank, all, rank)) return -1;
  memcpy(all, d.kernel_spatial, sizeof d.kernel_spatial), all[d.num_spatial] = d.kernel_input_feature,
                                                          all[d.num_spatial + 1] = d.kernel_output_feature;
  if (!cgi_hlo_check_dims(op, "dimension_numbers", rank, all, rank)) return -1;
  memcpy(all, d.output_spatial, sizeof d.output_spatial), all[d.num_spatial] = d.output_batch, all[d.num_spatial + 1] = d.output_feature;
  if (!cgi_hlo_check_dims(op, "dimension_numbers", rank, all, rank)) return -1;
  if (!cgi_hlo_window_of(op, &w)) CGI_HLO_FAIL(op, "its window attributes do not have %u entries each", d.num_spatial);
  if (!cgi_hlo_check_window(op, &w)) return -1;
  if (groups < 1 || batches < 1 || (groups > 1 && batches > 1))
    CGI_HLO_FAIL(op, "has feature_group_count %l and batch_group_count %l", groups, batches);
  in_features = cg_type_dim(l, (unsigned)d.input_feature);
  kernel_features = cg_type_dim(r, (unsigned)d.kernel_input_feature);
  out_features = cg_type_dim(r, (unsigned)d.kernel_output_feature);
  batch = cg_type_dim(l, (unsigned)d.input_batch);
  if (in_features != CG_DYNAMIC && kernel_features != CG_DYNAMIC && (in_features % groups || in_features / groups != kernel_features))
    CGI_HLO_FAIL(op, "'rhs' %t has %l input features, but 'lhs' %t has %l in %l groups", r, kernel_features, l, in_features, groups);
  if (out_features != CG_DYNAMIC && (out_features % groups || out_features % batches))
    CGI_HLO_FAIL(op, "the output features of 'rhs' %t do not divide into %l groups", r, groups > 1 ? groups : batches);
  if (batch != CG_DYNAMIC && batch % batches) CGI_HLO_FAIL(op, "the batch of 'lhs' %t does not divide into %l groups", l, batches);
  for (i = 0; i < d.num_spatial; i++)
    shape[d.output_spatial[i]] =
        cg_op_get_kind(op) == CG_STABLEHLO_DYNAMIC_CONV ? CG_DYNAMIC : cgi_hlo_window_places(&w, i, cg_type_dim(l, (unsigned)d.input_spatial[i]));
  shape[d.output_batch] = batch == CG_DYNAMIC ? batch : batch / batches;
  shape[d.output_feature] = out_features;
  out[0] = cgi_hlo_make(op, rank, shape, cgi_hlo_contraction_element(op));
  return 1;
}

// The element type that result i of a reduction region has: what the region returns.
static cg_type cgi_hlo_body_element(cg_op op, unsigned i) {
  cg_block b = cgi_hlo_body(op);
  cg_op end = b ? cg_block_last(b) : NULL;
  if (end && i < cg_op_num_operands(end)) return cg_type_element(cgi_hlo_type(end, i));
  return cg_type_element(cgi_hlo_type(op, i));
}

static int cgi_hlo_check_reduction_inputs(cg_op op, unsigned n) {
  unsigned i;
  if (!n || cg_op_num_operands(op) != 2 * n) CGI_HLO_FAIL(op, "needs as many initial values as inputs, but has %u operands", cg_op_num_operands(op));
  for (i = 0; i < n; i++) {
    cg_type t = cgi_hlo_type(op, i), init = cgi_hlo_type(op, n + i);
    if (i && !cgi_hlo_shapes_fit(t, cgi_hlo_type(op, 0)))
      CGI_HLO_FAIL(op, "inputs 0 and %u have different shapes: %t and %t", i, cgi_hlo_type(op, 0), t);
    if (CGI_HLO_TENSOR(init) && cg_type_rank(init)) CGI_HLO_FAIL(op, "initial value %u must be a scalar tensor, but is %t", i, init);
    if (cgi_hlo_class(cg_type_element(t)) != cgi_hlo_class(cg_type_element(init)))
      CGI_HLO_FAIL(op, "input %u and its initial value have different element types: %t and %t", i, t, init);
  }
  for (i = 0; i < n; i++)
    if (!CGI_HLO_TENSOR(cgi_hlo_type(op, i))) return 0;
  return 1;
}

static int cgi_hlo_infer_reduce(cg_op op, cg_type *out) {
  int64_t dims[CGI_HLO_MAX_RANK], shape[CGI_HLO_MAX_RANK];
  unsigned i, d, n = cgi_hlo_num_inputs(op), rank, kept = 0;
  int r = cgi_hlo_check_reduction_inputs(op, n), count = cgi_hlo_list(op, "dimensions", CGI_HLO_MAX_RANK, dims);
  if (r <= 0) return r;
  rank = cg_type_rank(cgi_hlo_type(op, CG_STABLEHLO_REDUCE_OPERANDS));
  if (count < 0) CGI_HLO_FAIL(op, "attribute 'dimensions' must be a list of integers");
  if (!cgi_hlo_check_dims(op, "dimensions", (unsigned)count, dims, rank)) return -1;
  for (d = 0; d < rank; d++)
    if (!cgi_hlo_has((unsigned)count, dims, d)) shape[kept++] = cg_type_dim(cgi_hlo_type(op, CG_STABLEHLO_REDUCE_OPERANDS), d);
  if (cg_op_num_results(op) != n) CGI_HLO_FAIL(op, "has %u results for %u inputs", cg_op_num_results(op), n);
  for (i = 0; i < n; i++) out[i] = cgi_hlo_make(op, kept, shape, cgi_hlo_body_element(op, i));
  return 1;
}

static int cgi_hlo_infer_reduce_window(cg_op op, cg_type *out) {
  int64_t shape[CGI_HLO_MAX_RANK];
  unsigned i, d, n = cgi_hlo_num_inputs(op), rank;
  cgi_hlo_window w;
  int r = cgi_hlo_check_reduction_inputs(op, n);
  if (r <= 0) return r;
  rank = cg_type_rank(cgi_hlo_type(op, CG_STABLEHLO_REDUCE_WINDOW_OPERANDS));
  if (!cgi_hlo_window_of(op, &w) || w.n != rank)
    CGI_HLO_FAIL(op, "its window attributes must have one entry per dim of %t", cgi_hlo_type(op, CG_STABLEHLO_REDUCE_WINDOW_OPERANDS));
  if (!cgi_hlo_check_window(op, &w)) return -1;
  if (cg_op_num_results(op) != n) CGI_HLO_FAIL(op, "has %u results for %u inputs", cg_op_num_results(op), n);
  for (d = 0; d < rank; d++) shape[d] = cgi_hlo_window_places(&w, d, cg_type_dim(cgi_hlo_type(op, CG_STABLEHLO_REDUCE_WINDOW_OPERANDS), d));
  for (i = 0; i < n; i++) out[i] = cgi_hlo_make(op, rank, shape, cgi_hlo_body_element(op, i));
  return 1;
}

static int cgi_hlo_infer_gather(cg_op op, cg_type *out) {
  cg_type t = cgi_hlo_type(op, CG_STABLEHLO_GATHER_OPERAND), ix = cgi_hlo_type(op, CG_STABLEHLO_GATHER_START_INDICES);
  int64_t size[CGI_HLO_MAX_RANK], shape[2 * CGI_HLO_MAX_RANK];
  cgi_index_dims d;
  unsigned i, rank, irank, n, o = 0, b = 0;
  if (!CGI_HLO_TENSOR(t) || !CGI_HLO_TENSOR(ix)) return 0;
  rank = cg_type_rank(t), irank = cg_type_rank(ix);
  if (!cgi_hlo_gather_dims(op, &d)) CGI_HLO_FAIL(op, "attribute 'dimension_numbers' is no valid description of the dims");
  if (d.index_vector_dim < 0 || d.index_vector_dim > (int64_t)irank)
    CGI_HLO_FAIL(op, "index_vector_dim %l is no dim of 'start_indices' %t", d.index_vector_dim, ix);
  if (!cgi_hlo_check_dims(op, "collapsed_slice_dims", d.num_dropped, d.dropped_dims, rank) ||
      !cgi_hlo_check_dims(op, "operand_batching_dims", d.num_batching, d.operand_batching_dims, rank) ||
      !cgi_hlo_check_dims(op, "start_indices_batching_dims", d.num_batching, d.indices_batching_dims, irank) ||
      !cgi_hlo_check_dims(op, "start_index_map", d.num_index_map, d.index_map, rank))
    return -1;
  if (d.index_vector_dim < (int64_t)irank && !cgi_hlo_dims_fit(cg_type_dim(ix, (unsigned)d.index_vector_dim), d.num_index_map))
    CGI_HLO_FAIL(op, "start_index_map has %u entries, but dim %l of 'start_indices' %t has another size", d.num_index_map, d.index_vector_dim, ix);
  if (d.num_window + d.num_dropped + d.num_batching != rank)
    CGI_HLO_FAIL(op, "offset_dims, collapsed_slice_dims and operand_batching_dims together must be as many as the dims of 'operand' %t", t);
  n = d.num_window + irank - (d.index_vector_dim < (int64_t)irank ? 1 : 0);
  if (n > CGI_HLO_MAX_RANK) CGI_HLO_FAIL(op, "has a result of rank %u; at most %d is supported", n, CGI_HLO_MAX_RANK);
  if (!cgi_hlo_check_dims(op, "offset_dims", d.num_window, d.window_dims, n)) return -1;
  if (cg_op_get_kind(op) == CG_STABLEHLO_DYNAMIC_GATHER) {
    for (i = 0; i < rank; i++) size[i] = CG_DYNAMIC;
  } else {
    if (!cgi_hlo_need_list(op, "slice_sizes", rank, 0, size)) return -1;
    for (i = 0; i < rank; i++) {
      if (size[i] < 0 || (cg_type_dim(t, i) != CG_DYNAMIC && size[i] > cg_type_dim(t, i)))
        CGI_HLO_FAIL(op, "slice size %l of dim %u is not within 'operand' %t", size[i], i, t);
      if ((cgi_hlo_has(d.num_dropped, d.dropped_dims, i) || cgi_hlo_has(d.num_batching, d.operand_batching_dims, i)) && size[i] > 1)
        CGI_HLO_FAIL(op, "slice size %l of dim %u must be 0 or 1, as that dim is collapsed or a batching dim", size[i], i);
    }
  }
  for (i = 0; i < n; i++) {
    if (cgi_hlo_has(d.num_window, d.window_dims, i)) {
      while (cgi_hlo_has(d.num_dropped, d.dropped_dims, o) || cgi_hlo_has(d.num_batching, d.operand_batching_dims, o)) o++;
      shape[i] = size[o++];
    } else {
      if ((int64_t)b == d.index_vector_dim) b++;
      shape[i] = cg_type_dim(ix, b++);
    }
  }
  out[0] = cgi_hlo_make(op, n, shape, cg_type_element(t));
  return 1;
}

static int cgi_hlo_infer_scatter(cg_op op, cg_type *out) {
  unsigned i, k, n = cgi_hlo_num_inputs(op), rank, irank, urank, batch = 0, window = 0;
  cgi_index_dims d;
  cg_type t, ix, u;
  if (!n || cg_op_num_operands(op) != 2 * n + 1)
    CGI_HLO_FAIL(op, "needs inputs, indices and as many updates as inputs, but has %u operands", cg_op_num_operands(op));
  if (cg_op_num_results(op) != n) CGI_HLO_FAIL(op, "has %u results for %u inputs", cg_op_num_results(op), n);
  t = cgi_hlo_type(op, CG_STABLEHLO_SCATTER_OPERANDS), ix = cgi_hlo_type(op, n), u = cgi_hlo_type(op, n + 1);
  if (!CGI_HLO_TENSOR(t) || !CGI_HLO_TENSOR(ix) || !CGI_HLO_TENSOR(u)) return 0;
  for (i = 1; i < n; i++)
    if (!cgi_hlo_shapes_fit(t, cgi_hlo_type(op, i)) || !cgi_hlo_shapes_fit(u, cgi_hlo_type(op, n + 1 + i)))
      CGI_HLO_FAIL(op, "inputs (and updates) 0 and %u have different shapes: %t and %t", i, t, cgi_hlo_type(op, i));
  rank = cg_type_rank(t), irank = cg_type_rank(ix), urank = cg_type_rank(u);
  if (!cgi_hlo_scatter_dims(op, &d)) CGI_HLO_FAIL(op, "attribute 'scatter_dimension_numbers' is no valid description of the dims");
  if (d.index_vector_dim < 0 || d.index_vector_dim > (int64_t)irank)
    CGI_HLO_FAIL(op, "index_vector_dim %l is no dim of 'scatter_indices' %t", d.index_vector_dim, ix);
  if (!cgi_hlo_check_dims(op, "update_window_dims", d.num_window, d.window_dims, urank) ||
      !cgi_hlo_check_dims(op, "inserted_window_dims", d.num_dropped, d.dropped_dims, rank) ||
      !cgi_hlo_check_dims(op, "input_batching_dims", d.num_batching, d.operand_batching_dims, rank) ||
      !cgi_hlo_check_dims(op, "scatter_indices_batching_dims", d.num_batching, d.indices_batching_dims, irank) ||
      !cgi_hlo_check_dims(op, "scatter_dims_to_operand_dims", d.num_index_map, d.index_map, rank))
    return -1;
  if (d.num_window + d.num_dropped + d.num_batching != rank)
    CGI_HLO_FAIL(op, "update_window_dims, inserted_window_dims and input_batching_dims together must be as many as the dims of the input %t", t);
  if (d.index_vector_dim < (int64_t)irank && !cgi_hlo_dims_fit(cg_type_dim(ix, (unsigned)d.index_vector_dim), d.num_index_map))
    CGI_HLO_FAIL(op, "scatter_dims_to_operand_dims has %u entries, but dim %l of 'scatter_indices' %t has another size", d.num_index_map,
                 d.index_vector_dim, ix);
  if (urank != d.num_window + irank - (d.index_vector_dim < (int64_t)irank ? 1 : 0))
    CGI_HLO_FAIL(op, "updates %t do not have one dim per window dim and per dim of 'scatter_indices' %t", u, ix);
  for (i = 0; i < urank; i++) {
    if (cgi_hlo_has(d.num_window, d.window_dims, i)) {
      while (cgi_hlo_has(d.num_dropped, d.dropped_dims, window) || cgi_hlo_has(d.num_batching, d.operand_batching_dims, window)) window++;
      if (cg_type_dim(u, i) != CG_DYNAMIC && cg_type_dim(t, window) != CG_DYNAMIC && cg_type_dim(u, i) > cg_type_dim(t, window))
        CGI_HLO_FAIL(op, "dim %u of the updates %t is larger than dim %u of the input %t", i, u, window, t);
      window++;
    } else {
      if ((int64_t)batch == d.index_vector_dim) batch++;
      if (!cgi_hlo_dims_fit(cg_type_dim(u, i), cg_type_dim(ix, batch)))
        CGI_HLO_FAIL(op, "dim %u of the updates %t differs from dim %u of 'scatter_indices' %t", i, u, batch, ix);
      batch++;
    }
  }
  for (k = 0; k < n; k++) out[k] = cgi_type_with_element(cgi_hlo_type(op, k), cgi_hlo_body_element(op, k));
  return 1;
}

static int cgi_hlo_infer_index_select(cg_op op, cg_type *out) {
  cg_type t = cgi_hlo_type(op, CG_STABLEHLO_TORCH_INDEX_SELECT_OPERAND), ix = cgi_hlo_type(op, CG_STABLEHLO_TORCH_INDEX_SELECT_INDEX);
  int64_t shape[2 * CGI_HLO_MAX_RANK], dim = cgi_hlo_int(op, "dim", 0), batch = cgi_hlo_int(op, "batch_dims", 0);
  unsigned i, n = 0;
  if (!CGI_HLO_TENSOR(t) || !CGI_HLO_TENSOR(ix)) return 0;
  if (batch < 0) batch += cg_type_rank(ix);
  if (dim < 0) dim += cg_type_rank(t);
  if (dim < 0 || dim >= (int64_t)cg_type_rank(t) || batch < 0 || batch > (int64_t)cg_type_rank(ix) || batch > dim)
    CGI_HLO_FAIL(op, "dim %l and batch_dims %l do not fit 'operand' %t and 'index' %t", dim, batch, t, ix);
  for (i = 0; i < (unsigned)dim; i++) shape[n++] = cg_type_dim(t, i);
  for (i = (unsigned)batch; i < cg_type_rank(ix); i++) shape[n++] = cg_type_dim(ix, i);
  for (i = (unsigned)dim + 1; i < cg_type_rank(t); i++) shape[n++] = cg_type_dim(t, i);
  if (n > CGI_HLO_MAX_RANK) CGI_HLO_FAIL(op, "has a result of rank %u; at most %d is supported", n, CGI_HLO_MAX_RANK);
  out[0] = cgi_hlo_make(op, n, shape, cg_type_element(t));
  return 1;
}

static int cgi_hlo_infer_batch_norm(cg_op op, cg_type *out) {
  cg_type t = cgi_hlo_type(op, 0);
  int64_t f = cgi_hlo_int(op, "feature_index", -1), dim;
  unsigned i, n = cg_op_num_operands(op);
  if (!CGI_HLO_TENSOR(t)) return 0;
  if (f < 0 || f >= (int64_t)cg_type_rank(t)) CGI_HLO_FAIL(op, "attribute 'feature_index' is no dim of %t", t);
  dim = cg_type_dim(t, (unsigned)f);
  for (i = 1; i < n; i++) {
    cg_type v = cgi_hlo_type(op, i);
    if (cg_op_get_kind(op) == CG_STABLEHLO_BATCH_NORM_GRAD && i == 4) {
      if (!cgi_hlo_compatible(v, t)) CGI_HLO_FAIL(op, "'grad_output' %t differs from 'operand' %t", v, t);
    } else if (CGI_HLO_TENSOR(v) && (cg_type_rank(v) != 1 || !cgi_hlo_dims_fit(cg_type_dim(v, 0), dim)))
      CGI_HLO_FAIL(op, "operand %u must have one element per feature of %t, but is %t", i, t, v);
  }
  out[0] = t;
  for (i = 1; i < cg_op_num_results(op); i++) out[i] = cgi_hlo_make(op, 1, &dim, cg_type_element(t));
  return 1;
}

static int cgi_hlo_infer_fft(cg_op op, cg_type *out) {
  cg_type t = cgi_hlo_type(op, CG_STABLEHLO_FFT_OPERAND), element;
  int64_t length[CGI_HLO_MAX_RANK], shape[CGI_HLO_MAX_RANK];
  cg_str type = cgi_hlo_keyword(op, "fft_type");
  int n = cgi_hlo_list(op, "fft_length", CGI_HLO_MAX_RANK, length);
  unsigned i, rank;
  bool real_in = cgi_str_is(type, "RFFT"), real_out = cgi_str_is(type, "IRFFT");
  if (!CGI_HLO_TENSOR(t)) return 0;
  rank = cg_type_rank(t);
  element = cg_type_element(t);
  if (!real_in && !real_out && !cgi_str_is(type, "FFT") && !cgi_str_is(type, "IFFT"))
    CGI_HLO_FAIL(op, "has no FFT type '%S'; there are FFT, IFFT, RFFT, IRFFT", type);
  if (n < 1 || n > 3 || (unsigned)n > rank) CGI_HLO_FAIL(op, "attribute 'fft_length' must have 1 to 3 entries, at most the rank of %t", t);
  if (cg_type_is_float(element) != real_in) CGI_HLO_FAIL(op, "of type %S does not take elements of type %t", type, element);
  for (i = 0; i < rank; i++) shape[i] = cg_type_dim(t, i);
  for (i = 0; i < (unsigned)n; i++) {
    unsigned d = rank - (unsigned)n + i;
    int64_t in = real_out && i + 1 == (unsigned)n ? (length[i] > 0 ? length[i] / 2 + 1 : 0) : length[i];
    if (!cgi_hlo_dims_fit(shape[d], in)) CGI_HLO_FAIL(op, "dim %u of 'operand' %t should be %l by fft_length", d, t, in);
    shape[d] = real_in && i + 1 == (unsigned)n ? (length[i] > 0 ? length[i] / 2 + 1 : 0) : length[i];
  }
  if (real_in)
    element = cgi_type_complex(cg_op_context(op), element);
  else if (real_out)
    element = cg_type_element(element);
  out[0] = cgi_hlo_make(op, rank, shape, element);
  return 1;
}

// if and case: every branch returns the same types.
static int cgi_hlo_infer_branches(cg_op op, cg_type *out) {
  unsigned r, i, n = cg_op_num_results(op);
  if (!cg_op_num_regions(op)) CGI_HLO_FAIL(op, "needs a branch");
  for (r = 0; r < cg_op_num_regions(op); r++) {
    cg_block b = cg_region_first(cg_op_region(op, r));
    cg_op end = b ? cg_block_last(b) : NULL;
    if (!end || cg_block_num_args(b)) CGI_HLO_FAIL(op, "branch %u must be a block without arguments", r);
    if (cg_op_num_operands(end) != n) CGI_HLO_FAIL(op, "branch %u returns %u values for %u results", r, cg_op_num_operands(end), n);
    for (i = 0; i < n; i++) {
      if (r == 0)
        out[i] = cgi_hlo_type(end, i);
      else if (!cgi_hlo_compatible(out[i], cgi_hlo_type(end, i)))
        CGI_HLO_FAIL(op, "branches 0 and %u return different types: %t and %t", r, out[i], cgi_hlo_type(end, i));
    }
  }
  return 1;
}

static int cgi_hlo_infer_get_tuple_element(cg_op op, cg_type *out) {
  cg_type t = cgi_hlo_type(op, CG_STABLEHLO_GET_TUPLE_ELEMENT_OPERAND);
  int64_t i = cgi_hlo_int(op, "index", -1);
  if (cg_type_get_kind(t) != CG_TYPE_TUPLE) CGI_HLO_FAIL(op, "takes a tuple, but its operand is %t", t);
  if (i < 0 || i >= (int64_t)cg_type_num_inputs(t)) CGI_HLO_FAIL(op, "index %l is not within %t", i, t);
  out[0] = cg_type_input(t, (unsigned)i);
  return 1;
}

static int cgi_hlo_infer_square(cg_op op, cg_type *out) { // cholesky, triangular_solve
  cg_type a = cgi_hlo_type(op, 0), b;
  unsigned i, rank;
  if (!CGI_HLO_TENSOR(a)) return 0;
  rank = cg_type_rank(a);
  if (rank < 2 || !cgi_hlo_dims_fit(cg_type_dim(a, rank - 1), cg_type_dim(a, rank - 2)))
    CGI_HLO_FAIL(op, "'a' must be a square matrix, but is %t", a);
  if (!(cgi_hlo_class(cg_type_element(a)) & (CGI_HLO_FLOAT | CGI_HLO_COMPLEX)))
    CGI_HLO_FAIL(op, "does not take elements of type %t", cg_type_element(a));
  out[0] = a;
  if (cg_op_get_kind(op) == CG_STABLEHLO_CHOLESKY) return 1;
  b = cgi_hlo_type(op, CG_STABLEHLO_TRIANGULAR_SOLVE_B);
  if (!CGI_HLO_TENSOR(b)) return 0;
  if (cg_type_rank(b) != rank) CGI_HLO_FAIL(op, "'a' and 'b' must have the same rank, but are %t and %t", a, b);
  for (i = 0; i + 2 < rank; i++)
    if (!cgi_hlo_dims_fit(cg_type_dim(a, i), cg_type_dim(b, i))) CGI_HLO_FAIL(op, "'a' and 'b' differ in batch dim %u: %t and %t", i, a, b);
  if (!cgi_hlo_dims_fit(cg_type_dim(a, rank - 1), cg_type_dim(b, cgi_hlo_bool(op, "left_side", true) ? rank - 2 : rank - 1)))
    CGI_HLO_FAIL(op, "'a' and 'b' do not fit: %t and %t", a, b);
  out[0] = b;
  return 1;
}

static int cgi_hlo_infer_same(cg_op op, cg_type *out) { // result i has operand i's type
  unsigned i;
  if (cg_op_num_operands(op) < cg_op_num_results(op))
    CGI_HLO_FAIL(op, "has %u results for %u operands", cg_op_num_results(op), cg_op_num_operands(op));
  for (i = 0; i < cg_op_num_results(op); i++) out[i] = cgi_hlo_type(op, i);
  return 1;
}

// Of ops that no builder call makes, only what was read or is verified is asked for its types.
#if defined(CODEGEN_NO_TEXT) && defined(CODEGEN_NO_VERIFY) && defined(CODEGEN_NO_SECOND_TIER_OPS)
#define CGI_HLO_READ(infer) (0 ? (infer) : 0)
#else
#define CGI_HLO_READ(infer) (infer)
#endif

CGI_DEF int cgi_hlo_infer(cg_op op, cg_type *out) {
  cg_context *ctx = cg_op_context(op);
  cg_op_kind kind = cg_op_get_kind(op);
  cg_attr a;
  unsigned i;
  switch (kind) {
  case CG_STABLEHLO_CLAMP: return CGI_HLO_READ(cgi_hlo_infer_clamp(op, out));
  case CG_STABLEHLO_SELECT: return cgi_hlo_infer_select(op, out);
  case CG_STABLEHLO_CONSTANT:
    a = cg_op_attr(op, "value");
    if (!a || !cg_attr_type(a)) CGI_HLO_FAIL(op, "attribute 'value' must be elements of a tensor");
    out[0] = cg_attr_type(a);
    return 1;
  case CG_STABLEHLO_MAP: {
    int64_t shape[CGI_HLO_MAX_RANK];
    unsigned rank = 0;
    int r = cg_op_num_operands(op) ? cgi_hlo_common_shape(op, 0, cg_op_num_operands(op), &rank, shape) : 0;
    if (r > 0) out[0] = cgi_hlo_make(op, rank, shape, cgi_hlo_body_element(op, 0));
    return r;
  }
  case CG_STABLEHLO_BROADCAST: return CGI_HLO_READ(cgi_hlo_infer_broadcast(op, out));
  case CG_STABLEHLO_CONCATENATE: return cgi_hlo_infer_concatenate(op, out);
  case CG_STABLEHLO_TRANSPOSE: return cgi_hlo_infer_transpose(op, out);
  case CG_STABLEHLO_SLICE: return cgi_hlo_infer_slice(op, out);
  case CG_STABLEHLO_DYNAMIC_SLICE: return CGI_HLO_READ(cgi_hlo_infer_dynamic_slice(op, out));
  case CG_STABLEHLO_DYNAMIC_UPDATE_SLICE: return CGI_HLO_READ(cgi_hlo_infer_update_slice(op, out));
  case CG_STABLEHLO_PAD: return CGI_HLO_READ(cgi_hlo_infer_pad(op, out));
  case CG_STABLEHLO_GATHER: return CGI_HLO_READ(cgi_hlo_infer_gather(op, out));
  case CG_STABLEHLO_SCATTER: return CGI_HLO_READ(cgi_hlo_infer_scatter(op, out));
  case CG_STABLEHLO_TORCH_INDEX_SELECT: return CGI_HLO_READ(cgi_hlo_infer_index_select(op, out));
  case CG_STABLEHLO_GET_DIMENSION_SIZE: out[0] = cgi_hlo_make(op, 0, NULL, cgi_type_i(ctx, 32)); return 1;
  case CG_STABLEHLO_REVERSE:
  case CG_STABLEHLO_SELECT_AND_SCATTER:
  case CG_STABLEHLO_SORT:
  case CG_STABLEHLO_OPTIMIZATION_BARRIER: return CGI_HLO_READ(cgi_hlo_infer_same(op, out));
  case CG_STABLEHLO_DOT: return CGI_HLO_READ(cgi_hlo_infer_dot(op, out));
  case CG_STABLEHLO_DOT_GENERAL: return cgi_hlo_infer_dot_general(op, out);
  case CG_STABLEHLO_CONVOLUTION: return cgi_hlo_infer_convolution(op, out);
  case CG_STABLEHLO_REDUCE: return cgi_hlo_infer_reduce(op, out);
  case CG_STABLEHLO_REDUCE_WINDOW: return CGI_HLO_READ(cgi_hlo_infer_reduce_window(op, out));
  case CG_STABLEHLO_BATCH_NORM_INFERENCE: return CGI_HLO_READ(cgi_hlo_infer_batch_norm(op, out));
  case CG_STABLEHLO_GET_TUPLE_ELEMENT: return CGI_HLO_READ(cgi_hlo_infer_get_tuple_element(op, out));
  case CG_STABLEHLO_CREATE_TOKEN:
  case CG_STABLEHLO_AFTER_ALL: out[0] = cgi_type_opaque(ctx, cgi_s("stablehlo.token")); return 1;
  case CG_STABLEHLO_PARTITION_ID:
  case CG_STABLEHLO_REPLICA_ID: out[0] = cgi_hlo_make(op, 0, NULL, cgi_type_int(ctx, 32, CG_UNSIGNED)); return 1;
  case CG_STABLEHLO_TUPLE: {
    cg_type *members = NULL;
    for (i = 0; i < cg_op_num_operands(op); i++) cgi_push(members, cgi_hlo_type(op, i));
    out[0] = cgi_type_tuple(ctx, cg_op_num_operands(op), members);
    cgi_arr_free(ctx, members);
    return 1;
  }
#ifndef CODEGEN_NO_SECOND_TIER_OPS
  case CG_STABLEHLO_DYNAMIC_GATHER: return cgi_hlo_infer_gather(op, out);
  case CG_STABLEHLO_DYNAMIC_CONV: return cgi_hlo_infer_convolution(op, out);
  case CG_STABLEHLO_WHILE: return cgi_hlo_infer_same(op, out);
  case CG_STABLEHLO_CHOLESKY:
  case CG_STABLEHLO_TRIANGULAR_SOLVE: return cgi_hlo_infer_square(op, out);
  case CG_STABLEHLO_BATCH_NORM_TRAINING:
  case CG_STABLEHLO_BATCH_NORM_GRAD: return cgi_hlo_infer_batch_norm(op, out);
  case CG_STABLEHLO_FFT: return cgi_hlo_infer_fft(op, out);
  case CG_STABLEHLO_IF:
  case CG_STABLEHLO_CASE: return cgi_hlo_infer_branches(op, out);
#endif
  default: break;
  }
  if (cg_op_has_trait(op, CG_TRAIT_ELEMENTWISE)) return cgi_hlo_infer_elementwise(op, out);
  return 0;
}

#undef CGI_HLO_READ

// ---- verification of what inference does not cover -----------------------------------------------------------------------------------------------
static bool cgi_hlo_verify_broadcast_in_dim(cg_op op, const char *name) {
  cg_type t = cgi_hlo_type(op, 0), r = cgi_hlo_result_type(op, 0);
  int64_t dims[CGI_HLO_MAX_RANK];
  unsigned i;
  if (!CGI_HLO_TENSOR(t) || !CGI_HLO_TENSOR(r)) return true;
  if (!cgi_hlo_need_list(op, name, cg_type_rank(t), 0, dims) || !cgi_hlo_check_dims(op, name, cg_type_rank(t), dims, cg_type_rank(r))) return false;
  if (cg_type_element(t) != cg_type_element(r) && cgi_hlo_class(cg_type_element(t)) != CGI_HLO_OTHER)
    return cgi_op_error(op, "operand %t and result %t have different element types", t, r);
  for (i = 0; i < cg_type_rank(t); i++) {
    int64_t from = cg_type_dim(t, i), to = cg_type_dim(r, (unsigned)dims[i]);
    if (from != 1 && !cgi_hlo_dims_fit(from, to))
      return cgi_op_error(op, "dim %u of operand %t cannot be broadcast to dim %l of result %t", i, t, dims[i], r);
  }
  return true;
}

static bool cgi_hlo_verify_reshape(cg_op op) {
  cg_type t = cgi_hlo_type(op, 0), r = cgi_hlo_result_type(op, 0);
  int64_t a = cg_type_num_elements(t), b = cg_type_num_elements(r);
  if (!CGI_HLO_TENSOR(t) || !CGI_HLO_TENSOR(r)) return true;
  if (cg_type_element(t) != cg_type_element(r)) return cgi_op_error(op, "operand %t and result %t have different element types", t, r);
  if (a != CG_DYNAMIC && b != CG_DYNAMIC && a != b)
    return cgi_op_error(op, "operand %t and result %t have different numbers of elements: %l and %l", t, r, a, b);
  return true;
}

static bool cgi_hlo_verify_bitcast(cg_op op) {
  cg_type t = cgi_hlo_type(op, CG_STABLEHLO_BITCAST_CONVERT_OPERAND), r = cgi_hlo_result_type(op, 0), longer, shorter;
  unsigned i, wt, wr, ratio;
  if (!CGI_HLO_TENSOR(t) || !CGI_HLO_TENSOR(r)) return true;
  wt = cg_type_width(cg_type_element(t)), wr = cg_type_width(cg_type_element(r));
  if ((cgi_hlo_class(cg_type_element(t)) == CGI_HLO_COMPLEX) != (cgi_hlo_class(cg_type_element(r)) == CGI_HLO_COMPLEX))
    return cgi_op_error(op, "cannot reinterpret the bits of %t as %t", t, r);
  if (!wt || !wr) return true;
  longer = wt >= wr ? r : t, shorter = wt >= wr ? t : r; // the narrower element type has one dim more
  ratio = wt >= wr ? wt / wr : wr / wt;
  if ((wt >= wr ? wt % wr : wr % wt) || cg_type_rank(longer) != cg_type_rank(shorter) + (ratio > 1 ? 1 : 0) ||
      (ratio > 1 && !cgi_hlo_dims_fit(cg_type_dim(longer, cg_type_rank(longer) - 1), ratio)))
    return cgi_op_error(op, "cannot reinterpret the bits of %t as %t", t, r);
  for (i = 0; i < cg_type_rank(shorter); i++)
    if (!cgi_hlo_dims_fit(cg_type_dim(longer, i), cg_type_dim(shorter, i))) return cgi_op_error(op, "cannot reinterpret the bits of %t as %t", t, r);
  return true;
}

// A region's block: `args` of these types, and a return of `n` values.
static bool cgi_hlo_check_block(cg_op op, const char *what, cg_region region, unsigned num_args, unsigned num_returned) {
  cg_block b = cg_region_first(region);
  cg_op end = b ? cg_block_last(b) : NULL;
  if (!b || cg_block_next(b)) return cgi_op_error(op, "region '%s' must have one block", what);
  if (cg_block_num_args(b) != num_args)
    return cgi_op_error(op, "region '%s' must have %u arguments, but has %u", what, num_args, cg_block_num_args(b));
  if (!end || cg_op_get_kind(end) != CG_STABLEHLO_RETURN) return cgi_op_error(op, "region '%s' must end in stablehlo.return", what);
  if (cg_op_num_operands(end) != num_returned)
    return cgi_op_error(op, "region '%s' must return %u values, but returns %u", what, num_returned, cg_op_num_operands(end));
  return true;
}

static bool cgi_hlo_check_scalar_args(cg_op op, const char *what, cg_region region) {
  cg_block b = cg_region_first(region);
  unsigned i;
  for (i = 0; i < cg_block_num_args(b); i++) {
    cg_type t = cg_value_type(cg_block_arg(b, i));
    if (CGI_HLO_TENSOR(t) && cg_type_rank(t)) return cgi_op_error(op, "argument %u of region '%s' must be a scalar tensor, but is %t", i, what, t);
  }
  return true;
}

static bool cgi_hlo_check_predicate(cg_op op, const char *what, cg_region region) {
  cg_type t = cgi_hlo_type(cg_block_last(cg_region_first(region)), CG_STABLEHLO_RETURN_RESULTS);
  if (cg_type_get_kind(cg_type_element(t)) == CG_TYPE_INTEGER && cg_type_width(cg_type_element(t)) == 1 && (!CGI_HLO_TENSOR(t) || !cg_type_rank(t)))
    return true;
  return cgi_op_error(op, "region '%s' must return a tensor<i1>, but returns %t", what, t);
}

static bool cgi_hlo_verify_regions(cg_op op) {
  unsigned n = cgi_hlo_num_inputs(op), i;
  switch (cg_op_get_kind(op)) {
  case CG_STABLEHLO_REDUCE:
  case CG_STABLEHLO_REDUCE_WINDOW:
    return cgi_hlo_check_block(op, "body", cg_op_region(op, 0), 2 * n, n) && cgi_hlo_check_scalar_args(op, "body", cg_op_region(op, 0));
  case CG_STABLEHLO_SCATTER:
    return cgi_hlo_check_block(op, "update_computation", cg_op_region(op, 0), 2 * n, n) &&
           cgi_hlo_check_scalar_args(op, "update_computation", cg_op_region(op, 0));
  case CG_STABLEHLO_SORT: {
    cg_type t = n ? cgi_hlo_type(op, CG_STABLEHLO_SORT_INPUTS) : NULL;
    int64_t dim = cgi_hlo_int(op, "dimension", -1);
    for (i = 1; i < n; i++)
      if (!cgi_hlo_shapes_fit(t, cgi_hlo_type(op, i)))
        return cgi_op_error(op, "operands 0 and %u have different shapes: %t and %t", i, t, cgi_hlo_type(op, i));
    if (CGI_HLO_TENSOR(t) && (dim >= (int64_t)cg_type_rank(t) || dim < -(int64_t)cg_type_rank(t)) && cg_type_rank(t))
      return cgi_op_error(op, "attribute 'dimension' %l is no dim of %t", dim, t);
    return cgi_hlo_check_block(op, "comparator", cg_op_region(op, 0), 2 * n, 1) && cgi_hlo_check_scalar_args(op, "comparator", cg_op_region(op, 0)) &&
           cgi_hlo_check_predicate(op, "comparator", cg_op_region(op, 0));
  }
  case CG_STABLEHLO_SELECT_AND_SCATTER:
    return cgi_hlo_check_block(op, "select", cg_op_region(op, CG_STABLEHLO_SELECT_AND_SCATTER_SELECT), 2, 1) &&
           cgi_hlo_check_predicate(op, "select", cg_op_region(op, CG_STABLEHLO_SELECT_AND_SCATTER_SELECT)) &&
           cgi_hlo_check_block(op, "scatter", cg_op_region(op, CG_STABLEHLO_SELECT_AND_SCATTER_SCATTER), 2, 1);
  case CG_STABLEHLO_MAP: return cgi_hlo_check_block(op, "computation", cg_op_region(op, 0), n, 1);
#ifndef CODEGEN_NO_SECOND_TIER_OPS
  case CG_STABLEHLO_WHILE: {
    unsigned r;
    n = cg_op_num_operands(op);
    if (!cgi_hlo_check_block(op, "cond", cg_op_region(op, CG_STABLEHLO_WHILE_COND), n, 1) ||
        !cgi_hlo_check_predicate(op, "cond", cg_op_region(op, CG_STABLEHLO_WHILE_COND)) ||
        !cgi_hlo_check_block(op, "body", cg_op_region(op, CG_STABLEHLO_WHILE_BODY), n, n))
      return false;
    for (r = 0; r < 2; r++)
      for (i = 0; i < n; i++) {
        cg_block b = cg_region_first(cg_op_region(op, r));
        if (!cgi_hlo_compatible(cg_value_type(cg_block_arg(b, i)), cgi_hlo_type(op, i)))
          return cgi_op_error(op, "carried value %u is %t outside and %t in region '%s'", i, cgi_hlo_type(op, i), cg_value_type(cg_block_arg(b, i)),
                              r ? "body" : "cond");
        if (r && !cgi_hlo_compatible(cgi_hlo_type(cg_block_last(b), i), cgi_hlo_type(op, i)))
          return cgi_op_error(op, "region 'body' returns %t for carried value %u of type %t", cgi_hlo_type(cg_block_last(b), i), i,
                              cgi_hlo_type(op, i));
      }
    return true;
  }
  case CG_STABLEHLO_IF: {
    cg_type t = cgi_hlo_type(op, CG_STABLEHLO_IF_PRED);
    if (cgi_hlo_class(cg_type_element(t)) != CGI_HLO_BOOL || (CGI_HLO_TENSOR(t) && cg_type_rank(t) && cg_type_num_elements(t) != 1))
      return cgi_op_error(op, "'pred' must be a tensor<i1>, but is %t", t);
    return true;
  }
#endif
  default: return true;
  }
}

static bool cgi_hlo_verify_select_and_scatter(cg_op op) {
  cg_type t = cgi_hlo_type(op, CG_STABLEHLO_SELECT_AND_SCATTER_OPERAND), s = cgi_hlo_type(op, CG_STABLEHLO_SELECT_AND_SCATTER_SOURCE);
  cgi_hlo_window w;
  unsigned i;
  if (!CGI_HLO_TENSOR(t) || !CGI_HLO_TENSOR(s)) return true;
  if (!cgi_hlo_window_of(op, &w)) return cgi_op_error(op, "its window attributes must have one entry per dim of %t", t);
  if (!cgi_hlo_check_window(op, &w)) return false;
  if (cg_type_rank(s) != w.n) return cgi_op_error(op, "'source' %t and 'operand' %t have different ranks", s, t);
  for (i = 0; i < w.n; i++)
    if (!cgi_hlo_dims_fit(cg_type_dim(s, i), cgi_hlo_window_places(&w, i, cg_type_dim(t, i))))
      return cgi_op_error(op, "dim %u of 'source' %t is not the number of windows over 'operand' %t", i, s, t);
  return true;
}

static bool cgi_hlo_verify_attrs(cg_op op) {
  static const char *const directions[] = {"EQ", "NE", "GE", "GT", "LE", "LT"};
  cg_str s;
  unsigned i;
  int64_t v;
  cg_type t;
  switch (cg_op_get_kind(op)) {
  case CG_STABLEHLO_COMPARE:
    s = cgi_hlo_keyword(op, "comparison_direction");
    for (i = 0; i < 6; i++)
      if (cgi_str_is(s, directions[i])) break;
    if (i == 6) return cgi_op_error(op, "has no comparison direction '%S'; there are EQ, NE, GE, GT, LE, LT", s);
    s = cgi_hlo_compare_type(op);
    i = cgi_hlo_class(cg_type_element(cgi_hlo_type(op, CG_LHS)));
    if (!cgi_str_is(s, "FLOAT") && !cgi_str_is(s, "TOTALORDER") && !cgi_str_is(s, "SIGNED") && !cgi_str_is(s, "UNSIGNED"))
      return cgi_op_error(op, "has no comparison type '%S'; there are FLOAT, TOTALORDER, SIGNED, UNSIGNED", s);
    if (((i & (CGI_HLO_FLOAT | CGI_HLO_COMPLEX)) != 0) != (cgi_str_is(s, "FLOAT") || cgi_str_is(s, "TOTALORDER")) && i != CGI_HLO_OTHER)
      return cgi_op_error(op, "cannot compare elements of type %t as %S", cg_type_element(cgi_hlo_type(op, CG_LHS)), s);
    return true;
  case CG_STABLEHLO_DYNAMIC_IOTA:
  case CG_STABLEHLO_IOTA:
    t = cgi_hlo_result_type(op, 0);
    v = cgi_hlo_int(op, "iota_dimension", -1);
    if (CGI_HLO_TENSOR(t) && (v < 0 || v >= (int64_t)cg_type_rank(t))) return cgi_op_error(op, "attribute 'iota_dimension' %l is no dim of %t", v, t);
    if (cg_op_get_kind(op) == CG_STABLEHLO_IOTA && CGI_HLO_TENSOR(t) && !cg_type_has_static_shape(t))
      return cgi_op_error(op, "result %t must have a static shape", t);
    return cgi_hlo_class(cg_type_element(t)) != CGI_HLO_BOOL || cgi_op_error(op, "does not make elements of type i1");
  case CG_STABLEHLO_SET_DIMENSION_SIZE:
  case CG_STABLEHLO_GET_DIMENSION_SIZE:
    t = cgi_hlo_type(op, 0);
    v = cgi_hlo_int(op, "dimension", -1);
    return !CGI_HLO_TENSOR(t) || (v >= 0 && v < (int64_t)cg_type_rank(t)) || cgi_op_error(op, "attribute 'dimension' %l is no dim of %t", v, t);
  case CG_STABLEHLO_REVERSE: {
    int64_t dims[CGI_HLO_MAX_RANK];
    int n = cgi_hlo_list(op, "dimensions", CGI_HLO_MAX_RANK, dims);
    t = cgi_hlo_type(op, CG_STABLEHLO_REVERSE_OPERAND);
    if (n < 0) return cgi_op_error(op, "attribute 'dimensions' must be a list of integers");
    return !CGI_HLO_TENSOR(t) || cgi_hlo_check_dims(op, "dimensions", (unsigned)n, dims, cg_type_rank(t));
  }
  case CG_STABLEHLO_REDUCE_PRECISION:
    if (cgi_hlo_int(op, "exponent_bits", 0) < 1) return cgi_op_error(op, "needs at least one exponent bit");
    return cgi_hlo_int(op, "mantissa_bits", -1) >= 0 || cgi_op_error(op, "has a negative number of mantissa bits");
#ifndef CODEGEN_NO_SECOND_TIER_OPS
  case CG_STABLEHLO_TRIANGULAR_SOLVE:
    s = cgi_hlo_keyword(op, "transpose_a");
    return !s.len || cgi_str_is(s, "NO_TRANSPOSE") || cgi_str_is(s, "TRANSPOSE") || cgi_str_is(s, "ADJOINT") ||
           cgi_op_error(op, "has no transpose '%S'; there are NO_TRANSPOSE, TRANSPOSE, ADJOINT", s);
#endif
  case CG_STABLEHLO_CUSTOM_CALL:
  case CG_STABLEHLO_COMPOSITE: {
    const char *name = cg_op_get_kind(op) == CG_STABLEHLO_COMPOSITE ? "name" : "call_target_name";
    cg_attr a = cg_op_attr(op, name);
    return (a && cg_attr_get_kind(a) == CG_ATTR_STRING) || cgi_op_error(op, "attribute '%s' must be a string", name);
  }
  default: return true;
  }
}

static bool cgi_hlo_verify_shapes(cg_op op) {
  switch (cg_op_get_kind(op)) {
  case CG_STABLEHLO_BROADCAST_IN_DIM:
  case CG_STABLEHLO_DYNAMIC_BROADCAST_IN_DIM: return cgi_hlo_verify_broadcast_in_dim(op, "broadcast_dimensions");
  case CG_STABLEHLO_RESHAPE:
  case CG_STABLEHLO_DYNAMIC_RESHAPE: return cgi_hlo_verify_reshape(op);
  case CG_STABLEHLO_BITCAST_CONVERT: return cgi_hlo_verify_bitcast(op);
  case CG_STABLEHLO_SELECT_AND_SCATTER: return cgi_hlo_verify_select_and_scatter(op);
  default: return true;
  }
}

// Ranks that the fixed-size lists of this file hold.
static bool cgi_hlo_verify_ranks(cg_op op) {
  unsigned i, n = cg_op_num_operands(op);
  for (i = 0; i < n + cg_op_num_results(op); i++) {
    cg_type t = i < n ? cgi_hlo_type(op, i) : cgi_hlo_result_type(op, i - n);
    if (CGI_HLO_TENSOR(t) && cg_type_rank(t) > CGI_HLO_MAX_RANK)
      return cgi_op_error(op, "has a tensor of rank %u; at most %d is supported", cg_type_rank(t), CGI_HLO_MAX_RANK);
  }
  return true;
}

static bool cgi_hlo_verify(cg_op op) {
  cg_type smaller[8], *types = smaller;
  cg_context *ctx = cg_op_context(op);
  unsigned i, n = cg_op_num_results(op);
  bool ok = true;
  int r;
  if (!cgi_hlo_verify_ranks(op) || !cgi_hlo_verify_regions(op) || !cgi_hlo_verify_attrs(op) || !cgi_hlo_verify_shapes(op)) return false;
  if (n > 8) types = CGI_NEW_ARRAY(ctx, cg_type, n);
  r = cgi_hlo_infer(op, types);
  for (i = 0; r > 0 && i < n && ok; i++)
    if (!cgi_hlo_compatible(types[i], cgi_hlo_result_type(op, i)))
      ok = cgi_op_error(op, "result %u is %t, but its operands and attributes make it %t", i, cgi_hlo_result_type(op, i), types[i]);
  if (types != smaller) cgi_free(ctx, types, n * sizeof *types);
  return ok && r >= 0;
}

// ---- loops --------------------------------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_hlo_loop_constant(cg_op loop, cg_value v, int64_t *out) {
  if (!v->op && v->block->region->op == loop) {
    cg_block body = loop->regions[CG_STABLEHLO_WHILE_BODY]->first;
    if (cg_op_operand(body->last, v->index) != body->args[v->index]) return false;
    v = cg_op_operand(loop, v->index);
  }
  return cgi_constant_int(v, out);
}

CGI_DEF bool cgi_hlo_loop_step(cg_op loop, unsigned i, int64_t *step) {
  cg_block body = loop->regions[CG_STABLEHLO_WHILE_BODY]->first;
  cg_value next = cg_op_operand(body->last, i);
  bool adds = cgi_is_kind(next, CG_STABLEHLO_ADD);
  if (!adds && !cgi_is_kind(next, CG_STABLEHLO_SUBTRACT)) return false;
  bool turned = adds && cg_op_operand(next->op, CG_RHS) == body->args[i];
  if (cg_op_operand(next->op, turned) != body->args[i] || !cgi_hlo_loop_constant(loop, cg_op_operand(next->op, !turned), step)) return false;
  if (!adds) *step = (int64_t)(0 - (uint64_t)*step);
  return true;
}

// ---- folds ------------------------------------------------------------------------------------------------------------------------------------
static bool cgi_hlo_identity_list(cg_op op, const char *name, unsigned n) {
  int64_t v[CGI_HLO_MAX_RANK];
  unsigned i;
  if (!cgi_hlo_int_list(op, name, n, 0, v)) return false;
  for (i = 0; i < n; i++)
    if (v[i] != (int64_t)i) return false;
  return true;
}

// A splat of another shape.
static bool cgi_hlo_fold_splat(cg_op op, cg_attr constant, cgi_fold *out) {
  cg_type t = cgi_hlo_result_type(op, 0);
  const uint8_t *bytes;
  size_t size;
  if (!constant || cg_attr_get_kind(constant) != CG_ATTR_DENSE || !cg_attr_is_splat(constant) || !cg_type_has_static_shape(t)) return false;
  if (cg_type_element(t) != cg_type_element(cg_attr_type(constant))) return false;
  bytes = cg_attr_bytes(constant, &size);
  out->attr = cgi_attr_dense(cg_op_context(op), t, bytes, size);
  return true;
}

static bool cgi_hlo_fold_reshape(cg_op op, cg_attr constant, cgi_fold *out) {
  cg_type t = cgi_hlo_result_type(op, 0);
  const uint8_t *bytes;
  size_t size;
  if (cgi_hlo_fold_splat(op, constant, out)) return true;
  if (!constant || cg_attr_get_kind(constant) != CG_ATTR_DENSE || !cg_type_has_static_shape(t)) return false;
  bytes = cg_attr_bytes(constant, &size);
  if (size > 64) return false;
  out->attr = cgi_attr_dense(cg_op_context(op), t, bytes, size);
  return true;
}

static bool cgi_hlo_fold_select(cg_op op, cg_attr pred, cgi_fold *out) {
  int64_t v;
  if (pred && cg_attr_get_kind(pred) == CG_ATTR_DENSE && cgi_constant_int(cg_op_operand(op, CG_STABLEHLO_SELECT_PRED), &v)) {
    cg_value chosen = cg_op_operand(op, v ? CG_STABLEHLO_SELECT_ON_TRUE : CG_STABLEHLO_SELECT_ON_FALSE);
    if (cg_value_type(chosen) != cgi_hlo_result_type(op, 0)) return false;
    out->value = chosen;
    return true;
  }
  if (cg_op_operand(op, CG_STABLEHLO_SELECT_ON_TRUE) != cg_op_operand(op, CG_STABLEHLO_SELECT_ON_FALSE) ||
      cgi_hlo_type(op, CG_STABLEHLO_SELECT_ON_TRUE) != cgi_hlo_result_type(op, 0))
    return false;
  out->value = cg_op_operand(op, CG_STABLEHLO_SELECT_ON_TRUE);
  return true;
}

static bool cgi_hlo_fold(cg_op op, const cg_attr *constants, cgi_fold *results) {
  cg_type r = cgi_hlo_result_type(op, 0);
  bool same = cg_op_num_operands(op) && r && cgi_hlo_type(op, 0) == r;
  cg_attr size;
  int64_t dim;
  switch (cg_op_get_kind(op)) {
  case CG_STABLEHLO_CONSTANT: results[0].attr = cg_op_attr(op, "value"); return results[0].attr != NULL;
  case CG_STABLEHLO_CONVERT:
  case CG_STABLEHLO_BITCAST_CONVERT: break;
  case CG_STABLEHLO_RESHAPE:
    if (!same) return cgi_hlo_fold_reshape(op, constants[0], &results[0]);
    break;
  case CG_STABLEHLO_BROADCAST:
  case CG_STABLEHLO_REVERSE:
    if (!same || cg_op_get_kind(op) == CG_STABLEHLO_REVERSE) return cgi_hlo_fold_splat(op, constants[0], &results[0]);
    break;
  case CG_STABLEHLO_TRANSPOSE:
    same = same && cgi_hlo_identity_list(op, "permutation", cg_type_rank(r));
    if (!same) return cgi_hlo_fold_splat(op, constants[0], &results[0]);
    break;
  case CG_STABLEHLO_BROADCAST_IN_DIM:
    same = same && cgi_hlo_identity_list(op, "broadcast_dimensions", cg_type_rank(r));
    if (!same) return cgi_hlo_fold_splat(op, constants[0], &results[0]);
    break;
  case CG_STABLEHLO_SLICE: // of the same static shape: all of it
    if (!same || !cg_type_has_static_shape(r)) return cgi_hlo_fold_splat(op, constants[0], &results[0]);
    break;
  case CG_STABLEHLO_CONCATENATE: same = same && cg_op_num_operands(op) == 1; break;
  case CG_STABLEHLO_SELECT: return cgi_hlo_fold_select(op, constants[0], &results[0]);
  case CG_STABLEHLO_GET_TUPLE_ELEMENT: {
    cg_op tuple = cg_value_op(cg_op_operand(op, CG_STABLEHLO_GET_TUPLE_ELEMENT_OPERAND));
    if (!tuple || cg_op_get_kind(tuple) != CG_STABLEHLO_TUPLE) return false;
    results[0].value = cg_op_operand(tuple, (unsigned)cgi_hlo_int(op, "index", 0));
    return true;
  }
  case CG_STABLEHLO_GET_DIMENSION_SIZE:
    if (!CGI_HLO_TENSOR(cgi_hlo_type(op, CG_STABLEHLO_GET_DIMENSION_SIZE_OPERAND))) return false;
    dim = cg_type_dim(cgi_hlo_type(op, CG_STABLEHLO_GET_DIMENSION_SIZE_OPERAND), (unsigned)cgi_hlo_int(op, "dimension", 0));
    if (dim == CG_DYNAMIC || dim > INT32_MAX) return false;
    size = cgi_attr_int(cg_op_context(op), cg_type_element(r), dim);
    results[0].attr = cgi_attr_dense_splat(cg_op_context(op), r, size);
    return true;
  default: return false;
  }
  if (!same) return false;
  results[0].value = cg_op_operand(op, CG_OPERAND);
  return true;
}

#undef CGI_HLO_TENSOR
#undef CGI_HLO_FAIL

CGI_DEF const cgi_dialect *cgi_dialect_stablehlo(void) {
  static const cgi_dialect dialect = {"stablehlo", CGI_VERIFIER(cgi_hlo_verify), cgi_hlo_fold, NULL, 0};
  return &dialect;
}
