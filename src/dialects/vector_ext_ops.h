// Public: the op table of IREE's iree_vector_ext; row format in cg_ops.h.
#ifndef CG_VECTOR_EXT_OPS_H
#define CG_VECTOR_EXT_OPS_H

#define CG_VECTOR_EXT_OPS(X) \
  /* The value has that layout from here on. */ \
  X(IREE_VECTOR_EXT_TO_LAYOUT, "iree_vector_ext.to_layout", CG_TRAIT_PURE, "input", "output", "layout,shared_memory_conversion:unit?,mma_kind?", \
    "", \
    "$input `to` `layout` `(` $layout `)` custom<Properties>() attr-dict `:` type($input) ; output = same(input)") \
  /* Between the whole vector and the part of it that a thread holds. */ \
  X(IREE_VECTOR_EXT_TO_SIMD, "iree_vector_ext.to_simd", CG_TRAIT_PURE, "input", "output", "", "", \
    "$input attr-dict `:` type($input) `->` type($output)") \
  X(IREE_VECTOR_EXT_TO_SIMT, "iree_vector_ext.to_simt", CG_TRAIT_PURE, "input", "output", "", "", \
    "$input attr-dict `:` type($input) `->` type($output)") \
  /* Element (d0, …) is base[offsets + indexing_maps[0](d0, …)], in which symbol i is index_vecs[i][indexing_maps[1 + i](d0, …)]. It is in bounds, \
     or masked off by mask[indexing_maps[last](d0, …)]: then it is the padding. */ \
  X(IREE_VECTOR_EXT_TRANSFER_GATHER, "iree_vector_ext.transfer_gather", CG_TRAIT_READS, "base,offsets*,index_vecs*,padding,mask?", "vector", \
    "indexing_maps", "", \
    "$base `[` $offsets `]` ( ` ` `[` $index_vecs^ `:` type($index_vecs) `]`)? `,` $padding (`,` $mask^)? custom<Properties>($indexing_maps) " \
    "attr-dict `:` type($base) `,` type($vector) (`,` type($mask)^)? ; offsets = index, padding = elem(base)")
#endif
