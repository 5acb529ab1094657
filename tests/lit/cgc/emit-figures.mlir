// RUN: cgc compile %s --target=vulkan1.1 --emit=figures | FileCheck %s

// A kernel whose figures can be counted by hand: 32 threads in x, 2 in y.
#layout = #hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>

// CHECK: k: None, 32 x 2 x 1 threads
// 11 ops, 12 in the loop of 8 trips, and one in a loop of unknown length.
// CHECK-NEXT: ops 24, run 108, loops of unknown length 1
// CHECK-NEXT: carried by loops 1 words
// CHECK-NEXT: barriers 1, run 8
// CHECK-NEXT: workgroup memory 4096 bytes
// Neighbours read neighbours; every fourth element (four sectors for each that is needed); the same element; where another element says.
// CHECK-NEXT: read of 4 bytes, global memory: 1, run 8{{$}}
// CHECK-NEXT: read of 4 bytes, global memory: 2, run 9, cost 1.00
// CHECK-NEXT: read of 4 bytes, global memory: 1, run 8, cost 4.00
// CHECK-NEXT: write of 4 bytes, global memory: 1, run 1, cost 1.00
// A column of rows of 32 words: one bank; of 33 words: all banks.
// CHECK-NEXT: read of 4 bytes, workgroup memory: 1, run 8, cost 1.00
// CHECK-NEXT: write of 4 bytes, workgroup memory: 1, run 8, cost 32.00
hal.executable private @k {
  hal.executable.variant public @vulkan target(#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @k ordinal(0) layout(#layout) count(%dev: !hal.device) -> (index, index, index) {
      %c1 = arith.constant 1 : index
      hal.return %c1, %c1, %c1 : index, index, index
    } attributes {workgroup_size = [32 : index, 2 : index, 1 : index]}
    builtin.module {
      func.func @k() attributes {translation_info = #iree_codegen.translation_info<pipeline = None workgroup_size = [32, 2, 1]>, pass_pipeline = "canonicalize"} {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c4 = arith.constant 4 : index
        %c8 = arith.constant 8 : index
        %c32 = arith.constant 32 : index
        %c33 = arith.constant 33 : index
        %zero = arith.constant 0.0 : f32
        %p = hal.interface.constant.load layout(#layout) ordinal(0) : i32
        %n = arith.index_castui %p : i32 to index
        %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<65536xf32>
        %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<65536xf32>
        %s = memref.alloc() : memref<1024xf32, #gpu.address_space<workgroup>>
        %t = gpu.thread_id x
        %t4 = arith.muli %t, %c4 : index
        %t32 = arith.muli %t, %c32 : index
        %t33 = arith.muli %t, %c33 : index
        %sum = scf.for %i = %c0 to %c8 step %c1 iter_args(%acc = %zero) -> (f32) {
                %base = arith.muli %i, %c32 : index
          %at4 = arith.addi %t4, %base : index
          %x = memref.load %a[%base] : memref<65536xf32>
          %y = memref.load %a[%at4] : memref<65536xf32>
          memref.store %y, %s[%t32] : memref<1024xf32, #gpu.address_space<workgroup>>
          gpu.barrier
          %z = memref.load %s[%t33] : memref<1024xf32, #gpu.address_space<workgroup>>
          %w = arith.fptoui %z : f32 to i32
          %wi = arith.index_castui %w : i32 to index
          %g = memref.load %a[%wi] : memref<65536xf32>
          %xy = arith.addf %x, %g : f32
          %next = arith.addf %acc, %xy : f32
          scf.yield %next : f32
        }
        %more = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %sum) -> (f32) {
          %next = arith.addf %acc, %acc : f32
          scf.yield %next : f32
        }
        %last = memref.load %a[%t] : memref<65536xf32>
        %r = arith.addf %more, %last : f32
        memref.store %r, %o[%t] : memref<65536xf32>
        return
      }
    }
  }
}
