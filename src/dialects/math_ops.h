// Public: operations of the math dialect; row format in cg_ops.h.
#ifndef CG_MATH_OPS_H
#define CG_MATH_OPS_H

#define CG_MATH_SAME (CG_TRAIT_PURE | CG_TRAIT_ELEMENTWISE | CG_TRAIT_SAME_TYPES)
#define CG_MATH_FASTMATH "fastmath:#arith.fastmath=#arith.fastmath<none>"
#define CG_MATH_FMT_UNARY "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
#define CG_MATH_FMT_BINARY "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"

#define CG_MATH_OPS(X) \
  X(MATH_ABSF, "math.absf", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_UNARY) \
  X(MATH_ACOS, "math.acos", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_UNARY) \
  X(MATH_ACOSH, "math.acosh", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_UNARY) \
  X(MATH_ASIN, "math.asin", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_UNARY) \
  X(MATH_ASINH, "math.asinh", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_UNARY) \
  X(MATH_ATAN, "math.atan", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_UNARY) \
  X(MATH_ATANH, "math.atanh", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_UNARY) \
  X(MATH_CBRT, "math.cbrt", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_UNARY) \
  X(MATH_CEIL, "math.ceil", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_UNARY) \
  X(MATH_COS, "math.cos", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_UNARY) \
  X(MATH_COSH, "math.cosh", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_UNARY) \
  X(MATH_ERF, "math.erf", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_UNARY) \
  X(MATH_EXP, "math.exp", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_UNARY) \
  X(MATH_EXP2, "math.exp2", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_UNARY) \
  X(MATH_EXPM1, "math.expm1", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_UNARY) \
  X(MATH_FLOOR, "math.floor", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_UNARY) \
  X(MATH_LOG, "math.log", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_UNARY) \
  X(MATH_LOG10, "math.log10", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_UNARY) \
  X(MATH_LOG1P, "math.log1p", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_UNARY) \
  X(MATH_LOG2, "math.log2", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_UNARY) \
  X(MATH_ROUND, "math.round", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_UNARY) \
  X(MATH_ROUNDEVEN, "math.roundeven", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_UNARY) \
  X(MATH_RSQRT, "math.rsqrt", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_UNARY) \
  X(MATH_SIN, "math.sin", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_UNARY) \
  X(MATH_SINH, "math.sinh", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_UNARY) \
  X(MATH_SQRT, "math.sqrt", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_UNARY) \
  X(MATH_TAN, "math.tan", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_UNARY) \
  X(MATH_TANH, "math.tanh", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_UNARY) \
  X(MATH_TRUNC, "math.trunc", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_UNARY) \
  X(MATH_ATAN2, "math.atan2", CG_MATH_SAME, "lhs,rhs", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_BINARY) \
  X(MATH_COPYSIGN, "math.copysign", CG_MATH_SAME, "lhs,rhs", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_BINARY) \
  X(MATH_POWF, "math.powf", CG_MATH_SAME, "lhs,rhs", "result", CG_MATH_FASTMATH, "", CG_MATH_FMT_BINARY) \
  X(MATH_FMA, "math.fma", CG_MATH_SAME, "a,b,c", "result", CG_MATH_FASTMATH, "", \
    "$a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)") \
  X(MATH_FPOWI, "math.fpowi", CG_TRAIT_PURE | CG_TRAIT_ELEMENTWISE, "lhs,rhs", "result", CG_MATH_FASTMATH, "", \
    "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs); result = same(lhs)") \
  X(MATH_ABSI, "math.absi", CG_MATH_SAME, "operand", "result", "", "", "$operand attr-dict `:` type($result)") \
  X(MATH_CTLZ, "math.ctlz", CG_MATH_SAME, "operand", "result", "", "", "$operand attr-dict `:` type($result)") \
  X(MATH_CTPOP, "math.ctpop", CG_MATH_SAME, "operand", "result", "", "", "$operand attr-dict `:` type($result)") \
  X(MATH_CTTZ, "math.cttz", CG_MATH_SAME, "operand", "result", "", "", "$operand attr-dict `:` type($result)") \
  X(MATH_IPOWI, "math.ipowi", CG_MATH_SAME, "lhs,rhs", "result", "", "", "$lhs `,` $rhs attr-dict `:` type($result)")
#endif
