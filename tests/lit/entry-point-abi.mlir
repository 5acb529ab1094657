// spv.entry_point_abi, and spirv.entry_point_abi of today, say the workgroup size.

// RUN: cgc compile %s --target=vulkan1.1 --workgroups=3,1,1 --emit=mlir -o - | FileCheck %s
// RUN: cgc run %s --device=interp --workgroups=3,1,1 --input=12x7xf32=3 --input=12x7xf32=0.5 | FileCheck %s --check-prefix=VALUES
// RUN: sed 's/spv.entry_point_abi = {.*}}/spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1], subgroup_size = 16>}/' %s >%t.today.mlir
// RUN: cgc compile %t.today.mlir --target=vulkan1.3 --workgroups=3,1,1 --emit=mlir -o - | FileCheck %s --check-prefix=TODAY
// RUN: sed 's/spv.entry_point_abi = {/workgroup_size = [16 : index, 1 : index, 1 : index], &/' %s >%t.two.mlir
// RUN: not cgc compile %t.two.mlir --target=vulkan1.1 --workgroups=3,1,1 -o %t.spv 2>&1 | FileCheck %s --check-prefix=TWO

// TODAY: subgroup_size = 16 : index
// TODAY-SAME: workgroup_size = [32 : index, 1 : index, 1 : index]
// TWO: error: 'func.func' op has workgroup_size [32, 1, 1] in the function's entry_point_abi, where the function's attribute says [16, 1, 1]
// CHECK: hal.executable.export public @scale
// CHECK-SAME: workgroup_size = [32 : index, 1 : index, 1 : index]
// VALUES: 12x7xf32=[1.5 1.5 1.5 1.5 1.5 1.5 1.5]
// VALUES-NOT: 0
hal.interface @io attributes {sym_visibility = "private"} {
  hal.interface.binding @arg0, set=0, binding=0, type="StorageBuffer", access="Read"
  hal.interface.binding @arg1, set=0, binding=1, type="StorageBuffer", access="Read"
  hal.interface.binding @ret0, set=0, binding=2, type="StorageBuffer", access="Write|Discard"
}
func @scale() attributes {spv.entry_point_abi = {local_size = dense<[32, 1, 1]> : vector<3xi32>}} {
  %c84 = constant 84 : index
  %c7 = constant 7 : index
  %out = iree.placeholder for "interface buffer" {binding = @io::@ret0} : memref<12x7xf32>
  %a = iree.placeholder for "interface buffer" {binding = @io::@arg0} : memref<12x7xf32>
  %b = iree.placeholder for "interface buffer" {binding = @io::@arg1} : memref<12x7xf32>
  %g = "gpu.block_id"() {dimension = "x"} : () -> index
  %n = "gpu.block_dim"() {dimension = "x"} : () -> index
  %t = "gpu.thread_id"() {dimension = "x"} : () -> index
  %base = muli %g, %n : index
  %i = addi %base, %t : index
  %inside = cmpi "slt", %i, %c84 : index
  scf.if %inside {
    %row = divi_signed %i, %c7 : index
    %column = remi_signed %i, %c7 : index
    %x = load %a[%row, %column] : memref<12x7xf32>
    %y = load %b[%row, %column] : memref<12x7xf32>
    %z = mulf %x, %y : f32
    store %z, %out[%row, %column] : memref<12x7xf32>
  }
  return
}
