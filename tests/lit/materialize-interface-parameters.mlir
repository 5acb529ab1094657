// Sizes that do not fit behind the host's own push constants come in a storage buffer, behind all bindings of set 0 that a kernel has or keeps free.
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=vulkan1.0},materialize-interface' | FileCheck %s

// The target has 128 bytes: four are left.
// CHECK-LABEL: hal.executable.export public @fits
// CHECK-NOT: cg.parameters
// CHECK-SAME: cg.constants = 1 : i64, cg.push_constant_base = 124 : i64}
// CHECK-LABEL: hal.executable.export public @more
// CHECK-SAME: cg.constants = 2 : i64, cg.parameters = {binding = 2 : i64, from = "storage_buffer", set = 0 : i64}
// CHECK-LABEL: hal.executable.export public @reserved
// CHECK-SAME: binding = 0 : i64, bytes = "d0*4", set = 0 : i64}
// CHECK-SAME: binding = 2 : i64, bytes = "d1*4", set = 0 : i64}
// CHECK-SAME: cg.constants = 2 : i64, cg.parameters = {binding = 6 : i64, from = "storage_buffer", set = 0 : i64}
module attributes {codegen.push_constant_base = 124 : i64} {
  flow.executable private @fits {
    flow.executable.export public @fits
    builtin.module {
      func.func @fits(%in: !flow.dispatch.tensor<readonly:tensor<?xf32>>, %out: !flow.dispatch.tensor<writeonly:tensor<?xf32>>, %n: index) {
        %0 = flow.dispatch.tensor.load %in, offsets = [0], sizes = [%n], strides = [1] : !flow.dispatch.tensor<readonly:tensor<?xf32>>{%n} -> tensor<?xf32>
        flow.dispatch.tensor.store %0, %out, offsets = [0], sizes = [%n], strides = [1] : tensor<?xf32> -> !flow.dispatch.tensor<writeonly:tensor<?xf32>>{%n}
        return
      }
    }
  }
  flow.executable private @more {
    flow.executable.export public @more
    builtin.module {
      func.func @more(%in: !flow.dispatch.tensor<readonly:tensor<?xf32>>, %out: !flow.dispatch.tensor<writeonly:tensor<?xf32>>, %n: index, %m: index) {
        %0 = flow.dispatch.tensor.load %in, offsets = [0], sizes = [%n], strides = [1] : !flow.dispatch.tensor<readonly:tensor<?xf32>>{%n} -> tensor<?xf32>
        flow.dispatch.tensor.store %0, %out, offsets = [0], sizes = [%m], strides = [1] : tensor<?xf32> -> !flow.dispatch.tensor<writeonly:tensor<?xf32>>{%m}
        return
      }
    }
  }
  flow.executable private @reserved {
    flow.executable.export public @reserved
    builtin.module {
      func.func @reserved(%in: !flow.dispatch.tensor<readonly:tensor<?xf32>>, %out: !flow.dispatch.tensor<writeonly:tensor<?xf32>>, %n: index, %m: index) attributes {codegen.reserved = array<i64: 0, 1, 0, 4, 0, 5, 0, 3, 1, 9>} {
        %0 = flow.dispatch.tensor.load %in, offsets = [0], sizes = [%n], strides = [1] : !flow.dispatch.tensor<readonly:tensor<?xf32>>{%n} -> tensor<?xf32>
        flow.dispatch.tensor.store %0, %out, offsets = [0], sizes = [%m], strides = [1] : tensor<?xf32> -> !flow.dispatch.tensor<writeonly:tensor<?xf32>>{%m}
        return
      }
    }
  }
}
