
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>
hal.executable private @e {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @k ordinal(0) layout(#layout) attributes {workgroup_size = [8 : index, 1 : index, 1 : index]}
    builtin.module {
      func.func @k() {
        %i = gpu.thread_id x
        %b = hal.interface.binding.subspan layout(#layout) binding(0 : memref<8xi64>
        %k = arith.constant dense<[-1, 2]> : vector<2xi64>
        %x = memref.load %b[%i] : memref<8xi64>
        %v = vector.broadcast %x : i64 to vector<2xi64>
        %c = arith.cmpi ult, %v, %k : vector<2xi64>
        %s = arith.select %c, %v, %k : vector<2xi1>, vector<2xi64>
        %e = vector.extract %s[1] : i64 from vector<2xi64>
        memref.store %e, %b[%i] : memref<8xi64>
        return
      }
    }
  }
}
