// raise-special-ops: softmax(Q K^T) V, whatever is done to the scores before, becomes one op, of which one kernel can be made that keeps the scores
// to itself.
//
//   %s = linalg.generic {(b, m, k), (b, n, k) -> (b, m, n)} ins(%q, %k) … mulf, addf       // a product, of any layout
//   %x = linalg.generic ins(%s, %mask) … mulf by a constant, addf                           // or nothing, or whatever else is elementwise
//   %t = linalg.generic {max along n} ins(%x)   %e = linalg.generic ins(%x, %t) … subf, exp
//   %l = linalg.generic {sum along n} ins(%e)   %p = linalg.generic ins(%e, %l) … divf
//   %o = linalg.generic {(b, m, n), (b, n, d) -> (b, m, d)} ins(%p, %v) … mulf, addf
//   -->
//   %o = iree_linalg_ext.attention <indexing_maps = [q, k, v, () , mask, o]> ins(%q, %k, %v, %one, %mask) outs(%e) {
//   ^bb0(%score: f32, %in: f32):  …  iree_linalg_ext.yield %x : f32 } -> …
//
// Its loops are the dims of %x, then what the first product sums along, then what only V has. Statistics and weights are f32 there, whatever type
// they had; what permutes Q, K or V, or multiplies the first two with a constant, is its maps and its scale. Where dims are merged for the products
// alone, as PyTorch has them, the products get the softmax's dims first. It is done where nothing else reads what lies between, every target of the
// module takes the fused kernel, workgroup memory is fast, matrix units that take the products take the kernel, too, and there are rows enough for a
// workgroup on each compute unit; by default where matrix units do take it (matrix-units): docs/guide.md has how long both take. Requires:
// fuse-elementwise. Preserves: everything else.
#include "dialects/combiner.h"
#include "dialects/dialects.h"
#include "dialects/iree.h"
#include "passes/pass_table.h"
#include "passes/tensor/fuse_elementwise.h"
#include "support/structured.h"
#include "target/configuration.h"
#include "target/matrices.h"

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX

#define CGI_RAISE_DYNAMIC 512 // what a dynamic size is taken for
// On matrix units, where more would make more instructions than a kernel may have: columns of the result, and ops from a product to its score.
#define CGI_RAISE_COLUMNS 128
#define CGI_RAISE_STEPS 9

typedef struct cgi_raise {
  cg_context *ctx;
  cg_op scores, masked, values; // the products; what is done to the scores, or NULL
  double scale;
  cg_op result;        // what has the result: the second product, or what permutes it
  unsigned rank, keys; // of the softmax; the dim that it is along
  cg_map maps[CGI_MAX_GENERIC_OPERANDS];
  cg_value operands[CGI_MAX_GENERIC_OPERANDS];
  unsigned n;
  bool matrix_units; // take the op, or it stays
} cgi_raise;

// ---- what bodies compute ------------------------------------------------------------------------------------------------------------------
static cg_value cgi_raise_strip(cg_value v) { // conversions between floats
  while (v->op && (v->op->def->kind == CG_ARITH_EXTF || v->op->def->kind == CG_ARITH_TRUNCF)) v = v->op->operands[CG_OPERAND].value;
  return v;
}

static cg_op cgi_raise_is(cg_value v, cg_op_kind kind) {
  cg_op op = cgi_raise_strip(v)->op;
  return op && op->def->kind == kind ? op : NULL;
}

// The input that a value in the body is the element of; -1: it is another.
static int cgi_raise_arg(cg_op generic, cg_value v) {
  v = cgi_raise_strip(v);
  return !v->op && v->block == cgi_linalg_body(generic) && v->index < cgi_linalg_num_inputs(generic) ? (int)v->index : -1;
}

static bool cgi_raise_is_float(cg_type t) { return t->kind == CG_TYPE_F32 || t->kind == CG_TYPE_F16 || t->kind == CG_TYPE_BF16; }

static unsigned cgi_raise_readers(cg_op op) {
  unsigned n = 0;
  CGI_FOREACH_USE(u, op->results[0]) n += u->owner->def->kind != CG_TENSOR_DIM;
  return n;
}

// One of the ops that go: on tensors, with one result that only `readers` others read.
static bool cgi_raise_takes(cg_op op, unsigned readers) {
  if (!op || !cgi_linalg_is(op) || op->num_results != 1 || !cgi_raise_is_float(op->results[0]->type->element)) return false;
  if (cg_op_attr(op, "lowering_config") || cg_op_attr(op, "compilation_info")) return false;
  for (unsigned i = 0; i < cgi_linalg_num_inputs(op); i++) {
    cg_map m = cgi_linalg_map(op, i);
    for (unsigned r = 0; r < m->num_results; r++)
      if (m->results[r]->kind != CG_EXPR_DIM && m->results[r]->kind != CG_EXPR_CONST) return false;
  }
  return cgi_raise_readers(op) == readers && cgi_map_is_projected_permutation(cgi_linalg_output_map(op, 0));
}

static bool cgi_raise_is_elementwise(cg_op op, unsigned readers) {
  return cgi_raise_takes(op, readers) && cgi_is_generic_on_tensors(op) && cgi_linalg_is_elementwise(op) && !cgi_linalg_uses_output(op, 0);
}

// A reduction along one loop by this op, from its neutral element on; what is combined is in *what.
static bool cgi_raise_reduces(cg_op op, cg_op_kind kind, unsigned readers, cg_value *what) {
  if (!cgi_raise_takes(op, readers) || cgi_linalg_num_reductions(op) != 1) return false;
  cg_op combiner = cgi_reduction_combiner(op, 0), fill = cgi_linalg_output(op, 0)->op;
  if (!combiner || combiner->def->kind != kind || !fill || fill->def->kind != CG_LINALG_FILL) return false;
  cg_attr start = cgi_constant_of(cgi_linalg_input(fill, 0));
  if (!start || (start != cgi_combiner_neutral(combiner) && (kind != CG_ARITH_ADDF || cg_attr_float_bits(start)))) return false;
  cg_value out = cgi_linalg_body(op)->args[cgi_linalg_num_inputs(op)];
  *what = combiner->operands[combiner->operands[CG_LHS].value == out].value;
  return true;
}

static bool cgi_raise_is_product(cg_op op, unsigned readers) {
  cg_value what;
  if (!op || !cgi_linalg_is(op) || cgi_linalg_num_inputs(op) != 2 || !cgi_raise_reduces(op, CG_ARITH_ADDF, readers, &what)) return false;
  cg_op mul = cgi_raise_is(what, CG_ARITH_MULF);
  return mul && op->results[0]->type->element->kind == CG_TYPE_F32 && cgi_raise_arg(op, mul->operands[CG_LHS].value) >= 0 &&
         cgi_raise_arg(op, mul->operands[CG_LHS].value) + cgi_raise_arg(op, mul->operands[CG_RHS].value) == 1;
}

// ---- along which dims ---------------------------------------------------------------------------------------------------------------------
// dims[d]: the dim of the softmax that dim d of input i runs along, -1 where it is of size 1. Then loops[l] is the same of the op's loops; false
// where one that is longer runs along none.
static bool cgi_raise_loops(cg_op op, unsigned i, const int *dims, int *loops, bool elementwise) {
  cg_map m = cgi_linalg_map(op, i);
  cg_type t = op->operands[i].value->type;
  int64_t sizes[CGI_MAX_LOOPS];
  for (unsigned l = 0; l < CGI_MAX_LOOPS; l++) loops[l] = -1;
  if (!cgi_linalg_loop_sizes(op, sizes, NULL)) return false;
  for (unsigned r = 0; r < m->num_results; r++) {
    if (m->results[r]->kind == CG_EXPR_DIM)
      loops[m->results[r]->value] = dims[r];
    else if (t->shape[r] != 1)
      return false;
  }
  for (unsigned l = 0; elementwise && l < cgi_linalg_num_loops(op); l++)
    if (loops[l] < 0 && sizes[l] != 1) return false;
  return true;
}

static void cgi_raise_out(cg_op op, const int *loops, int *dims) { // of the result's dims
  cg_map m = cgi_linalg_output_map(op, 0);
  for (unsigned r = 0; r < m->num_results; r++) dims[r] = loops[m->results[r]->value];
}

// Whether the op reads input i along the same dims as it runs.
static bool cgi_raise_agrees(cg_op op, unsigned i, const int *dims, const int *loops) {
  cg_map m = cgi_linalg_map(op, i);
  for (unsigned r = 0; r < m->num_results; r++)
    if (op->operands[i].value->type->shape[r] != 1 && (m->results[r]->kind != CG_EXPR_DIM || loops[m->results[r]->value] != dims[r])) return false;
  return true;
}

// A reduction of `of`, whose dims are known, along the softmax's dim: the dims of what is left.
static bool cgi_raise_statistic(cgi_raise *s, cg_op op, cg_op_kind kind, cg_value of, const int *dims, int *left) {
  int loops[CGI_MAX_LOOPS];
  cg_value what;
  if (!cgi_raise_reduces(op, kind, 1, &what)) return false;
  int arg = cgi_raise_arg(op, what);
  if (arg < 0 || op->operands[arg].value != of || !cgi_raise_loops(op, (unsigned)arg, dims, loops, true)) return false;
  for (unsigned l = 0; l < cgi_linalg_num_loops(op); l++) {
    if (!cgi_linalg_is_reduction(op, l)) continue;
    if (loops[l] < 0 || (s->keys != UINT32_MAX && s->keys != (unsigned)loops[l])) return false;
    s->keys = (unsigned)loops[l];
  }
  cgi_raise_out(op, loops, left);
  return true;
}

// The op that defines input `arg` of a body.
static cg_op cgi_raise_input(cg_op op, int arg) { return arg < 0 ? NULL : op->operands[arg].value->op; }

// p = exp(x - max(x)) / sum(…): finds x, and leaves in dims the dims that p has.
static cg_value cgi_raise_softmax(cgi_raise *s, cg_op p, int *dims) {
  int loops[CGI_MAX_LOOPS], left[CGI_MAX_LOOPS], of_exp[CGI_MAX_LOOPS];
  if (!cgi_raise_is_elementwise(p, 1)) return NULL;
  cg_op div = cgi_raise_is(cgi_linalg_body(p)->last->operands[CG_LINALG_YIELD_VALUES].value, CG_ARITH_DIVF);
  if (!div) return NULL;
  int of = cgi_raise_arg(p, div->operands[CG_LHS].value), by = cgi_raise_arg(p, div->operands[CG_RHS].value);
  cg_op e = cgi_raise_input(p, of), sum = cgi_raise_input(p, by);
  if (!cgi_raise_is_elementwise(e, 2)) return NULL;
  cg_op function = cgi_raise_is(cgi_linalg_body(e)->last->operands[CG_LINALG_YIELD_VALUES].value, CG_MATH_EXP);
  cg_op sub = function ? cgi_raise_is(function->operands[CG_OPERAND].value, CG_ARITH_SUBF) : NULL;
  if (!sub) return NULL;
  cg_value top = sub->operands[CG_RHS].value;
  cg_op least = cgi_raise_is(top, CG_ARITH_MAXIMUMF); // with the least number, which changes nothing
  for (unsigned i = 0; least && i < 2; i++)
    if (cgi_constant_of(least->operands[i].value) == cgi_combiner_neutral_of(CG_ARITH_MAXIMUMF, top->type)) top = least->operands[1 - i].value;
  int x = cgi_raise_arg(e, sub->operands[CG_LHS].value), t = cgi_raise_arg(e, top);
  cg_op most = cgi_raise_input(e, t);
  if (x < 0 || !most || x == t) return NULL;
  cg_value v = e->operands[x].value;
  s->rank = cg_type_rank(v->type);
  s->keys = UINT32_MAX;
  if (s->rank + 2 > CGI_MAX_LOOPS) return NULL;
  for (unsigned d = 0; d < s->rank; d++) dims[d] = (int)d;
  if (!cgi_raise_statistic(s, most, CG_ARITH_MAXIMUMF, v, dims, left) || !cgi_raise_loops(e, (unsigned)x, dims, loops, true) ||
      !cgi_raise_agrees(e, (unsigned)t, left, loops))
    return NULL;
  cgi_raise_out(e, loops, of_exp);
  if (!cgi_raise_statistic(s, sum, CG_ARITH_ADDF, e->results[0], of_exp, left) || !cgi_raise_loops(p, (unsigned)of, of_exp, loops, true) ||
      !cgi_raise_agrees(p, (unsigned)by, left, loops))
    return NULL;
  cgi_raise_out(p, loops, dims);
  return v;
}

// ---- the op -------------------------------------------------------------------------------------------------------------------------------
static cg_map cgi_raise_compose(cgi_raise *s, cg_map m, unsigned loops, const cg_expr *e, unsigned all) {
  cg_expr results[CGI_MAX_LOOPS];
  for (unsigned r = 0; r < m->num_results; r++) results[r] = cgi_expr_replace(s->ctx, m->results[r], e, loops, NULL, 0);
  return cgi_map_make(s->ctx, all, 0, m->num_results, results);
}

static void cgi_raise_add(cgi_raise *s, cg_value v, cg_map m) {
  s->operands[s->n] = v;
  s->maps[s->n++] = m;
}

// What a product with a constant multiplies, or a division by one divides.
static cg_value cgi_raise_scaled(cg_op op, double *by) {
  bool divides = op->def->kind == CG_ARITH_DIVF;
  if (!divides && op->def->kind != CG_ARITH_MULF) return NULL;
  unsigned constant = divides || cgi_constant_of(op->operands[CG_RHS].value) ? CG_RHS : CG_LHS;
  cg_attr known = cgi_constant_of(op->operands[constant].value);
  if (!known) return NULL;
  *by = divides ? *by / cg_attr_float(known) : *by * cg_attr_float(known);
  return op->operands[1 - constant].value;
}

// What only multiplies scores with constants is the op's own scale, which has them in f32.
static bool cgi_raise_scales(cgi_raise *s, cg_op masked) {
  cg_value v = cgi_raise_strip(cgi_linalg_body(masked)->last->operands[CG_LINALG_YIELD_VALUES].value);
  double by = 1;
  if (cgi_linalg_num_inputs(masked) != 1 || !cgi_map_is_identity(cgi_linalg_map(masked, 0))) return false;
  while (v->op) {
    v = cgi_raise_scaled(v->op, &by);
    if (!v) return false;
    v = cgi_raise_strip(v);
  }
  s->scale *= by;
  return true;
}

// A score that 0 or about minus infinity is added to is that score, or the latter.
static void cgi_raise_select(cg_op masked) {
  cg_op end = cgi_linalg_body(masked)->last, add = end->operands[CG_LINALG_YIELD_VALUES].value->op;
  for (unsigned i = 0; i < 2 && add && add->def->kind == CG_ARITH_ADDF; i++) {
    cg_op select = add->operands[i].value->op;
    if (!select || select->def->kind != CG_ARITH_SELECT) continue;
    cg_value none = select->operands[CG_ARITH_SELECT_FALSE_VALUE].value;
    cg_attr kept = cgi_constant_of(select->operands[CG_ARITH_SELECT_TRUE_VALUE].value), other = cgi_constant_of(none);
    if (!kept || cg_attr_float(kept) != 0 || !cgi_attention_leaves_out(other)) continue;
    cgi_builder b = cgi_builder_before(end);
    cg_value v = cgi_build_select(&b, select->operands[CG_ARITH_SELECT_CONDITION].value, add->operands[1 - i].value, none);
    cgi_op_set_operand(end, CG_LINALG_YIELD_VALUES, v);
    cgi_block_erase_dead(end->block);
    return;
  }
}

// The scores' own op, and what stands between it and x.
static bool cgi_raise_find_scores(cgi_raise *s, cg_value x) {
  s->scores = x->op;
  s->masked = NULL;
  s->scale = 1;
  if (cgi_raise_is_product(x->op, 2)) return true;
  if (!cgi_raise_is_elementwise(x->op, 2) || !cgi_map_is_identity(cgi_linalg_output_map(x->op, 0))) return false;
  for (unsigned i = 0; i < cgi_linalg_num_inputs(x->op); i++) {
    cg_op op = x->op->operands[i].value->op;
    if (!cgi_raise_is_product(op, 1) || op->results[0]->type->rank > s->rank) continue;
    s->scores = op;
    if (!cgi_raise_scales(s, x->op)) {
      s->masked = x->op;
      cgi_raise_select(x->op);
    }
    return true;
  }
  return false;
}

// An operand of dims that were merged and split again, which are the same ones if no two are dynamic, or lost dims of size 1.
static void cgi_raise_skip_reshapes(cgi_raise *s, unsigned i) {
  cg_op op = s->operands[i]->op, merge = op && op->def->kind == CG_TENSOR_EXPAND_SHAPE ? op->operands[CG_SOURCE].value->op : NULL;
  if (merge && merge->def->kind == CG_TENSOR_COLLAPSE_SHAPE && merge->operands[CG_SOURCE].value->type == s->operands[i]->type &&
      cgi_dynamic_dims(s->operands[i]->type) < 2) {
    s->operands[i] = merge->operands[CG_SOURCE].value;
    return;
  }
  cg_attr groups = op && op->def->kind == CG_TENSOR_COLLAPSE_SHAPE ? cg_op_attr(op, "reassociation") : NULL;
  cg_expr results[CGI_MAX_LOOPS];
  cg_type t = groups ? op->operands[CG_SOURCE].value->type : NULL;
  if (!groups || t->rank > CGI_MAX_LOOPS) return;
  for (size_t g = 0; g < cg_attr_len(groups); g++) {
    cg_attr group = cg_attr_at(groups, g);
    unsigned longer = 0;
    for (size_t k = 0; k < cg_attr_int_list_len(group); k++) {
      unsigned d = (unsigned)cg_attr_int_list_at(group, k);
      bool has = t->shape[d] != 1 && !longer++;
      results[d] = has ? s->maps[i]->results[g] : cgi_expr_const(s->ctx, 0);
    }
    if (longer > 1) return;
  }
  s->maps[i] = cgi_map_make(s->ctx, s->maps[i]->num_dims, 0, t->rank, results);
  s->operands[i] = op->operands[CG_SOURCE].value;
}

// What only permutes an operand, and multiplies queries or keys with a constant, is the op's own map and scale.
static void cgi_raise_absorb(cgi_raise *s, unsigned i) {
  cgi_raise_skip_reshapes(s, i);
  cg_op op = s->operands[i]->op;
  cg_expr e[CGI_MAX_LOOPS];
  if (!op || !cgi_raise_is_elementwise(op, cgi_raise_readers(op)) || cgi_linalg_num_inputs(op) != 1 ||
      cgi_linalg_input(op, 0)->type->element != s->operands[i]->type->element || !cgi_map_is_permutation(cgi_linalg_map(op, 1)))
    return;
  cg_value v = cgi_linalg_body(op)->last->operands[CG_LINALG_YIELD_VALUES].value;
  double by = 1;
  if (v->op && i < 2) v = cgi_raise_scaled(v->op, &by);
  if (v != cgi_linalg_body(op)->args[0]) return;
  cg_map out = cgi_linalg_map(op, 1);
  for (unsigned r = 0; r < out->num_results; r++) e[out->results[r]->value] = s->maps[i]->results[r];
  s->maps[i] = cgi_raise_compose(s, cgi_linalg_map(op, 0), out->num_results, e, s->maps[i]->num_dims);
  s->operands[i] = cgi_linalg_input(op, 0);
  s->scale *= by;
}

// Operands and maps, over the dims of x, the first product's sum, and the second's own loops.
static bool cgi_raise_operands(cgi_raise *s, unsigned weights, const int *dims, cg_type of_x) {
  int loops[CGI_MAX_LOOPS];
  cg_expr e[CGI_MAX_LOOPS];
  unsigned all = s->rank + 1, ni, n = cgi_linalg_num_loops(s->values);
  uint32_t seen = 0;
  int64_t sizes[CGI_MAX_LOOPS];
  if (!cgi_raise_loops(s->values, weights, dims, loops, false) || !cgi_linalg_loop_sizes(s->values, sizes, NULL)) return false;
  for (unsigned l = 0; l < n; l++)
    if (loops[l] >= 0) seen |= 1u << loops[l];
  for (unsigned l = 0, d = 0; l < n; l++) { // dims of size 1 may come and go
    if (loops[l] >= 0 || sizes[l] != 1) continue;
    while (d < s->rank && (seen >> d & 1 || of_x->shape[d] != 1)) d++;
    if (d < s->rank) loops[l] = (int)d++;
  }
  for (unsigned l = 0; l < n; l++) {
    bool reduces = cgi_linalg_is_reduction(s->values, l);
    if (reduces != (loops[l] == (int)s->keys)) return false;
    if (loops[l] >= 0)
      seen |= 1u << loops[l];
    else if (all == CGI_MAX_LOOPS)
      return false;
    e[l] = cgi_expr_dim(s->ctx, loops[l] < 0 ? all++ : (unsigned)loops[l]);
  }
  if (seen != (1u << s->rank) - 1) return false;
  cg_map v = cgi_raise_compose(s, cgi_linalg_map(s->values, 1 - weights), n, e, all),
         out = cgi_raise_compose(s, cgi_linalg_map(s->values, 2), n, e, all);
  cg_map written = cgi_linalg_map(s->scores, 2), read = NULL;
  n = cgi_linalg_num_loops(s->scores);
  ni = s->masked ? cgi_linalg_num_inputs(s->masked) : 0;
  for (unsigned i = 0; i < ni; i++)
    if (s->masked->operands[i].value == s->scores->results[0]) read = cgi_linalg_map(s->masked, i);
  for (unsigned l = 0; l < n; l++) {
    int at = cgi_map_result_of_dim(written, l);
    e[l] = at < 0 ? cgi_expr_dim(s->ctx, s->rank) : read ? read->results[at] : cgi_expr_dim(s->ctx, (unsigned)at);
  }
  cg_map of[2];
  for (unsigned i = 0; i < 2; i++) of[i] = cgi_raise_compose(s, cgi_linalg_map(s->scores, i), n, e, all);
  unsigned key = cgi_map_result_of_dim(of[1], s->keys) >= 0;
  cgi_raise_add(s, s->scores->operands[1 - key].value, of[1 - key]);
  cgi_raise_add(s, s->scores->operands[key].value, of[key]);
  cgi_raise_add(s, s->values->operands[1 - weights].value, v);
  cgi_builder b = cgi_builder_before(s->values);
  for (unsigned i = 0; i < 3; i++) cgi_raise_absorb(s, i);
  cgi_raise_add(s, cgi_build_float(&b, cgi_type_f32(s->ctx), s->scale), cgi_map_make(s->ctx, all, 0, 0, NULL));
  for (unsigned i = 0; i < ni; i++) {
    cg_value operand = s->masked->operands[i].value;
    cg_map m = cgi_linalg_map(s->masked, i);
    if (operand != s->scores->results[0]) cgi_raise_add(s, operand, cgi_map_make(s->ctx, all, 0, m->num_results, m->results));
  }
  cg_op fill = cgi_linalg_output(s->values, 0)->op;
  cgi_raise_add(s, cgi_linalg_output(fill, 0), out);
  return true;
}

// What only permutes and narrows the result is the op's own map and type.
static void cgi_raise_permute(cgi_raise *s) {
  cg_value v = s->values->results[0];
  cg_op reader = cg_value_has_one_use(v) ? v->uses->owner : NULL;
  cg_expr results[CGI_MAX_LOOPS];
  cg_map old = s->maps[s->n - 1];
  if (!reader || reader->num_results != 1 || !cgi_raise_is_elementwise(reader, cgi_raise_readers(reader)) || cgi_linalg_num_inputs(reader) != 1 ||
      !cgi_map_is_permutation(cgi_linalg_map(reader, 0)) || !cgi_map_is_identity(cgi_linalg_map(reader, 1)) ||
      cgi_raise_arg(reader, cgi_linalg_body(reader)->last->operands[CG_LINALG_YIELD_VALUES].value) != 0)
    return;
  cg_map read = cgi_linalg_map(reader, 0);
  for (unsigned r = 0; r < read->num_results; r++) results[read->results[r]->value] = old->results[r];
  s->maps[s->n - 1] = cgi_map_make(s->ctx, old->num_dims, 0, old->num_results, results);
  s->operands[s->n - 1] = cgi_linalg_output(reader, 0);
  s->result = reader;
}

// A score as f32: not rounded in between, where it is a score or none.
static cg_value cgi_raise_wide(cgi_builder *b, cg_value v) {
  cg_type f32 = cgi_type_f32(b->ctx);
  if (v->type == f32) return v;
  cg_op select = v->op && v->op->def->kind == CG_ARITH_SELECT ? v->op : NULL;
  cg_attr none = select ? cgi_constant_of(select->operands[CG_ARITH_SELECT_FALSE_VALUE].value) : NULL;
  if (!none) return cgi_build_unary(b, CG_ARITH_EXTF, f32, v);
  const double lowest = -3.4028234663852886e38; // stands for the lowest of any type
  cg_value score = cgi_raise_strip(select->operands[CG_ARITH_SELECT_TRUE_VALUE].value);
  cg_value other = cgi_build_float(b, f32, cgi_attention_leaves_out(none) ? lowest : cg_attr_float(none));
  if (score->type != f32) score = cgi_build_unary(b, CG_ARITH_EXTF, f32, score);
  return cgi_build_select(b, select->operands[CG_ARITH_SELECT_CONDITION].value, score, other);
}

static void cgi_raise_build(cgi_raise *s) {
  cg_context *ctx = s->ctx;
  cgi_builder b = cgi_builder_before(s->result);
  cg_attr maps[CGI_MAX_GENERIC_OPERANDS];
  cg_type f32 = cgi_type_f32(ctx), result = s->result->results[0]->type;
  int32_t segments[2];
  for (unsigned i = 0; i < s->n; i++) maps[i] = cgi_attr_of_map(ctx, s->maps[i]);
  cg_named_attr attr = cgi_named(ctx, "indexing_maps", cgi_attr_array(ctx, s->n, maps));
  cg_op op = cgi_build(&b, CG_IREE_LINALG_EXT_ATTENTION, s->n, s->operands, 1, &result, 1, &attr, 1);
  segments[0] = (int32_t)s->n - 1, segments[1] = 1;
  cgi_op_set_segments(op, 2, segments);
  cg_block body = cgi_block_create(op->regions[0], 1, &f32, op->loc);
  cgi_builder in = cgi_builder_at_end(body, op->loc);
  cg_value v = body->args[0];
  if (s->masked) {
    cgi_hmap values = cgi_hmap_new(ctx);
    cg_block from = cgi_linalg_body(s->masked);
    for (unsigned i = 0; i < cgi_linalg_num_inputs(s->masked); i++) {
      bool score = s->masked->operands[i].value == s->scores->results[0];
      cgi_hmap_put_ptr(&values, from->args[i], score ? body->args[0] : cgi_block_add_arg(body, from->args[i]->type, op->loc));
    }
    cgi_clone_block_body(&in, from, &values);
    v = cgi_mapped(&values, from->last->operands[CG_LINALG_YIELD_VALUES].value);
    v = cgi_raise_wide(&in, v);
  }
  cgi_build_return(&in, CG_IREE_LINALG_EXT_YIELD, 1, &v);
  cgi_block_erase_dead(body);
  cgi_op_replace1(s->result, op->results[0]);
}

// ---- where it is worth it -----------------------------------------------------------------------------------------------------------------
// Rows are read in pieces of 16 bytes, and a kernel has few enough instructions.
static bool cgi_raise_is_slim(const cgi_raise *s, const cgi_attention *a) {
  enum { piece = 8, keys = 64 };
  unsigned steps = 0;
  if (a->size[a->k1] % piece || a->size[a->n] % piece || a->size[a->n] > CGI_RAISE_COLUMNS || (a->size[a->k2] != CG_DYNAMIC && a->size[a->k2] < keys))
    return false;
  if (!s->masked) return true;
  CGI_FOREACH_OP(op, cgi_linalg_body(s->masked)) {
    if (cgi_starts_with(op->def->name, "math.")) return false;
    steps += op->def->kind != CG_ARITH_CONSTANT;
  }
  return steps <= CGI_RAISE_STEPS;
}

static bool cgi_raise_suits(const cg_target *t, const cgi_raise *s, const cgi_attention *a) {
  int64_t groups = 1;
  if (!t) return true;
  for (unsigned l = 0; l < a->loops; l++) { // where few workgroups would walk all keys, products of their own have more
    if (l == a->n || cgi_map_result_of_dim(s->maps[s->n - 1], l) < 0) continue;
    int64_t size = a->size[l] < 0 ? CGI_RAISE_DYNAMIC : a->size[l];
    groups = cgi_saturating_mul(groups, l == a->m ? (size + CGI_ATTENTION_ROWS - 1) / CGI_ATTENTION_ROWS : size);
  }
  if (t->compute_units && groups < (int64_t)t->compute_units) return false;
  bool units = (t->features & CG_FEATURE_COOPERATIVE_MATRIX) && s->operands[0]->type->element->kind != CG_TYPE_F32;
  bool several = a->size[a->m] < 0 || a->size[a->m] >= CGI_ATTENTION_ROWS;
  if (s->matrix_units && !(units && several && cgi_raise_is_slim(s, a))) return false;
  // Scores are masked in workgroup memory, one by one: where nothing is copied meanwhile, that takes longer than products and a softmax, unless half
  // of the keys are left out.
  int64_t behind;
  if (s->matrix_units && s->masked && !(t->features & CG_FEATURE_ASYNC_COPY) && !cgi_attention_is_causal(s->masked, a, &behind)) return false;
  if (units && several && !cgi_attention_suits_matrices(s->operands, t, a)) return false; // the products are faster by themselves
  return !t->slow_shared_memory && t->max_shared_memory >= 16384 && t->max_workgroup_invocations >= 128;
}

static bool cgi_raise_is_worth_it(cg_op func, const cgi_raise *s, const cgi_attention *a) {
  bool ok = true;
  const cg_target **targets = cgi_targets_around(func);
  for (size_t i = 0; i < cgi_len(targets); i++) ok = ok && cgi_raise_suits(targets[i], s, a);
  return ok;
}

// `values` multiplies with weights that are its input w.
static bool cgi_raise_attention(cg_op func, cg_op values, unsigned w, bool matrix_units) {
  cgi_raise s;
  int dims[CGI_MAX_LOOPS];
  memset(&s, 0, sizeof s);
  s.ctx = func->ctx;
  s.values = s.result = values;
  s.matrix_units = matrix_units;
  cg_value x = values->operands[w].value->op ? cgi_raise_softmax(&s, values->operands[w].value->op, dims) : NULL;
  if (!x || !x->op || !cgi_raise_find_scores(&s, x)) return false;
  if (s.masked && cgi_linalg_num_inputs(s.masked) > 4) return false; // a kernel has few bindings
  cgi_attention a;
  if (!cgi_raise_operands(&s, w, dims, x->type) || !cgi_attention_loops(s.n, s.operands, s.maps, &a)) return false;
  if (!cgi_raise_is_worth_it(func, &s, &a)) return false;
  cg_value weights = values->operands[w].value, result = values->results[0];
  cgi_raise_permute(&s);
  bool permuted = s.result != values;
  cgi_raise_build(&s);
  cgi_erase_if_dead(permuted ? result : weights);
  return true;
}

// PyTorch merges heads and batches for the products alone: those of a softmax get its dims.
static cg_op cgi_raise_reshape(cg_value v, cg_op_kind kind) {
  return v->op && v->op->def->kind == kind && v->op->operands[CG_SOURCE].value->op ? v->op : NULL;
}

static bool cgi_raise_unmerge(cg_context *ctx, cg_op values, unsigned w) {
  cgi_raise s;
  int dims[CGI_MAX_LOOPS];
  memset(&s, 0, sizeof s);
  s.ctx = ctx;
  cg_op reshape = cgi_raise_reshape(values->operands[w].value, CG_TENSOR_COLLAPSE_SHAPE);
  if (!reshape || !cg_value_has_one_use(reshape->results[0])) return false;
  cg_value x = cgi_raise_softmax(&s, reshape->operands[CG_SOURCE].value->op, dims);
  if (!x || !x->op) return false;
  unsigned n = x->op->def->kind == CG_TENSOR_EXPAND_SHAPE ? 1 : cgi_linalg_is(x->op) ? cgi_linalg_num_inputs(x->op) : 0;
  for (unsigned i = 0; i < n; i++) {
    cg_op expand = x->op->def->kind == CG_TENSOR_EXPAND_SHAPE ? x->op : cgi_raise_reshape(x->op->operands[i].value, CG_TENSOR_EXPAND_SHAPE);
    cg_op product = expand ? expand->operands[CG_SOURCE].value->op : NULL;
    if (product && cgi_raise_is_product(product, 1) && cg_value_has_one_use(product->results[0])) {
      if (!cgi_split_product(product, 2)) return false;
      break;
    }
  }
  return cgi_split_product(values, w);
}

static bool cgi_raise_unmerge_one(cg_block block, bool matrix_units) { // each success leaves a reshape less that is in the way
  CGI_FOREACH_OP(op, block) {
    if (!cgi_linalg_is(op) || op->num_results != 1 || cgi_linalg_num_inputs(op) != 2 || !cgi_raise_is_product(op, cgi_raise_readers(op))) continue;
    if (matrix_units && cgi_linalg_input(op, 0)->type->element->kind == CG_TYPE_F32) continue;
    if (cgi_raise_unmerge(op->ctx, op, 0) || cgi_raise_unmerge(op->ctx, op, 1)) return true;
  }
  return false;
}

CGI_DEF bool cgi_pass_raise_special_ops(cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  bool matrix_units = cgi_pass_option_bool(pass, "matrix-units", false);
  if (cgi_configs_holder(pass->func)) return true; // tiles are for the ops that stand there
  if (matrix_units && !cgi_targets_have(pass->func, CG_FEATURE_COOPERATIVE_MATRIX)) return true;
  CGI_FOREACH_BLOCK(block, pass->func->regions[0]) {
    cg_op *products = NULL;
    while (cgi_raise_unmerge_one(block, matrix_units)) {}
    CGI_FOREACH_OP(op, block) {
      if (cgi_linalg_is(op) && op->num_results == 1 && cgi_linalg_num_inputs(op) == 2) cgi_push(products, op);
    }
    for (size_t i = 0; i < cgi_len(products); i++) {
      if (!cgi_raise_is_product(products[i], cgi_raise_readers(products[i]))) continue;
      if (!cgi_raise_attention(pass->func, products[i], 0, matrix_units)) (void)cgi_raise_attention(pass->func, products[i], 1, matrix_units);
    }
  }
  return true;
}

#undef CGI_RAISE_DYNAMIC
#undef CGI_RAISE_COLUMNS
#undef CGI_RAISE_STEPS
#endif
