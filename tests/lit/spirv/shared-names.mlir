// Kernels share variables of workgroup memory, which are named once.
// RUN: cgc compile %s --target=hopper -g -o %t.spv && spirv-val --target-env vulkan1.3 %t.spv
// RUN: spirv-dis --raw-id %t.spv | grep '"shared"' | sort > %t.names && FileCheck %s --input-file=%t.names && uniq -d %t.names | count 0
// CHECK: OpName %{{[0-9]+}} "shared"
func.func @first(%a: tensor<256x256xf32>, %b: tensor<256x256xf32>) -> tensor<256x256xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  return %0 : tensor<256x256xf32>
}
func.func @second(%a: tensor<384x256xf32>, %b: tensor<256x384xf32>) -> tensor<384x384xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<384x256xf32>, tensor<256x384xf32>) -> tensor<384x384xf32>
  return %0 : tensor<384x384xf32>
}
