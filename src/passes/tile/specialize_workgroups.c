// specialize-workgroups: where a workgroup's tile may run over an edge, full tiles get a branch of their own in which every size is static. For
// padded convolutions that branch takes the interior tiles: what they read of the padded tensor lies in the source, and is read there without the
// pad.
//
//   %s = affine.min (8, -%i + 1001)                    %s = affine.min (8, -%i + 1001)     %full = arith.cmpi eq, %s, %c8
//   %a = extract_slice %A[%i, 0] [%s, 24]              %v = scf.if %full -> (tensor<?x8xf32>) {
//   %p = tensor.pad %a high[8 - %s, 0]            →      %a = extract_slice %A[%i, 0] [8, 24]   …   %c = tensor.cast %t   scf.yield %c
//   …                                                  } else { … as before …   scf.yield %v0 }
//   in_parallel { … %v into %o[%i, %j] [%s, 8] }       in_parallel { … %v into %o[%i, %j] [%s, 8] }
//
// Tiles by hand that store their results themselves, by flow.dispatch.tensor.store or to buffers, get such branches, too, without results.
// Requires: tile-workgroups. Preserves: everything but the form; where all tiles are full and nothing is padded, all of it.
#include "dialects/dialects.h"
#include "passes/pass_table.h"
#include "passes/tile/place.h"
#include "passes/tile/tiling.h"
#include "support/functions.h"

typedef struct cgi_specialize_interior { // a slice of a pad that is a slice of its source there
  cg_op slice, pad;
} cgi_specialize_interior;

typedef struct cgi_specialize {
  cg_context *ctx;
  cg_op forall;
  cg_op *sizes;                      // cgi array: affine.min of the forall's body, each with one constant
  cgi_specialize_interior *interior; // cgi array
  cgi_dims dims;
  cg_value condition;
} cgi_specialize;

static bool cgi_specialize_full(cg_op min, int64_t *full) {
  cg_map map = cg_attr_map(cg_op_attr(min, "map"));
  unsigned constants = 0;
  for (unsigned r = 0; r < map->num_results; r++) {
    if (map->results[r]->kind != CG_EXPR_CONST) continue;
    *full = map->results[r]->value;
    constants++;
  }
  return constants == 1;
}

// An index of the body as an index over what else there is, tiles being full.
static cgi_index cgi_specialize_index(cgi_specialize *s, cgi_tiler *t, cg_value v, unsigned depth) {
  int64_t full;
  cg_op op = v->op;
  if (op && op->def->kind == CG_AFFINE_MIN && op->block == s->forall->regions[0]->first && cgi_specialize_full(op, &full))
    return cgi_index_const(full);
  if (!op || op->def->kind != CG_AFFINE_APPLY || depth > 8 || op->num_operands > CGI_MAX_LOOPS) return cgi_index_of(v);
  cg_map map = cg_attr_map(cg_op_attr(op, "map"));
  cgi_index dims[CGI_MAX_LOOPS];
  if (map->num_symbols) return cgi_index_of(v);
  for (unsigned i = 0; i < op->num_operands; i++) dims[i] = cgi_specialize_index(s, t, op->operands[i].value, depth + 1);
  return cgi_tile_apply(t, map->results[0], map->num_dims, dims);
}

static cgi_index cgi_specialize_mixed(cgi_specialize *s, cgi_tiler *t, const cgi_mixed *m, unsigned i) {
  return m->values[i] ? cgi_specialize_index(s, t, m->values[i], 0) : cgi_index_const(m->fixed[i]);
}

static void cgi_specialize_require(cgi_specialize *s, cgi_tiler *t, cg_cmpi_predicate predicate, cgi_index l, cgi_index r) {
  cg_value x = cgi_index_value(&t->b, l), y = cgi_index_value(&t->b, r);
  cg_value c = cgi_build_cmpi(&t->b, predicate, x, y);
  s->condition = cgi_build_and(&t->b, s->condition, c);
}

// In every padded dim the slice lies in the source: what has to be checked for that. False where it never does.
static bool cgi_specialize_inside(cgi_specialize *s, cgi_tiler *t, const cgi_specialize_interior *in, bool emit) {
  cgi_mixed offsets, sizes, low, high;
  cg_value source = in->pad->operands[CG_TENSOR_PAD_SOURCE].value;
  if (!cgi_slice_get_unit(in->slice, &offsets, &sizes) || !cgi_pad_get(in->pad, &low, &high)) return false;
  if (in->slice->results[0]->type->rank != low.n) return false;
  for (unsigned d = 0; d < low.n; d++) {
    if (!low.values[d] && !high.values[d] && !low.fixed[d] && !high.fixed[d]) continue;
    cgi_index at = cgi_specialize_mixed(s, t, &offsets, d), n = cgi_specialize_mixed(s, t, &sizes, d), before = cgi_specialize_mixed(s, t, &low, d);
    cgi_index end = cgi_tile_add(t, at, n), limit = cgi_tile_add(t, before, cgi_tile_dim(t, source, d));
    bool after_known = !at.value && !before.value, end_known = !end.value && !limit.value;
    if ((after_known && at.fixed < before.fixed) || (end_known && end.fixed > limit.fixed)) return false;
    if (!n.value && !limit.value && !before.value && n.fixed > limit.fixed - before.fixed) return false; // wider than the source
    if (!emit) continue;
    if (!after_known) cgi_specialize_require(s, t, CG_CMPI_SGE, at, before);
    if (!end_known) cgi_specialize_require(s, t, CG_CMPI_SLE, end, limit);
  }
  return true;
}

static void cgi_specialize_conditions(cgi_specialize *s, cgi_tiler *t) {
  cg_context *ctx = s->ctx;
  cg_block body = s->forall->regions[0]->first;
  int64_t full;
  CGI_FOREACH_OP(op, body) {
    if (op->def->kind == CG_AFFINE_MIN && cgi_specialize_full(op, &full)) cgi_push(s->sizes, op);
    cg_op pad = op->def->kind == CG_TENSOR_EXTRACT_SLICE ? op->operands[CG_TENSOR_EXTRACT_SLICE_SOURCE].value->op : NULL;
    if (!pad || pad->def->kind != CG_TENSOR_PAD || pad->block == body) continue;
    cgi_specialize_interior in;
    in.slice = op;
    in.pad = pad;
    cgi_push(s->interior, in);
  }
  for (size_t i = 0; i < cgi_len(s->sizes); i++) {
    cgi_specialize_full(s->sizes[i], &full);
    cgi_specialize_require(s, t, CG_CMPI_EQ, cgi_index_of(s->sizes[i]->results[0]), cgi_index_const(full));
  }
  size_t kept = 0;
  for (size_t i = 0; i < cgi_len(s->interior); i++)
    if (cgi_specialize_inside(s, t, &s->interior[i], false)) s->interior[kept++] = s->interior[i];
  cgi_shrink(s->interior, kept);
  for (size_t i = 0; i < kept; i++) cgi_specialize_inside(s, t, &s->interior[i], true);
}

// In the full branch: the slice of the pad as a slice of its source.
static cg_value cgi_specialize_unpadded(cgi_specialize *s, cgi_builder *b, const cgi_specialize_interior *in) {
  cgi_tiler t;
  cgi_mixed offsets, sizes, low, high;
  cgi_index at[CGI_MAX_LOOPS], n[CGI_MAX_LOOPS];
  cgi_tiler_init(&t, b, &s->dims);
  cgi_slice_get_unit(in->slice, &offsets, &sizes);
  cgi_pad_get(in->pad, &low, &high);
  for (unsigned d = 0; d < low.n; d++) {
    cgi_index o = cgi_specialize_mixed(s, &t, &offsets, d);
    at[d] = cgi_tile_sub(&t, o, cgi_specialize_mixed(s, &t, &low, d));
    n[d] = cgi_specialize_mixed(s, &t, &sizes, d);
  }
  cg_value v = cgi_build_slice(b, in->pad->operands[CG_TENSOR_PAD_SOURCE].value, low.n, at, n);
  cg_type type = in->slice->results[0]->type;
  return v->type == type ? v : cgi_build_unary(b, CG_TENSOR_CAST, type, v);
}

static bool cgi_specialize_is_tensor_op(cg_op op) {
  for (unsigned i = 0; i < op->num_results; i++)
    if (op->results[i]->type->kind == CG_TYPE_TENSOR) return true;
  for (unsigned i = 0; i < op->num_operands; i++)
    if (op->operands[i].value->type->kind == CG_TYPE_TENSOR) return true;
  return false;
}

// What an op on tensors gives is used by one that stays in front of the branch, or says where a result goes.
static bool cgi_specialize_escapes(cg_op op) {
  for (unsigned i = 0; i < op->num_results; i++) CGI_FOREACH_USE(u, op->results[i]) {
      cg_op at = u->owner;
      if (at->def->kind == CG_TENSOR_PARALLEL_INSERT_SLICE && u == at->operands) continue; // what is inserted: the branch's result
      while (at->block != op->block) at = cg_op_parent(at);
      if (!cgi_specialize_is_tensor_op(at)) return true;
    }
  return false;
}

// Clones the body for full tiles: sizes are constants, and what depends on them folds.
static void cgi_specialize_then(cgi_specialize *s, cg_block body, cg_op before, cg_block to, unsigned n, cg_value *yields) {
  cgi_hmap values = cgi_hmap_new(s->ctx);
  cgi_builder b = cgi_builder_at_end(to, s->forall->loc);
  for (size_t i = 0; i < cgi_len(s->sizes); i++) {
    int64_t full = 0;
    cgi_specialize_full(s->sizes[i], &full);
    cgi_hmap_put_ptr(&values, s->sizes[i]->results[0], cgi_build_index(&b, full));
  }
  for (cg_op op = body->first; op != before; op = op->next) {
    const cgi_specialize_interior *in = NULL;
    for (size_t i = 0; i < cgi_len(s->interior); i++)
      if (s->interior[i].slice == op) in = &s->interior[i];
    if (in)
      cgi_hmap_put_ptr(&values, op->results[0], cgi_specialize_unpadded(s, &b, in));
    else if (cgi_specialize_is_tensor_op(op) || op->def->kind == CG_AFFINE_APPLY)
      cgi_op_append(to, cgi_op_clone(op, &values));
  }
  for (unsigned i = 0; i < n; i++) yields[i] = cgi_mapped(&values, yields[i]);
  cgi_build_yield(&b, n, yields);
}

static bool cgi_specialize_promotes(cg_op op, void *user) {
  cgi_lowering_config config;
  bool *found = (bool *)user, ok = true;
  *found = *found || (cg_op_attr(op, CGI_MARKER) && cgi_lowering_config_of(op, &config, &ok) && config.promote);
  return !*found;
}

static CGI_NOINLINE void cgi_specialize_forall(cgi_specialize *s) {
  cg_context *ctx = s->ctx;
  cg_block body = s->forall->regions[0]->first;
  cg_op end = body->last, first_insert = end->regions[0]->first->first;
  cg_value *yields = NULL, *originals = NULL;
  cg_type *types = NULL;
  cgi_tiler t;
  cgi_tiler_before(&t, end, &s->dims);
  cgi_specialize_conditions(s, &t);
  // Tiles at the edge whose operands are copied cost a clamped index in the copies and a guard around the stores: no second body is worth that.
  bool promotes = false;
  cgi_walk_pre(s->forall, cgi_specialize_promotes, &promotes);
  if (promotes && !cgi_len(s->interior)) s->condition = NULL;
  for (cg_op op = body->first; op != end; op = op->next)
    if (cgi_specialize_is_tensor_op(op) && cgi_specialize_escapes(op)) s->condition = NULL;
  for (cg_op op = first_insert; op; op = op->next) {
    cgi_push(yields, op->operands[CG_TENSOR_PARALLEL_INSERT_SLICE_SOURCE].value);
    cgi_push(originals, op->operands[CG_TENSOR_PARALLEL_INSERT_SLICE_SOURCE].value);
    cgi_push(types, op->operands[CG_TENSOR_PARALLEL_INSERT_SLICE_SOURCE].value->type);
  }
  unsigned n = (unsigned)cgi_len(yields);
  if (s->condition && n) {
    cgi_builder b = cgi_builder_before(end);
    cg_op branch = cgi_build_if(&b, s->condition, n, types, true);
    cg_block then_block = branch->regions[CG_SCF_IF_THEN_REGION]->first, else_block = branch->regions[CG_SCF_IF_ELSE_REGION]->first;
    cgi_specialize_then(s, body, branch, then_block, n, yields);
    for (cg_op op = body->first, next; op != branch; op = next) {
      next = op->next;
      if (!cgi_specialize_is_tensor_op(op)) continue;
      cgi_op_remove(op);
      cgi_op_append(else_block, op);
    }
    cgi_builder in = cgi_builder_at_end(else_block, end->loc);
    cgi_build_yield(&in, n, originals);
    unsigned i = 0;
    for (cg_op op = first_insert; op; op = op->next) cgi_op_set_operand(op, CG_TENSOR_PARALLEL_INSERT_SLICE_SOURCE, branch->results[i++]);
    cgi_canonicalize(branch);
  }
}

#ifndef CODEGEN_NO_TEXT
// ---- tiles by hand: what is computed in a loop over them, or by ids, stores its results itself --------------------------------------------------
typedef struct cgi_specialize_tile {
  cg_context *ctx;
  cg_block block;
  cg_op *sizes, *inside; // cgi arrays: affine.min with one constant; what goes into the branches
  bool linalg;           // of which some is
} cgi_specialize_tile;

// Index arithmetic stays in front of the branches, all else goes into them, and what needs it.
static void cgi_specialize_part(cgi_specialize_tile *s) {
  cg_context *ctx = s->ctx;
  cgi_hmap in = cgi_hmap_new(ctx);
  int64_t full;
  for (cg_op op = s->block->first; op != s->block->last; op = op->next) {
    bool stays = op->num_results == 1 && op->num_regions == 0 && op->def->traits & CG_TRAIT_PURE &&
                 (op->results[0]->type->kind == CG_TYPE_INDEX || op->def->kind == CG_ARITH_CONSTANT);
    stays = stays || (op->def->kind == CG_HAL_INTERFACE_BINDING_SUBSPAN && !cgi_len(s->inside));
    for (unsigned i = 0; i < op->num_operands && stays; i++) stays = !op->operands[i].value->op || !cgi_hmap_ptr(&in, op->operands[i].value->op);
    if (stays && op->def->kind == CG_AFFINE_MIN && cgi_specialize_full(op, &full)) cgi_push(s->sizes, op);
    if (stays) continue;
    cgi_hmap_put_ptr(&in, op, op);
    cgi_push(s->inside, op);
    s->linalg = s->linalg || cgi_linalg_is(op);
  }
}

// A linalg op takes what casts made dynamic as it was, and gives such results.
static bool cgi_specialize_uncast(cg_op op, void *user) {
  (void)user;
  if (!cgi_linalg_is(op)) return true;
  unsigned ni = cgi_linalg_num_inputs(op);
  for (unsigned i = 0; i < op->num_operands; i++) {
    cg_value v = op->operands[i].value;
    bool cast = v->op && (v->op->def->kind == CG_TENSOR_CAST || v->op->def->kind == CG_MEMREF_CAST);
    cg_value source = cast ? v->op->operands[CG_SOURCE].value : v;
    if (!cast || source->type->rank != v->type->rank || !cg_type_has_static_shape(source->type)) continue;
    cgi_op_set_operand(op, i, source);
    if (i < ni || !op->num_results) continue;
    cg_value result = op->results[i - ni];
    cgi_builder b = cgi_builder_after(op);
    cg_value again = cgi_build_unary(&b, CG_TENSOR_CAST, result->type, result);
    cgi_value_replace_uses(result, again);
    cgi_op_set_operand(again->op, CG_TENSOR_CAST_SOURCE, result);
    cgi_value_set_type(result, source->type);
  }
  return true;
}

static void cgi_specialize_by_hand(cg_context *ctx, cg_block block) {
  cgi_specialize_tile s;
  memset(&s, 0, sizeof s);
  s.ctx = ctx;
  s.block = block;
  cgi_specialize_part(&s);
  if (s.linalg && cgi_len(s.sizes)) {
    cg_op end = block->last;
    cgi_builder b = cgi_builder_before(end);
    cgi_hmap values = cgi_hmap_new(ctx);
    cg_value condition = NULL;
    int64_t full = 0;
    for (size_t i = 0; i < cgi_len(s.sizes); i++) {
      cgi_specialize_full(s.sizes[i], &full);
      cg_value constant = cgi_build_index(&b, full), c = cgi_build_cmpi(&b, CG_CMPI_EQ, s.sizes[i]->results[0], constant);
      condition = cgi_build_and(&b, condition, c);
      cgi_hmap_put_ptr(&values, s.sizes[i]->results[0], constant);
    }
    cg_op branch = cgi_build_if(&b, condition, 0, NULL, true);
    for (unsigned r = 0; r < 2; r++) {
      cg_block to = branch->regions[r]->first;
      if (to->last) cgi_op_erase(to->last);
      for (size_t i = 0; i < cgi_len(s.inside); i++) {
        cg_op op = s.inside[i];
        if (r == CG_SCF_IF_THEN_REGION) {
          cgi_op_append(to, cgi_op_clone(op, &values));
        } else {
          cgi_op_remove(op);
          cgi_op_append(to, op);
        }
      }
      cgi_builder in = cgi_builder_at_end(to, end->loc);
      cgi_build_yield(&in, 0, NULL);
    }
    cgi_canonicalize(branch);
    cgi_walk_pre(branch, cgi_specialize_uncast, NULL);
    cgi_canonicalize(branch);
  }
}

// In loops over the tiles of workgroups, not over those of a reduction.
static bool cgi_specialize_find(cg_op op, void *user) {
  cg_block **blocks = (cg_block **)user;
  cg_context *ctx = op->ctx;
  cg_op parent = cg_op_parent(op), end = op->block->last;
  cg_op_kind k = parent->def->kind;
  bool loop = k == CG_FUNC_FUNC || k == CG_SCF_PARALLEL || k == CG_SCF_FORALL || (k == CG_SCF_FOR && cgi_place_ids(parent) & CGI_IDS_GROUPS);
  if (!cgi_linalg_is(op) || !loop || parent->num_results || end->num_operands) return true;
  if (!cgi_len(*blocks) || (*blocks)[cgi_len(*blocks) - 1] != op->block) cgi_push(*blocks, op->block);
  return true;
}
#endif

CGI_DEF bool cgi_pass_specialize_workgroups(cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
#ifndef CODEGEN_NO_TEXT
  cg_block *blocks = NULL;
  cgi_walk_pre(pass->func, cgi_specialize_find, &blocks);
  for (size_t k = 0; k < cgi_len(blocks); k++) cgi_specialize_by_hand(ctx, blocks[k]);
#endif
  cg_op *foralls = cgi_collect(pass->func, CG_SCF_FORALL);
  for (size_t k = 0; k < cgi_len(foralls); k++) {
    cgi_specialize s;
    if (!cgi_is_forall_of(foralls[k], "gpu.block")) continue;
    memset(&s, 0, sizeof s);
    s.ctx = s.dims.ctx = s.dims.known.ctx = ctx;
    s.forall = foralls[k];
    cgi_specialize_forall(&s);
  }
  return true;
}
