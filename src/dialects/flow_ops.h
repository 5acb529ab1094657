// Public: the op table of flow (and of iree_tensor_ext, where IREE moved the dispatch tensor ops: both spellings make the same op kind,
// flow.*; the type keeps the prefix it was written with).
#ifndef CG_FLOW_OPS_H
#define CG_FLOW_OPS_H
#include "dialects/hal_ops.h"

#define CGT_EXPORT \
  CGT_SYMBOL_NAME " oilist(`workgroups` custom<WorkgroupCountRegion>($workgroup_count) | attr-dict-with-keyword)"
#define CGT_DISPATCH_SLICE \
  " (`,` `offsets` `=` custom<DynamicIndexList>($offsets, $static_offsets)^ `,` `sizes` `=` custom<DynamicIndexList>($sizes, $static_sizes) " \
  "`,` `strides` `=` custom<DynamicIndexList>($strides, $static_strides))? attr-dict `:` "
#define CGT_DISPATCH_OPERANDS "(`[` $workload^ `]`)? `` `(` $arguments `)`"
#define CGT_DISPATCH_TYPES " `:` custom<ShapedFunctionType>($arguments, $argument_dims, $result_dims, $tied_operands)"
#define CGT_COUNT_FROM "($operands^)? (`(` $operands `)`)? attr-dict ; operands = index, x = index, y = index, z = index"
#define CGT_FLOW_TABLE (CG_TRAIT_SYMBOL | CG_TRAIT_SYMBOL_TABLE | CG_TRAIT_ISOLATED | CG_TRAIT_NO_TERMINATOR | CG_TRAIT_SINGLE_BLOCK)

#define CG_FLOW_OPS(X) \
  X(FLOW_EXECUTABLE, "flow.executable", CGT_FLOW_TABLE, "", "", CGT_SYMBOL, "body", CGT_SYMBOL_TABLE) \
  X(FLOW_EXECUTABLE_EXPORT, "flow.executable.export", CG_TRAIT_SYMBOL | CG_TRAIT_ISOLATED, "", "", CGT_SYMBOL ",function_ref?", \
    "workgroup_count?", CGT_EXPORT) \
  X(FLOW_RETURN, "flow.return", CG_TRAIT_PURE | CG_TRAIT_TERMINATOR, "operands*", "", "", "", "($operands^ `:` type($operands))? attr-dict") \
  /* flow.dispatch @exe::@export[workload](arguments) : (types) -> types */ \
  X(FLOW_DISPATCH, "flow.dispatch", 0, "workload*,arguments*,argument_dims*,result_dims*", "results*", "entry_point,tied_operands?", "", \
    "custom<DispatchEntryPoint>($entry_point) " CGT_DISPATCH_OPERANDS " attr-dict" CGT_DISPATCH_TYPES " ; workload = index") \
  X(FLOW_DISPATCH_WORKGROUPS, "flow.dispatch.workgroups", CG_TRAIT_ISOLATED, "workload*,arguments*,argument_dims*,result_dims*", "results*", \
    "tied_operands?", "workgroup_body,workgroup_count?", \
    CGT_DISPATCH_OPERANDS CGT_DISPATCH_TYPES " attr-dict-with-keyword `=` custom<DispatchBodyArguments>($workgroup_body) $workgroup_body " \
    "(`count` custom<WorkgroupCountRegion>($workgroup_count)^)? ; workload = index") \
  X(FLOW_DISPATCH_WORKGROUP_ID, "flow.dispatch.workgroup.id", CG_TRAIT_PURE, "", "result", "dimension:index", "", \
    "`[` $dimension `]` attr-dict `:` type(results)") \
  X(FLOW_DISPATCH_WORKGROUP_COUNT, "flow.dispatch.workgroup.count", CG_TRAIT_PURE, "", "result", "dimension:index", "", \
    "`[` $dimension `]` attr-dict `:` type(results)") \
  X(FLOW_DISPATCH_WORKGROUP_SIZE, "flow.dispatch.workgroup.size", CG_TRAIT_PURE, "", "result", "dimension:index", "", \
    "`[` $dimension `]` attr-dict `:` type(results)") \
  X(FLOW_DISPATCH_TIE_SHAPE, "flow.dispatch.tie_shape", CG_TRAIT_PURE, "operand,dynamic_dims*", "result", "", "", \
    "$operand attr-dict `:` type($result) (`{` $dynamic_dims^ `}`)? ; operand = same(result), dynamic_dims = index") \
  /* Offsets, sizes and strides: static_* lists hold CG_DYNAMIC where an operand of the group gives the value. */ \
  X(FLOW_DISPATCH_TENSOR_LOAD, "flow.dispatch.tensor.load", CG_TRAIT_READS, "source,source_dims*,offsets*,sizes*,strides*", "result", \
    "static_offsets:ints,static_sizes:ints,static_strides:ints", "", \
    "$source" CGT_DISPATCH_SLICE "type($source) (`{` $source_dims^ `}`)? `->` type($result) custom<WholeSlice>($source, $source_dims) ; " \
    "source_dims = index") \
  X(FLOW_DISPATCH_TENSOR_STORE, "flow.dispatch.tensor.store", CG_TRAIT_WRITES, "value,target,target_dims*,offsets*,sizes*,strides*", "", \
    "static_offsets:ints,static_sizes:ints,static_strides:ints", "", \
    "$value `,` $target" CGT_DISPATCH_SLICE "type($value) `->` type($target) (`{` $target_dims^ `}`)? custom<WholeSlice>($target, $target_dims) ; " \
    "target_dims = index") \
  X(FLOW_DISPATCH_WORKLOAD_ORDINAL, "flow.dispatch.workload.ordinal", CG_TRAIT_PURE, "operand", "result", "ordinal:index", "", \
    "$operand `,` $ordinal attr-dict `:` type($operand) ; result = same(operand)") \
  X(FLOW_DISPATCH_WORKGROUP_COUNT_FROM_DAG_ROOT, "flow.dispatch.workgroup_count_from_dag_root", CG_TRAIT_PURE, "operands*", "x,y,z", "", "", \
    CGT_COUNT_FROM) \
  X(FLOW_DISPATCH_WORKGROUP_COUNT_FROM_SLICE, "flow.dispatch.workgroup_count_from_slice", CG_TRAIT_PURE, "operands*", "x,y,z", "", "", \
    CGT_COUNT_FROM)
#endif
