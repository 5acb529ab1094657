// RUN: not cgc opt %s --split-input-file --pass-pipeline='' 2>&1 | FileCheck %s

// CHECK: 'memref.load' op has 1 indices, but memref<4x4xf32> has rank 2
func.func @f(%m: memref<4x4xf32>, %i: index) {
  %0 = memref.load %m[%i] : memref<4x4xf32>
  return
}

// -----

// CHECK: 'memref.store' op stores a value of type i32, but the elements of memref<4xf32> are f32
func.func @f(%m: memref<4xf32>, %i: index, %x: i32) {
  "memref.store"(%x, %m, %i) : (i32, memref<4xf32>, index) -> ()
  return
}

// -----

// CHECK: 'memref.alloc' op has 0 dynamic sizes, but its type memref<?xf32> has 1 dynamic dims
func.func @f() {
  %0 = memref.alloc() : memref<?xf32>
  return
}

// -----

// CHECK: 'memref.cast' op operand type memref<4xf32> and result type memref<5xf32> are cast incompatible
func.func @f(%m: memref<4xf32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<5xf32>
  return
}

// -----

// CHECK: 'memref.subview' op slice along dimension 0 runs out-of-bounds: offset 2, size 3, stride 1 in memref<4xf32>
func.func @f(%m: memref<4xf32>) {
  %0 = memref.subview %m[2] [3] [1] : memref<4xf32> to memref<3xf32, strided<[1], offset: 2>>
  return
}

// -----

// CHECK: 'memref.get_global' op @g does not reference a valid global memref
func.func @f() {
  %0 = memref.get_global @g : memref<4xf32>
  return
}

// -----

// CHECK: 'memref.atomic_rmw' op with kind 0 expects a float, but got i32
func.func @f(%m: memref<4xi32>, %i: index, %x: i32) {
  %0 = memref.atomic_rmw addf %x, %m[%i] : (i32, memref<4xi32>) -> i32
  return
}

// -----

// CHECK: 'tensor.extract' op has 0 indices, but tensor<4xf32> has rank 1
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.extract %t[] : tensor<4xf32>
  return
}

// -----

// CHECK: 'tensor.collapse_shape' op expected dimension 0 of collapsed type tensor<5xf32> to be static value of 6
func.func @f(%t: tensor<2x3xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<2x3xf32> into tensor<5xf32>
  return
}

// -----

// CHECK: 'tensor.collapse_shape' op expected the reassociation to cover all 3 dims of tensor<2x3x1xf32>, but it covers 2
func.func @f(%t: tensor<2x3x1xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<2x3x1xf32> into tensor<6xf32>
  return
}

// -----

// CHECK: 'tensor.extract_slice' op result type tensor<3xf32> does not have the sizes of the slice of tensor<8xf32>
func.func @f(%t: tensor<8xf32>) {
  %0 = tensor.extract_slice %t[0] [4] [1] : tensor<8xf32> to tensor<3xf32>
  return
}

// -----

// CHECK: 'tensor.pad' op specified type tensor<9xf32> does not match the inferred size 10 of dimension 0
func.func @f(%t: tensor<8xf32>, %x: f32) {
  %0 = tensor.pad %t low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<8xf32> to tensor<9xf32>
  return
}

// -----

// CHECK: 'tensor.concat' op sizes along dimension 0 add up to 6, but the result is tensor<5xf32>
func.func @f(%t: tensor<3xf32>) {
  %0 = tensor.concat dim(0) %t, %t : (tensor<3xf32>, tensor<3xf32>) -> tensor<5xf32>
  return
}

// -----

// CHECK: 'tensor.from_elements' op expected 3 operands for tensor<3xf32>, but got 2
func.func @f(%x: f32) {
  %0 = "tensor.from_elements"(%x, %x) : (f32, f32) -> tensor<3xf32>
  return
}

// -----

// CHECK: 'linalg.matmul' op inferred input/output operand #1 has shape's dimension #0 to be 5, but found 6
func.func @f(%a: tensor<4x5xf32>, %b: tensor<6x3xf32>, %c: tensor<4x3xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x5xf32>, tensor<6x3xf32>) outs(%c : tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

// CHECK: 'linalg.conv_2d_nhwc_hwcf' op inferred input/output operand #0 has shape's dimension #1 to be greater than or equal to 7, but found 6
func.func @f(%a: tensor<1x6x7x2xf32>, %b: tensor<3x3x2x4xf32>, %c: tensor<1x3x3x4xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>} ins(%a, %b : tensor<1x6x7x2xf32>, tensor<3x3x2x4xf32>)
      outs(%c : tensor<1x3x3x4xf32>) -> tensor<1x3x3x4xf32>
  return
}

// -----

// CHECK: 'linalg.generic' op expected the number of indexing_map (1) to be equal to the number of input/output operands (2)
func.func @f(%a: tensor<4xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

// CHECK: 'linalg.generic' op expected type of bb argument #0 (i32) to match element or self type of the corresponding operand (tensor<4xf32>)
func.func @f(%a: tensor<4xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) {
  ^bb0(%x: i32, %y: f32):
    linalg.yield %y : f32
  } -> tensor<4xf32>
  return
}

// -----

// CHECK: 'linalg.transpose' op 'permutation' must hold distinct dims below 2, but element #1 is 0
func.func @f(%a: tensor<4x5xf32>, %b: tensor<4x4xf32>) {
  %0 = linalg.transpose ins(%a : tensor<4x5xf32>) outs(%b : tensor<4x4xf32>) permutation = [0, 0]
  return
}

// -----

// CHECK: 'linalg.index' op expected dim (2) to be lower than the number of loops (1) of the enclosing LinalgOp
func.func @f(%a: tensor<4xindex>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%a : tensor<4xindex>) {
  ^bb0(%y: index):
    %i = linalg.index 2 : index
    linalg.yield %i : index
  } -> tensor<4xindex>
  return
}

// -----

// CHECK: 'vector.extract' op expected position #0 to be a non-negative integer smaller than the corresponding dim of vector<4xf32>, but got 4
func.func @f(%v: vector<4xf32>) {
  %0 = vector.extract %v[4] : f32 from vector<4xf32>
  return
}

// -----

// CHECK: 'vector.reduction' op unsupported reduction kind 'xor' for f32
func.func @f(%v: vector<4xf32>) {
  %0 = vector.reduction <xor>, %v : vector<4xf32> into f32
  return
}

// -----

// CHECK: 'vector.broadcast' op cannot broadcast vector<3xf32> to vector<2x4xf32>
func.func @f(%v: vector<3xf32>) {
  %0 = vector.broadcast %v : vector<3xf32> to vector<2x4xf32>
  return
}

// -----

// CHECK: 'vector.shape_cast' op source/result number of elements and element type must match, but got vector<4xf32> and vector<2x3xf32>
func.func @f(%v: vector<4xf32>) {
  %0 = vector.shape_cast %v : vector<4xf32> to vector<2x3xf32>
  return
}

// -----

// CHECK: 'vector.shuffle' op mask index #2 out of range: 8
func.func @f(%v: vector<4xf32>) {
  %0 = vector.shuffle %v, %v [0, 8] : vector<4xf32>, vector<4xf32>
  return
}

// -----

// CHECK: 'gpu.subgroup_reduce' op `and` reduction operation is not compatible with type f32
func.func @f(%x: f32) {
  %0 = gpu.subgroup_reduce and %x : (f32) -> f32
  return
}

// -----

// CHECK: 'gpu.all_reduce' op expected either an op attribute or a non-empty body
func.func @f(%x: f32) {
  %0 = "gpu.all_reduce"(%x) ({
  }) : (f32) -> f32
  return
}

// -----

// CHECK: 'gpu.subgroup_mma_compute' op expected matrices of shapes MxK, KxN and MxN, but got
func.func @f(%a: !gpu.mma_matrix<2x3xf32, "AOp">, %b: !gpu.mma_matrix<4x5xf32, "BOp">, %c: !gpu.mma_matrix<2x5xf32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<2x3xf32, "AOp">, !gpu.mma_matrix<4x5xf32, "BOp"> -> !gpu.mma_matrix<2x5xf32, "COp">
  return
}

// -----

// CHECK: 'gpu.subgroup_mma_compute' op expected matrices of shapes MxK, KxN and MxN, but got
func.func @f(%a: !gpu.mma_matrix<2x3xf32, "AOp">, %b: !gpu.mma_matrix<3x5xf32, "BOp">, %c: !gpu.mma_matrix<3x5xf32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<2x3xf32, "AOp">, !gpu.mma_matrix<3x5xf32, "BOp"> -> !gpu.mma_matrix<3x5xf32, "COp">
  return
}

// -----

// CHECK: 'gpu.subgroup_mma_compute' op expected matrices of shapes MxK, KxN and MxN, but got
func.func @f(%a: !gpu.mma_matrix<2x3xf32, "AOp">, %b: !gpu.mma_matrix<3x5xf32, "BOp">, %c: !gpu.mma_matrix<2x4xf32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<2x3xf32, "AOp">, !gpu.mma_matrix<3x5xf32, "BOp"> -> !gpu.mma_matrix<2x4xf32, "COp">
  return
}

// -----

// CHECK: 'gpu.subgroup_mma_compute' op expected matrices "AOp", "BOp" and "COp", but got !gpu.mma_matrix<2x3xf32, "BOp">
func.func @f(%a: !gpu.mma_matrix<2x3xf32, "BOp">, %b: !gpu.mma_matrix<3x5xf32, "AOp">, %c: !gpu.mma_matrix<2x5xf32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<2x3xf32, "BOp">, !gpu.mma_matrix<3x5xf32, "AOp"> -> !gpu.mma_matrix<2x5xf32, "COp">
  return
}

// -----

// CHECK: 'gpu.subgroup_mma_constant_matrix' op result #0 must be a !gpu.mma_matrix of at most 1024x1024 floats or integers of 8 or 32 bits, and "AOp", "BOp" or "COp", but got !gpu.mma_matrix<16x16xfoo, "Q">
func.func @f(%x: f32) {
  %0 = "gpu.subgroup_mma_constant_matrix"(%x) : (f32) -> !gpu.mma_matrix<16x16xfoo, "Q">
  return
}

// -----

// CHECK: 'gpu.subgroup_mma_constant_matrix' op result #0 must be a !gpu.mma_matrix of at most 1024x1024 floats or integers of 8 or 32 bits, and "AOp", "BOp" or "COp", but got !gpu.mma_matrix<16x16xf32, "Q">
func.func @f(%x: f32) {
  %0 = "gpu.subgroup_mma_constant_matrix"(%x) : (f32) -> !gpu.mma_matrix<16x16xf32, "Q">
  return
}

// -----

// CHECK: 'gpu.subgroup_mma_constant_matrix' op result #0 must be a !gpu.mma_matrix of at most 1024x1024 floats or integers of 8 or 32 bits, and "AOp", "BOp" or "COp", but got !gpu.mma_matrix<16x16xf32, "DOp">
func.func @f(%x: f32) {
  %0 = "gpu.subgroup_mma_constant_matrix"(%x) : (f32) -> !gpu.mma_matrix<16x16xf32, "DOp">
  return
}

// -----

// CHECK: 'gpu.subgroup_mma_constant_matrix' op result #0 must be a !gpu.mma_matrix of at most 1024x1024 floats or integers of 8 or 32 bits, and "AOp", "BOp" or "COp", but got !gpu.mma_matrix<16x16xf8, "COp">
func.func @f(%x: f32) {
  %0 = "gpu.subgroup_mma_constant_matrix"(%x) : (f32) -> !gpu.mma_matrix<16x16xf8, "COp">
  return
}

// -----

// CHECK: 'gpu.subgroup_mma_constant_matrix' op result #0 must be a !gpu.mma_matrix of at most 1024x1024 floats or integers of 8 or 32 bits, and "AOp", "BOp" or "COp", but got !gpu.mma_matrix<16x16xi16, "COp">
func.func @f(%x: f32) {
  %0 = "gpu.subgroup_mma_constant_matrix"(%x) : (f32) -> !gpu.mma_matrix<16x16xi16, "COp">
  return
}

// -----

// CHECK: 'gpu.subgroup_mma_constant_matrix' op result #0 must be a !gpu.mma_matrix of at most 1024x1024 floats or integers of 8 or 32 bits, and "AOp", "BOp" or "COp", but got !gpu.mma_matrix<16x16xbf32, "COp">
func.func @f(%x: f32) {
  %0 = "gpu.subgroup_mma_constant_matrix"(%x) : (f32) -> !gpu.mma_matrix<16x16xbf32, "COp">
  return
}

// -----

// CHECK: 'gpu.subgroup_mma_constant_matrix' op result #0 must be a !gpu.mma_matrix of at most 1024x1024 floats or integers of 8 or 32 bits, and "AOp", "BOp" or "COp", but got !gpu.mma_matrix<16x16xf32>
func.func @f(%x: f32) {
  %0 = "gpu.subgroup_mma_constant_matrix"(%x) : (f32) -> !gpu.mma_matrix<16x16xf32>
  return
}

// -----

// CHECK: 'gpu.subgroup_mma_constant_matrix' op result #0 must be a !gpu.mma_matrix of at most 1024x1024 floats or integers of 8 or 32 bits, and "AOp", "BOp" or "COp", but got !gpu.mma_matrix<16x16xf32, "COp", 1>
func.func @f(%x: f32) {
  %0 = "gpu.subgroup_mma_constant_matrix"(%x) : (f32) -> !gpu.mma_matrix<16x16xf32, "COp", 1>
  return
}

// -----

// CHECK: 'gpu.subgroup_mma_constant_matrix' op result #0 must be a !gpu.mma_matrix of at most 1024x1024 floats or integers of 8 or 32 bits, and "AOp", "BOp" or "COp", but got !gpu.mma_matrix<16xf32, "COp">
func.func @f(%x: f32) {
  %0 = "gpu.subgroup_mma_constant_matrix"(%x) : (f32) -> !gpu.mma_matrix<16xf32, "COp">
  return
}

// -----

// CHECK: 'gpu.subgroup_mma_constant_matrix' op result #0 must be a !gpu.mma_matrix {{.*}}but got !gpu.mma_matrix<4x
func.func @f(%x: f32) {
  %0 = "gpu.subgroup_mma_constant_matrix"(%x) : (f32) -> !gpu.mma_matrix<4x, "COp">
  return
}

// -----

// CHECK: 'gpu.subgroup_mma_constant_matrix' op result #0 must be a !gpu.mma_matrix {{.*}}but got !gpu.mma_matrix<0x4xf32
func.func @f(%x: f32) {
  %0 = "gpu.subgroup_mma_constant_matrix"(%x) : (f32) -> !gpu.mma_matrix<0x4xf32, "COp">
  return
}

// -----

// CHECK: 'gpu.subgroup_mma_constant_matrix' op result #0 must be a !gpu.mma_matrix {{.*}}but got !gpu.mma_matrix<4x1025xf32
func.func @f(%x: f32) {
  %0 = "gpu.subgroup_mma_constant_matrix"(%x) : (f32) -> !gpu.mma_matrix<4x1025xf32, "COp">
  return
}

// -----

// CHECK: 'gpu.subgroup_mma_constant_matrix' op result #0 must be a !gpu.mma_matrix {{.*}}but got !gpu.mma_matrix<99999999999999999999x4xf32
func.func @f(%x: f32) {
  %0 = "gpu.subgroup_mma_constant_matrix"(%x) : (f32) -> !gpu.mma_matrix<99999999999999999999x4xf32, "COp">
  return
}

// -----

// CHECK: 'gpu.subgroup_mma_constant_matrix' op result #0 must be a !gpu.mma_matrix {{.*}}but got !gpu.mma_matrix<4x-4xf32
func.func @f(%x: f32) {
  %0 = "gpu.subgroup_mma_constant_matrix"(%x) : (f32) -> !gpu.mma_matrix<4x-4xf32, "COp">
  return
}

// -----

// CHECK: result #0 must be a !gpu.mma_matrix {{.*}}but got !gpu.mma_matrix<4x0xf32
func.func @f(%x: f32) {
  %0 = "gpu.subgroup_mma_constant_matrix"(%x) : (f32) -> !gpu.mma_matrix<4x0xf32, "COp">
  return
}

// -----

// CHECK: result #0 must be a !gpu.mma_matrix {{.*}}but got !gpu.mma_matrix<1025x4xf32
func.func @f(%x: f32) {
  %0 = "gpu.subgroup_mma_constant_matrix"(%x) : (f32) -> !gpu.mma_matrix<1025x4xf32, "COp">
  return
}

// -----

// CHECK: 'gpu.subgroup_mma_elementwise' op operand #1 must have the result's shape, but got !gpu.mma_matrix<4x2xf32, "COp">
func.func @f(%a: !gpu.mma_matrix<4x4xf32, "COp">, %b: !gpu.mma_matrix<4x2xf32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise addf %a, %b : (!gpu.mma_matrix<4x4xf32, "COp">, !gpu.mma_matrix<4x2xf32, "COp">) -> !gpu.mma_matrix<4x4xf32, "COp">
  return
}

// -----

// CHECK: 'gpu.subgroup_mma_elementwise' op operand #1 must have the result's shape
func.func @f(%a: !gpu.mma_matrix<4x4xf32, "COp">, %b: !gpu.mma_matrix<2x4xf32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise addf %a, %b : (!gpu.mma_matrix<4x4xf32, "COp">, !gpu.mma_matrix<2x4xf32, "COp">) -> !gpu.mma_matrix<4x4xf32, "COp">
  return
}

// -----

// CHECK: 'gpu.subgroup_mma_elementwise' op operand #1 must have the result's shape, but got f32
func.func @f(%a: !gpu.mma_matrix<4x4xf32, "COp">, %b: f32) {
  %0 = gpu.subgroup_mma_elementwise addf %a, %b : (!gpu.mma_matrix<4x4xf32, "COp">, f32) -> !gpu.mma_matrix<4x4xf32, "COp">
  return
}

// -----

// CHECK: 'gpu.subgroup_mma_elementwise' op expected at least one operand
func.func @f() {
  %0 = "gpu.subgroup_mma_elementwise"() {opType = #gpu<mma_element_wise addf>} : () -> !gpu.mma_matrix<4x4xf32, "COp">
  return
}

// -----

// CHECK: 'gpu.subgroup_mma_elementwise' op attribute 'opType' must be an elementwise operation, but got
func.func @f(%a: !gpu.mma_matrix<4x4xf32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise remf %a, %a : (!gpu.mma_matrix<4x4xf32, "COp">, !gpu.mma_matrix<4x4xf32, "COp">) -> !gpu.mma_matrix<4x4xf32, "COp">
  return
}

// -----

// CHECK: 'affine.linearize_index' op should have a basis element for each index, the outermost excepted, but has 1 for 3
func.func @f(%i: index) {
  %0 = "affine.linearize_index"(%i, %i, %i) {static_basis = array<i64: 7>, operandSegmentSizes = array<i32: 3, 0>} : (index, index, index) -> index
  return
}

// -----

// CHECK: 'affine.linearize_index' op should have a basis element for each index, the outermost excepted, but has 3 for 2
func.func @f(%i: index) {
  %0 = "affine.linearize_index"(%i, %i) {static_basis = array<i64: 7, 8, 9>, operandSegmentSizes = array<i32: 2, 0>} : (index, index) -> index
  return
}

// -----

// CHECK: 'affine.linearize_index' op has 1 dynamic basis elements, but 0 operands for them
func.func @f(%i: index) {
  %0 = "affine.linearize_index"(%i, %i) {static_basis = array<i64: 7, -9223372036854775808>, operandSegmentSizes = array<i32: 2, 0>} : (index, index) -> index
  return
}

// -----

// CHECK: 'affine.linearize_index' op has 0 dynamic basis elements, but 1 operands for them
func.func @f(%i: index) {
  %0 = "affine.linearize_index"(%i, %i, %i) {static_basis = array<i64: 7>, operandSegmentSizes = array<i32: 2, 1>} : (index, index, index) -> index
  return
}

// -----

// CHECK: 'affine.linearize_index' op expected at least one index
func.func @f(%i: index) {
  %0 = "affine.linearize_index"() {static_basis = array<i64>, operandSegmentSizes = array<i32: 0, 0>} : () -> index
  return
}

// -----

// CHECK: 'nvgpu.device_async_copy' op copies to workgroup memory, but got memref<8xf32>
func.func @f(%a: memref<8xf32>, %b: memref<8xf32>, %i: index) {
  %0 = nvgpu.device_async_copy %a[%i], %b[%i], 4 : memref<8xf32> to memref<8xf32>
  return
}

// -----

// CHECK: 'nvgpu.device_async_copy' op copies between memrefs of one element type, but got memref<8xf32> and memref<8xf16, 3>
func.func @f(%a: memref<8xf32>, %b: memref<8xf16, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %a[%i], %b[%i], 4 : memref<8xf32> to memref<8xf16, 3>
  return
}

// -----

// CHECK: 'nvgpu.device_async_copy' op copies no element
func.func @f(%a: memref<8xf32>, %b: memref<8xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %a[%i], %b[%i], 0 : memref<8xf32> to memref<8xf32, 3>
  return
}

// -----

// CHECK: 'vector.scan' op has reduction dim 2 outside of vector<4x8xf32>
func.func @f(%a: vector<4x8xf32>, %b: vector<4xf32>) {
  %0:2 = vector.scan <add>, %a, %b {reduction_dim = 2 : i64, inclusive = true} : vector<4x8xf32>, vector<4xf32>
  return
}

// -----

// CHECK: 'vector.scan' op requires an integer attribute 'reduction_dim' and a boolean one 'inclusive'
func.func @f(%a: vector<4x8xf32>, %b: vector<4xf32>) {
  %0:2 = vector.scan <add>, %a, %b {reduction_dim = 1 : i64, inclusive = 1 : i32} : vector<4x8xf32>, vector<4xf32>
  return
}

// -----

// CHECK: 'vector.scan' op initial value must have type vector<8xf32>, but got vector<4xf32>
func.func @f(%a: vector<4x8xf32>, %b: vector<4xf32>) {
  %0:2 = vector.scan <add>, %a, %b {reduction_dim = 0 : i64, inclusive = true} : vector<4x8xf32>, vector<4xf32>
  return
}

// -----

// CHECK: 'vector.scan' op unsupported reduction kind 'and' for f32
func.func @f(%a: vector<8xf32>, %b: vector<f32>) {
  %0:2 = vector.scan <and>, %a, %b {reduction_dim = 0 : i64, inclusive = true} : vector<8xf32>, vector<f32>
  return
}
