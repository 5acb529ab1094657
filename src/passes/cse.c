// cse: an op that computes what an earlier, dominating op computes is replaced by it. Pure ops without regions, and linalg ops on tensors.
//
//   %a = arith.constant 1 : index          %a = arith.constant 1 : index
//   %b = arith.constant 1 : index     →    "use"(%a, %a)
//   "use"(%a, %b)
//
// Requires: verified IR of any phase. Preserves: everything but the ops removed.
#include "passes/pass_table.h"

typedef struct cgi_cse_entry {
  cg_op op;
  uint64_t hash, previous; // previous: what the map held for this hash, plus one
} cgi_cse_entry;

typedef struct cgi_cse {
  cg_context *ctx;
  cgi_cse_entry *entries; // cgi array, a stack by scope
  cgi_hmap latest;        // hash to index + 1 of the newest entry
} cgi_cse;

static uint64_t cgi_cse_hash(cg_op op) {
  uint64_t h = cgi_hash_u64(3, (uint64_t)(uintptr_t)op->def);
  for (unsigned i = 0; i < op->num_operands; i++) h = cgi_hash_u64(h, (uint64_t)(uintptr_t)op->operands[i].value);
  for (unsigned i = 0; i < op->num_attrs; i++) h = cgi_hash_u64(h, (uint64_t)(uintptr_t)op->attrs[i].value);
  for (unsigned i = 0; i < op->num_results; i++) h = cgi_hash_u64(h, (uint64_t)(uintptr_t)op->results[i]->type);
  return h >> 1; // the map reserves one key
}

#ifndef CODEGEN_NO_FAST_PIPELINES
static uint64_t cgi_cse_hash_regions(cg_op op, uint64_t hash) {
  cg_context *ctx = op->ctx;
  uint64_t *words = cgi_op_structure(op, NULL);
  hash = cgi_hash_bytes(hash, words, cgi_len(words) * sizeof *words);
  cgi_arr_free(ctx, words);
  return hash >> 1;
}

// The regions compute the same from the same.
static bool cgi_cse_same_regions(cg_op a, cg_op b) {
  cg_context *ctx = a->ctx;
  uint64_t *x = cgi_op_structure(a, NULL), *y = cgi_op_structure(b, NULL);
  bool same = cgi_len(x) == cgi_len(y) && memcmp(x, y, cgi_len(x) * sizeof *x) == 0;
  cgi_arr_free(ctx, x);
  cgi_arr_free(ctx, y);
  return same;
}
#endif

static bool cgi_cse_equal(cg_op a, cg_op b) {
  if (a->def != b->def || a->num_operands != b->num_operands || a->num_attrs != b->num_attrs || a->num_results != b->num_results) return false;
  for (unsigned i = 0; i < a->num_operands; i++)
    if (a->operands[i].value != b->operands[i].value) return false;
  for (unsigned i = 0; i < a->num_attrs; i++)
    if (a->attrs[i].value != b->attrs[i].value || a->attrs[i].name.data != b->attrs[i].name.data) return false;
  for (unsigned i = 0; i < a->num_results; i++)
    if (a->results[i]->type != b->results[i]->type) return false;
#ifndef CODEGEN_NO_FAST_PIPELINES
  if (a->num_regions || b->num_regions) return a->num_regions == b->num_regions && cgi_cse_same_regions(a, b);
#endif
  return true;
}

static void cgi_cse_region(cgi_cse *s, cg_region region);

static void cgi_cse_op(cgi_cse *s, cg_op op) {
  cg_context *ctx = s->ctx;
  if (op->num_regions) {
    bool isolated = (op->def->traits & CG_TRAIT_ISOLATED) != 0;
    cgi_cse_entry *outer_entries = s->entries;
    cgi_hmap outer_latest = s->latest;
    if (isolated) { // nothing from outside may be used inside
      s->entries = NULL;
      memset(&s->latest, 0, sizeof s->latest);
      s->latest.ctx = ctx;
    }
    for (unsigned i = 0; i < op->num_regions; i++) cgi_cse_region(s, op->regions[i]);
    if (isolated) {
      cgi_arr_free(ctx, s->entries);
      cgi_hmap_free(&s->latest);
      s->entries = outer_entries;
      s->latest = outer_latest;
    }
#ifndef CODEGEN_NO_FAST_PIPELINES
    if (!(op->def->traits & CG_TRAIT_STRUCTURED) || !cgi_op_is_pure(op)) return;
#else
    return;
#endif
  } else if (!(op->def->traits & CG_TRAIT_PURE)) {
    return;
  }
  if (!op->num_results || op->num_successors) return;
  uint64_t hash = cgi_cse_hash(op), at = 0;
#ifndef CODEGEN_NO_FAST_PIPELINES
  if (op->num_regions) hash = cgi_cse_hash_regions(op, hash);
#endif
  cgi_hmap_get(&s->latest, hash, &at);
  for (uint64_t i = at; i; i = s->entries[i - 1].previous) {
    cgi_cse_entry *e = &s->entries[i - 1];
    if (!cgi_cse_equal(e->op, op)) continue;
    cgi_values_replace_uses(op->num_results, op->results, e->op->results);
    cgi_op_erase(op);
    return;
  }
  cgi_cse_entry e;
  e.op = op;
  e.hash = hash;
  e.previous = at;
  cgi_push(s->entries, e);
  cgi_hmap_put(&s->latest, hash, cgi_len(s->entries));
}

static void cgi_cse_leave(cgi_cse *s, size_t scope) {
  while (cgi_len(s->entries) > scope) {
    cgi_cse_entry e = cgi_pop(s->entries);
    cgi_hmap_put(&s->latest, e.hash, e.previous);
  }
}

// Of several blocks only the entry is known to dominate the others: its ops stay known, each other block's are forgotten at its end.
static void cgi_cse_region(cgi_cse *s, cg_region region) {
  size_t outer = cgi_len(s->entries);
  CGI_FOREACH_BLOCK(b, region) {
    size_t scope = cgi_len(s->entries);
    CGI_FOREACH_OP(op, b) cgi_cse_op(s, op);
    if (b != region->first) cgi_cse_leave(s, scope);
  }
  cgi_cse_leave(s, outer);
}

CGI_DEF bool cgi_pass_cse(cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  cgi_cse s;
  memset(&s, 0, sizeof s);
  s.ctx = s.latest.ctx = ctx;
  cgi_cse_op(&s, pass->module);
  return true;
}
