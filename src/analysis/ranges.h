// Private: what is known of an index: its range, and what divides it.
#ifndef CGI_RANGES_H
#define CGI_RANGES_H
#include "ir/ir.h"
#ifdef __cplusplus
extern "C" {
#endif
// The value is never negative, whatever the inputs: ids, counts, sizes, loop variables from such bounds, and sums and products of these.
CGI_DEF bool cgi_is_non_negative(cg_value v);

typedef struct cgi_interval { // both ends belong to it; INT64_MIN and INT64_MAX where it is open
  int64_t lo, hi;
} cgi_interval;
// From ids within the workgroup size and the workgroup counts (where the kernel's export or function has them), loop bounds and arithmetic.
CGI_DEF cgi_interval cgi_range_of(cg_value v);
CGI_DEF cgi_interval cgi_range_of_expr(cg_expr e, cg_op affine); // of a part of an affine op's map
CGI_DEF cgi_interval cgi_range_of_constant(int64_t c);
CGI_DEF cgi_interval cgi_range_add(cgi_interval a, cgi_interval b);
CGI_DEF cgi_interval cgi_range_scale(cgi_interval a, int64_t times);
// A number that divides the value whatever the inputs, at least 1; 0 for a value that is zero.
CGI_DEF int64_t cgi_divisor_of(cg_value v);
CGI_DEF int64_t cgi_gcd(int64_t a, int64_t b);
#ifdef __cplusplus
}
#endif
#endif
