// chlo-legalize-to-stablehlo: iree_linalg_ext.gather, on tensors and on buffers, becomes a generic that reads each element by its index. Where a mask
// says no, the output stays.
//
//   %r = iree_linalg_ext.gather dimension_map = [0] ins(%x, %at : tensor<9x4xf32>, tensor<3xi32>) outs(%o : …) -> tensor<3x4xf32>   →
//   %r = linalg.generic … outs(%o) {
//     %r = linalg.index 0   %k = linalg.index 1   %n = tensor.extract %at[%r]   %i = arith.index_cast %n : i32 to index
//     %v = tensor.extract %x[%i, %k]   linalg.yield %v }
//
// Indices are inside of the source, as the op asks.
#include "passes/input/chlo_legalize_to_stablehlo.h"
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
