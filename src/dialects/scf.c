// The scf dialect: verifier, and patterns: loops that run not at all or once, results that nobody reads or that never change, decided branches.
#include "dialects/dialects.h"

// ---- verifier -----------------------------------------------------------------------------------------------------------------------------
// A region's only block must end in `yield` passing these types.
static bool cgi_scf_check_yield(cg_op op, unsigned region) {
  cg_region r = cg_op_region(op, region);
  CGI_FOREACH_BLOCK(b, r) {
    cg_op last = b->last;
    if (!last || cg_op_get_kind(last) != CG_SCF_YIELD) continue;
    if (cg_op_num_operands(last) != cg_op_num_results(op))
      return cgi_op_error(last, "passes %u values, but '%o' has %u results", cg_op_num_operands(last), op, cg_op_num_results(op));
    for (unsigned i = 0; i < cg_op_num_operands(last); i++)
      if (cg_value_type(cg_op_operand(last, i)) != cg_value_type(cg_op_result(op, i)))
        return cgi_op_error(last, "passes %t as value #%u, but result #%u of '%o' is %t", cg_value_type(cg_op_operand(last, i)), i, i, op,
                            cg_value_type(cg_op_result(op, i)));
  }
  return true;
}

static bool cgi_scf_check_args(cg_op op, cg_block b, unsigned from, unsigned first_operand, unsigned n) {
  if (cg_block_num_args(b) != from + n)
    return cgi_op_error(op, "expects its body to have %u arguments, but it has %u", from + n, cg_block_num_args(b));
  for (unsigned i = 0; i < n; i++)
    if (cg_value_type(cg_block_arg(b, from + i)) != cg_value_type(cg_op_operand(op, first_operand + i)))
      return cgi_op_error(op, "expects body argument #%u to be %t, as operand #%u, but it is %t", from + i,
                          cg_value_type(cg_op_operand(op, first_operand + i)), first_operand + i, cg_value_type(cg_block_arg(b, from + i)));
  return true;
}

static bool cgi_scf_verify_for(cg_op op) {
  cg_type t = cg_value_type(cg_op_operand(op, CG_SCF_FOR_LOWER_BOUND));
  cg_block body = cg_region_first(cg_op_region(op, 0));
  unsigned inits = cg_op_num_operands(op) - 3;
  int64_t step;
  if (!cg_type_is_int_or_index(t)) return cgi_op_error(op, "operand #0 must be signless integer or index, but got %t", t);
  for (unsigned i = 1; i < 3; i++)
    if (cg_value_type(cg_op_operand(op, i)) != t)
      return cgi_op_error(op, "requires lower bound, upper bound and step of one type, but operand #%u is %t and operand #0 is %t", i,
                          cg_value_type(cg_op_operand(op, i)), t);
  if (cg_op_num_results(op) != inits)
    return cgi_op_error(op, "mismatch in number of loop-carried values (%u) and results (%u)", inits, cg_op_num_results(op));
  if (cgi_constant_int(cg_op_operand(op, CG_SCF_FOR_STEP), &step) && step <= 0)
    return cgi_op_error(op, "constant step operand must be positive, but is %l", step);
  if (!cgi_scf_check_args(op, body, 1, 3, inits)) return false;
  if (cg_value_type(cg_block_arg(body, 0)) != t)
    return cgi_op_error(op, "expects the induction variable to be %t, as the bounds, but it is %t", t, cg_value_type(cg_block_arg(body, 0)));
  for (unsigned i = 0; i < inits; i++)
    if (cg_value_type(cg_op_result(op, i)) != cg_value_type(cg_op_operand(op, CG_SCF_FOR_INIT_ARGS + i)))
      return cgi_op_error(op, "has result #%u of type %t, but its initial value is %t", i, cg_value_type(cg_op_result(op, i)),
                          cg_value_type(cg_op_operand(op, CG_SCF_FOR_INIT_ARGS + i)));
  return cgi_scf_check_yield(op, 0);
}

static bool cgi_scf_verify_if(cg_op op) {
  cg_type t = cg_value_type(cg_op_operand(op, CG_SCF_IF_CONDITION));
  if (t != cgi_type_i(cg_op_context(op), 1)) return cgi_op_error(op, "operand #0 must be i1, but got %t", t);
  if (cg_op_num_results(op) && !cg_region_first(cg_op_region(op, CG_SCF_IF_ELSE_REGION)))
    return cgi_op_error(op, "must have an else block if defining values");
  for (unsigned i = 0; i < 2; i++) {
    cg_block b = cg_region_first(cg_op_region(op, i));
    if (b && cg_block_num_args(b)) return cgi_op_error(op, "region #%u should have no arguments", i);
  }
  return cgi_scf_check_yield(op, 0) && cgi_scf_check_yield(op, 1);
}

static bool cgi_scf_verify_while(cg_op op) {
  cg_block before = cg_region_first(cg_op_region(op, CG_SCF_WHILE_BEFORE)), after = cg_region_first(cg_op_region(op, CG_SCF_WHILE_AFTER));
  if (!cgi_scf_check_args(op, before, 0, 0, cg_op_num_operands(op))) return false;
  cg_op condition = before->last, yield = after->last;
  if (!condition || cg_op_get_kind(condition) != CG_SCF_CONDITION)
    return cgi_op_error(op, "expects the 'before' region to terminate with 'scf.condition'");
  if (!yield || cg_op_get_kind(yield) != CG_SCF_YIELD) return cgi_op_error(op, "expects the 'after' region to terminate with 'scf.yield'");
  unsigned n = cg_op_num_operands(condition) - 1;
  if (n != cg_op_num_results(op) || n != cg_block_num_args(after))
    return cgi_op_error(op, "'scf.condition' passes %u values, but there are %u results and %u arguments of the 'after' region", n,
                        cg_op_num_results(op), cg_block_num_args(after));
  for (unsigned i = 0; i < n; i++) {
    cg_type t = cg_value_type(cg_op_operand(condition, CG_SCF_CONDITION_ARGS + i));
    if (t != cg_value_type(cg_op_result(op, i)) || t != cg_value_type(cg_block_arg(after, i)))
      return cgi_op_error(op, "'scf.condition' passes %t as value #%u, but the result is %t and the argument of the 'after' region %t", t, i,
                          cg_value_type(cg_op_result(op, i)), cg_value_type(cg_block_arg(after, i)));
  }
  if (cg_op_num_operands(yield) != cg_block_num_args(before))
    return cgi_op_error(op, "'scf.yield' passes %u values, but the 'before' region has %u arguments", cg_op_num_operands(yield),
                        cg_block_num_args(before));
  for (unsigned i = 0; i < cg_block_num_args(before); i++)
    if (cg_value_type(cg_op_operand(yield, i)) != cg_value_type(cg_block_arg(before, i)))
      return cgi_op_error(op, "'scf.yield' passes %t as value #%u, but the argument of the 'before' region is %t",
                          cg_value_type(cg_op_operand(yield, i)), i, cg_value_type(cg_block_arg(before, i)));
  return true;
}

static bool cgi_scf_verify_parallel(cg_op op) {
  unsigned first, dims = cgi_operand_group(op, "lowerBound", &first), inits = cgi_operand_group(op, "initVals", &first);
  cg_block body = cg_region_first(cg_op_region(op, 0));
  int64_t step;
  if (dims == 0) return cgi_op_error(op, "needs at least one lower bound, upper bound and step");
  if (cgi_operand_group(op, "upperBound", &first) != dims || cgi_operand_group(op, "step", &first) != dims)
    return cgi_op_error(op, "needs as many lower bounds as upper bounds and steps");
  if (!cgi_check_are_indices(op, 0, 3 * dims)) return false;
  for (unsigned i = 0; i < dims; i++)
    if (cgi_constant_int(cg_op_operand(op, 2 * dims + i), &step) && step <= 0)
      return cgi_op_error(op, "constant step operand must be positive, but is %l", step);
  if (cg_block_num_args(body) != dims)
    return cgi_op_error(op, "expects %u arguments in its body, one per dimension, but it has %u", dims, cg_block_num_args(body));
  for (unsigned i = 0; i < dims; i++)
    if (cg_type_get_kind(cg_value_type(cg_block_arg(body, i))) != CG_TYPE_INDEX)
      return cgi_op_error(op, "expects arguments for the induction variables to be of index type");
  if (cg_op_num_results(op) != inits) return cgi_op_error(op, "expects as many results (%u) as initial values (%u)", cg_op_num_results(op), inits);
  cg_op reduce = body->last;
  if (!reduce || cg_op_get_kind(reduce) != CG_SCF_REDUCE) return cgi_op_error(op, "expects its body to terminate with 'scf.reduce'");
  if (cg_op_num_operands(reduce) != inits)
    return cgi_op_error(op, "expects as many reductions (%u) as results (%u)", cg_op_num_operands(reduce), inits);
  for (unsigned i = 0; i < inits; i++)
    if (cg_value_type(cg_op_operand(reduce, i)) != cg_value_type(cg_op_result(op, i)))
      return cgi_op_error(op, "expects reduction #%u to be %t, as its result, but it is %t", i, cg_value_type(cg_op_result(op, i)),
                          cg_value_type(cg_op_operand(reduce, i)));
  return true;
}

static bool cgi_scf_verify_reduce(cg_op op) {
  if (cg_op_num_regions(op) != cg_op_num_operands(op))
    return cgi_op_error(op, "expected %u reduction regions, one per operand, but found %u", cg_op_num_operands(op), cg_op_num_regions(op));
  for (unsigned i = 0; i < cg_op_num_regions(op); i++) {
    cg_block b = cg_region_first(cg_op_region(op, i));
    cg_type t = cg_value_type(cg_op_operand(op, i));
    if (!b || cg_block_num_args(b) != 2 || cg_value_type(cg_block_arg(b, 0)) != t || cg_value_type(cg_block_arg(b, 1)) != t)
      return cgi_op_error(op, "expects two block arguments of type %t in reduction region #%u", t, i);
    cg_op last = b->last;
    if (!last || cg_op_get_kind(last) != CG_SCF_REDUCE_RETURN)
      return cgi_op_error(op, "reduction region #%u should be terminated with 'scf.reduce.return'", i);
    if (cg_value_type(cg_op_operand(last, CG_SCF_REDUCE_RETURN_RESULT)) != t)
      return cgi_op_error(last, "needs to have type %t, but got %t", t, cg_value_type(cg_op_operand(last, CG_SCF_REDUCE_RETURN_RESULT)));
  }
  return true;
}

static bool cgi_scf_verify_forall(cg_op op) {
  cgi_mixed lower, upper, step;
  unsigned first, outputs = cgi_operand_group(op, "outputs", &first);
  cg_block body = cg_region_first(cg_op_region(op, 0));
  if (!cgi_mixed_get(op, "dynamicLowerBound", "staticLowerBound", &lower) || !cgi_mixed_get(op, "dynamicUpperBound", "staticUpperBound", &upper) ||
      !cgi_mixed_get(op, "dynamicStep", "staticStep", &step) || lower.n != upper.n || lower.n != step.n)
    return cgi_op_error(op, "needs lower bounds, upper bounds and steps of one rank that match their operands");
  if (cg_op_num_results(op) != outputs) return cgi_op_error(op, "produces %u results, but has %u outputs", cg_op_num_results(op), outputs);
  return cgi_scf_check_args(op, body, lower.n, first, outputs);
}

static bool cgi_scf_verify_switch(cg_op op) {
  cg_attr cases = cg_op_attr(op, "cases");
  if (cg_type_get_kind(cg_value_type(cg_op_operand(op, CG_SCF_INDEX_SWITCH_ARG))) != CG_TYPE_INDEX)
    return cgi_op_error(op, "operand #0 must be index, but got %t", cg_value_type(cg_op_operand(op, CG_SCF_INDEX_SWITCH_ARG)));
  if (!cg_attr_is_int_list(cases) || cg_attr_int_list_len(cases) + 1 != cg_op_num_regions(op))
    return cgi_op_error(op, "has %u case regions, but %u case values", cg_op_num_regions(op) - 1,
                        cg_attr_is_int_list(cases) ? (unsigned)cg_attr_int_list_len(cases) : 0u);
  for (size_t i = 0; i < cg_attr_int_list_len(cases); i++)
    for (size_t k = 0; k < i; k++)
      if (cg_attr_int_list_at(cases, i) == cg_attr_int_list_at(cases, k))
        return cgi_op_error(op, "has duplicate case value: %l", cg_attr_int_list_at(cases, i));
  for (unsigned i = 0; i < cg_op_num_regions(op); i++)
    if (!cgi_scf_check_yield(op, i)) return false;
  return true;
}

static bool cgi_scf_verify(cg_op op) {
  switch (cg_op_get_kind(op)) {
  case CG_SCF_FOR: return cgi_scf_verify_for(op);
  case CG_SCF_IF: return cgi_scf_verify_if(op);
  case CG_SCF_WHILE: return cgi_scf_verify_while(op);
  case CG_SCF_PARALLEL: return cgi_scf_verify_parallel(op);
  case CG_SCF_REDUCE: return cgi_scf_verify_reduce(op);
  case CG_SCF_FORALL: return cgi_scf_verify_forall(op);
  case CG_SCF_INDEX_SWITCH: return cgi_scf_verify_switch(op);
  case CG_SCF_EXECUTE_REGION: return cgi_scf_check_yield(op, 0);
  case CG_SCF_CONDITION:
    if (cg_value_type(cg_op_operand(op, CG_SCF_CONDITION_CONDITION)) != cgi_type_i(cg_op_context(op), 1))
      return cgi_op_error(op, "operand #0 must be i1, but got %t", cg_value_type(cg_op_operand(op, CG_SCF_CONDITION_CONDITION)));
    return true;
  default: return true;
  }
}

// ---- moving bodies ------------------------------------------------------------------------------------------------------------------------
// Moves the ops of `block` before `op`, its arguments replaced; returns the terminator, moved, too (the caller erases it).
static cg_op cgi_scf_inline_before(cg_block block, cg_op op, const cg_value *args) {
  cgi_values_replace_uses(cg_block_num_args(block), block->args, args);
  cg_op last = block->last;
  cgi_block_move_ops(block, NULL, NULL, op);
  return last;
}

// Replaces op by the body of one of its regions, run once with these arguments.
static void cgi_scf_replace_by_block(cg_op op, cg_block block, const cg_value *args) {
  cg_op last = cgi_scf_inline_before(block, op, args);
  cg_value *values = cgi_push_operands(NULL, last, 0, cg_op_num_results(op));
  cgi_op_erase(last);
  cgi_op_replace(op, values);
}

static void cgi_scf_copy_attrs(cg_op from, cg_op to) {
  for (size_t i = 0; i < cg_op_num_attrs(from); i++) {
    cg_named_attr a = cg_op_attr_at(from, i);
    if (!cgi_str_is(a.name, "operandSegmentSizes")) cgi_op_set_attr(to, a.name.data, a.value);
  }
}

// ---- carried values and results that go -----------------------------------------------------------------------------------------------------
static void cgi_scf_keep_operands(cg_op op, unsigned first, unsigned n, const bool *keep) {
  cg_context *ctx = op->ctx;
  cg_value *kept = NULL;
  for (unsigned i = 0; i < cg_op_num_operands(op); i++)
    if (i < first || i >= first + n || keep[i - first]) cgi_push(kept, cg_op_operand(op, i));
  cgi_op_set_operands(op, (unsigned)cgi_len(kept), kept);
}

static void cgi_scf_keep_args(cg_block block, unsigned first, unsigned n, const bool *keep) {
  for (unsigned i = n; i-- > 0;)
    if (!keep[i]) cgi_block_erase_arg(block, first + i);
}

// The op with these results, of which the others have no uses, in place of itself.
static void cgi_scf_keep_results(cgi_builder *b, cg_op op, const bool *keep) {
  cg_context *ctx = b->ctx;
  cg_type *types = NULL;
  cg_value *values = cgi_push_operands(NULL, op, 0, cg_op_num_operands(op));
  for (unsigned i = 0; i < cg_op_num_results(op); i++)
    if (keep[i]) cgi_push(types, cg_value_type(cg_op_result(op, i)));
  cg_op made = cgi_build(b, op->def->kind, (unsigned)cgi_len(values), values, (unsigned)cgi_len(types), types, 0, NULL, op->num_regions);
  cgi_scf_copy_attrs(op, made);
  for (unsigned r = 0; r < op->num_regions; r++) cgi_region_move_blocks(op->regions[r], made->regions[r]);
  cgi_shrink(values, 0);
  for (unsigned i = 0, k = 0; i < cg_op_num_results(op); i++) cgi_push(values, keep[i] ? cg_op_result(made, k++) : NULL);
  cgi_op_replace(op, values);
}

static bool cgi_scf_keeps_all(const bool *keep, unsigned n) {
  while (n && keep[n - 1]) n--;
  return !n;
}

static bool cgi_scf_is_outside(cg_value v, cg_op op) {
  cg_op def = cg_value_op(v), home = def ? def : cg_block_op(cg_value_block(v));
  return !home || !cgi_op_is_ancestor(op, home);
}

// ---- scf.for ------------------------------------------------------------------------------------------------------------------------------
// The constant trip count, where both bounds and the step tell it (capped at 2: only 0 and 1 matter).
static bool cgi_scf_trip_count(cg_value lower, cg_value upper, cg_value step, int64_t *trips) {
  int64_t l, u, s;
  if (lower == upper) {
    *trips = 0;
    return true;
  }
  if (!cgi_constant_int(lower, &l) || !cgi_constant_int(upper, &u)) return false;
  if (l >= u) {
    *trips = 0;
    return true;
  }
  if (!cgi_constant_int(step, &s) || s <= 0) return false;
  *trips = (uint64_t)u - (uint64_t)l <= (uint64_t)s ? 1 : 2;
  return true;
}

static bool cgi_scf_for_trips(cgi_builder *b, cg_op op, void *user) {
  cg_context *ctx = b->ctx;
  int64_t trips;
  (void)user;
  if (!cgi_scf_trip_count(cg_op_operand(op, CG_SCF_FOR_LOWER_BOUND), cg_op_operand(op, CG_SCF_FOR_UPPER_BOUND), cg_op_operand(op, CG_SCF_FOR_STEP),
                          &trips) ||
      trips > 1)
    return false;
  cg_value *values = NULL;
  if (trips == 1) cgi_push(values, cg_op_operand(op, CG_SCF_FOR_LOWER_BOUND));
  values = cgi_push_operands(values, op, 3, cg_op_num_operands(op));
  if (trips == 0)
    cgi_op_replace(op, values);
  else
    cgi_scf_replace_by_block(op, cg_region_first(cg_op_region(op, 0)), values);
  return true;
}

// Carried values that never change are their initial value; ones that nobody reads go.
static bool cgi_scf_for_results(cgi_builder *b, cg_op op, void *user) {
  cg_context *ctx = b->ctx;
  cg_block body = cg_region_first(cg_op_region(op, 0));
  cg_op yield = body->last;
  unsigned n = cg_op_num_results(op);
  (void)user;
  if (!n || !yield || cg_op_get_kind(yield) != CG_SCF_YIELD) return false;
  bool *keep = CGI_SCRATCH(ctx, bool, n);
  for (unsigned i = 0; i < n; i++) {
    cg_value arg = cg_block_arg(body, 1 + i), next = cg_op_operand(yield, i), init = cg_op_operand(op, CG_SCF_FOR_INIT_ARGS + i);
    bool invariant = next == arg || next == init;
    if (invariant) {
      cgi_value_replace_uses(cg_op_result(op, i), init);
      cgi_value_replace_uses(arg, init);
    }
    keep[i] = !invariant && (cg_value_has_uses(cg_op_result(op, i)) || cg_value_has_uses(arg));
  }
  bool changed = !cgi_scf_keeps_all(keep, n);
  if (changed) {
    cgi_scf_keep_operands(op, CG_SCF_FOR_INIT_ARGS, n, keep);
    cgi_scf_keep_operands(yield, 0, n, keep);
    cgi_scf_keep_args(body, 1, n, keep);
    cgi_scf_keep_results(b, op, keep);
  }
  return changed;
}

// ---- scf.if -------------------------------------------------------------------------------------------------------------------------------
static bool cgi_scf_if_decided(cgi_builder *b, cg_op op, void *user) {
  int64_t condition;
  (void)b, (void)user;
  if (!cgi_constant_int(cg_op_operand(op, CG_SCF_IF_CONDITION), &condition)) return false;
  cg_block block = cg_region_first(cg_op_region(op, condition ? CG_SCF_IF_THEN_REGION : CG_SCF_IF_ELSE_REGION));
  if (!block)
    cgi_op_erase(op);
  else
    cgi_scf_replace_by_block(op, block, NULL);
  return true;
}

static bool cgi_scf_can_select(cg_type t) { return cg_type_is_int_or_index(t) || cg_type_is_float(t) || cg_type_get_kind(t) == CG_TYPE_VECTOR; }

// Results that both branches take from outside become selects or the value itself; unused results and an empty else go.
static bool cgi_scf_if_results(cgi_builder *b, cg_op op, void *user) {
  cg_context *ctx = b->ctx;
  cg_block t = cg_region_first(cg_op_region(op, CG_SCF_IF_THEN_REGION)), f = cg_region_first(cg_op_region(op, CG_SCF_IF_ELSE_REGION));
  unsigned n = cg_op_num_results(op);
  (void)user;
  if (n == 0) {
    if (!f || f->first != f->last || !f->first || cg_op_get_kind(f->first) != CG_SCF_YIELD) return false;
    cgi_op_erase(f->first);
    cgi_block_erase(f);
    return true;
  }
  if (cg_op_get_kind(t->last) != CG_SCF_YIELD || cg_op_get_kind(f->last) != CG_SCF_YIELD) return false;
  bool *keep = CGI_SCRATCH(ctx, bool, n);
  for (unsigned i = 0; i < n; i++) {
    cg_value x = cg_op_operand(t->last, i), y = cg_op_operand(f->last, i), r = cg_op_result(op, i);
    keep[i] = cg_value_has_uses(r);
    if (keep[i] && cgi_scf_is_outside(x, op) && cgi_scf_is_outside(y, op) && (x == y || cgi_scf_can_select(cg_value_type(r)))) {
      cgi_value_replace_uses(r, x == y ? x : cgi_build_select(b, cg_op_operand(op, CG_SCF_IF_CONDITION), x, y));
      keep[i] = false;
    }
  }
  bool changed = !cgi_scf_keeps_all(keep, n);
  if (changed) {
    cgi_scf_keep_operands(t->last, 0, n, keep);
    cgi_scf_keep_operands(f->last, 0, n, keep);
    cgi_scf_keep_results(b, op, keep);
  }
  return changed;
}

// Inside its own branches the condition is known.
static bool cgi_scf_if_condition(cgi_builder *b, cg_op op, void *user) {
  cg_value condition = cg_op_operand(op, CG_SCF_IF_CONDITION), known[2] = {NULL, NULL};
  bool changed = false;
  (void)user;
  if (cgi_constant_of(condition)) return false;
  CGI_FOREACH_USE(u, condition) {
    cg_op owner = u->owner;
    if (owner == op || !cgi_op_is_ancestor(op, owner)) continue;
    cg_op child = owner;
    while (cg_op_parent(child) != op) child = cg_op_parent(child);
    unsigned branch = cg_op_block(child)->region == cg_op_region(op, CG_SCF_IF_THEN_REGION) ? 0 : 1;
    if (!known[branch]) known[branch] = cgi_build_constant(b, cgi_attr_bool(b->ctx, branch == 0));
    for (unsigned i = 0; i < cg_op_num_operands(owner); i++)
      if (&owner->operands[i] == u) {
        cgi_op_set_operand(owner, i, known[branch]);
        break;
      }
    changed = true;
  }
  return changed;
}

// ---- the others ---------------------------------------------------------------------------------------------------------------------------
// A loop whose condition is constant false runs its 'before' region once.
static bool cgi_scf_while_false(cgi_builder *b, cg_op op, void *user) {
  cg_block before = cg_region_first(cg_op_region(op, CG_SCF_WHILE_BEFORE));
  int64_t v;
  (void)b;
  (void)user;
  if (!before->last || cg_op_get_kind(before->last) != CG_SCF_CONDITION ||
      !cgi_constant_int(cg_op_operand(before->last, CG_SCF_CONDITION_CONDITION), &v) || v != 0)
    return false;
  cg_value *values = cgi_push_operands(NULL, op, 0, cg_op_num_operands(op));
  cg_op condition = cgi_scf_inline_before(before, op, values);
  cgi_shrink(values, 0);
  values = cgi_push_operands(values, condition, CG_SCF_CONDITION_ARGS, CG_SCF_CONDITION_ARGS + cg_op_num_results(op));
  cgi_op_erase(condition);
  cgi_op_replace(op, values);
  return true;
}

#ifndef CODEGEN_NO_FAST_PIPELINES
// What a loop carries round unchanged is its initial value, what it gives from outside is that; what nobody reads goes.
static bool cgi_scf_while_results(cgi_builder *b, cg_op op, void *user) {
  cg_context *ctx = b->ctx;
  cg_block before = cg_region_first(cg_op_region(op, CG_SCF_WHILE_BEFORE)), after = cg_region_first(cg_op_region(op, CG_SCF_WHILE_AFTER));
  cg_op condition = before->last, yield = after->last;
  unsigned n = cg_op_num_operands(op), m = cg_op_num_results(op);
  (void)user;
  if (!n || !yield || !condition || cg_op_get_kind(condition) != CG_SCF_CONDITION || cg_op_get_kind(yield) != CG_SCF_YIELD) return false;
  bool *keep = CGI_SCRATCH(ctx, bool, n + m), *given = keep + n;
  for (unsigned i = 0; i < n; i++) {
    cg_value arg = cg_block_arg(before, i), next = cg_op_operand(yield, i), init = cg_op_operand(op, i);
    if (!cg_value_op(next) && cg_value_block(next) == after) next = cg_op_operand(condition, CG_SCF_CONDITION_ARGS + next->index);
    if (next == arg || next == init) cgi_value_replace_uses(arg, init);
  }
  for (unsigned i = 0; i < m; i++) {
    cg_value v = cg_op_operand(condition, CG_SCF_CONDITION_ARGS + i), arg = cg_block_arg(after, i), result = cg_op_result(op, i);
    if (cgi_scf_is_outside(v, op)) {
      cgi_value_replace_uses(arg, v);
      cgi_value_replace_uses(result, v);
    }
    given[i] = cg_value_has_uses(arg) || cg_value_has_uses(result);
  }
  for (unsigned i = 0; i < n; i++) keep[i] = cg_value_has_uses(cg_block_arg(before, i));
  bool changed = !cgi_scf_keeps_all(keep, n + m);
  if (changed) {
    cgi_scf_keep_operands(op, 0, n, keep);
    cgi_scf_keep_operands(yield, 0, n, keep);
    cgi_scf_keep_args(before, 0, n, keep);
    cgi_scf_keep_operands(condition, CG_SCF_CONDITION_ARGS, m, given);
    cgi_scf_keep_args(after, 0, m, given);
    cgi_scf_keep_results(b, op, given);
  }
  return changed;
}
#endif

// Dims that run once go; a dim that never runs takes the loop with it.
static bool cgi_scf_parallel_trips(cgi_builder *b, cg_op op, void *user) {
  cg_context *ctx = b->ctx;
  unsigned first, dims = cgi_operand_group(op, "lowerBound", &first), inits = cg_op_num_results(op), kept = 0;
  cg_block body = cg_region_first(cg_op_region(op, 0));
  (void)user;
  bool *keep = CGI_SCRATCH(ctx, bool, dims);
  bool never = false;
  for (unsigned i = 0; i < dims; i++) {
    int64_t trips = 2;
    if (!cgi_scf_trip_count(cg_op_operand(op, i), cg_op_operand(op, dims + i), cg_op_operand(op, 2 * dims + i), &trips)) trips = 2;
    never = never || trips == 0;
    keep[i] = trips != 1;
    kept += keep[i] ? 1 : 0;
  }
  if (!never && kept == 0 && inits) keep[0] = true, kept = 1; // a reduction keeps a loop
  bool changed = never || kept < dims;
  cg_value *operands = NULL;
  if (never) {
    operands = cgi_push_operands(operands, op, 3 * dims, 3 * dims + inits);
    cgi_op_replace(op, operands);
  } else if (kept == 0) {
    operands = cgi_push_operands(operands, op, 0, dims);
    cgi_op_erase(cgi_scf_inline_before(body, op, operands));
    cgi_op_erase(op);
  } else if (changed) {
    int32_t sizes[4];
    for (unsigned g = 0; g < 3; g++)
      for (unsigned i = 0; i < dims; i++)
        if (keep[i]) cgi_push(operands, cg_op_operand(op, g * dims + i));
    operands = cgi_push_operands(operands, op, 3 * dims, 3 * dims + inits);
    for (unsigned i = dims; i-- > 0;) {
      if (keep[i]) continue;
      cgi_value_replace_uses(cg_block_arg(body, i), cg_op_operand(op, i));
      cgi_block_erase_arg(body, i);
    }
    cgi_op_set_operands(op, (unsigned)cgi_len(operands), operands);
    for (unsigned g = 0; g < 3; g++) sizes[g] = (int32_t)kept;
    sizes[3] = (int32_t)inits;
    cgi_op_set_segments(op, 4, sizes);
  }
  return changed;
}

static bool cgi_scf_switch_decided(cgi_builder *b, cg_op op, void *user) {
  int64_t v;
  cg_attr cases = cg_op_attr(op, "cases");
  unsigned region = 0;
  (void)b, (void)user;
  if (!cgi_constant_int(cg_op_operand(op, CG_SCF_INDEX_SWITCH_ARG), &v)) return false;
  for (size_t i = 0; i < cg_attr_int_list_len(cases); i++)
    if (cg_attr_int_list_at(cases, i) == v) region = (unsigned)i + 1;
  cgi_scf_replace_by_block(op, cg_region_first(cg_op_region(op, region)), NULL);
  return true;
}

static bool cgi_scf_execute_region(cgi_builder *b, cg_op op, void *user) {
  cg_block block = cg_region_first(cg_op_region(op, 0));
  (void)b, (void)user;
  if (!block || cg_block_next(block) || !block->last || cg_op_get_kind(block->last) != CG_SCF_YIELD) return false;
  cgi_scf_replace_by_block(op, block, NULL);
  return true;
}

CGI_DEF const cgi_dialect *cgi_dialect_scf(void) {
  static const cgi_pattern patterns[] = {
      {CG_SCF_FOR, cgi_scf_for_trips},
      {CG_SCF_FOR, cgi_scf_for_results},
      {CG_SCF_IF, cgi_scf_if_decided},
      {CG_SCF_IF, cgi_scf_if_results},
      {CG_SCF_IF, cgi_scf_if_condition},
      {CG_SCF_WHILE, cgi_scf_while_false},
#ifndef CODEGEN_NO_FAST_PIPELINES
      {CG_SCF_WHILE, cgi_scf_while_results},
#endif
      {CG_SCF_PARALLEL, cgi_scf_parallel_trips},
      {CG_SCF_INDEX_SWITCH, cgi_scf_switch_decided},
      {CG_SCF_EXECUTE_REGION, cgi_scf_execute_region},
  };
  static const cgi_dialect dialect = {"scf", CGI_VERIFIER(cgi_scf_verify), NULL, patterns, sizeof patterns / sizeof patterns[0]};
  return &dialect;
}
