// sink-offsets: an index that is another one plus a constant is computed beside each access that needs it, not carried into the loop: memory
// instructions add constants by themselves, and a register is free for something else. Reads of workgroup memory go down to their first use, so that
// a long body has few of them waiting at a time.
//
//   %i = arith.addi %base, %c33                         scf.for … {
//   scf.for … {                                   →       %i = arith.addi %base, %c33
//     %x = memref.load %m[%i] }                           %x = memref.load %m[%i] }
//
// Requires: flatten-memrefs. Preserves: everything but the place of additions. Runs after the last licm and cse, which would undo it.
#include "support/views.h"
#include "passes/pass_table.h"

#define CGI_SINK_AHEAD 48 // ops between a read of workgroup memory and its first use

static bool cgi_sink_is_barred(cg_op op) { return op->num_regions || (op->def->traits & CG_TRAIT_WRITES) || op->def->kind == CG_GPU_BARRIER; }

// Down to the first op of the block that uses it; writes on the way keep it where it is.
static void cgi_sink_sink_read(cg_op read) {
  cg_op first = NULL;
  CGI_FOREACH_USE(u, read->results[0]) {
    if (u->owner->block != read->block) return;
    if (!first || cgi_op_before(u->owner, first)) first = u->owner;
  }
  for (unsigned i = 0; first && first != read->next && i < CGI_SINK_AHEAD; i++) first = first->prev; // early enough to be there
  if (!first || first == read->next) return;
  for (cg_op op = read->next; op != first; op = op->next)
    if (cgi_sink_is_barred(op)) return;
  cgi_op_move_before(read, first);
}

static bool cgi_sink_sink(cg_op op, void *user) {
  (void)user;
  for (unsigned r = 0; r < op->num_regions; r++) CGI_FOREACH_BLOCK(b, op->regions[r]) {
      for (cg_op read = b->last, prev; read; read = prev) { // from the end: what a read waits for has its place already
        prev = read->prev;
        bool load = read->def->kind == CG_MEMREF_LOAD || read->def->kind == CG_VECTOR_LOAD;
        if (load && cgi_is_workgroup_memory(read->operands[CG_MEMREF_LOAD_MEMREF].value->type)) cgi_sink_sink_read(read);
      }
    }
  return true;
}

static bool cgi_sink_visit(cg_op op, void *user) {
  (void)user;
  int64_t c;
  switch (op->def->kind) {
  case CG_MEMREF_LOAD:
  case CG_MEMREF_STORE:
  case CG_VECTOR_LOAD:
  case CG_VECTOR_STORE: break;
  default: return true;
  }
  unsigned at = op->num_operands - 1;
  cg_value index = op->operands[at].value;
  if (!index->op || index->op->def->kind != CG_ARITH_ADDI || index->op->block == op->block ||
      !cgi_constant_int(index->op->operands[CG_RHS].value, &c))
    return true;
  cgi_builder b = cgi_builder_before(op);
  cgi_op_set_operand(op, at, cgi_build_binary(&b, CG_ARITH_ADDI, index->op->operands[CG_LHS].value, index->op->operands[CG_RHS].value));
  if (cgi_op_is_dead(index->op)) cgi_op_erase(index->op);
  return true;
}

CGI_DEF bool cgi_pass_sink_offsets(cgi_pass *pass) {
  return cgi_walk_post(pass->module, cgi_sink_sink, NULL) && cgi_walk_post(pass->module, cgi_sink_visit, NULL);
}

#undef CGI_SINK_AHEAD
