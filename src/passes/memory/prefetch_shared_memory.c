// prefetch-shared-memory: a loop that fills tiles of workgroup memory and then computes with them reads the next tiles to registers before it
// computes, and writes them to memory after that, so that the reads take their time meanwhile.
//
//                                                     gpu.barrier   %0 = transfer_read %A[%lb]   transfer_write %0, %s0   gpu.barrier
//   scf.for %k = %lb to %ub step %st … {              scf.for %k = %lb to %ub step %st … {
//     gpu.barrier                                       %n = the next %k, in the last round the same
//     %a = transfer_read %A[%k]                         %a = transfer_read %A[%n]
//     transfer_write %a, %s                      →      compute with %s_p
//     gpu.barrier                                       transfer_write %a, %s_q
//     compute with %s }                                 gpu.barrier }
//
// With two buffers %s_p and %s_q are the copies of the tile that rounds take in turn; with one they are the same, and another barrier stands before
// the write. Nothing is read beyond what the loop would read. An even number of rounds goes in pairs, whose buffers are then constants.
// Requires: distribute; n-D transfers. Takes the loops of functions with `prefetch_buffers` (promote), or all where the option says how many buffers.
// Loops of another form, of one round, or with too much to hold in registers stay. Preserves: values; every thread meets the same barriers.
#include "dialects/dialects.h"
#include "support/views.h"
#include "passes/pass_table.h"

#define CGI_PREFETCH_REGISTERS 64 // elements that a thread may hold from one round to the next
#define CGI_PREFETCH_TILES 8

typedef struct cgi_prefetch {
  cg_context *ctx;
  cg_value *doubled; // cgi array: of tiles that are there twice, the view of the first
  cg_op loop;
  cg_block body;
  cg_op first, second; // the barriers around the stage that fills the tiles
  cg_value parity[2];  // with two buffers: the number of this round's, and of the other
  unsigned num_tiles, buffers;
  int64_t elements;
  cg_value tiles[CGI_PREFETCH_TILES], turn[CGI_PREFETCH_TILES], other[CGI_PREFETCH_TILES]; // what is written; this round's buffer, and the other one
} cgi_prefetch;

// ---- the form ---------------------------------------------------------------------------------------------------------------------------
static bool cgi_prefetch_is_pure(cg_op op) { return (op->def->traits & CG_TRAIT_PURE) && !op->num_regions; }

static bool cgi_prefetch_is_read(cg_op op) {
  cgi_access a;
  return cgi_access_of(op, &a) && a.reads && !a.writes && op->num_results == 1 && !cgi_is_workgroup_memory(a.memref->type);
}

static bool cgi_prefetch_is_write(cg_op op) {
  cgi_access a;
  return cgi_access_of(op, &a) && a.writes && !a.reads && !op->num_results && cgi_is_workgroup_memory(a.memref->type);
}

static bool cgi_prefetch_add_tile(cgi_prefetch *s, cg_value root) {
  for (size_t i = 0; i < cgi_len(s->doubled); i++)
    if (s->doubled[i]->op->operands[CG_SOURCE].value == root) root = s->doubled[i];
  for (unsigned i = 0; i < s->num_tiles; i++)
    if (s->tiles[i] == root) return true;
  if (s->num_tiles == CGI_PREFETCH_TILES || !root->op) return false;
  s->tiles[s->num_tiles++] = root;
  return true;
}

// Reads, then writes of them, and pure ops; some under a guard.
static bool cgi_prefetch_stage(cgi_prefetch *s, cg_op first, cg_op end, bool guarded) {
  for (cg_op op = first; op != end; op = op->next) {
    if (op->def->kind == CG_SCF_YIELD || cgi_prefetch_is_pure(op)) continue;
    if (cgi_prefetch_is_read(op)) {
      cg_type t = op->results[0]->type;
      int64_t n = 1;
      for (unsigned i = 0; t->kind == CG_TYPE_VECTOR && i < t->rank; i++) n *= t->shape[i];
      s->elements += n;
    } else if (cgi_prefetch_is_write(op)) {
      cgi_access a;
      cgi_access_of(op, &a);
      if (!cgi_prefetch_add_tile(s, cgi_memory_root(a.memref))) return false;
    } else if (guarded || op->def->kind != CG_SCF_IF || op->num_results || op->regions[CG_SCF_IF_ELSE_REGION]->first ||
               !cgi_prefetch_stage(s, op->regions[CG_SCF_IF_THEN_REGION]->first->first, NULL, true)) {
      return false;
    }
  }
  return true;
}

// What is made of the reads goes to memory only: nothing behind the stage uses it.
static bool cgi_prefetch_stays_inside(cgi_prefetch *s) {
  for (cg_op op = s->body->first; op != s->second; op = op->next) {
    op->mark = cgi_prefetch_is_read(op);
    for (unsigned i = 0; i < op->num_operands && cgi_prefetch_is_pure(op); i++) {
      cg_op def = op->operands[i].value->op;
      if (def && def->block == s->body && def->mark) op->mark = 1;
    }
    for (unsigned i = 0; op->mark && i < op->num_results; i++) CGI_FOREACH_USE(u, op->results[i]) {
        cg_op user = u->owner;
        while (user->block != s->body) user = cg_op_parent(user);
        if (!cgi_op_before(user, s->second)) return false;
      }
  }
  return true;
}

static bool cgi_prefetch_only_reads(cg_op op, void *user) {
  cgi_access a;
  (void)user;
  if (op->def->kind == CG_GPU_BARRIER) return false;
  return cgi_access_of(op, &a) ? !a.writes : op->num_regions || !(op->def->traits & CG_TRAIT_WRITES) || (op->def->traits & CG_TRAIT_TERMINATOR);
}

static bool cgi_prefetch_matches(cgi_prefetch *s) {
  int64_t lower, upper, step;
  s->body = s->loop->regions[0]->first;
  if (cgi_constant_int(s->loop->operands[CG_SCF_FOR_LOWER_BOUND].value, &lower) &&
      cgi_constant_int(s->loop->operands[CG_SCF_FOR_UPPER_BOUND].value, &upper) &&
      cgi_constant_int(s->loop->operands[CG_SCF_FOR_STEP].value, &step) && upper - lower <= step)
    return false; // one round at most
  cg_op op = s->body->first;
  while (op && cgi_prefetch_is_pure(op)) op = op->next;
  if (!op || op->def->kind != CG_GPU_BARRIER) return false;
  s->first = op;
  for (op = op->next; op && op->def->kind != CG_GPU_BARRIER;) op = op->next;
  if (!op) return false;
  s->second = op;
  if (!cgi_prefetch_stage(s, s->first->next, s->second, false) || !s->num_tiles || s->elements > CGI_PREFETCH_REGISTERS ||
      !cgi_prefetch_stays_inside(s))
    return false;
  for (op = op->next; op; op = op->next)
    if (!cgi_walk_pre(op, cgi_prefetch_only_reads, NULL)) return false;
  return true;
}

// ---- buffers ----------------------------------------------------------------------------------------------------------------------------
// Views of a memref whose offset is not known any more: their types say so, too.
static bool cgi_prefetch_retype(cg_value v, bool check, unsigned depth) {
  CGI_FOREACH_USE(u, v) {
    cg_op op = u->owner;
    cgi_mixed m[3];
    if (!cgi_is_view(op)) continue;
    cg_type old = op->results[0]->type;
    int64_t strides[16], offset;
    if (depth > 16 || op->def->kind != CG_MEMREF_SUBVIEW || old->rank > 16 || !cg_type_strides(old, strides, &offset) ||
        !cgi_mixed_get(op, "offsets", "static_offsets", &m[0]))
      return false;
    if (!check)
      cgi_value_set_type(op->results[0], cgi_type_memref(op->ctx, old->rank, old->shape, old->element,
                                                         cgi_attr_strided(op->ctx, old->rank, strides, CG_DYNAMIC), old->memory_space));
    if (!cgi_prefetch_retype(op->results[0], check, depth + 1)) return false;
  }
  return true;
}

// Buffer number `at` of a tile that is there twice.
static cg_value cgi_prefetch_buffer(cgi_builder *b, cg_value both, cg_value at) {
  cgi_mixed m[3];
  cg_type t = both->type;
  int64_t strides[16], offset;
  memset(m, 0, sizeof m);
  for (unsigned g = 0; g < 3; g++) m[g].n = t->rank;
  for (unsigned i = 0; i < t->rank; i++) {
    m[1].fixed[i] = i ? t->shape[i] : 1;
    m[2].fixed[i] = 1;
  }
  m[0].values[0] = at;
  m[0].fixed[0] = CG_DYNAMIC;
  cg_type_strides(t, strides, &offset);
  cg_type view =
      cgi_type_memref(b->ctx, t->rank - 1, t->shape + 1, t->element, cgi_attr_strided(b->ctx, t->rank - 1, strides + 1, CG_DYNAMIC), t->memory_space);
  return cgi_slice_build(b, CG_MEMREF_SUBVIEW, 1, &both, view, m)->results[0];
}

// The tile's allocation becomes one of two; who does not know of that uses the first.
static cg_value cgi_prefetch_double(cg_value tile) {
  cg_type t = tile->type;
  int64_t shape[16];
  shape[0] = 2;
  for (unsigned i = 0; i < t->rank; i++) shape[1 + i] = t->shape[i];
  cgi_builder b = cgi_builder_before(tile->op);
  cg_type type = cgi_type_memref(t->ctx, t->rank + 1, shape, t->element, NULL, t->memory_space);
  cg_op both = cgi_build(&b, CG_MEMREF_ALLOC, 0, NULL, 1, &type, tile->op->num_attrs, tile->op->attrs, 0);
  cg_value zero = cgi_build_index(&b, 0), first = cgi_prefetch_buffer(&b, both->results[0], zero);
  cgi_op_replace1(tile->op, first);
  cgi_prefetch_retype(first, false, 0);
  return first;
}

static bool cgi_prefetch_double_all(cgi_prefetch *s) {
  cg_context *ctx = s->ctx;
  for (unsigned i = 0; i < s->num_tiles; i++)
    if (s->tiles[i]->type->rank > 14 || !cgi_prefetch_retype(s->tiles[i], true, 0)) return false;
  for (unsigned i = 0; i < s->num_tiles; i++) {
    if (s->tiles[i]->op->def->kind != CG_MEMREF_ALLOC) continue;
    s->tiles[i] = cgi_prefetch_double(s->tiles[i]);
    cgi_push(s->doubled, s->tiles[i]);
  }
  return true;
}

// ---- building ---------------------------------------------------------------------------------------------------------------------------
static void cgi_prefetch_put(cgi_builder *b, cg_op op) {
  if (b->before)
    cgi_op_insert_before(op, b->before);
  else
    cgi_op_append(b->block, op);
}

static cg_op cgi_prefetch_clone(cgi_builder *b, cg_op op, cgi_hmap *values) {
  cg_op made = cgi_op_clone(op, values);
  cgi_prefetch_put(b, made);
  return made;
}

// The guarded reads of a stage: their values, zero where the guard does not hold.
static void cgi_prefetch_read_guarded(cgi_builder *b, cg_op guard, cgi_hmap *values) {
  cg_context *ctx = b->ctx;
  cg_type *types = NULL;
  cg_value *reads = NULL, *zeros = NULL;
  CGI_FOREACH_OP(op, guard->regions[CG_SCF_IF_THEN_REGION]->first) {
    if (cgi_prefetch_is_read(op)) cgi_push(types, op->results[0]->type);
  }
  cg_op made = cgi_build_if(b, cgi_mapped(values, guard->operands[CG_SCF_IF_CONDITION].value), (unsigned)cgi_len(types), types, true);
  cgi_builder in = cgi_builder_in(made, CG_SCF_IF_THEN_REGION), out = cgi_builder_in(made, CG_SCF_IF_ELSE_REGION);
  unsigned n = 0;
  CGI_FOREACH_OP(op, guard->regions[CG_SCF_IF_THEN_REGION]->first) {
    if (cgi_prefetch_is_read(op)) {
      cg_value read = cgi_prefetch_clone(&in, op, values)->results[0];
      cg_type t = read->type, e = t->kind == CG_TYPE_VECTOR ? t->element : t;
      cgi_push(reads, read);
      cgi_push(zeros, cgi_build_constant(&out, cgi_attr_like(t, cgi_attr_number(e, 0))));
      n++;
    } else if (cgi_prefetch_is_pure(op) && op->def->kind != CG_SCF_YIELD) {
      cgi_prefetch_clone(&in, op, values);
    }
  }
  cgi_build_yield(&in, n, reads);
  cgi_build_yield(&out, n, zeros);
  n = 0;
  CGI_FOREACH_OP(op, guard->regions[CG_SCF_IF_THEN_REGION]->first) { // what is made of the reads is made again where it is written
    if (cgi_prefetch_is_read(op)) cgi_hmap_put_ptr(values, op->results[0], made->results[n++]);
  }
}

// The stage's reads, then known by `values`.
static void cgi_prefetch_reads(cgi_prefetch *s, cgi_builder *b, cgi_hmap *values) {
  for (cg_op op = s->first->next; op != s->second; op = op->next) {
    if (op->def->kind == CG_SCF_IF)
      cgi_prefetch_read_guarded(b, op, values);
    else if (!cgi_prefetch_is_write(op))
      cgi_prefetch_clone(b, op, values);
  }
}

// The stage's writes, into the buffers that `values` has for the tiles.
static void cgi_prefetch_writes(cgi_builder *b, cg_op first, cg_op end, cgi_hmap *values) {
  for (cg_op op = first; op != end; op = op->next) {
    if (op->def->kind == CG_SCF_IF) {
      cg_op guard = cgi_build_if(b, cgi_mapped(values, op->operands[CG_SCF_IF_CONDITION].value), 0, NULL, false);
      cgi_builder in = cgi_builder_in(guard, CG_SCF_IF_THEN_REGION);
      cgi_prefetch_writes(&in, op->regions[CG_SCF_IF_THEN_REGION]->first->first, NULL, values);
    } else if (!cgi_prefetch_is_read(op)) {
      cgi_prefetch_clone(b, op, values);
    }
  }
}

static void cgi_prefetch_barrier(cgi_builder *b) { cgi_build_plain(b, CG_GPU_BARRIER, 0, NULL); }

static void cgi_prefetch_map_tiles(cgi_prefetch *s, cgi_hmap *values, const cg_value *buffers) {
  for (unsigned i = 0; i < s->num_tiles; i++) cgi_hmap_put_ptr(values, s->tiles[i], buffers[i]);
}

// The first tiles, in front of the loop; where it may not run at all, under that condition.
static void cgi_prefetch_prologue(cgi_prefetch *s) {
  cg_context *ctx = s->ctx;
  cg_value lower = s->loop->operands[CG_SCF_FOR_LOWER_BOUND].value, upper = s->loop->operands[CG_SCF_FOR_UPPER_BOUND].value;
  int64_t l, u;
  cgi_builder b = cgi_builder_before(s->loop);
  cgi_hmap values = cgi_hmap_new(ctx);
  cgi_hmap_put_ptr(&values, s->body->args[0], lower);
  bool runs = cgi_constant_int(lower, &l) && cgi_constant_int(upper, &u) && l < u;
  if (!runs) b = cgi_build_guard(&b, cgi_build_cmpi(&b, CG_CMPI_SLT, lower, upper));
  for (cg_op op = s->body->first; op != s->first; op = op->next) cgi_prefetch_clone(&b, op, &values);
  cgi_prefetch_barrier(&b);
  for (cg_op op = s->first->next; op != s->second; op = op->next) cgi_prefetch_clone(&b, op, &values);
  cgi_prefetch_barrier(&b);
}

// Which buffer a round computes with: rounds are counted from the loop's start.
static void cgi_prefetch_turns(cgi_prefetch *s, cgi_builder *b) {
  cg_context *ctx = s->ctx;
  cg_value iv = s->body->args[0], lower = s->loop->operands[CG_SCF_FOR_LOWER_BOUND].value;
  int64_t step;
  if (!cgi_constant_is(lower, 0)) iv = cgi_build_binary(b, CG_ARITH_SUBI, iv, lower);
  cgi_constant_int(s->loop->operands[CG_SCF_FOR_STEP].value, &step);
  cg_expr e = cgi_expr_binary(ctx, CG_EXPR_FLOORDIV, cgi_expr_dim(ctx, 0), cgi_expr_const(ctx, step));
  e = cgi_expr_binary(ctx, CG_EXPR_MOD, e, cgi_expr_const(ctx, 2));
  cg_value turn = cgi_build_apply(b, 1, e, &iv), one = cgi_build_index(b, 1);
  cg_value other = cgi_build_binary(b, CG_ARITH_SUBI, one, turn);
  s->parity[0] = turn;
  s->parity[1] = other;
  for (unsigned i = 0; i < s->num_tiles; i++) {
    cg_value both = s->tiles[i]->op->operands[CG_MEMREF_SUBVIEW_SOURCE].value;
    s->turn[i] = cgi_prefetch_buffer(b, both, turn);
    s->other[i] = cgi_prefetch_buffer(b, both, other);
  }
}

static void cgi_prefetch_use_turn(cgi_prefetch *s) {
  for (unsigned i = 0; i < s->num_tiles; i++) CGI_FOREACH_USE(u, s->tiles[i]) {
      if (cgi_op_is_ancestor(s->loop, u->owner)) cgi_op_set_operand(u->owner, (unsigned)(u - u->owner->operands), s->turn[i]);
    }
}

static void cgi_prefetch_rewrite(cgi_prefetch *s) {
  cg_context *ctx = s->ctx;
  cgi_hmap values = cgi_hmap_new(ctx);
  cg_value iv = s->body->args[0];
  cgi_prefetch_prologue(s);
  cgi_builder b = cgi_builder_at_start(s->body, s->loop->loc);
  cg_value next = cgi_build_binary(&b, CG_ARITH_ADDI, iv, s->loop->operands[CG_SCF_FOR_STEP].value);
  cg_value more = cgi_build_cmpi(&b, CG_CMPI_SLT, next, s->loop->operands[CG_SCF_FOR_UPPER_BOUND].value);
  next = cgi_build_select(&b, more, next, iv);
  if (s->buffers == 2) {
    cgi_prefetch_turns(s, &b);
  } else {
    memcpy(s->turn, s->tiles, sizeof s->turn);
    memcpy(s->other, s->tiles, sizeof s->other);
  }
  cg_op begin = b.before; // the body as it was
  cgi_hmap_put_ptr(&values, iv, next);
  for (cg_op op = begin; op != s->first; op = op->next) cgi_prefetch_clone(&b, op, &values);
  cgi_prefetch_reads(s, &b, &values);
  cgi_builder end = cgi_builder_before(s->body->last);
  if (s->buffers == 1) cgi_prefetch_barrier(&end);
  cgi_prefetch_map_tiles(s, &values, s->other);
  cgi_prefetch_writes(&end, s->first->next, s->second, &values);
  cgi_prefetch_barrier(&end);
  for (cg_op op = s->second->prev, prev; op != s->first; op = prev) { // pure ops stay: the computation may use them
    prev = op->prev;
    if (!cgi_prefetch_is_pure(op) || op->mark) cgi_op_erase(op);
  }
  cgi_op_erase(s->first);
  cgi_op_erase(s->second);
  if (s->buffers == 2) cgi_prefetch_use_turn(s);
}

// Two rounds in one, so that each names its buffers by constants: the addresses in the computation are then fixed but for the thread's part.
static void cgi_prefetch_unroll(cgi_prefetch *s) {
  int64_t lower, upper, step;
  if (!cgi_constant_int(s->loop->operands[CG_SCF_FOR_LOWER_BOUND].value, &lower) ||
      !cgi_constant_int(s->loop->operands[CG_SCF_FOR_UPPER_BOUND].value, &upper) ||
      !cgi_constant_int(s->loop->operands[CG_SCF_FOR_STEP].value, &step) || (upper - lower) % (2 * step) != 0)
    return;
  cg_context *ctx = s->ctx;
  cg_op yield = s->body->last, last = yield->prev;
  cgi_builder top = cgi_builder_at_start(s->body, s->loop->loc), outside = cgi_builder_before(s->loop), end = cgi_builder_before(yield);
  cg_value zero = cgi_build_index(&top, 0), one = cgi_build_index(&top, 1), iv = s->body->args[0];
  cgi_hmap values = cgi_hmap_new(ctx);
  cgi_hmap_put_ptr(&values, iv, cgi_build_binary(&end, CG_ARITH_ADDI, iv, s->loop->operands[CG_SCF_FOR_STEP].value));
  for (unsigned i = 0; i < yield->num_operands; i++) cgi_hmap_put_ptr(&values, s->body->args[1 + i], yield->operands[i].value);
  cgi_hmap_put_ptr(&values, s->parity[0], one);
  cgi_hmap_put_ptr(&values, s->parity[1], zero);
  for (cg_op op = one->op->next, next; op; op = op == last ? NULL : next) {
    next = op->next;
    if (op != s->parity[0]->op && op != s->parity[1]->op) cgi_prefetch_clone(&end, op, &values);
  }
  for (unsigned i = 0; i < yield->num_operands; i++) cgi_op_set_operand(yield, i, cgi_mapped(&values, yield->operands[i].value));
  cgi_value_replace_uses(s->parity[0], zero);
  cgi_value_replace_uses(s->parity[1], one);
  cgi_op_set_operand(s->loop, CG_SCF_FOR_STEP, cgi_build_index(&outside, 2 * step));
}

static CGI_NOINLINE void cgi_prefetch_loop(cgi_prefetch *s, cg_op loop, unsigned buffers) {
  int64_t step;
  s->loop = loop;
  s->num_tiles = 0;
  s->elements = 0;
  if (!cgi_prefetch_matches(s)) return;
  bool known = cgi_constant_int(loop->operands[CG_SCF_FOR_STEP].value, &step) && step > 0;
  s->buffers = buffers == 2 && known && cgi_prefetch_double_all(s) ? 2 : 1;
  cgi_prefetch_rewrite(s);
  if (s->buffers == 2) cgi_prefetch_unroll(s);
}

CGI_DEF bool cgi_pass_prefetch_shared_memory(cgi_pass *pass) {
  cg_attr a = cg_op_attr(pass->func, "prefetch_buffers");
  int64_t wanted = cgi_pass_option_int(pass, "buffers"), buffers = wanted ? wanted : a && a->kind == CG_ATTR_INT ? cg_attr_int(a) : 0;
  cg_op *loops = buffers ? cgi_collect(pass->func, CG_SCF_FOR) : NULL;
  cgi_prefetch s;
  memset(&s, 0, sizeof s);
  s.ctx = pass->ctx;
  for (size_t k = 0; k < cgi_len(loops); k++) cgi_prefetch_loop(&s, loops[k], buffers > 1 ? 2 : 1);
  cgi_op_set_attr(pass->func, "prefetch_buffers", NULL);
  return true;
}

#undef CGI_PREFETCH_REGISTERS
#undef CGI_PREFETCH_TILES
