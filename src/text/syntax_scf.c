// Custom syntax of scf.
#include "text/parser.h"

// ---- for ----------------------------------------------------------------------------------------------------------------------------------------
static bool cgi_scf_syn_iter_types(cgi_parser *p, cgi_op_state *st, size_t n, const char *at) {
  if (!cgi_p_expect(p, CGI_TOK_ARROW) || !cgi_p_arrow_types(p, &st->results)) return false;
  return cgi_len(st->results) == n || cgi_p_error_at(p, at, "%u carried values, but %u types", (unsigned)n, (unsigned)cgi_len(st->results));
}

static bool cgi_scf_syn_for_body(cgi_parser *p, cgi_op_state *st, const cgi_operand_ref *bounds, cgi_arg **args, cgi_operand_ref **inits) {
  cg_context *ctx = p->ctx;
  const char *at = cgi_p_here(p);
  cg_type t = cgi_type_index(ctx);
  if (cgi_p_accept_word(p, "iter_args") && (!cgi_p_assignments(p, args, inits) || !cgi_scf_syn_iter_types(p, st, cgi_len(*inits), at))) return false;
  if (cgi_p_accept(p, ':') && !cgi_p_type(p, &t)) return false;
  if (!cg_type_is_int_or_index(t)) return cgi_p_error_at(p, at, "loop bounds are integers or index, not %t", t);
  if (!cgi_st_operands(p, st, 3, bounds, t)) return false;
  (*args)[0].type = t;
  for (size_t i = 0; i < cgi_len(*inits); i++) {
    (*args)[i + 1].type = st->results[i];
    if (!cgi_st_operand(p, st, (*inits)[i], st->results[i])) return false;
  }
  return cgi_p_region(p, st, cgi_len(*args), *args) && cgi_p_attr_dict(p, st);
}

static bool cgi_scf_syn_parse_for(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref bounds[3], *inits = NULL;
  cgi_arg *args = NULL, iv;
  memset(&iv, 0, sizeof iv);
  iv.loc = st->loc;
  if (!cgi_p_operand(p, &iv.ref) || !cgi_p_expect(p, '=') || !cgi_p_operand(p, &bounds[0]) || !cgi_p_expect_word(p, "to") ||
      !cgi_p_operand(p, &bounds[1]) || !cgi_p_expect_word(p, "step") || !cgi_p_operand(p, &bounds[2]))
    return false;
  cgi_push(args, iv);
  bool ok = cgi_scf_syn_for_body(p, st, bounds, &args, &inits);
  cgi_arr_free(ctx, args);
  cgi_arr_free(ctx, inits);
  return ok;
}

// ` (%a = %init, …) `
static void cgi_scf_syn_pr_assignments(cgi_printer *pr, cg_op op, cg_block entry, unsigned first_arg, unsigned first_operand) {
  cgi_pr_char(pr, '(');
  for (unsigned i = 0; first_operand + i < cg_op_num_operands(op) && first_arg + i < cg_block_num_args(entry); i++) {
    if (i) cgi_pr_z(pr, ", ");
    cgi_pr_value(pr, cg_block_arg(entry, first_arg + i));
    cgi_pr_z(pr, " = ");
    cgi_pr_operand(pr, op, first_operand + i);
  }
  cgi_pr_char(pr, ')');
}

static void cgi_scf_syn_paren_types(cgi_printer *pr, cg_op op) {
  cgi_pr_z(pr, " -> (");
  cgi_pr_result_types(pr, op);
  cgi_pr_char(pr, ')');
}

static void cgi_scf_syn_print_for(cgi_printer *pr, cg_op op) {
  cg_block body = cg_region_first(cg_op_region(op, 0));
  if (!body || !cg_block_num_args(body)) return;
  cg_type t = cg_value_type(cg_block_arg(body, 0));
  cgi_pr_char(pr, ' ');
  cgi_pr_value(pr, cg_block_arg(body, 0));
  cgi_pr_z(pr, " = ");
  cgi_pr_operand(pr, op, 0);
  cgi_pr_z(pr, " to ");
  cgi_pr_operand(pr, op, 1);
  cgi_pr_z(pr, " step ");
  cgi_pr_operand(pr, op, 2);
  if (cg_op_num_results(op)) {
    cgi_pr_z(pr, " iter_args");
    cgi_scf_syn_pr_assignments(pr, op, body, 1, 3);
    cgi_scf_syn_paren_types(pr, op);
  }
  cgi_pr_z(pr, " ");
  if (cg_type_get_kind(t) != CG_TYPE_INDEX) {
    cgi_pr_z(pr, ": ");
    cgi_pr_type(pr, t);
    cgi_pr_char(pr, ' ');
  }
  cgi_pr_region(pr, cg_op_region(op, 0), false, cg_op_num_results(op) != 0);
  cgi_pr_attr_dict(pr, op, NULL);
}

// ---- while --------------------------------------------------------------------------------------------------------------------------------------
static bool cgi_scf_syn_while_rest(cgi_parser *p, cgi_op_state *st, cgi_arg *args, size_t n, const cgi_operand_ref *inits) {
  cg_type t;
  const char *at = cgi_p_here(p);
  if (!cgi_p_expect(p, ':') || !cgi_p_function_type(p, &t) || !cgi_st_operands_each(p, st, n, inits, t->rank, t->members, at)) return false;
  for (size_t i = 0; i < n; i++) args[i].type = t->members[i];
  cgi_st_results(p, st, t->num_results, t->members + t->rank);
  return cgi_p_region(p, st, n, args) && cgi_p_expect_word(p, "do") && cgi_p_region(p, st, 0, NULL) && cgi_p_attr_dict_keyword(p, st);
}

static bool cgi_scf_syn_parse_while(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_arg *args = NULL;
  cgi_operand_ref *inits = NULL;
  bool ok = !cgi_p_is(p, '(') || cgi_p_assignments(p, &args, &inits);
  ok = ok && cgi_scf_syn_while_rest(p, st, args, cgi_len(args), inits);
  cgi_arr_free(ctx, args);
  cgi_arr_free(ctx, inits);
  return ok;
}

static void cgi_scf_syn_print_while(cgi_printer *pr, cg_op op) {
  cg_block before = cg_region_first(cg_op_region(op, 0));
  if (cg_op_num_operands(op) && before) {
    cgi_pr_char(pr, ' ');
    cgi_scf_syn_pr_assignments(pr, op, before, 0, 0);
  }
  cgi_pr_z(pr, " : ");
  cgi_pr_function_type(pr, op);
  cgi_pr_char(pr, ' ');
  cgi_pr_region(pr, cg_op_region(op, 0), false, true);
  cgi_pr_z(pr, " do ");
  cgi_pr_region(pr, cg_op_region(op, 1), true, true);
  cgi_pr_attr_dict_keyword(pr, op, NULL);
}

// ---- parallel and reduce ------------------------------------------------------------------------------------------------------------------------
static bool cgi_scf_syn_values(cgi_parser *p, cgi_op_state *st, size_t n, const char *what) { // (%a, %b), of type index
  cg_context *ctx = p->ctx;
  cgi_operand_ref *refs = NULL;
  const char *at = cgi_p_here(p);
  bool ok = cgi_p_paren_operands(p, &refs);
  if (ok && cgi_len(refs) != n) ok = cgi_p_error_at(p, at, "%u %s for %u induction variables", (unsigned)cgi_len(refs), what, (unsigned)n);
  ok = ok && cgi_p_finish_indices(p, st, refs, cgi_len(refs));
  cgi_arr_free(ctx, refs);
  return ok;
}

static bool cgi_scf_syn_parallel_inits(cgi_parser *p, cgi_op_state *st, int32_t *count) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref *refs = NULL;
  const char *at = cgi_p_here(p);
  bool ok = true;
  if (cgi_p_accept_word(p, "init")) { ok = cgi_p_paren_operands(p, &refs); }
  ok = ok && cgi_p_optional_arrow(p, &st->results) && cgi_st_operands_each(p, st, cgi_len(refs), refs, cgi_len(st->results), st->results, at);
  *count = (int32_t)cgi_len(refs);
  cgi_arr_free(ctx, refs);
  return ok;
}

static bool cgi_scf_syn_induction(cgi_parser *p, cgi_arg **args) { // (%i, %j)
  if (!cgi_p_args(p, false, false, args, NULL)) return false;
  for (size_t i = 0; i < cgi_len(*args); i++) {
    if ((*args)[i].type) return cgi_p_error_at(p, (*args)[i].ref.at, "an induction variable is written without type");
    (*args)[i].type = cgi_type_index(p->ctx);
  }
  return true;
}

static bool cgi_scf_syn_parse_parallel(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_arg *args = NULL;
  int32_t sizes[4];
  bool ok = cgi_scf_syn_induction(p, &args) && cgi_p_expect(p, '=');
  size_t n = cgi_len(args);
  ok = ok && cgi_scf_syn_values(p, st, n, "lower bounds") && cgi_p_expect_word(p, "to") && cgi_scf_syn_values(p, st, n, "upper bounds") &&
       cgi_p_expect_word(p, "step") && cgi_scf_syn_values(p, st, n, "steps") && cgi_scf_syn_parallel_inits(p, st, &sizes[3]) &&
       cgi_p_region(p, st, n, args) && cgi_p_attr_dict(p, st);
  sizes[0] = sizes[1] = sizes[2] = (int32_t)n;
  cgi_arr_free(ctx, args);
  return ok && cgi_st_segments(p, st, 4, sizes);
}

static void cgi_scf_syn_pr_bare_args(cgi_printer *pr, cg_block b, unsigned n) { // (%i, %j)
  cgi_pr_char(pr, '(');
  for (unsigned i = 0; i < n && i < cg_block_num_args(b); i++) {
    if (i) cgi_pr_z(pr, ", ");
    cgi_pr_value(pr, cg_block_arg(b, i));
  }
  cgi_pr_char(pr, ')');
}

static void cgi_scf_syn_print_parallel(cgi_printer *pr, cg_op op) {
  static const char *const names[] = {"lowerBound", "upperBound", "step"}, *const words[] = {" = (", " to (", " step ("};
  cg_block body = cg_region_first(cg_op_region(op, 0));
  unsigned first, n = cgi_operand_group(op, "initVals", &first);
  if (!body) return;
  cgi_pr_char(pr, ' ');
  cgi_scf_syn_pr_bare_args(pr, body, cg_block_num_args(body));
  for (unsigned i = 0; i < 3; i++) {
    cgi_pr_z(pr, words[i]);
    cgi_pr_group(pr, op, names[i]);
    cgi_pr_char(pr, ')');
  }
  if (n) {
    cgi_pr_z(pr, " init (");
    cgi_pr_operands(pr, op, first, n);
    cgi_pr_char(pr, ')');
  }
  cgi_pr_arrow(pr, op);
  cgi_pr_char(pr, ' ');
  cgi_pr_region(pr, cg_op_region(op, 0), false, true);
  cgi_pr_attr_dict(pr, op, NULL);
}

// (%a, %b : t, u) { ^bb0(…): … }, { … }
static bool cgi_scf_syn_parse_reduce(cgi_parser *p, cgi_op_state *st) {
  int32_t n = 0;
  if (cgi_p_is(p, '(')) {
    if (!cgi_p_typed_group(p, st, &n)) return false;
    for (int32_t i = 0; i < n; i++)
      if ((i && !cgi_p_expect(p, ',')) || !cgi_p_region(p, st, 0, NULL)) return false;
  }
  return cgi_p_attr_dict(p, st);
}

static void cgi_scf_syn_print_reduce(cgi_printer *pr, cg_op op) {
  unsigned n = cg_op_num_operands(op);
  if (n) cgi_pr_typed_group(pr, op, 0, n);
  for (unsigned i = 0; i < cg_op_num_regions(op); i++) {
    cgi_pr_z(pr, i ? ", " : " ");
    cgi_pr_region(pr, cg_op_region(op, i), true, true);
  }
  cgi_pr_attr_dict(pr, op, NULL);
}

// In older text scf.yield ends an scf.parallel.
static bool cgi_scf_syn_parse_yield(cgi_parser *p, cgi_op_state *st) {
  if (p->parent && p->parent->kind == CG_SCF_PARALLEL && !cgi_p_is(p, CGI_TOK_VALUE)) st->def = cgi_op_def_of(p->ctx, CG_SCF_REDUCE);
  return cgi_p_format(p, st, st->def->kind == CG_SCF_REDUCE ? "attr-dict" : st->def->format);
}

// ---- forall -------------------------------------------------------------------------------------------------------------------------------------
static void cgi_scf_syn_list_attr(cgi_parser *p, cgi_op_state *st, const char *name, int64_t *values) {
  cgi_st_attr(p, st, name, cgi_attr_i64_array(p->ctx, cgi_len(values), values));
}

typedef struct cgi_scf_forall {
  cgi_arg *args;
  cgi_operand_ref *refs[3], *inits;
  int64_t *statics[3];
} cgi_scf_forall;

// `in (…)`, or `= (…) to (…) step (…)`.
static bool cgi_scf_syn_forall_bounds(cgi_parser *p, cgi_scf_forall *f) {
  cg_context *ctx = p->ctx;
  const char *at = cgi_p_here(p);
  if (cgi_p_accept(p, '=')) {
    if (!cgi_p_index_list(p, '(', ')', &f->refs[0], &f->statics[0]) || !cgi_p_expect_word(p, "to") ||
        !cgi_p_index_list(p, '(', ')', &f->refs[1], &f->statics[1]) || !cgi_p_expect_word(p, "step") ||
        !cgi_p_index_list(p, '(', ')', &f->refs[2], &f->statics[2]))
      return false;
  } else {
    if (!cgi_p_expect_word(p, "in") || !cgi_p_index_list(p, '(', ')', &f->refs[1], &f->statics[1])) return false;
    for (size_t i = 0; i < cgi_len(f->statics[1]); i++) {
      cgi_push(f->statics[0], (int64_t)0);
      cgi_push(f->statics[2], (int64_t)1);
    }
  }
  for (unsigned i = 0; i < 3; i++)
    if (cgi_len(f->statics[i]) != cgi_len(f->args)) return cgi_p_error_at(p, at, "as many bounds as induction variables are needed");
  return true;
}

static bool cgi_scf_syn_forall(cgi_parser *p, cgi_op_state *st, cgi_scf_forall *f) {
  cg_context *ctx = p->ctx;
  int32_t sizes[4];
  if (!cgi_scf_syn_induction(p, &f->args) || !cgi_scf_syn_forall_bounds(p, f)) return false;
  size_t loops = cgi_len(f->args);
  const char *at = cgi_p_here(p);
  if (cgi_p_accept_word(p, "shared_outs") && (!cgi_p_assignments(p, &f->args, &f->inits) || !cgi_scf_syn_iter_types(p, st, cgi_len(f->inits), at)))
    return false;
  for (unsigned i = 0; i < 3; i++) {
    if (!cgi_p_finish_indices(p, st, f->refs[i], cgi_len(f->refs[i]))) return false;
    sizes[i] = (int32_t)cgi_len(f->refs[i]);
  }
  for (size_t i = 0; i < cgi_len(f->inits); i++) {
    f->args[loops + i].type = st->results[i];
    if (!cgi_st_operand(p, st, f->inits[i], st->results[i])) return false;
  }
  sizes[3] = (int32_t)cgi_len(f->inits);
  cgi_scf_syn_list_attr(p, st, "staticLowerBound", f->statics[0]);
  cgi_scf_syn_list_attr(p, st, "staticUpperBound", f->statics[1]);
  cgi_scf_syn_list_attr(p, st, "staticStep", f->statics[2]);
  (void)ctx;
  return cgi_p_region(p, st, cgi_len(f->args), f->args) && cgi_p_attr_dict(p, st) && cgi_st_segments(p, st, 4, sizes);
}

static bool cgi_scf_syn_parse_forall(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_scf_forall f;
  memset(&f, 0, sizeof f);
  bool ok = cgi_scf_syn_forall(p, st, &f);
  for (unsigned i = 0; i < 3; i++) {
    cgi_arr_free(ctx, f.refs[i]);
    cgi_arr_free(ctx, f.statics[i]);
  }
  cgi_arr_free(ctx, f.args);
  cgi_arr_free(ctx, f.inits);
  return ok;
}

static bool cgi_scf_syn_all(cg_attr list, int64_t v) {
  for (size_t i = 0; i < cg_attr_int_list_len(list); i++)
    if (cg_attr_int_list_at(list, i) != v) return false;
  return true;
}

static void cgi_scf_syn_print_forall(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"staticLowerBound", "staticUpperBound", "staticStep", NULL};
  cg_attr lower = cg_op_attr(op, "staticLowerBound"), upper = cg_op_attr(op, "staticUpperBound"), step = cg_op_attr(op, "staticStep");
  cg_block body = cg_region_first(cg_op_region(op, 0));
  unsigned next = 0, loops = (unsigned)cg_attr_int_list_len(upper);
  if (!body) return;
  cgi_pr_char(pr, ' ');
  cgi_scf_syn_pr_bare_args(pr, body, loops);
  if (cgi_scf_syn_all(lower, 0) && cgi_scf_syn_all(step, 1)) {
    cgi_pr_index_list(pr, op, &next, upper, " in (", ")");
  } else {
    cgi_pr_index_list(pr, op, &next, lower, " = (", ")");
    cgi_pr_index_list(pr, op, &next, upper, " to (", ")");
    cgi_pr_index_list(pr, op, &next, step, " step (", ")");
  }
  if (cg_op_num_results(op)) {
    cgi_pr_z(pr, " shared_outs");
    cgi_scf_syn_pr_assignments(pr, op, body, loops, next);
    cgi_scf_syn_paren_types(pr, op);
  }
  cgi_pr_char(pr, ' ');
  cgi_pr_region(pr, cg_op_region(op, 0), false, cg_op_num_results(op) != 0);
  cgi_pr_attr_dict(pr, op, elided);
}

// ---- index_switch -----------------------------------------------------------------------------------------------------------------
// The default region comes first in the op and last in the text.
static bool cgi_scf_syn_parse_switch(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref ref;
  int64_t *cases = NULL;
  if (!cgi_p_operand(p, &ref) || !cgi_st_operand(p, st, ref, cgi_type_index(ctx)) || !cgi_p_attr_dict(p, st) ||
      !cgi_p_optional_arrow(p, &st->results))
    return false;
  bool ok = true;
  while (ok && cgi_p_accept_word(p, "case")) {
    int64_t v;
    ok = cgi_p_int(p, &v);
    if (!ok) break;
    cgi_push(cases, v);
    ok = cgi_p_region(p, st, 0, NULL);
  }
  ok = ok && cgi_p_expect_word(p, "default") && cgi_p_region(p, st, 0, NULL);
  if (ok) {
    size_t n = cgi_len(st->regions);
    cg_region last = st->regions[n - 1];
    memmove(st->regions + 1, st->regions, (n - 1) * sizeof *st->regions);
    st->regions[0] = last;
    cgi_scf_syn_list_attr(p, st, "cases", cases);
  }
  cgi_arr_free(ctx, cases);
  return ok;
}

static void cgi_scf_syn_print_switch(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"cases", NULL};
  cg_attr cases = cg_op_attr(op, "cases");
  bool results = cg_op_num_results(op) != 0;
  cgi_pr_char(pr, ' ');
  cgi_pr_operand(pr, op, 0);
  cgi_pr_attr_dict(pr, op, elided);
  cgi_pr_arrow(pr, op);
  for (unsigned i = 1; i < cg_op_num_regions(op); i++) {
    cgi_pr_newline(pr);
    cgi_pr_z(pr, "case ");
    cgi_pr_int(pr, i - 1 < cg_attr_int_list_len(cases) ? cg_attr_int_list_at(cases, i - 1) : 0);
    cgi_pr_char(pr, ' ');
    cgi_pr_region(pr, cg_op_region(op, i), false, results);
  }
  cgi_pr_newline(pr);
  cgi_pr_z(pr, "default ");
  cgi_pr_region(pr, cg_op_region(op, 0), false, results);
}

CGI_DEF const cgi_syntax *cgi_syntax_scf(unsigned *count) {
  static const cgi_syntax rows[] = {
      {CG_SCF_FOR, cgi_scf_syn_parse_for, cgi_scf_syn_print_for},
      {CG_SCF_WHILE, cgi_scf_syn_parse_while, cgi_scf_syn_print_while},
      {CG_SCF_PARALLEL, cgi_scf_syn_parse_parallel, cgi_scf_syn_print_parallel},
      {CG_SCF_REDUCE, cgi_scf_syn_parse_reduce, cgi_scf_syn_print_reduce},
      {CG_SCF_YIELD, cgi_scf_syn_parse_yield, NULL},
      {CG_SCF_FORALL, cgi_scf_syn_parse_forall, cgi_scf_syn_print_forall},
      {CG_SCF_INDEX_SWITCH, cgi_scf_syn_parse_switch, cgi_scf_syn_print_switch},
  };
  *count = (unsigned)(sizeof rows / sizeof *rows);
  return rows;
}
