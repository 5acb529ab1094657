// Public: operations of the memref dialect; row format in cg_ops.h.
#ifndef CG_MEMREF_OPS_H
#define CG_MEMREF_OPS_H

// What memref and tensor share.
#define CGT_SLICE \
  "`` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) " \
  "custom<DynamicIndexList>($strides, $static_strides)"
#define CGT_EXPAND_SHAPE \
  "$src $reassociation (`output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape)^)? attr-dict `:` type($src) `into` " \
  "type($result) custom<ShapeOf>($static_output_shape, $result)"
#define CGT_COLLAPSE_SHAPE "$src $reassociation attr-dict `:` type($src) `into` type($result)"

#define CG_MEMREF_OPS(X) \
  X(MEMREF_ALLOC, "memref.alloc", CG_TRAIT_ALLOCATES, "dynamicSizes*,symbolOperands*", "memref", "alignment:i64?", "", \
    "`(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)? (`alignment` `=` $alignment)? attr-dict `:` type($memref); dynamicSizes = " \
    "index, symbolOperands = index") \
  X(MEMREF_ALLOCA, "memref.alloca", CG_TRAIT_ALLOCATES, "dynamicSizes*,symbolOperands*", "memref", "alignment:i64?", "", \
    "`(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)? (`alignment` `=` $alignment)? attr-dict `:` type($memref); dynamicSizes = " \
    "index, symbolOperands = index") \
  X(MEMREF_DEALLOC, "memref.dealloc", CG_TRAIT_WRITES, "memref", "", "", "", "$memref attr-dict `:` type($memref)") \
  X(MEMREF_LOAD, "memref.load", CG_TRAIT_READS, "memref,indices*", "result", "nontemporal:bool?", "", \
    "$memref `[` $indices `]` attr-dict `:` type($memref); result = elem(memref), indices = index") \
  X(MEMREF_STORE, "memref.store", CG_TRAIT_WRITES, "value,memref,indices*", "", "nontemporal:bool?", "", \
    "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref); value = elem(memref), indices = index") \
  X(MEMREF_COPY, "memref.copy", CG_TRAIT_READS | CG_TRAIT_WRITES, "source,target", "", "", "", \
    "$source `,` $target attr-dict `:` type($source) `to` type($target)") \
  X(MEMREF_CAST, "memref.cast", CG_TRAIT_PURE, "source", "dest", "", "", "$source attr-dict `:` type($source) `to` type($dest)") \
  X(MEMREF_MEMORY_SPACE_CAST, "memref.memory_space_cast", CG_TRAIT_PURE, "source", "dest", "", "", \
    "$source attr-dict `:` type($source) `to` type($dest)") \
  X(MEMREF_DIM, "memref.dim", CG_TRAIT_PURE, "source,index", "result", "", "", \
    "attr-dict $source `,` $index `:` type($source); result = index, index = index") \
  X(MEMREF_RANK, "memref.rank", CG_TRAIT_PURE, "memref", "result", "", "", "$memref attr-dict `:` type($memref); result = index") \
  X(MEMREF_SUBVIEW, "memref.subview", CG_TRAIT_PURE, "source,offsets*,sizes*,strides*", "result", \
    "static_offsets:ints,static_sizes:ints,static_strides:ints", "", "$source " CGT_SLICE " attr-dict `:` type($source) `to` type($result)") \
  X(MEMREF_REINTERPRET_CAST, "memref.reinterpret_cast", CG_TRAIT_PURE, "source,offsets*,sizes*,strides*", "result", \
    "static_offsets:ints,static_sizes:ints,static_strides:ints", "", \
    "$source `to` `offset` `` `:` custom<DynamicIndexList>($offsets, $static_offsets) `,` `sizes` `` `:` " \
    "custom<DynamicIndexList>($sizes, $static_sizes) `,` `strides` `` `:` custom<DynamicIndexList>($strides, $static_strides) " \
    "attr-dict `:` type($source) `to` type($result)") \
  X(MEMREF_EXPAND_SHAPE, "memref.expand_shape", CG_TRAIT_PURE, "src,output_shape*", "result", \
    "reassociation:intarrays,static_output_shape:ints", "", CGT_EXPAND_SHAPE) \
  X(MEMREF_COLLAPSE_SHAPE, "memref.collapse_shape", CG_TRAIT_PURE, "src", "result", "reassociation:intarrays", "", \
    CGT_COLLAPSE_SHAPE) \
  X(MEMREF_ASSUME_ALIGNMENT, "memref.assume_alignment", CG_TRAIT_WRITES, "memref", "", "alignment:i32", "", \
    "$memref `,` $alignment attr-dict `:` type($memref)") \
  X(MEMREF_GLOBAL, "memref.global", CG_TRAIT_SYMBOL, "", "", \
    "sym_name:sym,sym_visibility:str?,type:type,initial_value?,constant:unit?,alignment:i64?", "", \
    "($sym_visibility^)? (`constant` $constant^)? $sym_name `:` custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict") \
  X(MEMREF_GET_GLOBAL, "memref.get_global", CG_TRAIT_PURE, "", "result", "name:sym", "", "$name `:` type($result) attr-dict") \
  X(MEMREF_RESHAPE, "memref.reshape", CG_TRAIT_PURE, "source,shape", "result", "", "", \
    "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)") \
  X(MEMREF_VIEW, "memref.view", CG_TRAIT_PURE, "source,byte_shift,sizes*", "result", "", "", \
    "$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` type(results); byte_shift = index, sizes = index") \
  X(MEMREF_EXTRACT_STRIDED_METADATA, "memref.extract_strided_metadata", CG_TRAIT_PURE, "source", "base_buffer,offset,sizes*,strides*", "", "", \
    "$source `:` type($source) `->` type(results) attr-dict") \
  X(MEMREF_EXTRACT_ALIGNED_POINTER_AS_INDEX, "memref.extract_aligned_pointer_as_index", CG_TRAIT_PURE, "source", "aligned_pointer", "", "", \
    "$source `:` type($source) `->` type(results) attr-dict") \
  X(MEMREF_ATOMIC_RMW, "memref.atomic_rmw", CG_TRAIT_READS | CG_TRAIT_WRITES, "value,memref,indices*", "result", \
    "kind:enum(addf|addi|assign|maximumf|maxs|maxu|minimumf|mins|minu|mulf|muli|ori|andi|maxnumf|minnumf)", "", \
    "$kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref) `)` `->` type($result); indices = index")
#endif
