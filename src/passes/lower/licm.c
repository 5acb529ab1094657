// licm: pure ops of a loop whose operands come from outside it move in front of it.
//
//   scf.for %i = … {                          %x = arith.muli %n, %c4
//     %x = arith.muli %n, %c4            →    scf.for %i = … {
//     %a = arith.addi %x, %i }                  %a = arith.addi %x, %i }
//
// What may trap (a division by a value that could be zero) stays. So do loads, but for those of bindings that the kernel only reads, in loops that
// are known to run. Requires: verified IR. Preserves: everything but the place of ops.
#include "dialects/iree.h"
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

// A load that each round of the loop does, of what nothing writes.
static bool cgi_licm_is_known(cg_op loop, cg_op op) {
  int64_t lower, upper;
  if (op->def->kind != CG_MEMREF_LOAD || loop->def->kind != CG_SCF_FOR || !cgi_constant_int(loop->operands[CG_SCF_FOR_LOWER_BOUND].value, &lower) ||
      !cgi_constant_int(loop->operands[CG_SCF_FOR_UPPER_BOUND].value, &upper) || lower >= upper)
    return false;
  return cgi_hal_reads_only(op);
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
        bool moves = (op->def->traits & CG_TRAIT_PURE) && !(op->def->traits & CG_TRAIT_TERMINATOR) && !op->num_regions && cgi_licm_speculatable(op);
        if (!moves && !cgi_licm_is_known(loop, op)) continue;
        bool invariant = true;
        for (unsigned i = 0; i < op->num_operands && invariant; i++) invariant = cgi_licm_outside(loop, op->operands[i].value);
        if (invariant) cgi_op_move_before(op, loop);
      }
    }
  return true;
}

CGI_DEF bool cgi_pass_licm(cgi_pass *pass) { return cgi_walk_post(pass->module, cgi_licm_one, NULL); }
