// Private: how a reduction combines two values: the words of #vector.kind, the arith op of each, and its neutral element.
#ifndef CGI_COMBINER_H
#define CGI_COMBINER_H
#include "ir/ir.h"
#ifdef __cplusplus
extern "C" {
#endif

CGI_DEF cg_op_kind cgi_combiner_of(cg_attr kind, bool is_float); // of #vector.kind<word>, add where there is none; CG_OP_UNREGISTERED for no such op
CGI_DEF const char *cgi_combiner_word(cg_op_kind kind);          // the word of an arith op; NULL where it does not combine
CGI_DEF cg_attr cgi_small_number(cg_type element, int64_t v);    // of any element type; NULL for complex
// The op in the body that combines output i with what is new: `op(out, new)`, its kind one with a neutral element; NULL when it has another form.
CGI_DEF cg_op cgi_reduction_combiner(cg_op op, unsigned output);
CGI_DEF cg_attr cgi_combiner_neutral(cg_op combiner); // of the combiner's type; NULL when it has none

#ifdef __cplusplus
}
#endif
#endif
