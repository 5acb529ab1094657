// How far the expansions of approximate-math are from the true functions: at most 4 ULP in f32 over a sweep of all bit patterns, and exact where
// IEEE 754 and C say what the result is. The expanded operations are evaluated here with the host's own float arithmetic, correctly rounded.
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "passes/lower/narrow_types.h"
#include "passes/pass_table.h"
#include "sweep.h"
#include "text/cg_text.h"

// ---- a straight-line program of the expanded operations ---------------------------------------------------------------------------------
typedef union cell {
  float f;
  uint32_t u;
  int32_t i;
} cell;

typedef struct instruction {
  cg_op_kind kind;
  uint32_t operands[3];
  uint32_t result, second; // slots
  int64_t predicate;
  cell constant;
} instruction;

typedef struct program {
  instruction *code;
  size_t length, capacity;
  cell *slots;
  uint32_t num_slots, num_args, result;
} program;

static uint32_t slot_of(cgi_hmap *map, cg_value v) {
  uint64_t slot = 0;
  assert_true(cgi_hmap_get(map, (uint64_t)(uintptr_t)v, &slot));
  return (uint32_t)slot;
}

static cell constant_cell(cg_attr a) {
  cell c;
  c.u = a->kind == CG_ATTR_FLOAT ? (uint32_t)cg_attr_float_bits(a) : a->kind == CG_ATTR_BOOL ? (cg_attr_int(a) ? 1u : 0u) : (uint32_t)cg_attr_int(a);
  return c;
}

static program assemble(cg_context *ctx, cg_block block) {
  program p;
  cgi_hmap map;
  memset(&p, 0, sizeof p);
  memset(&map, 0, sizeof map);
  map.ctx = ctx;
  for (unsigned i = 0; i < cg_block_num_args(block); i++) cgi_hmap_put(&map, (uint64_t)(uintptr_t)cg_block_arg(block, i), p.num_slots++);
  p.num_args = p.num_slots;
  for (cg_op op = cg_block_first(block); op; op = cg_op_next(op)) {
    instruction in;
    memset(&in, 0, sizeof in);
    in.kind = cg_op_get_kind(op);
    for (unsigned i = 0; i < cg_op_num_operands(op) && i < 3; i++) in.operands[i] = slot_of(&map, cg_op_operand(op, i));
    if (in.kind == CG_FUNC_RETURN) {
      p.result = in.operands[0];
      break;
    }
    in.result = p.num_slots++;
    cgi_hmap_put(&map, (uint64_t)(uintptr_t)cg_op_result(op, 0), in.result);
    if (cg_op_num_results(op) > 1) {
      in.second = p.num_slots++;
      cgi_hmap_put(&map, (uint64_t)(uintptr_t)cg_op_result(op, 1), in.second);
    }
    if (in.kind == CG_ARITH_CONSTANT) in.constant = constant_cell(cg_op_attr(op, "value"));
    if (cg_op_attr(op, "predicate")) in.predicate = cg_attr_int(cg_op_attr(op, "predicate"));
    if (p.length == p.capacity) {
      p.capacity = p.capacity ? 2 * p.capacity : 64;
      p.code = (instruction *)realloc(p.code, p.capacity * sizeof *p.code);
      assert_non_null(p.code);
    }
    p.code[p.length++] = in;
  }
  p.slots = (cell *)calloc(p.num_slots, sizeof *p.slots);
  assert_non_null(p.slots);
  return p;
}

static void free_program(program *p) {
  free(p->code);
  free(p->slots);
}

static bool compare_floats(int64_t predicate, float a, float b) {
  bool unordered = a != a || b != b;
  switch (predicate) {
  case 1: return a == b;
  case 2: return a > b;
  case 3: return a >= b;
  case 4: return a < b;
  case 5: return a <= b;
  case 13: return unordered || a != b;
  default: fail_msg("predicate %d of arith.cmpf", (int)predicate); return false;
  }
}

static bool compare_ints(int64_t predicate, cell a, cell b) {
  switch (predicate) {
  case 0: return a.u == b.u;
  case 1: return a.u != b.u;
  case 2: return a.i < b.i;
  case 3: return a.i <= b.i;
  case 4: return a.i > b.i;
  case 5: return a.i >= b.i;
  case 6: return a.u < b.u;
  default: fail_msg("predicate %d of arith.cmpi", (int)predicate); return false;
  }
}

static int32_t to_int(float f) {
  if (!(f >= -2147483648.0f && f < 2147483648.0f)) fail_msg("arith.fptosi of %g is poison", (double)f);
  return (int32_t)f;
}

static float run_program(program *p, const float *args) {
  cell *s = p->slots;
  for (uint32_t i = 0; i < p->num_args; i++) s[i].f = args[i];
  for (size_t n = 0; n < p->length; n++) {
    const instruction *in = &p->code[n];
    cell a = s[in->operands[0]], b = s[in->operands[1]], c = s[in->operands[2]], *r = &s[in->result];
    switch (in->kind) {
    case CG_ARITH_CONSTANT: *r = in->constant; break;
    case CG_ARITH_ADDF: r->f = a.f + b.f; break;
    case CG_ARITH_SUBF: r->f = a.f - b.f; break;
    case CG_ARITH_MULF: r->f = a.f * b.f; break;
    case CG_ARITH_DIVF: r->f = a.f / b.f; break;
    case CG_ARITH_NEGF: r->u = a.u ^ 0x80000000u; break;
    case CG_MATH_FLOOR: r->f = floorf(a.f); break;
    case CG_MATH_TRUNC: r->f = truncf(a.f); break;
    case CG_MATH_ABSF: r->u = a.u & 0x7fffffffu; break;
    case CG_MATH_SQRT: r->f = sqrtf(a.f); break;
    case CG_ARITH_BITCAST: *r = a; break;
    case CG_ARITH_FPTOSI: r->i = to_int(a.f); break;
    case CG_ARITH_SITOFP: r->f = (float)a.i; break;
    case CG_ARITH_UITOFP: r->f = (float)a.u; break;
    case CG_ARITH_ADDI: r->u = a.u + b.u; break;
    case CG_ARITH_SUBI: r->u = a.u - b.u; break;
    case CG_ARITH_MULI: r->u = a.u * b.u; break;
    case CG_ARITH_ANDI: r->u = a.u & b.u; break;
    case CG_ARITH_ORI: r->u = a.u | b.u; break;
    case CG_ARITH_XORI: r->u = a.u ^ b.u; break;
    case CG_ARITH_SHLI:
      assert_true(b.u < 32);
      r->u = a.u << b.u;
      break;
    case CG_ARITH_SHRUI:
      assert_true(b.u < 32);
      r->u = a.u >> b.u;
      break;
    case CG_ARITH_SHRSI:
      assert_true(b.u < 32);
      r->i = a.i >> b.u;
      break;
    case CG_ARITH_MAXIMUMF: r->f = a.f > b.f ? a.f : b.f; break; // of numbers: of NaN either
    case CG_ARITH_MINIMUMF: r->f = a.f < b.f ? a.f : b.f; break;
    case CG_ARITH_MAXUI: r->u = a.u > b.u ? a.u : b.u; break;
    case CG_ARITH_MINUI: r->u = a.u < b.u ? a.u : b.u; break;
    case CG_ARITH_DIVUI: r->u = a.u / b.u; break;
    case CG_ARITH_REMUI: r->u = a.u % b.u; break;
    case CG_ARITH_CMPF: r->u = compare_floats(in->predicate, a.f, b.f); break;
    case CG_ARITH_CMPI: r->u = compare_ints(in->predicate, a, b); break;
    case CG_ARITH_SELECT: *r = a.u ? b : c; break;
    case CG_ARITH_MULUI_EXTENDED:
      s[in->second].u = (uint32_t)(((uint64_t)a.u * b.u) >> 32);
      r->u = a.u * b.u;
      break;
    default: fail_msg("operation %d is not expected in an expansion", (int)in->kind);
    }
  }
  return s[p->result].f;
}

// ---- expanding one math op ----------------------------------------------------------------------------------------------------------------
static cg_context *context;

// Of one op, or of ops of one operand each behind it.
static program expand(const cg_op_kind *kinds, unsigned count, unsigned arity) {
  cg_context *ctx = context;
  cg_type f32 = cgi_type_f32(ctx), types[2];
  types[0] = types[1] = f32;
  cg_op module = cgi_op_create(ctx, cgi_op_def_of(ctx, CG_BUILTIN_MODULE), cgi_loc_unknown(ctx), 0, NULL, 0, NULL, 0, NULL, 1);
  cg_block body = cgi_block_create(module->regions[0], 0, NULL, module->loc);
  cgi_builder b = cgi_builder_at_end(body, module->loc);
  cg_named_attr attrs[2];
  attrs[0] = cgi_named(ctx, "sym_name", cgi_attr_strz(ctx, "f"));
  attrs[1] = cgi_named(ctx, "function_type", cgi_attr_type(ctx, cgi_type_function(ctx, arity, types, 1, &f32)));
  cg_op func = cgi_build(&b, CG_FUNC_FUNC, 0, NULL, 0, NULL, 2, attrs, 1);
  cg_block entry = cgi_block_create(func->regions[0], arity, types, module->loc);
  b = cgi_builder_at_end(entry, module->loc);
  cg_value args[2], r;
  args[0] = entry->args[0];
  args[1] = entry->args[arity - 1];
  r = arity == 1 ? cgi_build_unary(&b, kinds[0], f32, args[0]) : cgi_build_binary(&b, kinds[0], args[0], args[1]);
  for (unsigned i = 1; i < count; i++) r = cgi_build_unary(&b, kinds[i], f32, r);
  cgi_build_return(&b, CG_FUNC_RETURN, 1, &r);
  cgi_pass pass;
  memset(&pass, 0, sizeof pass);
  pass.ctx = ctx;
  pass.module = module;
  assert_true(cgi_pass_expand_arith(&pass));
  assert_true(cgi_pass_approximate_math(&pass));
  return assemble(ctx, entry);
}

static float from_bits(uint32_t u) {
  cell c;
  c.u = u;
  return c.f;
}

static uint32_t bits_of(float f) {
  cell c;
  c.f = f;
  return c.u;
}

// Distance in units in the last place of the f32 nearest to the truth.
static double ulps(float got, double truth) {
  float nearest = (float)truth;
  if (isnan(truth)) return isnan(got) ? 0 : INFINITY;
  if (isinf(nearest) || isinf(got)) {
    if (isinf(nearest) && isinf(got)) return (nearest > 0) == (got > 0) ? 0 : INFINITY;
    return isinf(got) ? fabs(fabs(truth) - 340282366920938463463374607431768211456.0) / ldexp(1, 104) + 1 : INFINITY;
  }
  if (isnan(got)) return INFINITY;
  if (nearest == 0 && got == 0) return !signbit(truth) == !signbit(got) ? 0 : INFINITY;
  int exponent;
  frexp(truth, &exponent);
  if (exponent < -125) exponent = -125;
  return fabs((double)got - truth) / ldexp(1, exponent - 24);
}

typedef double (*function1)(double);
typedef double (*function2)(double, double);

typedef struct worst_case {
  double error;
  float x, y, got;
  double truth;
} worst_case;

static void note(worst_case *w, float x, float y, float got, double truth) {
  double error = ulps(got, truth);
  if (error > w->error) {
    w->error = error;
    w->x = x;
    w->y = y;
    w->got = got;
    w->truth = truth;
  }
}

static uint32_t sweep_stride(uint32_t fallback) {
  const char *s = getenv("CG_TEST_STRIDE");
  return s ? (uint32_t)strtoul(s, NULL, 0) : fallback * (1000 / (uint32_t)sweep(1000));
}

static const float edges[] = {0.0f,           1.0f,       0.5f,       2.0f,        1.5f,       2.5f,        0.75f,           3.0f,        10.0f,
                              100.0f,         1e-5f,      1e-20f,     1e-38f,      1e-40f,     1.4e-45f,    1.17549435e-38f, 16777216.0f, 33554432.0f,
                              3.40282347e38f, INFINITY,   NAN,        0.9999999f,  1.0000001f, 0.70710677f, 0.7071068f,      1.4142135f,  0.78539816f,
                              1.5707964f,     3.1415927f, 6.2831855f, 0.34657359f, 0.6931472f, 88.0f,       88.72283f,       88.72284f,   103.97f,
                              89.41599f,      128.0f,     149.0f,     150.0f,      0.9f,       3.92f,       3.95f,           4.0f,        0.625f,
                              9.0f,           1e30f,      4096.0f,    4097.0f,     8388607.5f};
enum { NUM_EDGES = sizeof edges / sizeof edges[0] };

static void sweep_chain(const char *name, const cg_op_kind *kinds, unsigned count, function1 truth, double limit) {
  program p = expand(kinds, count, 1);
  worst_case w;
  memset(&w, 0, sizeof w);
  uint32_t stride = sweep_stride(40009);
  for (uint64_t bits = 0; bits <= UINT32_MAX; bits += stride) {
    float x = from_bits((uint32_t)bits);
    note(&w, x, 0, run_program(&p, &x), truth((double)x));
  }
  for (int i = -20000; i <= 20000; i++) { // where most of life is
    float x = (float)i * 0.00137f;
    note(&w, x, 0, run_program(&p, &x), truth((double)x));
  }
  for (int n = 1; n < 4000; n++) { // around multiples of pi/2
    for (int d = -2; d <= 2; d++) {
      float x = from_bits(bits_of((float)(n * 1.57079632679489661923)) + (uint32_t)d);
      note(&w, x, 0, run_program(&p, &x), truth((double)x));
    }
  }
  for (unsigned i = 0; i < NUM_EDGES; i++) {
    for (unsigned s = 0; s < 2; s++) {
      float x = s ? -edges[i] : edges[i];
      note(&w, x, 0, run_program(&p, &x), truth((double)x));
    }
  }
  printf("%-10s %6.2f ULP at %.9g: %.9g instead of %.9g (%u operations)\n", name, w.error, (double)w.x, (double)w.got, w.truth, (unsigned)p.length);
  free_program(&p);
  assert_true(w.error <= limit);
}

static void sweep1(const char *name, cg_op_kind kind, function1 truth, double limit) { sweep_chain(name, &kind, 1, truth, limit); }

static void sweep2(const char *name, cg_op_kind kind, function2 truth, double limit) {
  program p = expand(&kind, 1, 2);
  worst_case w;
  memset(&w, 0, sizeof w);
  uint32_t seed = 12345, rounds = (uint32_t)(UINT32_MAX / sweep_stride(8009));
  for (uint32_t n = 0; n < rounds; n++) {
    float v[2];
    for (unsigned k = 0; k < 2; k++) {
      seed = seed * 1664525u + 1013904223u;
      uint32_t r = seed ^ (seed >> 15);
      v[k] = n % 3 == 0   ? from_bits(r)
             : n % 3 == 1 ? ((float)(r >> 8) - 8388608.0f) * 1e-6f
                          : from_bits(0x3f000000u + (r >> 8)); // any bits; a line; around 1
      if (n % 3 == 2 && k == 1) v[k] = ((float)(r >> 8) - 8388608.0f) * 1e-4f;
    }
    note(&w, v[0], v[1], run_program(&p, v), truth((double)v[0], (double)v[1]));
  }
  for (unsigned i = 0; i < NUM_EDGES * 2; i++) {
    for (unsigned k = 0; k < NUM_EDGES * 2; k++) {
      float v[2];
      v[0] = i & 1 ? -edges[i / 2] : edges[i / 2];
      v[1] = k & 1 ? -edges[k / 2] : edges[k / 2];
      note(&w, v[0], v[1], run_program(&p, v), truth((double)v[0], (double)v[1]));
    }
  }
  printf("%-10s %6.2f ULP at %.9g, %.9g: %.9g instead of %.9g (%u operations)\n", name, w.error, (double)w.x, (double)w.y, (double)w.got, w.truth,
         (unsigned)p.length);
  free_program(&p);
  assert_true(w.error <= limit);
}

static void test_exponentials(void **state) {
  (void)state;
  sweep1("exp", CG_MATH_EXP, exp, 4);
  sweep1("exp2", CG_MATH_EXP2, exp2, 4);
  sweep1("expm1", CG_MATH_EXPM1, expm1, 4);
}

static void test_logarithms(void **state) {
  (void)state;
  sweep1("log", CG_MATH_LOG, log, 4);
  sweep1("log2", CG_MATH_LOG2, log2, 4);
  sweep1("log10", CG_MATH_LOG10, log10, 4);
  sweep1("log1p", CG_MATH_LOG1P, log1p, 4);
}

// What the argument is known to be counts: exp(-|x|), and log1p of it.
static double exp_low(double x) { return exp(-fabs(x)); }
static double softplus_low(double x) { return log1p(exp(-fabs(x))); }

static void test_of_known_arguments(void **state) {
  (void)state;
  static const cg_op_kind kinds[] = {CG_MATH_ABSF, CG_ARITH_NEGF, CG_MATH_EXP, CG_MATH_LOG1P};
  sweep_chain("exp(-|x|)", kinds, 3, exp_low, 4);
  sweep_chain("log1p of it", kinds, 4, softplus_low, 4);
}

static void test_circular(void **state) {
  (void)state;
  sweep1("sin", CG_MATH_SIN, sin, 4);
  sweep1("cos", CG_MATH_COS, cos, 4);
  sweep1("tan", CG_MATH_TAN, tan, 4);
  sweep1("asin", CG_MATH_ASIN, asin, 4);
  sweep1("acos", CG_MATH_ACOS, acos, 4);
  sweep1("atan", CG_MATH_ATAN, atan, 4);
  sweep2("atan2", CG_MATH_ATAN2, atan2, 4);
}

static void test_hyperbolic(void **state) {
  (void)state;
  sweep1("sinh", CG_MATH_SINH, sinh, 4);
  sweep1("cosh", CG_MATH_COSH, cosh, 4);
  sweep1("tanh", CG_MATH_TANH, tanh, 4);
  sweep1("asinh", CG_MATH_ASINH, asinh, 4);
  sweep1("acosh", CG_MATH_ACOSH, acosh, 4);
  sweep1("atanh", CG_MATH_ATANH, atanh, 4);
}

static void test_others(void **state) {
  (void)state;
  sweep1("erf", CG_MATH_ERF, erf, 4);
  sweep1("cbrt", CG_MATH_CBRT, cbrt, 4);
  sweep2("pow", CG_MATH_POWF, pow, 4);
}

// What is exact: rounding, and the extremes with their rules for NaN and signed zeros.
static double even(double x) { return nearbyint(x); }
static double away(double x) { return round(x); }
static double largest(double a, double b) {
  if (isnan(a) || isnan(b)) return NAN;
  if (a == b) return signbit(a) ? b : a;
  return a > b ? a : b;
}
static double smallest(double a, double b) { return -largest(-a, -b); }
static double largest_number(double a, double b) { return isnan(a) ? b : isnan(b) ? a : largest(a, b); }
static double smallest_number(double a, double b) { return isnan(a) ? b : isnan(b) ? a : smallest(a, b); }

static void test_exact(void **state) {
  (void)state;
  sweep1("round", CG_MATH_ROUND, away, 0);
  sweep1("roundeven", CG_MATH_ROUNDEVEN, even, 0);
  sweep2("copysign", CG_MATH_COPYSIGN, copysign, 0);
  sweep2("maximumf", CG_ARITH_MAXIMUMF, largest, 0);
  sweep2("minimumf", CG_ARITH_MINIMUMF, smallest, 0);
  sweep2("maxnumf", CG_ARITH_MAXNUMF, largest_number, 0);
  sweep2("minnumf", CG_ARITH_MINNUMF, smallest_number, 0);
}

// Conversions of the narrow float types on a target that lacks them all: every pattern one way, a sweep of f32 the other, against the library's own
// correctly rounded ones.
static cg_op find_function(cg_op op) {
  if (op->def->kind == CG_FUNC_FUNC) return op;
  for (unsigned r = 0; r < op->num_regions; r++)
    for (cg_block b = op->regions[r]->first; b; b = b->next)
      for (cg_op o = b->first; o; o = o->next) {
        cg_op f = find_function(o);
        if (f) return f;
      }
  return NULL;
}

static program expand_conversion(const char *type, unsigned width, bool encode) {
  char text[1024];
  const char *body =
      encode ? "%h = arith.truncf %x : f32 to {T}\n%b = arith.bitcast %h : {T} to i{W}\n%r = arith.extui %b : i{W} to i32\nreturn %r : i32"
             : "%b = arith.trunci %x : i32 to i{W}\n%h = arith.bitcast %b : i{W} to {T}\n%r = arith.extf %h : {T} to f32\nreturn %r : f32";
  size_t at = (size_t)snprintf(
      text, sizeof text,
      "hal.executable private @e { hal.executable.variant public @v target(<\"vulkan-spirv\", \"vulkan-spirv-fb\", {target = \"vulkan1.1\"}>) {\n"
      "builtin.module { func.func @f(%%x: %s) -> %s {\n",
      encode ? "f32" : "i32", encode ? "i32" : "f32");
  for (const char *c = body; *c; c++) {
    if (*c == '{') {
      at += (size_t)(c[1] == 'T' ? snprintf(text + at, sizeof text - at, "%s", type) : snprintf(text + at, sizeof text - at, "%u", width));
      c += 2;
    } else {
      text[at++] = *c;
    }
  }
  snprintf(text + at, sizeof text - at, "\n} } } }");
  cg_module module = NULL;
  assert_int_equal(cg_parse(context, text, strlen(text), NULL, &module), CG_OK);
  cgi_pass pass;
  memset(&pass, 0, sizeof pass);
  pass.ctx = context;
  pass.module = module;
  assert_true(cgi_pass_expand_arith(&pass));
  return assemble(context, find_function(module)->regions[0]->first);
}

static void check_conversion(const char *type, unsigned width, cgi_float_format format) {
  program decode = expand_conversion(type, width, false), encode = expand_conversion(type, width, true);
  for (uint32_t bits = 0; bits < 1u << width; bits++) {
    float x = from_bits(bits), truth = (float)cgi_decode_float(format, bits), got = run_program(&decode, &x);
    if (isnan(truth) ? !isnan(got) : bits_of(truth) != bits_of(got))
      fail_msg("%s bits %x give %g instead of %g", type, bits, (double)got, (double)truth);
  }
  uint32_t stride = sweep_stride(40009);
  for (uint64_t u = 0; u <= UINT32_MAX; u += u % 65536 < 8 ? 1 : stride) {
    float x = from_bits((uint32_t)u);
    uint32_t got = bits_of(run_program(&encode, &x)), truth = (uint32_t)cgi_encode_float(format, (double)x);
    bool both_nan = isnan(x) && isnan(cgi_decode_float(format, got));
    if (got != truth && !both_nan) fail_msg("%g as %s is %x instead of %x", (double)x, type, got, truth);
  }
  for (uint32_t bits = 0; bits + 1 < 1u << (width - 1); bits++) { // midpoints between neighbours, and what is beside them
    double low = cgi_decode_float(format, bits), high = cgi_decode_float(format, bits + 1);
    if (isnan(high) || isinf(high)) continue;
    for (int d = -1; d <= 1; d++) {
      float x = from_bits(bits_of((float)((low + high) / 2)) + (uint32_t)d);
      uint32_t got = bits_of(run_program(&encode, &x)), truth = (uint32_t)cgi_encode_float(format, (double)x);
      if (got != truth) fail_msg("%.9g as %s is %x instead of %x", (double)x, type, got, truth);
    }
  }
  free_program(&decode);
  free_program(&encode);
}

static void test_conversions(void **state) {
  (void)state;
  check_conversion("f16", 16, CGI_F16);
  check_conversion("bf16", 16, CGI_BF16);
  check_conversion("f8E4M3FN", 8, CGI_F8E4M3FN);
  check_conversion("f8E5M2", 8, CGI_F8E5M2);
}

// A device with 16-bit storage and no 16-bit arithmetic: f16 is loaded, extended, rounded and stored, and what is rounded once is not rounded again.
static void test_storage_alone(void **state) {
  static const char text[] = "func.func @f(%m: memref<4xf16>, %i: index) {\n"
                             "  %k = arith.constant 1.5 : f16\n"
                             "  %x = memref.load %m[%i] : memref<4xf16>\n"
                             "  %y = arith.addf %x, %k : f16\n"
                             "  memref.store %y, %m[%i] : memref<4xf16>\n"
                             "  return\n"
                             "}\n";
  static const cg_op_kind expected[] = {CG_ARITH_CONSTANT, CG_MEMREF_LOAD, CG_ARITH_EXTF,   CG_ARITH_ADDF,
                                        CG_ARITH_TRUNCF,   CG_ARITH_EXTF,  CG_MEMREF_STORE, CG_FUNC_RETURN};
  cg_module module = NULL;
  cgi_pass pass;
  (void)state;
  memset(&pass, 0, sizeof pass);
  pass.name = "expand-arith";
  assert_int_equal(cg_parse(context, text, strlen(text), NULL, &module), CG_OK);
  cg_op function = find_function(module), op = function->regions[0]->first->first;
  assert_true(cgi_narrow_floats(&pass, function, CG_TYPE_F16, true, false));
  assert_true(cgi_verify(module));
  for (size_t i = 0; i < sizeof expected / sizeof expected[0]; i++, op = op->next) {
    assert_non_null(op);
    assert_int_equal(op->def->kind, expected[i]);
    if (expected[i] == CG_ARITH_ADDF) assert_true(op->results[0]->type == cgi_type_f32(context));
    if (expected[i] == CG_MEMREF_STORE) assert_int_equal(cg_op_operand(op, 0)->op->def->kind, CG_ARITH_TRUNCF);
  }
  assert_null(op);
}

static int set_up(void **state) {
  (void)state;
  context = cg_create(NULL);
  return context ? 0 : 1;
}

static int tear_down(void **state) {
  (void)state;
  cg_destroy(context);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_exact),        cmocka_unit_test(test_exponentials),
                                     cmocka_unit_test(test_logarithms),   cmocka_unit_test(test_of_known_arguments),
                                     cmocka_unit_test(test_circular),     cmocka_unit_test(test_hyperbolic),
                                     cmocka_unit_test(test_others),       cmocka_unit_test(test_conversions),
                                     cmocka_unit_test(test_storage_alone)};
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
