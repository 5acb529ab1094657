// Types that the target lacks, or that no target has, are computed in 32 bits.
// RUN: cgc opt %s --split-input-file --pass-pipeline='expand-arith,canonicalize,cse' | FileCheck %s

// bf16 is i16 in memory; the sum is rounded to it, to the nearest, ties to even.
// CHECK-LABEL: func.func @k
// CHECK: binding(0) : memref<8xi16>
// CHECK: %[[X:.*]] = memref.load %{{.*}} : memref<8xi16>
// CHECK: %[[W:.*]] = arith.extui %[[X]] : i16 to i32
// CHECK: %[[S:.*]] = arith.shli %[[W]], %c16_i32
// CHECK: %[[F:.*]] = arith.bitcast %[[S]] : i32 to f32
// CHECK: %[[Y:.*]] = arith.addf %[[F]], %[[F]] : f32
// CHECK: %c32767_i32
// CHECK: arith.trunci %{{.*}} : i32 to i16
// CHECK: memref.store %{{.*}} : memref<8xi16>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
hal.executable private @e {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @k ordinal(0) layout(#layout) attributes {workgroup_size = [8 : index, 1 : index, 1 : index]}
    builtin.module {
      func.func @k() {
        %i = gpu.thread_id x
        %a = hal.interface.binding.subspan layout(#layout) binding(0) : memref<8xbf16>
        %b = hal.interface.binding.subspan layout(#layout) binding(1) : memref<8xbf16>
        %x = memref.load %a[%i] : memref<8xbf16>
        %y = arith.addf %x, %x : bf16
        memref.store %y, %b[%i] : memref<8xbf16>
        return
      }
    }
  }
}

// -----

// A target with f16 keeps it.
// CHECK-LABEL: func.func @k
// CHECK: arith.addf %{{.*}} : f16
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
hal.executable private @e {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "valhall"}>) {
    hal.executable.export public @k ordinal(0) layout(#layout) attributes {workgroup_size = [8 : index, 1 : index, 1 : index]}
    builtin.module {
      func.func @k() {
        %i = gpu.thread_id x
        %a = hal.interface.binding.subspan layout(#layout) binding(0) : memref<8xf16>
        %b = hal.interface.binding.subspan layout(#layout) binding(1) : memref<8xf16>
        %x = memref.load %a[%i] : memref<8xf16>
        %y = arith.addf %x, %x : f16
        memref.store %y, %b[%i] : memref<8xf16>
        return
      }
    }
  }
}

// -----

// i8 lives in i32: a product needs no care, a signed quotient reads operands with their signs.
// CHECK-LABEL: func.func @k
// CHECK: %[[X:.*]] = memref.load %{{.*}} : memref<8xi8>
// CHECK: %[[W:.*]] = arith.extui %[[X]] : i8 to i32
// CHECK: %[[P:.*]] = arith.muli %[[W]], %[[W]] : i32
// CHECK: %[[L:.*]] = arith.shli %[[P]], %c24_i32
// CHECK: %[[A:.*]] = arith.shrsi %[[L]], %c24_i32
// CHECK: %[[Q:.*]] = arith.divsi %[[A]]
// CHECK: %[[T:.*]] = arith.trunci %[[Q]] : i32 to i8
// CHECK: memref.store %[[T]]
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
hal.executable private @e {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
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

// Narrow lanes are loaded and stored one by one, at the indices of the vector.
// CHECK-LABEL: func.func @k
// CHECK: %[[A:.*]] = hal.interface.binding.subspan {{.*}} memref<3x8x4xi16>
// CHECK: %[[B:.*]] = hal.interface.binding.subspan {{.*}} memref<8x4xi16>
// CHECK: %[[X:.*]] = memref.load %[[A]][%c1, %thread_id_x, %c1] : memref<3x8x4xi16>
// CHECK: %[[Y:.*]] = memref.load %[[A]][%c1, %thread_id_x, %c2] : memref<3x8x4xi16>
// CHECK: memref.store %[[X]], %[[B]][%thread_id_x, %c1] : memref<8x4xi16>
// CHECK: memref.store %[[Y]], %[[B]][%thread_id_x, %c2] : memref<8x4xi16>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
hal.executable private @e {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @k ordinal(0) layout(#layout) attributes {workgroup_size = [8 : index, 1 : index, 1 : index]}
    builtin.module {
      func.func @k() {
        %i = gpu.thread_id x
        %c1 = arith.constant 1 : index
        %a = hal.interface.binding.subspan layout(#layout) binding(0) : memref<3x8x4xi16>
        %b = hal.interface.binding.subspan layout(#layout) binding(1) : memref<8x4xi16>
        %x = vector.load %a[%c1, %i, %c1] : memref<3x8x4xi16>, vector<2xi16>
        vector.store %x, %b[%i, %c1] : memref<8x4xi16>, vector<2xi16>
        return
      }
    }
  }
}

// -----

// What stays in a thread is an f32 whose upper half is the number; only what is stored is cut to it.
// CHECK-LABEL: func.func @chain
// CHECK: %[[S:.*]] = arith.addf
// CHECK: arith.andi %{{.*}}, %c-65536_i32
// CHECK-NOT: arith.trunci
// CHECK: %[[P:.*]] = arith.mulf
// CHECK: arith.trunci %{{.*}} : i32 to i16
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
hal.executable private @e {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @chain ordinal(0) layout(#layout) attributes {workgroup_size = [8 : index, 1 : index, 1 : index]}
    builtin.module {
      func.func @chain() {
        %i = gpu.thread_id x
        %a = hal.interface.binding.subspan layout(#layout) binding(0) : memref<8xbf16>
        %b = hal.interface.binding.subspan layout(#layout) binding(1) : memref<8xbf16>
        %x = memref.load %a[%i] : memref<8xbf16>
        %y = arith.addf %x, %x : bf16
        %z = arith.mulf %y, %x : bf16
        memref.store %z, %b[%i] : memref<8xbf16>
        return
      }
    }
  }
}

// -----

// Of f16 by what is the same for a vector: times its inverse, which is taken once.
// CHECK-LABEL: func.func @quotient
// CHECK: %[[W:.*]] = arith.extf %{{.*}} : f16 to f32
// CHECK: %[[I:.*]] = arith.divf %{{.*}}, %[[W]] : f32
// CHECK: %[[B:.*]] = vector.broadcast %[[I]] : f32 to vector<4xf32>
// CHECK: arith.mulf %{{.*}}, %[[B]] : vector<4xf32>
// CHECK-NOT: arith.divf
func.func @quotient(%x: vector<4xf16>, %y: vector<4xf16>, %s: f16) -> (vector<4xf16>, vector<4xf16>) {
  %b = vector.broadcast %s : f16 to vector<4xf16>
  %0 = arith.divf %x, %b : vector<4xf16>
  %1 = arith.divf %y, %b : vector<4xf16>
  return %0, %1 : vector<4xf16>, vector<4xf16>
}
