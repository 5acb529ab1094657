// RUN: cgc opt %s --pass-pipeline='cse,hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse,raise-special-ops,canonicalize' --split-input-file --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='cse,hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse,raise-special-ops,canonicalize' --split-input-file %validate > /dev/null
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=valhall},cse,hlo-to-linalg,canonicalize,cse,fuse-elementwise,raise-special-ops' --split-input-file | FileCheck %s --check-prefix=SLOW

// Workgroup memory that is plain memory is no place for scores.
// SLOW-NOT: iree_linalg_ext.attention

// The scale and the mask are the region's, the heads' groups are a loop that only queries and results have.
// CHECK-LABEL: func.func @grouped
// CHECK:      %[[ONE:.*]] = arith.constant 1.000000e+00 : f32
// CHECK:      iree_linalg_ext.attention <indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d4)>,
// CHECK-SAME:   affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d4)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d5)>,
// CHECK-SAME:   affine_map<(d0, d1, d2, d3, d4, d5) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d3)>,
// CHECK-SAME:   affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d5)>]> ins(%arg0, %arg1, %arg2, %[[ONE]], %arg3 :
// CHECK:      ^bb0(%[[S:.*]]: f32, %[[X:.*]]: f32):
// CHECK:        %[[T:.*]] = arith.mulf %[[S]], %{{.*}} : f32
// CHECK:        %[[U:.*]] = arith.addf %[[T]], %[[X]] : f32
// CHECK:        iree_linalg_ext.yield %[[U]] : f32
// CHECK-NOT:  linalg.generic
func.func @grouped(%q: tensor<2x3x17x4xf32>, %k: tensor<2x9x4xf32>, %v: tensor<2x9x5xf32>, %x: tensor<17x9xf32>) -> tensor<2x3x17x5xf32> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<2x3x17x4xf32>, tensor<2x9x4xf32>) -> tensor<2x3x17x9xf32>
  %f = stablehlo.constant dense<0.5> : tensor<2x3x17x9xf32>
  %sf = stablehlo.multiply %s, %f : tensor<2x3x17x9xf32>
  %b = stablehlo.broadcast_in_dim %x, dims = [2, 3] : (tensor<17x9xf32>) -> tensor<2x3x17x9xf32>
  %z = stablehlo.add %sf, %b : tensor<2x3x17x9xf32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%z init: %least) applies stablehlo.maximum across dimensions = [3] : (tensor<2x3x17x9xf32>, tensor<f32>) -> tensor<2x3x17xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1, 2] : (tensor<2x3x17xf32>) -> tensor<2x3x17x9xf32>
  %d = stablehlo.subtract %z, %mb : tensor<2x3x17x9xf32>
  %e = stablehlo.exponential %d : tensor<2x3x17x9xf32>
  %l = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<2x3x17x9xf32>, tensor<f32>) -> tensor<2x3x17xf32>
  %lb = stablehlo.broadcast_in_dim %l, dims = [0, 1, 2] : (tensor<2x3x17xf32>) -> tensor<2x3x17x9xf32>
  %w = stablehlo.divide %e, %lb : tensor<2x3x17x9xf32>
  %r = stablehlo.dot_general %w, %v, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<2x3x17x9xf32>, tensor<2x9x5xf32>) -> tensor<2x3x17x5xf32>
  return %r : tensor<2x3x17x5xf32>
}

// -----

// Widened and narrowed on the way, a causal mask by index, V on the left, and a result that is permuted and narrowed: its map and type.
// CHECK-LABEL: func.func @causal
// CHECK:      iree_linalg_ext.attention <indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2)>, affine_map<(d0, d1, d2, d3) -> (d1, d2)>,
// CHECK-SAME:   affine_map<(d0, d1, d2, d3) -> (d1, d3)>, affine_map<(d0, d1, d2, d3) -> ()>, affine_map<(d0, d1, d2, d3) -> (d0, d3)>]>
// CHECK-SAME:   outs(%{{.*}} : tensor<20x3xbf16>)
// CHECK:      ^bb0(%[[S:.*]]: f32):
// CHECK-DAG:    linalg.index 0 : index
// CHECK-DAG:    linalg.index 1 : index
// CHECK:        arith.select
// CHECK:      } -> tensor<20x3xbf16>
// CHECK-NOT:  linalg.generic
func.func @causal(%q: tensor<20x4xbf16>, %k: tensor<20x4xbf16>, %v: tensor<20x3xbf16>) -> tensor<20x3xbf16> {
  %s = stablehlo.dot_general %q, %k, contracting_dims = [1] x [1] : (tensor<20x4xbf16>, tensor<20x4xbf16>) -> tensor<20x20xf32>
  %i = stablehlo.iota dim = 0 : tensor<20x20xi32>
  %j = stablehlo.iota dim = 1 : tensor<20x20xi32>
  %p = stablehlo.compare GE, %i, %j : (tensor<20x20xi32>, tensor<20x20xi32>) -> tensor<20x20xi1>
  %o = stablehlo.constant dense<-1.0e+30> : tensor<20x20xf32>
  %z = stablehlo.select %p, %s, %o : tensor<20x20xi1>, tensor<20x20xf32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%z init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<20x20xf32>, tensor<f32>) -> tensor<20xf32>
  %lowest = stablehlo.constant dense<0xFF800000> : tensor<20xf32>
  %mm = stablehlo.maximum %lowest, %m : tensor<20xf32>
  %mb = stablehlo.broadcast_in_dim %mm, dims = [0] : (tensor<20xf32>) -> tensor<20x20xf32>
  %d = stablehlo.subtract %z, %mb : tensor<20x20xf32>
  %e = stablehlo.exponential %d : tensor<20x20xf32>
  %l = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<20x20xf32>, tensor<f32>) -> tensor<20xf32>
  %lb = stablehlo.broadcast_in_dim %l, dims = [0] : (tensor<20xf32>) -> tensor<20x20xf32>
  %w = stablehlo.divide %e, %lb : tensor<20x20xf32>
  %n = stablehlo.convert %w : (tensor<20x20xf32>) -> tensor<20x20xbf16>
  %r = stablehlo.dot_general %v, %n, contracting_dims = [0] x [1] : (tensor<20x3xbf16>, tensor<20x20xbf16>) -> tensor<3x20xbf16>
  %t = stablehlo.transpose %r, dims = [1, 0] : (tensor<3x20xbf16>) -> tensor<20x3xbf16>
  return %t : tensor<20x3xbf16>
}

// -----

// Weights that are results, too, and few rows, stay as they are.
// CHECK-LABEL: func.func @read
// CHECK-NOT:   iree_linalg_ext.attention
func.func @read(%q: tensor<20x4xf32>, %k: tensor<9x4xf32>, %v: tensor<9x3xf32>) -> (tensor<20x3xf32>, tensor<20x9xf32>) {
  %s = stablehlo.dot_general %q, %k, contracting_dims = [1] x [1] : (tensor<20x4xf32>, tensor<9x4xf32>) -> tensor<20x9xf32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%s init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<20x9xf32>, tensor<f32>) -> tensor<20xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<20xf32>) -> tensor<20x9xf32>
  %d = stablehlo.subtract %s, %mb : tensor<20x9xf32>
  %e = stablehlo.exponential %d : tensor<20x9xf32>
  %l = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<20x9xf32>, tensor<f32>) -> tensor<20xf32>
  %lb = stablehlo.broadcast_in_dim %l, dims = [0] : (tensor<20xf32>) -> tensor<20x9xf32>
  %w = stablehlo.divide %e, %lb : tensor<20x9xf32>
  %r = stablehlo.dot_general %w, %v, contracting_dims = [1] x [0] : (tensor<20x9xf32>, tensor<9x3xf32>) -> tensor<20x3xf32>
  return %r, %w : tensor<20x3xf32>, tensor<20x9xf32>
}

// -----

// Divided by a sum of other exponentials.
// Weights that are a quotient of arguments are no softmax.
// CHECK-LABEL: func.func @quotient
// CHECK-NOT:   iree_linalg_ext.attention
func.func @quotient(%a: tensor<20x9xf32>, %b: tensor<20x9xf32>, %v: tensor<9x3xf32>) -> tensor<20x3xf32> {
  %w = stablehlo.divide %a, %b : tensor<20x9xf32>
  %r = stablehlo.dot_general %w, %v, contracting_dims = [1] x [0] : (tensor<20x9xf32>, tensor<9x3xf32>) -> tensor<20x3xf32>
  return %r : tensor<20x3xf32>
}

// -----

// CHECK-LABEL: func.func @other_sum
// CHECK-NOT:   iree_linalg_ext.attention
func.func @other_sum(%q: tensor<20x4xf32>, %k: tensor<20x4xf32>, %v: tensor<20x3xf32>) -> tensor<20x3xf32> {
  %s = stablehlo.dot_general %q, %k, contracting_dims = [1] x [1] : (tensor<20x4xf32>, tensor<20x4xf32>) -> tensor<20x20xf32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%s init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<20x20xf32>, tensor<f32>) -> tensor<20xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<20xf32>) -> tensor<20x20xf32>
  %d = stablehlo.subtract %s, %mb : tensor<20x20xf32>
  %e = stablehlo.exponential %d : tensor<20x20xf32>
  %l = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<20x20xf32>, tensor<f32>) -> tensor<20xf32>
  %lb = stablehlo.broadcast_in_dim %l, dims = [0] : (tensor<20xf32>) -> tensor<20x20xf32>
  %w = stablehlo.divide %e, %lb : tensor<20x20xf32>
  %r = stablehlo.dot_general %w, %v, contracting_dims = [1] x [0] : (tensor<20x20xf32>, tensor<20x3xf32>) -> tensor<20x3xf32>
  return %r : tensor<20x3xf32>
}

// -----

// The maximum is of rows, the sum of columns, along which the second product is.
// CHECK-LABEL: func.func @other_maximum
// CHECK-NOT:   iree_linalg_ext.attention
func.func @other_maximum(%q: tensor<20x4xf32>, %k: tensor<20x4xf32>, %v: tensor<20x3xf32>) -> tensor<20x3xf32> {
  %s = stablehlo.dot_general %q, %k, contracting_dims = [1] x [1] : (tensor<20x4xf32>, tensor<20x4xf32>) -> tensor<20x20xf32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%s init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<20x20xf32>, tensor<f32>) -> tensor<20xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<20xf32>) -> tensor<20x20xf32>
  %d = stablehlo.subtract %s, %mb : tensor<20x20xf32>
  %e = stablehlo.exponential %d : tensor<20x20xf32>
  %l = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<20x20xf32>, tensor<f32>) -> tensor<20xf32>
  %lb = stablehlo.broadcast_in_dim %l, dims = [1] : (tensor<20xf32>) -> tensor<20x20xf32>
  %w = stablehlo.divide %e, %lb : tensor<20x20xf32>
  %r = stablehlo.dot_general %w, %v, contracting_dims = [0] x [0] : (tensor<20x20xf32>, tensor<20x3xf32>) -> tensor<20x3xf32>
  return %r : tensor<20x3xf32>
}

// -----

// As PyTorch prints it: heads and batches are merged for the products alone, queries and keys are scaled before, keys transposed.
// CHECK-LABEL: func.func @merged
// CHECK:      %[[SCALE:.*]] = arith.constant 2.500000e-01 : f32
// CHECK:      iree_linalg_ext.attention <indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d4)>,
// CHECK-SAME:   affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d5)>,
// CHECK-SAME:   affine_map<(d0, d1, d2, d3, d4, d5) -> ()>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d5)>]>
// CHECK-SAME:   ins(%arg0, %arg1, %arg2, %[[SCALE]] :
// CHECK-NOT:  linalg.generic
func.func @merged(%q: tensor<2x3x20x4xf32>, %k: tensor<2x3x20x4xf32>, %v: tensor<2x3x20x4xf32>) -> tensor<2x3x20x4xf32> {
  %c = stablehlo.constant dense<0.5> : tensor<2x3x20x4xf32>
  %ct = stablehlo.constant dense<0.5> : tensor<2x3x4x20xf32>
  %0 = stablehlo.multiply %q, %c : tensor<2x3x20x4xf32>
  %1 = stablehlo.transpose %k, dims = [0, 1, 3, 2] : (tensor<2x3x20x4xf32>) -> tensor<2x3x4x20xf32>
  %2 = stablehlo.multiply %1, %ct : tensor<2x3x4x20xf32>
  %3 = stablehlo.reshape %0 : (tensor<2x3x20x4xf32>) -> tensor<6x20x4xf32>
  %4 = stablehlo.reshape %2 : (tensor<2x3x4x20xf32>) -> tensor<6x4x20xf32>
  %5 = stablehlo.dot_general %3, %4, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<6x20x4xf32>, tensor<6x4x20xf32>) -> tensor<6x20x20xf32>
  %6 = stablehlo.reshape %5 : (tensor<6x20x20xf32>) -> tensor<2x3x20x20xf32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %least) applies stablehlo.maximum across dimensions = [3] : (tensor<2x3x20x20xf32>, tensor<f32>) -> tensor<2x3x20xf32>
  %8 = stablehlo.reshape %7 : (tensor<2x3x20xf32>) -> tensor<2x3x20x1xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<2x3x20x1xf32>) -> tensor<2x3x20x20xf32>
  %10 = stablehlo.subtract %6, %9 : tensor<2x3x20x20xf32>
  %11 = stablehlo.exponential %10 : tensor<2x3x20x20xf32>
  %12 = stablehlo.reduce(%11 init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<2x3x20x20xf32>, tensor<f32>) -> tensor<2x3x20xf32>
  %13 = stablehlo.reshape %12 : (tensor<2x3x20xf32>) -> tensor<2x3x20x1xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<2x3x20x1xf32>) -> tensor<2x3x20x20xf32>
  %15 = stablehlo.divide %11, %14 : tensor<2x3x20x20xf32>
  %16 = stablehlo.reshape %15 : (tensor<2x3x20x20xf32>) -> tensor<6x20x20xf32>
  %17 = stablehlo.reshape %v : (tensor<2x3x20x4xf32>) -> tensor<6x20x4xf32>
  %18 = stablehlo.dot_general %16, %17, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<6x20x20xf32>, tensor<6x20x4xf32>) -> tensor<6x20x4xf32>
  %19 = stablehlo.reshape %18 : (tensor<6x20x4xf32>) -> tensor<2x3x20x4xf32>
  return %19 : tensor<2x3x20x4xf32>
}

// -----

// One row of queries beside a cache of keys.
// CHECK-LABEL: func.func @decode
// CHECK:      iree_linalg_ext.attention
// CHECK-NOT:  linalg.generic
func.func @decode(%q: tensor<6x1x4xf32>, %k: tensor<6x70x4xf32>, %v: tensor<6x70x4xf32>, %x: tensor<70xf32>) -> tensor<6x1x4xf32> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<6x1x4xf32>, tensor<6x70x4xf32>) -> tensor<6x1x70xf32>
  %b = stablehlo.broadcast_in_dim %x, dims = [2] : (tensor<70xf32>) -> tensor<6x1x70xf32>
  %z = stablehlo.add %s, %b : tensor<6x1x70xf32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%z init: %least) applies stablehlo.maximum across dimensions = [2] : (tensor<6x1x70xf32>, tensor<f32>) -> tensor<6x1xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1x70xf32>
  %d = stablehlo.subtract %z, %mb : tensor<6x1x70xf32>
  %e = stablehlo.exponential %d : tensor<6x1x70xf32>
  %l = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<6x1x70xf32>, tensor<f32>) -> tensor<6x1xf32>
  %lb = stablehlo.broadcast_in_dim %l, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1x70xf32>
  %w = stablehlo.divide %e, %lb : tensor<6x1x70xf32>
  %r = stablehlo.dot_general %w, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<6x1x70xf32>, tensor<6x70x4xf32>) -> tensor<6x1x4xf32>
  return %r : tensor<6x1x4xf32>
}

// -----

// Dims that were merged, and split into others, are no operand's own.
// CHECK-LABEL: func.func @resplit
// CHECK:       %[[Q:.*]] = tensor.expand_shape
// CHECK:       iree_linalg_ext.attention {{.*}} ins(%[[Q]], %arg1, %arg2
func.func @resplit(%q0: tensor<?x?x8xf32>, %k: tensor<?x?x8xf32>, %v: tensor<?x?x8xf32>) -> tensor<?x?x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.dim %q0, %c0 : tensor<?x?x8xf32>
  %b = tensor.dim %q0, %c1 : tensor<?x?x8xf32>
  %kk = tensor.dim %k, %c1 : tensor<?x?x8xf32>
  %cc = tensor.collapse_shape %q0 [[0, 1], [2]] : tensor<?x?x8xf32> into tensor<?x8xf32>
  %q = tensor.expand_shape %cc [[0, 1], [2]] output_shape [%b, %a, 8] : tensor<?x8xf32> into tensor<?x?x8xf32>
  %z = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e0 = tensor.empty(%b, %a, %kk) : tensor<?x?x?xf32>
  %f0 = linalg.fill ins(%z : f32) outs(%e0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(b,m,n,d)->(b,m,d)>, affine_map<(b,m,n,d)->(b,n,d)>, affine_map<(b,m,n,d)->(b,m,n)>], iterator_types = ["parallel","parallel","parallel","reduction"]} ins(%q, %k : tensor<?x?x8xf32>, tensor<?x?x8xf32>) outs(%f0 : tensor<?x?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %p = arith.mulf %x, %y : f32
    %t = arith.addf %o, %p : f32
    linalg.yield %t : f32
  } -> tensor<?x?x?xf32>
  %e1 = tensor.empty(%b, %a) : tensor<?x?xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %mx = linalg.generic {indexing_maps = [affine_map<(b,m,n)->(b,m,n)>, affine_map<(b,m,n)->(b,m)>], iterator_types = ["parallel","parallel","reduction"]} ins(%s : tensor<?x?x?xf32>) outs(%f1 : tensor<?x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %t = arith.maximumf %x, %o : f32
    linalg.yield %t : f32
  } -> tensor<?x?xf32>
  %ex = linalg.generic {indexing_maps = [affine_map<(b,m,n)->(b,m,n)>, affine_map<(b,m,n)->(b,m)>, affine_map<(b,m,n)->(b,m,n)>], iterator_types = ["parallel","parallel","parallel"]} ins(%s, %mx : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%e0 : tensor<?x?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %t = arith.subf %x, %y : f32
    %u = math.exp %t : f32
    linalg.yield %u : f32
  } -> tensor<?x?x?xf32>
  %f2 = linalg.fill ins(%z : f32) outs(%e1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %sm = linalg.generic {indexing_maps = [affine_map<(b,m,n)->(b,m,n)>, affine_map<(b,m,n)->(b,m)>], iterator_types = ["parallel","parallel","reduction"]} ins(%ex : tensor<?x?x?xf32>) outs(%f2 : tensor<?x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %t = arith.addf %x, %o : f32
    linalg.yield %t : f32
  } -> tensor<?x?xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(b,m,n)->(b,m,n)>, affine_map<(b,m,n)->(b,m)>, affine_map<(b,m,n)->(b,m,n)>], iterator_types = ["parallel","parallel","parallel"]} ins(%ex, %sm : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%e0 : tensor<?x?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %t = arith.divf %x, %y : f32
    linalg.yield %t : f32
  } -> tensor<?x?x?xf32>
  %e3 = tensor.empty(%b, %a) : tensor<?x?x8xf32>
  %f3 = linalg.fill ins(%z : f32) outs(%e3 : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(b,m,d,n)->(b,m,n)>, affine_map<(b,m,d,n)->(b,n,d)>, affine_map<(b,m,d,n)->(b,m,d)>], iterator_types = ["parallel","parallel","parallel","reduction"]} ins(%w, %v : tensor<?x?x?xf32>, tensor<?x?x8xf32>) outs(%f3 : tensor<?x?x8xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %p = arith.mulf %x, %y : f32
    %t = arith.addf %o, %p : f32
    linalg.yield %t : f32
  } -> tensor<?x?x8xf32>
  return %r : tensor<?x?x8xf32>
}

// -----

// Queries that run along the keys, too, are none.
// CHECK-LABEL: func.func @queries_of_keys
// CHECK-NOT:   iree_linalg_ext.attention
func.func @queries_of_keys(%q: tensor<20x30x4xf32>, %k: tensor<30x4xf32>, %v: tensor<30x3xf32>) -> tensor<20x3xf32> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [1] x [0], contracting_dims = [2] x [1] : (tensor<20x30x4xf32>, tensor<30x4xf32>) -> tensor<30x20xf32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%s init: %least) applies stablehlo.maximum across dimensions = [0] : (tensor<30x20xf32>, tensor<f32>) -> tensor<20xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [1] : (tensor<20xf32>) -> tensor<30x20xf32>
  %d = stablehlo.subtract %s, %mb : tensor<30x20xf32>
  %e = stablehlo.exponential %d : tensor<30x20xf32>
  %l = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<30x20xf32>, tensor<f32>) -> tensor<20xf32>
  %lb = stablehlo.broadcast_in_dim %l, dims = [1] : (tensor<20xf32>) -> tensor<30x20xf32>
  %w = stablehlo.divide %e, %lb : tensor<30x20xf32>
  %r = stablehlo.dot_general %w, %v, contracting_dims = [0] x [0] : (tensor<30x20xf32>, tensor<30x3xf32>) -> tensor<20x3xf32>
  return %r : tensor<20x3xf32>
}

// -----

// Tiles of one's own are for the ops that stand there.
// CHECK-LABEL: func.func @configured
// CHECK-NOT:   iree_linalg_ext.attention
module attributes {codegen.configs = [{config = "tile=8,8,0"}]} {
  func.func @configured(%q: tensor<20x4xf32>, %k: tensor<20x4xf32>, %v: tensor<20x3xf32>) -> tensor<20x3xf32> {
    %s = stablehlo.dot_general %q, %k, contracting_dims = [1] x [1] : (tensor<20x4xf32>, tensor<20x4xf32>) -> tensor<20x20xf32>
    %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %m = stablehlo.reduce(%s init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<20x20xf32>, tensor<f32>) -> tensor<20xf32>
    %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<20xf32>) -> tensor<20x20xf32>
    %d = stablehlo.subtract %s, %mb : tensor<20x20xf32>
    %e = stablehlo.exponential %d : tensor<20x20xf32>
    %l = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<20x20xf32>, tensor<f32>) -> tensor<20xf32>
    %lb = stablehlo.broadcast_in_dim %l, dims = [0] : (tensor<20xf32>) -> tensor<20x20xf32>
    %w = stablehlo.divide %e, %lb : tensor<20x20xf32>
    %r = stablehlo.dot_general %w, %v, contracting_dims = [1] x [0] : (tensor<20x20xf32>, tensor<20x3xf32>) -> tensor<20x3xf32>
    return %r : tensor<20x3xf32>
  }
}

// -----

// What multiplies or divides the scores is the op's scale, in f32: 0.5 / 4.
// CHECK-LABEL: func.func @scaled
// CHECK:       %[[SCALE:.*]] = arith.constant 1.250000e-01 : f32
// CHECK:       iree_linalg_ext.attention {{.*}} ins(%{{.*}}, %{{.*}}, %{{.*}}, %[[SCALE]] :
// CHECK-NEXT:  ^bb0(%[[SCORE:.*]]: f32):
// CHECK-NEXT:    iree_linalg_ext.yield %[[SCORE]] : f32
func.func @scaled(%q: tensor<20x4xf16>, %k: tensor<20x4xf16>, %v: tensor<20x3xf16>) -> tensor<20x3xf16> {
  %p = stablehlo.dot_general %q, %k, contracting_dims = [1] x [1] : (tensor<20x4xf16>, tensor<20x4xf16>) -> tensor<20x20xf16>
  %half = stablehlo.constant dense<0.5> : tensor<20x20xf16>
  %four = stablehlo.constant dense<4.0> : tensor<20x20xf16>
  %t = stablehlo.multiply %p, %half : tensor<20x20xf16>
  %s = stablehlo.divide %t, %four : tensor<20x20xf16>
  %least = stablehlo.constant dense<0xFC00> : tensor<f16>
  %zero = stablehlo.constant dense<0.0> : tensor<f16>
  %m = stablehlo.reduce(%s init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<20x20xf16>, tensor<f16>) -> tensor<20xf16>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<20xf16>) -> tensor<20x20xf16>
  %d = stablehlo.subtract %s, %mb : tensor<20x20xf16>
  %e = stablehlo.exponential %d : tensor<20x20xf16>
  %l = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<20x20xf16>, tensor<f16>) -> tensor<20xf16>
  %lb = stablehlo.broadcast_in_dim %l, dims = [0] : (tensor<20xf16>) -> tensor<20x20xf16>
  %w = stablehlo.divide %e, %lb : tensor<20x20xf16>
  %r = stablehlo.dot_general %w, %v, contracting_dims = [1] x [0] : (tensor<20x20xf16>, tensor<20x3xf16>) -> tensor<20x3xf16>
  return %r : tensor<20x3xf16>
}
