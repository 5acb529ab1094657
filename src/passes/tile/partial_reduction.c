// The partial form of tile-reduction: a workgroup's threads share the reduction loops. Each reduction of the block forall becomes an elementwise
// accumulation into a tile that has a place for every point of a chunk, in a loop over chunks where one chunk is not the whole, and one reduction of
// that tile at the end. What runs past the edge is made neutral. Elementwise producers are computed again for each chunk; where one chunk is the
// whole, everything is computed once and shared. The elementwise tail runs chunk by chunk as well.
//
//   %e = linalg.generic {exp} ins(%x, %m) … tensor<1x9000xf32>        %p = scf.for %k = 0 to 8192 step 4096 iter_args(%a = %zeros) {
//   %s = linalg.generic {sum} ins(%e) outs(%f)                           %c = … exp of the chunk … : tensor<1x4096xf32>
//          -> tensor<1xf32>                                       →      %n = linalg.generic {%a + %c}   scf.yield %n }
//   %q = linalg.generic {divide} ins(%e, %s) … tensor<1x9000xf32>     %l = … the last 808 elements, then -0.0 …
//                                                                     %s = linalg.generic {sum} ins(%l) outs(%f) -> tensor<1xf32>
//                                                                     scf.for … { the chunk of %q, tensor.insert_slice into %o }
//
// A maximum (or minimum) and the least index where it stands, in several chunks, are one loop: it keeps, for each place of a chunk, the best value
// and the chunk that it came from first.
#include "dialects/scalar.h"
#include "passes/tile/tiling.h"

#include "dialects/dialects.h"

#define CGI_PARTIAL_MAX_TILE 32768 // elements of a chunk
#define CGI_PARTIAL_MAX_CODE 1200  // instructions that the chunk of one thread may take, about
#define CGI_PARTIAL_FUNCTION 24    // instructions of a math function

typedef struct cgi_partial {
  cg_context *ctx;
  cg_op root, scope; // scope: the block forall
  cgi_dims dims;
  cgi_tiler shared; // of the forall's body: what is one chunk long
  unsigned num_reductions;
  int64_t size[CGI_MAX_LOOPS], tile[CGI_MAX_LOOPS]; // of the root's reduction loops in turn
} cgi_partial;

// What is done for one chunk: `carried` are the values that a loop carries.
typedef bool (*cgi_partial_leaf)(cgi_partial *s, cgi_tiler *t, void *what, const cgi_range *ranges, cg_value *carried);

typedef struct cgi_partial_nest {
  cgi_partial_leaf leaf;
  void *what; // of the leaf
  unsigned rank, num_carried;
  bool looped;
  cgi_index sizes[CGI_MAX_LOOPS];
  int64_t tiles[CGI_MAX_LOOPS]; // 0: whole
  cgi_range ranges[CGI_MAX_LOOPS];
  cg_value carried[CGI_MAX_LOOPS];
} cgi_partial_nest;

// ---- chunks -------------------------------------------------------------------------------------------------------------------------------
// Memory is contiguous along the loop for some operand.
static bool cgi_partial_is_contiguous(cg_op op, unsigned loop) {
  for (unsigned i = 0; i < cgi_linalg_num_inputs(op); i++) {
    cg_map m = cgi_linalg_map(op, i);
    if (m->num_results && m->results[m->num_results - 1]->kind == CG_EXPR_DIM && m->results[m->num_results - 1]->value == (int64_t)loop) return true;
  }
  return false;
}

// Elements that the threads along a loop take at once.
static int64_t cgi_partial_unit(cg_op root, unsigned loop, int64_t size, int64_t threads) {
  const cg_target *target = cgi_target_of(root);
  int64_t least = cg_type_width(cgi_elem(cgi_linalg_input(root, 0))) > 32 ? 2 : 4, width = least * cgi_most_lanes(target) / 4,
          n = threads > 1 ? threads : 1;
  while (width > least && size != CG_DYNAMIC && size % (n * width)) width /= 2;
  bool aligned = size == CG_DYNAMIC ? cg_type_rank(cgi_linalg_input(root, 0)->type) == 1 : size % width == 0;
  bool wide = (n > 1 || cgi_target_iterates(target)) && aligned && cgi_partial_is_contiguous(root, loop) && (size == CG_DYNAMIC || size >= n * width);
  return wide ? n * width : n;
}

static bool cgi_partial_count_op(cg_op op, void *user) {
  cg_op_kind k = op->def->kind;
  bool function = cgi_starts_with(cg_op_name(op), "math.") && k != CG_MATH_ABSF && k != CG_MATH_SQRT && k != CG_MATH_RSQRT && k != CG_MATH_FMA;
  bool extreme = k == CG_ARITH_MAXIMUMF || k == CG_ARITH_MINIMUMF;
  *(int64_t *)user += function ? CGI_PARTIAL_FUNCTION : extreme ? CGI_PARTIAL_FUNCTION / 2 : k == CG_LINALG_YIELD || k == CG_ARITH_CONSTANT ? 0 : 1;
  return true;
}

// Instructions that one element takes in the forall; each loop over chunks has a copy for the last one, and computes producers of its own.
static int64_t cgi_partial_weight(const cgi_partial *s, bool looped) {
  int64_t weight = 4, chain = 0;
  CGI_FOREACH_OP(op, s->root->block) {
    if (!cgi_linalg_is(op) || op->def->kind == CG_LINALG_FILL) continue;
    cgi_walk_pre(op, cgi_partial_count_op, &weight);
    chain += cgi_linalg_num_reductions(op) != 0;
  }
  return weight * (!looped ? 1 : chain > 1 ? 4 : 2);
}

static bool cgi_partial_choose_tiles(cgi_partial *s, const cgi_lowering_config *config) {
  int64_t sizes[CGI_MAX_LOOPS], rest = CGI_PARTIAL_MAX_TILE, each = 1;
  unsigned n = cgi_linalg_num_loops(s->root), k;
  if (!cgi_tile_loop_sizes(s->root, sizes, NULL)) return false;
  s->num_reductions = cgi_linalg_num_reductions(s->root);
  for (unsigned l = 0; l < n; l++) {
    if (cgi_linalg_is_reduction(s->root, l)) continue;
    rest /= sizes[l] > 0 ? sizes[l] : 1; // cgi_partial_tiles_of refuses a dynamic one
    each *= config->threads[l] > 1 && sizes[l] > config->threads[l] ? sizes[l] / config->threads[l] : 1;
  }
  k = s->num_reductions;
  for (unsigned l = n; l-- > 0;) {
    if (!cgi_linalg_is_reduction(s->root, l)) continue;
    int64_t size = sizes[l], tile = config->tile[CGI_TILE_REDUCTION][l], unit = cgi_partial_unit(s->root, l, size, config->threads[l]);
    if (tile <= 0) tile = size == CG_DYNAMIC ? 4 * unit : size;
    if (size != CG_DYNAMIC && size < tile) tile = size;
    if (tile < 1) tile = 1; // of no elements
    int64_t most = rest / unit * unit;
    tile = (tile + unit - 1) / unit * unit;
    if (tile > most) tile = most;
    while (tile > unit && tile / unit * each * cgi_partial_weight(s, size == CG_DYNAMIC || size > tile) > CGI_PARTIAL_MAX_CODE)
      tile = (tile / unit + 1) / 2 * unit;
    each *= tile > 0 ? tile / unit : 1;
    if (tile < 1) return cgi_op_unsupported(s->root, "has a workgroup tile too large to reduce across threads");
    rest /= tile;
    s->size[--k] = size;
    s->tile[k] = tile;
  }
  return true;
}

// Inserts what `leaf` makes for every chunk at b: nested loops over whole chunks, then what is left of each loop.
static bool cgi_partial_build(cgi_partial *s, cgi_builder *b, cgi_partial_nest *nest, unsigned level);

static void cgi_partial_sizes(cgi_partial *s, const cgi_builder *b, cg_op op, const cgi_dim_source *from, cgi_partial_nest *nest, bool *reduction) {
  s->shared.b = *b;
  for (unsigned l = 0; l < nest->rank; l++) {
    nest->sizes[l] = cgi_tile_dim(&s->shared, cg_op_operand(op, from[l].operand), from[l].dim);
    nest->ranges[l].size = nest->tiles[l] ? cgi_index_const(nest->tiles[l]) : nest->sizes[l];
    reduction[l] = cgi_linalg_is_reduction(op, l);
  }
}

static bool cgi_partial_build_leaf(cgi_partial *s, cgi_builder *b, cgi_partial_nest *nest) {
  cgi_tiler own, *t = &s->shared;
  if (nest->looped) {
    t = &own;
    cgi_tiler_init(t, b, &s->dims);
  }
  t->b = *b;
  t->scope = s->scope;
  t->keep_reductions = true;
  bool ok = nest->leaf(s, t, nest->what, nest->ranges, nest->carried);
  return ok;
}

// One scf.for over chunks at [from, to); `partial`: the last chunk, which ends at the loop's size.
static bool cgi_partial_build_loop(cgi_partial *s, cgi_builder *b, cgi_partial_nest *nest, unsigned level, cgi_index from, cgi_index to,
                                   bool partial) {
  int64_t tile = nest->tiles[level];
  cg_value lower = cgi_index_value(b, from), upper = cgi_index_value(b, to), step = cgi_build_index(b, tile);
  cg_op loop = cgi_build_for(b, lower, upper, step, nest->num_carried, nest->carried);
  cgi_builder in = cgi_builder_in_for(loop, nest->carried);
  cgi_range *r = &nest->ranges[level];
  r->offset = cgi_index_of(in.block->args[0]);
  r->size = r->valid = cgi_index_const(tile);
  if (partial) {
    cgi_tiler t;
    cgi_tiler_init(&t, &in, &s->dims);
    r->valid = cgi_tile_sub(&t, to, r->offset);
  }
  if (!cgi_partial_build(s, &in, nest, level + 1)) return false;
  cgi_build_yield_results(&in, nest->carried);
  return true;
}

static bool cgi_partial_build(cgi_partial *s, cgi_builder *b, cgi_partial_nest *nest, unsigned level) {
  if (level == nest->rank) return cgi_partial_build_leaf(s, b, nest);
  cgi_index size = nest->sizes[level];
  int64_t tile = nest->tiles[level];
  cgi_range *r = &nest->ranges[level];
  *r = cgi_range_whole(size);
  if (tile && !size.value && size.fixed <= tile) r->size = cgi_index_const(tile);
  if (!tile || (!size.value && size.fixed <= tile)) return cgi_partial_build(s, b, nest, level + 1);
  cgi_tiler t;
  cgi_tiler_init(&t, b, &s->dims);
  cg_expr e = cgi_expr_binary(s->ctx, CG_EXPR_FLOORDIV, cgi_expr_dim(s->ctx, 0), cgi_expr_const(s->ctx, tile));
  cgi_index whole = cgi_tile_apply(&t, cgi_expr_mul(s->ctx, e, cgi_expr_const(s->ctx, tile)), 1, &size);
  if (!cgi_partial_build_loop(s, b, nest, level, cgi_index_const(0), whole, false)) return false;
  if (whole.value) return cgi_partial_build_loop(s, b, nest, level, whole, size, true);
  if (whole.fixed == size.fixed) return true;
  r->offset = whole;
  r->size = cgi_index_const(tile);
  r->valid = cgi_index_const(size.fixed - whole.fixed);
  return cgi_partial_build(s, b, nest, level + 1);
}

// ---- reductions -----------------------------------------------------------------------------------------------------------------------------
static void cgi_partial_allow_contraction(cg_op op) { // of a product and its sum
  if (op && (op->def->kind == CG_ARITH_MULF || op->def->kind == CG_ARITH_ADDF))
    cgi_op_set_attr(op, "fastmath", cgi_attr_fastmath(op->ctx, CG_FASTMATH_CONTRACT));
}

static cg_value cgi_partial_fresh(cg_op combiner, cg_value out_arg) {
  return combiner->operands[combiner->operands[CG_LHS].value == out_arg ? 1 : 0].value;
}

// `combiner` at the end of a generic's body: of what the generic's output holds and `fresh`.
static cg_value cgi_partial_combine(cg_block body, cg_op combiner, cg_value out_arg, cg_value out, cg_value fresh, bool contract) {
  unsigned at = combiner->operands[CG_LHS].value == out_arg ? 0 : 1;
  cg_op c = cgi_op_clone(combiner, NULL);
  cgi_op_append(body, c);
  cgi_op_set_operand(c, at, out);
  cgi_op_set_operand(c, 1 - at, fresh);
  if (contract) cgi_partial_allow_contraction(c);
  return c->results[0];
}

// outs[i] = combine(outs[i], ins): over all loops, or reducing some.
static cg_value cgi_partial_build_combine(cgi_builder *b, cg_op op, unsigned output, cg_value in, cg_value out, cg_map out_map,
                                          const bool *reduction) {
  unsigned nl = cgi_linalg_num_loops(op);
  cg_value out_arg = cg_block_arg(cgi_linalg_body(op), cgi_linalg_num_inputs(op) + output);
  cg_map maps[2];
  maps[0] = cgi_map_identity(b->ctx, nl);
  maps[1] = out_map ? out_map : maps[0];
  cg_op made = cgi_build_generic(b, 1, &in, 1, &out, maps, nl, reduction);
  cg_block body = cgi_linalg_body(made);
  cg_value v = cgi_partial_combine(body, cgi_reduction_combiner(op, output), out_arg, cg_block_arg(body, 1), cg_block_arg(body, 0), false);
  cgi_builder in_body = cgi_builder_at_end(body, op->loc);
  cgi_build_linalg_yield(&in_body, v);
  return made->results[0];
}

static cg_type cgi_partial_points_type(cg_type element, unsigned rank, const cgi_range *ranges) {
  int64_t shape[CGI_MAX_LOOPS];
  for (unsigned i = 0; i < rank; i++) shape[i] = ranges[i].size.fixed;
  return cgi_type_tensor(element->ctx, rank, shape, element, NULL);
}

// What the tiled op adds at every point of its loops, combined with `carried` where that is given.
static void cgi_partial_build_each(cgi_tiler *t, cg_op op, bool named, const cgi_range *loops, bool combine, cg_value *carried) {
  cg_context *ctx = t->ctx;
  unsigned ni = cgi_linalg_num_inputs(op), no = cgi_linalg_num_outputs(op), nl = cgi_linalg_num_loops(op);
  cg_value inputs[CGI_MAX_GENERIC_OPERANDS], outs[CGI_MAX_LOOPS], yields[CGI_MAX_LOOPS];
  cg_map maps[CGI_MAX_GENERIC_OPERANDS];
  cg_block body = cgi_linalg_body(op);
  cgi_hmap values = cgi_hmap_new(ctx);
  for (unsigned i = 0; i < ni; i++) {
    inputs[i] = op->operands[i].value;
    maps[i] = cgi_linalg_map(op, i);
  }
  for (unsigned i = 0; i < no; i++) {
    cg_value fresh = cgi_partial_fresh(cgi_reduction_combiner(op, i), cg_block_arg(body, ni + i));
    maps[ni + i] = cgi_map_identity(ctx, nl);
    outs[i] = combine ? carried[i] : cgi_build_empty(&t->b, cgi_partial_points_type(fresh->type, nl, loops), NULL);
  }
  cg_op each = cgi_build_generic(&t->b, ni, inputs, no, outs, maps, nl, NULL);
  cg_block to = cgi_linalg_body(each);
  for (unsigned i = 0; i < ni; i++) cgi_hmap_put_ptr(&values, cg_block_arg(body, i), cg_block_arg(to, i));
  for (cg_op o = body->first; o && o != body->last; o = o->next) {
    bool combiner = false;
    for (unsigned i = 0; i < no; i++) combiner |= o == cgi_reduction_combiner(op, i);
    if (!combiner) cgi_op_append(to, cgi_op_clone(o, &values));
  }
  for (unsigned i = 0; i < no; i++) {
    cg_op combiner = cgi_reduction_combiner(op, i);
    cg_value out_arg = cg_block_arg(body, ni + i), fresh = cgi_mapped(&values, cgi_partial_fresh(combiner, out_arg));
    if (named && fresh->op) cgi_partial_allow_contraction(fresh->op);
    yields[i] = combine ? cgi_partial_combine(to, combiner, out_arg, cg_block_arg(to, ni + i), fresh, named) : fresh;
  }
  cgi_builder in = cgi_builder_at_end(to, op->loc);
  cgi_build_return(&in, CG_LINALG_YIELD, no, yields);
  memcpy(carried, each->results, no * sizeof *carried);
}

// A plain sum of a source: the slice padded with the neutral element is all there is.
static bool cgi_partial_is_slice(cg_op op, const cgi_range *loops, cg_map *map) {
  cg_block body = cgi_linalg_body(op);
  unsigned ni = cgi_linalg_num_inputs(op);
  if (ni != 1 || cgi_linalg_num_outputs(op) != 1 || !cgi_is_source(cgi_linalg_input(op, 0))) return false;
  cg_value fresh = cgi_partial_fresh(cgi_reduction_combiner(op, 0), cg_block_arg(body, 1));
  *map = cgi_linalg_map(op, 0);
  for (unsigned l = 0; l < cgi_linalg_num_loops(op); l++)
    if (!cgi_linalg_is_reduction(op, l) && !cgi_range_is_full(&loops[l])) return false;
  return fresh == cg_block_arg(body, 0) && cgi_map_is_identity(*map);
}

static bool cgi_partial_accumulate(cgi_partial *s, cgi_tiler *t, void *what, const cgi_range *loops, cg_value *carried) {
  cg_op op = (cg_op)what, tiled;
  unsigned ni = cgi_linalg_num_inputs(op), no = cgi_linalg_num_outputs(op), nl = cgi_linalg_num_loops(op);
  cg_value inits[CGI_MAX_LOOPS], each[CGI_MAX_LOOPS];
  cgi_range points[CGI_MAX_LOOPS];
  cg_map map;
  bool masked = false;
  for (unsigned l = 0; l < nl; l++) {
    points[l] = loops[l];
    if (cgi_linalg_is_reduction(op, l))
      masked |= !cgi_range_is_full(&loops[l]);
    else
      points[l].valid = points[l].size;
  }
  for (unsigned i = 0; i < no; i++) {
    inits[i] = cgi_linalg_output(op, i);
    each[i] = carried[i];
  }
  bool alone = t != &s->shared || cg_value_has_one_use(cgi_linalg_input(op, 0)); // else one reading serves all
  if (masked && alone && cgi_partial_is_slice(op, loops, &map)) {
    each[0] = cgi_tile_slice(t, cgi_linalg_input(op, 0), loops, cgi_combiner_neutral(cgi_reduction_combiner(op, 0)));
  } else {
    if (!cgi_tile_op(t, op, loops, inits, &tiled)) return false;
    cgi_partial_build_each(t, tiled, op->def->kind != CG_LINALG_GENERIC, loops, carried[0] && !masked, each);
    cgi_op_erase(tiled);
    for (unsigned i = 0; masked && i < no; i++) each[i] = cgi_tile_repad(t, each[i], nl, points, cgi_combiner_neutral(cgi_reduction_combiner(op, i)));
  }
  for (unsigned i = 0; i < no; i++)
    carried[i] = carried[i] && masked ? cgi_partial_build_combine(&t->b, op, i, each[i], carried[i], NULL, NULL) : each[i];
  (void)ni;
  return true;
}

// The root's chunk for each reduction loop of op, which reduces as the root does.
static bool cgi_partial_tiles_of(cgi_partial *s, cg_op op, const int64_t *sizes, int64_t *tiles, bool *looped) {
  unsigned k = 0, n = cgi_linalg_num_loops(op);
  *looped = false;
  for (unsigned l = 0; l < n; l++) {
    tiles[l] = 0;
    if (!cgi_linalg_is_reduction(op, l)) {
      if (sizes[l] == CG_DYNAMIC) return cgi_op_unsupported(op, "has a parallel loop of dynamic size that is not tiled");
      continue;
    }
    if (k == s->num_reductions || sizes[l] != s->size[k]) return cgi_op_unsupported(op, "reduces along other dimensions than the kernel's root");
    tiles[l] = s->tile[k++];
    *looped |= sizes[l] == CG_DYNAMIC || sizes[l] > tiles[l];
  }
  return k == s->num_reductions || cgi_op_unsupported(op, "reduces along other dimensions than the kernel's root");
}

static bool cgi_partial_reduce(cgi_partial *s, cg_op op) {
  unsigned ni = cgi_linalg_num_inputs(op), no = cgi_linalg_num_outputs(op), nl = cgi_linalg_num_loops(op);
  int64_t sizes[CGI_MAX_LOOPS];
  bool reduction[CGI_MAX_LOOPS];
  cgi_dim_source from[CGI_MAX_LOOPS];
  cgi_partial_nest nest;
  cgi_builder b = cgi_builder_before(op);
  memset(&nest, 0, sizeof nest);
  if (no > CGI_MAX_LOOPS) return cgi_op_unsupported(op, "has loops without a size");
  if (!cgi_tile_loop_sizes(op, sizes, from)) return false;
  for (unsigned i = 0; i < no; i++)
    if (!cgi_reduction_combiner(op, i) || !cgi_combiner_neutral(cgi_reduction_combiner(op, i)))
      return cgi_op_unsupported(op, "reduces in an order of its own, which threads cannot share");
  if (!cgi_partial_tiles_of(s, op, sizes, nest.tiles, &nest.looped)) return false;
  nest.leaf = cgi_partial_accumulate;
  nest.what = op;
  nest.rank = nl;
  nest.num_carried = no;
  cgi_partial_sizes(s, &b, op, from, &nest, reduction);
  for (unsigned i = 0; nest.looped && i < no; i++) {
    cg_attr neutral = cgi_combiner_neutral(cgi_reduction_combiner(op, i));
    cg_value empty = cgi_build_empty(&b, cgi_partial_points_type(neutral->type, nl, nest.ranges), NULL), scalar = cgi_build_constant(&b, neutral);
    nest.carried[i] = cgi_build_fill(&b, scalar, empty);
  }
  if (!cgi_partial_build(s, &b, &nest, 0)) return false;
  for (unsigned i = 0; i < no; i++)
    nest.carried[i] = cgi_partial_build_combine(&b, op, i, nest.carried[i], cgi_linalg_output(op, i), cgi_linalg_map(op, ni + i), reduction);
  cgi_op_replace(op, nest.carried);
  return true;
}

// ---- a value and where it stands --------------------------------------------------------------------------------------------------------------
typedef struct cgi_partial_pair {
  cg_op values, places;
  cg_value index; // in the body of places
  bool either;    // any of the values that are equal will do
} cgi_partial_pair;

// Whether v, made of indices, grows by *slope with the loop's.
static bool cgi_partial_slope(cg_value v, unsigned loop, int64_t *slope);

static bool cgi_partial_slope_of(cg_expr e, cg_op apply, unsigned loop, int64_t *slope) {
  int64_t a, b;
  *slope = 0;
  if (e->kind == CG_EXPR_CONST) return true;
  if (e->kind == CG_EXPR_DIM) return cgi_partial_slope(cg_op_operand(apply, (unsigned)e->value), loop, slope);
  if (e->kind != CG_EXPR_ADD && e->kind != CG_EXPR_MUL) return false;
  if (!cgi_partial_slope_of(e->lhs, apply, loop, &a) || !cgi_partial_slope_of(e->rhs, apply, loop, &b)) return false;
  if (e->kind == CG_EXPR_ADD) return cgi_checked_add(a, b, slope);
  return e->rhs->kind == CG_EXPR_CONST ? cgi_checked_mul(a, e->rhs->value, slope) : a == 0 && b == 0;
}

static bool cgi_partial_slope(cg_value v, unsigned loop, int64_t *slope) {
  cg_op op = v->op;
  *slope = 0;
  if (!op) return true; // of the block around
  if (op->def->kind == CG_LINALG_INDEX) *slope = cgi_op_int(op, "dim") == (int64_t)loop;
  if (op->def->kind == CG_LINALG_INDEX) return true;
  if (op->def->kind == CG_AFFINE_APPLY) return cgi_partial_slope_of(cg_attr_map(cg_op_attr(op, "map"))->results[0], op, loop, slope);
  if (op->def->kind != CG_ARITH_INDEX_CAST && op->def->kind != CG_ARITH_INDEX_CASTUI) return false;
  return cg_type_width(v->type) >= 32 && cgi_partial_slope(cg_op_operand(op, CG_OPERAND), loop, slope);
}

static int cgi_partial_reduced_loop(cg_op op) {
  for (unsigned l = 0; l < cgi_linalg_num_loops(op); l++)
    if (cgi_linalg_is_reduction(op, l)) return (int)l;
  return -1;
}

static bool cgi_partial_is_pair(const cgi_partial *s, cgi_partial_pair *p) {
  cg_op v = p->values, w = p->places;
  int64_t slope;
  if (s->num_reductions != 1 || s->size[0] == CG_DYNAMIC || s->size[0] <= s->tile[0] || cgi_linalg_num_inputs(v) != 1 ||
      cgi_linalg_num_outputs(v) != 1 || cgi_linalg_num_loops(v) != cgi_linalg_num_loops(w))
    return false;
  p->index = cgi_reduction_place(w);
  int loop = cgi_partial_reduced_loop(v);
  cg_op combiner = cgi_reduction_combiner(v, 0);
  if (!p->index || !combiner || !cgi_combiner_neutral(combiner)) return false;
  cg_op_kind kind = combiner->def->kind, least = cgi_reduction_combiner(w, 0)->def->kind;
  return (kind == CG_ARITH_MAXIMUMF || kind == CG_ARITH_MINIMUMF || kind == CG_ARITH_MAXSI || kind == CG_ARITH_MINSI || kind == CG_ARITH_MAXUI ||
          kind == CG_ARITH_MINUI) &&
         (least == CG_ARITH_MINSI || least == CG_ARITH_MINUI) &&
         cgi_partial_fresh(combiner, cg_block_arg(cgi_linalg_body(v), 1)) == cg_block_arg(cgi_linalg_body(v), 0) &&
         cgi_linalg_input(w, 0) == cgi_linalg_input(v, 0) && cgi_linalg_input(w, 1) == v->results[0] &&
         cgi_linalg_map(w, 0) == cgi_linalg_map(v, 0) && cgi_linalg_map(w, 1) == cgi_linalg_map(v, 1) &&
         cgi_linalg_map(w, 2) == cgi_linalg_map(v, 1) && loop >= 0 && cgi_linalg_is_reduction(w, (unsigned)loop) &&
         cgi_partial_slope(p->index, (unsigned)loop, &slope) && slope == 1;
}

// Nothing asks for more of an element than how it compares: zeros of both signs are one value.
static bool cgi_partial_only_compared(cg_value v) {
  CGI_FOREACH_USE(u, v) {
    cg_op user = u->owner;
    if (user->def->kind == CG_ARITH_CMPF) continue;
    if (user->def->kind != CG_ARITH_SELECT) return false;
    CGI_FOREACH_USE(y, user->results[0]) {
      cg_op generic = y->owner->def->kind == CG_LINALG_YIELD ? cg_op_parent(y->owner) : NULL;
      if (!generic || cg_value_has_uses(generic->results[y - y->owner->operands])) return false;
    }
  }
  return true;
}

static bool cgi_partial_takes_either(cg_op op) {
  if (!cg_type_is_float(cg_type_element(op->results[0]->type))) return true;
  CGI_FOREACH_USE(u, op->results[0]) {
    cg_op user = u->owner;
    if (user->def->kind != CG_LINALG_GENERIC || (unsigned)(u - user->operands) >= cgi_linalg_num_inputs(user) ||
        !cgi_partial_only_compared(cg_block_arg(cgi_linalg_body(user), (unsigned)(u - user->operands))))
      return false;
  }
  return true;
}

// x is better than m: what comes later and is equal is not; the first NaN is.
static cg_value cgi_partial_better(cgi_builder *b, cg_op_kind kind, cg_value x, cg_value m) {
  if (kind == CG_ARITH_MAXIMUMF || kind == CG_ARITH_MINIMUMF) {
    cg_value better = cgi_build_cmpf(b, kind == CG_ARITH_MAXIMUMF ? CG_CMPF_UGT : CG_CMPF_ULT, x, m);
    return cgi_build_binary(b, CG_ARITH_ANDI, better, cgi_build_cmpf(b, CG_CMPF_ORD, m, m));
  }
  return cgi_build_cmpi(b,
                        kind == CG_ARITH_MAXSI   ? CG_CMPI_SGT
                        : kind == CG_ARITH_MINSI ? CG_CMPI_SLT
                        : kind == CG_ARITH_MAXUI ? CG_CMPI_UGT
                                                 : CG_CMPI_ULT,
                        x, m);
}

// carried: the best values, and the chunks' first indices.
static bool cgi_partial_accumulate_pair(cgi_partial *s, cgi_tiler *t, void *what, const cgi_range *loops, cg_value *carried) {
  const cgi_partial_pair *p = (const cgi_partial_pair *)what;
  cg_op op = p->values, tiled;
  unsigned nl = cgi_linalg_num_loops(op), loop = (unsigned)cgi_partial_reduced_loop(op);
  cg_value init = cgi_linalg_output(op, 0), x = NULL;
  cg_attr neutral = cgi_combiner_neutral(cgi_reduction_combiner(op, 0));
  cgi_range points[CGI_MAX_LOOPS];
  cg_map maps[3];
  (void)s;
  for (unsigned l = 0; l < nl; l++) {
    points[l] = loops[l];
    if (l != loop) points[l].valid = points[l].size;
  }
  maps[0] = maps[1] = maps[2] = cgi_map_identity(t->ctx, nl);
  bool full = cgi_range_is_full(&loops[loop]);
  if (!full && cgi_partial_is_slice(op, loops, &maps[0])) {
    x = cgi_tile_slice(t, cgi_linalg_input(op, 0), loops, neutral);
  } else {
    if (!cgi_tile_op(t, op, loops, &init, &tiled)) return false;
    x = cgi_linalg_input(tiled, 0);
    maps[0] = cgi_linalg_map(tiled, 0);
    if (!full) {
      cgi_partial_build_each(t, tiled, false, loops, false, &x);
      x = cgi_tile_repad(t, x, nl, points, neutral);
      maps[0] = maps[1];
    }
    cgi_op_erase(tiled);
  }
  cg_value first = cgi_build_unary(&t->b, CG_ARITH_INDEX_CAST, p->index->type, cgi_index_value(&t->b, loops[loop].offset));
  cg_op made = cgi_build_generic(&t->b, 1, &x, 2, carried, maps, nl, NULL);
  cg_block body = cgi_linalg_body(made);
  cgi_builder in = cgi_builder_at_end(body, op->loc);
  cg_op combiner = cgi_reduction_combiner(op, 0);
  cg_value yields[2], in_x = cg_block_arg(body, 0), m = cg_block_arg(body, 1);
  cg_value better = cgi_partial_better(&in, combiner->def->kind, in_x, m);
  yields[1] = cgi_build_select(&in, better, first, cg_block_arg(body, 2));
  if (p->either)
    yields[0] = cgi_build_select(&in, better, in_x, m);
  else
    yields[0] = cgi_partial_combine(body, combiner, cg_block_arg(cgi_linalg_body(op), 1), m, in_x, false);
  in = cgi_builder_at_end(body, op->loc);
  cgi_build_return(&in, CG_LINALG_YIELD, 2, yields);
  carried[0] = made->results[0];
  carried[1] = made->results[1];
  return true;
}

// Of a chunk's best values and the chunks that these are from, the index where the best of all stands, or the neutral element.
static cg_value cgi_partial_place(cgi_builder *b, const cgi_partial_pair *p, const cgi_range *ranges, const cg_value *best) {
  cg_context *ctx = b->ctx;
  cg_op op = p->places, combiner = cgi_reduction_combiner(op, 0);
  unsigned nl = cgi_linalg_num_loops(op);
  cg_block from = cgi_linalg_body(op);
  cg_value inputs[3], out = cgi_build_empty(b, cgi_partial_points_type(p->index->type, nl, ranges), NULL);
  cg_map maps[4];
  cgi_hmap values = cgi_hmap_new(ctx);
  inputs[0] = best[0];
  inputs[1] = cgi_linalg_input(op, 1);
  inputs[2] = best[1];
  maps[0] = maps[2] = maps[3] = cgi_map_identity(ctx, nl);
  maps[1] = cgi_linalg_map(op, 1);
  cg_op made = cgi_build_elementwise(b, 3, inputs, out, maps, nl);
  cg_block to = cgi_linalg_body(made);
  for (unsigned i = 0; i < 2; i++) cgi_hmap_put_ptr(&values, cg_block_arg(from, i), cg_block_arg(to, i));
  for (cg_op o = from->first; o != from->last; o = o->next) {
    if (o == combiner) continue;
    cg_op copy = cgi_op_clone(o, &values);
    cgi_op_append(to, copy);
    if (o->num_results != 1 || o->results[0] != p->index) continue;
    cgi_builder in = cgi_builder_at_end(to, op->loc);
    cgi_hmap_put_ptr(&values, p->index, cgi_build_binary(&in, CG_ARITH_ADDI, copy->results[0], cg_block_arg(to, 2)));
  }
  cgi_builder in = cgi_builder_at_end(to, op->loc);
  cg_value fresh = (cg_value)cgi_hmap_ptr(&values, cgi_partial_fresh(combiner, cg_block_arg(from, 2)));
  cgi_build_linalg_yield(&in, fresh);
  return made->results[0];
}

static bool cgi_partial_reduce_pair(cgi_partial *s, cgi_partial_pair *p) {
  cg_op op = p->values;
  unsigned nl = cgi_linalg_num_loops(op);
  int64_t sizes[CGI_MAX_LOOPS];
  bool reduction[CGI_MAX_LOOPS];
  cgi_dim_source from[CGI_MAX_LOOPS];
  cgi_partial_nest nest;
  cgi_builder b = cgi_builder_before(op);
  memset(&nest, 0, sizeof nest);
  if (!cgi_tile_loop_sizes(op, sizes, from)) return false;
  if (!cgi_partial_tiles_of(s, op, sizes, nest.tiles, &nest.looped)) return false;
  p->either = cgi_partial_takes_either(op);
  nest.leaf = cgi_partial_accumulate_pair;
  nest.what = p;
  nest.rank = nl;
  nest.num_carried = 2;
  cgi_partial_sizes(s, &b, op, from, &nest, reduction);
  cg_attr init[2];
  init[0] = cgi_combiner_neutral(cgi_reduction_combiner(op, 0));
  init[1] = cgi_attr_int(s->ctx, p->index->type, 0); // what never gets better is in the first chunk
  for (unsigned i = 0; i < 2; i++) {
    cg_value scalar = cgi_build_constant(&b, init[i]);
    nest.carried[i] = cgi_build_fill(&b, scalar, cgi_build_empty(&b, cgi_partial_points_type(scalar->type, nl, nest.ranges), NULL));
  }
  cgi_range ranges[CGI_MAX_LOOPS];
  memcpy(ranges, nest.ranges, sizeof ranges);
  if (!cgi_partial_build(s, &b, &nest, 0)) return false;
  cg_value value = cgi_partial_build_combine(&b, op, 0, nest.carried[0], cgi_linalg_output(op, 0), cgi_linalg_map(op, 1), reduction);
  cgi_op_replace1(op, value);
  b = cgi_builder_before(p->places);
  value = cgi_partial_place(&b, p, ranges, nest.carried);
  value = cgi_partial_build_combine(&b, p->places, 0, value, cgi_linalg_output(p->places, 0), cgi_linalg_map(p->places, 2), reduction);
  cgi_op_replace1(p->places, value);
  return true;
}

// ---- the tail -------------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_partial_tail_of {
  cg_value whole;                // the elementwise value that is stored
  cgi_index rows[CGI_MAX_LOOPS]; // valid size of each dim
  cgi_partial_nest *nest;
} cgi_partial_tail_of;

// The ranges with what is valid of the dims that chunks leave whole.
static void cgi_partial_valid(const cgi_partial_tail_of *w, const cgi_range *ranges, cgi_range *out) {
  for (unsigned d = 0; d < w->nest->rank; d++) {
    out[d] = ranges[d];
    if (!w->nest->tiles[d]) out[d].valid = w->rows[d];
  }
}

static bool cgi_partial_store(cgi_partial *s, cgi_tiler *t, void *what, const cgi_range *ranges, cg_value *carried) {
  cgi_partial_tail_of *w = (cgi_partial_tail_of *)what;
  cgi_range valid[CGI_MAX_LOOPS];
  cg_value tile, operands[2];
  cgi_mixed parts[3];
  unsigned rank = w->nest->rank;
  (void)s;
  if (!cgi_tile_value(t, w->whole, ranges, &tile)) return false;
  cgi_partial_valid(w, ranges, valid);
  tile = cgi_tile_valid(t, tile, rank, valid);
  if (!carried[0]) {
    carried[0] = tile;
    return true;
  }
  operands[CG_TENSOR_INSERT_SLICE_SOURCE] = tile;
  operands[CG_TENSOR_INSERT_SLICE_DEST] = carried[0];
  memset(parts, 0, sizeof parts);
  for (unsigned d = 0; d < rank; d++) {
    cgi_index at[3];
    at[0] = valid[d].offset;
    at[1] = valid[d].valid;
    at[2] = cgi_index_const(1);
    for (unsigned k = 0; k < 3; k++) {
      parts[k].n = rank;
      parts[k].values[d] = at[k].value;
      parts[k].fixed[d] = at[k].value ? CG_DYNAMIC : at[k].fixed;
    }
  }
  carried[0] = cgi_slice_build(&t->b, CG_TENSOR_INSERT_SLICE, 2, operands, carried[0]->type, parts)->results[0];
  return true;
}

// The chunk of each dim of a stored value that runs along the root's reductions.
static bool cgi_partial_tail_tiles(cgi_partial *s, cg_value v, cgi_partial_nest *nest) {
  int loops[CGI_MAX_LOOPS];
  bool known = cgi_dims_to_loops(s->root, v, loops), any = false;
  unsigned k = s->num_reductions;
  for (unsigned d = v->type->rank; d-- > 0;) {
    nest->tiles[d] = 0;
    if ((known && loops[d] >= 0) || !k || v->type->shape[d] != s->size[k - 1]) continue;
    nest->tiles[d] = s->tile[--k];
    nest->looped |= v->type->shape[d] == CG_DYNAMIC || v->type->shape[d] > nest->tiles[d];
    any = true;
  }
  return any;
}

static bool cgi_partial_tail(cgi_partial *s, cg_op insert, cg_op end, const cgi_partial_nest *tiles) {
  cg_value v = insert->operands[CG_TENSOR_PARALLEL_INSERT_SLICE_SOURCE].value;
  cgi_partial_nest nest = *tiles;
  cgi_partial_tail_of w;
  cgi_mixed parts[3];
  memset(&w, 0, sizeof w);
  cg_op slice = v->op && v->op->def->kind == CG_TENSOR_EXTRACT_SLICE ? v->op : NULL;
  w.whole = slice ? slice->operands[CG_TENSOR_EXTRACT_SLICE_SOURCE].value : v;
  w.nest = &nest;
  nest.leaf = cgi_partial_store;
  nest.what = &w;
  nest.rank = w.whole->type->rank;
  cgi_builder b = cgi_builder_before(end);
  s->shared.b = b;
  if (slice && !cgi_mixed_get(slice, "sizes", "static_sizes", &parts[1])) return cgi_op_unsupported(slice, "has a form that is not tiled");
  for (unsigned d = 0; d < nest.rank; d++) {
    nest.sizes[d] = cgi_tile_dim(&s->shared, w.whole, d);
    w.rows[d] = !slice ? nest.sizes[d] : cgi_mixed_at(&parts[1], d);
    if (!nest.tiles[d] && nest.sizes[d].value) return cgi_op_unsupported(insert, "stores a dimension of dynamic size that is not tiled");
  }
  if (nest.looped) {
    cg_value dest = insert->operands[CG_TENSOR_PARALLEL_INSERT_SLICE_DEST].value;
    if (!cgi_slice_get(insert, &parts[0], &parts[1], &parts[2])) return cgi_op_unsupported(insert, "has a form that is not tiled");
    nest.carried[0] = cgi_slice_build(&b, CG_TENSOR_EXTRACT_SLICE, 1, &dest, v->type, parts)->results[0];
    nest.num_carried = 1;
  }
  if (!cgi_partial_build(s, &b, &nest, 0)) return false;
  cgi_op_set_operand(insert, CG_TENSOR_PARALLEL_INSERT_SLICE_SOURCE, nest.carried[0]);
  return true;
}

// ---- a forall -------------------------------------------------------------------------------------------------------------------------------
static bool cgi_partial_run(cgi_partial *s, cg_block block) {
  cg_context *ctx = s->ctx;
  cg_op end = block->last, *reductions = NULL, *inserts = NULL;
  cgi_partial_nest *tails = NULL;
  bool ok = true;
  CGI_FOREACH_OP(op, block) {
    if (cgi_linalg_is(op) && cgi_linalg_num_reductions(op)) cgi_push(reductions, op);
  }
  // Which dims of what is stored are chunked is seen before the root is replaced.
  if (end->def->kind == CG_SCF_FORALL_IN_PARALLEL && end->num_regions && end->regions[0]->first) CGI_FOREACH_OP(op, end->regions[0]->first) {
      cgi_partial_nest nest;
      memset(&nest, 0, sizeof nest);
      if (op->def->kind != CG_TENSOR_PARALLEL_INSERT_SLICE) continue;
      cg_value v = op->operands[CG_TENSOR_PARALLEL_INSERT_SLICE_SOURCE].value;
      if (v->op && v->op->def->kind == CG_TENSOR_EXTRACT_SLICE) v = v->op->operands[CG_TENSOR_EXTRACT_SLICE_SOURCE].value;
      bool computed = v->op && v->op->block == block && cgi_linalg_is(v->op) && !cgi_linalg_num_reductions(v->op);
      if (!computed || v->type->rank > CGI_MAX_LOOPS || !cgi_partial_tail_tiles(s, v, &nest)) continue;
      cgi_push(inserts, op);
      cgi_push(tails, nest);
    }
  for (size_t i = 0; i < cgi_len(reductions) && ok; i++) {
    cgi_partial_pair pair;
    pair.values = reductions[i];
    pair.places = i + 1 < cgi_len(reductions) ? reductions[i + 1] : NULL;
    bool both = pair.places && cgi_partial_is_pair(s, &pair);
    ok = both ? cgi_partial_reduce_pair(s, &pair) : cgi_partial_reduce(s, reductions[i]);
    i += both;
  }
  for (size_t i = 0; i < cgi_len(inserts) && ok; i++) ok = cgi_partial_tail(s, inserts[i], end, &tails[i]);
  if (ok) cgi_block_erase_dead(block);
  return ok;
}

CGI_DEF bool cgi_tile_partial_reductions(cg_op func) {
  cgi_lowering_config config;
  cgi_partial s;
  bool ok = true;
  memset(&s, 0, sizeof s);
  s.ctx = s.dims.ctx = s.dims.known.ctx = func->ctx;
  s.root = cgi_configured_root(func);
  if (!s.root || !cgi_lowering_config_of(s.root, &config, &ok)) return ok;
  if (!cgi_linalg_num_reductions(s.root)) return cgi_op_unsupported(s.root, "does not reduce: its pipeline is for reductions");
  s.scope = cgi_op_parent_of_kind(s.root, CG_SCF_FORALL);
  if (!s.scope || s.scope->regions[0]->first != s.root->block) return cgi_op_unsupported(s.root, "is not in a workgroup's tile");
  int64_t threads[CGI_MAX_LOOPS];
  for (unsigned i = 0; i < config.num_loops; i++) threads[i] = config.threads[i] > 0 ? config.threads[i] : 1;
  cgi_op_set_attr(func, "thread_basis", cgi_attr_ints(s.ctx, config.num_loops, threads)); // distribute-vectors needs it when the root is gone
  cgi_tiler_before(&s.shared, s.root, &s.dims);
  ok = cgi_partial_choose_tiles(&s, &config) && cgi_partial_run(&s, s.root->block);
  return ok;
}

#undef CGI_PARTIAL_MAX_TILE
#undef CGI_PARTIAL_MAX_CODE
#undef CGI_PARTIAL_FUNCTION
