// hlo-to-linalg: while, if and case become scf ops on tensors, whose regions are lowered as the function is.
//
//   %0 = stablehlo.while(%i = %c) : tensor<i32>          %0 = scf.while (%i = %c) : (tensor<i32>) -> tensor<i32> {
//    cond { … stablehlo.return %p : tensor<i1> }      →    … %e = tensor.extract %p[] : tensor<i1>
//    do { … stablehlo.return %j : tensor<i32> }            scf.condition(%e) %i : tensor<i32>
//                                                        } do { ^bb0(%i: tensor<i32>): … scf.yield %j : tensor<i32> }
//
// A while of scalars alone is the body of one op, so that one kernel runs it and no host reads its condition; not for a target that ends long loops.
// A while that counts from a constant to a constant is an scf.for, which carries the count only where something reads it.
// A case is an scf.index_switch, whose default is the last branch: an index without a branch takes it.
#include "dialects/dialects.h"
#include "passes/input/hlo_to_linalg.h"
#include "target/target.h"

#define CGI_TO_LINALG_LOOP 16 // most scalars that a loop in a kernel carries

// What picks a branch: the operand's element, on the host.
static cg_value cgi_to_linalg_picked(cgi_to_linalg *h, cg_op op) {
  cg_value v = cgi_to_linalg_get(h, cg_op_operand(op, CG_STABLEHLO_IF_PRED));
  return cgi_build_element(&h->b, v, 0, NULL);
}

static void cgi_to_linalg_control_results(cgi_to_linalg *h, cg_op op, cg_op made) {
  unsigned next = 0;
  for (unsigned i = 0; i < cg_op_num_results(op); ++i) cgi_to_linalg_take_leaves(h, cg_op_result(op, i), made->results, &next);
}

static cg_op cgi_to_linalg_control_op(cgi_to_linalg *h, cg_op op, cg_op_kind kind, unsigned n, const cg_value *operands, unsigned na,
                                      const cg_named_attr *attrs) {
  cg_context *ctx = h->ctx;
  cg_type *types = NULL;
  for (unsigned i = 0; i < cg_op_num_results(op); ++i) types = cgi_to_linalg_flatten_type(ctx, types, cg_value_type(cg_op_result(op, i)), 0);
  cg_op made = cgi_build(&h->b, kind, n, operands, (unsigned)cgi_len(types), types, na, attrs, cg_op_num_regions(op));
  return made;
}

// ---- counted loops --------------------------------------------------------------------------------------------------------------------------
// A loop that counts one of its values from a constant to a constant: the host needs to read nothing.
typedef struct cgi_to_linalg_counted {
  unsigned value; // which of the loop's it is
  int64_t trips, end;
} cgi_to_linalg_counted;

// How far a round goes; 0: it does not count, or too far.
static int64_t cgi_to_linalg_stride(cg_op loop, unsigned i) {
  int64_t by;
  return cgi_hlo_loop_step(loop, i, &by) && by >= -((int64_t)1 << 30) && by <= (int64_t)1 << 30 ? by : 0;
}

// Trips of `for (i = from; i DIRECTION to; i += by)`; -1 where i would leave its type, which `least` and `most` bound, or is not known to get there.
static int64_t cgi_to_linalg_trips(cg_str direction, int64_t from, int64_t to, int64_t by, int64_t least, int64_t most) {
  bool down = cgi_str_is(direction, "GT") || cgi_str_is(direction, "GE"), ne = cgi_str_is(direction, "NE");
  if (!down && !ne && !cgi_str_is(direction, "LT") && !cgi_str_is(direction, "LE")) return -1;
  if (ne && (to - from) % by != 0) return -1;
  if (ne) down = by < 0;
  if (down) { // the same upwards
    int64_t high = most;
    from = -from, to = -to, by = -by, most = -least, least = -high;
  }
  to += cgi_str_is(direction, "LE") || cgi_str_is(direction, "GE");
  if (from >= to) return ne && from > to ? -1 : 0;
  if (by <= 0) return -1;
  int64_t trips = (to - from - 1) / by + 1;
  return from + trips * by <= most ? trips : -1;
}

static bool cgi_to_linalg_is_counted(cg_op loop, cgi_to_linalg_counted *out) {
  cg_block before = cg_op_region(loop, CG_STABLEHLO_WHILE_COND)->first;
  cg_op compare = cg_op_num_operands(before->last) ? cg_value_op(cg_op_operand(before->last, CG_STABLEHLO_RETURN_RESULTS)) : NULL;
  int64_t from, to, by;
  if (!compare || compare->def->kind != CG_STABLEHLO_COMPARE) return false;
  cg_value v = cg_op_operand(compare, CG_LHS);
  cg_type e = cgi_elem(v);
  unsigned width = cg_type_is_int(e) ? cg_type_width(e) : 0;
  bool is_unsigned = width && cgi_to_linalg_is_unsigned(e);
  if (width < 8 || width > 32 || cg_value_op(v) || v->block != before || cg_type_rank(v->type) != 0) return false;
  if (!cgi_hlo_loop_constant(loop, cg_op_operand(compare, CG_RHS), &to) || !cgi_constant_int(cg_op_operand(loop, v->index), &from)) return false;
  by = cgi_to_linalg_stride(loop, v->index);
  if (!by) return false;
  int64_t range = (int64_t)1 << width, least = is_unsigned ? 0 : -range / 2, most = least + range - 1;
  if (is_unsigned) { // constants come with a sign
    from &= most;
    to &= most;
    if (by < -range / 2 || by >= range / 2) return false;
  }
  out->value = v->index;
  out->trips = cgi_to_linalg_trips(cgi_hlo_keyword(compare, "comparison_direction"), from, to, by, least, most);
  out->end = from + out->trips * by;
  return out->trips >= 0;
}

// Nothing but the count itself reads it in the body.
static bool cgi_to_linalg_only_counts(cg_op loop, unsigned i) {
  cg_block body = cg_op_region(loop, CG_STABLEHLO_WHILE_BODY)->first;
  cg_value next = cg_op_operand(body->last, i);
  return cg_value_has_one_use(body->args[i]) && cg_value_has_one_use(next);
}

static bool cgi_to_linalg_for(cgi_to_linalg *h, cg_op op, const cgi_to_linalg_counted *count, cg_value *inits) {
  cg_context *ctx = h->ctx;
  cg_block from = cg_op_region(op, CG_STABLEHLO_WHILE_BODY)->first;
  cg_value *values = NULL, counter = inits[count->value], end = NULL;
  bool drop = cgi_to_linalg_only_counts(op, count->value);
  if (drop) {
    end = cgi_build_constant(&h->b, cgi_attr_dense_splat(ctx, counter->type, cgi_attr_int(ctx, counter->type->element, count->end)));
    for (unsigned i = count->value; i + 1 < cgi_len(inits); ++i) inits[i] = inits[i + 1];
    (void)cgi_pop(inits);
  }
  cg_value zero = cgi_build_index(&h->b, 0), trips = cgi_build_index(&h->b, count->trips), one = cgi_build_index(&h->b, 1);
  cg_op made = cgi_build_for(&h->b, zero, trips, one, (unsigned)cgi_len(inits), inits);
  cg_block body = made->regions[0]->first;
  for (unsigned i = 0, k = 1; i < cg_block_num_args(from); ++i) {
    bool own = drop && i == count->value;
    cgi_to_linalg_set(h, from->args[i], own ? counter : body->args[k]);
    k += !own;
  }
  if (!cgi_to_linalg_ops(h, from, body)) return false;
  for (unsigned i = 0; drop && i < body->last->num_operands; ++i)
    if (i != count->value) cgi_push(values, cg_op_operand(body->last, i));
  if (drop) cgi_op_set_operands(body->last, (unsigned)cgi_len(values), values);
  for (unsigned i = 0, k = 0; i < cg_op_num_results(op); ++i) {
    bool own = drop && i == count->value;
    cgi_to_linalg_set(h, cg_op_result(op, i), own ? end : cg_op_result(made, k));
    k += !own;
  }
  return true;
}

static bool cgi_to_linalg_is_plain(cg_op op) { // of tensors alone
  for (unsigned i = 0; i < op->num_operands; i++)
    if (cg_op_operand(op, i)->type->kind != CG_TYPE_TENSOR) return false;
  return true;
}

// ---- loops of scalars -----------------------------------------------------------------------------------------------------------------------
static bool cgi_to_linalg_is_scalar_loop(cgi_to_linalg *h, cg_op op) {
  const cg_target *target = cgi_target_of(h->func);
  cg_block body = cg_region_first(cg_op_region(op, CG_STABLEHLO_WHILE_BODY));
  bool changes = false;
  for (unsigned i = 0; i < cg_op_num_operands(op); ++i) changes |= cg_op_operand(body->last, i) != body->args[i];
  return changes && target && !target->max_loop_trips && cg_op_num_operands(op) <= CGI_TO_LINALG_LOOP &&
         cgi_to_linalg_is_scalar_region(cg_op_region(op, CG_STABLEHLO_WHILE_COND)) &&
         cgi_to_linalg_is_scalar_region(cg_op_region(op, CG_STABLEHLO_WHILE_BODY));
}

static bool cgi_to_linalg_scalar_loop(cgi_to_linalg *h, cg_op op) {
  cg_value inits[CGI_TO_LINALG_LOOP], outs[CGI_TO_LINALG_LOOP], values[CGI_TO_LINALG_LOOP], results[CGI_TO_LINALG_LOOP];
  cg_map maps[2 * CGI_TO_LINALG_LOOP];
  unsigned n = cg_op_num_operands(op), carried = 0;
  cg_block from = cg_region_first(cg_op_region(op, CG_STABLEHLO_WHILE_BODY));
  for (unsigned i = 0; i < n; ++i) {
    maps[2 * i] = maps[2 * i + 1] = cgi_map_identity(h->ctx, 0);
    values[i] = cg_op_operand(from->last, i) == from->args[i] ? cgi_to_linalg_scalar_of(h, cg_op_operand(op, i)) : NULL; // it stays what it is
    if (values[i]) continue;
    inits[carried] = cgi_to_linalg_get(h, cg_op_operand(op, i));
    outs[carried] = cgi_to_linalg_empty(h, 0, NULL, NULL, cg_type_element(cg_value_type(inits[carried])));
    carried++;
  }
  if (!cgi_to_linalg_capture_scalars(h, cg_op_region(op, CG_STABLEHLO_WHILE_COND)) ||
      !cgi_to_linalg_capture_scalars(h, cg_op_region(op, CG_STABLEHLO_WHILE_BODY)))
    return false;
  cg_op made = cgi_build_generic(&h->b, carried, inits, carried, outs, maps, 0, NULL);
  cg_block body = cgi_linalg_body(made);
  for (unsigned i = 0, k = 0; i < n; ++i) {
    bool stays = values[i] != NULL;
    if (!stays) values[i] = body->args[k];
    cgi_to_linalg_set(h, cg_op_result(op, i), stays ? cgi_to_linalg_get(h, cg_op_operand(op, i)) : cg_op_result(made, k));
    k += !stays;
  }
  cgi_builder in = cgi_builder_at_end(body, cg_op_loc(op));
  if (!cgi_to_linalg_inline_while(h, &in, op, values, results)) return false;
  for (unsigned i = 0, k = 0; i < n; ++i)
    if (cg_op_operand(from->last, i) != from->args[i]) results[k++] = results[i];
  cgi_build_return(&in, CG_LINALG_YIELD, carried, results);
  return true;
}

CGI_DEF bool cgi_to_linalg_while(cgi_to_linalg *h, cg_op op) {
  bool ok;
  cg_value *operands = cgi_to_linalg_operands(h, op, &ok);
  cgi_to_linalg_counted count;
  if (!ok) return false;
  if (cgi_to_linalg_is_plain(op) && cgi_to_linalg_is_scalar_loop(h, op)) return cgi_to_linalg_scalar_loop(h, op);
  if (cgi_to_linalg_is_plain(op) && cgi_to_linalg_is_counted(op, &count)) return cgi_to_linalg_for(h, op, &count, operands);
  cg_op made = cgi_to_linalg_control_op(h, op, CG_SCF_WHILE, (unsigned)cgi_len(operands), operands, 0, NULL);
  ok = cgi_to_linalg_region(h, cg_op_region(op, CG_STABLEHLO_WHILE_COND), cg_op_region(made, CG_SCF_WHILE_BEFORE)) &&
       cgi_to_linalg_region(h, cg_op_region(op, CG_STABLEHLO_WHILE_BODY), cg_op_region(made, CG_SCF_WHILE_AFTER));
  if (ok) cgi_to_linalg_control_results(h, op, made);
  return ok;
}

CGI_DEF bool cgi_to_linalg_if(cgi_to_linalg *h, cg_op op) {
  cg_value condition = cgi_to_linalg_picked(h, op);
  cg_op made = cgi_to_linalg_control_op(h, op, CG_SCF_IF, 1, &condition, 0, NULL);
  bool ok = cgi_to_linalg_region(h, cg_op_region(op, CG_STABLEHLO_IF_TRUE_BRANCH), cg_op_region(made, CG_SCF_IF_THEN_REGION)) &&
            cgi_to_linalg_region(h, cg_op_region(op, CG_STABLEHLO_IF_FALSE_BRANCH), cg_op_region(made, CG_SCF_IF_ELSE_REGION));
  if (ok) cgi_to_linalg_control_results(h, op, made);
  return ok;
}

CGI_DEF bool cgi_to_linalg_case(cgi_to_linalg *h, cg_op op) {
  cg_context *ctx = h->ctx;
  unsigned last = cg_op_num_regions(op) - 1;
  int64_t *cases = CGI_NEW_ARRAY(ctx, int64_t, last + 1);
  for (unsigned i = 0; i < last; ++i) cases[i] = i;
  cg_value index = cgi_build_unary(&h->b, CG_ARITH_INDEX_CAST, cgi_type_index(ctx), cgi_to_linalg_picked(h, op));
  cg_named_attr attr = cgi_named(ctx, "cases", cgi_attr_i64_array(ctx, last, cases));
  cg_op made = cgi_to_linalg_control_op(h, op, CG_SCF_INDEX_SWITCH, 1, &index, 1, &attr);
  bool ok = true;
  for (unsigned i = 0; ok && i <= last; ++i) ok = cgi_to_linalg_region(h, cg_op_region(op, i), cg_op_region(made, i == last ? 0 : i + 1));
  if (ok) cgi_to_linalg_control_results(h, op, made);
  return ok;
}

// The end of a region of these: what it returns, or of a loop's condition, whether the loop goes on with the values that it has.
CGI_DEF bool cgi_to_linalg_return(cgi_to_linalg *h, cg_op op) {
  cg_context *ctx = h->ctx;
  cg_op parent = cg_op_parent(op);
  bool ok;
  cg_value *values = cgi_to_linalg_operands(h, op, &ok);
  if (!ok) return false;
  if (parent->def->kind == CG_STABLEHLO_WHILE && op->block->region == cg_op_region(parent, CG_STABLEHLO_WHILE_COND)) {
    cg_value go_on = cgi_build_element(&h->b, values[0], 0, NULL);
    cgi_shrink(values, 0);
    cgi_push(values, go_on);
    values = cgi_push_values(ctx, values, cgi_len(h->b.block->args), h->b.block->args);
    cgi_build_return(&h->b, CG_SCF_CONDITION, (unsigned)cgi_len(values), values);
  } else {
    cgi_build_yield(&h->b, (unsigned)cgi_len(values), values);
  }
  return true;
}
#undef CGI_TO_LINALG_LOOP
