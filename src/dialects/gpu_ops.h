// Public: operations of the gpu dialect, and of nvgpu; row format in cg_ops.h. What meets other threads is READS, not pure: removable when unused,
// never moved.
#ifndef CG_GPU_OPS_H
#define CG_GPU_OPS_H

#define CG_GPU_FMT_DIM "$dimension (`upper_bound` $upper_bound^)? attr-dict; result = index"
#define CG_GPU_DIM_ATTRS "dimension:#gpu<dim>,upper_bound:index?"
#define CG_GPU_FMT_ID "(`upper_bound` $upper_bound^)? attr-dict; result = index"

#define CG_GPU_OPS(X) \
  X(GPU_BLOCK_ID, "gpu.block_id", CG_TRAIT_PURE, "", "result", CG_GPU_DIM_ATTRS, "", CG_GPU_FMT_DIM) \
  X(GPU_BLOCK_DIM, "gpu.block_dim", CG_TRAIT_PURE, "", "result", CG_GPU_DIM_ATTRS, "", CG_GPU_FMT_DIM) \
  X(GPU_GRID_DIM, "gpu.grid_dim", CG_TRAIT_PURE, "", "result", CG_GPU_DIM_ATTRS, "", CG_GPU_FMT_DIM) \
  X(GPU_THREAD_ID, "gpu.thread_id", CG_TRAIT_PURE, "", "result", CG_GPU_DIM_ATTRS, "", CG_GPU_FMT_DIM) \
  X(GPU_GLOBAL_ID, "gpu.global_id", CG_TRAIT_PURE, "", "result", CG_GPU_DIM_ATTRS, "", CG_GPU_FMT_DIM) \
  X(GPU_LANE_ID, "gpu.lane_id", CG_TRAIT_PURE, "", "result", "upper_bound:index?", "", CG_GPU_FMT_ID) \
  X(GPU_SUBGROUP_ID, "gpu.subgroup_id", CG_TRAIT_PURE, "", "result", "upper_bound:index?", "", \
    "(`upper_bound` $upper_bound^)? attr-dict `:` type($result)") \
  X(GPU_NUM_SUBGROUPS, "gpu.num_subgroups", CG_TRAIT_PURE, "", "result", "upper_bound:index?", "", \
    "(`upper_bound` $upper_bound^)? attr-dict `:` type($result)") \
  X(GPU_SUBGROUP_SIZE, "gpu.subgroup_size", CG_TRAIT_PURE, "", "result", "upper_bound:index?", "", \
    "(`upper_bound` $upper_bound^)? attr-dict `:` type($result)") \
  X(GPU_BARRIER, "gpu.barrier", CG_TRAIT_READS | CG_TRAIT_WRITES, "", "", "address_spaces?", "", \
    "(`memfence` $address_spaces^)? attr-dict") \
  X(GPU_SHUFFLE, "gpu.shuffle", CG_TRAIT_READS, "value,offset,width", "shuffleResult,valid", "mode:#gpu<shuffle_mode>", "", \
    "$mode $value `,` $offset `,` $width attr-dict `:` type($value); offset = i32, width = i32, shuffleResult = same(value), valid = i1") \
  X(GPU_ALL_REDUCE, "gpu.all_reduce", CG_TRAIT_READS, "value", "result", "op:#gpu<all_reduce_op>?,uniform:unit?", "body?", \
    "($op^)? $value (`uniform` $uniform^)? regions attr-dict `:` functional-type(operands, results)") \
  X(GPU_SUBGROUP_REDUCE, "gpu.subgroup_reduce", CG_TRAIT_READS, "value", "result", \
    "op:#gpu<all_reduce_op>,uniform:unit?,cluster_size:i32?,cluster_stride:i32?", "", \
    "$op $value (`uniform` $uniform^)? (`cluster` `(` `size` `=` $cluster_size^ (`,` `stride` `=` $cluster_stride^)? `)`)? attr-dict `:` " \
    "functional-type(operands, results)") \
  X(GPU_SUBGROUP_MMA_LOAD_MATRIX, "gpu.subgroup_mma_load_matrix", CG_TRAIT_READS, "srcMemref,indices*", "res", \
    "leadDimension:index,transpose:unit?", "", \
    "$srcMemref `[` $indices `]` (`leadDimension` $leadDimension)? (`transpose` $transpose)? attr-dict `:` type($srcMemref) `->` " \
    "type($res); indices = index") \
  X(GPU_SUBGROUP_MMA_STORE_MATRIX, "gpu.subgroup_mma_store_matrix", CG_TRAIT_WRITES, "src,dstMemref,indices*", "", \
    "leadDimension:index,transpose:unit?", "", \
    "$src `,` $dstMemref `[` $indices `]` (`leadDimension` $leadDimension)? (`transpose` $transpose)? attr-dict `:` type($src) `,` " \
    "type($dstMemref); indices = index") \
  X(GPU_SUBGROUP_MMA_COMPUTE, "gpu.subgroup_mma_compute", CG_TRAIT_PURE, "opA,opB,opC", "res", "a_transpose:unit?,b_transpose:unit?", "", \
    "$opA `,` $opB `,` $opC attr-dict `:` type($opA) `,` type($opB) `->` type($res); opC = same(res)") \
  X(GPU_SUBGROUP_MMA_CONSTANT_MATRIX, "gpu.subgroup_mma_constant_matrix", CG_TRAIT_PURE, "value", "res", "", "", "$value attr-dict `:` type($res)") \
  X(GPU_SUBGROUP_MMA_ELEMENTWISE, "gpu.subgroup_mma_elementwise", CG_TRAIT_PURE, "args*", "res", "opType:#gpu<mma_element_wise>", "", \
    "$opType $args attr-dict `:` functional-type(operands, results)") \
  /* nvgpu. Copies of dstElements go on by themselves until a wait for their group; of those behind srcElements, zeros are written. A wait leaves \
     the last numGroups groups going on. */ \
  X(NVGPU_DEVICE_ASYNC_COPY, "nvgpu.device_async_copy", CG_TRAIT_READS | CG_TRAIT_WRITES, "dst,dstIndices*,src,srcIndices*,srcElements?", \
    "asyncToken", "dstElements:index,bypassL1:unit?", "", \
    "$src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` `,` $dstElements (`,` $srcElements^)? attr-dict `:` type($src) `to` type($dst); " \
    "dstIndices = index, srcIndices = index, srcElements = index, asyncToken = !nvgpu.device.async.token") \
  X(NVGPU_DEVICE_ASYNC_CREATE_GROUP, "nvgpu.device_async_create_group", CG_TRAIT_READS | CG_TRAIT_WRITES, "inputTokens*", "asyncToken", "", "", \
    "$inputTokens attr-dict; inputTokens = !nvgpu.device.async.token, asyncToken = !nvgpu.device.async.token") \
  X(NVGPU_DEVICE_ASYNC_WAIT, "nvgpu.device_async_wait", CG_TRAIT_READS | CG_TRAIT_WRITES, "asyncDependencies", "", "numGroups:i32?", "", \
    "$asyncDependencies attr-dict; asyncDependencies = !nvgpu.device.async.token") \
  X(GPU_YIELD, "gpu.yield", CG_TRAIT_PURE | CG_TRAIT_TERMINATOR, "values*", "", "", "", "attr-dict ($values^ `:` type($values))?")
#endif
