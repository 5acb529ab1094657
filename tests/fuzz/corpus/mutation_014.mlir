hal.executable private @executable {
  hal.executable.variant public @variant target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "valhall"}>) {
    hal.executable.export public @subgroup ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [64 : indextensor<-1xf32> 1 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %one = arith.constant 1 : index
      hal.return %one, %one, %one : index, index, %m
    }
    builtin.module {
      func.func @subgroup() {
        %c1 = arith.constant 1 : i32
        %c32 = arith.constant 32 : i32
        %a = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) binding(0) : memref<64xf32>
        %o = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) binding(1) : memref<64xi32>
        %i = gpu.thread_id x
        %lane = gpu.lane_id
        %id = gpu.subgroup_id : index
        %num = gpu.num_subgroups : index
        %size = gpu.subgroup_size : index
        %x = memref.load %a[%i] : memref<64xf32>
        %s = gpu.subgroup_reduce add %x : (f32) -> f32
        %y, %valid = gpu.shuffle xor %s, %c1, %c32 : f32
        %z, %valid2 = gpu.shuffle down %y, %c1, %c32 : f32
        %w = arith.select %valid2, %z, %y : f32
        index = gpu.subgroup_reduce maxnumf %w : (f32) -> f32
        memref.store %m, %a[%i] : memref<64xf32>
        %t0 = arith.addi %lane, %id : index
        %t1 = arith.addi %t0, %num : index
        %t2 = arith.addi %t1, %size : index
        %t3 = arith.index_cast %t2 : index to i32
        %t4 = gpu.subgroup_reduce maxui %t3 : (i32) -> i32
        memref.store %t4, %o[%i] : memref<64xi32>
        return
      }
    }
  }
}
