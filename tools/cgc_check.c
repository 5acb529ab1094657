// cgc check: runs every public function without arguments and judges its check ops. The pass checks-to-results makes what a check op looks at the
// function's results; the comparison is here, the same for every device.
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "cgc_device.h"

enum { CGC_MAX_CHECKS = 256, CGC_MAX_PARTS = 512 };

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

static bool cgc_is_check(cg_op_kind k) { return k >= CG_CHECK_EXPECT_TRUE && k <= CG_CHECK_EXPECT_CLOSE; }

static bool cgc_visit_check(cg_op op, void *user) {
  cgc_checks *c = (cgc_checks *)user;
  cgc_check_op *k;
  if (!cgc_is_check(cg_op_get_kind(op))) return true;
  if (cg_op_parent(op) != c->function) c->nested = true;
  if (c->count == CGC_MAX_CHECKS) return true;
  k = &c->ops[c->count++];
  memset(k, 0, sizeof *k);
  k->kind = cg_op_get_kind(op);
  k->atol = cgc_attr_number(op, "atol", cgc_attr_number(op, "tolerance", 1e-4));
  k->rtol = cgc_attr_number(op, "rtol", 0);
  k->ulps = (uint64_t)cgc_attr_number(op, "max_ulp_difference", 1);
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

// ---- one function, cut out of its module -------------------------------------------------------------------------------------------------------
typedef struct {
  cg_module module;
  cg_op parts[CGC_MAX_PARTS]; // the function, then what it refers to
  size_t count;
} cgc_cut;

static void cgc_cut_symbol(cgc_cut *c, cg_attr a, unsigned depth) {
  if (!a || depth > 8) return;
  if (cg_attr_get_kind(a) == CG_ATTR_ARRAY || cg_attr_get_kind(a) == CG_ATTR_DICT) {
    for (size_t i = 0; i < cg_attr_len(a); i++) cgc_cut_symbol(c, cg_attr_at(a, i), depth + 1);
    return;
  }
  if (cg_attr_get_kind(a) != CG_ATTR_SYMBOL) return;
  for (cg_block b = cg_region_first(cg_op_region(c->module, 0)); b; b = cg_block_next(b))
    for (cg_op op = cg_block_first(b); op; op = cg_op_next(op)) {
      cg_attr name = cg_op_attr(op, "sym_name");
      bool have = false;
      if (!name || cg_attr_str(name).len != cg_attr_str(a).len || memcmp(cg_attr_str(name).data, cg_attr_str(a).data, cg_attr_str(a).len) != 0)
        continue;
      for (size_t i = 0; i < c->count; i++) have = have || c->parts[i] == op;
      if (!have && c->count < CGC_MAX_PARTS) c->parts[c->count++] = op;
    }
}

static bool cgc_visit_symbols(cg_op op, void *user) {
  for (size_t i = 0; i < cg_op_num_attrs(op); i++) cgc_cut_symbol((cgc_cut *)user, cg_op_attr_at(op, i).value, 0);
  return true;
}

static void cgc_cut_write(void *user, const char *data, size_t len) { cgc_text_add((cgc_text *)user, data, len); }

static cgc_text cgc_cut_text(cg_module module, cg_op function) {
  cgc_text text;
  cgc_cut *c = (cgc_cut *)cgc_alloc(sizeof *c);
  cg_print_desc desc;
  memset(&text, 0, sizeof text);
  memset(&desc, 0, sizeof desc);
  desc.local_scope = true;
  desc.debug_info = true;
  c->module = module;
  c->parts[c->count++] = function;
  for (size_t i = 0; i < c->count; i++) cgc_walk(c->parts[i], cgc_visit_symbols, c);
  for (size_t i = 0; i < c->count; i++) {
    cg_print(c->parts[i], &desc, cgc_cut_write, &text);
    cgc_text_add(&text, "\n", 1);
  }
  free(c);
  return text;
}

// Runs one function on its own; false with a reason.
static bool cgc_check_function(const cgc_device *d, const cgc_options *o, const cgc_source *file, const char *text, size_t len, const char *name,
                               char *why, size_t why_size) {
  cgc_source piece = *file;
  cgc_session s;
  cg_module module;
  cg_program program;
  cgc_checks *c = (cgc_checks *)cgc_alloc(sizeof *c);
  cg_array *results = (cg_array *)cgc_alloc(2 * CGC_MAX_CHECKS * sizeof *results);
  size_t num_results = 2 * CGC_MAX_CHECKS;
  double seconds;
  bool compiled, ok = false;
  int status;
  piece.text = (char *)(uintptr_t)text;
  piece.len = len;
  snprintf(why, why_size, "out of memory");
  if (!cgc_session_open(&s, &piece, true)) return false;
  if (cgc_parse(&s, &module) == CG_OK) {
    c->function = cgc_find_function(module, name);
    cgc_walk(c->function, cgc_visit_check, c);
    if (c->nested || c->count == CGC_MAX_CHECKS) {
      snprintf(why, why_size, c->nested ? "a check op inside a region cannot be judged" : "too many check ops");
      goto end;
    }
    ok = cg_run_pipeline(module, "inline,checks-to-results", NULL) == CG_OK;
    ok = ok && cgc_device_prepare(d, o, NULL, module, &program, &compiled) == CG_OK;
    why[0] = 0;
    ok = ok && cgc_device_call(d, &program, module, name, 0, NULL, &num_results, results, NULL, &seconds, why, why_size, &status);
    if (!ok) num_results = 0;
  }
  if (!ok && s.kept[0]) snprintf(why, why_size, "%s", s.kept);
  if (ok && num_results != c->results) {
    snprintf(why, why_size, "%zu results for %zu checked values", num_results, c->results);
    ok = false;
  }
  for (size_t i = 0; ok && i < c->count; i++) ok = cgc_judge(&c->ops[i], results, why, why_size);
  for (size_t i = 0; i < num_results; i++) cgc_array_free(&results[i]);
end:
  cgc_session_close(&s);
  free(results);
  free(c);
  return ok;
}

typedef struct {
  size_t passed, failed;
} cgc_tally;

static int cgc_check_source(const cgc_device *d, const cgc_options *o, const cgc_source *source, cgc_tally *tally) {
  cgc_session s;
  cg_module module;
  if (!cgc_session_open(&s, source, false)) return CGC_FAILED;
  if (cgc_parse(&s, &module) != CG_OK) {
    cgc_session_close(&s);
    return CGC_REFUSED;
  }
  for (cg_block b = cg_region_first(cg_op_region(module, 0)); b; b = cg_block_next(b))
    for (cg_op op = cg_block_first(b); op; op = cg_op_next(op)) {
      char *name, why[1024];
      cgc_text text;
      if (cg_op_get_kind(op) != CG_FUNC_FUNC || !cgc_is_public(op) || cgc_has_interface_ops(op)) continue;
      if (cg_type_num_inputs(cg_attr_type(cg_op_attr(op, "function_type"))) || !cg_region_first(cg_op_region(op, 0))) continue;
      name = cgc_str(cg_attr_str(cg_op_attr(op, "sym_name")));
      if (o->function && strcmp(o->function, name) != 0) continue;
      text = cgc_cut_text(module, op);
      if (cgc_check_function(d, o, source, text.data, text.len, name, why, sizeof why)) {
        printf("[ OK ] %s:%s\n", source->filename, name);
        tally->passed++;
      } else {
        printf("[FAILED] %s:%s: %s\n", source->filename, name, why);
        tally->failed++;
      }
      fflush(stdout);
      free(text.data);
      free(name);
    }
  cgc_session_close(&s);
  return CGC_DONE;
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
