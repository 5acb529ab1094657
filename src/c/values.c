// How C names values and types, and constants.
#include "c/emit.h"

static size_t cgi_c_place(const cgi_c_emitter *e, cg_value key) {
  size_t i = (size_t)(((uint64_t)(uintptr_t)key * 0x9e3779b97f4a7c15u) >> 32) & (e->value_capacity - 1);
  while (e->values[i].key && e->values[i].key != key) i = (i + 1) & (e->value_capacity - 1);
  return i;
}

static bool cgi_c_grow_values(cgi_c_emitter *e) {
  cgi_c_value *old = e->values;
  size_t count = e->value_capacity, more = count ? 2 * count : 256;
  cgi_c_value *grown = (cgi_c_value *)cg_realloc(e->ctx, NULL, 0, more * sizeof *grown);
  if (!grown) {
    e->result = CG_OUT_OF_MEMORY;
    return false;
  }
  e->values = grown;
  e->value_capacity = more;
  for (size_t i = 0; i < count; i++)
    if (old[i].key) e->values[cgi_c_place(e, old[i].key)] = old[i];
  cg_free(e->ctx, old, count * sizeof *old);
  return true;
}

CGI_C_DEF cgi_c_value *cgi_c_slot(cgi_c_emitter *e, cg_value v) {
  cgi_c_value *slot = e->value_capacity ? &e->values[cgi_c_place(e, v)] : NULL;
  if (slot && slot->key) return slot;
  if (2 * e->num_values >= e->value_capacity && !cgi_c_grow_values(e)) return NULL;
  slot = &e->values[cgi_c_place(e, v)];
  slot->key = v;
  e->num_values++;
  return slot;
}

CGI_C_DEF const char *cgi_c_ref(cgi_c_emitter *e, cg_value v) {
  const char *text = e->value_capacity ? e->values[cgi_c_place(e, v)].text : NULL;
  if (text) return text;
  if (e->result == CG_OK) cgi_c_fail(e, "has an operand that this kernel does not compute");
  return "0";
}

CGI_C_DEF const char *cgi_c_operand(cgi_c_emitter *e, cg_op op, unsigned i) { return cgi_c_ref(e, cg_op_operand(op, i)); }

CGI_C_DEF bool cgi_c_bind(cgi_c_emitter *e, cg_value v, const char *text) {
  cgi_c_value *slot = cgi_c_slot(e, v);
  if (slot) slot->text = text;
  return e->result == CG_OK;
}

// ---- what is used: sizes of memrefs are not --------------------------------------------------------------------------------------------------
CGI_C_DEF bool cgi_c_is_used(cgi_c_emitter *e, cg_value v) {
  const cgi_c_value *slot = cgi_c_slot(e, v);
  return slot && slot->used;
}

CGI_C_DEF bool cgi_c_is_needed(cgi_c_emitter *e, cg_op op) {
  cg_op_kind kind = cg_op_get_kind(op);
  bool removable = cg_op_has_trait(op, CG_TRAIT_PURE) || kind == CG_MEMREF_ALLOC || kind == CG_MEMREF_ALLOCA || kind == CG_MEMREF_LOAD ||
                   kind == CG_VECTOR_LOAD || kind == CG_HAL_INTERFACE_BINDING_SUBSPAN || kind == CG_HAL_INTERFACE_CONSTANT_LOAD;
  if (kind == CG_MEMREF_ASSUME_ALIGNMENT || kind == CG_MEMREF_DEALLOC) return false;
  if (cgi_c_is_unwritten(e, op)) return false;
  if (!removable || cg_op_num_regions(op) || cg_op_has_trait(op, CG_TRAIT_TERMINATOR)) return true;
  for (unsigned i = 0; i < cg_op_num_results(op); i++)
    if (cgi_c_is_used(e, cg_op_result(op, i))) return true;
  return false;
}

CGI_C_DEF void cgi_c_mark(cgi_c_emitter *e, cg_block block) {
  for (cg_op op = cg_block_last(block); op; op = cg_op_prev(op)) {
    for (unsigned r = 0; r < cg_op_num_regions(op); r++)
      if (cg_region_first(cg_op_region(op, r))) cgi_c_mark(e, cg_region_first(cg_op_region(op, r)));
    if (!cgi_c_is_needed(e, op)) continue;
    if (cgi_c_reads_panel(e, op)) {
      cgi_c_mark_panel(e, op);
      continue;
    }
    if (cgi_c_recalls(e, op)) continue;
    bool subspan = cg_op_get_kind(op) == CG_HAL_INTERFACE_BINDING_SUBSPAN;
    cg_type type = subspan ? cg_value_type(cg_op_result(op, 0)) : NULL;
    unsigned n = cgi_c_num_sources(e, op), sizes = subspan && cg_type_rank(type) == 1 && cg_type_dim(type, 0) == CG_DYNAMIC ? 1 : 0;
    for (unsigned i = 0; i + sizes < n; i++) {
      cgi_c_value *slot = cgi_c_slot(e, cgi_c_source(e, op, i));
      if (slot) slot->used = true;
    }
  }
}

// ---- types ------------------------------------------------------------------------------------------------------------------------------
static cgi_c_type cgi_c_make_type(cgi_c_base base, uint32_t width) {
  cgi_c_type t;
  t.base = base;
  t.width = width;
  t.lanes = 1;
  return t;
}

CGI_C_DEF bool cgi_c_type_of(cgi_c_emitter *e, cg_type type, cgi_c_type *out) {
  uint32_t width = cg_type_width(type);
  *out = cgi_c_make_type(CGI_C_INT, 32);
  switch (cg_type_get_kind(type)) {
  case CG_TYPE_INDEX: *out = cgi_c_make_type(CGI_C_INDEX, 32); return true;
  case CG_TYPE_F16: *out = cgi_c_make_type(CGI_C_HALF, 16); return true;
  case CG_TYPE_F32:
  case CG_TYPE_F64: *out = cgi_c_make_type(CGI_C_FLOAT, width); return true;
  case CG_TYPE_INTEGER:
    if (width != 1 && width != 8 && width != 16 && width != 32 && width != 64) break;
    *out = cgi_c_make_type(width == 1 ? CGI_C_BOOL : CGI_C_INT, width);
    return true;
  case CG_TYPE_VECTOR: {
    int64_t lanes = cg_type_num_elements(type);
    if (cg_type_rank(type) > 1 || lanes < 1 || lanes > CGI_C_MAX_LANES || (lanes > 4 && lanes != 8 && lanes != 16))
      return cgi_c_fail(e, "[unsupported-type] has a vector that is not one-dimensional with 1 to 4, 8 or 16 elements");
    if (!cgi_c_type_of(e, cg_type_element(type), out)) return false;
    out->lanes = (uint32_t)lanes;
    if (lanes > 1 && out->base == CGI_C_INDEX) out->base = CGI_C_INT; // words: half as wide
    return true;
  }
  default: break;
  }
  return cgi_c_fail(e, "[unsupported-type] has a type that C kernels do not compute with");
}

CGI_C_DEF cgi_c_type cgi_c_value_type(cgi_c_emitter *e, cg_value v) {
  cgi_c_type t;
  (void)cgi_c_type_of(e, cg_value_type(v), &t);
  return t;
}

CGI_C_DEF cgi_c_type cgi_c_scalar(cgi_c_type t) { return cgi_c_make_type(t.base, t.width); }

CGI_C_DEF uint32_t cgi_c_storage(cgi_c_type t) { return (t.base == CGI_C_BOOL ? 1 : t.width / 8) * t.lanes; }

static const char *cgi_c_short(cgi_c_type t) {
  switch (t.base) {
  case CGI_C_BOOL: return "i1";
  case CGI_C_INDEX: return "index";
  case CGI_C_HALF: return "f16";
  case CGI_C_FLOAT: return t.width == 32 ? "f32" : "f64";
  default: return t.width == 8 ? "i8" : t.width == 16 ? "i16" : t.width == 32 ? "i32" : "i64";
  }
}

CGI_C_DEF const char *cgi_c_suffix(cgi_c_emitter *e, cgi_c_type t) {
  return t.lanes == 1 ? cgi_c_short(t) : cgi_c_format(e, "%sx%u", cgi_c_short(t), t.lanes);
}

CGI_C_DEF const char *cgi_c_type_name(cgi_c_emitter *e, cgi_c_type t) {
  if (t.lanes == 1) {
    switch (t.base) {
    case CGI_C_BOOL: return "bool";
    case CGI_C_INDEX: return "cgk_index";
    case CGI_C_HALF: return "uint16_t";
    case CGI_C_FLOAT: return t.width == 32 ? "float" : "double";
    default: return t.width == 8 ? "uint8_t" : t.width == 16 ? "uint16_t" : t.width == 32 ? "uint32_t" : "uint64_t";
    }
  }
  const char *name = cgi_c_format(e, "cgk_%sx%u", cgi_c_short(t), t.lanes);
  if (cgi_c_need(e, name)) { // lanes of i1 are words, 0 or -1, as comparisons give them
    const char *lane = t.base == CGI_C_BOOL ? "int32_t" : cgi_c_type_name(e, cgi_c_scalar(t));
    cgi_c_say(&e->helpers, "CGK_VECTOR(%s, %s, %u, %u)\n", name, lane, t.lanes, t.lanes == 3 ? (uint32_t)4 : t.lanes);
  }
  return name;
}

// ---- statements -------------------------------------------------------------------------------------------------------------------------
CGI_C_DEF void cgi_c_line(cgi_c_emitter *e) {
  for (uint32_t i = 0; i < e->indent; i++) cgi_c_add(&e->body, "  ", 2);
}

static const char *cgi_c_declared(cgi_c_emitter *e, cg_value v, bool *reads_only) {
  const cgi_c_value *slot = cgi_c_slot(e, v);
  *reads_only = slot && slot->reads_only;
  if (cg_type_get_kind(cg_value_type(v)) == CG_TYPE_MEMREF) return *reads_only ? "const unsigned char *" : "unsigned char *";
  return cgi_c_type_name(e, cgi_c_value_type(e, v));
}

CGI_C_DEF bool cgi_c_declare(cgi_c_emitter *e, cg_value v, const char *init) {
  cgi_c_value *slot = cgi_c_slot(e, v);
  bool reads_only;
  const char *type = cgi_c_declared(e, v, &reads_only), *name = cgi_c_format(e, "v%u", e->next_name++);
  if (!slot) return false;
  if (slot->kept) {
    cgi_c_say(&e->arrays, "  %s %s[%u];\n", type, name, e->invocations);
    slot->text = cgi_c_format(e, "%s[l]", name);
    if (!init) return e->result == CG_OK;
    cgi_c_line(e);
    cgi_c_say(&e->body, "%s = %s;\n", slot->text, init);
    return e->result == CG_OK;
  }
  slot->text = name;
  cgi_c_line(e);
  cgi_c_say(&e->body, init ? "%s %s = %s;\n" : "%s %s;\n", type, name, init ? init : "");
  return e->result == CG_OK;
}

CGI_C_DEF bool cgi_c_define(cgi_c_emitter *e, cg_value v) {
  cgi_c_value *slot = cgi_c_slot(e, v);
  bool reads_only;
  if (!slot || !slot->used) return false;
  const char *type = cgi_c_declared(e, v, &reads_only), *name = cgi_c_format(e, "v%u", e->next_name++);
  cgi_c_line(e);
  if (slot->kept) {
    cgi_c_say(&e->arrays, "  %s %s[%u];\n", type, name, e->invocations);
    slot->text = cgi_c_format(e, "%s[l]", name);
    cgi_c_say(&e->body, "%s = ", slot->text);
  } else {
    slot->text = name;
    cgi_c_say(&e->body, "%s %s = ", type, name);
  }
  return e->result == CG_OK;
}

CGI_C_DEF void cgi_c_close(cgi_c_emitter *e) {
  e->indent--;
  cgi_c_line(e);
  cgi_c_add(&e->body, "}\n", 2);
}

// ---- constants --------------------------------------------------------------------------------------------------------------------------
// Exact: an integral number in decimal, the others in hexadecimal, infinities and NaN by their bits.
static const char *cgi_c_float_text(cgi_c_emitter *e, uint64_t bits, bool wide) {
  unsigned mantissa_bits = wide ? 52 : 23;
  uint64_t one = 1, mantissa = bits & ((one << mantissa_bits) - 1);
  int64_t bias = wide ? 1023 : 127, most = 2 * bias + 1, exponent = (int64_t)(bits >> mantissa_bits) & most;
  const char *sign = bits >> (wide ? 63 : 31) & 1 ? "-" : "", *end = wide ? "" : "f";
  if (exponent == most) {
    const char *helper = cgi_c_bitcast(e, cgi_c_make_type(CGI_C_FLOAT, wide ? 64 : 32), cgi_c_make_type(CGI_C_INT, wide ? 64 : 32));
    return cgi_c_format(e, wide ? "%s(UINT64_C(0x%x))" : "%s(0x%xu)", helper, bits);
  }
  if (!exponent && !mantissa) return cgi_c_format(e, *sign ? "(-0.0%s)" : "0.0%s", end);
  exponent = exponent ? exponent - bias : 1 - bias;
  bool normal = exponent > -bias && (bits >> mantissa_bits & (uint64_t)most) != 0;
  uint64_t all = mantissa | (normal ? one << mantissa_bits : 0);
  int64_t shift = (int64_t)mantissa_bits - exponent; // the number is all / 2^shift
  if (shift >= 0 && shift <= (int64_t)mantissa_bits && !(all & ((one << shift) - 1)) && all >> shift < 1000000)
    return cgi_c_format(e, *sign ? "(-%l.0%s)" : "%l.0%s", (int64_t)(all >> shift), end);
  while (!(all & 1)) all >>= 1, shift--;
  return cgi_c_format(e, *sign ? "(-0x%xp%l%s)" : "0x%xp%l%s", all, -shift, end);
}

static const char *cgi_c_literal(cgi_c_emitter *e, cgi_c_type t, uint64_t bits) {
  uint64_t ones = t.width < 64 ? ((uint64_t)1 << t.width) - 1 : UINT64_MAX;
  bits &= ones;
  switch (t.base) {
  case CGI_C_BOOL: return bits ? "true" : "false";
  case CGI_C_INDEX: {
    int64_t v = (int64_t)(bits ^ 0x80000000u) - (int64_t)0x80000000u;
    if (v == INT32_MIN) return "(-2147483647 - 1)";
    return cgi_c_format(e, v < 0 ? "(%l)" : "%l", v);
  }
  case CGI_C_FLOAT: return cgi_c_float_text(e, bits, t.width == 64);
  default:
    if (t.width == 64) return cgi_c_format(e, bits < 65536 ? "UINT64_C(%l)" : "UINT64_C(0x%x)", bits);
    return cgi_c_format(e, bits < 65536 ? "%lu" : "0x%xu", bits);
  }
}

static uint64_t cgi_c_read_bits(const uint8_t *bytes, size_t n) {
  uint64_t bits = 0;
  for (size_t i = 0; i < n && i < 8; i++) bits |= (uint64_t)bytes[i] << (8 * i);
  return bits;
}

CGI_C_DEF bool cgi_c_emit_constant(cgi_c_emitter *e, cg_op op) {
  cg_attr attr = cg_op_attr(op, "value");
  cgi_c_type type;
  const char *parts[CGI_C_MAX_LANES];
  const uint8_t *bytes = NULL;
  size_t size = 0, width = 0;
  uint64_t bits = 0;
  if (!attr) return cgi_c_invalid(e, "has no value");
  if (!cgi_c_type_of(e, cg_value_type(cg_op_result(op, 0)), &type)) return false;
  switch (cg_attr_get_kind(attr)) {
  case CG_ATTR_INT: bits = (uint64_t)cg_attr_int(attr); break;
  case CG_ATTR_BOOL: bits = cg_attr_int(attr) ? 1 : 0; break;
  case CG_ATTR_FLOAT: bits = cg_attr_float_bits(attr); break;
  case CG_ATTR_DENSE:
    width = cg_storage_bytes(cg_type_element(cg_attr_type(attr)));
    bytes = cg_attr_bytes(attr, &size);
    break;
  default: return cgi_c_fail(e, "has a constant of a kind that C kernels do not take");
  }
  bool splat = !bytes || cg_attr_is_splat(attr);
  for (uint32_t i = 0; i < (splat ? 1 : type.lanes); i++) {
    if (bytes) bits = cgi_c_read_bits(bytes + i * width, width);
    parts[i] = cgi_c_literal(e, cgi_c_scalar(type), bits);
  }
  return cgi_c_bind(e, cg_op_result(op, 0), type.lanes == 1 ? parts[0] : splat ? cgi_c_splat(e, type, parts[0]) : cgi_c_make(e, type, parts));
}
