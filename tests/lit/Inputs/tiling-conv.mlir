// The window of a strided convolution goes one by one.
func.func @conv() {
  %b0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<1x225x225x3xf32>>
  %b1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<readonly:tensor<3x3x3x32xf32>>
  %b2 = hal.interface.binding.subspan set(0) binding(2) : !flow.dispatch.tensor<writeonly:tensor<1x112x112x32xf32>>
  %x = flow.dispatch.tensor.load %b0, offsets = [0, 0, 0, 0], sizes = [1, 225, 225, 3], strides = [1, 1, 1, 1] : !flow.dispatch.tensor<readonly:tensor<1x225x225x3xf32>> -> tensor<1x225x225x3xf32>
  %y = flow.dispatch.tensor.load %b1, offsets = [0, 0, 0, 0], sizes = [3, 3, 3, 32], strides = [1, 1, 1, 1] : !flow.dispatch.tensor<readonly:tensor<3x3x3x32xf32>> -> tensor<3x3x3x32xf32>
  %e = tensor.empty() : tensor<1x112x112x32xf32>
  %zero = arith.constant 0.0 : f32
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x112x112x32xf32>) -> tensor<1x112x112x32xf32>
  %m = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>,
      lowering_config = #iree_codegen.lowering_config<tile_sizes = [[0, 1, 8, 32, 0, 0, 0], [0, 1, 4, 4, 0, 0, 0], [0, 0, 0, 0, 1, 1, 3]]>}
      ins(%x, %y : tensor<1x225x225x3xf32>, tensor<3x3x3x32xf32>) outs(%f : tensor<1x112x112x32xf32>) -> tensor<1x112x112x32xf32>
  flow.dispatch.tensor.store %m, %b2, offsets = [0, 0, 0, 0], sizes = [1, 112, 112, 32], strides = [1, 1, 1, 1] : tensor<1x112x112x32xf32> -> !flow.dispatch.tensor<writeonly:tensor<1x112x112x32xf32>>
  return
}
