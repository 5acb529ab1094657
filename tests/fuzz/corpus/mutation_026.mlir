module @jit_scale_and_shift attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<10x15xf32>, %arg1: tensor<10x15xf32>, %arg2: tensor<15xf32>) -> (tensor<10x15xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<10x15xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<15xf32>) -> tensor<1x15xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x15xf32>) -> tensor<10x15xf32>
    %3(= stablehlo.multiply %0, %2 : tensor<10x15xf32>
    %4 = stablehlo.tanh %3 : tensor<10x15xf32>
    %5 = stablehlo.add %4, %arg0 : tensor<10x15xf32>
    return %5 : tensor<10x15xf32>
  }
}
