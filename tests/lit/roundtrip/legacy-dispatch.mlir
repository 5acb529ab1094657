// Dispatches as IREE wrote them from 2020 to 2021: they print in today's syntax, with the interface kept.
// RUN: cgc opt %s | FileCheck %s
// RUN: cgc opt %s | cgc opt - | FileCheck %s
// RUN: cgc opt %s --mlir-print-op-generic | cgc opt - | FileCheck %s

// CHECK: hal.executable.variant @vulkan target({{.*}}"vulkan-spirv", "vulkan-spirv-fb">) {
hal.executable.target "vulkan*" {
  // CHECK: module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {max_compute_workgroup_invocations = 128 : i32}>} {
  module attributes {spv.target_env = #spv.target_env<#spv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {max_compute_workgroup_invocations = 128 : i32}>} {
    // CHECK: func.func @product()
    func @product() {
      // CHECK: %[[C0:.*]] = arith.constant 0 : index
      %c0 = constant 0 : index
      // CHECK: %[[A:.*]] = hal.interface.load.tensor @io::@lhs, offset = %[[C0]] {operand_result_index = 0 : i32} : tensor<3x7xf32>
      %0 = hal.interface.load.tensor @io::@lhs, offset = %c0 {operand_result_index = 0 : i32} : tensor<3x7xf32>
      // CHECK: %[[B:.*]] = hal.interface.load.tensor @io::@rhs, offset = %[[C0]] : tensor<7x2xf32>
      %1 = hal.interface.load.tensor @io::@rhs,
             offset = %c0 : tensor<7x2xf32>
      // CHECK: %[[D:.*]] = stablehlo.dot %[[A]], %[[B]], precision = [DEFAULT, HIGHEST] : (tensor<3x7xf32>, tensor<7x2xf32>) -> tensor<3x2xf32>
      %2 = "mhlo.dot"(%0, %1) {precision_config = ["DEFAULT", "HIGHEST"]} : (tensor<3x7xf32>, tensor<7x2xf32>) -> tensor<3x2xf32>
      // CHECK: hal.interface.store.tensor %[[D]], @io::@out, offset = %[[C0]] : tensor<3x2xf32>
      hal.interface.store.tensor %2, @io::@out, offset = %c0 : tensor<3x2xf32>
      // CHECK: return
      return
    }
    // CHECK: hal.interface private @io attributes {push_constants = 1 : i32} {
    hal.interface @io attributes {push_constants = 1 : i32, sym_visibility = "private"} {
      // CHECK: hal.interface.binding @lhs, set=0, binding=0, type="StorageBuffer", access="Read"
      hal.interface.binding @lhs, set=0, binding=0, type="StorageBuffer", access="Read"
      hal.interface.binding @rhs, set=0, binding=1,
        type="StorageBuffer", access="Read"
      // CHECK: hal.interface.binding @out, set=0, binding=2, type="StorageBuffer", access="Write|Discard"
      hal.interface.binding @out, set=0, binding=2, type="StorageBuffer", access="Write|Discard"
    }
  }
}

// CHECK: hal.interface private @second {
hal.interface private @second {
  hal.interface.binding @a, set=1, binding=0, type="StorageBuffer", access="Read|Write"
  // CHECK: hal.interface.binding public @b, set=1, binding=4, type="StorageBuffer"
  hal.interface.binding public @b, set=1, binding=4, type="StorageBuffer"
}

// CHECK: hal.executable.export @named ordinal(2) attributes {interface = @second}
hal.executable.entry_point @named attributes {interface = @second, ordinal = 2 : index}

// CHECK-LABEL: func.func @buffers()
func @buffers() attributes {spv.entry_point_abi = {local_size = dense<[8, 4, 1]> : vector<3xi32>}} {
  %c0 = constant 0 : index
  %cst = constant 1.500000e+00 : f32
  // CHECK: %[[OUT:.*]] = hal.interface.binding.subspan @second::@a : memref<6x4xf32>
  %0 = iree.placeholder for "interface buffer" {binding = @second::@a} : memref<6x4xf32>
  // CHECK: %[[IN:.*]] = hal.interface.binding.subspan @second::@b[%{{.*}}] : memref<6x4xf32>
  %1 = hal.interface.binding.subspan @second::@b[%c0] : memref<6x4xf32>
  // CHECK: hal.interface.constant.load ordinal(0) : index
  %n = hal.interface.load.constant offset = 0 : index
  // CHECK: linalg.fill ins(%{{.*}} : f32) outs(%[[OUT]] : memref<6x4xf32>)
  linalg.fill(%0, %cst) : memref<6x4xf32>, f32
  // CHECK: linalg.fill ins(%{{.*}} : f32) outs(%[[OUT]] : memref<6x4xf32>)
  linalg.fill(%cst, %0) : f32, memref<6x4xf32>
  // CHECK: linalg.copy {marker = "workgroup"} ins(%[[IN]] : memref<6x4xf32>) outs(%[[OUT]] : memref<6x4xf32>)
  linalg.copy(%1, %0) {marker = "workgroup"} : memref<6x4xf32>, memref<6x4xf32>
  // CHECK: gpu.barrier
  spv.ControlBarrier "Workgroup", "Workgroup", "AcquireRelease"
  // CHECK: linalg.generic {indexing_maps = [#{{.*}}, #{{.*}}], iterator_types = ["parallel", "parallel"]} ins(%[[IN]] : memref<6x4xf32>) outs(%[[OUT]] : memref<6x4xf32>) {
  linalg.generic {args_in = 1 : i64, args_out = 1 : i64, indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} %1, %0 {
  ^bb0(%a: f32, %b: f32):  // no predecessors
    %2 = addf %a, %b : f32
    linalg.yield %2 : f32
  } : memref<6x4xf32>, memref<6x4xf32>
  return
}

#map = affine_map<(d0, d1) -> (d0, d1)>
#column = affine_map<(d0, d1) -> (d1)>
#trait = {args_in = 2 : i64, args_out = 1 : i64, indexing_maps = [#map, #column, #map], iterator_types = ["parallel", "parallel"]}

// Results without outputs get an empty tensor, its sizes from the inputs.
// CHECK-LABEL: func.func @tensors
func @tensors(%arg0: tensor<?x5xf32>, %arg1: tensor<5xf32>) -> tensor<?x5xf32> {
  // CHECK: %[[DIM:.*]] = tensor.dim %arg0, %{{.*}} : tensor<?x5xf32>
  // CHECK: %[[EMPTY:.*]] = tensor.empty(%[[DIM]]) : tensor<?x5xf32>
  // CHECK: linalg.generic {{.*}} ins(%arg0, %arg1 : tensor<?x5xf32>, tensor<5xf32>) outs(%[[EMPTY]] : tensor<?x5xf32>) {
  // CHECK-NEXT: ^bb0(%{{.*}}: f32, %{{.*}}: f32, %{{.*}}: f32):
  %0 = linalg.generic #trait %arg0, %arg1 {
  ^bb0(%a: f32, %b: f32):
    %1 = mulf %a, %b : f32
    linalg.yield %1 : f32
  } : tensor<?x5xf32>, tensor<5xf32> -> tensor<?x5xf32>
  return %0 : tensor<?x5xf32>
}

// CHECK-LABEL: func.func @init
func @init(%n: index, %cst: f32) -> tensor<4x?xf32> {
  // CHECK: tensor.empty(%arg0) : tensor<4x?xf32>
  %0 = linalg.init_tensor [4, %n] : tensor<4x?xf32>
  // CHECK: linalg.fill ins(%arg1 : f32) outs(%{{.*}} : tensor<4x?xf32>) -> tensor<4x?xf32>
  %1 = linalg.fill(%cst, %0) : f32, tensor<4x?xf32> -> tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}

// CHECK-LABEL: func.func @indices
func @indices(%arg0: memref<3x3xi32>) {
  // CHECK: linalg.index 0 : index
  // CHECK: linalg.index 1 : index
  linalg.indexed_generic {args_in = 0 : i64, args_out = 1 : i64, indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} %arg0 {
  ^bb0(%i: index, %j: index, %x: i32):
    %0 = addi %i, %j : index
    %1 = index_cast %0 : index to i32
    linalg.yield %1 : i32
  } : memref<3x3xi32>
  return
}
