// RUN: cgc opt %s --pass-pipeline='split-reduction' --mlir-print-local-scope | FileCheck %s
// RUN: cgc compile %s --target=hopper -o %t.spv --print-ir-after=tile-scan --mlir-print-local-scope 2>&1 | FileCheck %s --check-prefix=KERNEL
// RUN: cgc compile %s --target=hopper --emit=figures | FileCheck %s --check-prefix=FIGURES
// RUN: cgc run %s --function=line --device=interp --target=hopper --compare --print-limit=1 --input=100001xf16=random:1:5 | FileCheck %s --check-prefix=SAME
// RUN: %unsanitized cgc run %s --function=line --device=interp --target=hopper --compare --print-limit=1 --input=100001xf16=-inf | %unsanitized FileCheck %s --check-prefix=SAME
// RUN: %unsanitized cgc run %s --function=line --device=interp --target=hopper --compare --print-limit=1 --input=100001xf16=inf | %unsanitized FileCheck %s --check-prefix=SAME
// SAME: compare result[0]: worst difference
module attributes {hal.device.targets = [#hal.device.target<"vulkan", [#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "hopper"}>]>]} {

// A block's maximum and sum are one number, which has the same logarithm: two kernels, of which the first reads the elements once.
// CHECK-LABEL: func.func @line
// CHECK:       arith.extf
// CHECK:       %[[B:.*]] = codegen.scan {block = 4096 : i64, dimension = 0 : i64, indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0 floordiv 4096)>], reverse = false} ins(%{{.*}} : tensor<100001xf32>) outs(%{{.*}} : tensor<25xf32>)
// CHECK:         math.log
// CHECK:       %[[M:.*]] = linalg.generic {{.*}} ins(%[[B]] : tensor<25xf32>)
// CHECK:         arith.maximumf
// CHECK:       linalg.generic {{.*}} ins(%[[B]], %[[M]] : tensor<25xf32>, tensor<f32>)
// CHECK:         math.exp
// CHECK-NOT:   tensor<100001xf16>
// KERNEL-LABEL: func.func @line_dispatch_0
// KERNEL:         arith.maxnumf
// KERNEL-COUNT-17: math.exp
// KERNEL:         math.log
// KERNEL-COUNT-1: memref.store %{{.*}} : memref<25xf32>
// FIGURES-LABEL: line_dispatch_0: Scan
// FIGURES:       line_dispatch_1: VectorDistribute
// FIGURES-NOT:   line_dispatch_2
func.func @line(%x: tensor<100001xf16>) -> tensor<f32> {
  %e = tensor.empty() : tensor<f32>
  %low = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %a = linalg.fill ins(%low : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %b = linalg.fill ins(%zero : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %m = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%x : tensor<100001xf16>) outs(%a : tensor<f32>) {
  ^bb0(%in: f16, %out: f32):
    %v = arith.extf %in : f16 to f32
    %w = arith.maximumf %out, %v : f32
    linalg.yield %w : f32
  } -> tensor<f32>
  %s = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%x, %m : tensor<100001xf16>, tensor<f32>) outs(%b : tensor<f32>) {
  ^bb0(%in: f16, %top: f32, %out: f32):
    %v = arith.extf %in : f16 to f32
    %d = arith.subf %v, %top : f32
    %p = math.exp %d : f32
    %w = arith.addf %out, %p : f32
    linalg.yield %w : f32
  } -> tensor<f32>
  %r = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%s, %m : tensor<f32>, tensor<f32>) outs(%e : tensor<f32>) {
  ^bb0(%sum: f32, %top: f32, %out: f32):
    %l = math.log %sum : f32
    %w = arith.addf %l, %top : f32
    linalg.yield %w : f32
  } -> tensor<f32>
  return %r : tensor<f32>
}

// Where the sum is wanted for itself, both are as they were.
// CHECK-LABEL: func.func @sum
// CHECK-NOT:   codegen.scan
func.func @sum(%x: tensor<1048576xf32>) -> tensor<f32> {
  %e = tensor.empty() : tensor<f32>
  %low = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %a = linalg.fill ins(%low : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %b = linalg.fill ins(%zero : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %m = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%x : tensor<1048576xf32>) outs(%a : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %w = arith.maximumf %out, %in : f32
    linalg.yield %w : f32
  } -> tensor<f32>
  %s = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%x, %m : tensor<1048576xf32>, tensor<f32>) outs(%b : tensor<f32>) {
  ^bb0(%in: f32, %top: f32, %out: f32):
    %d = arith.subf %in, %top : f32
    %p = math.exp %d : f32
    %w = arith.addf %out, %p : f32
    linalg.yield %w : f32
  } -> tensor<f32>
  return %s : tensor<f32>
}

// The reader may be a linalg.map as well.
// CHECK-LABEL: func.func @mapped
// CHECK:       codegen.scan {block = 4096 : i64
// CHECK-NOT:   tensor<100001xf16>
func.func @mapped(%x: tensor<100001xf16>) -> tensor<f32> {
  %e = tensor.empty() : tensor<f32>
  %low = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %a = linalg.fill ins(%low : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %b = linalg.fill ins(%zero : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %m = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%x : tensor<100001xf16>) outs(%a : tensor<f32>) {
  ^bb0(%in: f16, %out: f32):
    %v = arith.extf %in : f16 to f32
    %w = arith.maximumf %out, %v : f32
    linalg.yield %w : f32
  } -> tensor<f32>
  %s = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%x, %m : tensor<100001xf16>, tensor<f32>) outs(%b : tensor<f32>) {
  ^bb0(%in: f16, %top: f32, %out: f32):
    %v = arith.extf %in : f16 to f32
    %d = arith.subf %v, %top : f32
    %p = math.exp %d : f32
    %w = arith.addf %out, %p : f32
    linalg.yield %w : f32
  } -> tensor<f32>
  %r = linalg.map ins(%s, %m : tensor<f32>, tensor<f32>) outs(%e : tensor<f32>) (%sum: f32, %top: f32) {
    %l = math.log %sum : f32
    %w = arith.addf %l, %top : f32
    linalg.yield %w : f32
  }
  return %r : tensor<f32>
}

// Columns that fill the device by themselves: in blocks all the same, a read less. A plain sum of them is not split.
// CHECK-LABEL: func.func @columns
// CHECK:       codegen.scan {block = {{[0-9]+}} : i64, dimension = 0 : i64
// CHECK:       -> tensor<3333xf32>
// CHECK-LABEL: func.func @plain
// CHECK:       linalg.generic {{.*}} ins(%{{.*}} : tensor<9000x3333xf32>) outs(%{{.*}} : tensor<3333xf32>)
func.func @columns(%x: tensor<9000x3333xf32>) -> tensor<3333xf32> {
  %e = tensor.empty() : tensor<3333xf32>
  %low = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %a = linalg.fill ins(%low : f32) outs(%e : tensor<3333xf32>) -> tensor<3333xf32>
  %b = linalg.fill ins(%zero : f32) outs(%e : tensor<3333xf32>) -> tensor<3333xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<9000x3333xf32>) outs(%a : tensor<3333xf32>) {
  ^bb0(%in: f32, %out: f32):
    %w = arith.maximumf %out, %in : f32
    linalg.yield %w : f32
  } -> tensor<3333xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["reduction", "parallel"]} ins(%x, %m : tensor<9000x3333xf32>, tensor<3333xf32>) outs(%b : tensor<3333xf32>) {
  ^bb0(%in: f32, %top: f32, %out: f32):
    %d = arith.subf %in, %top : f32
    %p = math.exp %d : f32
    %w = arith.addf %out, %p : f32
    linalg.yield %w : f32
  } -> tensor<3333xf32>
  %r = linalg.map ins(%s, %m : tensor<3333xf32>, tensor<3333xf32>) outs(%e : tensor<3333xf32>) (%sum: f32, %top: f32) {
    %l = math.log %sum : f32
    %w = arith.addf %l, %top : f32
    linalg.yield %w : f32
  }
  return %r : tensor<3333xf32>
}

func.func @plain(%x: tensor<9000x3333xf32>) -> tensor<3333xf32> {
  %e = tensor.empty() : tensor<3333xf32>
  %zero = arith.constant 0.0 : f32
  %b = linalg.fill ins(%zero : f32) outs(%e : tensor<3333xf32>) -> tensor<3333xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<9000x3333xf32>) outs(%b : tensor<3333xf32>) {
  ^bb0(%in: f32, %out: f32):
    %w = arith.addf %out, %in : f32
    linalg.yield %w : f32
  } -> tensor<3333xf32>
  return %s : tensor<3333xf32>
}
}
