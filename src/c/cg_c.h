// Public: the C backend. It reads the emission form through codegen.h's public functions alone, and writes portable C99 that is C++17, too.
#ifndef CG_C_H
#define CG_C_H
#include "codegen.h"

#ifdef __cplusplus
extern "C" {
#endif

// The backend for cg_compile_desc.backend and the targets of format CG_FORMAT_C: cg_program.text is a C file without its host functions, one function
// for each kernel. The text lives in the context until cg_reset. Stateless: one pointer serves every context and thread.
CODEGEN_API const cg_backend *cg_c_backend(void);

typedef struct cg_c_files_desc {
  const char *name;        // begins the names of what the header declares: letters, digits and underscores; NULL: "codegen"
  const char *header_name; // what the code includes; NULL: the name with ".h"
  bool external_constants; // the host passes the program's constants in; else they are in the code
} cg_c_files_desc;
typedef struct cg_c_files {
  cg_str header, code;          // in context memory, until cg_reset
  const char *const *functions; // what C calls each function of the program; its kernels are NAME_kernel_0 and so on
} cg_c_files;
// The two files that a program compiled by cg_c_backend() becomes (docs/c.md). `desc` may be NULL. CG_INVALID_ARGUMENT for another backend's program,
// and for a name that C does not take.
CODEGEN_API cg_result cg_c_program_files(cg_context *ctx, const cg_program *program, const cg_c_files_desc *desc, cg_c_files *out);

#ifdef __cplusplus
}
#endif
#endif
