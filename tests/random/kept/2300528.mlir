// judge: 2300528 8 0,1,7,33 --pipeline=Vectorize
// What is multiplied is zero whatever it is: of nothing the initial value stays.
func.func public @main(%arg0: tensor<?x1xi16>, %arg1: tensor<i16>) -> (tensor<1xi16>) {
    %0 = stablehlo.and %arg0, %arg0 : tensor<?x1xi16>
    %1 = stablehlo.subtract %arg0, %0 : tensor<?x1xi16>
    %2 = stablehlo.reduce(%1 init: %arg1) applies stablehlo.multiply across dimensions = [0] : (tensor<?x1xi16>, tensor<i16>) -> tensor<1xi16>
    return %2 : tensor<1xi16>
}
