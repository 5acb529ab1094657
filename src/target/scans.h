// Private: how a scan (codegen.scan) is shared out. A line is what is scanned; what lies inside of it are columns. Blocks of a line are for
// workgroups of their own, which go through them piece by piece.
#ifndef CGI_SCANS_H
#define CGI_SCANS_H
#include "ir/ir.h"
#ifdef __cplusplus
extern "C" {
#endif

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX && !defined CODEGEN_NO_FAST_PIPELINES
// A piece is threads * groups * width elements of each of `lanes` columns: a thread has `groups` times `width` neighbours.
typedef struct cgi_scan_tile {
  int64_t lanes, threads, groups, width;
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
#endif

#ifdef __cplusplus
}
#endif
#endif
