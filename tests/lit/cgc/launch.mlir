// How a kernel that came distributed is launched: sizes from wherever they stand, counts from a region, an attribute or the command line, workloads
// from push constants or the command line. 1000 elements in workgroups of 64 are 16 workgroups; one thread or one workgroup alone doubles fewer.
// RUN: cgc compile %s --split-input-file --target=vulkan1.1 -o %t.spv
// RUN: FileCheck %s --check-prefix=INFO < %t.0.json
// RUN: FileCheck %s --check-prefix=CONFIG < %t.1.json
// RUN: FileCheck %s --check-prefix=FLOW < %t.2.json
// RUN: FileCheck %s --check-prefix=TIED < %t.3.json
// RUN: cgc run %s --split-input-file --function=on_info --device=interp --target=vulkan1.1 --input=1000xf32=1 --print-limit=0 | FileCheck %s --check-prefix=DOUBLED
// RUN: cgc run %s --split-input-file --function=on_config --device=interp --target=vulkan1.1 --input=1000xf32=1 --push=1000 --print-limit=0 | FileCheck %s --check-prefix=DOUBLED
// RUN: cgc run %s --split-input-file --function=on_flow --device=interp --target=vulkan1.1 --input=1000xf32=1 --push=1000 --print-limit=0 | FileCheck %s --check-prefix=DOUBLED
// DOUBLED: 1000xf32=2 2 2
// DOUBLED-NOT: {{nan|undef| 0 | 1 }}
// RUN: cgc run %s --split-input-file --function=tied --device=interp --input=7x9xf32=1 --push=9 --workload=7,9 | FileCheck %s --check-prefix=ROWS
// RUN: cgc run %s --split-input-file --function=tied --device=interp --target=vulkan1.1 --input=7x9xf32=1 --push=9 --workload=7,9 | FileCheck %s --check-prefix=ROWS
// ROWS: 7x9xf32=[2 2 2 2 2 2 2 2 2][2 2 2 2 2 2 2 2 2][2 2 2 2 2 2 2 2 2][2 2 2 2 2 2 2 2 2][2 2 2 2 2 2 2 2 2][2 2 2 2 2 2 2 2 2][2 2 2 2 2 2 2 2 2]
// RUN: not cgc run %s --split-input-file --function=tied --device=interp --input=7x9xf32=1 --push=9 2>&1 | FileCheck %s --check-prefix=NO-WORKLOAD
// NO-WORKLOAD: error: dispatch 'tied' counts its workgroups over 2 values; push constants do not say number 0: give all with --workload=N[,N2…]
// RUN: not cgc run %s --split-input-file --function=tied --device=interp --input=7x9xf32=1 --push=9 --workload=7 2>&1 | FileCheck %s --check-prefix=FEW
// FEW: error: --workload gives 1 values, dispatch 'tied' counts its workgroups over 2
// RUN: not cgc run %s --split-input-file --function=tied --device=interp --input=7x9xf32=1 --push=9 --workload=7,8 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: error: --workload says 8 for value 1, which is push constant 0, and that is 9

// The subgroup size is a fact of the launch, too.
// INFO: "name": "on_info", "workgroup_size": [32, 2, 1], "subgroup_size": 32
// INFO: "workgroup_count": ["16", "1", "1"]
func.func @on_info() attributes {
    translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [32, 2, 1] subgroup_size = 32>,
    pass_pipeline = "canonicalize,cse,verify-emission", codegen.workgroup_count = array<i64: 16, 1, 1>} {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %c1000 = arith.constant 1000 : index
  %a = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) : memref<1000xf32>
  %o = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) : memref<1000xf32>
  %g = gpu.block_id x
  %x = gpu.thread_id x
  %y = gpu.thread_id y
  %b = arith.muli %g, %c64 : index
  %r = arith.muli %y, %c32 : index
  %n = arith.addi %b, %r : index
  %i = arith.addi %n, %x : index
  %in = arith.cmpi slt, %i, %c1000 : index
  scf.if %in {
    %v = memref.load %a[%i] : memref<1000xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %o[%i] : memref<1000xf32>
  }
  return
}
// -----
// CONFIG: "name": "on_config", "workgroup_size": [64, 1, 1], "subgroup_size": 64
// CONFIG: "workload": ["d0"]
// CONFIG: "workgroup_count": ["d0 ceildiv 64", "1", "1"]
hal.executable private @config {
  hal.executable.variant public @vulkan target(<"vulkan-spirv", "vulkan-spirv-fb">) {
    hal.executable.export public @on_config
    builtin.module {
      iree_codegen.dispatch_config @on_config workgroup_size = [64, 1, 1] subgroup_size = 64 {
      ^bb0(%n: index):
        %c1 = arith.constant 1 : index
        %c64 = arith.constant 64 : index
        %x = arith.ceildivui %n, %c64 : index
        iree_codegen.yield %x, %c1, %c1 : index, index, index
      }
      func.func @on_config() {
        %c0 = arith.constant 0 : index
        %c64 = arith.constant 64 : index
        %p = hal.interface.constant.load ordinal(0) : i32
        %n = arith.index_castui %p : i32 to index
        %a = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) : memref<?xf32>{%n}
        %o = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) : memref<?xf32>{%n}
        %g = hal.interface.workgroup.id[0] : index
        %t = gpu.thread_id x
        %b = arith.muli %g, %c64 : index
        %i = arith.addi %b, %t : index
        %in = arith.cmpi slt, %i, %n : index
        scf.if %in {
          %v = memref.load %a[%i] : memref<?xf32>
          %w = arith.addf %v, %v : f32
          memref.store %w, %o[%i] : memref<?xf32>
        }
        return
      }
    }
  }
}
// -----
// FLOW: "name": "on_flow", "workgroup_size": [64, 1, 1]
// FLOW: "workgroup_count": ["d0 ceildiv 64", "1", "1"]
flow.executable private @flow {
  flow.executable.export public @on_flow workgroups(%n: index) -> (index, index, index) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %x = arith.ceildivui %n, %c64 : index
    flow.return %x, %c1, %c1 : index, index, index
  }
  builtin.module {
    func.func @on_flow() attributes {workgroup_size = [64 : index, 1 : index, 1 : index]} {
      %c0 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      %p = hal.interface.constant.load ordinal(0) : i32
      %n = arith.index_castui %p : i32 to index
      %a = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) : memref<?xf32>{%n}
      %o = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) : memref<?xf32>{%n}
      %g = flow.dispatch.workgroup.id[0] : index
      %t = gpu.thread_id x
      %b = arith.muli %g, %c64 : index
      %i = arith.addi %b, %t : index
      %in = arith.cmpi slt, %i, %n : index
      scf.if %in {
        %v = memref.load %a[%i] : memref<?xf32>
        %w = arith.addf %v, %v : f32
        memref.store %w, %o[%i] : memref<?xf32>
      }
      return
    }
  }
}
// -----
// The number of columns is push constant 0 and workload 1; that of rows, workload 0, is no push constant.
// TIED: "push_constants": [{"offset": 0, "type": "i32", "value": "d0"}]
// TIED: "workload": ["d1", "d0"]
// TIED: "workgroup_count": ["d0 ceildiv 4", "d1", "1"]
hal.executable private @two {
  hal.executable.variant public @vulkan target(<"vulkan-spirv", "vulkan-spirv-fb">) {
    hal.executable.export public @tied ordinal(0) count(%device: !hal.device, %rows: index, %columns: index) -> (index, index, index) {
      %c1 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %x = arith.ceildivui %columns, %c4 : index
      hal.return %x, %rows, %c1 : index, index, index
    }
    builtin.module {
      func.func @tied() attributes {workgroup_size = [4 : index, 1 : index, 1 : index]} {
        %c0 = arith.constant 0 : index
        %c4 = arith.constant 4 : index
        %p = hal.interface.constant.load ordinal(0) : i32
        %q = arith.index_castui %p : i32 to index
        %columns = iree_tensor_ext.dispatch.workload.ordinal %q, 1 : index
        %a = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) : memref<7x9xf32>
        %o = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) : memref<7x9xf32>
        %x = hal.interface.workgroup.id[0] : index
        %y = hal.interface.workgroup.id[1] : index
        %t = gpu.thread_id x
        %b = arith.muli %x, %c4 : index
        %j = arith.addi %b, %t : index
        %in = arith.cmpi ult, %j, %columns : index
        scf.if %in {
          %v = memref.load %a[%y, %j] : memref<7x9xf32>
          %w = arith.addf %v, %v : f32
          memref.store %w, %o[%y, %j] : memref<7x9xf32>
        }
        return
      }
    }
  }
}
