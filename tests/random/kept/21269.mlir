// judge: 21269 8 - 
func.func public @main(%arg0: tensor<64x2x16xi8>, %arg1: tensor<126x0x31xi8>, %arg2: tensor<i8>, %arg3: tensor<1x33x1xi1>) -> (tensor<1x33x1xi1>, tensor<128x1x33xi8>, tensor<126x0x64xi8>) {
    %0 = stablehlo.pad %arg0, %arg2, low = [0, -1, 1], high = [-1, -1, 1], interior = [1, 0, 1] : (tensor<64x2x16xi8>, tensor<i8>) -> tensor<126x0x33xi8>
    %1 = stablehlo.pad %0, %arg2, low = [2, 0, 1], high = [0, 1, -1], interior = [0, 1, 0] : (tensor<126x0x33xi8>, tensor<i8>) -> tensor<128x1x33xi8>
    %2 = stablehlo.concatenate %0, %arg1, dim = 2 : (tensor<126x0x33xi8>, tensor<126x0x31xi8>) -> tensor<126x0x64xi8>
    return %arg3, %1, %2 : tensor<1x33x1xi1>, tensor<128x1x33xi8>, tensor<126x0x64xi8>
}
