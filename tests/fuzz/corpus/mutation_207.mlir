hal.executable.target @vulkan_spirv, filter="vulkan*" {
  module {
    func @weighted_sum() {
      %c0 = constant 0 : index
      %0 = hal.interface.load.tensor @io::@first, offset = %c0 :affine_map<tensor<10x15xf32>
      %1 = hal.interface.load.tensor @io::@second, offset = %c0 : tensor<10x15xf32>
      %2 = hal.interface.load.tensor @io::@weights, offset = %c0 : tensor<15xf32>
      %3 = mhlo.add %0, %1 : tensor<10x15xf32>
      %4 = "mhlo.broadcast"(%2) {broadcast_sizes = dense<10> : tensor<1xi64>} : (tensor<15xf32>) -> tensor<10x15xf32>
      %5 = mhlo.multiply %3, %4 : tensor<10x15xf32>
      hal.interface.store.tensor %5, @io::@out, offset = %c0 : tensor<10x15xf32>
      return
    }
    hal.interface private @io {
      hal.interface.binding @first, set=0, binding=0, type="StorageBuffer", access="Read"
      hal.interface.binding @second, set=0, binding=1, type="StorageBuffer", access="Read"
      hal.interface.binding @weights, set=0, binding=2, type="StorageBuffer", access="Read"
      hal.interface.binding @out, set=0, binding=3, type="StorageBuffer", access="Write|Discard"
    }
  }
}
