// Buffers are passed on as they are: by calls, by branches, and from one trip of a loop to the next, where they change places.
// RUN: cgc run %s --device=interp --input=i1=true | FileCheck %s --check-prefix=TRUE
// RUN: cgc run %s --device=interp --input=i1=false | FileCheck %s --check-prefix=FALSE
// TRUE: 2x4xf32=
// TRUE-SAME: [0 1 0 1][1 0 1 0]
// FALSE: 2x4xf32=
// FALSE-SAME: [1 0 1 0][0 1 0 1]
func.func private @add_one(%m: memref<4xf32>, %i: index) -> memref<4xf32> {
  %c = arith.constant 1.0 : f32
  %x = memref.load %m[%i] : memref<4xf32>
  %y = arith.addf %x, %c : f32
  memref.store %y, %m[%i] : memref<4xf32>
  return %m : memref<4xf32>
}
func.func @views(%which: i1) -> tensor<2x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  linalg.fill ins(%z : f32) outs(%a : memref<4xf32>)
  linalg.fill ins(%z : f32) outs(%b : memref<4xf32>)
  %m:2 = scf.if %which -> (memref<4xf32>, memref<4xf32>) {
    scf.yield %b, %a : memref<4xf32>, memref<4xf32>
  } else {
    scf.yield %a, %b : memref<4xf32>, memref<4xf32>
  }
  %r:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%p = %m#0, %q = %m#1) -> (memref<4xf32>, memref<4xf32>) {
    %s = func.call @add_one(%p, %i) : (memref<4xf32>, index) -> memref<4xf32>
    scf.yield %q, %s : memref<4xf32>, memref<4xf32>
  }
  %t = tensor.generate {
  ^bb0(%w: index, %i: index):
    %first = arith.cmpi eq, %w, %c0 : index
    %x = memref.load %a[%i] : memref<4xf32>
    %y = memref.load %b[%i] : memref<4xf32>
    %e = arith.select %first, %x, %y : f32
    tensor.yield %e : f32
  } : tensor<2x4xf32>
  return %t : tensor<2x4xf32>
}
