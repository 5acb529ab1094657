// Short vectors taken apart and put together. A vector of one element is a scalar.
#include "c/emit.h"

static bool cgi_c_finish_vector(cgi_c_emitter *e, cg_op op, const char *text) {
  if (e->result == CG_OK && cgi_c_define(e, cg_op_result(op, 0))) cgi_c_say(&e->body, "%s;\n", text);
  return e->result == CG_OK;
}

// A lane as a value of type `to`: an index among vectors is a word.
static const char *cgi_c_lane_as(cgi_c_emitter *e, const char *v, cgi_c_type t, uint32_t lane, cgi_c_type to) {
  const char *text = cgi_c_lane(e, v, t, lane);
  return to.base == CGI_C_INDEX && t.base != CGI_C_INDEX ? cgi_c_format(e, "(cgk_index)(int32_t)%s", text) : text;
}

// vector.broadcast, vector.splat, vector.shape_cast
static bool cgi_c_emit_construct(cgi_c_emitter *e, cg_op op) {
  cgi_c_type t = cgi_c_value_type(e, cg_op_result(op, 0)), from = cgi_c_value_type(e, cg_op_operand(op, CG_VECTOR_BROADCAST_SOURCE));
  const char *v = cgi_c_operand(e, op, CG_VECTOR_BROADCAST_SOURCE);
  if (from.lanes != 1 && from.lanes != t.lanes) return cgi_c_fail(e, "has an operand whose lanes do not fit its result");
  return cgi_c_finish_vector(e, op, from.lanes == t.lanes ? v : cgi_c_splat(e, t, v));
}

// The lane that an extract or insert names, as C; NULL after an error.
static const char *cgi_c_position(cgi_c_emitter *e, cg_op op, unsigned operand, uint32_t lanes) {
  cg_attr position = cg_op_attr(op, "static_position");
  if (position && cg_attr_int_list_len(position) > 0) {
    int64_t p = cg_attr_int_list_at(position, 0);
    if (cg_attr_int_list_len(position) > 1) {
      cgi_c_fail(e, "has a position of more than one dimension");
      return NULL;
    }
    if (p != CG_DYNAMIC) {
      if (p < 0 || p >= (int64_t)lanes) cgi_c_invalid(e, "has a position outside of the vector");
      return cgi_c_format(e, "%l", p);
    }
  }
  return cg_op_num_operands(op) > operand ? cgi_c_operand(e, op, operand) : "0";
}

static bool cgi_c_emit_extract(cgi_c_emitter *e, cg_op op) {
  cgi_c_type t = cgi_c_value_type(e, cg_op_result(op, 0)), from = cgi_c_value_type(e, cg_op_operand(op, CG_VECTOR_EXTRACT_VECTOR));
  const char *v = cgi_c_operand(e, op, CG_VECTOR_EXTRACT_VECTOR), *position = cgi_c_position(e, op, CG_VECTOR_EXTRACT_DYNAMIC_POSITION, from.lanes);
  if (!position || e->result != CG_OK) return false;
  if (t.lanes == from.lanes) return cgi_c_finish_vector(e, op, v);
  const char *form = t.base == CGI_C_BOOL ? "CGK_AT(%s, %s) != 0" : t.base == CGI_C_INDEX ? "(cgk_index)(int32_t)CGK_AT(%s, %s)" : "CGK_AT(%s, %s)";
  return cgi_c_finish_vector(e, op, cgi_c_format(e, form, v, position));
}

static bool cgi_c_emit_insert(cgi_c_emitter *e, cg_op op) {
  cgi_c_type t = cgi_c_value_type(e, cg_op_result(op, 0)), from = cgi_c_value_type(e, cg_op_operand(op, CG_VECTOR_INSERT_SOURCE));
  const char *v = cgi_c_operand(e, op, CG_VECTOR_INSERT_SOURCE), *into = cgi_c_operand(e, op, CG_VECTOR_INSERT_DEST),
             *position = cgi_c_position(e, op, CG_VECTOR_INSERT_DYNAMIC_POSITION, t.lanes);
  if (!position || e->result != CG_OK) return false;
  if (t.lanes == from.lanes) return cgi_c_finish_vector(e, op, v);
  const char *name = cgi_c_format(e, "cgk_insert_%s", cgi_c_suffix(e, t)), *type = cgi_c_type_name(e, t);
  if (cgi_c_need(e, name))
    cgi_c_say(&e->helpers, "CGK_FN %s %s(%s x, %s v, cgk_index i) {\n  CGK_AT(v, i) = %sx;\n  return v;\n}\n", type, name,
              cgi_c_type_name(e, cgi_c_scalar(t)), type, t.base == CGI_C_BOOL ? "-(int32_t)" : "");
  return cgi_c_finish_vector(e, op, cgi_c_format(e, "%s(%s, %s, %s)", name, v, into, position));
}

// A choice of lanes from two operands (or one, twice), numbered through both.
static bool cgi_c_emit_lanes(cgi_c_emitter *e, cg_op op, cg_value a, cg_value b, uint32_t n, const int64_t *lanes) {
  const char *parts[CGI_C_MAX_LANES], *va = cgi_c_ref(e, a), *vb = cgi_c_ref(e, b);
  cgi_c_type ta = cgi_c_value_type(e, a), tb = cgi_c_value_type(e, b), to = cgi_c_value_type(e, cg_op_result(op, 0));
  for (uint32_t i = 0; i < n; i++) {
    if (lanes[i] < 0 || lanes[i] >= (int64_t)(ta.lanes + tb.lanes)) return cgi_c_invalid(e, "reaches outside of its operands");
    uint32_t lane = (uint32_t)lanes[i];
    parts[i] = lane < ta.lanes ? cgi_c_lane_as(e, va, ta, lane, to) : cgi_c_lane_as(e, vb, tb, lane - ta.lanes, to);
  }
  return cgi_c_finish_vector(e, op, cgi_c_make(e, to, parts));
}

static int64_t cgi_c_int_at(cg_op op, const char *name, size_t i, int64_t fallback) {
  cg_attr a = cg_op_attr(op, name);
  return a && cg_attr_int_list_len(a) > i ? cg_attr_int_list_at(a, i) : fallback;
}

// A lane of a vector that was read, in all lanes: CPUs read one element so at no cost, and need no register for the vector. *select: a constant may
// be there instead, on a condition that all lanes have. NULL for what is none.
static cg_op cgi_c_splat_load(cgi_c_emitter *e, cg_op op, cg_op *select) {
  cg_op load = cg_op_get_kind(op) == CG_VECTOR_SHUFFLE ? cg_value_op(cg_op_operand(op, CG_VECTOR_SHUFFLE_V1)) : NULL;
  cg_attr mask = load ? cg_op_attr(op, "mask") : NULL;
  *select = NULL;
  if (mask && cg_op_get_kind(load) == CG_ARITH_SELECT) {
    cg_op other = cg_value_op(cg_op_operand(load, CG_ARITH_SELECT_FALSE_VALUE));
    cg_attr value = other && cg_op_get_kind(other) == CG_ARITH_CONSTANT ? cg_op_attr(other, "value") : NULL;
    if (cg_type_get_kind(cg_value_type(cg_op_operand(load, CG_ARITH_SELECT_CONDITION))) == CG_TYPE_VECTOR || !value ||
        cg_attr_get_kind(value) != CG_ATTR_DENSE || !cg_attr_is_splat(value) || cg_op_block(load) != cg_op_block(op) ||
        cg_value_type(cg_op_operand(load, CG_ARITH_SELECT_FALSE_VALUE)) != cg_value_type(cg_op_result(op, 0)))
      return NULL;
    *select = load;
    load = cg_value_op(cg_op_operand(load, CG_ARITH_SELECT_TRUE_VALUE));
  }
  if (!mask || !load || cg_op_get_kind(load) != CG_VECTOR_LOAD || cg_op_num_operands(load) != 2 || cg_op_block(load) != cg_op_block(op)) return NULL;
  cg_type type = cg_value_type(cg_op_result(load, 0)), memory = cg_type_element(cg_value_type(cg_op_operand(load, CG_VECTOR_LOAD_BASE)));
  int64_t lane = cgi_c_int_at(op, "mask", 0, -1);
  for (size_t i = 0; i < cg_attr_int_list_len(mask); i++)
    if (cg_attr_int_list_at(mask, i) != lane) return NULL;
  if (lane < 0 || lane >= cg_type_num_elements(type) || cg_type_element(type) != memory || cg_type_get_kind(memory) == CG_TYPE_INDEX) return NULL;
  return cgi_c_reads_binding(e, cg_op_operand(load, CG_VECTOR_LOAD_BASE)) && !cgi_c_reads_panel(e, load) ? load : NULL;
}

CGI_C_DEF unsigned cgi_c_num_sources(cgi_c_emitter *e, cg_op op) {
  cg_op select;
  return cgi_c_splat_load(e, op, &select) ? select ? 4 : 2 : cg_op_num_operands(op);
}

CGI_C_DEF cg_value cgi_c_source(cgi_c_emitter *e, cg_op op, unsigned i) {
  cg_op select, load = cgi_c_splat_load(e, op, &select);
  return i >= 2 && load ? cg_op_operand(select, i == 2 ? CG_ARITH_SELECT_CONDITION : CG_ARITH_SELECT_FALSE_VALUE)
                        : cg_op_operand(load ? load : op, i);
}

static bool cgi_c_emit_splat_load(cgi_c_emitter *e, cg_op op, cg_op load, cg_op select, cgi_c_type t) {
  const char *read = cgi_c_access(e, cgi_c_scalar(t), false, false), *memref = cgi_c_operand(e, load, CG_VECTOR_LOAD_BASE),
             *index = cgi_c_operand(e, load, CG_VECTOR_LOAD_INDICES);
  const char *text = cgi_c_splat(e, t, cgi_c_format(e, "%s(%s, %s + %l)", read, memref, index, cgi_c_int_at(op, "mask", 0, 0))), *operands[3];
  cgi_c_type types[3];
  if (!select) return cgi_c_finish_vector(e, op, text);
  types[0] = cgi_c_value_type(e, cg_op_operand(select, CG_ARITH_SELECT_CONDITION));
  types[1] = types[2] = t;
  operands[0] = cgi_c_operand(e, select, CG_ARITH_SELECT_CONDITION);
  operands[1] = text;
  operands[2] = cgi_c_operand(e, select, CG_ARITH_SELECT_FALSE_VALUE);
  return cgi_c_finish_vector(e, op, cgi_c_select(e, t, operands, types));
}

// vector.shuffle, vector.extract_strided_slice, vector.insert_strided_slice
static bool cgi_c_emit_choice(cgi_c_emitter *e, cg_op op) {
  cgi_c_type t = cgi_c_value_type(e, cg_op_result(op, 0));
  int64_t lanes[CGI_C_MAX_LANES], n = (int64_t)t.lanes, offset = cgi_c_int_at(op, "offsets", 0, 0);
  cg_op select, load = cgi_c_splat_load(e, op, &select);
  if (e->result != CG_OK) return false;
  if (load) return cgi_c_emit_splat_load(e, op, load, select, t);
  if (cg_op_get_kind(op) == CG_VECTOR_SHUFFLE) {
    for (int64_t i = 0; i < n; i++) lanes[i] = cgi_c_int_at(op, "mask", (size_t)i, 0);
    return cgi_c_emit_lanes(e, op, cg_op_operand(op, CG_VECTOR_SHUFFLE_V1), cg_op_operand(op, CG_VECTOR_SHUFFLE_V2), t.lanes, lanes);
  }
  if (cg_op_get_kind(op) == CG_VECTOR_EXTRACT_STRIDED_SLICE) {
    cg_value from = cg_op_operand(op, CG_VECTOR_EXTRACT_STRIDED_SLICE_VECTOR);
    for (int64_t i = 0; i < n; i++) lanes[i] = offset + i * cgi_c_int_at(op, "strides", 0, 1);
    if (lanes[0] < 0 || lanes[n - 1] >= cg_type_num_elements(cg_value_type(from))) return cgi_c_invalid(e, "reaches outside of its operand");
    return cgi_c_emit_lanes(e, op, from, from, t.lanes, lanes);
  }
  cg_value source = cg_op_operand(op, CG_VECTOR_INSERT_STRIDED_SLICE_SOURCE);
  int64_t count = cg_type_num_elements(cg_value_type(source));
  for (int64_t i = 0; i < n; i++) lanes[i] = i >= offset && i < offset + count ? n + i - offset : i;
  return cgi_c_emit_lanes(e, op, cg_op_operand(op, CG_VECTOR_INSERT_STRIDED_SLICE_DEST), source, t.lanes, lanes);
}

// In order from lane 0, the accumulator first.
static bool cgi_c_emit_reduction(cgi_c_emitter *e, cg_op op) {
  cgi_c_type t = cgi_c_value_type(e, cg_op_result(op, 0)), from = cgi_c_value_type(e, cg_op_operand(op, CG_VECTOR_REDUCTION_VECTOR));
  const char *v = cgi_c_operand(e, op, CG_VECTOR_REDUCTION_VECTOR), *type = cgi_c_type_name(e, t);
  const char *sum = cg_op_num_operands(op) > 1 ? cgi_c_operand(e, op, CG_VECTOR_REDUCTION_ACC) : NULL;
  for (uint32_t i = 0; i < from.lanes && e->result == CG_OK; i++) {
    const char *part = cgi_c_lane_as(e, v, from, i, t), *next = sum ? cgi_c_reduce(e, t, sum, part, cg_op_attr(op, "kind")) : part;
    if (!next) return false;
    sum = next;
    if (i + 1 == from.lanes) break;
    sum = cgi_c_format(e, "v%u", e->next_name++);
    cgi_c_line(e);
    cgi_c_say(&e->body, "%s %s = %s;\n", type, sum, next);
  }
  return cgi_c_finish_vector(e, op, sum);
}

CGI_C_DEF bool cgi_c_emit_vector(cgi_c_emitter *e, cg_op op, bool *handled) {
  *handled = true;
  switch (cg_op_get_kind(op)) {
  case CG_VECTOR_BROADCAST:
  case CG_VECTOR_SPLAT:
  case CG_VECTOR_SHAPE_CAST: return cgi_c_emit_construct(e, op);
  case CG_VECTOR_EXTRACT:
  case CG_VECTOR_EXTRACTELEMENT: return cgi_c_emit_extract(e, op);
  case CG_VECTOR_INSERT:
  case CG_VECTOR_INSERTELEMENT: return cgi_c_emit_insert(e, op);
  case CG_VECTOR_SHUFFLE:
  case CG_VECTOR_EXTRACT_STRIDED_SLICE:
  case CG_VECTOR_INSERT_STRIDED_SLICE: return cgi_c_emit_choice(e, op);
  case CG_VECTOR_REDUCTION: return cgi_c_emit_reduction(e, op);
  default: *handled = false; return true;
  }
}
