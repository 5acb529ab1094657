// convert-conv-to-channels-last: convolutions of 16-bit floats have their features last where all targets have matrix units, which take rows of
// neighbours only: operands and results are transposed around them, which takes a fraction of what is gained, and often joins what is next to them.
//
//   %y = stablehlo.convolution(%x, %w)                          %t = stablehlo.transpose %x, dims = [0, 2, 3, 1]
//        dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]    →   %u = stablehlo.transpose %w, dims = [2, 3, 1, 0]
//                                                               %z = stablehlo.convolution(%t, %u)
//                                                                    dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]
//                                                               %y = stablehlo.transpose %z, dims = [0, 3, 1, 2]
//
// Convolutions in groups, of fewer features than a matrix has rows, or of sizes that are not known stay. Requires: targets. Preserves: values.
#include "dialects/stablehlo.h"
#include "passes/input/complex_to_standard.h"
#include "passes/pass_table.h"
#include "target/target.h"

#ifndef CODEGEN_NO_SECOND_TIER_OPS

#define CGI_CHANNELS_LEAST 16

static bool cgi_channels_suit(cg_op op, const cgi_conv_dims *d) {
  cg_type x = op->operands[CG_STABLEHLO_CONVOLUTION_LHS].value->type, w = op->operands[CG_STABLEHLO_CONVOLUTION_RHS].value->type,
          y = op->results[0]->type;
  cg_type_kind e = x->element->kind;
  if ((e != CG_TYPE_F16 && e != CG_TYPE_BF16) || w->element != x->element || d->input_feature == d->num_spatial + 1) return false;
  if (cgi_op_int(op, "feature_group_count") > 1 || cgi_op_int(op, "batch_group_count") > 1) return false;
  if (!cg_type_has_static_shape(x) || !cg_type_has_static_shape(w) || !cg_type_has_static_shape(y)) return false;
  return w->shape[d->kernel_input_feature] >= CGI_CHANNELS_LEAST && w->shape[d->kernel_output_feature] >= 2 * CGI_CHANNELS_LEAST;
}

// v with its dims in the order of `from`, or, back again, a result that has them in that order as `type`.
static cg_value cgi_channels_turn(cgi_builder *b, cg_value v, cg_type type, const int64_t *from, bool back) {
  int64_t order[CGI_HLO_MAX_RANK], shape[CGI_HLO_MAX_RANK];
  for (unsigned i = 0; i < type->rank; i++) {
    order[back ? from[i] : i] = back ? i : from[i];
    shape[i] = type->shape[from[i]];
  }
  v = cgi_hlo_build_listed(b, CG_STABLEHLO_TRANSPOSE, v, back ? type : cgi_type_with_shape(type, type->rank, shape), "permutation", type->rank,
                           order);
  if (!back) cgi_op_set_attr(v->op, "cg.copy", cgi_attr_unit(b->ctx)); // not read where it is
  return v;
}

static void cgi_channels_convert(cg_op op) {
  cgi_conv_dims d, last;
  if (!cgi_hlo_conv_dims(op, &d) || !cgi_channels_suit(op, &d)) return;
  int64_t x[CGI_HLO_MAX_RANK], w[CGI_HLO_MAX_RANK], y[CGI_HLO_MAX_RANK], shape[CGI_HLO_MAX_RANK];
  unsigned n = d.num_spatial;
  last = d;
  for (unsigned i = 0; i < n; i++) {
    x[i + 1] = d.input_spatial[i];
    w[i] = d.kernel_spatial[i];
    y[i + 1] = d.output_spatial[i];
    last.kernel_spatial[i] = i;
    last.input_spatial[i] = last.output_spatial[i] = i + 1;
  }
  x[0] = d.input_batch, x[n + 1] = d.input_feature;
  w[n] = d.kernel_input_feature, w[n + 1] = d.kernel_output_feature;
  y[0] = d.output_batch, y[n + 1] = d.output_feature;
  last.input_batch = last.output_batch = 0;
  last.kernel_input_feature = n;
  last.input_feature = last.output_feature = last.kernel_output_feature = n + 1;
  cgi_builder before = cgi_builder_before(op), after = cgi_builder_after(op);
  cg_value lhs = op->operands[CG_STABLEHLO_CONVOLUTION_LHS].value, rhs = op->operands[CG_STABLEHLO_CONVOLUTION_RHS].value, r = op->results[0];
  cgi_op_set_operand(op, CG_STABLEHLO_CONVOLUTION_LHS, cgi_channels_turn(&before, lhs, lhs->type, x, false));
  cgi_op_set_operand(op, CG_STABLEHLO_CONVOLUTION_RHS, cgi_channels_turn(&before, rhs, rhs->type, w, false));
  cgi_op_set_attr(op, "dimension_numbers", cgi_hlo_conv_attr(op->ctx, &last));
  cg_type type = r->type;
  for (unsigned i = 0; i < type->rank; i++) shape[i] = type->shape[y[i]];
  cgi_value_set_type(r, cgi_type_with_shape(type, type->rank, shape));
  cg_value turned = cgi_channels_turn(&after, r, type, y, true);
  cgi_value_replace_uses_except(r, turned, turned->op);
}

CGI_DEF bool cgi_pass_convert_conv_to_channels_last(cgi_pass *pass) {
  cg_op *ops = cgi_collect(pass->module, CG_STABLEHLO_CONVOLUTION);
  for (size_t i = 0; i < cgi_len(ops); i++)
    if (cgi_targets_have(ops[i], CG_FEATURE_COOPERATIVE_MATRIX)) cgi_channels_convert(ops[i]);
  return true;
}

#undef CGI_CHANNELS_LEAST
#endif
