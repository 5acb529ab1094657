// A product whose tiles have the sizes that are left, along the sum as well, as a workgroup's by hand: what it sums up in lies in memory of its own, of
// the largest size, and what comes behind the loop reads it there.
// RUN: cgc run %s --device=interp --target=vulkan1.1 --compare --input=37x50xf32=random:1:0.1 --input=50x77xf32=random:2:0.1 --print-limit=1 | FileCheck %s
// RUN: sed 's/%q, %c, offsets/%r, %c, offsets/' %s > %t.mlir
// RUN: cgc run %t.mlir --device=interp --target=vulkan1.1 --compare --input=37x50xf32=random:1:0.1 --input=50x77xf32=random:2:0.1 --print-limit=1 | FileCheck %s
// RUN: cgc opt %s --pass-pipeline=materialize-interface,bufferize | FileCheck %s --check-prefix=BUFFERS
// CHECK: worst difference {{0|[0-9.]+e-0[78]}} at
// BUFFERS: %[[ALL:.*]] = memref.alloca() : memref<32x32xf32>
// BUFFERS: %[[OWN:.*]] = memref.subview %[[ALL]][0, 0] [%{{.*}}, %{{.*}}] [1, 1] : memref<32x32xf32> to memref<?x?xf32, strided<[32, 1]>>
// BUFFERS: linalg.fill ins({{.*}}) outs(%[[OWN]] :
// BUFFERS: scf.for
// BUFFERS: linalg.matmul {{.*}} outs(%[[OWN]] :
// BUFFERS: linalg.exp ins(%[[OWN]] :
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
hal.executable private @exe {
  hal.executable.variant public @vulkan target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @mm ordinal(0) layout(#layout) attributes {workgroup_size = [16 : index, 4 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %c2 = arith.constant 2 : index
      hal.return %c3, %c2, %c1 : index, index, index
    }
    builtin.module {
      func.func @mm() {
        %c0 = arith.constant 0 : index
        %c8 = arith.constant 8 : index
        %c50 = arith.constant 50 : index
        %z = arith.constant 0.0 : f32
        %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<37x50xf32>>
        %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<50x77xf32>>
        %c = hal.interface.binding.subspan layout(#layout) binding(2) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<37x77xf32>>
        %x = hal.interface.workgroup.id[0] : index
        %y = hal.interface.workgroup.id[1] : index
        %i = affine.apply affine_map<()[s0] -> (s0 * 32)>()[%y]
        %j = affine.apply affine_map<()[s0] -> (s0 * 32)>()[%x]
        %m = affine.min affine_map<()[s0] -> (s0 * -32 + 37, 32)>()[%y]
        %n = affine.min affine_map<()[s0] -> (s0 * -32 + 77, 32)>()[%x]
        %ta = flow.dispatch.tensor.load %a, offsets = [%i, 0], sizes = [%m, 50], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<37x50xf32>> -> tensor<?x50xf32>
        %tb = flow.dispatch.tensor.load %b, offsets = [0, %j], sizes = [50, %n], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<50x77xf32>> -> tensor<50x?xf32>
        %e = tensor.empty(%m, %n) : tensor<?x?xf32>
        %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
        %r = scf.for %k = %c0 to %c50 step %c8 iter_args(%acc = %f) -> (tensor<?x?xf32>) {
          %kk = affine.min affine_map<(d0) -> (-d0 + 50, 8)>(%k)
          %sa = tensor.extract_slice %ta[0, %k] [%m, %kk] [1, 1] : tensor<?x50xf32> to tensor<?x?xf32>
          %sb = tensor.extract_slice %tb[%k, 0] [%kk, %n] [1, 1] : tensor<50x?xf32> to tensor<?x?xf32>
          %p = linalg.matmul ins(%sa, %sb : tensor<?x?xf32>, tensor<?x?xf32>) outs(%acc : tensor<?x?xf32>) -> tensor<?x?xf32>
          scf.yield %p : tensor<?x?xf32>
        }
        %e2 = tensor.empty(%m, %n) : tensor<?x?xf32>
        %q = linalg.exp ins(%r : tensor<?x?xf32>) outs(%e2 : tensor<?x?xf32>) -> tensor<?x?xf32>
        flow.dispatch.tensor.store %q, %c, offsets = [%i, %j], sizes = [%m, %n], strides = [1, 1] : tensor<?x?xf32> -> !flow.dispatch.tensor<writeonly:tensor<37x77xf32>>
        return
      }
    }
  }
}
