// Public: the op table of hal: executables, their variants and exports, and the interface that a kernel reads its arguments through.
// hal.interface.* with symbols (@io::@arg0) are the older form of a dispatch; both forms may be in one input.
#ifndef CG_HAL_OPS_H
#define CG_HAL_OPS_H

#define CGT_HAL_TABLE (CG_TRAIT_SYMBOL | CG_TRAIT_SYMBOL_TABLE | CG_TRAIT_ISOLATED | CG_TRAIT_NO_TERMINATOR | CG_TRAIT_SINGLE_BLOCK)

#define CG_HAL_OPS(X) \
  X(HAL_EXECUTABLE, "hal.executable", CGT_HAL_TABLE, "", "", "sym_name,sym_visibility?", "body", "custom") \
  X(HAL_EXECUTABLE_SOURCE, "hal.executable.source", CGT_HAL_TABLE, "", "", "sym_name,sym_visibility?", "body", "custom") \
  X(HAL_EXECUTABLE_VARIANT, "hal.executable.variant", CGT_HAL_TABLE, "", "", "sym_name,sym_visibility?,target?,objects?", "body", "custom") \
  X(HAL_EXECUTABLE_EXPORT, "hal.executable.export", CG_TRAIT_SYMBOL | CG_TRAIT_ISOLATED, "", "", \
    "sym_name,sym_visibility?,ordinal?,layout?,workgroup_size?,subgroup_size?,workgroup_local_memory?", "workgroup_count?", "custom") \
  X(HAL_EXECUTABLE_BINARY, "hal.executable.binary", CG_TRAIT_SYMBOL, "", "", "sym_name,sym_visibility?,format,data,mime_type?", "", "custom") \
  X(HAL_RETURN, "hal.return", CG_TRAIT_PURE | CG_TRAIT_TERMINATOR, "operands*", "", "", "", "($operands^ `:` type($operands))? attr-dict") \
  X(HAL_INTERFACE, "hal.interface", CGT_HAL_TABLE, "", "", "sym_name,sym_visibility?,push_constants?", "body", "custom") \
  X(HAL_INTERFACE_BINDING, "hal.interface.binding", CG_TRAIT_SYMBOL, "", "", "sym_name,set,binding,type,access?", "", "custom") \
  X(HAL_INTERFACE_LOAD_TENSOR, "hal.interface.load.tensor", CG_TRAIT_READS, "offset", "result", "binding", "", \
    "$binding `,` `offset` `=` $offset attr-dict `:` type($result) ; offset = index") \
  X(HAL_INTERFACE_STORE_TENSOR, "hal.interface.store.tensor", CG_TRAIT_WRITES, "operand,offset", "", "binding", "", \
    "$operand `,` $binding `,` `offset` `=` $offset attr-dict `:` type($operand) ; offset = index") \
  /* `interface` is the symbol of the older form; cgi_hal_binding (dialects/iree.h) gives set and binding for both. */ \
  X(HAL_INTERFACE_BINDING_SUBSPAN, "hal.interface.binding.subspan", CG_TRAIT_PURE, "byte_offset?,dynamic_dims*", "result", \
    "layout?,set?,binding?,descriptor_type?,alignment?,descriptor_flags?,interface?", "", "custom") \
  X(HAL_INTERFACE_CONSTANT_LOAD, "hal.interface.constant.load", CG_TRAIT_PURE, "", "result", "layout?,ordinal,alignment?,values?", "", "custom") \
  X(HAL_INTERFACE_WORKGROUP_ID, "hal.interface.workgroup.id", CG_TRAIT_PURE, "", "result", "dimension:index,upper_bound:index?", "", \
    "`[` $dimension `]` (`upper_bound` $upper_bound^)? attr-dict `:` type(results)") \
  X(HAL_INTERFACE_WORKGROUP_COUNT, "hal.interface.workgroup.count", CG_TRAIT_PURE, "", "result", "dimension:index,upper_bound:index?", "", \
    "`[` $dimension `]` (`upper_bound` $upper_bound^)? attr-dict `:` type(results)") \
  X(HAL_INTERFACE_WORKGROUP_SIZE, "hal.interface.workgroup.size", CG_TRAIT_PURE, "", "result", "dimension:index,upper_bound:index?", "", \
    "`[` $dimension `]` (`upper_bound` $upper_bound^)? attr-dict `:` type(results)") \
  X(HAL_TENSOR_CAST, "hal.tensor.cast", CG_TRAIT_PURE, "source,dynamic_dims*", "target", "", "", \
    "$source attr-dict `:` type($source) `->` type($target) (`{` $dynamic_dims^ `}`)? ; dynamic_dims = index") \
  X(HAL_TENSOR_IMPORT, "hal.tensor.import", 0, "source,target_dims*", "target", "name:str?,target_encoding?", "", \
    "$source ($name^)? attr-dict `:` type($source) `->` type($target) (`{` $target_dims^ `}`)? ; target_dims = index") \
  X(HAL_TENSOR_EXPORT, "hal.tensor.export", 0, "source,source_dims*", "target", "name:str?,source_encoding?", "", \
    "$source ($name^)? attr-dict `:` type($source) (`{` $source_dims^ `}`)? `->` type($target) ; source_dims = index") \
  X(HAL_BUFFER_VIEW_DIM, "hal.buffer_view.dim", CG_TRAIT_PURE, "buffer_view", "result", "index:index", "", "custom")
#endif
