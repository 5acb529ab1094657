// Private: nested layouts that are known to be ones.
#ifndef CGI_LAYOUT_MATH_H
#define CGI_LAYOUT_MATH_H
#include "core/core.h"
#include "layout/cg_layout.h"

#ifndef CODEGEN_NO_FAST_PIPELINES
#ifdef __cplusplus
extern "C" {
#endif

CGI_DEF bool cgi_nested_ok(const cg_nested_layout *l); // not NULL, and verified
CGI_DEF int64_t *cgi_nested_list(cg_nested_layout *l,
                                 unsigned i); // in the order of its fields: five levels of tiles, strides of subgroups and threads
CGI_DEF int64_t cgi_nested_size(const cg_nested_layout *l, unsigned dim);
CGI_DEF int64_t cgi_nested_split(const cg_nested_layout *l, cg_layout_level level, int64_t id, int64_t *virtual_ids);           // gives the replica
CGI_DEF int64_t cgi_nested_join(const cg_nested_layout *l, cg_layout_level level, const int64_t *virtual_ids, int64_t replica); // -1: too large
CGI_DEF void cgi_nested_coordinates(const cg_nested_layout *l, int64_t slot, int64_t *coordinates);
// An element from the virtual ids of both levels and the coordinates of a slot.
CGI_DEF void cgi_nested_element(const cg_nested_layout *l, const int64_t *subgroup, const int64_t *thread, const int64_t *coordinates,
                                int64_t *index);

#ifdef __cplusplus
}
#endif
#endif
#endif
