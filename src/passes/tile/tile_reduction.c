// tile-reduction: the reduction loops of a tile's root become scf.for loops that carry the accumulator tile. What the tile size does not divide is
// taken by a second part: a smaller static tile; or, where the size is dynamic, a loop on padded tiles, the padding being neutral; or one by one
// where the reduction has no neutral element. Where operands are promoted, and in the branch for tiles that run over an edge, one loop on padded
// tiles stands for both parts: less code. Elementwise producers of operands are computed inside of the loop. Where rounds are read ahead, short loops
// without rest are one: what a round reads is then of the next window's place, too.
//
//                                                          %r = scf.for %k = 0 to 24 step 4 iter_args(%acc = %f) -> (tensor<8x8xf32>) {
//   %m = linalg.matmul                                       %ak = extract_slice %a[0, %k] [8, 4]   %bk = extract_slice %b[%k, 0] [4, 8]
//          ins(%a, %b : tensor<8x25xf32>, …)          →      %mk = linalg.matmul ins(%ak, %bk) outs(%acc)   scf.yield %mk
//          outs(%f : tensor<8x8xf32>)                      }
//                                                          %a1 = extract_slice %a[0, 24] [8, 1]   …   %m = linalg.matmul … outs(%r)
//
// In the pipeline VectorDistribute the partial form is taken instead: partial_reduction.c.
// Requires: tile-workgroups, tile-threads. Preserves: everything but the form and the order of the reduction. No marker is left.
#include "passes/pass_table.h"
#include "passes/tile/transform_tile.h"

#define CGI_TILE_REDUCTION_OUTPUTS 8
#define CGI_TILE_REDUCTION_WIDTH 4
#define CGI_TILE_REDUCTION_ROUNDS 4 // of the innermost loop, whose rounds are one with those of the others
#define CGI_TILE_REDUCTION_SMALL 16 // points of reductions other than the root that are left to be unrolled

typedef struct cgi_tile_reduction {
  cg_context *ctx;
  cg_op root;
  cgi_dims dims;
  cgi_lowering_config config;
  unsigned level; // of the configuration
  unsigned looped[CGI_MAX_LOOPS], n;
  cgi_index sizes[CGI_MAX_LOOPS];
  int64_t tile[CGI_MAX_LOOPS];
  cg_value given[32];
  unsigned num_given;
  bool compact; // one masked loop instead of two parts: at the edge, and where only the copies to workgroup memory are masked
} cgi_tile_reduction;

static bool cgi_tile_reduction_op(cg_op root, const cgi_lowering_config *config, unsigned level);
static bool cgi_tile_reduction_nest(cgi_tile_reduction *s, cgi_builder b, unsigned at, cgi_range *loops, cg_value *accs);

// The loop can run over padding: one result, a neutral element, and no operand that is read through a hull along it.
static bool cgi_tile_reduction_is_maskable(cg_op op, unsigned loop) {
  if (cgi_linalg_num_outputs(op) != 1 || !cgi_reduction_combiner(op, 0)) return false;
  for (unsigned i = 0; i < cgi_linalg_num_inputs(op); i++) {
    cg_map map = cgi_linalg_map(op, i);
    for (unsigned r = 0; r < map->num_results; r++)
      if (map->results[r]->kind != CG_EXPR_DIM && cgi_expr_uses_dim(map->results[r], loop)) return false;
  }
  return true;
}

// Slices and pads of what is read or promoted.
static bool cgi_tile_reduction_is_in_memory(const cgi_tile_reduction *s, cg_value v) {
  if (!cg_type_is_shaped(v->type) || cgi_is_source(v)) return true;
  for (;;) {
    for (unsigned i = 0; i < s->num_given; i++)
      if (s->given[i] == v) return true;
    if (!v->op || (v->op->def->kind != CG_TENSOR_PAD && v->op->def->kind != CG_TENSOR_EXTRACT_SLICE)) return false;
    v = v->op->operands[CG_SOURCE].value;
  }
}

// The innermost part: the op on its tiles.
static bool cgi_tile_reduction_leaf(cgi_tile_reduction *s, cgi_builder b, const cgi_range *loops, cg_value *accs) {
  cgi_tiler t;
  cg_op made = NULL;
  bool partial = false, failed = false, ok;
  for (unsigned l = 0; l < cgi_linalg_num_loops(s->root); l++) partial = partial || !cgi_range_is_full(&loops[l]);
  cgi_tiler_init(&t, &b, &s->dims);
  t.scope = cg_op_parent(s->root);
  t.given = s->given;
  t.num_given = s->num_given;
  t.keep_reductions = true;
  ok = partial ? cgi_tile_masked_reduction(&t, s->root, loops, accs, &made, &failed) : cgi_tile_op(&t, s->root, loops, accs, &made);
  if (!ok) return failed || !partial ? false : cgi_op_unsupported(s->root, "has no neutral element for padded tiles");
  for (unsigned i = 0; i < made->num_results; i++) accs[i] = made->results[i];
  for (unsigned i = 0; i < cgi_linalg_num_inputs(made) && partial; i++)
    if (!cgi_tile_reduction_is_in_memory(s, made->operands[i].value))
      return true; // a masked value in registers: no part of it can be taken in a loop
  if (s->level != CGI_TILE_REDUCTION || !cg_op_attr(made, "lowering_config")) return true;
  // The next level replaces the op that was just made: its results are found again through their only user to be.
  cgi_builder end = b;
  cg_value keep[CGI_TILE_REDUCTION_OUTPUTS];
  for (unsigned i = 0; i < made->num_results; i++) keep[i] = accs[i];
  cg_op anchor = cgi_build_yield(&end, made->num_results, keep);
  ok = cgi_tile_reduction_op(made, &s->config, CGI_TILE_INNER);
  cgi_operand_values(anchor, 0, anchor->num_operands, accs);
  cgi_op_erase(anchor);
  return ok;
}

// One scf.for from lower to upper over loop `at` of the nest; tiles of `size`, of which what is below `end` is valid.
static bool cgi_tile_reduction_loop(cgi_tile_reduction *s, cgi_builder b, unsigned at, cgi_range *loops, cg_value *accs, cgi_index lower,
                                    cgi_index upper, int64_t size, bool padded) {
  unsigned l = s->looped[at], n = s->root->num_results;
  cg_value lo = cgi_index_value(&b, lower), hi = cgi_index_value(&b, upper), step = cgi_build_index(&b, size);
  cg_op loop = cgi_build_for(&b, lo, hi, step, n, accs);
  cgi_builder in = cgi_builder_in_for(loop, accs);
  loops[l] = cgi_range_whole(cgi_index_const(size));
  loops[l].offset = cgi_index_of(cg_block_arg(in.block, 0));
  if (padded) {
    cgi_tiler t;
    cgi_tiler_init(&t, &in, &s->dims);
    loops[l] = cgi_range_tile(&t, loops[l].offset, size, s->sizes[l]);
  }
  if (!cgi_tile_reduction_nest(s, in, at + 1, loops, accs)) return false;
  cgi_build_yield_results(&in, accs);
  return true;
}

static bool cgi_tile_reduction_static(cgi_tile_reduction *s, cgi_builder b, unsigned at, cgi_range *loops, cg_value *accs) {
  unsigned l = s->looped[at];
  int64_t size = s->sizes[l].fixed, tile = s->tile[l], whole = size / tile * tile, rest = size - whole;
  cgi_index zero = cgi_index_const(0), end = cgi_index_const(whole);
  if (s->compact && rest && cgi_tile_reduction_is_maskable(s->root, l))
    return cgi_tile_reduction_loop(s, b, at, loops, accs, zero, s->sizes[l], tile, true);
  if (whole == tile) {
    loops[l] = cgi_range_whole(cgi_index_const(tile));
    if (!cgi_tile_reduction_nest(s, b, at + 1, loops, accs)) return false;
  } else if (whole && !cgi_tile_reduction_loop(s, b, at, loops, accs, zero, end, tile, false)) {
    return false;
  }
  if (!rest) return true;
  loops[l] = cgi_range_whole(cgi_index_const(rest));
  loops[l].offset = end;
  return cgi_tile_reduction_nest(s, b, at + 1, loops, accs);
}

static bool cgi_tile_reduction_dynamic(cgi_tile_reduction *s, cgi_builder b, unsigned at, cgi_range *loops, cg_value *accs) {
  unsigned l = s->looped[at];
  int64_t tile = s->tile[l];
  cg_context *ctx = s->ctx;
  bool masked = cgi_tile_reduction_is_maskable(s->root, l);
  if (s->compact && masked && tile > 1) return cgi_tile_reduction_loop(s, b, at, loops, accs, cgi_index_const(0), s->sizes[l], tile, true);
  cgi_tiler t;
  cgi_tiler_init(&t, &b, &s->dims);
  cg_expr c = cgi_expr_const(ctx, tile), e = cgi_expr_mul(ctx, cgi_expr_binary(ctx, CG_EXPR_FLOORDIV, cgi_expr_dim(ctx, 0), c), c);
  cgi_index whole = cgi_tile_apply(&t, e, 1, &s->sizes[l]), zero = cgi_index_const(0);
  if (!cgi_tile_reduction_loop(s, b, at, loops, accs, zero, whole, tile, false)) return false;
  if (tile == 1) return true;
  return cgi_tile_reduction_loop(s, b, at, loops, accs, whole, s->sizes[l], masked ? tile : 1, masked);
}

// Rounds of all loops in one, where tiles divide each: what a round reads ahead may be of the next window.
static bool cgi_tile_reduction_rounds(cgi_tile_reduction *s, cgi_builder b, cgi_range *loops, cg_value *accs) {
  cg_context *ctx = s->ctx;
  int64_t rounds = 1;
  for (unsigned i = 0; i < s->n; i++) rounds *= s->sizes[s->looped[i]].fixed / s->tile[s->looped[i]];
  cg_value lower = cgi_build_index(&b, 0), upper = cgi_build_index(&b, rounds), step = cgi_build_index(&b, 1);
  cg_op loop = cgi_build_for(&b, lower, upper, step, s->root->num_results, accs);
  cgi_builder in = cgi_builder_in_for(loop, accs);
  cgi_index round = cgi_index_of(cg_block_arg(in.block, 0));
  cg_expr left = cgi_expr_dim(ctx, 0);
  cgi_tiler t;
  cgi_tiler_init(&t, &in, &s->dims);
  for (unsigned i = s->n; i--;) {
    unsigned l = s->looped[i];
    cg_expr n = cgi_expr_const(ctx, s->sizes[l].fixed / s->tile[l]), at = i ? cgi_expr_binary(ctx, CG_EXPR_MOD, left, n) : left;
    loops[l] = cgi_range_whole(cgi_index_const(s->tile[l]));
    loops[l].offset = cgi_tile_apply(&t, cgi_expr_mul(ctx, at, cgi_expr_const(ctx, s->tile[l])), 1, &round);
    left = cgi_expr_binary(ctx, CG_EXPR_FLOORDIV, left, n);
  }
  if (!cgi_tile_reduction_leaf(s, in, loops, accs)) return false;
  cgi_build_yield_results(&in, accs);
  return true;
}

// It pays where the inner loop is short; where all reads have guards, which of an inner loop are the same, only if there is none.
static bool cgi_tile_reduction_is_of_rounds(const cgi_tile_reduction *s) {
  unsigned inner = cgi_linalg_num_loops(s->root) - 1;
  bool divides = s->n > 1 && s->config.prefetch && s->level == CGI_TILE_REDUCTION;
  if (divides && s->looped[s->n - 1] == inner) divides = s->sizes[inner].fixed <= s->tile[inner] * (s->compact ? 1 : CGI_TILE_REDUCTION_ROUNDS);
  for (unsigned i = 0; i < s->n; i++) {
    const cgi_index *size = &s->sizes[s->looped[i]];
    divides = divides && !size->value && size->fixed > 0 && size->fixed % s->tile[s->looped[i]] == 0;
  }
  return divides;
}

static bool cgi_tile_reduction_nest(cgi_tile_reduction *s, cgi_builder b, unsigned at, cgi_range *loops, cg_value *accs) {
  if (at == s->n) return cgi_tile_reduction_leaf(s, b, loops, accs);
  return s->sizes[s->looped[at]].value ? cgi_tile_reduction_dynamic(s, b, at, loops, accs) : cgi_tile_reduction_static(s, b, at, loops, accs);
}

static bool cgi_tile_reduction_in_else(cg_op op) {
  for (cg_op parent = cg_op_parent(op); parent; op = parent, parent = cg_op_parent(op))
    if (parent->def->kind == CG_SCF_IF && op->block->region == parent->regions[CG_SCF_IF_ELSE_REGION]) return true;
  return false;
}

static bool cgi_tile_reduction_op(cg_op root, const cgi_lowering_config *config, unsigned level) {
  cgi_tile_reduction s;
  int64_t shape[CGI_MAX_LOOPS];
  cgi_dim_source from[CGI_MAX_LOOPS];
  cgi_range loops[CGI_MAX_LOOPS];
  cg_value accs[CGI_TILE_REDUCTION_OUTPUTS];
  unsigned n = cgi_linalg_num_loops(root);
  memset(&s, 0, sizeof s);
  s.ctx = s.dims.ctx = s.dims.known.ctx = root->ctx;
  s.root = root;
  s.config = *config;
  s.level = level;
  if (!cgi_tile_loop_sizes(root, shape, from)) return false;
  if (config->num_loops != n) return cgi_op_error(root, "has %u loops, but tile sizes for %u", n, config->num_loops);
  cgi_builder b = cgi_builder_before(root);
  cgi_tiler t;
  cgi_tiler_init(&t, &b, &s.dims);
  for (unsigned l = 0; l < n; l++) {
    s.sizes[l] = cgi_tile_dim(&t, cg_op_operand(root, from[l].operand), from[l].dim);
    s.tile[l] = cgi_linalg_is_reduction(root, l) ? config->tile[level][l] : 0;
    loops[l] = cgi_range_whole(s.sizes[l]);
    if (s.tile[l] > 0 && (s.sizes[l].value || s.sizes[l].fixed > s.tile[l] || !s.sizes[l].fixed)) s.looped[s.n++] = l;
  }
  if (!s.n) return true;
#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
  if (!root->num_results) { // on buffers, which text alone can give: nothing is carried
    cg_op tiled = NULL, nest[CGI_MAX_LOOPS];
    if (!cgi_transform_tile_for(root, cgi_attr_i64_array(s.ctx, n, s.tile), NULL, &tiled, nest)) return false;
    cgi_op_erase(root);
    return true;
  }
#endif
  if (root->num_results > CGI_TILE_REDUCTION_OUTPUTS || root->num_results != cgi_linalg_num_outputs(root))
    return cgi_op_unsupported(root, "has results that a loop cannot carry");
  for (unsigned i = 0; i < root->num_operands && i < 32; i++)
    if (config->promote >> i & 1) s.given[s.num_given++] = root->operands[i].value;
  s.compact = cgi_tile_reduction_in_else(root);
  for (unsigned i = 0; i < root->num_results; i++) accs[i] = cgi_linalg_output(root, i);
  bool ok = cgi_tile_reduction_is_of_rounds(&s) ? cgi_tile_reduction_rounds(&s, b, loops, accs) : cgi_tile_reduction_nest(&s, b, 0, loops, accs);
  if (!ok) return false;
  cg_block block = root->block;
  cgi_op_replace(root, accs);
  if (level == CGI_TILE_REDUCTION) cgi_block_erase_dead(block);
  return true;
}

// ---- functions ----------------------------------------------------------------------------------------------------
// Reductions beside the root have no configuration: the dimension that is contiguous in their first operand goes by `width`, others one by one.
static bool cgi_tile_reduction_other(cg_op op, int64_t width) {
  cgi_lowering_config config;
  int64_t sizes[CGI_MAX_LOOPS], points = 1;
  memset(&config, 0, sizeof config);
  config.num_loops = cgi_linalg_num_loops(op);
  if (config.num_loops > CGI_MAX_LOOPS || !cgi_linalg_loop_sizes(op, sizes, NULL)) return true;
  cg_map first = cgi_linalg_map(op, 0);
  cg_expr inner = first->num_results ? first->results[first->num_results - 1] : NULL;
  for (unsigned l = 0; l < config.num_loops; l++) {
    if (!cgi_linalg_is_reduction(op, l)) continue;
    points = sizes[l] == CG_DYNAMIC || points > CGI_TILE_REDUCTION_SMALL || sizes[l] > CGI_TILE_REDUCTION_SMALL ? CGI_TILE_REDUCTION_SMALL + 1
                                                                                                                : points * sizes[l];
    config.tile[CGI_TILE_REDUCTION][l] = inner && inner->kind == CG_EXPR_DIM && inner->value == (int64_t)l ? width : 1;
  }
  return points <= CGI_TILE_REDUCTION_SMALL || cgi_tile_reduction_op(op, &config, CGI_TILE_REDUCTION);
}

typedef struct cgi_tile_reduction_found {
  cg_context *ctx;
  cg_op *roots, *others; // cgi arrays
} cgi_tile_reduction_found;

static bool cgi_tile_reduction_find(cg_op op, void *user) {
  cgi_tile_reduction_found *f = (cgi_tile_reduction_found *)user;
  cg_context *ctx = f->ctx;
  if (!cgi_linalg_is(op)) return true;
  if (cg_op_attr(op, CGI_MARKER))
    cgi_push(f->roots, op);
  else if (cgi_linalg_num_reductions(op) && cgi_op_parent_of_kind(op, CG_SCF_FORALL))
    cgi_push(f->others, op);
  return true;
}

static bool cgi_tile_reduction_function(cg_context *ctx, cg_op func) {
  cgi_translation_info info;
  cgi_tile_reduction_found f;
  bool ok = true;
  if (cgi_translation_info_of(func, &info, &ok) && cgi_pipeline_threads(info.pipeline) == CGI_THREADS_SHARE_TILES)
    return cgi_tile_partial_reductions(func);
  if (!ok) return false;
  memset(&f, 0, sizeof f);
  f.ctx = ctx;
  cgi_walk_pre(func, cgi_tile_reduction_find, &f);
  for (size_t i = 0; i < cgi_len(f.others) && ok; i++) ok = cgi_tile_reduction_other(f.others[i], CGI_TILE_REDUCTION_WIDTH);
  for (size_t i = 0; i < cgi_len(f.roots) && ok; i++) {
    cgi_lowering_config config;
    cgi_op_set_attr(f.roots[i], CGI_MARKER, NULL);
    if (cgi_lowering_config_of(f.roots[i], &config, &ok)) ok = cgi_tile_reduction_op(f.roots[i], &config, CGI_TILE_REDUCTION);
  }
  return ok;
}

CGI_DEF bool cgi_pass_tile_reduction(cgi_pass *pass) { return cgi_tile_reduction_function(pass->ctx, pass->func); }

#undef CGI_TILE_REDUCTION_OUTPUTS
#undef CGI_TILE_REDUCTION_ROUNDS
#undef CGI_TILE_REDUCTION_SMALL
#undef CGI_TILE_REDUCTION_WIDTH
