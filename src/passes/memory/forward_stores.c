// forward-stores: what is read where it was just written, or read, is that value; a write that another one covers before anything reads it goes.
//
//   memref.store %x, %m[%i]                      memref.store %z, %m[%i]
//   %y = memref.load %m[%i]              →       "use"(%x)
//   memref.store %z, %m[%i]
//   "use"(%y)
//
// Accesses of one place have one memref, equal indices and one type. A barrier ends what is known of memory that others write. Requires: kernels on
// buffers (cse first). Preserves: what memory holds at barriers and at the end.
#include "support/views.h"
#include "passes/pass_table.h"

#define CGI_FORWARD_STORES_MAX_KNOWN 256

typedef struct cgi_forward_stores_known { // a place whose contents are known
  cgi_access a;                           // of the op that says so
  cg_value value;
  bool stored, seen; // by a store; something may have read it since
} cgi_forward_stores_known;

typedef struct cgi_forward_stores {
  cg_context *ctx;
  cgi_forward_stores_known *known; // cgi array
} cgi_forward_stores;

static void cgi_forward_stores_remove(cgi_forward_stores *s, size_t i) {
  for (; i + 1 < cgi_len(s->known); i++) s->known[i] = s->known[i + 1];
  (void)cgi_pop(s->known);
}

// Others' writes: only a thread's own arrays stay known.
static void cgi_forward_stores_forget_shared(cgi_forward_stores *s) {
  for (size_t i = cgi_len(s->known); i-- > 0;) {
    cg_value root = cgi_memory_root(s->known[i].a.memref);
    if (!root->op || root->op->def->kind != CG_MEMREF_ALLOCA) cgi_forward_stores_remove(s, i);
  }
}

static void cgi_forward_stores_meet(cgi_forward_stores *s, const cgi_access *a, bool remove) {
  for (size_t i = cgi_len(s->known); i-- > 0;) {
    if (!cgi_may_overlap(&s->known[i].a, a)) continue;
    if (remove && a->writes)
      cgi_forward_stores_remove(s, i);
    else
      s->known[i].seen = true;
  }
}

static void cgi_forward_stores_learn(cgi_forward_stores *s, const cgi_access *a, cg_value value) {
  cg_context *ctx = s->ctx;
  cgi_forward_stores_known k;
  if (cgi_len(s->known) == CGI_FORWARD_STORES_MAX_KNOWN) cgi_forward_stores_remove(s, 0);
  k.a = *a;
  k.value = value;
  k.stored = a->writes;
  k.seen = false;
  cgi_push(s->known, k);
}

static void cgi_forward_stores_access(cgi_forward_stores *s, const cgi_access *a) {
  cg_op op = a->op;
  if (a->reads && a->writes) { // atomic
    cgi_forward_stores_meet(s, a, true);
    return;
  }
  for (size_t i = cgi_len(s->known); i-- > 0;) {
    cgi_forward_stores_known *k = &s->known[i];
    if (!cgi_same_place(&k->a, a)) continue;
    if (a->reads) {
      cgi_op_replace1(op, k->value);
      return;
    }
    if (a->value == k->value) { // it is there already
      cgi_op_erase(op);
      return;
    }
    if (k->stored && !k->seen && k->a.op->block == op->block) {
      cg_op covered = k->a.op;
      cgi_forward_stores_remove(s, i);
      cgi_op_erase(covered);
    }
    break;
  }
  cgi_forward_stores_meet(s, a, true);
  cgi_forward_stores_learn(s, a, a->value);
}

typedef struct cgi_forward_stores_effects {
  cgi_forward_stores *s;
  bool remove;
} cgi_forward_stores_effects;

// What an op, or anything in its regions, does to what is known.
static bool cgi_forward_stores_effect(cg_op op, void *user) {
  cgi_forward_stores_effects *e = (cgi_forward_stores_effects *)user;
  cgi_access a;
  if (cgi_access_of(op, &a)) {
    cgi_forward_stores_meet(e->s, &a, e->remove);
  } else if (op->def->kind == CG_GPU_BARRIER) {
    cgi_forward_stores_forget_shared(e->s);
  } else if (cgi_touches_memory(op)) {
    cgi_shrink(e->s->known, 0);
  }
  return true;
}

static void cgi_forward_stores_block(cgi_forward_stores *s, cg_block block);

// Regions see what is known in front of them: in loops, as far as the loop itself leaves it so.
static void cgi_forward_stores_regions(cgi_forward_stores *s, cg_op op) {
  cg_context *ctx = s->ctx;
  cgi_forward_stores_effects e;
  e.s = s;
  e.remove = op->def->kind != CG_SCF_IF;
  cgi_walk_pre(op, cgi_forward_stores_effect, &e);
  cgi_forward_stores_known *outer = s->known;
  for (unsigned r = 0; r < op->num_regions; r++) CGI_FOREACH_BLOCK(b, op->regions[r]) {
      s->known = NULL;
      for (size_t i = 0; i < cgi_len(outer); i++) cgi_push(s->known, outer[i]);
      cgi_forward_stores_block(s, b);
    }
  s->known = outer;
  e.remove = true;
  cgi_walk_pre(op, cgi_forward_stores_effect, &e);
}

static void cgi_forward_stores_block(cgi_forward_stores *s, cg_block block) {
  cgi_forward_stores_effects e;
  cgi_access a;
  e.s = s;
  e.remove = true;
  CGI_FOREACH_OP(op, block) {
    if (op->num_regions)
      cgi_forward_stores_regions(s, op);
    else if (cgi_access_of(op, &a))
      cgi_forward_stores_access(s, &a);
    else
      cgi_forward_stores_effect(op, &e);
  }
}

CGI_DEF bool cgi_pass_forward_stores(cgi_pass *pass) {
  cg_context *ctx = pass->ctx;
  cgi_forward_stores s;
  memset(&s, 0, sizeof s);
  s.ctx = ctx;
  CGI_FOREACH_BLOCK(b, pass->func->regions[0]) {
    cgi_shrink(s.known, 0);
    cgi_forward_stores_block(&s, b);
  }
  return true;
}

#undef CGI_FORWARD_STORES_MAX_KNOWN
