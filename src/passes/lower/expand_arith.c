// expand-arith: arithmetic that devices lack, or do otherwise than IEEE 754 and the op say, becomes arithmetic that they share.
//
//   %r = arith.maximumf %a, %b : f32      →     a comparison, a selection, and the rules for NaN and signed zeros on the bits,
//                                               where a target does not have them
//   %q = arith.floordivsi %a, %b          →     arith.divsi, and one less where the signs differ and a rest is left
//   %n = arith.index_cast %tid            →     arith.index_castui, where the index is never negative
//   %q = arith.divsi %a, %b : i64         →     multiplications by the divisor's reciprocal, where a target divides but is not trusted to
//   %n = arith.subi %zero, %a : i8        →     128 - (%a xor 128), where a target is not trusted with the negated least number
//   %h = arith.truncf %a : f32 to f16     →     the negated number, and its sign flipped among the bits, where a target would leave out the rounding
//
//   %s = gpu.subgroup_reduce maximumf %v  →     gpu.shuffle xor and arith.maximumf by turns, for what no subgroup instruction of a target does
//
// In dispatch functions, by the facts of their target, narrow types are computed in 32 bits: bf16 and f8 always, f16, i8 and i16 where the target
// lacks their arithmetic or storage (narrow_types.c). Requires: scalars and vectors; tensors are left alone, but of narrow types they are an error.
// Run it behind lower-affine, and before emulate-narrow-storage, which does what is left to do in memory. Preserves control flow, but for arith.remf,
// which has a loop.
#include "dialects/combiner.h"
#include "dialects/dialects.h"
#include "dialects/scalar.h"
#include "analysis/ranges.h"
#include "passes/lower/narrow_types.h"
#include "passes/pass_table.h"
#include "target/configuration.h"

static const cgi_formula cgi_expand_formulas[] = {
    // A NaN operand wins; of two zeros the positive one is larger. Equal numbers have equal bits but for these.
    {"maximumf(a,b) r = a > b ? a : b; r = a == b ? flt(bits(a) & bits(b)) : r; r = isnan(b) ? b : r; return isnan(a) ? a : r;"},
    {"minimumf(a,b) r = a < b ? a : b; r = a == b ? flt(bits(a) | bits(b)) : r; r = isnan(b) ? b : r; return isnan(a) ? a : r;"},
    // A NaN operand loses.
    {"maxnumf(a,b) r = a > b ? a : b; r = a == b ? flt(bits(a) & bits(b)) : r; r = isnan(b) ? a : r; return isnan(a) ? b : r;"},
    {"minnumf(a,b) r = a < b ? a : b; r = a == b ? flt(bits(a) | bits(b)) : r; r = isnan(b) ? a : r; return isnan(a) ? b : r;"},
    {"round(x) t = trunc(x); r = abs(x - t) >= 0.5 ? t + copysign(1.0, x) : t; return copysign(r, x);"},
    {"roundeven(x)"
     "t = floor(x);"
     "d = x - t;"
     "h = t * 0.5;"
     "up = (d > 0.5) | ((d == 0.5) & (floor(h) != h));"
     "return copysign(up ? t + 1.0 : t, x);"},
    {"copysign(x,y) return copysign(x, y);"},
    {"uno(a,b) return isnan(a) | isnan(b);"},
    {"ord(a,b) return !(isnan(a) | isnan(b));"},
    // Numbers in their order as integers, both zeros 0; and comparisons that ask integers alone.
    {"order(x) m = (bits(x) << 1) >>> 1; return bits(x) < 0 ? 0 - m : m;"},
    // What asks of b alone is asked once where many are compared with it: either zero, or the one number, which is no NaN.
    {"oeq(a,b) k = bits(b); z = (k << 1) == 0 ? k ^ bits(copysign(0.0, 0.0 - 1.0)) : k; return ((bits(a) == k) | (bits(a) == z)) & !isnan(b);"},
    {"ogt(a,b) return (order(a) > order(b)) & ord(a, b);"},
    {"oge(a,b) return (order(a) >= order(b)) & ord(a, b);"},
    {"olt(a,b) return (order(a) < order(b)) & ord(a, b);"},
    {"ole(a,b) return (order(a) <= order(b)) & ord(a, b);"},
    {"one(a,b) return (order(a) != order(b)) & ord(a, b);"},
    {"ueq(a,b) return !one(a, b);"},
    {"ugt(a,b) return !ole(a, b);"},
    {"uge(a,b) return !olt(a, b);"},
    {"ult(a,b) return !oge(a, b);"},
    {"ule(a,b) return !ogt(a, b);"},
    {"une(a,b) return !oeq(a, b);"},
    // Of NaN and infinities, too, which drivers leave out where they are told of the zero.
    {"times_zero(a,b) return (abs(a) == inf) | isnan(a) ? nan : flt(bits(b) ^ (bits(a) & bits(copysign(0.0, 0.0 - 1.0))));"},
    {"zero_over(a,b) return (b == 0.0) | isnan(b) ? nan : flt(bits(a) ^ (bits(b) & bits(copysign(0.0, 0.0 - 1.0))));"},
    {"ceildivui(a,b) n = a == 0 ? 0 : 1; return udiv(a - n, b) + n;"},
    {"ceildivsi(a,b) q = a / b; r = a - q * b; return (r != 0) & ((r ^ b) >= 0) ? q + 1 : q;"},
    {"floordivsi(a,b) q = a / b; r = a - q * b; return (r != 0) & ((r ^ b) < 0) ? q - 1 : q;"},
    {"floordivsi_by_positive(a,b) q = a / b; return a - q * b < 0 ? q - 1 : q;"},
    {"ceildivsi_by_positive(a,b) q = a / b; return a - q * b > 0 ? q + 1 : q;"},
    {"unsigned_quotient(a,b) return udiv(a, b);"},
    // 64 bits. z is 2^64 / b from below: as the first 20 bits of a float's quotient, then twice as many by each of two steps of Newton's, where
    // 0 - b * z is what is missing of 2^64. The quotient by z is 2 too small at the most, and 1 where z is as near as it can be.
    {"reciprocal(b) z = tou(18446726481523507200.0 / utof(b)); z = z + mulhu(z, 0 - b * z); return z + mulhu(z, 0 - b * z);"},
    {"one_more(q,r,b) less = ult(r, b); return less ? q : q + 1, less ? r : r - b;"},
    {"udivide_by_known(a,b,z) q = mulhu(a, z); q, r = one_more(q, a - q * b, b); return q, r;"},
    {"udivide(a,b) q, r = udivide_by_known(a, b, reciprocal(b)); q, r = one_more(q, r, b); return q, r;"},
    {"magnitude(x) s = x >> 63; return (x ^ s) - s;"},
    {"with_signs(q,r,a,b) s = (a ^ b) >> 63; n = a >> 63; return (q ^ s) - s, (r ^ n) - n;"},
    {"divide_by_known(a,b,z) q, r = udivide_by_known(magnitude(a), magnitude(b), z); q, r = with_signs(q, r, a, b); return q, r;"},
    {"divide(a,b) q, r = udivide(magnitude(a), magnitude(b)); q, r = with_signs(q, r, a, b); return q, r;"},
};
enum { CGI_EXPAND_NUM_FORMULAS = sizeof cgi_expand_formulas / sizeof cgi_expand_formulas[0] };

// On i1, where true is 1 unsigned and -1 signed. Shift amounts can only be 0, divisors only true.
static const cgi_formula cgi_expand_bool_formulas[] = {
    {"and(a,b) return a & b;"},
    {"or(a,b) return a | b;"},
    {"first(a,b) return a;"},
    {"false(a,b) return 0;"},
    {"not_a_and_b(a,b) return ~a & b;"},
    {"not_a_or_b(a,b) return ~a | b;"},
    {"a_and_not_b(a,b) return a & ~b;"},
    {"a_or_not_b(a,b) return a | ~b;"},
    {"same(a) return a;"},
    {"not(a) return ~a;"},
};
enum { CGI_EXPAND_NUM_BOOL_FORMULAS = sizeof cgi_expand_bool_formulas / sizeof cgi_expand_bool_formulas[0] };

typedef struct cgi_expand_state {
  bool failed;
  uint32_t trusted; // of the function's target
  bool divides_wide;
  bool flips_signs;  // of f16 among their bits
  bool reads_narrow; // vectors of 8- and 16-bit lanes, wherever they begin
  cgi_hmap tested;   // values that are tested for NaN, where the target is not trusted with that
  cgi_hmap keys[2];  // of maximumf and of minimumf: a value to the integer that it was made from
} cgi_expand_state;

static cg_type cgi_expand_like(cg_type shape, cg_type element) { return cg_type_is_shaped(shape) ? cgi_type_with_element(shape, element) : element; }

static void cgi_expand_replace(cg_op op, cg_value v, cgi_expand_state *state) {
  if (v)
    cgi_op_replace1(op, v);
  else
    state->failed = true;
}

// op becomes the named formula of its operands, whose type decides which numbers it works on.
static void cgi_expand_apply(cg_op op, const char *name, cgi_expand_state *state) {
  cg_type type = cg_op_operand(op, 0)->type, element = cg_type_element(type);
  bool real = cg_type_is_float(element);
  cgi_formula_target t =
      cgi_formula_before(op, type, real ? element : NULL, real ? cg_type_width(element) : 32, cgi_expand_formulas, CGI_EXPAND_NUM_FORMULAS);
  cg_value args[2];
  if (!real) t.i = type;
  for (unsigned i = 0; i < op->num_operands && i < 2; i++) args[i] = cg_op_operand(op, i);
  cgi_expand_replace(op, cgi_formula_expand1(&t, cgi_formula_find(cgi_expand_formulas, CGI_EXPAND_NUM_FORMULAS, cgi_s(name)), op->num_operands, args),
                     state);
}

static void cgi_expand_apply_bool(cg_op op, const char *name, cgi_expand_state *state) {
  cgi_formula_target t = cgi_formula_before(op, cg_op_operand(op, CG_LHS)->type, NULL, 1, cgi_expand_bool_formulas, CGI_EXPAND_NUM_BOOL_FORMULAS);
  cg_value args[2];
  for (unsigned i = 0; i < op->num_operands && i < 2; i++) args[i] = cg_op_operand(op, i);
  cgi_expand_replace(
      op, cgi_formula_expand1(&t, cgi_formula_find(cgi_expand_bool_formulas, CGI_EXPAND_NUM_BOOL_FORMULAS, cgi_s(name)), op->num_operands, args),
      state);
}

// ---- integers -------------------------------------------------------------------------------------------------------------------------
static bool cgi_expand_is_power_of_two(int64_t v) { return v > 0 && (v & (v - 1)) == 0; }

static void cgi_expand_division(cg_op op, cgi_expand_state *state) {
  cg_op_kind kind = op->def->kind;
  cg_value a = cg_op_operand(op, CG_LHS), b = cg_op_operand(op, CG_RHS);
  int64_t divisor = 0;
  bool known = cgi_constant_int(b, &divisor), floor = kind == CG_ARITH_FLOORDIVSI, is_index = cg_type_get_kind(a->type) == CG_TYPE_INDEX;
  bool natural = is_index && cgi_is_non_negative(a) && (known ? divisor > 0 : cgi_is_non_negative(b));
  if (kind == CG_ARITH_CEILDIVUI) {
    cgi_expand_apply(op, "ceildivui", state);
  } else if (natural) {
    cgi_expand_apply(op, floor ? "unsigned_quotient" : "ceildivui", state);
  } else if (floor && known && cgi_expand_is_power_of_two(divisor) && !cg_type_is_shaped(a->type)) {
    cgi_builder builder = cgi_builder_before(op);
    int64_t shift = 0;
    while (((int64_t)1 << shift) < divisor) shift++;
    cgi_op_replace1(op, cgi_build_binary_int(&builder, CG_ARITH_SHRSI, a, shift));
  } else if (known && divisor > 0) {
    cgi_expand_apply(op, floor ? "floordivsi_by_positive" : "ceildivsi_by_positive", state);
  } else {
    cgi_expand_apply(op, floor ? "floordivsi" : "ceildivsi", state);
  }
}

// Counting bits is a 32-bit operation on devices: 64 bits in two halves, fewer bits zero-extended.
static void cgi_expand_count_bits(cg_op op, cgi_expand_state *state) {
  static const cgi_formula formulas[] = {{"count(lo,hi) return lo + hi;"},
                                         {"leading(lo,hi,h) return h == 0 ? lo + 32 : hi;"},
                                         {"trailing(lo,hi,l) return l == 0 ? hi + 32 : lo;"},
                                         {"less(n,w) return n - w;"},
                                         {"mark(x,b) return x | b;"}};
  cg_op_kind kind = op->def->kind;
  cg_value x = cg_op_operand(op, CG_OPERAND), args[3], r;
  cg_type type = x->type, i32 = cgi_expand_like(type, cgi_type_i(op->ctx, 32));
  unsigned width = cg_type_get_kind(cg_type_element(type)) == CG_TYPE_INDEX ? 32 : cg_type_width(cg_type_element(type));
  cgi_formula_target t = cgi_formula_before(op, type, NULL, 32, formulas, 5);
  if (width == 32) return;
  if (width > 32) {
    cg_value shift = cgi_build_constant(&t.b, cg_type_is_shaped(type) ? cgi_attr_dense_splat(op->ctx, type, cgi_attr_i64(op->ctx, 32))
                                                                      : cgi_attr_i64(op->ctx, 32));
    cg_value lo = cgi_build_unary(&t.b, CG_ARITH_TRUNCI, i32, x), hi = cgi_build_binary(&t.b, CG_ARITH_SHRUI, x, shift);
    hi = cgi_build_unary(&t.b, CG_ARITH_TRUNCI, i32, hi);
    args[0] = cgi_build_unary(&t.b, kind, i32, lo);
    args[1] = cgi_build_unary(&t.b, kind, i32, hi);
    args[2] = kind == CG_MATH_CTLZ ? hi : lo;
    r = cgi_formula_expand1(&t, &formulas[kind == CG_MATH_CTPOP ? 0 : kind == CG_MATH_CTLZ ? 1 : 2], kind == CG_MATH_CTPOP ? 2 : 3, args);
    cgi_expand_replace(op, r ? cgi_build_unary(&t.b, CG_ARITH_EXTUI, type, r) : NULL, state);
    return;
  }
  int64_t extra = kind == CG_MATH_CTLZ ? 32 - (int64_t)width : (int64_t)1 << width; // what ctlz counts too many; a bit that stops cttz
  cg_attr a = cgi_attr_int(op->ctx, cgi_type_i(op->ctx, 32), extra);
  args[0] = cgi_build_unary(&t.b, CG_ARITH_EXTUI, i32, x);
  args[1] = kind == CG_MATH_CTPOP ? NULL : cgi_build_constant(&t.b, cg_type_is_shaped(i32) ? cgi_attr_dense_splat(op->ctx, i32, a) : a);
  if (kind == CG_MATH_CTTZ) args[0] = cgi_formula_expand1(&t, &formulas[4], 2, args);
  args[0] = cgi_build_unary(&t.b, kind, i32, args[0]);
  if (kind == CG_MATH_CTLZ) args[0] = cgi_formula_expand1(&t, &formulas[3], 2, args);
  cgi_expand_replace(op, cgi_build_unary(&t.b, CG_ARITH_TRUNCI, type, args[0]), state);
}

static const char *cgi_expand_bool_comparison(cg_op op) {
  static const char *const names[] = {NULL,          NULL, // by cg_cmpi_predicate
                                      "a_and_not_b", "a_or_not_b", "not_a_and_b", "not_a_or_b",
                                      "not_a_and_b", "not_a_or_b", "a_and_not_b", "a_or_not_b"};
  return names[cgi_predicate_of(op)];
}

// What i1 operations are in logic; NULL where the op stays.
static const char *cgi_expand_bool_formula(cg_op op) {
  switch (op->def->kind) {
  case CG_ARITH_CMPI: return cgi_expand_bool_comparison(op);
  case CG_ARITH_MAXUI:
  case CG_ARITH_MINSI: return "or";
  case CG_ARITH_MINUI:
  case CG_ARITH_MAXSI: return "and";
  case CG_ARITH_DIVUI:
  case CG_ARITH_DIVSI:
  case CG_ARITH_CEILDIVUI:
  case CG_ARITH_CEILDIVSI:
  case CG_ARITH_FLOORDIVSI:
  case CG_ARITH_SHLI:
  case CG_ARITH_SHRUI:
  case CG_ARITH_SHRSI: return "first";
  case CG_ARITH_REMUI:
  case CG_ARITH_REMSI: return "false";
  case CG_MATH_ABSI:
  case CG_MATH_CTPOP: return "same";
  case CG_MATH_CTLZ:
  case CG_MATH_CTTZ: return "not";
  default: return NULL;
  }
}

// fptosi and fptoui to i1: through i32.
static void cgi_expand_float_to_bool(cg_op op) {
  cgi_builder b = cgi_builder_before(op);
  cg_type type = op->results[0]->type;
  cg_value wide = cgi_build_unary(&b, op->def->kind, cgi_expand_like(type, cgi_type_i(op->ctx, 32)), cg_op_operand(op, CG_OPERAND));
  cgi_op_replace1(op, cgi_build_unary(&b, CG_ARITH_TRUNCI, type, wide));
}

// ---- arith.remf -----------------------------------------------------------------------------------------------------------------------
// Long division of the mantissas, 8 bits a step, is exact. x = mx 2^(ex - 150), and y likewise, with 24-bit mantissas.
//
//   %mx = (rest of mx by my)   scf.for … iter_args(%m = %mx, %d = ex - ey) { m = (m << s) mod my, d -= s, s = min(d, 8) }
static const cgi_formula cgi_expand_remainder[] = {
    {"unpack(x)"
     "i = bits(x) & 0x7fffffff;"
     "m = i & 0x7fffff;"
     "e = i >>> 23;"
     "sub = e == 0;"
     "s = ctlz(m) - 8;"
     "return sub ? m << s : m | 0x800000, sub ? 1 - s : e;"},
    {"begin(x,y)"
     "mx, ex = unpack(x);"
     "my, ey = unpack(y);"
     "my = my < 0x800000 ? 0x800000 : my;"
     "d = ex - ey;"
     "n = d > 0 ? (d + 7) >> 3 : 0;"
     "return d < 0 ? mx : urem(mx, my), d, n, my;"},
    {"step(m,d,my)"
     "s = d < 8 ? d : 8;"
     "return urem(m << s, my), d - s;"},
    {"end(x,y,m)"
     "my, ey = unpack(y);"
     "ix = bits(x) & 0x7fffffff;"
     "iy = bits(y) & 0x7fffffff;"
     "r = scale(utof(m), ey - 150);"
     "r = ix < iy ? x : copysign(r, x);"
     "r = (iy == 0) | (ix == 0x7f800000) ? nan : r;"
     "r = iy > 0x7f800000 ? y : r;"
     "return ix > 0x7f800000 ? x : r;"},
};
// The same in f64: 53-bit mantissas, 11 bits a step.
static const cgi_formula cgi_expand_remainder_f64[] = {
    {"unpack(x)"
     "i = bits(x) & 0x7fffffffffffffff;"
     "m = i & 0xfffffffffffff;"
     "e = i >>> 52;"
     "sub = e == 0;"
     "s = 1075 - (bits(tof(m | 1)) >>> 52);"
     "return sub ? m << s : m | 0x10000000000000, sub ? 1 - s : e;"},
    {"begin(x,y)"
     "mx, ex = unpack(x);"
     "my, ey = unpack(y);"
     "my = my < 0x10000000000000 ? 0x10000000000000 : my;"
     "d = ex - ey;"
     "n = d > 0 ? udiv(d + 10, 11) : 0;"
     "return d < 0 ? mx : urem(mx, my), d, n, my;"},
    {"step(m,d,my)"
     "s = d < 11 ? d : 11;"
     "return urem(m << s, my), d - s;"},
    {"end(x,y,m)"
     "my, ey = unpack(y);"
     "ix = bits(x) & 0x7fffffffffffffff;"
     "iy = bits(y) & 0x7fffffffffffffff;"
     "r = scale(utof(m), ey - 1075);"
     "r = ix < iy ? x : copysign(r, x);"
     "r = (iy == 0) | (ix == 0x7ff0000000000000) ? nan : r;"
     "r = iy > 0x7ff0000000000000 ? y : r;"
     "return ix > 0x7ff0000000000000 ? x : r;"},
};
enum { CGI_EXPAND_REMAINDER_FORMULAS = 4 };

static cg_value cgi_expand_remf_scalar(cg_op op, cg_value x, cg_value y) {
  cg_context *ctx = op->ctx;
  cg_type i32 = cgi_type_i(ctx, 32);
  bool f64 = cg_type_get_kind(x->type) == CG_TYPE_F64;
  const cgi_formula *formulas = f64 ? cgi_expand_remainder_f64 : cgi_expand_remainder;
  cgi_formula_target t = cgi_formula_before(op, i32, x->type, f64 ? 64 : 32, formulas, CGI_EXPAND_REMAINDER_FORMULAS);
  cg_value args[3], begin[4], init[2], step[2];
  args[0] = x;
  args[1] = y;
  if (!cgi_formula_expand(&t, &formulas[1], 2, args, 4, begin)) return NULL;
  init[0] = begin[0];
  init[1] = begin[1];
  cg_value zero = cgi_build_int(&t.b, i32, 0), one = cgi_build_int(&t.b, i32, 1);
  if (f64) begin[2] = cgi_build_unary(&t.b, CG_ARITH_TRUNCI, i32, begin[2]);
  cg_op loop = cgi_build_for(&t.b, zero, begin[2], one, 2, init);
  cgi_formula_target inner = t;
  inner.b = cgi_builder_in_for(loop, args);
  args[2] = begin[3];
  if (!cgi_formula_expand(&inner, &formulas[2], 3, args, 2, step)) return NULL;
  cgi_build_yield(&inner.b, 2, step);
  args[0] = x;
  args[1] = y;
  args[2] = loop->results[0];
  return cgi_formula_expand1(&t, &formulas[3], 3, args);
}

static void cgi_expand_remf(cg_op op, cgi_expand_state *state) {
  cg_type type = op->results[0]->type;
  cg_type wide = cg_type_get_kind(cg_type_element(type)) == CG_TYPE_F64 ? type : cgi_expand_like(type, cgi_type_f32(op->ctx));
  cgi_builder b = cgi_builder_before(op);
  cg_value x = cg_op_operand(op, CG_LHS), y = cg_op_operand(op, CG_RHS), r;
  if (cg_type_is_shaped(type) && (cg_type_rank(type) != 1 || cg_type_dim(type, 0) == CG_DYNAMIC)) {
    state->failed = !cgi_op_unsupported(op, "has no expansion for %t", type);
    return;
  }
  if (type != wide) {
    x = cgi_build_unary(&b, CG_ARITH_EXTF, wide, x);
    y = cgi_build_unary(&b, CG_ARITH_EXTF, wide, y);
  }
  if (!cg_type_is_shaped(type)) {
    r = cgi_expand_remf_scalar(op, x, y);
  } else {
    r = x;
    for (int64_t i = 0; r && i < cg_type_dim(type, 0); i++) {
      cg_value xi = cgi_build_lane(&b, x, i), yi = cgi_build_lane(&b, y, i), ri = cgi_expand_remf_scalar(op, xi, yi);
      r = ri ? cgi_build_with_lane(&b, ri, r, i) : NULL;
    }
  }
  if (r && type != wide) r = cgi_build_unary(&b, CG_ARITH_TRUNCF, type, r);
  cgi_expand_replace(op, r, state);
}

// ---- vectors --------------------------------------------------------------------------------------------------------------------------
// vector.reduction: one op per lane, in order, the accumulator first.
static void cgi_expand_reduction(cg_op op, cgi_expand_state *state) {
  cg_attr how = cg_op_attr(op, "kind"), flags = cg_op_attr(op, "fastmath");
  cg_value v = cg_op_operand(op, CG_VECTOR_REDUCTION_VECTOR), r = op->num_operands > 1 ? cg_op_operand(op, CG_VECTOR_REDUCTION_ACC) : NULL;
  bool real = cg_type_is_float(cg_type_element(v->type));
  cgi_builder b = cgi_builder_before(op);
  if (!how || cg_type_rank(v->type) != 1 || cg_type_dim(v->type, 0) == CG_DYNAMIC) return;
  cg_op_kind kind = cgi_combiner_of(how, real);
  if (kind == CG_OP_UNREGISTERED) {
    state->failed = !cgi_op_unsupported(op, "has an unknown kind");
    return;
  }
  for (int64_t i = 0; i < cg_type_dim(v->type, 0); i++) {
    cg_value lane = cgi_build_lane(&b, v, i);
    r = r ? cgi_build_binary(&b, kind, r, lane) : lane;
    if (r != lane && real && flags) cgi_op_set_attr(r->op, "fastmath", flags);
  }
  cgi_op_replace1(op, r);
}

static bool cgi_expand_is_narrow(cg_type t) {
  return cg_type_get_kind(t) == CG_TYPE_VECTOR && cg_type_get_kind(cg_type_element(t)) != CG_TYPE_INDEX && cg_type_width(cg_type_element(t)) < 32;
}

// vector.load and vector.store of 8- and 16-bit lanes from a memref of scalars: lane by lane, as storage alone cannot build a vector of them.
// A CPU's memory can.
static void cgi_expand_vector_access(cg_op op) {
  bool load = op->def->kind == CG_VECTOR_LOAD;
  unsigned first = load ? 0 : 1; // the memref operand
  cg_value memref = cg_op_operand(op, first), v = load ? op->results[0] : cg_op_operand(op, CG_VECTOR_STORE_VALUE_TO_STORE), operands[18];
  unsigned rank = op->num_operands - first - 1;
  cgi_builder b = cgi_builder_before(op);
  if (!cgi_expand_is_narrow(v->type) || cg_type_element(memref->type) == v->type || cg_type_rank(v->type) != 1 || rank == 0 || rank > 16) return;
  cg_type element = cg_type_element(v->type);
  cg_attr zero = cgi_attr_number(element, 0);
  cg_value result = load ? cgi_build_constant(&b, cgi_attr_dense_splat(op->ctx, v->type, zero)) : NULL;
  for (int64_t i = 0; i < cg_type_dim(v->type, 0); i++) {
    unsigned n = 0;
    cg_value last = cg_op_operand(op, op->num_operands - 1);
    if (i) last = cgi_build_binary_int(&b, CG_ARITH_ADDI, last, i);
    if (!load) operands[n++] = cgi_build_lane(&b, v, i);
    operands[n++] = memref;
    for (unsigned k = 0; k + 1 < rank; k++) operands[n++] = cg_op_operand(op, first + 1 + k);
    operands[n++] = last;
    cg_op access = cgi_build(&b, load ? CG_MEMREF_LOAD : CG_MEMREF_STORE, n, operands, load ? 1 : 0, &element, 0, NULL, 0);
    if (load) result = cgi_build_with_lane(&b, access->results[0], result, i);
  }
  if (load)
    cgi_op_replace1(op, result);
  else
    cgi_op_erase(op);
}

static bool cgi_expand_visit_vectors(cg_op op, void *user) {
  cgi_expand_state *state = (cgi_expand_state *)user;
  switch (op->def->kind) { // each may erase op
  case CG_VECTOR_REDUCTION: cgi_expand_reduction(op, state); break;
  case CG_VECTOR_LOAD:
  case CG_VECTOR_STORE:
    if (!state->reads_narrow) cgi_expand_vector_access(op);
    break;
  default: break;
  }
  return !state->failed;
}

// ---- the pass -------------------------------------------------------------------------------------------------------------------------
static cg_value cgi_expand_int(cgi_builder *b, cg_type type, int64_t v) { return cgi_build_constant(b, cgi_attr_int_like(type, v)); }

static cg_value cgi_expand_with(cgi_builder *b, cg_op_kind kind, cg_value v, int64_t c) {
  return cgi_build_binary(b, kind, v, cgi_expand_int(b, v->type, c));
}

// The bits turned over where `sign` is negative, else their sign alone.
static cg_value cgi_expand_turn(cgi_builder *b, cg_value bits, cg_value sign) {
  cg_value mask = cgi_expand_with(b, CG_ARITH_ORI, cgi_expand_with(b, CG_ARITH_SHRSI, sign, 31), INT32_MIN);
  return cgi_build_binary(b, CG_ARITH_XORI, bits, mask);
}

// f32 as unsigned integers in the order of numbers, -0 before +0, moved round so that every NaN comes last (first, for a minimum): the extreme is
// then one instruction, and in a chain of them each new value takes five.
static cg_value cgi_expand_key(cgi_builder *b, cg_value x, bool least, cgi_expand_state *state) {
  cg_value known = (cg_value)cgi_hmap_ptr(&state->keys[least], x);
  if (known) return known;
  cgi_builder at = *b;
#ifndef CODEGEN_NO_FAST_PIPELINES
  cg_block block = cg_value_block(x);
  bool carried = block && block->region->op->def->kind == CG_SCF_FOR; // all uses take one
  if (carried) at = cgi_builder_at_start(block, b->loc);
#endif
  cg_value bits = cgi_build_unary(&at, CG_ARITH_BITCAST, cgi_expand_like(x->type, cgi_type_i(b->ctx, 32)), x);
  cg_value key = cgi_expand_with(&at, CG_ARITH_ADDI, cgi_expand_turn(&at, bits, bits), least ? 0x7fffff : -0x7fffff);
#ifndef CODEGEN_NO_FAST_PIPELINES
  if (carried) cgi_hmap_put_ptr(&state->keys[least], x, key);
#endif
  return key;
}

// The number that a key was made from.
static cg_value cgi_expand_unkey(cgi_builder *b, cg_type type, cg_value key, bool least, cgi_expand_state *state) {
  cg_value ordered = cgi_expand_with(b, CG_ARITH_ADDI, key, least ? -0x7fffff : 0x7fffff);
  cg_value result = cgi_build_unary(b, CG_ARITH_BITCAST, type, cgi_expand_turn(b, ordered, cgi_expand_with(b, CG_ARITH_XORI, ordered, -1)));
  cgi_hmap_put_ptr(&state->keys[least], result, key);
  return result;
}

#ifndef CODEGEN_NO_FAST_PIPELINES
// v becomes the key of what it was, which its uses take from now on.
static void cgi_expand_becomes_key(cgi_builder *b, cg_value v, cg_type key, bool least, cgi_expand_state *state) {
  cg_type type = v->type;
  v->type = key;
  cg_value number = cgi_expand_unkey(b, type, v, least, state),
           ordered = cg_op_operand(cg_value_op(cg_op_operand(cg_value_op(number), CG_OPERAND)), CG_LHS);
  cgi_value_replace_uses(v, number);
  cgi_op_set_operand(cg_value_op(ordered), CG_LHS, v);
}

// A loop carries the key of what only an extreme takes from one trip to the next.
static void cgi_expand_carried_keys(cg_op loop, cgi_expand_state *state) {
  cg_block body = cg_region_first(cg_op_region(loop, 0));
  for (unsigned k = 0; k < 2 * loop->num_results; k++) {
    unsigned i = k / 2, at = loop->num_operands - loop->num_results + i;
    bool least = k % 2;
    cg_value arg = cg_block_arg(body, 1 + i), from = (cg_value)cgi_hmap_ptr(&state->keys[least], arg),
             to = (cg_value)cgi_hmap_ptr(&state->keys[least], cg_op_operand(body->last, i));
    if (!from || !to || !arg->uses || arg->uses->next) continue;
    cgi_builder before = cgi_builder_before(loop), start = cgi_builder_at_start(body, loop->loc), after = cgi_builder_after(loop);
    cgi_op_set_operand(loop, at, cgi_expand_key(&before, cg_op_operand(loop, at), least, state));
    cgi_op_set_operand(body->last, i, to);
    cgi_expand_becomes_key(&start, arg, from->type, least, state);
    cgi_value_replace_uses(from, arg);
    cgi_expand_becomes_key(&after, loop->results[i], from->type, least, state);
  }
}
#endif

static void cgi_expand_extreme_f32(cg_op op, bool least, cgi_expand_state *state) {
  cgi_builder b = cgi_builder_before(op);
  cg_value x = cgi_expand_key(&b, cg_op_operand(op, CG_LHS), least, state), y = cgi_expand_key(&b, cg_op_operand(op, CG_RHS), least, state);
  cg_value key = cgi_build_binary(&b, least ? CG_ARITH_MINUI : CG_ARITH_MAXUI, x, y);
  cgi_op_replace1(op, cgi_expand_unkey(&b, op->results[0]->type, key, least, state));
}

// The float that operand i is throughout; NULL for what is no constant, or NaN.
static cg_attr cgi_expand_number_at(cg_op op, unsigned i) {
  cg_attr c = cgi_constant_of(cg_op_operand(op, i));
  if (c && c->kind == CG_ATTR_DENSE) c = cg_attr_is_splat(c) ? cgi_attr_dense_at(op->ctx, c, 0) : NULL;
  return c && c->kind == CG_ATTR_FLOAT && cg_attr_float(c) == cg_attr_float(c) ? c : NULL;
}

// Where one of two is a constant, it is what the other is not beyond, and NaN is beyond all; of the two zeros this one has to be that which wins.
static bool cgi_expand_extreme_of_constant(cg_op op, bool least) {
  for (unsigned i = 0; i < 2; i++) {
    cg_attr c = cgi_expand_number_at(op, i);
    if (!c) continue;
    double v = cg_attr_float(c);
    if (v == 0 && (cg_attr_float_bits(c) != 0) != least) continue;
    cgi_builder b = cgi_builder_before(op);
    cg_value constant = cg_op_operand(op, i), other = cg_op_operand(op, 1 - i);
    cgi_op_replace1(op, cgi_build_select(&b, cgi_build_cmpf(&b, least ? CG_CMPF_OGE : CG_CMPF_OLE, other, constant), constant, other));
    return true;
  }
  return false;
}

// The same of f32, by bits alone: from the constant on to the infinity on its side of zero they are a range, which has no NaN.
static bool cgi_expand_extreme_of_bits(cg_op op, bool least) {
  cg_type type = op->results[0]->type;
  for (unsigned i = 0; i < 2; i++) {
    cg_attr c = cgi_expand_number_at(op, i);
    if (!c || cg_type_get_kind(type) == CG_TYPE_TENSOR) continue;
    double v = cg_attr_float(c);
    if (least ? v < 0 : v > 0) continue;
    uint32_t zero = least ? 0 : 0x80000000u, from = v == 0 ? zero : (uint32_t)cg_attr_float_bits(c), most = (zero | 0x7f800000u) - from;
    cgi_builder b = cgi_builder_before(op);
    cg_value constant = cg_op_operand(op, i), other = cg_op_operand(op, 1 - i);
    if (!most) return cgi_op_replace1(op, other), true; // the infinity itself
    cg_value bits = cgi_build_unary(&b, CG_ARITH_BITCAST, cgi_type_with_element(type, cgi_type_i(op->ctx, 32)), other);
    if (from) bits = cgi_expand_with(&b, CG_ARITH_SUBI, bits, (int32_t)from);
    cg_value end = cgi_expand_int(&b, bits->type, (int32_t)most), beyond = cgi_build_cmpi(&b, CG_CMPI_ULE, bits, end);
    cgi_op_replace1(op, cgi_build_select(&b, beyond, constant, other));
    return true;
  }
  return false;
}

static void cgi_expand_extreme(cg_op op, const char *name, cgi_expand_state *state) { // without NaN and signed zeros the device's own will do
  if (cgi_has_fastmath(op, CG_FASTMATH_NNAN | CG_FASTMATH_NSZ)) return;
  bool total = op->def->kind == CG_ARITH_MAXIMUMF || op->def->kind == CG_ARITH_MINIMUMF;
  cg_type_kind element = cg_type_get_kind(cg_type_element(op->results[0]->type));
  if (total && (state->trusted & CG_TRUSTED_EXTREMES) && (element == CG_TYPE_F32 || element == CG_TYPE_F64)) return;
  if (total && (state->trusted & CG_TRUSTED_NAN) && cgi_expand_extreme_of_constant(op, op->def->kind == CG_ARITH_MINIMUMF)) return;
  if (total && element == CG_TYPE_F32 && cgi_expand_extreme_of_bits(op, op->def->kind == CG_ARITH_MINIMUMF)) return;
  if (total && element == CG_TYPE_F32)
    cgi_expand_extreme_f32(op, op->def->kind == CG_ARITH_MINIMUMF, state);
  else
    cgi_expand_apply(op, name, state);
}

// Where CG_TRUSTED_SIGNED_DIVISION is not said: the quotient is taken in 32 bits or more, and the remainder from it.
static void cgi_expand_signed_division(cg_op op) {
  cg_context *ctx = op->ctx;
  cg_type type = op->results[0]->type, element = cg_type_element(type), wide = type;
  bool narrow = cg_type_is_int(element) && cg_type_width(element) < 32, remainder = op->def->kind == CG_ARITH_REMSI;
  if (!narrow && !remainder) return;
  cgi_builder b = cgi_builder_before(op);
  cg_value x = cg_op_operand(op, CG_LHS), y = cg_op_operand(op, CG_RHS);
  if (narrow) {
    wide = cgi_type_with_element(type, cgi_type_i(ctx, 32));
    x = cgi_build_unary(&b, CG_ARITH_EXTSI, wide, x);
    y = cgi_build_unary(&b, CG_ARITH_EXTSI, wide, y);
  }
  cg_value r = cgi_build_binary(&b, CG_ARITH_DIVSI, x, y);
  if (remainder) {
    r = cgi_build_binary(&b, CG_ARITH_MULI, r, y);
    r = cgi_build_binary(&b, CG_ARITH_SUBI, x, r);
  }
  if (narrow) r = cgi_build_unary(&b, CG_ARITH_TRUNCI, type, r);
  cgi_op_replace1(op, r);
}

// Where CG_TRUSTED_INDEX_SIGN is not said: an index that is never negative widens as unsigned.
static void cgi_expand_index_cast(cg_op op) {
  cg_value index = cg_op_operand(op, CG_OPERAND);
  if (cg_type_get_kind(cg_type_element(index->type)) != CG_TYPE_INDEX || !cgi_is_non_negative(index)) return;
  cgi_builder b = cgi_builder_before(op);
  cgi_op_replace1(op, cgi_build_unary(&b, CG_ARITH_INDEX_CASTUI, op->results[0]->type, index));
}

// Where CG_TRUSTED_WIDE_DIVISION is not said: 64 bits are divided by multiplying.
static bool cgi_expand_wide_division(cg_op op, cgi_expand_state *state) {
  cg_op_kind kind = op->def->kind;
  bool is_signed = kind == CG_ARITH_DIVSI || kind == CG_ARITH_REMSI, rest = kind == CG_ARITH_REMSI || kind == CG_ARITH_REMUI;
  cg_type type = op->results[0]->type;
  cg_value args[3], results[2];
  int64_t divisor = 0;
  if (type->kind == CG_TYPE_TENSOR || cg_type_get_kind(cg_type_element(type)) == CG_TYPE_INDEX || cg_type_width(cg_type_element(type)) != 64)
    return true;
  bool known = cgi_constant_int(cg_op_operand(op, CG_RHS), &divisor) && divisor != 0;
  uint64_t magnitude = is_signed && divisor < 0 ? 0 - (uint64_t)divisor : (uint64_t)divisor;
  cgi_formula_target t = cgi_formula_before(op, type, cgi_type_f32(op->ctx), 64, cgi_expand_formulas, CGI_EXPAND_NUM_FORMULAS);
  for (unsigned i = 0; i < 2; i++) args[i] = cg_op_operand(op, i);
  if (known) args[2] = cgi_expand_int(&t.b, type, (int64_t)(UINT64_MAX / magnitude));
  const char *name = is_signed ? (known ? "divide_by_known" : "divide") : known ? "udivide_by_known" : "udivide";
  state->failed =
      !cgi_formula_expand(&t, cgi_formula_find(cgi_expand_formulas, CGI_EXPAND_NUM_FORMULAS, cgi_s(name)), known ? 3 : 2, args, 2, results);
  if (!state->failed) cgi_op_replace1(op, results[rest]);
  return !state->failed;
}

// What the value is the negation of, in the forms in which compilers know it: 0 - x, a - (a + x), x * -1, ~x + 1. NULL: of nothing.
static cg_value cgi_expand_negated(cg_value v) {
  bool sum = cgi_is_kind(v, CG_ARITH_ADDI), difference = cgi_is_kind(v, CG_ARITH_SUBI);
  if (!sum && !difference && !cgi_is_kind(v, CG_ARITH_MULI)) return NULL;
  cg_value lhs = cg_op_operand(v->op, CG_LHS), rhs = cg_op_operand(v->op, CG_RHS);
  if (difference) {
    if (cgi_attr_is_scalar_int(cgi_constant_of(lhs), 0)) return rhs;
    for (unsigned i = 0; i < 2 && cgi_is_kind(rhs, CG_ARITH_ADDI); i++)
      if (cg_op_operand(rhs->op, i) == lhs) return cg_op_operand(rhs->op, 1 - i);
    return NULL;
  }
  if (!cgi_attr_is_scalar_int(cgi_constant_of(rhs), sum ? 1 : -1)) return NULL;
  if (!sum) return lhs;
  bool flipped = cgi_is_kind(lhs, CG_ARITH_XORI) && cgi_attr_is_scalar_int(cgi_constant_of(cg_op_operand(lhs->op, CG_RHS)), -1);
  return flipped ? cg_op_operand(lhs->op, CG_LHS) : NULL;
}

// Where CG_TRUSTED_NARROW_NEGATION, or of 32 bits CG_TRUSTED_NEGATED_EXTREME, is not said: 2^(n-1) - (x xor 2^(n-1)), whose use no compiler takes
// for that of a negated number of more bits, or of a negated extreme; negated in more bits and cut, too.
static void cgi_expand_negation(cg_op op, uint32_t trusted) {
  bool cut = op->def->kind == CG_ARITH_TRUNCI;
  cg_type type = op->results[0]->type, element = cg_type_element(type);
  cg_value x = cgi_expand_negated(cut ? cg_op_operand(op, CG_OPERAND) : op->results[0]);
  uint32_t width = cg_type_is_int(element) ? cg_type_width(element) : 0;
  if (!x || type->kind == CG_TYPE_TENSOR || (width != 8 && width != 16 && width != 32)) return;
  if (trusted & (width == 32 ? CG_TRUSTED_NEGATED_EXTREME : CG_TRUSTED_NARROW_NEGATION)) return;
  cgi_builder b = cgi_builder_before(op);
  cg_value least = cgi_expand_int(&b, x->type, -((int64_t)1 << (width - 1)));
  cg_value r = cgi_build_binary(&b, CG_ARITH_SUBI, least, cgi_build_binary(&b, CG_ARITH_XORI, x, least));
  cgi_op_replace1(op, cut ? cgi_build_unary(&b, CG_ARITH_TRUNCI, type, r) : r);
}

// Where CG_TRUSTED_NARROW_ROUNDING is not said, and the target computes with 16-bit integers: the negated number becomes an f16, whose sign is
// flipped among its bits. What is stored as it is needs nothing.
static void cgi_expand_narrow_rounding(cg_op op) {
  cg_value x = cg_op_operand(op, CG_OPERAND), result = op->results[0];
  cg_context *ctx = op->ctx;
  bool read = false;
  for (const cgi_use *use = result->uses; use && !read; use = use->next)
    read = use->owner->num_results > 0 || (use->owner->def->traits & CG_TRAIT_TERMINATOR);
  if (!read || result->type->kind == CG_TYPE_TENSOR || cg_type_get_kind(cg_type_element(result->type)) != CG_TYPE_F16 ||
      cg_type_get_kind(cg_type_element(x->type)) != CG_TYPE_F32)
    return;
  cg_type bits = cgi_type_with_element(result->type, cgi_type_i(ctx, 16));
  cgi_builder b = cgi_builder_before(op);
  cg_value r = cgi_build_unary(&b, CG_ARITH_TRUNCF, result->type, cgi_build_unary(&b, CG_ARITH_NEGF, x->type, x));
  r = cgi_build_unary(&b, CG_ARITH_BITCAST, bits, r);
  r = cgi_build_binary(&b, CG_ARITH_XORI, r, cgi_expand_int(&b, bits, INT16_MIN));
  cgi_op_replace1(op, cgi_build_unary(&b, CG_ARITH_BITCAST, result->type, r));
}

// Of f16 by what is the same for a whole vector: times its inverse in f32. A quotient of two f16 is further from where it rounds to another than that
// is from it: 2^-23 of it at least.
static void cgi_expand_quotient(cg_op op) {
  cg_op divisor = cg_op_operand(op, CG_RHS)->op;
  cg_value by = divisor && divisor->def->kind == CG_VECTOR_BROADCAST ? cg_op_operand(divisor, CG_OPERAND) : NULL;
  if (!by || cg_type_get_kind(by->type) != CG_TYPE_F16) return;
  cg_type type = op->results[0]->type, f32 = cgi_type_f32(op->ctx), wide = cgi_type_with_element(type, f32);
  cgi_builder b = cgi_builder_before(divisor);
  cg_value one = cgi_build_float(&b, f32, 1);
  by = cgi_build_binary(&b, CG_ARITH_DIVF, one, cgi_build_unary(&b, CG_ARITH_EXTF, f32, by));
  by = cgi_build_unary(&b, CG_VECTOR_BROADCAST, wide, by);
  b = cgi_builder_before(op);
  cg_value r = cgi_build_unary(&b, CG_ARITH_EXTF, wide, cg_op_operand(op, CG_LHS));
  r = cgi_build_binary(&b, CG_ARITH_MULF, r, by);
  cgi_op_replace1(op, cgi_build_unary(&b, CG_ARITH_TRUNCF, type, r));
}

// Where CG_TRUSTED_NEGATED_EXTREME is not said: a comparison and a selection, of numbers wherever they come from, of indices where one is negated.
static void cgi_expand_signed_extreme(cg_op op) {
  cg_value x = cg_op_operand(op, CG_LHS), y = cg_op_operand(op, CG_RHS), operands[3];
  cg_type element = cg_type_element(x->type);
  bool index = cg_type_get_kind(element) == CG_TYPE_INDEX;
  if (index ? !cgi_expand_negated(x) && !cgi_expand_negated(y) : cg_type_width(element) != 32) return;
  cgi_builder b = cgi_builder_before(op);
  operands[0] = cgi_build_cmpi(&b, op->def->kind == CG_ARITH_MINSI ? CG_CMPI_SLT : CG_CMPI_SGT, x, y);
  operands[1] = x;
  operands[2] = y;
  cgi_op_replace1(op, cgi_build_value(&b, CG_ARITH_SELECT, x->type, 3, operands, NULL));
}

// What is made of other ops, too, is left to the end, when all have the widths that they are computed in.
static bool cgi_expand_visit_integer(cg_op op, void *user) {
  cgi_expand_state *state = (cgi_expand_state *)user;
  switch (op->def->kind) {
  case CG_ARITH_MINSI:
  case CG_ARITH_MAXSI:
    if (!(state->trusted & CG_TRUSTED_NEGATED_EXTREME) && op->results[0]->type->kind != CG_TYPE_TENSOR) cgi_expand_signed_extreme(op);
    return true;
  case CG_ARITH_SUBI:
  case CG_ARITH_ADDI:
  case CG_ARITH_MULI:
  case CG_ARITH_TRUNCI: cgi_expand_negation(op, state->trusted); return true;
  case CG_ARITH_TRUNCF:
    if (state->flips_signs) cgi_expand_narrow_rounding(op);
    return true;
  case CG_ARITH_DIVSI:
  case CG_ARITH_DIVUI:
  case CG_ARITH_REMSI:
  case CG_ARITH_REMUI: return !state->divides_wide || cgi_expand_wide_division(op, state);
  default: return true;
  }
}

// A comparison that holds for NaN alone, or for all but NaN.
static bool cgi_expand_tests_for_nan(cg_op op) {
  int64_t p = cgi_predicate_of(op);
  bool self = cg_op_operand(op, CG_LHS) == cg_op_operand(op, CG_RHS);
  return p == CG_CMPF_ORD || p == CG_CMPF_UNO || (self && (p == CG_CMPF_OEQ || p == CG_CMPF_UNE));
}

static bool cgi_expand_visit_nan_test(cg_op op, void *user) {
  cgi_expand_state *state = (cgi_expand_state *)user;
  if (op->def->kind == CG_ARITH_CMPF && cgi_expand_tests_for_nan(op))
    for (unsigned i = 0; i < 2; i++) cgi_hmap_put_ptr(&state->tested, cg_op_operand(op, i), op);
  return true;
}

// Without CG_TRUSTED_NAN a compiler may join a test for NaN with another comparison of the value, as if that had no NaN: then nothing is left to it.
static bool cgi_expand_visit_comparison(cg_op op, void *user) {
  static const char *const names[] = {NULL, "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", NULL};
  cgi_expand_state *state = (cgi_expand_state *)user;
  if (op->def->kind != CG_ARITH_CMPF || cg_op_operand(op, CG_LHS)->type->kind == CG_TYPE_TENSOR) return true;
  int64_t p = cgi_predicate_of(op);
  bool tested = cgi_hmap_ptr(&state->tested, cg_op_operand(op, CG_LHS)) || cgi_hmap_ptr(&state->tested, cg_op_operand(op, CG_RHS));
  const char *name = p == CG_CMPF_ORD || p == CG_CMPF_UNO || tested ? names[p] : NULL;
  if (tested && cgi_expand_tests_for_nan(op)) name = p == CG_CMPF_OEQ || p == CG_CMPF_ORD ? "ord" : "uno";
  if (name && (p == CG_CMPF_OEQ || p == CG_CMPF_UNE)) { // the formula is the shorter in a
    const cgi_use *x = cg_op_operand(op, CG_LHS)->uses, *y = cg_op_operand(op, CG_RHS)->uses;
    while (x && y) x = x->next, y = y->next;
    if (x) {
      cg_value a = cg_op_operand(op, CG_LHS);
      cgi_op_set_operand(op, CG_LHS, cg_op_operand(op, CG_RHS));
      cgi_op_set_operand(op, CG_RHS, a);
    }
  }
  if (name) cgi_expand_apply(op, name, state);
  return !state->failed;
}

// A constant of either sign, on a target that is not trusted with NaN.
static bool cgi_expand_is_zero(cg_value v, const cgi_expand_state *state) {
  cg_attr a = state->trusted & CG_TRUSTED_NAN ? NULL : cgi_constant_of(v);
  if (a && a->kind == CG_ATTR_DENSE && a->splat) a = cgi_attr_dense_at(v->type->ctx, a, 0);
  return a && a->kind == CG_ATTR_FLOAT && cg_attr_float(a) == 0;
}

// Reductions of parts of a subgroup, and those that the target has no instruction for: lanes exchange what they have, twice as far away each time.
static bool cgi_expand_visit_subgroup(cg_op op, void *user) {
  const cg_target *target = (const cg_target *)user;
  if (op->def->kind != CG_GPU_SUBGROUP_REDUCE) return true;
  cg_context *ctx = op->ctx;
  cg_type t = op->results[0]->type, types[2];
  cg_attr cluster = cg_op_attr(op, "cluster_size"), apart = cg_op_attr(op, "cluster_stride");
  cg_op_kind kind = cgi_combiner_of(cg_op_attr(op, "op"), cg_type_is_float(t));
  int64_t size = cluster ? cg_attr_int(cluster) : (int64_t)target->subgroup_size, stride = apart ? cg_attr_int(apart) : 1;
  bool done = !cluster && kind != CG_ARITH_MAXIMUMF && kind != CG_ARITH_MINIMUMF && (target->features & CG_FEATURE_SUBGROUP_ARITHMETIC);
  unsigned width = cg_type_is_shaped(t) ? 0 : cg_type_width(t);
  if (done || !(target->features & CG_FEATURE_SUBGROUP_SHUFFLE) || kind == CG_OP_UNREGISTERED || (width != 32 && width != 16) || size < 1 ||
      stride < 1 || size * stride > (int64_t)target->subgroup_size || (size & (size - 1)) || (stride & (stride - 1)))
    return true;
  cgi_builder b = cgi_builder_before(op);
  cg_type i32 = cgi_type_i(ctx, 32), bits = cgi_type_i(ctx, width);
  cg_value operands[3], v = op->operands[CG_GPU_SUBGROUP_REDUCE_VALUE].value;
  cg_named_attr mode = cgi_named(ctx, "mode", cgi_attr_enum(ctx, "gpu.shuffle_mode", "xor"));
  operands[2] = cgi_build_int(&b, i32, (int64_t)target->subgroup_size);
  types[1] = cgi_type_i(ctx, 1);
  for (int64_t by = stride; by < size * stride; by *= 2) {
    operands[0] = v;
    operands[1] = cgi_build_int(&b, i32, by);
    if (width < 32) { // words are exchanged
      if (t != bits) operands[0] = cgi_build_unary(&b, CG_ARITH_BITCAST, bits, operands[0]);
      operands[0] = cgi_build_unary(&b, CG_ARITH_EXTUI, i32, operands[0]);
    }
    types[0] = operands[0]->type;
    cg_value other = cgi_build(&b, CG_GPU_SHUFFLE, 3, operands, 2, types, 1, &mode, 0)->results[0];
    if (width < 32) other = cgi_build_unary(&b, CG_ARITH_TRUNCI, bits, other);
    if (width < 32 && t != bits) other = cgi_build_unary(&b, CG_ARITH_BITCAST, t, other);
    v = cgi_build_binary(&b, kind, v, other);
  }
  cgi_op_replace1(op, v);
  return true;
}

static bool cgi_expand_visit(cg_op op, void *user) {
  cgi_expand_state *state = (cgi_expand_state *)user;
#ifndef CODEGEN_NO_FAST_PIPELINES
  if (op->def->kind == CG_SCF_FOR) cgi_expand_carried_keys(op, state);
#endif
  if (op->num_operands == 0 || op->num_results == 0 || !(op->def->traits & CG_TRAIT_ELEMENTWISE)) return true;
  cg_type type = cg_op_operand(op, 0)->type;
  if (cg_type_get_kind(type) == CG_TYPE_TENSOR) return true;
  cg_type element = cg_type_element(type), result = cg_type_element(op->results[0]->type);
  bool is_bool = cg_type_is_int(element) && cg_type_width(element) == 1;
  const char *logic = is_bool ? cgi_expand_bool_formula(op) : NULL;
  if (logic) {
    cgi_expand_apply_bool(op, logic, state);
    return !state->failed;
  }
  switch (op->def->kind) {
  case CG_ARITH_CEILDIVUI:
  case CG_ARITH_CEILDIVSI:
  case CG_ARITH_FLOORDIVSI: cgi_expand_division(op, state); break;
  case CG_ARITH_DIVSI:
  case CG_ARITH_REMSI:
    if (!(state->trusted & CG_TRUSTED_SIGNED_DIVISION)) cgi_expand_signed_division(op);
    break;
  case CG_ARITH_MAXIMUMF: cgi_expand_extreme(op, "maximumf", state); break;
  case CG_ARITH_MINIMUMF: cgi_expand_extreme(op, "minimumf", state); break;
  case CG_ARITH_MAXNUMF: cgi_expand_extreme(op, "maxnumf", state); break;
  case CG_ARITH_MINNUMF: cgi_expand_extreme(op, "minnumf", state); break;
  case CG_ARITH_REMF: cgi_expand_remf(op, state); break;
  case CG_ARITH_MULF:
    if (cgi_expand_is_zero(cg_op_operand(op, CG_RHS), state)) cgi_expand_apply(op, "times_zero", state);
    break;
  case CG_ARITH_DIVF:
    if (cgi_expand_is_zero(cg_op_operand(op, CG_LHS), state))
      cgi_expand_apply(op, "zero_over", state);
    else
      cgi_expand_quotient(op);
    break;
  case CG_ARITH_FPTOSI:
  case CG_ARITH_FPTOUI:
    if (cg_type_width(result) == 1) cgi_expand_float_to_bool(op);
    break;
  case CG_ARITH_INDEX_CAST:
    if (!(state->trusted & CG_TRUSTED_INDEX_SIGN)) cgi_expand_index_cast(op);
    break;
  case CG_MATH_ROUND: cgi_expand_apply(op, "round", state); break;
  case CG_MATH_ROUNDEVEN:
    if (!cgi_has_fastmath(op, CG_FASTMATH_AFN)) cgi_expand_apply(op, "roundeven", state);
    break;
  case CG_MATH_COPYSIGN: cgi_expand_apply(op, "copysign", state); break;
  case CG_MATH_CTPOP:
  case CG_MATH_CTLZ:
  case CG_MATH_CTTZ: cgi_expand_count_bits(op, state); break;
  default: break;
  }
  return !state->failed;
}

#ifndef CODEGEN_NO_EMULATION
static bool cgi_expand_floats(const cgi_pass *pass, cg_op function, const cg_target *target) {
  const uint64_t features = target->features;
  bool arithmetic = (features & CG_FEATURE_FLOAT16) != 0, storage = (features & CG_FEATURE_STORAGE16) != 0;
  return cgi_narrow_floats(pass, function, CG_TYPE_F8E4M3FN, false, false) && cgi_narrow_floats(pass, function, CG_TYPE_F8E5M2, false, false) &&
         cgi_narrow_floats(pass, function, CG_TYPE_BF16, false, (target->trusted & CG_TRUSTED_BF16_ROUNDING) != 0) &&
         ((arithmetic && storage) || cgi_narrow_floats(pass, function, CG_TYPE_F16, storage, false));
}

static bool cgi_expand_ints(const cgi_pass *pass, cg_op function, uint64_t features) {
  const uint64_t need16 = CG_FEATURE_INT16 | CG_FEATURE_STORAGE16, need8 = CG_FEATURE_INT8 | CG_FEATURE_STORAGE8;
  if ((features & need16) != need16 && !cgi_narrow_ints(pass, function, 16)) return false;
  return (features & need8) == need8 || cgi_narrow_ints(pass, function, 8);
}
#else // verify-emission refuses what would need it
#define cgi_expand_floats(pass, function, target) ((void)(function), true)
#define cgi_expand_ints(pass, function, features) ((void)(function), (void)(features), true)
#endif

CGI_DEF bool cgi_pass_expand_arith(cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  cgi_expand_state state;
  memset(&state, 0, sizeof state);
  state.tested.ctx = state.keys[0].ctx = state.keys[1].ctx = ctx;
  cg_op *functions = cgi_dispatch_functions(pass->module);
  // Beside kernels, the host's sizes and the exports' counts stay as they are: the host evaluates them. A module of plain functions is expanded
  // whole, but only kernels have a target whose types decide.
  bool kernels = cgi_len(functions) > 0;
  if (!kernels) cgi_push(functions, pass->module);
  for (size_t i = 0; i < cgi_len(functions); i++) {
    state.reads_narrow = kernels && cgi_target_iterates(cgi_target_of(functions[i]));
    cgi_walk_post(functions[i], cgi_expand_visit_vectors, &state);
  }
  for (size_t i = 0; kernels && !state.failed && i < cgi_len(functions); i++) {
    const cg_target *target = cgi_target_of(functions[i]);
    if (target) state.failed = !cgi_expand_floats(pass, functions[i], target);
  }
  for (size_t i = 0; !state.failed && i < cgi_len(functions); i++) {
    const cg_target *target = kernels ? cgi_target_of(functions[i]) : NULL;
    state.trusted = cgi_target_trusted(target);
    if (target) cgi_walk_post(functions[i], cgi_expand_visit_subgroup, (void *)target);
    cgi_walk_post(functions[i], cgi_expand_visit, &state);
    if (!(state.trusted & CG_TRUSTED_NAN)) cgi_walk_post(functions[i], cgi_expand_visit_nan_test, &state);
    cgi_walk_post(functions[i], cgi_expand_visit_comparison, &state);
  }
  for (size_t i = 0; !state.failed && i < cgi_len(functions); i++) {
    const cg_target *target = kernels ? cgi_target_of(functions[i]) : NULL;
    state.failed = target && !cgi_expand_ints(pass, functions[i], target->features);
    state.trusted = cgi_target_trusted(target);
    state.flips_signs = !(state.trusted & CG_TRUSTED_NARROW_ROUNDING) && (!target || (target->features & CG_FEATURE_INT16));
    state.divides_wide = target && (target->features & CG_FEATURE_INT64) && !(state.trusted & CG_TRUSTED_WIDE_DIVISION); // else emulate-wide-int does
    if (!state.failed) cgi_walk_post(functions[i], cgi_expand_visit_integer, &state);
  }
  return !state.failed;
}
