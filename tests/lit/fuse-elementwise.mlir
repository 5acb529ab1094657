// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg,fuse-elementwise,canonicalize,cse' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg,canonicalize,cse,fuse-elementwise' --validate | FileCheck %s --check-prefix=DEAD

// Three inputs, one op: the broadcast is a map.
// CHECK-LABEL: func.func @add_multiply_bias
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>]
// CHECK-SAME: ins(%arg0, %arg1, %arg2 :
// CHECK: %[[S:.*]] = arith.addf
// CHECK: arith.mulf %[[S]]
// CHECK-NOT: linalg.generic
func.func @add_multiply_bias(%a: tensor<6x5xf32>, %b: tensor<6x5xf32>, %c: tensor<5xf32>) -> tensor<6x5xf32> {
  %0 = stablehlo.add %a, %b : tensor<6x5xf32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<5xf32>) -> tensor<6x5xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<6x5xf32>
  return %2 : tensor<6x5xf32>
}

// Equal inputs are one, splats and fills are scalars of the body.
// CHECK-LABEL: func.func @constants
// CHECK: linalg.generic {{.*}} ins(%arg0 : tensor<7xf32>)
// CHECK: ^bb0(%[[X:.*]]: f32, %{{.*}}: f32):
// CHECK: arith.mulf %[[X]], %[[X]]
// CHECK: arith.addf %{{.*}}, %cst
// CHECK-NOT: linalg.generic
func.func @constants(%a: tensor<7xf32>) -> tensor<7xf32> {
  %c = stablehlo.constant dense<2.0> : tensor<f32>
  %0 = stablehlo.multiply %a, %a : tensor<7xf32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<7xf32>
  %2 = stablehlo.add %0, %1 : tensor<7xf32>
  return %2 : tensor<7xf32>
}

// Elementwise work joins the reduction that reads it.
// CHECK-LABEL: func.func @into_reduction
// CHECK: linalg.fill
// CHECK: linalg.generic {{.*}}"parallel", "reduction"{{.*}} ins(%arg0 : tensor<4x6xf32>)
// CHECK: math.exp
// CHECK: arith.addf
// CHECK-NOT: linalg.generic
func.func @into_reduction(%a: tensor<4x6xf32>) -> tensor<4xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.exponential %a : tensor<4x6xf32>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// A named op keeps its operands; what others use, too, is computed once.
// CHECK-LABEL: func.func @stays
// CHECK: linalg.generic {{.*}} ins(%arg0 :
// CHECK: math.exp
// CHECK: linalg.matmul
// CHECK: linalg.generic
func.func @stays(%a: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = stablehlo.exponential %a : tensor<4x4xf32>
  %1 = stablehlo.dot %0, %0 : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.add %0, %a : tensor<4x4xf32>
  return %1, %2 : tensor<4x4xf32>, tensor<4x4xf32>
}

// What was written on an op for later passes stays with it; what its producer had goes with the producer.
// CHECK-LABEL: func.func @configured
// CHECK: linalg.generic {{.*}} ins(%arg0 : tensor<8xf32>)
// CHECK-SAME: attrs = {lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}4]]>}
func.func @configured(%a: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %x : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) attrs = {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[4]]>} {
  ^bb0(%x: f32, %y: f32):
    %s = arith.mulf %x, %x : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// What an op finds in its output is no input of it that a reader could take over.
// CHECK-LABEL: func.func @adds_to_its_output
// CHECK: linalg.generic {{.*}} ins(%arg0 : tensor<5xf32>) outs(%arg1 : tensor<5xf32>)
// CHECK: linalg.generic
func.func @adds_to_its_output(%a: tensor<5xf32>, %b: tensor<5xf32>) -> tensor<5xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%a : tensor<5xf32>) outs(%b : tensor<5xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<5xf32>
  %e = tensor.empty() : tensor<5xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%0 : tensor<5xf32>) outs(%e : tensor<5xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.mulf %x, %x : f32
    linalg.yield %s : f32
  } -> tensor<5xf32>
  return %1 : tensor<5xf32>
}

// A costly element is not computed again for every row that reads it; a cheap one is.
// CHECK-LABEL: func.func @recomputes
// CHECK: math.exp
// CHECK: linalg.generic
// CHECK: arith.negf
// CHECK: arith.addf
// CHECK-NOT: linalg.generic
func.func @recomputes(%a: tensor<6xf32>, %b: tensor<6xf32>) -> tensor<5x6xf32> {
  %0 = stablehlo.exponential %a : tensor<6xf32>
  %1 = stablehlo.negate %b : tensor<6xf32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<6xf32>) -> tensor<5x6xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<6xf32>) -> tensor<5x6xf32>
  %4 = stablehlo.add %2, %3 : tensor<5x6xf32>
  return %4 : tensor<5x6xf32>
}

// Movement composes in the maps, indices move along.
// CHECK-LABEL: func.func @movement
// CHECK: linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, -d0 + 5)>, affine_map<(d0, d1) -> (d0, d1)>]
// CHECK: linalg.index 0
// CHECK: arith.addf
// CHECK-NOT: linalg.generic
func.func @movement(%a: tensor<4x6xf32>) -> tensor<6x4xf32> {
  %i = stablehlo.iota dim = 1 : tensor<4x6xf32>
  %0 = stablehlo.reverse %a, dims = [1] : tensor<4x6xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %2 = stablehlo.transpose %i, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %3 = stablehlo.add %1, %2 : tensor<6x4xf32>
  return %3 : tensor<6x4xf32>
}

// Unit dims fold into the map; other reshapes move in front of, or behind, the work.
// CHECK-LABEL: func.func @reshapes
// CHECK: %[[E:.*]] = tensor.expand_shape %arg0 {{\[}}[0, 1], [2]] output_shape [2, 2, 6]
// CHECK: linalg.generic {indexing_maps = [{{.*}}, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>]
// CHECK-SAME: ins(%[[E]], %arg1, %arg2 :
// CHECK: math.exp
// CHECK: arith.addf
// CHECK: arith.mulf
// CHECK: tensor.collapse_shape
// CHECK-NOT: linalg.generic
func.func @reshapes(%a: tensor<4x6xf32>, %b: tensor<2x2x6xf32>, %c: tensor<6xf32>) -> tensor<24xf32> {
  %0 = stablehlo.exponential %a : tensor<4x6xf32>
  %1 = stablehlo.reshape %0 : (tensor<4x6xf32>) -> tensor<2x2x6xf32>
  %2 = stablehlo.add %1, %b : tensor<2x2x6xf32>
  %3 = stablehlo.reshape %c : (tensor<6xf32>) -> tensor<1x1x6xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x1x6xf32>) -> tensor<2x2x6xf32>
  %5 = stablehlo.multiply %2, %4 : tensor<2x2x6xf32>
  %6 = stablehlo.reshape %5 : (tensor<2x2x6xf32>) -> tensor<24xf32>
  return %6 : tensor<24xf32>
}

// Sizes come from arguments, so that they hold on to no producer.
// CHECK-LABEL: func.func @dynamic
// CHECK: tensor.dim %arg0
// CHECK-COUNT-1: linalg.generic
// CHECK: arith.addf
// CHECK: arith.mulf
func.func @dynamic(%a: tensor<?x5xf32>, %b: tensor<?x5xf32>) -> tensor<?x5xf32> {
  %0 = stablehlo.add %a, %b : tensor<?x5xf32>
  %1 = stablehlo.multiply %0, %b : tensor<?x5xf32>
  return %1 : tensor<?x5xf32>
}

// What is sliced is computed on slices of its inputs.
// CHECK-LABEL: func.func @slice
// CHECK-DAG: %[[A:.*]] = tensor.extract_slice %arg0[1, 2] [3, 2] [1, 2]
// CHECK-DAG: %[[B:.*]] = tensor.extract_slice %arg1[2] [2] [2]
// CHECK: linalg.generic {{.*}} ins(%[[A]], %[[B]] : tensor<3x2xf32>, tensor<2xf32>)
// CHECK: linalg.index 1
// CHECK: affine.apply affine_map<(d0) -> (d0 * 2 + 2)>
// CHECK-NOT: tensor.extract_slice
func.func @slice(%a: tensor<4x6xf32>, %b: tensor<6xf32>) -> tensor<3x2xf32> {
  %0 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<6xf32>) -> tensor<4x6xf32>
  %1 = stablehlo.add %a, %0 : tensor<4x6xf32>
  %2 = stablehlo.iota dim = 1 : tensor<4x6xf32>
  %3 = stablehlo.multiply %1, %2 : tensor<4x6xf32>
  %4 = stablehlo.slice %3 [1:4, 2:6:2] : (tensor<4x6xf32>) -> tensor<3x2xf32>
  return %4 : tensor<3x2xf32>
}

// A transpose of unit dims moves nothing.
// CHECK-LABEL: func.func @unit_transpose
// CHECK-NOT: linalg.generic
// CHECK: %[[C:.*]] = tensor.collapse_shape %arg0 {{\[}}[0], [1, 2]]
// CHECK: tensor.expand_shape %[[C]] {{\[}}[0, 1], [2]] output_shape [1, 31, 16]
func.func @unit_transpose(%a: tensor<31x1x16xf32>) -> tensor<1x31x16xf32> {
  %0 = stablehlo.transpose %a, dims = [1, 0, 2] : (tensor<31x1x16xf32>) -> tensor<1x31x16xf32>
  return %0 : tensor<1x31x16xf32>
}

// Alone in its function, too, a named elementwise op becomes a generic.
// CHECK-LABEL: func.func @map_alone
// CHECK: linalg.generic
// CHECK: arith.mulf
// CHECK-NOT: linalg.map
func.func @map_alone(%a: tensor<16xf32>, %b: tensor<16xf32>) -> tensor<16xf32> {
  %e = tensor.empty() : tensor<16xf32>
  %0 = linalg.map { arith.mulf } ins(%a, %b : tensor<16xf32>, tensor<16xf32>) outs(%e : tensor<16xf32>)
  return %0 : tensor<16xf32>
}

// Sliced as a whole: what is not elementwise, or has more operands than are looked at.
// CHECK-LABEL: func.func @slice_whole
// CHECK: iterator_types = ["reduction"]
// CHECK: %[[S0:.*]] = tensor.extract_slice %{{.*}}[2] [4] [1]
// CHECK: linalg.generic
// CHECK: %[[S1:.*]] = tensor.extract_slice %{{.*}}[2] [4] [1]
// CHECK: return %[[S0]], %[[S1]]
#line = affine_map<(d0) -> (d0)>
func.func @slice_whole(%a: tensor<8xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.generic {indexing_maps = [#line, #line], iterator_types = ["reduction"]} ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%x: f32, %o: f32):
    %v = math.exp %x : f32
    linalg.yield %v : f32
  } -> tensor<8xf32>
  %1 = tensor.extract_slice %0[2] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %2 = linalg.generic {indexing_maps = [#line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line, #line],
      iterator_types = ["parallel"]}
      ins(%a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a :
          tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32, %x3: f32, %x4: f32, %x5: f32, %x6: f32, %x7: f32, %x8: f32, %x9: f32, %x10: f32, %x11: f32, %x12: f32, %x13: f32, %x14: f32, %x15: f32, %x16: f32, %x17: f32, %x18: f32, %x19: f32, %x20: f32, %x21: f32, %x22: f32, %x23: f32, %x24: f32, %x25: f32, %x26: f32, %x27: f32, %x28: f32, %x29: f32, %x30: f32, %x31: f32, %x32: f32, %x33: f32, %x34: f32, %x35: f32, %x36: f32, %x37: f32, %x38: f32, %x39: f32, %x40: f32, %x41: f32, %x42: f32, %x43: f32, %x44: f32, %x45: f32, %x46: f32, %x47: f32, %x48: f32, %x49: f32, %x50: f32, %x51: f32, %x52: f32, %x53: f32, %x54: f32, %x55: f32, %x56: f32, %x57: f32, %x58: f32, %x59: f32, %x60: f32, %x61: f32, %x62: f32, %x63: f32, %o: f32):
    %v = arith.mulf %x0, %x63 : f32
    linalg.yield %v : f32
  } -> tensor<8xf32>
  %3 = tensor.extract_slice %2[2] [4] [1] : tensor<8xf32> to tensor<4xf32>
  return %1, %3 : tensor<4xf32>, tensor<4xf32>
}
// And what looks at its output, is read elsewhere, too, or reads its input elsewhere than at its own index, or the slice loses a dim.
// CHECK-LABEL: func.func @slice_late
// CHECK: tensor.extract_slice %{{.*}}[1] [2] [1] : tensor<4xf32>
// CHECK: tensor.extract_slice %{{.*}}[1] [2] [1] : tensor<4xf32>
// CHECK: tensor.extract_slice %{{.*}}[1] [2] [1] : tensor<4xf32>
// CHECK: tensor.extract_slice %{{.*}}[1, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<4xf32>
#shifted = affine_map<(d0) -> (d0 + 1)>
func.func @slice_late(%a: tensor<4xf32>, %b: tensor<5xf32>, %c: tensor<3x4xf32>) -> (tensor<2xf32>, tensor<4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [#line, #line], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) {
  ^bb0(%x: f32, %o: f32):
    %v = arith.addf %x, %o : f32
    linalg.yield %v : f32
  } -> tensor<4xf32>
  %s0 = tensor.extract_slice %0[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %1 = linalg.generic {indexing_maps = [#line, #line], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%x: f32, %o: f32):
    %v = math.exp %x : f32
    linalg.yield %v : f32
  } -> tensor<4xf32>
  %s1 = tensor.extract_slice %1[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %2 = linalg.generic {indexing_maps = [#shifted, #line], iterator_types = ["parallel"]} ins(%b : tensor<5xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%x: f32, %o: f32):
    %v = math.sin %x : f32
    linalg.yield %v : f32
  } -> tensor<4xf32>
  %s2 = tensor.extract_slice %2[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %f = tensor.empty() : tensor<3x4xf32>
  %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%c : tensor<3x4xf32>) outs(%f : tensor<3x4xf32>) {
  ^bb0(%x: f32, %o: f32):
    %v = math.cos %x : f32
    linalg.yield %v : f32
  } -> tensor<3x4xf32>
  %s3 = tensor.extract_slice %3[1, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<4xf32>
  return %s0, %1, %s1, %s2, %s3 : tensor<2xf32>, tensor<4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<4xf32>
}
// Offsets and sizes may be values where the body asks for no index; strides and, with an index, offsets may not.
// CHECK-LABEL: func.func @slice_values
// CHECK-DAG: %[[I:.*]] = tensor.extract_slice %arg0[%arg1] [%arg2] [2] : tensor<8xf32> to tensor<?xf32>
// CHECK-DAG: tensor.empty(%arg2) : tensor<?xf32>
// CHECK: linalg.generic {{.*}} ins(%[[I]] : tensor<?xf32>)
// CHECK: math.exp
// CHECK: math.sin
// CHECK: tensor.extract_slice %{{.*}}[2] [2] [%arg1] : tensor<8xf32> to tensor<2xf32>
// CHECK: linalg.index
// CHECK: tensor.extract_slice %{{.*}}[%arg1] [2] [1] : tensor<8xf32> to tensor<2xf32>
func.func @slice_values(%a: tensor<8xf32>, %i: index, %n: index) -> (tensor<?xf32>, tensor<2xf32>, tensor<2xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.generic {indexing_maps = [#line, #line], iterator_types = ["parallel"]} ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%x: f32, %o: f32):
    %v = math.exp %x : f32
    linalg.yield %v : f32
  } -> tensor<8xf32>
  %s0 = tensor.extract_slice %0[%i] [%n] [2] : tensor<8xf32> to tensor<?xf32>
  %1 = linalg.generic {indexing_maps = [#line, #line], iterator_types = ["parallel"]} ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%x: f32, %o: f32):
    %v = math.sin %x : f32
    linalg.yield %v : f32
  } -> tensor<8xf32>
  %s1 = tensor.extract_slice %1[2] [2] [%i] : tensor<8xf32> to tensor<2xf32>
  %2 = linalg.generic {indexing_maps = [#line, #line], iterator_types = ["parallel"]} ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%x: f32, %o: f32):
    %d = linalg.index 0 : index
    %d32 = arith.index_cast %d : index to i32
    %g = arith.sitofp %d32 : i32 to f32
    %v = arith.mulf %x, %g : f32
    linalg.yield %v : f32
  } -> tensor<8xf32>
  %s2 = tensor.extract_slice %2[%i] [2] [1] : tensor<8xf32> to tensor<2xf32>
  return %s0, %s1, %s2 : tensor<?xf32>, tensor<2xf32>, tensor<2xf32>
}

// A branch that nothing reads once the op behind it is fused goes before what is inside it is looked at.
// DEAD-LABEL: func.func @dead_branch
// DEAD-NOT: scf.if
// DEAD: ins(%arg2 : tensor<f32>)
func.func @dead_branch(%i: tensor<i32>, %p: tensor<i1>, %x: tensor<f32>) -> tensor<f32> {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %g = stablehlo.compare GT, %i, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %0 = "stablehlo.if"(%g) ({
    %a = stablehlo.not %p : tensor<i1>
    stablehlo.return %a : tensor<i1>
  }, {
    %b = stablehlo.not %g : tensor<i1>
    stablehlo.return %b : tensor<i1>
  }) : (tensor<i1>) -> tensor<i1>
  %1 = stablehlo.select %0, %x, %x : tensor<i1>, tensor<f32>
  %2 = stablehlo.negate %1 : tensor<f32>
  return %2 : tensor<f32>
}
