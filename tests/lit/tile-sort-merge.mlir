// RUN: cgc opt %s --mlir-print-op-generic | cgc opt - --mlir-print-local-scope | FileCheck %s --check-prefix=TEXT
// RUN: cgc opt %s --pass-pipeline='form-dispatches,materialize-interface,schedule,select-configuration' --mlir-print-local-scope | FileCheck %s --check-prefix=CONFIG
// RUN: cgc opt %s --pass-pipeline='form-dispatches,materialize-interface,schedule,select-configuration,tile-sort,canonicalize,cse' --mlir-print-local-scope | FileCheck %s
// RUN: cgc compile %s --target=hopper --emit=figures | FileCheck %s --check-prefix=FIGURES
// RUN: cgc run %s --function=merge --device=interp --target=hopper --print-limit=1 --input=3x2304xi32=random:1 --input=3x3xi32=0 | FileCheck %s --check-prefix=CUT
module attributes {hal.device.targets = [#hal.device.target<"vulkan", [#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "hopper"}>]>]} {
// Two runs of a tile each, and the rest of a line, by hand. A thread has 3 elements: it finds where its own begin, then takes one after the other.
// TEXT-LABEL: func.func @merge
// TEXT:         codegen.sort {block = 1536 : i64, indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1 floordiv 768)>, affine_map<(d0, d1) -> (d0, d1)>], run = 768 : i64} ins(%arg0, %arg1 : tensor<3x2304xi32>, tensor<3x3xi32>) outs(%{{.*}} : tensor<3x2304xi32>) {
// CONFIG-LABEL: func.func @merge_dispatch_0
// CONFIG-SAME:    pipeline = Sort workgroup_size = [256, 1, 1]
// CONFIG:         codegen.sort {{.*}}tile_sizes = {{\[\[}}0, 0], [0, 0], [0, 768]], thread_basis = [0, 256]
// CHECK-LABEL:  func.func @merge_dispatch_0
// CHECK:          %[[M:.*]] = memref.alloc() : memref<1536xi32, 3>
// CHECK-COUNT-2:  memref.load %{{.*}} : memref<3x3xi32>
// CHECK-COUNT-3:  memref.load %{{.*}} : memref<3x2304xi32>
// CHECK-COUNT-3:  memref.store %{{.*}}, %[[M]]
// CHECK:          gpu.barrier
// CHECK:          scf.while
// CHECK-COUNT-2:    memref.load %[[M]]
// CHECK:          scf.for %{{.*}} = %c0 to %c3 step %c1 iter_args
// CHECK:            arith.cmpi slt
// CHECK:            memref.load %[[M]]
// CHECK:            memref.store %{{.*}}, %[[M]]
// CHECK:          gpu.barrier
// CHECK-COUNT-3:  memref.store %{{.*}} : memref<3x2304xi32>
// CHECK-NOT:      gpu.barrier
// FIGURES-LABEL: merge_dispatch_0: Sort, 256 x 1 x 1 threads
// FIGURES:         barriers 2, run 2
// FIGURES:         write of 4 bytes, global memory: 3, run 3, cost 1.00
// Cuts that are none of these runs: elements of a line in some order, none of them outside.
// CUT: 3x2304xi32
func.func @merge(%x: tensor<3x2304xi32>, %cuts: tensor<3x3xi32>) -> tensor<3x2304xi32> {
  %e = tensor.empty() : tensor<3x2304xi32>
  %r = codegen.sort {block = 1536 : i64, indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1 floordiv 768)>, affine_map<(d0, d1) -> (d0, d1)>], run = 768 : i64} ins(%x, %cuts : tensor<3x2304xi32>, tensor<3x3xi32>) outs(%e : tensor<3x2304xi32>) {
  ^bb0(%a: i32, %b: i32):
    %less = arith.cmpi slt, %a, %b : i32
    linalg.yield %less : i1
  } -> tensor<3x2304xi32>
  return %r : tensor<3x2304xi32>
}
}
