// Conversions, comparisons, selections. Written by generate.py.
func.func @convert_f32_f16() {
  %0 = util.unfoldable_constant dense<[2.2279372215270996, 1.0820391178131104, 2.936141014099121, 1.7902430295944214, 0.6443449854850769, 2.4984469413757324, 1.3525489568710327]> : tensor<7xf32>
  %r = stablehlo.convert %0 : (tensor<7xf32>) -> tensor<7xf16>
  check.expect_eq_const(%r, dense<[2.228515625, 1.08203125, 2.935546875, 1.7900390625, 0.64453125, 2.498046875, 1.3525390625]> : tensor<7xf16>) : tensor<7xf16>
  return
}
func.func @convert_f32_bf16() {
  %0 = util.unfoldable_constant dense<[2.2279372215270996, 1.0820391178131104, 2.936141014099121, 1.7902430295944214, 0.6443449854850769, 2.4984469413757324, 1.3525489568710327]> : tensor<7xf32>
  %r = stablehlo.convert %0 : (tensor<7xf32>) -> tensor<7xbf16>
  check.expect_eq_const(%r, dense<[2.234375, 1.0859375, 2.9375, 1.7890625, 0.64453125, 2.5, 1.3515625]> : tensor<7xbf16>) : tensor<7xbf16>
  return
}
func.func @convert_f32_f64() {
  %0 = util.unfoldable_constant dense<[2.2279372215270996, 1.0820391178131104, 2.936141014099121, 1.7902430295944214, 0.6443449854850769, 2.4984469413757324, 1.3525489568710327]> : tensor<7xf32>
  %r = stablehlo.convert %0 : (tensor<7xf32>) -> tensor<7xf64>
  check.expect_eq_const(%r, dense<[2.2279372215270996, 1.0820391178131104, 2.936141014099121, 1.7902430295944214, 0.6443449854850769, 2.4984469413757324, 1.3525489568710327]> : tensor<7xf64>) : tensor<7xf64>
  return
}
func.func @convert_f32_i8() {
  %0 = util.unfoldable_constant dense<[2.2279372215270996, 1.0820391178131104, 2.936141014099121, 1.7902430295944214, 0.6443449854850769, 2.4984469413757324, 1.3525489568710327]> : tensor<7xf32>
  %r = stablehlo.convert %0 : (tensor<7xf32>) -> tensor<7xi8>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @convert_f32_i32() {
  %0 = util.unfoldable_constant dense<[2.2279372215270996, 1.0820391178131104, 2.936141014099121, 1.7902430295944214, 0.6443449854850769, 2.4984469413757324, 1.3525489568710327]> : tensor<7xf32>
  %r = stablehlo.convert %0 : (tensor<7xf32>) -> tensor<7xi32>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @convert_f32_ui8() {
  %0 = util.unfoldable_constant dense<[2.2279372215270996, 1.0820391178131104, 2.936141014099121, 1.7902430295944214, 0.6443449854850769, 2.4984469413757324, 1.3525489568710327]> : tensor<7xf32>
  %r = stablehlo.convert %0 : (tensor<7xf32>) -> tensor<7xui8>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xui8>) : tensor<7xui8>
  return
}
func.func @convert_f32_ui32() {
  %0 = util.unfoldable_constant dense<[2.2279372215270996, 1.0820391178131104, 2.936141014099121, 1.7902430295944214, 0.6443449854850769, 2.4984469413757324, 1.3525489568710327]> : tensor<7xf32>
  %r = stablehlo.convert %0 : (tensor<7xf32>) -> tensor<7xui32>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xui32>) : tensor<7xui32>
  return
}
func.func @convert_f32_i1() {
  %0 = util.unfoldable_constant dense<[2.2279372215270996, 1.0820391178131104, 2.936141014099121, 1.7902430295944214, 0.6443449854850769, 2.4984469413757324, 1.3525489568710327]> : tensor<7xf32>
  %r = stablehlo.convert %0 : (tensor<7xf32>) -> tensor<7xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, true, true, true]> : tensor<7xi1>) : tensor<7xi1>
  return
}
func.func @convert_f16_f32() {
  %0 = util.unfoldable_constant dense<[2.228515625, 1.08203125, 2.935546875, 1.7900390625, 0.64453125, 2.498046875, 1.3525390625]> : tensor<7xf16>
  %r = stablehlo.convert %0 : (tensor<7xf16>) -> tensor<7xf32>
  check.expect_eq_const(%r, dense<[2.228515625, 1.08203125, 2.935546875, 1.7900390625, 0.64453125, 2.498046875, 1.3525390625]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @convert_f16_bf16() {
  %0 = util.unfoldable_constant dense<[2.228515625, 1.08203125, 2.935546875, 1.7900390625, 0.64453125, 2.498046875, 1.3525390625]> : tensor<7xf16>
  %r = stablehlo.convert %0 : (tensor<7xf16>) -> tensor<7xbf16>
  check.expect_eq_const(%r, dense<[2.234375, 1.078125, 2.9375, 1.7890625, 0.64453125, 2.5, 1.3515625]> : tensor<7xbf16>) : tensor<7xbf16>
  return
}
func.func @convert_f16_f64() {
  %0 = util.unfoldable_constant dense<[2.228515625, 1.08203125, 2.935546875, 1.7900390625, 0.64453125, 2.498046875, 1.3525390625]> : tensor<7xf16>
  %r = stablehlo.convert %0 : (tensor<7xf16>) -> tensor<7xf64>
  check.expect_eq_const(%r, dense<[2.228515625, 1.08203125, 2.935546875, 1.7900390625, 0.64453125, 2.498046875, 1.3525390625]> : tensor<7xf64>) : tensor<7xf64>
  return
}
func.func @convert_f16_i8() {
  %0 = util.unfoldable_constant dense<[2.228515625, 1.08203125, 2.935546875, 1.7900390625, 0.64453125, 2.498046875, 1.3525390625]> : tensor<7xf16>
  %r = stablehlo.convert %0 : (tensor<7xf16>) -> tensor<7xi8>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @convert_f16_i32() {
  %0 = util.unfoldable_constant dense<[2.228515625, 1.08203125, 2.935546875, 1.7900390625, 0.64453125, 2.498046875, 1.3525390625]> : tensor<7xf16>
  %r = stablehlo.convert %0 : (tensor<7xf16>) -> tensor<7xi32>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @convert_f16_ui8() {
  %0 = util.unfoldable_constant dense<[2.228515625, 1.08203125, 2.935546875, 1.7900390625, 0.64453125, 2.498046875, 1.3525390625]> : tensor<7xf16>
  %r = stablehlo.convert %0 : (tensor<7xf16>) -> tensor<7xui8>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xui8>) : tensor<7xui8>
  return
}
func.func @convert_f16_ui32() {
  %0 = util.unfoldable_constant dense<[2.228515625, 1.08203125, 2.935546875, 1.7900390625, 0.64453125, 2.498046875, 1.3525390625]> : tensor<7xf16>
  %r = stablehlo.convert %0 : (tensor<7xf16>) -> tensor<7xui32>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xui32>) : tensor<7xui32>
  return
}
func.func @convert_f16_i1() {
  %0 = util.unfoldable_constant dense<[2.228515625, 1.08203125, 2.935546875, 1.7900390625, 0.64453125, 2.498046875, 1.3525390625]> : tensor<7xf16>
  %r = stablehlo.convert %0 : (tensor<7xf16>) -> tensor<7xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, true, true, true]> : tensor<7xi1>) : tensor<7xi1>
  return
}
func.func @convert_bf16_f32() {
  %0 = util.unfoldable_constant dense<[2.234375, 1.0859375, 2.9375, 1.7890625, 0.64453125, 2.5, 1.3515625]> : tensor<7xbf16>
  %r = stablehlo.convert %0 : (tensor<7xbf16>) -> tensor<7xf32>
  check.expect_eq_const(%r, dense<[2.234375, 1.0859375, 2.9375, 1.7890625, 0.64453125, 2.5, 1.3515625]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @convert_bf16_f16() {
  %0 = util.unfoldable_constant dense<[2.234375, 1.0859375, 2.9375, 1.7890625, 0.64453125, 2.5, 1.3515625]> : tensor<7xbf16>
  %r = stablehlo.convert %0 : (tensor<7xbf16>) -> tensor<7xf16>
  check.expect_eq_const(%r, dense<[2.234375, 1.0859375, 2.9375, 1.7890625, 0.64453125, 2.5, 1.3515625]> : tensor<7xf16>) : tensor<7xf16>
  return
}
func.func @convert_bf16_f64() {
  %0 = util.unfoldable_constant dense<[2.234375, 1.0859375, 2.9375, 1.7890625, 0.64453125, 2.5, 1.3515625]> : tensor<7xbf16>
  %r = stablehlo.convert %0 : (tensor<7xbf16>) -> tensor<7xf64>
  check.expect_eq_const(%r, dense<[2.234375, 1.0859375, 2.9375, 1.7890625, 0.64453125, 2.5, 1.3515625]> : tensor<7xf64>) : tensor<7xf64>
  return
}
func.func @convert_bf16_i8() {
  %0 = util.unfoldable_constant dense<[2.234375, 1.0859375, 2.9375, 1.7890625, 0.64453125, 2.5, 1.3515625]> : tensor<7xbf16>
  %r = stablehlo.convert %0 : (tensor<7xbf16>) -> tensor<7xi8>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @convert_bf16_i32() {
  %0 = util.unfoldable_constant dense<[2.234375, 1.0859375, 2.9375, 1.7890625, 0.64453125, 2.5, 1.3515625]> : tensor<7xbf16>
  %r = stablehlo.convert %0 : (tensor<7xbf16>) -> tensor<7xi32>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @convert_bf16_ui8() {
  %0 = util.unfoldable_constant dense<[2.234375, 1.0859375, 2.9375, 1.7890625, 0.64453125, 2.5, 1.3515625]> : tensor<7xbf16>
  %r = stablehlo.convert %0 : (tensor<7xbf16>) -> tensor<7xui8>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xui8>) : tensor<7xui8>
  return
}
func.func @convert_bf16_ui32() {
  %0 = util.unfoldable_constant dense<[2.234375, 1.0859375, 2.9375, 1.7890625, 0.64453125, 2.5, 1.3515625]> : tensor<7xbf16>
  %r = stablehlo.convert %0 : (tensor<7xbf16>) -> tensor<7xui32>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xui32>) : tensor<7xui32>
  return
}
func.func @convert_bf16_i1() {
  %0 = util.unfoldable_constant dense<[2.234375, 1.0859375, 2.9375, 1.7890625, 0.64453125, 2.5, 1.3515625]> : tensor<7xbf16>
  %r = stablehlo.convert %0 : (tensor<7xbf16>) -> tensor<7xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, true, true, true]> : tensor<7xi1>) : tensor<7xi1>
  return
}
func.func @convert_f64_f32() {
  %0 = util.unfoldable_constant dense<[2.2279371262446404, 1.082039092494325, 2.9361410587440098, 1.7902430249936945, 0.6443449912433792, 2.498446957493064, 1.3525489237427486]> : tensor<7xf64>
  %r = stablehlo.convert %0 : (tensor<7xf64>) -> tensor<7xf32>
  check.expect_eq_const(%r, dense<[2.2279372215270996, 1.0820391178131104, 2.936141014099121, 1.7902430295944214, 0.6443449854850769, 2.4984469413757324, 1.3525489568710327]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @convert_f64_f16() {
  %0 = util.unfoldable_constant dense<[2.2279371262446404, 1.082039092494325, 2.9361410587440098, 1.7902430249936945, 0.6443449912433792, 2.498446957493064, 1.3525489237427486]> : tensor<7xf64>
  %r = stablehlo.convert %0 : (tensor<7xf64>) -> tensor<7xf16>
  check.expect_eq_const(%r, dense<[2.228515625, 1.08203125, 2.935546875, 1.7900390625, 0.64453125, 2.498046875, 1.3525390625]> : tensor<7xf16>) : tensor<7xf16>
  return
}
func.func @convert_f64_bf16() {
  %0 = util.unfoldable_constant dense<[2.2279371262446404, 1.082039092494325, 2.9361410587440098, 1.7902430249936945, 0.6443449912433792, 2.498446957493064, 1.3525489237427486]> : tensor<7xf64>
  %r = stablehlo.convert %0 : (tensor<7xf64>) -> tensor<7xbf16>
  check.expect_eq_const(%r, dense<[2.234375, 1.0859375, 2.9375, 1.7890625, 0.64453125, 2.5, 1.3515625]> : tensor<7xbf16>) : tensor<7xbf16>
  return
}
func.func @convert_f64_i8() {
  %0 = util.unfoldable_constant dense<[2.2279371262446404, 1.082039092494325, 2.9361410587440098, 1.7902430249936945, 0.6443449912433792, 2.498446957493064, 1.3525489237427486]> : tensor<7xf64>
  %r = stablehlo.convert %0 : (tensor<7xf64>) -> tensor<7xi8>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @convert_f64_i32() {
  %0 = util.unfoldable_constant dense<[2.2279371262446404, 1.082039092494325, 2.9361410587440098, 1.7902430249936945, 0.6443449912433792, 2.498446957493064, 1.3525489237427486]> : tensor<7xf64>
  %r = stablehlo.convert %0 : (tensor<7xf64>) -> tensor<7xi32>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @convert_f64_ui8() {
  %0 = util.unfoldable_constant dense<[2.2279371262446404, 1.082039092494325, 2.9361410587440098, 1.7902430249936945, 0.6443449912433792, 2.498446957493064, 1.3525489237427486]> : tensor<7xf64>
  %r = stablehlo.convert %0 : (tensor<7xf64>) -> tensor<7xui8>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xui8>) : tensor<7xui8>
  return
}
func.func @convert_f64_ui32() {
  %0 = util.unfoldable_constant dense<[2.2279371262446404, 1.082039092494325, 2.9361410587440098, 1.7902430249936945, 0.6443449912433792, 2.498446957493064, 1.3525489237427486]> : tensor<7xf64>
  %r = stablehlo.convert %0 : (tensor<7xf64>) -> tensor<7xui32>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xui32>) : tensor<7xui32>
  return
}
func.func @convert_f64_i1() {
  %0 = util.unfoldable_constant dense<[2.2279371262446404, 1.082039092494325, 2.9361410587440098, 1.7902430249936945, 0.6443449912433792, 2.498446957493064, 1.3525489237427486]> : tensor<7xf64>
  %r = stablehlo.convert %0 : (tensor<7xf64>) -> tensor<7xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, true, true, true]> : tensor<7xi1>) : tensor<7xi1>
  return
}
func.func @convert_i8_f32() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi8>
  %r = stablehlo.convert %0 : (tensor<7xi8>) -> tensor<7xf32>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @convert_i8_f16() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi8>
  %r = stablehlo.convert %0 : (tensor<7xi8>) -> tensor<7xf16>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xf16>) : tensor<7xf16>
  return
}
func.func @convert_i8_bf16() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi8>
  %r = stablehlo.convert %0 : (tensor<7xi8>) -> tensor<7xbf16>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xbf16>) : tensor<7xbf16>
  return
}
func.func @convert_i8_f64() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi8>
  %r = stablehlo.convert %0 : (tensor<7xi8>) -> tensor<7xf64>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xf64>) : tensor<7xf64>
  return
}
func.func @convert_i8_i32() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi8>
  %r = stablehlo.convert %0 : (tensor<7xi8>) -> tensor<7xi32>
  check.expect_eq_const(%r, dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @convert_i8_ui8() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi8>
  %r = stablehlo.convert %0 : (tensor<7xi8>) -> tensor<7xui8>
  check.expect_eq_const(%r, dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui8>) : tensor<7xui8>
  return
}
func.func @convert_i8_ui32() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi8>
  %r = stablehlo.convert %0 : (tensor<7xi8>) -> tensor<7xui32>
  check.expect_eq_const(%r, dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui32>) : tensor<7xui32>
  return
}
func.func @convert_i8_i1() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi8>
  %r = stablehlo.convert %0 : (tensor<7xi8>) -> tensor<7xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, true, true, true]> : tensor<7xi1>) : tensor<7xi1>
  return
}
func.func @convert_i32_f32() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi32>
  %r = stablehlo.convert %0 : (tensor<7xi32>) -> tensor<7xf32>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @convert_i32_f16() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi32>
  %r = stablehlo.convert %0 : (tensor<7xi32>) -> tensor<7xf16>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xf16>) : tensor<7xf16>
  return
}
func.func @convert_i32_bf16() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi32>
  %r = stablehlo.convert %0 : (tensor<7xi32>) -> tensor<7xbf16>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xbf16>) : tensor<7xbf16>
  return
}
func.func @convert_i32_f64() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi32>
  %r = stablehlo.convert %0 : (tensor<7xi32>) -> tensor<7xf64>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xf64>) : tensor<7xf64>
  return
}
func.func @convert_i32_i8() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi32>
  %r = stablehlo.convert %0 : (tensor<7xi32>) -> tensor<7xi8>
  check.expect_eq_const(%r, dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @convert_i32_ui8() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi32>
  %r = stablehlo.convert %0 : (tensor<7xi32>) -> tensor<7xui8>
  check.expect_eq_const(%r, dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui8>) : tensor<7xui8>
  return
}
func.func @convert_i32_ui32() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi32>
  %r = stablehlo.convert %0 : (tensor<7xi32>) -> tensor<7xui32>
  check.expect_eq_const(%r, dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui32>) : tensor<7xui32>
  return
}
func.func @convert_i32_i1() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi32>
  %r = stablehlo.convert %0 : (tensor<7xi32>) -> tensor<7xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, true, true, true]> : tensor<7xi1>) : tensor<7xi1>
  return
}
func.func @convert_ui8_f32() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui8>
  %r = stablehlo.convert %0 : (tensor<7xui8>) -> tensor<7xf32>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @convert_ui8_f16() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui8>
  %r = stablehlo.convert %0 : (tensor<7xui8>) -> tensor<7xf16>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xf16>) : tensor<7xf16>
  return
}
func.func @convert_ui8_bf16() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui8>
  %r = stablehlo.convert %0 : (tensor<7xui8>) -> tensor<7xbf16>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xbf16>) : tensor<7xbf16>
  return
}
func.func @convert_ui8_f64() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui8>
  %r = stablehlo.convert %0 : (tensor<7xui8>) -> tensor<7xf64>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xf64>) : tensor<7xf64>
  return
}
func.func @convert_ui8_i8() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui8>
  %r = stablehlo.convert %0 : (tensor<7xui8>) -> tensor<7xi8>
  check.expect_eq_const(%r, dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @convert_ui8_i32() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui8>
  %r = stablehlo.convert %0 : (tensor<7xui8>) -> tensor<7xi32>
  check.expect_eq_const(%r, dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @convert_ui8_ui32() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui8>
  %r = stablehlo.convert %0 : (tensor<7xui8>) -> tensor<7xui32>
  check.expect_eq_const(%r, dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui32>) : tensor<7xui32>
  return
}
func.func @convert_ui8_i1() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui8>
  %r = stablehlo.convert %0 : (tensor<7xui8>) -> tensor<7xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, true, true, true]> : tensor<7xi1>) : tensor<7xi1>
  return
}
func.func @convert_ui32_f32() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui32>
  %r = stablehlo.convert %0 : (tensor<7xui32>) -> tensor<7xf32>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @convert_ui32_f16() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui32>
  %r = stablehlo.convert %0 : (tensor<7xui32>) -> tensor<7xf16>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xf16>) : tensor<7xf16>
  return
}
func.func @convert_ui32_bf16() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui32>
  %r = stablehlo.convert %0 : (tensor<7xui32>) -> tensor<7xbf16>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xbf16>) : tensor<7xbf16>
  return
}
func.func @convert_ui32_f64() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui32>
  %r = stablehlo.convert %0 : (tensor<7xui32>) -> tensor<7xf64>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xf64>) : tensor<7xf64>
  return
}
func.func @convert_ui32_i8() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui32>
  %r = stablehlo.convert %0 : (tensor<7xui32>) -> tensor<7xi8>
  check.expect_eq_const(%r, dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @convert_ui32_i32() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui32>
  %r = stablehlo.convert %0 : (tensor<7xui32>) -> tensor<7xi32>
  check.expect_eq_const(%r, dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @convert_ui32_ui8() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui32>
  %r = stablehlo.convert %0 : (tensor<7xui32>) -> tensor<7xui8>
  check.expect_eq_const(%r, dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui8>) : tensor<7xui8>
  return
}
func.func @convert_ui32_i1() {
  %0 = util.unfoldable_constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui32>
  %r = stablehlo.convert %0 : (tensor<7xui32>) -> tensor<7xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, true, true, true]> : tensor<7xi1>) : tensor<7xi1>
  return
}
func.func @convert_i1_f32() {
  %0 = util.unfoldable_constant dense<[false, true, false, false, true, false, true]> : tensor<7xi1>
  %r = stablehlo.convert %0 : (tensor<7xi1>) -> tensor<7xf32>
  check.expect_eq_const(%r, dense<[0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @convert_i1_f16() {
  %0 = util.unfoldable_constant dense<[false, true, false, false, true, false, true]> : tensor<7xi1>
  %r = stablehlo.convert %0 : (tensor<7xi1>) -> tensor<7xf16>
  check.expect_eq_const(%r, dense<[0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0]> : tensor<7xf16>) : tensor<7xf16>
  return
}
func.func @convert_i1_bf16() {
  %0 = util.unfoldable_constant dense<[false, true, false, false, true, false, true]> : tensor<7xi1>
  %r = stablehlo.convert %0 : (tensor<7xi1>) -> tensor<7xbf16>
  check.expect_eq_const(%r, dense<[0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0]> : tensor<7xbf16>) : tensor<7xbf16>
  return
}
func.func @convert_i1_f64() {
  %0 = util.unfoldable_constant dense<[false, true, false, false, true, false, true]> : tensor<7xi1>
  %r = stablehlo.convert %0 : (tensor<7xi1>) -> tensor<7xf64>
  check.expect_eq_const(%r, dense<[0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0]> : tensor<7xf64>) : tensor<7xf64>
  return
}
func.func @convert_i1_i8() {
  %0 = util.unfoldable_constant dense<[false, true, false, false, true, false, true]> : tensor<7xi1>
  %r = stablehlo.convert %0 : (tensor<7xi1>) -> tensor<7xi8>
  check.expect_eq_const(%r, dense<[0, 1, 0, 0, 1, 0, 1]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @convert_i1_i32() {
  %0 = util.unfoldable_constant dense<[false, true, false, false, true, false, true]> : tensor<7xi1>
  %r = stablehlo.convert %0 : (tensor<7xi1>) -> tensor<7xi32>
  check.expect_eq_const(%r, dense<[0, 1, 0, 0, 1, 0, 1]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @convert_i1_ui8() {
  %0 = util.unfoldable_constant dense<[false, true, false, false, true, false, true]> : tensor<7xi1>
  %r = stablehlo.convert %0 : (tensor<7xi1>) -> tensor<7xui8>
  check.expect_eq_const(%r, dense<[0, 1, 0, 0, 1, 0, 1]> : tensor<7xui8>) : tensor<7xui8>
  return
}
func.func @convert_i1_ui32() {
  %0 = util.unfoldable_constant dense<[false, true, false, false, true, false, true]> : tensor<7xi1>
  %r = stablehlo.convert %0 : (tensor<7xi1>) -> tensor<7xui32>
  check.expect_eq_const(%r, dense<[0, 1, 0, 0, 1, 0, 1]> : tensor<7xui32>) : tensor<7xui32>
  return
}
func.func @convert_saturates() {
  %0 = util.unfoldable_constant dense<[1.0000000200408773e+20, -1.0000000200408773e+20, 2.9000000953674316, -2.9000000953674316, 0x7FC00000]> : tensor<5xf32>
  %r = stablehlo.convert %0 : (tensor<5xf32>) -> tensor<5xi32>
  check.expect_eq_const(%r, dense<[2147483647, -2147483648, 2, -2, 0]> : tensor<5xi32>) : tensor<5xi32>
  return
}
func.func @convert_rounds() {
  %0 = util.unfoldable_constant dense<[16777217, -16777219, 2147483647]> : tensor<3xi32>
  %r = stablehlo.convert %0 : (tensor<3xi32>) -> tensor<3xf32>
  check.expect_eq_const(%r, dense<[16777216.0, -16777220.0, 2147483648.0]> : tensor<3xf32>) : tensor<3xf32>
  return
}
func.func @compare_eq_f32() {
  %0 = util.unfoldable_constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0, 2.5, -0.5, 1.5, 1.1215057373046875]> : tensor<9xf32>
  %1 = util.unfoldable_constant dense<[1.1215057373046875, 1.5, -0.5, 2.5, 0.0, -0.0, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<9xf32>
  %r = stablehlo.compare EQ, %0, %1 : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, false, true, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_ne_f32() {
  %0 = util.unfoldable_constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0, 2.5, -0.5, 1.5, 1.1215057373046875]> : tensor<9xf32>
  %1 = util.unfoldable_constant dense<[1.1215057373046875, 1.5, -0.5, 2.5, 0.0, -0.0, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<9xf32>
  %r = stablehlo.compare NE, %0, %1 : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, false, true, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_lt_f32() {
  %0 = util.unfoldable_constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0, 2.5, -0.5, 1.5, 1.1215057373046875]> : tensor<9xf32>
  %1 = util.unfoldable_constant dense<[1.1215057373046875, 1.5, -0.5, 2.5, 0.0, -0.0, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<9xf32>
  %r = stablehlo.compare LT, %0, %1 : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, true, true, false, false, false, true, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_le_f32() {
  %0 = util.unfoldable_constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0, 2.5, -0.5, 1.5, 1.1215057373046875]> : tensor<9xf32>
  %1 = util.unfoldable_constant dense<[1.1215057373046875, 1.5, -0.5, 2.5, 0.0, -0.0, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<9xf32>
  %r = stablehlo.compare LE, %0, %1 : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, true, true, true, false, false, true, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_gt_f32() {
  %0 = util.unfoldable_constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0, 2.5, -0.5, 1.5, 1.1215057373046875]> : tensor<9xf32>
  %1 = util.unfoldable_constant dense<[1.1215057373046875, 1.5, -0.5, 2.5, 0.0, -0.0, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<9xf32>
  %r = stablehlo.compare GT, %0, %1 : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, true, false, false, false, true, true, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_ge_f32() {
  %0 = util.unfoldable_constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, -0.0, 0.0, 2.5, -0.5, 1.5, 1.1215057373046875]> : tensor<9xf32>
  %1 = util.unfoldable_constant dense<[1.1215057373046875, 1.5, -0.5, 2.5, 0.0, -0.0, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<9xf32>
  %r = stablehlo.compare GE, %0, %1 : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, true, false, false, true, true, true, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_eq_i8() {
  %0 = util.unfoldable_constant dense<[127, -128, 0, 2, -5, 6, -1, -8, 3]> : tensor<9xi8>
  %1 = util.unfoldable_constant dense<[3, -8, -1, 6, -5, 2, 0, -128, 127]> : tensor<9xi8>
  %r = stablehlo.compare EQ, %0, %1 : (tensor<9xi8>, tensor<9xi8>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, false, true, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_ne_i8() {
  %0 = util.unfoldable_constant dense<[127, -128, 0, 2, -5, 6, -1, -8, 3]> : tensor<9xi8>
  %1 = util.unfoldable_constant dense<[3, -8, -1, 6, -5, 2, 0, -128, 127]> : tensor<9xi8>
  %r = stablehlo.compare NE, %0, %1 : (tensor<9xi8>, tensor<9xi8>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, false, true, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_lt_i8() {
  %0 = util.unfoldable_constant dense<[127, -128, 0, 2, -5, 6, -1, -8, 3]> : tensor<9xi8>
  %1 = util.unfoldable_constant dense<[3, -8, -1, 6, -5, 2, 0, -128, 127]> : tensor<9xi8>
  %r = stablehlo.compare LT, %0, %1 : (tensor<9xi8>, tensor<9xi8>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, true, false, true, false, false, true, false, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_le_i8() {
  %0 = util.unfoldable_constant dense<[127, -128, 0, 2, -5, 6, -1, -8, 3]> : tensor<9xi8>
  %1 = util.unfoldable_constant dense<[3, -8, -1, 6, -5, 2, 0, -128, 127]> : tensor<9xi8>
  %r = stablehlo.compare LE, %0, %1 : (tensor<9xi8>, tensor<9xi8>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, true, false, true, true, false, true, false, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_gt_i8() {
  %0 = util.unfoldable_constant dense<[127, -128, 0, 2, -5, 6, -1, -8, 3]> : tensor<9xi8>
  %1 = util.unfoldable_constant dense<[3, -8, -1, 6, -5, 2, 0, -128, 127]> : tensor<9xi8>
  %r = stablehlo.compare GT, %0, %1 : (tensor<9xi8>, tensor<9xi8>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, false, true, false, false, true, false, true, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_ge_i8() {
  %0 = util.unfoldable_constant dense<[127, -128, 0, 2, -5, 6, -1, -8, 3]> : tensor<9xi8>
  %1 = util.unfoldable_constant dense<[3, -8, -1, 6, -5, 2, 0, -128, 127]> : tensor<9xi8>
  %r = stablehlo.compare GE, %0, %1 : (tensor<9xi8>, tensor<9xi8>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, false, true, false, true, true, false, true, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_eq_ui32() {
  %0 = util.unfoldable_constant dense<[4294967295, 0, 0, 2, 0, 6, 0, 0, 3]> : tensor<9xui32>
  %1 = util.unfoldable_constant dense<[3, 0, 0, 6, 0, 2, 0, 0, 4294967295]> : tensor<9xui32>
  %r = stablehlo.compare EQ, %0, %1 : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, true, true, false, true, false, true, true, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_ne_ui32() {
  %0 = util.unfoldable_constant dense<[4294967295, 0, 0, 2, 0, 6, 0, 0, 3]> : tensor<9xui32>
  %1 = util.unfoldable_constant dense<[3, 0, 0, 6, 0, 2, 0, 0, 4294967295]> : tensor<9xui32>
  %r = stablehlo.compare NE, %0, %1 : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, false, false, true, false, true, false, false, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_lt_ui32() {
  %0 = util.unfoldable_constant dense<[4294967295, 0, 0, 2, 0, 6, 0, 0, 3]> : tensor<9xui32>
  %1 = util.unfoldable_constant dense<[3, 0, 0, 6, 0, 2, 0, 0, 4294967295]> : tensor<9xui32>
  %r = stablehlo.compare LT, %0, %1 : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, false, false, false, false, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_le_ui32() {
  %0 = util.unfoldable_constant dense<[4294967295, 0, 0, 2, 0, 6, 0, 0, 3]> : tensor<9xui32>
  %1 = util.unfoldable_constant dense<[3, 0, 0, 6, 0, 2, 0, 0, 4294967295]> : tensor<9xui32>
  %r = stablehlo.compare LE, %0, %1 : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, true, true, true, true, false, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_gt_ui32() {
  %0 = util.unfoldable_constant dense<[4294967295, 0, 0, 2, 0, 6, 0, 0, 3]> : tensor<9xui32>
  %1 = util.unfoldable_constant dense<[3, 0, 0, 6, 0, 2, 0, 0, 4294967295]> : tensor<9xui32>
  %r = stablehlo.compare GT, %0, %1 : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, false, false, false, false, true, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_ge_ui32() {
  %0 = util.unfoldable_constant dense<[4294967295, 0, 0, 2, 0, 6, 0, 0, 3]> : tensor<9xui32>
  %1 = util.unfoldable_constant dense<[3, 0, 0, 6, 0, 2, 0, 0, 4294967295]> : tensor<9xui32>
  %r = stablehlo.compare GE, %0, %1 : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, true, false, true, true, true, true, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_eq_i1() {
  %0 = util.unfoldable_constant dense<[false, true, false, false, true, false, true, true, false]> : tensor<9xi1>
  %1 = util.unfoldable_constant dense<[false, true, true, false, true, false, false, true, false]> : tensor<9xi1>
  %r = stablehlo.compare EQ, %0, %1 : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, false, true, true, true, false, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_ne_i1() {
  %0 = util.unfoldable_constant dense<[false, true, false, false, true, false, true, true, false]> : tensor<9xi1>
  %1 = util.unfoldable_constant dense<[false, true, true, false, true, false, false, true, false]> : tensor<9xi1>
  %r = stablehlo.compare NE, %0, %1 : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, true, false, false, false, true, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_lt_i1() {
  %0 = util.unfoldable_constant dense<[false, true, false, false, true, false, true, true, false]> : tensor<9xi1>
  %1 = util.unfoldable_constant dense<[false, true, true, false, true, false, false, true, false]> : tensor<9xi1>
  %r = stablehlo.compare LT, %0, %1 : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, true, false, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_le_i1() {
  %0 = util.unfoldable_constant dense<[false, true, false, false, true, false, true, true, false]> : tensor<9xi1>
  %1 = util.unfoldable_constant dense<[false, true, true, false, true, false, false, true, false]> : tensor<9xi1>
  %r = stablehlo.compare LE, %0, %1 : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, true, true, false, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_gt_i1() {
  %0 = util.unfoldable_constant dense<[false, true, false, false, true, false, true, true, false]> : tensor<9xi1>
  %1 = util.unfoldable_constant dense<[false, true, true, false, true, false, false, true, false]> : tensor<9xi1>
  %r = stablehlo.compare GT, %0, %1 : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, false, false, false, true, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_ge_i1() {
  %0 = util.unfoldable_constant dense<[false, true, false, false, true, false, true, true, false]> : tensor<9xi1>
  %1 = util.unfoldable_constant dense<[false, true, true, false, true, false, false, true, false]> : tensor<9xi1>
  %r = stablehlo.compare GE, %0, %1 : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, false, true, true, true, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_total_order() {
  %0 = util.unfoldable_constant dense<[-0.0, 0.0, 0x7FC00000, 0xFF800000]> : tensor<4xf32>
  %1 = util.unfoldable_constant dense<[0.0, -0.0, 0x7F800000, -1.0]> : tensor<4xf32>
  %r = stablehlo.compare LT, %0, %1, TOTALORDER : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const(%r, dense<[true, false, false, true]> : tensor<4xi1>) : tensor<4xi1>
  return
}
func.func @select() {
  %0 = util.unfoldable_constant dense<[[false, true, false, false, true], [false, true, true, false, true], [false, false, true, false, true]]> : tensor<3x5xi1>
  %1 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567]]> : tensor<3x5xf32>
  %2 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %r = stablehlo.select %0, %1, %2 : tensor<3x5xi1>, tensor<3x5xf32>
  check.expect_eq_const(%r, dense<[[-0.088251493871212, -0.8359218239784241, 1.3281563520431519, -0.9636396765708923, -1.7113100290298462], [0.4527681767940521, -0.29490214586257935, -2.586698293685913, -0.42262002825737, -1.1702903509140015], [0.9937878251075745, -1.2980082035064697, -2.0456786155700684, 0.11839962750673294, -0.6292706727981567]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  return
}
func.func @select_scalar() {
  %0 = util.unfoldable_constant dense<false> : tensor<i1>
  %1 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567]]> : tensor<3x5xf32>
  %2 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %r = stablehlo.select %0, %1, %2 : tensor<i1>, tensor<3x5xf32>
  check.expect_eq_const(%r, dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  return
}
func.func @bitcast_same() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242]> : tensor<3xf32>
  %r = stablehlo.bitcast_convert %0 : (tensor<3xf32>) -> tensor<3xi32>
  check.expect_eq_const(%r, dense<[1069177366, -1084883207, 1077400440]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @bitcast_narrower() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242]> : tensor<3xf32>
  %r = stablehlo.bitcast_convert %0 : (tensor<3xf32>) -> tensor<3x2xi16>
  check.expect_eq_const(%r, dense<[[23062, 16314], [-263, -16555], [-11400, 16439]]> : tensor<3x2xi16>) : tensor<3x2xi16>
  return
}
func.func @bitcast_wider() {
  %0 = util.unfoldable_constant dense<[[23062, 16314], [-263, -16555], [-11400, 16439]]> : tensor<3x2xi16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xi16>) -> tensor<3xf32>
  check.expect_eq_const(%r, dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242]> : tensor<3xf32>) : tensor<3xf32>
  return
}
func.func @bitcast_i8_i4() {
  %0 = util.unfoldable_constant dense<[4, -3, 9]> : tensor<3xi8>
  %r = stablehlo.bitcast_convert %0 : (tensor<3xi8>) -> tensor<3x2xi4>
  check.expect_eq_const(%r, dense<[[4, 0], [-3, -1], [-7, 0]]> : tensor<3x2xi4>) : tensor<3x2xi4>
  return
}
func.func @bitcast_i4_i8() {
  %0 = util.unfoldable_constant dense<[[4, 0], [-3, -1], [-7, 0]]> : tensor<3x2xi4>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xi4>) -> tensor<3xi8>
  check.expect_eq_const(%r, dense<[4, -3, 9]> : tensor<3xi8>) : tensor<3xi8>
  return
}
func.func @bitcast_ui8_i4() {
  %0 = util.unfoldable_constant dense<[4, 0, 9]> : tensor<3xui8>
  %r = stablehlo.bitcast_convert %0 : (tensor<3xui8>) -> tensor<3x2xi4>
  check.expect_eq_const(%r, dense<[[4, 0], [0, 0], [-7, 0]]> : tensor<3x2xi4>) : tensor<3x2xi4>
  return
}
func.func @bitcast_i4_ui8() {
  %0 = util.unfoldable_constant dense<[[4, 0], [0, 0], [-7, 0]]> : tensor<3x2xi4>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xi4>) -> tensor<3xui8>
  check.expect_eq_const(%r, dense<[4, 0, 9]> : tensor<3xui8>) : tensor<3xui8>
  return
}
func.func @bitcast_i16_i4() {
  %0 = util.unfoldable_constant dense<[4, -3, 9]> : tensor<3xi16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3xi16>) -> tensor<3x4xi4>
  check.expect_eq_const(%r, dense<[[4, 0, 0, 0], [-3, -1, -1, -1], [-7, 0, 0, 0]]> : tensor<3x4xi4>) : tensor<3x4xi4>
  return
}
func.func @bitcast_i4_i16() {
  %0 = util.unfoldable_constant dense<[[4, 0, 0, 0], [-3, -1, -1, -1], [-7, 0, 0, 0]]> : tensor<3x4xi4>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x4xi4>) -> tensor<3xi16>
  check.expect_eq_const(%r, dense<[4, -3, 9]> : tensor<3xi16>) : tensor<3xi16>
  return
}
func.func @bitcast_i32_i4() {
  %0 = util.unfoldable_constant dense<[4, -3, 9]> : tensor<3xi32>
  %r = stablehlo.bitcast_convert %0 : (tensor<3xi32>) -> tensor<3x8xi4>
  check.expect_eq_const(%r, dense<[[4, 0, 0, 0, 0, 0, 0, 0], [-3, -1, -1, -1, -1, -1, -1, -1], [-7, 0, 0, 0, 0, 0, 0, 0]]> : tensor<3x8xi4>) : tensor<3x8xi4>
  return
}
func.func @bitcast_i4_i32() {
  %0 = util.unfoldable_constant dense<[[4, 0, 0, 0, 0, 0, 0, 0], [-3, -1, -1, -1, -1, -1, -1, -1], [-7, 0, 0, 0, 0, 0, 0, 0]]> : tensor<3x8xi4>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x8xi4>) -> tensor<3xi32>
  check.expect_eq_const(%r, dense<[4, -3, 9]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @bitcast_ui64_i4() {
  %0 = util.unfoldable_constant dense<[4, 0, 9]> : tensor<3xui64>
  %r = stablehlo.bitcast_convert %0 : (tensor<3xui64>) -> tensor<3x16xi4>
  check.expect_eq_const(%r, dense<[[4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [-7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<3x16xi4>) : tensor<3x16xi4>
  return
}
func.func @bitcast_i4_ui64() {
  %0 = util.unfoldable_constant dense<[[4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [-7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<3x16xi4>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x16xi4>) -> tensor<3xui64>
  check.expect_eq_const(%r, dense<[4, 0, 9]> : tensor<3xui64>) : tensor<3xui64>
  return
}
func.func @bitcast_f16_i4() {
  %0 = util.unfoldable_constant dense<[1.4560546875, -0.8359375, 2.873046875]> : tensor<3xf16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3xf16>) -> tensor<3x4xi4>
  check.expect_eq_const(%r, dense<[[3, -3, -3, 3], [0, -5, -6, -5], [-1, -5, 1, 4]]> : tensor<3x4xi4>) : tensor<3x4xi4>
  return
}
func.func @bitcast_i4_f16() {
  %0 = util.unfoldable_constant dense<[[3, -3, -3, 3], [0, -5, -6, -5], [-1, -5, 1, 4]]> : tensor<3x4xi4>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x4xi4>) -> tensor<3xf16>
  check.expect_eq_const(%r, dense<[1.4560546875, -0.8359375, 2.873046875]> : tensor<3xf16>) : tensor<3xf16>
  return
}
func.func @bitcast_i8_ui4() {
  %0 = util.unfoldable_constant dense<[4, -3, 9]> : tensor<3xi8>
  %r = stablehlo.bitcast_convert %0 : (tensor<3xi8>) -> tensor<3x2xui4>
  check.expect_eq_const(%r, dense<[[4, 0], [13, 15], [9, 0]]> : tensor<3x2xui4>) : tensor<3x2xui4>
  return
}
func.func @bitcast_ui4_i8() {
  %0 = util.unfoldable_constant dense<[[4, 0], [13, 15], [9, 0]]> : tensor<3x2xui4>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xui4>) -> tensor<3xi8>
  check.expect_eq_const(%r, dense<[4, -3, 9]> : tensor<3xi8>) : tensor<3xi8>
  return
}
func.func @bitcast_ui8_ui4() {
  %0 = util.unfoldable_constant dense<[4, 0, 9]> : tensor<3xui8>
  %r = stablehlo.bitcast_convert %0 : (tensor<3xui8>) -> tensor<3x2xui4>
  check.expect_eq_const(%r, dense<[[4, 0], [0, 0], [9, 0]]> : tensor<3x2xui4>) : tensor<3x2xui4>
  return
}
func.func @bitcast_ui4_ui8() {
  %0 = util.unfoldable_constant dense<[[4, 0], [0, 0], [9, 0]]> : tensor<3x2xui4>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xui4>) -> tensor<3xui8>
  check.expect_eq_const(%r, dense<[4, 0, 9]> : tensor<3xui8>) : tensor<3xui8>
  return
}
func.func @bitcast_i16_ui4() {
  %0 = util.unfoldable_constant dense<[4, -3, 9]> : tensor<3xi16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3xi16>) -> tensor<3x4xui4>
  check.expect_eq_const(%r, dense<[[4, 0, 0, 0], [13, 15, 15, 15], [9, 0, 0, 0]]> : tensor<3x4xui4>) : tensor<3x4xui4>
  return
}
func.func @bitcast_ui4_i16() {
  %0 = util.unfoldable_constant dense<[[4, 0, 0, 0], [13, 15, 15, 15], [9, 0, 0, 0]]> : tensor<3x4xui4>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x4xui4>) -> tensor<3xi16>
  check.expect_eq_const(%r, dense<[4, -3, 9]> : tensor<3xi16>) : tensor<3xi16>
  return
}
func.func @bitcast_i32_ui4() {
  %0 = util.unfoldable_constant dense<[4, -3, 9]> : tensor<3xi32>
  %r = stablehlo.bitcast_convert %0 : (tensor<3xi32>) -> tensor<3x8xui4>
  check.expect_eq_const(%r, dense<[[4, 0, 0, 0, 0, 0, 0, 0], [13, 15, 15, 15, 15, 15, 15, 15], [9, 0, 0, 0, 0, 0, 0, 0]]> : tensor<3x8xui4>) : tensor<3x8xui4>
  return
}
func.func @bitcast_ui4_i32() {
  %0 = util.unfoldable_constant dense<[[4, 0, 0, 0, 0, 0, 0, 0], [13, 15, 15, 15, 15, 15, 15, 15], [9, 0, 0, 0, 0, 0, 0, 0]]> : tensor<3x8xui4>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x8xui4>) -> tensor<3xi32>
  check.expect_eq_const(%r, dense<[4, -3, 9]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @bitcast_ui64_ui4() {
  %0 = util.unfoldable_constant dense<[4, 0, 9]> : tensor<3xui64>
  %r = stablehlo.bitcast_convert %0 : (tensor<3xui64>) -> tensor<3x16xui4>
  check.expect_eq_const(%r, dense<[[4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<3x16xui4>) : tensor<3x16xui4>
  return
}
func.func @bitcast_ui4_ui64() {
  %0 = util.unfoldable_constant dense<[[4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<3x16xui4>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x16xui4>) -> tensor<3xui64>
  check.expect_eq_const(%r, dense<[4, 0, 9]> : tensor<3xui64>) : tensor<3xui64>
  return
}
func.func @bitcast_f16_ui4() {
  %0 = util.unfoldable_constant dense<[1.4560546875, -0.8359375, 2.873046875]> : tensor<3xf16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3xf16>) -> tensor<3x4xui4>
  check.expect_eq_const(%r, dense<[[3, 13, 13, 3], [0, 11, 10, 11], [15, 11, 1, 4]]> : tensor<3x4xui4>) : tensor<3x4xui4>
  return
}
func.func @bitcast_ui4_f16() {
  %0 = util.unfoldable_constant dense<[[3, 13, 13, 3], [0, 11, 10, 11], [15, 11, 1, 4]]> : tensor<3x4xui4>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x4xui4>) -> tensor<3xf16>
  check.expect_eq_const(%r, dense<[1.4560546875, -0.8359375, 2.873046875]> : tensor<3xf16>) : tensor<3xf16>
  return
}
