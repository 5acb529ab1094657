// hlo-to-linalg, elementwise family: one linalg.generic per op, whose body says StableHLO's semantics in arith and math on scalars. The same scalar
// lowering serves the regions of reduce, reduce_window and map.
#include "passes/input/hlo_to_linalg.h"
#include "support/formula.h"

CGI_DEF bool cgi_to_linalg_is_unsigned(cg_type element) {
  return cg_type_is_int(element) && (cg_type_signedness(element) == CG_UNSIGNED || cg_type_width(element) == 1);
}

static cg_value cgi_to_linalg_f32_of(cgi_builder *b, cg_value v) { return cgi_build_unary(b, CG_ARITH_EXTF, cgi_type_f32(b->ctx), v); }

static bool cgi_to_linalg_is_narrow_float(cg_type t) { return cg_type_is_float(t) && cg_type_width(t) < 32; }

static int64_t cgi_to_linalg_min_int(unsigned width) { return (int64_t)(~(uint64_t)0 << (width - 1)); }
static int64_t cgi_to_linalg_max_int(unsigned width) { return (int64_t) ~(~(uint64_t)0 << (width - 1)); }

static double cgi_to_linalg_exp2(unsigned n) { // 2^n, exactly
  double r = 1.0;
  for (unsigned i = 0; i < n; ++i) r *= 2.0;
  return r;
}

// ---- conversions --------------------------------------------------------------------------------------------------------------------

// Saturating; NaN becomes 0. The conversion itself only ever sees values in range.
static cg_value cgi_to_linalg_float_to_int(cgi_builder *b, cg_value v, cg_type to) {
  cg_type t = cgi_to_linalg_signless(to);
  unsigned width = cg_type_width(t);
  bool is_unsigned = cgi_to_linalg_is_unsigned(to);
  if (cgi_to_linalg_is_narrow_float(cg_value_type(v))) v = cgi_to_linalg_f32_of(b, v); // the bounds may not fit a narrower type
  cg_type from = cg_value_type(v);
  cg_value low = cgi_build_float(b, from, is_unsigned ? 0.0 : -cgi_to_linalg_exp2(width - 1));
  cg_value high = cgi_build_float(b, from, cgi_to_linalg_exp2(is_unsigned ? width : width - 1));
  cg_value above_low = cgi_build_cmpf(b, CG_CMPF_OGE, v, low);
  cg_value below_high = cgi_build_cmpf(b, CG_CMPF_OLT, v, high);
  cg_value in_range = cgi_build_binary(b, CG_ARITH_ANDI, above_low, below_high);
  cg_value safe = cgi_build_select(b, in_range, v, cgi_build_float(b, from, 0.0));
  cg_value r = cgi_build_unary(b, is_unsigned ? CG_ARITH_FPTOUI : CG_ARITH_FPTOSI, t, safe);
  cg_value too_big = cgi_build_cmpf(b, CG_CMPF_OGE, v, high);
  r = cgi_build_select(b, too_big, cgi_build_int(b, t, is_unsigned ? -1 : cgi_to_linalg_max_int(width)), r);
  if (is_unsigned) return r;
  cg_value too_small = cgi_build_cmpf(b, CG_CMPF_OLT, v, low);
  return cgi_build_select(b, too_small, cgi_build_int(b, t, cgi_to_linalg_min_int(width)), r);
}

static cg_value cgi_to_linalg_to_bool(cgi_builder *b, cg_value v, cg_type from) {
  cg_type t = cgi_to_linalg_signless(from);
  if (cg_type_is_float(t)) return cgi_build_cmpf(b, CG_CMPF_UNE, v, cgi_build_float(b, t, 0.0));
  return cgi_build_cmpi_int(b, CG_CMPI_NE, v, 0);
}

static cg_value cgi_to_linalg_int_to_int(cgi_builder *b, cg_value v, cg_type from, cg_type to) {
  cg_type t = cgi_to_linalg_signless(to);
  bool is_unsigned = cgi_to_linalg_is_unsigned(from);
  if (cg_type_get_kind(t) == CG_TYPE_INDEX || cg_type_get_kind(from) == CG_TYPE_INDEX)
    return cgi_build_unary(b, is_unsigned ? CG_ARITH_INDEX_CASTUI : CG_ARITH_INDEX_CAST, t, v);
  unsigned wf = cg_type_width(from), wt = cg_type_width(t);
  if (wf == wt) return v;
  if (wt < wf) return cgi_build_unary(b, CG_ARITH_TRUNCI, t, v);
  return cgi_build_unary(b, is_unsigned ? CG_ARITH_EXTUI : CG_ARITH_EXTSI, t, v);
}

static cg_value cgi_to_linalg_float_to_float(cgi_builder *b, cg_value v, cg_type t) {
  cg_type from = cg_value_type(v);
  if (from == t) return v;
  unsigned wf = cg_type_width(from), wt = cg_type_width(t);
  if (wt > wf && (wf > 8 || wt >= 32)) return cgi_build_unary(b, CG_ARITH_EXTF, t, v);
  if (wt < wf && (wt > 8 || wf >= 32)) return cgi_build_unary(b, CG_ARITH_TRUNCF, t, v);
  // f16 and bf16, the 8-bit floats: neither holds the other, f32 holds both
  return cgi_build_unary(b, CG_ARITH_TRUNCF, t, cgi_to_linalg_f32_of(b, v));
}

CGI_DEF cg_value cgi_to_linalg_convert_scalar(cgi_builder *b, cg_value v, cg_type from, cg_type to) {
  cg_type f = cgi_to_linalg_signless(from), t = cgi_to_linalg_signless(to);
  bool from_int = cg_type_is_int_or_index(f), to_int = cg_type_is_int_or_index(t);
  if ((!from_int && !cg_type_is_float(f)) || (!to_int && !cg_type_is_float(t))) return NULL;
  if (f == t) return v;
  if (cg_type_is_int(t) && cg_type_width(t) == 1) return cgi_to_linalg_to_bool(b, v, from);
  if (from_int && to_int) return cgi_to_linalg_int_to_int(b, v, from, to);
  if (from_int) {
    if (cg_type_get_kind(f) == CG_TYPE_INDEX) v = cgi_build_unary(b, CG_ARITH_INDEX_CAST, cgi_type_i(b->ctx, 32), v);
    return cgi_build_unary(b, cgi_to_linalg_is_unsigned(from) ? CG_ARITH_UITOFP : CG_ARITH_SITOFP, t, v);
  }
  if (to_int) {
    if (cg_type_get_kind(t) == CG_TYPE_INDEX)
      return cgi_build_unary(b, CG_ARITH_INDEX_CAST, t, cgi_to_linalg_float_to_int(b, v, cgi_type_i(b->ctx, 32)));
    return cgi_to_linalg_float_to_int(b, v, to);
  }
  return cgi_to_linalg_float_to_float(b, v, t);
}

// The same bits as a signless integer of the float's width, and back.
static cg_value cgi_to_linalg_bits(cgi_builder *b, cg_value v) {
  return cgi_build_unary(b, CG_ARITH_BITCAST, cgi_type_i(b->ctx, cg_type_width(cg_value_type(v))), v);
}

static cg_value cgi_to_linalg_bitcast_scalar(cgi_builder *b, cg_value v, cg_type t) {
  return cg_value_type(v) == t ? v : cgi_build_unary(b, CG_ARITH_BITCAST, t, v);
}

// ---- integer arithmetic -------------------------------------------------------------------------------------------------------------

// x / 0 is -1 (all ones), x rem 0 is x, and the one overflowing signed quotient wraps: the division only ever sees a divisor that is defined.
static cg_value cgi_to_linalg_int_division(cgi_builder *b, cg_type element, cg_value x, cg_value y, bool remainder) {
  cg_type t = cg_value_type(x);
  bool is_unsigned = cgi_to_linalg_is_unsigned(element);
  cg_value by_zero = cgi_build_cmpi_int(b, CG_CMPI_EQ, y, 0);
  cg_value bad = by_zero;
  if (!is_unsigned) {
    unsigned width = cg_type_get_kind(t) == CG_TYPE_INDEX ? 32 : cg_type_width(t);
    cg_value is_min = cgi_build_cmpi_int(b, CG_CMPI_EQ, x, cgi_to_linalg_min_int(width));
    cg_value is_minus_one = cgi_build_cmpi_int(b, CG_CMPI_EQ, y, -1);
    bad = cgi_build_binary(b, CG_ARITH_ORI, by_zero, cgi_build_binary(b, CG_ARITH_ANDI, is_min, is_minus_one));
  }
  cg_value divisor = cgi_build_select(b, bad, cgi_build_int(b, t, 1), y);
  if (remainder) {
    cg_value r = cgi_build_binary(b, is_unsigned ? CG_ARITH_REMUI : CG_ARITH_REMSI, x, divisor);
    return cgi_build_select(b, by_zero, x, r);
  }
  cg_value q = cgi_build_binary(b, is_unsigned ? CG_ARITH_DIVUI : CG_ARITH_DIVSI, x, divisor);
  return cgi_build_select(b, by_zero, cgi_build_int(b, t, -1), q);
}

static cg_value cgi_to_linalg_shift(cgi_builder *b, cg_op_kind kind, cg_value x, cg_value y) {
  cg_type t = cg_value_type(x);
  unsigned width = cg_type_width(t);
  if (kind == CG_STABLEHLO_SHIFT_RIGHT_ARITHMETIC) { // beyond the width: the sign
    cg_value last = cgi_build_int(b, t, (int64_t)width - 1);
    cg_value in_range = cgi_build_cmpi(b, CG_CMPI_ULE, y, last);
    return cgi_build_binary(b, CG_ARITH_SHRSI, x, cgi_build_select(b, in_range, y, last));
  }
  cg_value zero = cgi_build_int(b, t, 0);
  cg_value in_range = cgi_build_cmpi_int(b, CG_CMPI_ULE, y, (int64_t)width - 1);
  cg_value amount = cgi_build_select(b, in_range, y, zero);
  cg_value r = cgi_build_binary(b, kind == CG_STABLEHLO_SHIFT_LEFT ? CG_ARITH_SHLI : CG_ARITH_SHRUI, x, amount);
  return cgi_build_select(b, in_range, r, zero);
}

// The constant behind an old value, seen through broadcasts; NULL when there is none or it is no splat.
static cg_attr cgi_to_linalg_splat_of(cg_value old_value) {
  for (unsigned i = 0; i < 8; ++i) {
    cg_op def = cg_value_op(old_value);
    if (!def || (cg_op_get_kind(def) != CG_STABLEHLO_BROADCAST_IN_DIM && cg_op_get_kind(def) != CG_STABLEHLO_BROADCAST &&
                 cg_op_get_kind(def) != CG_STABLEHLO_RESHAPE))
      break;
    old_value = cg_op_operand(def, CG_OPERAND);
  }
  cg_attr a = cgi_constant_of(old_value);
  if (!a || cg_attr_get_kind(a) != CG_ATTR_DENSE) return a;
  if (!cg_attr_is_splat(a) && cg_type_num_elements(cg_attr_type(a)) != 1) return NULL;
  return cgi_attr_dense_at(a->ctx, a, 0);
}

static cg_value cgi_to_linalg_power_const(cgi_builder *b, cg_value x, unsigned exponent) {
  cg_value acc = NULL, base = x;
  for (unsigned e = exponent; e; e >>= 1) {
    if (e & 1u) acc = acc ? cgi_build_binary(b, CG_ARITH_MULI, acc, base) : base;
    if (e > 1u) base = cgi_build_binary(b, CG_ARITH_MULI, base, base);
  }
  return acc ? acc : cgi_build_int(b, cg_value_type(x), 1);
}

// Square and multiply over every bit of the exponent. A negative exponent gives 0, except for the bases 1 and -1, whose powers depend on the
// lowest bit alone.
static cg_value cgi_to_linalg_power_int(cgi_builder *b, cg_op op, cg_type element, cg_value x, cg_value y) {
  cg_type t = cg_value_type(x);
  cg_attr exponent = cgi_to_linalg_splat_of(cg_op_operand(op, CG_RHS));
  if (exponent && cg_attr_int(exponent) >= 0 && cg_attr_int(exponent) <= 64) return cgi_to_linalg_power_const(b, x, (unsigned)cg_attr_int(exponent));
  cg_value one = cgi_build_int(b, t, 1), zero = cgi_build_int(b, t, 0);
  cg_value v[3];
  v[0] = one, v[1] = x, v[2] = y;
  cg_value from = cgi_build_index(b, 0), to = cgi_build_index(b, (int64_t)cg_type_width(t)), step = cgi_build_index(b, 1);
  cgi_builder in = cgi_builder_in_for(cgi_build_for(b, from, to, step, 3, v), v);
  cg_value acc = v[0], base = v[1], rest = v[2];
  cg_value is_set = cgi_build_cmpi(&in, CG_CMPI_NE, cgi_build_binary(&in, CG_ARITH_ANDI, rest, one), zero);
  v[0] = cgi_build_select(&in, is_set, cgi_build_binary(&in, CG_ARITH_MULI, acc, base), acc);
  v[1] = cgi_build_binary(&in, CG_ARITH_MULI, base, base);
  v[2] = cgi_build_binary(&in, CG_ARITH_SHRUI, rest, one);
  cgi_build_yield_results(&in, v);
  if (cgi_to_linalg_is_unsigned(element)) return v[0];
  cg_value negative = cgi_build_cmpi(b, CG_CMPI_SLT, y, zero);
  cg_value not_one = cgi_build_cmpi(b, CG_CMPI_NE, x, one);
  cg_value not_minus_one = cgi_build_cmpi_int(b, CG_CMPI_NE, x, -1);
  cg_value vanishes = cgi_build_binary(b, CG_ARITH_ANDI, negative, cgi_build_binary(b, CG_ARITH_ANDI, not_one, not_minus_one));
  return cgi_build_select(b, vanishes, zero, v[0]);
}

static cg_value cgi_to_linalg_power(cgi_builder *b, cg_op op, cg_type element, cg_value x, cg_value y) {
  if (!cg_type_is_float(element)) return cgi_to_linalg_power_int(b, op, element, x, y);
  cg_attr exponent = cgi_to_linalg_splat_of(cg_op_operand(op, CG_RHS));
  if (exponent && cg_attr_get_kind(exponent) == CG_ATTR_FLOAT && cg_attr_float(exponent) == 2.0) return cgi_build_binary(b, CG_ARITH_MULF, x, x);
  return cgi_build_binary(b, CG_MATH_POWF, x, y);
}

static cg_value cgi_to_linalg_sign(cgi_builder *b, cg_type element, cg_value x) {
  cg_type t = cg_value_type(x);
  if (cg_type_is_float(t)) { // zeros and NaN are their own signs
    cg_value zero = cgi_build_float(b, t, 0.0);
    cg_value keeps = cgi_build_cmpf(b, CG_CMPF_UEQ, x, zero);
    cg_value positive = cgi_build_cmpf(b, CG_CMPF_OGT, x, zero);
    cg_value plus = cgi_build_float(b, t, 1.0), minus = cgi_build_float(b, t, -1.0);
    cg_value unit = cgi_build_select(b, positive, plus, minus);
    return cgi_build_select(b, keeps, x, unit);
  }
  cg_value zero = cgi_build_int(b, t, 0), one = cgi_build_int(b, t, 1);
  cg_value is_zero = cgi_build_cmpi(b, CG_CMPI_EQ, x, zero);
  if (cgi_to_linalg_is_unsigned(element)) return cgi_build_select(b, is_zero, zero, one);
  cg_value positive = cgi_build_cmpi(b, CG_CMPI_SGT, x, zero);
  return cgi_build_select(b, is_zero, zero, cgi_build_select(b, positive, one, cgi_build_int(b, t, -1)));
}

static cg_value cgi_to_linalg_abs(cgi_builder *b, cg_type element, cg_value x) {
  cg_type t = cg_value_type(x);
  if (cg_type_is_float(t)) return cgi_build_unary(b, CG_MATH_ABSF, t, x);
  if (cgi_to_linalg_is_unsigned(element)) return x;
  cg_value zero = cgi_build_int(b, t, 0);
  cg_value negative = cgi_build_cmpi(b, CG_CMPI_SLT, x, zero);
  return cgi_build_select(b, negative, cgi_build_binary(b, CG_ARITH_SUBI, zero, x), x);
}

// ---- comparison and minimum, maximum ------------------------------------------------------------------------------------------------

static cg_value cgi_to_linalg_extreme(cgi_builder *b, cg_type element, cg_value x, cg_value y, bool maximum) {
  if (cg_type_is_float(element)) return cgi_build_binary(b, maximum ? CG_ARITH_MAXIMUMF : CG_ARITH_MINIMUMF, x, y);
  if (cg_type_is_int(element) && cg_type_width(element) == 1) return cgi_build_binary(b, maximum ? CG_ARITH_ORI : CG_ARITH_ANDI, x, y);
  if (cgi_to_linalg_is_unsigned(element)) return cgi_build_binary(b, maximum ? CG_ARITH_MAXUI : CG_ARITH_MINUI, x, y);
  return cgi_build_binary(b, maximum ? CG_ARITH_MAXSI : CG_ARITH_MINSI, x, y);
}

typedef struct cgi_to_linalg_predicate {
  const char *direction;
  cg_cmpi_predicate is_signed, is_unsigned;
  cg_cmpf_predicate is_float;
} cgi_to_linalg_predicate;
static const cgi_to_linalg_predicate cgi_to_linalg_predicates[6] = {
    {"EQ", CG_CMPI_EQ, CG_CMPI_EQ, CG_CMPF_OEQ},   {"NE", CG_CMPI_NE, CG_CMPI_NE, CG_CMPF_UNE},   {"GE", CG_CMPI_SGE, CG_CMPI_UGE, CG_CMPF_OGE},
    {"GT", CG_CMPI_SGT, CG_CMPI_UGT, CG_CMPF_OGT}, {"LE", CG_CMPI_SLE, CG_CMPI_ULE, CG_CMPF_OLE}, {"LT", CG_CMPI_SLT, CG_CMPI_ULT, CG_CMPF_OLT},
};

// Maps the bits of a float so that signed order is the total order: -NaN < -inf < … < -0 < +0 < … < +inf < +NaN.
static cg_value cgi_to_linalg_total_order_key(cgi_builder *b, cg_value v) {
  cg_value bits = cgi_to_linalg_bits(b, v);
  cg_type t = cg_value_type(bits);
  cg_value negative = cgi_build_cmpi_int(b, CG_CMPI_SLT, bits, 0);
  cg_value flipped = cgi_build_binary_int(b, CG_ARITH_XORI, bits, cgi_to_linalg_max_int(cg_type_width(t)));
  return cgi_build_select(b, negative, flipped, bits);
}

CGI_DEF cg_value cgi_to_linalg_greater(cgi_builder *b, cg_type element, cg_value x, cg_value y) {
  if (!cg_type_is_float(element)) return cgi_build_cmpi(b, cgi_to_linalg_is_unsigned(element) ? CG_CMPI_UGT : CG_CMPI_SGT, x, y);
  x = cgi_to_linalg_total_order_key(b, x);
  return cgi_build_cmpi(b, CG_CMPI_SGT, x, cgi_to_linalg_total_order_key(b, y));
}

static cg_value cgi_to_linalg_compare(cgi_builder *b, cg_op op, cg_type element, cg_value x, cg_value y) {
  cg_str direction = cgi_hlo_keyword(op, "comparison_direction"), type = cgi_hlo_compare_type(op);
  for (unsigned i = 0; i < 6; ++i) {
    const cgi_to_linalg_predicate *p = &cgi_to_linalg_predicates[i];
    if (!cgi_str_is(direction, p->direction)) continue;
    if (!cg_type_is_float(element)) {
      bool is_unsigned = cgi_to_linalg_is_unsigned(element) || cgi_str_is(type, "UNSIGNED");
      return cgi_build_cmpi(b, is_unsigned ? p->is_unsigned : p->is_signed, x, y);
    }
    if (cgi_str_is(type, "TOTALORDER")) {
      x = cgi_to_linalg_total_order_key(b, x);
      return cgi_build_cmpi(b, p->is_signed, x, cgi_to_linalg_total_order_key(b, y));
    }
    return cgi_build_cmpf(b, p->is_float, x, y);
  }
  cgi_op_error(op, "has no comparison direction that is known");
  return NULL;
}

// ---- floats -------------------------------------------------------------------------------------------------------------------------

// The exponent's bits are not all ones. Narrower floats are tested in f32, which holds their infinities and NaN as its own.
static cg_value cgi_to_linalg_is_finite(cgi_builder *b, cg_value x) {
  if (cgi_to_linalg_is_narrow_float(cg_value_type(x))) x = cgi_to_linalg_f32_of(b, x);
  cg_value bits = cgi_to_linalg_bits(b, x);
  cg_type t = cg_value_type(bits);
  cg_value mask = cgi_build_int(b, t, cg_type_width(t) == 64 ? (int64_t)0x7FF0000000000000 : (int64_t)0x7F800000);
  return cgi_build_cmpi(b, CG_CMPI_NE, cgi_build_binary(b, CG_ARITH_ANDI, bits, mask), mask);
}

// 1 / (1 + exp(-x)); narrower floats in f32, rounded once, because exp(-x) leaves their range long before the result does.
static cg_value cgi_to_linalg_logistic(cgi_builder *b, cg_value x) {
  cg_type t = cg_value_type(x);
  if (cgi_to_linalg_is_narrow_float(t)) return cgi_build_unary(b, CG_ARITH_TRUNCF, t, cgi_to_linalg_logistic(b, cgi_to_linalg_f32_of(b, x)));
  cg_value e = cgi_build_unary(b, CG_MATH_EXP, t, cgi_build_unary(b, CG_ARITH_NEGF, t, x));
  cg_value one = cgi_build_float(b, t, 1.0);
  return cgi_build_binary(b, CG_ARITH_DIVF, one, cgi_build_binary(b, CG_ARITH_ADDF, e, one));
}

// Rounds the mantissa to nearest even, then turns what the smaller exponent cannot hold into infinity or zero. A type without infinity does so in
// f32, whose infinity then becomes its NaN.
static cg_value cgi_to_linalg_reduce_precision(cgi_builder *b, cg_op op, cg_value x) {
  cg_type t = cg_value_type(x), it = cgi_type_i(b->ctx, cg_type_width(t));
  cgi_format_facts facts = cgi_facts_of(cgi_format_of(t));
  if (!facts.has_infinity) {
    cg_value wide = cgi_to_linalg_reduce_precision(b, op, cgi_to_linalg_f32_of(b, x));
    return wide ? cgi_build_unary(b, CG_ARITH_TRUNCF, t, wide) : NULL;
  }
  unsigned width = cg_type_width(t), src_mantissa = (unsigned)facts.mantissa_bits, src_exponent = (unsigned)facts.exponent_bits;
  int64_t e = cg_op_attr(op, "exponent_bits") ? cgi_op_int(op, "exponent_bits") : (int64_t)src_exponent;
  int64_t m = cg_op_attr(op, "mantissa_bits") ? cgi_op_int(op, "mantissa_bits") : (int64_t)src_mantissa;
  if (e < 1 || m < 0) {
    cgi_op_error(op, "needs at least 1 exponent bit and no negative number of mantissa bits");
    return NULL;
  }
  cg_value bits = cgi_to_linalg_bits(b, x);
  if (m < (int64_t)src_mantissa) {
    unsigned dropped = src_mantissa - (unsigned)m;
    int64_t last = (int64_t)((uint64_t)1 << dropped);
    cg_value odd = cgi_build_binary_int(b, CG_ARITH_ANDI, bits, last);
    odd = cgi_build_binary_int(b, CG_ARITH_SHRUI, odd, (int64_t)dropped);
    cg_value bias = cgi_build_binary_int(b, CG_ARITH_ADDI, odd, (last >> 1) - 1);
    bits = cgi_build_binary(b, CG_ARITH_ADDI, bits, bias);
    bits = cgi_build_binary_int(b, CG_ARITH_ANDI, bits, ~(last - 1));
  }
  if (e < (int64_t)src_exponent) {
    uint64_t exp_mask = (((uint64_t)1 << src_exponent) - 1) << src_mantissa;
    int64_t bias = ((int64_t)1 << (src_exponent - 1)) - 1, reduced = ((int64_t)1 << (e - 1)) - 1;
    cg_value mask = cgi_build_int(b, it, (int64_t)exp_mask);
    cg_value exponent = cgi_build_binary(b, CG_ARITH_ANDI, bits, mask);
    cg_value over = cgi_build_cmpi_int(b, CG_CMPI_UGT, exponent, (int64_t)((uint64_t)(bias + reduced) << src_mantissa));
    cg_value under = cgi_build_cmpi_int(b, CG_CMPI_ULE, exponent, (int64_t)((uint64_t)(bias - reduced) << src_mantissa));
    cg_value sign = cgi_build_binary_int(b, CG_ARITH_ANDI, bits, cgi_to_linalg_min_int(width));
    bits = cgi_build_select(b, over, cgi_build_binary(b, CG_ARITH_ORI, sign, mask), bits);
    bits = cgi_build_select(b, under, sign, bits);
  }
  cg_value is_nan = cgi_build_cmpf(b, CG_CMPF_UNO, x, x);
  return cgi_build_select(b, is_nan, x, cgi_build_unary(b, CG_ARITH_BITCAST, t, bits));
}

// ---- one op on scalars --------------------------------------------------------------------------------------------------------------

CGI_DEF unsigned cgi_to_linalg_on(const cgi_hlo_row *row, cg_type element) {
  switch (cgi_hlo_class(element)) {
  case CGI_HLO_SINT: return row->on[0];
  case CGI_HLO_UINT: return row->on[1];
  case CGI_HLO_FLOAT: return row->on[2];
  case CGI_HLO_BOOL: return row->on[3];
  default: return CGI_HLO_ON_NONE;
  }
}

// By bits; narrower floats in f32, which holds their infinities as its own.
static cg_value cgi_to_linalg_is_inf(cgi_builder *b, cg_op_kind kind, cg_value x) {
  if (cgi_to_linalg_is_narrow_float(cg_value_type(x))) x = cgi_to_linalg_f32_of(b, x);
  cg_value bits = cgi_to_linalg_bits(b, x);
  cg_type t = cg_value_type(bits);
  int64_t infinity = cg_type_width(t) == 64 ? (int64_t)0x7FF0000000000000 : (int64_t)0x7F800000;
  if (kind == CG_CHLO_IS_INF) bits = cgi_build_binary_int(b, CG_ARITH_ANDI, bits, cgi_to_linalg_max_int(cg_type_width(t)));
  if (kind == CG_CHLO_IS_NEG_INF) infinity |= cgi_to_linalg_min_int(cg_type_width(t));
  return cgi_build_cmpi_int(b, CG_CMPI_EQ, bits, infinity);
}

// One step through the numbers as their bits count them; from zero to the smallest of y's sign.
static cg_value cgi_to_linalg_next_after(cgi_builder *b, cg_value x, cg_value y) {
  static const cgi_formula next_after[] = {{"next_after(x,y)"
                                            "i = bits(x);"
                                            "j = bits(y);"
                                            "a = (i << 1) >>> 1;"
                                            "c = (j << 1) >>> 1;"
                                            "step = ((i ^ j) >= 0) & (a < c) ? 1 : -1;"
                                            "r = a == 0 ? (j ^ c) | 1 : i + step;"
                                            "r = (i == j) | ((a | c) == 0) ? j : r;"
                                            "return isnan(x) | isnan(y) ? nan : flt(r);"}};
  cg_type t = cg_value_type(x);
  cg_value args[2];
  cgi_formula_target f;
  memset(&f, 0, sizeof f);
  f.b = *b;
  f.f = t;
  f.i = cgi_type_i(b->ctx, cg_type_width(t));
  f.i1 = cgi_type_i(b->ctx, 1);
  args[0] = x;
  args[1] = y;
  return cgi_formula_expand1(&f, next_after, 2, args);
}

static cg_value cgi_to_linalg_composed(cgi_builder *b, cg_op op, cg_type element, cg_value x, cg_value y) {
  cg_type t = cg_value_type(x);
  cg_op_kind kind = cg_op_get_kind(op);
  switch (kind) {
  case CG_STABLEHLO_NEGATE: return cgi_build_binary(b, CG_ARITH_SUBI, cgi_build_int(b, t, 0), x);
  case CG_STABLEHLO_ABS: return cgi_to_linalg_abs(b, element, x);
  case CG_STABLEHLO_SIGN: return cgi_to_linalg_sign(b, element, x);
  case CG_STABLEHLO_LOGISTIC: return cgi_to_linalg_logistic(b, x);
  case CG_STABLEHLO_IS_FINITE: return cgi_to_linalg_is_finite(b, x);
  case CG_STABLEHLO_NOT: return cgi_build_binary_int(b, CG_ARITH_XORI, x, -1);
  case CG_STABLEHLO_REDUCE_PRECISION: return cgi_to_linalg_reduce_precision(b, op, x);
  case CG_CHLO_CONJ: return x; // of a real number
  case CG_CHLO_IS_INF:
  case CG_CHLO_IS_NEG_INF:
  case CG_CHLO_IS_POS_INF: return cgi_to_linalg_is_inf(b, kind, x);
  case CG_CHLO_NEXT_AFTER: return cgi_to_linalg_next_after(b, x, y);
  case CG_CHLO_SQUARE: return cgi_build_binary(b, cg_type_is_float(t) ? CG_ARITH_MULF : CG_ARITH_MULI, x, x);
  case CG_STABLEHLO_DIVIDE: return cgi_to_linalg_int_division(b, element, x, y, false);
  case CG_STABLEHLO_REMAINDER: return cgi_to_linalg_int_division(b, element, x, y, true);
  case CG_STABLEHLO_POWER: return cgi_to_linalg_power(b, op, element, x, y);
  case CG_STABLEHLO_SHIFT_LEFT:
  case CG_STABLEHLO_SHIFT_RIGHT_ARITHMETIC:
  case CG_STABLEHLO_SHIFT_RIGHT_LOGICAL: return cgi_to_linalg_shift(b, kind, x, y);
  default: return cgi_to_linalg_compare(b, op, element, x, y); // the table says so of no other
  }
}

CGI_DEF cg_value cgi_to_linalg_scalar(cgi_builder *b, cg_op op, const cg_value *in) {
  cg_type element = cgi_to_linalg_operand_element(op, 0);
  switch (cg_op_get_kind(op)) {
  case CG_STABLEHLO_SELECT: return cgi_build_select(b, in[0], in[1], in[2]);
  case CG_STABLEHLO_CLAMP: {
    cg_type e = cgi_to_linalg_operand_element(op, CG_STABLEHLO_CLAMP_OPERAND);
    return cgi_to_linalg_extreme(b, e, cgi_to_linalg_extreme(b, e, in[1], in[0], true), in[2], false);
  }
  case CG_STABLEHLO_CONVERT: {
    cg_type to = cg_type_element(cg_value_type(cg_op_result(op, 0)));
    cg_value r = cgi_to_linalg_convert_scalar(b, in[0], element, to);
    if (!r) cgi_op_unsupported(op, "cannot convert %t to %t yet", element, to);
    return r;
  }
  case CG_STABLEHLO_BITCAST_CONVERT: return cgi_to_linalg_bitcast_scalar(b, in[0], cg_type_element(cgi_to_linalg_result_type(op, 0)));
  default: break;
  }
  const cgi_hlo_row *row = cgi_hlo_row_of(cg_op_get_kind(op));
  unsigned n = cg_op_num_operands(op), on = row ? cgi_to_linalg_on(row, element) : (unsigned)CGI_HLO_ON_NONE;
  if (on == CGI_HLO_ON_COMPOSED) return cgi_to_linalg_composed(b, op, element, in[0], n > 1 ? in[1] : NULL);
  if (on != CGI_HLO_ON_NONE)
    return n == 1 ? cgi_build_unary(b, (cg_op_kind)on, cg_value_type(in[0]), in[0]) : cgi_build_binary(b, (cg_op_kind)on, in[0], in[1]);
  cgi_op_error(op, "does not take elements of type %t", element);
  return NULL;
}

// ---- the op on tensors --------------------------------------------------------------------------------------------------------------

CGI_DEF bool cgi_to_linalg_is_elementwise(cg_op_kind kind) {
  const cgi_hlo_row *row = cgi_hlo_row_of(kind);
  return row && (row->on[0] != CGI_HLO_ON_NONE || row->on[2] != CGI_HLO_ON_NONE);
}

CGI_DEF bool cgi_to_linalg_elementwise(cgi_to_linalg *h, cg_op op) {
  cg_context *ctx = h->ctx;
  unsigned n = cg_op_num_operands(op);
  cg_type type = cgi_to_linalg_result_type(op, 0);
  unsigned rank = cg_type_rank(type);
  if (n == 0 || n > 3) return cgi_op_error(op, "has %u operands, which is not what an elementwise operation has", n);
  cg_value inputs[3], sizes_from = NULL;
  cg_map maps[4];
  for (unsigned i = 0; i < n; ++i) {
    inputs[i] = cgi_to_linalg_get(h, cg_op_operand(op, i));
    unsigned r = cg_type_rank(cg_value_type(inputs[i]));
    if (r != rank && r != 0) return cgi_op_error(op, "operand %u has rank %u, the result has rank %u", i, r, rank);
    if (r == rank && (!sizes_from || (cg_type_has_static_shape(cg_value_type(sizes_from)) && !cg_type_has_static_shape(cg_value_type(inputs[i])))))
      sizes_from = inputs[i];
    maps[i] = r == rank ? cgi_map_identity(ctx, rank) : cgi_map_make(ctx, rank, 0, 0, NULL);
  }
  maps[n] = cgi_map_identity(ctx, rank);
  if (!sizes_from) return cgi_op_error(op, "has no operand of the result's rank");
  cg_value init = cgi_to_linalg_empty_like(h, type, sizes_from);
  cg_op generic = cgi_build_elementwise(&h->b, n, inputs, init, maps, rank);
  cg_block body = cgi_linalg_body(generic);
  cgi_builder b = cgi_builder_at_end(body, h->b.loc);
  cg_value args[3] = {NULL, NULL, NULL};
  for (unsigned i = 0; i < n; ++i) args[i] = cg_block_arg(body, i);
  cg_value r = cgi_to_linalg_scalar(&b, op, args);
  if (!r) return false;
  cgi_build_linalg_yield(&b, r);
  return cgi_to_linalg_done(h, op, cg_op_result(generic, 0));
}

// ---- regions on scalars -------------------------------------------------------------------------------------------------------------

// What ops of `region` use from outside of `whole`.
static bool cgi_to_linalg_capture(cgi_to_linalg *h, cg_region region, cg_region whole) {
  cg_block block = cg_region_first(region);
  if (!block || cg_block_next(block)) return cgi_op_error(cg_region_op(region), "needs a region of one block");
  CGI_FOREACH_OP(op, block) {
    for (unsigned i = 0; i < cg_op_num_operands(op); ++i) {
      cg_value v = cg_op_operand(op, i);
      cg_block from = cg_value_op(v) ? cg_op_block(cg_value_op(v)) : cg_value_block(v);
      while (from && from != cg_region_first(whole)) from = cg_op_block(cg_region_op(from->region));
      if (from) continue;
      if (cg_type_is_shaped(cg_value_type(v)) && cg_type_rank(cg_value_type(v)) != 0)
        return cgi_op_unsupported(op, "uses a tensor of rank %u inside a region that is computed on scalars", cg_type_rank(cg_value_type(v)));
      cgi_hmap_put_ptr(&h->scalars, v, cgi_to_linalg_scalar_of(h, v));
    }
    for (unsigned r = 0; r < cg_op_num_regions(op) && cg_op_get_kind(op) == CG_STABLEHLO_WHILE; ++r)
      if (!cgi_to_linalg_capture(h, cg_op_region(op, r), whole)) return false;
  }
  return true;
}

CGI_DEF bool cgi_to_linalg_capture_scalars(cgi_to_linalg *h, cg_region region) { return cgi_to_linalg_capture(h, region, region); }

// Other dialects' elementwise ops on rank-0 tensors: the same op on scalars.
static cg_value cgi_to_linalg_scalar_clone(cgi_builder *b, cg_op op, const cg_value *in) {
  cg_type t = cg_type_element(cgi_to_linalg_result_type(op, 0));
  cg_op made = cgi_build_like(b, op, cg_op_num_operands(op), in, t);
  return cg_op_result(made, 0);
}

#define CGI_TO_LINALG_SCALARS 8 // most operands of an op on scalars

static bool cgi_to_linalg_is_rank0_identity(cg_op op) {
  switch (cg_op_get_kind(op)) {
  case CG_STABLEHLO_RESHAPE:
  case CG_STABLEHLO_BROADCAST_IN_DIM:
  case CG_STABLEHLO_BROADCAST:
  case CG_STABLEHLO_TRANSPOSE:
  case CG_STABLEHLO_OPTIMIZATION_BARRIER:
    return cg_op_num_operands(op) == 1 && cg_op_num_results(op) == 1 && cg_type_rank(cg_value_type(cg_op_result(op, 0))) == 0;
  default: return false;
  }
}

static cg_value cgi_to_linalg_inline_constant(cgi_builder *b, cg_attr a) {
  if (cg_attr_get_kind(a) == CG_ATTR_DENSE) a = cgi_attr_dense_at(b->ctx, a, 0);
  cg_type t = cg_attr_type(a);
  if (cg_type_is_float(t)) return cgi_build_constant(b, a);
  return cgi_build_int(b, cgi_to_linalg_signless(t), cg_attr_int(a));
}

static cg_value cgi_to_linalg_inline_op(cgi_builder *b, cg_op op, const cg_value *in) {
  cg_op_kind kind = cg_op_get_kind(op);
  if (cgi_to_linalg_is_elementwise(kind)) return cgi_to_linalg_scalar(b, op, in);
  if (cgi_to_linalg_is_rank0_identity(op)) return in[0];
  if (cg_op_has_trait(op, CG_TRAIT_ELEMENTWISE) && cg_op_num_results(op) == 1 && cg_op_num_regions(op) == 0 &&
      !cgi_starts_with(cg_op_name(op), "stablehlo.") && !cgi_starts_with(cg_op_name(op), "chlo."))
    return cgi_to_linalg_scalar_clone(b, op, in);
  cgi_op_unsupported(op, "cannot stand inside a region that is computed on scalars");
  return NULL;
}

static bool cgi_to_linalg_is_scalar(cg_value v) {
  cg_type t = cg_value_type(v);
  return cg_type_get_kind(t) == CG_TYPE_TENSOR && cg_type_rank(t) == 0 &&
         (cg_type_is_int(cg_type_element(t)) || cg_type_is_float(cg_type_element(t)));
}

CGI_DEF bool cgi_to_linalg_is_scalar_region(cg_region region) {
  cg_block block = cg_region_first(region);
  if (!block || cg_block_next(block)) return false;
  for (unsigned i = 0; i < cg_block_num_args(block); ++i)
    if (!cgi_to_linalg_is_scalar(cg_block_arg(block, i))) return false;
  CGI_FOREACH_OP(op, block) {
    cg_op_kind k = cg_op_get_kind(op);
    bool loop = k == CG_STABLEHLO_WHILE;
    for (unsigned i = 0; i < cg_op_num_operands(op); ++i)
      if (!cgi_to_linalg_is_scalar(cg_op_operand(op, i))) return false;
    for (unsigned i = 0; i < cg_op_num_results(op); ++i)
      if (!cgi_to_linalg_is_scalar(cg_op_result(op, i))) return false;
    if (k == CG_STABLEHLO_RETURN) continue;
    if (loop && cgi_to_linalg_is_scalar_region(cg_op_region(op, CG_STABLEHLO_WHILE_COND)) &&
        cgi_to_linalg_is_scalar_region(cg_op_region(op, CG_STABLEHLO_WHILE_BODY)))
      continue;
    cg_attr constant = cg_op_num_operands(op) == 0 && cg_op_num_results(op) == 1 ? cgi_constant_of(cg_op_result(op, 0)) : NULL;
    bool known = constant ? cg_attr_get_kind(constant) == CG_ATTR_DENSE : cgi_to_linalg_is_elementwise(k) || cgi_to_linalg_is_rank0_identity(op);
    if (loop || !known || cg_op_num_regions(op) || cg_op_num_results(op) != 1 || cg_op_num_operands(op) > CGI_TO_LINALG_SCALARS) return false;
  }
  return true;
}

CGI_DEF bool cgi_to_linalg_inline_while(cgi_to_linalg *h, cgi_builder *b, cg_op op, const cg_value *operands, cg_value *results) {
  cg_value values[CGI_TO_LINALG_MAX_OPERANDS + 1];
  unsigned n = cg_op_num_operands(op);
  cg_op loop = cgi_build_while(b, n, operands);
  for (unsigned r = 0; r < 2; ++r) {
    cg_block block = cg_region_first(cg_op_region(loop, r));
    cgi_builder in = cgi_builder_at_end(block, b->loc);
    if (!cgi_to_linalg_inline_region(h, &in, cg_op_region(op, r), n, block->args, r ? n : 1, values)) return false;
    for (unsigned i = 0; !r && i < n; ++i) values[i + 1] = block->args[i];
    cgi_build_return(&in, r ? CG_SCF_YIELD : CG_SCF_CONDITION, r ? n : n + 1, values);
  }
  for (unsigned i = 0; i < n; ++i) results[i] = cg_op_result(loop, i);
  return true;
}

static bool cgi_to_linalg_inline_loop(cgi_to_linalg *h, cgi_builder *b, cg_op op) {
  cg_value values[CGI_TO_LINALG_MAX_OPERANDS];
  unsigned n = cg_op_num_operands(op);
  if (n > CGI_TO_LINALG_MAX_OPERANDS) return cgi_op_unsupported(op, "cannot stand inside a region that is computed on scalars");
  for (unsigned i = 0; i < n; ++i)
    if (!(values[i] = (cg_value)cgi_hmap_ptr(&h->scalars, cg_op_operand(op, i))))
      return cgi_op_error(op, "operand %u comes from an operation that gave no scalar", i);
  if (!cgi_to_linalg_inline_while(h, b, op, values, values)) return false;
  for (unsigned i = 0; i < n; ++i) cgi_hmap_put_ptr(&h->scalars, cg_op_result(op, i), values[i]);
  return true;
}

static bool cgi_to_linalg_inline_block_op(cgi_to_linalg *h, cgi_builder *b, cg_op op) {
  bool loop = cg_op_get_kind(op) == CG_STABLEHLO_WHILE;
  if (loop && cgi_to_linalg_is_scalar_region(cg_op_region(op, CG_STABLEHLO_WHILE_COND)) &&
      cgi_to_linalg_is_scalar_region(cg_op_region(op, CG_STABLEHLO_WHILE_BODY)))
    return cgi_to_linalg_inline_loop(h, b, op);
  cg_value in[CGI_TO_LINALG_SCALARS];
  unsigned n = cg_op_num_operands(op);
  if (n > CGI_TO_LINALG_SCALARS || cg_op_num_results(op) != 1)
    return cgi_op_unsupported(op, "cannot stand inside a region that is computed on scalars");
  cg_type rt = cg_value_type(cg_op_result(op, 0));
  if (cg_type_is_shaped(rt) && cg_type_rank(rt) != 0)
    return cgi_op_unsupported(op, "makes a tensor of rank %u inside a region that is computed on scalars", cg_type_rank(rt));
  for (unsigned i = 0; i < n; ++i) {
    in[i] = (cg_value)cgi_hmap_ptr(&h->scalars, cg_op_operand(op, i));
    if (!in[i]) return cgi_op_error(op, "operand %u comes from an operation that gave no scalar", i);
  }
  cg_attr constant = n == 0 ? cgi_constant_of(cg_op_result(op, 0)) : NULL;
  cg_value r =
      constant && cg_attr_get_kind(constant) != CG_ATTR_RESOURCE ? cgi_to_linalg_inline_constant(b, constant) : cgi_to_linalg_inline_op(b, op, in);
  if (!r) return false;
  cgi_hmap_put_ptr(&h->scalars, cg_op_result(op, 0), r);
  return true;
}

CGI_DEF bool cgi_to_linalg_inline_region(cgi_to_linalg *h, cgi_builder *b, cg_region region, unsigned n, const cg_value *args, unsigned max,
                                         cg_value *results) {
  cg_block block = cg_region_first(region);
  if (!block || cg_block_num_args(block) != n)
    return cgi_op_error(cg_region_op(region), "its region takes %u arguments where %u are expected", block ? cg_block_num_args(block) : 0, n);
  for (unsigned i = 0; i < n; ++i) cgi_hmap_put_ptr(&h->scalars, cg_block_arg(block, i), args[i]);
  cg_loc saved = b->loc;
  CGI_FOREACH_OP(op, block) {
    b->loc = cg_op_loc(op);
    if (cg_op_get_kind(op) == CG_STABLEHLO_RETURN) {
      if (cg_op_num_operands(op) != max) return cgi_op_error(op, "returns %u values where %u are expected", cg_op_num_operands(op), max);
      for (unsigned i = 0; i < max; ++i) {
        results[i] = (cg_value)cgi_hmap_ptr(&h->scalars, cg_op_operand(op, i));
        if (!results[i]) return cgi_op_error(op, "returns a value that has no scalar form");
      }
      b->loc = saved;
      return true;
    }
    if (!cgi_to_linalg_inline_block_op(h, b, op)) return false;
  }
  return cgi_op_error(cg_region_op(region), "its region has no stablehlo.return");
}
#undef CGI_TO_LINALG_SCALARS
