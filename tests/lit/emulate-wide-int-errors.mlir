// RUN: not cgc opt %s --split-input-file --pass-pipeline='emulate-wide-int' 2>&1 | FileCheck %s --implicit-check-not=error:

// Rows have no words.
// CHECK: error: 'hal.interface.binding.subspan' op has memref<4x2xi64>, which cannot be split into words on a target without shaderInt64
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
hal.executable private @e {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @k ordinal(0) layout(#layout) attributes {workgroup_size = [4 : index, 1 : index, 1 : index]}
    builtin.module {
      func.func @k() {
        %i = gpu.thread_id x
        %c0 = arith.constant 0 : index
        %a = hal.interface.binding.subspan layout(#layout) binding(0) : memref<4x2xi64>
        %x = memref.load %a[%i, %c0] : memref<4x2xi64>
        memref.store %x, %a[%i, %c0] : memref<4x2xi64>
        return
      }
    }
  }
}

// -----

// CHECK: error: 'hal.interface.binding.subspan' op has memref<4xvector<2xi64>>, which cannot be split into words on a target without shaderInt64
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
hal.executable private @e {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @k ordinal(0) layout(#layout) attributes {workgroup_size = [4 : index, 1 : index, 1 : index]}
    builtin.module {
      func.func @k() {
        %i = gpu.thread_id x
        %c0 = arith.constant 0 : index
        %a = hal.interface.binding.subspan layout(#layout) binding(0) : memref<4xvector<2xi64>>
        %x = memref.load %a[%i] : memref<4xvector<2xi64>>
        memref.store %x, %a[%i] : memref<4xvector<2xi64>>
        return
      }
    }
  }
}

// -----

// CHECK: error: 'hal.interface.binding.subspan' op has memref<4xi64, strided<[2]>>, which cannot be split into words on a target without shaderInt64
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
hal.executable private @e {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @k ordinal(0) layout(#layout) attributes {workgroup_size = [4 : index, 1 : index, 1 : index]}
    builtin.module {
      func.func @k() {
        %i = gpu.thread_id x
        %c0 = arith.constant 0 : index
        %a = hal.interface.binding.subspan layout(#layout) binding(0) : memref<4xi64, strided<[2]>>
        %x = memref.load %a[%i] : memref<4xi64, strided<[2]>>
        memref.store %x, %a[%i] : memref<4xi64, strided<[2]>>
        return
      }
    }
  }
}

// -----

// CHECK: error: 'hal.interface.binding.subspan' op has memref<4xi64, strided<[1], offset: ?>>, which cannot be split into words on a target without shaderInt64
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
hal.executable private @e {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @k ordinal(0) layout(#layout) attributes {workgroup_size = [4 : index, 1 : index, 1 : index]}
    builtin.module {
      func.func @k() {
        %i = gpu.thread_id x
        %c0 = arith.constant 0 : index
        %a = hal.interface.binding.subspan layout(#layout) binding(0) : memref<4xi64, strided<[1], offset: ?>>
        %x = memref.load %a[%i] : memref<4xi64, strided<[1], offset: ?>>
        memref.store %x, %a[%i] : memref<4xi64, strided<[1], offset: ?>>
        return
      }
    }
  }
}

// -----

// CHECK: error: 'scf.for' op counts in 64 bits, on a target without shaderInt64
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
hal.executable private @e {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @k ordinal(0) layout(#layout) attributes {workgroup_size = [4 : index, 1 : index, 1 : index]}
    builtin.module {
      func.func @k() {
        %i = gpu.thread_id x
        %c0 = arith.constant 0 : index
        %a = hal.interface.binding.subspan layout(#layout) binding(0) : memref<4xi64>
        %l = arith.constant 0 : i64
        %s = arith.constant 1 : i64
        %u = memref.load %a[%i] : memref<4xi64>
        scf.for %k = %l to %u step %s : i64 {
          memref.store %k, %a[%i] : memref<4xi64>
        }
        return
      }
    }
  }
}

// -----

// CHECK: error: 'arith.sitofp' op to f64 needs shaderInt64
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
hal.executable private @e {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @k ordinal(0) layout(#layout) attributes {workgroup_size = [4 : index, 1 : index, 1 : index]}
    builtin.module {
      func.func @k() {
        %i = gpu.thread_id x
        %c0 = arith.constant 0 : index
        %a = hal.interface.binding.subspan layout(#layout) binding(0) : memref<4xi64>
        %b = hal.interface.binding.subspan layout(#layout) binding(1) : memref<4xf64>
        %x = memref.load %a[%i] : memref<4xi64>
        %y = arith.sitofp %x : i64 to f64
        memref.store %y, %b[%i] : memref<4xf64>
        return
      }
    }
  }
}

// -----

// What no op of the kernel gives has no words.
// CHECK: error: 'arith.addi' op uses a 64-bit integer that cannot be split on a target without shaderInt64
hal.executable private @e {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    builtin.module {
      func.func @k(%x: i64) {
        %c0 = arith.constant 0 : index
        %a = hal.interface.binding.subspan set(0) binding(0) : memref<4xi64>
        %y = arith.addi %x, %x : i64
        memref.store %y, %a[%c0] : memref<4xi64>
        return
      }
    }
  }
}

// -----

// CHECK: error: 'arith.constant' op has more than 16 elements of 64 bits on a target without shaderInt64
hal.executable private @e {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    builtin.module {
      func.func @k() {
        %c0 = arith.constant 0 : index
        %a = hal.interface.binding.subspan set(0) binding(0) : memref<4xi64>
        %x = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]> : vector<17xi64>
        %y = vector.extract %x[3] : i64 from vector<17xi64>
        memref.store %y, %a[%c0] : memref<4xi64>
        return
      }
    }
  }
}

// -----

// Nor does what a loop carries.
// CHECK: error: 'scf.for' op uses a 64-bit integer that cannot be split on a target without shaderInt64
hal.executable private @e {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    builtin.module {
      func.func @k(%x: i64) {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c4 = arith.constant 4 : index
        %a = hal.interface.binding.subspan set(0) binding(0) : memref<4xi64>
        %y = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %x) -> i64 {
          %l = memref.load %a[%i] : memref<4xi64>
          %t = arith.addi %s, %l : i64
          scf.yield %t : i64
        }
        memref.store %y, %a[%c0] : memref<4xi64>
        return
      }
    }
  }
}
