// RUN: cgc opt %s --pass-pipeline='form-dispatches{max-bindings=4}' | FileCheck %s

#id = affine_map<(d0, d1) -> (d0, d1)>
#one = affine_map<(d0, d1) -> (0, d0, d1)>

// Slices of one tensor are one buffer, though none of them is decided on when the first one is.
// CHECK:     flow.executable private
// CHECK-NOT: flow.executable private
// CHECK-LABEL: func.func @sum(
// CHECK:       flow.dispatch @{{.*}}(%arg0, %arg1, %arg2) : (tensor<4x7x5xf32>, tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
// CHECK-NOT:   flow.dispatch
// CHECK:       return
func.func @sum(%x: tensor<4x7x5xf32>, %y: tensor<7x5xf32>, %z: tensor<7x5xf32>) -> tensor<7x5xf32> {
  %0 = tensor.extract_slice %x[0, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<4x7x5xf32> to tensor<1x7x5xf32>
  %1 = tensor.extract_slice %x[1, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<4x7x5xf32> to tensor<1x7x5xf32>
  %2 = tensor.extract_slice %x[2, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<4x7x5xf32> to tensor<1x7x5xf32>
  %3 = tensor.extract_slice %x[3, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<4x7x5xf32> to tensor<1x7x5xf32>
  %e = tensor.empty() : tensor<7x5xf32>
  %r = linalg.generic {indexing_maps = [#one, #one, #one, #one, #id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%0, %1, %2, %3, %y, %z : tensor<1x7x5xf32>, tensor<1x7x5xf32>, tensor<1x7x5xf32>, tensor<1x7x5xf32>, tensor<7x5xf32>, tensor<7x5xf32>) outs(%e : tensor<7x5xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %d: f32, %f: f32, %g: f32, %out: f32):
    %4 = arith.addf %a, %b : f32
    %5 = arith.addf %4, %c : f32
    %6 = arith.addf %5, %d : f32
    %7 = arith.mulf %6, %f : f32
    %8 = arith.addf %7, %g : f32
    linalg.yield %8 : f32
  } -> tensor<7x5xf32>
  return %r : tensor<7x5xf32>
}
