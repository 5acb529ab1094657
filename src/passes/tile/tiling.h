// Private: tiles of tensor values, with the ops that compute them fused into the tile. What all tiling passes are made of.
#ifndef CGI_TILING_H
#define CGI_TILING_H
#include "support/reify.h"
#include "support/structured.h"
#include "target/configuration.h"
#include "dialects/combiner.h"
#include "support/index.h"
#ifdef __cplusplus
extern "C" {
#endif

// Pieces of a thread's tile along one loop, at most (cgi_range.pieces).
#define CGI_MAX_PIECES 8
#define CGI_MARKER "__internal_linalg_transform__" // on the root: the level it was tiled for last, "workgroup" or "thread"

// ---- index arithmetic that folds at once --------------------------------------------------------------------------------------------

// Of one dimension or loop: elements [offset, offset + size), of which the first `valid` exist. size is static wherever the dimension is tiled;
// valid equals size wherever the tile cannot run over the edge. What lies behind valid is padding that no stored element depends on.
typedef struct cgi_range {
  cgi_index offset, size, valid;
  unsigned pieces; // more than 1: that many parts of equal size, `stride` apart; offset is the first one's, and all of it is valid
  int64_t stride;
  bool back; // the last `valid` elements exist, instead of the first: the other end of what is walked backwards
} cgi_range;
CGI_DEF bool cgi_range_is_full(const cgi_range *r);                               // valid is size
CGI_DEF bool cgi_tile_loop_sizes(cg_op op, int64_t *sizes, cgi_dim_source *from); // of CGI_MAX_LOOPS at most; else false, with an error

// One insertion point and what was made there. Begins with cgi_tiler_init. New ops go to `b`: keep to one
// block per tiler, since tiles and indices made once are used again.
typedef struct cgi_tiler {
  cg_context *ctx;
  cgi_builder b;
  cgi_dims *dims;        // sizes of dynamic dimensions
  cg_op scope;           // ops outside of it are never computed again, their results only sliced; NULL: no bound
  const cg_value *given; // values that are only sliced, wherever they are defined
  unsigned num_given;
  const cg_value *written; // subspans that the function stores to, and per subspan the ranges that are written here: what reads such a
  const cgi_range *writes; //   buffer elsewhere is refused. writes[i * CGI_MAX_LOOPS] is subspan i's first dim; NULL: not checked
  unsigned num_written;
  const char *marker;         // put on tiled clones of ops that have lowering_config; NULL: the marker is dropped
  struct cgi_tile_memo *memo; // cgi array: tiled ops
  cg_op *indices;             // cgi array: index ops
  bool keep_reductions;       // results of ops that reduce are sliced, too, not computed again
  bool ones;                  // integers are padded with one: they may be divided by
  unsigned depth;
} cgi_tiler;
CGI_DEF void cgi_tiler_init(cgi_tiler *t, const cgi_builder *b, cgi_dims *dims);
CGI_DEF void cgi_tiler_before(cgi_tiler *t, cg_op op, cgi_dims *dims);

// e over n indices; equal ones are made once. min and max of two likewise.
CGI_DEF cgi_index cgi_tile_apply(cgi_tiler *t, cg_expr e, unsigned n, const cgi_index *dims);
CGI_DEF cgi_index cgi_tile_add(cgi_tiler *t, cgi_index x, cgi_index y);
CGI_DEF cgi_index cgi_tile_sub(cgi_tiler *t, cgi_index x, cgi_index y);
CGI_DEF cgi_index cgi_tile_min(cgi_tiler *t, cgi_index x, cgi_index y);
CGI_DEF cgi_index cgi_tile_max(cgi_tiler *t, cgi_index x, cgi_index y);
CGI_DEF cgi_index cgi_tile_ceildiv(cgi_tiler *t, cgi_index x, int64_t by);
CGI_DEF cgi_index cgi_tile_dim(cgi_tiler *t, cg_value v, unsigned i); // size of a tensor's dimension

// [0, size); and the tile at `offset`, a multiple of `step`, of a loop of that size: static and full where step divides size.
CGI_DEF cgi_range cgi_range_whole(cgi_index size);
CGI_DEF cgi_range cgi_range_tile(cgi_tiler *t, cgi_index offset, int64_t step, cgi_index size);

// ---- tiles --------------------------------------------------------------------------------------------------------------------------
// The tile of a tensor value: shape `ranges[i].size`. Producers are computed on the tile (linalg ops, fills, empties, splats, slices and unit
// reshapes of these); sources and their views and pads are sliced, and padded at the high end where a range is not full. False after reporting
// what cannot be tiled.
CGI_DEF bool cgi_tile_value(cgi_tiler *t, cg_value v, const cgi_range *ranges, cg_value *out);
// The same as a slice of v as it is, never computing anything. `fill` pads what is not valid; NULL takes zero.
CGI_DEF cg_value cgi_tile_slice(cgi_tiler *t, cg_value v, const cgi_range *ranges, cg_attr fill);
// A structured op on the given range of each loop: operand tiles by the maps, the body's linalg.index ops moved by the offsets, attributes kept.
// inits: NULL, or per output the tile to use instead of the tile of its init.
CGI_DEF bool cgi_tile_op(cgi_tiler *t, cg_op op, const cgi_range *loops, const cg_value *inits, cg_op *out);
// The range of operand `i` that the loops' ranges touch (a hull for convolutions); false after reporting a map that has none.
CGI_DEF bool cgi_tile_operand_ranges(cgi_tiler *t, cg_op op, unsigned i, const cgi_range *loops, cgi_range *ranges);
// extract_slice of the valid part of a tile made for these ranges (the tile itself where all are full); and a tile whose invalid part is `fill`.
CGI_DEF cg_value cgi_tile_valid(cgi_tiler *t, cg_value tile, unsigned rank, const cgi_range *ranges);
CGI_DEF cg_value cgi_tile_repad(cgi_tiler *t, cg_value tile, unsigned rank, const cgi_range *ranges, cg_attr fill);
// Computes tiles of a reduction on loop ranges some of whose reduction loops are not full: operand values get the combiner's neutral element there.
// False without report, and nothing made, where the op has no such element: its partial tiles must be taken one by one.
CGI_DEF bool cgi_tile_masked_reduction(cgi_tiler *t, cg_op op, const cgi_range *loops, const cg_value *inits, cg_op *out, bool *failed);

// A value that is read, not computed: loads, their views and pads, block arguments, results of loops.
CGI_DEF bool cgi_is_source(cg_value v);
// Which of root's loops each dim of v runs along, through root's output map and the maps of elementwise consumers; -1 for none. False when v does
// not depend on root in such a way.
CGI_DEF bool cgi_dims_to_loops(cg_op root, cg_value v, int *loops);

// ---- foralls ------------------------------------------------------------------------------------------------------------------------
CGI_DEF cg_value cgi_build_trips(cgi_builder *b, cg_value lower, cg_value upper, cg_value step); // of a loop: ceildiv(upper - lower, step)
// scf.forall over (0…) to (upper) step (step), at most 3 dims, mapped to #<kind><z>, <y>, <x>, the last to x ("gpu.block", "gpu.thread"), or 5,
// to linear_dim_N, for "gpu.thread.linear". The block has n indices and num_outs tensors; end it with cgi_end_forall.
CGI_DEF cg_op cgi_build_forall(cgi_builder *b, unsigned n, const cgi_index *upper, const int64_t *step, unsigned num_outs, const cg_value *outs,
                               const char *kind);
// in_parallel with one parallel_insert_slice per output, at ranges[i * CGI_MAX_LOOPS]…: offset, and valid as the size.
CGI_DEF void cgi_end_forall(cg_op forall, const cg_value *values, const cgi_range *ranges);
// The same with n values, the i-th going into output outs[i].
CGI_DEF void cgi_end_forall_with(cg_op forall, size_t n, const unsigned *outs, const cg_value *values, const cgi_range *ranges);
CGI_DEF bool cgi_is_forall_of(cg_op op, const char *kind); // mapped to `kind` ("gpu.block", "gpu.thread")
CGI_DEF bool cgi_is_forall_of_threads(cg_op op);           // linear ones as well
CGI_DEF bool cgi_is_in_threads(cg_op op);                  // in such a forall
// A loop of that size is covered by one tile.
CGI_DEF bool cgi_tile_is_once(cgi_index size, int64_t tile);
// Such a forall over the loops that have a tile: more than three are linearized into z. Loops that one tile covers are no dims of a block's forall,
// and have one iteration in a thread's. `pieces` (NULL: one each) is how many parts, apart from each other, a thread's tile has along a loop, so that
// neighbours in a row of threads are neighbours in memory. Gives the range of each of root's loops; `inner` is set up to build in the body.
CGI_DEF cg_op cgi_build_tile_forall(cgi_tiler *t, unsigned num_loops, const cgi_index *sizes, const int64_t *tile, const int64_t *pieces,
                                    unsigned num_outs, const cg_value *outs, const char *kind, cgi_tiler *inner, cgi_range *ranges);

// Partial form of tile-reduction: every reduction over a distributed dim (partial_reduction.c).
CGI_DEF bool cgi_tile_partial_reductions(cg_op func);

#ifdef __cplusplus
}
#endif
#endif
