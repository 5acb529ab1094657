// Rows and columns that registers hold are read once, by threads that have no more of them than that takes; sorts of many elements take small tiles.
// RUN: cgc compile %s --target=hopper --print-ir-after=select-configuration -o %t.spv 2>&1 | FileCheck %s
// RUN: cgc compile %s --target=hopper -o %t.spv && spirv-val --target-env vulkan1.3 %t.spv

// CHECK-LABEL: func.func @rows_dispatch_0
// CHECK: tile_sizes = {{\[\[}}1, 0], [0, 0], [0, 9216]], thread_basis = [1, 256]
// CHECK-LABEL: func.func @columns_dispatch_0
// CHECK: tile_sizes = {{\[\[}}0, 32], [0, 0], [448, 0]], thread_basis = [32, 32]
// CHECK-LABEL: func.func @short_dispatch_0
// CHECK: tile_sizes = {{\[\[}}0, 64], [0, 0], [104, 0]], thread_basis = [8, 64]
// CHECK-LABEL: func.func @sort_dispatch_0
// CHECK: tile_sizes = {{\[\[}}0], [0], [1152]], thread_basis = [128]
func.func @rows(%x: tensor<3624x8532xf32>) -> tensor<3624xf32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<3624x8532xf32>, tensor<f32>) -> tensor<3624xf32>
  %b = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<3624xf32>) -> tensor<3624x8532xf32>
  %d = stablehlo.subtract %x, %b : tensor<3624x8532xf32>
  %e = stablehlo.exponential %d : tensor<3624x8532xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3624x8532xf32>, tensor<f32>) -> tensor<3624xf32>
  %l = stablehlo.log %s : tensor<3624xf32>
  %r = stablehlo.add %l, %m : tensor<3624xf32>
  return %r : tensor<3624xf32>
}
func.func @columns(%x: tensor<425x90815xf32>) -> tensor<425x90815xf32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<425x90815xf32>, tensor<f32>) -> tensor<90815xf32>
  %b = stablehlo.broadcast_in_dim %m, dims = [1] : (tensor<90815xf32>) -> tensor<425x90815xf32>
  %d = stablehlo.subtract %x, %b : tensor<425x90815xf32>
  %e = stablehlo.exponential %d : tensor<425x90815xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<425x90815xf32>, tensor<f32>) -> tensor<90815xf32>
  %c = stablehlo.broadcast_in_dim %s, dims = [1] : (tensor<90815xf32>) -> tensor<425x90815xf32>
  %r = stablehlo.divide %e, %c : tensor<425x90815xf32>
  return %r : tensor<425x90815xf32>
}
func.func @short(%x: tensor<100x206551xf32>) -> tensor<100x206551xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<100.0> : tensor<206551xf32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<100x206551xf32>, tensor<f32>) -> tensor<206551xf32>
  %m = stablehlo.divide %s, %n : tensor<206551xf32>
  %b = stablehlo.broadcast_in_dim %m, dims = [1] : (tensor<206551xf32>) -> tensor<100x206551xf32>
  %d = stablehlo.subtract %x, %b : tensor<100x206551xf32>
  %q = stablehlo.multiply %d, %d : tensor<100x206551xf32>
  %t = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<100x206551xf32>, tensor<f32>) -> tensor<206551xf32>
  %c = stablehlo.broadcast_in_dim %t, dims = [1] : (tensor<206551xf32>) -> tensor<100x206551xf32>
  %r = stablehlo.multiply %d, %c : tensor<100x206551xf32>
  return %r : tensor<100x206551xf32>
}
func.func @sort(%x: tensor<2000000xf32>) -> tensor<2000000xf32> {
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<2000000xf32>) -> tensor<2000000xf32>
  return %0 : tensor<2000000xf32>
}
