// The vector dialect: a vector is as many slots as it has elements, in row-major order.
#include "interp/interp.h"

static cgi_cell *cgi_interp_vector_in(cgi_thread *t, const cgi_ins *in, unsigned i) { return &t->slots[in->x->operands[i].slot]; }
static cgi_cell *cgi_interp_vector_out(cgi_thread *t, const cgi_ins *in) { return &t->slots[in->x->results[0].slot]; }
static cg_type cgi_interp_vector_type(const cgi_ins *in, unsigned i) { return in->op->operands[i].value->type; }
static cg_type cgi_interp_vector_result(const cgi_ins *in) { return in->op->results[0]->type; }
static cg_type cgi_interp_vector_element(cg_type t) { return cg_type_is_shaped(t) ? t->element : t; }

static int64_t cgi_interp_vector_count(unsigned rank, const int64_t *shape) {
  int64_t n = 1;
  for (unsigned i = 0; i < rank; ++i) n *= shape[i];
  return n;
}

CGI_DEF bool cgi_exec_vector_broadcast(cgi_thread *t, const cgi_ins *in) {
  cg_type to = cgi_interp_vector_result(in), from = cgi_interp_vector_type(in, 0);
  int64_t index[CGI_I_RANK] = {0};
  unsigned rank = from->kind == CG_TYPE_VECTOR ? from->rank : 0;
  const cgi_cell *a = cgi_interp_vector_in(t, in, CG_VECTOR_BROADCAST_SOURCE);
  cgi_cell *r = cgi_interp_vector_out(t, in);
  for (uint32_t i = 0; i < in->x->results[0].n; ++i) {
    int64_t at = 0;
    for (unsigned d = 0; d < rank; ++d) at = at * from->shape[d] + (from->shape[d] == 1 ? 0 : index[to->rank - rank + d]);
    r[i] = a[at];
    cgi_next_index(to->rank, to->shape, index);
  }
  return true;
}

// Position of an extract or insert: the static list with operands for its dynamic entries.
static bool cgi_interp_vector_position(cgi_thread *t, const cgi_ins *in, cg_type vector, int64_t *at) {
  cg_attr a = cg_op_attr(in->op, "static_position");
  unsigned n = a ? (unsigned)cg_attr_int_list_len(a) : 0;
  int64_t p[CGI_I_RANK];
  if (n > vector->rank || !cgi_mixed_list(t, in, "static_position", "dynamic_position", n, p)) return false;
  *at = 0;
  for (unsigned d = 0; d < vector->rank; ++d) {
    int64_t x = d < n ? p[d] : 0;
    if (x < 0 || x >= vector->shape[d])
      return cgi_fault(t, in->op, "[out-of-bounds] is out of bounds: position %l of dimension %u is not in [0, %l)", x, d, vector->shape[d]);
    *at = *at * vector->shape[d] + x;
  }
  return true;
}

CGI_DEF bool cgi_exec_vector_extract(cgi_thread *t, const cgi_ins *in) {
  int64_t at;
  if (!cgi_interp_vector_position(t, in, cgi_interp_vector_type(in, 0), &at)) return false;
  memcpy(cgi_interp_vector_out(t, in), cgi_interp_vector_in(t, in, CG_VECTOR_EXTRACT_VECTOR) + at, in->x->results[0].n * sizeof(cgi_cell));
  return true;
}

CGI_DEF bool cgi_exec_vector_insert(cgi_thread *t, const cgi_ins *in) {
  int64_t at;
  if (!cgi_interp_vector_position(t, in, cgi_interp_vector_type(in, 1), &at)) return false;
  memcpy(cgi_interp_vector_out(t, in), cgi_interp_vector_in(t, in, CG_VECTOR_INSERT_DEST), in->x->results[0].n * sizeof(cgi_cell));
  memcpy(cgi_interp_vector_out(t, in) + at, cgi_interp_vector_in(t, in, CG_VECTOR_INSERT_SOURCE),
         in->x->operands[CG_VECTOR_INSERT_SOURCE].n * sizeof(cgi_cell));
  return true;
}

CGI_DEF bool cgi_exec_vector_element(cgi_thread *t, const cgi_ins *in) { // extractelement, insertelement
  bool insert = in->op->def->kind == CG_VECTOR_INSERTELEMENT;
  unsigned v = insert ? 1 : 0;
  int64_t at = 0;
  if (in->x->num_operands > v + 1 && !cgi_int_operand(t, in, v + 1, &at)) return false;
  if (at < 0 || at >= (int64_t)in->x->operands[v].n) return cgi_fault(t, in->op, "[out-of-bounds] is out of bounds: position %l", at);
  if (!insert) {
    *cgi_interp_vector_out(t, in) = cgi_interp_vector_in(t, in, CG_VECTOR_EXTRACTELEMENT_VECTOR)[at];
    return true;
  }
  memcpy(cgi_interp_vector_out(t, in), cgi_interp_vector_in(t, in, CG_VECTOR_INSERTELEMENT_DEST), in->x->results[0].n * sizeof(cgi_cell));
  cgi_interp_vector_out(t, in)[at] = *cgi_interp_vector_in(t, in, CG_VECTOR_INSERTELEMENT_SOURCE);
  return true;
}

CGI_DEF bool cgi_exec_vector_slice(cgi_thread *t, const cgi_ins *in) { // extract_strided_slice, insert_strided_slice
  bool insert = in->op->def->kind == CG_VECTOR_INSERT_STRIDED_SLICE;
  cg_type whole = cgi_interp_vector_type(in, insert ? 1 : 0), part = insert ? cgi_interp_vector_type(in, 0) : cgi_interp_vector_result(in);
  cg_attr offsets = cg_op_attr(in->op, "offsets"), strides = cg_op_attr(in->op, "strides");
  int64_t index[CGI_I_RANK] = {0}, n = cg_type_num_elements(part);
  cgi_cell *r = cgi_interp_vector_out(t, in);
  const cgi_cell *a = cgi_interp_vector_in(t, in, 0);
  if (insert) memcpy(r, cgi_interp_vector_in(t, in, CG_VECTOR_INSERT_STRIDED_SLICE_DEST), in->x->results[0].n * sizeof(cgi_cell));
  for (int64_t i = 0; i < n; ++i) {
    int64_t at = 0;
    for (unsigned d = 0; d < whole->rank; ++d) {
      int lead = (int)whole->rank - (int)part->rank, k = (int)d - lead; // an inserted part may have fewer dims: they are the last ones
      int64_t x = cgi_attr_int_at(offsets, d, 0);
      if (insert)
        x += k >= 0 ? index[k] * cgi_attr_int_at(strides, (size_t)k, 1) : 0;
      else
        x += index[d] * cgi_attr_int_at(strides, d, 1);
      if (x < 0 || x >= whole->shape[d]) return cgi_fault(t, in->op, "[out-of-bounds] is out of bounds in dimension %u", d);
      at = at * whole->shape[d] + x;
    }
    if (insert)
      r[at] = a[i];
    else
      r[i] = a[at];
    cgi_next_index(part->rank, part->shape, index);
  }
  return true;
}

CGI_DEF bool cgi_exec_vector_shuffle(cgi_thread *t, const cgi_ins *in) {
  cg_type v1 = cgi_interp_vector_type(in, 0);
  cg_attr mask = cg_op_attr(in->op, "mask");
  int64_t n1 = v1->rank ? v1->shape[0] : 1, inner = in->x->operands[CG_VECTOR_SHUFFLE_V1].n / n1;
  cgi_cell *r = cgi_interp_vector_out(t, in);
  for (size_t i = 0; i < cg_attr_int_list_len(mask); ++i) {
    int64_t k = cg_attr_int_list_at(mask, i);
    memcpy(r + (int64_t)i * inner,
           k < n1 ? cgi_interp_vector_in(t, in, CG_VECTOR_SHUFFLE_V1) + k * inner
                  : cgi_interp_vector_in(t, in, CG_VECTOR_SHUFFLE_V2) + (k - n1) * inner,
           (size_t)inner * sizeof *r);
  }
  return true;
}

CGI_DEF bool cgi_exec_vector_transpose(cgi_thread *t, const cgi_ins *in) {
  cg_type from = cgi_interp_vector_type(in, 0), to = cgi_interp_vector_result(in);
  cg_attr perm = cg_op_attr(in->op, "permutation");
  int64_t strides[CGI_I_RANK], index[CGI_I_RANK] = {0};
  cgi_row_strides(from->rank, from->shape, strides);
  for (uint32_t i = 0; i < in->x->results[0].n; ++i) {
    int64_t at = 0;
    for (unsigned d = 0; d < to->rank; ++d) { at += index[d] * strides[cg_attr_int_list_at(perm, d)]; }
    cgi_interp_vector_out(t, in)[i] = cgi_interp_vector_in(t, in, CG_VECTOR_TRANSPOSE_VECTOR)[at];
    cgi_next_index(to->rank, to->shape, index);
  }
  return true;
}

CGI_DEF bool cgi_exec_vector_interleave(cgi_thread *t, const cgi_ins *in) {
  for (uint32_t i = 0; i < in->x->operands[CG_VECTOR_INTERLEAVE_LHS].n; ++i) {
    cgi_interp_vector_out(t, in)[2 * i] = cgi_interp_vector_in(t, in, CG_VECTOR_INTERLEAVE_LHS)[i];
    cgi_interp_vector_out(t, in)[2 * i + 1] = cgi_interp_vector_in(t, in, CG_VECTOR_INTERLEAVE_RHS)[i];
  }
  return true;
}

CGI_DEF bool cgi_exec_vector_elements(cgi_thread *t, const cgi_ins *in) { // from_elements, to_elements: one cell of each
  for (uint32_t i = 0; i < in->x->num_operands && in->x->num_results == 1; ++i)
    memcpy(cgi_interp_vector_out(t, in) + i, cgi_interp_vector_in(t, in, i), in->x->operands[i].n * sizeof(cgi_cell));
  for (uint32_t i = 0; i < in->x->num_results && in->x->num_operands == 1; ++i)
    memcpy(&t->slots[in->x->results[i].slot], cgi_interp_vector_in(t, in, 0) + i, in->x->results[i].n * sizeof(cgi_cell));
  return true;
}

CGI_DEF bool cgi_exec_vector_bitcast(cgi_thread *t, const cgi_ins *in) {
  unsigned from = cgi_interp_vector_element(cgi_interp_vector_type(in, 0))->width,
           to = cgi_interp_vector_element(cgi_interp_vector_result(in))->width;
  const cgi_cell *a = cgi_interp_vector_in(t, in, CG_VECTOR_BITCAST_SOURCE);
  cgi_cell *r = cgi_interp_vector_out(t, in);
  if (!from || !to) return cgi_fault(t, in->op, "casts between types that have no bits");
  for (uint32_t i = 0; i < in->x->results[0].n; ++i) { // little-endian: the first element has the low bits
    cgi_cell c;
    memset(&c, 0, sizeof c);
    for (unsigned bit = 0; bit < to; bit += from < to ? from : to) {
      uint64_t place = (uint64_t)i * to + bit, k = place / from, shift = place % from;
      uint64_t part = a[k].s.bits >> shift;
      c.s.bits |= (from < to ? part : part & (to >= 64 ? ~(uint64_t)0 : ((uint64_t)1 << to) - 1)) << bit;
      c.undef |= a[k].undef ? CGI_UNDEF : 0;
    }
    r[i] = c;
  }
  return true;
}

CGI_DEF bool cgi_exec_vector_step(cgi_thread *t, const cgi_ins *in) {
  for (uint32_t i = 0; i < in->x->results[0].n; ++i) cgi_interp_vector_out(t, in)[i] = cgi_cell_int(cgi_interp_vector_result(in)->element, i);
  return true;
}

CGI_DEF bool cgi_exec_vector_create_mask(cgi_thread *t, const cgi_ins *in) { // and constant_mask
  cg_type type = cgi_interp_vector_result(in);
  cg_attr sizes = cg_op_attr(in->op, "mask_dim_sizes");
  int64_t limit[CGI_I_RANK], index[CGI_I_RANK] = {0};
  unsigned rank = type->rank ? type->rank : 1; // a vector without dims has one limit, too
  for (unsigned d = 0; d < rank; ++d) {
    limit[d] = cgi_attr_int_at(sizes, d, 0);
    if (in->op->def->kind == CG_VECTOR_CREATE_MASK && !cgi_int_operand(t, in, d, &limit[d])) return false;
  }
  for (uint32_t i = 0; i < in->x->results[0].n; ++i) {
    bool on = true;
    for (unsigned d = 0; d < rank; ++d) on &= index[d] < limit[d];
    cgi_interp_vector_out(t, in)[i] = cgi_cell_int(type->element, on);
    cgi_next_index(type->rank, type->shape, index);
  }
  return true;
}

// ---- reductions --------------------------------------------------------------------------------------------------------------------------------
static bool cgi_interp_vector_masked_off(cgi_thread *t, const cgi_ins *in, uint32_t i, bool *off) {
  *off = false;
  if (!t->mask || i >= t->mask->n) return true;
  if (t->slots[t->mask->slot + i].undef) return cgi_fault(t, in->op, "[uninitialised] is masked by a value that is not initialised");
  *off = !(t->slots[t->mask->slot + i].s.bits & 1);
  return true;
}

CGI_DEF bool cgi_exec_vector_reduction(cgi_thread *t, const cgi_ins *in) {
  cg_type e = cgi_interp_vector_element(cgi_interp_vector_result(in));
  bool any = in->x->num_operands > 1, off;
  cgi_cell acc;
  memset(&acc, 0, sizeof acc);
  if (any) acc = *cgi_interp_vector_in(t, in, CG_VECTOR_REDUCTION_ACC);
  for (uint32_t i = 0; i < in->x->operands[CG_VECTOR_REDUCTION_VECTOR].n; ++i) {
    if (!cgi_interp_vector_masked_off(t, in, i, &off)) return false;
    if (off) continue;
    if (!any)
      acc = cgi_interp_vector_in(t, in, CG_VECTOR_REDUCTION_VECTOR)[i];
    else if (!cgi_combine_by(t, in->op, cg_op_attr(in->op, "kind"), e, &acc, &cgi_interp_vector_in(t, in, CG_VECTOR_REDUCTION_VECTOR)[i]))
      return false;
    any = true;
  }
  *cgi_interp_vector_out(t, in) = acc;
  return true;
}

CGI_DEF bool cgi_exec_vector_multi_reduction(cgi_thread *t, const cgi_ins *in) {
  cg_type from = cgi_interp_vector_type(in, 0), e = cgi_interp_vector_element(cgi_interp_vector_result(in));
  cg_attr dims = cg_op_attr(in->op, "reduction_dims");
  bool reduced[CGI_I_RANK] = {false}, off;
  int64_t index[CGI_I_RANK] = {0};
  for (size_t i = 0; dims && i < cg_attr_int_list_len(dims); ++i)
    if (cg_attr_int_list_at(dims, i) >= 0 && cg_attr_int_list_at(dims, i) < (int64_t)from->rank) reduced[cg_attr_int_list_at(dims, i)] = true;
  cgi_cell *r = cgi_interp_vector_out(t, in);
  memcpy(r, cgi_interp_vector_in(t, in, CG_VECTOR_MULTI_REDUCTION_ACC), in->x->results[0].n * sizeof(cgi_cell));
  for (uint32_t i = 0; i < in->x->operands[CG_VECTOR_MULTI_REDUCTION_SOURCE].n; ++i) {
    int64_t at = 0;
    for (unsigned d = 0; d < from->rank; ++d)
      if (!reduced[d]) at = at * from->shape[d] + index[d];
    if (!cgi_interp_vector_masked_off(t, in, i, &off)) return false;
    if (!off && !cgi_combine_by(t, in->op, cg_op_attr(in->op, "kind"), e, &r[at], &cgi_interp_vector_in(t, in, CG_VECTOR_MULTI_REDUCTION_SOURCE)[i]))
      return false;
    cgi_next_index(from->rank, from->shape, index);
  }
  return true;
}

// Inclusive, a line begins with its first element; exclusive, with the initial value. The accumulated value is the last one of the line.
CGI_DEF bool cgi_exec_vector_scan(cgi_thread *t, const cgi_ins *in) {
  cg_type from = cgi_interp_vector_type(in, CG_VECTOR_SCAN_SOURCE), e = from->element;
  unsigned dim = (unsigned)cgi_op_int(in->op, "reduction_dim");
  bool inclusive = cgi_op_int(in->op, "inclusive") != 0;
  const cgi_cell *x = cgi_interp_vector_in(t, in, CG_VECTOR_SCAN_SOURCE), *start = cgi_interp_vector_in(t, in, CG_VECTOR_SCAN_INITIAL_VALUE);
  cgi_cell *r = cgi_interp_vector_out(t, in), *last = &t->slots[in->x->results[CG_VECTOR_SCAN_ACCUMULATED_VALUE].slot];
  int64_t inner = cgi_interp_vector_count(from->rank - dim - 1, from->shape + dim + 1), n = from->shape[dim];
  for (int64_t i = 0; i < (int64_t)in->x->results[0].n; ++i) {
    int64_t k = i / inner % n, line = i / (inner * n) * inner + i % inner;
    r[i] = k ? r[i - inner] : inclusive ? x[i] : start[line];
    if (k && !cgi_combine_by(t, in->op, cg_op_attr(in->op, "kind"), e, &r[i], &x[inclusive ? i : i - inner])) return false;
    if (k == n - 1) last[line] = r[i];
  }
  return true;
}

static bool cgi_interp_vector_multiply(cgi_thread *t, cg_op op, cg_type lhs, cg_type rhs, cg_type e, const cgi_cell *a, const cgi_cell *b,
                                       cgi_cell *out) {
  cgi_cell x = *a, y = *b;
  x.s = cgi_convert_scalar(lhs, e, a->s);
  y.s = cgi_convert_scalar(rhs, e, b->s);
  *out = x;
  return cgi_combine(t, op, cg_type_is_int_or_index(e) ? CG_ARITH_MULI : CG_ARITH_MULF, e, out, &y);
}

CGI_DEF bool cgi_exec_vector_contract(cgi_thread *t, const cgi_ins *in) {
  cg_attr maps = cg_op_attr(in->op, "indexing_maps");
  cg_type type[3], e = cgi_interp_vector_element(cgi_interp_vector_result(in));
  cg_map map[3];
  int64_t sizes[CGI_MAX_LOOPS], loop[CGI_MAX_LOOPS] = {0};
  if (!maps || cg_attr_len(maps) != 3 || in->x->num_operands < 3) return cgi_fault(t, in->op, "has no three indexing maps");
  unsigned loops = 0;
  for (unsigned k = 0; k < 3; ++k) {
    type[k] = cgi_interp_vector_type(in, k);
    map[k] = cg_attr_map(cg_attr_at(maps, k));
    if (!map[k] || map[k]->num_dims > CGI_MAX_LOOPS) return cgi_fault(t, in->op, "has no three indexing maps");
    loops = map[k]->num_dims;
    for (unsigned r = 0; k < 2 && r < map[k]->num_results && r < type[k]->rank; ++r)
      if (map[k]->results[r]->kind == CG_EXPR_DIM) sizes[map[k]->results[r]->value] = type[k]->shape[r];
  }
  cgi_cell *r = cgi_interp_vector_out(t, in);
  memcpy(r, cgi_interp_vector_in(t, in, CG_VECTOR_CONTRACT_ACC), in->x->results[0].n * sizeof(cgi_cell));
  uint32_t step = 0;
  do {
    int64_t at[3] = {0, 0, 0};
    for (unsigned k = 0; k < 3; ++k)
      for (unsigned d = 0; d < map[k]->num_results; ++d)
        at[k] = at[k] * (cg_type_is_shaped(type[k]) ? type[k]->shape[d] : 1) +
                (map[k]->results[d]->kind == CG_EXPR_DIM ? loop[map[k]->results[d]->value] : 0);
    cgi_cell product;
    bool off;
    if (!cgi_interp_vector_masked_off(t, in, step++, &off)) return false;
    if (off) continue;
    if (!cgi_interp_vector_multiply(t, in->op, cgi_interp_vector_element(type[0]), cgi_interp_vector_element(type[1]), e,
                                    &cgi_interp_vector_in(t, in, CG_VECTOR_CONTRACT_LHS)[at[0]],
                                    &cgi_interp_vector_in(t, in, CG_VECTOR_CONTRACT_RHS)[at[1]], &product) ||
        !cgi_combine_by(t, in->op, cg_op_attr(in->op, "kind"), e, &r[at[2]], &product))
      return false;
  } while (cgi_next_index(loops, sizes, loop));
  return true;
}

CGI_DEF bool cgi_exec_vector_outerproduct(cgi_thread *t, const cgi_ins *in) {
  cg_type e = cgi_interp_vector_element(cgi_interp_vector_result(in));
  uint32_t n = in->x->operands[CG_VECTOR_OUTERPRODUCT_LHS].n, m = in->x->operands[CG_VECTOR_OUTERPRODUCT_RHS].n;
  bool has_acc = in->x->num_operands > 2;
  for (uint32_t i = 0; i < n; ++i)
    for (uint32_t j = 0; j < m; ++j) {
      cgi_cell p, acc;
      if (!cgi_interp_vector_multiply(t, in->op, e, e, e, &cgi_interp_vector_in(t, in, CG_VECTOR_OUTERPRODUCT_LHS)[i],
                                      &cgi_interp_vector_in(t, in, CG_VECTOR_OUTERPRODUCT_RHS)[j], &p))
        return false;
      acc = has_acc ? cgi_interp_vector_in(t, in, CG_VECTOR_OUTERPRODUCT_ACC)[i * m + j] : p;
      if (has_acc && !cgi_combine_by(t, in->op, cg_op_attr(in->op, "kind"), e, &acc, &p)) return false;
      cgi_interp_vector_out(t, in)[i * m + j] = acc;
    }
  return true;
}

// ---- memory ------------------------------------------------------------------------------------------------------------------------------------
static bool cgi_interp_vector_indices(cgi_thread *t, const cgi_ins *in, unsigned first, unsigned n, int64_t *index) {
  for (unsigned i = 0; i < n; ++i)
    if (!cgi_int_operand(t, in, first + i, &index[i])) return false;
  return true;
}

// vector.load, store, maskedload, maskedstore: consecutive elements of the last dims.
CGI_DEF bool cgi_exec_vector_memory(cgi_thread *t, const cgi_ins *in) {
  cg_op_kind k = in->op->def->kind;
  bool store = k == CG_VECTOR_STORE || k == CG_VECTOR_MASKEDSTORE, masked = k == CG_VECTOR_MASKEDLOAD || k == CG_VECTOR_MASKEDSTORE;
  unsigned base = k == CG_VECTOR_STORE ? 1 : 0;
  const cgi_view *v = &t->views[in->x->operands[base].slot];
  unsigned mask = base + 1 + v->rank, value = k == CG_VECTOR_STORE ? 0 : mask + 1;
  cg_type vec = store ? cgi_interp_vector_type(in, value) : cgi_interp_vector_result(in);
  int64_t start[CGI_I_RANK], index[CGI_I_RANK], e[CGI_I_RANK] = {0};
  if (!cgi_interp_vector_indices(t, in, base + 1, v->rank, start)) return false;
  uint32_t n = store ? in->x->operands[value].n : in->x->results[0].n;
  if (v->element->kind == CG_TYPE_VECTOR) { // one whole vector element
    if (store) return cgi_mem_store(t, in->op, v, start, cgi_interp_vector_in(t, in, value), n);
    return cgi_mem_load(t, in->op, v, start, cgi_interp_vector_out(t, in), n);
  }
  if (vec->rank > v->rank) return cgi_fault(t, in->op, "has a vector of higher rank than its buffer");
  for (uint32_t i = 0; i < n; ++i) {
    bool on = true;
    if (masked) {
      const cgi_cell *m = &cgi_interp_vector_in(t, in, mask)[i];
      if (m->undef) return cgi_fault(t, in->op, "[uninitialised] is masked by a value that is not initialised");
      on = m->s.bits & 1;
    }
    for (unsigned d = 0; d < v->rank; ++d) index[d] = start[d] + (d + vec->rank >= v->rank ? e[d + vec->rank - v->rank] : 0);
    if (on && store && !cgi_mem_store(t, in->op, v, index, &cgi_interp_vector_in(t, in, value)[i], 1)) return false;
    if (on && !store && !cgi_mem_load(t, in->op, v, index, &cgi_interp_vector_out(t, in)[i], 1)) return false;
    if (!on && !store) cgi_interp_vector_out(t, in)[i] = cgi_interp_vector_in(t, in, value)[i];
    cgi_next_index(vec->rank, vec->shape, e);
  }
  return true;
}

CGI_DEF bool cgi_exec_vector_gather(cgi_thread *t, const cgi_ins *in) { // and scatter: base, indices, index_vec, mask, pass_thru or value
  bool store = in->op->def->kind == CG_VECTOR_SCATTER;
  cgi_acc a;
  int64_t start[CGI_I_RANK], index[CGI_I_RANK];
  cgi_acc_init(t, &in->x->operands[0], &a);
  if (!cgi_interp_vector_indices(t, in, 1, a.rank, start)) return false;
  const cgi_cell *iv = cgi_interp_vector_in(t, in, 1 + a.rank), *mask = cgi_interp_vector_in(t, in, 2 + a.rank),
                 *value = cgi_interp_vector_in(t, in, 3 + a.rank);
  cg_type it = cgi_interp_vector_element(cgi_interp_vector_type(in, 1 + a.rank));
  for (uint32_t i = 0; i < in->x->operands[1 + a.rank].n; ++i) {
    if (mask[i].undef) return cgi_fault(t, in->op, "[uninitialised] is masked by a value that is not initialised");
    if (!(mask[i].s.bits & 1)) {
      if (!store) cgi_interp_vector_out(t, in)[i] = value[i];
      continue;
    }
    if (iv[i].undef) return cgi_fault(t, in->op, "[uninitialised] computes an address from a value that is not initialised");
    for (unsigned d = 0; d < a.rank; ++d) index[d] = start[d];
    if (a.rank) index[a.rank - 1] += cgi_cell_index(it, &iv[i]);
    if (store ? !cgi_acc_set(t, in->op, &a, index, &value[i]) : !cgi_acc_get(t, in->op, &a, index, &cgi_interp_vector_out(t, in)[i])) return false;
  }
  return true;
}

typedef struct cgi_interp_vector_transfer {
  cgi_acc acc;
  cg_map map;
  cg_type vector;
  const cgi_cell *mask; // NULL for none
  bool in_bounds[CGI_I_RANK];
  int64_t start[CGI_I_RANK];
  uint32_t lanes; // of the buffer's element
} cgi_interp_vector_transfer;

static bool cgi_interp_vector_transfer_of(cgi_thread *t, const cgi_ins *in, unsigned source, cg_type vector, cgi_interp_vector_transfer *x) {
  cg_attr map = cg_op_attr(in->op, "permutation_map"), bounds = cg_op_attr(in->op, "in_bounds");
  unsigned first = 0, n;
  memset(x, 0, sizeof *x);
  cgi_acc_init(t, &in->x->operands[source], &x->acc);
  x->vector = vector;
  x->lanes = x->acc.element->kind == CG_TYPE_VECTOR ? (uint32_t)cg_type_num_elements(x->acc.element) : 1;
  x->map = map ? cg_attr_map(map) : NULL;
  cgi_operand_group(in->op, "indices", &first);
  if (!cgi_interp_vector_indices(t, in, first, x->acc.rank, x->start)) return false;
  n = x->map ? x->map->num_results : vector->rank - (x->lanes > 1 ? x->acc.element->rank : 0);
  for (unsigned i = 0; i < n && i < CGI_I_RANK; ++i) {
    cg_attr b = bounds && bounds->kind == CG_ATTR_ARRAY && i < cg_attr_len(bounds) ? cg_attr_at(bounds, i) : NULL;
    x->in_bounds[i] = b ? cg_attr_int(b) != 0 : cgi_attr_int_at(bounds, i, 0) != 0;
  }
  unsigned mask, has = cgi_operand_group(in->op, "mask", &mask);
  if (has)
    x->mask = cgi_interp_vector_in(t, in, mask);
  else if (t->mask)
    x->mask = &t->slots[t->mask->slot];
  return true;
}

// The buffer's index for vector index `e`. 1: inside; 0: outside or masked off; -1: an error.
static int cgi_interp_vector_transfer_at(cgi_thread *t, const cgi_ins *in, const cgi_interp_vector_transfer *x, const int64_t *e, int64_t *index) {
  unsigned rank = x->acc.rank, n = x->map ? x->map->num_results : x->vector->rank;
  int from[CGI_I_RANK];
  int64_t at = 0;
  bool inside = true, claimed = true;
  for (unsigned d = 0; d < rank; ++d) {
    index[d] = x->start[d];
    from[d] = -1;
  }
  for (unsigned j = 0; j < n; ++j) {
    int d = x->map ? (x->map->results[j]->kind == CG_EXPR_DIM ? (int)x->map->results[j]->value : -1) : (int)(rank - n + j);
    if (d < 0 || d >= (int)rank) continue;
    index[d] += e[j];
    from[d] = (int)j;
    if (index[d] < 0 || index[d] >= x->acc.shape[d]) {
      inside = false;
      claimed &= x->in_bounds[j];
    }
  }
  if (x->mask) { // its dims are those of the source that the vector has, in the source's order
    for (unsigned d = 0; d < rank; ++d)
      if (from[d] >= 0) at = at * x->vector->shape[from[d]] + e[from[d]];
    if (x->mask[at].undef) {
      cgi_fault(t, in->op, "[uninitialised] is masked by a value that is not initialised");
      return -1;
    }
    if (!(x->mask[at].s.bits & 1)) return 0;
  }
  for (unsigned d = 0; d < rank; ++d)
    if (from[d] < 0 && (index[d] < 0 || index[d] >= x->acc.shape[d])) inside = false; // a dim that the vector does not span has to be inside
  if (!inside && claimed) {
    for (unsigned d = 0; d < rank; ++d)
      if (index[d] < 0 || index[d] >= x->acc.shape[d]) {
        cgi_fault(t, in->op, "[out-of-bounds] is out of bounds: index %l of dimension %u is not in [0, %l)", index[d], d, x->acc.shape[d]);
        return -1;
      }
  }
  return inside;
}

static bool cgi_interp_vector_transfer_run(cgi_thread *t, const cgi_ins *in, cgi_interp_vector_transfer *x, bool write, cgi_cell *v,
                                           const cgi_cell *pad) {
  unsigned outer = x->vector->rank - (x->lanes > 1 ? x->acc.element->rank : 0);
  int64_t e[CGI_I_RANK] = {0}, index[CGI_I_RANK], n = cgi_interp_vector_count(outer, x->vector->shape);
  for (int64_t i = 0; i < n; ++i) {
    int where = cgi_interp_vector_transfer_at(t, in, x, e, index);
    cgi_cell *c = v + i * x->lanes;
    if (where < 0) return false;
    if (where == 0) {
      for (uint32_t l = 0; !write && l < x->lanes; ++l) c[l] = pad[x->lanes > 1 ? l : 0];
    } else if (x->acc.view) {
      if (write ? !cgi_mem_store(t, in->op, x->acc.view, index, c, x->lanes) : !cgi_mem_load(t, in->op, x->acc.view, index, c, x->lanes))
        return false;
    } else if (write ? !cgi_acc_set(t, in->op, &x->acc, index, c) : !cgi_acc_get(t, in->op, &x->acc, index, c)) {
      return false;
    }
    cgi_next_index(outer, x->vector->shape, e);
  }
  return true;
}

CGI_DEF bool cgi_exec_transfer_read(cgi_thread *t, const cgi_ins *in) {
  cgi_interp_vector_transfer x;
  unsigned pad;
  cgi_operand_group(in->op, "padding", &pad);
  return cgi_interp_vector_transfer_of(t, in, 0, cgi_interp_vector_result(in), &x) &&
         cgi_interp_vector_transfer_run(t, in, &x, false, cgi_interp_vector_out(t, in), cgi_interp_vector_in(t, in, pad));
}

CGI_DEF bool cgi_exec_transfer_write(cgi_thread *t, const cgi_ins *in) {
  cgi_interp_vector_transfer x;
  if (!cgi_interp_vector_transfer_of(t, in, 1, cgi_interp_vector_type(in, 0), &x)) return false;
  if (x.acc.tensor) {
    x.acc.tensor = cgi_take_tensor(t, in, CG_VECTOR_TRANSFER_WRITE_SOURCE);
    cgi_out_tensor(t, in, 0, x.acc.tensor);
  }
  return cgi_interp_vector_transfer_run(t, in, &x, true, cgi_interp_vector_in(t, in, CG_VECTOR_TRANSFER_WRITE_VECTOR), NULL);
}

// The element at e of what an indexing map of transfer_gather runs along.
static const cgi_cell *cgi_interp_gather_part(cgi_thread *t, const cgi_ins *in, unsigned operand, cg_map map, const int64_t *e) {
  cg_type type = cgi_interp_vector_type(in, operand);
  int64_t at = 0;
  for (unsigned i = 0; i < map->num_results; ++i) at = at * type->shape[i] + e[map->results[i]->value];
  return cgi_interp_vector_in(t, in, operand) + at;
}

CGI_DEF bool cgi_exec_transfer_gather(cgi_thread *t, const cgi_ins *in) {
  cg_type vector = cgi_interp_vector_result(in);
  cg_attr maps = cg_op_attr(in->op, "indexing_maps");
  unsigned vecs, n = cgi_operand_group(in->op, "index_vecs", &vecs), mask, masked = cgi_operand_group(in->op, "mask", &mask), pad;
  int64_t start[CGI_I_RANK], index[CGI_I_RANK], e[CGI_I_RANK] = {0};
  cg_map map = cg_attr_map(cg_attr_at(maps, 0));
  cgi_acc a;
  if (t->mask) return cgi_fault(t, in->op, "cannot be interpreted in a vector.mask: it has a mask of its own");
  cgi_operand_group(in->op, "padding", &pad);
  cgi_acc_init(t, &in->x->operands[CG_IREE_VECTOR_EXT_TRANSFER_GATHER_BASE], &a);
  if (!cgi_interp_vector_indices(t, in, 1, a.rank, start)) return false;
  for (uint32_t i = 0; i < in->x->results[0].n; ++i, cgi_next_index(vector->rank, vector->shape, e)) {
    cgi_cell *r = &cgi_interp_vector_out(t, in)[i];
    if (masked) {
      const cgi_cell *on = cgi_interp_gather_part(t, in, mask, cg_attr_map(cg_attr_at(maps, 1 + n)), e);
      if (on->undef) return cgi_fault(t, in->op, "[uninitialised] is masked by a value that is not initialised");
      if (!(on->s.bits & 1)) {
        *r = *cgi_interp_vector_in(t, in, pad);
        continue;
      }
    }
    for (unsigned d = 0; d < a.rank; ++d) {
      cg_expr x = map->results[d];
      int64_t step = x->kind == CG_EXPR_DIM ? e[x->value] : 0;
      if (x->kind == CG_EXPR_SYMBOL) {
        unsigned v = (unsigned)x->value;
        const cgi_cell *c = cgi_interp_gather_part(t, in, vecs + v, cg_attr_map(cg_attr_at(maps, 1 + v)), e);
        if (c->undef) return cgi_fault(t, in->op, "[uninitialised] computes an address from a value that is not initialised");
        step = cgi_cell_index(cgi_interp_vector_element(cgi_interp_vector_type(in, vecs + v)), c);
      }
      index[d] = (int64_t)((uint64_t)start[d] + (uint64_t)step);
      if (index[d] < 0 || index[d] >= a.shape[d])
        return cgi_fault(t, in->op, "[out-of-bounds] is out of bounds: index %l of dimension %u is not in [0, %l)", index[d], d, a.shape[d]);
    }
    if (!cgi_acc_get(t, in->op, &a, index, r)) return false;
  }
  return true;
}

// vector.mask: the one op in its region sees the mask; lanes that are off keep the passthru.
CGI_DEF bool cgi_exec_vector_mask(cgi_thread *t, const cgi_ins *in) {
  const cgi_body *b = &in->x->bodies[0];
  const cgi_ref *outer = t->mask;
  t->mask = &in->x->operands[CG_VECTOR_MASK_MASK];
  bool ok = cgi_run_body(t, in, b);
  t->mask = outer;
  for (uint32_t i = 0; ok && i < in->x->num_results && i < b->num_yields; ++i) {
    const cgi_ref *r = &in->x->results[i], *y = &b->yields[i];
    if (r->cls == CGI_CLS_TENSOR) {
      cgi_tensor *v = cgi_slot_tensor(&t->slots[y->slot]);
      ++v->refs;
      cgi_slot_set_tensor(t->m, &t->slots[r->slot], v);
      continue;
    }
    bool lanes = in->x->num_operands > 1 && r->n == in->x->operands[CG_VECTOR_MASK_MASK].n;
    for (uint32_t k = 0; k < r->n; ++k) {
      bool off = lanes && !(t->slots[in->x->operands[CG_VECTOR_MASK_MASK].slot + k].s.bits & 1);
      t->slots[r->slot + k] = off ? t->slots[in->x->operands[CG_VECTOR_MASK_PASSTHRU].slot + k] : t->slots[y->slot + k];
    }
  }
  return ok;
}
