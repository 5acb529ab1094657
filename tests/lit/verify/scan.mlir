// RUN: not cgc opt %s --split-input-file 2>&1 | FileCheck %s

// CHECK: error: 'codegen.scan' op has an indexing map that does not fit operand 1
func.func @rank(%x: tensor<8xf32>, %e: tensor<4x2xf32>) -> tensor<4x2xf32> {
  %r = codegen.scan {block = 4 : i64, dimension = 0 : i64, indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], reverse = false} ins(%x : tensor<8xf32>) outs(%e : tensor<4x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %out, %in : f32
    linalg.yield %s : f32
  } -> tensor<4x2xf32>
  return %r : tensor<4x2xf32>
}

// -----
// CHECK: error: 'codegen.scan' op needs its dimension, elements of a block, and whether lines are reversed
func.func @block(%x: tensor<8xf32>, %e: tensor<8xf32>) -> tensor<8xf32> {
  %r = codegen.scan {block = 0 : i64, dimension = 0 : i64, indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], reverse = false} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %out, %in : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----
// CHECK: error: 'codegen.scan' op has no such dimension
func.func @dimension(%x: tensor<8xf32>, %e: tensor<8xf32>) -> tensor<8xf32> {
  %r = codegen.scan {block = 8 : i64, dimension = 1 : i64, indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], reverse = false} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %out, %in : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----
// CHECK: error: 'codegen.scan' op has a region that does not combine an element and a result
func.func @region(%x: tensor<8xf32>, %e: tensor<8xf32>) -> tensor<8xf32> {
  %r = codegen.scan {block = 8 : i64, dimension = 0 : i64, indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], reverse = false} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %out : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
