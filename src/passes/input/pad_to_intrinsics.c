// pad-to-intrinsics: where all targets have matrix units for them, large products whose rows are no whole pieces of 16 bytes read copies: with zeros
// behind the sum, and turned where rows are not along it.
//
//   %y = stablehlo.dot_general %a, %b,                        %c = stablehlo.pad %a (8 columns in all), %d = stablehlo.pad %b (8 rows in all)
//        contracting_dims = [1] x [0]                      →  %t = stablehlo.transpose %d, dims = [1, 0]
//        : (tensor<9x7xf16>, tensor<7x5xf16>)                 %y = stablehlo.dot_general %c, %t, contracting_dims = [1] x [1]
//
// A kernel would read such rows number by number, each for every tile; and, through Vulkan, bytes of matrices that do not lie along the sum from
// workgroup memory, so that larger factors of these are turned, too. Where warpgroups multiply bytes, f8, and f32 whose algorithm is tf32, they do
// so along the sum alone, and cut words off: larger ones of these are turned so, too, and words rounded (codegen.rounded). Batches stay: what
// attention is made of is found as it is.
// Requires: targets. Preserves: values, but tf32's.
#include "analysis/whole_bindings.h"
#include "dialects/linalg.h"
#include "dialects/stablehlo.h"
#include "passes/input/complex_to_standard.h"
#include "passes/pass_table.h"
#include "target/configuration.h"
#include "target/matrices.h"

#ifndef CODEGEN_NO_SECOND_TIER_OPS

// Products of numbers, as powers of two, that are worth two copies: of odd rows, and of those that warpgroups want along the sum. Measured.
#define CGI_PAD_WORK 29
#define CGI_PAD_WARPGROUP_WORK 31
#define CGI_PAD_WARPGROUP_LEAST 768 // rows and columns: what is gained by a copy of the other factor grows with them
#define CGI_PAD_BYTES_LEAST 128     // the same of bytes that are read one by one otherwise

// `v` with its dim `k` of `size`, the last one if `turn`, and rounded to tf32 if `round`, by a kernel of its own.
static cg_value cgi_pad_copy(cgi_builder *b, cg_value v, unsigned k, int64_t size, bool turn, bool round) {
  int64_t order[CGI_HLO_MAX_RANK];
  unsigned last = v->type->rank - 1;
  for (unsigned i = 0; i <= last; i++) order[i] = !turn || i < k ? i : i < last ? i + 1 : k;
  if (round) {
    cg_named_attr bits[2];
    cgi_name_attr(&bits[0], b->ctx, "exponent_bits", cgi_attr_int(b->ctx, cgi_type_i(b->ctx, 32), 8));
    cgi_name_attr(&bits[1], b->ctx, "mantissa_bits", cgi_attr_int(b->ctx, cgi_type_i(b->ctx, 32), 10));
    v = cgi_build(b, CG_STABLEHLO_REDUCE_PRECISION, 1, &v, 1, &v->type, 2, bits, 0)->results[0];
  }
  return cgi_hlo_build_copy(b, cgi_hlo_build_padded(b, v, k, size), order);
}

// Whether loads of matrices are the driver's affair: those of bytes across rows are one by one.
static bool cgi_pad_is_opaque(cg_op op) {
  const cg_target **targets = cgi_targets_around(op);
  bool opaque = true;
  for (size_t i = 0; i < cgi_len(targets); i++) opaque &= targets[i]->format == CG_FORMAT_SPIRV;
  return opaque;
}

static void cgi_pad_dot(cg_op op, int64_t least) {
  cgi_dot_dims d;
  int64_t *contract[2] = {d.lhs_contract, d.rhs_contract}, work = 1, k = 0, own[2];
  bool turn[2], pad = false, warpgroups = true;
  if (!cgi_hlo_dot_dims(op, &d) || d.num_contract != 1) return;
  cg_type element = op->operands[0].value->type->element;
  const bool words = element->kind == CG_TYPE_F32;
  const int64_t lanes = CGI_BINDING_PIECE / (int64_t)cg_storage_bytes(element);
  if (element != op->operands[1].value->type->element || (words && !cgi_hlo_dot_takes_tf32(op)) ||
      !cgi_matrix_targets_multiply(op, CG_MATRIX_SUBGROUP, element, words))
    return;
  for (unsigned i = 0; i < 2; i++) {
    cg_type t = op->operands[i].value->type;
    for (unsigned j = 0; j < d.num_batch; j++)
      if (t->shape[(i ? d.rhs_batch : d.lhs_batch)[j]] != 1) return;
    if (!cg_type_has_static_shape(t)) return;
    k = t->shape[*contract[i]];
    own[i] = cg_type_num_elements(t) / cgi_larger(k, 1);
    warpgroups &= own[i] >= CGI_PAD_WARPGROUP_LEAST;
    work = cgi_saturating_mul(work, own[i]);
  }
  work = cgi_saturating_mul(work, k);
  warpgroups &= lanes != 8 && work >= (least ? least : (int64_t)1 << CGI_PAD_WARPGROUP_WORK) &&
                cgi_matrix_targets_multiply(op, CG_MATRIX_WARPGROUP, element, words);
  const bool round = words && warpgroups, bytes = lanes == CGI_BINDING_PIECE && cgi_pad_is_opaque(op);
  for (unsigned i = 0; i < 2; i++) {
    cg_type t = op->operands[i].value->type;
    bool pieces = t->shape[t->rank - 1] % lanes == 0, along = *contract[i] + 1 == t->rank;
    turn[i] = !along && (!pieces || warpgroups || (bytes && own[1 - i] >= CGI_PAD_BYTES_LEAST));
    pad |= (!pieces || turn[i]) && k % lanes != 0;
  }
  if ((!turn[0] && !turn[1] && !pad && !round) || work < (least ? least : (int64_t)1 << CGI_PAD_WORK)) return;
  cgi_builder b = cgi_builder_before(op);
  for (unsigned i = 0; i < 2; i++) {
    if (!turn[i] && !pad && !round) continue;
    cg_value v = op->operands[i].value;
    cgi_op_set_operand(op, i, cgi_pad_copy(&b, v, (unsigned)*contract[i], pad ? cgi_round_up(k, lanes) : k, turn[i], round));
    if (turn[i]) {
      int64_t *batch = i ? d.rhs_batch : d.lhs_batch;
      for (unsigned j = 0; j < d.num_batch; j++) batch[j] -= batch[j] > *contract[i];
      *contract[i] = v->type->rank - 1;
    }
  }
  cgi_op_set_attr(op, "dot_dimension_numbers", cgi_hlo_dot_attr(op->ctx, &d));
  if (round) cgi_op_mark(op, CGI_ATTR_ROUNDED);
}

CGI_DEF bool cgi_pass_pad_to_intrinsics(cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  cg_op *ops = cgi_collect(pass->module, CG_STABLEHLO_DOT_GENERAL);
  int64_t least = cgi_pass_option_int(pass, "work");
  for (size_t i = 0; i < cgi_len(ops); i++) cgi_pad_dot(ops[i], cgi_larger(least, 0));
  cgi_arr_free(ctx, ops);
  return true;
}

#undef CGI_PAD_WORK
#undef CGI_PAD_WARPGROUP_WORK
#undef CGI_PAD_WARPGROUP_LEAST
#undef CGI_PAD_BYTES_LEAST
#endif
