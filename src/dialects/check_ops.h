// Public: the op table of check: what a test function asserts. One kind for the spellings of IREE (operands in parentheses) and of StableHLO's tests.
#ifndef CG_CHECK_OPS_H
#define CG_CHECK_OPS_H

#define CG_CHECK_OPS(X) \
  X(CHECK_EXPECT_TRUE, "check.expect_true", 0, "operand", "", "", "", "custom") \
  X(CHECK_EXPECT_FALSE, "check.expect_false", 0, "operand", "", "", "", "custom") \
  X(CHECK_EXPECT_ALL_TRUE, "check.expect_all_true", 0, "operand", "", "", "", "custom") \
  X(CHECK_EXPECT_EQ, "check.expect_eq", 0, "lhs,rhs", "", "", "", "custom") \
  X(CHECK_EXPECT_EQ_CONST, "check.expect_eq_const", 0, "lhs", "", "value", "", "custom") \
  /* |lhs - rhs| <= atol + rtol * |rhs|; atol defaults to 1e-4, rtol to 0. `tolerance` is StableHLO's name of atol. */ \
  X(CHECK_EXPECT_ALMOST_EQ, "check.expect_almost_eq", 0, "lhs,rhs", "", "atol?,rtol?,tolerance?", "", "custom") \
  X(CHECK_EXPECT_ALMOST_EQ_CONST, "check.expect_almost_eq_const", 0, "lhs", "", "value,atol?,rtol?,tolerance?", "", "custom") \
  X(CHECK_EXPECT_CLOSE, "check.expect_close", 0, "lhs,rhs", "", "max_ulp_difference?,min_ulp_difference?", "", "custom")
#endif
