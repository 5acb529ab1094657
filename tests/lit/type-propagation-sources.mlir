// What has no operands and is no constant keeps its type, whatever it is: the value is widened behind it.
// RUN: cgc opt %s --pass-pipeline='type-propagation' --mlir-print-local-scope | FileCheck %s
module attributes {hal.device.targets = [#hal.device.target<"vulkan", [#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>]>]} {
  // CHECK-LABEL: func.func @sources
  func.func @sources() {
    %c0 = arith.constant 0 : index
    %o = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>) binding(0) alignment(64) offset(%c0) : memref<4xi32>
    // CHECK: %[[BYTE:.*]] = "test.byte"() : () -> i8
    // CHECK-NEXT: arith.extui %[[BYTE]] : i8 to i32
    %b = "test.byte"() : () -> i8
    %w = arith.extui %b : i8 to i32
    memref.store %w, %o[%c0] : memref<4xi32>
    // CHECK: %[[BIT:.*]] = "test.bits"() : () -> vector<4xi16>
    // CHECK-NEXT: arith.extui %[[BIT]] : vector<4xi16> to vector<4xi32>
    %v = "test.bits"() : () -> vector<4xi16>
    %x = arith.extsi %v : vector<4xi16> to vector<4xi32>
    vector.store %x, %o[%c0] : memref<4xi32>, vector<4xi32>
    return
  }
}
