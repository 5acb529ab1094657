// collapse-dimensions: adjacent loops of a kernel's generics that every operand walks contiguously become one, and loops of size 1 go: bindings,
// loads, stores and everything between get the collapsed shapes.
//
//   %a = … : !flow.dispatch.tensor<readonly:tensor<?x15xf32>>{%n}            %0 = arith.muli %n, %c15
//   %x = flow.dispatch.tensor.load %a … -> tensor<?x15xf32>            →     %a = … : !flow.dispatch.tensor<readonly:tensor<?xf32>>{%0}
//   %y = linalg.generic {(d0, d1) -> (d0, d1), …} ins(%x) …                  %y = linalg.generic {(d0) -> (d0), …} ins(%x) …
//
// Dims that ops tie together form classes; two classes collapse where each tensor that has one has both, neighbours in that order, and each op
// treats both alike (parallel or reduced). An op other than a generic, a fill, and loads and stores of whole bindings keeps the dims of its tensors
// as they are, in bodies, too (tensor.extract); so does linalg.index. Loops stay apart whose product is beyond 32 bits. A kernel that its author
// configured is left alone. Of a convolution that matrix units take, the loops collapse whatever its input makes of them, which is read by quotients
// and remainders of them: it is a product of matrices then, one of which is gathered. Requires: materialize-interface. Preserves: bytes, push
// constants.
#include "dialects/dialects.h"
#include "passes/pass_table.h"
#include "support/structured.h"
#include "target/matrices.h"

enum { CGI_COLLAPSE_UNSET = -1, CGI_COLLAPSE_NONE = -2 };

typedef struct cgi_collapse_class {
  int32_t parent;
  int32_t next, previous; // the class behind and before it in every tensor
  bool pinned, indexed;   // dims stay as they are; linalg.index reads the loop
  bool sized, unit;       // it has a dim; all are static ones
  bool kept, joined;      // not dropped though unit; part of the class before it
  bool gap;               // a host's strides leave something out between an element of this dim and the next
  int64_t size;           // CG_DYNAMIC where no dim tells
} cgi_collapse_class;

typedef struct cgi_collapse {
  cg_context *ctx;
  cgi_hmap first;              // value, or generic, to the number of its first dim, or loop, plus one
  cgi_collapse_class *classes; // cgi array
  cg_value *values;            // cgi array: tensors and dispatch tensors
  cg_op *generics;             // cgi array
  cg_op windows;               // the convolution that matrix units take: its input, operand number `input`, is gathered by whatever loops collapse
  unsigned input;
} cgi_collapse;

static cg_type cgi_collapse_shaped(cg_type t) {
  if (t->kind == CG_TYPE_DISPATCH_TENSOR) t = t->element;
  return t && t->kind == CG_TYPE_TENSOR ? t : NULL;
}

static size_t cgi_collapse_find(cgi_collapse *s, size_t i) {
  while (s->classes[i].parent >= 0 && (size_t)s->classes[i].parent != i) i = (size_t)s->classes[i].parent;
  return i;
}

static void cgi_collapse_pin(cgi_collapse *s, size_t i) { s->classes[cgi_collapse_find(s, i)].pinned = true; }

static void cgi_collapse_unify(cgi_collapse *s, size_t i, size_t k) {
  i = cgi_collapse_find(s, i);
  k = cgi_collapse_find(s, k);
  if (i == k) return;
  if (k < i) { // the first one made stands for all
    size_t t = i;
    i = k;
    k = t;
  }
  cgi_collapse_class *a = &s->classes[i], *b = &s->classes[k];
  b->parent = (int32_t)i;
  a->unit = (!a->sized || a->unit) && (!b->sized || b->unit);
  a->sized |= b->sized;
  a->pinned |= b->pinned;
  a->indexed |= b->indexed;
  a->gap |= b->gap;
  if (a->size == CG_DYNAMIC) a->size = b->size;
}

static size_t cgi_collapse_new(cgi_collapse *s, unsigned n) {
  cg_context *ctx = s->ctx;
  size_t first = cgi_len(s->classes);
  for (unsigned i = 0; i < n; i++) {
    cgi_collapse_class c;
    memset(&c, 0, sizeof c);
    c.parent = (int32_t)(first + i);
    c.next = c.previous = CGI_COLLAPSE_UNSET;
    c.size = CG_DYNAMIC;
    cgi_push(s->classes, c);
  }
  return first;
}

static size_t cgi_collapse_dims(cgi_collapse *s, cg_value v) {
  cg_context *ctx = s->ctx;
  uint64_t found;
  cg_type t = cgi_collapse_shaped(v->type);
  if (cgi_hmap_get(&s->first, (uint64_t)(uintptr_t)v, &found)) return (size_t)found - 1;
  size_t first = cgi_collapse_new(s, t->rank);
  for (unsigned i = 0; i < t->rank; i++) {
    s->classes[first + i].sized = true;
    s->classes[first + i].unit = t->shape[i] == 1;
    s->classes[first + i].size = t->shape[i];
    s->classes[first + i].pinned = t->encoding != NULL || !v->op; // a function's argument has its type from outside
  }
  cgi_hmap_put(&s->first, (uint64_t)(uintptr_t)v, first + 1);
  cgi_push(s->values, v);
  return first;
}

static void cgi_collapse_same(cgi_collapse *s, cg_value a, cg_value b) {
  size_t x = cgi_collapse_dims(s, a), y = cgi_collapse_dims(s, b);
  unsigned rank = cgi_collapse_shaped(a->type)->rank;
  for (unsigned i = 0; i < rank && rank == cgi_collapse_shaped(b->type)->rank; i++) cgi_collapse_unify(s, x + i, y + i);
}

static void cgi_collapse_pin_all(cgi_collapse *s, cg_op op) {
  for (unsigned i = 0; i < op->num_operands + op->num_results; i++) {
    cg_value v = i < op->num_operands ? op->operands[i].value : op->results[i - op->num_operands];
    cg_type t = cgi_collapse_shaped(v->type);
    if (!t) continue;
    size_t first = cgi_collapse_dims(s, v);
    for (unsigned k = 0; k < t->rank; k++) cgi_collapse_pin(s, first + k);
  }
}

// ---- what ties dims together ------------------------------------------------------------------------------------------------------------
// A load or store of everything: offsets 0, strides 1, and as sizes what the binding has.
static bool cgi_collapse_is_whole(cg_op op, cg_value binding, cg_value tensor, const char *dims) {
  cgi_mixed offsets, sizes;
  unsigned first, n = cgi_operand_group(op, dims, &first), dynamic = 0;
  cg_type t = cgi_collapse_shaped(binding->type), r = cgi_collapse_shaped(tensor->type);
  if (!t || !r || t->rank > 16 || r != t || !cgi_slice_get_unit(op, &offsets, &sizes)) return false;
  if (!cgi_mixed_all(&offsets, 0) || sizes.n != t->rank) return false;
  for (unsigned i = 0; i < t->rank; i++) {
    if (t->shape[i] != CG_DYNAMIC ? sizes.values[i] != NULL || sizes.fixed[i] != t->shape[i]
                                  : dynamic >= n || sizes.values[i] != op->operands[first + dynamic].value)
      return false;
    dynamic += t->shape[i] == CG_DYNAMIC;
  }
  return dynamic == n;
}

static void cgi_collapse_pin_expr(cgi_collapse *s, cg_expr e, size_t loops, unsigned depth) {
  if (e->kind == CG_EXPR_DIM) cgi_collapse_pin(s, loops + (size_t)e->value);
  if (e->kind == CG_EXPR_DIM || e->kind == CG_EXPR_CONST || e->kind == CG_EXPR_SYMBOL || depth > 100) return;
  cgi_collapse_pin_expr(s, e->lhs, loops, depth + 1);
  cgi_collapse_pin_expr(s, e->rhs, loops, depth + 1);
}

typedef struct cgi_collapse_body {
  cgi_collapse *s;
  cg_op owner;
  size_t loops; // of a generic
} cgi_collapse_body;

// In a body: loops that linalg.index reads, and tensors that are read with indices of their own.
static bool cgi_collapse_in_body(cg_op op, void *user) {
  cgi_collapse_body *b = (cgi_collapse_body *)user;
  if (op == b->owner) return true;
  if (op->def->kind != CG_LINALG_INDEX)
    cgi_collapse_pin_all(b->s, op);
  else if (b->owner->def->kind == CG_LINALG_GENERIC)
    b->s->classes[cgi_collapse_find(b->s, b->loops + (size_t)cgi_op_int(op, "dim"))].indexed = true;
  return true;
}

static void cgi_collapse_bodies(cgi_collapse *s, cg_op op, size_t loops) {
  cgi_collapse_body body;
  body.s = s;
  body.owner = op;
  body.loops = loops;
  cgi_walk_pre(op, cgi_collapse_in_body, &body);
}

static void cgi_collapse_generic(cgi_collapse *s, cg_op op) {
  cg_context *ctx = s->ctx;
  unsigned ni = cgi_linalg_num_inputs(op);
  size_t loops = cgi_collapse_new(s, cgi_linalg_num_loops(op));
  cgi_hmap_put(&s->first, (uint64_t)(uintptr_t)op, loops + 1);
  cgi_push(s->generics, op);
  for (unsigned o = 0; o < op->num_operands; o++) {
    cg_value v = op->operands[o].value;
    cg_map m = cgi_linalg_map(op, o);
    if (!cgi_collapse_shaped(v->type)) continue;
    size_t dims = cgi_collapse_dims(s, v);
    if (op == s->windows && o == s->input) {
      for (unsigned r = 0; r < m->num_results; r++) cgi_collapse_pin(s, dims + r);
      continue;
    }
    bool plain = true; // loops by themselves, each once; 0 along a dim of size 1
    for (unsigned r = 0; r < m->num_results; r++) {
      cg_expr e = m->results[r];
      bool unit = e->kind == CG_EXPR_CONST && e->value == 0 && v->type->shape[r] == 1;
      plain = plain && (unit || (e->kind == CG_EXPR_DIM && cgi_map_result_of_dim(m, (unsigned)e->value) == (int)r));
    }
    for (unsigned r = 0; r < m->num_results; r++) {
      if (m->results[r]->kind == CG_EXPR_DIM) cgi_collapse_unify(s, dims + r, loops + (size_t)m->results[r]->value);
      if (plain) continue;
      cgi_collapse_pin(s, dims + r);
      cgi_collapse_pin_expr(s, m->results[r], loops, 0);
    }
    if (o >= ni) cgi_collapse_same(s, v, op->results[o - ni]);
  }
  cgi_collapse_bodies(s, op, loops);
}

// Where a binding's strides are a host's own, only neighbours in memory may collapse.
static void cgi_collapse_gaps(cgi_collapse *s, cg_op op) {
  cg_type t = cgi_collapse_shaped(op->results[0]->type);
  cg_attr strides = cg_op_attr(op, "codegen.strides");
  size_t first = cgi_collapse_dims(s, op->results[0]);
  int64_t next = CG_DYNAMIC; // the stride that makes dims neighbours
  for (unsigned i = t->rank; strides && i-- > 0;) {
    int64_t stride = cg_attr_int_list_at(strides, i);
    if (t->shape[i] == 1) continue;
    if (next != stride) s->classes[cgi_collapse_find(s, first + i)].gap = true;
    if (t->shape[i] == CG_DYNAMIC || !cgi_checked_mul(stride, t->shape[i], &next)) next = CG_DYNAMIC;
  }
}

static bool cgi_collapse_visit(cgi_collapse *s, cg_op op) {
  bool tensors = false;
  cg_attr constant;
  for (unsigned i = 0; i < op->num_operands; i++) tensors |= cgi_collapse_shaped(op->operands[i].value->type) != NULL;
  for (unsigned i = 0; i < op->num_results; i++) tensors |= cgi_collapse_shaped(op->results[i]->type) != NULL;
  if (cg_op_attr(op, "lowering_config")) return false;
  if (!tensors) return op->num_regions == 0;
  switch (op->def->kind) {
  case CG_HAL_INTERFACE_BINDING_SUBSPAN: cgi_collapse_gaps(s, op); return true;
  case CG_TENSOR_EMPTY: (void)cgi_collapse_dims(s, op->results[0]); return true;
  case CG_ARITH_CONSTANT:
    constant = cg_op_attr(op, "value");
    if (constant && constant->kind == CG_ATTR_DENSE)
      (void)cgi_collapse_dims(s, op->results[0]);
    else
      cgi_collapse_pin_all(s, op);
    return true;
  case CG_FLOW_DISPATCH_TENSOR_LOAD:
    if (cgi_collapse_is_whole(op, op->operands[CG_FLOW_DISPATCH_TENSOR_LOAD_SOURCE].value, op->results[0], "source_dims"))
      cgi_collapse_same(s, op->operands[CG_FLOW_DISPATCH_TENSOR_LOAD_SOURCE].value, op->results[0]);
    else
      cgi_collapse_pin_all(s, op);
    return true;
  case CG_FLOW_DISPATCH_TENSOR_STORE:
    if (cgi_collapse_is_whole(op, op->operands[CG_FLOW_DISPATCH_TENSOR_STORE_TARGET].value, op->operands[CG_FLOW_DISPATCH_TENSOR_STORE_VALUE].value,
                              "target_dims"))
      cgi_collapse_same(s, op->operands[CG_FLOW_DISPATCH_TENSOR_STORE_VALUE].value, op->operands[CG_FLOW_DISPATCH_TENSOR_STORE_TARGET].value);
    else
      cgi_collapse_pin_all(s, op);
    return true;
  case CG_LINALG_FILL:
    if (op->num_results == 1 && !cgi_collapse_shaped(cgi_linalg_input(op, 0)->type))
      cgi_collapse_same(s, cgi_linalg_output(op, 0), op->results[0]);
    else
      cgi_collapse_pin_all(s, op);
    return true;
  case CG_LINALG_GENERIC:
    if (cgi_is_generic_on_tensors(op) && op->num_operands <= CGI_MAX_GENERIC_OPERANDS) {
      cgi_collapse_generic(s, op);
      return true;
    }
    break;
  default: break;
  }
  cgi_collapse_pin_all(s, op);
  cgi_collapse_bodies(s, op, 0);
  return op->num_regions == 0 || cgi_linalg_is(op) || op->def->kind == CG_TENSOR_PAD;
}

// ---- what collapses ---------------------------------------------------------------------------------------------------------------------
static bool cgi_collapse_is_dropped(const cgi_collapse_class *c) { return c->unit && c->sized && !c->pinned && !c->kept; }

// A kernel needs a loop: of ops that would lose all, the last one stays.
static void cgi_collapse_keep_loops(cgi_collapse *s) {
  for (size_t g = 0; g < cgi_len(s->generics); g++) {
    unsigned n = cgi_linalg_num_loops(s->generics[g]), left = 0;
    uint64_t first;
    if (!n || !cgi_hmap_get(&s->first, (uint64_t)(uintptr_t)s->generics[g], &first)) continue;
    for (unsigned i = 0; i < n; i++) left += !cgi_collapse_is_dropped(&s->classes[cgi_collapse_find(s, (size_t)first - 1 + i)]);
    if (!left) s->classes[cgi_collapse_find(s, (size_t)first - 1 + n - 1)].kept = true;
  }
}

static CGI_NOINLINE void cgi_collapse_neighbour(int32_t *at, int32_t c) {
  if (*at == CGI_COLLAPSE_UNSET)
    *at = c;
  else if (*at != c)
    *at = CGI_COLLAPSE_NONE;
}

static void cgi_collapse_neighbours(cgi_collapse *s, cg_value v) {
  unsigned rank = cgi_collapse_shaped(v->type)->rank;
  size_t first = cgi_collapse_dims(s, v);
  int32_t before = CGI_COLLAPSE_NONE;
  for (unsigned i = 0; i < rank; i++) {
    size_t c = cgi_collapse_find(s, first + i);
    if (cgi_collapse_is_dropped(&s->classes[c])) continue;
    for (unsigned k = 0; k < i; k++)
      if (cgi_collapse_find(s, first + k) == c) s->classes[c].pinned = true; // twice in one tensor
    cgi_collapse_neighbour(&s->classes[c].previous, before);
    if (before >= 0) cgi_collapse_neighbour(&s->classes[before].next, (int32_t)c);
    before = (int32_t)c;
  }
  if (before >= 0) cgi_collapse_neighbour(&s->classes[before].next, CGI_COLLAPSE_NONE);
}

// Each generic with one of the loops has both, and reduces both or none.
static bool cgi_collapse_alike(cgi_collapse *s, size_t a, size_t b) {
  for (size_t g = 0; g < cgi_len(s->generics); g++) {
    cg_op op = s->generics[g];
    int kind[2] = {-1, -1}; // 0 parallel, 1 reduced
    uint64_t first;
    if (!cgi_hmap_get(&s->first, (uint64_t)(uintptr_t)op, &first)) return false;
    for (unsigned i = 0; i < cgi_linalg_num_loops(op); i++) {
      size_t c = cgi_collapse_find(s, (size_t)first - 1 + i);
      if (c != a && c != b) continue;
      int *k = &kind[c == b];
      if (*k >= 0) return false;
      *k = cgi_linalg_is_reduction(op, i);
    }
    if (kind[0] != kind[1]) return false;
  }
  return true;
}

// The run of joined classes that `last` would become part of can be counted in 32 bits.
static bool cgi_collapse_is_countable(cgi_collapse *s, const cgi_collapse_class *last) {
  const cgi_collapse_class *c = &s->classes[last->previous];
  int64_t count = 1;
  while (c->joined) c = &s->classes[c->previous];
  for (;;) {
    if (c->size != CG_DYNAMIC && (!cgi_checked_mul(count, c->size, &count) || count > INT32_MAX)) return false;
    const cgi_collapse_class *next = c->next >= 0 ? &s->classes[c->next] : NULL;
    if (!next || (next != last && !next->joined)) return true;
    c = next;
  }
}

static bool cgi_collapse_decide(cgi_collapse *s) {
  bool any = false;
  cgi_collapse_keep_loops(s);
  for (size_t i = 0; i < cgi_len(s->values); i++) cgi_collapse_neighbours(s, s->values[i]);
  for (size_t i = 0; i < cgi_len(s->classes); i++) {
    cgi_collapse_class *c = &s->classes[i];
    if (cgi_collapse_find(s, i) != i) continue;
    any |= cgi_collapse_is_dropped(c);
    cgi_collapse_class *n = c->next >= 0 ? &s->classes[c->next] : NULL;
    if (!n || n->previous != (int32_t)i || c->pinned || n->pinned || c->indexed || n->indexed || c->gap) continue;
    n->joined = cgi_collapse_is_countable(s, n) && cgi_collapse_alike(s, i, (size_t)c->next);
    any |= n->joined;
  }
  return any;
}

// ---- rewriting --------------------------------------------------------------------------------------------------------------------------
// The new shape of dims [first, first + rank); with a builder, also the new dynamic sizes from the old ones. Returns the rank.
static unsigned cgi_collapse_shape(cgi_collapse *s, size_t first, cg_type t, int64_t *shape, cgi_builder *b, const cg_value *old_sizes,
                                   cg_value *sizes) {
  unsigned n = 0, dynamic = 0;
  cg_value size[CGI_MAX_LOOPS];
  for (unsigned i = 0; i < t->rank; i++) {
    const cgi_collapse_class *c = &s->classes[cgi_collapse_find(s, first + i)];
    int64_t d = t->shape[i];
    cg_value v = d == CG_DYNAMIC ? (b ? old_sizes[dynamic] : NULL) : NULL;
    dynamic += d == CG_DYNAMIC;
    if (cgi_collapse_is_dropped(c)) continue;
    if (!c->joined || !n) {
      shape[n] = d;
      size[n++] = v;
      continue;
    }
    if (b && (d == CG_DYNAMIC || shape[n - 1] == CG_DYNAMIC)) {
      cg_value x = size[n - 1] ? size[n - 1] : cgi_build_index(b, shape[n - 1]);
      cg_value y = v ? v : cgi_build_index(b, d);
      size[n - 1] = cgi_build_binary(b, CG_ARITH_MULI, x, y);
    }
    shape[n - 1] = d == CG_DYNAMIC || shape[n - 1] == CG_DYNAMIC ? CG_DYNAMIC : shape[n - 1] * d;
  }
  for (unsigned i = 0, k = 0; b && i < n; i++)
    if (shape[i] == CG_DYNAMIC) sizes[k++] = size[i];
  return n;
}

static cg_type cgi_collapse_type(cgi_collapse *s, cg_value v) {
  int64_t shape[CGI_MAX_LOOPS];
  cg_type t = cgi_collapse_shaped(v->type);
  unsigned n = cgi_collapse_shape(s, cgi_collapse_dims(s, v), t, shape, NULL, NULL, NULL);
  cg_type made = cgi_type_tensor(s->ctx, n, shape, t->element, t->encoding);
  return v->type->kind == CG_TYPE_DISPATCH_TENSOR ? cgi_type_dispatch_tensor(s->ctx, cg_type_text(v->type), v->type->access, made) : made;
}

// The strides of a binding whose type is still the old one: a collapsed dim steps like the last of those that it is made of.
static void cgi_collapse_strides(cgi_collapse *s, cg_op op) {
  cg_attr strides = cg_op_attr(op, "codegen.strides");
  cg_type t = cgi_collapse_shaped(op->results[0]->type);
  size_t first = cgi_collapse_dims(s, op->results[0]);
  int64_t out[CGI_MAX_LOOPS];
  unsigned n = 0;
  if (!strides) return;
  for (unsigned i = 0; i < t->rank; i++) {
    const cgi_collapse_class *c = &s->classes[cgi_collapse_find(s, first + i)];
    if (cgi_collapse_is_dropped(c)) continue;
    if (!c->joined || !n)
      out[n++] = cg_attr_int_list_at(strides, i);
    else if (t->shape[i] != 1)
      out[n - 1] = cg_attr_int_list_at(strides, i);
  }
  cgi_op_set_ints(op, "codegen.strides", n, out);
}

// The operands of `op` from `first` on that are the dynamic sizes of `v`, collapsed: their new number.
static unsigned cgi_collapse_sizes(cgi_collapse *s, cg_op op, const char *group, cg_value v, cg_value *sizes) {
  int64_t shape[CGI_MAX_LOOPS];
  cg_value old_sizes[CGI_MAX_LOOPS];
  unsigned first, n = cgi_operand_group(op, group, &first), k = 0;
  cgi_builder b = cgi_builder_before(op);
  for (unsigned i = 0; i < n && i < CGI_MAX_LOOPS; i++) old_sizes[i] = op->operands[first + i].value;
  unsigned rank = cgi_collapse_shape(s, cgi_collapse_dims(s, v), cgi_collapse_shaped(v->type), shape, &b, old_sizes, sizes);
  for (unsigned i = 0; i < rank; i++) k += shape[i] == CG_DYNAMIC;
  return k;
}

// A load or store of a whole binding, whose types are still the old ones.
static void cgi_collapse_transfer(cgi_collapse *s, cg_op op) {
  bool load = op->def->kind == CG_FLOW_DISPATCH_TENSOR_LOAD;
  unsigned lead = load ? 1 : 2;
  int64_t shape[CGI_MAX_LOOPS], zeros[CGI_MAX_LOOPS], ones[CGI_MAX_LOOPS];
  cg_value sizes[CGI_MAX_LOOPS], operands[2 * CGI_MAX_LOOPS + 2], binding = op->operands[lead - 1].value;
  int32_t segments[6];
  unsigned k = cgi_collapse_sizes(s, op, load ? "source_dims" : "target_dims", binding, sizes), n = 0, g = 0;
  unsigned rank = cgi_collapse_shape(s, cgi_collapse_dims(s, binding), cgi_collapse_shaped(binding->type), shape, NULL, NULL, NULL);
  for (unsigned i = 0; i < lead; i++) {
    operands[n++] = op->operands[i].value;
    segments[g++] = 1;
  }
  for (unsigned i = 0; i < 2 * k; i++) operands[n++] = sizes[i % k];
  segments[g++] = (int32_t)k;
  segments[g++] = 0;
  segments[g++] = (int32_t)k;
  segments[g++] = 0;
  for (unsigned i = 0; i < rank; i++) zeros[i] = 0, ones[i] = 1;
  cgi_op_set_operands(op, n, operands);
  cgi_op_set_segments(op, g, segments);
  cgi_op_set_ints(op, "static_offsets", rank, zeros);
  cgi_op_set_ints(op, "static_sizes", rank, shape);
  cgi_op_set_ints(op, "static_strides", rank, ones);
}

// What each loop of old is, of the loops that have become of them.
static void cgi_collapse_digits(cgi_collapse *s, cg_op op, const size_t *classes, const cg_expr *loops, cg_expr *digits) {
  cg_context *ctx = s->ctx;
  for (unsigned i = 0; i < cgi_linalg_num_loops(op); i++) {
    const cgi_collapse_class *c = &s->classes[classes[i]], *begin = c;
    int64_t behind = 1;
    if (cgi_collapse_is_dropped(c)) {
      digits[i] = cgi_expr_zero(ctx);
      continue;
    }
    for (const cgi_collapse_class *n = c; n->next >= 0 && s->classes[n->next].joined; behind *= n->size) n = &s->classes[n->next];
    while (begin->joined) begin = &s->classes[begin->previous];
    for (unsigned k = 0; k < cgi_linalg_num_loops(op); k++)
      if (begin == &s->classes[classes[k]]) digits[i] = loops[k];
    if (behind > 1) digits[i] = cgi_expr_binary(ctx, CG_EXPR_FLOORDIV, digits[i], cgi_expr_const(ctx, behind));
    if (c->joined) digits[i] = cgi_expr_binary(ctx, CG_EXPR_MOD, digits[i], cgi_expr_const(ctx, c->size));
  }
}

static void cgi_collapse_rewrite_generic(cgi_collapse *s, cg_op op) {
  cg_context *ctx = s->ctx;
  cg_expr loops[CGI_MAX_LOOPS], digits[CGI_MAX_LOOPS], results[CGI_MAX_LOOPS];
  bool reduction[CGI_MAX_LOOPS];
  cg_map maps[CGI_MAX_GENERIC_OPERANDS];
  unsigned n = 0, old = cgi_linalg_num_loops(op);
  uint64_t found = 1;
  size_t classes[CGI_MAX_LOOPS];
  (void)cgi_hmap_get(&s->first, (uint64_t)(uintptr_t)op, &found);
  for (unsigned i = 0; i < old; i++) { // loops that begin something, in the old order
    classes[i] = cgi_collapse_find(s, (size_t)found - 1 + i);
    const cgi_collapse_class *c = &s->classes[classes[i]];
    loops[i] = cgi_expr_zero(ctx);
    if (cgi_collapse_is_dropped(c) || c->joined) continue;
    reduction[n] = cgi_linalg_is_reduction(op, i);
    loops[i] = cgi_expr_dim(ctx, n++);
  }
  if (op == s->windows) cgi_collapse_digits(s, op, classes, loops, digits);
  for (unsigned o = 0; o < op->num_operands; o++) {
    cg_map m = cgi_linalg_map(op, o);
    cg_type t = cgi_collapse_shaped(op->operands[o].value->type);
    size_t dims = t ? cgi_collapse_dims(s, op->operands[o].value) : 0;
    const cg_expr *by = op == s->windows && o == s->input ? digits : loops;
    unsigned r = 0;
    for (unsigned i = 0; i < m->num_results; i++) {
      const cgi_collapse_class *c = &s->classes[cgi_collapse_find(s, dims + i)];
      if (!cgi_collapse_is_dropped(c) && !c->joined) results[r++] = cgi_expr_replace(ctx, m->results[i], by, old, NULL, 0);
    }
    maps[o] = cgi_map_make(ctx, n, 0, r, results);
  }
  cgi_set_generic_loops(op, op->num_operands, maps, n, reduction);
  cgi_remap_indices(cgi_linalg_body(op), n, loops);
}

static void cgi_collapse_rewrite(cgi_collapse *s, cg_block block) {
  cg_context *ctx = s->ctx;
  cg_value sizes[CGI_MAX_LOOPS + 1];
  cg_type *types = NULL;
  CGI_FOREACH_OP(op, block) { // with the old types
    switch (op->def->kind) {
    case CG_HAL_INTERFACE_BINDING_SUBSPAN:
      if (cgi_collapse_shaped(op->results[0]->type)) {
        cgi_collapse_strides(s, op);
        cg_value offset = cgi_operand_named(op, "byte_offset");
        int32_t segments[2];
        unsigned k = cgi_collapse_sizes(s, op, "dynamic_dims", op->results[0], sizes + 1);
        sizes[0] = offset;
        segments[0] = offset ? 1 : 0;
        segments[1] = (int32_t)k;
        cgi_op_set_operands(op, k + (offset ? 1 : 0), offset ? sizes : sizes + 1);
        cgi_op_set_segments(op, 2, segments);
      }
      break;
    case CG_TENSOR_EMPTY: {
      unsigned k = cgi_collapse_sizes(s, op, "dynamicSizes", op->results[0], sizes);
      cgi_op_set_operands(op, k, sizes);
      break;
    }
    case CG_FLOW_DISPATCH_TENSOR_LOAD:
      if (cgi_collapse_is_whole(op, op->operands[CG_FLOW_DISPATCH_TENSOR_LOAD_SOURCE].value, op->results[0], "source_dims"))
        cgi_collapse_transfer(s, op);
      break;
    case CG_FLOW_DISPATCH_TENSOR_STORE:
      if (cgi_collapse_is_whole(op, op->operands[CG_FLOW_DISPATCH_TENSOR_STORE_TARGET].value, op->operands[CG_FLOW_DISPATCH_TENSOR_STORE_VALUE].value,
                                "target_dims"))
        cgi_collapse_transfer(s, op);
      break;
    default: break;
    }
  }
  for (size_t g = 0; g < cgi_len(s->generics); g++) cgi_collapse_rewrite_generic(s, s->generics[g]);
  for (size_t i = 0; i < cgi_len(s->values); i++) cgi_push(types, cgi_collapse_type(s, s->values[i]));
  for (size_t i = 0; i < cgi_len(s->values); i++) {
    cg_op op = s->values[i]->op;
    if (op && op->def->kind == CG_ARITH_CONSTANT && types[i] != s->values[i]->type) {
      size_t size;
      const uint8_t *bytes = cg_attr_bytes(cg_op_attr(op, "value"), &size);
      cgi_op_set_attr(op, "value", cgi_attr_dense(ctx, types[i], bytes, size));
    }
    cgi_value_set_type(s->values[i], types[i]);
  }
}

static void cgi_collapse_function(cg_context *ctx, cg_op func) {
  cgi_collapse s;
  bool ok = !cg_op_attr(func, "translation_info") && !func->regions[0]->first->next;
  memset(&s, 0, sizeof s);
  s.ctx = s.first.ctx = ctx;
  CGI_FOREACH_OP(op, func->regions[0]->first) {
    cgi_matrix_product p;
    if (!ok || s.windows || cg_op_attr(op, "lowering_config") || !cgi_matrix_windows(op, cgi_target_of(func), &p)) continue;
    s.windows = op = cgi_generalize(op);
    s.input = p.a;
  }
  CGI_FOREACH_OP(op, func->regions[0]->first) ok = ok && cgi_collapse_visit(&s, op);
  for (size_t i = 0; i < cgi_len(s.values) && ok; i++) ok = cgi_collapse_shaped(s.values[i]->type)->rank <= CGI_MAX_LOOPS;
  if (ok && cgi_collapse_decide(&s)) cgi_collapse_rewrite(&s, func->regions[0]->first);
}

CGI_DEF bool cgi_pass_collapse_dimensions(cgi_pass *pass) {
  cgi_collapse_function(pass->ctx, pass->func);
  return true;
}
