// Dominance, computed on demand. Structured IR has one block a region, where order decides; regions of several blocks are asked by reachability.
#include "ir/ir.h"

// Whether `to` can be reached from the region's entry without passing through `without`.
static bool cgi_reachable_without(cg_block entry, cg_block to, cg_block without) {
  cg_context *ctx = entry->region->op->ctx;
  cg_block *work = NULL;
  cgi_hmap seen = cgi_hmap_new(ctx);
  bool found = false;
  if (entry != without) cgi_push(work, entry);
  while (cgi_len(work) && !found) {
    cg_block b = cgi_pop(work);
    if (cgi_hmap_get(&seen, (uint64_t)(uintptr_t)b, NULL)) continue;
    cgi_hmap_put(&seen, (uint64_t)(uintptr_t)b, 1);
    found = b == to;
    for (unsigned i = 0; b->last && i < b->last->num_successors; i++)
      if (b->last->successors[i] != without) cgi_push(work, b->last->successors[i]);
  }
  cgi_hmap_free(&seen);
  cgi_arr_free(ctx, work);
  return found;
}

CGI_DEF bool cgi_block_dominates(cg_block a, cg_block b) {
  if (a == b || a == a->region->first) return true;
  return !cgi_reachable_without(a->region->first, b, a);
}

CGI_DEF bool cgi_value_dominates(cg_value v, cg_op user) {
  cg_block home = v->op ? v->op->block : v->block;
  if (!home) return false;
  for (cg_op op = user; op && op->block; op = cg_op_parent(op)) {
    if (op->block == home) return !v->op || (v->op != op && cgi_op_before(v->op, op));
    if (op->block->region == home->region) return cgi_block_dominates(home, op->block);
    if (v->op == cg_op_parent(op)) return false; // a region does not see its own op's results
  }
  return false;
}
