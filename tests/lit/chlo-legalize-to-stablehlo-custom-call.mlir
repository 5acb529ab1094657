// RUN: cgc opt %s --pass-pipeline='chlo-legalize-to-stablehlo' --verify-each | FileCheck %s
// RUN: sed -e 's/@greater\]/@nowhere]/' %s | not cgc opt - --pass-pipeline='chlo-legalize-to-stablehlo' 2>&1 | FileCheck %s --check-prefix=CALLED
// RUN: sed -e 's/reduction_dim = 0/reduction_dim = 3/' %s | not cgc opt - --pass-pipeline='chlo-legalize-to-stablehlo' 2>&1 | FileCheck %s --check-prefix=DIM
// RUN: sed -e 's/constant dense<\[1, 3\]>/iota dim = 0/' %s | not cgc opt - --pass-pipeline='chlo-legalize-to-stablehlo' 2>&1 | FileCheck %s --check-prefix=WINDOW
// RUN: sed -e 's/constant dense<4>/iota dim = 0/' %s | not cgc opt - --pass-pipeline='chlo-legalize-to-stablehlo' 2>&1 | FileCheck %s --check-prefix=COUNT

// CALLED: error: 'stablehlo.custom_call' op calls no function that fits it
// DIM: error: 'stablehlo.custom_call' op has no valid 'reduction_dim' and results that fit its operands
// WINDOW: error: 'stablehlo.custom_call' op has a window of sizes that are not constant
// COUNT: error: 'stablehlo.custom_call' op keeps a number of elements that is not known

func.func private @greater(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  stablehlo.return %0 : tensor<i1>
}
func.func private @plus(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.add %a, %b : tensor<f32>
  return %0 : tensor<f32>
}

// CHECK-LABEL: func.func @approximate
// CHECK: %[[S:.*]]:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = 0 : i64, is_stable = true}>
// CHECK: stablehlo.compare GT
// CHECK: stablehlo.return
// CHECK: tensor.extract_slice %[[S]]#0[0, 0] [2, 5] [1, 1] : tensor<9x5xf32> to tensor<2x5xf32>
// CHECK: tensor.extract_slice %[[S]]#1[0, 0] [2, 5] [1, 1] : tensor<9x5xi32> to tensor<2x5xi32>
func.func @approximate(%a: tensor<9x5xf32>, %i: tensor<9x5xi32>, %s: tensor<f32>, %c: tensor<i32>) -> (tensor<2x5xf32>, tensor<2x5xi32>) {
  %r:2 = stablehlo.custom_call @ApproxTopK(%a, %i, %s, %c) {called_computations = [@greater], mhlo.backend_config = {aggregate_to_topk = true, reduction_dim = 0 : i64, top_k = 2 : i64}} : (tensor<9x5xf32>, tensor<9x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x5xf32>, tensor<2x5xi32>)
  return %r#0, %r#1 : tensor<2x5xf32>, tensor<2x5xi32>
}

// CHECK-LABEL: func.func @top_k
// CHECK: chlo.top_k(%arg0, k = 4) : tensor<3x10xf32> -> (tensor<3x4xf32>, tensor<3x4xi32>)
func.func @top_k(%a: tensor<3x10xf32>) -> tensor<3x?xf32> {
  %k = stablehlo.constant dense<4> : tensor<1xi64>
  %r:2 = stablehlo.custom_call @stablehlo.dynamic_top_k(%a, %k) : (tensor<3x10xf32>, tensor<1xi64>) -> (tensor<3x?xf32>, tensor<3x?xi32>)
  return %r#0 : tensor<3x?xf32>
}

// CHECK-LABEL: func.func @window
// CHECK: "stablehlo.reduce_window"(%arg0, %{{.*}}) <{base_dilations = array<i64: 1, 1>, padding = dense<{{\[\[}}0, 0], [1, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}>
// CHECK: stablehlo.add
func.func @window(%a: tensor<3x10xf32>) -> tensor<3x11xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %size = stablehlo.constant dense<[1, 3]> : tensor<2xi64>
  %ones = stablehlo.constant dense<1> : tensor<2xi64>
  %pad = stablehlo.constant dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>
  %r = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%a, %z, %size, %ones, %ones, %ones, %pad) {called_computations = [@plus]} : (tensor<3x10xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2x2xi64>) -> tensor<3x11xf32>
  return %r : tensor<3x11xf32>
}

// CHECK-LABEL: func.func @factor
// CHECK: %[[L:.*]] = stablehlo.cholesky %arg0, lower = true : tensor<2x3x3xf32>
// CHECK: %[[IN:.*]] = stablehlo.compare GE
// CHECK: %[[F:.*]] = stablehlo.select %[[IN]], %[[L]], %arg0
// CHECK: %[[INFO:.*]] = stablehlo.convert {{.*}} : (tensor<2xf32>) -> tensor<2xi32>
// CHECK: return %[[F]], %[[INFO]]
func.func @factor(%a: tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2xi32>) {
  %r:2 = stablehlo.custom_call @lapack_spotrf_ffi(%a) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2xi32>)
  return %r#0, %r#1 : tensor<2x3x3xf32>, tensor<2xi32>
}

// CHECK-LABEL: func.func @solve
// CHECK: "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = false, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}>
func.func @solve(%a: tensor<3x3xcomplex<f32>>, %b: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %r = stablehlo.custom_call @lapack_ctrsm_ffi(%a, %b) {mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 67 : ui8, uplo = 85 : ui8}} : (tensor<3x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return %r : tensor<2x3xcomplex<f32>>
}

// What does not fit stays a call.
// CHECK-LABEL: func.func @unfit
// CHECK-COUNT-4: stablehlo.custom_call @lapack_
func.func @unfit(%a: tensor<3x3xf32>, %b: tensor<2x3xf32>, %c: tensor<2x4xf32>) -> (tensor<3x3xf32>, tensor<i32>, tensor<2x3xf32>, tensor<2x4xf32>, tensor<2x3xf32>) {
  %r:2 = stablehlo.custom_call @lapack_spotrf_ffi(%a) {mhlo.backend_config = {uplo = 77 : ui8}} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<i32>)
  %0 = stablehlo.custom_call @lapack_strsm_ffi(%a, %b) {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}} : (tensor<3x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = stablehlo.custom_call @lapack_strsm_ffi(%a, %c) {mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}} : (tensor<3x3xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %2 = stablehlo.custom_call @lapack_strsm_ffi(%a, %b) {mhlo.backend_config = "text"} : (tensor<3x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r#0, %r#1, %0, %1, %2 : tensor<3x3xf32>, tensor<i32>, tensor<2x3xf32>, tensor<2x4xf32>, tensor<2x3xf32>
}
