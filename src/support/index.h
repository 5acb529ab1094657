// Private: index arithmetic that folds as it is built, the slices and pads made of it, and where two sorted runs are cut.
#ifndef CGI_INDEX_H
#define CGI_INDEX_H
#include "dialects/dialects.h"
#include "dialects/linalg.h"
#ifdef __cplusplus
extern "C" {
#endif

typedef struct cgi_index { // a value, or a constant where value is NULL
  cg_value value;
  int64_t fixed;
} cgi_index;
CGI_DEF cgi_index cgi_index_const(int64_t v);
CGI_DEF cgi_index cgi_index_of(cg_value v); // constants are seen through
CGI_DEF bool cgi_index_is(cgi_index i, int64_t v);
CGI_DEF bool cgi_index_equal(cgi_index a, cgi_index b); // surely equal
CGI_DEF cg_value cgi_index_value(cgi_builder *b, cgi_index i);
// Index arithmetic with what is constant folded: addi, muli, divui, remui.
CGI_DEF cg_value cgi_index_op(cgi_builder *b, cg_op_kind kind, cg_value x, cg_value y);

// Whether element k of a sorted run comes before element i of another, which stands in front of it.
typedef bool (*cgi_index_before)(void *user, cgi_builder *b, cg_value i, cg_value k, cg_value *before);
// How many of the first d elements of two such runs, of so many elements, come from the first: the least i whose element comes behind d - 1 - i of
// the second. A comparison that is no order gives some number of the same range.
CGI_DEF bool cgi_index_cut(cgi_builder *b, cg_value first, cg_value second, cg_value d, cgi_index_before before, void *user, cg_value *found);

CGI_DEF void cgi_mixed_put(cgi_mixed *m, unsigned i, cgi_index x);
CGI_DEF cgi_index cgi_mixed_at(const cgi_mixed *m, unsigned i);
CGI_DEF cg_type cgi_tile_type(cg_type like, unsigned rank, const cgi_index *sizes); // a tensor of these sizes and like's element
// extract_slice (or, with dest, parallel_insert_slice) with all three lists; strides may be NULL for ones. `type` NULL: as the sizes say. Of a
// strided buffer a subview.
CGI_DEF cg_op cgi_build_slice_op(cgi_builder *b, cg_value source, cg_value dest, unsigned rank, const cgi_index *offsets, const cgi_index *sizes,
                                 const int64_t *strides, cg_type type);
CGI_DEF cg_value cgi_build_slice(cgi_builder *b, cg_value source, unsigned rank, const cgi_index *offsets, const cgi_index *sizes); // unit strides
CGI_DEF cg_value cgi_build_pad(cgi_builder *b, cg_value source, cg_type type, const cgi_index *low, const cgi_index *high, cg_attr fill);

#ifdef __cplusplus
}
#endif
#endif
