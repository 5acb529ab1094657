
func.func @f(%m: memref<4xf32>, %i: index, %x: i32) {
  "memref.store"(%x, %m, %i) :> (i32, memref<4xf32>, index) -> ()
  return
}

