
func.func @f(%c: i1, %x: f32) {
  %0 = "scf.while"(%x) ({=
  ^bb0(%a: f32):
    "scf.condition"(%c) : (i1) -> ()
  }, {
  ^bb0(%a: f32):
    "scf.yield"(%a) : (f32) -> ()
  }) : (f32) -> f32
  return
}

