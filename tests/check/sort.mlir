// Sorts and the largest of a line. Written by generate.py.
func.func @sort_LT_f32() {
  %0 = util.unfoldable_constant dense<[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739, -2.6354832649230957, 1.0727206468582153, -1.2190754413604736, 2.489128351211548, 0.19733239710330963, -2.094463586807251, 1.61374032497406, -0.6780558228492737, -2.9698519706726074, 0.7383520603179932, -1.5534440279006958, 2.1547598838806152, -0.13703614473342896, -2.4288322925567627, 1.279371738433838, -1.012424349784851]> : tensor<21xf32>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %less = stablehlo.compare LT, %x0, %y0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<21xf32>) -> (tensor<21xf32>)
  check.expect_eq_const(%r, dense<[-2.9698519706726074, -2.6354832649230957, -2.4288322925567627, -2.094463586807251, -1.7600951194763184, -1.5534440279006958, -1.2190754413604736, -1.012424349784851, -0.6780558228492737, -0.3436872661113739, -0.13703614473342896, 0.19733239710330963, 0.5317009687423706, 0.7383520603179932, 1.0727206468582153, 1.279371738433838, 1.61374032497406, 1.9481087923049927, 2.1547598838806152, 2.489128351211548, 2.8234970569610596]> : tensor<21xf32>) : tensor<21xf32>
  return
}
func.func @sort_GT_f32() {
  %0 = util.unfoldable_constant dense<[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739, -2.6354832649230957, 1.0727206468582153, -1.2190754413604736, 2.489128351211548, 0.19733239710330963, -2.094463586807251, 1.61374032497406, -0.6780558228492737, -2.9698519706726074, 0.7383520603179932, -1.5534440279006958, 2.1547598838806152, -0.13703614473342896, -2.4288322925567627, 1.279371738433838, -1.012424349784851]> : tensor<21xf32>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %less = stablehlo.compare GT, %x0, %y0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<21xf32>) -> (tensor<21xf32>)
  check.expect_eq_const(%r, dense<[2.8234970569610596, 2.489128351211548, 2.1547598838806152, 1.9481087923049927, 1.61374032497406, 1.279371738433838, 1.0727206468582153, 0.7383520603179932, 0.5317009687423706, 0.19733239710330963, -0.13703614473342896, -0.3436872661113739, -0.6780558228492737, -1.012424349784851, -1.2190754413604736, -1.5534440279006958, -1.7600951194763184, -2.094463586807251, -2.4288322925567627, -2.6354832649230957, -2.9698519706726074]> : tensor<21xf32>) : tensor<21xf32>
  return
}
func.func @sort_LT_f16() {
  %0 = util.unfoldable_constant dense<[2.82421875, 0.53173828125, -1.759765625, 1.9482421875, -0.34375, -2.634765625, 1.072265625, -1.21875, 2.48828125, 0.1973876953125, -2.09375, 1.61328125, -0.67822265625, -2.970703125, 0.73828125, -1.5537109375, 2.154296875, -0.1370849609375, -2.4296875, 1.279296875, -1.0126953125]> : tensor<21xf16>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f16>, %y0: tensor<f16>):
    %less = stablehlo.compare LT, %x0, %y0, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<21xf16>) -> (tensor<21xf16>)
  check.expect_eq_const(%r, dense<[-2.970703125, -2.634765625, -2.4296875, -2.09375, -1.759765625, -1.5537109375, -1.21875, -1.0126953125, -0.67822265625, -0.34375, -0.1370849609375, 0.1973876953125, 0.53173828125, 0.73828125, 1.072265625, 1.279296875, 1.61328125, 1.9482421875, 2.154296875, 2.48828125, 2.82421875]> : tensor<21xf16>) : tensor<21xf16>
  return
}
func.func @sort_GT_f16() {
  %0 = util.unfoldable_constant dense<[2.82421875, 0.53173828125, -1.759765625, 1.9482421875, -0.34375, -2.634765625, 1.072265625, -1.21875, 2.48828125, 0.1973876953125, -2.09375, 1.61328125, -0.67822265625, -2.970703125, 0.73828125, -1.5537109375, 2.154296875, -0.1370849609375, -2.4296875, 1.279296875, -1.0126953125]> : tensor<21xf16>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f16>, %y0: tensor<f16>):
    %less = stablehlo.compare GT, %x0, %y0, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<21xf16>) -> (tensor<21xf16>)
  check.expect_eq_const(%r, dense<[2.82421875, 2.48828125, 2.154296875, 1.9482421875, 1.61328125, 1.279296875, 1.072265625, 0.73828125, 0.53173828125, 0.1973876953125, -0.1370849609375, -0.34375, -0.67822265625, -1.0126953125, -1.21875, -1.5537109375, -1.759765625, -2.09375, -2.4296875, -2.634765625, -2.970703125]> : tensor<21xf16>) : tensor<21xf16>
  return
}
func.func @sort_LT_bf16() {
  %0 = util.unfoldable_constant dense<[2.828125, 0.53125, -1.7578125, 1.9453125, -0.34375, -2.640625, 1.0703125, -1.21875, 2.484375, 0.197265625, -2.09375, 1.6171875, -0.6796875, -2.96875, 0.73828125, -1.5546875, 2.15625, -0.13671875, -2.421875, 1.28125, -1.015625]> : tensor<21xbf16>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<bf16>, %y0: tensor<bf16>):
    %less = stablehlo.compare LT, %x0, %y0, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<21xbf16>) -> (tensor<21xbf16>)
  check.expect_eq_const(%r, dense<[-2.96875, -2.640625, -2.421875, -2.09375, -1.7578125, -1.5546875, -1.21875, -1.015625, -0.6796875, -0.34375, -0.13671875, 0.197265625, 0.53125, 0.73828125, 1.0703125, 1.28125, 1.6171875, 1.9453125, 2.15625, 2.484375, 2.828125]> : tensor<21xbf16>) : tensor<21xbf16>
  return
}
func.func @sort_GT_bf16() {
  %0 = util.unfoldable_constant dense<[2.828125, 0.53125, -1.7578125, 1.9453125, -0.34375, -2.640625, 1.0703125, -1.21875, 2.484375, 0.197265625, -2.09375, 1.6171875, -0.6796875, -2.96875, 0.73828125, -1.5546875, 2.15625, -0.13671875, -2.421875, 1.28125, -1.015625]> : tensor<21xbf16>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<bf16>, %y0: tensor<bf16>):
    %less = stablehlo.compare GT, %x0, %y0, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<21xbf16>) -> (tensor<21xbf16>)
  check.expect_eq_const(%r, dense<[2.828125, 2.484375, 2.15625, 1.9453125, 1.6171875, 1.28125, 1.0703125, 0.73828125, 0.53125, 0.197265625, -0.13671875, -0.34375, -0.6796875, -1.015625, -1.21875, -1.5546875, -1.7578125, -2.09375, -2.421875, -2.640625, -2.96875]> : tensor<21xbf16>) : tensor<21xbf16>
  return
}
func.func @sort_LT_f64() {
  %0 = util.unfoldable_constant dense<[2.823497009957123, 0.5317009424564816, -1.760095125044117, 1.9481088074552417, -0.3436872600453995, -2.6354833275460408, 1.072720604953318, -1.2190754625472806, 2.489128469952078, 0.1973324024514369, -2.0944636650491617, 1.613740267450197, -0.6780558000504442, -2.9698518675510854, 0.7383520649482733, -1.5534440025523253, 2.1547599299470335, -0.13703613755360777, -2.4288322050542064, 1.2793717274451524, -1.0124243400554889]> : tensor<21xf64>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f64>, %y0: tensor<f64>):
    %less = stablehlo.compare LT, %x0, %y0, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<21xf64>) -> (tensor<21xf64>)
  check.expect_eq_const(%r, dense<[-2.9698518675510854, -2.6354833275460408, -2.4288322050542064, -2.0944636650491617, -1.760095125044117, -1.5534440025523253, -1.2190754625472806, -1.0124243400554889, -0.6780558000504442, -0.3436872600453995, -0.13703613755360777, 0.1973324024514369, 0.5317009424564816, 0.7383520649482733, 1.072720604953318, 1.2793717274451524, 1.613740267450197, 1.9481088074552417, 2.1547599299470335, 2.489128469952078, 2.823497009957123]> : tensor<21xf64>) : tensor<21xf64>
  return
}
func.func @sort_GT_f64() {
  %0 = util.unfoldable_constant dense<[2.823497009957123, 0.5317009424564816, -1.760095125044117, 1.9481088074552417, -0.3436872600453995, -2.6354833275460408, 1.072720604953318, -1.2190754625472806, 2.489128469952078, 0.1973324024514369, -2.0944636650491617, 1.613740267450197, -0.6780558000504442, -2.9698518675510854, 0.7383520649482733, -1.5534440025523253, 2.1547599299470335, -0.13703613755360777, -2.4288322050542064, 1.2793717274451524, -1.0124243400554889]> : tensor<21xf64>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f64>, %y0: tensor<f64>):
    %less = stablehlo.compare GT, %x0, %y0, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<21xf64>) -> (tensor<21xf64>)
  check.expect_eq_const(%r, dense<[2.823497009957123, 2.489128469952078, 2.1547599299470335, 1.9481088074552417, 1.613740267450197, 1.2793717274451524, 1.072720604953318, 0.7383520649482733, 0.5317009424564816, 0.1973324024514369, -0.13703613755360777, -0.3436872600453995, -0.6780558000504442, -1.0124243400554889, -1.2190754625472806, -1.5534440025523253, -1.760095125044117, -2.0944636650491617, -2.4288322050542064, -2.6354833275460408, -2.9698518675510854]> : tensor<21xf64>) : tensor<21xf64>
  return
}
func.func @sort_LT_i8() {
  %0 = util.unfoldable_constant dense<[127, -128, 0, 6, -1, -8, 3, -4, 7, 1, -6, 5, -2, -9, 2, -5, 6, 0, -7, 4, -3]> : tensor<21xi8>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i8>, %y0: tensor<i8>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<21xi8>) -> (tensor<21xi8>)
  check.expect_eq_const(%r, dense<[-128, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 0, 1, 2, 3, 4, 5, 6, 6, 7, 127]> : tensor<21xi8>) : tensor<21xi8>
  return
}
func.func @sort_GT_i8() {
  %0 = util.unfoldable_constant dense<[127, -128, 0, 6, -1, -8, 3, -4, 7, 1, -6, 5, -2, -9, 2, -5, 6, 0, -7, 4, -3]> : tensor<21xi8>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i8>, %y0: tensor<i8>):
    %less = stablehlo.compare GT, %x0, %y0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<21xi8>) -> (tensor<21xi8>)
  check.expect_eq_const(%r, dense<[127, 7, 6, 6, 5, 4, 3, 2, 1, 0, 0, -1, -2, -3, -4, -5, -6, -7, -8, -9, -128]> : tensor<21xi8>) : tensor<21xi8>
  return
}
func.func @sort_LT_i16() {
  %0 = util.unfoldable_constant dense<[32767, -32768, 0, 6, -1, -8, 3, -4, 7, 1, -6, 5, -2, -9, 2, -5, 6, 0, -7, 4, -3]> : tensor<21xi16>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i16>, %y0: tensor<i16>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<21xi16>) -> (tensor<21xi16>)
  check.expect_eq_const(%r, dense<[-32768, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 0, 1, 2, 3, 4, 5, 6, 6, 7, 32767]> : tensor<21xi16>) : tensor<21xi16>
  return
}
func.func @sort_GT_i16() {
  %0 = util.unfoldable_constant dense<[32767, -32768, 0, 6, -1, -8, 3, -4, 7, 1, -6, 5, -2, -9, 2, -5, 6, 0, -7, 4, -3]> : tensor<21xi16>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i16>, %y0: tensor<i16>):
    %less = stablehlo.compare GT, %x0, %y0, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<21xi16>) -> (tensor<21xi16>)
  check.expect_eq_const(%r, dense<[32767, 7, 6, 6, 5, 4, 3, 2, 1, 0, 0, -1, -2, -3, -4, -5, -6, -7, -8, -9, -32768]> : tensor<21xi16>) : tensor<21xi16>
  return
}
func.func @sort_LT_i32() {
  %0 = util.unfoldable_constant dense<[2147483647, -2147483648, 0, 6, -1, -8, 3, -4, 7, 1, -6, 5, -2, -9, 2, -5, 6, 0, -7, 4, -3]> : tensor<21xi32>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<21xi32>) -> (tensor<21xi32>)
  check.expect_eq_const(%r, dense<[-2147483648, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 0, 1, 2, 3, 4, 5, 6, 6, 7, 2147483647]> : tensor<21xi32>) : tensor<21xi32>
  return
}
func.func @sort_GT_i32() {
  %0 = util.unfoldable_constant dense<[2147483647, -2147483648, 0, 6, -1, -8, 3, -4, 7, 1, -6, 5, -2, -9, 2, -5, 6, 0, -7, 4, -3]> : tensor<21xi32>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %less = stablehlo.compare GT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<21xi32>) -> (tensor<21xi32>)
  check.expect_eq_const(%r, dense<[2147483647, 7, 6, 6, 5, 4, 3, 2, 1, 0, 0, -1, -2, -3, -4, -5, -6, -7, -8, -9, -2147483648]> : tensor<21xi32>) : tensor<21xi32>
  return
}
func.func @sort_LT_i64() {
  %0 = util.unfoldable_constant dense<[9223372036854775807, -9223372036854775808, 0, 6, -1, -8, 3, -4, 7, 1, -6, 5, -2, -9, 2, -5, 6, 0, -7, 4, -3]> : tensor<21xi64>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i64>, %y0: tensor<i64>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<21xi64>) -> (tensor<21xi64>)
  check.expect_eq_const(%r, dense<[-9223372036854775808, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 0, 1, 2, 3, 4, 5, 6, 6, 7, 9223372036854775807]> : tensor<21xi64>) : tensor<21xi64>
  return
}
func.func @sort_GT_i64() {
  %0 = util.unfoldable_constant dense<[9223372036854775807, -9223372036854775808, 0, 6, -1, -8, 3, -4, 7, 1, -6, 5, -2, -9, 2, -5, 6, 0, -7, 4, -3]> : tensor<21xi64>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i64>, %y0: tensor<i64>):
    %less = stablehlo.compare GT, %x0, %y0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<21xi64>) -> (tensor<21xi64>)
  check.expect_eq_const(%r, dense<[9223372036854775807, 7, 6, 6, 5, 4, 3, 2, 1, 0, 0, -1, -2, -3, -4, -5, -6, -7, -8, -9, -9223372036854775808]> : tensor<21xi64>) : tensor<21xi64>
  return
}
func.func @sort_LT_ui8() {
  %0 = util.unfoldable_constant dense<[255, 0, 0, 6, 0, 0, 3, 0, 7, 1, 0, 5, 0, 0, 2, 0, 6, 0, 0, 4, 0]> : tensor<21xui8>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<ui8>, %y0: tensor<ui8>):
    %less = stablehlo.compare LT, %x0, %y0, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<21xui8>) -> (tensor<21xui8>)
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 6, 7, 255]> : tensor<21xui8>) : tensor<21xui8>
  return
}
func.func @sort_GT_ui8() {
  %0 = util.unfoldable_constant dense<[255, 0, 0, 6, 0, 0, 3, 0, 7, 1, 0, 5, 0, 0, 2, 0, 6, 0, 0, 4, 0]> : tensor<21xui8>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<ui8>, %y0: tensor<ui8>):
    %less = stablehlo.compare GT, %x0, %y0, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<21xui8>) -> (tensor<21xui8>)
  check.expect_eq_const(%r, dense<[255, 7, 6, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<21xui8>) : tensor<21xui8>
  return
}
func.func @sort_LT_ui16() {
  %0 = util.unfoldable_constant dense<[65535, 0, 0, 6, 0, 0, 3, 0, 7, 1, 0, 5, 0, 0, 2, 0, 6, 0, 0, 4, 0]> : tensor<21xui16>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<ui16>, %y0: tensor<ui16>):
    %less = stablehlo.compare LT, %x0, %y0, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<21xui16>) -> (tensor<21xui16>)
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 6, 7, 65535]> : tensor<21xui16>) : tensor<21xui16>
  return
}
func.func @sort_GT_ui16() {
  %0 = util.unfoldable_constant dense<[65535, 0, 0, 6, 0, 0, 3, 0, 7, 1, 0, 5, 0, 0, 2, 0, 6, 0, 0, 4, 0]> : tensor<21xui16>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<ui16>, %y0: tensor<ui16>):
    %less = stablehlo.compare GT, %x0, %y0, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<21xui16>) -> (tensor<21xui16>)
  check.expect_eq_const(%r, dense<[65535, 7, 6, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<21xui16>) : tensor<21xui16>
  return
}
func.func @sort_LT_ui32() {
  %0 = util.unfoldable_constant dense<[4294967295, 0, 0, 6, 0, 0, 3, 0, 7, 1, 0, 5, 0, 0, 2, 0, 6, 0, 0, 4, 0]> : tensor<21xui32>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<ui32>, %y0: tensor<ui32>):
    %less = stablehlo.compare LT, %x0, %y0, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<21xui32>) -> (tensor<21xui32>)
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 6, 7, 4294967295]> : tensor<21xui32>) : tensor<21xui32>
  return
}
func.func @sort_GT_ui32() {
  %0 = util.unfoldable_constant dense<[4294967295, 0, 0, 6, 0, 0, 3, 0, 7, 1, 0, 5, 0, 0, 2, 0, 6, 0, 0, 4, 0]> : tensor<21xui32>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<ui32>, %y0: tensor<ui32>):
    %less = stablehlo.compare GT, %x0, %y0, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<21xui32>) -> (tensor<21xui32>)
  check.expect_eq_const(%r, dense<[4294967295, 7, 6, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<21xui32>) : tensor<21xui32>
  return
}
func.func @sort_LT_ui64() {
  %0 = util.unfoldable_constant dense<[18446744073709551615, 0, 0, 6, 0, 0, 3, 0, 7, 1, 0, 5, 0, 0, 2, 0, 6, 0, 0, 4, 0]> : tensor<21xui64>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<ui64>, %y0: tensor<ui64>):
    %less = stablehlo.compare LT, %x0, %y0, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<21xui64>) -> (tensor<21xui64>)
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 6, 7, 18446744073709551615]> : tensor<21xui64>) : tensor<21xui64>
  return
}
func.func @sort_GT_ui64() {
  %0 = util.unfoldable_constant dense<[18446744073709551615, 0, 0, 6, 0, 0, 3, 0, 7, 1, 0, 5, 0, 0, 2, 0, 6, 0, 0, 4, 0]> : tensor<21xui64>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<ui64>, %y0: tensor<ui64>):
    %less = stablehlo.compare GT, %x0, %y0, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<21xui64>) -> (tensor<21xui64>)
  check.expect_eq_const(%r, dense<[18446744073709551615, 7, 6, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<21xui64>) : tensor<21xui64>
  return
}
func.func @sort_LT_i1() {
  %0 = util.unfoldable_constant dense<[false, false, true, false, true, true, false, true, false, false, true, false, true, true, false, true, false, true, true, false, true]> : tensor<21xi1>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i1>, %y0: tensor<i1>):
    %less = stablehlo.compare LT, %x0, %y0, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<21xi1>) -> (tensor<21xi1>)
  check.expect_eq_const(%r, dense<[false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true]> : tensor<21xi1>) : tensor<21xi1>
  return
}
func.func @sort_GT_i1() {
  %0 = util.unfoldable_constant dense<[false, false, true, false, true, true, false, true, false, false, true, false, true, true, false, true, false, true, true, false, true]> : tensor<21xi1>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i1>, %y0: tensor<i1>):
    %less = stablehlo.compare GT, %x0, %y0, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<21xi1>) -> (tensor<21xi1>)
  check.expect_eq_const(%r, dense<[true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false]> : tensor<21xi1>) : tensor<21xi1>
  return
}
func.func @length_0() {
  %0 = util.unfoldable_constant dense<> : tensor<0xi32>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<0xi32>) -> (tensor<0xi32>)
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @length_1() {
  %0 = util.unfoldable_constant dense<[4]> : tensor<1xi32>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<1xi32>) -> (tensor<1xi32>)
  check.expect_eq_const(%r, dense<[4]> : tensor<1xi32>) : tensor<1xi32>
  return
}
func.func @length_2() {
  %0 = util.unfoldable_constant dense<[0, -7]> : tensor<2xi32>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<2xi32>) -> (tensor<2xi32>)
  check.expect_eq_const(%r, dense<[-7, 0]> : tensor<2xi32>) : tensor<2xi32>
  return
}
func.func @length_3() {
  %0 = util.unfoldable_constant dense<[-5, 6, -1]> : tensor<3xi32>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<3xi32>) -> (tensor<3xi32>)
  check.expect_eq_const(%r, dense<[-5, -1, 6]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @length_7() {
  %0 = util.unfoldable_constant dense<[-5, 6, -1, -8, 3, -4, 7]> : tensor<7xi32>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<7xi32>) -> (tensor<7xi32>)
  check.expect_eq_const(%r, dense<[-8, -5, -4, -1, 3, 6, 7]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @length_8() {
  %0 = util.unfoldable_constant dense<[8, 1, -6, 5, -2, -8, 3, -4]> : tensor<8xi32>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<8xi32>) -> (tensor<8xi32>)
  check.expect_eq_const(%r, dense<[-8, -6, -4, -2, 1, 3, 5, 8]> : tensor<8xi32>) : tensor<8xi32>
  return
}
func.func @length_9() {
  %0 = util.unfoldable_constant dense<[3, -4, 8, 1, -6, 5, -2, -9, 2]> : tensor<9xi32>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<9xi32>) -> (tensor<9xi32>)
  check.expect_eq_const(%r, dense<[-9, -6, -4, -2, 1, 2, 3, 5, 8]> : tensor<9xi32>) : tensor<9xi32>
  return
}
func.func @length_16() {
  %0 = util.unfoldable_constant dense<[7, 0, -7, 4, -3, 9, 2, -5, 6, -1, -8, 3, -4, 8, 1, -6]> : tensor<16xi32>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<16xi32>) -> (tensor<16xi32>)
  check.expect_eq_const(%r, dense<[-8, -7, -6, -5, -4, -3, -1, 0, 1, 2, 3, 4, 6, 7, 8, 9]> : tensor<16xi32>) : tensor<16xi32>
  return
}
func.func @length_17() {
  %0 = util.unfoldable_constant dense<[2, -5, 6, 0, -7, 4, -3, 8, 1, -6, 5, -1, -8, 3, -4, 7, 0]> : tensor<17xi32>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<17xi32>) -> (tensor<17xi32>)
  check.expect_eq_const(%r, dense<[-8, -7, -6, -5, -4, -3, -1, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8]> : tensor<17xi32>) : tensor<17xi32>
  return
}
func.func @length_31() {
  %0 = util.unfoldable_constant dense<[-9, 3, -4, 7, 0, -7, 4, -3, 8, 2, -5, 6, -1, -8, 3, -4, 7, 1, -6, 5, -2, -9, 2, -5, 6, 0, -7, 4, -3, 8, 1]> : tensor<31xi32>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<31xi32>) -> (tensor<31xi32>)
  check.expect_eq_const(%r, dense<[-9, -9, -8, -7, -7, -6, -5, -5, -4, -4, -3, -3, -2, -1, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 6, 7, 7, 8, 8]> : tensor<31xi32>) : tensor<31xi32>
  return
}
func.func @length_64() {
  %0 = util.unfoldable_constant dense<[1, -6, 5, -2, -9, 2, -5, 6, 0, -7, 4, -3, 8, 1, -6, 5, -1, -8, 3, -4, 7, 0, -7, 4, -2, 9, 2, -5, 6, -1, -8, 3, -3, 8, 1, -6, 5, -2, -9, 2, -4, 7, 0, -7, 4, -3, 8, 1, -5, 6, -1, -8, 3, -4, 7, 0, -6, 5, -2, 9, 2, -5, 6, -1]> : tensor<64xi32>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<64xi32>) -> (tensor<64xi32>)
  check.expect_eq_const(%r, dense<[-9, -9, -8, -8, -8, -7, -7, -7, -6, -6, -6, -6, -5, -5, -5, -5, -4, -4, -4, -3, -3, -3, -2, -2, -2, -2, -1, -1, -1, -1, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9]> : tensor<64xi32>) : tensor<64xi32>
  return
}
func.func @length_77() {
  %0 = util.unfoldable_constant dense<"0xFAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF"> : tensor<77xi32>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<77xi32>) -> (tensor<77xi32>)
  check.expect_eq_const(%r, dense<"0xF7FFFFFFF8FFFFFFF8FFFFFFF8FFFFFFF8FFFFFFF8FFFFFFF9FFFFFFF9FFFFFFF9FFFFFFF9FFFFFFFAFFFFFFFAFFFFFFFAFFFFFFFAFFFFFFFAFFFFFFFBFFFFFFFBFFFFFFFBFFFFFFFBFFFFFFFCFFFFFFFCFFFFFFFCFFFFFFFCFFFFFFFCFFFFFFFDFFFFFFFDFFFFFFFDFFFFFFFDFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000000000000000000000000000010000000100000001000000010000000200000002000000020000000200000003000000030000000300000003000000030000000400000004000000040000000400000005000000050000000500000005000000060000000600000006000000060000000700000007000000070000000700000008000000080000000800000008000000090000000900000009000000"> : tensor<77xi32>) : tensor<77xi32>
  return
}
func.func @along_0() {
  %0 = util.unfoldable_constant dense<"0xBDF1D0BF58DA044014275DBE3B7F20C0F8A7993F9BB18BBF697A2740FE6CA63E53BEFBBF1AE8DE3FF2E20CBF86E535C0C3B65D3F327EB6BF1E14124098AB18BC754513C0831BB43F1F7C62BF2FB43440951D083FC84AE1BFA55BF93FB7F7AFBEC0AB28C0ED4E893FA60A9CBFE34D1F40A1114A3EAF0B06C00E8FCE3F09952DBF0C123EC0AC043D3F3DD7C6BF98E7094014530CBEFB711BC078C2A33F1B9781BFA9872C40FDD6CE3ED3A3F1BF9A02E93FE55BF1BE46D830C0C2EB713FB263ACBF5E2117408C928E3D35380EC00336BE3F20474EBF6FC1394095521C3F4830D7BF12BB0140B88D87BE809E23C06C69933F26F091BF235B2440D0728D3E6FFE00C08EA9D83F096019BFCC0439C0AC39513FBDBCBCBFD8F40E4054FC6DBDBB6416C0F8DCAD3F36F96EBFE9943140FD40F73E5489E7BF1A1DF33FE5F1C8BE06CB2BC06110833F3249A2BF9E2E1C40451D183EF52A09C08350C83F20123ABFAFCE3E409587303FC815CDBF52C8064070473EBE40911EC0EC839D3FA6D587BF63682940D0DCB53E5FE2F7BF0EC4E23F092B05BF8CF733C0AC6E653F3DA2B2BF1802144052A7AA3C7B5711C078F7B73F36C45ABF29A236407ED50F3FD46EDDBF9937FD3FE587A0BEC6BD26C0E12A8D3FB22E98BFDE3B214044F1683EB51D04C0036BD23F20DD25BF11243CC095BC443F48FBC2BF92D50B40E1E6DABD008419C06C9EA73F4D767BBFA3752E40CF46DE3EDFC7EDBF8EDEEC3F13ECE1BE4CEA2EC0ABA3793FBD87A8BF580F1940D351CC3D3B4A0CC0F811C23F378F46BF69AF3B407E0A243F5454D3BF0DA90340CB3B70BE86B021C06145973F32148EBF1E492640A2E29C3EEA20FEBF8385DC3F20A811BFD11637C095F1583FC9E0B8BFD2E210408AFBE4BCC07614C0ECB8B13F4D4167BFE38233406758033F5FADE3BF0EF9F63F1382B9BE0CDD29C056EC863F3D6D9EBF981C1E40E9FC363EFB3C07C0772CCC3F375A32BF57433FC07E3F383FD439C9BF4DB60840"> : tensor<5x9x4xf32>
  %r = "stablehlo.sort"(%0) <{dimension = -3 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %less = stablehlo.compare LT, %x0, %y0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<5x9x4xf32>) -> (tensor<5x9x4xf32>)
  check.expect_eq_const(%r, dense<"0x5454D3BFFB711BC0D46EDDBF86B021C05489E7BFC6BD26C0D3A3F1BF06CB2BC0EA20FEBF46D830C0B51D04C0D11637C0F52A09C011243CC035380EC048FBC2BFC07614C0C815CDBF008419C04830D7BF40911EC05FADE3BF809E23C0DFC7EDBF0CDD29C05FE2F7BF4CEA2EC06FFE00C08CF733C0FB3C07C0CC0439C03B4A0CC057433FC07B5711C0D439C9BFBB6416C0BDF1D0BF36F96EBFCB3B70BE3B7F20C0E587A0BE32148EBFE5F1C8BEB22E98BF53BEFBBF3249A2BF20A811BF86E535C020DD25BFC9E0B8BF20123ABF8AFBE4BC754513C0E1E6DABD4D4167BF70473EBE4D767BBFC84AE1BFA6D587BF1382B9BEC0AB28C013ECE1BE3D6D9EBF092B05BFBD87A8BFAF0B06C03DA2B2BF375A32BF0C123EC0378F46BF3DD7C6BF36C45ABF14530CBE7ED50F3F14275DBE1B9781BF6145973F9BB18BBFE12A8D3FA2E29C3EE55BF1BE44F1683EF2E20CBFB263ACBF95F1583F327EB6BF95BC443F98AB18BC20474EBFECB8B13F1F7C62BF6C9EA73F6758033FB88D87BECF46DE3EB7F7AFBE26F091BF56EC863FA60A9CBFABA3793FE9FC363E096019BFD351CC3D09952DBFBDBCBCBF7E3F383F54FC6DBD7E0A243FF8DCAD3F0DA9034078C2A33FFD40F73EF8A7993FFDD6CE3E1E492640FE6CA63E6110833F8385DC3FC2EB713F451D183EC3B65D3F8C928E3DD2E210400336BE3F9587303F831BB43F95521C3FE3823340951D083FEC839D3F0EF9F63F6C69933FD0DCB53EED4E893FD0728D3E981C1E40A1114A3EAC6E653F772CCC3FAC39513F52A7AA3CAC043D3F78F7B73F4DB6084029A2364058DA0440E99431409937FD3FA9872C401A1DF33F697A27409A02E93FDE3B21401AE8DE3F9E2E1C40036BD23F5E2117408350C83F1E141240AFCE3E4092D50B406FC1394052C806402FB4344012BB0140A3752E40A55BF93F636829408EDEEC3F235B24400EC4E23FE34D1F408EA9D83F580F19400E8FCE3F18021440F811C23FD8F40E4069AF3B4098E70940"> : tensor<5x9x4xf32>) : tensor<5x9x4xf32>
  return
}
func.func @along_1() {
  %0 = util.unfoldable_constant dense<"0xBDF1D0BF58DA044014275DBE3B7F20C0F8A7993F9BB18BBF697A2740FE6CA63E53BEFBBF1AE8DE3FF2E20CBF86E535C0C3B65D3F327EB6BF1E14124098AB18BC754513C0831BB43F1F7C62BF2FB43440951D083FC84AE1BFA55BF93FB7F7AFBEC0AB28C0ED4E893FA60A9CBFE34D1F40A1114A3EAF0B06C00E8FCE3F09952DBF0C123EC0AC043D3F3DD7C6BF98E7094014530CBEFB711BC078C2A33F1B9781BFA9872C40FDD6CE3ED3A3F1BF9A02E93FE55BF1BE46D830C0C2EB713FB263ACBF5E2117408C928E3D35380EC00336BE3F20474EBF6FC1394095521C3F4830D7BF12BB0140B88D87BE809E23C06C69933F26F091BF235B2440D0728D3E6FFE00C08EA9D83F096019BFCC0439C0AC39513FBDBCBCBFD8F40E4054FC6DBDBB6416C0F8DCAD3F36F96EBFE9943140FD40F73E5489E7BF1A1DF33FE5F1C8BE06CB2BC06110833F3249A2BF9E2E1C40451D183EF52A09C08350C83F20123ABFAFCE3E409587303FC815CDBF52C8064070473EBE40911EC0EC839D3FA6D587BF63682940D0DCB53E5FE2F7BF0EC4E23F092B05BF8CF733C0AC6E653F3DA2B2BF1802144052A7AA3C7B5711C078F7B73F36C45ABF29A236407ED50F3FD46EDDBF9937FD3FE587A0BEC6BD26C0E12A8D3FB22E98BFDE3B214044F1683EB51D04C0036BD23F20DD25BF11243CC095BC443F48FBC2BF92D50B40E1E6DABD008419C06C9EA73F4D767BBFA3752E40CF46DE3EDFC7EDBF8EDEEC3F13ECE1BE4CEA2EC0ABA3793FBD87A8BF580F1940D351CC3D3B4A0CC0F811C23F378F46BF69AF3B407E0A243F5454D3BF0DA90340CB3B70BE86B021C06145973F32148EBF1E492640A2E29C3EEA20FEBF8385DC3F20A811BFD11637C095F1583FC9E0B8BFD2E210408AFBE4BCC07614C0ECB8B13F4D4167BFE38233406758033F5FADE3BF0EF9F63F1382B9BE0CDD29C056EC863F3D6D9EBF981C1E40E9FC363EFB3C07C0772CCC3F375A32BF57433FC07E3F383FD439C9BF4DB60840"> : tensor<5x9x4xf32>
  %r = "stablehlo.sort"(%0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %less = stablehlo.compare LT, %x0, %y0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<5x9x4xf32>) -> (tensor<5x9x4xf32>)
  check.expect_eq_const(%r, dense<"0x0C123EC0AF0B06C03DD7C6BF86E535C0C0AB28C0C84AE1BFA60A9CBF3B7F20C0754513C0327EB6BF1F7C62BF09952DBF53BEFBBF9BB18BBFF2E20CBFB7F7AFBEBDF1D0BFAC043D3F14275DBE98AB18BCA1114A3EED4E893F0E8FCE3FFE6CA63E951D083F831BB43FA55BF93F98E70940C3B65D3F1AE8DE3F1E141240E34D1F40F8A7993F58DA0440697A27402FB43440BDBCBCBF46D830C0CC0439C0BB6416C026F091BFFB711BC0809E23C06FFE00C020474EBF096019BF35380EC04830D7BFE55BF1BEB88D87BED3A3F1BFB263ACBF14530CBE8C928E3D54FC6DBD1B9781BF8EA9D83FFDD6CE3ED0728D3EAC39513F12BB0140D8F40E4095521C3F6C69933F5E211740235B2440C2EB713F0336BE3FA9872C406FC1394078C2A33F9A02E93F8CF733C07B5711C03DA2B2BF06CB2BC040911EC05FE2F7BFA6D587BF36C45ABFF52A09C0C815CDBF20123ABF092B05BF5489E7BF3249A2BFE5F1C8BE70473EBE52A7AA3C36F96EBF78F7B73F451D183ED0DCB53EAC6E653F0EC4E23FFD40F73E9587303FEC839D3F52C80640180214406110833F8350C83F9E2E1C4063682940F8DCAD3F1A1DF33FE9943140AFCE3E40BD87A8BF11243CC04CEA2EC03B4A0CC04D767BBFC6BD26C0008419C0DFC7EDBF20DD25BF378F46BFB51D04C048FBC2BFE587A0BE13ECE1BED46EDDBFB22E98BFF811C23FE1E6DABDD351CC3D7E0A243F8EDEEC3F44F1683ECF46DE3EABA3793F92D50B407ED50F3F95BC443F6C9EA73FDE3B2140580F1940E12A8D3F036BD23F29A23640A3752E4069AF3B409937FD3F57433FC0FB3C07C0D439C9BFD11637C00CDD29C05FADE3BF3D6D9EBF86B021C0C07614C0C9E0B8BF4D4167BF375A32BFEA20FEBF32148EBF20A811BF1382B9BE5454D3BF7E3F383FCB3B70BE8AFBE4BCE9FC363E56EC863F772CCC3FA2E29C3E6758033FECB8B13F0EF9F63F4DB6084095F1583F8385DC3FD2E21040981C1E406145973F0DA903401E492640E3823340"> : tensor<5x9x4xf32>) : tensor<5x9x4xf32>
  return
}
func.func @along_2() {
  %0 = util.unfoldable_constant dense<"0xBDF1D0BF58DA044014275DBE3B7F20C0F8A7993F9BB18BBF697A2740FE6CA63E53BEFBBF1AE8DE3FF2E20CBF86E535C0C3B65D3F327EB6BF1E14124098AB18BC754513C0831BB43F1F7C62BF2FB43440951D083FC84AE1BFA55BF93FB7F7AFBEC0AB28C0ED4E893FA60A9CBFE34D1F40A1114A3EAF0B06C00E8FCE3F09952DBF0C123EC0AC043D3F3DD7C6BF98E7094014530CBEFB711BC078C2A33F1B9781BFA9872C40FDD6CE3ED3A3F1BF9A02E93FE55BF1BE46D830C0C2EB713FB263ACBF5E2117408C928E3D35380EC00336BE3F20474EBF6FC1394095521C3F4830D7BF12BB0140B88D87BE809E23C06C69933F26F091BF235B2440D0728D3E6FFE00C08EA9D83F096019BFCC0439C0AC39513FBDBCBCBFD8F40E4054FC6DBDBB6416C0F8DCAD3F36F96EBFE9943140FD40F73E5489E7BF1A1DF33FE5F1C8BE06CB2BC06110833F3249A2BF9E2E1C40451D183EF52A09C08350C83F20123ABFAFCE3E409587303FC815CDBF52C8064070473EBE40911EC0EC839D3FA6D587BF63682940D0DCB53E5FE2F7BF0EC4E23F092B05BF8CF733C0AC6E653F3DA2B2BF1802144052A7AA3C7B5711C078F7B73F36C45ABF29A236407ED50F3FD46EDDBF9937FD3FE587A0BEC6BD26C0E12A8D3FB22E98BFDE3B214044F1683EB51D04C0036BD23F20DD25BF11243CC095BC443F48FBC2BF92D50B40E1E6DABD008419C06C9EA73F4D767BBFA3752E40CF46DE3EDFC7EDBF8EDEEC3F13ECE1BE4CEA2EC0ABA3793FBD87A8BF580F1940D351CC3D3B4A0CC0F811C23F378F46BF69AF3B407E0A243F5454D3BF0DA90340CB3B70BE86B021C06145973F32148EBF1E492640A2E29C3EEA20FEBF8385DC3F20A811BFD11637C095F1583FC9E0B8BFD2E210408AFBE4BCC07614C0ECB8B13F4D4167BFE38233406758033F5FADE3BF0EF9F63F1382B9BE0CDD29C056EC863F3D6D9EBF981C1E40E9FC363EFB3C07C0772CCC3F375A32BF57433FC07E3F383FD439C9BF4DB60840"> : tensor<5x9x4xf32>
  %r = "stablehlo.sort"(%0) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %less = stablehlo.compare LT, %x0, %y0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<5x9x4xf32>) -> (tensor<5x9x4xf32>)
  check.expect_eq_const(%r, dense<"0x3B7F20C0BDF1D0BF14275DBE58DA04409BB18BBFFE6CA63EF8A7993F697A274086E535C053BEFBBFF2E20CBF1AE8DE3F327EB6BF98AB18BCC3B65D3F1E141240754513C01F7C62BF831BB43F2FB43440C84AE1BFB7F7AFBE951D083FA55BF93FC0AB28C0A60A9CBFED4E893FE34D1F40AF0B06C009952DBFA1114A3E0E8FCE3F0C123EC03DD7C6BFAC043D3F98E70940FB711BC01B9781BF14530CBE78C2A33FD3A3F1BFFDD6CE3E9A02E93FA9872C4046D830C0B263ACBFE55BF1BEC2EB713F35380EC08C928E3D0336BE3F5E2117404830D7BF20474EBF95521C3F6FC13940809E23C0B88D87BE6C69933F12BB01406FFE00C026F091BFD0728D3E235B2440CC0439C0096019BFAC39513F8EA9D83FBB6416C0BDBCBCBF54FC6DBDD8F40E4036F96EBFFD40F73EF8DCAD3FE994314006CB2BC05489E7BFE5F1C8BE1A1DF33F3249A2BF451D183E6110833F9E2E1C40F52A09C020123ABF8350C83FAFCE3E40C815CDBF70473EBE9587303F52C8064040911EC0A6D587BFEC839D3F636829405FE2F7BF092B05BFD0DCB53E0EC4E23F8CF733C03DA2B2BFAC6E653F180214407B5711C036C45ABF52A7AA3C78F7B73FD46EDDBF7ED50F3F9937FD3F29A23640C6BD26C0B22E98BFE587A0BEE12A8D3FB51D04C044F1683E036BD23FDE3B214011243CC048FBC2BF20DD25BF95BC443F008419C0E1E6DABD6C9EA73F92D50B40DFC7EDBF4D767BBFCF46DE3EA3752E404CEA2EC013ECE1BEABA3793F8EDEEC3F3B4A0CC0BD87A8BFD351CC3D580F1940378F46BF7E0A243FF811C23F69AF3B4086B021C05454D3BFCB3B70BE0DA9034032148EBFA2E29C3E6145973F1E492640D11637C0EA20FEBF20A811BF8385DC3FC9E0B8BF8AFBE4BC95F1583FD2E21040C07614C04D4167BFECB8B13FE38233405FADE3BF1382B9BE6758033F0EF9F63F0CDD29C03D6D9EBF56EC863F981C1E40FB3C07C0375A32BFE9FC363E772CCC3F57433FC0D439C9BF7E3F383F4DB60840"> : tensor<5x9x4xf32>) : tensor<5x9x4xf32>
  return
}
func.func @along_0_2() {
  %0 = util.unfoldable_constant dense<> : tensor<2x0x3xf32>
  %r = "stablehlo.sort"(%0) <{dimension = -3 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %less = stablehlo.compare LT, %x0, %y0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<2x0x3xf32>) -> (tensor<2x0x3xf32>)
  check.expect_eq_const(%r, dense<> : tensor<2x0x3xf32>) : tensor<2x0x3xf32>
  return
}
func.func @along_1_2() {
  %0 = util.unfoldable_constant dense<> : tensor<2x0x3xf32>
  %r = "stablehlo.sort"(%0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %less = stablehlo.compare LT, %x0, %y0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<2x0x3xf32>) -> (tensor<2x0x3xf32>)
  check.expect_eq_const(%r, dense<> : tensor<2x0x3xf32>) : tensor<2x0x3xf32>
  return
}
func.func @along_2_2() {
  %0 = util.unfoldable_constant dense<> : tensor<2x0x3xf32>
  %r = "stablehlo.sort"(%0) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %less = stablehlo.compare LT, %x0, %y0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<2x0x3xf32>) -> (tensor<2x0x3xf32>)
  check.expect_eq_const(%r, dense<> : tensor<2x0x3xf32>) : tensor<2x0x3xf32>
  return
}
func.func @along_0_3() {
  %0 = util.unfoldable_constant dense<[[-1.63237726688385, 2.075826644897461, -0.21596938371658325, -2.507765531539917, 1.2004384994506836, -1.0913575887680054, 2.6168463230133057, 0.3250502943992615, -1.9667457342147827, 1.7414581775665283, -0.5503379106521606, -2.8421339988708496, 0.8660699725151062, -1.4257261753082275, 2.282477855682373, -0.009318254888057709, -2.301114320755005, 1.4070895910263062, -0.884706437587738, 2.8234975337982178, 0.531701385974884, -1.7600946426391602, 1.9481092691421509, -0.3436867892742157, -2.6354827880859375, 1.0727211236953735, -1.2190749645233154, 2.489128828048706, 0.19733287394046783, -2.0944631099700928, 1.6137406826019287, -0.6780553460121155, -2.969851493835449]]> : tensor<1x33xf32>
  %r = "stablehlo.sort"(%0) <{dimension = -2 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %less = stablehlo.compare LT, %x0, %y0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<1x33xf32>) -> (tensor<1x33xf32>)
  check.expect_eq_const(%r, dense<[[-1.63237726688385, 2.075826644897461, -0.21596938371658325, -2.507765531539917, 1.2004384994506836, -1.0913575887680054, 2.6168463230133057, 0.3250502943992615, -1.9667457342147827, 1.7414581775665283, -0.5503379106521606, -2.8421339988708496, 0.8660699725151062, -1.4257261753082275, 2.282477855682373, -0.009318254888057709, -2.301114320755005, 1.4070895910263062, -0.884706437587738, 2.8234975337982178, 0.531701385974884, -1.7600946426391602, 1.9481092691421509, -0.3436867892742157, -2.6354827880859375, 1.0727211236953735, -1.2190749645233154, 2.489128828048706, 0.19733287394046783, -2.0944631099700928, 1.6137406826019287, -0.6780553460121155, -2.969851493835449]]> : tensor<1x33xf32>) : tensor<1x33xf32>
  return
}
func.func @along_1_3() {
  %0 = util.unfoldable_constant dense<[[-1.63237726688385, 2.075826644897461, -0.21596938371658325, -2.507765531539917, 1.2004384994506836, -1.0913575887680054, 2.6168463230133057, 0.3250502943992615, -1.9667457342147827, 1.7414581775665283, -0.5503379106521606, -2.8421339988708496, 0.8660699725151062, -1.4257261753082275, 2.282477855682373, -0.009318254888057709, -2.301114320755005, 1.4070895910263062, -0.884706437587738, 2.8234975337982178, 0.531701385974884, -1.7600946426391602, 1.9481092691421509, -0.3436867892742157, -2.6354827880859375, 1.0727211236953735, -1.2190749645233154, 2.489128828048706, 0.19733287394046783, -2.0944631099700928, 1.6137406826019287, -0.6780553460121155, -2.969851493835449]]> : tensor<1x33xf32>
  %r = "stablehlo.sort"(%0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %less = stablehlo.compare LT, %x0, %y0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<1x33xf32>) -> (tensor<1x33xf32>)
  check.expect_eq_const(%r, dense<[[-2.969851493835449, -2.8421339988708496, -2.6354827880859375, -2.507765531539917, -2.301114320755005, -2.0944631099700928, -1.9667457342147827, -1.7600946426391602, -1.63237726688385, -1.4257261753082275, -1.2190749645233154, -1.0913575887680054, -0.884706437587738, -0.6780553460121155, -0.5503379106521606, -0.3436867892742157, -0.21596938371658325, -0.009318254888057709, 0.19733287394046783, 0.3250502943992615, 0.531701385974884, 0.8660699725151062, 1.0727211236953735, 1.2004384994506836, 1.4070895910263062, 1.6137406826019287, 1.7414581775665283, 1.9481092691421509, 2.075826644897461, 2.282477855682373, 2.489128828048706, 2.6168463230133057, 2.8234975337982178]]> : tensor<1x33xf32>) : tensor<1x33xf32>
  return
}
func.func @along_0_4() {
  %0 = util.unfoldable_constant dense<[[-1.63237726688385], [2.075826644897461], [-0.21596938371658325], [-2.507765531539917], [1.2004384994506836], [-1.0913575887680054], [2.6168463230133057], [0.3250502943992615], [-1.9667457342147827], [1.7414581775665283], [-0.5503379106521606], [-2.8421339988708496], [0.8660699725151062], [-1.4257261753082275], [2.282477855682373], [-0.009318254888057709], [-2.301114320755005], [1.4070895910263062], [-0.884706437587738], [2.8234975337982178], [0.531701385974884], [-1.7600946426391602], [1.9481092691421509], [-0.3436867892742157], [-2.6354827880859375], [1.0727211236953735], [-1.2190749645233154], [2.489128828048706], [0.19733287394046783], [-2.0944631099700928], [1.6137406826019287], [-0.6780553460121155], [-2.969851493835449]]> : tensor<33x1xf32>
  %r = "stablehlo.sort"(%0) <{dimension = -2 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %less = stablehlo.compare LT, %x0, %y0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<33x1xf32>) -> (tensor<33x1xf32>)
  check.expect_eq_const(%r, dense<[[-2.969851493835449], [-2.8421339988708496], [-2.6354827880859375], [-2.507765531539917], [-2.301114320755005], [-2.0944631099700928], [-1.9667457342147827], [-1.7600946426391602], [-1.63237726688385], [-1.4257261753082275], [-1.2190749645233154], [-1.0913575887680054], [-0.884706437587738], [-0.6780553460121155], [-0.5503379106521606], [-0.3436867892742157], [-0.21596938371658325], [-0.009318254888057709], [0.19733287394046783], [0.3250502943992615], [0.531701385974884], [0.8660699725151062], [1.0727211236953735], [1.2004384994506836], [1.4070895910263062], [1.6137406826019287], [1.7414581775665283], [1.9481092691421509], [2.075826644897461], [2.282477855682373], [2.489128828048706], [2.6168463230133057], [2.8234975337982178]]> : tensor<33x1xf32>) : tensor<33x1xf32>
  return
}
func.func @along_1_4() {
  %0 = util.unfoldable_constant dense<[[-1.63237726688385], [2.075826644897461], [-0.21596938371658325], [-2.507765531539917], [1.2004384994506836], [-1.0913575887680054], [2.6168463230133057], [0.3250502943992615], [-1.9667457342147827], [1.7414581775665283], [-0.5503379106521606], [-2.8421339988708496], [0.8660699725151062], [-1.4257261753082275], [2.282477855682373], [-0.009318254888057709], [-2.301114320755005], [1.4070895910263062], [-0.884706437587738], [2.8234975337982178], [0.531701385974884], [-1.7600946426391602], [1.9481092691421509], [-0.3436867892742157], [-2.6354827880859375], [1.0727211236953735], [-1.2190749645233154], [2.489128828048706], [0.19733287394046783], [-2.0944631099700928], [1.6137406826019287], [-0.6780553460121155], [-2.969851493835449]]> : tensor<33x1xf32>
  %r = "stablehlo.sort"(%0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %less = stablehlo.compare LT, %x0, %y0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<33x1xf32>) -> (tensor<33x1xf32>)
  check.expect_eq_const(%r, dense<[[-1.63237726688385], [2.075826644897461], [-0.21596938371658325], [-2.507765531539917], [1.2004384994506836], [-1.0913575887680054], [2.6168463230133057], [0.3250502943992615], [-1.9667457342147827], [1.7414581775665283], [-0.5503379106521606], [-2.8421339988708496], [0.8660699725151062], [-1.4257261753082275], [2.282477855682373], [-0.009318254888057709], [-2.301114320755005], [1.4070895910263062], [-0.884706437587738], [2.8234975337982178], [0.531701385974884], [-1.7600946426391602], [1.9481092691421509], [-0.3436867892742157], [-2.6354827880859375], [1.0727211236953735], [-1.2190749645233154], [2.489128828048706], [0.19733287394046783], [-2.0944631099700928], [1.6137406826019287], [-0.6780553460121155], [-2.969851493835449]]> : tensor<33x1xf32>) : tensor<33x1xf32>
  return
}
func.func @along_0_5() {
  %0 = util.unfoldable_constant dense<[[[-1.63237726688385, 2.075826644897461]], [[-0.21596938371658325, -2.507765531539917]], [[1.2004384994506836, -1.0913575887680054]]]> : tensor<3x1x2xf32>
  %r = "stablehlo.sort"(%0) <{dimension = -3 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %less = stablehlo.compare LT, %x0, %y0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<3x1x2xf32>) -> (tensor<3x1x2xf32>)
  check.expect_eq_const(%r, dense<[[[-1.63237726688385, -2.507765531539917]], [[-0.21596938371658325, -1.0913575887680054]], [[1.2004384994506836, 2.075826644897461]]]> : tensor<3x1x2xf32>) : tensor<3x1x2xf32>
  return
}
func.func @along_1_5() {
  %0 = util.unfoldable_constant dense<[[[-1.63237726688385, 2.075826644897461]], [[-0.21596938371658325, -2.507765531539917]], [[1.2004384994506836, -1.0913575887680054]]]> : tensor<3x1x2xf32>
  %r = "stablehlo.sort"(%0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %less = stablehlo.compare LT, %x0, %y0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<3x1x2xf32>) -> (tensor<3x1x2xf32>)
  check.expect_eq_const(%r, dense<[[[-1.63237726688385, 2.075826644897461]], [[-0.21596938371658325, -2.507765531539917]], [[1.2004384994506836, -1.0913575887680054]]]> : tensor<3x1x2xf32>) : tensor<3x1x2xf32>
  return
}
func.func @along_2_3() {
  %0 = util.unfoldable_constant dense<[[[-1.63237726688385, 2.075826644897461]], [[-0.21596938371658325, -2.507765531539917]], [[1.2004384994506836, -1.0913575887680054]]]> : tensor<3x1x2xf32>
  %r = "stablehlo.sort"(%0) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %less = stablehlo.compare LT, %x0, %y0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<3x1x2xf32>) -> (tensor<3x1x2xf32>)
  check.expect_eq_const(%r, dense<[[[-1.63237726688385, 2.075826644897461]], [[-2.507765531539917, -0.21596938371658325]], [[-1.0913575887680054, 1.2004384994506836]]]> : tensor<3x1x2xf32>) : tensor<3x1x2xf32>
  return
}
func.func @along_0_6() {
  %0 = util.unfoldable_constant dense<"0xBDF1D0BF58DA044014275DBE3B7F20C0F8A7993F9BB18BBF697A2740FE6CA63E53BEFBBF1AE8DE3FF2E20CBF86E535C0C3B65D3F327EB6BF1E14124098AB18BC754513C0831BB43F1F7C62BF2FB43440951D083FC84AE1BFA55BF93FB7F7AFBEC0AB28C0ED4E893FA60A9CBFE34D1F40A1114A3EAF0B06C00E8FCE3F09952DBF0C123EC0AC043D3F3DD7C6BF98E7094014530CBEFB711BC078C2A33F1B9781BFA9872C40FDD6CE3ED3A3F1BF9A02E93FE55BF1BE46D830C0C2EB713FB263ACBF5E2117408C928E3D35380EC00336BE3F20474EBF6FC1394095521C3F4830D7BF12BB0140B88D87BE809E23C06C69933F26F091BF235B2440D0728D3E6FFE00C08EA9D83F096019BFCC0439C0AC39513FBDBCBCBFD8F40E4054FC6DBDBB6416C0F8DCAD3F36F96EBFE9943140FD40F73E5489E7BF1A1DF33FE5F1C8BE06CB2BC06110833F3249A2BF9E2E1C40451D183EF52A09C08350C83F20123ABFAFCE3E409587303FC815CDBF52C8064070473EBE40911EC0EC839D3FA6D587BF63682940D0DCB53E5FE2F7BF0EC4E23F092B05BF8CF733C0AC6E653F3DA2B2BF1802144052A7AA3C7B5711C078F7B73F36C45ABF"> : tensor<2x18x3xf32>
  %r = "stablehlo.sort"(%0) <{dimension = -3 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %less = stablehlo.compare LT, %x0, %y0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<2x18x3xf32>) -> (tensor<2x18x3xf32>)
  check.expect_eq_const(%r, dense<"0xBDF1D0BF4830D7BF14275DBE3B7F20C0809E23C09BB18BBF26F091BFFE6CA63E53BEFBBF6FFE00C0F2E20CBF86E535C0CC0439C0327EB6BFBDBCBCBF98AB18BC754513C0BB6416C01F7C62BF36F96EBF951D083FC84AE1BF5489E7BFB7F7AFBEC0AB28C006CB2BC0A60A9CBF3249A2BFA1114A3EAF0B06C0F52A09C009952DBF0C123EC0AC043D3F3DD7C6BFC815CDBF14530CBEFB711BC040911EC01B9781BFA6D587BFFDD6CE3ED3A3F1BF5FE2F7BFE55BF1BE46D830C08CF733C0B263ACBF3DA2B2BF8C928E3D35380EC07B5711C020474EBF36C45ABF95521C3F58DA044012BB0140B88D87BEF8A7993F6C69933F697A2740235B2440D0728D3E1AE8DE3F8EA9D83F096019BFC3B65D3FAC39513F1E141240D8F40E4054FC6DBD831BB43FF8DCAD3F2FB43440E9943140FD40F73EA55BF93F1A1DF33FE5F1C8BEED4E893F6110833FE34D1F409E2E1C40451D183E0E8FCE3F8350C83F20123ABFAFCE3E409587303F98E7094052C8064070473EBE78C2A33FEC839D3FA9872C4063682940D0DCB53E9A02E93F0EC4E23F092B05BFC2EB713FAC6E653F5E2117401802144052A7AA3C0336BE3F78F7B73F6FC13940"> : tensor<2x18x3xf32>) : tensor<2x18x3xf32>
  return
}
func.func @along_1_6() {
  %0 = util.unfoldable_constant dense<"0xBDF1D0BF58DA044014275DBE3B7F20C0F8A7993F9BB18BBF697A2740FE6CA63E53BEFBBF1AE8DE3FF2E20CBF86E535C0C3B65D3F327EB6BF1E14124098AB18BC754513C0831BB43F1F7C62BF2FB43440951D083FC84AE1BFA55BF93FB7F7AFBEC0AB28C0ED4E893FA60A9CBFE34D1F40A1114A3EAF0B06C00E8FCE3F09952DBF0C123EC0AC043D3F3DD7C6BF98E7094014530CBEFB711BC078C2A33F1B9781BFA9872C40FDD6CE3ED3A3F1BF9A02E93FE55BF1BE46D830C0C2EB713FB263ACBF5E2117408C928E3D35380EC00336BE3F20474EBF6FC1394095521C3F4830D7BF12BB0140B88D87BE809E23C06C69933F26F091BF235B2440D0728D3E6FFE00C08EA9D83F096019BFCC0439C0AC39513FBDBCBCBFD8F40E4054FC6DBDBB6416C0F8DCAD3F36F96EBFE9943140FD40F73E5489E7BF1A1DF33FE5F1C8BE06CB2BC06110833F3249A2BF9E2E1C40451D183EF52A09C08350C83F20123ABFAFCE3E409587303FC815CDBF52C8064070473EBE40911EC0EC839D3FA6D587BF63682940D0DCB53E5FE2F7BF0EC4E23F092B05BF8CF733C0AC6E653F3DA2B2BF1802144052A7AA3C7B5711C078F7B73F36C45ABF"> : tensor<2x18x3xf32>
  %r = "stablehlo.sort"(%0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %less = stablehlo.compare LT, %x0, %y0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<2x18x3xf32>) -> (tensor<2x18x3xf32>)
  check.expect_eq_const(%r, dense<"0x46D830C0FB711BC00C123EC0C0AB28C0754513C086E535C03B7F20C03DD7C6BF35380EC0D3A3F1BF327EB6BFAF0B06C0C84AE1BF20474EBF53BEFBBFBDF1D0BF09952DBFB263ACBF1B9781BFF2E20CBFA60A9CBF1F7C62BF8C928E3D9BB18BBF14530CBEA1114A3EE55BF1BE98AB18BCFE6CA63EB7F7AFBEAC043D3FC2EB713F14275DBEC3B65D3FED4E893FFDD6CE3E0336BE3FF8A7993F951D083F0E8FCE3F9A02E93F78C2A33F1AE8DE3FA55BF93F831BB43F5E21174058DA044098E70940E34D1F40A9872C401E141240697A27402FB434406FC13940CC0439C08CF733C040911EC07B5711C006CB2BC0BB6416C0F52A09C0809E23C0C815CDBF6FFE00C05FE2F7BFBDBCBCBF3DA2B2BF5489E7BF36C45ABF3249A2BF4830D7BF20123ABF26F091BFA6D587BF096019BF092B05BF36F96EBF52A7AA3CE5F1C8BE70473EBE451D183EB88D87BE54FC6DBDD0728D3ED0DCB53E9587303FAC6E653FFD40F73EAC39513F6110833F95521C3F78F7B73F6C69933FEC839D3F8350C83F0EC4E23FF8DCAD3F8EA9D83F1A1DF33F52C806401802144012BB0140D8F40E409E2E1C4063682940AFCE3E40235B2440E9943140"> : tensor<2x18x3xf32>) : tensor<2x18x3xf32>
  return
}
func.func @along_2_4() {
  %0 = util.unfoldable_constant dense<"0xBDF1D0BF58DA044014275DBE3B7F20C0F8A7993F9BB18BBF697A2740FE6CA63E53BEFBBF1AE8DE3FF2E20CBF86E535C0C3B65D3F327EB6BF1E14124098AB18BC754513C0831BB43F1F7C62BF2FB43440951D083FC84AE1BFA55BF93FB7F7AFBEC0AB28C0ED4E893FA60A9CBFE34D1F40A1114A3EAF0B06C00E8FCE3F09952DBF0C123EC0AC043D3F3DD7C6BF98E7094014530CBEFB711BC078C2A33F1B9781BFA9872C40FDD6CE3ED3A3F1BF9A02E93FE55BF1BE46D830C0C2EB713FB263ACBF5E2117408C928E3D35380EC00336BE3F20474EBF6FC1394095521C3F4830D7BF12BB0140B88D87BE809E23C06C69933F26F091BF235B2440D0728D3E6FFE00C08EA9D83F096019BFCC0439C0AC39513FBDBCBCBFD8F40E4054FC6DBDBB6416C0F8DCAD3F36F96EBFE9943140FD40F73E5489E7BF1A1DF33FE5F1C8BE06CB2BC06110833F3249A2BF9E2E1C40451D183EF52A09C08350C83F20123ABFAFCE3E409587303FC815CDBF52C8064070473EBE40911EC0EC839D3FA6D587BF63682940D0DCB53E5FE2F7BF0EC4E23F092B05BF8CF733C0AC6E653F3DA2B2BF1802144052A7AA3C7B5711C078F7B73F36C45ABF"> : tensor<2x18x3xf32>
  %r = "stablehlo.sort"(%0) <{dimension = 2 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %less = stablehlo.compare LT, %x0, %y0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<2x18x3xf32>) -> (tensor<2x18x3xf32>)
  check.expect_eq_const(%r, dense<"0xBDF1D0BF14275DBE58DA04403B7F20C09BB18BBFF8A7993F53BEFBBFFE6CA63E697A274086E535C0F2E20CBF1AE8DE3F327EB6BFC3B65D3F1E141240754513C098AB18BC831BB43F1F7C62BF951D083F2FB43440C84AE1BFB7F7AFBEA55BF93FC0AB28C0A60A9CBFED4E893FAF0B06C0A1114A3EE34D1F400C123EC009952DBF0E8FCE3F3DD7C6BFAC043D3F98E70940FB711BC014530CBE78C2A33F1B9781BFFDD6CE3EA9872C40D3A3F1BFE55BF1BE9A02E93F46D830C0B263ACBFC2EB713F35380EC08C928E3D5E21174020474EBF0336BE3F6FC139404830D7BF95521C3F12BB0140809E23C0B88D87BE6C69933F26F091BFD0728D3E235B24406FFE00C0096019BF8EA9D83FCC0439C0BDBCBCBFAC39513FBB6416C054FC6DBDD8F40E4036F96EBFF8DCAD3FE99431405489E7BFFD40F73E1A1DF33F06CB2BC0E5F1C8BE6110833F3249A2BF451D183E9E2E1C40F52A09C020123ABF8350C83FC815CDBF9587303FAFCE3E4040911EC070473EBE52C80640A6D587BFEC839D3F636829405FE2F7BFD0DCB53E0EC4E23F8CF733C0092B05BFAC6E653F3DA2B2BF52A7AA3C180214407B5711C036C45ABF78F7B73F"> : tensor<2x18x3xf32>) : tensor<2x18x3xf32>
  return
}
func.func @total_LT_f16() {
  %0 = util.unfoldable_constant dense<[0x7E00, 0x0000, 0xFE00, 0x7C00, 0x8000, 0xFC00, 0x3C00, 0x0000, 0x7E00, 0x8000]> : tensor<10xf16>
  %1 = util.unfoldable_constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]> : tensor<10xi32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f16>, %y0: tensor<f16>, %x1: tensor<i32>, %y1: tensor<i32>):
    %less = stablehlo.compare LT, %x0, %y0, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<10xf16>, tensor<10xi32>) -> (tensor<10xf16>, tensor<10xi32>)
  check.expect_eq_const(%r#1, dense<[2, 5, 4, 9, 1, 7, 6, 3, 0, 8]> : tensor<10xi32>) : tensor<10xi32>
  return
}
func.func @total_GT_f16() {
  %0 = util.unfoldable_constant dense<[0x7E00, 0x0000, 0xFE00, 0x7C00, 0x8000, 0xFC00, 0x3C00, 0x0000, 0x7E00, 0x8000]> : tensor<10xf16>
  %1 = util.unfoldable_constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]> : tensor<10xi32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f16>, %y0: tensor<f16>, %x1: tensor<i32>, %y1: tensor<i32>):
    %less = stablehlo.compare GT, %x0, %y0, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<10xf16>, tensor<10xi32>) -> (tensor<10xf16>, tensor<10xi32>)
  check.expect_eq_const(%r#1, dense<[0, 8, 3, 6, 1, 7, 4, 9, 5, 2]> : tensor<10xi32>) : tensor<10xi32>
  return
}
func.func @top_k_total_f16() {
  %0 = util.unfoldable_constant dense<[0x7E00, 0x0000, 0xFE00, 0x7C00, 0x8000, 0xFC00, 0x3C00, 0x0000, 0x7E00, 0x8000]> : tensor<10xf16>
  %r:2 = chlo.top_k(%0, k = 7) : tensor<10xf16> -> (tensor<7xf16>, tensor<7xi32>)
  check.expect_eq_const(%r#1, dense<[0, 8, 3, 6, 1, 7, 4]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @total_LT_bf16() {
  %0 = util.unfoldable_constant dense<[0x7FC0, 0x0000, 0xFFC0, 0x7F80, 0x8000, 0xFF80, 0x3C00, 0x0000, 0x7FC0, 0x8000]> : tensor<10xbf16>
  %1 = util.unfoldable_constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]> : tensor<10xi32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<bf16>, %y0: tensor<bf16>, %x1: tensor<i32>, %y1: tensor<i32>):
    %less = stablehlo.compare LT, %x0, %y0, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<10xbf16>, tensor<10xi32>) -> (tensor<10xbf16>, tensor<10xi32>)
  check.expect_eq_const(%r#1, dense<[2, 5, 4, 9, 1, 7, 6, 3, 0, 8]> : tensor<10xi32>) : tensor<10xi32>
  return
}
func.func @total_GT_bf16() {
  %0 = util.unfoldable_constant dense<[0x7FC0, 0x0000, 0xFFC0, 0x7F80, 0x8000, 0xFF80, 0x3C00, 0x0000, 0x7FC0, 0x8000]> : tensor<10xbf16>
  %1 = util.unfoldable_constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]> : tensor<10xi32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<bf16>, %y0: tensor<bf16>, %x1: tensor<i32>, %y1: tensor<i32>):
    %less = stablehlo.compare GT, %x0, %y0, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<10xbf16>, tensor<10xi32>) -> (tensor<10xbf16>, tensor<10xi32>)
  check.expect_eq_const(%r#1, dense<[0, 8, 3, 6, 1, 7, 4, 9, 5, 2]> : tensor<10xi32>) : tensor<10xi32>
  return
}
func.func @top_k_total_bf16() {
  %0 = util.unfoldable_constant dense<[0x7FC0, 0x0000, 0xFFC0, 0x7F80, 0x8000, 0xFF80, 0x3C00, 0x0000, 0x7FC0, 0x8000]> : tensor<10xbf16>
  %r:2 = chlo.top_k(%0, k = 7) : tensor<10xbf16> -> (tensor<7xbf16>, tensor<7xi32>)
  check.expect_eq_const(%r#1, dense<[0, 8, 3, 6, 1, 7, 4]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @total_LT_f32() {
  %0 = util.unfoldable_constant dense<[0x7FC00000, 0x00000000, 0xFFC00000, 0x7F800000, 0x80000000, 0xFF800000, 0x00003C00, 0x00000000, 0x7FC00000, 0x80000000]> : tensor<10xf32>
  %1 = util.unfoldable_constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]> : tensor<10xi32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>, %x1: tensor<i32>, %y1: tensor<i32>):
    %less = stablehlo.compare LT, %x0, %y0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<10xf32>, tensor<10xi32>) -> (tensor<10xf32>, tensor<10xi32>)
  check.expect_eq_const(%r#1, dense<[2, 5, 4, 9, 1, 7, 6, 3, 0, 8]> : tensor<10xi32>) : tensor<10xi32>
  return
}
func.func @total_GT_f32() {
  %0 = util.unfoldable_constant dense<[0x7FC00000, 0x00000000, 0xFFC00000, 0x7F800000, 0x80000000, 0xFF800000, 0x00003C00, 0x00000000, 0x7FC00000, 0x80000000]> : tensor<10xf32>
  %1 = util.unfoldable_constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]> : tensor<10xi32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>, %x1: tensor<i32>, %y1: tensor<i32>):
    %less = stablehlo.compare GT, %x0, %y0, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<10xf32>, tensor<10xi32>) -> (tensor<10xf32>, tensor<10xi32>)
  check.expect_eq_const(%r#1, dense<[0, 8, 3, 6, 1, 7, 4, 9, 5, 2]> : tensor<10xi32>) : tensor<10xi32>
  return
}
func.func @top_k_total_f32() {
  %0 = util.unfoldable_constant dense<[0x7FC00000, 0x00000000, 0xFFC00000, 0x7F800000, 0x80000000, 0xFF800000, 0x00003C00, 0x00000000, 0x7FC00000, 0x80000000]> : tensor<10xf32>
  %r:2 = chlo.top_k(%0, k = 7) : tensor<10xf32> -> (tensor<7xf32>, tensor<7xi32>)
  check.expect_eq_const(%r#1, dense<[0, 8, 3, 6, 1, 7, 4]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @dynamic_0() {
  %in = util.unfoldable_constant dense<> : tensor<2x0xi16>
  %0 = tensor.cast %in : tensor<2x0xi16> to tensor<?x?xi16>
  %s = "stablehlo.sort"(%0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i16>, %y0: tensor<i16>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<?x?xi16>) -> (tensor<?x?xi16>)
  %r = tensor.cast %s : tensor<?x?xi16> to tensor<2x0xi16>
  check.expect_eq_const(%r, dense<> : tensor<2x0xi16>) : tensor<2x0xi16>
  return
}
func.func @dynamic_1() {
  %in = util.unfoldable_constant dense<[[4], [-3]]> : tensor<2x1xi16>
  %0 = tensor.cast %in : tensor<2x1xi16> to tensor<?x?xi16>
  %s = "stablehlo.sort"(%0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i16>, %y0: tensor<i16>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<?x?xi16>) -> (tensor<?x?xi16>)
  %r = tensor.cast %s : tensor<?x?xi16> to tensor<2x1xi16>
  check.expect_eq_const(%r, dense<[[4], [-3]]> : tensor<2x1xi16>) : tensor<2x1xi16>
  return
}
func.func @dynamic_8() {
  %in = util.unfoldable_constant dense<[[8, 1, -6, 5, -2, -8, 3, -4], [7, 0, -7, 4, -3, 9, 2, -5]]> : tensor<2x8xi16>
  %0 = tensor.cast %in : tensor<2x8xi16> to tensor<?x?xi16>
  %s = "stablehlo.sort"(%0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i16>, %y0: tensor<i16>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<?x?xi16>) -> (tensor<?x?xi16>)
  %r = tensor.cast %s : tensor<?x?xi16> to tensor<2x8xi16>
  check.expect_eq_const(%r, dense<[[-8, -6, -4, -2, 1, 3, 5, 8], [-7, -5, -3, 0, 2, 4, 7, 9]]> : tensor<2x8xi16>) : tensor<2x8xi16>
  return
}
func.func @dynamic_9() {
  %in = util.unfoldable_constant dense<[[3, -4, 8, 1, -6, 5, -2, -9, 2], [-5, 7, 0, -7, 4, -3, 8, 1, -6]]> : tensor<2x9xi16>
  %0 = tensor.cast %in : tensor<2x9xi16> to tensor<?x?xi16>
  %s = "stablehlo.sort"(%0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i16>, %y0: tensor<i16>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<?x?xi16>) -> (tensor<?x?xi16>)
  %r = tensor.cast %s : tensor<?x?xi16> to tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[-9, -6, -4, -2, 1, 2, 3, 5, 8], [-7, -6, -5, -3, 0, 1, 4, 7, 8]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @dynamic_40() {
  %in = util.unfoldable_constant dense<"0x0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100"> : tensor<2x40xi16>
  %0 = tensor.cast %in : tensor<2x40xi16> to tensor<?x?xi16>
  %s = "stablehlo.sort"(%0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i16>, %y0: tensor<i16>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<?x?xi16>) -> (tensor<?x?xi16>)
  %r = tensor.cast %s : tensor<?x?xi16> to tensor<2x40xi16>
  check.expect_eq_const(%r, dense<"0xF7FFF8FFF8FFF9FFF9FFFAFFFAFFFAFFFBFFFBFFFCFFFCFFFDFFFDFFFDFFFEFFFEFFFFFF0000000001000100010002000200030003000400040004000500050006000600070007000800080008000900F7FFF8FFF8FFF8FFF9FFF9FFFAFFFBFFFBFFFCFFFCFFFCFFFDFFFDFFFEFFFEFFFFFFFFFFFFFF000000000100010002000200030003000300040004000500050006000600070007000700080008000900"> : tensor<2x40xi16>) : tensor<2x40xi16>
  return
}
func.func @dynamic_columns_1x3() {
  %in = util.unfoldable_constant dense<[[4, -3, 9]]> : tensor<1x3xi16>
  %0 = tensor.cast %in : tensor<1x3xi16> to tensor<?x3xi16>
  %s = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i16>, %y0: tensor<i16>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<?x3xi16>) -> (tensor<?x3xi16>)
  %r = tensor.cast %s : tensor<?x3xi16> to tensor<1x3xi16>
  check.expect_eq_const(%r, dense<[[4, -3, 9]]> : tensor<1x3xi16>) : tensor<1x3xi16>
  return
}
func.func @dynamic_columns_7x3() {
  %in = util.unfoldable_constant dense<[[-5, 6, -1], [-8, 3, -4], [7, 0, -6], [5, -2, 9], [2, -5, 6], [-1, -7, 4], [-3, 8, 1]]> : tensor<7x3xi16>
  %0 = tensor.cast %in : tensor<7x3xi16> to tensor<?x3xi16>
  %s = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i16>, %y0: tensor<i16>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<?x3xi16>) -> (tensor<?x3xi16>)
  %r = tensor.cast %s : tensor<?x3xi16> to tensor<7x3xi16>
  check.expect_eq_const(%r, dense<[[-8, -7, -6], [-5, -5, -4], [-3, -2, -1], [-1, 0, 1], [2, 3, 4], [5, 6, 6], [7, 8, 9]]> : tensor<7x3xi16>) : tensor<7x3xi16>
  return
}
func.func @dynamic_columns_77x4() {
  %in = util.unfoldable_constant dense<"0xFAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF0800"> : tensor<77x4xi16>
  %0 = tensor.cast %in : tensor<77x4xi16> to tensor<?x4xi16>
  %s = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i16>, %y0: tensor<i16>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<?x4xi16>) -> (tensor<?x4xi16>)
  %r = tensor.cast %s : tensor<?x4xi16> to tensor<77x4xi16>
  check.expect_eq_const(%r, dense<"0xF7FFF7FFF7FFF7FFF7FFF7FFF7FFF7FFF8FFF8FFF8FFF8FFF8FFF8FFF8FFF8FFF8FFF8FFF8FFF8FFF8FFF8FFF8FFF8FFF8FFF9FFF9FFF8FFF9FFF9FFF9FFF9FFF9FFF9FFF9FFF9FFF9FFF9FFF9FFF9FFF9FFFAFFFAFFF9FFF9FFFAFFFAFFFAFFFAFFFAFFFAFFFAFFFAFFFAFFFAFFFAFFFAFFFBFFFBFFFAFFFAFFFBFFFBFFFBFFFAFFFBFFFBFFFBFFFBFFFBFFFBFFFBFFFBFFFBFFFCFFFBFFFBFFFCFFFCFFFCFFFBFFFCFFFCFFFCFFFCFFFCFFFCFFFCFFFCFFFCFFFCFFFCFFFCFFFCFFFDFFFDFFFCFFFDFFFDFFFDFFFDFFFDFFFDFFFDFFFDFFFDFFFDFFFDFFFDFFFDFFFDFFFEFFFDFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFEFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000FFFF00000000000000000000000000000000000000000000000000000000010000000000010001000100010001000100010001000100010001000100010002000100010002000200020002000200020002000200020002000200020002000300020002000200030003000300030003000300030003000300030003000300030003000300030004000400040003000400040004000400040004000400040004000400040004000400050005000400050005000500050005000500050005000500050005000500050006000600050005000600060006000600060006000600060006000600060006000600070006000600070007000700070007000700070007000700070007000700070008000700070007000800080008000800080008000800080008000800080008000800080008000800090009000900090009000900090009000900"> : tensor<77x4xi16>) : tensor<77x4xi16>
  return
}
func.func @dynamic_columns_40x129() {
  %in = util.unfoldable_constant dense<"0x0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF0500FEFF09000200FBFF0600FFFFF9FF0400FDFF08000100FAFF0500FEFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FDFF09000200FBFF0600FFFFF8FF0300FCFF08000100FAFF0500FEFFF7FF0200FBFF07000000F9FF0400FDFF08000100FAFF0600FFFFF8FF0300FCFF07000000F9FF0500FEFF09000200FBFF0600FFFFF8FF0400FDFF08000100FAFF0500FEFFF7FF0300FCFF07000000F9FF0400FDFF08000200FBFF0600FFFFF8FF0300FCFF07000100FAFF0500FEFFF7FF0200FBFF06000000F9FF0400FDFF08000100FAFF0500FFFFF8FF0300FCFF07000000F9FF0400FEFF09000200FBFF0600FFFFF8FF0300FDFF08000100FAFF0500FEFFF7FF0200FCFF07000000F9FF0400FDFF08000100FBFF0600FFFFF8FF0300FCFF07000000FAFF"> : tensor<40x129xi16>
  %0 = tensor.cast %in : tensor<40x129xi16> to tensor<?x129xi16>
  %s = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i16>, %y0: tensor<i16>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<?x129xi16>) -> (tensor<?x129xi16>)
  %r = tensor.cast %s : tensor<?x129xi16> to tensor<40x129xi16>
  check.expect_eq_const(%r, dense<"0xF8FFF7FFF7FFF7FFF8FFF8FFF7FFF7FFF7FFF8FFF8FFF7FFF7FFF7FFF8FFF8FFF7FFF7FFF7FFF8FFF8FFF7FFF7FFF7FFF8FFF8FFF7FFF7FFF7FFF8FFF8FFF7FFF7FFF7FFF8FFF8FFF7FFF7FFF7FFF8FFF8FFF7FFF7FFF7FFF8FFF8FFF7FFF7FFF7FFF8FFF8FFF7FFF7FFF8FFF8FFF7FFF7FFF7FFF7FFF8FFF8FFF7FFF7FFF7FFF8FFF8FFF7FFF7FFF8FFF8FFF8FFF7FFF7FFF7FFF8FFF8FFF7FFF7FFF8FFF8FFF7FFF7FFF7FFF7FFF8FFF8FFF7FFF7FFF8FFF8FFF7FFF7FFF7FFF8FFF8FFF7FFF7FFF7FFF8FFF8FFF7FFF7FFF7FFF8FFF8FFF7FFF7FFF7FFF8FFF8FFF7FFF7FFF7FFF8FFF8FFF7FFF7FFF7FFF8FFF8FFF7FFF7FFF7FFF8FFF8FFF7FFF7FFF7FFF8FFF8FFF8FFF7FFF7FFF8FFF8FFF7FFF7FFF8FFF8FFF8FFF8FFF7FFF8FFF8FFF8FFF7FFF7FFF8FFF8FFF8FFF7FFF7FFF8FFF8FFF8FFF8FFF7FFF7FFF8FFF8FFF7FFF7FFF8FFF8FFF8FFF8FFF7FFF8FFF8FFF8FFF7FFF7FFF8FFF8FFF8FFF7FFF7FFF8FFF8FFF8FFF7FFF7FFF8FFF8FFF8FFF7FFF7FFF8FFF8FFF8FFF7FFF7FFF8FFF8FFF8FFF7FFF7FFF8FFF8FFF8FFF7FFF7FFF8FFF8FFF8FFF7FFF7FFF8FFF8FFF8FFF7FFF7FFF8FFF8FFF8FFF7FFF7FFF8FFF8FFF8FFF7FFF7FFF8FFF8FFF8FFF7FFF7FFF8FFF8FFF8FFF7FFF8FFF8FFF8FFF8FFF7FFF7FFF8FFF8FFF8FFF7FFF7FFF8FFF8FFF8FFF7FFF7FFF8FFF8FFF8FFF7FFF7FFF8FFF8FFF8FFF7FFF8FFF8FFF8FFF8FFF7FFF8FFF8FFF8FFF8FFF7FFF8FFF8FFF8FFF8FFF7FFF8FFF8FFF8FFF8FFF7FFF9FFF8FFF8FFF8FFF8FFF8FFF8FFF8FFF8FFF7FFF8FFF8FFF8FFF8FFF7FFF8FFF8FFF8FFF8FFF7FFF8FFF8FFF8FFF8FFF7FFF8FFF8FFF8FFF8FFF8FFF8FFF8FFF8FFF8FFF7FFF9FFF8FFF8FFF8FFF9FFF8FFF8FFF8FFF8FFF7FFF8FFF8FFF8FFF8FFF7FFF8FFF8FFF8FFF8FFF8FFF8FFF8FFF8FFF7FFF7FFF8FFF8FFF8FFF8FFF8FFF8FFF8FFF8FFF7FFF8FFF8FFF8FFF8FFF8FFF8FFF8FFF8FFF8FFF7FFF8FFF9FFF8FFF8FFF7FFF9FFF8FFF8FFF8FFF8FFF8FFF8FFF8FFF8FFF7FFF8FFF8FFF8FFF8FFF7FFF8FFF8FFF8FFF8FFF7FFF8FFF8FFF8FFF8FFF7FFF8FFF8FFF8FFF8FFF9FFF9FFF9FFF9FFF8FFF8FFF9FFFAFFF8FFF9FFF9FFF9FFF9FFF9FFF8FFF9FFF9FFF8FFF8FFF8FFF9FFF9FFFAFFF8FFF9FFF9FFF9FFF8FFF9FFF8FFF9FFF9FFF8FFF8FFF9FFF9FFF9FFF9FFF8FFF8FFF9FFF9FFF8FFF9FFF8FFF9FFF9FFFAFFF8FFF9FFF9FFF9FFF8FFF8FFF8FFF9FFF9FFF8FFF9FFF8FFF9FFF9FFF9FFF8FFF9FFF9FFF9FFF8FFF9FFF8FFF9FFF9FFF8FFF8FFF8FFF9FFF9FFF9FFF8FFF9FFF9FFF9FFF8FFF9FFF8FFF9FFF9FFF8FFF8FFF9FFF9FFF9FFF9FFF8FFF8FFF9FFFAFFF8FFF9FFF8FFF9FFF9FFF9FFF8FFF9FFF9FFF9FFF8FFF8FFF8FFF9FFFAFFF8FFF9FFF8FFF9FFF9FFF9FFF8FFF9FFF9FFF8FFF8FFF9FFF8FFF9FFFAFFF9FFF9FFF9FFF9FFFAFFF9FFF9FFF9FFF9FFFAFFF9FFF9FFF9FFF9FFFAFFF9FFF9FFF9FFFAFFFAFFF9FFF9FFF9FFF9FFFAFFF9FFF9FFF9FFF9FFFAFFF9FFF9FFF9FFF9FFFAFFF9FFF9FFF9FFF9FFFAFFF9FFF9FFF9FFFAFFFAFFF9FFF9FFF9FFF9FFFAFFF9FFF9FFF9FFFAFFFAFFF9FFF9FFF9FFFAFFFAFFF9FFF9FFF9FFF9FFFAFFF9FFF9FFF9FFFAFFFAFFF9FFF9FFF9FFFAFFF9FFF9FFF9FFF9FFFAFFFAFFF9FFF9FFF9FFFAFFF9FFF9FFF9FFF9FFFAFFF9FFF9FFF9FFF9FFFAFFFAFFF9FFF9FFF9FFFAFFF9FFF9FFF9FFF9FFFAFFFAFFF9FFF9FFF9FFFAFFF9FFF9FFF9FFF9FFFAFFF9FFF9FFF9FFF9FFFAFFF9FFF9FFF9FFF9FFFAFFF9FFF9FFF9FFF9FFFAFFFAFFF9FFF9FFFAFFFAFFFAFFF9FFF9FFFAFFFAFFFAFFF9FFF9FFFAFFFAFFFAFFF9FFF9FFFAFFFAFFFAFFF9FFF9FFFAFFFAFFF9FFF9FFF9FFFAFFFAFFFAFFF9FFF9FFFAFFFAFFF9FFF9FFF9FFFAFFFAFFF9FFF9FFF9FFFAFFFAFFFAFFF9FFF9FFFAFFFAFFF9FFF9FFF9FFFAFFFAFFF9FFF9FFF9FFFAFFFAFFF9FFF9FFF9FFFAFFFAFFF9FFF9FFF9FFFAFFFAFFF9FFF9FFF9FFFAFFFAFFF9FFF9FFF9FFFAFFFAFFF9FFF9FFF9FFFAFFFAFFF9FFF9FFF9FFFAFFFAFFF9FFF9FFFAFFFAFFFAFFF9FFF9FFF9FFFAFFFAFFF9FFF9FFFAFFFAFFFAFFF9FFF9FFFAFFFAFFFAFFF9FFF9FFF9FFFAFFFAFFF9FFF9FFFAFFFAFFFAFFF9FFF9FFF9FFFAFFFAFFF9FFF9FFFAFFFAFFFAFFF9FFF9FFFAFFFAFFFAFFF9FFF9FFFAFFFAFFFAFFF9FFF9FFFAFFFAFFFAFFF9FFF9FFFAFFFAFFFAFFF9FFFAFFFAFFFAFFFAFFF9FFF9FFFAFFFAFFFAFFF9FFF9FFFAFFFAFFFAFFF9FFFAFFFAFFFAFFFAFFF9FFF9FFFAFFFAFFFAFFF9FFFAFFFAFFFAFFFAFFF9FFFAFFFAFFFAFFFAFFF9FFFAFFFAFFFAFFFAFFF9FFFAFFFAFFFAFFFAFFF9FFF9FFFAFFFAFFFAFFF9FFFAFFFAFFFAFFFAFFF9FFFAFFFAFFFAFFF9FFF9FFFAFFFAFFFAFFFAFFF9FFFAFFFAFFFAFFFAFFF9FFFAFFFAFFFAFFF9FFF9FFFAFFFAFFFAFFFAFFF9FFFAFFFAFFFAFFF9FFF9FFFAFFFAFFFAFFF9FFF9FFFAFFFAFFFAFFF9FFF9FFFAFFFAFFFAFFF9FFF9FFFAFFFAFFFAFFFAFFF9FFFAFFFAFFFAFFFBFFFAFFFAFFFAFFFBFFFAFFFAFFFAFFFBFFFBFFFBFFFAFFFAFFFBFFFBFFFBFFFAFFFAFFFAFFFBFFF9FFFAFFFAFFFBFFFAFFFBFFFAFFFAFFFBFFFBFFFAFFFAFFFAFFFAFFFBFFFBFFFAFFFAFFFBFFFAFFFBFFFAFFFAFFFBFFFBFFF9FFFAFFFAFFFBFFFBFFFBFFFAFFFAFFFBFFFAFFFAFFFAFFFAFFFAFFFBFFF9FFFAFFFAFFFBFFFBFFFAFFFAFFFAFFFBFFFBFFFAFFFAFFFAFFFAFFFBFFF9FFFAFFFBFFFBFFFAFFFAFFFAFFFAFFFBFFFBFFFAFFFAFFFBFFFAFFFBFFFAFFFAFFFAFFFBFFFAFFFAFFFAFFFBFFFBFFFBFFF9FFFAFFFBFFFBFFFBFFFAFFFAFFFAFFFBFFFAFFFAFFFAFFFBFFFAFFFBFFF9FFFAFFFBFFFBFFFBFFFAFFFAFFFAFFFBFFFBFFFAFFFAFFFBFFFBFFFBFFFBFFFAFFFBFFFBFFFBFFFAFFFCFFFBFFFBFFFBFFFBFFFAFFFBFFFBFFFBFFFAFFFCFFFBFFFBFFFBFFFBFFFBFFFBFFFBFFFBFFFAFFFAFFFBFFFBFFFBFFFAFFFCFFFBFFFBFFFBFFFBFFFAFFFBFFFBFFFBFFFAFFFCFFFBFFFBFFFBFFFBFFFBFFFBFFFBFFFBFFFAFFFCFFFBFFFBFFFBFFFBFFFBFFFBFFFBFFFBFFFAFFFBFFFBFFFBFFFBFFFAFFFCFFFBFFFBFFFBFFFBFFFBFFFBFFFBFFFAFFFAFFFCFFFBFFFBFFFBFFFBFFFBFFFBFFFBFFFBFFFAFFFCFFFBFFFBFFFBFFFBFFFBFFFBFFFBFFFBFFFAFFFCFFFBFFFBFFFAFFFBFFFBFFFBFFFBFFFBFFFAFFFBFFFBFFFBFFFAFFFAFFFCFFFBFFFBFFFAFFFBFFFBFFFBFFFBFFFBFFFAFFFBFFFBFFFBFFFAFFFBFFFBFFFBFFFBFFFBFFFCFFFCFFFBFFFBFFFBFFFCFFFCFFFBFFFBFFFBFFFCFFFCFFFBFFFBFFFBFFFCFFFBFFFBFFFBFFFBFFFCFFFCFFFBFFFBFFFBFFFCFFFCFFFBFFFBFFFBFFFCFFFBFFFBFFFBFFFBFFFCFFFCFFFBFFFBFFFBFFFCFFFBFFFBFFFBFFFBFFFCFFFCFFFBFFFBFFFBFFFCFFFBFFFBFFFBFFFCFFFCFFFBFFFBFFFBFFFBFFFCFFFCFFFBFFFBFFFBFFFCFFFBFFFBFFFBFFFBFFFCFFFBFFFBFFFBFFFBFFFCFFFBFFFBFFFBFFFCFFFCFFFBFFFBFFFBFFFBFFFCFFFBFFFBFFFBFFFCFFFCFFFBFFFBFFFBFFFCFFFCFFFBFFFBFFFBFFFCFFFCFFFBFFFBFFFBFFFCFFFCFFFBFFFBFFFBFFFCFFFCFFFBFFFBFFFBFFFCFFFCFFFBFFFBFFFBFFFCFFFCFFFBFFFBFFFBFFFCFFFCFFFBFFFBFFFCFFFCFFFCFFFBFFFBFFFBFFFCFFFCFFFBFFFBFFFCFFFCFFFCFFFCFFFBFFFBFFFCFFFCFFFBFFFBFFFCFFFCFFFCFFFBFFFBFFFCFFFCFFFCFFFBFFFBFFFBFFFCFFFCFFFBFFFCFFFCFFFCFFFCFFFBFFFBFFFCFFFCFFFCFFFBFFFBFFFCFFFCFFFDFFFBFFFBFFFCFFFCFFFCFFFBFFFBFFFCFFFCFFFCFFFBFFFBFFFCFFFCFFFCFFFBFFFBFFFCFFFCFFFCFFFCFFFBFFFCFFFCFFFCFFFBFFFBFFFCFFFCFFFCFFFBFFFBFFFCFFFCFFFCFFFBFFFBFFFCFFFCFFFBFFFBFFFCFFFCFFFCFFFCFFFBFFFBFFFCFFFCFFFBFFFBFFFBFFFCFFFCFFFDFFFBFFFBFFFCFFFCFFFCFFFBFFFBFFFCFFFCFFFBFFFBFFFBFFFCFFFCFFFCFFFBFFFBFFFCFFFCFFFBFFFCFFFBFFFCFFFCFFFDFFFCFFFCFFFCFFFDFFFDFFFCFFFCFFFCFFFDFFFDFFFCFFFCFFFCFFFDFFFDFFFCFFFCFFFCFFFDFFFDFFFCFFFCFFFCFFFDFFFDFFFCFFFCFFFCFFFDFFFDFFFCFFFCFFFCFFFDFFFDFFFCFFFCFFFCFFFDFFFCFFFCFFFCFFFCFFFDFFFDFFFCFFFCFFFCFFFDFFFCFFFCFFFCFFFDFFFDFFFCFFFCFFFCFFFCFFFDFFFDFFFCFFFCFFFCFFFDFFFCFFFCFFFCFFFDFFFDFFFDFFFCFFFCFFFCFFFDFFFCFFFCFFFCFFFDFFFDFFFCFFFCFFFCFFFDFFFDFFFCFFFCFFFCFFFDFFFDFFFCFFFCFFFCFFFDFFFDFFFCFFFCFFFCFFFDFFFDFFFCFFFCFFFCFFFDFFFDFFFCFFFCFFFCFFFDFFFDFFFCFFFCFFFCFFFDFFFDFFFCFFFCFFFCFFFDFFFDFFFCFFFCFFFCFFFDFFFDFFFCFFFCFFFCFFFDFFFDFFFCFFFCFFFCFFFDFFFDFFFCFFFCFFFDFFFDFFFDFFFCFFFCFFFDFFFDFFFDFFFCFFFCFFFDFFFDFFFDFFFCFFFCFFFDFFFDFFFDFFFCFFFCFFFDFFFDFFFDFFFCFFFCFFFDFFFDFFFDFFFCFFFCFFFDFFFDFFFDFFFCFFFCFFFDFFFDFFFDFFFCFFFCFFFDFFFDFFFDFFFCFFFCFFFDFFFDFFFDFFFCFFFCFFFDFFFDFFFDFFFCFFFCFFFDFFFDFFFDFFFCFFFCFFFDFFFDFFFDFFFCFFFCFFFDFFFDFFFDFFFCFFFCFFFDFFFDFFFDFFFCFFFCFFFDFFFDFFFDFFFCFFFCFFFDFFFDFFFDFFFCFFFCFFFDFFFDFFFCFFFCFFFCFFFDFFFDFFFDFFFCFFFDFFFDFFFDFFFDFFFCFFFCFFFDFFFDFFFCFFFCFFFCFFFDFFFDFFFDFFFCFFFDFFFDFFFDFFFCFFFCFFFCFFFDFFFDFFFDFFFCFFFDFFFDFFFDFFFDFFFCFFFDFFFDFFFDFFFDFFFCFFFDFFFDFFFDFFFDFFFCFFFDFFFDFFFDFFFDFFFCFFFDFFFDFFFDFFFDFFFCFFFDFFFDFFFDFFFDFFFCFFFDFFFDFFFDFFFDFFFCFFFDFFFDFFFDFFFDFFFCFFFDFFFDFFFDFFFDFFFCFFFDFFFDFFFDFFFCFFFDFFFDFFFDFFFDFFFDFFFCFFFDFFFDFFFDFFFDFFFDFFFDFFFDFFFDFFFCFFFDFFFDFFFDFFFDFFFDFFFCFFFDFFFDFFFDFFFCFFFDFFFDFFFDFFFDFFFCFFFCFFFDFFFDFFFDFFFCFFFDFFFDFFFDFFFDFFFCFFFDFFFDFFFDFFFDFFFCFFFDFFFDFFFDFFFDFFFCFFFDFFFDFFFDFFFDFFFCFFFDFFFDFFFDFFFDFFFCFFFDFFFDFFFDFFFDFFFCFFFDFFFDFFFDFFFDFFFCFFFDFFFDFFFDFFFDFFFCFFFDFFFDFFFDFFFDFFFCFFFDFFFDFFFDFFFDFFFEFFFEFFFDFFFEFFFDFFFDFFFEFFFFFFFDFFFEFFFEFFFEFFFDFFFEFFFDFFFEFFFEFFFDFFFEFFFDFFFEFFFEFFFEFFFDFFFEFFFEFFFDFFFDFFFEFFFDFFFDFFFEFFFDFFFDFFFEFFFEFFFDFFFEFFFDFFFEFFFDFFFEFFFDFFFEFFFDFFFEFFFEFFFEFFFDFFFEFFFEFFFEFFFEFFFDFFFDFFFEFFFEFFFDFFFEFFFDFFFEFFFDFFFEFFFDFFFEFFFDFFFEFFFDFFFEFFFDFFFEFFFDFFFDFFFEFFFDFFFDFFFEFFFEFFFDFFFEFFFEFFFDFFFDFFFEFFFDFFFDFFFFFFFDFFFDFFFEFFFEFFFEFFFEFFFDFFFEFFFEFFFFFFFDFFFEFFFDFFFEFFFEFFFEFFFDFFFEFFFEFFFDFFFEFFFDFFFDFFFDFFFFFFFDFFFEFFFCFFFEFFFDFFFEFFFDFFFEFFFDFFFDFFFDFFFEFFFCFFFEFFFFFFFEFFFEFFFEFFFEFFFFFFFEFFFEFFFEFFFEFFFFFFFEFFFEFFFEFFFEFFFFFFFEFFFEFFFEFFFFFFFFFFFEFFFEFFFEFFFEFFFFFFFEFFFEFFFEFFFEFFFFFFFEFFFEFFFEFFFFFFFEFFFEFFFEFFFEFFFEFFFFFFFEFFFEFFFEFFFFFFFFFFFEFFFEFFFEFFFEFFFFFFFEFFFEFFFEFFFFFFFFFFFEFFFEFFFEFFFFFFFEFFFEFFFEFFFEFFFEFFFFFFFEFFFEFFFEFFFFFFFEFFFEFFFEFFFEFFFFFFFEFFFEFFFEFFFEFFFFFFFEFFFEFFFEFFFEFFFFFFFEFFFEFFFEFFFEFFFFFFFEFFFEFFFEFFFEFFFFFFFEFFFEFFFEFFFEFFFFFFFEFFFEFFFEFFFEFFFFFFFEFFFEFFFEFFFEFFFFFFFEFFFEFFFEFFFEFFFFFFFEFFFEFFFEFFFEFFFFFFFEFFFEFFFEFFFEFFFFFFFEFFFEFFFEFFFEFFFFFFFEFFFEFFFEFFFFFFFFFFFFFFFEFFFEFFFFFFFFFFFEFFFEFFFEFFFFFFFFFFFFFFFEFFFEFFFFFFFFFFFEFFFEFFFEFFFFFFFFFFFEFFFEFFFEFFFFFFFFFFFEFFFEFFFEFFFFFFFFFFFEFFFEFFFEFFFFFFFFFFFEFFFEFFFEFFFFFFFFFFFEFFFEFFFEFFFFFFFFFFFEFFFEFFFEFFFFFFFFFFFEFFFEFFFEFFFFFFFFFFFEFFFEFFFEFFFFFFFFFFFEFFFEFFFEFFFFFFFFFFFEFFFEFFFEFFFFFFFFFFFEFFFEFFFEFFFFFFFFFFFEFFFEFFFEFFFFFFFFFFFEFFFEFFFEFFFFFFFFFFFEFFFEFFFFFFFFFFFFFFFEFFFEFFFEFFFFFFFFFFFEFFFEFFFFFFFFFFFFFFFEFFFEFFFFFFFFFFFFFFFEFFFEFFFEFFFFFFFEFFFEFFFEFFFFFFFFFFFFFFFEFFFEFFFFFFFFFFFFFFFEFFFEFFFFFFFFFFFFFFFEFFFEFFFFFFFFFFFFFFFEFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFEFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFEFFFEFFFFFFFFFFFFFFFEFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFEFFFEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFEFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFEFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFEFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFFEFFFFFFFFFFFFFFFEFFFEFFFFFFFFFFFFFFFEFFFEFFFFFFFFFFFFFFFEFFFEFFFFFFFFFFFFFFFEFFFEFFFFFFFFFFFFFFFEFFFEFFFFFFFFFFFFFFFEFFFEFFFFFFFFFFFFFFFEFFFEFFFFFFFFFFFFFF0000FFFFFFFF00000000FEFFFFFFFFFF000000000000FFFFFFFF00000000FFFFFFFFFFFFFFFF0000FEFFFFFFFFFF00000000FFFFFFFFFFFF00000000FFFFFFFFFFFFFFFF00000000FFFFFFFF0000FFFFFFFFFFFFFFFF00000000FFFFFFFFFFFF00000000FFFFFFFFFFFF0000FFFFFFFFFFFFFFFF00000000FEFFFFFFFFFF00000000FFFFFFFFFFFF00000000FFFFFFFFFFFFFFFF0000FEFFFFFF000000000000FFFFFFFFFFFF00000000FFFFFFFF0000FFFF0000FFFFFFFF00000000FFFFFFFFFFFF000000000000FFFFFFFF000000000000FFFFFFFFFFFF0000FEFFFFFFFFFF000000000000FEFFFFFF000000000000FFFFFFFFFFFF00000000FFFFFFFF000000000000FFFFFFFF000000000000FFFF0000000000000000FFFFFFFF000000000000FFFF0000000000000000FFFF0000000000000000FFFFFFFF000000000000FFFF0000000000000000FFFF0000000000000000FFFF0000000000000000FFFF0000000000000000FFFF0000000000000000FFFF000000000000FFFFFFFF0000000000000000FFFF0000000000000000FFFF000000000000FFFFFFFF0000000000000000FFFF000000000000FFFFFFFF0000000000000000FFFF000000000000FFFFFFFF000000000000FFFFFFFF000000000000FFFFFFFF000000000000FFFFFFFF000000000000FFFFFFFF000000000000FFFFFFFF000000000000FFFF00000000000000000000010000000000000000000100010000000000000001000000000000000000010000000000000000000100010000000000000001000000000000000000010000000000000000000100000000000000000001000000000000000000010000000000000000000100000000000000010001000000000000000000010000000000000000000100000000000000010001000000000000000000010000000000000001000100000000000000000001000000000000000100010000000000000001000100000000000000010001000000000000000100010000000000000001000100000000000000010001000000000000000100000000000000000001000100000000000100010001000000000000000100020000000000010001000100010000000100010001000000000001000100010000000000010001000100010000000000010001000000010001000100010000000000010001000100000000000100010002000000010001000100010000000000010001000100000000000100010002000000000001000100010001000000010001000000000000000100010001000000000001000100000001000000010001000000000001000100010000000000000001000200000000000000010001000200000001000100010000000000000001000100000000000000010001000100000000000100010000000100000001000100010001000100010002000200010001000100020001000100010001000200020001000100010002000200010001000100020001000100010001000200020001000100010002000100010001000100020001000100010002000200010001000100010002000100010001000200020001000100010001000200010001000100010002000100010001000200020001000100010001000200010001000100020002000100010001000200020001000100010002000200010001000100020002000100010001000200020001000100010002000200010001000100020002000100010001000200020001000100010002000200010001000100020002000100010001000200020001000100010002000200010001000200020002000100010002000200020001000100020002000200010001000200020002000100010002000200020001000100020002000200010001000200020002000100010002000200020001000100020002000200010001000200020002000100010002000200020001000100020002000200010001000200020002000100010002000200020001000100020002000100010001000200020002000100010002000200010001000100020002000100010001000200020002000100020002000200010001000100020002000100010001000200020001000100020002000200010001000100020002000100010002000200020002000100020002000200020001000200020002000200010002000200020002000100020002000200010002000200020002000200010002000200020001000100020002000200020001000200020002000100010002000200020001000200020002000200020001000200020002000100020002000200020001000200020002000200010001000200020002000100020002000200020001000200020002000200010002000200020002000100020002000200020001000200020002000200010002000200020002000100020002000200020001000200020002000200010002000200020002000100020002000200020001000200020002000200010002000200020003000300020002000300020002000300030002000300030002000300030002000200030002000300020003000200030002000300020002000200030002000200020002000300030002000200030002000300020003000200030002000300020003000200030002000300030002000300030002000200030002000200020003000200030002000200030003000200020002000200030001000200020003000200030002000200020003000100020004000200030003000300020003000200030002000400020003000100030003000300020003000200020003000200020002000300020003000100020002000300020002000200020003000300010003000300030003000300030004000300030003000300040003000300030003000400030003000300040003000300030003000300040003000300030003000300030003000300040003000300030003000300040003000300030004000300030003000300040004000300030003000400030003000300030004000300030003000300030003000300030003000400030003000300030004000300030003000300040003000300030003000400030003000300030004000300030003000300040003000300030003000400030003000300030004000300030003000300040003000300030003000400030003000300030004000300030003000300040003000300030003000400030003000300040004000300030003000400040003000300030004000400030003000300040004000300030003000400040003000300030004000400030003000300040004000300030003000400040003000300030004000400030003000300040004000300030003000400040003000300030004000400030003000300040004000300030003000400040003000300030004000300030003000300040004000300030004000400040003000300030004000300030003000400040004000300030003000400030003000300040004000400030003000400040003000300030003000400030003000300040004000400030003000400040003000300030004000400040003000300040004000400030003000400040004000300040004000400040003000300040004000400030004000400040003000300040004000400040003000300040004000400030004000400040003000300030004000400040003000400040004000300030004000400040003000300040004000400030003000400040004000300030004000400040004000300040004000400030003000400040004000300030004000400040003000300040004000400030003000400040004000300030004000400040003000300040004000400030003000400040004000300030004000400040003000300040004000400030003000400040004000300030004000400040004000400040005000500040004000400050005000400040004000500050004000400040005000500030004000400050005000400040004000500050004000400040004000500040004000400050005000400040004000500050004000400040005000500040004000500050004000400040004000500050004000400040005000500040004000400050005000400040004000500050003000400050005000500040004000400050005000400040005000400050004000400050005000400040004000500050005000400040005000500040004000400050005000300040004000500050005000400040005000500040004000400040005000500040004000500050005000400040005000500050004000500050005000500040004000500050005000400050005000500040004000500050005000500040004000500050005000400050005000500050004000500050005000500040005000500050004000400050005000500050004000500050005000400040005000500050004000400050005000500050004000500050005000400040005000500050004000400050005000500040004000500050005000400040005000500050004000400050005000500040004000500050005000400040005000500050004000400050005000500040004000500050005000400040005000500050004000400050005000500040005000500050005000500050005000500050004000600060005000500050005000500050005000400060005000500050005000600050005000500050005000500050005000400060005000500050005000500050005000500040006000500050005000500050005000500050004000600050005000500060006000500050005000500050005000500050004000600050005000500060005000500050005000400060005000500050006000500050005000500050006000500050005000600050005000500050005000600050005000400060006000500050005000600050005000500050005000600050005000400060005000500050005000500050005000500040006000500050005000600060006000500050005000600070005000600060006000600060005000600060006000500050006000600070005000500060006000600060005000600060005000500060006000600060005000500060006000500060005000600060007000500060006000600060005000500060006000500050005000600060007000500060006000600050006000500060006000500050005000600060006000500050006000600050006000500060006000500050006000600060005000500050006000700050006000500060006000600050006000600060005000500050006000700050005000500060006000600050006000600060005000600050006000600060006000600060007000700060006000600070006000600060006000700070006000600060007000600060006000600070006000600060006000700060006000600060007000600060006000600070006000600060007000700060006000600060007000600060006000700070006000600060007000700060006000600060007000600060006000700070006000600060006000700060006000600070007000600060006000700070006000600060007000600060006000600070007000600060006000700070006000600060007000700060006000600070007000600060006000700060006000600060007000700060006000600070006000600060006000700070006000600070007000700060006000700070007000600060007000700070006000600070007000700060006000700070007000600060007000700070006000600070007000700060006000700070006000600060007000700070006000600070007000700060006000700070006000600060007000700070006000600070007000600060006000700070007000600060007000700060006000600070007000600060006000700070006000600060007000700060006000700070007000600060006000700070006000600070007000700060006000600070007000600060006000700070006000600070007000700060006000600070007000600060007000700070007000600070007000700060006000700070007000700060007000700070006000600070007000700060007000700070007000600060007000700070006000600070007000700060007000700070007000600060007000700070006000700070007000700060006000700070007000600070007000700070006000700070007000700060006000700070007000600070007000700070006000700070007000700060007000700070007000600070007000700070006000700070007000700060007000700070007000600070007000700070006000700070007000600060007000700070007000600070007000700060006000700070007000700060007000700070008000700070007000800070007000700080007000800070007000800080008000700070007000800070007000700080007000800070007000800080007000700070007000800080007000700080007000800070007000700080007000700070008000800080007000700080007000800070007000700080006000700070008000700080007000700080008000700070007000700080006000700070008000700070007000700080008000600070008000700080008000700070008000700070007000800070008000600070008000800080007000700070008000700070007000800070008000600070008000800070007000700070008000800070007000800080008000800080008000800080008000900090008000800080008000800080008000800090008000800080008000800080008000800080007000800080008000700090008000800080008000800080008000800080009000800080008000800090008000800080008000900080008000800080009000800080008000800080008000800080007000900080008000800080008000800080008000700090008000800080008000900080008000800080009000800080008000800090008000800080008000900080008000800080009000800080008000800080008000800080007000900080008000700080009000800080008000800080008000800080008000900080008000800090009000800080008000900090008000800080009000900080008000800090009000800080008000900090008000800080009000900080008000800090009000800080008000900090008000800080009000900080008000800090009000800080008000900090008000800080009000800080008000800090009000800080008000900090008000800080009000800080008000800090009000800080009000900080008000800080009000800080008000900090008000800080009000900080008000800090009000800080008000900090008000800080008000900080008000800090009000800080008000900090008000800080009000900080008000800090009000900080008000900090008000800090009000900090008000800090009000800080009000900090008000800090009000900090008000800090009000800080009000900090008000800090009000900080008000900090009000800080009000900090008000800090009000900080008000900090009000800080009000900090008000800090009000900080008000900090009000800080009000900090008000800090009000900080008000900090009000800080009000900090008000800090009000900080008000900090009000800080009000900090008000800090009000900080008000900090009000800080009000900"> : tensor<40x129xi16>) : tensor<40x129xi16>
  return
}
func.func @top_k_dynamic() {
  %in = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377], [-0.088251031935215, -2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794, -1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327, -1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326, -0.7569881081581116, 2.9512157440185547, 0.6594197750091553], [-1.6323763132095337, 2.0758275985717773, -0.21596844494342804, -2.5077645778656006, 1.200439453125, -1.091356635093689, 2.616847276687622, 0.3250512182712555, -1.9667448997497559, 1.7414591312408447, -0.550337016582489, -2.842133045196533, 0.8660708665847778, -1.4257252216339111, 2.2824788093566895, -0.009317325428128242, -2.3011133670806885, 1.4070905447006226, -0.8847055435180664]]> : tensor<3x19xf32>
  %0 = tensor.cast %in : tensor<3x19xf32> to tensor<3x?xf32>
  %r:2 = chlo.top_k(%0, k = 1) : tensor<3x?xf32> -> (tensor<3x1xf32>, tensor<3x1xi32>)
  check.expect_eq_const(%r#0, dense<[[2.872282028198242], [2.9512157440185547], [2.616847276687622]]> : tensor<3x1xf32>) : tensor<3x1xf32>
  check.expect_eq_const(%r#1, dense<[[2], [17], [6]]> : tensor<3x1xi32>) : tensor<3x1xi32>
  return
}
func.func @top_k_dynamic_2() {
  %in = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739, -2.6354832649230957, 1.0727206468582153, -1.2190754413604736, 2.489128351211548, 0.19733239710330963, -2.094463586807251, 1.61374032497406, -0.6780558228492737, -2.9698519706726074, 0.7383520603179932, -1.5534440279006958, 2.1547598838806152, -0.13703614473342896, -2.4288322925567627], [1.279371738433838, -1.012424349784851, 2.69577956199646, 0.40398353338241577, -1.8878124952316284, 1.8203914165496826, -0.47140467166900635, -2.7632007598876953, 0.9450032114982605, -1.3467929363250732, 2.3614110946655273, 0.06961498409509659, -2.2221810817718506, 1.4860228300094604, -0.8057731986045837, 2.902430772781372, 0.6106346249580383, -1.6811614036560059, 2.0270426273345947], [-0.2647535502910614, -2.556549549102783, 1.1516543626785278, -1.1401417255401611, 2.5680620670318604, 0.27626609802246094, -2.0155298709869385, 1.692673921585083, -0.5991221070289612, -2.890918254852295, 0.8172857761383057, -1.4745103120803833, 2.2336935997009277, -0.058102432638406754, -2.34989857673645, 1.3583054542541504, -0.9334906339645386, 2.7747132778167725, 0.4829172194004059]]> : tensor<3x19xf32>
  %0 = tensor.cast %in : tensor<3x19xf32> to tensor<3x?xf32>
  %r:2 = chlo.top_k(%0, k = 4) : tensor<3x?xf32> -> (tensor<3x4xf32>, tensor<3x4xi32>)
  check.expect_eq_const(%r#0, dense<[[2.8234970569610596, 2.489128351211548, 2.1547598838806152, 1.9481087923049927], [2.902430772781372, 2.69577956199646, 2.3614110946655273, 2.0270426273345947], [2.7747132778167725, 2.5680620670318604, 2.2336935997009277, 1.692673921585083]]> : tensor<3x4xf32>) : tensor<3x4xf32>
  check.expect_eq_const(%r#1, dense<[[0, 8, 16, 3], [15, 2, 10, 18], [17, 4, 12, 7]]> : tensor<3x4xi32>) : tensor<3x4xi32>
  return
}
func.func @no_order_7() {
  %0 = util.unfoldable_constant dense<[0x7FC00000, 1.8993237018585205, -0.39247235655784607, 0x7FC00000, 1.0239355564117432, -1.2678605318069458, 0x7FC00000]> : tensor<7xf32>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %less = stablehlo.compare LT, %x0, %y0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<7xf32>) -> (tensor<7xf32>)
  check.expect_eq_const(%r, dense<[0x7FC00000, -1.2678605318069458, -0.39247235655784607, 1.0239355564117432, 1.8993237018585205, 0x7FC00000, 0x7FC00000]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @no_order_8() {
  %0 = util.unfoldable_constant dense<[0x7FC00000, 0.3551979660987854, -1.9365980625152588, 0x7FC00000, -0.5201902389526367, -2.811986207962036, 0x7FC00000, -1.3955785036087036]> : tensor<8xf32>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %less = stablehlo.compare LT, %x0, %y0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<8xf32>) -> (tensor<8xf32>)
  check.expect_eq_const(%r, dense<[0x7FC00000, -2.811986207962036, -1.9365980625152588, -0.5201902389526367, 0.3551979660987854, 0x7FC00000, 0x7FC00000, -1.3955785036087036]> : tensor<8xf32>) : tensor<8xf32>
  return
}
func.func @no_order_9() {
  %0 = util.unfoldable_constant dense<[0x7FC00000, -1.1889277696609497, 2.5192761421203613, 0x7FC00000, -2.0643160343170166, 1.6438878774642944, 0x7FC00000, -2.939704179763794, 0.7684997320175171]> : tensor<9xf32>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %less = stablehlo.compare LT, %x0, %y0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<9xf32>) -> (tensor<9xf32>)
  check.expect_eq_const(%r, dense<[0x7FC00000, -2.0643160343170166, -1.1889277696609497, 0.7684997320175171, 1.6438878774642944, 2.5192761421203613, 0x7FC00000, 0x7FC00000, -2.939704179763794]> : tensor<9xf32>) : tensor<9xf32>
  return
}
func.func @no_order_30() {
  %0 = util.unfoldable_constant dense<[0x7FC00000, 2.3844316005706787, 0.09263543784618378, 0x7FC00000, 1.5090433359146118, -0.7827527523040771, 0x7FC00000, 0.6336551308631897, -1.658141016960144, 0x7FC00000, -0.2417331039905548, -2.533529281616211, 0x7FC00000, -1.1171213388442993, 2.5910825729370117, 0x7FC00000, -1.9925094842910767, 1.7156944274902344, 0x7FC00000, -2.8678977489471436, 0.8403062224388123, 0x7FC00000, 2.256714105606079, -0.035081978887319565, 0x7FC00000, 1.3813258409500122, -0.910470187664032, 0x7FC00000, 0.5059376955032349, -1.785858392715454]> : tensor<30xf32>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %less = stablehlo.compare LT, %x0, %y0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<30xf32>) -> (tensor<30xf32>)
  check.expect_eq_const(%r, dense<[0x7FC00000, -2.533529281616211, -1.9925094842910767, -1.658141016960144, -0.7827527523040771, -0.035081978887319565, 0.09263543784618378, 0.8403062224388123, 1.5090433359146118, 1.7156944274902344, 2.3844316005706787, 0x7FC00000, 0x7FC00000, 0.6336551308631897, 0x7FC00000, -0.2417331039905548, 0x7FC00000, -1.1171213388442993, 2.5910825729370117, 0x7FC00000, 0x7FC00000, -2.8678977489471436, 0x7FC00000, 2.256714105606079, 0x7FC00000, -1.785858392715454, -0.910470187664032, 0.5059376955032349, 1.3813258409500122, 0x7FC00000]> : tensor<30xf32>) : tensor<30xf32>
  return
}
func.func @no_order_64() {
  %0 = util.unfoldable_constant dense<[0x7FC00000, -2.1158440113067627, 1.592360019683838, 0x7FC00000, -2.99123215675354, 0.7169718146324158, 0x7FC00000, 2.1333796977996826, -0.15841637551784515, 0x7FC00000, 1.2579914331436157, -1.0338045358657837, 0x7FC00000, 0.3826032876968384, -1.9091928005218506, 0x7FC00000, -0.49278491735458374, -2.784580945968628, 0x7FC00000, -1.3681731224060059, 2.3400309085845947, 0x7FC00000, -2.243561267852783, 1.4646426439285278, 0x7FC00000, 2.8810505867004395, 0.5892543792724609, 0x7FC00000, 2.005662202835083, -0.2861337959766388, 0x7FC00000, 1.1302740573883057, -1.1615220308303833, 0x7FC00000, 0.25488585233688354, -2.03691029548645, 0x7FC00000, -0.6205023527145386, -2.9122984409332275, 0x7FC00000, -1.495890498161316, 2.212313413619995, 0x7FC00000, -2.371278762817383, 1.3369251489639282, 0x7FC00000, 2.75333309173584, 0.4615369737148285, 0x7FC00000, 1.877944827079773, -0.41385120153427124, 0x7FC00000, 1.0025566816329956, -1.2892394065856934, 0x7FC00000, 0.1271684467792511, -2.1646275520324707, 0x7FC00000, -0.7482197284698486, 2.959984064102173, 0x7FC00000, -1.6236079931259155, 2.0845959186553955, 0x7FC00000]> : tensor<64xf32>
  %r = "stablehlo.sort"(%0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %less = stablehlo.compare LT, %x0, %y0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<64xf32>) -> (tensor<64xf32>)
  check.expect_eq_const(%r, dense<[0x7FC00000, -2.99123215675354, -2.784580945968628, -2.243561267852783, -2.1158440113067627, -2.03691029548645, -1.495890498161316, -1.1615220308303833, -1.0338045358657837, -0.49278491735458374, -0.15841637551784515, 0.7169718146324158, 1.592360019683838, 0x7FC00000, 0x7FC00000, 2.1333796977996826, 0x7FC00000, 1.2579914331436157, 0x7FC00000, -1.9091928005218506, 0.3826032876968384, 0x7FC00000, 0x7FC00000, -1.3681731224060059, 1.4646426439285278, 2.3400309085845947, 0x7FC00000, 0x7FC00000, -0.2861337959766388, 0.5892543792724609, 2.005662202835083, 2.8810505867004395, 0x7FC00000, 0x7FC00000, 1.1302740573883057, 0x7FC00000, 0.25488585233688354, 0x7FC00000, -2.9122984409332275, -0.6205023527145386, 0x7FC00000, 0.4615369737148285, 1.3369251489639282, 2.212313413619995, 0x7FC00000, -2.371278762817383, 0x7FC00000, 2.75333309173584, 0x7FC00000, -2.1646275520324707, -1.2892394065856934, -0.41385120153427124, 1.0025566816329956, 1.877944827079773, 0x7FC00000, 0x7FC00000, 0.1271684467792511, 0x7FC00000, -0.7482197284698486, 2.959984064102173, 0x7FC00000, -1.6236079931259155, 2.0845959186553955, 0x7FC00000]> : tensor<64xf32>) : tensor<64xf32>
  return
}
func.func @operands_key_and_value() {
  %0 = util.unfoldable_constant dense<[[-9, 2, -5, 6, -1, -7, 4, -3, 8, 1, -6, 5, -2, -8, 3, -4, 7, 0, -7, 4, -3, 9, 2, -5, 6, -1, -8, 3, -4], [8, 1, -6, 5, -2, -9, 2, -5, 7, 0, -7, 4, -3, 8, 1, -6, 6, -1, -8, 3, -4, 7, 0, -7, 5, -2, 9, 2, -5]]> : tensor<2x29xi8>
  %1 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215, -2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794, -1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336], [0.9937883019447327, -1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326, -0.7569881081581116, 2.9512157440185547, 0.6594197750091553, -1.6323763132095337, 2.0758275985717773, -0.21596844494342804, -2.5077645778656006, 1.200439453125, -1.091356635093689, 2.616847276687622, 0.3250512182712555, -1.9667448997497559, 1.7414591312408447, -0.550337016582489, -2.842133045196533, 0.8660708665847778, -1.4257252216339111, 2.2824788093566895, -0.009317325428128242, -2.3011133670806885, 1.4070905447006226, -0.8847055435180664, 2.823498487472534]]> : tensor<2x29xf32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i8>, %y0: tensor<i8>, %x1: tensor<f32>, %y1: tensor<f32>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<2x29xi8>, tensor<2x29xf32>) -> (tensor<2x29xi8>, tensor<2x29xf32>)
  check.expect_eq_const(%r#0, dense<[[-9, 1, -6, 5, -2, -9, 2, -5, 7, 0, -7, 4, -3, -8, 1, -6, 6, -1, -8, 3, -4, 7, 0, -7, 5, -2, -8, 2, -5], [8, 2, -5, 6, -1, -7, 4, -3, 8, 1, -6, 5, -2, 8, 3, -4, 7, 0, -7, 4, -3, 9, 2, -5, 6, -1, 9, 3, -4]]> : tensor<2x29xi8>) : tensor<2x29xi8>
  check.expect_eq_const(%r#1, dense<[[1.4558742046356201, -1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326, -0.7569881081581116, 2.9512157440185547, 0.6594197750091553, -1.6323763132095337, 2.0758275985717773, -0.21596844494342804, -2.5077645778656006, 1.6625254154205322, -1.091356635093689, 2.616847276687622, 0.3250512182712555, -1.9667448997497559, 1.7414591312408447, -0.550337016582489, -2.842133045196533, 0.8660708665847778, -1.4257252216339111, 2.2824788093566895, -0.009317325428128242, -2.3011133670806885, 1.8691765069961548, -0.8847055435180664, 2.823498487472534], [0.9937883019447327, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.200439453125, -0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215, -2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794, -1.8390274047851562, 1.4070905447006226, -0.4226195812225342, -2.7144155502319336]]> : tensor<2x29xf32>) : tensor<2x29xf32>
  return
}
func.func @operands_key_and_value_2() {
  %0 = util.unfoldable_constant dense<[[-9, 2, -5, 6, -1, -7, 4, -3, 8, 1, -6, 5, -2, -8, 3, -4, 7, 0, -7, 4, -3, 9, 2, -5, 6, -1, -8, 3, -4], [8, 1, -6, 5, -2, -9, 2, -5, 7, 0, -7, 4, -3, 8, 1, -6, 6, -1, -8, 3, -4, 7, 0, -7, 5, -2, 9, 2, -5]]> : tensor<2x29xi8>
  %1 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215, -2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794, -1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336], [0.9937883019447327, -1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326, -0.7569881081581116, 2.9512157440185547, 0.6594197750091553, -1.6323763132095337, 2.0758275985717773, -0.21596844494342804, -2.5077645778656006, 1.200439453125, -1.091356635093689, 2.616847276687622, 0.3250512182712555, -1.9667448997497559, 1.7414591312408447, -0.550337016582489, -2.842133045196533, 0.8660708665847778, -1.4257252216339111, 2.2824788093566895, -0.009317325428128242, -2.3011133670806885, 1.4070905447006226, -0.8847055435180664, 2.823498487472534]]> : tensor<2x29xf32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i8>, %y0: tensor<i8>, %x1: tensor<f32>, %y1: tensor<f32>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<2x29xi8>, tensor<2x29xf32>) -> (tensor<2x29xi8>, tensor<2x29xf32>)
  check.expect_eq_const(%r#0, dense<[[-9, -8, -8, -7, -7, -6, -5, -5, -4, -4, -3, -3, -2, -1, -1, 0, 1, 2, 2, 3, 3, 4, 4, 5, 6, 6, 7, 8, 9], [-9, -8, -7, -7, -6, -6, -5, -5, -4, -3, -2, -2, -1, 0, 0, 1, 1, 2, 2, 3, 4, 5, 5, 6, 7, 7, 8, 8, 9]]> : tensor<2x29xi8>) : tensor<2x29xi8>
  check.expect_eq_const(%r#1, dense<[[1.4558742046356201, 1.6625254154205322, 1.8691765069961548, 1.9968938827514648, 2.203545093536377, 2.5379135608673096, 2.872282028198242, 2.7445647716522217, -2.9210667610168457, -2.7144155502319336, -2.586698293685913, -2.380047082901001, -2.0456786155700684, -1.7113100290298462, -1.8390274047851562, -1.5046589374542236, -1.1702903509140015, -0.8359218239784241, -0.9636392593383789, -0.6292706727981567, -0.4226195812225342, -0.29490214586257935, -0.088251031935215, 0.2461175173521042, 0.5804860591888428, 0.45276862382888794, 0.7871371507644653, 1.1215057373046875, 1.32815682888031], [1.5348079204559326, 1.7414591312408447, 2.0758275985717773, 2.2824788093566895, 2.41019606590271, 2.616847276687622, 2.9512157440185547, 2.823498487472534, -2.842133045196533, -2.5077645778656006, -2.173395872116089, -2.3011133670806885, -1.9667448997497559, -1.6323763132095337, -1.4257252216339111, -1.2980077266693115, -1.091356635093689, -0.7569881081581116, -0.8847055435180664, -0.550337016582489, -0.21596844494342804, 0.11840008944272995, -0.009317325428128242, 0.3250512182712555, 0.6594197750091553, 0.8660708665847778, 0.9937883019447327, 1.200439453125, 1.4070905447006226]]> : tensor<2x29xf32>) : tensor<2x29xf32>
  return
}
func.func @operands_key_is_second() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215, -2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794, -1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336], [0.9937883019447327, -1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326, -0.7569881081581116, 2.9512157440185547, 0.6594197750091553, -1.6323763132095337, 2.0758275985717773, -0.21596844494342804, -2.5077645778656006, 1.200439453125, -1.091356635093689, 2.616847276687622, 0.3250512182712555, -1.9667448997497559, 1.7414591312408447, -0.550337016582489, -2.842133045196533, 0.8660708665847778, -1.4257252216339111, 2.2824788093566895, -0.009317325428128242, -2.3011133670806885, 1.4070905447006226, -0.8847055435180664, 2.823498487472534]]> : tensor<2x29xf32>
  %1 = util.unfoldable_constant dense<[[-9, 2, -5, 6, -1, -7, 4, -3, 8, 1, -6, 5, -2, -8, 3, -4, 7, 0, -7, 4, -3, 9, 2, -5, 6, -1, -8, 3, -4], [8, 1, -6, 5, -2, -9, 2, -5, 7, 0, -7, 4, -3, 8, 1, -6, 6, -1, -8, 3, -4, 7, 0, -7, 5, -2, 9, 2, -5]]> : tensor<2x29xi8>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>, %x1: tensor<i8>, %y1: tensor<i8>):
    %less = stablehlo.compare GT, %x1, %y1, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<2x29xf32>, tensor<2x29xi8>) -> (tensor<2x29xf32>, tensor<2x29xi8>)
  check.expect_eq_const(%r#0, dense<[[0.9937883019447327, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.200439453125, -0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215, -2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794, -1.8390274047851562, 1.4070905447006226, -0.4226195812225342, -2.7144155502319336], [1.4558742046356201, -1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326, -0.7569881081581116, 2.9512157440185547, 0.6594197750091553, -1.6323763132095337, 2.0758275985717773, -0.21596844494342804, -2.5077645778656006, 1.6625254154205322, -1.091356635093689, 2.616847276687622, 0.3250512182712555, -1.9667448997497559, 1.7414591312408447, -0.550337016582489, -2.842133045196533, 0.8660708665847778, -1.4257252216339111, 2.2824788093566895, -0.009317325428128242, -2.3011133670806885, 1.8691765069961548, -0.8847055435180664, 2.823498487472534]]> : tensor<2x29xf32>) : tensor<2x29xf32>
  check.expect_eq_const(%r#1, dense<[[8, 2, -5, 6, -1, -7, 4, -3, 8, 1, -6, 5, -2, 8, 3, -4, 7, 0, -7, 4, -3, 9, 2, -5, 6, -1, 9, 3, -4], [-9, 1, -6, 5, -2, -9, 2, -5, 7, 0, -7, 4, -3, -8, 1, -6, 6, -1, -8, 3, -4, 7, 0, -7, 5, -2, -8, 2, -5]]> : tensor<2x29xi8>) : tensor<2x29xi8>
  return
}
func.func @operands_key_is_second_2() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215, -2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794, -1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336], [0.9937883019447327, -1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326, -0.7569881081581116, 2.9512157440185547, 0.6594197750091553, -1.6323763132095337, 2.0758275985717773, -0.21596844494342804, -2.5077645778656006, 1.200439453125, -1.091356635093689, 2.616847276687622, 0.3250512182712555, -1.9667448997497559, 1.7414591312408447, -0.550337016582489, -2.842133045196533, 0.8660708665847778, -1.4257252216339111, 2.2824788093566895, -0.009317325428128242, -2.3011133670806885, 1.4070905447006226, -0.8847055435180664, 2.823498487472534]]> : tensor<2x29xf32>
  %1 = util.unfoldable_constant dense<[[-9, 2, -5, 6, -1, -7, 4, -3, 8, 1, -6, 5, -2, -8, 3, -4, 7, 0, -7, 4, -3, 9, 2, -5, 6, -1, -8, 3, -4], [8, 1, -6, 5, -2, -9, 2, -5, 7, 0, -7, 4, -3, 8, 1, -6, 6, -1, -8, 3, -4, 7, 0, -7, 5, -2, 9, 2, -5]]> : tensor<2x29xi8>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>, %x1: tensor<i8>, %y1: tensor<i8>):
    %less = stablehlo.compare GT, %x1, %y1, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<2x29xf32>, tensor<2x29xi8>) -> (tensor<2x29xf32>, tensor<2x29xi8>)
  check.expect_eq_const(%r#0, dense<[[1.32815682888031, 1.1215057373046875, 0.7871371507644653, 0.5804860591888428, 0.45276862382888794, 0.2461175173521042, -0.29490214586257935, -0.088251031935215, -0.6292706727981567, -0.4226195812225342, -0.8359218239784241, -0.9636392593383789, -1.1702903509140015, -1.5046589374542236, -1.7113100290298462, -1.8390274047851562, -2.0456786155700684, -2.586698293685913, -2.380047082901001, -2.9210667610168457, -2.7144155502319336, 2.872282028198242, 2.7445647716522217, 2.5379135608673096, 1.9968938827514648, 2.203545093536377, 1.6625254154205322, 1.8691765069961548, 1.4558742046356201], [1.4070905447006226, 0.9937883019447327, 1.200439453125, 0.6594197750091553, 0.8660708665847778, 0.3250512182712555, 0.11840008944272995, -0.009317325428128242, -0.21596844494342804, -0.550337016582489, -0.7569881081581116, -0.8847055435180664, -1.2980077266693115, -1.091356635093689, -1.6323763132095337, -1.4257252216339111, -1.9667448997497559, -2.173395872116089, -2.3011133670806885, -2.5077645778656006, -2.842133045196533, 2.9512157440185547, 2.823498487472534, 2.41019606590271, 2.616847276687622, 2.0758275985717773, 2.2824788093566895, 1.7414591312408447, 1.5348079204559326]]> : tensor<2x29xf32>) : tensor<2x29xf32>
  check.expect_eq_const(%r#1, dense<[[9, 8, 7, 6, 6, 5, 4, 4, 3, 3, 2, 2, 1, 0, -1, -1, -2, -3, -3, -4, -4, -5, -5, -6, -7, -7, -8, -8, -9], [9, 8, 8, 7, 7, 6, 5, 5, 4, 3, 2, 2, 1, 1, 0, 0, -1, -2, -2, -3, -4, -5, -5, -6, -6, -7, -7, -8, -9]]> : tensor<2x29xi8>) : tensor<2x29xi8>
  return
}
func.func @operands_two_keys() {
  %0 = util.unfoldable_constant dense<[[-9, 2, -5, 6, -1, -7, 4, -3, 8, 1, -6, 5, -2, -8, 3, -4, 7, 0, -7, 4, -3, 9, 2, -5, 6, -1, -8, 3, -4], [8, 1, -6, 5, -2, -9, 2, -5, 7, 0, -7, 4, -3, 8, 1, -6, 6, -1, -8, 3, -4, 7, 0, -7, 5, -2, 9, 2, -5]]> : tensor<2x29xi8>
  %1 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215, -2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794, -1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336], [0.9937883019447327, -1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326, -0.7569881081581116, 2.9512157440185547, 0.6594197750091553, -1.6323763132095337, 2.0758275985717773, -0.21596844494342804, -2.5077645778656006, 1.200439453125, -1.091356635093689, 2.616847276687622, 0.3250512182712555, -1.9667448997497559, 1.7414591312408447, -0.550337016582489, -2.842133045196533, 0.8660708665847778, -1.4257252216339111, 2.2824788093566895, -0.009317325428128242, -2.3011133670806885, 1.4070905447006226, -0.8847055435180664, 2.823498487472534]]> : tensor<2x29xf32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i8>, %y0: tensor<i8>, %x1: tensor<f32>, %y1: tensor<f32>):
    %lt = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %eq = stablehlo.compare EQ, %x0, %y0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %gt = stablehlo.compare GT, %x1, %y1, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %both = stablehlo.and %eq, %gt : tensor<i1>
    %less = stablehlo.or %lt, %both : tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<2x29xi8>, tensor<2x29xf32>) -> (tensor<2x29xi8>, tensor<2x29xf32>)
  check.expect_eq_const(%r#0, dense<[[-9, 1, -6, 5, -2, -9, 2, -5, 7, 0, -7, 4, -3, -8, 1, -6, 6, -1, -8, 3, -4, 7, 0, -7, 5, -2, -8, 2, -5], [8, 2, -5, 6, -1, -7, 4, -3, 8, 1, -6, 5, -2, 8, 3, -4, 7, 0, -7, 4, -3, 9, 2, -5, 6, -1, 9, 3, -4]]> : tensor<2x29xi8>) : tensor<2x29xi8>
  check.expect_eq_const(%r#1, dense<[[1.4558742046356201, -1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326, -0.7569881081581116, 2.9512157440185547, 0.6594197750091553, -1.6323763132095337, 2.0758275985717773, -0.21596844494342804, -2.5077645778656006, 1.6625254154205322, -1.091356635093689, 2.616847276687622, 0.3250512182712555, -1.9667448997497559, 1.7414591312408447, -0.550337016582489, -2.842133045196533, 0.8660708665847778, -1.4257252216339111, 2.2824788093566895, -0.009317325428128242, -2.3011133670806885, 1.8691765069961548, -0.8847055435180664, 2.823498487472534], [0.9937883019447327, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.200439453125, -0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215, -2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794, -1.8390274047851562, 1.4070905447006226, -0.4226195812225342, -2.7144155502319336]]> : tensor<2x29xf32>) : tensor<2x29xf32>
  return
}
func.func @operands_two_keys_2() {
  %0 = util.unfoldable_constant dense<[[-9, 2, -5, 6, -1, -7, 4, -3, 8, 1, -6, 5, -2, -8, 3, -4, 7, 0, -7, 4, -3, 9, 2, -5, 6, -1, -8, 3, -4], [8, 1, -6, 5, -2, -9, 2, -5, 7, 0, -7, 4, -3, 8, 1, -6, 6, -1, -8, 3, -4, 7, 0, -7, 5, -2, 9, 2, -5]]> : tensor<2x29xi8>
  %1 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215, -2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794, -1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336], [0.9937883019447327, -1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326, -0.7569881081581116, 2.9512157440185547, 0.6594197750091553, -1.6323763132095337, 2.0758275985717773, -0.21596844494342804, -2.5077645778656006, 1.200439453125, -1.091356635093689, 2.616847276687622, 0.3250512182712555, -1.9667448997497559, 1.7414591312408447, -0.550337016582489, -2.842133045196533, 0.8660708665847778, -1.4257252216339111, 2.2824788093566895, -0.009317325428128242, -2.3011133670806885, 1.4070905447006226, -0.8847055435180664, 2.823498487472534]]> : tensor<2x29xf32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i8>, %y0: tensor<i8>, %x1: tensor<f32>, %y1: tensor<f32>):
    %lt = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %eq = stablehlo.compare EQ, %x0, %y0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %gt = stablehlo.compare GT, %x1, %y1, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %both = stablehlo.and %eq, %gt : tensor<i1>
    %less = stablehlo.or %lt, %both : tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<2x29xi8>, tensor<2x29xf32>) -> (tensor<2x29xi8>, tensor<2x29xf32>)
  check.expect_eq_const(%r#0, dense<[[-9, -8, -8, -7, -7, -6, -5, -5, -4, -4, -3, -3, -2, -1, -1, 0, 1, 2, 2, 3, 3, 4, 4, 5, 6, 6, 7, 8, 9], [-9, -8, -7, -7, -6, -6, -5, -5, -4, -3, -2, -2, -1, 0, 0, 1, 1, 2, 2, 3, 4, 5, 5, 6, 7, 7, 8, 8, 9]]> : tensor<2x29xi8>) : tensor<2x29xi8>
  check.expect_eq_const(%r#1, dense<[[1.4558742046356201, 1.8691765069961548, 1.6625254154205322, 2.203545093536377, 1.9968938827514648, 2.5379135608673096, 2.872282028198242, 2.7445647716522217, -2.7144155502319336, -2.9210667610168457, -2.380047082901001, -2.586698293685913, -2.0456786155700684, -1.7113100290298462, -1.8390274047851562, -1.5046589374542236, -1.1702903509140015, -0.8359218239784241, -0.9636392593383789, -0.4226195812225342, -0.6292706727981567, -0.088251031935215, -0.29490214586257935, 0.2461175173521042, 0.5804860591888428, 0.45276862382888794, 0.7871371507644653, 1.1215057373046875, 1.32815682888031], [1.5348079204559326, 1.7414591312408447, 2.2824788093566895, 2.0758275985717773, 2.616847276687622, 2.41019606590271, 2.9512157440185547, 2.823498487472534, -2.842133045196533, -2.5077645778656006, -2.173395872116089, -2.3011133670806885, -1.9667448997497559, -1.4257252216339111, -1.6323763132095337, -1.091356635093689, -1.2980077266693115, -0.7569881081581116, -0.8847055435180664, -0.550337016582489, -0.21596844494342804, 0.11840008944272995, -0.009317325428128242, 0.3250512182712555, 0.8660708665847778, 0.6594197750091553, 1.200439453125, 0.9937883019447327, 1.4070905447006226]]> : tensor<2x29xf32>) : tensor<2x29xf32>
  return
}
func.func @operands_three() {
  %0 = util.unfoldable_constant dense<[[-9, 2, -5, 6, -1, -7, 4, -3, 8, 1, -6, 5, -2, -8, 3, -4, 7, 0, -7, 4, -3, 9, 2, -5, 6, -1, -8, 3, -4], [8, 1, -6, 5, -2, -9, 2, -5, 7, 0, -7, 4, -3, 8, 1, -6, 6, -1, -8, 3, -4, 7, 0, -7, 5, -2, 9, 2, -5]]> : tensor<2x29xi8>
  %1 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215, -2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794, -1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336], [0.9937883019447327, -1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326, -0.7569881081581116, 2.9512157440185547, 0.6594197750091553, -1.6323763132095337, 2.0758275985717773, -0.21596844494342804, -2.5077645778656006, 1.200439453125, -1.091356635093689, 2.616847276687622, 0.3250512182712555, -1.9667448997497559, 1.7414591312408447, -0.550337016582489, -2.842133045196533, 0.8660708665847778, -1.4257252216339111, 2.2824788093566895, -0.009317325428128242, -2.3011133670806885, 1.4070905447006226, -0.8847055435180664, 2.823498487472534]]> : tensor<2x29xf32>
  %2 = util.unfoldable_constant dense<[[0, -7, 4, -3, 8, 1, -6, 6, -1, -8, 3, -4, 7, 0, -7, 5, -2, 9, 2, -5, 6, -1, -8, 4, -3, 8, 1, -6, 5], [-2, -9, 3, -4, 7, 0, -7, 4, -3, 8, 2, -5, 6, -1, -8, 3, -4, 7, 1, -6, 5, -2, -9, 2, -5, 6, 0, -7, 4]]> : tensor<2x29xi16>
  %r:3 = "stablehlo.sort"(%0, %1, %2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i8>, %y0: tensor<i8>, %x1: tensor<f32>, %y1: tensor<f32>, %x2: tensor<i16>, %y2: tensor<i16>):
    %lt = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %eq = stablehlo.compare EQ, %x0, %y0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %gt = stablehlo.compare GT, %x1, %y1, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %both = stablehlo.and %eq, %gt : tensor<i1>
    %less = stablehlo.or %lt, %both : tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<2x29xi8>, tensor<2x29xf32>, tensor<2x29xi16>) -> (tensor<2x29xi8>, tensor<2x29xf32>, tensor<2x29xi16>)
  check.expect_eq_const(%r#0, dense<[[-9, 1, -6, 5, -2, -9, 2, -5, 7, 0, -7, 4, -3, -8, 1, -6, 6, -1, -8, 3, -4, 7, 0, -7, 5, -2, -8, 2, -5], [8, 2, -5, 6, -1, -7, 4, -3, 8, 1, -6, 5, -2, 8, 3, -4, 7, 0, -7, 4, -3, 9, 2, -5, 6, -1, 9, 3, -4]]> : tensor<2x29xi8>) : tensor<2x29xi8>
  check.expect_eq_const(%r#1, dense<[[1.4558742046356201, -1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326, -0.7569881081581116, 2.9512157440185547, 0.6594197750091553, -1.6323763132095337, 2.0758275985717773, -0.21596844494342804, -2.5077645778656006, 1.6625254154205322, -1.091356635093689, 2.616847276687622, 0.3250512182712555, -1.9667448997497559, 1.7414591312408447, -0.550337016582489, -2.842133045196533, 0.8660708665847778, -1.4257252216339111, 2.2824788093566895, -0.009317325428128242, -2.3011133670806885, 1.8691765069961548, -0.8847055435180664, 2.823498487472534], [0.9937883019447327, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.200439453125, -0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215, -2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794, -1.8390274047851562, 1.4070905447006226, -0.4226195812225342, -2.7144155502319336]]> : tensor<2x29xf32>) : tensor<2x29xf32>
  check.expect_eq_const(%r#2, dense<[[0, -9, 3, -4, 7, 0, -7, 4, -3, 8, 2, -5, 6, 0, -8, 3, -4, 7, 1, -6, 5, -2, -9, 2, -5, 6, 1, -7, 4], [-2, -7, 4, -3, 8, 1, -6, 6, -1, -8, 3, -4, 7, -1, -7, 5, -2, 9, 2, -5, 6, -1, -8, 4, -3, 8, 0, -6, 5]]> : tensor<2x29xi16>) : tensor<2x29xi16>
  return
}
func.func @operands_three_2() {
  %0 = util.unfoldable_constant dense<[[-9, 2, -5, 6, -1, -7, 4, -3, 8, 1, -6, 5, -2, -8, 3, -4, 7, 0, -7, 4, -3, 9, 2, -5, 6, -1, -8, 3, -4], [8, 1, -6, 5, -2, -9, 2, -5, 7, 0, -7, 4, -3, 8, 1, -6, 6, -1, -8, 3, -4, 7, 0, -7, 5, -2, 9, 2, -5]]> : tensor<2x29xi8>
  %1 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215, -2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794, -1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336], [0.9937883019447327, -1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326, -0.7569881081581116, 2.9512157440185547, 0.6594197750091553, -1.6323763132095337, 2.0758275985717773, -0.21596844494342804, -2.5077645778656006, 1.200439453125, -1.091356635093689, 2.616847276687622, 0.3250512182712555, -1.9667448997497559, 1.7414591312408447, -0.550337016582489, -2.842133045196533, 0.8660708665847778, -1.4257252216339111, 2.2824788093566895, -0.009317325428128242, -2.3011133670806885, 1.4070905447006226, -0.8847055435180664, 2.823498487472534]]> : tensor<2x29xf32>
  %2 = util.unfoldable_constant dense<[[0, -7, 4, -3, 8, 1, -6, 6, -1, -8, 3, -4, 7, 0, -7, 5, -2, 9, 2, -5, 6, -1, -8, 4, -3, 8, 1, -6, 5], [-2, -9, 3, -4, 7, 0, -7, 4, -3, 8, 2, -5, 6, -1, -8, 3, -4, 7, 1, -6, 5, -2, -9, 2, -5, 6, 0, -7, 4]]> : tensor<2x29xi16>
  %r:3 = "stablehlo.sort"(%0, %1, %2) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i8>, %y0: tensor<i8>, %x1: tensor<f32>, %y1: tensor<f32>, %x2: tensor<i16>, %y2: tensor<i16>):
    %lt = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %eq = stablehlo.compare EQ, %x0, %y0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %gt = stablehlo.compare GT, %x1, %y1, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %both = stablehlo.and %eq, %gt : tensor<i1>
    %less = stablehlo.or %lt, %both : tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<2x29xi8>, tensor<2x29xf32>, tensor<2x29xi16>) -> (tensor<2x29xi8>, tensor<2x29xf32>, tensor<2x29xi16>)
  check.expect_eq_const(%r#0, dense<[[-9, -8, -8, -7, -7, -6, -5, -5, -4, -4, -3, -3, -2, -1, -1, 0, 1, 2, 2, 3, 3, 4, 4, 5, 6, 6, 7, 8, 9], [-9, -8, -7, -7, -6, -6, -5, -5, -4, -3, -2, -2, -1, 0, 0, 1, 1, 2, 2, 3, 4, 5, 5, 6, 7, 7, 8, 8, 9]]> : tensor<2x29xi8>) : tensor<2x29xi8>
  check.expect_eq_const(%r#1, dense<[[1.4558742046356201, 1.8691765069961548, 1.6625254154205322, 2.203545093536377, 1.9968938827514648, 2.5379135608673096, 2.872282028198242, 2.7445647716522217, -2.7144155502319336, -2.9210667610168457, -2.380047082901001, -2.586698293685913, -2.0456786155700684, -1.7113100290298462, -1.8390274047851562, -1.5046589374542236, -1.1702903509140015, -0.8359218239784241, -0.9636392593383789, -0.4226195812225342, -0.6292706727981567, -0.088251031935215, -0.29490214586257935, 0.2461175173521042, 0.5804860591888428, 0.45276862382888794, 0.7871371507644653, 1.1215057373046875, 1.32815682888031], [1.5348079204559326, 1.7414591312408447, 2.2824788093566895, 2.0758275985717773, 2.616847276687622, 2.41019606590271, 2.9512157440185547, 2.823498487472534, -2.842133045196533, -2.5077645778656006, -2.173395872116089, -2.3011133670806885, -1.9667448997497559, -1.4257252216339111, -1.6323763132095337, -1.091356635093689, -1.2980077266693115, -0.7569881081581116, -0.8847055435180664, -0.550337016582489, -0.21596844494342804, 0.11840008944272995, -0.009317325428128242, 0.3250512182712555, 0.8660708665847778, 0.6594197750091553, 1.200439453125, 0.9937883019447327, 1.4070905447006226]]> : tensor<2x29xf32>) : tensor<2x29xf32>
  check.expect_eq_const(%r#2, dense<[[0, 1, 0, 2, 1, 3, 4, 4, 5, 5, 6, 6, 7, 8, 8, 9, -8, -7, -8, -6, -7, -5, -6, -4, -3, -3, -2, -1, -1], [0, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 6, 7, -9, 8, -8, -9, -7, -7, -6, -5, -4, -5, -4, -2, -3, -1, -2, 0]]> : tensor<2x29xi16>) : tensor<2x29xi16>
  return
}
func.func @operands_four() {
  %0 = util.unfoldable_constant dense<[[-9, 2, -5, 6, -1, -7, 4, -3, 8, 1, -6, 5, -2, -8, 3, -4, 7, 0, -7, 4, -3, 9, 2, -5, 6, -1, -8, 3, -4], [8, 1, -6, 5, -2, -9, 2, -5, 7, 0, -7, 4, -3, 8, 1, -6, 6, -1, -8, 3, -4, 7, 0, -7, 5, -2, 9, 2, -5]]> : tensor<2x29xi8>
  %1 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215, -2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794, -1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336], [0.9937883019447327, -1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326, -0.7569881081581116, 2.9512157440185547, 0.6594197750091553, -1.6323763132095337, 2.0758275985717773, -0.21596844494342804, -2.5077645778656006, 1.200439453125, -1.091356635093689, 2.616847276687622, 0.3250512182712555, -1.9667448997497559, 1.7414591312408447, -0.550337016582489, -2.842133045196533, 0.8660708665847778, -1.4257252216339111, 2.2824788093566895, -0.009317325428128242, -2.3011133670806885, 1.4070905447006226, -0.8847055435180664, 2.823498487472534]]> : tensor<2x29xf32>
  %2 = util.unfoldable_constant dense<[[0, -7, 4, -3, 8, 1, -6, 6, -1, -8, 3, -4, 7, 0, -7, 5, -2, 9, 2, -5, 6, -1, -8, 4, -3, 8, 1, -6, 5], [-2, -9, 3, -4, 7, 0, -7, 4, -3, 8, 2, -5, 6, -1, -8, 3, -4, 7, 1, -6, 5, -2, -9, 2, -5, 6, 0, -7, 4]]> : tensor<2x29xi16>
  %3 = util.unfoldable_constant dense<[[-5, 6, -1, -8, 4, -3, 8, 1, -6, 5, -2, -9, 3, -4, 7, 0, -7, 4, -3, 8, 2, -5, 6, -1, -8, 3, -4, 7, 1], [-6, 5, -2, -9, 2, -5, 6, 0, -7, 4, -3, 8, 1, -6, 5, -1, -8, 3, -4, 7, 0, -7, 4, -2, 9, 2, -5, 6, -1]]> : tensor<2x29xi64>
  %r:4 = "stablehlo.sort"(%0, %1, %2, %3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i8>, %y0: tensor<i8>, %x1: tensor<f32>, %y1: tensor<f32>, %x2: tensor<i16>, %y2: tensor<i16>, %x3: tensor<i64>, %y3: tensor<i64>):
    %less = stablehlo.compare LT, %x3, %y3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<2x29xi8>, tensor<2x29xf32>, tensor<2x29xi16>, tensor<2x29xi64>) -> (tensor<2x29xi8>, tensor<2x29xf32>, tensor<2x29xi16>, tensor<2x29xi64>)
  check.expect_eq_const(%r#0, dense<[[8, 1, -6, 5, -2, -9, 2, -5, 7, 0, -7, 5, -3, 8, 1, -6, 6, -1, -8, 3, -4, 7, 0, -7, 6, -2, 9, 2, -5], [-9, 2, -5, 6, -1, -7, 4, -3, 8, 1, -6, 4, -2, -8, 3, -4, 7, 0, -7, 4, -3, 9, 2, -5, 5, -1, -8, 3, -4]]> : tensor<2x29xi8>) : tensor<2x29xi8>
  check.expect_eq_const(%r#1, dense<[[0.9937883019447327, -1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326, -0.7569881081581116, 2.9512157440185547, 0.6594197750091553, -1.6323763132095337, 2.0758275985717773, 0.2461175173521042, -2.5077645778656006, 1.200439453125, -1.091356635093689, 2.616847276687622, 0.3250512182712555, -1.9667448997497559, 1.7414591312408447, -0.550337016582489, -2.842133045196533, 0.8660708665847778, -1.4257252216339111, 2.2824788093566895, 0.45276862382888794, -2.3011133670806885, 1.4070905447006226, -0.8847055435180664, 2.823498487472534], [1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, -0.21596844494342804, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215, -2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, -0.009317325428128242, -1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336]]> : tensor<2x29xf32>) : tensor<2x29xf32>
  check.expect_eq_const(%r#2, dense<[[-2, -9, 3, -4, 7, 0, -7, 4, -3, 8, 2, -4, 6, -1, -8, 3, -4, 7, 1, -6, 5, -2, -9, 2, -3, 6, 0, -7, 4], [0, -7, 4, -3, 8, 1, -6, 6, -1, -8, 3, -5, 7, 0, -7, 5, -2, 9, 2, -5, 6, -1, -8, 4, -5, 8, 1, -6, 5]]> : tensor<2x29xi16>) : tensor<2x29xi16>
  check.expect_eq_const(%r#3, dense<[[-6, 5, -2, -9, 2, -5, 6, 0, -7, 4, -3, -9, 1, -6, 5, -1, -8, 3, -4, 7, 0, -7, 4, -2, -8, 2, -5, 6, -1], [-5, 6, -1, -8, 4, -3, 8, 1, -6, 5, -2, 8, 3, -4, 7, 0, -7, 4, -3, 8, 2, -5, 6, -1, 9, 3, -4, 7, 1]]> : tensor<2x29xi64>) : tensor<2x29xi64>
  return
}
func.func @operands_four_2() {
  %0 = util.unfoldable_constant dense<[[-9, 2, -5, 6, -1, -7, 4, -3, 8, 1, -6, 5, -2, -8, 3, -4, 7, 0, -7, 4, -3, 9, 2, -5, 6, -1, -8, 3, -4], [8, 1, -6, 5, -2, -9, 2, -5, 7, 0, -7, 4, -3, 8, 1, -6, 6, -1, -8, 3, -4, 7, 0, -7, 5, -2, 9, 2, -5]]> : tensor<2x29xi8>
  %1 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215, -2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794, -1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336], [0.9937883019447327, -1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326, -0.7569881081581116, 2.9512157440185547, 0.6594197750091553, -1.6323763132095337, 2.0758275985717773, -0.21596844494342804, -2.5077645778656006, 1.200439453125, -1.091356635093689, 2.616847276687622, 0.3250512182712555, -1.9667448997497559, 1.7414591312408447, -0.550337016582489, -2.842133045196533, 0.8660708665847778, -1.4257252216339111, 2.2824788093566895, -0.009317325428128242, -2.3011133670806885, 1.4070905447006226, -0.8847055435180664, 2.823498487472534]]> : tensor<2x29xf32>
  %2 = util.unfoldable_constant dense<[[0, -7, 4, -3, 8, 1, -6, 6, -1, -8, 3, -4, 7, 0, -7, 5, -2, 9, 2, -5, 6, -1, -8, 4, -3, 8, 1, -6, 5], [-2, -9, 3, -4, 7, 0, -7, 4, -3, 8, 2, -5, 6, -1, -8, 3, -4, 7, 1, -6, 5, -2, -9, 2, -5, 6, 0, -7, 4]]> : tensor<2x29xi16>
  %3 = util.unfoldable_constant dense<[[-5, 6, -1, -8, 4, -3, 8, 1, -6, 5, -2, -9, 3, -4, 7, 0, -7, 4, -3, 8, 2, -5, 6, -1, -8, 3, -4, 7, 1], [-6, 5, -2, -9, 2, -5, 6, 0, -7, 4, -3, 8, 1, -6, 5, -1, -8, 3, -4, 7, 0, -7, 4, -2, 9, 2, -5, 6, -1]]> : tensor<2x29xi64>
  %r:4 = "stablehlo.sort"(%0, %1, %2, %3) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i8>, %y0: tensor<i8>, %x1: tensor<f32>, %y1: tensor<f32>, %x2: tensor<i16>, %y2: tensor<i16>, %x3: tensor<i64>, %y3: tensor<i64>):
    %less = stablehlo.compare LT, %x3, %y3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<2x29xi8>, tensor<2x29xf32>, tensor<2x29xi16>, tensor<2x29xi64>) -> (tensor<2x29xi8>, tensor<2x29xf32>, tensor<2x29xi16>, tensor<2x29xi64>)
  check.expect_eq_const(%r#0, dense<[[5, 6, 6, 7, 8, -9, 9, -8, -8, -7, -7, -6, -5, -5, -4, -3, -4, -3, -2, -1, -1, 0, 1, 2, 2, 3, 3, 4, 4], [5, 6, 7, 7, 8, 8, -9, 9, -8, -7, -6, -7, -6, -5, -5, -4, -3, -2, -2, -1, 0, 0, 1, 1, 2, 2, 3, 4, 5]]> : tensor<2x29xi8>) : tensor<2x29xi8>
  check.expect_eq_const(%r#1, dense<[[0.2461175173521042, 0.5804860591888428, 0.45276862382888794, 0.7871371507644653, 1.1215057373046875, 1.4558742046356201, 1.32815682888031, 1.6625254154205322, 1.8691765069961548, 1.9968938827514648, 2.203545093536377, 2.5379135608673096, 2.872282028198242, 2.7445647716522217, -2.9210667610168457, -2.586698293685913, -2.7144155502319336, -2.380047082901001, -2.0456786155700684, -1.8390274047851562, -1.7113100290298462, -1.5046589374542236, -1.1702903509140015, -0.8359218239784241, -0.9636392593383789, -0.6292706727981567, -0.4226195812225342, -0.29490214586257935, -0.088251031935215], [0.11840008944272995, 0.3250512182712555, 0.6594197750091553, 0.8660708665847778, 0.9937883019447327, 1.200439453125, 1.5348079204559326, 1.4070905447006226, 1.7414591312408447, 2.0758275985717773, 2.41019606590271, 2.2824788093566895, 2.616847276687622, 2.823498487472534, 2.9512157440185547, -2.842133045196533, -2.5077645778656006, -2.173395872116089, -2.3011133670806885, -1.9667448997497559, -1.6323763132095337, -1.4257252216339111, -1.2980077266693115, -1.091356635093689, -0.7569881081581116, -0.8847055435180664, -0.550337016582489, -0.21596844494342804, -0.009317325428128242]]> : tensor<2x29xf32>) : tensor<2x29xf32>
  check.expect_eq_const(%r#2, dense<[[-4, -3, -3, -2, -1, 0, -1, 0, 1, 1, 2, 3, 4, 4, 5, 6, 5, 6, 7, 8, 8, 9, -8, -7, -8, -7, -6, -6, -5], [-4, -4, -3, -2, -2, -1, 0, 0, 1, 2, 3, 2, 3, 4, 4, 5, 6, 7, 6, 7, 8, -9, -9, -8, -7, -7, -6, -5, -5]]> : tensor<2x29xi16>) : tensor<2x29xi16>
  check.expect_eq_const(%r#3, dense<[[-9, -8, -8, -7, -6, -5, -5, -4, -4, -3, -3, -2, -1, -1, 0, 1, 1, 2, 3, 3, 4, 4, 5, 6, 6, 7, 7, 8, 8], [-9, -8, -7, -7, -6, -6, -5, -5, -4, -3, -2, -2, -1, -1, 0, 0, 1, 2, 2, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9]]> : tensor<2x29xi64>) : tensor<2x29xi64>
  return
}
func.func @operands_flags() {
  %0 = util.unfoldable_constant dense<[[false, true, false, true, false, false, true, false, true, true, false, true, false, false, true, false, true, false, false, true, false, true, true, false, true, false, false, true, false], [true, true, false, true, false, false, true, false, true, false, false, true, false, true, true, false, true, false, false, true, false, true, false, false, true, false, true, true, false]]> : tensor<2x29xi1>
  %1 = util.unfoldable_constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28]]> : tensor<2x29xi32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i1>, %y0: tensor<i1>, %x1: tensor<i32>, %y1: tensor<i32>):
    %less = stablehlo.compare LT, %x0, %y0, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<2x29xi1>, tensor<2x29xi32>) -> (tensor<2x29xi1>, tensor<2x29xi32>)
  check.expect_eq_const(%r#0, dense<[[false, true, false, true, false, false, true, false, true, false, false, true, false, false, true, false, true, false, false, true, false, true, false, false, true, false, false, true, false], [true, true, false, true, false, false, true, false, true, true, false, true, false, true, true, false, true, false, false, true, false, true, true, false, true, false, true, true, false]]> : tensor<2x29xi1>) : tensor<2x29xi1>
  check.expect_eq_const(%r#1, dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28]]> : tensor<2x29xi32>) : tensor<2x29xi32>
  return
}
func.func @operands_flags_2() {
  %0 = util.unfoldable_constant dense<[[false, true, false, true, false, false, true, false, true, true, false, true, false, false, true, false, true, false, false, true, false, true, true, false, true, false, false, true, false], [true, true, false, true, false, false, true, false, true, false, false, true, false, true, true, false, true, false, false, true, false, true, false, false, true, false, true, true, false]]> : tensor<2x29xi1>
  %1 = util.unfoldable_constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28]]> : tensor<2x29xi32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i1>, %y0: tensor<i1>, %x1: tensor<i32>, %y1: tensor<i32>):
    %less = stablehlo.compare LT, %x0, %y0, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<2x29xi1>, tensor<2x29xi32>) -> (tensor<2x29xi1>, tensor<2x29xi32>)
  check.expect_eq_const(%r#0, dense<[[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]]> : tensor<2x29xi1>) : tensor<2x29xi1>
  check.expect_eq_const(%r#1, dense<[[0, 2, 4, 5, 7, 10, 12, 13, 15, 17, 18, 20, 23, 25, 26, 28, 1, 3, 6, 8, 9, 11, 14, 16, 19, 21, 22, 24, 27], [2, 4, 5, 7, 9, 10, 12, 15, 17, 18, 20, 22, 23, 25, 28, 0, 1, 3, 6, 8, 11, 13, 14, 16, 19, 21, 24, 26, 27]]> : tensor<2x29xi32>) : tensor<2x29xi32>
  return
}
func.func @argsort() {
  %0 = util.unfoldable_constant dense<[[-9, 2, -5, 6, -1, -7, 4, -3, 8, 1, -6, 5, -2, -8, 3, -4, 7, 0, -7, 4, -3, 9, 2, -5, 6, -1, -8, 3, -4], [8, 1, -6, 5, -2, -9, 2, -5, 7, 0, -7, 4, -3, 8, 1, -6, 6, -1, -8, 3, -4, 7, 0, -7, 5, -2, 9, 2, -5]]> : tensor<2x29xi8>
  %1 = stablehlo.iota dim = 1 : tensor<2x29xi32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i8>, %y0: tensor<i8>, %x1: tensor<i32>, %y1: tensor<i32>):
    %less = stablehlo.compare GT, %x0, %y0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<2x29xi8>, tensor<2x29xi32>) -> (tensor<2x29xi8>, tensor<2x29xi32>)
  check.expect_eq_const(%r#0, dense<[[9, 8, 7, 6, 6, 5, 4, 4, 3, 3, 2, 2, 1, 0, -1, -1, -2, -3, -3, -4, -4, -5, -5, -6, -7, -7, -8, -8, -9], [9, 8, 8, 7, 7, 6, 5, 5, 4, 3, 2, 2, 1, 1, 0, 0, -1, -2, -2, -3, -4, -5, -5, -6, -6, -7, -7, -8, -9]]> : tensor<2x29xi8>) : tensor<2x29xi8>
  check.expect_eq_const(%r#1, dense<[[21, 8, 16, 3, 24, 11, 6, 19, 14, 27, 1, 22, 9, 17, 4, 25, 12, 7, 20, 15, 28, 2, 23, 10, 5, 18, 13, 26, 0], [26, 0, 13, 8, 21, 16, 3, 24, 11, 19, 6, 27, 1, 14, 9, 22, 17, 4, 25, 12, 20, 7, 28, 2, 15, 10, 23, 18, 5]]> : tensor<2x29xi32>) : tensor<2x29xi32>
  return
}
func.func @argsort_2() {
  %0 = util.unfoldable_constant dense<[[-9, 2, -5, 6, -1, -7, 4, -3, 8, 1, -6, 5, -2, -8, 3, -4, 7, 0, -7, 4, -3, 9, 2, -5, 6, -1, -8, 3, -4], [8, 1, -6, 5, -2, -9, 2, -5, 7, 0, -7, 4, -3, 8, 1, -6, 6, -1, -8, 3, -4, 7, 0, -7, 5, -2, 9, 2, -5]]> : tensor<2x29xi8>
  %1 = stablehlo.iota dim = 1 : tensor<2x29xi32>
  %2 = stablehlo.iota dim = 1 : tensor<2x29xi32>
  %r:3 = "stablehlo.sort"(%0, %1, %2) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i8>, %y0: tensor<i8>, %x1: tensor<i32>, %y1: tensor<i32>, %x2: tensor<i32>, %y2: tensor<i32>):
    %less = stablehlo.compare GT, %x0, %y0, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<2x29xi8>, tensor<2x29xi32>, tensor<2x29xi32>) -> (tensor<2x29xi8>, tensor<2x29xi32>, tensor<2x29xi32>)
  check.expect_eq_const(%r#0, dense<[[9, 8, 7, 6, 6, 5, 4, 4, 3, 3, 2, 2, 1, 0, -1, -1, -2, -3, -3, -4, -4, -5, -5, -6, -7, -7, -8, -8, -9], [9, 8, 8, 7, 7, 6, 5, 5, 4, 3, 2, 2, 1, 1, 0, 0, -1, -2, -2, -3, -4, -5, -5, -6, -6, -7, -7, -8, -9]]> : tensor<2x29xi8>) : tensor<2x29xi8>
  check.expect_eq_const(%r#1, dense<[[21, 8, 16, 3, 24, 11, 6, 19, 14, 27, 1, 22, 9, 17, 4, 25, 12, 7, 20, 15, 28, 2, 23, 10, 5, 18, 13, 26, 0], [26, 0, 13, 8, 21, 16, 3, 24, 11, 19, 6, 27, 1, 14, 9, 22, 17, 4, 25, 12, 20, 7, 28, 2, 15, 10, 23, 18, 5]]> : tensor<2x29xi32>) : tensor<2x29xi32>
  check.expect_eq_const(%r#2, dense<[[21, 8, 16, 3, 24, 11, 6, 19, 14, 27, 1, 22, 9, 17, 4, 25, 12, 7, 20, 15, 28, 2, 23, 10, 5, 18, 13, 26, 0], [26, 0, 13, 8, 21, 16, 3, 24, 11, 19, 6, 27, 1, 14, 9, 22, 17, 4, 25, 12, 20, 7, 28, 2, 15, 10, 23, 18, 5]]> : tensor<2x29xi32>) : tensor<2x29xi32>
  return
}
func.func @places_alone() {
  %0 = stablehlo.iota dim = 1 : tensor<2x29xi32>
  %r:1 = "stablehlo.sort"(%0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %less = stablehlo.compare GT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<2x29xi32>) -> (tensor<2x29xi32>)
  check.expect_eq_const(%r, dense<[[28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0], [28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]]> : tensor<2x29xi32>) : tensor<2x29xi32>
  return
}
func.func @by_distance() {
  %0 = util.unfoldable_constant dense<[[6.0, -3.0, 11.0, 2.0, -7.0, 8.0, -1.0, -10.0, 4.0, -5.0, 10.0, 1.0, -8.0, 7.0, -3.0, -12.0, 3.0, -6.0, 9.0, -0.0, -10.0, 5.0, -4.0, 11.0, 2.0, -7.0, 7.0, -2.0, -11.0], [4.0, -5.0, 10.0, 0.0, -9.0, 6.0, -3.0, 12.0, 3.0, -7.0, 8.0, -1.0, -10.0, 5.0, -4.0, 10.0, 1.0, -8.0, 7.0, -2.0, -11.0, 3.0, -6.0, 9.0, -0.0, -9.0, 6.0, -4.0, 11.0]]> : tensor<2x29xf32>
  %1 = util.unfoldable_constant dense<3.0> : tensor<f32>
  %r = "stablehlo.sort"(%0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %dx = stablehlo.subtract %x0, %1 : tensor<f32>
    %dy = stablehlo.subtract %y0, %1 : tensor<f32>
    %ax = stablehlo.abs %dx : tensor<f32>
    %ay = stablehlo.abs %dy : tensor<f32>
    %less = stablehlo.compare LT, %ax, %ay, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<2x29xf32>) -> (tensor<2x29xf32>)
  check.expect_eq_const(%r, dense<[[3.0, 2.0, 4.0, 2.0, 1.0, 5.0, 6.0, -0.0, -1.0, 7.0, 7.0, 8.0, -2.0, -3.0, -3.0, 9.0, 10.0, -4.0, 11.0, -5.0, 11.0, -6.0, -7.0, -7.0, -8.0, -10.0, -10.0, -11.0, -12.0], [3.0, 3.0, 4.0, 5.0, 1.0, 0.0, 6.0, -0.0, 6.0, -1.0, 7.0, 8.0, -2.0, -3.0, 9.0, 10.0, -4.0, 10.0, -4.0, -5.0, 11.0, 12.0, -6.0, -7.0, -8.0, -9.0, -9.0, -10.0, -11.0]]> : tensor<2x29xf32>) : tensor<2x29xf32>
  return
}
func.func @long_1021() {
  %i = stablehlo.iota dim = 0 : tensor<1021xi32>
  %m = stablehlo.constant dense<1021> : tensor<1021xi32>
  %f = stablehlo.constant dense<577> : tensor<1021xi32>
  %s = stablehlo.constant dense<0> : tensor<1021xi32>
  %p = stablehlo.multiply %i, %f : tensor<1021xi32>
  %k = stablehlo.remainder %p, %m : tensor<1021xi32>
  %0 = stablehlo.shift_right_logical %k, %s : tensor<1021xi32>
  %1 = stablehlo.iota dim = 0 : tensor<1021xi32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>, %x1: tensor<i32>, %y1: tensor<i32>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<1021xi32>, tensor<1021xi32>) -> (tensor<1021xi32>, tensor<1021xi32>)
  %p2 = stablehlo.multiply %r#1, %f : tensor<1021xi32>
  %k2 = stablehlo.remainder %p2, %m : tensor<1021xi32>
  %k3 = stablehlo.shift_right_logical %k2, %s : tensor<1021xi32>
  %c = stablehlo.compare NE, %k3, %r#0, SIGNED : (tensor<1021xi32>, tensor<1021xi32>) -> tensor<1021xi1>
  %a0 = stablehlo.slice %r#0 [0:1020] : (tensor<1021xi32>) -> tensor<1020xi32>
  %b0 = stablehlo.slice %r#0 [1:1021] : (tensor<1021xi32>) -> tensor<1020xi32>
  %a1 = stablehlo.slice %r#1 [0:1020] : (tensor<1021xi32>) -> tensor<1020xi32>
  %b1 = stablehlo.slice %r#1 [1:1021] : (tensor<1021xi32>) -> tensor<1020xi32>
  %gt = stablehlo.compare GT, %a0, %b0, SIGNED : (tensor<1020xi32>, tensor<1020xi32>) -> tensor<1020xi1>
  %eq = stablehlo.compare EQ, %a0, %b0, SIGNED : (tensor<1020xi32>, tensor<1020xi32>) -> tensor<1020xi1>
  %late = stablehlo.compare GE, %a1, %b1, SIGNED : (tensor<1020xi32>, tensor<1020xi32>) -> tensor<1020xi1>
  %unstable = stablehlo.and %eq, %late : tensor<1020xi1>
  %bad = stablehlo.or %gt, %unstable : tensor<1020xi1>
  %none = stablehlo.constant dense<false> : tensor<i1>
  %r0 = stablehlo.reduce(%c init: %none) applies stablehlo.or across dimensions = [0] : (tensor<1021xi1>, tensor<i1>) -> tensor<i1>
  %r1 = stablehlo.reduce(%bad init: %none) applies stablehlo.or across dimensions = [0] : (tensor<1020xi1>, tensor<i1>) -> tensor<i1>
  check.expect_eq_const(%r0, dense<false> : tensor<i1>) : tensor<i1>
  check.expect_eq_const(%r1, dense<false> : tensor<i1>) : tensor<i1>
  return
}
func.func @long_1000() {
  %i = stablehlo.iota dim = 0 : tensor<1000xi32>
  %m = stablehlo.constant dense<1021> : tensor<1000xi32>
  %f = stablehlo.constant dense<577> : tensor<1000xi32>
  %s = stablehlo.constant dense<3> : tensor<1000xi32>
  %p = stablehlo.multiply %i, %f : tensor<1000xi32>
  %k = stablehlo.remainder %p, %m : tensor<1000xi32>
  %0 = stablehlo.shift_right_logical %k, %s : tensor<1000xi32>
  %1 = stablehlo.iota dim = 0 : tensor<1000xi32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>, %x1: tensor<i32>, %y1: tensor<i32>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<1000xi32>, tensor<1000xi32>) -> (tensor<1000xi32>, tensor<1000xi32>)
  %p2 = stablehlo.multiply %r#1, %f : tensor<1000xi32>
  %k2 = stablehlo.remainder %p2, %m : tensor<1000xi32>
  %k3 = stablehlo.shift_right_logical %k2, %s : tensor<1000xi32>
  %c = stablehlo.compare NE, %k3, %r#0, SIGNED : (tensor<1000xi32>, tensor<1000xi32>) -> tensor<1000xi1>
  %a0 = stablehlo.slice %r#0 [0:999] : (tensor<1000xi32>) -> tensor<999xi32>
  %b0 = stablehlo.slice %r#0 [1:1000] : (tensor<1000xi32>) -> tensor<999xi32>
  %a1 = stablehlo.slice %r#1 [0:999] : (tensor<1000xi32>) -> tensor<999xi32>
  %b1 = stablehlo.slice %r#1 [1:1000] : (tensor<1000xi32>) -> tensor<999xi32>
  %gt = stablehlo.compare GT, %a0, %b0, SIGNED : (tensor<999xi32>, tensor<999xi32>) -> tensor<999xi1>
  %eq = stablehlo.compare EQ, %a0, %b0, SIGNED : (tensor<999xi32>, tensor<999xi32>) -> tensor<999xi1>
  %late = stablehlo.compare GE, %a1, %b1, SIGNED : (tensor<999xi32>, tensor<999xi32>) -> tensor<999xi1>
  %unstable = stablehlo.and %eq, %late : tensor<999xi1>
  %bad = stablehlo.or %gt, %unstable : tensor<999xi1>
  %none = stablehlo.constant dense<false> : tensor<i1>
  %r0 = stablehlo.reduce(%c init: %none) applies stablehlo.or across dimensions = [0] : (tensor<1000xi1>, tensor<i1>) -> tensor<i1>
  %r1 = stablehlo.reduce(%bad init: %none) applies stablehlo.or across dimensions = [0] : (tensor<999xi1>, tensor<i1>) -> tensor<i1>
  check.expect_eq_const(%r0, dense<false> : tensor<i1>) : tensor<i1>
  check.expect_eq_const(%r1, dense<false> : tensor<i1>) : tensor<i1>
  return
}
func.func @long_70000() {
  %i = stablehlo.iota dim = 0 : tensor<70000xi32>
  %m = stablehlo.constant dense<70001> : tensor<70000xi32>
  %f = stablehlo.constant dense<577> : tensor<70000xi32>
  %s = stablehlo.constant dense<4> : tensor<70000xi32>
  %p = stablehlo.multiply %i, %f : tensor<70000xi32>
  %k = stablehlo.remainder %p, %m : tensor<70000xi32>
  %0 = stablehlo.shift_right_logical %k, %s : tensor<70000xi32>
  %1 = stablehlo.iota dim = 0 : tensor<70000xi32>
  %r:2 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>, %x1: tensor<i32>, %y1: tensor<i32>):
    %less = stablehlo.compare LT, %x0, %y0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<70000xi32>, tensor<70000xi32>) -> (tensor<70000xi32>, tensor<70000xi32>)
  %p2 = stablehlo.multiply %r#1, %f : tensor<70000xi32>
  %k2 = stablehlo.remainder %p2, %m : tensor<70000xi32>
  %k3 = stablehlo.shift_right_logical %k2, %s : tensor<70000xi32>
  %c = stablehlo.compare NE, %k3, %r#0, SIGNED : (tensor<70000xi32>, tensor<70000xi32>) -> tensor<70000xi1>
  %a0 = stablehlo.slice %r#0 [0:69999] : (tensor<70000xi32>) -> tensor<69999xi32>
  %b0 = stablehlo.slice %r#0 [1:70000] : (tensor<70000xi32>) -> tensor<69999xi32>
  %a1 = stablehlo.slice %r#1 [0:69999] : (tensor<70000xi32>) -> tensor<69999xi32>
  %b1 = stablehlo.slice %r#1 [1:70000] : (tensor<70000xi32>) -> tensor<69999xi32>
  %gt = stablehlo.compare GT, %a0, %b0, SIGNED : (tensor<69999xi32>, tensor<69999xi32>) -> tensor<69999xi1>
  %eq = stablehlo.compare EQ, %a0, %b0, SIGNED : (tensor<69999xi32>, tensor<69999xi32>) -> tensor<69999xi1>
  %late = stablehlo.compare GE, %a1, %b1, SIGNED : (tensor<69999xi32>, tensor<69999xi32>) -> tensor<69999xi1>
  %unstable = stablehlo.and %eq, %late : tensor<69999xi1>
  %bad = stablehlo.or %gt, %unstable : tensor<69999xi1>
  %none = stablehlo.constant dense<false> : tensor<i1>
  %r0 = stablehlo.reduce(%c init: %none) applies stablehlo.or across dimensions = [0] : (tensor<70000xi1>, tensor<i1>) -> tensor<i1>
  %r1 = stablehlo.reduce(%bad init: %none) applies stablehlo.or across dimensions = [0] : (tensor<69999xi1>, tensor<i1>) -> tensor<i1>
  check.expect_eq_const(%r0, dense<false> : tensor<i1>) : tensor<i1>
  check.expect_eq_const(%r1, dense<false> : tensor<i1>) : tensor<i1>
  return
}
func.func @top_k() {
  %0 = util.unfoldable_constant dense<[2.646994113922119, 0.3551979660987854, -1.9365980625152588, 1.7716058492660522, -0.5201902389526367, -2.811986207962036, 0.8962176442146301]> : tensor<7xf32>
  %r:2 = chlo.top_k(%0, k = 0) : tensor<7xf32> -> (tensor<0xf32>, tensor<0xi32>)
  check.expect_eq_const(%r#0, dense<> : tensor<0xf32>) : tensor<0xf32>
  check.expect_eq_const(%r#1, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @top_k_2() {
  %0 = util.unfoldable_constant dense<[2.646994113922119, 0.3551979660987854, -1.9365980625152588, 1.7716058492660522, -0.5201902389526367, -2.811986207962036, 0.8962176442146301]> : tensor<7xf32>
  %r:2 = chlo.top_k(%0, k = 1) : tensor<7xf32> -> (tensor<1xf32>, tensor<1xi32>)
  check.expect_eq_const(%r#0, dense<[2.646994113922119]> : tensor<1xf32>) : tensor<1xf32>
  check.expect_eq_const(%r#1, dense<[0]> : tensor<1xi32>) : tensor<1xi32>
  return
}
func.func @top_k_3() {
  %0 = util.unfoldable_constant dense<[2.646994113922119, 0.3551979660987854, -1.9365980625152588, 1.7716058492660522, -0.5201902389526367, -2.811986207962036, 0.8962176442146301]> : tensor<7xf32>
  %r:2 = chlo.top_k(%0, k = 7) : tensor<7xf32> -> (tensor<7xf32>, tensor<7xi32>)
  check.expect_eq_const(%r#0, dense<[2.646994113922119, 1.7716058492660522, 0.8962176442146301, 0.3551979660987854, -0.5201902389526367, -1.9365980625152588, -2.811986207962036]> : tensor<7xf32>) : tensor<7xf32>
  check.expect_eq_const(%r#1, dense<[0, 3, 6, 1, 4, 2, 5]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @top_k_4() {
  %0 = util.unfoldable_constant dense<[2.646994113922119, 0.3551979660987854, -1.9365980625152588, 1.7716058492660522, -0.5201902389526367, -2.811986207962036, 0.8962176442146301, -1.3955785036087036, 2.3126254081726074]> : tensor<9xf32>
  %r:2 = chlo.top_k(%0, k = 9) : tensor<9xf32> -> (tensor<9xf32>, tensor<9xi32>)
  check.expect_eq_const(%r#0, dense<[2.646994113922119, 2.3126254081726074, 1.7716058492660522, 0.8962176442146301, 0.3551979660987854, -0.5201902389526367, -1.3955785036087036, -1.9365980625152588, -2.811986207962036]> : tensor<9xf32>) : tensor<9xf32>
  check.expect_eq_const(%r#1, dense<[0, 8, 3, 6, 1, 4, 7, 2, 5]> : tensor<9xi32>) : tensor<9xi32>
  return
}
func.func @top_k_5() {
  %0 = util.unfoldable_constant dense<[2.646994113922119, 0.3551979660987854, -1.9365980625152588, 1.7716058492660522, -0.5201902389526367, -2.811986207962036, 0.8962176442146301, -1.3955785036087036, 2.3126254081726074, 0.02082941308617592, -2.2709667682647705, 1.43723726272583, -0.8545587658882141, 2.853645086288452, 0.561849057674408, -1.7299469709396362, 1.9782569408416748, -0.3135391175746918, -2.605335235595703, 1.1028687953948975, -1.1889272928237915, 2.5192766189575195, 0.22748053073883057, -2.0643155574798584, 1.6438883543014526, -0.6479076743125916, -2.9397037029266357, 0.7685002088546753, -1.5232958793640137, 2.184908151626587, -0.10688800364732742, -2.398684024810791, 1.30951988697052, -0.982276201248169, 2.7259278297424316, 0.4341316521167755, -1.8576644659042358, 1.8505395650863647, -0.4412565529346466, -2.7330527305603027]> : tensor<40xf32>
  %r:2 = chlo.top_k(%0, k = 3) : tensor<40xf32> -> (tensor<3xf32>, tensor<3xi32>)
  check.expect_eq_const(%r#0, dense<[2.853645086288452, 2.7259278297424316, 2.646994113922119]> : tensor<3xf32>) : tensor<3xf32>
  check.expect_eq_const(%r#1, dense<[13, 34, 0]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @top_k_6() {
  %0 = util.unfoldable_constant dense<[2.646994113922119, 0.3551979660987854, -1.9365980625152588, 1.7716058492660522, -0.5201902389526367, -2.811986207962036, 0.8962176442146301, -1.3955785036087036, 2.3126254081726074, 0.02082941308617592, -2.2709667682647705, 1.43723726272583, -0.8545587658882141, 2.853645086288452, 0.561849057674408, -1.7299469709396362, 1.9782569408416748, -0.3135391175746918, -2.605335235595703, 1.1028687953948975, -1.1889272928237915, 2.5192766189575195, 0.22748053073883057, -2.0643155574798584, 1.6438883543014526, -0.6479076743125916, -2.9397037029266357, 0.7685002088546753, -1.5232958793640137, 2.184908151626587, -0.10688800364732742, -2.398684024810791, 1.30951988697052, -0.982276201248169, 2.7259278297424316, 0.4341316521167755, -1.8576644659042358, 1.8505395650863647, -0.4412565529346466, -2.7330527305603027]> : tensor<40xf32>
  %r:2 = chlo.top_k(%0, k = 12) : tensor<40xf32> -> (tensor<12xf32>, tensor<12xi32>)
  check.expect_eq_const(%r#0, dense<[2.853645086288452, 2.7259278297424316, 2.646994113922119, 2.5192766189575195, 2.3126254081726074, 2.184908151626587, 1.9782569408416748, 1.8505395650863647, 1.7716058492660522, 1.6438883543014526, 1.43723726272583, 1.30951988697052]> : tensor<12xf32>) : tensor<12xf32>
  check.expect_eq_const(%r#1, dense<[13, 34, 0, 21, 8, 29, 16, 37, 3, 24, 11, 32]> : tensor<12xi32>) : tensor<12xi32>
  return
}
func.func @top_k_7() {
  %0 = util.unfoldable_constant dense<"0x5A68294082DCB53E72E2F7BFFBC3E23F302B05BF95F733C0856E653F51A2B2BF0E02144072A2AA3C855711C064F7B73F5DC45ABF1FA2364057D50F3FE76EDDBF8637FD3F3388A0BED0BD26C0CE2A8D3FC52E98BFD43B2140A8F0683EBF1D04C0EF6AD23F47DD25BF1B243CC06EBC443F5CFBC2BF89D50B4019E8DABD0A8419C0599EA73F74767BBF9A752E408146DE3EF3C7EDBF7BDEEC3F61ECE1BE56EA2EC084A3793FD187A8BF4E0F19409B50CC3D454A0CC0E411C23F5E8F46BF5FAF3B40570A243F6754D3BF03A90340673C70BE90B021C04D45973F45148EBF1449264054E29C3EFE20FEBF6F85DC3F47A811BFDB1637C06EF1583FDCE0B8BFC9E210406B00E5BCCA7614C0D9B8B13F744167BFDA8233404058033F73ADE3BFFBF8F63F6182B9BE16DD29C042EC863F516D9EBF8E1C1E404DFC363E053D07C0642CCC3F5E5A32BF61433FC0573F383FE739C9BF43B6084068681FBE50A31CC0CD5FA13FC5F983BF54562B40534CC53E7E06F4BFEF9FE63F8FE6FABE9B0932C06D266D3F5CC6AEBF09F01540C8CF503D8A690FC059D3BB3F740C53BF19903840408D173FF392D9BFBD890040611891BED6CF24C0C206913FD15294BFCE29234026E8833EC52F02C0E446D63F5E251EBF21363AC057744C3F671FBFBF83C30D40D2289DBD109617C04D7AAB3F8BBE73BF9463304053B6ED3EFEEBE9BF6FBAF03F8F7CD2BE5BFC2CC0B7AD803FDCABA4BF48FD1A40F107053E4A5C0AC0D9EDC53F75D73EBF599D3D4040C22B3F7378CFBFFD960540C45C51BE96C21FC042219B3F51388ABF0E3728402652AC3E0945FABF6461E03F5EF009BFE12835C057A9603FE804B5BFC3D012409BE50F3BD08812C0CD94B53F8B895FBFD470354029100B3F7ED1DFBFEFD4FA3F8F12AABE1BEF27C037C88A3F5C919ABF880A2040F0DB553E0A4F05C05808D03F75A22ABF67553DC040F73F3FF35DC5BF3DA40A40C48800BE56B51AC0C23BA53FD11D80BF4E442D4025BCD43E8A2AF0BFE47BEA3FBD76EBBEA11B30C056DE743F68EAAABF03DE17402B27A63D907B0DC04DAFBF3F8C544BBF147E3A4029451F3FFEB6D5BFB777024090A881BEDBE122C0B6E2943FDC7690BFC8172540F857933ECA4100C0D822DA3F756D16BF274838C0402C543F7343BBBF7DB10F4014D33EBD16A815C04256AF3FA2066CBF8E5132402526FD3E0A10E6BF6496F43FBD0CC3BE610E2BC0AB89843FE8CFA0BF43EB1C4095E7233E506E08C0CDC9C93F8C1F37BF548B3F40297A333F7E9CCBBFF7840740207D32BE9BD41DC0"> : tensor<3x77xf32>
  %r:2 = chlo.top_k(%0, k = 5) : tensor<3x77xf32> -> (tensor<3x5xf32>, tensor<3x5xi32>)
  check.expect_eq_const(%r#0, dense<[[2.9325788021087646, 2.853645086288452, 2.804861545562744, 2.7259278297424316, 2.646994113922119], [2.96272873878479, 2.8837950229644775, 2.756077766418457, 2.6771440505981445, 2.6283602714538574], [2.9928789138793945, 2.913945198059082, 2.8350114822387695, 2.7862277030944824, 2.70729398727417]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  check.expect_eq_const(%r#1, dense<[[47, 13, 68, 34, 0], [59, 25, 46, 12, 67], [71, 37, 3, 58, 24]]> : tensor<3x5xi32>) : tensor<3x5xi32>
  return
}
func.func @top_k_8() {
  %0 = util.unfoldable_constant dense<"0x0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF9"> : tensor<3x77xi8>
  %r:2 = chlo.top_k(%0, k = 5) : tensor<3x77xi8> -> (tensor<3x5xi8>, tensor<3x5xi32>)
  check.expect_eq_const(%r#0, dense<[[9, 9, 8, 8, 8], [9, 9, 8, 8, 8], [9, 9, 9, 8, 8]]> : tensor<3x5xi8>) : tensor<3x5xi8>
  check.expect_eq_const(%r#1, dense<[[13, 47, 0, 21, 34], [25, 59, 12, 33, 46], [3, 37, 71, 11, 24]]> : tensor<3x5xi32>) : tensor<3x5xi32>
  return
}
func.func @top_k_9() {
  %0 = util.unfoldable_constant dense<"0x080000000100000000000000050000000000000000000000030000000000000007000000000000000000000004000000000000000900000002000000000000000600000000000000000000000300000000000000080000000100000000000000050000000000000000000000020000000000000007000000000000000000000004000000000000000800000001000000000000000600000000000000000000000300000000000000070000000000000000000000050000000000000009000000020000000000000006000000000000000000000004000000000000000800000001000000000000000500000000000000000000000300000000000000070000000000000000000000040000000000000008000000020000000000000006000000000000000000000003000000000000000700000001000000000000000500000000000000000000000200000000000000060000000000000000000000040000000000000008000000010000000000000005000000000000000000000003000000000000000700000000000000000000000400000000000000090000000200000000000000060000000000000000000000030000000000000008000000010000000000000005000000000000000000000002000000000000000700000000000000000000000400000000000000080000000100000000000000060000000000000000000000030000000000000007000000000000000000000005000000000000000900000002000000000000000600000000000000000000000400000000000000080000000100000000000000050000000000000000000000030000000000000007000000000000000000000004000000000000000900000002000000000000000600000000000000000000000300000000000000080000000100000000000000050000000000000000000000020000000000000006000000000000000000000004000000000000000800000001000000000000000500000000000000000000000300000000000000070000000000000000000000040000000000000009000000020000000000000006000000000000000000000003000000000000000800000001000000000000000500000000000000000000000200000000000000070000000000000000000000040000000000000008000000010000000000000006000000000000000000000003000000000000000700000000000000000000000500000000000000090000000200000000000000060000000000000000000000"> : tensor<3x77xui32>
  %r:2 = chlo.top_k(%0, k = 5) : tensor<3x77xui32> -> (tensor<3x5xui32>, tensor<3x5xi32>)
  check.expect_eq_const(%r#0, dense<[[9, 9, 8, 8, 8], [9, 9, 8, 8, 8], [9, 9, 9, 8, 8]]> : tensor<3x5xui32>) : tensor<3x5xui32>
  check.expect_eq_const(%r#1, dense<[[13, 47, 0, 21, 34], [25, 59, 12, 33, 46], [3, 37, 71, 11, 24]]> : tensor<3x5xi32>) : tensor<3x5xi32>
  return
}
func.func @top_k_10() {
  %0 = util.unfoldable_constant dense<"0x08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF09000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0200000000000000FBFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFF09000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0200000000000000FBFFFFFFFFFFFFFF06000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FEFFFFFFFFFFFFFF09000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0200000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFF09000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF09000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0200000000000000FBFFFFFFFFFFFFFF06000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FEFFFFFFFFFFFFFF09000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0200000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFF09000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF"> : tensor<3x77xi64>
  %r:2 = chlo.top_k(%0, k = 5) : tensor<3x77xi64> -> (tensor<3x5xi64>, tensor<3x5xi32>)
  check.expect_eq_const(%r#0, dense<[[9, 9, 8, 8, 8], [9, 9, 8, 8, 8], [9, 9, 9, 8, 8]]> : tensor<3x5xi64>) : tensor<3x5xi64>
  check.expect_eq_const(%r#1, dense<[[13, 47, 0, 21, 34], [25, 59, 12, 33, 46], [3, 37, 71, 11, 24]]> : tensor<3x5xi32>) : tensor<3x5xi32>
  return
}
func.func @top_k_11() {
  %0 = util.unfoldable_constant dense<"0x2940B63EF8BFE33F05BF34C0653FB3BF1440AB3C11C0B83F5BBF3740103FDDBFFD3FA1BE27C08D3F98BF2140693E04C0D23F26BF3CC0453FC3BF0C40DBBD1AC0A83F7BBF2E40DE3EEEBFED3FE2BE2FC07A3FA9BF1940CC3D0CC0C23F47BF3C40243FD3BF044070BE22C0973F8EBF26409D3EFEBFDD3F12BF37C0593FB9BF1140E5BC14C0B23F67BF3440033FE4BFF73FBABE2AC0873F9EBF1E40373E07C0CC3F32BF3FC0383FC9BF09401FBE1DC0A13F84BF2B40C53EF4BFE73FFBBE32C06D3FAFBF1640513D0FC0BC3F53BF3940183FDABF014091BE25C0913F94BF2340843E02C0D63F1EBF3AC04C3FBFBF0E409DBD18C0AB3F74BF3040EE3EEABFF13FD2BE2DC0813FA5BF1B40053E0AC0C63F3FBF3E402C3FCFBF064051BE20C09B3F8ABF2840AC3EFABFE03F0ABF35C0613FB5BF1340103B13C0B63F60BF35400B3FE0BFFB3FAABE28C08B3F9BBF2040563E05C0D03F2BBF3DC0403FC5BF0B4001BE1BC0A53F80BF2D40D53EF0BFEA3FEBBE30C0753FABBF1840A63D0DC0C03F4BBF3A401F3FD6BF024082BE23C0953F90BF2540933E00C0DA3F16BF38C0543FBBBF10403FBD16C0AF3F6CBF3240FD3EE6BFF53FC3BE2BC0853FA1BF1D40243E08C0CA3F37BF4040333FCCBF084032BE1EC0"> : tensor<3x77xbf16>
  %r:2 = chlo.top_k(%0, k = 5) : tensor<3x77xbf16> -> (tensor<3x5xbf16>, tensor<3x5xi32>)
  check.expect_eq_const(%r#0, dense<[[2.9375, 2.859375, 2.8125, 2.71875, 2.640625], [2.96875, 2.890625, 2.75, 2.671875, 2.625], [3.0, 2.90625, 2.828125, 2.78125, 2.703125]]> : tensor<3x5xbf16>) : tensor<3x5xbf16>
  check.expect_eq_const(%r#1, dense<[[47, 13, 68, 34, 0], [59, 25, 46, 12, 67], [71, 37, 3, 58, 24]]> : tensor<3x5xi32>) : tensor<3x5xi32>
  return
}
func.func @top_k_12() {
  %0 = util.unfoldable_constant dense<"0x5A68294082DCB53E72E2F7BFFBC3E23F302B05BF95F733C0856E653F51A2B2BF0E02144072A2AA3C855711C064F7B73F5DC45ABF1FA2364057D50F3FE76EDDBF8637FD3F3388A0BED0BD26C0CE2A8D3FC52E98BFD43B2140A8F0683EBF1D04C0EF6AD23F47DD25BF1B243CC06EBC443F5CFBC2BF89D50B4019E8DABD0A8419C0599EA73F74767BBF9A752E408146DE3EF3C7EDBF7BDEEC3F61ECE1BE56EA2EC084A3793FD187A8BF4E0F19409B50CC3D454A0CC0E411C23F5E8F46BF5FAF3B40570A243F6754D3BF03A90340673C70BE90B021C04D45973F45148EBF1449264054E29C3EFE20FEBF6F85DC3F47A811BFDB1637C06EF1583FDCE0B8BFC9E210406B00E5BCCA7614C0D9B8B13F744167BFDA8233404058033F73ADE3BFFBF8F63F6182B9BE16DD29C042EC863F516D9EBF8E1C1E404DFC363E053D07C0642CCC3F5E5A32BF61433FC0573F383FE739C9BF43B6084068681FBE50A31CC0CD5FA13FC5F983BF54562B40534CC53E7E06F4BFEF9FE63F8FE6FABE9B0932C06D266D3F5CC6AEBF09F01540C8CF503D8A690FC059D3BB3F740C53BF19903840408D173FF392D9BFBD890040611891BED6CF24C0C206913FD15294BFCE29234026E8833EC52F02C0E446D63F5E251EBF21363AC057744C3F671FBFBF83C30D40D2289DBD109617C04D7AAB3F8BBE73BF9463304053B6ED3EFEEBE9BF6FBAF03F8F7CD2BE5BFC2CC0B7AD803FDCABA4BF48FD1A40F107053E4A5C0AC0D9EDC53F75D73EBF599D3D4040C22B3F7378CFBFFD960540C45C51BE96C21FC042219B3F51388ABF0E3728402652AC3E0945FABF6461E03F5EF009BFE12835C057A9603FE804B5BFC3D012409BE50F3BD08812C0CD94B53F8B895FBFD470354029100B3F7ED1DFBFEFD4FA3F8F12AABE1BEF27C037C88A3F5C919ABF880A2040F0DB553E0A4F05C05808D03F75A22ABF67553DC040F73F3FF35DC5BF3DA40A40C48800BE56B51AC0C23BA53FD11D80BF4E442D4025BCD43E8A2AF0BFE47BEA3FBD76EBBEA11B30C056DE743F68EAAABF03DE17402B27A63D907B0DC04DAFBF3F8C544BBF147E3A4029451F3FFEB6D5BFB777024090A881BEDBE122C0B6E2943F"> : tensor<2x3x33xf32>
  %r:2 = chlo.top_k(%0, k = 20) : tensor<2x3x33xf32> -> (tensor<2x3x20xf32>, tensor<2x3x20xi32>)
  check.expect_eq_const(%r#0, dense<"0x1FA236405A682940D43B21400E02144089D50B408637FD3FFBC3E23FEF6AD23F64F7B73F599EA73FCE2A8D3F856E653F6EBC443F57D50F3F82DCB53EA8F0683E72A2AA3C19E8DABD3388A0BE302B05BF5FAF3B409A752E40144926404E0F1940C9E2104003A903407BDEEC3F6F85DC3FE411C23F4D45973F84A3793F6EF1583F570A243F8146DE3E54E29C3E9B50CC3D6B00E5BC673C70BE61ECE1BE47A811BFDA82334054562B408E1C1E4009F0154043B60840FBF8F63FEF9FE63F642CCC3FD9B8B13FCD5FA13F42EC863F6D266D3F573F383F4058033F534CC53E4DFC363EC8CF503D68681FBE6182B9BE8FE6FABE1990384094633040CE29234048FD1A4083C30D40BD8900406FBAF03FE446D63F59D3BB3F4D7AAB3FC206913FB7AD803F57744C3F408D173F53B6ED3E26E8833ED2289DBD611891BE8F7CD2BE5E251EBF599D3D40D47035400E372840C3D01240FD960540EFD4FA3F6461E03FD9EDC53FCD94B53F42219B3F37C88A3F57A9603F40C22B3F29100B3F2652AC3EF107053E9BE50F3BC45C51BE8F12AABE5EF009BF147E3A404E442D40880A204003DE17403DA40A40B7770240E47BEA3F5808D03F4DAFBF3FC23BA53FB6E2943F56DE743F40F73F3F29451F3F25BCD43EF0DB553E2B27A63DC48800BE90A881BEBD76EBBE"> : tensor<2x3x20xf32>) : tensor<2x3x20xf32>
  check.expect_eq_const(%r#1, dense<"0x0D0000000000000015000000080000001D0000001000000003000000180000000B0000002000000013000000060000001B0000000E0000000100000016000000090000001E00000011000000040000000E0000000100000016000000090000001E0000001100000004000000190000000C00000014000000070000001C0000000F00000002000000170000000A0000001F00000012000000050000001A00000002000000170000000A0000001F00000012000000050000001A0000000D0000000000000015000000080000001D0000001000000003000000180000000B0000002000000013000000060000001B00000003000000180000000B0000002000000013000000060000001B0000000E0000000100000016000000090000001E0000001100000004000000190000000C00000014000000070000001C0000000F00000004000000190000000C00000014000000070000001C0000000F00000002000000170000000A0000001F00000012000000050000001A0000000D0000000000000015000000080000001D000000100000001A0000000D0000000000000015000000080000001D0000001000000003000000180000000B0000002000000013000000060000001B0000000E0000000100000016000000090000001E00000011000000"> : tensor<2x3x20xi32>) : tensor<2x3x20xi32>
  return
}
func.func @top_k_13() {
  %0 = util.unfoldable_constant dense<[[2.646994113922119], [0.3551979660987854]]> : tensor<2x1xf32>
  %r:2 = chlo.top_k(%0, k = 1) : tensor<2x1xf32> -> (tensor<2x1xf32>, tensor<2x1xi32>)
  check.expect_eq_const(%r#0, dense<[[2.646994113922119], [0.3551979660987854]]> : tensor<2x1xf32>) : tensor<2x1xf32>
  check.expect_eq_const(%r#1, dense<[[0], [0]]> : tensor<2x1xi32>) : tensor<2x1xi32>
  return
}
func.func @top_k_14() {
  %0 = util.unfoldable_constant dense<> : tensor<0x4xf32>
  %r:2 = chlo.top_k(%0, k = 2) : tensor<0x4xf32> -> (tensor<0x2xf32>, tensor<0x2xi32>)
  check.expect_eq_const(%r#0, dense<> : tensor<0x2xf32>) : tensor<0x2xf32>
  check.expect_eq_const(%r#1, dense<> : tensor<0x2xi32>) : tensor<0x2xi32>
  return
}
func.func @top_k_15() {
  %0 = util.unfoldable_constant dense<"0x5A68294082DCB53E72E2F7BFFBC3E23F302B05BF95F733C0856E653F51A2B2BF0E02144072A2AA3C855711C064F7B73F5DC45ABF1FA2364057D50F3FE76EDDBF8637FD3F3388A0BED0BD26C0CE2A8D3FC52E98BFD43B2140A8F0683EBF1D04C0EF6AD23F47DD25BF1B243CC06EBC443F5CFBC2BF89D50B4019E8DABD0A8419C0599EA73F74767BBF9A752E408146DE3EF3C7EDBF7BDEEC3F61ECE1BE56EA2EC084A3793FD187A8BF4E0F19409B50CC3D454A0CC0E411C23F5E8F46BF5FAF3B40570A243F6754D3BF03A90340673C70BE90B021C04D45973F45148EBF1449264054E29C3EFE20FEBF6F85DC3F47A811BFDB1637C06EF1583FDCE0B8BFC9E210406B00E5BCCA7614C0D9B8B13F744167BFDA8233404058033F73ADE3BFFBF8F63F6182B9BE16DD29C042EC863F516D9EBF8E1C1E404DFC363E053D07C0642CCC3F5E5A32BF61433FC0573F383FE739C9BF43B6084068681FBE50A31CC0CD5FA13FC5F983BF54562B40534CC53E7E06F4BFEF9FE63F8FE6FABE9B0932C06D266D3F5CC6AEBF09F01540C8CF503D8A690FC059D3BB3F740C53BF19903840408D173FF392D9BFBD890040611891BED6CF24C0C206913FD15294BFCE29234026E8833EC52F02C0E446D63F5E251EBF21363AC057744C3F671FBFBF83C30D40D2289DBD109617C04D7AAB3F8BBE73BF9463304053B6ED3EFEEBE9BF6FBAF03F8F7CD2BE5BFC2CC0B7AD803FDCABA4BF48FD1A40F107053E4A5C0AC0D9EDC53F75D73EBF599D3D4040C22B3F7378CFBFFD960540C45C51BE96C21FC042219B3F51388ABF0E3728402652AC3E0945FABF6461E03F5EF009BFE12835C057A9603FE804B5BFC3D012409BE50F3BD08812C0CD94B53F8B895FBFD470354029100B3F7ED1DFBFEFD4FA3F8F12AABE1BEF27C037C88A3F5C919ABF880A2040F0DB553E0A4F05C05808D03F75A22ABF67553DC040F73F3FF35DC5BF3DA40A40C48800BE56B51AC0C23BA53FD11D80BF4E442D4025BCD43E8A2AF0BFE47BEA3FBD76EBBEA11B30C056DE743F68EAAABF03DE17402B27A63D907B0DC04DAFBF3F8C544BBF147E3A4029451F3FFEB6D5BFB777024090A881BEDBE122C0B6E2943FDC7690BFC8172540F857933ECA4100C0D822DA3F756D16BF274838C0402C543F7343BBBF7DB10F4014D33EBD16A815C04256AF3FA2066CBF8E5132402526FD3E0A10E6BF6496F43FBD0CC3BE610E2BC0AB89843FE8CFA0BF43EB1C4095E7233E506E08C0CDC9C93F8C1F37BF548B3F40297A333F7E9CCBBFF7840740207D32BE9BD41DC036FD9E3F5C5C86BF08252A40F8C1BB3E1569F6BF583DE43F753802BFE73A33C03F61683FF328B1BFBDBE1440E97C043DD69A10C0C270B93FA2D157BFCE5E374012C8123F8AF5DBBFE3B0FE3FBDA29ABE210126C02BA48E3F68B596BF83F8214094BB743E106103C04DE4D33F8CEA22BF6C673BC029AF473FFE81C1BF37920C404152C3BD5BC718C0B617A93FB98378BF48322F40F72BE43E954EECBFD857EE3FEB06DCBEA72D2EC03F967C3F730EA7BFFDCB194073E6E33D968D0BC0428BC33FA39C43BF0E6C3C4012FD263F0ADBD1BFB26504407B7164BEE1F320C0ABBE983FE89A8CBFC3052740CAC7A23EA0A7FCBFCDFEDD3F8CB50EBF2C5A36C029E45B3F7F67B7BF779F11400BA986BC1BBA13C03632B33FB94E64BF883F3440FB4A063F1534E2BF5872F83FEB9CB3BE672029C0A065883FF3F39CBF3DD91E4039C7423E568006C0C1A5CD3FA3672FBFB2863EC012323B3F8AC0C7BFF27209407C9D13BEA1E61BC02BD9A23F688082BF03132C40C931CB3E208DF2BF4D19E83F1901F5BEEC4C31C02819703FFF4CADBFB7AC164078FB7F3DDCAC0EC0B64CBD3FB91950BFC84C3940FB7F1A3F9519D8BF6C460140EB328BBE271324C01F80923F73D992BF7DE623409CCD893E167301C041C0D73FA3321BBF727939C012674F3F0AA6BDBF32800E40FA9285BD61D916C0ABF3AC3FD0CB70BF43203140C99BF33EA172E8BFCD33F23F1997CCBEAD3F2CC01427823F7F32A3BFF7B91B40DDD2103E9C9F09C03667C73FBAE43BBF085A3E40FBB42E3F15FFCDBFAC530640D89145BEE7051FC09F9A9C3FF3BE88BFBDF328409C37B23EACCBF8BFC1DAE13FA3FD06BF326C34C0129C633F8A8BB3BF728D134026A8603C21CC11C02B0EB73FD0965CBF822D3640E4020E3F2158DEBF4D4EFC3F192DA4BE6D3227C094418C3FFF1799BF37C72040DCA6613E5C9204C0B681D13FBAAF27BFB8983CC0FBE9423F95E4C3BFEC600B40B17BE9BDA7F819C01FB5A63FE7487DBFFD002E409BA1DA3E2CB1EEBF41F5EB3F4791E5BEF25E2FC011D1773F0A71A9BFB29A184003BDBD3DE1BE0CC0AB28C13FD16148BFC23A3B40E437223FA13DD4BF66340340338677BE2D2522C0145C963F7FFD8EBF77D425406E3D993E370AFFBF369CDB3FBA7A13BF788B37C0FB1E573F15CAB9BF2C6E104065A70FBD67EB14C09FCFB03FE71369BF3D0E3340CD85013FAC96E4BFC10FF63F4727BDBEB2512AC00903863F8A569FBFF1A71D4081B22F3EA1B107C02A43CB3FD12C34BFFEB73FC0E46C363F2123CABFA641084034B226BEED171DC09476A03FFFE284BFB7E12A406DA7C13EB7EFF4BFB6B6E53F748BFEBE387E32C0FA536B3F96AFAFBF6C7B154098A8333D27DE0FC01FEABA3FE7DE54BF7D1B3840CDBA153F2C7CDABF2015004047BD94BE724425C0891D903F0A3C95BF31B522404043803E61A402C0AA5DD53FD1F71FBFBEAA3AC0E4A14A3FA108C0BFE64E0D4069BCABBDAD0A18C01491AA3FFE9075BF"> : tensor<5x100xf32>
  %r:2 = chlo.top_k(%0, k = 1) : tensor<5x100xf32> -> (tensor<5x1xf32>, tensor<5x1xi32>)
  check.expect_eq_const(%r#0, dense<[[2.9325788021087646], [2.96272873878479], [2.9928789138793945], [2.974245071411133], [2.9254612922668457]]> : tensor<5x1xf32>) : tensor<5x1xf32>
  check.expect_eq_const(%r#1, dense<[[47], [36], [25], [69], [24]]> : tensor<5x1xi32>) : tensor<5x1xi32>
  return
}
