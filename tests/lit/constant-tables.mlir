// Constants in a dispatch by hand, which has no binding for them: more than 64 elements are an array of each thread's, made where the kernel begins.

// RUN: cgc run %s --function=floats --device=interp --target=vulkan1.1 --compare --input=100xf32=random 2> %t.log | FileCheck %s
// RUN: cgc run %s --function=bytes --device=interp --target=vulkan1.1 --compare --input=7x12xi8=1 2> %t.log | FileCheck %s
// RUN: cgc run %s --function=bytes --device=interp --target=vulkan1.1 --input=7x12xi8=1 2> %t.log | FileCheck %s --check-prefix=BYTES
// RUN: cgc compile %s --target=vulkan1.1 --pipeline=SimpleDistribute --emit=mlir -o - | FileCheck %s --check-prefix=TABLE
// RUN: cgc compile %s --target=vulkan1.1 -o %t.spv 2> %t.log && spirv-val --target-env vulkan1.1 %t.spv
// CHECK: worst difference 0 at
// BYTES: 7x12xi8=[1 6 11
// TABLE-LABEL: func.func @floats
// TABLE: %[[T:.*]] = memref.alloca() {{.*}}: memref<100xf32>
// TABLE-COUNT-100: memref.store %{{.*}}, %[[T]][%{{.*}}] : memref<100xf32>
// TABLE: scf.if
// TABLE-COUNT-2: memref.load %[[T]][
// TABLE-NOT: memref.alloca
// TABLE: return
func.func @floats() {
  %0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<100xf32>>
  %1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<writeonly:tensor<100xf32>>
  %2 = flow.dispatch.tensor.load %0, offsets = [0], sizes = [100], strides = [1] : !flow.dispatch.tensor<readonly:tensor<100xf32>> -> tensor<100xf32>
  %c = arith.constant dense<[0.0, 3.0, 6.0, 9.0, 12.0, 15.0, 18.0, 21.0, 24.0, 27.0, 30.0, 33.0, 36.0, 39.0, 42.0, 45.0, 48.0, 51.0, 54.0, 57.0, 60.0, 63.0, 66.0, 69.0, 72.0, 75.0, 78.0, 81.0, 84.0, 87.0, 90.0, 93.0, 96.0, 99.0, 1.0, 4.0, 7.0, 10.0, 13.0, 16.0, 19.0, 22.0, 25.0, 28.0, 31.0, 34.0, 37.0, 40.0, 43.0, 46.0, 49.0, 52.0, 55.0, 58.0, 61.0, 64.0, 67.0, 70.0, 73.0, 76.0, 79.0, 82.0, 85.0, 88.0, 91.0, 94.0, 97.0, 100.0, 2.0, 5.0, 8.0, 11.0, 14.0, 17.0, 20.0, 23.0, 26.0, 29.0, 32.0, 35.0, 38.0, 41.0, 44.0, 47.0, 50.0, 53.0, 56.0, 59.0, 62.0, 65.0, 68.0, 71.0, 74.0, 77.0, 80.0, 83.0, 86.0, 89.0, 92.0, 95.0]> : tensor<100xf32>
  %r = stablehlo.reverse %c, dims = [0] : tensor<100xf32>
  %3 = stablehlo.multiply %2, %c : tensor<100xf32>
  %4 = stablehlo.add %3, %r : tensor<100xf32>
  flow.dispatch.tensor.store %4, %1, offsets = [0], sizes = [100], strides = [1] : tensor<100xf32> -> !flow.dispatch.tensor<writeonly:tensor<100xf32>>
  return
}

func.func @bytes() {
  %0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<7x12xi8>>
  %1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<writeonly:tensor<7x12xi8>>
  %2 = flow.dispatch.tensor.load %0, offsets = [0, 0], sizes = [7, 12], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<7x12xi8>> -> tensor<7x12xi8>
  %c = arith.constant dense<[[0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55], [12, 17, 22, 27, 32, 37, 42, 47, 52, 57, 62, 67], [24, 29, 34, 39, 44, 49, 54, 59, 64, 69, 74, 79], [36, 41, 46, 51, 56, 61, 66, 71, 76, 81, 86, 91], [48, 53, 58, 63, 68, 73, 78, 83, 88, 93, 98, 103], [60, 65, 70, 75, 80, 85, 90, 95, 100, 105, 110, 115], [72, 77, 82, 87, 92, 97, 102, 107, 112, 117, 122, 0]]> : tensor<7x12xi8>
  %3 = stablehlo.add %2, %c : tensor<7x12xi8>
  flow.dispatch.tensor.store %3, %1, offsets = [0, 0], sizes = [7, 12], strides = [1, 1] : tensor<7x12xi8> -> !flow.dispatch.tensor<writeonly:tensor<7x12xi8>>
  return
}
