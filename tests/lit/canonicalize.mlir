// RUN: cgc opt %s --pass-pipeline='canonicalize' | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='canonicalize' | cgc opt - --pass-pipeline='canonicalize' | FileCheck %s

// CHECK-DAG: #[[APPLY:.*]] = affine_map<(d0) -> (d0 * 6 + 5)>
// CHECK-DAG: #[[MIN:.*]] = affine_map<(d0) -> (10, d0)>

// ---- arith: identities, constants to the right, chains of constants ---------------------------------------------------------------

// CHECK-LABEL: func.func @int_identities(
// CHECK-SAME: %[[X:.*]]: i32, %[[Y:.*]]: i32)
// CHECK: %[[ZERO:.*]] = arith.constant 0 : i32
// CHECK: return %[[X]], %[[X]], %[[ZERO]], %[[X]], %{{.*}}, %[[X]], %[[Y]]
func.func @int_identities(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %m1 = arith.constant -1 : i32
  %a = arith.addi %c0, %x : i32
  %b = arith.muli %x, %c1 : i32
  %c = arith.muli %c0, %x : i32
  %d = arith.andi %x, %m1 : i32
  %e = arith.remsi %x, %c1 : i32
  %f = arith.maxui %x, %x : i32
  %s = arith.addi %x, %y : i32
  %g = arith.subi %s, %x : i32
  return %a, %b, %c, %d, %e, %f, %g : i32, i32, i32, i32, i32, i32, i32
}

// CHECK-LABEL: func.func @chains(
// CHECK-SAME: %[[X:.*]]: i32, %[[I:.*]]: index)
// CHECK-DAG: %[[C4:.*]] = arith.constant 4 : i32
// CHECK-DAG: %[[C3:.*]] = arith.constant 3 : index
// CHECK-DAG: %[[C12:.*]] = arith.constant 12 : i32
// CHECK-DAG: %[[A:.*]] = arith.addi %[[X]], %[[C4]] : i32
// CHECK-DAG: %[[B:.*]] = arith.addi %[[I]], %[[C3]] : index
// CHECK-DAG: %[[C:.*]] = arith.muli %[[X]], %[[C12]] : i32
// CHECK: return %[[A]], %[[B]], %[[C]]
func.func @chains(%x: i32, %i: index) -> (i32, index, i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %i4 = arith.constant 4 : index
  %i7 = arith.constant 7 : index
  %0 = arith.addi %c2, %x : i32
  %1 = arith.addi %0, %c3 : i32
  %2 = arith.subi %1, %c1 : i32
  %3 = arith.subi %i, %i4 : index
  %4 = arith.addi %3, %i7 : index
  %5 = arith.muli %x, %c3 : i32
  %6 = arith.muli %5, %c4 : i32
  return %2, %4, %6 : i32, index, i32
}

// Integers wrap; what is undefined stays as it is.
// CHECK-LABEL: func.func @folded_ints(
// CHECK-DAG: %[[WRAP:.*]] = arith.constant -2147483648 : i32
// CHECK-DAG: %[[FLOOR:.*]] = arith.constant -4 : i32
// CHECK-DAG: %[[HIGH:.*]] = arith.constant -1 : i8
// CHECK: %[[DIV:.*]] = arith.divsi
// CHECK: %[[SHIFT:.*]] = arith.shli
// CHECK: return %[[WRAP]], %[[FLOOR]], %[[HIGH]], %[[DIV]], %[[SHIFT]]
func.func @folded_ints() -> (i32, i32, i8, i32, i32) {
  %max = arith.constant 2147483647 : i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %m7 = arith.constant -7 : i32
  %c32 = arith.constant 32 : i32
  %a = arith.addi %max, %c1 : i32
  %b = arith.floordivsi %m7, %c2 : i32
  %x = arith.constant -100 : i8
  %y = arith.constant 2 : i8
  %l, %h = arith.mulsi_extended %x, %y : i8
  %c = arith.divsi %c1, %c0 : i32
  %d = arith.shli %c1, %c32 : i32
  return %a, %b, %h, %c, %d : i32, i32, i8, i32, i32
}

// Floats: x + 0.0 would turn -0.0 into 0.0, x + -0.0 keeps every x. Division and square root round once; exp is left alone.
// CHECK-LABEL: func.func @floats(
// CHECK-SAME: %[[X:.*]]: f32)
// CHECK-DAG: %[[THIRD:.*]] = arith.constant {{0.333333343|3.3333334e-01}} : f32
// CHECK-DAG: %[[ROOT:.*]] = arith.constant {{1.73205078|1.7320508e\+00}} : f32
// CHECK-DAG: %[[SUM:.*]] = arith.addf %[[X]], %{{.*}} : f32
// CHECK-DAG: %[[EXP:.*]] = math.exp
// CHECK: return %[[SUM]], %[[X]], %[[X]], %[[THIRD]], %[[ROOT]], %[[EXP]]
func.func @floats(%x: f32) -> (f32, f32, f32, f32, f32, f32) {
  %z = arith.constant 0.0 : f32
  %nz = arith.constant -0.0 : f32
  %one = arith.constant 1.0 : f32
  %three = arith.constant 3.0 : f32
  %a = arith.addf %x, %z : f32
  %b = arith.addf %x, %nz : f32
  %c = arith.mulf %one, %x : f32
  %d = arith.divf %one, %three : f32
  %e = math.sqrt %three : f32
  %f = math.exp %three : f32
  return %a, %b, %c, %d, %e, %f : f32, f32, f32, f32, f32, f32
}

// CHECK-LABEL: func.func @casts(
// CHECK-SAME: %[[X:.*]]: i8, %[[F:.*]]: f16)
// CHECK: %[[A:.*]] = arith.extsi %[[X]] : i8 to i32
// CHECK: %[[B:.*]] = arith.extsi %[[X]] : i8 to i16
// CHECK: %[[C:.*]] = arith.index_castui %[[X]] : i8 to index
// CHECK: return %[[A]], %[[X]], %[[B]], %[[C]], %[[F]]
func.func @casts(%x: i8, %f: f16) -> (i32, i8, i16, index, f16) {
  %0 = arith.extsi %x : i8 to i16
  %1 = arith.extsi %0 : i16 to i32
  %2 = arith.trunci %1 : i32 to i8
  %3 = arith.trunci %1 : i32 to i16
  %4 = arith.extui %x : i8 to i32
  %5 = arith.index_cast %4 : i32 to index
  %6 = arith.extf %f : f16 to f32
  %7 = arith.truncf %6 : f32 to f16
  return %1, %2, %3, %5, %7 : i32, i8, i16, index, f16
}

// A truncation that loses is not undone.
// CHECK-LABEL: func.func @lossy(
// CHECK: arith.truncf
// CHECK: arith.extf
// CHECK: arith.index_cast
// CHECK: arith.index_cast
func.func @lossy(%x: f32, %i: index) -> (f32, index) {
  %0 = arith.truncf %x : f32 to f16
  %1 = arith.extf %0 : f16 to f32
  %2 = arith.index_cast %i : index to i32
  %3 = arith.index_cast %2 : i32 to index
  return %1, %3 : f32, index
}

// CHECK-LABEL: func.func @conditions(
// CHECK-SAME: %[[X:.*]]: i32, %[[Y:.*]]: i32, %[[B:.*]]: i1, %[[F:.*]]: f32, %[[G:.*]]: f32)
// CHECK-DAG: %[[FALSE:.*]] = arith.constant false
// CHECK-DAG: %[[GE:.*]] = arith.cmpi sge, %[[X]], %[[Y]] : i32
// CHECK-DAG: %[[UGE:.*]] = arith.cmpf uge, %[[F]], %[[G]] : f32
// CHECK-DAG: %[[TURNED:.*]] = arith.cmpi sgt, %[[X]], %{{.*}} : i32
// CHECK-DAG: %[[SELECT:.*]] = arith.select %[[B]], %[[Y]], %[[X]] : i32
// CHECK: return %[[FALSE]], %[[GE]], %[[UGE]], %[[TURNED]], %[[SELECT]], %[[B]], %[[Y]]
func.func @conditions(%x: i32, %y: i32, %b: i1, %f: f32, %g: f32) -> (i1, i1, i1, i1, i32, i1, i32) {
  %true = arith.constant true
  %false = arith.constant false
  %c5 = arith.constant 5 : i32
  %0 = arith.cmpi ult, %x, %x : i32
  %1 = arith.cmpi slt, %x, %y : i32
  %2 = arith.xori %1, %true : i1
  %3 = arith.cmpf olt, %f, %g : f32
  %4 = arith.xori %true, %3 : i1
  %5 = arith.cmpi slt, %c5, %x : i32
  %6 = arith.xori %b, %true : i1
  %7 = arith.select %6, %x, %y : i32
  %8 = arith.select %b, %true, %false : i1
  %9 = arith.cmpi eq, %x, %y : i32
  %10 = arith.select %9, %x, %y : i32
  return %0, %2, %4, %5, %7, %8, %10 : i1, i1, i1, i1, i32, i1, i32
}

// What was extended is compared with a constant of its own width.
// CHECK-LABEL: func.func @extended(
// CHECK-SAME: %[[X:.*]]: i32, %[[V:.*]]: vector<4xi32>)
// CHECK-DAG: %[[C:.*]] = arith.constant -2 : i32
// CHECK-DAG: %[[S:.*]] = arith.constant dense<3> : vector<4xi32>
// CHECK-DAG: %[[BIG:.*]] = arith.constant 4294967296 : i64
// CHECK-DAG: arith.cmpi slt, %[[X]], %[[C]] : i32
// CHECK-DAG: %[[MAX:.*]] = arith.maxui %[[V]], %[[S]] : vector<4xi32>
// CHECK-DAG: arith.extui %[[MAX]]
// CHECK-DAG: %[[WIDE:.*]] = arith.extsi %[[X]]
// CHECK-DAG: arith.cmpi slt, %[[WIDE]], %[[BIG]] : i64
func.func @extended(%x: i32, %v: vector<4xi32>) -> (i1, i1, vector<4xi64>) {
  %c = arith.constant -2 : i64
  %big = arith.constant 4294967296 : i64
  %s = arith.constant dense<3> : vector<4xi64>
  %0 = arith.extsi %x : i32 to i64
  %1 = arith.extui %v : vector<4xi32> to vector<4xi64>
  %2 = arith.cmpi slt, %0, %c : i64
  %3 = arith.cmpi slt, %0, %big : i64
  %4 = arith.maxsi %1, %s : vector<4xi64>
  return %2, %3, %4 : i1, i1, vector<4xi64>
}

// Splats fold whatever their size, other constants up to 64 bytes.
// CHECK-LABEL: func.func @dense(
// CHECK-DAG: arith.constant dense<[5, 10, 15, 20]> : vector<4xi32>
// CHECK-DAG: arith.constant dense<[2.000000e+00, -2.000000e+00]> : tensor<2xf32>
// CHECK-DAG: arith.constant dense<7> : tensor<1000xi32>
// CHECK: %[[BIG:.*]] = arith.addi %{{.*}}, %{{.*}} : tensor<9xi64>
// CHECK: return %{{.*}}, %{{.*}}, %{{.*}}, %[[BIG]]
func.func @dense() -> (vector<4xi32>, tensor<2xf32>, tensor<1000xi32>, tensor<9xi64>) {
  %a = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %b = arith.constant dense<5> : vector<4xi32>
  %0 = arith.muli %a, %b : vector<4xi32>
  %f = arith.constant dense<[1.5, -2.5]> : tensor<2xf32>
  %1 = math.roundeven %f : tensor<2xf32>
  %s = arith.constant dense<3> : tensor<1000xi32>
  %t = arith.constant dense<4> : tensor<1000xi32>
  %2 = arith.addi %s, %t : tensor<1000xi32>
  %big = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9]> : tensor<9xi64>
  %3 = arith.addi %big, %big : tensor<9xi64>
  return %0, %1, %2, %3 : vector<4xi32>, tensor<2xf32>, tensor<1000xi32>, tensor<9xi64>
}

// ---- scf --------------------------------------------------------------------------------------------------------------------------

// A loop that does not run goes, one that runs once is its body.
// CHECK-LABEL: func.func @trips(
// CHECK-SAME: %[[M:.*]]: memref<8xf32>, %[[F:.*]]: f32)
// CHECK-DAG: %[[C3:.*]] = arith.constant 3 : index
// CHECK-NOT: scf.for
// CHECK: memref.store %[[F]], %[[M]][%[[C3]]]
// CHECK-NOT: memref.store
// CHECK: return %[[F]]
func.func @trips(%m: memref<8xf32>, %f: f32) -> f32 {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %r = scf.for %i = %c5 to %c4 step %c3 iter_args(%a = %f) -> (f32) {
    memref.store %a, %m[%i] : memref<8xf32>
    %s = arith.addf %a, %a : f32
    scf.yield %s : f32
  }
  scf.for %i = %c3 to %c5 step %c5 {
    memref.store %f, %m[%i] : memref<8xf32>
  }
  return %r : f32
}

// Of three carried values one never changes and one is never read.
// CHECK-LABEL: func.func @carried(
// CHECK-SAME: %[[F:.*]]: f32, %[[N:.*]]: index)
// CHECK: %[[ONE:.*]] = arith.constant 1.000000e+00 : f32
// CHECK: %[[R:.*]] = scf.for {{.*}} iter_args(%[[A:.*]] = %[[F]]) -> (f32) {
// CHECK-NEXT: %[[S:.*]] = arith.addf %[[A]], %[[ONE]] : f32
// CHECK-NEXT: scf.yield %[[S]] : f32
// CHECK: return %[[R]], %[[ONE]]
func.func @carried(%f: f32, %n: index) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  %0:3 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %f, %k = %one, %u = %f) -> (f32, f32, f32) {
    %s = arith.addf %a, %k : f32
    %v = arith.mulf %s, %s : f32
    scf.yield %s, %k, %v : f32, f32, f32
  }
  return %0#0, %0#1 : f32, f32
}

// What a while carries round unchanged comes from outside, so does what its condition passes on from there; what nobody reads goes.
// CHECK-LABEL: func.func @carried_while(
// CHECK-SAME: %[[F:.*]]: f32, %[[K:.*]]: f32, %[[L:.*]]: f32)
// CHECK: %[[R:.*]] = scf.while (%[[A:.*]] = %[[F]]) : (f32) -> f32 {
// CHECK-NEXT: %[[C:.*]] = arith.cmpf olt, %[[A]], %[[L]] : f32
// CHECK-NEXT: scf.condition(%[[C]]) %[[A]] : f32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%[[B:.*]]: f32):
// CHECK-NEXT: %[[S:.*]] = arith.addf %[[B]], %[[K]] : f32
// CHECK-NEXT: scf.yield %[[S]] : f32
// CHECK: return %[[R]], %[[K]], %[[L]]
func.func @carried_while(%f: f32, %k: f32, %l: f32) -> (f32, f32, f32) {
  %0:4 = scf.while (%a = %f, %c = %k, %u = %f, %m = %l) : (f32, f32, f32, f32) -> (f32, f32, f32, f32) {
    %p = arith.cmpf olt, %a, %m : f32
    scf.condition(%p) %m, %c, %a, %a : f32, f32, f32, f32
  } do {
  ^bb0(%m: f32, %c: f32, %a: f32, %b: f32):
    %s = arith.addf %a, %c : f32
    %v = arith.mulf %s, %s : f32
    scf.yield %s, %c, %v, %m : f32, f32, f32, f32
  }
  return %0#2, %0#1, %0#0 : f32, f32, f32
}

// What changes places is carried.
// CHECK-LABEL: func.func @swapped_while(
// CHECK: scf.while (%{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}) : (f32, f32) -> (f32, f32) {
func.func @swapped_while(%f: f32, %g: f32) -> (f32, f32) {
  %0:2 = scf.while (%a = %f, %b = %g) : (f32, f32) -> (f32, f32) {
    %p = arith.cmpf olt, %a, %b : f32
    scf.condition(%p) %a, %b : f32, f32
  } do {
  ^bb0(%a: f32, %b: f32):
    scf.yield %b, %a : f32, f32
  }
  return %0#0, %0#1 : f32, f32
}

// CHECK-LABEL: func.func @ifs(
// CHECK-SAME: %[[M:.*]]: memref<8xf32>, %[[F:.*]]: f32, %[[B:.*]]: i1, %[[I:.*]]: index)
// CHECK: %[[SUM:.*]] = arith.addf %[[F]], %[[F]] : f32
// CHECK: %[[SELECT:.*]] = arith.select %[[B]], %[[F]], %[[SUM]] : f32
// CHECK: scf.if %[[B]] {
// CHECK-NEXT: memref.store
// CHECK-NEXT: }
// CHECK-NEXT: return %[[SUM]], %[[SELECT]]
func.func @ifs(%m: memref<8xf32>, %f: f32, %b: i1, %i: index) -> (f32, f32) {
  %true = arith.constant true
  %0 = scf.if %true -> (f32) {
    %s = arith.addf %f, %f : f32
    scf.yield %s : f32
  } else {
    scf.yield %f : f32
  }
  %1 = scf.if %b -> (f32) {
    scf.yield %f : f32
  } else {
    scf.yield %0 : f32
  }
  scf.if %b {
    scf.if %b {
      memref.store %f, %m[%i] : memref<8xf32>
    }
  } else {
  }
  return %0, %1 : f32, f32
}

// CHECK-LABEL: func.func @parallel(
// CHECK-SAME: %[[M:.*]]: memref<8x8xf32>, %[[F:.*]]: f32, %[[N:.*]]: index)
// CHECK: %[[C2:.*]] = arith.constant 2 : index
// CHECK: scf.parallel (%[[I:.*]]) = (%{{.*}}) to (%[[N]]) step (%{{.*}}) {
// CHECK-NEXT: memref.store %[[F]], %[[M]][%[[I]], %[[C2]]]
func.func @parallel(%m: memref<8x8xf32>, %f: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  scf.parallel (%i, %j) = (%c0, %c2) to (%n, %c3) step (%c1, %c1) {
    memref.store %f, %m[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  scf.parallel (%i) = (%c3) to (%c3) step (%c1) {
    memref.store %f, %m[%i, %i] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// CHECK-LABEL: func.func @switch(
// CHECK-SAME: %[[X:.*]]: i32, %[[Y:.*]]: i32)
// CHECK-NEXT: return %[[Y]]
func.func @switch(%x: i32, %y: i32) -> i32 {
  %c2 = arith.constant 2 : index
  %0 = scf.index_switch %c2 -> i32
  case 2 {
    scf.yield %y : i32
  }
  default {
    scf.yield %x : i32
  }
  return %0 : i32
}

// CHECK-LABEL: func.func @blocks(
// CHECK-SAME: %[[X:.*]]: i32)
// CHECK-NEXT: %[[S:.*]] = arith.addi %[[X]], %[[X]] : i32
// CHECK-NEXT: return %[[S]]
func.func @blocks(%x: i32) -> i32 {
  %true = arith.constant true
  cf.assert %true, "holds"
  cf.cond_br %true, ^a(%x : i32), ^b
^a(%y: i32):
  %0 = arith.addi %y, %y : i32
  cf.br ^c(%0 : i32)
^b:
  %1 = arith.muli %x, %x : i32
  cf.br ^c(%1 : i32)
^c(%r: i32):
  return %r : i32
}

// ---- affine -----------------------------------------------------------------------------------------------------------------------

// CHECK-LABEL: func.func @affine(
// CHECK-SAME: %[[I:.*]]: index, %[[J:.*]]: index)
// CHECK-DAG: %[[C2:.*]] = arith.constant 2 : index
// CHECK-DAG: %[[A:.*]] = affine.apply #[[APPLY]](%[[I]])
// CHECK-DAG: %[[B:.*]] = affine.min #[[MIN]](%[[J]])
// CHECK: return %[[A]], %[[B]], %[[C2]], %[[J]]
func.func @affine(%i: index, %j: index) -> (index, index, index, index) {
  %c4 = arith.constant 4 : index
  %0 = affine.apply affine_map<(d0) -> (d0 * 4 + 1)>(%i)
  %1 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + d1 * 2 + s0)>(%0, %i)[%c4]
  %2 = affine.min affine_map<(d0) -> (10, 20, d0, d0)>(%j)
  %3 = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%c4)
  %4 = affine.max affine_map<(d0) -> (d0)>(%j)
  return %1, %2, %3, %4 : index, index, index, index
}

// ---- tensor -----------------------------------------------------------------------------------------------------------------------

// CHECK-LABEL: func.func @dims(
// CHECK-SAME: %[[A:.*]]: tensor<4x?xf32>, %[[N:.*]]: index, %[[F:.*]]: f32)
// CHECK-DAG: %[[C4:.*]] = arith.constant 4 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[D:.*]] = tensor.dim %[[A]], %[[C1]] : tensor<4x?xf32>
// CHECK: return %[[C4]], %[[D]], %[[N]], %[[N]], %[[N]]
func.func @dims(%a: tensor<4x?xf32>, %n: index, %f: f32) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.dim %a, %c0 : tensor<4x?xf32>
  %1 = tensor.dim %a, %c1 : tensor<4x?xf32>
  %e = tensor.empty(%n) : tensor<4x?xf32>
  %2 = tensor.dim %e, %c1 : tensor<4x?xf32>
  %x = linalg.fill ins(%f : f32) outs(%e : tensor<4x?xf32>) -> tensor<4x?xf32>
  %3 = tensor.dim %x, %c1 : tensor<4x?xf32>
  %s = tensor.extract_slice %a[0, 0] [4, %n] [1, 1] : tensor<4x?xf32> to tensor<4x?xf32>
  %4 = tensor.dim %s, %c1 : tensor<4x?xf32>
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}

// CHECK-LABEL: func.func @reshapes(
// CHECK-SAME: %[[S:.*]]: tensor<2x3x4xf32>, %[[D:.*]]: tensor<?x4xf32>, %[[N:.*]]: index)
// CHECK-DAG: %[[C:.*]] = arith.constant dense<{{\[\[}}1, 2], [3, 4]]> : tensor<2x2xi32>
// CHECK-DAG: %[[ALL:.*]] = tensor.collapse_shape %[[S]] {{\[\[}}0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
// CHECK: return %[[S]], %[[D]], %[[ALL]], %[[C]]
func.func @reshapes(%s: tensor<2x3x4xf32>, %d: tensor<?x4xf32>, %n: index) -> (tensor<2x3x4xf32>, tensor<?x4xf32>, tensor<24xf32>, tensor<2x2xi32>) {
  %0 = tensor.collapse_shape %s [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  %2 = tensor.expand_shape %d [[0, 1], [2]] output_shape [1, %n, 4] : tensor<?x4xf32> into tensor<1x?x4xf32>
  %3 = tensor.collapse_shape %2 [[0, 1], [2]] : tensor<1x?x4xf32> into tensor<?x4xf32>
  %4 = tensor.collapse_shape %0 [[0, 1]] : tensor<6x4xf32> into tensor<24xf32>
  %c = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %5 = tensor.expand_shape %c [[0, 1]] output_shape [2, 2] : tensor<4xi32> into tensor<2x2xi32>
  return %1, %3, %4, %5 : tensor<2x3x4xf32>, tensor<?x4xf32>, tensor<24xf32>, tensor<2x2xi32>
}

// CHECK-LABEL: func.func @elements(
// CHECK-SAME: %[[F:.*]]: f32, %[[G:.*]]: f32, %[[I:.*]]: index)
// CHECK-DAG: %[[C:.*]] = arith.constant 3 : i32
// CHECK-DAG: %[[T:.*]] = arith.constant dense<[7, 8]> : tensor<2xi32>
// CHECK: return %[[G]], %[[C]], %[[F]], %[[T]]
func.func @elements(%f: f32, %g: f32, %i: index) -> (f32, i32, f32, tensor<2xi32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = tensor.from_elements %f, %g : tensor<2xf32>
  %0 = tensor.extract %x[%c1] : tensor<2xf32>
  %c = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = tensor.extract %c[%c2] : tensor<4xi32>
  %s = tensor.splat %f : tensor<4xf32>
  %2 = tensor.extract %s[%i] : tensor<4xf32>
  %a = arith.constant 7 : i32
  %b = arith.constant 8 : i32
  %3 = tensor.from_elements %a, %b : tensor<2xi32>
  return %0, %1, %2, %3 : f32, i32, f32, tensor<2xi32>
}

// CHECK-LABEL: func.func @slices(
// CHECK-SAME: %[[A:.*]]: tensor<8x8xf32>, %[[I:.*]]: index, %[[F:.*]]: f32)
// CHECK: %[[S:.*]] = tensor.extract_slice %[[A]][0, %[[I]]] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
// CHECK: %[[C:.*]] = tensor.cast %[[S]] : tensor<4x4xf32> to tensor<?x4xf32>
// CHECK: %[[T:.*]] = tensor.extract_slice %[[A]][3, 2] [1, 2] [1, 1] : tensor<8x8xf32> to tensor<1x2xf32>
// CHECK: return %[[C]], %[[A]], %[[A]], %[[T]], %[[A]]
func.func @slices(%a: tensor<8x8xf32>, %i: index, %f: f32) -> (tensor<?x4xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<1x2xf32>, tensor<8x8xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.extract_slice %a[%c0, %i] [%c4, 4] [1, 1] : tensor<8x8xf32> to tensor<?x4xf32>
  %1 = tensor.pad %a low[0, %c0] high[0, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<8x8xf32> to tensor<8x8xf32>
  %2 = tensor.extract_slice %a[2, 2] [2, 2] [1, 1] : tensor<8x8xf32> to tensor<2x2xf32>
  %3 = tensor.insert_slice %2 into %a[2, 2] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<8x8xf32>
  %4 = tensor.extract_slice %2[1, 0] [1, 2] [1, 1] : tensor<2x2xf32> to tensor<1x2xf32>
  %5 = tensor.extract_slice %a[0, 0] [8, 8] [1, 1] : tensor<8x8xf32> to tensor<8x8xf32>
  return %0, %1, %3, %4, %5 : tensor<?x4xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<1x2xf32>, tensor<8x8xf32>
}

// CHECK-LABEL: func.func @tensor_casts(
// CHECK-SAME: %[[A:.*]]: tensor<4x8xf32>)
// CHECK: %[[E:.*]] = tensor.empty() : tensor<2x3xf32>
// CHECK: %[[C:.*]] = tensor.cast %[[E]] : tensor<2x3xf32> to tensor<?x3xf32>
// CHECK: return %[[A]], %[[C]]
func.func @tensor_casts(%a: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<?x3xf32>) {
  %c2 = arith.constant 2 : index
  %0 = tensor.cast %a : tensor<4x8xf32> to tensor<?x8xf32>
  %1 = tensor.cast %0 : tensor<?x8xf32> to tensor<?x?xf32>
  %2 = tensor.cast %1 : tensor<?x?xf32> to tensor<4x8xf32>
  %e = tensor.empty(%c2) : tensor<?x3xf32>
  return %2, %e : tensor<4x8xf32>, tensor<?x3xf32>
}

// ---- linalg -----------------------------------------------------------------------------------------------------------------------

#id = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func @linalg(
// CHECK-SAME: %[[A:.*]]: tensor<4x8xf32>, %[[B:.*]]: tensor<4x8xf32>)
// CHECK: %[[G:.*]] = linalg.generic {{.*}} ins(%[[A]] : tensor<4x8xf32>)
// CHECK-NEXT: ^bb0(%[[X:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: arith.addf %[[X]], %[[X]] : f32
// CHECK: return %[[A]], %[[G]], %[[A]], %[[A]]
func.func @linalg(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%in: f32, %o: f32):
    linalg.yield %in : f32
  } -> tensor<4x8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %a, %b : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<4x8xf32>
  %et = tensor.empty() : tensor<8x4xf32>
  %t = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%et : tensor<8x4xf32>) permutation = [1, 0]
  %2 = linalg.transpose ins(%t : tensor<8x4xf32>) outs(%e : tensor<4x8xf32>) permutation = [1, 0]
  %3 = linalg.copy ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %dead = linalg.add ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1, %2, %3 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}

// On buffers nothing goes: a store is seen.
// CHECK-LABEL: func.func @linalg_buffers(
// CHECK: linalg.fill
// CHECK: linalg.copy
func.func @linalg_buffers(%a: memref<4xf32>, %b: memref<4xf32>, %f: f32) {
  linalg.fill ins(%f : f32) outs(%a : memref<4xf32>)
  linalg.copy ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  return
}

// ---- memref and vector --------------------------------------------------------------------------------------------------------------

// CHECK-LABEL: func.func @memrefs(
// CHECK-SAME: %[[M:.*]]: memref<?x8xf32>, %[[I:.*]]: index)
// CHECK-DAG: %[[C8:.*]] = arith.constant 8 : index
// CHECK-DAG: %[[X:.*]] = memref.load %[[M]][%[[I]], %[[I]]] : memref<?x8xf32>
// CHECK-DAG: %[[S:.*]] = memref.subview %[[M]][%[[I]], 0] [4, 4] [1, 1] : memref<?x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
// CHECK-NOT: memref.alloc
// CHECK: return %[[X]], %[[C8]], %[[S]]
func.func @memrefs(%m: memref<?x8xf32>, %i: index) -> (f32, index, memref<4x4xf32, strided<[8, 1], offset: ?>>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = memref.cast %m : memref<?x8xf32> to memref<?x?xf32>
  %1 = memref.load %0[%i, %i] : memref<?x?xf32>
  %2 = memref.dim %0, %c1 : memref<?x?xf32>
  %3 = memref.subview %m[%i, 0] [%c4, 4] [1, %c1] : memref<?x8xf32> to memref<?x4xf32, strided<[8, ?], offset: ?>>
  %4 = memref.cast %3 : memref<?x4xf32, strided<[8, ?], offset: ?>> to memref<4x4xf32, strided<[8, 1], offset: ?>>
  %d = memref.alloc() : memref<4xf32>
  memref.dealloc %d : memref<4xf32>
  return %1, %2, %4 : f32, index, memref<4x4xf32, strided<[8, 1], offset: ?>>
}

// CHECK-LABEL: func.func @vectors(
// CHECK-SAME: %[[V:.*]]: vector<4xf32>, %[[F:.*]]: f32, %[[W:.*]]: vector<2x4xf32>)
// CHECK-DAG: %[[X:.*]] = vector.extract %[[V]][2] : f32 from vector<4xf32>
// CHECK-DAG: %[[Y:.*]] = vector.extract %[[W]][0, 2] : f32 from vector<2x4xf32>
// CHECK-DAG: %[[MASK:.*]] = vector.constant_mask [2] : vector<4xi1>
// CHECK: return %[[F]], %[[X]], %[[F]], %[[W]], %[[V]], %[[Y]], %[[MASK]]
func.func @vectors(%v: vector<4xf32>, %f: f32, %w: vector<2x4xf32>) -> (f32, f32, f32, vector<2x4xf32>, vector<4xf32>, f32, vector<4xi1>) {
  %c2 = arith.constant 2 : index
  %0 = vector.insert %f, %v[1] : f32 into vector<4xf32>
  %1 = vector.extract %0[1] : f32 from vector<4xf32>
  %2 = vector.extract %0[%c2] : f32 from vector<4xf32>
  %s = vector.splat %f : vector<4xf32>
  %3 = vector.extract %s[3] : f32 from vector<4xf32>
  %t = vector.transpose %w, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %4 = vector.transpose %t, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
  %5 = vector.shuffle %v, %s [0, 1, 2, 3] : vector<4xf32>, vector<4xf32>
  %r = vector.extract %w[0] : vector<4xf32> from vector<2x4xf32>
  %6 = vector.extract %r[2] : f32 from vector<4xf32>
  %7 = vector.create_mask %c2 : vector<4xi1>
  return %1, %2, %3, %4, %5, %6, %7 : f32, f32, f32, vector<2x4xf32>, vector<4xf32>, f32, vector<4xi1>
}

// A slice that runs out of bounds keeps the operands that say so: with them static it would be no valid op.
// CHECK-LABEL: func.func @slices_outside(
// CHECK: memref.subview %{{.*}}[%{{.*}}] [8] [1] : memref<4xf32>
// CHECK: tensor.extract_slice %{{.*}}[%{{.*}}] [3] [1] : tensor<4xf32>
// CHECK: tensor.extract_slice %{{.*}}[2] [3] [1] : tensor<?xf32>
func.func @slices_outside(%m: memref<4xf32>, %t: tensor<4xf32>, %n: index) -> (memref<8xf32, strided<[1], offset: ?>>, tensor<3xf32>, tensor<3xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = memref.subview %m[%c0] [8] [1] : memref<4xf32> to memref<8xf32, strided<[1], offset: ?>>
  %1 = tensor.extract_slice %t[%c2] [3] [1] : tensor<4xf32> to tensor<3xf32>
  %2 = tensor.extract_slice %t[0] [%n] [1] : tensor<4xf32> to tensor<?xf32>
  %3 = tensor.extract_slice %2[2] [3] [1] : tensor<?xf32> to tensor<3xf32>
  return %0, %1, %3 : memref<8xf32, strided<[1], offset: ?>>, tensor<3xf32>, tensor<3xf32>
}

// A truth that became a number and is a truth again; other numbers are compared.
// CHECK-LABEL: func.func @truths(
// CHECK-SAME: %[[B:.*]]: i1, %[[V:.*]]: vector<4xi1>, %[[I:.*]]: i8)
// CHECK: %[[C:.*]] = arith.cmpf une
// CHECK: return %[[B]], %[[V]], %[[C]] : i1, vector<4xi1>, i1
func.func @truths(%b: i1, %v: vector<4xi1>, %i: i8) -> (i1, vector<4xi1>, i1) {
  %zero = arith.constant 0.0 : f32
  %zeros = arith.constant dense<0.0> : vector<4xf16>
  %0 = arith.uitofp %b : i1 to f32
  %1 = arith.cmpf une, %0, %zero : f32
  %2 = arith.uitofp %v : vector<4xi1> to vector<4xf16>
  %3 = arith.cmpf ogt, %2, %zeros : vector<4xf16>
  %4 = arith.uitofp %i : i8 to f32
  %5 = arith.cmpf une, %4, %zero : f32
  return %1, %3, %5 : i1, vector<4xi1>, i1
}
