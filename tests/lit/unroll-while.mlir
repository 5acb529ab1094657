// RUN: cgc opt %s --pass-pipeline=unroll-while | FileCheck %s
// RUN: cgc opt %s --pass-pipeline=unroll-while | cgc run - --function=counts_down --input=3xf32=1,2,3 --device=interp | FileCheck %s --check-prefix=DOWN

// CHECK-LABEL: func.func @three_turns
// CHECK-NOT: stablehlo.while
// CHECK: %[[A:.*]] = stablehlo.sine %arg0
// CHECK: %[[B:.*]] = stablehlo.sine %[[A]]
// CHECK: %[[C:.*]] = stablehlo.sine %[[B]]
// CHECK-NOT: stablehlo.sine
// CHECK: %[[I:.*]] = stablehlo.constant dense<7> : tensor<i32>
// CHECK: return %[[C]], %[[I]] : tensor<3xf32>, tensor<i32>
func.func @three_turns(%x: tensor<3xf32>) -> (tensor<3xf32>, tensor<i32>) {
  %zero = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<3xf32>
  cond {
    %n = stablehlo.constant dense<6> : tensor<i32>
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %two = stablehlo.constant dense<2> : tensor<i32>
    %n = stablehlo.add %two, %i : tensor<i32>
    %s = stablehlo.sine %a : tensor<3xf32>
    stablehlo.return %n, %s : tensor<i32>, tensor<3xf32>
  }
  return %r#1, %r#0 : tensor<3xf32>, tensor<i32>
}

// The bound is carried, the counter goes down through zero of an unsigned type; what is carried is exchanged in each turn.
// CHECK-LABEL: func.func @counts_down
// CHECK-NOT: stablehlo.while
// CHECK-COUNT-5: stablehlo.add
// DOWN: 3xf32=4.2 6 7.8
// DOWN: 3xf32=5 7 9
func.func @counts_down(%x: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %start = stablehlo.constant dense<3> : tensor<ui8>
  %end = stablehlo.constant dense<254> : tensor<ui8>
  %one = stablehlo.constant dense<1> : tensor<ui8>
  %f = stablehlo.constant dense<[0.8, 1.0, 1.2]> : tensor<3xf32>
  %r:5 = stablehlo.while(%i = %start, %e = %end, %d = %one, %a = %x, %b = %x) : tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<3xf32>, tensor<3xf32>
  cond {
    %p = stablehlo.compare NE, %e, %i, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %n = stablehlo.subtract %i, %d : tensor<ui8>
    %s = stablehlo.add %b, %f : tensor<3xf32>
    stablehlo.return %n, %e, %d, %b, %s : tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<3xf32>, tensor<3xf32>
  }
  return %r#3, %r#4 : tensor<3xf32>, tensor<3xf32>
}

// CHECK-LABEL: func.func @no_turn
// CHECK-NOT: stablehlo.while
// CHECK: return %arg0
func.func @no_turn(%x: tensor<3xf32>) -> tensor<3xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<3xf32>
  cond {
    %p = stablehlo.compare GT, %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %n = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %n, %a : tensor<i32>, tensor<3xf32>
  }
  return %r#1 : tensor<3xf32>
}

// One loop in another: 2 x 3 turns.
// CHECK-LABEL: func.func @nested
// CHECK-NOT: stablehlo.while
// CHECK-COUNT-6: stablehlo.sine
// CHECK-NOT: stablehlo.sine
// CHECK-LABEL: func.func @stays
func.func @nested(%x: tensor<f32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<f32>
  cond {
    %p = stablehlo.compare LT, %i, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %q:2 = stablehlo.while(%j = %zero, %b = %a) : tensor<i32>, tensor<f32>
    cond {
      %p = stablehlo.compare LE, %j, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %n = stablehlo.add %j, %one : tensor<i32>
      %s = stablehlo.sine %b : tensor<f32>
      stablehlo.return %n, %s : tensor<i32>, tensor<f32>
    }
    %n = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %n, %q#1 : tensor<i32>, tensor<f32>
  }
  return %r#1 : tensor<f32>
}

// Many turns, a bound or a step that is not known, a counter that changes otherwise.
// CHECK-COUNT-4: stablehlo.while
func.func @stays(%x: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %many = stablehlo.constant dense<17> : tensor<i32>
  %0 = stablehlo.while(%i = %zero) : tensor<i32>
  cond {
    %p = stablehlo.compare LT, %i, %many : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %n = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }
  %1 = stablehlo.while(%i = %zero) : tensor<i32>
  cond {
    %p = stablehlo.compare LT, %i, %x : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %n = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }
  %2:2 = stablehlo.while(%i = %zero, %s = %one) : tensor<i32>, tensor<i32>
  cond {
    %p = stablehlo.compare LT, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %n = stablehlo.add %i, %s : tensor<i32>
    %t = stablehlo.add %s, %one : tensor<i32>
    stablehlo.return %n, %t : tensor<i32>, tensor<i32>
  }
  %3 = stablehlo.while(%i = %one) : tensor<i32>
  cond {
    %p = stablehlo.compare LT, %i, %many : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %n = stablehlo.multiply %i, %i : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }
  return %0, %1, %2#0, %3 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
}
