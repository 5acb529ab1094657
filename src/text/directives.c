// The pieces of syntax that formats call by name: custom<Name>($group, $attribute, $region). They have the names that MLIR and IREE give them.
#include "text/format.h"

// ---- helpers ------------------------------------------------------------------------------------------------------------------------------------
CGI_DEF cgi_operand_ref **cgi_dir_refs(cgi_fmt_parse *f, cg_str name) { return &f->refs[cgi_fmt_group_index(f->operands, f->num_operands, name)]; }
CGI_DEF cgi_fmt_types *cgi_dir_types(cgi_fmt_parse *f, cg_str name) {
  return &f->operand_types[cgi_fmt_group_index(f->operands, f->num_operands, name)];
}
CGI_DEF cgi_fmt_types *cgi_dir_result(cgi_fmt_parse *f, cg_str name) {
  return &f->result_types[cgi_fmt_group_index(f->results, f->num_results, name)];
}
CGI_DEF void cgi_dir_indices(cgi_fmt_parse *f, cg_str name) { cgi_fmt_know(f, cgi_dir_types(f, name), cgi_type_index(f->p->ctx)); }
CGI_DEF bool cgi_dir_set(cgi_fmt_parse *f, cg_str name, cg_attr a) { return cgi_st_attr(f->p, f->st, cgi_fmt_z(f->p->ctx, name), a); }
CGI_DEF cg_attr cgi_dir_get(cgi_fmt_print *f, cg_str name) { return cg_op_attr(f->op, cgi_fmt_z(f->op->ctx, name)); }
CGI_DEF unsigned cgi_dir_group(cgi_fmt_print *f, cg_str name, unsigned *first) {
  return cgi_operand_group(f->op, cgi_fmt_z(f->op->ctx, name), first);
}

CGI_DEF bool cgi_dir_operand(cgi_fmt_parse *f, cg_str name) { // one more of a group
  cg_context *ctx = f->p->ctx;
  cgi_operand_ref r;
  if (!cgi_p_operand(f->p, &r)) return false;
  cgi_push(*cgi_dir_refs(f, name), r);
  return true;
}

CGI_DEF bool cgi_dir_colon_type(cgi_fmt_parse *f, cg_str name) { // `: type` of one more of a group
  cg_context *ctx = f->p->ctx;
  cgi_fmt_types *t = cgi_dir_types(f, name);
  cg_type one;
  t->known = true;
  if (!cgi_p_colon_type(f->p, &one)) return false;
  cgi_push(t->types, one);
  return true;
}

// ---- lists of sizes -------------------------------------------------------------------------------------------------------------------------------
// [%a, 4]: the operands of a group, and an attribute with CG_DYNAMIC where one stands.
static bool cgi_dir_parse_index_list(cgi_fmt_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  int64_t *statics = NULL;
  bool ok = cgi_p_index_list(f->p, '[', ']', cgi_dir_refs(f, args[0]), &statics);
  cgi_dir_indices(f, args[0]);
  if (ok) cgi_dir_set(f, args[1], cgi_attr_i64_array(ctx, cgi_len(statics), statics));
  cgi_arr_free(ctx, statics);
  return ok;
}

static void cgi_dir_print_index_list(cgi_fmt_print *f, const cg_str *args) {
  unsigned next = 0;
  cgi_dir_group(f, args[0], &next);
  cgi_fmt_before(f);
  cgi_pr_index_list(f->pr, f->op, &next, cgi_dir_get(f, args[1]), "[", "]");
}

// The shape of a result, where the text did not give it: (static shape, result).
static bool cgi_dir_parse_shape_of(cgi_fmt_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  cg_type t = cgi_dir_result(f, args[1])->types[0];
  if (cgi_st_get(f->st, cgi_fmt_z(ctx, args[0]))) return true;
  for (unsigned i = 0; cg_type_is_shaped(t) && i < cg_type_rank(t); i++)
    if (cg_type_dim(t, i) == CG_DYNAMIC) return cgi_p_error_at(f->p, f->skipped, "expected the dynamic sizes of %t", t);
  bool shaped = cg_type_is_shaped(t);
  return cgi_dir_set(f, args[0], cgi_attr_i64_array(ctx, shaped ? cg_type_rank(t) : 0, shaped ? cg_type_shape(t) : NULL));
}

// ---- values ---------------------------------------------------------------------------------------------------------------------------------------
// memref<…> = dense<…>, of (type, value); `uninitialized` is kept as a unit attribute.
static bool cgi_dir_parse_memref_value(cgi_fmt_parse *f, const cg_str *args) {
  cgi_parser *p = f->p;
  const char *at = cgi_p_here(p);
  cg_type t;
  if (!cgi_p_type(p, &t)) return false;
  if (cg_type_get_kind(t) != CG_TYPE_MEMREF) return cgi_p_error_at(p, at, "expected a memref type, not %t", t);
  cgi_dir_set(f, args[0], cgi_attr_type(p->ctx, t));
  if (!cgi_p_accept(p, '=')) return true;
  cg_attr value = cgi_attr_unit(p->ctx);
  cg_type tensor = cgi_type_tensor(p->ctx, cg_type_rank(t), cg_type_shape(t), cg_type_element(t), NULL);
  return (cgi_p_accept_word(p, "uninitialized") || cgi_p_attr_typed(p, tensor, &value)) && cgi_dir_set(f, args[1], value);
}

static void cgi_dir_print_memref_value(cgi_fmt_print *f, const cg_str *args) {
  cg_attr value = cgi_dir_get(f, args[1]);
  cgi_fmt_before(f);
  cgi_pr_type(f->pr, cg_attr_type(cgi_dir_get(f, args[0])));
  if (!value) return;
  cgi_pr_z(f->pr, " = ");
  if (cg_attr_get_kind(value) == CG_ATTR_UNIT)
    cgi_pr_z(f->pr, "uninitialized");
  else
    cgi_pr_attr_no_type(f->pr, value);
}

// `= value`, `= value : type` where the value has none of its own, or `: type`.
static bool cgi_dir_parse_type_or_attr(cgi_fmt_parse *f, const cg_str *args) {
  cgi_parser *p = f->p;
  cg_attr value = NULL;
  cg_type t = NULL;
  if (cgi_p_accept(p, '=') && (!cgi_p_attr(p, &value) || !cgi_dir_set(f, args[1], value))) return false;
  if (cgi_p_is(p, ':') || !value || !cg_attr_type(value)) {
    if (!cgi_p_colon_type(p, &t)) return false;
  } else {
    t = cg_attr_type(value);
  }
  return cgi_dir_set(f, args[0], cgi_attr_type(p->ctx, t));
}

static void cgi_dir_print_type_or_attr(cgi_fmt_print *f, const cg_str *args) {
  cg_attr type = cgi_dir_get(f, args[0]), value = cgi_dir_get(f, args[1]);
  if (value) {
    cgi_pr_z(f->pr, " = ");
    cgi_pr_attr(f->pr, value);
    if (cg_attr_type(value)) return;
  }
  cgi_pr_z(f->pr, " : ");
  cgi_pr_type(f->pr, cg_attr_type(type));
}

// ---- types ---------------------------------------------------------------------------------------------------------------------------------------
// `t` of both, or `t, u`.
static bool cgi_dir_parse_one_or_both(cgi_fmt_parse *f, const cg_str *args) {
  cg_type t, u;
  if (!cgi_p_type(f->p, &t)) return false;
  u = t;
  if (cgi_p_accept(f->p, ',') && !cgi_p_type(f->p, &u)) return false;
  cgi_fmt_know(f, cgi_dir_types(f, args[0]), t);
  cgi_fmt_know(f, cgi_dir_types(f, args[1]), u);
  return true;
}

static void cgi_dir_print_one_or_both(cgi_fmt_print *f, const cg_str *args) {
  unsigned a, b;
  cgi_dir_group(f, args[0], &a);
  cgi_dir_group(f, args[1], &b);
  cg_type t = cg_value_type(cg_op_operand(f->op, a)), u = cg_value_type(cg_op_operand(f->op, b));
  cgi_fmt_before(f);
  cgi_pr_type(f->pr, t);
  if (t == u) return;
  cgi_pr_z(f->pr, ", ");
  cgi_pr_type(f->pr, u);
}

// t, or the condition's type and t, where that is no i1, of (condition, values…, result).
static bool cgi_dir_parse_select_types(cgi_fmt_parse *f, const cg_str *args) {
  cg_type condition = cgi_type_i(f->p->ctx, 1), t;
  if (!cgi_p_type(f->p, &t)) return false;
  if (cgi_p_accept(f->p, ',')) {
    condition = t;
    if (!cgi_p_type(f->p, &t)) return false;
  }
  cgi_fmt_know(f, cgi_dir_types(f, args[0]), condition);
  for (unsigned i = 1; i < 4; i++) cgi_fmt_know(f, cgi_fmt_types_of(f, args[i]), t);
  return true;
}

static void cgi_dir_print_select_types(cgi_fmt_print *f, const cg_str *args) {
  cg_type condition = cg_value_type(cg_op_operand(f->op, 0));
  (void)args;
  cgi_fmt_before(f);
  if (cg_type_is_shaped(condition)) {
    cgi_pr_type(f->pr, condition);
    cgi_pr_z(f->pr, ", ");
  }
  cgi_pr_result_types(f->pr, f->op);
}

// ---- result types --------------------------------------------------------------------------------------------------------------------------------
// Behind `->`: one type, or (t, …).
static bool cgi_dir_parse_arrow_types(cgi_fmt_parse *f, const cg_str *args) {
  cgi_fmt_types *t = cgi_dir_result(f, args[0]);
  t->known = true;
  return cgi_p_arrow_types(f->p, &t->types);
}

static void cgi_dir_print_arrow_types(cgi_fmt_print *f, const cg_str *args) {
  (void)args;
  bool paren = cg_op_num_results(f->op) != 1 || cg_type_get_kind(cg_value_type(cg_op_result(f->op, 0))) == CG_TYPE_FUNCTION;
  cgi_fmt_before(f);
  if (paren) cgi_pr_char(f->pr, '(');
  cgi_pr_result_types(f->pr, f->op);
  if (paren) cgi_pr_char(f->pr, ')');
}

CGI_DEF void cgi_dir_print_paren_types(cgi_fmt_print *f, const cg_str *args) {
  (void)args;
  cgi_fmt_before(f);
  cgi_pr_char(f->pr, '(');
  cgi_pr_result_types(f->pr, f->op);
  cgi_pr_char(f->pr, ')');
}

// `%a, %b,`: a word is behind the last comma.
static bool cgi_dir_parse_operands_comma(cgi_fmt_parse *f, const cg_str *args) {
  while (cgi_p_is(f->p, CGI_TOK_VALUE))
    if (!cgi_dir_operand(f, args[0]) || !cgi_p_expect(f->p, ',')) return false;
  return true;
}

static void cgi_dir_print_operands_comma(cgi_fmt_print *f, const cg_str *args) {
  unsigned first, n = cgi_dir_group(f, args[0], &first);
  if (!n) return;
  cgi_fmt_before(f);
  cgi_pr_operands(f->pr, f->op, first, n);
  cgi_pr_char(f->pr, ',');
}

static const cgi_fmt_custom *cgi_fmt_common_customs(unsigned *count) {
  static const cgi_fmt_custom rows[] = {
      {"DynamicIndexList", cgi_dir_parse_index_list, cgi_dir_print_index_list},
      {"ShapeOf", cgi_dir_parse_shape_of, NULL},
      {"SelectTypes", cgi_dir_parse_select_types, cgi_dir_print_select_types},
      {"GlobalMemrefOpTypeAndInitialValue", cgi_dir_parse_memref_value, cgi_dir_print_memref_value},
      {"TypeOrAttr", cgi_dir_parse_type_or_attr, cgi_dir_print_type_or_attr},
      {"OneOrBothTypes", cgi_dir_parse_one_or_both, cgi_dir_print_one_or_both},
      {"ArrowTypes", cgi_dir_parse_arrow_types, cgi_dir_print_arrow_types},
      {"ParenTypes", cgi_dir_parse_arrow_types, cgi_dir_print_paren_types},
      {"VariadicOperandWithAttribute", cgi_dir_parse_operands_comma, cgi_dir_print_operands_comma},
  };
  *count = (unsigned)(sizeof rows / sizeof *rows);
  return rows;
}

CGI_DEF const cgi_fmt_custom *cgi_fmt_custom_of(cg_str name) {
  typedef const cgi_fmt_custom *(*rows_fn)(unsigned *count);
  static const rows_fn files[] = {cgi_fmt_common_customs, cgi_fmt_scf_customs,    cgi_fmt_linalg_customs,
                                  cgi_fmt_hlo_customs,    cgi_fmt_affine_customs, cgi_fmt_vector_customs,
#ifndef CODEGEN_NO_IREE_SYNTAX
                                  cgi_fmt_iree_customs
#endif
  };
  const cgi_fmt_custom *rows = NULL;
  for (unsigned f = 0; f < sizeof files / sizeof *files; f++) {
    unsigned n;
    rows = files[f](&n);
    for (unsigned i = 0; i < n; i++)
      if (cgi_str_is(name, rows[i].name)) return &rows[i];
  }
  return rows; // the tables name no others
}
