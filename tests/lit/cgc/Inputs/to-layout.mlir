// Two kernels, of which one says a layout.
#layout = #iree_vector_ext.nested_layout<subgroup_tile = [1], batch_tile = [2], outer_tile = [1], thread_tile = [32], element_tile = [4], subgroup_strides = [0], thread_strides = [1]>
#other = #iree_vector_ext.nested_layout<subgroup_tile = [1], batch_tile = [1], outer_tile = [1], thread_tile = [64], element_tile = [4], subgroup_strides = [0], thread_strides = [1]>
func.func @twice() attributes {workgroup_size = [32 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %0 = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) alignment(64) offset(%c0) : memref<256xf32>
  %1 = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) alignment(64) offset(%c0) : memref<256xf32>
  %v = vector.transfer_read %0[%c0], %z {in_bounds = [true]} : memref<256xf32>, vector<256xf32>
  %l = iree_vector_ext.to_layout %v to layout(#layout) : vector<256xf32>
  %s = arith.addf %l, %l : vector<256xf32>
  %m = iree_vector_ext.to_layout %s to layout(#other) : vector<256xf32>
  vector.transfer_write %m, %1[%c0] {in_bounds = [true]} : vector<256xf32>, memref<256xf32>
  return
}
func.func @plain() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %0 = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) alignment(64) offset(%c0) : memref<256xf32>
  memref.store %z, %0[%c0] : memref<256xf32>
  return
}
