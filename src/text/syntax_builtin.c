// Custom syntax of builtin, func and cf.
#include "text/parser.h"

static bool cgi_syn_parse_module(cgi_parser *p, cgi_op_state *st) {
  if (cgi_p_is(p, CGI_TOK_SYMBOL)) {
    cg_str name;
    if (!cgi_p_symbol_name(p, &name)) return false;
    cgi_st_attr(p, st, "sym_name", cgi_attr_str(p->ctx, name));
  }
  return cgi_p_attr_dict_keyword(p, st) && cgi_p_region(p, st, 0, NULL);
}

static void cgi_syn_print_module(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"sym_name", NULL};
  cg_str name = cgi_symbol_name(op);
  if (name.len) {
    cgi_pr_char(pr, ' ');
    cgi_pr_symbol(pr, name);
  }
  cgi_pr_attr_dict_keyword(pr, op, elided);
  cgi_pr_char(pr, ' ');
  cgi_pr_region(pr, cg_op_region(op, 0), true, true);
}

// %f(%a, %b) : (t, u) -> v
static bool cgi_syn_parse_call_indirect(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref callee, *refs = NULL;
  cg_type type;
  bool ok = cgi_p_operand(p, &callee) && cgi_p_paren_operands(p, &refs) && cgi_p_attr_dict(p, st);
  const char *at = cgi_p_here(p);
  ok = ok && cgi_p_expect(p, ':') && cgi_p_function_type(p, &type);
  ok = ok && cgi_st_operand(p, st, callee, type) && cgi_st_operands_each(p, st, cgi_len(refs), refs, type->rank, type->members, at);
  if (ok) cgi_st_results(p, st, type->num_results, type->members + type->rank);
  cgi_arr_free(ctx, refs);
  return ok;
}

static void cgi_syn_print_call_indirect(cgi_printer *pr, cg_op op) {
  cgi_pr_char(pr, ' ');
  cgi_pr_operand(pr, op, 0);
  cgi_pr_char(pr, '(');
  cgi_pr_operands(pr, op, 1, cg_op_num_operands(op) - 1);
  cgi_pr_char(pr, ')');
  cgi_pr_attr_dict(pr, op, NULL);
  cgi_pr_z(pr, " : ");
  cgi_pr_type(pr, cg_value_type(cg_op_operand(op, 0)));
}

// ---- cf -----------------------------------------------------------------------------------------------------------------------------------------
static bool cgi_syn_parse_br(cgi_parser *p, cgi_op_state *st) { return cgi_p_successor(p, st) && cgi_p_attr_dict(p, st); }

static void cgi_syn_print_br(cgi_printer *pr, cg_op op) {
  cgi_pr_char(pr, ' ');
  cgi_pr_successor(pr, op, 0);
  cgi_pr_attr_dict(pr, op, NULL);
}

static bool cgi_syn_parse_cond_br(cgi_parser *p, cgi_op_state *st) {
  cgi_operand_ref c;
  int32_t sizes[3];
  if (!cgi_p_operand(p, &c) || !cgi_st_operand(p, st, c, cgi_type_i(p->ctx, 1)) || !cgi_p_expect(p, ',') || !cgi_p_successor(p, st) ||
      !cgi_p_expect(p, ',') || !cgi_p_successor(p, st) || !cgi_p_attr_dict(p, st))
    return false;
  sizes[0] = 1;
  sizes[1] = (int32_t)st->successor_operands[0];
  sizes[2] = (int32_t)st->successor_operands[1];
  return cgi_st_segments(p, st, 3, sizes);
}

static void cgi_syn_print_cond_br(cgi_printer *pr, cg_op op) {
  cgi_pr_char(pr, ' ');
  cgi_pr_operand(pr, op, 0);
  cgi_pr_z(pr, ", ");
  cgi_pr_successor(pr, op, 0);
  cgi_pr_z(pr, ", ");
  cgi_pr_successor(pr, op, 1);
  cgi_pr_attr_dict(pr, op, NULL);
}

CGI_DEF const cgi_syntax *cgi_syntax_builtin(unsigned *count) {
  static const cgi_syntax rows[] = {
      {CG_BUILTIN_MODULE, cgi_syn_parse_module, cgi_syn_print_module},
      {CG_FUNC_FUNC, cgi_p_function, cgi_pr_function},
      {CG_FUNC_CALL_INDIRECT, cgi_syn_parse_call_indirect, cgi_syn_print_call_indirect},
      {CG_CF_BR, cgi_syn_parse_br, cgi_syn_print_br},
      {CG_CF_COND_BR, cgi_syn_parse_cond_br, cgi_syn_print_cond_br},
  };
  *count = (unsigned)(sizeof rows / sizeof *rows);
  return rows;
}
