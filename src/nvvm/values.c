// LLVM values and types of IR values and types, constants and intrinsics.
#include "nvvm/emit.h"

static size_t cgi_nvvm_slot_of(const cgi_nvvm_emitter *e, cg_value key) {
  size_t i = (size_t)(((uint64_t)(uintptr_t)key * 0x9e3779b97f4a7c15u) >> 32) & (e->slot_capacity - 1);
  while (e->slots[i].key && e->slots[i].key != key) i = (i + 1) & (e->slot_capacity - 1);
  return i;
}

static bool cgi_nvvm_grow(cgi_nvvm_emitter *e) {
  cgi_nvvm_slot *old = e->slots;
  size_t count = e->slot_capacity, more = count ? 2 * count : 256;
  cgi_nvvm_slot *grown = (cgi_nvvm_slot *)cg_realloc(e->ctx, NULL, 0, more * sizeof *grown);
  if (!grown) {
    e->result = CG_OUT_OF_MEMORY;
    return false;
  }
  e->slots = grown;
  e->slot_capacity = more;
  for (size_t i = 0; i < count; i++)
    if (old[i].key) e->slots[cgi_nvvm_slot_of(e, old[i].key)] = old[i];
  cg_free(e->ctx, old, count * sizeof *old);
  return true;
}

CGI_NVVM_DEF LLVMValueRef cgi_nvvm_find(const cgi_nvvm_emitter *e, cg_value value) {
  return e->slot_capacity ? e->slots[cgi_nvvm_slot_of(e, value)].value : NULL;
}

CGI_NVVM_DEF LLVMValueRef cgi_nvvm_value(cgi_nvvm_emitter *e, cg_value value) {
  LLVMValueRef v = cgi_nvvm_find(e, value);
  if (!v) cgi_nvvm_fail(e, "has an operand that this kernel does not compute", NULL);
  return v;
}

CGI_NVVM_DEF LLVMValueRef cgi_nvvm_operand(cgi_nvvm_emitter *e, cg_op op, unsigned i) { return cgi_nvvm_value(e, cg_op_operand(op, i)); }

CGI_NVVM_DEF bool cgi_nvvm_bind(cgi_nvvm_emitter *e, cg_value value, LLVMValueRef v) {
  if (e->result != CG_OK || (2 * e->num_slots >= e->slot_capacity && !cgi_nvvm_grow(e))) return false;
  cgi_nvvm_slot *slot = &e->slots[cgi_nvvm_slot_of(e, value)];
  if (!slot->key) e->num_slots++;
  slot->key = value;
  slot->value = v;
  return true;
}

CGI_NVVM_DEF bool cgi_nvvm_set_result(cgi_nvvm_emitter *e, cg_op op, LLVMValueRef v) { return cgi_nvvm_bind(e, cg_op_result(op, 0), v); }

// ---- types ----------------------------------------------------------------------------------------------------------------------------
CGI_NVVM_DEF LLVMTypeRef cgi_nvvm_i32(cgi_nvvm_emitter *e) { return LLVMInt32TypeInContext(e->llvm); }

CGI_NVVM_DEF LLVMValueRef cgi_nvvm_u32(cgi_nvvm_emitter *e, uint32_t v) { return LLVMConstInt(cgi_nvvm_i32(e), v, 0); }

CGI_NVVM_DEF LLVMTypeRef cgi_nvvm_type(cgi_nvvm_emitter *e, cg_type type) {
  switch (cg_type_get_kind(type)) {
  case CG_TYPE_INDEX: return cgi_nvvm_i32(e);
  case CG_TYPE_INTEGER: return LLVMIntTypeInContext(e->llvm, cg_type_width(type));
  case CG_TYPE_F16: return LLVMHalfTypeInContext(e->llvm);
  case CG_TYPE_F32: return LLVMFloatTypeInContext(e->llvm);
  case CG_TYPE_F64: return LLVMDoubleTypeInContext(e->llvm);
  case CG_TYPE_VECTOR: {
    LLVMTypeRef element = cgi_nvvm_type(e, cg_type_element(type));
    int64_t lanes = cg_type_num_elements(type);
    if (cg_type_rank(type) > 1 || lanes < 1 || lanes > CGI_NVVM_MAX_LANES) {
      cgi_nvvm_fail(e, "[unsupported-type] has a vector that is not one-dimensional with 1 to 16 elements", NULL);
      return NULL;
    }
    return lanes == 1 || !element ? element : LLVMVectorType(element, (unsigned)lanes);
  }
#ifndef CODEGEN_NO_FAST_PIPELINES
  case CG_TYPE_OPAQUE: {
    static const char token[] = "nvgpu.device.async.token"; // groups are counted: it is nothing
    cg_str text = cg_type_text(type);
    return text.len == sizeof token - 1 && memcmp(text.data, token, text.len) == 0 ? cgi_nvvm_i32(e) : cgi_nvvm_matrix_type(e, type);
  }
#endif
  default: cgi_nvvm_fail(e, "[unsupported-type] has a type that NVVM kernels do not compute with", NULL); return NULL;
  }
}

CGI_NVVM_DEF LLVMTypeRef cgi_nvvm_scalar_type(LLVMTypeRef type) {
  return LLVMGetTypeKind(type) == LLVMVectorTypeKind ? LLVMGetElementType(type) : type;
}

CGI_NVVM_DEF unsigned cgi_nvvm_lanes(LLVMTypeRef type) { return LLVMGetTypeKind(type) == LLVMVectorTypeKind ? LLVMGetVectorSize(type) : 1; }

CGI_NVVM_DEF bool cgi_nvvm_is_int(LLVMTypeRef type) { return LLVMGetTypeKind(cgi_nvvm_scalar_type(type)) == LLVMIntegerTypeKind; }

CGI_NVVM_DEF unsigned cgi_nvvm_width(LLVMTypeRef type) {
  type = cgi_nvvm_scalar_type(type);
  switch (LLVMGetTypeKind(type)) {
  case LLVMIntegerTypeKind: return LLVMGetIntTypeWidth(type);
  case LLVMHalfTypeKind: return 16;
  case LLVMFloatTypeKind: return 32;
  default: return 64;
  }
}

CGI_NVVM_DEF LLVMValueRef cgi_nvvm_lane(cgi_nvvm_emitter *e, LLVMValueRef v, unsigned lane) {
  return cgi_nvvm_lanes(LLVMTypeOf(v)) == 1 ? v : LLVMBuildExtractElement(e->builder, v, cgi_nvvm_u32(e, lane), "");
}

CGI_NVVM_DEF LLVMValueRef cgi_nvvm_construct(cgi_nvvm_emitter *e, unsigned n, const LLVMValueRef *parts) {
  if (n == 1) return parts[0];
  LLVMValueRef v = LLVMGetPoison(LLVMVectorType(LLVMTypeOf(parts[0]), n));
  for (unsigned i = 0; i < n; i++) v = LLVMBuildInsertElement(e->builder, v, parts[i], cgi_nvvm_u32(e, i), "");
  return v;
}

// ---- constants ------------------------------------------------------------------------------------------------------------------------
static LLVMValueRef cgi_nvvm_constant(cgi_nvvm_emitter *e, LLVMTypeRef scalar, uint64_t bits) {
  if (cgi_nvvm_is_int(scalar)) return LLVMConstInt(scalar, bits, 0);
  return LLVMConstBitCast(LLVMConstInt(LLVMIntTypeInContext(e->llvm, cgi_nvvm_width(scalar)), bits, 0), scalar);
}

static uint64_t cgi_nvvm_read_bits(const uint8_t *bytes, size_t n) {
  uint64_t bits = 0;
  for (size_t i = 0; i < n && i < 8; i++) bits |= (uint64_t)bytes[i] << (8 * i);
  return bits;
}

CGI_NVVM_DEF bool cgi_nvvm_emit_constant(cgi_nvvm_emitter *e, cg_op op) {
  cg_attr attr = cg_op_attr(op, "value");
  LLVMTypeRef type = cgi_nvvm_type(e, cg_value_type(cg_op_result(op, 0)));
  LLVMValueRef parts[CGI_NVVM_MAX_LANES];
  const uint8_t *bytes = NULL;
  size_t size = 0, width = 0;
  uint64_t bits = 0;
  if (!attr || !type) return type ? cgi_nvvm_invalid(e, "has no value") : false;
  switch (cg_attr_get_kind(attr)) {
  case CG_ATTR_INT:
    bits = (uint64_t)cg_attr_int(attr);
    if (cg_type_get_kind(cg_attr_type(attr)) == CG_TYPE_INDEX && (cg_attr_int(attr) < INT32_MIN || cg_attr_int(attr) > INT32_MAX))
      return cgi_nvvm_fail(e, "has an index constant beyond 32 bits", NULL);
    break;
  case CG_ATTR_BOOL: bits = cg_attr_int(attr) ? 1 : 0; break;
  case CG_ATTR_FLOAT: bits = cg_attr_float_bits(attr); break;
  case CG_ATTR_DENSE:
    width = cg_storage_bytes(cg_type_element(cg_attr_type(attr)));
    bytes = cg_attr_bytes(attr, &size);
    break;
  default: return cgi_nvvm_fail(e, "has a constant of a kind that NVVM kernels do not take", NULL);
  }
  unsigned lanes = cgi_nvvm_lanes(type);
  for (unsigned i = 0; i < lanes; i++) {
    if (bytes) bits = cgi_nvvm_read_bits(bytes + (cg_attr_is_splat(attr) ? 0 : i * width), width);
    parts[i] = cgi_nvvm_constant(e, cgi_nvvm_scalar_type(type), bits);
  }
  return cgi_nvvm_set_result(e, op, lanes == 1 ? parts[0] : LLVMConstVector(parts, lanes));
}

// ---- assembly and intrinsics --------------------------------------------------------------------------------------------------------------------
CGI_NVVM_DEF LLVMValueRef cgi_nvvm_asm(cgi_nvvm_emitter *e, LLVMTypeRef type, const char *text, const char *constraints, unsigned n,
                                       LLVMValueRef *operands) {
  LLVMTypeRef types[2 * CGI_NVVM_FRAGMENT], function;
  char *parts[2]; // LLVM takes what it does not change
  memcpy(&parts[0], &text, sizeof text);
  memcpy(&parts[1], &constraints, sizeof constraints);
  for (unsigned i = 0; i < n; i++) types[i] = LLVMTypeOf(operands[i]);
  function = LLVMFunctionType(type, types, n, 0);
  LLVMValueRef callee = LLVMGetInlineAsm(function, parts[0], strlen(text), parts[1], strlen(constraints), 1, 0, LLVMInlineAsmDialectATT, 0);
  return LLVMBuildCall2(e->builder, function, callee, operands, n, "");
}

CGI_NVVM_DEF LLVMValueRef cgi_nvvm_call(cgi_nvvm_emitter *e, const char *name, LLVMTypeRef type, unsigned n, LLVMValueRef *operands) {
  unsigned id = LLVMLookupIntrinsicID(name, strlen(name)), types = type ? 1 : 0;
  if (!id) {
    cgi_nvvm_fail(e, "[missing-feature] needs an intrinsic that this LLVM lacks: ", name);
    return NULL;
  }
  LLVMValueRef callee = LLVMGetIntrinsicDeclaration(e->module, id, &type, types);
  return LLVMBuildCall2(e->builder, LLVMIntrinsicGetType(e->llvm, id, &type, types), callee, operands, n, "");
}
