// Private: ids of workgroups and threads, copies that go on by themselves, matrices in memory, counts of workgroups over a kernel's constants.
#ifndef CGI_GRID_H
#define CGI_GRID_H
#include "dialects/dialects.h"
#ifdef __cplusplus
extern "C" {
#endif

// v as an affine expression over push constants (symbol i is constant i); NULL when it is none.
// A size in two push constants, as IREE passes it: ori of an extui of the low one and of the high one shifted beyond it.
CGI_DEF bool cgi_joins_words(cg_op op);
CGI_DEF bool cgi_is_high_word(cg_op op, int64_t *by); // and by how much it is shifted
CGI_DEF cg_expr cgi_trip_expr(cg_context *ctx, cg_value v, unsigned depth);
CGI_DEF unsigned cgi_expr_num_symbols(cg_expr e);
CGI_DEF cg_value cgi_build_gpu_id(cgi_builder *b, cg_op_kind kind, int64_t dim); // gpu.thread_id x and its like
// Begins to copy one element of `source` to `memory`, both of rank 1, by the target itself, of which `elements` are read and the others are zeros;
// NULL: all. A token. What was begun is a group, whose token is waited for until so many later groups are left.
CGI_DEF cg_value cgi_build_async_copy(cgi_builder *b, cg_value memory, cg_value to, cg_value source, cg_value from, cg_value elements);
CGI_DEF cg_value cgi_build_async_group(cgi_builder *b, unsigned n, const cg_value *tokens);
CGI_DEF void cgi_build_async_wait(cgi_builder *b, cg_value token, int64_t groups);
// A matrix from memory of rank 1, whose rows, or columns if transpose, are `lead` of its elements apart, and to such memory.
CGI_DEF cg_value cgi_build_load_matrix(cgi_builder *b, cg_type type, cg_value memory, cg_value at, int64_t lead, bool transpose);
CGI_DEF void cgi_build_store_matrix(cgi_builder *b, cg_value matrix, cg_value memory, cg_value at, int64_t lead);

#ifdef __cplusplus
}
#endif
#endif
