// A chain of 60 pads, each to another side than the one before; of 60 updates; and a concatenation of 60 parts.
func.func @pads(%x0: tensor<5xf32>, %z: tensor<f32>) -> tensor<65xf32> {
  %y0 = stablehlo.pad %x0, %z, low = [0], high = [1], interior = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<6xf32>
  %x1 = stablehlo.negate %y0 : tensor<6xf32>
  %y1 = stablehlo.pad %x1, %z, low = [1], high = [0], interior = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<7xf32>
  %x2 = stablehlo.negate %y1 : tensor<7xf32>
  %y2 = stablehlo.pad %x2, %z, low = [0], high = [1], interior = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<8xf32>
  %x3 = stablehlo.negate %y2 : tensor<8xf32>
  %y3 = stablehlo.pad %x3, %z, low = [1], high = [0], interior = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<9xf32>
  %x4 = stablehlo.negate %y3 : tensor<9xf32>
  %y4 = stablehlo.pad %x4, %z, low = [0], high = [1], interior = [0] : (tensor<9xf32>, tensor<f32>) -> tensor<10xf32>
  %x5 = stablehlo.negate %y4 : tensor<10xf32>
  %y5 = stablehlo.pad %x5, %z, low = [1], high = [0], interior = [0] : (tensor<10xf32>, tensor<f32>) -> tensor<11xf32>
  %x6 = stablehlo.negate %y5 : tensor<11xf32>
  %y6 = stablehlo.pad %x6, %z, low = [0], high = [1], interior = [0] : (tensor<11xf32>, tensor<f32>) -> tensor<12xf32>
  %x7 = stablehlo.negate %y6 : tensor<12xf32>
  %y7 = stablehlo.pad %x7, %z, low = [1], high = [0], interior = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<13xf32>
  %x8 = stablehlo.negate %y7 : tensor<13xf32>
  %y8 = stablehlo.pad %x8, %z, low = [0], high = [1], interior = [0] : (tensor<13xf32>, tensor<f32>) -> tensor<14xf32>
  %x9 = stablehlo.negate %y8 : tensor<14xf32>
  %y9 = stablehlo.pad %x9, %z, low = [1], high = [0], interior = [0] : (tensor<14xf32>, tensor<f32>) -> tensor<15xf32>
  %x10 = stablehlo.negate %y9 : tensor<15xf32>
  %y10 = stablehlo.pad %x10, %z, low = [0], high = [1], interior = [0] : (tensor<15xf32>, tensor<f32>) -> tensor<16xf32>
  %x11 = stablehlo.negate %y10 : tensor<16xf32>
  %y11 = stablehlo.pad %x11, %z, low = [1], high = [0], interior = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<17xf32>
  %x12 = stablehlo.negate %y11 : tensor<17xf32>
  %y12 = stablehlo.pad %x12, %z, low = [0], high = [1], interior = [0] : (tensor<17xf32>, tensor<f32>) -> tensor<18xf32>
  %x13 = stablehlo.negate %y12 : tensor<18xf32>
  %y13 = stablehlo.pad %x13, %z, low = [1], high = [0], interior = [0] : (tensor<18xf32>, tensor<f32>) -> tensor<19xf32>
  %x14 = stablehlo.negate %y13 : tensor<19xf32>
  %y14 = stablehlo.pad %x14, %z, low = [0], high = [1], interior = [0] : (tensor<19xf32>, tensor<f32>) -> tensor<20xf32>
  %x15 = stablehlo.negate %y14 : tensor<20xf32>
  %y15 = stablehlo.pad %x15, %z, low = [1], high = [0], interior = [0] : (tensor<20xf32>, tensor<f32>) -> tensor<21xf32>
  %x16 = stablehlo.negate %y15 : tensor<21xf32>
  %y16 = stablehlo.pad %x16, %z, low = [0], high = [1], interior = [0] : (tensor<21xf32>, tensor<f32>) -> tensor<22xf32>
  %x17 = stablehlo.negate %y16 : tensor<22xf32>
  %y17 = stablehlo.pad %x17, %z, low = [1], high = [0], interior = [0] : (tensor<22xf32>, tensor<f32>) -> tensor<23xf32>
  %x18 = stablehlo.negate %y17 : tensor<23xf32>
  %y18 = stablehlo.pad %x18, %z, low = [0], high = [1], interior = [0] : (tensor<23xf32>, tensor<f32>) -> tensor<24xf32>
  %x19 = stablehlo.negate %y18 : tensor<24xf32>
  %y19 = stablehlo.pad %x19, %z, low = [1], high = [0], interior = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<25xf32>
  %x20 = stablehlo.negate %y19 : tensor<25xf32>
  %y20 = stablehlo.pad %x20, %z, low = [0], high = [1], interior = [0] : (tensor<25xf32>, tensor<f32>) -> tensor<26xf32>
  %x21 = stablehlo.negate %y20 : tensor<26xf32>
  %y21 = stablehlo.pad %x21, %z, low = [1], high = [0], interior = [0] : (tensor<26xf32>, tensor<f32>) -> tensor<27xf32>
  %x22 = stablehlo.negate %y21 : tensor<27xf32>
  %y22 = stablehlo.pad %x22, %z, low = [0], high = [1], interior = [0] : (tensor<27xf32>, tensor<f32>) -> tensor<28xf32>
  %x23 = stablehlo.negate %y22 : tensor<28xf32>
  %y23 = stablehlo.pad %x23, %z, low = [1], high = [0], interior = [0] : (tensor<28xf32>, tensor<f32>) -> tensor<29xf32>
  %x24 = stablehlo.negate %y23 : tensor<29xf32>
  %y24 = stablehlo.pad %x24, %z, low = [0], high = [1], interior = [0] : (tensor<29xf32>, tensor<f32>) -> tensor<30xf32>
  %x25 = stablehlo.negate %y24 : tensor<30xf32>
  %y25 = stablehlo.pad %x25, %z, low = [1], high = [0], interior = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<31xf32>
  %x26 = stablehlo.negate %y25 : tensor<31xf32>
  %y26 = stablehlo.pad %x26, %z, low = [0], high = [1], interior = [0] : (tensor<31xf32>, tensor<f32>) -> tensor<32xf32>
  %x27 = stablehlo.negate %y26 : tensor<32xf32>
  %y27 = stablehlo.pad %x27, %z, low = [1], high = [0], interior = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<33xf32>
  %x28 = stablehlo.negate %y27 : tensor<33xf32>
  %y28 = stablehlo.pad %x28, %z, low = [0], high = [1], interior = [0] : (tensor<33xf32>, tensor<f32>) -> tensor<34xf32>
  %x29 = stablehlo.negate %y28 : tensor<34xf32>
  %y29 = stablehlo.pad %x29, %z, low = [1], high = [0], interior = [0] : (tensor<34xf32>, tensor<f32>) -> tensor<35xf32>
  %x30 = stablehlo.negate %y29 : tensor<35xf32>
  %y30 = stablehlo.pad %x30, %z, low = [0], high = [1], interior = [0] : (tensor<35xf32>, tensor<f32>) -> tensor<36xf32>
  %x31 = stablehlo.negate %y30 : tensor<36xf32>
  %y31 = stablehlo.pad %x31, %z, low = [1], high = [0], interior = [0] : (tensor<36xf32>, tensor<f32>) -> tensor<37xf32>
  %x32 = stablehlo.negate %y31 : tensor<37xf32>
  %y32 = stablehlo.pad %x32, %z, low = [0], high = [1], interior = [0] : (tensor<37xf32>, tensor<f32>) -> tensor<38xf32>
  %x33 = stablehlo.negate %y32 : tensor<38xf32>
  %y33 = stablehlo.pad %x33, %z, low = [1], high = [0], interior = [0] : (tensor<38xf32>, tensor<f32>) -> tensor<39xf32>
  %x34 = stablehlo.negate %y33 : tensor<39xf32>
  %y34 = stablehlo.pad %x34, %z, low = [0], high = [1], interior = [0] : (tensor<39xf32>, tensor<f32>) -> tensor<40xf32>
  %x35 = stablehlo.negate %y34 : tensor<40xf32>
  %y35 = stablehlo.pad %x35, %z, low = [1], high = [0], interior = [0] : (tensor<40xf32>, tensor<f32>) -> tensor<41xf32>
  %x36 = stablehlo.negate %y35 : tensor<41xf32>
  %y36 = stablehlo.pad %x36, %z, low = [0], high = [1], interior = [0] : (tensor<41xf32>, tensor<f32>) -> tensor<42xf32>
  %x37 = stablehlo.negate %y36 : tensor<42xf32>
  %y37 = stablehlo.pad %x37, %z, low = [1], high = [0], interior = [0] : (tensor<42xf32>, tensor<f32>) -> tensor<43xf32>
  %x38 = stablehlo.negate %y37 : tensor<43xf32>
  %y38 = stablehlo.pad %x38, %z, low = [0], high = [1], interior = [0] : (tensor<43xf32>, tensor<f32>) -> tensor<44xf32>
  %x39 = stablehlo.negate %y38 : tensor<44xf32>
  %y39 = stablehlo.pad %x39, %z, low = [1], high = [0], interior = [0] : (tensor<44xf32>, tensor<f32>) -> tensor<45xf32>
  %x40 = stablehlo.negate %y39 : tensor<45xf32>
  %y40 = stablehlo.pad %x40, %z, low = [0], high = [1], interior = [0] : (tensor<45xf32>, tensor<f32>) -> tensor<46xf32>
  %x41 = stablehlo.negate %y40 : tensor<46xf32>
  %y41 = stablehlo.pad %x41, %z, low = [1], high = [0], interior = [0] : (tensor<46xf32>, tensor<f32>) -> tensor<47xf32>
  %x42 = stablehlo.negate %y41 : tensor<47xf32>
  %y42 = stablehlo.pad %x42, %z, low = [0], high = [1], interior = [0] : (tensor<47xf32>, tensor<f32>) -> tensor<48xf32>
  %x43 = stablehlo.negate %y42 : tensor<48xf32>
  %y43 = stablehlo.pad %x43, %z, low = [1], high = [0], interior = [0] : (tensor<48xf32>, tensor<f32>) -> tensor<49xf32>
  %x44 = stablehlo.negate %y43 : tensor<49xf32>
  %y44 = stablehlo.pad %x44, %z, low = [0], high = [1], interior = [0] : (tensor<49xf32>, tensor<f32>) -> tensor<50xf32>
  %x45 = stablehlo.negate %y44 : tensor<50xf32>
  %y45 = stablehlo.pad %x45, %z, low = [1], high = [0], interior = [0] : (tensor<50xf32>, tensor<f32>) -> tensor<51xf32>
  %x46 = stablehlo.negate %y45 : tensor<51xf32>
  %y46 = stablehlo.pad %x46, %z, low = [0], high = [1], interior = [0] : (tensor<51xf32>, tensor<f32>) -> tensor<52xf32>
  %x47 = stablehlo.negate %y46 : tensor<52xf32>
  %y47 = stablehlo.pad %x47, %z, low = [1], high = [0], interior = [0] : (tensor<52xf32>, tensor<f32>) -> tensor<53xf32>
  %x48 = stablehlo.negate %y47 : tensor<53xf32>
  %y48 = stablehlo.pad %x48, %z, low = [0], high = [1], interior = [0] : (tensor<53xf32>, tensor<f32>) -> tensor<54xf32>
  %x49 = stablehlo.negate %y48 : tensor<54xf32>
  %y49 = stablehlo.pad %x49, %z, low = [1], high = [0], interior = [0] : (tensor<54xf32>, tensor<f32>) -> tensor<55xf32>
  %x50 = stablehlo.negate %y49 : tensor<55xf32>
  %y50 = stablehlo.pad %x50, %z, low = [0], high = [1], interior = [0] : (tensor<55xf32>, tensor<f32>) -> tensor<56xf32>
  %x51 = stablehlo.negate %y50 : tensor<56xf32>
  %y51 = stablehlo.pad %x51, %z, low = [1], high = [0], interior = [0] : (tensor<56xf32>, tensor<f32>) -> tensor<57xf32>
  %x52 = stablehlo.negate %y51 : tensor<57xf32>
  %y52 = stablehlo.pad %x52, %z, low = [0], high = [1], interior = [0] : (tensor<57xf32>, tensor<f32>) -> tensor<58xf32>
  %x53 = stablehlo.negate %y52 : tensor<58xf32>
  %y53 = stablehlo.pad %x53, %z, low = [1], high = [0], interior = [0] : (tensor<58xf32>, tensor<f32>) -> tensor<59xf32>
  %x54 = stablehlo.negate %y53 : tensor<59xf32>
  %y54 = stablehlo.pad %x54, %z, low = [0], high = [1], interior = [0] : (tensor<59xf32>, tensor<f32>) -> tensor<60xf32>
  %x55 = stablehlo.negate %y54 : tensor<60xf32>
  %y55 = stablehlo.pad %x55, %z, low = [1], high = [0], interior = [0] : (tensor<60xf32>, tensor<f32>) -> tensor<61xf32>
  %x56 = stablehlo.negate %y55 : tensor<61xf32>
  %y56 = stablehlo.pad %x56, %z, low = [0], high = [1], interior = [0] : (tensor<61xf32>, tensor<f32>) -> tensor<62xf32>
  %x57 = stablehlo.negate %y56 : tensor<62xf32>
  %y57 = stablehlo.pad %x57, %z, low = [1], high = [0], interior = [0] : (tensor<62xf32>, tensor<f32>) -> tensor<63xf32>
  %x58 = stablehlo.negate %y57 : tensor<63xf32>
  %y58 = stablehlo.pad %x58, %z, low = [0], high = [1], interior = [0] : (tensor<63xf32>, tensor<f32>) -> tensor<64xf32>
  %x59 = stablehlo.negate %y58 : tensor<64xf32>
  %y59 = stablehlo.pad %x59, %z, low = [1], high = [0], interior = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<65xf32>
  %x60 = stablehlo.negate %y59 : tensor<65xf32>
  return %x60 : tensor<65xf32>
}

func.func @updates(%x0: tensor<77xi32>, %b: tensor<3xi32>) -> tensor<77xi32> {
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %y0 = stablehlo.dynamic_update_slice %x0, %b, %i0 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x1 = stablehlo.not %y0 : tensor<77xi32>
  %i1 = stablehlo.constant dense<5> : tensor<i32>
  %y1 = stablehlo.dynamic_update_slice %x1, %b, %i1 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x2 = stablehlo.not %y1 : tensor<77xi32>
  %i2 = stablehlo.constant dense<10> : tensor<i32>
  %y2 = stablehlo.dynamic_update_slice %x2, %b, %i2 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x3 = stablehlo.not %y2 : tensor<77xi32>
  %i3 = stablehlo.constant dense<15> : tensor<i32>
  %y3 = stablehlo.dynamic_update_slice %x3, %b, %i3 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x4 = stablehlo.not %y3 : tensor<77xi32>
  %i4 = stablehlo.constant dense<20> : tensor<i32>
  %y4 = stablehlo.dynamic_update_slice %x4, %b, %i4 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x5 = stablehlo.not %y4 : tensor<77xi32>
  %i5 = stablehlo.constant dense<25> : tensor<i32>
  %y5 = stablehlo.dynamic_update_slice %x5, %b, %i5 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x6 = stablehlo.not %y5 : tensor<77xi32>
  %i6 = stablehlo.constant dense<30> : tensor<i32>
  %y6 = stablehlo.dynamic_update_slice %x6, %b, %i6 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x7 = stablehlo.not %y6 : tensor<77xi32>
  %i7 = stablehlo.constant dense<35> : tensor<i32>
  %y7 = stablehlo.dynamic_update_slice %x7, %b, %i7 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x8 = stablehlo.not %y7 : tensor<77xi32>
  %i8 = stablehlo.constant dense<40> : tensor<i32>
  %y8 = stablehlo.dynamic_update_slice %x8, %b, %i8 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x9 = stablehlo.not %y8 : tensor<77xi32>
  %i9 = stablehlo.constant dense<45> : tensor<i32>
  %y9 = stablehlo.dynamic_update_slice %x9, %b, %i9 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x10 = stablehlo.not %y9 : tensor<77xi32>
  %i10 = stablehlo.constant dense<50> : tensor<i32>
  %y10 = stablehlo.dynamic_update_slice %x10, %b, %i10 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x11 = stablehlo.not %y10 : tensor<77xi32>
  %i11 = stablehlo.constant dense<55> : tensor<i32>
  %y11 = stablehlo.dynamic_update_slice %x11, %b, %i11 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x12 = stablehlo.not %y11 : tensor<77xi32>
  %i12 = stablehlo.constant dense<60> : tensor<i32>
  %y12 = stablehlo.dynamic_update_slice %x12, %b, %i12 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x13 = stablehlo.not %y12 : tensor<77xi32>
  %i13 = stablehlo.constant dense<65> : tensor<i32>
  %y13 = stablehlo.dynamic_update_slice %x13, %b, %i13 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x14 = stablehlo.not %y13 : tensor<77xi32>
  %i14 = stablehlo.constant dense<70> : tensor<i32>
  %y14 = stablehlo.dynamic_update_slice %x14, %b, %i14 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x15 = stablehlo.not %y14 : tensor<77xi32>
  %i15 = stablehlo.constant dense<1> : tensor<i32>
  %y15 = stablehlo.dynamic_update_slice %x15, %b, %i15 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x16 = stablehlo.not %y15 : tensor<77xi32>
  %i16 = stablehlo.constant dense<6> : tensor<i32>
  %y16 = stablehlo.dynamic_update_slice %x16, %b, %i16 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x17 = stablehlo.not %y16 : tensor<77xi32>
  %i17 = stablehlo.constant dense<11> : tensor<i32>
  %y17 = stablehlo.dynamic_update_slice %x17, %b, %i17 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x18 = stablehlo.not %y17 : tensor<77xi32>
  %i18 = stablehlo.constant dense<16> : tensor<i32>
  %y18 = stablehlo.dynamic_update_slice %x18, %b, %i18 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x19 = stablehlo.not %y18 : tensor<77xi32>
  %i19 = stablehlo.constant dense<21> : tensor<i32>
  %y19 = stablehlo.dynamic_update_slice %x19, %b, %i19 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x20 = stablehlo.not %y19 : tensor<77xi32>
  %i20 = stablehlo.constant dense<26> : tensor<i32>
  %y20 = stablehlo.dynamic_update_slice %x20, %b, %i20 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x21 = stablehlo.not %y20 : tensor<77xi32>
  %i21 = stablehlo.constant dense<31> : tensor<i32>
  %y21 = stablehlo.dynamic_update_slice %x21, %b, %i21 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x22 = stablehlo.not %y21 : tensor<77xi32>
  %i22 = stablehlo.constant dense<36> : tensor<i32>
  %y22 = stablehlo.dynamic_update_slice %x22, %b, %i22 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x23 = stablehlo.not %y22 : tensor<77xi32>
  %i23 = stablehlo.constant dense<41> : tensor<i32>
  %y23 = stablehlo.dynamic_update_slice %x23, %b, %i23 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x24 = stablehlo.not %y23 : tensor<77xi32>
  %i24 = stablehlo.constant dense<46> : tensor<i32>
  %y24 = stablehlo.dynamic_update_slice %x24, %b, %i24 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x25 = stablehlo.not %y24 : tensor<77xi32>
  %i25 = stablehlo.constant dense<51> : tensor<i32>
  %y25 = stablehlo.dynamic_update_slice %x25, %b, %i25 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x26 = stablehlo.not %y25 : tensor<77xi32>
  %i26 = stablehlo.constant dense<56> : tensor<i32>
  %y26 = stablehlo.dynamic_update_slice %x26, %b, %i26 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x27 = stablehlo.not %y26 : tensor<77xi32>
  %i27 = stablehlo.constant dense<61> : tensor<i32>
  %y27 = stablehlo.dynamic_update_slice %x27, %b, %i27 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x28 = stablehlo.not %y27 : tensor<77xi32>
  %i28 = stablehlo.constant dense<66> : tensor<i32>
  %y28 = stablehlo.dynamic_update_slice %x28, %b, %i28 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x29 = stablehlo.not %y28 : tensor<77xi32>
  %i29 = stablehlo.constant dense<71> : tensor<i32>
  %y29 = stablehlo.dynamic_update_slice %x29, %b, %i29 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x30 = stablehlo.not %y29 : tensor<77xi32>
  %i30 = stablehlo.constant dense<2> : tensor<i32>
  %y30 = stablehlo.dynamic_update_slice %x30, %b, %i30 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x31 = stablehlo.not %y30 : tensor<77xi32>
  %i31 = stablehlo.constant dense<7> : tensor<i32>
  %y31 = stablehlo.dynamic_update_slice %x31, %b, %i31 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x32 = stablehlo.not %y31 : tensor<77xi32>
  %i32 = stablehlo.constant dense<12> : tensor<i32>
  %y32 = stablehlo.dynamic_update_slice %x32, %b, %i32 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x33 = stablehlo.not %y32 : tensor<77xi32>
  %i33 = stablehlo.constant dense<17> : tensor<i32>
  %y33 = stablehlo.dynamic_update_slice %x33, %b, %i33 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x34 = stablehlo.not %y33 : tensor<77xi32>
  %i34 = stablehlo.constant dense<22> : tensor<i32>
  %y34 = stablehlo.dynamic_update_slice %x34, %b, %i34 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x35 = stablehlo.not %y34 : tensor<77xi32>
  %i35 = stablehlo.constant dense<27> : tensor<i32>
  %y35 = stablehlo.dynamic_update_slice %x35, %b, %i35 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x36 = stablehlo.not %y35 : tensor<77xi32>
  %i36 = stablehlo.constant dense<32> : tensor<i32>
  %y36 = stablehlo.dynamic_update_slice %x36, %b, %i36 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x37 = stablehlo.not %y36 : tensor<77xi32>
  %i37 = stablehlo.constant dense<37> : tensor<i32>
  %y37 = stablehlo.dynamic_update_slice %x37, %b, %i37 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x38 = stablehlo.not %y37 : tensor<77xi32>
  %i38 = stablehlo.constant dense<42> : tensor<i32>
  %y38 = stablehlo.dynamic_update_slice %x38, %b, %i38 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x39 = stablehlo.not %y38 : tensor<77xi32>
  %i39 = stablehlo.constant dense<47> : tensor<i32>
  %y39 = stablehlo.dynamic_update_slice %x39, %b, %i39 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x40 = stablehlo.not %y39 : tensor<77xi32>
  %i40 = stablehlo.constant dense<52> : tensor<i32>
  %y40 = stablehlo.dynamic_update_slice %x40, %b, %i40 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x41 = stablehlo.not %y40 : tensor<77xi32>
  %i41 = stablehlo.constant dense<57> : tensor<i32>
  %y41 = stablehlo.dynamic_update_slice %x41, %b, %i41 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x42 = stablehlo.not %y41 : tensor<77xi32>
  %i42 = stablehlo.constant dense<62> : tensor<i32>
  %y42 = stablehlo.dynamic_update_slice %x42, %b, %i42 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x43 = stablehlo.not %y42 : tensor<77xi32>
  %i43 = stablehlo.constant dense<67> : tensor<i32>
  %y43 = stablehlo.dynamic_update_slice %x43, %b, %i43 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x44 = stablehlo.not %y43 : tensor<77xi32>
  %i44 = stablehlo.constant dense<72> : tensor<i32>
  %y44 = stablehlo.dynamic_update_slice %x44, %b, %i44 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x45 = stablehlo.not %y44 : tensor<77xi32>
  %i45 = stablehlo.constant dense<3> : tensor<i32>
  %y45 = stablehlo.dynamic_update_slice %x45, %b, %i45 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x46 = stablehlo.not %y45 : tensor<77xi32>
  %i46 = stablehlo.constant dense<8> : tensor<i32>
  %y46 = stablehlo.dynamic_update_slice %x46, %b, %i46 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x47 = stablehlo.not %y46 : tensor<77xi32>
  %i47 = stablehlo.constant dense<13> : tensor<i32>
  %y47 = stablehlo.dynamic_update_slice %x47, %b, %i47 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x48 = stablehlo.not %y47 : tensor<77xi32>
  %i48 = stablehlo.constant dense<18> : tensor<i32>
  %y48 = stablehlo.dynamic_update_slice %x48, %b, %i48 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x49 = stablehlo.not %y48 : tensor<77xi32>
  %i49 = stablehlo.constant dense<23> : tensor<i32>
  %y49 = stablehlo.dynamic_update_slice %x49, %b, %i49 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x50 = stablehlo.not %y49 : tensor<77xi32>
  %i50 = stablehlo.constant dense<28> : tensor<i32>
  %y50 = stablehlo.dynamic_update_slice %x50, %b, %i50 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x51 = stablehlo.not %y50 : tensor<77xi32>
  %i51 = stablehlo.constant dense<33> : tensor<i32>
  %y51 = stablehlo.dynamic_update_slice %x51, %b, %i51 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x52 = stablehlo.not %y51 : tensor<77xi32>
  %i52 = stablehlo.constant dense<38> : tensor<i32>
  %y52 = stablehlo.dynamic_update_slice %x52, %b, %i52 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x53 = stablehlo.not %y52 : tensor<77xi32>
  %i53 = stablehlo.constant dense<43> : tensor<i32>
  %y53 = stablehlo.dynamic_update_slice %x53, %b, %i53 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x54 = stablehlo.not %y53 : tensor<77xi32>
  %i54 = stablehlo.constant dense<48> : tensor<i32>
  %y54 = stablehlo.dynamic_update_slice %x54, %b, %i54 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x55 = stablehlo.not %y54 : tensor<77xi32>
  %i55 = stablehlo.constant dense<53> : tensor<i32>
  %y55 = stablehlo.dynamic_update_slice %x55, %b, %i55 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x56 = stablehlo.not %y55 : tensor<77xi32>
  %i56 = stablehlo.constant dense<58> : tensor<i32>
  %y56 = stablehlo.dynamic_update_slice %x56, %b, %i56 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x57 = stablehlo.not %y56 : tensor<77xi32>
  %i57 = stablehlo.constant dense<63> : tensor<i32>
  %y57 = stablehlo.dynamic_update_slice %x57, %b, %i57 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x58 = stablehlo.not %y57 : tensor<77xi32>
  %i58 = stablehlo.constant dense<68> : tensor<i32>
  %y58 = stablehlo.dynamic_update_slice %x58, %b, %i58 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x59 = stablehlo.not %y58 : tensor<77xi32>
  %i59 = stablehlo.constant dense<73> : tensor<i32>
  %y59 = stablehlo.dynamic_update_slice %x59, %b, %i59 : (tensor<77xi32>, tensor<3xi32>, tensor<i32>) -> tensor<77xi32>
  %x60 = stablehlo.not %y59 : tensor<77xi32>
  return %x60 : tensor<77xi32>
}

func.func @parts(%a: tensor<1000xf32>) -> tensor<239xf32> {
  %s0 = stablehlo.slice %a [0:1] : (tensor<1000xf32>) -> tensor<1xf32>
  %s1 = stablehlo.slice %a [37:41] : (tensor<1000xf32>) -> tensor<4xf32>
  %s2 = stablehlo.slice %a [74:81] : (tensor<1000xf32>) -> tensor<7xf32>
  %s3 = stablehlo.slice %a [111:114] : (tensor<1000xf32>) -> tensor<3xf32>
  %s4 = stablehlo.slice %a [148:154] : (tensor<1000xf32>) -> tensor<6xf32>
  %s5 = stablehlo.slice %a [185:187] : (tensor<1000xf32>) -> tensor<2xf32>
  %s6 = stablehlo.slice %a [222:227] : (tensor<1000xf32>) -> tensor<5xf32>
  %s7 = stablehlo.slice %a [259:260] : (tensor<1000xf32>) -> tensor<1xf32>
  %s8 = stablehlo.slice %a [296:300] : (tensor<1000xf32>) -> tensor<4xf32>
  %s9 = stablehlo.slice %a [333:340] : (tensor<1000xf32>) -> tensor<7xf32>
  %s10 = stablehlo.slice %a [370:373] : (tensor<1000xf32>) -> tensor<3xf32>
  %s11 = stablehlo.slice %a [407:413] : (tensor<1000xf32>) -> tensor<6xf32>
  %s12 = stablehlo.slice %a [444:446] : (tensor<1000xf32>) -> tensor<2xf32>
  %s13 = stablehlo.slice %a [481:486] : (tensor<1000xf32>) -> tensor<5xf32>
  %s14 = stablehlo.slice %a [518:519] : (tensor<1000xf32>) -> tensor<1xf32>
  %s15 = stablehlo.slice %a [555:559] : (tensor<1000xf32>) -> tensor<4xf32>
  %s16 = stablehlo.slice %a [592:599] : (tensor<1000xf32>) -> tensor<7xf32>
  %s17 = stablehlo.slice %a [629:632] : (tensor<1000xf32>) -> tensor<3xf32>
  %s18 = stablehlo.slice %a [666:672] : (tensor<1000xf32>) -> tensor<6xf32>
  %s19 = stablehlo.slice %a [703:705] : (tensor<1000xf32>) -> tensor<2xf32>
  %s20 = stablehlo.slice %a [740:745] : (tensor<1000xf32>) -> tensor<5xf32>
  %s21 = stablehlo.slice %a [777:778] : (tensor<1000xf32>) -> tensor<1xf32>
  %s22 = stablehlo.slice %a [814:818] : (tensor<1000xf32>) -> tensor<4xf32>
  %s23 = stablehlo.slice %a [851:858] : (tensor<1000xf32>) -> tensor<7xf32>
  %s24 = stablehlo.slice %a [888:891] : (tensor<1000xf32>) -> tensor<3xf32>
  %s25 = stablehlo.slice %a [925:931] : (tensor<1000xf32>) -> tensor<6xf32>
  %s26 = stablehlo.slice %a [962:964] : (tensor<1000xf32>) -> tensor<2xf32>
  %s27 = stablehlo.slice %a [9:14] : (tensor<1000xf32>) -> tensor<5xf32>
  %s28 = stablehlo.slice %a [46:47] : (tensor<1000xf32>) -> tensor<1xf32>
  %s29 = stablehlo.slice %a [83:87] : (tensor<1000xf32>) -> tensor<4xf32>
  %s30 = stablehlo.slice %a [120:127] : (tensor<1000xf32>) -> tensor<7xf32>
  %s31 = stablehlo.slice %a [157:160] : (tensor<1000xf32>) -> tensor<3xf32>
  %s32 = stablehlo.slice %a [194:200] : (tensor<1000xf32>) -> tensor<6xf32>
  %s33 = stablehlo.slice %a [231:233] : (tensor<1000xf32>) -> tensor<2xf32>
  %s34 = stablehlo.slice %a [268:273] : (tensor<1000xf32>) -> tensor<5xf32>
  %s35 = stablehlo.slice %a [305:306] : (tensor<1000xf32>) -> tensor<1xf32>
  %s36 = stablehlo.slice %a [342:346] : (tensor<1000xf32>) -> tensor<4xf32>
  %s37 = stablehlo.slice %a [379:386] : (tensor<1000xf32>) -> tensor<7xf32>
  %s38 = stablehlo.slice %a [416:419] : (tensor<1000xf32>) -> tensor<3xf32>
  %s39 = stablehlo.slice %a [453:459] : (tensor<1000xf32>) -> tensor<6xf32>
  %s40 = stablehlo.slice %a [490:492] : (tensor<1000xf32>) -> tensor<2xf32>
  %s41 = stablehlo.slice %a [527:532] : (tensor<1000xf32>) -> tensor<5xf32>
  %s42 = stablehlo.slice %a [564:565] : (tensor<1000xf32>) -> tensor<1xf32>
  %s43 = stablehlo.slice %a [601:605] : (tensor<1000xf32>) -> tensor<4xf32>
  %s44 = stablehlo.slice %a [638:645] : (tensor<1000xf32>) -> tensor<7xf32>
  %s45 = stablehlo.slice %a [675:678] : (tensor<1000xf32>) -> tensor<3xf32>
  %s46 = stablehlo.slice %a [712:718] : (tensor<1000xf32>) -> tensor<6xf32>
  %s47 = stablehlo.slice %a [749:751] : (tensor<1000xf32>) -> tensor<2xf32>
  %s48 = stablehlo.slice %a [786:791] : (tensor<1000xf32>) -> tensor<5xf32>
  %s49 = stablehlo.slice %a [823:824] : (tensor<1000xf32>) -> tensor<1xf32>
  %s50 = stablehlo.slice %a [860:864] : (tensor<1000xf32>) -> tensor<4xf32>
  %s51 = stablehlo.slice %a [897:904] : (tensor<1000xf32>) -> tensor<7xf32>
  %s52 = stablehlo.slice %a [934:937] : (tensor<1000xf32>) -> tensor<3xf32>
  %s53 = stablehlo.slice %a [971:977] : (tensor<1000xf32>) -> tensor<6xf32>
  %s54 = stablehlo.slice %a [18:20] : (tensor<1000xf32>) -> tensor<2xf32>
  %s55 = stablehlo.slice %a [55:60] : (tensor<1000xf32>) -> tensor<5xf32>
  %s56 = stablehlo.slice %a [92:93] : (tensor<1000xf32>) -> tensor<1xf32>
  %s57 = stablehlo.slice %a [129:133] : (tensor<1000xf32>) -> tensor<4xf32>
  %s58 = stablehlo.slice %a [166:173] : (tensor<1000xf32>) -> tensor<7xf32>
  %s59 = stablehlo.slice %a [203:206] : (tensor<1000xf32>) -> tensor<3xf32>
  %r = stablehlo.concatenate %s0, %s1, %s2, %s3, %s4, %s5, %s6, %s7, %s8, %s9, %s10, %s11, %s12, %s13, %s14, %s15, %s16, %s17, %s18, %s19, %s20, %s21, %s22, %s23, %s24, %s25, %s26, %s27, %s28, %s29, %s30, %s31, %s32, %s33, %s34, %s35, %s36, %s37, %s38, %s39, %s40, %s41, %s42, %s43, %s44, %s45, %s46, %s47, %s48, %s49, %s50, %s51, %s52, %s53, %s54, %s55, %s56, %s57, %s58, %s59, dim = 0
    : (tensor<1xf32>, tensor<4xf32>, tensor<7xf32>, tensor<3xf32>, tensor<6xf32>, tensor<2xf32>, tensor<5xf32>, tensor<1xf32>, tensor<4xf32>, tensor<7xf32>, tensor<3xf32>, tensor<6xf32>, tensor<2xf32>, tensor<5xf32>, tensor<1xf32>, tensor<4xf32>, tensor<7xf32>, tensor<3xf32>, tensor<6xf32>, tensor<2xf32>, tensor<5xf32>, tensor<1xf32>, tensor<4xf32>, tensor<7xf32>, tensor<3xf32>, tensor<6xf32>, tensor<2xf32>, tensor<5xf32>, tensor<1xf32>, tensor<4xf32>, tensor<7xf32>, tensor<3xf32>, tensor<6xf32>, tensor<2xf32>, tensor<5xf32>, tensor<1xf32>, tensor<4xf32>, tensor<7xf32>, tensor<3xf32>, tensor<6xf32>, tensor<2xf32>, tensor<5xf32>, tensor<1xf32>, tensor<4xf32>, tensor<7xf32>, tensor<3xf32>, tensor<6xf32>, tensor<2xf32>, tensor<5xf32>, tensor<1xf32>, tensor<4xf32>, tensor<7xf32>, tensor<3xf32>, tensor<6xf32>, tensor<2xf32>, tensor<5xf32>, tensor<1xf32>, tensor<4xf32>, tensor<7xf32>, tensor<3xf32>) -> tensor<239xf32>
  %q = stablehlo.negate %r : tensor<239xf32>
  return %q : tensor<239xf32>
}
