// SPIR-V instructions that take short vectors apart and put them together. A vector of one element is a scalar.
#include "spirv/emit.h"

static bool cgi_spv_vector_kinds(cgi_spv_emitter *e, cg_op op, cgi_spv_kind *result, cgi_spv_kind *first) {
  return cgi_spv_kind_of(e, cg_value_type(cg_op_result(op, 0)), result) && cgi_spv_kind_of(e, cg_value_type(cg_op_operand(op, 0)), first) &&
         cgi_spv_compute(e, result) && cgi_spv_compute(e, first);
}

static bool cgi_spv_finish_vector(cgi_spv_emitter *e, cg_op op, uint32_t id) {
  cgi_spv_bind(e, cg_op_result(op, 0), id);
  return e->result == CG_OK;
}

// vector.broadcast, vector.splat, vector.shape_cast
static bool cgi_spv_emit_construct(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind, from;
  uint32_t parts[CGI_SPV_MAX_LANES];
  if (!cgi_spv_vector_kinds(e, op, &kind, &from)) return false;
  uint32_t value = cgi_spv_value(e, cg_op_operand(op, CG_VECTOR_BROADCAST_SOURCE));
  if (kind.lanes == from.lanes) return cgi_spv_finish_vector(e, op, value);
  if (from.lanes != 1) return cgi_spv_fail(e, "has an operand whose lanes do not fit its result", NULL);
  for (uint32_t i = 0; i < kind.lanes; i++) parts[i] = value;
  return cgi_spv_finish_vector(e, op, cgi_spv_op(e, SpvOpCompositeConstruct, cgi_spv_type_of(e, &kind), kind.lanes, parts));
}

// The lane that an extract or insert names: a literal in *lane, or an id. False after an error.
static bool cgi_spv_position(cgi_spv_emitter *e, cg_op op, unsigned operand, uint32_t lanes, uint32_t *lane, uint32_t *id) {
  cg_attr position = cg_op_attr(op, "static_position");
  *lane = *id = 0;
  if (position && cg_attr_int_list_len(position) > 0) {
    int64_t p = cg_attr_int_list_at(position, 0);
    if (cg_attr_int_list_len(position) > 1) return cgi_spv_fail(e, "has a position of more than one dimension", NULL);
    if (p != CG_DYNAMIC) {
      *lane = (uint32_t)p;
      return p >= 0 && p < (int64_t)lanes ? true : cgi_spv_invalid(e, "has a position outside of the vector");
    }
  }
  if (cg_op_num_operands(op) > operand) *id = cgi_spv_value(e, cg_op_operand(op, operand));
  return e->result == CG_OK;
}

static bool cgi_spv_emit_extract(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind, from;
  uint32_t lane, dynamic;
  if (!cgi_spv_vector_kinds(e, op, &kind, &from) || !cgi_spv_position(e, op, CG_VECTOR_EXTRACT_DYNAMIC_POSITION, from.lanes, &lane, &dynamic))
    return false;
  uint32_t value = cgi_spv_value(e, cg_op_operand(op, CG_VECTOR_EXTRACT_VECTOR)), type = cgi_spv_type_of(e, &kind);
  if (kind.lanes == from.lanes) return cgi_spv_finish_vector(e, op, value);
  if (dynamic) return cgi_spv_finish_vector(e, op, cgi_spv_op2(e, SpvOpVectorExtractDynamic, type, value, dynamic));
  return cgi_spv_finish_vector(e, op, cgi_spv_op2(e, SpvOpCompositeExtract, type, value, lane));
}

// The lane that an insert of a scalar into a vector names; -1: not known.
static int cgi_spv_inserted_lane(cg_op op) {
  cg_attr position = cg_op_attr(op, "static_position");
  if (cg_op_get_kind(op) != CG_VECTOR_INSERT || cg_op_num_operands(op) != 2 || !position || cg_attr_int_list_len(position) != 1) return -1;
  if (cg_type_is_shaped(cg_value_type(cg_op_operand(op, CG_VECTOR_INSERT_SOURCE)))) return -1;
  int64_t lane = cg_attr_int_list_at(position, 0);
  return lane >= 0 && lane < CGI_SPV_MAX_LANES ? (int)lane : -1;
}

// A chain of inserts that fills every lane is one OpCompositeConstruct at its end. *later: op is a link of one whose end is yet to come. Gives the
// number of lanes with the scalars in `parts`, or 0.
static uint32_t cgi_spv_insert_chain(cg_op op, uint32_t lanes, cg_value *parts, bool *later) {
  uint32_t found = 0;
  cg_op end = op;
  for (;;) { // forward to the end
    cg_op next = cg_value_has_one_use(cg_op_result(end, 0)) ? cg_op_next(end) : NULL;
    for (unsigned steps = 0; next && (cgi_spv_inserted_lane(next) < 0 || cg_op_operand(next, CG_VECTOR_INSERT_DEST) != cg_op_result(end, 0)); steps++)
      next = steps < 64 ? cg_op_next(next) : NULL;
    if (!next) break;
    end = next;
  }
  *later = end != op;
  for (uint32_t i = 0; i < lanes; i++) parts[i] = NULL;
  for (; end; end = cg_value_op(cg_op_operand(end, CG_VECTOR_INSERT_DEST))) {
    int lane = cgi_spv_inserted_lane(end);
    if (lane < 0 || (uint32_t)lane >= lanes) return 0;
    if (!parts[lane]) found++;
    if (!parts[lane]) parts[lane] = cg_op_operand(end, CG_VECTOR_INSERT_SOURCE);
    if (found == lanes) return lanes;
  }
  return 0;
}

static bool cgi_spv_emit_insert(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind, source;
  uint32_t lane, dynamic;
  cg_value scalars[CGI_SPV_MAX_LANES];
  bool later;
  if (cgi_spv_inserted_lane(op) >= 0) {
    uint32_t parts[CGI_SPV_MAX_LANES];
    if (!cgi_spv_vector_kinds(e, op, &kind, &source)) return false;
    uint32_t n = kind.lanes > 1 ? cgi_spv_insert_chain(op, kind.lanes, scalars, &later) : 0;
    if (n && later) return true; // only the next link uses it
    for (uint32_t i = 0; i < n; i++) parts[i] = cgi_spv_value(e, scalars[i]);
    if (n) return cgi_spv_finish_vector(e, op, cgi_spv_op(e, SpvOpCompositeConstruct, cgi_spv_type_of(e, &kind), n, parts));
  }
  if (!cgi_spv_vector_kinds(e, op, &kind, &source) || !cgi_spv_position(e, op, CG_VECTOR_INSERT_DYNAMIC_POSITION, kind.lanes, &lane, &dynamic))
    return false;
  uint32_t value = cgi_spv_value(e, cg_op_operand(op, CG_VECTOR_INSERT_SOURCE)), into = cgi_spv_value(e, cg_op_operand(op, CG_VECTOR_INSERT_DEST)),
           type = cgi_spv_type_of(e, &kind);
  if (kind.lanes == source.lanes) return cgi_spv_finish_vector(e, op, value);
  if (dynamic) return cgi_spv_finish_vector(e, op, cgi_spv_op3(e, SpvOpVectorInsertDynamic, type, into, value, dynamic));
  return cgi_spv_finish_vector(e, op, cgi_spv_op3(e, SpvOpCompositeInsert, type, value, into, lane));
}

// A choice of lanes from two operands (or one, twice), numbered through both.
static bool cgi_spv_emit_lanes(cgi_spv_emitter *e, cg_op op, cg_value a, cg_value b, const int64_t *lanes) {
  cgi_spv_kind kind, from, second;
  uint32_t parts[CGI_SPV_MAX_LANES + 2];
  if (!cgi_spv_vector_kinds(e, op, &kind, &from) || !cgi_spv_kind_of(e, cg_value_type(a), &from) || !cgi_spv_kind_of(e, cg_value_type(b), &second))
    return false;
  cgi_spv_kind scalar = cgi_spv_make_kind(kind.base, kind.width, 1);
  uint32_t ida = cgi_spv_value(e, a), idb = cgi_spv_value(e, b), type = cgi_spv_type_of(e, &kind);
  if (from.lanes > 1 && second.lanes > 1 && kind.lanes > 1) {
    parts[0] = ida;
    parts[1] = idb;
    for (uint32_t i = 0; i < kind.lanes; i++) parts[2 + i] = (uint32_t)lanes[i];
    return cgi_spv_finish_vector(e, op, cgi_spv_op(e, SpvOpVectorShuffle, type, 2 + kind.lanes, parts));
  }
  for (uint32_t i = 0; i < kind.lanes; i++) { // a scalar is among them
    uint32_t lane = (uint32_t)lanes[i];
    bool in_a = lane < from.lanes;
    uint32_t n = in_a ? from.lanes : second.lanes, id = in_a ? ida : idb;
    parts[i] = n == 1 ? id : cgi_spv_op2(e, SpvOpCompositeExtract, cgi_spv_type_of(e, &scalar), id, in_a ? lane : lane - from.lanes);
  }
  return cgi_spv_finish_vector(e, op, kind.lanes == 1 ? parts[0] : cgi_spv_op(e, SpvOpCompositeConstruct, type, kind.lanes, parts));
}

static int64_t cgi_spv_int_at(cg_op op, const char *name, size_t i, int64_t fallback) {
  cg_attr a = cg_op_attr(op, name);
  return a && cg_attr_int_list_len(a) > i ? cg_attr_int_list_at(a, i) : fallback;
}

static bool cgi_spv_emit_shuffle(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind;
  int64_t lanes[CGI_SPV_MAX_LANES];
  if (!cgi_spv_kind_of(e, cg_value_type(cg_op_result(op, 0)), &kind)) return false;
  for (uint32_t i = 0; i < kind.lanes; i++) lanes[i] = cgi_spv_int_at(op, "mask", i, 0);
  return cgi_spv_emit_lanes(e, op, cg_op_operand(op, CG_VECTOR_SHUFFLE_V1), cg_op_operand(op, CG_VECTOR_SHUFFLE_V2), lanes);
}

static bool cgi_spv_emit_extract_slice(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind;
  int64_t lanes[CGI_SPV_MAX_LANES];
  if (!cgi_spv_kind_of(e, cg_value_type(cg_op_result(op, 0)), &kind)) return false;
  for (uint32_t i = 0; i < kind.lanes; i++) lanes[i] = cgi_spv_int_at(op, "offsets", 0, 0) + (int64_t)i * cgi_spv_int_at(op, "strides", 0, 1);
  if (lanes[0] < 0 || lanes[kind.lanes - 1] >= cg_type_num_elements(cg_value_type(cg_op_operand(op, CG_VECTOR_EXTRACT_STRIDED_SLICE_VECTOR))))
    return cgi_spv_invalid(e, "reaches outside of its operand");
  return cgi_spv_emit_lanes(e, op, cg_op_operand(op, CG_VECTOR_EXTRACT_STRIDED_SLICE_VECTOR),
                            cg_op_operand(op, CG_VECTOR_EXTRACT_STRIDED_SLICE_VECTOR), lanes);
}

static bool cgi_spv_emit_insert_slice(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind, source;
  int64_t lanes[CGI_SPV_MAX_LANES];
  if (!cgi_spv_vector_kinds(e, op, &kind, &source)) return false;
  int64_t offset = cgi_spv_int_at(op, "offsets", 0, 0);
  for (int64_t i = 0; i < (int64_t)kind.lanes; i++)
    lanes[i] = i >= offset && i < offset + (int64_t)source.lanes ? (int64_t)kind.lanes + i - offset : i;
  return cgi_spv_emit_lanes(e, op, cg_op_operand(op, CG_VECTOR_INSERT_STRIDED_SLICE_DEST), cg_op_operand(op, CG_VECTOR_INSERT_STRIDED_SLICE_SOURCE),
                            lanes);
}

// In order from lane 0, the accumulator first.
static bool cgi_spv_emit_reduction(cgi_spv_emitter *e, cg_op op) {
  cgi_spv_kind kind, from;
  cg_attr how = cg_op_attr(op, "kind");
  if (!cgi_spv_vector_kinds(e, op, &kind, &from)) return false;
  bool contract = (cg_op_fastmath(op) & CG_FASTMATH_CONTRACT) != 0;
  uint32_t value = cgi_spv_value(e, cg_op_operand(op, CG_VECTOR_REDUCTION_VECTOR)),
           sum = cg_op_num_operands(op) > 1 ? cgi_spv_value(e, cg_op_operand(op, CG_VECTOR_REDUCTION_ACC)) : 0;
  for (uint32_t i = 0; i < from.lanes && e->result == CG_OK; i++) {
    uint32_t part = from.lanes == 1 ? value : cgi_spv_op2(e, SpvOpCompositeExtract, cgi_spv_type_of(e, &kind), value, i);
    sum = sum ? cgi_spv_reduce(e, &kind, sum, part, how, contract) : part;
  }
  return cgi_spv_finish_vector(e, op, sum);
}

CGI_SPV_DEF bool cgi_spv_emit_vector(cgi_spv_emitter *e, cg_op op, bool *handled) {
  *handled = true;
  switch (cg_op_get_kind(op)) {
  case CG_VECTOR_BROADCAST:
  case CG_VECTOR_SPLAT:
  case CG_VECTOR_SHAPE_CAST: return cgi_spv_emit_construct(e, op);
  case CG_VECTOR_EXTRACT:
  case CG_VECTOR_EXTRACTELEMENT: return cgi_spv_emit_extract(e, op);
  case CG_VECTOR_INSERT:
  case CG_VECTOR_INSERTELEMENT: return cgi_spv_emit_insert(e, op);
  case CG_VECTOR_SHUFFLE: return cgi_spv_emit_shuffle(e, op);
  case CG_VECTOR_EXTRACT_STRIDED_SLICE: return cgi_spv_emit_extract_slice(e, op);
  case CG_VECTOR_INSERT_STRIDED_SLICE: return cgi_spv_emit_insert_slice(e, op);
  case CG_VECTOR_REDUCTION: return cgi_spv_emit_reduction(e, op);
  default: *handled = false; return true;
  }
}
