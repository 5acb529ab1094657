// Contractions, reductions and masks, for unroll-vectors.
#include "dialects/combiner.h"
#include "dialects/dialects.h"
#include "dialects/eval.h"
#include "dialects/linalg.h"
#include "dialects/scalar.h"
#include "support/formula.h"
#include "passes/vector/pieces.h"

// ---- contractions -----------------------------------------------------------------------------------------------------------------------
typedef struct cgi_unroll_arith_contraction {
  cgi_one_to_n *u;
  cg_type element; // of the accumulator
  cg_op_kind kind; // how products are combined
  cg_map maps[3];  // of lhs, rhs, acc
  cg_type types[3];
  int64_t sizes[CGI_PIECES_RANK], loop[CGI_PIECES_RANK];
  unsigned loops, width;
  int lane_loop;         // along which the accumulator's pieces lie; -1 where they are scalars
  cgi_lane *lanes[2];    // of lhs and rhs, as the accumulator's element type
  cg_value *operands[2]; // what stands at an element: itself, its splat, or the piece from there on; NULL: not made yet
} cgi_unroll_arith_contraction;

static int64_t cgi_unroll_arith_contract_at(const cgi_unroll_arith_contraction *c, unsigned operand) {
  int64_t at = 0;
  cg_map m = c->maps[operand];
  for (unsigned i = 0; i < m->num_results; i++) at = at * c->types[operand]->shape[i] + c->loop[m->results[i]->value];
  return at;
}

// The operand for the accumulator's piece at the loops' point.
static cg_value cgi_unroll_arith_contract_operand(cgi_unroll_arith_contraction *c, unsigned which) {
  int64_t at = cgi_unroll_arith_contract_at(c, which), stride = 1, width = c->width;
  cgi_lane lanes[CGI_PIECES_RANK];
  if (c->operands[which][at]) return c->operands[which][at];
  int place = c->lane_loop < 0 ? -1 : cgi_map_result_of_dim(c->maps[which], (unsigned)c->lane_loop);
  for (unsigned i = (unsigned)(place + 1); place >= 0 && i < c->types[which]->rank; i++) stride *= c->types[which]->shape[i];
  for (int64_t i = 0; i < width; i++) lanes[i] = c->lanes[which][place < 0 ? at : at + i * stride];
  cg_type type = width > 1 ? cgi_type_lanes(c->u->ctx, width, c->element) : c->element;
  return c->operands[which][at] = cgi_lanes_join(&c->u->b, type, lanes);
}

static cg_value cgi_unroll_arith_contract_step(cgi_unroll_arith_contraction *c, cg_value acc) {
  cgi_builder *b = &c->u->b;
  bool real = cg_type_is_float(c->element);
  cg_value lhs = cgi_unroll_arith_contract_operand(c, 0), rhs = cgi_unroll_arith_contract_operand(c, 1);
  if (real && c->kind == CG_ARITH_ADDF) return cgi_build_ternary(b, c->width > 1 ? CG_VECTOR_FMA : CG_MATH_FMA, acc->type, lhs, rhs, acc);
  return cgi_build_binary(b, c->kind, acc, cgi_build_binary(b, real ? CG_ARITH_MULF : CG_ARITH_MULI, lhs, rhs));
}

// The lanes of an operand, extended to the accumulator's type: whole pieces at a time.
static void cgi_unroll_arith_contract_load(cgi_unroll_arith_contraction *c, unsigned which, cg_value v) {
  cg_context *ctx = c->u->ctx;
  cg_type element = cg_type_element(v->type), piece;
  size_t n = (size_t)cg_type_num_elements(v->type);
  c->operands[which] = CGI_NEW_ARRAY(ctx, cg_value, n);
  if (element == c->element) {
    c->lanes[which] = cgi_lanes_of(c->u, v);
    return;
  }
  const cg_value *pieces = cgi_pieces_of(c->u, v);
  unsigned width = cgi_piece_width(c->u, v->type), count = cgi_piece_count(c->u, v->type);
  piece = cgi_piece_type(c->u, v->type);
  piece = cg_type_is_shaped(piece) ? cgi_type_with_element(piece, c->element) : c->element;
  for (unsigned i = 0; i < count; i++) {
    cg_value wide = cgi_build_unary(&c->u->b, cg_type_is_float(element) ? CG_ARITH_EXTF : CG_ARITH_EXTSI, piece, pieces[i]);
    for (unsigned k = 0; k < width; k++) cgi_push(c->lanes[which], cgi_lane_of(wide, width > 1 ? (int)k : -1));
  }
}

// The next point over the loops that are (not) in the accumulator, the last fastest; the loop along the lanes goes by pieces.
static bool cgi_unroll_arith_contract_next(cgi_unroll_arith_contraction *c, bool parallel) {
  for (unsigned d = c->loops; d-- > 0;) {
    if ((cgi_map_result_of_dim(c->maps[2], d) >= 0) != parallel) continue;
    c->loop[d] += (int)d == c->lane_loop ? c->width : 1;
    if (c->loop[d] < c->sizes[d]) return true;
    c->loop[d] = 0;
  }
  return false;
}

// The steps of the reduction are outermost: what a piece waits for is as far away as can be.
static void cgi_unroll_arith_contract_run(cgi_unroll_arith_contraction *c, cg_value *acc) {
  do {
    do {
      cg_value *piece = &acc[cgi_unroll_arith_contract_at(c, 2) / c->width];
      *piece = cgi_unroll_arith_contract_step(c, *piece);
    } while (cgi_unroll_arith_contract_next(c, true));
  } while (cgi_unroll_arith_contract_next(c, false));
}

static bool cgi_unroll_arith_contract_setup(cgi_unroll_arith_contraction *c, cg_op op, cg_value lhs, cg_value rhs, cg_value acc) {
  c->types[0] = lhs->type;
  c->types[1] = rhs->type;
  c->types[2] = acc->type;
  c->element = cg_type_element(acc->type);
  c->kind = cgi_combiner_of(cg_op_attr(op, "kind"), cg_type_is_float(c->element));
  c->loops = c->maps[2]->num_dims;
  c->lane_loop = -1;
  c->width = acc->type->kind == CG_TYPE_VECTOR ? cgi_piece_width(c->u, acc->type) : 1;
  if (c->width > 1) c->lane_loop = (int)c->maps[2]->results[acc->type->rank - 1]->value;
  if (c->kind == CG_OP_UNREGISTERED || c->loops > CGI_PIECES_RANK) return cgi_op_unsupported(op, "has a kind or a rank that is not lowered");
  for (unsigned k = 0; k < 3; k++)
    for (unsigned i = 0; i < c->maps[k]->num_results; i++) c->sizes[c->maps[k]->results[i]->value] = c->types[k]->shape[i];
  int64_t steps = 1;
  for (unsigned d = 0; d < c->loops && steps < 65536; d++) steps *= c->sizes[d] ? c->sizes[d] : 1;
  if (steps >= 65536) return cgi_op_unsupported(op, "is too large to be unrolled");
  cgi_unroll_arith_contract_load(c, 0, lhs);
  cgi_unroll_arith_contract_load(c, 1, rhs);
  return true;
}

static bool cgi_unroll_arith_contract(cgi_one_to_n *u, cg_op op, cg_value acc, const cg_map *maps) {
  cg_context *ctx = u->ctx;
  cgi_unroll_arith_contraction c;
  memset(&c, 0, sizeof c);
  c.u = u;
  memcpy(c.maps, maps, sizeof c.maps);
  cg_value result = op->results[0];
  bool ok = cgi_unroll_arith_contract_setup(&c, op, op->operands[CG_VECTOR_CONTRACT_LHS].value, op->operands[CG_VECTOR_CONTRACT_RHS].value, acc);
  if (ok && result->type->kind == CG_TYPE_VECTOR) {
    const cg_value *start = cgi_pieces_of(u, acc);
    unsigned count = cgi_piece_count(u, acc->type);
    cg_value *pieces = cgi_pieces_new(u, result);
    memcpy(pieces, start, count * sizeof *pieces);
    cgi_unroll_arith_contract_run(&c, pieces);
  } else if (ok) {
    cgi_unroll_arith_contract_run(&c, &acc);
    cgi_value_replace_uses(result, acc);
  }
  for (unsigned k = 0; k < 2; k++) {
    if (c.operands[k]) cgi_free(ctx, c.operands[k], (size_t)cg_type_num_elements(c.types[k]) * sizeof(cg_value));
  }
  return ok;
}

// lhs i, rhs j (or a scalar): an outer product is a contraction without reduction; without accumulator it is the product alone.
CGI_DEF bool cgi_unroll_outerproduct(cgi_one_to_n *u, cg_op op) {
  cg_context *ctx = u->ctx;
  static const unsigned dims[] = {0, 1};
  bool row = op->operands[CG_VECTOR_OUTERPRODUCT_RHS].value->type->kind == CG_TYPE_VECTOR;
  unsigned n = row ? 2 : 1;
  cg_map maps[3];
  maps[0] = cgi_map_permutation(ctx, n, 1, dims);
  maps[1] = cgi_map_permutation(ctx, n, row ? 1 : 0, dims + 1);
  maps[2] = cgi_map_permutation(ctx, n, n, dims);
  if (op->num_operands > 2) return cgi_unroll_arith_contract(u, op, op->operands[CG_VECTOR_OUTERPRODUCT_ACC].value, maps);
  cgi_lane *a = cgi_lanes_of(u, op->operands[CG_VECTOR_OUTERPRODUCT_LHS].value), *c = cgi_lanes_of(u, op->operands[CG_VECTOR_OUTERPRODUCT_RHS].value),
           *lanes[2] = {NULL, NULL};
  cg_type type = op->results[0]->type, piece = cgi_piece_type(u, type);
  for (size_t i = 0; i < cgi_len(a); i++)
    for (size_t k = 0; k < cgi_len(c); k++) {
      cgi_push(lanes[0], a[i]);
      cgi_push(lanes[1], c[k]);
    }
  cg_value *pieces = cgi_pieces_new(u, op->results[0]);
  unsigned width = cgi_piece_width(u, type), count = cgi_piece_count(u, type);
  for (unsigned i = 0; i < count; i++) {
    cg_value x = cgi_lanes_join(&u->b, piece, lanes[0] + (size_t)i * width), y = cgi_lanes_join(&u->b, piece, lanes[1] + (size_t)i * width);
    pieces[i] = cgi_build_binary(&u->b, cg_type_is_float(type->element) ? CG_ARITH_MULF : CG_ARITH_MULI, x, y);
  }
  return true;
}

CGI_DEF bool cgi_unroll_contract(cgi_one_to_n *u, cg_op op) {
  cg_map maps[3];
  for (unsigned i = 0; i < 3; i++) maps[i] = cg_attr_map(cg_attr_at(cg_op_attr(op, "indexing_maps"), i));
  return cgi_unroll_arith_contract(u, op, op->operands[CG_VECTOR_CONTRACT_ACC].value, maps);
}

// ---- reductions -------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_unroll_arith_reduction {
  cgi_one_to_n *u;
  cg_op_kind kind;
  cg_attr flags;
  cg_value source;
  bool reduced[CGI_PIECES_RANK];
} cgi_unroll_arith_reduction;

// The lanes of a piece, by a tree.
static cg_value cgi_unroll_arith_reduce_lanes(cgi_unroll_arith_reduction *r, cg_value piece) {
  cg_value lanes[CGI_PIECES_RANK];
  if (!cg_type_is_shaped(piece->type)) return piece;
  int64_t n = piece->type->shape[0];
  for (int64_t i = 0; i < n; i++) lanes[i] = cgi_lane_scalar(&r->u->b, cgi_lane_of(piece, (int)i));
  return cgi_reduce_tree(&r->u->b, r->kind, r->flags, lanes, (size_t)n);
}

// Which result (an element, or a piece where the last dim stays) the piece at element `at` of the source goes to.
static int64_t cgi_unroll_arith_reduce_target(const cgi_unroll_arith_reduction *r, int64_t at, unsigned width) {
  cg_type t = r->source->type;
  int64_t index[CGI_PIECES_RANK], to = 0;
  cgi_delinearize(t->rank, t->shape, at, index);
  for (unsigned i = 0; i < t->rank; i++)
    if (!r->reduced[i]) to = to * t->shape[i] + index[i];
  return r->reduced[t->rank - 1] ? to : to / width;
}

// Pieces that go to one result are added up pairwise in row-major order, then lanes, pairwise too; the accumulator is added last.
static void cgi_unroll_arith_reduce_run(cgi_unroll_arith_reduction *r, cg_value acc, cg_value result) {
  cgi_one_to_n *u = r->u;
  cg_context *ctx = u->ctx;
  cg_type type = r->source->type;
  const cg_value *pieces = cgi_pieces_of(u, r->source);
  unsigned width = cgi_piece_width(u, type), count = cgi_piece_count(u, type);
  bool across = type->rank && r->reduced[type->rank - 1], whole = result->type->kind == CG_TYPE_VECTOR && !across;
  unsigned targets = result->type->kind != CG_TYPE_VECTOR ? 1
                     : whole                              ? cgi_piece_count(u, result->type)
                                                          : (unsigned)cg_type_num_elements(result->type);
  cgi_lane *accs = acc ? cgi_lanes_of(u, acc) : NULL, *lanes = NULL;
  cg_value *parts = NULL, *out = whole ? cgi_pieces_new(u, result) : NULL;
  const cg_value *start = whole && acc ? cgi_pieces_of(u, acc) : NULL;
  for (unsigned k = 0; k < targets; k++) {
    cgi_shrink(parts, 0);
    for (unsigned i = 0; i < count; i++)
      if (targets == 1 || cgi_unroll_arith_reduce_target(r, (int64_t)i * width, width) == (int64_t)k) cgi_push(parts, pieces[i]);
    cg_value v = cgi_reduce_tree(&u->b, r->kind, r->flags, parts, cgi_len(parts));
    if (across) v = cgi_unroll_arith_reduce_lanes(r, v);
    if (acc) {
      cg_value a = whole ? start[k] : cgi_lane_scalar(&u->b, accs[k]), both[2];
      both[0] = v;
      both[1] = a;
      v = cgi_reduce_tree(&u->b, r->kind, r->flags, both, 2);
    }
    if (whole)
      out[k] = v;
    else
      cgi_push(lanes, cgi_lane_of(v, -1));
  }
  if (!whole) cgi_pieces_define(u, result, lanes);
}

// vector.reduction of floats without reassoc: lane after lane, the accumulator first.
static void cgi_unroll_arith_reduce_in_order(cgi_unroll_arith_reduction *r, cg_value acc, cg_value result) {
  cgi_lane *lanes = cgi_lanes_of(r->u, r->source);
  for (size_t i = 0; i < cgi_len(lanes); i++) {
    cg_value both[2];
    both[0] = acc;
    both[1] = cgi_lane_scalar(&r->u->b, lanes[i]);
    acc = acc ? cgi_reduce_tree(&r->u->b, r->kind, r->flags, both, 2) : both[1];
  }
  cgi_value_replace_uses(result, acc);
}

CGI_DEF bool cgi_unroll_reduction(cgi_one_to_n *u, cg_op op) {
  cgi_unroll_arith_reduction r;
  cg_attr dims = cg_op_attr(op, "reduction_dims");
  cg_value acc = op->num_operands > 1 ? op->operands[CG_VECTOR_MULTI_REDUCTION_ACC].value : NULL;
  memset(&r, 0, sizeof r);
  r.u = u;
  r.source = op->operands[CG_VECTOR_MULTI_REDUCTION_SOURCE].value;
  r.kind = cgi_combiner_of(cg_op_attr(op, "kind"), cg_type_is_float(r.source->type->element));
  r.flags = cg_op_attr(op, "fastmath");
  if (r.kind == CG_OP_UNREGISTERED) return cgi_op_unsupported(op, "has a kind that is not lowered");
  if (op->def->kind == CG_VECTOR_REDUCTION) {
    bool ordered = r.kind == CG_ARITH_ADDF || r.kind == CG_ARITH_MULF;
    if (ordered && !cgi_has_fastmath(op, CG_FASTMATH_REASSOC)) {
      cgi_unroll_arith_reduce_in_order(&r, acc, op->results[0]);
      return true;
    }
    r.reduced[0] = true;
  }
  for (size_t i = 0; dims && i < cg_attr_int_list_len(dims); i++) r.reduced[cg_attr_int_list_at(dims, i)] = true;
  cgi_unroll_arith_reduce_run(&r, acc, op->results[0]);
  return true;
}

// In the order of the line, element by element.
CGI_DEF bool cgi_unroll_scan(cgi_one_to_n *u, cg_op op) {
  cg_context *ctx = u->ctx;
  cg_type t = op->operands[CG_VECTOR_SCAN_SOURCE].value->type;
  cgi_lane *x = cgi_lanes_of(u, op->operands[CG_VECTOR_SCAN_SOURCE].value),
           *start = cgi_lanes_of(u, op->operands[CG_VECTOR_SCAN_INITIAL_VALUE].value);
  cgi_lane *out = NULL, *last = NULL;
  unsigned dim = (unsigned)cgi_op_int(op, "reduction_dim");
  bool inclusive = cgi_op_int(op, "inclusive") != 0;
  cg_op_kind kind = cgi_combiner_of(cg_op_attr(op, "kind"), cg_type_is_float(t->element));
  int64_t inner = 1, n = t->shape[dim];
  if (kind == CG_OP_UNREGISTERED) return cgi_op_unsupported(op, "has a kind that is not lowered");
  for (unsigned i = dim + 1; i < t->rank; i++) inner *= t->shape[i];
  for (size_t i = 0; i < cgi_len(start); i++) cgi_push(last, start[i]);
  for (int64_t i = 0; i < (int64_t)cgi_len(x); i++) {
    int64_t k = i / inner % n, line = i / (inner * n) * inner + i % inner;
    cgi_lane v = inclusive ? x[i] : start[line];
    if (k) {
      cg_value before = cgi_lane_scalar(&u->b, out[i - inner]);
      v = cgi_lane_of(cgi_build_binary(&u->b, kind, before, cgi_lane_scalar(&u->b, x[inclusive ? i : i - inner])), -1);
    }
    cgi_push(out, v);
    if (k == n - 1) last[line] = v;
  }
  cgi_pieces_define(u, op->results[CG_VECTOR_SCAN_DEST], out);
  cgi_pieces_define(u, op->results[CG_VECTOR_SCAN_ACCUMULATED_VALUE], last);
  return true;
}

// ---- masks ------------------------------------------------------------------------------------------------------------------------------
// 0, 1, …, or the numbers from `first` on, as a piece of type.
static cg_value cgi_unroll_arith_mask_numbers(cgi_builder *b, cg_type type, int64_t first) {
  uint8_t bytes[CGI_PIECES_RANK * 8];
  cgi_scalar s;
  memset(&s, 0, sizeof s);
  if (!cg_type_is_shaped(type)) return cgi_build_int(b, type, first);
  unsigned size = cg_storage_bytes(type->element);
  for (int64_t i = 0; i < type->shape[0]; i++) {
    s.bits = (uint64_t)(first + i);
    cgi_store_element(type->element, bytes + (size_t)i * size, s);
  }
  return cgi_build_constant(b, cgi_attr_dense(b->ctx, type, bytes, (size_t)type->shape[0] * size));
}

// A constant_mask's piece, whose first element is `at`.
static cg_value cgi_unroll_arith_mask_constant(cgi_one_to_n *u, cg_op op, cg_type piece, const int64_t *at) {
  cg_type type = op->results[0]->type;
  cg_attr sizes = cg_op_attr(op, "mask_dim_sizes");
  bool on = true;
  uint8_t lanes[CGI_PIECES_RANK];
  int64_t last = type->rank ? at[type->rank - 1] : 0, limit = cg_attr_int_list_at(sizes, type->rank ? type->rank - 1 : 0);
  for (unsigned d = 0; d + 1 < type->rank; d++) on = on && at[d] < cg_attr_int_list_at(sizes, d);
  if (!cg_type_is_shaped(piece)) return cgi_build_constant(&u->b, cgi_attr_bool(u->ctx, on && last < limit));
  for (int64_t i = 0; i < piece->shape[0]; i++) lanes[i] = on && last + i < limit;
  return cgi_build_constant(&u->b, cgi_attr_dense(u->ctx, piece, lanes, (size_t)piece->shape[0]));
}

// A lane of a create_mask is on where its index is below the operand in every dim.
static cg_value cgi_unroll_arith_mask_created(cgi_one_to_n *u, cg_op op, cg_type piece, const int64_t *at) {
  unsigned rank = op->results[0]->type->rank;
  cg_value on = NULL;
  for (unsigned d = 0; d < op->num_operands; d++) {
    cg_value x = op->operands[d].value;
    bool lanes = d + 1 == rank && cg_type_is_shaped(piece);
    if (lanes) x = cgi_build_splat(&u->b, cgi_type_with_element(piece, x->type), x);
    cg_value n = cgi_unroll_arith_mask_numbers(&u->b, x->type, rank ? at[d] : 0), below = cgi_build_cmpi(&u->b, CG_CMPI_SLT, n, x);
    if (!lanes) below = cgi_build_splat(&u->b, piece, below);
    on = cgi_build_and(&u->b, on, below);
  }
  return on;
}

CGI_DEF bool cgi_unroll_mask(cgi_one_to_n *u, cg_op op) {
  cg_value result = op->results[0], *pieces = cgi_pieces_new(u, result);
  cg_type type = result->type, piece = cgi_piece_type(u, type);
  int64_t at[CGI_PIECES_RANK];
  unsigned width = cgi_piece_width(u, type), count = cgi_piece_count(u, type);
  for (unsigned i = 0; i < count; i++) {
    cgi_delinearize(type->rank, type->shape, (int64_t)i * width, at);
    pieces[i] = op->def->kind == CG_VECTOR_STEP            ? cgi_unroll_arith_mask_numbers(&u->b, piece, at[0])
                : op->def->kind == CG_VECTOR_CONSTANT_MASK ? cgi_unroll_arith_mask_constant(u, op, piece, at)
                                                           : cgi_unroll_arith_mask_created(u, op, piece, at);
  }
  return true;
}
