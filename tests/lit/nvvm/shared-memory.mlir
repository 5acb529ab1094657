// Workgroup memory beyond 48 KiB is dynamic: one array that the host sizes, in which those of the larger alignment lie first. `cgc run` of these two on
// a device reverses the 64 numbers.
// REQUIRES: nvvm
// RUN: cgc compile %s --target=sm_90 --pipeline='materialize-interface,verify-emission' --emit=llvm -o %t.ll && opt -passes=verify -disable-output %t.ll && FileCheck %s --input-file=%t.ll
// RUN: cgc compile %s --target=sm_90 --pipeline='materialize-interface,verify-emission' -o %t.ptx && FileCheck %s --check-prefix=PTX --input-file=%t.ptx
// RUN: FileCheck %s --check-prefix=JSON --input-file=%t.json

// RUN: not cgc compile %s --target=sm_35 --pipeline='materialize-interface,verify-emission' -o %t.no.ptx 2>&1 | FileCheck %s --check-prefix=OLD

// CHECK: @shared = internal addrspace(3) global [12288 x float] undef, align 16
// CHECK: @dynamic_shared = external addrspace(3) global [0 x i8], align 16
// CHECK: define ptx_kernel void @just(
// CHECK: getelementptr inbounds float, ptr addrspace(3) @shared, i32
// CHECK: call void @llvm.nvvm.barrier0()
// CHECK: define ptx_kernel void @beyond(
// CHECK: getelementptr inbounds i8, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @dynamic_shared, i32 65536), i32
// CHECK: getelementptr inbounds float, ptr addrspace(3) @dynamic_shared, i32

// PTX: .extern .shared .align 16 .b8 dynamic_shared[];
// JSON: "name": "just"
// JSON: "shared_memory_bytes": 49152
// JSON: "name": "beyond"
// JSON: "shared_memory_bytes": 65601
// OLD: error: {{.*}}shared memory

hal.executable private @executable {
  hal.executable.variant public @variant target(<"cuda", "cuda-nvptx-fb">) {
    hal.executable.export public @just ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [64 : index, 1 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %one = arith.constant 1 : index
      hal.return %one, %one, %one : index, index, index
    }
    hal.executable.export public @beyond ordinal(1) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [64 : index, 1 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %one = arith.constant 1 : index
      hal.return %one, %one, %one : index, index, index
    }
    builtin.module {
      func.func @just() {
        %c63 = arith.constant 63 : index
        %a = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) binding(0) flags(ReadOnly) : memref<64xf32>
        %b = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) binding(1) : memref<64xf32>
        %shared = memref.alloc() : memref<12288xf32, #gpu.address_space<workgroup>>
        %i = gpu.thread_id x
        %j = arith.subi %c63, %i : index
        %x = memref.load %a[%i] : memref<64xf32>
        memref.store %x, %shared[%i] : memref<12288xf32, #gpu.address_space<workgroup>>
        gpu.barrier
        %y = memref.load %shared[%j] : memref<12288xf32, #gpu.address_space<workgroup>>
        memref.store %y, %b[%i] : memref<64xf32>
        return
      }
      func.func @beyond() {
        %c63 = arith.constant 63 : index
        %a = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) binding(0) flags(ReadOnly) : memref<64xf32>
        %b = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) binding(1) : memref<64xf32>
        %bytes = memref.alloc() : memref<65xi8, #gpu.address_space<workgroup>>
        %shared = memref.alloc() : memref<16384xf32, #gpu.address_space<workgroup>>
        %i = gpu.thread_id x
        %j = arith.subi %c63, %i : index
        %x = memref.load %a[%i] : memref<64xf32>
        %n = arith.index_cast %i : index to i32
        %n8 = arith.trunci %n : i32 to i8
        memref.store %n8, %bytes[%i] : memref<65xi8, #gpu.address_space<workgroup>>
        memref.store %x, %shared[%i] : memref<16384xf32, #gpu.address_space<workgroup>>
        gpu.barrier
        %y = memref.load %shared[%j] : memref<16384xf32, #gpu.address_space<workgroup>>
        %m8 = memref.load %bytes[%j] : memref<65xi8, #gpu.address_space<workgroup>>
        %m = arith.extui %m8 : i8 to i32
        %mf = arith.uitofp %m : i32 to f32
        %k = arith.index_cast %j : index to i32
        %kf = arith.uitofp %k : i32 to f32
        %d = arith.subf %mf, %kf : f32
        %y2 = arith.addf %y, %d : f32
        memref.store %y2, %b[%i] : memref<64xf32>
        return
      }
    }
  }
}
