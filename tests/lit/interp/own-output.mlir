// RUN: cgc run %s --function=reversed --device=interp --input=4xf32=1,2,3,4 | FileCheck %s
// RUN: cgc run %s --function=reversed --device=interp --target=vulkan1.1 --input=4xf32=1,2,3,4 | FileCheck %s

// A body that reads the tensor whose memory its op would otherwise take over for the result.
// CHECK: 4xf32=9 8 7 6
func.func @reversed(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %a, %a : tensor<4xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%a : tensor<4xf32>) outs(%0 : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %i = linalg.index 0 : index
    %last = arith.constant 3 : index
    %j = arith.subi %last, %i : index
    %x = tensor.extract %0[%j] : tensor<4xf32>
    %y = arith.addf %x, %in : f32
    linalg.yield %y : f32
  } -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
