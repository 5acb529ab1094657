// Private: what is known of elementwise operations, one row each; dialects/scalar_ops.h has the rows of functions. Verifiers, folding, hlo-to-linalg,
// the interpreter and verify-emission read them; what a backend makes of an op stands in the backend's own table.
#ifndef CGI_SCALAR_H
#define CGI_SCALAR_H
#include "ir/ir.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum cgi_scalar_types { // of operands and result
  CGI_ST_INT,                   // one type, signless integers or index
  CGI_ST_FLOAT,                 // one type, floats
  CGI_ST_FLOAT_BY_INT,          // a float and an exponent
  CGI_ST_INT_WIDER,             // casts
  CGI_ST_INT_NARROWER,
  CGI_ST_FLOAT_WIDER,
  CGI_ST_FLOAT_NARROWER,
  CGI_ST_INT_TO_FLOAT,
  CGI_ST_FLOAT_TO_INT,
  CGI_ST_INDEX_CAST,
  CGI_ST_BITCAST,
  CGI_ST_COMPARE_INT, // to i1
  CGI_ST_COMPARE_FLOAT,
  CGI_ST_SELECT,
  CGI_ST_ADD_EXTENDED
} cgi_scalar_types;

typedef enum cgi_scalar_rule { // how the bound of an error passes through
  CGI_SR_NONE,                 // integer operations: exact operands give an exact result
  CGI_SR_COPY,                 // magnitude and error of the first operand
  CGI_SR_ADD,
  CGI_SR_MUL,
  CGI_SR_DIV,
  CGI_SR_FMA,
  CGI_SR_MINMAX,
  CGI_SR_SELECT,
  CGI_SR_CMP,
  CGI_SR_CONVERT,
  CGI_SR_FUNC, // sampled around the operand, and some ULP
  CGI_SR_ROUNDED,
  CGI_SR_INTEGRAL
} cgi_scalar_rule;

typedef enum cgi_scalar_emission { CGI_SE_ALWAYS, CGI_SE_NEVER, CGI_SE_AFN, CGI_SE_NNAN } cgi_scalar_emission;

// What the interpreter computes.
typedef enum cgi_scalar_code {
  CGI_S_EVAL, // cgi_eval decides
  // arith in its usual types, the same arithmetic inlined
  CGI_S_IADD,
  CGI_S_ISUB,
  CGI_S_IMUL,
  CGI_S_CMPI,
  CGI_S_F32ADD, // f32; other floats by cgi_eval
  CGI_S_F32SUB,
  CGI_S_F32MUL,
  CGI_S_F32DIV,
  CGI_S_SELECT,
  // StableHLO
  CGI_S_ADD,
  CGI_S_SUB,
  CGI_S_MUL,
  CGI_S_DIV,
  CGI_S_NEG,
  CGI_S_ABS,
  CGI_S_SIGN,
  CGI_S_MAX,
  CGI_S_MIN,
  CGI_S_CLAMP,
  CGI_S_AND,
  CGI_S_OR,
  CGI_S_XOR,
  CGI_S_NOT,
  CGI_S_SHL,
  CGI_S_SHRA,
  CGI_S_SHRL,
  CGI_S_POPCNT,
  CGI_S_CLZ,
  CGI_S_COMPARE,
  CGI_S_CONVERT,
  CGI_S_REDUCE_PRECISION,
  CGI_S_IS_FINITE,
  CGI_S_IS_INF,
  CGI_S_IS_POS_INF,
  CGI_S_IS_NEG_INF,
  CGI_S_COMPLEX,
  CGI_S_REAL,
  CGI_S_IMAG,
  CGI_S_CONJ,
  CGI_S_NEXT_AFTER,
  CGI_S_SQUARE,
  CGI_S_IPOW,
  CGI_S_FPOWI,
// functions of one operand, by libm in double
#define CGI_S_FUNCTION(X, id, name, hlo, hlo_id, hlo_name, rule, emission, value) CGI_S_##id,
  CG_SCALAR_FUNCTIONS(CGI_S_FUNCTION, )
#undef CGI_S_FUNCTION
      CGI_S_FUNC1_FIRST = CGI_S_ACOS,
  CGI_S_LOGISTIC = CGI_S_TRUNC + 1,
  CGI_S_ERFC,
  CGI_S_ERF_INV,
  CGI_S_LGAMMA,
  CGI_S_DIGAMMA,
  CGI_S_BESSEL_I1E,
  // and of two
  CGI_S_FUNC2_FIRST,
  CGI_S_POW = CGI_S_FUNC2_FIRST,
  CGI_S_ATAN2,
  CGI_S_REM,
  CGI_S_POLYGAMMA,
  CGI_S_ZETA
} cgi_scalar_code;

// ---- arith and math ----------------------------------------------------------------------------------------------------------------------------
// R(op, types, code, rule, emission)
// clang-format off
#define CGI_SCALAR_OPS(R) \
  R(ARITH_ADDI, INT, IADD, ADD, ALWAYS)                     R(ARITH_SUBI, INT, ISUB, ADD, ALWAYS) \
  R(ARITH_MULI, INT, IMUL, MUL, ALWAYS)                     R(ARITH_ADDUI_EXTENDED, ADD_EXTENDED, EVAL, NONE, ALWAYS) \
  R(ARITH_MULSI_EXTENDED, INT, EVAL, NONE, ALWAYS)          R(ARITH_MULUI_EXTENDED, INT, EVAL, NONE, ALWAYS) \
  R(ARITH_DIVUI, INT, EVAL, NONE, ALWAYS)                   R(ARITH_DIVSI, INT, EVAL, NONE, ALWAYS) \
  R(ARITH_CEILDIVUI, INT, EVAL, NONE, NEVER)                R(ARITH_CEILDIVSI, INT, EVAL, NONE, NEVER) \
  R(ARITH_FLOORDIVSI, INT, EVAL, NONE, NEVER)               R(ARITH_REMUI, INT, EVAL, NONE, ALWAYS) \
  R(ARITH_REMSI, INT, EVAL, NONE, ALWAYS)                   R(ARITH_ANDI, INT, EVAL, NONE, ALWAYS) \
  R(ARITH_ORI, INT, EVAL, NONE, ALWAYS)                     R(ARITH_XORI, INT, EVAL, NONE, ALWAYS) \
  R(ARITH_SHLI, INT, EVAL, NONE, ALWAYS)                    R(ARITH_SHRUI, INT, EVAL, NONE, ALWAYS) \
  R(ARITH_SHRSI, INT, EVAL, NONE, ALWAYS)                   R(ARITH_MAXSI, INT, EVAL, MINMAX, ALWAYS) \
  R(ARITH_MAXUI, INT, EVAL, MINMAX, ALWAYS)                 R(ARITH_MINSI, INT, EVAL, MINMAX, ALWAYS) \
  R(ARITH_MINUI, INT, EVAL, MINMAX, ALWAYS)                 R(ARITH_NEGF, FLOAT, EVAL, COPY, ALWAYS) \
  R(ARITH_ADDF, FLOAT, F32ADD, ADD, ALWAYS)                 R(ARITH_SUBF, FLOAT, F32SUB, ADD, ALWAYS) \
  R(ARITH_MULF, FLOAT, F32MUL, MUL, ALWAYS)                 R(ARITH_DIVF, FLOAT, F32DIV, DIV, ALWAYS) \
  R(ARITH_REMF, FLOAT, REM, ROUNDED, NEVER)                 R(ARITH_MAXIMUMF, FLOAT, EVAL, MINMAX, NNAN) \
  R(ARITH_MINIMUMF, FLOAT, EVAL, MINMAX, NNAN)              R(ARITH_MAXNUMF, FLOAT, EVAL, MINMAX, NNAN) \
  R(ARITH_MINNUMF, FLOAT, EVAL, MINMAX, NNAN)               R(ARITH_EXTUI, INT_WIDER, EVAL, CONVERT, ALWAYS) \
  R(ARITH_EXTSI, INT_WIDER, EVAL, CONVERT, ALWAYS)          R(ARITH_EXTF, FLOAT_WIDER, EVAL, CONVERT, ALWAYS) \
  R(ARITH_TRUNCI, INT_NARROWER, EVAL, CONVERT, ALWAYS)      R(ARITH_TRUNCF, FLOAT_NARROWER, EVAL, CONVERT, ALWAYS) \
  R(ARITH_UITOFP, INT_TO_FLOAT, EVAL, CONVERT, ALWAYS)      R(ARITH_SITOFP, INT_TO_FLOAT, EVAL, CONVERT, ALWAYS) \
  R(ARITH_FPTOUI, FLOAT_TO_INT, EVAL, CONVERT, ALWAYS)      R(ARITH_FPTOSI, FLOAT_TO_INT, EVAL, CONVERT, ALWAYS) \
  R(ARITH_INDEX_CAST, INDEX_CAST, EVAL, CONVERT, ALWAYS)    R(ARITH_INDEX_CASTUI, INDEX_CAST, EVAL, CONVERT, ALWAYS) \
  R(ARITH_BITCAST, BITCAST, EVAL, NONE, ALWAYS)             R(ARITH_CMPI, COMPARE_INT, CMPI, CMP, ALWAYS) \
  R(ARITH_CMPF, COMPARE_FLOAT, EVAL, CMP, ALWAYS)           R(ARITH_SELECT, SELECT, SELECT, SELECT, ALWAYS) \
  R(MATH_ABSF, FLOAT, EVAL, COPY, ALWAYS)                   R(MATH_ATAN2, FLOAT, ATAN2, FUNC, AFN) \
  R(MATH_COPYSIGN, FLOAT, EVAL, COPY, NEVER)                R(MATH_POWF, FLOAT, POW, FUNC, AFN) \
  R(MATH_FMA, FLOAT, EVAL, FMA, ALWAYS)                     R(MATH_FPOWI, FLOAT_BY_INT, FPOWI, FUNC, NEVER) \
  R(MATH_ABSI, INT, EVAL, COPY, ALWAYS)                     R(MATH_CTLZ, INT, EVAL, NONE, ALWAYS) \
  R(MATH_CTPOP, INT, EVAL, NONE, ALWAYS)                    R(MATH_CTTZ, INT, EVAL, NONE, ALWAYS) \
  R(MATH_IPOWI, INT, IPOW, NONE, NEVER)                     R(VECTOR_FMA, FLOAT, EVAL, FMA, ALWAYS) \
  R(MATH_BESSEL_I1E, FLOAT, BESSEL_I1E, FUNC, NEVER)        R(MATH_DIGAMMA, FLOAT, DIGAMMA, FUNC, NEVER) \
  R(MATH_ERFC, FLOAT, ERFC, FUNC, NEVER)                    R(MATH_ERF_INV, FLOAT, ERF_INV, FUNC, NEVER) \
  R(MATH_LGAMMA, FLOAT, LGAMMA, FUNC, NEVER)                R(MATH_POLYGAMMA, FLOAT, POLYGAMMA, FUNC, NEVER) \
  R(MATH_ZETA, FLOAT, ZETA, FUNC, NEVER)
// clang-format on

typedef struct cgi_scalar_row {
  uint16_t kind;                       // cg_op_kind
  uint8_t types, code, rule, emission; // cgi_scalar_types, cgi_scalar_code, cgi_scalar_rule, cgi_scalar_emission
} cgi_scalar_row;

CGI_DEF const cgi_scalar_row *cgi_scalar_row_of(cg_op_kind kind); // arith, math and vector.fma; NULL for others
CGI_DEF bool cgi_scalar_folds(cg_op_kind kind);                   // cgi_eval computes it exactly

// ---- stablehlo and chlo ------------------------------------------------------------------------------------------------------------------------
// Classes of element types.
enum {
  CGI_HLO_BOOL = 1,
  CGI_HLO_SINT = 2,
  CGI_HLO_UINT = 4,
  CGI_HLO_FLOAT = 8,
  CGI_HLO_COMPLEX = 16,
  CGI_HLO_OTHER = 32, // quantized and others: not judged
  CGI_HLO_INT = CGI_HLO_SINT | CGI_HLO_UINT,
  CGI_HLO_LOGIC = CGI_HLO_INT | CGI_HLO_BOOL,
  CGI_HLO_REAL = CGI_HLO_FLOAT | CGI_HLO_OTHER,
  CGI_HLO_FIELD = CGI_HLO_FLOAT | CGI_HLO_COMPLEX | CGI_HLO_OTHER,
  CGI_HLO_SIGNED = CGI_HLO_SINT | CGI_HLO_FIELD,
  CGI_HLO_NUMBER = CGI_HLO_INT | CGI_HLO_FIELD,
  CGI_HLO_ANY = 63
};

// R(op, chlo.broadcast_ op or OP_UNREGISTERED, classes of the elements, code, rule, on signed, on unsigned, on float, on i1)
// The last four: the op that it becomes on scalars of that class; COMPOSED: hlo_to_linalg_elementwise.c says what; NONE: not lowered.
// clang-format off
#define CGI_HLO_SCALARS(R) \
  R(STABLEHLO_ABS, OP_UNREGISTERED, SIGNED, ABS, COPY, COMPOSED, COMPOSED, MATH_ABSF, COMPOSED) \
  R(STABLEHLO_CONVERT, OP_UNREGISTERED, ANY, CONVERT, CONVERT, COMPOSED, COMPOSED, COMPOSED, COMPOSED) \
  R(STABLEHLO_COUNT_LEADING_ZEROS, OP_UNREGISTERED, INT, CLZ, NONE, MATH_CTLZ, MATH_CTLZ, NONE, NONE) \
  R(STABLEHLO_IMAG, OP_UNREGISTERED, FIELD, IMAG, COPY, NONE, NONE, NONE, NONE) \
  R(STABLEHLO_IS_FINITE, OP_UNREGISTERED, REAL, IS_FINITE, NONE, NONE, NONE, COMPOSED, NONE) \
  R(STABLEHLO_LOGISTIC, OP_UNREGISTERED, FIELD, LOGISTIC, FUNC, NONE, NONE, COMPOSED, NONE) \
  R(STABLEHLO_NEGATE, OP_UNREGISTERED, NUMBER, NEG, COPY, COMPOSED, COMPOSED, ARITH_NEGF, COMPOSED) \
  R(STABLEHLO_NOT, OP_UNREGISTERED, LOGIC, NOT, NONE, COMPOSED, COMPOSED, NONE, COMPOSED) \
  R(STABLEHLO_POPCNT, OP_UNREGISTERED, INT, POPCNT, NONE, MATH_CTPOP, MATH_CTPOP, NONE, NONE) \
  R(STABLEHLO_REAL, OP_UNREGISTERED, FIELD, REAL, COPY, NONE, NONE, NONE, NONE) \
  R(STABLEHLO_REDUCE_PRECISION, OP_UNREGISTERED, REAL, REDUCE_PRECISION, CONVERT, NONE, NONE, COMPOSED, NONE) \
  R(STABLEHLO_SIGN, OP_UNREGISTERED, SIGNED, SIGN, INTEGRAL, COMPOSED, COMPOSED, COMPOSED, COMPOSED) \
  R(STABLEHLO_ADD, CHLO_BROADCAST_ADD, ANY, ADD, ADD, ARITH_ADDI, ARITH_ADDI, ARITH_ADDF, ARITH_ORI) \
  R(STABLEHLO_AND, CHLO_BROADCAST_AND, LOGIC, AND, NONE, ARITH_ANDI, ARITH_ANDI, NONE, ARITH_ANDI) \
  R(STABLEHLO_ATAN2, CHLO_BROADCAST_ATAN2, FIELD, ATAN2, FUNC, NONE, NONE, MATH_ATAN2, NONE) \
  R(STABLEHLO_BITCAST_CONVERT, OP_UNREGISTERED, ANY, EVAL, NONE, COMPOSED, COMPOSED, COMPOSED, COMPOSED) \
  R(STABLEHLO_CLAMP, OP_UNREGISTERED, ANY, CLAMP, MINMAX, COMPOSED, COMPOSED, COMPOSED, COMPOSED) \
  R(STABLEHLO_COMPARE, CHLO_BROADCAST_COMPARE, ANY, COMPARE, CMP, COMPOSED, COMPOSED, COMPOSED, COMPOSED) \
  R(STABLEHLO_COMPLEX, CHLO_BROADCAST_COMPLEX, FLOAT, COMPLEX, ADD, NONE, NONE, NONE, NONE) \
  R(STABLEHLO_DIVIDE, CHLO_BROADCAST_DIVIDE, NUMBER, DIV, DIV, COMPOSED, COMPOSED, ARITH_DIVF, COMPOSED) \
  R(STABLEHLO_MAXIMUM, CHLO_BROADCAST_MAXIMUM, ANY, MAX, MINMAX, ARITH_MAXSI, ARITH_MAXUI, ARITH_MAXIMUMF, ARITH_ORI) \
  R(STABLEHLO_MINIMUM, CHLO_BROADCAST_MINIMUM, ANY, MIN, MINMAX, ARITH_MINSI, ARITH_MINUI, ARITH_MINIMUMF, ARITH_ANDI) \
  R(STABLEHLO_MULTIPLY, CHLO_BROADCAST_MULTIPLY, ANY, MUL, MUL, ARITH_MULI, ARITH_MULI, ARITH_MULF, ARITH_ANDI) \
  R(STABLEHLO_OR, CHLO_BROADCAST_OR, LOGIC, OR, NONE, ARITH_ORI, ARITH_ORI, NONE, ARITH_ORI) \
  R(STABLEHLO_POWER, CHLO_BROADCAST_POWER, NUMBER, POW, FUNC, COMPOSED, COMPOSED, COMPOSED, COMPOSED) \
  R(STABLEHLO_REMAINDER, CHLO_BROADCAST_REMAINDER, NUMBER, REM, FUNC, COMPOSED, COMPOSED, ARITH_REMF, COMPOSED) \
  R(STABLEHLO_SELECT, CHLO_BROADCAST_SELECT, ANY, SELECT, SELECT, COMPOSED, COMPOSED, COMPOSED, COMPOSED) \
  R(STABLEHLO_SHIFT_LEFT, CHLO_BROADCAST_SHIFT_LEFT, INT, SHL, NONE, COMPOSED, COMPOSED, NONE, NONE) \
  R(STABLEHLO_SHIFT_RIGHT_ARITHMETIC, CHLO_BROADCAST_SHIFT_RIGHT_ARITHMETIC, INT, SHRA, NONE, COMPOSED, COMPOSED, NONE, NONE) \
  R(STABLEHLO_SHIFT_RIGHT_LOGICAL, CHLO_BROADCAST_SHIFT_RIGHT_LOGICAL, INT, SHRL, NONE, COMPOSED, COMPOSED, NONE, NONE) \
  R(STABLEHLO_SUBTRACT, CHLO_BROADCAST_SUBTRACT, NUMBER, SUB, ADD, ARITH_SUBI, ARITH_SUBI, ARITH_SUBF, ARITH_XORI) \
  R(STABLEHLO_XOR, CHLO_BROADCAST_XOR, LOGIC, XOR, NONE, ARITH_XORI, ARITH_XORI, NONE, ARITH_XORI) \
  R(CHLO_TAN, OP_UNREGISTERED, ANY, TAN, FUNC, NONE, NONE, MATH_TAN, NONE) \
  R(CHLO_BESSEL_I1E, OP_UNREGISTERED, ANY, BESSEL_I1E, FUNC, NONE, NONE, MATH_BESSEL_I1E, NONE) \
  R(CHLO_CONJ, OP_UNREGISTERED, ANY, CONJ, COPY, NONE, NONE, COMPOSED, NONE) \
  R(CHLO_DIGAMMA, OP_UNREGISTERED, ANY, DIGAMMA, FUNC, NONE, NONE, MATH_DIGAMMA, NONE) \
  R(CHLO_ERFC, OP_UNREGISTERED, ANY, ERFC, FUNC, NONE, NONE, MATH_ERFC, NONE) \
  R(CHLO_ERF_INV, OP_UNREGISTERED, ANY, ERF_INV, FUNC, NONE, NONE, MATH_ERF_INV, NONE) \
  R(CHLO_IS_INF, OP_UNREGISTERED, ANY, IS_INF, NONE, NONE, NONE, COMPOSED, NONE) \
  R(CHLO_IS_NEG_INF, OP_UNREGISTERED, ANY, IS_NEG_INF, NONE, NONE, NONE, COMPOSED, NONE) \
  R(CHLO_IS_POS_INF, OP_UNREGISTERED, ANY, IS_POS_INF, NONE, NONE, NONE, COMPOSED, NONE) \
  R(CHLO_LGAMMA, OP_UNREGISTERED, ANY, LGAMMA, FUNC, NONE, NONE, MATH_LGAMMA, NONE) \
  R(CHLO_NEXT_AFTER, CHLO_BROADCAST_NEXT_AFTER, ANY, NEXT_AFTER, COPY, NONE, NONE, COMPOSED, NONE) \
  R(CHLO_POLYGAMMA, CHLO_BROADCAST_POLYGAMMA, ANY, POLYGAMMA, FUNC, NONE, NONE, MATH_POLYGAMMA, NONE) \
  R(CHLO_SQUARE, OP_UNREGISTERED, ANY, SQUARE, MUL, COMPOSED, COMPOSED, COMPOSED, NONE) \
  R(CHLO_ZETA, CHLO_BROADCAST_ZETA, ANY, ZETA, FUNC, NONE, NONE, MATH_ZETA, NONE)
// clang-format on

CGI_DEF unsigned cgi_hlo_class(cg_type element); // one of the classes (dialects/stablehlo.c)

// Values of cgi_hlo_row.on beside op kinds.
enum { CGI_HLO_ON_NONE = CG_OP_UNREGISTERED, CGI_HLO_ON_COMPOSED = CG_OP_COUNT };

typedef struct cgi_hlo_row {
  uint16_t kind;
  uint8_t classes;
  uint16_t on[4]; // signed integers, unsigned integers, floats, i1
} cgi_hlo_row;

// The row of an elementwise op of stablehlo or chlo, also of functions; NULL for others.
CGI_DEF const cgi_hlo_row *cgi_hlo_row_of(cg_op_kind kind);
CGI_DEF cg_op_kind cgi_hlo_broadcast_of(cg_op_kind kind); // what a chlo.broadcast_* op computes; CG_OP_UNREGISTERED for others

// ---- comparisons and flags ---------------------------------------------------------------------------------------------------------------------
CGI_DEF int64_t cgi_predicate_of(cg_op op); // of arith.cmpi or cmpf; -1 where there is none
CGI_DEF bool cgi_cmpi_is_signed(int64_t predicate);
CGI_DEF bool cgi_cmpi(int64_t predicate, int64_t sx, int64_t sy, uint64_t ux, uint64_t uy); // the operands as signed and as unsigned
CGI_DEF bool cgi_has_fastmath(cg_op op, uint32_t flags);                                    // all of them
CGI_DEF cg_attr cgi_attr_fastmath(cg_context *ctx, cg_fastmath flag);                       // one flag

#ifdef __cplusplus
}
#endif
#endif
