
func.func @merge(%x: i32) -> i32 {
  %a =<arith.constant 7 : i32
  %b = arith.constant 7 : i32
  %s = arith.addi %x, %a : i32
  %t = arith.addi %x, %b : i32
  %p = arith.muli %s, %t : i32
  return %p : i32
}

func.func @branches(%c: i1, %x: f32) -> f32 {
  %r = scf.if %c -> (f32) {
    %m = arith.mulf %x, %x : f32
    scf.yield %m : f32
  } else {
    %m = arith.mulf %x, %x : f32
    %n = arith.negf %m : f32
    scf.yield %n : f32
  }
  return %r : f32
}

func.func @outer(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m  arith.mulf %x, %x : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %m) -> (f32) {
    %k = arith.mulf %x, %x : f32
    %s = arith.addf %a, %k : f32
    scf.yield %s : f32
  }
  return %r : f32
}

func.func @attributes(%x: i32, %y: i32) -> i1 {
  %a = arith.cmpi slt, %x, %y : i32
  %b = arith.cmpi sle, %x, %y : i32
  %c = arith.xori %a, %b : i1
  return %c : i1
}
