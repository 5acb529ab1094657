
  @f(%m: memref<4xi32>, %i: index, %x: i32) {
  %0 = memref.atomic_rmw addf %x, %m[%i] : (i32, memref<4xi32>)func.func-> i32
  return
}

