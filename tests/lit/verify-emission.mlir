// RUN: not cgc opt %s --split-input-file --pass-pipeline='verify-emission' 2>&1 | FileCheck %s --implicit-check-not=error:
// RUN: cgc opt %S/spirv/control-flow.mlir --pass-pipeline='verify-emission' | FileCheck %s --check-prefix=OK
// OK: func.func @flow

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>
hal.executable private @ops {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @k ordinal(0) layout(#layout) attributes {workgroup_size = [64 : index, 1 : index, 1 : index]}
    builtin.module {
      func.func @k() {
        %c0 = arith.constant 0 : index
        %a = hal.interface.binding.subspan layout(#layout) binding(0) : memref<64xf32>
        %x = memref.load %a[%c0] : memref<64xf32>
        // CHECK: verify-emission.mlir:[[#@LINE+1]]:14: error: 'math.tanh' op is left without the flag that allows the device's own
        %y = math.tanh %x : f32
        // CHECK: error: 'arith.addf' op still carries a marker of the tiling passes
        %marked = arith.addf %x, %x {__internal_linalg_transform__ = "workgroup"} : f32
        // CHECK: error: 'arith.maximumf' op is left without the flag
        %z = arith.maximumf %x, %y : f32
        %ok = arith.maximumf %x, %y fastmath<nnan> : f32
        // CHECK: error: 'arith.floordivsi' op is not part of the form that kernels are emitted from
        %d = arith.floordivsi %c0, %c0 : index
        // CHECK: error: 'arith.extf' op has f64 values, and the target lacks shaderFloat64
        %w = arith.extf %x : f32 to f64
        // CHECK: error: 'arith.extsi' op has i64 values, and the target lacks shaderInt64
        %i = arith.fptosi %x : f32 to i32
        %l = arith.extsi %i : i32 to i64
        // CHECK: error: 'arith.trunci' op has i8 values, and the target lacks shaderInt8
        %b = arith.trunci %i : i32 to i8
        // CHECK: error: 'vector.broadcast' op has a vector that is not one-dimensional with 1 to 4 elements
        %v = vector.broadcast %x : f32 to vector<8xf32>
        // CHECK: error: 'memref.alloc' op allocates global memory in a kernel
        %m = memref.alloc() : memref<4xf32>
        // CHECK: error: 'memref.alloca' op has a memref of more than one dimension
        %n = memref.alloca() : memref<4x4xf32>
        memref.store %z, %a[%c0] : memref<64xf32>
        return
      }
    }
  }
}

// -----

#layout = #hal.pipeline.layout<constants = 40, bindings = [#hal.pipeline.binding<storage_buffer>]>
hal.executable private @limits {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @k ordinal(0) layout(#layout) attributes {workgroup_size = [64 : index, 4 : index, 1 : index]}
    builtin.module {
      // CHECK: error: 'func.func' op kernel 'k' needs 20000 bytes of shared memory, and target 'vulkan1.1' allows 16384
      // CHECK: error: 'func.func' op kernel 'k' needs 132 bytes of push constants, and target 'vulkan1.1' allows 128
      // CHECK: error: 'func.func' op kernel 'k' needs 5 storage buffers, and target 'vulkan1.1' allows 4
      // CHECK: error: 'func.func' op kernel 'k' needs 256 invocations in a workgroup, and target 'vulkan1.1' allows 128
      func.func @k() {
        %s = memref.alloc() : memref<5000xf32, 3>
        %n = hal.interface.constant.load layout(#layout) ordinal(32) : i32
        %b0 = hal.interface.binding.subspan layout(#layout) binding(0) : memref<64xf32>
        %b1 = hal.interface.binding.subspan layout(#layout) binding(1) : memref<64xf32>
        %b2 = hal.interface.binding.subspan layout(#layout) binding(2) : memref<64xf32>
        %b3 = hal.interface.binding.subspan layout(#layout) binding(3) : memref<64xf32>
        %b3again = hal.interface.binding.subspan layout(#layout) binding(3) : memref<64xi32>
        %b4 = hal.interface.binding.subspan layout(#layout) binding(4) : memref<64xf32>
        return
      }
      // CHECK: error: 'func.func' op is a kernel of more than one block
      // CHECK: error: 'cf.br' op is not part of the form that kernels are emitted from
      // CHECK: error: 'func.func' op is a kernel that does not end in an empty return
      func.func @blocks() attributes {workgroup_size = [64 : index, 1 : index, 1 : index]} {
        %b0 = hal.interface.binding.subspan layout(#layout) binding(0) : memref<64xf32>
        cf.br ^next
      ^next:
        return
      }
      // CHECK: error: 'func.func' op is a kernel with arguments
      // CHECK: error: 'func.func' op has no workgroup_size, neither on its export nor on itself
      func.func @arguments(%x: f32) {
        %b0 = hal.interface.binding.subspan layout(#layout) binding(0) : memref<64xf32>
        return
      }
    }
  }
}
