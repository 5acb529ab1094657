// Public: operations of the bufferization dialect; row format in cg_ops.h. A tensor that gets memory of its own is no tensor.empty: two of them are
// never merged.
#ifndef CG_BUFFERIZATION_OPS_H
#define CG_BUFFERIZATION_OPS_H

#define CG_BUFFERIZATION_OPS(X) \
  X(BUFFERIZATION_ALLOC_TENSOR, "bufferization.alloc_tensor", CG_TRAIT_ALLOCATES, "dynamic_sizes*,copy?,size_hint?", "result", "memory_space?", "", \
    "`(` $dynamic_sizes `)` (`copy` `(` $copy^ `)`)? (`size_hint` `=` $size_hint^)? attr-dict `:` type($result); dynamic_sizes = index, " \
    "copy = same(result), size_hint = index")
#endif
