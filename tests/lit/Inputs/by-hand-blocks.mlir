hal.executable private @in_blocks_ex {
  hal.executable.variant public @v target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>) {
    hal.executable.export public @in_blocks ordinal(0) layout(#hal.pipeline.layout<constants = 0, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>) attributes {workgroup_size = [64 : index, 1 : index, 1 : index]} {
    ^bb0(%d: !hal.device):
      %c2 = arith.constant 2 : index
      %c1 = arith.constant 1 : index
      hal.return %c2, %c1, %c1 : index, index, index
    }
    builtin.module {
      func.func @in_blocks() {
        %c-256 = arith.constant -256 : index
        %c-1 = arith.constant -1 : index
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c2 = arith.constant 2 : index
        %c3 = arith.constant 3 : index
        %c4 = arith.constant 4 : index
        %c20 = arith.constant 20 : index
        %c64 = arith.constant 64 : index
        %c256 = arith.constant 256 : index
        %c300 = arith.constant 300 : index
        %cst = arith.constant dense<0.000000e+00> : vector<4x4xf32>
        %0 = hal.interface.binding.subspan set(0) binding(0) type(storage_buffer) offset(%c0) alignment(64) : memref<300x20xf32>
        memref.assume_alignment %0, 64 : memref<300x20xf32>
        %1 = hal.interface.binding.subspan set(0) binding(1) type(storage_buffer) offset(%c0) alignment(64) : memref<300x20xf32>
        memref.assume_alignment %1, 64 : memref<300x20xf32>
        %2 = hal.interface.binding.subspan set(0) binding(2) type(storage_buffer) offset(%c0) alignment(64) : memref<300xf32>
        memref.assume_alignment %2, 64 : memref<300xf32>
        %workgroup_id_x = hal.interface.workgroup.id[0] : index
        %3 = arith.muli %workgroup_id_x, %c-256 : index
        %4 = arith.addi %3, %c300 : index
        %5 = arith.cmpi slt, %4, %c256 : index
        %6 = arith.select %5, %4, %c256 : index
        %7 = arith.cmpi eq, %6, %c256 : index
        cf.cond_br %7, ^bb1, ^bb5
      ^bb1:
        %8 = gpu.thread_id x
        %z9 = arith.muli %8, %c4 : index
        %z10 = arith.muli %workgroup_id_x, %c256 : index
        %z11 = arith.addi %z9, %z10 : index
        %z12 = vector.load %2[%z11] : memref<300xf32>, vector<4xf32>
        cf.br ^bb2(%c0, %z12 : index, vector<4xf32>)
      ^bb2(%z13: index, %z14: vector<4xf32>):
        %z15 = arith.cmpi slt, %z13, %c20 : index
        cf.cond_br %z15, ^bb3, ^bb4
      ^bb3:
        %v00 = vector.load %0[%z11, %z13] : memref<300x20xf32>, vector<4xf32>
        %w00 = vector.insert %v00, %cst [0] : vector<4xf32> into vector<4x4xf32>
        %r01 = arith.addi %z11, %c1 : index
        %v01 = vector.load %0[%r01, %z13] : memref<300x20xf32>, vector<4xf32>
        %w01 = vector.insert %v01, %w00 [1] : vector<4xf32> into vector<4x4xf32>
        %r02 = arith.addi %z11, %c2 : index
        %v02 = vector.load %0[%r02, %z13] : memref<300x20xf32>, vector<4xf32>
        %w02 = vector.insert %v02, %w01 [2] : vector<4xf32> into vector<4x4xf32>
        %r03 = arith.addi %z11, %c3 : index
        %v03 = vector.load %0[%r03, %z13] : memref<300x20xf32>, vector<4xf32>
        %w03 = vector.insert %v03, %w02 [3] : vector<4xf32> into vector<4x4xf32>
        %v10 = vector.load %1[%z11, %z13] : memref<300x20xf32>, vector<4xf32>
        %w10 = vector.insert %v10, %cst [0] : vector<4xf32> into vector<4x4xf32>
        %r11 = arith.addi %z11, %c1 : index
        %v11 = vector.load %1[%r11, %z13] : memref<300x20xf32>, vector<4xf32>
        %w11 = vector.insert %v11, %w10 [1] : vector<4xf32> into vector<4x4xf32>
        %r12 = arith.addi %z11, %c2 : index
        %v12 = vector.load %1[%r12, %z13] : memref<300x20xf32>, vector<4xf32>
        %w12 = vector.insert %v12, %w11 [2] : vector<4xf32> into vector<4x4xf32>
        %r13 = arith.addi %z11, %c3 : index
        %v13 = vector.load %1[%r13, %z13] : memref<300x20xf32>, vector<4xf32>
        %w13 = vector.insert %v13, %w12 [3] : vector<4xf32> into vector<4x4xf32>
        %s = arith.addf %w03, %w13 : vector<4x4xf32>
        %t = vector.transpose %s, [1, 0] : vector<4x4xf32> to vector<4x4xf32>
        %x0 = vector.extract %t[0] : vector<4x4xf32>
        %y0 = arith.addf %x0, %z14 : vector<4xf32>
        %x1 = vector.extract %t[1] : vector<4x4xf32>
        %y1 = arith.addf %x1, %y0 : vector<4xf32>
        %x2 = vector.extract %t[2] : vector<4x4xf32>
        %y2 = arith.addf %x2, %y1 : vector<4xf32>
        %x3 = vector.extract %t[3] : vector<4x4xf32>
        %y3 = arith.addf %x3, %y2 : vector<4xf32>
        %z45 = arith.addi %z13, %c4 : index
        cf.br ^bb2(%z45, %y3 : index, vector<4xf32>)
      ^bb4:
        vector.store %z14, %2[%z11] : memref<300xf32>, vector<4xf32>
        cf.br ^bb12
      ^bb5:
        %z46 = gpu.thread_id x
        %9 = arith.cmpi sle, %6, %c0 : index
        %10 = arith.subi %c0, %6 : index
        %11 = arith.subi %6, %c1 : index
        %12 = arith.select %9, %10, %11 : index
        %13 = arith.divsi %12, %c64 : index
        %14 = arith.subi %c0, %13 : index
        %15 = arith.addi %13, %c1 : index
        %16 = arith.select %9, %14, %15 : index
        %17 = arith.muli %z46, %16 : index
        %18 = arith.muli %17, %c-1 : index
        %19 = arith.addi %18, %6 : index
        %20 = arith.cmpi slt, %19, %16 : index
        %21 = arith.select %20, %19, %16 : index
        %22 = arith.cmpi slt, %21, %c0 : index
        %23 = arith.select %22, %c0, %21 : index
        %24 = arith.muli %workgroup_id_x, %c256 : index
        %25 = arith.addi %17, %24 : index
        cf.br ^bb6(%c0 : index)
      ^bb6(%z64: index):
        %z65 = arith.cmpi slt, %z64, %c20 : index
        cf.cond_br %z65, ^bb7(%c0 : index), ^bb12
      ^bb7(%z66: index):
        %z67 = arith.cmpi slt, %z66, %23 : index
        cf.cond_br %z67, ^bb8(%c0 : index), ^bb11
      ^bb8(%z68: index):
        %z69 = arith.cmpi slt, %z68, %c4 : index
        cf.cond_br %z69, ^bb9, ^bb10
      ^bb9:
        %z70 = arith.addi %25, %z66 : index
        %z71 = arith.addi %z64, %z68 : index
        %z72 = memref.load %0[%z70, %z71] : memref<300x20xf32>
        %z73 = memref.load %1[%z70, %z71] : memref<300x20xf32>
        %z74 = memref.load %2[%z70] : memref<300xf32>
        %z75 = arith.addf %z72, %z73 : f32
        %z76 = arith.addf %z75, %z74 : f32
        memref.store %z76, %2[%z70] : memref<300xf32>
        %z77 = arith.addi %z68, %c1 : index
        cf.br ^bb8(%z77 : index)
      ^bb10:
        %z78 = arith.addi %z66, %c1 : index
        cf.br ^bb7(%z78 : index)
      ^bb11:
        %z79 = arith.addi %z64, %c4 : index
        cf.br ^bb6(%z79 : index)
      ^bb12:
        return
      }
    }
  }
}
