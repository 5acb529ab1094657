// SPIR-V types and constants of IR types and attributes.
#include "spirv/emit.h"

CGI_SPV_DEF cgi_spv_kind cgi_spv_make_kind(cgi_spv_base base, uint32_t width, uint32_t lanes) {
  cgi_spv_kind k;
  k.base = base;
  k.width = width;
  k.lanes = lanes;
  return k;
}

static bool cgi_spv_scalar_kind(cg_type type, cgi_spv_kind *out) {
  switch (cg_type_get_kind(type)) {
  case CG_TYPE_INDEX: *out = cgi_spv_make_kind(CGI_SPV_INT, 32, 1); return true;
  case CG_TYPE_INTEGER: {
    unsigned width = cg_type_width(type);
    *out = cgi_spv_make_kind(width == 1 ? CGI_SPV_BOOL : CGI_SPV_INT, width, 1);
    return width == 1 || width == 8 || width == 16 || width == 32 || width == 64;
  }
  case CG_TYPE_F16:
  case CG_TYPE_F32:
  case CG_TYPE_F64: *out = cgi_spv_make_kind(CGI_SPV_FLOAT, cg_type_width(type), 1); return true;
  default: return false;
  }
}

CGI_SPV_DEF bool cgi_spv_kind_of(cgi_spv_emitter *e, cg_type type, cgi_spv_kind *out) {
  cg_type element = type;
  int64_t lanes = 1;
  if (cg_type_get_kind(type) == CG_TYPE_VECTOR) {
    element = cg_type_element(type);
    lanes = cg_type_num_elements(type);
    if (cg_type_rank(type) > 1 || lanes < 1 || lanes > CGI_SPV_MAX_LANES)
      return cgi_spv_fail(e, "[unsupported-type] has a vector that is not one-dimensional with 1 to 4 elements", NULL);
  }
  if (!cgi_spv_scalar_kind(element, out)) return cgi_spv_fail(e, "[unsupported-type] has a type that SPIR-V kernels do not compute with", NULL);
  out->lanes = (uint32_t)lanes;
  return true;
}

CGI_SPV_DEF uint32_t cgi_spv_type_of(cgi_spv_emitter *e, const cgi_spv_kind *kind) {
  cgi_spv_writer *w = &e->w;
  if (kind->width == 64 && !cgi_spv_need(e, kind->base == CGI_SPV_FLOAT ? SpvCapabilityFloat64 : SpvCapabilityInt64)) return 0;
  uint32_t scalar = kind->base == CGI_SPV_BOOL    ? cgi_spv_type_bool(w)
                    : kind->base == CGI_SPV_FLOAT ? cgi_spv_type_float(w, kind->width)
                                                  : cgi_spv_type_int(w, kind->width);
  return cgi_spv_type_vector(w, scalar, kind->lanes);
}

CGI_SPV_DEF bool cgi_spv_compute(cgi_spv_emitter *e, const cgi_spv_kind *kind) {
  if (kind->base == CGI_SPV_BOOL) return true;
  if (kind->base == CGI_SPV_FLOAT) return kind->width == 32 || cgi_spv_need(e, kind->width == 16 ? SpvCapabilityFloat16 : SpvCapabilityFloat64);
  if (kind->width == 8) return cgi_spv_need(e, SpvCapabilityInt8);
  if (kind->width == 16) return cgi_spv_need(e, SpvCapabilityInt16);
  return kind->width == 32 || cgi_spv_need(e, SpvCapabilityInt64);
}

CGI_SPV_DEF bool cgi_spv_convertible(cgi_spv_emitter *e, const cgi_spv_kind *kind) {
  bool real = kind->base == CGI_SPV_FLOAT;
  if (kind->base == CGI_SPV_BOOL || kind->width > 16) return true;
  uint32_t storage = kind->width == 8 ? SpvCapabilityStorageBuffer8BitAccess : SpvCapabilityStorageBuffer16BitAccess;
  uint64_t feature = kind->width == 8 ? CG_FEATURE_INT8 : real ? CG_FEATURE_FLOAT16 : CG_FEATURE_INT16;
  for (uint32_t i = 0; i < e->w.num_capabilities; i++)
    if (e->w.capabilities[i] == storage) return true;
  return e->target->features & feature ? cgi_spv_compute(e, kind) : cgi_spv_need(e, storage);
}

static uint32_t cgi_spv_scalar_constant(cgi_spv_emitter *e, const cgi_spv_kind *kind, uint64_t bits) {
  cgi_spv_kind scalar = cgi_spv_make_kind(kind->base, kind->width, 1);
  if (kind->base == CGI_SPV_BOOL) return cgi_spv_const_bool(&e->w, (bits & 1) != 0);
  if (!cgi_spv_compute(e, kind)) return 0;
  return cgi_spv_const_bits(&e->w, cgi_spv_type_of(e, &scalar), kind->width, bits);
}

CGI_SPV_DEF uint32_t cgi_spv_splat(cgi_spv_emitter *e, const cgi_spv_kind *kind, uint64_t bits) {
  uint32_t parts[CGI_SPV_MAX_LANES], scalar = cgi_spv_scalar_constant(e, kind, bits);
  for (uint32_t i = 0; i < kind->lanes; i++) parts[i] = scalar;
  return cgi_spv_const_composite(&e->w, cgi_spv_type_of(e, kind), kind->lanes, parts);
}

static uint64_t cgi_spv_read_bits(const uint8_t *bytes, size_t n) {
  uint64_t bits = 0;
  for (size_t i = 0; i < n && i < 8; i++) bits |= (uint64_t)bytes[i] << (8 * i);
  return bits;
}

static uint32_t cgi_spv_dense_constant(cgi_spv_emitter *e, const cgi_spv_kind *kind, cg_attr attr) {
  uint32_t parts[CGI_SPV_MAX_LANES];
  size_t size, width = cg_storage_bytes(cg_type_element(cg_attr_type(attr)));
  const uint8_t *bytes = cg_attr_bytes(attr, &size);
  size_t step = cg_attr_is_splat(attr) ? 0 : width;
  for (uint32_t i = 0; i < kind->lanes; i++) parts[i] = cgi_spv_scalar_constant(e, kind, cgi_spv_read_bits(bytes + i * step, width));
  return cgi_spv_const_composite(&e->w, cgi_spv_type_of(e, kind), kind->lanes, parts);
}

CGI_SPV_DEF bool cgi_spv_emit_constant(cgi_spv_emitter *e, cg_op op) {
  cg_attr attr = cg_op_attr(op, "value");
  cgi_spv_kind kind;
  uint32_t id = 0;
  if (!attr || !cgi_spv_kind_of(e, cg_value_type(cg_op_result(op, 0)), &kind)) return e->result != CG_OK ? false : cgi_spv_invalid(e, "has no value");
  switch (cg_attr_get_kind(attr)) {
  case CG_ATTR_INT: {
    int64_t v = cg_attr_int(attr);
    if (cg_type_get_kind(cg_attr_type(attr)) == CG_TYPE_INDEX && (v < INT32_MIN || v > INT32_MAX))
      return cgi_spv_fail(e, "has an index constant beyond 32 bits", NULL);
    id = cgi_spv_splat(e, &kind, (uint64_t)v);
    break;
  }
  case CG_ATTR_BOOL: id = cgi_spv_splat(e, &kind, cg_attr_int(attr) ? 1 : 0); break;
  case CG_ATTR_FLOAT: id = cgi_spv_splat(e, &kind, cg_attr_float_bits(attr)); break;
  case CG_ATTR_DENSE: id = cgi_spv_dense_constant(e, &kind, attr); break;
  default: return cgi_spv_fail(e, "has a constant of a kind that SPIR-V kernels do not take", NULL);
  }
  cgi_spv_bind(e, cg_op_result(op, 0), id);
  return e->result == CG_OK;
}
