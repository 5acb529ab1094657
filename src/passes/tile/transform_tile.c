// Tiling one op as a transform op says: a slice of each operand, the op on them, and what it gives put back. Unlike with the tiling passes, which
// pad, tiles at an edge are smaller ones, and nothing is fused that the schedule does not name.
#include "passes/tile/transform_tile.h"

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
  if (!cgi_linalg_is(target) || target->num_results == 0 || target->num_results != target->num_operands - cgi_linalg_num_inputs(target))
    return cgi_op_unsupported(target, "is no linalg op on tensors: only those are tiled");
  s->n = cgi_linalg_num_loops(target);
  if (s->n > CGI_MAX_LOOPS || target->num_operands > CGI_MAX_GENERIC_OPERANDS || !cgi_linalg_loop_sizes(target, sizes, from))
    return cgi_op_unsupported(target, "has too many loops or operands, or loops without a size");
  cgi_tiler t;
  cgi_tiler_init(&t, cgi_builder_before(target), &s->dims);
  for (unsigned l = 0; l < s->n; l++) {
    s->sizes[l] = cgi_tile_dim(&t, target->operands[from[l].operand].value, from[l].dim);
    s->ranges[l] = cgi_range_whole(s->sizes[l]);
  }
  for (unsigned i = 0; i < target->num_operands; i++) s->given[i] = target->operands[i].value;
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
  cgi_tiler_init(&t, b, &s->dims);
  t.given = s->given;
  t.num_given = s->target->num_operands;
  for (unsigned i = 0; i < s->target->num_results; i++) {
    cgi_range *r = &out_ranges[i * CGI_MAX_LOOPS];
    if (!cgi_tile_operand_ranges(&t, s->target, ni + i, s->ranges, r)) return false;
    inits[i] = cgi_tile_slice(&t, outs[i], r, NULL);
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
  static const char *const names[] = {"static_offsets", "static_sizes", "static_strides"};
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
  cg_op op = cgi_build(b, CG_TENSOR_INSERT_SLICE, 2, operands, 1, &dest->type, 0, NULL, 0);
  cgi_mixed_set(op, 2, 3, names, m, true);
  return op->results[0];
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
    cgi_range *ranges = CGI_NEW_ARRAY(s->ctx, cgi_range, (size_t)n * CGI_MAX_LOOPS);
    if (!cgi_transform_tile_body(s, b, values, &nest->tiled, ranges)) return false;
    for (unsigned i = 0; i < n; i++) values[i] = cgi_transform_insert(&b, nest->tiled->results[i], values[i], &ranges[i * CGI_MAX_LOOPS]);
    return true;
  }
  unsigned l = nest->order[level];
  int64_t tile = cgi_transform_size(nest->sizes, l);
  cg_value lower = cgi_build_index(&b, 0), upper = cgi_index_value(&b, s->sizes[l]), step = cgi_build_index(&b, tile);
  cg_op loop = cgi_build_for(&b, lower, upper, step, n, values);
  cg_block body = loop->regions[0]->first;
  cgi_builder in = cgi_builder_at_end(body, b.loc);
  cgi_tiler t;
  cgi_tiler_init(&t, in, &s->dims);
  nest->loops[level] = loop;
  s->ranges[l] = cgi_transform_range(&t, cgi_index_of(cg_block_arg(body, 0)), tile, s->sizes[l]);
  for (unsigned i = 0; i < n; i++) values[i] = cg_block_arg(body, 1 + i);
  if (!cgi_transform_for_level(s, nest, in, level + 1, values)) return false;
  cgi_build_return(&in, CG_SCF_YIELD, n, values);
  for (unsigned i = 0; i < n; i++) values[i] = loop->results[i];
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
  for (unsigned i = 0; i < target->num_results; i++) values[i] = target->operands[ni + i].value;
  bool ok = cgi_transform_for_level(&s, &nest, cgi_builder_before(target), 0, values);
  for (unsigned i = 0; ok && i < target->num_results; i++) cgi_value_replace_uses(target->results[i], values[i]);
  *tiled = nest.tiled;
  cgi_dims_free(&s.dims);
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
  cgi_tiler_init(&t, b, &s.dims);
  for (unsigned l = 0; l < s.n; l++) {
    int64_t size = cgi_transform_size(list, l);
    if (!size) continue;
    if (!cgi_linalg_is_parallel(target, l)) return cgi_op_unsupported(target, "has a reduction along loop %u, which scf.forall cannot share", l);
    if (n == 5) return cgi_op_unsupported(target, "is tiled along more than five loops");
    upper[n] = list == threads ? cgi_index_const(size) : cgi_tile_ceildiv(&t, s.sizes[l], size);
    looped[n++] = l;
  }
  unsigned ni = cgi_linalg_num_inputs(target);
  for (unsigned i = 0; i < target->num_results; i++) outs[i] = target->operands[ni + i].value;
  *forall = cgi_build_forall(&t.b, n, upper, ones, target->num_results, outs, n > 3 ? "gpu.thread.linear" : "gpu.thread");
  cgi_op_set_attr(*forall, "mapping", mapping);
  cg_block body = (*forall)->regions[0]->first;
  cgi_builder in = cgi_builder_at_end(body, b.loc);
  cgi_tiler_init(&inner, in, &s.dims);
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
  for (unsigned i = 0; i < target->num_results; i++) outs[i] = cg_block_arg(body, n + i);
  cgi_range *ranges = CGI_NEW_ARRAY(ctx, cgi_range, (size_t)target->num_results * CGI_MAX_LOOPS);
  bool ok = cgi_transform_tile_body(&s, in, outs, tiled, ranges);
  if (ok) {
    for (unsigned i = 0; i < target->num_results; i++) outs[i] = (*tiled)->results[i];
    cgi_end_forall(*forall, outs, ranges);
    for (unsigned i = 0; i < target->num_results; i++) cgi_value_replace_uses(target->results[i], (*forall)->results[i]);
  }
  cgi_dims_free(&s.dims);
  return ok;
}

// ---- fusion ---------------------------------------------------------------------------------------------------------------------------------
// The ranges that an extract_slice with unit strides, of its source's rank, takes.
static bool cgi_transform_slice_ranges(cg_op slice, cgi_range *ranges) {
  cgi_mixed offsets, sizes, strides;
  if (!cgi_mixed_get(slice, "offsets", "static_offsets", &offsets) || !cgi_mixed_get(slice, "sizes", "static_sizes", &sizes) ||
      !cgi_mixed_get(slice, "strides", "static_strides", &strides) || !cgi_mixed_all(&strides, 1) || offsets.n > CGI_MAX_LOOPS ||
      slice->results[0]->type->rank != offsets.n)
    return cgi_op_unsupported(slice, "has strides, or drops dimensions: no tile is computed in its place");
  for (unsigned d = 0; d < offsets.n; d++) {
    ranges[d] = cgi_range_whole(sizes.values[d] ? cgi_index_of(sizes.values[d]) : cgi_index_const(sizes.fixed[d]));
    ranges[d].offset = offsets.values[d] ? cgi_index_of(offsets.values[d]) : cgi_index_const(offsets.fixed[d]);
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
  cgi_tiler_init(&t, cgi_builder_after(slice), &s.dims);
  t.given = s.given;
  t.num_given = producer->num_operands;
  for (unsigned i = 0; i < producer->num_results; i++) {
    cgi_range r[CGI_MAX_LOOPS];
    if (!cgi_tile_operand_ranges(&t, producer, ni + i, s.ranges, r)) return false;
    inits[i] = init && i == result ? slice->results[0] : cgi_tile_slice(&t, producer->operands[ni + i].value, r, NULL);
  }
  bool ok = cgi_tile_op(&t, producer, s.ranges, inits, made);
  cgi_dims_free(&s.dims);
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
  cgi_arr_free(ctx, slices);
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
