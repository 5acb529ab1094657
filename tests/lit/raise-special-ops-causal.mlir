// Causal attention is one kernel where matrices are opaque, too: half of the keys are left out. The mask selects what is least, or adds it. A mask of
// small numbers leaves no keys out, and stays.
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=hopper},cse,hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse,raise-special-ops{matrix-units=true}' | FileCheck %s
// RUN: %long cgc run %s --function=selected --device=interp --target=hopper --compare --print-limit=1 --input=random:1 --input=random:2 --input=random:3
// RUN: %unsanitized cgc run %s --function=added --device=interp --target=hopper --compare --print-limit=1 --input=random:1 --input=random:2 --input=random:3

// CHECK-LABEL: func.func @selected
// CHECK:         iree_linalg_ext.attention
// CHECK:           arith.select
// CHECK-LABEL: func.func @added
// CHECK:         iree_linalg_ext.attention
// CHECK-NOT:       arith.addf
// CHECK:           %[[X:.*]] = arith.select
// CHECK-NEXT:      iree_linalg_ext.yield %[[X]]
// CHECK-LABEL: func.func @small
// CHECK-NOT:     iree_linalg_ext.attention

func.func @selected(%q: tensor<2x20x64x16xf16>, %k: tensor<2x20x64x16xf16>, %v: tensor<2x20x64x16xf16>) -> tensor<2x20x64x16xf16> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<2x20x64x16xf16>, tensor<2x20x64x16xf16>) -> tensor<2x20x64x64xf32>
  %row = stablehlo.iota dim = 2 : tensor<2x20x64x64xi32>
  %key = stablehlo.iota dim = 3 : tensor<2x20x64x64xi32>
  %is = stablehlo.compare GE, %row, %key, SIGNED : (tensor<2x20x64x64xi32>, tensor<2x20x64x64xi32>) -> tensor<2x20x64x64xi1>
  %least = stablehlo.constant dense<-1.000000e+09> : tensor<2x20x64x64xf32>
  %x = stablehlo.select %is, %s, %least : tensor<2x20x64x64xi1>, tensor<2x20x64x64xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %top = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [3] : (tensor<2x20x64x64xf32>, tensor<f32>) -> tensor<2x20x64xf32>
  %tops = stablehlo.broadcast_in_dim %top, dims = [0, 1, 2] : (tensor<2x20x64xf32>) -> tensor<2x20x64x64xf32>
  %d = stablehlo.subtract %x, %tops : tensor<2x20x64x64xf32>
  %e = stablehlo.exponential %d : tensor<2x20x64x64xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<2x20x64x64xf32>, tensor<f32>) -> tensor<2x20x64xf32>
  %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1, 2] : (tensor<2x20x64xf32>) -> tensor<2x20x64x64xf32>
  %p = stablehlo.divide %e, %sums : tensor<2x20x64x64xf32>
  %h = stablehlo.convert %p : (tensor<2x20x64x64xf32>) -> tensor<2x20x64x64xf16>
  %o = stablehlo.dot_general %h, %v, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<2x20x64x64xf16>, tensor<2x20x64x16xf16>) -> tensor<2x20x64x16xf16>
  return %o : tensor<2x20x64x16xf16>
}
func.func @added(%q: tensor<2x20x64x16xf16>, %k: tensor<2x20x64x16xf16>, %v: tensor<2x20x64x16xf16>) -> tensor<2x20x64x16xf16> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<2x20x64x16xf16>, tensor<2x20x64x16xf16>) -> tensor<2x20x64x64xf32>
  %row = stablehlo.iota dim = 2 : tensor<2x20x64x64xi32>
  %key = stablehlo.iota dim = 3 : tensor<2x20x64x64xi32>
  %is = stablehlo.compare GE, %row, %key, SIGNED : (tensor<2x20x64x64xi32>, tensor<2x20x64x64xi32>) -> tensor<2x20x64x64xi1>
  %none = stablehlo.constant dense<0.0> : tensor<2x20x64x64xf32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<2x20x64x64xf32>
  %mask = stablehlo.select %is, %none, %least : tensor<2x20x64x64xi1>, tensor<2x20x64x64xf32>
  %x = stablehlo.add %s, %mask : tensor<2x20x64x64xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %top = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [3] : (tensor<2x20x64x64xf32>, tensor<f32>) -> tensor<2x20x64xf32>
  %tops = stablehlo.broadcast_in_dim %top, dims = [0, 1, 2] : (tensor<2x20x64xf32>) -> tensor<2x20x64x64xf32>
  %d = stablehlo.subtract %x, %tops : tensor<2x20x64x64xf32>
  %e = stablehlo.exponential %d : tensor<2x20x64x64xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<2x20x64x64xf32>, tensor<f32>) -> tensor<2x20x64xf32>
  %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1, 2] : (tensor<2x20x64xf32>) -> tensor<2x20x64x64xf32>
  %p = stablehlo.divide %e, %sums : tensor<2x20x64x64xf32>
  %h = stablehlo.convert %p : (tensor<2x20x64x64xf32>) -> tensor<2x20x64x64xf16>
  %o = stablehlo.dot_general %h, %v, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<2x20x64x64xf16>, tensor<2x20x64x16xf16>) -> tensor<2x20x64x16xf16>
  return %o : tensor<2x20x64x16xf16>
}
func.func @small(%q: tensor<2x20x64x16xf16>, %k: tensor<2x20x64x16xf16>, %v: tensor<2x20x64x16xf16>) -> tensor<2x20x64x16xf16> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<2x20x64x16xf16>, tensor<2x20x64x16xf16>) -> tensor<2x20x64x64xf32>
  %row = stablehlo.iota dim = 2 : tensor<2x20x64x64xi32>
  %key = stablehlo.iota dim = 3 : tensor<2x20x64x64xi32>
  %is = stablehlo.compare GE, %row, %key, SIGNED : (tensor<2x20x64x64xi32>, tensor<2x20x64x64xi32>) -> tensor<2x20x64x64xi1>
  %least = stablehlo.constant dense<-1.000000e+04> : tensor<2x20x64x64xf32>
  %x = stablehlo.select %is, %s, %least : tensor<2x20x64x64xi1>, tensor<2x20x64x64xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %top = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [3] : (tensor<2x20x64x64xf32>, tensor<f32>) -> tensor<2x20x64xf32>
  %tops = stablehlo.broadcast_in_dim %top, dims = [0, 1, 2] : (tensor<2x20x64xf32>) -> tensor<2x20x64x64xf32>
  %d = stablehlo.subtract %x, %tops : tensor<2x20x64x64xf32>
  %e = stablehlo.exponential %d : tensor<2x20x64x64xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<2x20x64x64xf32>, tensor<f32>) -> tensor<2x20x64xf32>
  %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1, 2] : (tensor<2x20x64xf32>) -> tensor<2x20x64x64xf32>
  %p = stablehlo.divide %e, %sums : tensor<2x20x64x64xf32>
  %h = stablehlo.convert %p : (tensor<2x20x64x64xf32>) -> tensor<2x20x64x64xf16>
  %o = stablehlo.dot_general %h, %v, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<2x20x64x64xf16>, tensor<2x20x64x16xf16>) -> tensor<2x20x64x16xf16>
  return %o : tensor<2x20x64x16xf16>
}
