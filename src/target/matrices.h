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

// The loops of iree_linalg_ext.attention: rows of the scores, columns of the result, what scores are summed along, keys. The others are parallel.
typedef struct cgi_attention {
  unsigned m, n, k1, k2, loops;
  int64_t size[CGI_MAX_LOOPS]; // CG_DYNAMIC where dynamic
} cgi_attention;
#define CGI_ATTENTION_ROWS 16     // that a workgroup has at least, where there are as many
#define CGI_ATTENTION_COLUMNS 256 // more are not held in registers
#define CGI_ATTENTION_HELD 8      // matrices of queries, 16 by 16, that registers hold beside sums and scores; more stay in workgroup memory

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
// False where they are others, or more than the kernel takes. The maps are those of the op that has, or will have, these operands.
CGI_DEF bool cgi_attention_loops(unsigned n, const cg_value *operands, const cg_map *maps, cgi_attention *out);
CGI_DEF bool cgi_attention_of(cg_op op, cgi_attention *out); // of any op; false where it is another
// Whether a score stands for one that is left out: no number of its type that is computed comes close. False for NULL.
CGI_DEF bool cgi_attention_leaves_out(cg_attr score);
// Whether the op's region, or that of the generic that masks its scores, keeps only the keys up to row + *behind, at least a row's own: the others
// are as good as minus infinity.
CGI_DEF bool cgi_attention_is_causal(cg_op op, const cgi_attention *a, int64_t *behind);
// Whether the op's region multiplies scores with a constant, *factor, and leaves out keys that are no row's, at most.
CGI_DEF bool cgi_attention_is_plain(cg_op op, const cgi_attention *a, double *factor);
// Whether the target's matrix units take the products of attention of these operands: 16-bit floats, sums of f32, static sizes.
CGI_DEF bool cgi_attention_suits_matrices(const cg_value *operands, const cg_target *target, const cgi_attention *a);
#endif
// False where the root is no such product of static sizes, or the target has no shape of its types.
CGI_DEF bool cgi_matrix_product_of(cg_op root, const cg_target *target, cgi_matrix_product *out);
// The binding that is all of an operand of a root with static sizes, where its rows, along loop `inner`, and what else moves a tile of it are
// multiples of pieces, of so many elements each: hal.interface.binding.subspan; else NULL. *span: elements up to its end.
CGI_DEF cg_op cgi_matrix_pieces(cg_op root, unsigned operand, unsigned inner, int64_t lanes, int64_t *coefficients, int64_t *offset, int64_t *span);
// A tensor behind padding with zeros, or none, that an operand is read from where rows of its tiles are not linear in it: each of its dims is a sum
// of terms of one loop each, and pieces along `inner` lie together.
typedef struct cgi_matrix_gather {
  cg_op subspan;
  unsigned rank;
  uint32_t padded; // dims
  int64_t span, strides[CGI_MAX_LOOPS], low[CGI_MAX_LOOPS], size[CGI_MAX_LOOPS];
} cgi_matrix_gather;
CGI_DEF bool cgi_matrix_gathers(cg_op root, unsigned operand, unsigned inner, int64_t lanes, cgi_matrix_gather *out);
// Whether the root is a convolution whose windows matrix units are to gather: a product once its loops are collapsed, whatever that makes of A's map.
CGI_DEF bool cgi_matrix_windows(cg_op root, const cg_target *target, cgi_matrix_product *out);
// How often each element of a factor is multiplied where all targets around the product have matrix units for it, and all of its products; else 0.
CGI_DEF int64_t cgi_matrix_uses(cg_op root, unsigned operand, int64_t *work);
// The one store of a function, where it stores the root's result, or that after a conversion that matrices have (*narrow, else NULL); else NULL.
// dims[d]: the result's dim that dim d of what is stored is.
CGI_DEF cg_op cgi_matrix_plain_store(cg_op func, cg_op root, cg_type *narrow, unsigned *dims);
// Pieces that each of so many threads copies of a tile's rows, so many to a row, as rows of threads; 0: not as many each.
CGI_DEF int64_t cgi_matrix_copies(int64_t rows, int64_t pieces, int64_t threads);
// Whether what a function stores of a root's result has the rows' dim last.
CGI_DEF bool cgi_matrix_is_turned(cg_op root, const cgi_matrix_product *p);
// Whether all targets around op multiply factors of this type, f32 as tf32, by such a scope.
CGI_DEF bool cgi_matrix_targets_multiply(cg_op op, cg_matrix_scope scope, cg_type element, bool tf32);
// What warpgroups of the target multiply of a product's types; NULL: nothing.
#ifndef CODEGEN_NO_WARPGROUPS
CGI_DEF const cg_matrix *cgi_matrix_of_warpgroups(const cg_target *target, const cg_matrix *shape);
#endif
// Elements from a neighbour to the next along each dim; false where it takes a size that only a launch tells, or there are too many dims.
CGI_DEF bool cgi_matrix_strides(cg_type type, int64_t *strides);
// map as offset + sum of coefficients[loop] * loop, in elements of memory with these strides; false where it is not linear.
CGI_DEF bool cgi_linear_access(cg_map map, const int64_t *strides, unsigned loops, int64_t *coefficients, int64_t *offset);
// The same of an operand of a root; of a factor that is not linear, what the first step along each loop makes, or 2 where that is nothing.
CGI_DEF bool cgi_matrix_access(cg_op root, unsigned operand, const int64_t *strides, unsigned loops, int64_t *coefficients, int64_t *offset);

#ifdef __cplusplus
}
#endif
#endif
