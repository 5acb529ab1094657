// RUN: cgc opt %s --split-input-file --pass-pipeline='hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse,form-dispatches' | FileCheck %s
// RUN: cgc opt %s --split-input-file --validate --pass-pipeline='hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse,form-dispatches' >%t

// Softmax: two reductions along the same dim and what reads them are one dispatch.
// CHECK-LABEL: func.func @softmax_dispatch_0(
// CHECK:       linalg.generic {{.*}}iterator_types = ["parallel", "reduction"]
// CHECK:       arith.maximumf
// CHECK:       math.exp
// CHECK:       linalg.generic {{.*}}iterator_types = ["parallel", "reduction"]
// CHECK:       arith.divf
// CHECK-LABEL: func.func @softmax(
// CHECK-NEXT:  {{.*}}flow.dispatch @softmax_dispatch_0
// CHECK-NEXT:  return
func.func @softmax(%x: tensor<3x20xf32>) -> tensor<3x20xf32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<3x20xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<3xf32>) -> tensor<3x20xf32>
  %2 = stablehlo.subtract %x, %1 : tensor<3x20xf32>
  %3 = stablehlo.exponential %2 : tensor<3x20xf32>
  %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x20xf32>, tensor<f32>) -> tensor<3xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xf32>) -> tensor<3x20xf32>
  %6 = stablehlo.divide %3, %5 : tensor<3x20xf32>
  return %6 : tensor<3x20xf32>
}

// -----

// Two sums of one tensor along its first dim, not one after the other: the second joins because only members read it.
// CHECK-LABEL: func.func @moments_dispatch_0(
// CHECK-COUNT-2: iterator_types = ["reduction", "parallel"]
// CHECK-LABEL: func.func @moments(
// CHECK-NEXT:  {{.*}}flow.dispatch @moments_dispatch_0
// CHECK-NEXT:  return
func.func @moments(%x: tensor<7x6xf32>) -> tensor<7x6xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<7x6xf32>, tensor<f32>) -> tensor<6xf32>
  %1 = stablehlo.multiply %x, %x : tensor<7x6xf32>
  %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<7x6xf32>, tensor<f32>) -> tensor<6xf32>
  %3 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<6xf32>) -> tensor<7x6xf32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<6xf32>) -> tensor<7x6xf32>
  %5 = stablehlo.subtract %x, %3 : tensor<7x6xf32>
  %6 = stablehlo.add %5, %4 : tensor<7x6xf32>
  return %6 : tensor<7x6xf32>
}

// -----

// Sums along different dims are dispatches of their own.
// CHECK-LABEL: func.func @both(
// CHECK-COUNT-2: flow.dispatch @both_
// CHECK-NOT: flow.dispatch
// CHECK: return
func.func @both(%x: tensor<5x5xf32>) -> tensor<5x5xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<5xf32>) -> tensor<5x5xf32>
  %2 = stablehlo.subtract %x, %1 : tensor<5x5xf32>
  %3 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<5xf32>) -> tensor<5x5xf32>
  %5 = stablehlo.add %2, %4 : tensor<5x5xf32>
  return %5 : tensor<5x5xf32>
}

// -----

// Somebody else reads the exponentials: the chain ends there.
// CHECK-LABEL: func.func @shared(
// CHECK:       flow.dispatch @shared_dispatch_0
// CHECK:       flow.dispatch @shared_dispatch_1
func.func @shared(%x: tensor<3x20xf32>) -> (tensor<3x20xf32>, tensor<3x20xf32>) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<3x20xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<3xf32>) -> tensor<3x20xf32>
  %2 = stablehlo.subtract %x, %1 : tensor<3x20xf32>
  %3 = stablehlo.exponential %2 : tensor<3x20xf32>
  %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x20xf32>, tensor<f32>) -> tensor<3xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xf32>) -> tensor<3x20xf32>
  %6 = stablehlo.divide %3, %5 : tensor<3x20xf32>
  return %3, %6 : tensor<3x20xf32>, tensor<3x20xf32>
}

// -----

// One row of many elements is not a workgroup's work.
// CHECK-LABEL: func.func @long(
// CHECK-COUNT-2: flow.dispatch @long_
// CHECK-NOT: flow.dispatch
// CHECK: return
func.func @long(%x: tensor<1x70000xf32>) -> tensor<1x70000xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<1x70000xf32>, tensor<f32>) -> tensor<1xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xf32>) -> tensor<1x70000xf32>
  %2 = stablehlo.subtract %x, %1 : tensor<1x70000xf32>
  return %2 : tensor<1x70000xf32>
}

// -----

// Three reductions of what a fourth one gives, and an op that reads all: one dispatch.
// CHECK-LABEL: func.func @three_dispatch_0(
// CHECK-COUNT-4: iterator_types = ["parallel", "reduction"]
// CHECK:       iterator_types = ["parallel", "parallel"]
// CHECK-LABEL: func.func @three(
// CHECK-NEXT:  {{.*}}flow.dispatch @three_dispatch_0
// CHECK-NEXT:  return
func.func @three(%x: tensor<3x20xf32>) -> tensor<3x20xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %high = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x20xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<3xf32>) -> tensor<3x20xf32>
  %2 = stablehlo.subtract %x, %1 : tensor<3x20xf32>
  %3 = stablehlo.multiply %x, %1 : tensor<3x20xf32>
  %4 = stablehlo.divide %x, %1 : tensor<3x20xf32>
  %5 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x20xf32>, tensor<f32>) -> tensor<3xf32>
  %6 = stablehlo.reduce(%3 init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<3x20xf32>, tensor<f32>) -> tensor<3xf32>
  %7 = stablehlo.reduce(%4 init: %high) applies stablehlo.minimum across dimensions = [1] : (tensor<3x20xf32>, tensor<f32>) -> tensor<3xf32>
  %8 = stablehlo.add %5, %6 : tensor<3xf32>
  %9 = stablehlo.add %8, %7 : tensor<3xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<3xf32>) -> tensor<3x20xf32>
  %11 = stablehlo.add %x, %10 : tensor<3x20xf32>
  return %11 : tensor<3x20xf32>
}

// -----

// As before, but one of the three is a result, too: it stands in memory, and so does what it reads; the others are computed with what reads them.
// CHECK-LABEL: func.func @wanted(
// CHECK-NEXT:  %[[S:.*]] = flow.dispatch @wanted_dispatch_0::@wanted_dispatch_0(%arg0)
// CHECK-NEXT:  %[[M:.*]] = flow.dispatch @wanted_dispatch_1::@wanted_dispatch_1(%arg0, %[[S]])
// CHECK-NEXT:  %[[R:.*]] = flow.dispatch @wanted_dispatch_2::@wanted_dispatch_2(%arg0, %[[S]], %[[M]])
// CHECK-NEXT:  return %[[R]], %[[M]]
func.func @wanted(%x: tensor<3x20xf32>) -> (tensor<3x20xf32>, tensor<3xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %high = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x20xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<3xf32>) -> tensor<3x20xf32>
  %2 = stablehlo.subtract %x, %1 : tensor<3x20xf32>
  %3 = stablehlo.multiply %x, %1 : tensor<3x20xf32>
  %4 = stablehlo.divide %x, %1 : tensor<3x20xf32>
  %5 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x20xf32>, tensor<f32>) -> tensor<3xf32>
  %6 = stablehlo.reduce(%3 init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<3x20xf32>, tensor<f32>) -> tensor<3xf32>
  %7 = stablehlo.reduce(%4 init: %high) applies stablehlo.minimum across dimensions = [1] : (tensor<3x20xf32>, tensor<f32>) -> tensor<3xf32>
  %8 = stablehlo.add %5, %6 : tensor<3xf32>
  %9 = stablehlo.add %8, %7 : tensor<3xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<3xf32>) -> tensor<3x20xf32>
  %11 = stablehlo.add %x, %10 : tensor<3x20xf32>
  return %11, %7 : tensor<3x20xf32>, tensor<3xf32>
}

// -----

// A sum that only members read is computed with them.
// CHECK-LABEL: func.func @before(
// CHECK-NEXT:  %[[R:.*]] = flow.dispatch @before_dispatch_0::@before_dispatch_0(%arg0, %arg1)
// CHECK-NEXT:  return %[[R]]
func.func @before(%a: tensor<3x20xf32>, %c: tensor<3x20xf32>) -> tensor<3x20xf32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %x = stablehlo.add %a, %c : tensor<3x20xf32>
  %0 = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<3x20xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<3xf32>) -> tensor<3x20xf32>
  %2 = stablehlo.subtract %x, %1 : tensor<3x20xf32>
  return %2 : tensor<3x20xf32>
}

// -----

// Where it adds to a product, it ends the product's kernel.
// CHECK-LABEL: func.func @after_product(
// CHECK-NEXT:  %[[P:.*]] = flow.dispatch @after_product_dispatch_0::@after_product_dispatch_0(%arg0, %arg1, %arg2)
// CHECK-NEXT:  %[[R:.*]] = flow.dispatch @after_product_dispatch_1::@after_product_dispatch_1(%[[P]])
// CHECK-NEXT:  return %[[R]]
func.func @after_product(%a: tensor<3x5xf32>, %b: tensor<5x20xf32>, %c: tensor<3x20xf32>) -> tensor<3x20xf32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %m = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<3x5xf32>, tensor<5x20xf32>) -> tensor<3x20xf32>
  %x = stablehlo.add %m, %c : tensor<3x20xf32>
  %0 = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<3x20xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<3xf32>) -> tensor<3x20xf32>
  %2 = stablehlo.subtract %x, %1 : tensor<3x20xf32>
  return %2 : tensor<3x20xf32>
}

// -----

// After a sum along other dims, which is no product, it is computed with its readers.
// CHECK-LABEL: func.func @after_sum(
// CHECK-NEXT:  %[[S:.*]] = flow.dispatch @after_sum_dispatch_0::@after_sum_dispatch_0(%arg0)
// CHECK-NEXT:  %[[R:.*]] = flow.dispatch @after_sum_dispatch_1::@after_sum_dispatch_1(%arg1, %[[S]])
// CHECK-NEXT:  return %[[R]]
func.func @after_sum(%a: tensor<3x7x20xf32>, %c: tensor<3x20xf32>) -> tensor<3x20xf32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x7x20xf32>, tensor<f32>) -> tensor<3x20xf32>
  %x = stablehlo.add %m, %c : tensor<3x20xf32>
  %0 = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<3x20xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<3xf32>) -> tensor<3x20xf32>
  %2 = stablehlo.subtract %x, %1 : tensor<3x20xf32>
  return %2 : tensor<3x20xf32>
}

// -----

// The body of a member looks up elements of other rows: what it looks up stands in memory.
// CHECK-LABEL: func.func @looked_up(
// CHECK-NEXT:  %[[X:.*]] = flow.dispatch @looked_up_dispatch_0::@looked_up_dispatch_0(%arg0, %arg1)
// CHECK-NEXT:  %[[R:.*]] = flow.dispatch @looked_up_dispatch_1::@looked_up_dispatch_1(%[[X]])
// CHECK-NEXT:  return %[[R]]
// And so does a sum that is looked up.
// CHECK-LABEL: func.func @sum_looked_up(
// CHECK-NEXT:  %[[S:.*]] = flow.dispatch @sum_looked_up_dispatch_0::@sum_looked_up_dispatch_0(%arg0)
// CHECK-NEXT:  %[[R:.*]] = flow.dispatch @sum_looked_up_dispatch_1::@sum_looked_up_dispatch_1(%arg0, %[[S]])
// CHECK-NEXT:  return %[[R]]
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @looked_up(%a: tensor<3x20xf32>, %c: tensor<3x20xf32>) -> tensor<3x20xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x20xf32>
  %e1 = tensor.empty() : tensor<3xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e1 : tensor<3xf32>) -> tensor<3xf32>
  %x = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %c : tensor<3x20xf32>, tensor<3x20xf32>) outs(%e : tensor<3x20xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.addf %p, %q : f32
    linalg.yield %s : f32
  } -> tensor<3x20xf32>
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<3x20xf32>) outs(%f : tensor<3xf32>) {
  ^bb0(%p: f32, %o: f32):
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<3xf32>
  %1 = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %0 : tensor<3x20xf32>, tensor<3xf32>) outs(%e : tensor<3x20xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c2 = arith.constant 2 : index
    %other = arith.subi %c2, %i : index
    %l = tensor.extract %x[%other, %j] : tensor<3x20xf32>
    %s = arith.divf %p, %q : f32
    %t = arith.addf %s, %l : f32
    linalg.yield %t : f32
  } -> tensor<3x20xf32>
  return %1 : tensor<3x20xf32>
}
func.func @sum_looked_up(%a: tensor<3x20xf32>) -> tensor<3x20xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x20xf32>
  %e1 = tensor.empty() : tensor<3xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e1 : tensor<3xf32>) -> tensor<3xf32>
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<3x20xf32>) outs(%f : tensor<3xf32>) {
  ^bb0(%p: f32, %o: f32):
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<3xf32>
  %1 = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %0 : tensor<3x20xf32>, tensor<3xf32>) outs(%e : tensor<3x20xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %i = linalg.index 0 : index
    %c2 = arith.constant 2 : index
    %other = arith.subi %c2, %i : index
    %l = tensor.extract %0[%other] : tensor<3xf32>
    %s = arith.divf %p, %q : f32
    %t = arith.addf %s, %l : f32
    linalg.yield %t : f32
  } -> tensor<3x20xf32>
  return %1 : tensor<3x20xf32>
}

// -----

// What is read at computed places is computed element by element: it ends in an elementwise op, but is no part of a chain of rows.
// CHECK-LABEL: flow.executable private @gathered_dispatch_0
// CHECK: tensor.extract
// CHECK: arith.addf
// CHECK-LABEL: flow.executable private @gathered_dispatch_1
// CHECK: arith.maximumf
// CHECK: math.exp
// CHECK: arith.divf
// CHECK-NOT: flow.executable
func.func @gathered(%a: tensor<30x20xf32>, %i: tensor<3x1xi32>, %p: tensor<3x20xf32>) -> tensor<3x20xf32> {
  %r = "stablehlo.gather"(%a, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 20>} : (tensor<30x20xf32>, tensor<3x1xi32>) -> tensor<3x20xf32>
  %x = stablehlo.add %r, %p : tensor<3x20xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %mx = stablehlo.reduce(%x init: %m) applies stablehlo.maximum across dimensions = [1] : (tensor<3x20xf32>, tensor<f32>) -> tensor<3xf32>
  %mb = stablehlo.broadcast_in_dim %mx, dims = [0] : (tensor<3xf32>) -> tensor<3x20xf32>
  %d = stablehlo.subtract %x, %mb : tensor<3x20xf32>
  %e = stablehlo.exponential %d : tensor<3x20xf32>
  %s = stablehlo.reduce(%e init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x20xf32>, tensor<f32>) -> tensor<3xf32>
  %sb = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<3xf32>) -> tensor<3x20xf32>
  %q = stablehlo.divide %e, %sb : tensor<3x20xf32>
  return %q : tensor<3x20xf32>
}
