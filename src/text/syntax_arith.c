// What formats do not say of arith.
#include "text/parser.h"

// In a function `constant @f` is func.constant, though older text has `constant 1 : i32`.
static bool cgi_syn_parse_constant(cgi_parser *p, cgi_op_state *st) {
  return (!cgi_p_is(p, CGI_TOK_SYMBOL) || cgi_st_set_def(p, st, "func.constant")) && cgi_p_format(p, st, st->def->format);
}

CGI_DEF const cgi_syntax *cgi_syntax_arith(unsigned *count) {
  static const cgi_syntax rows[] = {{CG_ARITH_CONSTANT, cgi_syn_parse_constant, NULL}};
  *count = (unsigned)(sizeof rows / sizeof *rows);
  return rows;
}
