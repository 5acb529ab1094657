// Tiling one op as a transform op says: a slice of each operand, the op on them, and what it gives put back. Unlike with the tiling passes, which
// pad, tiles at an edge are smaller ones, and nothing is fused that the schedule does not name. Ops on buffers are tiled, too: their slices are
// views, and nothing is put back.
#include "passes/tile/transform_tile.h"

#include "analysis/ranges.h"
#include "support/views.h"

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
typedef struct cgi_transform_tiling {
  cg_context *ctx;
  cg_op target;
  cgi_dims dims;
  unsigned n; // loops of the target
  cgi_index sizes[CGI_MAX_LOOPS];
  cgi_range ranges[CGI_MAX_LOOPS]; // of each loop, where it is tiled so far
  cg_value given[CGI_MAX_GENERIC_OPERANDS];
} cgi_transform_tiling;

static bool cgi_transform_tiling_begin(cgi_transform_tiling *s, cg_op target) {
  int64_t sizes[CGI_MAX_LOOPS];
  cgi_dim_source from[CGI_MAX_LOOPS];
  memset(s, 0, sizeof *s);
  s->ctx = s->dims.ctx = s->dims.known.ctx = target->ctx;
  s->target = target;
  if (!cgi_linalg_is(target) || (target->num_results && target->num_results != cgi_linalg_num_outputs(target)))
    return cgi_op_unsupported(target, "is no linalg op on tensors or on buffers: only those are tiled");
  s->n = cgi_linalg_num_loops(target);
  if (s->n > CGI_MAX_LOOPS || target->num_operands > CGI_MAX_GENERIC_OPERANDS || !cgi_linalg_loop_sizes(target, sizes, from))
    return cgi_op_unsupported(target, "has too many loops or operands, or loops without a size");
  cgi_tiler t;
  cgi_tiler_before(&t, target, &s->dims);
  for (unsigned l = 0; l < s->n; l++) {
    s->sizes[l] = cgi_tile_dim(&t, target->operands[from[l].operand].value, from[l].dim);
    s->ranges[l] = cgi_range_whole(s->sizes[l]);
  }
  cgi_operand_values(target, 0, target->num_operands, s->given);
  return true;
}

static int64_t cgi_transform_size(cg_attr list, unsigned l) { return list && l < cg_attr_int_list_len(list) ? cg_attr_int_list_at(list, l) : 0; }

static bool cgi_transform_sizes_fit(cgi_transform_tiling *s, cg_attr list) {
  for (size_t l = s->n; list && l < cg_attr_int_list_len(list); l++)
    if (cg_attr_int_list_at(list, l)) return cgi_op_unsupported(s->target, "has %u loops, fewer than the schedule tiles", s->n);
  return true;
}

// The op on the tiles at s->ranges, its outputs being slices of `outs`; their ranges for whoever puts them back.
static bool cgi_transform_tile_body(cgi_transform_tiling *s, cgi_builder b, const cg_value *outs, cg_op *tiled, cgi_range *out_ranges) {
  unsigned ni = cgi_linalg_num_inputs(s->target);
  cg_value inits[CGI_MAX_GENERIC_OPERANDS];
  cgi_tiler t;
  cgi_tiler_init(&t, &b, &s->dims);
  t.given = s->given;
  t.num_given = s->target->num_operands;
  for (unsigned i = 0; i < cgi_linalg_num_outputs(s->target); i++) {
    cgi_range *r = &out_ranges[i * CGI_MAX_LOOPS];
    if (!cgi_tile_operand_ranges(&t, s->target, ni + i, s->ranges, r)) return false;
    inits[i] = cgi_tile_slice(&t, s->target->num_results ? outs[i] : s->given[ni + i], r, NULL);
  }
  return cgi_tile_op(&t, s->target, s->ranges, inits, tiled);
}

static cgi_range cgi_transform_range(cgi_tiler *t, cgi_index offset, int64_t tile, cgi_index size) {
  cgi_range r = cgi_range_tile(t, offset, tile, size);
  r.size = r.valid; // not padded
  return r;
}

// ---- scf.for ------------------------------------------------------------------------------------------------------------------------------
static cg_value cgi_transform_insert(cgi_builder *b, cg_value source, cg_value dest, const cgi_range *ranges) {
  cgi_mixed m[3];
  cg_value operands[2];
  if (source->type == dest->type && cg_type_has_static_shape(dest->type)) return source; // all of it
  for (unsigned g = 0; g < 3; g++) m[g].n = dest->type->rank;
  for (unsigned i = 0; i < dest->type->rank; i++) {
    cgi_mixed_put(&m[0], i, ranges[i].offset);
    cgi_mixed_put(&m[1], i, ranges[i].valid);
    cgi_mixed_put(&m[2], i, cgi_index_const(1));
  }
  operands[CG_TENSOR_INSERT_SLICE_SOURCE] = source;
  operands[CG_TENSOR_INSERT_SLICE_DEST] = dest;
  return cgi_slice_build(b, CG_TENSOR_INSERT_SLICE, 2, operands, dest->type, m)->results[0];
}

typedef struct cgi_transform_nest {
  unsigned order[CGI_MAX_LOOPS], count;
  cg_attr sizes;
  cg_op *loops, tiled;
} cgi_transform_nest;

// values: what the loops carry, and then what they give.
static bool cgi_transform_for_level(cgi_transform_tiling *s, cgi_transform_nest *nest, cgi_builder b, unsigned level, cg_value *values) {
  unsigned n = s->target->num_results;
  if (level == nest->count) {
    cgi_range *ranges = CGI_NEW_ARRAY(s->ctx, cgi_range, (size_t)cgi_linalg_num_outputs(s->target) * CGI_MAX_LOOPS);
    if (!cgi_transform_tile_body(s, b, values, &nest->tiled, ranges)) return false;
    for (unsigned i = 0; i < n; i++) values[i] = cgi_transform_insert(&b, nest->tiled->results[i], values[i], &ranges[i * CGI_MAX_LOOPS]);
    return true;
  }
  unsigned l = nest->order[level];
  int64_t tile = cgi_transform_size(nest->sizes, l);
  cg_value lower = cgi_build_index(&b, 0), upper = cgi_index_value(&b, s->sizes[l]), step = cgi_build_index(&b, tile);
  cg_op loop = cgi_build_for(&b, lower, upper, step, n, values);
  cgi_builder in = cgi_builder_in_for(loop, values);
  cgi_tiler t;
  cgi_tiler_init(&t, &in, &s->dims);
  nest->loops[level] = loop;
  s->ranges[l] = cgi_transform_range(&t, cgi_index_of(cg_block_arg(in.block, 0)), tile, s->sizes[l]);
  if (!cgi_transform_for_level(s, nest, in, level + 1, values)) return false;
  cgi_build_yield_results(&in, values);
  return true;
}

CGI_DEF bool cgi_transform_tile_for(cg_op target, cg_attr sizes, cg_attr interchange, cg_op *tiled, cg_op *loops) {
  cgi_transform_tiling s;
  cgi_transform_nest nest;
  cg_value values[CGI_MAX_GENERIC_OPERANDS];
  uint32_t seen = 0;
  if (!cgi_transform_tiling_begin(&s, target) || !cgi_transform_sizes_fit(&s, sizes)) return false;
  memset(&nest, 0, sizeof nest);
  nest.sizes = sizes;
  nest.loops = loops;
  size_t given = interchange ? cg_attr_int_list_len(interchange) : 0;
  for (unsigned i = 0; i < s.n; i++) {
    int64_t l = i < given ? cg_attr_int_list_at(interchange, i) : (int64_t)i;
    if (l < 0 || l >= (int64_t)s.n || seen >> l & 1 || (given && given < s.n))
      return cgi_op_unsupported(target, "has %u loops, of which interchange is no permutation", s.n);
    seen |= (uint32_t)1 << l;
    if (cgi_transform_size(sizes, (unsigned)l)) nest.order[nest.count++] = (unsigned)l;
  }
  unsigned ni = cgi_linalg_num_inputs(target);
  cgi_operand_values(target, ni, ni + target->num_results, values);
  bool ok = cgi_transform_for_level(&s, &nest, cgi_builder_before(target), 0, values);
  for (unsigned i = 0; ok && i < target->num_results; i++) cgi_value_replace_uses(target->results[i], values[i]);
  *tiled = nest.tiled;
  return ok;
}

// ---- scf.forall -----------------------------------------------------------------------------------------------------------------------------
// What thread `at` of `threads` has of a loop: an equal share, rounded up; the last ones less, or nothing.
static cgi_range cgi_transform_share(cgi_tiler *t, cgi_index at, int64_t threads, cgi_index size) {
  cg_context *ctx = t->ctx;
  cgi_index share = cgi_tile_ceildiv(t, size, threads), dims[2];
  dims[0] = at;
  dims[1] = share;
  cgi_range r = cgi_range_whole(share);
  if (share.value) { // a product of two values is no affine expression
    r.offset = cgi_index_of(cgi_index_op(&t->b, CG_ARITH_MULI, cgi_index_value(&t->b, at), share.value));
  } else {
    cg_expr e = cgi_expr_mul(ctx, cgi_expr_dim(ctx, 0), cgi_expr_const(ctx, share.fixed));
    r.offset = cgi_tile_apply(t, e, 1, dims);
  }
  if (size.value || share.fixed * threads != size.fixed)
    r.size = r.valid = cgi_tile_max(t, cgi_index_const(0), cgi_tile_min(t, cgi_tile_sub(t, size, r.offset), share));
  return r;
}

CGI_DEF bool cgi_transform_tile_forall(cg_op target, cg_attr sizes, cg_attr threads, cg_attr mapping, cg_op *tiled, cg_op *forall) {
  static const int64_t ones[] = {1, 1, 1, 1, 1};
  cgi_transform_tiling s;
  cgi_index upper[CGI_MAX_LOOPS];
  cg_value outs[CGI_MAX_GENERIC_OPERANDS];
  unsigned looped[CGI_MAX_LOOPS], n = 0;
  cg_attr list = cg_attr_int_list_len(threads ? threads : sizes) ? (threads ? threads : sizes) : sizes;
  if (!cgi_transform_tiling_begin(&s, target) || !cgi_transform_sizes_fit(&s, list)) return false;
  cg_context *ctx = s.ctx;
  cgi_builder b = cgi_builder_before(target);
  cgi_tiler t, inner;
  cgi_tiler_init(&t, &b, &s.dims);
  for (unsigned l = 0; l < s.n; l++) {
    int64_t size = cgi_transform_size(list, l);
    if (!size) continue;
    if (!cgi_linalg_is_parallel(target, l)) return cgi_op_unsupported(target, "has a reduction along loop %u, which scf.forall cannot share", l);
    if (n == 5) return cgi_op_unsupported(target, "is tiled along more than five loops");
    upper[n] = list == threads ? cgi_index_const(size) : cgi_tile_ceildiv(&t, s.sizes[l], size);
    looped[n++] = l;
  }
  unsigned ni = cgi_linalg_num_inputs(target);
  cgi_operand_values(target, ni, ni + target->num_results, outs);
  *forall = cgi_build_forall(&t.b, n, upper, ones, target->num_results, outs, n > 3 ? "gpu.thread.linear" : "gpu.thread");
  cgi_op_set_attr(*forall, "mapping", mapping);
  cgi_builder in = cgi_builder_in(*forall, 0);
  cg_block body = in.block;
  cgi_tiler_init(&inner, &in, &s.dims);
  for (unsigned k = 0; k < n; k++) {
    unsigned l = looped[k];
    cgi_index at = cgi_index_of(cg_block_arg(body, k));
    int64_t size = cgi_transform_size(list, l);
    if (list == threads) {
      s.ranges[l] = cgi_transform_share(&inner, at, size, s.sizes[l]);
    } else {
      cg_expr e = cgi_expr_mul(ctx, cgi_expr_dim(ctx, 0), cgi_expr_const(ctx, size));
      s.ranges[l] = cgi_transform_range(&inner, cgi_tile_apply(&inner, e, 1, &at), size, s.sizes[l]);
    }
  }
  for (unsigned i = 0; i < target->num_results; i++) outs[i] = body->args[n + i];
  cgi_range *ranges = CGI_NEW_ARRAY(ctx, cgi_range, (size_t)cgi_linalg_num_outputs(target) * CGI_MAX_LOOPS);
  bool ok = cgi_transform_tile_body(&s, in, outs, tiled, ranges);
  if (ok) {
    for (unsigned i = 0; i < target->num_results; i++) outs[i] = (*tiled)->results[i];
    cgi_end_forall(*forall, outs, ranges);
    cgi_values_replace_uses(target->num_results, target->results, (*forall)->results);
  }
  return ok;
}

// ---- partial reductions -----------------------------------------------------------------------------------------------------------------------
typedef struct cgi_transform_partial {
  cgi_transform_reduced *r;
  unsigned rank, dims[CGI_MAX_LOOPS];
  int64_t tile[CGI_MAX_LOOPS];   // places of the partial results along each loop, 0 where there are none
  cg_value empty[CGI_MAX_LOOPS]; // partial results that nothing went into
  cgi_transform_tiling s;
} cgi_transform_partial;

// The dimensions of the partial results: those of the result, and before the first that runs along a later loop, each loop that is tiled.
static bool cgi_transform_partial_begin(cgi_transform_partial *p, cg_op target, cg_attr list, cgi_builder *b) {
  cgi_transform_tiling *s = &p->s;
  if (!cgi_transform_tiling_begin(s, target) || !cgi_transform_sizes_fit(s, list)) return false;
  for (unsigned l = 0; l < s->n; l++)
    if (cgi_transform_size(list, l) && !cgi_linalg_is_reduction(target, l))
      return cgi_op_unsupported(target, "does not reduce along loop %u, which the schedule splits", l);
  if (!target->num_results || target->num_results > CGI_MAX_LOOPS || !cgi_reductions_are_apart(target))
    return cgi_op_unsupported(target, "has no result, more than %d, or one without an op that combines it and has a neutral element", CGI_MAX_LOOPS);
  cg_map map = cgi_linalg_output_map(target, 0);
  for (unsigned d = 0; d < map->num_results; d++) {
    if (map->results[d]->kind != CG_EXPR_DIM) return cgi_op_unsupported(target, "has a result that is no permutation of its loops");
    p->dims[p->rank++] = (unsigned)map->results[d]->value;
  }
  for (unsigned l = 0; l < s->n; l++) {
    unsigned at = 0;
    p->tile[l] = cgi_transform_size(list, l);
    if (!p->tile[l]) continue;
    while (at < p->rank && p->dims[at] < l) at++;
    for (unsigned d = p->rank++; d > at; d--) p->dims[d] = p->dims[d - 1];
    p->dims[at] = l;
  }
  if (p->rank == map->num_results) return cgi_op_unsupported(target, "has no reduction loop that the schedule splits");
  for (unsigned i = 0; i < target->num_results; i++) {
    cgi_index sizes[CGI_MAX_LOOPS];
    cg_value dynamic[CGI_MAX_LOOPS];
    unsigned n = 0;
    for (unsigned d = 0; d < p->rank; d++) {
      sizes[d] = p->tile[p->dims[d]] ? cgi_index_const(p->tile[p->dims[d]]) : s->sizes[p->dims[d]];
      if (sizes[d].value) dynamic[n++] = sizes[d].value;
    }
    cg_value zero = cgi_build_constant(b, cgi_combiner_neutral(cgi_reduction_combiner(target, i)));
    p->empty[i] = cgi_build_fill(b, zero, cgi_build_empty(b, cgi_tile_type(target->results[i]->type, p->rank, sizes), dynamic));
    p->r->fills[i] = p->empty[i]->op;
  }
  return true;
}

// What the loop gives, reduced along the dimensions that it has more, in place of what the target gave.
static void cgi_transform_partial_end(cgi_transform_partial *p, cgi_builder *b, const cg_value *partial) {
  cg_op target = p->s.target;
  cg_context *ctx = p->s.ctx;
  int64_t along[CGI_MAX_LOOPS];
  cg_value values[CGI_MAX_LOOPS];
  size_t n = 0;
  for (unsigned d = 0; d < p->rank; d++)
    if (p->tile[p->dims[d]]) along[n++] = (int64_t)d;
  cg_named_attr dimensions = cgi_named(ctx, "dimensions", cgi_attr_i64_array(ctx, n, along));
  unsigned no = target->num_results;
  for (unsigned i = 0; i < no; i++) values[i] = cgi_linalg_output(target, i);
  cg_op made = p->r->combining = cgi_build_named_linalg(b, CG_LINALG_REDUCE, no, partial, no, values, 1, &dimensions);
  cg_block body = cgi_linalg_body(made);
  cgi_builder in = cgi_builder_at_end(body, b->loc);
  for (unsigned i = 0; i < no; i++) {
    cg_op combine = cgi_op_clone(cgi_reduction_combiner(target, i), NULL);
    cg_value operands[2];
    operands[0] = cg_block_arg(body, i);
    operands[1] = cg_block_arg(body, no + i);
    cgi_op_append(body, combine);
    cgi_op_set_operands(combine, 2, operands);
    values[i] = combine->results[0];
  }
  cgi_build_return(&in, CG_LINALG_YIELD, no, values);
  cgi_values_replace_uses(no, target->results, made->results);
}

// The op on its tiles, with each place of a tile going into a place of the partial results.
static bool cgi_transform_partial_leaf(cgi_transform_partial *p, cgi_builder b, cg_value *values) {
  cgi_transform_tiling *s = &p->s;
  cg_op target = s->target, made;
  cg_map maps[CGI_MAX_GENERIC_OPERANDS];
  cgi_range ranges[CGI_MAX_LOOPS];
  cg_value inits[CGI_MAX_LOOPS];
  bool reduction[CGI_MAX_LOOPS];
  unsigned ni = cgi_linalg_num_inputs(target), no = target->num_results;
  cgi_tiler t;
  cgi_tiler_init(&t, &b, &s->dims);
  t.given = s->given;
  t.num_given = target->num_operands;
  for (unsigned d = 0; d < p->rank; d++) {
    ranges[d] = s->ranges[p->dims[d]];
    if (p->tile[p->dims[d]]) ranges[d].offset = cgi_index_const(0);
  }
  for (unsigned i = 0; i < no; i++) inits[i] = cgi_tile_slice(&t, values[i], ranges, NULL);
  if (!cgi_tile_op(&t, target, s->ranges, inits, &made)) return false;
  for (unsigned i = 0; i < ni; i++) maps[i] = cgi_linalg_map(made, i);
  for (unsigned i = 0; i < no; i++) maps[ni + i] = cgi_map_permutation(s->ctx, s->n, p->rank, p->dims);
  for (unsigned l = 0; l < s->n; l++) reduction[l] = cgi_linalg_is_reduction(target, l) && !p->tile[l];
  cgi_set_generic_loops(made, ni + no, maps, s->n, reduction);
  p->r->split = made;
  for (unsigned i = 0; i < no; i++) values[i] = cgi_transform_insert(&t.b, made->results[i], values[i], ranges);
  return true;
}

static bool cgi_transform_partial_level(cgi_transform_partial *p, cgi_builder b, unsigned l, cg_value *values) {
  cgi_transform_tiling *s = &p->s;
  while (l < s->n && !p->tile[l]) l++;
  if (l == s->n) return cgi_transform_partial_leaf(p, b, values);
  unsigned n = s->target->num_results;
  cg_value lower = cgi_build_index(&b, 0), upper = cgi_index_value(&b, s->sizes[l]), step = cgi_build_index(&b, p->tile[l]);
  cg_op loop = cgi_build_for(&b, lower, upper, step, n, values);
  cgi_builder in = cgi_builder_in_for(loop, values);
  cgi_tiler t;
  cgi_tiler_init(&t, &in, &s->dims);
  if (!p->r->loop) p->r->loop = loop;
  s->ranges[l] = cgi_transform_range(&t, cgi_index_of(cg_block_arg(in.block, 0)), p->tile[l], s->sizes[l]);
  if (!cgi_transform_partial_level(p, in, l + 1, values)) return false;
  cgi_build_yield_results(&in, values);
  return true;
}

CGI_DEF bool cgi_transform_reduce_for(cg_op target, cg_attr sizes, cgi_transform_reduced *r) {
  cgi_transform_partial p;
  cg_value values[CGI_MAX_LOOPS];
  cgi_builder b = cgi_builder_before(target);
  memset(&p, 0, sizeof p);
  memset(r, 0, sizeof *r);
  p.r = r;
  if (!cgi_transform_partial_begin(&p, target, sizes, &b)) return false;
  memcpy(values, p.empty, sizeof values);
  bool ok = cgi_transform_partial_level(&p, b, 0, values);
  if (ok) cgi_transform_partial_end(&p, &b, values);
  return ok;
}

// What a thread has of the loop, into its own partial results.
static bool cgi_transform_partial_thread(cgi_transform_partial *p, cgi_builder b, unsigned l, cgi_index thread, int64_t tile, cg_value *values) {
  cgi_transform_tiling *s = &p->s;
  unsigned n = s->target->num_results;
  cgi_tiler t;
  cg_op loop = NULL;
  cgi_tiler_init(&t, &b, &s->dims);
  if (!tile) {
    s->ranges[l] = cgi_transform_share(&t, thread, p->tile[l], s->sizes[l]);
  } else {
    cgi_index from = cgi_tile_apply(&t, cgi_expr_mul(s->ctx, cgi_expr_dim(s->ctx, 0), cgi_expr_const(s->ctx, tile)), 1, &thread);
    cg_value lower = cgi_index_value(&t.b, from), upper = cgi_index_value(&t.b, s->sizes[l]), step = cgi_build_index(&t.b, tile * p->tile[l]);
    loop = cgi_build_for(&t.b, lower, upper, step, n, values);
    cgi_builder in = cgi_builder_in_for(loop, values);
    cgi_tiler_init(&t, &in, &s->dims);
    cgi_index at = cgi_index_of(cg_block_arg(in.block, 0)), rest = cgi_tile_sub(&t, s->sizes[l], at);
    s->ranges[l] = cgi_range_whole(cgi_tile_min(&t, rest, cgi_index_const(tile)));
    s->ranges[l].offset = at;
  }
  t.given = s->given;
  t.num_given = s->target->num_operands;
  if (!cgi_tile_op(&t, s->target, s->ranges, values, &p->r->split)) return false;
  for (unsigned i = 0; i < n; i++) values[i] = p->r->split->results[i];
  if (loop) cgi_build_yield_results(&t.b, values);
  return true;
}

CGI_DEF bool cgi_transform_reduce_forall(cg_op target, cg_attr threads, cg_attr sizes, cg_attr mapping, cgi_transform_reduced *r) {
  cgi_transform_partial p;
  cg_value values[CGI_MAX_LOOPS];
  cgi_index offsets[CGI_MAX_LOOPS], extents[CGI_MAX_LOOPS], upper;
  unsigned l = 0, n = target->num_results;
  int64_t one = 1;
  cgi_builder b = cgi_builder_before(target);
  memset(&p, 0, sizeof p);
  memset(r, 0, sizeof *r);
  p.r = r;
  if (!cgi_transform_partial_begin(&p, target, threads, &b)) return false;
  while (!p.tile[l]) l++;
  for (unsigned k = l + 1; k < p.s.n; k++)
    if (p.tile[k]) return cgi_op_unsupported(target, "is split along more than one loop, and threads share one");
  upper = cgi_index_const(p.tile[l]);
  cg_op forall = r->loop = cgi_build_forall(&b, 1, &upper, &one, n, p.empty, "gpu.thread");
  cgi_op_set_attr(forall, "mapping", mapping);
  cgi_builder in = cgi_builder_in(forall, 0);
  cg_block body = in.block;
  cgi_index thread = cgi_index_of(cg_block_arg(body, 0));
  for (unsigned d = 0; d < p.rank; d++) {
    offsets[d] = p.dims[d] == l ? thread : cgi_index_const(0);
    extents[d] = p.dims[d] == l ? cgi_index_const(1) : p.s.sizes[p.dims[d]];
  }
  for (unsigned i = 0; i < n; i++)
    values[i] = cgi_build_slice_op(&in, cg_block_arg(body, 1 + i), NULL, p.rank, offsets, extents, NULL, target->results[i]->type)->results[0];
  bool ok = cgi_transform_partial_thread(&p, in, l, thread, cgi_transform_size(sizes, l), values);
  if (ok) {
    in = cgi_builder_at_end(body, b.loc);
    cg_op end = cgi_build(&in, CG_SCF_FORALL_IN_PARALLEL, 0, NULL, 0, NULL, 0, NULL, 1);
    in = cgi_builder_at_end(cgi_block_create(end->regions[0], 0, NULL, b.loc), b.loc);
    for (unsigned i = 0; i < n; i++) cgi_build_slice_op(&in, values[i], cg_block_arg(body, 1 + i), p.rank, offsets, extents, NULL, NULL);
    cgi_transform_partial_end(&p, &b, forall->results);
  }
  return ok;
}

// ---- promotion ------------------------------------------------------------------------------------------------------------------------------
#define CGI_TRANSFORM_MOST 65536 // elements along a dimension

// A buffer of the greatest size that the operand may have, and its part of the operand's size; NULL after an error.
static cg_value cgi_transform_copy_of(cg_op target, cg_value v, const cgi_transform_promotion *how, cgi_tiler *t) {
  cg_context *ctx = target->ctx;
  int64_t shape[CGI_MAX_LOOPS];
  cgi_index sizes[CGI_MAX_LOOPS];
  unsigned rank = v->type->rank;
  for (unsigned d = 0; d < rank; d++) {
    sizes[d] = v->type->shape[d] == CG_DYNAMIC ? cgi_index_of(cgi_view_dim(&t->b, v, d)) : cgi_index_const(v->type->shape[d]);
    cgi_interval range = sizes[d].value ? cgi_range_of(sizes[d].value) : cgi_range_of_constant(sizes[d].fixed);
    if (range.hi > CGI_TRANSFORM_MOST || range.hi < 0) {
      cgi_op_unsupported(target, "has a buffer whose size has no bound, or is large: tile it before its promotion");
      return NULL;
    }
    shape[d] = range.hi;
  }
  cg_op func = target;
  while (func && func->def->kind != CG_FUNC_FUNC) func = cg_op_parent(func);
  cgi_builder top = func && how->space ? cgi_builder_at_start(func->regions[0]->first, target->loc) : cgi_builder_before(target);
  cg_type type = cgi_type_memref(ctx, rank, shape, v->type->element, NULL, how->space);
  cg_named_attr alignment = cgi_named(ctx, "alignment", cgi_attr_i64(ctx, how->alignment));
  cg_value made = cgi_build_alloc(&top, how->alloca ? CG_MEMREF_ALLOCA : CG_MEMREF_ALLOC, type, how->alignment ? &alignment : NULL);
  if (cg_type_has_static_shape(v->type)) return made;
  return cgi_build_slice_op(&t->b, made, NULL, rank, NULL, sizes, NULL, NULL)->results[0];
}

static bool cgi_transform_is_promoted(const cgi_transform_promotion *how, unsigned i) {
  for (size_t k = 0; how->operands && k < cg_attr_len(how->operands); k++)
    if (cg_attr_int(cg_attr_at(how->operands, k)) == (int64_t)i) return true;
  return !how->operands || !cg_attr_len(how->operands);
}

CGI_DEF bool cgi_transform_promote(cg_op target, const cgi_transform_promotion *how) {
  cgi_dims dims;
  cgi_tiler t;
  bool shared = how->space != NULL, any = false;
  cg_value pair[2];
  if (!cgi_linalg_is(target) || target->num_results) return cgi_op_unsupported(target, "is no linalg op on buffers: only those are promoted");
  unsigned ni = cgi_linalg_num_inputs(target);
  memset(&dims, 0, sizeof dims);
  dims.ctx = dims.known.ctx = target->ctx;
  cgi_tiler_before(&t, target, &dims);
  cgi_builder after = cgi_builder_after(target);
  if (shared) cgi_build_plain(&t.b, CG_GPU_BARRIER, 0, NULL);
  for (unsigned i = 0; i < target->num_operands; i++) {
    cg_value v = target->operands[i].value, copy;
    if (v->type->kind != CG_TYPE_MEMREF || v->type->rank > CGI_MAX_LOOPS || !cgi_transform_is_promoted(how, i)) continue;
    copy = cgi_transform_copy_of(target, v, how, &t);
    if (!copy) return false;
    pair[0] = v, pair[1] = copy;
    if (i < ni || cgi_linalg_uses_output(target, i - ni)) cgi_build_plain(&t.b, CG_MEMREF_COPY, 2, pair);
    pair[0] = copy, pair[1] = v;
    if (i >= ni && shared && !any) cgi_build_plain(&after, CG_GPU_BARRIER, 0, NULL);
    if (i >= ni) cgi_build_plain(&after, CG_MEMREF_COPY, 2, pair), any = true;
    cgi_op_set_operand(target, i, copy);
  }
  if (shared) cgi_build_plain(&t.b, CG_GPU_BARRIER, 0, NULL);
  return true;
}
#undef CGI_TRANSFORM_MOST

// ---- fusion ---------------------------------------------------------------------------------------------------------------------------------
// The ranges that an extract_slice with unit strides, of its source's rank, takes.
static bool cgi_transform_slice_ranges(cg_op slice, cgi_range *ranges) {
  cgi_mixed offsets, sizes;
  if (!cgi_slice_get_unit(slice, &offsets, &sizes) || offsets.n > CGI_MAX_LOOPS || slice->results[0]->type->rank != offsets.n)
    return cgi_op_unsupported(slice, "has strides, or drops dimensions: no tile is computed in its place");
  for (unsigned d = 0; d < offsets.n; d++) {
    ranges[d] = cgi_range_whole(cgi_mixed_at(&sizes, d));
    ranges[d].offset = cgi_mixed_at(&offsets, d);
  }
  return true;
}

// The producer on the tile that the slice of its result takes. `init`: the slice itself, where it is of what the containing op carries.
static bool cgi_transform_fuse_slice(cg_op producer, unsigned result, cg_op slice, bool init, cg_op *made) {
  cgi_transform_tiling s;
  cgi_range out[CGI_MAX_LOOPS];
  cg_value inits[CGI_MAX_GENERIC_OPERANDS];
  unsigned ni = cgi_linalg_num_inputs(producer);
  if (!cgi_transform_tiling_begin(&s, producer) || !cgi_transform_slice_ranges(slice, out)) return false;
  cg_map map = cgi_linalg_map(producer, ni + result);
  for (unsigned r = 0; r < map->num_results; r++) {
    if (map->results[r]->kind != CG_EXPR_DIM) return cgi_op_unsupported(producer, "has a result that is no permutation of its loops");
    s.ranges[map->results[r]->value] = out[r];
  }
  cgi_tiler t;
  cgi_builder b = cgi_builder_after(slice);
  cgi_tiler_init(&t, &b, &s.dims);
  t.given = s.given;
  t.num_given = producer->num_operands;
  for (unsigned i = 0; i < producer->num_results; i++) {
    cgi_range r[CGI_MAX_LOOPS];
    if (!cgi_tile_operand_ranges(&t, producer, ni + i, s.ranges, r)) return false;
    inits[i] = init && i == result ? slice->results[0] : cgi_tile_slice(&t, producer->operands[ni + i].value, r, NULL);
  }
  bool ok = cgi_tile_op(&t, producer, s.ranges, inits, made);
  return ok;
}

static bool cgi_transform_fuse_uses(cg_op producer, unsigned result, cg_value of, cg_op containing, bool init, cg_op **fused) {
  cg_context *ctx = producer->ctx;
  cg_op *slices = NULL, made;
  bool ok = true;
  CGI_FOREACH_USE(u, of) {
    if (u->owner->def->kind == CG_TENSOR_EXTRACT_SLICE && u->owner != containing && cgi_op_is_ancestor(containing, u->owner))
      cgi_push(slices, u->owner);
  }
  for (size_t i = 0; ok && i < cgi_len(slices); i++) {
    ok = cgi_transform_fuse_slice(producer, result, slices[i], init, &made);
    if (!ok) break;
    cgi_push(*fused, made);
    cgi_value_replace_uses(slices[i]->results[0], made->results[result]);
    if (init) // it reads what it stands for
      cgi_op_set_operand(made, cgi_linalg_num_inputs(producer) + result, slices[i]->results[0]);
    else
      cgi_op_erase(slices[i]);
  }
  return ok;
}

CGI_DEF bool cgi_transform_fuse(cg_op producer, cg_op containing, cg_op **fused) {
  bool forall = containing->def->kind == CG_SCF_FORALL;
  if (!forall && containing->def->kind != CG_SCF_FOR)
    return cgi_op_unsupported(containing, "is neither scf.forall nor scf.for: nothing is fused into it");
  if (!cgi_linalg_is(producer)) return cgi_op_unsupported(producer, "is no linalg op: only those are fused");
  cg_block body = containing->regions[0]->first;
  unsigned first = cg_block_num_args(body) - containing->num_results, ni = cgi_linalg_num_inputs(producer);
  for (unsigned r = 0; r < producer->num_results; r++) {
    if (!cgi_transform_fuse_uses(producer, r, producer->results[r], containing, false, fused)) return false;
    for (unsigned i = 0; i < containing->num_results; i++) {
      unsigned at = containing->num_operands - containing->num_results + i;
      size_t before = cgi_len(*fused);
      if (containing->operands[at].value != producer->results[r]) continue;
      unsigned slices = 0, others = 0;
      CGI_FOREACH_USE(u, cg_block_arg(body, first + i)) {
        slices += u->owner->def->kind == CG_TENSOR_EXTRACT_SLICE;
        others += u->owner->def->kind != CG_TENSOR_EXTRACT_SLICE && u->owner->def->kind != CG_TENSOR_PARALLEL_INSERT_SLICE &&
                  u->owner->def->kind != CG_TENSOR_DIM;
      }
      if (others || slices > 1) return cgi_op_unsupported(containing, "reads what is to be fused in more than one place");
      if (!forall) return cgi_op_unsupported(containing, "carries what is to be fused: each turn would begin with it again");
      if (!cgi_transform_fuse_uses(producer, r, cg_block_arg(body, first + i), containing, true, fused)) return false;
      if (cgi_len(*fused) > before) cgi_op_set_operand(containing, at, producer->operands[ni + r].value);
    }
  }
  return cgi_len(*fused) || cgi_op_unsupported(producer, "has no result that the containing op takes a slice of");
}
#endif
