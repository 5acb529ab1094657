// Functions that use bindings without an executable around them; those of one module share one, each an entry point.
// RUN: cgc opt %s --pass-pipeline='materialize-interface' | FileCheck %s
// RUN: not cgc opt %s --pass-pipeline='materialize-interface,workgroup-count,test-no-such-pass' 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// CHECK: hal.executable private @first_executable
// CHECK: hal.executable.export public @first ordinal(0)
// CHECK-SAME: access = "read", alignment = 256 : i64, binding = 0 : i64, bytes = "d1*20"
// CHECK-SAME: access = "write", {{[^}]*}}bytes = "d1*20"
// CHECK-SAME: cg.constants = 2
// CHECK: hal.executable.export public @second ordinal(1)
// CHECK: func.func @first()
// CHECK: func.func @second()
// CHECK: func.func @host
// UNKNOWN: unknown pass 'test-no-such-pass'
func.func @first() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %n = hal.interface.constant.load ordinal(1) : index
  %in = hal.interface.binding.subspan set(0) binding(0) alignment(32) : memref<?x5xf32>{%n}
  %out = hal.interface.binding.subspan set(0) binding(1) alignment(64) : memref<?x5xf32>{%n}
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c5) step (%c1, %c1) {
    %x = memref.load %in[%i, %j] : memref<?x5xf32>
    memref.store %x, %out[%i, %j] : memref<?x5xf32>
  }
  return
}
func.func @second() {
  %c0 = arith.constant 0 : index
  %out = hal.interface.binding.subspan set(0) binding(0) : memref<4xf32>
  %one = arith.constant 1.0 : f32
  memref.store %one, %out[%c0] : memref<4xf32>
  return
}
func.func @host(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
