// Public: operations of the bufferization dialect; row format in cg_ops.h. A tensor that gets memory of its own is no tensor.empty: two of them are
// never merged.
#ifndef CG_BUFFERIZATION_OPS_H
#define CG_BUFFERIZATION_OPS_H

#define CG_BUFFERIZATION_OPS(X) \
  X(BUFFERIZATION_ALLOC_TENSOR, "bufferization.alloc_tensor", CG_TRAIT_ALLOCATES, "dynamic_sizes*,copy?", "result", "memory_space?", "", \
    "`(` $dynamic_sizes `)` (`copy` `(` $copy^ `)`)? attr-dict `:` type($result); dynamic_sizes = index, copy = same(result)")
#endif
