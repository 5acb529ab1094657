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
// Computes a producer's tiles where the containing op slices its result; `fused` is a cgi array.
CGI_DEF bool cgi_transform_fuse(cg_op producer, cg_op containing, cg_op **fused);
#endif

#ifdef __cplusplus
}
#endif
#endif
