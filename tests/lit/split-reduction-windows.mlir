// Gradients of a convolution's kernel have few results and long sums. Where no loop but those along windows can be split, and where matrix units read
// the innermost loop in whole pieces, parts are of rows of windows: maps say where a part's windows are, the array that has them stays as it is.
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=hopper},split-reduction' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=lavapipe},split-reduction' --mlir-print-local-scope | FileCheck %s --check-prefix=PLAIN
// RUN: sed 's/<8x3/<2x3/g; s/40x131/8x131/g; s/1x40x/1x8x/g' %s >%t.mlir
// RUN: cgc opt %t.mlir %validate --pass-pipeline='split-reduction{parallel=64}' >%t
// RUN: %long cgc opt %s --validate --pass-pipeline='split-reduction{parallel=64}' >%t
// RUN: cgc compile %s --target=hopper --print-ir-after=select-configuration -o %t.spv 2>&1 | FileCheck %s --check-prefix=UNITS

#x = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4 * 2, d2 + d5 * 2, d6)>
#y = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
#r = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>

// CHECK-LABEL: func.func public @halves(
// CHECK: %[[Y:.*]] = tensor.expand_shape %{{.*}} {{\[}}[0, 1], [2], [3], [4]] {{.*}} : tensor<16x16x16x32xf16> into tensor<8x2x16x16x32xf16>
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d1, d2 + d0 * 4 + d5 * 2, d3 + d6 * 2, d7)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d5, d6, d7, d4)>,
// CHECK-SAME: ins(%{{.*}}, %[[Y]] : tensor<8x33x33x16xf16>, tensor<8x2x16x16x32xf16>) outs(%{{.*}} : tensor<8x8x3x3x32xf32>)
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<8x3x3x32xf32>)
// PLAIN-LABEL: func.func public @halves(
// PLAIN: linalg.generic {{.*}} ins(%{{.*}} : tensor<8x33x33x8x2xf16>, tensor<16x16x8x2x32xf16>) outs(%{{.*}} : tensor<8x8x3x3x32xf32>)
// UNITS: pipeline = CooperativeMatrix
// UNITS: linalg.generic {{.*}} ins(%{{.*}} : tensor<8x33x33x16xf16>, tensor<8x512x32xf16>) outs(%{{.*}} : tensor<8x72x32xf32>)
func.func public @halves(%x: tensor<8x33x33x16xf16>, %y: tensor<16x16x16x32xf16>) -> tensor<8x3x3x32xf32> {
  %c = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x3x3x32xf32>
  %z = linalg.fill ins(%c : f32) outs(%e : tensor<8x3x3x32xf32>) -> tensor<8x3x3x32xf32>
  %0 = linalg.generic {indexing_maps = [#x, #y, #r], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
    ins(%x, %y : tensor<8x33x33x16xf16>, tensor<16x16x16x32xf16>) outs(%z : tensor<8x3x3x32xf32>) {
  ^bb0(%a: f16, %b: f16, %o: f32):
    %f = arith.extf %a : f16 to f32
    %g = arith.extf %b : f16 to f32
    %m = arith.mulf %f, %g : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<8x3x3x32xf32>
  return %0 : tensor<8x3x3x32xf32>
}

// One image of few rows: parts are of columns.
// CHECK-LABEL: func.func public @one(
// CHECK: tensor.expand_shape {{.*}} : tensor<1x8x2048x8xf32> into tensor<1x8x32x64x8xf32>
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d1 + d5, d2 + d0 * 64 + d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d0, d6, d3)>,
// CHECK-SAME: ins(%{{.*}} : tensor<1x10x2050xf32>, tensor<1x8x32x64x8xf32>) outs(%{{.*}} : tensor<32x3x3x8xf32>)
func.func public @one(%x: tensor<1x10x2050xf32>, %y: tensor<1x8x2048x8xf32>) -> tensor<3x3x8xf32> {
  %c = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x3x8xf32>
  %z = linalg.fill ins(%c : f32) outs(%e : tensor<3x3x8xf32>) -> tensor<3x3x8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d0 + d4, d1 + d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5, d2)>,
                                        affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2)>],
                       iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
    ins(%x, %y : tensor<1x10x2050xf32>, tensor<1x8x2048x8xf32>) outs(%z : tensor<3x3x8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<3x3x8xf32>
  return %0 : tensor<3x3x8xf32>
}

// What a window's padding surrounds is split first where the parts leave something over, too: a kernel pads as it reads.
// CHECK-LABEL: func.func public @channels_over(
// CHECK: %[[S:.*]] = tensor.extract_slice %arg0[0, 0, 0, 0] [1, 126, 6, 9]
// CHECK: %[[E:.*]] = tensor.expand_shape %[[S]] {{.*}} : tensor<1x126x6x9xf32> into tensor<1x6x21x6x9xf32>
// CHECK: tensor.pad %[[E]] low[0, 0, 0, 2, 2] high[0, 0, 0, 2, 2]
// UNITS-LABEL: func.func @channels_over
// UNITS: pipeline = MatmulPromoteVectorize
// UNITS-NOT: gives way
func.func public @channels_over(%x: tensor<1x131x6x9xf32>, %w: tensor<40x131x5x5xf32>) -> tensor<1x40x6x9xf32> {
  %c = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0, 0, 2, 2] high[0, 0, 2, 2] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %c : f32
  } : tensor<1x131x6x9xf32> to tensor<1x131x10x13xf32>
  %e = tensor.empty() : tensor<1x40x6x9xf32>
  %z = linalg.fill ins(%c : f32) outs(%e : tensor<1x40x6x9xf32>) -> tensor<1x40x6x9xf32>
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%p, %w : tensor<1x131x10x13xf32>, tensor<40x131x5x5xf32>) outs(%z : tensor<1x40x6x9xf32>) -> tensor<1x40x6x9xf32>
  return %0 : tensor<1x40x6x9xf32>
}
