// cgc opt --validate: runs every public function before the first pass and after each, on integer-valued inputs (bit equality, where nothing in the
// function rounds) and on random ones (within the error bound that the interpreter carries). Dynamic dims take 0, 1, 7 and 33 in turn.
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "cgc.h"

enum { CGC_V_MAX_ARRAYS = 32, CGC_V_MAX_CASES = 4096 };
typedef enum { CGC_V_INTEGERS, CGC_V_RANDOM, CGC_V_POSITIVE } cgc_v_mode;

typedef struct {
  char *function;
  bool dispatch, exact;
  cgc_v_mode mode;
  int64_t dim; // of dynamic dims; -1: there are none
  size_t num_args, num_results;
  cg_array args[CGC_V_MAX_ARRAYS]; // as they were before the run
  uint32_t sets[CGC_V_MAX_ARRAYS], bindings[CGC_V_MAX_ARRAYS];
  uint32_t push[CGC_V_MAX_ARRAYS];
  size_t num_push;
  cg_array results[2 * CGC_V_MAX_ARRAYS]; // of the module before the first pass: results, then the arguments after the run
  double *bounds[CGC_V_MAX_ARRAYS];
} cgc_v_case;

typedef struct cgc_validation {
  cgc_session *session;
  uint64_t seed, rng;
  cgc_v_case **cases;
  size_t count;
} cgc_validation;

// xorshift64*
uint64_t cgc_random(uint64_t *state) {
  uint64_t x = *state ? *state : 88172645463325252u;
  x ^= x >> 12;
  x ^= x << 25;
  x ^= x >> 27;
  *state = x;
  return x * 2685821657736338717u;
}

static void cgc_v_fill_float(cg_array *a, cgc_v_mode mode, uint64_t *rng) {
  int64_t n = cgc_array_count(a);
  bool complex_type = cg_type_get_kind(a->element) == CG_TYPE_COMPLEX;
  for (int64_t i = 0; i < n; i++) {
    double v;
    if (mode == CGC_V_INTEGERS)
      v = (double)((int64_t)(cgc_random(rng) % 9) - 4);
    else if (mode == CGC_V_POSITIVE)
      v = (double)(1 + cgc_random(rng) % 7);
    else
      v = ((double)(cgc_random(rng) >> 11) / 9007199254740992.0) * 4 - 2;
    if (mode == CGC_V_RANDOM && n > 16 && !complex_type) {
      static const double special[] = {(double)NAN, (double)INFINITY, -(double)INFINITY, -0.0, 1e-40};
      if (i < 10 && i % 2 == 1) v = special[i / 2];
    }
    cgc_element_set(a, i, v);
  }
}

static void cgc_v_fill(cg_array *a, cgc_v_mode mode, uint64_t *rng) {
  int64_t n = cgc_array_count(a);
  bool is_unsigned;
  if (cg_type_get_kind(a->element) == CG_TYPE_COMPLEX || cgc_is_float(a->element)) {
    cgc_v_fill_float(a, mode, rng);
    return;
  }
  is_unsigned = cg_type_get_kind(a->element) == CG_TYPE_INTEGER && cg_type_signedness(a->element) == CG_UNSIGNED;
  for (int64_t i = 0; i < n; i++) {
    uint64_t v = cgc_random(rng);
    if (cg_type_get_kind(a->element) == CG_TYPE_INTEGER && cg_type_width(a->element) == 1)
      v >>= 63;
    else if (mode == CGC_V_POSITIVE || cg_type_get_kind(a->element) == CG_TYPE_INDEX)
      v = 1 + v % 4;
    else if (mode == CGC_V_INTEGERS)
      v = is_unsigned ? v % 16 : (uint64_t)((int64_t)(v % 17) - 8);
    else
      v = v >> 7 ? v >> 7 : 1;
    cgc_element_set_int(a, i, v);
  }
}

// Ops whose results differ from device to device: divisions, and functions that do not give integral numbers.
static bool cgc_v_is_inexact(cg_op op) {
#define CGC_V_FUNC true
#define CGC_V_ROUNDED true
#define CGC_V_INTEGRAL false
#define CGC_V_TRANSCENDENTAL(id) case CG_STABLEHLO_##id:
#define CGC_V_ROUNDING(id) case CG_STABLEHLO_##id:
#define CGC_V_CHLO(id) case CG_CHLO_##id:
#define CGC_V_NONE(id)
#define CGC_V_FUNCTION(X, id, name, hlo, hlo_id, hlo_name, rule, emission, value)                                                                    \
  case CG_MATH_##id: CGC_V_##hlo(hlo_id) return CGC_V_##rule;
  switch (cg_op_get_kind(op)) {
    CG_SCALAR_FUNCTIONS(CGC_V_FUNCTION, )
  case CG_ARITH_DIVF:
  case CG_MATH_ATAN2:
  case CG_MATH_POWF:
  case CG_MATH_FPOWI:
  case CG_IREE_LINALG_EXT_ATTENTION:
  case CG_STABLEHLO_ATAN2:
  case CG_STABLEHLO_CHOLESKY:
  case CG_STABLEHLO_DIVIDE:
  case CG_STABLEHLO_FFT:
  case CG_STABLEHLO_LOGISTIC:
  case CG_STABLEHLO_POWER:
  case CG_STABLEHLO_REMAINDER:
  case CG_STABLEHLO_TRIANGULAR_SOLVE: return true;
  default: return cg_op_name(op).len > 5 && memcmp(cg_op_name(op).data, "chlo.", 5) == 0;
  }
}

static bool cgc_v_visit_inexact(cg_op op, void *user) {
  bool inexact = cgc_v_is_inexact(op);
  if (inexact) *(bool *)user = true;
  return !inexact;
}

static bool cgc_v_shape(cg_type type, int64_t dim, unsigned *rank, int64_t *shape, cg_type *element) {
  if (cg_type_get_kind(type) == CG_TYPE_DISPATCH_TENSOR) type = cg_type_element(type);
  *element = cg_type_is_shaped(type) ? cg_type_element(type) : type;
  *rank = cg_type_is_shaped(type) ? cg_type_rank(type) : 0;
  if (*rank > 16) return false;
  for (unsigned i = 0; i < *rank; i++) shape[i] = cg_type_dim(type, i) == CG_DYNAMIC ? dim : cg_type_dim(type, i);
  return cgc_is_float(*element) || cg_type_is_int_or_index(*element) || cg_type_get_kind(*element) == CG_TYPE_COMPLEX;
}

// Runs one case on the module as it is now; copies of everything it gave into out. False: the interpreter found a fault.
static bool cgc_v_run(cgc_validation *v, const cgc_v_case *c, cg_op function, cg_array *out, size_t *num_out, double **bounds, cg_result *result) {
  cg_array args[CGC_V_MAX_ARRAYS], results[CGC_V_MAX_ARRAYS];
  cg_interp_desc desc;
  size_t num_results = 0;
  cg_module module = function;
  (void)v;
  while (cg_op_parent(module)) module = cg_op_parent(module);
  memset(&desc, 0, sizeof desc);
  desc.check_races = true;
  desc.max_steps = bounds ? 50000000 : 4000000000u; // a loop over a wild bound shows at the first run, and is the input's own business
  for (size_t i = 0; i < c->num_args; i++) args[i] = cgc_array_copy(&c->args[i]);
  if (c->dispatch) {
    cgc_interface_binding b[CGC_V_MAX_ARRAYS];
    size_t n;
    cg_array ordered[CGC_V_MAX_ARRAYS];
    size_t at[CGC_V_MAX_ARRAYS];
    double *raw[CGC_V_MAX_ARRAYS] = {NULL};
    cgc_interface_of(function, c->push, c->num_push, b, &n, CGC_V_MAX_ARRAYS);
    for (size_t i = 0; i < n; i++) { // a pass may have dropped a binding, or flattened its type
      at[i] = 0;
      for (size_t k = 0; k < c->num_args; k++)
        if (c->sets[k] == b[i].set && c->bindings[k] == b[i].binding) at[i] = k;
      ordered[i] = args[at[i]];
      if (cg_type_is_shaped(b[i].type) && cg_type_has_static_shape(b[i].type) && cg_type_rank(b[i].type) <= 16) {
        ordered[i].element = cg_type_element(b[i].type);
        ordered[i].rank = cg_type_rank(b[i].type);
        memcpy(ordered[i].shape, cg_type_shape(b[i].type), ordered[i].rank * sizeof(int64_t));
      }
    }
    if (bounds) desc.bounds = raw;
    *result = cg_interpret_dispatch(module, c->function, n, ordered, c->num_push, c->push, NULL, &desc);
    for (size_t i = 0; bounds && *result == CG_OK && i < n; i++) {
      size_t bytes = (size_t)cgc_array_count(&ordered[i]) * sizeof(double);
      if (!raw[i] || bounds[at[i]]) continue;
      bounds[at[i]] = (double *)cgc_alloc(bytes);
      if (bytes) memcpy(bounds[at[i]], raw[i], bytes);
    }
  } else {
    cg_type type = cg_attr_type(cg_op_attr(function, "function_type"));
    for (size_t i = 0; i < c->num_args && i < cg_type_num_inputs(type); i++) {
      int64_t shape[16];
      unsigned rank;
      if (cg_type_get_kind(args[i].element) != CG_TYPE_COMPLEX) // may be pairs by now
        cgc_v_shape(cg_type_input(type, (unsigned)i), 0, &rank, shape, &args[i].element);
    }
    num_results = CGC_V_MAX_ARRAYS;
    desc.bounds = bounds;
    *result = cg_interpret(module, c->function, c->num_args, args, &num_results, results, &desc);
  }
  if (*result != CG_OK) {
    for (size_t i = 0; i < c->num_args; i++) cgc_array_free(&args[i]);
    return false;
  }
  for (size_t i = 0; i < num_results; i++) {
    out[i] = cgc_array_copy(&results[i]);
    if (bounds && bounds[i]) {
      size_t bytes = (size_t)cgc_array_count(&results[i]) * sizeof(double);
      double *copy = (double *)cgc_alloc(bytes);
      if (bytes) memcpy(copy, bounds[i], bytes);
      bounds[i] = copy;
    }
  }
  for (size_t i = 0; i < c->num_args; i++) {
    args[i].element = c->args[i].element;
    out[num_results + i] = args[i];
  }
  *num_out = num_results + c->num_args;
  return true;
}

static bool cgc_v_add(cgc_validation *v, cgc_v_case *c) {
  if (v->count == CGC_V_MAX_CASES) return false;
  v->cases = (cgc_v_case **)realloc((void *)v->cases, (v->count + 1) * sizeof *v->cases);
  if (!v->cases) exit(CGC_FAILED);
  v->cases[v->count++] = c;
  return true;
}

static void cgc_v_free_case(cgc_v_case *c) {
  for (size_t i = 0; i < c->num_args; i++) cgc_array_free(&c->args[i]);
  for (size_t i = 0; i < c->num_results; i++) cgc_array_free(&c->results[i]);
  for (size_t i = 0; i < CGC_V_MAX_ARRAYS; i++) free(c->bounds[i]);
  free(c->function);
  free(c);
}

// Makes a case's inputs; NULL when an argument is of no type that can be made.
static cgc_v_case *cgc_v_make(cgc_validation *v, cg_op function, cgc_v_mode mode, int64_t dim) {
  cgc_v_case *c = (cgc_v_case *)cgc_alloc(sizeof *c);
  bool inexact = false, ok = true;
  c->function = cgc_str(cg_attr_str(cg_op_attr(function, "sym_name")));
  c->dispatch = cgc_has_interface_ops(function);
  c->mode = mode;
  c->dim = dim;
  cgc_walk(function, cgc_v_visit_inexact, &inexact);
  c->exact = !inexact;
  if (c->dispatch) {
    cgc_interface_binding b[CGC_V_MAX_ARRAYS];
    size_t n;
    for (c->num_push = 0; c->num_push < CGC_V_MAX_ARRAYS; c->num_push++) c->push[c->num_push] = (uint32_t)(dim < 0 ? 1 : dim);
    ok = cgc_interface_of(function, c->push, c->num_push, b, &n, CGC_V_MAX_ARRAYS) && n;
    for (size_t i = 0; ok && i < n; i++) {
      cg_type element;
      unsigned rank;
      int64_t shape[16];
      ok = cgc_v_shape(b[i].type, dim < 0 ? 1 : dim, &rank, shape, &element);
      if (!ok) break;
      for (unsigned d = 0; d < rank; d++)
        if (b[i].shape[d] != CG_DYNAMIC) shape[d] = b[i].shape[d];
      c->sets[i] = b[i].set;
      c->bindings[i] = b[i].binding;
      c->args[c->num_args++] = cgc_array_make(element, rank, shape);
    }
  } else {
    cg_type type = cg_attr_type(cg_op_attr(function, "function_type"));
    ok = cg_type_num_inputs(type) <= CGC_V_MAX_ARRAYS && cg_type_num_results(type) <= CGC_V_MAX_ARRAYS;
    for (unsigned i = 0; ok && i < cg_type_num_inputs(type); i++) {
      cg_type element;
      unsigned rank;
      int64_t shape[16];
      ok = cgc_v_shape(cg_type_input(type, i), dim < 0 ? 1 : dim, &rank, shape, &element);
      if (ok) c->args[c->num_args++] = cgc_array_make(element, rank, shape);
    }
  }
  if (!ok) {
    cgc_v_free_case(c);
    return NULL;
  }
  for (size_t i = 0; i < c->num_args; i++) cgc_v_fill(&c->args[i], mode, &v->rng);
  return c;
}

static bool cgc_v_is_dynamic(cg_op function) {
  cg_type type = cg_attr_type(cg_op_attr(function, "function_type"));
  cgc_interface_binding b[CGC_V_MAX_ARRAYS];
  size_t n;
  if (cgc_has_interface_ops(function)) {
    cgc_interface_of(function, NULL, 0, b, &n, CGC_V_MAX_ARRAYS);
    for (size_t i = 0; i < n; i++)
      if (cg_type_is_shaped(b[i].type) && !cg_type_has_static_shape(b[i].type)) return true;
    return false;
  }
  for (unsigned i = 0; i < cg_type_num_inputs(type); i++)
    if (cg_type_is_shaped(cg_type_input(type, i)) && !cg_type_has_static_shape(cg_type_input(type, i))) return true;
  return false;
}

// The first run. On a fault with random values, positive ones are tried: division by zero and wild shifts are the input's own business.
static bool cgc_v_baseline(cgc_validation *v, cg_op function, cgc_v_mode mode, int64_t dim, cg_result *result) {
  bool quiet = v->session->quiet;
  for (int attempt = 0; attempt < 2; attempt++) {
    cgc_v_case *c = cgc_v_make(v, function, attempt ? CGC_V_POSITIVE : mode, dim);
    if (!c) return true; // nothing to run it with
    v->session->quiet = attempt == 0 || dim >= 0;
    if (cgc_v_run(v, c, function, c->results, &c->num_results, c->bounds, result)) {
      v->session->quiet = quiet;
      return cgc_v_add(v, c);
    }
    cgc_v_free_case(c);
  }
  v->session->quiet = quiet;
  if (dim < 0) return false;
  *result = CG_OK; // these sizes do not fit this function
  return true;
}

typedef struct {
  cgc_validation *v;
  cg_result result;
} cgc_v_begin;
static bool cgc_v_visit_function(cg_op op, void *user) {
  static const int64_t dims[] = {0, 1, 7, 33};
  cgc_v_begin *b = (cgc_v_begin *)user;
  bool dispatch;
  if (cg_op_get_kind(op) != CG_FUNC_FUNC || !cg_region_first(cg_op_region(op, 0))) return true;
  dispatch = cgc_has_interface_ops(op);
  if (!dispatch && (!cgc_is_public(op) || !cgc_is_host_function(op))) return true;
  for (int mode = CGC_V_INTEGERS; mode <= CGC_V_RANDOM; mode++) {
    if (!cgc_v_is_dynamic(op)) {
      if (!cgc_v_baseline(b->v, op, (cgc_v_mode)mode, -1, &b->result)) return false;
      continue;
    }
    for (size_t i = 0; i < sizeof dims / sizeof dims[0]; i++)
      if (!cgc_v_baseline(b->v, op, (cgc_v_mode)mode, dims[i], &b->result)) return false;
  }
  return true;
}

cgc_validation *cgc_validation_begin(cgc_session *session, cg_module module, uint64_t seed, cg_result *result) {
  cgc_v_begin b;
  b.v = (cgc_validation *)cgc_alloc(sizeof *b.v);
  b.v->session = session;
  b.v->seed = seed;
  b.v->rng = seed * 0x9E3779B97F4A7C15u + 1;
  b.result = CG_OK;
  if (!cgc_walk(module, cgc_v_visit_function, &b)) {
    if (b.result == CG_OK) b.result = CG_INVALID_INPUT;
    cgc_errorf("--validate: the input itself cannot be interpreted");
  } else if (!b.v->count) {
    cgc_errorf("--validate: no function that can be run");
    b.result = CG_INVALID_INPUT;
  }
  *result = b.result;
  return b.v;
}

static void cgc_v_report(const cgc_validation *v, const cgc_v_case *c, const char *pass, const char *what) {
  static const char *const modes[] = {"integer-valued", "random", "positive"};
  fprintf(stderr, "cgc: error: --validate: pass '%s' changed the result of @%s: %s (%s inputs, --seed=%llu", pass, c->function, what, modes[c->mode],
          (unsigned long long)v->seed);
  if (c->dim >= 0) fprintf(stderr, ", dynamic dims %lld", (long long)c->dim);
  fprintf(stderr, ")\n");
}

static bool cgc_v_compare(cgc_validation *v, const cgc_v_case *c, cg_array *now, size_t n, const char *pass) {
  for (size_t i = 0; i < n; i++) {
    char why[512], what[640];
    bool result = i < c->num_results - c->num_args, exact = c->exact && c->mode != CGC_V_RANDOM;
    size_t count = (size_t)cgc_array_count(&c->results[i]);
    double *bounds = (result || c->dispatch) && c->bounds[i] ? (double *)cgc_alloc(count * sizeof(double)) : NULL;
    double eps = cg_storage_bytes(c->results[i].element) == 2 ? 4e-3 : 1e-6;
    bool same;
    for (size_t k = 0; bounds && k < count; k++) bounds[k] = 2 * c->bounds[i][k] + 1.2e-38;
    now[i].element = c->results[i].element; // signedness may be gone; the bytes are the same
    same = cgc_array_equal(&now[i], &c->results[i], exact ? -1 : bounds ? 0 : eps, exact ? 0 : eps, bounds, why, sizeof why);
    free(bounds);
    if (same) continue;
    snprintf(what, sizeof what, "%s %zu: %s",
             result        ? "result"
             : c->dispatch ? "binding"
                           : "argument",
             result ? i : i - (c->num_results - c->num_args), why);
    cgc_v_report(v, c, pass, what);
    return false;
  }
  return true;
}

bool cgc_validation_check(cgc_validation *v, cg_module module, const char *pass) {
  for (size_t i = 0; i < v->count; i++) {
    cgc_v_case *c = v->cases[i];
    cg_op function = cgc_find_function(module, c->function);
    cg_array now[2 * CGC_V_MAX_ARRAYS];
    size_t n = 0;
    cg_result r;
    bool ok;
    if (!function) {
      cgc_v_report(v, c, pass, "the function is gone");
      return false;
    }
    if (!cgc_v_run(v, c, function, now, &n, NULL, &r)) {
      cgc_v_report(v, c, pass, "the interpreter refuses it now");
      return false;
    }
    ok = n == c->num_results;
    if (!ok)
      cgc_v_report(v, c, pass, "another number of results");
    else
      ok = cgc_v_compare(v, c, now, n, pass);
    for (size_t k = 0; k < n; k++) cgc_array_free(&now[k]);
    if (!ok) return false;
  }
  return true;
}

void cgc_validation_end(cgc_validation *v) {
  for (size_t i = 0; i < v->count; i++) cgc_v_free_case(v->cases[i]);
  free((void *)v->cases);
  free(v);
}
