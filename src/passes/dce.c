// dce: pure ops whose results nothing uses go. symbol-dce: private symbols that nothing refers to go.
//
//   func.func private @unused() {…}                                    (gone)
//   func.func @f(%x: f32) -> f32 { %u = arith.addf %x, %x : f32    →    func.func @f(%x: f32) -> f32 {
//     return %x : f32 }                                                  return %x : f32 }
//
// Requires: verified IR of any phase. Preserves: everything that is used.
#include "passes/pass_table.h"

static void cgi_dce_region(cg_region region) {
  for (cg_block b = region->last; b; b = b->prev)
    for (cg_op op = b->last, previous; op; op = previous) { // users before what they use
      previous = op->prev;
      if (cgi_op_is_dead(op)) {
        cgi_op_erase(op);
        continue;
      }
      for (unsigned i = 0; i < op->num_regions; i++) cgi_dce_region(op->regions[i]);
    }
}

CGI_DEF bool cgi_pass_dce(cgi_pass *pass) {
  for (unsigned i = 0; i < pass->module->num_regions; i++) cgi_dce_region(pass->module->regions[i]);
  return true;
}

// ---- symbols -----------------------------------------------------------------------------------------------------------------------------------
static void cgi_symbols_in(cg_context *ctx, cgi_hmap *used, cg_attr a, unsigned depth) {
  if (!a || depth > 64) return;
  if (a->kind == CG_ATTR_SYMBOL) { // what it names inside of that symbol is no matter
    cgi_hmap_put(used, (uint64_t)(uintptr_t)cgi_intern(ctx, a->text).data, 1);
    return;
  }
  if (a->items)
    for (size_t i = 0; i < a->len; i++) cgi_symbols_in(ctx, used, a->items[i].value, depth + 1);
}

typedef struct cgi_symbol_uses {
  cgi_hmap used, exported; // names; exports name functions beside them
} cgi_symbol_uses;

static bool cgi_symbol_uses_of(cg_op op, void *user) {
  cgi_symbol_uses *u = (cgi_symbol_uses *)user;
  cg_op_kind k = op->def->kind;
  for (unsigned i = 0; i < op->num_attrs; i++) cgi_symbols_in(op->ctx, &u->used, op->attrs[i].value, 0);
  if (k == CG_HAL_EXECUTABLE_EXPORT || k == CG_FLOW_EXECUTABLE_EXPORT || k == CG_STREAM_EXECUTABLE_EXPORT)
    cgi_hmap_put(&u->exported, (uint64_t)(uintptr_t)cgi_intern(op->ctx, cgi_symbol_name(op)).data, 1);
  return true;
}

// Kernels are what a host that is not here calls, whatever their visibility; functions beside a kernel are not.
static bool cgi_symbol_dce_in(cg_op table, const cgi_symbol_uses *u, unsigned depth) {
  bool changed = false;
  for (unsigned i = 0; i < table->num_regions && depth < 16; i++) CGI_FOREACH_BLOCK(b, table->regions[i]) {
      CGI_FOREACH_OP(op, b) {
        if (op->def->kind == CG_BUILTIN_MODULE || cgi_kind_is_executable(op->def->kind)) {
#ifndef CODEGEN_NO_HOST_FORMS
          changed = cgi_symbol_dce_in(op, u, depth + 1) || changed;
#endif
          continue;
        }
        if (!(op->def->traits & CG_TRAIT_SYMBOL) || !cgi_symbol_is_private(op)) continue;
        uint64_t name = (uint64_t)(uintptr_t)cgi_intern(table->ctx, cgi_symbol_name(op)).data;
        if (cgi_hmap_get(&u->used, name, NULL) || (depth && cgi_hmap_get(&u->exported, name, NULL))) continue;
        cgi_op_erase(op);
        changed = true;
      }
    }
  return changed;
}

// One round: names are compared without regard to tables, which keeps too much rather than too little.
static bool cgi_symbol_dce_once(cg_op module) {
  cgi_symbol_uses u;
  memset(&u, 0, sizeof u);
  u.used.ctx = u.exported.ctx = module->ctx;
  cgi_walk_pre(module, cgi_symbol_uses_of, &u);
  bool changed = cgi_symbol_dce_in(module, &u, 0);
  cgi_hmap_free(&u.used);
  cgi_hmap_free(&u.exported);
  return changed;
}

CGI_DEF bool cgi_pass_symbol_dce(cgi_pass *pass) {
  while (cgi_symbol_dce_once(pass->module)) {}
  return true;
}
