// chlo-legalize-to-stablehlo: gather, im2col, map_load and map_store of iree_linalg_ext, on tensors and on buffers. The first three become a generic
// that reads each element by its index, where it has one; a gather whose mask says no keeps what the output has, the others have a number for that.
//
//   %r = iree_linalg_ext.gather dimension_map = [0] ins(%x, %at : tensor<9x4xf32>, tensor<3xi32>) outs(%o : …) -> tensor<3x4xf32>   →
//   %r = linalg.generic … outs(%o) {
//     %r = linalg.index 0   %k = linalg.index 1   %n = tensor.extract %at[%r]   %i = arith.index_cast %n : i32 to index
//     %v = tensor.extract %x[%i, %k]   linalg.yield %v }
//
// map_store becomes a scatter to indices that a generic computes; on buffers a parallel nest of stores. Indices of gathers and of map_store are
// inside, as the ops ask.
#include "passes/input/chlo_legalize_to_stablehlo.h"
#include "support/index.h"
#include "support/reify.h"
#include "support/structured.h"

static bool cgi_ext_begin(cgi_read *r, cg_op op) {
  unsigned first;
  (void)cgi_operand_group(op, "outputs", &first);
  return cgi_read_begin(r, op, op->operands[0].value, op->operands[first].value);
}

CGI_DEF bool cgi_legalize_ext_gather(cg_op op, unsigned number) {
  cgi_read r;
  cg_attr dims = cg_op_attr(op, "dimension_map");
  unsigned first, depth = (unsigned)cg_attr_int_list_len(dims), n = cgi_operand_group(op, "inputs", &first), from = 0;
  cg_value indices = op->operands[1].value, at[CGI_READ_RANK + 1], mask = n > 2 ? op->operands[2].value : NULL;
  cg_type index = cgi_type_index(op->ctx);
  (void)number;
  if (!cgi_ext_begin(&r, op)) return false;
  unsigned batch = r.num_loops + depth - r.rank;
  memcpy(at, r.loops, batch * sizeof *at);
  for (unsigned d = 0; d < r.rank; d++) r.at[d] = NULL;
  for (unsigned i = 0; i < depth; i++) {
    if (indices->type->rank > batch) at[batch] = cgi_build_index(&r.b, i);
    cg_value v = cgi_build_element(&r.b, indices, indices->type->rank, at);
    if (v->type != index) v = cgi_build_unary(&r.b, CG_ARITH_INDEX_CAST, index, v);
    r.at[cg_attr_int_list_at(dims, i)] = v;
  }
  for (unsigned d = 0; d < r.rank; d++)
    if (!r.at[d]) r.at[d] = r.loops[batch + from++];
  return cgi_read_end(&r, mask ? cgi_build_element(&r.b, mask, batch, at) : NULL);
}

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
// ---- im2col ---------------------------------------------------------------------------------------------------------------------------------
static cg_value cgi_im2col_number(cgi_read *r, const char *list, unsigned i) { // of static_x, or an operand of x
  return cgi_mixed_value(&r->b, r->op, strchr(list, '_') + 1, list, i);
}

// An index of the output and its offset make a number for each entry of output_sizes, and that, split by the sizes, one for each dim of a batch, of
// the places that a window moves to, and of what it has: along the source's dims that are no batch, as input_k_perm says.
static void cgi_im2col_split(cgi_read *r, cg_value *split) {
  cg_attr perm = cg_op_attr(r->op, "output_perm"), sizes = cg_op_attr(r->op, "static_output_sizes");
  cg_value place[CGI_READ_RANK], size[CGI_READ_RANK];
  unsigned next;
  (void)cgi_operand_group(r->op, "output_sizes", &next);
  for (unsigned i = 0; i < r->num_loops; i++) place[cg_attr_int_list_at(perm, i)] = r->loops[i];
  for (unsigned i = 0; i < r->num_loops; i++) {
    cg_attr list = sizes->items[i].value;
    size_t n = cg_attr_int_list_len(list);
    for (size_t k = 0; k < n; k++) {
      int64_t s = cg_attr_int_list_at(list, k);
      size[k] = s == CG_DYNAMIC ? r->op->operands[next++].value : cgi_build_index(&r->b, s);
    }
    cg_value rest = cgi_index_op(&r->b, CG_ARITH_ADDI, place[i], cgi_im2col_number(r, "static_offsets", i));
    for (size_t k = n; k-- > 1;) {
      split[k] = cgi_index_op(&r->b, CG_ARITH_REMUI, rest, size[k]);
      rest = cgi_index_op(&r->b, CG_ARITH_DIVUI, rest, size[k]);
    }
    split[0] = rest;
    split += n;
  }
}

// Where the element is that the padding leaves, and whether it leaves one.
static cg_value cgi_im2col_pads(cgi_read *r) {
  cg_value in = NULL;
  size_t source = cg_attr_int_list_len(cg_op_attr(r->op, "static_input_pad_low")),
         out = cg_attr_int_list_len(cg_op_attr(r->op, "static_output_pad_low"));
  if (source + out == 0) return NULL;
  r->other = cgi_operand_named(r->op, "pad_value");
  for (unsigned d = 0; d < r->rank; d++) {
    if (source) r->at[d] = cgi_build_binary(&r->b, CG_ARITH_SUBI, r->at[d], cgi_im2col_number(r, "static_input_pad_low", d));
    in = cgi_read_inside(r, in, d);
  }
  for (unsigned i = 0; i < out; i++) {
    cg_value low = cgi_im2col_number(r, "static_output_pad_low", i), high = cgi_im2col_number(r, "static_output_pad_high", i);
    cg_value end = cgi_build_binary(&r->b, CG_ARITH_SUBI, cgi_build_dim(&r->b, r->out, i), high);
    in = cgi_build_and(&r->b, in, cgi_build_cmpi(&r->b, CG_CMPI_SGE, r->loops[i], low));
    in = cgi_build_and(&r->b, in, cgi_build_cmpi(&r->b, CG_CMPI_SLT, r->loops[i], end));
  }
  return in;
}

static cg_value cgi_im2col_scaled(cgi_read *r, cg_value v, const char *by, unsigned i) {
  return cgi_index_op(&r->b, CG_ARITH_MULI, v, cgi_build_index(&r->b, cg_attr_int_list_at(cg_op_attr(r->op, by), i)));
}

CGI_DEF bool cgi_legalize_ext_im2col(cg_op op, unsigned number) {
  cgi_read r;
  cg_attr batch = cg_op_attr(op, "batch_pos"), moved = cg_op_attr(op, "m_pos");
  unsigned nb = (unsigned)cg_attr_int_list_len(batch), nm = (unsigned)cg_attr_int_list_len(moved), windows = 0, channels = 0;
  cg_value split[3 * CGI_READ_RANK], along[CGI_READ_RANK], window[CGI_READ_RANK];
  (void)number;
  if (!cgi_ext_begin(&r, op)) return false;
  cgi_im2col_split(&r, split);
  for (unsigned i = 0; i < r.rank - nb; i++) along[cg_attr_int_list_at(cg_op_attr(op, "input_k_perm"), i)] = split[nb + nm + i];
  for (unsigned d = 0; d < r.rank; d++) {
    if (cgi_linalg_list_has(batch, d)) continue;
    cg_value v = along[windows + channels];
    if (cgi_linalg_list_has(moved, d))
      window[windows++] = v;
    else
      r.at[cg_attr_int_list_at(cg_op_attr(op, "k_pos"), channels++)] = v;
  }
  for (unsigned i = 0; i < nb; i++) r.at[cg_attr_int_list_at(batch, i)] = split[i];
  for (unsigned i = 0; i < nm; i++) {
    cg_value start = cgi_im2col_scaled(&r, split[nb + i], "strides", i);
    r.at[cg_attr_int_list_at(moved, i)] = cgi_index_op(&r.b, CG_ARITH_ADDI, start, cgi_im2col_scaled(&r, window[i], "dilations", i));
  }
  return cgi_read_end(&r, cgi_im2col_pads(&r));
}

// ---- map_load, map_store --------------------------------------------------------------------------------------------------------------------
// What the region yields for an index.
static void cgi_ext_region(cgi_builder *b, cg_op op, const cg_value *index, cg_value *yields) {
  cgi_inline_block(b, cg_region_first(op->regions[0]), index, yields);
}

CGI_DEF bool cgi_legalize_ext_map_load(cg_op op, unsigned number) {
  cgi_read r;
  cg_value yields[CGI_READ_RANK + 1], in = NULL;
  (void)number;
  if (!cgi_ext_begin(&r, op)) return false;
  cgi_ext_region(&r.b, op, r.loops, yields);
  memcpy(r.at, yields, r.rank * sizeof *yields);
  r.other = yields[r.rank];
  for (unsigned d = 0; d < r.rank; d++) in = cgi_read_inside(&r, in, d);
  return cgi_read_end(&r, in);
}

#define CGI_EXT_STORE_RANK 10 // a digit each

static void cgi_ext_store_to_buffer(cgi_builder *b, cg_op op, cg_value source, cg_value out) {
  unsigned rank = source->type->rank;
  cg_value bounds[3 * CGI_EXT_STORE_RANK], store[CGI_EXT_STORE_RANK + 3];
  for (unsigned i = 0; i < rank; i++) {
    bounds[i] = cgi_build_index(b, 0);
    bounds[rank + i] = cgi_build_dim(b, source, i);
    bounds[2 * rank + i] = cgi_build_index(b, 1);
  }
  cg_op nest = cgi_build_parallel(b, rank, bounds);
  const cg_value *index = cg_region_first(nest->regions[0])->args;
  cgi_builder in = cgi_builder_in(nest, 0);
  cgi_ext_region(&in, op, index, store + CG_MEMREF_STORE_INDICES);
  cgi_builder guarded = cgi_build_guard(&in, store[CG_MEMREF_STORE_INDICES + out->type->rank]);
  cgi_build_plain(&in, CG_SCF_REDUCE, 0, NULL);
  store[CG_MEMREF_STORE_VALUE] = cgi_build_element(&guarded, source, rank, index);
  store[CG_MEMREF_STORE_MEMREF] = out;
  cgi_build_plain(&guarded, CG_MEMREF_STORE, out->type->rank + CG_MEMREF_STORE_INDICES, store);
}

// Where each element goes, as a vector behind the source's dims; -1 where it goes nowhere.
static cg_value cgi_ext_store_places(cgi_builder *b, cg_op op, cg_value source, unsigned to) {
  unsigned rank = source->type->rank;
  int64_t shape[CGI_EXT_STORE_RANK + 1];
  cg_value loops[CGI_EXT_STORE_RANK + 1], yields[CGI_EXT_STORE_RANK + 1];
  cg_type i32 = cgi_type_i(b->ctx, 32);
  memcpy(shape, source->type->shape, rank * sizeof *shape);
  shape[rank] = to;
  cg_value out = cgi_build_empty_as(b, cgi_type_tensor(b->ctx, rank + 1, shape, i32, NULL), source);
  cg_op generic = cgi_build_each(b, NULL, out);
  cgi_builder in = cgi_builder_in_each(generic, rank + 1, loops);
  cgi_ext_region(&in, op, loops, yields);
  cg_value at = yields[to - 1];
  for (unsigned d = to - 1; d-- > 0;) at = cgi_build_select(&in, cgi_build_cmpi_int(&in, CG_CMPI_EQ, loops[rank], d), yields[d], at);
  at = cgi_build_select(&in, yields[to], at, cgi_build_index(&in, -1));
  cgi_build_linalg_yield(&in, cgi_build_unary(&in, CG_ARITH_INDEX_CAST, i32, at));
  return generic->results[0];
}

CGI_DEF bool cgi_legalize_ext_map_store(cg_op op, unsigned number) {
  cg_context *ctx = op->ctx;
  cg_value source = op->operands[0].value, out = op->operands[1].value, in[3];
  unsigned rank = source->type->rank, to = out->type->rank;
  cgi_builder b = cgi_builder_before(op);
  cg_str dims = cgi_s("0, 1, 2, 3, 4, 5, 6, 7, 8, 9");
  (void)number;
  if (!to || rank > CGI_EXT_STORE_RANK || to > CGI_EXT_STORE_RANK) return cgi_op_unsupported(op, "has no dims, or more than %d", CGI_EXT_STORE_RANK);
  if (!op->num_results) {
    cgi_ext_store_to_buffer(&b, op, source, out);
    cgi_op_erase(op);
    return true;
  }
  in[0] = out;
  in[1] = cgi_ext_store_places(&b, op, source, to);
  in[2] = source;
  dims.len = 3 * to - 2;
  dims = cgi_format(ctx, "inserted_window_dims = [%S], scatter_dims_to_operand_dims = [%S], index_vector_dim = %u", dims, dims, rank);
  cg_named_attr numbers = cgi_named(ctx, "scatter_dimension_numbers", cgi_attr_dialect(ctx, cgi_s("stablehlo.scatter"), dims, 0, NULL));
  cg_op scatter = cgi_build(&b, CG_STABLEHLO_SCATTER, 3, in, 1, &out->type, 1, &numbers, 1);
  cg_type types[2];
  types[0] = types[1] = cgi_type_tensor(ctx, 0, NULL, out->type->element, NULL);
  cg_block body = cgi_block_create(scatter->regions[0], 2, types, op->loc);
  b = cgi_builder_at_end(body, op->loc);
  cgi_build_return(&b, CG_STABLEHLO_RETURN, 1, &body->args[1]);
  cgi_op_replace1(op, scatter->results[0]);
  return true;
}

#undef CGI_EXT_STORE_RANK
#endif
