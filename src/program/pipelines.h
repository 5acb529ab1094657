// Private: pipelines as data.
#ifndef CGI_PIPELINES_H
#define CGI_PIPELINES_H
#include "core/core.h"
#ifdef __cplusplus
extern "C" {
#endif

typedef struct cgi_pipeline_row {
  const char *name;
  const char *aliases; // separated by blanks: what the documents and IREE call it
  const char *passes;  // NULL: known, but not there yet
} cgi_pipeline_row;

// The row of a name or alias; NULL when there is none.
CGI_DEF const cgi_pipeline_row *cgi_pipeline_find(cg_str name);

#ifdef __cplusplus
}
#endif
#endif
