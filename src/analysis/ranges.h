// Private: what is known of an index's range.
#ifndef CGI_RANGES_H
#define CGI_RANGES_H
#include "ir/ir.h"
#ifdef __cplusplus
extern "C" {
#endif
// The value is never negative, whatever the inputs: ids, counts, sizes, loop variables from such bounds, and sums and products of these.
CGI_DEF bool cgi_is_non_negative(cg_value v);
#ifdef __cplusplus
}
#endif
#endif
