// Private: where a kernel's author says what it is launched with.
#ifndef CGI_DIALECTS_LAUNCH_H
#define CGI_DIALECTS_LAUNCH_H
#include "ir/ir.h"
#ifdef __cplusplus
extern "C" {
#endif

typedef struct cgi_launch_place {
  cg_op op;          // NULL past the last place
  const char *where; // completes "says X in …"
  cg_attr said;      // NULL: nothing
} cgi_launch_place;
// Place i, in the order that they count, for `key`: "workgroup_size" or "subgroup_size". `exported` may be NULL.
CGI_DEF cgi_launch_place cgi_launch_place_at(cg_op func, cg_op exported, const char *key, unsigned i);

#ifdef __cplusplus
}
#endif
#endif
