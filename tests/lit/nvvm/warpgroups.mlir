// Products of warpgroups on sm_90a: factors are descriptors of swizzled tiles in workgroup memory, what was copied is shown to wgmma before the barrier,
// a group of products goes on while the next one begins, and is waited for before what it adds up is stored.
// REQUIRES: nvvm
// RUN: cgc compile %s --target=sm_90a --config='subgroup_size=128 tile=128,256,0 thread=64,256,0 reduction=0,0,64 buffers=4' -o %t.ptx && FileCheck %s --input-file=%t.ptx
// RUN: cgc compile %s --target=sm_90a --config='subgroup_size=128 tile=128,256,0 thread=64,256,0 reduction=0,0,64 buffers=4' --emit=llvm -o %t.ll && opt -passes=verify -disable-output %t.ll && FileCheck %s --check-prefix=LLVM --input-file=%t.ll
// RUN: cgc compile %s --target=sm_90a --config='subgroup_size=128 tile=128,256,0 thread=64,256,0 reduction=0,0,64 buffers=2' -o %t.2.ptx && FileCheck %s --check-prefix=TWO --input-file=%t.2.ptx
// RUN: cgc compile %s --target=sm_90a -o %t.default.ptx && FileCheck %s --check-prefix=DEFAULT --input-file=%t.default.ptx
// RUN: cgc compile %s --target=sm_90a --config='tile=128,128,0 thread=64,64,0' -o %t.own.ptx && FileCheck %s --check-prefix=OWN --input-file=%t.own.ptx
// RUN: cgc compile %s --target=sm_90a --config='subgroup_size=128 tile=64,128,0 thread=64,32,0 reduction=0,0,64 buffers=2' -o %t.narrow.ptx 2>&1 | FileCheck %s --check-prefix=NARROW
// RUN: not cgc compile %s --target=sm_90 --config='subgroup_size=128 tile=128,256,0 thread=64,256,0 reduction=0,0,64 buffers=4' -o %t.no.ptx 2>&1 | FileCheck %s --check-prefix=LACKS

// What lies across the sum is read a panel's row, 64 columns, at a time.
// NARROW: pipeline CooperativeMatrix gives way to {{.*}}: {{.*}} has factors of bytes, of words, or of parts of panels

// A tile of one's own is a subgroup's. By default warpgroups multiply, where their tiles leave few compute units idle.
// DEFAULT-LABEL: .visible .entry nn_dispatch_0(
// DEFAULT: wgmma.mma_async.sync.aligned.m64n128k16
// DEFAULT-LABEL: .visible .entry large_dispatch_0(
// DEFAULT: wgmma.mma_async.sync.aligned.m64n256k16
// DEFAULT-LABEL: .visible .entry small_dispatch_0(
// DEFAULT-NOT: wgmma
// DEFAULT: mma.sync
// OWN-NOT: wgmma
// OWN: mma.sync
// LACKS: the subgroup size 128 is not one of sm_90's: 32 to 32
// CHECK: .extern .shared .align 1024 .b8 dynamic_shared[];
// CHECK-LABEL: .visible .entry nn_dispatch_0(
// CHECK: shfl.sync.idx.b32 {{%r[0-9]+}}, {{%r[0-9]+}}, 0, 31, -1;
// CHECK: xor.b32
// CHECK: cp.async.cg.shared.global
// CHECK: cp.async.wait_group 1;
// CHECK: fence.proxy.async.shared::cta;
// CHECK: bar.sync 0;
// CHECK: cp.async.commit_group;
// CHECK: wgmma.fence.sync.aligned;
// CHECK-COUNT-4: wgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {{.*}}, p, 1, 1, 0, 1;
// CHECK: wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 1;
// CHECK: wgmma.wait_group.sync.aligned 0;
// CHECK: st.global.v2.f32
// CHECK-LABEL: .visible .entry tt_dispatch_0(
// CHECK-COUNT-4: wgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {{.*}}, p, 1, 1, 1, 0;
// Two buffers: nothing goes on behind the next barrier.
// TWO-LABEL: .visible .entry nn_dispatch_0(
// TWO: wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 0;
// TWO-LABEL: .visible .entry tt_dispatch_0(
// B along n: 8192 bytes from a panel to the next; A along k: one panel. 1024 bytes from eight rows to the next, swizzled by 128.
// LLVM-LABEL: define ptx_kernel void @nn_dispatch_0
// LLVM: or i64 %{{.*}}, 4611686293305360384
// LLVM: or i64 %{{.*}}, 4611686293338849280
func.func @nn(%a: tensor<1024x512xf16>, %b: tensor<512x1024xf16>) -> tensor<1024x1024xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<1024x512xf16>, tensor<512x1024xf16>) -> tensor<1024x1024xf32>
  return %0 : tensor<1024x1024xf32>
}
func.func @tt(%a: tensor<512x1024xbf16>, %b: tensor<1024x512xbf16>) -> tensor<1024x1024xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [1] : (tensor<512x1024xbf16>, tensor<1024x512xbf16>) -> tensor<1024x1024xf32>
  return %0 : tensor<1024x1024xf32>
}
func.func @large(%a: tensor<2048x512xf16>, %b: tensor<512x2048xf16>) -> tensor<2048x2048xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2048x512xf16>, tensor<512x2048xf16>) -> tensor<2048x2048xf32>
  return %0 : tensor<2048x2048xf32>
}
func.func @small(%a: tensor<256x512xf16>, %b: tensor<512x256xf16>) -> tensor<256x256xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<256x512xf16>, tensor<512x256xf16>) -> tensor<256x256xf32>
  return %0 : tensor<256x256xf32>
}
