// remove-single-iteration-loops: loops that run exactly once are inlined, loops that never run go, by the ranges of ids, counts and loop variables.
// What else such ranges decide is folded: minima and maxima, remainders and quotients, comparisons.
//
//   %t = gpu.thread_id x                         // below 64
//   %i = arith.muli %t, %c4                                  %t = gpu.thread_id x
//   scf.for %j = %i to %c256 step %c256 {              →     %i = arith.muli %t, %c4
//     %n = affine.min affine_map<(d0) -> (4, -d0 + 256)>(%j)
//     "use"(%j, %n) }                                        "use"(%i, %c4)
//
// Requires: verified IR; ids are bounded where the export or function has a workgroup_size and workgroup counts. Preserves: everything else.
#include "analysis/linear.h"
#include "dialects/scalar.h"
#include "passes/pass_table.h"

// Moves the body in front of the loop, its arguments replaced.
static void cgi_inline_iteration(cg_op loop) {
  cg_block body = loop->regions[0]->first;
  cg_op yield = body->last;
  for (unsigned i = 0; i < cg_block_num_args(body); i++)
    cgi_value_replace_uses(body->args[i], loop->operands[i ? 2 + i : 0].value); // lower bound; carried values follow lower, upper, step
  while (body->first != yield) cgi_op_move_before(body->first, loop);
  cgi_values_replace_by_operands(loop->num_results, loop->results, yield, 0);
  cgi_op_erase(loop);
}

static bool cgi_single_for(cg_op loop) {
  cgi_interval step = cgi_range_of(loop->operands[CG_SCF_FOR_STEP].value),
               trips = cgi_difference_range(loop->operands[CG_SCF_FOR_LOWER_BOUND].value, loop->operands[CG_SCF_FOR_UPPER_BOUND].value);
  if (trips.hi <= 0) {
    cgi_values_replace_by_operands(loop->num_results, loop->results, loop, CG_SCF_FOR_INIT_ARGS);
    cgi_op_erase(loop);
    return true;
  }
  if (trips.lo <= 0 || trips.hi > step.lo) return false;
  cgi_inline_iteration(loop);
  return true;
}

// a < b, a <= b and so on, decided by the range of b - a; false where it is open.
static bool cgi_single_compare(cg_op op, bool *result) {
  int64_t p = cgi_predicate_of(op);
  cg_value a = op->operands[CG_LHS].value, b = op->operands[CG_RHS].value;
  if (a->type->kind != CG_TYPE_INDEX || p < CG_CMPI_EQ || p > CG_CMPI_UGE) return false;
  if (p >= CG_CMPI_ULT && !(cgi_is_non_negative(a) && cgi_is_non_negative(b))) return false;
  cgi_interval d = cgi_difference_range(a, b);
  switch (p) {
  case CG_CMPI_EQ:
  case CG_CMPI_NE: *result = p == CG_CMPI_NE; return d.lo > 0 || d.hi < 0;
  case CG_CMPI_SLT:
  case CG_CMPI_ULT: *result = d.lo > 0; return d.lo > 0 || d.hi <= 0;
  case CG_CMPI_SLE:
  case CG_CMPI_ULE: *result = d.lo >= 0; return d.lo >= 0 || d.hi < 0;
  case CG_CMPI_SGT:
  case CG_CMPI_UGT: *result = d.hi < 0; return d.hi < 0 || d.lo >= 0;
  default: *result = d.hi <= 0; return d.hi <= 0 || d.lo > 0;
  }
}

// A part of an affine map without the remainders and quotients that ranges decide.
static cg_expr cgi_single_expr(cg_expr e, cg_op affine, unsigned depth) {
  cg_context *ctx = affine->ctx;
  if (depth > 30 || e->kind == CG_EXPR_DIM || e->kind == CG_EXPR_SYMBOL || e->kind == CG_EXPR_CONST) return e;
  cg_expr l = cgi_single_expr(e->lhs, affine, depth + 1), r = cgi_single_expr(e->rhs, affine, depth + 1);
  if (r->kind == CG_EXPR_CONST && r->value > 0 && (e->kind == CG_EXPR_MOD || e->kind == CG_EXPR_FLOORDIV)) {
    cgi_interval x = cgi_range_of_expr(l, affine);
    int64_t c = r->value;
    if (x.lo >= 0 && x.hi != INT64_MAX && x.lo / c == x.hi / c) {
      cg_expr q = cgi_expr_const(ctx, x.lo / c);
      return e->kind == CG_EXPR_FLOORDIV ? q : cgi_expr_sub(ctx, l, cgi_expr_const(ctx, x.lo / c * c));
    }
  }
  return l == e->lhs && r == e->rhs ? e : cgi_expr_binary(ctx, e->kind, l, r);
}

// Result i never decides beside result k.
static bool cgi_single_dominated(cg_op op, cg_map m, unsigned i, unsigned k) {
  cg_value operands[32];
  cgi_linear x, y;
  bool max = op->def->kind == CG_AFFINE_MAX;
  cgi_interval d, from;
  cgi_operand_values(op, 0, op->num_operands, operands);
  if (cgi_linear_of_map(m, i, operands, &x) && cgi_linear_of_map(m, k, operands, &y) && cgi_linear_add(&x, &y, -1)) {
    d = cgi_linear_range(&x);
  } else {
    d = cgi_range_of_expr(m->results[i], op);
    from = cgi_range_scale(cgi_range_of_expr(m->results[k], op), -1);
    d = cgi_range_add(d, from);
  }
  return max ? d.hi <= 0 : d.lo >= 0;
}

static void cgi_single_affine(cg_op op) {
  cg_context *ctx = op->ctx;
  cg_map m = cg_attr_map(cg_op_attr(op, "map"));
  cg_expr results[16];
  cg_value operands[32];
  unsigned n = 0;
  bool dropped[16] = {false}, changed = false;
  if (m->num_results > 16 || op->num_operands > 32) return;
  for (unsigned i = 0; i < m->num_results; i++) {
    for (unsigned k = 0; k < m->num_results && !dropped[i]; k++) dropped[i] = k != i && !dropped[k] && cgi_single_dominated(op, m, i, k);
    changed |= dropped[i];
    if (dropped[i]) continue;
    results[n] = cgi_single_expr(m->results[i], op, 0);
    changed |= results[n++] != m->results[i];
  }
  if (!changed) return;
  cgi_operand_values(op, 0, op->num_operands, operands);
  cgi_builder b = cgi_builder_before(op);
  cg_map made = cgi_map_make(ctx, m->num_dims, m->num_symbols, n, results);
  if (n == 1)
    cgi_op_replace1(op, cgi_build_affine_apply(&b, made, operands));
  else
    cgi_op_set_attr(op, "map", cgi_attr_of_map(ctx, made));
}

static bool cgi_single_one(cg_op op, void *user) {
  bool result;
  int64_t c;
  cgi_interval r;
  cgi_builder b = cgi_builder_before(op);
  bool *removed = (bool *)user;
  switch (op->def->kind) {
  case CG_SCF_FOR: *removed |= cgi_single_for(op); return true;
  case CG_ARITH_CMPI:
    if (cgi_single_compare(op, &result)) cgi_op_replace1(op, cgi_build_int(&b, op->results[0]->type, result));
    return true;
  case CG_AFFINE_APPLY:
  case CG_AFFINE_MIN:
  case CG_AFFINE_MAX: cgi_single_affine(op); return true;
  case CG_ARITH_MINSI:
  case CG_ARITH_MAXSI:
    if (op->results[0]->type->kind != CG_TYPE_INDEX) return true;
    r = cgi_difference_range(op->operands[CG_LHS].value, op->operands[CG_RHS].value);
    if (r.lo >= 0 || r.hi <= 0) cgi_op_replace1(op, op->operands[(op->def->kind == CG_ARITH_MAXSI) == (r.lo >= 0)].value);
    return true;
  case CG_ARITH_REMUI:
  case CG_ARITH_REMSI:
  case CG_ARITH_DIVUI:
  case CG_ARITH_DIVSI:
  case CG_ARITH_FLOORDIVSI:
    if (op->results[0]->type->kind != CG_TYPE_INDEX || !cgi_constant_int(op->operands[CG_RHS].value, &c) || c <= 0) return true;
    r = cgi_range_of(op->operands[CG_LHS].value);
    if (r.lo < 0 || r.hi >= c) return true;
    if (op->def->kind == CG_ARITH_REMUI || op->def->kind == CG_ARITH_REMSI)
      cgi_op_replace1(op, op->operands[CG_LHS].value);
    else
      cgi_op_replace1(op, cgi_build_index(&b, 0));
    return true;
  default: return true;
  }
}

CGI_DEF bool cgi_pass_remove_single_iteration_loops(cgi_pass *pass) {
  bool removed = true; // a loop that is gone may decide what was in it, and what is in front of others
  for (unsigned round = 0; round < 4 && removed; round++) {
    removed = false;
    cgi_walk_post(pass->func, cgi_single_one, &removed);
  }
  return true;
}
