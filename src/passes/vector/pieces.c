// Pieces and lanes of vectors: taking vectors apart and putting them together with few ops.
#include "passes/vector/pieces.h"

#include "analysis/ranges.h"
#include "dialects/dialects.h"
#include "dialects/eval.h"

CGI_DEF void cgi_delinearize(unsigned rank, const int64_t *shape, int64_t at, int64_t *index) {
  for (unsigned i = rank; i-- > 0;) {
    index[i] = at % shape[i];
    at /= shape[i];
  }
}

CGI_DEF int64_t cgi_linearize(unsigned rank, const int64_t *shape, const int64_t *index) {
  int64_t at = 0;
  for (unsigned i = 0; i < rank; i++) at = at * shape[i] + index[i];
  return at;
}

// ---- pieces -----------------------------------------------------------------------------------------------------------------------------
CGI_DEF unsigned cgi_piece_width(const cgi_one_to_n *u, cg_type vector) {
  unsigned width = *(const unsigned *)u->user;
  return vector->rank && vector->shape[vector->rank - 1] % width == 0 ? width : 1;
}

CGI_DEF unsigned cgi_piece_count(const cgi_one_to_n *u, cg_type vector) {
  return (unsigned)cg_type_num_elements(vector) / cgi_piece_width(u, vector);
}

CGI_DEF cg_type cgi_piece_type(const cgi_one_to_n *u, cg_type vector) {
  int64_t width = cgi_piece_width(u, vector);
  return width > 1 ? cgi_type_lanes(u->ctx, width, vector->element) : vector->element;
}

CGI_DEF bool cgi_pieces_split(cgi_one_to_n *u, cg_value vector, cg_value *pieces) {
  cg_type type = vector->type, piece = cgi_piece_type(u, type);
  unsigned width = cgi_piece_width(u, type), count = cgi_piece_count(u, type);
  cgi_lane lanes[CGI_PIECES_RANK];
  int64_t position[CGI_PIECES_RANK];
  cgi_builder b = vector->op ? cgi_builder_after(vector->op) : cgi_builder_at_start(vector->block, u->b.loc);
  for (unsigned i = 0; i < count; i++) {
    for (unsigned k = 0; k < width; k++) {
      cgi_delinearize(type->rank, type->shape, (int64_t)i * width + k, position);
      lanes[k] =
          type->rank == 1 ? cgi_lane_of(vector, (int)position[0]) : cgi_lane_of(cgi_build_vector_extract(&b, vector, type->rank, position), -1);
    }
    pieces[i] = cgi_lanes_join(&b, piece, lanes);
  }
  return true;
}

CGI_DEF cg_value cgi_pieces_join(cgi_one_to_n *u, cg_value vector) {
  cg_type type = vector->type;
  int64_t position[CGI_PIECES_RANK], n = cg_type_num_elements(type);
  if (!cgi_hmap_ptr(&u->pieces, vector)) return vector;
  cgi_lane *lanes = cgi_lanes_of(u, vector);
  cg_value whole;
  if (type->rank == 1 && n <= 4) {
    whole = cgi_lanes_join(&u->b, type, lanes);
  } else {
    whole = cgi_build_splat(&u->b, type, cgi_lane_scalar(&u->b, lanes[0]));
    for (int64_t i = 1; i < n; i++) {
      cgi_delinearize(type->rank, type->shape, i, position);
      whole = cgi_build_vector_insert(&u->b, cgi_lane_scalar(&u->b, lanes[i]), whole, type->rank, position);
    }
  }
  return whole;
}

// ---- lanes ------------------------------------------------------------------------------------------------------------------------------
CGI_DEF cgi_lane cgi_lane_of(cg_value v, int lane) {
  cgi_lane r;
  bool splat = lane >= 0 && (cgi_is_kind(v, CG_VECTOR_BROADCAST) || cgi_is_kind(v, CG_VECTOR_SPLAT)) &&
               !cg_type_is_shaped(v->op->operands[CG_VECTOR_BROADCAST_SOURCE].value->type);
  r.value = splat ? v->op->operands[CG_VECTOR_BROADCAST_SOURCE].value : v;
  r.lane = splat ? -1 : lane;
  return r;
}

CGI_DEF cgi_lane *cgi_lanes_of(cgi_one_to_n *u, cg_value v) {
  cg_context *ctx = u->ctx;
  cgi_lane *lanes = NULL;
  if (v->type->kind != CG_TYPE_VECTOR) {
    cgi_push(lanes, cgi_lane_of(v, -1));
    return lanes;
  }
  const cg_value *pieces = cgi_pieces_of(u, v);
  unsigned width = cgi_piece_width(u, v->type), count = cgi_piece_count(u, v->type);
  for (unsigned i = 0; i < count; i++)
    for (unsigned k = 0; k < width; k++) cgi_push(lanes, cgi_lane_of(pieces[i], width > 1 ? (int)k : -1));
  return lanes;
}

static cg_value cgi_piece_constant(cgi_builder *b, cg_type type, cg_attr value) {
  return cgi_build_with(b, CG_ARITH_CONSTANT, type, 0, NULL, "value", value);
}

// The attribute of a lane whose value is known; NULL when it is not.
static cg_attr cgi_piece_known(cgi_lane l) {
  cg_attr a = cgi_constant_of(l.value);
  return a && l.lane >= 0 ? (a->kind == CG_ATTR_DENSE ? cgi_attr_dense_at(a->ctx, a, (uint64_t)l.lane) : NULL) : a;
}

CGI_DEF cg_value cgi_lane_scalar(cgi_builder *b, cgi_lane l) {
  int64_t position = l.lane;
  if (l.lane < 0) return l.value;
  cg_attr known = cgi_piece_known(l);
  return known ? cgi_piece_constant(b, l.value->type->element, known) : cgi_build_lane(b, l.value, position);
}

static bool cgi_piece_equal(cgi_lane a, cgi_lane b) { return a.value == b.value && a.lane == b.lane; }

CGI_DEF cg_value cgi_build_splat(cgi_builder *b, cg_type type, cg_value scalar) {
  if (!cg_type_is_shaped(type)) return scalar;
  cg_attr known = cgi_constant_of(scalar);
  return known ? cgi_piece_constant(b, type, cgi_attr_dense_splat(b->ctx, type, known)) : cgi_build_unary(b, CG_VECTOR_BROADCAST, type, scalar);
}

static cg_value cgi_piece_join_constants(cgi_builder *b, cg_type type, const cgi_lane *lanes) {
  uint8_t bytes[CGI_PIECES_RANK * 8];
  size_t size = cg_storage_bytes(type->element), n = (size_t)type->shape[0];
  if (n * size > sizeof bytes) return NULL;
  for (size_t i = 0; i < n; i++) {
    cg_attr a = cgi_piece_known(lanes[i]);
    if (!a) return NULL;
    cgi_store_element(type->element, bytes + i * size, cgi_scalar_of_attr(a));
  }
  return cgi_piece_constant(b, type, cgi_attr_dense(b->ctx, type, bytes, n * size));
}

// All lanes from one or two vectors.
static cg_value cgi_piece_join_shuffle(cgi_builder *b, cg_type type, const cgi_lane *lanes) {
  int64_t mask[CGI_PIECES_RANK];
  cg_value from[2];
  unsigned n = (unsigned)type->shape[0];
  from[0] = from[1] = lanes[0].value;
  for (unsigned i = 0; i < n; i++) {
    if (lanes[i].lane < 0 || lanes[i].value->type->shape[0] == 1) return NULL;
    if (lanes[i].value == from[0]) continue;
    if (from[1] != from[0] && from[1] != lanes[i].value) return NULL;
    from[1] = lanes[i].value;
  }
  for (unsigned i = 0; i < n; i++) mask[i] = lanes[i].lane + (lanes[i].value == from[0] ? 0 : from[0]->type->shape[0]);
  return cgi_build_shuffle(b, from[0], from[1], n, mask);
}

// An element that was extracted before is a lane again.
static cgi_lane cgi_piece_origin(cgi_lane l) {
  cg_op op = l.lane < 0 ? cgi_def_op(l.value, CG_VECTOR_EXTRACT) : NULL;
  cg_attr at = op ? cg_op_attr(op, "static_position") : NULL;
  if (!op || op->num_operands != 1 || op->operands[CG_VECTOR_EXTRACT_VECTOR].value->type->rank != 1 || !at || cg_attr_int_list_len(at) != 1) return l;
  return cgi_lane_of(op->operands[CG_VECTOR_EXTRACT_VECTOR].value, (int)cg_attr_int_list_at(at, 0));
}

CGI_DEF cg_value cgi_lanes_join(cgi_builder *b, cg_type type, const cgi_lane *lanes) {
  cgi_lane from[CGI_PIECES_RANK];
  if (!cg_type_is_shaped(type)) return cgi_lane_scalar(b, lanes[0]);
  int64_t n = type->shape[0], most = 0;
  cg_value base = NULL;
  bool same = true;
  from[0] = cgi_piece_origin(lanes[0]);
  for (int64_t i = 1; i < n; i++) from[i] = cgi_piece_origin(lanes[i]);
  for (int64_t i = 0; i < n; i++) { // the vector that has most lanes in their places
    int64_t count = 0;
    same = same && cgi_piece_equal(from[i], from[0]);
    for (int64_t k = 0; k < n && from[i].value->type == type; k++) count += from[k].value == from[i].value && from[k].lane == (int)k;
    if (count > most) base = from[i].value;
    if (count > most) most = count;
  }
  if (most == n) return base;
  if (same && from[0].lane < 0) return cgi_build_splat(b, type, from[0].value);
  cg_value v = cgi_piece_join_constants(b, type, from);
  if (!v) v = cgi_piece_join_shuffle(b, type, from);
  if (v) return v;
  v = base ? base : cgi_build_splat(b, type, cgi_lane_scalar(b, lanes[0]));
  for (int64_t i = 0; i < n; i++)
    if (base ? from[i].value != base || from[i].lane != (int)i : i > 0 && !cgi_piece_equal(from[i], from[0]))
      v = cgi_build_with_lane(b, cgi_lane_scalar(b, lanes[i]), v, i);
  return v;
}

CGI_DEF void cgi_pieces_define(cgi_one_to_n *u, cg_value result, const cgi_lane *lanes) {
  cg_type type = result->type;
  if (type->kind != CG_TYPE_VECTOR) {
    cgi_value_replace_uses(result, cgi_lane_scalar(&u->b, lanes[0]));
    return;
  }
  cg_value *list = cgi_pieces_new(u, result);
  cg_type piece = cgi_piece_type(u, type);
  unsigned width = cgi_piece_width(u, type), count = cgi_piece_count(u, type);
  for (unsigned i = 0; i < count; i++) {
    bool again = i > 0;
    for (unsigned k = 0; k < width && again; k++) again = cgi_piece_equal(lanes[i * width + k], lanes[(i - 1) * width + k]);
    list[i] = again ? list[i - 1] : cgi_lanes_join(&u->b, piece, lanes + (size_t)i * width);
  }
}

// ---- arithmetic -------------------------------------------------------------------------------------------------------------------------
CGI_DEF cg_value cgi_reduce_tree(cgi_builder *b, cg_op_kind kind, cg_attr flags, cg_value *values, size_t n) {
  for (; n > 1; n = (n + 1) / 2) {
    for (size_t i = 0; i < n / 2; i++) {
      values[i] = cgi_build_binary(b, kind, values[2 * i], values[2 * i + 1]);
      if (flags) cgi_op_set_attr(values[i]->op, "fastmath", flags);
    }
    if (n & 1) values[n / 2] = values[n - 1];
  }
  return values[0];
}

CGI_DEF cgi_bounds cgi_check_bounds(cgi_builder *b, cg_value index, cg_value size, cg_value *condition) {
  cgi_interval i = cgi_range_of(index), n = cgi_range_of(size);
  if (i.lo >= 0 && i.hi < n.lo) return CGI_INSIDE;
  if (i.hi < 0 || (n.hi != INT64_MAX && i.lo >= n.hi)) return CGI_OUTSIDE;
  *condition = cgi_build_cmpi(b, CG_CMPI_ULT, index, size);
  return CGI_UNSURE;
}

CGI_DEF cg_value cgi_index_plus(cgi_builder *b, cg_value index, int64_t offset) {
  if (!offset) return index;
  cg_expr d = cgi_expr_dim(b->ctx, 0), e = cgi_expr_add(b->ctx, d, cgi_expr_const(b->ctx, offset));
  return cgi_build_apply(b, 1, e, &index);
}
