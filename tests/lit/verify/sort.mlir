// RUN: not cgc opt %s --split-input-file 2>&1 | FileCheck %s

// CHECK: error: 'codegen.sort' op takes what it sorts, and how runs share it, and has as many outputs as it sorts
func.func @inputs(%x: tensor<8xf32>, %e: tensor<8xf32>) -> tensor<8xf32> {
  %r = codegen.sort {block = 96 : i64, indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], run = 1 : i64} ins(%x, %x, %x : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.cmpf olt, %a, %b : f32
    linalg.yield %s : i1
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----
// CHECK: error: 'codegen.sort' op has indexing_maps that are not one for each operand
func.func @maps(%x: tensor<8xf32>, %e: tensor<8xf32>) -> tensor<8xf32> {
  %r = codegen.sort {block = 96 : i64, indexing_maps = [affine_map<(d0) -> (d0)>], run = 1 : i64} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.cmpf olt, %a, %b : f32
    linalg.yield %s : i1
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----
// CHECK: error: 'codegen.sort' op needs elements of a run that is sorted, and of a block that will be
func.func @run(%x: tensor<8xf32>, %e: tensor<8xf32>) -> tensor<8xf32> {
  %r = codegen.sort {block = 96 : i64, indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], run = 97 : i64} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.cmpf olt, %a, %b : f32
    linalg.yield %s : i1
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----
// CHECK: error: 'codegen.sort' op has an indexing map that does not fit operand 1
func.func @cuts(%x: tensor<8xf32>, %e: tensor<8xf32>) -> tensor<8xf32> {
  %r = codegen.sort {block = 96 : i64, indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0 floordiv 8)>, affine_map<(d0) -> (d0)>], run = 1 : i64} ins(%x, %e : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.cmpf olt, %a, %b : f32
    linalg.yield %s : i1
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----
// CHECK: error: 'codegen.sort' op has an indexing map that does not fit operand 0
func.func @turned(%x: tensor<8x8xf32>, %e: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %r = codegen.sort {block = 96 : i64, indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], run = 1 : i64} ins(%x : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.cmpf olt, %a, %b : f32
    linalg.yield %s : i1
  } -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}

// -----
// CHECK: error: 'codegen.sort' op has a region that does not compare two elements of each
func.func @region(%x: tensor<8xf32>, %e: tensor<8xf32>) -> tensor<8xf32> {
  %r = codegen.sort {block = 96 : i64, indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], run = 1 : i64} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----
// CHECK: error: 'codegen.sort' op has a region that does not compare two elements of each
func.func @elements(%x: tensor<8xf32>, %e: tensor<8xf32>) -> tensor<8xf32> {
  %r = codegen.sort {block = 96 : i64, indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], run = 1 : i64} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f16, %b: f16):
    %s = arith.cmpf olt, %a, %b : f16
    linalg.yield %s : i1
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
