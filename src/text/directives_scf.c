// The pieces of syntax that formats of loops call by name.
#include "text/format.h"

// `%i`: the first argument of the region that comes next, of the type of the op's first operand.
static bool cgi_directive_parse_induction_var(cgi_format_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  cgi_arg arg;
  (void)args;
  memset(&arg, 0, sizeof arg);
  arg.loc = f->st->loc;
  if (!cgi_parser_operand(f->p, &arg.ref)) return false;
  cgi_push(f->args, arg);
  return true;
}

static void cgi_directive_print_induction_var(cgi_format_print *f, const cg_str *args) {
  (void)args;
  cgi_format_before(f);
  cgi_printer_value(f->pr, cg_block_arg(cg_region_first(cg_op_region(f->op, 0)), 0));
  f->args_printed = true;
}

// The same, with its location.
static bool cgi_directive_parse_region_argument(cgi_format_parse *f, const cg_str *args) {
  return cgi_directive_parse_induction_var(f, args) && cgi_parser_optional_loc(f->p, &f->args[0].loc);
}

static void cgi_directive_print_region_argument(cgi_format_print *f, const cg_str *args) {
  cg_value v = cg_block_arg(cg_region_first(cg_op_region(f->op, 0)), 0);
  cgi_directive_print_induction_var(f, args);
  if (v && v->loc) cgi_printer_loc(f->pr, v->loc);
}

// (%i, %j): as many as the bounds of this name, of type index.
static bool cgi_directive_parse_induction_vars(cgi_format_parse *f, const cg_str *args) {
  (void)args;
  if (!cgi_parser_args(f->p, false, false, &f->args, NULL)) return false;
  for (size_t i = 0; i < cgi_len(f->args); i++) {
    if (f->args[i].type) return cgi_parser_error_at(f->p, f->args[i].ref.at, "an induction variable is written without type");
    f->args[i].type = cgi_type_index(f->p->ctx);
  }
  return true;
}

static void cgi_directive_print_induction_vars(cgi_format_print *f, const cg_str *args) {
  cg_block body = cg_region_first(cg_op_region(f->op, 0));
  cg_attr list = cgi_directive_get(f, args[0]);
  unsigned first, n = list ? (unsigned)cg_attr_int_list_len(list) : cgi_directive_group(f, args[0], &first);
  cgi_format_before(f);
  cgi_printer_char(f->pr, '(');
  for (unsigned i = 0; i < n && i < cg_block_num_args(body); i++) {
    if (i) cgi_printer_z(f->pr, ", ");
    cgi_printer_value(f->pr, cg_block_arg(body, i));
  }
  cgi_printer_char(f->pr, ')');
  f->args_printed = true;
}

static bool cgi_directive_bounds_fit(cgi_format_parse *f, size_t n, const char *at) {
  return n == cgi_len(f->args) || cgi_parser_error_at(f->p, at, "%u bounds for %u induction variables", (unsigned)n, (unsigned)cgi_len(f->args));
}

// (%a, %b): a bound for each induction variable.
static bool cgi_directive_parse_bounds(cgi_format_parse *f, const cg_str *args) {
  const char *at = cgi_parser_here(f->p);
  cgi_directive_indices(f, args[0]);
  return cgi_parser_paren_operands(f->p, cgi_directive_refs(f, args[0])) && cgi_directive_bounds_fit(f, cgi_len(*cgi_directive_refs(f, args[0])), at);
}

static void cgi_directive_print_bounds(cgi_format_print *f, const cg_str *args) {
  unsigned first, n = cgi_directive_group(f, args[0], &first);
  cgi_format_before(f);
  cgi_printer_char(f->pr, '(');
  cgi_printer_operands(f->pr, f->op, first, n);
  cgi_printer_char(f->pr, ')');
}

// `in (%n, 4)`, or `= (…) to (…) step (…)`: of (operands, attribute) of lower bounds, upper bounds and steps.
static bool cgi_directive_parse_static_bounds(cgi_format_parse *f, const cg_str *args) {
  static const char *const words[] = {"=", "to", "step"};
  cg_context *ctx = f->p->ctx;
  bool in = cgi_parser_accept_word(f->p, "in"), ok = true;
  for (unsigned k = 0; ok && k < 3; k++) {
    int64_t *list = NULL;
    const char *at = cgi_parser_here(f->p);
    cgi_directive_indices(f, args[2 * k]);
    if (!in) ok = k ? cgi_parser_expect_word(f->p, words[k]) : cgi_parser_expect(f->p, '=');
    if (in && k != 1)
      for (size_t i = 0; i < cgi_len(f->args); i++) cgi_push(list, (int64_t)(k == 2));
    else
      ok = ok && cgi_parser_index_list(f->p, '(', ')', cgi_directive_refs(f, args[2 * k]), &list) && cgi_directive_bounds_fit(f, cgi_len(list), at);
    if (ok) cgi_directive_set(f, args[2 * k + 1], cgi_attr_i64_array(ctx, cgi_len(list), list));
    cgi_arr_free(ctx, list);
  }
  return ok;
}

static bool cgi_directive_all_are(cg_attr list, int64_t v) {
  for (size_t i = 0; i < cg_attr_int_list_len(list); i++)
    if (cg_attr_int_list_at(list, i) != v) return false;
  return true;
}

static void cgi_directive_print_static_bounds(cgi_format_print *f, const cg_str *args) {
  static const char *const words[] = {" = (", " to (", " step ("};
  unsigned next = 0;
  bool in = cgi_directive_all_are(cgi_directive_get(f, args[1]), 0) && cgi_directive_all_are(cgi_directive_get(f, args[5]), 1);
  for (unsigned k = in; k < (in ? 2u : 3u); k++)
    cgi_printer_index_list(f->pr, f->op, &next, cgi_directive_get(f, args[2 * k + 1]), in ? " in (" : words[k], ")");
}

// `: type` of the bounds and the step, where it is not index.
static bool cgi_directive_parse_loop_type(cgi_format_parse *f, const cg_str *args) {
  const char *at = cgi_parser_here(f->p);
  cg_type t = cgi_type_index(f->p->ctx);
  if (cgi_parser_accept(f->p, ':') && !cgi_parser_type(f->p, &t)) return false;
  if (!cg_type_is_int_or_index(t)) return cgi_parser_error_at(f->p, at, "loop bounds are integers or index, not %t", t);
  for (unsigned i = 0; i < 3; i++) cgi_format_know(f, cgi_directive_types(f, args[i]), t);
  return true;
}

static void cgi_directive_print_loop_type(cgi_format_print *f, const cg_str *args) {
  unsigned first;
  cgi_directive_group(f, args[0], &first);
  cg_type t = cg_value_type(cg_op_operand(f->op, first));
  if (cg_type_get_kind(t) == CG_TYPE_INDEX) return;
  cgi_printer_z(f->pr, " : ");
  cgi_printer_type(f->pr, t);
}

// (%a = %init, …): arguments of the region that comes next, and the operands they start with.
static bool cgi_directive_assignments(cgi_format_parse *f, cg_str group, const char *at) {
  f->carried = cgi_directive_types(f, group);
  f->first_carried = cgi_len(f->args);
  f->carried_at = at;
  return cgi_parser_assignments(f->p, &f->args, cgi_directive_refs(f, group));
}

static bool cgi_directive_parse_assignments(cgi_format_parse *f, const cg_str *args) {
  return cgi_directive_assignments(f, args[0], cgi_parser_here(f->p));
}

static void cgi_directive_print_assignments(cgi_format_print *f, const cg_str *args) {
  cg_block entry = cg_region_first(cg_op_region(f->op, 0));
  unsigned first, n = cgi_directive_group(f, args[0], &first), arg = cg_block_num_args(entry) - n;
  cgi_printer_char(f->pr, '(');
  for (unsigned i = 0; i < n; i++) {
    if (i) cgi_printer_z(f->pr, ", ");
    cgi_printer_value(f->pr, cg_block_arg(entry, arg + i));
    cgi_printer_z(f->pr, " = ");
    cgi_printer_operand(f->pr, f->op, first + i);
  }
  cgi_printer_char(f->pr, ')');
  f->args_printed = true;
  f->space = true;
  f->punctuation = false;
}

// (%a = %init, …) -> (t, …), of (inits, results).
static bool cgi_directive_parse_iter_args(cgi_format_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  cgi_format_types *inits = cgi_directive_types(f, args[0]), *results = cgi_directive_result(f, args[1]);
  if (!cgi_directive_assignments(f, args[0], f->literal) || !cgi_parser_expect(f->p, CGI_TOK_ARROW) || !cgi_parser_arrow_types(f->p, &results->types))
    return false;
  results->known = inits->known = true;
  for (size_t i = 0; i < cgi_len(results->types); i++) cgi_push(inits->types, results->types[i]);
  return true;
}

static void cgi_directive_print_iter_args(cgi_format_print *f, const cg_str *args) {
  cgi_directive_print_assignments(f, args);
  cgi_printer_z(f->pr, " ->");
  cgi_directive_print_paren_types(f, args);
}

// case 2 { … } default { … }, the default region first in the op.
static bool cgi_directive_parse_cases(cgi_format_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  cgi_op_state *st = f->st;
  int64_t *cases = NULL, v;
  bool ok = true;
  while (ok && cgi_parser_accept_word(f->p, "case")) {
    ok = cgi_parser_int(f->p, &v) && cgi_parser_region(f->p, st, 0, NULL);
    cgi_push(cases, v);
  }
  ok = ok && cgi_parser_expect_word(f->p, "default") && cgi_parser_region(f->p, st, 0, NULL);
  if (ok) {
    size_t n = cgi_len(st->regions);
    cg_region last = st->regions[n - 1];
    memmove(st->regions + 1, st->regions, (n - 1) * sizeof *st->regions);
    st->regions[0] = last;
    cgi_directive_set(f, args[0], cgi_attr_i64_array(ctx, cgi_len(cases), cases));
  }
  cgi_arr_free(ctx, cases);
  return ok;
}

static void cgi_directive_print_cases(cgi_format_print *f, const cg_str *args) {
  cg_attr cases = cgi_directive_get(f, args[0]);
  unsigned n = cg_op_num_regions(f->op);
  for (unsigned i = 1; i <= n; i++) {
    cgi_printer_newline(f->pr);
    cgi_printer_z(f->pr, i < n ? "case " : "default ");
    if (i < n) {
      cgi_printer_int(f->pr, i - 1 < cg_attr_int_list_len(cases) ? cg_attr_int_list_at(cases, i - 1) : 0);
      cgi_printer_char(f->pr, ' ');
    }
    cgi_printer_region(f->pr, cg_op_region(f->op, i % n), false, cg_op_num_results(f->op) != 0);
  }
}

CGI_DEF const cgi_format_custom *cgi_format_scf_customs(unsigned *count) {
  static const cgi_format_custom rows[] = {
      {"InductionVar", cgi_directive_parse_induction_var, cgi_directive_print_induction_var},
      {"RegionArgument", cgi_directive_parse_region_argument, cgi_directive_print_region_argument},
      {"InductionVars", cgi_directive_parse_induction_vars, cgi_directive_print_induction_vars},
      {"LoopBounds", cgi_directive_parse_bounds, cgi_directive_print_bounds},
      {"StaticLoopBounds", cgi_directive_parse_static_bounds, cgi_directive_print_static_bounds},
      {"LoopType", cgi_directive_parse_loop_type, cgi_directive_print_loop_type},
      {"AssignmentList", cgi_directive_parse_assignments, cgi_directive_print_assignments},
      {"IterArgs", cgi_directive_parse_iter_args, cgi_directive_print_iter_args},
      {"SwitchCases", cgi_directive_parse_cases, cgi_directive_print_cases},
  };
  *count = (unsigned)(sizeof rows / sizeof *rows);
  return rows;
}
