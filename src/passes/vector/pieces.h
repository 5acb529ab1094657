// Private: vectors in pieces of the native width, and single lanes, in which ops that move elements about are written.
#ifndef CGI_PIECES_H
#define CGI_PIECES_H
#include "ir/ir.h"
#include "support/one_to_n.h"
#ifdef __cplusplus
extern "C" {
#endif

#define CGI_PIECES_RANK 16
#define CGI_PIECES_ELEMENTS 8192 // of one vector; more would be thousands of instructions

// unroll-vectors' conversion: `user` points to the width of a piece, an unsigned. A vector has pieces of that many elements along its last dim where
// that divides it, else scalars: both in row-major order.
CGI_DEF unsigned cgi_piece_width(const cgi_one_to_n *u, cg_type vector);
CGI_DEF unsigned cgi_piece_count(const cgi_one_to_n *u, cg_type vector);
CGI_DEF cg_type cgi_piece_type(const cgi_one_to_n *u, cg_type vector);
CGI_DEF bool cgi_pieces_split(cgi_one_to_n *u, cg_value vector, cg_value *pieces); // of what came as a whole, beside its definition
CGI_DEF cg_value cgi_pieces_join(cgi_one_to_n *u, cg_value vector);                // the whole again

// An element: of a one-dimensional vector, or a scalar where lane is -1.
typedef struct cgi_lane {
  cg_value value;
  int lane;
} cgi_lane;
CGI_DEF cgi_lane cgi_lane_of(cg_value scalar_or_vector, int lane); // looks through broadcasts
CGI_DEF cgi_lane *cgi_lanes_of(cgi_one_to_n *u, cg_value v);       // a cgi array: all elements of a vector, or the one of a scalar
CGI_DEF cg_value cgi_lane_scalar(cgi_builder *b, cgi_lane lane);
CGI_DEF cg_value cgi_lanes_join(cgi_builder *b, cg_type type, const cgi_lane *lanes);    // a vector of one dimension, or a scalar
CGI_DEF void cgi_pieces_define(cgi_one_to_n *u, cg_value result, const cgi_lane *lanes); // an op's result; a scalar's uses are replaced

CGI_DEF void cgi_delinearize(unsigned rank, const int64_t *shape, int64_t at, int64_t *index);
CGI_DEF int64_t cgi_linearize(unsigned rank, const int64_t *shape, const int64_t *index);
CGI_DEF cg_value cgi_build_splat(cgi_builder *b, cg_type type, cg_value scalar); // the scalar itself where type is one
// A pairwise tree of `kind` over the n values, which it overwrites; flags may be NULL.
CGI_DEF cg_value cgi_reduce_tree(cgi_builder *b, cg_op_kind kind, cg_attr flags, cg_value *values, size_t n);

// Whether an index is in [0, size): by ranges, else *condition is a comparison.
typedef enum cgi_bounds { CGI_INSIDE, CGI_OUTSIDE, CGI_UNSURE } cgi_bounds;
CGI_DEF cgi_bounds cgi_check_bounds(cgi_builder *b, cg_value index, cg_value size, cg_value *condition);
CGI_DEF cg_value cgi_index_plus(cgi_builder *b, cg_value index, int64_t offset);

// One op each, in pieces.
CGI_DEF bool cgi_unroll_contract(cgi_one_to_n *u, cg_op op);
CGI_DEF bool cgi_unroll_outerproduct(cgi_one_to_n *u, cg_op op);
CGI_DEF bool cgi_unroll_reduction(cgi_one_to_n *u, cg_op op); // and multi_reduction
CGI_DEF bool cgi_unroll_scan(cgi_one_to_n *u, cg_op op);
CGI_DEF bool cgi_unroll_mask(cgi_one_to_n *u, cg_op op);     // create_mask, constant_mask, step
CGI_DEF bool cgi_unroll_move(cgi_one_to_n *u, cg_op op);     // ops whose result elements are operand elements at other places
CGI_DEF bool cgi_unroll_extract(cgi_one_to_n *u, cg_op op);  // and extractelement
CGI_DEF bool cgi_unroll_insert(cgi_one_to_n *u, cg_op op);   // and insertelement
CGI_DEF bool cgi_unroll_elements(cgi_one_to_n *u, cg_op op); // from_elements, to_elements
CGI_DEF bool cgi_unroll_bitcast(cgi_one_to_n *u, cg_op op);
CGI_DEF bool cgi_unroll_transfer(cgi_one_to_n *u, cg_op op);   // a vector.mask around it is its mask
CGI_DEF bool cgi_unroll_load_store(cgi_one_to_n *u, cg_op op); // and maskedload, maskedstore
CGI_DEF bool cgi_unroll_gather(cgi_one_to_n *u, cg_op op);     // and scatter
CGI_DEF bool cgi_unroll_transfer_gather(cgi_one_to_n *u, cg_op op);
CGI_DEF bool cgi_unroll_whole(cgi_one_to_n *u, cg_op op); // the op stays, on vectors that emission has

#ifdef __cplusplus
}
#endif
#endif
