
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#trait = {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}

func.func @tensors(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %x: f32, %img: tensor<1x9x9x3xf32>, %k: tensor<3x3x3x8xf32>) -> tensor<4xf32> {
  %0 = tensor.empty() : tensor<4x16xf32>
  %1 = linalg.fill ins(%x : f32) outs(%0 : tensor<4x16xf32>) -> tensor<4x16xf32>
  %2 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%1 : tensor<4x16xf32>) -> tensor<4x16xf32>
  %3 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>, note} ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%1 : tensor<4x16xf32>) -> tensor<4x16xf32>
  %4 = tensor.empty() : tensor<4xf32>
  %5 = linalg.generic #trait ins(%3 : tensor<4x16xf32>) outs(%4 : tensor<4xf32>) attrs = {tag = 1} {
  ^bb0(%e: f32, %acc: f32):
    %i = linalg.index 1 : index
    %s = arith.addf %e, %acc : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  %6 = linalg.map { arith.mulf } ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<4x8xf32>)
  %7 = linalg.map ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>)
    (%e: f32) {
      %q = math.exp %e : f32
      %r = math.absf %q : f32
      linalg.yield %r : f32
    }
  %8 = linalg.reduce { arith.addf } ins(%3 : tensor<4x16xf32>) outs(%5 : tensor<4xf32>) dimensions = [1]
  %9 = linalg.reduce ins(%3 : tensor<4x16xf32>) outs(%5 : tensor<4xf32>) dimensions = [1]
    (%e: f32, %acc: f32) {
      %q = arith.mulf %e, %e : f32
      %r = arith.addf %q, %acc : f32
      linalg.yield %r : f32
    }
  %10 = tensor.empty() : tensor<16x4xf32>
  %11 = linalg.transpose ins(%3 : tensor<4x16xf32>) outs(%10 : tensor<16x4xf32>) permutation = [1, 0]
  %12 = linalg.broadcast ins(%9 : tensor<4xf32>) outs(%10 : tensor<16x4xf32>) dimensions = [0]
  %13 = linalg.softmax dimension(1) ins(%12 : tensor<16x4xf32>) outs(%10 : tensor<16x4xf32>) -> tensor<16x4xf32>
  %14 = tensor.empty() : tensor<1x4x4x8xf32>
  %15 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%img, %k : tensor<1x9x9x3xf32>, tensor<3x3x3x8xf32>) outs(%14 : tensor<1x4x4x8xf32>) -> tensor<1x4x4x8xf32>
  %16 = linalg.exp ins(%9 : ,<4xf32>) outs(%9 : tensor<4xf32>) -> tensor<4xf32>
  %17 = linalg.add ins(%9, %16 : tensor<4xf32>, tensor<4xf32>) outs(%9 : tensor<4xf32>) -> tensor<4xf32>
  return %17 : tensor<4xf32>
}

func.func @buffers(%a: memref<4x8xi32>, %b: memref<8x4xi32>, %c: memref<4x4xi32>) {
  linalg.matmul ins(%a, %b : memref<4x8xi32>, memref<8x4xi32>) outs(%c : memref<4x4xi32>)
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%c : memref<4x4xi32>) {
  ^bb0(%o: i32):
    %z = arith.addi %o, %o : i32
    linalg.yield %z : i32
  }
  linalg.copy ins(%c : memref<4x4xi32>) outs(%c : memref<4x4xi32>)
  return
}
