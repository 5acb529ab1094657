// The shadow of a floating-point value: the sum of magnitudes that went into it and a bound of its error, whatever the order of additions. A bound of
// zero means that every order gives the same bits.
#include <math.h>

#include "interp/interp.h"

static bool cgi_shadow_finite(double v) {
  uint64_t b;
  memcpy(&b, &v, sizeof b);
  return (b & 0x7FF0000000000000ull) != 0x7FF0000000000000ull;
}

static unsigned cgi_shadow_precision(cg_type t) { // bits of the significand, the hidden one included
  switch (t->kind) {
  case CG_TYPE_F16: return 11;
  case CG_TYPE_BF16: return 8;
  case CG_TYPE_F32: return 24;
  case CG_TYPE_F8E4M3FN: return 4;
  case CG_TYPE_F8E5M2: return 3;
  default: return 53;
  }
}

CGI_DEF double cgi_type_eps(cg_type t) { return ldexp(1.0, 1 - (int)cgi_shadow_precision(t)); }

static double cgi_shadow_tiny(cg_type t) { // the smallest normal number: what a device may flush
  switch (t->kind) {
  case CG_TYPE_F16: return ldexp(1.0, -14);
  case CG_TYPE_F64: return ldexp(1.0, -1022);
  case CG_TYPE_F8E4M3FN: return ldexp(1.0, -6);
  case CG_TYPE_F8E5M2: return ldexp(1.0, -14);
  default: return ldexp(1.0, -126);
  }
}

static bool cgi_shadow_integral(double v, double mag, unsigned precision) { return mag <= ldexp(1.0, (int)precision) && floor(v) == v; }

static double cgi_shadow_mag(cg_type t, const cgi_cell *c) {
  double v = fabs(cgi_cell_value(t, c));
  return c->mag > v ? c->mag : v;
}

// Of a number that the error makes one of either sign, every zero that comes of it has a sign that is open.
static double cgi_shadow_zero(double v, double x, double err) { return v == 0 && err > 0 && err >= fabs(x) ? ldexp(1.0, -1074) : 0; }

static CGI_NOINLINE double cgi_shadow_max(double a, double b) { return a > b || b != b ? a : b; } // a NaN counts for nothing

static void cgi_shadow_add(const cgi_scalar_op *s, const cgi_cell *a, const cgi_cell *b, cgi_cell *out) {
  unsigned p = cgi_shadow_precision(s->out);
  double x = cgi_cell_value(s->in[0], a), y = cgi_cell_value(s->in[1], b), v = cgi_cell_value(s->out, out);
  out->mag = cgi_shadow_mag(s->in[0], a) + cgi_shadow_mag(s->in[1], b);
  out->err = a->err + b->err;
  bool exact = cgi_shadow_integral(x, out->mag, p) && cgi_shadow_integral(y, out->mag, p);
  if (!exact)
    out->err += cgi_type_eps(s->out) * out->mag;
  else if (v == 0)
    out->err += ldexp(1.0, -1074); // the sign of a zero sum depends on the order
}

static void cgi_shadow_mul(const cgi_scalar_op *s, const cgi_cell *a, const cgi_cell *b, cgi_cell *out) {
  cg_type tb = s->in[1] ? s->in[1] : s->in[0]; // chlo.square has one operand
  double x = cgi_cell_value(s->in[0], a), y = cgi_cell_value(tb, b), v = cgi_cell_value(s->out, out);
  double ma = cgi_shadow_mag(s->in[0], a), mb = cgi_shadow_mag(tb, b);
  out->mag = ma * mb;
  out->err = ma * b->err + mb * a->err + a->err * b->err;
  if (x * y != v || (v != 0 && fabs(v) < cgi_shadow_tiny(s->out))) out->err += cgi_type_eps(s->out) * out->mag;
  out->err += cgi_shadow_zero(v, x, a->err) + cgi_shadow_zero(v, y, b->err);
}

static void cgi_shadow_div(const cgi_scalar_op *s, const cgi_cell *a, const cgi_cell *b, cgi_cell *out) {
  double y = fabs(cgi_cell_value(s->in[1], b)), v = fabs(cgi_cell_value(s->out, out));
  double room = y - b->err;
  out->mag = v;
  out->err = (a->err == 0 && b->err == 0) ? 0 : room > 0 ? (a->err + v * b->err) / room : HUGE_VAL;
  double x = cgi_cell_value(s->in[0], a);
  int exponent;
  // Vulkan promises 2.5 ULP, and NVIDIA's 3 / 3 may miss 1: only powers of two divide exactly everywhere.
  if (v * y != fabs(x) || frexp(y, &exponent) != 0.5 || !cgi_shadow_finite(v)) out->err += 3 * cgi_type_eps(s->out) * v;
  out->err += cgi_shadow_zero(v, x, a->err);
}

static double cgi_shadow_eval(const cgi_scalar_op *s, double x, double y, double fallback) {
  if (s->function >= CGI_S_FUNC2_FIRST) return cgi_ifunc2(s->function, x, y);
  if (s->function >= CGI_S_FUNC1_FIRST) return cgi_ifunc1(s->function, x);
  return s->function == CGI_S_SIGN ? (x > 0 ? 1.0 : x < 0 ? -1.0 : 0.0) : fallback;
}

static void cgi_shadow_func(const cgi_scalar_op *s, const cgi_cell *a, const cgi_cell *b, cgi_cell *out) {
  double x = cgi_cell_value(s->in[0], a), y = b ? cgi_cell_value(s->in[1], b) : 0, v = cgi_cell_value(s->out, out), e = 0;
  double ea = a->err, eb = b ? b->err : 0;
  if (ea > 0 || eb > 0)
    for (int i = 0; i < 4; ++i) {
      double d = fabs(cgi_shadow_eval(s, i & 1 ? x + ea : x - ea, i & 2 ? y + eb : y - eb, v + ea) - v);
      e = d > e || d != d ? d : e;
    }
  bool periodic = s->function == CGI_S_SIN || s->function == CGI_S_COS;
  if (periodic) e = cgi_shadow_max(e, ea < 2 ? ea : 2); // between two places with the same sine there are others
  out->mag = fabs(v);
  out->err = e != e ? HUGE_VAL : 1.5 * e + cgi_shadow_zero(v, x, ea);
  if (s->rule == CGI_SR_INTEGRAL) return; // no implementation rounds these
  // Functions are within 4 ULP where we write them; sines and cosines are held to an absolute error, too, beyond their first period.
  double ulps = 4;
  out->err += ulps * cgi_type_eps(s->out) * fabs(v);
  if (periodic || s->function == CGI_S_TAN) out->err += cgi_type_eps(s->out) * (1.0 + fabs(x) * 0.01);
  out->err += cgi_shadow_tiny(s->out); // results that a device flushes
}

// What is not finite may be anything: by an operand that may be, or as infinity times what may be zero.
static bool cgi_shadow_open(const cgi_scalar_op *s, const cgi_cell *a, const cgi_cell *b, const cgi_cell *c, const cgi_cell *out) {
  if (s->rule == CGI_SR_SELECT || s->rule == CGI_SR_COPY) return out->err == HUGE_VAL;
  if (a->err == HUGE_VAL || (b && b->err == HUGE_VAL) || (c && c->err == HUGE_VAL)) return true;
  if ((s->rule != CGI_SR_MUL && s->rule != CGI_SR_FMA) || !b) return false;
  return cgi_shadow_zero(0, cgi_cell_value(s->in[0], a), a->err) > 0 || cgi_shadow_zero(0, cgi_cell_value(s->in[1], b), b->err) > 0;
}

static void cgi_shadow_compare(const cgi_scalar_op *s, const cgi_cell *a, const cgi_cell *b, cgi_cell *out) {
  double d = fabs(cgi_cell_value(s->in[0], a) - cgi_cell_value(s->in[1], b)), e = a->err + b->err;
  out->err = e > 0 && !(d > e) ? 1 : 0; // 1: the outcome may differ
}

static void cgi_shadow_convert(const cgi_scalar_op *s, const cgi_cell *a, cgi_cell *out) {
  double x = cgi_cell_value(s->in[0], a), v = cgi_cell_value(s->out, out);
  out->mag = cgi_shadow_max(a->mag, fabs(v));
  out->err = a->err;
  if (cgi_kind_of(s->out) == CGI_K_FLOAT) {
    if (v != x) out->err += cgi_type_eps(s->out) * fabs(v);
  } else if (a->err > 0) {
    out->err = floor(a->err) + 1;
  }
}

CGI_DEF void cgi_ishadow(const cgi_scalar_op *s, const cgi_cell *a, const cgi_cell *b, const cgi_cell *c, cgi_cell *out) {
  if (s->kind == CGI_K_COMPLEX || cgi_kind_of(s->out) == CGI_K_COMPLEX) {
    out->mag = cgi_shadow_max(a->mag, b ? b->mag : 0) + 1;
    double v = fabs(cgi_cell_value(s->out, out)); // a generous bound: complex arithmetic cancels between its parts
    double w = s->out->kind == CG_TYPE_COMPLEX ? fabs(cgi_float_to_double(s->out->element, out->s.imag)) : 0;
    cg_type e = s->out->kind == CG_TYPE_COMPLEX ? s->out->element : cg_type_is_float(s->out) ? s->out : s->in[0]->element;
    out->err = 8 * (a->err + (b ? b->err : 0)) + 16 * cgi_type_eps(e) * (v + w);
    if (!cg_type_is_float(e) || s->rule == CGI_SR_NONE || s->rule == CGI_SR_CMP) out->err = 0;
    return;
  }
  switch (s->rule) {
  case CGI_SR_NONE: {
    double e = a->err + (b ? b->err : 0) + (c ? c->err : 0);
    out->err = e > 0 ? HUGE_VAL : 0;
    break;
  }
  case CGI_SR_COPY:
    out->mag = a->mag;
    out->err = a->err;
    break;
  case CGI_SR_ADD:
    if (s->kind == CGI_K_FLOAT)
      cgi_shadow_add(s, a, b, out);
    else
      out->err = a->err + b->err;
    break;
  case CGI_SR_MUL:
    if (s->kind == CGI_K_FLOAT)
      cgi_shadow_mul(s, a, b ? b : a, out);
    else if (b && (a->err > 0 || b->err > 0))
      out->err = fabs(cgi_cell_value(s->in[0], a)) * b->err + fabs(cgi_cell_value(s->in[1], b)) * a->err + a->err * b->err;
    break;
  case CGI_SR_DIV:
    if (s->kind == CGI_K_FLOAT)
      cgi_shadow_div(s, a, b, out);
    else
      out->err = a->err + b->err > 0 ? HUGE_VAL : 0;
    break;
  case CGI_SR_FMA: {
    double x = cgi_shadow_mag(s->in[0], a), y = cgi_shadow_mag(s->in[1], b);
    double v = cgi_cell_value(s->in[0], a) * cgi_cell_value(s->in[1], b), z = cgi_cell_value(s->in[2], c);
    out->mag = x * y + cgi_shadow_mag(s->in[2], c);
    out->err = x * b->err + y * a->err + c->err;
    if (!cgi_shadow_integral(v, out->mag, cgi_shadow_precision(s->out)) || !cgi_shadow_integral(z, out->mag, cgi_shadow_precision(s->out)))
      out->err += cgi_type_eps(s->out) * out->mag;
    break;
  }
  case CGI_SR_MINMAX:
    out->mag = cgi_shadow_max(cgi_shadow_max(a->mag, b->mag), c ? c->mag : 0);
    out->err = cgi_shadow_max(cgi_shadow_max(a->err, b->err), c ? c->err : 0);
    break;
  case CGI_SR_SELECT: {
    const cgi_cell *taken = (a->s.bits & 1) ? b : c, *other = taken == b ? c : b;
    out->mag = taken->mag;
    out->err = taken->err;
    if (a->err > 0 && !other->undef)
      out->err = cgi_shadow_max(taken->err, other->err) + fabs(cgi_cell_value(s->out, taken) - cgi_cell_value(s->out, other));
    break;
  }
  case CGI_SR_CMP: cgi_shadow_compare(s, a, b, out); break;
  case CGI_SR_CONVERT: cgi_shadow_convert(s, a, out); break;
  case CGI_SR_FUNC:
  case CGI_SR_ROUNDED:
  case CGI_SR_INTEGRAL:
    if (s->kind == CGI_K_FLOAT)
      cgi_shadow_func(s, a, b, out);
    else
      out->err = a->err > 0 ? HUGE_VAL : 0;
    break;
  }
  if (cgi_kind_of(s->out) == CGI_K_FLOAT) {
    double v = cgi_cell_value(s->out, out);
    if (!cgi_shadow_finite(v)) { // infinities and NaN are compared as what they are, where nothing leaves that open
      out->mag = 0;
      out->err = cgi_shadow_open(s, a, b, c, out) ? HUGE_VAL : 0;
      return;
    }
    if (out->mag != out->mag || !cgi_shadow_finite(out->mag)) out->mag = fabs(v);
    if (v != 0 && fabs(v) < cgi_shadow_tiny(s->out) && out->err < cgi_shadow_tiny(s->out) && s->rule != CGI_SR_COPY && s->rule != CGI_SR_SELECT)
      out->err += cgi_shadow_tiny(s->out); // denormal: may be flushed
  }
  if (out->err != out->err) out->err = HUGE_VAL;
}
