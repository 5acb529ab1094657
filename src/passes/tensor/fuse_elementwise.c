// fuse-elementwise: producers that compute element by element, broadcast or move data join the linalg.generic that reads them, along use-def chains.
//
//   %b = linalg.generic ins(%bias) … (d0, d1) -> (d1)          // broadcast
//   %s = linalg.generic ins(%x, %y) … addf
//   %r = linalg.generic ins(%s, %b) … mulf
//   -->
//   %r = linalg.generic {indexing_maps = [#id, #id, (d0, d1) -> (d1), #id]} ins(%x, %y, %bias) { addf, mulf }
//
// Constants that are splats, and fills, become scalars of the body; equal inputs are merged; reshapes that only add or drop unit dims fold into the
// maps, others move out of the way where elementwise ops stand on both sides, and what is sliced is computed on slices. A producer that others use,
// too, is taken only if it computes nothing, or is cheap and made of indices, and one whose elements would be computed again for every use only if
// it is cheap. Named ops with reductions keep their operands, and few long sums what is gathered; a product whose one reader stores it along other
// dims gives them in that order. A reduction over dims of size 1 alone is an elementwise op. Of arrays that are converted and gathered from, only
// what is gathered is converted. What is too long for one kernel stays in two.
// Requires: structured ops on tensors. Preserves: results bit by bit.
#include "support/host.h"
#include "passes/pass_table.h"
#include "passes/tensor/fuse_elementwise.h"
#include "support/reify.h"
#include "support/structured.h"
#include "target/target.h"

#define CGI_FUSE_CHEAP_OPS 8   // what may be computed again per use
#define CGI_FUSE_MAX_ROUNDS 64 // a bound for the loop to a fixed point
#define CGI_FUSE_SUM 64        // elements that one thread adds up
#define CGI_FUSE_THREADS 2048  // sums that keep a device busy without sharing them

typedef struct cgi_fuse_state {
  cg_context *ctx;
  uint32_t max_buffers; // distinct tensors a generic may read and write
  size_t max_sizes;     // of them, from which on they take a buffer, too
  bool changed;
} cgi_fuse_state;

// ---- cost ---------------------------------------------------------------------------------------------------------------------------

static bool cgi_fuse_is_cast(cg_op op) {
  switch (cg_op_get_kind(op)) {
  case CG_LINALG_INDEX:
  case CG_ARITH_INDEX_CAST:
  case CG_ARITH_INDEX_CASTUI:
  case CG_ARITH_EXTF:
  case CG_ARITH_EXTSI:
  case CG_ARITH_EXTUI:
  case CG_ARITH_TRUNCI:
  case CG_ARITH_SITOFP:
  case CG_ARITH_UITOFP:
  case CG_ARITH_BITCAST: return true;
  default: return cg_op_has_trait(op, CG_TRAIT_CONSTANT);
  }
}

static bool cgi_fuse_is_costly(cg_op op) {
  cg_str name = cg_op_name(op);
  return cg_op_num_regions(op) != 0 || (cgi_starts_with(name, "math.") && cg_op_get_kind(op) != CG_MATH_ABSF) ||
         cg_op_get_kind(op) == CG_TENSOR_EXTRACT;
}

typedef enum cgi_fuse_cost { CGI_FUSE_FREE, CGI_FUSE_CHEAP, CGI_FUSE_COSTLY } cgi_fuse_cost;

static cgi_fuse_cost cgi_fuse_cost_of(cg_op producer) {
  cg_block body = cgi_linalg_body(producer);
  unsigned work = 0;
  for (cg_op op = body->first; op && op != body->last; op = op->next) {
    if (cgi_fuse_is_costly(op)) return CGI_FUSE_COSTLY;
    work += !cgi_fuse_is_cast(op);
  }
  return work == 0 ? CGI_FUSE_FREE : work <= CGI_FUSE_CHEAP_OPS ? CGI_FUSE_CHEAP : CGI_FUSE_COSTLY;
}

static bool cgi_fuse_is_too_long(cg_op consumer, cg_op producer) {
  return cgi_fuse_cost_of(producer) != CGI_FUSE_FREE && cgi_body_length(producer) + cgi_body_length(consumer) > CGI_LONGEST_BODY;
}

static bool cgi_fuse_others_use(cg_value v, cg_op consumer) {
  CGI_FOREACH_USE(u, v)
  if (u->owner != consumer) return true;
  return false;
}

static bool cgi_fuse_all_parallel(cg_op op) {
  for (unsigned i = 0; i < cgi_linalg_num_loops(op); ++i)
    if (!cgi_linalg_is_parallel(op, i)) return false;
  return true;
}

// Each element of operand i is read once.
static bool cgi_fuse_reads_once(cg_op consumer, unsigned i) {
  cg_map map = cgi_linalg_map(consumer, i);
  return cg_map_num_results(map) == cgi_linalg_num_loops(consumer) && cgi_map_is_projected_permutation(map);
}

static bool cgi_fuse_gathers(cg_op op) {
  for (cg_op o = cgi_linalg_body(op)->first; o; o = o->next)
    if (o->def->kind == CG_TENSOR_EXTRACT) return true;
  return false;
}

// Few and long sums of what is gathered: threads share sums of what stands in memory alone.
static bool cgi_fuse_hinders(cg_op consumer, cg_op producer) {
  int64_t sizes[CGI_MAX_LOOPS], kept = 1, reduced = 1;
  if (!cgi_linalg_num_reductions(consumer) || !cgi_linalg_body(consumer) || cgi_fuse_gathers(consumer) || !cgi_fuse_gathers(producer) ||
      cgi_linalg_num_loops(consumer) > CGI_MAX_LOOPS || !cgi_linalg_loop_sizes(consumer, sizes, NULL))
    return false;
  for (unsigned i = 0; i < cgi_linalg_num_loops(consumer); i++) {
    int64_t *all = cgi_linalg_is_reduction(consumer, i) ? &reduced : &kept;
    *all = cgi_saturating_mul(*all, sizes[i] == CG_DYNAMIC ? CGI_FUSE_THREADS : sizes[i]);
  }
  return kept < CGI_FUSE_THREADS && reduced > CGI_FUSE_SUM;
}

static bool cgi_fuse_is_producer(cg_op op, cg_op consumer) {
  return op && cg_op_block(op) == cg_op_block(consumer) && cgi_is_generic_on_tensors(op) && cgi_linalg_is_elementwise(op) &&
         cg_op_num_results(op) == 1 && !cgi_linalg_uses_output(op, 0) && !(cgi_linalg_num_reductions(consumer) && cg_op_attr(op, "cg.copy")) &&
         !cgi_fuse_hinders(consumer, op);
}

// The tensors that must stand in memory for an op to read its operands.
typedef struct cgi_fuse_leafs {
  cg_op root;
  unsigned count;
  cg_value values[CGI_MAX_GENERIC_OPERANDS];
} cgi_fuse_leafs;

static void cgi_fuse_add_leaf(cgi_fuse_leafs *l, cg_value v, unsigned depth) {
  cg_op def = cg_value_op(v);
  cg_attr constant = def ? cgi_constant_of(v) : NULL;
  bool shaped = cg_type_is_shaped(cg_value_type(v)), made = false;
  if (constant && (cg_attr_get_kind(constant) != CG_ATTR_DENSE || cg_attr_is_splat(constant))) return;
  if (def) {
    cg_op_kind k = cg_op_get_kind(def);
    if (k == CG_TENSOR_EMPTY || k == CG_TENSOR_DIM) return;
    made = !shaped || k == CG_LINALG_FILL || k == CG_TENSOR_SPLAT || k == CG_TENSOR_FROM_ELEMENTS;
  }
  if (made && depth) {
    for (unsigned i = 0; i < cg_op_num_operands(def); ++i) cgi_fuse_add_leaf(l, cg_op_operand(def, i), depth - 1);
    return;
  }
  for (unsigned i = 0; i < l->count; ++i)
    if (l->values[i] == v) return;
  if (shaped && l->count < CGI_MAX_GENERIC_OPERANDS) l->values[l->count++] = v;
}

static bool cgi_fuse_capture(cg_op op, void *user) { // what a body reads from outside
  cgi_fuse_leafs *l = (cgi_fuse_leafs *)user;
  for (unsigned i = 0; op != l->root && i < cg_op_num_operands(op); ++i) {
    cg_value v = cg_op_operand(op, i);
    if (cg_value_op(v) && !cgi_op_is_ancestor(l->root, cg_value_op(v))) cgi_fuse_add_leaf(l, v, 8);
  }
  return true;
}

static unsigned cgi_fuse_count_buffers(unsigned n, const cg_value *v, cg_op consumer, cg_op producer) {
  cgi_fuse_leafs l;
  l.count = 0;
  for (unsigned i = 0; i < n; ++i) cgi_fuse_add_leaf(&l, v[i], 8);
  for (unsigned i = 0; i < 2; ++i) {
    l.root = i ? producer : consumer;
    cgi_walk_pre(l.root, cgi_fuse_capture, &l);
  }
  return cgi_count_buffers(l.count, l.values);
}

// ---- one producer into one consumer -------------------------------------------------------------------------------------------------

// The producer's loops as expressions over the consumer's.
static void cgi_fuse_loop_exprs(cg_op producer, cg_map read, cg_expr *e) {
  cg_map out = cgi_linalg_output_map(producer, 0);
  for (unsigned r = 0; r < cg_map_num_results(out); ++r) e[cg_expr_value(cg_map_result(out, r))] = cg_map_result(read, r);
}

static cg_map cgi_fuse_compose(cg_context *ctx, cg_map map, unsigned num_old, const cg_expr *e, unsigned num_new) {
  cg_expr results[CGI_MAX_LOOPS];
  unsigned n = cg_map_num_results(map);
  for (unsigned r = 0; r < n; ++r) results[r] = cgi_expr_replace(ctx, cg_map_result(map, r), e, num_old, NULL, 0);
  return cgi_map_make(ctx, num_new, 0, n, results);
}

// The ops of a body that goes when this is done, in front of its terminator, to the end of another.
static void cgi_fuse_move_body(cg_block from, cg_block to) {
  for (cg_op op = from->first, next; op != from->last; op = next) {
    next = op->next;
    cgi_op_remove(op);
    cgi_op_append(to, op);
  }
}

static cg_op cgi_fuse_build(cg_op consumer, unsigned at, cg_op producer, unsigned n, const cg_value *operands, const cg_map *maps, const cg_expr *e) {
  cg_context *ctx = consumer->ctx;
  unsigned no = cgi_linalg_num_outputs(consumer), loops = cgi_linalg_num_loops(consumer), pi = cgi_linalg_num_inputs(producer);
  cgi_builder b = cgi_builder_before(consumer);
  cg_op fused = cgi_build_generic(&b, n - no, operands, no, operands + (n - no), maps, loops, NULL);
  cgi_op_set_attr(fused, "iterator_types", cg_op_attr(consumer, "iterator_types"));
  cgi_copy_discardable_attrs(consumer, fused);
  cg_block from = cgi_linalg_body(producer), to = cgi_linalg_body(fused), into = cgi_linalg_body(consumer);
  cgi_hmap values = cgi_hmap_new(ctx);
  bool last = cg_value_has_one_use(cg_op_result(producer, 0));
  for (unsigned i = 0; i < pi; ++i) {
    if (last) cgi_value_replace_uses(cg_block_arg(from, i), cg_block_arg(to, at + i));
    cgi_hmap_put_ptr(&values, cg_block_arg(from, i), cg_block_arg(to, at + i));
  }
  cgi_builder inner = cgi_builder_at_end(to, cg_op_loc(producer));
  if (last)
    cgi_fuse_move_body(from, to);
  else
    cgi_clone_block_body(&inner, from, &values);
  cg_op yield = cgi_op_clone(from->last, &values); // follows the element if that is an index which is replaced
  cgi_op_append(to, yield);
  cgi_remap_indices(to, loops, e); // only the producer's are there yet
  cg_value element = cg_op_operand(yield, CG_LINALG_YIELD_VALUES);
  cgi_op_erase(yield);
  for (unsigned i = 0; i < cg_block_num_args(into); ++i)
    cgi_value_replace_uses(cg_block_arg(into, i), i == at ? element : cg_block_arg(to, i < at ? i : i + pi - 1));
  cgi_fuse_move_body(into, to);
  cgi_op_append(to, cgi_op_clone(into->last, &values));
  cgi_hmap_free(&values);
  return fused;
}

// Returns the op that stands for the consumer now; the consumer itself when the producer of operand `at` cannot join it.
static cg_op cgi_fuse_operand(cgi_fuse_state *s, cg_op consumer, unsigned at) {
  cg_value operand = cgi_linalg_input(consumer, at);
  cg_op producer = cg_value_op(operand);
  if (!cgi_fuse_is_producer(producer, consumer)) return consumer;
  cgi_fuse_cost cost = cgi_fuse_cost_of(producer);
  bool made = cost == CGI_FUSE_CHEAP && cgi_linalg_num_inputs(producer) == 0; // of indices: masks, which it costs more to read
  if (cost != CGI_FUSE_FREE && !made && cgi_fuse_others_use(operand, consumer)) return consumer;
  if (!cgi_fuse_reads_once(consumer, at) && !(cost == CGI_FUSE_FREE || (cost == CGI_FUSE_CHEAP && cgi_fuse_all_parallel(consumer)))) return consumer;
  unsigned ci = cgi_linalg_num_inputs(consumer), co = cgi_linalg_num_outputs(consumer), pi = cgi_linalg_num_inputs(producer);
  unsigned loops = cgi_linalg_num_loops(consumer), n = ci + co + pi - 1;
  if (n > CGI_MAX_GENERIC_OPERANDS || cgi_fuse_is_too_long(consumer, producer)) return consumer;
  cg_value operands[CGI_MAX_GENERIC_OPERANDS];
  cg_map maps[CGI_MAX_GENERIC_OPERANDS];
  cg_expr e[CGI_MAX_LOOPS];
  cgi_fuse_loop_exprs(producer, cgi_linalg_map(consumer, at), e);
  unsigned k = 0;
  for (unsigned i = 0; i < ci + co; ++i) {
    if (i != at) {
      operands[k] = cg_op_operand(consumer, i);
      maps[k++] = cgi_linalg_map(consumer, i);
      continue;
    }
    for (unsigned j = 0; j < pi; ++j) {
      operands[k] = cgi_linalg_input(producer, j);
      maps[k++] = cgi_fuse_compose(s->ctx, cgi_linalg_map(producer, j), cgi_linalg_num_loops(producer), e, loops);
    }
  }
  size_t sizes = 0;
  for (unsigned i = 0; i < n; ++i) sizes += cgi_dynamic_dims(operands[i]->type);
  unsigned buffers = cgi_fuse_count_buffers(n - co, operands, consumer, producer) + co + (sizes > s->max_sizes);
  if (!cgi_loops_are_covered(loops, n, maps, UINT32_MAX) || buffers > s->max_buffers) return consumer;
  cg_op fused = cgi_fuse_build(consumer, at, producer, n, operands, maps, e);
  cgi_op_replace(consumer, fused->results);
  cgi_erase_if_dead(operand);
  s->changed = true;
  return fused;
}

// ---- inputs that need no tensor -----------------------------------------------------------------------------------------------------

// A scalar that every element of v equals, for use in the body: a constant (made at `b`) or a value from outside. NULL when there is none.
static cg_value cgi_fuse_scalar_of(cgi_builder *b, cg_value v) {
  cg_op def = cg_value_op(v);
  if (!def || cg_type_get_kind(cg_value_type(v)) != CG_TYPE_TENSOR) return NULL;
  cg_value scalar = NULL;
  if (cg_op_get_kind(def) == CG_LINALG_FILL || cg_op_get_kind(def) == CG_TENSOR_SPLAT)
    scalar = cg_op_operand(def, CG_TENSOR_SPLAT_INPUT);
  else if (cg_op_get_kind(def) == CG_TENSOR_FROM_ELEMENTS && cg_op_num_operands(def) == 1)
    scalar = cg_op_operand(def, CG_TENSOR_FROM_ELEMENTS_ELEMENTS);
  if (scalar && cg_value_type(scalar) != cg_type_element(cg_value_type(v))) return NULL;
  cg_attr a = cgi_constant_of(scalar ? scalar : v);
  if (scalar && !a) return scalar;
  if (a && cg_attr_get_kind(a) == CG_ATTR_DENSE)
    a = cg_attr_is_splat(a) || cg_type_num_elements(cg_attr_type(a)) == 1 ? cgi_attr_dense_at(b->ctx, a, 0) : NULL;
  if (!a || (cg_attr_get_kind(a) != CG_ATTR_FLOAT && cg_attr_get_kind(a) != CG_ATTR_INT && cg_attr_get_kind(a) != CG_ATTR_BOOL)) return NULL;
  return cg_attr_get_kind(a) == CG_ATTR_FLOAT ? cgi_build_constant(b, a) : cgi_build_int(b, cg_type_element(cg_value_type(v)), cg_attr_int(a));
}

static bool cgi_fuse_can_drop(cg_op op, unsigned input) {
  cg_map maps[CGI_MAX_GENERIC_OPERANDS];
  unsigned n = cg_op_num_operands(op);
  for (unsigned i = 0; i < n; ++i) maps[i] = cgi_linalg_map(op, i);
  return cgi_loops_are_covered(cgi_linalg_num_loops(op), n, maps, input);
}

// Scalars into the body, equal inputs merged, unused ones dropped.
static bool cgi_fuse_clean_inputs(cg_op op) {
  bool changed = false;
  for (unsigned i = 0; i < cgi_linalg_num_inputs(op);) {
    cg_value v = cgi_linalg_input(op, i), with = NULL;
    cg_block body = cgi_linalg_body(op);
    bool drop = false;
    for (unsigned k = 0; k < i && !drop; ++k) {
      drop = cgi_linalg_input(op, k) == v && cgi_linalg_map(op, k) == cgi_linalg_map(op, i);
      with = drop ? cg_block_arg(body, k) : NULL;
    }
    if (!drop && cgi_fuse_can_drop(op, i)) {
      drop = !cg_value_has_uses(cg_block_arg(body, i));
      if (!drop) {
        cgi_builder b = cgi_builder_at_start(body, cg_op_loc(op));
        with = cgi_fuse_scalar_of(&b, v);
        drop = with != NULL;
      }
    }
    if (!drop) {
      ++i;
      continue;
    }
    cgi_erase_generic_input(op, i, with);
    cgi_erase_if_dead(v);
    changed = true;
  }
  return changed;
}

// An output that is filled and read by a body without reductions: the scalar is read instead.
static bool cgi_fuse_filled_outputs(cg_op op) {
  bool changed = false;
  unsigned ni = cgi_linalg_num_inputs(op);
  if (!cgi_fuse_all_parallel(op)) return false;
  for (unsigned o = 0; o < cgi_linalg_num_outputs(op); ++o) {
    cg_value v = cgi_linalg_output(op, o);
    cg_op def = cg_value_op(v);
    if (!def || cg_op_get_kind(def) != CG_LINALG_FILL || cg_op_num_operands(def) != 2 || !cgi_map_is_permutation(cgi_linalg_map(op, ni + o)))
      continue;
    cgi_builder b = cgi_builder_at_start(cgi_linalg_body(op), cg_op_loc(op));
    if (cgi_linalg_uses_output(op, o)) cgi_value_replace_uses(cg_block_arg(cgi_linalg_body(op), ni + o), cgi_fuse_scalar_of(&b, v));
    cgi_op_set_operand(op, ni + o, cgi_linalg_output(def, 0));
    cgi_erase_if_dead(v);
    changed = true;
  }
  return changed;
}

// ---- reductions of one element ------------------------------------------------------------------------------------------------------

// An operand that is read along a sum of loops may be longer than one of them, which it would have to be as long as by itself.
static bool cgi_fuse_keeps_sizes(cg_op op, unsigned i, cg_map map, const int64_t *sizes) {
  cg_type t = cg_value_type(cg_op_operand(op, i));
  cg_map old = cgi_linalg_map(op, i);
  for (unsigned r = 0; r < cg_map_num_results(map); ++r) {
    cg_expr e = cg_map_result(map, r);
    if (cg_expr_get_kind(e) != CG_EXPR_DIM || cg_expr_get_kind(cg_map_result(old, r)) == CG_EXPR_DIM) continue;
    if (cg_type_dim(t, r) == CG_DYNAMIC || cg_type_dim(t, r) != sizes[cg_expr_value(e)]) return false;
  }
  return true;
}

// Each element of the result takes in one element: the loops that are reduced go, and nothing is.
static cg_op cgi_fuse_unit_reduction(cg_op op) {
  int64_t sizes[CGI_MAX_LOOPS];
  cg_expr e[CGI_MAX_LOOPS];
  cg_map maps[CGI_MAX_GENERIC_OPERANDS];
  bool none[CGI_MAX_LOOPS] = {false};
  unsigned loops = cgi_linalg_num_loops(op), n = cg_op_num_operands(op), kept = 0;
  if (!cgi_linalg_num_reductions(op) || loops > CGI_MAX_LOOPS || n > CGI_MAX_GENERIC_OPERANDS || !cgi_linalg_body(op) ||
      cg_op_num_results(op) != cgi_linalg_num_outputs(op) || cg_op_attr(op, "lowering_config") || !cgi_linalg_loop_sizes(op, sizes, NULL))
    return op;
  for (unsigned l = 0; l < loops; ++l) {
    bool reduced = !cgi_linalg_is_parallel(op, l);
    if (reduced && sizes[l] != 1) return op;
    if (!reduced) sizes[kept] = sizes[l];
    e[l] = reduced ? cgi_expr_zero(op->ctx) : cgi_expr_dim(op->ctx, kept++);
  }
  for (unsigned i = 0; i < n; ++i) {
    maps[i] = cgi_fuse_compose(op->ctx, cgi_linalg_map(op, i), loops, e, kept);
    if (!cgi_fuse_keeps_sizes(op, i, maps[i], sizes)) return op;
  }
  if (!cgi_loops_are_covered(kept, n, maps, UINT32_MAX)) return op;
  for (unsigned o = cgi_linalg_num_inputs(op); o < n; ++o)
    if (!cgi_map_is_permutation(maps[o])) return op;
  op = cgi_generalize(op);
  if (!cgi_is_generic_on_tensors(op)) return op;
  cgi_set_generic_loops(op, n, maps, kept, none);
  cgi_remap_indices(cgi_linalg_body(op), kept, e);
  return op;
}

// ---- reshapes -----------------------------------------------------------------------------------------------------------------------

// For a reshape that only adds or drops dims of size 1: which wide dim carries each narrow one. False for other reshapes.
static bool cgi_fuse_unit_groups(cg_op reshape, cg_type wide, unsigned *carrier) {
  cg_attr groups = cg_op_attr(reshape, "reassociation");
  unsigned n = groups ? (unsigned)cg_attr_len(groups) : 0;
  if (n > CGI_MAX_LOOPS || cg_type_rank(wide) > CGI_MAX_LOOPS) return false;
  for (unsigned g = 0; g < n; ++g) {
    cg_attr group = cg_attr_at(groups, g);
    unsigned found = 0;
    for (size_t i = 0; i < cg_attr_int_list_len(group); ++i) {
      unsigned d = (unsigned)cg_attr_int_list_at(group, i);
      if (cg_type_dim(wide, d) != 1 || i == 0) {
        found += cg_type_dim(wide, d) != 1;
        carrier[g] = d;
      }
    }
    if (found > 1) return false;
  }
  return true;
}

// Input i reads through a reshape of unit dims: the map takes it over.
static bool cgi_fuse_unit_reshape(cg_op op, unsigned i) {
  cg_context *ctx = op->ctx;
  cg_op def = cg_value_op(cgi_linalg_input(op, i));
  if (!def || (cg_op_get_kind(def) != CG_TENSOR_EXPAND_SHAPE && cg_op_get_kind(def) != CG_TENSOR_COLLAPSE_SHAPE)) return false;
  bool expands = cg_op_get_kind(def) == CG_TENSOR_EXPAND_SHAPE;
  cg_value source = cg_op_operand(def, CG_SOURCE), old_input = cg_op_result(def, 0);
  cg_type wide = cg_value_type(expands ? old_input : source), narrow = cg_value_type(expands ? source : old_input);
  unsigned carrier[CGI_MAX_LOOPS];
  if (!cgi_fuse_unit_groups(def, wide, carrier)) return false;
  cg_map old_map = cgi_linalg_map(op, i), maps[CGI_MAX_GENERIC_OPERANDS];
  cg_expr results[CGI_MAX_LOOPS];
  for (unsigned d = 0; d < cg_type_rank(wide); ++d) results[d] = cgi_expr_zero(ctx);
  for (unsigned g = 0; g < cg_type_rank(narrow); ++g) results[expands ? g : carrier[g]] = cg_map_result(old_map, expands ? carrier[g] : g);
  unsigned n = cg_op_num_operands(op), loops = cgi_linalg_num_loops(op);
  bool reduction[CGI_MAX_LOOPS];
  for (unsigned k = 0; k < n; ++k) maps[k] = cgi_linalg_map(op, k);
  maps[i] = cgi_map_make(ctx, loops, 0, cg_type_rank(cg_value_type(source)), results);
  if (!cgi_loops_are_covered(loops, n, maps, UINT32_MAX)) return false;
  for (unsigned k = 0; k < loops; ++k) reduction[k] = cgi_linalg_is_reduction(op, k);
  cgi_op_set_operand(op, i, source);
  cgi_set_generic_loops(op, n, maps, loops, reduction);
  cgi_erase_if_dead(old_input);
  return true;
}

typedef struct cgi_fuse_split { // how loops split: loop i becomes loops first[i] … first[i] + count[i] - 1 of these sizes
  unsigned num_old, num_new;
  unsigned first[CGI_MAX_LOOPS], count[CGI_MAX_LOOPS];
  int64_t size[CGI_MAX_LOOPS];
} cgi_fuse_split;

static bool cgi_fuse_has_index(cg_op op) {
  CGI_FOREACH_OP(o, cgi_linalg_body(op))
  if (cg_op_get_kind(o) == CG_LINALG_INDEX || cg_op_num_regions(o)) return true;
  return false;
}

static bool cgi_fuse_is_plain_map(cg_map m) { // dims and zeros
  for (unsigned r = 0; r < cg_map_num_results(m); ++r) {
    cg_expr e = cg_map_result(m, r);
    if (cg_expr_get_kind(e) != CG_EXPR_DIM && !(cg_expr_get_kind(e) == CG_EXPR_CONST && cg_expr_value(e) == 0)) return false;
  }
  return true;
}

// Reads from a reshape how operand `at` (whose narrow dims the reshape's groups are) splits the loops.
static bool cgi_fuse_plan_split(cg_op op, unsigned at, cg_op reshape, cg_type wide, cgi_fuse_split *s) {
  cg_attr groups = cg_op_attr(reshape, "reassociation");
  cg_map map = cgi_linalg_map(op, at);
  memset(s, 0, sizeof *s);
  s->num_old = cgi_linalg_num_loops(op);
  if (!groups || cg_attr_len(groups) != cg_map_num_results(map) || !cgi_map_is_permutation(map)) return false;
  for (unsigned i = 0; i < s->num_old; ++i) {
    int r = cgi_map_result_of_dim(map, i);
    cg_attr group = cg_attr_at(groups, (size_t)r);
    s->first[i] = s->num_new;
    s->count[i] = (unsigned)cg_attr_int_list_len(group);
    for (unsigned k = 0; k < s->count[i]; ++k) {
      if (s->num_new == CGI_MAX_LOOPS) return false;
      int64_t size = cg_type_dim(wide, (unsigned)cg_attr_int_list_at(group, k));
      if (size == CG_DYNAMIC && s->count[i] > 1) return false;
      s->size[s->num_new++] = size;
    }
  }
  return true;
}

// Operand o in its split form: its map, and its shape and groups (false: nothing of it splits).
static bool cgi_fuse_split_operand(cg_op op, unsigned o, const cgi_fuse_split *s, cg_map *map, unsigned *rank, int64_t *shape, unsigned *groups) {
  cg_context *ctx = op->ctx;
  cg_map old_map = cgi_linalg_map(op, o);
  cg_type t = cg_value_type(cg_op_operand(op, o));
  cg_expr results[CGI_MAX_LOOPS];
  bool splits = false;
  *rank = 0;
  for (unsigned r = 0; r < cg_map_num_results(old_map); ++r) {
    cg_expr e = cg_map_result(old_map, r);
    if (cg_expr_get_kind(e) == CG_EXPR_CONST || s->count[cg_expr_value(e)] == 1) {
      groups[r] = 1;
      shape[*rank] = cg_type_dim(t, r);
      results[(*rank)++] = cg_expr_get_kind(e) == CG_EXPR_CONST ? e : cgi_expr_dim(ctx, s->first[cg_expr_value(e)]);
      continue;
    }
    unsigned loop = (unsigned)cg_expr_value(e);
    groups[r] = s->count[loop];
    splits = true;
    for (unsigned k = 0; k < s->count[loop]; ++k) {
      shape[*rank] = s->size[s->first[loop] + k];
      results[(*rank)++] = cgi_expr_dim(ctx, s->first[loop] + k);
    }
  }
  *map = cgi_map_make(ctx, s->num_new, 0, *rank, results);
  return splits;
}

static bool cgi_fuse_can_split(cg_op op, const cgi_fuse_split *s) {
  for (unsigned o = 0; o < cg_op_num_operands(op); ++o) {
    cg_map m = cgi_linalg_map(op, o);
    cg_type t = cg_value_type(cg_op_operand(op, o));
    if (!cgi_fuse_is_plain_map(m)) return false;
    unsigned rank = 0;
    for (unsigned r = 0; r < cg_map_num_results(m); ++r) {
      cg_expr e = cg_map_result(m, r);
      bool is_dim = cg_expr_get_kind(e) == CG_EXPR_DIM;
      unsigned count = is_dim ? s->count[cg_expr_value(e)] : 1;
      if (count > 1 && cg_type_dim(t, r) == CG_DYNAMIC) return false;
      rank += count;
    }
    if (rank > CGI_MAX_LOOPS) return false;
  }
  return cgi_fuse_all_parallel(op) && !cgi_fuse_has_index(op) && cgi_linalg_num_outputs(op) == 1 && !cgi_linalg_uses_output(op, 0);
}

static cg_value cgi_fuse_expand(cgi_builder *b, cg_value v, unsigned rank, const int64_t *shape, unsigned num_groups, const unsigned *groups) {
  cg_type t = cgi_type_tensor(b->ctx, rank, shape, cg_type_element(cg_value_type(v)), NULL);
  cg_value operands[CGI_MAX_LOOPS + 1];
  unsigned n = 0, first = 0;
  cg_attr reassociation = cgi_reassociation(b->ctx, num_groups, groups);
  CGI_FOREACH_USE(u, v) // the one that stands already
  if (cg_op_get_kind(u->owner) == CG_TENSOR_EXPAND_SHAPE && cg_op_block(u->owner) == b->block && cgi_op_before(u->owner, b->before) &&
      cg_value_type(cg_op_result(u->owner, 0)) == t && cg_op_attr(u->owner, "reassociation") == reassociation)
    return cg_op_result(u->owner, 0);
  operands[n++] = v;
  for (unsigned g = 0; g < num_groups; first += groups[g++])
    for (unsigned i = 0; i < groups[g]; ++i)
      if (shape[first + i] == CG_DYNAMIC) operands[n++] = cgi_build_dim(b, v, g); // the others of its group are of size 1
  return cgi_build_expand_shape(b, t, n, operands, reassociation);
}

static cg_value cgi_fuse_split_init(cgi_builder *b, cg_value v, unsigned rank, const int64_t *shape, unsigned num_groups, const unsigned *groups) {
  cg_value sizes[CGI_MAX_LOOPS];
  unsigned n = 0, first = 0;
  for (unsigned g = 0; g < num_groups; first += groups[g++])
    if (shape[first] == CG_DYNAMIC) sizes[n++] = cgi_build_dim(b, v, g);
  return cgi_build_empty(b, cgi_type_tensor(b->ctx, rank, shape, cg_type_element(cg_value_type(v)), NULL), sizes);
}

// The generic over split loops. Input `at` (or none: UINT32_MAX) is taken from `source`, which is split already. Returns the split result; `op`
// stays.
static cg_op cgi_fuse_split_generic(cg_op op, const cgi_fuse_split *s, uint32_t at, cg_value source) {
  cgi_builder b = cgi_builder_before(op);
  unsigned n = cg_op_num_operands(op), ni = cgi_linalg_num_inputs(op), rank, groups[CGI_MAX_LOOPS];
  cg_value operands[CGI_MAX_GENERIC_OPERANDS];
  cg_map maps[CGI_MAX_GENERIC_OPERANDS];
  int64_t shape[CGI_MAX_LOOPS];
  for (unsigned o = 0; o < n; ++o) {
    operands[o] = cg_op_operand(op, o);
    unsigned num_groups = cg_map_num_results(cgi_linalg_map(op, o));
    bool splits = cgi_fuse_split_operand(op, o, s, &maps[o], &rank, shape, groups);
    if (o == at)
      operands[o] = source;
    else if (splits)
      operands[o] = o < ni ? cgi_fuse_expand(&b, operands[o], rank, shape, num_groups, groups)
                           : cgi_fuse_split_init(&b, operands[o], rank, shape, num_groups, groups);
  }
  cg_op made = cgi_build_generic(&b, ni, operands, n - ni, operands + ni, maps, s->num_new, NULL);
  cgi_copy_discardable_attrs(op, made);
  cgi_clone_block(cgi_linalg_body(op), cgi_linalg_body(made));
  return made;
}

static cg_value cgi_fuse_collapse_back(cg_op op, cg_op made, const cgi_fuse_split *s) {
  cgi_builder b = cgi_builder_before(op);
  unsigned ni = cgi_linalg_num_inputs(op), rank, groups[CGI_MAX_LOOPS];
  int64_t shape[CGI_MAX_LOOPS];
  cg_map map;
  cgi_fuse_split_operand(op, ni, s, &map, &rank, shape, groups);
  cg_type t = cg_value_type(cg_op_result(op, 0));
  cg_value v = cg_op_result(made, 0);
  return cgi_build_with(&b, CG_TENSOR_COLLAPSE_SHAPE, t, 1, &v, "reassociation", cgi_reassociation(op->ctx, cg_type_rank(t), groups));
}

// consumer(collapse(producer)): the consumer runs over the producer's dims, its result is collapsed.
static cg_op cgi_fuse_past_collapse(cg_op consumer, unsigned at) {
  cg_value v = cgi_linalg_input(consumer, at);
  cg_op reshape = cg_value_op(v), producer = reshape && cg_op_num_operands(reshape) ? cg_value_op(cg_op_operand(reshape, CG_SOURCE)) : NULL;
  cgi_fuse_split s;
  if (!reshape || cg_op_get_kind(reshape) != CG_TENSOR_COLLAPSE_SHAPE || !cg_value_has_one_use(v) || !cgi_fuse_is_producer(producer, consumer) ||
      !cg_value_has_one_use(cg_op_operand(reshape, CG_TENSOR_COLLAPSE_SHAPE_SRC)) ||
      !cgi_fuse_plan_split(consumer, at, reshape, cg_value_type(cg_op_operand(reshape, CG_TENSOR_COLLAPSE_SHAPE_SRC)), &s) ||
      !cgi_fuse_can_split(consumer, &s))
    return consumer;
  cg_op made = cgi_fuse_split_generic(consumer, &s, at, cg_op_operand(reshape, CG_TENSOR_COLLAPSE_SHAPE_SRC));
  cgi_op_replace1(consumer, cgi_fuse_collapse_back(consumer, made, &s));
  cgi_erase_if_dead(v);
  return made;
}

// consumer(expand(producer)): the producer runs over the expanded dims.
static bool cgi_fuse_past_expand(cg_op consumer, unsigned at) {
  cg_value v = cgi_linalg_input(consumer, at);
  cg_op reshape = cg_value_op(v), producer = reshape && cg_op_num_operands(reshape) ? cg_value_op(cg_op_operand(reshape, CG_SOURCE)) : NULL;
  cgi_fuse_split s;
  if (!reshape || cg_op_get_kind(reshape) != CG_TENSOR_EXPAND_SHAPE || !cg_value_has_one_use(v) || !cgi_fuse_is_producer(producer, consumer) ||
      !cg_value_has_one_use(cg_op_operand(reshape, CG_TENSOR_EXPAND_SHAPE_SRC)) ||
      !cgi_fuse_plan_split(producer, cgi_linalg_num_inputs(producer), reshape, cg_value_type(v), &s) || !cgi_fuse_can_split(producer, &s))
    return false;
  cg_op made = cgi_fuse_split_generic(producer, &s, UINT32_MAX, NULL);
  cgi_op_set_operand(consumer, at, cg_op_result(made, 0));
  cgi_erase_if_dead(v);
  return true;
}

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
CGI_DEF bool cgi_split_product(cg_op op, unsigned at) {
  unsigned ni = cgi_linalg_num_inputs(op), n = cg_op_num_operands(op), rank = 0;
  cg_op reshape = at < ni ? op->operands[at].value->op : op->results[0]->uses->owner;
  cg_value source = at < ni ? reshape->operands[CG_SOURCE].value : NULL, wide = source ? source : reshape->results[0];
  cg_attr groups = cg_op_attr(reshape, "reassociation");
  cg_map map = cgi_linalg_map(op, at);
  cg_attr iterators[CGI_MAX_LOOPS];
  bool reduction[CGI_MAX_LOOPS];
  int64_t sizes[CGI_MAX_LOOPS];
  cgi_fuse_split s;
  memset(&s, 0, sizeof s);
  s.num_old = cgi_linalg_num_loops(op);
  cg_op fill = cgi_linalg_output(op, 0)->op;
  if (!groups || cg_attr_len(groups) != cg_map_num_results(map) || !cg_type_has_static_shape(wide->type) || !fill ||
      fill->def->kind != CG_LINALG_FILL || !cgi_linalg_loop_sizes(op, sizes, NULL))
    return false;
  for (unsigned o = 0; o < n; o++)
    if (!cgi_fuse_is_plain_map(cgi_linalg_map(op, o))) return false;
  for (unsigned i = 0; i < s.num_old; i++) {
    int r = cgi_map_result_of_dim(map, i);
    cg_attr group = r < 0 ? NULL : cg_attr_at(groups, (size_t)r);
    s.first[i] = s.num_new;
    s.count[i] = group ? (unsigned)cg_attr_int_list_len(group) : 1;
    if (s.num_new + s.count[i] > CGI_MAX_LOOPS || sizes[i] < 0 || (s.count[i] > 1 && cgi_linalg_is_reduction(op, i))) return false;
    for (unsigned k = 0; k < s.count[i]; k++) {
      reduction[s.num_new] = cgi_linalg_is_reduction(op, i);
      s.size[s.num_new++] = group ? cg_type_dim(wide->type, (unsigned)cg_attr_int_list_at(group, k)) : sizes[i];
    }
  }
  for (unsigned o = 0; o < n; o++) {
    rank = cgi_linalg_map(op, o)->num_results;
    for (unsigned i = 0; i < s.num_old; i++)
      if (cgi_map_result_of_dim(cgi_linalg_map(op, o), i) >= 0) rank += s.count[i] - 1;
    if (rank > CGI_MAX_LOOPS) return false;
  }
  cg_op generic = cgi_generalize(op), made = cgi_fuse_split_generic(generic, &s, source ? at : UINT32_MAX, source);
  cgi_builder b = cgi_builder_before(made);
  cgi_op_set_operand(made, ni, cgi_build_fill(&b, cgi_linalg_input(fill, 0), made->operands[ni].value));
  for (unsigned i = 0; i < s.num_new; i++)
    iterators[i] = cgi_attr_of_word(made->ctx, "linalg.iterator_type", reduction[i] ? "reduction" : "parallel");
  cgi_op_set_array(made, "iterator_types", s.num_new, iterators);
  if (source) {
    cgi_op_replace1(generic, cgi_fuse_collapse_back(generic, made, &s));
    cgi_erase_if_dead(reshape->results[0]);
  } else {
    cg_value merged = generic->results[0];
    cgi_op_replace1(reshape, made->results[0]);
    cgi_erase_if_dead(merged);
  }
  return true;
}
#endif

// The groups of a shape's dims in which each has one that is not of size 1; how many there are.
static unsigned cgi_fuse_unit_runs(cg_type t, unsigned *groups, int64_t *sizes) {
  unsigned n = 0, rank = cg_type_rank(t);
  for (unsigned d = 0, first = 0; d < rank; ++d) {
    if (cg_type_dim(t, d) == 1) continue;
    sizes[n] = cg_type_dim(t, d);
    groups[n++] = d + 1 - first;
    first = d + 1;
  }
  for (unsigned d = rank; n && d > 0 && cg_type_dim(t, d - 1) == 1; --d) groups[n - 1]++;
  return n;
}

// A copy that moves or adds nothing but dims of size 1 is a reshape.
static bool cgi_fuse_copy_is_view(cg_op op) {
  unsigned from[CGI_MAX_LOOPS], to[CGI_MAX_LOOPS], at = 0;
  int64_t sizes[CGI_MAX_LOOPS], wide[CGI_MAX_LOOPS], same[CGI_MAX_LOOPS];
  if (cgi_linalg_num_inputs(op) != 1 || cgi_linalg_num_outputs(op) != 1 || !cg_type_is_shaped(cg_value_type(cgi_linalg_input(op, 0)))) return false;
  cg_block body = cgi_linalg_body(op);
  cg_value v = cgi_linalg_input(op, 0);
  cg_map in = cgi_linalg_map(op, 0);
  cg_type t = cg_value_type(cg_op_result(op, 0)), narrow = cg_value_type(v);
  if (cg_op_operand(body->last, CG_LINALG_YIELD_VALUES) != cg_block_arg(body, 0) || !cgi_map_is_identity(cgi_linalg_map(op, 1))) return false;
  if (!cgi_map_is_projected_permutation(in) || cgi_map_is_identity(in) || cg_type_rank(t) > CGI_MAX_LOOPS) return false;
  for (unsigned r = 0; r < cg_map_num_results(in); ++r) {
    if (cg_type_dim(narrow, r) == 1) continue;
    unsigned d = (unsigned)cg_expr_value(cg_map_result(in, r));
    if (d < at || cg_type_dim(t, d) != cg_type_dim(narrow, r)) return false;
    at = d + 1;
  }
  unsigned n = cgi_fuse_unit_runs(narrow, from, sizes);
  if (!n || cgi_fuse_unit_runs(t, to, same) != n || memcmp(sizes, same, n * sizeof *sizes) != 0) return false;
  for (unsigned d = 0; d < cg_type_rank(t); ++d) wide[d] = cg_type_dim(t, d);
  cgi_builder b = cgi_builder_before(op);
  if (n < cg_type_rank(narrow)) {
    cg_type collapsed = cgi_type_tensor(b.ctx, n, sizes, cg_type_element(narrow), NULL);
    v = cgi_build_with(&b, CG_TENSOR_COLLAPSE_SHAPE, collapsed, 1, &v, "reassociation", cgi_reassociation(b.ctx, n, from));
  }
  if (n < cg_type_rank(t)) v = cgi_fuse_expand(&b, v, cg_type_rank(t), wide, n, to);
  cgi_op_replace1(op, v);
  return true;
}

// ---- the pass -----------------------------------------------------------------------------------------------------------------------

static cg_op cgi_fuse_op(cgi_fuse_state *s, cg_op op) {
  for (unsigned round = 0; round < CGI_FUSE_MAX_ROUNDS; ++round) {
    s->changed |= cgi_fuse_filled_outputs(op);
    bool changed = cgi_fuse_clean_inputs(op);
    for (unsigned i = 0; i < cgi_linalg_num_inputs(op); ++i) {
      if (cgi_fuse_unit_reshape(op, i)) {
        changed = true;
        break;
      }
      cg_op made = cgi_fuse_operand(s, op, i);
      if (made == op && cgi_linalg_is_elementwise(op)) {
        made = cgi_fuse_past_collapse(op, i);
        changed |= made == op && cgi_fuse_past_expand(op, i);
      }
      if (made != op || changed) {
        changed = true;
        op = made;
        break;
      }
    }
    if (!changed) break;
    s->changed = true;
  }
  return op;
}

// Whether op only converts its one input, element by element.
static bool cgi_fuse_only_casts(cg_op op) {
  if (!op || !cgi_is_generic_on_tensors(op) || cgi_linalg_num_inputs(op) != 1 || op->num_results != 1 || cgi_linalg_num_reductions(op) ||
      !cgi_map_is_identity(cgi_linalg_map(op, 0)) || !cgi_map_is_identity(cgi_linalg_output_map(op, 0)))
    return false;
  cg_value v = cg_block_arg(cgi_linalg_body(op), 0);
  for (cg_op o = cgi_linalg_body(op)->first; o; o = o->next) {
    if (!o->num_operands || o->operands[0].value != v) return false;
    if (o == cgi_linalg_body(op)->last) return true;
    if ((!cgi_fuse_is_cast(o) && cg_op_get_kind(o) != CG_ARITH_TRUNCF) || o->num_operands != 1 || o->num_results != 1) return false;
    v = o->results[0];
  }
  return false;
}

// What is gathered from a converted array that has more elements than are gathered: those alone are converted.
static bool cgi_fuse_gathered(cg_op op) {
  int64_t sizes[CGI_MAX_LOOPS], all = 1;
  bool changed = false;
  if (cgi_linalg_num_loops(op) > CGI_MAX_LOOPS || !cgi_linalg_loop_sizes(op, sizes, NULL)) return false;
  for (unsigned i = 0; i < cgi_linalg_num_loops(op); i++) all = sizes[i] == CG_DYNAMIC ? INT64_MAX : cgi_saturating_mul(all, sizes[i]);
  for (cg_op o = cgi_linalg_body(op)->first; o; o = o->next) {
    if (cg_op_get_kind(o) != CG_TENSOR_EXTRACT) continue;
    cg_value from = cg_op_operand(o, 0);
    cg_op casts = cg_value_op(from);
    if (!cg_value_has_one_use(from) || !cgi_fuse_only_casts(casts) || cg_type_num_elements(from->type) <= all) continue;
    cg_block body = cgi_linalg_body(casts);
    cgi_builder b = cgi_builder_before(o->next);
    cgi_hmap values = cgi_hmap_new(op->ctx);
    cg_value result = cg_op_result(o, 0);
    cgi_op_set_operand(o, 0, cgi_linalg_input(casts, 0));
    cgi_value_set_type(result, cg_type_element(cgi_linalg_input(casts, 0)->type));
    cgi_hmap_put_ptr(&values, cg_block_arg(body, 0), result);
    cgi_clone_block_body(&b, body, &values);
    cg_value made = cgi_mapped(&values, cg_op_operand(body->last, CG_LINALG_YIELD_VALUES));
    cgi_hmap_free(&values);
    if (made != result) cgi_value_replace_uses_except(result, made, o->next); // the first of the casts
    changed = true;
  }
  return changed;
}

#ifndef CODEGEN_NO_FAST_PIPELINES
// ---- products ---------------------------------------------------------------------------------------------------------------------------
// A product of two arrays by maps that only permute, with a start that is known, whose loops nobody has given tiles.
static bool cgi_fuse_is_product(cg_op op) {
  cg_op init = op && cgi_linalg_is(op) && cgi_linalg_num_reductions(op) && cg_op_num_results(op) == 1 ? cg_value_op(cgi_linalg_output(op, 0)) : NULL;
  if (!init || cg_op_get_kind(init) != CG_LINALG_FILL || cgi_linalg_num_inputs(op) != 2 || !cgi_linalg_body(op) ||
      cgi_linalg_num_loops(op) > CGI_MAX_LOOPS || cg_op_attr(op, "lowering_config") || cg_op_attr(op, "compilation_info"))
    return false;
  for (unsigned i = 0; i < 3; i++)
    if (!cgi_map_is_projected_permutation(cgi_linalg_map(op, i)) || !cg_map_num_results(cgi_linalg_map(op, i))) return false;
  cg_block body = cgi_linalg_body(op);
  cg_op add = cg_value_op(cg_op_operand(body->last, CG_LINALG_YIELD_VALUES));
  for (cg_op o = body->first; o; o = o->next)
    if (cg_op_get_kind(o) == CG_LINALG_INDEX || cg_op_num_regions(o)) return false;
  return add && (cg_op_get_kind(add) == CG_ARITH_ADDF || cg_op_get_kind(add) == CG_ARITH_ADDI);
}

// The last of a map's loops that is longer than one step.
static unsigned cgi_fuse_last(cg_map m, const int64_t *sizes) {
  unsigned r = cg_map_num_results(m);
  while (r > 1 && sizes[m->results[r - 1]->value] == 1) r--;
  return (unsigned)m->results[r - 1]->value;
}

// A product whose one reader stores it along other dims than it has last gives them in that order, and the sides trade places: gradients of weights,
// which are transposed then, and weights of an attention by values.
static bool cgi_fuse_turn_product(cg_op op, unsigned i) {
  cg_value v = cgi_linalg_input(op, i);
  cg_op product = cg_value_op(v);
  cg_type type = v->type;
  cg_map m = cgi_linalg_map(op, i), out = cgi_linalg_output_map(op, 0), maps[3];
  unsigned rank = cg_type_rank(type), nl, order[CGI_MAX_LOOPS];
  int64_t sizes[CGI_MAX_LOOPS], shape[CGI_MAX_LOOPS];
  bool reduction[CGI_MAX_LOOPS];
  if (!cgi_fuse_is_product(product) || !cg_value_has_one_use(v) || !cgi_map_is_permutation(m) || !cgi_map_is_permutation(out) || !rank ||
      !cg_type_has_static_shape(type) || !cgi_linalg_loop_sizes(op, sizes, NULL) || cgi_fuse_last(m, sizes) == cgi_fuse_last(out, sizes) ||
      !cgi_linalg_loop_sizes(product, sizes, NULL))
    return false;
  nl = cgi_linalg_num_loops(product);
  cg_map given = cgi_linalg_output_map(product, 0), sides[2];
  unsigned column = cgi_map_result_of_dim(cgi_linalg_map(product, 1), cgi_fuse_last(given, sizes)) >= 0;
  for (unsigned k = 0; k < 2; k++) sides[k] = cgi_linalg_map(product, k);
  // Where rows are along the sum and columns are not, they would both be the other way round, which takes longer but on matrix units.
  bool plain = cgi_linalg_is_reduction(product, cgi_fuse_last(sides[1 - column], sizes)) &&
               !cgi_linalg_is_reduction(product, cgi_fuse_last(sides[column], sizes));
  if (plain && cg_storage_bytes(cg_type_element(cgi_linalg_input(product, 0)->type)) > 2) return false;
  cg_context *ctx = op->ctx;
  cg_op generic = cgi_generalize(product);
  cg_expr e[CGI_MAX_LOOPS];
  unsigned n = 0;
  for (unsigned r = 0; r < rank; r++) { // loops in the order in which dims are stored, and then the sums
    unsigned d = (unsigned)cgi_map_result_of_dim(m, (unsigned)out->results[r]->value);
    shape[r] = type->shape[d];
    order[n++] = (unsigned)given->results[d]->value;
  }
  for (unsigned l = 0; l < nl; l++)
    if (cgi_linalg_is_reduction(generic, l)) order[n++] = l;
  for (unsigned l = 0; l < n; l++) {
    e[order[l]] = cgi_expr_dim(ctx, l);
    reduction[l] = l >= rank;
  }
  for (unsigned k = 0; k < 2; k++) maps[1 - k] = cgi_fuse_compose(ctx, sides[k], nl, e, n);
  cgi_builder b = cgi_builder_before(generic);
  cg_value ins[2], start = cgi_linalg_input(cg_value_op(cgi_linalg_output(generic, 0)), 0), old = generic->results[0];
  ins[0] = cgi_linalg_input(generic, 1);
  ins[1] = cgi_linalg_input(generic, 0);
  cg_value empty = cgi_build_empty(&b, cgi_type_tensor(ctx, rank, shape, type->element, NULL), NULL), fill = cgi_build_fill(&b, start, empty);
  for (unsigned l = 0; l < n; l++) order[l] = l;
  maps[2] = cgi_map_permutation(ctx, n, rank, order);
  cg_op made = cgi_build_generic(&b, 2, ins, 1, &fill, maps, n, reduction);
  cgi_copy_discardable_attrs(generic, made);
  cgi_hmap values = cgi_hmap_new(ctx);
  cg_block from = cgi_linalg_body(generic), to = cgi_linalg_body(made);
  cgi_builder in = cgi_builder_at_end(to, generic->loc);
  for (unsigned k = 0; k < 3; k++) cgi_hmap_put_ptr(&values, cg_block_arg(from, k), cg_block_arg(to, k < 2 ? 1 - k : k));
  cgi_clone_block_body(&in, from, &values);
  cg_value result = cgi_mapped(&values, cg_op_operand(from->last, CG_LINALG_YIELD_VALUES));
  cgi_hmap_free(&values);
  cgi_build_return(&in, CG_LINALG_YIELD, 1, &result);
  cgi_op_set_operand(op, i, made->results[0]);
  unsigned no = cg_op_num_operands(op);
  cg_map all[CGI_MAX_GENERIC_OPERANDS];
  bool none[CGI_MAX_LOOPS] = {0};
  for (unsigned k = 0; k < no; k++) all[k] = k == i ? out : cgi_linalg_map(op, k);
  cgi_set_generic_loops(op, no, all, rank, none);
  cgi_erase_if_dead(old);
  return true;
}

static bool cgi_fuse_turn_products(cg_op op) {
  bool changed = false;
  if (!cgi_linalg_is_elementwise(op) || op->num_results != 1 || cg_op_num_operands(op) > CGI_MAX_GENERIC_OPERANDS) return false;
  for (unsigned i = 0; i < cgi_linalg_num_inputs(op); i++) changed |= cgi_fuse_turn_product(op, i);
  return changed;
}
#else
static bool cgi_fuse_turn_products(cg_op op) { return (void)op, false; }
#endif

static void cgi_fuse_block(cgi_fuse_state *s, cg_block block) {
  for (cg_op op = block->first; op;) {
    cg_op next = op->next; // what changes stands before it
    if (cgi_linalg_is(op)) {
      op = cgi_fuse_unit_reduction(op);
      if (cg_op_get_kind(op) != CG_LINALG_FILL && cg_op_get_kind(op) != CG_LINALG_GENERIC && cgi_linalg_is_elementwise(op)) op = cgi_generalize(op);
    }
    if (cg_op_get_kind(op) == CG_TENSOR_EXTRACT_SLICE) {
      cg_op made = cgi_slice_elementwise(op);
      s->changed |= made != NULL;
      if (made) op = made;
    }
    if (cgi_is_generic_on_tensors(op)) {
      op = cgi_fuse_op(s, op);
      s->changed |= cgi_fuse_gathered(op);
      s->changed |= cgi_fuse_turn_products(op);
      s->changed |= cgi_fuse_copy_is_view(op);
    }
    op = next;
  }
}

static bool cgi_fuse_has_structured(cg_block block) {
  for (cg_op op = block->first; op; op = op->next)
    if (cgi_linalg_is(op)) return true;
  return false;
}

// A block, then those inside it, which may be gone by then. What a block inside makes dead stands before the op that holds it.
static void cgi_fuse_blocks(cgi_fuse_state *s, cg_block block) {
  if (cgi_fuse_has_structured(block)) {
    unsigned round = 0;
    do {
      s->changed = false;
      cgi_fuse_block(s, block);
    } while (s->changed && ++round < CGI_FUSE_MAX_ROUNDS);
  }
  for (cg_op op = block->first; op; op = op->next) {
    if (cgi_linalg_is(op)) continue;
    for (unsigned r = 0; r < op->num_regions; ++r)
      for (cg_block inner = op->regions[r]->first; inner; inner = inner->next) cgi_fuse_blocks(s, inner);
  }
}

static void cgi_fuse_function(cg_context *ctx, cg_op func) {
  cgi_dims dims;
  memset(&dims, 0, sizeof dims);
  dims.ctx = dims.known.ctx = ctx;
  cgi_reify_function(&dims, func); // sizes must not hold on to producers
  cgi_hmap_free(&dims.known);
  cgi_fuse_state s;
  s.ctx = ctx;
  s.max_buffers = cgi_target_max_storage_buffers(func);
  s.max_sizes = cgi_most_sizes(func);
  for (cg_block block = func->regions[0]->first; block; block = block->next) cgi_fuse_blocks(&s, block);
}

CGI_DEF bool cgi_pass_fuse_elementwise(cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  cg_op *functions = cgi_collect(pass->module, CG_FUNC_FUNC);
  for (size_t i = 0; i < cgi_len(functions); ++i) cgi_fuse_function(ctx, functions[i]);
  return true;
}
