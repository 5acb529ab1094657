// judge: 20004 8 - --pipeline=SubgroupReduce
func.func public @main() -> (tensor<2x2x1xi32>) {
    %0 = stablehlo.iota dim = 1 : tensor<2x2x1xi32>
    return %0 : tensor<2x2x1xi32>
}
