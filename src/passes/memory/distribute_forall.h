// Private: mapped scf.forall loops onto workgroup and thread ids (distribute calls it).
#ifndef CGI_DISTRIBUTE_FORALL_H
#define CGI_DISTRIBUTE_FORALL_H
#include "passes/pass.h"
#include "support/grid.h"
#ifdef __cplusplus
extern "C" {
#endif

// Every scf.forall of the function; gives the workgroup counts as maps where there was a block forall, else NULL. False after an error.
CGI_DEF bool cgi_distribute_foralls(cg_op func, const int64_t workgroup_size[3], const int64_t max_count[3], cg_attr *counts);

#ifdef __cplusplus
}
#endif
#endif
