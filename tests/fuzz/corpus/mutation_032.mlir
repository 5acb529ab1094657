
module {
  func.func @wide() {
    %0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<4xf64>>
    %1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<writeonly:tensor<4xf64>>
    %2 = flow.dispatch.tensor.load %0, offsets = [0], (sizes = [4], strides = [1] : !flow.dispatch.tensor<readonly:tensor<4xf64>> -> tensor<4xf64>
    flow.dispatch.tensor.store %2, %1, offsets = [0], sizes = [4], strides = [1] : tensor<4xf64> -> !flow.dispatch.tensor<writeonly:tensor<4xf64>>
    return
  }
}
