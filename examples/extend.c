// An op, a pass and a backend of one's own, registered from outside.   cc -I. examples/extend.c -lm -o extend && ./extend
#define CODEGEN_IMPLEMENTATION
#include "codegen.h"
#include "codegen_spirv.h"
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// ---- the op my.softsign: x / (1 + |x|) -----------------------------------------------------------------------------------------------------
static cg_result verify_softsign(void *user, cg_op op) {
  (void)user;
  if (cg_type_is_float(cg_type_element(cg_value_type(cg_op_operand(op, 0))))) return CG_OK;
  return cg_op_report(op, CG_INVALID_INPUT, "takes floats");
}

static bool fold_softsign(void *user, cg_op op, const cg_attr *constants, cg_fold_result *results) {
  (void)user;
  if (!constants[0] || cg_attr_get_kind(constants[0]) != CG_ATTR_FLOAT || cg_attr_float(constants[0]) != 0) return false;
  results[0].value = cg_op_operand(op, 0); // of zero, with its sign
  return true;
}

static cg_result evaluate_softsign(void *user, cg_op op, const cg_array *operands, cg_array *results) {
  (void)user;
  if (cg_type_get_kind(operands[0].element) != CG_TYPE_F32) return cg_op_report(op, CG_UNSUPPORTED, "is evaluated on f32 only");
  for (size_t i = 0; i < operands[0].size; i += sizeof(float)) {
    float x, y;
    memcpy(&x, operands[0].data + i, sizeof x);
    y = x / (1 + fabsf(x));
    memcpy(results[0].data + i, &y, sizeof y);
  }
  return CG_OK;
}

// Makes an op of one result in front of `before`.
static cg_value build(cg_op before, const char *name, cg_type type, size_t n, const cg_value *operands, cg_attr value) {
  static const char *const value_name = "value";
  cg_op_state s;
  memset(&s, 0, sizeof s);
  s.name = name;
  s.num_operands = n;
  s.operands = operands;
  s.num_results = 1;
  s.result_types = &type;
  s.num_attrs = value != NULL;
  s.attr_names = &value_name;
  s.attrs = &value;
  return cg_op_result(cg_op_create(&s, cg_op_block(before), before), 0);
}

static cg_result lower_softsign(void *user, cg_op op, cg_value *values) {
  cg_context *ctx = cg_op_context(op);
  cg_value x = cg_op_operand(op, 0), sum[2], quotient[2];
  cg_type type = cg_value_type(x); // a float, or a vector of some
  (void)user;
  sum[0] = build(op, "math.absf", type, 1, &x, NULL);
  sum[1] = build(op, "arith.constant", type, 0, NULL, cg_attr_like(ctx, type, cg_attr_of_float(ctx, cg_type_element(type), 1)));
  quotient[0] = x;
  quotient[1] = build(op, "arith.addf", type, 2, sum, NULL);
  values[0] = build(op, "arith.divf", type, 2, quotient, NULL);
  return values[0] ? CG_OK : CG_OUT_OF_MEMORY; // what was wrong with a call is reported already
}

static const cg_op_desc my_ops[] = {{"my.softsign", CG_TRAIT_PURE | CG_TRAIT_ELEMENTWISE | CG_TRAIT_SAME_TYPES, "operand", "result", NULL, NULL,
                                     "$operand attr-dict `:` type($result)", verify_softsign, fold_softsign, evaluate_softsign, lower_softsign}};
static const cg_dialect_desc my_dialect = {"my", my_ops, sizeof my_ops / sizeof *my_ops, NULL};

// ---- the pass my-double: x * 2 becomes x + x -------------------------------------------------------------------------------------------------
static bool is_two(cg_value v) {
  cg_op op = cg_value_op(v);
  return cg_op_get_kind(op) == CG_ARITH_CONSTANT && cg_attr_float(cg_op_attr(op, "value")) == 2;
}

static cg_result run_double(void *user, const cg_pass_input *input) {
  (void)user;
  int64_t left = cg_pass_option_int(input, "most", 100);
  for (cg_op op = cg_op_walk(input->func, input->func), next; op && left > 0; op = next) {
    next = cg_op_walk(op, input->func); // before op goes
    if (cg_op_get_kind(op) != CG_ARITH_MULF || !is_two(cg_op_operand(op, 1))) continue;
    cg_value x[2];
    x[0] = x[1] = cg_op_operand(op, 0);
    cg_value sum = build(op, "arith.addf", cg_value_type(x[0]), 2, x, NULL);
    if (cg_value_replace_uses(cg_op_result(op, 0), sum) != CG_OK || cg_op_erase(op) != CG_OK) return CG_INVALID_ARGUMENT;
    left--;
  }
  return CG_OK;
}

static const cg_pass_desc my_pass = {"my-double", "Double by an addition", "most:int=100|how many of a kernel", CG_PASS_ON_KERNELS, run_double, NULL};

// ---- the backend: a listing in the manner of C -------------------------------------------------------------------------------------------------
typedef struct listing {
  cg_context *ctx;
  char *text;
  size_t len, room;
  bool failed;
  cg_value values[256]; // each one's place is its name
  unsigned num_values;
} listing;

static cg_result say(listing *l, const char *format, ...) {
  va_list args;
  if (l->room - l->len < 256) { // more than any line here
    char *grown = (char *)cg_realloc(l->ctx, l->text, l->room, 2 * l->room + 1024);
    if (!grown) return l->failed = true, CG_OUT_OF_MEMORY;
    l->text = grown;
    l->room = 2 * l->room + 1024;
  }
  va_start(args, format);
  int n = vsnprintf(l->text + l->len, l->room - l->len, format, args);
  va_end(args);
  if (n < 0 || (size_t)n >= l->room - l->len) return l->failed = true, CG_UNSUPPORTED;
  l->len += (size_t)n;
  return CG_OK;
}

static unsigned name_of(listing *l, cg_value v) {
  for (unsigned i = 0; i < l->num_values; i++)
    if (l->values[i] == v) return i;
  if (l->num_values == sizeof l->values / sizeof *l->values) return l->failed = true, 0;
  l->values[l->num_values] = v;
  return l->num_values++;
}

static const char *type_name(cg_type t) {
  switch (cg_type_get_kind(t)) {
  case CG_TYPE_F32: return "float";
  case CG_TYPE_INDEX: return "uint";
  case CG_TYPE_INTEGER: return cg_type_width(t) == 1 ? "bool" : cg_type_width(t) == 32 ? "int" : NULL;
  default: return NULL;
  }
}

// Ops of one result as an expression of their operands; NULL: not one of these.
static const char *expression_of(cg_op op) {
  if (cg_op_get_kind(op) >= CG_OP_COUNT && strcmp(cg_op_name(op).data, "my.softsign") == 0) return "softsign(v%u)";
  switch (cg_op_get_kind(op)) {
  case CG_ARITH_ADDI:
  case CG_ARITH_ADDF: return "v%u + v%u";
  case CG_ARITH_MULI:
  case CG_ARITH_MULF: return "v%u * v%u";
  case CG_ARITH_SUBF: return "v%u - v%u";
  case CG_ARITH_DIVF: return "v%u / v%u";
  case CG_MATH_ABSF: return "abs(v%u)";
  case CG_MEMREF_LOAD: return "v%u[v%u]";
  case CG_ARITH_CMPI: return cg_attr_int(cg_op_attr(op, "predicate")) == CG_CMPI_ULT ? "v%u < v%u" : NULL;
  default: return NULL;
  }
}

static cg_result list_block(listing *l, cg_block block, int indent);

static cg_result list_op(listing *l, cg_op op, int indent) {
  cg_attr value = cg_op_attr(op, "value"), binding = cg_op_attr(op, "binding");
  cg_type type = cg_type_element(cg_value_type(cg_op_result(op, 0)));
  unsigned a = name_of(l, cg_op_operand(op, 0)), b = name_of(l, cg_op_operand(op, 1)), r = name_of(l, cg_op_result(op, 0));
  const char *expression = expression_of(op), *name = type_name(type);
  switch (cg_op_get_kind(op)) {
  case CG_FUNC_RETURN:
  case CG_SCF_YIELD: return CG_OK;
  case CG_MEMREF_STORE: return say(l, "%*sv%u[v%u] = v%u;\n", indent, "", b, name_of(l, cg_op_operand(op, 2)), a);
  case CG_GPU_BLOCK_ID: return say(l, "%*suint v%u = workgroup_id;\n", indent, "", r); // of x: the kernels here have one dimension
  case CG_GPU_THREAD_ID: return say(l, "%*suint v%u = local_id;\n", indent, "", r);
  case CG_HAL_INTERFACE_BINDING_SUBSPAN:
    if (!name) break;
    return say(l, "%*s%s *v%u = binding(%d);\n", indent, "", name, r, (int)cg_attr_int(binding));
  case CG_SCF_IF:
    if (cg_op_num_results(op)) break;
    say(l, "%*sif (v%u) {\n", indent, "", a);
    if (list_block(l, cg_region_first(cg_op_region(op, 0)), indent + 2) != CG_OK) return CG_UNSUPPORTED;
    return say(l, "%*s}\n", indent, "");
  case CG_ARITH_CONSTANT:
    if (!name) break;
    return say(l, "%*s%s v%u = %g;\n", indent, "", name, r, cg_type_is_float(type) ? cg_attr_float(value) : (double)cg_attr_int(value));
  default:
    if (!expression || !name) break;
    say(l, "%*s%s v%u = ", indent, "", name, r);
    say(l, expression, a, b);
    return say(l, ";\n");
  }
  return cg_op_report(op, CG_UNSUPPORTED, "is not listed");
}

static cg_result list_block(listing *l, cg_block block, int indent) {
  cg_result r = CG_OK;
  for (cg_op op = cg_block_first(block); op && r == CG_OK; op = cg_op_next(op)) r = list_op(l, op, indent);
  return r;
}

static cg_result emit_listing(const cg_backend *self, const cg_emit_input *input, cg_emit_output *output) {
  listing l;
  cg_result r = CG_OK;
  (void)self;
  memset(&l, 0, sizeof l);
  l.ctx = input->ctx;
  for (cg_op op = cg_block_first(cg_region_first(cg_op_region(input->module, 0))); op && r == CG_OK; op = cg_op_next(op)) {
    cg_str name = cg_attr_str(cg_op_attr(op, "sym_name"));
    l.num_values = 0;
    (void)name_of(&l, NULL); // of no operand
    say(&l, "kernel void %.*s() {\n", (int)name.len, name.data);
    r = list_block(&l, cg_region_first(cg_op_region(op, 0)), 2);
    say(&l, "}\n");
  }
  output->text.data = l.text;
  output->text.len = l.len;
  return r == CG_OK && l.failed ? CG_OUT_OF_MEMORY : r;
}

// It has a softsign, and wants doublings as additions; it brings the op and the pass with it.
static const char *const listed_ops[] = {"my.softsign"};
static const cg_backend my_backend = {
    "listing", CG_FORMAT_OTHER, emit_listing, NULL, "my-double{most=8},dce", &my_dialect, 1, &my_pass, 1, listed_ops, 1};

// ---- all of it -----------------------------------------------------------------------------------------------------------------------------------
static void complain(void *user, const cg_diagnostic *d) {
  (void)user;
  fprintf(stderr, "%u: %.*s\n", d->line, (int)d->message.len, d->message.data);
}

int main(void) {
  static const char text[] = "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
                             "  %two = stablehlo.constant dense<2.0> : tensor<4xf32>\n"
                             "  %0 = my.softsign %x : tensor<4xf32>\n"
                             "  %1 = stablehlo.multiply %0, %two : tensor<4xf32>\n"
                             "  return %1 : tensor<4xf32>\n"
                             "}\n";
  cg_context_desc context = {0};
  context.diagnostic_fn = complain;
  cg_context *ctx = cg_create(&context);
  cg_module module;
  if (cg_register_dialect(ctx, &my_dialect) != CG_OK || cg_parse(ctx, text, strlen(text), NULL, &module) != CG_OK) return 1;

  float in[4] = {-3, -1, 0, 1};
  cg_array x = {0}, y;
  x.element = cg_type_scalar(ctx, CG_TYPE_F32);
  x.rank = 1;
  x.shape[0] = 4;
  x.data = (uint8_t *)in;
  x.size = sizeof in;
  size_t n = 1;
  if (cg_interpret(module, "f", 1, &x, &n, &y, NULL) != CG_OK) return 1;
  for (int i = 0; i < 4; i++) printf("%g%c", ((const float *)(const void *)y.data)[i], i < 3 ? ' ' : '\n');

  cg_compile_desc desc = {0};
  desc.target = "vulkan1.1";
  desc.backend = cg_spirv_backend(); // it has no softsign: the op is lowered
  cg_program program;
  if (cg_compile(module, &desc, &program) != CG_OK) return 1;
  printf("%s: %zu kernel, %zu words\n", program.format, program.num_kernels, program.num_words);

  cg_reset(ctx); // what was registered stays
  if (cg_parse(ctx, text, strlen(text), NULL, &module) != CG_OK) return 1;
  desc.backend = &my_backend;
  if (cg_compile(module, &desc, &program) != CG_OK) return 1;
  printf("%s:\n%.*s", program.format, (int)program.text.len, program.text.data);
  cg_destroy(ctx);
  return 0;
}
