// Kernels on n-D vectors, as they are behind bufferization and distribution, down to SPIR-V: what the later passes and the emitter make of pieces.
// RUN: cgc opt %s --validate --verify-each --pass-pipeline='unroll-vectors,canonicalize,cse,lower-vectors,fold-memref-aliases,type-propagation,canonicalize,cse,licm,lower-affine,flatten-memrefs,approximate-math,expand-arith,emulate-wide-int,emulate-narrow-storage,canonicalize,cse,licm,verify-emission' -o %t.mlir
// RUN: cgc compile %s --target=lavapipe --pipeline='materialize-interface,unroll-vectors,canonicalize,cse,lower-vectors,fold-memref-aliases,type-propagation,canonicalize,cse,licm,lower-affine,flatten-memrefs,approximate-math,expand-arith,emulate-wide-int,emulate-narrow-storage,canonicalize,cse,licm,verify-emission' -o %t.spv && spirv-val --target-env vulkan1.3 %t.spv && spirv-dis %t.spv | FileCheck %s
// RUN: cgc compile %s --target=vulkan1.0 --pipeline='materialize-interface,unroll-vectors,canonicalize,cse,lower-vectors,fold-memref-aliases,type-propagation,canonicalize,cse,licm,lower-affine,flatten-memrefs,approximate-math,expand-arith,emulate-wide-int,emulate-narrow-storage,canonicalize,cse,licm,verify-emission' -o %t10.spv && spirv-val --target-env vulkan1.0 %t10.spv
// CHECK-COUNT-64: Fma
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
#lhs = affine_map<(m, n, k) -> (m, k)>
#rhs = affine_map<(m, n, k) -> (k, n)>
#acc = affine_map<(m, n, k) -> (m, n)>
hal.executable private @kernels {
  hal.executable.variant public @variant target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "lavapipe"}>) {
    hal.executable.export public @matmul ordinal(0) layout(#layout) attributes {workgroup_size = [4 : index, 2 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %one = arith.constant 1 : index
      hal.return %one, %one, %one : index, index, index
    }
    hal.executable.export public @conv ordinal(1) layout(#layout) attributes {workgroup_size = [4 : index, 4 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %one = arith.constant 1 : index
      hal.return %one, %one, %one : index, index, index
    }
    hal.executable.export public @softmax ordinal(2) layout(#layout) attributes {workgroup_size = [8 : index, 1 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %one = arith.constant 1 : index
      hal.return %one, %one, %one : index, index, index
    }
    hal.executable.export public @masked ordinal(3) layout(#layout) attributes {workgroup_size = [8 : index, 1 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %one = arith.constant 1 : index
      hal.return %one, %one, %one : index, index, index
    }
    builtin.module {
      // 13 x 31 in tiles of 8 x 8: rows and columns may be outside.
      func.func @matmul() {
        %c0 = arith.constant 0 : index
        %c4 = arith.constant 4 : index
        %c20 = arith.constant 20 : index
        %pad = arith.constant 0.0 : f32
        %zero = arith.constant dense<0.0> : vector<8x8xf32>
        %a = hal.interface.binding.subspan layout(#layout) binding(0) flags(ReadOnly) : memref<13x20xf32>
        %b = hal.interface.binding.subspan layout(#layout) binding(1) flags(ReadOnly) : memref<20x31xf32>
        %c = hal.interface.binding.subspan layout(#layout) binding(2) : memref<13x31xf32>
        %y = gpu.thread_id y
        %x = gpu.thread_id x
        %i = affine.apply affine_map<(d0) -> (d0 * 8)>(%y)
        %j = affine.apply affine_map<(d0) -> (d0 * 8)>(%x)
        %m = affine.min affine_map<(d0) -> (8, -d0 + 13)>(%i)
        %n = affine.min affine_map<(d0) -> (8, -d0 + 31)>(%j)
        %va = memref.subview %a[%i, 0] [%m, 20] [1, 1] : memref<13x20xf32> to memref<?x20xf32, strided<[20, 1], offset: ?>>
        %vb = memref.subview %b[0, %j] [20, %n] [1, 1] : memref<20x31xf32> to memref<20x?xf32, strided<[31, 1], offset: ?>>
        %vc = memref.subview %c[%i, %j] [%m, %n] [1, 1] : memref<13x31xf32> to memref<?x?xf32, strided<[31, 1], offset: ?>>
        %r = scf.for %k = %c0 to %c20 step %c4 iter_args(%s = %zero) -> (vector<8x8xf32>) {
          %ta = vector.transfer_read %va[%c0, %k], %pad {in_bounds = [false, true]} : memref<?x20xf32, strided<[20, 1], offset: ?>>, vector<8x4xf32>
          %tb = vector.transfer_read %vb[%k, %c0], %pad {in_bounds = [true, false]} : memref<20x?xf32, strided<[31, 1], offset: ?>>, vector<4x8xf32>
          %t = vector.contract {indexing_maps = [#lhs, #rhs, #acc], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %ta, %tb, %s : vector<8x4xf32>, vector<4x8xf32> into vector<8x8xf32>
          scf.yield %t : vector<8x8xf32>
        }
        vector.transfer_write %r, %vc[%c0, %c0] {in_bounds = [false, false]} : vector<8x8xf32>, memref<?x?xf32, strided<[31, 1], offset: ?>>
        return
      }
      // 3 x 3 windows of stride 2 at 4 columns, 4 of 16 output channels.
      func.func @conv() {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c3 = arith.constant 3 : index
        %pad = arith.constant 0.0 : f32
        %zero = arith.constant dense<0.0> : vector<1x4x4xf32>
        %in = hal.interface.binding.subspan layout(#layout) binding(0) flags(ReadOnly) : memref<1x9x9x3xf32>
        %f = hal.interface.binding.subspan layout(#layout) binding(1) flags(ReadOnly) : memref<3x3x3x16xf32>
        %out = hal.interface.binding.subspan layout(#layout) binding(2) : memref<1x4x4x16xf32>
        %y = gpu.thread_id y
        %x = gpu.thread_id x
        %c = affine.apply affine_map<(d0) -> (d0 * 4)>(%x)
        %r = scf.for %fh = %c0 to %c3 step %c1 iter_args(%s = %zero) -> (vector<1x4x4xf32>) {
          %row = scf.for %fw = %c0 to %c3 step %c1 iter_args(%t = %s) -> (vector<1x4x4xf32>) {
            %h = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1)>(%y, %fh)
            %view = memref.subview %in[0, %h, %fw, 0] [1, 1, 4, 3] [1, 1, 2, 1] : memref<1x9x9x3xf32> to memref<1x1x4x3xf32, strided<[243, 27, 6, 1], offset: ?>>
            %vi = vector.transfer_read %view[%c0, %c0, %c0, %c0], %pad {in_bounds = [true, true, true]} : memref<1x1x4x3xf32, strided<[243, 27, 6, 1], offset: ?>>, vector<1x4x3xf32>
            %vf = vector.transfer_read %f[%fh, %fw, %c0, %c], %pad {in_bounds = [true, true]} : memref<3x3x3x16xf32>, vector<3x4xf32>
            %u = vector.contract {indexing_maps = [affine_map<(h, w, o, c) -> (h, w, c)>, affine_map<(h, w, o, c) -> (c, o)>, affine_map<(h, w, o, c) -> (h, w, o)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %vi, %vf, %t : vector<1x4x3xf32>, vector<3x4xf32> into vector<1x4x4xf32>
            scf.yield %u : vector<1x4x4xf32>
          }
          scf.yield %row : vector<1x4x4xf32>
        }
        vector.transfer_write %r, %out[%c0, %y, %c0, %c] {in_bounds = [true, true, true]} : vector<1x4x4xf32>, memref<1x4x4x16xf32>
        return
      }
      // A row of f16 per thread, transposed into the result: maximum, exponentials, their sum.
      func.func @softmax() {
        %c0 = arith.constant 0 : index
        %none = arith.constant 0.0 : f16
        %least = arith.constant 0xFF800000 : f32
        %zero = arith.constant 0.0 : f32
        %a = hal.interface.binding.subspan layout(#layout) binding(0) flags(ReadOnly) : memref<8x16xf16>
        %b = hal.interface.binding.subspan layout(#layout) binding(1) flags(ReadOnly) : memref<16xf32>
        %o = hal.interface.binding.subspan layout(#layout) binding(2) : memref<16x8xf16>
        %t = gpu.thread_id x
        %row = vector.transfer_read %a[%t, %c0], %none {in_bounds = [true]} : memref<8x16xf16>, vector<16xf16>
        %bias = vector.transfer_read %b[%c0], %zero {in_bounds = [true]} : memref<16xf32>, vector<16xf32>
        %wide = arith.extf %row : vector<16xf16> to vector<16xf32>
        %x = arith.addf %wide, %bias : vector<16xf32>
        %max = vector.multi_reduction <maximumf>, %x, %least [0] : vector<16xf32> to f32
        %maxs = vector.broadcast %max : f32 to vector<16xf32>
        %d = arith.subf %x, %maxs : vector<16xf32>
        %e = math.exp %d : vector<16xf32>
        %sum = vector.multi_reduction <add>, %e, %zero [0] : vector<16xf32> to f32
        %sums = vector.broadcast %sum : f32 to vector<16xf32>
        %q = arith.divf %e, %sums : vector<16xf32>
        %r = arith.truncf %q : vector<16xf32> to vector<16xf16>
        vector.transfer_write %r, %o[%c0, %t] {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<16xf16>, memref<16x8xf16>
        return
      }
      // i8 under a mask of i1 in memory.
      func.func @masked() {
        %c0 = arith.constant 0 : index
        %off = arith.constant false
        %five = arith.constant 5 : i8
        %m = hal.interface.binding.subspan layout(#layout) binding(0) flags(ReadOnly) : memref<8x8xi1>
        %a = hal.interface.binding.subspan layout(#layout) binding(1) flags(ReadOnly) : memref<8x8xi8>
        %o = hal.interface.binding.subspan layout(#layout) binding(2) : memref<8x8xi8>
        %t = gpu.thread_id x
        %on = vector.transfer_read %m[%t, %c0], %off {in_bounds = [true]} : memref<8x8xi1>, vector<8xi1>
        %x = vector.transfer_read %a[%t, %c0], %five, %on {in_bounds = [true]} : memref<8x8xi8>, vector<8xi8>
        %one = arith.constant dense<1> : vector<8xi8>
        %odd = arith.ori %x, %one : vector<8xi8>
        %y = arith.divsi %x, %odd : vector<8xi8>
        vector.transfer_write %y, %o[%t, %c0] {in_bounds = [true]} : vector<8xi8>, memref<8x8xi8>
        return
      }
    }
  }
}
