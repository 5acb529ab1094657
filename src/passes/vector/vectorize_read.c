// Reading tiles for vectorize: a window into a tensor is followed through slices, pads and reshapes to what is held in a vector, to a value that is
// the same everywhere, or to memory, where it becomes a vector.transfer_read.
#include "passes/vector/vectorize.h"

#define CGI_VECTORIZE_MAX_DEPTH 128

// ---- vector ops ---------------------------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_vectorize_unsupported(cgi_vectorize *s, const char *what) { return cgi_op_unsupported(s->user, "is not vectorized: %p", what); }

CGI_DEF cg_type cgi_vectorize_type(cg_context *ctx, unsigned rank, const int64_t *shape, cg_type element) {
  return rank ? cgi_type_vector(ctx, rank, shape, element) : element;
}

CGI_DEF unsigned cgi_vectorize_rank(cg_type t) { return cg_type_is_shaped(t) ? t->rank : 0; }
CGI_DEF cg_type cgi_vectorize_element(cg_type t) { return cg_type_is_shaped(t) ? t->element : t; }

CGI_DEF cg_value cgi_vectorize_splat(cgi_builder *b, cg_value scalar, cg_type type) {
  cg_attr c = cgi_constant_of(scalar);
  if (scalar->type == type) return scalar;
  if (c && c->kind != CG_ATTR_DENSE) return cgi_build_constant(b, cgi_attr_like(type, c));
  return cgi_build_unary(b, CG_VECTOR_BROADCAST, type, scalar);
}

CGI_DEF cg_value cgi_vectorize_zero(cgi_builder *b, cg_type type) {
  cg_type e = cgi_vectorize_element(type);
  return cgi_build_constant(b, cgi_attr_like(type, cgi_attr_number(e, 0)));
}

static cg_value cgi_vectorize_build1(cgi_builder *b, cg_op_kind kind, unsigned n, const cg_value *operands, cg_type type, unsigned na,
                                     const cg_named_attr *attrs) {
  return cgi_build(b, kind, n, operands, 1, &type, na, attrs, 0)->results[0];
}

CGI_DEF cg_value cgi_vectorize_reshape(cgi_builder *b, cg_value v, unsigned rank, const int64_t *shape) {
  static const int64_t zeros[CGI_VECTORIZE_RANK] = {0};
  cg_type type = cgi_vectorize_type(b->ctx, rank, shape, cgi_vectorize_element(v->type));
  if (v->type == type) return v;
  if (!cg_type_is_shaped(v->type)) return cgi_vectorize_splat(b, v, type);
  if (!rank) return cgi_build_vector_extract(b, v, v->type->rank, zeros);
  return cgi_build_unary(b, CG_VECTOR_SHAPE_CAST, type, v);
}

CGI_DEF cg_value cgi_vectorize_insert_at(cgi_builder *b, cg_value part, cg_value whole, const int64_t *offsets) {
  unsigned n = part->type->rank;
  int64_t ones[CGI_VECTORIZE_RANK];
  cg_value operands[2];
  cg_named_attr attrs[2];
  for (unsigned i = 0; i < n; i++) ones[i] = 1;
  operands[0] = part;
  operands[1] = whole;
  cgi_name_attr(&attrs[0], b->ctx, "offsets", cgi_attr_ints(b->ctx, whole->type->rank, offsets));
  cgi_name_attr(&attrs[1], b->ctx, "strides", cgi_attr_ints(b->ctx, n, ones));
  return cgi_vectorize_build1(b, CG_VECTOR_INSERT_STRIDED_SLICE, 2, operands, whole->type, 2, attrs);
}

CGI_DEF cg_value cgi_vectorize_slice(cgi_builder *b, cg_value v, const int64_t *offsets, const int64_t *sizes) {
  unsigned n = v->type->rank;
  int64_t ones[CGI_VECTORIZE_RANK];
  cg_named_attr attrs[3];
  cg_type type = cgi_type_vector(b->ctx, n, sizes, v->type->element);
  if (type == v->type) return v;
  for (unsigned i = 0; i < n; i++) ones[i] = 1;
  cgi_name_attr(&attrs[0], b->ctx, "offsets", cgi_attr_ints(b->ctx, n, offsets));
  cgi_name_attr(&attrs[1], b->ctx, "sizes", cgi_attr_ints(b->ctx, n, sizes));
  cgi_name_attr(&attrs[2], b->ctx, "strides", cgi_attr_ints(b->ctx, n, ones));
  return cgi_vectorize_build1(b, CG_VECTOR_EXTRACT_STRIDED_SLICE, 1, &v, type, 3, attrs);
}

CGI_DEF cg_op cgi_vectorize_transfer(cgi_builder *b, cg_value source, const cg_value *indices, cg_map map, const bool *in_bounds, cg_value padding,
                                     cg_value vector, cg_type type) {
  cg_context *ctx = b->ctx;
  unsigned rank = source->type->rank, n = 0;
  cg_value operands[CGI_VECTORIZE_RANK + 2];
  cg_attr flags[CGI_VECTORIZE_RANK];
  cg_named_attr attrs[2];
  int32_t segments[4];
  if (vector) operands[n++] = vector;
  operands[n++] = source;
  for (unsigned i = 0; i < rank; i++) operands[n++] = indices[i];
  if (!vector) operands[n++] = padding;
  for (unsigned i = 0; i < map->num_results; i++) flags[i] = cgi_attr_bool(ctx, in_bounds[i]);
  cgi_name_attr(&attrs[0], ctx, "permutation_map", cgi_attr_of_map(ctx, map));
  cgi_name_attr(&attrs[1], ctx, "in_bounds", cgi_attr_array(ctx, map->num_results, flags));
  cg_op op = cgi_build(b, vector ? CG_VECTOR_TRANSFER_WRITE : CG_VECTOR_TRANSFER_READ, n, operands, type ? 1 : 0, &type, 2, attrs, 0);
  segments[0] = 1;
  segments[vector ? 2 : 1] = (int32_t)rank;
  segments[vector ? 1 : 2] = 1;
  segments[3] = 0;
  cgi_op_set_segments(op, 4, segments);
  return op;
}

// ---- indices ------------------------------------------------------------------------------------------------------------------------------------
static cgi_vectorize_index cgi_vectorize_const(int64_t c) {
  cgi_vectorize_index x;
  x.v = NULL;
  x.c = c;
  return x;
}

static cgi_vectorize_index cgi_vectorize_of_value(cg_value v) {
  cgi_vectorize_index x = cgi_vectorize_const(0);
  if (!cgi_constant_int(v, &x.c)) x.v = v, x.c = 0;
  return x;
}

static cgi_vectorize_index cgi_vectorize_mixed_at(const cgi_mixed *m, unsigned i) {
  return m->values[i] ? cgi_vectorize_of_value(m->values[i]) : cgi_vectorize_const(m->fixed[i]);
}

static cg_value cgi_vectorize_affine(cgi_builder *b, cg_expr e, cg_value x, cg_value y) {
  cg_value operands[2];
  operands[0] = x;
  operands[1] = y;
  return cgi_build_apply(b, y ? 2 : 1, e, operands);
}

CGI_DEF cg_value cgi_vectorize_index_value(cgi_builder *b, cgi_vectorize_index x) {
  if (!x.v) return cgi_build_index(b, x.c);
  if (!x.c) return x.v;
  cg_expr d = cgi_expr_dim(b->ctx, 0), c = cgi_expr_const(b->ctx, x.c);
  return cgi_vectorize_affine(b, cgi_expr_add(b->ctx, d, c), x.v, NULL);
}

// x + k * y
static cgi_vectorize_index cgi_vectorize_add(cgi_builder *b, cgi_vectorize_index x, int64_t k, cgi_vectorize_index y) {
  cg_context *ctx = b->ctx;
  x.c += k * y.c;
  if (!y.v || k == 0) return x;
  if (!x.v && k == 1) {
    x.v = y.v;
  } else if (x.v == y.v && k == -1) {
    x.v = NULL;
  } else {
    cg_expr d0 = cgi_expr_dim(ctx, 0), d1 = cgi_expr_dim(ctx, 1), f = cgi_expr_const(ctx, k);
    x.v = x.v ? cgi_vectorize_affine(b, cgi_expr_add(ctx, d0, cgi_expr_mul(ctx, d1, f)), x.v, y.v)
              : cgi_vectorize_affine(b, cgi_expr_mul(ctx, d0, f), y.v, NULL);
  }
  int64_t known;
  if (x.v && cgi_constant_int(x.v, &known)) x.v = NULL, x.c += known;
  return x;
}

// x ceildiv k, for k > 0
static cgi_vectorize_index cgi_vectorize_ceildiv(cgi_builder *b, cgi_vectorize_index x, int64_t k) {
  cg_context *ctx = b->ctx;
  if (k == 1) return x;
  if (!x.v) return cgi_vectorize_const(x.c >= 0 ? (x.c + k - 1) / k : -(-x.c / k));
  cg_expr d0 = cgi_expr_dim(ctx, 0), sum = cgi_expr_add(ctx, d0, cgi_expr_const(ctx, x.c));
  cg_expr e = cgi_expr_binary(ctx, CG_EXPR_CEILDIV, sum, cgi_expr_const(ctx, k));
  return cgi_vectorize_of_value(cgi_vectorize_affine(b, e, x.v, NULL));
}

// ---- slices -------------------------------------------------------------------------------------------------------------------------------------
static bool cgi_vectorize_slice_parts(cg_op op, cgi_mixed *offsets, cgi_mixed *sizes, cgi_mixed *strides, unsigned *keep) {
  return cgi_slice_get(op, offsets, sizes, strides) && cgi_kept_dims(sizes->n, sizes->fixed, op->results[0]->type, keep);
}

static cgi_vectorize_index cgi_vectorize_dim(cgi_builder *b, cg_value v, unsigned d) {
  cg_op op = v->op;
  if (v->type->shape[d] != CG_DYNAMIC) return cgi_vectorize_const(v->type->shape[d]);
  if (op && op->def->kind == CG_TENSOR_EXTRACT_SLICE) {
    cgi_mixed offsets, sizes, strides;
    unsigned keep[CGI_VECTORIZE_RANK];
    if (cgi_vectorize_slice_parts(op, &offsets, &sizes, &strides, keep)) return cgi_vectorize_mixed_at(&sizes, keep[d]);
  }
  if (op && op->def->kind == CG_TENSOR_CAST) return cgi_vectorize_dim(b, op->operands[CG_TENSOR_CAST_SOURCE].value, d);
  return cgi_vectorize_of_value(cgi_build_dim(b, v, d));
}

// The largest value that an index may have, by the minimum or maximum of constants that it is; CG_DYNAMIC when that says nothing.
static int64_t cgi_vectorize_largest(cg_value v, unsigned depth) {
  int64_t best = CG_DYNAMIC;
  cg_op op = v->op;
  bool min = op && op->def->kind == CG_AFFINE_MIN;
  if (cgi_constant_int(v, &best)) return best;
  if (!op || depth > CGI_VECTORIZE_MAX_DEPTH || (!min && op->def->kind != CG_AFFINE_MAX)) return CG_DYNAMIC;
  cg_map m = cg_attr_map(cg_op_attr(op, "map"));
  for (unsigned i = 0; i < m->num_results; i++) {
    cg_expr e = m->results[i];
    int64_t x = CG_DYNAMIC;
    if (e->kind == CG_EXPR_CONST) x = e->value;
    if (e->kind == CG_EXPR_DIM || e->kind == CG_EXPR_SYMBOL)
      x = cgi_vectorize_largest(op->operands[(e->kind == CG_EXPR_DIM ? 0 : m->num_dims) + (unsigned)e->value].value, depth + 1);
    if (x == CG_DYNAMIC && !min) return CG_DYNAMIC;
    if (x != CG_DYNAMIC && (best == CG_DYNAMIC || (min ? x < best : x > best))) best = x;
  }
  return best;
}

static int64_t cgi_vectorize_bound_at(cg_value v, unsigned d, unsigned depth) {
  cg_op op = v->op;
  cgi_mixed offsets, sizes, strides;
  unsigned keep[CGI_VECTORIZE_RANK];
  if (!cg_type_is_shaped(v->type)) return 1;
  if (v->type->shape[d] != CG_DYNAMIC) return v->type->shape[d];
  if (!op || depth > CGI_VECTORIZE_MAX_DEPTH) return CG_DYNAMIC;
  if (op->def->kind == CG_TENSOR_CAST) return cgi_vectorize_bound_at(op->operands[CG_TENSOR_CAST_SOURCE].value, d, depth + 1);
  if (op->def->kind != CG_TENSOR_EXTRACT_SLICE || !cgi_vectorize_slice_parts(op, &offsets, &sizes, &strides, keep)) return CG_DYNAMIC;
  int64_t whole = cgi_vectorize_bound_at(op->operands[CG_TENSOR_EXTRACT_SLICE_SOURCE].value, keep[d], depth + 1);
  int64_t size = sizes.values[keep[d]] ? cgi_vectorize_largest(sizes.values[keep[d]], 0) : sizes.fixed[keep[d]];
  return size == CG_DYNAMIC || (whole != CG_DYNAMIC && whole < size) ? whole : size;
}

CGI_DEF int64_t cgi_vectorize_bound(cg_value v, unsigned d) { return cgi_vectorize_bound_at(v, d, 0); }

CGI_DEF bool cgi_vectorize_small(cg_value v) {
  int64_t n = 1;
  cg_type_kind e = cgi_vectorize_element(v->type)->kind;
  if (e == CG_TYPE_COMPLEX || e == CG_TYPE_OPAQUE || cgi_vectorize_rank(v->type) > CGI_VECTORIZE_RANK) return false;
  for (unsigned i = 0; i < cgi_vectorize_rank(v->type); i++) {
    int64_t size = cgi_vectorize_bound(v, i);
    if (size < 1 || size > CGI_VECTORIZE_MAX_TILE) return false;
    n *= size;
    if (n > CGI_VECTORIZE_MAX_TILE) return false;
  }
  return true;
}

// ---- what a value comes from --------------------------------------------------------------------------------------------------------------------
CGI_DEF cg_value cgi_vectorize_vector_of(cgi_vectorize *s, cg_value tensor) {
  return tensor->type->kind != CG_TYPE_TENSOR ? tensor : (cg_value)cgi_hmap_ptr(&s->vectors, tensor);
}

CGI_DEF void cgi_vectorize_map(cgi_vectorize *s, cg_value tensor, cg_value vector) {
  cg_context *ctx = s->ctx;
  cgi_hmap_put_ptr(&s->vectors, tensor, vector);
  cgi_push(s->mapped, tensor);
}

// Behind views of it there is a vector, a pad or a value that is the same everywhere: no memory to read from as it is.
static bool cgi_vectorize_is_computed(cgi_vectorize *s, cg_value v, unsigned depth) {
  if (cgi_vectorize_vector_of(s, v)) return true;
  if (!v->op || depth > CGI_VECTORIZE_MAX_DEPTH) return false;
  switch (v->op->def->kind) {
  case CG_TENSOR_EXTRACT_SLICE:
  case CG_TENSOR_CAST:
  case CG_TENSOR_EXPAND_SHAPE:
  case CG_TENSOR_COLLAPSE_SHAPE: return cgi_vectorize_is_computed(s, v->op->operands[CG_SOURCE].value, depth + 1);
  case CG_TENSOR_PAD:
  case CG_TENSOR_CONCAT:
  case CG_TENSOR_EMPTY:
  case CG_TENSOR_SPLAT:
  case CG_LINALG_FILL:
  case CG_ARITH_CONSTANT: return true;
  default: return false;
  }
}

// ---- windows into vectors and memory ------------------------------------------------------------------------------------------------------------
static cg_value cgi_vectorize_access(cgi_vectorize *s, cgi_builder *b, cg_value source, const cgi_vectorize_window *w);

static int64_t cgi_vectorize_extent(const cgi_vectorize_window *w, unsigned d) { return w->dim[d] < 0 ? 1 : w->shape[w->dim[d]]; }

// Reads dim d position by position and puts the parts together.
static cg_value cgi_vectorize_split(cgi_vectorize *s, cgi_builder *b, cg_value source, const cgi_vectorize_window *w, unsigned d) {
  cg_type type = cgi_type_vector(b->ctx, w->num_dims, w->shape, cgi_vectorize_element(source->type));
  cg_value whole = cgi_vectorize_zero(b, type);
  int64_t at[CGI_VECTORIZE_RANK] = {0};
  for (int64_t i = 0; i < cgi_vectorize_extent(w, d); i++) {
    cgi_vectorize_window one = *w;
    one.offset[d].c += i * w->stride[d];
    one.stride[d] = 1;
    one.shape[w->dim[d]] = 1;
    cg_value part = cgi_vectorize_access(s, b, source, &one);
    if (!part) return NULL;
    at[w->dim[d]] = i;
    whole = cgi_vectorize_insert_at(b, part, whole, at);
  }
  return whole;
}

// Of a vector: offsets are numbers. Positions beside it hold anything; whoever read through a pad selects over them.
static cg_value cgi_vectorize_pick(cgi_vectorize *s, cgi_builder *b, cg_value vector, const cgi_vectorize_window *w) {
  cg_type type = cgi_vectorize_type(b->ctx, w->num_dims, w->shape, cgi_vectorize_element(vector->type));
  int64_t offsets[CGI_VECTORIZE_RANK], sizes[CGI_VECTORIZE_RANK], part[CGI_VECTORIZE_RANK], at[CGI_VECTORIZE_RANK];
  bool partial = false;
  for (unsigned i = 0; i < w->num_dims; i++) part[i] = w->shape[i], at[i] = 0;
  for (unsigned d = 0; d < w->rank; d++) {
    int64_t n = cgi_vectorize_extent(w, d), low, high;
    if (w->offset[d].v) {
      cgi_vectorize_unsupported(s, "a slice of values in registers starts at an offset that is known at run time only");
      return NULL;
    }
    low = w->offset[d].c < 0 ? -w->offset[d].c : 0;
    high = vector->type->shape[d] - w->offset[d].c < n ? vector->type->shape[d] - w->offset[d].c : n;
    if (high <= low) return cgi_vectorize_zero(b, type);
    offsets[d] = w->offset[d].c + low;
    sizes[d] = high - low;
    if (high - low < n) {
      partial = true;
      part[w->dim[d]] = high - low;
      at[w->dim[d]] = low;
    }
  }
  if (w->rank && !w->num_dims) return cgi_build_vector_extract(b, vector, vector->type->rank, offsets);
  if (w->rank) vector = cgi_vectorize_slice(b, vector, offsets, sizes);
  vector = cgi_vectorize_reshape(b, vector, w->num_dims, part);
  return partial ? cgi_vectorize_insert_at(b, vector, cgi_vectorize_zero(b, type), at) : vector;
}

// The strided part of a view as a view of its own, whose elements are then adjacent.
static cg_value cgi_vectorize_strided_view(cgi_builder *b, cg_value source, cgi_vectorize_window *w) {
  cgi_mixed groups[3];
  int64_t shape[CGI_VECTORIZE_RANK];
  memset(groups, 0, sizeof groups);
  for (unsigned d = 0; d < w->rank; d++) {
    cgi_vectorize_index size = w->outside[d] ? cgi_vectorize_dim(b, source, d) : cgi_vectorize_const(cgi_vectorize_extent(w, d));
    cgi_vectorize_index offset = w->outside[d] ? cgi_vectorize_const(0) : w->offset[d];
    if (offset.v) groups[0].values[d] = cgi_vectorize_index_value(b, offset);
    groups[0].fixed[d] = offset.c;
    groups[1].values[d] = size.v ? cgi_vectorize_index_value(b, size) : NULL;
    groups[1].fixed[d] = size.c;
    groups[2].fixed[d] = w->outside[d] ? 1 : w->stride[d];
    shape[d] = size.v ? CG_DYNAMIC : size.c;
    if (!w->outside[d]) w->offset[d] = cgi_vectorize_const(0);
    w->stride[d] = 1;
  }
  groups[0].n = groups[1].n = groups[2].n = w->rank;
  cg_type type = cgi_type_tensor(b->ctx, w->rank, shape, source->type->element, NULL);
  return cgi_slice_build(b, CG_TENSOR_EXTRACT_SLICE, 1, &source, type, groups)->results[0];
}

static cg_value cgi_vectorize_load(cgi_builder *b, cg_value source, const cgi_vectorize_window *window) {
  cg_context *ctx = b->ctx;
  cgi_vectorize_window w = *window;
  cg_type element = source->type->element;
  cg_value indices[CGI_VECTORIZE_RANK + 1];
  bool in_bounds[CGI_VECTORIZE_RANK], strided = false;
  int64_t shape[CGI_VECTORIZE_RANK];
  unsigned dims[CGI_VECTORIZE_RANK], n = 0;
  for (unsigned d = 0; d < w.rank; d++) strided = strided || (w.stride[d] != 1 && cgi_vectorize_extent(&w, d) > 1);
  if (strided) source = cgi_vectorize_strided_view(b, source, &w);
  for (unsigned d = 0; d < w.rank; d++) {
    indices[d + 1] = cgi_vectorize_index_value(b, w.offset[d]);
    if (w.dim[d] < 0 && !w.outside[d]) continue;
    in_bounds[n] = !w.outside[d];
    shape[n] = cgi_vectorize_extent(&w, d);
    dims[n++] = d;
  }
  indices[0] = source;
  if (n == 0) return cgi_vectorize_reshape(b, cgi_vectorize_build1(b, CG_TENSOR_EXTRACT, w.rank + 1, indices, element, 0, NULL), w.num_dims, w.shape);
  cg_value padding = w.padding ? w.padding : cgi_vectorize_zero(b, element);
  cg_map map = cgi_map_permutation(ctx, w.rank, n, dims);
  cg_op read = cgi_vectorize_transfer(b, source, indices + 1, map, in_bounds, padding, NULL, cgi_type_vector(ctx, n, shape, element));
  return cgi_vectorize_reshape(b, read->results[0], w.num_dims, w.shape);
}

// ---- masks ---------------------------------------------------------------------------------------------------------------------------------------
static cg_value cgi_vectorize_and(cgi_builder *b, cg_value x, cg_value y) {
  if (!x || !y) return x ? x : y;
  if (x->type != y->type && cg_type_is_shaped(x->type)) y = cgi_vectorize_splat(b, y, x->type);
  if (x->type != y->type) x = cgi_vectorize_splat(b, x, y->type);
  return cgi_build_binary(b, CG_ARITH_ANDI, x, y);
}

// i1: which elements of the result satisfy index < limit along each dim.
static cg_value cgi_vectorize_mask(cgi_builder *b, unsigned n, const int64_t *shape, const cgi_vectorize_index *limits) {
  cg_value operands[CGI_VECTORIZE_RANK];
  for (unsigned i = 0; i < n; i++) operands[i] = cgi_vectorize_index_value(b, limits[i]);
  return cgi_vectorize_build1(b, CG_VECTOR_CREATE_MASK, n, operands, cgi_type_vector(b->ctx, n, shape, cgi_type_i(b->ctx, 1)), 0, NULL);
}

// Where the window `w` into the padded source lies inside of it: NULL when everywhere.
static cg_value cgi_vectorize_inside(cgi_builder *b, cg_value source, const cgi_vectorize_window *w, const bool *low, const bool *high) {
  cgi_vectorize_index limits[CGI_VECTORIZE_RANK], full[CGI_VECTORIZE_RANK];
  cg_value scalars = NULL, lows = NULL, mask = NULL;
  bool any = false;
  for (unsigned i = 0; i < w->num_dims; i++) limits[i] = full[i] = cgi_vectorize_const(w->shape[i]);
  for (unsigned d = 0; d < w->rank; d++) {
    cgi_vectorize_index first = cgi_vectorize_ceildiv(b, cgi_vectorize_add(b, cgi_vectorize_const(0), -1, w->offset[d]), w->stride[d]);
    cgi_vectorize_index end = cgi_vectorize_ceildiv(b, cgi_vectorize_add(b, cgi_vectorize_dim(b, source, d), -1, w->offset[d]), w->stride[d]);
    int64_t n = cgi_vectorize_extent(w, d);
    int r = w->dim[d];
    bool from = low[d] && (first.v || first.c > 0), to = high[d] && (end.v || end.c < n);
    if (r < 0) {
      cg_value zero = from || to ? cgi_build_index(b, 0) : NULL;
      if (from) scalars = cgi_vectorize_and(b, scalars, cgi_build_cmpi(b, CG_CMPI_SLE, cgi_vectorize_index_value(b, first), zero));
      if (to) scalars = cgi_vectorize_and(b, scalars, cgi_build_cmpi(b, CG_CMPI_SGT, cgi_vectorize_index_value(b, end), zero));
      continue;
    }
    if (to) limits[r] = end, any = true;
    if (!from) continue;
    cgi_vectorize_index here[CGI_VECTORIZE_RANK];
    memcpy(here, full, sizeof here);
    here[r] = first;
    cg_value before = cgi_vectorize_mask(b, w->num_dims, w->shape, here), ones = cgi_build_constant(b, cgi_attr_int_like(before->type, 1));
    lows = cgi_vectorize_and(b, lows, cgi_build_binary(b, CG_ARITH_XORI, before, ones));
  }
  if (any) mask = cgi_vectorize_mask(b, w->num_dims, w->shape, limits);
  mask = cgi_vectorize_and(b, mask, lows);
  return cgi_vectorize_and(b, mask, scalars);
}

// What was read before: the same window, its padding exchanged where that differs.
static cg_value cgi_vectorize_reuse(cgi_vectorize *s, cgi_builder *b, cg_value source, const cgi_vectorize_window *w) {
  for (size_t i = cgi_len(s->loaded); i-- > 0;) {
    const cgi_vectorize_loaded *l = &s->loaded[i];
    const cgi_vectorize_window *o = &l->window;
    bool same = l->source == source && o->num_dims == w->num_dims, outside = false;
    for (unsigned d = 0; d < w->rank && same; d++) {
      same = o->offset[d].v == w->offset[d].v && o->offset[d].c == w->offset[d].c && o->stride[d] == w->stride[d] && o->dim[d] == w->dim[d] &&
             cgi_vectorize_extent(o, d) == cgi_vectorize_extent(w, d) && o->outside[d] == w->outside[d];
      outside = outside || w->outside[d];
    }
    for (unsigned d = 0; d < w->num_dims && same; d++) same = o->shape[d] == w->shape[d];
    if (!same) continue;
    cg_attr x = cgi_constant_of(o->padding), y = cgi_constant_of(w->padding);
    if (!outside || !w->padding || o->padding == w->padding || (x && x == y)) return l->vector;
    cg_value mask = cgi_vectorize_inside(b, source, w, w->outside, w->outside);
    return mask ? cgi_build_select(b, mask, l->vector, cgi_vectorize_splat(b, w->padding, l->vector->type)) : l->vector;
  }
  return NULL;
}

static cg_value cgi_vectorize_access(cgi_vectorize *s, cgi_builder *b, cg_value source, const cgi_vectorize_window *w) {
  cg_context *ctx = s->ctx;
  bool in_vector = source->type->kind != CG_TYPE_TENSOR;
  for (unsigned d = 0; d < w->rank; d++)
    if (w->stride[d] != 1 && cgi_vectorize_extent(w, d) > 1 && (in_vector || w->outside[d] || w->stride[d] < 0))
      return cgi_vectorize_split(s, b, source, w, d);
  if (in_vector) return cgi_vectorize_pick(s, b, source, w);
  cg_value before = cgi_vectorize_reuse(s, b, source, w);
  if (before) return before;
  cgi_vectorize_loaded loaded = {source, cgi_vectorize_load(b, source, w), *w};
  cgi_push(s->loaded, loaded);
  return loaded.vector;
}

// ---- windows into views -------------------------------------------------------------------------------------------------------------------------
static cg_value cgi_vectorize_follow(cgi_vectorize *s, cgi_builder *b, cg_value v, const cgi_vectorize_window *w, unsigned depth);

static cg_value cgi_vectorize_follow_slice(cgi_vectorize *s, cgi_builder *b, cg_op op, const cgi_vectorize_window *w, unsigned depth) {
  cgi_mixed offsets, sizes, strides;
  unsigned keep[CGI_VECTORIZE_RANK];
  cgi_vectorize_window u = *w;
  if (!cgi_vectorize_slice_parts(op, &offsets, &sizes, &strides, keep)) {
    cgi_op_unsupported(op, "drops dims that are not 1");
    return NULL;
  }
  u.rank = offsets.n;
  for (unsigned d = 0, k = 0; d < u.rank; d++) {
    bool kept = k < w->rank && keep[k] == d;
    if (strides.values[d]) {
      cgi_op_unsupported(op, "has a stride that is known at run time only");
      return NULL;
    }
    u.offset[d] = cgi_vectorize_mixed_at(&offsets, d);
    if (kept) u.offset[d] = cgi_vectorize_add(b, u.offset[d], strides.fixed[d], w->offset[k]);
    u.stride[d] = kept ? w->stride[k] * strides.fixed[d] : 1;
    u.dim[d] = kept ? w->dim[k] : -1;
    u.outside[d] = kept && w->outside[k];
    k += kept ? 1 : 0;
  }
  return cgi_vectorize_follow(s, b, op->operands[CG_TENSOR_EXTRACT_SLICE_SOURCE].value, &u, depth + 1);
}

// The value that a pad fills with: one from outside, or a constant.
static cg_value cgi_vectorize_pad_value(cgi_builder *b, cg_op pad) {
  cg_op yield = cgi_block_terminator(pad->regions[0]->first);
  cg_value v = yield && yield->num_operands ? yield->operands[CG_TENSOR_YIELD_VALUE].value : NULL;
  cg_attr c = cgi_constant_of(v);
  if (c) return cgi_build_constant(b, c);
  if (v && (v->op ? v->op->block : v->block) != pad->regions[0]->first) return v;
  cgi_op_unsupported(pad, "fills with a value that depends on the position");
  return NULL;
}

static cg_value cgi_vectorize_follow_pad(cgi_vectorize *s, cgi_builder *b, cg_op op, const cgi_vectorize_window *w, unsigned depth) {
  cg_value source = op->operands[CG_TENSOR_PAD_SOURCE].value, padding = cgi_vectorize_pad_value(b, op);
  cgi_mixed low, high;
  cgi_vectorize_window u = *w;
  bool from[CGI_VECTORIZE_RANK], to[CGI_VECTORIZE_RANK], positive = true;
  if (!padding || !cgi_pad_get(op, &low, &high)) return NULL;
  for (unsigned d = 0; d < u.rank; d++) {
    cgi_vectorize_index l = cgi_vectorize_mixed_at(&low, d), h = cgi_vectorize_mixed_at(&high, d);
    from[d] = l.v || l.c > 0;
    to[d] = h.v || h.c > 0;
    u.offset[d] = cgi_vectorize_add(b, u.offset[d], -1, l);
    u.outside[d] = u.outside[d] || from[d] || to[d];
    positive = positive && u.stride[d] > 0;
  }
  if (!cgi_vectorize_is_computed(s, source, 0)) { // memory: the read itself looks at the bounds
    u.padding = padding;
    return cgi_vectorize_access(s, b, source, &u);
  }
  if (!positive) {
    cgi_op_unsupported(op, "is read backwards");
    return NULL;
  }
  cg_value v = cgi_vectorize_follow(s, b, source, &u, depth + 1), mask = v ? cgi_vectorize_inside(b, source, &u, from, to) : NULL;
  return mask ? cgi_build_select(b, mask, v, cgi_vectorize_splat(b, padding, v->type)) : v;
}

// A reshape that only adds or drops unit dims renames dims; any other one is read whole, and one whose unit dims are padded.
static cg_value cgi_vectorize_follow_reshape(cgi_vectorize *s, cgi_builder *b, cg_op op, const cgi_vectorize_window *w, unsigned depth) {
  bool expand = op->def->kind == CG_TENSOR_EXPAND_SHAPE;
  cg_value source = op->operands[CG_TENSOR_EXPAND_SHAPE_SRC].value, result = op->results[0];
  cg_attr groups = cg_op_attr(op, "reassociation");
  cg_type wide = expand ? result->type : source->type;
  cgi_vectorize_window u = *w;
  bool units = true;
  u.rank = cgi_vectorize_rank(source->type);
  for (unsigned d = 0; d < u.rank; d++) {
    u.offset[d] = cgi_vectorize_const(0);
    u.stride[d] = 1;
    u.dim[d] = -1;
    u.outside[d] = false;
  }
  for (unsigned g = 0; g < cg_attr_len(groups); g++) {
    cg_attr group = cg_attr_at(groups, g);
    int real = -1;
    for (unsigned i = 0; i < cg_attr_int_list_len(group); i++) {
      unsigned d = (unsigned)cg_attr_int_list_at(group, i);
      if (wide->shape[d] == 1) {
        units = units && (!expand || cgi_vectorize_extent(w, d) == 1);
        continue;
      }
      units = units && real < 0;
      real = (int)d;
    }
    if (real < 0) {
      units = units && (expand || cgi_vectorize_extent(w, g) == 1);
      continue;
    }
    unsigned from = expand ? (unsigned)real : g, to = expand ? g : (unsigned)real;
    u.offset[to] = w->offset[from];
    u.stride[to] = w->stride[from];
    u.dim[to] = w->dim[from];
    u.outside[to] = w->outside[from];
  }
  if (units) return cgi_vectorize_follow(s, b, source, &u, depth + 1);
  if (!cgi_vectorize_small(source) || !cg_type_has_static_shape(result->type)) {
    cgi_op_unsupported(op, "reshapes values that are too many or of unknown number to be held in registers");
    return NULL;
  }
  cg_value all = cgi_vectorize_read(s, b, source);
  if (all) all = cgi_vectorize_reshape(b, all, result->type->rank, result->type->shape);
  return all ? cgi_vectorize_access(s, b, all, w) : NULL;
}

static cg_value cgi_vectorize_follow_constant(cgi_vectorize *s, cgi_builder *b, cg_op op, const cgi_vectorize_window *w) {
  cg_attr value = cg_op_attr(op, "value");
  cg_type t = op->results[0]->type, type = cgi_vectorize_type(b->ctx, w->num_dims, w->shape, t->element);
  if (value && value->kind == CG_ATTR_DENSE && (value->splat || t->rank == 0))
    return cgi_build_constant(b, cgi_attr_like(type, cgi_attr_dense_at(b->ctx, value, 0)));
  if (!value || value->kind != CG_ATTR_DENSE || !cgi_vectorize_small(op->results[0])) {
    cgi_op_unsupported(op, "is too large to be held in registers");
    return NULL;
  }
  size_t size;
  const uint8_t *bytes = cg_attr_bytes(value, &size);
  cg_value all = cgi_build_constant(b, cgi_attr_dense(b->ctx, cgi_type_vector(b->ctx, t->rank, t->shape, t->element), bytes, size));
  return cgi_vectorize_access(s, b, all, w);
}

// Parts side by side along a dim: what the window has of each.
static cg_value cgi_vectorize_follow_concat(cgi_vectorize *s, cgi_builder *b, cg_op op, const cgi_vectorize_window *w, unsigned depth) {
  unsigned dim = (unsigned)cgi_op_int(op, "dim");
  cg_value whole = NULL;
  int64_t first = w->offset[dim].c, n = cgi_vectorize_extent(w, dim), start = 0, at[CGI_VECTORIZE_RANK] = {0};
  if (w->offset[dim].v || w->stride[dim] != 1 || w->outside[dim]) {
    cgi_op_unsupported(op, "is read at a place that is known at run time only");
    return NULL;
  }
  for (unsigned i = 0; i < op->num_operands; i++) {
    cg_value part = op->operands[i].value;
    int64_t size = part->type->shape[dim], from = first > start ? first : start, to = first + n < start + size ? first + n : start + size;
    if (size == CG_DYNAMIC) {
      cgi_op_unsupported(op, "has a part of unknown size");
      return NULL;
    }
    if (from < to) {
      cgi_vectorize_window u = *w;
      u.offset[dim] = cgi_vectorize_const(from - start);
      if (to - from == n) return cgi_vectorize_follow(s, b, part, &u, depth + 1);
      u.shape[w->dim[dim]] = to - from;
      cg_value v = cgi_vectorize_follow(s, b, part, &u, depth + 1);
      if (!v) return NULL;
      if (!whole) whole = cgi_vectorize_zero(b, cgi_type_vector(b->ctx, w->num_dims, w->shape, cgi_vectorize_element(v->type)));
      at[w->dim[dim]] = from - first;
      whole = cgi_vectorize_insert_at(b, v, whole, at);
    }
    start += size;
  }
  return whole ? whole : cgi_vectorize_zero(b, cgi_vectorize_type(b->ctx, w->num_dims, w->shape, op->results[0]->type->element));
}

static cg_value cgi_vectorize_follow(cgi_vectorize *s, cgi_builder *b, cg_value v, const cgi_vectorize_window *w, unsigned depth) {
  cg_value held = cgi_vectorize_vector_of(s, v);
  cg_type type = cgi_vectorize_type(b->ctx, w->num_dims, w->shape, cgi_vectorize_element(v->type));
  if (depth > CGI_VECTORIZE_MAX_DEPTH) {
    cgi_vectorize_unsupported(s, "its operand is a chain of views that is too long");
    return NULL;
  }
  if (held) return cgi_vectorize_access(s, b, held, w);
  if (!cgi_vectorize_is_computed(s, v, 0)) return cgi_vectorize_access(s, b, v, w);
  switch (v->op->def->kind) {
  case CG_TENSOR_EXTRACT_SLICE: return cgi_vectorize_follow_slice(s, b, v->op, w, depth);
  case CG_TENSOR_CAST: return cgi_vectorize_follow(s, b, v->op->operands[CG_TENSOR_CAST_SOURCE].value, w, depth + 1);
  case CG_TENSOR_PAD: return cgi_vectorize_follow_pad(s, b, v->op, w, depth);
  case CG_TENSOR_CONCAT: return cgi_vectorize_follow_concat(s, b, v->op, w, depth);
  case CG_TENSOR_EMPTY: return cgi_vectorize_zero(b, type);
  case CG_TENSOR_SPLAT:
  case CG_LINALG_FILL:
    if (v->op->operands[CG_TENSOR_SPLAT_INPUT].value->type == v->type->element)
      return cgi_vectorize_splat(b, v->op->operands[CG_TENSOR_SPLAT_INPUT].value, type);
    cgi_op_unsupported(v->op, "fills a tensor of unknown size with a value of another type");
    return NULL;
  case CG_ARITH_CONSTANT: return cgi_vectorize_follow_constant(s, b, v->op, w);
  default: return cgi_vectorize_follow_reshape(s, b, v->op, w, depth);
  }
}

CGI_DEF cg_value cgi_vectorize_read_window(cgi_vectorize *s, cgi_builder *b, cg_value v, const cgi_vectorize_window *w) {
  int64_t n = 1;
  for (unsigned i = 0; i < w->num_dims; i++)
    n = n > CGI_VECTORIZE_MAX_TILE || w->shape[i] > CGI_VECTORIZE_MAX_TILE ? CGI_VECTORIZE_MAX_TILE + 1 : n * w->shape[i];
  if (n > CGI_VECTORIZE_MAX_TILE || n < 1) {
    cgi_op_unsupported(s->user, "is not vectorized: a tile of %t is too large or empty", v->type);
    return NULL;
  }
  return cgi_vectorize_follow(s, b, v, w, 0);
}

CGI_DEF cg_value cgi_vectorize_read(cgi_vectorize *s, cgi_builder *b, cg_value v) {
  cg_value held = cgi_vectorize_vector_of(s, v);
  cgi_vectorize_window w;
  if (held) return held;
  memset(&w, 0, sizeof w);
  if (!cgi_vectorize_small(v)) {
    cgi_op_unsupported(s->user, "is not vectorized: a tile of %t is too large, empty, of unknown size or of an element type that vectors lack",
                       v->type);
    return NULL;
  }
  w.rank = w.num_dims = v->type->rank;
  for (unsigned d = 0; d < w.rank; d++) {
    w.shape[d] = cgi_vectorize_bound(v, d);
    w.stride[d] = 1;
    w.dim[d] = (int)d;
    w.outside[d] = v->type->shape[d] == CG_DYNAMIC;
  }
  held = cgi_vectorize_read_window(s, b, v, &w);
  if (held) cgi_vectorize_map(s, v, held);
  return held;
}

CGI_DEF cg_value cgi_vectorize_read_element(cgi_vectorize *s, cgi_builder *b, cg_value v, const cg_value *at) {
  cgi_vectorize_window w;
  memset(&w, 0, sizeof w);
  w.rank = cgi_vectorize_rank(v->type);
  for (unsigned d = 0; d < w.rank && d < CGI_VECTORIZE_RANK; d++) {
    w.offset[d] = cgi_vectorize_of_value(at[d]);
    w.stride[d] = 1;
    w.dim[d] = -1;
  }
  return cgi_vectorize_read_window(s, b, v, &w);
}

#undef CGI_VECTORIZE_MAX_DEPTH
