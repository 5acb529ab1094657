// Public: the op table of hal: executables, their variants and exports, and the interface that a kernel reads its arguments through.
// hal.interface.* with symbols (@io::@arg0) are the older form of a dispatch; both forms may be in one input.
#ifndef CG_HAL_OPS_H
#define CG_HAL_OPS_H

// Ops that hold others by name: [public|private|nested] @name [attributes {…}] { … }.
#define CGT_SYMBOL "sym_name:sym,sym_visibility:kw(public|private|nested)?"
#define CGT_SYMBOL_NAME "($sym_visibility^)? $sym_name"
#define CGT_SYMBOL_TABLE CGT_SYMBOL_NAME " attr-dict-with-keyword $body"
#define CGT_HAL_TABLE (CG_TRAIT_SYMBOL | CG_TRAIT_SYMBOL_TABLE | CG_TRAIT_ISOLATED | CG_TRAIT_NO_TERMINATOR | CG_TRAIT_SINGLE_BLOCK)

#define CG_HAL_OPS(X) \
  X(HAL_EXECUTABLE, "hal.executable", CGT_HAL_TABLE, "", "", CGT_SYMBOL, "body", CGT_SYMBOL_TABLE) \
  X(HAL_EXECUTABLE_SOURCE, "hal.executable.source", CGT_HAL_TABLE, "", "", CGT_SYMBOL, "body", CGT_SYMBOL_TABLE) \
  X(HAL_EXECUTABLE_VARIANT, "hal.executable.variant", CGT_HAL_TABLE, "", "", CGT_SYMBOL ",target:any#hal.executable.target?,objects?", "body", \
    CGT_SYMBOL_NAME " oilist(`target` `(` $target `)` | `objects` `(` $objects `)`) attr-dict-with-keyword $body") \
  X(HAL_EXECUTABLE_EXPORT, "hal.executable.export", CG_TRAIT_SYMBOL | CG_TRAIT_ISOLATED, "", "", \
    CGT_SYMBOL ",ordinal:index?,layout:any#hal.pipeline.layout?,workgroup_size?,subgroup_size?,workgroup_local_memory?", "workgroup_count?", \
    CGT_SYMBOL_NAME " oilist(`ordinal` `(` $ordinal `)` | `layout` `(` $layout `)` | attr-dict-with-keyword | $workgroup_count | " \
    "`count` custom<WorkgroupCountRegion>($workgroup_count)) custom<Properties>()") \
  X(HAL_EXECUTABLE_BINARY, "hal.executable.binary", CG_TRAIT_SYMBOL, "", "", CGT_SYMBOL ",format,data,mime_type?", "", \
    CGT_SYMBOL_NAME " custom<Properties>() attr-dict-with-keyword") \
  X(HAL_RETURN, "hal.return", CG_TRAIT_PURE | CG_TRAIT_TERMINATOR, "operands*", "", "", "", "($operands^ `:` type($operands))? attr-dict") \
  X(HAL_INTERFACE, "hal.interface", CGT_HAL_TABLE, "", "", CGT_SYMBOL ",push_constants?", "body", CGT_SYMBOL_TABLE) \
  X(HAL_INTERFACE_BINDING, "hal.interface.binding", CG_TRAIT_SYMBOL, "", "", CGT_SYMBOL ",set:index,binding:index,type:str,access:str?", "", \
    CGT_SYMBOL_NAME " oilist(`,`: `set` `` `=` `` $set | `binding` `` `=` `` $binding | `type` `` `=` `` $type | `access` `` `=` `` $access) " \
    "(attr-dict-with-keyword)? attr-dict") \
  X(HAL_INTERFACE_LOAD_TENSOR, "hal.interface.load.tensor", CG_TRAIT_READS, "offset", "result", "binding", "", \
    "$binding `,` `offset` `=` $offset attr-dict `:` type($result) ; offset = index") \
  X(HAL_INTERFACE_STORE_TENSOR, "hal.interface.store.tensor", CG_TRAIT_WRITES, "operand,offset", "", "binding", "", \
    "$operand `,` $binding `,` `offset` `=` $offset attr-dict `:` type($operand) ; offset = index") \
  /* `interface` is the symbol of the older form; cgi_hal_binding (dialects/iree.h) gives set and binding for both. */ \
  X(HAL_INTERFACE_BINDING_SUBSPAN, "hal.interface.binding.subspan", CG_TRAIT_PURE, "byte_offset?,dynamic_dims*", "result", \
    "layout:any#hal.pipeline.layout?,set:index?,binding:index?,descriptor_type:#hal<descriptor_type>?,alignment:index?,descriptor_flags:str?," \
    "interface:sym?", "", \
    "($interface^ (`[` $byte_offset^ `]`)?) : (oilist(`layout` `(` $layout `)` | `set` `(` $set `)` | `binding` `(` $binding `)` | " \
    "`type` `(` $descriptor_type `)` | `alignment` `(` $alignment `)` | `offset` `(` $byte_offset^ `)` | " \
    "`flags` `(` custom<DescriptorFlags>($descriptor_flags) `)`))? attr-dict `:` custom<ShapedType>($result, $dynamic_dims) ; " \
    "byte_offset = index") \
  X(HAL_INTERFACE_CONSTANT_LOAD, "hal.interface.constant.load", CG_TRAIT_PURE, "", "result", \
    "layout:any#hal.pipeline.layout?,ordinal:index,alignment:index?,values?", "", \
    "(`[` $ordinal `]`)? oilist(`layout` `(` $layout `)` | `ordinal` `(` $ordinal `)` | `alignment` `(` $alignment `)` | " \
    "`values` `(` $values `)`) attr-dict `:` type($result)") \
  X(HAL_INTERFACE_WORKGROUP_ID, "hal.interface.workgroup.id", CG_TRAIT_PURE, "", "result", "dimension:index,upper_bound:index?", "", \
    "`[` $dimension `]` (`upper_bound` $upper_bound^)? attr-dict `:` type(results)") \
  X(HAL_INTERFACE_WORKGROUP_COUNT, "hal.interface.workgroup.count", CG_TRAIT_PURE, "", "result", "dimension:index,upper_bound:index?", "", \
    "`[` $dimension `]` (`upper_bound` $upper_bound^)? attr-dict `:` type(results)") \
  X(HAL_INTERFACE_WORKGROUP_SIZE, "hal.interface.workgroup.size", CG_TRAIT_PURE, "", "result", "dimension:index,upper_bound:index?", "", \
    "`[` $dimension `]` (`upper_bound` $upper_bound^)? attr-dict `:` type(results)") \
  X(HAL_TENSOR_CAST, "hal.tensor.cast", CG_TRAIT_PURE, "source,dynamic_dims*", "target", "", "", \
    "$source attr-dict `:` type($source) `->` type($target) (`{` $dynamic_dims^ `}`)? ; dynamic_dims = index") \
  X(HAL_TENSOR_IMPORT, "hal.tensor.import", 0, "source,target_dims*", "target", "name:str?,target_encoding?", "", \
    "$source ($name^)? attr-dict `:` type($source) `->` custom<TypeAlias>($target_encoding, $target) (`{` $target_dims^ `}`)? ; " \
    "target_dims = index") \
  X(HAL_TENSOR_EXPORT, "hal.tensor.export", 0, "source,source_dims*", "target", "name:str?,source_encoding?", "", \
    "$source ($name^)? attr-dict `:` custom<TypeAlias>($source_encoding, $source) (`{` $source_dims^ `}`)? `->` type($target) ; " \
    "source_dims = index") \
  X(HAL_BUFFER_VIEW_DIM, "hal.buffer_view.dim", CG_TRAIT_PURE, "buffer_view", "result", "index:index", "", \
    "`<` $buffer_view `:` type($buffer_view) `>` `` `[` $index `]` attr-dict `:` type($result)") \
  X(HAL_BUFFER_VIEW_ASSERT, "hal.buffer_view.assert", 0, "buffer_view,element_type,encoding_type,shape*", "", "message:str", "", \
    "`<` $buffer_view `:` type($buffer_view) `>` `message` `` `(` $message `)` `shape` `` `(` `[` ($shape^)? `]` `)` `type` `` `(` $element_type " \
    "`)` `encoding` `` `(` $encoding_type `)` attr-dict ; element_type = i32, encoding_type = i32, shape = index") \
  X(HAL_ELEMENT_TYPE, "hal.element_type", CG_TRAIT_PURE, "", "result", "type:type", "", "`` `<` $type `>` attr-dict `:` type($result)") \
  X(HAL_ENCODING_TYPE, "hal.encoding_type", CG_TRAIT_PURE, "", "result", "encoding:kw", "", "`` `<` $encoding `>` attr-dict `:` type($result)")
#endif
