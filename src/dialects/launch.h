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

#if !defined CODEGEN_NO_IREE_SYNTAX && !defined CODEGEN_NO_TEXT
CGI_DEF cg_str cgi_target_env(cg_op op); // the text of the spv.target_env on the op, or around it; empty: none
// What the spv.target_env on the op, or around it, says: the first number behind `key` in its text, or the `skip`th after it. UINT64_MAX: nothing.
CGI_DEF uint64_t cgi_target_env_number(cg_op op, const char *key, unsigned skip);
#endif

#ifdef __cplusplus
}
#endif
#endif
