// Windows of one place in short rounds: places lie along the rows of workgroup memory, and threads read vectors of them; so they do not in long rounds,
// whose copies would write to few of its banks.
// RUN: cgc compile %s --target=hopper -o %t.spv --print-ir-after=promote --config='op=linalg.conv_2d_nhwc_hwcf pipeline=MatmulPromoteVectorize tile=1,2,8,32,0,0,0 thread=0,1,4,4,0,0,0 reduction=0,0,0,0,1,1,16 promote=0,1 prefetch=true' 2>&1 | FileCheck %s
// RUN: cgc compile %s --target=hopper -o %t.spv --print-ir-after=promote --config='op=linalg.conv_2d_nhwc_hwcf pipeline=MatmulPromoteVectorize tile=1,2,8,32,0,0,0 thread=0,1,4,4,0,0,0 reduction=0,0,0,0,1,1,32 promote=0,1 prefetch=true' 2>&1 | FileCheck %s --check-prefix=LONG
// RUN: cgc run %s --device=interp --target=hopper --compare --print-limit=1 --input=random:1 --input=random:2 --config='op=linalg.conv_2d_nhwc_hwcf pipeline=MatmulPromoteVectorize tile=1,2,8,32,0,0,0 thread=0,1,4,4,0,0,0 reduction=0,0,0,0,1,1,16 promote=0,1 prefetch=true' | FileCheck %s --check-prefix=SAME

// CHECK: bufferization.alloc_tensor() {memory_space = 3 : i64} : tensor<1x2x16x12xf32>
// LONG: bufferization.alloc_tensor() {memory_space = 3 : i64} : tensor<1x2x8x36xf32>
// SAME: worst difference {{0|[0-9.]+e-0[5-7]}} at
func.func @main(%x: tensor<1x5x15x32xf32>, %w: tensor<3x3x32x33xf32>) -> tensor<1x5x15x33xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x5x15x32xf32>, tensor<3x3x32x33xf32>) -> tensor<1x5x15x33xf32>
  return %0 : tensor<1x5x15x33xf32>
}
