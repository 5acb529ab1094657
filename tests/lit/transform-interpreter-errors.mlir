// RUN: not cgc opt %s --split-input-file --pass-pipeline=transform-interpreter 2>&1 | FileCheck %s --implicit-check-not=error:

// CHECK: errors.mlir:[[#@LINE+9]]:10: error: 'transform.structured.generalize' op uses a handle whose ops are not there any more
// CHECK: errors.mlir:[[#@LINE+7]]:14: note: they were replaced here
func.func @stale(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.copy ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.copy"]} in %m : (!transform.any_op) -> !transform.any_op
    %1, %2 = transform.structured.tile_using_for %0 tile_sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %3 = transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
}
// -----
// CHECK: error: 'linalg.matmul' op has a reduction along loop 2, which scf.forall cannot share
// CHECK: note: by 'transform.structured.tile_using_forall'
func.func @reduction(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.tile_using_forall %0 tile_sizes [0, 0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
// -----
// CHECK: error: 'func.func' op is no linalg op on tensors or on buffers: only those are tiled
// CHECK: note: by 'transform.structured.tile_using_for'
func.func @other() { return }
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.tile_using_for %0 tile_sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
// -----
// CHECK: error: 'transform.split_handle' op expected the handle to have 2 ops, and it has 1
func.func @one() { return }
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.split_handle %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
// -----
// CHECK: error: 'transform.named_sequence' op is nested too deep, or includes itself
func.func @again() { return }
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  transform.include @__transform_main failures(propagate) (%m) : (!transform.any_op) -> ()
  transform.yield
}
// -----
// CHECK: error: 'transform.structured.tile_using_for' op has 2 results, where the tiled op and 2 loops are made
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %1, %2 = transform.structured.tile_using_for %m tile_sizes [2, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
// -----
// CHECK: error: 'transform.structured.tile_using_forall' op takes either num_threads or tile_sizes
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %1, %2 = transform.structured.tile_using_forall %m num_threads [2] tile_sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
// -----
// CHECK: error: 'transform.apply_registered_pass' op has a pass list that cannot be run: unknown pass 'no-such-pass'
func.func @passes() { return }
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
  %1 = transform.apply_registered_pass "no-such-pass" to %0 : (!transform.any_op) -> !transform.any_op
  transform.yield
}
// -----
// CHECK: error: 'transform.structured.match' op has i32, which is no handle
transform.named_sequence @__transform_main(%m: i32) {
  %1 = transform.structured.match ops{["func.func"]} in %m : (i32) -> !transform.any_op
  transform.yield
}
// -----
// CHECK: {{e}}rror: 'transform.named_sequence' op is run already
func.func @itself() { return }
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %1 = transform.apply_registered_pass "transform-interpreter" to %m : (!transform.any_op) -> !transform.any_op
  transform.yield
}
// -----
// CHECK: error: 'transform.structured.tile_using_for' op has the same op in its handle twice, or one inside of another
func.func @twice(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.copy ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.copy"]} in %m : (!transform.any_op) -> !transform.any_op
  %1 = transform.merge_handles %0, %0 : !transform.any_op
  %2, %3 = transform.structured.tile_using_for %1 tile_sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
// -----
// CHECK: error: 'scf.forall' op reads what is to be fused in more than one place
// CHECK: note: by 'transform.structured.fuse_into_containing_op'
func.func @places(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %z = arith.constant 1.0 : f32
  %f = linalg.fill ins(%z : f32) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  %r = scf.forall (%i) in (4) shared_outs(%o = %f) -> (tensor<4xf32>) {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<4xf32> to tensor<1xf32>
    %t = tensor.extract_slice %o[%i] [1] [1] : tensor<4xf32> to tensor<1xf32>
    %c = linalg.add ins(%s, %t : tensor<1xf32>, tensor<1xf32>) outs(%t : tensor<1xf32>) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %c into %o[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  return %r : tensor<4xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.fill"]} in %m : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.match ops{["scf.forall"]} in %m : (!transform.any_op) -> !transform.any_op
  %2, %3 = transform.structured.fuse_into_containing_op %0 into %1 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
// -----
// CHECK: error: 'linalg.copy' op does not reduce along loop 0, which the schedule splits
// CHECK: note: by 'transform.structured.tile_reduction_using_forall'
func.func @parallel(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.copy ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.copy"]} in %m : (!transform.any_op) -> !transform.any_op
  %1, %2, %3, %4 = transform.structured.tile_reduction_using_forall %0 by num_threads = [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
// -----
// CHECK: error: 'linalg.copy' op is no linalg op on buffers: only those are promoted
// CHECK: note: by 'transform.structured.promote'
func.func @tensors(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.copy ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.copy"]} in %m : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.promote %0 : (!transform.any_op) -> !transform.any_op
  transform.yield
}
// -----
// CHECK: error: 'linalg.copy' op has a buffer whose size has no bound, or is large: tile it before its promotion
func.func @bound(%a: memref<?xf32>, %b: memref<?xf32>) {
  linalg.copy ins(%a : memref<?xf32>) outs(%b : memref<?xf32>)
  return
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.copy"]} in %m : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.promote %0 : (!transform.any_op) -> !transform.any_op
  transform.yield
}
// -----
// CHECK: error: 'transform.structured.tile_using_for' op takes a value that is no parameter: only numbers and those are taken
func.func @handles() { return }
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %1, %2 = transform.structured.tile_using_for %m tile_sizes [%m] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
// -----
// CHECK: error: 'transform.structured.tile_using_for' op has 2 results, where fewer loops are made: a parameter is zero
func.func @zero(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.copy ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %p = transform.param.constant 0 : i64 -> !transform.param<i64>
  %0 = transform.structured.match ops{["linalg.copy"]} in %m : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.tile_using_for %0 tile_sizes [%p] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
// -----
// CHECK: error: 'linalg.generic' op has no result, more than 16, or one without an op that combines it and has a neutral element
#from = affine_map<(i) -> (i)>
#to = affine_map<(i) -> ()>
func.func @many(%v: tensor<64xf32>, %z: tensor<f32>) -> tensor<f32> {
  %r:17 = linalg.generic {indexing_maps = [#from, #to, #to, #to, #to, #to, #to, #to, #to, #to, #to, #to, #to, #to, #to, #to, #to, #to], iterator_types = ["reduction"]}
    ins(%v : tensor<64xf32>) outs(%z, %z, %z, %z, %z, %z, %z, %z, %z, %z, %z, %z, %z, %z, %z, %z, %z :
      tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  ^bb0(%x: f32, %a0: f32, %a1: f32, %a2: f32, %a3: f32, %a4: f32, %a5: f32, %a6: f32, %a7: f32, %a8: f32, %a9: f32, %a10: f32, %a11: f32, %a12: f32, %a13: f32, %a14: f32, %a15: f32, %a16: f32):
    %s0 = arith.addf %x, %a0 : f32
    %s1 = arith.addf %x, %a1 : f32
    %s2 = arith.addf %x, %a2 : f32
    %s3 = arith.addf %x, %a3 : f32
    %s4 = arith.addf %x, %a4 : f32
    %s5 = arith.addf %x, %a5 : f32
    %s6 = arith.addf %x, %a6 : f32
    %s7 = arith.addf %x, %a7 : f32
    %s8 = arith.addf %x, %a8 : f32
    %s9 = arith.addf %x, %a9 : f32
    %s10 = arith.addf %x, %a10 : f32
    %s11 = arith.addf %x, %a11 : f32
    %s12 = arith.addf %x, %a12 : f32
    %s13 = arith.addf %x, %a13 : f32
    %s14 = arith.addf %x, %a14 : f32
    %s15 = arith.addf %x, %a15 : f32
    %s16 = arith.addf %x, %a16 : f32
    linalg.yield %s0, %s1, %s2, %s3, %s4, %s5, %s6, %s7, %s8, %s9, %s10, %s11, %s12, %s13, %s14, %s15, %s16 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
  } -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
  return %r#16 : tensor<f32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
  %1, %2, %3, %4 = transform.structured.tile_reduction_using_for %0 by tile_sizes = [8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
