// RUN: cgc opt %s --pass-pipeline='expand-arith,canonicalize,cse' -o %t.mlir
// RUN: cgc run %s --function=floats --device=interp --input=4xf16=1,2,3,-1 | FileCheck %s
// RUN: cgc run %t.mlir --function=floats --device=interp --input=4xi16=15360,16384,16896,-17408 | FileCheck %s --check-prefix=BITS
// RUN: cgc run %s --function=ints --device=interp --input=4xi8=1,20,27,50 | FileCheck %s --check-prefix=INTS
// RUN: cgc run %t.mlir --function=ints --device=interp --input=4xi8=1,20,27,50 | FileCheck %s --check-prefix=INTS

// Constants of several elements, in types that the target computes otherwise: (x + 1) * (x + 2.5) in f16, which are its bits afterwards; and
// (x + 100) / (x - 3) in i8, where 50 + 100 is -106.
// CHECK: 4xf16=7 13.5 22 0
// BITS: 4xi16=18176 19136 19840 0
// INTS: 4xi8=-50 7 5 -2
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
hal.executable private @e {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @floats ordinal(0) layout(#layout) attributes {workgroup_size = [4 : index, 1 : index, 1 : index]}
    hal.executable.export public @ints ordinal(1) layout(#layout) attributes {workgroup_size = [4 : index, 1 : index, 1 : index]}
    builtin.module {
      func.func @floats() {
        %i = gpu.thread_id x
        %a = hal.interface.binding.subspan layout(#layout) binding(0) : memref<4xf16>
        %o = hal.interface.binding.subspan layout(#layout) binding(1) : memref<4xf16>
        %x = memref.load %a[%i] : memref<4xf16>
        %k = arith.constant dense<[1.0, 2.5]> : vector<2xf16>
        %v = vector.broadcast %x : f16 to vector<2xf16>
        %w = arith.addf %v, %k : vector<2xf16>
        %p = vector.extract %w[0] : f16 from vector<2xf16>
        %q = vector.extract %w[1] : f16 from vector<2xf16>
        %r = arith.mulf %p, %q : f16
        memref.store %r, %o[%i] : memref<4xf16>
        return
      }
      func.func @ints() {
        %i = gpu.thread_id x
        %a = hal.interface.binding.subspan layout(#layout) binding(0) : memref<4xi8>
        %o = hal.interface.binding.subspan layout(#layout) binding(1) : memref<4xi8>
        %x = memref.load %a[%i] : memref<4xi8>
        %k = arith.constant dense<[100, -3]> : vector<2xi8>
        %v = vector.broadcast %x : i8 to vector<2xi8>
        %w = arith.addi %v, %k : vector<2xi8>
        %p = vector.extract %w[0] : i8 from vector<2xi8>
        %q = vector.extract %w[1] : i8 from vector<2xi8>
        %r = arith.divsi %p, %q : i8
        memref.store %r, %o[%i] : memref<4xi8>
        return
      }
    }
  }
}
