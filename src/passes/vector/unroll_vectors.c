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
#include "passes/pass_table.h"
#include "passes/vector/pieces.h"
#include "target/configuration.h"

#define CGI_UNROLL_DEPTH 128

static bool cgi_uv_is_vector(cg_value v) { return v->type->kind == CG_TYPE_VECTOR; }

static bool cgi_uv_touches(cg_op op) {
  for (unsigned i = 0; i < op->num_operands; i++)
    if (cgi_uv_is_vector(op->operands[i].value)) return true;
  for (unsigned i = 0; i < op->num_results; i++)
    if (cgi_uv_is_vector(op->results[i])) return true;
  return false;
}

// ---- elementwise --------------------------------------------------------------------------------------------------------------------------
static bool cgi_uv_constant(cgi_unroll *u, cg_op op) {
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
    cg_named_attr named = cgi_named(u->ctx, "value", a);
    pieces[i] = cgi_build(&u->b, CG_ARITH_CONSTANT, 0, NULL, 1, &piece, 1, &named, 0)->results[0];
  }
  return true;
}

// The same op on each piece. Where the operands are those of the piece before, so is the result.
static bool cgi_uv_elementwise(cgi_unroll *u, cg_op op) {
  cg_value operands[8], before[8], *results[2];
  cg_type types[2];
  unsigned count = 0;
  if (op->num_operands > 8 || op->num_results > 2 || op->num_results == 0) return cgi_op_unsupported(op, "has too many operands");
  for (unsigned i = 0; i < op->num_results; i++) {
    types[i] = cgi_piece_type(u, op->results[i]->type);
    results[i] = cgi_pieces_new(u, op->results[i]);
    count = cgi_piece_count(u, op->results[i]->type);
  }
  cg_op_kind kind = op->def->kind == CG_VECTOR_FMA && !cg_type_is_shaped(types[0]) ? CG_MATH_FMA : op->def->kind;
  for (unsigned k = 0; k < count; k++) {
    bool same = k > 0;
    for (unsigned i = 0; i < op->num_operands; i++) {
      cg_value v = op->operands[i].value;
      operands[i] = cgi_uv_is_vector(v) ? cgi_pieces_of(u, v)[k] : v;
      same = same && operands[i] == before[i];
      before[i] = operands[i];
    }
    cg_op made = same ? NULL : cgi_build(&u->b, kind, op->num_operands, operands, op->num_results, types, op->num_attrs, op->attrs, 0);
    for (unsigned i = 0; i < op->num_results; i++) results[i][k] = same ? results[i][k - 1] : made->results[i];
  }
  return true;
}

// gpu.shuffle, subgroup_reduce, all_reduce: on scalars.
static bool cgi_uv_by_element(cgi_unroll *u, cg_op op) {
  cg_context *ctx = u->ctx;
  cgi_lane *in = cgi_lanes_of(u, op->operands[0].value), *out = NULL;
  cg_value operands[4];
  cg_type types[2];
  cg_op made = NULL;
  bool ok = op->num_operands <= 4 && op->num_results >= 1 && op->num_results <= 2 && (!op->num_regions || !op->regions[0]->first);
  for (size_t k = 0; ok && k < cgi_len(in); k++) {
    operands[0] = cgi_lane_scalar(&u->b, in[k]);
    for (unsigned i = 1; i < op->num_operands; i++) operands[i] = op->operands[i].value;
    for (unsigned i = 0; i < op->num_results; i++) types[i] = cg_type_element(op->results[i]->type);
    made = cgi_build(&u->b, op->def->kind, op->num_operands, operands, op->num_results, types, op->num_attrs, op->attrs, op->num_regions);
    cgi_push(out, cgi_lane_of(made->results[0], -1));
  }
  if (ok) cgi_pieces_define(u, op->results[0], out);
  if (ok && op->num_results > 1) cgi_value_replace_uses(op->results[1], made->results[1]);
  return ok ? true : cgi_op_unsupported(op, "on vectors has a form that is not lowered");
}

// ---- control flow -------------------------------------------------------------------------------------------------------------------------
static bool cgi_uv_block(cgi_unroll *u, cg_block block, unsigned depth);

static void cgi_uv_push(cgi_unroll *u, cg_value **list, cg_value v) {
  cg_context *ctx = u->ctx;
  unsigned count = cgi_uv_is_vector(v) ? cgi_piece_count(u, v->type) : 1;
  const cg_value *pieces = cgi_uv_is_vector(v) ? cgi_pieces_of(u, v) : &v;
  for (unsigned i = 0; i < count; i++) cgi_push(*list, pieces[i]);
}

// The arguments from `first` on again, vectors as pieces; the old ones stay until the block is done.
static void cgi_uv_arguments(cgi_unroll *u, cg_block block, unsigned first) {
  unsigned n = cg_block_num_args(block);
  for (unsigned i = first; i < n; i++) {
    cg_value old = block->args[i];
    if (!cgi_uv_is_vector(old)) {
      cgi_value_replace_uses(old, cgi_block_add_arg(block, old->type, u->b.loc));
      continue;
    }
    cg_value *pieces = cgi_pieces_new(u, old);
    unsigned count = cgi_piece_count(u, old->type);
    cg_type piece = cgi_piece_type(u, old->type);
    for (unsigned k = 0; k < count; k++) pieces[k] = cgi_block_add_arg(block, piece, u->b.loc);
  }
}

// scf.for, scf.if and scf.while with vectors among what they carry or give.
static bool cgi_uv_structured(cgi_unroll *u, cg_op op, unsigned depth) {
  cg_context *ctx = u->ctx;
  unsigned first_arg = op->def->kind == CG_SCF_FOR ? 1 : 0;
  cg_value *operands = NULL;
  cg_type *types = NULL;
  bool ok = true;
  for (unsigned i = 0; i < op->num_operands; i++) cgi_uv_push(u, &operands, op->operands[i].value);
  for (unsigned i = 0; i < op->num_results; i++) {
    cg_type t = op->results[i]->type;
    unsigned count = cgi_uv_is_vector(op->results[i]) ? cgi_piece_count(u, t) : 1;
    for (unsigned k = 0; k < count; k++) cgi_push(types, cgi_uv_is_vector(op->results[i]) ? cgi_piece_type(u, t) : t);
  }
  cg_op made = cgi_build(&u->b, op->def->kind, (unsigned)cgi_len(operands), operands, (unsigned)cgi_len(types), types, op->num_attrs, op->attrs,
                         op->num_regions);
  cgi_arr_free(ctx, operands);
  cgi_arr_free(ctx, types);
  for (unsigned r = 0; r < op->num_regions && ok; r++) {
    cgi_region_move_blocks(op->regions[r], made->regions[r]);
    cg_block block = made->regions[r]->first;
    if (!block) continue;
    unsigned old = cg_block_num_args(block);
    cgi_uv_arguments(u, block, first_arg);
    ok = cgi_uv_block(u, block, depth + 1);
    for (unsigned i = old; ok && i-- > first_arg;) cgi_block_erase_arg(block, i);
  }
  for (unsigned i = 0, k = 0; i < op->num_results && ok; i++) {
    cg_value old = op->results[i];
    if (!cgi_uv_is_vector(old)) {
      cgi_value_replace_uses(old, made->results[k++]);
      continue;
    }
    cg_value *pieces = cgi_pieces_new(u, old);
    unsigned count = cgi_piece_count(u, old->type);
    for (unsigned j = 0; j < count; j++) pieces[j] = made->results[k++];
  }
  return ok;
}

static void cgi_uv_terminator(cgi_unroll *u, cg_op op) {
  cg_value *operands = NULL;
  for (unsigned i = 0; i < op->num_operands; i++) cgi_uv_push(u, &operands, op->operands[i].value);
  cgi_op_set_operands(op, (unsigned)cgi_len(operands), operands);
}

// vector.mask around a transfer without passthru.
static bool cgi_uv_masked(cgi_unroll *u, cg_op op) {
  cg_block block = op->regions[0]->first;
  cg_op inner = block ? block->first : NULL;
  bool handled = false;
  if (!inner || op->num_operands != 1 || op->num_results != inner->num_results || inner->next != block->last ||
      (inner->def->kind != CG_VECTOR_TRANSFER_READ && inner->def->kind != CG_VECTOR_TRANSFER_WRITE))
    return cgi_op_unsupported(op, "around another op than a transfer is not lowered");
  if (!cgi_unroll_memory(u, inner, op->operands[0].value, &handled)) return false;
  if (op->num_results) {
    const cg_value *from = cgi_pieces_of(u, inner->results[0]);
    cg_value *to = cgi_pieces_new(u, op->results[0]);
    memcpy(to, from, cgi_piece_count(u, op->results[0]->type) * sizeof *to);
  }
  return true;
}

// An op that this pass does not know takes and gives whole vectors that emission has.
static bool cgi_uv_other(cgi_unroll *u, cg_op op) {
  bool whole = op->def->kind == CG_FUNC_RETURN;
  for (unsigned i = 0; i < op->num_operands + op->num_results; i++) {
    cg_value v = i < op->num_operands ? op->operands[i].value : op->results[i - op->num_operands];
    if (!whole && cgi_uv_is_vector(v) && (v->type->rank != 1 || cg_type_num_elements(v->type) > 4))
      return cgi_op_unsupported(op, "on %t is not broken into pieces", v->type);
  }
  for (unsigned i = 0; i < op->num_operands; i++)
    if (cgi_uv_is_vector(op->operands[i].value)) cgi_op_set_operand(op, i, cgi_pieces_join(u, op->operands[i].value));
  return true;
}

// ---- the walk -----------------------------------------------------------------------------------------------------------------------------
// *keep: the op stays.
static bool cgi_uv_op(cgi_unroll *u, cg_op op, unsigned depth, bool *keep) {
  bool handled;
  *keep = false;
  switch (op->def->kind) {
  case CG_ARITH_CONSTANT: return cgi_uv_constant(u, op);
  case CG_VECTOR_CONTRACT:
  case CG_VECTOR_OUTERPRODUCT: return cgi_unroll_contract(u, op);
  case CG_VECTOR_REDUCTION:
  case CG_VECTOR_MULTI_REDUCTION: return cgi_unroll_reduction(u, op);
  case CG_VECTOR_CREATE_MASK:
  case CG_VECTOR_CONSTANT_MASK:
  case CG_VECTOR_STEP: return cgi_unroll_mask(u, op);
  case CG_VECTOR_MASK: return cgi_uv_masked(u, op);
  case CG_GPU_SHUFFLE:
  case CG_GPU_SUBGROUP_REDUCE:
  case CG_GPU_ALL_REDUCE: return cgi_uv_by_element(u, op);
  case CG_SCF_FOR:
  case CG_SCF_IF:
  case CG_SCF_WHILE: return cgi_uv_structured(u, op, depth);
  case CG_SCF_YIELD:
  case CG_SCF_CONDITION:
    *keep = true;
    cgi_uv_terminator(u, op);
    return true;
  default: break;
  }
  if (op->def->traits & CG_TRAIT_ELEMENTWISE) return cgi_uv_elementwise(u, op);
  if (!cgi_unroll_move(u, op, &handled)) return false;
  if (!handled && !cgi_unroll_memory(u, op, NULL, &handled)) return false;
  *keep = !handled;
  return handled ? true : cgi_uv_other(u, op);
}

static bool cgi_uv_fits(cg_op op) {
  for (unsigned i = 0; i < op->num_results; i++) {
    cg_type t = op->results[i]->type;
    if (t->kind == CG_TYPE_VECTOR && (t->rank > CGI_PIECES_RANK || cg_type_num_elements(t) > CGI_PIECES_ELEMENTS || cg_type_num_elements(t) < 1))
      return cgi_op_unsupported(op, "has a vector that is too large to be unrolled: %t", t);
  }
  return true;
}

static bool cgi_uv_block(cgi_unroll *u, cg_block block, unsigned depth) {
  cg_context *ctx = u->ctx;
  cg_op *dead = NULL;
  bool ok = depth <= CGI_UNROLL_DEPTH;
  if (!ok) cgi_op_unsupported(block->region->op, "[nesting] is nested too deeply");
  for (cg_op op = block->first, next; op && ok; op = next) {
    bool keep = true;
    next = op->next;
    u->b = cgi_builder_before(op);
    if (cgi_uv_touches(op) || op->def->kind == CG_VECTOR_MASK) ok = cgi_uv_fits(op) && cgi_uv_op(u, op, depth, &keep);
    if (!keep) cgi_push(dead, op);
    for (unsigned r = 0; keep && r < op->num_regions && ok; r++)
      for (cg_block b = op->regions[r]->first; b && ok; b = b->next) ok = cgi_uv_block(u, b, depth + 1);
  }
  for (size_t i = cgi_len(dead); ok && i-- > 0;) cgi_op_erase(dead[i]);
  return ok;
}

// ---- widths -------------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_uv_width {
  const cg_target *target;
  unsigned width;
} cgi_uv_width;

// index is a 32-bit integer; masks follow what they mask.
static void cgi_uv_width_of(cgi_uv_width *w, cg_value v) {
  if (!cgi_uv_is_vector(v) || v->type->element->kind == CG_TYPE_INDEX || v->type->element == cgi_type_i(v->type->ctx, 1)) return;
  unsigned n = cgi_native_vector_width(w->target, v->type->element);
  if (n < w->width) w->width = n;
}

static bool cgi_uv_width_of_op(cg_op op, void *user) {
  cgi_uv_width *w = (cgi_uv_width *)user;
  for (unsigned i = 0; i < op->num_operands; i++) cgi_uv_width_of(w, op->operands[i].value);
  for (unsigned i = 0; i < op->num_results; i++) cgi_uv_width_of(w, op->results[i]);
  return true;
}

static bool cgi_uv_function(cg_op func, int64_t width) {
  cg_context *ctx = func->ctx;
  cgi_unroll u;
  cgi_uv_width w;
  memset(&u, 0, sizeof u);
  u.ctx = u.made.ctx = ctx;
  w.target = cgi_target_of(func);
  w.width = 4;
  if (!width) cgi_walk_pre(func, cgi_uv_width_of_op, &w);
  u.width = width ? (unsigned)width : w.width;
  bool ok = true;
  for (cg_block b = func->regions[0]->first; b && ok; b = b->next) ok = cgi_uv_block(&u, b, 0);
  for (size_t i = 0; i < cgi_len(u.lists); i++) cgi_free(ctx, u.lists[i], u.sizes[i] * sizeof(cg_value));
  cgi_hmap_free(&u.made);
  return ok;
}

CGI_DEF bool cgi_pass_unroll_vectors(cgi_pass *pass) { return cgi_uv_function(pass->func, cgi_pass_option_int(pass, "width", 0)); }

#undef CGI_UNROLL_DEPTH
