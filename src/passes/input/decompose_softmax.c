// decompose-softmax: linalg.softmax on tensors becomes what it computes: the greatest of each line, exponentials, their sum, quotients.
//
//   %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) -> tensor<4x8xf32>   →
//   %m = linalg.generic … ins(%x) outs(fill -inf : tensor<4xf32>) { arith.maximumf }   %e = linalg.generic … ins(%x, %m) { math.exp(%x - %m) }
//   %d = linalg.generic … ins(%e) outs(fill 0 : tensor<4xf32>) { arith.addf }          %s = linalg.generic … ins(%e, %d) outs(%o) { arith.divf }
//
// Requires: verified IR. Preserves: softmax of buffers.
#include "dialects/combiner.h"
#include "dialects/linalg.h"
#include "passes/pass_table.h"
#include "support/structured.h"

typedef struct cgi_softmax {
  cgi_builder b;
  cg_type type;
  unsigned rank, dim;
  cg_map all, rest; // of what has every dim, and of what has not the softmax's
} cgi_softmax;

// A tensor with the sizes of x, without the softmax's dim where `reduced`.
static cg_value cgi_softmax_empty(cgi_softmax *s, cg_value x, bool reduced) {
  int64_t shape[CGI_MAX_LOOPS];
  cg_value sizes[CGI_MAX_LOOPS];
  unsigned n = 0, k = 0;
  for (unsigned i = 0; i < s->rank; i++) {
    if (reduced && i == s->dim) continue;
    shape[n++] = s->type->shape[i];
    if (s->type->shape[i] == CG_DYNAMIC) sizes[k++] = cgi_build_dim(&s->b, x, i);
  }
  return cgi_build_empty(&s->b, cgi_type_tensor(s->b.ctx, n, shape, s->type->element, NULL), sizes);
}

// Each line combined by an arith op.
static cg_value cgi_softmax_reduce(cgi_softmax *s, cg_value x, cg_op_kind kind) {
  bool reduction[CGI_MAX_LOOPS] = {false};
  cg_map maps[2];
  cg_value neutral = cgi_build_constant(&s->b, cgi_combiner_neutral_of(kind, s->type->element)), empty = cgi_softmax_empty(s, x, true),
           out = cgi_build_fill(&s->b, neutral, empty);
  reduction[s->dim] = true;
  maps[0] = s->all;
  maps[1] = s->rest;
  cg_op op = cgi_build_generic(&s->b, 1, &x, 1, &out, maps, s->rank, reduction);
  cgi_builder in = cgi_builder_in(op, 0);
  cg_block body = in.block;
  cg_value v = cgi_build_binary(&in, kind, body->args[0], body->args[1]);
  cgi_build_linalg_yield(&in, v);
  return op->results[0];
}

// Each element of x and what its line came to, by an arith op.
static cg_value cgi_softmax_each(cgi_softmax *s, cg_value x, cg_value line, cg_value out, cg_op_kind kind, bool exponential) {
  cg_value inputs[2];
  cg_map maps[3];
  inputs[0] = x;
  inputs[1] = line;
  maps[0] = maps[2] = s->all;
  maps[1] = s->rest;
  cg_op op = cgi_build_elementwise(&s->b, 2, inputs, out, maps, s->rank);
  cgi_builder in = cgi_builder_in(op, 0);
  cg_block body = in.block;
  cg_value v = cgi_build_binary(&in, kind, body->args[0], body->args[1]);
  if (exponential) v = cgi_build_unary(&in, CG_MATH_EXP, s->type->element, v);
  cgi_build_linalg_yield(&in, v);
  return op->results[0];
}

static bool cgi_softmax_decompose(cg_op op) {
  cgi_softmax s;
  unsigned dims[CGI_MAX_LOOPS], n = 0;
  cg_value x = op->operands[CG_LINALG_SOFTMAX_INPUT].value, out = op->operands[CG_LINALG_SOFTMAX_OUTPUT].value;
  s.b = cgi_builder_before(op);
  s.type = x->type;
  s.rank = x->type->rank;
  s.dim = (unsigned)cg_attr_int(cg_op_attr(op, "dimension"));
  if (x->type->kind != CG_TYPE_TENSOR) return true;
  if (s.rank > CGI_MAX_LOOPS || out->type->element != x->type->element)
    return cgi_op_unsupported(op, "has too many dims, or a result of another element type");
  for (unsigned i = 0; i < s.rank; i++)
    if (i != s.dim) dims[n++] = i;
  s.all = cgi_map_identity(op->ctx, s.rank);
  s.rest = cgi_map_permutation(op->ctx, s.rank, n, dims);
  cg_value top = cgi_softmax_reduce(&s, x, CG_ARITH_MAXIMUMF), empty = cgi_softmax_empty(&s, x, false);
  cg_value e = cgi_softmax_each(&s, x, top, empty, CG_ARITH_SUBF, true), sum = cgi_softmax_reduce(&s, e, CG_ARITH_ADDF);
  cgi_op_replace1(op, cgi_softmax_each(&s, e, sum, out, CG_ARITH_DIVF, false));
  return true;
}

CGI_DEF bool cgi_pass_decompose_softmax(cgi_pass *pass) {
  cg_op *ops = cgi_collect(pass->module, CG_LINALG_SOFTMAX);
  bool ok = true;
  for (size_t i = 0; i < cgi_len(ops); i++) ok = cgi_softmax_decompose(ops[i]) && ok;
  return ok;
}
