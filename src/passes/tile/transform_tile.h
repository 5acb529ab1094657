// Private: tiling one op as a transform op says (transform_tile.c).
#ifndef CGI_TRANSFORM_TILE_H
#define CGI_TRANSFORM_TILE_H
#include "dialects/transform.h"
#include "passes/tile/tiling.h"
#ifdef __cplusplus
extern "C" {
#endif

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
// Each replaces the uses of `target`, which stays for the caller to erase. False after reporting why not.
// scf.for nests over the loops with a size, in the order of `interchange` (NULL: their own); `loops` gets them, outermost first.
CGI_DEF bool cgi_transform_tile_for(cg_op target, cg_attr sizes, cg_attr interchange, cg_op *tiled, cg_op *loops);
// scf.forall over tiles of these sizes, or over so many threads a loop.
CGI_DEF bool cgi_transform_tile_forall(cg_op target, cg_attr sizes, cg_attr threads, cg_attr mapping, cg_op *tiled, cg_op *forall);

typedef struct cgi_transform_reduced { // what a reduction that is tiled becomes
  cg_op fills[CGI_MAX_LOOPS], split, combining, loop;
} cgi_transform_reduced;
// Partial results, one for each place in a tile of the reduction loops, and their reduction: over scf.for. The target is a linalg.generic on tensors.
CGI_DEF bool cgi_transform_reduce_for(cg_op target, cg_attr sizes, cgi_transform_reduced *r);
// The same with one for each of so many threads, which take an equal share, or, with `sizes`, tiles in turn.
CGI_DEF bool cgi_transform_reduce_forall(cg_op target, cg_attr threads, cg_attr sizes, cg_attr mapping, cgi_transform_reduced *r);

typedef struct cgi_transform_promotion {
  cg_attr operands; // which ones; NULL: all that are buffers
  cg_attr space;    // memory space of the copies
  bool alloca;
  int64_t alignment; // 0: none is said
} cgi_transform_promotion;
// Copies of buffers that an op works on, and back of what it writes.
CGI_DEF bool cgi_transform_promote(cg_op target, const cgi_transform_promotion *how);
// Computes a producer's tiles where the containing op slices its result; `fused` is a cgi array.
CGI_DEF bool cgi_transform_fuse(cg_op producer, cg_op containing, cg_op **fused);

typedef struct cgi_transform_padding {
  cg_attr loops, multiples; // those that operands are padded along, and of what their sizes become multiples; NULL: none; of 1
  cg_attr values, keep;     // for each operand: what it is padded with, and whether a pad that adds nothing stays
  bool copies;              // results go back into what the op wrote
} cgi_transform_padding;
// Pads the operands of an op on tensors to static sizes: `padded` takes its place, on slices of whose results the uses go on. The lists are cgi
// arrays.
CGI_DEF bool cgi_transform_pad(cg_op target, const cgi_transform_padding *how, cg_op *padded, cg_op **pads, cg_op **copies);
#endif

#ifdef __cplusplus
}
#endif
#endif
