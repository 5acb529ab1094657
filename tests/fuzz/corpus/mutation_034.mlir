
func.func @mtmul(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>) -> tensor<4x6xf32> {
  %0 = stablehlo.dot %a, %b : (tensor<4x5xf32>, tensor<5x6xf32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

func.func @named(%a: tensor<4x5xf32>, %b: tensor<6x5xf32>, %c: tensor<2x4x5xf32>, %d: tensor<2x5x6xf32>) -> (tensor<4x6xf32>, tensor<5x6xf32>, tensor<2x4x6xf32>) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims =< [1] x [1] : (tensor<4x5xf32>, tensor<6x5xf32>) -> tensor<4x6xf32>
  %1 = stablehlo.dot_general %a, %0, contracting_dims = [0] x [0] : (tensor<4x5xf32>, tensor<4x6xf32>) -> tensor<5x6xf32>
  %2 = stablehlo.dot_general %c, %d, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x5xf32>, tensor<2x5x6xf32>) -> tensor<2x4x6xf32>
  return %0, %1, %2 : tensor<4x6xf32>, tensor<5x6xf32>, tensor<2x4x6xf32>
}

func.func @vectors(%a: tensor<4x5xf32>, %x: tensor<5xf32>) -> tensor<f32> {
  %0 = stablehlo.dot_general %a, %x, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5xf32>) -> tensor<4xf32>
  %1 = stablehlo.dot_general %0, %a, contracting_dims = [0] x [0] : (tensor<4xf32>, tensor<4x5xf32>) -> tensor<5xf32>
  %2 = stablehlo.dot_general %1, %x, contracting_dims = [0] x [0] : (tensor<5xf32>, tensor<5xf32>) -> tensor<f32>
  return %2 : tensor<f32>
}

func.func @general(%a: tensor<4x2x5xf32>, %b: tensor<5x6x2xf32>) -> tensor<2x4x6xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [1] x [2], contracting_dims = [2] x [0] : (tensor<4x2x5xf32>, tensor<5x6x2xf32>) -> tensor<2x4x6xf32>
  return %0 : tensor<2x4x6xf32>
}

func.func @halves(%a: tensor<4x5xf16>, %b: tensor<5x6xf16>) -> tensor<4x6xf16> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x5xf16>, tensor<5x6xf16>) -> tensor<4x6xf16>
  return %0 : tensor<4x6xf16>
}

func.func @bytes(%a: tensor<4x5xi8>, %b: tensor<5x6xi8>, %c: tensor<4x5xui8>, %d: tensor<5x6xui8>) -> (tensor<4x6xi32>, tensor<4x6xui32>) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x5xi8>, tensor<5x6xi8>) -> tensor<4x6xi32>
  %1 = stablehlo.dot_general %c, %d, contracting_dims = [1] x [0] : (tensor<4x5xui8>, tensor<5x6xui8>) -> tensor<4x6xui32>
  return %0, %1 : tensor<4x6xi32>, tensor<4x6xui32>
}

func.func @dynamic(%a: tensor<?x5xf32>, %b: tensor<5x6xf32>) -> tensor<?x6xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<?x5xf32>, tensor<5x6xf32>) -> tensor<?x6xf32>
  return %0 : tensor<?x6xf32>
}
