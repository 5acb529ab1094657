// Short vectors taken apart and put together. A vector of one element is a scalar.
#include "nvvm/emit.h"

// vector.broadcast, vector.splat, vector.shape_cast
static bool cgi_nvvm_emit_construct(cgi_nvvm_emitter *e, cg_op op) {
  LLVMTypeRef type = cgi_nvvm_type(e, cg_value_type(cg_op_result(op, 0)));
  LLVMValueRef v = cgi_nvvm_operand(e, op, CG_VECTOR_BROADCAST_SOURCE), parts[CGI_NVVM_MAX_LANES];
  if (!type || !v) return false;
  unsigned lanes = cgi_nvvm_lanes(type), from = cgi_nvvm_lanes(LLVMTypeOf(v));
  if (lanes == from) return cgi_nvvm_set_result(e, op, v);
  if (from != 1) return cgi_nvvm_fail(e, "has an operand whose lanes do not fit its result", NULL);
  for (unsigned i = 0; i < lanes; i++) parts[i] = v;
  return cgi_nvvm_set_result(e, op, cgi_nvvm_construct(e, lanes, parts));
}

// The lane that an extract or insert names; NULL after an error.
static LLVMValueRef cgi_nvvm_position(cgi_nvvm_emitter *e, cg_op op, unsigned operand, unsigned lanes) {
  cg_attr position = cg_op_attr(op, "static_position");
  if (position && cg_attr_int_list_len(position) > 0) {
    int64_t p = cg_attr_int_list_at(position, 0);
    if (cg_attr_int_list_len(position) > 1) {
      cgi_nvvm_fail(e, "has a position of more than one dimension", NULL);
      return NULL;
    }
    if (p != CG_DYNAMIC) {
      if (p < 0 || p >= (int64_t)lanes) cgi_nvvm_invalid(e, "has a position outside of the vector");
      return e->result == CG_OK ? cgi_nvvm_u32(e, (uint32_t)p) : NULL;
    }
  }
  return cg_op_num_operands(op) > operand ? cgi_nvvm_operand(e, op, operand) : cgi_nvvm_u32(e, 0);
}

static bool cgi_nvvm_emit_extract(cgi_nvvm_emitter *e, cg_op op) {
  LLVMTypeRef type = cgi_nvvm_type(e, cg_value_type(cg_op_result(op, 0)));
  LLVMValueRef v = cgi_nvvm_operand(e, op, CG_VECTOR_EXTRACT_VECTOR);
  if (!type || !v) return false;
  unsigned lanes = cgi_nvvm_lanes(LLVMTypeOf(v));
  LLVMValueRef position = cgi_nvvm_position(e, op, 1, lanes);
  if (!position) return false;
  return cgi_nvvm_set_result(e, op, cgi_nvvm_lanes(type) == lanes ? v : LLVMBuildExtractElement(e->builder, v, position, ""));
}

static bool cgi_nvvm_emit_insert(cgi_nvvm_emitter *e, cg_op op) {
  LLVMValueRef v = cgi_nvvm_operand(e, op, CG_VECTOR_INSERT_SOURCE), into = cgi_nvvm_operand(e, op, CG_VECTOR_INSERT_DEST);
  if (!v || !into) return false;
  unsigned lanes = cgi_nvvm_lanes(LLVMTypeOf(into));
  LLVMValueRef position = cgi_nvvm_position(e, op, 2, lanes);
  if (!position) return false;
  return cgi_nvvm_set_result(e, op, cgi_nvvm_lanes(LLVMTypeOf(v)) == lanes ? v : LLVMBuildInsertElement(e->builder, into, v, position, ""));
}

// A choice of lanes from two operands (or one, twice), numbered through both.
static bool cgi_nvvm_emit_lanes(cgi_nvvm_emitter *e, cg_op op, cg_value a, cg_value b, unsigned n, const int64_t *lanes) {
  LLVMValueRef parts[CGI_NVVM_MAX_LANES], va = cgi_nvvm_value(e, a), vb = cgi_nvvm_value(e, b);
  if (!va || !vb) return false;
  unsigned first = cgi_nvvm_lanes(LLVMTypeOf(va)), all = first + cgi_nvvm_lanes(LLVMTypeOf(vb));
  for (unsigned i = 0; i < n; i++) {
    if (lanes[i] < 0 || lanes[i] >= (int64_t)all) return cgi_nvvm_invalid(e, "reaches outside of its operands");
    unsigned lane = (unsigned)lanes[i];
    parts[i] = lane < first ? cgi_nvvm_lane(e, va, lane) : cgi_nvvm_lane(e, vb, lane - first);
  }
  return cgi_nvvm_set_result(e, op, cgi_nvvm_construct(e, n, parts));
}

static int64_t cgi_nvvm_int_at(cg_op op, const char *name, size_t i, int64_t fallback) {
  cg_attr a = cg_op_attr(op, name);
  return a && cg_attr_int_list_len(a) > i ? cg_attr_int_list_at(a, i) : fallback;
}

// vector.shuffle, vector.extract_strided_slice, vector.insert_strided_slice
static bool cgi_nvvm_emit_choice(cgi_nvvm_emitter *e, cg_op op) {
  LLVMTypeRef type = cgi_nvvm_type(e, cg_value_type(cg_op_result(op, 0)));
  int64_t lanes[CGI_NVVM_MAX_LANES], n = type ? (int64_t)cgi_nvvm_lanes(type) : 0, offset = cgi_nvvm_int_at(op, "offsets", 0, 0);
  if (!type) return false;
  if (cg_op_get_kind(op) == CG_VECTOR_SHUFFLE) {
    for (int64_t i = 0; i < n; i++) lanes[i] = cgi_nvvm_int_at(op, "mask", (size_t)i, 0);
    return cgi_nvvm_emit_lanes(e, op, cg_op_operand(op, CG_VECTOR_SHUFFLE_V1), cg_op_operand(op, CG_VECTOR_SHUFFLE_V2), (unsigned)n, lanes);
  }
  if (cg_op_get_kind(op) == CG_VECTOR_EXTRACT_STRIDED_SLICE) {
    cg_value from = cg_op_operand(op, CG_VECTOR_EXTRACT_STRIDED_SLICE_VECTOR);
    for (int64_t i = 0; i < n; i++) lanes[i] = offset + i * cgi_nvvm_int_at(op, "strides", 0, 1);
    if (lanes[0] < 0 || lanes[n - 1] >= cg_type_num_elements(cg_value_type(from))) return cgi_nvvm_invalid(e, "reaches outside of its operand");
    return cgi_nvvm_emit_lanes(e, op, from, from, (unsigned)n, lanes);
  }
  cg_value source = cg_op_operand(op, CG_VECTOR_INSERT_STRIDED_SLICE_SOURCE);
  int64_t count = cg_type_num_elements(cg_value_type(source));
  for (int64_t i = 0; i < n; i++) lanes[i] = i >= offset && i < offset + count ? n + i - offset : i;
  return cgi_nvvm_emit_lanes(e, op, cg_op_operand(op, CG_VECTOR_INSERT_STRIDED_SLICE_DEST), source, (unsigned)n, lanes);
}

// In order from lane 0, the accumulator first.
static bool cgi_nvvm_emit_reduction(cgi_nvvm_emitter *e, cg_op op) {
  LLVMValueRef v = cgi_nvvm_operand(e, op, CG_VECTOR_REDUCTION_VECTOR);
  LLVMValueRef sum = cg_op_num_operands(op) > 1 ? cgi_nvvm_operand(e, op, CG_VECTOR_REDUCTION_ACC) : NULL;
  for (unsigned i = 0; v && i < cgi_nvvm_lanes(LLVMTypeOf(v)) && e->result == CG_OK; i++) {
    LLVMValueRef part = cgi_nvvm_lane(e, v, i);
    sum = sum ? cgi_nvvm_reduce(e, sum, part, cg_op_attr(op, "kind"), op) : part;
  }
  return cgi_nvvm_set_result(e, op, sum);
}

CGI_NVVM_DEF bool cgi_nvvm_emit_vector(cgi_nvvm_emitter *e, cg_op op, bool *handled) {
  *handled = true;
  switch (cg_op_get_kind(op)) {
  case CG_VECTOR_BROADCAST:
  case CG_VECTOR_SPLAT:
  case CG_VECTOR_SHAPE_CAST: return cgi_nvvm_emit_construct(e, op);
  case CG_VECTOR_EXTRACT:
  case CG_VECTOR_EXTRACTELEMENT: return cgi_nvvm_emit_extract(e, op);
  case CG_VECTOR_INSERT:
  case CG_VECTOR_INSERTELEMENT: return cgi_nvvm_emit_insert(e, op);
  case CG_VECTOR_SHUFFLE:
  case CG_VECTOR_EXTRACT_STRIDED_SLICE:
  case CG_VECTOR_INSERT_STRIDED_SLICE: return cgi_nvvm_emit_choice(e, op);
  case CG_VECTOR_REDUCTION: return cgi_nvvm_emit_reduction(e, op);
  default: *handled = false; return true;
  }
}
