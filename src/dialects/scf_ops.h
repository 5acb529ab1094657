// Public: operations of the scf dialect; row format in cg_ops.h.
#ifndef CG_SCF_OPS_H
#define CG_SCF_OPS_H

#define CG_SCF_OPS(X) \
  X(SCF_FOR, "scf.for", CG_TRAIT_RECURSIVE_PURE | CG_TRAIT_SINGLE_BLOCK, "lowerBound,upperBound,step,initArgs*", "results*", "", \
    "region=scf.yield", \
    "custom<InductionVar>() `=` $lowerBound `to` $upperBound `step` $step (`iter_args` custom<IterArgs>($initArgs, $results)^)? " \
    "custom<LoopType>($lowerBound, $upperBound, $step) $region attr-dict") \
  X(SCF_IF, "scf.if", CG_TRAIT_RECURSIVE_PURE | CG_TRAIT_SINGLE_BLOCK, "condition", "results*", "", \
    "thenRegion=scf.yield,elseRegion?=scf.yield", \
    "$condition (`->` custom<ParenTypes>($results)^)? $thenRegion (`else` $elseRegion^)? attr-dict; condition = i1") \
  X(SCF_WHILE, "scf.while", CG_TRAIT_RECURSIVE_PURE | CG_TRAIT_SINGLE_BLOCK, "inits*", "results*", "", "before,after", \
    "(` ` custom<AssignmentList>($inits)^)? `:` functional-type(operands, results) $before `do` $after attr-dict-with-keyword") \
  X(SCF_CONDITION, "scf.condition", CG_TRAIT_PURE | CG_TRAIT_TERMINATOR, "condition,args*", "", "", "", \
    "`(` $condition `)` attr-dict ($args^ `:` type($args))?; condition = i1") \
  X(SCF_PARALLEL, "scf.parallel", CG_TRAIT_RECURSIVE_PURE | CG_TRAIT_SINGLE_BLOCK, "lowerBound*,upperBound*,step*,initVals*", "results*", "", \
    "region=scf.reduce", \
    "custom<InductionVars>($lowerBound) `=` custom<LoopBounds>($lowerBound) `to` custom<LoopBounds>($upperBound) `step` custom<LoopBounds>($step) " \
    "(`init` ` ` `(` $initVals^ `)`)? (`->` custom<ArrowTypes>($results)^)? $region attr-dict; initVals = each(results)") \
  X(SCF_REDUCE, "scf.reduce", CG_TRAIT_TERMINATOR | CG_TRAIT_RECURSIVE_PURE | CG_TRAIT_SINGLE_BLOCK, "operands*", "", "", "reductions*", \
    "(`(` $operands^ `:` type($operands) `)` $reductions)? attr-dict") \
  X(SCF_REDUCE_RETURN, "scf.reduce.return", CG_TRAIT_PURE | CG_TRAIT_TERMINATOR, "result", "", "", "", "$result attr-dict `:` type($result)") \
  X(SCF_FORALL, "scf.forall", CG_TRAIT_RECURSIVE_PURE | CG_TRAIT_SINGLE_BLOCK, "dynamicLowerBound*,dynamicUpperBound*,dynamicStep*,outputs*", \
    "results*", \
    "staticLowerBound:ints,staticUpperBound:ints,staticStep:ints,mapping?", "region=scf.forall.in_parallel", \
    "custom<InductionVars>($staticUpperBound) custom<StaticLoopBounds>($dynamicLowerBound, $staticLowerBound, $dynamicUpperBound, " \
    "$staticUpperBound, $dynamicStep, $staticStep) (`shared_outs` custom<IterArgs>($outputs, $results)^)? $region attr-dict") \
  X(SCF_FORALL_IN_PARALLEL, "scf.forall.in_parallel", CG_TRAIT_TERMINATOR | CG_TRAIT_NO_TERMINATOR | CG_TRAIT_SINGLE_BLOCK, "", "", "", "region", \
    "$region attr-dict") \
  X(SCF_INDEX_SWITCH, "scf.index_switch", CG_TRAIT_RECURSIVE_PURE | CG_TRAIT_SINGLE_BLOCK, "arg", "results*", "cases:ints", \
    "defaultRegion=scf.yield,caseRegions*=scf.yield", \
    "$arg attr-dict (`->` custom<ArrowTypes>($results)^)? custom<SwitchCases>($cases); arg = index") \
  X(SCF_EXECUTE_REGION, "scf.execute_region", CG_TRAIT_RECURSIVE_PURE, "", "result*", "", "region", \
    "(`->` custom<ArrowTypes>($result)^)? $region attr-dict") \
  X(SCF_YIELD, "scf.yield", CG_TRAIT_PURE | CG_TRAIT_TERMINATOR, "results*", "", "", "", "attr-dict ($results^ `:` type($results))?")
#endif
