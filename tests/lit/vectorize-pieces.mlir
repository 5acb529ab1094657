// A thread's channels in chunks that lie apart (batch=): neighbours read and write what is side by side, without workgroup memory. Convolutions, what
// follows them, and products.

// RUN: cgc compile %s --target=valhall --emit=mlir --config='tile=0,1,8,64,0,0,0 thread=0,1,4,8,0,0,0 reduction=0,0,0,0,1,1,4 batch=0,0,0,2,0,0,0' > %t.mlir 2> %t.log && FileCheck %s < %t.mlir
// RUN: not grep "gives way" %t.log
// RUN: cgc run %s --function=relu --device=interp --target=valhall --config='tile=0,1,8,64,0,0,0 thread=0,1,4,8,0,0,0 reduction=0,0,0,0,1,1,4 batch=0,0,0,2,0,0,0' --input=1x17x17x8xf32=1 --input=3x3x8x64xf32=1 --input=64xf32=-70 | FileCheck %s --check-prefix=RELU
// RUN: cgc run %s --function=relu --device=interp --target=valhall --compare --config='tile=0,1,8,64,0,0,0 thread=0,1,4,8,0,0,0 reduction=0,0,0,0,1,1,4 batch=0,0,0,2,0,0,0' --input=1x17x17x8xf32=random --input=3x3x8x64xf32=random --input=64xf32=random > %t.log
// RUN: grep 'worst difference [0-9.]*e-0[67]' %t.log
// RELU: 1x8x8x64xf32=[{{\[\[}}2 2 2 2

// The chunks of 8 threads of 4 channels each: the second one is 8 vectors behind the first, and pixels are 16 apart.
// CHECK-LABEL: func.func @relu_dispatch_0()
// CHECK-SAME: batch_tile = [0, 0, 0, 2, 0, 0, 0]
// CHECK-SAME: pipeline = Vectorize workgroup_size = [8, 2, 1]
// CHECK-NOT: memref.alloc
// CHECK: memref.store %{{.*}}, %[[OUT:.*]][%[[AT:.*]]] : memref<1024xvector<4xf32>>
// CHECK: %[[P1:.*]] = arith.addi %[[AT]], %c16
// CHECK: memref.store %{{.*}}, %[[OUT]][%[[P1]]]
// CHECK: %[[C1:.*]] = arith.addi %[[AT]], %c8
// CHECK: memref.store %{{.*}}, %[[OUT]][%[[C1]]]
// CHECK-COUNT-3: memref.store
// CHECK-NOT: memref.store
func.func @relu(%x: tensor<1x17x17x8xf32>, %w: tensor<3x3x8x64xf32>, %b: tensor<64xf32>) -> tensor<1x8x8x64xf32> {
  %r = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x17x17x8xf32>, tensor<3x3x8x64xf32>) -> tensor<1x8x8x64xf32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [3] : (tensor<64xf32>) -> tensor<1x8x8x64xf32>
  %s = stablehlo.add %r, %bb : tensor<1x8x8x64xf32>
  %z = stablehlo.constant dense<0.0> : tensor<1x8x8x64xf32>
  %q = stablehlo.maximum %s, %z : tensor<1x8x8x64xf32>
  return %q : tensor<1x8x8x64xf32>
}
