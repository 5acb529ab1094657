// Public: the op table of chlo, StableHLO's companion of composed functions.
#ifndef CG_CHLO_OPS_H
#define CG_CHLO_OPS_H

#define CG_CHLO_UNARY(X, id, name) \
  X(CHLO_##id, "chlo." name, CG_TRAIT_PURE | CG_TRAIT_ELEMENTWISE, "operand", "result", "", "", \
    "@chlo")
#define CG_CHLO_BINARY(X, id, name) \
  X(CHLO_##id, "chlo." name, CGT_HLO_EW | CG_TRAIT_SECOND_TIER, "lhs,rhs", "result", "", "", \
    "@chlo")
#define CG_CHLO_UNARY_SECOND(X, id, name) \
  X(CHLO_##id, "chlo." name, CGT_HLO_EW | CG_TRAIT_SECOND_TIER, "operand", "result", "", "", \
    "@chlo")
// Operands of different shapes meet by broadcasting: broadcast_dimensions places the smaller one's dims, else they line up at the end.
#define CG_CHLO_BROADCAST(X, id, name) \
  X(CHLO_BROADCAST_##id, "chlo.broadcast_" name, CGT_HLO_SECOND, "lhs,rhs", "result", "broadcast_dimensions?", "", \
    "@function")

#define CG_CHLO_FUNCTION(X, id, name, hlo, hlo_id, hlo_name, rule, emission, value) CG_CHLO_FUNCTION_##hlo(X, hlo_id, hlo_name)
#define CG_CHLO_FUNCTION_TRANSCENDENTAL(X, id, name)
#define CG_CHLO_FUNCTION_ROUNDING(X, id, name)
#define CG_CHLO_FUNCTION_CHLO(X, id, name) CG_CHLO_UNARY(X, id, name)
#define CG_CHLO_FUNCTION_NONE(X, id, name)

#define CG_CHLO_OPS(X) \
  CG_SCALAR_FUNCTIONS(CG_CHLO_FUNCTION, X) \
  CG_CHLO_UNARY_SECOND(X, ASIN_ACOS_KERNEL, "_asin_acos_kernel") \
  CG_CHLO_UNARY_SECOND(X, BESSEL_I1E, "bessel_i1e") \
  CG_CHLO_UNARY_SECOND(X, CONJ, "conj") \
  CG_CHLO_UNARY_SECOND(X, DIGAMMA, "digamma") \
  CG_CHLO_UNARY_SECOND(X, ERF_INV, "erf_inv") \
  CG_CHLO_UNARY_SECOND(X, ERFC, "erfc") \
  CG_CHLO_UNARY_SECOND(X, IS_INF, "is_inf") \
  CG_CHLO_UNARY_SECOND(X, IS_NEG_INF, "is_neg_inf") \
  CG_CHLO_UNARY_SECOND(X, IS_POS_INF, "is_pos_inf") \
  CG_CHLO_UNARY_SECOND(X, LGAMMA, "lgamma") \
  CG_CHLO_UNARY_SECOND(X, SQUARE, "square") \
  CG_CHLO_UNARY(X, TAN, "tan") \
  CG_CHLO_BINARY(X, NEXT_AFTER, "next_after") \
  CG_CHLO_BINARY(X, POLYGAMMA, "polygamma") \
  CG_CHLO_BINARY(X, ZETA, "zeta") \
  CG_CHLO_BROADCAST(X, ADD, "add") \
  CG_CHLO_BROADCAST(X, AND, "and") \
  CG_CHLO_BROADCAST(X, ATAN2, "atan2") \
  CG_CHLO_BROADCAST(X, COMPLEX, "complex") \
  CG_CHLO_BROADCAST(X, DIVIDE, "divide") \
  CG_CHLO_BROADCAST(X, MAXIMUM, "maximum") \
  CG_CHLO_BROADCAST(X, MINIMUM, "minimum") \
  CG_CHLO_BROADCAST(X, MULTIPLY, "multiply") \
  CG_CHLO_BROADCAST(X, NEXT_AFTER, "next_after") \
  CG_CHLO_BROADCAST(X, OR, "or") \
  CG_CHLO_BROADCAST(X, POLYGAMMA, "polygamma") \
  CG_CHLO_BROADCAST(X, POWER, "power") \
  CG_CHLO_BROADCAST(X, REMAINDER, "remainder") \
  CG_CHLO_BROADCAST(X, SHIFT_LEFT, "shift_left") \
  CG_CHLO_BROADCAST(X, SHIFT_RIGHT_ARITHMETIC, "shift_right_arithmetic") \
  CG_CHLO_BROADCAST(X, SHIFT_RIGHT_LOGICAL, "shift_right_logical") \
  CG_CHLO_BROADCAST(X, SUBTRACT, "subtract") \
  CG_CHLO_BROADCAST(X, XOR, "xor") \
  CG_CHLO_BROADCAST(X, ZETA, "zeta") \
  X(CHLO_BROADCAST_COMPARE, "chlo.broadcast_compare", CGT_HLO_SECOND, "lhs,rhs", "result", \
    "broadcast_dimensions?,comparison_direction,compare_type?", "", "@function") \
  X(CHLO_BROADCAST_SELECT, "chlo.broadcast_select", CGT_HLO_SECOND, "pred,on_true,on_false", "result", "", "", \
    "@function") \
  X(CHLO_CONSTANT, "chlo.constant", CG_TRAIT_PURE | CG_TRAIT_CONSTANT, "", "output", "value:typed", "", "@constant") \
  X(CHLO_CONSTANT_LIKE, "chlo.constant_like", CGT_HLO_SECOND, "operand", "result", "value", "", "") \
  X(CHLO_TOP_K, "chlo.top_k", CGT_HLO_SECOND, "operand", "values,indices", "k:i64", "", \
    "`(` $operand `,` `k` `=` $k `)` attr-dict custom<OperandAndResultTypes>()") \
  X(CHLO_RAGGED_DOT, "chlo.ragged_dot", CGT_HLO_SECOND, "lhs,rhs,group_sizes", "result", "ragged_dot_dimension_numbers,precision_config?", "", "")
#endif
