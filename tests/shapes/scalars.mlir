// Scalars in and out: alone, in bodies, as sizes, of every type.
func.func @add(%a: f32, %b: f32) -> f32 {
  %r = arith.addf %a, %b : f32
  return %r : f32
}
func.func @axpy(%a: f32, %x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%d) : tensor<?xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x, %y : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%u: f32, %v: f32, %o: f32):
    %p = arith.mulf %a, %u : f32
    %q = arith.addf %p, %v : f32
    linalg.yield %q : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @types(%a: i1, %b: i8, %c: i16, %d: i32, %e: i64, %f: f16, %g: bf16, %h: f32, %j: index, %k: i4) -> (i1, i8, i16, i32, i64, f16, bf16, f32, index, i4) {
  return %a, %b, %c, %d, %e, %f, %g, %h, %j, %k : i1, i8, i16, i32, i64, f16, bf16, f32, index, i4
}
func.func @size(%n: index, %v: f32) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %0 = linalg.fill ins(%v : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @size32(%n: i32, %v: f16) -> tensor<?xf16> {
  %i = arith.index_cast %n : i32 to index
  %0 = tensor.splat %v[%i] : tensor<?xf16>
  return %0 : tensor<?xf16>
}
func.func @elements(%a: i64, %b: i64) -> tensor<3xi64> {
  %s = arith.subi %a, %b : i64
  %0 = tensor.from_elements %a, %b, %s : tensor<3xi64>
  return %0 : tensor<3xi64>
}
func.func @extract(%x: tensor<?xf32>, %i: index, %k: i32) -> (f32, i32, tensor<i32>) {
  %0 = tensor.extract %x[%i] : tensor<?xf32>
  %c = arith.constant 7 : i32
  %m = arith.divsi %k, %c : i32
  %t = tensor.from_elements %m : tensor<i32>
  return %0, %m, %t : f32, i32, tensor<i32>
}
func.func @many(%a0: f32, %a1: f32, %a2: f32, %a3: f32, %a4: f32, %a5: f32, %a6: f32, %a7: f32, %a8: f32, %a9: f32, %a10: f32, %a11: f32, %a12: f32, %a13: f32, %a14: f32, %a15: f32, %a16: f32, %a17: f32, %a18: f32, %a19: f32, %a20: f32, %a21: f32, %a22: f32, %a23: f32, %a24: f32, %a25: f32, %a26: f32, %a27: f32, %a28: f32, %a29: f32, %a30: f32, %a31: f32, %a32: f32, %a33: f32, %a34: f32, %a35: f32, %a36: f32, %a37: f32, %a38: f32, %a39: f32) -> f32 {
  %s0 = arith.addf %a0, %a1 : f32
  %s1 = arith.addf %s0, %a2 : f32
  %s2 = arith.addf %s1, %a3 : f32
  %s3 = arith.addf %s2, %a4 : f32
  %s4 = arith.addf %s3, %a5 : f32
  %s5 = arith.addf %s4, %a6 : f32
  %s6 = arith.addf %s5, %a7 : f32
  %s7 = arith.addf %s6, %a8 : f32
  %s8 = arith.addf %s7, %a9 : f32
  %s9 = arith.addf %s8, %a10 : f32
  %s10 = arith.addf %s9, %a11 : f32
  %s11 = arith.addf %s10, %a12 : f32
  %s12 = arith.addf %s11, %a13 : f32
  %s13 = arith.addf %s12, %a14 : f32
  %s14 = arith.addf %s13, %a15 : f32
  %s15 = arith.addf %s14, %a16 : f32
  %s16 = arith.addf %s15, %a17 : f32
  %s17 = arith.addf %s16, %a18 : f32
  %s18 = arith.addf %s17, %a19 : f32
  %s19 = arith.addf %s18, %a20 : f32
  %s20 = arith.addf %s19, %a21 : f32
  %s21 = arith.addf %s20, %a22 : f32
  %s22 = arith.addf %s21, %a23 : f32
  %s23 = arith.addf %s22, %a24 : f32
  %s24 = arith.addf %s23, %a25 : f32
  %s25 = arith.addf %s24, %a26 : f32
  %s26 = arith.addf %s25, %a27 : f32
  %s27 = arith.addf %s26, %a28 : f32
  %s28 = arith.addf %s27, %a29 : f32
  %s29 = arith.addf %s28, %a30 : f32
  %s30 = arith.addf %s29, %a31 : f32
  %s31 = arith.addf %s30, %a32 : f32
  %s32 = arith.addf %s31, %a33 : f32
  %s33 = arith.addf %s32, %a34 : f32
  %s34 = arith.addf %s33, %a35 : f32
  %s35 = arith.addf %s34, %a36 : f32
  %s36 = arith.addf %s35, %a37 : f32
  %s37 = arith.addf %s36, %a38 : f32
  %s38 = arith.addf %s37, %a39 : f32
  return %s38 : f32
}
func.func @clamp(%x: tensor<3x?xi8>, %low: i8, %high: i8, %flag: i1) -> tensor<3x?xi8> {
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c1 : tensor<3x?xi8>
  %e = tensor.empty(%n) : tensor<3x?xi8>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<3x?xi8>) outs(%e : tensor<3x?xi8>) {
  ^bb0(%v: i8, %o: i8):
    %a = arith.maxsi %v, %low : i8
    %b = arith.minsi %a, %high : i8
    %c = arith.select %flag, %b, %v : i8
    linalg.yield %c : i8
  } -> tensor<3x?xi8>
  return %0 : tensor<3x?xi8>
}
