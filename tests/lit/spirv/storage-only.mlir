// Loading, storing and converting narrow types takes storage features alone; the capabilities of arithmetic stay out.
// RUN: cgc compile %s --target=valhall --pipeline='materialize-interface,verify-emission' -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv && spirv-dis %t.spv | FileCheck %s
// RUN: FileCheck %s --check-prefix=JSON --input-file=%t.json
// CHECK: OpCapability Shader
// CHECK-NEXT: OpCapability StorageBuffer16BitAccess
// CHECK-NEXT: OpCapability StorageBuffer8BitAccess
// CHECK-NEXT: OpExtension "SPV_KHR_8bit_storage"
// CHECK-NOT: OpExtension
// CHECK: OpSConvert %uint
// CHECK: OpFConvert %float
// CHECK: OpFConvert %half
// JSON: "extensions": ["VK_KHR_8bit_storage"], "features": ["storageBuffer16BitAccess", "storageBuffer8BitAccess"]
hal.executable private @executable {
  hal.executable.variant public @variant target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "valhall"}>) {
    hal.executable.export public @narrow ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [64 : index, 1 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %one = arith.constant 1 : index
      hal.return %one, %one, %one : index, index, index
    }
    builtin.module {
      func.func @narrow() {
        %i = gpu.thread_id x
        %a = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) binding(0) flags(ReadOnly) : memref<64xi8>
        %b = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) binding(1) : memref<64xf16>
        %x = memref.load %a[%i] : memref<64xi8>
        %y = memref.load %b[%i] : memref<64xf16>
        %w = arith.extsi %x : i8 to i32
        %f = arith.sitofp %w : i32 to f32
        %g = arith.extf %y : f16 to f32
        %s = arith.addf %f, %g : f32
        %t = arith.truncf %s : f32 to f16
        memref.store %t, %b[%i] : memref<64xf16>
        return
      }
    }
  }
}
