// Private: what a pass's function gets, and what passes share.
#ifndef CGI_PASS_H
#define CGI_PASS_H
#include "ir/ir.h"
#include "passes/cg_pass.h"
#include "support/functions.h"
#include "target/target.h"
#ifdef __cplusplus
extern "C" {
#endif

typedef struct cgi_pass {
  cg_context *ctx;
  const char *name;
  cg_op module;                 // what the pipeline runs on: a module, in which passes find what they care for, or one kernel's func.func
  cg_op func;                   // the function at hand, of passes on kernels or on host functions
  const cg_named_attr *options; // as given: string attributes, checked against the table before the pass runs
  size_t num_options;
  const cg_pipeline_desc *hooks; // of the run, for a pass that runs others; may be NULL
} cgi_pass;
// Returns false after reporting an error.
typedef bool (*cgi_pass_fn)(cgi_pass *pass);

// Reports that `op` is not in the form that the pass takes: "… pass 'NAME' needs WHAT". Returns false. For what passes in another order leave; called
// before anything changes.
CGI_DEF bool cgi_pass_needs(const cgi_pass *pass, cg_op op, const char *what);
// The same of a function that still has tensors of integers of `width` bits. True where it has none.
CGI_DEF bool cgi_pass_needs_no_tensors(const cgi_pass *pass, cg_op func, unsigned width);
// The same of a function that is called, of a pass that changes what it takes or returns. True where nothing calls it.
CGI_DEF bool cgi_pass_needs_no_callers(const cgi_pass *pass, cg_op func);
CGI_DEF cg_str cgi_pass_option(const cgi_pass *pass, const char *name, const char *default_value);
CGI_DEF int64_t cgi_pass_option_int(const cgi_pass *pass, const char *name);
CGI_DEF bool cgi_pass_option_bool(const cgi_pass *pass, const char *name, bool default_value);
// Runs a pass list on a module or on one kernel's func.func.
CGI_DEF cg_result cgi_run_passes(cg_op root, const char *passes, const cg_pipeline_desc *hooks);
// The same for a list that an attribute of the IR holds: what is wrong with it is a fault of the input, told at `owner`.
CGI_DEF cg_result cgi_run_named_passes(cg_op root, cg_op owner, cg_str passes, const cg_pipeline_desc *hooks);
// Whether the backend of the compile that runs takes this op, which the emission form does not have (pass.c).
CGI_DEF bool cgi_backend_takes(cg_op op);
#ifndef CODEGEN_NO_EXTRA_PASSES
#if !defined CODEGEN_NO_EXTRA_PASSES && !defined CODEGEN_NO_TEXT
#define CGI_PASS_ALIASES
// What cg_pass_alias says of the name; for what has nothing to do here, '!' and the reason.
CGI_DEF const char *cgi_pass_alias_find(cg_str name);
#endif
#endif
// The next item of a comma-separated list, without blanks, brackets and quotes; false at its end. `rest` starts as the whole option.
CGI_DEF bool cgi_list_next(cg_str *rest, cg_str *item);

// Folds and canonicalization patterns of every dialect under root (canonicalize.c).
CGI_DEF void cgi_canonicalize(cg_op root);
#ifdef __cplusplus
}
#endif
#endif
