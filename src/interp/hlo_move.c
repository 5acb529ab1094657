// StableHLO's data movement: every element of the result names one element of an operand, or a constant.
#include "dialects/stablehlo.h"
#include "interp/interp.h"

static bool cgi_interp_move_static_shape(cgi_thread *t, const cgi_ins *in, unsigned *rank, int64_t *shape) {
  cgi_result_shape(in, 0, rank, shape);
  for (unsigned i = 0; i < *rank; ++i)
    if (shape[i] < 0) return cgi_fault(t, in->op, "has a result whose dimension %u is not known", i);
  return true;
}

CGI_DEF bool cgi_exec_iota(cgi_thread *t, const cgi_ins *in) {
  unsigned rank, n;
  int64_t shape[CGI_I_RANK], index[CGI_I_RANK] = {0};
  if (in->op->def->kind == CG_STABLEHLO_DYNAMIC_IOTA) {
    if (!cgi_tensor_ints(t, in, 0, CGI_I_RANK, shape, &n)) return false;
    rank = n;
  } else if (!cgi_interp_move_static_shape(t, in, &rank, shape)) {
    return false;
  }
  int64_t dim = cgi_hlo_int(in->op, "iota_dimension", 0);
  if (dim < 0 || dim >= (int64_t)rank) return cgi_fault(t, in->op, "has no dimension %l", dim);
  cg_type e = in->op->results[0]->type->element, i64 = cgi_type_int(t->m->ctx, 64, CG_SIGNLESS);
  cgi_tensor *r = cgi_tensor_new(t->m, e, rank, shape, false);
  for (int64_t i = 0; i < r->count; ++i) {
    cgi_cell c = cgi_cell_int(i64, index[dim]);
    c.s = cgi_convert_scalar(i64, e, c.s);
    cgi_tset(t->m, r, i, &c);
    cgi_next_index(rank, shape, index);
  }
  cgi_out_tensor(t, in, 0, r);
  return true;
}

// result dim dims[i] is operand dim i (size-1 dims stretch).
static bool cgi_interp_move_broadcast(cgi_thread *t, const cgi_ins *in, unsigned rank, const int64_t *shape, const int64_t *dims) {
  const cgi_tensor *v = cgi_in_tensor(t, in, 0);
  int64_t index[CGI_I_RANK] = {0};
  for (unsigned i = 0; i < v->rank; ++i) {
    if (dims[i] < 0 || dims[i] >= (int64_t)rank) return cgi_fault(t, in->op, "has no dimension %l", dims[i]);
    if (v->shape[i] != 1 && v->shape[i] != shape[dims[i]])
      return cgi_fault(t, in->op, "broadcasts dimension %u of size %l to %l", i, v->shape[i], shape[dims[i]]);
  }
  cgi_tensor *r = cgi_tensor_new(t->m, v->element, rank, shape, false);
  for (int64_t n = 0; n < r->count; ++n) {
    int64_t at = 0;
    for (unsigned i = 0; i < v->rank; ++i) at = at * v->shape[i] + (v->shape[i] == 1 ? 0 : index[dims[i]]);
    cgi_tcopy(t->m, r, n, v, at);
    cgi_next_index(rank, shape, index);
  }
  cgi_out_tensor(t, in, 0, r);
  return true;
}

CGI_DEF bool cgi_exec_broadcast_in_dim(cgi_thread *t, const cgi_ins *in) {
  unsigned rank, n;
  int64_t shape[CGI_I_RANK], dims[CGI_I_RANK];
  if (in->op->def->kind == CG_STABLEHLO_DYNAMIC_BROADCAST_IN_DIM) {
    if (!cgi_tensor_ints(t, in, 1, CGI_I_RANK, shape, &n)) return false;
    rank = n;
  } else if (!cgi_interp_move_static_shape(t, in, &rank, shape)) {
    return false;
  }
  if (cgi_hlo_list(in->op, "broadcast_dimensions", CGI_I_RANK, dims) != (int)cgi_in_tensor(t, in, CG_STABLEHLO_BROADCAST_IN_DIM_OPERAND)->rank)
    return cgi_fault(t, in->op, "has broadcast_dimensions of another rank than its operand");
  return cgi_interp_move_broadcast(t, in, rank, shape, dims);
}

CGI_DEF bool cgi_exec_hlo_broadcast(cgi_thread *t, const cgi_ins *in) {
  const cgi_tensor *v = cgi_in_tensor(t, in, CG_STABLEHLO_BROADCAST_OPERAND);
  int64_t sizes[CGI_I_RANK], dims[CGI_I_RANK];
  int n = cgi_hlo_list(in->op, "broadcast_sizes", CGI_I_RANK, sizes);
  if (n < 0 || (unsigned)n + v->rank > CGI_I_RANK) return cgi_fault(t, in->op, "has too many dimensions");
  for (unsigned i = 0; i < v->rank; ++i) {
    dims[i] = n + (int64_t)i;
    sizes[(unsigned)n + i] = v->shape[i];
  }
  return cgi_interp_move_broadcast(t, in, (unsigned)n + v->rank, sizes, dims);
}

// result[index] = operand[start + index * step] in permuted dims: slice, transpose and reverse in one.
static bool cgi_interp_move_strided(cgi_thread *t, const cgi_ins *in, const int64_t *shape, const int64_t *start, const int64_t *step,
                                    const int64_t *perm) {
  const cgi_tensor *v = cgi_in_tensor(t, in, 0);
  int64_t strides[CGI_I_RANK], index[CGI_I_RANK] = {0}, base = 0;
  cgi_row_strides(v->rank, v->shape, strides);
  for (unsigned i = 0; i < v->rank; ++i) {
    unsigned d = perm ? (unsigned)perm[i] : i;
    if (d >= v->rank) return cgi_fault(t, in->op, "has no dimension %u", d);
    int64_t last = start[i] + (shape[i] - 1) * step[i];
    if (shape[i] > 0 && (start[i] < 0 || last < 0 || start[i] >= v->shape[d] || last >= v->shape[d]))
      return cgi_fault(t, in->op, "[out-of-bounds] is out of bounds in dimension %u", d);
    base += start[i] * strides[d];
  }
  cgi_tensor *r = cgi_tensor_new(t->m, v->element, v->rank, shape, false);
  for (int64_t n = 0; n < r->count; ++n) {
    int64_t at = base;
    for (unsigned i = 0; i < v->rank; ++i) at += index[i] * step[i] * strides[perm ? perm[i] : (int64_t)i];
    cgi_tcopy(t->m, r, n, v, at);
    cgi_next_index(v->rank, shape, index);
  }
  cgi_out_tensor(t, in, 0, r);
  return true;
}

CGI_DEF bool cgi_exec_reverse(cgi_thread *t, const cgi_ins *in) {
  const cgi_tensor *v = cgi_in_tensor(t, in, CG_STABLEHLO_REVERSE_OPERAND);
  int64_t start[CGI_I_RANK], step[CGI_I_RANK], dims[CGI_I_RANK];
  int n = cgi_hlo_list(in->op, "dimensions", CGI_I_RANK, dims);
  for (unsigned i = 0; i < v->rank; ++i) {
    start[i] = 0;
    step[i] = 1;
    for (int k = 0; k < n; ++k)
      if (dims[k] == (int64_t)i) {
        start[i] = v->shape[i] - 1;
        step[i] = -1;
      }
  }
  return cgi_interp_move_strided(t, in, v->shape, start, step, NULL);
}

CGI_DEF bool cgi_exec_transpose(cgi_thread *t, const cgi_ins *in) {
  const cgi_tensor *v = cgi_in_tensor(t, in, CG_STABLEHLO_TRANSPOSE_OPERAND);
  int64_t start[CGI_I_RANK] = {0}, step[CGI_I_RANK], perm[CGI_I_RANK], shape[CGI_I_RANK];
  if (cgi_hlo_list(in->op, "permutation", CGI_I_RANK, perm) != (int)v->rank)
    return cgi_fault(t, in->op, "has a permutation of another rank than its operand");
  for (unsigned i = 0; i < v->rank; ++i) {
    step[i] = 1;
    if (perm[i] < 0 || perm[i] >= (int64_t)v->rank) return cgi_fault(t, in->op, "has no dimension %l", perm[i]);
    shape[i] = v->shape[perm[i]];
  }
  return cgi_interp_move_strided(t, in, shape, start, step, perm);
}

static bool cgi_interp_move_slice(cgi_thread *t, const cgi_ins *in, const int64_t *start, const int64_t *limit, const int64_t *step) {
  const cgi_tensor *v = cgi_in_tensor(t, in, CG_STABLEHLO_SLICE_OPERAND);
  int64_t shape[CGI_I_RANK];
  for (unsigned i = 0; i < v->rank; ++i) {
    if (start[i] < 0 || limit[i] < start[i] || limit[i] > v->shape[i] || step[i] <= 0)
      return cgi_fault(t, in->op, "[out-of-bounds] is out of bounds: [%l, %l) in dimension %u of size %l", start[i], limit[i], i, v->shape[i]);
    shape[i] = (limit[i] - start[i] + step[i] - 1) / step[i];
  }
  return cgi_interp_move_strided(t, in, shape, start, step, NULL);
}

// Three lists of the operand's rank: attributes of these names, the last one's default given, or, where dynamic, operands from `first` on.
static bool cgi_interp_move_lists(cgi_thread *t, const cgi_ins *in, bool dynamic, unsigned first, const char *const *names, int64_t last,
                                  int64_t (*lists)[CGI_I_RANK]) {
  unsigned rank = cgi_in_tensor(t, in, 0)->rank, n;
  for (unsigned k = 0; k < 3; ++k) {
    if (dynamic && !cgi_tensor_ints(t, in, first + k, CGI_I_RANK, lists[k], &n)) return false;
    if (dynamic ? n != rank : !cgi_hlo_int_list(in->op, names[k], rank, k == 2 ? last : 0, lists[k]))
      return cgi_fault(t, in->op, "has index lists of another rank than its operand");
  }
  return true;
}

CGI_DEF bool cgi_exec_slice(cgi_thread *t, const cgi_ins *in) {
  static const char *const names[] = {"start_indices", "limit_indices", "strides"};
  int64_t lists[3][CGI_I_RANK];
  return cgi_interp_move_lists(t, in, in->op->def->kind == CG_STABLEHLO_REAL_DYNAMIC_SLICE, 1, names, 1, lists) &&
         cgi_interp_move_slice(t, in, lists[0], lists[1], lists[2]);
}

static bool cgi_interp_move_starts(cgi_thread *t, const cgi_ins *in, unsigned first, const cgi_tensor *v, const int64_t *sizes, int64_t *start) {
  if (in->x->num_operands - first != v->rank) return cgi_fault(t, in->op, "has %u start indices for rank %u", in->x->num_operands - first, v->rank);
  for (unsigned i = 0; i < v->rank; ++i) {
    if (!cgi_int_operand(t, in, first + i, &start[i])) return false;
    if (sizes[i] < 0 || sizes[i] > v->shape[i]) return cgi_fault(t, in->op, "is larger than its operand in dimension %u", i);
    if (start[i] < 0 && cgi_in_tensor(t, in, first + i)->element->signedness == CG_UNSIGNED) start[i] = INT64_MAX; // one of 64 bits
    if (start[i] > v->shape[i] - sizes[i]) start[i] = v->shape[i] - sizes[i];
    if (start[i] < 0) start[i] = 0;
  }
  return true;
}

CGI_DEF bool cgi_exec_dynamic_slice(cgi_thread *t, const cgi_ins *in) {
  const cgi_tensor *v = cgi_in_tensor(t, in, CG_STABLEHLO_DYNAMIC_SLICE_OPERAND);
  int64_t start[CGI_I_RANK], sizes[CGI_I_RANK], step[CGI_I_RANK];
  if (!cgi_hlo_int_list(in->op, "slice_sizes", v->rank, 0, sizes)) return cgi_fault(t, in->op, "has slice_sizes of another rank than its operand");
  for (unsigned i = 0; i < v->rank; ++i) step[i] = 1;
  return cgi_interp_move_starts(t, in, 1, v, sizes, start) && cgi_interp_move_strided(t, in, sizes, start, step, NULL);
}

CGI_DEF bool cgi_exec_dynamic_update_slice(cgi_thread *t, const cgi_ins *in) {
  const cgi_tensor *v = cgi_in_tensor(t, in, CG_STABLEHLO_DYNAMIC_UPDATE_SLICE_OPERAND),
                   *u = cgi_in_tensor(t, in, CG_STABLEHLO_DYNAMIC_UPDATE_SLICE_UPDATE);
  int64_t start[CGI_I_RANK], index[CGI_I_RANK] = {0};
  if (u->rank != v->rank) return cgi_fault(t, in->op, "has an update of another rank than its operand");
  if (!cgi_interp_move_starts(t, in, 2, v, u->shape, start)) return false;
  cgi_tensor *r = cgi_take_tensor(t, in, CG_STABLEHLO_DYNAMIC_UPDATE_SLICE_OPERAND);
  for (int64_t n = 0; n < u->count; ++n) {
    int64_t at = 0;
    for (unsigned i = 0; i < r->rank; ++i) at = at * r->shape[i] + start[i] + index[i];
    cgi_tcopy(t->m, r, at, u, n);
    cgi_next_index(u->rank, u->shape, index);
  }
  cgi_out_tensor(t, in, 0, r);
  return true;
}

CGI_DEF bool cgi_exec_hlo_pad(cgi_thread *t, const cgi_ins *in) {
  const cgi_tensor *v = cgi_in_tensor(t, in, CG_STABLEHLO_PAD_OPERAND), *value = cgi_in_tensor(t, in, CG_STABLEHLO_PAD_PADDING_VALUE);
  static const char *const names[] = {"edge_padding_low", "edge_padding_high", "interior_padding"};
  int64_t lists[3][CGI_I_RANK], shape[CGI_I_RANK], index[CGI_I_RANK] = {0};
  if (!cgi_interp_move_lists(t, in, in->op->def->kind == CG_STABLEHLO_DYNAMIC_PAD, 2, names, 0, lists)) return false;
  const int64_t *low = lists[0], *high = lists[1], *inner = lists[2];
  for (unsigned i = 0; i < v->rank; ++i) {
    if (inner[i] < 0) return cgi_fault(t, in->op, "has negative interior padding");
    shape[i] = low[i] + high[i] + (v->shape[i] ? v->shape[i] + (v->shape[i] - 1) * inner[i] : 0);
    if (shape[i] < 0) return cgi_fault(t, in->op, "pads dimension %u to a negative size", i);
  }
  cgi_tensor *r = cgi_tensor_new(t->m, v->element, v->rank, shape, false);
  for (int64_t n = 0; n < r->count; ++n) {
    int64_t at = 0;
    bool inside = true;
    for (unsigned i = 0; i < v->rank; ++i) {
      int64_t x = index[i] - low[i];
      inside &= x >= 0 && x % (inner[i] + 1) == 0 && x / (inner[i] + 1) < v->shape[i];
      at = at * v->shape[i] + (x >= 0 ? x / (inner[i] + 1) : 0);
    }
    if (inside)
      cgi_tcopy(t->m, r, n, v, at);
    else
      cgi_tcopy(t->m, r, n, value, 0);
    cgi_next_index(v->rank, shape, index);
  }
  cgi_out_tensor(t, in, 0, r);
  return true;
}

// ---- gather ------------------------------------------------------------------------------------------------------------------------------------
static bool cgi_interp_move_among(int64_t d, unsigned n, const int64_t *list) {
  for (unsigned i = 0; i < n; ++i)
    if (list[i] == d) return true;
  return false;
}

// Component k of the index vector at a batch position (start_indices' dims without index_vector_dim).
static bool cgi_interp_move_index_at(cgi_thread *t, const cgi_ins *in, const cgi_tensor *s, int64_t vector_dim, const int64_t *batch, unsigned k,
                                     int64_t *out) {
  int64_t at = 0;
  unsigned b = 0;
  for (unsigned d = 0; d < s->rank; ++d) at = at * s->shape[d] + ((int64_t)d == vector_dim ? (int64_t)k : batch[b++]);
  cgi_cell c;
  if (at < 0 || at >= s->count) return cgi_fault(t, in->op, "[out-of-bounds] reads its indices out of bounds");
  cgi_tget(s, at, &c);
  if (c.undef) return cgi_fault(t, in->op, "[uninitialised] takes an index from a value that is not initialised");
  *out = cgi_cell_start(s->element, &c);
  return true;
}

CGI_DEF bool cgi_exec_gather(cgi_thread *t, const cgi_ins *in) {
  const cgi_tensor *v = cgi_in_tensor(t, in, CG_STABLEHLO_GATHER_OPERAND), *s = cgi_in_tensor(t, in, CG_STABLEHLO_GATHER_START_INDICES);
  cgi_index_dims g;
  int64_t sizes[CGI_I_RANK], shape[CGI_I_RANK], index[CGI_I_RANK] = {0}, batch[CGI_I_RANK], start[CGI_I_RANK], window[CGI_I_RANK];
  unsigned n, rank, b = 0, w = 0;
  if (!cgi_hlo_gather_dims(in->op, &g)) return cgi_fault(t, in->op, "has no readable dimension_numbers");
  if (in->op->def->kind == CG_STABLEHLO_DYNAMIC_GATHER) {
    if (!cgi_tensor_ints(t, in, 2, CGI_I_RANK, sizes, &n) || n != v->rank)
      return cgi_fault(t, in->op, "has slice_sizes of another rank than its operand");
  } else if (!cgi_hlo_int_list(in->op, "slice_sizes", v->rank, 1, sizes)) {
    return cgi_fault(t, in->op, "has slice_sizes of another rank than its operand");
  }
  // The result's shape: batch dims of the indices and window dims of the operand, in the places that offset_dims says.
  int64_t batch_shape[CGI_I_RANK + 1], window_shape[CGI_I_RANK];
  for (unsigned d = 0; d < s->rank; ++d)
    if ((int64_t)d != g.index_vector_dim) batch_shape[b++] = s->shape[d];
  for (unsigned d = 0; d < v->rank; ++d)
    if (!cgi_interp_move_among(d, g.num_dropped, g.dropped_dims) && !cgi_interp_move_among(d, g.num_batching, g.operand_batching_dims))
      window_shape[w++] = sizes[d];
  rank = b + w;
  if (rank > CGI_I_RANK || w != g.num_window) return cgi_fault(t, in->op, "has offset_dims that do not fit its operand");
  for (unsigned d = 0, bi = 0, wi = 0; d < rank; ++d) {
    bool offset = cgi_interp_move_among(d, g.num_window, g.window_dims);
    if (offset ? wi >= w : bi >= b) return cgi_fault(t, in->op, "has offset_dims that do not fit its operand");
    shape[d] = offset ? window_shape[wi++] : batch_shape[bi++];
  }
  cgi_tensor *r = cgi_tensor_new(t->m, v->element, rank, shape, false);
  for (int64_t i = 0; i < r->count; ++i) {
    unsigned bi = 0, wi = 0;
    for (unsigned d = 0; d < rank; ++d) {
      if (cgi_interp_move_among(d, g.num_window, g.window_dims))
        window[wi++] = index[d];
      else
        batch[bi++] = index[d];
    }
    memset(start, 0, sizeof start);
    for (unsigned k = 0; k < g.num_index_map; ++k) {
      int64_t x = 0, d = g.index_map[k];
      if (!cgi_interp_move_index_at(t, in, s, g.index_vector_dim, batch, k, &x)) return false;
      int64_t most = v->shape[d] - sizes[d];
      start[d] = x < 0 ? 0 : x > most ? most : x;
    }
    for (unsigned k = 0; k < g.num_batching; ++k) {
      int64_t d = g.indices_batching_dims[k];
      start[g.operand_batching_dims[k]] = batch[d > g.index_vector_dim ? d - 1 : d];
    }
    int64_t at = 0;
    wi = 0;
    for (unsigned d = 0; d < v->rank; ++d) {
      int64_t x = start[d];
      if (!cgi_interp_move_among(d, g.num_dropped, g.dropped_dims) && !cgi_interp_move_among(d, g.num_batching, g.operand_batching_dims))
        x += window[wi++];
      if (x < 0 || x >= v->shape[d]) return cgi_fault(t, in->op, "[out-of-bounds] reads out of bounds: index %l of dimension %u", x, d);
      at = at * v->shape[d] + x;
    }
    cgi_tcopy(t->m, r, i, v, at);
    cgi_next_index(rank, shape, index);
  }
  cgi_out_tensor(t, in, 0, r);
  return true;
}

CGI_DEF bool cgi_exec_torch_index_select(cgi_thread *t, const cgi_ins *in) {
  const cgi_tensor *v = cgi_in_tensor(t, in, CG_STABLEHLO_TORCH_INDEX_SELECT_OPERAND),
                   *s = cgi_in_tensor(t, in, CG_STABLEHLO_TORCH_INDEX_SELECT_INDEX);
  int64_t dim = cgi_hlo_int(in->op, "dim", 0), nb = cgi_hlo_int(in->op, "batch_dims", 0);
  int64_t shape[CGI_I_RANK], index[CGI_I_RANK] = {0};
  unsigned rank = 0;
  if (dim < 0) dim += v->rank;
  if (nb < 0) nb += s->rank;
  if (dim >= (int64_t)v->rank || nb > dim || nb > (int64_t)s->rank || v->rank + s->rank > CGI_I_RANK)
    return cgi_fault(t, in->op, "has no such dimensions");
  for (int64_t d = 0; d < dim; ++d) shape[rank++] = v->shape[d];
  for (int64_t d = nb; d < (int64_t)s->rank; ++d) shape[rank++] = s->shape[d];
  for (int64_t d = dim + 1; d < (int64_t)v->rank; ++d) shape[rank++] = v->shape[d];
  cgi_tensor *r = cgi_tensor_new(t->m, v->element, rank, shape, false);
  for (int64_t i = 0; i < r->count; ++i) {
    int64_t si = 0, at = 0;
    for (unsigned d = 0; d < s->rank; ++d) si = si * s->shape[d] + ((int64_t)d < nb ? index[d] : index[dim + (int64_t)d - nb]);
    cgi_cell c;
    cgi_tget(s, si, &c);
    if (c.undef) return cgi_fault(t, in->op, "[uninitialised] takes an index from a value that is not initialised");
    int64_t x = cgi_cell_start(s->element, &c);
    bool inside = x >= 0 && x < v->shape[dim];
    for (int64_t d = 0; d < (int64_t)v->rank; ++d)
      at = at * v->shape[d] + (d < dim ? index[d] : d == dim ? (inside ? x : 0) : index[d - 1 + (int64_t)s->rank - nb]);
    if (!inside) return cgi_fault(t, in->op, "[out-of-bounds] selects out of bounds: index %l of dimension %l of size %l", x, dim, v->shape[dim]);
    cgi_tcopy(t->m, r, i, v, at);
    cgi_next_index(rank, shape, index);
  }
  cgi_out_tensor(t, in, 0, r);
  return true;
}
