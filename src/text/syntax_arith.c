// Custom syntax of arith.
#include "text/parser.h"

static bool cgi_syn_parse_constant(cgi_parser *p, cgi_op_state *st) {
  cg_attr value;
  // In a function `constant @f` is func.constant, though older text has `constant 1 : i32`.
  if (cgi_p_is(p, CGI_TOK_SYMBOL)) return cgi_st_set_def(p, st, "func.constant") && cgi_p_format(p, st, st->def->format);
  if (!cgi_p_attr_dict(p, st)) return false;
  const char *at = cgi_p_here(p);
  if (!cgi_p_attr(p, &value)) return false;
  cg_type t = cg_attr_type(value);
  if (!t || value->kind == CG_ATTR_TYPE || value->kind == CG_ATTR_DENSE_ARRAY) return cgi_p_error_at(p, at, "expected a constant with a type");
  cgi_st_attr(p, st, "value", value);
  return cgi_st_result(p, st, t);
}

static void cgi_syn_print_constant(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"value", NULL};
  cgi_pr_attr_dict(pr, op, elided);
  cgi_pr_char(pr, ' ');
  cgi_pr_attr(pr, cg_op_attr(op, "value"));
}

// %c, %a, %b : [t of the condition,] t
static bool cgi_syn_parse_select(cgi_parser *p, cgi_op_state *st) {
  cgi_operand_ref refs[3];
  cg_type condition = cgi_type_i(p->ctx, 1), t;
  if (!cgi_p_operand(p, &refs[0]) || !cgi_p_expect(p, ',') || !cgi_p_operand(p, &refs[1]) || !cgi_p_expect(p, ',') || !cgi_p_operand(p, &refs[2]) ||
      !cgi_p_attr_dict(p, st) || !cgi_p_colon_type(p, &t))
    return false;
  if (cgi_p_accept(p, ',')) {
    condition = t;
    if (!cgi_p_type(p, &t)) return false;
  }
  return cgi_st_operand(p, st, refs[0], condition) && cgi_st_operands(p, st, 2, refs + 1, t) && cgi_st_result(p, st, t);
}

static void cgi_syn_print_select(cgi_printer *pr, cg_op op) {
  cg_type condition = cg_value_type(cg_op_operand(op, 0));
  cgi_pr_char(pr, ' ');
  cgi_pr_operands(pr, op, 0, 3);
  cgi_pr_attr_dict(pr, op, NULL);
  cgi_pr_z(pr, " : ");
  if (cg_type_is_shaped(condition)) {
    cgi_pr_type(pr, condition);
    cgi_pr_z(pr, ", ");
  }
  cgi_pr_result_types(pr, op);
}

CGI_DEF const cgi_syntax *cgi_syntax_arith(unsigned *count) {
  static const cgi_syntax rows[] = {
      {CG_ARITH_CONSTANT, cgi_syn_parse_constant, cgi_syn_print_constant},
      {CG_ARITH_SELECT, cgi_syn_parse_select, cgi_syn_print_select},
  };
  *count = (unsigned)(sizeof rows / sizeof *rows);
  return rows;
}
