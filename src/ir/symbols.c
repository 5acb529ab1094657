// Symbols: names of functions, executables and their exports, and references to them.
#include "ir/ir.h"

CGI_DEF cg_str cgi_symbol_name(cg_op op) {
  cg_attr a = cg_op_attr(op, "sym_name");
  return a && a->kind == CG_ATTR_STRING ? a->text : cgi_s("");
}

#define CGI_SYMBOL_SCAN 32 // ops that are looked through without an index

static uint64_t cgi_symbol_key(cg_str name) { return cgi_hash_bytes(11, name.data, name.len) >> 1; }

CGI_DEF void cgi_symbol_forget(cg_block b) {
  cgi_hmap *index = b->symbols;
  b->symbols = NULL;
  if (!index) return;
  cg_context *ctx = index->ctx;
  cgi_hmap_free(index);
  cgi_free(ctx, index, sizeof *index);
}

// Two names with one key leave the block without an index.
static bool cgi_symbol_add(cgi_hmap *index, cg_op op) {
  cg_str name = cgi_symbol_name(op);
  if (!(op->def->traits & CG_TRAIT_SYMBOL) || !name.len) return true;
  if (cgi_hmap_get(index, cgi_symbol_key(name), NULL)) return false;
  cgi_hmap_put(index, cgi_symbol_key(name), (uint64_t)(uintptr_t)op);
  return true;
}

CGI_DEF void cgi_symbol_index(cg_op op, bool there) {
  cg_block b = op->block;
  cgi_hmap *index = b->symbols;
  cg_str name = op->def->traits & CG_TRAIT_SYMBOL ? cgi_symbol_name(op) : cgi_s("");
  if (!name.len) return;
  b->symbols = NULL; // if memory ends in between there is none
  bool ok = !there || cgi_symbol_add(index, op);
  if (!there) cgi_hmap_remove(index, cgi_symbol_key(name));
  b->symbols = index;
  if (!ok) cgi_symbol_forget(b);
}

static void cgi_symbol_build(cg_block b) {
  cg_context *ctx = b->region->op->ctx;
  cgi_hmap *index = CGI_NEW(ctx, cgi_hmap);
  index->ctx = ctx;
  cgi_hmap_keep(index);
  bool ok = true;
  for (cg_op op = b->first; ok && op; op = op->next) ok = cgi_symbol_add(index, op);
  b->symbols = index;
  if (!ok) cgi_symbol_forget(b);
}

static cg_op cgi_symbol_in(cg_block b, cg_str name) {
  unsigned n = 0;
  uint64_t found;
  for (cg_op op = b->symbols ? NULL : b->first; op; op = op->next, n++)
    if (op->def->traits & CG_TRAIT_SYMBOL && cgi_str_eq(cgi_symbol_name(op), name)) return op;
  if (!b->symbols && n > CGI_SYMBOL_SCAN && name.len) cgi_symbol_build(b);
  if (!b->symbols || !cgi_hmap_get(b->symbols, cgi_symbol_key(name), &found)) return NULL;
  return cgi_str_eq(cgi_symbol_name((cg_op)(uintptr_t)found), name) ? (cg_op)(uintptr_t)found : NULL;
}

CGI_DEF cg_op cgi_symbol_lookup(cg_op table, cg_str name) {
  cg_op found = NULL;
  for (unsigned i = 0; i < table->num_regions && !found; i++)
    for (cg_block b = table->regions[i]->first; b && !found; b = b->next) found = cgi_symbol_in(b, name);
  return found;
}

typedef struct cgi_symbol_query {
  cg_op table, found;
  cg_str name;
} cgi_symbol_query;

static cg_result cgi_symbol_thunk(cg_context *ctx, void *arg) { // an index takes memory
  cgi_symbol_query *q = (cgi_symbol_query *)arg;
  (void)ctx;
  q->found = cgi_symbol_lookup(q->table, q->name);
  return CG_OK;
}

CODEGEN_API cg_op cg_symbol_lookup(cg_op table, cg_str name) {
  cgi_symbol_query q = {table, NULL, name};
  return CGI_LIVE(table) && cgi_protect(table->ctx, cgi_symbol_thunk, &q) == CG_OK ? q.found : NULL;
}

CGI_DEF cg_op cgi_symbol_resolve(cg_op from, cg_attr symbol) {
  if (!symbol || symbol->kind != CG_ATTR_SYMBOL) return NULL;
  for (cg_op table = from; table; table = cg_op_parent(table)) {
    if (!(table->def->traits & CG_TRAIT_SYMBOL_TABLE)) continue;
    cg_op found = cgi_symbol_lookup(table, symbol->text);
    for (size_t i = 0; found && i < symbol->len; i++) found = cgi_symbol_lookup(found, symbol->items[i].name);
    if (found) return found;
  }
  return NULL;
}

CGI_DEF bool cgi_symbol_is_private(cg_op op) {
  cg_attr a = cg_op_attr(op, "sym_visibility");
  return a && a->kind == CG_ATTR_STRING && cgi_str_is(a->text, "private");
}

CGI_DEF cg_str cgi_symbol_unique(cg_op table, cg_str base) {
  if (!cgi_symbol_lookup(table, base)) return cgi_intern(table->ctx, base);
  for (unsigned i = 0;; i++) {
    cg_str name = cgi_format(table->ctx, "%S_%u", base, i);
    if (!cgi_symbol_lookup(table, name)) return cgi_intern(table->ctx, name);
  }
}

#undef CGI_SYMBOL_SCAN
