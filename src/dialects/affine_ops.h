// Public: operations of the affine dialect; row format in cg_ops.h.
#ifndef CG_AFFINE_OPS_H
#define CG_AFFINE_OPS_H

#define CG_AFFINE_OPS(X) \
  X(AFFINE_APPLY, "affine.apply", CG_TRAIT_PURE, "mapOperands*", "result", "map:map", "", "custom") \
  X(AFFINE_MIN, "affine.min", CG_TRAIT_PURE, "operands*", "result", "map:map", "", "custom") \
  X(AFFINE_MAX, "affine.max", CG_TRAIT_PURE, "operands*", "result", "map:map", "", "custom") \
  X(AFFINE_FOR, "affine.for", CG_TRAIT_RECURSIVE_PURE | CG_TRAIT_SINGLE_BLOCK, "lowerBoundOperands*,upperBoundOperands*,inits*", "results*", \
    "lowerBoundMap:map,upperBoundMap:map,step:index", "region=affine.yield", "custom") \
  X(AFFINE_IF, "affine.if", CG_TRAIT_RECURSIVE_PURE | CG_TRAIT_SINGLE_BLOCK, "operands*", "results*", "condition", \
    "thenRegion=affine.yield,elseRegion?=affine.yield", "custom") \
  X(AFFINE_PARALLEL, "affine.parallel", CG_TRAIT_RECURSIVE_PURE | CG_TRAIT_SINGLE_BLOCK, "mapOperands*", "results*", \
    "reductions,lowerBoundsMap:map,lowerBoundsGroups,upperBoundsMap:map,upperBoundsGroups,steps:intarray", "region=affine.yield", "custom") \
  X(AFFINE_LOAD, "affine.load", CG_TRAIT_READS, "memref,indices*", "result", "map:map", "", "custom") \
  X(AFFINE_STORE, "affine.store", CG_TRAIT_WRITES, "value,memref,indices*", "", "map:map", "", "custom") \
  X(AFFINE_YIELD, "affine.yield", CG_TRAIT_PURE | CG_TRAIT_TERMINATOR, "operands*", "", "", "", "attr-dict ($operands^ `:` type($operands))?") \
  X(AFFINE_DELINEARIZE_INDEX, "affine.delinearize_index", CG_TRAIT_PURE, "linear_index,basis*", "multi_index*", "", "", \
    "$linear_index `into` ` ` `(` $basis `)` attr-dict `:` type($multi_index); linear_index = index, basis = index") \
  X(AFFINE_LINEARIZE_INDEX, "affine.linearize_index", CG_TRAIT_PURE, "multi_index*,dynamic_basis*", "linear_index", \
    "static_basis:ints,disjoint:unit?", "", "")
#endif
