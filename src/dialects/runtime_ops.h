// Private: operations that are read, verified by their rows, and printed, and that no pass here makes or takes: what IREE's host programs consist of
// behind ConvertToStream and ConvertToHAL, and what its kernels have for single machines. Row format in cg_ops.h; known once a text has one.
#ifndef CG_RUNTIME_OPS_H
#define CG_RUNTIME_OPS_H

#define CGI_RT_OF(x) "`` `<` $" x " `:` type($" x ")`>` "
#define CGI_RT_ON "(`on` `(` $affinity^ `)`)? "
#define CGI_RT_SIZED(x) "type($" x ") `` `{` $" x "_size `}`"

// X("name", traits, operands, results, attributes, regions, format)
#define CGI_RUNTIME_OPS(X) \
  X("hal.devices.count", CG_TRAIT_PURE, "", "result", "", "", "attr-dict `:` type($result)") \
  X("hal.devices.get", CG_TRAIT_PURE, "index", "result", "", "", "$index attr-dict `:` type($result); index = index") \
  X("hal.device.query", CG_TRAIT_PURE, "device", "ok,value", "category:str,key:str,default_value?", "", \
    CGI_RT_OF("device") "`key` `(` $category `::` $key `)` attr-dict `:` type($ok) `,` type($value) (`=` $default_value^)?") \
  X("hal.memory_type", CG_TRAIT_PURE, "", "result", "type:str", "", "`` `<` custom<DescriptorFlags>($type) `>` attr-dict `:` type($result)") \
  X("hal.buffer_usage", CG_TRAIT_PURE, "", "result", "usage:str", "", "`` `<` custom<DescriptorFlags>($usage) `>` attr-dict `:` type($result)") \
  X("util.cmp.eq", CG_TRAIT_PURE | CG_TRAIT_SAME_OPERAND_TYPES, "lhs,rhs", "result", "", "", "$lhs `,` $rhs attr-dict `:` type($lhs); result = i1") \
  X("stream.tensor.sizeof", CG_TRAIT_PURE, "encoding_dims*", "storage_size", "encoding:type,affinity?", "", \
    CGI_RT_ON "$encoding (`` `{` $encoding_dims^ `}`)? attr-dict `:` type($storage_size); encoding_dims = index") \
  X("stream.async.cast", CG_TRAIT_PURE, "source,source_size,result_size", "result", "affinity?", "", \
    CGI_RT_ON "$source attr-dict `:` " CGI_RT_SIZED("source") " `->` " CGI_RT_SIZED("result") "; source_size = index, result_size = index") \
  X("nvgpu.mma.sync", CG_TRAIT_PURE, "matrixA,matrixB,matrixC", "res", "mmaShape,tf32Enabled:unit?", "", \
    "`(` $matrixA `,` $matrixB `,` $matrixC `)` (`mmaShape` `=` $mmaShape)? attr-dict `:` `(` " \
    "type($matrixA) `,` type($matrixB) `,` type($matrixC) `)` `->` type($res)") \
  X("iree_codegen.inner_tiled", CG_TRAIT_PURE, "inputs*,outputs*", "results*", "indexing_maps,iterator_types,kind,semantics?,permutations?", "", \
    "`ins` `(` $inputs `)` `outs` `(` $outputs `)` custom<Properties>() attr-dict `:` type($inputs) `into` type($outputs); results = each(outputs)") \
  X("iree_codegen.workgroup_count_hint", CG_TRAIT_PURE, "sizes*", "", "static_sizes:ints", "", "custom<AffineBasis>($sizes, $static_sizes) attr-dict")
#endif
