// What the verifier says about dispatches, globals and checks.
// RUN: not cgc opt %s 2>&1 | FileCheck %s

hal.executable private @exe {
  hal.executable.variant public @spirv target(<"vulkan-spirv", "vulkan-spirv-fb">) {
    // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'hal.executable.export' op its workgroup count region must return 3 values, but returns 2
    hal.executable.export public @f ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>) {
    ^bb0(%d: !hal.device, %n: index):
      hal.return %n, %n : index, index
    }
  }
}

hal.interface private @io {
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'hal.interface.binding' op has no access 'Reading'; there are Read, Write, Read|Write and Write|Discard
  hal.interface.binding @a, set=0, binding=0, type="StorageBuffer", access="Reading"
}

func.func @slices(%in: !flow.dispatch.tensor<readonly:tensor<4x8xf32>>, %out: !flow.dispatch.tensor<writeonly:tensor<4x8xf32>>, %t: tensor<4x8xf32>) {
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'flow.dispatch.tensor.load' op size 7 of dim 1 does not fit tensor<4x8xf32>
  %1 = flow.dispatch.tensor.load %in, offsets = [0, 0], sizes = [4, 7], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<4x8xf32>> -> tensor<4x8xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'flow.dispatch.tensor.store' op stores to !flow.dispatch.tensor<readonly:tensor<4x8xf32>>, which is read-only
  flow.dispatch.tensor.store %t, %in, offsets = [0, 0], sizes = [4, 8], strides = [1, 1] : tensor<4x8xf32> -> !flow.dispatch.tensor<readonly:tensor<4x8xf32>>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'hal.interface.workgroup.id' op dimension must be 0, 1 or 2, but is 3
  %2 = hal.interface.workgroup.id[3] : index
  return
}

// Destinations that are only written have a shape, and no elements.
func.func @accumulates(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %out: !flow.dispatch.tensor<writeonly:tensor<4x4xf32>>, %i: index) {
  %d = flow.dispatch.tensor.load %out, offsets = [0, 0], sizes = [4, 4], strides = [1, 1] : !flow.dispatch.tensor<writeonly:tensor<4x4xf32>> -> tensor<4x4xf32>
  %c = arith.constant 0.0 : f32
  %0 = linalg.fill ins(%c : f32) outs(%d : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = linalg.exp ins(%0 : tensor<4x4xf32>) outs(%d : tensor<4x4xf32>) -> tensor<4x4xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'linalg.matmul' op reads elements loaded from !flow.dispatch.tensor<writeonly:tensor<4x4xf32>>, which is only written: it has to be readwrite
  %2 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%d : tensor<4x4xf32>) -> tensor<4x4xf32>
  flow.dispatch.tensor.store %2, %out, offsets = [0, 0], sizes = [4, 4], strides = [1, 1] : tensor<4x4xf32> -> !flow.dispatch.tensor<writeonly:tensor<4x4xf32>>
  return
}
func.func @reads(%out: !flow.dispatch.tensor<writeonly:tensor<4x4xf32>>, %i: index) -> tensor<2x4xf32> {
  %d = flow.dispatch.tensor.load %out, offsets = [0, 0], sizes = [4, 4], strides = [1, 1] : !flow.dispatch.tensor<writeonly:tensor<4x4xf32>> -> tensor<4x4xf32>
  %e = tensor.empty() : tensor<2x4xf32>
  %s = tensor.extract_slice %d[0, 0] [2, 4] [1, 1] : tensor<4x4xf32> to tensor<2x4xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'linalg.exp' op reads elements loaded from !flow.dispatch.tensor<writeonly:tensor<4x4xf32>>
  %1 = linalg.exp ins(%s : tensor<2x4xf32>) outs(%e : tensor<2x4xf32>) -> tensor<2x4xf32>
  return %1 : tensor<2x4xf32>
}
func.func @element(%out: !flow.dispatch.tensor<writeonly:tensor<4x4xf32>>, %i: index) -> f32 {
  %d = flow.dispatch.tensor.load %out, offsets = [0, 0], sizes = [4, 4], strides = [1, 1] : !flow.dispatch.tensor<writeonly:tensor<4x4xf32>> -> tensor<4x4xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'tensor.extract' op reads elements loaded from !flow.dispatch.tensor<writeonly:tensor<4x4xf32>>
  %1 = tensor.extract %d[%i, %i] : tensor<4x4xf32>
  return %1 : f32
}

util.global private @weights = dense<1.0> : tensor<4xf32>

func.func @values(%a: tensor<4xf32>, %b: tensor<5xf32>) {
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'util.global.load' op has type tensor<5xf32>, but global @weights is tensor<4xf32>
  %0 = util.global.load @weights : tensor<5xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'util.global.load' op refers to @missing, which is not defined
  %1 = util.global.load @missing : tensor<5xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'check.expect_eq_const' op compares a value of type tensor<4xf32> with a constant of type tensor<5xf32>
  check.expect_eq_const(%a, dense<0.0> : tensor<5xf32>) : tensor<4xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'check.expect_close' op compares values of different types: tensor<4xf32> and tensor<5xf32>
  check.expect_close %a, %b, max_ulp_difference = 3 : tensor<4xf32>, tensor<5xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'chlo.top_k' op k = 5 is not within the last dim of tensor<4xf32>
  %2:2 = chlo.top_k(%a, k = 5) : tensor<4xf32> -> (tensor<5xf32>, tensor<5xi32>)
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'chlo.broadcast_add' op operands tensor<4xf32> and tensor<5xf32> cannot be broadcast together
  %3 = chlo.broadcast_add %a, %b : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return
}
