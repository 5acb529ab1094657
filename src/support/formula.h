// Private: formulas, a small language in which expand-arith and approximate-math write arithmetic.
//
//   n = floor(x * 1.44269504 + 0.5); r = x - n * 0.693359375; return 1.0 + r, toi(n);
//
// A statement binds names to the values of an expression, or returns. Values are floats, integers of the same width, and conditions, all of one
// shape. Literals with a point are floats, others integers; inf and nan are floats. Operators as in C with its precedences, on the type at hand:
// comparisons of floats are ordered but for != (true for NaN), integers compare and shift right as signed; `>>>` shifts in zeros; `c ? a : b` is a
// select: both sides are computed. The built-in functions:
//
//   floor ceil trunc abs sqrt      of floats                 bits(x) flt(i)   the same bits as the other type
//   toi(x) tou(x) tof(i) utof(i)   conversions, signed and unsigned            isnan(x)  by its bits
//   copysign(x, sign)              scale(x, n)  x 2^n, rounded once           pow2(n)  2^n for a normal result
//   fma(a, b, c)   a b + c, rounded once or twice            fused(a, b, c)   rounded once
//   ult(a, b)      unsigned less
//   poly(x, c0, c1, …)             Horner's scheme, of such
//   udiv(a, b) urem(a, b) mulhu(a, b)  unsigned quotient, remainder, high word of the product
//   native_exp2(x)                 2^x by the device, where it is trusted with that
//   ctlz(i)                        leading zeros           max(a, b) min(a, b)  of floats, either or NaN where one is NaN
//
// Other names are formulas of the given tables; they are expanded in place.
#ifndef CGI_FORMULA_H
#define CGI_FORMULA_H
#include "ir/ir.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cgi_formula {
  const char *text; // "name(x,y) statements"; the headers hold it packed behind the first parenthesis
} cgi_formula;

enum { CGI_FORMULA_TABLES = 8 };

// Where a formula's operations go and what types they have.
typedef struct cgi_formula_target {
  cgi_builder b;
  cg_type f, i, i1;         // scalars, or vectors of one shape
  const cgi_formula *table; // a name is looked up here and then in the others
  size_t table_size;
  struct {
    const cgi_formula *table;
    size_t size;
  } more[CGI_FORMULA_TABLES];
  unsigned num_more;
} cgi_formula_target;

// Floats of type `element` and integers of `int_width` bits, in the shape of `shape`, before op. `element` may be NULL where there are no floats.
CGI_DEF cgi_formula_target cgi_formula_before(cg_op op, cg_type shape, cg_type element, unsigned int_width, const cgi_formula *table,
                                              size_t table_size);
CGI_DEF void cgi_formula_also(cgi_formula_target *t, const cgi_formula *table, size_t size); // up to CGI_FORMULA_TABLES of them
CGI_DEF const cgi_formula *cgi_formula_find(const cgi_formula *table, size_t table_size, cg_str name);
CGI_DEF const cgi_formula *cgi_formula_of(const cgi_formula_target *t, cg_str name); // in its tables
// Expands; `results` gets what it returns. False after an error, which a sound table never gives.
CGI_DEF bool cgi_formula_expand(cgi_formula_target *t, const cgi_formula *formula, unsigned num_args, const cg_value *args, unsigned num_results,
                                cg_value *results);
// The same for one result; NULL after an error.
CGI_DEF cg_value cgi_formula_expand1(cgi_formula_target *t, const cgi_formula *formula, unsigned num_args, const cg_value *args);

#ifdef __cplusplus
}
#endif
#endif
