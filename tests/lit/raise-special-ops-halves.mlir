// Attention as Flax has it, in f16: causal masks of numbers, computed once for all layers, and scores below f16's lowest number. Scores are f32 in the
// one kernel, and left out ones as good as minus infinity.
// RUN: cgc opt %s --pass-pipeline='inline,symbol-dce,assign-targets{targets=hopper},hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse,raise-special-ops,canonicalize,cse' | FileCheck %s
// RUN: cgc compile %s --target=hopper --print-ir-after=select-configuration -o %t.spv 2>&1 | FileCheck %s --check-prefix=TILES
// CHECK-NOT: uitofp
// CHECK: iree_linalg_ext.attention
// CHECK-NEXT: ^bb0(%[[S:.*]]: f32):
// CHECK-NOT: truncf
// CHECK: %[[C:.*]] = arith.cmpi sge
// CHECK: %[[R:.*]] = arith.select %[[C]], %[[S]], %{{.*}} : f32
// CHECK-NEXT: iree_linalg_ext.yield %[[R]] : f32
// CHECK: iree_linalg_ext.attention
// TILES: pipeline = Attention
// TILES-NOT: pipeline = VectorDistribute
func.func private @softmax(%s: tensor<4x12x512x512xf16>) -> tensor<4x12x512x512xf16> {
  %lowest = stablehlo.constant dense<0xFC00> : tensor<f16>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%s init: %lowest) applies stablehlo.maximum across dimensions = [3] : (tensor<4x12x512x512xf16>, tensor<f16>) -> tensor<4x12x512xf16>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1, 2] : (tensor<4x12x512xf16>) -> tensor<4x12x512x512xf16>
  %d = stablehlo.subtract %s, %mb : tensor<4x12x512x512xf16>
  %e = stablehlo.exponential %d : tensor<4x12x512x512xf16>
  %w = stablehlo.convert %e : (tensor<4x12x512x512xf16>) -> tensor<4x12x512x512xf32>
  %t = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<4x12x512x512xf32>, tensor<f32>) -> tensor<4x12x512xf32>
  %n = stablehlo.convert %t : (tensor<4x12x512xf32>) -> tensor<4x12x512xf16>
  %nb = stablehlo.broadcast_in_dim %n, dims = [0, 1, 2] : (tensor<4x12x512xf16>) -> tensor<4x12x512x512xf16>
  %p = stablehlo.divide %e, %nb : tensor<4x12x512x512xf16>
  return %p : tensor<4x12x512x512xf16>
}
func.func private @layer(%q: tensor<4x512x12x64xf16>, %k: tensor<4x512x12x64xf16>, %v: tensor<4x512x12x64xf16>, %mask: tensor<4x1x512x512xf32>) -> tensor<4x512x12x64xf16> {
  %zero = stablehlo.constant dense<0.0> : tensor<4x1x512x512xf32>
  %least = stablehlo.constant dense<-6.5504e+04> : tensor<4x12x512x512xf16>
  %s = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<4x512x12x64xf16>, tensor<4x512x12x64xf16>) -> tensor<4x12x512x512xf16>
  %b = stablehlo.compare NE, %mask, %zero, FLOAT : (tensor<4x1x512x512xf32>, tensor<4x1x512x512xf32>) -> tensor<4x1x512x512xi1>
  %bb = stablehlo.broadcast_in_dim %b, dims = [0, 1, 2, 3] : (tensor<4x1x512x512xi1>) -> tensor<4x12x512x512xi1>
  %x = stablehlo.select %bb, %s, %least : tensor<4x12x512x512xi1>, tensor<4x12x512x512xf16>
  %p = func.call @softmax(%x) : (tensor<4x12x512x512xf16>) -> tensor<4x12x512x512xf16>
  %o = stablehlo.dot_general %v, %p, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<4x512x12x64xf16>, tensor<4x12x512x512xf16>) -> tensor<4x12x64x512xf16>
  %r = stablehlo.transpose %o, dims = [0, 3, 1, 2] : (tensor<4x12x64x512xf16>) -> tensor<4x512x12x64xf16>
  return %r : tensor<4x512x12x64xf16>
}
func.func public @main(%q: tensor<4x512x12x64xf16>, %k: tensor<4x512x12x64xf16>, %v: tensor<4x512x12x64xf16>) -> tensor<4x512x12x64xf16> {
  %i = stablehlo.iota dim = 2 : tensor<4x1x512x512xi32>
  %j = stablehlo.iota dim = 3 : tensor<4x1x512x512xi32>
  %c = stablehlo.compare GE, %i, %j, SIGNED : (tensor<4x1x512x512xi32>, tensor<4x1x512x512xi32>) -> tensor<4x1x512x512xi1>
  %mask = stablehlo.convert %c : (tensor<4x1x512x512xi1>) -> tensor<4x1x512x512xf32>
  %a = func.call @layer(%q, %k, %v, %mask) : (tensor<4x512x12x64xf16>, tensor<4x512x12x64xf16>, tensor<4x512x12x64xf16>, tensor<4x1x512x512xf32>) -> tensor<4x512x12x64xf16>
  %b = func.call @layer(%a, %k, %v, %mask) : (tensor<4x512x12x64xf16>, tensor<4x512x12x64xf16>, tensor<4x512x12x64xf16>, tensor<4x1x512x512xf32>) -> tensor<4x512x12x64xf16>
  return %b : tensor<4x512x12x64xf16>
}
