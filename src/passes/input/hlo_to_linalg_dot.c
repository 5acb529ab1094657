// hlo-to-linalg, dot and dot_general: a fill with zero and a named matmul where one says the same, else a linalg.generic over batch, free and
// contracted dims. Floats narrower than f32 accumulate in f32 and are rounded once at the end. Where the algorithm that the op names rounds f32
// factors to tf32 once, codegen.tf32 says that matrix units may; where it allows imprecise accumulation, codegen.imprecise does.
#include "passes/input/hlo_to_linalg.h"

typedef struct cgi_to_linalg_dot_op {
  cgi_dot_dims d;
  cg_value lhs, rhs;
  cg_type lhs_element, rhs_element, result_element; // signedness kept
  cg_type acc;
  unsigned lhs_free[CGI_HLO_MAX_RANK], rhs_free[CGI_HLO_MAX_RANK], num_lhs_free, num_rhs_free;
} cgi_to_linalg_dot_op;

static unsigned cgi_to_linalg_free_dims(unsigned rank, const int64_t *batch, unsigned num_batch, const int64_t *contract, unsigned num_contract,
                                        unsigned *out) {
  unsigned n = 0;
  for (unsigned i = 0; i < rank; ++i) {
    bool taken = false;
    for (unsigned k = 0; k < num_batch; ++k) taken |= batch[k] == (int64_t)i;
    for (unsigned k = 0; k < num_contract; ++k) taken |= contract[k] == (int64_t)i;
    if (!taken) out[n++] = i;
  }
  return n;
}

// Named ops extend integers by sign and know no booleans.
static bool cgi_to_linalg_named_can_multiply(const cgi_to_linalg_dot_op *d) {
  const cg_type elements[2] = {d->lhs_element, d->rhs_element};
  for (unsigned i = 0; i < 2; ++i) {
    cg_type e = elements[i];
    if (!cg_type_is_int(e)) continue;
    if (cg_type_width(e) == 1 || !cg_type_is_int(d->acc)) return false;
    if (cgi_to_linalg_is_unsigned(e) && cg_type_width(e) != cg_type_width(d->acc)) return false;
  }
  return true;
}

static CGI_NOINLINE cg_op_kind cgi_to_linalg_named_dot(const cgi_to_linalg_dot_op *d) {
  unsigned lr = cg_type_rank(cg_value_type(d->lhs)), rr = cg_type_rank(cg_value_type(d->rhs)), nb = d->d.num_batch;
  if (d->d.num_contract != 1 || nb > 1 || !cgi_to_linalg_named_can_multiply(d)) return CG_OP_UNREGISTERED;
  if (nb && (d->d.lhs_batch[0] != 0 || d->d.rhs_batch[0] != 0)) return CG_OP_UNREGISTERED;
  int64_t lc = d->d.lhs_contract[0] - nb, rc = d->d.rhs_contract[0] - nb;
  lr -= nb;
  rr -= nb;
  if (lr == 2 && rr == 2) {
    if (lc == 1 && rc == 0) return nb ? CG_LINALG_BATCH_MATMUL : CG_LINALG_MATMUL;
    if (lc == 0 && rc == 0) return nb ? CG_LINALG_BATCH_MATMUL_TRANSPOSE_A : CG_LINALG_MATMUL_TRANSPOSE_A;
    if (lc == 1 && rc == 1) return nb ? CG_LINALG_BATCH_MATMUL_TRANSPOSE_B : CG_LINALG_MATMUL_TRANSPOSE_B;
  }
  if (lr == 2 && rr == 1 && lc == 1) return nb ? CG_LINALG_BATCH_MATVEC : CG_LINALG_MATVEC;
  if (lr == 1 && rr == 2 && rc == 0) return nb ? CG_LINALG_BATCH_VECMAT : CG_LINALG_VECMAT;
  if (lr == 1 && rr == 1 && !nb) return CG_LINALG_DOT;
  return CG_OP_UNREGISTERED;
}

CGI_DEF void cgi_to_linalg_product_body(cgi_to_linalg *h, cg_op generic, cg_type lhs, cg_type rhs, cg_type acc) {
  cg_block body = cgi_linalg_body(generic);
  cgi_builder b = cgi_builder_at_end(body, h->b.loc);
  cg_value x = cgi_to_linalg_convert_scalar(&b, cg_block_arg(body, 0), lhs, acc);
  cg_value y = cgi_to_linalg_convert_scalar(&b, cg_block_arg(body, 1), rhs, acc);
  bool is_float = cg_type_is_float(acc), is_bool = cg_type_is_int(acc) && cg_type_width(acc) == 1;
  cg_value product = cgi_build_binary(&b, is_float ? CG_ARITH_MULF : is_bool ? CG_ARITH_ANDI : CG_ARITH_MULI, x, y);
  cg_value sum = cgi_build_binary(&b, is_float ? CG_ARITH_ADDF : is_bool ? CG_ARITH_ORI : CG_ARITH_ADDI, cg_block_arg(body, 2), product);
  cgi_build_linalg_yield(&b, sum);
  cgi_linalg_allow_contraction(generic);
}

static cg_op cgi_to_linalg_generic_dot(cgi_to_linalg *h, const cgi_to_linalg_dot_op *d, cg_value out) {
  cg_context *ctx = h->ctx;
  unsigned nb = d->d.num_batch, nl = d->num_lhs_free, nr = d->num_rhs_free, nc = d->d.num_contract, loops = nb + nl + nr + nc;
  unsigned lhs_dims[CGI_HLO_MAX_RANK], rhs_dims[CGI_HLO_MAX_RANK], out_dims[CGI_MAX_LOOPS];
  bool reduction[CGI_MAX_LOOPS];
  for (unsigned i = 0; i < nb; ++i) lhs_dims[d->d.lhs_batch[i]] = rhs_dims[d->d.rhs_batch[i]] = i;
  for (unsigned i = 0; i < nl; ++i) lhs_dims[d->lhs_free[i]] = nb + i;
  for (unsigned i = 0; i < nr; ++i) rhs_dims[d->rhs_free[i]] = nb + nl + i;
  for (unsigned i = 0; i < nc; ++i) lhs_dims[d->d.lhs_contract[i]] = rhs_dims[d->d.rhs_contract[i]] = nb + nl + nr + i;
  for (unsigned i = 0; i < loops; ++i) {
    out_dims[i] = i;
    reduction[i] = i >= nb + nl + nr;
  }
  cg_map maps[3];
  maps[0] = cgi_map_permutation(ctx, loops, cg_type_rank(cg_value_type(d->lhs)), lhs_dims);
  maps[1] = cgi_map_permutation(ctx, loops, cg_type_rank(cg_value_type(d->rhs)), rhs_dims);
  maps[2] = cgi_map_permutation(ctx, loops, nb + nl + nr, out_dims);
  cg_value inputs[2];
  inputs[0] = d->lhs;
  inputs[1] = d->rhs;
  cg_op generic = cgi_build_generic(&h->b, 2, inputs, 1, &out, maps, loops, reduction);
  cgi_to_linalg_product_body(h, generic, d->lhs_element, d->rhs_element, d->acc);
  return generic;
}

static cg_value cgi_to_linalg_dot_output(cgi_to_linalg *h, const cgi_to_linalg_dot_op *d, cg_type t) {
  cg_value sizes[CGI_HLO_MAX_RANK];
  unsigned nb = d->d.num_batch, nl = d->num_lhs_free;
  for (unsigned i = 0; i < cg_type_rank(t); ++i) {
    sizes[i] = NULL;
    if (cg_type_dim(t, i) != CG_DYNAMIC) continue;
    if (i < nb)
      sizes[i] = cgi_build_dim(&h->b, d->lhs, (unsigned)d->d.lhs_batch[i]);
    else if (i < nb + nl)
      sizes[i] = cgi_build_dim(&h->b, d->lhs, d->lhs_free[i - nb]);
    else
      sizes[i] = cgi_build_dim(&h->b, d->rhs, d->rhs_free[i - nb - nl]);
  }
  cg_value empty = cgi_to_linalg_empty(h, cg_type_rank(t), cg_type_shape(t), sizes, d->acc);
  return cgi_to_linalg_fill(h, cgi_to_linalg_zero(&h->b, d->acc), empty);
}

CGI_DEF bool cgi_to_linalg_dot(cgi_to_linalg *h, cg_op op) {
  cgi_to_linalg_dot_op d;
  memset(&d, 0, sizeof d);
  if (!cgi_hlo_dot_dims(op, &d.d)) return cgi_op_error(op, "has no dimension numbers that can be read");
  d.lhs = cgi_to_linalg_get(h, cg_op_operand(op, CG_STABLEHLO_DOT_GENERAL_LHS));
  d.rhs = cgi_to_linalg_get(h, cg_op_operand(op, CG_STABLEHLO_DOT_GENERAL_RHS));
  d.lhs_element = cgi_to_linalg_operand_element(op, 0);
  d.rhs_element = cgi_to_linalg_operand_element(op, 1);
  cg_type t = cgi_to_linalg_result_type(op, 0);
  d.result_element = cg_type_element(t);
  d.acc = cgi_to_linalg_accumulator(d.result_element);
  d.num_lhs_free =
      cgi_to_linalg_free_dims(cg_type_rank(cg_value_type(d.lhs)), d.d.lhs_batch, d.d.num_batch, d.d.lhs_contract, d.d.num_contract, d.lhs_free);
  d.num_rhs_free =
      cgi_to_linalg_free_dims(cg_type_rank(cg_value_type(d.rhs)), d.d.rhs_batch, d.d.num_batch, d.d.rhs_contract, d.d.num_contract, d.rhs_free);
  unsigned parallel = d.d.num_batch + d.num_lhs_free + d.num_rhs_free;
  if (parallel != cg_type_rank(t)) return cgi_op_error(op, "has a result of rank %u where its operands give %u", cg_type_rank(t), parallel);
  if (parallel + d.d.num_contract > CGI_MAX_LOOPS)
    return cgi_op_unsupported(op, "needs %u loops; %d is the most", parallel + d.d.num_contract, CGI_MAX_LOOPS);
  cg_value out = cgi_to_linalg_dot_output(h, &d, t);
  cg_op_kind named = cgi_to_linalg_named_dot(&d);
  cg_value inputs[2];
  inputs[0] = d.lhs;
  inputs[1] = d.rhs;
  cg_op made =
      named == CG_OP_UNREGISTERED ? cgi_to_linalg_generic_dot(h, &d, out) : cgi_build_named_linalg(&h->b, named, 2, inputs, 1, &out, 0, NULL);
  if (cgi_hlo_dot_takes_tf32(op)) cgi_op_mark(made, CGI_ATTR_TF32);
  if (cg_op_attr(op, CGI_ATTR_ROUNDED)) cgi_op_mark(made, CGI_ATTR_ROUNDED);
  if (cgi_hlo_dot_is_imprecise(op)) cgi_op_mark(made, CGI_ATTR_IMPRECISE);
  return cgi_to_linalg_done(h, op, cgi_to_linalg_truncate(h, cg_op_result(made, 0), d.result_element));
}
