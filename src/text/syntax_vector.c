// What formats do not say of vector.
#include "text/parser.h"

// ---- mask, print -------------------------------------------------------------------------------------------------------------------------
// %m[, %passthru] { op } : t -> u. The region's vector.yield is made of the op's results where it is not written.
static bool cgi_vector_syntax_parse_mask(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref mask, passthru;
  cg_type t;
  if (!cgi_parser_operand(p, &mask)) return false;
  bool pass = cgi_parser_accept(p, ',');
  if ((pass && !cgi_parser_operand(p, &passthru)) || !cgi_parser_region(p, st, 0, NULL) || !cgi_parser_attr_dict(p, st) ||
      !cgi_parser_colon_type(p, &t) || !cgi_parser_optional_arrow(p, &st->results) || !cgi_state_operand(p, st, &mask, t))
    return false;
  if (pass && (!cgi_len(st->results) || !cgi_state_operand(p, st, &passthru, st->results[0])))
    return cgi_parser_error_at(p, st->at, "a passthru value needs a result");
  cg_block b = st->regions[0]->first;
  cg_op yield = b ? b->last : NULL, inner = yield ? yield->prev : NULL;
  if (yield && inner && yield->def->kind == CG_VECTOR_YIELD && !yield->num_operands && inner->num_results) {
    cg_value *values = cgi_push_values(ctx, NULL, inner->num_results, inner->results);
    cgi_op_set_operands(yield, inner->num_results, values);
    cgi_arr_free(ctx, values);
  }
  return true;
}

// One op whose results are what is yielded: on one line.
static cg_op cgi_vector_syntax_masked_op(cg_op op) {
  cg_block b = cg_region_first(cg_op_region(op, 0));
  cg_op inner = b ? cg_block_first(b) : NULL, yield = inner ? cg_op_next(inner) : NULL;
  if (!yield || yield != cg_block_last(b) || cg_op_get_kind(yield) != CG_VECTOR_YIELD || cg_op_num_regions(inner) || cg_block_next(b)) return NULL;
  if (cg_op_num_operands(yield) != cg_op_num_results(inner)) return NULL;
  for (unsigned i = 0; i < cg_op_num_results(inner); i++)
    if (cg_op_operand(yield, i) != cg_op_result(inner, i)) return NULL;
  return inner;
}

static void cgi_vector_syntax_print_mask(cgi_printer *pr, cg_op op) {
  cg_op inner = cgi_vector_syntax_masked_op(op);
  cgi_printer_char(pr, ' ');
  cgi_printer_operands(pr, op, 0, cg_op_num_operands(op));
  cgi_printer_char(pr, ' ');
  if (inner) {
    cgi_printer_z(pr, "{ ");
    cgi_printer_op_in_place(pr, inner);
    cgi_printer_z(pr, " }");
  } else {
    cgi_printer_region(pr, cg_op_region(op, 0), false, true);
  }
  cgi_printer_attr_dict(pr, op, NULL);
  cgi_printer_z(pr, " : ");
  cgi_printer_operand_types(pr, op, 0, 1);
  cgi_printer_arrow(pr, op);
}

static bool cgi_vector_syntax_parse_print(cgi_parser *p, cgi_op_state *st) {
  cgi_operand_ref ref;
  cg_type t;
  cg_str s;
  if (cgi_parser_is(p, CGI_TOK_VALUE)) {
    cgi_parser_mark m = cgi_parser_save(p);
    if (!cgi_parser_operand(p, &ref) || !cgi_parser_attr_dict(p, st)) return false;
    bool next_op = cgi_parser_is(p, '=') || cgi_parser_is(p, ',') ||
                   (cgi_parser_accept(p, ':') && cgi_parser_is(p, CGI_TOK_INT)); // the value is a result of the op behind
    if (!next_op) return cgi_parser_type(p, &t) && cgi_state_operand(p, st, &ref, t);
    cgi_parser_restore(p, &m);
  }
  if (cgi_parser_accept_word(p, "str")) {
    if (!cgi_parser_string(p, &s)) return false;
    cgi_state_attr(p, st, "stringLiteral", cgi_attr_str(p->ctx, s));
  } else if (cgi_parser_accept_word(p, "punctuation")) {
    if (!cgi_parser_expect(p, '<') || !cgi_parser_word(p, &s) || !cgi_parser_expect(p, '>')) return false;
    cgi_state_attr(p, st, "punctuation", cgi_attr_enum(p->ctx, "vector.punctuation", s.data));
  }
  return cgi_parser_attr_dict(p, st);
}

static void cgi_vector_syntax_print_print(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"stringLiteral", "punctuation", NULL};
  cg_attr text = cg_op_attr(op, "stringLiteral"), punctuation = cg_op_attr(op, "punctuation");
  if (cg_op_num_operands(op)) {
    cgi_printer_char(pr, ' ');
    cgi_printer_operand(pr, op, CG_VECTOR_PRINT_SOURCE);
    cgi_printer_attr_dict(pr, op, elided);
    cgi_printer_z(pr, " : ");
    cgi_printer_operand_types(pr, op, 0, 1);
    return;
  }
  if (text) {
    cgi_printer_z(pr, " str ");
    cgi_printer_attr(pr, text);
  } else if (punctuation) {
    cgi_printer_z(pr, " punctuation <");
    cgi_printer_str(pr, cgi_attr_enum_word(punctuation));
    cgi_printer_char(pr, '>');
  }
  cgi_printer_attr_dict(pr, op, elided);
}

CGI_DEF const cgi_syntax *cgi_syntax_vector(unsigned *count) {
  static const cgi_syntax rows[] = {
      {CG_VECTOR_MASK, cgi_vector_syntax_parse_mask, cgi_vector_syntax_print_mask},
      {CG_VECTOR_PRINT, cgi_vector_syntax_parse_print, cgi_vector_syntax_print_print},
  };
  *count = (unsigned)(sizeof rows / sizeof *rows);
  return rows;
}
