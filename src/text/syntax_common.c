// Lists of sizes, functions, and ops that older text has in another place.
#include "text/parser.h"

CGI_DEF bool cgi_parser_index_list(cgi_parser *p, int open, int close, cgi_operand_ref **refs, int64_t **statics) {
  cg_context *ctx = p->ctx;
  if (!cgi_parser_expect(p, open)) return false;
  while (!cgi_parser_is(p, close)) {
    int64_t v = CG_DYNAMIC;
    if (cgi_parser_is(p, CGI_TOK_VALUE)) {
      cgi_operand_ref r;
      if (!cgi_parser_operand(p, &r)) return false;
      cgi_push(*refs, r);
    } else if (!cgi_parser_int(p, &v)) {
      return false;
    }
    cgi_push(*statics, v);
    if (!cgi_parser_accept(p, ',')) break;
  }
  return cgi_parser_expect(p, close);
}

CGI_DEF void cgi_printer_index_list(cgi_printer *pr, cg_op op, unsigned *next, cg_attr statics, const char *open, const char *close) {
  cgi_printer_z(pr, open);
  for (size_t i = 0; statics && i < cg_attr_int_list_len(statics); i++) {
    int64_t v = cg_attr_int_list_at(statics, i);
    if (i) cgi_printer_z(pr, ", ");
    if (v == CG_DYNAMIC)
      cgi_printer_operand(pr, op, (*next)++);
    else
      cgi_printer_int(pr, v);
  }
  cgi_printer_z(pr, close);
}

// ---- functions --------------------------------------------------------------------------------------------------------------------------------
// `-> t`, `-> (t {attrs}, …)`: types and, where any is there, attributes.
static bool cgi_syntax_function_results(cgi_parser *p, cg_type **types, cg_attr **attrs) {
  cg_context *ctx = p->ctx;
  if (!cgi_parser_accept(p, CGI_TOK_ARROW)) return true;
  if (!cgi_parser_is(p, '(')) return cgi_parser_arrow_types(p, types);
  cgi_parser_next(p);
  while (!cgi_parser_is(p, ')')) {
    cg_type t;
    cg_attr a = cgi_attr_dict(ctx, 0, NULL);
    if (!cgi_parser_type(p, &t)) return false;
    if (cgi_parser_is(p, '{') && !cgi_parser_attr(p, &a)) return false;
    cgi_push(*types, t);
    cgi_push(*attrs, a);
    if (!cgi_parser_accept(p, ',')) break;
  }
  return cgi_parser_expect(p, ')');
}

static void cgi_syntax_function_attrs(cgi_parser *p, cgi_op_state *st, const char *name, size_t n, const cg_attr *dicts) {
  bool any = false;
  for (size_t i = 0; i < n; i++) any = any || cg_attr_len(dicts[i]);
  if (any) cgi_state_attr(p, st, name, cgi_attr_array(p->ctx, n, dicts));
}

static bool cgi_syntax_function_signature(cgi_parser *p, cgi_op_state *st, cgi_arg **args) {
  cg_context *ctx = p->ctx;
  cg_type *in = NULL, *out = NULL;
  cg_attr *in_attrs = NULL, *out_attrs = NULL;
  const char *at = cgi_parser_here(p);
  bool variadic = false, named = false, unnamed = false;
  bool ok = cgi_parser_args(p, true, true, args, &variadic);
  if (ok && variadic) ok = cgi_parser_error_at(p, at, "functions with '...' are not supported");
  ok = ok && cgi_syntax_function_results(p, &out, &out_attrs);
  for (size_t i = 0; i < cgi_len(*args); i++) {
    if ((*args)[i].ref.name.len)
      named = true;
    else
      unnamed = true;
    cgi_push(in, (*args)[i].type);
    cgi_push(in_attrs, (*args)[i].attrs ? (*args)[i].attrs : cgi_attr_dict(ctx, 0, NULL));
  }
  if (ok && named && unnamed) ok = cgi_parser_error_at(p, at, "either all arguments have names, or none");
  if (ok) {
    cgi_state_attr(p, st, "function_type", cgi_attr_type(ctx, cgi_type_function(ctx, (unsigned)cgi_len(in), in, (unsigned)cgi_len(out), out)));
    cgi_syntax_function_attrs(p, st, "arg_attrs", cgi_len(in_attrs), in_attrs);
    cgi_syntax_function_attrs(p, st, "res_attrs", cgi_len(out_attrs), out_attrs);
  }
  return ok;
}

// @name(args) -> results attributes {…} { … }, a word for the visibility in front.
static bool cgi_parser_function(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cg_str name, visibility = cgi_s("");
  cgi_arg *args = NULL;
  if ((cgi_parser_is_word(p, "private") || cgi_parser_is_word(p, "public") || cgi_parser_is_word(p, "nested")) && !cgi_parser_word(p, &visibility))
    return false;
  if (!cgi_parser_symbol_name(p, &name)) return false;
  cgi_state_attr(p, st, "sym_name", cgi_attr_str(ctx, name));
  bool ok = cgi_syntax_function_signature(p, st, &args);
  if (visibility.len) cgi_state_attr(p, st, "sym_visibility", cgi_attr_str(ctx, visibility));
  ok = ok && cgi_parser_attr_dict_keyword(p, st);
  if (ok && cgi_parser_is(p, '{')) {
    const char *at = cgi_parser_here(p);
    if (cgi_len(args) && !args[0].ref.name.len) ok = cgi_parser_error_at(p, at, "the arguments of a function with a body need names");
    ok = ok && cgi_parser_region(p, st, cgi_len(args), args);
    cg_region r = ok ? cgi_last(st->regions) : NULL;
    if (ok && !r->first) ok = cgi_parser_error_at(p, at, "expected a non-empty function body");
  } else if (ok) {
    cgi_state_empty_region(p, st);
  }
  return ok;
}

static cg_attr cgi_syntax_dict_at(cg_attr dicts, unsigned i) { return cg_attr_at(dicts, i); }

static void cgi_syntax_pr_type_attrs(cgi_printer *pr, cg_type t, cg_attr dict) {
  cgi_printer_type(pr, t);
  if (!dict || !cg_attr_len(dict)) return;
  cgi_printer_char(pr, ' ');
  cgi_printer_attr(pr, dict);
}

static void cgi_syntax_pr_results(cgi_printer *pr, cg_type type, cg_attr dicts) {
  unsigned n = cg_type_num_results(type);
  if (!n) return;
  cg_attr first = cgi_syntax_dict_at(dicts, 0);
  bool bare = n == 1 && !(first && cg_attr_len(first)) && cg_type_get_kind(cg_type_result(type, 0)) != CG_TYPE_FUNCTION;
  cgi_printer_z(pr, bare ? " -> " : " -> (");
  for (unsigned i = 0; i < n; i++) {
    if (i) cgi_printer_z(pr, ", ");
    cgi_syntax_pr_type_attrs(pr, cg_type_result(type, i), cgi_syntax_dict_at(dicts, i));
  }
  if (!bare) cgi_printer_char(pr, ')');
}

static void cgi_printer_function(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"sym_name", "sym_visibility", "function_type", "arg_attrs", "res_attrs", NULL};
  cg_type type = cg_attr_type(cg_op_attr(op, "function_type"));
  cg_attr visibility = cg_op_attr(op, "sym_visibility"), arg_attrs = cg_op_attr(op, "arg_attrs");
  cg_block entry = cg_region_first(cg_op_region(op, 0));
  cgi_printer_char(pr, ' ');
  if (visibility) {
    cgi_printer_str(pr, cg_attr_str(visibility));
    cgi_printer_char(pr, ' ');
  }
  cgi_printer_symbol(pr, cgi_symbol_name(op));
  cgi_printer_char(pr, '(');
  for (unsigned i = 0; i < cg_type_num_inputs(type); i++) {
    if (i) cgi_printer_z(pr, ", ");
    if (entry && i < cg_block_num_args(entry))
      cgi_printer_arg(pr, cg_block_arg(entry, i), cgi_syntax_dict_at(arg_attrs, i));
    else
      cgi_syntax_pr_type_attrs(pr, cg_type_input(type, i), cgi_syntax_dict_at(arg_attrs, i));
  }
  cgi_printer_char(pr, ')');
  cgi_syntax_pr_results(pr, type, cg_op_attr(op, "res_attrs"));
  cgi_printer_attr_dict_keyword(pr, op, elided);
  if (!entry) return;
  cgi_printer_char(pr, ' ');
  cgi_printer_region(pr, cg_op_region(op, 0), false, true);
}

// A registered op has a format, but for transform.named_sequence, which reads as a function does.
CGI_DEF const cgi_syntax *cgi_syntax_of(const cgi_op_def *def, const cgi_syntax **table) {
  if (def->desc) return strcmp(def->format, "custom") == 0 ? table[CG_FUNC_FUNC] : NULL;
  return table[def->kind];
}

// ---- older text ----------------------------------------------------------------------------------------------------------------------------------
// In a function `constant @f` is func.constant, though older text has `constant 1 : i32`.
static bool cgi_syntax_parse_constant(cgi_parser *p, cgi_op_state *st) {
  return (!cgi_parser_is(p, CGI_TOK_SYMBOL) || cgi_state_set_def(p, st, "func.constant")) && cgi_parser_format(p, st, st->def->format);
}

// In older text scf.yield ends an scf.parallel.
static bool cgi_syntax_parse_yield(cgi_parser *p, cgi_op_state *st) {
  if (p->parent && p->parent->kind == CG_SCF_PARALLEL && !cgi_parser_is(p, CGI_TOK_VALUE)) st->def = cgi_op_def_of(p->ctx, CG_SCF_REDUCE);
  return cgi_parser_format(p, st, st->def->kind == CG_SCF_REDUCE ? "attr-dict" : st->def->format);
}

CGI_DEF const cgi_syntax *cgi_syntax_common(unsigned *count) {
  static const cgi_syntax rows[] = {
      {CG_FUNC_FUNC, cgi_parser_function, cgi_printer_function},
      {CG_ARITH_CONSTANT, cgi_syntax_parse_constant, NULL},
      {CG_SCF_YIELD, cgi_syntax_parse_yield, NULL},
  };
  *count = (unsigned)(sizeof rows / sizeof *rows);
  return rows;
}
