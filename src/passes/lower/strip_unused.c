// strip-unused: what no kernel and no host function needs: pure ops without uses, private functions without calls, unread globals, interfaces that
// were resolved. Entry points and their bindings stay: a host binds what `cg.bindings` lists.
//
// Requires: verified IR. Preserves: everything that is used, and the interface of every kernel.
#include "passes/pass_table.h"

static bool cgi_strip_unused_collect_refs(cg_op op, void *user) {
  cgi_hmap *refs = (cgi_hmap *)user;
  for (uint32_t i = 0; i < op->num_attrs; i++) {
    cg_attr a = op->attrs[i].value;
    if (a->kind == CG_ATTR_SYMBOL) cgi_hmap_put(refs, cgi_hash_bytes(1, cg_attr_str(a).data, cg_attr_str(a).len), 1);
  }
  return true;
}

static bool cgi_strip_unused_is_referenced(const cgi_hmap *refs, cg_op op) {
  cg_str name = cgi_symbol_name(op);
  uint64_t v;
  return cgi_hmap_get(refs, cgi_hash_bytes(1, name.data, name.len), &v);
}

static void cgi_strip_unused_ops(cg_op func) { CGI_FOREACH_BLOCK(b, func->regions[0]) cgi_block_erase_dead(b); }

static void cgi_strip_unused_module(cg_op module, const cgi_hmap *refs, int depth) {
  if (module->num_regions == 0 || !module->regions[0]->first || depth > 16) return;
  CGI_FOREACH_OP(op, module->regions[0]->first) {
    cg_op_kind k = op->def->kind;
    if (k == CG_HAL_INTERFACE) {
      if (!cgi_strip_unused_is_referenced(refs, op)) cgi_op_erase(op);
    } else if (k == CG_FUNC_FUNC && cgi_symbol_is_private(op) && !cgi_strip_unused_is_referenced(refs, op)) {
      cgi_op_erase(op);
    } else if (k == CG_UTIL_GLOBAL && cgi_symbol_is_private(op) && !cgi_strip_unused_is_referenced(refs, op)) {
      cgi_op_erase(op);
    } else if (k == CG_FUNC_FUNC) {
      if (op->num_regions) cgi_strip_unused_ops(op);
    } else if (k == CG_BUILTIN_MODULE || k == CG_HAL_EXECUTABLE || k == CG_HAL_EXECUTABLE_VARIANT) {
      cgi_strip_unused_module(op, refs, depth + 1);
    }
  }
}

CGI_DEF bool cgi_pass_strip_unused(cgi_pass *pass) {
  cgi_hmap refs = cgi_hmap_new(pass->ctx);
  cgi_walk_pre(pass->module, cgi_strip_unused_collect_refs, &refs);
  cgi_strip_unused_module(pass->module, &refs, 0);
  return true;
}
