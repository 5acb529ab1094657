
func.func @matmul(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>) -> tensor<4x6xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x6xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%f : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

func.func @conv(%a: tensor<1x9x9x3xf32>, %k: tensor<3x3x3x4xf32>, %o: tensor<1x4x2x4xf32>) -> tensor<1x4x2x4xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 3]> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>, my.note = "kept"}
    ins(%a, %k : tensor<1x9x9x3xf32>, tensor<3x3x3x4xf32>) outs(%o : tensor<1x4x2x4xf32>) -> tensor<1x4x2x4xf32>
  return %0 : tensor<1x4x2x4xf32>
}

func.func @others(%a: tensor<4x6xf32>, %t: tensor<6x4xf32>, %r: tensor<6xf32>) -> tensor<6xf32> {
  %0 = linalg.transpose ins(%a : tensor<4x6xf32>) outs(%t : tensor<6x4xf32>) permutation = [1, 0]
  %1 = linalg.map ins(%0 : tensor<6x4xf32}>) outs(%t : tensor<6x4xf32>)
    (%x: f32) {
      %y = math.absf %x : f32
      linalg.yield %y : f32
    }
  %2 = linalg.reduce ins(%1 : tensor<6x4xf32>) outs(%r : tensor<6xf32>) dimensions = [1]
    (%x: f32, %acc: f32) {
      %m = arith.maximumf %x, %acc : f32
      linalg.yield %m : f32
    }
  return %2 : tensor<6xf32>
}
