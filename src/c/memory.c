// Memory: bindings, constants, workgroup and private arrays; loads, stores, atomics. A memref is a pointer to its first byte; what is there is copied
// in and out, so that one buffer may be seen in several types.
#include "c/emit.h"

static int64_t cgi_c_number_of(cg_attr dict, const char *key) {
  cg_attr a = cg_attr_get(dict, key);
  return a ? cg_attr_int(a) : 0;
}

static bool cgi_c_check_memref(cgi_c_emitter *e, cg_type type, int64_t *offset) {
  int64_t stride = 1;
  *offset = 0;
  if (cg_type_get_kind(type) != CG_TYPE_MEMREF || cg_type_rank(type) > 1) return cgi_c_fail(e, "has a memref of more than one dimension");
  if (cg_type_layout(type) && (!cg_type_strides(type, &stride, offset) || (cg_type_rank(type) == 1 && stride != 1) || *offset == CG_DYNAMIC))
    return cgi_c_fail(e, "has a memref whose layout is neither contiguous nor at a static offset");
  return true;
}

// The kernel's parameter that holds binding (set, number); those of the export are in order, and the buffer of the sizes is among them.
static bool cgi_c_find_binding(cgi_c_emitter *e, int64_t set, int64_t number, size_t *index, bool *reads_only) {
  for (size_t i = 0; i < (e->bindings ? cg_attr_len(e->bindings) : 0); i++) {
    cg_attr item = cg_attr_at(e->bindings, i), access = cg_attr_get(item, "access");
    if (cgi_c_number_of(item, "set") != set || cgi_c_number_of(item, "binding") != number) continue;
    *index = i + (e->parameters && i >= e->parameter_binding ? 1 : 0);
    *reads_only = access && cgi_c_has_word(access, "read");
    return true;
  }
  return cgi_c_invalid(e, "has a binding that its export does not list");
}

CGI_C_DEF bool cgi_c_reads_binding(const cgi_c_emitter *e, cg_value memref) {
  cg_op op = cg_value_op(memref);
  cg_attr set = op ? cg_op_attr(op, "set") : NULL, number = op ? cg_op_attr(op, "binding") : NULL;
  for (size_t i = 0; number && cg_op_get_kind(op) == CG_HAL_INTERFACE_BINDING_SUBSPAN && i < (e->bindings ? cg_attr_len(e->bindings) : 0); i++) {
    cg_attr item = cg_attr_at(e->bindings, i), access = cg_attr_get(item, "access");
    if (cgi_c_number_of(item, "set") == (set ? cg_attr_int(set) : 0) && cgi_c_number_of(item, "binding") == cg_attr_int(number))
      return access && cgi_c_has_word(access, "read");
  }
  return false;
}

static bool cgi_c_emit_subspan(cgi_c_emitter *e, cg_op op) {
  cg_value result = cg_op_result(op, 0);
  cg_type type = cg_value_type(result);
  cg_attr set = cg_op_attr(op, "set"), number = cg_op_attr(op, "binding");
  cgi_c_type element;
  int64_t offset;
  size_t index = 0;
  bool reads_only = false;
  if (!cgi_c_check_memref(e, type, &offset) || !cgi_c_type_of(e, cg_type_element(type), &element)) return false;
  if (!number) return cgi_c_invalid(e, "has no binding number");
  if (!cgi_c_find_binding(e, set ? cg_attr_int(set) : 0, cg_attr_int(number), &index, &reads_only)) return false;
  cgi_c_value *slot = cgi_c_slot(e, result);
  if (!slot) return false;
  slot->reads_only = reads_only;
  unsigned dynamic = cg_type_rank(type) == 1 && cg_type_dim(type, 0) == CG_DYNAMIC ? 1 : 0;
  const char *base = cgi_c_format(e, "b%u", (uint32_t)index), *bytes = "0";
  if (cg_op_num_operands(op) > dynamic) bytes = cgi_c_operand(e, op, CG_HAL_INTERFACE_BINDING_SUBSPAN_BYTE_OFFSET);
  offset *= (int64_t)cgi_c_storage(element);
  if (offset) base = cgi_c_format(e, "%s + %l", base, offset);
  if (strcmp(bytes, "0") != 0) base = cgi_c_format(e, "%s + %s", base, bytes);
  if (!offset && strcmp(bytes, "0") == 0) return cgi_c_bind(e, result, base);
  if (cgi_c_define(e, result)) cgi_c_say(&e->body, "%s;\n", base);
  return e->result == CG_OK;
}

static bool cgi_c_emit_constant_load(cgi_c_emitter *e, cg_op op) {
  cgi_c_type t = cgi_c_value_type(e, cg_op_result(op, 0)), word;
  cg_attr ordinal = cg_op_attr(op, "ordinal");
  if (!ordinal || cg_attr_int(ordinal) < 0) return cgi_c_invalid(e, "has no valid ordinal");
  if (t.lanes != 1 || t.width != 32) return cgi_c_fail(e, "is no 32-bit value: constants are 32-bit words");
  uint32_t i = (uint32_t)cg_attr_int(ordinal);
  const char *text;
  if (e->parameters) {
    cg_attr at = cg_attr_get(e->parameters, "at");
    int64_t offset = at && i < cg_attr_int_list_len(at) ? cg_attr_int_list_at(at, i) : cgi_c_number_of(e->parameters, "offset") + 4 * (int64_t)i;
    cgi_c_need_text(e, "cgk_word");
    text = cgi_c_format(e, "cgk_word(b%u + %l)", (uint32_t)e->parameter_binding, offset);
  } else {
    e->used |= CGI_C_USES_CONSTANTS;
    text = cgi_c_format(e, "c[%u]", i);
  }
  if (t.base == CGI_C_INDEX) text = cgi_c_format(e, "(cgk_index)(int32_t)%s", text);
  if (t.base == CGI_C_FLOAT) {
    word = t;
    word.base = CGI_C_INT;
    text = cgi_c_format(e, "%s(%s)", cgi_c_bitcast(e, t, word), text);
  }
  if (cgi_c_define(e, cg_op_result(op, 0))) cgi_c_say(&e->body, "%s;\n", text);
  return e->result == CG_OK;
}

// Workgroup memory is the workgroup's own; a private array lies once for each invocation where these are left and entered again.
static bool cgi_c_emit_alloc(cgi_c_emitter *e, cg_op op) {
  cg_value result = cg_op_result(op, 0);
  cg_type type = cg_value_type(result);
  cg_attr space = cg_type_memory_space(type);
  cgi_c_type element;
  int64_t offset, count = cg_type_num_elements(type);
  if (!cgi_c_check_memref(e, type, &offset) || !cgi_c_type_of(e, cg_type_element(type), &element)) return false;
  if (!cg_type_has_static_shape(type)) return cgi_c_fail(e, "allocates a size that is not known at compile time");
  bool shared = space && (cg_attr_get_kind(space) == CG_ATTR_INT ? cg_attr_int(space) == 3 : cgi_c_has_word(space, "workgroup"));
  if (!shared && cg_op_get_kind(op) == CG_MEMREF_ALLOC)
    return cgi_c_fail(e, "allocates global memory in a kernel: only workgroup memory (space 3) and memref.alloca are possible");
  const char *name = cgi_c_format(e, "m%u", e->next_name++);
  int64_t bytes = (count + offset) * (int64_t)cgi_c_storage(element);
  cgi_c_say(&e->arrays, "  CGK_ALIGNED unsigned char %s", name);
  if (e->split && !shared) cgi_c_say(&e->arrays, "[%u]", e->invocations);
  cgi_c_say(&e->arrays, "[%l];\n", bytes ? bytes : 1);
  if (e->split && !shared) name = cgi_c_format(e, "%s[l]", name);
  return cgi_c_bind(e, result, offset ? cgi_c_format(e, "(%s + %l)", name, offset * (int64_t)cgi_c_storage(element)) : name);
}

// ---- loads and stores -------------------------------------------------------------------------------------------------------------------
// cgk_load_T(pointer, index): index counts elements, or whole vectors where memory is of vectors. In memory an index is a word.
CGI_C_DEF const char *cgi_c_access(cgi_c_emitter *e, cgi_c_type t, bool store, bool whole) {
  const char *name = cgi_c_format(e, "cgk_%s%s_%s", store ? "store" : "load", whole && t.lanes > 1 ? "_whole" : "", cgi_c_suffix(e, t));
  const char *type = cgi_c_type_name(e, t);
  uint32_t bytes = cgi_c_storage(t), step = whole ? bytes : cgi_c_storage(cgi_c_scalar(t));
  cgi_c_text *h = &e->helpers;
  if (t.base == CGI_C_BOOL) {
    cgi_c_fail(e, "is of i1, which is i8 in memory");
    return name;
  }
  if (!cgi_c_need(e, name)) return name;
  if (t.base == CGI_C_INDEX) { // in memory a word
    if (store)
      cgi_c_say(h, "CGK_FN void %s(unsigned char *p, cgk_index i, %s v) {\n  int32_t w = (int32_t)v;\n  memcpy(p + i * 4, &w, 4);\n}\n", name, type);
    else
      cgi_c_say(h, "CGK_FN %s %s(const unsigned char *p, cgk_index i) {\n  int32_t w;\n  memcpy(&w, p + i * 4, 4);\n  return w;\n}\n", type, name);
    return name;
  }
  if (store) {
    cgi_c_say(h, "CGK_FN void %s(unsigned char *p, cgk_index i, %s v) {\n  memcpy(p + i * %u, &v, %u);\n}\n", name, type, step, bytes);
    return name;
  }
  cgi_c_say(h, "CGK_FN %s %s(const unsigned char *p, cgk_index i) {\n", type, name);
  cgi_c_say(h, t.lanes == 3 ? "  %s v = CGK_V(0, 0, 0);\n" : "  %s v;\n", type);
  cgi_c_say(h, "  memcpy(&v, p + i * %u, %u);\n  return v;\n}\n", step, bytes);
  return name;
}

static const char *cgi_c_index(cgi_c_emitter *e, cg_op op, unsigned first) {
  unsigned n = cg_op_num_operands(op);
  if (n == first) return "0"; // rank 0
  if (n == first + 1) return cgi_c_operand(e, op, first);
  cgi_c_fail(e, "has more than one index");
  return "0";
}

static bool cgi_c_emit_load(cgi_c_emitter *e, cg_op op) {
  cg_value result = cg_op_result(op, 0);
  bool whole = cg_type_element(cg_value_type(cg_op_operand(op, CG_MEMREF_LOAD_MEMREF))) == cg_value_type(result);
  cgi_c_type t = cgi_c_value_type(e, result);
  const char *helper = cgi_c_access(e, t, false, whole), *memref = cgi_c_operand(e, op, CG_MEMREF_LOAD_MEMREF),
             *index = cgi_c_index(e, op, CG_MEMREF_LOAD_INDICES);
  if (e->result == CG_OK && cgi_c_define(e, result)) cgi_c_say(&e->body, "%s(%s, %s);\n", helper, memref, index);
  return e->result == CG_OK;
}

static bool cgi_c_emit_store(cgi_c_emitter *e, cg_op op) {
  cg_value value = cg_op_operand(op, CG_MEMREF_STORE_VALUE);
  bool whole = cg_type_element(cg_value_type(cg_op_operand(op, CG_MEMREF_STORE_MEMREF))) == cg_value_type(value);
  const char *helper = cgi_c_access(e, cgi_c_value_type(e, value), true, whole), *memref = cgi_c_operand(e, op, CG_MEMREF_STORE_MEMREF),
             *index = cgi_c_index(e, op, CG_MEMREF_STORE_INDICES);
  if (e->result != CG_OK) return false;
  cgi_c_line(e);
  cgi_c_say(&e->body, "%s(%s, %s, %s);\n", helper, memref, index, cgi_c_ref(e, value));
  return e->result == CG_OK;
}

// By the number of memref.atomic_rmw's kind. What another thread wrote in between makes it try again.
static bool cgi_c_emit_atomic(cgi_c_emitter *e, cg_op op) {
  static const struct {
    const char *name, *value;
  } kinds[] = {{NULL, NULL},
               {"addi", "old + v"},
               {"assign", "v"},
               {NULL, NULL},
               {"maxs", "(int32_t)old > (int32_t)v ? old : v"},
               {"maxu", "old > v ? old : v"},
               {NULL, NULL},
               {"mins", "(int32_t)old < (int32_t)v ? old : v"},
               {"minu", "old < v ? old : v"},
               {NULL, NULL},
               {NULL, NULL},
               {"ori", "old | v"},
               {"andi", "old & v"}};
  cg_value result = cg_op_result(op, 0);
  cg_attr how = cg_op_attr(op, "kind");
  int64_t number = how ? cg_attr_int(how) : -1;
  cgi_c_type t = cgi_c_value_type(e, result), word = t;
  bool known = number >= 0 && number < (int64_t)(sizeof kinds / sizeof kinds[0]) && kinds[number].name;
  if (!known || t.lanes != 1 || t.width != 32 || (t.base != CGI_C_INT && !(t.base == CGI_C_FLOAT && number == 2)))
    return cgi_c_fail(e, "is an atomic operation that kernels do not have: 32-bit integers, and no multiplication");
  const char *name = cgi_c_format(e, "cgk_atomic_%s", kinds[number].name), *value = cgi_c_operand(e, op, CG_MEMREF_ATOMIC_RMW_VALUE), *text;
  if (cgi_c_need(e, name)) {
    cgi_c_text *h = &e->helpers;
    cgi_c_say(h, "CGK_FN uint32_t %s(unsigned char *p, cgk_index i, uint32_t v) {\n", name);
    cgi_c_say(h, "#if defined(__GNUC__) && !defined(CODEGEN_C_ONE_THREAD)\n");
    cgi_c_say(h, "  uint32_t *at = (uint32_t *)(void *)(p + i * 4), old = __atomic_load_n(at, __ATOMIC_RELAXED);\n");
    cgi_c_say(h, "  while (!__atomic_compare_exchange_n(at, &old, %s, true, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) continue;\n", kinds[number].value);
    cgi_c_say(h,
              "#else\n  uint32_t old, next;\n  memcpy(&old, p + i * 4, 4);\n  next = %s;\n  memcpy(p + i * 4, &next, 4);\n#endif\n  return old;\n}\n",
              kinds[number].value);
  }
  word.base = CGI_C_INT;
  if (t.base == CGI_C_FLOAT) value = cgi_c_format(e, "%s(%s)", cgi_c_bitcast(e, word, t), value);
  text = cgi_c_format(e, "%s(%s, %s, %s)", name, cgi_c_operand(e, op, CG_MEMREF_ATOMIC_RMW_MEMREF), cgi_c_index(e, op, CG_MEMREF_ATOMIC_RMW_INDICES),
                      value);
  if (t.base == CGI_C_FLOAT) text = cgi_c_format(e, "%s(%s)", cgi_c_bitcast(e, t, word), text);
  if (e->result != CG_OK) return false;
  if (!cgi_c_define(e, result)) cgi_c_line(e);
  cgi_c_say(&e->body, "%s;\n", text);
  return e->result == CG_OK;
}

CGI_C_DEF bool cgi_c_emit_memory(cgi_c_emitter *e, cg_op op, bool *handled) {
  int64_t offset;
  *handled = true;
  switch (cg_op_get_kind(op)) {
  case CG_HAL_INTERFACE_BINDING_SUBSPAN: return cgi_c_emit_subspan(e, op);
  case CG_HAL_INTERFACE_CONSTANT_LOAD: return cgi_c_emit_constant_load(e, op);
  case CG_MEMREF_CAST: {
    cgi_c_value *to = cgi_c_slot(e, cg_op_result(op, 0));
    if (!to || !cgi_c_check_memref(e, cg_value_type(cg_op_result(op, 0)), &offset)) return false;
    return cgi_c_bind(e, cg_op_result(op, 0), cgi_c_operand(e, op, CG_MEMREF_CAST_SOURCE));
  }
  case CG_MEMREF_ALLOC:
  case CG_MEMREF_ALLOCA: return cgi_c_emit_alloc(e, op);
  case CG_MEMREF_DEALLOC:
  case CG_MEMREF_ASSUME_ALIGNMENT: return true;
  case CG_MEMREF_LOAD:
  case CG_VECTOR_LOAD: return cgi_c_emit_load(e, op);
  case CG_MEMREF_STORE:
  case CG_VECTOR_STORE: return cgi_c_emit_store(e, op);
  case CG_MEMREF_ATOMIC_RMW: return cgi_c_emit_atomic(e, op);
  default: *handled = false; return true;
  }
}
