// RUN: cgc opt %s --pass-pipeline=hlo-to-linalg | FileCheck %s

// CHECK-LABEL: func.func @until
// CHECK: %[[W:.*]]:2 = scf.while (%[[I:.*]] = %{{.*}}, %[[A:.*]] = %arg0) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>) {
// CHECK: %[[P:.*]] = linalg.generic {{.*}} ins(%[[I]], %arg1
// CHECK: %[[E:.*]] = tensor.extract %[[P]][] : tensor<i1>
// CHECK: scf.condition(%[[E]]) %[[I]], %[[A]] : tensor<i32>, tensor<4xf32>
// CHECK: } do {
// CHECK: ^bb0(%{{.*}}: tensor<i32>, %{{.*}}: tensor<4xf32>):
// CHECK: scf.yield %{{.*}}, %{{.*}} : tensor<i32>, tensor<4xf32>
// CHECK: return %[[W]]#1
func.func @until(%x: tensor<4xf32>, %n: tensor<i32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0:2 = stablehlo.while(%i = %c, %a = %x) : tensor<i32>, tensor<4xf32>
   cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %b = stablehlo.add %a, %a : tensor<4xf32>
    stablehlo.return %j, %b : tensor<i32>, tensor<4xf32>
  }
  return %0#1 : tensor<4xf32>
}

// From 1 below 8 by 3: 1, 4, 7. Nothing reads the count, which ends as 10.
// CHECK-LABEL: func.func @counted
// CHECK-DAG: %[[END:.*]] = arith.constant dense<10> : tensor<i32>
// CHECK-DAG: %[[N:.*]] = arith.constant 3 : index
// CHECK: %[[R:.*]] = scf.for %{{.*}} = %{{.*}} to %[[N]] step %{{.*}} iter_args(%{{.*}} = %arg0) -> (tensor<4xf32>) {
// CHECK: scf.yield %{{.*}} : tensor<4xf32>
// CHECK: return %[[R]], %[[END]]
func.func @counted(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<i32>) {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %n = stablehlo.constant dense<8> : tensor<i32>
  %0:2 = stablehlo.while(%i = %c, %a = %x) : tensor<i32>, tensor<4xf32>
   cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %three : tensor<i32>
    %b = stablehlo.add %a, %a : tensor<4xf32>
    stablehlo.return %j, %b : tensor<i32>, tensor<4xf32>
  }
  return %0#1, %0#0 : tensor<4xf32>, tensor<i32>
}

// The body reads the count, which so is carried, too.
// CHECK-LABEL: func.func @count_is_read
// CHECK: scf.for {{.*}} iter_args(%{{.*}} = %{{.*}}, %{{.*}} = %arg0) -> (tensor<i32>, tensor<i32>)
func.func @count_is_read(%x: tensor<i32>) -> tensor<i32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<8> : tensor<i32>
  %0:2 = stablehlo.while(%i = %c, %a = %x) : tensor<i32>, tensor<i32>
   cond {
    %p = stablehlo.compare NE, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %b = stablehlo.add %a, %i : tensor<i32>
    stablehlo.return %j, %b : tensor<i32>, tensor<i32>
  }
  return %0#1 : tensor<i32>
}

// It passes 127 by wrapping round: no count.
// CHECK-LABEL: func.func @wraps
// CHECK: scf.while
func.func @wraps(%x: tensor<i8>) -> tensor<i8> {
  %c = stablehlo.constant dense<0> : tensor<i8>
  %by = stablehlo.constant dense<100> : tensor<i8>
  %0 = stablehlo.while(%i = %c) : tensor<i8>
   cond {
    %p = stablehlo.compare LE, %i, %by : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %by : tensor<i8>
    stablehlo.return %j : tensor<i8>
  }
  return %0 : tensor<i8>
}

// The last branch is the default: it is for any other index.
// CHECK-LABEL: func.func @choose
// CHECK: %[[K:.*]] = tensor.extract %arg0[] : tensor<i32>
// CHECK: %[[I:.*]] = arith.index_cast %[[K]] : i32 to index
// CHECK: scf.index_switch %[[I]] -> tensor<4xf32>
// CHECK: case 0 {
// CHECK: scf.yield %arg1 : tensor<4xf32>
// CHECK: default {
// CHECK: linalg.generic
func.func @choose(%k: tensor<i32>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.case"(%k) ({
    stablehlo.return %x : tensor<4xf32>
  }, {
    %1 = stablehlo.negate %x : tensor<4xf32>
    stablehlo.return %1 : tensor<4xf32>
  }) : (tensor<i32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Tokens and tuples are gone, and what they order or hold is not.
// CHECK-LABEL: func.func @tokens
// CHECK-NOT: token
// CHECK: scf.if %{{.*}} -> (tensor<4xf32>)
func.func @tokens(%p: tensor<i1>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %t = stablehlo.create_token : !stablehlo.token
  %u = stablehlo.after_all %t, %t : !stablehlo.token
  %0:2 = "stablehlo.if"(%p) ({
    stablehlo.return %u, %x : !stablehlo.token, tensor<4xf32>
  }, {
    %1 = stablehlo.negate %x : tensor<4xf32>
    stablehlo.return %t, %1 : !stablehlo.token, tensor<4xf32>
  }) : (tensor<i1>) -> (!stablehlo.token, tensor<4xf32>)
  return %0#1 : tensor<4xf32>
}
