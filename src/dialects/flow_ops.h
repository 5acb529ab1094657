// Public: the op table of flow (and of iree_tensor_ext, where IREE moved the dispatch tensor ops: both spellings make the same op kind,
// flow.*; the type keeps the prefix it was written with).
#ifndef CG_FLOW_OPS_H
#define CG_FLOW_OPS_H

#define CGT_FLOW_TABLE (CG_TRAIT_SYMBOL | CG_TRAIT_SYMBOL_TABLE | CG_TRAIT_ISOLATED | CG_TRAIT_NO_TERMINATOR | CG_TRAIT_SINGLE_BLOCK)

#define CG_FLOW_OPS(X) \
  X(FLOW_EXECUTABLE, "flow.executable", CGT_FLOW_TABLE, "", "", "sym_name,sym_visibility?", "body", "custom") \
  X(FLOW_EXECUTABLE_EXPORT, "flow.executable.export", CG_TRAIT_SYMBOL | CG_TRAIT_ISOLATED, "", "", "sym_name,sym_visibility?,function_ref?", \
    "workgroup_count?", "custom") \
  X(FLOW_RETURN, "flow.return", CG_TRAIT_PURE | CG_TRAIT_TERMINATOR, "operands*", "", "", "", "($operands^ `:` type($operands))? attr-dict") \
  /* flow.dispatch @exe::@export[workload](arguments) : (types) -> types */ \
  X(FLOW_DISPATCH, "flow.dispatch", 0, "workload*,arguments*,argument_dims*,result_dims*", "results*", "entry_point,tied_operands?", "", "custom") \
  X(FLOW_DISPATCH_WORKGROUPS, "flow.dispatch.workgroups", CG_TRAIT_ISOLATED, "workload*,arguments*,argument_dims*,result_dims*", "results*", \
    "tied_operands?", "workgroup_body,workgroup_count?", "custom") \
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
    "static_offsets,static_sizes,static_strides", "", "custom") \
  X(FLOW_DISPATCH_TENSOR_STORE, "flow.dispatch.tensor.store", CG_TRAIT_WRITES, "value,target,target_dims*,offsets*,sizes*,strides*", "", \
    "static_offsets,static_sizes,static_strides", "", "custom") \
  X(FLOW_DISPATCH_WORKLOAD_ORDINAL, "flow.dispatch.workload.ordinal", CG_TRAIT_PURE, "operand", "result", "ordinal:index", "", \
    "$operand `,` $ordinal attr-dict `:` type($operand) ; result = same(operand)") \
  X(FLOW_DISPATCH_WORKGROUP_COUNT_FROM_DAG_ROOT, "flow.dispatch.workgroup_count_from_dag_root", CG_TRAIT_PURE, "operands*", "x,y,z", "", "", \
    "custom") \
  X(FLOW_DISPATCH_WORKGROUP_COUNT_FROM_SLICE, "flow.dispatch.workgroup_count_from_slice", CG_TRAIT_PURE, "operands*", "x,y,z", "", "", "custom") \
  X(FLOW_TENSOR_RESHAPE, "flow.tensor.reshape", CG_TRAIT_PURE, "source,source_dims*,result_dims*", "result", "", "", \
    "$source attr-dict `:` type($source) (`{` $source_dims^ `}`)? `->` type($result) (`{` $result_dims^ `}`)? ; source_dims = index, " \
    "result_dims = index")
#endif
