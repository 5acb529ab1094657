// What the verifier says about shapes and element types that do not fit: the op, the operand, and both types.
// RUN: not cgc opt %s 2>&1 | FileCheck %s

func.func @elementwise(%a: tensor<4xf32>, %b: tensor<5xf32>, %i: tensor<4xi32>, %m: tensor<2x2xf32>) {
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.add' op operands 0 and 1 have different shapes: tensor<4xf32> and tensor<5xf32>
  %0 = stablehlo.add %a, %b : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.multiply' op operands 0 and 1 have different element types: tensor<4xf32> and tensor<4xi32>
  %1 = stablehlo.multiply %a, %i : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.and' op does not take elements of type f32
  %2 = stablehlo.and %a, %a : tensor<4xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.floor' op does not take elements of type i32
  %3 = stablehlo.floor %i : tensor<4xi32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.negate' op result 0 is tensor<5xf32>, but its operands and attributes make it tensor<4xf32>
  %4 = stablehlo.negate %a : (tensor<4xf32>) -> tensor<5xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.is_finite' op result 0 is tensor<4xf32>, but its operands and attributes make it tensor<4xi1>
  %5 = stablehlo.is_finite %a : tensor<4xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.compare' op has no comparison direction 'LESS'; there are EQ, NE, GE, GT, LE, LT
  %6 = stablehlo.compare LESS, %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.compare' op cannot compare elements of type f32 as SIGNED
  %7 = stablehlo.compare LT, %a, %a, SIGNED : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.select' op 'pred' must have elements of type i1, but is tensor<4xi32>
  %8 = stablehlo.select %i, %a, %a : tensor<4xi32>, tensor<4xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.clamp' op 'max' must be a scalar or have the shape of 'operand', but they are tensor<5xf32> and tensor<4xf32>
  %9 = stablehlo.clamp %a, %a, %b : (tensor<4xf32>, tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return
}

func.func @movement(%a: tensor<4x6xf32>, %v: tensor<f32>, %n: tensor<i32>, %u: tensor<5x6xf32>) {
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.transpose' op attribute 'permutation' has dim 1 twice
  %0 = stablehlo.transpose %a, dims = [1, 1] : (tensor<4x6xf32>) -> tensor<6x6xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.transpose' op attribute 'permutation' must be a list of 2 integers
  %1 = stablehlo.transpose %a, dims = [1, 0, 2] : (tensor<4x6xf32>) -> tensor<6x4xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.reshape' op operand tensor<4x6xf32> and result tensor<5x5xf32> have different numbers of elements: 24 and 25
  %2 = stablehlo.reshape %a : (tensor<4x6xf32>) -> tensor<5x5xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.broadcast_in_dim' op dim 1 of operand tensor<4x6xf32> cannot be broadcast to dim 2 of result tensor<2x4x7xf32>
  %3 = stablehlo.broadcast_in_dim %a, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<2x4x7xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.slice' op range 0:7 of dim 1 is not within tensor<4x6xf32>
  %4 = stablehlo.slice %a [0:4, 0:7] : (tensor<4x6xf32>) -> tensor<4x7xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.slice' op result 0 is tensor<2x6xf32>, but its operands and attributes make it tensor<2x3xf32>
  %5 = stablehlo.slice %a [0:4:2, 0:6:2] : (tensor<4x6xf32>) -> tensor<2x6xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.concatenate' op operands 0 and 1 differ in dim 0, which is not concatenated: tensor<4x6xf32> and tensor<5x6xf32>
  %6 = stablehlo.concatenate %a, %u, dim = 1 : (tensor<4x6xf32>, tensor<5x6xf32>) -> tensor<4x12xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.pad' op 'padding_value' must be a scalar tensor, but is tensor<4x6xf32>
  %7 = stablehlo.pad %a, %a, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.pad' op padding dim 0 of tensor<4x6xf32> gives no valid size
  %8 = stablehlo.pad %a, %v, low = [-5, 0], high = [0, 0], interior = [0, 0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.dynamic_slice' op has 1 start indices for an operand tensor<4x6xf32>
  %9 = stablehlo.dynamic_slice %a, %n, sizes = [2, 2] : (tensor<4x6xf32>, tensor<i32>) -> tensor<2x2xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.dynamic_update_slice' op dim 0 of 'update' tensor<5x6xf32> is larger than in 'operand' tensor<4x6xf32>
  %10 = stablehlo.dynamic_update_slice %a, %u, %n, %n : (tensor<4x6xf32>, tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.bitcast_convert' op cannot reinterpret the bits of tensor<4x6xf32> as tensor<4x6x2xui8>
  %11 = stablehlo.bitcast_convert %a : (tensor<4x6xf32>) -> tensor<4x6x2xui8>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.iota' op attribute 'iota_dimension' 2 is no dim of tensor<3x4xi32>
  %12 = stablehlo.iota dim = 2 : tensor<3x4xi32>
  return
}

func.func @contractions(%a: tensor<4x5xf32>, %b: tensor<6x7xf32>, %x: tensor<1x9x9x3xf32>, %f: tensor<3x3x4x8xf32>) {
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.dot' op contracts the last dim of 'lhs' with the first of 'rhs', but these differ: tensor<4x5xf32> and tensor<6x7xf32>
  %0 = stablehlo.dot %a, %b : (tensor<4x5xf32>, tensor<6x7xf32>) -> tensor<4x7xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.dot_general' op contracting dims 1 of 'lhs' and 0 of 'rhs' have different sizes: tensor<4x5xf32> and tensor<6x7xf32>
  %1 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<6x7xf32>) -> tensor<4x7xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.dot_general' op result 0 is tensor<4x5xf32>, but its operands and attributes make it tensor<4x4xf32>
  %2 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [1] : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.convolution' op 'rhs' tensor<3x3x4x8xf32> has 4 input features, but 'lhs' tensor<1x9x9x3xf32> has 3 in 1 groups
  %3 = stablehlo.convolution(%x, %f) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x9x9x3xf32>, tensor<3x3x4x8xf32>) -> tensor<1x7x7x8xf32>
  return
}

func.func @reductions(%a: tensor<4x5xf32>, %z: tensor<f32>, %i: tensor<3x1xi32>) {
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.reduce' op attribute 'dimensions' has 2, which is no dim of a tensor of rank 2
  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [2] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.reduce' op result 0 is tensor<4xf32>, but its operands and attributes make it tensor<5xf32>
  %1 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.reduce' op region 'body' must return 1 values, but returns 2
  %2 = stablehlo.reduce(%a init: %z) across dimensions = [0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    reducer(%x: tensor<f32>, %y: tensor<f32>) {
    stablehlo.return %x, %y : tensor<f32>, tensor<f32>
  }
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.reduce_window' op its window attributes must have one entry per dim of tensor<4x5xf32>
  %3 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.gather' op slice size 6 of dim 1 is not within 'operand' tensor<4x5xf32>
  %4 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 6>}> : (tensor<4x5xf32>, tensor<3x1xi32>) -> tensor<3x6xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.sort' op region 'comparator' must return a tensor<i1>, but returns tensor<f32>
  %5 = "stablehlo.sort"(%a) <{dimension = 1 : i64}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x5xf32>) -> tensor<4x5xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.while' op region 'body' returns tensor<4x5xf32> for carried value 0 of type tensor<f32>
  %6 = stablehlo.while(%c = %z) : tensor<f32>
   cond {
    %7 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %7 : tensor<i1>
  } do {
    stablehlo.return %a : tensor<4x5xf32>
  }
  return
}

func.func @complex_bits(%a: tensor<4xcomplex<f32>>) {
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.bitcast_convert' op cannot reinterpret the bits of tensor<4xcomplex<f32>> as tensor<4x2xf32>
  %0 = stablehlo.bitcast_convert %a : (tensor<4xcomplex<f32>>) -> tensor<4x2xf32>
  return
}

// What orders effects is a token, and the place of a process a number.
func.func @tokens(%a: tensor<4x5xf32>) {
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.create_token' op result 0 is tensor<f32>, but its operands and attributes make it !stablehlo.token
  %0 = stablehlo.create_token : tensor<f32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.after_all' op result 0 is tensor<4x5xf32>, but its operands and attributes make it !stablehlo.token
  %1 = stablehlo.after_all %a : tensor<4x5xf32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.partition_id' op result 0 is tensor<i32>, but its operands and attributes make it tensor<ui32>
  %2 = stablehlo.partition_id : tensor<i32>
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: 'stablehlo.replica_id' op result 0 is tensor<2xui32>, but its operands and attributes make it tensor<ui32>
  %3 = stablehlo.replica_id : tensor<2xui32>
  return
}
