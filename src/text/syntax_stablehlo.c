// The pretty forms of stablehlo and chlo ops that no format string says. All of them read both kinds of signature where StableHLO has two: one
// type for all operands and results, or a function type.
#include "dialects/stablehlo.h"
#include "text/parser.h"

// ---- helpers ----------------------------------------------------------------------------------------------------------------------------
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

// The same, or `: t` for all operands and the one result.
static bool cgi_shlo_type(cgi_parser *p, cgi_op_state *st, size_t n, const cgi_operand_ref *refs) {
  cgi_p_mark m = cgi_p_save(p);
  cg_type t;
  if (!cgi_p_expect(p, ':')) return false;
  if (cgi_p_is(p, '(')) {
    cgi_p_restore(p, m);
    return cgi_shlo_function_type(p, st, n, refs);
  }
  return cgi_p_type(p, &t) && cgi_st_operands(p, st, n, refs, t) && cgi_st_result(p, st, t);
}

static void cgi_shlo_pr_type(cgi_printer *pr, cg_op op) {
  cg_type t = cg_op_num_results(op) == 1 ? cgi_shlo_result_type(op, 0) : NULL;
  unsigned i;
  cgi_pr_z(pr, " : ");
  for (i = 0; t && i < cg_op_num_operands(op); i++)
    if (cgi_shlo_operand_type(op, i) != t) t = NULL;
  if (t)
    cgi_pr_type(pr, t);
  else
    cgi_pr_function_type(pr, op);
}

static void cgi_shlo_pr_end(cgi_printer *pr, cg_op op, const char *const *elided) { // attributes and a function type
  cgi_pr_attr_dict(pr, op, elided);
  cgi_pr_z(pr, " : ");
  cgi_pr_function_type(pr, op);
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

static void cgi_shlo_pr_all_operands(cgi_printer *pr, cg_op op) {
  cgi_pr_char(pr, ' ');
  cgi_pr_operands(pr, op, 0, cg_op_num_operands(op));
}

// ---- elementwise ------------------------------------------------------------------------------------------------------------------------
static bool cgi_shlo_parse_elementwise(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref *refs = NULL;
  bool ok = cgi_p_is(p, '(') ? cgi_p_paren_operands(p, &refs) : cgi_p_operand_list(p, &refs);
  ok = ok && cgi_p_attr_dict(p, st) && cgi_shlo_type(p, st, cgi_len(refs), refs);
  cgi_arr_free(ctx, refs);
  return ok;
}

static void cgi_shlo_print_elementwise(cgi_printer *pr, cg_op op) {
  cgi_shlo_pr_all_operands(pr, op);
  cgi_pr_attr_dict(pr, op, NULL);
  cgi_shlo_pr_type(pr, op);
}

// complex %a, %b : tensor<4xcomplex<f32>>, the parts' type following from it.
static bool cgi_shlo_parse_complex(cgi_parser *p, cgi_op_state *st) {
  cgi_operand_ref refs[2];
  cgi_p_mark m;
  cg_type t, e;
  if (!cgi_p_operand(p, &refs[0]) || !cgi_p_expect(p, ',') || !cgi_p_operand(p, &refs[1]) || !cgi_p_attr_dict(p, st)) return false;
  m = cgi_p_save(p);
  if (!cgi_p_expect(p, ':')) return false;
  if (cgi_p_is(p, '(')) {
    cgi_p_restore(p, m);
    return cgi_shlo_function_type(p, st, 2, refs);
  }
  if (!cgi_p_type(p, &t)) return false;
  e = cg_type_element(t);
  if (cg_type_get_kind(e) != CG_TYPE_COMPLEX) return cgi_p_error(p, "expected a tensor of complex elements");
  return cgi_st_operands(p, st, 2, refs, cgi_type_with_element(t, cg_type_element(e))) && cgi_st_result(p, st, t);
}

static void cgi_shlo_print_complex(cgi_printer *pr, cg_op op) {
  cg_type t = cgi_shlo_result_type(op, 0), part;
  cgi_shlo_pr_all_operands(pr, op);
  cgi_pr_attr_dict(pr, op, NULL);
  cgi_pr_z(pr, " : ");
  part = cg_type_get_kind(cg_type_element(t)) == CG_TYPE_COMPLEX ? cgi_type_with_element(t, cg_type_element(cg_type_element(t))) : NULL;
  if (part == cgi_shlo_operand_type(op, 0) && part == cgi_shlo_operand_type(op, 1))
    cgi_pr_type(pr, t);
  else
    cgi_pr_function_type(pr, op);
}

// select %p, %a, %b : tensor<i1>, tensor<4xf32>
static bool cgi_shlo_parse_select(cgi_parser *p, cgi_op_state *st) {
  cgi_operand_ref refs[3];
  cgi_p_mark m;
  cg_type pred, t;
  if (!cgi_p_operand(p, &refs[0]) || !cgi_p_expect(p, ',') || !cgi_p_operand(p, &refs[1]) || !cgi_p_expect(p, ',') || !cgi_p_operand(p, &refs[2]) ||
      !cgi_p_attr_dict(p, st))
    return false;
  m = cgi_p_save(p);
  if (!cgi_p_expect(p, ':')) return false;
  if (cgi_p_is(p, '(')) {
    cgi_p_restore(p, m);
    return cgi_shlo_function_type(p, st, 3, refs);
  }
  return cgi_p_type(p, &pred) && cgi_p_expect(p, ',') && cgi_p_type(p, &t) && cgi_st_operand(p, st, refs[0], pred) &&
         cgi_st_operands(p, st, 2, refs + 1, t) && cgi_st_result(p, st, t);
}

static void cgi_shlo_print_select(cgi_printer *pr, cg_op op) {
  cg_type t = cgi_shlo_result_type(op, 0);
  cgi_shlo_pr_all_operands(pr, op);
  cgi_pr_attr_dict(pr, op, NULL);
  cgi_pr_z(pr, " : ");
  if (cgi_shlo_operand_type(op, 1) == t && cgi_shlo_operand_type(op, 2) == t) {
    cgi_pr_type(pr, cgi_shlo_operand_type(op, 0));
    cgi_pr_z(pr, ", ");
    cgi_pr_type(pr, t);
  } else {
    cgi_pr_function_type(pr, op);
  }
}

// reduce_precision %a, format = e5m10 : t
static bool cgi_shlo_parse_reduce_precision(cgi_parser *p, cgi_op_state *st) {
  cgi_operand_ref ref;
  cg_str word, e, m;
  uint64_t exponent, mantissa;
  size_t i = 1;
  const char *at;
  if (!cgi_p_operand(p, &ref) || !cgi_p_expect(p, ',') || !cgi_p_expect_word(p, "format") || !cgi_p_expect(p, '=')) return false;
  at = cgi_p_here(p);
  if (!cgi_p_word(p, &word)) return false;
  while (i < word.len && word.data[i] != 'm') i++;
  e.data = word.data + 1;
  e.len = i - 1;
  m.data = word.data + i + 1;
  m.len = i < word.len ? word.len - i - 1 : 0;
  if (word.data[0] != 'e' || !e.len || !m.len || !cgi_parse_u64(e, &exponent) || !cgi_parse_u64(m, &mantissa) || exponent > 64 || mantissa > 64)
    return cgi_p_error_at(p, at, "expected a float format such as e5m10");
  cgi_st_attr(p, st, "exponent_bits", cgi_attr_int(p->ctx, cgi_type_i(p->ctx, 32), (int64_t)exponent));
  cgi_st_attr(p, st, "mantissa_bits", cgi_attr_int(p->ctx, cgi_type_i(p->ctx, 32), (int64_t)mantissa));
  return cgi_p_attr_dict(p, st) && cgi_shlo_type(p, st, 1, &ref);
}

static void cgi_shlo_print_reduce_precision(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"exponent_bits", "mantissa_bits", NULL};
  cgi_shlo_pr_all_operands(pr, op);
  cgi_pr_z(pr, ", format = e");
  cgi_pr_int(pr, cgi_hlo_int(op, "exponent_bits", 0));
  cgi_pr_char(pr, 'm');
  cgi_pr_int(pr, cgi_hlo_int(op, "mantissa_bits", 0));
  cgi_pr_attr_dict(pr, op, elided);
  cgi_shlo_pr_type(pr, op);
}

// ---- constants and sources --------------------------------------------------------------------------------------------------------------
// constant dense<…> : t, or the older constant() {value = dense<…> : t} : () -> t
static bool cgi_shlo_parse_constant(cgi_parser *p, cgi_op_state *st) {
  cg_attr value;
  if (cgi_p_accept(p, '(')) return cgi_p_expect(p, ')') && cgi_p_attr_dict(p, st) && cgi_shlo_function_type(p, st, 0, NULL);
  if (!cgi_p_attr_dict(p, st) || !cgi_p_attr(p, &value)) return false;
  if (!cg_attr_type(value)) return cgi_p_error(p, "expected elements of a tensor");
  cgi_st_attr(p, st, "value", value);
  return cgi_st_result(p, st, cg_attr_type(value));
}

static void cgi_shlo_print_constant(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"value", NULL};
  cgi_pr_attr_dict(pr, op, elided);
  cgi_pr_char(pr, ' ');
  cgi_pr_attr(pr, cg_op_attr(op, "value"));
}

// ---- data movement ----------------------------------------------------------------------------------------------------------------------
// slice %a [0:1, 4:8:2] : (t) -> t
static bool cgi_shlo_parse_slice(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref ref;
  int64_t *start = NULL, *limit = NULL, *stride = NULL, a, b, s;
  bool ok = cgi_p_operand(p, &ref) && cgi_p_expect(p, '[');
  while (ok && !cgi_p_is(p, ']')) {
    if (cgi_len(start) && !cgi_p_expect(p, ',')) ok = false;
    s = 1;
    ok = ok && cgi_p_int(p, &a) && cgi_p_expect(p, ':') && cgi_p_int(p, &b) && (!cgi_p_accept(p, ':') || cgi_p_int(p, &s));
    if (!ok) break;
    cgi_push(start, a);
    cgi_push(limit, b);
    cgi_push(stride, s);
  }
  ok = ok && cgi_p_expect(p, ']');
  if (ok) {
    cgi_st_attr(p, st, "start_indices", cgi_attr_i64_array(ctx, cgi_len(start), start));
    cgi_st_attr(p, st, "limit_indices", cgi_attr_i64_array(ctx, cgi_len(limit), limit));
    cgi_st_attr(p, st, "strides", cgi_attr_i64_array(ctx, cgi_len(stride), stride));
    ok = cgi_p_attr_dict(p, st) && cgi_shlo_function_type(p, st, 1, &ref);
  }
  cgi_arr_free(ctx, start);
  cgi_arr_free(ctx, limit);
  cgi_arr_free(ctx, stride);
  return ok;
}

static void cgi_shlo_print_slice(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"start_indices", "limit_indices", "strides", NULL};
  int64_t start[CGI_HLO_MAX_RANK], limit[CGI_HLO_MAX_RANK], stride[CGI_HLO_MAX_RANK];
  int n = cgi_hlo_list(op, "start_indices", CGI_HLO_MAX_RANK, start), i;
  if (n < 0 || !cgi_hlo_int_list(op, "limit_indices", (unsigned)n, 0, limit) || !cgi_hlo_int_list(op, "strides", (unsigned)n, 1, stride)) n = 0;
  cgi_shlo_pr_all_operands(pr, op);
  cgi_pr_z(pr, " [");
  for (i = 0; i < n; i++) {
    if (i) cgi_pr_z(pr, ", ");
    cgi_pr_int(pr, start[i]);
    cgi_pr_char(pr, ':');
    cgi_pr_int(pr, limit[i]);
    if (stride[i] == 1) continue;
    cgi_pr_char(pr, ':');
    cgi_pr_int(pr, stride[i]);
  }
  cgi_pr_char(pr, ']');
  cgi_shlo_pr_end(pr, op, elided);
}

// ---- contractions -----------------------------------------------------------------------------------------------------------------------
// [DEFAULT, HIGHEST] as an array of #stablehlo<precision …>
static bool cgi_shlo_precision(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cg_attr *items = NULL;
  cg_str word;
  bool ok = cgi_p_expect(p, '=') && cgi_p_expect(p, '[');
  while (ok && !cgi_p_is(p, ']')) {
    ok = (!cgi_len(items) || cgi_p_expect(p, ',')) && cgi_p_word(p, &word);
    if (ok) cgi_push(items, cgi_hlo_enum(ctx, "precision", word));
  }
  ok = ok && cgi_p_expect(p, ']');
  if (ok) cgi_st_attr(p, st, "precision_config", cgi_attr_array(ctx, cgi_len(items), items));
  cgi_arr_free(ctx, items);
  return ok;
}

static void cgi_shlo_pr_precision(cgi_printer *pr, cg_op op) {
  cg_attr a = cg_op_attr(op, "precision_config");
  size_t i;
  if (!a || cg_attr_get_kind(a) != CG_ATTR_ARRAY || !cg_attr_len(a)) return;
  cgi_pr_z(pr, ", precision = [");
  for (i = 0; i < cg_attr_len(a); i++) {
    if (i) cgi_pr_z(pr, ", ");
    cgi_pr_str(pr, cgi_hlo_keyword_of(cg_attr_at(a, i)));
  }
  cgi_pr_char(pr, ']');
}

static bool cgi_shlo_algorithm(cgi_parser *p, cgi_op_state *st) {
  cg_attr a;
  return cgi_p_expect(p, '=') && (cgi_p_is(p, '<') ? cgi_p_dialect_body(p, cgi_s("stablehlo.dot_algorithm"), &a) : cgi_p_attr(p, &a)) &&
         cgi_st_attr(p, st, "algorithm", a);
}

static bool cgi_shlo_parse_dot(cgi_parser *p, cgi_op_state *st) {
  cgi_operand_ref refs[2];
  if (!cgi_p_operand(p, &refs[0]) || !cgi_p_expect(p, ',') || !cgi_p_operand(p, &refs[1])) return false;
  if (cgi_p_accept(p, ',') && (!cgi_p_expect_word(p, "precision") || !cgi_shlo_precision(p, st))) return false;
  return cgi_p_attr_dict(p, st) && cgi_shlo_function_type(p, st, 2, refs);
}

static void cgi_shlo_print_dot(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"precision_config", NULL};
  cgi_shlo_pr_all_operands(pr, op);
  cgi_shlo_pr_precision(pr, op);
  cgi_shlo_pr_end(pr, op, elided);
}

// [0, 1] x [2, 3]
static bool cgi_shlo_dim_pair(cgi_parser *p, unsigned *n, int64_t *lhs, int64_t *rhs) {
  cg_context *ctx = p->ctx;
  int64_t *a = NULL, *b = NULL;
  const char *at = cgi_p_here(p);
  bool ok = cgi_p_expect(p, '=') && cgi_p_int_list(p, '[', ']', &a) && cgi_p_expect_word(p, "x") && cgi_p_int_list(p, '[', ']', &b);
  if (ok && (cgi_len(a) != cgi_len(b) || cgi_len(a) > CGI_HLO_MAX_RANK)) ok = cgi_p_error_at(p, at, "expected two lists of dims of one length");
  if (ok) {
    *n = (unsigned)cgi_len(a);
    if (*n) memcpy(lhs, a, *n * sizeof *a);
    if (*n) memcpy(rhs, b, *n * sizeof *b);
  }
  cgi_arr_free(ctx, a);
  cgi_arr_free(ctx, b);
  return ok;
}

// dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT], algorithm = <…> : (t, t) -> t
static bool cgi_shlo_parse_dot_general(cgi_parser *p, cgi_op_state *st) {
  cgi_operand_ref refs[2];
  cgi_dot_dims d;
  memset(&d, 0, sizeof d);
  if (!cgi_p_operand(p, &refs[0]) || !cgi_p_expect(p, ',') || !cgi_p_operand(p, &refs[1])) return false;
  while (cgi_p_accept(p, ',')) {
    if (cgi_p_accept_word(p, "batching_dims")) {
      if (!cgi_shlo_dim_pair(p, &d.num_batch, d.lhs_batch, d.rhs_batch)) return false;
    } else if (cgi_p_accept_word(p, "contracting_dims")) {
      if (!cgi_shlo_dim_pair(p, &d.num_contract, d.lhs_contract, d.rhs_contract)) return false;
    } else if (cgi_p_accept_word(p, "precision")) {
      if (!cgi_shlo_precision(p, st)) return false;
    } else if (cgi_p_accept_word(p, "algorithm")) {
      if (!cgi_shlo_algorithm(p, st)) return false;
    } else {
      return cgi_p_error(p, "expected batching_dims, contracting_dims, precision or algorithm");
    }
  }
  cgi_st_attr(p, st, "dot_dimension_numbers", cgi_hlo_dot_attr(p->ctx, &d));
  return cgi_p_attr_dict(p, st) && cgi_shlo_function_type(p, st, 2, refs);
}

static void cgi_shlo_pr_dims(cgi_printer *pr, unsigned n, const int64_t *dims) {
  unsigned i;
  cgi_pr_char(pr, '[');
  for (i = 0; i < n; i++) {
    if (i) cgi_pr_z(pr, ", ");
    cgi_pr_int(pr, dims[i]);
  }
  cgi_pr_char(pr, ']');
}

static void cgi_shlo_print_dot_general(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"dot_dimension_numbers", "precision_config", "algorithm", NULL};
  cg_attr algorithm = cg_op_attr(op, "algorithm");
  cgi_dot_dims d;
  if (!cgi_hlo_dot_dims(op, &d)) memset(&d, 0, sizeof d);
  cgi_shlo_pr_all_operands(pr, op);
  if (d.num_batch) {
    cgi_pr_z(pr, ", batching_dims = ");
    cgi_shlo_pr_dims(pr, d.num_batch, d.lhs_batch);
    cgi_pr_z(pr, " x ");
    cgi_shlo_pr_dims(pr, d.num_batch, d.rhs_batch);
  }
  cgi_pr_z(pr, ", contracting_dims = ");
  cgi_shlo_pr_dims(pr, d.num_contract, d.lhs_contract);
  cgi_pr_z(pr, " x ");
  cgi_shlo_pr_dims(pr, d.num_contract, d.rhs_contract);
  cgi_shlo_pr_precision(pr, op);
  if (algorithm) {
    cgi_pr_z(pr, ", algorithm = ");
    cgi_pr_attr_body(pr, algorithm);
  }
  cgi_shlo_pr_end(pr, op, elided);
}

// `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`: the lexer makes `x` a word of its own, as blanks or brackets surround it.
static bool cgi_shlo_conv_dims(cgi_parser *p, cgi_op_state *st) {
  cgi_conv_dims d;
  cg_str raw;
  const char *at = cgi_p_here(p);
  int lists = 0;
  raw.data = at;
  for (;;) {
    if (cgi_p_is(p, CGI_TOK_EOF) || cgi_p_is(p, CGI_TOK_ERROR) || cgi_p_is(p, ':'))
      return cgi_p_error(p, "expected dims such as [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]");
    if (cgi_p_is(p, ']')) lists++;
    raw.len = (size_t)(cgi_p_here(p) - at) + 1;
    cgi_p_next(p);
    if (lists == 3) break;
  }
  if (!cgi_hlo_conv_dims_of(cgi_attr_dialect(p->ctx, cgi_s("stablehlo.conv"), cgi_intern(p->ctx, raw), 0, NULL), &d))
    return cgi_p_error_at(p, at, "expected dims such as [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]");
  return cgi_st_attr(p, st, "dimension_numbers", cgi_hlo_conv_attr(p->ctx, &d));
}

// [[0, 1], [2, 3]] as a dense<…> : tensor<2x2xi64>
static bool cgi_shlo_conv_pad(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  int64_t *v = NULL, shape[2];
  const char *at = cgi_p_here(p);
  bool ok = cgi_p_expect(p, '[');
  while (ok && !cgi_p_is(p, ']')) {
    size_t before = cgi_len(v);
    ok = (!before || cgi_p_expect(p, ',')) && cgi_p_int_list(p, '[', ']', &v);
    if (ok && cgi_len(v) != before + 2) ok = cgi_p_error_at(p, at, "expected pairs of padding sizes");
  }
  ok = ok && cgi_p_expect(p, ']');
  if (ok) {
    shape[0] = (int64_t)(cgi_len(v) / 2);
    shape[1] = 2;
    cgi_st_attr(p, st, "padding", cgi_hlo_dense_i64(ctx, 2, shape, v));
  }
  cgi_arr_free(ctx, v);
  return ok;
}

static bool cgi_shlo_conv_reverse(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  int64_t *v = NULL, one;
  bool ok = cgi_p_expect(p, '[');
  while (ok && !cgi_p_is(p, ']')) {
    ok = !cgi_len(v) || cgi_p_expect(p, ',');
    if (!ok) break;
    one = 0;
    if (cgi_p_accept_word(p, "true"))
      one = 1;
    else if (!cgi_p_accept_word(p, "false"))
      ok = cgi_p_int(p, &one);
    if (ok) cgi_push(v, one);
  }
  ok = ok && cgi_p_expect(p, ']');
  if (ok) cgi_st_attr(p, st, "window_reversal", cgi_attr_dense_array(ctx, cgi_type_i(ctx, 1), cgi_len(v), v));
  cgi_arr_free(ctx, v);
  return ok;
}

// window = {stride = [2, 2], pad = [[3, 3], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]}
static bool cgi_shlo_conv_window(cgi_parser *p, cgi_op_state *st) {
  bool first = true;
  if (!cgi_p_expect_word(p, "window") || !cgi_p_expect(p, '=') || !cgi_p_expect(p, '{')) return false;
  while (!cgi_p_is(p, '}')) {
    cg_str key;
    bool ok;
    if (!first && !cgi_p_expect(p, ',')) return false;
    first = false;
    if (!cgi_p_word(p, &key) || !cgi_p_expect(p, '=')) return false;
    if (cgi_str_is(key, "stride"))
      ok = cgi_shlo_list_here(p, st, "window_strides");
    else if (cgi_str_is(key, "pad"))
      ok = cgi_shlo_conv_pad(p, st);
    else if (cgi_str_is(key, "lhs_dilate"))
      ok = cgi_shlo_list_here(p, st, "lhs_dilation");
    else if (cgi_str_is(key, "rhs_dilate"))
      ok = cgi_shlo_list_here(p, st, "rhs_dilation");
    else if (cgi_str_is(key, "reverse"))
      ok = cgi_shlo_conv_reverse(p, st);
    else
      ok = cgi_p_error(p, "expected stride, pad, lhs_dilate, rhs_dilate or reverse, but found '%S'", key);
    if (!ok) return false;
  }
  return cgi_p_expect(p, '}');
}

// convolution(%a, %b) dim_numbers = …, window = {…} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (t, t) -> t
static bool cgi_shlo_parse_convolution(cgi_parser *p, cgi_op_state *st) {
  cgi_operand_ref refs[2];
  if (!cgi_p_expect(p, '(') || !cgi_p_operand(p, &refs[0]) || !cgi_p_expect(p, ',') || !cgi_p_operand(p, &refs[1]) || !cgi_p_expect(p, ')') ||
      !cgi_p_expect_word(p, "dim_numbers") || !cgi_p_expect(p, '=') || !cgi_shlo_conv_dims(p, st) || !cgi_p_expect(p, ',') ||
      !cgi_shlo_conv_window(p, st) || !cgi_p_attr_dict(p, st))
    return false;
  if (!cgi_st_get(st, "feature_group_count")) cgi_st_attr(p, st, "feature_group_count", cgi_attr_i64(p->ctx, 1));
  if (!cgi_st_get(st, "batch_group_count")) cgi_st_attr(p, st, "batch_group_count", cgi_attr_i64(p->ctx, 1));
  return cgi_shlo_function_type(p, st, 2, refs);
}

static void cgi_shlo_pr_window(cgi_printer *pr, cg_op op) {
  static const char *const keys[] = {"stride", "pad", "lhs_dilate", "rhs_dilate", "reverse"};
  static const char *const attrs[] = {"window_strides", "padding", "lhs_dilation", "rhs_dilation", "window_reversal"};
  bool first = true;
  unsigned k, i;
  cgi_hlo_window w;
  if (!cgi_hlo_window_of(op, &w)) memset(&w, 0, sizeof w);
  cgi_pr_z(pr, ", window = {");
  for (k = 0; k < 5; k++) {
    if (!cg_op_attr(op, attrs[k])) continue;
    if (!first) cgi_pr_z(pr, ", ");
    first = false;
    cgi_pr_z(pr, keys[k]);
    cgi_pr_z(pr, " = ");
    if (k != 1 && k != 4) {
      cgi_shlo_pr_dims(pr, w.n, k == 0 ? w.stride : k == 2 ? w.base_dilation : w.window_dilation);
      continue;
    }
    cgi_pr_char(pr, '[');
    for (i = 0; i < w.n; i++) {
      int64_t pair[2];
      pair[0] = w.pad_low[i];
      pair[1] = w.pad_high[i];
      if (i) cgi_pr_z(pr, ", ");
      if (k == 1)
        cgi_shlo_pr_dims(pr, 2, pair);
      else
        cgi_pr_z(pr, w.reversal[i] ? "true" : "false");
    }
    cgi_pr_char(pr, ']');
  }
  cgi_pr_char(pr, '}');
}

static void cgi_shlo_print_convolution(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"dimension_numbers", "window_strides", "padding", "lhs_dilation", "rhs_dilation", "window_reversal", NULL};
  cgi_conv_dims d;
  if (!cgi_hlo_conv_dims(op, &d)) memset(&d, 0, sizeof d);
  cgi_pr_char(pr, '(');
  cgi_pr_operands(pr, op, 0, 2);
  cgi_pr_z(pr, ") dim_numbers = ");
  cgi_pr_str(pr, cg_attr_raw_text(cgi_hlo_conv_attr(cg_op_context(op), &d)));
  cgi_shlo_pr_window(pr, op);
  cgi_shlo_pr_end(pr, op, elided);
}

// cholesky %a, lower = true : t
static bool cgi_shlo_parse_cholesky(cgi_parser *p, cgi_op_state *st) {
  cgi_operand_ref ref;
  if (!cgi_p_operand(p, &ref)) return false;
  if (cgi_p_accept(p, ',')) {
    bool lower;
    if (!cgi_p_expect_word(p, "lower") || !cgi_p_expect(p, '=')) return false;
    lower = cgi_p_accept_word(p, "true");
    if (!lower && !cgi_p_expect_word(p, "false")) return false;
    cgi_st_attr(p, st, "lower", cgi_attr_bool(p->ctx, lower));
  }
  return cgi_p_attr_dict(p, st) && cgi_shlo_type(p, st, 1, &ref);
}

static void cgi_shlo_print_cholesky(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"lower", NULL};
  cgi_shlo_pr_all_operands(pr, op);
  if (cg_op_attr(op, "lower")) cgi_pr_z(pr, cgi_hlo_bool(op, "lower", false) ? ", lower = true" : ", lower = false");
  cgi_pr_attr_dict(pr, op, elided);
  cgi_shlo_pr_type(pr, op);
}

// ---- reduce -----------------------------------------------------------------------------------------------------------------------------
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
  cgi_shlo_pr_end(pr, op, elided);
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

// ---- control and structure --------------------------------------------------------------------------------------------------------------
// while(%i = %a, %j = %b) : t, t cond { … } do { … }; `attributes {…}` may come before cond.
static bool cgi_shlo_parse_while(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_arg *args = NULL;
  cgi_operand_ref *refs = NULL;
  cg_type *types = NULL;
  const char *at = cgi_p_here(p);
  size_t i;
  bool ok = cgi_p_assignments(p, &args, &refs);
  if (ok && cgi_len(refs)) ok = cgi_p_expect(p, ':') && cgi_p_type_list(p, &types);
  ok = ok && cgi_st_operands_each(p, st, cgi_len(refs), refs, cgi_len(types), types, at) && cgi_st_results(p, st, cgi_len(types), types) &&
       cgi_p_attr_dict_keyword(p, st);
  for (i = 0; ok && i < cgi_len(args); i++) args[i].type = types[i];
  ok = ok && cgi_p_expect_word(p, "cond") && cgi_p_region(p, st, cgi_len(args), args) && cgi_p_expect_word(p, "do") &&
       cgi_p_region(p, st, cgi_len(args), args);
  cgi_arr_free(ctx, args);
  cgi_arr_free(ctx, refs);
  cgi_arr_free(ctx, types);
  return ok;
}

static void cgi_shlo_print_while(cgi_printer *pr, cg_op op) {
  cg_block cond = cgi_hlo_body(op);
  unsigned i, n = cg_op_num_operands(op);
  cgi_pr_char(pr, '(');
  cgi_pr_same_args(pr, cg_op_region(op, 1), cg_op_region(op, 0));
  for (i = 0; i < n; i++) {
    if (i) cgi_pr_z(pr, ", ");
    cgi_pr_value(pr, cg_block_arg(cond, i));
    cgi_pr_z(pr, " = ");
    cgi_pr_operand(pr, op, i);
  }
  cgi_pr_char(pr, ')');
  if (n) {
    cgi_pr_z(pr, " : ");
    cgi_pr_operand_types(pr, op, 0, n);
  }
  cgi_pr_attr_dict_keyword(pr, op, NULL);
  cgi_pr_newline(pr);
  cgi_pr_z(pr, "cond ");
  cgi_pr_region(pr, cg_op_region(op, 0), false, true);
  cgi_pr_z(pr, " do ");
  cgi_pr_region(pr, cg_op_region(op, 1), false, true);
}

// tuple %a, %b : tuple<t, t>
static bool cgi_shlo_parse_tuple(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref *refs = NULL;
  cg_type *members = NULL, t;
  cgi_p_mark m;
  unsigned i;
  const char *at = cgi_p_here(p);
  bool ok = cgi_p_operand_list(p, &refs) && cgi_p_attr_dict(p, st);
  m = cgi_p_save(p);
  ok = ok && cgi_p_expect(p, ':');
  if (ok && cgi_p_is(p, '(')) {
    cgi_p_restore(p, m);
    ok = cgi_shlo_function_type(p, st, cgi_len(refs), refs);
  } else if (ok && cgi_p_type(p, &t)) {
    if (cg_type_get_kind(t) != CG_TYPE_TUPLE) ok = cgi_p_error(p, "expected a tuple type");
    for (i = 0; ok && i < cg_type_num_inputs(t); i++) cgi_push(members, cg_type_input(t, i));
    ok = ok && cgi_st_operands_each(p, st, cgi_len(refs), refs, cgi_len(members), members, at) && cgi_st_result(p, st, t);
  } else {
    ok = false;
  }
  cgi_arr_free(ctx, refs);
  cgi_arr_free(ctx, members);
  return ok;
}

static void cgi_shlo_print_tuple(cgi_printer *pr, cg_op op) {
  if (cg_op_num_operands(op)) cgi_shlo_pr_all_operands(pr, op);
  cgi_pr_attr_dict(pr, op, NULL);
  cgi_pr_z(pr, " : ");
  cgi_pr_type(pr, cgi_shlo_result_type(op, 0));
}

// optimization_barrier %a, %b : t, t — or a function type. after_all has one type.
static bool cgi_shlo_parse_barrier(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref *refs = NULL;
  cg_type *types = NULL;
  cgi_p_mark m;
  const char *at = cgi_p_here(p);
  bool ok = cgi_p_operand_list(p, &refs) && cgi_p_attr_dict(p, st);
  m = cgi_p_save(p);
  if (ok && cgi_p_accept(p, ':')) {
    if (cgi_p_is(p, '(')) {
      cgi_p_restore(p, m);
      ok = cgi_shlo_function_type(p, st, cgi_len(refs), refs);
    } else {
      ok = cgi_p_type_list(p, &types) && cgi_st_operands_each(p, st, cgi_len(refs), refs, cgi_len(types), types, at) &&
           cgi_st_results(p, st, cgi_len(types), types);
    }
  }
  cgi_arr_free(ctx, refs);
  cgi_arr_free(ctx, types);
  return ok;
}

static void cgi_shlo_print_barrier(cgi_printer *pr, cg_op op) {
  unsigned i, n = cg_op_num_operands(op);
  bool same = n == cg_op_num_results(op);
  for (i = 0; same && i < n; i++) same = cgi_shlo_operand_type(op, i) == cgi_shlo_result_type(op, i);
  if (n) cgi_shlo_pr_all_operands(pr, op);
  cgi_pr_attr_dict(pr, op, NULL);
  if (!n && same) return;
  cgi_pr_z(pr, " : ");
  if (same)
    cgi_pr_operand_types(pr, op, 0, n);
  else
    cgi_pr_function_type(pr, op);
}

static bool cgi_shlo_parse_after_all(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref *refs = NULL;
  bool ok = cgi_p_operand_list(p, &refs) && cgi_p_attr_dict(p, st) && cgi_shlo_type(p, st, cgi_len(refs), refs);
  cgi_arr_free(ctx, refs);
  return ok;
}

// ---- chlo -------------------------------------------------------------------------------------------------------------------------------
// top_k(%a, k = 8) : t -> (t, t)
static bool cgi_shlo_parse_top_k(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref ref;
  cg_type t = NULL, *results = NULL;
  int64_t k = 0;
  bool paren, ok = cgi_p_expect(p, '(') && cgi_p_operand(p, &ref) && cgi_p_expect(p, ',') && cgi_p_expect_word(p, "k") && cgi_p_expect(p, '=') &&
                   cgi_p_int(p, &k) && cgi_p_expect(p, ')') && cgi_p_attr_dict(p, st) && cgi_p_expect(p, ':');
  paren = ok && cgi_p_accept(p, '(');
  ok = ok && cgi_p_type(p, &t) && (!paren || cgi_p_expect(p, ')')) && cgi_p_expect(p, CGI_TOK_ARROW) && cgi_p_arrow_types(p, &results) &&
       cgi_st_operand(p, st, ref, t) && cgi_st_results(p, st, cgi_len(results), results) && cgi_st_attr(p, st, "k", cgi_attr_i64(ctx, k));
  cgi_arr_free(ctx, results);
  return ok;
}

static void cgi_shlo_print_top_k(cgi_printer *pr, cg_op op) {
  static const char *const elided[] = {"k", NULL};
  cgi_pr_char(pr, '(');
  cgi_pr_operand(pr, op, 0);
  cgi_pr_z(pr, ", k = ");
  cgi_pr_int(pr, cgi_hlo_int(op, "k", 0));
  cgi_pr_char(pr, ')');
  cgi_pr_attr_dict(pr, op, elided);
  cgi_pr_z(pr, " : ");
  cgi_pr_type(pr, cgi_shlo_operand_type(op, 0));
  cgi_pr_arrow(pr, op);
}

// erf %a : t -> t; `: t` and `: (t) -> t` are fine, too.
static bool cgi_shlo_parse_chlo(cgi_parser *p, cgi_op_state *st) {
  cg_context *ctx = p->ctx;
  cgi_operand_ref *refs = NULL;
  cg_type *types = NULL, *results = NULL;
  cgi_p_mark m;
  const char *at;
  bool ok = cgi_p_operand_list(p, &refs) && cgi_p_attr_dict(p, st);
  m = cgi_p_save(p);
  at = cgi_p_here(p);
  ok = ok && cgi_p_expect(p, ':');
  if (ok && cgi_p_is(p, '(')) {
    cgi_p_restore(p, m);
    ok = cgi_shlo_function_type(p, st, cgi_len(refs), refs);
  } else if (ok && cgi_p_type_list(p, &types)) {
    if (cgi_p_accept(p, CGI_TOK_ARROW)) {
      ok = cgi_p_arrow_types(p, &results) && cgi_st_operands_each(p, st, cgi_len(refs), refs, cgi_len(types), types, at) &&
           cgi_st_results(p, st, cgi_len(results), results);
    } else {
      ok = cgi_len(types) == 1 ? cgi_st_operands(p, st, cgi_len(refs), refs, types[0]) && cgi_st_result(p, st, types[0])
                               : cgi_p_expect(p, CGI_TOK_ARROW);
    }
  } else {
    ok = false;
  }
  cgi_arr_free(ctx, refs);
  cgi_arr_free(ctx, types);
  cgi_arr_free(ctx, results);
  return ok;
}

// ---- the table --------------------------------------------------------------------------------------------------------------------------
static const cgi_syntax cgi_shlo_table[] = {
    {CG_STABLEHLO_COMPLEX, cgi_shlo_parse_complex, cgi_shlo_print_complex},
    {CG_STABLEHLO_SELECT, cgi_shlo_parse_select, cgi_shlo_print_select},
    {CG_STABLEHLO_REDUCE_PRECISION, cgi_shlo_parse_reduce_precision, cgi_shlo_print_reduce_precision},
    {CG_STABLEHLO_CONSTANT, cgi_shlo_parse_constant, cgi_shlo_print_constant},
    {CG_STABLEHLO_SLICE, cgi_shlo_parse_slice, cgi_shlo_print_slice},
    {CG_STABLEHLO_DOT, cgi_shlo_parse_dot, cgi_shlo_print_dot},
    {CG_STABLEHLO_DOT_GENERAL, cgi_shlo_parse_dot_general, cgi_shlo_print_dot_general},
    {CG_STABLEHLO_CONVOLUTION, cgi_shlo_parse_convolution, cgi_shlo_print_convolution},
    {CG_STABLEHLO_CHOLESKY, cgi_shlo_parse_cholesky, cgi_shlo_print_cholesky},
    {CG_STABLEHLO_REDUCE, cgi_shlo_parse_reduce, cgi_shlo_print_reduce},
    {CG_STABLEHLO_WHILE, cgi_shlo_parse_while, cgi_shlo_print_while},
    {CG_STABLEHLO_TUPLE, cgi_shlo_parse_tuple, cgi_shlo_print_tuple},
    {CG_STABLEHLO_OPTIMIZATION_BARRIER, cgi_shlo_parse_barrier, cgi_shlo_print_barrier},
    {CG_STABLEHLO_AFTER_ALL, cgi_shlo_parse_after_all, cgi_shlo_print_elementwise},
    {CG_CHLO_CONSTANT, cgi_shlo_parse_constant, cgi_shlo_print_constant},
    {CG_CHLO_TOP_K, cgi_shlo_parse_top_k, cgi_shlo_print_top_k},
};

CGI_DEF const cgi_syntax *cgi_syntax_hlo_elementwise(const cgi_op_def *def) {
  static const cgi_syntax stablehlo = {CG_OP_UNREGISTERED, cgi_shlo_parse_elementwise, cgi_shlo_print_elementwise};
  static const cgi_syntax chlo = {CG_OP_UNREGISTERED, cgi_shlo_parse_chlo, NULL};
  if (!(def->traits & CG_TRAIT_ELEMENTWISE)) return NULL;
  if (cgi_starts_with(def->name, "stablehlo.")) return strcmp(def->format, "custom") == 0 ? &stablehlo : NULL;
  return cgi_starts_with(def->name, "chlo.") ? &chlo : NULL;
}

CGI_DEF const cgi_syntax *cgi_syntax_stablehlo(unsigned *count) {
  *count = (unsigned)(sizeof cgi_shlo_table / sizeof *cgi_shlo_table);
  return cgi_shlo_table;
}
