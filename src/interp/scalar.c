// Scalar operations of the interpreter: arith and the exact part of math through cgi_eval, StableHLO's by its specification, functions by libm in
// double with one rounding.
#include <math.h>

#include "dialects/stablehlo.h"
#include "interp/interp.h"

static uint64_t cgi_interp_scalar_mask(unsigned width) { return width >= 64 ? ~(uint64_t)0 : (((uint64_t)1 << width) - 1); }

static int64_t cgi_interp_scalar_sext(uint64_t bits, unsigned width) {
  if (width >= 64) return (int64_t)bits;
  uint64_t sign = (uint64_t)1 << (width - 1);
  return (int64_t)(((bits & cgi_interp_scalar_mask(width)) ^ sign) - sign);
}

// NaN and infinity by bits: a host's -ffast-math does no harm.
static uint64_t cgi_interp_scalar_dbits(double v) {
  uint64_t b;
  memcpy(&b, &v, sizeof b);
  return b;
}
static bool cgi_interp_scalar_nan(double v) { return (cgi_interp_scalar_dbits(v) & 0x7FFFFFFFFFFFFFFFull) > 0x7FF0000000000000ull; }
static bool cgi_interp_scalar_inf(double v) { return (cgi_interp_scalar_dbits(v) & 0x7FFFFFFFFFFFFFFFull) == 0x7FF0000000000000ull; }
static bool cgi_interp_scalar_neg(double v) { return (cgi_interp_scalar_dbits(v) >> 63) != 0; }
static double cgi_interp_scalar_of_dbits(uint64_t b) {
  double v;
  memcpy(&v, &b, sizeof v);
  return v;
}
static double cgi_interp_scalar_quiet_nan(void) { return cgi_interp_scalar_of_dbits(0x7FF8000000000000ull); }
static double cgi_interp_scalar_infinity(void) { return cgi_interp_scalar_of_dbits(0x7FF0000000000000ull); }

static double cgi_interp_scalar_f(cg_type t, uint64_t bits) {
  if (t->kind == CG_TYPE_F32) {
    uint32_t u = (uint32_t)bits;
    float f;
    memcpy(&f, &u, sizeof f);
    return (double)f;
  }
  if (t->kind == CG_TYPE_F64) return cgi_interp_scalar_of_dbits(bits);
  return cgi_float_to_double(t, bits);
}

static uint64_t cgi_interp_scalar_b(cg_type t, double v) {
  if (t->kind == CG_TYPE_F32 && !cgi_interp_scalar_nan(v)) {
    float f = (float)v;
    uint32_t u;
    memcpy(&u, &f, sizeof u);
    return u;
  }
  return cgi_double_to_float(t, v);
}

static float cgi_interp_scalar_f32(uint64_t bits) {
  uint32_t u = (uint32_t)bits;
  float f;
  memcpy(&f, &u, sizeof f);
  return f;
}
static uint64_t cgi_interp_scalar_b32(float f) {
  uint32_t u;
  memcpy(&u, &f, sizeof u);
  return (u & 0x7FFFFFFFu) > 0x7F800000u ? (uint64_t)(u & 0x80000000u) | 0x7FC00000u : u;
}

CGI_DEF CGI_NOINLINE bool cgi_is_nan_bits(cg_type element, uint64_t bits) { return cgi_interp_scalar_nan(cgi_interp_scalar_f(element, bits)); }

CGI_DEF cgi_kind cgi_kind_of(cg_type e) {
  switch (e->kind) {
  case CG_TYPE_INTEGER: return e->width == 1 ? CGI_K_BOOL : CGI_K_INT;
  case CG_TYPE_INDEX: return CGI_K_INT;
  case CG_TYPE_COMPLEX: return CGI_K_COMPLEX;
  default: return cg_type_is_float(e) ? CGI_K_FLOAT : CGI_K_OTHER;
  }
}

static bool cgi_interp_scalar_unsigned(cg_type e) { return e->kind == CG_TYPE_INTEGER && (e->signedness == CG_UNSIGNED || e->width == 1); }
static unsigned cgi_interp_scalar_width(cg_type e) { return e->kind == CG_TYPE_INDEX ? 64 : e->width; }

CGI_DEF double cgi_cell_value(cg_type e, const cgi_cell *c) {
  if (cgi_kind_of(e) == CGI_K_FLOAT) return cgi_interp_scalar_f(e, c->s.bits);
  if (cgi_kind_of(e) == CGI_K_COMPLEX) return cgi_interp_scalar_f(e->element, c->s.bits);
  return cgi_interp_scalar_unsigned(e) ? (double)c->s.bits : (double)cgi_interp_scalar_sext(c->s.bits, cgi_interp_scalar_width(e));
}

CGI_DEF cgi_cell cgi_cell_int(cg_type e, int64_t v) {
  cgi_cell c;
  memset(&c, 0, sizeof c);
  c.s.bits = (uint64_t)v & cgi_interp_scalar_mask(cgi_interp_scalar_width(e));
  return c;
}

CGI_DEF cgi_cell cgi_cell_float(cg_type e, double v) {
  cgi_cell c;
  memset(&c, 0, sizeof c);
  c.s.bits = cgi_interp_scalar_b(e, v);
  c.mag = fabs(v);
  return c;
}

CGI_DEF int64_t cgi_cell_index(cg_type e, const cgi_cell *c) {
  return cgi_interp_scalar_unsigned(e) ? (int64_t)c->s.bits : cgi_interp_scalar_sext(c->s.bits, cgi_interp_scalar_width(e));
}

CGI_DEF int64_t cgi_cell_start(cg_type e, const cgi_cell *c) {
  const int64_t beyond = (int64_t)1 << 40;
  int64_t x = cgi_cell_index(e, c);
  if (x < 0 && cgi_interp_scalar_unsigned(e)) return beyond;
  return x < -beyond ? -beyond : x > beyond ? beyond : x;
}

// ---- functions ---------------------------------------------------------------------------------------------------------------------------------
// Newton's steps, which grow slow near the ends: the error function bends towards the axis, so that from the second on none goes too far.
static double cgi_interp_scalar_erf_inv(double x) {
  if (x == 1.0 || x == -1.0) return x * cgi_interp_scalar_infinity();
  if (!(x > -1.0 && x < 1.0)) return cgi_interp_scalar_quiet_nan();
  double y = x;
  for (int i = 0; i < 40; ++i) {
    double e = y > 0 ? (1.0 - x) - erfc(y) : erfc(-y) - (1.0 + x); // no cancellation near the ends
    y -= (x < 0.5 && x > -0.5 ? erf(y) - x : e) / (1.1283791670955126 * exp(-y * y));
  }
  return y;
}

// Reflection for negative arguments, recurrence up to 10, then the asymptotic series (Abramowitz and Stegun 6.3.18).
static double cgi_interp_scalar_digamma(double x) {
  if (x <= 0 && floor(x) == x) return cgi_interp_scalar_quiet_nan();
  double r = 0;
  if (x < 0) {
    r = -3.14159265358979323846 / tan(3.14159265358979323846 * (x - floor(x + 0.5))); // the difference is exact
    x = 1.0 - x;
  }
  while (x < 12.0) {
    r -= 1.0 / x;
    x += 1.0;
  }
  double i = 1.0 / (x * x);
  double s = i * (1.0 / 12 - i * (1.0 / 120 - i * (1.0 / 252 - i * (1.0 / 240 - i * (1.0 / 132 - i * (691.0 / 32760 - i / 12))))));
  return r + log(x) - 0.5 / x - s;
}

// exp(-|x|) I1(x): the power series (all terms positive), beyond 40 the asymptotic expansion (Abramowitz and Stegun 9.7.1).
static double cgi_interp_scalar_bessel_i1e(double x) {
  double a = fabs(x), s;
  if (cgi_interp_scalar_nan(x)) return x;
  if (a <= 40.0) {
    double term = a / 2;
    s = term;
    for (int k = 1; k < 200; ++k) {
      term *= (a / 2) * (a / 2) / ((double)k * (double)(k + 1));
      s += term;
      if (term < s * 1e-18) break;
    }
    s *= exp(-a);
  } else {
    double term = 1.0;
    s = 1.0;
    for (int k = 1; k < 30; ++k) {
      double o = 2.0 * k - 1.0, next = -term * (4.0 - o * o) / (8.0 * a * k);
      if (fabs(next) > fabs(term)) break;
      term = next;
      s += term;
    }
    s = cgi_interp_scalar_inf(x) ? 0.0 : s / sqrt(6.283185307179586477 * a);
  }
  return cgi_interp_scalar_neg(x) ? -s : s;
}

// Hurwitz' zeta by Euler-Maclaurin summation.
static double cgi_interp_scalar_zeta(double x, double q) {
  static const double coefficient[8] = {
      12.0, -720.0, 30240.0, -1209600.0, 47900160.0, -1.8924375803183791606e9, 7.47242496e10, -2.950130727918164224e12};
  if (x == 1.0) return cgi_interp_scalar_infinity();
  if (!(x > 1.0)) return cgi_interp_scalar_quiet_nan();
  if (q <= 0) {
    if (floor(q) == q) return fmod(x, 2.0) == 0 ? cgi_interp_scalar_infinity() : cgi_interp_scalar_quiet_nan(); // both infinities of an odd x
    if (floor(x) != x) return cgi_interp_scalar_quiet_nan();
  }
  double s = 0, a = q;
  for (int i = 0; i < 12 || a <= 9.0; ++i) {
    s += pow(a, -x);
    a += 1.0;
    if (i > 4096) break;
  }
  double w = pow(a, -x);
  s += w * a / (x - 1.0) + 0.5 * w;
  double fac = x, p = w / a;
  for (int i = 0; i < 8; ++i) {
    s += fac * p / coefficient[i];
    double k = 2.0 * i + 1.0;
    fac *= (x + k) * (x + k + 1.0);
    p /= a * a;
  }
  return s;
}

static double cgi_interp_scalar_polygamma(double n, double x) {
  if (n == 0) return cgi_interp_scalar_digamma(x);
  if (floor(n) != n || n < 0) return cgi_interp_scalar_quiet_nan();
  double z = cgi_interp_scalar_zeta(n + 1.0, x) * exp(lgamma(n + 1.0));
  return fmod(n, 2.0) == 0 ? -z : z;
}

CGI_DEF double cgi_ifunc1(cgi_scalar_code code, double x) {
  if (code == CGI_S_RSQRT && x == 0) return cgi_interp_scalar_neg(x) ? -cgi_interp_scalar_infinity() : cgi_interp_scalar_infinity();
#define CGI_INTERP_SCALAR_FUNCTION(X, id, name, hlo, hlo_id, hlo_name, rule, emission, value)                                                        \
  case CGI_S_##id: return value;
  switch (code) {
    CG_SCALAR_FUNCTIONS(CGI_INTERP_SCALAR_FUNCTION, )
  case CGI_S_LOGISTIC: return 1.0 / (1.0 + exp(-x));
  case CGI_S_ERFC: return erfc(x);
  case CGI_S_ERF_INV: return cgi_interp_scalar_erf_inv(x);
  case CGI_S_LGAMMA: return lgamma(x);
  case CGI_S_DIGAMMA: return cgi_interp_scalar_digamma(x);
  case CGI_S_BESSEL_I1E: return cgi_interp_scalar_bessel_i1e(x);
  default: return cgi_interp_scalar_quiet_nan();
  }
#undef CGI_INTERP_SCALAR_FUNCTION
}

CGI_DEF double cgi_ifunc2(cgi_scalar_code code, double x, double y) {
  switch (code) {
  case CGI_S_POW: return pow(x, y);
  case CGI_S_ATAN2: return atan2(x, y);
  case CGI_S_REM: return fmod(x, y);
  case CGI_S_POLYGAMMA: return cgi_interp_scalar_polygamma(x, y);
  case CGI_S_ZETA: return cgi_interp_scalar_zeta(x, y);
  default: return cgi_interp_scalar_quiet_nan();
  }
}

static bool cgi_interp_scalar_compare3(int64_t predicate, bool lt, bool eq, bool gt) { return cgi_cmpi(predicate, gt - lt, 0, eq ? 0 : 1, 0); }

// ---- complex -----------------------------------------------------------------------------------------------------------------------------------
CGI_DEF cgi_complex cgi_complex_of(double re, double im) {
  cgi_complex c;
  c.re = re;
  c.im = im;
  return c;
}
CGI_DEF cgi_complex cgi_complex_mul(cgi_complex a, cgi_complex b) { return cgi_complex_of(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re); }
static cgi_complex cgi_interp_scalar_cdiv(cgi_complex a, cgi_complex b) { // Smith
  if (fabs(b.re) >= fabs(b.im)) {
    if (b.re == 0 && b.im == 0) return cgi_complex_of(a.re / fabs(b.re), a.im / fabs(b.re));
    double r = b.im / b.re, d = b.re + b.im * r;
    return cgi_complex_of((a.re + a.im * r) / d, (a.im - a.re * r) / d);
  }
  double r = b.re / b.im, d = b.re * r + b.im;
  return cgi_complex_of((a.re * r + a.im) / d, (a.im * r - a.re) / d);
}
static cgi_complex cgi_interp_scalar_clog(cgi_complex a) { return cgi_complex_of(log(hypot(a.re, a.im)), atan2(a.im, a.re)); }
static cgi_complex cgi_interp_scalar_cexp(cgi_complex a) {
  double e = exp(a.re);
  return a.im == 0 ? cgi_complex_of(e, a.im) : cgi_complex_of(e * cos(a.im), e * sin(a.im));
}
static cgi_complex cgi_interp_scalar_csqrt(cgi_complex a) {
  if ((a.re == 0 && a.im == 0) || cgi_interp_scalar_inf(a.im)) return cgi_complex_of(fabs(a.im), a.im);
  double h = hypot(a.re, a.im), t = sqrt((h + fabs(a.re)) / 2);
  if (a.re >= 0) return cgi_complex_of(t, a.im / (2 * t));
  return cgi_complex_of(fabs(a.im) / (2 * t), cgi_interp_scalar_neg(a.im) ? -t : t);
}
static cgi_complex cgi_interp_scalar_ctanh(cgi_complex a) {
  if (a.im == 0) return cgi_complex_of(tanh(a.re), a.im);
  if (fabs(a.re) > 20) {
    bool zero = cgi_interp_scalar_inf(a.re) && a.im - a.im != 0;
    return cgi_complex_of(a.re > 0 ? 1.0 : -1.0, zero ? 0 : 4 * sin(a.im) * cos(a.im) * exp(-2 * fabs(a.re)));
  }
  double t = tan(a.im), b = 1 + t * t, s = sinh(a.re), r = sqrt(1 + s * s), d = 1 + b * s * s;
  return cgi_complex_of(b * r * s / d, t / d);
}
static cgi_complex cgi_interp_scalar_cpow(cgi_complex a, cgi_complex b) {
  if (a.re == 0 && a.im == 0) return b.re == 0 && b.im == 0 ? cgi_complex_of(1, 0) : cgi_complex_of(0, 0);
  return cgi_interp_scalar_cexp(cgi_complex_mul(b, cgi_interp_scalar_clog(a)));
}

// asin(a) is atan2(a.re, r.re) + i r.im, with the sign of a.im (Hull, Fairgrieve, Tang).
static cgi_complex cgi_interp_scalar_casin(cgi_complex a) {
  double x = fabs(a.re), y = fabs(a.im), p = x + 1, q = x - 1, r = hypot(p, y), s = hypot(q, y), h = (r + s) / 2, k = (h + x) / 2;
  if (x > 1e100 || y > 1e100) return cgi_complex_of(y, log(hypot(x / 1e100, y / 1e100)) + log(2e100));
  double re = x > 1 ? y * sqrt(k / (r + p) + k / (s + q)) : sqrt(k * (y * y / (r + p) + (s - q)));
  double t = (y * y / (r + p) + (x < 1 ? y * y / (s - q) : s + q)) / 2;
  return cgi_complex_of(re, x < 1 && y < -1e-8 * q ? y / sqrt(-q * p) : log1p(t + sqrt(t * (h + 1))));
}

static cgi_complex cgi_interp_scalar_catanh(cgi_complex a) {
  double x = fabs(a.re), y = fabs(a.im), p = 1 + x, q = 1 - x, pi = 3.14159265358979323846;
  if (x > 1e9 || y > 1e9) {
    bool inf = cgi_interp_scalar_inf(x) || cgi_interp_scalar_inf(y);
    cgi_complex inverse = inf ? cgi_complex_of(0, y == y ? 0 : y) : cgi_interp_scalar_cdiv(cgi_complex_of(1, 0), cgi_complex_of(x, a.im));
    return cgi_complex_of(cgi_interp_scalar_neg(a.re) ? -inverse.re : inverse.re, inverse.im + (cgi_interp_scalar_neg(a.im) ? -pi : pi) / 2);
  }
  double re = q == 0 && y < 1 ? (log(2) - log(y) + log1p(y * y / 4) / 2) / 2 : log1p(4 * x / (q * q + y * y)) / 4;
  return cgi_complex_of(cgi_interp_scalar_neg(a.re) ? -re : re, atan2(2 * a.im, q * p - y * y) / 2);
}

static bool cgi_interp_scalar_complex_inverse(cgi_scalar_code code, cgi_complex a, cgi_complex *r) {
  cgi_complex t = cgi_interp_scalar_casin(code == CGI_S_ASINH ? cgi_complex_of(a.im, a.re) : a);
  bool below = cgi_interp_scalar_neg(a.im);
  switch (code) {
  case CGI_S_ASIN: *r = cgi_complex_of(atan2(a.re, t.re), below ? -t.im : t.im); return true;
  case CGI_S_ACOS: *r = cgi_complex_of(atan2(t.re, a.re), below ? t.im : -t.im); return true;
  case CGI_S_ASINH: *r = cgi_complex_of(cgi_interp_scalar_neg(a.re) ? -t.im : t.im, atan2(a.im, t.re)); return true;
  case CGI_S_ACOSH: *r = cgi_complex_of(t.im, below ? -atan2(t.re, a.re) : atan2(t.re, a.re)); return true;
  case CGI_S_ATANH: *r = cgi_interp_scalar_catanh(a); return true;
  case CGI_S_ATAN: // -i atanh(i a)
    t = cgi_interp_scalar_catanh(cgi_complex_of(-a.im, a.re));
    *r = cgi_complex_of(t.im, -t.re);
    return true;
  default: return false;
  }
}

static bool cgi_interp_scalar_complex_func(cgi_scalar_code code, cgi_complex a, cgi_complex *r) {
  cgi_complex one = cgi_complex_of(1, 0), t;
  switch (code) {
  case CGI_S_EXP: *r = cgi_interp_scalar_cexp(a); return true;
  case CGI_S_EXPM1: {
    double e = expm1(a.re), s = sin(a.im / 2);
    *r = cgi_complex_of(e * cos(a.im) - 2 * s * s, a.im == 0 ? a.im : exp(a.re) * sin(a.im));
    return true;
  }
  case CGI_S_LOG: *r = cgi_interp_scalar_clog(a); return true;
  case CGI_S_LOG1P: {
    double re = fabs(a.re) < 0.5 && fabs(a.im) < 0.5 ? 0.5 * log1p(a.re * (2 + a.re) + a.im * a.im) : log(hypot(1 + a.re, a.im));
    *r = cgi_complex_of(re, atan2(a.im, 1 + a.re));
    return true;
  }
  case CGI_S_SQRT: *r = cgi_interp_scalar_csqrt(a); return true;
  case CGI_S_RSQRT: *r = cgi_interp_scalar_cdiv(one, cgi_interp_scalar_csqrt(a)); return true;
  case CGI_S_CBRT: *r = cgi_interp_scalar_cpow(a, cgi_complex_of(1.0 / 3, 0)); return true;
  case CGI_S_SIN: *r = cgi_complex_of(sin(a.re) * cosh(a.im), cos(a.re) * sinh(a.im)); return true;
  case CGI_S_COS: *r = cgi_complex_of(cos(a.re) * cosh(a.im), -sin(a.re) * sinh(a.im)); return true;
  case CGI_S_SINH: // where the imaginary part is 0, so is the result's, even beside infinity
    *r = cgi_complex_of(sinh(a.re) * cos(a.im), a.im == 0 ? a.im : cosh(a.re) * sin(a.im));
    return true;
  case CGI_S_COSH: *r = cgi_complex_of(cosh(a.re) * cos(a.im), a.im == 0 ? (a.re < 0 ? -a.im : a.im) : sinh(a.re) * sin(a.im)); return true;
  case CGI_S_TANH: *r = cgi_interp_scalar_ctanh(a); return true;
  case CGI_S_TAN: // -i tanh(i a)
    t = cgi_interp_scalar_ctanh(cgi_complex_of(-a.im, a.re));
    *r = cgi_complex_of(t.im, -t.re);
    return true;
  case CGI_S_LOGISTIC:
    t = cgi_interp_scalar_cexp(cgi_complex_of(-a.re, -a.im));
    *r = cgi_interp_scalar_cdiv(one, cgi_complex_of(1 + t.re, t.im));
    return true;
  case CGI_S_SIGN: {
    double h = hypot(a.re, a.im);
    *r = h == 0 ? a : cgi_complex_of(a.re / h, a.im / h);
    return true;
  }
  default: return cgi_interp_scalar_complex_inverse(code, a, r);
  }
}

static int cgi_interp_scalar_complex(const cgi_scalar_op *s, const cgi_cell *a, const cgi_cell *b, cgi_cell *out) { // 1 done, 0 not covered
  cg_type e = s->in[0]->element;
  cgi_complex x = cgi_complex_of(cgi_interp_scalar_f(e, a->s.bits), cgi_interp_scalar_f(e, a->s.imag)), y = cgi_complex_of(0, 0), r = x;
  if (b && s->in[1]->kind == CG_TYPE_COMPLEX) y = cgi_complex_of(cgi_interp_scalar_f(e, b->s.bits), cgi_interp_scalar_f(e, b->s.imag));
  switch (s->code) {
  case CGI_S_ADD: r = cgi_complex_of(x.re + y.re, x.im + y.im); break;
  case CGI_S_SUB: r = cgi_complex_of(x.re - y.re, x.im - y.im); break;
  case CGI_S_MUL: r = cgi_complex_mul(x, y); break;
  case CGI_S_SQUARE: r = cgi_complex_mul(x, x); break;
  case CGI_S_DIV: r = cgi_interp_scalar_cdiv(x, y); break;
  case CGI_S_POW: r = cgi_interp_scalar_cpow(x, y); break;
  case CGI_S_NEG: r = cgi_complex_of(-x.re, -x.im); break;
  case CGI_S_MAX: r = (x.re == y.re ? x.im >= y.im : x.re >= y.re) ? x : y; break;
  case CGI_S_MIN: r = (x.re == y.re ? x.im < y.im : x.re < y.re) ? x : y; break;
  case CGI_S_ATAN2: { // -i log((y + i x) / sqrt(x^2 + y^2))
    cgi_complex xx = cgi_complex_mul(x, x), yy = cgi_complex_mul(y, y);
    r = cgi_interp_scalar_csqrt(cgi_complex_of(xx.re + yy.re, xx.im + yy.im));
    r = cgi_interp_scalar_clog(cgi_interp_scalar_cdiv(cgi_complex_of(y.re - x.im, y.im + x.re), r));
    r = cgi_complex_of(r.im, -r.re);
    break;
  }
  case CGI_S_CONJ: r.im = -x.im; break;
  case CGI_S_ABS: out->s.bits = cgi_interp_scalar_b(s->out, hypot(x.re, x.im)); return 1;
  case CGI_S_REAL: out->s.bits = a->s.bits; return 1;
  case CGI_S_IMAG: out->s.bits = a->s.imag; return 1;
  case CGI_S_COMPARE: {
    bool im = x.re == y.re; // the real parts first
    double p = im ? x.im : x.re, q = im ? y.im : y.re;
    out->s.bits = p != p || q != q ? s->predicate == CG_CMPI_NE : cgi_interp_scalar_compare3(s->predicate, p < q, im && p == q, p > q);
    return 1;
  }
  default:
    if (!cgi_interp_scalar_complex_func(s->code, x, &r)) return 0;
  }
  if (s->out->kind != CG_TYPE_COMPLEX) return 0;
  out->s.bits = cgi_interp_scalar_b(s->out->element, r.re);
  out->s.imag = cgi_interp_scalar_b(s->out->element, r.im);
  return 1;
}

// ---- StableHLO on integers ---------------------------------------------------------------------------------------------------------------------
static uint64_t cgi_interp_scalar_ipow(uint64_t base, int64_t sbase, uint64_t e, int64_t se, bool is_signed, unsigned width) {
  if (is_signed && se < 0) {
    if (sbase == 1) return 1;
    if (sbase == -1) return (se & 1) ? ~(uint64_t)0 : 1;
    return 0;
  }
  uint64_t r = 1;
  for (uint64_t n = e & cgi_interp_scalar_mask(width); n; n >>= 1, base *= base)
    if (n & 1) r *= base;
  return r;
}

static uint64_t cgi_interp_scalar_int_div(const cgi_scalar_op *s, uint64_t x, uint64_t y, int64_t sx, int64_t sy, bool remainder) {
  if (y == 0) // as XLA defines it: all ones, and the dividend
    return remainder ? x : ~(uint64_t)0;
  if (!s->is_signed) return remainder ? x % y : x / y;
  if (sy == -1) return remainder ? 0 : 0 - x;
  return (uint64_t)(remainder ? sx % sy : sx / sy);
}

static unsigned cgi_interp_scalar_popcount(uint64_t v) {
  unsigned n = 0;
  for (; v; v &= v - 1) ++n;
  return n;
}

static bool cgi_interp_scalar_int(const cgi_scalar_op *s, const cgi_cell *a, const cgi_cell *b, const cgi_cell *c, cgi_cell *out) {
  uint64_t x = a->s.bits, y = b ? b->s.bits : 0, r = 0;
  unsigned w = s->width;
  int64_t sx = s->is_signed ? cgi_interp_scalar_sext(x, w) : (int64_t)x, sy = s->is_signed ? cgi_interp_scalar_sext(y, w) : (int64_t)y;
  bool lt = s->is_signed ? sx < sy : x < y;
  switch (s->code) {
  case CGI_S_ADD: r = s->kind == CGI_K_BOOL ? (x | y) : x + y; break;
  case CGI_S_SUB: r = x - y; break;
  case CGI_S_MUL: r = s->kind == CGI_K_BOOL ? (x & y) : x * y; break;
  case CGI_S_SQUARE: r = x * x; break;
  case CGI_S_DIV: r = cgi_interp_scalar_int_div(s, x, y, sx, sy, false); break;
  case CGI_S_REM: r = cgi_interp_scalar_int_div(s, x, y, sx, sy, true); break;
  case CGI_S_NEG: r = 0 - x; break;
  case CGI_S_ABS: r = s->is_signed && sx < 0 ? 0 - x : x; break;
  case CGI_S_SIGN: r = x == 0 ? 0 : s->is_signed && sx < 0 ? ~(uint64_t)0 : 1; break;
  case CGI_S_MAX: r = lt ? y : x; break;
  case CGI_S_MIN: r = lt ? x : y; break;
  case CGI_S_CLAMP: { // a = min, b = operand, c = max
    uint64_t z = c->s.bits;
    r = lt ? y : x;
    if (s->is_signed ? cgi_interp_scalar_sext(z, w) < cgi_interp_scalar_sext(r, w) : z < r) r = z;
    break;
  }
  case CGI_S_POW:
  case CGI_S_IPOW: r = cgi_interp_scalar_ipow(s->is_signed ? (uint64_t)sx : x, sx, y, sy, s->is_signed, w); break;
  case CGI_S_AND: r = x & y; break;
  case CGI_S_OR: r = x | y; break;
  case CGI_S_XOR: r = x ^ y; break;
  case CGI_S_NOT: r = ~x; break;
  case CGI_S_SHL: r = y >= w ? 0 : x << y; break;
  case CGI_S_SHRL: r = y >= w ? 0 : x >> y; break;
  case CGI_S_SHRA: {
    int64_t v = cgi_interp_scalar_sext(x, w);
    unsigned n = y >= w ? w - 1 : (unsigned)y;
    r = v < 0 ? ~(~(uint64_t)v >> n) : (uint64_t)v >> n;
    break;
  }
  case CGI_S_POPCNT: r = cgi_interp_scalar_popcount(x); break;
  case CGI_S_CLZ:
    for (r = 0; r < w && !((x >> (w - 1 - r)) & 1); ++r) {}
    break;
  case CGI_S_COMPARE: out->s.bits = cgi_interp_scalar_compare3(s->predicate, lt, x == y, !lt && x != y); return true;
  case CGI_S_IS_FINITE: out->s.bits = 1; return true;
  case CGI_S_REAL: r = x; break;
  default: return false;
  }
  out->s.bits = r & cgi_interp_scalar_mask(w);
  return true;
}

// ---- StableHLO on floats -----------------------------------------------------------------------------------------------------------------------
static double cgi_interp_scalar_fmax(double x, double y, bool is_max) { // NaN wins; +0 is above -0
  if (cgi_interp_scalar_nan(x)) return x;
  if (cgi_interp_scalar_nan(y)) return y;
  if (x == 0 && y == 0) return cgi_interp_scalar_neg(x) == is_max ? y : x;
  return (x > y) == is_max ? x : y;
}

static uint64_t cgi_interp_scalar_reduce_precision(const cgi_scalar_op *s, cgi_float_format format, uint64_t x) {
  cgi_format_facts facts = cgi_facts_of(format);
  if (!facts.has_infinity) { // in one that has it: what overflows becomes a NaN here
    x = cgi_encode_float(CGI_F32, cgi_decode_float(format, x));
    return cgi_encode_float(format, cgi_decode_float(CGI_F32, cgi_interp_scalar_reduce_precision(s, CGI_F32, x)));
  }
  unsigned mb = (unsigned)facts.mantissa_bits, eb = (unsigned)facts.exponent_bits;
  uint64_t sign = x & ((uint64_t)1 << (mb + eb)), exp_mask = cgi_interp_scalar_mask(eb) << mb;
  if (cgi_interp_scalar_nan(cgi_decode_float(format, x))) return x;
  if (s->p1 < (int64_t)mb) {
    unsigned drop = mb - (unsigned)s->p1;
    uint64_t last = (uint64_t)1 << drop, bias = (last >> 1) - 1;
    x += ((x >> drop) & 1) + bias;
    x &= ~(last - 1);
  }
  if (s->p0 < (int64_t)eb) {
    uint64_t bias = cgi_interp_scalar_mask(eb) >> 1, reduced = cgi_interp_scalar_mask((unsigned)s->p0 - 1), e = x & exp_mask;
    if (e > (bias + reduced) << mb) return sign | exp_mask;
    if (e <= (bias - reduced) << mb) return sign;
  }
  return x & (exp_mask | cgi_interp_scalar_mask(mb) | sign);
}

static uint64_t cgi_interp_scalar_next_after(cg_type t, uint64_t x, uint64_t y) {
  double dx = cgi_interp_scalar_f(t, x), dy = cgi_interp_scalar_f(t, y);
  uint64_t sign = (uint64_t)1 << (t->width - 1);
  if (cgi_interp_scalar_nan(dx) || cgi_interp_scalar_nan(dy)) return cgi_interp_scalar_b(t, cgi_interp_scalar_quiet_nan());
  if (dx == dy) return y;
  if (dx == 0) return (y & sign) | 1;
  return (dx < dy) == !(x & sign) ? x + 1 : x - 1;
}

static bool cgi_interp_scalar_total_less(uint64_t x, uint64_t y, unsigned w) {
  uint64_t sign = (uint64_t)1 << (w - 1);
  x = x & sign ? ~x & cgi_interp_scalar_mask(w) : x | sign;
  y = y & sign ? ~y & cgi_interp_scalar_mask(w) : y | sign;
  return x < y;
}

static void cgi_interp_scalar_float(const cgi_scalar_op *s, const cgi_cell *a, const cgi_cell *b, const cgi_cell *c, cgi_cell *out) {
  cg_type t = s->in[0];
  double x = cgi_interp_scalar_f(t, a->s.bits), y = b && s->in[1]->kind == t->kind ? cgi_interp_scalar_f(t, b->s.bits) : 0, r = 0;
  uint64_t sign = (uint64_t)1 << (s->width - 1);
  switch (s->code) {
  case CGI_S_ADD: r = x + y; break;
  case CGI_S_SUB: r = x - y; break;
  case CGI_S_MUL: r = x * y; break;
  case CGI_S_SQUARE: r = x * x; break;
  case CGI_S_DIV: r = x / y; break;
  case CGI_S_NEG: out->s.bits = a->s.bits ^ sign; return;
  case CGI_S_ABS: out->s.bits = a->s.bits & ~sign; return;
  case CGI_S_SIGN: r = cgi_interp_scalar_nan(x) || x == 0 ? x : x > 0 ? 1.0 : -1.0; break;
  case CGI_S_MAX: r = cgi_interp_scalar_fmax(x, y, true); break;
  case CGI_S_MIN: r = cgi_interp_scalar_fmax(x, y, false); break;
  case CGI_S_CLAMP: r = cgi_interp_scalar_fmax(cgi_interp_scalar_fmax(x, y, true), cgi_interp_scalar_f(t, c->s.bits), false); break;
  case CGI_S_IS_FINITE: out->s.bits = !cgi_interp_scalar_nan(x) && !cgi_interp_scalar_inf(x); return;
  case CGI_S_IS_INF: out->s.bits = cgi_interp_scalar_inf(x); return;
  case CGI_S_IS_POS_INF: out->s.bits = cgi_interp_scalar_inf(x) && x > 0; return;
  case CGI_S_IS_NEG_INF: out->s.bits = cgi_interp_scalar_inf(x) && x < 0; return;
  case CGI_S_REDUCE_PRECISION: out->s.bits = cgi_interp_scalar_reduce_precision(s, cgi_format_of(s->in[0]), a->s.bits); return;
  case CGI_S_NEXT_AFTER: out->s.bits = cgi_interp_scalar_next_after(t, a->s.bits, b->s.bits); return;
  case CGI_S_COMPARE: {
    bool eq = a->s.bits == b->s.bits || (!s->total_order && x == 0 && y == 0),
         lt = !eq && cgi_interp_scalar_total_less(a->s.bits, b->s.bits, s->width);
    bool unordered = !s->total_order && (cgi_interp_scalar_nan(x) || cgi_interp_scalar_nan(y));
    out->s.bits = unordered ? s->predicate == CG_CMPI_NE : cgi_interp_scalar_compare3(s->predicate, lt, eq, !lt && !eq);
    return;
  }
  case CGI_S_COMPLEX:
    out->s.bits = a->s.bits;
    out->s.imag = b->s.bits;
    return;
  case CGI_S_REAL:
  case CGI_S_CONJ: out->s.bits = a->s.bits; return;
  case CGI_S_IMAG: out->s.bits = 0; return;
  case CGI_S_FPOWI: r = pow(x, (double)cgi_cell_index(s->in[1], b)); break;
  default: r = s->code < CGI_S_FUNC2_FIRST ? cgi_ifunc1(s->code, x) : cgi_ifunc2(s->code, x, y);
  }
  out->s.bits = cgi_interp_scalar_b(t, r);
}

// ---- conversions -------------------------------------------------------------------------------------------------------------------------------
// An integer to double, its low bits folded into one sticky bit, so that the next rounding (to a narrower float) is right.
static double cgi_interp_scalar_int_to_double(cg_type from, cg_type to, uint64_t bits) {
  bool negative = !cgi_interp_scalar_unsigned(from) && cgi_interp_scalar_sext(bits, cgi_interp_scalar_width(from)) < 0;
  uint64_t u = cgi_interp_scalar_unsigned(from) ? bits : (uint64_t)cgi_interp_scalar_sext(bits, cgi_interp_scalar_width(from));
  if (negative) u = 0 - u;
  if (to->kind != CG_TYPE_F64 && u >> 53) u = (u & ~(uint64_t)2047) | ((u & 2047) ? 2048 : 0);
  double d = (double)u;
  return negative ? -d : d;
}

static uint64_t cgi_interp_scalar_double_to_int(cg_type to, double v) { // saturates; NaN gives 0
  unsigned w = cgi_interp_scalar_width(to);
  if (to->kind == CG_TYPE_INTEGER && to->width == 1) return v != 0;
  if (cgi_interp_scalar_nan(v)) return 0;
  if (cgi_interp_scalar_unsigned(to)) {
    if (!(v > 0)) return 0;
    return v >= ldexp(1.0, (int)w) ? cgi_interp_scalar_mask(w) : (uint64_t)v;
  }
  double limit = ldexp(1.0, (int)w - 1);
  if (v >= limit) return cgi_interp_scalar_mask(w) >> 1;
  if (v <= -limit) return (uint64_t)1 << (w - 1);
  return (uint64_t)(int64_t)v & cgi_interp_scalar_mask(w);
}

CGI_DEF cgi_scalar cgi_convert_scalar(cg_type from, cg_type to, cgi_scalar s) {
  cgi_scalar r;
  r.bits = r.imag = 0;
  if (from == to) return s;
  if (to->kind == CG_TYPE_COMPLEX) {
    cgi_scalar part = s;
    if (from->kind == CG_TYPE_COMPLEX) {
      part.bits = s.imag;
      r.imag = cgi_convert_scalar(from->element, to->element, part).bits;
      part.bits = s.bits;
      r.bits = cgi_convert_scalar(from->element, to->element, part).bits;
    } else {
      r.bits = cgi_convert_scalar(from, to->element, part).bits;
    }
    return r;
  }
  if (from->kind == CG_TYPE_COMPLEX) return cgi_convert_scalar(from->element, to, s);
  bool ff = cgi_kind_of(from) == CGI_K_FLOAT, tf = cgi_kind_of(to) == CGI_K_FLOAT;
  if (ff && tf)
    r.bits = cgi_interp_scalar_b(to, cgi_interp_scalar_f(from, s.bits));
  else if (ff)
    r.bits = cgi_interp_scalar_double_to_int(to, cgi_interp_scalar_f(from, s.bits));
  else if (tf)
    r.bits = cgi_interp_scalar_b(to, cgi_interp_scalar_int_to_double(from, to, s.bits));
  else if (cgi_kind_of(to) == CGI_K_BOOL)
    r.bits = s.bits != 0;
  else
    r.bits = (cgi_interp_scalar_unsigned(from) ? s.bits : (uint64_t)cgi_interp_scalar_sext(s.bits, cgi_interp_scalar_width(from))) &
             cgi_interp_scalar_mask(cgi_interp_scalar_width(to));
  return r;
}

// ---- decoding ----------------------------------------------------------------------------------------------------------------------------------
static cg_type cgi_interp_scalar_element(cg_type t) { return cg_type_is_shaped(t) ? t->element : t; }

static int64_t cgi_interp_scalar_hlo_direction(cg_op op) {
  static const char *const names[6] = {"EQ", "NE", "LT", "LE", "GT", "GE"}; // as cg_cmpi_predicate has them
  cg_str word = cgi_hlo_keyword(op, "comparison_direction");
  for (int64_t i = 0; i < 6; ++i)
    if (cgi_str_is(word, names[i])) return i;
  return 0;
}

CGI_DEF bool cgi_scalar_op_init(cgi_machine *m, const cgi_row *row, cg_op op, cgi_scalar_op *out) {
  CGI_UNUSED cg_context *ctx = m->ctx;
  memset(out, 0, sizeof *out);
  out->op = op;
  out->code = out->function = (cgi_scalar_code)row->code;
  out->rule = (cgi_scalar_rule)row->rule;
  if (out->code >= CGI_S_FUNC1_FIRST && cgi_scalar_folds(op->def->kind)) out->code = CGI_S_EVAL; // exact there
  out->arity = op->num_operands;
  if (op->num_operands == 0 || op->num_operands > 3 || op->num_results != 1)
    return cgi_op_error(op, "cannot be interpreted with %u operands and %u results", op->num_operands, op->num_results);
  for (unsigned i = 0; i < op->num_operands; ++i) out->in[i] = cgi_interp_scalar_element(op->operands[i].value->type);
  out->out = cgi_interp_scalar_element(op->results[0]->type);
  cg_type first = out->in[0];
  out->kind = cgi_kind_of(first);
  out->width = cgi_interp_scalar_width(first);
  out->is_signed = !cgi_interp_scalar_unsigned(first);
  out->is_index = out->out->kind == CG_TYPE_INDEX;
  if (out->code == CGI_S_CMPI) out->predicate = cgi_predicate_of(op);
  if (out->code == CGI_S_COMPARE) {
    out->predicate = cgi_interp_scalar_hlo_direction(op);
    cg_str kind = cgi_hlo_keyword(op, "compare_type");
    out->total_order = cgi_str_is(kind, "TOTALORDER");
    if (cgi_str_is(kind, "UNSIGNED")) out->is_signed = false;
  }
  if (out->code == CGI_S_REDUCE_PRECISION) {
    out->p0 = cgi_op_int(op, "exponent_bits");
    out->p1 = cgi_op_int(op, "mantissa_bits");
    if (out->p0 < 1 || out->p1 < 0) return cgi_op_error(op, "has no such precision");
  }
  if (out->code >= CGI_S_F32ADD && out->code <= CGI_S_F32DIV && first->kind != CG_TYPE_F32) out->code = CGI_S_EVAL;
  if (out->kind == CGI_K_OTHER && out->code != CGI_S_SELECT)
    return cgi_op_unsupported(op, "on %t cannot be interpreted", op->operands[0].value->type);
  return true;
}

// ---- evaluation --------------------------------------------------------------------------------------------------------------------------------
static void cgi_interp_scalar_flush(cg_type t, cgi_cell *c) {
  if (cgi_kind_of(t) != CGI_K_FLOAT) return;
  unsigned mb = (unsigned)cgi_facts_of(cgi_format_of(t)).mantissa_bits;
  uint64_t exp_mask = cgi_interp_scalar_mask(t->width - 1) & ~cgi_interp_scalar_mask(mb);
  if ((c->s.bits & exp_mask) == 0) c->s.bits &= (uint64_t)1 << (t->width - 1);
}

static bool cgi_interp_scalar_slow(cgi_machine *m, const cgi_scalar_op *s, const cgi_cell *a, const cgi_cell *b, const cgi_cell *c, cgi_cell *out) {
  CGI_UNUSED cg_context *ctx = m->ctx;
  if (s->code == CGI_S_EVAL) {
    cgi_scalar in[3];
    in[0] = a->s;
    if (b) in[1] = b->s;
    if (c) in[2] = c->s;
    if (cgi_eval(s->op, s->in, in, s->out, &out->s)) return true;
    switch (s->op->def->kind) {
    case CG_ARITH_DIVSI:
    case CG_ARITH_DIVUI:
    case CG_ARITH_CEILDIVSI:
    case CG_ARITH_CEILDIVUI:
    case CG_ARITH_FLOORDIVSI:
    case CG_ARITH_REMSI:
    case CG_ARITH_REMUI: return cgi_op_error(s->op, "[arithmetic-overflow] divides by zero, or its quotient does not fit");
    default: break;
    }
    out->undef = CGI_UNDEF; // poison: an error where it matters
    out->s.bits = out->s.imag = 0;
    return true;
  }
  if (s->code == CGI_S_CONVERT) {
    out->s = cgi_convert_scalar(s->in[0], s->out, a->s);
    return true;
  }
  bool done = false;
  switch (s->kind) {
  case CGI_K_INT:
  case CGI_K_BOOL: done = cgi_interp_scalar_int(s, a, b, c, out); break;
  case CGI_K_FLOAT: cgi_interp_scalar_float(s, a, b, c, out); return true;
  case CGI_K_COMPLEX: done = cgi_interp_scalar_complex(s, a, b, out) == 1; break;
  default: break;
  }
  if (!done) return cgi_op_unsupported(s->op, "on %t cannot be interpreted", s->in[0]);
  return true;
}

// Operations on bits with operands that were written in part: the defined bits of the result are right, and known to be.
static void cgi_interp_scalar_holes(const cgi_scalar_op *s, const cgi_cell *a, const cgi_cell *b, cgi_cell *out) {
  unsigned w = s->width;
  uint64_t mask = cgi_interp_scalar_mask(w), x = a->s.bits, y = b ? b->s.bits : 0, hx = a->undef & mask, hy = b ? b->undef & mask : 0;
  bool shift = b && hy == 0 && y < w;
  if (s->kind != CGI_K_INT && s->kind != CGI_K_BOOL) return;
  cg_op_kind kind = s->code == CGI_S_AND   ? CG_ARITH_ANDI
                    : s->code == CGI_S_OR  ? CG_ARITH_ORI
                    : s->code == CGI_S_XOR ? CG_ARITH_XORI
                                           : s->op->def->kind;
  switch (kind) {
  case CG_ARITH_ANDI:
    out->s.bits = x & y;
    out->undef = (hx | hy) & (x | hx) & (y | hy);
    break;
  case CG_ARITH_ORI:
    out->s.bits = x | y;
    out->undef = (hx | hy) & (~x | hx) & (~y | hy) & mask;
    break;
  case CG_ARITH_XORI:
    out->s.bits = x ^ y;
    out->undef = hx | hy;
    break;
  case CG_ARITH_SHLI:
    if (!shift) return;
    out->s.bits = (x << y) & mask;
    out->undef = (hx << y) & mask;
    break;
  case CG_ARITH_SHRUI:
    if (!shift) return;
    out->s.bits = x >> y;
    out->undef = hx >> y;
    break;
  case CG_ARITH_SHRSI:
    if (!shift || (hx >> (w - 1) & 1)) return;
    out->s.bits = (uint64_t)(cgi_interp_scalar_sext(x, w) < 0 ? ~(~(uint64_t)cgi_interp_scalar_sext(x, w) >> y) : x >> y) & mask;
    out->undef = hx >> y;
    break;
  case CG_ARITH_TRUNCI:
  case CG_ARITH_EXTUI:
  case CG_ARITH_BITCAST:
    if (cgi_kind_of(s->out) == CGI_K_FLOAT) return;
    out->s.bits = x & cgi_interp_scalar_mask(cgi_interp_scalar_width(s->out));
    out->undef = hx & cgi_interp_scalar_mask(cgi_interp_scalar_width(s->out));
    break;
  default: return;
  }
  out->s.bits &= ~out->undef;
}

static bool cgi_interp_scalar_unsigned_division(cg_op_kind kind) {
  return kind == CG_ARITH_DIVUI || kind == CG_ARITH_CEILDIVUI || kind == CG_ARITH_REMUI || kind == CG_ARITH_SHRUI;
}

CGI_DEF bool cgi_ieval(cgi_machine *m, const cgi_scalar_op *s, const cgi_cell *a, const cgi_cell *b, const cgi_cell *c, cgi_cell *out) {
  CGI_UNUSED cg_context *ctx = m->ctx;
  cgi_cell r;
  r.s.imag = 0;
  r.s.bits = 0;
  r.mag = r.err = 0;
  r.undef = a->undef || (b && b->undef) || (c && c->undef) ? CGI_UNDEF : 0;
  switch (s->code) {
  case CGI_S_IADD: r.s.bits = (a->s.bits + b->s.bits) & cgi_interp_scalar_mask(s->width); break;
  case CGI_S_ISUB: r.s.bits = (a->s.bits - b->s.bits) & cgi_interp_scalar_mask(s->width); break;
  case CGI_S_IMUL: r.s.bits = (a->s.bits * b->s.bits) & cgi_interp_scalar_mask(s->width); break;
  case CGI_S_CMPI: {
    uint64_t x = a->s.bits, y = b->s.bits;
    int64_t sx = cgi_interp_scalar_sext(x, s->width), sy = cgi_interp_scalar_sext(y, s->width);
    r.s.bits = cgi_cmpi(s->predicate, sx, sy, x, y);
    break;
  }
  case CGI_S_F32ADD: r.s.bits = cgi_interp_scalar_b32(cgi_interp_scalar_f32(a->s.bits) + cgi_interp_scalar_f32(b->s.bits)); break;
  case CGI_S_F32SUB: r.s.bits = cgi_interp_scalar_b32(cgi_interp_scalar_f32(a->s.bits) - cgi_interp_scalar_f32(b->s.bits)); break;
  case CGI_S_F32MUL: r.s.bits = cgi_interp_scalar_b32(cgi_interp_scalar_f32(a->s.bits) * cgi_interp_scalar_f32(b->s.bits)); break;
  case CGI_S_F32DIV: r.s.bits = cgi_interp_scalar_b32(cgi_interp_scalar_f32(a->s.bits) / cgi_interp_scalar_f32(b->s.bits)); break;
  case CGI_S_SELECT: {
    const cgi_cell *taken = (a->s.bits & 1) ? b : c;
    r.s = taken->s;
    r.undef = a->undef ? CGI_UNDEF : taken->undef;
    break;
  }
  default:
    if (r.undef)
      cgi_interp_scalar_holes(s, a, b, &r);
    else if (!cgi_interp_scalar_slow(m, s, a, b, c, &r))
      return false;
    break;
  }
  // A negative index divided as unsigned is another number in the 32 bits of kernels: lanes that nothing stores compute such.
  if (s->is_index && m->dispatch && (int64_t)a->s.bits < 0 && cgi_interp_scalar_unsigned_division(s->op->def->kind)) r.undef = CGI_UNDEF;
  // What does not fit in 32 bits is a fault, not a number.
  if (s->is_index && m->dispatch && !r.undef && (int64_t)r.s.bits != (int64_t)(int32_t)(uint32_t)r.s.bits) {
    cgi_op_error(s->op, "[arithmetic-overflow] overflows a 32-bit index: the result is %l", (int64_t)r.s.bits);
    return false;
  }
  if (m->flush) cgi_interp_scalar_flush(s->out, &r);
  if (m->bounds) cgi_ishadow(s, a, b, c, &r);
  *out = r;
  return true;
}
