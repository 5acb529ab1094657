// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=vulkan1.0},hlo-to-linalg,fuse-elementwise' | FileCheck %s
// RUN: (echo 'module attributes {codegen.sizes = {from = "uniform_buffer", set = 1 : i64, binding = 0 : i64}} {'; cat %s; echo '}') | \
// RUN:   cgc opt - --pass-pipeline='assign-targets{targets=vulkan1.0},hlo-to-linalg,fuse-elementwise' | FileCheck %s --check-prefix=UNIFORM
// RUN: (echo 'module attributes {codegen.sizes = {from = "storage_buffer", set = 1 : i64, binding = 0 : i64}} {'; cat %s; echo '}') | \
// RUN:   cgc opt - --pass-pipeline='assign-targets{targets=vulkan1.0},hlo-to-linalg,fuse-elementwise' | FileCheck %s --check-prefix=STORAGE

// A kernel of vulkan1.0 binds four buffers: fusion stops at three inputs and an output.
// CHECK-LABEL: func.func @five
// CHECK: linalg.generic {{.*}} ins(%arg0, %arg1, %arg2 :
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %arg3 :
func.func @five(%a: tensor<8xf32>, %b: tensor<8xf32>, %c: tensor<8xf32>, %d: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.add %a, %b : tensor<8xf32>
  %1 = stablehlo.add %0, %c : tensor<8xf32>
  %2 = stablehlo.add %1, %d : tensor<8xf32>
  return %2 : tensor<8xf32>
}

// One size comes as a push constant or in a uniform buffer. A storage buffer for it is one of the four.
// CHECK-LABEL: func.func @one_size
// CHECK: linalg.generic {{.*}} ins(%arg0, %arg1, %arg2 :
// UNIFORM-LABEL: func.func @one_size
// UNIFORM: linalg.generic {{.*}} ins(%arg0, %arg1, %arg2 :
// STORAGE-LABEL: func.func @one_size
// STORAGE: linalg.generic {{.*}} ins(%arg0, %arg1 :
// STORAGE: linalg.generic {{.*}} ins(%{{.*}}, %arg2 :
func.func @one_size(%a: tensor<?x6xf32>, %b: tensor<6xf32>, %c: tensor<6xf32>) -> tensor<6xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<?x6xf32>
  %e = tensor.empty(%n) : tensor<?x6xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<?x6xf32>, tensor<6xf32>) outs(%e : tensor<?x6xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?x6xf32>
  %zero = arith.constant 0.0 : f32
  %f = tensor.empty() : tensor<6xf32>
  %z = linalg.fill ins(%zero : f32) outs(%f : tensor<6xf32>) -> tensor<6xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (j)>],
    iterator_types = ["reduction", "parallel"]} ins(%0, %c : tensor<?x6xf32>, tensor<6xf32>) outs(%z : tensor<6xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %p, %o : f32
    linalg.yield %s : f32
  } -> tensor<6xf32>
  return %1 : tensor<6xf32>
}
