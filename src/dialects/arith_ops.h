// Public: operations of the arith dialect; row format in cg_ops.h.
#ifndef CG_ARITH_OPS_H
#define CG_ARITH_FORMATS(Y) \
  Y("int", "$lhs `,` $rhs attr-dict `:` type($result)") \
  Y("overflow", "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)") \
  Y("float", "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)") \
  Y("cast", "$in attr-dict `:` type($in) `to` type($out)")

#define CG_ARITH_OPS_H

#define CG_ARITH_ELEM (CG_TRAIT_PURE | CG_TRAIT_ELEMENTWISE)
#define CG_ARITH_SAME (CG_ARITH_ELEM | CG_TRAIT_SAME_TYPES)
#define CG_ARITH_SAME_COMM (CG_ARITH_SAME | CG_TRAIT_COMMUTATIVE)
#define CG_ARITH_FASTMATH "fastmath:#arith.fastmath=#arith.fastmath<none>"
#define CG_ARITH_OVERFLOW "overflowFlags:#arith.overflow=#arith.overflow<none>"

#define CG_ARITH_OPS(X) \
  X(ARITH_CONSTANT, "arith.constant", CG_TRAIT_PURE | CG_TRAIT_CONSTANT, "", "result", "value:typed", "", "attr-dict $value; result = same(value)") \
  X(ARITH_ADDI, "arith.addi", CG_ARITH_SAME_COMM, "lhs,rhs", "result", CG_ARITH_OVERFLOW, "", "@overflow") \
  X(ARITH_ADDUI_EXTENDED, "arith.addui_extended", CG_ARITH_ELEM | CG_TRAIT_COMMUTATIVE | CG_TRAIT_SAME_OPERAND_TYPES, "lhs,rhs", "sum,overflow", \
    "", "", \
    "$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow); lhs = same(sum), rhs = same(sum)") \
  X(ARITH_SUBI, "arith.subi", CG_ARITH_SAME, "lhs,rhs", "result", CG_ARITH_OVERFLOW, "", "@overflow") \
  X(ARITH_MULI, "arith.muli", CG_ARITH_SAME_COMM, "lhs,rhs", "result", CG_ARITH_OVERFLOW, "", "@overflow") \
  X(ARITH_MULSI_EXTENDED, "arith.mulsi_extended", CG_ARITH_SAME_COMM, "lhs,rhs", "low,high", "", "", "$lhs `,` $rhs attr-dict `:` type($lhs)") \
  X(ARITH_MULUI_EXTENDED, "arith.mului_extended", CG_ARITH_SAME_COMM, "lhs,rhs", "low,high", "", "", "$lhs `,` $rhs attr-dict `:` type($lhs)") \
  X(ARITH_DIVUI, "arith.divui", CG_ARITH_SAME, "lhs,rhs", "result", "", "", "@int") \
  X(ARITH_DIVSI, "arith.divsi", CG_ARITH_SAME, "lhs,rhs", "result", "", "", "@int") \
  X(ARITH_CEILDIVUI, "arith.ceildivui", CG_ARITH_SAME, "lhs,rhs", "result", "", "", "@int") \
  X(ARITH_CEILDIVSI, "arith.ceildivsi", CG_ARITH_SAME, "lhs,rhs", "result", "", "", "@int") \
  X(ARITH_FLOORDIVSI, "arith.floordivsi", CG_ARITH_SAME, "lhs,rhs", "result", "", "", "@int") \
  X(ARITH_REMUI, "arith.remui", CG_ARITH_SAME, "lhs,rhs", "result", "", "", "@int") \
  X(ARITH_REMSI, "arith.remsi", CG_ARITH_SAME, "lhs,rhs", "result", "", "", "@int") \
  X(ARITH_ANDI, "arith.andi", CG_ARITH_SAME_COMM, "lhs,rhs", "result", "", "", "@int") \
  X(ARITH_ORI, "arith.ori", CG_ARITH_SAME_COMM, "lhs,rhs", "result", "", "", "@int") \
  X(ARITH_XORI, "arith.xori", CG_ARITH_SAME_COMM, "lhs,rhs", "result", "", "", "@int") \
  X(ARITH_SHLI, "arith.shli", CG_ARITH_SAME, "lhs,rhs", "result", CG_ARITH_OVERFLOW, "", "@overflow") \
  X(ARITH_SHRUI, "arith.shrui", CG_ARITH_SAME, "lhs,rhs", "result", "", "", "@int") \
  X(ARITH_SHRSI, "arith.shrsi", CG_ARITH_SAME, "lhs,rhs", "result", "", "", "@int") \
  X(ARITH_MAXSI, "arith.maxsi", CG_ARITH_SAME_COMM, "lhs,rhs", "result", "", "", "@int") \
  X(ARITH_MAXUI, "arith.maxui", CG_ARITH_SAME_COMM, "lhs,rhs", "result", "", "", "@int") \
  X(ARITH_MINSI, "arith.minsi", CG_ARITH_SAME_COMM, "lhs,rhs", "result", "", "", "@int") \
  X(ARITH_MINUI, "arith.minui", CG_ARITH_SAME_COMM, "lhs,rhs", "result", "", "", "@int") \
  X(ARITH_NEGF, "arith.negf", CG_ARITH_SAME, "operand", "result", CG_ARITH_FASTMATH, "", \
    "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)") \
  X(ARITH_ADDF, "arith.addf", CG_ARITH_SAME_COMM, "lhs,rhs", "result", CG_ARITH_FASTMATH, "", "@float") \
  X(ARITH_SUBF, "arith.subf", CG_ARITH_SAME, "lhs,rhs", "result", CG_ARITH_FASTMATH, "", "@float") \
  X(ARITH_MULF, "arith.mulf", CG_ARITH_SAME_COMM, "lhs,rhs", "result", CG_ARITH_FASTMATH, "", "@float") \
  X(ARITH_DIVF, "arith.divf", CG_ARITH_SAME, "lhs,rhs", "result", CG_ARITH_FASTMATH, "", "@float") \
  X(ARITH_REMF, "arith.remf", CG_ARITH_SAME, "lhs,rhs", "result", CG_ARITH_FASTMATH, "", "@float") \
  X(ARITH_MAXIMUMF, "arith.maximumf", CG_ARITH_SAME_COMM, "lhs,rhs", "result", CG_ARITH_FASTMATH, "", "@float") \
  X(ARITH_MINIMUMF, "arith.minimumf", CG_ARITH_SAME_COMM, "lhs,rhs", "result", CG_ARITH_FASTMATH, "", "@float") \
  X(ARITH_MAXNUMF, "arith.maxnumf", CG_ARITH_SAME_COMM, "lhs,rhs", "result", CG_ARITH_FASTMATH, "", "@float") \
  X(ARITH_MINNUMF, "arith.minnumf", CG_ARITH_SAME_COMM, "lhs,rhs", "result", CG_ARITH_FASTMATH, "", "@float") \
  X(ARITH_EXTUI, "arith.extui", CG_ARITH_ELEM, "in", "out", "", "", "@cast") \
  X(ARITH_EXTSI, "arith.extsi", CG_ARITH_ELEM, "in", "out", "", "", "@cast") \
  X(ARITH_EXTF, "arith.extf", CG_ARITH_ELEM, "in", "out", "fastmath:#arith.fastmath?", "", \
    "$in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)") \
  X(ARITH_TRUNCI, "arith.trunci", CG_ARITH_ELEM, "in", "out", "", "", "@cast") \
  X(ARITH_TRUNCF, "arith.truncf", CG_ARITH_ELEM, "in", "out", \
    "roundingmode:enum32(to_nearest_even|downward|upward|toward_zero|to_nearest_away)?,fastmath:#arith.fastmath?", "", \
    "$in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)") \
  X(ARITH_UITOFP, "arith.uitofp", CG_ARITH_ELEM, "in", "out", "", "", "@cast") \
  X(ARITH_SITOFP, "arith.sitofp", CG_ARITH_ELEM, "in", "out", "", "", "@cast") \
  X(ARITH_FPTOUI, "arith.fptoui", CG_ARITH_ELEM, "in", "out", "", "", "@cast") \
  X(ARITH_FPTOSI, "arith.fptosi", CG_ARITH_ELEM, "in", "out", "", "", "@cast") \
  X(ARITH_INDEX_CAST, "arith.index_cast", CG_ARITH_ELEM, "in", "out", "", "", "@cast") \
  X(ARITH_INDEX_CASTUI, "arith.index_castui", CG_ARITH_ELEM, "in", "out", "", "", "@cast") \
  X(ARITH_BITCAST, "arith.bitcast", CG_ARITH_ELEM, "in", "out", "", "", "@cast") \
  X(ARITH_CMPI, "arith.cmpi", CG_ARITH_ELEM | CG_TRAIT_SAME_OPERAND_TYPES, "lhs,rhs", "result", \
    "predicate:enum(eq|ne|slt|sle|sgt|sge|ult|ule|ugt|uge)", "", \
    "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs); result = i1like(lhs)") \
  X(ARITH_CMPF, "arith.cmpf", CG_ARITH_ELEM | CG_TRAIT_SAME_OPERAND_TYPES, "lhs,rhs", "result", \
    "predicate:enum(false|oeq|ogt|oge|olt|ole|one|ord|ueq|ugt|uge|ult|ule|une|uno|true)," CG_ARITH_FASTMATH, "", \
    "$predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs); result = i1like(lhs)") \
  X(ARITH_SELECT, "arith.select", CG_ARITH_ELEM, "condition,true_value,false_value", "result", "", "", \
    "$condition `,` $true_value `,` $false_value attr-dict `:` custom<SelectTypes>($condition, $true_value, $false_value, $result)")
#endif
