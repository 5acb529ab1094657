// Few long sums of what is gathered are sums of what stands in memory, which threads share; many or short ones gather on the way.
// RUN: cgc compile %s --target=hopper --print-ir-after=select-configuration -o %t.spv 2>&1 | FileCheck %s
// RUN: cgc run %s --device=interp --target=hopper --function=loss --input=512x10xf32=0.25 --input=512x1xi32=3 | FileCheck %s --check-prefix=RESULT

// CHECK-LABEL: func.func @loss_dispatch_0()
// CHECK: tensor.extract
// CHECK: flow.dispatch.tensor.store {{.*}} : tensor<512xf32>
// CHECK-LABEL: func.func @loss_dispatch_1()
// CHECK-SAME: pipeline = VectorDistribute
// CHECK-NOT: tensor.extract
// CHECK: flow.dispatch.tensor.store {{.*}} : tensor<f32>
// RESULT: f32=128
func.func public @loss(%l: tensor<512x10xf32>, %y: tensor<512x1xi32>) -> tensor<f32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reshape %y : (tensor<512x1xi32>) -> tensor<512x1x1xi32>
  %g = "stablehlo.gather"(%l, %r) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<512x10xf32>, tensor<512x1x1xi32>) -> tensor<512x1xf32>
  %s = stablehlo.reduce(%g init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x1xf32>, tensor<f32>) -> tensor<f32>
  return %s : tensor<f32>
}

// CHECK-LABEL: func.func @bags_dispatch_0()
// CHECK: tensor.extract
// CHECK: flow.dispatch.tensor.store {{.*}} : tensor<64x128xf32>
// CHECK-NOT: @bags_dispatch_1()
func.func public @bags(%t: tensor<1000x128xf32>, %i: tensor<64x100x1xi32>) -> tensor<64x128xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %g = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 128>}> : (tensor<1000x128xf32>, tensor<64x100x1xi32>) -> tensor<64x100x128xf32>
  %s = stablehlo.reduce(%g init: %z) applies stablehlo.add across dimensions = [1] : (tensor<64x100x128xf32>, tensor<f32>) -> tensor<64x128xf32>
  return %s : tensor<64x128xf32>
}
