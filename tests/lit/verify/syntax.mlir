// What the parser says about text that is cut short or does not fit; it goes on behind each fault.
// RUN: not cgc opt %s 2>&1 | FileCheck %s

func.func @elided() {
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: '...' stands for text that was left out; it cannot be parsed
  ...
  return
}

func.func @faults(%a: tensor<4x5xf32>, %z: tensor<f32>, %io: !flow.dispatch.tensor<readonly:tensor<?x4xf32>>) {
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: expected batching_dims, contracting_dims, precision or algorithm
  %0 = stablehlo.dot_general %a, %a, contracted = [1] x [1] : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x4xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: expected two lists of dims of one length
  %1 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [] : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x4xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: expected dims such as [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]
  %2 = stablehlo.convolution(%a, %a) dim_numbers = [b, 0, 0, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x4xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: expected a float format such as e5m10
  %3 = stablehlo.reduce_precision %a, format = f16 : tensor<4x5xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: there is no operation 'stablehlo.summ'
  %4 = stablehlo.reduce(%a init: %z) applies stablehlo.summ across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: unknown operation 'stablehlo.subtrct'; did you mean 'stablehlo.subtract'?
  %5 = stablehlo.subtrct %a, %a : tensor<4x5xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.gather' has only the generic form
  %6 = stablehlo.gather %a, %a : tensor<4x5xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: type !flow.dispatch.tensor<readonly:tensor<?x4xf32>> needs 1 dynamic dims, but 0 are given
  %7 = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) : !flow.dispatch.tensor<readonly:tensor<?x4xf32>>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: expected layout, set, binding, type, alignment, offset, flags or ':', not 'slot'
  %8 = hal.interface.binding.subspan slot(0) : !flow.dispatch.tensor<readonly:tensor<4xf32>>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: there is no predicate 'less'
  %9 = cmpi "less", %z, %z : index
  // CHECK: :[[#@LINE+1]]:42: error: there is no 'stream.binding.subspannsz'; there are none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast
  %10 = arith.addf %z, %z fastmath<nnan, stream.binding.subspannsz> : f32
  // CHECK: :[[#@LINE+1]]:36: error: there is no 'nnan'; there are none, nsw, nuw
  %11 = arith.addi %z, %z overflow<nnan> : i32
  return
}
