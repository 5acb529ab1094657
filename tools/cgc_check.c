// cgc check: runs every public function without arguments and judges its check ops, or its custom calls of check.*, which StableHLO's numeric files
// end in. The pass checks-to-results makes what a check op looks at the function's results; the comparison is here, the same for every device.
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "cgc_device.h"

enum { CGC_MAX_CHECKS = 256 };

typedef struct {
  cg_op_kind kind;
  double atol, rtol;
  uint64_t ulps; // expect_close
  cg_attr value; // *_const: what is expected
  size_t first;  // its first result
} cgc_check_op;

typedef struct {
  cgc_check_op ops[CGC_MAX_CHECKS];
  size_t count, results;
  bool nested; // a check op inside a region
  cg_op function;
} cgc_checks;

static double cgc_attr_number(cg_op op, const char *name, double fallback) {
  cg_attr a = cg_op_attr(op, name);
  if (!a) return fallback;
  return cg_attr_get_kind(a) == CG_ATTR_FLOAT ? cg_attr_float(a) : (double)cg_attr_int(a);
}

// CG_OP_UNREGISTERED: no check. Custom calls of two operands are the ops of their names, with tolerances of their own.
static cg_op_kind cgc_check_kind(cg_op op) {
  cg_op_kind k = cg_op_get_kind(op);
  cg_attr name = k == CG_STABLEHLO_CUSTOM_CALL && cg_op_num_operands(op) == 2 ? cg_op_attr(op, "call_target_name") : NULL;
  if (k >= CG_CHECK_EXPECT_TRUE && k <= CG_CHECK_EXPECT_CLOSE) return k;
  if (!name) return CG_OP_UNREGISTERED;
  if (cgc_is(cg_attr_str(name), "check.expect_eq") || cgc_is(cg_attr_str(name), "check.eq")) return CG_CHECK_EXPECT_EQ;
  if (cgc_is(cg_attr_str(name), "check.expect_almost_eq")) return CG_CHECK_EXPECT_ALMOST_EQ;
  return cgc_is(cg_attr_str(name), "check.expect_close") ? CG_CHECK_EXPECT_CLOSE : CG_OP_UNREGISTERED;
}

static bool cgc_visit_check(cg_op op, void *user) {
  cgc_checks *c = (cgc_checks *)user;
  cgc_check_op *k;
  cg_op_kind kind = cgc_check_kind(op);
  bool custom = kind != cg_op_get_kind(op);
  if (kind == CG_OP_UNREGISTERED) return true;
  if (cg_op_parent(op) != c->function) c->nested = true;
  if (c->count == CGC_MAX_CHECKS) return true;
  k = &c->ops[c->count++];
  memset(k, 0, sizeof *k);
  k->kind = kind;
  k->atol = cgc_attr_number(op, "atol", cgc_attr_number(op, "tolerance", custom ? 1e-3 : 1e-4));
  k->rtol = cgc_attr_number(op, "rtol", 0);
  k->ulps = (uint64_t)cgc_attr_number(op, "max_ulp_difference", custom ? 3 : 1);
  k->value = cg_op_attr(op, "value");
  k->first = c->results;
  c->results += cg_op_num_operands(op);
  return true;
}

static cg_array cgc_array_of_attr(cg_attr dense, const cg_array *like) {
  cg_array a = cgc_array_copy(like);
  size_t size;
  const uint8_t *bytes;
  unsigned each = cg_storage_bytes(like->element);
  if (cg_attr_get_kind(dense) != CG_ATTR_DENSE) { // a scalar
    if (cg_attr_get_kind(dense) == CG_ATTR_FLOAT)
      cgc_element_set(&a, 0, cg_attr_float(dense));
    else
      cgc_element_set_int(&a, 0, (uint64_t)cg_attr_int(dense));
    return a;
  }
  bytes = cg_attr_bytes(dense, &size);
  for (int64_t i = 0; i < cgc_array_count(&a); i++) {
    size_t at = cg_attr_is_splat(dense) ? 0 : (size_t)i * each;
    if (at + each <= size) memcpy(a.data + (size_t)i * each, bytes + at, each);
  }
  return a;
}

static bool cgc_same_shape(cg_attr dense, const cg_array *a) {
  cg_type t = cg_attr_type(dense);
  if (cg_attr_get_kind(dense) != CG_ATTR_DENSE) return a->rank == 0;
  if (cg_type_rank(t) != a->rank || cg_storage_bytes(cg_type_element(t)) != cg_storage_bytes(a->element)) return false;
  for (unsigned i = 0; i < a->rank; i++)
    if (cg_type_dim(t, i) != a->shape[i]) return false;
  return true;
}

// The bits below the exponent of a float type; 0 for others.
static unsigned cgc_mantissa_bits(cg_type t) {
  switch (cg_type_get_kind(t)) {
  case CG_TYPE_F16: return 10;
  case CG_TYPE_BF16: return 7;
  case CG_TYPE_F32: return 23;
  case CG_TYPE_F64: return 52;
  case CG_TYPE_F8E4M3FN: return 3;
  case CG_TYPE_F8E5M2: return 2;
  default: return 0;
  }
}

// At most so many floats apart. A device may flush subnormal numbers: those and zeros are all one.
static bool cgc_element_within(const cg_array *got, const cg_array *want, int64_t i, uint64_t ulps) {
  uint64_t x = cgc_element_bits(got, i), y = cgc_element_bits(want, i), sign = (uint64_t)1 << (8 * cg_storage_bytes(got->element) - 1);
  uint64_t normal = (uint64_t)1 << cgc_mantissa_bits(got->element);
  double a = cgc_element_double(got, i), b = cgc_element_double(want, i);
  if (x == y || (isnan(a) && isnan(b))) return true;
  if (isnan(a) || isnan(b) || isinf(a) || isinf(b)) return false;
  uint64_t m = x & (sign - 1), n = y & (sign - 1);
  if (m < normal && n < normal) return true;
  if ((x ^ y) & sign) return m + n <= ulps;
  return (m > n ? m - n : n - m) <= ulps;
}

static bool cgc_array_close(const cg_array *got, const cg_array *want, uint64_t ulps, char *why, size_t size) {
  char index[256], x[64], y[64];
  if (!cgc_mantissa_bits(got->element) || !cgc_array_alike(got, want)) // complex numbers: ULPs of f32 of the larger part
    return cgc_array_equal(got, want, 0, (double)ulps * 1.1920928955078125e-7, NULL, why, size);
  for (int64_t i = 0; i < cgc_array_count(got); i++) {
    if (cgc_element_within(got, want, i, ulps)) continue;
    cgc_index_text(index, sizeof index, got, i);
    snprintf(x, sizeof x, "%.17g", cgc_element_double(got, i));
    snprintf(y, sizeof y, "%.17g", cgc_element_double(want, i));
    snprintf(why, size, "element %s is %s, expected %s within %u ULP", index, x, y, (unsigned)ulps);
    return false;
  }
  return true;
}

static bool cgc_judge(const cgc_check_op *k, const cg_array *results, char *why, size_t size) {
  const cg_array *got = &results[k->first];
  bool ok;
  switch (k->kind) {
  case CG_CHECK_EXPECT_TRUE:
  case CG_CHECK_EXPECT_FALSE:
  case CG_CHECK_EXPECT_ALL_TRUE:
    for (int64_t i = 0; i < cgc_array_count(got); i++) {
      char index[256];
      if ((cgc_element_bits(got, i) != 0) == (k->kind != CG_CHECK_EXPECT_FALSE)) continue;
      cgc_index_text(index, sizeof index, got, i);
      snprintf(why, size, "element %s is %s", index, k->kind == CG_CHECK_EXPECT_FALSE ? "true" : "false");
      return false;
    }
    return true;
  case CG_CHECK_EXPECT_EQ: return cgc_array_equal(got, got + 1, -1, 0, NULL, why, size);
  case CG_CHECK_EXPECT_ALMOST_EQ: return cgc_array_equal(got, got + 1, k->atol, k->rtol, NULL, why, size);
  case CG_CHECK_EXPECT_CLOSE: return cgc_array_close(got, got + 1, k->ulps, why, size);
  case CG_CHECK_EXPECT_EQ_CONST:
  case CG_CHECK_EXPECT_ALMOST_EQ_CONST: {
    cg_array want;
    if (!k->value || !cgc_same_shape(k->value, got)) {
      snprintf(why, size, "the expected value has another shape");
      return false;
    }
    want = cgc_array_of_attr(k->value, got);
    ok = cgc_array_equal(got, &want, k->kind == CG_CHECK_EXPECT_EQ_CONST ? -1 : k->atol, k->rtol, NULL, why, size);
    cgc_array_free(&want);
    return ok;
  }
  default: return false;
  }
}

// ---- one function, cut out of its text ---------------------------------------------------------------------------------------------------------
// Each function is parsed, compiled and run by itself, with what it calls, so that a bad one never stops the rest; what is left out leaves its line
// ends, so that places are those of the file.
typedef struct {
  size_t begin, end;
  char *name;
  bool hidden; // private or nested
} cgc_part;

typedef struct {
  const char *text;
  size_t len;
  cgc_part *parts;
  size_t count;
} cgc_cut;

static bool cgc_cut_is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.' || c == '$';
}

static bool cgc_cut_at(const cgc_cut *c, size_t i, const char *word) {
  size_t n = strlen(word);
  return i + n <= c->len && memcmp(c->text + i, word, n) == 0 && (i + n == c->len || !cgc_cut_is_word(c->text[i + n]));
}

// Behind a comment or string that begins here; `i` where none does.
static size_t cgc_cut_skip(const cgc_cut *c, size_t i) {
  if (c->text[i] == '/' && i + 1 < c->len && c->text[i + 1] == '/') {
    while (i < c->len && c->text[i] != '\n') i++;
  } else if (c->text[i] == '"') {
    for (i++; i < c->len && c->text[i] != '"'; i++) i += c->text[i] == '\\';
    i += i < c->len;
  }
  return i;
}

static char *cgc_cut_copy(const char *text, size_t len) {
  cg_str s = {text, len};
  return cgc_str(s);
}

// The name behind an '@'.
static char *cgc_cut_name(const cgc_cut *c, size_t i, size_t end) {
  size_t from = ++i;
  if (i < end && c->text[i] == '"') {
    from = i + 1;
    i = cgc_cut_skip(c, i);
    return cgc_cut_copy(c->text + from, i > from ? i - 1 - from : 0);
  }
  while (i < end && (cgc_cut_is_word(c->text[i]) || c->text[i] == '-')) i++;
  return cgc_cut_copy(c->text + from, i - from);
}

static void cgc_cut_open(cgc_cut *c, size_t at) {
  cgc_part p = {at, c->len, NULL, false};
  size_t i = at;
  while (i < c->len && c->text[i] != '@' && c->text[i] != '(' && c->text[i] != '{') {
    p.hidden = p.hidden || cgc_cut_at(c, i, "private") || cgc_cut_at(c, i, "nested");
    i++;
  }
  if (i == c->len || c->text[i] != '@') return;
  p.name = cgc_cut_name(c, i, c->len);
  if ((c->count & (c->count + 1)) == 0) { // at 2^n - 1: room up to the next
    cgc_part *more = (cgc_part *)cgc_alloc(2 * (c->count + 1) * sizeof *more);
    if (c->count) memcpy(more, c->parts, c->count * sizeof *more);
    free(c->parts);
    c->parts = more;
  }
  c->parts[c->count++] = p;
}

// Finds the functions: ops that begin a line outside of all brackets but a module's.
static void cgc_cut_split(cgc_cut *c) {
  int depth = 0, base = 0;
  bool line_start = true, open = false, header = false;
  for (size_t i = 0; i < c->len;) {
    char ch = c->text[i];
    size_t behind = cgc_cut_skip(c, i);
    bool begins = line_start && depth == base && ch != ' ' && ch != '\t' && ch != '\r' && ch != '\n' && !(ch == '/' && behind > i) && ch != '-' &&
                  ch != '{' && !cgc_cut_at(c, i, "attributes") && !cgc_cut_at(c, i, "loc");
    if (begins && open) c->parts[c->count - 1].end = i;
    if (begins) open = false;
    if (begins && (cgc_cut_at(c, i, "func.func") || cgc_cut_at(c, i, "func"))) {
      size_t had = c->count;
      cgc_cut_open(c, i);
      open = c->count > had;
    }
    if (begins && depth == 0 && (cgc_cut_at(c, i, "module") || cgc_cut_at(c, i, "builtin.module"))) header = true;
    line_start = ch == '\n' || (line_start && (ch == ' ' || ch == '\t' || ch == '\r'));
    if (behind > i) {
      i = behind;
      continue;
    }
    if (header && depth == 0 && cgc_cut_at(c, i, "attributes")) { // its brackets are not the body's
      while (i < c->len && c->text[i] != '{') i++;
      for (int inside = 0; i < c->len;) {
        size_t next = cgc_cut_skip(c, i);
        inside += next == i && c->text[i] == '{';
        inside -= next == i && c->text[i] == '}';
        i = next == i ? i + 1 : next;
        if (inside == 0) break;
      }
      continue;
    }
    if (header && ch == '{' && depth == 0) {
      header = false;
      base = 1;
    }
    depth += ch == '{' || ch == '(' || ch == '[';
    depth -= ch == '}' || ch == ')' || ch == ']';
    if (base == 1 && depth == 0) base = 0;
    if (cgc_cut_is_word(ch))
      while (i + 1 < c->len && cgc_cut_is_word(c->text[i + 1])) i++;
    i++;
  }
}

// A part and, in turn, what it names.
static cgc_text cgc_cut_text(const cgc_cut *c, size_t part) {
  cgc_text text;
  bool *needed = (bool *)cgc_alloc(c->count + 1);
  size_t *list = (size_t *)cgc_alloc((c->count + 1) * sizeof *list), n = 0;
  memset(&text, 0, sizeof text);
  needed[part] = true;
  list[n++] = part;
  for (size_t k = 0; k < n; k++) {
    for (size_t i = c->parts[list[k]].begin; i < c->parts[list[k]].end; i++) {
      if (c->text[i] != '@') continue;
      char *name = cgc_cut_name(c, i, c->parts[list[k]].end);
      for (size_t p = 0; p < c->count; p++) {
        if (needed[p] || strcmp(c->parts[p].name, name) != 0) continue;
        needed[p] = true;
        list[n++] = p;
      }
      free(name);
    }
  }
  for (size_t i = 0, p = 0; i < c->len;) {
    size_t end = p < c->count ? c->parts[p].begin : c->len;
    cgc_text_add(&text, c->text + i, end - i);
    i = end;
    if (p == c->count) break;
    if (needed[p]) cgc_text_add(&text, c->text + i, c->parts[p].end - i);
    for (; !needed[p] && i < c->parts[p].end; i++)
      if (c->text[i] == '\n') cgc_text_add(&text, "\n", 1);
    i = c->parts[p++].end;
  }
  free(needed);
  free(list);
  return text;
}

static bool cgc_check_takes(cg_op function) { // a test: nothing comes in
  return function && cg_op_get_kind(function) == CG_FUNC_FUNC && cgc_is_public(function) && !cgc_has_interface_ops(function) &&
         !cg_type_num_inputs(cg_attr_type(cg_op_attr(function, "function_type"))) && cg_region_first(cg_op_region(function, 0));
}

typedef enum { CGC_CHECK_PASSED, CGC_CHECK_FAILED, CGC_CHECK_NONE } cgc_verdict;

// Runs one function on its own; a failure has its reason, one line a fault.
static cgc_verdict cgc_check_function(const cgc_device *d, const cgc_options *o, const cgc_source *file, const cgc_text *text, const char *name,
                                      cgc_text *why) {
  cgc_source piece = *file;
  cgc_session s;
  cg_module module;
  cg_program program;
  cgc_checks *c = (cgc_checks *)cgc_alloc(sizeof *c);
  cg_array *results = (cg_array *)cgc_alloc(2 * CGC_MAX_CHECKS * sizeof *results);
  cg_array *args = (cg_array *)cgc_alloc(CGC_MAX_CHECKS * sizeof *args);
  size_t num_results = 2 * CGC_MAX_CHECKS, num_args = 0;
  char reason[1024] = "out of memory";
  double seconds;
  bool compiled, ok = false, called = false;
  cgc_verdict verdict = CGC_CHECK_FAILED;
  int status;
  piece.text = text->data;
  piece.len = text->len;
  if (!cgc_session_open(&s, &piece, true)) return CGC_CHECK_FAILED;
  s.all = why;
  if (cgc_parse(&s, &module) == CG_OK) {
    c->function = cgc_find_function(module, name);
    if (!cgc_check_takes(c->function)) verdict = CGC_CHECK_NONE;
    ok = verdict != CGC_CHECK_NONE && cg_run_pipeline(module, "inline", NULL) == CG_OK;
    if (ok) cgc_walk(c->function, cgc_visit_check, c);
    if (c->nested || c->count == CGC_MAX_CHECKS) {
      snprintf(reason, sizeof reason, c->nested ? "a check op inside a region cannot be judged" : "too many check ops");
      ok = false;
      called = true;
    }
    ok = ok && cg_run_pipeline(module, "checks-to-results", NULL) == CG_OK && cgc_parameters_expose(module);
    if (ok && !cgc_parameters_read(o, c->function, args, &num_args, CGC_MAX_CHECKS, reason, sizeof reason)) ok = false;
    ok = ok && cgc_device_prepare(d, o, NULL, module, &program, &compiled) == CG_OK;
    if (ok) {
      called = true;
      ok = cgc_device_call(d, &program, module, name, num_args, args, &num_results, results, NULL, &seconds, reason, sizeof reason, &status);
    }
    if (!ok) num_results = 0;
  }
  if (ok && num_results != c->results) {
    snprintf(reason, sizeof reason, "%zu results for %zu checked values", num_results, c->results);
    ok = false;
  }
  for (size_t i = 0; ok && i < c->count; i++) ok = cgc_judge(&c->ops[i], results, reason, sizeof reason);
  for (size_t i = 0; i < num_results && called; i++) cgc_array_free(&results[i]);
  if (ok) verdict = CGC_CHECK_PASSED;
  if (verdict == CGC_CHECK_FAILED && !why->len) cgc_text_format(why, "%s", reason);
  for (size_t i = 0; i < num_args; i++) cgc_array_free(&args[i]);
  cgc_session_close(&s);
  free(args);
  free(results);
  free(c);
  return verdict;
}

typedef struct {
  size_t passed, failed;
} cgc_tally;

static void cgc_check_part(const cgc_device *d, const cgc_options *o, const cgc_source *source, const cgc_text *text, const char *name,
                           cgc_tally *tally) {
  cgc_text why;
  memset(&why, 0, sizeof why);
  if (o->function && strcmp(o->function, name) != 0) return;
  cgc_verdict verdict = cgc_check_function(d, o, source, text, name, &why);
  if (verdict == CGC_CHECK_PASSED) printf("[ OK ] %s:%s\n", source->filename, name);
  if (verdict == CGC_CHECK_FAILED) printf("[FAILED] %s:%s: %.*s\n", source->filename, name, (int)why.len, why.data ? why.data : "");
  tally->passed += verdict == CGC_CHECK_PASSED;
  tally->failed += verdict == CGC_CHECK_FAILED;
  fflush(stdout);
  free(why.data);
}

// A file whose functions are not told apart is parsed once to find them.
static int cgc_check_whole(const cgc_device *d, const cgc_options *o, const cgc_source *source, cgc_tally *tally) {
  cgc_session s;
  cg_module module;
  cgc_text text = {source->text, source->len, source->len};
  if (!cgc_session_open(&s, source, false)) return CGC_FAILED;
  int status = cgc_parse(&s, &module) == CG_OK ? CGC_DONE : CGC_REFUSED;
  for (cg_block b = status == CGC_DONE ? cg_region_first(cg_op_region(module, 0)) : NULL; b; b = cg_block_next(b))
    for (cg_op op = cg_block_first(b); op; op = cg_op_next(op)) {
      if (!cgc_check_takes(op)) continue;
      char *name = cgc_str(cg_attr_str(cg_op_attr(op, "sym_name")));
      cgc_check_part(d, o, source, &text, name, tally);
      free(name);
    }
  cgc_session_close(&s);
  return status;
}

static int cgc_check_source(const cgc_device *d, const cgc_options *o, const cgc_source *source, cgc_tally *tally) {
  cgc_cut c;
  memset(&c, 0, sizeof c);
  c.text = source->text;
  c.len = source->len;
  cgc_cut_split(&c);
  int status = c.count ? CGC_DONE : cgc_check_whole(d, o, source, tally);
  for (size_t i = 0; i < c.count; i++) {
    if (c.parts[i].hidden) continue;
    cgc_text text = cgc_cut_text(&c, i);
    cgc_check_part(d, o, source, &text, c.parts[i].name, tally);
    free(text.data);
  }
  for (size_t i = 0; i < c.count; i++) free(c.parts[i].name);
  free(c.parts);
  return status;
}

int cgc_main_check(const cgc_options *o) {
  cgc_device device;
  cgc_tally tally = {0, 0};
  int status;
  if (!o->files.count) {
    cgc_errorf("no input file; - is standard input");
    return CGC_USAGE;
  }
  status = cgc_device_open(&device, o);
  if (status != CGC_DONE) return status;
  for (size_t i = 0; i < o->files.count; i++) {
    cgc_source *sources;
    size_t n;
    if (!cgc_read_sources(o->files.items[i], o->split_input_file, &sources, &n)) {
      status = CGC_FAILED;
      continue;
    }
    for (size_t k = 0; k < n; k++) {
      int one = cgc_check_source(&device, o, &sources[k], &tally);
      if (one == CGC_REFUSED) {
        printf("[FAILED] %s: does not parse\n", sources[k].filename);
        tally.failed++;
      }
      if (one > status) status = one;
    }
    free(sources[0].text);
    free(sources);
  }
  cgc_device_close(&device);
  printf("%zu passed, %zu failed\n", tally.passed, tally.failed);
  if (status == CGC_DONE && tally.failed) status = CGC_REFUSED;
  return status;
}
