// speculate-reads: a guarded read of a buffer that nobody writes needs no branch. It reads the first element where the guard does not hold, and the
// result is chosen afterwards; many such reads are then under way at once.
//
//   %v = scf.if %c -> (f32) {                        %i = arith.select %c, %at, %c0
//     %x = memref.load %m[%at]               →       %x = memref.load %m[%i]
//     scf.yield %x } else { scf.yield %zero }        %v = arith.select %c, %x, %zero
//
// Requires: flatten-memrefs. Takes branches that hold nothing but reads of read-only bindings of static size, and index arithmetic that cannot trap.
// Preserves: values; nothing outside of a buffer is read.
#include "dialects/iree.h"
#include "support/views.h"
#include "passes/pass_table.h"

#define CGI_SPECULATE_READS 32 // of one branch

// Marks the subspans of bindings that the function only reads.
static void cgi_speculate_mark(cg_op func) {
  cg_op *all = cgi_collect(func, CG_HAL_INTERFACE_BINDING_SUBSPAN);
  for (size_t i = 0; i < cgi_len(all); i++) {
    all[i]->mark = 1;
    CGI_FOREACH_USE(u, all[i]->results[0]) {
      if (u->owner->def->kind != CG_MEMREF_LOAD && u->owner->def->kind != CG_VECTOR_LOAD) all[i]->mark = 0;
    }
  }
  for (size_t i = 0; i < cgi_len(all); i++) // what is written through one view may be read through another
    for (size_t k = 0; k < cgi_len(all) && !all[i]->mark; k++)
      if (cgi_subspans_overlap(all[k], all[i])) all[k]->mark = 0;
}

// A read that may happen in vain: the buffer has elements, whatever the index.
static bool cgi_speculate_is_read(cg_op op) {
  if (op->def->kind != CG_MEMREF_LOAD && op->def->kind != CG_VECTOR_LOAD) return false;
  cg_value memory = op->operands[CG_MEMREF_LOAD_MEMREF].value;
  int64_t n = op->def->kind == CG_VECTOR_LOAD ? op->results[0]->type->shape[0] : 1;
  return memory->op && memory->op->def->kind == CG_HAL_INTERFACE_BINDING_SUBSPAN && memory->op->mark && memory->type->rank == 1 &&
         memory->type->shape[0] >= n;
}

static bool cgi_speculate_is_safe(cg_op op) {
  switch (op->def->kind) {
  case CG_ARITH_DIVSI:
  case CG_ARITH_DIVUI:
  case CG_ARITH_REMSI:
  case CG_ARITH_REMUI:
  case CG_ARITH_CEILDIVSI:
  case CG_ARITH_CEILDIVUI:
  case CG_ARITH_FLOORDIVSI: return false;
  default: return (op->def->traits & CG_TRAIT_PURE) && !op->num_regions;
  }
}

static bool cgi_speculate_matches(cg_op branch) {
  unsigned reads = 0;
  if (branch->def->kind != CG_SCF_IF || !branch->num_results || !branch->regions[CG_SCF_IF_ELSE_REGION]->first) return false;
  for (unsigned r = 0; r < 2; r++) {
    for (cg_op op = branch->regions[r]->first->first; op->next; op = op->next) {
      if (cgi_speculate_is_safe(op)) continue;
      if (r || !cgi_speculate_is_read(op) || ++reads > CGI_SPECULATE_READS) return false;
    }
  }
  return reads > 0;
}

static bool cgi_speculate_visit(cg_op branch, void *user) {
  (void)user;
  if (!cgi_speculate_matches(branch)) return true;
  cg_value condition = branch->operands[CG_SCF_IF_CONDITION].value, zero = NULL;
  cg_op ends[2];
  for (unsigned r = 0; r < 2; r++) {
    cg_block block = branch->regions[r]->first;
    ends[r] = block->last;
    CGI_FOREACH_OP(op, block) {
      if (op == ends[r]) break;
      cgi_op_move_before(op, branch);
      if (!cgi_speculate_is_read(op)) continue;
      cgi_builder b = cgi_builder_before(op);
      if (!zero) zero = cgi_build_index(&b, 0);
      cgi_op_set_operand(op, CG_MEMREF_LOAD_INDICES, cgi_build_select(&b, condition, op->operands[CG_MEMREF_LOAD_INDICES].value, zero));
    }
  }
  cgi_builder b = cgi_builder_before(branch);
  for (unsigned i = 0; i < branch->num_results; i++) {
    cg_value v = cgi_build_select(&b, condition, ends[0]->operands[i].value, ends[1]->operands[i].value);
    cgi_value_replace_uses(branch->results[i], v);
  }
  cgi_op_erase(branch);
  return true;
}

CGI_DEF bool cgi_pass_speculate_reads(cgi_pass *pass) {
  cgi_speculate_mark(pass->func);
  cgi_walk_post(pass->func, cgi_speculate_visit, NULL);
  return true;
}

#undef CGI_SPECULATE_READS
