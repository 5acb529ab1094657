// RUN: cgc opt %s --split-input-file --pass-pipeline='emulate-wide-int,canonicalize,cse,verify-emission' | FileCheck %s --implicit-check-not=i64
// RUN: not cgc opt %S/Inputs/wide-atomic.mlir --pass-pipeline='emulate-wide-int' 2>&1 | FileCheck %s --check-prefix=ATOMIC

// Words in memory, the lower one first; a carry from the lower sum; what a loop carries becomes two values in its place.
// CHECK-LABEL: func.func @k
// CHECK: %[[N2:.*]] = arith.addi %[[N:.*]], %[[N]] : index
// CHECK: binding(0) : memref<?xi32>{%[[N2]]}
// CHECK: binding(1) : memref<16xi32>
// CHECK: %[[L:.*]]:3 = scf.for %{{.*}} iter_args(%[[LO:.*]] = %{{.*}}, %[[HI:.*]] = %{{.*}}, %[[F:.*]] = %{{.*}}) -> (i32, i32, f32)
// CHECK: %[[XL:.*]] = memref.load %{{.*}} : memref<?xi32>
// CHECK: %[[XH:.*]] = memref.load %{{.*}} : memref<?xi32>
// CHECK: %[[SL:.*]] = arith.addi %{{.*}} : i32
// CHECK: %[[CARRY:.*]] = arith.cmpi ult, %[[SL]]
// CHECK: scf.yield %[[SL]], %{{.*}}, %{{.*}} : i32, i32, f32
// CHECK: scf.if %{{.*}} -> (i32, i32)
// CHECK-COUNT-2: memref.store %{{.*}} : memref<16xi32>
#layout = #hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
hal.executable private @e {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @k ordinal(0) layout(#layout) attributes {workgroup_size = [8 : index, 1 : index, 1 : index]}
    builtin.module {
      func.func @k() {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %zero = arith.constant 0 : i64
        %big = arith.constant 5000000000 : i64
        %none = arith.constant 0.0 : f32
        %i = gpu.thread_id x
        %n = hal.interface.constant.load layout(#layout) ordinal(0) : i32
        %d = arith.index_castui %n : i32 to index
        %a = hal.interface.binding.subspan layout(#layout) binding(0) : memref<?xi64>{%d}
        %b = hal.interface.binding.subspan layout(#layout) binding(1) : memref<8xi64>
        %s:2 = scf.for %k = %c0 to %d step %c1 iter_args(%acc = %zero, %f = %none) -> (i64, f32) {
          %x = memref.load %a[%k] : memref<?xi64>
          %sum = arith.addi %acc, %x : i64
          %y = arith.sitofp %sum : i64 to f32
          %g = arith.addf %f, %y : f32
          scf.yield %sum, %g : i64, f32
        }
        %less = arith.cmpi slt, %s#0, %big : i64
        %r = scf.if %less -> (i64) {
          %q = arith.divsi %s#0, %big : i64
          scf.yield %q : i64
        } else {
          %w = arith.fptosi %s#1 : f32 to i64
          scf.yield %w : i64
        }
        memref.store %r, %b[%i] : memref<8xi64>
        return
      }
    }
  }
}
// ATOMIC: wide-atomic.mlir:[[#]]:[[#]]: error: 'memref.atomic_rmw' op on 64-bit integers is not possible on a target without shaderInt64

// -----

// Vectors and selections go word by word.
// CHECK-LABEL: func.func @k
// CHECK: arith.constant dense<[-1, 2]> : vector<2xi32>
// CHECK: arith.constant dense<[-1, 0]> : vector<2xi32>
// CHECK: vector.broadcast
// CHECK: arith.constant dense<705032704> : vector<2xi32>
// CHECK-NEXT: arith.constant dense<1> : vector<2xi32>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>
hal.executable private @e {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @k ordinal(0) layout(#layout) attributes {workgroup_size = [8 : index, 1 : index, 1 : index]}
    builtin.module {
      func.func @k() {
        %i = gpu.thread_id x
        %b = hal.interface.binding.subspan layout(#layout) binding(0) : memref<8xi64>
        %k = arith.constant dense<[-1, 2]> : vector<2xi64>
        %x = memref.load %b[%i] : memref<8xi64>
        %v = vector.broadcast %x : i64 to vector<2xi64>
        %five = arith.constant dense<5000000000> : vector<2xi64>
        %f = arith.xori %v, %five : vector<2xi64>
        %c = arith.cmpi ult, %f, %k : vector<2xi64>
        %s = arith.select %c, %v, %k : vector<2xi1>, vector<2xi64>
        %e = vector.extract %s[1] : i64 from vector<2xi64>
        memref.store %e, %b[%i] : memref<8xi64>
        return
      }
    }
  }
}
