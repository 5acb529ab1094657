// assert-shapes: what the ops of a host function need of the sizes of their tensors becomes assertions in front of them, over the sizes of the
// function's arguments.
//
//   %0 = linalg.generic … ins(%x, %y)      %d0 = tensor.dim %x, %c0   %d1 = tensor.dim %y, %c0   %ok = arith.cmpi eq, %d1, %d0
//                                     →    cf.assert %ok, "dim 0 of argument 1 must equal dim 0 of argument 0"
//                                          %0 = linalg.generic … ins(%x, %y)
//
// Equal are: the sizes that one loop of a structured op runs along, the dimensions of a concatenation's parts but the joined one, a size that is
// known here and there is not (casts and results of reshapes, paddings, concatenations, slices), the elements in front of and behind a reshape.
// Slices and windows lie inside. What follows from assertions above is not asserted again: of n dims that must be equal, each is compared with the
// first. What depends on data that no host reads is left to the ops. Whatever a program asserts of its sizes, its launch description lists as
// conditions. What a host's loop carries keeps its sizes, and its branches give the same ones. Requires: linalg and tensor ops in one block, and in
// those of its control flow. Preserves: everything; the assertions are cf.assert, so that the interpreter checks them, too.
#include "analysis/linear.h"
#include "dialects/dialects.h"
#include "dialects/linalg.h"
#include "support/host.h"
#include "support/host_control.h"
#include "passes/pass_table.h"
#include "support/reify.h"

typedef struct cgi_assert_fact { // the value is the form, whose values have no fact before this one
  cg_value value;
  cgi_linear form;
} cgi_assert_fact;

typedef struct cgi_assert {
  cg_context *ctx;
  cgi_dims dims;
  cgi_builder b; // in front of the op at hand
  cg_op op;
  cgi_assert_fact *facts;   // cgi array
  cgi_linear *not_negative; // cgi array: asserted
  bool ok;
} cgi_assert;

// ---- what is known ------------------------------------------------------------------------------------------------------------------------
static cgi_linear cgi_assert_form(const cgi_assert *s, cg_value v) {
  cgi_linear x = cgi_linear_of(v);
  for (size_t i = 0; i < cgi_len(s->facts); i++) {
    cgi_linear own = cgi_linear_term(s->facts[i].value);
    for (unsigned k = 0; k < x.num_terms; k++) {
      if (x.values[k] != s->facts[i].value) continue;
      int64_t times = x.coefficients[k];
      cgi_linear next = x;
      if (cgi_linear_add(&next, &own, -times) && cgi_linear_add(&next, &s->facts[i].form, times)) x = next;
      break;
    }
  }
  return x;
}

// A fact about one of the values of x = 0, which can be said by the others: the last of the arguments' sizes, or what is no argument's.
static void cgi_assert_learn(cgi_assert *s, const cgi_linear *x) {
  cg_context *ctx = s->ctx;
  unsigned best = x->num_terms;
  uint32_t at, last = 0;
  for (unsigned i = 0; i < x->num_terms; i++) {
    if (x->coefficients[i] != 1 && x->coefficients[i] != -1) continue;
    if (!cgi_program_symbol(NULL, x->values[i], &at)) at = UINT32_MAX;
    if (best < x->num_terms && at < last) continue;
    best = i;
    last = at;
  }
  if (best == x->num_terms) return;
  cgi_assert_fact fact;
  cgi_linear own = cgi_linear_term(x->values[best]);
  fact.value = x->values[best];
  fact.form = cgi_linear_constant(0);
  if (!cgi_linear_add(&fact.form, x, -x->coefficients[best]) || !cgi_linear_add(&fact.form, &own, 1)) return;
  cgi_push(s->facts, fact);
}

// ---- assertions ---------------------------------------------------------------------------------------------------------------------------
// What is known to be v, where that is one value or a number.
static cg_value cgi_assert_simplest(cgi_assert *s, cg_value v) {
  cgi_linear x = cgi_assert_form(s, v);
  if (x.num_terms == 0) return cgi_build_index(&s->b, x.constant);
  return x.num_terms == 1 && x.constant == 0 && x.coefficients[0] == 1 ? x.values[0] : v;
}

// A size in words; false where no host can compute it.
static bool cgi_assert_words(cgi_assert *s, cg_value v, cg_str *out) {
  cg_context *ctx = s->ctx;
  int64_t dim;
  if (!cgi_size_text_known(v, cgi_program_symbol, NULL, out)) return false;
  cg_op op = cg_value_op(v);
  if (!op)
    *out = cgi_format(ctx, "argument %u", (unsigned)v->index);
  else if (op->def->kind == CG_TENSOR_DIM && cgi_constant_int(cg_op_operand(op, CG_TENSOR_DIM_INDEX), &dim))
    *out = cgi_format(ctx, "dim %l of argument %u", dim, (unsigned)cg_op_operand(op, CG_TENSOR_DIM_SOURCE)->index);
  else if (!cgi_constant_int(v, &dim))
    *out = cgi_format(ctx, "the size %S", *out);
  return true;
}

static void cgi_assert_assert(cgi_assert *s, cg_cmpi_predicate predicate, cg_value x, cg_value y, const char *relation) {
  cg_str a, b;
  if (!cgi_assert_words(s, x, &a) || !cgi_assert_words(s, y, &b)) return;
  cgi_build_assert(&s->b, cgi_build_cmpi(&s->b, predicate, x, y), cgi_format(s->ctx, "%S must %s %S", a, relation, b));
}

static void cgi_assert_never(cgi_assert *s, const char *what, cg_value x, cg_value y) {
  cg_str a, b;
  if (cgi_assert_words(s, x, &a) && cgi_assert_words(s, y, &b)) s->ok = cgi_op_error(s->op, "can never run: %S would have to %s %S", a, what, b);
}

static void cgi_assert_equal(cgi_assert *s, cg_value x, cg_value y) {
  uint32_t p, q;
  cgi_linear d, fx = cgi_assert_form(s, x), fy = cgi_assert_form(s, y);
  d = fx;
  if (!s->ok || x == y || !cgi_linear_add(&d, &fy, -1)) return;
  if (d.num_terms == 0) {
    if (d.constant) cgi_assert_never(s, "equal", cgi_constant_of(x) ? y : x, cgi_constant_of(x) ? x : y);
    return;
  }
  x = cgi_assert_simplest(s, x);
  y = cgi_assert_simplest(s, y);
  bool turn = fx.num_terms == 0 || (fy.num_terms && cgi_program_symbol(NULL, x, &p) && (!cgi_program_symbol(NULL, y, &q) || p < q));
  cgi_assert_assert(s, CG_CMPI_EQ, turn ? y : x, turn ? x : y, "equal");
  cgi_assert_learn(s, &d);
}

static void cgi_assert_at_most(cgi_assert *s, cg_value x, cg_value y) {
  cg_context *ctx = s->ctx;
  cgi_linear d = cgi_assert_form(s, y), fx = cgi_assert_form(s, x);
  if (!s->ok || !cgi_linear_add(&d, &fx, -1)) return;
  for (size_t i = 0; i < cgi_len(s->not_negative); i++) {
    cgi_linear rest = d;
    if (cgi_linear_add(&rest, &s->not_negative[i], -1) && rest.num_terms == 0 && rest.constant >= 0) return;
  }
  cgi_interval range = cgi_linear_range(&d);
  if (d.num_terms == 0 && d.constant < 0)
    cgi_assert_never(s, "be at least", y, x);
  else if (d.num_terms && !(range.lo >= 0)) {
    y = cgi_assert_simplest(s, y);
    x = cgi_assert_simplest(s, x);
    cgi_assert_assert(s, CG_CMPI_SGE, y, x, "be at least");
    cgi_push(s->not_negative, d);
  }
}

// ---- what ops need ------------------------------------------------------------------------------------------------------------------------
static cg_value cgi_assert_dim(cgi_assert *s, cg_value tensor, unsigned i) { return cgi_reify_dim(&s->dims, tensor, i); }

// The last index that an expression of loops reaches, where larger loops reach further; else NULL.
static cg_value cgi_assert_last(cgi_assert *s, cg_expr e, const cg_value *sizes) {
  switch (e->kind) {
  case CG_EXPR_CONST: return cgi_build_index(&s->b, e->value);
  case CG_EXPR_DIM: return e->value < CGI_MAX_LOOPS && sizes[e->value] ? cgi_build_binary_int(&s->b, CG_ARITH_SUBI, sizes[e->value], 1) : NULL;
  case CG_EXPR_ADD:
  case CG_EXPR_MUL: {
    if (e->kind == CG_EXPR_MUL && (e->rhs->kind != CG_EXPR_CONST || e->rhs->value < 0)) return NULL;
    cg_value a = cgi_assert_last(s, e->lhs, sizes), b = a ? cgi_assert_last(s, e->rhs, sizes) : NULL;
    return b ? cgi_build_binary(&s->b, e->kind == CG_EXPR_ADD ? CG_ARITH_ADDI : CG_ARITH_MULI, a, b) : NULL;
  }
  default: return NULL;
  }
}

// Whether all loops in the expression run at all: 1 or 0, NULL where that is certain. `runs` is that of another expression.
static cg_value cgi_assert_runs(cgi_assert *s, cg_expr e, const cg_value *sizes, cg_value runs) {
  int64_t known;
  if (e->kind == CG_EXPR_CONST || (e->kind == CG_EXPR_DIM && cgi_constant_int(sizes[e->value], &known) && known > 0)) return runs;
  if (e->kind == CG_EXPR_DIM) return cgi_build_binary(&s->b, CG_ARITH_MINSI, sizes[e->value], runs ? runs : cgi_build_index(&s->b, 1));
  return cgi_assert_runs(s, e->rhs, sizes, cgi_assert_runs(s, e->lhs, sizes, runs));
}

// Windows lie inside.
static void cgi_assert_windows(cgi_assert *s, cg_op op, const cg_value *sizes) {
  for (unsigned o = 0; o < op->num_operands; o++) {
    cg_value v = cg_op_operand(op, o);
    cg_map m = v->type->kind == CG_TYPE_TENSOR ? cgi_linalg_map(op, o) : NULL;
    for (unsigned r = 0; m && r < m->num_results && r < v->type->rank; r++) {
      if (m->results[r]->kind == CG_EXPR_DIM || m->results[r]->kind == CG_EXPR_CONST) continue;
      cg_value last = cgi_assert_last(s, m->results[r], sizes);
      if (!last) continue;
      cg_value end = cgi_build_binary_int(&s->b, CG_ARITH_ADDI, last, 1), runs = cgi_assert_runs(s, m->results[r], sizes, NULL);
      if (runs) end = cgi_build_binary(&s->b, CG_ARITH_MULI, end, runs);
      cgi_assert_at_most(s, end, cgi_assert_dim(s, v, r));
    }
  }
}

static void cgi_assert_loops(cgi_assert *s, cg_op op) {
  cg_value sizes[CGI_MAX_LOOPS] = {NULL};
  for (unsigned o = 0; o < op->num_operands; o++) {
    cg_value v = cg_op_operand(op, o);
    cg_map m = v->type->kind == CG_TYPE_TENSOR ? cgi_linalg_map(op, o) : NULL;
    for (unsigned r = 0; m && r < m->num_results && r < v->type->rank; r++) {
      cg_expr e = m->results[r];
      if (e->kind != CG_EXPR_DIM || e->value >= CGI_MAX_LOOPS) continue;
      cg_value size = cgi_assert_dim(s, v, r);
      if (sizes[e->value])
        cgi_assert_equal(s, sizes[e->value], size);
      else
        sizes[e->value] = size;
    }
  }
  cgi_assert_windows(s, op, sizes);
}

// The tensors among the operands have one shape, but for dimension `joined`.
static void cgi_assert_alike(cgi_assert *s, cg_op op, int64_t joined) {
  cg_value first = NULL;
  for (unsigned o = 0; o < op->num_operands; o++) {
    cg_value v = cg_op_operand(op, o);
    if (v->type->kind != CG_TYPE_TENSOR || (first && first->type->rank != v->type->rank)) continue;
    for (unsigned i = 0; first && i < v->type->rank; i++) {
      cg_value size = cgi_assert_dim(s, v, i);
      if ((int64_t)i != joined) cgi_assert_equal(s, cgi_assert_dim(s, first, i), size);
    }
    if (!first) first = v;
  }
}

static void cgi_assert_expand(cgi_assert *s, cg_op op) {
  cg_value from = cg_op_operand(op, CG_TENSOR_EXPAND_SHAPE_SRC), to = cg_op_result(op, 0);
  for (unsigned g = 0; g < from->type->rank; g++) {
    cg_attr group = cgi_reassociation_group(op, g);
    cg_value product = NULL;
    for (size_t k = 0; group && k < cg_attr_int_list_len(group); k++) {
      cg_value one = cgi_assert_dim(s, to, (unsigned)cg_attr_int_list_at(group, k));
      product = product ? cgi_build_binary(&s->b, CG_ARITH_MULI, product, one) : one;
    }
    if (product) cgi_assert_equal(s, product, cgi_assert_dim(s, from, g));
  }
}

// Elements offset + i * stride, i < size, of every dimension are the tensor's own. An offset that data decides is taken for the least.
static void cgi_assert_slice(cgi_assert *s, cg_op op, cg_value whole, cg_value part) {
  cg_str text;
  for (unsigned i = 0; i < whole->type->rank; i++) {
    cg_value zero = cgi_build_index(&s->b, 0), offset = cgi_mixed_value(&s->b, op, "offsets", "static_offsets", i),
             size = cgi_mixed_value(&s->b, op, "sizes", "static_sizes", i), dim = cgi_assert_dim(s, whole, i);
    int64_t stride = cgi_mixed_static(op, "static_strides", i);
    if (stride == CG_DYNAMIC) continue;
    if (!cgi_size_text_known(offset, cgi_program_symbol, NULL, &text)) offset = zero;
    if (part && part->type->rank == whole->type->rank) cgi_assert_equal(s, cgi_assert_dim(s, part, i), size);
    cgi_assert_at_most(s, zero, offset);
    cgi_assert_at_most(s, zero, size);
    cg_value end = size;
    if (stride != 1) { // of no elements, nothing: the product is not above 0 then
      end = cgi_build_binary_int(&s->b, CG_ARITH_SUBI, size, 1);
      end = cgi_build_binary_int(&s->b, CG_ARITH_MULI, end, stride);
      end = cgi_build_binary_int(&s->b, CG_ARITH_ADDI, end, 1);
    }
    cgi_assert_at_most(s, cgi_build_binary(&s->b, CG_ARITH_ADDI, offset, end), dim);
  }
}

// Sizes that the result's type knows are what the operands make them.
static void cgi_assert_results(cgi_assert *s, cg_op op) {
  cg_value v = cg_op_result(op, 0);
  for (unsigned i = 0; i < v->type->rank; i++) {
    cg_value made = v->type->shape[i] == CG_DYNAMIC ? NULL : cgi_reify_from_operands(&s->dims, v, i);
    if (made) cgi_assert_equal(s, made, cgi_build_index(&s->b, v->type->shape[i]));
  }
}

static bool cgi_assert_is_dynamic(cg_op op) {
  bool any = false;
  for (unsigned i = 0; i < op->num_operands; i++) any = any || cgi_dynamic_dims(cg_op_operand(op, i)->type);
  for (unsigned i = 0; i < op->num_results; i++) any = any || cgi_dynamic_dims(cg_value_type(cg_op_result(op, i)));
  return any;
}

static void cgi_assert_op(cgi_assert *s, cg_op op) {
  if (!cgi_assert_is_dynamic(op)) return; // the verifier compares what is static
  s->op = op;
  s->b = cgi_builder_before(op);
  if (cgi_linalg_is(op)) {
    cgi_assert_loops(s, op);
    return;
  }
  switch (op->def->kind) {
  case CG_LINALG_SOFTMAX: cgi_assert_alike(s, op, -1); return;
  case CG_TENSOR_CONCAT: cgi_assert_alike(s, op, cg_op_attr(op, "dim") ? cgi_op_int(op, "dim") : 0); break;
  case CG_TENSOR_INSERT_SLICE:
    cgi_assert_slice(s, op, cg_op_operand(op, CG_TENSOR_INSERT_SLICE_DEST), cg_op_operand(op, CG_TENSOR_INSERT_SLICE_SOURCE));
    return;
  case CG_TENSOR_EXTRACT_SLICE: cgi_assert_slice(s, op, cg_op_operand(op, CG_TENSOR_EXTRACT_SLICE_SOURCE), NULL); break;
  case CG_TENSOR_EXPAND_SHAPE: cgi_assert_expand(s, op); return;
  case CG_TENSOR_CAST:
  case CG_TENSOR_BITCAST:
  case CG_TENSOR_COLLAPSE_SHAPE:
  case CG_TENSOR_PAD: break;
  default:
    if (cg_op_has_trait(op, CG_TRAIT_ELEMENTWISE)) cgi_assert_alike(s, op, -1);
    return;
  }
  cgi_assert_results(s, op);
}

#ifndef CODEGEN_NO_SECOND_TIER_OPS
static void cgi_assert_block(cgi_assert *s, cg_block block);

// The sizes of what a region ends with are those of `like`, told by sizes that are known in front of the op.
static void cgi_assert_end(cgi_assert *s, cg_op op, cg_op end, const cg_value *like) {
  cg_str text;
  for (unsigned k = 0; s->ok && k < end->num_operands; k++) {
    cg_value v = cg_op_operand(end, k);
    if (v->type->kind != CG_TYPE_TENSOR) continue;
    for (unsigned i = 0; s->ok && i < v->type->rank; i++) {
      if (v->type->shape[i] != CG_DYNAMIC && like[k]->type->shape[i] != CG_DYNAMIC) continue;
      cg_value x = cgi_reify_outside(&s->dims, cgi_assert_dim(s, like[k], i), op), y = cgi_reify_outside(&s->dims, cgi_assert_dim(s, v, i), op);
      s->op = op;
      s->b = cgi_builder_before(op);
      if (x && x == y) continue;
      if (!x || !y || !cgi_size_text_known(x, cgi_program_symbol, NULL, &text) || !cgi_size_text_known(y, cgi_program_symbol, NULL, &text))
        s->ok = cgi_op_unsupported(op, "[host-control-flow] carries a value of type %t, whose size depends on data", like[k]->type);
      else
        cgi_assert_equal(s, x, y);
    }
  }
}

// Sizes stay what they were when a loop began, and are the same whichever branch is taken.
static void cgi_assert_control(cgi_assert *s, cg_op op) {
  cg_op_kind k = op->def->kind;
  for (unsigned r = 0; s->ok && r < op->num_regions; r++) {
    cg_block block = cg_region_first(op->regions[r]);
    if (block) cgi_assert_block(s, block);
    if (!block || !block->last || block->last->def->kind != CG_SCF_YIELD) continue;
    cgi_assert_end(s, op, block->last, k == CG_SCF_WHILE ? cg_region_first(op->regions[0])->args : k == CG_SCF_FOR ? block->args + 1 : op->results);
  }
}

static void cgi_assert_block(cgi_assert *s, cg_block block) {
  CGI_FOREACH_OP(op, block)
  if (cgi_control_is(op))
    cgi_assert_control(s, op);
  else
    cgi_assert_op(s, op);
}
#endif

static bool cgi_assert_function(cg_op func) {
  cg_context *ctx = func->ctx;
  cg_region body = func->regions[0];
  cgi_assert s;
  if (body->first != body->last) return true;
  memset(&s, 0, sizeof s);
  s.ctx = s.dims.ctx = s.dims.known.ctx = ctx;
  s.dims.host = s.ok = true;
  cgi_reify_function(&s.dims, func); // one value for each size
#ifndef CODEGEN_NO_SECOND_TIER_OPS
  cgi_assert_block(&s, body->first);
#else
  CGI_FOREACH_OP(op, body->first) cgi_assert_op(&s, op);
#endif
  return s.ok;
}

CGI_DEF bool cgi_pass_assert_shapes(cgi_pass *pass) { return cgi_assert_function(pass->func); }
