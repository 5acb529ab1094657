// RUN: cgc compile %s --target=hopper --json=%t.json -o %t.spv --config='pipeline=Vectorize tile=1,4,4,16,0,0,0 thread=0,4,4,4,0,0,0 reduction=0,0,0,0,0,0,0' \
// RUN:   2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=TILES --input-file=%t.json
// RUN: cgc run %s --device=interp --target=hopper --compare --print-limit=1 --input=1x3x9x11xf32=random --input=5x3x3x3xf32=random:2 \
// RUN:   --config='pipeline=Vectorize tile=1,4,4,16,0,0,0 thread=0,4,4,4,0,0,0 reduction=0,0,0,0,0,0,0' 2>&1 | FileCheck %s --check-prefix=NUMBERS

// A kernel that is too long is tried with half the elements a thread, and half of that, before a plainer pipeline takes it.
// CHECK: remark: kernel @main_dispatch_0: pipeline Vectorize takes smaller tiles: the kernel has {{[0-9]+}} instructions, more than the limit of 2000
// CHECK-NOT: gives way
// TILES: "pipeline": "Vectorize", "tile_sizes": {{\[\[}}1,2,2,16,0,0,0],[0,2,2,4,0,0,0],
// NUMBERS: takes smaller tiles
// NUMBERS: compare result[0]: worst difference
func.func @main(%x: tensor<1x3x9x11xf32>, %w: tensor<5x3x3x3xf32>) -> tensor<1x5x9x11xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1],
    window = {stride = [1, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<1x3x9x11xf32>, tensor<5x3x3x3xf32>) -> tensor<1x5x9x11xf32>
  return %0 : tensor<1x5x9x11xf32>
}
