// The generic form of StableHLO in its variants: properties, attributes behind regions, old spellings of lists and dims, and the older prefixes.
// RUN: cgc opt %s | FileCheck %s
// RUN: cgc opt %s | cgc opt - | FileCheck %s
// RUN: cgc opt %s --mlir-print-op-generic | cgc opt - | FileCheck %s

// CHECK-LABEL: func.func @lists
func.func @lists(%a: tensor<4x6xf32>, %v: tensor<f32>) -> tensor<6x4xf32> {
  // CHECK: stablehlo.constant dense<3> : tensor<i32>
  %0 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
  // CHECK: stablehlo.constant dense<4> : tensor<i32>
  %1 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
  // CHECK: stablehlo.constant dense<5> : tensor<i32>
  %2 = mhlo.constant dense<5> : tensor<i32>
  // CHECK: stablehlo.transpose %arg0, dims = [1, 0]
  %3 = "stablehlo.transpose"(%a) {permutation = dense<[1, 0]> : tensor<2xi64>} : (tensor<4x6xf32>) -> tensor<6x4xf32>
  // CHECK: stablehlo.slice %arg0 [0:4:2, 1:3]
  %4 = "stablehlo.slice"(%a) {start_indices = dense<[0, 1]> : tensor<2xi64>, limit_indices = dense<[4, 3]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} : (tensor<4x6xf32>) -> tensor<2x2xf32>
  // CHECK: stablehlo.pad %arg0, %arg1, low = [1, 1], high = [0, 0], interior = [0, 0]
  %5 = "stablehlo.pad"(%a, %v) {edge_padding_low = dense<1> : tensor<2xi64>, edge_padding_high = dense<0> : tensor<2xi64>, interior_padding = dense<0> : tensor<2xi64>} : (tensor<4x6xf32>, tensor<f32>) -> tensor<5x7xf32>
  // CHECK: stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3xf32>
  %6 = "mhlo.broadcast_in_dim"(%v) {broadcast_dimensions = dense<[]> : tensor<0xi64>} : (tensor<f32>) -> tensor<3xf32>
  // CHECK: stablehlo.compare LT, %arg0, %arg0 : (
  %7 = "xla_hlo.compare"(%a, %a) {comparison_direction = "LT"} : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
  // CHECK: stablehlo.compare NE, %arg0, %arg0, FLOAT : (
  %8 = "mhlo.compare"(%a, %a) {compare_type = #mhlo<comparison_type FLOAT>, comparison_direction = #mhlo<comparison_direction NE>} : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
  // CHECK: stablehlo.add %arg0, %arg0 : tensor<4x6xf32>
  %9 = xla_hlo.add %a, %a : tensor<4x6xf32>
  return %3 : tensor<6x4xf32>
}

// CHECK-LABEL: func.func @dims
func.func @dims(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>, %x: tensor<1x9x9x3xf32>, %f: tensor<3x3x3x8xf32>) {
  // CHECK: stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT]
  %0 = "stablehlo.dot_general"(%a, %b) {dot_dimension_numbers = #stablehlo.dot<
      lhs_batching_dimensions = [0],
      lhs_contracting_dimensions = [2],
      rhs_batching_dimensions = [0],
      rhs_contracting_dimensions = [1],
    >, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  // CHECK: stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (
  %1 = "mhlo.dot_general"(%a, %b) {dot_dimension_numbers = {lhs_batching_dimensions = dense<0> : tensor<1xi64>, lhs_contracting_dimensions = dense<2> : tensor<1xi64>, rhs_batching_dimensions = dense<0> : tensor<1xi64>, rhs_contracting_dimensions = dense<1> : tensor<1xi64>}} : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  // CHECK: stablehlo.convolution(%arg2, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = {{\[}}[0, 0], [0, 0]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} :
  %2 = "stablehlo.convolution"(%x, %f) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw
      input_batch_dimension = 0,
      input_feature_dimension = 3,
      input_spatial_dimensions = [1, 2],
      kernel_input_feature_dimension = 2,
      kernel_output_feature_dimension = 3,
      kernel_spatial_dimensions = [0, 1],
      output_batch_dimension = 0,
      output_feature_dimension = 3,
      output_spatial_dimensions = [1, 2]
    >, feature_group_count = 1 : i64, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = dense<1> : tensor<2xi64>, window_strides = dense<2> : tensor<2xi64>} : (tensor<1x9x9x3xf32>, tensor<3x3x3x8xf32>) -> tensor<1x4x4x8xf32>
  // CHECK: stablehlo.convolution(%arg2, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {
  %3 = "mhlo.convolution"(%x, %f) {dimension_numbers = {input_batch_dimension = 0 : i64, input_feature_dimension = 3 : i64, input_spatial_dimensions = dense<[1, 2]> : tensor<2xi64>, kernel_input_feature_dimension = 2 : i64, kernel_output_feature_dimension = 3 : i64, kernel_spatial_dimensions = dense<[0, 1]> : tensor<2xi64>, output_batch_dimension = 0 : i64, output_feature_dimension = 3 : i64, output_spatial_dimensions = dense<[1, 2]> : tensor<2xi64>}, window_strides = dense<1> : tensor<2xi64>} : (tensor<1x9x9x3xf32>, tensor<3x3x3x8xf32>) -> tensor<1x7x7x8xf32>
  // CHECK: window = {stride = [2, 2], pad = {{\[}}[0, 0], [0, 0]], rhs_dilate = [1, 1]}
  %4 = mhlo.convolution(%x, %f) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x9x9x3xf32>, tensor<3x3x3x8xf32>) -> tensor<1x4x4x8xf32>
  return
}

// CHECK-LABEL: func.func @regions
func.func @regions(%a: tensor<1x8x8x4xf32>, %z: tensor<f32>, %k: tensor<5x6xf32>, %i: tensor<3x1xi32>, %u: tensor<3x6xf32>, %p: tensor<i1>) {
  // CHECK: "stablehlo.reduce_window"(%arg0, %arg1) <{padding = dense<{{\[}}[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  %0 = "stablehlo.reduce_window"(%a, %z) <{padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %m = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %m : tensor<f32>
  }) : (tensor<1x8x8x4xf32>, tensor<f32>) -> tensor<1x4x4x4xf32>
  // CHECK: "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 1, 2, 2, 1>}> ({
  %1 = "mhlo.reduce_window"(%a, %z) ( {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %m = "mhlo.add"(%x, %y) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    // CHECK: stablehlo.return
    "mhlo.return"(%m) : (tensor<f32>) -> ()
  }) {window_dimensions = dense<[1, 2, 2, 1]> : tensor<4xi64>} : (tensor<1x8x8x4xf32>, tensor<f32>) -> tensor<1x7x7x4xf32>
  // CHECK: stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [0, 3]
  %2 = "stablehlo.reduce"(%a, %z) ( {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %m = "stablehlo.add"(%x, %y) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%m) : (tensor<f32>) -> ()
  }) {dimensions = dense<[0, 3]> : tensor<2xi64>} : (tensor<1x8x8x4xf32>, tensor<f32>) -> tensor<8x8xf32>
  // CHECK: "stablehlo.gather"(%arg2, %arg3) <{dimension_numbers = #stablehlo.gather<{{.*}}index_vector_dim = 1>, slice_sizes = array<i64: 1, 6>}>
  %3 = "stablehlo.gather"(%k, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 6>}> : (tensor<5x6xf32>, tensor<3x1xi32>) -> tensor<3x6xf32>
  // CHECK: "stablehlo.gather"(%arg2, %arg3) <{dimension_numbers = #stablehlo.gather<{{.*}}>, {{.*}}slice_sizes = array<i64: 1, 6>}>
  %4 = "mhlo.gather"(%k, %i) {dimension_numbers = {collapsed_slice_dims = dense<0> : tensor<1xi64>, index_vector_dim = 1 : i64, offset_dims = dense<1> : tensor<1xi64>, start_index_map = dense<0> : tensor<1xi64>}, slice_sizes = dense<[1, 6]> : tensor<2xi64>, indices_are_sorted = false} : (tensor<5x6xf32>, tensor<3x1xi32>) -> tensor<3x6xf32>
  // CHECK: "stablehlo.scatter"(%arg2, %arg3, %arg4) <{{.*}}scatter_dimension_numbers = #stablehlo.scatter<{{.*}}> ({
  %5 = "stablehlo.scatter"(%k, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<5x6xf32>, tensor<3x1xi32>, tensor<3x6xf32>) -> tensor<5x6xf32>
  // CHECK: "stablehlo.sort"(%arg2, %arg2) <{dimension = 1 : i64, is_stable = true}> ({
  %6:2 = "stablehlo.sort"(%k, %k) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %v: tensor<f32>, %w: tensor<f32>):
    %c = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<5x6xf32>, tensor<5x6xf32>) -> (tensor<5x6xf32>, tensor<5x6xf32>)
  // CHECK: "stablehlo.if"(%arg5) ({
  %7 = "stablehlo.if"(%p) ({
    stablehlo.return %k : tensor<5x6xf32>
  }, {
    %n = stablehlo.negate %k : tensor<5x6xf32>
    stablehlo.return %n : tensor<5x6xf32>
  }) : (tensor<i1>) -> tensor<5x6xf32>
  %index = stablehlo.constant dense<0> : tensor<i32>
  // CHECK: "stablehlo.case"(%{{.*}}) ({
  %8 = "stablehlo.case"(%index) ({
    stablehlo.return %k : tensor<5x6xf32>
  }, {
    stablehlo.return %7 : tensor<5x6xf32>
  }, {
    stablehlo.return %5 : tensor<5x6xf32>
  }) : (tensor<i32>) -> tensor<5x6xf32>
  // CHECK: "stablehlo.map"(%arg2, %arg2) <{dimensions = array<i64: 0, 1>}> ({
  %9 = "stablehlo.map"(%k, %k) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %m = stablehlo.multiply %x, %y : tensor<f32>
    stablehlo.return %m : tensor<f32>
  }) {dimensions = dense<[0, 1]> : tensor<2xi64>} : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
  // CHECK: "stablehlo.select_and_scatter"(%arg2, %{{.*}}, %arg1) <{{.*}}> ({
  %s = stablehlo.slice %k [0:2, 0:3] : (tensor<5x6xf32>) -> tensor<2x3xf32>
  %10 = "stablehlo.select_and_scatter"(%k, %s, %z) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %c = stablehlo.compare GE, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %c = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) {window_dimensions = dense<[2, 2]> : tensor<2xi64>, window_strides = dense<[2, 2]> : tensor<2xi64>} : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<5x6xf32>
  return
}

// CHECK-LABEL: func.func @plain
func.func @plain(%a: tensor<4x4xf32>, %x: tensor<2x3x4xf32>, %v: tensor<4xf32>, %i: tensor<2xi32>) {
  // CHECK: "stablehlo.batch_norm_inference"(%arg1, %arg2, %arg2, %arg2, %arg2) <{epsilon = {{.*}} : f32, feature_index = 2 : i64}>
  %0 = "stablehlo.batch_norm_inference"(%x, %v, %v, %v, %v) <{epsilon = 0.001 : f32, feature_index = 2 : i64}> : (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<2x3x4xf32>
  // CHECK: "stablehlo.triangular_solve"(%arg0, %arg0) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}>
  %1 = "stablehlo.triangular_solve"(%a, %a) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  // CHECK: "stablehlo.torch_index_select"(%arg0, %arg3) <{batch_dims = 0 : i64, dim = 1 : i64}>
  %2 = "stablehlo.torch_index_select"(%a, %i) {batch_dims = 0 : i64, dim = 1 : i64} : (tensor<4x4xf32>, tensor<2xi32>) -> tensor<4x2xf32>
  // CHECK: "stablehlo.all_reduce"
  %3 = "stablehlo.all_reduce"(%a) ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %s = stablehlo.add %x0, %y0 : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// A constant of a type that knows less than its value.
// CHECK-LABEL: func.func @constant_of_unknown_size
func.func @constant_of_unknown_size() -> tensor<?xui32> {
  // CHECK: "stablehlo.constant"() <{value = dense<[1, 2]> : tensor<2xui32>}> : () -> tensor<?xui32>
  %0 = stablehlo.constant() {value = dense<[1, 2]> : tensor<2xui32>} : () -> tensor<?xui32>
  return %0 : tensor<?xui32>
}
