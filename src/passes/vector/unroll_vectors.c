// unroll-vectors: every vector becomes a list of one-dimensional pieces of the target's native width along its last dim, or of scalars where the
// width does not divide that dim; loops carry the pieces, and contractions become chains of fused multiply-adds in the order of k.
//
//   %r = vector.contract {(m, k), (k, n) -> (m, n)} %a, %b, %c             %r0 = vector.fma (splat of %a[0, 0]), %b0, %c0 : vector<4xf32>
//       : vector<2x2xf32>, vector<2x4xf32> into vector<2x4xf32>       →    %r1 = vector.fma (splat of %a[1, 0]), %b0, %c1 : vector<4xf32>
//                                                                          %s0 = vector.fma (splat of %a[0, 1]), %b1, %r0 : vector<4xf32> …
//
// All pieces of a function have one width, that of its widest elements (4, or 2 of 64 bits), so that different element types line up.
// multi_reduction adds pieces pairwise in row-major order, then their lanes pairwise, then the accumulator; vector.reduction of floats keeps its
// order unless flagged reassoc. Memory is read and written by one-dimensional transfers, under a mask where a piece as a whole may be out of bounds.
//
// Requires: vectors of static shape, transfers on memrefs. Preserves: the shape of control flow, memory accesses' order.
#include "analysis/ranges.h"
#include "dialects/scalar.h"
#include "passes/pass_table.h"
#include "passes/vector/pieces.h"
#include "target/configuration.h"

static bool cgi_unroll_is_vector(cg_value v) { return v->type->kind == CG_TYPE_VECTOR; }

static unsigned cgi_unroll_split(cgi_one_to_n *u, cg_value v, cg_type *piece) {
  if (!cgi_unroll_is_vector(v)) return 0;
  if (piece) *piece = cgi_piece_type(u, v->type);
  return cgi_piece_count(u, v->type);
}

// ---- elementwise --------------------------------------------------------------------------------------------------------------------------
static bool cgi_unroll_constant(cgi_one_to_n *u, cg_op op) {
  cg_attr value = cg_op_attr(op, "value");
  cg_type type = op->results[0]->type, piece = cgi_piece_type(u, type);
  unsigned width = cgi_piece_width(u, type), count = cgi_piece_count(u, type);
  if (!value || value->kind != CG_ATTR_DENSE) return cgi_op_unsupported(op, "has a value that is not known");
  size_t size = cg_storage_bytes(type->element);
  cg_value *pieces = cgi_pieces_new(u, op->results[0]);
  for (unsigned i = 0; i < count; i++) {
    if (value->splat && i) {
      pieces[i] = pieces[0];
      continue;
    }
    cg_attr a = cgi_attr_dense_at(u->ctx, value, (uint64_t)i * width);
    if (width > 1)
      a = value->splat ? cgi_attr_dense_splat(u->ctx, piece, a) : cgi_attr_dense(u->ctx, piece, value->bytes + i * width * size, width * size);
    pieces[i] = cgi_build_with(&u->b, CG_ARITH_CONSTANT, piece, 0, NULL, "value", a);
  }
  return true;
}

// gpu.shuffle, subgroup_reduce, all_reduce: on scalars.
static bool cgi_unroll_by_element(cgi_one_to_n *u, cg_op op) {
  cg_context *ctx = u->ctx;
  cgi_lane *in = cgi_lanes_of(u, op->operands[CG_GPU_SHUFFLE_VALUE].value), *out = NULL;
  cg_value operands[4];
  cg_type types[2];
  cg_op made = NULL;
  bool ok = op->num_operands <= 4 && op->num_results >= 1 && op->num_results <= 2 && (!op->num_regions || !op->regions[0]->first);
  for (size_t k = 0; ok && k < cgi_len(in); k++) {
    operands[0] = cgi_lane_scalar(&u->b, in[k]);
    for (unsigned i = 1; i < op->num_operands; i++) operands[i] = op->operands[i].value;
    for (unsigned i = 0; i < op->num_results; i++) types[i] = cg_type_element(op->results[i]->type);
    made = cgi_build_again(&u->b, op, operands, types);
    cgi_push(out, cgi_lane_of(made->results[0], -1));
  }
  if (ok) cgi_pieces_define(u, op->results[0], out);
  if (ok && op->num_results > 1) cgi_value_replace_uses(op->results[CG_GPU_SHUFFLE_VALID], made->results[CG_GPU_SHUFFLE_VALID]);
  return ok ? true : cgi_op_unsupported(op, "on vectors has a form that is not lowered");
}

// vector.mask around a transfer without passthru.
static bool cgi_unroll_masked(cgi_one_to_n *u, cg_op op) {
  cg_block block = op->regions[0]->first;
  cg_op inner = block ? block->first : NULL;
  if (!inner || op->num_operands != 1 || op->num_results != inner->num_results || inner->next != block->last ||
      (inner->def->kind != CG_VECTOR_TRANSFER_READ && inner->def->kind != CG_VECTOR_TRANSFER_WRITE))
    return cgi_op_unsupported(op, "around another op than a transfer is not lowered");
  if (!cgi_unroll_transfer(u, inner)) return false;
  if (op->num_results) {
    const cg_value *from = cgi_pieces_of(u, inner->results[0]);
    memcpy(cgi_pieces_new(u, op->results[0]), from, cgi_piece_count(u, op->results[0]->type) * sizeof *from);
  }
  return true;
}

// ---- whole vectors ------------------------------------------------------------------------------------------------------------------------
// An op that this pass does not know takes and gives whole vectors that emission has.
CGI_DEF bool cgi_unroll_whole(cgi_one_to_n *u, cg_op op) {
  bool whole = op->def->kind == CG_FUNC_RETURN;
  for (unsigned i = 0; i < op->num_operands + op->num_results; i++) {
    cg_value v = i < op->num_operands ? op->operands[i].value : op->results[i - op->num_operands];
    if (!whole && cgi_unroll_is_vector(v) && (v->type->rank != 1 || cg_type_num_elements(v->type) > 4))
      return cgi_op_unsupported(op, "on %t is not broken into pieces", v->type);
  }
  for (unsigned i = 0; i < op->num_operands; i++)
    if (cgi_unroll_is_vector(op->operands[i].value)) cgi_op_set_operand(op, i, cgi_pieces_join(u, op->operands[i].value));
  u->keep = true;
  return true;
}

// ---- the ops ------------------------------------------------------------------------------------------------------------------------------
static const cgi_one_to_n_row cgi_unroll_rows[] = {
    {cgi_unroll_constant, {CG_ARITH_CONSTANT}},
    {cgi_unroll_by_element, {CG_GPU_ALL_REDUCE, CG_GPU_SHUFFLE, CG_GPU_SUBGROUP_REDUCE}},
    {cgi_unroll_transfer_gather, {CG_IREE_VECTOR_EXT_TRANSFER_GATHER}},
    {cgi_unroll_bitcast, {CG_VECTOR_BITCAST}},
    {cgi_unroll_move, {CG_VECTOR_BROADCAST, CG_VECTOR_EXTRACT_STRIDED_SLICE, CG_VECTOR_INSERT_STRIDED_SLICE, CG_VECTOR_INTERLEAVE}},
    {cgi_unroll_move, {CG_VECTOR_SHAPE_CAST, CG_VECTOR_SHUFFLE, CG_VECTOR_SPLAT, CG_VECTOR_TRANSPOSE}},
    {cgi_unroll_mask, {CG_VECTOR_CONSTANT_MASK, CG_VECTOR_CREATE_MASK, CG_VECTOR_STEP}},
    {cgi_unroll_contract, {CG_VECTOR_CONTRACT}},
    {cgi_unroll_extract, {CG_VECTOR_EXTRACT, CG_VECTOR_EXTRACTELEMENT}},
    {cgi_unroll_elements, {CG_VECTOR_FROM_ELEMENTS, CG_VECTOR_TO_ELEMENTS}},
    {cgi_unroll_gather, {CG_VECTOR_GATHER, CG_VECTOR_SCATTER}},
    {cgi_unroll_insert, {CG_VECTOR_INSERT, CG_VECTOR_INSERTELEMENT}},
    {cgi_unroll_load_store, {CG_VECTOR_LOAD, CG_VECTOR_MASKEDLOAD, CG_VECTOR_MASKEDSTORE, CG_VECTOR_STORE}},
    {cgi_unroll_masked, {CG_VECTOR_MASK}},
    {cgi_unroll_reduction, {CG_VECTOR_MULTI_REDUCTION, CG_VECTOR_REDUCTION}},
    {cgi_unroll_outerproduct, {CG_VECTOR_OUTERPRODUCT}},
    {cgi_unroll_scan, {CG_VECTOR_SCAN}},
    {cgi_unroll_transfer, {CG_VECTOR_TRANSFER_READ, CG_VECTOR_TRANSFER_WRITE}},
};

static bool cgi_unroll_otherwise(cgi_one_to_n *u, cg_op op) {
  return op->def->traits & CG_TRAIT_ELEMENTWISE ? cgi_rewrite_by_piece(u, op) : cgi_unroll_whole(u, op);
}

// ---- widths -------------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_unroll_width {
  const cg_target *target;
  unsigned width;
} cgi_unroll_width;

// Whether v is read for contractions alone, whose results' lanes are along another of its dims than the last, or to be spread along another dim: its
// elements are taken one by one.
static bool cgi_unroll_is_taken_apart(cg_value v, unsigned depth) {
  CGI_FOREACH_USE(use, v) {
    cg_op op = use->owner;
    size_t at = (size_t)(use - op->operands);
    if (op->def->traits & CG_TRAIT_ELEMENTWISE && op->num_results == 1 && depth && cgi_unroll_is_taken_apart(op->results[0], depth - 1)) continue;
    cg_type to = op->num_results ? op->results[0]->type : NULL;
    if (op->def->kind == CG_VECTOR_SHAPE_CAST && to->rank && to->shape[to->rank - 1] == 1) continue;
    if (op->def->kind != CG_VECTOR_CONTRACT || at == CG_VECTOR_CONTRACT_ACC) return false;
    cg_attr maps = cg_op_attr(op, "indexing_maps");
    cg_map mine = cg_attr_map(cg_attr_at(maps, at)), result = cg_attr_map(cg_attr_at(maps, CG_VECTOR_CONTRACT_ACC));
    if (result->num_results && mine->results[mine->num_results - 1] == result->results[result->num_results - 1]) return false;
  }
  return v->uses != NULL;
}

// index is a 32-bit integer; masks follow what they mask.
static bool cgi_unroll_width_of(cgi_unroll_width *w, cg_op op, cg_value v) {
  cg_type t = v->type;
  if (t->kind != CG_TYPE_VECTOR) return true;
  if (t->rank > CGI_PIECES_RANK || cg_type_num_elements(t) > CGI_PIECES_ELEMENTS || cg_type_num_elements(t) < 1)
    return cgi_op_unsupported(op, "has a vector that is too large to be unrolled: %t", t);
  if (t->element->kind == CG_TYPE_INDEX || t->element == cgi_type_i(t->ctx, 1)) return true;
  unsigned n = cgi_native_vector_width(w->target, t->element);
  int64_t last = t->rank ? t->shape[t->rank - 1] : 0;
  if (n > 4 && last % n && cgi_unroll_is_taken_apart(v, 4)) return true;
  while (n > 4 && last >= 4 && last % n) n /= 2; // wide ones only where they divide all but what is scalars anyway
  if (n < w->width) w->width = n;
  return true;
}

static bool cgi_unroll_width_of_op(cg_op op, void *user) {
  cgi_unroll_width *w = (cgi_unroll_width *)user;
  for (unsigned i = 0; i < op->num_operands; i++)
    if (!cgi_unroll_width_of(w, op, op->operands[i].value)) return false;
  for (unsigned i = 0; i < op->num_results; i++)
    if (!cgi_unroll_width_of(w, op, op->results[i])) return false;
  return true;
}

// Masks of what is padded are comparisons of indices now, most of which hold.
static bool cgi_unroll_fold_comparison(cg_op op, void *user) {
  (void)user;
  if (op->def->kind != CG_ARITH_CMPI || cgi_predicate_of(op) != CG_CMPI_SLT || op->operands[CG_LHS].value->type->kind != CG_TYPE_INDEX) return true;
  cgi_interval a = cgi_range_of(op->operands[CG_LHS].value), limit = cgi_range_of(op->operands[CG_RHS].value);
  cgi_builder b = cgi_builder_before(op);
  if (a.hi < limit.lo || a.lo >= limit.hi) cgi_op_replace1(op, cgi_build_constant(&b, cgi_attr_bool(op->ctx, a.hi < limit.lo)));
  return true;
}

CGI_DEF bool cgi_pass_unroll_vectors(cgi_pass *pass) {
  cgi_one_to_n u;
  cgi_unroll_width w;
  unsigned width = (unsigned)cgi_pass_option_int(pass, "width");
  memset(&u, 0, sizeof u);
  w.target = cgi_target_of(pass->func);
  w.width = cgi_most_lanes(w.target);
  if (!cgi_walk_pre(pass->func, cgi_unroll_width_of_op, &w)) return false;
  if (width) w.width = width;
  u.ctx = pass->ctx;
  u.user = &w.width;
  u.split = cgi_unroll_split;
  u.materialize = cgi_pieces_split;
  u.rows = cgi_unroll_rows;
  u.num_rows = sizeof cgi_unroll_rows / sizeof cgi_unroll_rows[0];
  u.otherwise = cgi_unroll_otherwise;
  return cgi_one_to_n_run(&u, pass->func) && cgi_walk_post(pass->func, cgi_unroll_fold_comparison, NULL);
}
