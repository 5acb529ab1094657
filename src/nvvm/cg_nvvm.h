// Public: the NVVM backend. It reads the emission form through codegen.h's public functions alone, and writes LLVM IR through LLVM's C API.
#ifndef CG_NVVM_H
#define CG_NVVM_H
#include "codegen.h"

#ifdef __cplusplus
extern "C" {
#endif

// Workgroup memory of a kernel is static up to so many bytes. A kernel with more has all of its cg_kernel.shared_memory_bytes as dynamic shared
// memory: the host allows that many (CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES), and gives them to each launch.
#define CG_NVVM_STATIC_SHARED_MEMORY (48u * 1024u)

typedef struct cg_nvvm_options {
  bool llvm_ir;    // cg_program.text is LLVM IR, as it is before LLVM's own passes; else PTX
  unsigned passes; // LLVM's own before it generates code: 0 none; 1 the few that these kernels gain by; 2, 3 all of its levels 2 and 3
} cg_nvvm_options;

// The backend for cg_compile_desc.backend and the targets sm_NN: the kernels of an executable variant become one module of PTX, with an entry each.
// Its parameters are the kernel's bindings in order, as pointers to global memory, then its push constants in order, as 32-bit words. A byte of a
// kernel's name that PTX does not take (what is no letter, digit or underscore; a digit in front) is $ and two hexadecimal digits in the entry's.
// The text lives in the context until cg_reset. Level 1, PTX. Stateless: one pointer serves every context; LLVM's target is initialized by the first
// call, which has to return before other threads make theirs.
CODEGEN_API bool cg_nvvm_knows(const char *target); // whether the LLVM at hand compiles for the target of this name
CODEGEN_API const cg_backend *cg_nvvm_backend(void);
// The same with options, which have to live as long as the backend is used. NULL: those of cg_nvvm_backend.
CODEGEN_API cg_backend cg_nvvm_backend_with(const cg_nvvm_options *options);

// Registers what shows kernels on their way to LLVM as text: the passes scf-to-cf and convert-to-nvvm, which come behind what lowers kernels to the
// emission form, and the operations of the llvm and nvvm dialects that the latter makes, as MLIR writes them. CG_UNSUPPORTED where codegen.h has no
// text or no extensions.
CODEGEN_API cg_result cg_nvvm_register(cg_context *ctx);

#ifdef __cplusplus
}
#endif
#endif
