// A product whose operand tiles lie in workgroup memory, as texts have it after promotion: sizes are constants among operands, what is allocated has
// a dynamic type, and the fill stands before the loop of workgroups. Linalg ops take views as they are before casts that forget their sizes.

// RUN: cgc run %s --device=interp --target=vulkan1.1 --input=33x24xf32=1 --input=24x16xf32=2 | FileCheck %s
// RUN: cgc run %s --device=interp --target=vulkan1.1 --compare --input=33x24xf32=random --input=24x16xf32=random | FileCheck %s --check-prefix=RANDOM
// RUN: cgc compile %s --target=vulkan1.1 -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv && FileCheck %s --check-prefix=JSON < %t.json
// RUN: cgc opt %s --pass-pipeline=canonicalize | FileCheck %s --check-prefix=VIEWS
// CHECK: 33x16xf32=[48 48 48
// CHECK-NOT: {{=| }}0
// RANDOM: worst difference 0 at
// JSON: "workgroup_size": [8, 8, 1]
// JSON: {"set": 0, "binding": 2, "access": "write"
// JSON: "workgroup_count": ["2", "5", "1"], "shared_memory_bytes": 256
// VIEWS: linalg.matmul {{.*}}ins(%{{.*}}, %{{.*}} : memref<?x4xf32, strided<[?, 1], offset: ?>, 3>, memref<4x8xf32, strided<[?, 1], offset: ?>, 3>) outs(%{{.*}} : memref<?x8xf32, strided<[16, 1], offset: ?>>)
#m = affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>
func @matmul_tile() attributes { spv.entry_point_abi = {local_size = dense<[8, 8, 1]> : vector<3xi32>}} {
  %cst = constant 0.000000e+00 : f32
  %c33 = constant 33 : index
  %c24 = constant 24 : index
  %c16 = constant 16 : index
  %c0 = constant 0 : index
  %c4 = constant 4 : index
  %c8 = constant 8 : index
  %0 = iree.placeholder for "interface buffer" {binding = @legacy_io::@arg0} : memref<33x24xf32>
  %1 = iree.placeholder for "interface buffer" {binding = @legacy_io::@arg1} : memref<24x16xf32>
  %2 = iree.placeholder for "interface buffer" {binding = @legacy_io::@ret0} : memref<33x16xf32>
  linalg.fill(%cst, %2) : f32, memref<33x16xf32>
  scf.parallel (%arg0, %arg1) = (%c0, %c0) to (%c33, %c16) step (%c8, %c8) {
    %m = affine.min affine_map<(d0) -> (8, 33 - d0)>(%arg0)
    scf.for %arg2 = %c0 to %c24 step %c4 {
      %5 = subview %0[%arg0, %arg2][%m, %c4][1, 1] : memref<33x24xf32> to memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 * 24 + s0 + d1)>>
      %8 = subview %1[%arg2, %arg1][%c4, %c8][1, 1] : memref<24x16xf32> to memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 * 16 + s0 + d1)>>
      %11 = subview %2[%arg0, %arg1][%m, %c8][1, 1] : memref<33x16xf32> to memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 * 16 + s0 + d1)>>
      %12 = alloc(%m, %c4) : memref<?x?xf32, 3>
      %13 = subview %12[%c0, %c0][%m, %c4][1, 1] : memref<?x?xf32, 3> to memref<?x?xf32, #m, 3>
      %14 = alloc(%c4, %c8) : memref<?x?xf32, 3>
      %15 = subview %14[%c0, %c0][%c4, %c8][1, 1] : memref<?x?xf32, 3> to memref<?x?xf32, #m, 3>
      linalg.copy(%5, %13) {__internal_linalg_transform__ = "workgroup"} : memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 * 24 + s0 + d1)>>, memref<?x?xf32, #m, 3>
      spv.ControlBarrier "Workgroup", "Workgroup", "AcquireRelease"
      linalg.copy(%8, %15) {__internal_linalg_transform__ = "workgroup"} : memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 * 16 + s0 + d1)>>, memref<?x?xf32, #m, 3>
      spv.ControlBarrier "Workgroup", "Workgroup", "AcquireRelease"
      linalg.matmul {__internal_linalg_transform__ = "workgroup"} ins(%13, %15 : memref<?x?xf32, #m, 3>, memref<?x?xf32, #m, 3>) outs(%11 : memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 * 16 + s0 + d1)>>)
      spv.ControlBarrier "Workgroup", "Workgroup", "AcquireRelease"
      dealloc %12 : memref<?x?xf32, 3>
      dealloc %14 : memref<?x?xf32, 3>
    }
    scf.yield
  }
  return
}
hal.interface private @legacy_io  {
  hal.interface.binding @arg0, set=0, binding=0, type="StorageBuffer", access="Read"
  hal.interface.binding @arg1, set=0, binding=1, type="StorageBuffer", access="Read"
  hal.interface.binding @ret0, set=0, binding=2, type="StorageBuffer", access="Write|Discard"
}
