// StableHLO's linear algebra and transforms: fft, cholesky, triangular_solve; computed in double, rounded once.
#include <math.h>

#include "dialects/stablehlo.h"
#include "interp/interp.h"

static cgi_complex cgi_algebra_sub(cgi_complex a, cgi_complex b) { return cgi_complex_of(a.re - b.re, a.im - b.im); }
static cgi_complex cgi_algebra_conj(cgi_complex a) { return cgi_complex_of(a.re, -a.im); }
static cgi_complex cgi_algebra_div(cgi_complex a, cgi_complex b) {
  if (a.im == 0 && b.im == 0) return cgi_complex_of(a.re / b.re, 0); // with the sign of a zero, and by infinity
  double d = b.re * b.re + b.im * b.im;
  return cgi_complex_of((a.re * b.re + a.im * b.im) / d, (a.im * b.re - a.re * b.im) / d);
}

static cgi_complex cgi_algebra_get(const cgi_tensor *t, int64_t i, bool *undef) {
  cgi_cell c;
  cgi_tget(t, i, &c);
  *undef |= c.undef != 0;
  if (t->element->kind == CG_TYPE_COMPLEX)
    return cgi_complex_of(cgi_float_to_double(t->element->element, c.s.bits), cgi_float_to_double(t->element->element, c.s.imag));
  return cgi_complex_of(cgi_float_to_double(t->element, c.s.bits), 0);
}

// `scale` bounds the magnitudes that met in the value, `terms` their number.
static void cgi_algebra_put(cgi_thread *t, cgi_tensor *r, int64_t i, cgi_complex v, double scale, double terms, bool undef) {
  cgi_cell c;
  memset(&c, 0, sizeof c);
  cg_type e = r->element->kind == CG_TYPE_COMPLEX ? r->element->element : r->element;
  c.s.bits = cgi_double_to_float(e, v.re);
  if (e != r->element) c.s.imag = cgi_double_to_float(e, v.im);
  c.undef = undef ? CGI_UNDEF : 0;
  c.mag = scale;
  c.err = scale <= HUGE_VAL / 4 ? terms * cgi_type_eps(e) * scale : 0;
  cgi_tset(t->m, r, i, &c);
}

static bool cgi_algebra_is_float(const cgi_tensor *t) {
  cg_type e = t->element->kind == CG_TYPE_COMPLEX ? t->element->element : t->element;
  return cg_type_is_float(e);
}

// ---- fft ---------------------------------------------------------------------------------------------------------------------------------------
// One dimension of a dense complex array by the definition, O(n^2): `from` has n entries along it, `to` m; sign -1 forward, +1 inverse. Where
// `half` the missing entries of a real signal's spectrum are its conjugates.
static void cgi_algebra_dft_line(const cgi_complex *from, int64_t stride, int64_t have, int64_t n, cgi_complex *to, int64_t to_stride, int64_t m,
                                 int sign, bool half) {
  for (int64_t k = 0; k < m; ++k) {
    cgi_complex s = cgi_complex_of(0, 0);
    for (int64_t j = 0; j < n; ++j) {
      cgi_complex x = j < have ? from[j * stride] : half ? cgi_algebra_conj(from[(n - j) * stride]) : cgi_complex_of(0, 0);
      if (half && (j == 0 || 2 * j == n)) x.im = 0;
      double a = 2 * 3.14159265358979323846 * (double)((k * j) % n) / (double)n;
      s.re += x.re * cos(a) - sign * x.im * sin(a);
      s.im += x.im * cos(a) + sign * x.re * sin(a);
    }
    if (sign > 0) s = cgi_complex_of(s.re / (double)n, s.im / (double)n);
    to[k * to_stride] = s;
  }
}

// Along dimension d of `shape` (changed to m entries there); returns the new array.
static cgi_complex *cgi_algebra_dft(cg_context *ctx, cgi_complex *data, unsigned rank, int64_t *shape, unsigned d, int64_t n, int64_t m, int sign,
                                    bool half) {
  int64_t outer = 1, inner = 1, have = shape[d];
  for (unsigned i = 0; i < rank; ++i) {
    outer *= i < d ? shape[i] : 1;
    inner *= i > d ? shape[i] : 1;
  }
  cgi_complex *out = CGI_NEW_ARRAY(ctx, cgi_complex, outer * m * inner);
  for (int64_t o = 0; o < outer; ++o)
    for (int64_t i = 0; i < inner; ++i)
      cgi_algebra_dft_line(data + o * have * inner + i, inner, have, n, out + o * m * inner + i, inner, m, sign, half);
  cgi_free(ctx, data, (size_t)(outer * have * inner) * sizeof *data);
  shape[d] = m;
  return out;
}

CGI_DEF bool cgi_exec_fft(cgi_thread *t, const cgi_ins *in) {
  cg_context *ctx = t->m->ctx;
  const cgi_tensor *v = cgi_in_tensor(t, in, CG_STABLEHLO_FFT_OPERAND);
  cg_str kind = cgi_hlo_keyword(in->op, "fft_type");
  int64_t length[CGI_I_RANK], shape[CGI_I_RANK];
  int n = cgi_hlo_list(in->op, "fft_length", CGI_I_RANK, length);
  if (n < 1 || (unsigned)n > v->rank || !cgi_algebra_is_float(v)) return cgi_fault(t, in->op, "has no readable fft_length");
  bool undef = false, real_in = cgi_str_is(kind, "RFFT"), real_out = cgi_str_is(kind, "IRFFT");
  int sign = cgi_str_is(kind, "IFFT") || real_out ? 1 : -1;
  cgi_complex *data = CGI_NEW_ARRAY(ctx, cgi_complex, v->count);
  double scale = 0, terms = 4;
  for (int64_t i = 0; i < v->count; ++i) {
    data[i] = cgi_algebra_get(v, i, &undef);
    scale += fabs(data[i].re) + fabs(data[i].im);
  }
  for (unsigned d = 0; d < v->rank; ++d) shape[d] = v->shape[d];
  unsigned first = v->rank - (unsigned)n, last = v->rank - 1;
  if (real_in) data = cgi_algebra_dft(ctx, data, v->rank, shape, last, length[n - 1], length[n - 1] / 2 + 1, sign, false);
  for (unsigned d = first; d < v->rank; ++d) {
    terms += (double)length[d - first];
    if (d != last || (!real_in && !real_out)) data = cgi_algebra_dft(ctx, data, v->rank, shape, d, shape[d], shape[d], sign, false);
  }
  if (real_out) data = cgi_algebra_dft(ctx, data, v->rank, shape, last, length[n - 1], length[n - 1], sign, true);
  cgi_tensor *r = cgi_tensor_new(t->m, in->op->results[0]->type->element, v->rank, shape, false);
  for (int64_t i = 0; i < r->count; ++i) cgi_algebra_put(t, r, i, data[i], scale, terms, undef);
  cgi_free(ctx, data, (size_t)r->count * sizeof *data);
  cgi_out_tensor(t, in, 0, r);
  return true;
}

// ---- matrices ----------------------------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_exec_cholesky(cgi_thread *t, const cgi_ins *in) {
  const cgi_tensor *a = cgi_in_tensor(t, in, CG_STABLEHLO_CHOLESKY_A);
  bool lower = cgi_hlo_bool(in->op, "lower", false), undef = false;
  if (a->rank < 2 || a->shape[a->rank - 1] != a->shape[a->rank - 2] || !cgi_algebra_is_float(a)) return cgi_fault(t, in->op, "takes square matrices");
  cg_context *ctx = t->m->ctx;
  int64_t n = a->shape[a->rank - 1], batch = n ? a->count / (n * n) : 0;
  cgi_tensor *r = cgi_tensor_like(t->m, a->element, a);
  cgi_complex *l = CGI_NEW_ARRAY(ctx, cgi_complex, n * n);
  for (int64_t b = 0; b < batch; ++b) {
    double scale = 0;
    for (int64_t i = 0; i < n; ++i)
      for (int64_t j = 0; j <= i; ++j) { // the lower triangle; of an upper one the conjugates
        cgi_complex s =
            lower ? cgi_algebra_get(a, b * n * n + i * n + j, &undef) : cgi_algebra_conj(cgi_algebra_get(a, b * n * n + j * n + i, &undef));
        scale += fabs(s.re) + fabs(s.im);
        for (int64_t k = 0; k < j; ++k) s = cgi_algebra_sub(s, cgi_complex_mul(l[i * n + k], cgi_algebra_conj(l[j * n + k])));
        l[i * n + j] = i == j ? cgi_complex_of(sqrt(s.re), 0) : cgi_algebra_div(s, l[j * n + j]);
      }
    for (int64_t i = 0; i < n; ++i)
      for (int64_t j = 0; j < n; ++j) {
        cgi_complex x = (lower ? j <= i : i <= j) ? (lower ? l[i * n + j] : cgi_algebra_conj(l[j * n + i])) : cgi_complex_of(0, 0);
        cgi_algebra_put(t, r, b * n * n + i * n + j, x, (lower ? j <= i : i <= j) ? scale : 0, 8 * (double)n, undef);
      }
  }
  cgi_free(ctx, l, (size_t)(n * n) * sizeof *l);
  cgi_out_tensor(t, in, 0, r);
  return true;
}

typedef struct cgi_algebra_solve {
  const cgi_tensor *a;
  int64_t n, at;
  bool lower, unit, transpose, adjoint;
} cgi_algebra_solve;

static cgi_complex cgi_algebra_op_a(const cgi_algebra_solve *s, int64_t i, int64_t j, bool *undef) { // op(a)[i, j], zero outside its triangle
  if (i == j && s->unit) return cgi_complex_of(1, 0);
  int64_t p = s->transpose ? j : i, q = s->transpose ? i : j;
  if (s->lower ? q > p : q < p) return cgi_complex_of(0, 0);
  cgi_complex v = cgi_algebra_get(s->a, s->at + p * s->n + q, undef);
  return s->adjoint ? cgi_algebra_conj(v) : v;
}

CGI_DEF bool cgi_exec_triangular_solve(cgi_thread *t, const cgi_ins *in) { // op(a) x = b, or x op(a) = b
  const cgi_tensor *a = cgi_in_tensor(t, in, CG_STABLEHLO_TRIANGULAR_SOLVE_A), *b = cgi_in_tensor(t, in, CG_STABLEHLO_TRIANGULAR_SOLVE_B);
  cg_str op = cgi_hlo_keyword(in->op, "transpose_a");
  cgi_algebra_solve s;
  bool left = cgi_hlo_bool(in->op, "left_side", true), undef = false;
  memset(&s, 0, sizeof s);
  s.a = a;
  s.lower = cgi_hlo_bool(in->op, "lower", true);
  s.unit = cgi_hlo_bool(in->op, "unit_diagonal", false);
  s.adjoint = cgi_str_is(op, "ADJOINT");
  s.transpose = s.adjoint || cgi_str_is(op, "TRANSPOSE");
  if (a->rank < 2 || b->rank != a->rank || !cgi_algebra_is_float(a)) return cgi_fault(t, in->op, "takes matrices of one rank");
  s.n = a->shape[a->rank - 1];
  int64_t rows = b->shape[b->rank - 2], cols = b->shape[b->rank - 1], batch = s.n ? a->count / (s.n * s.n) : 0;
  if ((left ? rows : cols) != s.n || a->shape[a->rank - 2] != s.n) return cgi_fault(t, in->op, "has matrices that do not fit");
  bool forward = (s.lower != s.transpose) == left; // the first unknown is the first one
  cg_context *ctx = t->m->ctx;
  cgi_tensor *r = cgi_tensor_like(t->m, b->element, b);
  cgi_complex *x = CGI_NEW_ARRAY(ctx, cgi_complex, s.n);
  for (int64_t g = 0; g < batch; ++g)
    for (int64_t c = 0; c < (left ? cols : rows); ++c) {
      double scale = 0;
      s.at = g * s.n * s.n;
      for (int64_t step = 0; step < s.n; ++step) {
        int64_t i = forward ? step : s.n - 1 - step;
        cgi_complex v = cgi_algebra_get(b, g * rows * cols + (left ? i * cols + c : c * cols + i), &undef);
        for (int64_t k = 0; k < step; ++k) {
          int64_t j = forward ? k : s.n - 1 - k;
          v = cgi_algebra_sub(v, cgi_complex_mul(left ? cgi_algebra_op_a(&s, i, j, &undef) : cgi_algebra_op_a(&s, j, i, &undef), x[j]));
        }
        x[i] = cgi_algebra_div(v, cgi_algebra_op_a(&s, i, i, &undef));
        scale += fabs(x[i].re) + fabs(x[i].im);
      }
      for (int64_t i = 0; i < s.n; ++i)
        cgi_algebra_put(t, r, g * rows * cols + (left ? i * cols + c : c * cols + i), x[i], scale, 8 * (double)s.n, undef);
    }
  cgi_free(ctx, x, (size_t)s.n * sizeof *x);
  cgi_out_tensor(t, in, 0, r);
  return true;
}
