// deduplicate-executables: of executables that differ in nothing but their names the first stays, and is dispatched in place of the others.
//
//   flow.executable private @a {…}   flow.executable private @b {…the same…}        flow.executable private @a {…}
//   %0 = flow.dispatch @a::@a(%x)   %1 = flow.dispatch @b::@b(%0)              →    %0 = flow.dispatch @a::@a(%x)   %1 = flow.dispatch @a::@a(%0)
//
// Requires: executables whose kernels nothing but dispatches name. Preserves: what every dispatch computes.
#include "passes/pass_table.h"

typedef struct cgi_duplicates {
  cg_context *ctx;
  uint64_t **keys;    // cgi array: the structure of each that stays
  cg_op *ops;         // cgi array, beside
  uint64_t *previous; // cgi array, beside: what the map held for this hash
  cgi_hmap latest;    // hash to index + 1
  cgi_hmap stays;     // the symbol of an executable that goes to the one that stays
} cgi_duplicates;

static void cgi_duplicates_look(cgi_duplicates *d, cg_op exe) {
  cg_context *ctx = d->ctx;
  cg_attr name = cg_op_attr(exe, "sym_name");
  uint64_t *key = cgi_op_structure(exe, name), at = 0;
  size_t bytes = cgi_len(key) * sizeof *key;
  uint64_t hash = cgi_hash_bytes(5, key, bytes) >> 1; // the map reserves one key
  cgi_hmap_get(&d->latest, hash, &at);
  for (uint64_t i = at; i; i = d->previous[i - 1]) {
    if (cgi_len(d->keys[i - 1]) != cgi_len(key) || memcmp(d->keys[i - 1], key, bytes) != 0) continue;
    cgi_hmap_put_ptr(&d->stays, cgi_attr_symbol2(ctx, cgi_symbol_name(exe), cgi_symbol_name(exe)), d->ops[i - 1]);
    cgi_op_erase(exe);
    cgi_arr_free(ctx, key);
    return;
  }
  cgi_push(d->keys, key);
  cgi_push(d->ops, exe);
  cgi_push(d->previous, at);
  cgi_hmap_put(&d->latest, hash, cgi_len(d->ops));
}

static bool cgi_duplicates_dispatch(cg_op op, void *user) {
  const cgi_duplicates *d = (const cgi_duplicates *)user;
  if (op->def->kind != CG_FLOW_DISPATCH) return true;
  cg_op stays = (cg_op)cgi_hmap_ptr(&d->stays, cg_op_attr(op, "entry_point"));
  if (stays) cgi_op_set_attr(op, "entry_point", cgi_attr_symbol2(op->ctx, cgi_symbol_name(stays), cgi_symbol_name(stays)));
  return true;
}

// Its one export and its function have its own name, as form-dispatches makes them: a dispatch of it is found by that.
static bool cgi_duplicates_is_plain(cg_op exe) {
  cg_op exported = NULL;
  if (exe->def->kind != CG_FLOW_EXECUTABLE || !cgi_symbol_is_private(exe) || !exe->regions[0]->first) return false;
  CGI_FOREACH_OP(op, exe->regions[0]->first) {
    if (op->def->kind != CG_FLOW_EXECUTABLE_EXPORT) continue;
    if (exported) return false;
    exported = op;
  }
  return exported && cg_op_attr(exported, "sym_name") == cg_op_attr(exe, "sym_name") && !cg_op_attr(exported, "function_ref");
}

CGI_DEF bool cgi_pass_deduplicate_executables(cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  cgi_duplicates d;
  memset(&d, 0, sizeof d);
  d.ctx = d.latest.ctx = d.stays.ctx = ctx;
  if (!pass->module->regions[0]->first) return true;
  CGI_FOREACH_OP(op, pass->module->regions[0]->first) {
    if (cgi_duplicates_is_plain(op)) cgi_duplicates_look(&d, op);
  }
  if (d.stays.count) cgi_walk_pre(pass->module, cgi_duplicates_dispatch, &d);
  return true;
}
