// RUN: not cgc opt %s --split-input-file --pass-pipeline='assign-targets{targets=vulkan1.0},verify-interface,hlo-to-linalg,form-dispatches,materialize-interface,schedule,link-kernels,resolve-entry-points' 2>&1 | FileCheck %s

// A dispatch written by hand keeps its bindings: the sizes cannot come there, too.
// CHECK: layouts-errors.mlir:[[#@LINE+2]]:3: error: 'func.func' op has a buffer at set 0, binding 1, where the sizes come in
module attributes {codegen.sizes = {from = "storage_buffer", set = 0 : i64, binding = 1 : i64}} {
  func.func @scale() {
    %n32 = hal.interface.constant.load[0] : i32
    %n = arith.index_castui %n32 : i32 to index
    %0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<?xf32>>{%n}
    %1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<writeonly:tensor<?xf32>>{%n}
    %2 = flow.dispatch.tensor.load %0, offsets = [0], sizes = [%n], strides = [1] : !flow.dispatch.tensor<readonly:tensor<?xf32>>{%n} -> tensor<?xf32>
    flow.dispatch.tensor.store %2, %1, offsets = [0], sizes = [%n], strides = [1] : tensor<?xf32> -> !flow.dispatch.tensor<writeonly:tensor<?xf32>>{%n}
    return
  }
}

// -----

// CHECK: error: 'hal.executable.variant' op has 1 kernels, where codegen.entry_points gives 2 names
module attributes {codegen.entry_points = ["a", "b"]} {
  func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.negate %a : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

// CHECK: error: 'builtin.module' op has no kernels to give the names of codegen.entry_points to
module attributes {codegen.entry_points = ["a"]} {
  func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> { return %a : tensor<4xf32> }
}

// -----

// CHECK: [[#@LINE+2]]:8: error: 'hal.interface.binding.subspan' op has codegen.strides = array<i64: 1> for tensor<4x4xf32>
func.func @strides() {
  %0 = hal.interface.binding.subspan set(0) binding(0) {codegen.strides = array<i64: 1>} : !flow.dispatch.tensor<readonly:tensor<4x4xf32>>
  return
}
