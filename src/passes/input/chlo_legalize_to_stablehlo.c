// chlo-legalize-to-stablehlo: ops that are compositions of others become them.
//
//   %r = chlo.broadcast_add %a, %b : (tensor<3x1xf32>, tensor<4xf32>) -> tensor<3x4xf32>
//   -->
//   %x = stablehlo.broadcast_in_dim %a, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x4xf32>
//   %y = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
//   %r = stablehlo.add %x, %y : tensor<3x4xf32>
//
// StableHLO's own compositions go the same way, one file each: batch_norm_training and batch_norm_grad, ragged_dot, einsum,
// rng_bit_generator and rng, clamp and select_and_scatter of complex numbers, custom calls that are ops, and of iree_linalg_ext gather,
// im2col, map_load and map_store. With `interpreted` only what the interpreter has no row for is rewritten. Requires: verified IR. Preserves:
// everything else.
#include "dialects/scalar.h"
#include "passes/input/chlo_legalize_to_stablehlo.h"
#include "passes/input/complex_to_standard.h"
#include "passes/pass_table.h"

// ---- builders -------------------------------------------------------------------------------------------------------------------------
CGI_DEF cg_value cgi_legalize_constant(cgi_builder *b, cg_type type, cg_attr element) {
  return cgi_hlo_build_constant(b, cgi_attr_dense_splat(b->ctx, type, element));
}

CGI_DEF cg_value cgi_legalize_convert(cgi_builder *b, cg_value v, cg_type element) {
  cg_type t = cg_value_type(v);
  return cg_type_element(t) == element ? v : cgi_build_unary(b, CG_STABLEHLO_CONVERT, cgi_type_with_element(t, element), v);
}

CGI_DEF cg_value cgi_legalize_bitcast(cgi_builder *b, cg_value v, cg_type element) {
  cg_type t = cg_value_type(v);
  return cg_type_element(t) == element ? v : cgi_build_unary(b, CG_STABLEHLO_BITCAST_CONVERT, cgi_type_with_element(t, element), v);
}

CGI_DEF cg_value cgi_legalize_zero(cgi_builder *b, cg_type type) {
  cg_type scalar = cgi_type_tensor(b->ctx, 0, NULL, cgi_type_f32(b->ctx), NULL);
  cg_value zero = cgi_legalize_convert(b, cgi_hlo_build_splat(b, scalar, 0.0), cg_type_element(type));
  return cg_type_rank(type) ? cgi_hlo_build_broadcast(b, zero, cg_type_rank(type), cg_type_shape(type), NULL) : zero;
}

CGI_DEF cg_value cgi_legalize_sum(cgi_builder *b, cg_value v, unsigned n, const int64_t *dims, cg_type type) {
  cg_value zero = cgi_legalize_zero(b, cgi_type_tensor(b->ctx, 0, NULL, cg_type_element(type), NULL));
  return cgi_hlo_build_reduce(b, CG_STABLEHLO_ADD, v, zero, n, dims, type);
}

#define CGI_LEGALIZE_MAX_ARGS 16

CGI_DEF cg_value cgi_legalize_generic(cgi_builder *b, unsigned n, const cg_value *in, cg_value out, const cg_map *maps, const bool *reduction,
                                      const cgi_legalize_body *body) {
  cg_op generic = cgi_build_generic(b, n, in, 1, &out, maps, maps[n]->num_dims, reduction);
  cg_block block = cgi_linalg_body(generic);
  cg_value args[CGI_LEGALIZE_MAX_ARGS];
  unsigned k = 0;
  for (unsigned i = 0; i < n + (reduction ? 1u : 0u); ++i) args[k++] = cg_block_arg(block, i);
  for (unsigned i = 0; i < body->num_extra; ++i) args[k++] = body->extra[i];
  cgi_formula_target t;
  memset(&t, 0, sizeof t);
  t.b = cgi_builder_at_end(block, b->loc);
  t.f = cg_type_element(cg_value_type(out));
  t.i = cgi_type_i(b->ctx, cg_type_width(t.f));
  t.i1 = cgi_type_i(b->ctx, 1);
  t.table = body->table;
  t.table_size = body->table_size;
  cg_value r = cgi_formula_expand1(&t, &body->table[0], k, args);
  if (!r) return NULL;
  cgi_build_linalg_yield(&t.b, r);
  return cg_op_result(generic, 0);
}

#undef CGI_LEGALIZE_MAX_ARGS

// ---- chlo.broadcast_* -----------------------------------------------------------------------------------------------------------------
typedef struct cgi_legalize_shape {
  unsigned rank;
  int64_t shape[CGI_HLO_MAX_RANK];
} cgi_legalize_shape;

// The operands at the result's shape, all static.
static cg_value cgi_legalize_broadcast_to(cgi_builder *b, cg_value v, const cgi_legalize_shape *to, const int64_t *dims) {
  cg_type t = cg_value_type(v), wanted = cgi_type_with_shape(t, to->rank, to->shape);
  return t == wanted ? v
                     : cgi_build_with(b, CG_STABLEHLO_BROADCAST_IN_DIM, wanted, 1, &v, "broadcast_dimensions",
                                      cgi_attr_i64_array(b->ctx, cg_type_rank(t), dims));
}

static bool cgi_legalize_broadcast(cg_op op) {
  cg_context *ctx = cg_op_context(op);
  unsigned n = cg_op_num_operands(op);
  int64_t given[CGI_HLO_MAX_RANK], dims[CGI_HLO_MAX_RANK];
  cg_value in[3];
  cgi_legalize_shape to;
  to.rank = 0;
  for (unsigned i = 0; i < n; ++i) {
    cg_type t = cg_value_type(cg_op_operand(op, i));
    if (!cg_type_has_static_shape(t)) return true; // left to hlo-to-linalg, which knows the host's sizes
    if (cg_type_rank(t) > to.rank) to.rank = cg_type_rank(t);
  }
  bool explicit_dims = cgi_hlo_list(op, "broadcast_dimensions", CGI_HLO_MAX_RANK, given) > 0;
  for (unsigned d = 0; d < to.rank; ++d) to.shape[d] = 1;
  for (int pass = 0; pass < 2; ++pass) { // sizes, then values
    cgi_builder b = cgi_builder_before(op);
    for (unsigned i = 0; i < n; ++i) {
      cg_type t = cg_value_type(cg_op_operand(op, i));
      for (unsigned d = 0; d < cg_type_rank(t); ++d) {
        dims[d] = explicit_dims && cg_type_rank(t) < to.rank ? given[d] : (int64_t)(to.rank - cg_type_rank(t) + d);
        if (pass == 0 && cg_type_dim(t, d) != 1) to.shape[dims[d]] = cg_type_dim(t, d);
      }
      if (pass == 1) in[i] = cgi_legalize_broadcast_to(&b, cg_op_operand(op, i), &to, dims);
    }
  }
  cgi_builder b = cgi_builder_before(op);
  cg_named_attr attrs[2];
  unsigned na = 0;
  static const char *const names[2][2] = {{"comparison_direction", "comparison_direction"}, {"compare_type", "comparison_type"}};
  for (unsigned i = 0; i < 2; ++i)
    if (cg_op_attr(op, names[i][0])) cgi_name_attr(&attrs[na++], ctx, names[i][0], cgi_hlo_enum(ctx, names[i][1], cgi_hlo_keyword(op, names[i][0])));
  cg_type wanted = cg_value_type(cg_op_result(op, 0)), type = cgi_type_with_shape(wanted, to.rank, to.shape);
  cg_value r = cg_op_result(cgi_build(&b, cgi_hlo_broadcast_of(cg_op_get_kind(op)), n, in, 1, &type, na, attrs, 0), 0);
  cgi_op_replace1(op, type == wanted ? r : cgi_build_unary(&b, CG_TENSOR_CAST, wanted, r));
  return true;
}

// ---- the rows -------------------------------------------------------------------------------------------------------------------------
typedef struct cgi_legalize_row {
  cg_op_kind kind;
  bool interpreted; // as it is
  cgi_legalize_fn rewrite;
} cgi_legalize_row;

static const cgi_legalize_row cgi_legalize_rows[] = {
    {CG_STABLEHLO_BATCH_NORM_TRAINING, true, cgi_legalize_batch_norm_training},
    {CG_STABLEHLO_BATCH_NORM_GRAD, false, cgi_legalize_batch_norm_grad},
    {CG_STABLEHLO_RNG_BIT_GENERATOR, false, cgi_legalize_rng_bit_generator},
    {CG_STABLEHLO_RNG, false, cgi_legalize_rng},
    {CG_CHLO_RAGGED_DOT, false, cgi_legalize_ragged_dot},
    {CG_STABLEHLO_EINSUM, false, cgi_legalize_einsum},
    {CG_STABLEHLO_UNARY_EINSUM, false, cgi_legalize_einsum},
    {CG_STABLEHLO_CUSTOM_CALL, false, cgi_legalize_custom_call},
    {CG_STABLEHLO_CLAMP, false, cgi_legalize_clamp},
    {CG_STABLEHLO_SELECT_AND_SCATTER, true, cgi_legalize_select_and_scatter},
    {CG_IREE_LINALG_EXT_GATHER, false, cgi_legalize_ext_gather},
#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
    {CG_IREE_LINALG_EXT_IM2COL, false, cgi_legalize_ext_im2col},
    {CG_IREE_LINALG_EXT_MAP_LOAD, false, cgi_legalize_ext_map_load},
    {CG_IREE_LINALG_EXT_MAP_STORE, false, cgi_legalize_ext_map_store},
#endif
};

#define CGI_LEGALIZE_ROWS (sizeof cgi_legalize_rows / sizeof *cgi_legalize_rows)

typedef struct cgi_legalize_state {
  bool interpreted, failed;
  unsigned numbers[CGI_LEGALIZE_ROWS];
} cgi_legalize_state;

static bool cgi_legalize_visit(cg_op op, void *user) {
  cgi_legalize_state *s = (cgi_legalize_state *)user;
  cg_op_kind kind = cg_op_get_kind(op);
  if (kind == CG_FUNC_FUNC) memset(s->numbers, 0, sizeof s->numbers); // comes after its body
  if (!s->interpreted && cgi_hlo_broadcast_of(kind) != CG_OP_UNREGISTERED) {
    s->failed |= !cgi_legalize_broadcast(op);
    return true;
  }
  for (size_t i = 0; i < CGI_LEGALIZE_ROWS; ++i)
    if (cgi_legalize_rows[i].kind == kind && !(s->interpreted && cgi_legalize_rows[i].interpreted)) {
      s->failed |= !cgi_legalize_rows[i].rewrite(op, s->numbers[i]++);
      break;
    }
  return true;
}

CGI_DEF bool cgi_pass_chlo_legalize_to_stablehlo(cgi_pass *pass) {
  cgi_legalize_state s;
  memset(&s, 0, sizeof s);
  s.interpreted = cgi_pass_option_bool(pass, "interpreted", false);
  cgi_walk_post(pass->module, cgi_legalize_visit, &s);
  return !s.failed;
}

#undef CGI_LEGALIZE_ROWS
