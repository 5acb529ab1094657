// RUN: cgc run %s --function=k --device=interp --input=4xi64=7000000000,-7000000001,5,-9 --input=4xi64=2,3,-2,-4 | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='emulate-wide-int,canonicalize,cse' -o %t.mlir
// RUN: cgc run %t.mlir --function=k --device=interp --input=8xi32=-1589934592,1,1589934591,-2,5,0,-9,-1 --input=8xi32=2,0,3,0,-2,-1,-4,-1 | FileCheck %s --check-prefix=WORDS

// Division of numbers that need both words, signed (7000000000 / 2, -7000000001 / 3, 5 / -2, -9 / -4) and unsigned, and what is left; then the lower
// words alone, with their sign. Afterwards each number is two words, the lower one first.
// CHECK: 20xi64=3500000000 -2333333333 -2 2
// CHECK-SAME: {{^}} 0 -2 1 -1
// CHECK-SAME: {{^}} 3500000000 6148914688903183871 0 0
// CHECK-SAME: {{^}} 0 2 5 -9
// CHECK-SAME: {{^}} -1589934592 1589934591 5 -9
// WORDS: 40xi32=-794967296 0 1961633963 -1 -2 -1 2 0
// WORDS-SAME: {{^}} 0 0 -2 -1 1 0 -1 -1
// WORDS-SAME: {{^}} -794967296 0 -901677569 1431655764 0 0 0 0
// WORDS-SAME: {{^}} 0 0 2 0 5 0 -9 -1
// WORDS-SAME: {{^}} -1589934592 -1 1589934591 0 5 0 -9 -1
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
hal.executable private @e {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @k ordinal(0) layout(#layout) attributes {workgroup_size = [4 : index, 1 : index, 1 : index]}
    builtin.module {
      func.func @k() {
        %i = gpu.thread_id x
        %c4 = arith.constant 4 : index
        %c8 = arith.constant 8 : index
        %c12 = arith.constant 12 : index
        %c16 = arith.constant 16 : index
        %i4 = arith.addi %i, %c4 : index
        %i8 = arith.addi %i, %c8 : index
        %i12 = arith.addi %i, %c12 : index
        %i16 = arith.addi %i, %c16 : index
        %a = hal.interface.binding.subspan layout(#layout) binding(0) : memref<4xi64>
        %b = hal.interface.binding.subspan layout(#layout) binding(1) : memref<4xi64>
        %o = hal.interface.binding.subspan layout(#layout) binding(2) : memref<20xi64>
        %x = memref.load %a[%i] : memref<4xi64>
        %y = memref.load %b[%i] : memref<4xi64>
        %q = arith.divsi %x, %y : i64
        %r = arith.remsi %x, %y : i64
        %uq = arith.divui %x, %y : i64
        %ur = arith.remui %x, %y : i64
        %n = arith.trunci %x : i64 to i32
        %t = arith.extsi %n : i32 to i64
        memref.store %q, %o[%i] : memref<20xi64>
        memref.store %r, %o[%i4] : memref<20xi64>
        memref.store %uq, %o[%i8] : memref<20xi64>
        memref.store %ur, %o[%i12] : memref<20xi64>
        memref.store %t, %o[%i16] : memref<20xi64>
        return
      }
    }
  }
}
