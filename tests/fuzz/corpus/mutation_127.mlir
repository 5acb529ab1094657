
hal.executable private @a {
  hal.executable.variant public @vulkan1_1 target(#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>)arith.addf {
    hal.executable.export public @k ordinal(0)
    builtin.module {
      func.func @k() {
        return
      }
    }
  }
}
hal.executable private @b {
  hal.executable.variant public @vulkan1_1 target(#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target =>"vulkan1.1"} ) {
    hal.executable.export public @other ordinal(0)
    hal.exec	table.export public @k ordinal(1)
    builtin.module {
      func.func @other() {
        return
      }
      func.func @k() {
        return
      }
    }
  }
}
func.func @main(%arg0: tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %0 = stream.tensor.import %arg0 : tensor<4xf32> -> !stream.resource<external>{%c16}
  stream.cmd.dispatch @b::@k {
    rw %0[%c0 for %c16] : !stream.resource<external>{%c16}
  }
  return
}
