// hoist-transfers: reads of a place that a loop does not write move in front of it; a place that it reads first and then writes becomes a value that
// the loop carries, read before and written behind it.
//
//   scf.for %k = … {                                         %0 = memref.load %m[%i]
//     %x = memref.load %m[%i]                                %1 = scf.for %k = … iter_args(%x = %0) {
//     %y = arith.addf %x, %k                           →       %y = arith.addf %x, %k
//     memref.store %y, %m[%i] }                                scf.yield %y }
//                                                            memref.store %1, %m[%i]
//
// Only where the loop runs at least once, or the place is touched in front of it anyway, and where no other access in the loop may overlap. Requires:
// kernels on buffers (licm first). Preserves: what memory holds when the loop ends.
#include "analysis/linear.h"
#include "support/views.h"
#include "passes/pass_table.h"

typedef struct cgi_hoist {
  cg_context *ctx;
  cg_op loop;
  cgi_access *accesses; // cgi array: all in the loop
  bool barrier, unknown;
} cgi_hoist;

static bool cgi_hoist_collect(cg_op op, void *user) {
  cgi_hoist *h = (cgi_hoist *)user;
  cg_context *ctx = h->ctx;
  cgi_access a;
  if (cgi_access_of(op, &a)) {
    cgi_push(h->accesses, a);
  } else if (op->def->kind == CG_GPU_BARRIER) {
    h->barrier = true;
  } else if (cgi_touches_memory(op)) {
    h->unknown = true;
  }
  return true;
}

static bool cgi_hoist_is_outside(const cgi_hoist *h, cg_value v) {
  cg_op home = v->op ? cg_op_parent(v->op) : v->block->region->op;
  return !cgi_op_is_ancestor(h->loop, home);
}

// The op computes from what is there in front of the loop, but for its value.
static bool cgi_hoist_is_invariant(const cgi_hoist *h, const cgi_access *a) {
  for (unsigned i = a->at; i < a->op->num_operands; i++)
    if (!cgi_hoist_is_outside(h, a->op->operands[i].value)) return false;
  return true;
}

static bool cgi_hoist_runs(const cgi_hoist *h, const cgi_access *a) {
  cgi_access before;
  if (cgi_difference_range(h->loop->operands[CG_SCF_FOR_LOWER_BOUND].value, h->loop->operands[CG_SCF_FOR_UPPER_BOUND].value).lo > 0) return true;
  for (cg_op op = h->loop->prev; op; op = op->prev)
    if (cgi_access_of(op, &before) && cgi_same_place(a, &before)) return true;
  return false;
}

typedef enum cgi_hoist_way { CGI_HOIST_NOT, CGI_HOIST_READ, CGI_HOIST_CARRY } cgi_hoist_way;

// What can be done about the place of access `first`, the first to it in the loop's body.
static cgi_hoist_way cgi_hoist_decide(const cgi_hoist *h, const cgi_access *first) {
  bool writes = false, deep = false;
  if (!first->reads || first->writes || first->op->block != h->loop->regions[0]->first || !cgi_hoist_is_invariant(h, first)) return CGI_HOIST_NOT;
  bool private_memory = cgi_memory_root(first->memref)->op && cgi_memory_root(first->memref)->op->def->kind == CG_MEMREF_ALLOCA;
  for (size_t i = 0; i < cgi_len(h->accesses); i++) {
    const cgi_access *a = &h->accesses[i];
    if (cgi_same_place(a, first) && !(a->reads && a->writes)) {
      writes |= a->writes;
      deep |= a->op->block != first->op->block;
      if (a->writes && !cgi_hoist_is_invariant(h, a)) return CGI_HOIST_NOT;
    } else if (cgi_may_overlap(a, first)) {
      if (a->writes) return CGI_HOIST_NOT;
      deep = true; // it must not see a value that is not written yet
    }
  }
  if (h->barrier && !private_memory && (writes || cgi_is_workgroup_memory(first->memref->type))) return CGI_HOIST_NOT;
  if ((writes && deep) || !cgi_hoist_runs(h, first)) return CGI_HOIST_NOT;
  return writes ? CGI_HOIST_CARRY : CGI_HOIST_READ;
}

// The loop with one more carried value, which starts as `init`; the yield gets `init`'s argument until told otherwise.
static cg_op cgi_hoist_carry(cg_op loop, cg_value init) {
  cg_context *ctx = loop->ctx;
  cgi_builder b = cgi_builder_before(loop);
  unsigned n = loop->num_results;
  cg_value *inits = CGI_SCRATCH(ctx, cg_value, n + 1);
  cgi_operand_values(loop, CG_SCF_FOR_INIT_ARGS, CG_SCF_FOR_INIT_ARGS + n, inits);
  inits[n] = init;
  cg_op made = cgi_build_for(&b, loop->operands[CG_SCF_FOR_LOWER_BOUND].value, loop->operands[CG_SCF_FOR_UPPER_BOUND].value,
                             loop->operands[CG_SCF_FOR_STEP].value, n + 1, inits);
  cg_block from = loop->regions[0]->first, to = made->regions[0]->first;
  cgi_block_move_body(from, NULL, to);
  cg_op yield = to->last;
  cgi_operand_values(yield, 0, n, inits);
  inits[n] = to->args[n + 1];
  cgi_op_set_operands(yield, n + 1, inits);
  for (size_t i = 0; i < loop->num_attrs; i++) cgi_op_set_attr(made, loop->attrs[i].name.data, loop->attrs[i].value);
  cgi_values_replace_uses(n, loop->results, made->results);
  cgi_op_erase(loop);
  return made;
}

static void cgi_hoist_carried(cgi_hoist *h, const cgi_access *first) {
  cg_op read = first->op, write = NULL;
  cgi_access place = *first;
  cgi_op_move_before(read, h->loop);
  h->loop = cgi_hoist_carry(h->loop, read->results[0]);
  cg_block body = h->loop->regions[0]->first;
  unsigned n = h->loop->num_results - 1;
  cg_value now = body->args[n + 1];
  cgi_value_replace_uses_except(read->results[0], now, h->loop);
  CGI_FOREACH_OP(op, body) {
    cgi_access a;
    if (!cgi_access_of(op, &a) || !cgi_same_place(&a, &place)) continue;
    if (a.writes) {
      now = a.value;
      if (write) cgi_op_erase(write);
      write = op;
    } else {
      cgi_op_replace1(op, now);
    }
  }
  cgi_op_set_operand(body->last, n, now);
  cgi_op_remove(write); // the last one follows the loop
  cgi_op_insert_after(write, h->loop);
  cgi_op_set_operand(write, CG_MEMREF_STORE_VALUE, h->loop->results[n]);
}

static void cgi_hoist_read(cgi_hoist *h, const cgi_access *first) {
  cg_op read = first->op;
  cgi_op_move_before(read, h->loop);
  for (size_t i = 0; i < cgi_len(h->accesses); i++)
    if (h->accesses[i].op != read && cgi_same_place(&h->accesses[i], first)) cgi_op_replace1(h->accesses[i].op, read->results[0]);
}

static bool cgi_hoist_loop(cg_op loop, void *user) {
  cg_context *ctx = loop->ctx;
  cgi_hoist h;
  (void)user;
  if (loop->def->kind != CG_SCF_FOR) return true;
  memset(&h, 0, sizeof h);
  h.ctx = ctx;
  h.loop = loop;
  for (bool changed = true; changed;) {
    changed = false;
    h.barrier = h.unknown = false;
    cgi_shrink(h.accesses, 0);
    cgi_walk_post(h.loop, cgi_hoist_collect, &h);
    for (size_t i = 0; i < cgi_len(h.accesses) && !h.unknown && !changed; i++) {
      cgi_access first = h.accesses[i];
      bool again = false; // a place is decided at its first access
      for (size_t k = 0; k < i && !again; k++) again = cgi_same_place(&h.accesses[k], &first);
      cgi_hoist_way way = again ? CGI_HOIST_NOT : cgi_hoist_decide(&h, &first);
      if (way == CGI_HOIST_READ) cgi_hoist_read(&h, &first);
      if (way == CGI_HOIST_CARRY) cgi_hoist_carried(&h, &first);
      changed = way != CGI_HOIST_NOT;
    }
  }
  return true;
}

CGI_DEF bool cgi_pass_hoist_transfers(cgi_pass *pass) { return cgi_walk_post(pass->func, cgi_hoist_loop, NULL); }
