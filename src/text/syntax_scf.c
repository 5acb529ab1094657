// What formats do not say of scf.
#include "text/parser.h"

// In older text scf.yield ends an scf.parallel.
static bool cgi_scf_syn_parse_yield(cgi_parser *p, cgi_op_state *st) {
  if (p->parent && p->parent->kind == CG_SCF_PARALLEL && !cgi_p_is(p, CGI_TOK_VALUE)) st->def = cgi_op_def_of(p->ctx, CG_SCF_REDUCE);
  return cgi_p_format(p, st, st->def->kind == CG_SCF_REDUCE ? "attr-dict" : st->def->format);
}

CGI_DEF const cgi_syntax *cgi_syntax_scf(unsigned *count) {
  static const cgi_syntax rows[] = {{CG_SCF_YIELD, cgi_scf_syn_parse_yield, NULL}};
  *count = (unsigned)(sizeof rows / sizeof *rows);
  return rows;
}
