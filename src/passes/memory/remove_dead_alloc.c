// remove-dead-alloc: allocations that nothing reads go, with what writes them.
//
//   %a = memref.alloc() : memref<64xf32, 3>
//   memref.store %x, %a[%i] : memref<64xf32, 3>      →      (gone)
//
// Requires: kernels on buffers. Preserves: everything else.
#include "support/views.h"
#include "passes/pass_table.h"

static bool cgi_dead_is_written(cg_value memref, const cgi_use *u) {
  cgi_access a;
  cg_op op = u->owner;
  cg_op_kind k = op->def->kind;
  if (k == CG_MEMREF_DEALLOC || k == CG_MEMREF_ASSUME_ALIGNMENT) return true;
  if (k == CG_MEMREF_COPY) return op->operands[CG_MEMREF_COPY_TARGET].value == memref && op->operands[CG_MEMREF_COPY_SOURCE].value != memref;
  if (k == CG_LINALG_FILL) return !op->num_results && cgi_linalg_input(op, 0) != memref;
  return cgi_access_of(op, &a) && a.writes && !a.reads && a.memref == memref && a.value != memref;
}

// All uses, through views, only write.
static bool cgi_dead_is_unread(cg_value memref, unsigned depth) {
  if (depth > 32) return false;
  CGI_FOREACH_USE(u, memref) {
    if (!cgi_dead_is_written(memref, u) && !(cgi_is_view(u->owner) && cgi_dead_is_unread(u->owner->results[0], depth + 1))) return false;
  }
  return true;
}

static void cgi_dead_erase_uses(cg_value memref) {
  while (memref->uses) {
    cg_op op = memref->uses->owner;
    if (cgi_is_view(op)) cgi_dead_erase_uses(op->results[0]);
    cgi_op_erase(op);
  }
}

static bool cgi_dead_one(cg_op op, void *user) {
  (void)user;
  if (!cg_op_has_trait(op, CG_TRAIT_ALLOCATES) || op->num_results != 1 || !cgi_dead_is_unread(op->results[0], 0)) return true;
  cgi_dead_erase_uses(op->results[0]);
  cgi_op_erase(op);
  return true;
}

CGI_DEF bool cgi_pass_remove_dead_alloc(cgi_pass *pass) {
  static const cg_op_kind kinds[] = {CG_MEMREF_ALLOC, CG_MEMREF_ALLOCA};
  for (size_t k = 0; k < 2; k++) {
    cg_op *allocs = cgi_collect(pass->module, kinds[k]);
    for (size_t i = 0; i < cgi_len(allocs); i++) cgi_dead_one(allocs[i], NULL);
  }
  return true;
}
