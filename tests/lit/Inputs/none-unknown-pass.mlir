func.func @named() attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [8, 8, 1]>,
    pass_pipeline = "cse,canonicalise"} {
  %c0 = arith.constant 0 : index
  %m = hal.interface.binding.subspan set(0) binding(0) offset(%c0) : memref<4xf32>
  return
}
