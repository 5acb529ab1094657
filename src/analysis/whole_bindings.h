// Private: bindings that an op reads or writes whole, for passes that move them in pieces of 16 bytes (whole_bindings.c).
#ifndef CGI_WHOLE_BINDINGS_H
#define CGI_WHOLE_BINDINGS_H
#include "ir/ir.h"
#ifdef __cplusplus
extern "C" {
#endif

#define CGI_BINDING_PIECE 16 // bytes

// Whether a flow.dispatch.tensor.load or store is of all of a binding of this type, whose sizes that a launch tells are the op's operands from
// `first` on.
CGI_DEF bool cgi_slice_is_whole(cg_op op, unsigned first, cg_type whole, cg_type part);
// The subspan of which v is all; NULL where it is computed, or a part.
CGI_DEF cg_op cgi_whole_binding(cg_value v);
CGI_DEF bool cgi_binding_is_aligned(cg_op subspan); // where it begins is a multiple of a piece
// The same binding as an array of one dimension, of `span` of its own elements (CG_DYNAMIC: all), so many of which are one of these.
CGI_DEF cg_value cgi_binding_view(cg_op subspan, int64_t span, int64_t lanes, cg_type element);

#ifdef __cplusplus
}
#endif
#endif
