// specialize: linalg.generic becomes the named op that it spells.
//
//   %0 = linalg.generic {(d0, d1, d2) -> (d0, d2), (d2, d1), (d0, d1)} ins(%a, %b) outs(%c) { mulf, addf }
//   -->
//   %0 = linalg.matmul ins(%a, %b) outs(%c)
//
// A candidate is built beside the generic and taken if maps, iterators and bodies are the same; so there is one definition of what a name means.
// Requires: nothing. Preserves: everything but the form. Convolutions and pooling stay generic.
#include "passes/pass_table.h"
#include "support/structured.h"

// ---- are two bodies the same? -------------------------------------------------------------------------------------------------------

static bool cgi_specialize_same_attrs(cg_op a, cg_op b) { // absent ones stand for their defaults, so a missing one equals "none" flags
  for (unsigned pass = 0; pass < 2; ++pass) {
    cg_op x = pass ? b : a, y = pass ? a : b;
    for (size_t i = 0; i < cg_op_num_attrs(x); ++i) {
      cg_named_attr at = cg_op_attr_at(x, i);
      cg_attr other = cg_op_attr(y, at.name.data);
      if (other ? other != at.value : !cgi_str_is(at.name, "fastmath") && !cgi_str_is(at.name, "overflowFlags")) return false;
      if (!other && !(cg_attr_get_kind(at.value) == CG_ATTR_DIALECT && cgi_str_is(cg_attr_raw_text(at.value), "none"))) return false;
    }
  }
  return true;
}

static bool cgi_specialize_same_value(const cgi_hmap *match, cg_value a, cg_value b) { return a == b || cgi_hmap_ptr(match, a) == (void *)b; }

static bool cgi_specialize_same_op(const cgi_hmap *match, cg_op a, cg_op b) { // b is of a named op's body, where no op has regions
  if (a->def != b->def || cg_op_num_operands(a) != cg_op_num_operands(b) || cg_op_num_results(a) != cg_op_num_results(b) ||
      !cgi_specialize_same_attrs(a, b))
    return false;
  for (unsigned i = 0; i < cg_op_num_results(a); ++i)
    if (cg_value_type(cg_op_result(a, i)) != cg_value_type(cg_op_result(b, i))) return false;
  if (cg_op_has_trait(a, CG_TRAIT_COMMUTATIVE) && cg_op_num_operands(a) == 2 &&
      cgi_specialize_same_value(match, cg_op_operand(a, CG_LHS), cg_op_operand(b, CG_RHS)) &&
      cgi_specialize_same_value(match, cg_op_operand(a, CG_RHS), cg_op_operand(b, CG_LHS)))
    return true;
  for (unsigned i = 0; i < cg_op_num_operands(a); ++i)
    if (!cgi_specialize_same_value(match, cg_op_operand(a, i), cg_op_operand(b, i))) return false;
  return true;
}

static bool cgi_specialize_same_body(cg_op a, cg_op b) {
  cg_block x = cgi_linalg_body(a), y = cgi_linalg_body(b);
  cgi_hmap match = cgi_hmap_new(a->ctx);
  bool same = cg_block_num_args(x) >= cg_block_num_args(y);
  for (unsigned i = 0; same && i < cg_block_num_args(y); ++i) {
    same = cg_value_type(cg_block_arg(x, i)) == cg_value_type(cg_block_arg(y, i));
    cgi_hmap_put_ptr(&match, cg_block_arg(x, i), cg_block_arg(y, i));
  }
  cg_op p = x->first, q = y->first;
  for (; same && p && q; p = p->next, q = q->next) {
    same = cgi_specialize_same_op(&match, p, q);
    for (unsigned i = 0; same && i < cg_op_num_results(p); ++i) cgi_hmap_put_ptr(&match, cg_op_result(p, i), cg_op_result(q, i));
  }
  cgi_hmap_free(&match);
  return same && !p && !q;
}

static bool cgi_specialize_is_same(cg_op a, cg_op b) {
  unsigned n = cg_op_num_operands(a), loops = cgi_linalg_num_loops(a);
  if (cgi_linalg_num_loops(b) != loops || cg_op_num_results(a) != cg_op_num_results(b)) return false;
  for (unsigned i = 0; i < loops; ++i)
    if (cgi_linalg_is_parallel(a, i) != cgi_linalg_is_parallel(b, i)) return false;
  for (unsigned i = 0; i < n; ++i)
    if (cgi_linalg_map(a, i) != cgi_linalg_map(b, i)) return false;
  return cgi_specialize_same_body(a, b);
}

// ---- candidates ---------------------------------------------------------------------------------------------------------------------

typedef struct cgi_specialize_rule {
  cg_op_kind body; // the op whose presence suggests the name
  cg_op_kind named;
  unsigned inputs;
} cgi_specialize_rule;

static const cgi_specialize_rule cgi_specialize_rules[] = {
    {CG_MATH_EXP, CG_LINALG_EXP, 1},          {CG_MATH_LOG, CG_LINALG_LOG, 1},
    {CG_MATH_ABSF, CG_LINALG_ABS, 1},         {CG_MATH_CEIL, CG_LINALG_CEIL, 1},
    {CG_MATH_FLOOR, CG_LINALG_FLOOR, 1},      {CG_ARITH_NEGF, CG_LINALG_NEGF, 1},
    {CG_MATH_ROUND, CG_LINALG_ROUND, 1},      {CG_MATH_SQRT, CG_LINALG_SQRT, 1},
    {CG_MATH_RSQRT, CG_LINALG_RSQRT, 1},      {CG_MATH_TANH, CG_LINALG_TANH, 1},
    {CG_MATH_ERF, CG_LINALG_ERF, 1},          {CG_ARITH_MULF, CG_LINALG_SQUARE, 1},
    {CG_ARITH_DIVF, CG_LINALG_RECIPROCAL, 1}, {CG_ARITH_ADDF, CG_LINALG_ADD, 2},
    {CG_ARITH_ADDI, CG_LINALG_ADD, 2},        {CG_ARITH_SUBF, CG_LINALG_SUB, 2},
    {CG_ARITH_SUBI, CG_LINALG_SUB, 2},        {CG_ARITH_MULF, CG_LINALG_MUL, 2},
    {CG_ARITH_MULI, CG_LINALG_MUL, 2},        {CG_ARITH_DIVF, CG_LINALG_DIV, 2},
    {CG_ARITH_DIVSI, CG_LINALG_DIV, 2},       {CG_ARITH_DIVUI, CG_LINALG_DIV_UNSIGNED, 2},
    {CG_ARITH_MAXIMUMF, CG_LINALG_MAX, 2},    {CG_ARITH_MAXSI, CG_LINALG_MAX, 2},
    {CG_ARITH_MINIMUMF, CG_LINALG_MIN, 2},    {CG_ARITH_MINSI, CG_LINALG_MIN, 2},
    {CG_MATH_POWF, CG_LINALG_POWF, 2},        {CG_ARITH_SELECT, CG_LINALG_SELECT, 3},
};

static const cg_op_kind cgi_specialize_contractions[] = {
    CG_LINALG_MATMUL,
    CG_LINALG_MATMUL_TRANSPOSE_A,
    CG_LINALG_MATMUL_TRANSPOSE_B,
    CG_LINALG_BATCH_MATMUL,
    CG_LINALG_BATCH_MATMUL_TRANSPOSE_A,
    CG_LINALG_BATCH_MATMUL_TRANSPOSE_B,
    CG_LINALG_MATVEC,
    CG_LINALG_VECMAT,
    CG_LINALG_BATCH_MATVEC,
    CG_LINALG_BATCH_VECMAT,
    CG_LINALG_DOT,
};

// Builds the named op with the generic's operands; keeps it in the generic's place if it says the same.
static bool cgi_specialize_try(cg_op op, cg_op_kind kind, unsigned na, const cg_named_attr *attrs) {
  cgi_builder b = cgi_builder_before(op);
  cg_value operands[CGI_MAX_GENERIC_OPERANDS];
  unsigned ni = cgi_linalg_num_inputs(op), no = cgi_linalg_num_outputs(op);
  for (unsigned i = 0; i < ni + no; ++i) operands[i] = cg_op_operand(op, i);
  cg_op made = cgi_build_named_linalg(&b, kind, ni, operands, no, operands + ni, na, attrs);
  if (!cgi_linalg_body(made) || !cgi_specialize_is_same(op, made)) {
    cgi_op_erase(made);
    return false;
  }
  cgi_copy_discardable_attrs(op, made);
  if (cg_op_num_results(op))
    cgi_op_replace(op, made->results);
  else
    cgi_op_erase(op);
  return true;
}

static bool cgi_specialize_elementwise(cg_op op) {
  cg_block body = cgi_linalg_body(op);
  cg_type element = cg_value_type(cg_block_arg(body, cg_block_num_args(body) - 1));
  for (unsigned i = 0; i < cg_op_num_operands(op); ++i) {
    bool same = cg_value_type(cg_block_arg(body, i)) == element || (i == 0 && cgi_linalg_num_inputs(op) == 3); // named ones convert nothing
    if (!same || !cgi_map_is_identity(cgi_linalg_map(op, i))) return false;
  }
  for (cg_op o = body->first; o != body->last; o = o->next)
    for (size_t r = 0; r < sizeof cgi_specialize_rules / sizeof *cgi_specialize_rules; ++r)
      if (cgi_specialize_rules[r].body == cg_op_get_kind(o) && cgi_specialize_rules[r].inputs == cgi_linalg_num_inputs(op) &&
          cgi_specialize_try(op, cgi_specialize_rules[r].named, 0, NULL))
        return true;
  return false;
}

// The body yields its input: a copy, a fill, a transpose or a broadcast.
static bool cgi_specialize_movement(cg_op op) {
  cg_context *ctx = op->ctx;
  cg_block body = cgi_linalg_body(op);
  if (body->first != body->last || cgi_linalg_num_inputs(op) != 1 || cg_op_operand(body->last, CG_LINALG_YIELD_VALUES) != cg_block_arg(body, 0))
    return false;
  cg_map map = cgi_linalg_map(op, 0);
  unsigned loops = cgi_linalg_num_loops(op), n = cg_map_num_results(map);
  if (!cg_type_is_shaped(cg_value_type(cgi_linalg_input(op, 0)))) return cgi_specialize_try(op, CG_LINALG_FILL, 0, NULL);
  if (cgi_map_is_identity(map)) return cgi_specialize_try(op, CG_LINALG_COPY, 0, NULL);
  if (!cgi_map_is_projected_permutation(map)) return false;
  int64_t dims[CGI_MAX_LOOPS];
  unsigned k = 0;
  for (unsigned i = 0; i < loops; ++i) {
    int r = cgi_map_result_of_dim(map, i);
    if (n == loops)
      dims[k++] = r;
    else if (r < 0)
      dims[k++] = (int64_t)i;
  }
  cg_named_attr a = cgi_named(ctx, n == loops ? "permutation" : "dimensions", cgi_attr_i64_array(ctx, k, dims));
  return cgi_specialize_try(op, n == loops ? CG_LINALG_TRANSPOSE : CG_LINALG_BROADCAST, 1, &a);
}

static bool cgi_specialize_contraction(cg_op op) {
  static const unsigned ranks[][4] = {{2, 2, 2, 3}, {2, 2, 2, 3}, {2, 2, 2, 3}, {3, 3, 3, 4}, {3, 3, 3, 4}, {3, 3, 3, 4},
                                      {2, 1, 1, 2}, {1, 2, 1, 2}, {3, 2, 2, 3}, {2, 3, 2, 3}, {1, 1, 0, 1}};
  if (cgi_linalg_num_inputs(op) != 2 || cgi_linalg_num_reductions(op) != 1) return false;
  for (size_t i = 0; i < sizeof cgi_specialize_contractions / sizeof *cgi_specialize_contractions; ++i) {
    bool fits = cgi_linalg_num_loops(op) == ranks[i][3];
    for (unsigned o = 0; o < 3 && fits; ++o) fits = cg_map_num_results(cgi_linalg_map(op, o)) == ranks[i][o];
    if (fits && cgi_specialize_try(op, cgi_specialize_contractions[i], 0, NULL)) return true;
  }
  return false;
}

static bool cgi_specialize_op(cg_op op, void *user) {
  (void)user;
  if (cg_op_get_kind(op) != CG_LINALG_GENERIC || cgi_linalg_num_outputs(op) != 1 || cg_op_num_operands(op) > CGI_MAX_GENERIC_OPERANDS ||
      cgi_linalg_num_loops(op) > CGI_MAX_LOOPS || !cgi_linalg_body(op) || cg_op_num_operands(cgi_linalg_body(op)->last) != 1)
    return true;
  if (cgi_linalg_num_reductions(op))
    cgi_specialize_contraction(op);
  else if (cgi_map_is_identity(cgi_linalg_output_map(op, 0)) && !cgi_specialize_movement(op))
    cgi_specialize_elementwise(op);
  return true;
}

CGI_DEF bool cgi_pass_specialize(cgi_pass *pass) { return cgi_walk_post(pass->module, cgi_specialize_op, NULL); }
