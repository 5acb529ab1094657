// pad-to-intrinsics: where all targets have matrix units, large products of 16-bit floats whose rows are no whole pieces of 16 bytes read copies:
// with zeros behind the sum, and turned where rows are not along it.
//
//   %y = stablehlo.dot_general %a, %b,                        %c = stablehlo.pad %a (8 columns in all), %d = stablehlo.pad %b (8 rows in all)
//        contracting_dims = [1] x [0]                      →  %t = stablehlo.transpose %d, dims = [1, 0]
//        : (tensor<9x7xf16>, tensor<7x5xf16>)                 %y = stablehlo.dot_general %c, %t, contracting_dims = [1] x [1]
//
// A kernel would read such rows number by number, each for every tile. Batches stay: what attention is made of is found as it is.
// Requires: targets. Preserves: values.
#include "dialects/stablehlo.h"
#include "passes/input/complex_to_standard.h"
#include "passes/pass_table.h"
#include "target/configuration.h"
#include "target/target.h"

#ifndef CODEGEN_NO_SECOND_TIER_OPS

#define CGI_PAD_LANES 8 // of a piece
#define CGI_PAD_WORK 29 // products of numbers, as a power of two, that are worth two copies. Measured

// `v` with its dim `k` of `size`, the last one if `turn`, by a kernel of its own.
static cg_value cgi_pad_copy(cgi_builder *b, cg_value v, unsigned k, int64_t size, bool turn) {
  int64_t order[CGI_HLO_MAX_RANK];
  unsigned last = v->type->rank - 1;
  for (unsigned i = 0; i <= last; i++) order[i] = !turn || i < k ? i : i < last ? i + 1 : k;
  return cgi_hlo_build_copy(b, cgi_hlo_build_padded(b, v, k, size), order);
}

static void cgi_pad_dot(cg_op op, int64_t least) {
  cgi_dot_dims d;
  int64_t *contract[2] = {d.lhs_contract, d.rhs_contract}, work = 1, k = 0;
  bool turn[2], pad = false;
  if (!cgi_hlo_dot_dims(op, &d) || d.num_contract != 1) return;
  for (unsigned i = 0; i < 2; i++) {
    cg_type t = op->operands[i].value->type;
    for (unsigned j = 0; j < d.num_batch; j++)
      if (t->shape[(i ? d.rhs_batch : d.lhs_batch)[j]] != 1) return;
    if ((t->element->kind != CG_TYPE_F16 && t->element->kind != CG_TYPE_BF16) || !cg_type_has_static_shape(t)) return;
    k = t->shape[*contract[i]];
    work = cgi_saturating_mul(work, cg_type_num_elements(t) / cgi_larger(k, 1));
    bool odd = t->shape[t->rank - 1] % CGI_PAD_LANES != 0, along = *contract[i] + 1 == t->rank;
    turn[i] = odd && !along;
    pad |= odd && k % CGI_PAD_LANES != 0;
  }
  if ((!turn[0] && !turn[1] && !pad) || cgi_saturating_mul(work, k) < least) return;
  cgi_builder b = cgi_builder_before(op);
  for (unsigned i = 0; i < 2; i++) {
    if (!turn[i] && !pad) continue;
    cg_value v = op->operands[i].value;
    cgi_op_set_operand(op, i, cgi_pad_copy(&b, v, (unsigned)*contract[i], pad ? cgi_round_up(k, CGI_PAD_LANES) : k, turn[i]));
    if (turn[i]) {
      int64_t *batch = i ? d.rhs_batch : d.lhs_batch;
      for (unsigned j = 0; j < d.num_batch; j++) batch[j] -= batch[j] > *contract[i];
      *contract[i] = v->type->rank - 1;
    }
  }
  cgi_op_set_attr(op, "dot_dimension_numbers", cgi_hlo_dot_attr(op->ctx, &d));
}

CGI_DEF bool cgi_pass_pad_to_intrinsics(cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  cg_op *ops = cgi_collect(pass->module, CG_STABLEHLO_DOT_GENERAL);
  int64_t least = cgi_pass_option_int(pass, "work");
  for (size_t i = 0; i < cgi_len(ops); i++)
    if (cgi_targets_have(ops[i], CG_FEATURE_COOPERATIVE_MATRIX)) cgi_pad_dot(ops[i], least > 0 ? least : (int64_t)1 << CGI_PAD_WORK);
  cgi_arr_free(ctx, ops);
  return true;
}

#undef CGI_PAD_LANES
#undef CGI_PAD_WORK
#endif
