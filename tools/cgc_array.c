// cgc: arrays: parsing them in iree-run-module's forms, printing, comparing.
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "cgc.h"
#include "npy.h"

bool cgc_is_float(cg_type t) {
  switch (cg_type_get_kind(t)) {
  case CG_TYPE_F16:
  case CG_TYPE_BF16:
  case CG_TYPE_F32:
  case CG_TYPE_F64:
  case CG_TYPE_F8E4M3FN:
  case CG_TYPE_F8E5M2: return true;
  default: return false;
  }
}

char *cgc_type_text(cg_type t) {
  switch (cg_type_get_kind(t)) {
  case CG_TYPE_INTEGER:
    return cgc_format("%s%u", cg_type_signedness(t) == CG_UNSIGNED ? "ui" : cg_type_signedness(t) == CG_SIGNED ? "si" : "i", cg_type_width(t));
  case CG_TYPE_INDEX: return cgc_format("index");
  case CG_TYPE_F16: return cgc_format("f16");
  case CG_TYPE_BF16: return cgc_format("bf16");
  case CG_TYPE_F32: return cgc_format("f32");
  case CG_TYPE_F64: return cgc_format("f64");
  case CG_TYPE_F8E4M3FN: return cgc_format("f8E4M3FN");
  case CG_TYPE_F8E5M2: return cgc_format("f8E5M2");
  case CG_TYPE_COMPLEX: {
    char *e = cgc_type_text(cg_type_element(t)), *s = cgc_format("complex<%s>", e);
    free(e);
    return s;
  }
  default: return cgc_format("?");
  }
}

// ---- element access: bytes are little-endian whatever the machine --------------------------------------------------------------------------
static uint64_t cgc_load_le(const uint8_t *p, unsigned n) {
  uint64_t v = 0;
  for (unsigned i = 0; i < n; i++) v |= (uint64_t)p[i] << (8 * i);
  return v;
}
static void cgc_store_le(uint8_t *p, unsigned n, uint64_t v) {
  for (unsigned i = 0; i < n; i++) p[i] = (uint8_t)(v >> (8 * i));
}

// An IEEE-like small format: exponent bits e, mantissa bits m. F8E4M3FN has no infinities; its one NaN is all ones.
static double cgc_small_to_double(uint64_t bits, unsigned e, unsigned m, bool finite) {
  int64_t bias = ((int64_t)1 << (e - 1)) - 1;
  uint64_t exponent = (bits >> m) & (((uint64_t)1 << e) - 1), mantissa = bits & (((uint64_t)1 << m) - 1);
  double sign = (bits >> (e + m)) & 1 ? -1.0 : 1.0;
  bool top = exponent == ((uint64_t)1 << e) - 1;
  if (top && finite && mantissa == ((uint64_t)1 << m) - 1) return (double)NAN;
  if (top && !finite) return mantissa ? (double)NAN : sign * (double)INFINITY;
  if (!exponent) return sign * ldexp((double)mantissa, (int)(1 - bias - (int64_t)m));
  return sign * ldexp((double)(mantissa | (uint64_t)1 << m), (int)((int64_t)exponent - bias - (int64_t)m));
}

static uint64_t cgc_double_to_small(double v, unsigned e, unsigned m, bool finite) {
  int64_t bias = ((int64_t)1 << (e - 1)) - 1;
  uint64_t sign = signbit(v) ? (uint64_t)1 << (e + m) : 0, top = ((uint64_t)1 << e) - 1, mask = ((uint64_t)1 << m) - 1;
  uint64_t largest = finite ? (top << m | (mask - 1)) : (top << m) - 1;
  int exponent;
  double scaled, whole;
  uint64_t bits;
  if (isnan(v)) return sign | top << m | (finite ? mask : (uint64_t)1 << (m - 1));
  v = fabs(v);
  if (isinf(v)) return sign | (finite ? top << m | mask : top << m);
  if (v == 0) return sign;
  frexp(v, &exponent);
  exponent -= 1;
  if (exponent < 1 - bias) exponent = (int)(1 - bias);
  scaled = ldexp(v, (int)m - exponent); // an integer below 2^(m+1) after rounding to even
  whole = nearbyint(scaled);
  bits = (uint64_t)whole + ((uint64_t)(exponent + bias - 1) << m);
  if (bits > largest) return sign | (finite ? top << m | mask : top << m);
  return sign | bits;
}

static double cgc_bits_to_double(cg_type t, uint64_t bits) {
  float f;
  double d;
  uint32_t w = (uint32_t)bits;
  unsigned width;
  switch (cg_type_get_kind(t)) {
  case CG_TYPE_F16: return cgc_small_to_double(bits, 5, 10, false);
  case CG_TYPE_BF16: return cgc_small_to_double(bits, 8, 7, false);
  case CG_TYPE_F8E4M3FN: return cgc_small_to_double(bits, 4, 3, true);
  case CG_TYPE_F8E5M2: return cgc_small_to_double(bits, 5, 2, false);
  case CG_TYPE_F32: memcpy(&f, &w, 4); return (double)f;
  case CG_TYPE_F64: memcpy(&d, &bits, 8); return d;
  case CG_TYPE_INDEX: return (double)(int32_t)w;
  default: break;
  }
  width = cg_type_width(t);
  if (cg_type_signedness(t) == CG_UNSIGNED || width <= 1) return (double)bits; // 0: what is no number, such as a token
  return (double)((int64_t)(bits << (64 - width)) >> (64 - width));
}

static uint64_t cgc_double_to_bits(cg_type t, double v) {
  float f = (float)v;
  uint32_t w;
  uint64_t bits;
  switch (cg_type_get_kind(t)) {
  case CG_TYPE_F16: return cgc_double_to_small(v, 5, 10, false);
  case CG_TYPE_BF16: return cgc_double_to_small(v, 8, 7, false);
  case CG_TYPE_F8E4M3FN: return cgc_double_to_small(v, 4, 3, true);
  case CG_TYPE_F8E5M2: return cgc_double_to_small(v, 5, 2, false);
  case CG_TYPE_F32: memcpy(&w, &f, 4); return w;
  case CG_TYPE_F64: memcpy(&bits, &v, 8); return bits;
  default: break;
  }
  if (cg_type_width(t) == 1) return v != 0;
  return v < 0 ? (uint64_t)(int64_t)v : (uint64_t)v;
}

static cg_type cgc_scalar_type(cg_type t) { return cg_type_get_kind(t) == CG_TYPE_COMPLEX ? cg_type_element(t) : t; }
static unsigned cgc_scalar_bytes(const cg_array *a) { return cg_storage_bytes(cgc_scalar_type(a->element)); }

uint64_t cgc_element_bits(const cg_array *a, int64_t i) {
  unsigned n = cg_storage_bytes(a->element);
  return cgc_load_le(a->data + (size_t)i * n, n < 8 ? n : 8);
}
double cgc_element_double(const cg_array *a, int64_t i) {
  unsigned n = cgc_scalar_bytes(a);
  return cgc_bits_to_double(cgc_scalar_type(a->element), cgc_load_le(a->data + (size_t)i * cg_storage_bytes(a->element), n));
}
static double cgc_element_imaginary(const cg_array *a, int64_t i) {
  unsigned n = cgc_scalar_bytes(a);
  return cgc_bits_to_double(cgc_scalar_type(a->element), cgc_load_le(a->data + (size_t)i * cg_storage_bytes(a->element) + n, n));
}
void cgc_element_set_int(cg_array *a, int64_t i, uint64_t v) {
  unsigned n = cg_storage_bytes(a->element);
  if (cg_type_width(a->element) < 8) v &= ((uint64_t)1 << cg_type_width(a->element)) - 1;
  cgc_store_le(a->data + (size_t)i * n, n, v);
}
void cgc_element_set(cg_array *a, int64_t i, double v) {
  unsigned n = cgc_scalar_bytes(a);
  uint64_t bits = cgc_double_to_bits(cgc_scalar_type(a->element), v);
  if (cg_type_get_kind(a->element) == CG_TYPE_INTEGER)
    cgc_element_set_int(a, i, bits);
  else
    cgc_store_le(a->data + (size_t)i * cg_storage_bytes(a->element), n, bits);
}

// ---- making -----------------------------------------------------------------------------------------------------------------------------
int64_t cgc_array_count(const cg_array *a) {
  int64_t n = 1;
  for (unsigned i = 0; i < a->rank; i++) n *= a->shape[i];
  return n;
}

cg_array cgc_array_make(cg_type element, unsigned rank, const int64_t *shape) {
  cg_array a;
  memset(&a, 0, sizeof a);
  a.element = element;
  a.rank = rank;
  for (unsigned i = 0; i < rank && i < 16; i++) a.shape[i] = shape[i];
  a.size = (size_t)cgc_array_count(&a) * cg_storage_bytes(element);
  a.data = (uint8_t *)cgc_alloc(a.size);
  return a;
}

cg_array cgc_array_copy(const cg_array *a) {
  cg_array c = *a;
  c.data = (uint8_t *)cgc_alloc(a->size);
  if (a->size) memcpy(c.data, a->data, a->size);
  return c;
}

void cgc_array_free(cg_array *a) {
  free(a->data);
  a->data = NULL;
}

bool cgc_array_of_type(cg_type type, cg_array *out) {
  if (cg_type_get_kind(type) == CG_TYPE_DISPATCH_TENSOR) type = cg_type_element(type);
  if (cg_type_is_shaped(type)) {
    if (!cg_type_has_static_shape(type)) return false;
    *out = cgc_array_make(cg_type_element(type), cg_type_rank(type), cg_type_shape(type));
  } else {
    *out = cgc_array_make(type, 0, NULL);
  }
  return true;
}

// ---- parsing ----------------------------------------------------------------------------------------------------------------------------
static bool cgc_dtype_fits(cg_type element, const char *text, size_t n) {
  char *own = cgc_type_text(element);
  bool same = strlen(own) == n && memcmp(own, text, n) == 0;
  if (!same && cg_type_get_kind(element) == CG_TYPE_INTEGER) { // i8, si8 and ui8 are one storage
    const char *digits = text;
    while (n && (*digits == 's' || *digits == 'u' || *digits == 'i')) {
      digits++;
      n--;
    }
    same = (unsigned)strtoul(digits, NULL, 10) == cg_type_width(element) && digits != text;
  }
  if (!same && cg_type_get_kind(element) == CG_TYPE_INDEX) same = (n == 3 && memcmp(text, "i32", 3) == 0) || (n == 3 && memcmp(text, "i64", 3) == 0);
  free(own);
  return same;
}

static bool cgc_shape_fits(cg_type type, unsigned rank, const int64_t *shape) {
  unsigned want = cg_type_is_shaped(type) ? cg_type_rank(type) : 0;
  if (rank != want) return false;
  for (unsigned i = 0; i < rank; i++)
    if (cg_type_dim(type, i) != CG_DYNAMIC && cg_type_dim(type, i) != shape[i]) return false;
  return true;
}

// "4x?xf32"
static char *cgc_shape_text(unsigned rank, const int64_t *shape, const char *element) {
  cgc_text t;
  memset(&t, 0, sizeof t);
  for (unsigned i = 0; i < rank; i++) {
    if (shape[i] == CG_DYNAMIC)
      cgc_text_format(&t, "?x");
    else
      cgc_text_format(&t, "%lldx", (long long)shape[i]);
  }
  cgc_text_format(&t, "%s", element);
  return t.data;
}

// Says what is given and what is needed.
static void cgc_misfit(char *error, size_t size, unsigned rank, const int64_t *shape, const char *element, cg_type type) {
  int64_t want[16];
  unsigned n = cg_type_is_shaped(type) ? cg_type_rank(type) : 0;
  char *name = cgc_type_text(cg_type_is_shaped(type) ? cg_type_element(type) : type), *given = cgc_shape_text(rank, shape, element), *needed;
  for (unsigned i = 0; i < n && i < 16; i++) want[i] = cg_type_dim(type, i);
  needed = cgc_shape_text(n < 16 ? n : 16, want, name);
  snprintf(error, size, "%s is given, where %s is needed", given, needed);
  free(given);
  free(needed);
  free(name);
}

// An element type of a .npy file as MLIR spells it.
static void cgc_npy_type(char *out, size_t size, const npy_array *npy) {
  unsigned bits = npy->bytes * 8;
  switch (npy->kind) {
  case 'b': snprintf(out, size, "i1"); break;
  case 'u': snprintf(out, size, "ui%u", bits); break;
  case 'c': snprintf(out, size, "complex<f%u>", bits / 2); break;
  case 'V': snprintf(out, size, bits == 16 ? "bf16" : "(%u bits)", bits); break;
  default: snprintf(out, size, "%c%u", npy->kind, bits); break;
  }
}

bool cgc_array_of_npy(const char *path, const char *bytes, size_t len, cg_type type, cg_array *out, char *error, size_t size) {
  npy_array npy;
  cg_type element = cg_type_is_shaped(type) ? cg_type_element(type) : type;
  char held[32];
  bool fits, narrow = cg_type_get_kind(element) == CG_TYPE_INTEGER && cg_type_width(element) < 8;
  if (!(bytes ? npy_decode(path, (const uint8_t *)bytes, len, &npy, error, size) : npy_read(path, &npy, error, size))) return false;
  fits = npy.bytes == cg_storage_bytes(element);
  if (cg_type_get_kind(element) == CG_TYPE_COMPLEX)
    fits = fits && npy.kind == 'c';
  else if (cg_type_get_kind(element) == CG_TYPE_BF16)
    fits = fits && (npy.kind == 'V' || npy.kind == 'u');
  else if (cgc_is_float(element))
    fits = fits && (npy.kind == 'f' || (npy.bytes == 1 && strchr("Vu", npy.kind)));
  else
    fits = fits && (strchr("iub", npy.kind) || (narrow && npy.kind == 'V'));
  if (!fits || !cgc_shape_fits(type, npy.rank, npy.shape)) {
    size_t at = (size_t)snprintf(error, size, "%s: ", path);
    cgc_npy_type(held, sizeof held, &npy);
    if (at < size) cgc_misfit(error + at, size - at, npy.rank, npy.shape, held, type);
    fits = false;
  }
  if (fits) {
    *out = cgc_array_make(element, npy.rank, npy.shape);
    if (out->size) memcpy(out->data, npy.data, out->size);
    for (size_t i = 0; narrow && i < out->size; i++) cgc_element_set_int(out, (int64_t)i, npy.data[i]); // its own bits alone
  }
  free(npy.data);
  return fits;
}

// Reads "4x5x" in front of the element type; *p ends on the type.
static bool cgc_parse_shape(const char **p, unsigned *rank, int64_t *shape) {
  *rank = 0;
  while (**p >= '0' && **p <= '9') {
    char *end;
    int64_t dim = strtoll(*p, &end, 10);
    if (*end != 'x' || *rank == 16) return false;
    shape[(*rank)++] = dim;
    *p = end + 1;
  }
  return true;
}

static bool cgc_parse_scalar(cg_array *a, int64_t i, const char *p, char **end, unsigned part) {
  cg_type t = cgc_scalar_type(a->element);
  uint8_t *at = a->data + (size_t)i * cg_storage_bytes(a->element) + part * cgc_scalar_bytes(a);
  if (cgc_is_float(t)) {
    double v = strtod(p, end);
    if (*end == p) return false;
    if (cg_type_get_kind(t) == CG_TYPE_F32) { // one rounding
      float f = strtof(p, end);
      v = (double)f;
    }
    cgc_store_le(at, cgc_scalar_bytes(a), cgc_double_to_bits(t, v));
    return true;
  }
  if (strncmp(p, "true", 4) == 0 || strncmp(p, "false", 5) == 0) {
    cgc_element_set_int(a, i, *p == 't');
    *end = (char *)(uintptr_t)(p + (*p == 't' ? 4 : 5));
    return true;
  }
  {
    uint64_t v = *p == '-' ? (uint64_t)strtoll(p, end, 0) : strtoull(p, end, 0);
    if (*end == p) return false;
    cgc_element_set_int(a, i, v);
    return true;
  }
}

// "random", "random:SEED" or "random:SEED:SCALE": floats in [-1, 1) times the scale, integers from -8 to 8 (unsigned and index 0 to 16).
static bool cgc_fill_random(const char *p, cg_array *a) {
  uint64_t state = 1;
  int64_t n = cgc_array_count(a);
  bool is_float = cgc_is_float(cgc_scalar_type(a->element));
  double scale = 1;
  char *end;
  if (strncmp(p, "random", 6) != 0) return false;
  if (p[6] == ':') {
    state = strtoull(p + 7, &end, 0) * 2 + 1;
    if (p[7] < '0' || p[7] > '9') return false;
    if (*end == ':') {
      p = end + 1;
      scale = strtod(p, &end);
      if (end == p || !isfinite(scale)) return false;
    }
    if (*end) return false;
  } else if (p[6]) {
    return false;
  }
  for (int64_t i = 0; i < n; i++) {
    uint64_t v = cgc_random(&state);
    if (is_float)
      cgc_element_set(a, i, ((double)(v >> 11) / 4503599627370496.0 - 1) * scale);
    else if (cg_type_get_kind(a->element) == CG_TYPE_INDEX || cg_type_signedness(a->element) == CG_UNSIGNED)
      cgc_element_set_int(a, i, v % 17);
    else
      cgc_element_set_int(a, i, (uint64_t)((int64_t)(v % 17) - 8));
  }
  return true;
}

static bool cgc_parse_values(const char *p, cg_array *a, char *error, size_t size) {
  int64_t count = cgc_array_count(a), n = 0;
  unsigned parts = cg_type_get_kind(a->element) == CG_TYPE_COMPLEX ? 2 : 1;
  if (cgc_fill_random(p, a)) return true;
  for (;;) {
    char *end = NULL;
    while (*p && strchr("[](), \t\n", *p)) p++;
    if (!*p) break;
    if (n < count * (int64_t)parts) {
      if (!cgc_parse_scalar(a, n / (int64_t)parts, p, &end, (unsigned)(n % (int64_t)parts)) || (*end && !strchr("[](), \t\n", *end))) {
        snprintf(error, size, "'%.20s' is no value of its element type", p);
        return false;
      }
      p = end;
    } else {
      while (*p && !strchr("[](), \t\n", *p)) p++;
    }
    n++;
  }
  if (n == (int64_t)parts && count > 1) {
    unsigned bytes = cg_storage_bytes(a->element);
    for (int64_t i = 1; i < count; i++) memcpy(a->data + (size_t)i * bytes, a->data, bytes);
  } else if (n != count * (int64_t)parts && !(n <= (int64_t)parts && count == 0)) {
    snprintf(error, size, "%lld values for %lld elements (one value fills all)", (long long)n, (long long)count);
    return false;
  }
  return true;
}

bool cgc_array_parse(const char *text, cg_type type, cg_array *out, char *error, size_t size) {
  cg_type element;
  unsigned rank;
  int64_t shape[16] = {0};
  const char *p = text, *equals = strchr(text, '=');
  if (cg_type_get_kind(type) == CG_TYPE_DISPATCH_TENSOR) type = cg_type_element(type);
  element = cg_type_is_shaped(type) ? cg_type_element(type) : type;
  if (text[0] == '@') return cgc_array_of_npy(text + 1, NULL, 0, type, out, error, size);
  if (equals) {
    if (!cgc_parse_shape(&p, &rank, shape)) {
      snprintf(error, size, "the shape is not understood: write 4x5xf32=… (rank 0: f32=…)");
      return false;
    }
    if (!cgc_dtype_fits(element, p, (size_t)(equals - p))) {
      char *given = cgc_format("%.*s", (int)(equals - p), p);
      cgc_misfit(error, size, rank, shape, given, type);
      free(given);
      return false;
    }
    p = equals + 1;
  } else { // values alone: the type is the argument's own
    if (cg_type_is_shaped(type) && !cg_type_has_static_shape(type)) {
      snprintf(error, size, "a shape is needed: write 4x5xf32=…");
      return false;
    }
    rank = cg_type_is_shaped(type) ? cg_type_rank(type) : 0;
    for (unsigned i = 0; i < rank; i++) shape[i] = cg_type_dim(type, i);
  }
  if (!cgc_shape_fits(type, rank, shape)) {
    char *name = cgc_type_text(element);
    cgc_misfit(error, size, rank, shape, name, type);
    free(name);
    return false;
  }
  for (unsigned i = 0; i < rank; i++)
    if (shape[i] > (int64_t)1 << 40) {
      snprintf(error, size, "it is too large");
      return false;
    }
  *out = cgc_array_make(element, rank, shape);
  if (cgc_parse_values(p, out, error, size)) return true;
  cgc_array_free(out);
  return false;
}

// ---- printing ---------------------------------------------------------------------------------------------------------------------------
static void cgc_number_print(char *out, size_t size, cg_type t, double v, uint64_t bits) {
  if (cgc_is_float(t)) {
    if (isnan(v))
      snprintf(out, size, "nan");
    else
      snprintf(out, size, "%g", v);
  } else if (cg_type_get_kind(t) != CG_TYPE_INDEX && (cg_type_signedness(t) == CG_UNSIGNED || cg_type_width(t) <= 1)) {
    snprintf(out, size, "%llu", (unsigned long long)bits);
  } else {
    unsigned width = cg_type_get_kind(t) == CG_TYPE_INDEX ? 32 : cg_type_width(t);
    snprintf(out, size, "%lld", (long long)((int64_t)(bits << (64 - width)) >> (64 - width)));
  }
}

void cgc_element_print(char *out, size_t size, const cg_array *a, int64_t i) {
  if (cg_type_get_kind(a->element) == CG_TYPE_COMPLEX) {
    snprintf(out, size, "%g%+gj", cgc_element_double(a, i), cgc_element_imaginary(a, i));
    return;
  }
  cgc_number_print(out, size, a->element, cgc_element_double(a, i), cgc_element_bits(a, i));
}

static void cgc_print_level(FILE *to, const cg_array *a, unsigned dim, int64_t *at, uint64_t *left) {
  char text[64];
  if (!*left) return;
  if (dim == a->rank) {
    cgc_element_print(text, sizeof text, a, (*at)++);
    fputs(text, to);
    if (--*left == 0 && *at < cgc_array_count(a)) fputs("...", to);
    return;
  }
  for (int64_t i = 0; i < a->shape[dim] && *left; i++) {
    bool inner = dim + 1 == a->rank;
    if (inner && i) fputc(' ', to);
    if (!inner) fputc('[', to);
    cgc_print_level(to, a, dim + 1, at, left);
    if (!inner) fputc(']', to);
  }
}

void cgc_array_print(FILE *to, const cg_array *a, uint64_t limit) {
  char *type = cgc_type_text(a->element);
  int64_t at = 0;
  uint64_t left = limit ? limit : UINT64_MAX;
  for (unsigned i = 0; i < a->rank; i++) fprintf(to, "%lldx", (long long)a->shape[i]);
  fprintf(to, "%s=", type);
  if (cgc_array_count(a)) cgc_print_level(to, a, 0, &at, &left);
  fputc('\n', to);
  free(type);
}

void cgc_index_text(char *out, size_t size, const cg_array *a, int64_t i) {
  size_t n = 0;
  int64_t stride = cgc_array_count(a);
  if (!a->rank) {
    snprintf(out, size, "[]");
    return;
  }
  for (unsigned d = 0; d < a->rank && n + 24 < size; d++) {
    stride = a->shape[d] ? stride / a->shape[d] : 1;
    n += (size_t)snprintf(out + n, size - n, "%s%lld", d ? ", " : "[", (long long)(stride ? i / stride : 0));
    if (stride) i %= stride;
  }
  snprintf(out + n, size - n, "]");
}

// ---- comparing --------------------------------------------------------------------------------------------------------------------------
static bool cgc_close(double a, double b, double atol, double rtol) {
  if (isnan(a) || isnan(b)) return isnan(a) && isnan(b);
  if (isinf(a) || isinf(b)) return a == b;
  return fabs(a - b) <= atol + rtol * fabs(b);
}

static bool cgc_element_equal(const cg_array *a, const cg_array *b, int64_t i, double atol, double rtol, double bound) {
  bool complex_type = cg_type_get_kind(a->element) == CG_TYPE_COMPLEX;
  double x = cgc_element_double(a, i), y = cgc_element_double(b, i);
  unsigned bytes = cg_storage_bytes(a->element);
  if (memcmp(a->data + (size_t)i * bytes, b->data + (size_t)i * bytes, bytes) == 0) return true;
  if (!complex_type && !cgc_is_float(a->element)) {
    if (atol < 0) return false;
    return fabs(x - y) <= atol;
  }
  if (atol < 0) return !complex_type && isnan(x) && isnan(y);
  if (complex_type && !cgc_close(cgc_element_imaginary(a, i), cgc_element_imaginary(b, i), atol + bound, rtol)) return false;
  return cgc_close(x, y, atol + bound, rtol);
}

bool cgc_array_alike(const cg_array *a, const cg_array *b) {
  bool same = a->rank == b->rank && cg_storage_bytes(a->element) == cg_storage_bytes(b->element);
  for (unsigned d = 0; same && d < a->rank; d++) same = a->shape[d] == b->shape[d];
  return same;
}

bool cgc_array_equal(const cg_array *a, const cg_array *b, double atol, double rtol, const double *bounds, char *why, size_t why_size) {
  int64_t n = cgc_array_count(a);
  if (!cgc_array_alike(a, b)) {
    snprintf(why, why_size, "the shapes or element types differ");
    return false;
  }
  for (int64_t i = 0; i < n; i++) {
    char index[256], x[64], y[64];
    if (cgc_element_equal(a, b, i, atol, rtol, bounds ? bounds[i] : 0)) continue;
    cgc_index_text(index, sizeof index, a, i);
    cgc_element_print(x, sizeof x, a, i);
    cgc_element_print(y, sizeof y, b, i);
    if (strcmp(x, y) == 0 && cgc_is_float(a->element)) {
      snprintf(x, sizeof x, "%.17g", cgc_element_double(a, i));
      snprintf(y, sizeof y, "%.17g", cgc_element_double(b, i));
    }
    snprintf(why, why_size, "element %s is %s, expected %s", index, x, y);
    return false;
  }
  return true;
}

double cgc_array_worst(const cg_array *a, const cg_array *b, int64_t *at) {
  int64_t n = cgc_array_count(a);
  double worst = 0;
  *at = 0;
  for (int64_t i = 0; i < n; i++) {
    double x = cgc_element_double(a, i), y = cgc_element_double(b, i), d;
    if (isnan(x) && isnan(y)) continue;
    d = x == y ? 0 : isnan(x) || isnan(y) || isinf(x) || isinf(y) ? (double)INFINITY : fabs(x - y);
    if (d > worst) {
      worst = d;
      *at = i;
    }
  }
  return worst;
}
