// Reads and writes of memory, for unroll-vectors: one-dimensional transfers of pieces along the memory's last dim, in the memory's order; what is
// transposed or broadcast is moved about in registers. Where a piece may lie outside of the memory in another dim than its own, a mask switches it
// off as a whole. An element by itself is a transfer of vector<1xT>.
#include "dialects/dialects.h"
#include "support/views.h"
#include "passes/vector/pieces.h"

typedef struct cgi_unroll_memory_span { // a dim of the memory that the vector runs along
  unsigned dim, result;                 // of the memref, of the vector
  bool in_bounds;
} cgi_unroll_memory_span;

typedef struct cgi_unroll_memory_access {
  cgi_one_to_n *u;
  cg_op op;
  cg_value memref, mask, padding; // padding: of a read
  cg_type vector;
  unsigned rank, num_spans, width; // width: elements accessed at once
  cg_value index[CGI_PIECES_RANK];
  cgi_unroll_memory_span spans[CGI_PIECES_RANK]; // in the order of memory
  int64_t shape[CGI_PIECES_RANK];                // of the spans
} cgi_unroll_memory_access;

typedef struct cgi_unroll_memory_piece {
  cg_value mask; // NULL for none
  bool outside;
  cg_value index[CGI_PIECES_RANK];
} cgi_unroll_memory_piece;

// ---- what is accessed ---------------------------------------------------------------------------------------------------------------------
static bool cgi_unroll_memory_start(cgi_unroll_memory_access *a, cgi_one_to_n *u, cg_op op, cg_value memref, cg_type vector, unsigned first_index) {
  memset(a, 0, sizeof *a);
  a->u = u;
  a->op = op;
  a->memref = memref;
  a->vector = vector;
  a->rank = memref->type->rank;
  if (memref->type->kind != CG_TYPE_MEMREF || memref->type->element != vector->element || a->rank > CGI_PIECES_RANK)
    return cgi_op_unsupported(op, "on %t is not broken into pieces", memref->type);
  cgi_operand_values(op, first_index, first_index + a->rank, a->index);
  return true;
}

// Pieces are as wide as those of vectors where neighbours in a piece are neighbours in memory. i1 lives in bytes: each by itself.
static void cgi_unroll_memory_widen(cgi_unroll_memory_access *a) {
  int64_t strides[CGI_PIECES_RANK], offset;
  cg_type t = a->memref->type;
  unsigned last = a->num_spans - 1, width = *(const unsigned *)a->u->user;
  a->width = 1;
  for (unsigned k = 0; k < a->num_spans; k++) a->shape[k] = a->vector->shape[a->spans[k].result];
  if (a->num_spans && a->shape[last] == 2 && width == 4 && cg_storage_bytes(t->element) == 2) width = 2; // of a word
  if (!a->num_spans || a->spans[last].dim + 1 != a->rank || a->shape[last] % width) return;
  if (!cg_type_strides(t, strides, &offset) || strides[a->rank - 1] != 1 || t->element == cgi_type_i(a->u->ctx, 1)) return;
  a->width = width;
}

static void cgi_unroll_memory_spans_of_map(cgi_unroll_memory_access *a, cg_map m, cg_attr bounds) {
  for (unsigned d = 0; d < a->rank; d++) {
    int result = cgi_map_result_of_dim(m, d);
    if (result < 0) continue;
    cgi_unroll_memory_span *s = &a->spans[a->num_spans++];
    s->dim = d;
    s->result = (unsigned)result;
    s->in_bounds = bounds && cg_attr_int(cg_attr_at(bounds, (size_t)result)) != 0;
  }
  cgi_unroll_memory_widen(a);
}

static void cgi_unroll_memory_spans_minor(cgi_unroll_memory_access *a) { // the last dims, within the memory
  for (unsigned i = 0; i < a->vector->rank; i++) {
    cgi_unroll_memory_span *s = &a->spans[a->num_spans++];
    s->dim = a->rank - a->vector->rank + i;
    s->result = i;
    s->in_bounds = true;
  }
  cgi_unroll_memory_widen(a);
}

static int64_t cgi_unroll_memory_elements(const cgi_unroll_memory_access *a) {
  int64_t n = 1;
  for (unsigned k = 0; k < a->num_spans; k++) n *= a->shape[k];
  return n;
}

// ---- pieces of memory ---------------------------------------------------------------------------------------------------------------------
// Indices and bounds along the spans, each computed once.
typedef struct cgi_unroll_memory_point_state {
  cg_value index, condition; // condition: NULL where the point is inside anyway
  bool made, outside;
} cgi_unroll_memory_point_state;

static cgi_unroll_memory_point_state *cgi_unroll_memory_point(cgi_unroll_memory_access *a, cgi_unroll_memory_point_state *points, unsigned span,
                                                              int64_t at) {
  cgi_builder *b = &a->u->b;
  const cgi_unroll_memory_span *s = &a->spans[span];
  unsigned first = 0;
  for (unsigned k = 0; k < span; k++) first += (unsigned)a->shape[k];
  cgi_unroll_memory_point_state *p = &points[first + (unsigned)at];
  if (p->made) return p;
  p->made = true;
  p->index = cgi_index_plus(b, a->index[s->dim], at);
  if (s->in_bounds || (a->width > 1 && span + 1 == a->num_spans)) return p; // lower-vectors looks along the piece
  cg_value size = cgi_view_dim(b, a->memref, s->dim);
  p->outside = cgi_check_bounds(b, p->index, size, &p->condition) == CGI_OUTSIDE;
  return p;
}

static cg_value cgi_unroll_memory_mask(cgi_unroll_memory_access *a, cg_value condition, const cgi_lane *mask) {
  cgi_builder *b = &a->u->b;
  int64_t width = a->width;
  cg_type i1 = cgi_type_i(a->u->ctx, 1), type = cgi_type_vector(a->u->ctx, a->rank ? 1 : 0, &width, i1);
  if (mask && width == 1) {
    cg_value lane = cgi_lane_scalar(b, mask[0]);
    condition = cgi_build_and(b, condition, lane);
    mask = NULL;
  }
  cg_value lanes = mask ? cgi_lanes_join(b, type, mask) : NULL, splat = condition ? cgi_build_splat(b, type, condition) : NULL;
  return cgi_build_and(b, lanes, splat);
}

static void cgi_unroll_memory_piece_at(cgi_unroll_memory_access *a, cgi_unroll_memory_point_state *points, int64_t at, const cgi_lane *mask,
                                       cgi_unroll_memory_piece *out) {
  int64_t index[CGI_PIECES_RANK];
  cg_value condition = NULL;
  cgi_delinearize(a->num_spans, a->shape, at, index);
  memcpy(out->index, a->index, sizeof out->index);
  for (unsigned k = 0; k < a->num_spans; k++) {
    const cgi_unroll_memory_point_state *p = cgi_unroll_memory_point(a, points, k, index[k]);
    out->index[a->spans[k].dim] = p->index;
    out->outside = out->outside || p->outside;
    if (!p->condition) continue;
    condition = cgi_build_and(&a->u->b, condition, p->condition);
  }
  if (!out->outside && (condition || mask)) out->mask = cgi_unroll_memory_mask(a, condition, mask ? mask + at : NULL);
}

// All pieces: their index arithmetic comes before the first access, so that lower-vectors finds equal guards side by side.
static cgi_unroll_memory_piece *cgi_unroll_memory_pieces(cgi_unroll_memory_access *a, size_t *count) {
  cg_context *ctx = a->u->ctx;
  size_t n = (size_t)cgi_unroll_memory_elements(a) / a->width, num_points = 1;
  for (unsigned k = 0; k < a->num_spans; k++) num_points += (size_t)a->shape[k];
  cgi_unroll_memory_point_state *points = CGI_NEW_ARRAY(ctx, cgi_unroll_memory_point_state, num_points);
  cgi_unroll_memory_piece *pieces = CGI_NEW_ARRAY(ctx, cgi_unroll_memory_piece, n);
  cgi_lane *mask = a->mask ? cgi_lanes_of(a->u, a->mask) : NULL;
  for (size_t i = 0; i < n; i++) cgi_unroll_memory_piece_at(a, points, (int64_t)(i * a->width), mask, &pieces[i]);
  cgi_free(ctx, points, num_points * sizeof *points);
  *count = n;
  return pieces;
}

// One transfer op: `value` is read's padding or what is written.
static cg_op cgi_unroll_memory_build(cgi_unroll_memory_access *a, const cgi_unroll_memory_piece *p, bool write, cg_value value) {
  cg_context *ctx = a->u->ctx;
  cg_value operands[CGI_PIECES_RANK + 3];
  unsigned n = 0;
  int64_t width = a->width;
  cg_type type = cgi_type_lanes(ctx, width, a->vector->element);
  bool along = a->width > 1 && !a->spans[a->num_spans - 1].in_bounds;
  cg_expr last = a->rank ? cgi_expr_dim(ctx, a->rank - 1) : cgi_expr_const(ctx, 0);
  cg_attr in_bounds = cgi_attr_bool(ctx, !along);
  cg_named_attr attrs[2];
  int32_t segments[4];
  cgi_name_attr(&attrs[0], ctx, "permutation_map", cgi_attr_of_map(ctx, cgi_map_make(ctx, a->rank, 0, 1, &last)));
  cgi_name_attr(&attrs[1], ctx, "in_bounds", cgi_attr_array(ctx, 1, &in_bounds));
  if (write) operands[n++] = value;
  operands[n++] = a->memref;
  for (unsigned i = 0; i < a->rank; i++) operands[n++] = p->index[i];
  if (!write) operands[n++] = value;
  if (p->mask) operands[n++] = p->mask;
  segments[0] = 1;
  segments[1] = write ? 1 : (int32_t)a->rank;
  segments[2] = write ? (int32_t)a->rank : 1;
  segments[3] = p->mask ? 1 : 0;
  cg_op op = cgi_build(&a->u->b, write ? CG_VECTOR_TRANSFER_WRITE : CG_VECTOR_TRANSFER_READ, n, operands, write ? 0 : 1, &type, 2, attrs, 0);
  cgi_op_set_segments(op, 4, segments);
  return op;
}

// The element of the memory's order that the vector's element `at` is.
static int64_t cgi_unroll_memory_place(const cgi_unroll_memory_access *a, int64_t at) {
  int64_t index[CGI_PIECES_RANK], place = 0;
  cgi_delinearize(a->vector->rank, a->vector->shape, at, index);
  for (unsigned k = 0; k < a->num_spans; k++) place = place * a->shape[k] + index[a->spans[k].result];
  return place;
}

// ---- reading and writing ------------------------------------------------------------------------------------------------------------------
// The elements read, in the vector's order: a cgi array.
static cgi_lane *cgi_unroll_memory_read(cgi_unroll_memory_access *a) {
  cg_context *ctx = a->u->ctx;
  cgi_lane *memory = NULL, *lanes = NULL;
  size_t n;
  cgi_unroll_memory_piece *pieces = cgi_unroll_memory_pieces(a, &n);
  for (size_t i = 0; i < n; i++)
    for (unsigned k = 0; k < a->width; k++) {
      if (pieces[i].outside)
        cgi_push(memory, cgi_lane_of(a->padding, -1));
      else if (k == 0)
        cgi_push(memory, cgi_lane_of(cgi_unroll_memory_build(a, &pieces[i], false, a->padding)->results[0], 0));
      else
        cgi_push(memory, cgi_lane_of(memory[i * a->width].value, (int)k));
    }
  for (size_t i = 0; a->width == 1 && i < n; i++) memory[i] = cgi_lane_of(cgi_lane_scalar(&a->u->b, memory[i]), -1);
  for (int64_t i = 0; i < cg_type_num_elements(a->vector); i++) cgi_push(lanes, memory[cgi_unroll_memory_place(a, i)]);
  cgi_free(ctx, pieces, n * sizeof *pieces);
  return lanes;
}

static void cgi_unroll_memory_write(cgi_unroll_memory_access *a, cg_value vector) {
  cg_context *ctx = a->u->ctx;
  cgi_lane *lanes = cgi_lanes_of(a->u, vector), *memory = NULL;
  int64_t width = a->width, count = cg_type_num_elements(a->vector);
  cg_type type = cgi_type_lanes(ctx, width, a->vector->element);
  size_t n;
  cgi_unroll_memory_piece *pieces = cgi_unroll_memory_pieces(a, &n);
  cg_value *values = CGI_SCRATCH(ctx, cg_value, n);
  for (int64_t i = 0; i < count; i++) cgi_push(memory, lanes[i]);
  for (int64_t i = 0; i < count; i++) memory[cgi_unroll_memory_place(a, i)] = lanes[i];
  for (size_t i = 0; i < n; i++) {
    if (pieces[i].outside) continue;
    values[i] = width > 1 ? cgi_lanes_join(&a->u->b, type, memory + i * (size_t)width)
                          : cgi_build_unary(&a->u->b, CG_VECTOR_BROADCAST, type, cgi_lane_scalar(&a->u->b, memory[i]));
  }
  for (size_t i = 0; i < n; i++)
    if (!pieces[i].outside) cgi_unroll_memory_build(a, &pieces[i], true, values[i]);
  cgi_free(ctx, pieces, n * sizeof *pieces);
}

static void cgi_unroll_memory_define(cgi_unroll_memory_access *a, cg_value result) {
  cgi_lane *lanes = cgi_unroll_memory_read(a);
  cgi_pieces_define(a->u, result, lanes);
}

// ---- ops ----------------------------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_unroll_transfer(cgi_one_to_n *u, cg_op op) {
  cgi_unroll_memory_access a;
  cg_op around = cg_op_parent(op);
  bool write = op->def->kind == CG_VECTOR_TRANSFER_WRITE;
  unsigned first;
  cgi_operand_group(op, "indices", &first);
  if (!cgi_unroll_memory_start(&a, u, op, op->operands[write ? 1 : 0].value,
                               write ? op->operands[CG_VECTOR_TRANSFER_WRITE_VECTOR].value->type : op->results[0]->type, first))
    return false;
  a.mask = cgi_operand_named(op, "mask");
  if (around->def->kind == CG_VECTOR_MASK) {
    if (a.mask) return cgi_op_unsupported(op, "has a mask of its own inside of vector.mask");
    a.mask = around->operands[CG_VECTOR_MASK_MASK].value;
  }
  cgi_unroll_memory_spans_of_map(&a, cg_attr_map(cg_op_attr(op, "permutation_map")), cg_op_attr(op, "in_bounds"));
  if (a.mask && cg_type_num_elements(a.mask->type) != cgi_unroll_memory_elements(&a)) return cgi_op_unsupported(op, "has a mask of another shape");
  if (write) {
    cgi_unroll_memory_write(&a, op->operands[CG_VECTOR_TRANSFER_WRITE_VECTOR].value);
  } else {
    a.padding = cgi_operand_named(op, "padding");
    cgi_unroll_memory_define(&a, op->results[0]);
  }
  return true;
}

static cg_value cgi_unroll_memory_zero(cgi_one_to_n *u, cg_type element) { return cgi_build_constant(&u->b, cgi_attr_number(element, 0)); }

// vector.load, store, maskedload, maskedstore: the last dims of the memory.
CGI_DEF bool cgi_unroll_load_store(cgi_one_to_n *u, cg_op op) {
  cg_op_kind kind = op->def->kind;
  cgi_unroll_memory_access a;
  unsigned base = kind == CG_VECTOR_STORE ? 1 : 0;
  bool write = kind == CG_VECTOR_STORE || kind == CG_VECTOR_MASKEDSTORE, masked = kind == CG_VECTOR_MASKEDLOAD || kind == CG_VECTOR_MASKEDSTORE;
  cg_value memref = op->operands[base].value, last = op->operands[kind == CG_VECTOR_STORE ? 0 : op->num_operands - 1].value;
  if (memref->type->element->kind == CG_TYPE_VECTOR) return cgi_unroll_whole(u, op); // one element of the memory
  if (!cgi_unroll_memory_start(&a, u, op, memref, write ? last->type : op->results[0]->type, base + 1)) return false;
  if (a.vector->rank > a.rank) return cgi_op_unsupported(op, "has more dims than its memory");
  if (masked) a.mask = op->operands[op->num_operands - 2].value;
  cgi_unroll_memory_spans_minor(&a);
  if (write) {
    cgi_unroll_memory_write(&a, last);
    return true;
  }
  a.padding = cgi_unroll_memory_zero(u, a.vector->element);
  cgi_lane *lanes = cgi_unroll_memory_read(&a), *on = masked ? cgi_lanes_of(u, a.mask) : NULL, *pass = masked ? cgi_lanes_of(u, last) : NULL;
  for (size_t i = 0; masked && i < cgi_len(lanes); i++) {
    cg_value c = cgi_lane_scalar(&u->b, on[i]), x = cgi_lane_scalar(&u->b, lanes[i]), y = cgi_lane_scalar(&u->b, pass[i]);
    lanes[i] = cgi_lane_of(cgi_build_select(&u->b, c, x, y), -1);
  }
  cgi_pieces_define(u, op->results[0], lanes);
  return true;
}

// vector.gather and scatter: element by element, at the last index plus that of the lane.
CGI_DEF bool cgi_unroll_gather(cgi_one_to_n *u, cg_op op) {
  cg_context *ctx = u->ctx;
  cgi_unroll_memory_access a;
  bool write = op->def->kind == CG_VECTOR_SCATTER;
  unsigned n = op->num_operands;
  cg_value values = op->operands[n - 1].value;
  if (!cgi_unroll_memory_start(&a, u, op, op->operands[CG_VECTOR_GATHER_BASE].value, values->type, 1)) return false;
  if (!a.rank) return cgi_op_unsupported(op, "on a memref of rank 0 is not broken into pieces");
  a.width = 1;
  cg_value base = a.index[a.rank - 1];
  cgi_lane *at = cgi_lanes_of(u, op->operands[n - 3].value), *on = cgi_lanes_of(u, op->operands[n - 2].value), *lanes = cgi_lanes_of(u, values);
  cg_type single = cgi_type_lanes(ctx, 1, a.vector->element);
  for (size_t i = 0; i < cgi_len(lanes); i++) {
    cgi_unroll_memory_piece p;
    memset(&p, 0, sizeof p);
    memcpy(p.index, a.index, sizeof p.index);
    cg_value offset = cgi_lane_scalar(&u->b, at[i]), value = cgi_lane_scalar(&u->b, lanes[i]);
    if (offset->type != base->type) offset = cgi_build_unary(&u->b, CG_ARITH_INDEX_CAST, base->type, offset);
    p.index[a.rank - 1] = cgi_index_op(&u->b, CG_ARITH_ADDI, base, offset);
    p.mask = cgi_unroll_memory_mask(&a, NULL, &on[i]);
    if (write) value = cgi_build_unary(&u->b, CG_VECTOR_BROADCAST, single, value);
    cg_op transfer = cgi_unroll_memory_build(&a, &p, write, value);
    if (!write) lanes[i] = cgi_lane_of(cgi_lane_scalar(&u->b, cgi_lane_of(transfer->results[0], 0)), -1);
  }
  if (!write) cgi_pieces_define(u, op->results[0], lanes);
  return true;
}

// The element of a part of transfer_gather, an index vector or the mask, for the vector's element e.
static int64_t cgi_unroll_memory_part(cg_type t, cg_map map, const int64_t *e) {
  int64_t at = 0;
  for (unsigned i = 0; i < map->num_results; i++) at = at * t->shape[i] + e[map->results[i]->value];
  return at;
}

// As wide as the vector's last dim allows where memory goes along it, and nothing else does.
static void cgi_unroll_memory_widen_gather(cgi_unroll_memory_access *a, cg_attr maps, unsigned num_vecs) {
  unsigned last = a->vector->rank - 1;
  cg_map map = cg_attr_map(cg_attr_at(maps, 0));
  a->width = 1;
  if (!a->vector->rank || !a->rank || a->mask) return;
  for (unsigned i = 0; i <= num_vecs; i++) {
    cg_map m = cg_attr_map(cg_attr_at(maps, i));
    for (unsigned r = 0; r < m->num_results; r++) {
      bool along = m->results[r]->kind == CG_EXPR_DIM && m->results[r]->value == (int64_t)last;
      if (along != (!i && r + 1 == a->rank)) return;
    }
  }
  if (map->results[a->rank - 1]->kind != CG_EXPR_DIM) return;
  a->spans[0].dim = a->rank - 1;
  a->spans[0].result = last;
  a->spans[0].in_bounds = true;
  a->num_spans = 1;
  cgi_unroll_memory_widen(a);
}

// iree_vector_ext.transfer_gather: dims of the base are indexed by dims of the vector or by index vectors.
CGI_DEF bool cgi_unroll_transfer_gather(cgi_one_to_n *u, cg_op op) {
  cg_context *ctx = u->ctx;
  cgi_unroll_memory_access a;
  cg_attr maps = cg_op_attr(op, "indexing_maps");
  cg_map map = cg_attr_map(cg_attr_at(maps, 0));
  unsigned first, num_vecs = cgi_operand_group(op, "index_vecs", &first);
  cgi_lane *vecs[CGI_PIECES_RANK], *on, *lanes = NULL;
  if (num_vecs > CGI_PIECES_RANK) return cgi_op_unsupported(op, "with %u index vectors is not broken into pieces", num_vecs);
  if (!cgi_unroll_memory_start(&a, u, op, op->operands[CG_IREE_VECTOR_EXT_TRANSFER_GATHER_BASE].value, op->results[0]->type,
                               CG_IREE_VECTOR_EXT_TRANSFER_GATHER_OFFSETS))
    return false;
  a.mask = cgi_operand_named(op, "mask");
  a.padding = cgi_operand_named(op, "padding");
  cgi_unroll_memory_widen_gather(&a, maps, num_vecs);
  for (unsigned i = 0; i < num_vecs; i++) vecs[i] = cgi_lanes_of(u, op->operands[first + i].value);
  on = a.mask ? cgi_lanes_of(u, a.mask) : NULL;
  for (int64_t at = 0, n = cg_type_num_elements(a.vector); at < n; at += a.width) {
    int64_t e[CGI_PIECES_RANK];
    cgi_unroll_memory_piece p;
    memset(&p, 0, sizeof p);
    cgi_delinearize(a.vector->rank, a.vector->shape, at, e);
    for (unsigned d = 0; d < a.rank; d++) {
      cg_expr x = map->results[d];
      p.index[d] = cgi_index_plus(&u->b, a.index[d], x->kind == CG_EXPR_DIM ? e[x->value] : 0);
      if (x->kind != CG_EXPR_SYMBOL) continue;
      unsigned v = (unsigned)x->value;
      int64_t part = cgi_unroll_memory_part(op->operands[first + v].value->type, cg_attr_map(cg_attr_at(maps, 1 + v)), e);
      p.index[d] = cgi_index_op(&u->b, CG_ARITH_ADDI, p.index[d], cgi_lane_scalar(&u->b, vecs[v][part]));
    }
    if (on) p.mask = cgi_unroll_memory_mask(&a, NULL, &on[cgi_unroll_memory_part(a.mask->type, cg_attr_map(cg_attr_at(maps, 1 + num_vecs)), e)]);
    cg_value piece = cgi_unroll_memory_build(&a, &p, false, a.padding)->results[0];
    if (a.width == 1) cgi_push(lanes, cgi_lane_of(cgi_lane_scalar(&u->b, cgi_lane_of(piece, 0)), -1));
    for (unsigned k = 0; a.width > 1 && k < a.width; k++) cgi_push(lanes, cgi_lane_of(piece, (int)k));
  }
  for (unsigned i = 0; i < num_vecs; i++) cgi_arr_free(ctx, vecs[i]);
  cgi_pieces_define(u, op->results[0], lanes);
  return true;
}
