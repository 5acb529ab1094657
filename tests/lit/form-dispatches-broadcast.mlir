// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=lavapipe},hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse,form-dispatches' | FileCheck %s
// RUN: cgc opt %s --validate --pass-pipeline='assign-targets{targets=lavapipe},hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse,form-dispatches' >%t

// The factors of a batch norm are computed in the kernel of the product that they scale, an op of their own there: once for a column of a thread's
// tile.
// CHECK-LABEL: func.func @scaled_dispatch_0(
// CHECK:         %[[F:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<20xf32>)
// CHECK:           math.rsqrt
// CHECK:         %[[P:.*]] = linalg.matmul
// CHECK:         linalg.generic {{.*}} ins(%[[P]], %[[F]] : tensor<6x20xf32>, tensor<20xf32>)
// CHECK-LABEL: func.func @scaled(
// CHECK-NEXT:    %[[R:.*]] = flow.dispatch @scaled_dispatch_0::@scaled_dispatch_0(
// CHECK-NEXT:    return %[[R]]
func.func @scaled(%x: tensor<6x8xf32>, %w: tensor<8x20xf32>, %var: tensor<20xf32>, %scale: tensor<20xf32>) -> tensor<6x20xf32> {
  %eps = stablehlo.constant dense<1.000000e-05> : tensor<20xf32>
  %0 = stablehlo.add %var, %eps : tensor<20xf32>
  %1 = stablehlo.rsqrt %0 : tensor<20xf32>
  %2 = stablehlo.multiply %1, %scale : tensor<20xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<20xf32>) -> tensor<6x20xf32>
  %4 = stablehlo.dot %x, %w : (tensor<6x8xf32>, tensor<8x20xf32>) -> tensor<6x20xf32>
  %5 = stablehlo.multiply %4, %3 : tensor<6x20xf32>
  return %5 : tensor<6x20xf32>
}

// What costs more than it takes to write the elements that read it has a kernel of its own.
// CHECK-LABEL: func.func @dear(
// CHECK-NEXT:    %[[F:.*]] = flow.dispatch @dear_dispatch_0::@dear_dispatch_0(%arg1) : (tensor<20xf32>) -> tensor<20xf32>
// CHECK-NEXT:    %[[R:.*]] = flow.dispatch @dear_dispatch_1::@dear_dispatch_1(%arg0, %[[F]])
// CHECK-NEXT:    return %[[R]]
func.func @dear(%x: tensor<6x20xf32>, %v: tensor<20xf32>) -> tensor<6x20xf32> {
  %0 = stablehlo.tanh %v : tensor<20xf32>
  %1 = stablehlo.exponential %0 : tensor<20xf32>
  %2 = stablehlo.log %1 : tensor<20xf32>
  %3 = stablehlo.sine %2 : tensor<20xf32>
  %4 = stablehlo.cosine %3 : tensor<20xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<20xf32>) -> tensor<6x20xf32>
  %6 = stablehlo.multiply %x, %5 : tensor<6x20xf32>
  return %6 : tensor<6x20xf32>
}

// A product reads its operand again for each tile of the result: what is not cheap is computed once, in front of it.
// CHECK-LABEL: func.func @operand(
// CHECK-NEXT:    %[[A:.*]] = flow.dispatch @operand_dispatch_0::@operand_dispatch_0(%arg0) : (tensor<6x8xf32>) -> tensor<6x8xf32>
// CHECK-NEXT:    %[[R:.*]] = flow.dispatch @operand_dispatch_1::@operand_dispatch_1(%arg1, %[[A]])
// CHECK-NEXT:    return %[[R]]
func.func @operand(%x: tensor<6x8xf32>, %w: tensor<8x20xf32>) -> tensor<6x20xf32> {
  %0 = stablehlo.rsqrt %x : tensor<6x8xf32>
  %1 = stablehlo.dot %0, %w : (tensor<6x8xf32>, tensor<8x20xf32>) -> tensor<6x20xf32>
  return %1 : tensor<6x20xf32>
}

// What several read is computed again by each where it reads no more than it makes, also through a reshape.
// CHECK-LABEL: func.func @deviation(
// CHECK-NEXT:    %[[R:.*]] = flow.dispatch @deviation_dispatch_0::@deviation_dispatch_0(%arg0, %arg1)
// CHECK-NEXT:    %[[C:.*]] = flow.dispatch @deviation_dispatch_1::@deviation_dispatch_1(%arg0, %arg1)
// CHECK-NEXT:    return %[[R]], %[[C]]
func.func @deviation(%x: tensor<60x20xf32>, %sum: tensor<20xf32>) -> (tensor<60xf32>, tensor<10x20xf32>) {
  %n = stablehlo.constant dense<60.0> : tensor<20xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.divide %sum, %n : tensor<20xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<20xf32>) -> tensor<60x20xf32>
  %2 = stablehlo.subtract %x, %1 : tensor<60x20xf32>
  %3 = stablehlo.reduce(%2 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<60x20xf32>, tensor<f32>) -> tensor<60xf32>
  %4 = stablehlo.reshape %2 : (tensor<60x20xf32>) -> tensor<6x10x20xf32>
  %5 = stablehlo.reduce(%4 init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<6x10x20xf32>, tensor<f32>) -> tensor<10x20xf32>
  return %3, %5 : tensor<60xf32>, tensor<10x20xf32>
}

// Two arrays in place of one: it stands in memory.
// CHECK-LABEL: func.func @quotient(
// CHECK-NEXT:    %[[Q:.*]] = flow.dispatch @quotient_dispatch_0::@quotient_dispatch_0(%arg0, %arg1)
// CHECK-NEXT:    flow.dispatch @quotient_dispatch_1::@quotient_dispatch_1(%[[Q]])
// CHECK-NEXT:    flow.dispatch @quotient_dispatch_2::@quotient_dispatch_2(%[[Q]])
func.func @quotient(%x: tensor<60x20xf32>, %y: tensor<60x20xf32>) -> (tensor<60xf32>, tensor<20xf32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.divide %x, %y : tensor<60x20xf32>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<60x20xf32>, tensor<f32>) -> tensor<60xf32>
  %2 = stablehlo.reduce(%0 init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<60x20xf32>, tensor<f32>) -> tensor<20xf32>
  return %1, %2 : tensor<60xf32>, tensor<20xf32>
}
