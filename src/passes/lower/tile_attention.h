// Private: what both kernels of attention share (tile_attention.c, tile_attention_matrix.c).
#ifndef CGI_TILE_ATTENTION_H
#define CGI_TILE_ATTENTION_H
#include "passes/lower/linalg_to_loops.h"
#include "passes/pass.h"
#include "target/matrices.h"
#ifdef __cplusplus
extern "C" {
#endif

#if !defined CODEGEN_NO_TEXT && !defined CODEGEN_NO_IREE_SYNTAX
typedef struct cgi_attention_grid {
  cg_op func, root;
  cgi_loops *elements;
  const cgi_attention *a;
  int64_t tile;         // rows of a workgroup
  bool backwards;       // the last rows first
  const cg_value *size; // of the loops
  cg_value *point;      // written: where the workgroup's tile begins along parallel loops
} cgi_attention_grid;
// The number of tiles, as the kernel's grid, and the loop over them where there may be more than workgroups; *in is in the loop. False where no host
// knows the number.
CGI_DEF bool cgi_attention_place(const cgi_attention_grid *g, cgi_builder *b, cgi_builder *in);
// The kernel on matrix units, where the configuration asks for subgroups of a size.
CGI_DEF bool cgi_tile_attention_matrix(cgi_pass *pass);
#endif

#ifdef __cplusplus
}
#endif
#endif
