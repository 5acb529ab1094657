// What formats do not say of func.
#include "text/parser.h"

CGI_DEF const cgi_syntax *cgi_syntax_builtin(unsigned *count) {
  static const cgi_syntax rows[] = {{CG_FUNC_FUNC, cgi_p_function, cgi_pr_function}};
  *count = (unsigned)(sizeof rows / sizeof *rows);
  return rows;
}
