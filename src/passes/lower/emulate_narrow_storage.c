// emulate-narrow-storage: 8- and 16-bit elements of buffers on targets that have 32-bit storage only. Memory keeps its layout.
//
//   %x = memref.load %a[%i] : memref<?xi8>              %w = memref.load %a[%i / 4] : memref<?xi32>
//   %y = arith.extui %x : i8 to i32               →     %y = (%w >> 8 (%i mod 4)) & 255
//   memref.store %z, %b[%i] : memref<?xi8>              memref.atomic_rmw andi ~(255 << s), … then ori (%z & 255) << s
//
// Neighbours in a word may be stored by other invocations: hence atomics, each of which touches its own bits only. Buffers are read and written in
// whole words: their sizes are rounded up to 4 bytes, which the launch description says. Arrays of the workgroup get a word per element.
//
// Requires: flatten-memrefs and expand-arith, after which narrow values only come from loads to be extended, and go truncated into stores.
#include "dialects/combiner.h"
#include "support/formula.h"
#include "passes/pass_table.h"

typedef struct cgi_narrow_storage_access {
  cg_op op;
  int64_t offset; // of the memref's layout
  bool packed;    // several elements a word
} cgi_narrow_storage_access;

typedef struct cgi_narrow_storage_state {
  cg_context *ctx;
  unsigned width;
  bool failed;
  bool widen_arrays;                   // of the workgroup
  cgi_narrow_storage_access *accesses; // cgi array
  cg_value *memrefs;                   // cgi array
} cgi_narrow_storage_state;

static bool cgi_narrow_storage_is(const cgi_narrow_storage_state *s, cg_type t) {
  cg_type e = cg_type_element(t);
  return cg_type_get_kind(t) == CG_TYPE_MEMREF && cg_type_is_int(e) && cg_type_width(e) == s->width;
}

static bool cgi_narrow_storage_is_array(cg_value memref) { // not a binding
  while (memref->op && memref->op->def->kind == CG_MEMREF_CAST) memref = cg_op_operand(memref->op, CG_MEMREF_CAST_SOURCE);
  return memref->op && memref->op->def->kind != CG_HAL_INTERFACE_BINDING_SUBSPAN;
}

static bool cgi_narrow_storage_wanted(const cgi_narrow_storage_state *s, cg_value v) {
  return cgi_narrow_storage_is(s, v->type) && (!cgi_narrow_storage_is_array(v) || s->widen_arrays);
}

static bool cgi_narrow_storage_collect(cg_op op, void *user) {
  cgi_narrow_storage_state *s = (cgi_narrow_storage_state *)user;
  cg_context *ctx = s->ctx;
  cg_op_kind kind = op->def->kind;
  for (unsigned i = 0; i < op->num_results; i++)
    if (cgi_narrow_storage_wanted(s, op->results[i])) cgi_push(s->memrefs, op->results[i]);
  for (unsigned i = 0; i < op->num_operands; i++) {
    cg_value memref = cg_op_operand(op, i);
    if (!cgi_narrow_storage_wanted(s, memref)) continue;
    if (kind == CG_MEMREF_CAST || kind == CG_MEMREF_DEALLOC || kind == CG_MEMREF_ASSUME_ALIGNMENT) continue;
    int64_t stride = 1;
    cgi_narrow_storage_access a;
    a.op = op;
    a.offset = 0;
    a.packed = !cgi_narrow_storage_is_array(memref);
    bool plain = cg_type_rank(memref->type) <= 1 &&
                 (!cg_type_layout(memref->type) || (cg_type_strides(memref->type, &stride, &a.offset) && a.offset != CG_DYNAMIC && stride == 1));
    if ((kind != CG_MEMREF_LOAD && kind != CG_MEMREF_STORE) || !plain) {
      s->failed = !cgi_op_unsupported(op, "[missing-feature] cannot use %t on a target without %u-bit storage", memref->type, s->width);
      return false;
    }
    cgi_push(s->accesses, a);
  }
  return true;
}

// Words that `count` elements take.
static int64_t cgi_narrow_storage_words(const cgi_narrow_storage_state *s, int64_t count, bool packed) {
  int64_t per_word = packed ? 32 / (int64_t)s->width : 1;
  return count == CG_DYNAMIC ? count : (count + per_word - 1) / per_word;
}

static void cgi_narrow_storage_retype(const cgi_narrow_storage_state *s, cg_value memref) {
  cg_type t = memref->type;
  bool packed = !cgi_narrow_storage_is_array(memref);
  int64_t stride = 1, offset = 0;
  if (cg_type_layout(t)) (void)cg_type_strides(t, &stride, &offset);
  int64_t count = cg_type_rank(t) == 0 ? 1 : cg_type_dim(t, 0);
  if (count != CG_DYNAMIC) count += offset;
  int64_t words = cgi_narrow_storage_words(s, count, packed);
  cg_op op = memref->op;
  if (packed && words == CG_DYNAMIC && op && op->def->kind == CG_HAL_INTERFACE_BINDING_SUBSPAN && op->num_operands) {
    static const cgi_formula round_up[] = {{"words8(n) return (n + 3) >>> 2;"}, {"words16(n) return (n + 1) >>> 1;"}};
    unsigned last = op->num_operands - 1;
    cg_value n = cg_op_operand(op, last);
    cgi_builder b = cgi_builder_before(op);
    if (offset) n = cgi_build_binary_int(&b, CG_ARITH_ADDI, n, offset);
    cgi_formula_target f = cgi_formula_before(op, n->type, NULL, 32, round_up, 2);
    f.i = n->type;
    n = cgi_formula_expand1(&f, &round_up[s->width == 16 ? 1 : 0], 1, &n);
    if (n) cgi_op_set_operand(op, last, n);
  }
  cgi_value_set_type(memref, cgi_type_memref(s->ctx, 1, &words, cgi_type_i(s->ctx, 32), NULL, cg_type_memory_space(t)));
}

// The word that holds an access's element, and in i32 how far it is to be shifted (NULL: not at all).
static cg_value cgi_narrow_storage_place(const cgi_narrow_storage_state *s, const cgi_narrow_storage_access *a, unsigned first_index,
                                         cg_value *shift) {
  static const cgi_formula where[] = {{"at8(i) return i >>> 2, (i & 3) << 3;"}, {"at16(i) return i >>> 1, (i & 1) << 4;"}};
  cgi_builder b = cgi_builder_before(a->op);
  cg_value results[2], index = a->op->num_operands > first_index ? cg_op_operand(a->op, first_index) : cgi_build_index(&b, 0);
  *shift = NULL;
  if (a->offset) index = cgi_build_binary_int(&b, CG_ARITH_ADDI, index, a->offset);
  if (!a->packed) return index;
  cgi_formula_target t = cgi_formula_before(a->op, index->type, NULL, 32, where, 2);
  t.i = index->type;
  if (!cgi_formula_expand(&t, &where[s->width == 16 ? 1 : 0], 1, &index, 2, results)) return NULL;
  *shift = cgi_build_unary(&t.b, CG_ARITH_INDEX_CASTUI, cgi_type_i(s->ctx, 32), results[1]);
  return results[0];
}

static bool cgi_narrow_storage_load(const cgi_narrow_storage_state *s, const cgi_narrow_storage_access *a) {
  static const cgi_formula parts[] = {{"shift8(w,s) return (w >>> s) & 0xff;"},
                                      {"shift16(w,s) return (w >>> s) & 0xffff;"},
                                      {"mask8(w) return w & 0xff;"},
                                      {"mask16(w) return w & 0xffff;"}};
  cg_op op = a->op;
  cg_type i32 = cgi_type_i(s->ctx, 32);
  cg_value args[2], at = cgi_narrow_storage_place(s, a, 1, &args[1]);
  if (!at) return false;
  cgi_formula_target t = cgi_formula_before(op, i32, NULL, 32, parts, 4);
  args[0] = cgi_build_binary_t(&t.b, CG_MEMREF_LOAD, i32, cg_op_operand(op, CG_MEMREF_LOAD_MEMREF), at);
  cg_value element = cgi_formula_expand1(&t, &parts[(args[1] ? 0 : 2) + (s->width == 16 ? 1 : 0)], args[1] ? 2 : 1, args);
  if (!element) return false;
  CGI_FOREACH_USE(u, op->results[0]) {
    cg_op user = u->owner;
    if (user->def->kind != CG_ARITH_EXTUI || user->results[0]->type != i32)
      return cgi_op_unsupported(user, "[missing-pass] reads a narrow element that expand-arith did not widen");
    cgi_op_replace1(user, element);
  }
  cgi_op_erase(op);
  return true;
}

// The value to be stored, as i32.
static cg_value cgi_narrow_storage_stored(const cgi_narrow_storage_state *s, cg_op op) {
  cg_value v = cg_op_operand(op, CG_MEMREF_STORE_VALUE);
  cgi_builder b = cgi_builder_before(op);
  int64_t known;
  if (v->op && v->op->def->kind == CG_ARITH_TRUNCI && cg_op_operand(v->op, CG_OPERAND)->type == cgi_type_i(s->ctx, 32))
    return cg_op_operand(v->op, CG_OPERAND);
  if (cgi_constant_int(v, &known)) return cgi_build_int(&b, cgi_type_i(s->ctx, 32), known);
  cgi_op_unsupported(op, "[missing-pass] stores a narrow element that expand-arith did not widen");
  return NULL;
}

static void cgi_narrow_storage_atomic(cgi_builder *b, cg_op_kind kind, cg_value value, cg_value memref, cg_value at) {
  cg_value operands[3];
  operands[CG_MEMREF_ATOMIC_RMW_VALUE] = value;
  operands[CG_MEMREF_ATOMIC_RMW_MEMREF] = memref;
  operands[CG_MEMREF_ATOMIC_RMW_INDICES] = at;
  cgi_build_with(b, CG_MEMREF_ATOMIC_RMW, value->type, 3, operands, "kind", cgi_attr_i64(b->ctx, cgi_combiner_atomic(kind)));
}

static bool cgi_narrow_storage_store(const cgi_narrow_storage_state *s, const cgi_narrow_storage_access *a) {
  static const cgi_formula parts[] = {{"parts8(v,s) return ~(0xff << s), (v & 0xff) << s;"},
                                      {"parts16(v,s) return ~(0xffff << s), (v & 0xffff) << s;"}};
  cg_op op = a->op;
  cg_value args[2], results[2], memref = cg_op_operand(op, CG_MEMREF_STORE_MEMREF), at = cgi_narrow_storage_place(s, a, 2, &args[1]), stores[3];
  args[0] = cgi_narrow_storage_stored(s, op);
  if (!at || !args[0]) return false;
  cgi_formula_target t = cgi_formula_before(op, cgi_type_i(s->ctx, 32), NULL, 32, parts, 2);
  if (a->packed) {
    if (!cgi_formula_expand(&t, &parts[s->width == 16 ? 1 : 0], 2, args, 2, results)) return false;
    cgi_narrow_storage_atomic(&t.b, CG_ARITH_ANDI, results[0], memref, at);
    cgi_narrow_storage_atomic(&t.b, CG_ARITH_ORI, results[1], memref, at);
  } else {
    stores[0] = args[0];
    stores[1] = memref;
    stores[2] = at;
    cgi_build_plain(&t.b, CG_MEMREF_STORE, 3, stores);
  }
  cgi_op_erase(op);
  return true;
}

static bool cgi_narrow_storage_run(const cgi_pass *pass, cg_op function, unsigned width, bool widen_arrays) {
  cg_context *ctx = function->ctx;
  cgi_narrow_storage_state s;
  if (!cgi_type_occurs(ctx, CG_TYPE_INTEGER, width)) return true;
  if (!cgi_pass_needs_no_tensors(pass, function, width)) return false;
  memset(&s, 0, sizeof s);
  s.ctx = ctx;
  s.width = width;
  s.widen_arrays = widen_arrays;
  cgi_walk_pre(function, cgi_narrow_storage_collect, &s);
  for (size_t i = 0; !s.failed && i < cgi_len(s.memrefs); i++) cgi_narrow_storage_retype(&s, s.memrefs[i]);
  for (size_t i = 0; !s.failed && i < cgi_len(s.accesses); i++)
    s.failed =
        !(s.accesses[i].op->def->kind == CG_MEMREF_LOAD ? cgi_narrow_storage_load(&s, &s.accesses[i]) : cgi_narrow_storage_store(&s, &s.accesses[i]));
  return !s.failed;
}

CGI_DEF bool cgi_pass_emulate_narrow_storage(cgi_pass *pass) {
  const cg_target *target = cgi_target_of(pass->func);
  if (!target) return true;
  return ((target->features & CG_FEATURE_STORAGE8) || cgi_narrow_storage_run(pass, pass->func, 8, !(target->features & CG_FEATURE_INT8))) &&
         ((target->features & CG_FEATURE_STORAGE16) || cgi_narrow_storage_run(pass, pass->func, 16, !(target->features & CG_FEATURE_INT16)));
}
