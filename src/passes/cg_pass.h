// Public: passes and pipelines.
#ifndef CG_PASS_H
#define CG_PASS_H
#include "ir/cg_ir.h"
#ifdef __cplusplus
extern "C" {
#endif

typedef struct cg_pass_info {
  const char *name;    // "fuse-elementwise"
  const char *summary; // one line; "" with CODEGEN_NO_MESSAGES
  const char *options; // "name:type=default|help" entries separated by '\n'; "" for none
} cg_pass_info;
// The pass table, in the order data flows; false past its end.
CODEGEN_API bool cg_pass_at(size_t i, cg_pass_info *out);

// Called before (after = false) and after each pass. Returning other than CG_OK ends the run with that result. `op` is what the pass ran on.
typedef cg_result (*cg_pass_hook)(void *user, const char *pass, cg_op op, bool after);
typedef struct cg_pipeline_desc {
  cg_pass_hook hook; // may be NULL: dumps, timing and validation live in it
  void *user;
  bool verify_each; // verify after every pass; CG_UNSUPPORTED with CODEGEN_NO_VERIFY
} cg_pipeline_desc;
// Runs `pipeline` on the module: "a,b{k=v k2=v2},c", or 'builtin.module(…)' around it. `desc` may be NULL.
CODEGEN_API cg_result cg_run_pipeline(cg_module module, const char *pipeline, const cg_pipeline_desc *desc);
// Checks names, options and values without running.
CODEGEN_API cg_result cg_check_pipeline(cg_context *ctx, const char *pipeline);

#ifdef __cplusplus
}
#endif
#endif
