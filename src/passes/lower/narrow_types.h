// Private: the parts of expand-arith that compute narrow types in 32 bits.
#ifndef CGI_NARROW_TYPES_H
#define CGI_NARROW_TYPES_H
#include "support/formula.h"
#include "passes/pass.h"

#ifdef __cplusplus
extern "C" {
#endif

// Every value of float type `kind` in the function becomes an f32 that holds the same number; operations round to `kind` where they did before.
// Memory keeps its layout: with `native_memory` its type, else integers of the same width. With `native_rounding` the target makes a number of `kind`
// of an f32, by an arith.truncf that arith.bitcast follows, and does nothing else with it. False after an error, as where tensors are left.
CGI_DEF bool cgi_narrow_floats(const cgi_pass *pass, cg_op function, cg_type_kind kind, bool native_memory, bool native_rounding);
// Every value of `width` bits becomes an i32 whose upper bits hold anything; loads and stores keep the type in memory.
CGI_DEF bool cgi_narrow_ints(const cgi_pass *pass, cg_op function, unsigned width);

#ifdef __cplusplus
}
#endif
#endif
