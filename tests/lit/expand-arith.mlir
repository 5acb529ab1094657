// RUN: cgc opt %s --split-input-file --pass-pipeline='expand-arith,canonicalize,cse' | FileCheck %s
// RUN: cgc opt %s --split-input-file --pass-pipeline='expand-arith' | cgc opt - --split-input-file --pass-pipeline='expand-arith' >/dev/null

// NaN wins, and of two zeros the positive one is larger: the extreme of unsigned keys, in which NaNs come last, or first for a minimum.
// CHECK-LABEL: func.func @extremes
// CHECK-SAME: (%[[A:.*]]: f32, %[[B:.*]]: f32)
// CHECK: %[[BITS:.*]] = arith.bitcast %[[A]] : f32 to i32
// CHECK: %[[SIGN:.*]] = arith.shrsi %[[BITS]], %c31_i32
// CHECK: %[[MASK:.*]] = arith.ori %[[SIGN]], %c-2147483648_i32
// CHECK: %[[ORDER:.*]] = arith.xori %[[BITS]], %[[MASK]]
// CHECK: %[[X:.*]] = arith.addi %[[ORDER]], %c-8388607_i32
// CHECK: %[[Y:.*]] = arith.addi %{{.*}}, %c-8388607_i32
// CHECK: %[[KEY:.*]] = arith.maxui %[[X]], %[[Y]] : i32
// CHECK: arith.addi %[[KEY]], %c8388607_i32
// CHECK: %[[MAX:.*]] = arith.bitcast %{{.*}} : i32 to f32
// CHECK: %[[LEAST:.*]] = arith.addi %[[ORDER]], %c8388607_i32
// CHECK: arith.minui %[[LEAST]], %{{.*}} : i32
// CHECK: %[[MIN:.*]] = arith.bitcast %{{.*}} : i32 to f32
// CHECK: %[[FAST:.*]] = arith.maximumf %[[A]], %[[B]] fastmath<nnan,nsz>
// CHECK: return %[[MAX]], %[[MIN]], %[[FAST]]
func.func @extremes(%a: f32, %b: f32) -> (f32, f32, f32) {
  %0 = arith.maximumf %a, %b : f32
  %1 = arith.minimumf %a, %b : f32
  %2 = arith.maximumf %a, %b fastmath<nnan,nsz> : f32
  return %0, %1, %2 : f32, f32, f32
}

// -----

// CHECK-LABEL: func.func @divisions
// CHECK-SAME: (%[[A:.*]]: i32, %[[B:.*]]: i32)
// CHECK: %[[Q:.*]] = arith.divsi %[[A]], %[[B]]
// CHECK: arith.muli %[[Q]], %[[B]]
// CHECK: arith.select
// By 8: a shift. By 7: the sign of the rest alone decides.
// CHECK: arith.shrsi %[[A]], %c3_i32
// CHECK: %[[Q7:.*]] = arith.divsi %[[A]], %c7_i32
// CHECK: %[[LESS:.*]] = arith.cmpi slt
// CHECK: arith.select %[[LESS]], %{{.*}}, %[[Q7]]
// CHECK-NOT: floordiv
// CHECK-NOT: ceildiv
func.func @divisions(%a: i32, %b: i32) -> (i32, i32, i32, i32, i32) {
  %c8 = arith.constant 8 : i32
  %c7 = arith.constant 7 : i32
  %0 = arith.floordivsi %a, %b : i32
  %1 = arith.floordivsi %a, %c8 : i32
  %2 = arith.floordivsi %a, %c7 : i32
  %3 = arith.ceildivsi %a, %b : i32
  %4 = arith.ceildivui %a, %b : i32
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
}

// -----

// NaN tests and rounding look at bits; vectors as scalars.
// CHECK-LABEL: func.func @floats
// CHECK-NOT: arith.cmpf {{ord|uno}}
// CHECK-NOT: math.round
// CHECK-NOT: math.copysign
// CHECK: vector<4xi32>
func.func @floats(%a: vector<4xf32>, %b: vector<4xf32>) -> (vector<4xi1>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = arith.cmpf uno, %a, %b : vector<4xf32>
  %1 = math.round %a : vector<4xf32>
  %2 = math.roundeven %1 : vector<4xf32>
  %3 = math.copysign %2, %b : vector<4xf32>
  return %0, %1, %2, %3 : vector<4xi1>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// -----

// The remainder is a long division, 8 bits a step, as often as the exponents' distance asks.
// CHECK-LABEL: func.func @remainder
// CHECK: %[[FIRST:.*]] = arith.remui
// CHECK: scf.for %{{.*}} = %c0_i32 to %{{.*}} step %c1_i32 iter_args(%{{.*}}, %{{.*}}) -> (i32, i32)
// CHECK: arith.remui
// CHECK-NOT: arith.remf
func.func @remainder(%a: f32, %b: f32) -> f32 {
  %0 = arith.remf %a, %b : f32
  return %0 : f32
}

// -----

// i1 is logic: true is -1 where signs count.
// CHECK-LABEL: func.func @logic
// CHECK-SAME: (%[[A:.*]]: i1, %[[B:.*]]: i1)
// CHECK-NOT: arith.cmpi
// CHECK-NOT: arith.maxsi
// CHECK: return
func.func @logic(%a: i1, %b: i1) -> (i1, i1, i1) {
  %0 = arith.cmpi slt, %a, %b : i1
  %1 = arith.cmpi ult, %a, %b : i1
  %2 = arith.maxsi %a, %b : i1
  return %0, %1, %2 : i1, i1, i1
}

// -----

// Counting bits takes 32: 8 bits are extended, 64 come in halves.
// CHECK-LABEL: func.func @bits
// CHECK: math.ctlz %{{.*}} : i32
// CHECK: math.cttz %{{.*}} : i32
// CHECK: math.cttz %{{.*}} : i32
// CHECK-NOT: math.{{.*}} : i8
// CHECK-NOT: math.{{.*}} : i64
func.func @bits(%a: i8, %b: i64) -> (i8, i64) {
  %0 = math.ctlz %a : i8
  %1 = math.cttz %b : i64
  return %0, %1 : i8, i64
}

// -----

// Lanes in order, the accumulator first.
// CHECK-LABEL: func.func @reduce
// CHECK-SAME: (%[[V:.*]]: vector<3xf32>, %[[ACC:.*]]: f32)
// CHECK: %[[L0:.*]] = vector.extract %[[V]][0]
// CHECK: %[[S0:.*]] = arith.addf %[[ACC]], %[[L0]]
// CHECK: %[[L1:.*]] = vector.extract %[[V]][1]
// CHECK: %[[S1:.*]] = arith.addf %[[S0]], %[[L1]]
// CHECK: %[[L2:.*]] = vector.extract %[[V]][2]
// CHECK: arith.addf %[[S1]], %[[L2]]
func.func @reduce(%v: vector<3xf32>, %acc: f32) -> f32 {
  %0 = vector.reduction <add>, %v, %acc : vector<3xf32> into f32
  return %0 : f32
}

// -----

// A thread's number widens as unsigned, alone and in a vector; an index that may be negative keeps its sign.
// CHECK-LABEL: func.func @indices
// CHECK-DAG: arith.index_castui %thread_id_x : index to i64
// CHECK-DAG: arith.index_castui %{{.*}} : vector<2xindex> to vector<2xi64>
// CHECK-DAG: arith.index_cast %{{.*}} : index to i64
// CHECK: return
func.func @indices() -> (i64, vector<2xi64>, i64) {
  %t = gpu.thread_id x
  %c4 = arith.constant 4 : index
  %steps = arith.constant dense<[0, 1]> : vector<2xindex>
  %all = vector.broadcast %t : index to vector<2xindex>
  %v = arith.addi %all, %steps : vector<2xindex>
  %n = arith.subi %t, %c4 : index
  %0 = arith.index_cast %t : index to i64
  %1 = arith.index_cast %v : vector<2xindex> to vector<2xi64>
  %2 = arith.index_cast %n : index to i64
  return %0, %1, %2 : i64, vector<2xi64>, i64
}

// -----

// Whether a number equals itself is a test for NaN: it looks at the bits. Then all else that the number is compared with does, too: compilers join
// the two as if there were no NaN. What is never tested is compared as it stands.
// CHECK-LABEL: func.func @itself
// CHECK-SAME: (%[[A:.*]]: f32, %[[B:.*]]: f32, %[[C:.*]]: f32)
// CHECK: %[[BITS:.*]] = arith.bitcast %[[A]] : f32 to i32
// CHECK: arith.andi %[[BITS]]
// CHECK: arith.cmpi sgt
// CHECK-NOT: arith.cmpf {{.*}} %[[A]]
// CHECK: %[[MORE:.*]] = arith.cmpi sgt
// CHECK: %[[BOTH:.*]] = arith.andi %[[MORE]], %{{.*}} : i1
// CHECK: %[[LESS:.*]] = arith.cmpf olt, %[[B]], %[[C]]
// CHECK: return %{{.*}}, %{{.*}}, %[[BOTH]], %[[LESS]]
func.func @itself(%a: f32, %b: f32, %c: f32) -> (i1, i1, i1, i1) {
  %0 = arith.cmpf une, %a, %a : f32
  %1 = arith.cmpf oeq, %a, %a : f32
  %2 = arith.cmpf ogt, %a, %b : f32
  %3 = arith.cmpf olt, %b, %c : f32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// -----

// A test of two numbers is one of either.
// CHECK-LABEL: func.func @either
// CHECK-NOT: arith.cmpf
// CHECK: return
func.func @either(%a: f32, %b: f32, %c: f32) -> (i1, i1, i1) {
  %0 = arith.cmpf uno, %a, %b : f32
  %1 = arith.cmpf olt, %a, %c : f32
  %2 = arith.cmpf olt, %c, %b : f32
  return %0, %1, %2 : i1, i1, i1
}

// -----

// The lesser of numbers with a sign is a selection; of indices, where one is negated.
// CHECK-LABEL: func.func @least
// CHECK-SAME: (%[[A:.*]]: i32, %[[B:.*]]: i32, %[[I:.*]]: index, %[[J:.*]]: index)
// CHECK: %[[LESS:.*]] = arith.cmpi slt, %[[A]], %[[B]] : i32
// CHECK: %[[LEAST:.*]] = arith.select %[[LESS]], %[[A]], %[[B]] : i32
// CHECK: %[[MINI:.*]] = arith.minsi %[[I]], %[[J]] : index
// CHECK: %[[N:.*]] = arith.subi %c0, %[[I]] : index
// CHECK: %[[MORE:.*]] = arith.cmpi sgt, %[[N]], %[[J]] : index
// CHECK: %[[MAXI:.*]] = arith.select %[[MORE]], %[[N]], %[[J]] : index
// CHECK: return %[[LEAST]], %[[MINI]], %[[MAXI]]
func.func @least(%a: i32, %b: i32, %i: index, %j: index) -> (i32, index, index) {
  %0 = arith.minsi %a, %b : i32
  %1 = arith.minsi %i, %j : index
  %c0 = arith.constant 0 : index
  %2 = arith.subi %c0, %i : index
  %3 = arith.maxsi %2, %j : index
  return %0, %1, %3 : i32, index, index
}

// -----

// Tests of what is itself made of other ops, too.
// CHECK-LABEL: func.func @tested
// CHECK-NOT: arith.cmpf une
// CHECK-NOT: arith.cmpf ogt, %{{[0-9]+}}, %arg2
// CHECK: return
func.func @tested(%a: f32, %b: f32, %c: f32) -> (i1, i1) {
  %m = arith.maxnumf %a, %b : f32
  %0 = arith.cmpf une, %m, %m : f32
  %1 = arith.cmpf ogt, %m, %c : f32
  return %0, %1 : i1, i1
}

// -----

// A loop carries the key of what only its extreme takes; of what it uses otherwise, the number.
// CHECK-LABEL: func.func @carried
// CHECK-SAME: %[[A:.*]]: f32, %[[N:.*]]: index)
// CHECK: %[[KEY:.*]] = arith.addi %{{.*}}, %c-8388607_i32
// CHECK: %[[R:.*]]:2 = scf.for %{{.*}} iter_args(%[[BEST:.*]] = %[[KEY]], %[[LEAST:.*]] = %[[A]]) -> (i32, f32)
// CHECK: %[[NEW:.*]] = arith.addi %{{.*}}, %c-8388607_i32
// CHECK-NEXT: %[[NEXT:.*]] = arith.maxui %[[BEST]], %[[NEW]]
// CHECK: scf.yield %[[NEXT]], %{{.*}} : i32, f32
// CHECK: %[[BITS:.*]] = arith.addi %[[R]]#0, %c8388607_i32
// CHECK: arith.xori %[[BITS]]
func.func @carried(%a: f32, %n: index) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%best = %a, %least = %a) -> (f32, f32) {
    %0 = arith.index_cast %i : index to i32
    %1 = arith.sitofp %0 : i32 to f32
    %2 = arith.maximumf %best, %1 : f32
    %3 = arith.mulf %least, %1 : f32
    %4 = arith.minimumf %least, %3 : f32
    scf.yield %2, %4 : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}

// -----

// Two numbers that are compared with a third: what is asked of that alone (is it a zero, is it NaN) is asked once, whichever side it stands on.
// CHECK-LABEL: func.func @with_one
// CHECK-SAME: (%[[A:.*]]: f32, %[[B:.*]]: f32, %[[M:.*]]: f32)
// CHECK-DAG: %[[K:.*]] = arith.bitcast %[[M]] : f32 to i32
// CHECK: %[[TWICE:.*]] = arith.shli %[[K]], %c1_i32
// CHECK: %[[ZERO:.*]] = arith.cmpi eq, %[[TWICE]], %c0_i32
// CHECK: %[[OTHER:.*]] = arith.xori %[[K]], %c-2147483648_i32
// CHECK: %[[ALSO:.*]] = arith.select %[[ZERO]], %[[OTHER]], %[[K]]
// CHECK: %[[X:.*]] = arith.bitcast %[[A]] : f32 to i32
// CHECK: %[[SAME:.*]] = arith.cmpi eq, %[[X]], %[[K]]
// CHECK: %[[SAME2:.*]] = arith.cmpi eq, %[[X]], %[[ALSO]]
// CHECK: %[[EITHER:.*]] = arith.ori %[[SAME]], %[[SAME2]]
// CHECK: %[[NUMBER:.*]] = arith.cmpi sle
// CHECK: %[[R:.*]] = arith.andi %[[EITHER]], %[[NUMBER]]
// CHECK: %[[Y:.*]] = arith.bitcast %[[B]] : f32 to i32
// CHECK-NOT: arith.shli
// CHECK: arith.cmpi eq, %[[Y]], %[[K]]
// CHECK: arith.cmpi eq, %[[Y]], %[[ALSO]]
// CHECK-NOT: arith.shli
// CHECK: return %[[R]]
func.func @with_one(%a: f32, %b: f32, %m: f32) -> (i1, i1, i1) {
  %0 = arith.cmpf oeq, %a, %m : f32
  %1 = arith.cmpf oeq, %m, %b : f32
  %2 = arith.cmpf uno, %m, %m : f32
  return %0, %1, %2 : i1, i1, i1
}

// -----

// One of two is a constant: the numbers from it to the infinity on its side of zero are a range of bits that has no NaN.
// CHECK-LABEL: func.func @beyond
// CHECK-SAME: (%[[X:.*]]: f32)
// CHECK-DAG: %[[BITS:.*]] = arith.bitcast %[[X]] : f32 to i32
// CHECK: %[[FROM:.*]] = arith.subi %[[BITS]], %c-2147483648_i32
// CHECK: %[[NEGATIVE:.*]] = arith.cmpi ule, %[[FROM]], %c2139095040_i32
// CHECK: arith.select %[[NEGATIVE]], %cst, %[[X]]
// CHECK: %[[POSITIVE:.*]] = arith.cmpi ule, %[[BITS]], %c2139095040_i32
// CHECK: arith.select %[[POSITIVE]], %cst, %[[X]]
// CHECK: arith.cmpi ule
// CHECK: arith.select %{{.*}}, %cst_0, %[[X]]
// CHECK-NOT: arith.maxui
// CHECK: arith.maxui
// CHECK: return
func.func @beyond(%x: f32) -> (f32, f32, f32, f32) {
  %zero = arith.constant 0.0 : f32
  %six = arith.constant 6.0 : f32
  %0 = arith.maximumf %x, %zero : f32
  %1 = arith.minimumf %x, %zero : f32
  %2 = arith.minimumf %six, %x : f32
  %3 = arith.maximumf %x, %six : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// -----

// The same of vectors.
// CHECK-LABEL: func.func @beyond_of_vectors
// CHECK: %[[LEAST:.*]] = arith.constant dense<-2147483648> : vector<4xi32>
// CHECK: arith.subi %{{.*}}, %[[LEAST]] : vector<4xi32>
// CHECK: %[[MOST:.*]] = arith.constant dense<2139095040> : vector<4xi32>
// CHECK: arith.cmpi ule, %{{.*}}, %[[MOST]] : vector<4xi32>
func.func @beyond_of_vectors(%x: vector<4xf32>) -> vector<4xf32> {
  %zero = arith.constant dense<0.0> : vector<4xf32>
  %0 = arith.maximumf %x, %zero : vector<4xf32>
  return %0 : vector<4xf32>
}
