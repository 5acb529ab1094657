// Structured ops for vectorize: operands are read as vectors over the loops that their maps name, the body is evaluated on vectors, reduction loops
// become vector.contract or vector.multi_reduction. Loops of a window, and reductions that must run in order, are unrolled: position by position the
// body sees shifted operands.
#include "dialects/combiner.h"
#include "dialects/scalar.h"
#include "passes/vector/vectorize.h"

#define CGI_VECTORIZE_MAX_OPERANDS 32
#define CGI_VECTORIZE_MAX_POINTS 512       // of unrolled loops
#define CGI_VECTORIZE_MAX_ORDERED 64       // of those, where a reduction has to run in order
#define CGI_VECTORIZE_MAX_STEPS 8192       // unrolled points times ops of the body
#define CGI_VECTORIZE_MAX_CONTRACT 1048576 // multiplications of one vector.contract

typedef struct cgi_vectorize_val { // a vector over loops, one dim each; over none: a scalar, the same everywhere
  cg_value v;
  unsigned n;
  uint8_t loops[CGI_VECTORIZE_RANK];
} cgi_vectorize_val;

typedef struct cgi_vectorize_out {
  cg_op combine; // the reducer: acc op expr, when it may be reordered; NULL: the body is evaluated as it stands
  cg_op product; // the multiplication behind expr, when both contract into one fma
  unsigned expr; // operand of combine
  cgi_vectorize_val acc;
} cgi_vectorize_out;

typedef struct cgi_vectorize_body {
  cgi_vectorize *s;
  cgi_builder *b;
  cg_op op;
  cg_block block;
  unsigned num_loops, num_inputs, num_outputs;
  cgi_hmap known; // value of the body to index + 1 in vals
  cgi_vectorize_val *vals;
  bool unrolled[CGI_MAX_LOOPS];
  int64_t size[CGI_MAX_LOOPS], at[CGI_MAX_LOOPS]; // at: of unrolled loops
  cgi_vectorize_out outs[CGI_VECTORIZE_MAX_OPERANDS];
} cgi_vectorize_body;

// ---- which reducers may be reordered ------------------------------------------------------------------------------------------------------------
// Multiply and add may become one rounding: integers, ops that are products by name, and where both carry the flag.
static bool cgi_vectorize_may_contract(cg_op op, cg_op combine, cg_op product) {
  cg_op_kind kind = op->def->kind;
  if (combine->def->kind == CG_ARITH_ADDI) return product->def->kind == CG_ARITH_MULI;
  if (combine->def->kind != CG_ARITH_ADDF || product->def->kind != CG_ARITH_MULF) return false;
  if (kind != CG_LINALG_GENERIC && kind != CG_LINALG_MAP && kind != CG_LINALG_REDUCE) return true;
  return cgi_has_fastmath(combine, CG_FASTMATH_CONTRACT) && cgi_has_fastmath(product, CG_FASTMATH_CONTRACT);
}

// acc op expr, where nothing else looks at acc.
static void cgi_vectorize_match_reducer(cgi_vectorize_body *p, unsigned i) {
  cg_op yield = p->block->last;
  cg_value acc = p->block->args[p->num_inputs + i], y = yield->operands[i].value;
  cg_op combine = y->op;
  if (!combine || combine->block != p->block || !cgi_combiner_word(combine->def->kind) || !cg_value_has_one_use(y) || !cg_value_has_one_use(acc))
    return;
  if (combine->operands[CG_LHS].value != acc && combine->operands[CG_RHS].value != acc) return;
  p->outs[i].combine = combine;
  p->outs[i].expr = combine->operands[CG_LHS].value == acc ? 1 : 0;
  cg_value e = combine->operands[p->outs[i].expr].value;
  if (e->op && e->op->block == p->block && cg_value_has_one_use(e) && cgi_vectorize_may_contract(p->op, combine, e->op)) p->outs[i].product = e->op;
}

// ---- vectors over loops -------------------------------------------------------------------------------------------------------------------------
static int cgi_vectorize_find(unsigned n, const uint8_t *loops, unsigned loop) {
  for (unsigned i = 0; i < n; i++)
    if (loops[i] == loop) return (int)i;
  return -1;
}

static bool cgi_vectorize_covers(const cgi_vectorize_val *x, unsigned n, const uint8_t *loops) {
  for (unsigned i = 0; i < n; i++)
    if (cgi_vectorize_find(x->n, x->loops, loops[i]) < 0) return false;
  return true;
}

static cg_type cgi_vectorize_type_over(cgi_vectorize_body *p, unsigned n, const uint8_t *loops, cg_type element) {
  int64_t shape[CGI_VECTORIZE_RANK];
  for (unsigned i = 0; i < n; i++) shape[i] = p->size[loops[i]];
  return cgi_vectorize_type(p->s->ctx, n, shape, element);
}

// x as a vector over `loops`, which hold all of its own: transposed, then spread along those it lacks.
static cg_value cgi_vectorize_align(cgi_vectorize_body *p, const cgi_vectorize_val *x, unsigned n, const uint8_t *loops) {
  cg_context *ctx = p->s->ctx;
  cg_type element = cgi_vectorize_element(x->v->type);
  cg_value v = x->v;
  int64_t permutation[CGI_VECTORIZE_RANK], shape[CGI_VECTORIZE_RANK];
  unsigned k = 0, trailing = 0;
  bool moved = false;
  if (!x->n) return n ? cgi_vectorize_splat(p->b, v, cgi_vectorize_type_over(p, n, loops, element)) : v;
  for (unsigned i = 0; i < n; i++) {
    int from = cgi_vectorize_find(x->n, x->loops, loops[i]);
    shape[i] = from < 0 ? 1 : p->size[loops[i]];
    trailing = from < 0 ? 0 : trailing + 1;
    if (from < 0) continue;
    moved = moved || from != (int)k;
    permutation[k++] = from;
  }
  if (moved) {
    uint8_t order[CGI_VECTORIZE_RANK];
    for (unsigned i = 0; i < k; i++) order[i] = x->loops[permutation[i]];
    cg_named_attr a = cgi_named(ctx, "permutation", cgi_attr_i64_array(ctx, k, permutation));
    cg_type type = cgi_vectorize_type_over(p, k, order, element);
    v = cgi_build_value(p->b, CG_VECTOR_TRANSPOSE, type, 1, &v, &a);
  }
  if (k == n) return v;
  if (trailing != k) v = cgi_vectorize_reshape(p->b, v, n, shape);
  return cgi_build_unary(p->b, CG_VECTOR_BROADCAST, cgi_vectorize_type_over(p, n, loops, element), v);
}

static void cgi_vectorize_put(cgi_vectorize_body *p, cg_value of, const cgi_vectorize_val *x) {
  cg_context *ctx = p->s->ctx;
  cgi_push(p->vals, *x);
  cgi_hmap_put(&p->known, (uint64_t)(uintptr_t)of, cgi_len(p->vals));
}

// The value of an operand of the body; one from outside is a scalar.
static cgi_vectorize_val cgi_vectorize_get(cgi_vectorize_body *p, cg_value of) {
  cgi_vectorize_val x;
  uint64_t i;
  if (cgi_hmap_get(&p->known, (uint64_t)(uintptr_t)of, &i)) return p->vals[i - 1];
  memset(&x, 0, sizeof x);
  x.v = of;
  return x;
}

// ---- operands -----------------------------------------------------------------------------------------------------------------------------------
static bool cgi_vectorize_linear(cg_expr e, int64_t factor, int64_t *c, int64_t *coefficients, unsigned depth) {
  if (depth > 64) return false;
  switch (e->kind) {
  case CG_EXPR_CONST: *c += factor * e->value; return true;
  case CG_EXPR_DIM: coefficients[e->value] += factor; return true;
  case CG_EXPR_ADD:
    return cgi_vectorize_linear(e->lhs, factor, c, coefficients, depth + 1) && cgi_vectorize_linear(e->rhs, factor, c, coefficients, depth + 1);
  case CG_EXPR_MUL:
    if (e->rhs->kind != CG_EXPR_CONST) return false;
    return cgi_vectorize_linear(e->lhs, factor * e->rhs->value, c, coefficients, depth + 1);
  default: return false;
  }
}

// The window that operand i reads at the point where the unrolled loops are, and the loops of its dims. *clash is a loop that stands in the way,
// because its map adds it to another one or names it twice; -1 for none.
static bool cgi_vectorize_operand_window(cgi_vectorize_body *p, unsigned i, cgi_vectorize_window *w, cgi_vectorize_val *x, int *clash) {
  cg_map m = cgi_linalg_map(p->op, i);
  memset(w, 0, sizeof *w);
  memset(x, 0, sizeof *x);
  *clash = -1;
  w->rank = m->num_results;
  if (w->rank > CGI_VECTORIZE_RANK || m->num_symbols) return cgi_vectorize_unsupported(p->s, "an indexing map has symbols or too many results");
  for (unsigned r = 0; r < w->rank; r++) {
    int64_t k[CGI_MAX_LOOPS] = {0};
    w->dim[r] = -1;
    w->stride[r] = 1;
    if (!cgi_vectorize_linear(m->results[r], 1, &w->offset[r].c, k, 0)) return cgi_vectorize_unsupported(p->s, "an indexing map is no sum of loops");
    for (unsigned j = 0; j < 2 * p->num_loops; j++) { // loops of one step last: they need no dim
      unsigned l = j % p->num_loops;
      bool one = p->size[l] == 1;
      if (!k[l] || one != (j >= p->num_loops)) continue;
      if (p->unrolled[l]) {
        w->offset[r].c += k[l] * p->at[l];
      } else if (w->dim[r] < 0 && cgi_vectorize_find(x->n, x->loops, l) < 0) {
        w->stride[r] = one ? 1 : k[l];
        w->dim[r] = (int)x->n;
        w->shape[x->n] = p->size[l];
        x->loops[x->n++] = (uint8_t)l;
      } else if (!one) {
        *clash = (int)l;
      }
    }
  }
  w->num_dims = x->n;
  return true;
}

static bool cgi_vectorize_operand(cgi_vectorize_body *p, unsigned i, cgi_vectorize_val *x);

// Reads operand i at each position of loop l and puts the parts together; the loop's dim comes first.
static bool cgi_vectorize_operand_split(cgi_vectorize_body *p, unsigned i, unsigned l, cgi_vectorize_val *x) {
  cgi_vectorize_val part;
  int64_t at[CGI_VECTORIZE_RANK] = {0}, shape[CGI_VECTORIZE_RANK];
  if (p->size[l] > CGI_VECTORIZE_MAX_ORDERED) return cgi_vectorize_unsupported(p->s, "an indexing map adds long loops or names one twice");
  for (int64_t n = p->size[l]; n-- > 0;) {
    p->unrolled[l] = true;
    p->at[l] = n;
    bool ok = cgi_vectorize_operand(p, i, &part) && part.n + 1 < CGI_VECTORIZE_RANK;
    p->unrolled[l] = false;
    p->at[l] = 0;
    if (!ok) return false;
    if (n + 1 == p->size[l]) {
      x->n = part.n + 1;
      x->loops[0] = (uint8_t)l;
      memcpy(x->loops + 1, part.loops, part.n);
      x->v = cgi_vectorize_zero(p->b, cgi_vectorize_type_over(p, x->n, x->loops, cgi_vectorize_element(part.v->type)));
      memcpy(shape, x->v->type->shape, x->n * sizeof *shape);
      shape[0] = 1;
    }
    at[0] = n;
    part.v = cgi_vectorize_reshape(p->b, part.v, x->n, shape);
    x->v = cgi_vectorize_insert_at(p->b, part.v, x->v, at);
  }
  return true;
}

static bool cgi_vectorize_operand(cgi_vectorize_body *p, unsigned i, cgi_vectorize_val *x) {
  cg_value v = p->op->operands[i].value;
  cgi_vectorize_window w;
  int clash;
  if (!cgi_vectorize_operand_window(p, i, &w, x, &clash)) return false;
  if (clash >= 0) return cgi_vectorize_operand_split(p, i, (unsigned)clash, x);
  x->v = cg_type_is_shaped(v->type) ? cgi_vectorize_read_window(p->s, p->b, v, &w) : v;
  return x->v != NULL;
}

// An operand whose windows overlap is read once, as a whole; so is one whose adjacent elements are read at different points.
static bool cgi_vectorize_read_whole(cgi_vectorize_body *p, int64_t points) {
  for (unsigned i = 0; i < p->num_inputs; i++) {
    cg_value v = p->op->operands[i].value;
    cgi_vectorize_window w;
    cgi_vectorize_val x;
    int64_t n = points;
    int clash;
    if (!cg_type_is_shaped(v->type) || cgi_vectorize_vector_of(p->s, v) || !cgi_vectorize_small(v) || !cg_type_has_static_shape(v->type)) continue;
    if (!cgi_vectorize_operand_window(p, i, &w, &x, &clash)) return false;
    if (clash >= 0) n *= p->size[clash];
    if (n == 1) continue;
    for (unsigned d = 0; d < w.num_dims; d++) n *= w.shape[d];
    bool adjacent = w.rank && w.dim[w.rank - 1] < 0;
    if (cg_type_num_elements(v->type) < n + (adjacent ? 1 : 0) && !cgi_vectorize_read(p->s, p->b, v)) return false;
  }
  return true;
}

// ---- the body -----------------------------------------------------------------------------------------------------------------------------------
// The loops of a result that depends on all of xs: those of an operand that has them all, else reductions first, then in the first output's order.
static void cgi_vectorize_union(cgi_vectorize_body *p, unsigned n, const cgi_vectorize_val *xs, cgi_vectorize_val *r) {
  uint8_t all[CGI_MAX_LOOPS];
  unsigned k = 0;
  for (unsigned l = 0; l < p->num_loops; l++)
    if (!p->unrolled[l] && cgi_linalg_is_reduction(p->op, l)) all[k++] = (uint8_t)l;
  for (unsigned i = 0; i < p->outs[0].acc.n; i++) all[k++] = p->outs[0].acc.loops[i];
  r->n = 0;
  for (unsigned i = 0; i < k; i++) {
    bool used = false;
    for (unsigned j = 0; j < n; j++) used = used || cgi_vectorize_find(xs[j].n, xs[j].loops, all[i]) >= 0;
    if (used) r->loops[r->n++] = all[i];
  }
  for (unsigned j = 0; j < n; j++)
    if (xs[j].n == r->n) {
      memcpy(r->loops, xs[j].loops, r->n);
      return;
    }
}

static cgi_vectorize_val cgi_vectorize_scalar(cg_value v) {
  cgi_vectorize_val x;
  memset(&x, 0, sizeof x);
  x.v = v;
  return x;
}

static cgi_vectorize_val cgi_vectorize_loop_index(cgi_vectorize_body *p, unsigned loop) {
  cgi_vectorize_val x = cgi_vectorize_scalar(NULL);
  if (p->unrolled[loop] || p->size[loop] == 1) {
    x.v = cgi_build_index(p->b, p->unrolled[loop] ? p->at[loop] : 0);
    return x;
  }
  x.n = 1;
  x.loops[0] = (uint8_t)loop;
  cg_type type = cgi_vectorize_type_over(p, 1, x.loops, cgi_type_index(p->s->ctx));
  x.v = cgi_build_value(p->b, CG_VECTOR_STEP, type, 0, NULL, NULL);
  return x;
}

static cgi_vectorize_val cgi_vectorize_binary(cgi_vectorize_body *p, cg_op_kind kind, const cgi_vectorize_val *x, const cgi_vectorize_val *y) {
  cgi_vectorize_val xs[2], r;
  xs[0] = *x;
  xs[1] = *y;
  cgi_vectorize_union(p, 2, xs, &r);
  cg_value l = cgi_vectorize_align(p, x, r.n, r.loops);
  r.v = cgi_vectorize_align(p, y, r.n, r.loops);
  r.v = cgi_build_binary(p->b, kind, l, r.v);
  return r;
}

// An affine expression of the body on vectors of indices.
static cgi_vectorize_val cgi_vectorize_expr(cgi_vectorize_body *p, cg_expr e, const cgi_vectorize_val *dims, unsigned num_dims) {
  cgi_vectorize_val x, y, r;
  switch (e->kind) {
  case CG_EXPR_CONST: return cgi_vectorize_scalar(cgi_build_index(p->b, e->value));
  case CG_EXPR_DIM: return dims[e->value];
  case CG_EXPR_SYMBOL: return dims[num_dims + e->value];
  default: break;
  }
  x = cgi_vectorize_expr(p, e->lhs, dims, num_dims);
  y = cgi_vectorize_expr(p, e->rhs, dims, num_dims);
  switch (e->kind) {
  case CG_EXPR_ADD: return cgi_vectorize_binary(p, CG_ARITH_ADDI, &x, &y);
  case CG_EXPR_MUL: return cgi_vectorize_binary(p, CG_ARITH_MULI, &x, &y);
  case CG_EXPR_CEILDIV: return cgi_vectorize_binary(p, CG_ARITH_CEILDIVSI, &x, &y);
  default: break;
  }
  r = cgi_vectorize_binary(p, CG_ARITH_FLOORDIVSI, &x, &y);
  if (e->kind == CG_EXPR_FLOORDIV) return r;
  r = cgi_vectorize_binary(p, CG_ARITH_MULI, &r, &y); // x mod y
  return cgi_vectorize_binary(p, CG_ARITH_SUBI, &x, &r);
}

static bool cgi_vectorize_eval_affine(cgi_vectorize_body *p, cg_op op, const cgi_vectorize_val *xs) {
  cg_map m = cg_attr_map(cg_op_attr(op, "map"));
  cg_op_kind pick = op->def->kind == CG_AFFINE_MIN ? CG_ARITH_MINSI : CG_ARITH_MAXSI;
  cgi_vectorize_val r = cgi_vectorize_expr(p, m->results[0], xs, m->num_dims);
  for (unsigned i = 1; i < m->num_results; i++) {
    cgi_vectorize_val other = cgi_vectorize_expr(p, m->results[i], xs, m->num_dims);
    r = cgi_vectorize_binary(p, pick, &r, &other);
  }
  cgi_vectorize_put(p, op->results[0], &r);
  return true;
}

// The same op on vectors over the loops of all operands.
static bool cgi_vectorize_eval_elementwise(cgi_vectorize_body *p, cg_op op, const cgi_vectorize_val *xs) {
  cg_value operands[4];
  cg_type types[2];
  cgi_vectorize_val r;
  cgi_vectorize_union(p, op->num_operands, xs, &r);
  for (unsigned i = 0; i < op->num_operands; i++) {
    bool condition = op->def->kind == CG_ARITH_SELECT && i == 0 && !xs[0].n;
    operands[i] = condition ? xs[0].v : cgi_vectorize_align(p, &xs[i], r.n, r.loops);
  }
  for (unsigned i = 0; i < op->num_results; i++) types[i] = cgi_vectorize_type_over(p, r.n, r.loops, op->results[i]->type);
  cg_op made = cgi_build_again(p->b, op, operands, types);
  for (unsigned i = 0; i < op->num_results; i++) {
    r.v = made->results[i];
    cgi_vectorize_put(p, op->results[i], &r);
  }
  return true;
}

static bool cgi_vectorize_eval(cgi_vectorize_body *p, cg_op op) {
  cg_op_kind kind = op->def->kind;
  cgi_vectorize_val xs[CGI_VECTORIZE_MAX_OPERANDS], r;
  bool uniform = true;
  if (kind == CG_LINALG_INDEX) {
    r = cgi_vectorize_loop_index(p, (unsigned)cgi_op_int(op, "dim"));
    cgi_vectorize_put(p, op->results[0], &r);
    return true;
  }
  if (op->num_operands > CGI_VECTORIZE_MAX_OPERANDS || op->num_regions || !cgi_op_is_pure(op))
    return cgi_op_unsupported(op, "in the body of a structured op is not vectorized");
  for (unsigned i = 0; i < op->num_operands; i++) {
    xs[i] = cgi_vectorize_get(p, op->operands[i].value);
    uniform = uniform && !xs[i].n;
  }
  if (uniform && kind == CG_TENSOR_EXTRACT) {
    cg_value at[CGI_VECTORIZE_RANK];
    for (unsigned i = 1; i < op->num_operands && i <= CGI_VECTORIZE_RANK; i++) at[i - 1] = xs[i].v;
    r = cgi_vectorize_scalar(cgi_vectorize_read_element(p->s, p->b, op->operands[CG_TENSOR_EXTRACT_TENSOR].value, at));
    if (r.v) cgi_vectorize_put(p, op->results[0], &r);
    return r.v != NULL;
  }
  if (uniform) {
    cg_op clone = cgi_op_clone(op, NULL);
    cgi_op_insert_before(clone, p->b->before);
    for (unsigned i = 0; i < op->num_operands; i++) cgi_op_set_operand(clone, i, xs[i].v);
    for (unsigned i = 0; i < op->num_results; i++) {
      r = cgi_vectorize_scalar(clone->results[i]);
      cgi_vectorize_put(p, op->results[i], &r);
    }
    return true;
  }
  if (kind == CG_AFFINE_APPLY || kind == CG_AFFINE_MIN || kind == CG_AFFINE_MAX) return cgi_vectorize_eval_affine(p, op, xs);
  bool scalars = op->num_operands <= 4 && op->num_results <= 2;
  for (unsigned i = 0; i < op->num_operands; i++) scalars = scalars && !cg_type_is_shaped(op->operands[i].value->type);
  for (unsigned i = 0; i < op->num_results; i++) scalars = scalars && op->results[i]->type->kind != CG_TYPE_COMPLEX;
  if (!(op->def->traits & CG_TRAIT_ELEMENTWISE) || !scalars) return cgi_op_unsupported(op, "in the body of a structured op is not vectorized");
  return cgi_vectorize_eval_elementwise(p, op, xs);
}

// ---- reductions ---------------------------------------------------------------------------------------------------------------------------------
static void cgi_vectorize_keep_flags(cg_op from, cg_op to) {
  if (cg_op_attr(from, "fastmath")) cgi_op_copy_attr(from, to, "fastmath");
}

static void cgi_vectorize_prepend(cgi_vectorize_val *x, unsigned loop) {
  memmove(x->loops + 1, x->loops, x->n++);
  x->loops[0] = (uint8_t)loop;
}

static cg_map cgi_vectorize_map_over(cgi_vectorize_body *p, const cgi_vectorize_val *x, const unsigned *number, unsigned num) {
  unsigned dims[CGI_VECTORIZE_RANK];
  for (unsigned i = 0; i < x->n; i++) dims[i] = number[x->loops[i]];
  return cgi_map_permutation(p->s->ctx, num, x->n, dims);
}

// acc + sum of x * y. Every reduction loop is a dim of both, every other one of x or of y.
static cg_value cgi_vectorize_contract(cgi_vectorize_body *p, cgi_vectorize_out *out, cgi_vectorize_val x, cgi_vectorize_val y) {
  cg_context *ctx = p->s->ctx;
  cgi_vectorize_val wx = x, wy = y;
  unsigned number[CGI_MAX_LOOPS], num = 0;
  cg_attr iterators[CGI_MAX_LOOPS], maps[3];
  cg_named_attr attrs[3];
  cg_value operands[3];
  for (unsigned l = 0; l < p->num_loops; l++) {
    bool reduces = cgi_linalg_is_reduction(p->op, l), in_x = cgi_vectorize_find(x.n, x.loops, l) >= 0,
         in_y = cgi_vectorize_find(y.n, y.loops, l) >= 0;
    if (p->unrolled[l]) continue;
    if (!in_x && (reduces || !in_y)) cgi_vectorize_prepend(&wx, l);
    if (!in_y && reduces) cgi_vectorize_prepend(&wy, l);
    number[l] = num;
    iterators[num++] = cgi_attr_of_word(ctx, "vector.iterator_type", reduces ? "reduction" : "parallel");
  }
  operands[0] = cgi_vectorize_align(p, &x, wx.n, wx.loops);
  operands[1] = cgi_vectorize_align(p, &y, wy.n, wy.loops);
  operands[2] = out->acc.v;
  maps[0] = cgi_attr_of_map(ctx, cgi_vectorize_map_over(p, &wx, number, num));
  maps[1] = cgi_attr_of_map(ctx, cgi_vectorize_map_over(p, &wy, number, num));
  maps[2] = cgi_attr_of_map(ctx, cgi_vectorize_map_over(p, &out->acc, number, num));
  cgi_name_attr(&attrs[0], ctx, "indexing_maps", cgi_attr_array(ctx, 3, maps));
  cgi_name_attr(&attrs[1], ctx, "iterator_types", cgi_attr_array(ctx, num, iterators));
  cgi_name_attr(&attrs[2], ctx, "kind", cgi_attr_of_word(ctx, "vector.kind", "add"));
  cg_op op = cgi_build(p->b, CG_VECTOR_CONTRACT, 3, operands, 1, &operands[2]->type, 3, attrs, 0);
  cgi_vectorize_keep_flags(out->combine, op);
  return op->results[0];
}

// acc + x * y without a reduction loop.
static cg_value cgi_vectorize_fma(cgi_vectorize_body *p, cgi_vectorize_out *out, const cgi_vectorize_val *x, const cgi_vectorize_val *y) {
  cg_value l = cgi_vectorize_align(p, x, out->acc.n, out->acc.loops), r = cgi_vectorize_align(p, y, out->acc.n, out->acc.loops);
  if (out->combine->def->kind == CG_ARITH_ADDI) return cgi_build_binary(p->b, CG_ARITH_ADDI, out->acc.v, cgi_build_binary(p->b, CG_ARITH_MULI, l, r));
  return cgi_build_ternary(p->b, out->acc.n ? CG_VECTOR_FMA : CG_MATH_FMA, l->type, l, r, out->acc.v);
}

static cg_value cgi_vectorize_reduce(cgi_vectorize_body *p, cgi_vectorize_out *out, const cgi_vectorize_val *e, unsigned num_reductions) {
  cg_context *ctx = p->s->ctx;
  cgi_vectorize_val whole = *e, rest = out->acc;
  cg_op combine = out->combine;
  if (!num_reductions) {
    cg_value operands[2];
    operands[out->expr] = cgi_vectorize_align(p, e, out->acc.n, out->acc.loops);
    operands[1 - out->expr] = out->acc.v;
    return cgi_build_like(p->b, combine, 2, operands, out->acc.v->type)->results[0];
  }
  int64_t dims[CGI_VECTORIZE_RANK];
  unsigned k = 0, n = 0;
  bool ordered = e->n == out->acc.n + num_reductions; // what is left has the order of the accumulator
  for (unsigned i = 0; i < e->n; i++)
    if (!cgi_linalg_is_reduction(p->op, e->loops[i])) ordered = ordered && k < out->acc.n && out->acc.loops[k++] == e->loops[i];
  if (!ordered) {
    whole = rest;
    for (unsigned l = p->num_loops; l-- > 0;)
      if (!p->unrolled[l] && cgi_linalg_is_reduction(p->op, l)) cgi_vectorize_prepend(&whole, l);
  }
  whole.v = cgi_vectorize_align(p, e, whole.n, whole.loops);
  for (unsigned i = 0; i < whole.n; i++)
    if (cgi_linalg_is_reduction(p->op, whole.loops[i])) dims[n++] = i;
  cg_named_attr attrs[2];
  cg_value operands[2];
  operands[0] = whole.v;
  operands[1] = out->acc.v;
  cgi_name_attr(&attrs[0], ctx, "kind", cgi_attr_of_word(ctx, "vector.kind", cgi_combiner_word(combine->def->kind)));
  cgi_name_attr(&attrs[1], ctx, "reduction_dims", cgi_attr_ints(ctx, n, dims));
  cg_op op = cgi_build(p->b, CG_VECTOR_MULTI_REDUCTION, 2, operands, 1, &out->acc.v->type, 2, attrs, 0);
  cgi_vectorize_keep_flags(combine, op);
  return op->results[0];
}

static cg_value cgi_vectorize_step(cgi_vectorize_body *p, cgi_vectorize_out *out, unsigned num_reductions) {
  cgi_vectorize_val e;
  if (out->product) {
    cgi_vectorize_val x = cgi_vectorize_get(p, out->product->operands[CG_LHS].value), y = cgi_vectorize_get(p, out->product->operands[CG_RHS].value);
    if (!num_reductions) return cgi_vectorize_fma(p, out, &x, &y);
    if (x.n && y.n) return cgi_vectorize_contract(p, out, x, y);
    e = cgi_vectorize_binary(p, out->product->def->kind, &x, &y);
    cgi_vectorize_keep_flags(out->product, e.v->op);
  } else {
    e = cgi_vectorize_get(p, out->combine->operands[out->expr].value);
  }
  return cgi_vectorize_reduce(p, out, &e, num_reductions);
}

// ---- an op --------------------------------------------------------------------------------------------------------------------------------------
// One position of the unrolled loops.
static bool cgi_vectorize_point(cgi_vectorize_body *p, unsigned num_reductions) {
  unsigned num_args = cg_block_num_args(p->block);
  cgi_shrink(p->vals, 0);
  for (unsigned i = 0; i < num_args; i++) {
    cgi_vectorize_val x;
    if (!p->block->args[i]->uses) continue;
    if (i >= p->num_inputs)
      x = p->outs[i - p->num_inputs].acc;
    else if (!cgi_vectorize_operand(p, i, &x))
      return false;
    cgi_vectorize_put(p, p->block->args[i], &x);
  }
  for (cg_op op = p->block->first; op != p->block->last; op = op->next) {
    bool skip = false;
    for (unsigned i = 0; i < p->num_outputs; i++) skip = skip || p->outs[i].combine == op || p->outs[i].product == op;
    if (!skip && !cgi_vectorize_eval(p, op)) return false;
  }
  for (unsigned i = 0; i < p->num_outputs; i++) {
    cgi_vectorize_out *out = &p->outs[i];
    if (out->combine) {
      out->acc.v = cgi_vectorize_step(p, out, num_reductions);
      continue;
    }
    cgi_vectorize_val y = cgi_vectorize_get(p, p->block->last->operands[i].value);
    if (!cgi_vectorize_covers(&out->acc, y.n, y.loops)) return cgi_vectorize_unsupported(p->s, "a result depends on a reduction loop's position");
    out->acc.v = cgi_vectorize_align(p, &y, out->acc.n, out->acc.loops);
  }
  return true;
}

// Which loops are unrolled: those that an indexing map adds to others, and all reductions when one of them has to run in order.
static bool cgi_vectorize_choose_loops(cgi_vectorize_body *p, int64_t *points, unsigned *num_reductions) {
  unsigned operands = p->num_inputs + p->num_outputs, ops = 1;
  bool ordered = false, contracts = true;
  int64_t volume = 1, limit;
  unsigned reductions = cgi_linalg_num_reductions(p->op);
  for (unsigned i = 0; i < operands; i++) {
    cg_map m = cgi_linalg_map(p->op, i);
    for (unsigned r = 0; r < m->num_results; r++)
      for (unsigned l = 0; l < p->num_loops; l++)
        if (m->results[r]->kind != CG_EXPR_DIM && cgi_expr_uses_dim(m->results[r], l) && cgi_linalg_is_reduction(p->op, l)) p->unrolled[l] = true;
  }
  for (unsigned i = 0; i < p->num_outputs; i++) {
    if (reductions) cgi_vectorize_match_reducer(p, i);
    ordered = ordered || (reductions && !p->outs[i].combine);
    contracts = contracts && p->outs[i].product;
  }
  for (cg_op op = p->block->first; op; op = op->next) ops++;
  *points = 1;
  *num_reductions = 0;
  for (unsigned l = 0; l < p->num_loops; l++) {
    bool reduces = cgi_linalg_is_reduction(p->op, l);
    if (p->size[l] < 1 || (!reduces && !cgi_linalg_is_parallel(p->op, l)))
      return cgi_vectorize_unsupported(p->s, p->size[l] == CG_DYNAMIC ? "the size of a loop is not known"
                                                                      : "it has a loop without steps or of another kind");
    for (unsigned i = p->num_inputs; i < operands && !reduces && p->size[l] == 1; i++) // an output that has 0 there instead
      if (cgi_map_result_of_dim(cgi_linalg_map(p->op, i), l) < 0) p->unrolled[l] = true;
    if (ordered && reduces) p->unrolled[l] = true;
    if (p->unrolled[l])
      *points = *points > CGI_VECTORIZE_MAX_POINTS || p->size[l] > CGI_VECTORIZE_MAX_POINTS ? CGI_VECTORIZE_MAX_POINTS + 1 : *points * p->size[l];
    if (!p->unrolled[l])
      volume = p->size[l] > CGI_VECTORIZE_MAX_CONTRACT || volume > CGI_VECTORIZE_MAX_CONTRACT ? CGI_VECTORIZE_MAX_CONTRACT + 1 : volume * p->size[l];
    if (!p->unrolled[l] && reduces) ++*num_reductions;
  }
  limit = contracts ? CGI_VECTORIZE_MAX_CONTRACT : CGI_VECTORIZE_MAX_TILE;
  if (volume > limit) return cgi_op_unsupported(p->op, "is not vectorized: its tile has more than %l elements", limit);
  if (*points > (ordered ? CGI_VECTORIZE_MAX_ORDERED : CGI_VECTORIZE_MAX_POINTS) || *points * ops > CGI_VECTORIZE_MAX_STEPS)
    return cgi_vectorize_unsupported(p->s, "it would be unrolled into too many steps");
  return true;
}

// The initial accumulators, and the loops of each output's dims.
static bool cgi_vectorize_start(cgi_vectorize_body *p) {
  for (unsigned i = 0; i < p->num_outputs; i++) {
    cgi_vectorize_window w;
    cgi_vectorize_out *out = &p->outs[i];
    int clash;
    if (!cgi_vectorize_operand_window(p, p->num_inputs + i, &w, &out->acc, &clash)) return false;
    if (clash >= 0) return cgi_vectorize_unsupported(p->s, "it writes at other places than its loops are");
    for (unsigned r = 0; r < w.rank; r++)
      if (w.stride[r] != 1 || (w.dim[r] < 0 && w.offset[r].c)) return cgi_vectorize_unsupported(p->s, "it writes at other places than its loops are");
    for (unsigned l = 0; l < p->num_loops; l++)
      if (cgi_linalg_is_parallel(p->op, l) != (cgi_vectorize_find(out->acc.n, out->acc.loops, l) >= 0) && p->size[l] != 1)
        return cgi_vectorize_unsupported(p->s, "a result misses a parallel loop or has a reduction loop");
    if (cgi_linalg_uses_output(p->op, i) && !cgi_vectorize_operand(p, p->num_inputs + i, &out->acc)) return false;
  }
  return true;
}

static CGI_NOINLINE bool cgi_vectorize_run(cgi_vectorize_body *p) {
  int64_t points;
  unsigned num_reductions;
  if (!cgi_vectorize_choose_loops(p, &points, &num_reductions) || !cgi_vectorize_start(p)) return false;
  if (!cgi_vectorize_read_whole(p, points)) return false;
  for (int64_t n = 0; n < points; n++) {
    int64_t rest = n;
    for (unsigned l = p->num_loops; l-- > 0;)
      if (p->unrolled[l]) p->at[l] = rest % p->size[l], rest /= p->size[l];
    if (!cgi_vectorize_point(p, num_reductions)) return false;
  }
  for (unsigned i = 0; i < p->num_outputs; i++) {
    cg_value init = p->op->operands[p->num_inputs + i].value;
    unsigned rank = cgi_vectorize_rank(init->type);
    cgi_vectorize_map(p->s, p->op->results[i], cgi_vectorize_reshape(p->b, p->outs[i].acc.v, rank, rank ? init->type->shape : NULL));
  }
  return true;
}

CGI_DEF bool cgi_vectorize_structured(cgi_vectorize *s, cg_op op) {
  cg_context *ctx = s->ctx;
  cgi_builder b = cgi_builder_before(op);
  cgi_vectorize_body p;
  memset(&p, 0, sizeof p);
  p.s = s;
  p.b = &b;
  p.op = op;
  p.block = cgi_linalg_body(op);
  p.num_loops = cgi_linalg_num_loops(op);
  p.num_inputs = cgi_linalg_num_inputs(op);
  p.num_outputs = cgi_linalg_num_outputs(op);
  p.known.ctx = ctx;
  if (cgi_linalg_is_ext(op->def->kind)) return cgi_vectorize_unsupported(s, "its region does not take the elements of its operands");
  if (!p.block || p.num_loops > CGI_MAX_LOOPS || op->num_operands > CGI_VECTORIZE_MAX_OPERANDS)
    return cgi_vectorize_unsupported(s, "it has no body or too many loops");
  if (!cgi_linalg_loop_sizes(op, p.size, NULL)) return cgi_vectorize_unsupported(s, "the size of a loop is not known");
  for (unsigned i = 0; i < op->num_operands; i++) {
    cg_type_kind e = cgi_vectorize_element(op->operands[i].value->type)->kind;
    if (e == CG_TYPE_COMPLEX || e == CG_TYPE_OPAQUE) return cgi_vectorize_unsupported(s, "vectors have no such elements");
  }
  bool ok = cgi_vectorize_run(&p);
  return ok;
}

#undef CGI_VECTORIZE_MAX_OPERANDS
#undef CGI_VECTORIZE_MAX_POINTS
#undef CGI_VECTORIZE_MAX_ORDERED
#undef CGI_VECTORIZE_MAX_STEPS
#undef CGI_VECTORIZE_MAX_CONTRACT
