// decompose-pack-unpack-ops: tensor.pack and tensor.unpack become generics that read each element by its index.
//
//   %p = tensor.pack %a inner_dims_pos = [0] inner_tiles = [8] into %e : tensor<16xf32> -> tensor<2x8xf32>   →
//   %p = linalg.generic … outs(%e) { %i = linalg.index 0   %k = linalg.index 1   %at = %i * 8 + %k   %v = tensor.extract %a[%at]   linalg.yield %v }
//
// Where there is a padding value, a place behind the end of %a has it. Requires: verified IR. Preserves: everything else.
#include "dialects/linalg.h"
#include "support/reify.h"
#include "passes/pass_table.h"

#define CGI_PACK_MAX 16 // dims

typedef struct cgi_pack {
  cg_op op;
  cg_value loops[2 * CGI_PACK_MAX], tiles[CGI_PACK_MAX], index[2 * CGI_PACK_MAX];
  unsigned rank, num_tiles; // of what is not packed
} cgi_pack;

static unsigned cgi_pack_outer(const cgi_pack *p, unsigned k) { // the dim that outer dim k walks
  cg_attr perm = cg_op_attr(p->op, "outer_dims_perm");
  return perm && cg_attr_int_list_len(perm) == p->rank ? (unsigned)cg_attr_int_list_at(perm, k) : k;
}

static unsigned cgi_pack_tiled(const cgi_pack *p, unsigned j) { return (unsigned)cg_attr_int_list_at(cg_op_attr(p->op, "inner_dims_pos"), j); }

static void cgi_pack_places(cgi_pack *p, cgi_builder *in, bool pack) {
  for (unsigned k = 0; k < p->rank; k++) {
    unsigned d = cgi_pack_outer(p, k);
    if (pack)
      p->index[d] = p->loops[k];
    else
      p->index[k] = p->loops[d];
  }
  for (unsigned j = 0; j < p->num_tiles; j++) {
    unsigned d = cgi_pack_tiled(p, j), k = 0;
    if (pack) {
      cg_value start = cgi_build_binary(in, CG_ARITH_MULI, p->index[d], p->tiles[j]);
      p->index[d] = cgi_build_binary(in, CG_ARITH_ADDI, start, p->loops[p->rank + j]);
      continue;
    }
    while (cgi_pack_outer(p, k) != d) k++;
    p->index[k] = cgi_build_binary(in, CG_ARITH_DIVUI, p->loops[d], p->tiles[j]);
    p->index[p->rank + j] = cgi_build_binary(in, CG_ARITH_REMUI, p->loops[d], p->tiles[j]);
  }
}

static cg_value cgi_pack_read(const cgi_pack *p, cgi_builder *in) {
  cg_value operands[2 * CGI_PACK_MAX + 1], source = p->op->operands[CG_TENSOR_PACK_SOURCE].value;
  operands[CG_TENSOR_EXTRACT_TENSOR] = source;
  memcpy(operands + 1, p->index, source->type->rank * sizeof *operands);
  return cgi_build_value(in, CG_TENSOR_EXTRACT, source->type->element, source->type->rank + 1, operands, NULL);
}

static bool cgi_pack_decompose(cg_op op) {
  cg_context *ctx = op->ctx;
  bool pack = op->def->kind == CG_TENSOR_PACK;
  cg_value source = op->operands[CG_TENSOR_PACK_SOURCE].value, dest = op->operands[CG_TENSOR_PACK_DEST].value, dims[CGI_PACK_MAX],
           padding = pack ? cgi_operand_named(op, "padding_value") : NULL;
  cgi_pack p;
  p.op = op;
  p.num_tiles = (unsigned)cg_attr_int_list_len(cg_op_attr(op, "inner_dims_pos"));
  p.rank = pack ? source->type->rank : dest->type->rank;
  if (p.rank > CGI_PACK_MAX || p.num_tiles > CGI_PACK_MAX) return cgi_op_unsupported(op, "has more than %d dims", CGI_PACK_MAX);
  cgi_builder b = cgi_builder_before(op);
  for (unsigned j = 0; j < p.num_tiles; j++) p.tiles[j] = cgi_mixed_value(&b, op, "inner_tiles", "static_inner_tiles", j);
  for (unsigned d = 0; padding && d < p.rank; d++) dims[d] = cgi_build_dim(&b, source, d);
  unsigned n = dest->type->rank;
  cg_map map = cgi_map_identity(ctx, n);
  cg_op generic = cgi_build_elementwise(&b, 0, NULL, dest, &map, n);
  cgi_builder in = cgi_builder_in(generic, 0);
  cg_type index = cgi_type_index(ctx);
  for (unsigned i = 0; i < n; i++) { p.loops[i] = cgi_build_with(&in, CG_LINALG_INDEX, index, 0, NULL, "dim", cgi_attr_i64(ctx, i)); }
  cgi_pack_places(&p, &in, pack);
  cg_value v, inside = NULL;
  for (unsigned j = 0; padding && j < p.num_tiles; j++) {
    unsigned d = cgi_pack_tiled(&p, j);
    cg_value less = cgi_build_cmpi(&in, CG_CMPI_ULT, p.index[d], dims[d]);
    inside = inside ? cgi_build_binary(&in, CG_ARITH_ANDI, inside, less) : less;
  }
  if (inside) {
    cg_op guard = cgi_build_if(&in, inside, 1, &source->type->element, true);
    cgi_builder one = cgi_builder_in(guard, CG_SCF_IF_THEN_REGION), other = cgi_builder_in(guard, CG_SCF_IF_ELSE_REGION);
    v = cgi_pack_read(&p, &one);
    cgi_build_yield(&one, 1, &v);
    cgi_build_yield(&other, 1, &padding);
    v = guard->results[0];
  } else {
    v = cgi_pack_read(&p, &in);
  }
  cgi_build_linalg_yield(&in, v);
  cgi_op_replace1(op, generic->results[0]);
  return true;
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

#undef CGI_PACK_MAX
