// StableHLO's pretty forms, with both kinds of signature where there are two.
// RUN: cgc opt %s | FileCheck %s
// RUN: cgc opt %s | cgc opt - | FileCheck %s
// RUN: cgc opt %s --mlir-print-op-generic | cgc opt - | FileCheck %s

// CHECK: module @shapes attributes {jax.uses_shape_polymorphism = false, mhlo.num_partitions = 1 : i32} {
module @shapes attributes {jax.uses_shape_polymorphism = false, mhlo.num_partitions = 1 : i32} {

// CHECK-LABEL: func.func public @elementwise
// CHECK-SAME: (%arg0: tensor<4x5xf32> {mhlo.sharding = "{replicated}"}, %arg1: tensor<4x5xf32>) -> (tensor<4x5xf32> {jax.result_info = ""})
func.func public @elementwise(%a: tensor<4x5xf32> {mhlo.sharding = "{replicated}"}, %b: tensor<4x5xf32>) -> (tensor<4x5xf32> {jax.result_info = ""}) {
  // CHECK: stablehlo.add %arg0, %arg1 : tensor<4x5xf32>
  %0 = stablehlo.add %a, %b : tensor<4x5xf32>
  // CHECK: stablehlo.add %arg0, %arg1 : tensor<4x5xf32>
  %1 = stablehlo.add %a, %b : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
  // CHECK: stablehlo.exponential %{{.*}} {note = "kept"} : tensor<4x5xf32>
  %2 = stablehlo.exponential %1 {note = "kept"} : tensor<4x5xf32>
  // CHECK: stablehlo.convert %{{.*}} : (tensor<4x5xf32>) -> tensor<4x5xbf16>
  %3 = stablehlo.convert %2 : (tensor<4x5xf32>) -> tensor<4x5xbf16>
  // CHECK: stablehlo.convert %{{.*}} : tensor<4x5xf32>
  %4 = stablehlo.convert %2 : tensor<4x5xf32>
  // CHECK: %[[C:.*]] = stablehlo.compare GE, %{{.*}}, %arg1, TOTALORDER : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
  %5 = stablehlo.compare  GE, %4, %b,  TOTALORDER : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
  // CHECK: stablehlo.compare LT, %{{.*}}, %arg1 {name = "x"} : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
  %6 = stablehlo.compare LT, %4, %b {name = "x"} : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
  // CHECK: stablehlo.select %[[C]], %arg0, %arg1 : tensor<4x5xi1>, tensor<4x5xf32>
  %7 = stablehlo.select %5, %a, %b : tensor<4x5xi1>, tensor<4x5xf32>
  %true = stablehlo.constant dense<true> : tensor<i1>
  // CHECK: stablehlo.select %{{.*}}, %arg0, %arg1 : tensor<i1>, tensor<4x5xf32>
  %8 = stablehlo.select %true, %a, %b : (tensor<i1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // CHECK: stablehlo.clamp %{{.*}}, %arg0, %{{.*}} : (tensor<f32>, tensor<4x5xf32>, tensor<f32>) -> tensor<4x5xf32>
  %9 = stablehlo.clamp %zero, %a, %zero : (tensor<f32>, tensor<4x5xf32>, tensor<f32>) -> tensor<4x5xf32>
  // CHECK: stablehlo.complex %arg0, %arg1 : tensor<4x5xcomplex<f32>>
  %10 = stablehlo.complex %a, %b : tensor<4x5xcomplex<f32>>
  // CHECK: stablehlo.real %{{.*}} : (tensor<4x5xcomplex<f32>>) -> tensor<4x5xf32>
  %11 = stablehlo.real %10 : (tensor<4x5xcomplex<f32>>) -> tensor<4x5xf32>
  // CHECK: stablehlo.reduce_precision %arg0, format = e5m10 : tensor<4x5xf32>
  %12 = stablehlo.reduce_precision %a, format = e5m10 : tensor<4x5xf32>
  // CHECK: chlo.erf %arg0 : tensor<4x5xf32> -> tensor<4x5xf32>
  %13 = chlo.erf %a : tensor<4x5xf32> -> tensor<4x5xf32>
  // CHECK: chlo.next_after %arg0, %arg1 : tensor<4x5xf32>, tensor<4x5xf32> -> tensor<4x5xf32>
  %14 = chlo.next_after %a, %b : tensor<4x5xf32>, tensor<4x5xf32> -> tensor<4x5xf32>
  // CHECK: chlo.broadcast_add %arg0, %{{.*}} : (tensor<4x5xf32>, tensor<f32>) -> tensor<4x5xf32>
  %15 = chlo.broadcast_add %a, %zero : (tensor<4x5xf32>, tensor<f32>) -> tensor<4x5xf32>
  return %9 : tensor<4x5xf32>
}

// CHECK-LABEL: func.func @constants
func.func @constants() -> tensor<2x2xf32> {
  // CHECK: stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  // CHECK: stablehlo.constant dense<0xFF80> : tensor<bf16>
  %1 = stablehlo.constant dense<0xFF80> : tensor<bf16>
  // CHECK: stablehlo.constant {{.*}}dense<{{\[}}[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>
  %2 = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  // CHECK: stablehlo.constant dense<[1, 2]> : tensor<2xi16>
  %3 = stablehlo.constant dense<"0x01000200"> : tensor<2xi16>
  // CHECK: stablehlo.constant dense<200> : tensor<3xui8>
  %4 = stablehlo.constant dense<200> : tensor<3xui8>
  // CHECK: stablehlo.constant dense<(1.000000e+00,-2.000000e+00)> : tensor<complex<f32>>
  %5 = stablehlo.constant dense<(1.0, -2.0)> : tensor<complex<f32>>
  // CHECK: stablehlo.constant dense_resource<__elided__> : tensor<3x3xf32>
  %6 = stablehlo.constant dense_resource<__elided__> : tensor<3x3xf32>
  // CHECK: stablehlo.iota dim = 1 : tensor<3x4xi32>
  %7 = stablehlo.iota dim = 1 : tensor<3x4xi32>
  return %2 : tensor<2x2xf32>
}

// CHECK-LABEL: func.func @movement
func.func @movement(%a: tensor<4x6xf32>, %i: tensor<i32>, %v: tensor<f32>) -> tensor<6x4xf32> {
  // CHECK: stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %0 = stablehlo.broadcast_in_dim %v, dims = [] : (tensor<f32>) -> tensor<4xf32>
  // CHECK: stablehlo.broadcast %arg0, sizes = [2, 3] : (tensor<4x6xf32>) -> tensor<2x3x4x6xf32>
  %1 = stablehlo.broadcast %a, sizes = [2, 3] : (tensor<4x6xf32>) -> tensor<2x3x4x6xf32>
  // CHECK: %[[T:.*]] = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %2 = stablehlo.transpose %a, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
  // CHECK: stablehlo.reverse %arg0, dims = [0, 1] : tensor<4x6xf32>
  %3 = stablehlo.reverse %a, dims = [0, 1] : tensor<4x6xf32>
  // CHECK: stablehlo.concatenate %arg0, %arg0, dim = 1 : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x12xf32>
  %4 = stablehlo.concatenate %a, %a, dim = 1 : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x12xf32>
  // CHECK: stablehlo.slice %arg0 [0:1, 1:6:2] : (tensor<4x6xf32>) -> tensor<1x3xf32>
  %5 = stablehlo.slice %a [0:1, 1:6:2] : (tensor<4x6xf32>) -> tensor<1x3xf32>
  // CHECK: stablehlo.slice %{{.*}} [] : (tensor<f32>) -> tensor<f32>
  %6 = stablehlo.slice %v [] : (tensor<f32>) -> tensor<f32>
  // CHECK: stablehlo.pad %arg0, %arg2, low = [1, -1], high = [0, 2], interior = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<5x12xf32>
  %7 = stablehlo.pad %a, %v, low = [1, -1], high = [0, 2], interior = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<5x12xf32>
  // CHECK: stablehlo.dynamic_slice %arg0, %arg1, %arg1, sizes = [2, 3] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %8 = stablehlo.dynamic_slice %a, %i, %i, sizes = [2, 3] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  // CHECK: stablehlo.dynamic_update_slice %arg0, %{{.*}}, %arg1, %arg1 : (tensor<4x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
  %9 = stablehlo.dynamic_update_slice %a, %8, %i, %i : (tensor<4x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
  // CHECK: stablehlo.reshape %arg0 : (tensor<4x6xf32>) -> tensor<24xf32>
  %10 = stablehlo.reshape %a : (tensor<4x6xf32>) -> tensor<24xf32>
  // CHECK: stablehlo.bitcast_convert %arg0 : (tensor<4x6xf32>) -> tensor<4x6x4xui8>
  %11 = stablehlo.bitcast_convert %a : (tensor<4x6xf32>) -> tensor<4x6x4xui8>
  // CHECK: stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<4x6xf32>) -> tensor<i32>
  %12 = stablehlo.get_dimension_size %a, dim = 1 : (tensor<4x6xf32>) -> tensor<i32>
  return %2 : tensor<6x4xf32>
}

// CHECK-LABEL: func.func @contractions
func.func @contractions(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>, %x: tensor<1x9x9x3xf32>, %f: tensor<3x3x3x8xf32>) -> tensor<2x3x5xf32> {
  // CHECK: stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, HIGH] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, HIGH] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  // CHECK: stablehlo.dot_general %arg0, %arg0, contracting_dims = [0, 1, 2] x [0, 1, 2], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<f32>
  %1 = stablehlo.dot_general %a, %a, contracting_dims = [0, 1, 2] x [0, 1, 2], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<f32>
  // CHECK: stablehlo.convolution(%arg2, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = {{\[}}[1, 1], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x9x9x3xf32>, tensor<3x3x3x8xf32>) -> tensor<1x5x4x8xf32>
  %2 = stablehlo.convolution(%x, %f) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [0, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x9x9x3xf32>, tensor<3x3x3x8xf32>) -> tensor<1x5x4x8xf32>
  // CHECK: window = {lhs_dilate = [1, 2], rhs_dilate = [2, 1], reverse = [true, false]}
  %3 = stablehlo.convolution(%x, %f) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {lhs_dilate = [1, 2], rhs_dilate = [2, 1], reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x9x9x3xf32>, tensor<3x3x3x8xf32>) -> tensor<1x5x15x8xf32>
  // CHECK: window = {} {
  %4 = stablehlo.convolution(%x, %f) dim_numbers = [b, 1, 0, f]x[0, 1, i, o]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x9x9x3xf32>, tensor<3x3x3x8xf32>) -> tensor<1x8x7x7xf32>
  return %0 : tensor<2x3x5xf32>
}

// CHECK-LABEL: func.func @reductions
func.func @reductions(%a: tensor<3x8xf32>, %i: tensor<3x8xi32>) -> (tensor<3xf32>, tensor<3xi32>) {
  %cst = stablehlo.constant dense<0.0> : tensor<f32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  // CHECK: stablehlo.reduce(%arg0 init: %{{.*}}) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x8xf32>, tensor<f32>) -> tensor<f32>
  %0 = stablehlo.reduce(%a init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x8xf32>, tensor<f32>) -> tensor<f32>
  // CHECK: stablehlo.reduce(%arg0 init: %{{.*}}) applies stablehlo.maximum across dimensions = [1] : (tensor<3x8xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.reduce(%a init: %cst) across dimensions = [1] : (tensor<3x8xf32>, tensor<f32>) -> tensor<3xf32>
    reducer(%x: tensor<f32>, %y: tensor<f32>) {
    %m = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %m : tensor<f32>
  }
  // CHECK: %[[R:.*]]:2 = stablehlo.reduce(%arg0 init: %{{.*}}), (%arg1 init: %{{.*}}) across dimensions = [1] : (tensor<3x8xf32>, tensor<3x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
  // CHECK-NEXT: reducer(%[[X:.*]]: tensor<f32>, %[[Y:.*]]: tensor<f32>) (%[[P:.*]]: tensor<i32>, %[[Q:.*]]: tensor<i32>) {
  %2:2 = stablehlo.reduce(%a init: %cst), (%i init: %c) across dimensions = [1] : (tensor<3x8xf32>, tensor<3x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
    reducer(%x: tensor<f32>, %y: tensor<f32>) (%p: tensor<i32>, %q: tensor<i32>) {
    // CHECK-NEXT: stablehlo.compare GT, %[[X]], %[[Y]]
    %g = stablehlo.compare GT, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %m = stablehlo.select %g, %x, %y : tensor<i1>, tensor<f32>
    // CHECK: stablehlo.select %{{.*}}, %[[P]], %[[Q]] : tensor<i1>, tensor<i32>
    %n = stablehlo.select %g, %p, %q : tensor<i1>, tensor<i32>
    // CHECK: stablehlo.return %{{.*}}, %{{.*}} : tensor<f32>, tensor<i32>
    stablehlo.return %m, %n : tensor<f32>, tensor<i32>
  }
  return %2#0, %2#1 : tensor<3xf32>, tensor<3xi32>
}

// CHECK-LABEL: func.func @control
func.func @control(%n: tensor<i32>, %a: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  // CHECK: %[[W:.*]]:2 = stablehlo.while(%[[I:.*]] = %{{.*}}, %[[V:.*]] = %arg1) : tensor<i32>, tensor<4xf32>
  // CHECK-NEXT: cond {
  %0:2 = stablehlo.while(%i = %c0, %v = %a) : tensor<i32>, tensor<4xf32>
   cond {
    // CHECK-NEXT: stablehlo.compare LT, %[[I]], %arg0
    %1 = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  // CHECK: } do {
  } do {
    %2 = stablehlo.add %i, %c1 : tensor<i32>
    // CHECK: stablehlo.add %[[V]], %[[V]] : tensor<4xf32>
    %3 = stablehlo.add %v, %v : tensor<4xf32>
    stablehlo.return %2, %3 : tensor<i32>, tensor<4xf32>
  }
  // CHECK: stablehlo.optimization_barrier %[[W]]#0, %[[W]]#1 : tensor<i32>, tensor<4xf32>
  %4:2 = stablehlo.optimization_barrier %0#0, %0#1 : tensor<i32>, tensor<4xf32>
  // CHECK: %[[T:.*]] = stablehlo.tuple %{{.*}}#0, %{{.*}}#1 {xla_shape = "(s32[], f32[4])"} : tuple<tensor<i32>, tensor<4xf32>>
  %5 = stablehlo.tuple %4#0, %4#1 {xla_shape = "(s32[], f32[4])"} : tuple<tensor<i32>, tensor<4xf32>>
  // CHECK: stablehlo.get_tuple_element %[[T]][1] : (tuple<tensor<i32>, tensor<4xf32>>) -> tensor<4xf32>
  %6 = stablehlo.get_tuple_element %5[1] : (tuple<tensor<i32>, tensor<4xf32>>) -> tensor<4xf32>
  // CHECK: stablehlo.composite "my.double" %{{.*}} {decomposition = @double, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  %7 = stablehlo.composite "my.double" %6 {decomposition = @double, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: stablehlo.custom_call @check.expect_eq(%{{.*}}, %arg1) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
  stablehlo.custom_call @check.expect_eq(%7, %a) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
  // CHECK: chlo.top_k(%arg1, k = 2) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xi32>)
  %8:2 = chlo.top_k(%a, k = 2) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xi32>)
  return %7 : tensor<4xf32>
}
func.func private @double(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %a, %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @dynamic
// CHECK-SAME: tensor<?x4xf32>, %arg1: tensor<?x?xf32, #stablehlo.bounds<4, 4>>
func.func @dynamic(%a: tensor<?x4xf32>, %b: tensor<?x?xf32, #stablehlo.bounds<4, 4>>, %s: tensor<2xi32>) -> tensor<?x4xf32> {
  // CHECK: stablehlo.dynamic_broadcast_in_dim %arg0, %arg2, dims = [0, 1] : (tensor<?x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [0, 1] : (tensor<?x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
  // CHECK: stablehlo.dynamic_iota %arg2, dim = 0 : (tensor<2xi32>) -> tensor<?x?xf32>
  %1 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<2xi32>) -> tensor<?x?xf32>
  // CHECK: stablehlo.dynamic_reshape %arg0, %arg2 : (tensor<?x4xf32>, tensor<2xi32>) -> tensor<4x?xf32>
  %2 = stablehlo.dynamic_reshape %a, %s : (tensor<?x4xf32>, tensor<2xi32>) -> tensor<4x?xf32>
  // CHECK: stablehlo.set_dimension_size %arg0, %{{.*}}, dim = 0 : (tensor<?x4xf32>, tensor<i32>) -> tensor<?x4xf32>
  %c = stablehlo.constant dense<2> : tensor<i32>
  %3 = stablehlo.set_dimension_size %a, %c, dim = 0 : (tensor<?x4xf32>, tensor<i32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @others
func.func @others(%a: tensor<4x4xf32>, %s: tensor<2xui64>) -> tensor<4x4xf32> {
  // CHECK: stablehlo.cholesky %arg0, lower = true : tensor<4x4xf32>
  %0 = stablehlo.cholesky %a, lower = true : tensor<4x4xf32>
  // CHECK: stablehlo.fft %arg0, type = RFFT, length = [4] : (tensor<4x4xf32>) -> tensor<4x3xcomplex<f32>>
  %1 = stablehlo.fft %a, type = RFFT, length = [4] : (tensor<4x4xf32>) -> tensor<4x3xcomplex<f32>>
  // CHECK: stablehlo.rng_bit_generator %arg1, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>)
  %2:2 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>)
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<[3, 3]> : tensor<2xi64>
  // CHECK: stablehlo.rng %{{.*}}, %{{.*}}, %{{.*}}, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3x3xf32>
  %3 = stablehlo.rng %z, %z, %n, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3x3xf32>
  // CHECK: stablehlo.partition_id : tensor<ui32>
  %4 = stablehlo.partition_id : tensor<ui32>
  // CHECK: stablehlo.create_token : !stablehlo.token
  %5 = stablehlo.create_token : !stablehlo.token
  // CHECK: stablehlo.after_all %{{.*}}, %{{.*}} : !stablehlo.token
  %6 = stablehlo.after_all %5, %5 : !stablehlo.token
  return %0 : tensor<4x4xf32>
}
}
