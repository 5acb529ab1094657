// The memref dialect: verifier, folds and patterns.
#include "dialects/combiner.h"
#include "dialects/dialects.h"
#include "dialects/scalar.h"

// ---- verifier -----------------------------------------------------------------------------------------------------------------------------
static bool cgi_memref_check(cg_op op, const char *group, cg_type *type) { return cgi_check_shaped(op, group, CG_TYPE_MEMREF, type); }
static bool cgi_memref_check_result(cg_op op, cg_type *type) { return cgi_check_shaped(op, NULL, CG_TYPE_MEMREF, type); }

CGI_DEF bool cgi_check_shaped(cg_op op, const char *group, cg_type_kind kind, cg_type *type) {
  const char *what = kind == CG_TYPE_MEMREF ? "memref" : "tensor";
  cg_value v = group ? cgi_operand_named(op, group) : cg_op_result(op, 0);
  *type = v ? cg_value_type(v) : NULL;
  if (*type && cg_type_get_kind(*type) == kind) return true;
  if (!group) return cgi_op_error(op, "result #0 must be a ranked %s, but got %t", what, *type);
  return cgi_op_error(op, "operand '%s' must be a ranked %s, but got %t", group, what, *type);
}

CGI_DEF bool cgi_check_are_indices(cg_op op, unsigned first, unsigned n) {
  for (unsigned i = first; i < first + n; i++)
    if (cg_type_get_kind(cg_value_type(cg_op_operand(op, i))) != CG_TYPE_INDEX)
      return cgi_op_error(op, "operand #%u must be index, but got %t", i, cg_value_type(cg_op_operand(op, i)));
  return true;
}

CGI_DEF bool cgi_check_indices(cg_op op, const char *group, cg_type shaped) {
  unsigned first, n = cgi_operand_group(op, group, &first);
  if (n != cg_type_rank(shaped)) return cgi_op_error(op, "has %u indices, but %t has rank %u", n, shaped, cg_type_rank(shaped));
  return cgi_check_are_indices(op, first, n);
}

CGI_DEF bool cgi_check_dynamic_sizes(cg_op op, const char *group, cg_type shaped) {
  unsigned first, n = cgi_operand_group(op, group, &first), dynamic = 0;
  for (unsigned i = 0; i < cg_type_rank(shaped); i++) dynamic += cg_type_dim(shaped, i) == CG_DYNAMIC ? 1 : 0;
  if (n != dynamic) return cgi_op_error(op, "has %u dynamic sizes, but its type %t has %u dynamic dims", n, shaped, dynamic);
  return cgi_check_are_indices(op, first, n);
}

static bool cgi_memref_verify_access(cg_op op, bool is_store) {
  cg_type type;
  if (!cgi_memref_check(op, "memref", &type)) return false;
  cg_type value = cg_value_type(is_store ? cg_op_operand(op, CG_MEMREF_STORE_VALUE) : cg_op_result(op, 0));
  if (value != cg_type_element(type))
    return cgi_op_error(op, "%s a value of type %t, but the elements of %t are %t", is_store ? "stores" : "loads", value, type,
                        cg_type_element(type));
  return cgi_check_indices(op, "indices", type);
}

static bool cgi_memref_same_space(cg_op op, cg_type a, cg_type b) {
  if (cg_type_memory_space(a) == cg_type_memory_space(b)) return true;
  return cgi_op_error(op, "expected one memory space, but got %t and %t", a, b);
}

static bool cgi_memref_verify_cast(cg_op op) {
  cg_type a, b;
  if (!cgi_memref_check(op, "source", &a) || !cgi_memref_check_result(op, &b) || !cgi_memref_same_space(op, a, b)) return false;
  if (cg_type_element(a) == cg_type_element(b) && cgi_shapes_compatible(a, b)) return true;
  return cgi_op_error(op, "operand type %t and result type %t are cast incompatible", a, b);
}

// Shared by subview, reinterpret_cast and tensor's slices: lists of one length, counts that match the operands, static values that make sense.
CGI_DEF bool cgi_check_slice(cg_op op, unsigned rank, cgi_mixed *offsets, cgi_mixed *sizes, cgi_mixed *strides) {
  if (!cgi_mixed_get(op, "offsets", "static_offsets", offsets)) return cgi_op_error(op, "has 'static_offsets' that do not match its dynamic offsets");
  if (!cgi_mixed_get(op, "sizes", "static_sizes", sizes)) return cgi_op_error(op, "has 'static_sizes' that do not match its dynamic sizes");
  if (!cgi_mixed_get(op, "strides", "static_strides", strides)) return cgi_op_error(op, "has 'static_strides' that do not match its dynamic strides");
  if (offsets->n != rank || sizes->n != rank || strides->n != rank)
    return cgi_op_error(op, "expected %u offsets, sizes and strides, but got %u, %u and %u", rank, offsets->n, sizes->n, strides->n);
  for (unsigned i = 0; i < rank; i++) {
    if (!offsets->values[i] && offsets->fixed[i] < 0)
      return cgi_op_error(op, "expected offset #%u to be non-negative, but got %l", i, offsets->fixed[i]);
    if (!sizes->values[i] && sizes->fixed[i] < 0) return cgi_op_error(op, "expected size #%u to be non-negative, but got %l", i, sizes->fixed[i]);
  }
  return true;
}

CGI_DEF bool cgi_kept_dims(unsigned n, const int64_t *sizes, cg_type type, unsigned *keep) {
  unsigned at = 0, rank = cg_type_rank(type);
  for (unsigned i = 0; i < n; i++) {
    if (at < rank && cg_type_dim(type, at) == sizes[i])
      keep[at++] = i;
    else if (sizes[i] != 1)
      return false;
  }
  return at == rank;
}

CGI_DEF bool cgi_slice_dims(cg_op op, cg_type type, unsigned *keep) {
  int64_t sizes[CGI_SLICE_RANK];
  cg_attr list = cg_op_attr(op, "static_sizes");
  size_t n = list ? cg_attr_int_list_len(list) : 0;
  for (size_t i = 0; i < n && i < CGI_SLICE_RANK; i++) sizes[i] = cg_attr_int_list_at(list, i);
  return n <= CGI_SLICE_RANK && cgi_kept_dims((unsigned)n, sizes, type, keep);
}

// Dimension i of a slice, where all of it is static, lies inside the source's.
static bool cgi_slice_inside(cg_type source, const cgi_mixed *offsets, const cgi_mixed *sizes, const cgi_mixed *strides, unsigned i) {
  int64_t dim = cg_type_dim(source, i);
  if (dim == CG_DYNAMIC || offsets->values[i] || sizes->values[i] || strides->values[i] || sizes->fixed[i] == 0) return true;
  int64_t o = offsets->fixed[i], n = sizes->fixed[i] - 1, s = strides->fixed[i];
  return o < dim && (n == 0 || (s >= 0 && n <= (dim - 1 - o) / (s ? s : 1)) || (s == 0) || (s < 0 && n <= o / -s));
}

CGI_DEF bool cgi_check_slice_bounds(cg_op op, cg_type source, const cgi_mixed *offsets, const cgi_mixed *sizes, const cgi_mixed *strides) {
  for (unsigned i = 0; i < offsets->n; i++)
    if (!cgi_slice_inside(source, offsets, sizes, strides, i))
      return cgi_op_error(op, "slice along dimension %u runs out-of-bounds: offset %l, size %l, stride %l in %t", i, offsets->fixed[i],
                          sizes->fixed[i], strides->fixed[i], source);
  return true;
}

CGI_DEF bool cgi_slice_may_fold(cg_type source, const cgi_mixed m[3]) {
  for (unsigned i = 0; i < m[0].n; i++) {
    if ((!m[0].values[i] && m[0].fixed[i] < 0) || (!m[1].values[i] && m[1].fixed[i] < 0)) return false;
    if (!cgi_slice_inside(source, &m[0], &m[1], &m[2], i)) return false;
  }
  return true;
}

CGI_DEF bool cgi_check_slice_of(cg_op op, cg_type whole, cg_type part, const char *message) {
  cgi_mixed offsets, sizes, strides;
  unsigned keep[CGI_SLICE_RANK];
  if (!cgi_check_slice(op, cg_type_rank(whole), &offsets, &sizes, &strides)) return false;
  if (!cgi_kept_dims(sizes.n, sizes.fixed, part, keep)) return cgi_op_error(op, message, part, whole);
  return cgi_check_slice_bounds(op, whole, &offsets, &sizes, &strides);
}

static int64_t cgi_memref_mul(int64_t a, int64_t b) { return a == CG_DYNAMIC || b == CG_DYNAMIC ? CG_DYNAMIC : (int64_t)((uint64_t)a * (uint64_t)b); }
static int64_t cgi_memref_add(int64_t a, int64_t b) { return a == CG_DYNAMIC || b == CG_DYNAMIC ? CG_DYNAMIC : (int64_t)((uint64_t)a + (uint64_t)b); }

// The type of a subview without rank reduction.
CGI_DEF cg_type cgi_subview_type(cg_type source, const cgi_mixed *offsets, const cgi_mixed *sizes, const cgi_mixed *strides) {
  cg_context *ctx = source->ctx;
  int64_t source_strides[16], out_strides[16], shape[16], offset;
  unsigned n = cg_type_rank(source);
  if (n > 16 || !cg_type_strides(source, source_strides, &offset)) return NULL;
  for (unsigned i = 0; i < n; i++) {
    offset = cgi_memref_add(offset, cgi_memref_mul(offsets->values[i] ? CG_DYNAMIC : offsets->fixed[i], source_strides[i]));
    out_strides[i] = cgi_memref_mul(strides->values[i] ? CG_DYNAMIC : strides->fixed[i], source_strides[i]);
    shape[i] = sizes->values[i] ? CG_DYNAMIC : sizes->fixed[i];
  }
  return cgi_type_memref(ctx, n, shape, cg_type_element(source), cgi_attr_strided(ctx, n, out_strides, offset), cg_type_memory_space(source));
}

static bool cgi_memref_verify_subview(cg_op op) {
  cg_type source, result;
  cgi_mixed offsets, sizes, strides;
  unsigned keep[CGI_SLICE_RANK];
  if (!cgi_memref_check(op, "source", &source) || !cgi_memref_check_result(op, &result)) return false;
  if (!cgi_check_slice(op, cg_type_rank(source), &offsets, &sizes, &strides) || !cgi_memref_same_space(op, source, result)) return false;
  if (cg_type_element(source) != cg_type_element(result))
    return cgi_op_error(op, "expected result element type to be %t, but got %t", cg_type_element(source), cg_type_element(result));
  if (!cgi_kept_dims(sizes.n, sizes.fixed, result, keep))
    return cgi_op_error(op, "result type %t does not have the sizes of the view of %t", result, source);
  return cgi_check_slice_bounds(op, source, &offsets, &sizes, &strides);
}

static bool cgi_memref_verify_reinterpret_cast(cg_op op) {
  cg_type source, result;
  cgi_mixed offsets, sizes, strides;
  if (!cgi_memref_check(op, "source", &source) || !cgi_memref_check_result(op, &result) || !cgi_memref_same_space(op, source, result)) return false;
  if (!cgi_slice_get(op, &offsets, &sizes, &strides) || offsets.n != 1)
    return cgi_op_error(op, "needs one offset, and sizes and strides that match its operands");
  if (sizes.n != cg_type_rank(result) || strides.n != cg_type_rank(result))
    return cgi_op_error(op, "expected %u sizes and strides for %t, but got %u and %u", cg_type_rank(result), result, sizes.n, strides.n);
  if (cg_type_element(source) != cg_type_element(result))
    return cgi_op_error(op, "different element types specified for source type %t and result type %t", source, result);
  for (unsigned i = 0; i < sizes.n; i++)
    if ((sizes.values[i] ? CG_DYNAMIC : sizes.fixed[i]) != cg_type_dim(result, i))
      return cgi_op_error(op, "expected result type with size = %l instead of %l in dim = %u", sizes.fixed[i], cg_type_dim(result, i), i);
  return true;
}

static bool cgi_memref_verify_reshape(cg_op op, bool expand) {
  cg_type source, result;
  if (!cgi_memref_check(op, "src", &source) || !cgi_memref_check_result(op, &result)) return false;
  if (cg_type_element(source) != cg_type_element(result)) return cgi_op_error(op, "expected one element type, but got %t and %t", source, result);
  return cgi_reassociation_verify(op, expand ? result : source, expand ? source : result);
}

static bool cgi_memref_verify_global(cg_op op) {
  cg_attr type = cg_op_attr(op, "type"), value = cg_op_attr(op, "initial_value");
  cg_type memref = type && cg_attr_get_kind(type) == CG_ATTR_TYPE ? cg_attr_type(type) : NULL;
  if (!memref || cg_type_get_kind(memref) != CG_TYPE_MEMREF || !cg_type_has_static_shape(memref))
    return cgi_op_error(op, "type should be static shaped memref, but got %a", type);
  if (!value || cg_attr_get_kind(value) == CG_ATTR_UNIT) return true;
  cg_type init = cg_attr_type(value);
  bool match = init && cg_type_is_shaped(init) && cg_type_element(init) == cg_type_element(memref) && cg_type_rank(init) == cg_type_rank(memref);
  for (unsigned i = 0; match && i < cg_type_rank(memref); i++) match = cg_type_dim(init, i) == cg_type_dim(memref, i);
  return match ? true : cgi_op_error(op, "initial value should be a tensor of the shape and element type of %t, but got %t", memref, init);
}

static bool cgi_memref_verify_atomic(cg_op op) {
  cg_type type, value = cg_value_type(cg_op_operand(op, CG_MEMREF_ATOMIC_RMW_VALUE));
  cg_attr kind = cg_op_attr(op, "kind");
  if (!cgi_memref_check(op, "memref", &type) || !cgi_check_indices(op, "indices", type)) return false;
  if (value != cg_type_element(type) || cg_value_type(cg_op_result(op, 0)) != value)
    return cgi_op_error(op, "value is %t and result %t, but the elements of %t are %t", value, cg_value_type(cg_op_result(op, 0)), type,
                        cg_type_element(type));
  int64_t k = kind ? cg_attr_int(kind) : -1;
  cg_op_kind combiner = cgi_combiner_of_atomic(op);
  if (k == CGI_ATOMIC_ASSIGN) return true;
  if (combiner == CG_OP_UNREGISTERED) return cgi_op_error(op, "attribute 'kind' must be an atomic operation, but got %a", kind);
  bool floats = cgi_scalar_row_of(combiner)->types == CGI_ST_FLOAT;
  if (floats ? !cg_type_is_float(value) : !cg_type_is_int_or_index(value))
    return cgi_op_error(op, "with kind %l expects a %s, but got %t", k, floats ? "float" : "integer", value);
  return true;
}

static bool cgi_memref_verify(cg_op op) {
  cg_type a, b;
  switch (cg_op_get_kind(op)) {
  case CG_MEMREF_ALLOC:
  case CG_MEMREF_ALLOCA: return cgi_memref_check_result(op, &a) && cgi_check_dynamic_sizes(op, "dynamicSizes", a);
  case CG_MEMREF_LOAD: return cgi_memref_verify_access(op, false);
  case CG_MEMREF_STORE: return cgi_memref_verify_access(op, true);
  case CG_MEMREF_DEALLOC:
  case CG_MEMREF_ASSUME_ALIGNMENT: return cgi_memref_check(op, "memref", &a);
  case CG_MEMREF_COPY:
    if (!cgi_memref_check(op, "source", &a) || !cgi_memref_check(op, "target", &b)) return false;
    if (cg_type_element(a) == cg_type_element(b) && cgi_shapes_compatible(a, b)) return true;
    return cgi_op_error(op, "requires source and target of one shape and element type, but got %t and %t", a, b);
  case CG_MEMREF_CAST: return cgi_memref_verify_cast(op);
  case CG_MEMREF_MEMORY_SPACE_CAST:
    if (!cgi_memref_check(op, "source", &a) || !cgi_memref_check_result(op, &b)) return false;
    return cg_type_element(a) == cg_type_element(b) && cgi_same_shape(a, b)
               ? true
               : cgi_op_error(op, "operand type %t and result type %t are cast incompatible", a, b);
  case CG_MEMREF_DIM:
  case CG_MEMREF_RANK:
  case CG_MEMREF_EXTRACT_ALIGNED_POINTER_AS_INDEX: return cgi_memref_check(op, cg_op_get_kind(op) == CG_MEMREF_RANK ? "memref" : "source", &a);
  case CG_MEMREF_SUBVIEW: return cgi_memref_verify_subview(op);
  case CG_MEMREF_REINTERPRET_CAST: return cgi_memref_verify_reinterpret_cast(op);
  case CG_MEMREF_EXPAND_SHAPE: return cgi_memref_verify_reshape(op, true);
  case CG_MEMREF_COLLAPSE_SHAPE: return cgi_memref_verify_reshape(op, false);
  case CG_MEMREF_GLOBAL: return cgi_memref_verify_global(op);
  case CG_MEMREF_GET_GLOBAL: {
    cg_op global = cgi_symbol_resolve(op, cg_op_attr(op, "name"));
    if (!cgi_memref_check_result(op, &a)) return false;
    if (!global || cg_op_get_kind(global) != CG_MEMREF_GLOBAL || !cg_op_attr(global, "type"))
      return cgi_op_error(op, "[undefined-name] %a does not reference a valid global memref", cg_op_attr(op, "name"));
    if (cg_attr_type(cg_op_attr(global, "type")) != a)
      return cgi_op_error(op, "result type %t does not match type %t of the global memref %a", a, cg_attr_type(cg_op_attr(global, "type")),
                          cg_op_attr(op, "name"));
    return true;
  }
  case CG_MEMREF_VIEW:
    if (!cgi_memref_check(op, "source", &a) || !cgi_memref_check_result(op, &b) || !cgi_memref_same_space(op, a, b)) return false;
    if (cg_type_rank(a) != 1 || !cg_type_is_int(cg_type_element(a)) || cg_type_width(cg_type_element(a)) != 8)
      return cgi_op_error(op, "operand #0 must be a 1-D memref of i8, but got %t", a);
    return cgi_check_dynamic_sizes(op, "sizes", b);
  case CG_MEMREF_EXTRACT_STRIDED_METADATA:
    if (!cgi_memref_check(op, "source", &a)) return false;
    if (cg_op_num_results(op) != 2 + 2 * cg_type_rank(a))
      return cgi_op_error(op, "expected %u results for %t, but got %u", 2 + 2 * cg_type_rank(a), a, cg_op_num_results(op));
    return true;
  case CG_MEMREF_ATOMIC_RMW: return cgi_memref_verify_atomic(op);
  default: return true;
  }
}

// ---- folds --------------------------------------------------------------------------------------------------------------------------------
// The operand that gives dynamic dim `dim` of a type whose sizes stand in `group`.
CGI_DEF cg_value cgi_dynamic_size_operand(cg_op op, const char *group, cg_type type, unsigned dim) {
  unsigned first, n = cgi_operand_group(op, group, &first), at = 0;
  for (unsigned i = 0; i < dim; i++) at += cg_type_dim(type, i) == CG_DYNAMIC ? 1 : 0;
  return at < n ? cg_op_operand(op, first + at) : NULL;
}

static bool cgi_memref_fold_dim(cg_op op, const cg_attr *c, cgi_fold *r) {
  cg_value source = cg_op_operand(op, CG_MEMREF_DIM_SOURCE);
  cg_type type = cg_value_type(source);
  cg_op def = cg_value_op(source);
  cgi_mixed sizes;
  if (!c[1] || cg_attr_int(c[1]) < 0 || cg_attr_int(c[1]) >= (int64_t)cg_type_rank(type)) return false;
  unsigned dim = (unsigned)cg_attr_int(c[1]);
  if (cg_type_dim(type, dim) != CG_DYNAMIC) return cgi_fold_to_attr(r, cgi_attr_index(op->ctx, cg_type_dim(type, dim)));
  if (!def) return false;
  switch (cg_op_get_kind(def)) {
  case CG_MEMREF_ALLOC:
  case CG_MEMREF_ALLOCA: return cgi_fold_to(r, cgi_dynamic_size_operand(def, "dynamicSizes", type, dim));
  case CG_MEMREF_VIEW: return cgi_fold_to(r, cgi_dynamic_size_operand(def, "sizes", type, dim));
  case CG_MEMREF_SUBVIEW:
    if (cg_type_rank(cg_value_type(cg_op_operand(def, CG_MEMREF_SUBVIEW_SOURCE))) != cg_type_rank(type)) return false;
    return cgi_mixed_get(def, "sizes", "static_sizes", &sizes) && sizes.values[dim] && cgi_fold_to(r, sizes.values[dim]);
  case CG_MEMREF_REINTERPRET_CAST:
    return cgi_mixed_get(def, "sizes", "static_sizes", &sizes) && sizes.values[dim] && cgi_fold_to(r, sizes.values[dim]);
  default: return false;
  }
}

// The source behind casts that only forget sizes or layout.
static cg_value cgi_memref_cast_source(cg_value v) {
  cg_op cast = cgi_def_op(v, CG_MEMREF_CAST);
  return cast ? cg_op_operand(cast, CG_MEMREF_CAST_SOURCE) : NULL;
}

static bool cgi_memref_fold(cg_op op, const cg_attr *constants, cgi_fold *results) {
  cg_value source;
  cg_op inner;
  switch (cg_op_get_kind(op)) {
  case CG_MEMREF_DIM:
    if (cgi_memref_fold_dim(op, constants, results)) return true;
    source = cgi_memref_cast_source(cg_op_operand(op, CG_MEMREF_DIM_SOURCE));
    if (!source || cg_type_get_kind(cg_value_type(source)) != CG_TYPE_MEMREF) return false;
    cgi_op_set_operand(op, CG_MEMREF_DIM_SOURCE, source);
    return true;
  case CG_MEMREF_RANK:
    return cgi_fold_to_attr(results, cgi_attr_index(op->ctx, cg_type_rank(cg_value_type(cg_op_operand(op, CG_MEMREF_RANK_MEMREF)))));
  case CG_MEMREF_LOAD:
  case CG_MEMREF_STORE: {
    unsigned at = cg_op_get_kind(op) == CG_MEMREF_LOAD ? 0 : 1;
    source = cgi_memref_cast_source(cg_op_operand(op, at));
    if (!source) return false;
    cgi_op_set_operand(op, at, source);
    return true;
  }
  case CG_MEMREF_CAST:
    source = cg_op_operand(op, CG_MEMREF_CAST_SOURCE);
    if (cg_value_type(source) == cg_value_type(cg_op_result(op, 0))) return cgi_fold_to(results, source);
    source = cgi_memref_cast_source(source);
    return source && cg_value_type(source) == cg_value_type(cg_op_result(op, 0)) && cgi_fold_to(results, source);
  case CG_MEMREF_EXPAND_SHAPE:
  case CG_MEMREF_COLLAPSE_SHAPE:
    inner =
        cgi_def_op(cg_op_operand(op, CG_SOURCE), cg_op_get_kind(op) == CG_MEMREF_EXPAND_SHAPE ? CG_MEMREF_COLLAPSE_SHAPE : CG_MEMREF_EXPAND_SHAPE);
    if (cg_value_type(cg_op_operand(op, CG_SOURCE)) == cg_value_type(cg_op_result(op, 0)) &&
        cg_type_has_static_shape(cg_value_type(cg_op_result(op, 0))))
      return cgi_fold_to(results, cg_op_operand(op, CG_SOURCE));
    return inner && cg_value_type(cg_op_operand(inner, CG_SOURCE)) == cg_value_type(cg_op_result(op, 0)) &&
           cg_op_attr(inner, "reassociation") == cg_op_attr(op, "reassociation") && cg_type_has_static_shape(cg_value_type(cg_op_result(op, 0))) &&
           cgi_fold_to(results, cg_op_operand(inner, CG_SOURCE));
  case CG_MEMREF_SUBVIEW: {
    cgi_mixed offsets, sizes, all;
    source = cg_op_operand(op, CG_MEMREF_SUBVIEW_SOURCE);
    if (cg_value_type(source) != cg_value_type(cg_op_result(op, 0))) return false;
    if (!cgi_slice_get_unit(op, &offsets, &sizes)) return false;
    inner = cgi_def_op(source, CG_MEMREF_SUBVIEW); // of which this is all, though it be of a dynamic size
    if (!cg_type_has_static_shape(cg_value_type(source)) &&
        !(inner && cgi_mixed_get(inner, "sizes", "static_sizes", &all) && cgi_mixed_equal(&sizes, &all)))
      return false;
    return cgi_mixed_all(&offsets, 0) && cgi_fold_to(results, source);
  }
  default: return false;
  }
}

// ---- patterns -----------------------------------------------------------------------------------------------------------------------------
// Constant operands of a subview become static; a cast back keeps the uses' type.
static bool cgi_memref_subview_constants(cgi_builder *b, cg_op op, void *user) {
  cgi_mixed m[3];
  cg_value source = cg_op_operand(op, CG_MEMREF_SUBVIEW_SOURCE);
  cg_type old_type = cg_value_type(cg_op_result(op, 0)), type;
  (void)user;
  if (!cgi_slice_get(op, &m[0], &m[1], &m[2])) return false;
  if (cg_type_rank(cg_value_type(source)) != cg_type_rank(old_type)) return false;
  bool changed = cgi_mixed_fold_constants(&m[0]);
  changed = cgi_mixed_fold_constants(&m[1]) || changed;
  changed = cgi_mixed_fold_constants(&m[2]) || changed;
  if (!changed || !cgi_slice_may_fold(cg_value_type(source), m)) return false;
  type = cgi_subview_type(cg_value_type(source), &m[0], &m[1], &m[2]);
  if (!type) return false;
  cg_value result = cg_op_result(cgi_slice_build(b, CG_MEMREF_SUBVIEW, 1, &source, type, m), 0);
  cgi_op_replace1(op, type == old_type ? result : cgi_build_unary(b, CG_MEMREF_CAST, old_type, result));
  return true;
}

static bool cgi_memref_copy_self(cgi_builder *b, cg_op op, void *user) {
  (void)b, (void)user;
  if (cg_op_operand(op, CG_MEMREF_COPY_SOURCE) != cg_op_operand(op, CG_MEMREF_COPY_TARGET)) return false;
  cgi_op_erase(op);
  return true;
}

// An allocation that is only released.
static bool cgi_memref_dead_alloc(cgi_builder *b, cg_op op, void *user) {
  cg_value v = cg_op_result(op, 0);
  (void)b, (void)user;
  CGI_FOREACH_USE(u, v) {
    if (cg_op_get_kind(u->owner) != CG_MEMREF_DEALLOC) return false;
  }
  while (v->uses) cgi_op_erase(v->uses->owner);
  cgi_op_erase(op);
  return true;
}

CGI_DEF const cgi_dialect *cgi_dialect_memref(void) {
  static const cgi_pattern patterns[] = {
      {CG_MEMREF_SUBVIEW, cgi_memref_subview_constants},
      {CG_MEMREF_COPY, cgi_memref_copy_self},
      {CG_MEMREF_ALLOC, cgi_memref_dead_alloc},
      {CG_MEMREF_ALLOCA, cgi_memref_dead_alloc},
  };
  static const cgi_dialect dialect = {"memref", CGI_VERIFIER(cgi_memref_verify), cgi_memref_fold, patterns, sizeof patterns / sizeof patterns[0]};
  return &dialect;
}
