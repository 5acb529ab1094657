// stablehlo.reduce: its operands come in pairs, and its body may be said by an op's name.
#include "dialects/stablehlo.h"
#include "text/parser.h"

static cg_type cgi_shlo_operand_type(cg_op op, unsigned i) { return cg_value_type(cg_op_operand(op, i)); }
static cg_type cgi_shlo_result_type(cg_op op, unsigned i) { return cg_value_type(cg_op_result(op, i)); }

// `: (t, t) -> t`, or `-> (t, t)`, resolving refs.
static bool cgi_shlo_function_type(cgi_parser *p, cgi_op_state *st, size_t n, const cgi_operand_ref *refs) {
  cg_context *ctx = p->ctx;
  cg_type *in = NULL, *out = NULL;
  const char *at = cgi_p_here(p);
  bool ok = cgi_p_expect(p, ':') && cgi_p_paren_types(p, &in) && cgi_p_expect(p, CGI_TOK_ARROW) && cgi_p_arrow_types(p, &out) &&
            cgi_st_operands_each(p, st, n, refs, cgi_len(in), in, at) && cgi_st_results(p, st, cgi_len(out), out);
  cgi_arr_free(ctx, in);
  cgi_arr_free(ctx, out);
  return ok;
}

// `key = [1, 2]` into an array<i64: …>.
static bool cgi_shlo_list_here(cgi_parser *p, cgi_op_state *st, const char *attr) {
  cg_context *ctx = p->ctx;
  int64_t *v = NULL;
  bool ok = cgi_p_int_list(p, '[', ']', &v);
  if (ok) cgi_st_attr(p, st, attr, cgi_attr_i64_array(ctx, cgi_len(v), v));
  cgi_arr_free(ctx, v);
  return ok;
}

static bool cgi_shlo_list(cgi_parser *p, cgi_op_state *st, const char *key, const char *attr) {
  return cgi_p_expect_word(p, key) && cgi_p_expect(p, '=') && cgi_shlo_list_here(p, st, attr);
}

static cg_type cgi_shlo_scalar(cgi_parser *p, cg_type t) { return cgi_type_tensor(p->ctx, 0, NULL, cg_type_element(t), NULL); }

// `applies stablehlo.add`: a body of that op on the two scalar arguments.
static bool cgi_shlo_reduce_body(cgi_parser *p, cgi_op_state *st, cg_str name, const char *at, cg_type type) {
  cg_context *ctx = p->ctx;
  cg_type scalar = cgi_shlo_scalar(p, type), two[2];
  cg_str today = name;
  const cgi_op_def *def;
  cgi_parse_op_fn legacy = NULL;
  cg_region region = cgi_st_empty_region(p, st);
  cg_block body;
  cg_value args[2], value;
  cg_op op;
  cgi_legacy_op_name(p, name, &today, &legacy);
  def = cgi_op_def_by_name(ctx, today);
  if (def->kind == CG_OP_UNREGISTERED) return cgi_p_error_at(p, at, "there is no operation '%S'", name);
  two[0] = two[1] = scalar;
  body = cgi_block_create(region, 2, two, st->loc);
  args[0] = cg_block_arg(body, 0);
  args[1] = cg_block_arg(body, 1);
  op = cgi_op_create(ctx, def, st->loc, 2, args, 1, &scalar, 0, NULL, 0);
  cgi_op_append(body, op);
  value = cg_op_result(op, 0);
  cgi_op_append(body, cgi_op_create(ctx, cgi_op_def_of(ctx, CG_STABLEHLO_RETURN), st->loc, 1, &value, 0, NULL, 0, NULL, 0));
  return true;
}

// `reducer(%a: t, %b: t) (%c: u, %d: u) { … }`: one pair per input; the block takes all the first ones, then all the second ones.
static bool cgi_shlo_reducer(cgi_parser *p, cgi_op_state *st, size_t n) {
  cg_context *ctx = p->ctx;
  cgi_arg *pairs = NULL, *args = NULL;
  const char *at = cgi_p_here(p);
  bool ok = true;
  size_t i, k;
  while (ok && cgi_p_is(p, '(')) ok = cgi_p_args(p, false, true, &pairs, NULL);
  if (ok && cgi_len(pairs) != 2 * n) ok = cgi_p_error_at(p, at, "expected two arguments per reduced operand");
  for (k = 0; ok && k < 2; k++)
    for (i = 0; i < n; i++) cgi_push(args, pairs[2 * i + k]);
  if (ok) {
    cg_loc loc = cgi_p_loc_at(p, at);
    ok = cgi_p_optional_loc(p, &loc) && cgi_p_region(p, st, cgi_len(args), args);
  }
  cgi_arr_free(ctx, pairs);
  cgi_arr_free(ctx, args);
  return ok;
}

// reduce(%a init: %c), (%b init: %d) across dimensions = [0] : (t, t, t, t) -> (t, t) reducer(…) (…) { … }
// reduce(%a init: %c) applies stablehlo.add across dimensions = [1] : (t, t) -> t
static bool cgi_shlo_parse_reduce(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref *refs = NULL, *inits = NULL, r;
  cg_str applied = cgi_s("");
  const char *at = NULL;
  size_t n, i;
  bool ok = true;
  do {
    ok = cgi_p_expect(p, '(') && cgi_p_operand(p, &r);
    if (!ok) break;
    cgi_push(refs, r);
    ok = cgi_p_expect_word(p, "init") && cgi_p_expect(p, ':') && cgi_p_operand(p, &r) && cgi_p_expect(p, ')');
    if (ok) cgi_push(inits, r);
  } while (ok && cgi_p_accept(p, ','));
  n = cgi_len(inits);
  for (i = 0; ok && i < n; i++) cgi_push(refs, inits[i]);
  if (ok && cgi_p_accept_word(p, "applies")) {
    at = cgi_p_here(p);
    ok = cgi_p_word(p, &applied);
  }
  ok = ok && cgi_p_expect_word(p, "across") && cgi_shlo_list(p, st, "dimensions", "dimensions") && cgi_p_attr_dict(p, st) &&
       cgi_shlo_function_type(p, st, 2 * n, refs);
  if (ok && applied.len)
    ok = n == 1 ? cgi_shlo_reduce_body(p, st, applied, at, cg_value_type(st->operands[1]))
                : cgi_p_error_at(p, at, "expected one operand before 'applies'");
  else if (ok)
    ok = cgi_p_expect_word(p, "reducer") && cgi_shlo_reducer(p, st, n);
  cgi_arr_free(ctx, refs);
  cgi_arr_free(ctx, inits);
  return ok;
}

// The op that the short form can say: its types follow from the initial value.
static cg_op cgi_shlo_short_reduce(cg_op op) {
  bool swapped;
  cg_block body = cgi_hlo_body(op);
  cg_op inner;
  cg_type t;
  cg_op_kind kind = cgi_hlo_num_inputs(op) == 1 ? cgi_hlo_simple_body(body, &swapped) : CG_OP_UNREGISTERED;
  if (kind == CG_OP_UNREGISTERED || swapped) return NULL;
  inner = cg_block_first(body);
  t = cgi_type_tensor(cg_op_context(op), 0, NULL, cg_type_element(cgi_shlo_operand_type(op, 1)), NULL);
  if (cg_op_num_attrs(inner) || cgi_shlo_result_type(inner, 0) != t || cgi_shlo_operand_type(inner, 0) != t || cgi_shlo_operand_type(inner, 1) != t)
    return NULL;
  return cgi_starts_with(cg_op_name(inner), "stablehlo.") ? inner : NULL;
}

static void cgi_shlo_print_reduce(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"dimensions", NULL};
  unsigned n = cgi_hlo_num_inputs(op), i;
  cg_op inner = cgi_shlo_short_reduce(op);
  cg_block body = cgi_hlo_body(op);
  for (i = 0; i < n; i++) {
    cgi_pr_z(pr, i ? ", (" : "(");
    cgi_pr_value(pr, cgi_hlo_input(op, i));
    cgi_pr_z(pr, " init: ");
    cgi_pr_value(pr, cgi_hlo_init(op, i));
    cgi_pr_char(pr, ')');
  }
  if (inner) {
    cgi_pr_z(pr, " applies ");
    cgi_pr_str(pr, cg_op_name(inner));
  }
  cgi_pr_z(pr, " across dimensions = ");
  if (cg_op_attr(op, "dimensions")) cgi_pr_int_list(pr, cg_op_attr(op, "dimensions"));
  cgi_pr_attr_dict(pr, op, elided);
  cgi_pr_z(pr, " : ");
  cgi_pr_function_type(pr, op);
  if (inner || !body) return;
  cgi_pr_newline(pr);
  cgi_pr_z(pr, " reducer");
  for (i = 0; i < n; i++) {
    unsigned k;
    cgi_pr_z(pr, i ? " (" : "(");
    for (k = 0; k < 2; k++) {
      cg_value v = cg_block_arg(body, k ? n + i : i);
      if (k) cgi_pr_z(pr, ", ");
      cgi_pr_value(pr, v);
      cgi_pr_z(pr, ": ");
      cgi_pr_type(pr, cg_value_type(v));
    }
    cgi_pr_char(pr, ')');
  }
  cgi_pr_char(pr, ' ');
  cgi_pr_region(pr, cg_op_region(op, 0), false, true);
}

CGI_DEF const cgi_syntax *cgi_syntax_stablehlo(unsigned *count) {
  static const cgi_syntax rows[] = {{CG_STABLEHLO_REDUCE, cgi_shlo_parse_reduce, cgi_shlo_print_reduce}};
  *count = (unsigned)(sizeof rows / sizeof *rows);
  return rows;
}
