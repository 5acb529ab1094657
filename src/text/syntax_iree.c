// What formats do not say of hal: variants in all the forms they have had.
#include "text/parser.h"

// hal.executable.target "vulkan*" {…}, of 2020: a filter instead of a name.
static bool cgi_siree_variant_filter(cgi_parser *p, cgi_op_state *st) {
  cg_named_attr params[2];
  cg_str filter, name;
  size_t n = 0;
  const char *at = cgi_parser_here(p);
  if (!cgi_parser_string(p, &filter)) return false;
  while (n < filter.len && ((filter.data[n] >= 'a' && filter.data[n] <= 'z') || filter.data[n] == '-')) n++;
  if (!n) return cgi_parser_error_at(p, at, "expected the name of a target");
  name.data = filter.data;
  name.len = n;
  params[0].name = params[1].name = cgi_s("");
  params[0].value = cgi_attr_str(p->ctx, cgi_starts_with(filter, "vulkan") ? cgi_s("vulkan-spirv") : name);
  params[1].value = cgi_attr_str(p->ctx, cgi_starts_with(filter, "vulkan") ? cgi_s("vulkan-spirv-fb") : name);
  cgi_state_attr(p, st, "sym_name", cgi_attr_str(p->ctx, name));
  return cgi_state_attr(p, st, "target", cgi_attr_dialect(p->ctx, cgi_s("hal.executable.target"), cgi_s(""), 2, params));
}

// `<…>` as the attribute #name<…>, or any attribute.
static bool cgi_siree_short_attr(cgi_parser *p, const char *name, cg_attr *out) {
  return cgi_parser_is(p, '<') ? cgi_parser_dialect_body(p, cgi_s(name), out) : cgi_parser_attr(p, out);
}

// [public|private|nested] @name
static bool cgi_siree_symbol_head(cgi_parser *p, cgi_op_state *st) {
  cg_str name;
  if (cgi_parser_is_word(p, "public") || cgi_parser_is_word(p, "private") || cgi_parser_is_word(p, "nested")) {
    cg_str word;
    cgi_parser_word(p, &word);
    cgi_state_attr(p, st, "sym_visibility", cgi_attr_str(p->ctx, word));
  }
  return cgi_parser_symbol_name(p, &name) && cgi_state_attr(p, st, "sym_name", cgi_attr_str(p->ctx, name));
}

// hal.executable.variant public @name target(<"…">) [objects([…])] [attributes {…}] { … }; also `, target = <"…">` and `, filter = "…"`.
static bool cgi_siree_parse_variant(cgi_parser *p, cgi_op_state *st) {
  cg_attr a;
  if (cgi_parser_is(p, CGI_TOK_STRING) ? !cgi_siree_variant_filter(p, st) : !cgi_siree_symbol_head(p, st)) return false;
  for (;;) {
    bool comma = cgi_parser_accept(p, ',');
    if (cgi_parser_accept_word(p, "target")) {
      bool paren = cgi_parser_accept(p, '(');
      if (!paren && !cgi_parser_expect(p, '=')) return false;
      if (!cgi_siree_short_attr(p, "hal.executable.target", &a) || (paren && !cgi_parser_expect(p, ')'))) return false;
      cgi_state_attr(p, st, "target", a);
    } else if (cgi_parser_accept_word(p, "objects") || cgi_parser_accept_word(p, "sources")) {
      if (!cgi_parser_expect(p, '(') || !cgi_parser_attr(p, &a) || !cgi_parser_expect(p, ')')) return false;
      cgi_state_attr(p, st, "objects", a);
    } else if (cgi_parser_accept_word(p, "filter")) {
      if (!cgi_parser_expect(p, '=') || !cgi_parser_attr(p, &a)) return false;
    } else if (comma) {
      return cgi_parser_error(p, "expected target, objects or filter");
    } else {
      break;
    }
  }
  return cgi_parser_attr_dict_keyword(p, st) && cgi_parser_region(p, st, 0, NULL);
}

CGI_DEF const cgi_syntax *cgi_syntax_iree(unsigned *count) {
  static const cgi_syntax rows[] = {{CG_HAL_EXECUTABLE_VARIANT, cgi_siree_parse_variant, NULL}};
  *count = (unsigned)(sizeof rows / sizeof *rows);
  return rows;
}
