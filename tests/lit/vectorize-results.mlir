// RUN: for f in around row1 row2 twice; do cgc run %s --function=$f --device=interp --input=2x3xf32=1,2,3,4,5,6; done | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='vectorize' -o %t.mlir
// RUN: for f in around row1 row2 twice; do cgc run %t.mlir --function=$f --device=interp --input=2x3xf32=1,2,3,4,5,6; done | FileCheck %s
// RUN: FileCheck %s --check-prefix=ONCE < %t.mlir

// What each function makes of [1 2 3][4 5 6], before and after.

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
#line = affine_map<(d0) -> (d0)>
#rows = affine_map<(d0, d1) -> (d0, d1)>

// Computed values with different padding on all sides: each side of each dim is masked. What is inside is negated twice.
// CHECK: EXEC @around
// CHECK: 5x6xf32=[-9 -9 -9 -9 -9 -9][-9 -9 1 2 3 -9][-9 -9 4 5 6 -9][-9 -9 -9 -9 -9 -9][-9 -9 -9 -9 -9 -9]
func.func @around() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %nine = arith.constant 9.0 : f32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x3xf32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<5x6xf32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<2x3xf32>> -> tensor<2x3xf32>
  %n_e = tensor.empty() : tensor<2x3xf32>
  %n = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<2x3xf32>) outs(%n_e : tensor<2x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    %y = arith.negf %in : f32
    linalg.yield %y : f32
  } -> tensor<2x3xf32>
  %p = tensor.pad %n low[1, 2] high[2, 1] {
  ^bb0(%p0: index, %p1: index):
    tensor.yield %nine : f32
  } : tensor<2x3xf32> to tensor<5x6xf32>
  %r_e = tensor.empty() : tensor<5x6xf32>
  %r = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<5x6xf32>) outs(%r_e : tensor<5x6xf32>) {
  ^bb0(%in: f32, %out: f32):
    %y = arith.negf %in : f32
    linalg.yield %y : f32
  } -> tensor<5x6xf32>
  flow.dispatch.tensor.store %r, %o, offsets = [0, 0], sizes = [5, 6], strides = [1, 1] : tensor<5x6xf32> -> !flow.dispatch.tensor<writeonly:tensor<5x6xf32>>
  return
}

// Rows of padded values without their padding.
// CHECK: EXEC @row1
// CHECK: 3xf32=1 2 3
func.func @row1() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %nine = arith.constant 9.0 : f32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x3xf32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<3xf32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<2x3xf32>> -> tensor<2x3xf32>
  %n_e = tensor.empty() : tensor<2x3xf32>
  %n = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<2x3xf32>) outs(%n_e : tensor<2x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    %y = arith.negf %in : f32
    linalg.yield %y : f32
  } -> tensor<2x3xf32>
  %p = tensor.pad %n low[1, 1] high[1, 1] {
  ^bb0(%p0: index, %p1: index):
    tensor.yield %nine : f32
  } : tensor<2x3xf32> to tensor<4x5xf32>
  %s = tensor.extract_slice %p[1, 1] [1, 3] [1, 1] : tensor<4x5xf32> to tensor<3xf32>
  %r_e = tensor.empty() : tensor<3xf32>
  %r = linalg.generic {indexing_maps = [#line, #line], iterator_types = ["parallel"]} ins(%s : tensor<3xf32>) outs(%r_e : tensor<3xf32>) {
  ^bb0(%in: f32, %out: f32):
    %y = arith.negf %in : f32
    linalg.yield %y : f32
  } -> tensor<3xf32>
  flow.dispatch.tensor.store %r, %o, offsets = [0], sizes = [3], strides = [1] : tensor<3xf32> -> !flow.dispatch.tensor<writeonly:tensor<3xf32>>
  return
}

// CHECK: EXEC @row2
// CHECK: 3xf32=4 5 6
func.func @row2() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %nine = arith.constant 9.0 : f32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x3xf32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<3xf32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<2x3xf32>> -> tensor<2x3xf32>
  %n_e = tensor.empty() : tensor<2x3xf32>
  %n = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<2x3xf32>) outs(%n_e : tensor<2x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    %y = arith.negf %in : f32
    linalg.yield %y : f32
  } -> tensor<2x3xf32>
  %p = tensor.pad %n low[1, 1] high[1, 1] {
  ^bb0(%p0: index, %p1: index):
    tensor.yield %nine : f32
  } : tensor<2x3xf32> to tensor<4x5xf32>
  %s = tensor.extract_slice %p[2, 1] [1, 3] [1, 1] : tensor<4x5xf32> to tensor<3xf32>
  %r_e = tensor.empty() : tensor<3xf32>
  %r = linalg.generic {indexing_maps = [#line, #line], iterator_types = ["parallel"]} ins(%s : tensor<3xf32>) outs(%r_e : tensor<3xf32>) {
  ^bb0(%in: f32, %out: f32):
    %y = arith.negf %in : f32
    linalg.yield %y : f32
  } -> tensor<3xf32>
  flow.dispatch.tensor.store %r, %o, offsets = [0], sizes = [3], strides = [1] : tensor<3xf32> -> !flow.dispatch.tensor<writeonly:tensor<3xf32>>
  return
}

// Padded with 9 and with 7: memory is read once, the second padding is put in place of the first, one element wide on each side.
// CHECK: EXEC @twice
// CHECK: 4x5xf32=[2 2 2 2 2][2 0 0 0 2][2 0 0 0 2][2 2 2 2 2]
// ONCE-LABEL: func.func @twice
// ONCE: vector.transfer_read
// ONCE-NOT: vector.transfer_read
func.func @twice() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %nine = arith.constant 9.0 : f32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x3xf32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<4x5xf32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<2x3xf32>> -> tensor<2x3xf32>
  %seven = arith.constant 7.0 : f32
  %p = tensor.pad %x low[1, 1] high[1, 1] {
  ^bb0(%p0: index, %p1: index):
    tensor.yield %nine : f32
  } : tensor<2x3xf32> to tensor<4x5xf32>
  %q = tensor.pad %x low[1, 1] high[1, 1] {
  ^bb0(%p0: index, %p1: index):
    tensor.yield %seven : f32
  } : tensor<2x3xf32> to tensor<4x5xf32>
  %r_e = tensor.empty() : tensor<4x5xf32>
  %r = linalg.generic {indexing_maps = [#rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%p, %q : tensor<4x5xf32>, tensor<4x5xf32>) outs(%r_e : tensor<4x5xf32>) {
  ^bb0(%in: f32, %on: f32, %out: f32):
    %y = arith.subf %in, %on : f32
    linalg.yield %y : f32
  } -> tensor<4x5xf32>
  flow.dispatch.tensor.store %r, %o, offsets = [0, 0], sizes = [4, 5], strides = [1, 1] : tensor<4x5xf32> -> !flow.dispatch.tensor<writeonly:tensor<4x5xf32>>
  return
}
