
func.func @f(%n: index, %x: f32) {
  "scf.for"(%n, %n, %n, %x) ({
  ^bb0(%i: index, %a: f32):
    "scf.yield"(%a) : (f32) -> ()
  }) : (index, index, index, f32)) -> ()
  return
}

