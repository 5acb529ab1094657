// Evaluates size expressions: 64-bit integers, symbols d0, d1, …, + - * ceildiv floordiv mod, min(a, b), max(a, b), parentheses. `/` reads as
// floordiv.
#include "core/core.h"
#include "program/cg_compile.h"

#define CGI_SIZE_NESTING 64

typedef struct cgi_size_reader {
  const char *at, *end;
  const int64_t *symbols;
  size_t count;
  int depth;
  bool ok;
} cgi_size_reader;

static int64_t cgi_size_sum(cgi_size_reader *r);

static int64_t cgi_size_fail(cgi_size_reader *r) {
  r->ok = false;
  r->at = r->end;
  return 0;
}

static void cgi_size_blanks(cgi_size_reader *r) {
  while (r->at < r->end && (*r->at == ' ' || *r->at == '\t' || *r->at == '\n')) r->at++;
}

static bool cgi_size_take(cgi_size_reader *r, const char *word) {
  cgi_size_blanks(r);
  size_t n = strlen(word);
  if ((size_t)(r->end - r->at) < n || memcmp(r->at, word, n) != 0) return false;
  r->at += n;
  return true;
}

static bool cgi_size_digits(cgi_size_reader *r, int64_t *out) {
  const char *start = r->at;
  int64_t v = 0;
  for (; r->at < r->end && *r->at >= '0' && *r->at <= '9'; r->at++) {
    int d = *r->at - '0';
    if (v > (INT64_MAX - d) / 10) return false;
    v = v * 10 + d;
  }
  *out = v;
  return r->at > start;
}

static int64_t cgi_size_call(cgi_size_reader *r, bool least) {
  int64_t a, b;
  if (!cgi_size_take(r, "(")) return cgi_size_fail(r);
  a = cgi_size_sum(r);
  while (r->ok && cgi_size_take(r, ",")) {
    b = cgi_size_sum(r);
    if (least ? b < a : b > a) a = b;
  }
  return r->ok && cgi_size_take(r, ")") ? a : cgi_size_fail(r);
}

static int64_t cgi_size_atom(cgi_size_reader *r) {
  int64_t v;
  if (r->depth >= CGI_SIZE_NESTING) return cgi_size_fail(r);
  r->depth++;
  cgi_size_blanks(r);
  if (cgi_size_take(r, "(")) {
    v = cgi_size_sum(r);
    if (!cgi_size_take(r, ")")) v = cgi_size_fail(r);
  } else if (cgi_size_take(r, "min")) {
    v = cgi_size_call(r, true);
  } else if (cgi_size_take(r, "max")) {
    v = cgi_size_call(r, false);
  } else if (cgi_size_take(r, "-")) {
    v = cgi_size_atom(r);
    v = v == INT64_MIN ? cgi_size_fail(r) : -v;
  } else if (cgi_size_take(r, "d")) {
    if (!cgi_size_digits(r, &v) || (uint64_t)v >= r->count)
      v = cgi_size_fail(r);
    else
      v = r->symbols[v];
  } else if (!cgi_size_digits(r, &v)) {
    v = cgi_size_fail(r);
  }
  r->depth--;
  return v;
}

static bool cgi_size_mul_overflows(int64_t a, int64_t b) {
  if (a == 0 || b == 0) return false;
  if ((a > 0) == (b > 0)) return a > 0 ? a > INT64_MAX / b : a < INT64_MAX / b;
  return a > 0 ? b < INT64_MIN / a : a < INT64_MIN / b;
}

static int64_t cgi_size_product(cgi_size_reader *r) {
  int64_t a = cgi_size_atom(r);
  while (r->ok) {
    if (cgi_size_take(r, "*")) {
      int64_t b = cgi_size_atom(r);
      if (cgi_size_mul_overflows(a, b)) return cgi_size_fail(r);
      a *= b;
      continue;
    }
    bool ceil_div = cgi_size_take(r, "ceildiv"), floor_div = !ceil_div && (cgi_size_take(r, "floordiv") || cgi_size_take(r, "/"));
    bool mod = !ceil_div && !floor_div && cgi_size_take(r, "mod");
    if (!ceil_div && !floor_div && !mod) return a;
    int64_t b = cgi_size_atom(r);
    if (!r->ok || b == 0 || (a == INT64_MIN && b == -1)) return cgi_size_fail(r);
    int64_t q = a / b, rest = a % b;
    bool inexact = rest != 0, negative = (a < 0) != (b < 0);
    if (mod)
      a = inexact && (rest < 0) != (b < 0) ? rest + b : rest;
    else if (ceil_div)
      a = q + (inexact && !negative);
    else
      a = q - (inexact && negative);
  }
  return a;
}

static int64_t cgi_size_sum(cgi_size_reader *r) {
  int64_t a = cgi_size_product(r);
  while (r->ok) {
    bool plus = cgi_size_take(r, "+");
    if (!plus && !cgi_size_take(r, "-")) return a;
    int64_t b = cgi_size_product(r);
    if (plus ? (b > 0 ? a > INT64_MAX - b : a < INT64_MIN - b) : (b < 0 ? a > INT64_MAX + b : a < INT64_MIN + b)) return cgi_size_fail(r);
    a = plus ? a + b : a - b;
  }
  return a;
}

CODEGEN_API cg_result cg_size_eval(cg_size size, const int64_t *symbols, size_t count, int64_t *out) {
  cgi_size_reader r;
  if (!size.text.data || !out || (count && !symbols)) return CG_INVALID_ARGUMENT;
  r.at = size.text.data;
  r.end = size.text.data + size.text.len;
  r.symbols = symbols;
  r.count = count;
  r.depth = 0;
  r.ok = true;
  int64_t v = cgi_size_sum(&r);
  cgi_size_blanks(&r);
  if (!r.ok || r.at != r.end) return CG_INVALID_ARGUMENT;
  *out = v;
  return CG_OK;
}

CODEGEN_API size_t cg_size_symbols(cg_size size) {
  size_t most = 0;
  for (size_t i = 0; i < size.text.len; i++) { // a d in front of a digit: names of operations end with a blank
    size_t n = 0, at = i + 1;
    while (size.text.data[i] == 'd' && at < size.text.len && size.text.data[at] >= '0' && size.text.data[at] <= '9')
      n = n * 10 + (size_t)(size.text.data[at++] - '0');
    if (at > i + 1 && n + 1 > most) most = n + 1;
  }
  return most;
}

CODEGEN_API cg_result cg_workgroup_count(const cg_kernel *kernel, const int64_t *symbols, size_t count, uint32_t out[3]) {
  if (!kernel || !out) return CG_INVALID_ARGUMENT;
  for (int i = 0; i < 3; i++) {
    int64_t v;
    cg_result r = cg_size_eval(kernel->workgroup_count[i], symbols, count, &v);
    if (r != CG_OK) return r;
    if (v < 0 || v > (int64_t)UINT32_MAX) return CG_INVALID_ARGUMENT;
    out[i] = (uint32_t)v;
  }
  return CG_OK;
}

// The symbol that a dim of an argument is: "d<n>" alone; -1 where it is none.
static int64_t cgi_size_plain_symbol(cg_size s) {
  int64_t v = 0;
  if (s.text.len < 2 || s.text.data[0] != 'd') return -1;
  for (size_t i = 1; i < s.text.len; i++) {
    char c = s.text.data[i];
    if (c < '0' || c > '9' || v > 1000000) return -1;
    v = v * 10 + (c - '0');
  }
  return v;
}

// ---- layouts that depend on sizes -----------------------------------------------------------------------------------------------------------
#define CGI_SIZE_RANK 16

typedef struct cgi_size_array { // where an array's elements are, in bytes
  int64_t offset, end, width;   // end: behind the last one
  int64_t step;                 // divides the distance of any two elements; 0: there is one at most
  bool apart;                   // no two elements are in one place
} cgi_size_array;

static int64_t cgi_size_gcd(int64_t a, int64_t b) {
  while (b) {
    int64_t r = a % b;
    a = b;
    b = r;
  }
  return a;
}

// What more symbols decide than are known is like an array without elements.
static bool cgi_size_place(const cg_array_type *t, const int64_t *symbols, size_t n, cgi_size_array *out) {
  int64_t shape[CGI_SIZE_RANK], strides[CGI_SIZE_RANK], reach = 0;
  bool seen[CGI_SIZE_RANK] = {false}, empty = cg_size_symbols(t->bytes) > n;
  memset(out, 0, sizeof *out);
  out->width = (int64_t)cg_storage_bytes(t->element);
  out->apart = true;
  if (t->rank > CGI_SIZE_RANK || cg_size_eval(t->offset, symbols, n, &out->offset) != CG_OK ||
      (!empty && cg_size_eval(t->bytes, symbols, n, &out->end) != CG_OK))
    return false;
  for (uint32_t i = 0; i < t->rank; i++) {
    if (cg_size_symbols(t->shape[i]) > n || cg_size_symbols(t->strides[i]) > n) {
      empty = true;
      continue;
    }
    if (cg_size_eval(t->shape[i], symbols, n, &shape[i]) != CG_OK || cg_size_eval(t->strides[i], symbols, n, &strides[i]) != CG_OK) return false;
    if (shape[i] < 0) return false;
    if (shape[i] > 1) out->step = cgi_size_gcd(out->step, strides[i] * out->width);
    empty = empty || shape[i] == 0;
  }
  if (empty) {
    out->end = out->offset;
    return true;
  }
  for (uint32_t k = 0; k < t->rank; k++) { // in the order of the strides each step is beyond what the smaller ones reach
    uint32_t least = t->rank;
    for (uint32_t i = 0; i < t->rank; i++)
      if (!seen[i] && (least == t->rank || strides[i] < strides[least])) least = i;
    seen[least] = true;
    if (shape[least] < 2) continue;
    out->apart = out->apart && strides[least] > reach;
    reach += (shape[least] - 1) * strides[least];
  }
  return out->offset / out->width + reach <= INT32_MAX;
}

static bool cgi_size_disjoint(const cgi_size_array *a, const cgi_size_array *b) {
  if (a->end <= b->offset || b->end <= a->offset || a->end <= a->offset || b->end <= b->offset) return true;
  int64_t step = cgi_size_gcd(a->step, b->step), apart = step ? (b->offset - a->offset) % step : 0;
  if (apart < 0) apart += step;
  return step && apart >= a->width && apart + b->width <= step; // one's elements are between the other's
}

// Results step on no element twice, arrays of one buffer share no byte, and 32 bits index each: those that `known` symbols tell of.
static bool cgi_size_check_layouts(const cg_function *f, const int64_t *symbols, size_t known) {
  size_t n = f->num_arguments + f->num_results;
  for (size_t i = 0; i < n; i++) {
    const cg_array_type *t = i < f->num_arguments ? &f->arguments[i] : &f->results[i - f->num_arguments];
    cgi_size_array a, b;
    if (!cgi_size_place(t, symbols, known, &a) || (i >= f->num_arguments && !a.apart)) return false;
    for (size_t k = 0; t->fixed && k < i; k++) {
      const cg_array_type *o = k < f->num_arguments ? &f->arguments[k] : &f->results[k - f->num_arguments];
      if (!o->fixed || o->set != t->set || o->binding != t->binding) continue;
      if (!cgi_size_place(o, symbols, known, &b) || !cgi_size_disjoint(&a, &b)) return false;
    }
  }
  return true;
}

CODEGEN_API cg_result cg_scalar_words(cg_type element, const void *value, int64_t words[2]) {
  size_t n = cg_type_is_int_or_index(element) || cg_type_is_float(element) ? cg_storage_bytes(element) : 0;
  const uint8_t *p = (const uint8_t *)value;
  uint32_t w[2] = {0, 0};
  if (!p || !words || (n != 1 && n != 2 && n != 4 && n != 8)) return CG_INVALID_ARGUMENT;
  for (size_t i = 0; i < n; i++) w[i / 4] |= (uint32_t)p[i] << (i % 4 * 8);
  if (cg_type_is_int(element) && cg_type_width(element) < 8) w[0] &= (1u << cg_type_width(element)) - 1;
  for (int i = 0; i < 2; i++) words[i] = (int64_t)(int32_t)w[i];
  return CG_OK;
}

// Symbols that the arguments give.
static size_t cgi_size_given(const cg_function *f) {
  size_t n = f->num_symbols;
  while (n > 0 && f->symbols[n - 1].read) n--;
  return n;
}

static const cg_condition *cgi_size_unmet(const cg_function *f, const int64_t *symbols, size_t known) {
  for (size_t i = 0; i < f->num_conditions; i++) {
    const cg_condition *c = &f->conditions[i];
    int64_t left, right;
    if (cg_size_symbols(c->left) > known || cg_size_symbols(c->right) > known) continue;
    if (cg_size_eval(c->left, symbols, f->num_symbols, &left) != CG_OK || cg_size_eval(c->right, symbols, f->num_symbols, &right) != CG_OK ||
        left != right)
      return c;
  }
  return NULL;
}

CODEGEN_API const cg_condition *cg_function_unmet(const cg_function *f, const int64_t *symbols) {
  return f ? cgi_size_unmet(f, symbols, cgi_size_given(f)) : NULL;
}

static CGI_NOINLINE cg_result cgi_size_check(const cg_function *f, const int64_t *symbols, size_t known, const cg_condition **unmet) {
  *unmet = cgi_size_unmet(f, symbols, known);
  return *unmet || !cgi_size_check_layouts(f, symbols, known) ? CG_INVALID_ARGUMENT : CG_OK;
}

CODEGEN_API cg_result cg_function_read(const cg_function *f, size_t symbol, int64_t value, int64_t *symbols, const cg_condition **unmet) {
  const cg_condition *ignored;
  if (!unmet) unmet = &ignored;
  *unmet = NULL;
  if (!f || !symbols || symbol >= f->num_symbols || !f->symbols[symbol].read) return CG_INVALID_ARGUMENT;
  symbols[symbol] = value;
  return cgi_size_check(f, symbols, symbol + 1, unmet);
}

CODEGEN_API cg_result cg_function_symbols(const cg_function *f, const int64_t *const *shapes, int64_t *symbols) {
  if (!f || (f->num_arguments && !shapes) || (f->num_symbols && !symbols)) return CG_INVALID_ARGUMENT;
  for (size_t a = 0; a < f->num_arguments; a++)
    if (f->arguments[a].rank && !shapes[a]) return CG_INVALID_ARGUMENT;
  size_t known = cgi_size_given(f);
  for (size_t i = 0; i < known; i++)
    if (!shapes[f->symbols[i].argument]) return CG_INVALID_ARGUMENT; // of a scalar: its words
  for (size_t i = 0; i < f->num_symbols; i++) symbols[i] = i < known ? shapes[f->symbols[i].argument][f->symbols[i].dim] : 0;
  for (size_t a = 0; a < f->num_arguments; a++) {
    for (uint32_t k = 0; k < f->arguments[a].rank; k++) {
      int64_t given = shapes[a][k], want;
      if (given < 0 || given > INT32_MAX) return CG_INVALID_ARGUMENT;
      if (cgi_size_plain_symbol(f->arguments[a].shape[k]) >= 0) continue;
      if (cg_size_eval(f->arguments[a].shape[k], symbols, f->num_symbols, &want) != CG_OK || want != given) return CG_INVALID_ARGUMENT;
    }
  }
  for (size_t i = 0; i < known; i++) {
    const cg_array_type *a = &f->arguments[f->symbols[i].argument];
    int64_t least = a->scalar && cg_type_get_kind(a->element) != CG_TYPE_INDEX ? INT32_MIN : 0;
    if (symbols[i] < least || symbols[i] > INT32_MAX) return CG_INVALID_ARGUMENT;
  }
  const cg_condition *unmet;
  return cgi_size_check(f, symbols, known, &unmet);
}

#undef CGI_SIZE_RANK
#undef CGI_SIZE_NESTING
