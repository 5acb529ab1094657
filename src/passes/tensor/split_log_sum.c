// Of split-reduction: the logarithm of a sum of exponentials is that of the exponentials of what it is for each block. A codegen.scan of blocks takes
// a block's maximum and sum together, so that each element is read once:
//
//   %m = linalg.generic {max} ins(%x) …                              %b = codegen.scan {block = 28672 …} ins(%x) outs(%e : tensor<946xf32>)
//   %s = linalg.generic {sum of exp(x - m)} ins(%x, %m) …        →   %m = linalg.generic {max} ins(%b) …
//   %r = linalg.generic {log(s) + m} ins(%s, %m) …                   %s = linalg.generic {sum of exp(b - m)} ins(%b, %m) …   %r as it was
//
// A block of nothing but minus infinity is minus infinity; where all are, the difference of the blocks is what that of the elements was, no number.
#include "passes/tensor/split_log_sum.h"

#include "dialects/combiner.h"
#include "dialects/linalg.h"
#include "target/scans.h"

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX && !defined CODEGEN_NO_FAST_PIPELINES

static cg_op cgi_split_ls_def(cg_value v, cg_op_kind kind, cg_block body) {
  return v->op && v->op->def->kind == kind && v->op->block == body ? v->op : NULL;
}

// The input whose element v is, as it is or as f32; -1 for anything else.
static int cgi_split_ls_element(cg_op op, cg_value v) {
  cg_block body = cgi_linalg_body(op);
  cg_op wide = cgi_split_ls_def(v, CG_ARITH_EXTF, body);
  if (wide) v = wide->operands[CG_OPERAND].value;
  for (unsigned i = 0; i < cgi_linalg_num_inputs(op); i++)
    if (cg_block_arg(body, i) == v) return (int)i;
  return -1;
}

static bool cgi_split_ls_starts_with(cg_op op, double v) {
  cg_op fill = cgi_linalg_output(op, 0)->op;
  cg_attr a = fill && fill->def->kind == CG_LINALG_FILL ? cgi_constant_of(cgi_linalg_input(fill, 0)) : NULL;
  return a && cg_attr_float(a) == v;
}

// One result of f32 by the op, of which the new part is operand *part; along one loop, *dim, of static sizes, which input x has all of.
static bool cgi_split_ls_reduces(cg_op op, cg_op_kind kind, cg_value *part, unsigned *dim) {
  if (!op || op->def->kind != CG_LINALG_GENERIC || op->num_results != 1 || cgi_linalg_num_reductions(op) != 1) return false;
  cg_op combiner = cgi_reduction_combiner(op, 0);
  if (!combiner || combiner->def->kind != kind || combiner->results[0]->type->kind != CG_TYPE_F32) return false;
  cg_value out = cg_block_arg(cgi_linalg_body(op), cgi_linalg_num_inputs(op));
  *part = combiner->operands[combiner->operands[CG_LHS].value == out ? CG_RHS : CG_LHS].value;
  for (unsigned l = 0; l < cgi_linalg_num_loops(op); l++)
    if (cgi_linalg_is_reduction(op, l)) *dim = l;
  return true;
}

// Every reader takes the two for log(s) + m alone.
static bool cgi_split_ls_is_logarithm(cg_op most, cg_op sum) {
  cg_op reader = sum->results[0]->uses ? sum->results[0]->uses->owner : NULL;
  if (!reader || !cgi_linalg_is_elementwise(reader)) return false;
  cg_value m = NULL, v = NULL;
  cg_block body = cgi_linalg_body(reader);
  for (unsigned i = 0; i < cgi_linalg_num_inputs(reader); i++) {
    if (cg_op_operand(reader, i) == most->results[0]) m = cg_block_arg(body, i);
    if (cg_op_operand(reader, i) == sum->results[0]) v = cg_block_arg(body, i);
  }
  CGI_FOREACH_USE(u, sum->results[0]) if (u->owner != reader) return false;
  CGI_FOREACH_USE(w, most->results[0]) if (w->owner != reader && w->owner != sum) return false;
  if (!m || !v || !cg_value_has_one_use(m) || !cg_value_has_one_use(v)) return false;
  cg_op log = v->uses->owner, add = m->uses->owner;
  if (log->def->kind != CG_MATH_LOG || add->def->kind != CG_ARITH_ADDF || !cg_value_has_one_use(log->results[0])) return false;
  return log->results[0]->uses->owner == add;
}

// The block's value: log(exp(in) + exp(out)), of which neither overflows.
static cg_value cgi_split_ls_join(cgi_builder *b, cg_value in, cg_value out) {
  cg_type f32 = in->type;
  cg_value least = cgi_build_constant(b, cgi_attr_float_bits(b->ctx, f32, 0xff7fffff)); // infinities have no difference
  cg_value most = cgi_build_binary(b, CG_ARITH_MAXIMUMF, cgi_build_binary(b, CG_ARITH_MAXIMUMF, in, out), least);
  cg_value x = cgi_build_unary(b, CG_MATH_EXP, f32, cgi_build_binary(b, CG_ARITH_SUBF, in, most));
  cg_value y = cgi_build_unary(b, CG_MATH_EXP, f32, cgi_build_binary(b, CG_ARITH_SUBF, out, most));
  cg_value log = cgi_build_unary(b, CG_MATH_LOG, f32, cgi_build_binary(b, CG_ARITH_ADDF, x, y));
  return cgi_build_binary(b, CG_ARITH_ADDF, log, most);
}

static cg_value cgi_split_ls_blocks(cgi_builder *b, cg_value x, unsigned dim, int64_t block) {
  cg_context *ctx = b->ctx;
  cg_type t = x->type, f32 = cgi_type_f32(ctx), args[2];
  int64_t shape[CGI_MAX_LOOPS];
  cg_expr results[CGI_MAX_LOOPS];
  cg_attr attrs_of[2];
  cg_named_attr attrs[4];
  cg_value operands[2];
  for (unsigned d = 0; d < t->rank; d++) {
    results[d] = cgi_expr_dim(ctx, d);
    if (d == dim) results[d] = cgi_expr_binary(ctx, CG_EXPR_FLOORDIV, results[d], cgi_expr_const(ctx, block));
    shape[d] = d == dim ? (t->shape[d] + block - 1) / block : t->shape[d];
  }
  if (t->element != f32) {
    cg_value wide = cgi_build_empty(b, cgi_type_tensor(ctx, t->rank, t->shape, f32, NULL), NULL);
    cg_op generic = cgi_build_each(b, x, wide);
    cgi_builder in = cgi_builder_in(generic, 0);
    cg_value v = cgi_build_unary(&in, CG_ARITH_EXTF, f32, cg_block_arg(cgi_linalg_body(generic), 0));
    cgi_build_linalg_yield(&in, v);
    x = generic->results[0];
  }
  operands[0] = x;
  operands[1] = cgi_build_empty(b, cgi_type_tensor(ctx, t->rank, shape, f32, NULL), NULL);
  attrs_of[0] = cgi_attr_of_map(ctx, cgi_map_identity(ctx, t->rank));
  attrs_of[1] = cgi_attr_of_map(ctx, cgi_map_make(ctx, t->rank, 0, t->rank, results));
  cgi_name_attr(&attrs[0], ctx, "indexing_maps", cgi_attr_array(ctx, 2, attrs_of));
  cgi_name_i64(&attrs[1], ctx, "dimension", dim);
  cgi_name_i64(&attrs[2], ctx, "block", block);
  cgi_name_attr(&attrs[3], ctx, "reverse", cgi_attr_bool(ctx, false));
  cg_op op = cgi_build(b, CG_CODEGEN_SCAN, 2, operands, 1, &operands[1]->type, 4, attrs, 1);
  int32_t segments[2] = {1, 1};
  cgi_op_set_segments(op, 2, segments);
  args[0] = args[1] = f32;
  cg_block body = cgi_block_create(op->regions[0], 2, args, b->loc);
  cgi_builder in = cgi_builder_at_end(body, b->loc);
  cg_value v = cgi_split_ls_join(&in, body->args[0], body->args[1]);
  cgi_build_linalg_yield(&in, v);
  return op->results[0];
}

CGI_DEF cg_op cgi_split_log_sum(cg_op sum) {
  cg_value part, largest;
  unsigned dim, other;
  if (!cgi_split_ls_reduces(sum, CG_ARITH_ADDF, &part, &dim)) return NULL;
  cg_block body = cgi_linalg_body(sum);
  cg_op e = cgi_split_ls_def(part, CG_MATH_EXP, body), less = e ? cgi_split_ls_def(e->operands[CG_OPERAND].value, CG_ARITH_SUBF, body) : NULL;
  int x = less ? cgi_split_ls_element(sum, less->operands[CG_LHS].value) : -1,
      m = less ? cgi_split_ls_element(sum, less->operands[CG_RHS].value) : -1;
  if (x < 0 || m < 0 || cgi_linalg_num_inputs(sum) != 2 || x == m) return NULL;
  cg_value line = cg_op_operand(sum, (unsigned)x);
  cg_op most = cg_op_operand(sum, (unsigned)m)->op;
  if (!cgi_split_ls_reduces(most, CG_ARITH_MAXIMUMF, &largest, &other) || other != dim || most->block != sum->block) return NULL;
  cg_type t = line->type;
  if (cgi_linalg_num_inputs(most) != 1 || cg_op_operand(most, 0) != line || cgi_split_ls_element(most, largest) != 0 || t->kind != CG_TYPE_TENSOR ||
      !cg_type_has_static_shape(t) || !cgi_map_is_identity(cgi_linalg_map(most, 0)) || cgi_linalg_map(sum, (unsigned)x) != cgi_linalg_map(most, 0) ||
      cgi_linalg_map(sum, 2) != cgi_linalg_map(most, 1) || cgi_linalg_map(sum, (unsigned)m) != cgi_linalg_map(sum, 2) ||
      !cgi_split_ls_starts_with(most, -cgi_bits_double((uint64_t)0x7ff << 52)) || !cgi_split_ls_starts_with(sum, 0) ||
      !cgi_split_ls_is_logarithm(most, sum))
    return NULL;
  int64_t outer = 1, inner = 1;
  for (unsigned d = 0; d < t->rank; d++)
    if (d != dim) *(d < dim ? &outer : &inner) = cgi_saturating_mul(d < dim ? outer : inner, t->shape[d]);
  int64_t block = cgi_scan_block_for(sum, outer, t->shape[dim], inner);
  if (!block || block >= t->shape[dim]) return NULL;
  bool reduction[CGI_MAX_LOOPS];
  cg_map maps[3];
  cg_value operands[2], start = cgi_linalg_output(most, 0);
  cgi_builder b = cgi_builder_before(most);
  for (unsigned l = 0; l < t->rank; l++) reduction[l] = l == dim;
  operands[0] = cgi_split_ls_blocks(&b, line, dim, block);
  maps[0] = cgi_linalg_map(most, 0);
  maps[1] = maps[2] = cgi_linalg_map(most, 1);
  cg_op top = cgi_build_generic(&b, 1, operands, 1, &start, maps, t->rank, reduction);
  cgi_builder in = cgi_builder_in(top, 0);
  cg_value v = cgi_build_binary(&in, CG_ARITH_MAXIMUMF, cg_block_arg(cgi_linalg_body(top), 1), cg_block_arg(cgi_linalg_body(top), 0));
  cgi_build_linalg_yield(&in, v);
  operands[1] = top->results[0];
  start = cgi_linalg_output(sum, 0);
  b = cgi_builder_before(sum);
  cg_op all = cgi_build_generic(&b, 2, operands, 1, &start, maps, t->rank, reduction);
  cg_block to = cgi_linalg_body(all);
  in = cgi_builder_at_end(to, b.loc);
  v = cgi_build_unary(&in, CG_MATH_EXP, cg_block_arg(to, 0)->type, cgi_build_binary(&in, CG_ARITH_SUBF, cg_block_arg(to, 0), cg_block_arg(to, 1)));
  v = cgi_build_binary(&in, CG_ARITH_ADDF, cg_block_arg(to, 2), v);
  cgi_build_linalg_yield(&in, v);
  cgi_op_replace1(sum, all->results[0]);
  cgi_op_replace1(most, top->results[0]);
  return most;
}
#endif
