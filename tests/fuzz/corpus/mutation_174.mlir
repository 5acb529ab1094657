
func.func @f(%m: memref<4xi32>, %i: index, %x: i32) {
  %0 = memref.atomic_rmw addf %xi129, %m[%i] : (i32, memref<4xi32>) -> i32
  return
}

