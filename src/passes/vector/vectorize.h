// Private: what the files of vectorize share: tiles held in vectors, windows into tensors, and the vector ops that are built.
#ifndef CGI_VECTORIZE_H
#define CGI_VECTORIZE_H
#include "dialects/dialects.h"
#include "dialects/linalg.h"
#include "passes/pass_table.h"
#ifdef __cplusplus
extern "C" {
#endif

#define CGI_VECTORIZE_RANK 16
#define CGI_VECTORIZE_MAX_TILE 32768 // elements of one vector, which a workgroup may share

typedef struct cgi_vectorize_loaded cgi_vectorize_loaded;

typedef struct cgi_vectorize {
  cg_context *ctx;
  cg_op user;                   // the op being vectorized, for errors
  bool by_threads;              // the pipeline gives each thread a tile of its own
  cgi_hmap vectors;             // tensor value to its vector; of rank 0 to its element
  cg_value *mapped;             // cgi array: the keys of `vectors`, oldest first; cut back where a region ends
  cgi_vectorize_loaded *loaded; // cgi array: what was read from memory; cut back likewise
} cgi_vectorize;

typedef struct cgi_vectorize_index { // v + c; v may be NULL
  cg_value v;
  int64_t c;
} cgi_vectorize_index;

// A strided box of a tensor, read into a vector of `shape`: element i of the result dim `dim[d]` is element offset[d] + i * stride[d] along dim d;
// a dim that no result dim walks (-1) is read at its offset. `outside` dims may leave the tensor and give `padding` there.
typedef struct cgi_vectorize_window {
  unsigned rank, num_dims;
  cg_value padding;
  bool outside[CGI_VECTORIZE_RANK];
  int dim[CGI_VECTORIZE_RANK];
  int64_t stride[CGI_VECTORIZE_RANK], shape[CGI_VECTORIZE_RANK];
  cgi_vectorize_index offset[CGI_VECTORIZE_RANK];
} cgi_vectorize_window;

struct cgi_vectorize_loaded {
  cg_value source, vector;
  cgi_vectorize_window window;
};

// ---- vector ops (vectorize_read.c) --------------------------------------------------------------------------------------------------------------
CGI_DEF cg_type cgi_vectorize_type(cg_context *ctx, unsigned rank, const int64_t *shape, cg_type element); // rank 0: the element type
CGI_DEF unsigned cgi_vectorize_rank(cg_type t);                                                            // 0 for scalars
CGI_DEF cg_type cgi_vectorize_element(cg_type t);
CGI_DEF cg_value cgi_vectorize_splat(cgi_builder *b, cg_value scalar, cg_type type);
CGI_DEF cg_value cgi_vectorize_zero(cgi_builder *b, cg_type type);
CGI_DEF cg_value cgi_vectorize_reshape(cgi_builder *b, cg_value v, unsigned rank,
                                       const int64_t *shape); // shape_cast, extract or broadcast as the ranks ask
CGI_DEF cg_value cgi_vectorize_slice(cgi_builder *b, cg_value v, const int64_t *offsets, const int64_t *sizes);
CGI_DEF cg_value cgi_vectorize_insert_at(cgi_builder *b, cg_value part, cg_value whole, const int64_t *offsets);
CGI_DEF cg_op cgi_vectorize_transfer(cgi_builder *b, cg_value source, const cg_value *indices, cg_map map, const bool *in_bounds, cg_value padding,
                                     cg_value vector, cg_type type); // a write when `vector` is given; type NULL: to a buffer
CGI_DEF cg_value cgi_vectorize_index_value(cgi_builder *b, cgi_vectorize_index x);
CGI_DEF bool cgi_vectorize_unsupported(cgi_vectorize *s, const char *what); // on the op being vectorized; returns false

// ---- reading tiles (vectorize_read.c): NULL after an error was reported -------------------------------------------------------------------------
CGI_DEF cg_value cgi_vectorize_vector_of(cgi_vectorize *s, cg_value tensor); // NULL when it is not held in a vector
CGI_DEF void cgi_vectorize_map(cgi_vectorize *s, cg_value tensor, cg_value vector);
CGI_DEF int64_t cgi_vectorize_bound(cg_value v, unsigned d); // the size of a dim, or what bounds it; CG_DYNAMIC when nothing does
CGI_DEF bool cgi_vectorize_small(cg_value v);                // every dim has a size or bound, and the whole is small enough for a vector
CGI_DEF cg_value cgi_vectorize_read(cgi_vectorize *s, cgi_builder *b, cg_value v); // whole; a dim of dynamic size is read up to its bound
CGI_DEF cg_value cgi_vectorize_read_element(cgi_vectorize *s, cgi_builder *b, cg_value v, const cg_value *at); // one index per dim
CGI_DEF cg_value cgi_vectorize_read_window(cgi_vectorize *s, cgi_builder *b, cg_value v, const cgi_vectorize_window *w);

// ---- structured ops (vectorize_structured.c) ----------------------------------------------------------------------------------------------------
CGI_DEF bool cgi_vectorize_structured(cgi_vectorize *s, cg_op op); // maps the results

#ifndef CODEGEN_NO_TEXT
CGI_DEF bool cgi_vectorize_buffers(cgi_vectorize *s, cg_op op); // an op on buffers, which is replaced (vectorize_buffers.c)
#endif

#ifdef __cplusplus
}
#endif
#endif
