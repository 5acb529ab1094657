// Decodes a function once: structured control flow becomes jumps, every value a slot (a vector: as many slots as elements), constants a table.
// A region that a handler runs (a reducer, a linalg body) is laid before the handler's instruction, with a jump around it.
#include "dialects/dialects.h"
#include "interp/interp.h"

#define CGI_DECODE_DEPTH 256
#define CGI_DECODE_NEW(d, T, n) ((T *)cgi_machine_alloc((d)->m, sizeof(T) * (size_t)(n)))

typedef struct cgi_decode_death { // a tensor's slots whose last use is `op`
  cg_op op;
  cgi_ref ref;
  bool done;
} cgi_decode_death;
typedef struct cgi_decode_fixup {
  uint32_t ins;
  cg_block block;
} cgi_decode_fixup;

typedef struct cgi_decode {
  cgi_machine *m;
  cgi_code *code;
  cgi_hmap values; // value to index + 1 in refs
  cgi_hmap blocks; // block to pc + 1
  cgi_hmap dying;  // op to index + 1 of its newest death; deaths of one op are chained by `next`
  cgi_ref *refs;
  cgi_decode_death *deaths;
  uint32_t *next_death;
  cgi_decode_fixup *fixups;
  cgi_const *consts;
  uint32_t slots, views;
  unsigned depth;
  bool scalar; // in a region whose rank-0 tensors are scalars
} cgi_decode;

static bool cgi_decode_block(cgi_decode *d, cg_block block, cg_op *terminator);
static bool cgi_decode_op(cgi_decode *d, cg_op op);

// ---- slots -------------------------------------------------------------------------------------------------------------------------------------
static uint32_t cgi_decode_tuple_slots(cg_type t, unsigned depth) {
  uint32_t n = 0;
  for (unsigned i = 0; i < cg_type_num_inputs(t) && depth < 64; ++i) {
    cg_type e = cg_type_input(t, i);
    n += e->kind == CG_TYPE_TUPLE ? cgi_decode_tuple_slots(e, depth + 1) : 1;
  }
  return n;
}

CGI_DEF cgi_ref cgi_class_of(cg_type type, bool scalar_body) {
  cgi_ref r;
  cg_gpu_matrix m;
  r.slot = 0;
  r.n = 1;
  r.cls = CGI_CLS_SCALAR;
  switch (type->kind) {
  case CG_TYPE_TENSOR: r.cls = scalar_body && type->rank == 0 ? CGI_CLS_SCALAR : CGI_CLS_TENSOR; break;
  case CG_TYPE_UNRANKED_TENSOR: r.cls = CGI_CLS_TENSOR; break;
  case CG_TYPE_TUPLE:
    r.cls = CGI_CLS_TENSOR;
    r.n = cgi_decode_tuple_slots(type, 0);
    break;
  case CG_TYPE_MEMREF:
  case CG_TYPE_DISPATCH_TENSOR: r.cls = CGI_CLS_VIEW; break;
  case CG_TYPE_VECTOR: {
    int64_t n = cg_type_num_elements(type);
    r.n = (uint64_t)n <= CGI_I_MAX_SLOTS ? (uint32_t)n : CGI_I_MAX_SLOTS + 1;
    break;
  }
  case CG_TYPE_OPAQUE:
    if (cgi_starts_with(type->text, "stream.resource") || cgi_starts_with(type->text, "stream.binding"))
      r.cls = CGI_CLS_VIEW;
    else if (cg_type_gpu_matrix(type, &m)) // every lane holds the whole matrix
      r.n = m.rows * m.columns;
    break;
  default: break;
  }
  return r;
}

static CGI_NOINLINE cgi_ref cgi_decode_place(cgi_decode *d, cgi_ref r) {
  if (r.cls == CGI_CLS_VIEW) {
    r.slot = d->views++;
  } else {
    r.slot = d->slots;
    if (d->slots <= CGI_I_MAX_SLOTS) d->slots += r.n; // beyond that the next op is refused
  }
  return r;
}

static void cgi_decode_bind(cgi_decode *d, cg_value v, cgi_ref r) { // v lives where r says
  cg_context *ctx = d->m->ctx;
  cgi_push(d->refs, r);
  cgi_hmap_put(&d->values, (uint64_t)(uintptr_t)v, cgi_len(d->refs));
}

static cgi_ref cgi_decode_ref(cgi_decode *d, cg_value v) {
  uint64_t i;
  if (cgi_hmap_get(&d->values, (uint64_t)(uintptr_t)v, &i)) return d->refs[i - 1];
  cgi_ref r = cgi_decode_place(d, cgi_class_of(v->type, d->scalar));
  cgi_decode_bind(d, v, r);
  return r;
}

// ---- instructions ------------------------------------------------------------------------------------------------------------------------------
static uint32_t cgi_decode_pc(cgi_decode *d) { return (uint32_t)cgi_len(d->code->ins); }

static cgi_ins *cgi_decode_emit(cgi_decode *d, cgi_icode code, cg_op op) {
  cg_context *ctx = d->m->ctx;
  cgi_ins in;
  memset(&in, 0, sizeof in);
  in.code = code;
  in.op = op;
  in.n = 1;
  cgi_push(d->code->ins, in);
  return &d->code->ins[cgi_len(d->code->ins) - 1];
}

static void cgi_decode_move(cgi_decode *d, cg_op op, cgi_ref from, cgi_ref to) {
  if (from.cls == to.cls && from.slot == to.slot) return;
  cgi_ins *in;
  if (from.cls == CGI_CLS_TENSOR && to.cls == CGI_CLS_SCALAR) {
    in = cgi_decode_emit(d, CGI_I_TAKE, op);
  } else {
    in = cgi_decode_emit(d, to.cls == CGI_CLS_VIEW ? CGI_I_MOVE_VIEW : to.cls == CGI_CLS_TENSOR ? CGI_I_MOVE_TENSOR : CGI_I_MOVE, op);
    in->n = to.n < from.n ? to.n : from.n;
  }
  in->a = from.slot;
  in->dst = to.slot;
}

// All moves at once: through temporaries where one would overwrite another's source.
static void cgi_decode_moves(cgi_decode *d, cg_op op, unsigned n, const cgi_ref *from, const cgi_ref *to) {
  cg_context *ctx = d->m->ctx;
  bool clash = false;
  for (unsigned i = 0; i < n; ++i)
    for (unsigned j = i + 1; j < n; ++j) clash |= to[i].cls == from[j].cls && to[i].slot == from[j].slot && from[i].slot != to[i].slot;
  if (!clash) {
    for (unsigned i = 0; i < n; ++i) cgi_decode_move(d, op, from[i], to[i]);
    return;
  }
  cgi_ref *temps = CGI_NEW_ARRAY(ctx, cgi_ref, n);
  for (unsigned i = 0; i < n; ++i) {
    temps[i] = cgi_decode_place(d, to[i]);
    cgi_decode_move(d, op, from[i], temps[i]);
  }
  for (unsigned i = 0; i < n; ++i) {
    cgi_decode_move(d, op, temps[i], to[i]);
    if (to[i].cls == CGI_CLS_TENSOR) {
      cgi_ins *in = cgi_decode_emit(d, CGI_I_FREE, op);
      in->a = temps[i].slot;
      in->n = temps[i].n;
    }
  }
  cgi_free(ctx, temps, n * sizeof *temps);
}

// ---- where tensors die -------------------------------------------------------------------------------------------------------------------------
static cg_op cgi_decode_user_in(cg_op user, cg_block block) { // the op of `block` that is or contains the user
  for (unsigned i = 0; user && i < 4096; ++i) {
    if (user->block == block) return user;
    user = cg_op_parent(user);
  }
  return NULL;
}

static void cgi_decode_register_death(cgi_decode *d, cg_value v, cgi_ref r) {
  cg_context *ctx = d->m->ctx;
  cg_block block = v->op ? v->op->block : v->block;
  cg_op last = NULL;
  if (r.cls != CGI_CLS_TENSOR) return;
  CGI_FOREACH_USE(u, v) {
    cg_op user = cgi_decode_user_in(u->owner, block);
    if (!user) return; // used in another block: it lives as long as the frame
    if (!last || cgi_op_before(last, user)) last = user;
  }
  if (!last) last = v->op;
  if (!last) return;
  cgi_decode_death death;
  uint64_t head = 0;
  death.op = last;
  death.ref = r;
  death.done = false;
  cgi_hmap_get(&d->dying, (uint64_t)(uintptr_t)last, &head);
  cgi_push(d->deaths, death);
  cgi_push(d->next_death, (uint32_t)head);
  cgi_hmap_put(&d->dying, (uint64_t)(uintptr_t)last, cgi_len(d->deaths));
}

static bool cgi_decode_dies_at(cgi_decode *d, cg_op op, cgi_ref r) {
  uint64_t i = 0;
  if (r.cls != CGI_CLS_TENSOR) return false;
  for (cgi_hmap_get(&d->dying, (uint64_t)(uintptr_t)op, &i); i; i = d->next_death[i - 1])
    if (d->deaths[i - 1].ref.slot == r.slot) return true;
  return false;
}

static void cgi_decode_emit_deaths(cgi_decode *d, cg_op op, unsigned n, const cgi_ref *except, bool last) {
  uint64_t i = 0;
  for (cgi_hmap_get(&d->dying, (uint64_t)(uintptr_t)op, &i); i; i = d->next_death[i - 1]) {
    cgi_decode_death *death = &d->deaths[i - 1];
    bool skip = death->done;
    for (unsigned k = 0; k < n; ++k) skip |= except[k].cls == CGI_CLS_TENSOR && except[k].slot == death->ref.slot;
    if (last) death->done = true;
    if (skip) continue;
    cgi_ref r = death->ref;
    cgi_ins *in = cgi_decode_emit(d, CGI_I_FREE, op);
    in->a = r.slot;
    in->n = r.n;
  }
}

static cgi_ref cgi_decode_define(cgi_decode *d, cg_value v) {
  cgi_ref r = cgi_decode_ref(d, v);
  cgi_decode_register_death(d, v, r);
  return r;
}

// ---- constants ---------------------------------------------------------------------------------------------------------------------------------
static bool cgi_decode_const(cgi_decode *d, cg_op op, cg_value result, cg_attr a) {
  cgi_machine *m = d->m;
  cg_context *ctx = m->ctx;
  cgi_ref r = cgi_decode_ref(d, result);
  cgi_const k;
  memset(&k, 0, sizeof k);
  k.slot = r.slot;
  if (r.cls == CGI_CLS_TENSOR) {
    k.tensor = cgi_tensor_of_attr(m, op, a);
    if (!k.tensor) return false;
    cgi_push(d->consts, k);
    return true;
  }
  cg_type e = cg_type_is_shaped(result->type) ? result->type->element : result->type;
  if (!a) return cgi_op_error(op, "has a constant whose value is not known");
  size_t size = 0;
  const uint8_t *bytes = a->kind == CG_ATTR_DENSE ? cg_attr_bytes(a, &size) : NULL;
  unsigned step = cg_storage_bytes(e);
  for (uint32_t i = 0; i < r.n; ++i) {
    if (bytes)
      k.cell.s = cgi_load_element(e, cg_attr_is_splat(a) ? bytes : bytes + (size_t)i * step);
    else if (a->kind == CG_ATTR_INT || a->kind == CG_ATTR_BOOL || a->kind == CG_ATTR_FLOAT || a->kind == CG_ATTR_ARRAY)
      k.cell.s = cgi_scalar_of_attr(a);
    else
      return cgi_op_error(op, "has a constant whose value is not known");
    k.slot = r.slot + i;
    cgi_push(d->consts, k);
  }
  return true;
}

static cgi_ref cgi_decode_index_const(cgi_decode *d, int64_t v) {
  cg_context *ctx = d->m->ctx;
  cgi_ref r;
  cgi_const k;
  memset(&k, 0, sizeof k);
  r.n = 1;
  r.cls = CGI_CLS_SCALAR;
  r = cgi_decode_place(d, r);
  k.slot = r.slot;
  k.cell.s.bits = (uint64_t)v;
  cgi_push(d->consts, k);
  return r;
}

// ---- handlers' instructions --------------------------------------------------------------------------------------------------------------------
static cgi_op_extra *cgi_decode_opx(cgi_decode *d, cg_op op, cgi_op_fn fn) {
  cgi_op_extra *x = CGI_DECODE_NEW(d, cgi_op_extra, 1);
  x->fn = fn;
  x->num_operands = op->num_operands;
  x->num_results = op->num_results;
  x->operands = CGI_DECODE_NEW(d, cgi_ref, op->num_operands);
  x->results = CGI_DECODE_NEW(d, cgi_ref, op->num_results);
  for (unsigned i = 0; i < op->num_operands; ++i) {
    x->operands[i] = cgi_decode_ref(d, op->operands[i].value);
    if (i < 64 && cgi_decode_dies_at(d, op, x->operands[i])) {
      unsigned uses = 0; // what is given twice, or read in a region of the op as well, cannot be taken over
      CGI_FOREACH_USE(u, op->operands[i].value) uses += cgi_decode_user_in(u->owner, op->block) == op;
      if (uses == 1) x->dies |= (uint64_t)1 << i;
    }
  }
  return x;
}

// A region of scalars only: rank-0 tensors in, elementwise ops, rank-0 tensors out.
static bool cgi_decode_scalar_region(cgi_decode *d, cg_region region) {
  cg_block b = region->first;
  if (!b || b->next) return false;
  for (unsigned i = 0; i < cg_block_num_args(b); ++i)
    if (b->args[i]->type->kind != CG_TYPE_TENSOR || b->args[i]->type->rank != 0) return false;
  CGI_FOREACH_OP(op, b) {
    const cgi_row *row = &d->m->rows[op->def->kind];
    if (op->num_regions) return false;
    bool flow = row->how == CGI_H_FLOW && (row->arg == CGI_F_CONSTANT || row->arg == CGI_F_RETURN || row->arg == CGI_F_YIELD);
    if (row->how != CGI_H_SCALAR && !flow) return false;
    for (unsigned i = 0; i < op->num_operands; ++i) // results of another form are used by none of them
      if (op->operands[i].value->type->kind != CG_TYPE_TENSOR || op->operands[i].value->type->rank != 0) return false;
  }
  return true;
}

static bool cgi_decode_body(cgi_decode *d, cg_op op, cg_region region, cgi_body *body) {
  cg_block b = region->first;
  cg_op term = NULL;
  memset(body, 0, sizeof *body);
  body->pc = UINT32_MAX;
  if (!b) return true;
  if (b->next) return cgi_op_unsupported(op, "has a region of several blocks, which cannot be interpreted");
  uint32_t jump = cgi_decode_pc(d);
  cgi_decode_emit(d, CGI_I_JUMP, op);
  bool outer = d->scalar;
  d->scalar = body->scalar = outer || cgi_decode_scalar_region(d, region);
  body->pc = cgi_decode_pc(d);
  body->num_args = cg_block_num_args(b);
  cgi_ref *refs = CGI_DECODE_NEW(d, cgi_ref, body->num_args);
  for (unsigned i = 0; i < body->num_args; ++i) refs[i] = cgi_decode_define(d, b->args[i]);
  body->args = refs;
  if (!cgi_decode_block(d, b, &term)) return false;
  body->num_yields = term->num_operands;
  refs = CGI_DECODE_NEW(d, cgi_ref, body->num_yields);
  for (unsigned i = 0; i < body->num_yields; ++i) {
    refs[i] = cgi_decode_ref(d, term->operands[i].value);
    if (d->scalar && refs[i].cls == CGI_CLS_TENSOR && term->operands[i].value->type->kind == CG_TYPE_TENSOR &&
        term->operands[i].value->type->rank == 0) {
      cgi_ref s = cgi_decode_place(d, cgi_class_of(term->operands[i].value->type, true));
      cgi_decode_move(d, term, refs[i], s);
      refs[i] = s;
    }
  }
  body->yields = refs;
  cgi_decode_emit(d, CGI_I_YIELD, term);
  d->scalar = outer;
  d->code->ins[jump].target = cgi_decode_pc(d);
  return true;
}

static bool cgi_decode_call_op(cgi_decode *d, cg_op op, cgi_icode code, const cgi_row *row, cgi_op_fn fn, cgi_scalar_op *sop) {
  cgi_body *bodies = op->num_regions ? CGI_DECODE_NEW(d, cgi_body, op->num_regions) : NULL;
  cgi_op_extra *x = cgi_decode_opx(d, op, fn);
  for (unsigned i = 0; i < op->num_regions; ++i)
    if (!cgi_decode_body(d, op, op->regions[i], &bodies[i])) return false;
  x->bodies = bodies;
  x->num_bodies = op->num_regions;
  x->sop = sop;
  x->scope = row ? row->arg : 0;
  for (unsigned i = 0; i < op->num_results; ++i) x->results[i] = cgi_decode_define(d, op->results[i]);
  cgi_ins *in = cgi_decode_emit(d, code, op);
  in->x = x;
  if (op->num_results) {
    in->dst = x->results[0].slot;
    in->n = x->results[0].n;
  }
  return true;
}

// ---- scalar operations -------------------------------------------------------------------------------------------------------------------------
static bool cgi_decode_scalar(cgi_decode *d, cg_op op, const cgi_row *row) {
  cgi_scalar_op *sop = CGI_DECODE_NEW(d, cgi_scalar_op, 1);
  if (!cgi_scalar_op_init(d->m, row, op, sop)) return false;
  cgi_ref r = cgi_class_of(op->results[0]->type, d->scalar);
  if (r.cls == CGI_CLS_TENSOR) return cgi_decode_call_op(d, op, CGI_I_CALL_OP, row, row->fn, sop);
  uint32_t slot[3] = {0, 0, 0};
  uint8_t flags = 0;
  for (unsigned i = 0; i < op->num_operands; ++i) {
    cgi_ref o = cgi_decode_ref(d, op->operands[i].value);
    if (o.cls == CGI_CLS_TENSOR) {
      cgi_ref t = cgi_decode_place(d, r);
      cgi_decode_move(d, op, o, t);
      o = t;
    }
    if (o.cls != CGI_CLS_SCALAR || (o.n != r.n && o.n != 1))
      return cgi_op_unsupported(op, "on %t cannot be interpreted", op->operands[i].value->type);
    slot[i] = o.slot;
    if (o.n == 1) flags |= (uint8_t)(1u << i);
  }
  r = cgi_decode_ref(d, op->results[0]);
  cgi_ins *in = cgi_decode_emit(d, CGI_I_SOP, op);
  in->sop = sop;
  in->n = r.n;
  in->dst = r.slot;
  in->a = slot[0];
  in->b = slot[1];
  in->c = slot[2];
  in->flags = flags;
  return true;
}

// ---- control flow ------------------------------------------------------------------------------------------------------------------------------
// The terminator's operands from `first` on move to `to`; tensors that end there are dropped.
static void cgi_decode_leave(cgi_decode *d, cg_op term, unsigned first, unsigned n, const cgi_ref *to, bool last) {
  cgi_ref *from = CGI_DECODE_NEW(d, cgi_ref, n);
  if (n > term->num_operands - first) n = term->num_operands - first;
  for (unsigned i = 0; i < n; ++i) from[i] = cgi_decode_ref(d, term->operands[first + i].value);
  cgi_decode_moves(d, term, n, from, to);
  cgi_decode_emit_deaths(d, term, n, to, last);
}

static cgi_ref *cgi_decode_results(cgi_decode *d, cg_op op) {
  cgi_ref *r = CGI_DECODE_NEW(d, cgi_ref, op->num_results);
  for (unsigned i = 0; i < op->num_results; ++i) r[i] = cgi_decode_define(d, op->results[i]);
  return r;
}

static uint32_t cgi_decode_condition(cgi_decode *d, cg_op op, cg_value v) { // a scalar slot, of a rank-0 tensor too
  cgi_ref c = cgi_decode_ref(d, v);
  if (c.cls == CGI_CLS_TENSOR) {
    cgi_ref s = cgi_decode_place(d, cgi_class_of(v->type, true));
    cgi_decode_move(d, op, c, s);
    return s.slot;
  }
  return c.slot;
}

static bool cgi_decode_region_into(cgi_decode *d, cg_region region, unsigned n, const cgi_ref *to) {
  cg_op term = NULL;
  if (!region->first) return true;
  if (region->first->next) return cgi_op_unsupported(region->op, "has a region of several blocks, which cannot be interpreted");
  if (!cgi_decode_block(d, region->first, &term)) return false;
  cgi_decode_leave(d, term, 0, n, to, true);
  return true;
}

typedef struct cgi_decode_loop {
  uint32_t test, exit_at;
  cgi_ref iv, ub, step;
} cgi_decode_loop;

static void cgi_decode_loop_begin(cgi_decode *d, cg_op op, cg_type type, cgi_ref lb, cgi_ref ub, cgi_ref step, cgi_ref iv, cgi_decode_loop *l) {
  uint32_t width = type->kind == CG_TYPE_INTEGER ? type->width : 64;
  l->iv = iv;
  l->ub = ub;
  l->step = step;
  cgi_ins *in = cgi_decode_emit(d, CGI_I_FOR_INIT, op);
  in->dst = iv.slot;
  in->a = lb.slot;
  in->b = ub.slot;
  in->c = step.slot;
  in->n = width;
  l->test = cgi_decode_pc(d);
  in = cgi_decode_emit(d, CGI_I_FOR_TEST, op);
  in->a = iv.slot;
  in->b = ub.slot;
  in->n = width;
}

static void cgi_decode_loop_end(cgi_decode *d, cg_op op, cgi_decode_loop *l) {
  cgi_ins *in = cgi_decode_emit(d, CGI_I_FOR_NEXT, op);
  in->a = l->iv.slot;
  in->b = l->step.slot;
  in->target = l->test;
  in->n = d->code->ins[l->test].n;
  d->code->ins[l->test].target = cgi_decode_pc(d);
}

// Carried values: block arguments behind the counter live in the results' slots.
static void cgi_decode_carry(cgi_decode *d, cg_op op, cg_block body, unsigned first_init, unsigned n, cgi_ref *carried) {
  for (unsigned i = 0; i < n; ++i) {
    carried[i] = cgi_decode_ref(d, op->results[i]);
    cgi_decode_move(d, op, cgi_decode_ref(d, op->operands[first_init + i].value), carried[i]);
    cgi_decode_bind(d, body->args[1 + i], carried[i]);
  }
  for (unsigned i = 0; i < n; ++i) {
    cgi_decode_register_death(d, body->args[1 + i], carried[i]);
    cgi_decode_register_death(d, op->results[i], carried[i]);
  }
}

static bool cgi_decode_for(cgi_decode *d, cg_op op) {
  cg_block body = op->regions[0]->first;
  cg_op term = NULL;
  unsigned n = op->num_results;
  cgi_ref *carried = CGI_DECODE_NEW(d, cgi_ref, n);
  cgi_decode_carry(d, op, body, CG_SCF_FOR_INIT_ARGS, n, carried);
  cgi_decode_loop l;
  cgi_decode_loop_begin(d, op, op->operands[CG_SCF_FOR_LOWER_BOUND].value->type, cgi_decode_ref(d, op->operands[CG_SCF_FOR_LOWER_BOUND].value),
                        cgi_decode_ref(d, op->operands[CG_SCF_FOR_UPPER_BOUND].value), cgi_decode_ref(d, op->operands[CG_SCF_FOR_STEP].value),
                        cgi_decode_ref(d, body->args[0]), &l);
  if (!cgi_decode_block(d, body, &term)) return false;
  cgi_decode_leave(d, term, 0, n, carried, true);
  cgi_decode_loop_end(d, op, &l);
  return true;
}

static bool cgi_decode_if(cgi_decode *d, cg_op op) {
  cgi_ref *results = cgi_decode_results(d, op);
  uint32_t cond = cgi_decode_condition(d, op, op->operands[CG_SCF_IF_CONDITION].value), branch = cgi_decode_pc(d), jump;
  cgi_decode_emit(d, CGI_I_BRANCH, op)->a = cond;
  if (!cgi_decode_region_into(d, op->regions[CG_SCF_IF_THEN_REGION], op->num_results, results)) return false;
  jump = cgi_decode_pc(d);
  cgi_decode_emit(d, CGI_I_JUMP, op);
  d->code->ins[branch].target = cgi_decode_pc(d);
  if (op->num_regions > 1 && !cgi_decode_region_into(d, op->regions[CG_SCF_IF_ELSE_REGION], op->num_results, results)) return false;
  d->code->ins[jump].target = cgi_decode_pc(d);
  return true;
}

static bool cgi_decode_switch(cgi_decode *d, cg_op op, bool hlo) { // index_switch: default first; case: the last region is the default
  cg_context *ctx = d->m->ctx;
  cgi_ref *results = cgi_decode_results(d, op);
  uint32_t n = op->num_regions - (hlo ? 0 : 1), at, *ends = NULL;
  cgi_switch *sw = CGI_DECODE_NEW(d, cgi_switch, 1);
  int64_t *cases = CGI_DECODE_NEW(d, int64_t, n);
  cg_attr list = hlo ? NULL : cg_op_attr(op, "cases");
  for (uint32_t i = 0; i < n; ++i) cases[i] = hlo ? (int64_t)i : cgi_attr_int_at(list, i, 0);
  sw->n = n;
  sw->cases = cases;
  sw->targets = CGI_DECODE_NEW(d, uint32_t, n);
  uint32_t cond = cgi_decode_condition(d, op, op->operands[hlo ? CG_STABLEHLO_CASE_INDEX : CG_SCF_INDEX_SWITCH_ARG].value);
  at = cgi_decode_pc(d);
  cgi_ins *in = cgi_decode_emit(d, CGI_I_SWITCH, op);
  in->a = cond;
  in->sw = sw;
  for (unsigned i = 0; i < op->num_regions; ++i) {
    uint32_t pc = cgi_decode_pc(d);
    if (hlo)
      sw->targets[i] = sw->fallback = pc;
    else if (i == 0)
      sw->fallback = pc;
    else
      sw->targets[i - 1] = pc;
    if (!cgi_decode_region_into(d, op->regions[i], op->num_results, results)) return false;
    cgi_push(ends, cgi_decode_pc(d));
    cgi_decode_emit(d, CGI_I_JUMP, op);
  }
  for (size_t i = 0; i < cgi_len(ends); ++i) d->code->ins[ends[i]].target = cgi_decode_pc(d);
  cgi_arr_free(ctx, ends);
  d->code->ins[at].sw = sw;
  return true;
}

static bool cgi_decode_while(cgi_decode *d, cg_op op) {
  cg_block before = op->regions[CG_SCF_WHILE_BEFORE]->first, after = op->regions[CG_SCF_WHILE_AFTER]->first;
  cg_op cond = NULL, yield = NULL;
  unsigned n = op->num_operands, na = cg_block_num_args(after);
  cgi_ref *args = CGI_DECODE_NEW(d, cgi_ref, n), *next = CGI_DECODE_NEW(d, cgi_ref, na), *results = cgi_decode_results(d, op);
  for (unsigned i = 0; i < n; ++i) args[i] = cgi_decode_define(d, before->args[i]);
  for (unsigned i = 0; i < na; ++i) next[i] = cgi_decode_define(d, after->args[i]);
  for (unsigned i = 0; i < n; ++i) cgi_decode_move(d, op, cgi_decode_ref(d, op->operands[i].value), args[i]);
  uint32_t head = cgi_decode_pc(d);
  if (!cgi_decode_block(d, before, &cond)) return false;
  uint32_t branch = cgi_decode_pc(d);
  cgi_ins *in = cgi_decode_emit(d, CGI_I_BRANCH, op);
  in->a = cgi_decode_ref(d, cond->operands[CG_SCF_CONDITION_CONDITION].value).slot;
  cgi_decode_leave(d, cond, 1, na, next, false);
  if (!cgi_decode_block(d, after, &yield)) return false;
  cgi_decode_leave(d, yield, 0, n, args, true);
  cgi_decode_emit(d, CGI_I_JUMP, op)->target = head;
  d->code->ins[branch].target = cgi_decode_pc(d);
  cgi_decode_leave(d, cond, 1, op->num_results, results, true);
  return true;
}

// Both regions' arguments live in the results' slots.
static bool cgi_decode_hlo_while(cgi_decode *d, cg_op op) {
  cg_block cond = op->regions[CG_STABLEHLO_WHILE_COND]->first, body = op->regions[CG_STABLEHLO_WHILE_BODY]->first;
  cg_op term = NULL;
  unsigned n = op->num_operands;
  cgi_ref *carried = CGI_DECODE_NEW(d, cgi_ref, n);
  for (unsigned i = 0; i < n; ++i) {
    carried[i] = cgi_decode_ref(d, op->results[i]);
    cgi_decode_move(d, op, cgi_decode_ref(d, op->operands[i].value), carried[i]);
    cgi_decode_bind(d, cond->args[i], carried[i]);
    cgi_decode_bind(d, body->args[i], carried[i]);
  }
  for (unsigned i = 0; i < n; ++i) { // the condition only looks
    cgi_decode_register_death(d, body->args[i], carried[i]);
    cgi_decode_register_death(d, op->results[i], carried[i]);
  }
  uint32_t head = cgi_decode_pc(d);
  if (!cgi_decode_block(d, cond, &term)) return false;
  uint32_t slot = cgi_decode_condition(d, op, term->operands[CG_STABLEHLO_RETURN_RESULTS].value), branch = cgi_decode_pc(d);
  cgi_decode_emit(d, CGI_I_BRANCH, op)->a = slot;
  term = NULL;
  if (!cgi_decode_block(d, body, &term)) return false;
  cgi_decode_leave(d, term, 0, n, carried, true);
  cgi_decode_emit(d, CGI_I_JUMP, op)->target = head;
  d->code->ins[branch].target = cgi_decode_pc(d);
  return true;
}

// scf.parallel: nested loops in order, one after the other; scf.reduce combines into the results' slots.
static bool cgi_decode_reduce(cgi_decode *d, cg_op par, cg_op reduce, const cgi_ref *results) {
  for (unsigned i = 0; i < reduce->num_regions && i < par->num_results; ++i) {
    cg_block b = reduce->regions[i]->first;
    if (!b || cg_block_num_args(b) != 2) continue;
    cgi_decode_bind(d, b->args[0], results[i]);
    cgi_decode_bind(d, b->args[1], cgi_decode_ref(d, reduce->operands[i].value));
    if (!cgi_decode_region_into(d, reduce->regions[i], 1, &results[i])) return false;
  }
  return true;
}

static bool cgi_decode_parallel(cgi_decode *d, cg_op op) {
  unsigned first, n = cgi_operand_group(op, "lowerBound", &first), init;
  cgi_operand_group(op, "initVals", &init);
  cg_block body = op->regions[0]->first;
  cg_op term = NULL;
  cgi_ref *results = cgi_decode_results(d, op);
  cgi_decode_loop *loops = CGI_DECODE_NEW(d, cgi_decode_loop, n ? n : 1);
  for (unsigned i = 0; i < op->num_results; ++i) cgi_decode_move(d, op, cgi_decode_ref(d, op->operands[init + i].value), results[i]);
  for (unsigned i = 0; i < n; ++i)
    cgi_decode_loop_begin(d, op, op->operands[i].value->type, cgi_decode_ref(d, op->operands[i].value), cgi_decode_ref(d, op->operands[n + i].value),
                          cgi_decode_ref(d, op->operands[2 * n + i].value), cgi_decode_ref(d, body->args[i]), &loops[i]);
  if (!cgi_decode_block(d, body, &term)) return false;
  if (term->def->kind == CG_SCF_REDUCE && !cgi_decode_reduce(d, op, term, results)) return false;
  for (unsigned i = n; i-- > 0;) cgi_decode_loop_end(d, op, &loops[i]);
  return true;
}

static cgi_ref cgi_decode_mixed(cgi_decode *d, cg_op op, const char *statics, const char *group, unsigned i, int64_t absent) {
  cg_attr a = cg_op_attr(op, statics);
  unsigned first, used = 0;
  if (!a || i >= cg_attr_int_list_len(a)) return cgi_decode_index_const(d, absent);
  int64_t v = cg_attr_int_list_at(a, i);
  if (v != CG_DYNAMIC) return cgi_decode_index_const(d, v);
  for (unsigned k = 0; k < i; ++k) used += cg_attr_int_list_at(a, k) == CG_DYNAMIC;
  cgi_operand_group(op, group, &first);
  return cgi_decode_ref(d, op->operands[first + used].value);
}

static bool cgi_decode_forall(cgi_decode *d, cg_op op) {
  cg_attr ubs = cg_op_attr(op, "staticUpperBound");
  unsigned n = ubs ? (unsigned)cg_attr_int_list_len(ubs) : 0, out;
  cg_block body = op->regions[0]->first;
  cg_op term = NULL;
  cgi_operand_group(op, "outputs", &out);
  cgi_ref *carried = CGI_DECODE_NEW(d, cgi_ref, op->num_results);
  cgi_decode_loop *loops = CGI_DECODE_NEW(d, cgi_decode_loop, n ? n : 1);
  if (cg_block_num_args(body) > n + op->num_results) { // buffers as outputs: they have no results
    for (unsigned i = 0; n + i < cg_block_num_args(body); ++i) cgi_decode_bind(d, body->args[n + i], cgi_decode_ref(d, op->operands[out + i].value));
  } else {
    for (unsigned i = 0; i < op->num_results; ++i) { // no deaths inside: the tensor is written in place at each iteration's end
      carried[i] = cgi_decode_define(d, op->results[i]);
      cgi_decode_move(d, op, cgi_decode_ref(d, op->operands[out + i].value), carried[i]);
      cgi_decode_bind(d, body->args[n + i], carried[i]);
    }
  }
  for (unsigned i = 0; i < n; ++i) {
    cgi_ref lb = cgi_decode_mixed(d, op, "staticLowerBound", "dynamicLowerBound", i, 0),
            ub = cgi_decode_mixed(d, op, "staticUpperBound", "dynamicUpperBound", i, 0),
            step = cgi_decode_mixed(d, op, "staticStep", "dynamicStep", i, 1);
    cgi_decode_loop_begin(d, op, body->args[i]->type, lb, ub, step, cgi_decode_ref(d, body->args[i]), &loops[i]);
  }
  if (!cgi_decode_block(d, body, &term)) return false;
  if (term->num_regions && term->regions[0]->first) {
    cg_op none = NULL;
    if (!cgi_decode_block(d, term->regions[0]->first, &none)) return false;
    if (none && !cgi_decode_op(d, none)) // the region has no terminator: its last op counts
      return false;
  }
  for (unsigned i = n; i-- > 0;) cgi_decode_loop_end(d, op, &loops[i]);
  return true;
}

static bool cgi_decode_execute(cgi_decode *d, cg_op op) {
  return cgi_decode_region_into(d, op->regions[0], op->num_results, cgi_decode_results(d, op));
}

// affine.for: a handler computes both bounds into fresh slots.
static bool cgi_decode_affine_for(cgi_decode *d, cg_op op) {
  unsigned init;
  cgi_operand_group(op, "inits", &init);
  cg_block body = op->regions[0]->first;
  cg_op term = NULL;
  cgi_ref *carried = CGI_DECODE_NEW(d, cgi_ref, op->num_results), one = cgi_decode_index_const(d, 0), step;
  cgi_ref lb = cgi_decode_place(d, one), ub = cgi_decode_place(d, one);
  cg_attr s = cg_op_attr(op, "step");
  step = cgi_decode_index_const(d, s ? cg_attr_int(s) : 1);
  cgi_op_extra *x = cgi_decode_opx(d, op, cgi_exec_affine_bounds);
  x->results = CGI_DECODE_NEW(d, cgi_ref, 2);
  x->num_results = 2;
  x->results[0] = lb;
  x->results[1] = ub;
  cgi_decode_emit(d, CGI_I_CALL_OP, op)->x = x;
  cgi_decode_carry(d, op, body, init, op->num_results, carried);
  cgi_decode_loop l;
  cgi_decode_loop_begin(d, op, body->args[0]->type, lb, ub, step, cgi_decode_ref(d, body->args[0]), &l);
  if (!cgi_decode_block(d, body, &term)) return false;
  cgi_decode_leave(d, term, 0, op->num_results, carried, true);
  cgi_decode_loop_end(d, op, &l);
  return true;
}

// ---- branches between blocks -------------------------------------------------------------------------------------------------------------------
static void cgi_decode_goto(cgi_decode *d, cg_op op, cg_block to, unsigned first, unsigned n) {
  cg_context *ctx = d->m->ctx;
  cgi_ref *from = CGI_DECODE_NEW(d, cgi_ref, n), *args = CGI_DECODE_NEW(d, cgi_ref, n);
  for (unsigned i = 0; i < n && i < cg_block_num_args(to); ++i) {
    from[i] = cgi_decode_ref(d, op->operands[first + i].value);
    args[i] = cgi_decode_ref(d, to->args[i]);
  }
  cgi_decode_moves(d, op, n, from, args);
  cgi_decode_fixup f;
  f.ins = cgi_decode_pc(d);
  f.block = to;
  cgi_decode_emit(d, CGI_I_JUMP, op);
  cgi_push(d->fixups, f);
}

static bool cgi_decode_branch(cgi_decode *d, cg_op op, bool conditional) {
  if (!conditional) {
    cgi_decode_goto(d, op, op->successors[0], 0, op->num_operands);
    return true;
  }
  unsigned nt = op->successor_operands ? op->successor_operands[0] : 0, nf = op->num_operands - 1 - nt;
  uint32_t branch = cgi_decode_pc(d), cond = cgi_decode_condition(d, op, op->operands[CG_CF_COND_BR_CONDITION].value);
  branch = cgi_decode_pc(d);
  cgi_decode_emit(d, CGI_I_BRANCH, op)->a = cond;
  cgi_decode_goto(d, op, op->successors[0], 1, nt);
  d->code->ins[branch].target = cgi_decode_pc(d);
  cgi_decode_goto(d, op, op->successors[1], 1 + nt, nf);
  return true;
}

// ---- one op ------------------------------------------------------------------------------------------------------------------------------------
static bool cgi_decode_memory(cgi_decode *d, cg_op op, bool store) {
  cgi_op_extra *x = cgi_decode_opx(d, op, NULL);
  unsigned view = store ? 1 : 0;
  if (x->operands[view].cls != CGI_CLS_VIEW) return cgi_op_unsupported(op, "on %t cannot be interpreted", op->operands[view].value->type);
  if (!store) x->results[0] = cgi_decode_ref(d, op->results[0]);
  cgi_ins *in = cgi_decode_emit(d, store ? CGI_I_STORE : CGI_I_LOAD, op);
  in->x = x;
  in->a = x->operands[view].slot;
  in->dst = store ? x->operands[0].slot : x->results[0].slot;
  in->n = store ? x->operands[0].n : x->results[0].n;
  in->b = store ? 2 : 1;
  return true;
}

static bool cgi_decode_alias(cgi_decode *d, cg_op op) {
  for (unsigned i = 0; i < op->num_results; ++i) {
    if (i >= op->num_operands) return cgi_op_unsupported(op, "cannot be interpreted");
    cgi_ref from = cgi_decode_ref(d, op->operands[i].value), to = cgi_decode_define(d, op->results[i]);
    bool part = op->def->kind == CG_IREE_VECTOR_EXT_TO_SIMD || op->def->kind == CG_IREE_VECTOR_EXT_TO_SIMT; // which one, no layout says
    if (from.cls != to.cls || from.n != to.n || (part && op->operands[i].value->type != op->results[i]->type))
      return cgi_op_unsupported(op, "from %t to %t cannot be interpreted", op->operands[i].value->type, op->results[i]->type);
    cgi_decode_move(d, op, from, to);
  }
  return true;
}

static bool cgi_decode_tuple(cgi_decode *d, cg_op op, bool get) {
  cgi_ref r = cgi_decode_define(d, op->results[0]);
  if (get) {
    cgi_ref t = cgi_decode_ref(d, op->operands[CG_STABLEHLO_GET_TUPLE_ELEMENT_OPERAND].value);
    int64_t index = cgi_op_int(op, "index");
    cg_type type = op->operands[CG_STABLEHLO_GET_TUPLE_ELEMENT_OPERAND].value->type;
    for (int64_t i = 0; i < index && i < (int64_t)cg_type_num_inputs(type); ++i) t.slot += cgi_class_of(cg_type_input(type, (unsigned)i), false).n;
    t.n = r.n;
    cgi_decode_move(d, op, t, r);
    return true;
  }
  uint32_t at = r.slot;
  for (unsigned i = 0; i < op->num_operands; ++i) {
    cgi_ref from = cgi_decode_ref(d, op->operands[i].value), to = from;
    to.slot = at;
    at += from.n;
    cgi_decode_move(d, op, from, to);
  }
  return true;
}

static bool cgi_decode_call(cgi_decode *d, cg_op op) {
  cgi_op_extra *x = cgi_decode_opx(d, op, NULL);
  for (unsigned i = 0; i < op->num_results; ++i) x->results[i] = cgi_decode_define(d, op->results[i]);
  cgi_decode_emit(d, CGI_I_CALL, op)->x = x;
  return true;
}

static bool cgi_decode_return(cgi_decode *d, cg_op op) {
  cgi_op_extra *x = cgi_decode_opx(d, op, NULL);
  cgi_decode_emit(d, CGI_I_RETURN, op)->x = x;
  return true;
}

static bool cgi_decode_flow(cgi_decode *d, cg_op op, const cgi_row *row) {
  cgi_ins *in;
  switch ((cgi_flow)row->arg) {
  case CGI_F_CONSTANT: return cgi_decode_const(d, op, op->results[0], cg_op_attr(op, "value"));
  case CGI_F_NOTHING: return true;
  case CGI_F_RETURN: return cgi_decode_return(d, op);
  case CGI_F_YIELD: return true;
  case CGI_F_FOR: return cgi_decode_for(d, op);
  case CGI_F_IF:
  case CGI_F_HLO_IF: return cgi_decode_if(d, op);
  case CGI_F_WHILE: return cgi_decode_while(d, op);
  case CGI_F_SWITCH: return cgi_decode_switch(d, op, false);
  case CGI_F_HLO_CASE: return cgi_decode_switch(d, op, true);
  case CGI_F_HLO_WHILE: return cgi_decode_hlo_while(d, op);
  case CGI_F_EXECUTE: return cgi_decode_execute(d, op);
  case CGI_F_PARALLEL: return cgi_decode_parallel(d, op);
  case CGI_F_FORALL: return cgi_decode_forall(d, op);
  case CGI_F_AFFINE_FOR: return cgi_decode_affine_for(d, op);
  case CGI_F_BR: return cgi_decode_branch(d, op, false);
  case CGI_F_COND_BR: return cgi_decode_branch(d, op, true);
  case CGI_F_CALL: return cgi_decode_call(d, op);
  case CGI_F_LOAD: return cgi_decode_memory(d, op, false);
  case CGI_F_STORE: return cgi_decode_memory(d, op, true);
  case CGI_F_ALIAS: return cgi_decode_alias(d, op);
  case CGI_F_TUPLE: return cgi_decode_tuple(d, op, false);
  case CGI_F_GET_TUPLE: return cgi_decode_tuple(d, op, true);
  case CGI_F_BARRIER:
    d->code->meets = true;
    cgi_decode_emit(d, CGI_I_BARRIER, op);
    return true;
  case CGI_F_INDEX:
    in = cgi_decode_emit(d, CGI_I_INDEX, op);
    in->target = (uint32_t)cgi_op_int(op, "dim");
    in->dst = cgi_decode_ref(d, op->results[0]).slot;
    return true;
  default: return cgi_op_unsupported(op, "cannot be interpreted");
  }
}

static void cgi_decode_note_ids(cgi_decode *d, cg_op op) {
  switch (op->def->kind) {
  case CG_GPU_THREAD_ID:
  case CG_GPU_LANE_ID:
  case CG_GPU_SUBGROUP_ID: d->code->thread_ids = true; break;
  case CG_GPU_GLOBAL_ID:
    d->code->thread_ids = true;
    d->code->group_ids = true;
    break;
  case CG_GPU_BLOCK_ID:
  case CG_HAL_INTERFACE_WORKGROUP_ID:
  case CG_FLOW_DISPATCH_WORKGROUP_ID:
  case CG_STREAM_DISPATCH_WORKGROUP_ID: d->code->group_ids = true; break;
  default: break;
  }
}

static bool cgi_decode_rank_fits(cg_type type) {
  if (type->kind == CG_TYPE_DISPATCH_TENSOR) type = type->element;
  return !cg_type_is_shaped(type) || type->rank <= CGI_I_RANK;
}

static bool cgi_decode_op(cgi_decode *d, cg_op op) {
  const cgi_row *row = cgi_row_of(d->m, op);
  for (unsigned i = 0; i < op->num_results; ++i)
    if (!cgi_decode_rank_fits(op->results[i]->type)) return cgi_op_unsupported(op, "has more than %u dimensions", (unsigned)CGI_I_RANK);
  if (row->how == CGI_H_NONE) return cgi_op_unsupported(op, "cannot be interpreted");
  bool fits = d->slots <= CGI_I_MAX_SLOTS;
  for (unsigned i = 0; i < op->num_results; ++i) fits &= cgi_class_of(op->results[i]->type, false).n <= CGI_I_MAX_SLOTS;
  if (!fits) return cgi_op_unsupported(op, "needs more registers than the interpreter has");
  cgi_decode_note_ids(d, op);
  switch (row->how) {
  case CGI_H_SCALAR: return cgi_decode_scalar(d, op, row);
  case CGI_H_CALL: return cgi_decode_call_op(d, op, CGI_I_CALL_OP, row, row->fn, NULL);
  case CGI_H_COLLECTIVE: d->code->meets = d->code->thread_ids = true; return cgi_decode_call_op(d, op, CGI_I_COLLECTIVE, row, row->fn, NULL);
  case CGI_H_FLOW: return cgi_decode_flow(d, op, row);
  default: return false;
  }
}

// All ops but the last, which is handed back when it is a terminator of a structured region.
static bool cgi_decode_block(cgi_decode *d, cg_block block, cg_op *terminator) {
  bool ok = true;
  if (++d->depth > CGI_DECODE_DEPTH) {
    --d->depth;
    return cgi_op_error(cg_block_op(block), "[nesting] is nested too deeply");
  }
  CGI_FOREACH_OP(op, block) {
    if (op == block->last && terminator) {
      *terminator = op;
      break;
    }
    ok = cgi_decode_op(d, op);
    if (!ok) break;
    cgi_decode_emit_deaths(d, op, 0, NULL, true);
  }
  --d->depth;
  return ok;
}

static void cgi_decode_finish(cgi_decode *d) {
  cg_context *ctx = d->m->ctx;
  for (size_t i = 0; i < cgi_len(d->fixups); ++i) {
    uint64_t pc = 0;
    cgi_hmap_get(&d->blocks, (uint64_t)(uintptr_t)d->fixups[i].block, &pc);
    d->code->ins[d->fixups[i].ins].target = pc ? (uint32_t)(pc - 1) : 0;
  }
  d->code->num_slots = d->slots;
  d->code->num_views = d->views;
  d->code->consts = d->consts;
  cgi_hmap_free(&d->values);
  cgi_hmap_free(&d->blocks);
  cgi_hmap_free(&d->dying);
  cgi_arr_free(ctx, d->refs);
  cgi_arr_free(ctx, d->deaths);
  cgi_arr_free(ctx, d->next_death);
  cgi_arr_free(ctx, d->fixups);
}

CGI_DEF cgi_code *cgi_code_of(cgi_machine *m, cg_op func) {
  cg_context *ctx = m->ctx;
  cgi_code *code = (cgi_code *)cgi_hmap_ptr(&m->codes, func);
  if (code) return code;
  cg_block entry = func->num_regions ? func->regions[0]->first : NULL;
  if (!entry) {
    cgi_op_error(func, "has no body to run");
    return NULL;
  }
  cgi_decode d;
  memset(&d, 0, sizeof d);
  d.m = m;
  d.values.ctx = d.blocks.ctx = d.dying.ctx = ctx;
  d.code = code = CGI_DECODE_NEW(&d, cgi_code, 1);
  code->op = func;
  code->num_args = cg_block_num_args(entry);
  code->args = CGI_DECODE_NEW(&d, cgi_ref, code->num_args);
  bool ok = true;
  for (unsigned i = 0; i < code->num_args; ++i) {
    ok = ok && cgi_decode_rank_fits(entry->args[i]->type);
    code->args[i] = cgi_decode_define(&d, entry->args[i]);
  }
  if (!ok) cgi_op_unsupported(func, "has an argument of more than %u dimensions", (unsigned)CGI_I_RANK);
  CGI_FOREACH_BLOCK(b, func->regions[0]) {
    cgi_hmap_put(&d.blocks, (uint64_t)(uintptr_t)b, (uint64_t)cgi_decode_pc(&d) + 1);
    ok = ok && cgi_decode_block(&d, b, NULL);
    cgi_decode_emit(&d, CGI_I_TRAP, func);
  }
  cgi_decode_finish(&d);
  cgi_push(m->made, code);
  if (!ok) return NULL;
  cgi_hmap_put_ptr(&m->codes, func, code);
  return code;
}
#undef CGI_DECODE_DEPTH
#undef CGI_DECODE_NEW
