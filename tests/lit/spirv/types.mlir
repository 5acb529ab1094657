// RUN: cgc compile %s --target=hopper --pipeline='materialize-interface,verify-emission' -o %t.spv && spirv-val --target-env vulkan1.3 %t.spv && spirv-dis %t.spv | FileCheck %s
// RUN: FileCheck %s --check-prefix=JSON --input-file=%t.json
// RUN: not cgc compile %s --target=vulkan1.1 --pipeline='materialize-interface,verify-emission' -o %t.no.spv 2>&1 | FileCheck %s --check-prefix=LACKS

// CHECK: OpCapability Shader
// CHECK-NEXT: OpCapability Float16
// CHECK-NEXT: OpCapability Float64
// CHECK-NEXT: OpCapability Int64
// CHECK-NEXT: OpCapability Int16
// CHECK-NEXT: OpCapability Int8
// CHECK-NEXT: OpCapability StorageBuffer16BitAccess
// CHECK-NEXT: OpCapability StorageBuffer8BitAccess
// CHECK-NOT: OpExtension
// CHECK: OpDecorate %_arr_uchar_uint_64 ArrayStride 1
// CHECK: OpDecorate %_arr_ushort_uint_64 ArrayStride 2
// CHECK: OpConstant %ulong 18446744068709551616
// CHECK: OpIAdd %uchar
// CHECK: OpIMul %ushort
// CHECK: OpSConvert %ulong
// CHECK: OpSGreaterThan
// CHECK: OpSelect %ulong
// CHECK: OpFMul %half
// CHECK: OpFConvert %double
// CHECK: OpINotEqual %bool
// CHECK: OpSelect %ushort
// CHECK: OpConvertSToF %half
// JSON: "features": ["shaderFloat16", "shaderFloat64", "shaderInt16", "shaderInt64", "shaderInt8", "storageBuffer16BitAccess", "storageBuffer8BitAccess"]

// LACKS: types.mlir:[[#]]:[[#]]: error: 'hal.interface.binding.subspan' op has i8 values, and the target lacks shaderInt8
// LACKS: error: 'memref.load' op has i64 values, and the target lacks shaderInt64
// LACKS: error: 'memref.load' op has f64 values, and the target lacks shaderFloat64
hal.executable private @executable {
  hal.executable.variant public @variant target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "hopper"}>) {
    hal.executable.export public @types ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [64 : index, 1 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %one = arith.constant 1 : index
      hal.return %one, %one, %one : index, index, index
    }
    builtin.module {
      func.func @types() {
        %i = gpu.thread_id x
        %i8s = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) binding(0) : memref<64xi8>
        %i16s = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) binding(1) : memref<64xi16>
        %i64s = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) binding(2) : memref<64xi64>
        %f16s = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) binding(3) : memref<64xf16>
        %f64s = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) binding(4) : memref<64xf64>
        %a = memref.load %i8s[%i] : memref<64xi8>
        %b = memref.load %i16s[%i] : memref<64xi16>
        %c = memref.load %i64s[%i] : memref<64xi64>
        %h = memref.load %f16s[%i] : memref<64xf16>
        %d = memref.load %f64s[%i] : memref<64xf64>
        %a2 = arith.addi %a, %a : i8
        %b2 = arith.muli %b, %b : i16
        %ea = arith.extsi %a2 : i8 to i64
        %c2 = arith.subi %c, %ea : i64
        %m = arith.maxsi %c, %c2 : i64
        %h2 = arith.mulf %h, %h : f16
        %hd = arith.extf %h2 : f16 to f64
        %d2 = arith.addf %d, %hd : f64
        %t = arith.trunci %c2 : i64 to i1
        %u = arith.extui %t : i1 to i16
        %b3 = arith.addi %b2, %u : i16
        %sf = arith.sitofp %b3 : i16 to f16
        %h3 = arith.addf %h2, %sf : f16
        %idx = arith.index_cast %i : index to i64
        %m2 = arith.addi %m, %idx : i64
        %k64 = arith.constant -5000000000 : i64
        %m3 = arith.addi %m2, %k64 : i64
        memref.store %a2, %i8s[%i] : memref<64xi8>
        memref.store %b3, %i16s[%i] : memref<64xi16>
        memref.store %m3, %i64s[%i] : memref<64xi64>
        memref.store %h3, %f16s[%i] : memref<64xf16>
        memref.store %d2, %f64s[%i] : memref<64xf64>
        return
      }
    }
  }
}
