// A product of matrices as a dispatch in the syntax of 2020: an interface with named bindings, tensors loaded from and stored to it.
hal.executable.target "vulkan*" {
  module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {}>} {
    func @product() {
      %c0 = constant 0 : index
      %left = hal.interface.load.tensor @buffers::@left, offset = %c0 : tensor<4x5xf32>
      %right = hal.interface.load.tensor @buffers::@right, offset = %c0 : tensor<5x10xf32>
      %0 = "mhlo.dot"(%left, %right) {precision_config = ["DEFAULT", "DEFAULT"]} : (tensor<4x5xf32>, tensor<5x10xf32>) -> tensor<4x10xf32>
      hal.interface.store.tensor %0, @buffers::@result, offset = %c0 : tensor<4x10xf32>
      return
    }
    hal.interface @buffers attributes {sym_visibility = "private"} {
      hal.interface.binding @left, set=0, binding=0, type="StorageBuffer", access="Read"
      hal.interface.binding @right, set=0, binding=1, type="StorageBuffer", access="Read"
      hal.interface.binding @result, set=0, binding=2, type="StorageBuffer", access="Write|Discard"
    }
  }
}
