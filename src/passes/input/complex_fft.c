// convert-complex-to-standard: stablehlo.fft of any length, O(n log n), on tensors whose last dimension holds both parts.
//
// A length n = r m is r-point transforms of every m-th number, a multiplication by roots of unity, and transforms of length m (Stockham: each step
// puts its digit of the result's index in front, so that nothing is transposed). An r-point transform is a product with a real matrix of 2 r by 2 r.
// Lengths with a prime factor that is too long for a matrix are convolutions with a chirp, by transforms of a power of two (Bluestein).
#include "passes/input/complex_to_standard.h"

#define CGI_FFT_MAX_RADIX 64
#define CGI_FFT_MAX_LENGTH ((int64_t)1 << 26) // of one dimension: its tables are constants

// What a tensor of a step has, in this order, where it is longer than 1: batch, new digit, older digits, old digit, rest, dimensions behind, parts.
enum { CGI_FFT_BATCH, CGI_FFT_NEW, CGI_FFT_DIGITS, CGI_FFT_OLD, CGI_FFT_REST, CGI_FFT_INNER, CGI_FFT_PARTS, CGI_FFT_PARTS_IN, CGI_FFT_AXES };
#define CGI_FFT_BIT(axis) (1u << (axis))

typedef struct cgi_fft {
  cgi_builder *b;
  cg_type element;
  int64_t size[CGI_FFT_AXES];
} cgi_fft;

// ---- tables ---------------------------------------------------------------------------------------------------------------------------
// cos and sin of 2 pi k / n, of 0 to an eighth turn by their series, elsewhere by symmetry.
static void cgi_fft_root(int64_t k, int64_t n, double *c, double *s) {
  const double eighth = 0.78539816339744830962;
  k %= n;
  if (k < 0) k += n;
  int64_t octant = 8 * k / n, over = 8 * k - octant * n;
  bool odd = (octant & 1) != 0;
  double x = eighth * (double)(odd ? n - over : over) / (double)n, xx = x * x, even = 1, uneven = x, term = 1;
  for (int i = 1; i < 10; i++) {
    term *= -xx / (double)((2 * i - 1) * (2 * i));
    even += term;
    uneven += term * x / (double)(2 * i + 1);
  }
  int turn = (int)((octant + 1) / 2) & 3; // quarter turns to the nearest one
  if (odd) uneven = -uneven;
  *c = turn == 0 ? even : turn == 1 ? -uneven : turn == 2 ? -even : uneven;
  *s = turn == 0 ? uneven : turn == 1 ? even : turn == 2 ? -uneven : -even;
}

static cg_value cgi_fft_constant(cgi_fft *f, int64_t n, const double *values) {
  cg_context *ctx = f->b->ctx;
  size_t width = cg_storage_bytes(f->element);
  uint8_t *bytes = CGI_NEW_ARRAY(ctx, uint8_t, (size_t)n * width + 1);
  for (int64_t i = 0; i < n; i++) {
    uint64_t bits = width == 4 ? cgi_encode_float(CGI_F32, values[i]) : cgi_double_bits(values[i]);
    for (size_t k = 0; k < width; k++) bytes[(size_t)i * width + k] = (uint8_t)(bits >> (8 * k));
  }
  cg_type t = cgi_type_tensor(ctx, 1, &n, f->element, NULL);
  cg_attr value = cgi_attr_dense(ctx, t, bytes, (size_t)n * width);
  cgi_free(ctx, bytes, (size_t)n * width + 1);
  return cgi_hlo_build_constant(f->b, value);
}

// ---- steps ----------------------------------------------------------------------------------------------------------------------------
static unsigned cgi_fft_shape(const cgi_fft *f, unsigned axes, int64_t *shape) {
  unsigned rank = 0;
  for (unsigned i = 0; i < CGI_FFT_AXES; i++)
    if ((axes & CGI_FFT_BIT(i)) && f->size[i] != 1) shape[rank++] = f->size[i];
  return rank;
}

static int64_t cgi_fft_place(const cgi_fft *f, unsigned axes, unsigned axis) {
  int64_t shape[CGI_FFT_AXES];
  return cgi_fft_shape(f, axes & (CGI_FFT_BIT(axis) - 1), shape);
}

// v, whose elements are those of some axes, along all of `to`.
static cg_value cgi_fft_along(cgi_fft *f, cg_value v, unsigned axes, unsigned to) {
  int64_t shape[CGI_FFT_AXES], dims[CGI_FFT_AXES];
  unsigned n = 0;
  for (unsigned i = 0; i < CGI_FFT_AXES; i++)
    if ((axes & CGI_FFT_BIT(i)) && f->size[i] != 1) dims[n++] = cgi_fft_place(f, to, i);
  v = cgi_hlo_build_reshape(f->b, v, cgi_fft_shape(f, axes, shape), shape);
  if (axes == to) return v;
  n = cgi_fft_shape(f, to, shape);
  return cgi_hlo_build_broadcast(f->b, v, n, shape, dims);
}

// The sums over some axes of the products of x's elements with those of a table along its own axes. Never elementwise, unless x is real: what reads
// it does not compute it again.
static cg_value cgi_fft_product(cgi_fft *f, cg_value x, unsigned axes_of_x, int64_t n, const double *table, unsigned axes_of_table, unsigned summed) {
  unsigned all = axes_of_x | axes_of_table, count = 0;
  int64_t dims[CGI_FFT_AXES];
  bool open = f->size[CGI_FFT_BATCH] == CG_DYNAMIC; // the first axis: chlo's op goes without
  x = cgi_fft_along(f, x, axes_of_x, all);
  cg_value y = cgi_fft_along(f, cgi_fft_constant(f, n, table), axes_of_table, open ? all & ~CGI_FFT_BIT(CGI_FFT_BATCH) : all);
  cg_value product = cgi_build_binary_t(f->b, open ? CG_CHLO_BROADCAST_MULTIPLY : CG_STABLEHLO_MULTIPLY, x->type, x, y);
  for (unsigned i = 0; i < CGI_FFT_AXES; i++)
    if ((summed & CGI_FFT_BIT(i)) && f->size[i] != 1) dims[count++] = cgi_fft_place(f, all, i);
  return count ? cgi_hlo_build_sum(f->b, product, count, dims) : product;
}

// As a product of real numbers: row `out`, column `in` of the matrix of c + i s.
static double cgi_fft_entry(double c, double s, int64_t out, int64_t in) { return out == in ? c : out ? s : -s; }

// Complex products of x's elements, along some axes, with those of a table of n pairs along other ones.
static cg_value cgi_fft_scale(cgi_fft *f, cg_value x, unsigned axes, int64_t n, const double *table, unsigned axes_of_table) {
  cg_context *ctx = f->b->ctx;
  const unsigned in = CGI_FFT_BIT(CGI_FFT_PARTS_IN), out = CGI_FFT_BIT(CGI_FFT_PARTS);
  int64_t parts = f->size[CGI_FFT_PARTS_IN], at = 0;
  double *w = CGI_NEW_ARRAY(ctx, double, 2 * parts * n);
  f->size[CGI_FFT_PARTS] = 2;
  for (int64_t i = 0; i < n; i++)
    for (int64_t k = 0; k < 2 * parts; k++) w[at++] = cgi_fft_entry(table[2 * i], table[2 * i + 1], k / parts, k % parts);
  x = cgi_fft_product(f, x, axes | in, at, w, axes_of_table | in | out, in);
  cgi_free(ctx, w, (size_t)(2 * parts * n) * sizeof *w);
  f->size[CGI_FFT_PARTS_IN] = 2;
  return x;
}

// The matrix of an r-point transform, times `scale`.
static cg_value cgi_fft_matrix(cgi_fft *f, cg_value x, int sign, double scale) {
  cg_context *ctx = f->b->ctx;
  const unsigned all = CGI_FFT_BIT(CGI_FFT_AXES) - 1, out = CGI_FFT_BIT(CGI_FFT_NEW) | CGI_FFT_BIT(CGI_FFT_PARTS);
  const unsigned summed = CGI_FFT_BIT(CGI_FFT_OLD) | CGI_FFT_BIT(CGI_FFT_PARTS_IN);
  int64_t r = f->size[CGI_FFT_OLD], parts = f->size[CGI_FFT_PARTS_IN], count = r * r * 2 * parts, at = 0;
  double *w = CGI_NEW_ARRAY(ctx, double, count), c, s;
  for (int64_t k = 0; k < r; k++)
    for (int64_t l = 0; l < r; l++) {
      cgi_fft_root(sign * k * l, r, &c, &s);
      for (int64_t i = 0; i < 2 * parts; i++) w[at++] = scale * cgi_fft_entry(c, s, i / parts, i % parts);
    }
  x = cgi_fft_product(f, x, all & ~out, count, w, summed | out, summed);
  cgi_free(ctx, w, (size_t)count * sizeof *w);
  f->size[CGI_FFT_PARTS_IN] = 2;
  return x;
}

// Steps of at most `cap` points: each takes as many prime factors as fit, the largest first; 0 where one does not.
static unsigned cgi_fft_radices(int64_t n, int64_t cap, int64_t *radices) {
  unsigned count = 0;
  while (n > 1) {
    int64_t r = 1;
    for (int64_t p = cap; p > 1; p--) {
      bool prime = true;
      for (int64_t q = 2; q * q <= p; q++) prime = prime && p % q;
      while (prime && n % p == 0 && r * p <= cap) {
        r *= p;
        n /= p;
      }
    }
    if (r == 1) return 0;
    radices[count++] = r;
  }
  return count;
}

static cg_value cgi_fft_line(cgi_fft *f, cg_value x, int64_t n, int sign, double scale);

// Transforms of length n of [batch, n, inner, parts]; parts: 1 or 2 in, 2 out. By steps of these radices.
static cg_value cgi_fft_steps(cgi_fft *f, cg_value x, int64_t n, int sign, double scale, unsigned count, const int64_t *radices) {
  cg_context *ctx = f->b->ctx;
  const unsigned all =
      CGI_FFT_BIT(CGI_FFT_BATCH) | CGI_FFT_BIT(CGI_FFT_NEW) | CGI_FFT_BIT(CGI_FFT_DIGITS) | CGI_FFT_BIT(CGI_FFT_REST) | CGI_FFT_BIT(CGI_FFT_INNER);
  int64_t done = 1, rest = n;
  for (unsigned i = 0; i < count; i++) {
    int64_t r = radices[i], m = rest / r;
    f->size[CGI_FFT_NEW] = f->size[CGI_FFT_OLD] = r;
    f->size[CGI_FFT_DIGITS] = done;
    f->size[CGI_FFT_REST] = m;
    f->size[CGI_FFT_PARTS] = 2;
    x = cgi_fft_matrix(f, x, sign, i ? 1.0 : scale);
    if (m > 1) {
      double *table = CGI_NEW_ARRAY(ctx, double, 2 * rest);
      for (int64_t k = 0; k < r; k++)
        for (int64_t j = 0; j < m; j++) cgi_fft_root(sign * k * j, rest, &table[2 * (k * m + j)], &table[2 * (k * m + j) + 1]);
      x = cgi_fft_scale(f, x, all, rest, table, CGI_FFT_BIT(CGI_FFT_NEW) | CGI_FFT_BIT(CGI_FFT_REST));
      cgi_free(ctx, table, (size_t)(2 * rest) * sizeof *table);
    }
    done *= r;
    rest = m;
  }
  return x;
}

// At compile time, in place, of a power of two.
static void cgi_fft_now(double *x, int64_t n) {
  for (int64_t i = 1, j = 0; i < n; i++) {
    int64_t bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    for (unsigned p = 0; p < 2 && i < j; p++) {
      double t = x[2 * i + p];
      x[2 * i + p] = x[2 * j + p];
      x[2 * j + p] = t;
    }
  }
  for (int64_t half = 1; half < n; half *= 2)
    for (int64_t k = 0; k < half; k++) {
      double c, s;
      cgi_fft_root(-k, 2 * half, &c, &s);
      for (int64_t i = k; i < n; i += 2 * half) {
        double *a = x + 2 * i, *b = a + 2 * half, re = b[0] * c - b[1] * s, im = b[0] * s + b[1] * c;
        b[0] = a[0] - re;
        b[1] = a[1] - im;
        a[0] += re;
        a[1] += im;
      }
    }
}

// The transform of [batch, n, inner, parts] cut or filled with zeros to another length.
static cg_value cgi_fft_resize(cgi_fft *f, cg_value x, int64_t from, int64_t to) {
  int64_t shape[4], low[4] = {0, 0, 0, 0};
  shape[0] = f->size[CGI_FFT_BATCH];
  shape[1] = from;
  shape[2] = f->size[CGI_FFT_INNER];
  shape[3] = 2;
  x = cgi_hlo_build_reshape(f->b, x, 4, shape);
  if (to > from) return cgi_hlo_build_padded(f->b, x, 1, to);
  shape[1] = to;
  return cgi_hlo_build_slice(f->b, x, low, shape);
}

static cg_value cgi_fft_bluestein(cgi_fft *f, cg_value x, int64_t n, int sign, double scale) {
  cg_context *ctx = f->b->ctx;
  int64_t m = 1;
  while (m < 2 * n - 1) m *= 2;
  const unsigned all = CGI_FFT_BIT(CGI_FFT_BATCH) | CGI_FFT_BIT(CGI_FFT_REST) | CGI_FFT_BIT(CGI_FFT_INNER);
  double *chirp = CGI_NEW_ARRAY(ctx, double, 2 * n), *filter = CGI_NEW_ARRAY(ctx, double, 2 * m);
  for (int64_t k = 0; k < n; k++) {
    cgi_fft_root(sign * ((k * k) % (2 * n)), 2 * n, &chirp[2 * k], &chirp[2 * k + 1]);
    for (unsigned side = 0; side < 2; side++) { // its conjugate, at k and -k
      int64_t at = side && k ? m - k : k;
      filter[2 * at] = chirp[2 * k] / (double)m;
      filter[2 * at + 1] = -chirp[2 * k + 1] / (double)m;
    }
  }
  cgi_fft_now(filter, m);
  f->size[CGI_FFT_REST] = n;
  x = cgi_fft_scale(f, x, all, n, chirp, CGI_FFT_BIT(CGI_FFT_REST));
  x = cgi_fft_line(f, cgi_fft_resize(f, x, n, m), m, -1, 1.0);
  f->size[CGI_FFT_REST] = m;
  x = cgi_fft_scale(f, x, all, m, filter, CGI_FFT_BIT(CGI_FFT_REST));
  x = cgi_fft_resize(f, cgi_fft_line(f, x, m, 1, 1.0), m, n);
  for (int64_t k = 0; k < 2 * n; k++) chirp[k] *= scale;
  f->size[CGI_FFT_REST] = n;
  x = cgi_fft_scale(f, x, all, n, chirp, CGI_FFT_BIT(CGI_FFT_REST));
  cgi_free(ctx, chirp, (size_t)(2 * n) * sizeof *chirp);
  cgi_free(ctx, filter, (size_t)(2 * m) * sizeof *filter);
  return x;
}

static cg_value cgi_fft_line(cgi_fft *f, cg_value x, int64_t n, int sign, double scale) {
  int64_t radices[64];
  unsigned count = cgi_fft_radices(n, CGI_FFT_MAX_RADIX, radices);
  if (!count) return cgi_fft_bluestein(f, x, n, sign, scale);
  int64_t cap = 2; // the shortest steps that are not more
  while (cap < CGI_FFT_MAX_RADIX) {
    unsigned shorter = cgi_fft_radices(n, cap, radices);
    if (shorter && shorter <= count) break;
    cap++;
  }
  count = cgi_fft_radices(n, cap, radices);
  return cgi_fft_steps(f, x, n, sign, scale, count, radices);
}

// ---- the op -----------------------------------------------------------------------------------------------------------------------------
// Along dimension d of x: [shape…, parts], of n points.
static cg_value cgi_fft_dimension(cgi_builder *b, cg_value x, unsigned rank, int64_t *shape, unsigned d, int64_t n, int sign) {
  cgi_fft f;
  unsigned parts = cg_type_rank(x->type) > rank ? 2 : 1;
  memset(&f, 0, sizeof f);
  f.b = b;
  f.element = cg_type_element(x->type);
  for (unsigned i = 0; i < CGI_FFT_AXES; i++) f.size[i] = 1;
  for (unsigned i = 0; i < rank; i++)
    if (i != d) cgi_hlo_times(&f.size[i < d ? CGI_FFT_BATCH : CGI_FFT_INNER], shape[i]);
  f.size[CGI_FFT_PARTS_IN] = parts;
  shape[rank] = 2;
  if (n == 1 && parts == 2) return x;
  if (n == 1) { // both parts of a real number
    double one[2] = {1.0, 0.0};
    x = cgi_fft_scale(&f, x, CGI_FFT_BIT(CGI_FFT_BATCH) | CGI_FFT_BIT(CGI_FFT_INNER), 1, one, 0);
  } else {
    x = cgi_fft_line(&f, x, n, sign, sign > 0 ? 1.0 / (double)n : 1.0);
  }
  return cgi_hlo_build_reshape(b, x, rank + 1, shape);
}

// The whole spectrum of a real signal of n points along the last dimension, by its first half.
static cg_value cgi_fft_whole(cgi_builder *b, cg_value x, unsigned rank, int64_t *shape, int64_t n) {
  int64_t start[CGI_HLO_MAX_RANK + 1] = {0}, limit[CGI_HLO_MAX_RANK + 1], last = rank - 1;
  memcpy(limit, shape, (rank + 1) * sizeof *limit);
  start[last] = 1;
  limit[last] = n - n / 2;
  if (limit[last] <= 1) return x;
  cg_value back = cgi_hlo_build_slice(b, x, start, limit);
  cg_type t = back->type;
  back = cgi_hlo_build_listed(b, CG_STABLEHLO_REVERSE, back, t, "dimensions", 1, &last);
  cgi_fft f;
  memset(&f, 0, sizeof f);
  f.b = b;
  f.element = cg_type_element(t);
  double conj[2] = {1.0, -1.0};
  int64_t dim = rank;
  bool open = !cg_type_has_static_shape(t);
  cg_value signs = cgi_fft_constant(&f, 2, conj);
  if (!open) signs = cgi_hlo_build_broadcast(b, signs, rank + 1, cg_type_shape(t), &dim);
  back = cgi_build_binary_t(b, open ? CG_CHLO_BROADCAST_MULTIPLY : CG_STABLEHLO_MULTIPLY, t, back, signs);
  shape[last] = n;
  return cgi_hlo_build_concat(b, x, back, (unsigned)last);
}

// Static sizes but for one of the batch, none of which is beyond what tables are made for.
static bool cgi_fft_takes(cg_op op, unsigned rank, int n, const int64_t *length) {
  if (n < 1 || (unsigned)n > rank) return cgi_op_unsupported(op, "has no readable fft_length");
  for (unsigned t = 0; t < 2; t++) {
    cg_type type = t ? op->results[0]->type : op->operands[CG_STABLEHLO_FFT_OPERAND].value->type,
            other = t ? op->operands[CG_STABLEHLO_FFT_OPERAND].value->type : op->results[0]->type;
    unsigned open = 0;
    for (unsigned i = 0; i < rank; i++)
      if (cg_type_dim(type, i) == CG_DYNAMIC && (i + (unsigned)n >= rank || open++ || cg_type_dim(other, i) != CG_DYNAMIC))
        return cgi_op_unsupported(op, "[unsupported-type] has a dynamic shape, which is not lowered yet");
  }
  for (int i = 0; i < n; i++)
    if (length[i] > CGI_FFT_MAX_LENGTH) return cgi_op_unsupported(op, "has a length of more than %l", CGI_FFT_MAX_LENGTH);
  return true;
}

CGI_DEF bool cgi_complex_fft(cgi_one_to_n *c, cg_op op) {
  cg_value v = op->operands[CG_STABLEHLO_FFT_OPERAND].value, x = v, result = op->results[0];
  cg_str kind = cgi_hlo_keyword(op, "fft_type");
  bool real_in = cgi_str_is(kind, "RFFT"), real_out = cgi_str_is(kind, "IRFFT");
  int sign = cgi_str_is(kind, "IFFT") || real_out ? 1 : -1;
  int64_t length[CGI_HLO_MAX_RANK], shape[CGI_HLO_MAX_RANK + 1], start[CGI_HLO_MAX_RANK + 1] = {0};
  int n = cgi_hlo_list(op, "fft_length", CGI_HLO_MAX_RANK, length);
  unsigned rank = cg_type_rank(v->type), last = rank - 1;
  if (!cgi_fft_takes(op, rank, n, length)) return false;
  if (!real_in && !(x = cgi_complex_pairs_of(c, op, v))) return false;
  // What is computed elementwise is computed once.
  if (x->op && x->op->def->kind != CG_STABLEHLO_RESHAPE) x = cgi_build_unary(&c->b, CG_UTIL_OPTIMIZATION_BARRIER, x->type, x);
  memcpy(shape, cg_type_shape(v->type), rank * sizeof *shape);
  shape[rank] = 2;
  cg_type part = cgi_type_with_element(result->type, cg_type_element(x->type));
  if (cg_type_num_elements(v->type) == 0 || cg_type_num_elements(result->type) == 0) {
    cg_value nothing = cgi_hlo_build_splat(&c->b, part, 0.0);
    if (real_out) return cgi_value_replace_uses(result, nothing), true;
    cg_value *pieces = cgi_pieces_new(c, result);
    pieces[0] = pieces[1] = nothing;
    return true;
  }
  for (unsigned i = 0; i < (unsigned)n; i++) { // a real signal's own dimension comes first, or last
    unsigned d = real_in ? last - i : rank - (unsigned)n + i;
    if (real_out && d == last) x = cgi_fft_whole(&c->b, x, rank, shape, length[n - 1]);
    x = cgi_fft_dimension(&c->b, x, rank, shape, d, length[d - (rank - (unsigned)n)], sign);
    if (!real_in || d != last) continue;
    shape[last] = shape[last] / 2 + 1;
    x = cgi_hlo_build_slice(&c->b, x, start, shape);
  }
  if (!real_out) return cgi_complex_from_pairs(c, result, x);
  shape[rank] = 1;
  x = cgi_hlo_build_slice(&c->b, x, start, shape);
  cgi_value_replace_uses(result, cgi_hlo_build_reshape(&c->b, x, rank, shape));
  return true;
}

#undef CGI_FFT_MAX_RADIX
#undef CGI_FFT_MAX_LENGTH
#undef CGI_FFT_BIT
