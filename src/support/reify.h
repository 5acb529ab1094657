// Private: dimensions of tensors as index arithmetic on what is known earlier, so that a shape can be had without its tensor.
#ifndef CGI_REIFY_H
#define CGI_REIFY_H
#include "ir/ir.h"
#ifdef __cplusplus
extern "C" {
#endif

// Dims found so far; zero-initialise, set ctx and known.ctx.
typedef struct cgi_dims {
  cg_context *ctx;
  cgi_hmap known;
  bool host; // what a host's loop carries has the size that it began with, what its branches give that of the first
} cgi_dims;

// Dimension i of a tensor as an index value: a constant, or arithmetic on tensor.dim of values that nothing here looks through (function
// arguments). New ops stand right behind the tensor's definition, so they dominate its uses.
CGI_DEF cg_value cgi_reify_dim(cgi_dims *dims, cg_value tensor, unsigned i);
CGI_DEF cg_value *cgi_reify_push(cgi_dims *dims, cg_value *sizes, cg_value tensor); // its dynamic ones, to a cgi array
// The same from the operands of the op that makes the tensor, though its type may know the number; NULL where they do not tell.
CGI_DEF cg_value cgi_reify_from_operands(cgi_dims *dims, cg_value tensor, unsigned i);
// Replaces the tensor.dim ops of a function's top-level blocks by such arithmetic.
CGI_DEF void cgi_reify_function(cgi_dims *dims, cg_op func);
#ifndef CODEGEN_NO_SECOND_TIER_OPS
// An index in front of op, whose regions may hold what it is computed by: that is cloned there. NULL where it is more than arithmetic on sizes.
CGI_DEF cg_value cgi_reify_outside(cgi_dims *dims, cg_value v, cg_op op);
#endif
// Member i of a mixed list (static_x with the operand group x): its value, a new constant where it is static.
CGI_DEF cg_value cgi_mixed_value(cgi_builder *b, cg_op op, const char *group, const char *statics, unsigned i);
// The same as a number; CG_DYNAMIC where an operand gives it.
CGI_DEF int64_t cgi_mixed_static(cg_op op, const char *statics, unsigned i);
// Which dims of the wide side belong to dim i of the narrow side of an expand_shape or collapse_shape.
CGI_DEF cg_attr cgi_reassociation_group(cg_op op, unsigned i);

#ifdef __cplusplus
}
#endif
#endif
