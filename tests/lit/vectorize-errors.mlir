// RUN: not cgc opt %s --split-input-file --pass-pipeline='vectorize' 2>&1 | FileCheck %s --implicit-check-not=error:

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
func.func @large() {
  %c0 = arith.constant 0 : index
  %a_b = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : !flow.dispatch.tensor<readonly:tensor<1024x64xf32>>
  %r_b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<1024x64xf32>>
  %a = flow.dispatch.tensor.load %a_b, offsets = [0, 0], sizes = [1024, 64], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<1024x64xf32>> -> tensor<1024x64xf32>
  %e = tensor.empty() : tensor<1024x64xf32>
  // CHECK: errors.mlir:[[@LINE+1]]:{{[0-9]+}}: error: 'linalg.exp' op is not vectorized: its tile has more than 32768 elements
  %r = linalg.exp ins(%a : tensor<1024x64xf32>) outs(%e : tensor<1024x64xf32>) -> tensor<1024x64xf32>
  flow.dispatch.tensor.store %r, %r_b, offsets = [0, 0], sizes = [1024, 64], strides = [1, 1] : tensor<1024x64xf32> -> !flow.dispatch.tensor<writeonly:tensor<1024x64xf32>>
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
func.func @region() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %a_b = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : !flow.dispatch.tensor<readonly:tensor<8xf32>>
  %r_b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  %a = flow.dispatch.tensor.load %a_b, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readonly:tensor<8xf32>> -> tensor<8xf32>
  %e = tensor.empty() : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%x: f32, %out: f32):
    %0 = arith.cmpf olt, %x, %zero : f32
    // CHECK: errors.mlir:[[@LINE+1]]:{{[0-9]+}}: error: 'scf.if' op in the body of a structured op is not vectorized
    %1 = scf.if %0 -> (f32) {
      scf.yield %zero : f32
    } else {
      %2 = math.exp %x : f32
      scf.yield %2 : f32
    }
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  flow.dispatch.tensor.store %r, %r_b, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
func.func @gather() {
  %c0 = arith.constant 0 : index
  %a_b = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : !flow.dispatch.tensor<readonly:tensor<8xindex>>
  %r_b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<8xindex>>
  %a = flow.dispatch.tensor.load %a_b, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readonly:tensor<8xindex>> -> tensor<8xindex>
  %e = tensor.empty() : tensor<8xindex>
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<8xindex>) outs(%e : tensor<8xindex>) {
  ^bb0(%x: index, %out: index):
    // CHECK: errors.mlir:[[@LINE+1]]:{{[0-9]+}}: error: 'tensor.extract' op in the body of a structured op is not vectorized
    %0 = tensor.extract %a[%x] : tensor<8xindex>
    linalg.yield %0 : index
  } -> tensor<8xindex>
  flow.dispatch.tensor.store %r, %r_b, offsets = [0], sizes = [8], strides = [1] : tensor<8xindex> -> !flow.dispatch.tensor<writeonly:tensor<8xindex>>
  return
}

// -----

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
func.func @long_order() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %a_b = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : !flow.dispatch.tensor<readonly:tensor<4x256xf32>>
  %r_b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<4xf32>>
  %a = flow.dispatch.tensor.load %a_b, offsets = [0, 0], sizes = [4, 256], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<4x256xf32>> -> tensor<4x256xf32>
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: errors.mlir:[[@LINE+1]]:{{[0-9]+}}: error: 'linalg.reduce' op is not vectorized: it would be unrolled into too many steps
  %r = linalg.reduce {arith.subf} ins(%a : tensor<4x256xf32>) outs(%f : tensor<4xf32>) dimensions = [1]
  flow.dispatch.tensor.store %r, %r_b, offsets = [0], sizes = [4], strides = [1] : tensor<4xf32> -> !flow.dispatch.tensor<writeonly:tensor<4xf32>>
  return
}

// -----

func.func @written_no_sum() {
  %in = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<8xf32>>
  %out = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  %x = flow.dispatch.tensor.load %in, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readonly:tensor<8xf32>> -> tensor<8xf32>
  %e = tensor.empty() : tensor<8xf32>
  // CHECK: errors.mlir:[[@LINE+1]]:{{[0-9]+}}: error: 'linalg.generic' op is not vectorized: an indexing map is no sum of loops
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0 mod 8)>], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%p: f32, %o: f32):
    %y = arith.negf %p : f32
    linalg.yield %y : f32
  } -> tensor<8xf32>
  flow.dispatch.tensor.store %r, %out, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  return
}

// -----

func.func @read_no_sum() {
  %in = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<8xf32>>
  %out = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  %x = flow.dispatch.tensor.load %in, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readonly:tensor<8xf32>> -> tensor<8xf32>
  %e = tensor.empty() : tensor<8xf32>
  // CHECK: errors.mlir:[[@LINE+1]]:{{[0-9]+}}: error: 'linalg.generic' op is not vectorized: an indexing map is no sum of loops
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0 mod 8)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%p: f32, %o: f32):
    %y = arith.negf %p : f32
    linalg.yield %y : f32
  } -> tensor<8xf32>
  flow.dispatch.tensor.store %r, %out, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  return
}

// -----

func.func @written_elsewhere() {
  %in = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<8xf32>>
  %out = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  %x = flow.dispatch.tensor.load %in, offsets = [0], sizes = [8], strides = [1] : !flow.dispatch.tensor<readonly:tensor<8xf32>> -> tensor<8xf32>
  %e = tensor.empty() : tensor<8xf32>
  // CHECK: errors.mlir:[[@LINE+1]]:{{[0-9]+}}: error: 'linalg.generic' op is not vectorized: it writes at other places than its loops are
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (-d0 + 7)>], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%p: f32, %o: f32):
    %y = arith.negf %p : f32
    linalg.yield %y : f32
  } -> tensor<8xf32>
  flow.dispatch.tensor.store %r, %out, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !flow.dispatch.tensor<writeonly:tensor<8xf32>>
  return
}

// -----

func.func @attention() {
  %q = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<2x4x8xf32>>
  %k = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<readonly:tensor<2x6x8xf32>>
  %out = hal.interface.binding.subspan set(0) binding(2) : !flow.dispatch.tensor<writeonly:tensor<2x4x8xf32>>
  %qs = flow.dispatch.tensor.load %q, offsets = [0, 0, 0], sizes = [2, 4, 8], strides = [1, 1, 1] : !flow.dispatch.tensor<readonly:tensor<2x4x8xf32>> -> tensor<2x4x8xf32>
  %ks = flow.dispatch.tensor.load %k, offsets = [0, 0, 0], sizes = [2, 6, 8], strides = [1, 1, 1] : !flow.dispatch.tensor<readonly:tensor<2x6x8xf32>> -> tensor<2x6x8xf32>
  %scale = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<2x4x8xf32>
  // CHECK: errors.mlir:[[@LINE+1]]:{{[0-9]+}}: error: 'iree_linalg_ext.attention' op is not vectorized: its region does not take the elements of its operands
  %r = iree_linalg_ext.attention {indexing_maps = [affine_map<(b, m, n, k, j) -> (b, m, k)>, affine_map<(b, m, n, k, j) -> (b, j, k)>, affine_map<(b, m, n, k, j) -> (b, j, n)>, affine_map<(b, m, n, k, j) -> ()>, affine_map<(b, m, n, k, j) -> (b, m, n)>]} ins(%qs, %ks, %ks, %scale : tensor<2x4x8xf32>, tensor<2x6x8xf32>, tensor<2x6x8xf32>, f32) outs(%e : tensor<2x4x8xf32>) {
  ^bb0(%score: f32):
    iree_linalg_ext.yield %score : f32
  } -> tensor<2x4x8xf32>
  flow.dispatch.tensor.store %r, %out, offsets = [0, 0, 0], sizes = [2, 4, 8], strides = [1, 1, 1] : tensor<2x4x8xf32> -> !flow.dispatch.tensor<writeonly:tensor<2x4x8xf32>>
  return
}
