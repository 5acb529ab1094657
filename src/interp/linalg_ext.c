// iree_linalg_ext: scan, sort, reverse, topk and scatter, on tensors and on buffers.
#include "interp/interp.h"

#define CGI_EXECUTE_OPERANDS 16

// Outputs: tensors are taken over and become results, buffers are written in place.
static bool cgi_linalg_ext_outputs(cgi_thread *t, const cgi_ins *in, unsigned *first, unsigned *n, cgi_acc *out) {
  *n = cgi_operand_group(in->op, "outputs", first);
  if (*n == 0 || *n > CGI_EXECUTE_OPERANDS) return cgi_fault(t, in->op, "has no outputs");
  for (unsigned i = 0; i < *n; ++i) {
    cgi_acc_init(t, &in->x->operands[*first + i], &out[i]);
    if (!out[i].tensor) continue;
    out[i].tensor = cgi_take_tensor(t, in, *first + i);
    out[i].shape = out[i].tensor->shape;
    cgi_out_tensor(t, in, i, out[i].tensor);
  }
  return true;
}

static bool cgi_linalg_ext_pair(cgi_thread *t, const cgi_ins *in, cg_type e, const cgi_cell *a, const cgi_cell *b, cgi_cell *out) {
  const cgi_body *body = &in->x->bodies[0];
  if (body->num_args < 2 || body->num_yields < 1) return cgi_fault(t, in->op, "has a region of the wrong shape");
  cgi_body_set(t, body, 0, e, a);
  cgi_body_set(t, body, 1, e, b);
  if (!cgi_run_body(t, in, body)) return false;
  cgi_body_get(t, body, 0, out);
  return true;
}

static int64_t cgi_linalg_ext_dimension(const cgi_ins *in, unsigned rank) {
  cg_attr a = cg_op_attr(in->op, "dimension");
  int64_t d = a ? cg_attr_int(a) : 0;
  return d < 0 || d >= (int64_t)rank ? -1 : d;
}

static bool cgi_linalg_ext_is_empty(const cgi_acc *a) {
  for (unsigned d = 0; d < a->rank; ++d)
    if (a->shape[d] == 0) return true;
  return false;
}

// Indices of one line per step: all but dimension `dim`, which stays zero.
static bool cgi_linalg_ext_next_line(const cgi_acc *a, int64_t dim, int64_t *index) {
  int64_t shape[CGI_I_RANK];
  for (unsigned d = 0; d < a->rank; ++d) shape[d] = (int64_t)d == dim ? 1 : a->shape[d];
  index[dim] = 0;
  return cgi_next_index(a->rank, shape, index);
}

CGI_DEF bool cgi_exec_ext_scan(cgi_thread *t, const cgi_ins *in) { // outputs: the scan, and the last value of each line, which comes in as the start
  cgi_acc src, out[CGI_EXECUTE_OPERANDS];
  unsigned first, n;
  cg_attr inclusive = cg_op_attr(in->op, "inclusive");
  bool with = inclusive && cg_attr_int(inclusive) != 0;
  int64_t index[CGI_I_RANK] = {0}, line[CGI_I_RANK];
  cgi_acc_init(t, &in->x->operands[CG_IREE_LINALG_EXT_SCAN_INPUTS], &src);
  int64_t dim = cgi_linalg_ext_dimension(in, src.rank);
  if (dim < 0) return cgi_fault(t, in->op, "has no such dimension");
  if (!cgi_linalg_ext_outputs(t, in, &first, &n, out) || n < 2) return false;
  if (cgi_linalg_ext_is_empty(&src)) return true;
  do {
    for (unsigned d = 0, k = 0; d < src.rank; ++d)
      if ((int64_t)d != dim) line[k++] = index[d];
    cgi_cell acc, x;
    if (!cgi_acc_get(t, in->op, &out[1], line, &acc)) return false;
    for (int64_t i = 0; i < src.shape[dim]; ++i) {
      index[dim] = with ? i : i - 1;
      if (with || i > 0) {
        if (!cgi_acc_get(t, in->op, &src, index, &x)) return false;
        if (i == 0)
          acc = x;
        else if (!cgi_linalg_ext_pair(t, in, src.element, &acc, &x, &acc))
          return false;
      }
      index[dim] = i;
      if (!cgi_acc_set(t, in->op, &out[0], index, &acc)) return false;
    }
    if (!cgi_acc_set(t, in->op, &out[1], line, &acc)) return false;
  } while (cgi_linalg_ext_next_line(&src, dim, index));
  return true;
}

// Insertion of each element behind all that do not come after it: stable.
static bool cgi_linalg_ext_sort_line(cgi_thread *t, const cgi_ins *in, cgi_acc *out, unsigned n, int64_t dim, int64_t *index) {
  const cgi_body *b = &in->x->bodies[0];
  cgi_cell moving[CGI_EXECUTE_OPERANDS], other[CGI_EXECUTE_OPERANDS], c;
  for (int64_t i = 1; i < out[0].shape[dim]; ++i) {
    int64_t at = i;
    index[dim] = i;
    for (unsigned k = 0; k < n; ++k)
      if (!cgi_acc_get(t, in->op, &out[k], index, &moving[k])) return false;
    for (; at > 0; --at) {
      index[dim] = at - 1;
      for (unsigned k = 0; k < n; ++k) {
        if (!cgi_acc_get(t, in->op, &out[k], index, &other[k])) return false;
        cgi_body_set(t, b, 2 * k, out[k].element, &moving[k]);
        cgi_body_set(t, b, 2 * k + 1, out[k].element, &other[k]);
      }
      if (!cgi_run_body(t, in, b)) return false;
      cgi_body_get(t, b, 0, &c);
      if (c.undef) return cgi_fault(t, in->op, "[uninitialised] compares values that are not initialised");
      if (!(c.s.bits & 1)) break;
      index[dim] = at;
      for (unsigned k = 0; k < n; ++k)
        if (!cgi_acc_set(t, in->op, &out[k], index, &other[k])) return false;
    }
    index[dim] = at;
    for (unsigned k = 0; k < n; ++k)
      if (!cgi_acc_set(t, in->op, &out[k], index, &moving[k])) return false;
  }
  return true;
}

CGI_DEF bool cgi_exec_ext_sort(cgi_thread *t, const cgi_ins *in) {
  cgi_acc out[CGI_EXECUTE_OPERANDS];
  unsigned first, n;
  int64_t index[CGI_I_RANK] = {0};
  if (!cgi_linalg_ext_outputs(t, in, &first, &n, out)) return false;
  int64_t dim = cgi_linalg_ext_dimension(in, out[0].rank);
  if (dim < 0 || in->x->bodies[0].num_args != 2 * n) return cgi_fault(t, in->op, "has no such dimension, or a region of the wrong shape");
  if (cgi_linalg_ext_is_empty(&out[0])) return true;
  do
    if (!cgi_linalg_ext_sort_line(t, in, out, n, dim, index)) return false;
  while (cgi_linalg_ext_next_line(&out[0], dim, index));
  return true;
}

CGI_DEF bool cgi_exec_ext_reverse(cgi_thread *t, const cgi_ins *in) {
  cgi_acc src, out[CGI_EXECUTE_OPERANDS];
  unsigned first, n;
  cg_attr dims = cg_op_attr(in->op, "dimensions");
  int64_t index[CGI_I_RANK] = {0}, to[CGI_I_RANK];
  cgi_acc_init(t, &in->x->operands[CG_IREE_LINALG_EXT_REVERSE_INPUTS], &src);
  if (!cgi_linalg_ext_outputs(t, in, &first, &n, out)) return false;
  if (cgi_linalg_ext_is_empty(&src)) return true;
  do {
    cgi_cell c;
    for (unsigned d = 0; d < src.rank; ++d) to[d] = index[d];
    for (size_t k = 0; dims && k < cg_attr_int_list_len(dims); ++k) {
      int64_t d = cg_attr_int_list_at(dims, k);
      if (d < 0 || d >= (int64_t)src.rank) return cgi_fault(t, in->op, "has no dimension %l", d);
      to[d] = src.shape[d] - 1 - index[d];
    }
    if (!cgi_acc_get(t, in->op, &src, index, &c) || !cgi_acc_set(t, in->op, &out[0], to, &c)) return false;
  } while (cgi_next_index(src.rank, src.shape, index));
  return true;
}

// inputs: values, and optionally their indices; outputs: the best values so far with their indices, in order.
CGI_DEF bool cgi_exec_ext_topk(cgi_thread *t, const cgi_ins *in) {
  cgi_acc values, indices, out[CGI_EXECUTE_OPERANDS];
  unsigned first, n;
  int64_t index[CGI_I_RANK] = {0};
  cgi_acc_init(t, &in->x->operands[CG_IREE_LINALG_EXT_TOPK_INPUTS], &values);
  if (!cgi_linalg_ext_outputs(t, in, &first, &n, out) || n < 2) return false;
  if (first > 1) cgi_acc_init(t, &in->x->operands[1], &indices);
  int64_t dim = cgi_linalg_ext_dimension(in, values.rank);
  if (dim < 0) return cgi_fault(t, in->op, "has no such dimension");
  if (cgi_linalg_ext_is_empty(&values)) return true;
  do
    for (int64_t i = 0; i < values.shape[dim]; ++i) {
      cgi_cell v, k = cgi_cell_int(out[1].element, i), best, place, better;
      bool in_place = false; // then all behind it move on by one
      index[dim] = i;
      if (!cgi_acc_get(t, in->op, &values, index, &v) || (first > 1 && !cgi_acc_get(t, in->op, &indices, index, &k))) return false;
      for (int64_t o = 0; o < out[0].shape[dim]; ++o) {
        index[dim] = o;
        if (!cgi_acc_get(t, in->op, &out[0], index, &best) || !cgi_acc_get(t, in->op, &out[1], index, &place)) return false;
        if (!in_place) {
          if (!cgi_linalg_ext_pair(t, in, values.element, &v, &best, &better)) return false;
          if (better.undef) return cgi_fault(t, in->op, "[uninitialised] compares values that are not initialised");
          in_place = better.s.bits & 1;
          if (in_place && !cgi_linalg_ext_pair(t, in, values.element, &best, &v, &better)) return false;
          if (in_place && (better.s.bits & 1)) // equal: the smaller index
            in_place = cgi_cell_index(out[1].element, &k) < cgi_cell_index(out[1].element, &place);
        }
        if (!in_place) continue;
        if (!cgi_acc_set(t, in->op, &out[0], index, &v) || !cgi_acc_set(t, in->op, &out[1], index, &k)) return false;
        v = best;
        k = place;
      }
    }
  while (cgi_linalg_ext_next_line(&values, dim, index));
  return true;
}

// inputs: updates [n, …] and indices [n, depth]; row r of the updates goes to the original at indices[r] in the dims of dimension_map.
CGI_DEF bool cgi_exec_ext_scatter(cgi_thread *t, const cgi_ins *in) {
  cgi_acc updates, indices, out[CGI_EXECUTE_OPERANDS];
  unsigned first, n;
  cg_attr map = cg_op_attr(in->op, "dimension_map");
  int64_t index[CGI_I_RANK] = {0}, at[CGI_I_RANK], row[2];
  cgi_acc_init(t, &in->x->operands[CG_IREE_LINALG_EXT_SCATTER_INPUTS], &updates);
  cgi_acc_init(t, &in->x->operands[1], &indices);
  if (!cgi_linalg_ext_outputs(t, in, &first, &n, out)) return false;
  int64_t depth = indices.rank > 1 ? indices.shape[1] : 1;
  if (cgi_linalg_ext_is_empty(&updates)) return true;
  if (out[0].rank + 1 < updates.rank || depth > (int64_t)out[0].rank) return cgi_fault(t, in->op, "has updates that do not fit its output");
  do {
    cgi_cell c, old;
    unsigned window = updates.rank - 1;
    for (unsigned d = 0; d < out[0].rank; ++d) // the update's own dims are the last ones
      at[d] = d + window >= out[0].rank ? index[1 + d + window - out[0].rank] : 0;
    row[0] = index[0];
    for (row[1] = 0; row[1] < depth; ++row[1]) {
      int64_t d = cgi_attr_int_at(map, (size_t)row[1], row[1]);
      if (!cgi_acc_get(t, in->op, &indices, row, &c)) return false;
      if (c.undef || d < 0 || d >= (int64_t)out[0].rank)
        return cgi_fault(t, in->op, "[uninitialised] takes an index from a value that is not initialised, or has no such dimension");
      at[d] += cgi_cell_index(indices.element, &c);
    }
    if (!cgi_acc_get(t, in->op, &updates, index, &c) || !cgi_acc_get(t, in->op, &out[0], at, &old) ||
        !cgi_linalg_ext_pair(t, in, updates.element, &c, &old, &old) || !cgi_acc_set(t, in->op, &out[0], at, &old))
      return false;
  } while (cgi_next_index(updates.rank, updates.shape, index));
  return true;
}
#undef CGI_EXECUTE_OPERANDS
