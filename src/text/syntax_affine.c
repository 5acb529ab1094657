// Custom syntax of affine.
#include "text/parser.h"

// ---- apply, min, max ----------------------------------------------------------------------------------------------------------------------------
// (%i, %j)[%s], all of type index: as many as the map has dims and symbols.
static bool cgi_aff_syn_operands(cgi_parser *p, cgi_op_state *st, unsigned num_dims, unsigned num_symbols, const char *at) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref *dims = NULL, *symbols = NULL;
  bool ok = cgi_p_paren_operands(p, &dims);
  if (ok && cgi_p_accept(p, '[')) ok = cgi_p_operand_list(p, &symbols) && cgi_p_expect(p, ']');
  if (ok && (cgi_len(dims) != num_dims || cgi_len(symbols) != num_symbols))
    ok = cgi_p_error_at(p, at, "the map has %u dims and %u symbols, but %u and %u operands are given", num_dims, num_symbols, (unsigned)cgi_len(dims),
                        (unsigned)cgi_len(symbols));
  ok = ok && cgi_p_finish_indices(p, st, dims, cgi_len(dims)) && cgi_p_finish_indices(p, st, symbols, cgi_len(symbols));
  cgi_arr_free(ctx, dims);
  cgi_arr_free(ctx, symbols);
  return ok;
}

static bool cgi_aff_syn_parse_apply(cgi_parser *p, cgi_op_state *st) {
  cg_attr map;
  const char *at = cgi_p_here(p);
  if (!cgi_p_map_attr(p, &map) || !cgi_aff_syn_operands(p, st, map->map->num_dims, map->map->num_symbols, at)) return false;
  cgi_st_attr(p, st, "map", map);
  return cgi_p_attr_dict(p, st) && cgi_st_result(p, st, cgi_type_index(p->ctx));
}

static void cgi_aff_syn_pr_operands(cgi_printer *pr, cg_op op, unsigned first, unsigned dims, unsigned symbols) { // (%i)[%s]
  cgi_pr_char(pr, '(');
  cgi_pr_operands(pr, op, first, dims);
  cgi_pr_char(pr, ')');
  if (!symbols) return;
  cgi_pr_char(pr, '[');
  cgi_pr_operands(pr, op, first + dims, symbols);
  cgi_pr_char(pr, ']');
}

static void cgi_aff_syn_print_apply(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"map", NULL};
  cg_attr map = cg_op_attr(op, "map");
  cgi_pr_char(pr, ' ');
  cgi_pr_attr(pr, map);
  cgi_aff_syn_pr_operands(pr, op, 0, cg_map_num_dims(cg_attr_map(map)), cg_map_num_symbols(cg_attr_map(map)));
  cgi_pr_attr_dict(pr, op, elided);
}

// ---- for ----------------------------------------------------------------------------------------------------------------------------------------
// A bound: 4, %n, [min|max] #map(%i)[%s].
static bool cgi_aff_syn_bound(cgi_parser *p, cgi_op_state *st, const char *word, cg_attr *map, int32_t *count) {
  cg_context *ctx = p->ctx;
  size_t before = cgi_len(st->operands);
  cgi_p_accept_word(p, word);
  if (cgi_p_is(p, CGI_TOK_VALUE)) {
    cgi_operand_ref r;
    cg_expr e = cgi_expr_symbol(ctx, 0);
    if (!cgi_p_operand(p, &r) || !cgi_st_operand(p, st, r, cgi_type_index(ctx))) return false;
    *map = cgi_attr_of_map(ctx, cgi_map_make(ctx, 0, 1, 1, &e));
  } else if (cgi_p_is(p, CGI_TOK_INT) || cgi_p_is(p, '-')) {
    int64_t v;
    if (!cgi_p_int(p, &v)) return false;
    cg_expr e = cgi_expr_const(ctx, v);
    *map = cgi_attr_of_map(ctx, cgi_map_make(ctx, 0, 0, 1, &e));
  } else {
    const char *at = cgi_p_here(p);
    if (!cgi_p_map_attr(p, map) || !cgi_aff_syn_operands(p, st, (*map)->map->num_dims, (*map)->map->num_symbols, at)) return false;
    if (!(*map)->map->num_results) return cgi_p_error_at(p, at, "a bound's map needs a result");
  }
  *count = (int32_t)(cgi_len(st->operands) - before);
  return true;
}

static bool cgi_aff_syn_for(cgi_parser *p, cgi_op_state *st, cgi_arg **args, cgi_operand_ref **inits) {
  cg_context *ctx = p->ctx;
  cg_attr lower, upper;
  int32_t sizes[3];
  int64_t step = 1;
  if (!cgi_p_expect(p, '=') || !cgi_aff_syn_bound(p, st, "max", &lower, &sizes[0]) || !cgi_p_expect_word(p, "to") ||
      !cgi_aff_syn_bound(p, st, "min", &upper, &sizes[1]))
    return false;
  const char *at = cgi_p_here(p);
  if (cgi_p_accept_word(p, "step") && (!cgi_p_int(p, &step) || step <= 0)) return cgi_p_error_at(p, at, "the step has to be positive");
  if (cgi_p_accept_word(p, "iter_args")) {
    if (!cgi_p_assignments(p, args, inits) || !cgi_p_expect(p, CGI_TOK_ARROW) || !cgi_p_arrow_types(p, &st->results)) return false;
    if (!cgi_st_operands_each(p, st, cgi_len(*inits), *inits, cgi_len(st->results), st->results, at)) return false;
    for (size_t i = 0; i < cgi_len(*inits); i++) (*args)[i + 1].type = st->results[i];
  }
  sizes[2] = (int32_t)cgi_len(*inits);
  cgi_st_attr(p, st, "lowerBoundMap", lower);
  cgi_st_attr(p, st, "upperBoundMap", upper);
  cgi_st_attr(p, st, "step", cgi_attr_index(ctx, step));
  return cgi_p_region(p, st, cgi_len(*args), *args) && cgi_p_attr_dict(p, st) && cgi_st_segments(p, st, 3, sizes);
}

static bool cgi_aff_syn_parse_for(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_arg *args = NULL, iv;
  cgi_operand_ref *inits = NULL;
  memset(&iv, 0, sizeof iv);
  iv.type = cgi_type_index(ctx);
  iv.loc = st->loc;
  if (!cgi_p_operand(p, &iv.ref) || !cgi_p_optional_loc(p, &iv.loc)) return false;
  cgi_push(args, iv);
  bool ok = cgi_aff_syn_for(p, st, &args, &inits);
  cgi_arr_free(ctx, args);
  cgi_arr_free(ctx, inits);
  return ok;
}

static void cgi_aff_syn_pr_bound(cgi_printer *pr, cg_op op, const char *map_name, const char *group, const char *word) {
  unsigned first;
  cg_attr a = cg_op_attr(op, map_name);
  cg_map m = cg_attr_map(a);
  cgi_operand_group(op, group, &first);
  cg_expr e = cg_map_num_results(m) == 1 ? cg_map_result(m, 0) : NULL;
  if (e && cg_expr_get_kind(e) == CG_EXPR_CONST && !cg_map_num_dims(m) && !cg_map_num_symbols(m)) {
    cgi_pr_int(pr, cg_expr_value(e));
    return;
  }
  if (e && cg_expr_get_kind(e) == CG_EXPR_SYMBOL && !cg_map_num_dims(m) && cg_map_num_symbols(m) == 1) {
    cgi_pr_operand(pr, op, first);
    return;
  }
  if (!e) {
    cgi_pr_z(pr, word);
    cgi_pr_char(pr, ' ');
  }
  cgi_pr_attr(pr, a);
  cgi_aff_syn_pr_operands(pr, op, first, cg_map_num_dims(m), cg_map_num_symbols(m));
}

static void cgi_aff_syn_print_for(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"lowerBoundMap", "upperBoundMap", "step", NULL};
  cg_block body = cg_region_first(cg_op_region(op, 0));
  unsigned first, n = cgi_operand_group(op, "inits", &first);
  int64_t step = cg_attr_int(cg_op_attr(op, "step"));
  if (!body || !cg_block_num_args(body)) return;
  cgi_pr_char(pr, ' ');
  cgi_pr_value(pr, cg_block_arg(body, 0));
  if (cg_block_arg(body, 0)->loc) cgi_pr_loc(pr, cg_block_arg(body, 0)->loc);
  cgi_pr_z(pr, " = ");
  cgi_aff_syn_pr_bound(pr, op, "lowerBoundMap", "lowerBoundOperands", "max");
  cgi_pr_z(pr, " to ");
  cgi_aff_syn_pr_bound(pr, op, "upperBoundMap", "upperBoundOperands", "min");
  if (step != 1) {
    cgi_pr_z(pr, " step ");
    cgi_pr_int(pr, step);
  }
  if (n) {
    cgi_pr_z(pr, " iter_args(");
    for (unsigned i = 0; i < n && i + 1 < cg_block_num_args(body); i++) {
      if (i) cgi_pr_z(pr, ", ");
      cgi_pr_value(pr, cg_block_arg(body, i + 1));
      cgi_pr_z(pr, " = ");
      cgi_pr_operand(pr, op, first + i);
    }
    cgi_pr_z(pr, ") -> (");
    cgi_pr_result_types(pr, op);
    cgi_pr_char(pr, ')');
  }
  cgi_pr_char(pr, ' ');
  cgi_pr_region(pr, cg_op_region(op, 0), false, cg_op_num_results(op) != 0);
  cgi_pr_attr_dict(pr, op, elided);
}

// ---- if -----------------------------------------------------------------------------------------------------------------------------------------
// How many dims and symbols a set's normalised text declares: (d0, d1)[s0] : …
static void cgi_aff_syn_set_counts(cg_attr set, unsigned *dims, unsigned *symbols) {
  cg_str s = cg_attr_str(set);
  *dims = *symbols = 0;
  for (size_t i = 0; i < s.len && s.data[i] != ':'; i++) {
    *dims += s.data[i] == 'd';
    *symbols += s.data[i] == 's';
  }
}

static bool cgi_aff_syn_parse_if(cgi_parser *p, cgi_op_state *st) {
  cg_attr set;
  unsigned dims, symbols;
  const char *at = cgi_p_here(p);
  if (!cgi_p_attr(p, &set)) return false;
  if (cg_attr_get_kind(set) != CG_ATTR_SET) return cgi_p_error_at(p, at, "expected an affine set");
  cgi_aff_syn_set_counts(set, &dims, &symbols);
  cgi_st_attr(p, st, "condition", set);
  if (!cgi_aff_syn_operands(p, st, dims, symbols, at) || !cgi_p_optional_arrow(p, &st->results) || !cgi_p_region(p, st, 0, NULL)) return false;
  if (cgi_p_accept_word(p, "else")) {
    if (!cgi_p_region(p, st, 0, NULL)) return false;
  } else {
    cgi_st_empty_region(p, st);
  }
  return cgi_p_attr_dict(p, st);
}

static void cgi_aff_syn_print_if(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"condition", NULL};
  cg_attr set = cg_op_attr(op, "condition");
  unsigned dims, symbols;
  bool results = cg_op_num_results(op) != 0;
  cgi_aff_syn_set_counts(set, &dims, &symbols);
  cgi_pr_char(pr, ' ');
  cgi_pr_attr(pr, set);
  cgi_aff_syn_pr_operands(pr, op, 0, dims, symbols);
  cgi_pr_arrow(pr, op);
  cgi_pr_char(pr, ' ');
  cgi_pr_region(pr, cg_op_region(op, 0), false, results);
  if (cg_region_first(cg_op_region(op, 1))) {
    cgi_pr_z(pr, " else ");
    cgi_pr_region(pr, cg_op_region(op, 1), false, results);
  }
  cgi_pr_attr_dict(pr, op, elided);
}

// ---- load, store --------------------------------------------------------------------------------------------------------------------------------
static bool cgi_aff_syn_access(cgi_parser *p, cgi_op_state *st, bool store) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref value, memref, *dims = NULL, *symbols = NULL;
  cg_map map;
  cg_type t;
  if (store && (!cgi_p_operand(p, &value) || !cgi_p_expect(p, ','))) return false;
  if (!cgi_p_operand(p, &memref)) return false;
  bool ok = cgi_p_affine_subscripts(p, '[', ']', &map, &dims, &symbols) && cgi_p_attr_dict(p, st);
  const char *at = cgi_p_here(p);
  ok = ok && cgi_p_colon_type(p, &t);
  if (ok && cg_type_get_kind(t) != CG_TYPE_MEMREF) ok = cgi_p_error_at(p, at, "expected a memref type, not %t", t);
  if (ok && map->num_results != cg_type_rank(t)) ok = cgi_p_error_at(p, memref.at, "%u subscripts for %t", map->num_results, t);
  ok = ok && (!store || cgi_st_operand(p, st, value, cg_type_element(t))) && cgi_st_operand(p, st, memref, t) &&
       cgi_p_finish_indices(p, st, dims, cgi_len(dims)) && cgi_p_finish_indices(p, st, symbols, cgi_len(symbols));
  if (ok) cgi_st_attr(p, st, "map", cgi_attr_of_map(ctx, map));
  if (ok && !store) cgi_st_result(p, st, cg_type_element(t));
  cgi_arr_free(ctx, dims);
  cgi_arr_free(ctx, symbols);
  return ok;
}

static bool cgi_aff_syn_parse_load(cgi_parser *p, cgi_op_state *st) { return cgi_aff_syn_access(p, st, false); }
static bool cgi_aff_syn_parse_store(cgi_parser *p, cgi_op_state *st) { return cgi_aff_syn_access(p, st, true); }

// An expression with values for its dims and symbols, as MLIR prints it. The depth is that of the map's expressions, which the parser limits.
static void cgi_aff_syn_pr_expr(cgi_printer *pr, cg_op op, cg_map m, unsigned first, cg_expr e, bool strong, unsigned depth) {
  static const char *const words[] = {" + ", " * ", " mod ", " floordiv ", " ceildiv "};
  cg_expr_kind kind = cg_expr_get_kind(e);
  if (depth > 600) return;
  if (kind == CG_EXPR_CONST) {
    cgi_pr_int(pr, cg_expr_value(e));
  } else if (kind == CG_EXPR_DIM) {
    cgi_pr_operand(pr, op, first + (unsigned)cg_expr_value(e));
  } else if (kind == CG_EXPR_SYMBOL) {
    cgi_pr_z(pr, "symbol(");
    cgi_pr_operand(pr, op, first + cg_map_num_dims(m) + (unsigned)cg_expr_value(e));
    cgi_pr_char(pr, ')');
  } else {
    cg_expr r = cg_expr_rhs(e);
    bool minus = kind == CG_EXPR_ADD && cg_expr_get_kind(r) == CG_EXPR_CONST && cg_expr_value(r) < 0 && cg_expr_value(r) != INT64_MIN;
    if (strong) cgi_pr_char(pr, '(');
    cgi_aff_syn_pr_expr(pr, op, m, first, cg_expr_lhs(e), kind != CG_EXPR_ADD, depth + 1);
    cgi_pr_z(pr, minus ? " - " : words[kind]);
    if (minus)
      cgi_pr_int(pr, -cg_expr_value(r));
    else
      cgi_aff_syn_pr_expr(pr, op, m, first, r, kind != CG_EXPR_ADD, depth + 1);
    if (strong) cgi_pr_char(pr, ')');
  }
}

static void cgi_aff_syn_print_access(cgi_printer *pr, cg_op op, unsigned memref) {
  static const char *const elided[] = {"map", NULL};
  cg_map m = cg_attr_map(cg_op_attr(op, "map"));
  cgi_pr_char(pr, ' ');
  cgi_pr_operands(pr, op, 0, memref + 1);
  cgi_pr_char(pr, '[');
  for (unsigned i = 0; i < cg_map_num_results(m); i++) {
    if (i) cgi_pr_z(pr, ", ");
    cgi_aff_syn_pr_expr(pr, op, m, memref + 1, cg_map_result(m, i), false, 0);
  }
  cgi_pr_char(pr, ']');
  cgi_pr_attr_dict(pr, op, elided);
  cgi_pr_z(pr, " : ");
  cgi_pr_operand_types(pr, op, memref, 1);
}

static void cgi_aff_syn_print_load(cgi_printer *pr, cg_op op) { cgi_aff_syn_print_access(pr, op, 0); }
static void cgi_aff_syn_print_store(cgi_printer *pr, cg_op op) { cgi_aff_syn_print_access(pr, op, 1); }

CGI_DEF const cgi_syntax *cgi_syntax_affine(unsigned *count) {
  static const cgi_syntax rows[] = {
      {CG_AFFINE_APPLY, cgi_aff_syn_parse_apply, cgi_aff_syn_print_apply}, {CG_AFFINE_MIN, cgi_aff_syn_parse_apply, cgi_aff_syn_print_apply},
      {CG_AFFINE_MAX, cgi_aff_syn_parse_apply, cgi_aff_syn_print_apply},   {CG_AFFINE_FOR, cgi_aff_syn_parse_for, cgi_aff_syn_print_for},
      {CG_AFFINE_IF, cgi_aff_syn_parse_if, cgi_aff_syn_print_if},          {CG_AFFINE_LOAD, cgi_aff_syn_parse_load, cgi_aff_syn_print_load},
      {CG_AFFINE_STORE, cgi_aff_syn_parse_store, cgi_aff_syn_print_store},
  };
  *count = (unsigned)(sizeof rows / sizeof *rows);
  return rows;
}
