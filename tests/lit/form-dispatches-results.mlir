// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=lavapipe},hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse,form-dispatches' | FileCheck %s
// RUN: cgc opt %s --validate --pass-pipeline='assign-targets{targets=lavapipe},hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse,form-dispatches' >%t

// Elementwise results that share terms and arrays: one kernel.
// CHECK-LABEL: func.func @step(
// CHECK:       %[[R:.*]]:3 = flow.dispatch @step_dispatch_0::@step_dispatch_0(%arg0, %arg1, %arg2)
// CHECK-NEXT:  return
func.func @step(%x: tensor<77xf32>, %v: tensor<77xf32>, %f: tensor<77xf32>) -> (tensor<77xf32>, tensor<77xf32>, tensor<77xf32>) {
  %0 = stablehlo.add %v, %f : tensor<77xf32>
  %1 = stablehlo.add %x, %0 : tensor<77xf32>
  %2 = stablehlo.multiply %0, %0 : tensor<77xf32>
  %3 = stablehlo.multiply %2, %1 : tensor<77xf32>
  return %1, %0, %3 : tensor<77xf32>, tensor<77xf32>, tensor<77xf32>
}

// What only members read is no result; what depends on a member otherwise comes behind it.
// CHECK-LABEL: func.func @behind(
// CHECK:       %[[A:.*]]:2 = flow.dispatch @behind_dispatch_0::@behind_dispatch_0(%arg0, %arg1)
// CHECK:       %[[S:.*]] = flow.dispatch @behind_dispatch_1::@behind_dispatch_1(%[[A]]#0)
// CHECK:       return %[[A]]#0, %[[A]]#1, %[[S]]
func.func @behind(%x: tensor<64x32xf32>, %y: tensor<64x32xf32>) -> (tensor<64x32xf32>, tensor<64x32xf32>, tensor<64xf32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.add %x, %y : tensor<64x32xf32>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<64xf32>
  %2 = stablehlo.subtract %x, %0 : tensor<64x32xf32>
  return %0, %2, %1 : tensor<64x32xf32>, tensor<64x32xf32>, tensor<64xf32>
}

// Others stay apart: what is read at other places, and what shares nothing.
// CHECK-LABEL: func.func @apart(
// CHECK-COUNT-3: flow.dispatch
func.func @apart(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = stablehlo.tanh %x : tensor<8x8xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = stablehlo.sine %1 : tensor<8x8xf32>
  %3 = stablehlo.cosine %y : tensor<8x8xf32>
  return %0, %2, %3 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}

// Sums that readers compute again themselves do not part a group: rounds of a hash are one kernel.
// CHECK-LABEL: func.func @rounds(
// CHECK:       %[[R:.*]]:2 = flow.dispatch @rounds_dispatch_0::@rounds_dispatch_0(%arg0, %arg1)
// CHECK-NEXT:  return %[[R]]#0, %[[R]]#1
func.func @rounds(%x: tensor<77xi32>, %y: tensor<77xi32>) -> (tensor<77xi32>, tensor<77xi32>) {
  %7 = stablehlo.constant dense<7> : tensor<77xi32>
  %0 = stablehlo.add %x, %y : tensor<77xi32>
  %1 = stablehlo.shift_left %y, %7 : tensor<77xi32>
  %2 = stablehlo.xor %0, %1 : tensor<77xi32>
  %3 = stablehlo.add %0, %2 : tensor<77xi32>
  %4 = stablehlo.shift_left %2, %7 : tensor<77xi32>
  %5 = stablehlo.xor %3, %4 : tensor<77xi32>
  %6 = stablehlo.add %3, %5 : tensor<77xi32>
  %8 = stablehlo.shift_left %5, %7 : tensor<77xi32>
  %9 = stablehlo.xor %6, %8 : tensor<77xi32>
  %10 = stablehlo.add %6, %9 : tensor<77xi32>
  %11 = stablehlo.shift_left %9, %7 : tensor<77xi32>
  %12 = stablehlo.xor %10, %11 : tensor<77xi32>
  return %10, %12 : tensor<77xi32>, tensor<77xi32>
}

// One of them that another kernel reads, too, is computed there again from what the group stores.
// CHECK-LABEL: func.func @kept(
// CHECK:       %[[R:.*]]:3 = flow.dispatch @kept_dispatch_0::@kept_dispatch_0(%arg0, %arg1)
// CHECK-NEXT:  %[[S:.*]] = flow.dispatch @kept_dispatch_1::@kept_dispatch_1(%[[R]]#0, %[[R]]#1)
// CHECK-NEXT:  return %[[R]]#0, %[[R]]#1, %[[R]]#2, %[[S]]
func.func @kept(%x: tensor<8x77xf32>, %y: tensor<8x77xf32>) -> (tensor<8x77xf32>, tensor<8x77xf32>, tensor<8x77xf32>, tensor<8xf32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.tanh %x : tensor<8x77xf32>
  %1 = stablehlo.multiply %0, %y : tensor<8x77xf32>
  %2 = stablehlo.add %0, %1 : tensor<8x77xf32>
  %3 = stablehlo.exponential %2 : tensor<8x77xf32>
  %4 = stablehlo.reduce(%2 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x77xf32>, tensor<f32>) -> tensor<8xf32>
  return %0, %1, %3, %4 : tensor<8x77xf32>, tensor<8x77xf32>, tensor<8x77xf32>, tensor<8xf32>
}

// Of two groups that need each other's results one stays apart.
// CHECK-LABEL: func.func @crossed(
// CHECK-COUNT-3: flow.dispatch
// CHECK-NOT:   flow.dispatch
// CHECK:       return
func.func @crossed(%x: tensor<77xf32>, %y: tensor<7xf32>) -> (tensor<77xf32>, tensor<7xf32>, tensor<77xf32>, tensor<7xf32>) {
  %a1 = stablehlo.tanh %x : tensor<77xf32>
  %b1 = stablehlo.tanh %y : tensor<7xf32>
  %s = stablehlo.slice %a1 [3:10] : (tensor<77xf32>) -> tensor<7xf32>
  %e = stablehlo.exponential %y : tensor<7xf32>
  %b2 = stablehlo.subtract %e, %s : tensor<7xf32>
  %p = stablehlo.constant dense<1.0> : tensor<f32>
  %q = stablehlo.pad %b1, %p, low = [30], high = [40], interior = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<77xf32>
  %c = stablehlo.exponential %x : tensor<77xf32>
  %a2 = stablehlo.subtract %c, %q : tensor<77xf32>
  return %a1, %b1, %a2, %b2 : tensor<77xf32>, tensor<7xf32>, tensor<77xf32>, tensor<7xf32>
}

// What a group moves behind itself may be a member of the next one, whose last member stands elsewhere then.
// CHECK-LABEL: func.func @moved(
// CHECK:       %[[A:.*]]:2 = flow.dispatch @moved_dispatch_0::@moved_dispatch_0(%arg1)
// CHECK-NEXT:  %[[B:.*]]:3 = flow.dispatch @moved_dispatch_1::@moved_dispatch_1(%arg0, %[[A]]#0)
// CHECK-NEXT:  return
func.func @moved(%x: tensor<77xf32>, %y: tensor<7xf32>) -> (tensor<77xf32>, tensor<77xf32>, tensor<77xf32>, tensor<7xf32>, tensor<7xf32>) {
  %a1 = stablehlo.tanh %y : tensor<7xf32>
  %b1 = stablehlo.tanh %x : tensor<77xf32>
  %p = stablehlo.constant dense<1.0> : tensor<f32>
  %q = stablehlo.pad %a1, %p, low = [30], high = [40], interior = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<77xf32>
  %b2 = stablehlo.subtract %x, %q : tensor<77xf32>
  %b3 = stablehlo.exponential %b1 : tensor<77xf32>
  %a2 = stablehlo.exponential %a1 : tensor<7xf32>
  return %b1, %b2, %b3, %a1, %a2 : tensor<77xf32>, tensor<77xf32>, tensor<77xf32>, tensor<7xf32>, tensor<7xf32>
}

// A kernel may be as long as the longest, and no op longer.
// CHECK-LABEL: func.func @longest(
// CHECK:       flow.dispatch @longest_dispatch_0::@longest_dispatch_0(%arg0)
// CHECK-NEXT:  return
// CHECK-LABEL: func.func @longer(
// CHECK:       flow.dispatch @longer_dispatch_0::@longer_dispatch_0(%arg0)
// CHECK:       flow.dispatch @longer_dispatch_1::@longer_dispatch_1(%arg0)
// CHECK-NEXT:  return
#line = affine_map<(d0) -> (d0)>
func.func @longest(%x: tensor<77xf32>) -> (tensor<77xf32>, tensor<77xf32>) {
  %e = tensor.empty() : tensor<77xf32>
  %a = linalg.generic {indexing_maps = [#line, #line], iterator_types = ["parallel"]} ins(%x : tensor<77xf32>) outs(%e : tensor<77xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = math.powf %in, %in : f32
    %1 = math.powf %0, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<77xf32>
  %b = linalg.generic {indexing_maps = [#line, #line], iterator_types = ["parallel"]} ins(%x : tensor<77xf32>) outs(%e : tensor<77xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = math.sin %in : f32
    %1 = math.cos %0 : f32
    %2 = math.exp %1 : f32
    %3 = math.log %2 : f32
    %4 = math.tanh %3 : f32
    %5 = arith.negf %4 : f32
    linalg.yield %5 : f32
  } -> tensor<77xf32>
  return %a, %b : tensor<77xf32>, tensor<77xf32>
}
func.func @longer(%x: tensor<77xf32>) -> (tensor<77xf32>, tensor<77xf32>) {
  %e = tensor.empty() : tensor<77xf32>
  %a = linalg.generic {indexing_maps = [#line, #line], iterator_types = ["parallel"]} ins(%x : tensor<77xf32>) outs(%e : tensor<77xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = math.powf %in, %in : f32
    %1 = math.powf %0, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<77xf32>
  %b = linalg.generic {indexing_maps = [#line, #line], iterator_types = ["parallel"]} ins(%x : tensor<77xf32>) outs(%e : tensor<77xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = math.sin %in : f32
    %1 = math.cos %0 : f32
    %2 = math.exp %1 : f32
    %3 = math.log %2 : f32
    %4 = math.tanh %3 : f32
    %5 = arith.negf %4 : f32
    %6 = arith.addf %5, %5 : f32
    linalg.yield %6 : f32
  } -> tensor<77xf32>
  return %a, %b : tensor<77xf32>, tensor<77xf32>
}
