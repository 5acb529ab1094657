// Dialects, passes and backends that a host registers: what is refused, and that what is registered works as the library's own does.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "codegen.h"
#include "codegen_spirv.h"
#include "said.h"

static void check_said(const char *want, int line) {
  if (!strstr(said, want) || (!*want && *said)) fail_msg("line %d: it says '%s', not '%s'", line, said, want);
  said[0] = 0;
}
#define SAYS(want) check_said(want, __LINE__)

// ---- a dialect -------------------------------------------------------------------------------------------------------------------------------
static unsigned verified, folded, evaluated, lowered;

static cg_result verify_op(void *user, cg_op op) {
  assert_string_equal((const char *)user, "mine");
  verified++;
  if (cg_op_attr(op, "silent")) return CG_INVALID_INPUT;
  if (cg_op_attr(op, "edits")) assert_int_equal(cg_op_set_attr(op, "edits", NULL), CG_INVALID_ARGUMENT);
  return cg_op_attr(op, "bad") ? cg_op_report(op, CG_INVALID_INPUT, "is bad") : CG_OK;
}

// Half of a constant; 'swap' swaps its operands once.
static bool fold_op(void *user, cg_op op, const cg_attr *constants, cg_fold_result *results) {
  cg_context *ctx = cg_op_context(op);
  assert_string_equal((const char *)user, "mine");
  folded++;
  if (cg_op_attr(op, "swap")) return cg_op_set_attr(op, "swap", NULL) == CG_OK; // in place
  if (cg_op_attr(op, "retype")) return cg_op_set_operand(op, 0, cg_block_arg(cg_op_block(op), 1)) == CG_OK;
  if (cg_op_attr(op, "behind")) return results[0].value = cg_op_result(cg_op_next(op), 0), true;
  if (cg_op_attr(op, "wrong")) {
    results[0].attr = cg_attr_of_string(ctx, "of no type");
    return true;
  }
  if (cg_op_attr(op, "builds")) {
    cg_op_state s;
    memset(&s, 0, sizeof s);
    s.name = "my.ends";
    assert_null(cg_op_create(&s, cg_op_block(op), op));
    assert_int_equal(cg_op_erase(op), CG_INVALID_ARGUMENT);
    return false;
  }
  if (cg_op_attr(op, "runs")) {
    cg_op module = op;
    while (cg_op_parent(module)) module = cg_op_parent(module);
    assert_int_equal(cg_run_pipeline(module, "canonicalize", NULL), CG_INVALID_ARGUMENT);
    return false;
  }
  if (!constants[0]) return false;
  results[0].attr = cg_attr_like(ctx, cg_value_type(cg_op_operand(op, 0)), cg_attr_of_float(ctx, cg_type_scalar(ctx, CG_TYPE_F32), 0.5));
  return true;
}

static cg_result evaluate_half(void *user, cg_op op, const cg_array *operands, cg_array *results) {
  assert_string_equal((const char *)user, "mine");
  evaluated++;
  if (cg_op_attr(op, "silent")) return CG_UNSUPPORTED;
  if (cg_op_attr(op, "refuses")) return cg_op_report(op, CG_UNSUPPORTED, "is not evaluated");
  assert_int_equal(results[0].size, operands[0].size);
  for (size_t i = 0; i < operands[0].size; i += 4) {
    float x;
    memcpy(&x, operands[0].data + i, 4);
    x /= 2;
    memcpy(results[0].data + i, &x, 4);
  }
  return CG_OK;
}

static cg_value create(cg_op before, const char *name, cg_type type, size_t n, const cg_value *operands, const char *attr_name, cg_attr attr) {
  cg_op_state s;
  memset(&s, 0, sizeof s);
  s.name = name;
  s.num_operands = n;
  s.operands = operands;
  s.num_results = type != NULL;
  s.result_types = &type;
  s.num_attrs = attr != NULL;
  s.attr_names = &attr_name;
  s.attrs = &attr;
  cg_op op = cg_op_create(&s, cg_op_block(before), before);
  return type ? cg_op_result(op, 0) : NULL;
}

static cg_result lower_half(void *user, cg_op op, cg_value *values) {
  cg_context *ctx = cg_op_context(op);
  cg_value x = cg_op_operand(op, 0), product[2];
  cg_type type = cg_value_type(x);
  assert_string_equal((const char *)user, "mine");
  lowered++;
  if (cg_op_attr(op, "silent")) return CG_UNSUPPORTED;
  if (cg_op_attr(op, "nothing")) return CG_OK;
  if (cg_op_attr(op, "itself")) return values[0] = cg_op_result(op, 0), CG_OK;
  if (cg_op_attr(op, "erases")) return cg_op_erase(op);
  if (cg_op_attr(op, "again")) return values[0] = create(op, "my.half", type, 1, &x, "again", cg_op_attr(op, "again")), CG_OK;
  product[0] = x;
  product[1] = create(op, "arith.constant", type, 0, NULL, "value", cg_attr_like(ctx, type, cg_attr_of_float(ctx, cg_type_element(type), 0.5)));
  values[0] = create(op, "arith.mulf", type, 2, product, NULL, NULL);
  return CG_OK;
}

static cg_result evaluate_sum(void *user, cg_op op, const cg_array *operands, cg_array *results) { // of a vector or tensor
  float sum = 0, x;
  (void)user;
  (void)op;
  assert_int_equal(results[0].rank, 0);
  for (size_t i = 0; i < operands[0].size; i += 4) {
    memcpy(&x, operands[0].data + i, 4);
    sum += x;
  }
  memcpy(results[0].data, &sum, 4);
  return CG_OK;
}

static const cg_op_desc my_ops[] = {
    {"my.half", CG_TRAIT_PURE | CG_TRAIT_ELEMENTWISE | CG_TRAIT_SAME_TYPES, "operand", "result", "by:i32?", NULL,
     "$operand (`by` $by^)? attr-dict `:` type($result)", verify_op, fold_op, evaluate_half, lower_half},
    {"my.sum", CG_TRAIT_PURE, "operand", "result", NULL, NULL, "$operand attr-dict `:` type($operand) ; result = elem(operand)", NULL, NULL,
     evaluate_sum, NULL},
    {"my.any", 0, "first,rest*,last?", "results*", "mode:enum(slow|fast),flags:kw(a|b)=\"a\"", NULL,
     "$first `,` $mode (`[` $rest^ `]`)? (`last` $last^)? attr-dict `:` functional-type(operands, results)", NULL, NULL, NULL, NULL},
    {"my.box", CG_TRAIT_SINGLE_BLOCK, NULL, NULL, "name:str?", "body=my.ends,other=my.ends?", "($name^)? $body (`else` $other^)? attr-dict", NULL,
     NULL, NULL, NULL},
    {"my.ends", CG_TRAIT_TERMINATOR, NULL, NULL, NULL, NULL, "attr-dict", NULL, NULL, NULL, NULL},
    {"my.plain", CG_TRAIT_READS, "operands*", "results*", NULL, NULL, NULL, NULL, NULL, NULL, NULL},
};
static char mine[] = "mine";
static const cg_dialect_desc my = {"my", my_ops, sizeof my_ops / sizeof *my_ops, mine};

static cg_context *open_mine(void) {
  cg_context *ctx = open_context();
  assert_int_equal(cg_register_dialect(ctx, &my), CG_OK);
  return ctx;
}

static cg_result parse(cg_context *ctx, const char *text, cg_module *m) { return cg_parse(ctx, text, strlen(text), NULL, m); }

static cg_module parsed(cg_context *ctx, const char *text) {
  cg_module m = NULL;
  if (parse(ctx, text, &m) != CG_OK) fail_msg("%s: %s", text, said);
  return m;
}

static const char *printed(cg_module m, bool generic) {
  cg_print_desc desc;
  cg_str s;
  memset(&desc, 0, sizeof desc);
  desc.generic = generic;
  assert_int_equal(cg_print_to_string(m, &desc, &s), CG_OK);
  return s.data;
}

// What registering a dialect with one row says, that of my.half but for one field.
static void refuse_row(const char *operands, const char *results, const char *attributes, const char *regions, const char *format, uint64_t traits,
                       const char *want) {
  cg_context *ctx = open_context();
  cg_op_desc op;
  cg_dialect_desc d;
  memset(&op, 0, sizeof op);
  memset(&d, 0, sizeof d);
  op.name = "her.op";
  op.traits = traits;
  op.operands = operands;
  op.results = results;
  op.attributes = attributes;
  op.regions = regions;
  op.format = format;
  d.name = "her";
  d.ops = &op;
  d.num_ops = 1;
  cg_result r = cg_register_dialect(ctx, &d);
  if (r != (want ? CG_INVALID_ARGUMENT : CG_OK)) fail_msg("%s gives %d (%s)", want ? want : "a good row", (int)r, said);
  SAYS(want ? want : "");
  cg_module m;
  assert_int_equal(parse(ctx, "her.op", &m), CG_INVALID_INPUT); // it is no text of that op, and unknown after a refusal
  assert_true(!want || strstr(said, "unknown operation") != NULL);
  cg_destroy(ctx);
}

static void test_rows(void **state) {
  (void)state;
  refuse_row("a", "b", "c:i64?", "r", "$a ($c^)? $r attr-dict `:` type($a) `,` type($b)", 0, NULL);
  refuse_row("a,b*,c?", NULL, NULL, NULL, "operands attr-dict `:` type(operands)", 0, NULL);
  refuse_row("a", "r", NULL, NULL, "oilist( `x` $a | `y` ) attr-dict `:` type($a) ; r = i1like(a)", 0, NULL);
  refuse_row("a", "r", NULL, NULL, "$a attr-dict ; r = !her.type", 0, NULL);
  refuse_row("a", "r", NULL, NULL, "$a attr-dict ; r = index", 0, NULL);
  refuse_row("a*", "r*", NULL, NULL, "$a attr-dict `:` type($a) ; r = each(a)", 0, NULL);
  refuse_row(NULL, NULL, "a:#arith.fastmath=#arith.fastmath<none>,b:#gpu<dim>,c:any#her.x?,d:ints,e:enum32(x|y)", NULL, "attr-dict", 0, NULL);
  refuse_row("dest_operands*", NULL, NULL, "^1", "$dest attr-dict", CG_TRAIT_TERMINATOR, NULL);
  refuse_row("c,a*,b*", NULL, NULL, "^2", "$c `,` $dests attr-dict `:` type($c)", CG_TRAIT_TERMINATOR, NULL);
  refuse_row(NULL, NULL, NULL, "a=scf.yield,b*", "$a regions attr-dict", 0, NULL);
#define OF "cg_register_dialect: dialect->ops[0]."
  refuse_row("a+", NULL, NULL, NULL, NULL, 0, OF "operands is no list of groups");
  refuse_row("a?*", NULL, NULL, NULL, NULL, 0, OF "operands is no list of groups");
  refuse_row("a,1", NULL, NULL, NULL, NULL, 0, OF "operands, results, attributes or regions is no list");
  refuse_row("a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q", NULL, NULL, NULL, NULL, 0, OF "operands, results, attributes or regions is no list");
  refuse_row(NULL, "?", NULL, NULL, NULL, 0, OF "operands, results, attributes or regions is no list");
  refuse_row(NULL, NULL, "a:i63", NULL, NULL, 0, OF "attributes is no list of attributes");
  refuse_row(NULL, NULL, "a:", NULL, NULL, 0, OF "attributes is no list of attributes");
  refuse_row(NULL, NULL, "a:#", NULL, NULL, 0, OF "attributes is no list of attributes");
  refuse_row(NULL, NULL, "a:#x", NULL, NULL, 0, OF "attributes is no list of attributes");
  refuse_row(NULL, NULL, "a:#x<y", NULL, NULL, 0, OF "attributes is no list of attributes");
  refuse_row(NULL, NULL, "a:enum()", NULL, NULL, 0, OF "attributes is no list of attributes");
  refuse_row(NULL, NULL, "a:enum(x|)", NULL, NULL, 0, OF "attributes is no list of attributes");
  refuse_row(NULL, NULL, "a:kw(x", NULL, NULL, 0, OF "attributes is no list of attributes");
  refuse_row(NULL, NULL, "a?x", NULL, NULL, 0, OF "attributes is no list of attributes");
  refuse_row(NULL, NULL, "a=", NULL, NULL, 0, OF "attributes is no list of attributes");
  refuse_row(NULL, NULL, NULL, "^1", "$dest attr-dict", CG_TRAIT_TERMINATOR, OF "operands do not end in a variadic group for each successor");
  refuse_row("a,b*", NULL, NULL, "^2", NULL, CG_TRAIT_TERMINATOR, OF "operands do not end in a variadic group for each successor");
  refuse_row(NULL, NULL, NULL, "^3", NULL, CG_TRAIT_TERMINATOR, OF "operands, results, attributes or regions is no list");
  refuse_row(NULL, NULL, NULL, "^1", NULL, 0, OF "regions is no list of regions");
  refuse_row(NULL, NULL, NULL, "a=her.none", NULL, 0, OF "regions is no list of regions");
  refuse_row(NULL, NULL, NULL, "a=arith.addf", NULL, 0, OF "regions is no list of regions");
  refuse_row(NULL, NULL, NULL, "a=", NULL, 0, OF "regions is no list of regions");
  refuse_row(NULL, NULL, NULL, "a*,b", NULL, 0, OF "regions is no list of regions");
  refuse_row(NULL, NULL, NULL, "a b", NULL, 0, OF "regions is no list of regions");
  refuse_row(NULL, NULL, NULL, NULL, NULL, (uint64_t)1 << 40, OF "traits has bits that are no CG_TRAIT_*");
  refuse_row(NULL, NULL, NULL, NULL, NULL, CG_TRAIT_STRUCTURED, OF "traits has one that is the library's own");
  refuse_row(NULL, "r", "value", NULL, NULL, CG_TRAIT_CONSTANT, OF "traits has one that is the library's own");
  refuse_row("a", "r", NULL, NULL, NULL, CG_TRAIT_ELEMENTWISE, OF "traits has CG_TRAIT_ELEMENTWISE");
  refuse_row("a*", "r", NULL, NULL, NULL, CG_TRAIT_ELEMENTWISE | CG_TRAIT_PURE, OF "traits has CG_TRAIT_ELEMENTWISE");
  refuse_row("a", "r,s", NULL, NULL, NULL, CG_TRAIT_ELEMENTWISE | CG_TRAIT_PURE, OF "traits has CG_TRAIT_ELEMENTWISE");
  refuse_row("a", NULL, NULL, NULL, NULL, CG_TRAIT_ELEMENTWISE | CG_TRAIT_PURE, OF "traits has CG_TRAIT_ELEMENTWISE");
}

static void test_formats(void **state) {
  (void)state;
#define FORMAT(format, want) refuse_row("a", "r", "n?", "body?", format, 0, OF "format " want)
  FORMAT("$a $body attr-dict `:` type($r) foo", "has something that is no element of formats");
  FORMAT("$a $body # attr-dict `:` type($r)", "has something that is no element of formats");
  FORMAT("custom", "has a custom<>, which is the library's own");
  FORMAT("custom<Nothing>($a)", "has a custom<>, which is the library's own");
  FORMAT("$a $b $body attr-dict `:` type($r)", "names something that the op does not have");
  FORMAT("$a $body attr-dict `:` type($x)", "has the type of something that the op does not have");
  FORMAT("$a $body attr-dict `:` type(", "has the type of something that the op does not have");
  FORMAT("$a ($body attr-dict `:` type($r)", "has a group that does not end");
  FORMAT("$a ) $body attr-dict `:` type($r)", "has a ')' too many");
  FORMAT("$a ) : ( $body attr-dict `:` type($r)", "has a ')' too many");
  FORMAT("$a | $body attr-dict `:` type($r)", "has a '|' outside of an oilist");
  FORMAT("$a $body attr-dict `:", "has a literal that does not end");
  FORMAT("((((((((((((((((($a", "is nested too deeply");
  FORMAT("$a attr-dict `:` type($r)", "leaves out a region");
  FORMAT("$body attr-dict `:` type($r)", "leaves out an operand");
  FORMAT("$a $body attr-dict", "leaves out a result's type");
  FORMAT("$a $body `:` type($r)", "has no attr-dict");
  FORMAT("$a $body attr-dict ; r = same(x)", "has a rule behind ';' that is none");
  FORMAT("$a $body attr-dict ; r = same(", "has a rule behind ';' that is none");
  FORMAT("$a $body attr-dict ; r = twice(a)", "has a rule behind ';' that is none");
  FORMAT("$a $body attr-dict ; x = same(a)", "has a rule behind ';' that is none");
  FORMAT("$a $body attr-dict ; r = i99", "has a rule behind ';' that is none");
  FORMAT("$a $body attr-dict ; r = !", "has a rule behind ';' that is none");
  FORMAT("$a $body attr-dict ; r", "has a rule behind ';' that is none");
  FORMAT("$a $body attr-dict ; = i32", "has a rule behind ';' that is none");
}

static void test_names(void **state) {
  (void)state;
  cg_context *ctx = open_context();
  cg_op_desc ops[2];
  cg_dialect_desc d;
  memset(ops, 0, sizeof ops);
  memset(&d, 0, sizeof d);
  d.name = "her";
  d.ops = ops;
  d.num_ops = 2;
  static const char *const wrong[] = {NULL, "her", "her.", "my.op", "herop", "her.a b", "hers.op"};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    ops[0].name = wrong[i];
    assert_int_equal(cg_register_dialect(ctx, &d), CG_INVALID_ARGUMENT);
    SAYS(OF "name is not the dialect's name, a dot and a word");
  }
  ops[0].name = ops[1].name = "her.op";
  assert_int_equal(cg_register_dialect(ctx, &d), CG_INVALID_ARGUMENT);
  SAYS("cg_register_dialect: dialect->ops[1].name is there twice");
  ops[1].name = "her.other.op";
  assert_int_equal(cg_register_dialect(ctx, &d), CG_OK);
  assert_int_equal(cg_register_dialect(ctx, &d), CG_OK); // the same again
  cg_dialect_desc again = d;
  assert_int_equal(cg_register_dialect(ctx, &again), CG_INVALID_ARGUMENT);
  SAYS("cg_register_dialect: dialect->name is 'her', which is taken");
  again.name = "arith";
  assert_int_equal(cg_register_dialect(ctx, &again), CG_INVALID_ARGUMENT);
  SAYS("cg_register_dialect: dialect->name is 'arith', which is taken");
  again.name = "a.b";
  assert_int_equal(cg_register_dialect(ctx, &again), CG_INVALID_ARGUMENT);
  SAYS("cg_register_dialect: dialect->name is 'a.b', no name");
  again.name = "many";
  again.num_ops = 0x10000;
  assert_int_equal(cg_register_dialect(ctx, &again), CG_INVALID_ARGUMENT);
  SAYS("cg_register_dialect: dialect->num_ops is 65536, more than there is room for");
  again.num_ops = 0;
  assert_int_equal(cg_register_dialect(ctx, &again), CG_OK);
  // read as unknown before, known afterwards
  cg_module m = parsed(ctx, "\"my.ends\"() : () -> ()");
  assert_int_equal(cg_op_get_kind(cg_block_first(cg_region_first(cg_op_region(m, 0)))), CG_OP_UNREGISTERED);
  assert_int_equal(cg_register_dialect(ctx, &my), CG_OK);
  m = parsed(ctx, "module { \"my.plain\"() : () -> () }");
  assert_true(cg_op_get_kind(cg_block_first(cg_region_first(cg_op_region(m, 0)))) > CG_OP_COUNT);
  cg_destroy(ctx);
}

// ---- text ------------------------------------------------------------------------------------------------------------------------------------
static void test_text(void **state) {
  (void)state;
  cg_context *ctx = open_mine();
  static const char text[] = "module {\n"
                             "  func.func @f(%arg0: f32, %arg1: vector<4xf32>) {\n"
                             "    %0 = my.half %arg0 : f32\n"
                             "    %1 = my.half %arg1 by 3 {key = \"x\"} : vector<4xf32>\n"
                             "    %2 = my.sum %1 : vector<4xf32>\n"
                             "    %3:2 = my.any %arg0, fast [%0, %2] {flags = \"b\"} : (f32, f32, f32) -> (f32, i1)\n"
                             "    my.any %arg0, slow last %2 {flags = \"a\"} : (f32, f32) -> ()\n"
                             "    my.box \"b\" {\n"
                             "      my.box {\n"
                             "      } else {\n"
                             "      }\n"
                             "    }\n"
                             "    \"my.plain\"(%arg0) : (f32) -> ()\n"
                             "    return\n"
                             "  }\n"
                             "}\n";
  cg_module m = parsed(ctx, text);
  const char *out = printed(m, false);
  if (!strstr(out, "my.box \"b\" {") || !strstr(out, "%1 = my.half %arg1 by 3 {key = \"x\"} : vector<4xf32>")) fail_msg("%s", out);
  cg_module again = parsed(ctx, out);
  assert_string_equal(printed(again, false), out);
  out = printed(m, true);
  if (!strstr(out, "\"my.half\"(%arg1) <{by = 3 : i32}> {key = \"x\"} : (vector<4xf32>) -> vector<4xf32>")) fail_msg("%s", out);
  assert_string_equal(printed(parsed(ctx, out), false), printed(m, false));
  assert_int_equal(parse(ctx, "func.func @f(%x: f32) {\n my.half %x\n return\n}", &m), CG_INVALID_INPUT);
  SAYS("expected ':'");
  assert_int_equal(parse(ctx, "func.func @f(%x: f32) {\n my.any %x, quick : (f32) -> ()\n return\n}", &m), CG_INVALID_INPUT);
  SAYS("expected one of (slow|fast), not 'quick'");
  assert_int_equal(parse(ctx, "my.plain", &m), CG_INVALID_INPUT);
  SAYS("'my.plain' has only the generic form");
  assert_int_equal(parse(ctx, "my.none", &m), CG_INVALID_INPUT);
  SAYS("unknown operation 'my.none'");
  cg_destroy(ctx);
}

static void test_verify(void **state) {
  (void)state;
  cg_context *ctx = open_mine();
  cg_module m;
  verified = 0;
  parsed(ctx, "func.func @f(%x: f32) -> f32 {\n %0 = my.half %x : f32\n return %0 : f32\n}");
  assert_true(verified > 0);
  static const struct {
    const char *op, *want;
  } bad[] = {
      {"my.half %x {bad} : f32", "'my.half' op is bad"},
      {"my.half %x {silent} : f32", "'my.half' op is refused by its verifier"},
      {"my.half %x {edits} : f32", "cg_op_set_attr: this callback may not change the IR so"},
      {"\"my.half\"() : () -> f32", "expects 1 operands, but has 0"},
      {"\"my.half\"(%x) : (f32) -> i32", "requires results of its operands' type"},
      {"\"my.any\"(%x) <{flags = \"a\"}> : (f32) -> ()", "requires attribute"},
      {"\"my.box\"() ({}, {}) : () -> ()", "has an empty region #0"},
      {"\"my.box\"() ({ \"scf.yield\"() : () -> () }, {}) : () -> ()", "expects region #0 to end in 'my.ends', but it ends in 'scf.yield'"},
      {"\"my.ends\"() : () -> ()", "must be the last operation"},
  };
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    char text[512];
    snprintf(text, sizeof text, "func.func @f(%%x: f32) {\n %s\n return\n}", bad[i].op);
    cg_result r = parse(ctx, text, &m);
    if (r == CG_OK) fail_msg("%s is taken", bad[i].op);
    check_said(bad[i].want, (int)i);
  }
  // elementwise: one shape, also where no trait asks for one type
  static const cg_op_desc op = {"el.op", CG_TRAIT_PURE | CG_TRAIT_ELEMENTWISE, "a,b", "r", NULL, NULL, NULL, NULL, NULL, NULL, NULL};
  static const cg_dialect_desc el = {"el", &op, 1, NULL};
  assert_int_equal(cg_register_dialect(ctx, &el), CG_OK);
  parsed(ctx, "func.func @f(%x: tensor<4xf32>, %y: tensor<4xi1>) {\n \"el.op\"(%x, %y) : (tensor<4xf32>, tensor<4xi1>) -> tensor<4xi8>\n return\n}");
  assert_int_equal(
      parse(ctx, "func.func @f(%x: tensor<4xf32>, %y: f32) {\n \"el.op\"(%x, %y) : (tensor<4xf32>, f32) -> tensor<4xf32>\n return\n}", &m),
      CG_INVALID_INPUT);
  SAYS("is elementwise, but operand #1 is f32 and its result is tensor<4xf32>");
  cg_destroy(ctx);
}

// ---- folding, merging, removing ------------------------------------------------------------------------------------------------------------
static const char *optimized(cg_context *ctx, const char *body, const char *passes) {
  char text[1024];
  snprintf(text, sizeof text, "func.func @f(%%x: f32, %%i: index) -> f32 {\n%s}", body);
  cg_module m = parsed(ctx, text);
  if (cg_run_pipeline(m, passes, NULL) != CG_OK) return NULL;
  return printed(m, false);
}

static void test_fold(void **state) {
  (void)state;
  cg_context *ctx = open_mine();
  const char *s = optimized(ctx, "%c = arith.constant 1.0 : f32\n %0 = my.half %c : f32\n return %0 : f32\n", "canonicalize");
  if (!s || !strstr(s, "%cst = arith.constant 5.000000e-01 : f32\n    return %cst") || strstr(s, "my.half")) fail_msg("%s", s);
  s = optimized(ctx, "%0 = my.half %x {swap} : f32\n return %0 : f32\n", "canonicalize");
  if (!s || strstr(s, "swap")) fail_msg("%s", s);
  s = optimized(ctx, "%0 = my.half %x : f32\n return %x : f32\n", "canonicalize");
  if (!s || strstr(s, "my.half")) fail_msg("%s", s); // pure and unused
  s = optimized(ctx, "my.any %x, slow {flags = \"a\"} : (f32) -> ()\n return %x : f32\n", "canonicalize");
  if (!s || !strstr(s, "my.any")) fail_msg("%s", s); // it may do anything
  s = optimized(ctx, "%0 = my.half %x : f32\n %1 = my.half %x : f32\n %2 = arith.addf %0, %1 : f32\n return %2 : f32\n", "cse");
  if (!s || !strstr(s, "arith.addf %0, %0")) fail_msg("%s", s);
  assert_null(optimized(ctx, "%0 = my.half %x {wrong} : f32\n return %0 : f32\n", "canonicalize"));
  SAYS("'my.half' op folds to a constant of another type");
  assert_null(optimized(ctx, "%0 = my.half %x {retype} : f32\n return %0 : f32\n", "canonicalize"));
  SAYS("requires results of its operands' type index, but result #0 is f32");
  assert_null(optimized(ctx, "%0 = my.half %x {behind} : f32\n %1 = arith.addf %0, %0 : f32\n return %1 : f32\n", "canonicalize"));
  SAYS("'my.half' op folds to a value that is not defined here");
  assert_null(optimized(ctx, "%0 = my.half %x {builds} : f32\n return %0 : f32\n", "canonicalize"));
  SAYS("cg_op_erase: this callback may not change the IR so");
  assert_null(optimized(ctx, "%0 = my.half %x {runs} : f32\n return %0 : f32\n", "canonicalize"));
  SAYS("cg_run_pipeline: module is in use by the call that this callback is of");
  cg_destroy(ctx);
}

// ---- the interpreter -----------------------------------------------------------------------------------------------------------------------
static cg_result interpret(cg_context *ctx, const char *text, float *values, int64_t n, float *out, double *bound) {
  cg_array x, y;
  cg_interp_desc desc;
  double *bounds[1] = {NULL};
  size_t count = 1;
  memset(&x, 0, sizeof x);
  memset(&desc, 0, sizeof desc);
  if (bound) desc.bounds = bounds;
  x.element = cg_type_scalar(ctx, CG_TYPE_F32);
  x.rank = 1;
  x.shape[0] = n;
  x.data = (uint8_t *)values;
  x.size = (size_t)n * sizeof *values;
  cg_result r = cg_interpret(parsed(ctx, text), "f", 1, &x, &count, &y, &desc);
  if (r == CG_OK) memcpy(out, y.data, y.size);
  if (r == CG_OK && bound) *bound = bounds[0][0];
  return r;
}

static void test_interpret(void **state) {
  (void)state;
  cg_context *ctx = open_mine();
  float in[4] = {1, 2, 3, 4}, out[4] = {0};
  double bound = 0;
  static const char tensors[] = "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {\n %0 = my.half %x : tensor<4xf32>\n return %0 : tensor<4xf32>\n}";
  assert_int_equal(interpret(ctx, tensors, in, 4, out, &bound), CG_OK);
  assert_true(out[0] == 0.5f && out[3] == 2);
  assert_true(bound > 0 && bound < 1e-5);
  static const char inexact[] = "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {\n %e = math.exp %x : tensor<4xf32>\n"
                                " %0 = my.half %e : tensor<4xf32>\n return %0 : tensor<4xf32>\n}";
  double more = 0;
  assert_int_equal(interpret(ctx, inexact, in, 4, out, &more), CG_OK);
  assert_true(more > bound && more < 1e-4); // the error of exp goes through it
  static const char dynamic[] = "func.func @f(%x: tensor<?xf32>) -> tensor<?xf32> {\n %0 = my.half %x : tensor<?xf32>\n return %0 : tensor<?xf32>\n}";
  assert_int_equal(interpret(ctx, dynamic, in, 3, out, NULL), CG_OK);
  assert_true(out[2] == 1.5f);
  static const char sum[] = "func.func @f(%x: tensor<4xf32>) -> f32 {\n %0 = my.sum %x : tensor<4xf32>\n %1 = my.half %0 : f32\n return %1 : f32\n}";
  assert_int_equal(interpret(ctx, sum, in, 4, out, NULL), CG_OK);
  assert_true(out[0] == 5);
  assert_int_equal(interpret(ctx, sum, in, 4, out, &bound), CG_OK);
  static const char vectors[] = "func.func @f(%m: memref<4xf32>) -> f32 {\n %c = arith.constant 0 : index\n %v = vector.load %m[%c] : memref<4xf32>, "
                                "vector<4xf32>\n %h = my.half %v : vector<4xf32>\n %s = my.sum %h : vector<4xf32>\n return %s : f32\n}";
  assert_int_equal(interpret(ctx, vectors, in, 4, out, NULL), CG_OK);
  assert_true(out[0] == 5);
  static const char unwritten[] = "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {\n %e = tensor.empty() : tensor<4xf32>\n %0 = my.half %e : "
                                  "tensor<4xf32>\n return %0 : tensor<4xf32>\n}";
  assert_int_equal(interpret(ctx, unwritten, in, 4, out, NULL), CG_INVALID_INPUT);
  SAYS("uninitialised");
  assert_int_equal(interpret(ctx,
                             "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {\n %0 = my.half %x {refuses} : tensor<4xf32>\n return %0 : "
                             "tensor<4xf32>\n}",
                             in, 4, out, NULL),
                   CG_UNSUPPORTED);
  SAYS("is not evaluated");
  static const char none[] = "func.func @f(%x: tensor<4xf32>) -> f32 {\n %0 = \"my.plain\"(%x) : (tensor<4xf32>) -> f32\n return %0 : f32\n}";
  assert_int_equal(interpret(ctx, none, in, 4, out, NULL), CG_UNSUPPORTED);
  SAYS("'my.plain' op cannot be interpreted");
  static const char memory[] = "func.func @f(%x: memref<4xf32>) -> f32 {\n %0 = my.sum %x : memref<4xf32>\n return %0 : f32\n}";
  assert_int_equal(interpret(ctx, memory, in, 4, out, NULL), CG_INVALID_INPUT);
  SAYS("cannot be interpreted on memref<4xf32>");
  cg_destroy(ctx);
}

// ---- passes --------------------------------------------------------------------------------------------------------------------------------
static unsigned runs, kernels;
static char order[256]; // what ran

#define MODE(word) (mode.len == strlen(word) && memcmp(mode.data, word, mode.len) == 0)
static cg_result run_pass(void *user, const cg_pass_input *in) {
  cg_str mode = cg_pass_option(in, "mode", "none");
  cg_op root = in->func ? in->func : in->module, first = NULL;
  assert_string_equal((const char *)user, "mine");
  runs++;
  kernels += in->func != NULL && in->target != NULL;
  assert_int_equal(cg_pass_option_int(in, "n", 7), MODE("none") ? 7 : 3);
  assert_int_equal(cg_pass_option_int(in, "b", 0), MODE("none") ? 0 : 1);
  for (cg_op op = cg_op_walk(root, root); op && !first; op = cg_op_walk(op, root))
    if (cg_op_get_kind(op) == CG_ARITH_ADDF) first = op;
  if (MODE("silent")) return CG_UNSUPPORTED;
  if (MODE("report")) return cg_op_report(root, CG_UNSUPPORTED, "is not for this pass");
  if (MODE("memory")) return CG_OUT_OF_MEMORY;
  if (MODE("outside") && in->func) assert_int_equal(cg_op_erase(in->func), CG_INVALID_ARGUMENT);
  if (MODE("top")) assert_int_equal(cg_op_erase(in->module), CG_INVALID_ARGUMENT);
  if (MODE("nested") && !in->func) return cg_run_pipeline(in->module, "canonicalize", NULL);
  if (MODE("nested")) assert_int_equal(cg_run_pipeline(cg_op_parent(in->func), "canonicalize", NULL), CG_INVALID_ARGUMENT);
  if (MODE("wrong") && first) return cg_op_set_operand(first, 0, cg_op_result(first, 0)); // not dominated
  if (MODE("used") && first) assert_int_equal(cg_op_erase(first), CG_INVALID_ARGUMENT);
  if (MODE("mul") && first) {
    cg_value x[2];
    x[0] = cg_op_operand(first, 0);
    x[1] = cg_op_operand(first, 1);
    cg_value y = create(first, "arith.mulf", cg_value_type(x[0]), 2, x, NULL, NULL);
    assert_int_equal(cg_value_replace_uses(cg_op_result(first, 0), y), CG_OK);
    return cg_op_erase(first);
  }
  return CG_OK;
}

#define PASS(name, on)                                                                                                                               \
  { name, "A pass", "mode:string=none|what it does\nn:int[1..9]=7|a number\nb:bool=false|a flag", on, run_pass, mine }
static const cg_pass_desc on_module = PASS("my-module", CG_PASS_ON_MODULE), on_kernels = PASS("my-kernels", CG_PASS_ON_KERNELS),
                          on_host = PASS("my-host", CG_PASS_ON_HOST);

static cg_result watch(void *user, const char *pass, cg_op op, bool after) {
  (void)user;
  assert_non_null(op);
  assert_int_equal(cg_op_set_attr(op, "seen", NULL), CG_INVALID_ARGUMENT); // it only looks
  if (after && strncmp(pass, "my-", 3) == 0) strcat(strcat(order, pass), " ");
  return CG_OK;
}

static const char adds[] = "func.func @f(%x: f32) -> f32 {\n %0 = arith.addf %x, %x : f32\n return %0 : f32\n}";

static cg_result run(cg_context *ctx, const char *text, const char *passes, cg_module *out) {
  said[0] = 0;
  *out = parsed(ctx, text);
  return cg_run_pipeline(*out, passes, NULL);
}

static cg_context *open_passes(void) {
  cg_context *ctx = open_mine();
  assert_int_equal(cg_register_pass(ctx, &on_module), CG_OK);
  assert_int_equal(cg_register_pass(ctx, &on_kernels), CG_OK);
  assert_int_equal(cg_register_pass(ctx, &on_host), CG_OK);
  return ctx;
}

static void refuse_pass(cg_context *ctx, const char *name, const char *options, const char *want) {
  cg_pass_desc p = on_module;
  p.name = name;
  p.options = options;
  assert_int_equal(cg_register_pass(ctx, &p), CG_INVALID_ARGUMENT);
  SAYS(want);
}

static void test_passes(void **state) {
  (void)state;
  cg_context *ctx = open_passes();
  cg_pass_info info;
  cg_module m;
  assert_int_equal(cg_register_pass(ctx, &on_module), CG_OK); // again
  assert_true(cg_registered_pass_at(ctx, 0, &info));
  assert_string_equal(info.name, "my-module");
  assert_string_equal(info.summary, "A pass");
  assert_true(cg_registered_pass_at(ctx, 2, &info));
  assert_string_equal(info.name, "my-host");
  assert_false(cg_registered_pass_at(ctx, 3, &info));
  refuse_pass(ctx, "my-module", NULL, "cg_register_pass: pass->name is 'my-module', which is taken");
  refuse_pass(ctx, "canonicalize", NULL, "cg_register_pass: pass->name is 'canonicalize', which is taken");
  refuse_pass(ctx, "a b", NULL, "cg_register_pass: pass->name is 'a b', no name");
  refuse_pass(ctx, "", NULL, "cg_register_pass: pass->name is '', no name");
  static const char *const options[] = {"n", "n:", ":int", "n:number", "n:int[1..]", "n:int[5..1]", "n:int[1..9)", "a b:int", "n:int=1|x\n:int"};
  for (size_t i = 0; i < sizeof options / sizeof *options; i++) refuse_pass(ctx, "my-other", options[i], "pass->options has an entry that is none");
  // one call for the module, each kernel, each host function
  runs = kernels = 0;
  assert_int_equal(run(ctx, adds, "my-module,builtin.module(my-module),my-host", &m), CG_OK);
  assert_int_equal(runs, 3);
  assert_int_equal(kernels, 0);
  assert_int_equal(run(ctx, adds, "my-module{mode=mul n=3 b}", &m), CG_OK);
  assert_non_null(strstr(printed(m, false), "arith.mulf %arg0, %arg0"));
  assert_int_equal(run(ctx, adds, "my-module{mode=nested n=3 b=true}", &m), CG_OK);
  static const struct {
    const char *passes;
    cg_result result;
    const char *want;
  } bad[] = {
      {"my-none", CG_INVALID_ARGUMENT, "unknown pass 'my-none'"},
      {"my-module{k=1}", CG_INVALID_ARGUMENT, "pass 'my-module' has no option 'k'"},
      {"my-module{n=0}", CG_INVALID_ARGUMENT, "option 'n' takes int[1..9], not '0'"},
      {"my-module{mode=silent n=3 b}", CG_UNSUPPORTED, "is refused by the pass 'my-module'"},
      {"my-module{mode=report n=3 b}", CG_UNSUPPORTED, "is not for this pass"},
      {"my-module{mode=memory n=3 b}", CG_OUT_OF_MEMORY, "is refused by the pass 'my-module'"},
      {"my-module{mode=wrong n=3 b}", CG_INVALID_INPUT, "uses operand #0 where it is not defined"},
      {"my-module{mode=used n=3 b}", CG_INVALID_ARGUMENT, "cg_op_erase: op has a result that is used"},
      {"my-module{mode=top n=3 b}", CG_INVALID_ARGUMENT, "cg_op_erase: op is the outermost one"},
      {"my-host{mode=outside n=3 b}", CG_INVALID_ARGUMENT, "cg_op_erase: op is outside of what this callback may change"},
      {"my-host{mode=nested n=3 b}", CG_INVALID_ARGUMENT, "cg_run_pipeline: module is in use by the call that this callback is of"},
  };
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    cg_result r = run(ctx, adds, bad[i].passes, &m);
    if (r != bad[i].result) fail_msg("%s gives %d: %s", bad[i].passes, (int)r, said);
    check_said(bad[i].want, (int)i);
  }
  // hooks see them, cg_reset leaves them
  cg_pipeline_desc hooks;
  memset(&hooks, 0, sizeof hooks);
  hooks.hook = watch;
  order[0] = 0;
  cg_reset(ctx);
  m = parsed(ctx, "module {\n func.func @f(%x: f32) -> f32 {\n %0 = my.half %x : f32\n return %0 : f32\n }\n}");
  assert_int_equal(cg_run_pipeline(m, "my-module,my-host", &hooks), CG_OK);
  assert_string_equal(order, "my-module my-host ");
  assert_int_equal(cg_check_pipeline(ctx, "my-kernels{n=1}"), CG_OK);
  cg_destroy(ctx);
}

// ---- compiling -----------------------------------------------------------------------------------------------------------------------------
static const char program_text[] = "func.func @f(%x: tensor<64x32xf32>) -> tensor<64x32xf32> {\n %0 = my.half %x : tensor<64x32xf32>\n"
                                   " %1 = stablehlo.add %0, %x : tensor<64x32xf32>\n return %1 : tensor<64x32xf32>\n}";

static cg_result compile(cg_context *ctx, const char *text, const cg_backend *backend, const char *pipeline, cg_program *p) {
  cg_compile_desc desc;
  cg_module m;
  cg_result r = parse(ctx, text, &m);
  memset(&desc, 0, sizeof desc);
  desc.target = "vulkan1.1";
  desc.backend = backend;
  desc.pipeline = pipeline;
  return r == CG_OK ? cg_compile(m, &desc, p) : r;
}

static void test_lowering(void **state) {
  (void)state;
  static const char *const pipelines[] = {NULL, "SimpleDistribute", "Vectorize"};
  for (size_t i = 0; i < 3; i++) {
    cg_context *ctx = open_mine();
    cg_program p;
    lowered = 0;
    if (compile(ctx, program_text, cg_spirv_backend(), pipelines[i], &p) != CG_OK) fail_msg("%s", said);
    assert_true(lowered > 0 && p.num_words > 0);
    assert_int_equal(p.num_kernels, 1); // it is fused with what follows
    assert_null(strstr(printed(p.module, false), "my.half"));
    cg_destroy(ctx);
  }
  cg_context *ctx = open_mine();
  cg_module m;
  assert_int_equal(run(ctx,
                       "func.func @f(%x: tensor<4xf32>, %y: f32) -> tensor<4xf32> {\n %0 = my.half %x : tensor<4xf32>\n %1 = my.half %y : f32\n"
                       " return %0 : tensor<4xf32>\n}",
                       "lower-registered", &m),
                   CG_OK);
  const char *s = printed(m, false);
  assert_true(strstr(s, "my.half %arg0 : tensor<4xf32>") && strstr(s, "arith.mulf %arg1, %cst : f32")); // tensors wait
  static const struct {
    const char *attr, *want;
    cg_result result;
  } bad[] = {
      {"again", "has ops whose lowerings build each other", CG_INVALID_INPUT},
      {"nothing", "has a lowering that gives no value of type f32 for result #0", CG_INVALID_INPUT},
      {"itself", "has a lowering that gives no value of type f32 for result #0", CG_INVALID_INPUT},
      {"erases", "cg_op_erase: this callback may not change the IR so", CG_INVALID_ARGUMENT},
  };
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    char text[256];
    snprintf(text, sizeof text, "func.func @f(%%x: f32) -> f32 {\n %%0 = my.half %%x {%s} : f32\n return %%0 : f32\n}", bad[i].attr);
    cg_result r = run(ctx, text, "lower-registered", &m);
    if (r != bad[i].result) fail_msg("%s gives %d: %s", bad[i].attr, (int)r, said);
    check_said(bad[i].want, (int)i);
  }
  cg_destroy(ctx);
}

static char emitted[4096];
static cg_result emit_text(const cg_backend *self, const cg_emit_input *input, cg_emit_output *output) {
  snprintf(emitted, sizeof emitted, "%s", printed(input->module, false));
  assert_int_equal(cg_op_set_attr(input->module, "seen", NULL), CG_INVALID_ARGUMENT); // it only looks
  said[0] = 0;
  output->text.data = self->name;
  output->text.len = strlen(self->name);
  return CG_OK;
}

static void test_backend(void **state) {
  (void)state;
  static const char *const ops[] = {"my.half"};
  cg_context *ctx = open_context();
  cg_program p;
  cg_backend b;
  memset(&b, 0, sizeof b);
  b.name = "mine";
  b.format = CG_FORMAT_OTHER;
  b.emit = emit_text;
  b.dialects = &my;
  b.num_dialects = 1;
  b.own_passes = &on_kernels;
  b.num_own_passes = 1;
  b.passes = "my-kernels{mode=mul n=3 b}";
  b.ops = ops;
  b.num_ops = 1;
  // its dialect comes with the first compile; the next text may have its ops
  kernels = lowered = 0;
  if (compile(ctx, adds, &b, NULL, &p) != CG_OK) fail_msg("%s", said);
  if (compile(ctx, program_text, &b, NULL, &p) != CG_OK) fail_msg("%s", said);
  assert_string_equal(p.format, "mine");
  assert_int_equal(p.text.len, 4);
  assert_true(kernels > 0 && lowered == 0);
  assert_true(strstr(emitted, "my.half") && strstr(emitted, "arith.mulf") && !strstr(emitted, "arith.addf")); // kept, and changed by its pass
  // the same text for another backend: lowered
  if (compile(ctx, program_text, cg_spirv_backend(), NULL, &p) != CG_OK) fail_msg("%s", said);
  assert_true(lowered > 0);
  assert_string_equal(p.format, "spirv");
  // what it does not take, and its lowering leaves
  b.ops = NULL;
  b.num_ops = 0;
  assert_int_equal(compile(ctx,
                           "func.func @f(%x: tensor<64xf32>) -> tensor<64xf32> {\n %0 = my.half %x {silent} : tensor<64xf32>\n return %0 : "
                           "tensor<64xf32>\n}",
                           &b, NULL, &p),
                   CG_INVALID_INPUT); // the verifier's
  // a pass of its own that is not there, refuses, or breaks the kernel
  b.passes = "my-none";
  assert_int_equal(compile(ctx, program_text, &b, NULL, &p), CG_INVALID_ARGUMENT);
  SAYS("unknown pass 'my-none'");
  b.passes = "my-kernels{mode=report n=3 b}";
  assert_int_equal(compile(ctx, program_text, &b, NULL, &p), CG_UNSUPPORTED);
  SAYS("is not for this pass");
  b.passes = "my-kernels{mode=wrong n=3 b}";
  assert_int_equal(compile(ctx, program_text, &b, NULL, &p), CG_INVALID_INPUT);
  SAYS("uses operand #0 where it is not defined");
  // a name that the host took first
  cg_dialect_desc other = my;
  b.dialects = &other;
  assert_int_equal(compile(ctx, program_text, &b, NULL, &p), CG_INVALID_ARGUMENT);
  SAYS("cg_register_dialect: dialect->name is 'my', which is taken");
  cg_destroy(ctx);
}

// A hand-written dispatch whose own pass list has a registered pass.
static void test_own_list(void **state) {
  (void)state;
  static const char text[] =
      "hal.executable private @k {\n hal.executable.variant public @v target(<\"vulkan-spirv\", \"vulkan-spirv-fb\", {target = \"vulkan1.1\"}>) {\n"
      "  hal.executable.export public @k ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>) attributes "
      "{workgroup_size = [1 : index, 1 : index, 1 : index]} {\n  ^bb0(%d: !hal.device):\n   %c = arith.constant 1 : index\n"
      "   hal.return %c, %c, %c : index, index, index\n  }\n  builtin.module {\n   func.func @k() attributes {translation_info = "
      "#iree_codegen.translation_info<pipeline = None workgroup_size = [1, 1, 1]>, pass_pipeline = \"my-kernels{mode=%s n=3 b}\"} {\n"
      "    %c0 = arith.constant 0 : index\n    %m = hal.interface.binding.subspan set(0) binding(0) : memref<4xf32>\n"
      "    %x = memref.load %m[%c0] : memref<4xf32>\n    %y = arith.addf %x, %x : f32\n    memref.store %y, %m[%c0] : memref<4xf32>\n"
      "    return\n   }\n  }\n }\n}\n";
  cg_context *ctx = open_passes();
  cg_program p;
  char filled[2048];
  size_t at = (size_t)(strstr(text, "%s n=3") - text);
  snprintf(filled, sizeof filled, "%.*smul%s", (int)at, text, text + at + 2);
  if (compile(ctx, filled, cg_spirv_backend(), NULL, &p) != CG_OK) fail_msg("%s", said);
  assert_non_null(strstr(printed(p.module, false), "arith.mulf"));
  snprintf(filled, sizeof filled, "%.*sreport%s", (int)at, text, text + at + 2);
  assert_int_equal(compile(ctx, filled, cg_spirv_backend(), NULL, &p), CG_UNSUPPORTED);
  SAYS("is not for this pass");
  cg_destroy(ctx);
}

// ---- changing IR ---------------------------------------------------------------------------------------------------------------------------
static void test_rewriting(void **state) {
  (void)state;
  cg_context *ctx = open_mine();
  cg_module m = parsed(ctx, adds);
  cg_op func = cg_block_first(cg_region_first(cg_op_region(m, 0))), add = cg_block_first(cg_region_first(cg_op_region(func, 0)));
  cg_value x = cg_op_operand(add, 0), y;
  cg_type f32 = cg_value_type(x);
  cg_str name = cg_attr_str(cg_op_attr(func, "sym_name"));
  unsigned n = 0;
  assert_ptr_equal(cg_symbol_lookup(m, name), func);
  assert_null(cg_symbol_lookup(func, name));
  y = create(add, "my.half", f32, 1, &x, NULL, NULL);
  assert_int_equal(cg_op_set_operand(add, 1, y), CG_OK);
  assert_int_equal(cg_op_move(cg_value_op(y), cg_op_block(add), NULL), CG_OK);
  assert_int_equal(cg_verify(m), CG_INVALID_INPUT); // behind its use
  assert_int_equal(cg_op_move(cg_value_op(y), cg_op_block(add), add), CG_OK);
  assert_int_equal(cg_op_move(cg_value_op(y), cg_op_block(add), cg_value_op(y)), CG_OK);
  assert_int_equal(cg_verify(m), CG_OK);
  assert_int_equal(cg_op_set_attr(add, "key", cg_attr_of_string(ctx, "value")), CG_OK);
  // regions: a box in a box, with blocks and arguments
  cg_op_state s;
  memset(&s, 0, sizeof s);
  s.name = "my.box";
  s.num_regions = 2;
  cg_op box = cg_op_create(&s, cg_op_block(add), add);
  cg_block body = cg_block_create(cg_op_region(box, 0), 0, NULL), other = cg_block_create(cg_op_region(box, 1), 0, NULL);
  s.name = "my.ends";
  s.num_regions = 0;
  cg_op end = cg_op_create(&s, body, NULL);
  assert_ptr_equal(cg_op_parent(cg_op_create(&s, other, NULL)), box);
  assert_int_equal(cg_verify(m), CG_OK);
  s.name = "my.box";
  s.num_regions = 2;
  cg_op inner = cg_op_create(&s, body, end);
  assert_int_equal(cg_verify(m), CG_INVALID_INPUT); // its region is empty
  assert_int_equal(cg_op_move(box, cg_block_create(cg_op_region(inner, 0), 1, &f32), NULL), CG_INVALID_ARGUMENT);
  SAYS("cg_op_move: block is inside of op");
  assert_int_equal(cg_op_erase(inner), CG_OK);
  for (cg_op op = m; op; op = cg_op_walk(op, m)) n++;
  assert_int_equal(n, 8); // module, func, half, box, two ends, add, return
  assert_null(cg_op_walk(end, end));
  static const char want[] = "module {\n  func.func @f(%arg0: f32) -> f32 {\n    %0 = my.half %arg0 : f32\n    my.box {\n    } else {\n    }\n"
                             "    %1 = arith.addf %arg0, %0 {key = \"value\"} : f32\n    return %1 : f32\n  }\n}\n";
  assert_string_equal(printed(m, false), want);
  assert_int_equal(cg_value_replace_uses(y, x), CG_OK);
  assert_int_equal(cg_op_erase(cg_value_op(y)), CG_OK);
  assert_int_equal(cg_op_erase(box), CG_OK);
  assert_int_equal(cg_op_set_attr(add, "key", NULL), CG_OK);
  assert_string_equal(printed(m, false), printed(parsed(ctx, adds), false));
  // group sizes are written as MLIR does
  static const char *const names[] = {"mode", "flags", "operandSegmentSizes"};
  const int64_t sizes[] = {1, 1, 0};
  cg_attr attrs[3];
  cg_value operands[2];
  attrs[0] = cg_attr_of_int(ctx, cg_type_integer(ctx, 64, CG_SIGNLESS), 0);
  attrs[1] = cg_attr_of_string(ctx, "a");
  attrs[2] = cg_attr_of_ints(ctx, 3, sizes);
  operands[0] = operands[1] = x;
  memset(&s, 0, sizeof s);
  s.name = "my.any";
  s.num_operands = 2;
  s.operands = operands;
  s.num_attrs = 3;
  s.attr_names = names;
  s.attrs = attrs;
  assert_non_null(cg_op_create(&s, cg_op_block(add), add));
  assert_non_null(strstr(printed(m, true), "operandSegmentSizes = array<i32: 1, 1, 0>"));
  assert_int_equal(cg_verify(m), CG_OK);
  cg_destroy(ctx);
}

// ---- contexts ------------------------------------------------------------------------------------------------------------------------------
static void test_contexts(void **state) {
  (void)state;
  static const cg_op_desc op = {"her.op", 0, NULL, NULL, NULL, NULL, "attr-dict", NULL, NULL, NULL, NULL};
  static const cg_dialect_desc her = {"her", &op, 1, NULL};
  cg_context *a = open_mine(), *b = open_context();
  cg_module m;
  assert_int_equal(cg_register_dialect(b, &her), CG_OK);
  assert_int_equal(cg_register_dialect(b, &my), CG_OK); // at other kinds than in a
  assert_int_equal(parse(a, "her.op", &m), CG_INVALID_INPUT);
  for (unsigned i = 0; i < 3; i++) {
    cg_program p, q;
    assert_int_equal(compile(a, program_text, cg_spirv_backend(), NULL, &p), CG_OK);
    assert_int_equal(compile(b, program_text, cg_spirv_backend(), NULL, &q), CG_OK);
    assert_int_equal(p.num_words, q.num_words);
    assert_memory_equal(p.words, q.words, 4 * p.num_words); // kinds do not matter
    parsed(b, "her.op");
    size_t held = cg_memory_used(a);
    cg_reset(a);
    cg_reset(b);
    if (i) assert_true(cg_memory_used(a) <= held);
  }
  cg_destroy(a);
  parsed(b, "her.op");
  cg_destroy(b);
}

typedef struct {
  size_t calls, fail_at, blocks; // fail_at 0: never
} counter;

static void *counting_realloc(void *user, void *ptr, size_t old_size, size_t new_size) {
  counter *c = (counter *)user;
  (void)old_size;
  if (!new_size) {
    c->blocks -= ptr != NULL;
    free(ptr);
    return NULL;
  }
  if (++c->calls == c->fail_at) return NULL;
  c->blocks += !ptr;
  return realloc(ptr, new_size);
}

static cg_result all_of_it(cg_context *ctx) {
  cg_array x, y;
  float in[64];
  size_t n = 1;
  cg_program p;
  cg_module m;
  memset(in, 0, sizeof in);
  memset(&x, 0, sizeof x);
  cg_result r = cg_register_dialect(ctx, &my);
  if (r == CG_OK) r = cg_register_pass(ctx, &on_module);
  if (r == CG_OK)
    r = parse(ctx, "func.func @f(%x: tensor<64xf32>) -> tensor<64xf32> {\n %0 = my.half %x : tensor<64xf32>\n return %0 : tensor<64xf32>\n}", &m);
  if (r != CG_OK) return r;
  x.element = cg_type_scalar(ctx, CG_TYPE_F32);
  x.rank = 1;
  x.shape[0] = 64;
  x.data = (uint8_t *)in;
  x.size = sizeof in;
  if (!x.element) return CG_OUT_OF_MEMORY;
  r = cg_interpret(m, "f", 1, &x, &n, &y, NULL);
  if (r == CG_OK) r = cg_run_pipeline(m, "my-module,canonicalize,cse", NULL);
  return r == CG_OK ? compile(ctx, program_text, cg_spirv_backend(), NULL, &p) : r;
}

static void test_out_of_memory(void **state) {
  (void)state;
  counter c;
  cg_context_desc desc;
  memset(&desc, 0, sizeof desc);
  desc.realloc_fn = counting_realloc;
  desc.alloc_user = &c;
  memset(&c, 0, sizeof c);
  cg_context *ctx = cg_create(&desc);
  assert_int_equal(all_of_it(ctx), CG_OK);
  cg_destroy(ctx);
  assert_int_equal(c.blocks, 0);
  size_t total = c.calls, refused = 0;
  assert_true(total > 4);
  for (size_t k = 2; k <= total; k++) {
    if (total > 400 && k > 100 && k % (total / 150) != 0) continue; // the tiny chunks of the sanitized build make thousands
    memset(&c, 0, sizeof c);
    c.fail_at = k;
    ctx = cg_create(&desc);
    cg_result r = all_of_it(ctx);
    assert_true(r == CG_OK || r == CG_OUT_OF_MEMORY || r == CG_UNSUPPORTED || r == CG_INVALID_INPUT || r == CG_INVALID_ARGUMENT);
    refused += r == CG_OUT_OF_MEMORY;
    cg_reset(ctx);
    if (all_of_it(ctx) != CG_OK) fail_msg("not usable after allocation %zu failed", k); // registered or not, it can be now
    cg_destroy(ctx);
    assert_int_equal(c.blocks, 0);
  }
  assert_true(refused > 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_rows),      cmocka_unit_test(test_formats),      cmocka_unit_test(test_names),
                                     cmocka_unit_test(test_text),      cmocka_unit_test(test_verify),       cmocka_unit_test(test_fold),
                                     cmocka_unit_test(test_interpret), cmocka_unit_test(test_passes),       cmocka_unit_test(test_lowering),
                                     cmocka_unit_test(test_backend),   cmocka_unit_test(test_own_list),     cmocka_unit_test(test_rewriting),
                                     cmocka_unit_test(test_contexts),  cmocka_unit_test(test_out_of_memory)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
