// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --mlir-print-local-scope | FileCheck %s
// RUN: sed s/hopper/valhall/ %s | cgc opt - --pass-pipeline=hlo-to-linalg | FileCheck %s --check-prefix=SLOW
// Where every target has fast workgroup memory, scans are codegen.scan; elsewhere they go up and down by levels.
// SLOW-NOT: codegen.scan
module attributes {hal.device.targets = [#hal.device.target<"vulkan", [#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "hopper"}>]>]} {

// Few lines are cut in blocks, whose sums come first; halves are summed as f32.
// CHECK-LABEL: func.func @blocks
// CHECK:       arith.extf
// CHECK:       %[[S:.*]] = codegen.scan {block = 4096 : i64, dimension = 1 : i64, {{.*}}affine_map<(d0, d1) -> (d0, d1 floordiv 4096)>], reverse = false} ins(%[[X:.*]] : tensor<2x10000xf32>) outs(%{{.*}} : tensor<2x3xf32>)
// CHECK:       codegen.scan {{.*}} ins(%[[X]], %[[S]] : tensor<2x10000xf32>, tensor<2x3xf32>) outs(%{{.*}} : tensor<2x10000xf32>)
// CHECK:       arith.truncf
func.func @blocks(%x: tensor<2x10000xf16>) -> tensor<2x10000xf16> {
  %c = stablehlo.constant dense<0.0> : tensor<f16>
  %r = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[0, 0], [9999, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 10000>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.add %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<2x10000xf16>, tensor<f16>) -> tensor<2x10000xf16>
  return %r : tensor<2x10000xf16>
}

// Many are whole, from the end here; signs count.
// CHECK-LABEL: func.func @whole
// CHECK:       codegen.scan {block = 8192 : i64, dimension = 1 : i64, {{.*}}, reverse = true} ins(%arg0 : tensor<500x5000xi8>)
// CHECK:         arith.maxui
// CHECK-NOT:   codegen.scan
func.func @whole(%x: tensor<500x5000xui8>) -> tensor<500x5000xui8> {
  %c = stablehlo.constant dense<0> : tensor<ui8>
  %r = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[0, 0], [0, 4999]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 5000>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %s = stablehlo.maximum %a, %b : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<500x5000xui8>, tensor<ui8>) -> tensor<500x5000xui8>
  return %r : tensor<500x5000xui8>
}

// Columns are cut in blocks where there are few.
// CHECK-LABEL: func.func @columns
// CHECK:       codegen.scan {block = 64 : i64, dimension = 0 : i64, {{.*}} outs(%{{.*}} : tensor<16x77xi32>)
func.func @columns(%x: tensor<1000x77xi32>) -> tensor<1000x77xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[999, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1000, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1000x77xi32>, tensor<i32>) -> tensor<1000x77xi32>
  return %r : tensor<1000x77xi32>
}

// CHECK-LABEL: func.func @ext
// CHECK:       codegen.scan
// CHECK-NOT:   iree_linalg_ext.scan
func.func @ext(%a: tensor<100xi32>, %e: tensor<100xi32>, %s: tensor<i32>) -> (tensor<100xi32>, tensor<i32>) {
  %0:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%a : tensor<100xi32>) outs(%e, %s : tensor<100xi32>, tensor<i32>) {
  ^bb0(%x: i32, %y: i32):
    %t = arith.addi %x, %y : i32
    iree_linalg_ext.yield %t : i32
  } -> tensor<100xi32>, tensor<i32>
  return %0#0, %0#1 : tensor<100xi32>, tensor<i32>
}

// Sizes that are not known, elements of 64 bits, two results, and what several ops fold go up and down by levels.
// CHECK-LABEL: func.func @dynamic
// CHECK-NOT:   codegen.scan
func.func @dynamic(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[99, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 100>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @wide(%x: tensor<100xi64>) -> tensor<100xi64> {
  %c = stablehlo.constant dense<0> : tensor<i64>
  %r = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[99, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 100>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<100xi64>, tensor<i64>) -> tensor<100xi64>
  return %r : tensor<100xi64>
}
}
