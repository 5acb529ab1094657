// Private: which contractions a target's matrix units take.
#ifndef CGI_MATRICES_H
#define CGI_MATRICES_H
#include "dialects/linalg.h"
#include "target/target.h"
#ifdef __cplusplus
extern "C" {
#endif

// C[m, n] += A[m, k] * B[k, n], along one loop each; the other loops are walked.
typedef struct cgi_matrix_product {
  unsigned a, b;    // inputs; B has the output's innermost loop
  unsigned m, n, k; // loops
  const cg_matrix *shape;
} cgi_matrix_product;

// False where the root is no such product of static sizes, or the target has no shape of its types.
CGI_DEF bool cgi_matrix_product_of(cg_op root, const cg_target *target, cgi_matrix_product *out);
// map as offset + sum of coefficients[loop] * loop, in elements of memory with these strides; false where it is not linear.
CGI_DEF bool cgi_linear_access(cg_map map, const int64_t *strides, unsigned loops, int64_t *coefficients, int64_t *offset);

#ifdef __cplusplus
}
#endif
#endif
