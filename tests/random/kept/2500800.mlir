// judge: 2500800 8 1 --target=vulkan1.1; --pipeline=SimpleDistribute
// A kernel's bindings have a gap, and code for two of three.
func.func public @main(%arg0: tensor<1x1x2xf32> {codegen.strides = array<i64: 36, 1, 5>, codegen.offset = 64 : i64}, %arg1: tensor<1x2xf32>) -> (tensor<1x1x1xf32> {codegen.set = 0 : i64, codegen.binding = 2 : i64}) {
    %0 = stablehlo.iota dim = 0 : tensor<2x2xf32>
    %1 = stablehlo.convert %0 : (tensor<2x2xf32>) -> tensor<2x2xf16>
    %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%arg1 : tensor<1x2xf32>) {
    ^bb0(%u0_2: f32):
      %s0_2 = linalg.index 1 : index
      %s1_2 = arith.constant 2 : index
      %s2_2 = arith.muli %s0_2, %s1_2 : index
      %s3_2 = arith.constant 1 : index
      %s4_2 = arith.minsi %s2_2, %s3_2 : index
      %s5_2 = linalg.index 1 : index
      %s6_2 = tensor.extract %1[%s4_2, %s5_2] : tensor<2x2xf16>
      %s7_2 = math.absf %s6_2 : f16
      %s8_2 = arith.extf %s7_2 : f16 to f32
      linalg.yield %s8_2 : f32
    } -> tensor<1x2xf32>
    %3 = stablehlo.dot_general %arg0, %2, contracting_dims = [2] x [1] : (tensor<1x1x2xf32>, tensor<1x2xf32>) -> tensor<1x1x1xf32>
    return %3 : tensor<1x1x1xf32>
}
