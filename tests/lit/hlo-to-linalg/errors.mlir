// RUN: not cgc opt %s --split-input-file --pass-pipeline='hlo-to-linalg' 2>&1 | FileCheck %s

// What is read, but not lowered yet, is an error with its place.
// CHECK: errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'stablehlo.cholesky' op is read, but not lowered to kernels
func.func @cholesky(%a: tensor<3x3xf32>) -> tensor<3x3xf32> {
  %0 = stablehlo.cholesky %a, lower = true : tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}

// -----

// CHECK: errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'stablehlo.add' op operand 0 has type tensor<3xcomplex<f32>>, which is not lowered yet
func.func @complex(%a: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
  %0 = stablehlo.add %a, %a : tensor<3xcomplex<f32>>
  return %0 : tensor<3xcomplex<f32>>
}

// -----

// CHECK: errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'stablehlo.custom_call' op calls 'foo', which this compiler does not know
func.func @call(%a: tensor<3xf32>) -> tensor<3xf32> {
  %0 = stablehlo.custom_call @foo(%a) : (tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

// What to do instead of what JAX prints for a platform's library.
// CHECK: errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'stablehlo.custom_call' op calls 'lapack_spotrf_ffi': lower for another platform (jax.export with platforms=['tpu']), where it is stablehlo.cholesky
func.func @cholesky(%a: tensor<3x3xf32>) -> tensor<3x3xf32> {
  %0:2 = stablehlo.custom_call @lapack_spotrf_ffi(%a) : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<i32>)
  return %0#0 : tensor<3x3xf32>
}

// -----

// CHECK: errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'stablehlo.custom_call' op calls 'lapack_sgetrf_ffi': a library for CPUs
func.func @lu(%a: tensor<3x3xf32>) -> tensor<3x3xf32> {
  %0:2 = stablehlo.custom_call @lapack_sgetrf_ffi(%a) : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xi32>)
  return %0#0 : tensor<3x3xf32>
}

// -----

// CHECK: errors.mlir:[[@LINE+5]]:{{[0-9]+}}: error: 'stablehlo.sort' op cannot stand inside a region that is computed on scalars
func.func @region(%a: tensor<3x2xf32>, %z: tensor<f32>) -> tensor<3xf32> {
  %0 = "stablehlo.reduce"(%a, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    // A sort of scalars is legal, and pointless.
    %1 = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %2 = stablehlo.compare LT, %p, %q, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<f32>) -> tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

// CHECK: errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'stablehlo.bitcast_convert' op of truth values is not lowered
func.func @truth(%a: tensor<3xi8>) -> tensor<3x8xi1> {
  %0 = stablehlo.bitcast_convert %a : (tensor<3xi8>) -> tensor<3x8xi1>
  return %0 : tensor<3x8xi1>
}

// -----

// CHECK: errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'stablehlo.bitcast_convert' op cannot turn tensor<?xf32> into tensor<?x?xi8>: the last dimension must be 4
func.func @split_in_unknown(%a: tensor<?xf32>) -> tensor<?x?xi8> {
  %0 = stablehlo.bitcast_convert %a : (tensor<?xf32>) -> tensor<?x?xi8>
  return %0 : tensor<?x?xi8>
}

// -----

// An op of two results is none on scalars, whatever its dialect.
// CHECK: errors.mlir:[[@LINE+4]]:{{[0-9]+}}: error: 'arith.mulsi_extended' op cannot stand inside a region that is computed on scalars
func.func @two_results(%a: tensor<3x2xi32>, %z: tensor<i32>) -> tensor<3xi32> {
  %0 = "stablehlo.reduce"(%a, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %low, %high = arith.mulsi_extended %x, %y : tensor<i32>
    stablehlo.return %high : tensor<i32>
  }) : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

// -----

// CHECK: errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'stablehlo.pad' op pads by more than an index can count
func.func @padded_high(%a: tensor<4xf32>, %z: tensor<f32>) -> tensor<?xf32> {
  %0 = stablehlo.pad %a, %z, low = [0], high = [2147483648], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// CHECK: errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'stablehlo.pad' op pads by more than an index can count
func.func @padded_low(%a: tensor<4xf32>, %z: tensor<f32>) -> tensor<?xf32> {
  %0 = stablehlo.pad %a, %z, low = [2147483648], high = [0], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// CHECK: errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'stablehlo.pad' op pads by more than an index can count
func.func @padded_between(%a: tensor<4xf32>, %z: tensor<f32>) -> tensor<?xf32> {
  %0 = stablehlo.pad %a, %z, low = [0], high = [0], interior = [2147483648] : (tensor<4xf32>, tensor<f32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// CHECK: errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'stablehlo.custom_call' op calls 'Sharding', which this compiler does not know
func.func @two_shards(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0:2 = stablehlo.custom_call @Sharding(%a) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0 : tensor<4xf32>
}

// -----

// CHECK: errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'stablehlo.custom_call' op calls 'Sharding', which this compiler does not know
func.func @shard_of_two(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @Sharding(%a, %a) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Scalars are tensors of rank 0 here; f32 by itself is none.
// CHECK: errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'stablehlo.add' op operand 1 has type f32, which is not lowered yet
func.func @scalar_operand(%a: f32, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.add"(%b, %a) : (tensor<4xf32>, f32) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK: errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'stablehlo.bitcast_convert' op has a result of type f32, which is not lowered yet
func.func @scalar_result(%a: tensor<4xi8>) -> f32 {
  %0 = "stablehlo.bitcast_convert"(%a) : (tensor<4xi8>) -> f32
  return %0 : f32
}

// -----

// CHECK: errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'stablehlo.reverse' op operand 0 has type tensor<*xf32>, which is not lowered yet
func.func @unranked(%a: tensor<*xf32>) -> tensor<*xf32> {
  %0 = "stablehlo.reverse"(%a) <{dimensions = array<i64: 0>}> : (tensor<*xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

// CHECK: errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'stablehlo.convolution' op window of dim 0 is out of range
func.func @window_stride(%a: tensor<1x?x2xf32>, %k: tensor<2x2x3xf32>) -> tensor<1x?x3xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2147483648]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x?x2xf32>, tensor<2x2x3xf32>) -> tensor<1x?x3xf32>
  return %0 : tensor<1x?x3xf32>
}

// -----

// CHECK: errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'stablehlo.convolution' op window of dim 0 is out of range
func.func @window_pad_low(%a: tensor<1x?x2xf32>, %k: tensor<2x2x3xf32>) -> tensor<1x?x3xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[2147483648, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x?x2xf32>, tensor<2x2x3xf32>) -> tensor<1x?x3xf32>
  return %0 : tensor<1x?x3xf32>
}

// -----

// CHECK: errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'stablehlo.convolution' op window of dim 0 is out of range
func.func @window_pad_high(%a: tensor<1x?x2xf32>, %k: tensor<2x2x3xf32>) -> tensor<1x?x3xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[0, 2147483648]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x?x2xf32>, tensor<2x2x3xf32>) -> tensor<1x?x3xf32>
  return %0 : tensor<1x?x3xf32>
}

// -----

// CHECK: errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'stablehlo.convolution' op has a window of more than an index can count
func.func @window_lhs_dilate(%a: tensor<1x?x2xf32>, %k: tensor<2x2x3xf32>) -> tensor<1x?x3xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {lhs_dilate = [2147483648]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x?x2xf32>, tensor<2x2x3xf32>) -> tensor<1x?x3xf32>
  return %0 : tensor<1x?x3xf32>
}

// -----

// CHECK: errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'stablehlo.convolution' op has a window of more than an index can count
func.func @window_rhs_dilate(%a: tensor<1x?x2xf32>, %k: tensor<2x2x3xf32>) -> tensor<1x?x3xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {rhs_dilate = [2147483648]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x?x2xf32>, tensor<2x2x3xf32>) -> tensor<1x?x3xf32>
  return %0 : tensor<1x?x3xf32>
}

// -----

// CHECK: errors.mlir:[[@LINE+3]]:{{[0-9]+}}: error: 'stablehlo.reduce_window' op has a window of more than an index can count
func.func @window_size(%a: tensor<?xf32>) -> tensor<?xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 2147483648>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// CHECK: errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'stablehlo.sort' op sorts lines of 2000000000 elements
func.func @long_sort(%a: tensor<2000000000xi8>) -> tensor<2000000000xi8> {
  %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %1 = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<2000000000xi8>) -> tensor<2000000000xi8>
  return %0 : tensor<2000000000xi8>
}

// -----

// CHECK: errors.mlir:[[@LINE+3]]:{{[0-9]+}}: error: 'iree_linalg_ext.scan' op has lines of 2000000000 elements
func.func @long_scan(%a: tensor<2000000000xi8>, %s: tensor<i8>) -> tensor<2000000000xi8> {
  %e = tensor.empty() : tensor<2000000000xi8>
  %0:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%a : tensor<2000000000xi8>) outs(%e, %s : tensor<2000000000xi8>, tensor<i8>) {
  ^bb0(%x: i8, %y: i8):
    %1 = arith.addi %x, %y : i8
    iree_linalg_ext.yield %1 : i8
  } -> tensor<2000000000xi8>, tensor<i8>
  return %0#0 : tensor<2000000000xi8>
}

// -----

// CHECK: errors.mlir:[[@LINE+3]]:{{[0-9]+}}: error: 'iree_linalg_ext.sort' op has no dimension 1
func.func @no_dimension(%a: tensor<9xf32>) -> tensor<9xf32> {
  // A line below the CHECK.
  %0 = iree_linalg_ext.sort dimension(1) outs(%a : tensor<9xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.cmpf olt, %x, %y : f32
    iree_linalg_ext.yield %1 : i1
  } -> tensor<9xf32>
  return %0 : tensor<9xf32>
}

// -----

// CHECK: errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_linalg_ext.sort' op has a region that takes i32 where f32 is expected
func.func @other_types(%a: tensor<9xf32>) -> tensor<9xf32> {
  %0 = iree_linalg_ext.sort dimension(0) outs(%a : tensor<9xf32>) {
  ^bb0(%x: i32, %y: i32):
    %1 = arith.cmpi slt, %x, %y : i32
    iree_linalg_ext.yield %1 : i1
  } -> tensor<9xf32>
  return %0 : tensor<9xf32>
}

// -----

// CHECK: errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_linalg_ext.topk' op needs values, and outputs for values and indices
func.func @values_alone(%a: tensor<9xf32>, %b: tensor<3xf32>) -> tensor<3xf32> {
  %0 = iree_linalg_ext.topk dimension(0) ins(%a : tensor<9xf32>) outs(%b : tensor<3xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %1 : i1
  } -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

// CHECK: errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_linalg_ext.topk' op has inputs that do not fit its outputs
func.func @other_values(%a: tensor<4x9xf32>, %b: tensor<3x3xf32>, %i: tensor<3x3xi32>) -> tensor<3x3xf32> {
  %0:2 = iree_linalg_ext.topk dimension(1) ins(%a : tensor<4x9xf32>) outs(%b, %i : tensor<3x3xf32>, tensor<3x3xi32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %1 : i1
  } -> tensor<3x3xf32>, tensor<3x3xi32>
  return %0#0 : tensor<3x3xf32>
}

// -----

// CHECK: errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_linalg_ext.scan' op has outputs that do not fit its input
func.func @other_start(%a: tensor<4x9xf32>, %s: tensor<9xf32>) -> tensor<4x9xf32> {
  %0:2 = iree_linalg_ext.scan dimension(1) inclusive(false) ins(%a : tensor<4x9xf32>) outs(%a, %s : tensor<4x9xf32>, tensor<9xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.addf %x, %y : f32
    iree_linalg_ext.yield %1 : f32
  } -> tensor<4x9xf32>, tensor<9xf32>
  return %0#0 : tensor<4x9xf32>
}

// -----

// CHECK: errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_linalg_ext.sort' op needs outputs of one shape
func.func @other_shapes(%a: tensor<9xf32>, %b: tensor<8xf32>) -> tensor<9xf32> {
  %0:2 = iree_linalg_ext.sort dimension(0) outs(%a, %b : tensor<9xf32>, tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32, %p: f32, %q: f32):
    %1 = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %1 : i1
  } -> tensor<9xf32>, tensor<8xf32>
  return %0#0 : tensor<9xf32>
}

// -----

// A mask of the updates.
// CHECK: errors.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'iree_linalg_ext.scatter' op is lowered with updates, indices and one output alone
func.func @masked_scatter(%o: tensor<9xf32>, %u: tensor<3xf32>, %i: tensor<3x1xi32>, %m: tensor<3xi1>) -> tensor<9xf32> {
  %0 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i, %m : tensor<3xf32>, tensor<3x1xi32>, tensor<3xi1>) outs(%o : tensor<9xf32>) {
  ^bb0(%x: f32, %y: f32):
    iree_linalg_ext.yield %x : f32
  } -> tensor<9xf32>
  return %0 : tensor<9xf32>
}
