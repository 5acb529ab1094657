// Public: the functions of floating-point numbers, one row each, and what comparisons and fast-math flags are called.
//
//   F(X, ID, "name", HLO, HLO_ID, "hlo name", RULE, EMISSION, value)
//
// A row makes math.NAME, its stablehlo or chlo op (dialects/*_ops.h), the operand check of both, hlo-to-linalg, folding, what the interpreter and
// cgc's reference compute, the bound of the error, and what emission takes.
//
// HLO       TRANSCENDENTAL  stablehlo.NAME with result_accuracy, of floats and complex numbers
//           ROUNDING        stablehlo.NAME of floats
//           CHLO            chlo.NAME of floats
//           NONE            no such op
// RULE      FUNC            within a few ULP of libm's
//           ROUNDED         correctly rounded, folds
//           INTEGRAL        an integral number, exact, folds
// EMISSION  ALWAYS          in the form that kernels are emitted from
//           AFN             only where `afn` allows the device's own; else a pass expands it before
//           NEVER           a pass expands it before. approximate-math has a formula of the name for each FUNC
// value     in double, of x
#ifndef CG_SCALAR_OPS_H
#define CG_SCALAR_OPS_H

// clang-format off
#define CG_SCALAR_FUNCTIONS(F, X) \
  F(X, ACOS,      "acos",      CHLO,           ACOS,                  "acos",                  FUNC,     AFN,    acos(x)) \
  F(X, ACOSH,     "acosh",     CHLO,           ACOSH,                 "acosh",                 FUNC,     AFN,    acosh(x)) \
  F(X, ASIN,      "asin",      CHLO,           ASIN,                  "asin",                  FUNC,     AFN,    asin(x)) \
  F(X, ASINH,     "asinh",     CHLO,           ASINH,                 "asinh",                 FUNC,     AFN,    asinh(x)) \
  F(X, ATAN,      "atan",      CHLO,           ATAN,                  "atan",                  FUNC,     AFN,    atan(x)) \
  F(X, ATANH,     "atanh",     CHLO,           ATANH,                 "atanh",                 FUNC,     AFN,    atanh(x)) \
  F(X, CBRT,      "cbrt",      TRANSCENDENTAL, CBRT,                  "cbrt",                  FUNC,     NEVER,  cbrt(x)) \
  F(X, CEIL,      "ceil",      ROUNDING,       CEIL,                  "ceil",                  INTEGRAL, ALWAYS, ceil(x)) \
  F(X, COS,       "cos",       TRANSCENDENTAL, COSINE,                "cosine",                FUNC,     AFN,    cos(x)) \
  F(X, COSH,      "cosh",      CHLO,           COSH,                  "cosh",                  FUNC,     AFN,    cosh(x)) \
  F(X, ERF,       "erf",       CHLO,           ERF,                   "erf",                   FUNC,     NEVER,  erf(x)) \
  F(X, EXP,       "exp",       TRANSCENDENTAL, EXPONENTIAL,           "exponential",           FUNC,     AFN,    exp(x)) \
  F(X, EXP2,      "exp2",      NONE,           EXP2,                  "",                      FUNC,     AFN,    exp2(x)) \
  F(X, EXPM1,     "expm1",     TRANSCENDENTAL, EXPONENTIAL_MINUS_ONE, "exponential_minus_one", FUNC,     NEVER,  expm1(x)) \
  F(X, FLOOR,     "floor",     ROUNDING,       FLOOR,                 "floor",                 INTEGRAL, ALWAYS, floor(x)) \
  F(X, LOG,       "log",       TRANSCENDENTAL, LOG,                   "log",                   FUNC,     AFN,    log(x)) \
  F(X, LOG10,     "log10",     NONE,           LOG10,                 "",                      FUNC,     NEVER,  log10(x)) \
  F(X, LOG1P,     "log1p",     TRANSCENDENTAL, LOG_PLUS_ONE,          "log_plus_one",          FUNC,     NEVER,  log1p(x)) \
  F(X, LOG2,      "log2",      NONE,           LOG2,                  "",                      FUNC,     AFN,    log2(x)) \
  F(X, ROUND,     "round",     ROUNDING,       ROUND_NEAREST_AFZ,     "round_nearest_afz",     INTEGRAL, NEVER,  round(x)) \
  F(X, ROUNDEVEN, "roundeven", ROUNDING,       ROUND_NEAREST_EVEN,    "round_nearest_even",    INTEGRAL, AFN,    nearbyint(x)) \
  F(X, RSQRT,     "rsqrt",     TRANSCENDENTAL, RSQRT,                 "rsqrt",                 FUNC,     ALWAYS, 1.0 / sqrt(x)) \
  F(X, SIN,       "sin",       TRANSCENDENTAL, SINE,                  "sine",                  FUNC,     AFN,    sin(x)) \
  F(X, SINH,      "sinh",      CHLO,           SINH,                  "sinh",                  FUNC,     AFN,    sinh(x)) \
  F(X, SQRT,      "sqrt",      TRANSCENDENTAL, SQRT,                  "sqrt",                  ROUNDED,  ALWAYS, sqrt(x)) \
  F(X, TAN,       "tan",       TRANSCENDENTAL, TAN,                   "tan",                   FUNC,     AFN,    tan(x)) \
  F(X, TANH,      "tanh",      TRANSCENDENTAL, TANH,                  "tanh",                  FUNC,     AFN,    tanh(x)) \
  F(X, TRUNC,     "trunc",     NONE,           TRUNC,                 "",                      INTEGRAL, ALWAYS, trunc(x))
// clang-format on

// The `predicate` of arith.cmpi and arith.cmpf.
typedef enum cg_cmpi_predicate {
  CG_CMPI_EQ,
  CG_CMPI_NE,
  CG_CMPI_SLT,
  CG_CMPI_SLE,
  CG_CMPI_SGT,
  CG_CMPI_SGE,
  CG_CMPI_ULT,
  CG_CMPI_ULE,
  CG_CMPI_UGT,
  CG_CMPI_UGE
} cg_cmpi_predicate;

typedef enum cg_cmpf_predicate { // O: false where an operand is NaN; U: true there
  CG_CMPF_FALSE,
  CG_CMPF_OEQ,
  CG_CMPF_OGT,
  CG_CMPF_OGE,
  CG_CMPF_OLT,
  CG_CMPF_OLE,
  CG_CMPF_ONE,
  CG_CMPF_ORD,
  CG_CMPF_UEQ,
  CG_CMPF_UGT,
  CG_CMPF_UGE,
  CG_CMPF_ULT,
  CG_CMPF_ULE,
  CG_CMPF_UNE,
  CG_CMPF_UNO,
  CG_CMPF_TRUE
} cg_cmpf_predicate;

// Bits of `fastmath`, as cg_op_fastmath tells them.
typedef enum cg_fastmath {
  CG_FASTMATH_NONE = 0,
  CG_FASTMATH_REASSOC = 1,
  CG_FASTMATH_NNAN = 2,
  CG_FASTMATH_NINF = 4,
  CG_FASTMATH_NSZ = 8,
  CG_FASTMATH_ARCP = 16,
  CG_FASTMATH_CONTRACT = 32,
  CG_FASTMATH_AFN = 64,
  CG_FASTMATH_FAST = 127
} cg_fastmath;
#endif
