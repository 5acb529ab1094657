// Symbols: names of functions, executables and their exports, and references to them.
#include "ir/ir.h"

CGI_DEF cg_str cgi_symbol_name(cg_op op) {
  cg_attr a = cg_op_attr(op, "sym_name");
  return a && a->kind == CG_ATTR_STRING ? a->text : cgi_s("");
}

CGI_DEF cg_op cgi_symbol_lookup(cg_op table, cg_str name) {
  for (unsigned i = 0; i < table->num_regions; i++) CGI_FOREACH_BLOCK(b, table->regions[i]) {
      CGI_FOREACH_OP(op, b) {
        if (op->def->traits & CG_TRAIT_SYMBOL && cgi_str_eq(cgi_symbol_name(op), name)) return op;
      }
    }
  return NULL;
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
