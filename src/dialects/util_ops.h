// Public: the op table of util, and of small dialects that only carry annotations or extensions: iree_linalg_ext, ml_program, sdy.
// util.func, util.return and util.call are read as func.func, func.return and func.call.
#ifndef CG_UTIL_OPS_H
#define CG_UTIL_OPS_H
#include "dialects/hal_ops.h"

// The results' types are behind `arrow`; `other` is read, too.
#define CGT_EXT(clauses, region, arrow, other) \
  "attr-dict oilist(" clauses "`ins` `(` ($inputs^ `:` type($inputs))? `)` | `outs` `(` ($outputs^ `:` type($outputs))? `)`) " \
  "(attr-dict-with-keyword)?" region " (`" other "` type($results))? (`" arrow "` type($results)^)?"
#define CGT_EXT_LIST(name) "`" #name "` `=` $" #name " "
#define CGT_EXT_SIZES(name) "`" #name "` `=` custom<DynamicIndexList>($" #name ", $static_" #name ") "
#define CGT_EXT_PADS(name) \
  "(`" #name "_low` `=` custom<DynamicIndexList>($" #name "_low, $static_" #name "_low)^ " CGT_EXT_SIZES(name##_high) ")? "
#define CGT_EXT_MAP "attr-dict $inputs `into` $outputs $region `:` type($inputs) `into` type($outputs) (`->` type($results)^)?"
#define CGT_LINALG_EXT (CG_TRAIT_RECURSIVE_PURE | CG_TRAIT_SINGLE_BLOCK)

#define CG_UTIL_OPS(X) \
  X(UTIL_GLOBAL, "util.global", CG_TRAIT_SYMBOL, "", "", CGT_SYMBOL ",is_mutable:unit?,type:type,initial_value?", "", \
    "($sym_visibility^)? (`mutable` $is_mutable^)? $sym_name attr-dict custom<TypeOrAttr>($type, $initial_value) (attr-dict)?") \
  X(UTIL_GLOBAL_LOAD, "util.global.load", CG_TRAIT_READS, "", "result", "global:sym,is_immutable:unit?", "", \
    "(`immutable` $is_immutable^)? $global attr-dict `:` type($result)") \
  X(UTIL_GLOBAL_STORE, "util.global.store", CG_TRAIT_WRITES, "value", "", "global:sym", "", "$value `,` $global attr-dict `:` type($value)") \
  X(UTIL_INITIALIZER, "util.initializer", CG_TRAIT_ISOLATED, "", "", "", "body", "attr-dict-with-keyword $body") \
  /* Values that the compiler may not fold. */ \
  X(UTIL_UNFOLDABLE_CONSTANT, "util.unfoldable_constant", 0, "", "result", "value", "", "attr-dict $value ; result = same(value)") \
  X(UTIL_OPTIMIZATION_BARRIER, "util.optimization_barrier", 0, "operands*", "results*", "", "", \
    "($operands^ attr-dict `:` type($operands)) : (attr-dict)? ; results = each(operands)") \
  X(UTIL_NULL, "util.null", CG_TRAIT_PURE, "", "result", "", "", "attr-dict `:` type(results)") \
  /* What the compiler may assume of integers: a list per operand of #util.int.assumption. */ \
  X(UTIL_ASSUME_INT, "util.assume.int", CG_TRAIT_PURE, "operands*", "results*", "assumptions", "", \
    "custom<Assumptions>($operands, $assumptions) attr-dict `:` type($operands) ; results = each(operands)") \
  X(UTIL_ALIGN, "util.align", CG_TRAIT_PURE | CG_TRAIT_SAME_TYPES, "value,alignment", "result", "", "", \
    "$value `,` $alignment attr-dict `:` type($result)") \
  X(IREE_CODEGEN_DISPATCH_CONFIG, "iree_codegen.dispatch_config", CG_TRAIT_ISOLATED | CG_TRAIT_SINGLE_BLOCK, "", "", \
    "function_ref:sym,workgroup_size:bare?,subgroup_size:bare?", "body", \
    "$function_ref oilist(`workgroup_size` `=` $workgroup_size | `subgroup_size` `=` $subgroup_size) attr-dict-with-keyword $body") \
  /* What a buffer holds, and the other way around: between buffers and the tensors of a kernel. */ \
  X(IREE_CODEGEN_LOAD_FROM_BUFFER, "iree_codegen.load_from_buffer", CG_TRAIT_READS, "buffer", "tensor", "", "", \
    "$buffer attr-dict `:` type($buffer) `->` type($tensor)") \
  X(IREE_CODEGEN_STORE_TO_BUFFER, "iree_codegen.store_to_buffer", CG_TRAIT_WRITES, "tensor,buffer", "", "", "", \
    "$tensor `,` $buffer attr-dict `:` type($tensor) `into` type($buffer)") \
  X(IREE_CODEGEN_YIELD, "iree_codegen.yield", CG_TRAIT_PURE | CG_TRAIT_TERMINATOR, "operands*", "", "", "", \
    "($operands^ `:` type($operands))? attr-dict") \
  X(ML_PROGRAM_GLOBAL, "ml_program.global", CG_TRAIT_SYMBOL, "", "", CGT_SYMBOL ",is_mutable:unit?,type:type,value?", "", \
    "($sym_visibility^)? (`mutable` $is_mutable^)? $sym_name (`` `(` $value^ `)`)? `:` $type attr-dict") \
  X(ML_PROGRAM_GLOBAL_LOAD, "ml_program.global_load", CG_TRAIT_READS, "", "result", "global", "", "$global attr-dict `:` type(results)") \
  X(ML_PROGRAM_GLOBAL_LOAD_CONST, "ml_program.global_load_const", CG_TRAIT_PURE, "", "result", "global", "", "$global attr-dict `:` type(results)") \
  X(ML_PROGRAM_GLOBAL_STORE, "ml_program.global_store", CG_TRAIT_WRITES, "value", "", "global", "", "$global `=` $value attr-dict `:` type($value)") \
  X(SDY_MESH, "sdy.mesh", CG_TRAIT_SYMBOL, "", "", CGT_SYMBOL ",mesh:any#sdy.mesh", "", CGT_SYMBOL_NAME " `=` $mesh attr-dict") \
  X(SDY_SHARDING_CONSTRAINT, "sdy.sharding_constraint", CG_TRAIT_PURE, "input", "result", "sharding:any#sdy.sharding", "", \
    "$input $sharding attr-dict `:` type($input) ; result = same(input)") \
  X(IREE_LINALG_EXT_SCAN, "iree_linalg_ext.scan", CGT_LINALG_EXT, "inputs*,outputs*", "results*", "dimension:bare,inclusive", "region", \
    CGT_EXT("`dimension` `(` $dimension `)` | `inclusive` `(` $inclusive `)` | ", " $region", "->", ":")) \
  X(IREE_LINALG_EXT_SORT, "iree_linalg_ext.sort", CGT_LINALG_EXT, "inputs*,outputs*", "results*", "dimension:bare", "region", \
    CGT_EXT("`dimension` `(` $dimension `)` | ", " $region", "->", ":")) \
  X(IREE_LINALG_EXT_SCATTER, "iree_linalg_ext.scatter", CGT_LINALG_EXT, "inputs*,outputs*", "results*", \
    "dimension_map:ints,unique_indices?", "region", \
    CGT_EXT("`dimension_map` `=` $dimension_map | `unique_indices` `(` $unique_indices `)` | ", " $region", "->", ":")) \
  X(IREE_LINALG_EXT_TOPK, "iree_linalg_ext.topk", CGT_LINALG_EXT, "inputs*,outputs*", "results*", "dimension:bare", "region", \
    CGT_EXT("`dimension` `(` $dimension `)` | ", " $region", "->", ":")) \
  X(IREE_LINALG_EXT_REVERSE, "iree_linalg_ext.reverse", CGT_LINALG_EXT, "inputs*,outputs*", "results*", "dimensions", "", \
    CGT_EXT("`dimensions` `(` $dimensions `)` | ", "", ":", "->")) \
  X(IREE_LINALG_EXT_GATHER, "iree_linalg_ext.gather", CGT_LINALG_EXT, "inputs*,outputs*", "results*", "dimension_map:ints", "", \
    CGT_EXT("`dimension_map` `=` $dimension_map | ", "", "->", ":")) \
  X(IREE_LINALG_EXT_IM2COL, "iree_linalg_ext.im2col", CGT_LINALG_EXT, \
    "inputs,outputs,kernel_size*,offsets*,output_sizes*,input_pad_low*,input_pad_high*,output_pad_low*,output_pad_high*,pad_value?", "results*", \
    "strides:ints,dilations:ints,static_kernel_size:ints,static_offsets:ints,static_output_sizes:intarrays,batch_pos:ints,m_pos:ints,k_pos:ints," \
    "input_k_perm:ints,output_perm:ints,static_input_pad_low:ints?,static_input_pad_high:ints?,static_output_pad_low:ints?," \
    "static_output_pad_high:ints?", "", \
    "attr-dict " CGT_EXT_LIST(strides) CGT_EXT_LIST(dilations) CGT_EXT_SIZES(kernel_size) CGT_EXT_SIZES(offsets) \
    "`output_sizes` `=` custom<DynamicIndexLists>($output_sizes, $static_output_sizes) " CGT_EXT_LIST(batch_pos) CGT_EXT_LIST(m_pos) \
    CGT_EXT_LIST(k_pos) CGT_EXT_LIST(input_k_perm) CGT_EXT_LIST(output_perm) CGT_EXT_PADS(input_pad) CGT_EXT_PADS(output_pad) \
    "(`pad_value` `(` $pad_value^ `:` type($pad_value) `)`)? `ins` `(` $inputs `:` type($inputs) `)` `outs` `(` $outputs `:` type($outputs) `)` " \
    "(`->` type($results)^)?") \
  /* The region has an index of the output, and yields one of the input and what stands for those outside. */ \
  X(IREE_LINALG_EXT_MAP_LOAD, "iree_linalg_ext.map_load", CGT_LINALG_EXT, "inputs,outputs", "results*", "", "region", CGT_EXT_MAP) \
  /* The region has an index of the input, and yields one of the output and whether there is one. */ \
  X(IREE_LINALG_EXT_MAP_STORE, "iree_linalg_ext.map_store", CGT_LINALG_EXT, "inputs,outputs", "results*", "", "region", CGT_EXT_MAP) \
  X(IREE_LINALG_EXT_FFT, "iree_linalg_ext.fft", CGT_LINALG_EXT, "inputs*,outputs*", "results*", "", "", CGT_EXT("", "", ":", "->")) \
  X(IREE_LINALG_EXT_ATTENTION, "iree_linalg_ext.attention", CG_TRAIT_STRUCTURED | CG_TRAIT_SINGLE_BLOCK, "inputs*,outputs*", "results*", \
    "indexing_maps", "region", "custom<Properties>($indexing_maps) attr-dict (`ins` `(` $inputs^ `:` type($inputs) `)`)? " \
    "(`outs` `(` $outputs^ `:` type($outputs) `)`)? $region (`->` type($results)^)?") \
  X(CODEGEN_SCAN, "codegen.scan", CG_TRAIT_STRUCTURED | CG_TRAIT_SINGLE_BLOCK, "inputs*,outputs*", "results*", \
    "indexing_maps,dimension,block,reverse", "region", "attr-dict (`ins` `(` $inputs^ `:` type($inputs) `)`)? " \
    "(`outs` `(` $outputs^ `:` type($outputs) `)`)? $region (`->` type($results)^)?") \
  X(CODEGEN_SORT, "codegen.sort", CG_TRAIT_STRUCTURED | CG_TRAIT_SINGLE_BLOCK, "inputs*,outputs*", "results*", \
    "indexing_maps,run,block", "region", "attr-dict (`ins` `(` $inputs^ `:` type($inputs) `)`)? " \
    "(`outs` `(` $outputs^ `:` type($outputs) `)`)? $region (`->` type($results)^)?") \
  X(IREE_LINALG_EXT_YIELD, "iree_linalg_ext.yield", CG_TRAIT_PURE | CG_TRAIT_TERMINATOR, "operands*", "", "", "", \
    "($operands^ `:` type($operands))? attr-dict")
#endif
