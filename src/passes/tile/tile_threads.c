// tile-threads: the tile of a workgroup becomes a scf.forall over the tiles of its threads, mapped to thread ids; the ops of the tile are fused into
// it. Operands that the configuration promotes stay values of the workgroup and are only sliced inside.
//
//   %m = linalg.matmul ins(%a, %b) outs(%f)                 %po = extract_slice %o[%i, %j] [%s, 8]
//   %t = linalg.generic {relu} ins(%m) …                    %r = scf.forall (%ti, %tj) = (0, 0) to (8, 8) step (2, 4) shared_outs(%q = %po) {
//   %v = extract_slice %t[0, 0] [%s, 8]               →       %ta = extract_slice %a[%ti, 0] …   %tm = linalg.matmul …   %tt = linalg.generic …
//   … parallel_insert_slice %v into %o[%i, %j]                %n = affine.max (0, affine.min (2, %s - %ti))   %tv = extract_slice %tt[0, 0] [%n, 4]
//                                                             in_parallel { parallel_insert_slice %tv into %q[min(%ti, %s), %tj] [%n, 4] }
//                                                           } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
//                                                           … parallel_insert_slice %r into %o[%i, %j]
//
// An op on buffers that has a configuration, and works on views or is marked "workgroup", is tiled by itself: its operands are views then, too.
// Requires: tile-workgroups; in each branch of specialize-workgroups the same. Preserves: everything but the form; the root is marked "thread".
#include "dialects/dialects.h"
#include "passes/pass_table.h"
#include "passes/tile/transform_tile.h"

#define CGI_TILE_THREADS_OUTPUTS 8

typedef struct cgi_tile_threads { // the tile of a workgroup: a forall's body, or a branch in it
  cg_context *ctx;
  cg_op forall, root, end; // end: what takes the values, in_parallel or scf.yield
  cgi_dims dims;
  unsigned n;                                               // stored values
  cg_value values[CGI_TILE_THREADS_OUTPUTS];                // whole tiles of static shape
  cg_op inserts[CGI_TILE_THREADS_OUTPUTS];                  // into the forall's outputs
  cgi_index valid[CGI_TILE_THREADS_OUTPUTS][CGI_MAX_LOOPS]; // how much of each tile exists
  int loops[CGI_TILE_THREADS_OUTPUTS][CGI_MAX_LOOPS];
} cgi_tile_threads;

static bool cgi_tile_threads_is_root(cg_op op, void *user) {
  cg_attr marker = cg_op_attr(op, CGI_MARKER);
  if (!marker || !cgi_linalg_is(op) || !cgi_str_is(cg_attr_str(marker), "workgroup")) return true;
  *(cg_op *)user = op;
  return false;
}

// Looks through the cut of a stored tile; gives how much of it exists.
static bool cgi_tile_threads_tile_of(cgi_tile_threads *s, unsigned i, cg_value v) {
  while (v->op && v->op->def->kind == CG_TENSOR_CAST) v = v->op->operands[CG_TENSOR_CAST_SOURCE].value;
  cgi_mixed offsets, sizes;
  bool cut = v->op && v->op->def->kind == CG_TENSOR_EXTRACT_SLICE &&
             v->op->operands[CG_TENSOR_EXTRACT_SLICE_SOURCE].value->type->rank == v->type->rank && cgi_slice_get_unit(v->op, &offsets, &sizes) &&
             cgi_mixed_all(&offsets, 0) && !cgi_is_source(v);
  cg_value tile = cut ? v->op->operands[CG_TENSOR_EXTRACT_SLICE_SOURCE].value : v;
  while (tile->op && tile->op->def->kind == CG_TENSOR_CAST) tile = tile->op->operands[CG_TENSOR_CAST_SOURCE].value;
  s->values[i] = tile;
  for (unsigned d = 0; d < v->type->rank; d++) {
    s->valid[i][d] = cgi_index_const(tile->type->shape[d]);
    if (cut) s->valid[i][d] = cgi_mixed_at(&sizes, d);
    if (!cut && tile->type->shape[d] == CG_DYNAMIC) s->valid[i][d] = cgi_index_of(cgi_reify_dim(&s->dims, tile, d));
  }
  return true;
}

static void cgi_tile_threads_ranges(cgi_tile_threads *s, cgi_tiler *t, unsigned i, const cgi_range *loops, cgi_range *ranges) {
  for (unsigned d = 0; d < s->values[i]->type->rank; d++)
    ranges[d] = s->loops[i][d] >= 0 ? loops[s->loops[i][d]] : cgi_range_whole(cgi_tile_dim(t, s->values[i], d));
}

// What the thread stores: of its tile the part inside the workgroup's, which may be none.
static cgi_range cgi_tile_threads_stored(cgi_tile_threads *s, cgi_tiler *t, unsigned i, unsigned d, cgi_range stored) {
  cgi_index valid = s->valid[i][d], size = cgi_tile_dim(t, s->values[i], d);
  if (cgi_index_equal(valid, size)) return stored;
  if (cgi_index_is(stored.offset, 0) && cgi_index_equal(stored.valid, size)) {
    stored.valid = valid;
    return stored;
  }
  cgi_index left = cgi_tile_min(t, stored.valid, cgi_tile_sub(t, valid, stored.offset));
  stored.valid = cgi_tile_max(t, cgi_index_const(0), left);
  stored.offset = cgi_tile_min(t, stored.offset, valid);
  return stored;
}

typedef struct cgi_tile_threads_stores { // cgi arrays: what goes where
  unsigned *outs;
  cg_value *values;
  cgi_range *ranges; // CGI_MAX_LOOPS each
} cgi_tile_threads_stores;

// The pieces of a tile as values of their own.
static void cgi_tile_threads_store(cgi_tile_threads *s, cgi_tiler *t, unsigned i, cg_value tile, const cgi_range *ranges,
                                   cgi_tile_threads_stores *out) {
  cg_context *ctx = s->ctx;
  unsigned rank = tile->type->rank, total = 1;
  for (unsigned d = 0; d < rank; d++) total *= ranges[d].pieces;
  for (unsigned c = 0; c < total; c++) {
    cgi_range part[CGI_MAX_LOOPS], cut[CGI_MAX_LOOPS], stored[CGI_MAX_LOOPS];
    memset(stored, 0, sizeof stored);
    for (unsigned d = rank, rest = c; d-- > 0;) {
      unsigned p = rest % ranges[d].pieces;
      rest /= ranges[d].pieces;
      stored[d] = cut[d] = ranges[d];
      part[d] = cgi_range_whole(ranges[d].size);
      if (ranges[d].pieces > 1) {
        int64_t size = ranges[d].size.fixed / ranges[d].pieces;
        stored[d] = part[d] = cut[d] = cgi_range_whole(cgi_index_const(size));
        part[d].offset = cgi_index_const(p * size);
        stored[d].offset = cgi_tile_add(t, ranges[d].offset, cgi_index_const(p * ranges[d].stride));
      }
      stored[d] = cgi_tile_threads_stored(s, t, i, d, stored[d]);
      cut[d].valid = stored[d].valid;
    }
    cg_value v = total > 1 ? cgi_tile_slice(t, tile, part, NULL) : tile;
    cgi_push(out->outs, i);
    cgi_push(out->values, cgi_tile_valid(t, v, rank, cut));
    for (unsigned d = 0; d < CGI_MAX_LOOPS; d++) cgi_push(out->ranges, stored[d]);
  }
}

static bool cgi_tile_threads_no_index(cg_op op, void *user) {
  (void)user;
  return op->def->kind != CG_LINALG_INDEX;
}

// In how many pieces a thread takes its tile along loop l: as configured where all that is computed only looks at its place in an operand.
static int64_t cgi_tile_threads_pieces(cgi_tile_threads *s, const cgi_lowering_config *config, unsigned l, cgi_index size, int64_t tile) {
  int64_t n = config->batch[l];
  if (n <= 1 || n > CGI_MAX_PIECES || size.value || !tile || tile % n || size.fixed % tile || size.fixed == tile) return 1;
  for (cg_op op = s->root->block->first; op; op = op->next)
    if (!cgi_walk_pre(op, cgi_tile_threads_no_index, NULL)) return 1;
  for (unsigned i = 0; i < s->root->num_operands; i++) {
    cg_map map = cgi_linalg_map(s->root, i);
    for (unsigned r = 0; r < map->num_results; r++)
      if (map->results[r]->kind != CG_EXPR_DIM && cgi_expr_uses_dim(map->results[r], l)) return 1;
  }
  return n;
}

static bool cgi_tile_threads_loops(cgi_tile_threads *s, cgi_tiler *t, const cgi_lowering_config *config, cgi_index *sizes, int64_t *tile,
                                   int64_t *pieces) {
  int64_t shape[CGI_MAX_LOOPS];
  cgi_dim_source from[CGI_MAX_LOOPS];
  unsigned n = cgi_linalg_num_loops(s->root);
  if (!cgi_tile_loop_sizes(s->root, shape, from)) return false;
  if (config->num_loops != n) return cgi_op_error(s->root, "has %u loops, but tile sizes for %u", n, config->num_loops);
  for (unsigned l = 0; l < n; l++) {
    sizes[l] = cgi_tile_dim(t, cg_op_operand(s->root, from[l].operand), from[l].dim);
    tile[l] = config->tile[CGI_TILE_THREAD][l];
    pieces[l] = cgi_tile_threads_pieces(s, config, l, sizes[l], tile[l]);
    if (!tile[l] || cgi_tile_is_once(sizes[l], tile[l])) continue;
    if (!cgi_linalg_is_parallel(s->root, l)) return cgi_op_unsupported(s->root, "reduces along loop #%u, which threads cannot share", l);
    for (unsigned i = 0; i < s->n; i++) {
      unsigned found = 0;
      for (unsigned d = 0; d < s->values[i]->type->rank; d++) found += s->loops[i][d] == (int)l;
      if (found != 1) return cgi_op_unsupported(s->root, "has a tiled loop #%u that what is stored does not run along", l);
    }
  }
  return true;
}

static bool cgi_tile_threads_map_values(cgi_tile_threads *s) {
  bool mapped[CGI_TILE_THREADS_OUTPUTS] = {false};
  for (unsigned i = 0; i < s->n; i++) mapped[i] = cgi_dims_to_loops(s->root, s->values[i], s->loops[i]);
  for (unsigned i = 0; i < s->n; i++) {
    for (unsigned k = 0; k < s->n && !mapped[i]; k++) {
      mapped[i] = mapped[k] && cgi_same_shape(s->values[i]->type, s->values[k]->type);
      if (mapped[i]) memcpy(s->loops[i], s->loops[k], sizeof s->loops[i]);
    }
    if (!mapped[i]) return cgi_op_unsupported(s->root, "is not what the kernel stores, nor do all stores follow it element by element");
  }
  return true;
}

// The places in the workgroup's outputs that its tile is stored to.
static cg_value cgi_tile_threads_output(cgi_tile_threads *s, cgi_tiler *t, unsigned i) {
  cg_op insert = s->inserts[i];
  cgi_mixed at;
  cgi_index offsets[CGI_MAX_LOOPS];
  cgi_mixed_get(insert, "offsets", "static_offsets", &at);
  for (unsigned d = 0; d < at.n; d++) offsets[d] = cgi_mixed_at(&at, d);
  return cgi_build_slice(&t->b, insert->operands[CG_TENSOR_PARALLEL_INSERT_SLICE_DEST].value, at.n, offsets, s->valid[i]);
}

static bool cgi_tile_threads_tile_inside(cgi_tile_threads *s, cgi_tiler *inner, cg_op forall, const cgi_range *loops, const cg_value *given,
                                         unsigned num_given) {
  cg_context *ctx = s->ctx;
  cgi_range *ranges = CGI_SCRATCH(ctx, cgi_range, s->n * CGI_MAX_LOOPS);
  cg_value written[CGI_TILE_THREADS_OUTPUTS], tile;
  cgi_tile_threads_stores stores;
  unsigned bindings = 0;
  bool ok = true;
  memset(&stores, 0, sizeof stores);
  for (unsigned i = 0; i < s->n; i++) cgi_tile_threads_ranges(s, inner, i, loops, &ranges[i * CGI_MAX_LOOPS]);
  for (unsigned i = 0; i < s->n; i++) { // all of them, or none is checked
    cg_value result = s->forall->results[cg_value_index(s->inserts[i]->operands[CG_TENSOR_PARALLEL_INSERT_SLICE_DEST].value) -
                                         (cg_block_num_args(s->forall->regions[0]->first) - s->n)];
    CGI_FOREACH_USE(u, result) {
      if (u->owner->def->kind == CG_FLOW_DISPATCH_TENSOR_STORE && bindings == i)
        written[bindings++] = u->owner->operands[CG_FLOW_DISPATCH_TENSOR_STORE_TARGET].value;
    }
  }
  inner->marker = "thread";
  inner->scope = cg_op_parent(s->root);
  inner->given = given;
  inner->num_given = num_given;
  inner->written = written;
  inner->writes = ranges;
  inner->num_written = bindings == s->n ? bindings : 0;
  for (unsigned i = 0; i < s->n && ok; i++) {
    ok = cgi_tile_value(inner, s->values[i], &ranges[i * CGI_MAX_LOOPS], &tile);
    if (ok) cgi_tile_threads_store(s, inner, i, tile, &ranges[i * CGI_MAX_LOOPS], &stores);
  }
  if (ok) cgi_end_forall_with(forall, cgi_len(stores.outs), stores.outs, stores.values, stores.ranges);
  return ok;
}

static bool cgi_tile_threads_block_of(cgi_tile_threads *s, cg_block block) {
  cgi_lowering_config config;
  cgi_index sizes[CGI_MAX_LOOPS];
  int64_t tile[CGI_MAX_LOOPS], pieces[CGI_MAX_LOOPS];
  cgi_range loops[CGI_MAX_LOOPS];
  cg_value outs[CGI_TILE_THREADS_OUTPUTS], given[32];
  unsigned num_given = 0;
  bool ok = true, branch = s->end->def->kind == CG_SCF_YIELD;
  cgi_tiler t, inner;
  s->root = NULL;
  CGI_FOREACH_OP(op, block)
  if (!cgi_tile_threads_is_root(op, &s->root)) break;
  if (!s->root || !cgi_lowering_config_of(s->root, &config, &ok)) return ok;
  for (unsigned i = 0; i < s->n; i++)
    cgi_tile_threads_tile_of(s, i, branch ? s->end->operands[i].value : s->inserts[i]->operands[CG_TENSOR_PARALLEL_INSERT_SLICE_SOURCE].value);
  for (unsigned i = 0; i < s->root->num_operands && i < 32; i++)
    if (config.promote >> i & 1) given[num_given++] = s->root->operands[i].value;
  cgi_tiler_before(&t, s->end, &s->dims);
  ok = cgi_tile_threads_map_values(s) && cgi_tile_threads_loops(s, &t, &config, sizes, tile, pieces);
  if (ok) {
    for (unsigned i = 0; i < s->n; i++) outs[i] = cgi_tile_threads_output(s, &t, i);
    cg_op forall = cgi_build_tile_forall(&t, cgi_linalg_num_loops(s->root), sizes, tile, pieces, s->n, outs, "gpu.thread", &inner, loops);
#ifdef CGI_SUBGROUP_TILES
    int64_t threads[3];
    if (cgi_subgroup_threads(&config, threads)) // for distribute
      cgi_op_set_attr(cgi_op_parent_of_kind(block->region->op, CG_FUNC_FUNC), "codegen.subgroup_threads", cgi_attr_i64_array(s->ctx, 3, threads));
#endif
    ok = cgi_tile_threads_tile_inside(s, &inner, forall, loops, given, num_given);
    for (unsigned i = 0; i < s->n && ok; i++) {
      cg_value v = forall->results[i];
      cg_type type = branch ? s->end->operands[i].value->type : v->type;
      if (v->type != type) v = cgi_build_unary(&t.b, CG_TENSOR_CAST, type, v);
      cgi_op_set_operand(branch ? s->end : s->inserts[i], branch ? i : 0, v);
    }
    if (ok) cgi_block_erase_dead(block);
  }
  return ok;
}

static CGI_NOINLINE bool cgi_tile_threads_block(cgi_tile_threads *s, cg_block block) {
  memset(&s->dims, 0, sizeof s->dims);
  s->dims.ctx = s->dims.known.ctx = s->ctx;
  bool ok = cgi_tile_threads_block_of(s, block);
  return ok;
}

static bool cgi_tile_threads_forall(cgi_tile_threads *s) {
  cg_block body = s->forall->regions[0]->first;
  cg_op end = body->last, branch = NULL;
  s->n = 0;
  for (cg_op op = end->regions[0]->first->first; op; op = op->next) {
    if (op->def->kind != CG_TENSOR_PARALLEL_INSERT_SLICE || s->n == CGI_TILE_THREADS_OUTPUTS ||
        op->operands[CG_TENSOR_PARALLEL_INSERT_SLICE_SOURCE].value->type->rank > CGI_MAX_LOOPS)
      return cgi_op_unsupported(s->forall, "stores in a way that threads cannot share");
    s->inserts[s->n++] = op;
    cg_op def = op->operands[CG_TENSOR_PARALLEL_INSERT_SLICE_SOURCE].value->op;
    if (def && def->def->kind == CG_SCF_IF && def->num_results == s->forall->num_results) branch = def;
  }
  s->end = end;
  if (!s->n || !branch) return !s->n || cgi_tile_threads_block(s, body);
  for (unsigned i = 0; i < s->n; i++)
    if (s->inserts[i]->operands[CG_TENSOR_PARALLEL_INSERT_SLICE_SOURCE].value != branch->results[i])
      return cgi_op_unsupported(s->forall, "stores in a way that threads cannot share");
  for (unsigned r = 0; r < 2; r++) {
    s->end = branch->regions[r]->first->last;
    if (!cgi_tile_threads_block(s, branch->regions[r]->first)) return false;
  }
  return true;
}

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
// Linalg ops on a workgroup's part of buffers, which text alone can give.
static bool cgi_tile_threads_is_part(cg_op op) {
  cg_attr marker = cg_op_attr(op, CGI_MARKER);
  if (!cgi_linalg_is(op) || op->num_results || !cg_op_attr(op, "lowering_config")) return false;
  bool part = marker && cgi_str_is(cg_attr_str(marker), "workgroup");
  for (unsigned i = 0; i < op->num_operands && !marker; i++) part = part || cgi_is_kind(op->operands[i].value, CG_MEMREF_SUBVIEW);
  return part && !cgi_is_in_threads(op);
}

static bool cgi_tile_threads_buffers(cg_op op) {
  static const char *const axes[] = {"x", "y", "z"};
  cg_context *ctx = op->ctx;
  cgi_lowering_config config;
  cg_attr mapping[3];
  unsigned n = 0, at = 0, loops = cgi_linalg_num_loops(op);
  cg_op tiled = NULL, forall = NULL;
  bool ok = true;
  if (!cgi_lowering_config_of(op, &config, &ok)) return ok;
  for (unsigned l = 0; l < loops && l < CGI_MAX_LOOPS; l++) n += config.tile[CGI_TILE_THREAD][l] > 0;
  if (!n) return true;
  if (n > 3) return cgi_op_unsupported(op, "is tiled along more loops than threads have ids");
  for (; at < n; at++) mapping[at] = cgi_attr_enum(ctx, "gpu.thread", axes[n - 1 - at]);
  cg_attr sizes = cgi_attr_i64_array(ctx, loops, config.tile[CGI_TILE_THREAD]);
  if (!cgi_transform_tile_forall(op, sizes, NULL, cgi_attr_array(ctx, n, mapping), &tiled, &forall)) return false;
  cgi_op_set_attr(tiled, CGI_MARKER, cgi_attr_strz(ctx, "thread"));
  cgi_op_erase(op);
  return true;
}
#endif

CGI_DEF bool cgi_pass_tile_threads(cgi_pass *pass) {
  bool ok = true;
#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
  cg_op *parts = cgi_collect_if(pass->func, cgi_tile_threads_is_part);
  for (size_t k = 0; k < cgi_len(parts); k++) ok = cgi_tile_threads_buffers(parts[k]) && ok;
#endif
  cg_op *foralls = cgi_collect(pass->func, CG_SCF_FORALL);
  for (size_t k = 0; k < cgi_len(foralls); k++) {
    cgi_tile_threads s;
    if (!cgi_is_forall_of(foralls[k], "gpu.block")) continue;
    memset(&s, 0, sizeof s);
    s.ctx = pass->ctx;
    s.forall = foralls[k];
    ok = cgi_tile_threads_forall(&s) && ok;
  }
  return ok;
}

#undef CGI_TILE_THREADS_OUTPUTS
