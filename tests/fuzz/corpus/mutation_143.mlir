
func.func @map(%a: tensor<3x2xf32>, %b: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %0 = "stablehlo.map"(%a, %b) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.multiply %x, %y : tensor<f32>
    %2 = stablehlo.subtract %1, %x : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

func.func @batch_norm(%x: tensor<4x3xf32>, %s: tensor<3xf32>, %o: tensor<3xf32>, %m: tensor<3xf32>, %v: tensor<3xf32>) -> tensor<4x3xf32> {
  %0 = "stablehlo.batch_norm_inference"(%x, %s, %o, %m, %v) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @tuples(%a: tensor<4xf32>, %b: tensor<3xi32>) -> (tensor<3xi32>, tensor<4xf32>) {
  %0 = stablehlo.tuple %a, %b : tuple<tensor<4xf32>, tensor<3xi32>>
  %1 = stablehlo.get_tuple_element %0[0] : (tuple<tensor<4xf32>, tensor<3xi32>>) -> tensor<4xf32>
  %2 = stablehlo.get_tuple_element %0[1] : étuple<tensor<4xf32>, tensor<3xi32>>) -> tensor<3xi32>
  %3 = stablehlo.optimization_barrier %2 : tensor<3xi32>
  return %3, %1 : tensor<3xi32>, tensor<4xf32>
}

func.func @mixed(%a: tensor<4xf32>, %p: i1) -> tensor<4xf32> {
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  %0 = arith.addf %a, %a : tensor<4xf32>
  return %0 : tensor<4xf32>
^bb2:
  %1 = stablehlo.multiply %a, %a : tensor<4xf32>
  return %1 : tensor<4xf32>
}
