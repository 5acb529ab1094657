// About how many registers a thread's tile takes: it bounds what is chosen, is part of the launch description, and a remark says it of a tile of one's
// own that takes more than the target has.

// RUN: cgc compile %s --target=valhall -o %t.spv 2> %t.log && FileCheck %s < %t.json && count 0 < %t.log
// RUN: cgc compile %s --target=hopper -o %t.spv && FileCheck %s --check-prefix=HOPPER < %t.json
// RUN: cgc compile %s --target=valhall --config='op=linalg.matmul tile=32,64,0 thread=8,8,0 reduction=0,0,4' -o %t.spv 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: cgc compile %s --target=vulkan1.1 --config='op=linalg.matmul tile=32,64,0 thread=8,8,0 reduction=0,0,4' -o %t.spv 2>&1 | FileCheck %s --check-prefix=UNKNOWN --allow-empty
// RUN: cgc compile %s --target=valhall --pipeline=SimpleDistribute -o %t.spv && FileCheck %s --check-prefix=SIMPLE < %t.json
// RUN: cgc targets valhall | FileCheck %s --check-prefix=TARGET

// 4 x 4 sums, 4 rows and 4 columns of 4 values for a step. Twice as wide values have a tile of a row, not of four.
// CHECK: "name": "f32_dispatch_0"
// CHECK: "tile_sizes": {{\[\[}}4,64,0],[4,4,0],[0,0,4]], "registers": 48,
// CHECK: "name": "i64_dispatch_0"
// CHECK: "tile_sizes": {{\[\[}}1,64,0],[1,4,0],[0,0,4]], "registers": 48,
// CHECK: "name": "exp_dispatch_0"
// CHECK-NOT: "registers"
// What is copied ahead counts, too.
// HOPPER: "name": "f32_dispatch_0"
// HOPPER: "registers": {{[1-9][0-9]}},
// REMARK: remark: kernel @f32_dispatch_0: a thread's tile takes about 128 registers; valhall has 64
// REMARK: remark: kernel @i64_dispatch_0: a thread's tile takes about 256 registers; valhall has 64
// UNKNOWN-NOT: takes about
// SIMPLE-NOT: "registers"
// TARGET: 64 registers of 32 bits
func.func @f32(%a: tensor<512x512xf32>, %b: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %0 = stablehlo.dot %a, %b : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  return %0 : tensor<512x512xf32>
}
func.func @i64(%a: tensor<512x512xi64>, %b: tensor<512x512xi64>) -> tensor<512x512xi64> {
  %0 = stablehlo.dot %a, %b : (tensor<512x512xi64>, tensor<512x512xi64>) -> tensor<512x512xi64>
  return %0 : tensor<512x512xi64>
}
func.func @exp(%a: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %0 = stablehlo.exponential %a : tensor<512x512xf32>
  return %0 : tensor<512x512xf32>
}
