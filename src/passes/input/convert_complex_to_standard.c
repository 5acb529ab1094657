// convert-complex-to-standard: complex numbers become their parts, two tensors of floats.
//
//   func.func @f(%x: tensor<4xcomplex<f32>>)                 func.func @f(%x: tensor<4x2xf32> {cg.type = complex<f32>})
//   %y = stablehlo.add %x, %x                                %r = reshape(slice %x [0:4, 0:1])   %i = reshape(slice %x [0:4, 1:2])
//   %a = stablehlo.abs %y                             -->    %yr = stablehlo.add %r, %r   %yi = stablehlo.add %i, %i
//   stablehlo.reduce(%y init: %z) …                          %a = … stablehlo.sqrt …
//                                                            stablehlo.reduce(%yr init: %zr), (%yi init: %zi) …
//
// Arguments and results of functions keep their layout, pairs. Ops that only move elements move both parts; regions carry both.
// Requires calls inlined. Preserves what is not complex.
#include "dialects/linalg.h"
#include "dialects/scalar.h"
#include "passes/input/chlo_legalize_to_stablehlo.h"
#include "passes/input/complex_to_standard.h"
#include "passes/input/hlo_to_linalg.h"
#include "passes/pass.h"
#include "passes/pass_table.h"
#include "support/functions.h"
#include "support/index.h"

static bool cgi_complex_is(cg_type t) {
  return (cg_type_is_shaped(t) && t->kind == CG_TYPE_TENSOR ? cg_type_element(t) : t)->kind == CG_TYPE_COMPLEX;
}

static cg_type cgi_complex_part(cg_type t) {
  return cg_type_is_shaped(t) ? cgi_type_with_element(t, cg_type_element(cg_type_element(t))) : cg_type_element(t);
}

static unsigned cgi_complex_split(cgi_one_to_n *c, cg_value v, cg_type *piece) {
  (void)c;
  if (!cgi_complex_is(v->type)) return 0;
  if (piece) *piece = cgi_complex_part(v->type);
  return 2;
}

// ---- functions ------------------------------------------------------------------------------------------------------------------------
// In memory: one more dimension, of 2.
static cg_type cgi_complex_pairs(cg_type t) {
  int64_t shape[CGI_HLO_MAX_RANK + 1];
  cg_type part = cgi_complex_part(t);
  unsigned rank = cg_type_rank(part);
  for (unsigned i = 0; i < rank; i++) shape[i] = cg_type_dim(part, i);
  shape[rank] = 2;
  return cgi_type_with_shape(part, rank + 1, shape);
}

static bool cgi_complex_has_pairs(cg_op op, cg_type t) {
  if (cg_type_is_shaped(t) && cg_type_rank(t) < CGI_HLO_MAX_RANK) return true;
  return cgi_op_unsupported(op, "[unsupported-type] passes complex numbers as %t, which is not lowered yet", t);
}

// The parts of an array of pairs, which will have the type of pairs.
static void cgi_complex_parts(cgi_builder *b, cg_value v, cg_type pairs, cg_value *pieces) {
  int64_t start[CGI_HLO_MAX_RANK + 1], limit[CGI_HLO_MAX_RANK + 1];
  unsigned rank = cg_type_rank(pairs) - 1;
  if (rank > CGI_HLO_MAX_RANK) return; // never: compilers do not know that pairs have a rank
  for (unsigned i = 0; i < rank; i++) {
    start[i] = 0;
    limit[i] = cg_type_dim(pairs, i);
  }
  for (unsigned k = 0; k < 2; k++) {
    start[rank] = k;
    limit[rank] = k + 1;
    if (!cg_type_has_static_shape(pairs)) {
      pieces[k] = cgi_hlo_build_slice_as(b, v, cgi_type_with_shape(pairs, rank, cg_type_shape(pairs)), rank + 1, start, limit);
      continue;
    }
    cg_value part = cgi_hlo_build_slice_of(b, v, pairs, start, limit);
    pieces[k] = cgi_hlo_build_reshape(b, part, rank, cg_type_shape(pairs));
  }
}

// An argument of the function; it gets the type of pairs when all is rewritten.
static bool cgi_complex_materialize(cgi_one_to_n *c, cg_value v, cg_value *pieces) {
  cg_op func = v->block ? v->block->region->op : c->b.before;
  if (v->op || func->def->kind != CG_FUNC_FUNC) return cgi_op_unsupported(func, "takes a complex number from an op that is not lowered yet");
  if (!cgi_complex_has_pairs(func, v->type)) return false;
  cgi_builder b = cgi_builder_at_start(v->block, v->loc);
  cgi_complex_parts(&b, v, cgi_complex_pairs(v->type), pieces);
  return true;
}

CGI_DEF bool cgi_complex_from_pairs(cgi_one_to_n *c, cg_value result, cg_value pairs) {
  cgi_complex_parts(&c->b, pairs, pairs->type, cgi_pieces_new(c, result));
  return true;
}

// The array of pairs that cgi_complex_parts took both pieces from; NULL where there is none.
static cg_value cgi_complex_source(const cg_value *pieces) {
  cg_value source[2];
  for (unsigned k = 0; k < 2; k++) {
    cg_op reshape = pieces[k]->op,
          slice = reshape && reshape->def->kind == CG_STABLEHLO_RESHAPE ? reshape->operands[CG_STABLEHLO_RESHAPE_OPERAND].value->op : NULL;
    int64_t start[CGI_HLO_MAX_RANK + 1], limit[CGI_HLO_MAX_RANK + 1], step[CGI_HLO_MAX_RANK + 1];
    if (!slice || slice->def->kind != CG_STABLEHLO_SLICE) return NULL;
    unsigned rank = cg_type_rank(pieces[k]->type);
    if (cg_type_rank(slice->results[0]->type) != rank + 1 || !cgi_hlo_int_list(slice, "start_indices", rank + 1, 0, start) ||
        !cgi_hlo_int_list(slice, "limit_indices", rank + 1, 0, limit) || !cgi_hlo_int_list(slice, "strides", rank + 1, 1, step))
      return NULL;
    source[k] = slice->operands[CG_STABLEHLO_SLICE_OPERAND].value;
    cg_type t = source[k]->type;
    if (!cgi_complex_is(t) && (cg_type_rank(t) != rank + 1 || cg_type_dim(t, rank) != 2)) return NULL;
    if (start[rank] != k || limit[rank] != k + 1) return NULL;
    for (unsigned i = 0; i < rank; i++)
      if (start[i] || step[i] != 1 || limit[i] != cg_type_dim(t, i) || limit[i] != cg_type_dim(pieces[k]->type, i)) return NULL;
  }
  return source[0] == source[1] ? source[0] : NULL;
}

// The same where shapes are dynamic.
static cg_value cgi_complex_join_dynamic(cgi_builder *b, cg_type pairs, const cg_value *pieces) {
  cg_map maps[3];
  unsigned rank = cg_type_rank(pairs) - 1, dims[CGI_HLO_MAX_RANK + 1];
  for (unsigned i = 0; i < rank; i++) dims[i] = i;
  maps[0] = maps[1] = cgi_map_permutation(b->ctx, rank + 1, rank, dims);
  maps[2] = cgi_map_identity(b->ctx, rank + 1);
  cg_value out = cgi_build_empty_as(b, pairs, pieces[0]);
  cg_op generic = cgi_build_elementwise(b, 2, pieces, out, maps, rank + 1);
  cg_block body = cgi_linalg_body(generic);
  cgi_builder in = cgi_builder_at_end(body, b->loc);
  cg_value part = cgi_build_loop_index(&in, rank), first = cgi_build_cmpi_int(&in, CG_CMPI_EQ, part, 0);
  cg_value v = cgi_build_select(&in, first, cg_block_arg(body, 0), cg_block_arg(body, 1));
  cgi_build_linalg_yield(&in, v);
  return generic->results[0];
}

// Both parts as pairs, elementwise, so that it is fused with what computes them.
static cg_value cgi_complex_join(cgi_builder *b, cg_type type, const cg_value *pieces) {
  int64_t dims[CGI_HLO_MAX_RANK + 1];
  cg_type pairs = cgi_complex_pairs(type), words = cgi_type_with_element(pairs, cgi_type_i(b->ctx, 32));
  unsigned rank = cg_type_rank(type);
  if (!cg_type_has_static_shape(type)) return cgi_complex_join_dynamic(b, pairs, pieces);
  for (unsigned i = 0; i < rank; i++) dims[i] = i;
  cg_value zero = cgi_hlo_build_constant(b, cgi_attr_dense_splat(b->ctx, words, cgi_attr_int(b->ctx, cg_type_element(words), 0)));
  cg_value first = cgi_hlo_build_compare(b, "EQ", cgi_hlo_build_iota(b, words, rank), zero);
  cg_value re = cgi_hlo_build_broadcast(b, pieces[0], rank + 1, cg_type_shape(pairs), dims);
  cg_value im = cgi_hlo_build_broadcast(b, pieces[1], rank + 1, cg_type_shape(pairs), dims);
  return cgi_build_ternary(b, CG_STABLEHLO_SELECT, pairs, first, re, im);
}

CGI_DEF cg_value cgi_complex_pairs_of(cgi_one_to_n *c, cg_op op, cg_value v) {
  const cg_value *pieces = cgi_complex_has_pairs(op, v->type) ? cgi_pieces_of(c, v) : NULL;
  cg_value whole = pieces ? cgi_complex_source(pieces) : NULL;
  if (whole) return cgi_build_unary(&c->b, CG_STABLEHLO_RESHAPE, cgi_complex_pairs(v->type), whole); // an argument has another type until the end
  return pieces ? cgi_complex_join(&c->b, v->type, pieces) : NULL;
}

// What leaves for where complex numbers are pairs.
static bool cgi_complex_joined(cgi_one_to_n *c, cg_op op) {
  for (unsigned i = 0; i < op->num_operands; i++) {
    cg_value v = op->operands[i].value;
    if (!cgi_complex_is(v->type)) continue;
    if (!cgi_complex_has_pairs(op, v->type)) return false;
    const cg_value *pieces = cgi_pieces_of(c, v);
    if (!pieces) return false;
    cg_value whole = cgi_complex_source(pieces);
    cgi_op_set_operand(op, i, whole ? whole : cgi_complex_join(&c->b, v->type, pieces));
  }
  c->keep = true;
  return true;
}

static cg_attr cgi_complex_value_attrs(cg_context *ctx, cg_attr old, unsigned n, const cg_type *types) {
  cg_attr *dicts = CGI_SCRATCH(ctx, cg_attr, n + 1);
  for (unsigned i = 0; i < n; i++) {
    cg_attr dict = old && i < cg_attr_len(old) ? cg_attr_at(old, i) : cgi_attr_dict(ctx, 0, NULL);
    cg_named_attr *items = NULL;
    dicts[i] = dict;
    if (!cgi_complex_is(types[i])) continue;
    for (size_t k = 0; k < cg_attr_len(dict); k++) {
      cg_named_attr item;
      item.name = cg_attr_name_at(dict, k);
      item.value = cg_attr_at(dict, k);
      cgi_push(items, item);
    }
    cg_named_attr type = cgi_named(ctx, "cg.type", cgi_attr_type(ctx, cg_type_element(types[i])));
    cgi_push(items, type);
    dicts[i] = cgi_attr_dict(ctx, cgi_len(items), items);
  }
  cg_attr r = cgi_attr_array(ctx, n, dicts);
  return r;
}

static void cgi_complex_signature(cg_context *ctx, cg_op func, cg_type type) {
  unsigned ni = cg_type_num_inputs(type), nr = cg_type_num_results(type);
  cg_type *types = CGI_SCRATCH(ctx, cg_type, 2 * (ni + nr) + 1), *old = types + ni + nr;
  bool any[2] = {false, false};
  for (unsigned i = 0; i < ni + nr; i++) {
    types[i] = old[i] = i < ni ? cg_type_input(type, i) : cg_type_result(type, i - ni);
    if (!cgi_complex_is(old[i])) continue;
    types[i] = cgi_complex_pairs(old[i]);
    any[i >= ni] = true;
    if (i < ni) cgi_value_set_type(cg_block_arg(func->regions[0]->first, i), types[i]);
  }
  if (any[0]) cgi_op_set_attr(func, "arg_attrs", cgi_complex_value_attrs(ctx, cg_op_attr(func, "arg_attrs"), ni, old));
  if (any[1]) cgi_op_set_attr(func, "res_attrs", cgi_complex_value_attrs(ctx, cg_op_attr(func, "res_attrs"), nr, old + ni));
  if (any[0] || any[1]) cgi_func_set_type(func, ni, types, nr, types + ni);
}

// ---- ops --------------------------------------------------------------------------------------------------------------------------------
// Ops of each part alone, most of which move elements.
static const uint16_t cgi_complex_by_piece[] = {
    CG_STABLEHLO_NEGATE,
    CG_STABLEHLO_SELECT,
    CG_CHLO_BROADCAST_SELECT,
    CG_SDY_SHARDING_CONSTRAINT,
    CG_STABLEHLO_BROADCAST,
    CG_STABLEHLO_BROADCAST_IN_DIM,
    CG_STABLEHLO_DYNAMIC_BROADCAST_IN_DIM,
    CG_STABLEHLO_RESHAPE,
    CG_STABLEHLO_DYNAMIC_RESHAPE,
    CG_STABLEHLO_REVERSE,
    CG_STABLEHLO_TRANSPOSE,
    CG_STABLEHLO_SLICE,
    CG_STABLEHLO_REAL_DYNAMIC_SLICE,
    CG_STABLEHLO_PAD,
    CG_STABLEHLO_DYNAMIC_PAD,
    CG_STABLEHLO_GATHER,
    CG_STABLEHLO_DYNAMIC_GATHER,
    CG_STABLEHLO_TORCH_INDEX_SELECT,
    CG_TENSOR_CAST,
};

static bool cgi_complex_otherwise(cg_op op) {
  if (op->def->kind == CG_STABLEHLO_REMAINDER || op->def->kind == CG_CHLO_BROADCAST_REMAINDER)
    return cgi_op_unsupported(op, "[unsupported-type] of complex numbers is not defined by StableHLO");
  return cgi_op_unsupported(op, "[unsupported-type] is not lowered for complex numbers");
}

// The parts of two numbers at the shape of the result, which dynamic shapes leave to the ops: each as what is chosen of two.
static void cgi_complex_broadcast(cgi_one_to_n *c, cg_op op, unsigned n, cg_value *args) {
  cg_value in[3], first = args[0];
  cg_type i1 = cgi_type_tensor(c->ctx, 0, NULL, cgi_type_i(c->ctx, 1), NULL);
  in[0] = cgi_legalize_constant(&c->b, i1, cgi_attr_int(c->ctx, cg_type_element(i1), 1));
  for (unsigned i = 0; i < n; i++) {
    in[1] = args[i];
    in[2] = i < n / 2 ? args[n / 2] : first;
    args[i] =
        cgi_build_value(&c->b, CG_CHLO_BROADCAST_SELECT, cgi_type_with_element(op->results[0]->type, cg_type_element(first->type)), 3, in, NULL);
  }
}

static bool cgi_complex_by_formula(cgi_one_to_n *c, cg_op op) {
  cg_value args[4] = {NULL}, results[2];
  unsigned n = 0, wanted = 0;
  for (size_t i = 0; i < sizeof cgi_complex_by_piece / sizeof cgi_complex_by_piece[0]; i++)
    if (cgi_complex_by_piece[i] == op->def->kind) return cgi_rewrite_by_piece(c, op);
  const char *formula = cgi_complex_formula(op, &wanted);
  if (!formula || op->num_operands > 2 || cg_op_attr(op, "broadcast_dimensions")) return cgi_complex_otherwise(op);
  for (unsigned i = 0; i < op->num_operands; i++) {
    cg_value v = op->operands[i].value;
    const cg_value *pieces = cgi_complex_is(v->type) ? cgi_pieces_of(c, v) : &v;
    if (!pieces) return false;
    args[n++] = pieces[0];
    if (pieces != &v) args[n++] = pieces[1];
  }
  if (n != wanted) return cgi_complex_otherwise(op);
  if (cgi_hlo_broadcast_of(op->def->kind) != CG_OP_UNREGISTERED) cgi_complex_broadcast(c, op, n, args);
  unsigned count = cgi_complex_expand(&c->b, op, formula, args, results);
  if (!count) return false;
  if (cgi_complex_is(op->results[0]->type))
    memcpy(cgi_pieces_new(c, op->results[0]), results, sizeof results);
  else
    cgi_value_replace_uses(op->results[0], results[0]);
  return true;
}

static bool cgi_complex_convert(cgi_one_to_n *c, cg_op op) {
  cg_value v = op->operands[CG_OPERAND].value, result = op->results[0];
  const cg_value *in = cgi_complex_is(v->type) ? cgi_pieces_of(c, v) : &v;
  cg_type to = cgi_complex_is(result->type) ? cgi_complex_part(result->type) : result->type;
  if (!in) return false;
  cg_value re = in[0]->type == to ? in[0] : cgi_build_unary(&c->b, CG_STABLEHLO_CONVERT, to, in[0]);
  if (to == result->type) {
    cgi_value_replace_uses(result, re);
    return true;
  }
  cg_value im = !cgi_complex_is(v->type) ? cgi_hlo_build_splat_like(&c->b, re, 0.0)
                : in[1]->type == to      ? in[1]
                                         : cgi_build_unary(&c->b, CG_STABLEHLO_CONVERT, to, in[1]);
  cg_value *pieces = cgi_pieces_new(c, result);
  pieces[0] = re;
  pieces[1] = im;
  return im != NULL;
}

static bool cgi_complex_iota(cgi_one_to_n *c, cg_op op) {
  cg_value *pieces = cgi_pieces_new(c, op->results[0]);
  cg_type part = cgi_complex_part(op->results[0]->type);
  cg_value size = op->num_operands ? op->operands[CG_STABLEHLO_DYNAMIC_IOTA_OUTPUT_SHAPE].value : NULL;
  pieces[0] = cgi_build_like(&c->b, op, op->num_operands, &size, part)->results[0];
  pieces[1] = cgi_hlo_build_splat_like(&c->b, pieces[0], 0.0);
  return pieces[1] != NULL;
}

// Of one width: the parts keep their bits.
static bool cgi_complex_bitcast(cgi_one_to_n *c, cg_op op) {
  bool same = cg_type_element(op->operands[CG_OPERAND].value->type) == cg_type_element(op->results[0]->type);
  return same ? cgi_rewrite_by_piece(c, op) : cgi_complex_otherwise(op);
}

static bool cgi_complex_constant(cgi_one_to_n *c, cg_op op) {
  cg_context *ctx = c->ctx;
  cg_attr value = cg_op_attr(op, "value");
  cg_type part = cgi_complex_part(op->results[0]->type);
  size_t size = 0, width = cg_storage_bytes(cg_type_element(part));
  const uint8_t *bytes = value && cg_attr_get_kind(value) == CG_ATTR_DENSE ? cg_attr_bytes(value, &size) : NULL;
  if (!bytes && (!value || cg_attr_get_kind(value) != CG_ATTR_DENSE)) return cgi_op_unsupported(op, "has a constant whose elements are not known");
  cg_value *pieces = cgi_pieces_new(c, op->results[0]);
  uint8_t *half = CGI_NEW_ARRAY(ctx, uint8_t, size / 2 + 1);
  for (unsigned k = 0; k < 2; k++) {
    for (size_t i = 0; i < size / (2 * width); i++) memcpy(half + i * width, bytes + (2 * i + k) * width, width);
    pieces[k] = cgi_build_with(&c->b, op->def->kind, part, 0, NULL, "value", cgi_attr_dense(ctx, part, half, size / 2));
  }
  cgi_free(ctx, half, size / 2 + 1);
  return true;
}

static bool cgi_complex_constant_like(cgi_one_to_n *c, cg_op op) {
  cg_attr value = cg_op_attr(op, "value");
  if (!value || cg_attr_get_kind(value) != CG_ATTR_ARRAY || cg_attr_len(value) != 2) return cgi_complex_otherwise(op);
  cg_value v = cg_op_operand(op, CG_CHLO_CONSTANT_LIKE_OPERAND), like = cgi_complex_is(v->type) ? cgi_pieces_of(c, v)[0] : v;
  cg_value *pieces = cgi_pieces_new(c, op->results[0]);
  for (unsigned k = 0; k < 2; k++)
    pieces[k] = cgi_build_with(&c->b, op->def->kind, cgi_complex_part(op->results[0]->type), 1, &like, "value", cg_attr_at(value, k));
  return true;
}

// Ops of any number of operands whose pieces go the same way.
static bool cgi_complex_concatenate(cgi_one_to_n *c, cg_op op) {
  cg_context *ctx = c->ctx;
  cg_value *operands = CGI_SCRATCH(ctx, cg_value, op->num_operands + 1);
  cg_type part = cgi_complex_part(op->results[0]->type);
  bool ok = true;
  cg_value *pieces = cgi_pieces_new(c, op->results[0]);
  for (unsigned k = 0; k < 2 && ok; k++) {
    for (unsigned i = 0; i < op->num_operands && ok; i++) {
      cg_value v = op->operands[i].value;
      const cg_value *in = cgi_complex_is(v->type) ? cgi_pieces_of(c, v) : &v;
      ok = in != NULL;
      if (ok) operands[i] = in == &v ? v : in[k];
    }
    if (ok) pieces[k] = cgi_build_like(&c->b, op, op->num_operands, operands, part)->results[0];
  }
  return ok;
}

// Products of matrices and convolutions: four real ones.
static bool cgi_complex_product(cgi_one_to_n *c, cg_op op) {
  cg_value products[4];
  cg_type part = cgi_complex_part(op->results[0]->type);
  if (!cgi_complex_is(op->operands[CG_LHS].value->type) || !cgi_complex_is(op->operands[CG_RHS].value->type)) return cgi_complex_otherwise(op);
  const cg_value *lhs = cgi_pieces_of(c, op->operands[CG_LHS].value), *rhs = cgi_pieces_of(c, op->operands[CG_RHS].value);
  if (!lhs || !rhs) return false;
  for (unsigned i = 0; i < 4; i++) { // re re, im im, re im, im re
    cg_value operands[2];
    operands[0] = lhs[i & 1];
    operands[1] = rhs[i == 1 || i == 2];
    products[i] = cgi_build_like(&c->b, op, 2, operands, part)->results[0];
  }
  cg_value *pieces = cgi_pieces_new(c, op->results[0]);
  pieces[0] = cgi_build_binary(&c->b, CG_STABLEHLO_SUBTRACT, products[0], products[1]);
  pieces[1] = cgi_build_binary(&c->b, CG_STABLEHLO_ADD, products[2], products[3]);
  return true;
}

// A sum is the sums of the parts; other regions carry both.
static bool cgi_complex_reduce(cgi_one_to_n *c, cg_op op) {
  bool swapped;
  cg_block body = cgi_hlo_body(op);
  if (op->num_results != 1 || !body || cgi_hlo_simple_body(body, &swapped) != CG_STABLEHLO_ADD) return cgi_rewrite_carrier(c, op);
  cg_type scalar = cgi_type_tensor(c->ctx, 0, NULL, cg_type_element(cgi_complex_part(op->results[0]->type)), NULL);
  cg_type types[2], part = cgi_complex_part(op->results[0]->type);
  types[0] = types[1] = scalar;
  cg_value operands[3];
  const cg_value *in[3];
  if (op->num_operands > 3) return cgi_rewrite_carrier(c, op);
  for (unsigned i = 0; i < op->num_operands; i++) {
    operands[i] = op->operands[i].value; // the indices of a scatter are not complex
    in[i] = cgi_complex_is(operands[i]->type) ? cgi_pieces_of(c, operands[i]) : NULL;
    if (!in[i] && cgi_complex_is(operands[i]->type)) return false;
  }
  cg_value *pieces = cgi_pieces_new(c, op->results[0]);
  for (unsigned k = 0; k < 2; k++) {
    for (unsigned i = 0; i < op->num_operands; i++) operands[i] = in[i] ? in[i][k] : operands[i];
    cg_op made = cgi_build(&c->b, op->def->kind, op->num_operands, operands, 1, &part, op->num_attrs, op->attrs, 1);
    cg_block block = cgi_block_create(made->regions[0], 2, types, op->loc);
    cgi_builder b = cgi_builder_at_end(block, op->loc);
    cg_value sum = cgi_build_binary(&b, CG_STABLEHLO_ADD, block->args[0], block->args[1]);
    cgi_build_return(&b, CG_STABLEHLO_RETURN, 1, &sum);
    pieces[k] = made->results[0];
  }
  return true;
}

// What asks for a size asks a part.
static bool cgi_complex_size(cgi_one_to_n *c, cg_op op) {
  const cg_value *pieces = cgi_pieces_of(c, op->operands[CG_OPERAND].value);
  if (!pieces) return false;
  cgi_op_set_operand(op, CG_OPERAND, pieces[0]);
  c->keep = true;
  return true;
}

static bool cgi_complex_custom_call(cgi_one_to_n *c, cg_op op) {
  return cgi_to_linalg_is_annotation(op) ? cgi_complex_concatenate(c, op) : cgi_to_linalg_foreign_call(op);
}

static const cgi_one_to_n_row cgi_complex_rows_of_ops[] = {
    {cgi_complex_joined, {CG_FUNC_RETURN}},
    {cgi_complex_convert, {CG_STABLEHLO_CONVERT}},
    {cgi_complex_constant, {CG_STABLEHLO_CONSTANT, CG_CHLO_CONSTANT, CG_UTIL_UNFOLDABLE_CONSTANT}},
    {cgi_complex_constant_like, {CG_CHLO_CONSTANT_LIKE}},
    {cgi_rewrite_carrier, {CG_UTIL_OPTIMIZATION_BARRIER}},
    {cgi_complex_iota, {CG_STABLEHLO_IOTA, CG_STABLEHLO_DYNAMIC_IOTA}},
    {cgi_complex_bitcast, {CG_STABLEHLO_BITCAST_CONVERT}},
    {cgi_complex_concatenate,
     {CG_STABLEHLO_CONCATENATE, CG_STABLEHLO_DYNAMIC_SLICE, CG_STABLEHLO_DYNAMIC_UPDATE_SLICE, CG_STABLEHLO_SET_DIMENSION_SIZE}},
    {cgi_complex_size, {CG_STABLEHLO_GET_DIMENSION_SIZE, CG_TENSOR_DIM}},
    {cgi_complex_custom_call, {CG_STABLEHLO_CUSTOM_CALL}},
    {cgi_complex_fft, {CG_STABLEHLO_FFT}},
    {cgi_complex_product, {CG_STABLEHLO_DOT, CG_STABLEHLO_DOT_GENERAL, CG_STABLEHLO_CONVOLUTION}},
    {cgi_complex_reduce, {CG_STABLEHLO_REDUCE, CG_STABLEHLO_REDUCE_WINDOW, CG_STABLEHLO_SCATTER}},
};

// ---- before the walk ------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_complex_find {
  cg_context *ctx;
  bool any;
  cg_op *maps, *parts; // cgi arrays: map of complex numbers; real and imag of real ones
} cgi_complex_find;

static bool cgi_complex_find_op(cg_op op, void *user) {
  cgi_complex_find *f = (cgi_complex_find *)user;
  cg_context *ctx = f->ctx;
  bool any = false;
  for (unsigned i = 0; i < op->num_operands; i++) any = any || cgi_complex_is(op->operands[i].value->type);
  for (unsigned i = 0; i < op->num_results; i++) any = any || cgi_complex_is(op->results[i]->type);
  f->any = f->any || any;
  if (any && op->def->kind == CG_STABLEHLO_MAP) cgi_push(f->maps, op);
  if (!any && (op->def->kind == CG_STABLEHLO_REAL || op->def->kind == CG_STABLEHLO_IMAG)) cgi_push(f->parts, op);
  return true;
}

// A map's region, elementwise, on whole tensors.
static bool cgi_complex_inline_map(cg_context *ctx, cg_op map) {
  cg_block body = cgi_hlo_body(map);
  cg_type type = map->results[0]->type;
  cgi_builder b = cgi_builder_before(map);
  cgi_hmap values = cgi_hmap_new(ctx);
  for (unsigned i = 0; i < map->num_operands; i++) cgi_hmap_put_ptr(&values, body->args[i], map->operands[i].value);
  CGI_FOREACH_OP(op, body) {
    bool constant = (op->def->traits & CG_TRAIT_CONSTANT) != 0, last = op->def->kind == CG_STABLEHLO_RETURN;
    cg_value operands[4];
    if (op->num_operands > 4 || (!last && op->num_results != 1) || op->num_regions ||
        (!(op->def->traits & CG_TRAIT_ELEMENTWISE) && !constant && !last))
      return cgi_op_unsupported(op, "in the region of a map of complex numbers is not lowered yet");
    for (unsigned i = 0; i < op->num_operands; i++) {
      cg_value v = op->operands[i].value;
      operands[i] = (cg_value)cgi_hmap_ptr(&values, v);
      if (operands[i]) continue;
      operands[i] = cgi_hlo_build_broadcast(&b, v, cg_type_rank(type), cg_type_shape(type), NULL);
      cgi_hmap_put_ptr(&values, v, operands[i]);
    }
    if (last) {
      cgi_value_replace_uses(map->results[0], operands[0]);
      break;
    }
    cg_type t = op->results[0]->type;
    cg_op made = cgi_build_like(&b, op, op->num_operands, operands, t);
    if (!constant) cgi_value_set_type(made->results[0], cgi_type_with_element(type, cg_type_element(t)));
    cg_value v = made->results[0];
    if (constant) v = cgi_hlo_build_broadcast(&b, v, cg_type_rank(type), cg_type_shape(type), NULL);
    cgi_hmap_put_ptr(&values, op->results[0], v);
  }
  cgi_hmap_free(&values);
  cgi_op_erase(map);
  return true;
}

static bool cgi_complex_real_part(cg_op op) {
  cg_value v = op->operands[CG_OPERAND].value;
  cgi_builder b = cgi_builder_before(op);
  if (op->def->kind == CG_STABLEHLO_IMAG) v = cgi_hlo_build_splat_like(&b, v, 0.0);
  cgi_op_replace1(op, v);
  return true;
}

static bool cgi_complex_function(cg_context *ctx, cg_op func) {
  cg_type type = cg_attr_type(cg_op_attr(func, "function_type"));
  cgi_complex_find f;
  cgi_one_to_n c;
  bool ok = true;
  memset(&f, 0, sizeof f);
  memset(&c, 0, sizeof c);
  f.ctx = ctx;
  cgi_walk_pre(func, cgi_complex_find_op, &f);
  for (unsigned i = 0; i < cg_type_num_inputs(type); i++) f.any = f.any || cgi_complex_is(cg_type_input(type, i));
  for (size_t i = 0; ok && i < cgi_len(f.parts); i++) ok = cgi_complex_real_part(f.parts[i]);
  for (size_t i = 0; ok && i < cgi_len(f.maps); i++) ok = cgi_complex_inline_map(ctx, f.maps[i]);
  if (!f.any || !ok) return ok;
  for (unsigned i = 0; ok && i < cg_type_num_inputs(type); i++)
    ok = !cgi_complex_is(cg_type_input(type, i)) || cgi_complex_has_pairs(func, cg_type_input(type, i));
  c.ctx = ctx;
  c.split = cgi_complex_split;
  c.materialize = cgi_complex_materialize;
  c.rows = cgi_complex_rows_of_ops;
  c.num_rows = sizeof cgi_complex_rows_of_ops / sizeof cgi_complex_rows_of_ops[0];
  c.otherwise = cgi_complex_by_formula;
  if (!ok || !cgi_one_to_n_run(&c, func)) return false;
  cgi_complex_signature(ctx, func, type);
  return true;
}

CGI_DEF bool cgi_pass_convert_complex_to_standard(cgi_pass *pass) {
  cg_op *functions = cgi_host_functions(pass->module);
  bool ok = true;
  for (size_t i = 0; i < cgi_len(functions); i++) ok = cgi_complex_function(pass->ctx, functions[i]) && ok;
  return ok;
}
