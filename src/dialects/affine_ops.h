// Public: operations of the affine dialect; row format in cg_ops.h.
#ifndef CG_AFFINE_OPS_H
#define CG_AFFINE_OPS_H

#define CG_AFFINE_OPS(X) \
  X(AFFINE_APPLY, "affine.apply", CG_TRAIT_PURE, "mapOperands*", "result", "map:map", "", \
    "custom<AffineMapOperands>($map, $mapOperands) attr-dict; result = index") \
  X(AFFINE_MIN, "affine.min", CG_TRAIT_PURE, "operands*", "result", "map:map", "", \
    "custom<AffineMapOperands>($map, $operands) attr-dict; result = index") \
  X(AFFINE_MAX, "affine.max", CG_TRAIT_PURE, "operands*", "result", "map:map", "", \
    "custom<AffineMapOperands>($map, $operands) attr-dict; result = index") \
  X(AFFINE_FOR, "affine.for", CG_TRAIT_RECURSIVE_PURE | CG_TRAIT_SINGLE_BLOCK, "lowerBoundOperands*,upperBoundOperands*,inits*", "results*", \
    "lowerBoundMap:map,upperBoundMap:map,step:index", "region=affine.yield", \
    "custom<RegionArgument>() `=` custom<AffineBound>($lowerBoundMap, $lowerBoundOperands, max) `to` " \
    "custom<AffineBound>($upperBoundMap, $upperBoundOperands, min) custom<AffineStep>($step) " \
    "(`iter_args` custom<IterArgs>($inits, $results)^)? $region attr-dict") \
  X(AFFINE_IF, "affine.if", CG_TRAIT_RECURSIVE_PURE | CG_TRAIT_SINGLE_BLOCK, "operands*", "results*", "condition", \
    "thenRegion=affine.yield,elseRegion?=affine.yield", \
    "custom<AffineMapOperands>($condition, $operands) (`->` custom<ArrowTypes>($results)^)? $thenRegion (`else` $elseRegion^)? attr-dict") \
  X(AFFINE_PARALLEL, "affine.parallel", CG_TRAIT_RECURSIVE_PURE | CG_TRAIT_SINGLE_BLOCK, "mapOperands*", "results*", \
    "reductions,lowerBoundsMap:map,lowerBoundsGroups,upperBoundsMap:map,upperBoundsGroups,steps:intarray", "region=affine.yield", "") \
  X(AFFINE_LOAD, "affine.load", CG_TRAIT_READS, "memref,indices*", "result", "map:map", "", \
    "$memref custom<AffineSubscripts>($map, $indices) attr-dict `:` custom<AffineMemref>($memref, $map); result = elem(memref)") \
  X(AFFINE_STORE, "affine.store", CG_TRAIT_WRITES, "value,memref,indices*", "", "map:map", "", \
    "$value `,` $memref custom<AffineSubscripts>($map, $indices) attr-dict `:` custom<AffineMemref>($memref, $map); value = elem(memref)") \
  X(AFFINE_YIELD, "affine.yield", CG_TRAIT_PURE | CG_TRAIT_TERMINATOR, "operands*", "", "", "", "attr-dict ($operands^ `:` type($operands))?") \
  /* Without static_basis all of the basis are operands; the outermost size may be left out. */ \
  X(AFFINE_DELINEARIZE_INDEX, "affine.delinearize_index", CG_TRAIT_PURE, "linear_index,dynamic_basis*", "multi_index*", "static_basis:ints?", "", \
    "$linear_index `into` custom<AffineBasis>($dynamic_basis, $static_basis) attr-dict `:` type($multi_index); linear_index = index") \
  X(AFFINE_LINEARIZE_INDEX, "affine.linearize_index", CG_TRAIT_PURE, "multi_index*,dynamic_basis*", "linear_index", \
    "static_basis:ints,disjoint:unit?", "", \
    "(`disjoint` $disjoint^)? ` ` `[` $multi_index `]` `by` custom<AffineBasis>($dynamic_basis, $static_basis) attr-dict `:` " \
    "type($linear_index); multi_index = index")
#endif
