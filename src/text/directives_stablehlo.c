// The pieces of syntax that formats of stablehlo and chlo call by name, with the names that StableHLO gives them.
#include "dialects/stablehlo.h"
#include "text/format.h"

// ---- types ---------------------------------------------------------------------------------------------------------------------------------
// Behind the operands: a function type, or what the op writes instead: then *function is false, and the text is behind the colon.
static bool cgi_hdir_function_type(cgi_format_parse *f, bool *function) {
  if (!cgi_parser_expect(f->p, ':')) return false;
  *function = cgi_parser_is(f->p, '(');
  return !*function || cgi_format_parse_function_type(f);
}

static void cgi_hdir_pr_types(cgi_format_print *f, cg_type t) { // `: t`, or a function type where it is NULL
  cgi_printer_z(f->pr, " : ");
  if (t)
    cgi_printer_type(f->pr, t);
  else
    cgi_printer_function_type(f->pr, f->op);
}

static cg_type cgi_hdir_operand_type(cgi_format_print *f, unsigned i) { return cg_value_type(cg_op_operand(f->op, i)); }
static cg_type cgi_hdir_result_type(cgi_format_print *f) { return cg_value_type(cg_op_result(f->op, 0)); }

// One type for all operands and the result.
static bool cgi_hdir_same(cgi_format_parse *f, cg_type operands, cg_type result) {
  for (unsigned i = 0; i < f->num_operands; i++) cgi_format_know(f, &f->operand_types[i], operands);
  cgi_format_know(f, &f->result_types[0], result);
  return true;
}

static bool cgi_hdir_parse_same(cgi_format_parse *f, const cg_str *args) {
  bool function;
  cg_type t;
  (void)args;
  if (!cgi_hdir_function_type(f, &function)) return false;
  return function || (cgi_parser_type(f->p, &t) && cgi_hdir_same(f, t, t));
}

static void cgi_hdir_print_same(cgi_format_print *f, const cg_str *args) {
  cg_type t = cgi_hdir_result_type(f);
  (void)args;
  for (unsigned i = 0; t && i < cg_op_num_operands(f->op); i++)
    if (cgi_hdir_operand_type(f, i) != t) t = NULL;
  cgi_hdir_pr_types(f, t);
}

// tensor<4xcomplex<f32>>, the parts' type following from it.
static bool cgi_hdir_parse_complex(cgi_format_parse *f, const cg_str *args) {
  bool function;
  cg_type t;
  (void)args;
  if (!cgi_hdir_function_type(f, &function)) return false;
  if (function) return true;
  if (!cgi_parser_type(f->p, &t)) return false;
  if (cg_type_get_kind(cg_type_element(t)) != CG_TYPE_COMPLEX) return cgi_parser_error(f->p, "expected a tensor of complex elements");
  return cgi_hdir_same(f, cgi_type_with_element(t, cg_type_element(cg_type_element(t))), t);
}

static void cgi_hdir_print_complex(cgi_format_print *f, const cg_str *args) {
  cg_type t = cgi_hdir_result_type(f), e = cg_type_element(t);
  cg_type part = cg_type_get_kind(e) == CG_TYPE_COMPLEX ? cgi_type_with_element(t, cg_type_element(e)) : NULL;
  (void)args;
  cgi_hdir_pr_types(f, part == cgi_hdir_operand_type(f, 0) && part == cgi_hdir_operand_type(f, 1) ? t : NULL);
}

// tensor<i1>, tensor<4xf32> of (pred, on_true, on_false, result)
static bool cgi_hdir_parse_select(cgi_format_parse *f, const cg_str *args) {
  bool function;
  cg_type pred, t;
  if (!cgi_hdir_function_type(f, &function)) return false;
  if (function) return true;
  if (!cgi_parser_type(f->p, &pred) || !cgi_parser_expect(f->p, ',') || !cgi_parser_type(f->p, &t)) return false;
  cgi_format_know(f, cgi_format_types_of(f, args[0]), pred);
  return cgi_hdir_same(f, t, t);
}

static void cgi_hdir_print_select(cgi_format_print *f, const cg_str *args) {
  cg_type t = cgi_hdir_result_type(f);
  bool same = cgi_hdir_operand_type(f, 1) == t && cgi_hdir_operand_type(f, 2) == t;
  (void)args;
  cgi_hdir_pr_types(f, same ? cgi_hdir_operand_type(f, 0) : NULL);
  if (!same) return;
  cgi_printer_z(f->pr, ", ");
  cgi_printer_type(f->pr, t);
}

// tuple<t, t>
static bool cgi_hdir_parse_tuple(cgi_format_parse *f, const cg_str *args) {
  const char *at = cgi_parser_here(f->p);
  bool function;
  cg_type t;
  (void)args;
  if (!cgi_hdir_function_type(f, &function)) return false;
  if (function) return true;
  if (!cgi_parser_type(f->p, &t)) return false;
  if (cg_type_get_kind(t) != CG_TYPE_TUPLE) return cgi_parser_error(f->p, "expected a tuple type");
  return cgi_format_deal(f, true, t->members, cg_type_num_inputs(t), at) && cgi_format_deal(f, false, &t, 1, at);
}

static void cgi_hdir_print_tuple(cgi_format_print *f, const cg_str *args) {
  (void)args;
  cgi_hdir_pr_types(f, cgi_hdir_result_type(f));
}

// `: t, t`, each operand's and its result's; nothing without operands.
static bool cgi_hdir_parse_pairwise(cgi_format_parse *f, const cg_str *args) {
  const char *at = cgi_parser_here(f->p);
  cg_type *types = NULL;
  bool function;
  (void)args;
  if (!cgi_parser_is(f->p, ':')) return cgi_format_deal(f, true, NULL, 0, at);
  if (!cgi_hdir_function_type(f, &function)) return false;
  if (function) return true;
  return cgi_parser_type_list(f->p, &types) && cgi_format_deal(f, true, types, cgi_len(types), at) &&
         cgi_format_deal(f, false, types, cgi_len(types), at);
}

static void cgi_hdir_print_pairwise(cgi_format_print *f, const cg_str *args) {
  unsigned i, n = cg_op_num_operands(f->op);
  bool same = n == cg_op_num_results(f->op);
  (void)args;
  for (i = 0; same && i < n; i++) same = cgi_hdir_operand_type(f, i) == cg_value_type(cg_op_result(f->op, i));
  if (!n && same) return;
  cgi_printer_z(f->pr, " : ");
  if (same)
    cgi_printer_operand_types(f->pr, f->op, 0, n);
  else
    cgi_printer_function_type(f->pr, f->op);
}

// `: t, t -> t`; `: t` for all and `: (t, t) -> t` are fine, too.
static bool cgi_hdir_parse_arrow(cgi_format_parse *f, const cg_str *args) {
  const char *at = cgi_parser_here(f->p);
  cg_type *types = NULL, *results = NULL;
  bool function;
  (void)args;
  if (!cgi_hdir_function_type(f, &function)) return false;
  if (function) return true;
  bool ok = cgi_parser_type_list(f->p, &types);
  if (ok && cgi_len(types) == 1 && !cgi_parser_is(f->p, CGI_TOK_ARROW))
    ok = cgi_hdir_same(f, types[0], types[0]);
  else
    ok = ok && cgi_parser_expect(f->p, CGI_TOK_ARROW) && cgi_parser_arrow_types(f->p, &results) &&
         cgi_format_deal(f, true, types, cgi_len(types), at) && cgi_format_deal(f, false, results, cgi_len(results), at);
  return ok;
}

static void cgi_hdir_print_arrow(cgi_format_print *f, const cg_str *args) {
  (void)args;
  cgi_printer_z(f->pr, " : ");
  cgi_printer_operand_types(f->pr, f->op, 0, cg_op_num_operands(f->op));
  cgi_printer_arrow(f->pr, f->op);
}

// ---- attributes ------------------------------------------------------------------------------------------------------------------------------
// e5m10 of (exponent bits, mantissa bits)
static bool cgi_hdir_parse_exponent_mantissa(cgi_format_parse *f, const cg_str *args) {
  const char *at = cgi_parser_here(f->p);
  cg_str word, e, m;
  uint64_t exponent, mantissa;
  size_t i = 1;
  if (!cgi_parser_word(f->p, &word)) return false;
  while (i < word.len && word.data[i] != 'm') i++;
  e.data = word.data + 1;
  e.len = i - 1;
  m.data = word.data + i + 1;
  m.len = i < word.len ? word.len - i - 1 : 0;
  if (word.data[0] != 'e' || !e.len || !m.len || !cgi_parse_u64(e, &exponent) || !cgi_parse_u64(m, &mantissa) || exponent > 64 || mantissa > 64)
    return cgi_parser_error_at(f->p, at, "expected a float format such as e5m10");
  cgi_directive_set(f, args[0], cgi_attr_int(f->p->ctx, cgi_type_i(f->p->ctx, 32), (int64_t)exponent));
  return cgi_directive_set(f, args[1], cgi_attr_int(f->p->ctx, cgi_type_i(f->p->ctx, 32), (int64_t)mantissa));
}

static void cgi_hdir_print_exponent_mantissa(cgi_format_print *f, const cg_str *args) {
  (void)args;
  cgi_printer_z(f->pr, " e");
  cgi_printer_int(f->pr, cgi_hlo_int(f->op, "exponent_bits", 0));
  cgi_printer_char(f->pr, 'm');
  cgi_printer_int(f->pr, cgi_hlo_int(f->op, "mantissa_bits", 0));
}

// [0:1, 4:8:2] of (start, limit, stride)
static bool cgi_hdir_parse_slice(cgi_format_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  int64_t *lists[3] = {NULL, NULL, NULL}, v;
  bool ok = cgi_parser_expect(f->p, '[');
  while (ok && !cgi_parser_is(f->p, ']')) {
    ok = !cgi_len(lists[0]) || cgi_parser_expect(f->p, ',');
    for (unsigned k = 0; ok && k < 3; k++) {
      bool given = k == 0 || (k == 1 ? cgi_parser_expect(f->p, ':') : cgi_parser_accept(f->p, ':'));
      v = 1;
      ok = given ? cgi_parser_int(f->p, &v) : k == 2;
      if (ok) cgi_push(lists[k], v);
    }
  }
  ok = ok && cgi_parser_expect(f->p, ']');
  for (unsigned k = 0; k < 3; k++) {
    if (ok) cgi_directive_set(f, args[k], cgi_attr_i64_array(ctx, cgi_len(lists[k]), lists[k]));
  }
  return ok;
}

static void cgi_hdir_print_slice(cgi_format_print *f, const cg_str *args) {
  int64_t start[CGI_HLO_MAX_RANK], limit[CGI_HLO_MAX_RANK], stride[CGI_HLO_MAX_RANK];
  int n = cgi_hlo_list(f->op, "start_indices", CGI_HLO_MAX_RANK, start), i;
  (void)args;
  if (n < 0 || !cgi_hlo_int_list(f->op, "limit_indices", (unsigned)n, 0, limit) || !cgi_hlo_int_list(f->op, "strides", (unsigned)n, 1, stride)) n = 0;
  cgi_printer_z(f->pr, " [");
  for (i = 0; i < n; i++) {
    if (i) cgi_printer_z(f->pr, ", ");
    cgi_printer_int(f->pr, start[i]);
    cgi_printer_char(f->pr, ':');
    cgi_printer_int(f->pr, limit[i]);
    if (stride[i] == 1) continue;
    cgi_printer_char(f->pr, ':');
    cgi_printer_int(f->pr, stride[i]);
  }
  cgi_printer_char(f->pr, ']');
}

// = [DEFAULT, HIGHEST] as an array of #stablehlo<precision …>
static bool cgi_hdir_parse_precision(cgi_format_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  cg_attr *items = NULL;
  cg_str word;
  bool ok = cgi_parser_expect(f->p, '=') && cgi_parser_expect(f->p, '[');
  while (ok && !cgi_parser_is(f->p, ']')) {
    ok = (!cgi_len(items) || cgi_parser_expect(f->p, ',')) && cgi_parser_word(f->p, &word);
    if (ok) cgi_push(items, cgi_hlo_enum(ctx, "precision", word));
  }
  ok = ok && cgi_parser_expect(f->p, ']');
  if (ok) cgi_directive_set(f, args[0], cgi_attr_array(ctx, cgi_len(items), items));
  return ok;
}

static void cgi_hdir_print_precision(cgi_format_print *f, const cg_str *args) {
  cg_attr a = cgi_directive_get(f, args[0]);
  cgi_printer_z(f->pr, " = [");
  for (size_t i = 0; i < cg_attr_len(a); i++) {
    if (i) cgi_printer_z(f->pr, ", ");
    cgi_printer_str(f->pr, cgi_hlo_keyword_of(cg_attr_at(a, i)));
  }
  cgi_printer_char(f->pr, ']');
}

// = <…>, or the attribute in full
static bool cgi_hdir_parse_algorithm(cgi_format_parse *f, const cg_str *args) {
  cg_attr a;
  return cgi_parser_expect(f->p, '=') &&
         (cgi_parser_is(f->p, '<') ? cgi_parser_dialect_body(f->p, cgi_s("stablehlo.dot_algorithm"), &a) : cgi_parser_attr(f->p, &a)) &&
         cgi_directive_set(f, args[0], a);
}

static void cgi_hdir_print_algorithm(cgi_format_print *f, const cg_str *args) {
  cgi_printer_z(f->pr, " = ");
  cgi_printer_attr_body(f->pr, cgi_directive_get(f, args[0]));
}

// [0, 1] x [2, 3]
static bool cgi_hdir_dim_pair(cgi_parser *p, unsigned *n, int64_t *lhs, int64_t *rhs) {
  int64_t *a = NULL, *b = NULL;
  const char *at = cgi_parser_here(p);
  bool ok =
      cgi_parser_expect(p, '=') && cgi_parser_int_list(p, '[', ']', &a) && cgi_parser_expect_word(p, "x") && cgi_parser_int_list(p, '[', ']', &b);
  if (ok && (cgi_len(a) != cgi_len(b) || cgi_len(a) > CGI_HLO_MAX_RANK)) ok = cgi_parser_error_at(p, at, "expected two lists of dims of one length");
  if (ok) {
    *n = (unsigned)cgi_len(a);
    if (*n) memcpy(lhs, a, *n * sizeof *a);
    if (*n) memcpy(rhs, b, *n * sizeof *b);
  }
  return ok;
}

// , batching_dims = [0] x [0], contracting_dims = [2] x [1]
static bool cgi_hdir_parse_dot_dims(cgi_format_parse *f, const cg_str *args) {
  cgi_parser *p = f->p;
  cgi_dot_dims d;
  memset(&d, 0, sizeof d);
  while (cgi_parser_is(p, ',')) {
    cgi_parser_mark m = cgi_parser_save(p);
    cgi_parser_next(p);
    if (cgi_parser_accept_word(p, "batching_dims")) {
      if (!cgi_hdir_dim_pair(p, &d.num_batch, d.lhs_batch, d.rhs_batch)) return false;
    } else if (cgi_parser_accept_word(p, "contracting_dims")) {
      if (!cgi_hdir_dim_pair(p, &d.num_contract, d.lhs_contract, d.rhs_contract)) return false;
    } else if (cgi_parser_is_word(p, "precision") || cgi_parser_is_word(p, "algorithm")) { // the clauses behind
      cgi_parser_restore(p, &m);
      break;
    } else {
      return cgi_parser_error(p, "expected batching_dims, contracting_dims, precision or algorithm");
    }
  }
  return cgi_directive_set(f, args[0], cgi_hlo_dot_attr(p->ctx, &d));
}

static void cgi_hdir_pr_dims(cgi_printer *pr, unsigned n, const int64_t *dims) {
  unsigned i;
  cgi_printer_char(pr, '[');
  for (i = 0; i < n; i++) {
    if (i) cgi_printer_z(pr, ", ");
    cgi_printer_int(pr, dims[i]);
  }
  cgi_printer_char(pr, ']');
}

static void cgi_hdir_pr_dim_pair(cgi_printer *pr, const char *name, unsigned n, const int64_t *lhs, const int64_t *rhs) {
  cgi_printer_z(pr, name);
  cgi_hdir_pr_dims(pr, n, lhs);
  cgi_printer_z(pr, " x ");
  cgi_hdir_pr_dims(pr, n, rhs);
}

static void cgi_hdir_print_dot_dims(cgi_format_print *f, const cg_str *args) {
  cgi_dot_dims d;
  (void)args;
  if (!cgi_hlo_dot_dims(f->op, &d)) memset(&d, 0, sizeof d);
  if (d.num_batch) cgi_hdir_pr_dim_pair(f->pr, ", batching_dims = ", d.num_batch, d.lhs_batch, d.rhs_batch);
  cgi_hdir_pr_dim_pair(f->pr, ", contracting_dims = ", d.num_contract, d.lhs_contract, d.rhs_contract);
}

// `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`: the lexer makes `x` a word of its own, as blanks or brackets surround it.
static bool cgi_hdir_parse_conv_dims(cgi_format_parse *f, const cg_str *args) {
  cgi_parser *p = f->p;
  cgi_conv_dims d;
  cg_str raw;
  const char *at = cgi_parser_here(p);
  int lists = 0;
  raw.data = at;
  for (;;) {
    if (cgi_parser_is(p, CGI_TOK_EOF) || cgi_parser_is(p, CGI_TOK_ERROR) || cgi_parser_is(p, ':'))
      return cgi_parser_error(p, "expected dims such as [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]");
    if (cgi_parser_is(p, ']')) lists++;
    raw.len = (size_t)(cgi_parser_here(p) - at) + 1;
    cgi_parser_next(p);
    if (lists == 3) break;
  }
  if (!cgi_hlo_conv_dims_of(cgi_attr_dialect(p->ctx, cgi_s("stablehlo.conv"), cgi_intern(p->ctx, raw), 0, NULL), &d))
    return cgi_parser_error_at(p, at, "expected dims such as [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]");
  return cgi_directive_set(f, args[0], cgi_hlo_conv_attr(p->ctx, &d));
}

static void cgi_hdir_print_conv_dims(cgi_format_print *f, const cg_str *args) {
  cgi_conv_dims d;
  (void)args;
  if (!cgi_hlo_conv_dims(f->op, &d)) memset(&d, 0, sizeof d);
  cgi_printer_char(f->pr, ' ');
  cgi_printer_str(f->pr, cg_attr_raw_text(cgi_hlo_conv_attr(f->op->ctx, &d)));
}

// The entries of a window: [2, 2], [[3, 3], [3, 3]] (as a dense<…> : tensor<2x2xi64>), [false, false].
typedef enum cgi_hdir_entry { CGI_HDIR_SIZES, CGI_HDIR_PAIRS, CGI_HDIR_BOOLS } cgi_hdir_entry;
static const struct {
  const char *key;
  cgi_hdir_entry kind;
} cgi_hdir_window_keys[] = {
    // in the order of the directive's arguments
    {"stride", CGI_HDIR_SIZES}, {"pad", CGI_HDIR_PAIRS}, {"lhs_dilate", CGI_HDIR_SIZES}, {"rhs_dilate", CGI_HDIR_SIZES}, {"reverse", CGI_HDIR_BOOLS},
};

static bool cgi_hdir_window_item(cgi_parser *p, cgi_hdir_entry kind, int64_t **v) {
  cg_context *ctx = p->ctx;
  const char *at = cgi_parser_here(p);
  size_t before = cgi_len(*v);
  int64_t one = 0;
  if (kind == CGI_HDIR_PAIRS)
    return cgi_parser_int_list(p, '[', ']', v) && (cgi_len(*v) == before + 2 || cgi_parser_error_at(p, at, "expected pairs of padding sizes"));
  if (kind == CGI_HDIR_BOOLS && cgi_parser_accept_word(p, "true"))
    one = 1;
  else if (!(kind == CGI_HDIR_BOOLS && cgi_parser_accept_word(p, "false")) && !cgi_parser_int(p, &one))
    return false;
  cgi_push(*v, one);
  return true;
}

static bool cgi_hdir_window_entry(cgi_format_parse *f, cg_str attr, cgi_hdir_entry kind) {
  cg_context *ctx = f->p->ctx;
  int64_t *v = NULL, shape[2];
  bool ok = cgi_parser_expect(f->p, '[');
  while (ok && !cgi_parser_is(f->p, ']')) ok = (!cgi_len(v) || cgi_parser_expect(f->p, ',')) && cgi_hdir_window_item(f->p, kind, &v);
  ok = ok && cgi_parser_expect(f->p, ']');
  shape[0] = (int64_t)(cgi_len(v) / 2);
  shape[1] = 2;
  if (ok)
    cgi_directive_set(f, attr,
                      kind == CGI_HDIR_PAIRS ? cgi_hlo_dense_i64(ctx, 2, shape, v)
                                             : cgi_attr_dense_array(ctx, cgi_type_i(ctx, kind == CGI_HDIR_BOOLS ? 1 : 64), cgi_len(v), v));
  return ok;
}

// stride = [2, 2], pad = [[3, 3], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]
static bool cgi_hdir_parse_window(cgi_format_parse *f, const cg_str *args) {
  const unsigned n = sizeof cgi_hdir_window_keys / sizeof *cgi_hdir_window_keys;
  for (bool first = true; !cgi_parser_is(f->p, '}'); first = false) {
    cg_str key;
    unsigned k = 0;
    if ((!first && !cgi_parser_expect(f->p, ',')) || !cgi_parser_word(f->p, &key) || !cgi_parser_expect(f->p, '=')) return false;
    while (k < n && !cgi_str_is(key, cgi_hdir_window_keys[k].key)) k++;
    if (k == n) return cgi_parser_error(f->p, "expected stride, pad, lhs_dilate, rhs_dilate or reverse, but found '%S'", key);
    if (!cgi_hdir_window_entry(f, args[k], cgi_hdir_window_keys[k].kind)) return false;
  }
  return true;
}

static void cgi_hdir_print_window(cgi_format_print *f, const cg_str *args) {
  cgi_hlo_window w;
  cgi_printer *pr = f->pr;
  bool first = true;
  if (!cgi_hlo_window_of(f->op, &w)) memset(&w, 0, sizeof w);
  for (unsigned k = 0; args[k].len; k++) {
    cgi_hdir_entry kind = cgi_hdir_window_keys[k].kind;
    if (!cgi_directive_get(f, args[k])) continue;
    if (!first) cgi_printer_z(pr, ", ");
    first = false;
    cgi_printer_z(pr, cgi_hdir_window_keys[k].key);
    cgi_printer_z(pr, " = ");
    if (kind == CGI_HDIR_SIZES) {
      cgi_hdir_pr_dims(pr, w.n, k == 0 ? w.stride : k == 2 ? w.base_dilation : w.window_dilation);
      continue;
    }
    for (unsigned i = 0; i < w.n; i++) {
      int64_t pair[2];
      pair[0] = w.pad_low[i];
      pair[1] = w.pad_high[i];
      cgi_printer_z(pr, i ? ", " : "[");
      if (kind == CGI_HDIR_PAIRS)
        cgi_hdir_pr_dims(pr, 2, pair);
      else
        cgi_printer_z(pr, w.reversal[i] ? "true" : "false");
    }
    cgi_printer_z(pr, w.n ? "]" : "[]");
  }
  f->space = f->punctuation = false;
}

// ---- regions ---------------------------------------------------------------------------------------------------------------------------------
// cond { … } do { … }: both have the arguments that were read in front.
static bool cgi_hdir_parse_while(cgi_format_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  const cgi_format_types *carried = f->carried;
  cgi_arg *again = NULL;
  (void)args;
  for (size_t i = 0; i < cgi_len(f->args); i++) cgi_push(again, f->args[i]);
  bool ok = cgi_parser_expect_word(f->p, "cond") && cgi_format_parse_region(f) && cgi_parser_expect_word(f->p, "do");
  f->args = again;
  f->carried = carried;
  return ok && cgi_format_parse_region(f);
}

static void cgi_hdir_print_while(cgi_format_print *f, const cg_str *args) {
  (void)args;
  cgi_printer_same_args(f->pr, cg_op_region(f->op, CG_STABLEHLO_WHILE_BODY), cg_op_region(f->op, CG_STABLEHLO_WHILE_COND));
  cgi_printer_newline(f->pr);
  cgi_printer_z(f->pr, "cond ");
  cgi_printer_region(f->pr, cg_op_region(f->op, CG_STABLEHLO_WHILE_COND), false, true);
  cgi_printer_z(f->pr, " do ");
  cgi_printer_region(f->pr, cg_op_region(f->op, CG_STABLEHLO_WHILE_BODY), false, true);
}

// (%a init: %c), (%b init: %d), or (%a init: %c) applies stablehlo.add: all inputs, then all initial values.
static bool cgi_hdir_parse_reduce_inputs(cgi_format_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  cgi_parser *p = f->p;
  cgi_operand_ref *inits = NULL, r;
  cgi_parse_op_fn legacy;
  cg_str name, today;
  bool ok = true;
  do {
    ok = cgi_parser_expect(p, '(') && cgi_directive_operand(f, args[0]) && cgi_parser_expect_word(p, "init") && cgi_parser_expect(p, ':') &&
         cgi_parser_operand(p, &r) && cgi_parser_expect(p, ')');
    if (ok) cgi_push(inits, r);
  } while (ok && cgi_parser_accept(p, ','));
  size_t n = cgi_len(inits);
  for (size_t i = 0; i < n; i++) cgi_push(*cgi_directive_refs(f, args[0]), inits[i]);
  if (!ok || !cgi_parser_accept_word(p, "applies")) return ok;
  const char *at = cgi_parser_here(p);
  if (!cgi_parser_word(p, &name)) return false;
  if (n != 1) return cgi_parser_error_at(p, at, "expected one operand before 'applies'");
  if (!cgi_legacy_op_name(p, name, &today, &legacy)) today = name;
  f->payload = cgi_op_def_known(ctx, today);
  return f->payload || cgi_parser_error_at(p, at, "there is no operation '%S'", name);
}

// The op that the short form can say: its types follow from the initial value.
static cg_op cgi_hdir_short_reduce(cg_op op) {
  bool swapped;
  cg_block body = cgi_hlo_body(op);
  cg_op inner;
  cg_type t;
  cg_op_kind kind = cgi_hlo_num_inputs(op) == 1 ? cgi_hlo_simple_body(body, &swapped) : CG_OP_UNREGISTERED;
  if (kind == CG_OP_UNREGISTERED || swapped) return NULL;
  inner = cg_block_first(body);
  t = cgi_type_tensor(cg_op_context(op), 0, NULL, cg_type_element(cg_value_type(cg_op_operand(op, 1))), NULL);
  if (cg_op_num_attrs(inner) || cg_value_type(cg_op_result(inner, 0)) != t || cg_value_type(cg_op_operand(inner, CG_LHS)) != t ||
      cg_value_type(cg_op_operand(inner, CG_RHS)) != t)
    return NULL;
  return cgi_starts_with(cg_op_name(inner), "stablehlo.") ? inner : NULL;
}

static void cgi_hdir_print_reduce_inputs(cgi_format_print *f, const cg_str *args) {
  unsigned n = cgi_hlo_num_inputs(f->op);
  cg_op inner = cgi_hdir_short_reduce(f->op);
  (void)args;
  for (unsigned i = 0; i < n; i++) {
    cgi_printer_z(f->pr, i ? ", (" : "(");
    cgi_printer_value(f->pr, cgi_hlo_input(f->op, i));
    cgi_printer_z(f->pr, " init: ");
    cgi_printer_value(f->pr, cgi_hlo_init(f->op, i));
    cgi_printer_char(f->pr, ')');
  }
  if (!inner) return;
  cgi_printer_z(f->pr, " applies ");
  cgi_printer_str(f->pr, cg_op_name(inner));
}

// A body of the op that is applied, on two scalars.
static bool cgi_hdir_reduce_body(cgi_format_parse *f) {
  cg_context *ctx = f->p->ctx;
  cgi_op_state *st = f->st;
  cg_type scalar = cgi_type_tensor(ctx, 0, NULL, cg_type_element(cg_value_type(st->operands[1])), NULL), two[2];
  cg_value args[2];
  two[0] = two[1] = scalar;
  cg_block body = cgi_block_create(cgi_state_empty_region(f->p, st), 2, two, st->loc);
  args[0] = cg_block_arg(body, 0);
  args[1] = cg_block_arg(body, 1);
  cg_op op = cgi_op_create(ctx, f->payload, st->loc, 2, args, 1, &scalar, 0, NULL, 0);
  cgi_op_append(body, op);
  cgi_op_append(body, cgi_op_create(ctx, cgi_op_def_of(ctx, CG_STABLEHLO_RETURN), st->loc, 1, &op->results[0], 0, NULL, 0, NULL, 0));
  return true;
}

// reducer(%a: t, %b: t) (%c: u, %d: u) { … }: one pair per input; the block takes all the first ones, then all the second ones.
static bool cgi_hdir_parse_reducer(cgi_format_parse *f, const cg_str *args) {
  cg_context *ctx = f->p->ctx;
  cgi_arg *pairs = NULL;
  cg_loc loc;
  if (f->payload) return cgi_format_early_operands(f) && cgi_hdir_reduce_body(f);
  if (!cgi_parser_expect_word(f->p, "reducer")) return false;
  size_t n = cgi_len(*cgi_directive_refs(f, args[0]));
  const char *at = cgi_parser_here(f->p);
  bool ok = true;
  while (ok && cgi_parser_is(f->p, '(')) ok = cgi_parser_args(f->p, false, true, &pairs, NULL);
  if (ok && cgi_len(pairs) != n) ok = cgi_parser_error_at(f->p, at, "expected two arguments per reduced operand");
  for (size_t i = 0; ok && i < n; i++) cgi_push(f->args, pairs[i < n / 2 ? 2 * i : 2 * (i - n / 2) + 1]);
  return ok && cgi_parser_optional_loc(f->p, &loc) && cgi_format_parse_region(f);
}

static void cgi_hdir_print_reducer(cgi_format_print *f, const cg_str *args) {
  cg_block body = cgi_hlo_body(f->op);
  unsigned n = cgi_hlo_num_inputs(f->op);
  (void)args;
  if (!body || cgi_hdir_short_reduce(f->op)) return;
  cgi_printer_newline(f->pr);
  cgi_printer_z(f->pr, " reducer");
  for (unsigned i = 0; i < n; i++) {
    for (unsigned k = 0; k < 2; k++) {
      cg_value v = cg_block_arg(body, k ? n + i : i);
      cgi_printer_z(f->pr, k ? ", " : i ? " (" : "(");
      cgi_printer_value(f->pr, v);
      cgi_printer_z(f->pr, ": ");
      cgi_printer_type(f->pr, cg_value_type(v));
    }
    cgi_printer_char(f->pr, ')');
  }
  cgi_printer_char(f->pr, ' ');
  cgi_printer_region(f->pr, cg_op_region(f->op, 0), false, true);
}

CGI_DEF const cgi_format_custom *cgi_format_hlo_customs(unsigned *count) {
  static const cgi_format_custom rows[] = {
      {"SameOperandsAndResultType", cgi_hdir_parse_same, cgi_hdir_print_same},
#ifndef CODEGEN_NO_SECOND_TIER_OPS
      {"ComplexOpType", cgi_hdir_parse_complex, cgi_hdir_print_complex},
      {"WhileRegions", cgi_hdir_parse_while, cgi_hdir_print_while},
#endif
      {"SelectOpType", cgi_hdir_parse_select, cgi_hdir_print_select},
      {"TupleOpType", cgi_hdir_parse_tuple, cgi_hdir_print_tuple},
      {"PairwiseOpType", cgi_hdir_parse_pairwise, cgi_hdir_print_pairwise},
      {"OperandAndResultTypes", cgi_hdir_parse_arrow, cgi_hdir_print_arrow},
      {"ExponentMantissa", cgi_hdir_parse_exponent_mantissa, cgi_hdir_print_exponent_mantissa},
      {"SliceRanges", cgi_hdir_parse_slice, cgi_hdir_print_slice},
      {"PrecisionConfig", cgi_hdir_parse_precision, cgi_hdir_print_precision},
      {"DotAlgorithm", cgi_hdir_parse_algorithm, cgi_hdir_print_algorithm},
      {"DotDimensionNumbers", cgi_hdir_parse_dot_dims, cgi_hdir_print_dot_dims},
      {"ConvolutionDimensions", cgi_hdir_parse_conv_dims, cgi_hdir_print_conv_dims},
      {"WindowAttributes", cgi_hdir_parse_window, cgi_hdir_print_window},
      {"ReduceInputs", cgi_hdir_parse_reduce_inputs, cgi_hdir_print_reduce_inputs},
      {"Reducer", cgi_hdir_parse_reducer, cgi_hdir_print_reducer},
  };
  *count = (unsigned)(sizeof rows / sizeof *rows);
  return rows;
}
