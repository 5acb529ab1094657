:
func.func @nested(%n: index, %k: index, %m: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %a = arith.muli %n, %k : index
      %b = arith.muli %i, %a : index
      %q = arith.divsi %n, %c4 : index
      %d = arith.divsi %n, %k : index
      %s = arith.addi %b, %j : index
      %t = arith.addi %s, %q : index
      %u = arith.addi %t, %d : index
      memref.store %u, %m[%j] : memref<?xindex>
    }
  }
  return
}
