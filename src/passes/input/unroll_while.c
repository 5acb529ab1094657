// unroll-while: a stablehlo.while that counts with constants, a few times round a small body, becomes its body that many times.
//
//   %r:2 = stablehlo.while(%i = %zero, %a = %x) : …
//    cond { %p = stablehlo.compare LT, %i, %two … }              %a1 = stablehlo.sine %x
//    do { %n = stablehlo.add %i, %one              →             %a2 = stablehlo.sine %a1      (%i is 2 behind it)
//         %s = stablehlo.sine %a
//         stablehlo.return %n, %s }
//
// Then fusion sees what the turns share, and nothing is launched to count. The counter may start, end and step by constants that are carried
// unchanged. Requires: calls inlined; other loops stay. Preserves: results, bit for bit.
#include "dialects/dialects.h"
#include "dialects/stablehlo.h"
#include "passes/pass_table.h"
#include "support/structured.h"

enum { CGI_UNROLL_WHILE_MOST_TURNS = 16, CGI_UNROLL_WHILE_MOST_OPS = 512 };

typedef struct cgi_unroll_while_count {
  unsigned counter;                                // which carried value counts
  int turns;                                       // of the body
  int64_t values[CGI_UNROLL_WHILE_MOST_TURNS + 1]; // of the counter, before each turn and at the end
} cgi_unroll_while_count;

static cg_block cgi_unroll_while_block(cg_op loop, unsigned region) { return loop->regions[region]->first; }

static int64_t cgi_unroll_while_wrap(int64_t v, unsigned width, bool is_signed) {
  unsigned shift = 64 - width;
  return is_signed ? (int64_t)((uint64_t)v << shift) >> shift : (int64_t)((uint64_t)v << shift >> shift);
}

static bool cgi_unroll_while_holds(cg_str direction, int64_t x, int64_t y, bool is_signed) {
  bool less = is_signed ? x < y : (uint64_t)x < (uint64_t)y;
  if (cgi_str_is(direction, "LT")) return less;
  if (cgi_str_is(direction, "LE")) return less || x == y;
  if (cgi_str_is(direction, "GT")) return !less && x != y;
  if (cgi_str_is(direction, "GE")) return !less;
  return cgi_str_is(direction, "EQ") ? x == y : x != y;
}

static bool cgi_unroll_while_counts(cg_op loop, cgi_unroll_while_count *c) {
  cg_value condition = cg_op_operand(cgi_unroll_while_block(loop, CG_STABLEHLO_WHILE_COND)->last, CG_STABLEHLO_RETURN_RESULTS);
  int64_t bounds[2], step;
  unsigned side = 2;
  if (!cgi_is_kind(condition, CG_STABLEHLO_COMPARE)) return false;
  for (unsigned k = 0; k < 2; k++) {
    cg_value v = cg_op_operand(condition->op, k);
    if (cgi_hlo_loop_constant(loop, v, &bounds[k])) continue;
    if (side != 2 || v->op || v->block != cgi_unroll_while_block(loop, CG_STABLEHLO_WHILE_COND)) return false;
    side = k;
    c->counter = v->index;
  }
  if (side == 2) return false;
  cg_value start = cg_op_operand(loop, c->counter);
  cg_type element = cg_type_element(start->type);
  if (!cg_type_is_int(element) || !cgi_constant_int(start, &bounds[side]) || !cgi_hlo_loop_step(loop, c->counter, &step)) return false;
  bool is_signed = cg_type_signedness(element) != CG_UNSIGNED;
  for (c->turns = 0; c->turns <= CGI_UNROLL_WHILE_MOST_TURNS; c->turns++) {
    for (unsigned k = 0; k < 2; k++) bounds[k] = cgi_unroll_while_wrap(bounds[k], cg_type_width(element), is_signed);
    c->values[c->turns] = bounds[side];
    if (!cgi_unroll_while_holds(cgi_hlo_keyword(condition->op, "comparison_direction"), bounds[0], bounds[1], is_signed)) return true;
    bounds[side] = (int64_t)((uint64_t)bounds[side] + (uint64_t)step);
  }
  return false;
}

static bool cgi_unroll_while_count_op(cg_op op, void *user) {
  (void)op;
  ++*(unsigned *)user;
  return true;
}

// The counter's value as a constant, made like its first.
static cg_value cgi_unroll_while_counter(cg_op loop, const cgi_unroll_while_count *c, int turn) {
  cg_op constant = cgi_op_clone(cg_op_operand(loop, c->counter)->op, NULL);
  cgi_op_set_attr(constant, "value", cgi_attr_int_like(constant->results[0]->type, c->values[turn]));
  cgi_op_insert_before(constant, loop);
  return constant->results[0];
}

static void cgi_unroll_while_loop(cg_op loop, const cgi_unroll_while_count *c) {
  cg_block body = cgi_unroll_while_block(loop, CG_STABLEHLO_WHILE_BODY);
  cg_value *carried = cgi_push_operands(NULL, loop, 0, loop->num_operands);
  for (int turn = 0; turn < c->turns; turn++) {
    cgi_builder b = cgi_builder_before(loop);
    cgi_inline_block(&b, body, carried, carried);
    carried[c->counter] = cgi_unroll_while_counter(loop, c, turn + 1);
  }
  cgi_values_replace_uses(loop->num_results, loop->results, carried);
  cgi_op_erase(loop);
}

CGI_DEF bool cgi_pass_unroll_while(cgi_pass *pass) {
  cg_op *loops = cgi_collect(pass->func, CG_STABLEHLO_WHILE);
  for (size_t i = cgi_len(loops); i-- > 0;) { // inner ones first
    cgi_unroll_while_count c = {0, 0, {0}};
    unsigned ops = 0;
    if (!cgi_unroll_while_counts(loops[i], &c)) continue;
    cgi_walk_post(loops[i], cgi_unroll_while_count_op, &ops);
    if ((uint64_t)ops * (unsigned)c.turns <= CGI_UNROLL_WHILE_MOST_OPS) cgi_unroll_while_loop(loops[i], &c);
  }
  return true;
}
