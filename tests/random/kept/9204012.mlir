// judge: 9204012 0 1 
func.func public @main(%arg0: tensor<i32>, %arg1: tensor<1x130x2xi32>, %arg2: tensor<i1>, %arg3: tensor<2x5xui8>, %arg4: tensor<2x5xui16>, %arg5: tensor<2x5xf32>, %arg6: tensor<2x1xi32>, %arg7: tensor<2x2x3xui8>, %arg8: tensor<2x2x3xui16>, %arg9: tensor<2x2x3xf32>, %arg10: tensor<f32>) -> (tensor<2x5xui8>, tensor<2x5xui16>, tensor<2x5xf32>, tensor<f32>) {
    %0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.compare GT, %arg0, %0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = "stablehlo.if"(%1) ({
        %r2_0_0 = stablehlo.not %arg2 : tensor<i1>
      stablehlo.return %r2_0_0 : tensor<i1>
    }, {
        %r2_1_0 = stablehlo.not %1 : tensor<i1>
      stablehlo.return %r2_1_0 : tensor<i1>
    }) : (tensor<i1>) -> (tensor<i1>)
    %3 = stablehlo.constant dense<5> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %5 = stablehlo.remainder %arg6, %4 : tensor<2x1xi32>
    %6 = stablehlo.abs %5 : tensor<2x1xi32>
    %7:3 = "stablehlo.scatter"(%arg3, %arg4, %arg5, %6, %arg7, %arg8, %arg9) ({
    ^bb0(%a0_7: tensor<ui8>, %a1_7: tensor<ui16>, %a2_7: tensor<f32>, %b0_7: tensor<ui8>, %b1_7: tensor<ui16>, %b2_7: tensor<f32>):
      %c0_7 = stablehlo.add %a0_7, %b0_7 : tensor<ui8>
      %c1_7 = stablehlo.or %a1_7, %b1_7 : tensor<ui16>
      %c2_7 = stablehlo.multiply %a2_7, %b2_7 : tensor<f32>
      stablehlo.return %c0_7, %c1_7, %c2_7 : tensor<ui8>, tensor<ui16>, tensor<f32>
    }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>} : (tensor<2x5xui8>, tensor<2x5xui16>, tensor<2x5xf32>, tensor<2x1xi32>, tensor<2x2x3xui8>, tensor<2x2x3xui16>, tensor<2x2x3xf32>) -> (tensor<2x5xui8>, tensor<2x5xui16>, tensor<2x5xf32>)
    %8 = stablehlo.select %2, %arg10, %arg10 : tensor<i1>, tensor<f32>
    return %7#0, %7#1, %7#2, %8 : tensor<2x5xui8>, tensor<2x5xui16>, tensor<2x5xf32>, tensor<f32>
}
