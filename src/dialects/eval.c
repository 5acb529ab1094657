// The scalar evaluator: bit-exact integer and floating-point arithmetic, without libm and without trust in the host's rounding of f64.
// Formats narrower than f64 compute +, -, *, / in double, where the second rounding is harmless (53 >= 2 * 24 + 2 bits); f64, fma, sqrt and
// remainders are computed on integers.
#include "dialects/eval.h"

#include "dialects/scalar.h"

// ---- formats and unpacked numbers -----------------------------------------------------------------------------------------------------
typedef struct cgi_eval_format {
  unsigned exp_bits, man_bits;
  bool finite_only; // f8E4M3FN: no infinity, NaN is all ones
} cgi_eval_format;

typedef enum cgi_eval_class { CGI_EVAL_ZERO, CGI_EVAL_FINITE, CGI_EVAL_INF, CGI_EVAL_NAN } cgi_eval_class;

// value = mant * 2^(exp - 63), the top bit of mant set.
typedef struct cgi_eval_num {
  cgi_eval_class cls;
  bool sign;
  int exp;
  uint64_t mant;
} cgi_eval_num;

// As arith.truncf's roundingmode counts them.
typedef enum cgi_eval_mode { CGI_EVAL_NEAREST_EVEN, CGI_EVAL_DOWN, CGI_EVAL_UP, CGI_EVAL_TO_ZERO, CGI_EVAL_NEAREST_AWAY } cgi_eval_mode;

static cgi_eval_format cgi_eval_format_of(cg_type_kind kind) {
  cgi_eval_format f = {11, 52, false};
  switch (kind) {
  case CG_TYPE_F16: f.exp_bits = 5, f.man_bits = 10; break;
  case CG_TYPE_BF16: f.exp_bits = 8, f.man_bits = 7; break;
  case CG_TYPE_F32: f.exp_bits = 8, f.man_bits = 23; break;
  case CG_TYPE_F8E4M3FN: f.exp_bits = 4, f.man_bits = 3, f.finite_only = true; break;
  case CG_TYPE_F8E5M2: f.exp_bits = 5, f.man_bits = 2; break;
  default: break;
  }
  return f;
}

static uint64_t cgi_eval_mask(unsigned width) { return width >= 64 ? UINT64_MAX : (((uint64_t)1 << width) - 1); }

static unsigned cgi_eval_clz(uint64_t v) {
  unsigned n = 0;
  if (!v) return 64;
  for (unsigned step = 32; step; step >>= 1)
    if (!(v >> (64 - step))) v <<= step, n += step;
  return n;
}

static cgi_eval_num cgi_eval_unpack(cgi_eval_format f, uint64_t bits) {
  cgi_eval_num r = {CGI_EVAL_ZERO, false, 0, 0};
  uint64_t man = bits & cgi_eval_mask(f.man_bits), exp_mask = cgi_eval_mask(f.exp_bits), e = (bits >> f.man_bits) & exp_mask;
  int bias = (1 << (f.exp_bits - 1)) - 1;
  r.sign = ((bits >> (f.man_bits + f.exp_bits)) & 1) != 0;
  r.mant = man;
  if (e == exp_mask && (!f.finite_only || man == cgi_eval_mask(f.man_bits))) {
    r.cls = !f.finite_only && man == 0 ? CGI_EVAL_INF : CGI_EVAL_NAN;
    return r;
  }
  if (e == 0) {
    if (man == 0) return r;
    unsigned shift = cgi_eval_clz(man);
    r.cls = CGI_EVAL_FINITE;
    r.mant = man << shift;
    r.exp = 1 - bias - (int)f.man_bits + 63 - (int)shift;
    return r;
  }
  r.cls = CGI_EVAL_FINITE;
  r.mant = ((uint64_t)1 << 63) | (man << (63 - f.man_bits));
  r.exp = (int)e - bias;
  return r;
}

static uint64_t cgi_eval_sign_bit(cgi_eval_format f, bool sign) { return (uint64_t)(sign ? 1 : 0) << (f.exp_bits + f.man_bits); }

static uint64_t cgi_eval_nan(cgi_eval_format f, bool sign) {
  uint64_t exp = cgi_eval_mask(f.exp_bits) << f.man_bits;
  uint64_t man = f.finite_only ? cgi_eval_mask(f.man_bits) : (uint64_t)1 << (f.man_bits - 1);
  return cgi_eval_sign_bit(f, sign) | exp | man;
}

static uint64_t cgi_eval_inf(cgi_eval_format f, bool sign) {
  return f.finite_only ? cgi_eval_nan(f, sign) : cgi_eval_sign_bit(f, sign) | (cgi_eval_mask(f.exp_bits) << f.man_bits);
}

static uint64_t cgi_eval_largest(cgi_eval_format f, bool sign) {
  uint64_t all = cgi_eval_mask(f.exp_bits + f.man_bits);
  return cgi_eval_sign_bit(f, sign) | (f.finite_only ? all - 1 : all - ((uint64_t)1 << f.man_bits));
}

static bool cgi_eval_rounds_up(cgi_eval_mode mode, bool sign, bool odd, bool half, bool rest) {
  switch (mode) {
  case CGI_EVAL_DOWN: return sign && (half || rest);
  case CGI_EVAL_UP: return !sign && (half || rest);
  case CGI_EVAL_TO_ZERO: return false;
  case CGI_EVAL_NEAREST_AWAY: return half;
  default: return half && (rest || odd);
  }
}

// Rounds mant (top bit set, the lowest bit jammed: sticky) at 2^(exp - 63) to the format.
static uint64_t cgi_eval_pack(cgi_eval_format f, cgi_eval_mode mode, bool sign, int exp, uint64_t mant) {
  int bias = (1 << (f.exp_bits - 1)) - 1;
  int biased = exp + bias;
  unsigned drop = 63 - f.man_bits;
  if (biased <= 0) { // subnormal: more bits fall off
    int more = 1 - biased;
    drop = more > 64 ? 128 : drop + (unsigned)more;
    biased = 0;
  }
  uint64_t kept = drop > 63 ? 0 : mant >> drop;
  bool half, rest;
  if (drop > 64)
    half = false, rest = true;
  else if (drop == 64)
    half = (mant >> 63) != 0, rest = (mant << 1) != 0;
  else
    half = ((mant >> (drop - 1)) & 1) != 0, rest = (mant & cgi_eval_mask(drop - 1)) != 0;
  if (cgi_eval_rounds_up(mode, sign, (kept & 1) != 0, half, rest)) kept++;
  // `kept` holds the hidden bit for normal numbers; adding it to the exponent field carries by itself.
  uint64_t enc = biased ? (((uint64_t)(unsigned)(biased - 1)) << f.man_bits) + kept : kept;
  uint64_t limit = cgi_eval_inf(f, false);
  if (biased > (int)cgi_eval_mask(f.exp_bits) || enc >= limit) {
    bool to_largest = mode == CGI_EVAL_TO_ZERO || (mode == CGI_EVAL_DOWN && !sign) || (mode == CGI_EVAL_UP && sign);
    return to_largest ? cgi_eval_largest(f, sign) : cgi_eval_inf(f, sign);
  }
  return cgi_eval_sign_bit(f, sign) | enc;
}

static uint64_t cgi_eval_pack_num(cgi_eval_format f, cgi_eval_mode mode, cgi_eval_num n) {
  switch (n.cls) {
  case CGI_EVAL_ZERO: return cgi_eval_sign_bit(f, n.sign);
  case CGI_EVAL_INF: return cgi_eval_inf(f, n.sign);
  case CGI_EVAL_NAN: return cgi_eval_nan(f, n.sign);
  default: return cgi_eval_pack(f, mode, n.sign, n.exp, n.mant);
  }
}

CGI_DEF double cgi_float_to_double(cg_type type, uint64_t bits) {
  cgi_eval_format f = cgi_eval_format_of(cg_type_get_kind(type)), d = cgi_eval_format_of(CG_TYPE_F64);
  uint64_t out = bits;
  double v;
  if (f.man_bits != 52) {
    cgi_eval_num n = cgi_eval_unpack(f, bits);
    out = cgi_eval_pack_num(d, CGI_EVAL_NEAREST_EVEN, n);
    if (n.cls == CGI_EVAL_NAN && !f.finite_only) // keep the payload
      out = cgi_eval_sign_bit(d, n.sign) | (cgi_eval_mask(11) << 52) | (n.mant << (52 - f.man_bits));
  }
  memcpy(&v, &out, sizeof v);
  return v;
}

CGI_DEF uint64_t cgi_double_to_float(cg_type type, double v) {
  uint64_t bits;
  memcpy(&bits, &v, sizeof bits);
  return cgi_eval_pack_num(cgi_eval_format_of(cg_type_get_kind(type)), CGI_EVAL_NEAREST_EVEN, cgi_eval_unpack(cgi_eval_format_of(CG_TYPE_F64), bits));
}

// ---- wide integers ----------------------------------------------------------------------------------------------------------------------
static void cgi_eval_mul64(uint64_t a, uint64_t b, uint64_t *hi, uint64_t *lo) {
  uint64_t al = a & 0xFFFFFFFFu, ah = a >> 32, bl = b & 0xFFFFFFFFu, bh = b >> 32;
  uint64_t ll = al * bl, lh = al * bh, hl = ah * bl, hh = ah * bh;
  uint64_t mid = (ll >> 32) + (lh & 0xFFFFFFFFu) + (hl & 0xFFFFFFFFu);
  *lo = (mid << 32) | (ll & 0xFFFFFFFFu);
  *hi = hh + (lh >> 32) + (hl >> 32) + (mid >> 32);
}

// Shifts right; what falls off is or-ed into the lowest bit.
static void cgi_eval_shift_jam(uint64_t *hi, uint64_t *lo, unsigned n) {
  uint64_t h = *hi, l = *lo;
  if (n == 0) return;
  if (n >= 128) {
    *hi = 0, *lo = (h | l) ? 1 : 0;
  } else if (n >= 64) {
    uint64_t lost = l | (n > 64 ? h << (128 - n) : 0);
    *hi = 0, *lo = (n == 64 ? h : h >> (n - 64)) | (lost ? 1 : 0);
  } else {
    uint64_t lost = l << (64 - n);
    *lo = (l >> n) | (h << (64 - n)) | (lost ? 1 : 0), *hi = h >> n;
  }
}

// ---- arithmetic on unpacked numbers -------------------------------------------------------------------------------------------------------
// Normalises a 128-bit magnitude whose value is hi:lo * 2^(exp - 126) and rounds it.
static uint64_t cgi_eval_round128(cgi_eval_format f, bool sign, int exp, uint64_t hi, uint64_t lo) {
  if (!(hi | lo)) return cgi_eval_sign_bit(f, sign);
  unsigned shift = hi ? cgi_eval_clz(hi) : 64 + cgi_eval_clz(lo);
  if (shift >= 64)
    hi = lo << (shift - 64), lo = 0;
  else if (shift)
    hi = (hi << shift) | (lo >> (64 - shift)), lo <<= shift;
  return cgi_eval_pack(f, CGI_EVAL_NEAREST_EVEN, sign, exp + 1 - (int)shift, hi | (lo ? 1 : 0));
}

// a * b + c with one rounding, for finite non-zero a and b and finite c.
static uint64_t cgi_eval_fma_finite(cgi_eval_format f, cgi_eval_num a, cgi_eval_num b, cgi_eval_num c) {
  uint64_t ph, pl, ch = c.mant >> 2, cl = 0; // the mantissas end in zeros: at most 53 bits are used
  bool sign = a.sign != b.sign;
  int pe = a.exp + b.exp, ce = c.exp + 1;
  cgi_eval_mul64(a.mant >> 1, b.mant >> 1, &ph, &pl); // value ph:pl * 2^(pe - 124)
  if (c.cls == CGI_EVAL_ZERO) return cgi_eval_round128(f, sign, pe + 2, ph, pl);
  pe += 2; // now both are hi:lo * 2^(e - 126): the addend's mant >> 2 stands at bit 61 of hi, bit 125
  if (pe >= ce)
    cgi_eval_shift_jam(&ch, &cl, pe - ce > 200 ? 200u : (unsigned)(pe - ce));
  else
    cgi_eval_shift_jam(&ph, &pl, ce - pe > 200 ? 200u : (unsigned)(ce - pe)), pe = ce;
  if (sign == c.sign) {
    uint64_t lo = pl + cl;
    return cgi_eval_round128(f, sign, pe, ph + ch + (lo < pl ? 1 : 0), lo);
  }
  if (ph < ch || (ph == ch && pl < cl)) {
    uint64_t h = ph, l = pl;
    ph = ch, pl = cl, ch = h, cl = l, sign = c.sign;
  }
  uint64_t lo = pl - cl, hi = ph - ch - (pl < cl ? 1 : 0);
  if (!(hi | lo)) return cgi_eval_sign_bit(f, false); // exact cancellation gives +0
  return cgi_eval_round128(f, sign, pe, hi, lo);
}

static uint64_t cgi_eval_fma(cgi_eval_format f, uint64_t x, uint64_t y, uint64_t z) {
  cgi_eval_num a = cgi_eval_unpack(f, x), b = cgi_eval_unpack(f, y), c = cgi_eval_unpack(f, z);
  bool sign = a.sign != b.sign;
  if (a.cls == CGI_EVAL_NAN || b.cls == CGI_EVAL_NAN || c.cls == CGI_EVAL_NAN) return cgi_eval_nan(f, false);
  if (a.cls == CGI_EVAL_INF || b.cls == CGI_EVAL_INF) {
    if (a.cls == CGI_EVAL_ZERO || b.cls == CGI_EVAL_ZERO || (c.cls == CGI_EVAL_INF && c.sign != sign)) return cgi_eval_nan(f, false);
    return cgi_eval_inf(f, sign);
  }
  if (c.cls == CGI_EVAL_INF) return z;
  if (a.cls == CGI_EVAL_ZERO || b.cls == CGI_EVAL_ZERO) {
    if (c.cls == CGI_EVAL_ZERO) return cgi_eval_sign_bit(f, sign && c.sign);
    return z;
  }
  return cgi_eval_fma_finite(f, a, b, c);
}

static uint64_t cgi_eval_div(cgi_eval_format f, uint64_t x, uint64_t y) {
  cgi_eval_num a = cgi_eval_unpack(f, x), b = cgi_eval_unpack(f, y);
  bool sign = a.sign != b.sign;
  if (a.cls == CGI_EVAL_NAN || b.cls == CGI_EVAL_NAN) return cgi_eval_nan(f, false);
  if (a.cls == CGI_EVAL_INF) return b.cls == CGI_EVAL_INF ? cgi_eval_nan(f, false) : cgi_eval_inf(f, sign);
  if (b.cls == CGI_EVAL_ZERO) return a.cls == CGI_EVAL_ZERO ? cgi_eval_nan(f, false) : cgi_eval_inf(f, sign);
  if (a.cls == CGI_EVAL_ZERO || b.cls == CGI_EVAL_INF) return cgi_eval_sign_bit(f, sign);
  int exp = a.exp - b.exp;
  uint64_t q = 0, r = a.mant >> 1, d = b.mant >> 1; // schoolbook: a quotient in (1/2, 2)
  for (int i = 0; i < 64; i++) {
    q <<= 1;
    if (r >= d) r -= d, q |= 1;
    r <<= 1;
  }
  unsigned shift = cgi_eval_clz(q);
  return cgi_eval_pack(f, CGI_EVAL_NEAREST_EVEN, sign, exp - (int)shift, (q << shift) | (r ? 1 : 0));
}

static uint64_t cgi_eval_sqrt(cgi_eval_format f, uint64_t x) {
  cgi_eval_num a = cgi_eval_unpack(f, x);
  if (a.cls == CGI_EVAL_ZERO) return x;
  if (a.cls == CGI_EVAL_NAN || a.sign) return cgi_eval_nan(f, false);
  if (a.cls == CGI_EVAL_INF) return x;
  // mant * 2^(exp-63) = v * 4^k with v in [1, 4): the root's bits from the top, 62 of them, digit by digit.
  bool odd = (a.exp & 1) != 0;
  int k = (a.exp - (odd ? 1 : 0)) / 2;
  uint64_t hi = odd ? a.mant : a.mant >> 1, lo = odd ? 0 : a.mant << 63, root = 0, rem_hi = 0, rem = 0; // two bits before the point
  for (int i = 0; i < 62; i++) {
    rem_hi = (rem_hi << 2) | (rem >> 62);
    rem = (rem << 2) | (hi >> 62);
    hi = (hi << 2) | (lo >> 62), lo <<= 2;
    uint64_t trial = (root << 2) | 1; // root has at most 62 bits
    root <<= 1;
    if (rem_hi || rem >= trial) {
      rem_hi -= rem < trial ? 1 : 0;
      rem -= trial;
      root |= 1;
    }
  }
  unsigned shift = cgi_eval_clz(root);
  return cgi_eval_pack(f, CGI_EVAL_NEAREST_EVEN, false, k, (root << shift) | ((rem | rem_hi | hi | lo) ? 1 : 0));
}

// C's fmod: exact, the sign of x.
static uint64_t cgi_eval_rem(cgi_eval_format f, uint64_t x, uint64_t y) {
  cgi_eval_num a = cgi_eval_unpack(f, x), b = cgi_eval_unpack(f, y);
  if (a.cls == CGI_EVAL_NAN || b.cls == CGI_EVAL_NAN || a.cls == CGI_EVAL_INF || b.cls == CGI_EVAL_ZERO) return cgi_eval_nan(f, false);
  if (a.cls == CGI_EVAL_ZERO || b.cls == CGI_EVAL_INF || a.exp < b.exp) return x;
  uint64_t r = a.mant >> 1, d = b.mant >> 1;
  for (int i = a.exp - b.exp;; i--) {
    if (r >= d) r -= d;
    if (i == 0) break;
    r <<= 1;
  }
  if (!r) return cgi_eval_sign_bit(f, a.sign);
  unsigned shift = cgi_eval_clz(r);
  return cgi_eval_pack(f, CGI_EVAL_NEAREST_EVEN, a.sign, b.exp + 1 - (int)shift, r << shift);
}

static uint64_t cgi_eval_one(cgi_eval_format f) { return cgi_eval_mask(f.exp_bits - 1) << f.man_bits; }

// floor, ceil, trunc, round, roundeven: the rounding mode that each is.
static uint64_t cgi_eval_integral(cgi_eval_format f, cgi_eval_mode mode, uint64_t x) {
  cgi_eval_num a = cgi_eval_unpack(f, x);
  if (a.cls == CGI_EVAL_NAN) return cgi_eval_nan(f, a.sign);
  if (a.cls != CGI_EVAL_FINITE || a.exp >= 63) return x;
  uint64_t kept, half, rest;
  if (a.exp < -1)
    kept = 0, half = 0, rest = 1;
  else if (a.exp == -1)
    kept = 0, half = 1, rest = a.mant << 1;
  else
    kept = a.mant >> (63 - a.exp), half = (a.mant >> (62 - a.exp)) & 1, rest = a.exp == 62 ? 0 : a.mant & cgi_eval_mask(62 - (unsigned)a.exp);
  if (cgi_eval_rounds_up(mode, a.sign, (kept & 1) != 0, half != 0, rest != 0)) kept++;
  if (!kept) return cgi_eval_sign_bit(f, a.sign);
  unsigned shift = cgi_eval_clz(kept);
  return cgi_eval_pack(f, CGI_EVAL_NEAREST_EVEN, a.sign, 63 - (int)shift, kept << shift);
}

static bool cgi_eval_is_nan(cgi_eval_format f, uint64_t x) { return cgi_eval_unpack(f, x).cls == CGI_EVAL_NAN; }

// Orders encodings of non-NaN numbers as signed integers; -0 just below +0.
static int64_t cgi_eval_key(cgi_eval_format f, uint64_t x) {
  int64_t magnitude = (int64_t)(x & cgi_eval_mask(f.exp_bits + f.man_bits));
  return (x >> (f.exp_bits + f.man_bits)) & 1 ? -magnitude - 1 : magnitude;
}

static uint64_t cgi_eval_min_max(cgi_eval_format f, bool is_max, bool number, uint64_t x, uint64_t y) {
  bool xn = cgi_eval_is_nan(f, x), yn = cgi_eval_is_nan(f, y);
  if (xn || yn) return number && !(xn && yn) ? (xn ? y : x) : cgi_eval_nan(f, false);
  bool less = cgi_eval_key(f, x) < cgi_eval_key(f, y);
  return less == is_max ? y : x;
}

// arith.cmpf's predicates are bit sets: 1 equal, 2 greater, 4 less, 8 unordered.
static bool cgi_eval_cmpf(cgi_eval_format f, uint64_t predicate, uint64_t x, uint64_t y) {
  static const uint8_t sets[16] = {0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 8, 15}; // in the order of the enum: ord is 7, ueq 9, …
  unsigned outcome;
  uint64_t magnitudes = cgi_eval_mask(f.exp_bits + f.man_bits);
  if (cgi_eval_is_nan(f, x) || cgi_eval_is_nan(f, y))
    outcome = 8;
  else if (x == y || !((x | y) & magnitudes))
    outcome = 1;
  else
    outcome = cgi_eval_key(f, x) > cgi_eval_key(f, y) ? 2 : 4;
  return predicate < 16 && (sets[predicate] & outcome) != 0;
}

static uint64_t cgi_eval_float_binary(cg_op_kind kind, cg_type type, uint64_t x, uint64_t y) {
  cgi_eval_format f = cgi_eval_format_of(cg_type_get_kind(type));
  uint64_t one = cgi_eval_one(f), top = cgi_eval_sign_bit(f, true);
  if (f.man_bits == 52) {
    switch (kind) {
    case CG_ARITH_ADDF: return cgi_eval_fma(f, one, x, y);
    case CG_ARITH_SUBF: return cgi_eval_is_nan(f, y) ? cgi_eval_nan(f, false) : cgi_eval_fma(f, one, x, y ^ top);
    case CG_ARITH_MULF: { // the addend's zero takes the product's sign
      bool negative = ((x ^ y) & top) != 0;
      return cgi_eval_fma(f, x, y, negative ? top : 0);
    }
    default: return cgi_eval_div(f, x, y);
    }
  }
  if (cgi_eval_is_nan(f, x) || cgi_eval_is_nan(f, y)) return cgi_eval_nan(f, false);
  if (kind == CG_ARITH_DIVF) return cgi_eval_div(f, x, y);
  double a = cgi_float_to_double(type, x), b = cgi_float_to_double(type, y), r;
  if (kind == CG_ARITH_ADDF)
    r = a + b;
  else if (kind == CG_ARITH_SUBF)
    r = a - b;
  else
    r = a * b;
  uint64_t out = cgi_double_to_float(type, r);
  return cgi_eval_is_nan(f, out) ? cgi_eval_nan(f, f.finite_only && (out & top) != 0) : out; // inf - inf: hosts differ in the NaN's sign
}

// ---- integers -----------------------------------------------------------------------------------------------------------------------------
CGI_DEF int64_t cgi_scalar_sext(cg_type type, cgi_scalar s) {
  unsigned width = cg_type_width(type);
  if (width >= 64 || width == 0) return (int64_t)s.bits;
  uint64_t top = (uint64_t)1 << (width - 1), v = s.bits & cgi_eval_mask(width);
  return (int64_t)((v ^ top) - top);
}

CGI_DEF uint64_t cgi_scalar_zext(cg_type type, cgi_scalar s) { return s.bits & cgi_eval_mask(cg_type_width(type)); }

// Divisions and shifts: false where the result is undefined.
static bool cgi_eval_int_partial(cg_op_kind kind, unsigned width, int64_t sx, int64_t sy, uint64_t ux, uint64_t uy, uint64_t *out) {
  int64_t lowest = (int64_t)(UINT64_MAX << (width - 1));
  if (kind == CG_ARITH_SHLI || kind == CG_ARITH_SHRUI || kind == CG_ARITH_SHRSI) {
    if (uy >= width) return false;
    if (kind == CG_ARITH_SHLI)
      *out = ux << uy;
    else if (kind == CG_ARITH_SHRUI)
      *out = ux >> uy;
    else
      *out = sx < 0 ? ~(~(uint64_t)sx >> uy) : (uint64_t)sx >> uy;
    return true;
  }
  if (uy == 0) return false;
  if (kind == CG_ARITH_DIVUI || kind == CG_ARITH_REMUI || kind == CG_ARITH_CEILDIVUI) {
    uint64_t q = ux / uy, r = ux % uy;
    *out = kind == CG_ARITH_REMUI ? r : kind == CG_ARITH_DIVUI ? q : q + (r ? 1 : 0);
    return true;
  }
  if (sx == lowest && sy == -1) return false;
  int64_t q = sx / sy, r = sx % sy;
  bool same_sign = (sx < 0) == (sy < 0);
  if (kind == CG_ARITH_REMSI)
    q = r;
  else if (kind == CG_ARITH_CEILDIVSI)
    q += r && same_sign ? 1 : 0;
  else if (kind == CG_ARITH_FLOORDIVSI)
    q -= r && !same_sign ? 1 : 0;
  *out = (uint64_t)q;
  return true;
}

static bool cgi_eval_ipowi(int64_t base, int64_t exponent, uint64_t *out) {
  if (exponent < 0) { // 1 / base^-exponent, truncated
    if (base == 0) return false;
    *out = base == 1 ? 1 : base == -1 ? (exponent & 1 ? UINT64_MAX : 1) : 0;
    return true;
  }
  uint64_t r = 1, b = (uint64_t)base;
  for (uint64_t e = (uint64_t)exponent; e; e >>= 1, b *= b)
    if (e & 1) r *= b;
  *out = r;
  return true;
}

static unsigned cgi_eval_popcount(uint64_t v) {
  unsigned n = 0;
  for (; v; v &= v - 1) n++;
  return n;
}

static void cgi_eval_mul_extended(bool is_signed, unsigned width, uint64_t x, uint64_t y, int64_t sx, int64_t sy, cgi_scalar *out) {
  uint64_t hi, lo;
  if (is_signed) {
    cgi_eval_mul64((uint64_t)sx, (uint64_t)sy, &hi, &lo);
    hi -= (sx < 0 ? (uint64_t)sy : 0) + (sy < 0 ? (uint64_t)sx : 0);
  } else {
    cgi_eval_mul64(x, y, &hi, &lo);
  }
  out[0].bits = lo & cgi_eval_mask(width);
  out[1].bits = (width >= 64 ? hi : (lo >> width) | (hi << (64 - width))) & cgi_eval_mask(width);
  out[0].imag = out[1].imag = 0;
}

static bool cgi_eval_int(cg_op op, cg_op_kind kind, cg_type type, const cgi_scalar *in, cgi_scalar *out) {
  unsigned width = cg_type_width(type);
  if (width == 0 || width > 64) return false;
  uint64_t mask = cgi_eval_mask(width), x = in[0].bits & mask, y = cg_op_num_operands(op) > 1 ? in[1].bits & mask : 0, r = 0;
  cgi_scalar ys = {y, 0};
  int64_t sx = cgi_scalar_sext(type, in[0]), sy = cgi_scalar_sext(type, ys);
  switch (kind) {
  case CG_ARITH_ADDI: r = x + y; break;
  case CG_ARITH_SUBI: r = x - y; break;
  case CG_ARITH_MULI: r = x * y; break;
  case CG_ARITH_ANDI: r = x & y; break;
  case CG_ARITH_ORI: r = x | y; break;
  case CG_ARITH_XORI: r = x ^ y; break;
  case CG_ARITH_MAXSI: r = sx > sy ? x : y; break;
  case CG_ARITH_MINSI: r = sx < sy ? x : y; break;
  case CG_ARITH_MAXUI: r = x > y ? x : y; break;
  case CG_ARITH_MINUI: r = x < y ? x : y; break;
  case CG_ARITH_ADDUI_EXTENDED:
    out[0].bits = (x + y) & mask, out[1].bits = out[0].bits < x ? 1 : 0;
    out[0].imag = out[1].imag = 0;
    return true;
  case CG_ARITH_MULSI_EXTENDED:
  case CG_ARITH_MULUI_EXTENDED: cgi_eval_mul_extended(kind == CG_ARITH_MULSI_EXTENDED, width, x, y, sx, sy, out); return true;
  case CG_MATH_ABSI: r = sx < 0 ? (uint64_t)0 - (uint64_t)sx : x; break;
  case CG_MATH_CTLZ: r = cgi_eval_clz(x) - (64 - width); break;
  case CG_MATH_CTTZ: r = x ? 63 - cgi_eval_clz(x & ((uint64_t)0 - x)) : width; break;
  case CG_MATH_CTPOP: r = cgi_eval_popcount(x); break;
  case CG_MATH_IPOWI:
    if (!cgi_eval_ipowi(sx, sy, &r)) return false;
    break;
  case CG_ARITH_CMPI: {
    int64_t predicate = cgi_predicate_of(op);
    if (predicate < 0) return false;
    r = cgi_cmpi(predicate, sx, sy, x, y) ? 1 : 0;
    break;
  }
  default:
    if (!cgi_eval_int_partial(kind, width, sx, sy, x, y, &r)) return false;
    break;
  }
  out->bits = r & mask, out->imag = 0;
  return true;
}

// ---- casts --------------------------------------------------------------------------------------------------------------------------------
static bool cgi_eval_float_to_int(cgi_eval_format f, uint64_t bits, bool is_signed, unsigned width, uint64_t *out) {
  cgi_eval_num n = cgi_eval_unpack(f, bits);
  uint64_t magnitude;
  *out = 0;
  if (n.cls == CGI_EVAL_NAN || n.cls == CGI_EVAL_INF) return false;
  if (n.cls == CGI_EVAL_ZERO || n.exp < 0) return true;
  if (n.exp > 63) return false;
  magnitude = n.mant >> (63 - n.exp);
  if (is_signed) {
    uint64_t limit = (uint64_t)1 << (width - 1);
    if (magnitude > limit || (magnitude == limit && !n.sign)) return false;
  } else if (n.sign || magnitude > cgi_eval_mask(width)) {
    return false;
  }
  *out = (n.sign ? (uint64_t)0 - magnitude : magnitude) & cgi_eval_mask(width);
  return true;
}

static uint64_t cgi_eval_int_to_float(cgi_eval_format f, bool sign, uint64_t magnitude) {
  if (!magnitude) return 0;
  unsigned shift = cgi_eval_clz(magnitude);
  return cgi_eval_pack(f, CGI_EVAL_NEAREST_EVEN, sign, 63 - (int)shift, magnitude << shift);
}

static bool cgi_eval_cast(cg_op op, cg_op_kind kind, cg_type in_type, cgi_scalar in, cg_type out_type, cgi_scalar *out) {
  unsigned in_width = cg_type_width(in_type), out_width = cg_type_width(out_type);
  cgi_eval_format fi = cgi_eval_format_of(cg_type_get_kind(in_type)), fo = cgi_eval_format_of(cg_type_get_kind(out_type));
  if (!in_width || !out_width || in_width > 64 || out_width > 64) return false;
  out->imag = 0;
  switch (kind) {
  case CG_ARITH_EXTUI:
  case CG_ARITH_INDEX_CASTUI:
  case CG_ARITH_TRUNCI: out->bits = cgi_scalar_zext(in_type, in) & cgi_eval_mask(out_width); return true;
  case CG_ARITH_EXTSI:
  case CG_ARITH_INDEX_CAST: out->bits = (uint64_t)cgi_scalar_sext(in_type, in) & cgi_eval_mask(out_width); return true;
  case CG_ARITH_BITCAST: out->bits = cgi_scalar_zext(in_type, in); return in_width == out_width;
  case CG_ARITH_EXTF:
  case CG_ARITH_TRUNCF: {
    cg_attr mode = cg_op_attr(op, "roundingmode");
    cgi_eval_num n = cgi_eval_unpack(fi, in.bits);
    out->bits = cgi_eval_pack_num(fo, mode ? (cgi_eval_mode)cg_attr_int(mode) : CGI_EVAL_NEAREST_EVEN, n);
    return true;
  }
  case CG_ARITH_SITOFP: {
    int64_t v = cgi_scalar_sext(in_type, in);
    out->bits = cgi_eval_int_to_float(fo, v < 0, v < 0 ? (uint64_t)0 - (uint64_t)v : (uint64_t)v);
    return true;
  }
  case CG_ARITH_UITOFP: out->bits = cgi_eval_int_to_float(fo, false, cgi_scalar_zext(in_type, in)); return true;
  case CG_ARITH_FPTOSI: return cgi_eval_float_to_int(fi, in.bits, true, out_width, &out->bits);
  default: return cgi_eval_float_to_int(fi, in.bits, false, out_width, &out->bits);
  }
}

// ---- the entry --------------------------------------------------------------------------------------------------------------------------------
static bool cgi_eval_float(cg_op op, cg_op_kind kind, cg_type type, const cgi_scalar *in, cgi_scalar *out) {
  cgi_eval_format f = cgi_eval_format_of(cg_type_get_kind(type));
  uint64_t x = in[0].bits, y = cg_op_num_operands(op) > 1 ? in[1].bits : 0, top = cgi_eval_sign_bit(f, true), r;
  switch (kind) {
  case CG_ARITH_NEGF: r = x ^ top; break;
  case CG_MATH_ABSF: r = x & ~top; break;
  case CG_MATH_COPYSIGN: r = (x & ~top) | (y & top); break;
  case CG_ARITH_ADDF:
  case CG_ARITH_SUBF:
  case CG_ARITH_MULF:
  case CG_ARITH_DIVF: r = cgi_eval_float_binary(kind, type, x, y); break;
  case CG_ARITH_REMF: r = cgi_eval_rem(f, x, y); break;
  case CG_ARITH_MAXIMUMF: r = cgi_eval_min_max(f, true, false, x, y); break;
  case CG_ARITH_MINIMUMF: r = cgi_eval_min_max(f, false, false, x, y); break;
  case CG_ARITH_MAXNUMF: r = cgi_eval_min_max(f, true, true, x, y); break;
  case CG_ARITH_MINNUMF: r = cgi_eval_min_max(f, false, true, x, y); break;
  case CG_MATH_FLOOR: r = cgi_eval_integral(f, CGI_EVAL_DOWN, x); break;
  case CG_MATH_CEIL: r = cgi_eval_integral(f, CGI_EVAL_UP, x); break;
  case CG_MATH_TRUNC: r = cgi_eval_integral(f, CGI_EVAL_TO_ZERO, x); break;
  case CG_MATH_ROUND: r = cgi_eval_integral(f, CGI_EVAL_NEAREST_AWAY, x); break;
  case CG_MATH_ROUNDEVEN: r = cgi_eval_integral(f, CGI_EVAL_NEAREST_EVEN, x); break;
  case CG_MATH_SQRT: r = cgi_eval_sqrt(f, x); break;
  case CG_MATH_FMA:
  case CG_VECTOR_FMA: r = cgi_eval_fma(f, x, y, in[2].bits); break;
  case CG_ARITH_CMPF: {
    int64_t predicate = cgi_predicate_of(op);
    if (predicate < 0) return false;
    r = cgi_eval_cmpf(f, (uint64_t)predicate, x, y) ? 1 : 0;
    break;
  }
  default: return false;
  }
  out->bits = r, out->imag = 0;
  return true;
}

CGI_DEF bool cgi_eval(cg_op op, const cg_type *in_types, const cgi_scalar *in, cg_type out_type, cgi_scalar *out) {
  cg_op_kind kind = cg_op_get_kind(op);
  if (!cgi_scalar_folds(kind)) return false;
  switch ((cgi_scalar_types)cgi_scalar_row_of(kind)->types) {
  case CGI_ST_INT:
  case CGI_ST_COMPARE_INT:
  case CGI_ST_ADD_EXTENDED: return cg_type_is_int_or_index(in_types[0]) && cgi_eval_int(op, kind, in_types[0], in, out);
  case CGI_ST_FLOAT:
  case CGI_ST_COMPARE_FLOAT: return cg_type_is_float(in_types[0]) && cgi_eval_float(op, kind, in_types[0], in, out);
  case CGI_ST_SELECT: *out = in[0].bits & 1 ? in[1] : in[2]; return true;
  default: return cgi_eval_cast(op, kind, in_types[0], in[0], out_type, out);
  }
}

// ---- attributes and memory ----------------------------------------------------------------------------------------------------------------------
CGI_DEF cgi_scalar cgi_scalar_of_attr(cg_attr a) {
  cgi_scalar s = {0, 0};
  switch (cg_attr_get_kind(a)) {
  case CG_ATTR_BOOL: s.bits = cg_attr_int(a) ? 1 : 0; break;
  case CG_ATTR_INT: s.bits = (uint64_t)cg_attr_int(a) & cgi_eval_mask(cg_type_width(cg_attr_type(a))); break;
  case CG_ATTR_FLOAT: s.bits = cg_attr_float_bits(a); break;
  case CG_ATTR_ARRAY:
    if (cg_attr_len(a) == 2) s.bits = cgi_scalar_of_attr(cg_attr_at(a, 0)).bits, s.imag = cgi_scalar_of_attr(cg_attr_at(a, 1)).bits;
    break;
  default: break;
  }
  return s;
}

CGI_DEF cg_attr cgi_attr_of_scalar(cg_context *ctx, cg_type type, cgi_scalar s) {
  if (cg_type_is_float(type)) return cgi_attr_float_bits(ctx, type, s.bits);
  if (cg_type_get_kind(type) == CG_TYPE_COMPLEX) {
    cg_type element = cg_type_element(type);
    cg_attr parts[2];
    cgi_scalar imag = {s.imag, 0};
    parts[0] = cgi_attr_of_scalar(ctx, element, s);
    parts[1] = cgi_attr_of_scalar(ctx, element, imag);
    return cgi_attr_array(ctx, 2, parts);
  }
  if (type == cgi_type_i(ctx, 1)) return cgi_attr_bool(ctx, (s.bits & 1) != 0);
  return cgi_attr_int(ctx, type, cg_type_signedness(type) == CG_UNSIGNED ? (int64_t)cgi_scalar_zext(type, s) : cgi_scalar_sext(type, s));
}

CGI_DEF cgi_scalar cgi_load_element(cg_type type, const uint8_t *bytes) {
  cgi_scalar s = {0, 0};
  unsigned size = cg_storage_bytes(type);
  if (cg_type_get_kind(type) == CG_TYPE_COMPLEX) {
    s.bits = cgi_load_element(cg_type_element(type), bytes).bits;
    s.imag = cgi_load_element(cg_type_element(type), bytes + size / 2).bits;
    return s;
  }
  for (unsigned i = 0; i < size && i < 8; i++) s.bits |= (uint64_t)bytes[i] << (8 * i);
  if (cg_type_get_kind(type) == CG_TYPE_INDEX)
    s.bits = size == 4 ? (s.bits ^ 0x80000000u) - 0x80000000u : s.bits; // kept in 32 bits, computed in 64
  else
    s.bits &= cgi_eval_mask(cg_type_width(type));
  return s;
}

CGI_DEF void cgi_store_element(cg_type type, uint8_t *bytes, cgi_scalar s) {
  unsigned size = cg_storage_bytes(type);
  if (cg_type_get_kind(type) == CG_TYPE_COMPLEX) {
    cgi_scalar imag = {s.imag, 0};
    cgi_store_element(cg_type_element(type), bytes, s);
    cgi_store_element(cg_type_element(type), bytes + size / 2, imag);
    return;
  }
  uint64_t v = cg_type_get_kind(type) == CG_TYPE_INDEX ? s.bits : s.bits & cgi_eval_mask(cg_type_width(type));
  for (unsigned i = 0; i < size && i < 8; i++) bytes[i] = (uint8_t)(v >> (8 * i));
}
