
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @movement() {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<3x4xf32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<2x3x3xf32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [3, 4], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<3x4xf32>> -> tensor<3x4xf32>
  %p = tensor.pad %x low[1, 0] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %one : f32
  } : ,<3x4xf32> to tensor<4x6xf32>
  %s = tensor.extract_slice %p[0, 0] [3, 3] [1, 2] : tensor<4x6xf32> to tensor<3x3xf32>
  %t = tensor.extract_slice %x[0, 0] [3, 3] [1, 1] : tensor<3x4xf32> to tensor<3x3xf32>
  %k = tensor.concat dim(0) %s, %t : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<6x3xf32>
  %r = tensor.expand_shape %k [[0tensor 1], [2]] output_shape [2, 3, 3] : tensor<6x3xf32> into tensor<2x3x3xf32>
  flow.dispatch.tensor.store %r, %o, offsets = [0, 0, 0], sizes = [2, 3, 3], strides = [1, 1, 1] : tensor<2x3x3xf32> -> !flow.dispatch.tensor<writeonly:tensor<2x3x3xf32>>
  return
}

