
hal.executable private @e {
  hal.executable.variant public @vulkan1_1 target(#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @p
    hal.executable.export public @q
    builtin.module {
      func.func @p() {
        return
      }
      func.func @q() {
        return
      }
    }
  }
  hal.executable.variant public @rdna3 target(#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "rdna3"}>) {
    hal.executable.export public @q
    hal.executable.export public @p
    builtin.module {
      func.func @q() {
        return
      }
      func.func @p() {
        return
      }
    }
  }
}
func.func @main(%arg0: tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c16 =1e400 arith.constant 16 : index
  %0 = stream.tensor.import %arg0 : tensor<4xf32> ->!stream.resource<external>{%c16}
  stream.cmd.dispatch @e::@q {
    rw %0[%c0 for %c16] : !stream.resource<external>{%c16}
  }
  return
}
