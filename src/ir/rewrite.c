// The greedy rewrite driver: a worklist of ops, folded, removed when dead, and given to patterns, until nothing changes.
#include "ir/ir.h"

typedef struct cgi_driver {
  cg_context *ctx;
  cg_op *worklist; // cgi array; NULL where an op was erased or taken
  const cgi_pattern *patterns;
  void *user;
  uint16_t *first, *next; // patterns by kind: first[kind] chains through next[]; those for every kind hang on kind 0
  bool changed;
} cgi_driver;

static void cgi_driver_add(cgi_driver *d, cg_op op) {
  cg_context *ctx = d->ctx;
  if (op->worklist) return;
  cgi_push(d->worklist, op);
  op->worklist = (uint32_t)cgi_len(d->worklist);
}

CGI_DEF void cgi_driver_touched(cg_op op) {
  cgi_driver *d = (cgi_driver *)op->ctx->driver;
  if (d && op->block) cgi_driver_add(d, op);
}

CGI_DEF void cgi_driver_inserted(cg_op op) { cgi_driver_touched(op); }

CGI_DEF void cgi_driver_erased(cg_op op) {
  cgi_driver *d = (cgi_driver *)op->ctx->driver;
  if (d && op->worklist) d->worklist[op->worklist - 1] = NULL;
  op->worklist = 0;
}

// ---- purity ----------------------------------------------------------------------------------------------------------------------------------
static bool cgi_is_pure_at(cg_op op, unsigned depth) {
  if (depth > 512) return false;
  uint64_t traits = op->def->traits;
  if (traits & (CG_TRAIT_STRUCTURED | CG_TRAIT_RECURSIVE_PURE)) // pure on tensors, writes its outputs on buffers
    for (unsigned i = 0; i < op->num_operands; i++)
      if (op->operands[i].value->type->kind == CG_TYPE_MEMREF) return false;
  if (traits & CG_TRAIT_STRUCTURED) return true;
  if (!(traits & (CG_TRAIT_PURE | CG_TRAIT_RECURSIVE_PURE))) return false;
  if (!(traits & CG_TRAIT_RECURSIVE_PURE)) return true;
  for (unsigned i = 0; i < op->num_regions; i++) CGI_FOREACH_BLOCK(b, op->regions[i]) {
      for (cg_op child = b->first; child; child = child->next)
        if (!(child->def->traits & CG_TRAIT_TERMINATOR) && !cgi_is_pure_at(child, depth + 1)) return false;
    }
  return true;
}

CGI_DEF bool cgi_op_is_pure(cg_op op) { return cgi_is_pure_at(op, 0); }

CGI_DEF bool cgi_op_is_dead(cg_op op) {
  if (op->def->traits & (CG_TRAIT_TERMINATOR | CG_TRAIT_SYMBOL)) return false;
  for (unsigned i = 0; i < op->num_results; i++)
    if (op->results[i]->uses) return false;
  uint64_t traits = op->def->traits;
  if (traits & (CG_TRAIT_READS | CG_TRAIT_ALLOCATES) && !(traits & CG_TRAIT_WRITES) && op->num_regions == 0) return true;
  return cgi_op_is_pure(op);
}

CGI_DEF void cgi_block_erase_dead(cg_block b) {
  for (cg_op op = b->last, previous; op; op = previous) {
    previous = op->prev;
    if (cgi_op_is_dead(op)) cgi_op_erase(op);
  }
}

// ---- folding ---------------------------------------------------------------------------------------------------------------------------------
static cg_value cgi_materialize(cgi_builder *b, cg_op like, cg_attr value, cg_type type) {
  cg_named_attr a = cgi_named(b->ctx, "value", value);
  bool hlo = cgi_starts_with(cg_op_name(like), "stablehlo.");
  return cgi_build_value(b, hlo ? CG_STABLEHLO_CONSTANT : CG_ARITH_CONSTANT, type, 0, NULL, &a);
}

CGI_DEF bool cgi_fold_op(cgi_builder *b, cg_op op) {
  uint64_t traits = op->def->traits;
  if (traits & CG_TRAIT_CONSTANT) return false;
  bool changed = false;
  if (traits & CG_TRAIT_COMMUTATIVE && op->num_operands == 2 && cgi_constant_of(op->operands[CG_LHS].value) &&
      !cgi_constant_of(op->operands[CG_RHS].value)) {
    cg_value l = op->operands[CG_LHS].value, r = op->operands[CG_RHS].value;
    cgi_op_set_operand(op, CG_LHS, r);
    cgi_op_set_operand(op, CG_RHS, l);
    changed = true;
  }
  const cgi_dialect *d = cgi_dialect_of(op);
  if (!d || !d->fold) return changed;
  cg_context *ctx = op->ctx;
  cg_attr small_constants[8];
  cgi_fold small_results[4];
  unsigned n = op->num_operands, r = op->num_results;
  cg_attr *constants = n <= 8 ? small_constants : CGI_SCRATCH(ctx, cg_attr, n);
  cgi_fold *results = r <= 4 ? small_results : CGI_SCRATCH(ctx, cgi_fold, r);
  for (unsigned i = 0; i < n; i++) constants[i] = cgi_constant_of(op->operands[i].value);
  memset(results, 0, r * sizeof *results);
  bool folded = d->fold(op, constants, results), all = r > 0, any = false, offered = false;
  for (unsigned i = 0; folded && i < r; i++) {
    if (results[i].value == op->results[i]) results[i].value = NULL;
    offered = offered || results[i].value || results[i].attr;
    if (results[i].attr && !results[i].value) results[i].value = cgi_materialize(b, op, results[i].attr, op->results[i]->type);
    if (results[i].value && results[i].value->type != op->results[i]->type) results[i].value = NULL;
    if (!results[i].value && op->results[i]->uses) all = false;
    if (results[i].value) any = true;
  }
  if (folded) {
    changed = changed || any || !offered; // in-place changes leave the results empty
    for (unsigned i = 0; i < r; i++)
      if (results[i].value) cgi_value_replace_uses(op->results[i], results[i].value);
    if (all && any && cgi_op_is_dead(op)) cgi_op_erase(op);
  }
  return changed;
}

// ---- the driver --------------------------------------------------------------------------------------------------------------------------------
static bool cgi_driver_seed(cg_op op, void *user) {
  cgi_driver_add((cgi_driver *)user, op);
  return true;
}

// An op is queued while it is worked on, so that its erasure is seen; it stays queued when it changed.
static size_t cgi_driver_watch(cgi_driver *d, cg_op op) {
  cgi_driver_add(d, op);
  return cgi_len(d->worklist) - 1;
}

static void cgi_driver_unwatch(cgi_driver *d, cg_op op, size_t at) {
  op->worklist = 0;
  d->worklist[at] = NULL;
  if (cgi_len(d->worklist) == at + 1) (void)cgi_pop(d->worklist);
}

// Tries what there is for op: its fold, then the patterns of its kind, then those of every kind. What they took goes when they are done.
static bool cgi_driver_rewrite(cgi_driver *d, cg_op op) {
  cgi_builder b = cgi_builder_before(op);
  size_t at = cgi_driver_watch(d, op);
  if (cgi_fold_op(&b, op)) return true;
  cgi_driver_unwatch(d, op, at);
  for (unsigned pass = 0; pass < 2; pass++)
    for (unsigned p = d->first[pass || op->def->kind >= CG_OP_COUNT ? 0 : op->def->kind]; p; p = d->next[p - 1]) {
      if (pass == 1 && op->def->kind == CG_OP_UNREGISTERED) break;
      at = cgi_driver_watch(d, op);
      if (d->patterns[p - 1].fn(&b, op, d->user)) return true;
      cgi_driver_unwatch(d, op, at);
    }
  return false;
}

CGI_DEF bool cgi_rewrite_greedily(cg_op root, const cgi_pattern *patterns, size_t n, void *user) {
  cg_context *ctx = root->ctx;
  cgi_driver d;
  memset(&d, 0, sizeof d);
  d.ctx = ctx;
  d.patterns = patterns;
  d.user = user;
  cgi_scratch all = cgi_scratch_mark(ctx);
  d.first = CGI_SCRATCH(ctx, uint16_t, CG_OP_COUNT);
  d.next = CGI_SCRATCH(ctx, uint16_t, n);
  for (size_t i = n; i-- > 0;) {
    d.next[i] = d.first[patterns[i].kind];
    d.first[patterns[i].kind] = (uint16_t)(i + 1);
  }
  void *outer = ctx->driver; // of what a callback of it called this for
  ctx->driver = &d;
  cgi_walk_pre(root, cgi_driver_seed, &d);
  for (size_t i = 0, k = cgi_len(d.worklist); i < k / 2; i++) { // definitions first: the list is taken from its end
    cg_op t = d.worklist[i];
    d.worklist[i] = d.worklist[k - 1 - i];
    d.worklist[k - 1 - i] = t;
    d.worklist[i]->worklist = (uint32_t)(i + 1);
    d.worklist[k - 1 - i]->worklist = (uint32_t)(k - i);
  }
  size_t budget = 10000 + 1000 * cgi_len(d.worklist);
  bool converged = true;
  while (cgi_len(d.worklist)) {
    cg_op op = cgi_pop(d.worklist);
    if (!op) continue;
    op->worklist = 0;
    if (op == root || !op->block) continue;
    if (budget-- == 0) {
      converged = false;
      break;
    }
    if (cgi_op_is_dead(op)) {
      cgi_op_erase(op);
      d.changed = true;
      continue;
    }
    cgi_scratch one = cgi_scratch_mark(ctx);
    if (cgi_driver_rewrite(&d, op)) d.changed = true;
    cgi_scratch_release(ctx, one);
  }
  ctx->driver = outer;
  for (size_t i = 0; i < cgi_len(d.worklist); i++)
    if (d.worklist[i]) d.worklist[i]->worklist = 0;
  cgi_scratch_release(ctx, all);
  if (!converged) cgi_op_error(root, "was not settled by rewriting within its budget");
  return d.changed;
}
