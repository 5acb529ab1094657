// The tensor dialect: verifier, folds and patterns.
#include "dialects/dialects.h"
#include "dialects/eval.h"
#include "dialects/linalg.h"

// ---- verifier -----------------------------------------------------------------------------------------------------------------------------
static bool cgi_tensor_check(cg_op op, const char *group, cg_type *type) { return cgi_check_shaped(op, group, CG_TYPE_TENSOR, type); }
static bool cgi_tensor_check_result(cg_op op, cg_type *type) { return cgi_check_shaped(op, NULL, CG_TYPE_TENSOR, type); }

static bool cgi_tensor_same_element(cg_op op, cg_type a, cg_type b) {
  if (cg_type_element(a) == cg_type_element(b)) return true;
  return cgi_op_error(op, "expected one element type, but got %t and %t", a, b);
}

static bool cgi_tensor_verify_extract_slice(cg_op op) {
  cg_type source, result;
  if (!cgi_tensor_check(op, "source", &source) || !cgi_tensor_check_result(op, &result) || !cgi_tensor_same_element(op, source, result)) return false;
  return cgi_check_slice_of(op, source, result, CGI_SAYS("result type %t does not have the sizes of the slice of %t"));
}

static bool cgi_tensor_verify_insert_slice(cg_op op, bool has_result) {
  cg_type source, dest;
  if (!cgi_tensor_check(op, "source", &source) || !cgi_tensor_check(op, "dest", &dest) || !cgi_tensor_same_element(op, source, dest)) return false;
  if (has_result && cg_value_type(cg_op_result(op, 0)) != dest)
    return cgi_op_error(op, "result must have the destination's type %t, but got %t", dest, cg_value_type(cg_op_result(op, 0)));
  return cgi_check_slice_of(op, dest, source, CGI_SAYS("source type %t does not have the sizes of the slice of %t"));
}

// The body makes one element.
static bool cgi_tensor_check_yield(cg_op op, cg_block body, cg_type element) {
  cg_op yield = body->last;
  if (!yield || cg_op_get_kind(yield) != CG_TENSOR_YIELD)
    return cgi_op_error(op, "body must be terminated with a 'tensor.yield' of type %t", element);
  if (cg_value_type(cg_op_operand(yield, CG_TENSOR_YIELD_VALUE)) != element)
    return cgi_op_error(op, "body must be terminated with a 'tensor.yield' of type %t, but it passes %t", element,
                        cg_value_type(cg_op_operand(yield, CG_TENSOR_YIELD_VALUE)));
  return true;
}

static bool cgi_tensor_verify_pad(cg_op op) {
  cg_type source, result;
  cgi_mixed low, high;
  if (!cgi_tensor_check(op, "source", &source) || !cgi_tensor_check_result(op, &result) || !cgi_tensor_same_element(op, source, result)) return false;
  if (!cgi_pad_get(op, &low, &high)) return cgi_op_error(op, "has 'static_low' or 'static_high' that do not match its operands");
  unsigned rank = cg_type_rank(source);
  if (low.n != rank || high.n != rank || cg_type_rank(result) != rank)
    return cgi_op_error(op, "expected low and high padding and result of rank %u, but got %u, %u and %t", rank, low.n, high.n, result);
  for (unsigned i = 0; i < rank; i++) {
    if ((!low.values[i] && low.fixed[i] < 0) || (!high.values[i] && high.fixed[i] < 0))
      return cgi_op_error(op, "expected padding of dimension %u to be non-negative", i);
    bool known = cg_type_dim(source, i) != CG_DYNAMIC && !low.values[i] && !high.values[i];
    int64_t size = CG_DYNAMIC;
    if (known && (!cgi_checked_add(cg_type_dim(source, i), low.fixed[i], &size) || !cgi_checked_add(size, high.fixed[i], &size)))
      return cgi_op_error(op, "has a padded size of dimension %u that is too large", i);
    if (known && cg_type_dim(result, i) != CG_DYNAMIC && cg_type_dim(result, i) != size)
      return cgi_op_error(op, "specified type %t does not match the inferred size %l of dimension %u", result, size, i);
  }
  cg_block body = cg_region_first(cg_op_region(op, 0));
  if (!body || cg_block_num_args(body) != rank) return cgi_op_error(op, "expected the block to have %u arguments", rank);
  for (unsigned i = 0; i < rank; i++)
    if (cg_type_get_kind(cg_value_type(cg_block_arg(body, i))) != CG_TYPE_INDEX)
      return cgi_op_error(op, "expected block argument #%u to be an index", i);
  return cgi_tensor_check_yield(op, body, cg_type_element(source));
}

static bool cgi_tensor_verify_reshape(cg_op op, bool expand) {
  cg_type source, result;
  cgi_mixed shape;
  if (!cgi_tensor_check(op, "src", &source) || !cgi_tensor_check_result(op, &result) || !cgi_tensor_same_element(op, source, result)) return false;
  if (expand) {
    if (!cgi_mixed_get(op, "output_shape", "static_output_shape", &shape))
      return cgi_op_error(op, "has 'static_output_shape' that does not match its operands");
    if (shape.n != cg_type_rank(result)) return cgi_op_error(op, "expected %u sizes of the output shape, but got %u", cg_type_rank(result), shape.n);
    for (unsigned i = 0; i < shape.n; i++)
      if ((shape.values[i] ? CG_DYNAMIC : shape.fixed[i]) != cg_type_dim(result, i))
        return cgi_op_error(op, "expected output shape of dimension %u to match the result type %t", i, result);
  }
  return cgi_reassociation_verify(op, expand ? result : source, expand ? source : result);
}

static bool cgi_tensor_verify_concat(cg_op op) {
  cg_type result, first;
  int64_t dim = cgi_op_int(op, "dim"), total = 0;
  if (!cgi_tensor_check_result(op, &result)) return false;
  if (!cg_op_num_operands(op)) return cgi_op_error(op, "requires at least one input");
  if (!cgi_tensor_check(op, "inputs", &first)) return false;
  if (dim < 0 || dim >= (int64_t)cg_type_rank(first))
    return cgi_op_error(op, "concatenation dim %l must be less than the tensor rank %u", dim, cg_type_rank(first));
  for (unsigned i = 0; i < cg_op_num_operands(op); i++) {
    cg_type t = cg_value_type(cg_op_operand(op, i));
    if (cg_type_get_kind(t) != CG_TYPE_TENSOR || cg_type_element(t) != cg_type_element(result) || cg_type_rank(t) != cg_type_rank(result))
      return cgi_op_error(op, "inputs and result element type and rank must match, but operand #%u is %t and the result %t", i, t, result);
    for (unsigned d = 0; d < cg_type_rank(t); d++) {
      int64_t x = cg_type_dim(t, d), y = cg_type_dim(result, d);
      if (d == (unsigned)dim)
        total = total == CG_DYNAMIC || x == CG_DYNAMIC || !cgi_checked_add(total, x, &total) ? CG_DYNAMIC : total;
      else if (x != y && x != CG_DYNAMIC && y != CG_DYNAMIC)
        return cgi_op_error(op, "static concatenation size mismatch along non-concatenated dimension %u: operand #%u is %t and the result %t", d, i,
                            t, result);
    }
  }
  int64_t size = cg_type_dim(result, (unsigned)dim);
  if (total != CG_DYNAMIC && size != CG_DYNAMIC && total != size)
    return cgi_op_error(op, "sizes along dimension %l add up to %l, but the result is %t", dim, total, result);
  return true;
}

static bool cgi_tensor_verify_generate(cg_op op) {
  cg_type result;
  cg_block body = cg_region_first(cg_op_region(op, 0));
  if (!cgi_tensor_check_result(op, &result) || !cgi_check_dynamic_sizes(op, "dynamicExtents", result)) return false;
  if (!body || cg_block_num_args(body) != cg_type_rank(result)) return cgi_op_error(op, "must have one body argument per dimension of %t", result);
  return cgi_tensor_check_yield(op, body, cg_type_element(result));
}

static bool cgi_tensor_verify_cast(cg_op op) {
  cg_type a = cg_value_type(cg_op_operand(op, CG_TENSOR_CAST_SOURCE)), b = cg_value_type(cg_op_result(op, 0));
  cg_type_kind ka = cg_type_get_kind(a), kb = cg_type_get_kind(b);
  bool tensors = (ka == CG_TYPE_TENSOR || ka == CG_TYPE_UNRANKED_TENSOR) && (kb == CG_TYPE_TENSOR || kb == CG_TYPE_UNRANKED_TENSOR);
  bool bits = cg_op_get_kind(op) == CG_TENSOR_BITCAST;
  if (tensors && (ka != kb || ka == CG_TYPE_UNRANKED_TENSOR || cgi_shapes_compatible(a, b))) {
    if (bits ? cg_type_width(cg_type_element(a)) == cg_type_width(cg_type_element(b)) : cg_type_element(a) == cg_type_element(b)) return true;
  }
  return cgi_op_error(op, "operand type %t and result type %t are cast incompatible", a, b);
}

static bool cgi_tensor_verify(cg_op op) {
  cg_type a, b;
  switch (cg_op_get_kind(op)) {
  case CG_TENSOR_EMPTY: return cgi_tensor_check_result(op, &a) && cgi_check_dynamic_sizes(op, "dynamicSizes", a);
  case CG_TENSOR_EXTRACT:
    if (!cgi_tensor_check(op, "tensor", &a) || !cgi_check_indices(op, "indices", a)) return false;
    if (cg_value_type(cg_op_result(op, 0)) == cg_type_element(a)) return true;
    return cgi_op_error(op, "result must have the element type of %t, but got %t", a, cg_value_type(cg_op_result(op, 0)));
  case CG_TENSOR_INSERT:
    if (!cgi_tensor_check(op, "dest", &a) || !cgi_check_indices(op, "indices", a)) return false;
    if (cg_value_type(cg_op_operand(op, CG_TENSOR_INSERT_SCALAR)) != cg_type_element(a))
      return cgi_op_error(op, "scalar must have the element type of %t, but got %t", a, cg_value_type(cg_op_operand(op, CG_TENSOR_INSERT_SCALAR)));
    if (cg_value_type(cg_op_result(op, 0)) != a)
      return cgi_op_error(op, "result must have the destination's type %t, but got %t", a, cg_value_type(cg_op_result(op, 0)));
    return true;
  case CG_TENSOR_EXTRACT_SLICE: return cgi_tensor_verify_extract_slice(op);
  case CG_TENSOR_INSERT_SLICE: return cgi_tensor_verify_insert_slice(op, true);
  case CG_TENSOR_PARALLEL_INSERT_SLICE: return cgi_tensor_verify_insert_slice(op, false);
  case CG_TENSOR_PAD: return cgi_tensor_verify_pad(op);
  case CG_TENSOR_EXPAND_SHAPE: return cgi_tensor_verify_reshape(op, true);
  case CG_TENSOR_COLLAPSE_SHAPE: return cgi_tensor_verify_reshape(op, false);
  case CG_TENSOR_DIM: {
    cg_type t = cg_value_type(cg_op_operand(op, CG_TENSOR_DIM_SOURCE));
    if (cg_type_get_kind(t) != CG_TYPE_TENSOR && cg_type_get_kind(t) != CG_TYPE_UNRANKED_TENSOR)
      return cgi_op_error(op, "operand #0 must be a tensor, but got %t", t);
    return true;
  }
  case CG_TENSOR_CAST:
  case CG_TENSOR_BITCAST: return cgi_tensor_verify_cast(op);
  case CG_TENSOR_CONCAT: return cgi_tensor_verify_concat(op);
  case CG_TENSOR_FROM_ELEMENTS:
    if (!cgi_tensor_check_result(op, &a)) return false;
    if (cg_type_num_elements(a) != (int64_t)cg_op_num_operands(op))
      return cgi_op_error(op, "expected %l operands for %t, but got %u", cg_type_num_elements(a), a, cg_op_num_operands(op));
    for (unsigned i = 0; i < cg_op_num_operands(op); i++)
      if (cg_value_type(cg_op_operand(op, i)) != cg_type_element(a))
        return cgi_op_error(op, "operand #%u must have the element type of %t, but got %t", i, a, cg_value_type(cg_op_operand(op, i)));
    return true;
  case CG_TENSOR_SPLAT:
    if (!cgi_tensor_check_result(op, &a) || !cgi_check_dynamic_sizes(op, "dynamicSizes", a)) return false;
    if (cg_value_type(cg_op_operand(op, CG_TENSOR_SPLAT_INPUT)) == cg_type_element(a)) return true;
    return cgi_op_error(op, "operand #0 must have the element type of %t, but got %t", a, cg_value_type(cg_op_operand(op, CG_TENSOR_SPLAT_INPUT)));
  case CG_TENSOR_GENERATE: return cgi_tensor_verify_generate(op);
  case CG_TENSOR_RESHAPE:
    a = cg_value_type(cg_op_operand(op, CG_TENSOR_RESHAPE_SOURCE)), b = cg_value_type(cg_op_result(op, 0));
    if (cgi_elem(cg_op_operand(op, CG_TENSOR_RESHAPE_SOURCE)) != cgi_elem(cg_op_result(op, 0)))
      return cgi_op_error(op, "element types of source and destination tensor types should be the same, but got %t and %t", a, b);
    if (cg_type_is_shaped(a) && cg_type_is_shaped(b) && cg_type_has_static_shape(a) && cg_type_has_static_shape(b) &&
        cg_type_num_elements(a) != cg_type_num_elements(b))
      return cgi_op_error(op, "source and destination tensor should have the same number of elements, but got %t and %t", a, b);
    return true;
  default: return true;
  }
}

// ---- folds --------------------------------------------------------------------------------------------------------------------------------
static bool cgi_tensor_fold_dim(cg_op op, cg_value source, unsigned dim, cgi_fold *r) {
  cg_type type = cg_value_type(source);
  cg_op def = cg_value_op(source);
  cgi_mixed m;
  if (cg_type_get_kind(type) != CG_TYPE_TENSOR || dim >= cg_type_rank(type)) return false;
  if (cg_type_dim(type, dim) != CG_DYNAMIC) return cgi_fold_to_attr(r, cgi_attr_index(op->ctx, cg_type_dim(type, dim)));
  if (!def) return false;
  if (cgi_linalg_is(def)) { // a result has its init's shape
    cgi_op_set_operand(op, CG_TENSOR_DIM_SOURCE, cgi_linalg_output(def, cg_value_index(source)));
    return true;
  }
  switch (cg_op_get_kind(def)) {
  case CG_TENSOR_EMPTY: return cgi_fold_to(r, cgi_dynamic_size_operand(def, "dynamicSizes", type, dim));
  case CG_TENSOR_SPLAT: return cgi_fold_to(r, cgi_dynamic_size_operand(def, "dynamicSizes", type, dim));
  case CG_TENSOR_GENERATE: return cgi_fold_to(r, cgi_dynamic_size_operand(def, "dynamicExtents", type, dim));
  case CG_TENSOR_EXPAND_SHAPE: return cgi_mixed_get(def, "output_shape", "static_output_shape", &m) && cgi_fold_to(r, m.values[dim]);
  case CG_TENSOR_EXTRACT_SLICE:
    if (cg_type_rank(cg_value_type(cg_op_operand(def, CG_TENSOR_EXTRACT_SLICE_SOURCE))) != cg_type_rank(type)) return false;
    return cgi_mixed_get(def, "sizes", "static_sizes", &m) && cgi_fold_to(r, m.values[dim]);
  case CG_TENSOR_CAST:
    if (cg_type_get_kind(cg_value_type(cg_op_operand(def, CG_TENSOR_CAST_SOURCE))) != CG_TYPE_TENSOR) return false;
    cgi_op_set_operand(op, CG_TENSOR_DIM_SOURCE, cg_op_operand(def, CG_TENSOR_CAST_SOURCE));
    return true;
  case CG_TENSOR_INSERT:
  case CG_TENSOR_INSERT_SLICE: cgi_op_set_operand(op, CG_TENSOR_DIM_SOURCE, cg_op_operand(def, CG_TENSOR_INSERT_SLICE_DEST)); return true;
  default: return false;
  }
}

// The index constants at operands first… as a linear index into a static shape; false where one is not constant or out of bounds.
static bool cgi_tensor_linear_index(cg_type type, const cg_attr *c, uint64_t *out) {
  uint64_t at = 0;
  if (!cg_type_has_static_shape(type)) return false;
  for (unsigned i = 0; i < cg_type_rank(type); i++) {
    if (!c[i]) return false;
    int64_t index = cg_attr_int(c[i]), dim = cg_type_dim(type, i);
    if (index < 0 || index >= dim) return false;
    at = at * (uint64_t)dim + (uint64_t)index;
  }
  *out = at;
  return true;
}

static bool cgi_tensor_fold_extract(cg_op op, const cg_attr *c, cgi_fold *r) {
  cg_value tensor = cg_op_operand(op, CG_TENSOR_EXTRACT_TENSOR);
  cg_type type = cg_value_type(tensor);
  cg_op def = cg_value_op(tensor);
  uint64_t at;
  if (c[0] && cg_attr_get_kind(c[0]) == CG_ATTR_DENSE) {
    if (cg_attr_is_splat(c[0]))
      return cg_type_get_kind(cg_type_element(type)) != CG_TYPE_COMPLEX && cgi_fold_to_attr(r, cgi_attr_dense_at(op->ctx, c[0], 0));
    return cg_type_get_kind(cg_type_element(type)) != CG_TYPE_COMPLEX && cgi_tensor_linear_index(type, c + 1, &at) &&
           cgi_fold_to_attr(r, cgi_attr_dense_at(op->ctx, c[0], at));
  }
  if (!def) return false;
  switch (cg_op_get_kind(def)) {
  case CG_TENSOR_FROM_ELEMENTS: return cgi_tensor_linear_index(type, c + 1, &at) && cgi_fold_to(r, cg_op_operand(def, (unsigned)at));
  case CG_TENSOR_SPLAT: return cgi_fold_to(r, cg_op_operand(def, CG_TENSOR_SPLAT_INPUT));
  case CG_LINALG_FILL: return cg_value_type(cgi_linalg_input(def, 0)) == cg_type_element(type) && cgi_fold_to(r, cgi_linalg_input(def, 0));
  case CG_TENSOR_CAST:
    if (cg_type_get_kind(cg_value_type(cg_op_operand(def, CG_TENSOR_CAST_SOURCE))) != CG_TYPE_TENSOR) return false;
    cgi_op_set_operand(op, CG_TENSOR_EXTRACT_TENSOR, cg_op_operand(def, CG_TENSOR_CAST_SOURCE));
    return true;
  case CG_TENSOR_INSERT: {
    bool same = true, differ = false;
    for (unsigned i = 0; i < cg_type_rank(type); i++) {
      cg_value x = cg_op_operand(op, CG_TENSOR_EXTRACT_INDICES + i), y = cg_op_operand(def, CG_TENSOR_INSERT_INDICES + i);
      int64_t a, b;
      bool constants = cgi_constant_int(x, &a) && cgi_constant_int(y, &b);
      same = same && (x == y || (constants && a == b));
      differ = differ || (constants && a != b);
    }
    if (same) return cgi_fold_to(r, cg_op_operand(def, CG_TENSOR_INSERT_SCALAR));
    if (!differ) return false;
    cgi_op_set_operand(op, CG_TENSOR_EXTRACT_TENSOR, cg_op_operand(def, CG_TENSOR_INSERT_DEST));
    return true;
  }
  default: return false;
  }
}

static bool cgi_tensor_get_slice(cg_op op, cgi_mixed m[3]) { return cgi_slice_get(op, &m[0], &m[1], &m[2]); }

static bool cgi_tensor_same_slice(cg_op a, cg_op b) {
  cgi_mixed x[3], y[3];
  if (!cgi_tensor_get_slice(a, x) || !cgi_tensor_get_slice(b, y)) return false;
  return cgi_mixed_equal(&x[0], &y[0]) && cgi_mixed_equal(&x[1], &y[1]) && cgi_mixed_equal(&x[2], &y[2]);
}

// The slice is all of a static tensor.
static bool cgi_tensor_is_whole(cg_op op, cg_type type) {
  cgi_mixed m[3];
  if (!cg_type_has_static_shape(type) || !cgi_tensor_get_slice(op, m) || !cgi_mixed_all(&m[0], 0) || !cgi_mixed_all(&m[2], 1)) return false;
  for (unsigned i = 0; i < m[1].n; i++)
    if (m[1].values[i] || m[1].fixed[i] != cg_type_dim(type, i)) return false;
  return true;
}

#ifndef CODEGEN_NO_FAST_PIPELINES
// A slice of one element of a constant.
static bool cgi_tensor_fold_one(cg_op op, cg_attr c, cg_attr *scalar) {
  cgi_mixed m[3];
  uint64_t at = 0;
  cg_type type = cg_value_type(cg_op_operand(op, CG_TENSOR_EXTRACT_SLICE_SOURCE));
  if (!c || cg_attr_get_kind(c) != CG_ATTR_DENSE || cg_type_get_kind(cg_type_element(type)) == CG_TYPE_COMPLEX) return false;
  if (cg_type_num_elements(cg_value_type(cg_op_result(op, 0))) != 1 || !cgi_tensor_get_slice(op, m)) return false;
  for (unsigned i = 0; i < m[0].n; i++) {
    if (m[0].values[i] || m[0].fixed[i] < 0 || m[0].fixed[i] >= cg_type_dim(type, i)) return false;
    at = at * (uint64_t)cg_type_dim(type, i) + (uint64_t)m[0].fixed[i];
  }
  *scalar = cgi_attr_dense_at(op->ctx, c, at);
  return true;
}
#endif

static bool cgi_tensor_fold_slice(cg_op op, const cg_attr *c, cgi_fold *r) {
  cg_value source = cg_op_operand(op, CG_TENSOR_EXTRACT_SLICE_SOURCE);
  cg_type result = cg_value_type(cg_op_result(op, 0));
  cg_attr scalar;
  if (cg_op_get_kind(op) == CG_TENSOR_EXTRACT_SLICE) {
    if (cg_value_type(source) == result && cgi_tensor_is_whole(op, result)) return cgi_fold_to(r, source);
    cg_op insert = cgi_def_op(source, CG_TENSOR_INSERT_SLICE); // takes out what was just put in
    if (insert && cg_value_type(cg_op_operand(insert, CG_TENSOR_INSERT_SLICE_SOURCE)) == result && cgi_tensor_same_slice(op, insert))
      return cgi_fold_to(r, cg_op_operand(insert, CG_TENSOR_INSERT_SLICE_SOURCE));
    bool one = cgi_attr_scalar_of(c[0], &scalar);
#ifndef CODEGEN_NO_FAST_PIPELINES
    one = one || cgi_tensor_fold_one(op, c[0], &scalar);
#endif
    return one && cgi_fold_to_attr(r, cgi_attr_like(result, scalar));
  }
  if (cg_value_type(source) == result && cgi_tensor_is_whole(op, result)) return cgi_fold_to(r, source);
  cg_op extract = cgi_def_op(source, CG_TENSOR_EXTRACT_SLICE); // puts back what it took out
  if (extract && cg_op_operand(extract, CG_TENSOR_EXTRACT_SLICE_SOURCE) == cg_op_operand(op, CG_TENSOR_INSERT_SLICE_DEST) &&
      cgi_tensor_same_slice(op, extract))
    return cgi_fold_to(r, cg_op_operand(op, CG_TENSOR_INSERT_SLICE_DEST));
  return false;
}

// Reshaping back gives the source where the sizes are certain: static, or one dynamic dim per group.
static bool cgi_tensor_groups_certain(cg_op op, cg_type expanded) {
  cg_attr list = cg_op_attr(op, "reassociation");
  for (size_t g = 0; g < cg_attr_len(list); g++) {
    cg_attr dims = cg_attr_at(list, g);
    unsigned dynamic = 0;
    for (size_t i = 0; i < cg_attr_int_list_len(dims); i++)
      dynamic += cg_type_dim(expanded, (unsigned)cg_attr_int_list_at(dims, i)) == CG_DYNAMIC ? 1 : 0;
    if (dynamic > 1) return false;
  }
  return true;
}

static bool cgi_tensor_fold_reshape(cg_op op, const cg_attr *c, cgi_fold *r) {
  bool expand = cg_op_get_kind(op) == CG_TENSOR_EXPAND_SHAPE;
  cg_value source = cg_op_operand(op, CG_SOURCE);
  cg_type result = cg_value_type(cg_op_result(op, 0));
  if (cg_value_type(source) == result && cg_type_has_static_shape(result)) return cgi_fold_to(r, source);
  if (c[0] && cg_attr_get_kind(c[0]) == CG_ATTR_DENSE && cg_type_has_static_shape(result)) {
    size_t size;
    const uint8_t *bytes = cg_attr_bytes(c[0], &size);
    return cgi_fold_to_attr(r, cgi_attr_dense(op->ctx, result, bytes, size)); // the same bytes under another shape
  }
  cg_op inner = cgi_def_op(source, expand ? CG_TENSOR_COLLAPSE_SHAPE : CG_TENSOR_EXPAND_SHAPE);
  if (!inner || cg_value_type(cg_op_operand(inner, CG_SOURCE)) != result) return false;
  if (cg_op_attr(inner, "reassociation") != cg_op_attr(op, "reassociation"))
    return cg_type_has_static_shape(result) && cgi_fold_to(r, cg_op_operand(inner, CG_SOURCE));
  if (expand && !cgi_tensor_groups_certain(op, result)) return false;
  return cgi_fold_to(r, cg_op_operand(inner, CG_SOURCE));
}

static bool cgi_tensor_fold_cast(cg_op op, cgi_fold *r) {
  cg_value source = cg_op_operand(op, CG_TENSOR_CAST_SOURCE);
  cg_type result = cg_value_type(cg_op_result(op, 0));
  if (cg_value_type(source) == result) return cgi_fold_to(r, source);
  cg_op inner = cgi_def_op(source, CG_TENSOR_CAST);
  return inner && cg_value_type(cg_op_operand(inner, CG_TENSOR_CAST_SOURCE)) == result && cgi_fold_to(r, cg_op_operand(inner, CG_TENSOR_CAST_SOURCE));
}

static bool cgi_tensor_fold_from_elements(cg_op op, const cg_attr *c, cgi_fold *r) {
  enum { max_bytes = 64 };
  cg_type type = cg_value_type(cg_op_result(op, 0)), element = cg_type_element(type);
  unsigned n = cg_op_num_operands(op), size = cg_storage_bytes(element);
  uint8_t bytes[max_bytes];
  bool uniform = n > 0;
  if (n == 1 && cg_type_rank(type) == 0) {
    cg_op extract = cgi_def_op(cg_op_operand(op, CG_TENSOR_FROM_ELEMENTS_ELEMENTS), CG_TENSOR_EXTRACT);
    if (extract && cg_value_type(cg_op_operand(extract, CG_TENSOR_EXTRACT_TENSOR)) == type)
      return cgi_fold_to(r, cg_op_operand(extract, CG_TENSOR_EXTRACT_TENSOR));
  }
  for (unsigned i = 0; i < n; i++) {
    if (!c[i] || (cg_attr_get_kind(c[i]) != CG_ATTR_INT && cg_attr_get_kind(c[i]) != CG_ATTR_BOOL && cg_attr_get_kind(c[i]) != CG_ATTR_FLOAT))
      return false;
    uniform = uniform && c[i] == c[0];
  }
  if (uniform) return cgi_fold_to_attr(r, cgi_attr_dense_splat(op->ctx, type, c[0]));
  if (n == 0 || n > max_bytes || n * size > max_bytes) return false;
  for (unsigned i = 0; i < n; i++) cgi_store_element(element, bytes + i * size, cgi_scalar_of_attr(c[i]));
  return cgi_fold_to_attr(r, cgi_attr_dense(op->ctx, type, bytes, n * size));
}

static bool cgi_tensor_fold_pad(cg_op op, cgi_fold *r) {
  cgi_mixed low, high;
  if (cg_op_attr(op, "nofold") || cg_value_type(cg_op_operand(op, CG_TENSOR_PAD_SOURCE)) != cg_value_type(cg_op_result(op, 0))) return false;
  if (!cgi_pad_get(op, &low, &high)) return false;
  cgi_mixed_fold_constants(&low);
  cgi_mixed_fold_constants(&high);
  return cgi_mixed_all(&low, 0) && cgi_mixed_all(&high, 0) && cgi_fold_to(r, cg_op_operand(op, CG_TENSOR_PAD_SOURCE));
}

static bool cgi_tensor_fold(cg_op op, const cg_attr *constants, cgi_fold *results) {
  cg_attr scalar;
  switch (cg_op_get_kind(op)) {
  case CG_TENSOR_DIM:
    return constants[1] && cg_attr_int(constants[1]) >= 0 && cg_attr_int(constants[1]) < INT32_MAX &&
           cgi_tensor_fold_dim(op, cg_op_operand(op, CG_TENSOR_DIM_SOURCE), (unsigned)cg_attr_int(constants[1]), results);
  case CG_TENSOR_RANK:
    if (cg_type_get_kind(cg_value_type(cg_op_operand(op, CG_TENSOR_RANK_TENSOR))) != CG_TYPE_TENSOR) return false;
    return cgi_fold_to_attr(results, cgi_attr_index(op->ctx, cg_type_rank(cg_value_type(cg_op_operand(op, CG_TENSOR_RANK_TENSOR)))));
  case CG_TENSOR_EXTRACT: return cgi_tensor_fold_extract(op, constants, results);
  case CG_TENSOR_EXTRACT_SLICE:
  case CG_TENSOR_INSERT_SLICE: return cgi_tensor_fold_slice(op, constants, results);
  case CG_TENSOR_EXPAND_SHAPE:
  case CG_TENSOR_COLLAPSE_SHAPE: return cgi_tensor_fold_reshape(op, constants, results);
  case CG_TENSOR_CAST: return cgi_tensor_fold_cast(op, results);
  case CG_TENSOR_BITCAST:
    return cg_value_type(cg_op_operand(op, CG_TENSOR_BITCAST_SOURCE)) == cg_value_type(cg_op_result(op, 0)) &&
           cgi_fold_to(results, cg_op_operand(op, CG_TENSOR_BITCAST_SOURCE));
  case CG_TENSOR_FROM_ELEMENTS: return cgi_tensor_fold_from_elements(op, constants, results);
  case CG_TENSOR_SPLAT:
    return cgi_attr_scalar_of(constants[0], &scalar) && cgi_fold_to_attr(results, cgi_attr_like(cg_value_type(cg_op_result(op, 0)), scalar));
  case CG_TENSOR_PAD: return cgi_tensor_fold_pad(op, results);
  case CG_TENSOR_CONCAT:
    return cg_op_num_operands(op) == 1 && cg_value_type(cg_op_operand(op, CG_TENSOR_CONCAT_INPUTS)) == cg_value_type(cg_op_result(op, 0)) &&
           cgi_fold_to(results, cg_op_operand(op, CG_TENSOR_CONCAT_INPUTS));
  case CG_TENSOR_RESHAPE:
    return cg_value_type(cg_op_operand(op, CG_TENSOR_RESHAPE_SOURCE)) == cg_value_type(cg_op_result(op, 0)) &&
           cg_type_has_static_shape(cg_value_type(cg_op_result(op, 0))) && cgi_fold_to(results, cg_op_operand(op, CG_TENSOR_RESHAPE_SOURCE));
  default: return false;
  }
}

// ---- patterns -----------------------------------------------------------------------------------------------------------------------------
static cg_type cgi_tensor_with_sizes(cg_type type, const cgi_mixed *sizes) {
  int64_t shape[16];
  for (unsigned i = 0; i < sizes->n; i++) shape[i] = sizes->values[i] ? CG_DYNAMIC : sizes->fixed[i];
  return cgi_type_with_shape(type, sizes->n, shape);
}

static cg_value cgi_tensor_cast_to(cgi_builder *b, cg_value v, cg_type type) {
  return cg_value_type(v) == type ? v : cgi_build_unary(b, CG_TENSOR_CAST, type, v);
}

// Constant sizes become part of the type; a cast back keeps the uses' type.
static bool cgi_tensor_empty_constants(cgi_builder *b, cg_op op, void *user) {
  cg_context *ctx = b->ctx;
  cg_type type = cg_value_type(cg_op_result(op, 0));
  unsigned rank = cg_type_rank(type), at = 0;
  int64_t shape[16];
  bool changed = false;
  cg_value *sizes = NULL;
  (void)user;
  if (rank > 16) return false;
  for (unsigned i = 0; i < rank; i++) {
    shape[i] = cg_type_dim(type, i);
    if (shape[i] != CG_DYNAMIC) continue;
    cg_value v = cg_op_operand(op, at++);
    int64_t c;
    if (cgi_constant_int(v, &c) && c >= 0)
      shape[i] = c, changed = true;
    else
      cgi_push(sizes, v);
  }
  if (changed) {
    cg_type fixed = cgi_type_with_shape(type, rank, shape);
    cg_value made = cgi_build_value(b, cg_op_get_kind(op), fixed, (unsigned)cgi_len(sizes), sizes, NULL);
    cgi_op_replace1(op, cgi_tensor_cast_to(b, made, type));
  }
  return changed;
}

// Constant offsets, sizes and strides become static; the new result type is cast back.
static bool cgi_tensor_slice_constants(cgi_builder *b, cg_op op, void *user) {
  bool extract = cg_op_get_kind(op) == CG_TENSOR_EXTRACT_SLICE;
  unsigned lead = extract ? 1 : 2;
  cgi_mixed m[3];
  cg_type type = cg_value_type(cg_op_result(op, 0));
  (void)user;
  if (!cgi_tensor_get_slice(op, m)) return false;
  unsigned rank = m[0].n;
  cg_type smaller = extract ? type : cg_value_type(cg_op_operand(op, CG_TENSOR_INSERT_SLICE_SOURCE)),
          whole = extract ? cg_value_type(cg_op_operand(op, CG_TENSOR_EXTRACT_SLICE_SOURCE)) : type;
  bool changed = cgi_mixed_fold_constants(&m[0]);
  changed = cgi_mixed_fold_constants(&m[2]) || changed;
  if (rank == cg_type_rank(smaller)) changed = cgi_mixed_fold_constants(&m[1]) || changed;
  if (!changed || !cgi_slice_may_fold(whole, m)) return false;
  cg_value operands[2];
  for (unsigned i = 0; i < lead; i++) operands[i] = cg_op_operand(op, i);
  cg_type sized = rank == cg_type_rank(smaller) ? cgi_tensor_with_sizes(smaller, &m[1]) : smaller;
  cg_type result = extract ? sized : type;
  if (!extract) operands[0] = cgi_tensor_cast_to(b, operands[0], sized);
  cg_op made = cgi_slice_build(b, cg_op_get_kind(op), lead, operands, result, m);
  cgi_op_replace1(op, cgi_tensor_cast_to(b, cg_op_result(made, 0), type));
  return true;
}

// extract_slice of extract_slice, both without rank reduction and with static inner strides of 1 and known offsets.
static bool cgi_tensor_slice_of_slice(cgi_builder *b, cg_op op, void *user) {
  cg_op inner = cgi_def_op(cg_op_operand(op, CG_TENSOR_EXTRACT_SLICE_SOURCE), CG_TENSOR_EXTRACT_SLICE);
  cgi_mixed x[3], y[3];
  (void)user;
  if (!inner || !cgi_tensor_get_slice(op, y) || !cgi_tensor_get_slice(inner, x) || !cgi_mixed_all(&x[2], 1)) return false;
  cg_value source = cg_op_operand(inner, CG_TENSOR_EXTRACT_SLICE_SOURCE);
  if (cg_type_rank(cg_value_type(source)) != cg_type_rank(cg_value_type(cg_op_operand(op, CG_TENSOR_EXTRACT_SLICE_SOURCE)))) return false;
  for (unsigned i = 0; i < x[0].n; i++) {
    if (y[0].values[i]) {
      if (x[0].values[i] || x[0].fixed[i] != 0) return false;
    } else if (x[0].values[i]) {
      if (y[0].fixed[i] != 0) return false;
      y[0].values[i] = x[0].values[i];
    } else if (!cgi_checked_add(y[0].fixed[i], x[0].fixed[i], &y[0].fixed[i])) {
      return false;
    }
  }
  if (!cgi_slice_may_fold(cg_value_type(source), y)) return false;
  cg_op made = cgi_slice_build(b, CG_TENSOR_EXTRACT_SLICE, 1, &source, cg_value_type(cg_op_result(op, 0)), y);
  cgi_op_replace1(op, cg_op_result(made, 0));
  return true;
}

// A slice of an undefined tensor is undefined.
static bool cgi_tensor_slice_of_empty(cgi_builder *b, cg_op op, void *user) {
  cgi_mixed sizes;
  cg_type type = cg_value_type(cg_op_result(op, 0));
  cg_value dynamic[16];
  unsigned n = 0;
  (void)user;
  if (!cgi_is_kind(cg_op_operand(op, CG_TENSOR_EXTRACT_SLICE_SOURCE), CG_TENSOR_EMPTY) || !cgi_mixed_get(op, "sizes", "static_sizes", &sizes))
    return false;
  for (unsigned i = 0; i < sizes.n; i++)
    if (sizes.values[i]) dynamic[n++] = sizes.values[i];
  cgi_op_replace1(op, cgi_build_empty(b, type, dynamic));
  return true;
}

// Concatenates the groups of `inner` by those of `outer`: the dims of inner's expanded shape per dim of outer's collapsed shape.
static cg_attr cgi_tensor_compose_groups(cg_context *ctx, cg_attr inner, cg_attr outer) {
  cg_attr *groups = NULL, *dims = NULL;
  for (size_t g = 0; g < cg_attr_len(outer); g++) {
    cg_attr o = cg_attr_at(outer, g);
    cgi_shrink(dims, 0);
    for (size_t i = 0; i < cg_attr_int_list_len(o); i++) {
      cg_attr d = cg_attr_at(inner, (size_t)cg_attr_int_list_at(o, i));
      for (size_t k = 0; k < cg_attr_int_list_len(d); k++) cgi_push(dims, cgi_attr_i64(ctx, cg_attr_int_list_at(d, k)));
    }
    cgi_push(groups, cgi_attr_array(ctx, cgi_len(dims), dims));
  }
  cg_attr result = cgi_attr_array(ctx, cgi_len(groups), groups);
  return result;
}

// collapse of collapse, expand of expand.
static bool cgi_tensor_reshape_chain(cgi_builder *b, cg_op op, void *user) {
  cg_op_kind kind = cg_op_get_kind(op);
  cg_op inner = cgi_def_op(cg_op_operand(op, CG_SOURCE), kind);
  (void)user;
  if (!inner) return false;
  cg_attr x = cg_op_attr(inner, "reassociation"), y = cg_op_attr(op, "reassociation"), composed;
  if (cg_type_rank(cg_value_type(cg_op_operand(op, CG_TENSOR_COLLAPSE_SHAPE_SRC))) == 0) return false;
  if (kind == CG_TENSOR_COLLAPSE_SHAPE) {
    composed = cg_attr_len(y) ? cgi_tensor_compose_groups(b->ctx, x, y) : y;
    cgi_op_set_operand(op, CG_TENSOR_COLLAPSE_SHAPE_SRC, cg_op_operand(inner, CG_TENSOR_COLLAPSE_SHAPE_SRC));
    cgi_op_set_attr(op, "reassociation", composed);
    return true;
  }
  composed = cg_attr_len(x) ? cgi_tensor_compose_groups(b->ctx, y, x) : x;
  cgi_op_set_operand(op, CG_TENSOR_EXPAND_SHAPE_SRC, cg_op_operand(inner, CG_TENSOR_EXPAND_SHAPE_SRC));
  cgi_op_set_attr(op, "reassociation", composed);
  return true;
}

// Reshapes move through fill, from_elements, splat and empty.
static bool cgi_tensor_reshape_of(cgi_builder *b, cg_op op, void *user) {
  cg_op def = cg_value_op(cg_op_operand(op, CG_SOURCE));
  cg_type type = cg_value_type(cg_op_result(op, 0));
  (void)user;
  if (!def) return false;
  switch (cg_op_get_kind(def)) {
  case CG_TENSOR_EMPTY:
    if (!cg_type_has_static_shape(type)) return false;
    cgi_op_replace1(op, cgi_build_empty(b, type, NULL));
    return true;
  case CG_TENSOR_SPLAT:
    if (!cg_type_has_static_shape(type)) return false;
    cgi_op_replace1(op, cgi_build_unary(b, CG_TENSOR_SPLAT, type, cg_op_operand(def, CG_TENSOR_SPLAT_INPUT)));
    return true;
  case CG_TENSOR_FROM_ELEMENTS: {
    cg_value *operands = cgi_push_operands(NULL, def, 0, cg_op_num_operands(def));
    cgi_op_replace1(op, cgi_build_value(b, CG_TENSOR_FROM_ELEMENTS, type, cg_op_num_operands(def), operands, NULL));
    return true;
  }
  case CG_LINALG_FILL: {
    cg_value scalar = cgi_linalg_input(def, 0);
    if (!cg_value_has_one_use(cg_op_operand(op, CG_SOURCE))) return false;
    cgi_op_set_operand(op, CG_SOURCE, cgi_linalg_output(def, 0));
    cgi_builder after = cgi_builder_after(op);
    cg_value reshaped = cg_op_result(op, 0), marker = cgi_build_fill(&after, scalar, reshaped);
    cg_op fill = cg_value_op(marker);
    CGI_FOREACH_USE(u, reshaped) {
      if (u->owner == fill) continue;
      for (unsigned i = 0; i < cg_op_num_operands(u->owner); i++)
        if (&u->owner->operands[i] == u) {
          cgi_op_set_operand(u->owner, i, marker);
          break;
        }
    }
    return true;
  }
  default: return false;
  }
}

// cast of cast, where what lies between knows no more than its ends.
static bool cgi_tensor_cast_chain(cgi_builder *b, cg_op op, void *user) {
  cg_op inner = cgi_def_op(cg_op_operand(op, CG_TENSOR_CAST_SOURCE), CG_TENSOR_CAST);
  (void)user;
  if (!inner) {
    inner = cgi_def_op(cg_op_operand(op, CG_TENSOR_CAST_SOURCE), CG_TENSOR_EMPTY); // an empty tensor of the type asked for
    cg_type type = cg_value_type(cg_op_result(op, 0));
    if (!inner || cg_type_get_kind(type) != CG_TYPE_TENSOR || !cg_type_has_static_shape(type)) return false;
    cgi_op_replace1(op, cgi_build_empty(b, type, NULL));
    return true;
  }
  cg_type from = cg_value_type(cg_op_operand(inner, CG_TENSOR_CAST_SOURCE)), mid = cg_value_type(cg_op_operand(op, CG_TENSOR_CAST_SOURCE)),
          to = cg_value_type(cg_op_result(op, 0));
  if (cg_type_get_kind(from) != CG_TYPE_TENSOR || cg_type_get_kind(mid) != CG_TYPE_TENSOR || cg_type_get_kind(to) != CG_TYPE_TENSOR ||
      !cgi_shapes_compatible(from, to))
    return false;
  for (unsigned i = 0; i < cg_type_rank(from); i++) {
    int64_t m = cg_type_dim(mid, i);
    if (m != CG_DYNAMIC && m != cg_type_dim(from, i) && m != cg_type_dim(to, i)) return false;
  }
  cgi_op_set_operand(op, CG_TENSOR_CAST_SOURCE, cg_op_operand(inner, CG_TENSOR_CAST_SOURCE));
  return true;
}

static bool cgi_tensor_pad_constants(cgi_builder *b, cg_op op, void *user) {
  static const char *const names[] = {"static_low", "static_high"};
  cgi_mixed m[2];
  cg_type type = cg_value_type(cg_op_result(op, 0)), source = cg_value_type(cg_op_operand(op, CG_TENSOR_PAD_SOURCE));
  (void)user;
  if (!cgi_pad_get(op, &m[0], &m[1])) return false;
  if (cgi_mixed_all(&m[0], 0) && cgi_mixed_all(&m[1], 0) && !cg_op_attr(op, "nofold")) {
    cgi_op_replace1(op, cgi_tensor_cast_to(b, cg_op_operand(op, CG_TENSOR_PAD_SOURCE), type));
    return true;
  }
  bool changed = cgi_mixed_fold_constants(&m[0]);
  changed = cgi_mixed_fold_constants(&m[1]) || changed;
  int64_t shape[16];
  for (unsigned i = 0; i < m[0].n; i++) {
    if ((!m[0].values[i] && m[0].fixed[i] < 0) || (!m[1].values[i] && m[1].fixed[i] < 0)) return false;
    bool known = cg_type_dim(source, i) != CG_DYNAMIC && !m[0].values[i] && !m[1].values[i];
    shape[i] = cg_type_dim(type, i);
    if (known && (!cgi_checked_add(cg_type_dim(source, i), m[0].fixed[i], &shape[i]) || !cgi_checked_add(shape[i], m[1].fixed[i], &shape[i])))
      return false;
    if (cg_type_dim(type, i) != CG_DYNAMIC && cg_type_dim(type, i) != shape[i]) return false;
  }
  cg_type sized = cgi_type_with_shape(type, m[0].n, shape);
  if (!changed && sized == type) return false;
  cgi_mixed_set(op, 1, 2, names, m, true);
  if (sized != type) {
    cg_value result = cg_op_result(op, 0);
    cgi_builder after = cgi_builder_after(op);
    cgi_value_set_type(result, sized);
    cg_value cast = cgi_build_unary(&after, CG_TENSOR_CAST, type, result);
    CGI_FOREACH_USE(u, result) {
      if (u->owner == cg_value_op(cast)) continue;
      for (unsigned i = 0; i < cg_op_num_operands(u->owner); i++)
        if (&u->owner->operands[i] == u) {
          cgi_op_set_operand(u->owner, i, cast);
          break;
        }
    }
  }
  return true;
}

// tensor.dim of a pad is its source's plus the padding.
static bool cgi_tensor_dim_of(cgi_builder *b, cg_op op, void *user) {
  cg_op def = cg_value_op(cg_op_operand(op, CG_TENSOR_DIM_SOURCE));
  int64_t dim;
  cgi_mixed m[2];
  (void)user;
  if (!def || !cgi_constant_int(cg_op_operand(op, CG_TENSOR_DIM_INDEX), &dim) || dim < 0) return false;
  if (cg_op_get_kind(def) != CG_TENSOR_PAD || dim >= (int64_t)cg_type_rank(cg_value_type(cg_op_operand(def, CG_TENSOR_PAD_SOURCE)))) return false;
  if (!cgi_pad_get(def, &m[0], &m[1])) return false;
  cg_value size = cgi_build_dim(b, cg_op_operand(def, CG_TENSOR_PAD_SOURCE), (unsigned)dim);
  for (unsigned i = 0; i < 2; i++)
    size = cgi_build_binary(b, CG_ARITH_ADDI, size, m[i].values[dim] ? m[i].values[dim] : cgi_build_index(b, m[i].fixed[dim]));
  cgi_op_replace1(op, size);
  return true;
}

// concat of one tensor.
static bool cgi_tensor_concat_one(cgi_builder *b, cg_op op, void *user) {
  (void)user;
  if (cg_op_num_operands(op) != 1) return false;
  cgi_op_replace1(op, cgi_tensor_cast_to(b, cg_op_operand(op, CG_TENSOR_CONCAT_INPUTS), cg_value_type(cg_op_result(op, 0))));
  return true;
}

CGI_DEF const cgi_dialect *cgi_dialect_tensor(void) {
  static const cgi_pattern patterns[] = {
      {CG_TENSOR_EMPTY, cgi_tensor_empty_constants},
      {CG_TENSOR_EXTRACT_SLICE, cgi_tensor_slice_constants},
      {CG_TENSOR_INSERT_SLICE, cgi_tensor_slice_constants},
      {CG_TENSOR_EXTRACT_SLICE, cgi_tensor_slice_of_slice},
      {CG_TENSOR_EXTRACT_SLICE, cgi_tensor_slice_of_empty},
      {CG_TENSOR_EXPAND_SHAPE, cgi_tensor_reshape_chain},
      {CG_TENSOR_COLLAPSE_SHAPE, cgi_tensor_reshape_chain},
      {CG_TENSOR_EXPAND_SHAPE, cgi_tensor_reshape_of},
      {CG_TENSOR_COLLAPSE_SHAPE, cgi_tensor_reshape_of},
      {CG_TENSOR_CAST, cgi_tensor_cast_chain},
      {CG_TENSOR_PAD, cgi_tensor_pad_constants},
      {CG_TENSOR_DIM, cgi_tensor_dim_of},
      {CG_TENSOR_CONCAT, cgi_tensor_concat_one},
  };
  static const cgi_dialect dialect = {"tensor", CGI_VERIFIER(cgi_tensor_verify), cgi_tensor_fold, patterns, sizeof patterns / sizeof patterns[0]};
  return &dialect;
}
