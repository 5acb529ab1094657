// Private: nested layouts as attributes.
#ifndef CGI_VECTOR_EXT_H
#define CGI_VECTOR_EXT_H
#include "ir/ir.h"
#include "layout/cg_layout.h"

#ifndef CODEGEN_NO_FAST_PIPELINES
#ifdef __cplusplus
extern "C" {
#endif

typedef struct cgi_layout_fault {
  cg_layout_reason reason; // of dimension dim; CG_LAYOUT_OK: it is not even lists
  unsigned dim;
  const char *list; // then: which one is wrong; NULL: all of it
  const char *what; // "is no list of integers", for %p
} cgi_layout_fault;

CGI_DEF bool cgi_attr_is_nested_layout(cg_attr a); // it has the name
// The layout that an attribute says, verified. False with what is wrong.
CGI_DEF bool cgi_nested_layout_of(cg_attr a, cg_nested_layout *layout, cgi_layout_fault *fault);
CGI_DEF cg_attr cgi_attr_nested_layout(cg_context *ctx, const cg_nested_layout *layout); // normalised; of a verified one

#ifdef __cplusplus
}
#endif
#endif
#endif
