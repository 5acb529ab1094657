// RUN: cgc opt %s --split-input-file --pass-pipeline='expand-arith,emulate-narrow-storage,canonicalize,cse,verify-emission' | FileCheck %s

// Buffers in words, of which a store changes its bytes alone; an array of the workgroup has a word per element.
// CHECK-LABEL: func.func @k
// CHECK: %[[N:.*]] = arith.shrui %{{.*}}, %c2
// CHECK: binding(0) : memref<?xi32>{%[[N]]}
// CHECK: binding(1) : memref<4xi32>
// CHECK: memref.alloc() : memref<8xi32, 3>
// CHECK: %[[AT:.*]] = arith.shrui %[[I:.*]], %c2
// CHECK: %[[BYTE:.*]] = arith.andi %[[I]], %c3
// CHECK: %[[W:.*]] = memref.load %{{.*}}[%[[AT]]] : memref<?xi32>
// CHECK: arith.shrui %[[W]]
// CHECK: memref.store %{{.*}} : memref<8xi32, 3>
// CHECK: gpu.barrier
// CHECK: memref.load %{{.*}} : memref<8xi32, 3>
// CHECK: %[[CLEAR:.*]] = arith.xori
// CHECK: memref.atomic_rmw andi %[[CLEAR]], %{{.*}} : (i32, memref<4xi32>) -> i32
// CHECK: memref.atomic_rmw ori
// CHECK-NOT: i8
// CHECK-NOT: i16
// CHECK: return
#layout = #hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
hal.executable private @e {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @k ordinal(0) layout(#layout) attributes {workgroup_size = [8 : index, 1 : index, 1 : index]}
    builtin.module {
      func.func @k() {
        %c0 = arith.constant 0 : index
        %c4 = arith.constant 4 : index
        %i = gpu.thread_id x
        %n = hal.interface.constant.load layout(#layout) ordinal(0) : i32
        %d = arith.index_castui %n : i32 to index
        %a = hal.interface.binding.subspan layout(#layout) binding(0) : memref<?xi8>{%d}
        %b = hal.interface.binding.subspan layout(#layout) binding(1) : memref<7xi16>
        %s = memref.alloc() : memref<8xi8, 3>
        %x = memref.load %a[%i] : memref<?xi8>
        memref.store %x, %s[%i] : memref<8xi8, 3>
        gpu.barrier
        %y = memref.load %s[%c4] : memref<8xi8, 3>
        %z = arith.extsi %y : i8 to i16
        memref.store %z, %b[%i] : memref<7xi16>
        return
      }
    }
  }
}

// -----

// A target with the storage keeps its memory.
// CHECK-LABEL: func.func @k
// CHECK: memref.load %{{.*}} : memref<8xi8>
// CHECK: memref.store %{{.*}} : memref<8xi8>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
hal.executable private @e {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "valhall"}>) {
    hal.executable.export public @k ordinal(0) layout(#layout) attributes {workgroup_size = [8 : index, 1 : index, 1 : index]}
    builtin.module {
      func.func @k() {
        %i = gpu.thread_id x
        %a = hal.interface.binding.subspan layout(#layout) binding(0) : memref<8xi8>
        %b = hal.interface.binding.subspan layout(#layout) binding(1) : memref<8xi8>
        %x = memref.load %a[%i] : memref<8xi8>
        %y = arith.muli %x, %x : i8
        %z = arith.divsi %y, %x : i8
        memref.store %z, %b[%i] : memref<8xi8>
        return
      }
    }
  }
}

// -----

// What begins behind an offset of its layout ends that much later: 4 + 8 bytes are three words, 4 + n bytes (n + 7) / 4.
// CHECK-LABEL: func.func @k
// CHECK: %[[N7:.*]] = arith.addi %{{.*}}, %c7 : index
// CHECK: %[[N:.*]] = arith.shrui %[[N7]], %c2 : index
// CHECK: hal.interface.binding.subspan {{.*}} binding(2) : memref<?xi32>{%[[N]]}
// CHECK: %[[A:.*]] = hal.interface.binding.subspan {{.*}} binding(0) : memref<3xi32>
// CHECK: %[[I:.*]] = arith.addi %{{.*}}, %c4 : index
// CHECK: %[[AT:.*]] = arith.shrui %[[I]], %c2 : index
// CHECK: memref.load %[[A]][%[[AT]]] : memref<3xi32>
#layout = #hal.pipeline.layout<constants = 1, bindings = [
  #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer, ReadOnly>]>
hal.executable private @e {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @k ordinal(0) layout(#layout) attributes {workgroup_size = [8 : index, 1 : index, 1 : index]}
    builtin.module {
      func.func @k() {
        %i = gpu.thread_id x
        %n = hal.interface.constant.load layout(#layout) ordinal(0) : i32
        %d = arith.index_castui %n : i32 to index
        %c = hal.interface.binding.subspan layout(#layout) binding(2) : memref<?xi8, strided<[1], offset: 4>>{%d}
        %a = hal.interface.binding.subspan layout(#layout) binding(0) : memref<8xi8, strided<[1], offset: 4>>
        %b = hal.interface.binding.subspan layout(#layout) binding(1) : memref<8xi32>
        %x = memref.load %a[%i] : memref<8xi8, strided<[1], offset: 4>>
        %z = memref.load %c[%i] : memref<?xi8, strided<[1], offset: 4>>
        %x32 = arith.extui %x : i8 to i32
        %z32 = arith.extui %z : i8 to i32
        %y = arith.addi %x32, %z32 : i32
        memref.store %y, %b[%i] : memref<8xi32>
        return
      }
    }
  }
}
