// Private: how a reduction combines two values, one row each. Verifiers, reductions of vectors, tiling, scans and the interpreter read the rows; what
// a backend's instructions for them are stands in the backend's own table.
#ifndef CGI_COMBINER_H
#define CGI_COMBINER_H
#include "ir/ir.h"
#ifdef __cplusplus
extern "C" {
#endif

// C(word of #vector.kind and #gpu.all_reduce_op, op of integers, its neutral element, number as memref.atomic_rmw's kind, the same three of floats,
//   what the interpreter computes)
// clang-format off
#define CGI_COMBINERS(C) \
  C("add",      ARITH_ADDI,      ZERO,  1,  ARITH_ADDF,      MINUS_ZERO, 0,  ADD) \
  C("mul",      ARITH_MULI,      ONE,   10, ARITH_MULF,      ONE,        9,  MUL) \
  C("minui",    ARITH_MINUI,     ONES,  8,  OP_UNREGISTERED, NONE,       -1, MIN) \
  C("minsi",    ARITH_MINSI,     MOST,  7,  OP_UNREGISTERED, NONE,       -1, MIN) \
  C("maxui",    ARITH_MAXUI,     ZERO,  5,  OP_UNREGISTERED, NONE,       -1, MAX) \
  C("maxsi",    ARITH_MAXSI,     LEAST, 4,  OP_UNREGISTERED, NONE,       -1, MAX) \
  C("minnumf",  OP_UNREGISTERED, NONE,  -1, ARITH_MINNUMF,   NAN,        14, MIN) \
  C("maxnumf",  OP_UNREGISTERED, NONE,  -1, ARITH_MAXNUMF,   NAN,        13, MAX) \
  C("minimumf", OP_UNREGISTERED, NONE,  -1, ARITH_MINIMUMF,  MOST,       6,  MIN) \
  C("maximumf", OP_UNREGISTERED, NONE,  -1, ARITH_MAXIMUMF,  LEAST,      3,  MAX) \
  C("and",      ARITH_ANDI,      ONES,  12, OP_UNREGISTERED, NONE,       -1, AND) \
  C("or",       ARITH_ORI,       ZERO,  11, OP_UNREGISTERED, NONE,       -1, OR) \
  C("xor",      ARITH_XORI,      ZERO,  -1, OP_UNREGISTERED, NONE,       -1, XOR)
// clang-format on

enum { CGI_ATOMIC_ASSIGN = 2 }; // the kind of memref.atomic_rmw that does not combine

CGI_DEF cg_op_kind cgi_combiner_of(cg_attr kind, bool is_float); // of #vector.kind<word>, add where there is none; CG_OP_UNREGISTERED for no such op
CGI_DEF cg_op_kind cgi_combiner_of_atomic(cg_op op);             // of memref.atomic_rmw; CG_OP_UNREGISTERED where it assigns
CGI_DEF int64_t cgi_combiner_atomic(cg_op_kind kind);            // the kind of memref.atomic_rmw that does so; -1 for none
CGI_DEF const char *cgi_combiner_word(cg_op_kind kind);          // the word of an arith op; NULL where it does not combine
CGI_DEF unsigned cgi_combiner_code(cg_op_kind kind);             // a cgi_scalar_code
// Whether what the word says combines elements of the type: 1, 0, or -1 where there is no such word.
CGI_DEF int cgi_combiner_takes(cg_str word, cg_type element);
CGI_DEF cg_attr cgi_small_number(cg_type element, int64_t v); // of any element type; NULL for complex
// The op in the body that combines output i with what is new: `op(out, new)`, its kind one with a neutral element; NULL when it has another form.
CGI_DEF cg_op cgi_reduction_combiner(cg_op op, unsigned output);
CGI_DEF bool cgi_reductions_are_apart(cg_op op); // each output has a combiner, and all have one map
// Of a reduction of where a value stands, the least or greatest index of (x == m, or x is NaN ? index : neutral) with the inputs x and m: the index
// in its body, which is made of linalg.index alone. NULL for any other op.
CGI_DEF cg_value cgi_reduction_place(cg_op op);
CGI_DEF cg_attr cgi_combiner_neutral(cg_op combiner);                   // of the combiner's type; NULL when it has none
CGI_DEF cg_attr cgi_combiner_neutral_of(cg_op_kind kind, cg_type type); // of an arith op on the type

#ifdef __cplusplus
}
#endif
#endif
