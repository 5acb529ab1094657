// RUN: cgc opt %s --split-input-file --pass-pipeline='approximate-math,cse' | FileCheck %s
// RUN: cgc opt %s --split-input-file --pass-pipeline='approximate-math{fast=true}' | FileCheck %s --check-prefix=FAST
// RUN: not cgc opt %S/Inputs/log10-f64.mlir --pass-pipeline='approximate-math' 2>&1 | FileCheck %s --check-prefix=F64

// tests/unit/test_math.c measures how close the results are.
// CHECK-LABEL: func.func @exp
// CHECK-NOT: math.exp
// CHECK: %[[SCALED:.*]] = arith.mulf %{{.*}} fastmath<contract> : f32
// CHECK: %[[T:.*]] = arith.addf %[[SCALED]], %[[SHIFTER:.*]] fastmath<contract> : f32
// CHECK: %{{.*}} = arith.subf %[[T]], %[[SHIFTER]] : f32
// CHECK: arith.bitcast %[[T]] : f32 to i32
// CHECK: arith.shli %{{.*}}, %c23_i32
// FAST-LABEL: func.func @exp
// FAST-NEXT: math.exp %{{.*}} fastmath<afn> : f32
func.func @exp(%x: f32) -> f32 {
  %0 = math.exp %x : f32
  return %0 : f32
}

// -----

// Narrower types through f32, vectors lane by lane in one go; what no device has is expanded even then.
// CHECK-LABEL: func.func @shapes
// CHECK: %[[X:.*]] = arith.extf %{{.*}} : vector<2xf16> to vector<2xf32>
// CHECK: %[[Y:.*]] = arith.truncf %{{.*}} : vector<2xf32> to vector<2xf16>
// CHECK-NOT: math.erf
// FAST-LABEL: func.func @shapes
// FAST: math.tanh %{{.*}} fastmath<afn> : vector<2xf16>
// FAST-NOT: math.erf
func.func @shapes(%x: vector<2xf16>) -> vector<2xf16> {
  %0 = math.tanh %x : vector<2xf16>
  %1 = math.erf %0 : vector<2xf16>
  return %1 : vector<2xf16>
}

// -----

// What is known of an argument, and what 16 bits can tell, counts: |x| is no more than 1 behind exp(-|x|), and tanh of bf16 is a quotient.
// CHECK-LABEL: func.func @softplus
// CHECK-NOT: arith.minimumf
// CHECK: arith.constant 64 : i32
// CHECK: arith.cmpi sgt
// CHECK: arith.constant 0.00536484504 : f32
// CHECK-NOT: arith.cmpi
// CHECK: return
func.func @softplus(%x: f32) -> f32 {
  %a = math.absf %x : f32
  %n = arith.negf %a : f32
  %e = math.exp %n : f32
  %l = math.log1p %e : f32
  return %l : f32
}

// -----

// CHECK-LABEL: func.func @rounded
// CHECK: arith.constant 1.319730e-02 : f32
// CHECK: %[[UNDER:.*]] = arith.divf %{{.*}}, %{{.*}} : f32
// CHECK: arith.mulf %{{.*}}, %[[UNDER]] : f32
// CHECK: arith.truncf %{{.*}} : f32 to bf16
func.func @rounded(%x: bf16) -> bf16 {
  %0 = arith.extf %x : bf16 to f32
  %1 = math.tanh %0 : f32
  %2 = arith.truncf %1 : f32 to bf16
  return %2 : bf16
}

// -----

// 1 and more, of positive numbers, keeps what the exponential of 16 bits says; a difference does not.
// CHECK-LABEL: func.func @logistic
// CHECK-NOT: arith.constant 0.693359375 : f32
// CHECK: arith.constant 9.569910e-03 : f32
// CHECK-LABEL: func.func @difference
// CHECK: arith.constant 0.693359375 : f32
func.func @logistic(%x: f16) -> f16 {
  %one = arith.constant 1.0 : f32
  %0 = arith.extf %x : f16 to f32
  %1 = arith.negf %0 : f32
  %2 = math.exp %1 : f32
  %3 = arith.addf %2, %one : f32
  %4 = arith.divf %one, %3 : f32
  %5 = arith.truncf %4 : f32 to f16
  return %5 : f16
}
func.func @difference(%x: f16) -> f16 {
  %one = arith.constant -1.0 : f32
  %0 = arith.extf %x : f16 to f32
  %2 = math.exp %0 : f32
  %3 = arith.addf %2, %one : f32
  %5 = arith.truncf %3 : f32 to f16
  return %5 : f16
}

// -----

// The flag on an op counts without the option.
// CHECK-LABEL: func.func @flagged
// CHECK-NEXT: math.sin %{{.*}} fastmath<afn>
func.func @flagged(%x: f32) -> f32 {
  %0 = math.sin %x fastmath<afn> : f32
  return %0 : f32
}

// -----

// A large angle is multiplied by the bits of 2/pi that count.
// CHECK-LABEL: func.func @cos
// CHECK-COUNT-2: arith.mului_extended
// CHECK-NOT: math.
func.func @cos(%x: f32) -> f32 {
  %0 = math.cos %x : f32
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @powers
// CHECK: scf.for
// CHECK: arith.muli
// CHECK-NOT: math.{{ipowi|fpowi|powf}}
func.func @powers(%i: i32, %n: i32, %x: f32) -> (i32, f32) {
  %0 = math.ipowi %i, %n : i32
  %1 = math.fpowi %x, %n : f32, i32
  return %0, %1 : i32, f32
}

// -----

// f64 has formulas of its own, with integers of 64 bits.
// CHECK-LABEL: func.func @wide
// CHECK: arith.fptosi %{{.*}} : f64 to i64
// CHECK-COUNT-2: arith.mului_extended %{{.*}} : i64
// CHECK-NOT: math.{{exp|sin}}
func.func @wide(%x: f64) -> f64 {
  %0 = math.exp %x : f64
  %1 = math.sin %0 : f64
  return %1 : f64
}

// -----

// chlo's functions, by formulas that use others of the same type.
// CHECK-LABEL: func.func @special
// CHECK-NOT: math.{{bessel_i1e|digamma|erf_inv|erfc|lgamma|log|exp}}
// CHECK: return
func.func @special(%x: f32, %v: vector<4xf16>, %d: f64) -> (f32, vector<4xf16>, f64) {
  %0 = math.lgamma %x : f32
  %1 = math.erf_inv %0 : f32
  %2 = math.digamma %v : vector<4xf16>
  %3 = math.erfc %d : f64
  %4 = math.bessel_i1e %3 : f64
  return %1, %2, %4 : f32, vector<4xf16>, f64
}

// -----

// Sums of twelve powers, and a factorial, as loops.
// CHECK-LABEL: func.func @sums
// CHECK: scf.for {{.*}} -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
// CHECK: scf.for {{.*}} -> (f64, f64, f64, f64, f64, f64)
// CHECK: scf.for {{.*}} -> (f64, f64)
// CHECK-NOT: math.{{zeta|polygamma|powf|digamma}}
// CHECK: return
func.func @sums(%x: vector<4xf32>, %n: f64, %d: f64) -> (vector<4xf32>, f64) {
  %0 = math.zeta %x, %x : vector<4xf32>
  %1 = math.polygamma %n, %d : f64
  return %0, %1 : vector<4xf32>, f64
}

// -----

// F64: log10-f64.mlir:2:8: error: 'math.log10' op has no expansion in f64
