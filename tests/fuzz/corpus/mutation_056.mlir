

hal.executable private @executable {
  hal.executable.variant public @variant target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @memory ordinal(0) layout(#hal.pipeline.layout<constants = 2, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [64 : index, 1 : index, 1 : index]} {
    ^bb0(%device: !hal.device, %w0: index, %w1: index):
      %one = arith.constant 1 : index
      hal.return %one, %one, %one : index, index, index
    }
    builtin.module {
      func.func @memory() {
        %c0 = arith.constant 0 : index
        %c2 = arith.constant 2 : index
        %c256 = arith.constant 256 : index
        %off = hal.interface.constant.load layout(#hal.pipeline.layout<constants = 2, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) ordinal(1) : i32
        %scale = hal.interface.constant.load layout(#hal.pipeline.layout<constants = 2, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) ordinal(0) : f32
        %offi = arith.index_cast %off : i32 to index
        %a = hal.interface.binding.subspan layout(#hal.pipeline.layout<constants = 2, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) binding(0) flags(ReadOnly) : memref<64xf32>
        %a4 = hal.interface.binding.subspan layout(#hal.pipeline.layout<constants = 2, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) binding(0) flags(ReadOnly) : memref<16xvector<4xf32>>
        %b = hal.interface.binding.subspan layout(#hal.pipeline.layout<constants = 2, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) binding(1) offset(%c256) : memref<?xf32>{%c256}
        %d = hal.interface.binding.subspan layout(#hal.pipeline.layout<constants = 2, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) binding(1) offset(%offi) : memref<?xf32>{%c256}
        %e = hal.interface.binding.subspan layout(#hal.pipeline.layout<constants = 2, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) binding(2) : memref<64xi32, strided<[1], offset: 8>>
        %shared = memref.alloc() : memref<64xf32, #gpu.address_space<workgroup>>
        %own = memref.alloca() : memref<4xf32>
        %i = gpu.thread_id x
        %x = memref.load %a[%i] : memref<64xf32>
        memref.store %x, %shared[%i] : memref<64xf32, #gpu.address_space<workgroup>>
        gpu.barrier
        %y = memref.load %shared[%c2] : memref<64xf32, #gpu.address_space<workgroup>>
        %v = memref.load %a4[%c0] : memref<16xvector<4xf32>>
        %v1 = vector.extract %v[1] : f32 from vector<4xf32>
        memref.store %v1, %own[%c2] : memref<4xf32>
        %z = memref.load %own[%c2] : memref<4xf32>
        %s = arith.addf %y, %z : f32
        %t = arith.mulf %s, %scale fastmath<contract> : f32
        memref.store %t, %b[%i] : memref<?xf32>
        memref.store %s, %d[%i] : memref<?xf32>
        %one = arith.constant 1 : i32
        %old = memref.atomic_rmw addi %one, %e[%c0] : (i32, memref<64xi32, strided<[1], offset: 8>>) -> i32
        %old2 = memref.atomic_rmw maxs %old, %e[%c2] : (i32, memref<64xi32, strided<[1], offset: 8>>} -> i32
        return
      }
    )
  }
}
