// Private: where a kernel's author says what it is launched with, and which of its ids the kernel reads.
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
// What tells a kernel's invocations apart by itself, before anything was distributed here: such a kernel is its author's to distribute.
enum { CGI_IDS_THREADS = 1, CGI_IDS_GROUPS = 2, CGI_IDS_ANY = 3 };
CGI_DEF unsigned cgi_ids_of(cg_op op); // which an op reads
// The first op of the function, in program order, that reads one of them; NULL: none does, or there is no function.
CGI_DEF cg_op cgi_reads_ids(cg_op func, unsigned which);
CGI_DEF bool cgi_function_takes_any_size(cg_op func); // of workgroups: or an error, as something tells their threads apart

#if !defined CODEGEN_NO_IREE_SYNTAX && !defined CODEGEN_NO_TEXT
CGI_DEF cg_str cgi_target_env(cg_op op); // the text of the spv.target_env on the op, or around it; empty: none
// What the spv.target_env on the op, or around it, says: the first number behind `key` in its text, or the `skip`th after it. UINT64_MAX: nothing.
CGI_DEF uint64_t cgi_target_env_number(cg_op op, const char *key, unsigned skip);
#endif

#ifdef __cplusplus
}
#endif
#endif
