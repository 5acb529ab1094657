// Tiles of tensor values: which part of each operand a tile of a result needs, and the ops that compute it.
#include "passes/tile/tiling.h"

#include "dialects/iree.h"
#include "dialects/dialects.h"

#define CGI_TILE_DEPTH 128 // producers of producers
#define CGI_TILE_VISITS 2000

typedef struct cgi_tile_memo {
  const void *key; // the op that was tiled, or the value that was sliced
  cg_attr fill;    // of a slice
  cg_op made;
  cg_value value;
  unsigned n;
  cgi_range ranges[CGI_MAX_LOOPS];
} cgi_tile_memo;

CGI_DEF void cgi_tiler_init(cgi_tiler *t, const cgi_builder *b, cgi_dims *dims) {
  memset(t, 0, sizeof *t);
  t->ctx = b->ctx;
  t->b = *b;
  t->dims = dims;
}

CGI_DEF void cgi_tiler_before(cgi_tiler *t, cg_op op, cgi_dims *dims) {
  cgi_builder b = cgi_builder_before(op);
  cgi_tiler_init(t, &b, dims);
}

static cg_value cgi_tile_made_index(cgi_tiler *t, cg_op_kind kind, cg_attr map, unsigned n, const cg_value *operands) {
  for (size_t i = 0; i < cgi_len(t->indices); i++) {
    cg_op op = t->indices[i];
    bool same = op->def->kind == kind && cg_op_attr(op, "map") == map && op->num_operands == n;
    for (unsigned k = 0; k < n && same; k++) same = op->operands[k].value == operands[k];
    if (same) return op->results[0];
  }
  return NULL;
}

// affine.apply, min or max of results e over n indices, constants put in. Without a tiler's list (`t` NULL) nothing is looked up.
static cgi_index cgi_tile_affine(cgi_tiler *t, cgi_builder *b, cg_op_kind kind, unsigned nr, const cg_expr *e, unsigned n, const cgi_index *dims) {
  cg_context *ctx = b->ctx;
  cg_value all[2 * CGI_MAX_LOOPS], operands[2 * CGI_MAX_LOOPS];
  cg_expr known[2 * CGI_MAX_LOOPS], renamed[2 * CGI_MAX_LOOPS], results[2];
  unsigned na = 0, used = 0;
  for (unsigned i = 0; i < n; i++) {
    unsigned k = 0;
    while (k < na && all[k] != dims[i].value) k++;
    if (dims[i].value && k == na) all[na++] = dims[i].value;
    known[i] = dims[i].value ? cgi_expr_dim(ctx, k) : cgi_expr_const(ctx, dims[i].fixed);
  }
  for (unsigned r = 0; r < nr; r++) results[r] = cgi_expr_replace(ctx, e[r], known, n, NULL, 0);
  if (nr == 2 && results[0] == results[1]) nr = 1;
  if (nr == 2 && results[0]->kind == CG_EXPR_CONST && results[1]->kind == CG_EXPR_CONST) {
    if ((results[1]->value < results[0]->value) == (kind == CG_AFFINE_MIN)) results[0] = results[1];
    nr = 1;
  }
  for (unsigned k = 0; k < na; k++) {
    bool any = cgi_expr_uses_dim(results[0], k) || (nr == 2 && cgi_expr_uses_dim(results[1], k));
    renamed[k] = any ? cgi_expr_dim(ctx, used) : NULL;
    if (any) operands[used++] = all[k];
  }
  for (unsigned r = 0; r < nr; r++) results[r] = cgi_expr_replace(ctx, results[r], renamed, na, NULL, 0);
  if (nr == 1 && results[0]->kind == CG_EXPR_CONST) return cgi_index_const(results[0]->value);
  if (nr == 1 && results[0]->kind == CG_EXPR_DIM) return cgi_index_of(operands[results[0]->value]);
  if (nr == 1) kind = CG_AFFINE_APPLY;
  cg_attr map = cgi_attr_of_map(ctx, cgi_map_make(ctx, used, 0, nr, results));
  cg_value made = t ? cgi_tile_made_index(t, kind, map, used, operands) : NULL;
  if (!made) {
    made = cgi_build_with(b, kind, cgi_type_index(ctx), used, operands, "map", map);
    if (t) cgi_push(t->indices, made->op);
  }
  return cgi_index_of(made);
}

CGI_DEF cgi_index cgi_tile_apply(cgi_tiler *t, cg_expr e, unsigned n, const cgi_index *dims) {
  return cgi_tile_affine(t, &t->b, CG_AFFINE_APPLY, 1, &e, n, dims);
}

// x * scale + y.
static cgi_index cgi_tile_muladd(cgi_tiler *t, cgi_index x, int64_t scale, cgi_index y) {
  cg_expr e = cgi_expr_mul(t->ctx, cgi_expr_dim(t->ctx, 0), cgi_expr_const(t->ctx, scale));
  cgi_index dims[2];
  dims[0] = x;
  dims[1] = y;
  return cgi_tile_apply(t, cgi_expr_add(t->ctx, e, cgi_expr_dim(t->ctx, 1)), 2, dims);
}

CGI_DEF cgi_index cgi_tile_add(cgi_tiler *t, cgi_index x, cgi_index y) { return cgi_tile_muladd(t, x, 1, y); }
CGI_DEF cgi_index cgi_tile_sub(cgi_tiler *t, cgi_index x, cgi_index y) { return cgi_tile_muladd(t, y, -1, x); }

static cgi_index cgi_tile_extreme(cgi_tiler *t, cg_op_kind kind, cgi_index x, cgi_index y) {
  cg_expr e[2];
  cgi_index dims[2];
  e[0] = cgi_expr_dim(t->ctx, 0);
  e[1] = cgi_expr_dim(t->ctx, 1);
  dims[0] = x;
  dims[1] = y;
  return cgi_tile_affine(t, &t->b, kind, 2, e, 2, dims);
}

CGI_DEF CGI_NOINLINE cgi_index cgi_tile_min(cgi_tiler *t, cgi_index x, cgi_index y) { return cgi_tile_extreme(t, CG_AFFINE_MIN, x, y); }
CGI_DEF CGI_NOINLINE cgi_index cgi_tile_max(cgi_tiler *t, cgi_index x, cgi_index y) { return cgi_tile_extreme(t, CG_AFFINE_MAX, x, y); }

CGI_DEF cgi_index cgi_tile_ceildiv(cgi_tiler *t, cgi_index x, int64_t by) {
  return cgi_tile_apply(t, cgi_expr_binary(t->ctx, CG_EXPR_CEILDIV, cgi_expr_dim(t->ctx, 0), cgi_expr_const(t->ctx, by)), 1, &x);
}

CGI_DEF cgi_index cgi_tile_dim(cgi_tiler *t, cg_value v, unsigned i) {
  if (v->type->shape[i] != CG_DYNAMIC) return cgi_index_const(v->type->shape[i]);
  return cgi_index_of(cgi_reify_dim(t->dims, v, i));
}

// ---- ranges ---------------------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_tile_loop_sizes(cg_op op, int64_t *sizes, cgi_dim_source *from) {
  return (cgi_linalg_num_loops(op) <= CGI_MAX_LOOPS && cgi_linalg_loop_sizes(op, sizes, from)) || cgi_op_unsupported(op, "has loops without a size");
}

CGI_DEF bool cgi_range_is_full(const cgi_range *r) { return cgi_index_equal(r->valid, r->size); }

CGI_DEF cgi_range cgi_range_whole(cgi_index size) {
  cgi_range r;
  r.offset = cgi_index_const(0);
  r.size = r.valid = size;
  r.back = false;
  r.pieces = 1;
  r.stride = 0;
  return r;
}

static cgi_range cgi_range_first(void) { // one element
  cgi_range r = cgi_range_whole(cgi_index_const(1));
  r.offset = cgi_index_const(0);
  return r;
}

CGI_DEF cgi_range cgi_range_tile(cgi_tiler *t, cgi_index offset, int64_t step, cgi_index size) {
  cgi_range r = cgi_range_whole(cgi_index_const(step));
  r.offset = offset;
  if (!size.value && step > 0 && size.fixed % step == 0 && size.fixed) return r;
  cg_expr e[2];
  cgi_index dims[2];
  e[0] = cgi_expr_const(t->ctx, step);
  e[1] = cgi_expr_sub(t->ctx, cgi_expr_dim(t->ctx, 1), cgi_expr_dim(t->ctx, 0));
  dims[0] = offset;
  dims[1] = size;
  r.valid = cgi_tile_affine(t, &t->b, CG_AFFINE_MIN, 2, e, 2, dims);
  return r;
}

static bool cgi_ranges_equal(unsigned n, const cgi_range *a, const cgi_range *b) {
  for (unsigned i = 0; i < n; i++)
    if (!cgi_index_equal(a[i].offset, b[i].offset) || !cgi_index_equal(a[i].size, b[i].size) || !cgi_index_equal(a[i].valid, b[i].valid) ||
        a[i].pieces != b[i].pieces || a[i].stride != b[i].stride || (a[i].back != b[i].back && !cgi_range_is_full(&a[i])))
      return false;
  return true;
}

static cgi_tile_memo *cgi_tile_find(cgi_tiler *t, const void *key, cg_attr fill, unsigned n, const cgi_range *ranges) {
  for (size_t i = 0; i < cgi_len(t->memo); i++) {
    cgi_tile_memo *m = &t->memo[i];
    if (m->key == key && m->fill == fill && m->n == n && cgi_ranges_equal(n, m->ranges, ranges)) return m;
  }
  return NULL;
}

static void cgi_tile_remember(cgi_tiler *t, const void *key, cg_attr fill, unsigned n, const cgi_range *ranges, cg_op made, cg_value value) {
  cg_context *ctx = t->ctx;
  cgi_tile_memo m;
  memset(&m, 0, sizeof m);
  m.key = key;
  m.fill = fill;
  m.made = made;
  m.value = value;
  m.n = n;
  if (n) memcpy(m.ranges, ranges, n * sizeof *ranges);
  cgi_push(t->memo, m);
}

// ---- slices and pads --------------------------------------------------------------------------------------------------------------------
// Where a slice of a buffer that is written here reads anything but what this tile writes, another one may have written it already.
static bool cgi_tile_check_hazard(cgi_tiler *t, cg_value v, const cgi_range *ranges) {
  cg_value from = v;
  bool same_dims = true;
  while (from->op && t->num_written) {
    cg_op_kind k = from->op->def->kind;
    if (k == CG_TENSOR_EXPAND_SHAPE || k == CG_TENSOR_COLLAPSE_SHAPE)
      same_dims = false;
    else if (k != CG_TENSOR_EXTRACT_SLICE && k != CG_TENSOR_PAD && k != CG_TENSOR_CAST)
      break;
    same_dims = same_dims && from->op->operands[CG_SOURCE].value->type->rank == from->type->rank;
    from = from->op->operands[CG_SOURCE].value;
  }
  if (!from->op || from->op->def->kind != CG_FLOW_DISPATCH_TENSOR_LOAD) return true;
  cg_op mine = from->op->operands[CG_FLOW_DISPATCH_TENSOR_LOAD_SOURCE].value->op;
  for (unsigned i = 0; mine && i < t->num_written; i++) {
    if (!cgi_subspans_overlap(mine, t->written[i]->op)) continue;
    bool same = same_dims;
    for (unsigned d = 0; same && d < v->type->rank; d++) {
      const cgi_range *r = &t->writes[i * CGI_MAX_LOOPS + d];
      same = cgi_index_equal(r->offset, ranges[d].offset) && cgi_index_equal(r->size, ranges[d].size);
    }
    if (!same) return cgi_op_unsupported(from->op, "reads elements of a buffer that another tile of this kernel writes");
  }
  return true;
}

// The parts of a range in pieces, put together.
static cg_value cgi_tile_pieces(cgi_tiler *t, cg_value v, unsigned dim, const cgi_range *ranges, cg_attr fill) {
  cgi_range r[CGI_MAX_LOOPS];
  cg_value parts[CGI_MAX_PIECES];
  memcpy(r, ranges, v->type->rank * sizeof *r);
  for (unsigned p = 0; p < ranges[dim].pieces; p++) {
    r[dim] = cgi_range_whole(cgi_index_const(ranges[dim].size.fixed / ranges[dim].pieces));
    r[dim].offset = cgi_tile_add(t, ranges[dim].offset, cgi_index_const(p * ranges[dim].stride));
    parts[p] = cgi_tile_slice(t, v, r, fill);
  }
  int64_t shape[CGI_MAX_LOOPS];
  for (unsigned i = 0; i < v->type->rank; i++) shape[i] = i == dim ? ranges[dim].size.fixed : parts[0]->type->shape[i];
  cg_type type = cgi_type_with_shape(v->type, v->type->rank, shape);
  return cgi_build_with(&t->b, CG_TENSOR_CONCAT, type, ranges[dim].pieces, parts, "dim", cgi_attr_i64(t->ctx, dim));
}

CGI_DEF cg_value cgi_tile_slice(cgi_tiler *t, cg_value v, const cgi_range *ranges, cg_attr fill) {
  unsigned rank = v->type->rank;
  for (unsigned i = 0; i < rank; i++)
    if (ranges[i].pieces > 1) return cgi_tile_pieces(t, v, i, ranges, fill);
  cgi_index offsets[CGI_MAX_LOOPS], valid[CGI_MAX_LOOPS], sizes[CGI_MAX_LOOPS], pads[2][CGI_MAX_LOOPS];
  bool whole = true, full = true;
  if (!fill) fill = cgi_small_number(v->type->element, 0);
  for (unsigned i = 0; i < rank; i++) {
    valid[i] = ranges[i].valid;
    sizes[i] = ranges[i].size;
    offsets[i] = ranges[i].back ? cgi_tile_add(t, ranges[i].offset, cgi_tile_sub(t, sizes[i], valid[i])) : ranges[i].offset;
    full = full && cgi_range_is_full(&ranges[i]);
    whole = whole && cgi_index_is(offsets[i], 0) && cgi_index_equal(valid[i], cgi_tile_dim(t, v, i));
  }
  if (whole && full) return v;
  cgi_tile_memo *m = cgi_tile_find(t, v, fill, rank, ranges);
  if (m) return m->value;
  cg_value tile = whole ? v : cgi_build_slice(&t->b, v, rank, offsets, valid);
  if (!full) {
    for (unsigned i = 0; i < rank; i++) {
      pads[!ranges[i].back][i] = cgi_tile_sub(t, sizes[i], valid[i]);
      pads[ranges[i].back][i] = cgi_index_const(0);
    }
    tile = cgi_build_pad(&t->b, tile, cgi_tile_type(v->type, rank, sizes), pads[0], pads[1], fill);
  }
  cgi_tile_remember(t, v, fill, rank, ranges, NULL, tile);
  return tile;
}

CGI_DEF cg_value cgi_tile_valid(cgi_tiler *t, cg_value tile, unsigned rank, const cgi_range *ranges) {
  cgi_range r[CGI_MAX_LOOPS];
  for (unsigned i = 0; i < rank; i++) {
    r[i] = ranges[i];
    r[i].offset = r[i].back ? cgi_tile_sub(t, r[i].size, r[i].valid) : cgi_index_const(0);
    r[i].size = r[i].valid;
    r[i].pieces = 1;
    r[i].back = false;
  }
  return cgi_tile_slice(t, tile, r, NULL);
}

CGI_DEF cg_value cgi_tile_repad(cgi_tiler *t, cg_value tile, unsigned rank, const cgi_range *ranges, cg_attr fill) {
  cgi_range r[CGI_MAX_LOOPS];
  bool full = true;
  for (unsigned i = 0; i < rank; i++) {
    r[i] = ranges[i];
    r[i].offset = cgi_index_const(0);
    r[i].pieces = 1;
    full = full && cgi_range_is_full(&r[i]);
  }
  return full ? tile : cgi_tile_slice(t, tile, r, fill);
}

// ---- maps -------------------------------------------------------------------------------------------------------------------------------
// e as a sum of multiples of loops and a constant.
static bool cgi_expr_linear(cg_expr e, int64_t scale, int64_t *factors, int64_t *constant) {
  switch (e->kind) {
  case CG_EXPR_CONST: *constant += scale * e->value; return true;
  case CG_EXPR_DIM:
    if (e->value >= CGI_MAX_LOOPS) return false;
    factors[e->value] += scale;
    return true;
  case CG_EXPR_ADD: return cgi_expr_linear(e->lhs, scale, factors, constant) && cgi_expr_linear(e->rhs, scale, factors, constant);
  case CG_EXPR_MUL: return e->rhs->kind == CG_EXPR_CONST && cgi_expr_linear(e->lhs, scale * e->rhs->value, factors, constant);
  default: return false;
  }
}

// Of a map result: the range it takes over the loops' ranges, and the result as it reads inside the tile, counted from that range's offset.
static bool cgi_tile_result_range(cgi_tiler *t, cg_op op, cg_expr e, cg_value operand, unsigned dim, const cgi_range *loops, cgi_range *range,
                                  cg_expr *local) {
  cg_context *ctx = t->ctx;
  int64_t factors[CGI_MAX_LOOPS] = {0}, constant = 0, at = 0;
  *local = e;
  if (e->kind == CG_EXPR_DIM) {
    *range = loops[e->value];
    return true;
  }
  if (!cgi_expr_linear(e, 1, factors, &constant)) { // stays as it is where all its loops do
    int64_t sizes[CGI_MAX_LOOPS];
    cgi_dim_source from[CGI_MAX_LOOPS];
    if (!cgi_tile_loop_sizes(op, sizes, from)) return false;
    for (unsigned l = 0; l < cgi_linalg_num_loops(op); l++) {
      if (!cgi_expr_uses_dim(e, l)) continue;
      cgi_range whole = cgi_range_whole(cgi_tile_dim(t, cg_op_operand(op, from[l].operand), from[l].dim));
      if (!cgi_ranges_equal(1, &whole, &loops[l])) return cgi_op_unsupported(op, "reads operand #%u through a map that cannot be tiled", dim);
    }
    *range = cgi_range_whole(cgi_tile_dim(t, operand, dim));
    return true;
  }
  bool partial[2] = {false, false}; // at the high end, at the low end
  *range = cgi_range_whole(cgi_index_const(1));
  range->offset = cgi_index_const(constant);
  *local = cgi_expr_const(ctx, 0);
  for (unsigned l = 0; l < CGI_MAX_LOOPS; l++) {
    int64_t f = factors[l], width = f < 0 ? -f : f;
    if (!f) continue;
    if (loops[l].pieces > 1) return cgi_op_unsupported(op, "reads operand #%u along a loop that threads take in pieces", dim);
    if (f < 0 && loops[l].size.value) return cgi_op_unsupported(op, "walks an operand of unknown size backwards");
    if (!cgi_range_is_full(&loops[l])) partial[(f < 0) != loops[l].back] = true;
    if (f < 0) at += width * (loops[l].size.fixed - 1);
    range->offset = cgi_tile_muladd(t, loops[l].offset, f, range->offset);
    range->size = cgi_tile_add(t, cgi_tile_muladd(t, loops[l].size, width, cgi_index_const(-width)), range->size);
    range->valid = cgi_tile_add(t, cgi_tile_muladd(t, loops[l].valid, width, cgi_index_const(-width)), range->valid);
    *local = cgi_expr_add(ctx, *local, cgi_expr_mul(ctx, cgi_expr_dim(ctx, l), cgi_expr_const(ctx, f)));
  }
  if (partial[0] && partial[1]) return cgi_op_unsupported(op, "walks an operand both ways over the edges of a tile");
  range->back = partial[1];
  range->offset = cgi_tile_sub(t, range->offset, cgi_index_const(at));
  *local = cgi_expr_add(ctx, *local, cgi_expr_const(ctx, at));
  return true;
}

static bool cgi_tile_operand(cgi_tiler *t, cg_op op, unsigned i, const cgi_range *loops, cgi_range *ranges, cg_map *local) {
  cg_map map = cgi_linalg_map(op, i);
  cg_expr results[CGI_MAX_LOOPS];
  cg_value v = cg_op_operand(op, i);
  if (map->num_results > CGI_MAX_LOOPS) return cgi_op_unsupported(op, "has too many dimensions");
  for (unsigned r = 0; r < map->num_results; r++)
    if (!cgi_tile_result_range(t, op, map->results[r], v, r, loops, &ranges[r], &results[r])) return false;
  *local = cgi_map_make(t->ctx, map->num_dims, 0, map->num_results, results);
  return true;
}

CGI_DEF bool cgi_tile_operand_ranges(cgi_tiler *t, cg_op op, unsigned i, const cgi_range *loops, cgi_range *ranges) {
  cg_map local;
  return cgi_tile_operand(t, op, i, loops, ranges, &local);
}

// ---- structured ops -----------------------------------------------------------------------------------------------------------------------
typedef struct cgi_tile_body {
  cgi_tiler *t;
  const cgi_range *loops;
  bool reads; // the body reads memory: indices stay in bounds
} cgi_tile_body;

static bool cgi_tile_reads_memory(cg_op op, void *user) {
  (void)user;
  return op->def->kind != CG_TENSOR_EXTRACT && op->def->kind != CG_MEMREF_LOAD;
}

static bool cgi_tile_move_index(cg_op op, void *user) {
  const cgi_tile_body *s = (const cgi_tile_body *)user;
  if (op->def->kind != CG_LINALG_INDEX) return true;
  cg_context *ctx = op->ctx;
  const cgi_range *r = &s->loops[cgi_op_int(op, "dim")];
  bool clamp = s->reads && !cgi_range_is_full(r);
  if (cgi_index_is(r->offset, 0) && !clamp) return true;
  cgi_builder b = cgi_builder_after(op);
  cg_value placeholder = cgi_build_index(&b, 0);
  cgi_value_replace_uses(op->results[0], placeholder);
  cg_expr e[2];
  cgi_index dims[4];
  e[0] = cgi_expr_add(ctx, cgi_expr_dim(ctx, 0), cgi_expr_dim(ctx, 1));
  e[1] = cgi_expr_add(ctx, cgi_expr_dim(ctx, 1),
                      r->back ? cgi_expr_sub(ctx, cgi_expr_dim(ctx, 3), cgi_expr_dim(ctx, 2))
                              : cgi_expr_add(ctx, cgi_expr_dim(ctx, 2), cgi_expr_const(ctx, -1)));
  dims[0] = cgi_index_of(op->results[0]);
  dims[1] = r->offset;
  dims[2] = r->valid;
  dims[3] = r->size;
  cg_op_kind kind = !clamp ? CG_AFFINE_APPLY : r->back ? CG_AFFINE_MAX : CG_AFFINE_MIN;
  cgi_index moved = cgi_tile_affine(NULL, &b, kind, clamp ? 2 : 1, e, 4, dims);
  cg_value v = cgi_index_value(&b, moved);
  cgi_op_replace1(placeholder->op, v);
  return true;
}

static bool cgi_tile_no_division(cg_op op, void *user) {
  cg_op_kind k = op->def->kind;
  (void)user;
  return k != CG_ARITH_DIVSI && k != CG_ARITH_DIVUI && k != CG_ARITH_REMSI && k != CG_ARITH_REMUI && k != CG_ARITH_FLOORDIVSI &&
         k != CG_ARITH_CEILDIVSI && k != CG_ARITH_CEILDIVUI;
}

static cg_value cgi_tile_empty(cgi_tiler *t, cg_type like, unsigned rank, const cgi_range *ranges) {
  cgi_index sizes[CGI_MAX_LOOPS];
  cg_value dynamic[CGI_MAX_LOOPS];
  unsigned n = 0;
  for (unsigned i = 0; i < rank; i++) {
    sizes[i] = ranges[i].size;
    if (sizes[i].value) dynamic[n++] = sizes[i].value;
  }
  return cgi_build_empty(&t->b, cgi_tile_type(like, rank, sizes), dynamic);
}

// The op on other operands: results take the outputs' types, maps are those inside the tile, indices count on from the tile's offsets.
static cg_op cgi_tile_clone(cgi_tiler *t, cg_op op, const cgi_range *loops, const cg_value *operands, const cg_map *maps) {
  cg_context *ctx = t->ctx;
  cgi_tile_body body;
  cg_op made = cgi_op_clone(op, NULL);
  if (t->b.before)
    cgi_op_insert_before(made, t->b.before);
  else
    cgi_op_append(t->b.block, made);
  cgi_op_set_operands(made, op->num_operands, operands);
  unsigned ni = cgi_linalg_num_inputs(op);
  for (unsigned i = 0; i < made->num_results; i++) cgi_value_set_type(made->results[i], operands[ni + i]->type);
  if (op->def->kind == CG_LINALG_GENERIC) {
    cg_attr attrs[CGI_MAX_GENERIC_OPERANDS];
    for (unsigned i = 0; i < op->num_operands; i++) attrs[i] = cgi_attr_of_map(ctx, maps[i]);
    cgi_op_set_array(made, "indexing_maps", op->num_operands, attrs);
  }
  if (cg_op_attr(op, "lowering_config")) cgi_op_set_attr(made, CGI_MARKER, t->marker ? cgi_attr_strz(ctx, t->marker) : NULL);
  body.t = t;
  body.loops = loops;
  body.reads = !cgi_walk_pre(made, cgi_tile_reads_memory, NULL);
  cgi_walk_post(made, cgi_tile_move_index, &body);
  return made;
}

CGI_DEF bool cgi_tile_op(cgi_tiler *t, cg_op op, const cgi_range *loops, const cg_value *inits, cg_op *out) {
  unsigned n = op->num_operands, ni = cgi_linalg_num_inputs(op), nl = cgi_linalg_num_loops(op);
  cg_value operands[CGI_MAX_GENERIC_OPERANDS];
  cg_map maps[CGI_MAX_GENERIC_OPERANDS];
  cgi_tile_memo *m = inits ? NULL : cgi_tile_find(t, op, NULL, nl, loops);
  if (m) {
    *out = m->made;
    return true;
  }
  if (n > CGI_MAX_GENERIC_OPERANDS || nl > CGI_MAX_LOOPS) return cgi_op_unsupported(op, "has too many operands or loops to be tiled");
  if (op->num_results != n - ni && (op->num_results || !inits)) return cgi_op_unsupported(op, "is not on tensors");
  if (t->depth >= CGI_TILE_DEPTH) return cgi_op_unsupported(op, "is too far up a chain of producers");
  bool ones = t->ones, ok = true;
  t->ones = !cgi_walk_pre(op, cgi_tile_no_division, NULL);
  t->depth++;
  for (unsigned i = 0; i < n && ok; i++) {
    cg_value v = op->operands[i].value;
    cgi_range ranges[CGI_MAX_LOOPS];
    ok = cgi_tile_operand(t, op, i, loops, ranges, &maps[i]);
    operands[i] = v;
    if (!ok || !cg_type_is_shaped(v->type)) continue;
    if (i >= ni && inits)
      operands[i] = inits[i - ni];
    else if (i >= ni && !cgi_linalg_uses_output(op, i - ni))
      operands[i] = cgi_tile_empty(t, v->type, v->type->rank, ranges);
    else
      ok = cgi_tile_value(t, v, ranges, &operands[i]);
  }
  t->depth--;
  t->ones = ones;
  if (!ok) return false;
  *out = cgi_tile_clone(t, op, loops, operands, maps);
  if (!inits) cgi_tile_remember(t, op, NULL, nl, loops, *out, NULL);
  return true;
}

// The loops' ranges from a result's: loops that the result does not run along are whole.
static bool cgi_tile_loops_of(cgi_tiler *t, cg_op op, unsigned result, const cgi_range *ranges, cgi_range *loops) {
  int64_t sizes[CGI_MAX_LOOPS];
  cgi_dim_source from[CGI_MAX_LOOPS];
  if (!cgi_tile_loop_sizes(op, sizes, from)) return false;
  cg_map map = cgi_linalg_output_map(op, result);
  if (!cgi_map_is_projected_permutation(map)) return cgi_op_unsupported(op, "writes its result through %m, which cannot be tiled", map);
  for (unsigned l = 0; l < cgi_linalg_num_loops(op); l++) {
    int r = cgi_map_result_of_dim(map, l);
    loops[l] = r >= 0 ? ranges[r] : cgi_range_whole(cgi_tile_dim(t, cg_op_operand(op, from[l].operand), from[l].dim));
  }
  return true;
}

// ---- values -------------------------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_is_source(cg_value v) {
  for (unsigned depth = 0; v->op && depth < CGI_TILE_DEPTH; depth++) {
    cg_op op = v->op;
    switch (op->def->kind) {
    case CG_TENSOR_EXTRACT_SLICE:
    case CG_TENSOR_EXPAND_SHAPE:
    case CG_TENSOR_COLLAPSE_SHAPE:
    case CG_TENSOR_CAST:
    case CG_TENSOR_PAD: v = op->operands[CG_TENSOR_PAD_SOURCE].value; continue;
    case CG_ARITH_CONSTANT: return !cg_attr_is_splat(cg_op_attr(op, "value"));
    case CG_TENSOR_FROM_ELEMENTS: return true;
    default: return !cgi_linalg_is(op) && op->def->kind != CG_LINALG_SOFTMAX && !cgi_starts_with(op->def->name, "tensor.");
    }
  }
  return true;
}

static bool cgi_tile_is_given(const cgi_tiler *t, cg_value v) {
  for (unsigned i = 0; i < t->num_given; i++)
    if (t->given[i] == v) return true;
  if (!v->op) return true;
  bool made_of_nothing = v->op->def->kind == CG_TENSOR_EMPTY || v->op->def->kind == CG_LINALG_FILL || v->op->def->kind == CG_ARITH_CONSTANT;
  if (t->scope && !made_of_nothing && !cgi_op_is_ancestor(t->scope, v->op)) return true;
  return t->keep_reductions && cgi_linalg_is(v->op) && cgi_linalg_num_reductions(v->op);
}

static bool cgi_tile_of_constant(cgi_tiler *t, cg_value v, const cgi_range *ranges, cg_value *out) {
  unsigned rank = v->type->rank;
  cgi_index sizes[CGI_MAX_LOOPS];
  cg_attr scalar;
  for (unsigned i = 0; i < rank; i++) sizes[i] = ranges[i].size;
  cg_type type = cgi_tile_type(v->type, rank, sizes);
  if (!cgi_attr_scalar_of(cg_op_attr(v->op, "value"), &scalar)) return cgi_op_unsupported(v->op, "of %t is not tiled", v->type);
  if (cg_type_has_static_shape(type)) {
    *out = cgi_build_constant(&t->b, cgi_attr_like(type, scalar));
    return true;
  }
  cg_value element = cgi_build_constant(&t->b, scalar), empty = cgi_tile_empty(t, v->type, rank, ranges);
  *out = cgi_build_fill(&t->b, element, empty);
  return true;
}

// extract_slice of what is computed: computes the part that it keeps.
static bool cgi_tile_of_slice(cgi_tiler *t, cg_op op, const cgi_range *ranges, cg_value *out) {
  cg_value source = op->operands[CG_TENSOR_EXTRACT_SLICE_SOURCE].value, base;
  unsigned rank = source->type->rank, kept = op->results[0]->type->rank, drop = rank - kept, k = 0;
  cgi_range from[CGI_MAX_LOOPS];
  cgi_index sizes[CGI_MAX_LOOPS], extents[CGI_MAX_LOOPS];
  cgi_mixed m[3];
  bool plain = drop == 0;
  if (!cgi_slice_get(op, &m[0], &m[1], &m[2])) return cgi_op_unsupported(op, "has a form that is not tiled");
  for (unsigned i = 0; i < rank; i++) {
    cgi_index at = cgi_mixed_at(&m[0], i);
    int64_t stride = m[2].fixed[i];
    if (m[2].values[i]) return cgi_op_unsupported(op, "has a stride that is not known");
    bool unit = !m[1].values[i] && m[1].fixed[i] == 1;
    if (drop && unit && !(k < kept && op->results[0]->type->shape[k] == 1 && rank - i - 1 < kept - k)) {
      drop--;
      from[i] = cgi_range_first();
      from[i].offset = at;
      sizes[i] = cgi_index_const(1);
      continue;
    }
    if (k == kept) return cgi_op_unsupported(op, "drops dimensions whose size is not 1");
    if (ranges[k].pieces > 1 && stride != 1) return cgi_op_unsupported(op, "is strided along a loop that threads take in pieces");
    extents[k] = sizes[i] = ranges[k].size;
    from[i] = ranges[k];
    from[i].offset = cgi_tile_muladd(t, ranges[k].offset, stride, at);
    from[i].size = cgi_tile_muladd(t, ranges[k].size, stride, cgi_index_const(1 - stride));
    from[i].valid = cgi_tile_muladd(t, ranges[k].valid, stride, cgi_index_const(1 - stride));
    plain = plain && stride == 1;
    k++;
  }
  if (!cgi_tile_value(t, source, from, &base)) return false;
  *out = base;
  if (plain) return true;
  cg_type type = cgi_tile_type(source->type, kept, extents);
  *out = cgi_build_slice_op(&t->b, base, NULL, rank, NULL, sizes, m[2].fixed, type)->results[0];
  return true;
}

// One group of a reshape: the range on the narrow side from those on the wide side, or the other way round.
static bool cgi_tile_reshape_group(cgi_tiler *t, cg_value wide, cg_attr group, bool to_narrow, cgi_range *narrow, cgi_range *ranges) {
  size_t n = cg_attr_int_list_len(group), big = n;
  unsigned others = 0;
  int64_t inner = 1;
  bool whole = true;
  for (size_t i = 0; i < n; i++) {
    unsigned d = (unsigned)cg_attr_int_list_at(group, i);
    int64_t size = wide->type->shape[d];
    if (!to_narrow) ranges[d] = cgi_range_whole(cgi_tile_dim(t, wide, d));
    cgi_range all = cgi_range_whole(cgi_tile_dim(t, wide, d));
    bool is_whole = cgi_ranges_equal(1, &all, &ranges[d]);
    if (size == 1 && is_whole) continue;
    if (big == n)
      big = i;
    else {
      others++;
      whole = whole && is_whole && size != CG_DYNAMIC;
      inner *= size == CG_DYNAMIC ? 1 : size;
    }
  }
  if (to_narrow) {
    *narrow = big == n ? cgi_range_first() : ranges[cg_attr_int_list_at(group, big)];
    if (!others) return true;
    if (narrow->pieces > 1) return false;
    narrow->offset = cgi_tile_muladd(t, narrow->offset, inner, cgi_index_const(0));
    narrow->size = cgi_tile_muladd(t, narrow->size, inner, cgi_index_const(0));
    narrow->valid = cgi_tile_muladd(t, narrow->valid, inner, cgi_index_const(0));
    return whole;
  }
  if (!others) {
    if (big < n) ranges[cg_attr_int_list_at(group, big)] = *narrow;
    return true;
  }
  return cgi_index_is(narrow->offset, 0) && cgi_range_is_full(narrow) && whole && !narrow->size.value &&
         wide->type->shape[cg_attr_int_list_at(group, big)] != CG_DYNAMIC &&
         narrow->size.fixed == inner * wide->type->shape[cg_attr_int_list_at(group, big)];
}

// expand_shape and collapse_shape of what is computed, where each group is tiled in one dimension at most.
static bool cgi_tile_of_reshape(cgi_tiler *t, cg_op op, const cgi_range *given, cg_value *out) {
  bool expand = op->def->kind == CG_TENSOR_EXPAND_SHAPE;
  cg_value source = op->operands[CG_SOURCE].value, result = op->results[0], wide = expand ? result : source, narrow = expand ? source : result, base;
  cgi_range w[CGI_MAX_LOOPS], n[CGI_MAX_LOOPS];
  cg_attr groups = cg_op_attr(op, "reassociation");
  if (wide->type->rank > CGI_MAX_LOOPS) return cgi_op_unsupported(op, "has too many dimensions");
  memcpy(expand ? w : n, given, result->type->rank * sizeof *given);
  bool ok = true;
  for (unsigned g = 0; g < narrow->type->rank && ok; g++) ok = cgi_tile_reshape_group(t, wide, cg_attr_at(groups, g), expand, &n[g], w);
  if (narrow->type->rank == 0)
    for (unsigned i = 0; i < wide->type->rank; i++) w[i] = cgi_range_first();
  if (!ok) return cgi_op_unsupported(op, "cannot be tiled: its dimensions do not follow those of the tile");
  if (!cgi_tile_value(t, source, expand ? n : w, &base)) return false;
  cgi_index sizes[CGI_MAX_LOOPS];
  for (unsigned i = 0; i < result->type->rank; i++) sizes[i] = given[i].size;
  cg_type type = cgi_tile_type(result->type, result->type->rank, sizes);
  *out = cgi_build_with(&t->b, op->def->kind, type, 1, &base, "reassociation", groups);
  if (expand) {
    static const char *const names[] = {"static_output_shape"};
    cgi_mixed m;
    m.n = result->type->rank;
    for (unsigned i = 0; i < m.n; i++) cgi_mixed_put(&m, i, sizes[i]);
    cgi_mixed_set((*out)->op, 1, 1, names, &m, false);
  }
  return true;
}

// Of what stands side by side along a dim that the tile has all of: parts of a thread's tile, apart from each other.
static bool cgi_tile_of_concat(cgi_tiler *t, cg_op op, const cgi_range *ranges, cg_value *out) {
  unsigned n = op->num_operands, rank = op->results[0]->type->rank, dim = (unsigned)cgi_op_int(op, "dim");
  cg_value parts[CGI_MAX_PIECES];
  cgi_range r[CGI_MAX_LOOPS];
  cgi_index sizes[CGI_MAX_LOOPS];
  bool whole = cgi_index_is(ranges[dim].offset, 0) && ranges[dim].pieces < 2 && cgi_range_is_full(&ranges[dim]) &&
               cgi_index_equal(ranges[dim].size, cgi_tile_dim(t, op->results[0], dim));
  if (n > CGI_MAX_PIECES || !whole) return cgi_op_unsupported(op, "cannot be computed tile by tile");
  memcpy(r, ranges, rank * sizeof *r);
  for (unsigned i = 0; i < n; i++) {
    r[dim] = cgi_range_whole(cgi_tile_dim(t, op->operands[i].value, dim));
    if (!cgi_tile_value(t, op->operands[i].value, r, &parts[i])) return false;
  }
  for (unsigned i = 0; i < rank; i++) sizes[i] = ranges[i].size;
  *out = cgi_build_with(&t->b, CG_TENSOR_CONCAT, cgi_tile_type(op->results[0]->type, rank, sizes), n, parts, "dim", cg_op_attr(op, "dim"));
  return true;
}

CGI_DEF bool cgi_tile_value(cgi_tiler *t, cg_value v, const cgi_range *ranges, cg_value *out) {
  cg_op op = v->op, made;
  if ((v->type->kind != CG_TYPE_TENSOR && !(v->type->kind == CG_TYPE_MEMREF && cgi_tile_is_given(t, v))) || v->type->rank > CGI_MAX_LOOPS)
    return cgi_op_unsupported(op ? op : t->b.block->region->op, "has a value of %t that cannot be tiled", v->type);
  if (cgi_tile_is_given(t, v) || cgi_is_source(v)) {
    cg_attr fill = cgi_small_number(v->type->element, t->ones && cg_type_is_int_or_index(v->type->element));
    if (!fill) return cgi_op_unsupported(op ? op : t->b.block->region->op, "has elements of %t, which are not tiled", v->type->element);
    if (!cgi_tile_check_hazard(t, v, ranges)) return false;
    *out = cgi_tile_slice(t, v, ranges, fill);
    return true;
  }
  if (cgi_linalg_is(op)) {
    cgi_range loops[CGI_MAX_LOOPS];
    if (cgi_linalg_num_loops(op) > CGI_MAX_LOOPS) return cgi_op_unsupported(op, "has too many loops to be tiled");
    if (!cgi_tile_loops_of(t, op, v->index, ranges, loops) || !cgi_tile_op(t, op, loops, NULL, &made)) return false;
    *out = made->results[v->index];
    return true;
  }
  if (t->depth >= CGI_TILE_DEPTH) return cgi_op_unsupported(op, "is too far up a chain of producers");
  t->depth++;
  bool ok = false;
  switch (op->def->kind) {
  case CG_TENSOR_EMPTY:
    *out = cgi_tile_empty(t, v->type, v->type->rank, ranges);
    ok = true;
    break;
  case CG_TENSOR_SPLAT: {
    cg_value empty = cgi_tile_empty(t, v->type, v->type->rank, ranges);
    *out = cgi_build_fill(&t->b, op->operands[CG_TENSOR_SPLAT_INPUT].value, empty);
    ok = true;
    break;
  }
  case CG_ARITH_CONSTANT: ok = cgi_tile_of_constant(t, v, ranges, out); break;
  case CG_TENSOR_CAST: ok = cgi_tile_value(t, op->operands[CG_TENSOR_CAST_SOURCE].value, ranges, out); break;
  case CG_TENSOR_EXTRACT_SLICE: ok = cgi_tile_of_slice(t, op, ranges, out); break;
  case CG_TENSOR_CONCAT: ok = cgi_tile_of_concat(t, op, ranges, out); break;
  case CG_TENSOR_EXPAND_SHAPE:
  case CG_TENSOR_COLLAPSE_SHAPE: ok = cgi_tile_of_reshape(t, op, ranges, out); break;
  default: ok = cgi_op_unsupported(op, "cannot be computed tile by tile"); break;
  }
  t->depth--;
  return ok;
}

// ---- reductions on partial tiles ------------------------------------------------------------------------------------------------------------
static cg_value cgi_tile_new_part(cg_op combiner, cg_value out_arg) {
  return combiner->operands[CG_LHS].value == out_arg ? combiner->operands[CG_RHS].value : combiner->operands[CG_LHS].value;
}

static bool cgi_tile_is_extension(cg_op_kind k) {
  return k == CG_ARITH_EXTF || k == CG_ARITH_EXTSI || k == CG_ARITH_EXTUI || k == CG_ARITH_SITOFP || k == CG_ARITH_UITOFP;
}

// Zeros in every operand make v zero: a product of inputs, extended maybe.
static bool cgi_tile_is_product(cg_value v, cg_block body) {
  for (unsigned i = 0; i < 2 && v->op && cgi_tile_is_extension(v->op->def->kind); i++) v = v->op->operands[CG_OPERAND].value;
  if (!v->op) return v->block == body;
  cg_op_kind k = v->op->def->kind;
  if (k != CG_ARITH_MULF && k != CG_ARITH_MULI && k != CG_ARITH_ANDI) return false;
  for (unsigned i = 0; i < 2; i++) {
    cg_value o = v->op->operands[i].value;
    if (o->op && cgi_tile_is_extension(o->op->def->kind)) o = o->op->operands[CG_OPERAND].value;
    if (o->op || o->block != body) return false;
  }
  return true;
}

// What to pad operand tiles with so that the new part is neutral; NULL where that is not enough. Each input must run along the partial loops itself.
static cg_attr cgi_tile_direct_fill(cg_op op, const cgi_range *loops, cg_op combiner, cg_type element) {
  cg_block body = cgi_linalg_body(op);
  unsigned ni = cgi_linalg_num_inputs(op);
  cg_value fresh = cgi_tile_new_part(combiner, cg_block_arg(body, ni));
  for (unsigned i = 0; i < ni; i++)
    for (unsigned l = 0; l < cgi_linalg_num_loops(op); l++)
      if (!cgi_range_is_full(&loops[l]) && cgi_linalg_is_reduction(op, l) && cgi_map_result_of_dim(cgi_linalg_map(op, i), l) < 0) return NULL;
  if (!fresh->op && fresh->block == body) return cgi_combiner_neutral(combiner);
  cg_op_kind k = combiner->def->kind;
  bool adds = k == CG_ARITH_ADDF || k == CG_ARITH_ADDI || k == CG_ARITH_ORI || k == CG_ARITH_XORI;
  return adds && cgi_tile_is_product(fresh, body) ? cgi_small_number(element, 0) : NULL;
}

// The ranges of an operand in which only its partial reduction loops are partial.
static void cgi_tile_only_reductions(cg_op op, cg_map map, cgi_range *ranges) {
  for (unsigned r = 0; r < map->num_results; r++) {
    cg_expr e = map->results[r];
    if (e->kind != CG_EXPR_DIM || !cgi_linalg_is_reduction(op, (unsigned)e->value)) ranges[r].valid = ranges[r].size;
  }
}

// Splits a tiled op into what is new per point of the loops, and its reduction: between them the invalid points become neutral.
static cg_op cgi_tile_split(cgi_tiler *t, cg_op op, const cgi_range *loops, cg_op combiner) {
  cg_context *ctx = t->ctx;
  unsigned ni = cgi_linalg_num_inputs(op), nl = cgi_linalg_num_loops(op);
  cg_block body = cgi_linalg_body(op);
  cg_value fresh = cgi_tile_new_part(combiner, cg_block_arg(body, ni)), inputs[CGI_MAX_GENERIC_OPERANDS], out = cgi_linalg_output(op, 0);
  cg_map maps[CGI_MAX_GENERIC_OPERANDS];
  cgi_range points[CGI_MAX_LOOPS];
  bool reduction[CGI_MAX_LOOPS];
  cgi_hmap values = cgi_hmap_new(ctx);
  memset(points, 0, sizeof points);
  for (unsigned i = 0; i < ni; i++) {
    inputs[i] = op->operands[i].value;
    maps[i] = cgi_linalg_map(op, i);
  }
  maps[ni] = cgi_map_identity(ctx, nl);
  for (unsigned l = 0; l < nl; l++) {
    points[l] = loops[l];
    reduction[l] = cgi_linalg_is_reduction(op, l);
    if (!reduction[l]) points[l].valid = points[l].size;
  }
  cg_value empty = cgi_tile_empty(t, cgi_type_tensor(ctx, 0, NULL, fresh->type, NULL), nl, points);
  cg_op each = cgi_build_elementwise(&t->b, ni, inputs, empty, maps, nl);
  cg_block to = cgi_linalg_body(each);
  for (unsigned i = 0; i < ni; i++) cgi_hmap_put_ptr(&values, cg_block_arg(body, i), cg_block_arg(to, i));
  cgi_builder in = cgi_builder_at_end(to, op->loc);
  for (cg_op o = body->first; o && o != body->last; o = o->next)
    if (o != combiner) cgi_op_append(to, cgi_op_clone(o, &values));
  cgi_build_linalg_yield(&in, cgi_mapped(&values, fresh));
  cg_value masked = cgi_tile_repad(t, each->results[0], nl, points, cgi_combiner_neutral(combiner));
  maps[0] = maps[ni];
  maps[1] = cgi_linalg_map(op, ni);
  cg_op reduce = cgi_build_generic(&t->b, 1, &masked, 1, &out, maps, nl, reduction);
  to = cgi_linalg_body(reduce);
  in = cgi_builder_at_end(to, op->loc);
  cg_op c = cgi_op_clone(combiner, &values);
  cgi_op_append(to, c);
  unsigned at = combiner->operands[CG_LHS].value == cg_block_arg(body, ni) ? 0 : 1;
  cgi_op_set_operand(c, at, cg_block_arg(to, 1));
  cgi_op_set_operand(c, 1 - at, cg_block_arg(to, 0));
  cgi_build_linalg_yield(&in, c->results[0]);
  cgi_copy_discardable_attrs(op, reduce);
  return reduce;
}

CGI_DEF bool cgi_tile_masked_reduction(cgi_tiler *t, cg_op op, const cgi_range *loops, const cg_value *inits, cg_op *out, bool *failed) {
  unsigned ni = cgi_linalg_num_inputs(op);
  *failed = false;
  cg_op combiner = cgi_linalg_num_outputs(op) == 1 ? cgi_reduction_combiner(op, 0) : NULL;
  if (!combiner) return false;
  for (unsigned i = 0; i < ni; i++) { // a hull has no mask
    cg_map map = cgi_linalg_map(op, i);
    for (unsigned r = 0; r < map->num_results; r++)
      for (unsigned l = 0; l < cgi_linalg_num_loops(op); l++)
        if (!cgi_range_is_full(&loops[l]) && cgi_linalg_is_reduction(op, l) && map->results[r]->kind != CG_EXPR_DIM &&
            cgi_expr_uses_dim(map->results[r], l))
          return false;
  }
  if (!cgi_tile_op(t, op, loops, inits, out)) {
    *failed = true;
    return false;
  }
  bool direct = true;
  for (unsigned i = 0; i < ni; i++) direct = direct && cgi_tile_direct_fill(op, loops, combiner, cgi_elem(op->operands[i].value)) != NULL;
  for (unsigned i = 0; i < ni && direct; i++) {
    cg_value v = op->operands[i].value;
    cgi_range ranges[CGI_MAX_LOOPS];
    cgi_builder end = t->b;
    if (!cg_type_is_shaped(v->type) || !cgi_tile_operand_ranges(t, op, i, loops, ranges)) continue;
    cg_attr fill = cgi_tile_direct_fill(op, loops, combiner, v->type->element);
    t->b = cgi_builder_before(*out);
    cg_value tile;
    if (cgi_tile_is_given(t, v) || cgi_is_source(v)) {
      tile = cgi_tile_slice(t, v, ranges, fill);
    } else {
      cgi_tile_only_reductions(op, cgi_linalg_map(op, i), ranges);
      tile = cgi_tile_repad(t, (*out)->operands[i].value, v->type->rank, ranges, fill);
    }
    cgi_op_set_operand(*out, i, tile);
    t->b = end;
  }
  if (direct) return true;
  cg_op split = cgi_tile_split(t, *out, loops, cgi_reduction_combiner(*out, 0));
  cgi_op_erase(*out);
  *out = split;
  return true;
}

// ---- dims and loops -------------------------------------------------------------------------------------------------------------------------
static bool cgi_dims_to_loops_rec(cg_op root, cg_value v, int *loops, unsigned depth, unsigned *visits) {
  cg_op op = v->op;
  if (!op || depth > CGI_TILE_DEPTH || v->type->kind != CG_TYPE_TENSOR || v->type->rank > CGI_MAX_LOOPS || ++*visits > CGI_TILE_VISITS) return false;
  if (op->def->kind == CG_TENSOR_CAST) return cgi_dims_to_loops_rec(root, op->operands[CG_TENSOR_CAST_SOURCE].value, loops, depth + 1, visits);
  if (!cgi_linalg_is(op) || op->num_results <= v->index) return false;
  int of_loop[CGI_MAX_LOOPS], dims[CGI_MAX_LOOPS];
  unsigned ni = cgi_linalg_num_inputs(op);
  bool found = op == root;
  for (unsigned l = 0; l < CGI_MAX_LOOPS; l++) of_loop[l] = found ? (int)l : -1;
  for (unsigned i = 0; i < op->num_operands && !found; i++) {
    cg_value in = op->operands[i].value;
    cg_map map = cgi_linalg_map(op, i);
    if (i >= ni && !cgi_linalg_uses_output(op, i - ni)) continue;
    found = cg_type_is_shaped(in->type) && cgi_dims_to_loops_rec(root, in, dims, depth + 1, visits);
    for (unsigned r = 0; found && r < map->num_results; r++)
      if (map->results[r]->kind == CG_EXPR_DIM) of_loop[map->results[r]->value] = dims[r];
  }
  cg_map map = cgi_linalg_map(op, ni + v->index);
  for (unsigned r = 0; found && r < map->num_results; r++) loops[r] = map->results[r]->kind == CG_EXPR_DIM ? of_loop[map->results[r]->value] : -1;
  return found;
}

CGI_DEF CGI_NOINLINE bool cgi_dims_to_loops(cg_op root, cg_value v, int *loops) {
  unsigned visits = 0;
  return cgi_dims_to_loops_rec(root, v, loops, 0, &visits);
}

// ---- foralls --------------------------------------------------------------------------------------------------------------------------------
static cg_attr cgi_forall_mapping(cg_context *ctx, unsigned n, const char *kind) {
  static const char *const axes[] = {"x", "y", "z"}, *const linear[] = {"linear_dim_0", "linear_dim_1", "linear_dim_2", "linear_dim_3",
                                                                        "linear_dim_4"};
  cg_attr items[5];
  bool is_linear = strcmp(kind, "gpu.thread.linear") == 0;
  for (unsigned i = 0; i < n; i++) items[i] = cgi_attr_enum(ctx, is_linear ? "gpu.thread" : kind, (is_linear ? linear : axes)[n - 1 - i]);
  return cgi_attr_array(ctx, n, items);
}

CGI_DEF cg_value cgi_build_trips(cgi_builder *b, cg_value lower, cg_value upper, cg_value step) {
  int64_t l, u, s;
  bool kl = cgi_constant_int(lower, &l), ku = cgi_constant_int(upper, &u), ks = cgi_constant_int(step, &s);
  if (kl && ku && ks && s > 0) return cgi_build_index(b, u > l ? (u - l + s - 1) / s : 0);
  cg_value n = kl && l == 0 ? upper : cgi_build_binary(b, CG_ARITH_SUBI, upper, lower);
  return ks && s == 1 ? n : cgi_build_binary(b, CG_ARITH_CEILDIVSI, n, step);
}

CGI_DEF cg_op cgi_build_forall(cgi_builder *b, unsigned n, const cgi_index *upper, const int64_t *step, unsigned num_outs, const cg_value *outs,
                               const char *kind) {
  cg_context *ctx = b->ctx;
  cg_value *operands = NULL;
  cg_type *types = NULL;
  int64_t zero[5] = {0, 0, 0, 0, 0}, bounds[5];
  int32_t segments[4] = {0, 0, 0, 0};
  cg_named_attr attrs[4];
  for (unsigned i = 0; i < n; i++) {
    bounds[i] = upper[i].value ? CG_DYNAMIC : upper[i].fixed;
    if (upper[i].value) cgi_push(operands, upper[i].value);
    cgi_push(types, cgi_type_index(ctx));
  }
  segments[1] = (int32_t)cgi_len(operands);
  segments[3] = (int32_t)num_outs;
  for (unsigned i = 0; i < num_outs; i++) {
    cgi_push(operands, outs[i]);
    cgi_push(types, outs[i]->type);
  }
  cgi_name_ints(&attrs[0], ctx, "staticLowerBound", n, zero);
  cgi_name_ints(&attrs[1], ctx, "staticUpperBound", n, bounds);
  cgi_name_ints(&attrs[2], ctx, "staticStep", n, step);
  cgi_name_attr(&attrs[3], ctx, "mapping", cgi_forall_mapping(ctx, n, kind));
  cg_op op = cgi_build(b, CG_SCF_FORALL, (unsigned)cgi_len(operands), operands, num_outs, types + n, 4, attrs, 1);
  cgi_op_set_segments(op, 4, segments);
  cgi_block_create(op->regions[0], n + num_outs, types, b->loc);
  return op;
}

CGI_DEF void cgi_end_forall_with(cg_op forall, size_t n, const unsigned *outs, const cg_value *values, const cgi_range *ranges) {
  cgi_builder b = cgi_builder_in(forall, 0);
  cg_block body = b.block;
  unsigned first = cg_block_num_args(body) - forall->num_results;
  cg_op end = cgi_build(&b, CG_SCF_FORALL_IN_PARALLEL, 0, NULL, 0, NULL, 0, NULL, 1);
  cg_block inserts = cgi_block_create(end->regions[0], 0, NULL, forall->loc);
  b = cgi_builder_at_end(inserts, forall->loc);
  for (size_t i = 0; i < n; i++) {
    cg_value dest = cg_block_arg(body, first + outs[i]);
    cgi_index offsets[CGI_MAX_LOOPS], sizes[CGI_MAX_LOOPS];
    for (unsigned d = 0; d < dest->type->rank; d++) {
      offsets[d] = ranges[i * CGI_MAX_LOOPS + d].offset;
      sizes[d] = ranges[i * CGI_MAX_LOOPS + d].valid;
    }
    cgi_build_slice_op(&b, values[i], dest, dest->type->rank, offsets, sizes, NULL, NULL);
  }
}

CGI_DEF void cgi_end_forall(cg_op forall, const cg_value *values, const cgi_range *ranges) {
  unsigned outs[CGI_MAX_GENERIC_OPERANDS];
  for (unsigned i = 0; i < forall->num_results; i++) outs[i] = i;
  cgi_end_forall_with(forall, forall->num_results, outs, values, ranges);
}

CGI_DEF bool cgi_is_forall_of(cg_op op, const char *kind) {
  cg_attr mapping = op->def->kind == CG_SCF_FORALL ? cg_op_attr(op, "mapping") : NULL;
  return mapping && cg_attr_len(mapping) && cgi_str_is(cg_attr_str(cg_attr_at(mapping, 0)), kind) &&
         !cgi_starts_with(cgi_attr_enum_word(cg_attr_at(mapping, 0)), "linear");
}

CGI_DEF bool cgi_is_forall_of_threads(cg_op op) {
  return op->def->kind == CG_SCF_FORALL && cg_op_attr(op, "mapping") && !cgi_is_forall_of(op, "gpu.block");
}

CGI_DEF bool cgi_is_in_threads(cg_op op) {
  for (cg_op p = cg_op_parent(op); p; p = cg_op_parent(p))
    if (cgi_is_forall_of_threads(p)) return true;
  return false;
}

CGI_DEF bool cgi_tile_is_once(cgi_index size, int64_t tile) { return !size.value && size.fixed && size.fixed <= tile; }

CGI_DEF cg_op cgi_build_tile_forall(cgi_tiler *t, unsigned num_loops, const cgi_index *sizes, const int64_t *tile, const int64_t *pieces,
                                    unsigned num_outs, const cg_value *outs, const char *kind, cgi_tiler *inner, cgi_range *ranges) {
  unsigned looped[CGI_MAX_LOOPS], n = 0, rows = 0, tiled = 0;
  cgi_index upper[3], counts[CGI_MAX_LOOPS], rest;
  int64_t step[3];
  for (unsigned l = 0; l < num_loops; l++) tiled += tile[l] > 0;
  bool keep = strcmp(kind, "gpu.thread") == 0 && tiled <= 3;
  for (unsigned l = 0; l < num_loops; l++) {
    ranges[l] = cgi_range_whole(sizes[l]);
    if (tile[l] > 0 && (keep || !cgi_tile_is_once(sizes[l], tile[l]))) looped[n++] = l;
  }
  unsigned folded = n > 3 ? n - 2 : 0; // so many of the outer ones become z
  if (folded) {
    cgi_index total = cgi_index_const(1);
    for (unsigned k = 0; k < folded; k++) {
      counts[k] = cgi_tile_ceildiv(t, sizes[looped[k]], tile[looped[k]]);
      cg_value x = cgi_index_value(&t->b, total), y = cgi_index_value(&t->b, counts[k]);
      total = !total.value && !counts[k].value ? cgi_index_const(total.fixed * counts[k].fixed)
                                               : cgi_index_of(cgi_build_binary(&t->b, CG_ARITH_MULI, x, y));
    }
    upper[rows] = total;
    step[rows++] = 1;
  }
  for (unsigned k = folded; k < n; k++) {
    int64_t parts = pieces ? pieces[looped[k]] : 1;
    upper[rows] = parts > 1 ? cgi_index_const(sizes[looped[k]].fixed / parts) : sizes[looped[k]];
    step[rows++] = tile[looped[k]] / parts;
  }
  if (!rows) {
    upper[0] = cgi_index_const(1);
    step[rows++] = 1;
  }
  cg_op forall = cgi_build_forall(&t->b, rows, upper, step, num_outs, outs, kind);
  cgi_builder in = cgi_builder_in(forall, 0);
  cg_block body = in.block;
  cgi_tiler_init(inner, &in, t->dims);
  rest = cgi_index_of(cg_block_arg(body, 0));
  for (unsigned k = n; k-- > 0;) {
    unsigned l = looped[k];
    cgi_index at;
    if (cgi_tile_is_once(sizes[l], tile[l])) continue;
    if (k >= folded) {
      at = cgi_index_of(cg_block_arg(body, k - folded + (folded ? 1 : 0)));
    } else {
      cg_value r = rest.value ? rest.value : cgi_index_value(&inner->b, rest), c = cgi_index_value(&inner->b, counts[k]);
      cgi_index digit = k ? cgi_index_of(cgi_build_binary(&inner->b, CG_ARITH_REMUI, r, c)) : rest;
      if (k) rest = cgi_index_of(cgi_build_binary(&inner->b, CG_ARITH_DIVUI, r, c));
      at = cgi_tile_muladd(inner, digit, tile[l], cgi_index_const(0));
    }
    ranges[l] = cgi_range_tile(inner, at, tile[l], sizes[l]);
    if (!pieces || pieces[l] <= 1) continue;
    ranges[l].pieces = (unsigned)pieces[l];
    ranges[l].stride = sizes[l].fixed / pieces[l];
  }
  return forall;
}

#undef CGI_TILE_DEPTH
#undef CGI_TILE_VISITS
