// Operations of a host's own dialect: their evaluators compute on arrays (cg_op_desc).
#include <math.h>

#include "dialects/cg_dialect.h"
#include "interp/interp.h"

// An operand as a tensor, its reference taken; NULL for memory.
static cgi_tensor *cgi_interp_registered_operand(cgi_thread *t, const cgi_ref *r, cg_type type) {
  bool shaped = cg_type_is_shaped(type);
  cg_type element = shaped ? type->element : type;
  if (r->cls == CGI_CLS_VIEW || cgi_kind_of(element) == CGI_K_OTHER) return NULL;
  if (r->cls == CGI_CLS_TENSOR) {
    cgi_tensor *v = cgi_slot_tensor(&t->slots[r->slot]);
    ++v->refs;
    return v;
  }
  cgi_tensor *v = cgi_tensor_new(t->m, element, shaped ? type->rank : 0, shaped ? type->shape : NULL, false);
  for (int64_t i = 0; i < v->count; ++i) cgi_tset(t->m, v, i, &t->slots[r->slot + i]);
  return v;
}

static cgi_tensor *cgi_interp_registered_result(cgi_thread *t, cg_type type, uint32_t n, cgi_tensor *const *operands) {
  int64_t shape[CGI_I_RANK] = {0};
  unsigned rank = cg_type_is_shaped(type) ? type->rank : 0;
  cg_type element = cg_type_is_shaped(type) ? type->element : type;
  if (cgi_kind_of(element) == CGI_K_OTHER || type->kind == CG_TYPE_MEMREF) return NULL;
  const cgi_tensor *like = NULL;
  for (uint32_t i = 0; i < n && !like; ++i)
    if (operands[i]->rank == rank) like = operands[i];
  for (unsigned d = 0; d < rank; ++d) {
    shape[d] = type->shape[d] == CG_DYNAMIC && like ? like->shape[d] : type->shape[d];
    if (shape[d] < 0) return NULL;
  }
  return cgi_tensor_new(t->m, element, rank, shape, false);
}

static cg_array cgi_interp_registered_array(const cgi_tensor *v) {
  cg_array a;
  memset(&a, 0, sizeof a);
  a.element = v->element;
  a.rank = v->rank;
  for (unsigned d = 0; d < v->rank; ++d) a.shape[d] = v->shape[d];
  a.data = v->data;
  a.size = (size_t)v->count * v->elem_bytes;
  return a;
}

typedef struct cgi_interp_registered_call {
  cgi_thread *t;
  cg_op op;
  uint32_t n, nr;
  cgi_tensor **operands, **results;
  cg_array *in, *out;
} cgi_interp_registered_call;

static bool cgi_interp_registered_evaluate(cgi_interp_registered_call *c) {
  cg_context *ctx = c->t->m->ctx;
  for (uint32_t i = 0; i < c->n; ++i) c->in[i] = cgi_interp_registered_array(c->operands[i]);
  for (uint32_t i = 0; i < c->nr; ++i) c->out[i] = cgi_interp_registered_array(c->results[i]);
  bool had_error = ctx->has_error;
  cgi_edit_token token = cgi_edit_begin(ctx, CGI_EDIT_NOTHING, c->op);
  cg_result r = c->op->def->desc->evaluate(c->op->def->user, c->op, c->in, c->out);
  cgi_edit_end(ctx, token);
  if (r == CG_OK && (had_error || !ctx->has_error)) return true; // a wrong call that it made counts
  c->t->m->failed = c->op;
  return ctx->has_error ? false : cgi_fault(c->t, c->op, "is refused by its evaluator");
}

// What was never written makes what is computed from it so: element by element, or all.
static void cgi_interp_registered_undefined(cgi_interp_registered_call *c, bool elementwise) {
  cg_context *ctx = c->t->m->ctx;
  for (uint32_t k = 0; k < c->n; ++k) {
    const cgi_tensor *v = c->operands[k];
    bool any = v->undef && memchr(v->undef, 1, (size_t)v->count);
    for (uint32_t i = 0; any && i < c->nr; ++i) {
      cgi_tensor *r = c->results[i];
      if (!r->undef) r->undef = CGI_NEW_ARRAY(ctx, uint8_t, r->count);
      for (int64_t e = 0; e < r->count; ++e) r->undef[e] = r->undef[e] || !elementwise || v->undef[e];
    }
  }
}

// Operands moved by their errors, up or down.
static void cgi_interp_registered_move(cgi_interp_registered_call *c, cgi_tensor *const *from, double by) {
  for (uint32_t k = 0; k < c->n; ++k) {
    cgi_tensor *v = c->operands[k] = cgi_tensor_copy(c->t->m, from[k]);
    for (int64_t e = 0; cg_type_is_float(v->element) && e < v->count; ++e) {
      cgi_cell x;
      cgi_tget(v, e, &x);
      cgi_cell moved = cgi_cell_float(v->element, cgi_cell_value(v->element, &x) + by * x.err);
      cgi_tset(c->t->m, v, e, &moved);
    }
  }
}

// The bounds of an elementwise operation: how far its results move with its operands, and as much as of a function (shadow.c). Others have none where
// an operand has an error.
static bool cgi_interp_registered_bounds(cgi_interp_registered_call *c, bool elementwise) {
  cgi_tensor *r = c->results[0], **exact = c->operands;
  bool ok = true, errors = false;
  for (uint32_t k = 0; k < c->n; ++k)
    for (int64_t e = 0; e < exact[k]->count; ++e) errors = errors || (exact[k]->err && exact[k]->err[e] > 0);
  for (uint32_t i = 0; i < c->nr; ++i)
    for (int64_t e = 0; e < c->results[i]->count; ++e) {
      cgi_cell x;
      cgi_tget(c->results[i], e, &x);
      double v = fabs(cgi_cell_value(c->results[i]->element, &x));
      c->results[i]->mag[e] = v;
      c->results[i]->err[e] = errors && !elementwise                     ? HUGE_VAL
                              : cg_type_is_float(c->results[i]->element) ? 4 * cgi_type_eps(c->results[i]->element) * v
                                                                         : 0;
    }
  if (!elementwise || !errors || !cg_type_is_float(r->element)) return true;
  c->operands = CGI_NEW_ARRAY(c->t->m->ctx, cgi_tensor *, c->n);
  for (double by = -1; by <= 1 && ok; by += 2) {
    cgi_interp_registered_move(c, exact, by);
    c->results[0] = cgi_tensor_like(c->t->m, r->element, r);
    ok = cgi_interp_registered_evaluate(c);
    for (int64_t e = 0; ok && e < r->count; ++e) {
      cgi_cell x, y;
      cgi_tget(r, e, &x);
      cgi_tget(c->results[0], e, &y);
      double d = fabs(cgi_cell_value(r->element, &x) - cgi_cell_value(r->element, &y));
      r->err[e] += d == d ? d : HUGE_VAL;
    }
    cgi_tensor_release(c->t->m, c->results[0]);
    for (uint32_t k = 0; k < c->n; ++k) cgi_tensor_release(c->t->m, c->operands[k]);
  }
  cgi_free(c->t->m->ctx, (void *)c->operands, c->n * sizeof *c->operands);
  c->operands = exact;
  c->results[0] = r;
  return ok;
}

static bool cgi_interp_registered_run(cgi_interp_registered_call *c, const cgi_ins *in) {
  bool elementwise = (c->op->def->traits & CG_TRAIT_ELEMENTWISE) != 0;
  for (uint32_t i = 0; i < c->n; ++i)
    if (!(c->operands[i] = cgi_interp_registered_operand(c->t, &in->x->operands[i], c->op->operands[i].value->type)))
      return cgi_fault(c->t, c->op, "cannot be interpreted on %t", c->op->operands[i].value->type);
  for (uint32_t i = 0; i < c->nr; ++i)
    if (!(c->results[i] = cgi_interp_registered_result(c->t, c->op->results[i]->type, c->n, c->operands)))
      return cgi_fault(c->t, c->op, "cannot be interpreted: the size of %t is not known", c->op->results[i]->type);
  for (uint32_t i = 0; elementwise && i < c->n; ++i)
    if (c->operands[i]->count != c->results[0]->count) return cgi_fault(c->t, c->op, "has operands of different shapes");
  if (!cgi_interp_registered_evaluate(c)) return false;
  cgi_interp_registered_undefined(c, elementwise);
  return !c->t->m->bounds || !c->nr || cgi_interp_registered_bounds(c, elementwise);
}

CGI_DEF bool cgi_exec_registered(cgi_thread *t, const cgi_ins *in) {
  cg_context *ctx = t->m->ctx;
  cgi_interp_registered_call c;
  memset(&c, 0, sizeof c);
  c.t = t;
  c.op = in->op;
  c.n = in->x->num_operands;
  c.nr = in->x->num_results;
  c.operands = CGI_NEW_ARRAY(ctx, cgi_tensor *, c.n);
  c.results = CGI_NEW_ARRAY(ctx, cgi_tensor *, c.nr);
  c.in = CGI_NEW_ARRAY(ctx, cg_array, c.n);
  c.out = CGI_NEW_ARRAY(ctx, cg_array, c.nr);
  bool ok = cgi_interp_registered_run(&c, in);
  for (uint32_t i = 0; i < c.n; ++i)
    if (c.operands[i]) cgi_tensor_release(t->m, c.operands[i]);
  for (uint32_t i = 0; i < c.nr; ++i) {
    const cgi_ref *r = &in->x->results[i];
    cgi_tensor *v = c.results[i];
    if (!v) continue;
    if (ok && r->cls == CGI_CLS_TENSOR) {
      cgi_slot_set_tensor(t->m, &t->slots[r->slot], v); // the reference goes with it
      continue;
    }
    for (uint32_t k = 0; ok && k < r->n; ++k) cgi_tget(v, k, &t->slots[r->slot + k]);
    cgi_tensor_release(t->m, v);
  }
  cgi_free(ctx, (void *)c.operands, c.n * sizeof *c.operands);
  cgi_free(ctx, (void *)c.results, c.nr * sizeof *c.results);
  cgi_free(ctx, c.in, c.n * sizeof *c.in);
  cgi_free(ctx, c.out, c.nr * sizeof *c.out);
  return ok;
}
