// stablehlo-legalize-quant-to-math: values of quantized types become integers of their storage types, and ops on them arithmetic on floats.
//
//   %r = stablehlo.add %a, %b : tensor<4x!quant.uniform<i8:f32, 0.5:3>>
//   -->
//   %x = (convert(%a) - 3.0) * 0.5            %y = (convert(%b) - 3.0) * 0.5
//   %s = stablehlo.add %x, %y : tensor<4xf32>
//   %r = convert(clamp(-128.0, round_nearest_even(%s / 0.5) + 3.0, 127.0)) : tensor<4xi8>
//
// As StableHLO's specification has it: dequantize, compute in the expressed type, quantize. Ops that only move elements move integers. Requires:
// verified IR; positive scales per tensor or per axis. Preserves: what has no quantized type.
#include "passes/input/chlo_legalize_to_stablehlo.h"
#include "passes/pass.h"
#include "passes/pass_table.h"

#define CGI_QUANT_PREFIX "quant.uniform<"

typedef struct cgi_quant {
  cg_type storage, expressed;
  double low, high;
  int64_t axis; // -1: one scale for all
  double *scales, *zeros;
} cgi_quant;

static bool cgi_quant_is(cg_type t) {
  cg_type e = t && cg_type_is_shaped(t) ? cg_type_element(t) : t;
  return e && cg_type_get_kind(e) == CG_TYPE_OPAQUE && cgi_starts_with(cg_type_text(e), CGI_QUANT_PREFIX);
}

// ---- the type's text: storage (`<` low `:` high `>`)? `:` expressed (`:` axis)? `,` scale (`:` zero)?, or a list of these in braces -----
static bool cgi_quant_take(cg_str *s, char c) {
  while (s->len && *s->data == ' ') ++s->data, --s->len;
  if (!s->len || *s->data != c) return false;
  ++s->data;
  --s->len;
  return true;
}

// Up to one of `,:<>{}` or a blank.
static cg_str cgi_quant_word(cg_str *s) {
  cg_str w;
  (void)cgi_quant_take(s, ' ');
  w.data = s->data;
  while (s->len && !strchr(",:<>{} ", *s->data)) ++s->data, --s->len;
  w.len = (size_t)(s->data - w.data);
  return w;
}

static bool cgi_quant_number(cg_str *s, double *out) {
  cg_str w = cgi_quant_word(s);
  bool minus = w.len && *w.data == '-';
  if (minus) ++w.data, --w.len;
  if (!cgi_parse_double(w, out)) return false;
  if (minus) *out = -*out;
  return true;
}

static cg_type cgi_quant_float(cg_context *ctx, cg_str w) {
  static const cg_type_kind kinds[] = {CG_TYPE_F32, CG_TYPE_F16, CG_TYPE_BF16, CG_TYPE_F64};
  static const char *const names[] = {"f32", "f16", "bf16", "f64"};
  for (unsigned i = 0; i < 4; ++i)
    if (cgi_str_is(w, names[i])) return cgi_type_float(ctx, kinds[i]);
  return NULL;
}

static double cgi_quant_power(uint64_t n) { // 2^n
  double r = 1;
  while (n--) r *= 2;
  return r;
}

static bool cgi_quant_parse_scale(cg_context *ctx, cgi_quant *q, cg_str *s) {
  double scale, zero = 0;
  if (!cgi_quant_number(s, &scale) || (cgi_quant_take(s, ':') && !cgi_quant_number(s, &zero))) return false;
  if (!(scale > 0) || scale - scale != 0 || !(zero >= q->low) || !(zero <= q->high)) return false; // StableHLO's quantized types, C5 to C9
  cgi_push(q->scales, scale);
  cgi_push(q->zeros, zero);
  return true;
}

static bool cgi_quant_parse(cg_context *ctx, cg_type element, cgi_quant *q) {
  cg_str s = cg_type_text(element), w;
  uint64_t width, axis;
  memset(q, 0, sizeof *q);
  q->axis = -1;
  s.data += sizeof CGI_QUANT_PREFIX - 1;
  s.len -= sizeof CGI_QUANT_PREFIX - 1;
  w = cgi_quant_word(&s);
  bool is_unsigned = w.len && *w.data == 'u';
  w.data += is_unsigned;
  w.len -= is_unsigned;
  if (!w.len || *w.data != 'i') { // u8 is ui8
    if (!is_unsigned) return false;
  } else {
    ++w.data;
    --w.len;
  }
  if (!cgi_parse_u64(w, &width) || width < 2 || width > 32) return false;
  q->storage = is_unsigned ? cgi_type_int(ctx, (unsigned)width, CG_UNSIGNED) : cgi_type_i(ctx, (unsigned)width);
  q->low = is_unsigned ? 0 : -cgi_quant_power(width - 1);
  q->high = cgi_quant_power(is_unsigned ? width : width - 1) - 1;
  if (cgi_quant_take(&s, '<') &&
      (!cgi_quant_number(&s, &q->low) || !cgi_quant_take(&s, ':') || !cgi_quant_number(&s, &q->high) || !cgi_quant_take(&s, '>')))
    return false;
  if (!cgi_quant_take(&s, ':') || !(q->expressed = cgi_quant_float(ctx, cgi_quant_word(&s)))) return false;
  if (cgi_quant_take(&s, ':')) {
    if (!cgi_parse_u64(cgi_quant_word(&s), &axis) || axis >= CGI_HLO_MAX_RANK) return false;
    q->axis = (int64_t)axis;
  }
  if (!cgi_quant_take(&s, ',')) return false;
  if (q->axis < 0) return cgi_quant_parse_scale(ctx, q, &s) && cgi_quant_take(&s, '>');
  if (!cgi_quant_take(&s, '{')) return false;
  do {
    if (!cgi_quant_parse_scale(ctx, q, &s)) return false;
  } while (cgi_quant_take(&s, ','));
  return cgi_quant_take(&s, '}') && cgi_quant_take(&s, '>');
}

// ---- arithmetic -----------------------------------------------------------------------------------------------------------------------
// v in the shape of `like`, a tensor of floats; per axis where n > 1.
static cg_value cgi_quant_numbers(cgi_builder *b, cg_value like, const cgi_quant *q, const double *v, size_t n) {
  cg_context *ctx = b->ctx;
  cg_type t = cg_value_type(like), e = cg_type_element(t);
  if (q->axis < 0 || n == 1) {
    cg_attr value = cgi_attr_float(ctx, e, v[0]);
    if (cg_type_has_static_shape(t)) return cgi_legalize_constant(b, t, value);
    return cgi_build_with(b, CG_CHLO_CONSTANT_LIKE, t, 1, &like, "value", value);
  }
  unsigned bytes = cg_type_width(e) / 8;
  int64_t size = (int64_t)n;
  uint8_t *data = CGI_NEW_ARRAY(ctx, uint8_t, n * bytes);
  for (size_t i = 0; i < n; ++i) {
    uint64_t bits = cgi_attr_float(ctx, e, v[i])->bits;
    for (unsigned k = 0; k < bytes; ++k) data[i * bytes + k] = (uint8_t)(bits >> (8 * k));
  }
  cg_type row = cgi_type_tensor(ctx, 1, &size, e, NULL);
  cg_value r = cgi_hlo_build_constant(b, cgi_attr_dense(ctx, row, data, n * bytes));
  return cgi_build_with(b, CG_STABLEHLO_BROADCAST_IN_DIM, t, 1, &r, "broadcast_dimensions", cgi_attr_i64_array(ctx, 1, &q->axis));
}

static bool cgi_quant_of(cg_op op, cg_type t, cgi_quant *q) {
  cg_type e = cg_type_is_shaped(t) ? cg_type_element(t) : t;
  if (!cg_type_is_shaped(t) || !cgi_quant_parse(cg_op_context(op), e, q))
    return cgi_op_unsupported(op, "[unsupported-type] has type %t, which is not lowered: positive scales per tensor or per axis are", t);
  if (q->axis >= 0 &&
      (q->axis >= (int64_t)cg_type_rank(t) || !cg_type_has_static_shape(t) || cg_type_dim(t, (unsigned)q->axis) != (int64_t)cgi_len(q->scales)))
    return cgi_op_unsupported(op, "[unsupported-type] has type %t, whose scales do not fit its shape", t);
  return true;
}

static cg_value cgi_quant_dequantize(cgi_builder *b, cg_op op, cg_value v) {
  cgi_quant q;
  if (!cgi_quant_of(op, cg_value_type(v), &q)) return NULL;
  cg_value x = cgi_legalize_convert(b, v, q.expressed);
  cg_value zero = cgi_quant_numbers(b, x, &q, q.zeros, cgi_len(q.zeros)), scale = cgi_quant_numbers(b, x, &q, q.scales, cgi_len(q.scales));
  x = cgi_build_binary(b, CG_STABLEHLO_SUBTRACT, x, zero);
  return cgi_build_binary(b, CG_STABLEHLO_MULTIPLY, x, scale);
}

static cg_value cgi_quant_quantize(cgi_builder *b, cg_op op, cg_value x, cg_type to) {
  cgi_quant q;
  if (!cgi_quant_of(op, to, &q)) return NULL;
  x = cgi_legalize_convert(b, x, q.expressed);
  cg_value zero = cgi_quant_numbers(b, x, &q, q.zeros, cgi_len(q.zeros)), scale = cgi_quant_numbers(b, x, &q, q.scales, cgi_len(q.scales));
  cg_value low = cgi_quant_numbers(b, x, &q, &q.low, 1), high = cgi_quant_numbers(b, x, &q, &q.high, 1);
  x = cgi_build_binary(b, CG_STABLEHLO_DIVIDE, x, scale);
  x = cgi_build_unary(b, CG_STABLEHLO_ROUND_NEAREST_EVEN, cg_value_type(x), x);
  x = cgi_build_binary(b, CG_STABLEHLO_ADD, x, zero);
  x = cgi_build_ternary(b, CG_STABLEHLO_CLAMP, cg_value_type(x), low, x, high);
  return cgi_build_unary(b, CG_STABLEHLO_CONVERT, to, x); // the storage type comes when every op is rewritten
}

// ---- ops ------------------------------------------------------------------------------------------------------------------------------
// Ops that are the same on the integers.
static bool cgi_quant_only_moves(cg_op op) {
  switch (cg_op_get_kind(op)) {
  case CG_STABLEHLO_BITCAST_CONVERT:
  case CG_STABLEHLO_BROADCAST:
  case CG_STABLEHLO_BROADCAST_IN_DIM:
  case CG_STABLEHLO_CASE:
  case CG_STABLEHLO_CONCATENATE:
  case CG_STABLEHLO_CONSTANT:
  case CG_STABLEHLO_CUSTOM_CALL:
  case CG_STABLEHLO_DYNAMIC_BROADCAST_IN_DIM:
  case CG_STABLEHLO_DYNAMIC_RESHAPE:
  case CG_STABLEHLO_DYNAMIC_SLICE:
  case CG_STABLEHLO_DYNAMIC_UPDATE_SLICE:
  case CG_STABLEHLO_GATHER:
  case CG_STABLEHLO_GET_DIMENSION_SIZE:
  case CG_STABLEHLO_IF:
  case CG_STABLEHLO_MAP:
  case CG_STABLEHLO_OPTIMIZATION_BARRIER:
  case CG_STABLEHLO_PAD:
  case CG_STABLEHLO_REDUCE:
  case CG_STABLEHLO_REDUCE_WINDOW:
  case CG_STABLEHLO_RESHAPE:
  case CG_STABLEHLO_RETURN:
  case CG_STABLEHLO_REVERSE:
  case CG_STABLEHLO_SCATTER:
  case CG_STABLEHLO_SELECT:
  case CG_STABLEHLO_SELECT_AND_SCATTER:
  case CG_STABLEHLO_SLICE:
  case CG_STABLEHLO_SORT:
  case CG_STABLEHLO_TRANSPOSE:
  case CG_STABLEHLO_WHILE: return true; // with what their regions compute
  default: return !cgi_starts_with(cg_op_name(op), "stablehlo.") && !cgi_starts_with(cg_op_name(op), "chlo.");
  }
}

// Of the same scales, along whatever axis.
static bool cgi_quant_same(cg_context *ctx, cg_type a, cg_type b) {
  cgi_quant p, q;
  cg_type x = cg_type_element(a), y = cg_type_element(b);
  if (x == y) return true;
  if (!cgi_quant_is(a) || !cgi_quant_is(b) || !cgi_quant_parse(ctx, x, &p) || !cgi_quant_parse(ctx, y, &q)) return false;
  size_t n = cgi_len(p.scales);
  return p.storage == q.storage && p.expressed == q.expressed && n == cgi_len(q.scales) && (p.axis < 0) == (q.axis < 0) &&
         memcmp(p.scales, q.scales, n * sizeof *p.scales) == 0 && memcmp(p.zeros, q.zeros, n * sizeof *p.zeros) == 0;
}

// An op of StableHLO between types of different scales computes, too.
static bool cgi_quant_rescales(cg_op op) {
  if (cg_op_num_regions(op) || !cgi_starts_with(cg_op_name(op), "stablehlo.") || cg_op_get_kind(op) == CG_STABLEHLO_BITCAST_CONVERT) return false;
  for (unsigned i = 0; i < cg_op_num_results(op); ++i)
    for (unsigned k = 0; k < cg_op_num_operands(op); ++k) {
      cg_type a = cg_value_type(cg_op_operand(op, k)), b = cg_value_type(cg_op_result(op, i));
      if (cgi_quant_is(a) && cgi_quant_is(b) && !cgi_quant_same(cg_op_context(op), a, b)) return true;
    }
  return false;
}

static bool cgi_quant_visit(cg_op op, void *user) {
  bool quantized = false, *failed = (bool *)user;
  for (unsigned i = 0; i < cg_op_num_operands(op); ++i) quantized |= cgi_quant_is(cg_value_type(cg_op_operand(op, i)));
  for (unsigned i = 0; i < cg_op_num_results(op); ++i) quantized |= cgi_quant_is(cg_value_type(cg_op_result(op, i)));
  if (!quantized || (cgi_quant_only_moves(op) && !cgi_quant_rescales(op))) return true;
  cg_context *ctx = cg_op_context(op);
  cgi_builder b = cgi_builder_before(op);
  unsigned n = cg_op_num_operands(op), nr = cg_op_num_results(op);
  cg_value *operands = CGI_NEW_ARRAY(ctx, cg_value, n + 1), *results = CGI_NEW_ARRAY(ctx, cg_value, nr + 1);
  cg_type *types = CGI_NEW_ARRAY(ctx, cg_type, nr + 1);
  bool ok = true;
  for (unsigned i = 0; ok && i < n; ++i) {
    operands[i] = cg_op_operand(op, i);
    if (cgi_quant_is(cg_value_type(operands[i]))) ok = (operands[i] = cgi_quant_dequantize(&b, op, operands[i])) != NULL;
  }
  for (unsigned i = 0; ok && i < nr; ++i) {
    cgi_quant q;
    types[i] = cg_value_type(cg_op_result(op, i));
    if (cgi_quant_is(types[i]) && (ok = cgi_quant_of(op, types[i], &q))) types[i] = cgi_type_with_element(types[i], q.expressed);
  }
  bool alone = cg_op_get_kind(op) == CG_STABLEHLO_UNIFORM_QUANTIZE || cg_op_get_kind(op) == CG_STABLEHLO_UNIFORM_DEQUANTIZE;
  if (ok && alone) {
    results[0] = operands[0];
  } else if (ok) {
    cg_op made = cgi_build(&b, cg_op_get_kind(op), n, operands, nr, types, (unsigned)cg_op_num_attrs(op), op->attrs, 0);
    for (unsigned i = 0; i < nr; ++i) results[i] = cg_op_result(made, i);
  }
  for (unsigned i = 0; ok && i < nr; ++i)
    if (cgi_quant_is(cg_value_type(cg_op_result(op, i))))
      ok = (results[i] = cgi_quant_quantize(&b, op, results[i], cg_value_type(cg_op_result(op, i)))) != NULL;
  if (ok) cgi_op_replace(op, results);
  *failed |= !ok;
  return true;
}

// ---- types ----------------------------------------------------------------------------------------------------------------------------
static cg_type cgi_quant_storage(cg_context *ctx, cg_type t) {
  cgi_quant q;
  if (cg_type_get_kind(t) == CG_TYPE_FUNCTION) {
    cg_type *members = NULL;
    for (unsigned i = 0; i < cg_type_num_inputs(t); ++i) cgi_push(members, cgi_quant_storage(ctx, cg_type_input(t, i)));
    for (unsigned i = 0; i < cg_type_num_results(t); ++i) cgi_push(members, cgi_quant_storage(ctx, cg_type_result(t, i)));
    return members ? cgi_type_function(ctx, cg_type_num_inputs(t), members, cg_type_num_results(t), members + cg_type_num_inputs(t)) : t;
  }
  if (!cgi_quant_is(t) || !cg_type_is_shaped(t) || !cgi_quant_parse(ctx, cg_type_element(t), &q)) return t;
  return cgi_type_with_element(t, q.storage);
}

static void cgi_quant_retype(cg_value v, void *user) {
  (void)user;
  if (cgi_quant_is(cg_value_type(v))) cgi_value_set_type(v, cgi_quant_storage(cg_value_type(v)->ctx, cg_value_type(v)));
}

static bool cgi_quant_retype_function(cg_op op, void *user) {
  cg_context *ctx = cg_op_context(op);
  (void)user;
  cg_attr type = cg_op_get_kind(op) == CG_FUNC_FUNC ? cg_op_attr(op, "function_type") : NULL;
  if (type) cgi_op_set_attr(op, "function_type", cgi_attr_type(ctx, cgi_quant_storage(ctx, cg_attr_type(type))));
  return true;
}

static bool cgi_quant_is_there(cg_op op, void *user) { // stops at the first
  bool found = false;
  (void)user;
  for (unsigned i = 0; i < cg_op_num_results(op); ++i) found |= cgi_quant_is(cg_value_type(cg_op_result(op, i)));
  for (unsigned i = 0; i < cg_op_num_operands(op); ++i) found |= cgi_quant_is(cg_value_type(cg_op_operand(op, i)));
  return !found;
}

CGI_DEF bool cgi_pass_stablehlo_legalize_quant_to_math(cgi_pass *pass) {
  bool failed = false;
  if (cgi_walk_pre(pass->module, cgi_quant_is_there, NULL)) return true;
  cgi_walk_post(pass->module, cgi_quant_visit, &failed);
  if (failed) return false;
  cgi_walk_values(pass->module, cgi_quant_retype, NULL);
  cgi_walk_pre(pass->module, cgi_quant_retype_function, NULL);
  return true;
}

#undef CGI_QUANT_PREFIX
