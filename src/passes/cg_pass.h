// Public: passes and pipelines.
#ifndef CG_PASS_H
#define CG_PASS_H
#include "ir/cg_ir.h"
#include "target/cg_target.h"
#ifdef __cplusplus
extern "C" {
#endif

typedef struct cg_pass_info {
  const char *name;    // "fuse-elementwise"
  const char *summary; // one line; "" with CODEGEN_NO_TEXT or CODEGEN_NO_MESSAGES
  const char *options; // "name:type=default|help" entries separated by '\n'; "" for none
} cg_pass_info;
// The pass table, in the order data flows; false past its end.
CODEGEN_API bool cg_pass_at(size_t i, cg_pass_info *out);
// The passes, as a list, that do the work of a pass or pipeline of MLIR or IREE, by its class name or argument: "createWorkgroupSpecializationPass",
// "iree-codegen-optimize-vector-transfer", "addGPUMatmulSimtPassPipeline"; "" where there is nothing to do here. Pipelines take these names, too. The
// list may name others that pipelines share, as "to-emission", which are told in turn. NULL: none does, or the build has CODEGEN_NO_EXTRA_PASSES or
// CODEGEN_NO_TEXT. The text lives as long as the program.
CODEGEN_API const char *cg_pass_alias(const char *name);

// ---- passes of a host's own ---------------------------------------------------------------------------------------------------------------
typedef enum cg_pass_on { CG_PASS_ON_MODULE, CG_PASS_ON_KERNELS, CG_PASS_ON_HOST } cg_pass_on;
typedef struct cg_pass_input {
  cg_context *ctx;
  cg_op module;            // what the pipeline runs on: a module, or one kernel's func.func
  cg_op func;              // of CG_PASS_ON_KERNELS and CG_PASS_ON_HOST: the function at hand; NULL else
  const cg_target *target; // of func; NULL where there is none
  size_t num_options;      // as given: cg_pass_option reads them
  const cg_named_attr *options;
} cg_pass_input;
typedef struct cg_pass_desc {
  const char *name;    // "my-pass": letters, digits, '-' and '_'
  const char *summary; // may be NULL, as options
  const char *options; // as cg_pass_info's; types: bool, int, int[A..B] of digits, string, list, ints. They are checked before anything runs
  cg_pass_on on;       // called once for the module, or once for each of its kernels or host functions
  // Changes what is inside of func, or of the module where that is NULL, by cg_rewrite.h; what it leaves is verified. A failure is reported by
  // cg_op_report, and given: one of a kernel lets the kernel's pipeline give way to the next plainer one.
  cg_result (*run)(void *user, const cg_pass_input *input);
  void *user;
} cg_pass_desc;
#ifndef CODEGEN_NO_EXTENSIONS
// With CODEGEN_NO_EXTENSIONS none of these is there.
// Registers a pass with the context: pipelines may name it from now on, in pass_pipeline attributes and backends, too. It stays until cg_destroy,
// through cg_reset, and so has to stay what the descriptor points to. The same descriptor again is CG_OK; a name that is taken or options that cannot
// be read are CG_INVALID_ARGUMENT.
CODEGEN_API cg_result cg_register_pass(cg_context *ctx, const cg_pass_desc *pass);
// The passes that were registered, in order; false past the last.
CODEGEN_API bool cg_registered_pass_at(const cg_context *ctx, size_t i, cg_pass_info *out);
// An option's text, or its integer (true is 1): as given, else the default.
CODEGEN_API cg_str cg_pass_option(const cg_pass_input *input, const char *name, const char *default_value);
CODEGEN_API int64_t cg_pass_option_int(const cg_pass_input *input, const char *name, int64_t default_value);
#endif

// ---- running passes -----------------------------------------------------------------------------------------------------------------------
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
