// Runs decoded code: one thread, until it ends, waits at a barrier or fails. All state is in its frames, so that it can go on later.
#include <stdarg.h>

#include "interp/interp.h"

// ---- errors ------------------------------------------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_fault_with(cgi_thread *t, cg_op op, const char *format, ...) {
  cg_context *ctx = t->m->ctx;
  cgi_buf b, plain;
  b.ctx = plain.ctx = ctx;
  b.text = plain.text = NULL;
  cgi_buf_packed(&plain, CGI_PACKED_MESSAGE, format);
  // The formats used here are those of cgi_error that take ints, strings, i64, all of them as numbers, and types.
  va_list ap;
  va_start(ap, format);
  for (const char *p = cgi_buf_view(&plain).data; *p; ++p) {
    if (*p != '%') {
      cgi_buf_char(&b, *p);
      continue;
    }
    switch (*++p) {
    case 's': cgi_buf_z(&b, va_arg(ap, const char *)); break;
    case 'S': cgi_buf_str(&b, va_arg(ap, cg_str)); break;
    case 'd': cgi_buf_i64(&b, va_arg(ap, int)); break;
    case 'u': cgi_buf_u64(&b, va_arg(ap, unsigned)); break;
    case 'l': cgi_buf_i64(&b, va_arg(ap, int64_t)); break;
    case 't': cgi_print_type(&b, va_arg(ap, cg_type)); break;
    default: cgi_buf_char(&b, *p); break;
    }
  }
  va_end(ap);
  if (t->m->dispatch) {
    const cgi_dispatch *d = t->m->dispatch;
    cgi_buf_format(&b, " (workgroup %u, %u, %u, thread %u, %u, %u)", d->group[0], d->group[1], d->group[2], t->id[0], t->id[1], t->id[2]);
  }
  t->m->failed = op;
  cg_str said = cgi_buf_view(&b);
  cgi_op_error(op, said.len && said.data[0] == '[' ? "%S" : "[fault] %S", said);
  cgi_buf_free(&plain);
  cgi_buf_free(&b);
  return false;
}

CGI_DEF CGI_NOINLINE bool cgi_fault_plain(cgi_thread *t, cg_op op, const char *format) { return cgi_fault_with(t, op, format); }

// ---- frames ------------------------------------------------------------------------------------------------------------------------------------
static void cgi_execute_push(cgi_thread *t, const cgi_code *code, const cgi_ins *call) {
  cg_context *ctx = t->m->ctx;
  cgi_frame f;
  memset(&f, 0, sizeof f);
  f.code = code;
  f.call = call;
  f.slots = CGI_NEW_ARRAY(ctx, cgi_cell, code->num_slots);
  f.views = CGI_NEW_ARRAY(ctx, cgi_view, code->num_views);
  for (size_t i = 0; i < cgi_len(code->consts); ++i) {
    const cgi_const *k = &code->consts[i];
    f.slots[k->slot] = k->cell;
    if (k->tensor) {
      ++k->tensor->refs;
      f.slots[k->slot].s.bits = (uint64_t)(uintptr_t)k->tensor;
    }
  }
  cgi_push(t->frames, f);
  t->slots = f.slots;
  t->views = f.views;
}

static void cgi_execute_release_refs(cgi_thread *t, cgi_frame *f) {
  // Tensor slots are those that MOVE_TENSOR, handlers and constants wrote: the code knows them by the refs it names.
  const cgi_code *c = f->code;
  for (size_t i = 0; i < cgi_len(c->ins); ++i) {
    const cgi_ins *in = &c->ins[i];
    const cgi_op_extra *x = in->x;
    if (in->code == CGI_I_MOVE_TENSOR)
      for (uint32_t k = 0; k < in->n; ++k) {
        cgi_slot_set_tensor(t->m, &f->slots[in->dst + k], NULL);
        cgi_slot_set_tensor(t->m, &f->slots[in->a + k], NULL);
      }
    for (uint32_t r = 0; x && r < x->num_operands + x->num_results; ++r) {
      const cgi_ref *ref = r < x->num_operands ? &x->operands[r] : &x->results[r - x->num_operands];
      for (uint32_t k = 0; ref->cls == CGI_CLS_TENSOR && k < ref->n; ++k) cgi_slot_set_tensor(t->m, &f->slots[ref->slot + k], NULL);
    }
    for (uint32_t b = 0; x && b < x->num_bodies; ++b)
      for (uint32_t r = 0; r < x->bodies[b].num_args; ++r)
        if (x->bodies[b].args[r].cls == CGI_CLS_TENSOR) cgi_slot_set_tensor(t->m, &f->slots[x->bodies[b].args[r].slot], NULL);
  }
  for (uint32_t i = 0; i < c->num_args; ++i)
    for (uint32_t k = 0; c->args[i].cls == CGI_CLS_TENSOR && k < c->args[i].n; ++k) cgi_slot_set_tensor(t->m, &f->slots[c->args[i].slot + k], NULL);
  for (size_t i = 0; i < cgi_len(c->consts); ++i)
    if (c->consts[i].tensor) cgi_slot_set_tensor(t->m, &f->slots[c->consts[i].slot], NULL);
}

static void cgi_execute_pop(cgi_thread *t) {
  cg_context *ctx = t->m->ctx;
  cgi_frame f = cgi_pop(t->frames);
  cgi_execute_release_refs(t, &f);
  cgi_free(ctx, f.slots, f.code->num_slots * sizeof *f.slots);
  cgi_free(ctx, f.views, f.code->num_views * sizeof *f.views);
  size_t n = cgi_len(t->frames);
  t->slots = n ? t->frames[n - 1].slots : NULL;
  t->views = n ? t->frames[n - 1].views : NULL;
}

CGI_DEF void cgi_thread_start(cgi_machine *m, cgi_thread *t, const cgi_code *code) {
  memset(t, 0, sizeof *t);
  t->m = m;
  cgi_execute_push(t, code, NULL);
}

CGI_DEF void cgi_thread_restart(cgi_thread *t) {
  while (cgi_len(t->frames) > 1) cgi_execute_pop(t);
  t->frames[0].pc = 0;
  t->status = CGI_RUN;
  t->wait = NULL;
}

CGI_DEF void cgi_thread_end(cgi_thread *t) {
  cg_context *ctx = t->m->ctx;
  while (cgi_len(t->frames)) cgi_execute_pop(t);
  cgi_arr_free(ctx, t->frames);
}

static void cgi_execute_copy(cgi_machine *m, cgi_cell *from, cgi_view *from_views, const cgi_ref *a, cgi_cell *to, cgi_view *to_views,
                             const cgi_ref *b) {
  if (b->cls == CGI_CLS_VIEW) {
    to_views[b->slot] = from_views[a->slot];
    return;
  }
  for (uint32_t k = 0; k < b->n && k < a->n; ++k) {
    if (b->cls == CGI_CLS_TENSOR) {
      cgi_tensor *v = cgi_slot_tensor(&from[a->slot + k]);
      if (v) ++v->refs;
      cgi_slot_set_tensor(m, &to[b->slot + k], v);
    } else {
      to[b->slot + k] = from[a->slot + k];
    }
  }
}

static bool cgi_execute_call(cgi_thread *t, const cgi_ins *in) {
  cg_attr callee = cg_op_attr(in->op, "callee");
  if (!callee) callee = cg_op_attr(in->op, "decomposition");
  cg_op func = callee ? cgi_symbol_resolve(in->op, callee) : NULL;
  if (!func || func->def->kind != CG_FUNC_FUNC) return cgi_fault(t, in->op, "calls a function that is not there");
  if (cgi_len(t->frames) >= CGI_I_CALLS) return cgi_fault(t, in->op, "[nesting] calls nest too deeply");
  const cgi_code *code = cgi_code_of(t->m, func);
  if (!code) return false;
  if (code->num_args != in->x->num_operands)
    return cgi_fault(t, in->op, "calls a function of %u arguments with %u", code->num_args, in->x->num_operands);
  cgi_cell *slots = t->slots;
  cgi_view *views = t->views;
  cgi_execute_push(t, code, in);
  for (uint32_t i = 0; i < code->num_args; ++i) cgi_execute_copy(t->m, slots, views, &in->x->operands[i], t->slots, t->views, &code->args[i]);
  return true;
}

static bool cgi_execute_return(cgi_thread *t, const cgi_ins *in) { // into the caller's results, and out
  size_t n = cgi_len(t->frames);
  const cgi_ins *call = t->frames[n - 1].call;
  if (call->x->num_results != in->x->num_operands)
    return cgi_fault(t, in->op, "returns %u values where the call expects %u", in->x->num_operands, call->x->num_results);
  for (uint32_t i = 0; i < in->x->num_operands; ++i)
    cgi_execute_copy(t->m, t->slots, t->views, &in->x->operands[i], t->frames[n - 2].slots, t->frames[n - 2].views, &call->x->results[i]);
  cgi_execute_pop(t);
  return true;
}

// ---- control -----------------------------------------------------------------------------------------------------------------------------------
static int64_t cgi_execute_int(const cgi_cell *c, uint32_t width) {
  if (width >= 64) return (int64_t)c->s.bits;
  uint64_t sign = (uint64_t)1 << (width - 1);
  return (int64_t)((c->s.bits ^ sign) - sign);
}

static bool cgi_execute_for_init(cgi_thread *t, const cgi_ins *in) {
  const cgi_cell *lb = &t->slots[in->a], *ub = &t->slots[in->b], *step = &t->slots[in->c];
  if (lb->undef || ub->undef || step->undef) return cgi_fault(t, in->op, "[uninitialised] loops over a bound that is not initialised");
  if (cgi_execute_int(step, in->n) <= 0) return cgi_fault(t, in->op, "has a step of %l", cgi_execute_int(step, in->n));
  t->slots[in->dst] = *lb;
  return true;
}

static bool cgi_execute_for_next(cgi_thread *t, const cgi_ins *in) {
  cgi_cell *iv = &t->slots[in->a];
  uint64_t mask = in->n >= 64 ? ~(uint64_t)0 : ((uint64_t)1 << in->n) - 1;
  iv->s.bits = (iv->s.bits + t->slots[in->b].s.bits) & mask;
  if (t->m->dispatch && in->n == 64 && (int64_t)iv->s.bits > INT32_MAX)
    return cgi_fault(t, in->op, "[arithmetic-overflow] overflows its 32-bit index: the next is %l", (int64_t)iv->s.bits);
  return true;
}

static bool cgi_execute_switch(cgi_thread *t, const cgi_ins *in, uint32_t *pc) {
  const cgi_cell *c = &t->slots[in->a];
  if (c->undef) return cgi_fault(t, in->op, "[uninitialised] branches on a value that is not initialised");
  int64_t v = in->op->def->kind == CG_STABLEHLO_CASE ? (int64_t)(int32_t)(uint32_t)c->s.bits : (int64_t)c->s.bits;
  *pc = in->sw->fallback;
  for (uint32_t i = 0; i < in->sw->n; ++i)
    if (in->sw->cases[i] == v) *pc = in->sw->targets[i];
  return true;
}

// ---- memory ------------------------------------------------------------------------------------------------------------------------------------
static bool cgi_execute_index(cgi_thread *t, const cgi_ins *in, uint32_t n, int64_t *index) {
  const cgi_ref *r = in->x->operands + in->b;
  for (uint32_t i = 0; i < n; ++i) {
    const cgi_cell *c = &t->slots[r[i].slot];
    if (c->undef) return cgi_fault(t, in->op, "[uninitialised] computes an address from a value that is not initialised");
    index[i] = (int64_t)c->s.bits;
  }
  return true;
}

static bool cgi_execute_memory(cgi_thread *t, const cgi_ins *in, bool store) {
  int64_t index[CGI_I_RANK];
  const cgi_view *v = &t->views[in->a];
  uint32_t n = in->x->num_operands - in->b;
  if (v->rank != n) return cgi_fault(t, in->op, "gives %u indices for a buffer of rank %u", n, v->rank);
  if (!cgi_execute_index(t, in, n, index)) return false;
  if (store) return cgi_mem_store(t, in->op, v, index, &t->slots[in->dst], in->n);
  return cgi_mem_load(t, in->op, v, index, &t->slots[in->dst], in->n);
}

// ---- the loop ----------------------------------------------------------------------------------------------------------------------------------
static bool cgi_execute_sop(cgi_thread *t, const cgi_ins *in) {
  cgi_cell *s = t->slots;
  const cgi_scalar_op *op = in->sop;
  if (in->n == 1) return cgi_ieval(t->m, op, &s[in->a], op->arity > 1 ? &s[in->b] : NULL, op->arity > 2 ? &s[in->c] : NULL, &s[in->dst]);
  for (uint32_t i = 0; i < in->n; ++i) {
    const cgi_cell *a = &s[in->a + (in->flags & 1 ? 0 : i)], *b = op->arity > 1 ? &s[in->b + (in->flags & 2 ? 0 : i)] : NULL,
                   *c = op->arity > 2 ? &s[in->c + (in->flags & 4 ? 0 : i)] : NULL;
    if (!cgi_ieval(t->m, op, a, b, c, &s[in->dst + i])) return false;
  }
  return true;
}

static void cgi_execute_move_tensors(cgi_thread *t, const cgi_ins *in) {
  for (uint32_t k = 0; k < in->n; ++k) {
    cgi_tensor *v = cgi_slot_tensor(&t->slots[in->a + k]);
    if (v) ++v->refs;
    cgi_slot_set_tensor(t->m, &t->slots[in->dst + k], v);
  }
}

static bool cgi_execute_trip(cgi_thread *t, const cgi_ins *in) {
  return ++t->trips <= t->m->max_loop_trips ||
         cgi_fault(t, in->op, "[step-limit] is where the loops of a thread came round more than %l times", (int64_t)t->m->max_loop_trips);
}

// Runs the top frame from its pc until the frame count falls to `base` frames with a return, a YIELD in the frame it began in, or a wait.
static cgi_status cgi_execute_run(cgi_thread *t, size_t base, uint32_t pc) {
  cgi_machine *m = t->m;
  for (;;) {
    size_t depth = cgi_len(t->frames);
    const cgi_ins *in = &t->frames[depth - 1].code->ins[pc];
    bool ok = true;
    if (++m->steps > m->max_steps) {
      cgi_fault(t, in->op, "[step-limit] is where the interpreter's step limit was reached");
      return CGI_FAILED;
    }
    ++pc;
    switch (in->code) {
    case CGI_I_SOP: ok = cgi_execute_sop(t, in); break;
    case CGI_I_MOVE: memmove(&t->slots[in->dst], &t->slots[in->a], in->n * sizeof(cgi_cell)); break;
    case CGI_I_MOVE_TENSOR: cgi_execute_move_tensors(t, in); break;
    case CGI_I_MOVE_VIEW: t->views[in->dst] = t->views[in->a]; break;
    case CGI_I_TAKE: cgi_tget(cgi_slot_tensor(&t->slots[in->a]), 0, &t->slots[in->dst]); break;
    case CGI_I_FREE:
      for (uint32_t k = 0; k < in->n; ++k) cgi_slot_set_tensor(m, &t->slots[in->a + k], NULL);
      break;
    case CGI_I_JUMP:
      if (in->target < pc) ok = cgi_execute_trip(t, in);
      pc = in->target;
      break;
    case CGI_I_BRANCH:
      if (t->slots[in->a].undef)
        ok = cgi_fault(t, in->op, "[uninitialised] branches on a value that is not initialised");
      else if (!(t->slots[in->a].s.bits & 1))
        pc = in->target;
      break;
    case CGI_I_SWITCH: ok = cgi_execute_switch(t, in, &pc); break;
    case CGI_I_FOR_INIT: ok = cgi_execute_for_init(t, in); break;
    case CGI_I_FOR_TEST:
      ok = cgi_execute_trip(t, in);
      if (cgi_execute_int(&t->slots[in->a], in->n) >= cgi_execute_int(&t->slots[in->b], in->n)) pc = in->target;
      break;
    case CGI_I_FOR_NEXT:
      ok = cgi_execute_for_next(t, in);
      pc = in->target;
      break;
    case CGI_I_LOAD: ok = cgi_execute_memory(t, in, false); break;
    case CGI_I_STORE: ok = cgi_execute_memory(t, in, true); break;
    case CGI_I_INDEX:
      memset(&t->slots[in->dst], 0, sizeof(cgi_cell));
      t->slots[in->dst].s.bits = t->loop ? (uint64_t)t->loop[in->target] : 0;
      break;
    case CGI_I_CALL_OP: ok = in->x->fn(t, in); break;
    case CGI_I_CALL:
      t->frames[depth - 1].pc = pc;
      ok = cgi_execute_call(t, in);
      pc = ok ? 0 : pc;
      break;
    case CGI_I_RETURN:
      if (depth == base) {
        t->frames[depth - 1].pc = pc - 1; // the caller reads the operands of this return
        return CGI_DONE;
      }
      ok = cgi_execute_return(t, in);
      if (ok) pc = t->frames[cgi_len(t->frames) - 1].pc;
      break;
    case CGI_I_YIELD: return CGI_DONE;
    case CGI_I_BARRIER:
    case CGI_I_COLLECTIVE:
      if (t->nest) {
        cgi_fault(t, in->op, "meets other threads inside a region that is run as one operation");
        return CGI_FAILED;
      }
      t->frames[depth - 1].pc = pc;
      t->wait = in;
      return in->code == CGI_I_BARRIER ? CGI_AT_BARRIER : CGI_AT_COLLECTIVE;
    case CGI_I_TRAP: ok = cgi_fault(t, in->op, "ran past the end of a block"); break;
    }
    if (!ok) return CGI_FAILED;
  }
}

CGI_DEF cgi_status cgi_thread_run(cgi_thread *t) { return t->status = cgi_execute_run(t, 1, t->frames[cgi_len(t->frames) - 1].pc); }

CGI_DEF bool cgi_run_body(cgi_thread *t, const cgi_ins *in, const cgi_body *body) {
  if (body->pc == UINT32_MAX) return cgi_fault(t, in->op, "has no body to run");
  if (t->nest >= CGI_I_NEST) return cgi_fault(t, in->op, "[nesting] is nested too deeply to be interpreted");
  ++t->nest;
  // A return inside would leave the function: structured regions have none, so base is a depth that is never returned from.
  cgi_status s = cgi_execute_run(t, 0, body->pc);
  --t->nest;
  if (s == CGI_FAILED && !t->m->failed) t->m->failed = in->op;
  return s == CGI_DONE;
}
