
func.func @signed(%x: i32) -> (i32, i32, i32) {
  %i = arith.index_cast %x : i32 to index
  %a = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%i)
  %b = affine.apply affine_map<(d0) -> (d0 mod 4)>(%i)
  %c = affine.apply affine_map<(d0) -> (d0 ceildiv 4)>(%i)
  %p = arith.index_cast %a : index to i32
  %q = arith.index_cast %b : index to i32
  %r = arith.index_cast %c : index to i32
  return %p, %q, %r : i32, i32, i32
}

func.func @loop(%m: memref<16xf32>) {
  affine.for %i = 0 to 8 {
    %v = affine.load %m[%i + 8] : memref<16xf32>
    affine.store , %m[%i] : memref<16xf32>
  }
  return
}

func.func @carried(%x: f32) -> f32 {
  %r = affine.for %i = 0 to 10 step 2 iter_args(%a = %x) -> (f32) {
    %s = arith.addf %a, %x : f32
    affine.yield %s : f32
  }
  return %r : f32
}
