// Linalg ops on buffers that no invocation waits for another one in.
#id = affine_map<(i, j) -> (i, j)>

// The value that is loaded keeps the kernel on buffers; what the first op writes the second reads at the same point.
func.func @same_points() {
  %c0 = arith.constant 0 : index
  %b = hal.interface.binding.subspan set(0) binding(0) : memref<7x11xf32>
  %s = hal.interface.binding.subspan set(0) binding(1) : memref<f32>
  %o = hal.interface.binding.subspan set(0) binding(2) : memref<7x11xf32>
  %v = memref.load %s[] : memref<f32>
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%b : memref<7x11xf32>) outs(%o : memref<7x11xf32>) {
  ^bb0(%x: f32, %y: f32):
    %z = arith.addf %x, %v : f32
    linalg.yield %z : f32
  }
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%o : memref<7x11xf32>) {
  ^bb0(%y: f32):
    %z = arith.addf %y, %v : f32
    linalg.yield %z : f32
  }
  return
}

// The first 500 elements and what is behind them.
func.func @parts() {
  %c0 = arith.constant 0 : index
  %b = hal.interface.binding.subspan set(0) binding(0) : memref<1000xf32>
  %s = hal.interface.binding.subspan set(0) binding(1) : memref<f32>
  %o = hal.interface.binding.subspan set(0) binding(2) : memref<1000xf32>
  %v = memref.load %s[] : memref<f32>
  %low = memref.subview %o[0] [500] [1] : memref<1000xf32> to memref<500xf32, strided<[1]>>
  %high = memref.subview %o[500] [500] [1] : memref<1000xf32> to memref<500xf32, strided<[1], offset: 500>>
  %from = memref.subview %b[500] [500] [1] : memref<1000xf32> to memref<500xf32, strided<[1], offset: 500>>
  linalg.fill ins(%v : f32) outs(%low : memref<500xf32, strided<[1]>>)
  memref.copy %from, %high : memref<500xf32, strided<[1], offset: 500>> to memref<500xf32, strided<[1], offset: 500>>
  return
}
