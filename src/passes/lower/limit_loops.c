// limit-loops: keeps an invocation within the target's max_loop_trips, for drivers that end every loop after so many trips of all loops together.
// Loops that may make more do several iterations a trip; the rest of one comes in a loop behind it.
//
//   scf.for %i = %c0 to %c200001 step %c1 { … }      →      scf.for %i = %c0 to %c200000 step %c4 { …  … (%i + 1)  … (%i + 2)  … (%i + 3) }
//                                                           scf.for %i = %c200000 to %c200001 step %c1 { … }
//
// A loop without a bound does eight iterations a trip. A kernel that is known to make more trips even so is an error: it needs more invocations.
// Requires: the emission form; workgroup-count, for the ranges of ids. Preserves: that form, and kernels whose loops are short enough.
#include "analysis/linear.h"
#include "passes/pass_table.h"
#include "support/structured.h"

#define CGI_LIMIT_OPEN ((int64_t)1 << 40) // trips: no bound is known

// Iterations of a loop, at most or at least. What a size known at run time bounds, below 2^31, is open.
static int64_t cgi_limit_trips(cg_op loop, bool least) {
  if (loop->def->kind != CG_SCF_FOR) return least ? 0 : CGI_LIMIT_OPEN;
  cgi_interval step = cgi_range_of(loop->operands[CG_SCF_FOR_STEP].value),
               d = cgi_difference_range(loop->operands[CG_SCF_FOR_LOWER_BOUND].value, loop->operands[CG_SCF_FOR_UPPER_BOUND].value);
  if (least) return d.lo <= 0 || d.lo >= INT32_MAX || step.lo <= 0 ? 0 : (d.lo - 1) / step.hi + 1;
  if (d.hi <= 0) return 0;
  return step.lo <= 0 || d.hi >= INT32_MAX ? CGI_LIMIT_OPEN : (d.hi - 1) / step.lo + 1;
}

static bool cgi_limit_is_loop(cg_op op) { return op->def->kind == CG_SCF_FOR || op->def->kind == CG_SCF_WHILE; }

// How often the loops of a block come round when it runs `times` times, the test that ends a loop included. *heaviest: the loop without loops in it
// that comes round most, of those that are not marked as done; *most: how often. `least`: with as few iterations as may be.
static int64_t cgi_limit_cost(cg_block block, bool least, int64_t times, cg_op *heaviest, int64_t *most) {
  int64_t sum = 0;
  for (cg_op op = block ? block->first : NULL; op; op = op->next) {
    bool loop = cgi_limit_is_loop(op);
    int64_t trips = loop ? cgi_limit_trips(op, least) : 1, inner = 0;
    int64_t rounds = !loop ? times : times && trips > CGI_LIMIT_OPEN / times ? CGI_LIMIT_OPEN : cgi_smaller(times * trips, CGI_LIMIT_OPEN);
    for (unsigned r = 0; r < op->num_regions; r++) CGI_FOREACH_BLOCK(b, op->regions[r]) inner += cgi_limit_cost(b, least, rounds, heaviest, most);
    if (loop && !inner && !op->mark && rounds > *most) {
      *heaviest = op;
      *most = rounds;
    }
    sum = cgi_smaller(sum + inner + (loop ? rounds + times : 0), CGI_LIMIT_OPEN);
  }
  return sum;
}

static bool cgi_limit_clear(cg_op op, void *user) {
  (void)user;
  op->mark = 0;
  return true;
}

#ifndef CODEGEN_NO_EMULATION
#define CGI_LIMIT_OPS 1000    // most ops that one trip is made of
#define CGI_LIMIT_SHORT 16    // iterations of a loop that becomes straight code
#define CGI_LIMIT_UNBOUNDED 8 // iterations a trip of a loop without a bound

static bool cgi_limit_count(cg_op op, void *user) {
  (void)op;
  ++*(int64_t *)user;
  return true;
}

// ---- scf.for ------------------------------------------------------------------------------------------------------------------------------------
static cg_value cgi_limit_binary(cgi_builder *b, cg_op_kind kind, cg_value l, cg_value r) {
  int64_t x, y;
  const int64_t most = (int64_t)1 << 31;
  if (cgi_constant_int(l, &x) && cgi_constant_int(r, &y) && x >= 0 && y >= 0 && x < most && y < most) {
    if (kind == CG_ARITH_ADDI && x + y < most) return cgi_build_int(b, l->type, x + y);
    if (kind == CG_ARITH_SUBI && x >= y) return cgi_build_int(b, l->type, x - y);
    if (kind == CG_ARITH_MULI && x * y < most) return cgi_build_int(b, l->type, x * y);
    if (kind == CG_ARITH_DIVUI && y) return cgi_build_int(b, l->type, x / y);
  }
  return cgi_build_binary(b, kind, l, r);
}

// The bound of the part that does `times` iterations a trip.
static cg_value cgi_limit_middle(cgi_builder *b, cg_op loop, int64_t times) {
  cg_value lower = loop->operands[CG_SCF_FOR_LOWER_BOUND].value, upper = loop->operands[CG_SCF_FOR_UPPER_BOUND].value,
           step = loop->operands[CG_SCF_FOR_STEP].value;
  cg_type t = lower->type;
  int64_t lo, hi;
  cg_value d = cgi_limit_binary(b, CG_ARITH_SUBI, upper, lower);
  cg_value zero = cgi_build_int(b, t, 0), one = cgi_build_int(b, t, 1), factor = cgi_build_int(b, t, times);
  if (!cgi_constant_int(lower, &lo) || !cgi_constant_int(upper, &hi) || lo >= hi) {
    cg_value any = cgi_build_cmpi(b, CG_CMPI_SLT, lower, upper);
    d = cgi_build_select(b, any, d, zero);
  }
  d = cgi_limit_binary(b, CG_ARITH_ADDI, d, cgi_limit_binary(b, CG_ARITH_SUBI, step, one));
  cg_value whole = cgi_limit_binary(b, CG_ARITH_DIVUI, cgi_limit_binary(b, CG_ARITH_DIVUI, d, step), factor); // trips
  d = cgi_limit_binary(b, CG_ARITH_MULI, cgi_limit_binary(b, CG_ARITH_MULI, whole, factor), step);
  return cgi_limit_binary(b, CG_ARITH_ADDI, lower, d);
}

// All iterations of a short loop one after another, in its place.
static void cgi_limit_straight(cg_op loop, int64_t trips) {
  cg_context *ctx = loop->ctx;
  cgi_builder b = cgi_builder_before(loop);
  cg_value *carried = NULL;
  b.loc = loop->loc;
  cgi_push(carried, loop->operands[CG_SCF_FOR_LOWER_BOUND].value);
  carried = cgi_push_operands(carried, loop, CG_SCF_FOR_INIT_ARGS, CG_SCF_FOR_INIT_ARGS + loop->num_results);
  for (int64_t k = 0; k < trips; k++) {
    if (k) carried[0] = cgi_limit_binary(&b, CG_ARITH_ADDI, carried[0], loop->operands[CG_SCF_FOR_STEP].value);
    cgi_inline_block(&b, loop->regions[0]->first, carried, carried + 1);
  }
  cgi_values_replace_uses(loop->num_results, loop->results, carried + 1);
  cgi_op_erase(loop);
}

static void cgi_limit_for(cg_op loop, int64_t times) {
  cg_context *ctx = loop->ctx;
  cgi_builder b = cgi_builder_before(loop);
  cg_block body = loop->regions[0]->first;
  cg_value step = loop->operands[CG_SCF_FOR_STEP].value, *args = NULL;
  unsigned n = loop->num_results;
  b.loc = loop->loc;
  cg_value middle = cgi_limit_middle(&b, loop, times), stride = cgi_limit_binary(&b, CG_ARITH_MULI, step, cgi_build_int(&b, step->type, times));
  args = cgi_push_operands(args, loop, CG_SCF_FOR_INIT_ARGS, CG_SCF_FOR_INIT_ARGS + n);
  cg_op made = cgi_build_for(&b, loop->operands[CG_SCF_FOR_LOWER_BOUND].value, middle, stride, n, args);
  cgi_builder in = cgi_builder_in(made, 0);
  cg_block to = in.block;
  cg_value *carried = cgi_push_values(ctx, NULL, n + 1, to->args);
  for (int64_t k = 0; k < times; k++) {
    if (k) carried[0] = cgi_build_binary(&in, CG_ARITH_ADDI, carried[0], step);
    cgi_inline_block(&in, body, carried, carried + 1);
  }
  cgi_build_yield(&in, n, carried + 1);
  cgi_op_set_operand(loop, CG_SCF_FOR_LOWER_BOUND, middle);
  for (unsigned i = 0; i < n; i++) cgi_op_set_operand(loop, CG_SCF_FOR_INIT_ARGS + i, made->results[i]);
  made->mark = loop->mark = 1;
}

// ---- scf.while ----------------------------------------------------------------------------------------------------------------------------------
// The loop carries whether it goes on, what the condition reads, and what it gives:
//   scf.while (%go = true, %a = %init, %b = 0) { condition(%go) } do { %go, %a, %b = scf.if %go { the condition's ops; scf.if { the body's } } … }
static cg_value cgi_limit_nothing(cgi_builder *b, cg_type t) {
  if (t->kind == CG_TYPE_INDEX || cg_type_is_int(t)) return cgi_build_int(b, t, 0);
  if (cg_type_is_float(t)) return cgi_build_float(b, t, 0);
  return NULL;
}

// One iteration at the end of `in`; state: go, a…, b….
static void cgi_limit_iteration(cgi_builder *in, cg_op loop, cg_value *state) {
  cg_context *ctx = in->ctx;
  cg_block before = loop->regions[CG_SCF_WHILE_BEFORE]->first, after = loop->regions[CG_SCF_WHILE_AFTER]->first;
  unsigned na = cg_block_num_args(before), nb = loop->num_results;
  cg_value *next = NULL, *results = NULL;
  for (unsigned i = 0; i < nb + 1; i++) cgi_push(results, NULL);
  for (unsigned i = 0; i < na; i++) cgi_push(next, NULL);
  cgi_inline_block(in, before, state + 1, results); // go, b…
  cgi_builder then;
  cg_op more = cgi_build_if_else(in, results[0], na, state + 1, &then);
  cgi_inline_block(&then, after, results + 1, next);
  cgi_build_yield(&then, na, next);
  state[0] = results[0];
  for (unsigned i = 0; i < na; i++) state[1 + i] = more->results[i];
  for (unsigned i = 0; i < nb; i++) state[1 + na + i] = results[1 + i];
}

static void cgi_limit_while(cg_op loop, int64_t times) {
  cg_context *ctx = loop->ctx;
  cgi_builder b = cgi_builder_before(loop);
  unsigned na = loop->num_operands, nb = loop->num_results, n = 1 + na + nb;
  cg_value *state = NULL;
  b.loc = loop->loc;
  cg_value first = cgi_build_int(&b, cgi_type_int(ctx, 1, CG_SIGNLESS), 1);
  cgi_push(state, first);
  state = cgi_push_operands(state, loop, 0, na);
  for (unsigned i = 0; i < nb; i++) {
    cg_value none = cgi_limit_nothing(&b, loop->results[i]->type);
    cgi_push(state, none);
    if (!none) loop->mark = 1; // it stays as it is
  }
  if (!loop->mark) {
    cg_op made = cgi_build_while(&b, n, state);
    cg_block before = made->regions[CG_SCF_WHILE_BEFORE]->first, after = made->regions[CG_SCF_WHILE_AFTER]->first;
    cgi_builder test = cgi_builder_at_end(before, loop->loc), in = cgi_builder_at_end(after, loop->loc);
    cg_value *passed = NULL;
    cgi_push(passed, before->args[0]);
    passed = cgi_push_values(ctx, passed, n, before->args);
    cgi_build_return(&test, CG_SCF_CONDITION, n + 1, passed);
    memcpy(state, after->args, n * sizeof *state);
    for (int64_t k = 0; k < times; k++) {
      if (k == 0) { // it is known to go on
        cgi_limit_iteration(&in, loop, state);
        continue;
      }
      cgi_builder then;
      cgi_build_if_else(&in, state[0], n, state, &then);
      cgi_limit_iteration(&then, loop, state);
      cgi_build_yield_results(&then, state);
    }
    cgi_build_yield(&in, n, state);
    cgi_values_replace_uses(nb, loop->results, made->results + 1 + na);
    made->mark = 1;
    cgi_op_erase(loop);
  }
}

// ---- kernels ----------------------------------------------------------------------------------------------------------------------------------
// Iterations a trip of a loop that bring `rounds`, its own or the kernel's, below half of the limit, as far as its ops allow; 1: none.
static int64_t cgi_limit_times(cg_op loop, int64_t rounds, int64_t limit) {
  int64_t ops = 0, times = 2;
  (void)cgi_walk_pre(loop, cgi_limit_count, &ops);
  while (times < 64 && (rounds >= CGI_LIMIT_OPEN ? times < CGI_LIMIT_UNBOUNDED : rounds / times > limit / 2)) times *= 2;
  while (times > 1 && times * ops > CGI_LIMIT_OPS) times /= 2;
  return times;
}

// Few iterations, whose number is a constant.
static bool cgi_limit_is_short(cg_op loop) {
  int64_t lower, upper, step, ops = 0;
  if (loop->def->kind != CG_SCF_FOR || !cgi_constant_int(loop->operands[CG_SCF_FOR_LOWER_BOUND].value, &lower) ||
      !cgi_constant_int(loop->operands[CG_SCF_FOR_UPPER_BOUND].value, &upper) || !cgi_constant_int(loop->operands[CG_SCF_FOR_STEP].value, &step))
    return false;
  (void)cgi_walk_pre(loop, cgi_limit_count, &ops);
  return cgi_limit_trips(loop, false) <= CGI_LIMIT_SHORT && cgi_limit_trips(loop, false) * ops <= CGI_LIMIT_OPS;
}

static bool cgi_limit_function(cgi_pass *pass, cg_op func, const cg_target *target) {
  int64_t limit = target->max_loop_trips, cost;
  bool changed = false;
  (void)cgi_walk_pre(func, cgi_limit_clear, NULL);
  for (;;) {
    cg_op loop = NULL;
    int64_t most = 0;
    cost = cgi_limit_cost(func->regions[0]->first, false, 1, &loop, &most);
    if (cost <= limit || !loop || (cost >= CGI_LIMIT_OPEN && most <= limit / 8)) break; // beside one without a bound, short ones do not matter
    int64_t times = cgi_limit_times(loop, cost < CGI_LIMIT_OPEN ? cost : most, limit);  // those beside it count, too
    changed = true;
    bool counted = loop->def->kind == CG_SCF_FOR;
    loop->mark = counted || times < 2;
    if (!counted && times > 1) cgi_limit_while(loop, times);
    if (!counted) continue;
    if (cgi_limit_is_short(loop))
      cgi_limit_straight(loop, cgi_limit_trips(loop, false));
    else if (times > 1)
      cgi_limit_for(loop, times);
  }
  if (changed && cgi_run_passes(func, "canonicalize,cse", pass->hooks) != CG_OK) return false;
  cg_op none = NULL;
  int64_t most = INT64_MAX;
  cost = cgi_limit_cost(func->regions[0]->first, true, 1, &none, &most);
  return cost <= limit ||
         cgi_op_unsupported(func, "[limit-loop-trips] kernel '%S' makes %l trips of its loops in one invocation, and target '%s' ends them after %l",
                            cgi_symbol_name(func), cost, target->name, limit);
}

#undef CGI_LIMIT_OPS
#undef CGI_LIMIT_SHORT
#undef CGI_LIMIT_UNBOUNDED
#else
// Loops that may be longer are not made shorter.
static bool cgi_limit_function(cgi_pass *pass, cg_op func, const cg_target *target) {
  (void)pass;
  cg_op none = NULL;
  int64_t most = 0;
  (void)cgi_walk_pre(func, cgi_limit_clear, NULL);
  return cgi_limit_cost(func->regions[0]->first, false, 1, &none, &most) <= (int64_t)target->max_loop_trips ||
         cgi_op_unsupported(func,
                            "[left-out] may make more trips of its loops than target '%s' lets it, and CODEGEN_NO_EMULATION leaves out what helps",
                            target->name);
}
#endif

CGI_DEF bool cgi_pass_limit_loops(cgi_pass *pass) {
  const cg_target *target = cgi_target_of(pass->func);
  return !target || !target->max_loop_trips || cgi_limit_function(pass, pass->func, target);
}

#undef CGI_LIMIT_OPEN
