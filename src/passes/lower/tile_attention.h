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
// Whether rows of a binding, which are along `inner`, are pieces of so many elements, and neighbours along `outer` as far apart as the type tells,
// though of what else lies in it a launch tells the sizes. Then how far apart neighbours along each loop are, in pieces: a number, or a value in
// front of b.
CGI_DEF bool cgi_attention_is_open(cg_op subspan, cg_map map, unsigned outer, unsigned inner, int64_t lanes);
CGI_DEF void cgi_attention_steps(cgi_loops *elements, cgi_builder *b, cg_map map, cg_type type, int64_t lanes, const cg_value *size,
                                 int64_t *coefficients, cg_value *steps);
// at + x times one of these; `at` where it is nothing.
CGI_DEF cg_value cgi_attention_step(cgi_loops *elements, cgi_builder *b, cg_value at, cg_value x, cg_value step, int64_t coefficient);
// Where the result is stored as it is, in pieces of 16 bytes.
typedef struct cgi_attention_out {
  cg_value pieces; // the binding; NULL: there is more to compute, or rows are no pieces
  int64_t coefficients[CGI_MAX_LOOPS];
  cg_value steps[CGI_MAX_LOOPS];
  cg_op open; // the binding, whose steps are to be found once sizes are there
  unsigned loops;
} cgi_attention_out;
CGI_DEF void cgi_attention_find_out(cg_op func, cg_op root, const cgi_attention *a, cg_type piece, cgi_attention_out *out);
CGI_DEF void cgi_attention_begin_out(const cgi_attention_grid *g, cgi_builder *b, cgi_attention_out *out); // where sizes are
// Stores a piece of the row at `point`.
CGI_DEF void cgi_attention_store(cgi_loops *elements, cgi_builder *b, const cgi_attention_out *out, const cg_value *point, cg_value piece,
                                 cg_value v);
#ifndef CODEGEN_NO_FAST_PIPELINES
// The kernel on matrix units, where the configuration asks for subgroups of a size.
CGI_DEF bool cgi_tile_attention_matrix(cgi_pass *pass);
#endif
#endif

#ifdef __cplusplus
}
#endif
#endif
