// Private: which invocations run the nest of a linalg op on buffers that stands in loops or between ids, for linalg-to-loops.
#ifndef CGI_PLACE_NESTS_H
#define CGI_PLACE_NESTS_H
#include "passes/tile/place.h"
#ifdef __cplusplus
extern "C" {
#endif

#ifndef CODEGEN_NO_TEXT                                         // only text has such kernels: the passes' own are distributed before they have loops
CGI_DEF void cgi_place_nest(cg_op nest, cgi_place_level place); // an scf.parallel without results, whose body is complete
// Every scf.parallel at the top of func that holds work of workgroups becomes an scf.forall of blocks; a fill of the buffer whose tiles such a forall
// works on moves into it, since workgroups do not wait for one another.
CGI_DEF bool cgi_place_tiles(cg_op func);
CGI_DEF bool cgi_place_in_order(cg_op func); // an error where invocations of a workgroup would have to wait for what others write to a binding
CGI_DEF void cgi_place_shared(cg_op func);   // an scf.parallel in a workgroup's part is for its threads, in a thread's part for the thread alone
#endif

#ifdef __cplusplus
}
#endif
#endif
