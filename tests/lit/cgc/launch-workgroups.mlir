// A kernel that came distributed and says its workgroup size alone: the command line says how many workgroups there are.
// RUN: cgc compile %s --target=vulkan1.1 --workgroups=16 -o %t.spv
// RUN: FileCheck %s --check-prefix=FUNCTION < %t.json
// RUN: spirv-dis %t.spv | FileCheck %s --check-prefix=WORDS
// WORDS: OpExecutionMode %{{.*}} LocalSize 64 1 1
// RUN: cgc run %s --function=on_function --device=interp --workgroups=16 --input=1000xf32=1 --print-limit=0 | FileCheck %s --check-prefix=DOUBLED
// RUN: cgc run %s --function=on_function --device=interp --target=vulkan1.1 --workgroups=16,1,1 --input=1000xf32=1 --print-limit=0 | FileCheck %s --check-prefix=DOUBLED
// RUN: not cgc run %s --function=on_function --device=interp --input=1000xf32=1 2>&1 | FileCheck %s --check-prefix=NO-COUNT
// RUN: not cgc run %s --function=on_function --device=interp --target=vulkan1.1 --input=1000xf32=1 2>&1 | FileCheck %s --check-prefix=NO-COUNT
// NO-COUNT: launch-workgroups.mlir:[[#]]:8: {{.*}}tells the workgroups of kernel 'on_function' apart, but nothing says how many there are: give it a hal.executable.export with a region that counts them, or {{.*}} --workgroups=X,Y,Z) [missing-launch]
// DOUBLED: 1000xf32=2 2 2
// DOUBLED-NOT: {{nan| 0 | 1 }}
// RUN: not cgc run %s --device=interp --workgroups=16,0 --input=1000xf32=1 2>&1 | FileCheck %s --check-prefix=ZERO
// ZERO: cgc: error: --workgroups takes one to three positive integers
// RUN: not cgc compile %top/examples/dense.mlir --target=vulkan1.1 --workgroups=16 -o %t.none.spv 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: codegen.workgroup_count that is for none of its kernels
// FUNCTION: "name": "on_function", "workgroup_size": [64, 1, 1]
// FUNCTION: "workgroup_count": ["16", "1", "1"]
func.func @on_function() attributes {workgroup_size = [64 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %c1000 = arith.constant 1000 : index
  %a = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) : memref<1000xf32>
  %o = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) : memref<1000xf32>
  %g = hal.interface.workgroup.id[0] : index
  %t = gpu.thread_id x
  %b = arith.muli %g, %c64 : index
  %i = arith.addi %b, %t : index
  %in = arith.cmpi slt, %i, %c1000 : index
  scf.if %in {
    %v = memref.load %a[%i] : memref<1000xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %o[%i] : memref<1000xf32>
  }
  return
}
