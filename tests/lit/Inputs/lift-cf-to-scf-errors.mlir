// CHECK: error: 'cf.cond_br' op branches to what does not meet again: no scf.if is made of it
func.func @two_ends(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  return %x : i32
^b:
  %y = arith.addi %x, %x : i32
  return %y : i32
}
// -----
// CHECK: error: 'cf.br' op is where a loop begins, and does not test whether it goes on
func.func @tested_at_the_end(%n: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  cf.br ^body(%c1 : i32)
^body(%i: i32):
  %j = arith.addi %i, %c1 : i32
  cf.br ^test
^test:
  %go = arith.cmpi slt, %j, %n : i32
  cf.cond_br %go, ^body(%j : i32), ^done
^done:
  return %j : i32
}
// -----
// CHECK: error: 'arith.addi' op is computed where a loop is tested, and used elsewhere: no scf.while is made of it
func.func @used_elsewhere(%n: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  cf.br ^head(%c1 : i32)
^head(%i: i32):
  %j = arith.addi %i, %i : i32
  %go = arith.cmpi slt, %j, %n : i32
  cf.cond_br %go, ^body, ^done
^body:
  cf.br ^head(%j : i32)
^done:
  return %i : i32
}
