// chlo-legalize-to-stablehlo: custom calls of JAX that are ops become them.
//
//   ApproxTopK                      the first elements of a stable sort by its comparator: what it approximates, exactly
//   stablehlo.dynamic_approx_top_k  the same, with the number of elements as an operand
//   stablehlo.dynamic_top_k         chlo.top_k, whose k is an operand
//   stablehlo.dynamic_reduce_window reduce_window, whose window is operands
//   lapack_spotrf_ffi, …            cholesky, beside what the other triangle was, and the first leading minor that is not positive, or 0
//   lapack_strsm_ffi, …             triangular_solve
//
// What are operands there has to be constant, but padding, and windows as wide as their dimension; how many elements are kept may be known by the
// result's type.
#include "passes/input/chlo_legalize_to_stablehlo.h"
#include "passes/input/complex_to_standard.h"
#include "support/index.h"

#define CGI_CUSTOM_MAX_INTS 64
#define CGI_CUSTOM_MAX_VALUES 16

// Element i of a tensor, in the order of memory, where constants make it.
static bool cgi_custom_int(cg_value v, int64_t i, unsigned depth, int64_t *out) {
  int64_t list[CGI_CUSTOM_MAX_INTS];
  cg_op op = cg_value_op(v);
  cg_type t = cg_value_type(v);
  int64_t n = cg_type_num_elements(t);
  if (!op || depth > 16 || n < 0 || n > CGI_CUSTOM_MAX_INTS || !cg_type_is_int(cg_type_element(t))) return false;
  switch (cg_op_get_kind(op)) {
  case CG_STABLEHLO_CONSTANT:
    if (!cgi_hlo_int_list(op, "value", (unsigned)n, 0, list)) return false;
    *out = list[i];
    return true;
  case CG_STABLEHLO_RESHAPE:
  case CG_STABLEHLO_CONVERT: return cgi_custom_int(cg_op_operand(op, CG_OPERAND), i, depth + 1, out);
  case CG_STABLEHLO_BROADCAST_IN_DIM:
    return cg_type_num_elements(cg_value_type(cg_op_operand(op, CG_STABLEHLO_BROADCAST_IN_DIM_OPERAND))) == 1 &&
           cgi_custom_int(cg_op_operand(op, CG_STABLEHLO_BROADCAST_IN_DIM_OPERAND), 0, depth + 1, out);
  case CG_STABLEHLO_CONCATENATE:
    if (cgi_hlo_int(op, "dimension", 0) != 0) return false;
    for (unsigned k = 0; k < cg_op_num_operands(op); ++k) {
      int64_t part = cg_type_num_elements(cg_value_type(cg_op_operand(op, k)));
      if (part < 0) return false;
      if (i < part) return cgi_custom_int(cg_op_operand(op, k), i, depth + 1, out);
      i -= part;
    }
    return false;
  default: return false;
  }
}

// The integers of a tensor that constants make; their number, -1 where it is not constant.
static int cgi_custom_ints(cg_value v, int64_t *out) {
  int64_t n = cg_type_num_elements(cg_value_type(v));
  if (n < 0 || n > CGI_CUSTOM_MAX_INTS) return -1;
  for (int64_t i = 0; i < n; ++i)
    if (!cgi_custom_int(v, i, 0, &out[i])) return -1;
  return (int)n;
}

// JAX ends these functions as if they were regions.
static bool cgi_custom_end(cg_block block, cg_op_kind kind) {
  cg_op end = block->last;
  cg_value yields[CGI_CUSTOM_MAX_VALUES];
  unsigned n = cg_op_num_operands(end);
  cgi_builder b = cgi_builder_before(end);
  if (cg_op_get_kind(end) == kind) return true;
  if (n > CGI_CUSTOM_MAX_VALUES) return cgi_op_unsupported(end, "has more than %d operands", CGI_CUSTOM_MAX_VALUES);
  for (unsigned i = 0; i < n; ++i) yields[i] = cg_op_operand(end, i);
  cgi_build_return(&b, kind, n, yields);
  cgi_op_erase(end);
  return true;
}

// The called function's body as op's region.
static bool cgi_custom_body(cg_op call, cg_op op, unsigned num_args) {
  cg_attr called = cg_op_attr(call, "called_computations");
  cg_op func = called && cg_attr_len(called) == 1 ? cgi_symbol_resolve(call, cg_attr_at(called, 0)) : NULL;
  cg_region body = func && cg_op_get_kind(func) == CG_FUNC_FUNC ? cg_op_region(func, 0) : NULL, region = cg_op_region(op, 0);
  if (!body || !cg_region_first(body) || cg_block_num_args(cg_region_first(body)) != num_args)
    return cgi_op_error(call, "calls no function that fits it");
  cgi_hmap values = cgi_hmap_new(cg_op_context(op));
  cgi_region_clone_into(body, region, &values);
  cgi_hmap_free(&values);
  return cgi_custom_end(cg_region_first(region), CG_STABLEHLO_RETURN) && cgi_custom_end(cg_region_first(body), CG_FUNC_RETURN);
}

// The first elements of each line along `dim`, as many as the type has there.
static cg_value cgi_custom_first(cgi_builder *b, cg_value v, unsigned dim, cg_type type) {
  cgi_index offsets[CGI_HLO_MAX_RANK], sizes[CGI_HLO_MAX_RANK];
  unsigned rank = cg_type_rank(type);
  for (unsigned d = 0; d < rank; ++d) {
    offsets[d] = cgi_index_const(0);
    sizes[d] = d == dim ? cgi_index_const(cg_type_dim(type, d)) : cgi_index_of(cgi_build_dim(b, v, d));
  }
  return cg_op_result(cgi_build_slice_op(b, v, NULL, rank, offsets, sizes, NULL, type), 0);
}

// Inputs, as many initial values, and what says sizes.
static bool cgi_custom_approx_top_k(cg_op op) {
  cgi_builder b = cgi_builder_before(op);
  unsigned n = cg_op_num_results(op);
  cg_attr config = cg_op_attr(op, "mhlo.backend_config"), where = config ? cg_attr_get(config, "reduction_dim") : NULL;
  cg_value in[CGI_CUSTOM_MAX_VALUES];
  cg_type types[CGI_CUSTOM_MAX_VALUES];
  if (n > CGI_CUSTOM_MAX_VALUES) return cgi_op_unsupported(op, "has more than %d results", CGI_CUSTOM_MAX_VALUES);
  int64_t dim = where ? cg_attr_int(where) : -1,
          rank = n && cg_op_num_operands(op) >= 2 * n ? (int64_t)cg_type_rank(cg_value_type(cg_op_operand(op, 0))) : 0;
  bool fits = dim >= 0 && dim < rank;
  for (unsigned i = 0; i < n && fits; ++i) {
    cg_type out = cg_value_type(cg_op_result(op, i));
    in[i] = cg_op_operand(op, i);
    types[i] = cg_value_type(in[i]);
    fits = (int64_t)cg_type_rank(types[i]) == rank && (int64_t)cg_type_rank(out) == rank && cg_type_element(types[i]) == cg_type_element(out);
    for (unsigned d = 0; d < rank && fits; ++d) {
      int64_t x = cg_type_dim(types[i], d), y = cg_type_dim(out, d);
      fits = x == CG_DYNAMIC || y == CG_DYNAMIC || ((int64_t)d == dim ? y <= x : y == x);
    }
    if (fits && cg_type_dim(out, (unsigned)dim) == CG_DYNAMIC) return cgi_op_unsupported(op, "keeps a number of elements that is not known");
  }
  if (!fits) return cgi_op_error(op, "has no valid 'reduction_dim' and results that fit its operands");
  cg_named_attr attrs[2];
  cgi_name_i64(&attrs[0], b.ctx, "dimension", dim);
  cgi_name_attr(&attrs[1], b.ctx, "is_stable", cgi_attr_bool(b.ctx, true));
  cg_op sort = cgi_build(&b, CG_STABLEHLO_SORT, n, in, n, types, 2, attrs, 1);
  if (!cgi_custom_body(op, sort, 2 * n)) return false;
  for (unsigned i = 0; i < n; ++i) in[i] = cgi_custom_first(&b, cg_op_result(sort, i), (unsigned)dim, cg_value_type(cg_op_result(op, i)));
  cgi_op_replace(op, in);
  return true;
}

static bool cgi_custom_top_k(cg_op op) {
  cgi_builder b = cgi_builder_before(op);
  bool fits = cg_op_num_operands(op) == 2 && cg_op_num_results(op) == 2;
  cg_type out = fits ? cg_value_type(cg_op_result(op, 0)) : NULL, types[2];
  unsigned rank = fits ? cg_type_rank(out) : 0;
  int64_t k[CGI_CUSTOM_MAX_INTS];
  if (rank == 0) return cgi_op_error(op, "takes an array and a number of elements, and gives values and indices");
  if (cg_type_dim(out, rank - 1) != CG_DYNAMIC)
    k[0] = cg_type_dim(out, rank - 1);
  else if (cgi_custom_ints(cg_op_operand(op, 1), k) != 1)
    return cgi_op_unsupported(op, "keeps a number of elements that is not known");
  int64_t shape[CGI_HLO_MAX_RANK];
  for (unsigned d = 0; d < rank; ++d) shape[d] = d + 1 < rank ? cg_type_dim(out, d) : k[0];
  cg_value in = cg_op_operand(op, 0), r[2];
  for (unsigned i = 0; i < 2; ++i) types[i] = cgi_type_with_shape(cg_value_type(cg_op_result(op, i)), rank, shape);
  cg_named_attr a = cgi_named(b.ctx, "k", cgi_attr_i64(b.ctx, k[0]));
  cg_op made = cgi_build(&b, CG_CHLO_TOP_K, 1, &in, 2, types, 1, &a, 0);
  for (unsigned i = 0; i < 2; ++i) {
    cg_type wanted = cg_value_type(cg_op_result(op, i));
    r[i] = types[i] == wanted ? cg_op_result(made, i) : cgi_build_unary(&b, CG_TENSOR_CAST, wanted, cg_op_result(made, i));
  }
  cgi_op_replace(op, r);
  return true;
}

// Element i of a list of sizes.
static cg_value cgi_custom_size(cgi_builder *b, cg_type i32, cg_value list, int64_t i) {
  int64_t n = cg_type_num_elements(cg_value_type(list)), end = i + 1;
  list = cgi_hlo_build_reshape(b, cgi_hlo_build_slice(b, cgi_hlo_build_reshape(b, list, 1, &n), &i, &end), 0, NULL);
  return cgi_build_unary(b, CG_STABLEHLO_CONVERT, i32, list);
}

// A host checks before any launch that element i of the list, and element d of `more`, is what dimension d of v is.
static void cgi_custom_assert_size(cgi_builder *b, cg_value list, int64_t i, cg_value v, unsigned d, cg_value more) {
  cg_type i32 = cgi_type_tensor(b->ctx, 0, NULL, cgi_type_i(b->ctx, 32), NULL);
  cg_named_attr attrs[3];
  cg_value dim = cgi_build_with(b, CG_STABLEHLO_GET_DIMENSION_SIZE, i32, 1, &v, "dimension", cgi_attr_i64(b->ctx, d));
  cg_value size = cgi_custom_size(b, i32, list, i);
  if (more) size = cgi_build_binary(b, CG_STABLEHLO_ADD, size, cgi_custom_size(b, i32, more, d));
  cg_value same = cgi_hlo_build_compare(b, "EQ", size, dim);
  cgi_name_attr(&attrs[0], b->ctx, "call_target_name", cgi_attr_str(b->ctx, cgi_s("shape_assertion")));
  cgi_name_attr(&attrs[1], b->ctx, "error_message", cgi_attr_str(b->ctx, cgi_s("a window of dynamic size must be as wide as its dimension")));
  cgi_name_attr(&attrs[2], b->ctx, "has_side_effect", cgi_attr_bool(b->ctx, true));
  cgi_build(b, CG_STABLEHLO_CUSTOM_CALL, 1, &same, 0, NULL, 3, attrs, 0);
}

// Padding that is known at run time only is one more op, in front.
static cg_value cgi_custom_pad(cgi_builder *b, cg_value v, cg_value init, cg_value padding, cg_value dilation) {
  int64_t rank = cg_type_rank(cg_value_type(v)), shape[CGI_HLO_MAX_RANK];
  cg_value operands[5];
  operands[CG_STABLEHLO_DYNAMIC_PAD_OPERAND] = v;
  operands[CG_STABLEHLO_DYNAMIC_PAD_PADDING_VALUE] = init;
  for (int64_t i = 0; i < 2; ++i) {
    int64_t start[2] = {0, i}, limit[2] = {rank, i + 1};
    operands[CG_STABLEHLO_DYNAMIC_PAD_EDGE_PADDING_LOW + i] = cgi_hlo_build_reshape(b, cgi_hlo_build_slice(b, padding, start, limit), 1, &rank);
  }
  operands[CG_STABLEHLO_DYNAMIC_PAD_INTERIOR_PADDING] = dilation;
  for (int64_t d = 0; d < rank; ++d) shape[d] = CG_DYNAMIC;
  cg_type t = cgi_type_with_shape(cg_value_type(v), (unsigned)rank, shape);
  return cgi_build_value(b, CG_STABLEHLO_DYNAMIC_PAD, t, 5, operands, NULL);
}

// Windows and padding, where not constant, are those of a scan; else only padding is known at run time, and every array is padded in front.
static bool cgi_custom_reduce_window(cg_op op) {
  static const char *const names[] = {"window_dimensions", "window_strides", "base_dilations", "window_dilations"};
  cgi_builder b = cgi_builder_before(op);
  unsigned n = cg_op_num_results(op);
  cg_value in[2 * CGI_CUSTOM_MAX_VALUES], r[CGI_CUSTOM_MAX_VALUES];
  cg_type types[CGI_CUSTOM_MAX_VALUES];
  cg_named_attr attrs[5];
  int64_t lists[5][CGI_CUSTOM_MAX_INTS], shape[2];
  bool wide = false, padded = false;
  if (n > CGI_CUSTOM_MAX_VALUES) return cgi_op_unsupported(op, "has more than %d results", CGI_CUSTOM_MAX_VALUES);
  if (n == 0 || cg_op_num_operands(op) != 2 * n + 5)
    return cgi_op_error(op, "takes as many arrays and initial values as it has results, and five lists");
  cg_value first = cg_op_operand(op, 0), padding = cg_op_operand(op, 2 * n + 4);
  int64_t rank = (int64_t)cg_type_rank(cg_value_type(first));
  for (unsigned i = 0; i < 5; ++i) {
    cg_value list = cg_op_operand(op, 2 * n + i);
    int64_t count = (i < 4 ? 1 : 2) * rank;
    if (cg_type_num_elements(cg_value_type(list)) != count || count > CGI_CUSTOM_MAX_INTS)
      return cgi_op_error(op, "has a window that does not fit its operands");
    for (int64_t k = 0; k < count; ++k) {
      if (cgi_custom_int(list, k, 0, &lists[i][k])) continue;
      if (i && i < 4) return cgi_op_unsupported(op, "has a window of sizes that are not constant");
      lists[i][k] = CG_DYNAMIC;
      wide = wide || i == 0;
      padded = padded || (i == 4 && lists[0][k / 2] != CG_DYNAMIC);
    }
  }
  if (wide && padded) return cgi_op_unsupported(op, "has a window of sizes that are not constant");
  for (int64_t d = 0; wide && d < rank; ++d) {
    if (lists[0][d] != CG_DYNAMIC) continue;
    unsigned side = lists[4][2 * d] == CG_DYNAMIC ? 0 : 1;
    if (lists[4][2 * d + side] != CG_DYNAMIC || lists[4][2 * d + 1 - side] != 0)
      return cgi_op_unsupported(op, "has a window of sizes that are not constant");
    cgi_custom_assert_size(&b, cg_op_operand(op, 2 * n), d, first, (unsigned)d, NULL);
    cgi_custom_assert_size(&b, padding, 2 * d + side, first, (unsigned)d, cg_op_operand(op, 2 * n + 1)); // a step is 1
  }
  for (unsigned i = 0; i < 2 * n; ++i) in[i] = cg_op_operand(op, i);
  if (padded) {
    for (int64_t d = 0; d < rank; ++d) --lists[2][d];
    cg_value interior = cgi_hlo_build_constant(&b, cgi_hlo_dense_i64(b.ctx, 1, &rank, lists[2]));
    interior = cgi_build_unary(&b, CG_STABLEHLO_CONVERT, cgi_type_with_element(interior->type, cg_type_element(cg_value_type(padding))), interior);
    for (unsigned i = 0; i < n; ++i) in[i] = cgi_custom_pad(&b, in[i], in[n + i], padding, interior);
    for (int64_t d = 0; d < rank; ++d) lists[2][d] = 1, lists[4][2 * d] = lists[4][2 * d + 1] = 0;
  }
  shape[0] = rank;
  shape[1] = 2;
  for (unsigned i = 0; i < 4; ++i) cgi_name_ints(&attrs[i], b.ctx, names[i], (size_t)rank, lists[i]);
  cgi_name_attr(&attrs[4], b.ctx, "padding", cgi_hlo_dense_i64(b.ctx, 2, shape, lists[4]));
  for (unsigned i = 0; i < n; ++i) types[i] = cg_value_type(cg_op_result(op, i));
  cg_op window = cgi_build(&b, CG_STABLEHLO_REDUCE_WINDOW, 2 * n, in, n, types, 5, attrs, 1);
  if (!cgi_custom_body(op, window, 2 * n)) return false;
  memcpy(r, window->results, n * sizeof *r);
  cgi_op_replace(op, r);
  return true;
}

// ---- libraries of linear algebra --------------------------------------------------------------------------------------------------------
// An integer of the call's configuration; `none` where it is not said.
static int64_t cgi_custom_said(cg_op op, const char *name, int64_t none) {
  cg_attr config = cg_op_attr(op, "mhlo.backend_config"), a = config && cg_attr_get_kind(config) == CG_ATTR_DICT ? cg_attr_get(config, name) : NULL;
  if (a && (cg_attr_get_kind(a) == CG_ATTR_INT || cg_attr_get_kind(a) == CG_ATTR_BOOL)) return cg_attr_int(a);
  return none;
}

// Square matrices of real or complex numbers, of a static shape.
static bool cgi_custom_is_square(cg_type t) {
  unsigned rank = cg_type_get_kind(t) == CG_TYPE_TENSOR ? cg_type_rank(t) : 0;
  cg_type e = rank ? cg_type_element(t) : NULL;
  return rank >= 2 && cg_type_has_static_shape(t) && cg_type_dim(t, rank - 1) == cg_type_dim(t, rank - 2) &&
         (cg_type_is_float(e) || cg_type_get_kind(e) == CG_TYPE_COMPLEX);
}

// Behind the first minor that is not positive there are only NaNs: how many of the diagonal's numbers are not positive tells which one it is.
static bool cgi_custom_potrf(cg_op op) {
  cgi_builder b = cgi_builder_before(op);
  int64_t uplo = cgi_custom_said(op, "uplo", cgi_custom_said(op, "lower", -1)), dims[2];
  cg_type t = cg_op_num_operands(op) == 1 ? cg_value_type(cg_op_operand(op, 0)) : NULL, info = NULL;
  unsigned rank = t && cgi_custom_is_square(t) ? cg_type_rank(t) : 0;
  if (rank && cg_op_num_results(op) == 2 && cg_value_type(cg_op_result(op, 0)) == t) info = cgi_type_with_shape(t, rank - 2, cg_type_shape(t));
  if (info) info = cgi_type_with_element(info, cgi_type_i(b.ctx, 32));
  if (!info || info != cg_value_type(cg_op_result(op, 1)) || (uplo != 'L' && uplo != 'U' && uplo != 0 && uplo != 1)) return true;
  bool lower = uplo == 'L' || uplo == 1;
  cg_value a = cg_op_operand(op, 0), r[2];
  cg_named_attr side = cgi_named(b.ctx, "lower", cgi_attr_bool(b.ctx, lower));
  cg_value l = cgi_build_value(&b, CG_STABLEHLO_CHOLESKY, t, 1, &a, &side), d = l;
  cg_type words = cgi_type_with_element(t, cgi_type_i(b.ctx, 32)), f32 = cgi_type_with_element(t, cgi_type_f32(b.ctx));
  cg_value row = cgi_hlo_build_iota(&b, words, rank - 2), column = cgi_hlo_build_iota(&b, words, rank - 1);
  r[0] = cgi_build_ternary(&b, CG_STABLEHLO_SELECT, t, cgi_hlo_build_compare(&b, lower ? "GE" : "LE", row, column), l, a);
  if (cg_type_get_kind(cg_type_element(t)) == CG_TYPE_COMPLEX)
    d = cgi_build_unary(&b, CG_STABLEHLO_REAL, cgi_type_with_element(t, cg_type_element(cg_type_element(t))), l);
  cg_value zero = cgi_hlo_build_splat(&b, f32, 0), one = cgi_hlo_build_splat(&b, f32, 1);
  cg_value bad = cgi_build_ternary(&b, CG_STABLEHLO_SELECT, f32, cgi_hlo_build_compare(&b, "EQ", row, column), one, zero);
  bad = cgi_build_ternary(&b, CG_STABLEHLO_SELECT, f32, cgi_hlo_build_compare(&b, "GT", d, cgi_hlo_build_splat_like(&b, d, 0)), zero, bad);
  dims[0] = rank - 2, dims[1] = rank - 1;
  cg_value count = cgi_hlo_build_sum(&b, bad, 2, dims);
  zero = cgi_hlo_build_splat_like(&b, count, 0);
  cg_value end = cgi_hlo_build_splat_like(&b, count, (double)(cg_type_dim(t, rank - 1) + 1));
  end = cgi_build_binary(&b, CG_STABLEHLO_SUBTRACT, end, count);
  end = cgi_build_ternary(&b, CG_STABLEHLO_SELECT, count->type, cgi_hlo_build_compare(&b, "GT", count, zero), end, zero);
  r[1] = cgi_build_unary(&b, CG_STABLEHLO_CONVERT, info, end);
  cgi_op_replace(op, r);
  return true;
}

static bool cgi_custom_trsm(cg_op op) {
  cgi_builder b = cgi_builder_before(op);
  int64_t side = cgi_custom_said(op, "side", 0), uplo = cgi_custom_said(op, "uplo", 0), diag = cgi_custom_said(op, "diag", 0),
          way = cgi_custom_said(op, "trans_x", 0);
  bool fits = cg_op_num_operands(op) == 2 && cg_op_num_results(op) == 1 && (side == 'L' || side == 'R') && (uplo == 'L' || uplo == 'U') &&
              (diag == 'N' || diag == 'U') && (way == 'N' || way == 'T' || way == 'C');
  cg_type t = fits ? cg_value_type(cg_op_operand(op, 0)) : NULL, x = fits ? cg_value_type(cg_op_operand(op, 1)) : NULL;
  fits = t && cgi_custom_is_square(t) && cg_value_type(cg_op_result(op, 0)) == x && cg_type_get_kind(x) == CG_TYPE_TENSOR &&
         cg_type_rank(x) == cg_type_rank(t) && cg_type_element(x) == cg_type_element(t);
  for (unsigned d = 0; fits && d < cg_type_rank(t); ++d)
    if (d + 2 < cg_type_rank(t) || d + 2 == cg_type_rank(t) + (side == 'R')) fits = cg_type_dim(x, d) == cg_type_dim(t, d);
  if (!fits) return true;
  cg_value in[2];
  in[CG_STABLEHLO_TRIANGULAR_SOLVE_A] = cg_op_operand(op, 0);
  in[CG_STABLEHLO_TRIANGULAR_SOLVE_B] = cg_op_operand(op, 1);
  cg_named_attr attrs[4];
  cgi_name_attr(&attrs[0], b.ctx, "left_side", cgi_attr_bool(b.ctx, side == 'L'));
  cgi_name_attr(&attrs[1], b.ctx, "lower", cgi_attr_bool(b.ctx, uplo == 'L'));
  cgi_name_attr(&attrs[2], b.ctx, "unit_diagonal", cgi_attr_bool(b.ctx, diag == 'U'));
  const char *transpose = way == 'N' ? "NO_TRANSPOSE" : way == 'T' ? "TRANSPOSE" : "ADJOINT";
  cgi_name_attr(&attrs[3], b.ctx, "transpose_a", cgi_hlo_enum(b.ctx, "transpose", cgi_s(transpose)));
  cgi_op_replace1(op, cg_op_result(cgi_build(&b, CG_STABLEHLO_TRIANGULAR_SOLVE, 2, in, 1, &x, 4, attrs, 0), 0));
  return true;
}

// In turn. What is not said as it should be stays a call, which is refused by name.
static const char *const cgi_custom_libraries[] = {"lapack_spotrf_ffi", "lapack_strsm_ffi",  "lapack_dpotrf_ffi",
                                                   "lapack_dtrsm_ffi",  "lapack_cpotrf_ffi", "lapack_ctrsm_ffi",
                                                   "lapack_zpotrf_ffi", "lapack_ztrsm_ffi",  "cusolver_potrf_ffi"};

CGI_DEF bool cgi_legalize_custom_call(cg_op op, unsigned number) {
  cg_attr target = cg_op_attr(op, "call_target_name");
  cg_str name = target ? cg_attr_str(target) : cgi_s("");
  (void)number;
  for (size_t i = 0; i < sizeof cgi_custom_libraries / sizeof *cgi_custom_libraries; ++i)
    if (cgi_str_is(name, cgi_custom_libraries[i])) return i % 2 ? cgi_custom_trsm(op) : cgi_custom_potrf(op);
  if (cgi_str_is(name, "ApproxTopK") || cgi_str_is(name, "stablehlo.dynamic_approx_top_k")) return cgi_custom_approx_top_k(op);
  if (cgi_str_is(name, "stablehlo.dynamic_top_k")) return cgi_custom_top_k(op);
  return !cgi_str_is(name, "stablehlo.dynamic_reduce_window") || cgi_custom_reduce_window(op);
}

#undef CGI_CUSTOM_MAX_INTS
#undef CGI_CUSTOM_MAX_VALUES
