// An element's place is the lower word of a wide index; of a vector of wide integers both words are taken there.
// RUN: cgc opt %s --pass-pipeline='emulate-wide-int,canonicalize,cse' | FileCheck %s --implicit-check-not=i64

// CHECK-LABEL: func.func @k
// CHECK: %[[LOW:.*]] = memref.load %{{.*}} : memref<16xi32>
// CHECK: vector.extractelement %{{.*}}[%[[LOW]] : i32] : vector<4xf32>
// CHECK: vector.insertelement %{{.*}}, %{{.*}}[%[[LOW]] : i32] : vector<4xf32>
// CHECK: vector.extractelement %{{.*}}[%[[LOW]] : i32] : vector<4xi32>
// CHECK: vector.extractelement %{{.*}}[%[[LOW]] : i32] : vector<4xi32>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>
hal.executable private @e {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @k ordinal(0) layout(#layout) attributes {workgroup_size = [4 : index, 1 : index, 1 : index]}
    builtin.module {
      func.func @k() {
        %c0 = arith.constant 0 : index
        %c4 = arith.constant 4 : index
        %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<8xi64>
        %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : memref<8xf32>
        %i = memref.load %a[%c0] : memref<8xi64>
        %v = vector.load %o[%c0] : memref<8xf32>, vector<4xf32>
        %e = vector.extractelement %v[%i : i64] : vector<4xf32>
        %w = vector.insertelement %e, %v[%i : i64] : vector<4xf32>
        vector.store %w, %o[%c0] : memref<8xf32>, vector<4xf32>
        %x = vector.splat %i : vector<4xi64>
        %y = vector.insert %i, %x [2] : i64 into vector<4xi64>
        %s = arith.addi %y, %x : vector<4xi64>
        %z = vector.extractelement %s[%i : i64] : vector<4xi64>
        memref.store %z, %a[%c4] : memref<8xi64>
        return
      }
    }
  }
}
