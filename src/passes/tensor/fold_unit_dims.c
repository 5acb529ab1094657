// fold-unit-dims: loops of size 1 and the unit dims of operands that only they index go away.
//
//   %0 = linalg.generic {(d0, d1) -> (d0, d1), …} ins(%a : tensor<1x8xf32>) outs(%e : tensor<1x8xf32>)
//   -->
//   %1 = tensor.collapse_shape %a [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
//   %2 = linalg.generic {(d0) -> (d0), …} ins(%1) outs(%3)
//   %0 = tensor.expand_shape %2 [[0, 1]] : tensor<8xf32> into tensor<1x8xf32>
//
// Requires: generics on tensors (generalize makes them). Preserves: results.
#include "passes/pass_table.h"
#include "support/structured.h"

typedef struct cgi_unit_operand { // an operand without its unit dims
  cg_map map;
  cg_type type;
  unsigned num_groups, groups[CGI_MAX_LOOPS]; // wide dims per narrow dim
  bool changed;
} cgi_unit_operand;

typedef struct cgi_unit_plan {
  unsigned num_loops;
  bool reduction[CGI_MAX_LOOPS];
  cg_expr e[CGI_MAX_LOOPS]; // old loops over new ones
  bool changed;
} cgi_unit_plan;

static bool cgi_unit_plan_loops(cg_op op, cgi_unit_plan *p) {
  int64_t sizes[CGI_MAX_LOOPS];
  memset(p, 0, sizeof *p);
  if (!cgi_linalg_loop_sizes(op, sizes, NULL)) return false;
  for (unsigned i = 0; i < cgi_linalg_num_loops(op); ++i) {
    if (sizes[i] == 1) {
      p->e[i] = cgi_expr_zero(op->ctx);
      p->changed = true;
      continue;
    }
    p->e[i] = cgi_expr_dim(op->ctx, p->num_loops);
    p->reduction[p->num_loops++] = cgi_linalg_is_reduction(op, i);
  }
  return true;
}

// Unit dims read at 0 join the group of the dim before them, leading ones the first group.
static void cgi_unit_plan_operand(cg_op op, unsigned o, const cgi_unit_plan *p, cgi_unit_operand *u) {
  cg_context *ctx = op->ctx;
  cg_map map = cgi_linalg_map(op, o);
  cg_type t = cg_value_type(cg_op_operand(op, o));
  cg_expr results[CGI_MAX_LOOPS];
  int64_t shape[CGI_MAX_LOOPS];
  unsigned kept = 0, leading = 0;
  memset(u, 0, sizeof *u);
  u->type = t;
  for (unsigned r = 0; r < cg_map_num_results(map); ++r) {
    cg_expr e = cgi_expr_replace(ctx, cg_map_result(map, r), p->e, cgi_linalg_num_loops(op), NULL, 0);
    bool is_zero = cg_expr_get_kind(e) == CG_EXPR_CONST && cg_expr_value(e) == 0;
    if (is_zero && cg_type_is_shaped(t) && cg_type_dim(t, r) == 1) {
      u->changed = true;
      if (kept)
        ++u->groups[kept - 1];
      else
        ++leading;
      continue;
    }
    results[kept] = e;
    shape[kept] = cg_type_is_shaped(t) ? cg_type_dim(t, r) : 0;
    u->groups[kept++] = 1;
  }
  if (kept) u->groups[0] += leading;
  u->num_groups = kept;
  u->map = cgi_map_make(ctx, p->num_loops, 0, kept, results);
  if (u->changed) u->type = cgi_type_tensor(ctx, kept, shape, cg_type_element(t), NULL);
}

static cg_value cgi_unit_collapse(cgi_builder *b, cg_value v, const cgi_unit_operand *u) {
  return cgi_build_with(b, CG_TENSOR_COLLAPSE_SHAPE, u->type, 1, &v, "reassociation", cgi_reassociation(b->ctx, u->num_groups, u->groups));
}

// The narrow form of an operand: emptiness and fills are made anew, constants keep their bytes, other values are collapsed.
static cg_value cgi_unit_narrow(cgi_builder *b, cg_value v, const cgi_unit_operand *u) {
  cg_op def = cg_value_op(v);
  if (!u->changed) return v;
  if (def && cg_op_get_kind(def) == CG_TENSOR_EMPTY) {
    cg_value sizes[CGI_MAX_LOOPS];
    for (unsigned i = 0; i < cg_op_num_operands(def) && i < CGI_MAX_LOOPS; ++i) sizes[i] = cg_op_operand(def, i);
    return cgi_build_empty(b, u->type, sizes); // a unit dim is static
  }
  if (def && cg_op_get_kind(def) == CG_LINALG_FILL && cg_op_num_results(def) == 1)
    return cgi_build_fill(b, cgi_linalg_input(def, 0), cgi_unit_narrow(b, cgi_linalg_output(def, 0), u));
  cg_attr a = cgi_constant_of(v);
  if (a && cg_attr_get_kind(a) == CG_ATTR_DENSE) {
    size_t size;
    const uint8_t *bytes = cg_attr_bytes(a, &size);
    return cgi_build_constant(b, cgi_attr_dense(b->ctx, u->type, bytes, size));
  }
  return cgi_unit_collapse(b, v, u);
}

static cg_value cgi_unit_widen(cgi_builder *b, cg_value v, cg_type wide, const cgi_unit_operand *u) {
  if (!u->changed) return v;
  cg_value operands[CGI_MAX_LOOPS + 1];
  unsigned n = 0;
  operands[n++] = v;
  for (unsigned g = 0; g < u->num_groups; g++)
    if (cg_type_dim(u->type, g) == CG_DYNAMIC) operands[n++] = cgi_build_dim(b, v, g);
  return cgi_build_expand_shape(b, wide, n, operands, cgi_reassociation(b->ctx, u->num_groups, u->groups));
}

static bool cgi_unit_fold_op(cg_op op, void *user) {
  (void)user;
  cgi_unit_plan p;
  if (!cgi_is_generic_on_tensors(op) || !cgi_unit_plan_loops(op, &p)) return true;
  cg_context *ctx = op->ctx;
  unsigned n = cg_op_num_operands(op), ni = cgi_linalg_num_inputs(op);
  cgi_unit_operand *u = CGI_NEW_ARRAY(ctx, cgi_unit_operand, n);
  cg_map maps[CGI_MAX_GENERIC_OPERANDS];
  bool changed = p.changed;
  for (unsigned o = 0; o < n; ++o) {
    cgi_unit_plan_operand(op, o, &p, &u[o]);
    maps[o] = u[o].map;
    changed |= u[o].changed;
  }
  if (changed && cgi_loops_are_covered(p.num_loops, n, maps, UINT32_MAX)) {
    cgi_builder b = cgi_builder_before(op);
    cg_value operands[CGI_MAX_GENERIC_OPERANDS], results[CGI_MAX_GENERIC_OPERANDS];
    for (unsigned o = 0; o < n; ++o) operands[o] = cgi_unit_narrow(&b, cg_op_operand(op, o), &u[o]);
    cg_op made = cgi_build_generic(&b, ni, operands, n - ni, operands + ni, maps, p.num_loops, p.reduction);
    cgi_copy_discardable_attrs(op, made);
    cg_block from = cgi_linalg_body(op), to = cgi_linalg_body(made);
    cgi_block_move_body(from, NULL, to);
    cgi_remap_indices(to, p.num_loops, p.e);
    for (unsigned r = 0; r < cg_op_num_results(op); ++r)
      results[r] = cgi_unit_widen(&b, cg_op_result(made, r), cg_value_type(cg_op_result(op, r)), &u[ni + r]);
    for (unsigned o = 0; o < n; ++o) operands[o] = cg_op_operand(op, o);
    cgi_op_replace(op, results);
    for (unsigned o = 0; o < n; ++o) {
      bool again = false;
      for (unsigned k = 0; k < o; ++k) again |= operands[k] == operands[o];
      if (!again && u[o].changed) cgi_erase_if_dead(operands[o]);
    }
  }
  cgi_free(ctx, u, n * sizeof *u);
  return true;
}

CGI_DEF bool cgi_pass_fold_unit_dims(cgi_pass *pass) { return cgi_walk_post(pass->module, cgi_unit_fold_op, NULL); }
