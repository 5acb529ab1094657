// hlo-to-linalg, data movement: transposes, reversals and broadcasts become linalg.generic with the movement in the indexing map; reshapes, slices,
// concatenations and padding become the tensor ops of those names.
#include "passes/input/hlo_to_linalg.h"

CGI_DEF cg_value cgi_to_linalg_move(cgi_to_linalg *h, cg_value in, cg_map map, cg_value init) {
  cg_map maps[2];
  unsigned rank = cg_type_rank(cg_value_type(init));
  maps[0] = map;
  maps[1] = cgi_map_identity(h->ctx, rank);
  cg_op generic = cgi_build_elementwise(&h->b, 1, &in, init, maps, rank);
  cg_block body = cgi_linalg_body(generic);
  cgi_builder b = cgi_builder_at_end(body, h->b.loc);
  cg_value r = cg_block_arg(body, 0);
  cgi_build_linalg_yield(&b, r);
  return cg_op_result(generic, 0);
}

CGI_DEF bool cgi_to_linalg_done(cgi_to_linalg *h, cg_op op, cg_value v) {
  cgi_to_linalg_set(h, cg_op_result(op, 0), v);
  return true;
}

// ---- iota ---------------------------------------------------------------------------------------------------------------------------

CGI_DEF cg_value cgi_to_linalg_count(cgi_to_linalg *h, cg_type t, const cg_value *sizes, unsigned dim, cg_type original) {
  cg_type e = cg_type_element(t);
  cg_value init = cgi_to_linalg_empty(h, cg_type_rank(t), cg_type_shape(t), sizes, e);
  cg_op generic = cgi_build_each(&h->b, NULL, init);
  cgi_builder b = cgi_builder_in(generic, 0);
  cg_value v = cgi_build_loop_index(&b, dim);
  cg_type i32 = cgi_type_i(h->ctx, 32);
  if (cg_type_is_float(e) || (cg_type_is_int(e) && cg_type_width(e) < 32)) {
    v = cgi_build_unary(&b, CG_ARITH_INDEX_CAST, i32, v);
    v = cg_type_is_float(e) ? cgi_to_linalg_convert_scalar(&b, v, i32, e) : cgi_build_unary(&b, CG_ARITH_TRUNCI, e, v);
  } else if (cg_type_is_int(e)) {
    v = cgi_to_linalg_convert_scalar(&b, v, cgi_type_index(h->ctx), original);
  }
  if (!v) return NULL;
  cgi_build_linalg_yield(&b, v);
  return cg_op_result(generic, 0);
}

static bool cgi_to_linalg_iota(cgi_to_linalg *h, cg_op op) {
  cg_type t = cgi_to_linalg_result_type(op, 0), original = cg_type_element(cg_value_type(cg_op_result(op, 0)));
  if (!cg_type_has_static_shape(t)) return cgi_op_unsupported(op, "has a result of unknown size");
  cg_value v = cgi_to_linalg_count(h, t, NULL, (unsigned)cgi_hlo_int(op, "iota_dimension", 0), original);
  return v ? cgi_to_linalg_done(h, op, v) : cgi_op_unsupported(op, "cannot count in %t yet", original);
}

// ---- broadcast, transpose, reverse --------------------------------------------------------------------------------------------------

static bool cgi_to_linalg_broadcast(cgi_to_linalg *h, cg_op op) {
  cg_value in = cgi_to_linalg_get(h, cg_op_operand(op, CG_STABLEHLO_BROADCAST_OPERAND));
  cg_type t = cgi_to_linalg_result_type(op, 0), it = cg_value_type(in);
  unsigned rank = cg_type_rank(t), in_rank = cg_type_rank(it);
  cg_expr exprs[CGI_HLO_MAX_RANK];
  cg_value sizes[CGI_HLO_MAX_RANK];
  for (unsigned i = 0; i < rank; ++i) {
    sizes[i] = NULL;
    if (cg_type_dim(t, i) != CG_DYNAMIC) continue;
    if (i < rank - in_rank) return cgi_op_unsupported(op, "has a result of unknown size");
    sizes[i] = cgi_build_dim(&h->b, in, i - (rank - in_rank));
  }
  for (unsigned i = 0; i < in_rank; ++i) exprs[i] = cgi_expr_dim(h->ctx, rank - in_rank + i);
  cg_value init = cgi_to_linalg_empty(h, rank, cg_type_shape(t), sizes, cg_type_element(t));
  return cgi_to_linalg_done(h, op, cgi_to_linalg_move(h, in, cgi_map_make(h->ctx, rank, 0, in_rank, exprs), init));
}

// A dim of size 1 that grows is read at 0; the broadcast lives in the map alone.
static bool cgi_to_linalg_broadcast_in_dim(cgi_to_linalg *h, cg_op op) {
  cg_value in = cgi_to_linalg_get(h, cg_op_operand(op, CG_STABLEHLO_BROADCAST_IN_DIM_OPERAND));
  cg_type t = cgi_to_linalg_result_type(op, 0), it = cg_value_type(in);
  unsigned rank = cg_type_rank(t), in_rank = cg_type_rank(it);
  int64_t dims[CGI_HLO_MAX_RANK];
  (void)cgi_hlo_int_list(op, "broadcast_dimensions", in_rank, 0, dims);
  cg_expr exprs[CGI_HLO_MAX_RANK];
  cg_value sizes[CGI_HLO_MAX_RANK];
  memset(sizes, 0, sizeof sizes);
  bool identity = rank == in_rank;
  for (unsigned i = 0; i < in_rank; ++i) {
    unsigned d = (unsigned)dims[i];
    int64_t from = cg_type_dim(it, i), to = cg_type_dim(t, d);
    if (from == CG_DYNAMIC && to != CG_DYNAMIC && to != 1) return cgi_op_unsupported(op, "cannot tell whether dimension %u of its operand grows", i);
    bool grows = from == 1 && to != 1;
    exprs[i] = grows ? cgi_expr_const(h->ctx, 0) : cgi_expr_dim(h->ctx, d);
    identity &= d == i && !grows;
    if (to == CG_DYNAMIC && !grows) sizes[d] = cgi_build_dim(&h->b, in, i);
  }
  for (unsigned d = 0; d < rank; ++d)
    if (cg_type_dim(t, d) == CG_DYNAMIC && !sizes[d]) return cgi_op_unsupported(op, "has a result of unknown size");
  if (identity) return cgi_to_linalg_done(h, op, in);
  cg_value init = cgi_to_linalg_empty(h, rank, cg_type_shape(t), sizes, cg_type_element(t));
  return cgi_to_linalg_done(h, op, cgi_to_linalg_move(h, in, cgi_map_make(h->ctx, rank, 0, in_rank, exprs), init));
}

static bool cgi_to_linalg_transpose(cgi_to_linalg *h, cg_op op) {
  cg_value in = cgi_to_linalg_get(h, cg_op_operand(op, CG_STABLEHLO_TRANSPOSE_OPERAND));
  cg_type t = cgi_to_linalg_result_type(op, 0);
  unsigned rank = cg_type_rank(t);
  int64_t permutation[CGI_HLO_MAX_RANK];
  unsigned dims[CGI_HLO_MAX_RANK];
  cg_value sizes[CGI_HLO_MAX_RANK];
  bool identity = true;
  (void)cgi_hlo_int_list(op, "permutation", rank, 0, permutation);
  for (unsigned i = 0; i < rank; ++i) {
    unsigned p = (unsigned)permutation[i];
    dims[p] = i;
    identity &= p == i;
    sizes[i] = cg_type_dim(t, i) == CG_DYNAMIC ? cgi_build_dim(&h->b, in, p) : NULL;
  }
  if (identity && !cg_op_attr(op, "cg.copy")) return cgi_to_linalg_done(h, op, in);
  cg_value init = cgi_to_linalg_empty(h, rank, cg_type_shape(t), sizes, cg_type_element(t));
  cg_value v = cgi_to_linalg_move(h, in, cgi_map_permutation(h->ctx, rank, rank, dims), init);
  if (v->op && cg_op_attr(op, "cg.copy")) cgi_op_mark(v->op, "cg.copy");
  return cgi_to_linalg_done(h, op, v);
}

// A reversed dim of unknown size cannot be said in a map: the body reads the element itself.
static cg_value cgi_to_linalg_reverse_dynamic(cgi_to_linalg *h, cg_value in, const bool *reversed, cg_value init) {
  unsigned rank = cg_type_rank(cg_value_type(in));
  cg_value size[CGI_HLO_MAX_RANK], indices[CGI_HLO_MAX_RANK];
  for (unsigned i = 0; i < rank; ++i) size[i] = reversed[i] ? cgi_build_dim(&h->b, in, i) : NULL;
  cg_op generic = cgi_build_each(&h->b, NULL, init);
  cgi_builder b = cgi_builder_in(generic, 0);
  for (unsigned i = 0; i < rank; ++i) {
    indices[i] = cgi_build_loop_index(&b, i);
    if (!reversed[i]) continue;
    cg_value behind = cgi_build_binary(&b, CG_ARITH_SUBI, size[i], indices[i]);
    indices[i] = cgi_build_binary_int(&b, CG_ARITH_SUBI, behind, 1);
  }
  cg_value r = cgi_build_element(&b, in, rank, indices);
  cgi_build_linalg_yield(&b, r);
  return cg_op_result(generic, 0);
}

CGI_DEF cg_value cgi_to_linalg_reverse_dims(cgi_to_linalg *h, cg_value in, const bool *reversed) {
  cg_type t = cg_value_type(in);
  unsigned rank = cg_type_rank(t);
  cg_expr exprs[CGI_HLO_MAX_RANK];
  bool any = false, dynamic = false;
  for (unsigned i = 0; i < rank; ++i) {
    any |= reversed[i] && cg_type_dim(t, i) != 1;
    dynamic |= reversed[i] && cg_type_dim(t, i) == CG_DYNAMIC;
  }
  if (!any || cg_type_num_elements(t) == 0) return in;
  cg_value init = cgi_to_linalg_empty_like(h, t, in);
  if (dynamic) return cgi_to_linalg_reverse_dynamic(h, in, reversed, init);
  for (unsigned i = 0; i < rank; ++i) {
    cg_expr d = cgi_expr_dim(h->ctx, i);
    exprs[i] = reversed[i] ? cgi_expr_sub(h->ctx, cgi_expr_const(h->ctx, cg_type_dim(t, i) - 1), d) : d;
  }
  return cgi_to_linalg_move(h, in, cgi_map_make(h->ctx, rank, 0, rank, exprs), init);
}

static bool cgi_to_linalg_reverse(cgi_to_linalg *h, cg_op op) {
  cg_value in = cgi_to_linalg_get(h, cg_op_operand(op, CG_STABLEHLO_REVERSE_OPERAND));
  int64_t dims[CGI_HLO_MAX_RANK];
  int n = cgi_hlo_list(op, "dimensions", CGI_HLO_MAX_RANK, dims);
  bool reversed[CGI_HLO_MAX_RANK] = {false};
  for (int i = 0; i < n; ++i) reversed[dims[i]] = true;
  return cgi_to_linalg_done(h, op, cgi_to_linalg_reverse_dims(h, in, reversed));
}

// ---- reshape ------------------------------------------------------------------------------------------------------------------------

typedef struct cgi_to_linalg_groups { // runs of source dims against runs of result dims with equal products
  unsigned n;
  unsigned source[2 * CGI_HLO_MAX_RANK], result[2 * CGI_HLO_MAX_RANK];
} cgi_to_linalg_groups;

static bool cgi_to_linalg_group_static(cg_type s, cg_type r, unsigned s0, unsigned s1, unsigned r0, unsigned r1, cgi_to_linalg_groups *g) {
  unsigned i = s0, j = r0;
  while (i < s1 && j < r1) {
    unsigned first_i = i, first_j = j;
    int64_t a = cg_type_dim(s, i++), b = cg_type_dim(r, j++);
    while (a != b) {
      if (a < b ? i == s1 : j == r1) return false;
      if (a < b)
        a *= cg_type_dim(s, i++);
      else
        b *= cg_type_dim(r, j++);
    }
    g->source[g->n] = i - first_i;
    g->result[g->n++] = j - first_j;
  }
  for (; i < s1; ++i) { // ones that are left over belong to the last group
    if (cg_type_dim(s, i) != 1) return false;
    if (g->n) ++g->source[g->n - 1];
  }
  for (; j < r1; ++j) {
    if (cg_type_dim(r, j) != 1) return false;
    if (g->n) ++g->result[g->n - 1];
  }
  return true;
}

static bool cgi_to_linalg_alike(cg_type s, unsigned i, cg_type r, unsigned j, bool open) {
  return cg_type_dim(s, i) == cg_type_dim(r, j) && (open || cg_type_dim(s, i) != CG_DYNAMIC);
}

// With one unknown size a side: what is alike in front and behind stays, the middle is one group. `open`: two unknown sizes are alike.
static bool cgi_to_linalg_group_dynamic(cg_type s, cg_type r, cgi_to_linalg_groups *g, bool open) {
  unsigned sr = cg_type_rank(s), rr = cg_type_rank(r), front = 0, back = 0, dynamic_s = 0, dynamic_r = 0;
  g->n = 0;
  while (front < sr && front < rr && cgi_to_linalg_alike(s, front, r, front, open)) ++front;
  while (back < sr - front && back < rr - front && cgi_to_linalg_alike(s, sr - 1 - back, r, rr - 1 - back, open)) ++back;
  if (!front && back && (back == sr || back == rr)) --back; // ones alone are no group
  for (unsigned i = front; i < sr - back; ++i) dynamic_s += cg_type_dim(s, i) == CG_DYNAMIC;
  for (unsigned i = front; i < rr - back; ++i) dynamic_r += cg_type_dim(r, i) == CG_DYNAMIC;
  for (unsigned i = 0; i < front; ++i) g->source[g->n] = 1, g->result[g->n++] = 1;
  if (dynamic_s == 0 && dynamic_r == 0) {
    if (!cgi_to_linalg_group_static(s, r, front, sr - back, front, rr - back, g)) return false;
  } else {
    if (dynamic_r > 1 || sr - back == front || rr - back == front) return false;
    g->source[g->n] = sr - back - front;
    g->result[g->n++] = rr - back - front;
  }
  for (unsigned i = 0; i < back; ++i) g->source[g->n] = 1, g->result[g->n++] = 1;
  return true;
}

// The size of group k after collapsing: CG_DYNAMIC when a source dim is.
static int64_t cgi_to_linalg_group_size(cg_type s, unsigned first, unsigned n) {
  int64_t product = 1;
  for (unsigned i = first; i < first + n; ++i) {
    if (cg_type_dim(s, i) == CG_DYNAMIC) return CG_DYNAMIC;
    product *= cg_type_dim(s, i);
  }
  return product;
}

static cg_value cgi_to_linalg_reshape_grouped(cgi_to_linalg *h, cg_value source, cg_type type, const cgi_to_linalg_groups *g) {
  cg_type s = cg_value_type(source), e = cg_type_element(s);
  int64_t middle[2 * CGI_HLO_MAX_RANK] = {0};
  unsigned first = 0;
  for (unsigned k = 0; k < g->n; first += g->source[k++]) middle[k] = cgi_to_linalg_group_size(s, first, g->source[k]);
  // a group of unknown size whose result is static takes its size from there
  cg_value v = cgi_to_linalg_collapse(h, source, cgi_to_linalg_tensor(h, g->n, middle, e), g->n, g->source);
  cg_value sizes[2 * CGI_HLO_MAX_RANK];
  first = 0;
  for (unsigned k = 0; k < g->n; first += g->result[k++]) {
    int64_t known = 1;
    unsigned dynamic = UINT32_MAX;
    for (unsigned i = first; i < first + g->result[k]; ++i) {
      sizes[i] = NULL;
      if (cg_type_dim(type, i) == CG_DYNAMIC)
        dynamic = i;
      else
        known *= cg_type_dim(type, i);
    }
    if (dynamic != UINT32_MAX) {
      cg_value total = cgi_build_dim(&h->b, v, k);
      sizes[dynamic] = known > 1 ? cgi_build_binary_int(&h->b, CG_ARITH_DIVUI, total, known) : total;
      middle[k] = CG_DYNAMIC; // though the value may be known better than its op says
    } else if (middle[k] == CG_DYNAMIC) {
      middle[k] = known;
    }
  }
  v = cgi_to_linalg_cast_to(h, v, cgi_to_linalg_tensor(h, g->n, middle, e));
  return cgi_to_linalg_expand(h, v, type, g->n, g->result, sizes);
}

// The product of the static dims; -1 when it is out of range.
static int64_t cgi_to_linalg_static_product(cg_type t) {
  int64_t product = 1;
  for (unsigned i = 0; i < cg_type_rank(t); ++i) {
    int64_t n = cg_type_dim(t, i);
    if (n == CG_DYNAMIC) continue;
    if (n != 0 && product > ((int64_t)1 << 62) / n) return -1;
    product *= n;
  }
  return product;
}

CGI_DEF cg_value cgi_to_linalg_reshape(cgi_to_linalg *h, cg_value source, cg_type type) {
  cg_type s = cg_value_type(source);
  if (s == type) return source;
  if (cgi_to_linalg_static_product(s) < 0 || cgi_to_linalg_static_product(type) < 0) return NULL;
  if (cg_type_has_static_shape(type) && cg_type_num_elements(type) == 0)
    return cgi_to_linalg_empty(h, cg_type_rank(type), cg_type_shape(type), NULL, cg_type_element(type));
  cgi_to_linalg_groups g;
  g.n = 0;
  bool is_static = cg_type_has_static_shape(s) && cg_type_has_static_shape(type);
  bool ok = is_static ? cgi_to_linalg_group_static(s, type, 0, cg_type_rank(s), 0, cg_type_rank(type), &g)
                      : cgi_to_linalg_group_dynamic(s, type, &g, true) || cgi_to_linalg_group_dynamic(s, type, &g, false);
  return ok ? cgi_to_linalg_reshape_grouped(h, source, type, &g) : NULL;
}

static bool cgi_to_linalg_reshape_op(cgi_to_linalg *h, cg_op op) {
  cg_value in = cgi_to_linalg_get(h, cg_op_operand(op, CG_STABLEHLO_RESHAPE_OPERAND));
  cg_value r = cgi_to_linalg_reshape(h, in, cgi_to_linalg_result_type(op, 0));
  if (!r) return cgi_op_unsupported(op, "cannot tell how %t becomes %t", cg_value_type(in), cgi_to_linalg_result_type(op, 0));
  return cgi_to_linalg_done(h, op, r);
}

// ---- slice, concatenate -------------------------------------------------------------------------------------------------------------

static bool cgi_to_linalg_slice(cgi_to_linalg *h, cg_op op) {
  cg_value in = cgi_to_linalg_get(h, cg_op_operand(op, CG_STABLEHLO_SLICE_OPERAND));
  cg_type t = cg_value_type(in);
  unsigned rank = cg_type_rank(t);
  int64_t start[CGI_HLO_MAX_RANK], limit[CGI_HLO_MAX_RANK], strides[CGI_HLO_MAX_RANK], sizes[CGI_HLO_MAX_RANK];
  (void)cgi_hlo_int_list(op, "start_indices", rank, 0, start);
  (void)cgi_hlo_int_list(op, "limit_indices", rank, 0, limit);
  (void)cgi_hlo_int_list(op, "strides", rank, 1, strides);
  bool whole = true;
  for (unsigned i = 0; i < rank; ++i) {
    sizes[i] = limit[i] == start[i] ? 0 : (limit[i] - start[i] - 1) / strides[i] + 1;
    whole &= start[i] == 0 && strides[i] == 1 && sizes[i] == cg_type_dim(t, i);
  }
  if (whole) return cgi_to_linalg_done(h, op, in);
  cg_type rt = cgi_to_linalg_tensor(h, rank, sizes, cg_type_element(t));
  if (cg_type_num_elements(rt) == 0) return cgi_to_linalg_done(h, op, cgi_to_linalg_empty(h, rank, sizes, NULL, cg_type_element(t)));
  return cgi_to_linalg_done(h, op, cgi_to_linalg_extract_slice(h, in, start, NULL, sizes, NULL, strides));
}

static bool cgi_to_linalg_concatenate(cgi_to_linalg *h, cg_op op) {
  cg_context *ctx = h->ctx;
  cg_value *parts = NULL;
  int64_t dim = cgi_hlo_int(op, "dimension", 0);
  cg_type t = cgi_to_linalg_result_type(op, 0);
  unsigned rank = cg_type_rank(t);
  int64_t shape[CGI_HLO_MAX_RANK];
  for (unsigned i = 0; i < rank; ++i) shape[i] = i == (unsigned)dim ? 0 : cg_type_dim(t, i);
  for (unsigned i = 0; i < cg_op_num_operands(op); ++i) {
    cg_value v = cgi_to_linalg_get(h, cg_op_operand(op, i));
    int64_t n = cg_type_dim(cg_value_type(v), (unsigned)dim);
    if (n == 0) continue; // contributes nothing
    cgi_push(parts, v);
    shape[dim] = n == CG_DYNAMIC || shape[dim] == CG_DYNAMIC ? CG_DYNAMIC : shape[dim] + n;
  }
  cg_value r;
  if (cgi_len(parts) == 0) {
    r = cgi_to_linalg_get(h, cg_op_operand(op, CG_STABLEHLO_CONCATENATE_INPUTS));
  } else if (cgi_len(parts) == 1) {
    r = parts[0];
  } else {
    for (unsigned i = 0; i < rank; ++i)
      for (size_t k = 0; i != (unsigned)dim && k < cgi_len(parts); ++k)
        if (cg_type_dim(cg_value_type(parts[k]), i) == CG_DYNAMIC) shape[i] = cg_type_dim(t, i);
    cg_type made = cgi_to_linalg_tensor(h, rank, shape, cg_type_element(t));
    r = cgi_build_with(&h->b, CG_TENSOR_CONCAT, made, (unsigned)cgi_len(parts), parts, "dim", cgi_attr_i64(ctx, dim));
  }
  return cgi_to_linalg_done(h, op, r);
}

// ---- pad ----------------------------------------------------------------------------------------------------------------------------

// Amounts are not negative.
static cg_value cgi_to_linalg_pad_edges(cgi_to_linalg *h, cg_value source, const int64_t *low, const int64_t *high, cg_value scalar) {
  cg_type t = cg_value_type(source), index = cgi_type_index(h->ctx);
  unsigned rank = cg_type_rank(t);
  int64_t shape[CGI_HLO_MAX_RANK];
  cg_type args[CGI_HLO_MAX_RANK];
  bool any = false;
  for (unsigned i = 0; i < rank; ++i) {
    args[i] = index;
    any |= low[i] != 0 || high[i] != 0;
    shape[i] = cg_type_dim(t, i) == CG_DYNAMIC ? CG_DYNAMIC : cg_type_dim(t, i) + low[i] + high[i];
  }
  if (!any) return source;
  cg_type made = cgi_to_linalg_tensor(h, rank, shape, cg_type_element(t));
  cg_named_attr attrs[2];
  cgi_name_ints(&attrs[0], h->ctx, "static_low", rank, low);
  cgi_name_ints(&attrs[1], h->ctx, "static_high", rank, high);
  cg_op pad = cgi_build(&h->b, CG_TENSOR_PAD, 1, &source, 1, &made, 2, attrs, 1);
  int32_t segments[3] = {1, 0, 0};
  cgi_op_set_segments(pad, 3, segments);
  cg_block block = cgi_block_create(cg_op_region(pad, 0), rank, args, h->b.loc);
  cgi_builder b = cgi_builder_at_end(block, h->b.loc);
  cgi_build_return(&b, CG_TENSOR_YIELD, 1, &scalar);
  return cg_op_result(pad, 0);
}

// Drops `low` and `high` elements (not negative) from the ends.
static cg_value cgi_to_linalg_crop(cgi_to_linalg *h, cg_value source, const int64_t *low, const int64_t *high) {
  cg_type t = cg_value_type(source);
  unsigned rank = cg_type_rank(t);
  int64_t sizes[CGI_HLO_MAX_RANK], strides[CGI_HLO_MAX_RANK];
  cg_value values[CGI_HLO_MAX_RANK];
  bool any = false;
  for (unsigned i = 0; i < rank; ++i) {
    strides[i] = 1;
    any |= low[i] != 0 || high[i] != 0;
    sizes[i] = cg_type_dim(t, i);
    values[i] = NULL;
    if (sizes[i] != CG_DYNAMIC)
      sizes[i] -= low[i] + high[i];
    else {
      values[i] = cgi_build_dim(&h->b, source, i);
      values[i] = cgi_build_binary_int(&h->b, CG_ARITH_SUBI, values[i], low[i] + high[i]);
    }
  }
  return any ? cgi_to_linalg_extract_slice(h, source, low, NULL, sizes, values, strides) : source;
}

// n elements with `gap` values between them: each element becomes a row of 1 + gap, the rows are laid end to end, the last gap is dropped.
static cg_value cgi_to_linalg_pad_interior(cgi_to_linalg *h, cg_value source, unsigned dim, int64_t gap, cg_value scalar) {
  cg_type t = cg_value_type(source), e = cg_type_element(t);
  unsigned rank = cg_type_rank(t), groups[CGI_HLO_MAX_RANK];
  int64_t n = cg_type_dim(t, dim), shape[CGI_HLO_MAX_RANK + 1], low[CGI_HLO_MAX_RANK + 1], high[CGI_HLO_MAX_RANK + 1];
  cg_value sizes[CGI_HLO_MAX_RANK + 1];
  if (n == 0 || n == 1) return source;
  memset(low, 0, sizeof low);
  memset(high, 0, sizeof high);
  for (unsigned i = 0; i <= rank; ++i) {
    unsigned from = i <= dim ? i : i - 1;
    shape[i] = i == dim + 1 ? 1 : cg_type_dim(t, from);
    sizes[i] = shape[i] == CG_DYNAMIC ? cgi_build_dim(&h->b, source, from) : NULL;
    if (i < rank) groups[i] = i == dim ? 2 : 1;
  }
  cg_value v = cgi_to_linalg_expand(h, source, cgi_to_linalg_tensor(h, rank + 1, shape, e), rank, groups, sizes);
  high[dim + 1] = gap;
  v = cgi_to_linalg_pad_edges(h, v, low, high, scalar);
  for (unsigned i = 0; i < rank; ++i) shape[i] = i != dim ? cg_type_dim(t, i) : n == CG_DYNAMIC ? CG_DYNAMIC : n * (gap + 1);
  v = cgi_to_linalg_collapse(h, v, cgi_to_linalg_tensor(h, rank, shape, e), rank, groups);
  high[dim + 1] = 0;
  if (n != CG_DYNAMIC) {
    high[dim] = gap;
    return cgi_to_linalg_crop(h, v, low, high);
  }
  int64_t strides[CGI_HLO_MAX_RANK];
  for (unsigned i = 0; i < rank; ++i) {
    strides[i] = 1;
    sizes[i] = shape[i] == CG_DYNAMIC ? cgi_build_dim(&h->b, v, i) : NULL;
  }
  cg_value less = cgi_build_binary_int(&h->b, CG_ARITH_SUBI, sizes[dim], gap);
  sizes[dim] = cgi_build_binary_int(&h->b, CG_ARITH_MAXSI, less, 0); // no elements have no gaps
  return cgi_to_linalg_extract_slice(h, v, low, NULL, shape, sizes, strides);
}

CGI_DEF cg_value cgi_to_linalg_pad(cgi_to_linalg *h, cg_value source, const int64_t *low, const int64_t *high, const int64_t *interior,
                                   cg_value scalar) {
  unsigned rank = cg_type_rank(cg_value_type(source));
  for (unsigned i = 0; i < rank && interior; ++i)
    if (interior[i] > 0) source = cgi_to_linalg_pad_interior(h, source, i, interior[i], scalar);
  int64_t add_low[CGI_HLO_MAX_RANK], add_high[CGI_HLO_MAX_RANK], cut_low[CGI_HLO_MAX_RANK], cut_high[CGI_HLO_MAX_RANK];
  bool crop_first = true;
  for (unsigned i = 0; i < rank; ++i) {
    add_low[i] = low[i] > 0 ? low[i] : 0;
    add_high[i] = high[i] > 0 ? high[i] : 0;
    cut_low[i] = low[i] < 0 ? -low[i] : 0;
    cut_high[i] = high[i] < 0 ? -high[i] : 0;
    int64_t n = cg_type_dim(cg_value_type(source), i);
    if ((cut_low[i] || cut_high[i]) && (n == CG_DYNAMIC || cut_low[i] + cut_high[i] > n))
      crop_first = false; // what is cut may reach into what is added
  }
  if (crop_first) source = cgi_to_linalg_crop(h, source, cut_low, cut_high);
  source = cgi_to_linalg_pad_edges(h, source, add_low, add_high, scalar);
  return crop_first ? source : cgi_to_linalg_crop(h, source, cut_low, cut_high);
}

static bool cgi_to_linalg_pad_op(cgi_to_linalg *h, cg_op op) {
  cg_value in = cgi_to_linalg_get(h, cg_op_operand(op, CG_STABLEHLO_PAD_OPERAND));
  unsigned rank = cg_type_rank(cg_value_type(in));
  int64_t low[CGI_HLO_MAX_RANK], high[CGI_HLO_MAX_RANK], interior[CGI_HLO_MAX_RANK];
  (void)cgi_hlo_int_list(op, "edge_padding_low", rank, 0, low);
  (void)cgi_hlo_int_list(op, "edge_padding_high", rank, 0, high);
  (void)cgi_hlo_int_list(op, "interior_padding", rank, 0, interior);
  for (unsigned i = 0; i < rank; ++i) {
    if (!cgi_to_linalg_is_amount(low[i]) || !cgi_to_linalg_is_amount(high[i]) || !cgi_to_linalg_is_amount(interior[i]))
      return cgi_op_unsupported(op, "[index-range] pads by more than an index can count");
  }
  return cgi_to_linalg_done(
      h, op, cgi_to_linalg_pad(h, in, low, high, interior, cgi_to_linalg_scalar_of(h, cg_op_operand(op, CG_STABLEHLO_PAD_PADDING_VALUE))));
}

// ---- dynamic slices -----------------------------------------------------------------------------------------------------------------

// The start index as an index value in [0, dim - size], compared in the index's own width (32 bits at least).
static cg_value cgi_to_linalg_clamped_start(cgi_to_linalg *h, cg_value old_start, cg_value tensor, unsigned dim, int64_t size, cg_value size_value) {
  cg_type original = cg_type_element(cg_value_type(old_start)), index = cgi_type_index(h->ctx);
  bool is_unsigned = cgi_to_linalg_is_unsigned(original);
  cg_value v = cgi_to_linalg_scalar_of(h, old_start);
  v = cgi_to_linalg_widen_index(&h->b, v, is_unsigned);
  cg_type t = cg_value_type(v);
  int64_t n = cg_type_dim(cg_value_type(tensor), dim);
  cg_value last;
  if (n != CG_DYNAMIC && size != CG_DYNAMIC) {
    last = cgi_build_int(&h->b, t, n - size);
  } else {
    cg_value s = size == CG_DYNAMIC ? size_value : cgi_build_index(&h->b, size);
    last = cgi_build_binary(&h->b, CG_ARITH_SUBI, cgi_build_dim(&h->b, tensor, dim), s);
    if (t != index) last = cgi_build_unary(&h->b, CG_ARITH_INDEX_CAST, t, last);
  }
  return cgi_to_linalg_clamp_index(&h->b, v, is_unsigned, last);
}

static void cgi_to_linalg_known_offset(int64_t *offset, cg_value v) {
  int64_t c;
  *offset = CG_DYNAMIC;
  if (cgi_constant_int(v, &c)) *offset = c;
}

static bool cgi_to_linalg_dynamic_slice(cgi_to_linalg *h, cg_op op) {
  cg_value in = cgi_to_linalg_get(h, cg_op_operand(op, CG_STABLEHLO_DYNAMIC_SLICE_OPERAND)), starts[CGI_HLO_MAX_RANK];
  unsigned rank = cg_type_rank(cg_value_type(in));
  int64_t sizes[CGI_HLO_MAX_RANK], offsets[CGI_HLO_MAX_RANK], strides[CGI_HLO_MAX_RANK];
  (void)cgi_hlo_int_list(op, "slice_sizes", rank, 0, sizes);
  for (unsigned i = 0; i < rank; ++i) {
    starts[i] = cgi_to_linalg_clamped_start(h, cg_op_operand(op, i + 1), in, i, sizes[i], NULL);
    cgi_to_linalg_known_offset(&offsets[i], starts[i]);
    strides[i] = 1;
  }
  return cgi_to_linalg_done(h, op, cgi_to_linalg_extract_slice(h, in, offsets, starts, sizes, NULL, strides));
}

static bool cgi_to_linalg_dynamic_update_slice(cgi_to_linalg *h, cg_op op) {
  cg_value in = cgi_to_linalg_get(h, cg_op_operand(op, CG_STABLEHLO_DYNAMIC_UPDATE_SLICE_OPERAND)),
           update = cgi_to_linalg_get(h, cg_op_operand(op, CG_STABLEHLO_DYNAMIC_UPDATE_SLICE_UPDATE)), starts[CGI_HLO_MAX_RANK];
  unsigned rank = cg_type_rank(cg_value_type(in));
  int64_t offsets[CGI_HLO_MAX_RANK];
  for (unsigned i = 0; i < rank; ++i) {
    int64_t n = cg_type_dim(cg_value_type(update), i);
    cg_value size = n == CG_DYNAMIC ? cgi_build_dim(&h->b, update, i) : NULL;
    starts[i] = cgi_to_linalg_clamped_start(h, cg_op_operand(op, i + 2), in, i, n, size);
    cgi_to_linalg_known_offset(&offsets[i], starts[i]);
  }
  return cgi_to_linalg_done(h, op, cgi_to_linalg_insert_slice(h, update, in, offsets, starts));
}

// ---- bitcasts that change the shape -------------------------------------------------------------------------------------------------

// tensor<…xi32> to tensor<…x4xi8>: part k is the k-th from the low end.
static cg_value cgi_to_linalg_split_elements(cgi_to_linalg *h, cg_value in, cg_type t) {
  cg_context *ctx = h->ctx;
  cg_type wide = cg_type_element(cg_value_type(in)), narrow = cg_type_element(t);
  unsigned rank = cg_type_rank(t);
  cg_type wide_int = cgi_type_i(ctx, cg_type_width(wide)), narrow_int = cgi_type_i(ctx, cg_type_width(narrow));
  cg_map maps[2];
  unsigned dims[CGI_HLO_MAX_RANK];
  cg_value sizes[CGI_HLO_MAX_RANK];
  for (unsigned i = 0; i + 1 < rank; ++i) {
    dims[i] = i;
    sizes[i] = cg_type_dim(t, i) == CG_DYNAMIC ? cgi_build_dim(&h->b, in, i) : NULL;
  }
  sizes[rank - 1] = NULL;
  maps[0] = cgi_map_permutation(ctx, rank, rank - 1, dims);
  maps[1] = cgi_map_identity(ctx, rank);
  cg_value init = cgi_to_linalg_empty(h, rank, cg_type_shape(t), sizes, narrow);
  cg_op generic = cgi_build_elementwise(&h->b, 1, &in, init, maps, rank);
  cg_block body = cgi_linalg_body(generic);
  cgi_builder b = cgi_builder_at_end(body, h->b.loc);
  cg_value v = cg_block_arg(body, 0);
  if (wide != wide_int) v = cgi_build_unary(&b, CG_ARITH_BITCAST, wide_int, v);
  cg_value part = cgi_build_unary(&b, CG_ARITH_INDEX_CASTUI, wide_int, cgi_build_loop_index(&b, rank - 1));
  cg_value amount = cgi_build_binary_int(&b, CG_ARITH_MULI, part, (int64_t)cg_type_width(narrow));
  v = cgi_build_unary(&b, CG_ARITH_TRUNCI, narrow_int, cgi_build_binary(&b, CG_ARITH_SHRUI, v, amount));
  if (narrow != narrow_int) v = cgi_build_unary(&b, CG_ARITH_BITCAST, narrow, v);
  cgi_build_linalg_yield(&b, v);
  return cg_op_result(generic, 0);
}

// tensor<…x4xi8> to tensor<…xi32>: an or over the last dim.
static cg_value cgi_to_linalg_join_elements(cgi_to_linalg *h, cg_value in, cg_type t) {
  cg_context *ctx = h->ctx;
  cg_type narrow = cg_type_element(cg_value_type(in)), wide = cg_type_element(t);
  unsigned rank = cg_type_rank(cg_value_type(in)), dims[CGI_HLO_MAX_RANK];
  cg_type wide_int = cgi_type_i(ctx, cg_type_width(wide)), narrow_int = cgi_type_i(ctx, cg_type_width(narrow));
  bool reduction[CGI_HLO_MAX_RANK] = {false};
  cg_map maps[2];
  for (unsigned i = 0; i < rank; ++i) dims[i] = i;
  reduction[rank - 1] = true;
  maps[0] = cgi_map_identity(ctx, rank);
  maps[1] = cgi_map_permutation(ctx, rank, rank - 1, dims);
  cg_value init = cgi_to_linalg_empty_like(h, cgi_type_with_element(t, wide_int), in);
  init = cgi_to_linalg_fill(h, cgi_build_int(&h->b, wide_int, 0), init);
  cg_op generic = cgi_build_generic(&h->b, 1, &in, 1, &init, maps, rank, reduction);
  cg_block body = cgi_linalg_body(generic);
  cgi_builder b = cgi_builder_at_end(body, h->b.loc);
  cg_value v = cg_block_arg(body, 0);
  if (narrow != narrow_int) v = cgi_build_unary(&b, CG_ARITH_BITCAST, narrow_int, v);
  cg_value part = cgi_build_unary(&b, CG_ARITH_INDEX_CASTUI, wide_int, cgi_build_loop_index(&b, rank - 1));
  cg_value amount = cgi_build_binary_int(&b, CG_ARITH_MULI, part, (int64_t)cg_type_width(narrow));
  v = cgi_build_binary(&b, CG_ARITH_SHLI, cgi_build_unary(&b, CG_ARITH_EXTUI, wide_int, v), amount);
  v = cgi_build_binary(&b, CG_ARITH_ORI, cg_block_arg(body, 1), v);
  cgi_build_linalg_yield(&b, v);
  cg_value joined = cg_op_result(generic, 0);
  if (wide == wide_int) return joined;
  cg_value out = cgi_to_linalg_empty_like(h, t, joined);
  generic = cgi_build_each(&h->b, joined, out);
  body = cgi_linalg_body(generic);
  b = cgi_builder_at_end(body, h->b.loc);
  v = cgi_build_unary(&b, CG_ARITH_BITCAST, wide, cg_block_arg(body, 0));
  cgi_build_linalg_yield(&b, v);
  return cg_op_result(generic, 0);
}

static bool cgi_to_linalg_resizing_bitcast(cgi_to_linalg *h, cg_op op) {
  cg_value in = cgi_to_linalg_get(h, cg_op_operand(op, CG_STABLEHLO_BITCAST_CONVERT_OPERAND));
  cg_type it = cg_value_type(in), t = cgi_to_linalg_result_type(op, 0);
  unsigned from = cg_type_width(cg_type_element(it)), to = cg_type_width(cg_type_element(t));
  if (from < 4 || to < 4) return cgi_op_unsupported(op, "[unsupported-type] of truth values is not lowered");
  bool splits = from > to;
  cg_type longer = splits ? t : it;
  unsigned ratio = splits ? from / to : to / from, rank = cg_type_rank(longer);
  if (rank == 0 || cg_type_rank(splits ? it : t) + 1 != rank || cg_type_dim(longer, rank - 1) != (int64_t)ratio)
    return cgi_op_error(op, "cannot turn %t into %t: the last dimension must be %u", it, t, ratio);
  return cgi_to_linalg_done(h, op, splits ? cgi_to_linalg_split_elements(h, in, t) : cgi_to_linalg_join_elements(h, in, t));
}

static bool cgi_to_linalg_dimension_size(cgi_to_linalg *h, cg_op op) {
  cg_value in = cgi_to_linalg_get(h, cg_op_operand(op, CG_STABLEHLO_GET_DIMENSION_SIZE_OPERAND));
  int64_t dim = cgi_hlo_int(op, "dimension", 0);
  cg_type t = cgi_to_linalg_result_type(op, 0);
  cg_value size = cgi_build_dim(&h->b, in, (unsigned)dim);
  if (cg_type_element(t) != cgi_type_index(h->ctx)) size = cgi_build_unary(&h->b, CG_ARITH_INDEX_CAST, cg_type_element(t), size);
  return cgi_to_linalg_done(h, op, cgi_build_unary(&h->b, CG_TENSOR_FROM_ELEMENTS, t, size));
}

CGI_DEF cgi_to_linalg_fn cgi_to_linalg_shape_op(cg_op_kind kind) {
  switch (kind) {
  case CG_STABLEHLO_IOTA: return cgi_to_linalg_iota;
  case CG_STABLEHLO_BROADCAST: return cgi_to_linalg_broadcast;
  case CG_STABLEHLO_BROADCAST_IN_DIM: return cgi_to_linalg_broadcast_in_dim;
  case CG_STABLEHLO_TRANSPOSE: return cgi_to_linalg_transpose;
  case CG_STABLEHLO_REVERSE: return cgi_to_linalg_reverse;
  case CG_STABLEHLO_RESHAPE: return cgi_to_linalg_reshape_op;
  case CG_STABLEHLO_SLICE: return cgi_to_linalg_slice;
  case CG_STABLEHLO_CONCATENATE: return cgi_to_linalg_concatenate;
  case CG_STABLEHLO_PAD: return cgi_to_linalg_pad_op;
  case CG_STABLEHLO_DYNAMIC_SLICE: return cgi_to_linalg_dynamic_slice;
  case CG_STABLEHLO_DYNAMIC_UPDATE_SLICE: return cgi_to_linalg_dynamic_update_slice;
  case CG_STABLEHLO_BITCAST_CONVERT: return cgi_to_linalg_resizing_bitcast;
  case CG_STABLEHLO_GET_DIMENSION_SIZE: return cgi_to_linalg_dimension_size;
#ifndef CODEGEN_NO_SECOND_TIER_OPS
  default: return cgi_to_linalg_dynamic_op(kind);
#else
  default: return NULL;
#endif
  }
}
