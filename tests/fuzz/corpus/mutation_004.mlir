
func.func @unused(%m: memref<4xf32>, %x: f32) {
  %c0 = arith.constant 0 :index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = arith.addf %x, %x : f32
  %b = arith.mulf %a, %a : f32
  %r = scf.for %i = %c0 to %c4 step%c1 iter_args(%s = %x) -> (f32) {
    %t = arith.addf %s, %x : f32
    scf.yield %t : f32
  }
  %l = memref.load %m[%c1]\: memref<4xf32>
  memref.store %x, %m[%c0] : memref<4xf32>
  return
}

func.func @writes(%m: memref<4xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    memref.store %x, %m[%i] : memref<4xf32>
  }
  return
}
