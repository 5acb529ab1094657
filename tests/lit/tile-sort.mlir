// RUN: cgc opt %s --pass-pipeline='form-dispatches,materialize-interface,schedule,select-configuration' --mlir-print-local-scope | FileCheck %s --check-prefix=CONFIG
// RUN: cgc opt %s --pass-pipeline='form-dispatches,materialize-interface,schedule,select-configuration,tile-sort,canonicalize,cse' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='form-dispatches,materialize-interface,schedule,select-configuration,tile-sort' --validate > /dev/null
// RUN: cgc compile %s --target=hopper --emit=figures | FileCheck %s --check-prefix=FIGURES
// RUN: cgc run %s --function=blocks --device=interp --target=hopper --subgroup-size=8 --compare --print-limit=1 --input=3x200xf16=random:1 | FileCheck %s --check-prefix=SAME
// RUN: not cgc compile %s --target=hopper --config='basis=0,32 reduction=0,1088' -o %t.spv 2>&1 | FileCheck %s --check-prefix=TILES
module attributes {hal.device.targets = [#hal.device.target<"vulkan", [#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "hopper"}>]>]} {

// SAME: compare result[0]: worst difference 0 at
// TILES: error: 'codegen.sort' op has tiles that its kernel does not take

// A block is a power of two times 17: lines of 200 each fill most of one, and a workgroup has four. What is computed before and behind is part of the
// kernel; halves are words in memory.
// CONFIG-LABEL: func.func @blocks_dispatch_0
// CONFIG-SAME:    pipeline = Sort workgroup_size = [64, 1, 1]
// CONFIG:         codegen.sort {{.*}}tile_sizes = {{\[\[}}0, 0], [0, 0], [0, 1088]], thread_basis = [0, 64]
// CHECK-LABEL:  func.func @blocks_dispatch_0
// CHECK:          %[[M:.*]] = memref.alloc() : memref<2176xi32, 3>
// CHECK:          memref.load %{{.*}} : memref<3x200xf16>
// CHECK:          arith.negf
// CHECK:          arith.extui %{{.*}} : i16 to i32
// CHECK:          scf.for %[[R:.*]] = %c0 to %c9 step %c1 {
// CHECK:            gpu.barrier
// CHECK:            scf.for
// CHECK:              scf.while
// CHECK:              scf.for
// CHECK:          gpu.barrier
// CHECK:          scf.if
// CHECK:            arith.trunci %{{.*}} : i32 to i16
// CHECK:            arith.extf
// CHECK:            memref.store %{{.*}} : memref<3x200xf32>
// FIGURES-LABEL: blocks_dispatch_0: Sort, 64 x 1 x 1 threads
// FIGURES:         barriers 2, run 10
func.func @blocks(%x: tensor<3x200xf16>) -> tensor<3x200xf32> {
  %e = tensor.empty() : tensor<3x200xf16>
  %n = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<3x200xf16>) outs(%e : tensor<3x200xf16>) {
  ^bb0(%in: f16, %out: f16):
    %v = arith.negf %in : f16
    linalg.yield %v : f16
  } -> tensor<3x200xf16>
  %r = codegen.sort {block = 272 : i64, indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], run = 1 : i64} ins(%n : tensor<3x200xf16>) outs(%e : tensor<3x200xf16>) {
  ^bb0(%a: f16, %b: f16):
    %less = arith.cmpf ogt, %a, %b : f16
    linalg.yield %less : i1
  } -> tensor<3x200xf16>
  %h = tensor.empty() : tensor<3x200xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%r : tensor<3x200xf16>) outs(%h : tensor<3x200xf32>) {
  ^bb0(%in: f16, %out: f32):
    %v = arith.extf %in : f16 to f32
    linalg.yield %v : f32
  } -> tensor<3x200xf32>
  return %w : tensor<3x200xf32>
}
}
