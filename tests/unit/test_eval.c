// The scalar evaluator against independent references: all values of the small formats, all pairs of the small integers, random and special values of
// the large ones, with the C library and the compiler's own float, double and 128-bit arithmetic on the other side.
#include <inttypes.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "dialects/eval.h"
#include "ir/ir.h"
#include "sweep.h"

__extension__ typedef __int128 wide;
__extension__ typedef unsigned __int128 uwide;

typedef struct test_args {
  void (*fn)(cg_context *ctx);
} test_args;

static cg_result test_thunk(cg_context *ctx, void *arg) {
  ((test_args *)arg)->fn(ctx);
  return CG_OK;
}

static void in_context(void (*fn)(cg_context *ctx)) {
  cg_context *ctx = cg_create(NULL);
  test_args a;
  a.fn = fn;
  assert_non_null(ctx);
  assert_int_equal(cgi_protect(ctx, test_thunk, &a), CG_OK);
  cg_destroy(ctx);
}

static uint64_t random_state = 0x9E3779B97F4A7C15u;
static uint64_t random_u64(void) {
  random_state ^= random_state << 13;
  random_state ^= random_state >> 7;
  random_state ^= random_state << 17;
  return random_state;
}

// ---- calling ------------------------------------------------------------------------------------------------------------------------------
static cg_op make_op(cg_context *ctx, cg_op_kind kind, unsigned n, cg_type in, cg_type out, int64_t predicate) {
  cg_value operands[3];
  cg_type results[2];
  cg_named_attr attr = cgi_named(ctx, "predicate", cgi_attr_i64(ctx, predicate));
  cg_loc loc = cgi_loc_unknown(ctx);
  unsigned nr = kind == CG_ARITH_ADDUI_EXTENDED || kind == CG_ARITH_MULSI_EXTENDED || kind == CG_ARITH_MULUI_EXTENDED ? 2 : 1;
  for (unsigned i = 0; i < n; i++)
    operands[i] = cg_op_result(cgi_op_create(ctx, cgi_op_def_of(ctx, CG_ARITH_CONSTANT), loc, 0, NULL, 1, &in, 0, NULL, 0), 0);
  results[0] = results[1] = out;
  return cgi_op_create(ctx, cgi_op_def_of(ctx, kind), loc, n, operands, nr, results, predicate >= 0 ? 1 : 0, &attr, 0);
}

static bool call(cg_op op, cg_type in, uint64_t x, uint64_t y, uint64_t z, cg_type out, uint64_t *r) {
  cg_type types[3];
  cgi_scalar s[3], o[2];
  memset(o, 0, sizeof o);
  types[0] = types[1] = types[2] = in;
  s[0].bits = x, s[1].bits = y, s[2].bits = z;
  s[0].imag = s[1].imag = s[2].imag = 0;
  bool ok = cgi_eval(op, types, s, out, o);
  r[0] = o[0].bits;
  if (cg_op_num_results(op) > 1) r[1] = o[1].bits;
  return ok;
}

// ---- the reference for small floats: values by ldexp, rounding by rint -----------------------------------------------------------------------
typedef struct ref_format {
  cg_type_kind kind;
  int exp_bits, man_bits, finite_only;
} ref_format;
static const ref_format formats[] = {
    {CG_TYPE_F16, 5, 10, 0}, {CG_TYPE_BF16, 8, 7, 0}, {CG_TYPE_F8E4M3FN, 4, 3, 1}, {CG_TYPE_F8E5M2, 5, 2, 0}, {CG_TYPE_F32, 8, 23, 0},
};

static double ref_decode(ref_format f, uint64_t bits) {
  int bias = (1 << (f.exp_bits - 1)) - 1, e = (int)((bits >> f.man_bits) & ((1u << f.exp_bits) - 1));
  uint64_t m = bits & ((1u << f.man_bits) - 1);
  int top = (1 << f.exp_bits) - 1;
  double v;
  if (e == top && !f.finite_only)
    v = m ? NAN : INFINITY;
  else if (e == top && m == (1u << f.man_bits) - 1)
    v = NAN;
  else
    v = e ? ldexp((double)(m | (uint64_t)1 << f.man_bits), e - bias - f.man_bits) : ldexp((double)m, 1 - bias - f.man_bits);
  return (bits >> (f.man_bits + f.exp_bits)) & 1 ? -v : v;
}

static double ref_largest(ref_format f) {
  int bias = (1 << (f.exp_bits - 1)) - 1;
  return f.finite_only ? ldexp(2.0 - 2.0 * ldexp(1.0, -f.man_bits), bias + 1) : ldexp(2.0 - ldexp(1.0, -f.man_bits), bias);
}

// The value that v rounds to; infinity for an overflow.
static double ref_round(ref_format f, double v) {
  int bias = (1 << (f.exp_bits - 1)) - 1, e;
  if (v == 0 || isnan(v) || isinf(v)) return v;
  frexp(v, &e);
  e -= 1;
  if (e < 1 - bias) e = 1 - bias;
  double r = ldexp(rint(ldexp(v, f.man_bits - e)), e - f.man_bits);
  return fabs(r) > ref_largest(f) ? copysign(INFINITY, v) : r;
}

static void check_encoding(cg_context *ctx, ref_format f, double v) {
  cg_type t = cgi_type_float(ctx, f.kind);
  uint64_t got = cgi_double_to_float(t, v);
  double expected = ref_round(f, v), back = ref_decode(f, got);
  bool ok = isnan(expected) || (f.finite_only && isinf(expected)) ? isnan(back) : back == expected && signbit(back) == signbit(expected);
  if (!ok) fail_msg("kind %d: %a became %a (%" PRIx64 "), not %a", (int)f.kind, v, back, got, expected);
}

static void small_formats(cg_context *ctx) {
  for (unsigned k = 0; k < 4; k++) {
    ref_format f = formats[k];
    cg_type t = cgi_type_float(ctx, f.kind);
    uint64_t count = (uint64_t)1 << (1 + f.exp_bits + f.man_bits);
    for (uint64_t bits = 0; bits < count; bits++) {
      double v = cgi_float_to_double(t, bits), expected = ref_decode(f, bits);
      if (isnan(expected)) {
        assert_true(isnan(v));
        assert_int_equal(signbit(v) != 0, signbit(expected) != 0);
        continue;
      }
      assert_true(memcmp(&v, &expected, sizeof v) == 0);
      assert_int_equal(cgi_double_to_float(t, v), bits);
      if (isinf(expected) || !(bits & (count / 2 - 1))) continue;
      double next = ref_decode(f, bits - 1); // the neighbour toward zero, the midpoint and what lies beside it
      double middle = (v + next) / 2;
      check_encoding(ctx, f, middle);
      check_encoding(ctx, f, nextafter(middle, 0));
      check_encoding(ctx, f, nextafter(middle, v * 2));
    }
    double edge = ref_largest(f);
    for (int i = 0; i < 64; i++) {
      check_encoding(ctx, f, edge * (1 + i / 256.0));
      check_encoding(ctx, f, -edge * (1 + i / 256.0));
    }
    check_encoding(ctx, f, 1e300);
    check_encoding(ctx, f, 4.9e-324);
    check_encoding(ctx, f, INFINITY);
    check_encoding(ctx, f, NAN);
    for (int i = 0; i < sweep(200000); i++) {
      uint64_t bits = random_u64();
      double v;
      memcpy(&v, &bits, sizeof v);
      check_encoding(ctx, f, v);
      check_encoding(ctx, f, ldexp((double)(int64_t)bits, (int)(random_u64() % 60) - 90));
    }
  }
}
static void test_small_formats(void **state) {
  (void)state;
  in_context(small_formats);
}

static void f32_conversion(cg_context *ctx) {
  cg_type t = cgi_type_f32(ctx);
  for (int i = 0; i < sweep(2000000); i++) {
    uint64_t r = random_u64();
    uint32_t bits = (uint32_t)r, got;
    float v;
    memcpy(&v, &bits, 4);
    if (!isnan(v)) assert_true(cgi_float_to_double(t, bits) == (double)v);
    double d = ldexp((double)(int64_t)r, (int)(random_u64() % 320) - 230);
    float e = (float)d;
    got = (uint32_t)cgi_double_to_float(t, d);
    assert_memory_equal(&got, &e, 4);
  }
}
static void test_f32_conversion(void **state) {
  (void)state;
  in_context(f32_conversion);
}

// Every f16 and every pair of a sample, through double: +, -, *, / and square root are exact enough there to round once.
static bool ref_min_max(bool is_max, bool number, double x, double y, double *out) {
  if (isnan(x) || isnan(y)) {
    *out = number ? (isnan(x) ? y : x) : NAN;
    return true;
  }
  if (x == 0 && y == 0)
    *out = signbit(x) != signbit(y) ? (is_max ? 0.0 : -0.0) : x;
  else
    *out = (x > y) == is_max ? x : y;
  return true;
}

static void small_arithmetic(cg_context *ctx) {
  static const cg_op_kind kinds[] = {CG_ARITH_ADDF,     CG_ARITH_SUBF,     CG_ARITH_MULF,    CG_ARITH_DIVF,    CG_ARITH_REMF,
                                     CG_ARITH_MAXIMUMF, CG_ARITH_MINIMUMF, CG_ARITH_MAXNUMF, CG_ARITH_MINNUMF, CG_MATH_COPYSIGN};
  for (unsigned k = 0; k < 4; k++) {
    ref_format f = formats[k];
    cg_type t = cgi_type_float(ctx, f.kind);
    uint64_t count = (uint64_t)1 << (1 + f.exp_bits + f.man_bits);
    for (unsigned o = 0; o < sizeof kinds / sizeof kinds[0]; o++) {
      cg_op op = make_op(ctx, kinds[o], 2, t, t, -1);
      bool all = count <= 256;
      uint64_t pairs = all ? count * count : 400000;
      for (uint64_t i = 0; i < pairs; i++) {
        uint64_t x = all ? i / count : random_u64() % count, y = all ? i % count : random_u64() % count, r;
        double a = ref_decode(f, x), b = ref_decode(f, y), e = 0;
        if (!all && i % 16 == 0) y = x ^ (i % 32 ? count / 2 : 0), b = ref_decode(f, y);
        assert_true(call(op, t, x, y, 0, t, &r));
        switch (kinds[o]) {
        case CG_ARITH_ADDF: e = a + b; break;
        case CG_ARITH_SUBF: e = a - b; break;
        case CG_ARITH_MULF: e = a * b; break;
        case CG_ARITH_DIVF: e = a / b; break;
        case CG_ARITH_REMF: e = fmod(a, b); break;
        case CG_ARITH_MAXIMUMF: ref_min_max(true, false, a, b, &e); break;
        case CG_ARITH_MINIMUMF: ref_min_max(false, false, a, b, &e); break;
        case CG_ARITH_MAXNUMF: ref_min_max(true, true, a, b, &e); break;
        case CG_ARITH_MINNUMF: ref_min_max(false, true, a, b, &e); break;
        default: e = copysign(a, b); break;
        }
        e = ref_round(f, e);
        double got = ref_decode(f, r);
        bool ok = isnan(e) || (f.finite_only && isinf(e)) ? isnan(got) : got == e && signbit(got) == signbit(e);
        if (!ok) fail_msg("kind %d op %d: %a, %a gave %a, not %a", (int)f.kind, (int)kinds[o], a, b, got, e);
      }
    }
  }
}
static void test_small_arithmetic(void **state) {
  (void)state;
  in_context(small_arithmetic);
}

static double ref_unary(cg_op_kind kind, double v) {
  switch (kind) {
  case CG_MATH_FLOOR: return floor(v);
  case CG_MATH_CEIL: return ceil(v);
  case CG_MATH_TRUNC: return trunc(v);
  case CG_MATH_ROUND: return round(v);
  case CG_MATH_ROUNDEVEN: return rint(v);
  case CG_MATH_SQRT: return sqrt(v);
  case CG_MATH_ABSF: return fabs(v);
  default: return -v;
  }
}

static const cg_op_kind unary_kinds[] = {CG_MATH_FLOOR,     CG_MATH_CEIL, CG_MATH_TRUNC, CG_MATH_ROUND,
                                         CG_MATH_ROUNDEVEN, CG_MATH_SQRT, CG_MATH_ABSF,  CG_ARITH_NEGF};

static void small_unary(cg_context *ctx) {
  for (unsigned k = 0; k < 4; k++)
    for (unsigned o = 0; o < sizeof unary_kinds / sizeof unary_kinds[0]; o++) {
      ref_format f = formats[k];
      cg_type t = cgi_type_float(ctx, f.kind);
      cg_op op = make_op(ctx, unary_kinds[o], 1, t, t, -1);
      uint64_t count = (uint64_t)1 << (1 + f.exp_bits + f.man_bits), r;
      for (uint64_t x = 0; x < count; x++) {
        double v = ref_decode(f, x), e = ref_round(f, ref_unary(unary_kinds[o], v));
        assert_true(call(op, t, x, 0, 0, t, &r));
        double got = ref_decode(f, r);
        bool ok = isnan(e) || (f.finite_only && isinf(e)) ? isnan(got) : got == e && signbit(got) == signbit(e);
        if (!ok) fail_msg("kind %d op %d: %a gave %a, not %a", (int)f.kind, (int)unary_kinds[o], v, got, e);
      }
    }
}
static void test_small_unary(void **state) {
  (void)state;
  in_context(small_unary);
}

// ---- f32 and f64 against the machine ---------------------------------------------------------------------------------------------------------
static uint64_t interesting_f64(void) {
  static const uint64_t specials[] = {0,
                                      0x8000000000000000u,
                                      1,
                                      0x000FFFFFFFFFFFFFu,
                                      0x0010000000000000u,
                                      0x3FF0000000000000u,
                                      0xBFF0000000000000u,
                                      0x3FE0000000000000u,
                                      0x7FEFFFFFFFFFFFFFu,
                                      0x7FF0000000000000u,
                                      0xFFF0000000000000u,
                                      0x7FF8000000000000u,
                                      0x4340000000000000u,
                                      0x43E0000000000000u,
                                      0x4330000000000001u};
  uint64_t r = random_u64();
  switch (r % 4) {
  case 0: return specials[(r >> 8) % (sizeof specials / sizeof specials[0])];
  case 1: return random_u64();
  case 2: return (random_u64() & 0x800FFFFFFFFFFFFFu) | ((0x3F0 + (r >> 8) % 80) << 52); // near one
  default: return (random_u64() & 0x801F000000000FFFu) | ((r >> 8) % 2 ? 0x3FF0000000000000u : 0);
  }
}

static uint32_t interesting_f32(void) {
  static const uint32_t specials[] = {0,           0x80000000u, 1,           0x007FFFFFu, 0x00800000u, 0x3F800000u, 0xBF800000u,
                                      0x7F7FFFFFu, 0x7F800000u, 0xFF800000u, 0x7FC00000u, 0x4B000000u, 0x4F000000u};
  uint64_t r = random_u64();
  if (r % 4 == 0) return specials[(r >> 8) % (sizeof specials / sizeof specials[0])];
  if (r % 4 == 1) return (uint32_t)random_u64();
  return (uint32_t)((random_u64() & 0x807FFFFFu) | ((0x70 + (r >> 8) % 40) << 23));
}

static void same_f64(double got, double e, const char *what, double a, double b, double c) {
  bool ok = isnan(e) ? isnan(got) : got == e && signbit(got) == signbit(e);
  if (!ok) fail_msg("%s: %a, %a, %a gave %a, not %a", what, a, b, c, got, e);
}

static double as_f64(uint64_t bits) {
  double v;
  memcpy(&v, &bits, sizeof v);
  return v;
}
static float as_f32(uint32_t bits) {
  float v;
  memcpy(&v, &bits, sizeof v);
  return v;
}

static void f64_arithmetic(cg_context *ctx) {
  cg_type t = cgi_type_float(ctx, CG_TYPE_F64);
  cg_op add = make_op(ctx, CG_ARITH_ADDF, 2, t, t, -1), sub = make_op(ctx, CG_ARITH_SUBF, 2, t, t, -1),
        mul = make_op(ctx, CG_ARITH_MULF, 2, t, t, -1);
  cg_op div = make_op(ctx, CG_ARITH_DIVF, 2, t, t, -1), rem = make_op(ctx, CG_ARITH_REMF, 2, t, t, -1),
        fmaop = make_op(ctx, CG_MATH_FMA, 3, t, t, -1);
  cg_op unary[sizeof unary_kinds / sizeof unary_kinds[0]];
  for (unsigned o = 0; o < sizeof unary_kinds / sizeof unary_kinds[0]; o++) unary[o] = make_op(ctx, unary_kinds[o], 1, t, t, -1);
  for (int i = 0; i < sweep(600000); i++) {
    uint64_t x = interesting_f64(), y = interesting_f64(), z = interesting_f64(), r;
    if (i % 8 == 0) y = x ^ 0x8000000000000000u;
    double a = as_f64(x), b = as_f64(y), c = as_f64(z);
    if (i % 8 == 1) c = -(a * b), memcpy(&z, &c, 8); // fma that cancels
    assert_true(call(add, t, x, y, 0, t, &r)), same_f64(as_f64(r), a + b, "add", a, b, 0);
    assert_true(call(sub, t, x, y, 0, t, &r)), same_f64(as_f64(r), a - b, "sub", a, b, 0);
    assert_true(call(mul, t, x, y, 0, t, &r)), same_f64(as_f64(r), a * b, "mul", a, b, 0);
    assert_true(call(div, t, x, y, 0, t, &r)), same_f64(as_f64(r), a / b, "div", a, b, 0);
    assert_true(call(fmaop, t, x, y, z, t, &r)), same_f64(as_f64(r), fma(a, b, c), "fma", a, b, c);
    if (i % 16 == 0) assert_true(call(rem, t, x, y, 0, t, &r)), same_f64(as_f64(r), fmod(a, b), "rem", a, b, 0);
    for (unsigned o = 0; o < sizeof unary_kinds / sizeof unary_kinds[0]; o++)
      assert_true(call(unary[o], t, x, 0, 0, t, &r)), same_f64(as_f64(r), ref_unary(unary_kinds[o], a), "unary", a, (double)unary_kinds[o], 0);
  }
}
static void test_f64_arithmetic(void **state) {
  (void)state;
  in_context(f64_arithmetic);
}

static void f32_arithmetic(cg_context *ctx) {
  cg_type t = cgi_type_f32(ctx);
  cg_op add = make_op(ctx, CG_ARITH_ADDF, 2, t, t, -1), sub = make_op(ctx, CG_ARITH_SUBF, 2, t, t, -1),
        mul = make_op(ctx, CG_ARITH_MULF, 2, t, t, -1);
  cg_op div = make_op(ctx, CG_ARITH_DIVF, 2, t, t, -1), rem = make_op(ctx, CG_ARITH_REMF, 2, t, t, -1),
        fmaop = make_op(ctx, CG_MATH_FMA, 3, t, t, -1);
  cg_op root = make_op(ctx, CG_MATH_SQRT, 1, t, t, -1);
  for (int i = 0; i < sweep(1000000); i++) {
    uint32_t x = interesting_f32(), y = interesting_f32(), z = interesting_f32();
    uint64_t r;
    float a = as_f32(x), b = as_f32(y), c = as_f32(z);
    if (i % 8 == 0) c = -(a * b), memcpy(&z, &c, 4);
    assert_true(call(add, t, x, y, 0, t, &r)), same_f64(as_f32((uint32_t)r), a + b, "add", a, b, 0);
    assert_true(call(sub, t, x, y, 0, t, &r)), same_f64(as_f32((uint32_t)r), a - b, "sub", a, b, 0);
    assert_true(call(mul, t, x, y, 0, t, &r)), same_f64(as_f32((uint32_t)r), a * b, "mul", a, b, 0);
    assert_true(call(div, t, x, y, 0, t, &r)), same_f64(as_f32((uint32_t)r), a / b, "div", a, b, 0);
    assert_true(call(fmaop, t, x, y, z, t, &r)), same_f64(as_f32((uint32_t)r), fmaf(a, b, c), "fma", a, b, c);
    assert_true(call(root, t, x, 0, 0, t, &r)), same_f64(as_f32((uint32_t)r), sqrtf(a), "sqrt", a, 0, 0);
    if (i % 8 == 0) assert_true(call(rem, t, x, y, 0, t, &r)), same_f64(as_f32((uint32_t)r), fmodf(a, b), "rem", a, b, 0);
  }
}
static void test_f32_arithmetic(void **state) {
  (void)state;
  in_context(f32_arithmetic);
}

static void compare_floats(cg_context *ctx) {
  cg_type t = cgi_type_f32(ctx), i1 = cgi_type_i(ctx, 1);
  for (int64_t p = 0; p < 16; p++) {
    cg_op op = make_op(ctx, CG_ARITH_CMPF, 2, t, i1, p);
    for (int i = 0; i < sweep(20000); i++) {
      uint32_t x = interesting_f32(), y = i % 3 ? interesting_f32() : x;
      float a = as_f32(x), b = as_f32(y);
      bool uno = isnan(a) || isnan(b), e = false;
      switch (p) {
      case 1: e = a == b; break;
      case 2: e = a > b; break;
      case 3: e = a >= b; break;
      case 4: e = a < b; break;
      case 5: e = a <= b; break;
      case 6: e = !uno && a != b; break;
      case 7: e = !uno; break;
      case 8: e = uno || a == b; break;
      case 9: e = uno || a > b; break;
      case 10: e = uno || a >= b; break;
      case 11: e = uno || a < b; break;
      case 12: e = uno || a <= b; break;
      case 13: e = a != b; break;
      case 14: e = uno; break;
      case 15: e = true; break;
      default: break;
      }
      uint64_t r;
      assert_true(call(op, t, x, y, 0, i1, &r));
      if (r != (e ? 1u : 0u)) fail_msg("cmpf %d: %a, %a gave %d", (int)p, a, b, (int)r);
    }
  }
}
static void test_compare_floats(void **state) {
  (void)state;
  in_context(compare_floats);
}

// ---- integers ---------------------------------------------------------------------------------------------------------------------------------
static wide sign_extend(uint64_t v, unsigned width) {
  uwide top = (uwide)1 << (width - 1);
  uwide x = v & (width >= 64 ? UINT64_MAX : ((uint64_t)1 << width) - 1);
  return (wide)((x ^ top)) - (wide)top;
}
static wide floor_div(wide a, wide b) { return a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0); }

// False where the op is undefined.
static bool ref_int(cg_op_kind kind, int64_t predicate, unsigned width, uint64_t x, uint64_t y, uint64_t out[2]) {
  uint64_t mask = width >= 64 ? UINT64_MAX : ((uint64_t)1 << width) - 1;
  wide a = sign_extend(x, width), b = sign_extend(y, width), r = 0, low = -((wide)1 << (width - 1));
  uwide u = x, v = y;
  switch (kind) {
  case CG_ARITH_ADDI: r = a + b; break;
  case CG_ARITH_SUBI: r = a - b; break;
  case CG_ARITH_MULI: r = (wide)((uwide)a * (uwide)b); break;
  case CG_ARITH_ANDI: r = (wide)(u & v); break;
  case CG_ARITH_ORI: r = (wide)(u | v); break;
  case CG_ARITH_XORI: r = (wide)(u ^ v); break;
  case CG_ARITH_MAXSI: r = a > b ? a : b; break;
  case CG_ARITH_MINSI: r = a < b ? a : b; break;
  case CG_ARITH_MAXUI: r = (wide)(u > v ? u : v); break;
  case CG_ARITH_MINUI: r = (wide)(u < v ? u : v); break;
  case CG_ARITH_DIVUI:
    if (!v) return false;
    r = (wide)(u / v);
    break;
  case CG_ARITH_REMUI:
    if (!v) return false;
    r = (wide)(u % v);
    break;
  case CG_ARITH_CEILDIVUI:
    if (!v) return false;
    r = (wide)((u + v - 1) / v);
    break;
  case CG_ARITH_DIVSI:
  case CG_ARITH_REMSI:
  case CG_ARITH_FLOORDIVSI:
  case CG_ARITH_CEILDIVSI:
    if (!b || (a == low && b == -1)) return false;
    r = kind == CG_ARITH_DIVSI ? a / b : kind == CG_ARITH_REMSI ? a % b : kind == CG_ARITH_FLOORDIVSI ? floor_div(a, b) : -floor_div(-a, b);
    break;
  case CG_ARITH_SHLI:
    if (v >= width) return false;
    r = (wide)(u << v);
    break;
  case CG_ARITH_SHRUI:
    if (v >= width) return false;
    r = (wide)(u >> v);
    break;
  case CG_ARITH_SHRSI:
    if (v >= width) return false;
    r = floor_div(a, (wide)1 << v);
    break;
  case CG_ARITH_ADDUI_EXTENDED:
    out[0] = (uint64_t)(u + v) & mask;
    out[1] = (u + v) >> width ? 1 : 0;
    return true;
  case CG_ARITH_MULUI_EXTENDED:
    out[0] = (uint64_t)(u * v) & mask;
    out[1] = (uint64_t)((u * v) >> width) & mask;
    return true;
  case CG_ARITH_MULSI_EXTENDED:
    out[0] = (uint64_t)(a * b) & mask;
    out[1] = (uint64_t)(uwide)floor_div(a * b, width == 64 ? (wide)1 << 64 : (wide)1 << width) & mask;
    return true;
  case CG_MATH_ABSI: r = a < 0 ? -a : a; break;
  case CG_MATH_CTPOP:
    for (unsigned i = 0; i < width; i++) r += (wide)((u >> i) & 1);
    break;
  case CG_MATH_CTLZ:
    while (r < (wide)width && !((u >> (width - 1 - (unsigned)r)) & 1)) r++;
    break;
  case CG_MATH_CTTZ:
    while (r < (wide)width && !((u >> (unsigned)r) & 1)) r++;
    break;
  case CG_MATH_IPOWI: {
    if (b < 0) {
      if (a == 0) return false;
      r = a == 1 ? 1 : a == -1 ? (b % 2 ? -1 : 1) : 0;
      break;
    }
    uint64_t p = 1, base = (uint64_t)a, e = (uint64_t)b;
    if (e > 4096) return true; // too slow to count; checked on small exponents
    for (uint64_t i = 0; i < e; i++) p *= base;
    r = (wide)(p & mask);
    break;
  }
  default: { // cmpi
    bool c[10] = {a == b, a != b, a<b, a <= b, a> b, a >= b, u<v, u <= v, u> v, u >= v};
    out[0] = c[predicate] ? 1 : 0;
    return true;
  }
  }
  out[0] = (uint64_t)(uwide)r & mask;
  return true;
}

static uint64_t interesting_int(unsigned width) {
  uint64_t mask = width >= 64 ? UINT64_MAX : ((uint64_t)1 << width) - 1, r = random_u64();
  switch (r % 6) {
  case 0: return ((r >> 8) % 70) & mask;
  case 1: return ((uint64_t)0 - (r >> 8) % 70) & mask;
  case 2: return (((uint64_t)1 << (width - 1)) + (r >> 8) % 5 - 2) & mask;
  case 3: return ((uint64_t)1 << ((r >> 8) % width)) & mask;
  default: return random_u64() & mask;
  }
}

static void check_ints(cg_context *ctx, cg_op_kind kind, int64_t predicate, unsigned operands) {
  static const unsigned widths[] = {1, 4, 8, 16, 32, 64, 0};
  for (unsigned w = 0; w < sizeof widths / sizeof widths[0]; w++) {
    unsigned width = widths[w] ? widths[w] : 64;
    cg_type t = widths[w] ? cgi_type_i(ctx, width) : cgi_type_index(ctx), out = kind == CG_ARITH_CMPI ? cgi_type_i(ctx, 1) : t;
    cg_op op = make_op(ctx, kind, operands, t, out, predicate);
    bool all = width <= 8;
    uint64_t n = (uint64_t)1 << (all ? width : 1), pairs = all ? n * n : 20000;
    for (uint64_t i = 0; i < pairs; i++) {
      uint64_t x = all ? i / n : interesting_int(width), y = all ? i % n : interesting_int(width), e[2] = {0, 0}, r[2] = {0, 0};
      if (kind == CG_MATH_IPOWI && !all && (sign_extend(y, width) > 4096)) continue;
      bool defined = ref_int(kind, predicate, width, x, y, e), ok = call(op, t, x, y, 0, out, r);
      if (defined != ok || (ok && (e[0] != r[0] || e[1] != r[1])))
        fail_msg("op %d.%d i%u: %" PRIx64 ", %" PRIx64 " gave %d %" PRIx64 " %" PRIx64 ", not %d %" PRIx64 " %" PRIx64, (int)kind, (int)predicate,
                 width, x, y, ok, r[0], r[1], defined, e[0], e[1]);
    }
  }
}

static void integers(cg_context *ctx) {
  static const cg_op_kind binary[] = {CG_ARITH_ADDI,           CG_ARITH_SUBI,           CG_ARITH_MULI,           CG_ARITH_ANDI,  CG_ARITH_ORI,
                                      CG_ARITH_XORI,           CG_ARITH_MAXSI,          CG_ARITH_MINSI,          CG_ARITH_MAXUI, CG_ARITH_MINUI,
                                      CG_ARITH_DIVUI,          CG_ARITH_REMUI,          CG_ARITH_CEILDIVUI,      CG_ARITH_DIVSI, CG_ARITH_REMSI,
                                      CG_ARITH_FLOORDIVSI,     CG_ARITH_CEILDIVSI,      CG_ARITH_SHLI,           CG_ARITH_SHRUI, CG_ARITH_SHRSI,
                                      CG_ARITH_ADDUI_EXTENDED, CG_ARITH_MULUI_EXTENDED, CG_ARITH_MULSI_EXTENDED, CG_MATH_IPOWI};
  static const cg_op_kind unary[] = {CG_MATH_ABSI, CG_MATH_CTPOP, CG_MATH_CTLZ, CG_MATH_CTTZ};
  for (unsigned i = 0; i < sizeof binary / sizeof binary[0]; i++) check_ints(ctx, binary[i], -1, 2);
  for (unsigned i = 0; i < sizeof unary / sizeof unary[0]; i++) check_ints(ctx, unary[i], -1, 1);
  for (int64_t p = 0; p < 10; p++) check_ints(ctx, CG_ARITH_CMPI, p, 2);
}
static void test_integers(void **state) {
  (void)state;
  in_context(integers);
}

// ---- casts -------------------------------------------------------------------------------------------------------------------------------------
static void int_casts(cg_context *ctx) {
  static const unsigned widths[] = {1, 4, 8, 16, 32, 64};
  for (unsigned a = 0; a < 6; a++)
    for (unsigned b = 0; b < 6; b++) {
      cg_type s = cgi_type_i(ctx, widths[a]), d = cgi_type_i(ctx, widths[b]), index = cgi_type_index(ctx);
      uint64_t mask = widths[b] >= 64 ? UINT64_MAX : ((uint64_t)1 << widths[b]) - 1;
      cg_op sext = make_op(ctx, CG_ARITH_EXTSI, 1, s, d, -1), zext = make_op(ctx, CG_ARITH_EXTUI, 1, s, d, -1),
            tr = make_op(ctx, CG_ARITH_TRUNCI, 1, s, d, -1);
      cg_op up = make_op(ctx, CG_ARITH_INDEX_CAST, 1, s, index, -1), upu = make_op(ctx, CG_ARITH_INDEX_CASTUI, 1, s, index, -1),
            down = make_op(ctx, CG_ARITH_INDEX_CAST, 1, index, d, -1);
      for (int i = 0; i < 300; i++) {
        uint64_t x = interesting_int(widths[a]), r;
        assert_true(call(sext, s, x, 0, 0, d, &r)), assert_true(r == ((uint64_t)(int64_t)sign_extend(x, widths[a]) & mask));
        assert_true(call(zext, s, x, 0, 0, d, &r)), assert_true(r == (x & mask));
        assert_true(call(tr, s, x, 0, 0, d, &r)), assert_true(r == (x & mask));
        assert_true(call(up, s, x, 0, 0, index, &r)), assert_true(r == (uint64_t)(int64_t)sign_extend(x, widths[a]));
        assert_true(call(upu, s, x, 0, 0, index, &r)), assert_true(r == x);
        x = interesting_int(64);
        assert_true(call(down, index, x, 0, 0, d, &r)), assert_true(r == (x & mask));
      }
    }
}
static void test_int_casts(void **state) {
  (void)state;
  in_context(int_casts);
}

// The nearest value of a small format to an integer, exactly: the integer against the midpoint of its neighbours.
static void int_to_float(cg_context *ctx) {
  cg_type i64 = cgi_type_i(ctx, 64), f32 = cgi_type_f32(ctx), f64 = cgi_type_float(ctx, CG_TYPE_F64);
  cg_op s32 = make_op(ctx, CG_ARITH_SITOFP, 1, i64, f32, -1), u32 = make_op(ctx, CG_ARITH_UITOFP, 1, i64, f32, -1),
        s64 = make_op(ctx, CG_ARITH_SITOFP, 1, i64, f64, -1);
  cg_op u64 = make_op(ctx, CG_ARITH_UITOFP, 1, i64, f64, -1);
  for (int i = 0; i < sweep(300000); i++) {
    uint64_t x = interesting_int(64) >> (random_u64() % 64), r;
    if (i % 5 == 0) x = ((uint64_t)0xFFFFFFFFFFFFFFFFu << (i % 60)) + (random_u64() % 3) - 1; // near powers of two
    assert_true(call(s32, i64, x, 0, 0, f32, &r)), assert_true(as_f32((uint32_t)r) == (float)(int64_t)x);
    assert_true(call(u32, i64, x, 0, 0, f32, &r)), assert_true(as_f32((uint32_t)r) == (float)x);
    assert_true(call(s64, i64, x, 0, 0, f64, &r)), assert_true(as_f64(r) == (double)(int64_t)x);
    assert_true(call(u64, i64, x, 0, 0, f64, &r)), assert_true(as_f64(r) == (double)x);
  }
  for (unsigned k = 0; k < 4; k++) { // all of i16 and u16: exact in double, so one rounding
    cg_type t = cgi_type_float(ctx, formats[k].kind), i16 = cgi_type_i(ctx, 16);
    cg_op s = make_op(ctx, CG_ARITH_SITOFP, 1, i16, t, -1), u = make_op(ctx, CG_ARITH_UITOFP, 1, i16, t, -1);
    for (uint64_t x = 0; x < 65536; x++) {
      uint64_t r;
      double e = ref_round(formats[k], (double)(int16_t)x);
      assert_true(call(s, i16, x, 0, 0, t, &r)),
          assert_true(formats[k].finite_only && isinf(e) ? isnan(ref_decode(formats[k], r)) : ref_decode(formats[k], r) == e);
      e = ref_round(formats[k], (double)x);
      assert_true(call(u, i16, x, 0, 0, t, &r)),
          assert_true(formats[k].finite_only && isinf(e) ? isnan(ref_decode(formats[k], r)) : ref_decode(formats[k], r) == e);
    }
  }
}
static void test_int_to_float(void **state) {
  (void)state;
  in_context(int_to_float);
}

static void float_to_int(cg_context *ctx) {
  static const unsigned widths[] = {1, 4, 8, 16, 32, 64};
  cg_type f64 = cgi_type_float(ctx, CG_TYPE_F64), f16 = cgi_type_float(ctx, CG_TYPE_F16);
  for (unsigned w = 0; w < 6; w++) {
    cg_type t = cgi_type_i(ctx, widths[w]);
    uint64_t mask = widths[w] >= 64 ? UINT64_MAX : ((uint64_t)1 << widths[w]) - 1, r;
    cg_op s = make_op(ctx, CG_ARITH_FPTOSI, 1, f64, t, -1), u = make_op(ctx, CG_ARITH_FPTOUI, 1, f64, t, -1),
          h = make_op(ctx, CG_ARITH_FPTOSI, 1, f16, t, -1);
    double high = ldexp(1, (int)widths[w] - 1), top = ldexp(1, (int)widths[w]);
    for (int i = 0; i < sweep(50000); i++) {
      uint64_t x = interesting_f64();
      if (i % 4 == 0) {
        double near = (i % 8 ? high : top) * (i % 16 < 8 ? 1 : -1) + (double)((int)(random_u64() % 9) - 4) / 2;
        memcpy(&x, &near, 8);
      }
      double v = as_f64(x), c = trunc(v);
      bool in_s = !isnan(v) && c >= -high && c < high, in_u = !isnan(v) && c >= 0 && c < top;
      assert_int_equal(call(s, f64, x, 0, 0, t, &r), in_s);
      if (in_s) assert_true(r == ((uint64_t)(int64_t)c & mask));
      assert_int_equal(call(u, f64, x, 0, 0, t, &r), in_u);
      if (in_u) assert_true(r == (uint64_t)c);
    }
    for (uint64_t x = 0; x < 65536; x++) {
      double v = ref_decode(formats[0], x), c = trunc(v);
      bool in = !isnan(v) && c >= -high && c < high;
      assert_int_equal(call(h, f16, x, 0, 0, t, &r), in);
      if (in) assert_true(r == ((uint64_t)(int64_t)c & mask));
    }
  }
}
static void test_float_to_int(void **state) {
  (void)state;
  in_context(float_to_int);
}

static void float_casts(cg_context *ctx) {
  cg_type f64 = cgi_type_float(ctx, CG_TYPE_F64), f32 = cgi_type_f32(ctx), i32 = cgi_type_i(ctx, 32), i1 = cgi_type_i(ctx, 1);
  uint64_t r;
  for (unsigned k = 0; k < 4; k++) {
    ref_format f = formats[k];
    cg_type t = cgi_type_float(ctx, f.kind);
    cg_op narrow = make_op(ctx, CG_ARITH_TRUNCF, 1, f64, t, -1), widen = make_op(ctx, CG_ARITH_EXTF, 1, t, f32, -1);
    for (int i = 0; i < sweep(100000); i++) {
      double v = ldexp((double)(int64_t)random_u64(), (int)(random_u64() % 50) - 85), e = ref_round(f, v);
      uint64_t bits;
      memcpy(&bits, &v, 8);
      assert_true(call(narrow, f64, bits, 0, 0, t, &r));
      assert_true(f.finite_only && isinf(e) ? isnan(ref_decode(f, r)) : ref_decode(f, r) == e);
    }
    for (uint64_t x = 0; x < (uint64_t)1 << (1 + f.exp_bits + f.man_bits); x++) {
      double e = ref_decode(f, x);
      assert_true(call(widen, t, x, 0, 0, f32, &r));
      assert_true(isnan(e) ? isnan(as_f32((uint32_t)r)) : as_f32((uint32_t)r) == (float)e);
    }
  }
  // 1 + 2^-11 + 2^-30 in f64 must go up to the next f16; through f32 it would fall on the tie.
  double v = 1 + ldexp(1, -11) + ldexp(1, -30);
  uint64_t bits;
  memcpy(&bits, &v, 8);
  assert_int_equal(cgi_double_to_float(cgi_type_float(ctx, CG_TYPE_F16), v), 0x3C01);
  cg_op cast = make_op(ctx, CG_ARITH_BITCAST, 1, f32, i32, -1), select = make_op(ctx, CG_ARITH_SELECT, 3, i32, i32, -1);
  assert_true(call(cast, f32, 0xDEADBEEFu, 0, 0, i32, &r)), assert_int_equal(r, 0xDEADBEEFu);
  assert_true(call(select, i1, 1, 7, 9, i32, &r)), assert_int_equal(r, 7);
  assert_true(call(select, i1, 0, 7, 9, i32, &r)), assert_int_equal(r, 9);
  // truncf's rounding modes, on both sides of a tie
  static const double values[] = {1.0009765625 + 0.00048828125, -1.00048828125, 1.0001, -1.0001, 65519.0, 65520.0, -70000.0};
  static const double expected[5][7] = {
      {1.001953125, -1.0, 1.0, -1.0, 65504, INFINITY, -INFINITY},                 // to nearest even
      {1.0009765625, -1.0009765625, 1.0, -1.0009765625, 65504, 65504, -INFINITY}, // downward
      {1.001953125, -1.0, 1.0009765625, -1.0, INFINITY, INFINITY, -65504},        // upward
      {1.0009765625, -1.0, 1.0, -1.0, 65504, 65504, -65504},                      // toward zero
      {1.001953125, -1.0009765625, 1.0, -1.0, 65504, INFINITY, -INFINITY},        // to nearest, away
  };
  for (int64_t mode = 0; mode < 5; mode++) {
    cg_type t = cgi_type_float(ctx, CG_TYPE_F16);
    cg_op op = make_op(ctx, CG_ARITH_TRUNCF, 1, f64, t, -1);
    cgi_op_set_attr(op, "roundingmode", cgi_attr_int(ctx, i32, mode));
    for (int i = 0; i < 7; i++) {
      memcpy(&bits, &values[i], 8);
      assert_true(call(op, f64, bits, 0, 0, t, &r));
      if (ref_decode(formats[0], r) != expected[mode][i])
        fail_msg("truncf mode %d: %a gave %a, not %a", (int)mode, values[i], ref_decode(formats[0], r), expected[mode][i]);
    }
  }
}
static void test_float_casts(void **state) {
  (void)state;
  in_context(float_casts);
}

// ---- attributes and memory ------------------------------------------------------------------------------------------------------------------------
static void storage(cg_context *ctx) {
  uint8_t bytes[16];
  cgi_scalar s = {0x0123456789ABCDEFu, 0}, back;
  static const unsigned widths[] = {1, 4, 8, 16, 32, 64};
  for (unsigned i = 0; i < 6; i++) {
    cg_type t = cgi_type_i(ctx, widths[i]);
    uint64_t mask = widths[i] >= 64 ? UINT64_MAX : ((uint64_t)1 << widths[i]) - 1;
    cgi_store_element(t, bytes, s);
    assert_int_equal(bytes[0], 0xEF & mask);
    back = cgi_load_element(t, bytes);
    assert_true(back.bits == (s.bits & mask));
    back = cgi_scalar_of_attr(cgi_attr_of_scalar(ctx, t, back));
    assert_true(back.bits == (s.bits & mask));
  }
  s.bits = (uint64_t)-5;
  cgi_store_element(cgi_type_index(ctx), bytes, s);
  assert_true(cgi_load_element(cgi_type_index(ctx), bytes).bits == (uint64_t)-5);
  cg_type c = cgi_type_complex(ctx, cgi_type_f32(ctx));
  s.bits = 0x3F800000u, s.imag = 0xC0000000u;
  cgi_store_element(c, bytes, s);
  back = cgi_load_element(c, bytes);
  assert_int_equal(back.bits, 0x3F800000u);
  assert_int_equal(back.imag, 0xC0000000u);
  back = cgi_scalar_of_attr(cgi_attr_of_scalar(ctx, c, back));
  assert_int_equal(back.imag, 0xC0000000u);
  cg_type u8 = cgi_type_int(ctx, 8, CG_UNSIGNED);
  s.bits = 200;
  assert_int_equal(cg_attr_int(cgi_attr_of_scalar(ctx, u8, s)), 200);
  assert_int_equal(cg_attr_int(cgi_attr_of_scalar(ctx, cgi_type_i(ctx, 8), s)), -56);
}
static void test_storage(void **state) {
  (void)state;
  in_context(storage);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_small_formats),  cmocka_unit_test(test_f32_conversion), cmocka_unit_test(test_small_arithmetic),
      cmocka_unit_test(test_small_unary),    cmocka_unit_test(test_f64_arithmetic), cmocka_unit_test(test_f32_arithmetic),
      cmocka_unit_test(test_compare_floats), cmocka_unit_test(test_integers),       cmocka_unit_test(test_int_casts),
      cmocka_unit_test(test_int_to_float),   cmocka_unit_test(test_float_to_int),   cmocka_unit_test(test_float_casts),
      cmocka_unit_test(test_storage),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
