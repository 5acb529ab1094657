// decompose-pack-unpack-ops: tensor.pack and tensor.unpack become generics that read each element by its index.
//
//   %p = tensor.pack %a inner_dims_pos = [0] inner_tiles = [8] into %e : tensor<16xf32> -> tensor<2x8xf32>   →
//   %p = linalg.generic … outs(%e) { %i = linalg.index 0   %k = linalg.index 1   %at = %i * 8 + %k   %v = tensor.extract %a[%at]   linalg.yield %v }
//
// Where there is a padding value, a place behind the end of %a has it. Requires: verified IR. Preserves: everything else.
#include "dialects/linalg.h"
#include "passes/pass_table.h"
#include "support/reify.h"
#include "support/structured.h"

static unsigned cgi_pack_outer(const cgi_read *r, unsigned rank, unsigned k) { // the dim that outer dim k walks
  cg_attr perm = cg_op_attr(r->op, "outer_dims_perm");
  return perm && cg_attr_int_list_len(perm) == rank ? (unsigned)cg_attr_int_list_at(perm, k) : k;
}

static bool cgi_pack_decompose(cg_op op) {
  bool pack = op->def->kind == CG_TENSOR_PACK;
  cg_value padding = pack ? cgi_operand_named(op, "padding_value") : NULL, in = NULL;
  cg_attr tiled = cg_op_attr(op, "inner_dims_pos");
  cgi_read r;
  if (op->operands[CG_TENSOR_PACK_SOURCE].value->type->kind == CG_TYPE_MEMREF)
    return cgi_op_unsupported(op, "on buffers is not rewritten: it is on tensors");
  if (!cgi_read_begin(&r, op, op->operands[CG_TENSOR_PACK_SOURCE].value, op->operands[CG_TENSOR_PACK_DEST].value)) return false;
  unsigned rank = pack ? r.rank : r.num_loops; // of what is not packed
  for (unsigned k = 0; k < rank; k++) {
    unsigned d = cgi_pack_outer(&r, rank, k);
    if (pack)
      r.at[d] = r.loops[k];
    else
      r.at[k] = r.loops[d];
  }
  for (unsigned j = 0; j < cg_attr_int_list_len(tiled); j++) {
    unsigned d = (unsigned)cg_attr_int_list_at(tiled, j), k = 0;
    cg_value tile = cgi_mixed_value(&r.b, op, "inner_tiles", "static_inner_tiles", j);
    if (pack) {
      cg_value start = cgi_build_binary(&r.b, CG_ARITH_MULI, r.at[d], tile);
      r.at[d] = cgi_build_binary(&r.b, CG_ARITH_ADDI, start, r.loops[rank + j]);
      if (padding) in = cgi_read_inside(&r, in, d);
      continue;
    }
    while (cgi_pack_outer(&r, rank, k) != d) k++;
    r.at[k] = cgi_build_binary(&r.b, CG_ARITH_DIVUI, r.loops[d], tile);
    r.at[rank + j] = cgi_build_binary(&r.b, CG_ARITH_REMUI, r.loops[d], tile);
  }
  r.other = padding;
  return cgi_read_end(&r, in);
}

CGI_DEF bool cgi_pass_decompose_pack_unpack_ops(cgi_pass *pass) {
  static const cg_op_kind kinds[] = {CG_TENSOR_PACK, CG_TENSOR_UNPACK};
  bool ok = true;
  for (unsigned k = 0; k < 2; k++) {
    cg_op *ops = cgi_collect(pass->module, kinds[k]);
    for (size_t i = 0; i < cgi_len(ops); i++) ok = cgi_pack_decompose(ops[i]) && ok;
  }
  return ok;
}
