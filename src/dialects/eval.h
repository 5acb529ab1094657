// Private: the one definition of scalar arithmetic. Constant folding takes it where a result is exact or correctly rounded; the interpreter takes
// it for everything it covers and adds the functions of libm.
#ifndef CGI_EVAL_H
#define CGI_EVAL_H
#include "ir/ir.h"

#ifdef __cplusplus
extern "C" {
#endif

// One element: the bits in the width of its type (integers zero-extended to 64 bits, index as 64-bit two's complement, floats as their encoding);
// complex uses both words.
typedef struct cgi_scalar {
  uint64_t bits, imag;
} cgi_scalar;

// Evaluates one elementwise op on scalars: arith.*, and the exact part of math.* (cgi_scalar_folds). `in_types` are element types. Returns false
// where the op is not covered or its result is undefined or poison (division by zero in arith.divsi, shift amounts beyond the width): then nothing
// folds, and the interpreter reports. The extended ops write two scalars to `out`, the others one.
CGI_DEF bool cgi_eval(cg_op op, const cg_type *in_types, const cgi_scalar *in, cg_type out_type, cgi_scalar *out);

// Conversions between encodings and double. Rounding to nearest even; exact the other way.
CGI_DEF double cgi_float_to_double(cg_type type, uint64_t bits);
CGI_DEF uint64_t cgi_double_to_float(cg_type type,
                                     double v); // one correct rounding, NaN to the canonical quiet NaN with its sign, overflow as the format says
CGI_DEF int64_t cgi_scalar_sext(cg_type type, cgi_scalar s); // integer or index
CGI_DEF uint64_t cgi_scalar_zext(cg_type type, cgi_scalar s);
CGI_DEF cgi_scalar cgi_scalar_of_attr(cg_attr a); // int, bool, float; array of two for complex
CGI_DEF cg_attr cgi_attr_of_scalar(cg_context *ctx, cg_type type, cgi_scalar s);
// Element access in abi.md's memory layout (little-endian whatever the machine).
CGI_DEF cgi_scalar cgi_load_element(cg_type type, const uint8_t *bytes);
CGI_DEF void cgi_store_element(cg_type type, uint8_t *bytes, cgi_scalar s);

#ifdef __cplusplus
}
#endif
#endif
