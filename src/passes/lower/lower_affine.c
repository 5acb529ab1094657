// lower-affine: affine ops become arith and scf. floordiv, ceildiv and mod take the cheap unsigned form where the operands are known not to be
// negative.
//
//   %a = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%i)     →     %a = arith.divui %i, %c4        (%i >= 0)
//
// Requires: verified IR of any phase. Preserves: everything else. No affine op is left (affine.if is an error for now).
#include "analysis/ranges.h"
#include "passes/pass_table.h"

static cg_value cgi_affine_zero_adjust(cgi_builder *b, cg_value value, cg_value remainder, cg_value rhs) { // remainder < 0 ? value + rhs : value
  cg_value zero = cgi_build_index(b, 0);
  cg_value negative = cgi_build_cmpi(b, CG_CMPI_SLT, remainder, zero);
  return cgi_build_select(b, negative, cgi_build_binary(b, CG_ARITH_ADDI, value, rhs), value);
}

static cg_value cgi_affine_expand(cgi_builder *b, cg_expr e, const cg_value *dims, const cg_value *symbols) {
  switch (e->kind) {
  case CG_EXPR_CONST: return cgi_build_index(b, e->value);
  case CG_EXPR_DIM: return dims[e->value];
  case CG_EXPR_SYMBOL: return symbols[e->value];
  default: break;
  }
  cg_value l = cgi_affine_expand(b, e->lhs, dims, symbols);
  if (e->kind == CG_EXPR_ADD && e->rhs->kind == CG_EXPR_MUL && e->rhs->rhs->kind == CG_EXPR_CONST && e->rhs->rhs->value == -1)
    return cgi_build_binary(b, CG_ARITH_SUBI, l, cgi_affine_expand(b, e->rhs->lhs, dims, symbols));
  cg_value r = cgi_affine_expand(b, e->rhs, dims, symbols);
  if (e->kind == CG_EXPR_ADD) return cgi_build_binary(b, CG_ARITH_ADDI, l, r);
  if (e->kind == CG_EXPR_MUL) return cgi_build_binary(b, CG_ARITH_MULI, l, r);
  bool natural = cgi_is_non_negative(l) && cgi_is_non_negative(r);
  if (e->kind == CG_EXPR_FLOORDIV) return cgi_build_binary(b, natural ? CG_ARITH_DIVUI : CG_ARITH_FLOORDIVSI, l, r);
  if (e->kind == CG_EXPR_CEILDIV) return cgi_build_binary(b, natural ? CG_ARITH_CEILDIVUI : CG_ARITH_CEILDIVSI, l, r);
  if (natural) return cgi_build_binary(b, CG_ARITH_REMUI, l, r);
  cg_value rem = cgi_build_binary(b, CG_ARITH_REMSI, l, r);
  return cgi_affine_zero_adjust(b, rem, rem, r);
}

static cg_value cgi_affine_result(cgi_builder *b, cg_map m, unsigned i, const cg_value *operands) {
  return cgi_affine_expand(b, m->results[i], operands, operands + m->num_dims);
}

static cg_value cgi_affine_extreme(cgi_builder *b, cg_op_kind kind, cg_map m, const cg_value *operands) {
  cg_value r = cgi_affine_result(b, m, 0, operands);
  for (unsigned i = 1; i < m->num_results; i++) r = cgi_build_binary(b, kind, r, cgi_affine_result(b, m, i, operands));
  return r;
}

static cg_map cgi_affine_map_of(cg_op op, const char *name) {
  cg_attr a = cg_op_attr(op, name);
  return a && a->kind == CG_ATTR_MAP ? a->map : NULL;
}

static bool cgi_lower_affine_for(cgi_builder *b, cg_op op) {
  cg_context *ctx = op->ctx;
  cg_map lower = cgi_affine_map_of(op, "lowerBoundMap"), upper = cgi_affine_map_of(op, "upperBoundMap");
  unsigned first, nl = cgi_operand_group(op, "lowerBoundOperands", &first), first_upper, first_init, ni;
  (void)nl;
  cgi_operand_group(op, "upperBoundOperands", &first_upper);
  ni = cgi_operand_group(op, "inits", &first_init);
  cg_value *values = CGI_NEW_ARRAY(ctx, cg_value, op->num_operands + 1);
  cgi_operand_values(op, 0, op->num_operands, values);
  cg_value lo = cgi_affine_extreme(b, CG_ARITH_MAXSI, lower, values + first), hi = cgi_affine_extreme(b, CG_ARITH_MINSI, upper, values + first_upper);
  cg_op loop = cgi_build_for(b, lo, hi, cgi_build_index(b, cgi_op_int(op, "step")), ni, values + first_init);
  cg_block from = op->regions[0]->first, to = loop->regions[0]->first;
  cgi_block_move_body(from, NULL, to);
  for (unsigned i = 0; i < op->num_results; i++) values[i] = loop->results[i];
  cgi_op_replace(op, values);
  return true;
}

static bool cgi_lower_affine_parallel(cgi_builder *b, cg_op op) {
  cg_map lower = cgi_affine_map_of(op, "lowerBoundsMap"), upper = cgi_affine_map_of(op, "upperBoundsMap");
  cg_attr steps = cg_op_attr(op, "steps");
  cg_block from = op->regions[0]->first;
  unsigned n = cg_block_num_args(from);
  if (op->num_results || lower->num_results != n || upper->num_results != n)
    return cgi_op_unsupported(op, "with reductions or several bounds a loop is not lowered");
  cg_value operands[48], values[64];
  if (n > 16 || op->num_operands > 64) return cgi_op_unsupported(op, "has too many loops");
  cgi_operand_values(op, 0, op->num_operands, values);
  for (unsigned i = 0; i < n; i++) {
    operands[i] = cgi_affine_result(b, lower, i, values);
    operands[n + i] = cgi_affine_result(b, upper, i, values + lower->num_dims + lower->num_symbols);
    operands[2 * n + i] = cgi_build_index(b, cg_attr_int_list_at(steps, i));
  }
  cg_block to = cgi_build_parallel(b, n, operands)->regions[0]->first;
  cgi_block_move_body(from, from->last, to);
  cgi_builder end = cgi_builder_at_end(to, op->loc);
  cgi_build_plain(&end, CG_SCF_REDUCE, 0, NULL);
  cgi_op_erase(op);
  return true;
}

static bool cgi_lower_affine_access(cgi_builder *b, cg_op op) {
  bool load = op->def->kind == CG_AFFINE_LOAD;
  unsigned fixed = load ? 1 : 2;
  cg_map m = cgi_affine_map_of(op, "map");
  cg_value operands[32], indices[32];
  if (m->num_results > 28 || op->num_operands > 32) return cgi_op_unsupported(op, "has too many indices");
  cgi_operand_values(op, fixed, op->num_operands, indices);
  cgi_operand_values(op, 0, fixed, operands);
  for (unsigned i = 0; i < m->num_results; i++) operands[fixed + i] = cgi_affine_result(b, m, i, indices);
  cg_type t = load ? op->results[0]->type : NULL;
  cg_op made = cgi_build(b, load ? CG_MEMREF_LOAD : CG_MEMREF_STORE, fixed + m->num_results, operands, load ? 1 : 0, &t, 0, NULL, 0);
  if (load)
    cgi_op_replace1(op, made->results[0]);
  else
    cgi_op_erase(op);
  return true;
}

// The sizes that `n` indices are counted by, the outermost of which may be NULL.
static void cgi_lower_basis(cgi_builder *b, cg_op op, unsigned n, cg_value *out) {
  cg_attr basis = cg_op_attr(op, "static_basis");
  unsigned next, given = cgi_operand_group(op, "dynamic_basis", &next), sizes = basis ? (unsigned)cg_attr_int_list_len(basis) : given;
  if (sizes < n) out[0] = NULL;
  for (unsigned i = 0; i < sizes; i++) {
    int64_t size = basis ? cg_attr_int_list_at(basis, i) : CG_DYNAMIC;
    out[n - sizes + i] = size == CG_DYNAMIC ? op->operands[next++].value : cgi_build_index(b, size);
  }
}

static bool cgi_lower_linearize(cgi_builder *b, cg_op op) {
  cg_value basis[32], at = op->operands[0].value;
  unsigned first, n = cgi_operand_group(op, "multi_index", &first);
  if (n > 32) return cgi_op_unsupported(op, "has too many indices");
  cgi_lower_basis(b, op, n, basis);
  for (unsigned i = 1; i < n; i++) {
    at = cgi_build_binary(b, CG_ARITH_MULI, at, basis[i]);
    at = cgi_build_binary(b, CG_ARITH_ADDI, at, op->operands[i].value);
  }
  cgi_op_replace1(op, at);
  return true;
}

static bool cgi_lower_delinearize(cgi_builder *b, cg_op op) {
  cg_value rest = op->operands[CG_AFFINE_DELINEARIZE_INDEX_LINEAR_INDEX].value, values[32], basis[32];
  unsigned n = op->num_results;
  if (n > 32) return cgi_op_unsupported(op, "has too many indices");
  cgi_lower_basis(b, op, n, basis);
  bool natural = cgi_is_non_negative(rest);
  for (unsigned i = n; i-- > 0;) {
    cg_value size = basis[i];
    values[i] = i ? cgi_build_binary(b, natural ? CG_ARITH_REMUI : CG_ARITH_REMSI, rest, size) : rest;
    if (i && !natural) values[i] = cgi_affine_zero_adjust(b, values[i], values[i], size);
    if (i) rest = cgi_build_binary(b, natural ? CG_ARITH_DIVUI : CG_ARITH_FLOORDIVSI, rest, size);
  }
  cgi_op_replace(op, values);
  return true;
}

static bool cgi_lower_affine_one(cg_op op, void *user) {
  (void)user;
  cg_value operands[64];
  cgi_builder b = cgi_builder_before(op);
  switch (op->def->kind) {
  case CG_AFFINE_APPLY:
  case CG_AFFINE_MIN:
  case CG_AFFINE_MAX: {
    if (op->num_operands > 64) return cgi_op_unsupported(op, "has too many operands");
    cgi_operand_values(op, 0, op->num_operands, operands);
    cgi_op_replace1(op,
                    cgi_affine_extreme(&b, op->def->kind == CG_AFFINE_MAX ? CG_ARITH_MAXSI : CG_ARITH_MINSI, cgi_affine_map_of(op, "map"), operands));
    return true;
  }
  case CG_AFFINE_FOR: return cgi_lower_affine_for(&b, op);
  case CG_AFFINE_PARALLEL: return cgi_lower_affine_parallel(&b, op);
  case CG_AFFINE_LOAD:
  case CG_AFFINE_STORE: return cgi_lower_affine_access(&b, op);
  case CG_AFFINE_DELINEARIZE_INDEX: return cgi_lower_delinearize(&b, op);
  case CG_AFFINE_LINEARIZE_INDEX: return cgi_lower_linearize(&b, op);
  case CG_FLOW_DISPATCH_WORKLOAD_ORDINAL: // has said what it is for
    cgi_op_replace1(op, op->operands[CG_FLOW_DISPATCH_WORKLOAD_ORDINAL_OPERAND].value);
    return true;
  case CG_AFFINE_IF: return cgi_op_unsupported(op, "is not lowered yet");
  case CG_AFFINE_YIELD: {
    if (op->num_operands > 64) return cgi_op_unsupported(op, "has too many operands");
    cgi_operand_values(op, 0, op->num_operands, operands);
    b = cgi_builder_after(op);
    b.loc = op->loc;
    if (cg_op_parent(op)->def->kind == CG_AFFINE_PARALLEL) return true;
    cgi_build_yield(&b, op->num_operands, operands);
    cgi_op_erase(op);
    return true;
  }
  default: return true;
  }
}

CGI_DEF bool cgi_pass_lower_affine(cgi_pass *pass) { return cgi_walk_post(pass->module, cgi_lower_affine_one, NULL); }
