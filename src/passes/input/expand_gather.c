// chlo-legalize-to-stablehlo: iree_linalg_ext.gather becomes a generic that reads each element by its index. Where a mask says no, the output stays.
//
//   %r = iree_linalg_ext.gather dimension_map = [0] ins(%x, %at : tensor<9x4xf32>, tensor<3xi32>) outs(%o : …) -> tensor<3x4xf32>   →
//   %r = linalg.generic … outs(%o) {
//     %r = linalg.index 0   %k = linalg.index 1   %n = tensor.extract %at[%r]   %i = arith.index_cast %n : i32 to index
//     %v = tensor.extract %x[%i, %k]   linalg.yield %v }
//
// Indices are inside of the source, as the op asks. Requires: tensors.
#include "dialects/linalg.h"
#include "passes/input/chlo_legalize_to_stablehlo.h"

#define CGI_EXT_GATHER_RANK 16

CGI_DEF bool cgi_legalize_ext_gather(cg_op op, unsigned number) {
  cg_context *ctx = op->ctx;
  cg_attr dims = cg_op_attr(op, "dimension_map");
  unsigned first, depth = (unsigned)cg_attr_int_list_len(dims), n = cgi_operand_group(op, "inputs", &first), from = 0;
  cg_value source = op->operands[0].value, indices = op->operands[1].value, out = op->operands[n].value;
  unsigned rank = source->type->rank, all = out->type->rank, batch = all + depth - rank;
  cg_value read[CGI_EXT_GATHER_RANK + 1], at[CGI_EXT_GATHER_RANK + 1], loops[CGI_EXT_GATHER_RANK], other;
  cg_type index = cgi_type_index(ctx), bit = cgi_type_i(ctx, 1);
  (void)number;
  if (!op->num_results) return cgi_op_unsupported(op, "on buffers is not lowered");
  if (rank > CGI_EXT_GATHER_RANK || all > CGI_EXT_GATHER_RANK) return cgi_op_unsupported(op, "has more than %d dims", CGI_EXT_GATHER_RANK);
  cgi_builder b = cgi_builder_before(op);
  cg_map map = cgi_map_identity(ctx, all);
  cg_op generic = cgi_build_elementwise(&b, 0, NULL, out, &map, all);
  other = cgi_linalg_body(generic)->args[0];
  b = cgi_builder_in(generic, 0);
  for (unsigned i = 0; i < all; i++) loops[i] = cgi_build_with(&b, CG_LINALG_INDEX, index, 0, NULL, "dim", cgi_attr_i64(ctx, i));
  read[CG_TENSOR_EXTRACT_TENSOR] = source;
  for (unsigned d = 0; d < rank; d++) read[1 + d] = NULL;
  at[CG_TENSOR_EXTRACT_TENSOR] = indices;
  memcpy(at + 1, loops, batch * sizeof *at);
  for (unsigned i = 0; i < depth; i++) {
    if (indices->type->rank > batch) at[1 + batch] = cgi_build_index(&b, i);
    cg_value v = cgi_build_value(&b, CG_TENSOR_EXTRACT, indices->type->element, indices->type->rank + 1, at, NULL);
    if (v->type != index) v = cgi_build_unary(&b, CG_ARITH_INDEX_CAST, index, v);
    read[1 + cg_attr_int_list_at(dims, i)] = v;
  }
  for (unsigned d = 0; d < rank; d++)
    if (!read[1 + d]) read[1 + d] = loops[batch + from++];
  if (n > 2) { // no element is read where the mask says no: its index may be any
    at[CG_TENSOR_EXTRACT_TENSOR] = op->operands[2].value;
    cg_value taken = cgi_build_value(&b, CG_TENSOR_EXTRACT, bit, batch + 1, at, NULL);
    cg_op guard = cgi_build_if(&b, taken, 1, &source->type->element, true);
    cgi_builder one = cgi_builder_in(guard, CG_SCF_IF_THEN_REGION), kept = cgi_builder_in(guard, CG_SCF_IF_ELSE_REGION);
    cg_value v = cgi_build_value(&one, CG_TENSOR_EXTRACT, source->type->element, rank + 1, read, NULL);
    cgi_build_yield(&one, 1, &v);
    cgi_build_yield(&kept, 1, &other);
    cgi_build_linalg_yield(&b, guard->results[0]);
  } else {
    cgi_build_linalg_yield(&b, cgi_build_value(&b, CG_TENSOR_EXTRACT, source->type->element, rank + 1, read, NULL));
  }
  cgi_op_replace1(op, generic->results[0]);
  return true;
}

#undef CGI_EXT_GATHER_RANK
