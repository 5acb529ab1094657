// RUN: cgc opt %s --config='tile=8,16,0 thread=2,4,0 reduction=0,0,4 pipeline=Vectorize' --pass-pipeline='assign-targets,select-configuration,lower-executable-target' 2>%t.err | FileCheck %s
// RUN: count 0 <%t.err
// RUN: cgc opt %s --config='tile=8,16,0 thread=2,4,0 reduction=0,0,4 pipeline=Vectorize' --pass-pipeline='assign-targets,select-configuration,lower-executable-target{instruction-limit=20}' 2>%t.err | FileCheck %s --check-prefix=SHORT
// RUN: FileCheck %s --check-prefix=REMARK <%t.err
// RUN: cgc opt %s --config='tile=8,16,0 thread=2,4,0 reduction=0,0,4 pipeline=Vectorize' --pass-pipeline='assign-targets,select-configuration,lower-executable-target{instruction-limit=20 fallback=false}' | FileCheck %s
// RUN: not cgc opt %S/Inputs/none-without-passes.mlir --pass-pipeline='lower-executable-target' 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not cgc opt %S/Inputs/none-unknown-pass.mlir --pass-pipeline='lower-executable-target' 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: bash %S/cgc/Inputs/status.sh 1 cgc opt %S/Inputs/none-unknown-pass.mlir --pass-pipeline='lower-executable-target'
// RUN: not cgc opt %S/Inputs/none-endless.mlir --pass-pipeline='lower-executable-target' 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: cgc compile %examples/own_passes.mlir --target=vulkan1.1 --emit=mlir -o - | FileCheck %s --check-prefix=OWN

// The pipeline that the configuration names, down to the emission form; what was tiled by stays, for the launch description.
// CHECK:     func.func @product() attributes {{.*}}lowering_config = {{.*}}[8, 16, 0], [2, 4, 0], [0, 0, 4]{{.*}}pipeline = Vectorize workgroup_size = [4, 4, 1]
// CHECK:     hal.interface.binding.subspan {{.*}} : memref<{{[0-9]+}}xvector<4xf32>>
// CHECK:     vector.fma
// CHECK-NOT: {{linalg|tensor|memref\.subview|transfer_}}

// More instructions than the limit: the kernel is restored and goes down by the plainer pipeline, and a remark says so.
// REMARK: :[[#]]:[[#]]: remark: kernel @product: pipeline Vectorize gives way to SimpleDistribute: the kernel has {{[0-9]+}} instructions, more than the limit of 20
// SHORT:     func.func @product() attributes {translation_info = #iree_codegen.translation_info<pipeline = SimpleDistribute
// SHORT:     scf.for
// SHORT-NOT: vector

// NONE: error: {{.*}}has the pipeline None, but no pass_pipeline of its own

// A pass that the file names is a fault of the file.
// UNKNOWN: none-unknown-pass.mlir:1:1: error: {{.*}}has a pass list that cannot be run: unknown pass 'canonicalise'; did you mean 'canonicalize'? [unknown-pass]

// A kernel's own list of passes.
// OWN:     func.func @product() attributes {{.*}}pipeline = None workgroup_size = [8, 8, 1]
// OWN:     vector.fma
// OWN-NOT: memref<{{.*}}, 3>
// OWN:     return
#bindings = #hal.pipeline.layout<bindings = [
  #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
hal.executable private @product {
  hal.executable.variant public @vulkan target(<"vulkan-spirv", "vulkan-spirv-fb">) {
    hal.executable.export public @product ordinal(0) layout(#bindings) {
    ^bb0(%device: !hal.device):
      %x, %y, %z = flow.dispatch.workgroup_count_from_dag_root
      hal.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @product() {
        %c0 = arith.constant 0 : index
        %zero = arith.constant 0.0 : f32
        %a = hal.interface.binding.subspan layout(#bindings) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<16x12xf32>>
        %b = hal.interface.binding.subspan layout(#bindings) binding(1) alignment(64) offset(%c0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<12x32xf32>>
        %out = hal.interface.binding.subspan layout(#bindings) binding(2) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<16x32xf32>>
        %0 = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [16, 12], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<16x12xf32>> -> tensor<16x12xf32>
        %1 = flow.dispatch.tensor.load %b, offsets = [0, 0], sizes = [12, 32], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<12x32xf32>> -> tensor<12x32xf32>
        %2 = tensor.empty() : tensor<16x32xf32>
        %3 = linalg.fill ins(%zero : f32) outs(%2 : tensor<16x32xf32>) -> tensor<16x32xf32>
        %4 = linalg.matmul ins(%0, %1 : tensor<16x12xf32>, tensor<12x32xf32>) outs(%3 : tensor<16x32xf32>) -> tensor<16x32xf32>
        flow.dispatch.tensor.store %4, %out, offsets = [0, 0], sizes = [16, 32], strides = [1, 1] : tensor<16x32xf32> -> !flow.dispatch.tensor<writeonly:tensor<16x32xf32>>
        return
      }
    }
  }
}
