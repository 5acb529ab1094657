// RUN: cgc opt %s --split-input-file --pass-pipeline='type-propagation' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --split-input-file --pass-pipeline='type-propagation' --validate > /dev/null

// Truth values lie in bytes; the kernel computes on i1.
// CHECK-LABEL: func.func @bools
// CHECK: %[[A:.*]] = hal.interface.binding.subspan {{.*}} : memref<10xi8>
// CHECK: %[[O:.*]] = hal.interface.binding.subspan {{.*}} : memref<10xi8>
// CHECK: %[[X:.*]] = memref.load %[[A]]
// CHECK: %[[T:.*]] = arith.trunci %[[X]] : i8 to i1
// CHECK: %[[N:.*]] = arith.xori %[[T]], %true
// CHECK: %[[Y:.*]] = arith.extui %[[N]] : i1 to i8
// CHECK: memref.store %[[Y]], %[[O]]
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @bools() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %true = arith.constant true
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<10xi1>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<10xi1>
  scf.for %i = %c0 to %c10 step %c1 {
    %x = memref.load %a[%i] : memref<10xi1>
    %y = arith.xori %x, %true : i1
    memref.store %y, %o[%i] : memref<10xi1>
  }
  return
}

// -----

// On tensors the conversion is an op of its own.
// CHECK-LABEL: func.func @tensors
// CHECK: !flow.dispatch.tensor<readonly:tensor<10xi8>>
// CHECK: %[[L:.*]] = flow.dispatch.tensor.load {{.*}} -> tensor<10xi8>
// CHECK: linalg.generic {{.*}} ins(%[[L]] : tensor<10xi8>)
// CHECK: arith.trunci %{{.*}} : i8 to i1
// CHECK: arith.extui %{{.*}} : i1 to i8
// CHECK: flow.dispatch.tensor.store %{{.*}} : tensor<10xi8> -> !flow.dispatch.tensor<writeonly:tensor<10xi8>>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @tensors() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<10xi1>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<10xi1>>
  %0 = flow.dispatch.tensor.load %a, offsets = [0], sizes = [10], strides = [1] : !flow.dispatch.tensor<readonly:tensor<10xi1>> -> tensor<10xi1>
  flow.dispatch.tensor.store %0, %o, offsets = [0], sizes = [10], strides = [1] : tensor<10xi1> -> !flow.dispatch.tensor<writeonly:tensor<10xi1>>
  return
}

// -----

// bf16 is computed in f32 and rounded after every op that rounds; loops carry f32.
// CHECK-LABEL: func.func @bf16
// CHECK: scf.for {{.*}} iter_args(%[[ACC:.*]] = %{{.*}}) -> (f32)
// CHECK: %[[X:.*]] = arith.extf %{{.*}} : bf16 to f32
// CHECK: %[[S:.*]] = arith.addf %[[ACC]], %[[X]] : f32
// CHECK: %[[R:.*]] = arith.truncf %[[S]] : f32 to bf16
// CHECK: %[[W:.*]] = arith.extf %[[R]] : bf16 to f32
// CHECK: %[[M:.*]] = math.absf %[[W]] : f32
// CHECK: scf.yield %[[M]] : f32
// CHECK: arith.truncf %{{.*}} : f32 to bf16
// CHECK: memref.store
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @bf16() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %z = arith.constant 0.0 : bf16
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<10xbf16>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<1xbf16>
  %s = scf.for %i = %c0 to %c10 step %c1 iter_args(%acc = %z) -> (bf16) {
    %x = memref.load %a[%i] : memref<10xbf16>
    %y = arith.addf %acc, %x : bf16
    %m = math.absf %y : bf16
    scf.yield %m : bf16
  }
  memref.store %s, %o[%c0] : memref<1xbf16>
  return
}

// -----

// Bytes where the target has no 8-bit arithmetic: an i32 whose upper bits are put right only where they count.
// CHECK-LABEL: func.func @bytes
// CHECK: %[[X:.*]] = arith.extui %{{.*}} : i8 to i32
// CHECK: %[[P:.*]] = arith.muli %[[X]], %[[X]] : i32
// CHECK: %[[U:.*]] = arith.shli %[[P]], %c24_i32
// CHECK: %[[V:.*]] = arith.shrsi %[[U]], %c24_i32
// CHECK: %[[D:.*]] = arith.divsi %[[V]], %c-3_i32
// CHECK: %[[Z:.*]] = arith.andi %[[D]], %c255_i32
// CHECK: arith.cmpi ult, %[[Z]], %[[X]]
// CHECK: arith.trunci %{{.*}} : i32 to i8
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
module attributes {hal.device.targets = [#hal.device.target<"vulkan", [#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>]>]} {
  func.func @bytes() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %k = arith.constant -3 : i8
    %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<8xi8>
    %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<8xi8>
    scf.for %i = %c0 to %c8 step %c1 {
      %x = memref.load %a[%i] : memref<8xi8>
      %p = arith.muli %x, %x : i8
      %d = arith.divsi %p, %k : i8
      %c = arith.cmpi ult, %d, %x : i8
      %s = arith.select %c, %d, %x : i8
      memref.store %s, %o[%i] : memref<8xi8>
    }
    return
  }
}

// -----

// The bits of a half that f32 holds.
// CHECK-LABEL: func.func @half_bits
// CHECK: arith.extf %{{.*}} : f16 to f32
// CHECK: arith.bitcast %{{.*}} : f32 to i32
// CHECK: arith.fptoui
// CHECK-NOT: arith.bitcast %{{.*}} : f16
// CHECK: memref.store
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
module attributes {hal.device.targets = [#hal.device.target<"vulkan", [#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>]>]} {
  func.func @half_bits() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<8xf16>
    %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<8xi32>
    scf.for %i = %c0 to %c8 step %c1 {
      %x = memref.load %a[%i] : memref<8xf16>
      %b = arith.bitcast %x : f16 to i16
      %w = arith.extsi %b : i16 to i32
      memref.store %w, %o[%i] : memref<8xi32>
    }
    return
  }
}

// -----

// A sum of bytes wraps before it is converted: by sign or by zero, whether it becomes a number, an index or a wider integer.
// CHECK-LABEL: func.func @wrapped_sums
// CHECK: %[[S:.*]] = arith.addi %{{.*}}, %{{.*}} : i32
// CHECK: %[[L:.*]] = arith.shli %[[S]], %{{.*}} : i32
// CHECK: %[[G:.*]] = arith.shrsi %[[L]], %{{.*}} : i32
// CHECK: arith.sitofp %[[G]] : i32 to f32
// CHECK: %[[Z:.*]] = arith.andi %[[S]], %{{.*}} : i32
// CHECK: arith.uitofp %[[Z]] : i32 to f32
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
module attributes {hal.device.targets = [#hal.device.target<"vulkan", [#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>]>]} {
  func.func @wrapped_sums() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %most = arith.constant 127 : i8
    %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<10xi8>
    %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<10x4xf32>
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    scf.for %i = %c0 to %c10 step %c1 {
      %x = memref.load %a[%i] : memref<10xi8>
      %y = arith.ori %x, %most : i8
      %s = arith.addi %y, %y : i8
      %f = arith.sitofp %s : i8 to f32
      memref.store %f, %o[%i, %c0] : memref<10x4xf32>
      %u = arith.uitofp %s : i8 to f32
      memref.store %u, %o[%i, %c1] : memref<10x4xf32>
      %n = arith.index_cast %s : i8 to index
      %w = arith.index_cast %n : index to i32
      %g = arith.sitofp %w : i32 to f32
      memref.store %g, %o[%i, %c2] : memref<10x4xf32>
      %v = arith.index_castui %s : i8 to index
      %t = arith.index_cast %v : index to i32
      %h = arith.sitofp %t : i32 to f32
      memref.store %h, %o[%i, %c3] : memref<10x4xf32>
    }
    return
  }
}

// -----

// Constants: one value for all elements is written in the wide type, several values are converted.
// CHECK-LABEL: func.func @vectors
// CHECK-DAG: %[[S:.*]] = arith.constant dense<3.000000e+00> : vector<4xf32>
// CHECK-DAG: %[[M:.*]] = arith.constant dense<[1.000000e+00, -2.000000e+00, 3.000000e+00, 4.000000e+00]> : vector<4xbf16>
// CHECK: %[[W:.*]] = arith.extf %[[M]] : vector<4xbf16> to vector<4xf32>
// CHECK: arith.addf %{{.*}}, %[[S]] : vector<4xf32>
// CHECK: arith.mulf %{{.*}}, %[[W]] : vector<4xf32>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @vectors() {
  %c0 = arith.constant 0 : index
  %s = arith.constant dense<3.0> : vector<4xbf16>
  %m = arith.constant dense<[1.0, -2.0, 3.0, 4.0]> : vector<4xbf16>
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<4xbf16>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<4xbf16>
  %x = vector.load %a[%c0] : memref<4xbf16>, vector<4xbf16>
  %0 = arith.addf %x, %s : vector<4xbf16>
  %1 = arith.mulf %0, %m : vector<4xbf16>
  vector.store %1, %o[%c0] : memref<4xbf16>, vector<4xbf16>
  return
}

// -----

// What a kernel widens itself is widened once more, and not narrowed for that.
// CHECK-LABEL: func.func @widened
// CHECK: memref.load %{{.*}} : memref<10xbf16>
// CHECK-NOT: arith.truncf
// CHECK: math.sqrt %{{.*}} : f32
// CHECK: return
func.func @widened() {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan set(0) binding(0) : memref<10xbf16>
  %o = hal.interface.binding.subspan set(0) binding(1) : memref<10xf32>
  %x = memref.load %a[%c0] : memref<10xbf16>
  %y = arith.extf %x : bf16 to f32
  %z = math.sqrt %y : f32
  memref.store %z, %o[%c0] : memref<10xf32>
  return
}
