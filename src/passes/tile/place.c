// Which invocations run an op: see place.h.
#include "passes/tile/place.h"

#include "dialects/dialects.h"
#include "passes/tile/tiling.h"
#include "support/functions.h"

#ifndef CODEGEN_NO_TEXT
static unsigned cgi_place_id(cg_op op) {
  switch (op->def->kind) {
  case CG_SCF_FORALL: return cgi_is_forall_of(op, "gpu.block") ? CGI_IDS_GROUPS : CGI_IDS_THREADS;
  case CG_SCF_PARALLEL: return CGI_IDS_GROUPS;
  default: return cgi_ids_of(op);
  }
}

CGI_DEF unsigned cgi_place_ids(cg_op op) {
  cg_context *ctx = op->ctx;
  cgi_hmap seen;
  cg_op *todo = NULL;
  unsigned ids = 0;
  memset(&seen, 0, sizeof seen);
  seen.ctx = ctx;
  cgi_push(todo, op);
  for (size_t i = 0; i < cgi_len(todo); i++) {
    for (unsigned k = 0; k < todo[i]->num_operands; k++) {
      cg_value v = todo[i]->operands[k].value;
      cg_op from = v->op ? v->op : v->block->region->op;
      if (cgi_hmap_ptr(&seen, from)) continue;
      cgi_hmap_put_ptr(&seen, from, from);
      ids |= cgi_place_id(from);
      cgi_push(todo, from);
    }
  }
  return ids;
}

CGI_DEF cgi_place_level cgi_place_of(cg_op func, cg_op op) {
  unsigned ids = cgi_place_ids(op);
  cg_attr marker = cg_op_attr(op, CGI_MARKER);
  for (cg_op p = cg_op_parent(op); p != func; p = cg_op_parent(p)) {
    if (p->def->kind == CG_SCF_FORALL && !cgi_is_forall_of(p, "gpu.block")) return CGI_PLACE_THREAD;
    if (p->def->kind != CG_SCF_FORALL) ids |= cgi_place_ids(p); // a thread's own loops and branches
  }
  if (ids & CGI_IDS_THREADS) return CGI_PLACE_THREAD;
  if (marker && cgi_str_is(cg_attr_str(marker), "workgroup")) return CGI_PLACE_WORKGROUP;
  if (cgi_reads_ids(func, CGI_IDS_THREADS)) return CGI_PLACE_THREAD;                    // its author counts threads
  bool groups = ids || cg_op_parent(op) != func || cgi_reads_ids(func, CGI_IDS_GROUPS); // or workgroups
  return groups ? CGI_PLACE_WORKGROUP : CGI_PLACE_GLOBAL;
}
#endif
