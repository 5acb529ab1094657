// linalg operations, named or generic, on tensors and on buffers: the loops that the indexing maps span, in row-major order, around the body.
#include <math.h>

#include "interp/interp.h"

typedef struct cgi_interp_structured_operand {
  const cgi_ref *ref;
  cgi_acc acc; // tensors and memrefs
  cg_map map;
  bool scalar, linear, used;
  int64_t offset, step[CGI_MAX_LOOPS]; // linear: position in the tensor, per loop
} cgi_interp_structured_operand;

// e as offset + sum of step * dim; false when it is not of that form.
static bool cgi_interp_structured_linear(cg_expr e, int64_t factor, int64_t *offset, int64_t *step, unsigned depth) {
  if (depth > 64) return false;
  switch (e->kind) {
  case CG_EXPR_CONST: *offset += factor * e->value; return true;
  case CG_EXPR_DIM: step[e->value] += factor; return true;
  case CG_EXPR_ADD:
    return cgi_interp_structured_linear(e->lhs, factor, offset, step, depth + 1) &&
           cgi_interp_structured_linear(e->rhs, factor, offset, step, depth + 1);
  case CG_EXPR_MUL:
    if (e->rhs->kind == CG_EXPR_CONST) return cgi_interp_structured_linear(e->lhs, factor * e->rhs->value, offset, step, depth + 1);
    if (e->lhs->kind == CG_EXPR_CONST) return cgi_interp_structured_linear(e->rhs, factor * e->lhs->value, offset, step, depth + 1);
    return false;
  default: return false;
  }
}

// Checks that the whole iteration space stays inside, once, and gives strides; else each access is checked.
static bool cgi_interp_structured_linearize(cgi_interp_structured_operand *o, unsigned loops, const int64_t *sizes) {
  if (!o->acc.tensor) return false;
  o->offset = 0;
  memset(o->step, 0, sizeof o->step);
  for (unsigned r = 0; r < o->map->num_results; ++r) {
    int64_t c = 0, s[CGI_MAX_LOOPS] = {0}, low, high;
    if (!cgi_interp_structured_linear(o->map->results[r], 1, &c, s, 0)) return false;
    low = high = c;
    for (unsigned l = 0; l < loops; ++l) {
      if (s[l] < 0)
        low += s[l] * (sizes[l] - 1);
      else
        high += s[l] * (sizes[l] - 1);
      o->step[l] += s[l] * o->acc.strides[r];
    }
    if (low < 0 || high >= o->acc.shape[r]) return false;
    o->offset += c * o->acc.strides[r];
  }
  return true;
}

static bool cgi_interp_structured_index(cgi_thread *t, cg_op op, const cgi_interp_structured_operand *o, const int64_t *loop, int64_t *index) {
  for (unsigned r = 0; r < o->map->num_results; ++r)
    if (!cgi_expr_eval(o->map->results[r], loop, NULL, &index[r]))
      return cgi_fault(t, op, "[arithmetic-overflow] computes an index that overflows or divides by zero");
  return true;
}

static bool cgi_interp_structured_sizes(cgi_thread *t, const cgi_ins *in, unsigned n, const cgi_interp_structured_operand *ops, unsigned loops,
                                        int64_t *sizes) {
  for (unsigned l = 0; l < loops; ++l) sizes[l] = -1;
  for (unsigned i = 0; i < n; ++i)
    for (unsigned r = 0; !ops[i].scalar && r < ops[i].map->num_results; ++r) {
      cg_expr e = ops[i].map->results[r];
      if (e->kind != CG_EXPR_DIM) continue;
      if (sizes[e->value] >= 0 && sizes[e->value] != ops[i].acc.shape[r])
        return cgi_fault(t, in->op, "has operands whose shapes do not agree: loop %u is %l and %l", (unsigned)e->value, sizes[e->value],
                         ops[i].acc.shape[r]);
      sizes[e->value] = ops[i].acc.shape[r];
    }
  for (unsigned l = 0; l < loops; ++l)
    if (sizes[l] < 0) return cgi_fault(t, in->op, "has a loop whose size no operand gives");
  return true;
}

static bool cgi_interp_structured_get(cgi_thread *t, cg_op op, const cgi_interp_structured_operand *o, const int64_t *loop, unsigned loops,
                                      cgi_cell *out) {
  int64_t index[CGI_I_RANK];
  if (o->scalar) {
    if (o->ref->cls == CGI_CLS_TENSOR)
      cgi_tget(o->acc.tensor, 0, out);
    else
      *out = t->slots[o->ref->slot];
    return true;
  }
  if (o->linear) {
    int64_t at = o->offset;
    for (unsigned l = 0; l < loops; ++l) at += loop[l] * o->step[l];
    cgi_tget(o->acc.tensor, at, out);
    return true;
  }
  return cgi_interp_structured_index(t, op, o, loop, index) && cgi_acc_get(t, op, &o->acc, index, out);
}

static bool cgi_interp_structured_set(cgi_thread *t, cg_op op, cgi_interp_structured_operand *o, const int64_t *loop, unsigned loops,
                                      const cgi_cell *c) {
  int64_t index[CGI_I_RANK];
  if (o->linear) {
    int64_t at = o->offset;
    for (unsigned l = 0; l < loops; ++l) at += loop[l] * o->step[l];
    cgi_tset(t->m, o->acc.tensor, at, c);
    return true;
  }
  return cgi_interp_structured_index(t, op, o, loop, index) && cgi_acc_set(t, op, &o->acc, index, c);
}

static bool cgi_interp_structured_loops(cgi_thread *t, const cgi_ins *in, cgi_interp_structured_operand *ops, unsigned ni, unsigned no,
                                        unsigned loops, const int64_t *sizes) {
  const cgi_body *b = &in->x->bodies[0];
  int64_t loop[CGI_MAX_LOOPS] = {0}, *outer = t->loop;
  for (unsigned l = 0; l < loops; ++l)
    if (sizes[l] <= 0) return true;
  t->loop = loop;
  bool ok = true;
  do {
    for (unsigned i = 0; ok && i < ni + no; ++i)
      if (ops[i].used) ok = cgi_interp_structured_get(t, in->op, &ops[i], loop, loops, &t->slots[b->args[i].slot]);
    ok = ok && cgi_run_body(t, in, b);
    for (unsigned i = 0; ok && i < no; ++i) {
      cgi_cell c = t->slots[b->yields[i].slot];
      ok = cgi_interp_structured_set(t, in->op, &ops[ni + i], loop, loops, &c);
    }
  } while (ok && cgi_next_index(loops, sizes, loop));
  t->loop = outer;
  return ok;
}

// The operands, and the sizes of the loops; tensors to write on are the results.
static bool cgi_interp_structured_operands(cgi_thread *t, const cgi_ins *in, cgi_interp_structured_operand *ops, int64_t *sizes) {
  cg_op op = in->op;
  unsigned ni = cgi_linalg_num_inputs(op), no = cgi_linalg_num_outputs(op), loops = cgi_linalg_num_loops(op), n = ni + no;
  const cgi_body *b = &in->x->bodies[0];
  cg_block body = op->regions[0]->first;
  for (unsigned i = 0; i < n; ++i) {
    ops[i].ref = &in->x->operands[i];
    ops[i].map = cgi_linalg_map(op, i);
    ops[i].scalar = i < ni && !cg_type_is_shaped(op->operands[i].value->type);
    ops[i].used = i < b->num_args && cg_value_has_uses(body->args[i]);
    if (!ops[i].scalar) cgi_acc_init(t, ops[i].ref, &ops[i].acc);
    if (!ops[i].scalar && ops[i].map->num_results != ops[i].acc.rank) return cgi_fault(t, op, "has an indexing map that does not fit operand %u", i);
  }
  bool ok = cgi_interp_structured_sizes(t, in, n, ops, loops, sizes);
  for (unsigned i = 0; ok && i < no; ++i) {
    cgi_interp_structured_operand *o = &ops[ni + i];
    if (o->ref->cls != CGI_CLS_TENSOR) continue;
    o->acc.tensor = cgi_take_tensor(t, in, ni + i);
    cgi_out_tensor(t, in, i, o->acc.tensor);
  }
  for (unsigned i = 0; ok && i < n; ++i) ops[i].linear = !ops[i].scalar && cgi_interp_structured_linearize(&ops[i], loops, sizes);
  return ok;
}

CGI_DEF bool cgi_exec_linalg(cgi_thread *t, const cgi_ins *in) {
  cg_op op = in->op;
  cg_context *ctx = t->m->ctx;
  unsigned ni = cgi_linalg_num_inputs(op), no = cgi_linalg_num_outputs(op), loops = cgi_linalg_num_loops(op), n = ni + no;
  const cgi_body *b = in->x->num_bodies ? &in->x->bodies[0] : NULL;
  if (!b || b->num_yields != no || loops > CGI_MAX_LOOPS) return cgi_fault(t, op, "has a body of the wrong shape");
  bool reads_inits_only = b->num_args == ni + no, inputs_only = b->num_args == ni; // linalg.map's body has no init argument
  if (!reads_inits_only && !inputs_only) return cgi_fault(t, op, "has a body of the wrong shape");
  cgi_interp_structured_operand *ops = CGI_NEW_ARRAY(ctx, cgi_interp_structured_operand, n);
  int64_t sizes[CGI_MAX_LOOPS];
  bool ok = cgi_interp_structured_operands(t, in, ops, sizes) && cgi_interp_structured_loops(t, in, ops, ni, no, loops, sizes);
  cgi_free(ctx, ops, n * sizeof *ops);
  return ok;
}

// ---- iree_linalg_ext.attention ----------------------------------------------------------------------------------------------------------
typedef struct cgi_interp_attention {
  cgi_thread *t;
  const cgi_ins *in;
  cgi_interp_structured_operand *ops;
  unsigned loops;
  int64_t rows[CGI_MAX_LOOPS], k1[CGI_MAX_LOOPS], k2[CGI_MAX_LOOPS], n[CGI_MAX_LOOPS]; // sizes of one kind of loops, 1 for the others
  int64_t loop[CGI_MAX_LOOPS];
  cgi_cell *scores; // of a row
} cgi_interp_attention;

static bool cgi_interp_attention_any(const cgi_interp_attention *a, const int64_t *sizes) { // whether there are points of one kind of loops
  for (unsigned i = 0; i < a->loops; i++)
    if (sizes[i] == 0) return false;
  return true;
}

// The next point of one kind of loops; the others stay where they are.
static bool cgi_interp_attention_next(cgi_interp_attention *a, const int64_t *sizes) {
  for (unsigned i = a->loops; i-- > 0;) {
    if (sizes[i] == 1) continue;
    if (++a->loop[i] < sizes[i]) return true;
    a->loop[i] = 0;
  }
  return false;
}

static bool cgi_interp_attention_get(cgi_interp_attention *a, unsigned i, cgi_cell *out) {
  return cgi_interp_structured_get(a->t, a->in->op, &a->ops[i], a->loop, a->loops, out);
}

static double cgi_interp_attention_value(cgi_interp_attention *a, unsigned i, const cgi_cell *c) {
  cg_type t = a->in->op->operands[i].value->type;
  return cgi_cell_value(cg_type_is_shaped(t) ? t->element : t, c);
}

static bool cgi_interp_attention_score(cgi_interp_attention *a, cgi_cell *out) {
  const cgi_body *body = &a->in->x->bodies[0];
  cg_block block = a->in->op->regions[0]->first;
  double sum = 0, mag = 0, err = 0;
  uint64_t undef = 0;
  cgi_cell q, k, scale;
  int64_t count = 0;
  if (!cgi_interp_attention_get(a, 3, &scale)) return false;
  for (bool more = cgi_interp_attention_any(a, a->k1); more; more = cgi_interp_attention_next(a, a->k1)) {
    if (!cgi_interp_attention_get(a, 0, &q) || !cgi_interp_attention_get(a, 1, &k)) return false;
    double x = cgi_interp_attention_value(a, 0, &q), y = cgi_interp_attention_value(a, 1, &k);
    sum += x * y;
    mag += fabs(x * y);
    err += fabs(x) * k.err + fabs(y) * q.err;
    undef |= q.undef | k.undef;
    ++count;
  }
  double by = cgi_interp_attention_value(a, 3, &scale);
  cg_type f32 = block->args[0]->type;
  *out = cgi_cell_float(f32, sum * by);
  out->mag = mag * fabs(by);
  out->err = (2 * (double)count + 4) * cgi_type_eps(f32) * out->mag + err * fabs(by) + ldexp(1.0, -126);
  if (!(out->err <= HUGE_VAL / 4)) out->err = 0;
  out->undef = undef ? CGI_UNDEF : 0;
  cgi_body_set(a->t, body, 0, f32, out);
  for (unsigned i = 1; i < body->num_args; ++i) {
    if (!cgi_interp_attention_get(a, i + 3, &k)) return false;
    cgi_body_set(a->t, body, i, block->args[i]->type, &k);
  }
  if (!cgi_run_body(a->t, a->in, body)) return false;
  cgi_body_get(a->t, body, 0, out);
  return true;
}

// One row: its scores, then each element of the result as a sum that they weigh, 0 where there is no key. Exponentials and sums in double.
static bool cgi_interp_attention_row(cgi_interp_attention *a) {
  cg_op op = a->in->op;
  cg_type f32 = op->regions[0]->first->args[0]->type, element = op->operands[op->num_operands - 1].value->type->element;
  double top = -HUGE_VAL, sum = 0, doubt = 0;
  int64_t count = 0;
  uint64_t undef = 0;
  for (bool more = cgi_interp_attention_any(a, a->k2); more; more = cgi_interp_attention_next(a, a->k2)) {
    cgi_cell *s = &a->scores[count++];
    if (!cgi_interp_attention_score(a, s)) return false;
    double v = cgi_cell_value(f32, s);
    top = v > top ? v : top;
    undef |= s->undef;
  }
  for (int64_t i = 0; i < count; ++i) sum += exp(cgi_cell_value(f32, &a->scores[i]) - top);
  for (int64_t i = 0; i < count; ++i) doubt += exp(cgi_cell_value(f32, &a->scores[i]) - top) / sum * a->scores[i].err;
  do {
    double value = 0, mag = 0, err = 0;
    cgi_cell v;
    int64_t at = 0;
    for (bool more = count > 0; more; more = cgi_interp_attention_next(a, a->k2)) {
      if (!cgi_interp_attention_get(a, 2, &v)) return false;
      double p = exp(cgi_cell_value(f32, &a->scores[at]) - top) / sum, x = cgi_interp_attention_value(a, 2, &v);
      value += p * x;
      mag += p * fabs(x);
      err += p * (v.err + 2 * a->scores[at].err * fabs(x));
      undef |= v.undef;
      ++at;
    }
    v = cgi_cell_float(element, value);
    v.undef = undef ? CGI_UNDEF : 0;
    v.mag = mag;
    v.err = 2 * (((double)count + 16) * cgi_type_eps(f32) + 2 * doubt) * mag + 2 * err + cgi_type_eps(element) * fabs(value) + ldexp(1.0, -126);
    if (!(v.err <= HUGE_VAL / 4)) v.err = 0;
    if (!cgi_interp_structured_set(a->t, op, &a->ops[op->num_operands - 1], a->loop, a->loops, &v)) return false;
  } while (cgi_interp_attention_next(a, a->n));
  return true;
}

CGI_DEF bool cgi_exec_ext_attention(cgi_thread *t, const cgi_ins *in) {
  cg_op op = in->op;
  cg_context *ctx = t->m->ctx;
  cgi_interp_attention a;
  int64_t sizes[CGI_MAX_LOOPS], keys = 1, *outer = t->loop;
  memset(&a, 0, sizeof a);
  a.t = t;
  a.in = in;
  a.loops = cgi_linalg_num_loops(op);
  a.ops = CGI_NEW_ARRAY(ctx, cgi_interp_structured_operand, op->num_operands);
  bool ok = cgi_interp_structured_operands(t, in, a.ops, sizes);
  for (unsigned i = 0; ok && i < a.loops; ++i) {
    bool reduces = cgi_linalg_is_reduction(op, i), of_v = cgi_map_result_of_dim(cgi_linalg_map(op, 2), i) >= 0,
         of_q = cgi_map_result_of_dim(cgi_linalg_map(op, 0), i) >= 0;
    a.rows[i] = a.k1[i] = a.k2[i] = a.n[i] = 1;
    *(!reduces ? of_v && !of_q ? &a.n[i] : &a.rows[i] : of_v ? &a.k2[i] : &a.k1[i]) = sizes[i];
    keys *= a.k2[i];
  }
  if (ok && cgi_interp_attention_any(&a, a.rows) && cgi_interp_attention_any(&a, a.n)) {
    a.scores = CGI_NEW_ARRAY(ctx, cgi_cell, (size_t)keys);
    t->loop = a.loop;
    do ok = cgi_interp_attention_row(&a);
    while (ok && cgi_interp_attention_next(&a, a.rows));
    t->loop = outer;
    cgi_free(ctx, a.scores, (size_t)keys * sizeof *a.scores);
  }
  cgi_free(ctx, a.ops, op->num_operands * sizeof *a.ops);
  return ok;
}

// codegen.scan: each line in order; where results are of blocks, each block of it alone. What the blocks come to is known from the line.
static bool cgi_interp_scan_line(cgi_interp_attention *a, unsigned dim, int64_t block, bool reverse) {
  cg_op op = a->in->op;
  cgi_interp_structured_operand *out = &a->ops[op->num_operands - 1];
  const cgi_body *body = &a->in->x->bodies[0];
  cg_type e = cgi_linalg_input(op, 0)->type->element;
  bool sums = cgi_map_result_of_dim(out->map, dim) < 0;
  cgi_cell acc, x;
  memset(&acc, 0, sizeof acc);
  for (int64_t i = 0, n = a->k2[dim]; i < n; ++i) {
    a->loop[dim] = reverse ? n - 1 - i : i;
    if (!cgi_interp_attention_get(a, 0, &x)) return false;
    if (sums ? i % block != 0 : i != 0) {
      cgi_body_set(a->t, body, 0, e, &x);
      cgi_body_set(a->t, body, body->num_args - 1, e, &acc);
      if (!cgi_run_body(a->t, a->in, body)) return false;
      cgi_body_get(a->t, body, 0, &x);
    }
    acc = x;
    if (sums) a->loop[dim] = i;
    if (!cgi_interp_structured_set(a->t, op, out, a->loop, a->loops, &acc)) return false;
  }
  a->loop[dim] = 0;
  return true;
}

CGI_DEF bool cgi_exec_codegen_scan(cgi_thread *t, const cgi_ins *in) {
  cg_op op = in->op;
  cg_context *ctx = t->m->ctx;
  cgi_interp_attention a;
  int64_t sizes[CGI_MAX_LOOPS], *outer = t->loop;
  unsigned dim = (unsigned)cgi_op_int(op, "dimension");
  memset(&a, 0, sizeof a);
  a.t = t;
  a.in = in;
  a.loops = cgi_linalg_num_loops(op);
  a.ops = CGI_NEW_ARRAY(ctx, cgi_interp_structured_operand, op->num_operands);
  bool ok = cgi_interp_structured_operands(t, in, a.ops, sizes);
  for (unsigned i = 0; ok && i < a.loops; ++i) {
    a.rows[i] = i == dim ? 1 : sizes[i];
    a.k2[i] = i == dim ? sizes[i] : 1;
  }
  if (ok && cgi_interp_attention_any(&a, a.rows)) {
    t->loop = a.loop;
    do ok = cgi_interp_scan_line(&a, dim, cgi_op_int(op, "block"), cgi_op_int(op, "reverse") != 0);
    while (ok && cgi_interp_attention_next(&a, a.rows));
    t->loop = outer;
  }
  cgi_free(ctx, a.ops, op->num_operands * sizeof *a.ops);
  return ok;
}

// linalg.softmax: the maximum is taken away first; exponentials and their sum in double, rounded once.
CGI_DEF bool cgi_exec_softmax(cgi_thread *t, const cgi_ins *in) {
  cgi_acc a, r;
  int64_t dim = cgi_op_int(in->op, "dimension"), index[CGI_I_RANK] = {0}, shape[CGI_I_RANK];
  cgi_acc_init(t, &in->x->operands[CG_LINALG_SOFTMAX_INPUT], &a);
  if (dim < 0 || dim >= (int64_t)a.rank) return cgi_fault(t, in->op, "has no dimension %l", dim);
  cgi_acc_init(t, &in->x->operands[CG_LINALG_SOFTMAX_OUTPUT], &r);
  if (r.tensor) {
    r.tensor = cgi_take_tensor(t, in, CG_LINALG_SOFTMAX_OUTPUT);
    cgi_out_tensor(t, in, 0, r.tensor);
  }
  int64_t len = a.shape[dim];
  bool empty = false;
  for (unsigned d = 0; d < a.rank; ++d) {
    shape[d] = (int64_t)d == dim ? 1 : a.shape[d];
    empty |= a.shape[d] == 0;
  }
  if (empty) return true;
  do {
    double top = -HUGE_VAL, sum = 0, in_err = 0;
    cgi_cell c;
    bool undef = false, nan = false;
    for (int64_t i = 0; i < len; ++i) {
      index[dim] = i;
      if (!cgi_acc_get(t, in->op, &a, index, &c)) return false;
      double x = cgi_cell_value(a.element, &c);
      top = x > top ? x : top;
      nan |= x != x;
      undef |= c.undef != 0;
      in_err = c.err > in_err ? c.err : in_err;
    }
    for (int pass = 0; pass < 2; ++pass)
      for (int64_t i = 0; i < len; ++i) {
        index[dim] = i;
        if (!cgi_acc_get(t, in->op, &a, index, &c)) return false;
        double e = exp(cgi_cell_value(a.element, &c) - top);
        if (pass == 0) {
          sum += e;
          continue;
        }
        double v = nan ? top - top + cgi_cell_value(a.element, &c) * 0 + (sum - sum) : e / sum;
        c = cgi_cell_float(r.element, nan ? sum : v);
        c.undef = undef ? CGI_UNDEF : 0;
        c.err = (((double)len + 16) * cgi_type_eps(r.element) + 4 * in_err) * fabs(v) + ldexp(1.0, -126);
        if (!(c.err <= HUGE_VAL / 4)) c.err = 0;
        if (!cgi_acc_set(t, in->op, &r, index, &c)) return false;
      }
    index[dim] = 0;
  } while (cgi_next_index(a.rank, shape, index));
  return true;
}
