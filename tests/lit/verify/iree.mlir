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
