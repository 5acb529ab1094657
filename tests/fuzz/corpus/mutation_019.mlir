

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
        %f16s = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding <storage_buffer>]>) binding(3) : memref<64xf16>
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
        %m = arith.maxsi %c, %c0 : i64
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
