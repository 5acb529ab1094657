// A kernel by hand that pads 50 times.
func.func @k() {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %in = hal.interface.binding.subspan set(0) binding(0) alignment(64) offset(%c0) : !flow.dispatch.tensor<readonly:tensor<5xf32>>
  %out = hal.interface.binding.subspan set(0) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<55xf32>>
  %x0 = flow.dispatch.tensor.load %in, offsets = [0], sizes = [5], strides = [1] : !flow.dispatch.tensor<readonly:tensor<5xf32>> -> tensor<5xf32>
  %x1 = tensor.pad %x0 low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<5xf32> to tensor<6xf32>
  %x2 = tensor.pad %x1 low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<6xf32> to tensor<7xf32>
  %x3 = tensor.pad %x2 low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<7xf32> to tensor<8xf32>
  %x4 = tensor.pad %x3 low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<8xf32> to tensor<9xf32>
  %x5 = tensor.pad %x4 low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<9xf32> to tensor<10xf32>
  %x6 = tensor.pad %x5 low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<10xf32> to tensor<11xf32>
  %x7 = tensor.pad %x6 low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<11xf32> to tensor<12xf32>
  %x8 = tensor.pad %x7 low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<12xf32> to tensor<13xf32>
  %x9 = tensor.pad %x8 low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<13xf32> to tensor<14xf32>
  %x10 = tensor.pad %x9 low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<14xf32> to tensor<15xf32>
  %x11 = tensor.pad %x10 low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<15xf32> to tensor<16xf32>
  %x12 = tensor.pad %x11 low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<16xf32> to tensor<17xf32>
  %x13 = tensor.pad %x12 low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<17xf32> to tensor<18xf32>
  %x14 = tensor.pad %x13 low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<18xf32> to tensor<19xf32>
  %x15 = tensor.pad %x14 low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<19xf32> to tensor<20xf32>
  %x16 = tensor.pad %x15 low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<20xf32> to tensor<21xf32>
  %x17 = tensor.pad %x16 low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<21xf32> to tensor<22xf32>
  %x18 = tensor.pad %x17 low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<22xf32> to tensor<23xf32>
  %x19 = tensor.pad %x18 low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<23xf32> to tensor<24xf32>
  %x20 = tensor.pad %x19 low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<24xf32> to tensor<25xf32>
  %x21 = tensor.pad %x20 low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<25xf32> to tensor<26xf32>
  %x22 = tensor.pad %x21 low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<26xf32> to tensor<27xf32>
  %x23 = tensor.pad %x22 low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<27xf32> to tensor<28xf32>
  %x24 = tensor.pad %x23 low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<28xf32> to tensor<29xf32>
  %x25 = tensor.pad %x24 low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<29xf32> to tensor<30xf32>
  %x26 = tensor.pad %x25 low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<30xf32> to tensor<31xf32>
  %x27 = tensor.pad %x26 low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<31xf32> to tensor<32xf32>
  %x28 = tensor.pad %x27 low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<32xf32> to tensor<33xf32>
  %x29 = tensor.pad %x28 low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<33xf32> to tensor<34xf32>
  %x30 = tensor.pad %x29 low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<34xf32> to tensor<35xf32>
  %x31 = tensor.pad %x30 low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<35xf32> to tensor<36xf32>
  %x32 = tensor.pad %x31 low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<36xf32> to tensor<37xf32>
  %x33 = tensor.pad %x32 low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<37xf32> to tensor<38xf32>
  %x34 = tensor.pad %x33 low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<38xf32> to tensor<39xf32>
  %x35 = tensor.pad %x34 low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<39xf32> to tensor<40xf32>
  %x36 = tensor.pad %x35 low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<40xf32> to tensor<41xf32>
  %x37 = tensor.pad %x36 low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<41xf32> to tensor<42xf32>
  %x38 = tensor.pad %x37 low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<42xf32> to tensor<43xf32>
  %x39 = tensor.pad %x38 low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<43xf32> to tensor<44xf32>
  %x40 = tensor.pad %x39 low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<44xf32> to tensor<45xf32>
  %x41 = tensor.pad %x40 low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<45xf32> to tensor<46xf32>
  %x42 = tensor.pad %x41 low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<46xf32> to tensor<47xf32>
  %x43 = tensor.pad %x42 low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<47xf32> to tensor<48xf32>
  %x44 = tensor.pad %x43 low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<48xf32> to tensor<49xf32>
  %x45 = tensor.pad %x44 low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<49xf32> to tensor<50xf32>
  %x46 = tensor.pad %x45 low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<50xf32> to tensor<51xf32>
  %x47 = tensor.pad %x46 low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<51xf32> to tensor<52xf32>
  %x48 = tensor.pad %x47 low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<52xf32> to tensor<53xf32>
  %x49 = tensor.pad %x48 low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<53xf32> to tensor<54xf32>
  %x50 = tensor.pad %x49 low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<54xf32> to tensor<55xf32>
  flow.dispatch.tensor.store %x50, %out, offsets = [0], sizes = [55], strides = [1] : tensor<55xf32> -> !flow.dispatch.tensor<writeonly:tensor<55xf32>>
  return
}
