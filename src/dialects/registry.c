// The dialects, in the order of CG_ALL_OPS.
#include "dialects/dialects.h"

typedef const cgi_dialect *(*cgi_registry_fn)(void);

static const cgi_registry_fn cgi_registry_dialects[] = {
    cgi_dialect_builtin, cgi_dialect_func,       cgi_dialect_arith,  cgi_dialect_math,          cgi_dialect_cf,     cgi_dialect_scf,
    cgi_dialect_affine,  cgi_dialect_memref,     cgi_dialect_tensor, cgi_dialect_bufferization, cgi_dialect_linalg, cgi_dialect_vector,
    cgi_dialect_gpu,     cgi_dialect_stablehlo,  cgi_dialect_chlo,   cgi_dialect_hal,           cgi_dialect_flow,   cgi_dialect_stream,
    cgi_dialect_util,    cgi_dialect_vector_ext, cgi_dialect_check,
};

#define CGI_REGISTRY_COUNT (sizeof cgi_registry_dialects / sizeof cgi_registry_dialects[0])
#define CGI_REGISTRY_ONE(id, name, traits, operands, results, attrs, regions, format) +1

// How many ops each dialect has; the kinds of a dialect follow each other.
static const uint16_t cgi_registry_counts[] = {
    0 CG_BUILTIN_OPS(CGI_REGISTRY_ONE),       0 CG_FUNC_OPS(CGI_REGISTRY_ONE),       0 CG_ARITH_OPS(CGI_REGISTRY_ONE),
    0 CG_MATH_OPS(CGI_REGISTRY_ONE),          0 CG_CF_OPS(CGI_REGISTRY_ONE),         0 CG_SCF_OPS(CGI_REGISTRY_ONE),
    0 CG_AFFINE_OPS(CGI_REGISTRY_ONE),        0 CG_MEMREF_OPS(CGI_REGISTRY_ONE),     0 CG_TENSOR_OPS(CGI_REGISTRY_ONE),
    0 CG_BUFFERIZATION_OPS(CGI_REGISTRY_ONE), 0 CG_LINALG_OPS(CGI_REGISTRY_ONE),     0 CG_VECTOR_OPS(CGI_REGISTRY_ONE),
    0 CG_GPU_OPS(CGI_REGISTRY_ONE),           0 CG_STABLEHLO_OPS(CGI_REGISTRY_ONE),  0 CG_CHLO_OPS(CGI_REGISTRY_ONE),
    0 CG_HAL_OPS(CGI_REGISTRY_ONE),           0 CG_FLOW_OPS(CGI_REGISTRY_ONE),       0 CG_STREAM_OPS(CGI_REGISTRY_ONE),
    0 CG_UTIL_OPS(CGI_REGISTRY_ONE),          0 CG_VECTOR_EXT_OPS(CGI_REGISTRY_ONE), 0 CG_CHECK_OPS(CGI_REGISTRY_ONE),
};

CGI_DEF const cgi_dialect *cgi_dialect_at(unsigned i) { return i < CGI_REGISTRY_COUNT ? cgi_registry_dialects[i]() : NULL; }

CGI_DEF const cgi_dialect *cgi_registry_dialect_of(cg_op op) {
  unsigned kind = (unsigned)cg_op_get_kind(op), first = 1;
  if (kind == (unsigned)CG_OP_UNREGISTERED) return NULL;
#ifndef CODEGEN_NO_EXTENSIONS
  if (kind >= (unsigned)CG_OP_COUNT) return cgi_dialect_registered();
#endif
  for (unsigned i = 0; i < CGI_REGISTRY_COUNT; i++) {
    if (kind < first + cgi_registry_counts[i]) return cgi_registry_dialects[i]();
    first += cgi_registry_counts[i];
  }
  return NULL;
}

#undef CGI_REGISTRY_ONE
#undef CGI_REGISTRY_COUNT
