// The pieces of syntax that formats of structured ops call by name.
#include "dialects/linalg.h"
#include "text/format.h"

// ---- linalg.map and linalg.reduce: the short form `{ arith.addf {attrs} }` stands for a body of that op and linalg.yield ------------------------
static bool cgi_directive_parse_payload(cgi_format_parse *f, const cg_str *args) {
  cgi_op_state inner;
  cg_str name;
  (void)args;
  memset(&inner, 0, sizeof inner);
  if (!cgi_parser_accept(f->p, '{')) return true;
  const char *at = cgi_parser_here(f->p);
  if (!cgi_parser_word(f->p, &name)) return false;
  f->payload = cgi_op_def_known(f->p->ctx, name);
  if (!f->payload) return cgi_parser_error_at(f->p, at, "[unknown-op] unknown operation '%S'", name);
  bool ok = cgi_parser_attr_dict(f->p, &inner);
  f->payload_attrs = inner.attrs;
  return ok && cgi_parser_expect(f->p, '}');
}

// The body of the short form: map applies the op to its arguments, reduce to (init, element).
static bool cgi_linalg_syntax_short_body(cgi_format_parse *f, size_t inputs) {
  cgi_op_state *st = f->st;
  cg_context *ctx = f->p->ctx;
  bool reduce = st->def->kind == CG_LINALG_REDUCE;
  cg_value args[8], operands[8];
  cg_block body = cgi_block_insert(cgi_state_empty_region(f->p, st), NULL);
  size_t total = reduce ? cgi_len(st->operands) : inputs;
  if (total > 8 || (reduce && total != 2))
    return cgi_parser_error_at(f->p, st->at, "the short form of '%S' does not fit these operands", st->def->name);
  if (cgi_len(st->operands) <= inputs) return cgi_parser_error_at(f->p, st->at, "'%S' needs outs", st->def->name);
  for (size_t i = 0; i < total; i++) args[i] = cgi_block_add_arg(body, cg_type_element(cg_value_type(st->operands[i])), st->loc);
  for (size_t i = 0; i < total; i++) operands[i] = args[reduce ? total - 1 - i : i];
  cg_type out = cg_type_element(cg_value_type(cgi_last(st->operands)));
  cg_op op = cgi_op_create(ctx, f->payload, st->loc, (unsigned)total, operands, 1, &out, (unsigned)cgi_len(f->payload_attrs), f->payload_attrs, 0);
  cgi_op_append(body, op);
  cgi_op_append(body, cgi_op_create(ctx, cgi_op_def_of(ctx, CG_LINALG_YIELD), st->loc, 1, &op->results[0], 0, NULL, 0, NULL, 0));
  return true;
}

// (%a: t, …) { … }, where no payload was given, of (inputs).
static bool cgi_directive_parse_payload_region(cgi_format_parse *f, const cg_str *args) {
  if (f->payload) return cgi_format_early_operands(f) && cgi_linalg_syntax_short_body(f, cgi_len(*cgi_directive_refs(f, args[0])));
  return cgi_parser_args(f->p, false, true, &f->args, NULL) && cgi_format_parse_region(f);
}

// The op of a body that the short form can say, else NULL.
static cg_op cgi_linalg_syntax_short_op(cg_op op) {
  bool reduce = cg_op_get_kind(op) == CG_LINALG_REDUCE;
  cg_block body = cg_region_first(cg_op_region(op, 0));
  if (!body || !cg_block_first(body) || cg_block_next(body)) return NULL;
  cg_op payload = cg_block_first(body), yield = cg_op_next(payload);
  unsigned n = cg_block_num_args(body);
  if (!yield || yield != cg_block_last(body) || cg_op_num_operands(yield) != 1 || cg_op_num_results(payload) != 1 || cg_op_num_regions(payload))
    return NULL;
  if (cg_op_operand(yield, CG_LINALG_YIELD_VALUES) != cg_op_result(payload, 0) || cg_op_num_operands(payload) != n || n == 0 || n > 8) return NULL;
  if (cg_op_get_kind(payload) == CG_OP_UNREGISTERED || cg_op_has_trait(payload, CG_TRAIT_CONSTANT) || (reduce && n != 2)) return NULL;
  for (unsigned i = 0; i < n; i++)
    if (cg_op_operand(payload, i) != cg_block_arg(body, reduce ? n - 1 - i : i)) return NULL;
  cg_type out = cg_value_type(cgi_linalg_output(op, 0));
  if (!cg_type_is_shaped(out) || cg_type_element(out) != cg_value_type(cg_op_result(payload, 0))) return NULL;
  return cg_op_num_attrs(payload) && cg_op_attr(payload, "operandSegmentSizes") ? NULL : payload;
}

static void cgi_directive_print_payload(cgi_format_print *f, const cg_str *args) {
  cg_op payload = cgi_linalg_syntax_short_op(f->op);
  (void)args;
  if (!payload) return;
  cgi_printer_z(f->pr, " { ");
  cgi_printer_str(f->pr, cg_op_name(payload));
  cgi_printer_attr_dict(f->pr, payload, NULL);
  cgi_printer_z(f->pr, " }");
}

static void cgi_directive_print_payload_region(cgi_format_print *f, const cg_str *args) {
  cg_region r = cg_op_region(f->op, 0);
  (void)args;
  if (cgi_linalg_syntax_short_op(f->op)) return;
  cgi_printer_indent(f->pr, 2);
  cgi_printer_newline(f->pr);
  cgi_printer_region_args(f->pr, r);
  cgi_printer_char(f->pr, ' ');
  cgi_printer_region(f->pr, r, false, true);
  cgi_printer_indent(f->pr, -2);
}

// ---- linalg.generic, vector.contract --------------------------------------------------------------------------------------------------------------
// "parallel" is #linalg.iterator_type<parallel>; "window" was a word, too.
static cg_attr cgi_directive_iterators(cg_context *ctx, const char *name, cg_attr list) {
  cg_attr *items = NULL;
  for (size_t i = 0; i < cg_attr_len(list); i++) {
    cg_str word = cgi_attr_enum_word(cg_attr_at(list, i));
    if (cgi_str_is(word, "window")) word = cgi_s("reduction");
    cgi_push(items, word.len ? cgi_attr_enum(ctx, name, cgi_intern(ctx, word).data) : cg_attr_at(list, i));
  }
  list = cgi_attr_array(ctx, cgi_len(items), items);
  cgi_arr_free(ctx, items);
  return list;
}

// {indexing_maps = […], iterator_types = ["parallel", …], …}: these attributes, in this order; any dictionary, or an alias of one, is read.
static bool cgi_directive_parse_indexing(cgi_format_parse *f, const cg_str *args) {
  cgi_parser *p = f->p;
  const char *at = cgi_parser_here(p);
  cg_attr dict, list;
  (void)args;
  if (!cgi_parser_attr(p, &dict)) return false;
  if (cg_attr_get_kind(dict) != CG_ATTR_DICT) return cgi_parser_error_at(p, at, "expected a dictionary attribute");
  for (size_t i = 0; i < cg_attr_len(dict); i++) cgi_state_attr(p, f->st, cg_attr_name_at(dict, i).data, cg_attr_at(dict, i));
  list = cgi_state_get(f->st, "iterator_types");
  if (!list || cg_attr_get_kind(list) != CG_ATTR_ARRAY || !cgi_state_get(f->st, "indexing_maps"))
    return cgi_parser_error_at(p, at, "'%S' needs 'indexing_maps' and 'iterator_types'", f->st->def->name);
  bool vector = cgi_starts_with(f->st->def->name, "vector.");
  return cgi_state_attr(p, f->st, "iterator_types", cgi_directive_iterators(p->ctx, vector ? "vector.iterator_type" : "linalg.iterator_type", list));
}

static void cgi_directive_pr_iterators(cgi_printer *pr, cg_attr list) { // ["parallel", …]
  cgi_printer_char(pr, '[');
  for (size_t i = 0; i < cg_attr_len(list); i++) {
    cg_str word = cgi_attr_enum_word(cg_attr_at(list, i));
    if (i) cgi_printer_z(pr, ", ");
    if (word.len)
      cgi_printer_quoted(pr, word);
    else
      cgi_printer_attr(pr, cg_attr_at(list, i));
  }
  cgi_printer_char(pr, ']');
}

static void cgi_directive_print_indexing(cgi_format_print *f, const cg_str *args) {
  const char *separator = " {";
  for (unsigned i = 0; args[i].len; i++) {
    cg_attr a = cgi_directive_get(f, args[i]);
    if (!a && cgi_str_is(args[i], "kind")) a = cgi_attr_enum(f->op->ctx, "vector.kind", "add");
    if (!a) continue;
    cgi_printer_z(f->pr, separator);
    cgi_printer_str(f->pr, args[i]);
    cgi_printer_z(f->pr, " = ");
    if (cgi_str_is(args[i], "iterator_types"))
      cgi_directive_pr_iterators(f->pr, a);
    else
      cgi_printer_attr(f->pr, a);
    separator = ", ";
  }
  cgi_printer_char(f->pr, '}');
}

// attrs = {…}: what is in no other place.
static bool cgi_directive_parse_attrs(cgi_format_parse *f, const cg_str *args) {
  (void)args;
  return !cgi_parser_accept_word(f->p, "attrs") || (cgi_parser_expect(f->p, '=') && cgi_parser_attr_dict(f->p, f->st));
}

static void cgi_directive_print_attrs(cgi_format_print *f, const cg_str *args) {
  (void)args;
  cgi_format_print_dict(f, " attrs =  {");
}

CGI_DEF const cgi_format_custom *cgi_format_linalg_customs(unsigned *count) {
  static const cgi_format_custom rows[] = {
      {"Payload", cgi_directive_parse_payload, cgi_directive_print_payload},
      {"PayloadRegion", cgi_directive_parse_payload_region, cgi_directive_print_payload_region},
      {"IndexingAttributes", cgi_directive_parse_indexing, cgi_directive_print_indexing},
      {"Attrs", cgi_directive_parse_attrs, cgi_directive_print_attrs},
  };
  *count = (unsigned)(sizeof rows / sizeof *rows);
  return rows;
}
