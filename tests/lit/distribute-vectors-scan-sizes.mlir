// RUN: cgc run %s --function=scan --device=interp --target=vulkan1.1 --subgroup-size=1 --workgroups=1,1,1 --input=3x77xi32=1 --print-limit=0 | FileCheck %s
// RUN: cgc run %s --function=scan --device=interp --target=vulkan1.1 --subgroup-size=4 --workgroups=1,1,1 --input=3x77xi32=1 --print-limit=0 | FileCheck %s
// RUN: cgc run %s --function=scan --device=interp --target=vulkan1.1 --subgroup-size=8 --workgroups=1,1,1 --input=3x77xi32=1 --print-limit=0 | FileCheck %s
// RUN: cgc run %s --function=scan --device=interp --target=vulkan1.1 --subgroup-size=16 --workgroups=1,1,1 --input=3x77xi32=1 --print-limit=0 | FileCheck %s
// RUN: cgc run %s --function=scan --device=interp --target=vulkan1.1 --subgroup-size=32 --workgroups=1,1,1 --input=3x77xi32=1 --print-limit=0 | FileCheck %s
// RUN: cgc run %s --function=scan --device=interp --target=vulkan1.1 --subgroup-size=64 --workgroups=1,1,1 --input=3x77xi32=1 --print-limit=0 | FileCheck %s
// RUN: sed 's/, 1]>} {/, 1] subgroup_size = 8>} {/' %s >%t && cgc run %t --function=scan --device=interp --target=hopper --subgroup-size=8 --workgroups=1,1,1 --input=3x77xi32=1 --print-limit=0 | FileCheck %s
// RUN: sed 's/, 1]>} {/, 1] subgroup_size = 32>} {/' %s >%t && cgc run %t --function=scan --device=interp --target=hopper --subgroup-size=32 --workgroups=1,1,1 --input=3x77xi32=1 --print-limit=0 | FileCheck %s
// RUN: sed 's/, 1]>} {/, 1] subgroup_size = 64>} {/' %s >%t && cgc run %t --function=scan --device=interp --target=hopper --subgroup-size=64 --workgroups=1,1,1 --input=3x77xi32=1 --print-limit=0 | FileCheck %s
// RUN: cgc run %t --function=scan --device=c --workgroups=1,1,1 --input=3x77xi32=1 --print-limit=0 | FileCheck %s

// VectorDistribute chooses the layouts: three rows, of which each element becomes the number of those up to it, by subgroups of any size.
// CHECK: 3x77xi32=[1 2 3 4 5 6 7 8 {{.*}} 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77][1 2 3 4 {{.*}} 75 76 77][1 2 3 4 {{.*}} 75 76 77]
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
func.func @scan() attributes {translation_info = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [64, 1, 1]>} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %in = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<3x77xi32>
  %out = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<3x77xi32>
  %x = vector.transfer_read %in[%c0, %c0], %zero {in_bounds = [false, false]} : memref<3x77xi32>, vector<4x128xi32>
  %i = arith.constant dense<0> : vector<4xi32>
  %s:2 = vector.scan <add>, %x, %i {inclusive = true, reduction_dim = 1 : i64} : vector<4x128xi32>, vector<4xi32>
  vector.transfer_write %s#0, %out[%c0, %c0] {in_bounds = [false, false]} : vector<4x128xi32>, memref<3x77xi32>
  return
}
