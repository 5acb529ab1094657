// Index arithmetic that folds as it is built, and the slices and pads made of it.
#include "support/index.h"

CGI_DEF cgi_index cgi_index_const(int64_t v) {
  cgi_index i;
  i.value = NULL;
  i.fixed = v;
  return i;
}

CGI_DEF cgi_index cgi_index_of(cg_value v) {
  cgi_index i;
  i.value = v;
  i.fixed = 0;
  if (cgi_constant_int(v, &i.fixed)) i.value = NULL;
  return i;
}

CGI_DEF bool cgi_index_is(cgi_index i, int64_t v) { return !i.value && i.fixed == v; }
CGI_DEF bool cgi_index_equal(cgi_index a, cgi_index b) { return a.value == b.value && (a.value || a.fixed == b.fixed); }
CGI_DEF cg_value cgi_index_value(cgi_builder *b, cgi_index i) { return i.value ? i.value : cgi_build_index(b, i.fixed); }

CGI_DEF cg_value cgi_index_op(cgi_builder *b, cg_op_kind kind, cg_value x, cg_value y) {
  int64_t cx = 0, cy = 0;
  bool kx = cgi_constant_int(x, &cx), ky = cgi_constant_int(y, &cy);
  switch (kind) {
  case CG_ARITH_ADDI:
    if (kx && ky) return cgi_build_index(b, (int64_t)((uint64_t)cx + (uint64_t)cy));
    if (kx && cx == 0) return y;
    if (ky && cy == 0) return x;
    break;
  case CG_ARITH_MULI:
    if (kx && ky) return cgi_build_index(b, (int64_t)((uint64_t)cx * (uint64_t)cy));
    if ((kx && cx == 1) || (ky && cy == 0)) return y;
    if ((ky && cy == 1) || (kx && cx == 0)) return x;
    break;
  case CG_ARITH_DIVUI:
  case CG_ARITH_REMUI:
    if (kx && ky && cx >= 0 && cy > 0) return cgi_build_index(b, kind == CG_ARITH_DIVUI ? cx / cy : cx % cy);
    if (ky && cy == 1) return kind == CG_ARITH_DIVUI ? x : cgi_build_index(b, 0);
    break;
  default: break;
  }
  return cgi_build_binary(b, kind, x, y);
}

// ---- sorted runs --------------------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_index_cut(cgi_builder *b, cg_value first, cg_value second, cg_value d, cgi_index_before before, void *user, cg_value *found) {
  cg_value less, state[3], zero = cgi_build_index(b, 0), one = cgi_build_index(b, 1);
  state[0] = cgi_build_binary(b, CG_ARITH_MAXSI, cgi_build_binary(b, CG_ARITH_SUBI, d, second), zero);
  state[1] = cgi_build_binary(b, CG_ARITH_MINSI, d, first);
  cg_op loop = cgi_build_while(b, 2, state);
  cg_block test = loop->regions[CG_SCF_WHILE_BEFORE]->first, body = loop->regions[CG_SCF_WHILE_AFTER]->first;
  cgi_builder in = cgi_builder_at_end(test, b->loc);
  state[1] = cg_block_arg(test, 0);
  state[2] = cg_block_arg(test, 1);
  state[0] = cgi_build_cmpi(&in, CG_CMPI_SLT, state[1], state[2]);
  cgi_build_return(&in, CG_SCF_CONDITION, 3, state);
  in = cgi_builder_at_end(body, b->loc);
  cg_value low = cg_block_arg(body, 0), high = cg_block_arg(body, 1);
  cg_value i = cgi_build_binary(&in, CG_ARITH_ADDI, low, high), two = cgi_build_index(&in, 2);
  i = cgi_build_binary(&in, CG_ARITH_DIVUI, i, two);
  cg_value k = cgi_build_binary(&in, CG_ARITH_SUBI, cgi_build_binary(&in, CG_ARITH_SUBI, d, one), i);
  if (!before(user, &in, i, k, &less)) return false;
  state[0] = cgi_build_select(&in, less, low, cgi_build_binary(&in, CG_ARITH_ADDI, i, one));
  state[1] = cgi_build_select(&in, less, i, high);
  cgi_build_yield(&in, 2, state);
  *found = cg_op_result(loop, 0);
  return true;
}

// ---- slices and pads --------------------------------------------------------------------------------------------------------------------
CGI_DEF cgi_index cgi_mixed_at(const cgi_mixed *m, unsigned i) { return m->values[i] ? cgi_index_of(m->values[i]) : cgi_index_const(m->fixed[i]); }

CGI_DEF void cgi_mixed_put(cgi_mixed *m, unsigned i, cgi_index x) {
  m->values[i] = x.value;
  m->fixed[i] = x.value ? CG_DYNAMIC : x.fixed;
}

CGI_DEF cg_type cgi_tile_type(cg_type like, unsigned rank, const cgi_index *sizes) {
  int64_t shape[CGI_MAX_LOOPS];
  for (unsigned i = 0; i < rank; i++) shape[i] = sizes[i].value ? CG_DYNAMIC : sizes[i].fixed;
  return cgi_type_tensor(like->ctx, rank, shape, like->element, NULL);
}

CGI_DEF cg_op cgi_build_slice_op(cgi_builder *b, cg_value source, cg_value dest, unsigned rank, const cgi_index *offsets, const cgi_index *sizes,
                                 const int64_t *strides, cg_type type) {
  cgi_mixed m[3];
  cg_value operands[2];
  operands[CG_TENSOR_PARALLEL_INSERT_SLICE_SOURCE] = source; // of an extract_slice, too
  operands[CG_TENSOR_PARALLEL_INSERT_SLICE_DEST] = dest;
  for (unsigned g = 0; g < 3; g++) m[g].n = rank;
  for (unsigned i = 0; i < rank; i++) {
    cgi_mixed_put(&m[0], i, offsets ? offsets[i] : cgi_index_const(0));
    cgi_mixed_put(&m[1], i, sizes[i]);
    cgi_mixed_put(&m[2], i, cgi_index_const(strides ? strides[i] : 1));
  }
  bool buffer = source->type->kind == CG_TYPE_MEMREF;
  if (!dest && !type) type = buffer ? cgi_subview_type(source->type, &m[0], &m[1], &m[2]) : cgi_tile_type(source->type, rank, sizes);
  cg_op_kind kind = dest ? CG_TENSOR_PARALLEL_INSERT_SLICE : buffer ? CG_MEMREF_SUBVIEW : CG_TENSOR_EXTRACT_SLICE;
  return cgi_slice_build(b, kind, dest ? 2 : 1, operands, dest ? NULL : type, m);
}

CGI_DEF cg_value cgi_build_slice(cgi_builder *b, cg_value source, unsigned rank, const cgi_index *offsets, const cgi_index *sizes) {
  return cgi_build_slice_op(b, source, NULL, rank, offsets, sizes, NULL, NULL)->results[0];
}

CGI_DEF cg_value cgi_build_pad(cgi_builder *b, cg_value source, cg_type type, const cgi_index *low, const cgi_index *high, cg_attr fill) {
  static const char *const names[] = {"static_low", "static_high"};
  cgi_mixed m[2];
  cg_type index[CGI_MAX_LOOPS];
  unsigned rank = type->rank;
  m[0].n = m[1].n = rank;
  for (unsigned i = 0; i < rank; i++) {
    cgi_mixed_put(&m[0], i, low[i]);
    cgi_mixed_put(&m[1], i, high[i]);
    index[i] = cgi_type_index(b->ctx);
  }
  cg_value value = cgi_build_constant(b, fill);
  cg_op op = cgi_build(b, CG_TENSOR_PAD, 1, &source, 1, &type, 0, NULL, 1);
  cgi_mixed_set(op, 1, 2, names, m, true);
  cg_block body = cgi_block_create(op->regions[0], rank, index, b->loc);
  cgi_builder in = cgi_builder_at_end(body, b->loc);
  cgi_build_return(&in, CG_TENSOR_YIELD, 1, &value);
  return op->results[0];
}
