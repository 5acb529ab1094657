// Private: how a scan (codegen.scan) and a sort (codegen.sort) are shared out. A line is what is scanned; what lies inside of it are columns. Blocks
// of a line are for workgroups of their own, which go through them piece by piece.
#ifndef CGI_SCANS_H
#define CGI_SCANS_H
#include "ir/ir.h"
#ifdef __cplusplus
extern "C" {
#endif

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX && !defined CODEGEN_NO_FAST_PIPELINES
// A piece is threads * groups * width elements of each of `lanes` columns: a thread has `groups` times `width` neighbours. A workgroup has as many of
// them as `lines`, side by side.
typedef struct cgi_scan_tile {
  int64_t lanes, threads, groups, width, lines;
} cgi_scan_tile;

typedef struct cgi_scan_shape {
  unsigned dim;
  int64_t length, block, inner, outer; // elements of a line, of a block; columns; what the columns' lines stand in
  bool reverse, sums;                  // lines begin at their ends; a result for each block, not for each element
  bool fronts;                         // operand 1 is what the blocks come to
  bool log_sum;                        // the region gives log(exp(in) + exp(out)); else it is one op
  cgi_scan_tile tile;
} cgi_scan_shape;

CGI_DEF bool cgi_scan_of(cg_op op, cgi_scan_shape *s); // of a codegen.scan of static sizes
// The block for lines of `length` elements on the targets of op's module; 0 where a target had better have no codegen.scan.
CGI_DEF int64_t cgi_scan_block_for(cg_op op, int64_t outer, int64_t length, int64_t inner);

// A tile is what a workgroup sorts at once: blocks, or a part of two runs. A thread has `width` neighbours of it, an odd number, so that threads
// beside each other are at different banks of the memory; blocks are that times a power of two.
#define CGI_SORT_THREADS 256 // of a workgroup, at most
#define CGI_SORT_OPERANDS 8  // at most

typedef struct cgi_sort_shape {
  int64_t length, outer;        // elements of a line; lines
  int64_t run, block;           // elements that are sorted already; of what will be
  int64_t width, threads, tile; // a thread's elements, a workgroup's
  bool merges;                  // two runs are made one
} cgi_sort_shape;

CGI_DEF bool cgi_sort_of(cg_op op, cgi_sort_shape *s); // of a codegen.sort of static sizes
CGI_DEF unsigned cgi_sort_bytes(cg_type element);      // what one takes in workgroup memory
// The tile for so many elements of so many bytes on the targets of op's module; 0 where a target had better have no codegen.sort. *few: they are
// merged by codegen.sort in no less time than by a thread each.
CGI_DEF int64_t cgi_sort_tile_for(cg_op op, int64_t bytes, int64_t elements, bool *few);
#endif

#ifdef __cplusplus
}
#endif
#endif
