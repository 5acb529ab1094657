// The pieces of syntax that formats call by name: custom<Name>($group, $attribute, $region). They have the names that MLIR and IREE give them.
#include "text/format.h"

// ---- helpers ------------------------------------------------------------------------------------------------------------------------------------
CGI_DEF cgi_operand_ref **cgi_directive_refs(cgi_format_parse *f, cg_str name) {
  return &f->refs[cgi_format_group_index(f->operands, f->num_operands, name)];
}
CGI_DEF cgi_format_types *cgi_directive_types(cgi_format_parse *f, cg_str name) {
  return &f->operand_types[cgi_format_group_index(f->operands, f->num_operands, name)];
}
CGI_DEF cgi_format_types *cgi_directive_result(cgi_format_parse *f, cg_str name) {
  return &f->result_types[cgi_format_group_index(f->results, f->num_results, name)];
}
CGI_DEF void cgi_directive_indices(cgi_format_parse *f, cg_str name) { cgi_format_know(f, cgi_directive_types(f, name), cgi_type_index(f->p->ctx)); }
CGI_DEF bool cgi_directive_set(cgi_format_parse *f, cg_str name, cg_attr a) { return cgi_state_attr(f->p, f->st, cgi_format_z(f->p->ctx, name), a); }
CGI_DEF cg_attr cgi_directive_get(cgi_format_print *f, cg_str name) { return cg_op_attr(f->op, cgi_format_z(f->op->ctx, name)); }
CGI_DEF unsigned cgi_directive_group(cgi_format_print *f, cg_str name, unsigned *first) {
  return cgi_operand_group(f->op, cgi_format_z(f->op->ctx, name), first);
}

CGI_DEF bool cgi_directive_operand(cgi_format_parse *f, cg_str name) { // one more of a group
  cg_context *ctx = f->p->ctx;
  cgi_operand_ref r;
  if (!cgi_parser_operand(f->p, &r)) return false;
  cgi_push(*cgi_directive_refs(f, name), r);
  return true;
}

CGI_DEF bool cgi_directive_colon_type(cgi_format_parse *f, cg_str name) { // `: type` of one more of a group
  cg_context *ctx = f->p->ctx;
  cgi_format_types *t = cgi_directive_types(f, name);
  cg_type one;
  t->known = true;
  if (!cgi_parser_colon_type(f->p, &one)) return false;
  cgi_push(t->types, one);
  return true;
}

// ---- lists of sizes -------------------------------------------------------------------------------------------------------------------------------
// [%a, 4]: the operands of a group, and an attribute with CG_DYNAMIC where one stands.
static bool cgi_directive_parse_sizes(cgi_format_parse *f, const cg_str *args) { // the types of the operands stand elsewhere
  cg_context *ctx = f->p->ctx;
  int64_t *statics = NULL;
  bool ok = cgi_parser_index_list(f->p, '[', ']', cgi_directive_refs(f, args[0]), &statics);
  if (ok) cgi_directive_set(f, args[1], cgi_attr_i64_array(ctx, cgi_len(statics), statics));
  cgi_arr_free(ctx, statics);
  return ok;
}

static bool cgi_directive_parse_index_list(cgi_format_parse *f, const cg_str *args) {
  cgi_directive_indices(f, args[0]);
  return cgi_directive_parse_sizes(f, args);
}

static void cgi_directive_print_index_list(cgi_format_print *f, const cg_str *args) {
  unsigned next = 0;
  cgi_directive_group(f, args[0], &next);
  cgi_format_before(f);
  cgi_printer_index_list(f->pr, f->op, &next, cgi_directive_get(f, args[1]), "[", "]");
}

// The shape of a result, where the text did not give it: (static shape, result).
static bool cgi_directive_parse_shape_of(cgi_format_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  cg_type t = cgi_directive_result(f, args[1])->types[0];
  if (cgi_state_get(f->st, cgi_format_z(ctx, args[0]))) return true;
  for (unsigned i = 0; cg_type_is_shaped(t) && i < cg_type_rank(t); i++)
    if (cg_type_dim(t, i) == CG_DYNAMIC) return cgi_parser_error_at(f->p, f->skipped, "expected the dynamic sizes of %t", t);
  bool shaped = cg_type_is_shaped(t);
  return cgi_directive_set(f, args[0], cgi_attr_i64_array(ctx, shaped ? cg_type_rank(t) : 0, shaped ? cg_type_shape(t) : NULL));
}

// ---- values ---------------------------------------------------------------------------------------------------------------------------------------
// memref<…> = dense<…>, of (type, value); `uninitialized` is kept as a unit attribute.
static bool cgi_directive_parse_memref_value(cgi_format_parse *f, const cg_str *args) {
  cgi_parser *p = f->p;
  const char *at = cgi_parser_here(p);
  cg_type t;
  if (!cgi_parser_type(p, &t)) return false;
  if (cg_type_get_kind(t) != CG_TYPE_MEMREF) return cgi_parser_error_at(p, at, "expected a memref type, not %t", t);
  cgi_directive_set(f, args[0], cgi_attr_type(p->ctx, t));
  if (!cgi_parser_accept(p, '=')) return true;
  cg_attr value = cgi_attr_unit(p->ctx);
  cg_type tensor = cgi_type_tensor(p->ctx, cg_type_rank(t), cg_type_shape(t), cg_type_element(t), NULL);
  return (cgi_parser_accept_word(p, "uninitialized") || cgi_parser_attr_typed(p, tensor, &value)) && cgi_directive_set(f, args[1], value);
}

static void cgi_directive_print_memref_value(cgi_format_print *f, const cg_str *args) {
  cg_attr value = cgi_directive_get(f, args[1]);
  cgi_format_before(f);
  cgi_printer_type(f->pr, cg_attr_type(cgi_directive_get(f, args[0])));
  if (!value) return;
  cgi_printer_z(f->pr, " = ");
  if (cg_attr_get_kind(value) == CG_ATTR_UNIT)
    cgi_printer_z(f->pr, "uninitialized");
  else
    cgi_printer_attr_no_type(f->pr, value);
}

// `= value`, `= value : type` where the value has none of its own, or `: type`.
static bool cgi_directive_parse_type_or_attr(cgi_format_parse *f, const cg_str *args) {
  cgi_parser *p = f->p;
  cg_attr value = NULL;
  cg_type t = NULL;
  if (cgi_parser_accept(p, '=') && (!cgi_parser_attr(p, &value) || !cgi_directive_set(f, args[1], value))) return false;
  if (value && value->kind == CG_ATTR_DIALECT && cgi_starts_with(value->text, "hal.device.")) { // whose type is read with it
    t = cgi_type_opaque(p->ctx, cgi_s("hal.device"));
  } else if (cgi_parser_is(p, ':') || !value || !cg_attr_type(value)) {
    if (!cgi_parser_colon_type(p, &t)) return false;
  } else {
    t = cg_attr_type(value);
  }
  return cgi_directive_set(f, args[0], cgi_attr_type(p->ctx, t));
}

static void cgi_directive_print_type_or_attr(cgi_format_print *f, const cg_str *args) {
  cg_attr type = cgi_directive_get(f, args[0]), value = cgi_directive_get(f, args[1]);
  if (value) {
    cgi_printer_z(f->pr, " = ");
    cgi_printer_attr(f->pr, value);
    if (cg_attr_type(value)) return;
  }
  cgi_printer_z(f->pr, " : ");
  cgi_printer_type(f->pr, cg_attr_type(type));
}

// ---- types ---------------------------------------------------------------------------------------------------------------------------------------
// `t` of both, or `t, u`.
static bool cgi_directive_parse_one_or_both(cgi_format_parse *f, const cg_str *args) {
  cg_type t, u;
  if (!cgi_parser_type(f->p, &t)) return false;
  u = t;
  if (cgi_parser_accept(f->p, ',') && !cgi_parser_type(f->p, &u)) return false;
  cgi_format_know(f, cgi_directive_types(f, args[0]), t);
  cgi_format_know(f, cgi_directive_types(f, args[1]), u);
  return true;
}

static void cgi_directive_print_one_or_both(cgi_format_print *f, const cg_str *args) {
  unsigned a, b;
  cgi_directive_group(f, args[0], &a);
  cgi_directive_group(f, args[1], &b);
  cg_type t = cg_value_type(cg_op_operand(f->op, a)), u = cg_value_type(cg_op_operand(f->op, b));
  cgi_format_before(f);
  cgi_printer_type(f->pr, t);
  if (t == u) return;
  cgi_printer_z(f->pr, ", ");
  cgi_printer_type(f->pr, u);
}

// t, or the condition's type and t, where that is no i1, of (condition, values…, result).
static bool cgi_directive_parse_select_types(cgi_format_parse *f, const cg_str *args) {
  cg_type condition = cgi_type_i(f->p->ctx, 1), t;
  if (!cgi_parser_type(f->p, &t)) return false;
  if (cgi_parser_accept(f->p, ',')) {
    condition = t;
    if (!cgi_parser_type(f->p, &t)) return false;
  }
  cgi_format_know(f, cgi_directive_types(f, args[0]), condition);
  for (unsigned i = 1; i < 4; i++) cgi_format_know(f, cgi_format_types_of(f, args[i]), t);
  return true;
}

static void cgi_directive_print_select_types(cgi_format_print *f, const cg_str *args) {
  cg_type condition = cg_value_type(cg_op_operand(f->op, CG_ARITH_SELECT_CONDITION));
  (void)args;
  cgi_format_before(f);
  if (cg_type_is_shaped(condition)) {
    cgi_printer_type(f->pr, condition);
    cgi_printer_z(f->pr, ", ");
  }
  cgi_printer_result_types(f->pr, f->op);
}

// ---- result types --------------------------------------------------------------------------------------------------------------------------------
// Behind `->`: one type, or (t, …).
static bool cgi_directive_parse_arrow_types(cgi_format_parse *f, const cg_str *args) {
  cgi_format_types *t = cgi_directive_result(f, args[0]);
  t->known = true;
  return cgi_parser_arrow_types(f->p, &t->types);
}

static void cgi_directive_print_arrow_types(cgi_format_print *f, const cg_str *args) {
  (void)args;
  bool paren = cg_op_num_results(f->op) != 1 || cg_type_get_kind(cg_value_type(cg_op_result(f->op, 0))) == CG_TYPE_FUNCTION;
  cgi_format_before(f);
  if (paren) cgi_printer_char(f->pr, '(');
  cgi_printer_result_types(f->pr, f->op);
  if (paren) cgi_printer_char(f->pr, ')');
}

CGI_DEF void cgi_directive_print_paren_types(cgi_format_print *f, const cg_str *args) {
  (void)args;
  cgi_format_before(f);
  cgi_printer_char(f->pr, '(');
  cgi_printer_result_types(f->pr, f->op);
  cgi_printer_char(f->pr, ')');
}

// `%a, %b,`: a word is behind the last comma.
static bool cgi_directive_parse_operands_comma(cgi_format_parse *f, const cg_str *args) {
  while (cgi_parser_is(f->p, CGI_TOK_VALUE))
    if (!cgi_directive_operand(f, args[0]) || !cgi_parser_expect(f->p, ',')) return false;
  return true;
}

static void cgi_directive_print_operands_comma(cgi_format_print *f, const cg_str *args) {
  unsigned first, n = cgi_directive_group(f, args[0], &first);
  if (!n) return;
  cgi_format_before(f);
  cgi_printer_operands(f->pr, f->op, first, n);
  cgi_printer_char(f->pr, ',');
}

static const cgi_format_custom *cgi_format_common_customs(unsigned *count) {
  static const cgi_format_custom rows[] = {
      {"DynamicIndexList", cgi_directive_parse_index_list, cgi_directive_print_index_list},
      {"DynamicSizes", cgi_directive_parse_sizes, cgi_directive_print_index_list},
      {"ShapeOf", cgi_directive_parse_shape_of, NULL},
      {"SelectTypes", cgi_directive_parse_select_types, cgi_directive_print_select_types},
      {"GlobalMemrefOpTypeAndInitialValue", cgi_directive_parse_memref_value, cgi_directive_print_memref_value},
      {"TypeOrAttr", cgi_directive_parse_type_or_attr, cgi_directive_print_type_or_attr},
      {"OneOrBothTypes", cgi_directive_parse_one_or_both, cgi_directive_print_one_or_both},
      {"ArrowTypes", cgi_directive_parse_arrow_types, cgi_directive_print_arrow_types},
      {"ParenTypes", cgi_directive_parse_arrow_types, cgi_directive_print_paren_types},
      {"VariadicOperandWithAttribute", cgi_directive_parse_operands_comma, cgi_directive_print_operands_comma},
  };
  *count = (unsigned)(sizeof rows / sizeof *rows);
  return rows;
}

CGI_DEF const cgi_format_custom *cgi_format_custom_of(cg_str name) {
  typedef const cgi_format_custom *(*rows_fn)(unsigned *count);
  static const rows_fn files[] = {cgi_format_common_customs, cgi_format_scf_customs,    cgi_format_linalg_customs,
                                  cgi_format_hlo_customs,    cgi_format_affine_customs, cgi_format_vector_customs,
#ifndef CODEGEN_NO_IREE_SYNTAX
                                  cgi_format_iree_customs
#endif
  };
  const cgi_format_custom *rows = NULL;
  for (unsigned f = 0; f < sizeof files / sizeof *files; f++) {
    unsigned n;
    rows = files[f](&n);
    for (unsigned i = 0; i < n; i++)
      if (cgi_str_is(name, rows[i].name)) return &rows[i];
  }
  return rows; // the tables name no others
}
