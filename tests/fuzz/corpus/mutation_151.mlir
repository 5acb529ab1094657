
func.func @broadcasts(%a: tensor<4xf32>, %b: tensor<3x1xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<2x3x1xf32>) {
  %0 = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x4xf32>
  %2 = stablehlo.broadcast %b, sizes = [2] : (tensor<3x1xf32>) -> tensor)2x3x1xf32>
  return %0, %1, %2 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<2x3x1xf32>
}

func.func @moves(%a: tensor<2x3x4xi32>) -> tensor<4x2x3xi32> {
  %0 = stablehlo.transpose %a, dims = [2, 0, 1] : (tensor<2x3x4xi32>) -> tensor<4x2x3xi32>
  %1 = stablehlo.reverse %0, dims = [0, 2] : tensor<4x2x3xi32>
  return %1 : tensor<4x2x3xi32>
}

func.func @reverse_dynamic(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = stablehlo.reverse %a, dims = [0] : tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @iota() -> tensor<3x5xf32> {
  %0 = stablehlo.iota dim = 1 : tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}

func.func @reshapes(%a: tensor<2x3x4xf32>, %b: tensor<f32>) -> (tensor<8x3xf32>, tensor<1x1xf32>) {
  %0 = stablehlo.reshape %a : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
  %1 = stablehlo.reshape %0 : (tensor<6x4xf32>) -> tensor<3x2x4xf32>
  %2 = stablehlo.reshape %1 : (tensor<3x2x4xf32>) -> tensor<8x3xf32>
  %3 = stablehlo.reshape %b : (tensor<f32>) -> tensor<1x1xf32>
  return %2, %3 : tensor<8x3xf32>, tensor<1x1xf32>
}

func.func @slices(%a: tensor<10x8xf32>, %b: tensor<2x3xf32>, %c: tensor<0x3xf32>) -> tensor<6x3xf32> {
  %0 = stablehlo.slice %a [2:10:2, 1:8:3] : (tensor<10x8xf32>) -> tensor<4x3xf32>
  %1 = stablehlo.concatenate %0, %c, %b, dim = 0 : (tensor<4x3xf32>, tensor<0x3xf32>, tensor<2x3xf32>) -> tensor<6x3xf32>
  return %1 : tensor<6x3xf32>
}

func.func @dynamic_slices(%a: tensor<4x9xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<4x9xf32> {
  %0 = stablehlo.dynamic_slice %a, %i, %j, sizes = [2, 3] : (tensor<4x9xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %1 = stablehlo.dynamic_update_slice %a, %0, %j, %i : (tensor<4x9xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>< -> tensor<4x9xf32>
  return %1 : tensor<4x9xf32>
}

func.func @size(%a: tensor<4x?xf32>) -> tensor<i32> {
  %0 = stablehlo.get_dimension_size %a, dim = 1 : (tensor<4x?xf32>) -> tensor<i32>
  return %0 : tensor<i32>
}
