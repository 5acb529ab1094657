// Public: operations of the math dialect; row format in cg_ops.h.
#ifndef CG_MATH_OPS_H
#define CG_MATH_FORMATS(Y) Y("unary", "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)")

#define CG_MATH_OPS_H

#define CG_MATH_SAME (CG_TRAIT_PURE | CG_TRAIT_ELEMENTWISE | CG_TRAIT_SAME_TYPES)
#define CG_MATH_FASTMATH "fastmath:#arith.fastmath=#arith.fastmath<none>"

#define CG_MATH_FUNCTION(X, id, name, hlo, hlo_id, hlo_name, rule, emission, value) \
  X(MATH_##id, "math." name, CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", "@unary")

#define CG_MATH_OPS(X) \
  CG_SCALAR_FUNCTIONS(CG_MATH_FUNCTION, X) \
  X(MATH_ABSF, "math.absf", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", "@unary") \
  X(MATH_ATAN2, "math.atan2", CG_MATH_SAME, "lhs,rhs", "result", CG_MATH_FASTMATH, "", "@float") \
  X(MATH_BESSEL_I1E, "math.bessel_i1e", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", "@unary") \
  X(MATH_DIGAMMA, "math.digamma", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", "@unary") \
  X(MATH_ERFC, "math.erfc", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", "@unary") \
  X(MATH_ERF_INV, "math.erf_inv", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", "@unary") \
  X(MATH_LGAMMA, "math.lgamma", CG_MATH_SAME, "operand", "result", CG_MATH_FASTMATH, "", "@unary") \
  X(MATH_POLYGAMMA, "math.polygamma", CG_MATH_SAME, "lhs,rhs", "result", CG_MATH_FASTMATH, "", "@float") \
  X(MATH_ZETA, "math.zeta", CG_MATH_SAME, "lhs,rhs", "result", CG_MATH_FASTMATH, "", "@float") \
  X(MATH_COPYSIGN, "math.copysign", CG_MATH_SAME, "lhs,rhs", "result", CG_MATH_FASTMATH, "", "@float") \
  X(MATH_POWF, "math.powf", CG_MATH_SAME, "lhs,rhs", "result", CG_MATH_FASTMATH, "", "@float") \
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
