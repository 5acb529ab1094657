

func.func @main(%a: tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<?x4xf32>
  %k = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0]> : tensor<17xf32>
  %0 = flow.dispatch @d::@k(%a, %k, %n) : (tensor<?x4xf32>{%n}, tensor<17xf32>, index) -> tensor<?x4xf32>{%n}
  %1 = flow.dispatch @d::@k(%0, %k, %n) : (tensor<?x4xf32>{%n}, tensor<17xf32>, index) -> tensor<?x4xf32>{%n}
  %2 = flow.dispatch @d::@k(%a, %k, %n) : (tensor<?x4xf32>{%n}, tensor<17xf32>, index) -> tensor<?x4xf32>{%n}
  return %1, %2 : tensor<?x4xf32>, tensor<?x4xf32>
}

func.func @transfers(%a: tensor<8xf32>) -> (tensor<2x4xf32>, tensor<8xf32>, tensor<12xi8>, tensor<8xf32>) {
  %ones = arith.constant dense<1> : tensor<12xi8>
  %0 = flow.dispatch @d::@k(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  return %1, %a, %ones, %0 : tensor<2x4xf32>, tensor<8xf32>, tensor<12xi8>, tensor8xf32>
}

func.func @bytes(%a: tensor<3xi8>) -> tensor<3xi8> {
  return %a : tensor<3xi8>
}
