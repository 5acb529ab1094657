// Public: the op table of check: what a test function asserts. One kind for the spellings of IREE (operands in parentheses) and of StableHLO's tests.
#ifndef CG_CHECK_OPS_H
#define CG_CHECK_OPS_H

// Printed in parentheses, and read without them, too.
#define CGT_CHECK(operands, options) "(`(` " operands options " `)`) : (" operands options ")? attr-dict"
#define CGT_TOLERANCE " oilist(`,`: `atol` (`=`)? $atol | `rtol` (`=`)? $rtol | `tolerance` `=` $tolerance)"

#define CG_CHECK_OPS(X) \
  X(CHECK_EXPECT_TRUE, "check.expect_true", 0, "operand", "", "", "", CGT_CHECK("$operand^", "") " `:` type($operand)") \
  X(CHECK_EXPECT_FALSE, "check.expect_false", 0, "operand", "", "", "", CGT_CHECK("$operand^", "") " `:` type($operand)") \
  X(CHECK_EXPECT_ALL_TRUE, "check.expect_all_true", 0, "operand", "", "", "", CGT_CHECK("$operand^", "") " `:` type($operand)") \
  X(CHECK_EXPECT_EQ, "check.expect_eq", 0, "lhs,rhs", "", "", "", \
    CGT_CHECK("$lhs^ `,` $rhs", "") " `:` custom<OneOrBothTypes>($lhs, $rhs)") \
  X(CHECK_EXPECT_EQ_CONST, "check.expect_eq_const", 0, "lhs", "", "value", "", \
    CGT_CHECK("$lhs^ `,` $value", "") " (`:` type($lhs)^)? ; lhs = same(value)") \
  /* |lhs - rhs| <= atol + rtol * |rhs|; atol defaults to 1e-4, rtol to 0. `tolerance` is StableHLO's name of atol. */ \
  X(CHECK_EXPECT_ALMOST_EQ, "check.expect_almost_eq", 0, "lhs,rhs", "", "atol:f32?,rtol:f32?,tolerance:f32?", "", \
    CGT_CHECK("$lhs^ `,` $rhs", CGT_TOLERANCE) " `:` custom<OneOrBothTypes>($lhs, $rhs)") \
  X(CHECK_EXPECT_ALMOST_EQ_CONST, "check.expect_almost_eq_const", 0, "lhs", "", \
    "value,atol:f32?,rtol:f32?,tolerance:f32?", "", \
    CGT_CHECK("$lhs^ `,` $value", CGT_TOLERANCE) " (`:` type($lhs)^)? ; lhs = same(value)") \
  X(CHECK_EXPECT_CLOSE, "check.expect_close", 0, "lhs,rhs", "", \
    "max_ulp_difference:i64?,min_ulp_difference:i64?", "", \
    CGT_CHECK("$lhs^ `,` $rhs", \
              " oilist(`,`: `max_ulp_difference` `=` $max_ulp_difference | `min_ulp_difference` `=` $min_ulp_difference)") \
    " `:` custom<OneOrBothTypes>($lhs, $rhs)")
#endif
