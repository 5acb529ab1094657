// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg,canonicalize,cse' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' --validate --verify-each > /dev/null

// Constants make the op static, and what is computed from its result.
// CHECK-LABEL: func.func @constants
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<3x4xf32>)
// CHECK: linalg.generic {{.*}} -> (d1, d0)>{{.*}} outs(%{{.*}} : tensor<4x3xf32>)
// CHECK: %[[R:.*]] = tensor.cast %{{.*}} : tensor<4x3xf32> to tensor<?x?xf32>
// CHECK: return %[[R]]
func.func @constants(%x: tensor<4xf32>) -> tensor<?x?xf32> {
  %a = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %b = stablehlo.slice %a [1:2, 0:2] : (tensor<2x2xi32>) -> tensor<1x2xi32>
  %s = stablehlo.reshape %b : (tensor<1x2xi32>) -> tensor<2xi32>
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [1] : (tensor<4xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// A size of the same value needs no assertion, and no copy.
// CHECK-LABEL: func.func @same
// CHECK-NOT: cf.assert
// CHECK: return %arg0
func.func @same(%x: tensor<?xf32>) -> tensor<?xf32> {
  %one = stablehlo.constant dense<1> : tensor<1xi32>
  %d = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %r = stablehlo.reshape %d : (tensor<i32>) -> tensor<1xi32>
  %a = stablehlo.add %r, %one : tensor<1xi32>
  %b = stablehlo.subtract %a, %one : tensor<1xi32>
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %b, dims = [0] : (tensor<?xf32>, tensor<1xi32>) -> tensor<?xf32>
  %1 = stablehlo.dynamic_reshape %0, %r : (tensor<?xf32>, tensor<1xi32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// What a known dimension is split into is known, too.
// CHECK-LABEL: func.func @split_known
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[N:.*]] = tensor.dim %arg0, %[[C0]]
// CHECK-NEXT: tensor.expand_shape %arg0 {{\[\[}}0], [1, 2]] output_shape [%[[N]], 2, 3] : tensor<?x6xf32> into tensor<?x2x3xf32>
func.func @split_known(%x: tensor<?x6xf32>) -> tensor<?x2x3xf32> {
  %rest = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %d = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x6xf32>) -> tensor<i32>
  %r = stablehlo.reshape %d : (tensor<i32>) -> tensor<1xi32>
  %s = stablehlo.concatenate %r, %rest, dim = 0 : (tensor<1xi32>, tensor<2xi32>) -> tensor<3xi32>
  %0 = stablehlo.dynamic_reshape %x, %s : (tensor<?x6xf32>, tensor<3xi32>) -> tensor<?x2x3xf32>
  return %0 : tensor<?x2x3xf32>
}

// Padding that is known is static.
// CHECK-LABEL: func.func @pad_known
// CHECK: tensor.pad %arg0 low[0, 1, 0] high[0, 0, 0]
// CHECK: tensor<1x8x1xf32> to tensor<1x9x1xf32>
// CHECK: linalg.conv_1d_nwc_wcf
func.func @pad_known(%x: tensor<1x8x1xf32>, %w: tensor<3x1x1xf32>) -> tensor<1x7x1xf32> {
  %p = stablehlo.constant dense<[[1, 0]]> : tensor<1x2xi32>
  %0 = "stablehlo.dynamic_conv"(%x, %w, %p) {dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x8x1xf32>, tensor<3x1x1xf32>, tensor<1x2xi32>) -> tensor<1x7x1xf32>
  return %0 : tensor<1x7x1xf32>
}

// A dimension that may be 1 is read no further than it goes.
// CHECK-LABEL: func.func @open
// CHECK: cf.assert %{{.*}}, "a dimension that is broadcast must be 1 or as long as the result's"
// CHECK: %[[I:.*]] = linalg.index 0
// CHECK: %[[AT:.*]] = arith.minsi %[[I]]
// CHECK: tensor.extract %arg0[%[[AT]]]
func.func @open(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %d = stablehlo.get_dimension_size %y, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %r = stablehlo.reshape %d : (tensor<i32>) -> tensor<1xi32>
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %r, dims = [0] : (tensor<?xf32>, tensor<1xi32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// Rounding down is one op: floordiv(-x, 3) is -ceildiv(x, 3), as the negated quotient of x + 2.
// CHECK-LABEL: func.func @up
// CHECK: %[[D:.*]] = tensor.dim %arg0
// CHECK: %[[X:.*]] = arith.addi %[[D]], %c2
// CHECK: %[[N:.*]] = arith.floordivsi %[[X]], %c3
// CHECK: tensor.empty(%[[N]])
func.func @up(%x: tensor<?xf32>) -> tensor<?xi32> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c3 = stablehlo.constant dense<3> : tensor<i32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %m = stablehlo.negate %n : tensor<i32>
  %q = stablehlo.divide %m, %c3 : tensor<i32>
  %sm = stablehlo.sign %m : tensor<i32>
  %s3 = stablehlo.sign %c3 : tensor<i32>
  %ne = stablehlo.compare NE, %sm, %s3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %rem = stablehlo.remainder %m, %c3 : tensor<i32>
  %nz = stablehlo.compare NE, %rem, %c0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %both = stablehlo.and %ne, %nz : tensor<i1>
  %less = stablehlo.subtract %q, %c1 : tensor<i32>
  %down = stablehlo.select %both, %less, %q : tensor<i1>, tensor<i32>
  %k = stablehlo.negate %down : tensor<i32>
  %r = stablehlo.reshape %k : (tensor<i32>) -> tensor<1xi32>
  %0 = stablehlo.dynamic_iota %r, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}

// What is kept from being zero is a maximum; another number in the place of another one is that where the condition holds.
// CHECK-LABEL: func.func @positive
// CHECK: %[[D:.*]] = tensor.dim %arg0
// CHECK: %[[N:.*]] = arith.maxsi %[[D]], %c1
// CHECK: tensor.empty(%[[N]])
func.func @positive(%x: tensor<?xf32>) -> tensor<?xi32> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %p = stablehlo.compare EQ, %n, %c0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %s = stablehlo.select %p, %c1, %n : tensor<i1>, tensor<i32>
  %r = stablehlo.reshape %s : (tensor<i32>) -> tensor<1xi32>
  %0 = stablehlo.dynamic_iota %r, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}
// CHECK-LABEL: func.func @instead
// CHECK: %[[D:.*]] = tensor.dim %arg0
// CHECK: %[[M:.*]] = arith.muli %[[D]], %c-1
// CHECK: %[[X:.*]] = arith.addi %[[M]], %c3
// CHECK: %[[P:.*]] = arith.minsi %{{.*}}, %c1
// CHECK: %[[Y:.*]] = arith.muli %[[P]], %[[X]]
// CHECK: %[[N:.*]] = arith.addi %[[D]], %[[Y]]
// CHECK: tensor.empty(%[[N]])
func.func @instead(%x: tensor<?xf32>) -> tensor<?xi32> {
  %c3 = stablehlo.constant dense<3> : tensor<i32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %p = stablehlo.compare LT, %n, %c3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %s = stablehlo.select %p, %c3, %n : tensor<i1>, tensor<i32>
  %r = stablehlo.reshape %s : (tensor<i32>) -> tensor<1xi32>
  %0 = stablehlo.dynamic_iota %r, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}

// Three of the same two shapes meet once.
// CHECK-LABEL: func.func @meet
// CHECK: arith.maxsi
// CHECK-NOT: arith.maxsi
func.func @meet(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %0 = chlo.broadcast_add %x, %y : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %1 = chlo.broadcast_multiply %0, %y : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %2 = chlo.broadcast_subtract %x, %1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %2 : tensor<?xf32>
}

// What is broadcast keeps its elements' type.
// CHECK-LABEL: func.func @compare
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<7xf32>)
// CHECK: arith.cmpf oeq
// CHECK: -> tensor<7xi1>
func.func @compare(%x: tensor<7xf32>, %y: tensor<f32>) -> tensor<7xi1> {
  %0 = chlo.broadcast_compare %x, %y {comparison_direction = #chlo<comparison_direction EQ>} : (tensor<7xf32>, tensor<f32>) -> tensor<7xi1>
  return %0 : tensor<7xi1>
}

// CHECK-LABEL: func.func @assertion
// CHECK: cf.assert %{{.*}}, "wanted 8 at least, got d1 + 1"
func.func @assertion(%x: tensor<?xf32>, %y: tensor<?xf32>) {
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c8 = stablehlo.constant dense<8> : tensor<i32>
  %n = stablehlo.get_dimension_size %y, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %m = stablehlo.add %n, %c1 : tensor<i32>
  %ok = stablehlo.compare GE, %m, %c8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.custom_call @shape_assertion(%ok, %c8, %m) {error_message = "wanted {0} at least, got {1}", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
  return
}

// The first elements of a dimension.
// CHECK-LABEL: func.func @set_size
// CHECK: %[[N:.*]] = tensor.dim %arg1
// CHECK: cf.assert %{{.*}}, "a dimension must not grow"
// CHECK: tensor.extract_slice %arg0[0, 0] [%[[N]], 3] [1, 1]
func.func @set_size(%x: tensor<7x3xf32>, %y: tensor<?xf32>) -> tensor<?x3xf32> {
  %n = stablehlo.get_dimension_size %y, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %0 = stablehlo.set_dimension_size %x, %n, dim = 0 : (tensor<7x3xf32>, tensor<i32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// A gap behind each element, as a dim of its own, where that is the last that there may be.
// CHECK-LABEL: func.func @inside
// CHECK: %[[E:.*]] = tensor.expand_shape %arg0 {{.*}} into tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x?x1xf32>
// CHECK: tensor.insert_slice %[[E]] into
// CHECK: tensor.collapse_shape
// CHECK: tensor.extract_slice
func.func @inside(%x: tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x?xf32>, %v: tensor<f32>) -> tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x?xf32> {
  %n = stablehlo.get_dimension_size %x, dim = 14 : (tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x?xf32>) -> tensor<i32>
  %last = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %first = stablehlo.constant dense<0> : tensor<14xi32>
  %i = stablehlo.concatenate %first, %last, dim = 0 : (tensor<14xi32>, tensor<1xi32>) -> tensor<15xi32>
  %z = stablehlo.constant dense<0> : tensor<15xi32>
  %0 = stablehlo.dynamic_pad %x, %v, %z, %z, %i : (tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x?xf32>, tensor<f32>, tensor<15xi32>, tensor<15xi32>, tensor<15xi32>) -> tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x?xf32>
  return %0 : tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x?xf32>
}

// A gather of no elements reads none, however many indices there are.
// CHECK-LABEL: func.func @gather_nothing
// CHECK:         return %{{.*}} : tensor<?x4x0xf32>
func.func @gather_nothing(%a: tensor<7x4x0xf32>, %i: tensor<?x1xi32>) -> tensor<?x4x0xf32> {
  %r = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4, 0>}> : (tensor<7x4x0xf32>, tensor<?x1xi32>) -> tensor<?x4x0xf32>
  return %r : tensor<?x4x0xf32>
}
