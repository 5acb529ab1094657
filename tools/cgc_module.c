// cgc: finding functions and the interfaces of hand-written dispatches, by the public API alone.
#include <stdlib.h>
#include <string.h>
#include "cgc.h"

static bool cgc_walk_depth(cg_op root, cgc_walk_fn fn, void *user, unsigned depth) {
  if (!fn(root, user)) return false;
  if (depth > 512) return true;
  for (unsigned r = 0; r < cg_op_num_regions(root); r++)
    for (cg_block b = cg_region_first(cg_op_region(root, r)); b; b = cg_block_next(b))
      for (cg_op op = cg_block_first(b); op; op = cg_op_next(op))
        if (!cgc_walk_depth(op, fn, user, depth + 1)) return false;
  return true;
}
bool cgc_walk(cg_op root, cgc_walk_fn fn, void *user) { return cgc_walk_depth(root, fn, user, 0); }

typedef struct {
  const char *name;
  cg_op found;
} cgc_function_search;
static bool cgc_visit_function(cg_op op, void *user) {
  cgc_function_search *s = (cgc_function_search *)user;
  cg_attr name;
  if (cg_op_get_kind(op) != CG_FUNC_FUNC) return true;
  name = cg_op_attr(op, "sym_name");
  if (!name || !cgc_is(cg_attr_str(name), s->name)) return true;
  s->found = op;
  return false;
}
cg_op cgc_find_function(cg_op root, const char *name) {
  cgc_function_search s;
  s.name = name;
  s.found = NULL;
  cgc_walk(root, cgc_visit_function, &s);
  return s.found;
}

bool cgc_is_public(cg_op function) {
  cg_attr v = cg_op_attr(function, "sym_visibility");
  return !v || cgc_is(cg_attr_str(v), "public");
}

static bool cgc_visit_no_interface(cg_op op, void *user) {
  (void)user;
  switch (cg_op_get_kind(op)) {
  case CG_HAL_INTERFACE_BINDING_SUBSPAN:
  case CG_HAL_INTERFACE_LOAD_TENSOR:
  case CG_HAL_INTERFACE_STORE_TENSOR:
  case CG_HAL_INTERFACE_CONSTANT_LOAD: return false;
  default: return true;
  }
}
bool cgc_has_interface_ops(cg_op function) { return !cgc_walk(function, cgc_visit_no_interface, NULL); }

bool cgc_is_host_function(cg_op function) {
  for (cg_op p = cg_op_parent(function); p; p = cg_op_parent(p)) {
    switch (cg_op_get_kind(p)) {
    case CG_HAL_EXECUTABLE:
    case CG_HAL_EXECUTABLE_VARIANT:
    case CG_FLOW_EXECUTABLE:
    case CG_STREAM_EXECUTABLE: return false;
    default: break;
    }
  }
  return true;
}

// ---- the interface of a hand-written dispatch ----------------------------------------------------------------------------------------------
typedef struct {
  cg_attr symbol;
  cg_op found;
} cgc_binding_search;
static bool cgc_visit_binding(cg_op op, void *user) {
  cgc_binding_search *s = (cgc_binding_search *)user;
  cg_attr name, parent_name;
  if (cg_op_get_kind(op) != CG_HAL_INTERFACE_BINDING) return true;
  name = cg_op_attr(op, "sym_name");
  parent_name = cg_op_parent(op) ? cg_op_attr(cg_op_parent(op), "sym_name") : NULL;
  if (!name || !parent_name || cg_attr_len(s->symbol) < 1) return true;
  if (!cgc_is(cg_attr_str(parent_name), cgc_str(cg_attr_str(s->symbol)))) return true;
  if (!cgc_is(cg_attr_str(name), cgc_str(cg_attr_str(cg_attr_at(s->symbol, 0))))) return true;
  s->found = op;
  return false;
}

typedef struct {
  cg_op root;
  const uint32_t *push;
  size_t num_push;
  cgc_interface_binding *out;
  size_t count, max;
  bool ok;
} cgc_interface_search;

static bool cgc_push_value(const cgc_interface_search *s, cg_value v, int64_t *out) {
  cg_op op = cg_value_op(v);
  cg_attr a;
  int64_t l, r;
  if (!op) return false;
  switch (cg_op_get_kind(op)) {
  case CG_UTIL_ASSUME_INT:
    for (unsigned i = 0; i < cg_op_num_results(op); i++)
      if (cg_op_result(op, i) == v) return cgc_push_value(s, cg_op_operand(op, i), out);
    return false;
  case CG_ARITH_ORI: // sizes in two words
  case CG_ARITH_SHLI:
    if (!cgc_push_value(s, cg_op_operand(op, 0), &l) || !cgc_push_value(s, cg_op_operand(op, 1), &r) || l < 0 || r < 0) return false;
    *out = cg_op_get_kind(op) == CG_ARITH_ORI ? (int64_t)((uint64_t)l | (uint64_t)r) : r < 63 ? (int64_t)((uint64_t)l << r) : 0;
    return true;
  case CG_ARITH_CONSTANT: *out = cg_attr_int(cg_op_attr(op, "value")); return true;
  case CG_ARITH_INDEX_CAST:
  case CG_ARITH_INDEX_CASTUI:
  case CG_ARITH_EXTUI:
  case CG_ARITH_EXTSI:
  case CG_FLOW_DISPATCH_WORKLOAD_ORDINAL: return cgc_push_value(s, cg_op_operand(op, 0), out);
  case CG_HAL_INTERFACE_CONSTANT_LOAD:
    a = cg_op_attr(op, "ordinal");
    if (!a || (size_t)cg_attr_int(a) >= s->num_push) return false;
    *out = (int64_t)(int32_t)s->push[cg_attr_int(a)];
    return true;
  default: return false;
  }
}

static uint32_t cgc_attr_u32(cg_op op, const char *name) {
  cg_attr a = cg_op_attr(op, name);
  return a ? (uint32_t)cg_attr_int(a) : 0;
}

// A buffer of vectors is given as one of their elements: memref<3x8xvector<4xf32>> as 3x32xf32.
static cg_type cgc_of_scalars(cg_context *ctx, cg_type type) {
  int64_t shape[16];
  unsigned rank = cg_type_is_shaped(type) ? cg_type_rank(type) : 0;
  cg_type vector = cg_type_is_shaped(type) ? cg_type_element(type) : NULL;
  if (!vector || cg_type_get_kind(vector) != CG_TYPE_VECTOR || rank < 1 || rank > 16 || cg_type_dim(type, rank - 1) == CG_DYNAMIC) return type;
  for (unsigned i = 0; i < rank; i++) shape[i] = cg_type_dim(type, i);
  shape[rank - 1] *= cg_type_num_elements(vector);
  return cg_type_tensor(ctx, cg_type_element(vector), rank, shape);
}

static unsigned cgc_dynamic_dims(cg_type type) {
  unsigned n = 0;
  if (cg_type_get_kind(type) == CG_TYPE_DISPATCH_TENSOR) type = cg_type_element(type);
  for (unsigned i = 0; cg_type_is_shaped(type) && i < cg_type_rank(type); i++) n += cg_type_dim(type, i) == CG_DYNAMIC;
  return n;
}

static int64_t cgc_static_bytes(cg_type type) { // -1: not known
  return cg_type_is_shaped(type) && cgc_dynamic_dims(type) == 0 ? cg_type_num_elements(type) * (int64_t)cg_storage_bytes(cg_type_element(type)) : -1;
}

// What begins at an offset in its buffer is given with what is in front of it, as a line of elements.
static cg_type cgc_from_start(const cgc_interface_search *s, cg_op span, cg_type type, unsigned num_dims) {
  int64_t offset, bytes = cgc_static_bytes(type);
  if (cg_type_get_kind(type) != CG_TYPE_MEMREF || bytes <= 0 || cg_op_num_operands(span) != num_dims + 1) return type;
  if (!cgc_push_value(s, cg_op_operand(span, 0), &offset) || offset <= 0 || offset > INT64_MAX - bytes) return type;
  int64_t n = (offset + bytes) / (int64_t)cg_storage_bytes(cg_type_element(type));
  return cg_type_tensor(cg_op_context(span), cg_type_element(type), 1, &n);
}

static void cgc_add_binding(cgc_interface_search *s, cg_op op, uint32_t set, uint32_t binding, cg_type type, cg_access access, unsigned num_dims) {
  cgc_interface_binding *b = NULL;
  unsigned dynamic = 0;
  if (cg_type_get_kind(type) == CG_TYPE_DISPATCH_TENSOR) {
    access = cg_type_access(type);
    type = cg_type_element(type);
  }
  for (size_t i = 0; i < s->count; i++)
    if (s->out[i].set == set && s->out[i].binding == binding) b = &s->out[i];
  if (b) {
    bool more = cgc_static_bytes(type) > cgc_static_bytes(b->type) && cgc_static_bytes(b->type) >= 0; // of several parts the one that ends last
    b->access = (cg_access)(b->access | access);
    if ((cg_type_is_shaped(b->type) && !more) || !cg_type_is_shaped(type)) return;
  } else {
    if (s->count == s->max) {
      s->ok = false;
      return;
    }
    b = &s->out[s->count++];
    b->set = set;
    b->binding = binding;
    b->access = access;
  }
  type = cgc_of_scalars(cg_op_context(op), type);
  b->type = type;
  if (cg_type_rank(type) > 16) s->ok = false;
  for (unsigned i = 0; cg_type_is_shaped(type) && i < cg_type_rank(type) && i < 16; i++) {
    b->shape[i] = cg_type_dim(type, i);
    if (b->shape[i] != CG_DYNAMIC) continue;
    // the dynamic sizes are the last operands
    if (dynamic < num_dims) cgc_push_value(s, cg_op_operand(op, cg_op_num_operands(op) - num_dims + dynamic), &b->shape[i]);
    dynamic++;
  }
}

static bool cgc_visit_interface(cg_op op, void *user) {
  cgc_interface_search *s = (cgc_interface_search *)user;
  cg_op_kind kind = cg_op_get_kind(op);
  cg_op binding = NULL;
  if (kind == CG_HAL_INTERFACE_BINDING_SUBSPAN && cg_op_attr(op, "binding")) {
    cg_type t = cg_value_type(cg_op_result(op, 0));
    unsigned n = cgc_dynamic_dims(t);
    cgc_add_binding(s, op, cgc_attr_u32(op, "set"), cgc_attr_u32(op, "binding"), cgc_from_start(s, op, t, n), CG_ACCESS_READ_WRITE, n);
  } else if (kind == CG_HAL_INTERFACE_LOAD_TENSOR || kind == CG_HAL_INTERFACE_STORE_TENSOR || kind == CG_HAL_INTERFACE_BINDING_SUBSPAN) {
    bool store = kind == CG_HAL_INTERFACE_STORE_TENSOR;
    cgc_binding_search search;
    search.symbol = cg_op_attr(op, kind == CG_HAL_INTERFACE_BINDING_SUBSPAN ? "interface" : "binding");
    search.found = NULL;
    if (search.symbol && cg_attr_get_kind(search.symbol) == CG_ATTR_SYMBOL) cgc_walk(s->root, cgc_visit_binding, &search);
    binding = search.found;
    if (!binding) {
      s->ok = false;
      return true;
    }
    cgc_add_binding(s, op, cgc_attr_u32(binding, "set"), cgc_attr_u32(binding, "binding"),
                    store ? cg_value_type(cg_op_operand(op, 0)) : cg_value_type(cg_op_result(op, 0)), store ? CG_ACCESS_WRITE : CG_ACCESS_READ, 0);
  }
  return true;
}

bool cgc_interface_of(cg_op function, const uint32_t *push, size_t num_push, cgc_interface_binding *out, size_t *count, size_t max) {
  cgc_interface_search s;
  memset(&s, 0, sizeof s);
  for (s.root = function; cg_op_parent(s.root); s.root = cg_op_parent(s.root)) {}
  s.push = push;
  s.num_push = num_push;
  s.out = out;
  s.max = max;
  s.ok = true;
  cgc_walk(function, cgc_visit_interface, &s);
  for (size_t i = 1; i < s.count; i++)
    for (size_t k = i; k && (out[k].set < out[k - 1].set || (out[k].set == out[k - 1].set && out[k].binding < out[k - 1].binding)); k--) {
      cgc_interface_binding t = out[k];
      out[k] = out[k - 1];
      out[k - 1] = t;
    }
  *count = s.count;
  return s.ok;
}

bool cgc_parse_words(const char *option, const cgc_list *list, uint32_t *words, size_t max, size_t *count) {
  *count = 0;
  for (size_t i = 0; i < list->count; i++) {
    char *end;
    long long v = strtoll(list->items[i], &end, 0);
    if (*end || end == list->items[i] || *count == max || v < INT32_MIN || v > UINT32_MAX) {
      cgc_errorf("%s takes up to %zu 32-bit integers, not '%s'", option, max, list->items[i]);
      return false;
    }
    words[(*count)++] = (uint32_t)v;
  }
  return true;
}

bool cgc_parse_workgroups(const cgc_options *o, uint32_t counts[3]) {
  size_t n;
  counts[0] = counts[1] = counts[2] = 1;
  if (!cgc_parse_words("--workgroups", &o->workgroups, counts, 3, &n)) return false;
  for (size_t i = 0; i < 3; i++) {
    if (n && (counts[i] == 0 || counts[i] > INT32_MAX)) {
      cgc_errorf("--workgroups takes one to three positive integers");
      return false;
    }
    if (!n) counts[i] = 0;
  }
  return true;
}

void cgc_refine_access(cgc_interface_binding *b, size_t n, const cg_program *p, const char *name) {
  for (size_t k = 0; k < p->num_kernels; k++) {
    if (!cgc_is(p->kernels[k].name, name)) continue;
    for (size_t i = 0; i < p->kernels[k].num_bindings; i++)
      for (size_t j = 0; j < n; j++)
        if (b[j].set == p->kernels[k].bindings[i].set && b[j].binding == p->kernels[k].bindings[i].binding)
          b[j].access = p->kernels[k].bindings[i].access;
  }
}
