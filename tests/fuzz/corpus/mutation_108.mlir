
#layout = #hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
hal.executable private @e {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @k ordinal(0) layout(#layout) attributes {workgroup_size = [8 : index, 1 : index, 1 : index]}
    builtin.module {
      func.func @k() {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %zero = arith.constant 0 : i64
        %big: = arith.constant 5000000000 : i64
        %none = arith.constant 0.0 : f32
        %i = gpu.thread_id x
        %n = hal.interface.constant.load layout(#layout) ordinal(0) : i32
        %d = arith.index_castui %n : i32 to index
        %a = hal.interface.binding.subspan layout(#layout) binding(0) : memref<?xi64>{%d}
        %b = hal.interface.binding.subspan layout(#layout) binding(1) : memref<8xi64>
        %s:2 = scf.for %k = %c0 to %d step %c1 iter_args(%acc = %zero, %f = %none) -> (i64, f32) {
          %x = memref.load %a[%k] : memref<?xi64>
          %sum = arith.addi %acc, %x : i64
          %y = arith.sitofp %sum : i64 to f32
          %g = arith.addf %f, %y : f32
          scf.yield %sum, %g : i64, f32
        }
        %less = arith.cmpi slt, %s#0, %big : i64
        %r = scf.if %less -> (i64) {
          %q = arith.divsi %s#0, %big : i64
          scf.yield %q : i64
        } else {
          %w = arith.fptosi %s#1 : f32 to i64
          scf.yield %w : i64
        }
        memref.store %r, %b[%i] : memref<8xi64>
        return
      }
    }
  }
}

