// Private: vectors as lists of pieces, which unroll-vectors makes of them, and single lanes, in which ops that move elements about are written.
#ifndef CGI_PIECES_H
#define CGI_PIECES_H
#include "passes/pass.h"
#ifdef __cplusplus
extern "C" {
#endif

#define CGI_PIECES_RANK 16
#define CGI_PIECES_ELEMENTS 8192 // of one vector; more would be thousands of instructions

typedef struct cgi_unroll {
  cg_context *ctx;
  cgi_builder b;  // before the op at hand
  unsigned width; // elements of a piece
  cgi_hmap made;  // vector value to its pieces
  cg_value **lists;
  size_t *sizes;
} cgi_unroll;

// A vector has pieces of `width` elements along its last dim where that divides it, else scalars: both in row-major order.
CGI_DEF unsigned cgi_piece_width(const cgi_unroll *u, cg_type vector);
CGI_DEF unsigned cgi_piece_count(const cgi_unroll *u, cg_type vector);
CGI_DEF cg_type cgi_piece_type(const cgi_unroll *u, cg_type vector);
CGI_DEF cg_value *cgi_pieces_new(cgi_unroll *u, cg_value vector);      // to be filled in
CGI_DEF const cg_value *cgi_pieces_of(cgi_unroll *u, cg_value vector); // splits what came as a whole
CGI_DEF cg_value cgi_pieces_join(cgi_unroll *u, cg_value vector);      // the whole again

// An element: of a one-dimensional vector, or a scalar where lane is -1.
typedef struct cgi_lane {
  cg_value value;
  int lane;
} cgi_lane;
CGI_DEF cgi_lane cgi_lane_of(cg_value scalar_or_vector, int lane); // looks through broadcasts
CGI_DEF cgi_lane *cgi_lanes_of(cgi_unroll *u, cg_value v);         // a cgi array: all elements of a vector, or the one of a scalar
CGI_DEF cg_value cgi_lane_scalar(cgi_builder *b, cgi_lane lane);
CGI_DEF cg_value cgi_lanes_join(cgi_builder *b, cg_type type, const cgi_lane *lanes);  // a vector of one dimension, or a scalar
CGI_DEF void cgi_pieces_define(cgi_unroll *u, cg_value result, const cgi_lane *lanes); // an op's result; a scalar's uses are replaced

CGI_DEF void cgi_delinearize(unsigned rank, const int64_t *shape, int64_t at, int64_t *index);
CGI_DEF int64_t cgi_linearize(unsigned rank, const int64_t *shape, const int64_t *index);
CGI_DEF cg_value cgi_build_splat(cgi_builder *b, cg_type type, cg_value scalar); // the scalar itself where type is one
// A pairwise tree of `kind` over the n values, which it overwrites; flags may be NULL.
CGI_DEF cg_value cgi_reduce_tree(cgi_builder *b, cg_op_kind kind, cg_attr flags, cg_value *values, size_t n);

// Whether an index is in [0, size): by ranges, else *condition is a comparison.
typedef enum cgi_bounds { CGI_INSIDE, CGI_OUTSIDE, CGI_UNSURE } cgi_bounds;
CGI_DEF cgi_bounds cgi_check_bounds(cgi_builder *b, cg_value index, cg_value size, cg_value *condition);
CGI_DEF cg_value cgi_index_plus(cgi_builder *b, cg_value index, int64_t offset);

// One op each, whose results get pieces; the op itself goes later.
CGI_DEF bool cgi_unroll_contract(cgi_unroll *u, cg_op op);  // and outerproduct
CGI_DEF bool cgi_unroll_reduction(cgi_unroll *u, cg_op op); // and multi_reduction
CGI_DEF bool cgi_unroll_mask(cgi_unroll *u, cg_op op);      // create_mask, constant_mask, step
CGI_DEF bool cgi_unroll_move(cgi_unroll *u, cg_op op, bool *handled);
CGI_DEF bool cgi_unroll_memory(cgi_unroll *u, cg_op op, cg_value mask, bool *handled); // mask: of a vector.mask around it, or NULL

#ifdef __cplusplus
}
#endif
#endif
