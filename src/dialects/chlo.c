// chlo: verification. Operands of broadcast_* meet by numpy's rule, or as broadcast_dimensions places the operand of lower rank.
#include "dialects/dialects.h"
#include "dialects/scalar.h"
#include "dialects/stablehlo.h"

static bool cgi_chlo_ranked(cg_type t) { return cg_type_get_kind(t) == CG_TYPE_TENSOR; }

static bool cgi_chlo_verify_broadcast(cg_op op) {
  cg_type l = cg_value_type(cg_op_operand(op, CG_LHS)), r = cg_value_type(cg_op_operand(op, CG_RHS)), out = cg_value_type(cg_op_result(op, 0)),
          smaller;
  int64_t dims[CGI_HLO_MAX_RANK];
  unsigned i, rank;
  bool explicit_dims;
  int n = cgi_hlo_list(op, "broadcast_dimensions", CGI_HLO_MAX_RANK, dims);
  if (cg_type_element(l) != cg_type_element(r)) return cgi_op_error(op, "operands have different element types: %t and %t", l, r);
  const cgi_hlo_row *row = cgi_hlo_row_of(cgi_hlo_broadcast_of(cg_op_get_kind(op)));
  if (row && !(cgi_hlo_class(cg_type_element(l)) & row->classes)) return cgi_op_error(op, "does not take elements of type %t", cg_type_element(l));
  if (!cgi_chlo_ranked(l) || !cgi_chlo_ranked(r) || !cgi_chlo_ranked(out)) return true;
  smaller = cg_type_rank(l) <= cg_type_rank(r) ? l : r;
  rank = cg_type_rank(l) > cg_type_rank(r) ? cg_type_rank(l) : cg_type_rank(r);
  if (rank > CGI_HLO_MAX_RANK) return cgi_op_error(op, "has a tensor of rank %u; at most %d is supported", rank, CGI_HLO_MAX_RANK);
  if (cg_type_rank(out) != rank) return cgi_op_error(op, "result %t must have the rank of the larger operand of %t and %t", out, l, r);
  explicit_dims = cg_op_attr(op, "broadcast_dimensions") != NULL;
  if (explicit_dims && (n < 0 || (unsigned)n != cg_type_rank(smaller)))
    return cgi_op_error(op, "attribute 'broadcast_dimensions' must have one entry per dim of %t", smaller);
  for (i = 0; i < cg_type_rank(smaller); i++) {
    int64_t to = explicit_dims ? dims[i] : (int64_t)(rank - cg_type_rank(smaller) + i), a, b;
    if (to < 0 || to >= (int64_t)rank || (explicit_dims && i && dims[i] <= dims[i - 1]))
      return cgi_op_error(op, "attribute 'broadcast_dimensions' must list dims of the larger operand in order");
    a = cg_type_dim(smaller, i);
    b = cg_type_dim(smaller == l ? r : l, (unsigned)to);
    if (a != b && a != 1 && b != 1 && a != CG_DYNAMIC && b != CG_DYNAMIC)
      return cgi_op_error(op, "operands %t and %t cannot be broadcast together", l, r);
  }
  return true;
}

static bool cgi_chlo_verify_top_k(cg_op op) {
  cg_type t = cg_value_type(cg_op_operand(op, CG_CHLO_TOP_K_OPERAND)), v = cg_value_type(cg_op_result(op, 0)),
          ix = cg_value_type(cg_op_result(op, CG_CHLO_TOP_K_INDICES));
  int64_t k = cgi_hlo_int(op, "k", -1), shape[CGI_HLO_MAX_RANK];
  unsigned i, rank;
  if (!cgi_chlo_ranked(t)) return true;
  rank = cg_type_rank(t);
  if (rank < 1 || rank > CGI_HLO_MAX_RANK) return cgi_op_error(op, "takes a tensor of rank 1 to %d, but its operand is %t", CGI_HLO_MAX_RANK, t);
  if (k < 0 || (cg_type_dim(t, rank - 1) != CG_DYNAMIC && k > cg_type_dim(t, rank - 1)))
    return cgi_op_error(op, "k = %l is not within the last dim of %t", k, t);
  for (i = 0; i < rank; i++) shape[i] = i + 1 == rank ? k : cg_type_dim(t, i);
  if (!cgi_hlo_compatible(v, cgi_type_tensor(cg_op_context(op), rank, shape, cg_type_element(t), NULL)))
    return cgi_op_error(op, "values are %t, but operand %t and k = %l make another type", v, t, k);
  if (!cgi_hlo_compatible(ix, cgi_type_tensor(cg_op_context(op), rank, shape, cgi_type_i(cg_op_context(op), 32), NULL)))
    return cgi_op_error(op, "indices are %t, but must be i32 of the shape of the values %t", ix, v);
  return true;
}

static bool cgi_chlo_verify_elementwise(cg_op op) {
  cg_type r = cg_value_type(cg_op_result(op, 0));
  unsigned i;
  for (i = 0; i < cg_op_num_operands(op); i++) {
    cg_type t = cg_value_type(cg_op_operand(op, i));
    if (cgi_chlo_ranked(t) && cgi_chlo_ranked(r) && !cgi_hlo_compatible(cgi_type_with_element(t, cg_type_element(r)), r))
      return cgi_op_error(op, "operand %u %t and result %t have different shapes", i, t, r);
  }
  return true;
}

static bool cgi_chlo_verify(cg_op op) {
  cg_attr value;
  switch (cg_op_get_kind(op)) {
  case CG_CHLO_CONSTANT:
    value = cg_op_attr(op, "value");
    return cg_attr_type(value) == cg_value_type(cg_op_result(op, 0)) || cgi_op_error(op, "attribute 'value' must have the type of the result");
#ifndef CODEGEN_NO_SECOND_TIER_OPS
  case CG_CHLO_TOP_K: return cgi_chlo_verify_top_k(op);
  case CG_CHLO_CONSTANT_LIKE:
  case CG_CHLO_RAGGED_DOT:
  case CG_CHLO_BROADCAST_SELECT: return true;
#endif
  default: break;
  }
#ifndef CODEGEN_NO_SECOND_TIER_OPS
  if (cgi_starts_with(cg_op_name(op), "chlo.broadcast_")) return cgi_chlo_verify_broadcast(op);
#endif
  return !cg_op_has_trait(op, CG_TRAIT_ELEMENTWISE) || cgi_chlo_verify_elementwise(op);
}

static bool cgi_chlo_fold(cg_op op, const cg_attr *constants, cgi_fold *results) {
  (void)constants;
  if (cg_op_get_kind(op) != CG_CHLO_CONSTANT) return false;
  results[0].attr = cg_op_attr(op, "value");
  return true;
}

CGI_DEF const cgi_dialect *cgi_dialect_chlo(void) {
  static const cgi_dialect dialect = {"chlo", CGI_VERIFIER(cgi_chlo_verify), cgi_chlo_fold, NULL, 0};
  return &dialect;
}
