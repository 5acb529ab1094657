// Public: the op table of util, and of small dialects that only carry annotations or extensions: iree_vector_ext, iree_linalg_ext, ml_program, sdy.
// util.func, util.return and util.call are read as func.func, func.return and func.call.
#ifndef CG_UTIL_OPS_H
#define CG_UTIL_OPS_H

#define CGT_LINALG_EXT (CG_TRAIT_RECURSIVE_PURE | CG_TRAIT_SINGLE_BLOCK)

#define CG_UTIL_OPS(X) \
  X(UTIL_GLOBAL, "util.global", CG_TRAIT_SYMBOL, "", "", "sym_name,sym_visibility?,is_mutable?,type,initial_value?", "", "custom") \
  X(UTIL_GLOBAL_LOAD, "util.global.load", CG_TRAIT_READS, "", "result", "global,is_immutable?", "", "custom") \
  X(UTIL_GLOBAL_STORE, "util.global.store", CG_TRAIT_WRITES, "value", "", "global", "", "custom") \
  X(UTIL_INITIALIZER, "util.initializer", CG_TRAIT_ISOLATED, "", "", "", "body", "custom") \
  /* Values that the compiler may not fold. */ \
  X(UTIL_UNFOLDABLE_CONSTANT, "util.unfoldable_constant", 0, "", "result", "value", "", "custom") \
  X(UTIL_OPTIMIZATION_BARRIER, "util.optimization_barrier", 0, "operands*", "results*", "", "", "custom") \
  X(UTIL_NULL, "util.null", CG_TRAIT_PURE, "", "result", "", "", "attr-dict `:` type(results)") \
  /* What the compiler may assume of integers: a list per operand of #util.int.assumption. */ \
  X(UTIL_ASSUME_INT, "util.assume.int", CG_TRAIT_PURE, "operands*", "results*", "assumptions", "", "custom") \
  X(UTIL_ALIGN, "util.align", CG_TRAIT_PURE | CG_TRAIT_SAME_TYPES, "value,alignment", "result", "", "", \
    "$value `,` $alignment attr-dict `:` type($result)") \
  X(IREE_CODEGEN_DISPATCH_CONFIG, "iree_codegen.dispatch_config", CG_TRAIT_ISOLATED | CG_TRAIT_SINGLE_BLOCK, "", "", \
    "function_ref,workgroup_size?,subgroup_size?", "body", "custom") \
  X(IREE_CODEGEN_YIELD, "iree_codegen.yield", CG_TRAIT_PURE | CG_TRAIT_TERMINATOR, "operands*", "", "", "", \
    "($operands^ `:` type($operands))? attr-dict") \
  X(ML_PROGRAM_GLOBAL, "ml_program.global", CG_TRAIT_SYMBOL, "", "", "sym_name,sym_visibility?,is_mutable?,type,value?", "", "custom") \
  X(ML_PROGRAM_GLOBAL_LOAD, "ml_program.global_load", CG_TRAIT_READS, "", "result", "global", "", "$global attr-dict `:` type(results)") \
  X(ML_PROGRAM_GLOBAL_LOAD_CONST, "ml_program.global_load_const", CG_TRAIT_PURE, "", "result", "global", "", "$global attr-dict `:` type(results)") \
  X(ML_PROGRAM_GLOBAL_STORE, "ml_program.global_store", CG_TRAIT_WRITES, "value", "", "global", "", "$global `=` $value attr-dict `:` type($value)") \
  X(SDY_MESH, "sdy.mesh", CG_TRAIT_SYMBOL, "", "", "sym_name,mesh", "", "custom") \
  X(SDY_SHARDING_CONSTRAINT, "sdy.sharding_constraint", CG_TRAIT_PURE, "input", "result", "sharding", "", "custom") \
  X(IREE_VECTOR_EXT_TO_LAYOUT, "iree_vector_ext.to_layout", CG_TRAIT_PURE, "input", "output", "layout,shared_memory_conversion?,mma_kind?", "", \
    "$input `to` `layout` `(` $layout `)` attr-dict `:` type($input) ; output = same(input)") \
  X(IREE_VECTOR_EXT_TO_SIMD, "iree_vector_ext.to_simd", CG_TRAIT_PURE, "input", "output", "", "", \
    "$input attr-dict `:` type($input) `->` type($output)") \
  X(IREE_VECTOR_EXT_TO_SIMT, "iree_vector_ext.to_simt", CG_TRAIT_PURE, "input", "output", "", "", \
    "$input attr-dict `:` type($input) `->` type($output)") \
  X(IREE_LINALG_EXT_SCAN, "iree_linalg_ext.scan", CGT_LINALG_EXT, "inputs*,outputs*", "results*", "dimension,inclusive", "region", "custom") \
  X(IREE_LINALG_EXT_SORT, "iree_linalg_ext.sort", CGT_LINALG_EXT, "inputs*,outputs*", "results*", "dimension", "region", "custom") \
  X(IREE_LINALG_EXT_SCATTER, "iree_linalg_ext.scatter", CGT_LINALG_EXT, "inputs*,outputs*", "results*", "dimension_map,unique_indices?", "region", \
    "custom") \
  X(IREE_LINALG_EXT_TOPK, "iree_linalg_ext.topk", CGT_LINALG_EXT, "inputs*,outputs*", "results*", "dimension", "region", "custom") \
  X(IREE_LINALG_EXT_REVERSE, "iree_linalg_ext.reverse", CGT_LINALG_EXT, "inputs*,outputs*", "results*", "dimensions", "", "custom") \
  X(IREE_LINALG_EXT_FFT, "iree_linalg_ext.fft", CGT_LINALG_EXT, "inputs*,outputs*", "results*", "", "", "custom") \
  X(IREE_LINALG_EXT_YIELD, "iree_linalg_ext.yield", CG_TRAIT_PURE | CG_TRAIT_TERMINATOR, "operands*", "", "", "", \
    "($operands^ `:` type($operands))? attr-dict")
#endif
