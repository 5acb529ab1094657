// Private: indices as a constant plus a sum of coefficient times value: what makes equal parts of many indices equal.
#ifndef CGI_LINEAR_H
#define CGI_LINEAR_H
#include "analysis/ranges.h"
#ifdef __cplusplus
extern "C" {
#endif

#define CGI_LINEAR_TERMS 12

typedef struct cgi_linear {
  int64_t constant;
  unsigned num_terms;
  cg_value values[CGI_LINEAR_TERMS];
  int64_t coefficients[CGI_LINEAR_TERMS]; // not zero
} cgi_linear;

CGI_DEF cgi_linear cgi_linear_constant(int64_t c);
CGI_DEF cgi_linear cgi_linear_term(cg_value v); // v itself
CGI_DEF cgi_linear cgi_linear_of(cg_value v);   // through additions, products with constants and affine.apply; v itself where these end
CGI_DEF bool cgi_linear_add(cgi_linear *sum, const cgi_linear *x, int64_t times); // sum += times * x; false: too many terms, sum is as it was
CGI_DEF cgi_interval cgi_linear_range(const cgi_linear *x);
CGI_DEF int64_t cgi_linear_divisor(const cgi_linear *x);
// The range of b - a: narrower than that of both, as what they share goes away.
CGI_DEF cgi_interval cgi_difference_range(cg_value a, cg_value b);
// The result i of an affine map over these operands; false where it is not linear.
CGI_DEF bool cgi_linear_of_map(cg_map m, unsigned i, const cg_value *operands, cgi_linear *out);

// Builds linear forms as ops, each part as far out as its operands allow, and once.
typedef struct cgi_linear_builder {
  cg_context *ctx;
  cgi_hmap made;
} cgi_linear_builder; // zero-initialise, set ctx and made.ctx; cgi_hmap_free(&made) at the end; ops that it made must not be erased meanwhile
CGI_DEF cg_value cgi_linear_build(cgi_linear_builder *lb, const cgi_linear *x, cg_op user);              // available at user
CGI_DEF bool cgi_linear_times(cgi_linear_builder *lb, const cgi_linear *x, cg_value v, cgi_linear *out); // x * v; false: too many terms
// x / by, a power of two that divides every part of it (cgi_linear_divisor is no proof of that): false where a part is not proved to be a multiple.
CGI_DEF bool cgi_linear_divide(cgi_linear_builder *lb, cgi_linear *x, int64_t by);

#ifdef __cplusplus
}
#endif
#endif
