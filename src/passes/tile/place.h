// Private: which invocations run a linalg op on buffers that stands in loops or between ids.
#ifndef CGI_PLACE_H
#define CGI_PLACE_H
#include "ir/ir.h"
#ifdef __cplusplus
extern "C" {
#endif

#ifndef CODEGEN_NO_TEXT // only text has such kernels: the passes' own are distributed before they have loops
typedef enum cgi_place_level {
  CGI_PLACE_GLOBAL,    // all invocations of the grid, by their global id: its loops are an scf.parallel at the top of the kernel
  CGI_PLACE_WORKGROUP, // the invocations of each workgroup, by their local id: an scf.forall of threads
  CGI_PLACE_THREAD,    // each invocation for itself: loops
} cgi_place_level;
CGI_DEF unsigned cgi_place_ids(cg_op op); // CGI_IDS_* behind its operands, through loops' bounds and what they carry
CGI_DEF cgi_place_level cgi_place_of(cg_op func, cg_op op);
#endif

#ifdef __cplusplus
}
#endif
#endif
