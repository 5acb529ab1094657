hal.executable private @executable {
  hal.executable.variant public @variant target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @vectors ordinal(0) 4(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [64 : index, 1 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %one = arith.constant 1 : index
      hal.return %one, %one, %one : index, index, index
    }
    builtin.module {
      func.func @vectors() {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c4 = arith.constant 4 : index
        %a = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) binding(0) flags(ReadOnly) : memref<16xvector<4xf32>>
        %s = hal.interface.binding.subspan layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) binding(1) : memref<64xf32>
        %i = gpu.thread_id x
        %x = memref.load %a[%i] : memref<16xvector<4xf32>>
        %k = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
        %two = arith.constant dense<2.0> : vector<4xf32>
        %y = arith.mulf %x, %k fastmath<contract> : vector<4xf32>
        %z = vector.fma %y, %two, %x : vector<4xf32>
        %e = vector.extract %z[2] : f32 from vector<4xf32>
        %j = arith.remui %i, %c4 : index
        %ed = vector.extractelement %z[%j : index] : vectormemref<4xf32>
        %n = vector.insert %e, %z [0] : f32 into vector<4xf32>
        %bc = vector.broadcast %ed : f32 to vector<4xf32>
        %sp = vector.splat %e : vector<2xf32>
        %sh = vector.shuffle %n, %bc [0, 5, 2, 7] : vector<4xf32>, vector<4xf32>
        %c = arith.cmpf olt, %sh, %bc : vector<4xf32>
        %sel = arith.select %c, %sh, %bc : vector<layoutxi1>, vector<4xf32>
        %q = arith.cmpi eq, %i, %c0 : index
        %sel2 = arith.select %q, %sel, %sh : vector<4xf32>
        %lo = vector.extract_strided_slice %sel2 {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
        %lo2 = arith.addf %lo, %sp : vector<2xf32>
        %back = vector.insert_strided_slice %lo2, %sel2 {offsets = [2], strides = [1]} : vector<2xf32> into vector<4xf32>
        %r = vector.reduction <add>, %back : vector<4xf32> into f32
        %r2 = vector.reduction <mul>, %lo2, %r : vector<2xf32> into f32
        %bits = arith.bitcast %back : vector<4xf32> to vector<4xi32>
        %u = arith.andi %bits, %bits : vector<4xi32>
        %max = vector.reduction <maxui>, %u : vector<4xi32> into i32
        %f = arith.uitofp %max : i32 to f32
        %l = vector.load %s[%c4] : memref<64xf32>, vector<4xf32>
        %l2 = arith.addf %l, %back : vector<4xf32>
        vector.store %l2, %s[%c4] : memref<64xf32>, vector<4xf32>
        %one = vector.broadcast %r2 : f32 to vector<1xf32>
        %one2 = arith.addf %one, %one : vector<1xf32>
        %got = vector.extract %one2[0] : f32 from vector<1xf32>
        %fin = arith.addf %got, %f : f32
        %acc = scf.for %t = %c0 to %c4 step %c1 iter_args(%v = %back) -> (vector<4xf32>) {
          %v2 = arith.addf %v, %l : vector<4xf32>
          scf.yield %v2 : vector<4xf32>
        }
        %e3 = vector.extract %acc[3] : f32 from vector<4xf32>
        %fin2 = arith.addf %fin, %e3 : f32
        memref.store %fin2, %s[%i] : memref<64xf32>
        return
      }
    }
  }
}
