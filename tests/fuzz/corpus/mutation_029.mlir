
func.func @region(%a: tensor<3x2xf32>, %z: tensor<f32>) -> tensor<3xf32> {
  %0 = "stablehlo.reduce"(%a, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
    #none^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %2 = stablehlo.compare LT, %p, %q, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<f32>) -> tensor<f32-1>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
