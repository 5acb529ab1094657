// Ops that move elements of vectors about, for unroll-vectors: each says which element of which operand a result element is.
#include "dialects/dialects.h"
#include "passes/vector/pieces.h"

typedef struct cgi_move {
  cgi_one_to_n *u;
  cg_op op;
  cg_type type;          // of the result
  cgi_lane *operands[2]; // cgi arrays
  cgi_lane *lanes;       // cgi array: the result's
} cgi_move;

// Where element `index` of a dim list that is aligned at the last dim lies in a vector that may be smaller; its dims of 1 are stretched.
static int64_t cgi_move_broadcast(cg_type from, cg_type to, const int64_t *index) {
  int64_t at = 0;
  for (unsigned i = 0; i < from->rank; i++) at = at * from->shape[i] + (from->shape[i] == 1 ? 0 : index[to->rank - from->rank + i]);
  return at;
}

static int64_t cgi_move_int(cg_op op, const char *name, size_t i) { return cg_attr_int_list_at(cg_op_attr(op, name), i); }

// The element of `vector` that an extract_strided_slice of this shape has at `index`.
static int64_t cgi_move_sliced(cg_op op, cg_type vector, const int64_t *index) {
  int64_t at = 0;
  size_t given = cg_attr_int_list_len(cg_op_attr(op, "offsets"));
  for (unsigned i = 0; i < vector->rank; i++) {
    int64_t x = index[i];
    if (i < given) x = x * cgi_move_int(op, "strides", i) + cgi_move_int(op, "offsets", i);
    at = at * vector->shape[i] + x;
  }
  return at;
}

// insert_strided_slice: the source's dims are the last ones; an element that it does not cover stays.
static cgi_lane cgi_move_inserted(const cgi_move *m, const int64_t *index, int64_t at) {
  cg_type source = m->op->operands[CG_VECTOR_INSERT_STRIDED_SLICE_SOURCE].value->type;
  unsigned lead = m->type->rank - source->rank;
  int64_t in = 0;
  for (unsigned i = 0; i < m->type->rank; i++) {
    int64_t stride = i >= lead ? cgi_move_int(m->op, "strides", i - lead) : 1, size = i >= lead ? source->shape[i - lead] : 1;
    int64_t x = index[i] - cgi_move_int(m->op, "offsets", i);
    if (x < 0 || x % stride || x / stride >= size) return m->operands[1][at];
    in = in * size + x / stride;
  }
  return m->operands[0][in];
}

static cgi_lane cgi_move_lane(const cgi_move *m, const int64_t *index, int64_t at) {
  cg_op op = m->op;
  cg_type from = op->operands[0].value->type;
  int64_t source[CGI_PIECES_RANK] = {0};
  switch (op->def->kind) {
  case CG_VECTOR_BROADCAST: return m->operands[0][from->kind == CG_TYPE_VECTOR ? cgi_move_broadcast(from, m->type, index) : 0];
  case CG_VECTOR_SPLAT: return m->operands[0][0];
  case CG_VECTOR_TRANSPOSE:
    for (unsigned i = 0; i < m->type->rank; i++) source[cgi_move_int(op, "permutation", i)] = index[i];
    return m->operands[0][cgi_linearize(from->rank, from->shape, source)];
  case CG_VECTOR_EXTRACT_STRIDED_SLICE: return m->operands[0][cgi_move_sliced(op, from, index)];
  case CG_VECTOR_INSERT_STRIDED_SLICE: return cgi_move_inserted(m, index, at);
  case CG_VECTOR_INTERLEAVE: return m->operands[at & 1][at / 2];
  case CG_VECTOR_SHUFFLE: {
    int64_t first = from->rank ? from->shape[0] : 1, row = cg_type_num_elements(from) / first;
    int64_t k = cgi_move_int(op, "mask", (size_t)(at / row)); // below 0: any
    return k < first ? m->operands[0][(k < 0 ? 0 : k) * row + at % row] : m->operands[1][(k - first) * row + at % row];
  }
  default: return m->operands[0][at]; // shape_cast
  }
}

// ---- positions --------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_move_place { // of an extract or insert
  cgi_mixed position;
  int64_t inner; // elements of the part
} cgi_move_place;

static bool cgi_move_place_of(cg_op op, cg_type vector, cgi_move_place *p) {
  memset(p, 0, sizeof *p);
  p->inner = cg_type_num_elements(vector);
  if (op->def->kind == CG_VECTOR_EXTRACT || op->def->kind == CG_VECTOR_INSERT) {
    if (!cgi_mixed_get(op, "dynamic_position", "static_position", &p->position)) return cgi_op_error(op, "has a malformed position");
  } else if (vector->rank) {
    p->position.n = 1;
    p->position.values[0] = op->operands[op->num_operands - 1].value;
  }
  cgi_mixed_fold_constants(&p->position);
  for (unsigned i = 0; i < p->position.n; i++) p->inner /= vector->shape[i];
  return true;
}

// Whether the outer index of element `at` is the position: 0 no, 1 yes; -1 under *condition.
static int cgi_move_place_matches(cgi_builder *b, const cgi_move_place *p, cg_type vector, int64_t at, cg_value *condition) {
  int64_t index[CGI_PIECES_RANK];
  *condition = NULL;
  cgi_delinearize(vector->rank, vector->shape, at, index);
  for (unsigned i = 0; i < p->position.n; i++)
    if (!p->position.values[i] && p->position.fixed[i] != index[i]) return 0;
  for (unsigned i = 0; i < p->position.n; i++) {
    if (!p->position.values[i]) continue;
    cg_value here = cgi_build_int(b, p->position.values[i]->type, index[i]), equal = cgi_build_cmpi(b, CG_CMPI_EQ, p->position.values[i], here);
    *condition = cgi_build_and(b, *condition, equal);
  }
  return *condition ? -1 : 1;
}

static cgi_lane cgi_move_place_select(cgi_builder *b, cg_value condition, cgi_lane yes, cgi_lane no) {
  cg_value t = cgi_lane_scalar(b, yes), f = cgi_lane_scalar(b, no);
  return cgi_lane_of(cgi_build_select(b, condition, t, f), -1);
}

// ---- bit casts --------------------------------------------------------------------------------------------------------------------------
// Between elements of one width; lanes of other widths do not line up.
CGI_DEF bool cgi_unroll_bitcast(cgi_one_to_n *u, cg_op op) {
  cg_value source = op->operands[CG_VECTOR_BITCAST_SOURCE].value, result = op->results[0];
  unsigned count = cgi_piece_count(u, source->type);
  if (cg_type_num_elements(source->type) != cg_type_num_elements(result->type))
    return cgi_op_unsupported(op, "from %t to %t is not broken into pieces", source->type, result->type);
  const cg_value *in = cgi_pieces_of(u, source);
  cg_value *out = cgi_pieces_new(u, result);
  cg_type piece = cgi_piece_type(u, result->type);
  for (unsigned i = 0; i < count; i++) out[i] = cgi_build_unary(&u->b, CG_ARITH_BITCAST, piece, in[i]);
  return true;
}

// ---- ops ----------------------------------------------------------------------------------------------------------------------------------
static void cgi_move_start(cgi_move *m, cgi_one_to_n *u, cg_op op) {
  memset(m, 0, sizeof *m);
  m->u = u;
  m->op = op;
  m->type = op->results[0]->type;
  m->operands[0] = cgi_lanes_of(u, op->operands[0].value);
  if (op->num_operands > 1 && op->operands[1].value->type->kind == CG_TYPE_VECTOR) m->operands[1] = cgi_lanes_of(u, op->operands[1].value);
}

// A dynamic position selects among all places that it may name.
CGI_DEF bool cgi_unroll_elements(cgi_one_to_n *u, cg_op op) {
  cg_context *ctx = u->ctx;
  cgi_lane *lanes = NULL;
  if (op->def->kind == CG_VECTOR_FROM_ELEMENTS) {
    for (unsigned i = 0; i < op->num_operands; i++) cgi_push(lanes, cgi_lane_of(op->operands[i].value, -1));
    cgi_pieces_define(u, op->results[0], lanes);
    return true;
  }
  lanes = cgi_lanes_of(u, op->operands[CG_VECTOR_TO_ELEMENTS_SOURCE].value);
  for (unsigned i = 0; i < op->num_results; i++) cgi_pieces_define(u, op->results[i], &lanes[i]);
  return true;
}

CGI_DEF bool cgi_unroll_extract(cgi_one_to_n *u, cg_op op) {
  cg_context *ctx = u->ctx;
  cg_type vector = op->operands[CG_VECTOR_EXTRACT_VECTOR].value->type;
  cgi_move m;
  cgi_move_place p;
  cgi_move_start(&m, u, op);
  if (!cgi_move_place_of(op, vector, &p)) return false;
  for (int64_t k = 0; k < p.inner; k++) {
    cgi_lane lane = m.operands[0][k];
    for (int64_t at = k; at < cg_type_num_elements(vector); at += p.inner) {
      cg_value condition;
      int matches = cgi_move_place_matches(&u->b, &p, vector, at, &condition);
      if (matches) lane = matches > 0 ? m.operands[0][at] : cgi_move_place_select(&u->b, condition, m.operands[0][at], lane);
    }
    cgi_push(m.lanes, lane);
  }
  cgi_pieces_define(u, op->results[0], m.lanes);
  return true;
}

CGI_DEF bool cgi_unroll_insert(cgi_one_to_n *u, cg_op op) {
  cg_context *ctx = u->ctx;
  cgi_move m;
  cgi_move_place p;
  cgi_move_start(&m, u, op);
  if (!cgi_move_place_of(op, m.type, &p)) return false;
  for (int64_t at = 0; at < cg_type_num_elements(m.type); at++) {
    cg_value condition;
    int matches = cgi_move_place_matches(&u->b, &p, m.type, at, &condition);
    cgi_lane part = m.operands[0][at % p.inner], lane = matches > 0 ? part : m.operands[1][at];
    cgi_push(m.lanes, matches < 0 ? cgi_move_place_select(&u->b, condition, part, lane) : lane);
  }
  cgi_pieces_define(u, op->results[0], m.lanes);
  return true;
}

CGI_DEF bool cgi_unroll_move(cgi_one_to_n *u, cg_op op) {
  cg_context *ctx = u->ctx;
  cgi_move m;
  int64_t index[CGI_PIECES_RANK];
  cgi_move_start(&m, u, op);
  for (int64_t at = 0; at < cg_type_num_elements(m.type); at++) {
    cgi_delinearize(m.type->rank, m.type->shape, at, index);
    cgi_push(m.lanes, cgi_move_lane(&m, index, at));
  }
  cgi_pieces_define(u, op->results[0], m.lanes);
  return true;
}
