// Private: what expand-arith and approximate-math share to write arithmetic: an insertion point, a float type and its companions.
#ifndef CGI_APPROXIMATE_MATH_H
#define CGI_APPROXIMATE_MATH_H
#include "passes/pass.h"

#ifdef __cplusplus
extern "C" {
#endif

// All values have one shape: scalars, or vectors of it. `f` may be NULL for integer work alone.
typedef struct cgi_math {
  cgi_builder b;
  cg_type shape; // a type of that shape
  cg_type f, i, i1;
} cgi_math;

CGI_DEF cgi_math cgi_math_before(cg_op op, cg_type shape, cg_type float_element, unsigned int_width);
CGI_DEF cg_type cgi_math_type(const cgi_math *m, cg_type element); // element in m's shape
CGI_DEF cg_value cgi_math_c(cgi_math *m, double v);     // constants
CGI_DEF cg_value cgi_math_k(cgi_math *m, int64_t v);
CGI_DEF cg_value cgi_math_true(cgi_math *m, bool v);
CGI_DEF cg_value cgi_math_bits(cgi_math *m, cg_value x);   // float to integer bits
CGI_DEF cg_value cgi_math_float(cgi_math *m, cg_value x);  // and back
CGI_DEF cg_value cgi_math_add(cgi_math *m, cg_value a, cg_value b);
CGI_DEF cg_value cgi_math_sub(cgi_math *m, cg_value a, cg_value b);
CGI_DEF cg_value cgi_math_mul(cgi_math *m, cg_value a, cg_value b);
CGI_DEF cg_value cgi_math_div(cgi_math *m, cg_value a, cg_value b);
CGI_DEF cg_value cgi_math_iadd(cgi_math *m, cg_value a, cg_value b);
CGI_DEF cg_value cgi_math_isub(cgi_math *m, cg_value a, cg_value b);
CGI_DEF cg_value cgi_math_imul(cgi_math *m, cg_value a, cg_value b);
CGI_DEF cg_value cgi_math_and(cgi_math *m, cg_value a, cg_value b);
CGI_DEF cg_value cgi_math_or(cgi_math *m, cg_value a, cg_value b);
CGI_DEF cg_value cgi_math_xor(cgi_math *m, cg_value a, cg_value b);
CGI_DEF cg_value cgi_math_shl(cgi_math *m, cg_value a, cg_value b);
CGI_DEF cg_value cgi_math_shru(cgi_math *m, cg_value a, cg_value b);
CGI_DEF cg_value cgi_math_shrs(cgi_math *m, cg_value a, cg_value b);
CGI_DEF cg_value cgi_math_cmp(cgi_math *m, const char *predicate, cg_value a, cg_value b); // floats: "olt", …
CGI_DEF cg_value cgi_math_icmp(cgi_math *m, const char *predicate, cg_value a, cg_value b);
CGI_DEF cg_value cgi_math_select(cgi_math *m, cg_value c, cg_value a, cg_value b);
CGI_DEF cg_value cgi_math_unary(cgi_math *m, cg_op_kind kind, cg_value x); // of x's type
CGI_DEF cg_value cgi_math_is_nan(cgi_math *m, cg_value x);                // on bits: drivers may assume there are none
CGI_DEF cg_value cgi_math_copysign(cgi_math *m, cg_value magnitude, cg_value sign);
CGI_DEF cg_value cgi_math_scale(cgi_math *m, cg_value x, cg_value n); // x 2^n in two steps, |n| < 252 (f32), so that it rounds once at most

// The function of a math op on f32 (or f64, where there is one) operands; NULL when there is no expansion.
CGI_DEF cg_value cgi_math_expand(cgi_math *m, cg_op op, const cg_value *operands);
CGI_DEF bool cgi_has_fastmath(cg_op op, const char *flag); // the flag, or `fast`

#ifdef __cplusplus
}
#endif
#endif
