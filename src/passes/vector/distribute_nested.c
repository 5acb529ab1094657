// distribute-vectors, kernels whose vectors have layouts: a thread holds of each vector one of the layout's rank, batch * outer * element along each
// dimension. Most ops become the same op on that; the others say here which elements a thread reads, writes, combines or hands to another one.
#include "dialects/combiner.h"
#include "dialects/dialects.h"
#include "dialects/eval.h"
#include "dialects/linalg.h"
#include "dialects/vector_ext.h"
#include "passes/vector/across_threads.h"
#include "passes/vector/distribute_nested.h"
#include "passes/vector/layouts.h"
#include "passes/vector/pieces.h"
#include "passes/vector/vectorize.h"
#include "support/one_to_n.h"
#include "support/views.h"

#define CGI_NESTED_MAX_ELEMENTS 4096 // of a thread's part of one vector
#define CGI_NESTED_RANK CG_NESTED_LAYOUT_RANK

typedef struct cgi_nested {
  cg_context *ctx;
  cg_op func;
  cgi_layouts layouts;
  cgi_one_to_n vectors;
  cgi_across across;
  int64_t subgroup; // threads of a subgroup
} cgi_nested;

static cgi_nested *cgi_nested_of(cgi_one_to_n *c) { return (cgi_nested *)c->user; }
static bool cgi_nested_is_vector(cg_value v) { return v->type->kind == CG_TYPE_VECTOR; }

static const cg_nested_layout *cgi_nested_layout(cgi_nested *d, cg_value v) { return cgi_layout_of_value(&d->layouts, v); }

static cg_type cgi_nested_type(cgi_nested *d, const cg_nested_layout *l, cg_type element) { // of a thread's part
  int64_t shape[CGI_NESTED_RANK];
  cg_nested_layout_shape(l, CG_LAYOUT_PER_THREAD, shape);
  return cgi_type_vector(d->ctx, l->rank, shape, element);
}

static cg_type cgi_nested_type_of(cgi_nested *d, cg_value v) { return cgi_nested_type(d, cgi_nested_layout(d, v), v->type->element); }

// The dimension that native vectors run along: the last one with neighbours; the rank where there is none.
static unsigned cgi_nested_wide(const cg_nested_layout *l) {
  unsigned wide = l->rank;
  for (unsigned i = 0; i < l->rank; i++)
    if (l->element_tile[i] > 1) wide = i;
  return wide;
}

static int64_t cgi_nested_width(const cg_nested_layout *l) { return cgi_nested_wide(l) < l->rank ? l->element_tile[cgi_nested_wide(l)] : 1; }

// Where unroll-vectors would take others for neighbours a part is held packed, with one dimension more behind the others: the neighbours, or 1.
static bool cgi_nested_is_packed(const cg_nested_layout *l) {
  unsigned wide = cgi_nested_wide(l), last = l->rank - 1;
  return l->rank && wide != last && (wide < last || l->batch_tile[last] * l->outer_tile[last] > 1);
}

static cg_type cgi_nested_packed(cgi_nested *d, const cg_nested_layout *l, cg_type element) {
  int64_t shape[CGI_NESTED_RANK + 1];
  cg_nested_layout_shape(l, CG_LAYOUT_PER_THREAD, shape);
  shape[l->rank] = cgi_nested_width(l);
  if (cgi_nested_wide(l) < l->rank) shape[cgi_nested_wide(l)] /= shape[l->rank];
  return cgi_type_vector(d->ctx, l->rank + 1, shape, element);
}

static cg_type cgi_nested_held(cgi_nested *d, const cg_nested_layout *l, cg_type element) {
  return cgi_nested_is_packed(l) ? cgi_nested_packed(d, l, element) : cgi_nested_type(d, l, element);
}

static cg_type cgi_nested_held_of(cgi_nested *d, cg_value v) { return cgi_nested_held(d, cgi_nested_layout(d, v), v->type->element); }

static cg_value cgi_nested_reshape(cgi_builder *b, cg_value v, cg_type t) {
  if (cgi_is_kind(v, CG_VECTOR_SHAPE_CAST)) v = v->op->operands[CG_VECTOR_SHAPE_CAST_SOURCE].value;
  return v->type == t ? v : cgi_build_unary(b, CG_VECTOR_SHAPE_CAST, t, v);
}

// Dimension j of the result is dimension order[j].
static cg_value cgi_nested_reorder(cgi_builder *b, cg_value v, const unsigned *order) {
  cg_context *ctx = b->ctx;
  int64_t shape[CGI_NESTED_RANK + 2] = {0};
  int64_t permutation[CGI_NESTED_RANK + 2];
  bool moved = false;
  unsigned n = v->type->rank, last = 0;
  for (unsigned j = 0; j < n; j++) {
    shape[j] = v->type->shape[order[j]];
    permutation[j] = order[j];
    if (shape[j] == 1) continue;
    moved |= order[j] < last;
    last = order[j];
  }
  cg_type t = cgi_type_vector(ctx, n, shape, v->type->element);
  if (!moved) return cgi_nested_reshape(b, v, t);
  return cgi_build_with(b, CG_VECTOR_TRANSPOSE, t, 1, &v, "permutation", cgi_attr_i64_array(ctx, n, permutation));
}

// From a part as it is held to one in the shape of the vector's own dimensions, or (back) the other way.
static cg_value cgi_nested_convert_held(cgi_nested *d, cgi_builder *b, const cg_nested_layout *l, cg_value v, bool back) {
  unsigned wide = cgi_nested_wide(l), order[CGI_NESTED_RANK + 1], rank = l->rank;
  cg_type held = cgi_nested_held(d, l, v->type->element), own = cgi_nested_type(d, l, v->type->element);
  int64_t shape[CGI_NESTED_RANK + 1];
  if (!cgi_nested_is_packed(l)) return v;
  if (wide >= rank) return cgi_nested_reshape(b, v, back ? held : own);
  for (unsigned j = 0; j <= rank; j++) { // the neighbours right behind their dimension
    unsigned from = j <= wide ? j : j == wide + 1 ? rank : j - 1;
    shape[j] = held->shape[from];
    order[back ? from : j] = back ? j : from;
  }
  if (!back) return cgi_nested_reshape(b, cgi_nested_reorder(b, v, order), own);
  return cgi_nested_reorder(b, cgi_nested_reshape(b, v, cgi_type_vector(d->ctx, rank + 1, shape, v->type->element)), order);
}

static cg_value cgi_nested_held_piece(cgi_nested *d, cg_value v) {
  const cg_value *pieces = cgi_nested_is_vector(v) ? cgi_pieces_of(&d->vectors, v) : &v;
  return pieces ? pieces[0] : NULL;
}

static cg_value cgi_nested_piece(cgi_nested *d, cg_value v) { // in the shape of the vector's own dimensions
  cg_value held = cgi_nested_held_piece(d, v);
  return held && cgi_nested_is_vector(v) ? cgi_nested_convert_held(d, &d->vectors.b, cgi_nested_layout(d, v), held, false) : held;
}

static void cgi_nested_define_held(cgi_nested *d, cg_value v, cg_value piece) {
  if (cgi_nested_is_vector(v))
    cgi_pieces_new(&d->vectors, v)[0] = piece;
  else
    cgi_value_replace_uses(v, piece);
}

static void cgi_nested_define(cgi_nested *d, cg_value v, cg_value piece) {
  if (cgi_nested_is_vector(v)) piece = cgi_nested_convert_held(d, &d->vectors.b, cgi_nested_layout(d, v), piece, true);
  cgi_nested_define_held(d, v, piece);
}

// ---- a thread's place -----------------------------------------------------------------------------------------------------------------------
// (id / stride) mod tile, where ids are below `ids` (0: any).
static cg_expr cgi_nested_digit(cgi_nested *d, cg_expr id, int64_t stride, int64_t tile, int64_t ids) {
  cg_context *ctx = d->ctx;
  if (tile == 1) return cgi_expr_const(ctx, 0);
  if (stride > 1) id = cgi_expr_binary(ctx, CG_EXPR_FLOORDIV, id, cgi_expr_const(ctx, stride));
  return stride * tile == ids ? id : cgi_expr_binary(ctx, CG_EXPR_MOD, id, cgi_expr_const(ctx, tile));
}

// The virtual id along dim i, of `id`, the thread's number.
static cg_expr cgi_nested_virtual(cgi_nested *d, const cg_nested_layout *l, cg_layout_level level, unsigned i, cg_expr id) {
  if (level == CG_LAYOUT_SUBGROUP) return cgi_nested_digit(d, id, l->subgroup_strides[i] * d->subgroup, l->subgroup_tile[i], d->across.total);
  cg_expr lane = d->across.total > d->subgroup ? cgi_expr_binary(d->ctx, CG_EXPR_MOD, id, cgi_expr_const(d->ctx, d->subgroup)) : id;
  return cgi_nested_digit(d, lane, l->thread_strides[i], l->thread_tile[i], d->subgroup);
}

// Where the element tile of this batch and outer begins along dim i.
static cg_expr cgi_nested_start(cgi_nested *d, const cg_nested_layout *l, unsigned i, int64_t batch, int64_t outer, cg_expr id) {
  cg_context *ctx = d->ctx;
  int64_t tile = l->thread_tile[i] * l->element_tile[i], group = l->batch_tile[i] * l->outer_tile[i] * tile;
  cg_expr e = cgi_expr_const(ctx, (batch * l->outer_tile[i] + outer) * tile);
  e = cgi_expr_add(ctx, e, cgi_expr_mul(ctx, cgi_nested_virtual(d, l, CG_LAYOUT_SUBGROUP, i, id), cgi_expr_const(ctx, group)));
  return cgi_expr_add(ctx, e, cgi_expr_mul(ctx, cgi_nested_virtual(d, l, CG_LAYOUT_THREAD, i, id), cgi_expr_const(ctx, l->element_tile[i])));
}

static CGI_NOINLINE cg_value cgi_nested_apply(cgi_nested *d, cgi_builder *b, cg_expr e) { // of the thread's number
  return cgi_build_apply(b, 1, e, &d->across.linear);
}

static cg_value cgi_nested_place(cgi_nested *d, cgi_builder *b, cg_value base, cg_expr e) {
  cg_value operands[2];
  int64_t known;
  if (cgi_constant_int(base, &known)) return cgi_nested_apply(d, b, cgi_expr_add(d->ctx, e, cgi_expr_const(d->ctx, known)));
  operands[0] = d->across.linear;
  operands[1] = base;
  e = cgi_expr_add(d->ctx, e, cgi_expr_dim(d->ctx, 1));
  return cgi_build_apply(b, 2, e, operands);
}

// The condition under which the thread is the least of those that hold the same; NULL where it always is.
static cg_value cgi_nested_owner(cgi_nested *d, cgi_builder *b, const cg_nested_layout *l) {
  cg_context *ctx = d->ctx;
  cg_value condition = NULL;
  for (unsigned level = 0; level < 2; level++) {
    int64_t ids = level ? d->subgroup : d->across.total / d->subgroup, held = 1, below = 1; // below: ids from 0 on that hold something else each
    cg_expr id = cgi_expr_dim(ctx, 0), rest = id, sum = cgi_expr_const(ctx, 0);
    for (unsigned i = 0; i < l->rank; i++) {
      int64_t stride = level ? l->thread_strides[i] : l->subgroup_strides[i];
      held *= level ? l->thread_tile[i] : l->subgroup_tile[i];
      cg_expr v = cgi_nested_virtual(d, l, level ? CG_LAYOUT_THREAD : CG_LAYOUT_SUBGROUP, i, id);
      sum = cgi_expr_add(ctx, sum, cgi_expr_mul(ctx, v, cgi_expr_const(ctx, stride)));
    }
    if (held == ids) continue;
    for (unsigned k = 0; k < l->rank; k++) // strides nest: each turn finds the next one
      for (unsigned i = 0; i < l->rank; i++)
        if ((level ? l->thread_strides[i] : l->subgroup_strides[i]) == below) below *= level ? l->thread_tile[i] : l->subgroup_tile[i];
    if (d->across.total > d->subgroup) rest = cgi_expr_binary(ctx, level ? CG_EXPR_MOD : CG_EXPR_FLOORDIV, id, cgi_expr_const(ctx, d->subgroup));
    bool first = below == held;
    cg_value limit = cgi_build_index(b, first ? held : 0), value = cgi_nested_apply(d, b, first ? rest : cgi_expr_sub(ctx, rest, sum));
    condition = cgi_across_and(b, condition, cgi_build_cmpi(b, first ? CG_CMPI_ULT : CG_CMPI_EQ, value, limit));
  }
  return condition;
}

// All threads come to a barrier, or none does.
static bool cgi_nested_meets(cgi_nested *d, cg_op op) {
  for (cg_op p = cg_op_parent(op); p && p != d->func; p = cg_op_parent(p))
    if (p->def->kind == CG_SCF_FORALL || p->def->kind == CG_SCF_PARALLEL) return cgi_op_unsupported(op, "inside of %o needs a barrier", p);
  return true;
}

// ---- pieces of a thread's part ----------------------------------------------------------------------------------------------------------------
static cg_value cgi_nested_splat(cgi_builder *b, cg_type t, cg_value scalar) { return cgi_build_unary(b, CG_VECTOR_BROADCAST, t, scalar); }

static cg_value cgi_nested_flat(cgi_nested *d, cgi_builder *b, cg_value v) {
  int64_t n = cg_type_num_elements(v->type);
  return cgi_nested_reshape(b, v, cgi_type_lanes(d->ctx, n, v->type->element));
}

static cg_value cgi_nested_zero(cgi_builder *b, cg_type t) {
  return cgi_build_constant(b, cgi_attr_dense_splat(b->ctx, t, cgi_small_number(t->element, 0)));
}

// The element tiles of a thread's part of the vector: `at` counts them; gives where it begins in the part, per dim, and its batch and outer.
typedef struct cgi_nested_tile {
  int64_t offset[CGI_NESTED_RANK], batch[CGI_NESTED_RANK], outer[CGI_NESTED_RANK];
} cgi_nested_tile;

static int64_t cgi_nested_num_tiles(const cg_nested_layout *l) {
  int64_t n = 1;
  for (unsigned i = 0; i < l->rank; i++) n *= l->batch_tile[i] * l->outer_tile[i];
  return n;
}

static void cgi_nested_tile_at(const cg_nested_layout *l, int64_t at, cgi_nested_tile *t) {
  for (unsigned i = l->rank; i-- > 0;) {
    int64_t n = l->batch_tile[i] * l->outer_tile[i], k = at % n;
    at /= n;
    t->batch[i] = k / l->outer_tile[i];
    t->outer[i] = k % l->outer_tile[i];
    t->offset[i] = k * l->element_tile[i];
  }
}

static cg_value cgi_nested_put_slice(cgi_builder *b, cg_value part, cg_value v, const int64_t *offsets) {
  return part->type == v->type ? part : cgi_vectorize_insert_at(b, part, v, offsets);
}

// ---- memory -------------------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_nested_transfer {
  const cg_nested_layout *layout;
  cg_type element;
  cg_value memory, padding, mask; // mask may be NULL: a thread's part of it
  const cg_value *indices;        // one per dim of the memory
  unsigned num_indices;
  cg_map map;
  cg_attr in_bounds; // may be NULL
} cgi_nested_transfer;

// One transfer of an element tile; value NULL reads.
static cg_value cgi_nested_access(cgi_nested *d, cgi_builder *b, const cgi_nested_transfer *x, const cgi_nested_tile *tile, cg_value value) {
  cg_context *ctx = d->ctx;
  const cg_nested_layout *l = x->layout;
  cg_value operands[CGI_MAX_LOOPS + 4];
  int64_t mask_offsets[CGI_NESTED_RANK], mask_sizes[CGI_NESTED_RANK];
  unsigned n = 0, first, masked = 0;
  int64_t shape[CGI_NESTED_RANK];
  cg_expr results[CGI_NESTED_RANK];
  cg_attr inside[CGI_NESTED_RANK];
  for (unsigned i = 0, j = 0, wide = cgi_nested_wide(l); i < l->rank; i++) { // the wide dimension last
    unsigned at = i == wide ? l->rank - 1 : j++;
    shape[at] = l->element_tile[i];
    results[at] = x->map->results[i];
    if (x->in_bounds) inside[at] = cg_attr_at(x->in_bounds, i);
  }
  cg_type t = cgi_type_vector(ctx, l->rank, shape, x->element);
  if (value) operands[n++] = cgi_nested_reshape(b, value, t);
  operands[n++] = x->memory;
  first = n;
  for (unsigned m = 0; m < x->num_indices; m++) {
    operands[n++] = x->indices[m];
    for (unsigned i = 0; i < l->rank; i++) {
      if (x->map->results[i]->kind != CG_EXPR_DIM || x->map->results[i]->value != (int64_t)m) continue;
      operands[first + m] = cgi_nested_place(d, b, x->indices[m], cgi_nested_start(d, l, i, tile->batch[i], tile->outer[i], cgi_expr_dim(ctx, 0)));
      mask_offsets[masked] = tile->offset[i];
      mask_sizes[masked++] = l->element_tile[i];
    }
  }
  if (!value) operands[n++] = x->padding;
  if (x->mask) operands[n++] = cgi_vectorize_slice(b, x->mask, mask_offsets, mask_sizes);
  cg_named_attr attrs[2];
  cgi_name_attr(&attrs[0], ctx, "permutation_map", cgi_attr_of_map(ctx, cgi_map_make(ctx, x->map->num_dims, x->map->num_symbols, l->rank, results)));
  cgi_name_attr(&attrs[1], ctx, "in_bounds", x->in_bounds ? cgi_attr_array(ctx, l->rank, inside) : NULL);
  cg_op op = cgi_build(b, value ? CG_VECTOR_TRANSFER_WRITE : CG_VECTOR_TRANSFER_READ, n, operands, value ? 0 : 1, &t, x->in_bounds ? 2 : 1, attrs, 0);
  int32_t segments[4];
  segments[0] = 1;
  segments[1] = value ? 1 : (int32_t)x->num_indices;
  segments[2] = value ? (int32_t)x->num_indices : 1;
  segments[3] = x->mask != NULL;
  cgi_op_set_segments(op, 4, segments);
  return value ? value : op->results[0];
}

// Where an element tile is in the part as it is held, and its shape there.
static void cgi_nested_held_tile(const cg_nested_layout *l, const cgi_nested_tile *tile, int64_t *offsets, int64_t *sizes) {
  unsigned wide = cgi_nested_is_packed(l) ? cgi_nested_wide(l) : l->rank;
  for (unsigned i = 0; i < l->rank; i++) {
    sizes[i] = i == wide ? 1 : l->element_tile[i];
    offsets[i] = i == wide ? tile->offset[i] / l->element_tile[i] : tile->offset[i];
  }
  offsets[l->rank] = 0;
  sizes[l->rank] = cgi_nested_width(l);
}

// A part, as it is held.
static cg_value cgi_nested_load(cgi_nested *d, cgi_builder *b, const cgi_nested_transfer *x) {
  cg_value all = NULL;
  cg_type t = cgi_nested_held(d, x->layout, x->element);
  int64_t offsets[CGI_NESTED_RANK + 1], sizes[CGI_NESTED_RANK + 1];
  for (int64_t k = 0, n = cgi_nested_num_tiles(x->layout); k < n; k++) {
    cgi_nested_tile tile;
    cgi_nested_tile_at(x->layout, k, &tile);
    cgi_nested_held_tile(x->layout, &tile, offsets, sizes);
    cg_value part = cgi_nested_access(d, b, x, &tile, NULL);
    part = cgi_nested_reshape(b, part, cgi_type_vector(d->ctx, t->rank, sizes, x->element));
    if (!all && part->type != t) all = cgi_nested_zero(b, t);
    all = part->type == t ? part : cgi_nested_put_slice(b, part, all, offsets);
  }
  return all;
}

static void cgi_nested_save(cgi_nested *d, cgi_builder *b, const cgi_nested_transfer *x, cg_value value) {
  cg_value owner = cgi_nested_owner(d, b, x->layout);
  int64_t offsets[CGI_NESTED_RANK + 1], sizes[CGI_NESTED_RANK + 1];
  cgi_builder in = cgi_build_guard(b, owner);
  for (int64_t k = 0, n = cgi_nested_num_tiles(x->layout); k < n; k++) {
    cgi_nested_tile tile;
    cgi_nested_tile_at(x->layout, k, &tile);
    cgi_nested_held_tile(x->layout, &tile, offsets, sizes);
    cgi_nested_access(d, &in, x, &tile, cgi_vectorize_slice(&in, value, offsets, sizes));
  }
}

static bool cgi_nested_transfer_op(cgi_one_to_n *c, cg_op op) {
  cgi_nested *d = cgi_nested_of(c);
  bool write = op->def->kind == CG_VECTOR_TRANSFER_WRITE;
  cg_value v = write ? op->operands[CG_VECTOR_TRANSFER_WRITE_VECTOR].value : op->results[0], indices[CGI_MAX_LOOPS];
  cgi_nested_transfer x;
  unsigned first, pad, mask;
  memset(&x, 0, sizeof x);
  x.layout = cgi_nested_layout(d, v);
  x.element = v->type->element;
  x.memory = op->operands[write].value;
  if (x.memory->type->kind != CG_TYPE_MEMREF || x.memory->type->rank > CGI_MAX_LOOPS)
    return cgi_op_unsupported(op, "of %t is not distributed", x.memory->type);
  x.num_indices = cgi_operand_group(op, "indices", &first);
  cgi_operand_values(op, first, first + x.num_indices, indices);
  x.indices = indices;
  x.map = cgi_transfer_map(op, x.memory->type, v->type);
  x.in_bounds = cg_op_attr(op, "in_bounds");
  if (!write && cgi_operand_group(op, "padding", &pad)) x.padding = op->operands[pad].value;
  if (cgi_operand_group(op, "mask", &mask)) x.mask = cgi_nested_piece(d, op->operands[mask].value);
  if (write)
    cgi_nested_save(d, &c->b, &x, cgi_nested_held_piece(d, v));
  else
    cgi_nested_define_held(d, v, cgi_nested_load(d, &c->b, &x));
  return true;
}

// A transfer_gather of an element tile: a part of it, an index vector or the mask, is sliced along the dims that its map names.
static cg_value cgi_nested_gather_part(cgi_nested *d, cgi_builder *b, const cg_nested_layout *l, const cgi_nested_tile *tile, cg_value v,
                                       cg_map map) {
  int64_t offsets[CGI_NESTED_RANK], sizes[CGI_NESTED_RANK];
  if (!cgi_nested_is_vector(v)) return v;
  for (unsigned i = 0; i < map->num_results; i++) {
    offsets[i] = tile->offset[map->results[i]->value];
    sizes[i] = l->element_tile[map->results[i]->value];
  }
  return cgi_vectorize_slice(b, cgi_nested_piece(d, v), offsets, sizes);
}

static bool cgi_nested_gather(cgi_one_to_n *c, cg_op op) {
  cgi_nested *d = cgi_nested_of(c);
  cgi_builder *b = &c->b;
  cg_value v = op->results[0], all = NULL, *operands = CGI_SCRATCH(d->ctx, cg_value, op->num_operands);
  const cg_nested_layout *l = cgi_nested_layout(d, v);
  cg_attr maps = cg_op_attr(op, "indexing_maps");
  cg_map map = cg_attr_map(cg_attr_at(maps, 0));
  cg_type whole = cgi_nested_type_of(d, v), t = cgi_type_vector(d->ctx, l->rank, l->element_tile, v->type->element);
  cgi_layout_relation relation;
  unsigned first, vecs, mask, num_vecs = cgi_operand_group(op, "index_vecs", &vecs), masked = cgi_operand_group(op, "mask", &mask);
  if (!cgi_layouts_relate(op, &relation)) return cgi_op_unsupported(op, "with %u index vectors is not distributed", num_vecs);
  cgi_operand_group(op, "offsets", &first);
  for (int64_t k = 0, n = cgi_nested_num_tiles(l); k < n; k++) {
    cgi_nested_tile tile;
    cgi_nested_tile_at(l, k, &tile);
    cgi_operand_values(op, 0, op->num_operands, operands);
    for (unsigned m = 0; m < map->num_results; m++) {
      if (map->results[m]->kind != CG_EXPR_DIM) continue;
      unsigned i = (unsigned)map->results[m]->value;
      cg_expr start = cgi_nested_start(d, l, i, tile.batch[i], tile.outer[i], cgi_expr_dim(d->ctx, 0));
      operands[first + m] = cgi_nested_place(d, b, operands[first + m], start);
    }
    for (unsigned i = 0; i < num_vecs + masked; i++) {
      unsigned at = i < num_vecs ? vecs + i : mask;
      operands[at] = cgi_nested_gather_part(d, b, l, &tile, operands[at], cg_attr_map(cg_attr_at(maps, 1 + i)));
    }
    cg_value part = cgi_build_like(b, op, op->num_operands, operands, t)->results[0];
    if (!all && t != whole) all = cgi_nested_zero(b, whole);
    all = t == whole ? part : cgi_nested_put_slice(b, part, all, tile.offset);
  }
  cgi_nested_define(d, v, all);
  return true;
}

// ---- conversions --------------------------------------------------------------------------------------------------------------------------------
// The slot of the part, in row-major order of its shape, that is slot `s` of the layout.
static int64_t cgi_nested_row_major(const cg_nested_layout *l, int64_t slot) {
  int64_t c[3 * CGI_NESTED_RANK], at = 0;
  cg_nested_layout_coordinates(l, slot, c);
  for (unsigned i = 0; i < l->rank; i++) {
    int64_t along = (c[i] * l->outer_tile[i] + c[l->rank + i]) * l->element_tile[i] + c[2 * l->rank + i];
    at = at * l->batch_tile[i] * l->outer_tile[i] * l->element_tile[i] + along;
  }
  return at;
}

// Each place of the result's part from the place `from` says: in registers.
static cg_value cgi_nested_permute(cgi_nested *d, cgi_builder *b, cg_value v, cg_type t, const int64_t *from) {
  int64_t n = cg_type_num_elements(t);
  bool same = cg_type_num_elements(v->type) == n;
  for (int64_t i = 0; i < n; i++) same &= from[i] == i;
  if (!same) {
    cg_value flat = cgi_nested_flat(d, b, v);
    v = cgi_build_shuffle(b, flat, flat, n, from);
  }
  return cgi_nested_reshape(b, v, t);
}

// The lane that has, by `from`, what this thread gets by `to` in slot s, and the row-major place there, as functions of the thread's number.
static void cgi_nested_source(cgi_nested *d, const cg_nested_layout *from, const cg_nested_layout *to, int64_t s, cg_expr *lane, cg_expr *place) {
  cg_context *ctx = d->ctx;
  int64_t c[3 * CGI_NESTED_RANK];
  cg_nested_layout_coordinates(to, s, c);
  *lane = *place = cgi_expr_const(ctx, 0);
  for (unsigned i = 0; i < to->rank; i++) {
    int64_t e = from->element_tile[i], t = from->thread_tile[i], inner = from->outer_tile[i] * from->batch_tile[i];
    cg_expr at = cgi_nested_start(d, to, i, c[i], c[to->rank + i], cgi_expr_dim(ctx, 0));
    at = cgi_expr_add(ctx, at, cgi_expr_const(ctx, c[2 * to->rank + i]));
    cg_expr tiles = e > 1 ? cgi_expr_binary(ctx, CG_EXPR_FLOORDIV, at, cgi_expr_const(ctx, e)) : at;
    cg_expr digit = cgi_nested_digit(d, tiles, 1, t, 0),
            above = t > 1 ? cgi_expr_binary(ctx, CG_EXPR_FLOORDIV, tiles, cgi_expr_const(ctx, t)) : tiles;
    cg_expr along = cgi_expr_mul(ctx, cgi_nested_digit(d, above, 1, inner, 0), cgi_expr_const(ctx, e));
    if (e > 1) along = cgi_expr_add(ctx, along, cgi_expr_binary(ctx, CG_EXPR_MOD, at, cgi_expr_const(ctx, e)));
    *lane = cgi_expr_add(ctx, *lane, cgi_expr_mul(ctx, digit, cgi_expr_const(ctx, from->thread_strides[i])));
    *place = cgi_expr_add(ctx, cgi_expr_mul(ctx, *place, cgi_expr_const(ctx, inner * e)), along);
  }
}

// Between the lanes of a subgroup, or (own) from a thread's registers, of which it takes others than its neighbour.
static cg_value cgi_nested_convert_lanes(cgi_nested *d, cgi_builder *b, cg_value v, const cg_nested_layout *from, const cg_nested_layout *to,
                                         bool own) {
  cg_context *ctx = d->ctx;
  cg_type t = cgi_nested_type(d, to, v->type->element), word = cgi_type_i(ctx, 32);
  int64_t n = cg_type_num_elements(t), has = cg_type_num_elements(v->type);
  cg_value all = cgi_nested_flat(d, b, cgi_nested_zero(b, t)), flat = cgi_nested_flat(d, b, v);
  for (int64_t s = 0; s < n; s++) {
    cg_expr lane, place;
    cg_value got = NULL;
    cgi_nested_source(d, from, to, s, &lane, &place);
    cg_value which = cgi_nested_apply(d, b, place), at = own ? NULL : cgi_build_unary(b, CG_ARITH_INDEX_CAST, word, cgi_nested_apply(d, b, lane));
    bool *needed = CGI_NEW_ARRAY(ctx, bool, (size_t)has);
    for (int64_t thread = 0; thread < d->across.total; thread++) {
      int64_t p;
      if (cgi_expr_eval(place, &thread, NULL, &p)) needed[p] = true;
    }
    for (int64_t k = 0; k < has; k++) {
      if (!needed[k]) continue;
      cg_value one = cgi_build_lane(b, flat, k);
      if (!own) one = cgi_across_shuffle(&d->across, b, one, "idx", at);
      if (got) {
        cg_value here = cgi_build_index(b, k);
        one = cgi_build_select(b, cgi_build_cmpi(b, CG_CMPI_EQ, which, here), one, got);
      }
      got = one;
    }
    cgi_free(ctx, needed, (size_t)has * sizeof *needed);
    all = cgi_build_with_lane(b, got, all, cgi_nested_row_major(to, s));
  }
  return cgi_nested_reshape(b, all, t);
}

// Written by one layout, read by the other. Rows are padded where that keeps threads from meeting in a bank.
static cg_value cgi_nested_convert_memory(cgi_nested *d, cgi_builder *b, cg_op op, cg_value v, const cg_nested_layout *from,
                                          const cg_nested_layout *to) {
  cg_context *ctx = d->ctx;
  const cg_nested_layout *both[2];
  cgi_nested_transfer x;
  cg_value indices[CGI_NESTED_RANK];
  cg_attr inside[CGI_NESTED_RANK];
  unsigned dims[CGI_NESTED_RANK], rank = to->rank;
  int64_t shape[CGI_NESTED_RANK], best = INT64_MAX, bytes = (int64_t)cg_storage_bytes(v->type->element), padding = 0;
  cg_memory_facts facts;
  facts.num_threads = d->subgroup;
  facts.segment_bytes = 32;
  facts.banks = 32;
  facts.bank_bytes = 4;
  both[0] = from;
  both[1] = to;
  for (int64_t p = 0; rank > 1 && p <= 16 / bytes; p += 16 / bytes) {
    cg_memory_layout memory;
    cg_access_cost cost;
    int64_t rounds = 0;
    for (unsigned k = 0; k < 2; k++) {
      if (cg_memory_layout_row_major(both[k], bytes, p, &memory) != CG_LAYOUT_OK) continue;
      int64_t width = cg_nested_layout_contiguity(both[k], &memory, 16);
      if (cg_nested_layout_access(both[k], &memory, &facts, 0, width, &cost) == CG_LAYOUT_OK) rounds += cost.bank_rounds;
    }
    if (rounds < best) best = rounds, padding = p;
  }
  memset(&x, 0, sizeof x);
  cg_nested_layout_shape(to, CG_LAYOUT_UNDISTRIBUTED, shape);
  if (rank) shape[rank - 1] += padding;
  x.element = v->type->element;
  x.memory = cgi_across_alloc(&d->across, rank, shape, x.element);
  for (unsigned i = 0; i < rank; i++) {
    indices[i] = cgi_build_index(b, 0);
    inside[i] = cgi_attr_bool(ctx, true);
    dims[i] = i;
  }
  x.indices = indices;
  x.num_indices = rank;
  x.map = cgi_map_permutation(ctx, rank, rank, dims);
  x.in_bounds = cgi_attr_array(ctx, rank, inside);
  x.padding = cgi_build_constant(b, cgi_small_number(x.element, 0));
  if (cgi_across_in_loop(op)) cgi_across_barrier(b); // the last turn's has been read
  x.layout = from;
  cgi_nested_save(d, b, &x, cgi_nested_convert_held(d, b, from, v, true));
  cgi_across_barrier(b);
  x.layout = to;
  return cgi_nested_convert_held(d, b, to, cgi_nested_load(d, b, &x), false);
}

static bool cgi_nested_to_layout(cgi_one_to_n *c, cg_op op) {
  cgi_nested *d = cgi_nested_of(c);
  cg_value v = op->operands[CG_IREE_VECTOR_EXT_TO_LAYOUT_INPUT].value, piece = cgi_nested_piece(d, v);
  const cg_nested_layout *from = cgi_nested_layout(d, v), *to = cgi_nested_layout(d, op->results[0]);
  cg_type t = cgi_nested_type(d, to, v->type->element);
  cg_layout_conversion kind = CG_LAYOUT_CONVERT_MEMORY;
  if (!piece) return false;
  if (!cg_op_attr(op, "shared_memory_conversion") && cg_nested_layout_equal(from, to)) {
    cgi_nested_define_held(d, op->results[0], cgi_nested_held_piece(d, v));
    return true;
  }
  cg_layout_reason reason = cg_nested_layout_conversion(from, to, d->across.total / d->subgroup, d->subgroup, &kind);
  if (reason != CG_LAYOUT_OK) return cgi_op_unsupported(op, "is not distributed: %s", cg_layout_reason_text(reason));
  bool through = cg_op_attr(op, "shared_memory_conversion") != NULL, own = kind <= CG_LAYOUT_CONVERT_REGISTERS;
  if (!through && own && cg_nested_layout_slots(from) == cg_nested_layout_slots(to)) { // the same elements, in the same order
    cgi_nested_define(d, op->results[0], piece);
    return true;
  }
  if (!through && (own || (kind == CG_LAYOUT_CONVERT_SHUFFLES && d->across.subgroup == d->subgroup &&
                           cgi_across_exchanges(&d->across, t->element, CG_FEATURE_SUBGROUP_SHUFFLE))))
    piece = cgi_nested_convert_lanes(d, &c->b, piece, from, to, own);
  else if (cg_storage_bytes(t->element) && cgi_small_number(t->element, 0) && cgi_nested_meets(d, op))
    piece = cgi_nested_convert_memory(d, &c->b, op, piece, from, to);
  else
    return cgi_op_unsupported(op, "of %t is not distributed", v->type);
  cgi_nested_define(d, op->results[0], piece);
  return true;
}

// ---- reductions ---------------------------------------------------------------------------------------------------------------------------------
static cg_attr cgi_nested_neutral(cgi_builder *b, cg_op_kind kind, cg_type element) {
  cg_value zero = cgi_build_constant(b, cgi_small_number(element, 0));
  cg_op combiner = cgi_build_binary(b, kind, zero, zero)->op;
  cg_attr neutral = cgi_combiner_neutral(combiner);
  cgi_op_erase(combiner);
  return neutral;
}

// A thread's number among those that differ in the given virtual ids, bits of loops for subgroups and lanes; *count of them.
static cg_expr cgi_nested_number(cgi_nested *d, const cg_nested_layout *l, const uint32_t *loops, int64_t *count) {
  cg_expr e = cgi_expr_const(d->ctx, 0);
  *count = 1;
  for (unsigned level = 0; level < 2; level++)
    for (unsigned i = 0; i < l->rank; i++) {
      if (!(loops[level] >> i & 1)) continue;
      int64_t tile = level ? l->thread_tile[i] : l->subgroup_tile[i];
      cg_expr digit = cgi_nested_virtual(d, l, level ? CG_LAYOUT_THREAD : CG_LAYOUT_SUBGROUP, i, cgi_expr_dim(d->ctx, 0));
      e = cgi_expr_add(d->ctx, cgi_expr_mul(d->ctx, e, cgi_expr_const(d->ctx, tile)), digit);
      *count *= tile;
    }
  return e;
}

// The threads along the reduced loops, those of a subgroup and the subgroups together where they are next to each other.
static void cgi_nested_groups(cgi_nested *d, cgi_builder *b, const cg_nested_layout *l, uint32_t reduced, cgi_across_reduction *r) {
  uint32_t every[2] = {UINT32_MAX, UINT32_MAX};
  bool even = true;
  for (unsigned level = 0; level < 2; level++)
    for (unsigned i = 0; i < l->rank; i++)
      even &= !(reduced >> i & 1) ||
              (level ? d->subgroup % (l->thread_tile[i] > 1 ? l->thread_tile[i] * l->thread_strides[i] : 1)
                     : d->across.total / d->subgroup % (l->subgroup_tile[i] > 1 ? l->subgroup_tile[i] * l->subgroup_strides[i] : 1)) == 0;
  int64_t dense = 1;
  if (!even) {
    r->number = cgi_nested_apply(d, b, cgi_nested_number(d, l, every, &r->numbers));
    r->first = cgi_nested_owner(d, b, l);
  }
  for (unsigned level = 2; level-- > 0;) // as cgi_nested_number counts: the last lanes are nearest
    for (unsigned i = l->rank; i-- > 0;) {
      int64_t lanes = l->thread_tile[i], subgroups = l->subgroup_tile[i], n = level ? lanes : subgroups,
              stride = level ? l->thread_strides[i] : l->subgroup_strides[i] * d->subgroup;
      bool joined = even && lanes > 1 && subgroups > 1 && l->thread_strides[i] * lanes == l->subgroup_strides[i] * d->subgroup;
      if (n > 1 && (reduced >> i & 1) && (level || !joined)) {
        r->groups[r->num_groups].threads = joined ? lanes * subgroups : n;
        r->groups[r->num_groups++].stride = even ? stride : dense;
      }
      dense *= n;
    }
}

// `value`, a thread's part of the results, combined over the threads along the reduced loops; `width` neighbours in it at a time.
static cg_value cgi_nested_across(cgi_nested *d, cgi_builder *b, cgi_across_reduction *r, cg_value value, int64_t width) {
  cg_context *ctx = d->ctx;
  bool vector = cgi_nested_is_vector(value);
  cg_value flat = vector ? cgi_nested_flat(d, b, value) : value;
  r->count = vector ? (unsigned)(cg_type_num_elements(value->type) / width) : 1;
  r->parts = CGI_NEW_ARRAY(ctx, cg_value, r->count);
  for (unsigned k = 0; k < r->count; k++) {
    int64_t at = k * width;
    r->parts[k] = !vector ? value : width == 1 ? cgi_build_lane(b, flat, k) : cgi_vectorize_slice(b, flat, &at, &width);
  }
  cgi_reduce_across(&d->across, b, r);
  for (unsigned k = 0; vector && k < r->count; k++) {
    int64_t at = k * width;
    flat = width == 1 ? cgi_build_with_lane(b, r->parts[k], flat, k) : cgi_nested_put_slice(b, r->parts[k], flat, &at);
  }
  return vector ? cgi_nested_reshape(b, flat, value->type) : r->parts[0];
}

// The reduction of a part, as it is held.
typedef struct cgi_nested_local {
  cg_op op;
  cg_attr dims; // that are reduced
  cg_type type; // of the result
} cgi_nested_local;

static cg_value cgi_nested_local_op(cgi_builder *b, const cgi_nested_local *r, const char *kind, cg_value source, cg_attr neutral,
                                    const char *flags) {
  cg_context *ctx = b->ctx;
  cg_type type = cgi_type_with_element(r->type, source->type->element);
  cg_value operands[2];
  cg_named_attr attrs[3];
  operands[0] = source;
  operands[1] = cgi_build_constant(b, cg_type_is_shaped(type) ? cgi_attr_dense_splat(ctx, type, neutral) : neutral);
  cgi_name_attr(&attrs[0], ctx, "kind", cgi_attr_enum(ctx, "vector.kind", kind));
  cgi_name_attr(&attrs[1], ctx, "reduction_dims", r->dims);
  cgi_name_attr(&attrs[2], ctx, "fastmath", flags ? cgi_attr_dialect(ctx, cgi_s("arith.fastmath"), cgi_s(flags), 0, NULL) : NULL);
  return cgi_build(b, CG_VECTOR_MULTI_REDUCTION, 2, operands, 1, &type, flags ? 3 : 2, attrs, 0)->results[0];
}

// A minimum or maximum keeps count of NaNs apart: comparing alone is one instruction each.
static cg_value cgi_nested_local_value(cgi_builder *b, const cgi_nested_local *r, cg_op_kind kind, cg_value source, cg_attr neutral) {
  const char *word = cgi_combiner_word(kind);
  if (cg_type_is_shaped(r->type) && cg_type_num_elements(source->type) == cg_type_num_elements(r->type))
    return cgi_nested_reshape(b, source, r->type);
  if (!cgi_across_is_extreme(kind)) return cgi_nested_local_op(b, r, word, source, neutral, NULL);
  cg_value nans = cgi_build_cmpf(b, CG_CMPF_UNO, source, source);
  cg_value nan = cgi_nested_local_op(b, r, "or", nans, cgi_attr_bool(b->ctx, false), NULL);
  return cgi_across_nan_unless(b, nan, cgi_nested_local_op(b, r, word, source, neutral, "nnan,nsz"));
}

// The neighbours are reduced with their dimension.
static void cgi_nested_local_of(cgi_nested *d, cg_op op, uint32_t reduced, cgi_nested_local *r) {
  cg_context *ctx = d->ctx;
  cg_value source = op->operands[CG_VECTOR_MULTI_REDUCTION_SOURCE].value;
  const cg_nested_layout *l = cgi_nested_layout(d, source);
  unsigned n = 0, num = 0;
  int64_t dims[CGI_NESTED_RANK + 1], shape[CGI_NESTED_RANK + 1];
  cg_type part = cgi_nested_held_of(d, source);
  if (!cgi_nested_is_vector(op->results[0]) || reduced >> cgi_nested_wide(l) & 1) reduced |= 1u << l->rank;
  for (unsigned j = 0; j < part->rank; j++) {
    if (reduced >> j & 1)
      dims[num++] = j;
    else
      shape[n++] = part->shape[j];
  }
  r->op = op;
  r->dims = cgi_attr_ints(ctx, num, dims);
  r->type = cgi_nested_is_vector(op->results[0]) ? cgi_type_vector(ctx, n, shape, part->element) : part->element;
}

// multi_reduction, reduction and contract: the op on what the thread has, then across threads, then the accumulator.
static bool cgi_nested_reduce(cgi_one_to_n *c, cg_op op) {
  cgi_nested *d = cgi_nested_of(c);
  cgi_builder *b = &c->b;
  bool contract = op->def->kind == CG_VECTOR_CONTRACT;
  unsigned at = contract ? CG_VECTOR_CONTRACT_ACC : CG_VECTOR_MULTI_REDUCTION_ACC;
  cg_value to = op->results[0], operands[3], made;
  cg_type element = cg_type_element(to->type), type = cgi_nested_is_vector(to) ? cgi_nested_type_of(d, to) : to->type;
  cgi_layout_relation relation;
  cg_nested_layout loops;
  cgi_across_reduction r;
  cgi_nested_local local;
  memset(&r, 0, sizeof r);
  r.op = op;
  r.kind = cgi_combiner_of(cg_op_attr(op, "kind"), cg_type_is_float(element));
  if (r.kind == CG_OP_UNREGISTERED) return cgi_op_unsupported(op, "reduces in a way that is not distributed");
  if (!cgi_layouts_relate(op, &relation)) return false;
  cgi_layouts_loops(&d->layouts, &relation, &loops);
  uint32_t reduced = (1u << loops.rank) - 1;
  for (unsigned i = 0; cgi_nested_is_vector(to) && i < to->type->rank; i++) reduced &= ~(1u << relation.dims[0][i]);
  cgi_nested_groups(d, b, &loops, reduced, &r);
  cg_value acc = op->num_operands > at ? cgi_nested_held_piece(d, op->operands[at].value) : NULL;
  cg_attr neutral = cgi_nested_neutral(b, r.kind, element);
  if (!neutral || (r.num_groups && !cgi_nested_meets(d, op))) return neutral ? false : cgi_op_unsupported(op, "has no neutral element");
  bool ordered = op->def->kind == CG_VECTOR_REDUCTION && !r.num_groups; // in each thread by itself, in the op's own order
  if (contract || ordered) {
    for (unsigned i = 0; i < op->num_operands; i++) operands[i] = cgi_nested_piece(d, op->operands[i].value);
    if (r.num_groups) operands[at] = cgi_build_constant(b, cg_type_is_shaped(type) ? cgi_attr_dense_splat(d->ctx, type, neutral) : neutral);
    made = cgi_build_like(b, op, op->num_operands, operands, type)->results[0];
    if (r.num_groups) {
      cg_value other = cgi_nested_across(d, b, &r, made, 1);
      made = cgi_build_binary(b, r.kind, cgi_nested_piece(d, op->operands[at].value), other);
    }
    cgi_nested_define(d, to, made);
    return true;
  }
  cg_value source = op->operands[CG_VECTOR_MULTI_REDUCTION_SOURCE].value;
  const cg_nested_layout *l = cgi_nested_layout(d, source);
  bool kept = cgi_nested_wide(l) < l->rank && !(reduced >> cgi_nested_wide(l) & 1);
  cgi_nested_local_of(d, op, reduced, &local);
  made = cgi_nested_local_value(b, &local, r.kind, cgi_nested_held_piece(d, source), neutral);
  if (r.num_groups) made = cgi_nested_across(d, b, &r, made, kept ? cgi_nested_width(l) : 1);
  if (cgi_nested_is_vector(to) && made->type->rank == to->type->rank)
    made = cgi_nested_convert_held(d, b, cgi_nested_layout(d, to), made, true);
  else if (cgi_nested_is_vector(to))
    made = cgi_nested_reshape(b, made, cgi_nested_held_of(d, to));
  cgi_nested_define_held(d, to, acc ? cgi_build_binary(b, r.kind, acc, made) : made);
  return true;
}

#ifndef CODEGEN_NO_TEXT
// A thread's part of a line: groups of neighbours that lie apart, each with what is in front of it.
typedef struct cgi_nested_lines {
  cgi_nested *d;
  cg_op_kind kind;
  int64_t lines, groups, width, inner; // elements of a group; of the part behind the dimension
} cgi_nested_lines;

static int64_t cgi_nested_line_at(const cgi_nested_lines *s, int64_t line, int64_t k) { // element k of the part's line
  return (line / s->inner * s->groups * s->width + k) * s->inner + line % s->inner;
}

// What comes before `v`, then v; NULL is nothing.
static cg_value cgi_nested_behind(cgi_builder *b, const cgi_nested_lines *s, cg_value front, cg_value v) {
  return !front ? v : !v ? front : cgi_build_binary(b, s->kind, front, v);
}

// front: what is in front of each group of each line; s->parts: what each line comes to.
static void cgi_nested_scan_across(cgi_nested_lines *l, cgi_builder *b, const cg_nested_layout *layout, unsigned dim, cgi_across_scan *s,
                                   cg_value *front) {
  cgi_nested *d = l->d;
  int64_t n = l->lines * l->groups;
  cg_value *whole = CGI_SCRATCH(d->ctx, cg_value, (size_t)l->lines);
  s->count = (unsigned)n;
  if (layout->thread_tile[dim] > 1) {
    cgi_scan_across(&d->across, b, s, layout->thread_strides[dim], layout->thread_tile[dim]);
    memcpy(front, s->front, (size_t)n * sizeof *front);
  }
  for (int64_t i = 0; i < n; i++) {
    cg_value before = i % l->groups ? whole[i / l->groups] : NULL;
    front[i] = cgi_nested_behind(b, l, before, front[i]);
    whole[i / l->groups] = cgi_nested_behind(b, l, before, s->parts[i]);
  }
  memcpy(s->parts, whole, (size_t)l->lines * sizeof *whole);
  s->count = (unsigned)l->lines;
  if (s->memory) s->memory = NULL; // of another size
  if (layout->subgroup_tile[dim] > 1) {
    cgi_scan_across(&d->across, b, s, layout->subgroup_strides[dim] * d->subgroup, layout->subgroup_tile[dim]);
    for (int64_t i = 0; i < n; i++) front[i] = cgi_nested_behind(b, l, s->front[i / l->groups], front[i]);
  }
}

// The thread that a scan counts as: the least of those that hold the same.
static void cgi_nested_scan_id(cgi_nested *d, cgi_builder *b, const cg_nested_layout *l, cgi_across_scan *s) {
  cg_context *ctx = d->ctx;
  cg_expr id = cgi_expr_dim(ctx, 0), sum = cgi_expr_const(ctx, 0);
  int64_t held = 1;
  for (unsigned i = 0; i < l->rank; i++) {
    cg_expr lane = cgi_nested_virtual(d, l, CG_LAYOUT_THREAD, i, id), group = cgi_nested_virtual(d, l, CG_LAYOUT_SUBGROUP, i, id);
    sum = cgi_expr_add(ctx, sum, cgi_expr_mul(ctx, lane, cgi_expr_const(ctx, l->thread_strides[i])));
    sum = cgi_expr_add(ctx, sum, cgi_expr_mul(ctx, group, cgi_expr_const(ctx, l->subgroup_strides[i] * d->subgroup)));
    held *= l->thread_tile[i] * l->subgroup_tile[i];
  }
  s->id = held == d->across.total ? d->across.linear : cgi_nested_apply(d, b, sum);
  s->apart = held != d->across.total && d->subgroup > d->across.subgroup;
}

static cg_value cgi_nested_scan_join(cgi_nested *d, cgi_builder *b, cg_value v, const cg_value *elements) {
  cg_type t = cgi_nested_type_of(d, v);
  cg_value all = cgi_nested_flat(d, b, cgi_nested_zero(b, t));
  for (int64_t i = 0; i < cg_type_num_elements(t); i++) all = cgi_build_with_lane(b, elements[i], all, i);
  return cgi_nested_reshape(b, all, t);
}

// In the thread, then across threads, then across subgroups; then each element with all that is in front of it.
static bool cgi_nested_scan(cgi_one_to_n *c, cg_op op) {
  cgi_nested *d = cgi_nested_of(c);
  cgi_builder *b = &c->b;
  cg_value from = op->operands[CG_VECTOR_SCAN_SOURCE].value, to = op->results[CG_VECTOR_SCAN_ACCUMULATED_VALUE];
  const cg_nested_layout *layout = cgi_nested_layout(d, from);
  unsigned dim = (unsigned)cgi_op_int(op, "reduction_dim");
  bool inclusive = cgi_op_int(op, "inclusive") != 0, alone = layout->thread_tile[dim] * layout->subgroup_tile[dim] == 1;
  cg_type t = cgi_nested_type_of(d, from);
  int64_t n = cg_type_num_elements(t);
  cgi_nested_lines l;
  cgi_across_scan s;
  memset(&s, 0, sizeof s);
  l.d = d;
  l.kind = s.kind = cgi_combiner_of(cg_op_attr(op, "kind"), cg_type_is_float(t->element));
  s.op = op;
  s.neutral = s.kind == CG_OP_UNREGISTERED ? NULL : cgi_nested_neutral(b, s.kind, t->element);
  if (!s.neutral) return cgi_op_unsupported(op, "has no neutral element");
  if (!alone && !cgi_nested_meets(d, op)) return false;
  cgi_nested_scan_id(d, b, layout, &s);
  l.groups = layout->batch_tile[dim] * layout->outer_tile[dim];
  l.width = layout->element_tile[dim];
  l.lines = n / (l.groups * l.width);
  l.inner = 1;
  for (unsigned i = dim + 1; i < t->rank; i++) l.inner *= t->shape[i];
  cg_value flat = cgi_nested_flat(d, b, cgi_nested_piece(d, from)),
           start = cgi_nested_flat(d, b, cgi_nested_piece(d, op->operands[CG_VECTOR_SCAN_INITIAL_VALUE].value));
  cg_value *x = CGI_SCRATCH(d->ctx, cg_value, (size_t)n * 5), *parts = x + n, *front = x + 2 * n, *out = x + 3 * n;
  s.parts = parts;
  s.front = x + 4 * n;
  for (int64_t i = 0; i < n; i++) x[i] = cgi_build_lane(b, flat, i);
  for (int64_t i = 0; i < l.lines * l.groups * l.width; i++) { // out: each group's own scan
    int64_t k = i % (l.groups * l.width), at = cgi_nested_line_at(&l, i / (l.groups * l.width), k);
    cg_value before = k % l.width ? out[at - l.inner] : NULL;
    out[at] = cgi_nested_behind(b, &l, before, x[at]);
    if (k % l.width == l.width - 1) parts[i / l.width] = out[at];
  }
  cgi_nested_scan_across(&l, b, layout, dim, &s, front);
  for (int64_t i = 0; i < l.lines * l.groups; i++) {
    int64_t line = i / l.groups;
    cg_value before = inclusive ? front[i] : cgi_nested_behind(b, &l, cgi_build_lane(b, start, line), front[i]);
    for (int64_t k = l.width; k-- > 0;) {
      int64_t at = cgi_nested_line_at(&l, line, i % l.groups * l.width + k);
      out[at] = cgi_nested_behind(b, &l, before, inclusive ? out[at] : k ? out[at - l.inner] : NULL);
    }
  }
  if (!inclusive) { // of the last thread
    for (int64_t i = 0; i < l.lines; i++) parts[i] = out[cgi_nested_line_at(&l, i, l.groups * l.width - 1)];
    if (cg_value_has_uses(to)) {
      cgi_last_across(&d->across, b, &s, layout->thread_strides[dim], layout->thread_tile[dim]);
      cgi_last_across(&d->across, b, &s, layout->subgroup_strides[dim] * d->subgroup, layout->subgroup_tile[dim]);
    }
  }
  cgi_nested_define(d, op->results[CG_VECTOR_SCAN_DEST], cgi_nested_scan_join(d, b, op->results[CG_VECTOR_SCAN_DEST], out));
  cgi_nested_define(d, to, cgi_nested_scan_join(d, b, to, parts));
  return true;
}
#else
static bool cgi_nested_scan(cgi_one_to_n *c, cg_op op) {
  (void)c;
  return cgi_op_unsupported(op, "[left-out] on vectors of a workgroup is left out of this build by CODEGEN_NO_TEXT");
}
#endif

// ---- values that depend on where they are -------------------------------------------------------------------------------------------------------
// Which element each place of the thread's part is along dim i; its places by its neighbours where the part is held packed.
static cg_value cgi_nested_along(cgi_nested *d, cgi_builder *b, const cg_nested_layout *l, unsigned i) {
  cg_context *ctx = d->ctx;
  int64_t n = l->batch_tile[i] * l->outer_tile[i] * l->element_tile[i], tile = l->thread_tile[i] * l->element_tile[i];
  int64_t shape[2];
  bool packed = cgi_nested_is_packed(l);
  shape[1] = packed && i == cgi_nested_wide(l) ? l->element_tile[i] : 1;
  shape[0] = n / shape[1];
  cg_type index = cgi_type_index(ctx), t = cgi_type_vector(ctx, packed ? 2 : 1, shape, index);
  size_t each = cg_storage_bytes(index), bytes = (size_t)n * each;
  uint8_t *at = CGI_SCRATCH(ctx, uint8_t, bytes);
  for (int64_t k = 0; k < n; k++) {
    cgi_scalar e;
    e.bits = (uint64_t)(k / l->element_tile[i] * tile + k % l->element_tile[i]);
    e.imag = 0;
    cgi_store_element(index, at + (size_t)k * each, e);
  }
  cg_value known = cgi_build_constant(b, cgi_attr_dense(ctx, t, at, bytes));
  cg_value start = cgi_nested_apply(d, b, cgi_nested_start(d, l, i, 0, 0, cgi_expr_dim(ctx, 0)));
  return cgi_build_binary(b, CG_ARITH_ADDI, known, cgi_nested_splat(b, t, start));
}

static bool cgi_nested_step(cgi_one_to_n *c, cg_op op) {
  cgi_nested *d = cgi_nested_of(c);
  cgi_nested_define_held(d, op->results[0], cgi_nested_along(d, &c->b, cgi_nested_layout(d, op->results[0]), 0));
  return true;
}

static bool cgi_nested_mask(cgi_one_to_n *c, cg_op op) {
  cgi_nested *d = cgi_nested_of(c);
  cgi_builder *b = &c->b;
  cg_value v = op->results[0], all = NULL;
  const cg_nested_layout *l = cgi_nested_layout(d, v);
  cg_type t = cgi_nested_held_of(d, v);
  cg_attr sizes = cg_op_attr(op, "mask_dim_sizes");
  for (unsigned i = 0; i < l->rank; i++) {
    int64_t known, shape[CGI_NESTED_RANK + 1];
    cg_value bound = sizes ? cgi_build_index(b, cg_attr_int_list_at(sizes, i)) : op->operands[i].value;
    if (cgi_constant_int(bound, &known) && known >= v->type->shape[i]) continue;
    cg_value at = cgi_nested_along(d, b, l, i);
    at = cgi_build_cmpi(b, CG_CMPI_SLT, at, cgi_nested_splat(b, at->type, bound));
    for (unsigned k = 0; k < l->rank; k++) shape[k] = k == i ? at->type->shape[0] : 1;
    if (t->rank > l->rank) shape[l->rank] = at->type->shape[1];
    at = cgi_nested_splat(b, t, cgi_nested_reshape(b, at, cgi_type_vector(d->ctx, t->rank, shape, t->element)));
    all = cgi_across_and(b, all, at);
  }
  cgi_nested_define_held(d, v, all ? all : cgi_build_constant(b, cgi_attr_dense_splat(d->ctx, t, cgi_attr_bool(d->ctx, true))));
  return true;
}

CGI_DEF cg_value cgi_select_table(cgi_builder *b, cg_value position, cg_value *values, int64_t n) {
  for (int64_t bit = 1; n > 1; bit *= 2) {
    cg_value mask = cgi_build_index(b, bit), zero = cgi_build_index(b, 0), odd = NULL;
    for (int64_t k = 0; k < (n + 1) / 2; k++) {
      bool same = 2 * k + 1 >= n || values[2 * k] == values[2 * k + 1];
      if (!same && !odd) odd = cgi_build_cmpi(b, CG_CMPI_NE, cgi_build_binary(b, CG_ARITH_ANDI, position, mask), zero);
      values[k] = same ? values[2 * k] : cgi_build_select(b, odd, values[2 * k + 1], values[2 * k]);
    }
    n = (n + 1) / 2;
  }
  return values[0];
}

// A constant of different elements: each place's value by the thread's position.
static bool cgi_nested_constant(cgi_one_to_n *c, cg_op op) {
  cgi_nested *d = cgi_nested_of(c);
  cg_context *ctx = d->ctx;
  cgi_builder *b = &c->b;
  cg_value v = op->results[0];
  cg_attr value = cg_op_attr(op, "value");
  const cg_nested_layout *l = cgi_nested_layout(d, v);
  cg_type t = cgi_nested_type_of(d, v);
  uint32_t every[2] = {UINT32_MAX, UINT32_MAX};
  int64_t positions, slots = cg_nested_layout_slots(l);
  if (cg_attr_is_splat(value) || cg_type_num_elements(v->type) == 1) {
    cgi_nested_define_held(d, v, cgi_build_constant(b, cgi_attr_dense_splat(ctx, cgi_nested_held_of(d, v), cgi_attr_dense_at(ctx, value, 0))));
    return true;
  }
  cg_expr number = cgi_nested_number(d, l, every, &positions);
  if (positions * slots > CGI_SELECT_TABLE) return cgi_op_unsupported(op, "of %l different elements is not distributed", cg_type_num_elements(t));
  cg_value at = cgi_nested_apply(d, b, number), all = cgi_nested_flat(d, b, cgi_nested_zero(b, t));
  cg_value *values = CGI_SCRATCH(ctx, cg_value, (size_t)positions);
  cgi_hmap made; // elements that there are by now
  memset(&made, 0, sizeof made);
  made.ctx = ctx;
  for (int64_t s = 0; s < slots; s++) {
    for (int64_t thread = 0; thread < d->across.total; thread++) {
      int64_t index[CGI_NESTED_RANK], p, k = 0;
      cg_nested_layout_index(l, thread / d->subgroup, thread % d->subgroup, s, index);
      for (unsigned i = 0; i < l->rank; i++) k = k * v->type->shape[i] + index[i];
      cg_attr a = cgi_attr_dense_at(ctx, value, (uint64_t)k);
      cg_value known = (cg_value)cgi_hmap_ptr(&made, a);
      if (!known) cgi_hmap_put_ptr(&made, a, known = cgi_build_constant(b, a));
      if (cgi_expr_eval(number, &thread, NULL, &p)) values[p] = known;
    }
    all = cgi_build_with_lane(b, cgi_select_table(b, at, values, positions), all, cgi_nested_row_major(l, s));
  }
  cgi_nested_define(d, v, cgi_nested_reshape(b, all, t));
  return true;
}

// ---- the same op on parts -----------------------------------------------------------------------------------------------------------------------
static bool cgi_nested_same(cgi_one_to_n *c, cg_op op) {
  cgi_nested *d = cgi_nested_of(c);
  cg_value operands[8];
  cg_type t = op->results[0]->type;
  if (op->num_operands > 8) return cgi_op_unsupported(op, "has too many operands");
  if (cgi_nested_is_vector(op->results[0])) t = cgi_nested_type_of(d, op->results[0]);
  for (unsigned i = 0; i < op->num_operands; i++) operands[i] = cgi_nested_piece(d, op->operands[i].value);
  cgi_nested_define(d, op->results[0], cgi_build_like(&c->b, op, op->num_operands, operands, t)->results[0]);
  return true;
}

// Where both have the same wide dimension (dims: of the result's those of the operand, which has `more` fewer) they are held alike.
static bool cgi_nested_alike(cgi_nested *d, cg_value from, cg_value to, unsigned wide) {
  const cg_nested_layout *x = cgi_nested_layout(d, from), *y = cgi_nested_layout(d, to);
  return cgi_nested_wide(x) == x->rank || (cgi_nested_wide(x) == wide && cgi_nested_width(x) == cgi_nested_width(y));
}

static bool cgi_nested_transpose(cgi_one_to_n *c, cg_op op) {
  cgi_nested *d = cgi_nested_of(c);
  cg_attr permutation = cg_op_attr(op, "permutation");
  cg_value from = op->operands[CG_VECTOR_TRANSPOSE_VECTOR].value, to = op->results[0];
  unsigned order[CGI_NESTED_RANK + 1], rank = to->type->rank, wide = cgi_nested_wide(cgi_nested_layout(d, to));
  for (unsigned j = 0; j < rank; j++) order[j] = (unsigned)cg_attr_int_list_at(permutation, j);
  order[rank] = rank;
  if (cgi_nested_alike(d, from, to, wide < rank ? order[wide] : rank)) {
    cg_value v = cgi_nested_reshape(&c->b, cgi_nested_held_piece(d, from), cgi_nested_packed(d, cgi_nested_layout(d, from), from->type->element));
    cgi_nested_define_held(d, to, cgi_nested_reshape(&c->b, cgi_nested_reorder(&c->b, v, order), cgi_nested_held_of(d, to)));
  } else
    cgi_nested_define(d, to, cgi_nested_reorder(&c->b, cgi_nested_piece(d, from), order));
  return true;
}

static bool cgi_nested_broadcast(cgi_one_to_n *c, cg_op op) {
  cgi_nested *d = cgi_nested_of(c);
  cg_value from = op->operands[CG_VECTOR_BROADCAST_SOURCE].value, to = op->results[0], v = cgi_nested_held_piece(d, from);
  cg_type t = cgi_nested_held_of(d, to);
  unsigned more = to->type->rank - (cgi_nested_is_vector(from) ? from->type->rank : 0);
  bool packed = cgi_nested_is_packed(cgi_nested_layout(d, to)) && cgi_nested_is_vector(from) &&
                cgi_nested_alike(d, from, to, cgi_nested_wide(cgi_nested_layout(d, to)) - more);
  if (packed) v = cgi_nested_reshape(&c->b, v, cgi_nested_packed(d, cgi_nested_layout(d, from), from->type->element));
  if (!cgi_nested_is_vector(from) || packed) {
    cgi_nested_define_held(d, to, v->type == t ? v : cgi_nested_splat(&c->b, t, v));
    return true;
  }
  v = cgi_nested_piece(d, from);
  t = cgi_nested_type_of(d, to);
  cgi_nested_define(d, to, v->type == t ? v : cgi_nested_splat(&c->b, t, v));
  return true;
}

// Both have their slots in one order.
static bool cgi_nested_shape_cast(cgi_one_to_n *c, cg_op op) {
  cgi_nested *d = cgi_nested_of(c);
  cg_value from = op->operands[CG_VECTOR_SHAPE_CAST_SOURCE].value, to = op->results[0];
  const cg_nested_layout *x = cgi_nested_layout(d, from), *y = cgi_nested_layout(d, to);
  int64_t n = cg_nested_layout_slots(y), *places = CGI_NEW_ARRAY(d->ctx, int64_t, (size_t)n);
  for (int64_t s = 0; s < n; s++) places[cgi_nested_row_major(y, s)] = cgi_nested_row_major(x, s);
  cgi_nested_define(d, to, cgi_nested_permute(d, &c->b, cgi_nested_piece(d, from), cgi_nested_type_of(d, to), places));
  return true;
}

// Distributed by hand: what is held is known already.
static bool cgi_nested_border(cgi_one_to_n *c, cg_op op) {
  cgi_nested *d = cgi_nested_of(c);
  bool simt = op->def->kind == CG_IREE_VECTOR_EXT_TO_SIMT;
  cg_value in = op->operands[CG_IREE_VECTOR_EXT_TO_SIMT_INPUT].value, whole = simt ? in : op->results[0], part = simt ? op->results[0] : in;
  if (!cgi_nested_is_vector(whole) || !cgi_nested_is_vector(part)) return cgi_op_unsupported(op, "on %t is not distributed", in->type);
  cg_type t = cgi_nested_type_of(d, whole);
  if (t != part->type) return cgi_op_unsupported(op, "takes a thread's part of %t to be %t, which by its layout is %t", whole->type, part->type, t);
  cgi_nested_define(d, op->results[0], cgi_nested_piece(d, in)); // to the pass the part is a vector that each thread has all of
  return true;
}

static const cgi_one_to_n_row cgi_nested_rows[] = {
    {cgi_nested_constant, {CG_ARITH_CONSTANT}},
    {cgi_nested_to_layout, {CG_IREE_VECTOR_EXT_TO_LAYOUT}},
    {cgi_nested_border, {CG_IREE_VECTOR_EXT_TO_SIMD, CG_IREE_VECTOR_EXT_TO_SIMT}},
    {cgi_nested_gather, {CG_IREE_VECTOR_EXT_TRANSFER_GATHER}},
    {cgi_nested_broadcast, {CG_VECTOR_BROADCAST, CG_VECTOR_SPLAT}},
    {cgi_nested_mask, {CG_VECTOR_CONSTANT_MASK, CG_VECTOR_CREATE_MASK}},
    {cgi_nested_reduce, {CG_VECTOR_CONTRACT, CG_VECTOR_MULTI_REDUCTION, CG_VECTOR_REDUCTION}},
    {cgi_nested_same, {CG_VECTOR_EXTRACT, CG_VECTOR_GATHER, CG_VECTOR_INSERT}},
    {cgi_nested_scan, {CG_VECTOR_SCAN}},
    {cgi_nested_shape_cast, {CG_VECTOR_SHAPE_CAST}},
    {cgi_nested_step, {CG_VECTOR_STEP}},
    {cgi_nested_transfer_op, {CG_VECTOR_TRANSFER_READ, CG_VECTOR_TRANSFER_WRITE}},
    {cgi_nested_transpose, {CG_VECTOR_TRANSPOSE}},
};

static bool cgi_nested_otherwise(cgi_one_to_n *c, cg_op op) {
  cgi_nested *d = cgi_nested_of(c);
  if (op->def->traits & CG_TRAIT_ELEMENTWISE) return cgi_rewrite_by_piece(c, op);
  if (op->def->kind != CG_FUNC_RETURN) return cgi_op_unsupported(op, "on vectors of a workgroup is not distributed");
  for (unsigned i = 0; i < op->num_operands; i++) {
    cg_value v = op->operands[i].value;
    if (cgi_nested_is_vector(v)) cgi_op_set_operand(op, i, cgi_build_unary(&c->b, CG_IREE_VECTOR_EXT_TO_SIMD, v->type, cgi_nested_piece(d, v)));
  }
  c->keep = true;
  return true;
}

// ---- the function -------------------------------------------------------------------------------------------------------------------------------
static unsigned cgi_nested_pieces(cgi_one_to_n *c, cg_value v, cg_type *piece) {
  cgi_nested *d = cgi_nested_of(c);
  if (!cgi_nested_is_vector(v) || !cgi_nested_layout(d, v)) return 0;
  if (piece) *piece = cgi_nested_held_of(d, v);
  return 1;
}

static bool cgi_nested_materialize(cgi_one_to_n *c, cg_value v, cg_value *pieces) { // an argument of the function
  cgi_nested *d = cgi_nested_of(c);
  pieces[0] = cgi_build_unary(&d->across.top, CG_IREE_VECTOR_EXT_TO_SIMT, cgi_nested_type_of(d, v), v);
  pieces[0] = cgi_nested_convert_held(d, &d->across.top, cgi_nested_layout(d, v), pieces[0], true);
  return true;
}

// A thread's part is small enough to be registers.
static bool cgi_nested_check(cg_op op, void *user) {
  cgi_nested *d = (cgi_nested *)user;
  if (op->def->kind == CG_SCF_FORALL || op->def->kind == CG_SCF_PARALLEL || op->def->kind == CG_MEMREF_COPY || cgi_linalg_is(op))
    return cgi_op_unsupported(op, "is not distributed over a workgroup's threads");
  for (unsigned i = 0; i < op->num_results; i++) {
    const cg_nested_layout *l = cgi_nested_is_vector(op->results[i]) ? cgi_nested_layout(d, op->results[i]) : NULL;
    if (!l) continue;
    if (cg_nested_layout_slots(l) > CGI_NESTED_MAX_ELEMENTS)
      return cgi_op_unsupported(op, "has %l elements of %t in one thread", cg_nested_layout_slots(l), op->results[i]->type);
  }
  return true;
}

// A scalar is stored by one thread.
static void cgi_nested_store(cgi_nested *d, cg_op op) {
  cgi_builder b = cgi_builder_before(op);
  if (d->across.total == 1) return;
  cg_value zero = cgi_build_index(&b, 0);
  cgi_op_move_before(op, cgi_build_guard(&b, cgi_build_cmpi(&b, CG_CMPI_EQ, d->across.linear, zero)).before);
}

static bool cgi_nested_run(cgi_nested *d) {
  if (!cgi_layouts_propagate(&d->layouts) || !cgi_walk_pre(d->func, cgi_nested_check, d)) return false;
  d->across.top = cgi_builder_at_start(d->func->regions[0]->first, d->func->loc);
  cgi_across_linear_id(&d->across);
  cg_op *stores = cgi_collect(d->func, CG_MEMREF_STORE);
  for (size_t i = 0; i < cgi_len(stores); i++) cgi_nested_store(d, stores[i]);
  if (!cgi_one_to_n_run(&d->vectors, d->func)) return false;
  return !d->layouts.target || d->across.shared <= (int64_t)d->layouts.target->max_shared_memory ||
         cgi_op_unsupported(d->func, "needs %l bytes of workgroup memory to hand vectors from thread to thread", d->across.shared);
}

CGI_DEF bool cgi_distribute_nested(cg_context *ctx, cg_op func, int64_t subgroup) {
  cgi_nested d;
  memset(&d, 0, sizeof d);
  if (!cgi_layouts_begin(&d.layouts, func, subgroup)) return false;
  d.ctx = d.vectors.ctx = ctx;
  d.func = func;
  d.across.ctx = ctx;
  d.across.target = d.layouts.target;
  memcpy(d.across.size, d.layouts.size, sizeof d.across.size);
  d.across.total = d.layouts.total;
  d.across.subgroup = d.layouts.full;
  d.subgroup = d.layouts.subgroup;
  d.vectors.user = &d;
  d.vectors.split = cgi_nested_pieces;
  d.vectors.materialize = cgi_nested_materialize;
  d.vectors.rows = cgi_nested_rows;
  d.vectors.num_rows = sizeof cgi_nested_rows / sizeof cgi_nested_rows[0];
  d.vectors.otherwise = cgi_nested_otherwise;
  bool ok = cgi_nested_run(&d);
  return ok;
}

#undef CGI_NESTED_MAX_ELEMENTS
#undef CGI_NESTED_RANK
