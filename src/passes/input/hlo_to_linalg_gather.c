// hlo-to-linalg, gathers: each element of the result is read where the start indices say, by tensor.extract in the body of a linalg.generic without
// inputs. Start indices are compared in their own width and clamped, so that every slice lies inside of the operand.
#include "passes/input/hlo_to_linalg.h"

CGI_DEF bool cgi_to_linalg_among(int64_t d, unsigned n, const int64_t *list) {
  for (unsigned i = 0; i < n; ++i)
    if (list[i] == d) return true;
  return false;
}

CGI_DEF cg_value cgi_to_linalg_widen_index(cgi_builder *b, cg_value v, bool is_unsigned) {
  cg_type t = cg_value_type(v);
  if (!cg_type_is_int(t) || cg_type_width(t) >= 32) return v;
  return cgi_build_unary(b, is_unsigned ? CG_ARITH_EXTUI : CG_ARITH_EXTSI, cgi_type_i(b->ctx, 32), v);
}

CGI_DEF cg_value cgi_to_linalg_index_of_type(cgi_builder *b, cg_value v, cg_type t) {
  return cg_value_type(v) == t ? v : cgi_build_unary(b, CG_ARITH_INDEX_CAST, t, v);
}

CGI_DEF cg_value cgi_to_linalg_clamp_index(cgi_builder *b, cg_value v, bool is_unsigned, cg_value last) {
  if (is_unsigned) {
    v = cgi_build_binary(b, CG_ARITH_MINUI, v, last);
  } else {
    v = cgi_build_binary_int(b, CG_ARITH_MAXSI, v, 0);
    v = cgi_build_binary(b, CG_ARITH_MINSI, v, last);
  }
  return cgi_to_linalg_index_of_type(b, v, cgi_type_index(b->ctx));
}

CGI_DEF cg_value cgi_to_linalg_index_component(cgi_to_linalg *h, cgi_builder *b, cg_value old_indices, int64_t vector_dim, const cg_value *batch,
                                               unsigned k) {
  cg_value at[CGI_HLO_MAX_RANK], v = cgi_to_linalg_get(h, old_indices);
  unsigned rank = cg_type_rank(cg_value_type(v)), n = 0;
  for (unsigned d = 0; d < rank; ++d) at[d] = (int64_t)d == vector_dim ? cgi_build_index(b, (int64_t)k) : batch[n++];
  v = cgi_build_element(b, v, rank, at);
  return cgi_to_linalg_widen_index(b, v, cgi_to_linalg_is_unsigned(cg_type_element(cg_value_type(old_indices))));
}

// ---- loops in bodies ------------------------------------------------------------------------------------------------------------------------

CGI_DEF void cgi_to_linalg_nest_begin(cgi_to_linalg_nest *nest, const cgi_builder *b, unsigned rank, const cg_value *sizes, unsigned num_carried,
                                      cg_value *carried) {
  memset(nest, 0, sizeof *nest);
  nest->b = *b;
  for (unsigned d = 0; d < rank; ++d) {
    cgi_builder *in = &nest->b;
    nest->index[d] = cgi_build_index(in, 0);
    if (cgi_constant_is(sizes[d], 1)) continue;
    cg_op loop = cgi_build_for(in, nest->index[d], sizes[d], cgi_build_index(in, 1), num_carried, carried);
    nest->loops[nest->n++] = loop;
    nest->b = cgi_builder_in_for(loop, carried);
    nest->index[d] = cg_block_arg(nest->b.block, 0);
  }
}

CGI_DEF void cgi_to_linalg_nest_end(cgi_to_linalg_nest *nest, cgi_builder *b, cg_value *carried) {
  while (nest->n) {
    cg_op loop = nest->loops[--nest->n];
    cgi_build_yield_results(&nest->b, carried);
    nest->b = cgi_builder_at_end(cg_op_block(loop), b->loc);
  }
}

// ---- gather, dynamic_gather ---------------------------------------------------------------------------------------------------------------

typedef struct cgi_to_linalg_gather {
  cgi_index_dims d;
  cg_value operand, old_indices;
  unsigned rank, result_rank;     // of the operand and of the result
  int64_t size[CGI_HLO_MAX_RANK]; // of a slice, CG_DYNAMIC: size_value
  cg_value size_value[CGI_HLO_MAX_RANK];
  cg_value last[CGI_HLO_MAX_RANK];       // the largest start, an index
  unsigned window_dim[CGI_HLO_MAX_RANK]; // the operand's dim along which an offset dim of the result runs, in their order
} cgi_to_linalg_gather;

static bool cgi_to_linalg_gather_sizes(cgi_to_linalg *h, cg_op op, cgi_to_linalg_gather *g) {
  unsigned n = 0;
  for (unsigned d = 0; d < g->rank; ++d)
    if (!cgi_to_linalg_among(d, g->d.num_dropped, g->d.dropped_dims) && !cgi_to_linalg_among(d, g->d.num_batching, g->d.operand_batching_dims))
      g->window_dim[n++] = d;
  if (cg_op_get_kind(op) != CG_STABLEHLO_DYNAMIC_GATHER) {
    (void)cgi_hlo_int_list(op, "slice_sizes", g->rank, 1, g->size);
    return true;
  }
#ifndef CODEGEN_NO_SECOND_TIER_OPS
  cg_type t = cgi_to_linalg_result_type(op, 0);
  cg_value old_sizes = cg_op_operand(op, CG_STABLEHLO_DYNAMIC_GATHER_SLICE_SIZES);
  cg_attr known = cgi_constant_of(old_sizes);
  for (unsigned d = 0; d < g->rank; ++d) {
    cg_attr one = known ? cgi_attr_dense_at(h->ctx, known, d) : NULL;
    g->size[d] = one ? cg_attr_int(one) : CG_DYNAMIC;
    if (one &&
        (g->size[d] < 0 || (cg_type_dim(cg_value_type(g->operand), d) != CG_DYNAMIC && g->size[d] > cg_type_dim(cg_value_type(g->operand), d))))
      return cgi_op_error(op, "slice size %l of dim %u is not within its operand", g->size[d], d);
  }
  for (unsigned d = 0; d < g->rank; ++d) {
    if (g->size[d] != CG_DYNAMIC) continue;
    int64_t told = 1; // of a dim that the result does not have
    for (unsigned i = 0; i < n && i < g->d.num_window; ++i)
      if (g->window_dim[i] == d) told = cg_type_dim(t, (unsigned)g->d.window_dims[i]);
    g->size[d] = told;
    if (told != CG_DYNAMIC) continue;
    g->size_value[d] = cgi_to_linalg_size(h, old_sizes, d);
    if (!g->size_value[d]) return cgi_op_unsupported(op, "operand %u has type %t, which no shape is made of", 2, cg_value_type(old_sizes));
  }
#else
  (void)h;
#endif
  return true;
}

// Where there is nothing to read, no index can be clamped to a place.
static bool cgi_to_linalg_gather_has_elements(cg_op op, cg_value operand) {
  cg_type t = cg_value_type(cg_op_result(op, 0));
  bool reads = cg_type_num_elements(cg_value_type(operand)) == 0;
  for (unsigned i = 0; i < cg_type_rank(t); ++i) reads = reads && cg_type_dim(t, i) != 0;
  return !reads || cgi_op_unsupported(op, "[out-of-bounds] reads elements of %t, which has none", cg_value_type(operand));
}

// The operand's element that the result has at `index`.
static cg_value cgi_to_linalg_gather_element(cgi_to_linalg *h, cgi_builder *b, const cgi_to_linalg_gather *g, const cg_value *index) {
  cg_value batch[CGI_HLO_MAX_RANK], at[CGI_HLO_MAX_RANK];
  unsigned num_batch = 0, num_window = 0;
  bool is_unsigned = cgi_to_linalg_is_unsigned(cg_type_element(cg_value_type(g->old_indices)));
  memset(at, 0, sizeof at);
  for (unsigned i = 0; i < g->result_rank; ++i) {
    if (cgi_to_linalg_among(i, g->d.num_window, g->d.window_dims))
      at[g->window_dim[num_window++]] = index[i];
    else
      batch[num_batch++] = index[i];
  }
  for (unsigned k = 0; k < g->d.num_batching; ++k) {
    int64_t d = g->d.indices_batching_dims[k];
    at[g->d.operand_batching_dims[k]] = batch[d > g->d.index_vector_dim ? d - 1 : d];
  }
  for (unsigned k = 0; k < g->d.num_index_map; ++k) {
    unsigned d = (unsigned)g->d.index_map[k];
    cg_value start = cgi_to_linalg_index_component(h, b, g->old_indices, g->d.index_vector_dim, batch, k);
    start = cgi_to_linalg_clamp_index(b, start, is_unsigned, cgi_to_linalg_index_of_type(b, g->last[d], cg_value_type(start)));
    at[d] = at[d] && g->size[d] != 1 ? cgi_build_binary(b, CG_ARITH_ADDI, start, at[d]) : start;
  }
  for (unsigned d = 0; d < g->rank; ++d)
    if (!at[d]) at[d] = cgi_build_index(b, 0);
  return cgi_build_element(b, g->operand, g->rank, at);
}

CGI_DEF bool cgi_to_linalg_gather_op(cgi_to_linalg *h, cg_op op) {
  cgi_to_linalg_gather g;
  cg_type t = cgi_to_linalg_result_type(op, 0);
  memset(&g, 0, sizeof g);
  if (!cgi_hlo_gather_dims(op, &g.d)) return cgi_op_error(op, "attribute 'dimension_numbers' is no valid description of the dims");
  g.operand = cgi_to_linalg_get(h, cg_op_operand(op, CG_STABLEHLO_GATHER_OPERAND));
  g.old_indices = cg_op_operand(op, CG_STABLEHLO_GATHER_START_INDICES);
  g.rank = cg_type_rank(cg_value_type(g.operand));
  g.result_rank = cg_type_rank(t);
  if (!cgi_to_linalg_gather_sizes(h, op, &g) || !cgi_to_linalg_gather_has_elements(op, g.operand)) return false;
  cg_value indices = cgi_to_linalg_get(h, g.old_indices), sizes[CGI_HLO_MAX_RANK], index[CGI_HLO_MAX_RANK];
  for (unsigned i = 0, batch = 0, window = 0; i < g.result_rank; ++i) {
    if (cgi_to_linalg_among(i, g.d.num_window, g.d.window_dims)) {
      sizes[i] = g.size_value[g.window_dim[window]];
      if (!sizes[i] && cg_type_dim(t, i) == CG_DYNAMIC) sizes[i] = cgi_build_index(&h->b, g.size[g.window_dim[window]]);
      window++;
    } else {
      if ((int64_t)batch == g.d.index_vector_dim) batch++;
      sizes[i] = cg_type_dim(t, i) == CG_DYNAMIC ? cgi_build_dim(&h->b, indices, batch) : NULL;
      batch++;
    }
  }
  for (unsigned k = 0; k < g.d.num_index_map; ++k) {
    unsigned d = (unsigned)g.d.index_map[k];
    int64_t n = cg_type_dim(cg_value_type(g.operand), d);
    if (n != CG_DYNAMIC && g.size[d] != CG_DYNAMIC) {
      g.last[d] = cgi_build_index(&h->b, n - g.size[d]);
      continue;
    }
    cg_value size = g.size[d] == CG_DYNAMIC ? g.size_value[d] : cgi_build_index(&h->b, g.size[d]);
    g.last[d] = cgi_build_binary(&h->b, CG_ARITH_SUBI, cgi_build_dim(&h->b, g.operand, d), size);
  }
  cg_value init = cgi_to_linalg_empty(h, g.result_rank, cg_type_shape(t), sizes, cg_type_element(t));
  cg_op generic = cgi_build_each(&h->b, NULL, init);
  cgi_builder b = cgi_builder_in_each(generic, g.result_rank, index);
  cg_value v = cgi_to_linalg_gather_element(h, &b, &g, index);
  cgi_build_linalg_yield(&b, v);
  return cgi_to_linalg_done(h, op, cg_op_result(generic, 0));
}

// ---- torch_index_select -------------------------------------------------------------------------------------------------------------------

// result[i…, k…, j…] = operand[i…, index[i (the first batch_dims), k…], j…]; an index is clamped, as the gather that it stands for does.
CGI_DEF bool cgi_to_linalg_torch_index_select(cgi_to_linalg *h, cg_op op) {
  cg_value operand = cgi_to_linalg_get(h, cg_op_operand(op, CG_STABLEHLO_TORCH_INDEX_SELECT_OPERAND)),
           old_indices = cg_op_operand(op, CG_STABLEHLO_TORCH_INDEX_SELECT_INDEX), indices = cgi_to_linalg_get(h, old_indices);
  cg_type t = cgi_to_linalg_result_type(op, 0);
  unsigned rank = cg_type_rank(cg_value_type(operand)), index_rank = cg_type_rank(cg_value_type(indices)), result_rank = cg_type_rank(t);
  int64_t dim = cgi_hlo_int(op, "dim", 0), batch_dims = cgi_hlo_int(op, "batch_dims", 0);
  if (!cgi_to_linalg_gather_has_elements(op, operand)) return false;
  if (dim < 0) dim += (int64_t)rank;
  if (batch_dims < 0) batch_dims += (int64_t)index_rank;
  unsigned selected = index_rank - (unsigned)batch_dims; // dims of the result from `dim` on that the index has
  cg_value sizes[CGI_HLO_MAX_RANK], index[CGI_HLO_MAX_RANK], batch[CGI_HLO_MAX_RANK], at[CGI_HLO_MAX_RANK];
  for (unsigned i = 0; i < result_rank; ++i) {
    sizes[i] = NULL;
    if (cg_type_dim(t, i) != CG_DYNAMIC) continue;
    if (i >= (unsigned)dim && i < (unsigned)dim + selected)
      sizes[i] = cgi_build_dim(&h->b, indices, i - (unsigned)dim + (unsigned)batch_dims);
    else
      sizes[i] = cgi_build_dim(&h->b, operand, i < (unsigned)dim ? i : i + 1 - selected);
  }
  cg_value n = cgi_build_dim(&h->b, operand, (unsigned)dim), last = cgi_build_binary_int(&h->b, CG_ARITH_SUBI, n, 1);
  cg_value init = cgi_to_linalg_empty(h, result_rank, cg_type_shape(t), sizes, cg_type_element(t));
  cg_op generic = cgi_build_each(&h->b, NULL, init);
  cgi_builder b = cgi_builder_in_each(generic, result_rank, index);
  for (unsigned d = 0; d < index_rank; ++d) batch[d] = index[d < (unsigned)batch_dims ? d : (unsigned)dim + d - (unsigned)batch_dims];
  cg_value v = cgi_to_linalg_index_component(h, &b, old_indices, -1, batch, 0);
  v = cgi_to_linalg_clamp_index(&b, v, cgi_to_linalg_is_unsigned(cg_type_element(cg_value_type(old_indices))),
                                cgi_to_linalg_index_of_type(&b, last, cg_value_type(v)));
  for (unsigned d = 0; d < rank; ++d) at[d] = d < (unsigned)dim ? index[d] : d == (unsigned)dim ? v : index[d + selected - 1];
  v = cgi_build_element(&b, operand, rank, at);
  cgi_build_linalg_yield(&b, v);
  return cgi_to_linalg_done(h, op, cg_op_result(generic, 0));
}
