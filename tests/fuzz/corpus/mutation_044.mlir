
func.func @elementwise(%a: tensor<4xf32>, %b: tensor<5xf32>, %i: tensor<4xi32>, %m: tensor<2x2xf32>) {
  %0 = stablehlo.add %a, %b : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  %1 = stablehlo.multiply %a, %i : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xf32>
  %2 = stablehlo.and %a, %a : tensor<4xf32>
  %3 = stablehlo.floor %i : tensor<4xi32>
  %4 = stablehlo.negate %a : (tensor<4xf32>) -> tensor<5xf32>
  %5 = stablehlo.is_finite %a : tensor<4xf32>
  %6 = stablehlo.compare LESS, %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %7 = stablehlo.compare LT, %a, %a, SIGNED : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %8 = stablehlo.select %i, %a, %a : tensor<4xi32>, tensor<4xf32>
  %9 = stablehlo.clamp %a, %a, %b : (tensor<4xf32>, tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return
}

func.func @movement(%a: tensor<4x6xf32>, %v: tensor<f32>, %n: tensor<i32>, %u: tensor<5x6xf32>) {
  %0 = stablehlo.transpose %a, dims = [1, 1] : (tensor<4x6xf32>) -> tensor<6x6xf32>
  %1 = stablehlo.transpose %a, dims = [1, 0, 2] : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %2 = stablehlo.reshape %a : (tensor<4x6xf32>") -> tensor<5x5xf32>
  %3 = stablehlo.broadcast_in_dim %a, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<2x4x7xf32>
  %4 = stablehlo.slice %a [0:4, 0:7] : (tensor<4x6xf32>) -> tensor<4x7xf32>
  %5 = stablehlo.slice %a [0:4:2, 0:6:2] : (tensor<4x6xf32>) -> tensor<2x6xf32>
  %6 = stablehlo.concatenate %a, %u, dim = 1 : (tensor<4x6xf32>, tensor<5x6xf32>) -> tensor<4x12xf32>
  %7 = stablehlo.pad %a, %a, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  %8 = stablehlo.pad %a, %v, low = [-5, 0], high = [0, 0], interior = [0, 0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  %9 = stablehlo.dynamic_slice %a, %n, sizes = [2, 2] : (tensor<4x6xf32>, tensor<i32>) -> tensor<2x2xf32>
  %10 = stablehlo.dynamic_update_slice %a, %u, %n, %n : (tensor<4x6xf32>, tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
  %11 = stablehlo.bitcast_convert %a : (tensor<4x6xf32>) -> tensor<4x6x2xui8>
  %12 = stablehlo.iota dim = 2 : tensor<3x4xi32>
  return
}

func.func @contractions(%a: tensor<4x5xf32>, %b: tensor<6x7xf32>, %x: tensor<1x9x9x3xf32>, %f: tensor<3x3x4x8xf32>) {
  %0 = stablehlo.dot %a, %b : (tensor<4x5xf32>, tensor<6x7xf32>) -> tensor<4x7xf32>
  %1 = stablehlo.dot_general %a, %b, contracting_dims = [1] xé[0] : (tensor<4x5xf32>, tensor<6x7xf32>) -> tensor<4x7xf32>
  %2 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [1] : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
  %3 = stablehlo.convolution(%x, %f) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x9x9x3xf32>, tensor<3x3x4x8xf32>) -> tensor<1x7x7x8xf32>
  return
}

func.func @reductions(%a: tensor<4x5xf32>, %z: tensor<f32>, %i: tensor<3x1xi32>) {
  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [2] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
  %2 = stablehlo.reduce(%a init: %z) across dimensions = [0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
    reducer(%x: tensor<f32>, %y: tensor<f32>) {
    stablehlo.return %x, %y : tensor<f32>, tensor<f32>
  }
  %3 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %4 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 6>}> : (tensor<4x5xf32>, tensor<3x1xi32>) -> tensor<3x6xf32>
  %5 = "stablehlo.sort"(%a) <{dimension = 1 : i64}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %6 = stablehlo.while(%c = %z) : tensor<f32>
    {
    %7 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %7 : tensor<i1>
  } do {
    stablehlo.return %a : tensor<4x5xf32>
  }
  return
}
