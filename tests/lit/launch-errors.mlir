// RUN: not cgc opt %s --split-input-file --pass-pipeline='materialize-interface,workgroup-count' 2>&1 | FileCheck %s --implicit-check-not=@sizes_executable
// RUN: not cgc opt %s --split-input-file --pass-pipeline='materialize-interface,select-configuration' 2>&1 | FileCheck %s --check-prefix=LISTED
// A kernel of which a size is refused is not passed on, whatever its other sizes are.
// Two places that say different things.
// CHECK: launch-errors.mlir:[[#@LINE+1]]:1: error: 'func.func' op has workgroup_size [32, 1, 1] in the function's translation_info, where the function's attribute says [64, 1, 1] [invalid-configuration]
func.func @sizes() attributes {workgroup_size = [64 : index, 1 : index, 1 : index],
                               translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [32]>} {
  %x = hal.interface.constant.load ordinal(0) : i32
  return
}
// -----
hal.executable private @e {
  hal.executable.variant public @vulkan target(<"vulkan-spirv", "vulkan-spirv-fb">) {
    // CHECK: error: 'func.func' op has subgroup_size 16 in the function's translation_info, where the export's attribute says 32
    // CHECK: launch-errors.mlir:[[#@LINE+1]]:5: note: the other one
    hal.executable.export public @subgroups ordinal(0) attributes {subgroup_size = 32 : index}
    builtin.module {
      func.func @subgroups() attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [32] subgroup_size = 16>} {
        %x = hal.interface.constant.load ordinal(0) : i32
        return
      }
    }
  }
}
// -----
// CHECK: error: 'func.func' op has a workgroup_size that is no list of one to three positive integers: [0 : index]
func.func @zero() attributes {workgroup_size = [0 : index]} {
  %x = hal.interface.constant.load ordinal(0) : i32
  return
}
// -----
// CHECK: launch-errors.mlir:[[#@LINE+3]]:8: error: 'gpu.thread_id' op tells the threads of kernel 'threads' apart, but nothing says how many a workgroup has
func.func @threads() {
  %x = hal.interface.constant.load ordinal(0) : i32
  %t = gpu.thread_id x
  return
}
// -----
// CHECK: launch-errors.mlir:[[#@LINE+3]]:8: error: 'gpu.block_id' op tells the workgroups of kernel 'groups' apart, but nothing says how many there are
func.func @groups() attributes {workgroup_size = [64 : index, 1 : index, 1 : index]} {
  %x = hal.interface.constant.load ordinal(0) : i32
  %t = gpu.block_id x
  return
}
// -----
// CHECK: launch-errors.mlir:[[#@LINE+6]]:7: error: 'func.func' op has codegen.workgroup_count, where its export has a region that counts
hal.executable private @e {
  hal.executable.variant public @vulkan target(<"vulkan-spirv", "vulkan-spirv-fb">) {
    // CHECK: launch-errors.mlir:[[#@LINE+1]]:5: note: the export
    hal.executable.export public @both ordinal(0) count(%d: !hal.device, %n: index) -> (index, index, index) { hal.return %n, %n, %n : index, index, index }
    builtin.module {
      func.func @both() attributes {codegen.workgroup_count = array<i64: 4, 1, 1>} {
        return
      }
    }
  }
}
// -----
// What a host cannot compute is no size, whatever is computed from it.
// CHECK: launch-errors.mlir:[[#@LINE+4]]:8: error: 'memref.load' op decides a size or count: a host can evaluate sums, products, quotients, minima and maxima of dimensions only [host-control-flow]
func.func @from_memory() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan set(0) binding(0) : memref<1xindex>
  %m = memref.load %a[%c0] : memref<1xindex>
  %n = affine.apply affine_map<(d0) -> (d0 + 1)>(%m)
  %b = hal.interface.binding.subspan set(0) binding(1) : memref<?xf32>{%n}
  return
}
// -----
// Tiles that an op lists say nothing of the threads that its author counts.
// CHECK: launch-errors.mlir:[[#@LINE+5]]:8: error: 'gpu.thread_id' op tells the threads of kernel 'listed' apart, but nothing says how many a workgroup has
// LISTED: launch-errors.mlir:[[#@LINE+4]]:8: error: 'gpu.thread_id' op tells the threads of kernel 'listed' apart
func.func @listed() {
  %b = hal.interface.binding.subspan set(0) binding(0) : memref<256x4xf32>
  %z = arith.constant 0.0 : f32
  %i = gpu.thread_id x
  %s = memref.subview %b[%i, 0] [1, 4] [1, 1] : memref<256x4xf32> to memref<1x4xf32, strided<[4, 1], offset: ?>>
  linalg.fill {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[1, 4]]>} ins(%z : f32) outs(%s : memref<1x4xf32, strided<[4, 1], offset: ?>>)
  return
}
// -----
// One thread of one workgroup does all where nothing tells them apart.
// CHECK: workgroup_size = [1 : index, 1 : index, 1 : index]
// CHECK: %[[ONE:.*]] = arith.constant 1 : index
// CHECK: hal.return
func.func @alone() {
  %x = hal.interface.constant.load ordinal(0) : i32
  return
}
