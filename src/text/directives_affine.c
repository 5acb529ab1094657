// The pieces of syntax that formats of affine call by name: operands of maps and sets, and subscripts.
#include "text/format.h"

// How many dims and symbols a set's normalised text declares: (d0, d1)[s0] : …
static void cgi_adir_set_counts(cg_attr set, unsigned *dims, unsigned *symbols) {
  cg_str s = cg_attr_str(set);
  *dims = *symbols = 0;
  for (size_t i = 0; i < s.len && s.data[i] != ':'; i++) {
    *dims += s.data[i] == 'd';
    *symbols += s.data[i] == 's';
  }
}

// How many operands a map or a set takes.
static void cgi_adir_counts(cg_attr a, unsigned *dims, unsigned *symbols) {
  if (cg_attr_get_kind(a) == CG_ATTR_SET) {
    cgi_adir_set_counts(a, dims, symbols);
    return;
  }
  *dims = cg_map_num_dims(cg_attr_map(a));
  *symbols = cg_map_num_symbols(cg_attr_map(a));
}

// (%i, %j)[%s]: as many as the map or set has dims and symbols.
static bool cgi_adir_operands(cgi_format_parse *f, cg_str group, cg_attr a, const char *at) {
  cgi_operand_ref **refs = cgi_directive_refs(f, group);
  unsigned num_dims, num_symbols;
  cgi_adir_counts(a, &num_dims, &num_symbols);
  if (!cgi_parser_paren_operands(f->p, refs)) return false;
  size_t dims = cgi_len(*refs);
  if (cgi_parser_accept(f->p, '[') && (!cgi_parser_operand_list(f->p, refs) || !cgi_parser_expect(f->p, ']'))) return false;
  size_t symbols = cgi_len(*refs) - dims;
  return (dims == num_dims && symbols == num_symbols) ||
         cgi_parser_error_at(f->p, at, "the map has %u dims and %u symbols, but %u and %u operands are given", num_dims, num_symbols, (unsigned)dims,
                             (unsigned)symbols);
}

static void cgi_adir_pr_operands(cgi_format_print *f, cg_attr a, unsigned first) {
  unsigned dims, symbols;
  cgi_adir_counts(a, &dims, &symbols);
  cgi_printer_attr(f->pr, a);
  cgi_printer_char(f->pr, '(');
  cgi_printer_operands(f->pr, f->op, first, dims);
  cgi_printer_char(f->pr, ')');
  if (!symbols) return;
  cgi_printer_char(f->pr, '[');
  cgi_printer_operands(f->pr, f->op, first + dims, symbols);
  cgi_printer_char(f->pr, ']');
}

// #map(%i)[%s] of (map or set, operands).
static bool cgi_adir_parse_map_operands(cgi_format_parse *f, const cg_str *args) {
  const char *at = cgi_parser_here(f->p);
  bool set = f->st->def->kind == CG_AFFINE_IF;
  cg_attr a;
  if (!(set ? cgi_parser_attr(f->p, &a) : cgi_parser_map_attr(f->p, &a))) return false;
  if (set && cg_attr_get_kind(a) != CG_ATTR_SET) return cgi_parser_error_at(f->p, at, "expected an affine set");
  cgi_directive_set(f, args[0], a);
  cgi_format_know(f, cgi_format_types_of(f, args[1]), cgi_type_index(f->p->ctx));
  return cgi_adir_operands(f, args[1], a, at);
}

static void cgi_adir_print_map_operands(cgi_format_print *f, const cg_str *args) {
  cgi_format_before(f);
  cgi_adir_pr_operands(f, cgi_directive_get(f, args[0]), 0);
}

// A bound of (map, operands, word): 4, %n, [word] #map(%i)[%s].
static bool cgi_adir_parse_bound(cgi_format_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  cgi_parser *p = f->p;
  cgi_operand_ref r;
  cg_attr map;
  cgi_parser_accept_word(p, cgi_format_z(ctx, args[2]));
  cgi_format_know(f, cgi_format_types_of(f, args[1]), cgi_type_index(ctx));
  if (cgi_parser_is(p, CGI_TOK_VALUE)) {
    cg_expr e = cgi_expr_symbol(ctx, 0);
    if (!cgi_parser_operand(p, &r)) return false;
    cgi_push(*cgi_directive_refs(f, args[1]), r);
    map = cgi_attr_of_map(ctx, cgi_map_make(ctx, 0, 1, 1, &e));
  } else if (cgi_parser_is(p, CGI_TOK_INT) || cgi_parser_is(p, '-')) {
    int64_t v;
    if (!cgi_parser_int(p, &v)) return false;
    cg_expr e = cgi_expr_const(ctx, v);
    map = cgi_attr_of_map(ctx, cgi_map_make(ctx, 0, 0, 1, &e));
  } else {
    const char *at = cgi_parser_here(p);
    if (!cgi_parser_map_attr(p, &map) || !cgi_adir_operands(f, args[1], map, at)) return false;
    if (!map->map->num_results) return cgi_parser_error_at(p, at, "a bound's map needs a result");
  }
  return cgi_directive_set(f, args[0], map);
}

static void cgi_adir_print_bound(cgi_format_print *f, const cg_str *args) {
  cg_attr a = cgi_directive_get(f, args[0]);
  cg_map m = cg_attr_map(a);
  cg_expr e = cg_map_num_results(m) == 1 ? cg_map_result(m, 0) : NULL;
  unsigned first;
  cgi_operand_group(f->op, cgi_format_z(f->op->ctx, args[1]), &first);
  cgi_format_before(f);
  if (e && cg_expr_get_kind(e) == CG_EXPR_CONST && !cg_map_num_dims(m) && !cg_map_num_symbols(m)) {
    cgi_printer_int(f->pr, cg_expr_value(e));
    return;
  }
  if (e && cg_expr_get_kind(e) == CG_EXPR_SYMBOL && !cg_map_num_dims(m) && cg_map_num_symbols(m) == 1) {
    cgi_printer_operand(f->pr, f->op, first);
    return;
  }
  if (!e) {
    cgi_printer_str(f->pr, args[2]);
    cgi_printer_char(f->pr, ' ');
  }
  cgi_adir_pr_operands(f, a, first);
}

// `step 2`, where it is not 1.
static bool cgi_adir_parse_step(cgi_format_parse *f, const cg_str *args) {
  int64_t step = 1;
  const char *at = cgi_parser_here(f->p);
  if (cgi_parser_accept_word(f->p, "step") && (!cgi_parser_int(f->p, &step) || step <= 0))
    return cgi_parser_error_at(f->p, at, "the step has to be positive");
  return cgi_directive_set(f, args[0], cgi_attr_index(f->p->ctx, step));
}

static void cgi_adir_print_step(cgi_format_print *f, const cg_str *args) {
  int64_t step = cg_attr_int(cgi_directive_get(f, args[0]));
  if (step == 1) return;
  cgi_printer_z(f->pr, " step ");
  cgi_printer_int(f->pr, step);
}

// [%i + 3, symbol(%n) * 2] of (map, operands).
static bool cgi_adir_parse_subscripts(cgi_format_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  cgi_operand_ref *symbols = NULL, **refs = cgi_directive_refs(f, args[1]);
  cg_map map;
  bool ok = cgi_parser_affine_subscripts(f->p, '[', ']', &map, refs, &symbols);
  for (size_t i = 0; i < cgi_len(symbols); i++) cgi_push(*refs, symbols[i]);
  if (ok) cgi_directive_set(f, args[0], cgi_attr_of_map(ctx, map));
  cgi_format_know(f, cgi_format_types_of(f, args[1]), cgi_type_index(ctx));
  cgi_arr_free(ctx, symbols);
  return ok;
}

// An expression with values for its dims and symbols, as MLIR prints it. The depth is that of the map's expressions, which the parser limits.
static void cgi_adir_pr_expr(cgi_printer *pr, cg_op op, cg_map m, unsigned first, cg_expr e, bool strong, unsigned depth) {
  static const char *const words[] = {" + ", " * ", " mod ", " floordiv ", " ceildiv "};
  cg_expr_kind kind = cg_expr_get_kind(e);
  if (depth > 600) return;
  if (kind == CG_EXPR_CONST) {
    cgi_printer_int(pr, cg_expr_value(e));
  } else if (kind == CG_EXPR_DIM) {
    cgi_printer_operand(pr, op, first + (unsigned)cg_expr_value(e));
  } else if (kind == CG_EXPR_SYMBOL) {
    cgi_printer_z(pr, "symbol(");
    cgi_printer_operand(pr, op, first + cg_map_num_dims(m) + (unsigned)cg_expr_value(e));
    cgi_printer_char(pr, ')');
  } else {
    cg_expr r = cg_expr_rhs(e);
    bool minus = kind == CG_EXPR_ADD && cg_expr_get_kind(r) == CG_EXPR_CONST && cg_expr_value(r) < 0 && cg_expr_value(r) != INT64_MIN;
    if (strong) cgi_printer_char(pr, '(');
    cgi_adir_pr_expr(pr, op, m, first, cg_expr_lhs(e), kind != CG_EXPR_ADD, depth + 1);
    cgi_printer_z(pr, minus ? " - " : words[kind]);
    if (minus)
      cgi_printer_int(pr, -cg_expr_value(r));
    else
      cgi_adir_pr_expr(pr, op, m, first, r, kind != CG_EXPR_ADD, depth + 1);
    if (strong) cgi_printer_char(pr, ')');
  }
}

static void cgi_adir_print_subscripts(cgi_format_print *f, const cg_str *args) {
  cg_map m = cg_attr_map(cgi_directive_get(f, args[0]));
  unsigned first;
  cgi_operand_group(f->op, cgi_format_z(f->op->ctx, args[1]), &first);
  cgi_printer_char(f->pr, '[');
  for (unsigned i = 0; i < cg_map_num_results(m); i++) {
    if (i) cgi_printer_z(f->pr, ", ");
    cgi_adir_pr_expr(f->pr, f->op, m, first, cg_map_result(m, i), false, 0);
  }
  cgi_printer_char(f->pr, ']');
}

// (4, %n, 32) of (dynamic, static): sizes. Without constants they are operands alone, where the list may be left out.
static bool cgi_adir_parse_basis(cgi_format_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  int64_t *statics = NULL;
  bool known = f->st->def->kind != CG_AFFINE_DELINEARIZE_INDEX, ok;
  cgi_directive_indices(f, args[0]);
  ok = cgi_parser_index_list(f->p, '(', ')', cgi_directive_refs(f, args[0]), &statics);
  for (size_t i = 0; ok && i < cgi_len(statics); i++) known = known || statics[i] != CG_DYNAMIC;
  if (ok && known) cgi_directive_set(f, args[1], cgi_attr_i64_array(ctx, cgi_len(statics), statics));
  cgi_arr_free(ctx, statics);
  return ok;
}

static void cgi_adir_print_basis(cgi_format_print *f, const cg_str *args) {
  unsigned first, n = cgi_directive_group(f, args[0], &first);
  cg_attr statics = cgi_directive_get(f, args[1]);
  cgi_printer_char(f->pr, ' ');
  if (statics) {
    cgi_printer_index_list(f->pr, f->op, &first, statics, "(", ")");
    return;
  }
  cgi_printer_char(f->pr, '(');
  cgi_printer_operands(f->pr, f->op, first, n);
  cgi_printer_char(f->pr, ')');
}

// The type of (memref, the map of its subscripts).
static bool cgi_adir_parse_memref(cgi_format_parse *f, const cg_str *args) {
  const char *at = f->literal; // the colon
  cg_type t;
  if (!cgi_parser_type(f->p, &t)) return false;
  cg_map map = cg_attr_map(cgi_state_get(f->st, cgi_format_z(f->p->ctx, args[1])));
  if (cg_type_get_kind(t) != CG_TYPE_MEMREF) return cgi_parser_error_at(f->p, at, "expected a memref type, not %t", t);
  if (map->num_results != cg_type_rank(t))
    return cgi_parser_error_at(f->p, (*cgi_directive_refs(f, args[0]))[0].at, "%u subscripts for %t", map->num_results, t);
  cgi_format_know(f, cgi_format_types_of(f, args[0]), t);
  return true;
}

static void cgi_adir_print_memref(cgi_format_print *f, const cg_str *args) {
  unsigned first;
  cgi_operand_group(f->op, cgi_format_z(f->op->ctx, args[0]), &first);
  cgi_format_before(f);
  cgi_printer_operand_types(f->pr, f->op, first, 1);
}

CGI_DEF const cgi_format_custom *cgi_format_affine_customs(unsigned *count) {
  static const cgi_format_custom rows[] = {
      {"AffineMapOperands", cgi_adir_parse_map_operands, cgi_adir_print_map_operands},
      {"AffineBound", cgi_adir_parse_bound, cgi_adir_print_bound},
      {"AffineStep", cgi_adir_parse_step, cgi_adir_print_step},
      {"AffineSubscripts", cgi_adir_parse_subscripts, cgi_adir_print_subscripts},
      {"AffineBasis", cgi_adir_parse_basis, cgi_adir_print_basis},
      {"AffineMemref", cgi_adir_parse_memref, cgi_adir_print_memref},
  };
  *count = (unsigned)(sizeof rows / sizeof *rows);
  return rows;
}
