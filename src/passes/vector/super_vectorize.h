// Internal header: straight code for one element made code for its neighbours.
#ifndef CGI_SUPER_VECTORIZE_H
#define CGI_SUPER_VECTORIZE_H

#include "ir/ir.h"
#ifdef __cplusplus
extern "C" {
#endif

#define CGI_SUPER_LANES 4

// What stands behind op in its block, which computes with `element`, a value in front, and loads and stores where `lane` is the last index, becomes
// that for four neighbours, whose elements are `vector`. False: it is nothing that vectors do, and stays.
CGI_DEF bool cgi_super_vectorize_rest(cg_op op, cg_value lane, cg_value element, cg_value vector);

#ifdef __cplusplus
}
#endif
#endif
