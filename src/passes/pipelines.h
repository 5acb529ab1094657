// Private: pipelines as data.
#ifndef CGI_PIPELINES_H
#define CGI_PIPELINES_H
#include "ir/ir.h"
#ifdef __cplusplus
extern "C" {
#endif

typedef struct cgi_pipeline_row {
  const char *name;
  const char *plainer; // the pipeline that takes what this one refuses; NULL: none
  const char *passes;  // of one kernel, down to the emission form; NULL: known, but left out
} cgi_pipeline_row;

// The row of a canonical name (target/configuration.h knows the aliases); NULL when there is none.
CGI_DEF const cgi_pipeline_row *cgi_pipeline_find(cg_str name);
CGI_DEF const char *cgi_pipeline_passes(cg_op func, const cgi_pipeline_row *row); // those that `func`, in the form that it has, goes through
// The passes that a name stands for in those lists, where several have them; NULL when it stands for none.
CGI_DEF const char *cgi_pipeline_part(cg_str name);
// An error for `func`, which names that pipeline, where its passes are not there.
CGI_DEF bool cgi_pipeline_is_there(cg_op func, const cgi_pipeline_row *row);
// What runs on the module before and after the kernels' own pipelines. `choice`, an option list for select-configuration, goes between.
CGI_DEF const char *cgi_pipeline_before(void);
CGI_DEF const char *cgi_pipeline_of_kernels(void); // up to where each has its configuration
CGI_DEF const char *cgi_pipeline_after(void);

#ifdef __cplusplus
}
#endif
#endif
