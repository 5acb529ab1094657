// Public: the SPIR-V backend. It reads the emission form through codegen.h's public functions alone, as a user's own backend would.
#ifndef CG_SPIRV_H
#define CG_SPIRV_H
#include "codegen.h"

#ifdef __cplusplus
extern "C" {
#endif

// The backend for cg_compile_desc.backend: compute kernels of an executable variant become one binary with an entry point each.
// The target's spirv_version and features decide storage classes, capabilities and extensions; what the target lacks is an error that names the
// operation and the feature. The words live in the context until cg_reset. Stateless: one pointer serves every context and thread.
CODEGEN_API const cg_backend *cg_spirv_backend(void);

#ifdef __cplusplus
}
#endif
#endif
