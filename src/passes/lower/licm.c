// licm: pure ops of a loop whose operands come from outside it move in front of it.
//
//   scf.for %i = … {                          %x = arith.muli %n, %c4
//     %x = arith.muli %n, %c4            →    scf.for %i = … {
//     %a = arith.addi %x, %i }                  %a = arith.addi %x, %i }
//
// What may trap (a division by a value that could be zero) stays. Requires: verified IR. Preserves: everything but the place of ops.
#include "passes/pass_table.h"

static bool cgi_licm_is_loop(cg_op op) {
  switch (op->def->kind) {
  case CG_SCF_FOR:
  case CG_SCF_PARALLEL:
  case CG_SCF_FORALL:
  case CG_SCF_WHILE:
  case CG_AFFINE_FOR: return true;
  default: return false;
  }
}

static bool cgi_licm_speculatable(cg_op op) {
  int64_t c;
  switch (op->def->kind) {
  case CG_ARITH_DIVSI:
  case CG_ARITH_REMSI:
  case CG_ARITH_CEILDIVSI:
  case CG_ARITH_FLOORDIVSI: return cgi_constant_int(op->operands[CG_RHS].value, &c) && c != 0 && c != -1;
  case CG_ARITH_DIVUI:
  case CG_ARITH_REMUI:
  case CG_ARITH_CEILDIVUI: return cgi_constant_int(op->operands[CG_RHS].value, &c) && c != 0;
  default: return true;
  }
}

static bool cgi_licm_outside(cg_op loop, cg_value v) {
  cg_block home = v->op ? v->op->block : v->block;
  return !cgi_op_is_ancestor(loop, home->region->op);
}

static bool cgi_licm_one(cg_op loop, void *user) {
  (void)user;
  if (!cgi_licm_is_loop(loop)) return true;
  for (unsigned r = 0; r < loop->num_regions; r++) CGI_FOREACH_BLOCK(b, loop->regions[r]) {
      CGI_FOREACH_OP(op, b) {
        if (!(op->def->traits & CG_TRAIT_PURE) || op->def->traits & CG_TRAIT_TERMINATOR || op->num_regions || !cgi_licm_speculatable(op)) continue;
        bool invariant = true;
        for (unsigned i = 0; i < op->num_operands && invariant; i++) invariant = cgi_licm_outside(loop, op->operands[i].value);
        if (invariant) cgi_op_move_before(op, loop);
      }
    }
  return true;
}

CGI_DEF bool cgi_pass_licm(cgi_pass *pass) { return cgi_walk_post(pass->module, cgi_licm_one, NULL); }
