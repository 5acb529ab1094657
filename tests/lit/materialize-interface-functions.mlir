// Functions that use bindings without an executable around them; those of one module share one, each an entry point.
// RUN: cgc opt %s --pass-pipeline='materialize-interface' | FileCheck %s
// RUN: not cgc opt %s --pass-pipeline='materialize-interface,workgroup-count,test-no-such-pass' 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// CHECK: hal.executable private @first_executable
// CHECK: hal.executable.export public @first ordinal(0)
// CHECK-SAME: access = "read", alignment = 256 : i64, binding = 0 : i64, bytes = "d1*20"
// CHECK-SAME: access = "write", {{[^}]*}}bytes = "d1*20"
// CHECK-SAME: cg.constants = 2
// CHECK: hal.executable.export public @second ordinal(1)
// A binding's bytes are text for the host: affine maps of push constants, numbers folded (-7 floordiv 2 is -4, -7 ceildiv 2 is -3, -7 mod 2 is 1).
// CHECK-LABEL: hal.executable.export public @sizes
// CHECK-SAME: binding = 0 : i64, bytes = "(d0 + d1)*4",
// CHECK-SAME: binding = 1 : i64, bytes = "d0*12",
// CHECK-SAME: binding = 2 : i64, bytes = "(d0 mod 5)*4",
// CHECK-SAME: binding = 3 : i64, bytes = "(d0 floordiv 6)*4",
// CHECK-SAME: binding = 4 : i64, bytes = "(d0 ceildiv 7)*4",
// CHECK-SAME: binding = 5 : i64, bytes = "min(min(d0, d1 + 1), 16)*4",
// CHECK-SAME: binding = 6 : i64, bytes = "max(d0, d1*2)*4",
// CHECK-SAME: binding = 7 : i64, bytes = "24",
// CHECK-SAME: binding = 8 : i64, bytes = "28",
// CHECK-SAME: binding = 9 : i64, bytes = "44",
// And arithmetic; what changes nothing is not said.
// CHECK-LABEL: hal.executable.export public @more_sizes
// CHECK-SAME: binding = 0 : i64, bytes = "(d0 - (d1 - 1))*4",
// CHECK-SAME: binding = 1 : i64, bytes = "d0*d1*8",
// CHECK-SAME: binding = 2 : i64, bytes = "((d0 floordiv d1) mod 2)*4",
// CHECK-SAME: binding = 3 : i64, bytes = "(d0 ceildiv 2)*4",
// CHECK-SAME: binding = 4 : i64, bytes = "max(min(d0, d1), d0)*4",
// CHECK-SAME: binding = 5 : i64, bytes = "d0*4",
// CHECK-SAME: binding = 6 : i64, bytes = "0",
// CHECK-SAME: binding = 7 : i64, bytes = "d1*d0*4",
// CHECK-SAME: binding = 8 : i64, bytes = "(2 - d0)*4",
// CHECK-SAME: binding = 9 : i64, bytes = "min(d0 + 1, d1 + 2)*4",
// CHECK-SAME: binding = 10 : i64, bytes = "(d0 + 1)*4",
// CHECK-SAME: binding = 11 : i64, bytes = "max(d0 + 1, d0 - 1)*4",
// Rows apart, of a number of them that is known: bytes are a number.
// CHECK-LABEL: hal.executable.export public @apart
// CHECK-SAME: bytes = "144"
// CHECK: func.func @first()
// CHECK: func.func @second()
// CHECK: func.func @host
// What a kernel's argument is read and written with says its sizes as often as it is.
// CHECK-LABEL: hal.executable private @twice
// CHECK: hal.interface.binding.subspan set(0) binding(0) {{.*}} : !flow.dispatch.tensor<readonly:tensor<?x?xf32>>{%[[N:.*]], %[[M:.*]]}{{$}}
// CHECK: hal.interface.binding.subspan set(0) binding(1) {{.*}} : !flow.dispatch.tensor<writeonly:tensor<?x?xf32>>{%[[N]], %[[M]]}{{$}}
// A variant that stands alone gets an executable of its kernel's name, whatever the kernel does; modules may be empty.
// CHECK-LABEL: hal.executable private @nothing {
// CHECK-NEXT: hal.executable.variant public @alone
// CHECK: hal.executable.export public @nothing ordinal(0)
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
func.func @sizes() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %cm7 = arith.constant -7 : index
  %m = hal.interface.constant.load ordinal(0) : index
  %n = hal.interface.constant.load ordinal(1) : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%m)[%n]
  %1 = affine.apply affine_map<(d0) -> (d0 * 3)>(%m)
  %2 = affine.apply affine_map<(d0) -> (d0 mod 5)>(%m)
  %3 = affine.apply affine_map<(d0) -> (d0 floordiv 6)>(%m)
  %4 = affine.apply affine_map<(d0) -> (d0 ceildiv 7)>(%m)
  %5 = affine.min affine_map<(d0)[s0] -> (d0, s0 + 1, 16)>(%m)[%n]
  %6 = affine.max affine_map<(d0)[s0] -> (d0, s0 * 2)>(%m)[%n]
  %7 = affine.apply affine_map<(d0, d1) -> (d0 floordiv 2 + d1)>(%cm7, %c10)
  %8 = affine.apply affine_map<(d0, d1) -> (d0 ceildiv 2 + d1)>(%cm7, %c10)
  %9 = affine.apply affine_map<(d0, d1) -> (d0 mod 2 + d1)>(%cm7, %c10)
  %b0 = hal.interface.binding.subspan set(0) binding(0) : memref<?xf32>{%0}
  %b1 = hal.interface.binding.subspan set(0) binding(1) : memref<?xf32>{%1}
  %b2 = hal.interface.binding.subspan set(0) binding(2) : memref<?xf32>{%2}
  %b3 = hal.interface.binding.subspan set(0) binding(3) : memref<?xf32>{%3}
  %b4 = hal.interface.binding.subspan set(0) binding(4) : memref<?xf32>{%4}
  %b5 = hal.interface.binding.subspan set(0) binding(5) : memref<?xf32>{%5}
  %b6 = hal.interface.binding.subspan set(0) binding(6) : memref<?xf32>{%6}
  %b7 = hal.interface.binding.subspan set(0) binding(7) : memref<?xf32>{%7}
  %b8 = hal.interface.binding.subspan set(0) binding(8) : memref<?xf32>{%8}
  %b9 = hal.interface.binding.subspan set(0) binding(9) : memref<?xf32>{%9}
  return
}
func.func @more_sizes() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = hal.interface.constant.load ordinal(0) : index
  %n = hal.interface.constant.load ordinal(1) : index
  %0 = arith.subi %n, %c1 : index
  %1 = arith.subi %m, %0 : index
  %2 = arith.muli %m, %c2 : index
  %3 = arith.muli %2, %n : index
  %4 = arith.divui %m, %n : index
  %5 = arith.remui %4, %c2 : index
  %6 = arith.ceildivui %m, %c2 : index
  %7 = arith.minui %m, %n : index
  %8 = arith.maxsi %7, %m : index
  %b0 = hal.interface.binding.subspan set(0) binding(0) : memref<?xf32>{%1}
  %b1 = hal.interface.binding.subspan set(0) binding(1) : memref<?xf32>{%3}
  %b2 = hal.interface.binding.subspan set(0) binding(2) : memref<?xf32>{%5}
  %b3 = hal.interface.binding.subspan set(0) binding(3) : memref<?xf32>{%6}
  %b4 = hal.interface.binding.subspan set(0) binding(4) : memref<?xf32>{%8}
  // Units.
  %10 = arith.addi %m, %c0 : index
  %11 = arith.muli %10, %c1 : index
  %12 = arith.floordivsi %11, %c1 : index
  %13 = arith.minsi %12, %m : index
  %b5 = hal.interface.binding.subspan set(0) binding(5) : memref<?xf32>{%13}
  %14 = arith.muli %c0, %m : index
  %b6 = hal.interface.binding.subspan set(0) binding(6) : memref<?xf32>{%14}
  %15 = arith.remsi %m, %c1 : index
  %16 = arith.addi %15, %n : index
  %b7 = hal.interface.binding.subspan set(0) binding(7) : memref<?x?xf32>{%16, %m}
  %17 = arith.subi %c2, %m : index
  %b8 = hal.interface.binding.subspan set(0) binding(8) : memref<?xf32>{%17}
  %18 = arith.addi %m, %c1 : index
  %19 = arith.addi %n, %c2 : index
  %20 = arith.minsi %18, %19 : index
  %b9 = hal.interface.binding.subspan set(0) binding(9) : memref<?xf32>{%20}
  %21 = arith.addi %m, %c1 : index
  %22 = arith.minsi %18, %21 : index
  %b10 = hal.interface.binding.subspan set(0) binding(10) : memref<?xf32>{%22}
  %23 = arith.subi %m, %c1 : index
  %24 = arith.maxsi %18, %23 : index
  %b11 = hal.interface.binding.subspan set(0) binding(11) : memref<?xf32>{%24}
  return
}
func.func @apart() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %i = hal.interface.binding.subspan set(0) binding(0) : memref<?x6xf32, strided<[10, 1]>>{%c4}
  %o = hal.interface.binding.subspan set(0) binding(1) : memref<?x6xf32>{%c4}
  %v = memref.load %i[%c0, %c0] : memref<?x6xf32, strided<[10, 1]>>
  memref.store %v, %o[%c0, %c0] : memref<?x6xf32>
  return
}
flow.executable private @twice {
  flow.executable.export public @twice
  builtin.module {
    func.func @twice(%in: !flow.dispatch.tensor<readonly:tensor<?x?xf32>>, %out: !flow.dispatch.tensor<writeonly:tensor<?x?xf32>>, %n: index, %m: index) {
      %0 = flow.dispatch.tensor.load %in, offsets = [0, 0], sizes = [%n, %m], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<?x?xf32>>{%n, %m} -> tensor<?x?xf32>
      %1 = flow.dispatch.tensor.load %in, offsets = [0, 0], sizes = [1, 1], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<?x?xf32>>{%n, %m} -> tensor<1x1xf32>
      flow.dispatch.tensor.store %0, %out, offsets = [0, 0], sizes = [%n, %m], strides = [1, 1] : tensor<?x?xf32> -> !flow.dispatch.tensor<writeonly:tensor<?x?xf32>>{%n, %m}
      flow.dispatch.tensor.store %1, %out, offsets = [0, 0], sizes = [1, 1], strides = [1, 1] : tensor<1x1xf32> -> !flow.dispatch.tensor<writeonly:tensor<?x?xf32>>{%n, %m}
      return
    }
  }
}
hal.executable.variant public @alone target(<"vulkan-spirv", "vulkan-spirv-fb">) {
  builtin.module {
  }
  builtin.module {
    func.func @nothing() {
      return
    }
  }
}
