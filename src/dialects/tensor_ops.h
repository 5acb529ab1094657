// Public: operations of the tensor dialect; row format in cg_ops.h.
#ifndef CG_TENSOR_OPS_H
#define CG_TENSOR_OPS_H
#include "dialects/memref_ops.h"

#define CGT_TENSOR_PACK_TILES \
  "(`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` " \
  "custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest); result = same(dest)"

#define CG_TENSOR_OPS(X) \
  X(TENSOR_EMPTY, "tensor.empty", CG_TRAIT_PURE, "dynamicSizes*", "result", "", "", \
    "`(` $dynamicSizes `)` attr-dict `:` type($result); dynamicSizes = index") \
  X(TENSOR_EXTRACT, "tensor.extract", CG_TRAIT_PURE, "tensor,indices*", "result", "", "", \
    "$tensor `[` $indices `]` attr-dict `:` type($tensor); result = elem(tensor), indices = index") \
  X(TENSOR_INSERT, "tensor.insert", CG_TRAIT_PURE, "scalar,dest,indices*", "result", "", "", \
    "$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest); result = same(dest), scalar = elem(dest), indices = index") \
  X(TENSOR_EXTRACT_SLICE, "tensor.extract_slice", CG_TRAIT_PURE, "source,offsets*,sizes*,strides*", "result", \
    "static_offsets:ints,static_sizes:ints,static_strides:ints", "", "$source " CGT_SLICE " attr-dict `:` type($source) `to` type($result)") \
  X(TENSOR_INSERT_SLICE, "tensor.insert_slice", CG_TRAIT_PURE, "source,dest,offsets*,sizes*,strides*", "result", \
    "static_offsets:ints,static_sizes:ints,static_strides:ints", "", \
    "$source `into` $dest " CGT_SLICE " attr-dict `:` type($source) `into` type($dest); result = same(dest)") \
  X(TENSOR_PARALLEL_INSERT_SLICE, "tensor.parallel_insert_slice", CG_TRAIT_WRITES, "source,dest,offsets*,sizes*,strides*", "", \
    "static_offsets:ints,static_sizes:ints,static_strides:ints", "", \
    "$source `into` $dest " CGT_SLICE " attr-dict `:` type($source) `into` type($dest)") \
  X(TENSOR_PAD, "tensor.pad", CG_TRAIT_PURE | CG_TRAIT_SINGLE_BLOCK, "source,low*,high*", "result", \
    "static_low:ints,static_high:ints,nofold:unit?", "region", \
    "$source (`nofold` $nofold^)? `low` `` custom<DynamicIndexList>($low, $static_low) `high` `` " \
    "custom<DynamicIndexList>($high, $static_high) $region attr-dict `:` type($source) `to` type($result)") \
  X(TENSOR_EXPAND_SHAPE, "tensor.expand_shape", CG_TRAIT_PURE, "src,output_shape*", "result", \
    "reassociation:intarrays,static_output_shape:ints", "", CGT_EXPAND_SHAPE) \
  X(TENSOR_COLLAPSE_SHAPE, "tensor.collapse_shape", CG_TRAIT_PURE, "src", "result", "reassociation:intarrays", "", \
    CGT_COLLAPSE_SHAPE) \
  X(TENSOR_DIM, "tensor.dim", CG_TRAIT_PURE, "source,index", "result", "", "", \
    "attr-dict $source `,` $index `:` type($source); result = index, index = index") \
  X(TENSOR_RANK, "tensor.rank", CG_TRAIT_PURE, "tensor", "result", "", "", "$tensor attr-dict `:` type($tensor); result = index") \
  X(TENSOR_CAST, "tensor.cast", CG_TRAIT_PURE, "source", "dest", "", "", "$source attr-dict `:` type($source) `to` type($dest)") \
  X(TENSOR_BITCAST, "tensor.bitcast", CG_TRAIT_PURE, "source", "dest", "", "", "$source attr-dict `:` type($source) `to` type($dest)") \
  X(TENSOR_CONCAT, "tensor.concat", CG_TRAIT_PURE, "inputs*", "result", "dim:i64", "", \
    "`dim` `(` $dim `)` $inputs attr-dict `:` functional-type(operands, results)") \
  X(TENSOR_FROM_ELEMENTS, "tensor.from_elements", CG_TRAIT_PURE, "elements*", "result", "", "", \
    "$elements attr-dict `:` type($result); elements = elem(result)") \
  X(TENSOR_SPLAT, "tensor.splat", CG_TRAIT_PURE, "input,dynamicSizes*", "aggregate", "", "", \
    "$input (`[` $dynamicSizes^ `]`)? attr-dict `:` type($aggregate); input = elem(aggregate), dynamicSizes = index") \
  X(TENSOR_GENERATE, "tensor.generate", CG_TRAIT_RECURSIVE_PURE | CG_TRAIT_SINGLE_BLOCK, "dynamicExtents*", "result", "", "body", \
    "$dynamicExtents $body attr-dict `:` type($result); dynamicExtents = index") \
  X(TENSOR_RESHAPE, "tensor.reshape", CG_TRAIT_PURE, "source,shape", "result", "", "", \
    "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)") \
  X(TENSOR_GATHER, "tensor.gather", CG_TRAIT_PURE, "source,indices", "result", "gather_dims:ints,unique:unit?", "", \
    "$source `[` $indices `]` `gather_dims` `(` $gather_dims `)` (`unique` $unique^)? attr-dict `:` functional-type(operands, results)") \
  X(TENSOR_SCATTER, "tensor.scatter", CG_TRAIT_PURE, "source,dest,indices", "result", "scatter_dims:ints,unique:unit?", "", \
    "$source `into` $dest `[` $indices `]` `scatter_dims` `(` $scatter_dims `)` " \
    "(`unique` $unique^)? attr-dict `:` functional-type(operands, results)") \
  X(TENSOR_PACK, "tensor.pack", CG_TRAIT_PURE, "source,dest,padding_value?,inner_tiles*", "result", \
    "outer_dims_perm:ints?,inner_dims_pos:ints,static_inner_tiles:ints", "", \
    "$source (`padding_value` `(` $padding_value^ `:` type($padding_value) `)`)? " CGT_TENSOR_PACK_TILES) \
  X(TENSOR_UNPACK, "tensor.unpack", CG_TRAIT_PURE, "source,dest,inner_tiles*", "result", \
    "outer_dims_perm:ints?,inner_dims_pos:ints,static_inner_tiles:ints", "", "$source " CGT_TENSOR_PACK_TILES) \
  X(TENSOR_YIELD, "tensor.yield", CG_TRAIT_PURE | CG_TRAIT_TERMINATOR, "value", "", "", "", "$value attr-dict `:` type($value)")
#endif
