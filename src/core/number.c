// Numbers to and from text and encodings, exactly, with integer arithmetic only: no locale, no libm, no trust in the host's floating-point flags.
#include "core/core.h"

// ---- arithmetic that knows when it overflows ---------------------------------------------------------------------------------------------
CGI_DEF bool cgi_checked_add(int64_t a, int64_t b, int64_t *out) {
  if ((b > 0 && a > INT64_MAX - b) || (b < 0 && a < INT64_MIN - b)) return false;
  *out = a + b;
  return true;
}

CGI_DEF bool cgi_checked_mul(int64_t a, int64_t b, int64_t *out) {
  if (a == 0 || b == 0) {
    *out = 0;
    return true;
  }
  if ((a == -1 && b == INT64_MIN) || (b == -1 && a == INT64_MIN)) return false;
  int64_t r = (int64_t)((uint64_t)a * (uint64_t)b);
  if (r / b != a) return false;
  *out = r;
  return true;
}

CGI_DEF bool cgi_checked_sub(int64_t a, int64_t b, int64_t *out) {
  if ((b < 0 && a > INT64_MAX + b) || (b > 0 && a < INT64_MIN + b)) return false;
  *out = a - b;
  return true;
}

CGI_DEF int64_t cgi_saturating_add(int64_t a, int64_t b) {
  int64_t r;
  return cgi_checked_add(a, b, &r) ? r : a < 0 ? INT64_MIN : INT64_MAX;
}

CGI_DEF int64_t cgi_saturating_mul(int64_t a, int64_t b) {
  int64_t r;
  return cgi_checked_mul(a, b, &r) ? r : (a < 0) != (b < 0) ? INT64_MIN : INT64_MAX;
}

CGI_DEF int64_t cgi_smaller(int64_t a, int64_t b) { return a < b ? a : b; }
CGI_DEF CGI_NOINLINE int64_t cgi_larger(int64_t a, int64_t b) { return a > b ? a : b; }
CGI_DEF CGI_NOINLINE int64_t cgi_ceil_div(int64_t a, int64_t b) { return a / b + (a % b != 0); }
CGI_DEF int64_t cgi_round_up(int64_t a, int64_t b) { return cgi_ceil_div(a, b) * b; }

CGI_DEF int64_t cgi_pow2_up(int64_t n) {
  int64_t p = 1;
  while (p < n && p < ((int64_t)1 << 30)) p *= 2;
  return p;
}

CGI_DEF int64_t cgi_pow2_down(int64_t n) {
  int64_t p = cgi_pow2_up(n);
  return p > n && p > 1 ? p / 2 : p;
}

// ---- big unsigned integers: enough for any double (about 2^1074 * 10^350) ---------------------------------------------------------------
#define CGI_BIG_LIMBS 160
typedef struct cgi_big {
  unsigned n;
  uint32_t limb[CGI_BIG_LIMBS]; // little-endian
} cgi_big;

static void cgi_big_set(cgi_big *a, uint64_t v) {
  a->limb[0] = (uint32_t)v;
  a->limb[1] = (uint32_t)(v >> 32);
  a->n = a->limb[1] ? 2 : a->limb[0] ? 1 : 0;
}

static void cgi_big_mul_add(cgi_big *a, uint32_t m, uint32_t add) {
  uint64_t carry = add;
  for (unsigned i = 0; i < a->n; i++) {
    carry += (uint64_t)a->limb[i] * m;
    a->limb[i] = (uint32_t)carry;
    carry >>= 32;
  }
  if (carry && a->n < CGI_BIG_LIMBS) a->limb[a->n++] = (uint32_t)carry;
}

static void cgi_big_mul_pow10(cgi_big *a, unsigned e) {
  for (; e >= 9; e -= 9) cgi_big_mul_add(a, 1000000000u, 0);
  for (; e; e--) cgi_big_mul_add(a, 10, 0);
}

static unsigned cgi_big_bits(const cgi_big *a) {
  if (!a->n) return 0;
  unsigned b = 0;
  for (uint32_t top = a->limb[a->n - 1]; top; top >>= 1) b++;
  return (a->n - 1) * 32 + b;
}

static void cgi_big_shl(cgi_big *a, unsigned s) {
  unsigned words = s / 32, bits = s % 32;
  if (!a->n) return;
  if (words) {
    memmove(a->limb + words, a->limb, a->n * sizeof a->limb[0]);
    memset(a->limb, 0, words * sizeof a->limb[0]);
    a->n += words;
  }
  if (bits) {
    uint32_t carry = 0;
    for (unsigned i = words; i < a->n; i++) {
      uint32_t v = a->limb[i];
      a->limb[i] = (v << bits) | carry;
      carry = v >> (32 - bits);
    }
    if (carry) a->limb[a->n++] = carry;
  }
}

static int cgi_big_cmp(const cgi_big *a, const cgi_big *b) {
  if (a->n != b->n) return a->n < b->n ? -1 : 1;
  for (unsigned i = a->n; i-- > 0;)
    if (a->limb[i] != b->limb[i]) return a->limb[i] < b->limb[i] ? -1 : 1;
  return 0;
}

static void cgi_big_sub(cgi_big *a, const cgi_big *b) { // a >= b
  int64_t borrow = 0;
  for (unsigned i = 0; i < a->n; i++) {
    int64_t v = (int64_t)a->limb[i] - (i < b->n ? (int64_t)b->limb[i] : 0) + borrow;
    borrow = v < 0 ? -1 : 0;
    a->limb[i] = (uint32_t)(v & 0xFFFFFFFF);
  }
  while (a->n && !a->limb[a->n - 1]) a->n--;
}

static void cgi_big_shr1(cgi_big *a) {
  for (unsigned i = 0; i < a->n; i++) a->limb[i] = (a->limb[i] >> 1) | (i + 1 < a->n ? a->limb[i + 1] << 31 : 0);
  while (a->n && !a->limb[a->n - 1]) a->n--;
}

// ---- encodings -----------------------------------------------------------------------------------------------------------------------------
CGI_DEF cgi_format_facts cgi_facts_of(cgi_float_format format) {
  cgi_format_facts f;
  f.has_infinity = format != CGI_F8E4M3FN;
  switch (format) {
  case CGI_F16: f.exponent_bits = 5, f.mantissa_bits = 10; break;
  case CGI_BF16: f.exponent_bits = 8, f.mantissa_bits = 7; break;
  case CGI_F32: f.exponent_bits = 8, f.mantissa_bits = 23; break;
  case CGI_F8E4M3FN: f.exponent_bits = 4, f.mantissa_bits = 3; break;
  case CGI_F8E5M2: f.exponent_bits = 5, f.mantissa_bits = 2; break;
  default: f.exponent_bits = 11, f.mantissa_bits = 52; break;
  }
  return f;
}

CGI_DEF uint64_t cgi_double_bits(double v) {
  uint64_t bits;
  memcpy(&bits, &v, sizeof bits);
  return bits;
}

CGI_DEF double cgi_bits_double(uint64_t bits) {
  double v;
  memcpy(&v, &bits, sizeof v);
  return v;
}

// Encodes mantissa * 2^exponent (sticky: more bits follow below) with one rounding to nearest even.
static uint64_t cgi_round_to_format(cgi_format_facts f, bool negative, uint64_t mantissa, int exponent, bool sticky) {
  int m = f.mantissa_bits, e_max = (1 << f.exponent_bits) - 1, bias = (1 << (f.exponent_bits - 1)) - 1;
  uint64_t sign = (uint64_t)negative << (f.exponent_bits + m);
  if (!mantissa) return sign;
  int top = 63;
  while (!(mantissa >> top)) top--;
  int biased = exponent + top + bias;                        // if normal
  int drop = biased >= 1 ? top - m : top - m + (1 - biased); // bits to cut off so that the rest fits
  uint64_t kept;
  if (drop <= 0) {
    kept = mantissa << -drop;
  } else if (drop > 64) {
    kept = 0;
  } else {
    kept = drop == 64 ? 0 : mantissa >> drop;
    uint64_t half = (uint64_t)1 << (drop - 1), rest = drop == 64 ? mantissa : mantissa & (half * 2 - 1);
    if (rest > half || (rest == half && (sticky || (kept & 1)))) kept++;
  }
  if (biased < 1) return sign | kept;  // a carry into the exponent gives the least normal number, as it should
  kept += (uint64_t)(biased - 1) << m; // the hidden bit adds one to the exponent; a carry one more
  uint64_t infinity = (uint64_t)e_max << m;
  if (f.has_infinity) return sign | (kept >= infinity ? infinity : kept);
  uint64_t nan = ((uint64_t)e_max << m) | (((uint64_t)1 << m) - 1); // E4M3FN: all ones is its NaN, one below its largest number
  return sign | (kept >= nan ? nan : kept);
}

CGI_DEF uint64_t cgi_encode_float(cgi_float_format format, double v) {
  uint64_t bits = cgi_double_bits(v);
  if (format == CGI_F64) return bits;
  cgi_format_facts f = cgi_facts_of(format);
  bool negative = bits >> 63;
  int exponent = (int)(bits >> 52 & 0x7FF);
  uint64_t mantissa = bits & (((uint64_t)1 << 52) - 1);
  uint64_t sign = (uint64_t)negative << (f.exponent_bits + f.mantissa_bits), all = ((uint64_t)1 << f.exponent_bits) - 1;
  if (exponent == 0x7FF) {
    if (!f.has_infinity) return sign | (all << f.mantissa_bits) | (((uint64_t)1 << f.mantissa_bits) - 1);
    return sign | (all << f.mantissa_bits) | (mantissa ? (uint64_t)1 << (f.mantissa_bits - 1) : 0);
  }
  if (exponent) mantissa |= (uint64_t)1 << 52;
  return cgi_round_to_format(f, negative, mantissa, (exponent ? exponent : 1) - 1075, false);
}

CGI_DEF double cgi_decode_float(cgi_float_format format, uint64_t bits) {
  if (format == CGI_F64) return cgi_bits_double(bits);
  cgi_format_facts f = cgi_facts_of(format), d = cgi_facts_of(CGI_F64);
  uint64_t all = ((uint64_t)1 << f.exponent_bits) - 1, mantissa = bits & (((uint64_t)1 << f.mantissa_bits) - 1);
  uint64_t exponent = bits >> f.mantissa_bits & all;
  bool negative = bits >> (f.exponent_bits + f.mantissa_bits) & 1;
  uint64_t sign = (uint64_t)negative << 63;
  if (exponent == all) {
    if (f.has_infinity) return cgi_bits_double(sign | (uint64_t)0x7FF << 52 | mantissa << (52 - f.mantissa_bits));
    if (mantissa == ((uint64_t)1 << f.mantissa_bits) - 1) return cgi_bits_double(sign | (uint64_t)0x7FF8 << 48);
  }
  int bias = (1 << (f.exponent_bits - 1)) - 1;
  if (exponent) mantissa |= (uint64_t)1 << f.mantissa_bits;
  return cgi_bits_double(cgi_round_to_format(d, negative, mantissa, (exponent ? (int)exponent : 1) - bias - f.mantissa_bits, false));
}

// ---- reading -------------------------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_parse_u64(cg_str s, uint64_t *out) {
  size_t i = 0;
  bool negative = s.len && s.data[0] == '-';
  if (negative) i++;
  unsigned base = 10;
  if (s.len >= i + 2 && s.data[i] == '0' && (s.data[i + 1] == 'x' || s.data[i + 1] == 'X')) {
    base = 16;
    i += 2;
  }
  if (i >= s.len) return false;
  uint64_t v = 0;
  for (; i < s.len; i++) {
    char c = s.data[i];
    unsigned digit;
    if (c >= '0' && c <= '9')
      digit = (unsigned)(c - '0');
    else if (base == 16 && c >= 'a' && c <= 'f')
      digit = (unsigned)(c - 'a') + 10;
    else if (base == 16 && c >= 'A' && c <= 'F')
      digit = (unsigned)(c - 'A') + 10;
    else
      return false;
    if (v > (UINT64_MAX - digit) / base) return false;
    v = v * base + digit;
  }
  if (negative && v > (uint64_t)1 << 63) return false;
  *out = negative ? (uint64_t)0 - v : v;
  return true;
}

// (num / den) * 2^0 rounded to a double: brings the quotient to 64 bits, divides bit by bit, keeps the rest as sticky.
static double cgi_big_quotient(cgi_big *num, cgi_big *den, bool negative) {
  int shift = 64 - ((int)cgi_big_bits(num) - (int)cgi_big_bits(den));
  if (shift > 0)
    cgi_big_shl(num, (unsigned)shift);
  else if (shift < 0)
    cgi_big_shl(den, (unsigned)-shift);
  cgi_big_shl(den, 64); // quotient < 2^65
  uint64_t quotient = 0;
  bool overflow = false;
  for (int i = 64; i >= 0; i--) {
    if (cgi_big_cmp(num, den) >= 0) {
      cgi_big_sub(num, den);
      if (i == 64)
        overflow = true;
      else
        quotient |= (uint64_t)1 << i;
    }
    if (i) cgi_big_shr1(den);
  }
  bool sticky = num->n != 0;
  int exponent = -shift;
  if (overflow) { // 65 bits: fold the lowest into sticky
    sticky = sticky || (quotient & 1);
    quotient = quotient >> 1 | (uint64_t)1 << 63;
    exponent++;
  }
  return cgi_bits_double(cgi_round_to_format(cgi_facts_of(CGI_F64), negative, quotient, exponent, sticky));
}

CGI_DEF bool cgi_parse_double(cg_str s, double *out) {
  size_t i = 0;
  bool negative = false;
  if (i < s.len && (s.data[i] == '-' || s.data[i] == '+')) negative = s.data[i++] == '-';
  if (s.len > i + 1 && s.data[i] == '0' && (s.data[i + 1] == 'x' || s.data[i + 1] == 'X')) { // bits of a double are not meant here: an integer value
    cg_str rest = s;
    rest.data += i;
    rest.len -= i;
    uint64_t v;
    if (!cgi_parse_u64(rest, &v)) return false;
    *out = cgi_bits_double(cgi_round_to_format(cgi_facts_of(CGI_F64), negative, v, 0, false));
    return true;
  }
  cgi_big num, den;
  cgi_big_set(&num, 0);
  cgi_big_set(&den, 1);
  int64_t exponent = 0;
  unsigned digits = 0;
  bool any = false, point = false, dropped = false;
  for (; i < s.len; i++) {
    char c = s.data[i];
    if (c == '.' && !point) {
      point = true;
      continue;
    }
    if (c < '0' || c > '9') break;
    any = true;
    if (digits >= 770) { // beyond what can decide a rounding, but for being nonzero
      if (c != '0') dropped = true;
      if (!point) exponent++;
      continue;
    }
    if (num.n || c != '0') {
      if (num.n)
        cgi_big_mul_add(&num, 10, (uint32_t)(c - '0'));
      else
        cgi_big_set(&num, (uint64_t)(c - '0'));
      digits++;
    }
    if (point) exponent--;
  }
  if (!any) return false;
  if (i < s.len && (s.data[i] == 'e' || s.data[i] == 'E')) {
    i++;
    bool negative_exponent = false;
    if (i < s.len && (s.data[i] == '-' || s.data[i] == '+')) negative_exponent = s.data[i++] == '-';
    if (i >= s.len) return false;
    int64_t e = 0;
    for (; i < s.len; i++) {
      if (s.data[i] < '0' || s.data[i] > '9') return false;
      if (e < 100000) e = e * 10 + (s.data[i] - '0');
    }
    exponent += negative_exponent ? -e : e;
  }
  if (i != s.len) return false;
  uint64_t sign = (uint64_t)negative << 63;
  if (!num.n || exponent + (int64_t)digits < -400) {
    *out = cgi_bits_double(sign);
    return true;
  }
  if (exponent + (int64_t)digits > 400) {
    *out = cgi_bits_double(sign | (uint64_t)0x7FF << 52);
    return true;
  }
  if (dropped) { // one more digit stands for all that were dropped
    cgi_big_mul_add(&num, 10, 1);
    exponent--;
  }
  if (exponent >= 0)
    cgi_big_mul_pow10(&num, (unsigned)exponent);
  else
    cgi_big_mul_pow10(&den, (unsigned)-exponent);
  *out = cgi_big_quotient(&num, &den, negative);
  return true;
}

// ---- printing ------------------------------------------------------------------------------------------------------------------------------
// The decimal digits of a positive finite double: `count` of them, correctly rounded (half to even), value = 0.d1d2d3… * 10^*point.
static void cgi_decimal_digits(uint64_t mantissa, int exponent, unsigned count, char *digits, int *point) {
  cgi_big num, den;
  cgi_big_set(&num, mantissa);
  cgi_big_set(&den, 1);
  if (exponent >= 0)
    cgi_big_shl(&num, (unsigned)exponent);
  else
    cgi_big_shl(&den, (unsigned)-exponent);
  // log10(2) * 2^20 = 315653: an estimate of the decimal exponent, mended below.
  int bits = (int)cgi_big_bits(&num) - (int)cgi_big_bits(&den);
  int k = (int)(((int64_t)bits * 315653) >> 20);
  if (k > 0)
    cgi_big_mul_pow10(&den, (unsigned)k);
  else
    cgi_big_mul_pow10(&num, (unsigned)-k);
  while (cgi_big_cmp(&num, &den) >= 0) {
    cgi_big_mul_add(&den, 10, 0);
    k++;
  }
  for (;;) {
    cgi_big t = num;
    cgi_big_mul_add(&t, 10, 0);
    if (cgi_big_cmp(&t, &den) >= 0) break;
    num = t;
    k--;
  }
  for (unsigned i = 0; i < count; i++) {
    cgi_big_mul_add(&num, 10, 0);
    unsigned d = 0;
    while (cgi_big_cmp(&num, &den) >= 0) {
      cgi_big_sub(&num, &den);
      d++;
    }
    digits[i] = (char)('0' + d);
  }
  cgi_big_mul_add(&num, 2, 0);
  int half = cgi_big_cmp(&num, &den);
  if (half > 0 || (half == 0 && ((digits[count - 1] - '0') & 1))) {
    unsigned i = count;
    while (i > 0 && digits[i - 1] == '9') digits[--i] = '0';
    if (i > 0) {
      digits[i - 1]++;
    } else {
      digits[0] = '1';
      k++;
    }
  }
  *point = k;
}

static void cgi_real_exponent(cgi_buf *b, char letter, int e, unsigned least) {
  cgi_buf_char(b, letter);
  cgi_buf_char(b, e < 0 ? '-' : '+');
  if (e < 0) e = -e;
  if (e < 10 && least > 1) cgi_buf_char(b, '0');
  cgi_buf_u64(b, (uint64_t)e);
}

// `n` digits without trailing zeros, value = 0.d1d2… * 10^point, as LLVM's APFloat prints them: plain where few zeros need padding.
static void cgi_real_default(cgi_buf *b, const char *digits, unsigned n, int point, unsigned precision) {
  int exp = point - (int)n, msd = point - 1;
  bool scientific = exp >= 0 ? exp > 3 || n + (unsigned)exp > precision : msd < 0 && -msd > 3;
  if (scientific) {
    cgi_buf_char(b, digits[0]);
    cgi_buf_char(b, '.');
    if (n == 1) cgi_buf_char(b, '0');
    cgi_buf_bytes(b, digits + 1, n - 1);
    cgi_real_exponent(b, 'E', msd, 1);
  } else if (exp >= 0) {
    cgi_buf_bytes(b, digits, n);
    for (int i = 0; i < exp; i++) cgi_buf_char(b, '0');
  } else if (point > 0) {
    cgi_buf_bytes(b, digits, (size_t)point);
    cgi_buf_char(b, '.');
    cgi_buf_bytes(b, digits + point, n - (size_t)point);
  } else {
    cgi_buf_z(b, "0.");
    for (int i = point; i < 0; i++) cgi_buf_char(b, '0');
    cgi_buf_bytes(b, digits, n);
  }
}

CGI_DEF void cgi_buf_real(cgi_buf *b, cgi_float_format format, uint64_t bits) {
  uint64_t d = cgi_double_bits(cgi_decode_float(format, bits));
  if (d >> 63) cgi_buf_char(b, '-');
  d &= ~((uint64_t)1 << 63);
  if (d >> 52 == 0x7FF) {
    cgi_buf_z(b, d << 12 ? "nan" : "inf");
    return;
  }
  if (!d) {
    cgi_buf_z(b, "0.000000e+00");
    return;
  }
  uint64_t magnitude_mask = ((uint64_t)1 << (cgi_facts_of(format).exponent_bits + cgi_facts_of(format).mantissa_bits)) - 1;
  uint64_t mantissa = (d & (((uint64_t)1 << 52) - 1)) | (d >> 52 ? (uint64_t)1 << 52 : 0);
  int exponent = (d >> 52 ? (int)(d >> 52) : 1) - 1075, point = 1;
  char digits[24];
  // Six digits, one zero behind them: what MLIR prints where that reads back the same.
  cgi_decimal_digits(mantissa, exponent, 6, digits, &point);
  size_t start = cgi_len(b->text);
  cgi_buf_char(b, digits[0]);
  cgi_buf_char(b, '.');
  cgi_buf_bytes(b, digits + 1, 5);
  cgi_buf_char(b, '0');
  cgi_real_exponent(b, 'e', point - 1, 2);
  cg_str s;
  s.data = b->text + start;
  s.len = cgi_len(b->text) - start;
  double back = 0;
  if (cgi_parse_double(s, &back) && cgi_encode_float(format, back) == (bits & magnitude_mask)) return;
  cgi_shrink(b->text, start);
  unsigned n = format == CGI_F64 ? 17 : 9, precision = n;
  cgi_decimal_digits(mantissa, exponent, n, digits, &point);
  while (n > 1 && digits[n - 1] == '0') n--;
  cgi_real_default(b, digits, n, point, precision);
}

CGI_DEF void cgi_buf_double(cgi_buf *b, double v) { cgi_buf_real(b, CGI_F64, cgi_double_bits(v)); }

#undef CGI_BIG_LIMBS
