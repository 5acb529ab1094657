// Matrices by a validator that knows them; and whole kernels, of each type and both forms of copies.
// REQUIRES: spirv-val-matrix
// RUN: cgc compile %S/matrix.mlir --target=hopper --pipeline='materialize-interface,verify-emission' -o %t.m.spv && %spirv-val-matrix --target-env vulkan1.3 %t.m.spv
// RUN: cgc compile %S/matrix-elements.mlir --target=hopper --pipeline='materialize-interface,verify-emission' -o %t.m.spv && %spirv-val-matrix --target-env vulkan1.3 %t.m.spv
// RUN: cgc compile %S/../tile-attention-matrix.mlir --target=hopper -o %t.m.spv && %spirv-val-matrix --target-env vulkan1.3 %t.m.spv
// RUN: cgc compile %s --target=hopper --pipeline=CooperativeMatrix -o %t.spv && %spirv-val-matrix --target-env vulkan1.3 %t.spv
// RUN: cgc compile %s --target=hopper --pipeline=CooperativeMatrix --config='buffers=2' -o %t.spv && %spirv-val-matrix --target-env vulkan1.3 %t.spv
// RUN: FileCheck %s --input-file=%t.json
// CHECK-COUNT-6: "pipeline": "CooperativeMatrix"
func.func @mma_f16(%a: tensor<64x96xf16>, %b: tensor<96x64xf16>) -> tensor<64x64xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<64x96xf16>, tensor<96x64xf16>) -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}
func.func @mma_tn(%a: tensor<48x40xf16>, %b: tensor<48x72xf16>) -> tensor<40x72xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<48x40xf16>, tensor<48x72xf16>) -> tensor<40x72xf32>
  return %0 : tensor<40x72xf32>
}
func.func @mma_nt_bias_tanh(%a: tensor<40x48xf16>, %b: tensor<33x48xf16>, %c: tensor<33xf32>) -> tensor<40x33xf16> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<40x48xf16>, tensor<33x48xf16>) -> tensor<40x33xf32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<33xf32>) -> tensor<40x33xf32>
  %2 = stablehlo.add %0, %1 : tensor<40x33xf32>
  %3 = stablehlo.tanh %2 : tensor<40x33xf32>
  %4 = stablehlo.convert %3 : (tensor<40x33xf32>) -> tensor<40x33xf16>
  return %4 : tensor<40x33xf16>
}
func.func @mma_bf16_odd(%a: tensor<35x37xbf16>, %b: tensor<37x33xbf16>) -> tensor<35x33xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<35x37xbf16>, tensor<37x33xbf16>) -> tensor<35x33xf32>
  return %0 : tensor<35x33xf32>
}
func.func @mma_i8(%a: tensor<32x64xi8>, %b: tensor<48x64xi8>) -> tensor<32x48xi32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<32x64xi8>, tensor<48x64xi8>) -> tensor<32x48xi32>
  return %0 : tensor<32x48xi32>
}
func.func @mma_conv(%a: tensor<2x10x34x16xf16>, %b: tensor<3x3x16x32xf16>) -> tensor<2x8x32x32xf32> {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x10x34x16xf16>, tensor<3x3x16x32xf16>) -> tensor<2x8x32x32xf32>
  return %0 : tensor<2x8x32x32xf32>
}
