// RUN: cgc opt %s --split-input-file --pass-pipeline='vectorize' | FileCheck %s
// RUN: cgc opt %s --split-input-file --pass-pipeline='vectorize' --validate > /dev/null

// The window's loops are tiled by 1: a strided view is read, the window dims are dropped.
// CHECK-LABEL: func.func @conv_window_loops
// CHECK: scf.for {{.*}} -> (vector<1x1x4x4xf32>)
// CHECK: scf.for {{.*}} -> (vector<1x1x4x4xf32>)
// CHECK: %[[I:.*]] = tensor.extract_slice {{.*}} [1, 1, 4, 3] [1, 1, 2, 1] :
// CHECK: %[[VI:.*]] = vector.transfer_read %[[I]]{{.*}} vector<1x1x4x3xf32>
// CHECK: %[[VF:.*]] = vector.transfer_read {{.*}} : tensor<1x1x3x4xf32>, vector<3x4xf32>
// CHECK: vector.contract {{.*}} %[[VI]], %[[VF]], {{.*}} into vector<1x1x4x4xf32>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @conv_window_loops() {
  %c0 = arith.constant 0 : index
  %I_b = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<1x9x9x3xf32>>
  %F_b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<3x3x3x8xf32>>
  %r_b = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<1x4x4x8xf32>>
  %I = flow.dispatch.tensor.load %I_b, offsets = [0, 0, 0, 0], sizes = [1, 9, 9, 3], strides = [1, 1, 1, 1] : !flow.dispatch.tensor<readonly:tensor<1x9x9x3xf32>> -> tensor<1x9x9x3xf32>
  %F = flow.dispatch.tensor.load %F_b, offsets = [0, 0, 0, 0], sizes = [3, 3, 3, 8], strides = [1, 1, 1, 1] : !flow.dispatch.tensor<readonly:tensor<3x3x3x8xf32>> -> tensor<3x3x3x8xf32>
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x4x4x8xf32>
  %r = scf.forall (%i, %j, %k) = (0, 0, 0) to (4, 4, 8) step (1, 4, 4) shared_outs(%o = %empty) -> (tensor<1x4x4x8xf32>) {
    %e = tensor.empty() : tensor<1x1x4x4xf32>
    %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x1x4x4xf32>) -> tensor<1x1x4x4xf32>
    %m0 = scf.for %fh = %c0 to %c3 step %c1 iter_args(%acc0 = %f) -> (tensor<1x1x4x4xf32>) {
      %m1 = scf.for %fw = %c0 to %c3 step %c1 iter_args(%acc = %acc0) -> (tensor<1x1x4x4xf32>) {
        %ih = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1)>(%i, %fh)
        %iw = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1)>(%j, %fw)
        %in = tensor.extract_slice %I[0, %ih, %iw, 0] [1, 1, 7, 3] [1, 1, 1, 1] : tensor<1x9x9x3xf32> to tensor<1x1x7x3xf32>
        %fi = tensor.extract_slice %F[%fh, %fw, 0, %k] [1, 1, 3, 4] [1, 1, 1, 1] : tensor<3x3x3x8xf32> to tensor<1x1x3x4xf32>
        %m = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%in, %fi : tensor<1x1x7x3xf32>, tensor<1x1x3x4xf32>) outs(%acc : tensor<1x1x4x4xf32>) -> tensor<1x1x4x4xf32>
        scf.yield %m : tensor<1x1x4x4xf32>
      }
      scf.yield %m1 : tensor<1x1x4x4xf32>
    }
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %m0 into %o[0, %i, %j, %k] [1, 1, 4, 4] [1, 1, 1, 1] : tensor<1x1x4x4xf32> into tensor<1x4x4x8xf32>
    }
  } {mapping = [#gpu.thread<z>, #gpu.thread<y>, #gpu.thread<x>]}
  flow.dispatch.tensor.store %r, %r_b, offsets = [0, 0, 0, 0], sizes = [1, 4, 4, 8], strides = [1, 1, 1, 1] : tensor<1x4x4x8xf32> -> !flow.dispatch.tensor<writeonly:tensor<1x4x4x8xf32>>
  return
}

// -----

// The window is unrolled: the input, which overlaps, is read once within its bounds; each position takes every second column.
// CHECK-LABEL: func.func @conv_padded
// CHECK-NOT: tensor.pad
// CHECK: %[[I:.*]] = vector.transfer_read {{.*}} {in_bounds = [true, false, false, true]} : tensor<1x8x8x4xf32>, vector<1x3x5x4xf32>
// CHECK: vector.extract_strided_slice %[[I]] {offsets = [0, 0, 0, 0], sizes = [1, 1, 1, 4]
// CHECK: vector.extract_strided_slice %[[I]] {offsets = [0, 0, 2, 0], sizes = [1, 1, 1, 4]
// CHECK: vector.transfer_read {{.*}} : tensor<3x3x4x4xf32>, vector<4x4xf32>
// CHECK: vector.contract
// CHECK: vector.contract
// CHECK: vector.contract
// CHECK: vector.contract
// CHECK: vector.contract
// CHECK: vector.contract
// CHECK: vector.contract
// CHECK: vector.contract
// CHECK: vector.contract
// CHECK-NOT: vector.contract
// CHECK: vector.transfer_write
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @conv_padded() {
  %c0 = arith.constant 0 : index
  %I_b = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<1x8x8x4xf32>>
  %F_b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<3x3x4x8xf32>>
  %r_b = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<1x4x4x8xf32>>
  %I = flow.dispatch.tensor.load %I_b, offsets = [0, 0, 0, 0], sizes = [1, 8, 8, 4], strides = [1, 1, 1, 1] : !flow.dispatch.tensor<readonly:tensor<1x8x8x4xf32>> -> tensor<1x8x8x4xf32>
  %F = flow.dispatch.tensor.load %F_b, offsets = [0, 0, 0, 0], sizes = [3, 3, 4, 8], strides = [1, 1, 1, 1] : !flow.dispatch.tensor<readonly:tensor<3x3x4x8xf32>> -> tensor<3x3x4x8xf32>
  %zero = arith.constant 0.0 : f32
  %P = tensor.pad %I low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%x: index, %y: index, %z: index, %w: index):
    tensor.yield %zero : f32
  } : tensor<1x8x8x4xf32> to tensor<1x10x10x4xf32>
  %empty = tensor.empty() : tensor<1x4x4x8xf32>
  %r = scf.forall (%i, %j, %k) = (0, 0, 0) to (4, 4, 8) step (1, 2, 4) shared_outs(%o = %empty) -> (tensor<1x4x4x8xf32>) {
    %e = tensor.empty() : tensor<1x1x2x4xf32>
    %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x1x2x4xf32>) -> tensor<1x1x2x4xf32>
    %ih = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    %iw = affine.apply affine_map<(d0) -> (d0 * 2)>(%j)
    %in = tensor.extract_slice %P[0, %ih, %iw, 0] [1, 3, 5, 4] [1, 1, 1, 1] : tensor<1x10x10x4xf32> to tensor<1x3x5x4xf32>
    %fi = tensor.extract_slice %F[0, 0, 0, %k] [3, 3, 4, 4] [1, 1, 1, 1] : tensor<3x3x4x8xf32> to tensor<3x3x4x4xf32>
    %m = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%in, %fi : tensor<1x3x5x4xf32>, tensor<3x3x4x4xf32>) outs(%f : tensor<1x1x2x4xf32>) -> tensor<1x1x2x4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %m into %o[0, %i, %j, %k] [1, 1, 2, 4] [1, 1, 1, 1] : tensor<1x1x2x4xf32> into tensor<1x4x4x8xf32>
    }
  } {mapping = [#gpu.thread<z>, #gpu.thread<y>, #gpu.thread<x>]}
  flow.dispatch.tensor.store %r, %r_b, offsets = [0, 0, 0, 0], sizes = [1, 4, 4, 8], strides = [1, 1, 1, 1] : tensor<1x4x4x8xf32> -> !flow.dispatch.tensor<writeonly:tensor<1x4x4x8xf32>>
  return
}

// -----

// Depthwise: no reduction is left once the window is unrolled, so that each position is one fma.
// CHECK-LABEL: func.func @depthwise_nchw
// CHECK: %[[I:.*]] = vector.transfer_read {{.*}} vector<1x2x4x6xf32>
// CHECK: %[[F:.*]] = vector.transfer_read {{.*}} vector<2x3x3xf32>
// CHECK: vector.broadcast {{.*}} : vector<1x2x1x1xf32> to vector<1x2x2x4xf32>
// CHECK: vector.fma {{.*}} : vector<1x2x2x4xf32>
// CHECK-NOT: vector.contract
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @depthwise_nchw() {
  %c0 = arith.constant 0 : index
  %I_b = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<1x4x6x6xf32>>
  %F_b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<4x3x3xf32>>
  %r_b = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<1x4x4x4xf32>>
  %I = flow.dispatch.tensor.load %I_b, offsets = [0, 0, 0, 0], sizes = [1, 4, 6, 6], strides = [1, 1, 1, 1] : !flow.dispatch.tensor<readonly:tensor<1x4x6x6xf32>> -> tensor<1x4x6x6xf32>
  %F = flow.dispatch.tensor.load %F_b, offsets = [0, 0, 0], sizes = [4, 3, 3], strides = [1, 1, 1] : !flow.dispatch.tensor<readonly:tensor<4x3x3xf32>> -> tensor<4x3x3xf32>
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x4x4x4xf32>
  %r = scf.forall (%i, %j) = (0, 0) to (4, 4) step (2, 2) shared_outs(%o = %empty) -> (tensor<1x4x4x4xf32>) {
    %e = tensor.empty() : tensor<1x2x2x4xf32>
    %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x2x2x4xf32>) -> tensor<1x2x2x4xf32>
    %in = tensor.extract_slice %I[0, %i, %j, 0] [1, 2, 4, 6] [1, 1, 1, 1] : tensor<1x4x6x6xf32> to tensor<1x2x4x6xf32>
    %fi = tensor.extract_slice %F[%i, 0, 0] [2, 3, 3] [1, 1, 1] : tensor<4x3x3xf32> to tensor<2x3x3xf32>
    %m = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%in, %fi : tensor<1x2x4x6xf32>, tensor<2x3x3xf32>) outs(%f : tensor<1x2x2x4xf32>) -> tensor<1x2x2x4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %m into %o[0, %i, %j, 0] [1, 2, 2, 4] [1, 1, 1, 1] : tensor<1x2x2x4xf32> into tensor<1x4x4x4xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  flow.dispatch.tensor.store %r, %r_b, offsets = [0, 0, 0, 0], sizes = [1, 4, 4, 4], strides = [1, 1, 1, 1] : tensor<1x4x4x4xf32> -> !flow.dispatch.tensor<writeonly:tensor<1x4x4x4xf32>>
  return
}

// -----

// Pooling.
// CHECK-LABEL: func.func @pool_max
// CHECK: %[[X:.*]] = vector.transfer_read {{.*}} vector<1x1x2x4xf32>
// CHECK: %[[A:.*]] = arith.maximumf %{{.*}}, %[[X]]
// CHECK: %[[Y:.*]] = vector.transfer_read {{.*}} vector<1x1x2x4xf32>
// CHECK: arith.maximumf %[[A]], %[[Y]]
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @pool_max() {
  %c0 = arith.constant 0 : index
  %I_b = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<1x8x8x4xf32>>
  %r_b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<1x4x4x4xf32>>
  %I = flow.dispatch.tensor.load %I_b, offsets = [0, 0, 0, 0], sizes = [1, 8, 8, 4], strides = [1, 1, 1, 1] : !flow.dispatch.tensor<readonly:tensor<1x8x8x4xf32>> -> tensor<1x8x8x4xf32>
  %low = arith.constant 0xFF800000 : f32
  %win = tensor.empty() : tensor<2x2xf32>
  %empty = tensor.empty() : tensor<1x4x4x4xf32>
  %r = scf.forall (%i, %j) = (0, 0) to (4, 4) step (1, 2) shared_outs(%o = %empty) -> (tensor<1x4x4x4xf32>) {
    %e = tensor.empty() : tensor<1x1x2x4xf32>
    %f = linalg.fill ins(%low : f32) outs(%e : tensor<1x1x2x4xf32>) -> tensor<1x1x2x4xf32>
    %ih = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    %iw = affine.apply affine_map<(d0) -> (d0 * 2)>(%j)
    %in = tensor.extract_slice %I[0, %ih, %iw, 0] [1, 2, 4, 4] [1, 1, 1, 1] : tensor<1x8x8x4xf32> to tensor<1x2x4x4xf32>
    %m = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%in, %win : tensor<1x2x4x4xf32>, tensor<2x2xf32>) outs(%f : tensor<1x1x2x4xf32>) -> tensor<1x1x2x4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %m into %o[0, %i, %j, 0] [1, 1, 2, 4] [1, 1, 1, 1] : tensor<1x1x2x4xf32> into tensor<1x4x4x4xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  flow.dispatch.tensor.store %r, %r_b, offsets = [0, 0, 0, 0], sizes = [1, 4, 4, 4], strides = [1, 1, 1, 1] : tensor<1x4x4x4xf32> -> !flow.dispatch.tensor<writeonly:tensor<1x4x4x4xf32>>
  return
}

// -----

// A map that runs backwards is read element by element; a one-dimensional convolution.
// CHECK-LABEL: func.func @reverse
// CHECK: vector.transfer_read {{.*}} vector<2x1xi8>
// CHECK: vector.insert_strided_slice {{.*}} {offsets = [0, 7]
// CHECK: vector.transfer_read {{.*}} vector<9xf32>
// CHECK: vector.fma {{.*}} : vector<7xf32>
// CHECK: vector.fma
// CHECK: vector.fma
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
func.func @reverse() {
  %c0 = arith.constant 0 : index
  %A_b = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x8xi8>>
  %W_b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<9xf32>>
  %V_b = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<3xf32>>
  %r_b = hal.interface.binding.subspan layout(#layout) binding(3) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<2x8xi8>>
  %s_b = hal.interface.binding.subspan layout(#layout) binding(4) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<7xf32>>
  %A = flow.dispatch.tensor.load %A_b, offsets = [0, 0], sizes = [2, 8], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<2x8xi8>> -> tensor<2x8xi8>
  %W = flow.dispatch.tensor.load %W_b, offsets = [0], sizes = [9], strides = [1] : !flow.dispatch.tensor<readonly:tensor<9xf32>> -> tensor<9xf32>
  %V = flow.dispatch.tensor.load %V_b, offsets = [0], sizes = [3], strides = [1] : !flow.dispatch.tensor<readonly:tensor<3xf32>> -> tensor<3xf32>
  %er = tensor.empty() : tensor<2x8xi8>
  %es = tensor.empty() : tensor<7xf32>
  %zero = arith.constant 0.0 : f32
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, -d1 + 7)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%A : tensor<2x8xi8>) outs(%er : tensor<2x8xi8>) {
  ^bb0(%p: i8, %out: i8):
    linalg.yield %p : i8
  } -> tensor<2x8xi8>
  %f = linalg.fill ins(%zero : f32) outs(%es : tensor<7xf32>) -> tensor<7xf32>
  %s = linalg.conv_1d ins(%W, %V : tensor<9xf32>, tensor<3xf32>) outs(%f : tensor<7xf32>) -> tensor<7xf32>
  flow.dispatch.tensor.store %r, %r_b, offsets = [0, 0], sizes = [2, 8], strides = [1, 1] : tensor<2x8xi8> -> !flow.dispatch.tensor<writeonly:tensor<2x8xi8>>
  flow.dispatch.tensor.store %s, %s_b, offsets = [0], sizes = [7], strides = [1] : tensor<7xf32> -> !flow.dispatch.tensor<writeonly:tensor<7xf32>>
  return
}

// -----

// Maps that add parallel loops, or name one twice, are read position by position.
// CHECK-LABEL: func.func @diag
// CHECK: tensor.extract_slice {{.*}}[3, 3, 3] [3, 1, 1] [4, 1, 1]
// CHECK: vector.insert_strided_slice {{.*}} {offsets = [3, 0]
// CHECK: vector.insert_strided_slice {{.*}} {offsets = [0, 0]
// CHECK: arith.addf {{.*}} : vector<4x3x4xf32>
// CHECK: vector.transpose
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
func.func @diag() {
  %c0 = arith.constant 0 : index
  %a_b = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : !flow.dispatch.tensor<readonly:tensor<12x4x4xf32>>
  %r_b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<3x4x4xf32>>
  %a = flow.dispatch.tensor.load %a_b, offsets = [0, 0, 0], sizes = [12, 4, 4], strides = [1, 1, 1] : !flow.dispatch.tensor<readonly:tensor<12x4x4xf32>> -> tensor<12x4x4xf32>
  %e = tensor.empty() : tensor<3x4x4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0 * 4 + d1, d1, d1)>, affine_map<(d0, d1, d2) -> (d0 * 4 + d1, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %a : tensor<12x4x4xf32>, tensor<12x4x4xf32>) outs(%e : tensor<3x4x4xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %0 = arith.addf %x, %y : f32
    linalg.yield %0 : f32
  } -> tensor<3x4x4xf32>
  flow.dispatch.tensor.store %r, %r_b, offsets = [0, 0, 0], sizes = [3, 4, 4], strides = [1, 1, 1] : tensor<3x4x4xf32> -> !flow.dispatch.tensor<writeonly:tensor<3x4x4xf32>>
  return
}

// -----

// A pad widens a unit dim that a reshape of a padded value added: the value is reshaped, then read with what lies beside it.
// CHECK-LABEL: func.func @padded_unit_dim
// CHECK: vector.shape_cast {{.*}} : vector<5x4xf32> to vector<5x4x1xf32>
// CHECK: vector.insert_strided_slice {{.*}} : vector<5x4x1xf32> into vector<5x4x3xf32>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @padded_unit_dim() {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %a_b = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<4x4xf32>>
  %r_b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<5x4x3xf32>>
  %a = flow.dispatch.tensor.load %a_b, offsets = [0, 0], sizes = [4, 4], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<4x4xf32>> -> tensor<4x4xf32>
  %p = tensor.pad %a low[0, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %one : f32
  } : tensor<4x4xf32> to tensor<5x4xf32>
  %x = tensor.expand_shape %p [[0], [1, 2]] output_shape [5, 4, 1] : tensor<5x4xf32> into tensor<5x4x1xf32>
  %q = tensor.pad %x low[0, 0, 1] high[0, 0, 1] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %one : f32
  } : tensor<5x4x1xf32> to tensor<5x4x3xf32>
  %e = tensor.empty() : tensor<5x4x3xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%q : tensor<5x4x3xf32>) outs(%e : tensor<5x4x3xf32>) {
  ^bb0(%v: f32, %out: f32):
    %0 = arith.negf %v : f32
    linalg.yield %0 : f32
  } -> tensor<5x4x3xf32>
  flow.dispatch.tensor.store %r, %r_b, offsets = [0, 0, 0], sizes = [5, 4, 3], strides = [1, 1, 1] : tensor<5x4x3xf32> -> !flow.dispatch.tensor<writeonly:tensor<5x4x3xf32>>
  return
}
