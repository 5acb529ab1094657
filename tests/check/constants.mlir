// Ops on constants, and reductions over dims of size 1. Written by generate.py.
func.func @convert_f32_f16() {
  %0 = stablehlo.constant dense<[2.2279372215270996, 1.0820391178131104, 2.936141014099121, 1.7902430295944214, 0.6443449854850769, 2.4984469413757324, 1.3525489568710327]> : tensor<7xf32>
  %r = stablehlo.convert %0 : (tensor<7xf32>) -> tensor<7xf16>
  check.expect_eq_const(%r, dense<[2.228515625, 1.08203125, 2.935546875, 1.7900390625, 0.64453125, 2.498046875, 1.3525390625]> : tensor<7xf16>) : tensor<7xf16>
  return
}
func.func @convert_f32_bf16() {
  %0 = stablehlo.constant dense<[2.2279372215270996, 1.0820391178131104, 2.936141014099121, 1.7902430295944214, 0.6443449854850769, 2.4984469413757324, 1.3525489568710327]> : tensor<7xf32>
  %r = stablehlo.convert %0 : (tensor<7xf32>) -> tensor<7xbf16>
  check.expect_eq_const(%r, dense<[2.234375, 1.0859375, 2.9375, 1.7890625, 0.64453125, 2.5, 1.3515625]> : tensor<7xbf16>) : tensor<7xbf16>
  return
}
func.func @convert_f32_i8() {
  %0 = stablehlo.constant dense<[2.2279372215270996, 1.0820391178131104, 2.936141014099121, 1.7902430295944214, 0.6443449854850769, 2.4984469413757324, 1.3525489568710327]> : tensor<7xf32>
  %r = stablehlo.convert %0 : (tensor<7xf32>) -> tensor<7xi8>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @convert_f32_i32() {
  %0 = stablehlo.constant dense<[2.2279372215270996, 1.0820391178131104, 2.936141014099121, 1.7902430295944214, 0.6443449854850769, 2.4984469413757324, 1.3525489568710327]> : tensor<7xf32>
  %r = stablehlo.convert %0 : (tensor<7xf32>) -> tensor<7xi32>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @convert_f32_ui8() {
  %0 = stablehlo.constant dense<[2.2279372215270996, 1.0820391178131104, 2.936141014099121, 1.7902430295944214, 0.6443449854850769, 2.4984469413757324, 1.3525489568710327]> : tensor<7xf32>
  %r = stablehlo.convert %0 : (tensor<7xf32>) -> tensor<7xui8>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xui8>) : tensor<7xui8>
  return
}
func.func @convert_f32_ui32() {
  %0 = stablehlo.constant dense<[2.2279372215270996, 1.0820391178131104, 2.936141014099121, 1.7902430295944214, 0.6443449854850769, 2.4984469413757324, 1.3525489568710327]> : tensor<7xf32>
  %r = stablehlo.convert %0 : (tensor<7xf32>) -> tensor<7xui32>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xui32>) : tensor<7xui32>
  return
}
func.func @convert_f32_i1() {
  %0 = stablehlo.constant dense<[2.2279372215270996, 1.0820391178131104, 2.936141014099121, 1.7902430295944214, 0.6443449854850769, 2.4984469413757324, 1.3525489568710327]> : tensor<7xf32>
  %r = stablehlo.convert %0 : (tensor<7xf32>) -> tensor<7xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, true, true, true]> : tensor<7xi1>) : tensor<7xi1>
  return
}
func.func @convert_f16_f32() {
  %0 = stablehlo.constant dense<[2.228515625, 1.08203125, 2.935546875, 1.7900390625, 0.64453125, 2.498046875, 1.3525390625]> : tensor<7xf16>
  %r = stablehlo.convert %0 : (tensor<7xf16>) -> tensor<7xf32>
  check.expect_eq_const(%r, dense<[2.228515625, 1.08203125, 2.935546875, 1.7900390625, 0.64453125, 2.498046875, 1.3525390625]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @convert_f16_bf16() {
  %0 = stablehlo.constant dense<[2.228515625, 1.08203125, 2.935546875, 1.7900390625, 0.64453125, 2.498046875, 1.3525390625]> : tensor<7xf16>
  %r = stablehlo.convert %0 : (tensor<7xf16>) -> tensor<7xbf16>
  check.expect_eq_const(%r, dense<[2.234375, 1.078125, 2.9375, 1.7890625, 0.64453125, 2.5, 1.3515625]> : tensor<7xbf16>) : tensor<7xbf16>
  return
}
func.func @convert_f16_f64() {
  %0 = stablehlo.constant dense<[2.228515625, 1.08203125, 2.935546875, 1.7900390625, 0.64453125, 2.498046875, 1.3525390625]> : tensor<7xf16>
  %r = stablehlo.convert %0 : (tensor<7xf16>) -> tensor<7xf64>
  check.expect_eq_const(%r, dense<[2.228515625, 1.08203125, 2.935546875, 1.7900390625, 0.64453125, 2.498046875, 1.3525390625]> : tensor<7xf64>) : tensor<7xf64>
  return
}
func.func @convert_f16_i8() {
  %0 = stablehlo.constant dense<[2.228515625, 1.08203125, 2.935546875, 1.7900390625, 0.64453125, 2.498046875, 1.3525390625]> : tensor<7xf16>
  %r = stablehlo.convert %0 : (tensor<7xf16>) -> tensor<7xi8>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @convert_f16_i32() {
  %0 = stablehlo.constant dense<[2.228515625, 1.08203125, 2.935546875, 1.7900390625, 0.64453125, 2.498046875, 1.3525390625]> : tensor<7xf16>
  %r = stablehlo.convert %0 : (tensor<7xf16>) -> tensor<7xi32>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @convert_f16_ui8() {
  %0 = stablehlo.constant dense<[2.228515625, 1.08203125, 2.935546875, 1.7900390625, 0.64453125, 2.498046875, 1.3525390625]> : tensor<7xf16>
  %r = stablehlo.convert %0 : (tensor<7xf16>) -> tensor<7xui8>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xui8>) : tensor<7xui8>
  return
}
func.func @convert_f16_ui32() {
  %0 = stablehlo.constant dense<[2.228515625, 1.08203125, 2.935546875, 1.7900390625, 0.64453125, 2.498046875, 1.3525390625]> : tensor<7xf16>
  %r = stablehlo.convert %0 : (tensor<7xf16>) -> tensor<7xui32>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xui32>) : tensor<7xui32>
  return
}
func.func @convert_f16_i1() {
  %0 = stablehlo.constant dense<[2.228515625, 1.08203125, 2.935546875, 1.7900390625, 0.64453125, 2.498046875, 1.3525390625]> : tensor<7xf16>
  %r = stablehlo.convert %0 : (tensor<7xf16>) -> tensor<7xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, true, true, true]> : tensor<7xi1>) : tensor<7xi1>
  return
}
func.func @convert_bf16_f32() {
  %0 = stablehlo.constant dense<[2.234375, 1.0859375, 2.9375, 1.7890625, 0.64453125, 2.5, 1.3515625]> : tensor<7xbf16>
  %r = stablehlo.convert %0 : (tensor<7xbf16>) -> tensor<7xf32>
  check.expect_eq_const(%r, dense<[2.234375, 1.0859375, 2.9375, 1.7890625, 0.64453125, 2.5, 1.3515625]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @convert_bf16_f16() {
  %0 = stablehlo.constant dense<[2.234375, 1.0859375, 2.9375, 1.7890625, 0.64453125, 2.5, 1.3515625]> : tensor<7xbf16>
  %r = stablehlo.convert %0 : (tensor<7xbf16>) -> tensor<7xf16>
  check.expect_eq_const(%r, dense<[2.234375, 1.0859375, 2.9375, 1.7890625, 0.64453125, 2.5, 1.3515625]> : tensor<7xf16>) : tensor<7xf16>
  return
}
func.func @convert_bf16_f64() {
  %0 = stablehlo.constant dense<[2.234375, 1.0859375, 2.9375, 1.7890625, 0.64453125, 2.5, 1.3515625]> : tensor<7xbf16>
  %r = stablehlo.convert %0 : (tensor<7xbf16>) -> tensor<7xf64>
  check.expect_eq_const(%r, dense<[2.234375, 1.0859375, 2.9375, 1.7890625, 0.64453125, 2.5, 1.3515625]> : tensor<7xf64>) : tensor<7xf64>
  return
}
func.func @convert_bf16_i8() {
  %0 = stablehlo.constant dense<[2.234375, 1.0859375, 2.9375, 1.7890625, 0.64453125, 2.5, 1.3515625]> : tensor<7xbf16>
  %r = stablehlo.convert %0 : (tensor<7xbf16>) -> tensor<7xi8>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @convert_bf16_i32() {
  %0 = stablehlo.constant dense<[2.234375, 1.0859375, 2.9375, 1.7890625, 0.64453125, 2.5, 1.3515625]> : tensor<7xbf16>
  %r = stablehlo.convert %0 : (tensor<7xbf16>) -> tensor<7xi32>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @convert_bf16_ui8() {
  %0 = stablehlo.constant dense<[2.234375, 1.0859375, 2.9375, 1.7890625, 0.64453125, 2.5, 1.3515625]> : tensor<7xbf16>
  %r = stablehlo.convert %0 : (tensor<7xbf16>) -> tensor<7xui8>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xui8>) : tensor<7xui8>
  return
}
func.func @convert_bf16_ui32() {
  %0 = stablehlo.constant dense<[2.234375, 1.0859375, 2.9375, 1.7890625, 0.64453125, 2.5, 1.3515625]> : tensor<7xbf16>
  %r = stablehlo.convert %0 : (tensor<7xbf16>) -> tensor<7xui32>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xui32>) : tensor<7xui32>
  return
}
func.func @convert_bf16_i1() {
  %0 = stablehlo.constant dense<[2.234375, 1.0859375, 2.9375, 1.7890625, 0.64453125, 2.5, 1.3515625]> : tensor<7xbf16>
  %r = stablehlo.convert %0 : (tensor<7xbf16>) -> tensor<7xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, true, true, true]> : tensor<7xi1>) : tensor<7xi1>
  return
}
func.func @convert_f64_f16() {
  %0 = stablehlo.constant dense<[2.2279371262446404, 1.082039092494325, 2.9361410587440098, 1.7902430249936945, 0.6443449912433792, 2.498446957493064, 1.3525489237427486]> : tensor<7xf64>
  %r = stablehlo.convert %0 : (tensor<7xf64>) -> tensor<7xf16>
  check.expect_eq_const(%r, dense<[2.228515625, 1.08203125, 2.935546875, 1.7900390625, 0.64453125, 2.498046875, 1.3525390625]> : tensor<7xf16>) : tensor<7xf16>
  return
}
func.func @convert_f64_bf16() {
  %0 = stablehlo.constant dense<[2.2279371262446404, 1.082039092494325, 2.9361410587440098, 1.7902430249936945, 0.6443449912433792, 2.498446957493064, 1.3525489237427486]> : tensor<7xf64>
  %r = stablehlo.convert %0 : (tensor<7xf64>) -> tensor<7xbf16>
  check.expect_eq_const(%r, dense<[2.234375, 1.0859375, 2.9375, 1.7890625, 0.64453125, 2.5, 1.3515625]> : tensor<7xbf16>) : tensor<7xbf16>
  return
}
func.func @convert_f64_i8() {
  %0 = stablehlo.constant dense<[2.2279371262446404, 1.082039092494325, 2.9361410587440098, 1.7902430249936945, 0.6443449912433792, 2.498446957493064, 1.3525489237427486]> : tensor<7xf64>
  %r = stablehlo.convert %0 : (tensor<7xf64>) -> tensor<7xi8>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @convert_f64_i32() {
  %0 = stablehlo.constant dense<[2.2279371262446404, 1.082039092494325, 2.9361410587440098, 1.7902430249936945, 0.6443449912433792, 2.498446957493064, 1.3525489237427486]> : tensor<7xf64>
  %r = stablehlo.convert %0 : (tensor<7xf64>) -> tensor<7xi32>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @convert_f64_ui8() {
  %0 = stablehlo.constant dense<[2.2279371262446404, 1.082039092494325, 2.9361410587440098, 1.7902430249936945, 0.6443449912433792, 2.498446957493064, 1.3525489237427486]> : tensor<7xf64>
  %r = stablehlo.convert %0 : (tensor<7xf64>) -> tensor<7xui8>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xui8>) : tensor<7xui8>
  return
}
func.func @convert_f64_ui32() {
  %0 = stablehlo.constant dense<[2.2279371262446404, 1.082039092494325, 2.9361410587440098, 1.7902430249936945, 0.6443449912433792, 2.498446957493064, 1.3525489237427486]> : tensor<7xf64>
  %r = stablehlo.convert %0 : (tensor<7xf64>) -> tensor<7xui32>
  check.expect_eq_const(%r, dense<[2, 1, 2, 1, 0, 2, 1]> : tensor<7xui32>) : tensor<7xui32>
  return
}
func.func @convert_f64_i1() {
  %0 = stablehlo.constant dense<[2.2279371262446404, 1.082039092494325, 2.9361410587440098, 1.7902430249936945, 0.6443449912433792, 2.498446957493064, 1.3525489237427486]> : tensor<7xf64>
  %r = stablehlo.convert %0 : (tensor<7xf64>) -> tensor<7xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, true, true, true]> : tensor<7xi1>) : tensor<7xi1>
  return
}
func.func @convert_i8_f32() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi8>
  %r = stablehlo.convert %0 : (tensor<7xi8>) -> tensor<7xf32>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @convert_i8_f16() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi8>
  %r = stablehlo.convert %0 : (tensor<7xi8>) -> tensor<7xf16>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xf16>) : tensor<7xf16>
  return
}
func.func @convert_i8_bf16() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi8>
  %r = stablehlo.convert %0 : (tensor<7xi8>) -> tensor<7xbf16>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xbf16>) : tensor<7xbf16>
  return
}
func.func @convert_i8_f64() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi8>
  %r = stablehlo.convert %0 : (tensor<7xi8>) -> tensor<7xf64>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xf64>) : tensor<7xf64>
  return
}
func.func @convert_i8_i32() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi8>
  %r = stablehlo.convert %0 : (tensor<7xi8>) -> tensor<7xi32>
  check.expect_eq_const(%r, dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @convert_i8_ui8() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi8>
  %r = stablehlo.convert %0 : (tensor<7xi8>) -> tensor<7xui8>
  check.expect_eq_const(%r, dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui8>) : tensor<7xui8>
  return
}
func.func @convert_i8_ui32() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi8>
  %r = stablehlo.convert %0 : (tensor<7xi8>) -> tensor<7xui32>
  check.expect_eq_const(%r, dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui32>) : tensor<7xui32>
  return
}
func.func @convert_i8_i1() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi8>
  %r = stablehlo.convert %0 : (tensor<7xi8>) -> tensor<7xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, true, true, true]> : tensor<7xi1>) : tensor<7xi1>
  return
}
func.func @convert_i32_f32() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi32>
  %r = stablehlo.convert %0 : (tensor<7xi32>) -> tensor<7xf32>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @convert_i32_f16() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi32>
  %r = stablehlo.convert %0 : (tensor<7xi32>) -> tensor<7xf16>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xf16>) : tensor<7xf16>
  return
}
func.func @convert_i32_bf16() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi32>
  %r = stablehlo.convert %0 : (tensor<7xi32>) -> tensor<7xbf16>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xbf16>) : tensor<7xbf16>
  return
}
func.func @convert_i32_f64() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi32>
  %r = stablehlo.convert %0 : (tensor<7xi32>) -> tensor<7xf64>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xf64>) : tensor<7xf64>
  return
}
func.func @convert_i32_i8() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi32>
  %r = stablehlo.convert %0 : (tensor<7xi32>) -> tensor<7xi8>
  check.expect_eq_const(%r, dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @convert_i32_ui8() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi32>
  %r = stablehlo.convert %0 : (tensor<7xi32>) -> tensor<7xui8>
  check.expect_eq_const(%r, dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui8>) : tensor<7xui8>
  return
}
func.func @convert_i32_ui32() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi32>
  %r = stablehlo.convert %0 : (tensor<7xi32>) -> tensor<7xui32>
  check.expect_eq_const(%r, dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui32>) : tensor<7xui32>
  return
}
func.func @convert_i32_i1() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi32>
  %r = stablehlo.convert %0 : (tensor<7xi32>) -> tensor<7xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, true, true, true]> : tensor<7xi1>) : tensor<7xi1>
  return
}
func.func @convert_ui8_f32() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui8>
  %r = stablehlo.convert %0 : (tensor<7xui8>) -> tensor<7xf32>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @convert_ui8_f16() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui8>
  %r = stablehlo.convert %0 : (tensor<7xui8>) -> tensor<7xf16>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xf16>) : tensor<7xf16>
  return
}
func.func @convert_ui8_bf16() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui8>
  %r = stablehlo.convert %0 : (tensor<7xui8>) -> tensor<7xbf16>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xbf16>) : tensor<7xbf16>
  return
}
func.func @convert_ui8_f64() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui8>
  %r = stablehlo.convert %0 : (tensor<7xui8>) -> tensor<7xf64>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xf64>) : tensor<7xf64>
  return
}
func.func @convert_ui8_i8() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui8>
  %r = stablehlo.convert %0 : (tensor<7xui8>) -> tensor<7xi8>
  check.expect_eq_const(%r, dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @convert_ui8_i32() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui8>
  %r = stablehlo.convert %0 : (tensor<7xui8>) -> tensor<7xi32>
  check.expect_eq_const(%r, dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @convert_ui8_ui32() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui8>
  %r = stablehlo.convert %0 : (tensor<7xui8>) -> tensor<7xui32>
  check.expect_eq_const(%r, dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui32>) : tensor<7xui32>
  return
}
func.func @convert_ui8_i1() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui8>
  %r = stablehlo.convert %0 : (tensor<7xui8>) -> tensor<7xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, true, true, true]> : tensor<7xi1>) : tensor<7xi1>
  return
}
func.func @convert_ui32_f32() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui32>
  %r = stablehlo.convert %0 : (tensor<7xui32>) -> tensor<7xf32>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @convert_ui32_f16() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui32>
  %r = stablehlo.convert %0 : (tensor<7xui32>) -> tensor<7xf16>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xf16>) : tensor<7xf16>
  return
}
func.func @convert_ui32_bf16() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui32>
  %r = stablehlo.convert %0 : (tensor<7xui32>) -> tensor<7xbf16>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xbf16>) : tensor<7xbf16>
  return
}
func.func @convert_ui32_f64() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui32>
  %r = stablehlo.convert %0 : (tensor<7xui32>) -> tensor<7xf64>
  check.expect_eq_const(%r, dense<[7.0, 3.0, 9.0, 5.0, 2.0, 7.0, 4.0]> : tensor<7xf64>) : tensor<7xf64>
  return
}
func.func @convert_ui32_i8() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui32>
  %r = stablehlo.convert %0 : (tensor<7xui32>) -> tensor<7xi8>
  check.expect_eq_const(%r, dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @convert_ui32_i32() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui32>
  %r = stablehlo.convert %0 : (tensor<7xui32>) -> tensor<7xi32>
  check.expect_eq_const(%r, dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @convert_ui32_ui8() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui32>
  %r = stablehlo.convert %0 : (tensor<7xui32>) -> tensor<7xui8>
  check.expect_eq_const(%r, dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui8>) : tensor<7xui8>
  return
}
func.func @convert_ui32_i1() {
  %0 = stablehlo.constant dense<[7, 3, 9, 5, 2, 7, 4]> : tensor<7xui32>
  %r = stablehlo.convert %0 : (tensor<7xui32>) -> tensor<7xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, true, true, true]> : tensor<7xi1>) : tensor<7xi1>
  return
}
func.func @convert_i1_f32() {
  %0 = stablehlo.constant dense<[false, true, false, false, true, false, true]> : tensor<7xi1>
  %r = stablehlo.convert %0 : (tensor<7xi1>) -> tensor<7xf32>
  check.expect_eq_const(%r, dense<[0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @convert_i1_f16() {
  %0 = stablehlo.constant dense<[false, true, false, false, true, false, true]> : tensor<7xi1>
  %r = stablehlo.convert %0 : (tensor<7xi1>) -> tensor<7xf16>
  check.expect_eq_const(%r, dense<[0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0]> : tensor<7xf16>) : tensor<7xf16>
  return
}
func.func @convert_i1_bf16() {
  %0 = stablehlo.constant dense<[false, true, false, false, true, false, true]> : tensor<7xi1>
  %r = stablehlo.convert %0 : (tensor<7xi1>) -> tensor<7xbf16>
  check.expect_eq_const(%r, dense<[0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0]> : tensor<7xbf16>) : tensor<7xbf16>
  return
}
func.func @convert_i1_f64() {
  %0 = stablehlo.constant dense<[false, true, false, false, true, false, true]> : tensor<7xi1>
  %r = stablehlo.convert %0 : (tensor<7xi1>) -> tensor<7xf64>
  check.expect_eq_const(%r, dense<[0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0]> : tensor<7xf64>) : tensor<7xf64>
  return
}
func.func @convert_i1_i8() {
  %0 = stablehlo.constant dense<[false, true, false, false, true, false, true]> : tensor<7xi1>
  %r = stablehlo.convert %0 : (tensor<7xi1>) -> tensor<7xi8>
  check.expect_eq_const(%r, dense<[0, 1, 0, 0, 1, 0, 1]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @convert_i1_i32() {
  %0 = stablehlo.constant dense<[false, true, false, false, true, false, true]> : tensor<7xi1>
  %r = stablehlo.convert %0 : (tensor<7xi1>) -> tensor<7xi32>
  check.expect_eq_const(%r, dense<[0, 1, 0, 0, 1, 0, 1]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @convert_i1_ui8() {
  %0 = stablehlo.constant dense<[false, true, false, false, true, false, true]> : tensor<7xi1>
  %r = stablehlo.convert %0 : (tensor<7xi1>) -> tensor<7xui8>
  check.expect_eq_const(%r, dense<[0, 1, 0, 0, 1, 0, 1]> : tensor<7xui8>) : tensor<7xui8>
  return
}
func.func @convert_i1_ui32() {
  %0 = stablehlo.constant dense<[false, true, false, false, true, false, true]> : tensor<7xi1>
  %r = stablehlo.convert %0 : (tensor<7xi1>) -> tensor<7xui32>
  check.expect_eq_const(%r, dense<[0, 1, 0, 0, 1, 0, 1]> : tensor<7xui32>) : tensor<7xui32>
  return
}
func.func @convert_saturates() {
  %0 = stablehlo.constant dense<[1.0000000200408773e+20, -1.0000000200408773e+20, 2.9000000953674316, -2.9000000953674316, 0x7FC00000]> : tensor<5xf32>
  %r = stablehlo.convert %0 : (tensor<5xf32>) -> tensor<5xi32>
  check.expect_eq_const(%r, dense<[2147483647, -2147483648, 2, -2, 0]> : tensor<5xi32>) : tensor<5xi32>
  return
}
func.func @convert_rounds() {
  %0 = stablehlo.constant dense<[16777217, -16777219, 2147483647]> : tensor<3xi32>
  %r = stablehlo.convert %0 : (tensor<3xi32>) -> tensor<3xf32>
  check.expect_eq_const(%r, dense<[16777216.0, -16777220.0, 2147483648.0]> : tensor<3xf32>) : tensor<3xf32>
  return
}
func.func @compare_eq_i8() {
  %0 = stablehlo.constant dense<[127, -128, 0, 2, -5, 6, -1, -8, 3]> : tensor<9xi8>
  %1 = stablehlo.constant dense<[3, -8, -1, 6, -5, 2, 0, -128, 127]> : tensor<9xi8>
  %r = stablehlo.compare EQ, %0, %1 : (tensor<9xi8>, tensor<9xi8>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, false, true, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_ne_i8() {
  %0 = stablehlo.constant dense<[127, -128, 0, 2, -5, 6, -1, -8, 3]> : tensor<9xi8>
  %1 = stablehlo.constant dense<[3, -8, -1, 6, -5, 2, 0, -128, 127]> : tensor<9xi8>
  %r = stablehlo.compare NE, %0, %1 : (tensor<9xi8>, tensor<9xi8>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, false, true, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_lt_i8() {
  %0 = stablehlo.constant dense<[127, -128, 0, 2, -5, 6, -1, -8, 3]> : tensor<9xi8>
  %1 = stablehlo.constant dense<[3, -8, -1, 6, -5, 2, 0, -128, 127]> : tensor<9xi8>
  %r = stablehlo.compare LT, %0, %1 : (tensor<9xi8>, tensor<9xi8>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, true, false, true, false, false, true, false, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_le_i8() {
  %0 = stablehlo.constant dense<[127, -128, 0, 2, -5, 6, -1, -8, 3]> : tensor<9xi8>
  %1 = stablehlo.constant dense<[3, -8, -1, 6, -5, 2, 0, -128, 127]> : tensor<9xi8>
  %r = stablehlo.compare LE, %0, %1 : (tensor<9xi8>, tensor<9xi8>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, true, false, true, true, false, true, false, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_gt_i8() {
  %0 = stablehlo.constant dense<[127, -128, 0, 2, -5, 6, -1, -8, 3]> : tensor<9xi8>
  %1 = stablehlo.constant dense<[3, -8, -1, 6, -5, 2, 0, -128, 127]> : tensor<9xi8>
  %r = stablehlo.compare GT, %0, %1 : (tensor<9xi8>, tensor<9xi8>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, false, true, false, false, true, false, true, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_ge_i8() {
  %0 = stablehlo.constant dense<[127, -128, 0, 2, -5, 6, -1, -8, 3]> : tensor<9xi8>
  %1 = stablehlo.constant dense<[3, -8, -1, 6, -5, 2, 0, -128, 127]> : tensor<9xi8>
  %r = stablehlo.compare GE, %0, %1 : (tensor<9xi8>, tensor<9xi8>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, false, true, false, true, true, false, true, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_eq_ui32() {
  %0 = stablehlo.constant dense<[4294967295, 0, 0, 2, 0, 6, 0, 0, 3]> : tensor<9xui32>
  %1 = stablehlo.constant dense<[3, 0, 0, 6, 0, 2, 0, 0, 4294967295]> : tensor<9xui32>
  %r = stablehlo.compare EQ, %0, %1 : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, true, true, false, true, false, true, true, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_ne_ui32() {
  %0 = stablehlo.constant dense<[4294967295, 0, 0, 2, 0, 6, 0, 0, 3]> : tensor<9xui32>
  %1 = stablehlo.constant dense<[3, 0, 0, 6, 0, 2, 0, 0, 4294967295]> : tensor<9xui32>
  %r = stablehlo.compare NE, %0, %1 : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, false, false, true, false, true, false, false, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_lt_ui32() {
  %0 = stablehlo.constant dense<[4294967295, 0, 0, 2, 0, 6, 0, 0, 3]> : tensor<9xui32>
  %1 = stablehlo.constant dense<[3, 0, 0, 6, 0, 2, 0, 0, 4294967295]> : tensor<9xui32>
  %r = stablehlo.compare LT, %0, %1 : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, false, false, false, false, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_le_ui32() {
  %0 = stablehlo.constant dense<[4294967295, 0, 0, 2, 0, 6, 0, 0, 3]> : tensor<9xui32>
  %1 = stablehlo.constant dense<[3, 0, 0, 6, 0, 2, 0, 0, 4294967295]> : tensor<9xui32>
  %r = stablehlo.compare LE, %0, %1 : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, true, true, true, true, false, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_gt_ui32() {
  %0 = stablehlo.constant dense<[4294967295, 0, 0, 2, 0, 6, 0, 0, 3]> : tensor<9xui32>
  %1 = stablehlo.constant dense<[3, 0, 0, 6, 0, 2, 0, 0, 4294967295]> : tensor<9xui32>
  %r = stablehlo.compare GT, %0, %1 : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, false, false, false, false, true, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_ge_ui32() {
  %0 = stablehlo.constant dense<[4294967295, 0, 0, 2, 0, 6, 0, 0, 3]> : tensor<9xui32>
  %1 = stablehlo.constant dense<[3, 0, 0, 6, 0, 2, 0, 0, 4294967295]> : tensor<9xui32>
  %r = stablehlo.compare GE, %0, %1 : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, true, false, true, true, true, true, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_eq_i1() {
  %0 = stablehlo.constant dense<[false, true, false, false, true, false, true, true, false]> : tensor<9xi1>
  %1 = stablehlo.constant dense<[false, true, true, false, true, false, false, true, false]> : tensor<9xi1>
  %r = stablehlo.compare EQ, %0, %1 : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, false, true, true, true, false, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_ne_i1() {
  %0 = stablehlo.constant dense<[false, true, false, false, true, false, true, true, false]> : tensor<9xi1>
  %1 = stablehlo.constant dense<[false, true, true, false, true, false, false, true, false]> : tensor<9xi1>
  %r = stablehlo.compare NE, %0, %1 : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, true, false, false, false, true, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_lt_i1() {
  %0 = stablehlo.constant dense<[false, true, false, false, true, false, true, true, false]> : tensor<9xi1>
  %1 = stablehlo.constant dense<[false, true, true, false, true, false, false, true, false]> : tensor<9xi1>
  %r = stablehlo.compare LT, %0, %1 : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, true, false, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_le_i1() {
  %0 = stablehlo.constant dense<[false, true, false, false, true, false, true, true, false]> : tensor<9xi1>
  %1 = stablehlo.constant dense<[false, true, true, false, true, false, false, true, false]> : tensor<9xi1>
  %r = stablehlo.compare LE, %0, %1 : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, true, true, false, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_gt_i1() {
  %0 = stablehlo.constant dense<[false, true, false, false, true, false, true, true, false]> : tensor<9xi1>
  %1 = stablehlo.constant dense<[false, true, true, false, true, false, false, true, false]> : tensor<9xi1>
  %r = stablehlo.compare GT, %0, %1 : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, false, false, false, true, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_ge_i1() {
  %0 = stablehlo.constant dense<[false, true, false, false, true, false, true, true, false]> : tensor<9xi1>
  %1 = stablehlo.constant dense<[false, true, true, false, true, false, false, true, false]> : tensor<9xi1>
  %r = stablehlo.compare GE, %0, %1 : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, false, true, true, true, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @compare_total_order() {
  %0 = stablehlo.constant dense<[-0.0, 0.0, 0x7FC00000, 0xFF800000]> : tensor<4xf32>
  %1 = stablehlo.constant dense<[0.0, -0.0, 0x7F800000, -1.0]> : tensor<4xf32>
  %r = stablehlo.compare LT, %0, %1, TOTALORDER : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const(%r, dense<[true, false, false, true]> : tensor<4xi1>) : tensor<4xi1>
  return
}
func.func @bitcast_same() {
  %0 = stablehlo.constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242]> : tensor<3xf32>
  %r = stablehlo.bitcast_convert %0 : (tensor<3xf32>) -> tensor<3xi32>
  check.expect_eq_const(%r, dense<[1069177366, -1084883207, 1077400440]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @bitcast_narrower() {
  %0 = stablehlo.constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242]> : tensor<3xf32>
  %r = stablehlo.bitcast_convert %0 : (tensor<3xf32>) -> tensor<3x2xi16>
  check.expect_eq_const(%r, dense<[[23062, 16314], [-263, -16555], [-11400, 16439]]> : tensor<3x2xi16>) : tensor<3x2xi16>
  return
}
func.func @bitcast_wider() {
  %0 = stablehlo.constant dense<[[23062, 16314], [-263, -16555], [-11400, 16439]]> : tensor<3x2xi16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xi16>) -> tensor<3xf32>
  check.expect_eq_const(%r, dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242]> : tensor<3xf32>) : tensor<3xf32>
  return
}
func.func @bitcast_i8_i4() {
  %0 = stablehlo.constant dense<[4, -3, 9]> : tensor<3xi8>
  %r = stablehlo.bitcast_convert %0 : (tensor<3xi8>) -> tensor<3x2xi4>
  check.expect_eq_const(%r, dense<[[4, 0], [-3, -1], [-7, 0]]> : tensor<3x2xi4>) : tensor<3x2xi4>
  return
}
func.func @bitcast_i4_i8() {
  %0 = stablehlo.constant dense<[[4, 0], [-3, -1], [-7, 0]]> : tensor<3x2xi4>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xi4>) -> tensor<3xi8>
  check.expect_eq_const(%r, dense<[4, -3, 9]> : tensor<3xi8>) : tensor<3xi8>
  return
}
func.func @bitcast_ui8_i4() {
  %0 = stablehlo.constant dense<[4, 0, 9]> : tensor<3xui8>
  %r = stablehlo.bitcast_convert %0 : (tensor<3xui8>) -> tensor<3x2xi4>
  check.expect_eq_const(%r, dense<[[4, 0], [0, 0], [-7, 0]]> : tensor<3x2xi4>) : tensor<3x2xi4>
  return
}
func.func @bitcast_i4_ui8() {
  %0 = stablehlo.constant dense<[[4, 0], [0, 0], [-7, 0]]> : tensor<3x2xi4>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xi4>) -> tensor<3xui8>
  check.expect_eq_const(%r, dense<[4, 0, 9]> : tensor<3xui8>) : tensor<3xui8>
  return
}
func.func @bitcast_i16_i4() {
  %0 = stablehlo.constant dense<[4, -3, 9]> : tensor<3xi16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3xi16>) -> tensor<3x4xi4>
  check.expect_eq_const(%r, dense<[[4, 0, 0, 0], [-3, -1, -1, -1], [-7, 0, 0, 0]]> : tensor<3x4xi4>) : tensor<3x4xi4>
  return
}
func.func @bitcast_i4_i16() {
  %0 = stablehlo.constant dense<[[4, 0, 0, 0], [-3, -1, -1, -1], [-7, 0, 0, 0]]> : tensor<3x4xi4>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x4xi4>) -> tensor<3xi16>
  check.expect_eq_const(%r, dense<[4, -3, 9]> : tensor<3xi16>) : tensor<3xi16>
  return
}
func.func @bitcast_i32_i4() {
  %0 = stablehlo.constant dense<[4, -3, 9]> : tensor<3xi32>
  %r = stablehlo.bitcast_convert %0 : (tensor<3xi32>) -> tensor<3x8xi4>
  check.expect_eq_const(%r, dense<[[4, 0, 0, 0, 0, 0, 0, 0], [-3, -1, -1, -1, -1, -1, -1, -1], [-7, 0, 0, 0, 0, 0, 0, 0]]> : tensor<3x8xi4>) : tensor<3x8xi4>
  return
}
func.func @bitcast_i4_i32() {
  %0 = stablehlo.constant dense<[[4, 0, 0, 0, 0, 0, 0, 0], [-3, -1, -1, -1, -1, -1, -1, -1], [-7, 0, 0, 0, 0, 0, 0, 0]]> : tensor<3x8xi4>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x8xi4>) -> tensor<3xi32>
  check.expect_eq_const(%r, dense<[4, -3, 9]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @bitcast_ui64_i4() {
  %0 = stablehlo.constant dense<[4, 0, 9]> : tensor<3xui64>
  %r = stablehlo.bitcast_convert %0 : (tensor<3xui64>) -> tensor<3x16xi4>
  check.expect_eq_const(%r, dense<[[4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [-7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<3x16xi4>) : tensor<3x16xi4>
  return
}
func.func @bitcast_i4_ui64() {
  %0 = stablehlo.constant dense<[[4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [-7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<3x16xi4>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x16xi4>) -> tensor<3xui64>
  check.expect_eq_const(%r, dense<[4, 0, 9]> : tensor<3xui64>) : tensor<3xui64>
  return
}
func.func @bitcast_f16_i4() {
  %0 = stablehlo.constant dense<[1.4560546875, -0.8359375, 2.873046875]> : tensor<3xf16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3xf16>) -> tensor<3x4xi4>
  check.expect_eq_const(%r, dense<[[3, -3, -3, 3], [0, -5, -6, -5], [-1, -5, 1, 4]]> : tensor<3x4xi4>) : tensor<3x4xi4>
  return
}
func.func @bitcast_i4_f16() {
  %0 = stablehlo.constant dense<[[3, -3, -3, 3], [0, -5, -6, -5], [-1, -5, 1, 4]]> : tensor<3x4xi4>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x4xi4>) -> tensor<3xf16>
  check.expect_eq_const(%r, dense<[1.4560546875, -0.8359375, 2.873046875]> : tensor<3xf16>) : tensor<3xf16>
  return
}
func.func @bitcast_i8_ui4() {
  %0 = stablehlo.constant dense<[4, -3, 9]> : tensor<3xi8>
  %r = stablehlo.bitcast_convert %0 : (tensor<3xi8>) -> tensor<3x2xui4>
  check.expect_eq_const(%r, dense<[[4, 0], [13, 15], [9, 0]]> : tensor<3x2xui4>) : tensor<3x2xui4>
  return
}
func.func @bitcast_ui4_i8() {
  %0 = stablehlo.constant dense<[[4, 0], [13, 15], [9, 0]]> : tensor<3x2xui4>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xui4>) -> tensor<3xi8>
  check.expect_eq_const(%r, dense<[4, -3, 9]> : tensor<3xi8>) : tensor<3xi8>
  return
}
func.func @bitcast_ui8_ui4() {
  %0 = stablehlo.constant dense<[4, 0, 9]> : tensor<3xui8>
  %r = stablehlo.bitcast_convert %0 : (tensor<3xui8>) -> tensor<3x2xui4>
  check.expect_eq_const(%r, dense<[[4, 0], [0, 0], [9, 0]]> : tensor<3x2xui4>) : tensor<3x2xui4>
  return
}
func.func @bitcast_ui4_ui8() {
  %0 = stablehlo.constant dense<[[4, 0], [0, 0], [9, 0]]> : tensor<3x2xui4>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xui4>) -> tensor<3xui8>
  check.expect_eq_const(%r, dense<[4, 0, 9]> : tensor<3xui8>) : tensor<3xui8>
  return
}
func.func @bitcast_i16_ui4() {
  %0 = stablehlo.constant dense<[4, -3, 9]> : tensor<3xi16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3xi16>) -> tensor<3x4xui4>
  check.expect_eq_const(%r, dense<[[4, 0, 0, 0], [13, 15, 15, 15], [9, 0, 0, 0]]> : tensor<3x4xui4>) : tensor<3x4xui4>
  return
}
func.func @bitcast_ui4_i16() {
  %0 = stablehlo.constant dense<[[4, 0, 0, 0], [13, 15, 15, 15], [9, 0, 0, 0]]> : tensor<3x4xui4>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x4xui4>) -> tensor<3xi16>
  check.expect_eq_const(%r, dense<[4, -3, 9]> : tensor<3xi16>) : tensor<3xi16>
  return
}
func.func @bitcast_i32_ui4() {
  %0 = stablehlo.constant dense<[4, -3, 9]> : tensor<3xi32>
  %r = stablehlo.bitcast_convert %0 : (tensor<3xi32>) -> tensor<3x8xui4>
  check.expect_eq_const(%r, dense<[[4, 0, 0, 0, 0, 0, 0, 0], [13, 15, 15, 15, 15, 15, 15, 15], [9, 0, 0, 0, 0, 0, 0, 0]]> : tensor<3x8xui4>) : tensor<3x8xui4>
  return
}
func.func @bitcast_ui4_i32() {
  %0 = stablehlo.constant dense<[[4, 0, 0, 0, 0, 0, 0, 0], [13, 15, 15, 15, 15, 15, 15, 15], [9, 0, 0, 0, 0, 0, 0, 0]]> : tensor<3x8xui4>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x8xui4>) -> tensor<3xi32>
  check.expect_eq_const(%r, dense<[4, -3, 9]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @bitcast_ui64_ui4() {
  %0 = stablehlo.constant dense<[4, 0, 9]> : tensor<3xui64>
  %r = stablehlo.bitcast_convert %0 : (tensor<3xui64>) -> tensor<3x16xui4>
  check.expect_eq_const(%r, dense<[[4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<3x16xui4>) : tensor<3x16xui4>
  return
}
func.func @bitcast_ui4_ui64() {
  %0 = stablehlo.constant dense<[[4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]> : tensor<3x16xui4>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x16xui4>) -> tensor<3xui64>
  check.expect_eq_const(%r, dense<[4, 0, 9]> : tensor<3xui64>) : tensor<3xui64>
  return
}
func.func @bitcast_f16_ui4() {
  %0 = stablehlo.constant dense<[1.4560546875, -0.8359375, 2.873046875]> : tensor<3xf16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3xf16>) -> tensor<3x4xui4>
  check.expect_eq_const(%r, dense<[[3, 13, 13, 3], [0, 11, 10, 11], [15, 11, 1, 4]]> : tensor<3x4xui4>) : tensor<3x4xui4>
  return
}
func.func @bitcast_ui4_f16() {
  %0 = stablehlo.constant dense<[[3, 13, 13, 3], [0, 11, 10, 11], [15, 11, 1, 4]]> : tensor<3x4xui4>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x4xui4>) -> tensor<3xf16>
  check.expect_eq_const(%r, dense<[1.4560546875, -0.8359375, 2.873046875]> : tensor<3xf16>) : tensor<3xf16>
  return
}
func.func @add_i8_0() {
  %0 = stablehlo.constant dense<4> : tensor<i8>
  %1 = stablehlo.constant dense<8> : tensor<i8>
  %r = stablehlo.add %0, %1 : tensor<i8>
  check.expect_eq_const(%r, dense<12> : tensor<i8>) : tensor<i8>
  return
}
func.func @subtract_i8_0() {
  %0 = stablehlo.constant dense<4> : tensor<i8>
  %1 = stablehlo.constant dense<8> : tensor<i8>
  %r = stablehlo.subtract %0, %1 : tensor<i8>
  check.expect_eq_const(%r, dense<-4> : tensor<i8>) : tensor<i8>
  return
}
func.func @multiply_i8_0() {
  %0 = stablehlo.constant dense<4> : tensor<i8>
  %1 = stablehlo.constant dense<8> : tensor<i8>
  %r = stablehlo.multiply %0, %1 : tensor<i8>
  check.expect_eq_const(%r, dense<32> : tensor<i8>) : tensor<i8>
  return
}
func.func @divide_i8_0() {
  %0 = stablehlo.constant dense<4> : tensor<i8>
  %1 = stablehlo.constant dense<8> : tensor<i8>
  %r = stablehlo.divide %0, %1 : tensor<i8>
  check.expect_eq_const(%r, dense<0> : tensor<i8>) : tensor<i8>
  return
}
func.func @remainder_i8_0() {
  %0 = stablehlo.constant dense<4> : tensor<i8>
  %1 = stablehlo.constant dense<8> : tensor<i8>
  %r = stablehlo.remainder %0, %1 : tensor<i8>
  check.expect_eq_const(%r, dense<4> : tensor<i8>) : tensor<i8>
  return
}
func.func @maximum_i8_0() {
  %0 = stablehlo.constant dense<4> : tensor<i8>
  %1 = stablehlo.constant dense<8> : tensor<i8>
  %r = stablehlo.maximum %0, %1 : tensor<i8>
  check.expect_eq_const(%r, dense<8> : tensor<i8>) : tensor<i8>
  return
}
func.func @minimum_i8_0() {
  %0 = stablehlo.constant dense<4> : tensor<i8>
  %1 = stablehlo.constant dense<8> : tensor<i8>
  %r = stablehlo.minimum %0, %1 : tensor<i8>
  check.expect_eq_const(%r, dense<4> : tensor<i8>) : tensor<i8>
  return
}
func.func @and_i8_0() {
  %0 = stablehlo.constant dense<4> : tensor<i8>
  %1 = stablehlo.constant dense<8> : tensor<i8>
  %r = stablehlo.and %0, %1 : tensor<i8>
  check.expect_eq_const(%r, dense<0> : tensor<i8>) : tensor<i8>
  return
}
func.func @or_i8_0() {
  %0 = stablehlo.constant dense<4> : tensor<i8>
  %1 = stablehlo.constant dense<8> : tensor<i8>
  %r = stablehlo.or %0, %1 : tensor<i8>
  check.expect_eq_const(%r, dense<12> : tensor<i8>) : tensor<i8>
  return
}
func.func @xor_i8_0() {
  %0 = stablehlo.constant dense<4> : tensor<i8>
  %1 = stablehlo.constant dense<8> : tensor<i8>
  %r = stablehlo.xor %0, %1 : tensor<i8>
  check.expect_eq_const(%r, dense<12> : tensor<i8>) : tensor<i8>
  return
}
func.func @not_i8_0() {
  %0 = stablehlo.constant dense<4> : tensor<i8>
  %r = stablehlo.not %0 : tensor<i8>
  check.expect_eq_const(%r, dense<-5> : tensor<i8>) : tensor<i8>
  return
}
func.func @popcnt_i8_0() {
  %0 = stablehlo.constant dense<4> : tensor<i8>
  %r = stablehlo.popcnt %0 : tensor<i8>
  check.expect_eq_const(%r, dense<1> : tensor<i8>) : tensor<i8>
  return
}
func.func @count_leading_zeros_i8_0() {
  %0 = stablehlo.constant dense<4> : tensor<i8>
  %r = stablehlo.count_leading_zeros %0 : tensor<i8>
  check.expect_eq_const(%r, dense<5> : tensor<i8>) : tensor<i8>
  return
}
func.func @negate_i8_0() {
  %0 = stablehlo.constant dense<4> : tensor<i8>
  %r = stablehlo.negate %0 : tensor<i8>
  check.expect_eq_const(%r, dense<-4> : tensor<i8>) : tensor<i8>
  return
}
func.func @abs_i8_0() {
  %0 = stablehlo.constant dense<4> : tensor<i8>
  %r = stablehlo.abs %0 : tensor<i8>
  check.expect_eq_const(%r, dense<4> : tensor<i8>) : tensor<i8>
  return
}
func.func @sign_i8_0() {
  %0 = stablehlo.constant dense<4> : tensor<i8>
  %r = stablehlo.sign %0 : tensor<i8>
  check.expect_eq_const(%r, dense<1> : tensor<i8>) : tensor<i8>
  return
}
func.func @add_i8_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi8>
  %1 = stablehlo.constant dense<> : tensor<0xi8>
  %r = stablehlo.add %0, %1 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @subtract_i8_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi8>
  %1 = stablehlo.constant dense<> : tensor<0xi8>
  %r = stablehlo.subtract %0, %1 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @multiply_i8_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi8>
  %1 = stablehlo.constant dense<> : tensor<0xi8>
  %r = stablehlo.multiply %0, %1 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @divide_i8_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi8>
  %1 = stablehlo.constant dense<> : tensor<0xi8>
  %r = stablehlo.divide %0, %1 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @remainder_i8_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi8>
  %1 = stablehlo.constant dense<> : tensor<0xi8>
  %r = stablehlo.remainder %0, %1 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @maximum_i8_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi8>
  %1 = stablehlo.constant dense<> : tensor<0xi8>
  %r = stablehlo.maximum %0, %1 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @minimum_i8_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi8>
  %1 = stablehlo.constant dense<> : tensor<0xi8>
  %r = stablehlo.minimum %0, %1 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @and_i8_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi8>
  %1 = stablehlo.constant dense<> : tensor<0xi8>
  %r = stablehlo.and %0, %1 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @or_i8_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi8>
  %1 = stablehlo.constant dense<> : tensor<0xi8>
  %r = stablehlo.or %0, %1 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @xor_i8_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi8>
  %1 = stablehlo.constant dense<> : tensor<0xi8>
  %r = stablehlo.xor %0, %1 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @not_i8_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi8>
  %r = stablehlo.not %0 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @popcnt_i8_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi8>
  %r = stablehlo.popcnt %0 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @count_leading_zeros_i8_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi8>
  %r = stablehlo.count_leading_zeros %0 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @negate_i8_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi8>
  %r = stablehlo.negate %0 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @abs_i8_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi8>
  %r = stablehlo.abs %0 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @sign_i8_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi8>
  %r = stablehlo.sign %0 : tensor<0xi8>
  check.expect_eq_const(%r, dense<> : tensor<0xi8>) : tensor<0xi8>
  return
}
func.func @add_i8_2() {
  %0 = stablehlo.constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %1 = stablehlo.constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi8>
  %r = stablehlo.add %0, %1 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[-121, -126, -5, 8, -6, -2, 2, -12, 10], [-3, 2, 6, -8, -4, 0, -14, 8, -5]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @subtract_i8_2() {
  %0 = stablehlo.constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %1 = stablehlo.constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi8>
  %r = stablehlo.subtract %0, %1 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[119, 126, 5, -4, -4, 14, -4, -4, -4], [-5, 14, -4, -4, 14, -4, -4, -4, -5]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @multiply_i8_2() {
  %0 = stablehlo.constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %1 = stablehlo.constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi8>
  %r = stablehlo.multiply %0, %1 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[-8, 0, 0, 12, 5, -48, -3, 32, 21], [-4, -48, 5, 12, -45, -4, 45, 12, 0]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @divide_i8_2() {
  %0 = stablehlo.constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %1 = stablehlo.constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi8>
  %r = stablehlo.divide %0, %1 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[15, -64, 0, 0, 5, 0, 0, 2, 0], [-4, -1, 0, 3, 0, -1, 1, 0, -1]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @remainder_i8_2() {
  %0 = stablehlo.constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %1 = stablehlo.constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi8>
  %r = stablehlo.remainder %0, %1 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[7, 0, 0, 2, 0, 6, -1, 0, 3], [0, 2, 1, 0, 5, 0, -4, 2, -5]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @maximum_i8_2() {
  %0 = stablehlo.constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %1 = stablehlo.constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi8>
  %r = stablehlo.maximum %0, %1 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[127, 2, 0, 6, -1, 6, 3, -4, 7], [1, 8, 5, -2, 5, 2, -5, 6, 0]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @minimum_i8_2() {
  %0 = stablehlo.constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %1 = stablehlo.constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi8>
  %r = stablehlo.minimum %0, %1 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[8, -128, -5, 2, -5, -8, -1, -8, 3], [-4, -6, 1, -6, -9, -2, -9, 2, -5]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @and_i8_2() {
  %0 = stablehlo.constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %1 = stablehlo.constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi8>
  %r = stablehlo.and %0, %1 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[8, 0, 0, 2, -5, 0, 3, -8, 3], [0, 8, 1, -6, 5, 2, -13, 2, 0]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @or_i8_2() {
  %0 = stablehlo.constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %1 = stablehlo.constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi8>
  %r = stablehlo.or %0, %1 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[127, -126, -5, 6, -1, -2, -1, -4, 7], [-3, -6, 5, -2, -9, -2, -1, 6, -5]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @xor_i8_2() {
  %0 = stablehlo.constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %1 = stablehlo.constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi8>
  %r = stablehlo.xor %0, %1 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[119, -126, -5, 4, 4, -2, -4, 4, 4], [-3, -14, 4, 4, -14, -4, 12, 4, -5]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @not_i8_2() {
  %0 = stablehlo.constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %r = stablehlo.not %0 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[-128, 127, -1, -3, 4, -7, 0, 7, -4], [3, -9, -2, 5, -6, 1, 8, -3, 4]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @popcnt_i8_2() {
  %0 = stablehlo.constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %r = stablehlo.popcnt %0 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[7, 1, 0, 1, 7, 2, 8, 5, 2], [6, 1, 1, 6, 2, 7, 7, 1, 7]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @count_leading_zeros_i8_2() {
  %0 = stablehlo.constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %r = stablehlo.count_leading_zeros %0 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[1, 0, 8, 6, 0, 5, 0, 0, 6], [0, 4, 7, 0, 5, 0, 0, 6, 0]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @negate_i8_2() {
  %0 = stablehlo.constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %r = stablehlo.negate %0 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[-127, -128, 0, -2, 5, -6, 1, 8, -3], [4, -8, -1, 6, -5, 2, 9, -2, 5]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @abs_i8_2() {
  %0 = stablehlo.constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %r = stablehlo.abs %0 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[127, -128, 0, 2, 5, 6, 1, 8, 3], [4, 8, 1, 6, 5, 2, 9, 2, 5]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @sign_i8_2() {
  %0 = stablehlo.constant dense<[[127, -128, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi8>
  %r = stablehlo.sign %0 : tensor<2x9xi8>
  check.expect_eq_const(%r, dense<[[1, -1, 0, 1, -1, 1, -1, -1, 1], [-1, 1, 1, -1, 1, -1, -1, 1, -1]]> : tensor<2x9xi8>) : tensor<2x9xi8>
  return
}
func.func @shift_left_i8() {
  %0 = stablehlo.constant dense<[127, -128, 0, 2, -5, 6]> : tensor<6xi8>
  %1 = stablehlo.constant dense<[0, 1, 7, 8, 11, 2]> : tensor<6xi8>
  %r = stablehlo.shift_left %0, %1 : tensor<6xi8>
  check.expect_eq_const(%r, dense<[127, 0, 0, 0, 0, 24]> : tensor<6xi8>) : tensor<6xi8>
  return
}
func.func @shift_right_logical_i8() {
  %0 = stablehlo.constant dense<[127, -128, 0, 2, -5, 6]> : tensor<6xi8>
  %1 = stablehlo.constant dense<[0, 1, 7, 8, 11, 2]> : tensor<6xi8>
  %r = stablehlo.shift_right_logical %0, %1 : tensor<6xi8>
  check.expect_eq_const(%r, dense<[127, 64, 0, 0, 0, 1]> : tensor<6xi8>) : tensor<6xi8>
  return
}
func.func @shift_right_arithmetic_i8() {
  %0 = stablehlo.constant dense<[127, -128, 0, 2, -5, 6]> : tensor<6xi8>
  %1 = stablehlo.constant dense<[0, 1, 7, 8, 11, 2]> : tensor<6xi8>
  %r = stablehlo.shift_right_arithmetic %0, %1 : tensor<6xi8>
  check.expect_eq_const(%r, dense<[127, -64, 0, 0, -1, 1]> : tensor<6xi8>) : tensor<6xi8>
  return
}
func.func @add_i16_0() {
  %0 = stablehlo.constant dense<4> : tensor<i16>
  %1 = stablehlo.constant dense<8> : tensor<i16>
  %r = stablehlo.add %0, %1 : tensor<i16>
  check.expect_eq_const(%r, dense<12> : tensor<i16>) : tensor<i16>
  return
}
func.func @subtract_i16_0() {
  %0 = stablehlo.constant dense<4> : tensor<i16>
  %1 = stablehlo.constant dense<8> : tensor<i16>
  %r = stablehlo.subtract %0, %1 : tensor<i16>
  check.expect_eq_const(%r, dense<-4> : tensor<i16>) : tensor<i16>
  return
}
func.func @multiply_i16_0() {
  %0 = stablehlo.constant dense<4> : tensor<i16>
  %1 = stablehlo.constant dense<8> : tensor<i16>
  %r = stablehlo.multiply %0, %1 : tensor<i16>
  check.expect_eq_const(%r, dense<32> : tensor<i16>) : tensor<i16>
  return
}
func.func @divide_i16_0() {
  %0 = stablehlo.constant dense<4> : tensor<i16>
  %1 = stablehlo.constant dense<8> : tensor<i16>
  %r = stablehlo.divide %0, %1 : tensor<i16>
  check.expect_eq_const(%r, dense<0> : tensor<i16>) : tensor<i16>
  return
}
func.func @remainder_i16_0() {
  %0 = stablehlo.constant dense<4> : tensor<i16>
  %1 = stablehlo.constant dense<8> : tensor<i16>
  %r = stablehlo.remainder %0, %1 : tensor<i16>
  check.expect_eq_const(%r, dense<4> : tensor<i16>) : tensor<i16>
  return
}
func.func @maximum_i16_0() {
  %0 = stablehlo.constant dense<4> : tensor<i16>
  %1 = stablehlo.constant dense<8> : tensor<i16>
  %r = stablehlo.maximum %0, %1 : tensor<i16>
  check.expect_eq_const(%r, dense<8> : tensor<i16>) : tensor<i16>
  return
}
func.func @minimum_i16_0() {
  %0 = stablehlo.constant dense<4> : tensor<i16>
  %1 = stablehlo.constant dense<8> : tensor<i16>
  %r = stablehlo.minimum %0, %1 : tensor<i16>
  check.expect_eq_const(%r, dense<4> : tensor<i16>) : tensor<i16>
  return
}
func.func @and_i16_0() {
  %0 = stablehlo.constant dense<4> : tensor<i16>
  %1 = stablehlo.constant dense<8> : tensor<i16>
  %r = stablehlo.and %0, %1 : tensor<i16>
  check.expect_eq_const(%r, dense<0> : tensor<i16>) : tensor<i16>
  return
}
func.func @or_i16_0() {
  %0 = stablehlo.constant dense<4> : tensor<i16>
  %1 = stablehlo.constant dense<8> : tensor<i16>
  %r = stablehlo.or %0, %1 : tensor<i16>
  check.expect_eq_const(%r, dense<12> : tensor<i16>) : tensor<i16>
  return
}
func.func @xor_i16_0() {
  %0 = stablehlo.constant dense<4> : tensor<i16>
  %1 = stablehlo.constant dense<8> : tensor<i16>
  %r = stablehlo.xor %0, %1 : tensor<i16>
  check.expect_eq_const(%r, dense<12> : tensor<i16>) : tensor<i16>
  return
}
func.func @not_i16_0() {
  %0 = stablehlo.constant dense<4> : tensor<i16>
  %r = stablehlo.not %0 : tensor<i16>
  check.expect_eq_const(%r, dense<-5> : tensor<i16>) : tensor<i16>
  return
}
func.func @popcnt_i16_0() {
  %0 = stablehlo.constant dense<4> : tensor<i16>
  %r = stablehlo.popcnt %0 : tensor<i16>
  check.expect_eq_const(%r, dense<1> : tensor<i16>) : tensor<i16>
  return
}
func.func @count_leading_zeros_i16_0() {
  %0 = stablehlo.constant dense<4> : tensor<i16>
  %r = stablehlo.count_leading_zeros %0 : tensor<i16>
  check.expect_eq_const(%r, dense<13> : tensor<i16>) : tensor<i16>
  return
}
func.func @negate_i16_0() {
  %0 = stablehlo.constant dense<4> : tensor<i16>
  %r = stablehlo.negate %0 : tensor<i16>
  check.expect_eq_const(%r, dense<-4> : tensor<i16>) : tensor<i16>
  return
}
func.func @abs_i16_0() {
  %0 = stablehlo.constant dense<4> : tensor<i16>
  %r = stablehlo.abs %0 : tensor<i16>
  check.expect_eq_const(%r, dense<4> : tensor<i16>) : tensor<i16>
  return
}
func.func @sign_i16_0() {
  %0 = stablehlo.constant dense<4> : tensor<i16>
  %r = stablehlo.sign %0 : tensor<i16>
  check.expect_eq_const(%r, dense<1> : tensor<i16>) : tensor<i16>
  return
}
func.func @add_i16_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi16>
  %1 = stablehlo.constant dense<> : tensor<0xi16>
  %r = stablehlo.add %0, %1 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @subtract_i16_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi16>
  %1 = stablehlo.constant dense<> : tensor<0xi16>
  %r = stablehlo.subtract %0, %1 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @multiply_i16_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi16>
  %1 = stablehlo.constant dense<> : tensor<0xi16>
  %r = stablehlo.multiply %0, %1 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @divide_i16_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi16>
  %1 = stablehlo.constant dense<> : tensor<0xi16>
  %r = stablehlo.divide %0, %1 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @remainder_i16_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi16>
  %1 = stablehlo.constant dense<> : tensor<0xi16>
  %r = stablehlo.remainder %0, %1 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @maximum_i16_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi16>
  %1 = stablehlo.constant dense<> : tensor<0xi16>
  %r = stablehlo.maximum %0, %1 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @minimum_i16_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi16>
  %1 = stablehlo.constant dense<> : tensor<0xi16>
  %r = stablehlo.minimum %0, %1 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @and_i16_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi16>
  %1 = stablehlo.constant dense<> : tensor<0xi16>
  %r = stablehlo.and %0, %1 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @or_i16_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi16>
  %1 = stablehlo.constant dense<> : tensor<0xi16>
  %r = stablehlo.or %0, %1 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @xor_i16_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi16>
  %1 = stablehlo.constant dense<> : tensor<0xi16>
  %r = stablehlo.xor %0, %1 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @not_i16_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi16>
  %r = stablehlo.not %0 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @popcnt_i16_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi16>
  %r = stablehlo.popcnt %0 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @count_leading_zeros_i16_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi16>
  %r = stablehlo.count_leading_zeros %0 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @negate_i16_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi16>
  %r = stablehlo.negate %0 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @abs_i16_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi16>
  %r = stablehlo.abs %0 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @sign_i16_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi16>
  %r = stablehlo.sign %0 : tensor<0xi16>
  check.expect_eq_const(%r, dense<> : tensor<0xi16>) : tensor<0xi16>
  return
}
func.func @add_i16_2() {
  %0 = stablehlo.constant dense<[[32767, -32768, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi16>
  %1 = stablehlo.constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi16>
  %r = stablehlo.add %0, %1 : tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[-32761, -32766, -5, 8, -6, -2, 2, -12, 10], [-3, 2, 6, -8, -4, 0, -14, 8, -5]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @multiply_i16_2() {
  %0 = stablehlo.constant dense<[[32767, -32768, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi16>
  %1 = stablehlo.constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi16>
  %r = stablehlo.multiply %0, %1 : tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[-8, 0, 0, 12, 5, -48, -3, 32, 21], [-4, -48, 5, 12, -45, -4, 45, 12, 0]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @divide_i16_2() {
  %0 = stablehlo.constant dense<[[32767, -32768, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi16>
  %1 = stablehlo.constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi16>
  %r = stablehlo.divide %0, %1 : tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[4095, -16384, 0, 0, 5, 0, 0, 2, 0], [-4, -1, 0, 3, 0, -1, 1, 0, -1]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @remainder_i16_2() {
  %0 = stablehlo.constant dense<[[32767, -32768, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi16>
  %1 = stablehlo.constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi16>
  %r = stablehlo.remainder %0, %1 : tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[7, 0, 0, 2, 0, 6, -1, 0, 3], [0, 2, 1, 0, 5, 0, -4, 2, -5]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @maximum_i16_2() {
  %0 = stablehlo.constant dense<[[32767, -32768, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi16>
  %1 = stablehlo.constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi16>
  %r = stablehlo.maximum %0, %1 : tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[32767, 2, 0, 6, -1, 6, 3, -4, 7], [1, 8, 5, -2, 5, 2, -5, 6, 0]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @minimum_i16_2() {
  %0 = stablehlo.constant dense<[[32767, -32768, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi16>
  %1 = stablehlo.constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi16>
  %r = stablehlo.minimum %0, %1 : tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[8, -32768, -5, 2, -5, -8, -1, -8, 3], [-4, -6, 1, -6, -9, -2, -9, 2, -5]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @and_i16_2() {
  %0 = stablehlo.constant dense<[[32767, -32768, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi16>
  %1 = stablehlo.constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi16>
  %r = stablehlo.and %0, %1 : tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[8, 0, 0, 2, -5, 0, 3, -8, 3], [0, 8, 1, -6, 5, 2, -13, 2, 0]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @or_i16_2() {
  %0 = stablehlo.constant dense<[[32767, -32768, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi16>
  %1 = stablehlo.constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi16>
  %r = stablehlo.or %0, %1 : tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[32767, -32766, -5, 6, -1, -2, -1, -4, 7], [-3, -6, 5, -2, -9, -2, -1, 6, -5]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @xor_i16_2() {
  %0 = stablehlo.constant dense<[[32767, -32768, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi16>
  %1 = stablehlo.constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi16>
  %r = stablehlo.xor %0, %1 : tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[32759, -32766, -5, 4, 4, -2, -4, 4, 4], [-3, -14, 4, 4, -14, -4, 12, 4, -5]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @not_i16_2() {
  %0 = stablehlo.constant dense<[[32767, -32768, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi16>
  %r = stablehlo.not %0 : tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[-32768, 32767, -1, -3, 4, -7, 0, 7, -4], [3, -9, -2, 5, -6, 1, 8, -3, 4]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @popcnt_i16_2() {
  %0 = stablehlo.constant dense<[[32767, -32768, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi16>
  %r = stablehlo.popcnt %0 : tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[15, 1, 0, 1, 15, 2, 16, 13, 2], [14, 1, 1, 14, 2, 15, 15, 1, 15]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @count_leading_zeros_i16_2() {
  %0 = stablehlo.constant dense<[[32767, -32768, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi16>
  %r = stablehlo.count_leading_zeros %0 : tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[1, 0, 16, 14, 0, 13, 0, 0, 14], [0, 12, 15, 0, 13, 0, 0, 14, 0]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @negate_i16_2() {
  %0 = stablehlo.constant dense<[[32767, -32768, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi16>
  %r = stablehlo.negate %0 : tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[-32767, -32768, 0, -2, 5, -6, 1, 8, -3], [4, -8, -1, 6, -5, 2, 9, -2, 5]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @abs_i16_2() {
  %0 = stablehlo.constant dense<[[32767, -32768, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi16>
  %r = stablehlo.abs %0 : tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[32767, -32768, 0, 2, 5, 6, 1, 8, 3], [4, 8, 1, 6, 5, 2, 9, 2, 5]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @sign_i16_2() {
  %0 = stablehlo.constant dense<[[32767, -32768, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi16>
  %r = stablehlo.sign %0 : tensor<2x9xi16>
  check.expect_eq_const(%r, dense<[[1, -1, 0, 1, -1, 1, -1, -1, 1], [-1, 1, 1, -1, 1, -1, -1, 1, -1]]> : tensor<2x9xi16>) : tensor<2x9xi16>
  return
}
func.func @shift_left_i16() {
  %0 = stablehlo.constant dense<[32767, -32768, 0, 2, -5, 6]> : tensor<6xi16>
  %1 = stablehlo.constant dense<[0, 1, 15, 16, 19, 2]> : tensor<6xi16>
  %r = stablehlo.shift_left %0, %1 : tensor<6xi16>
  check.expect_eq_const(%r, dense<[32767, 0, 0, 0, 0, 24]> : tensor<6xi16>) : tensor<6xi16>
  return
}
func.func @shift_right_logical_i16() {
  %0 = stablehlo.constant dense<[32767, -32768, 0, 2, -5, 6]> : tensor<6xi16>
  %1 = stablehlo.constant dense<[0, 1, 15, 16, 19, 2]> : tensor<6xi16>
  %r = stablehlo.shift_right_logical %0, %1 : tensor<6xi16>
  check.expect_eq_const(%r, dense<[32767, 16384, 0, 0, 0, 1]> : tensor<6xi16>) : tensor<6xi16>
  return
}
func.func @shift_right_arithmetic_i16() {
  %0 = stablehlo.constant dense<[32767, -32768, 0, 2, -5, 6]> : tensor<6xi16>
  %1 = stablehlo.constant dense<[0, 1, 15, 16, 19, 2]> : tensor<6xi16>
  %r = stablehlo.shift_right_arithmetic %0, %1 : tensor<6xi16>
  check.expect_eq_const(%r, dense<[32767, -16384, 0, 0, -1, 1]> : tensor<6xi16>) : tensor<6xi16>
  return
}
func.func @add_i32_0() {
  %0 = stablehlo.constant dense<4> : tensor<i32>
  %1 = stablehlo.constant dense<8> : tensor<i32>
  %r = stablehlo.add %0, %1 : tensor<i32>
  check.expect_eq_const(%r, dense<12> : tensor<i32>) : tensor<i32>
  return
}
func.func @subtract_i32_0() {
  %0 = stablehlo.constant dense<4> : tensor<i32>
  %1 = stablehlo.constant dense<8> : tensor<i32>
  %r = stablehlo.subtract %0, %1 : tensor<i32>
  check.expect_eq_const(%r, dense<-4> : tensor<i32>) : tensor<i32>
  return
}
func.func @multiply_i32_0() {
  %0 = stablehlo.constant dense<4> : tensor<i32>
  %1 = stablehlo.constant dense<8> : tensor<i32>
  %r = stablehlo.multiply %0, %1 : tensor<i32>
  check.expect_eq_const(%r, dense<32> : tensor<i32>) : tensor<i32>
  return
}
func.func @divide_i32_0() {
  %0 = stablehlo.constant dense<4> : tensor<i32>
  %1 = stablehlo.constant dense<8> : tensor<i32>
  %r = stablehlo.divide %0, %1 : tensor<i32>
  check.expect_eq_const(%r, dense<0> : tensor<i32>) : tensor<i32>
  return
}
func.func @remainder_i32_0() {
  %0 = stablehlo.constant dense<4> : tensor<i32>
  %1 = stablehlo.constant dense<8> : tensor<i32>
  %r = stablehlo.remainder %0, %1 : tensor<i32>
  check.expect_eq_const(%r, dense<4> : tensor<i32>) : tensor<i32>
  return
}
func.func @maximum_i32_0() {
  %0 = stablehlo.constant dense<4> : tensor<i32>
  %1 = stablehlo.constant dense<8> : tensor<i32>
  %r = stablehlo.maximum %0, %1 : tensor<i32>
  check.expect_eq_const(%r, dense<8> : tensor<i32>) : tensor<i32>
  return
}
func.func @minimum_i32_0() {
  %0 = stablehlo.constant dense<4> : tensor<i32>
  %1 = stablehlo.constant dense<8> : tensor<i32>
  %r = stablehlo.minimum %0, %1 : tensor<i32>
  check.expect_eq_const(%r, dense<4> : tensor<i32>) : tensor<i32>
  return
}
func.func @and_i32_0() {
  %0 = stablehlo.constant dense<4> : tensor<i32>
  %1 = stablehlo.constant dense<8> : tensor<i32>
  %r = stablehlo.and %0, %1 : tensor<i32>
  check.expect_eq_const(%r, dense<0> : tensor<i32>) : tensor<i32>
  return
}
func.func @or_i32_0() {
  %0 = stablehlo.constant dense<4> : tensor<i32>
  %1 = stablehlo.constant dense<8> : tensor<i32>
  %r = stablehlo.or %0, %1 : tensor<i32>
  check.expect_eq_const(%r, dense<12> : tensor<i32>) : tensor<i32>
  return
}
func.func @xor_i32_0() {
  %0 = stablehlo.constant dense<4> : tensor<i32>
  %1 = stablehlo.constant dense<8> : tensor<i32>
  %r = stablehlo.xor %0, %1 : tensor<i32>
  check.expect_eq_const(%r, dense<12> : tensor<i32>) : tensor<i32>
  return
}
func.func @not_i32_0() {
  %0 = stablehlo.constant dense<4> : tensor<i32>
  %r = stablehlo.not %0 : tensor<i32>
  check.expect_eq_const(%r, dense<-5> : tensor<i32>) : tensor<i32>
  return
}
func.func @popcnt_i32_0() {
  %0 = stablehlo.constant dense<4> : tensor<i32>
  %r = stablehlo.popcnt %0 : tensor<i32>
  check.expect_eq_const(%r, dense<1> : tensor<i32>) : tensor<i32>
  return
}
func.func @count_leading_zeros_i32_0() {
  %0 = stablehlo.constant dense<4> : tensor<i32>
  %r = stablehlo.count_leading_zeros %0 : tensor<i32>
  check.expect_eq_const(%r, dense<29> : tensor<i32>) : tensor<i32>
  return
}
func.func @negate_i32_0() {
  %0 = stablehlo.constant dense<4> : tensor<i32>
  %r = stablehlo.negate %0 : tensor<i32>
  check.expect_eq_const(%r, dense<-4> : tensor<i32>) : tensor<i32>
  return
}
func.func @abs_i32_0() {
  %0 = stablehlo.constant dense<4> : tensor<i32>
  %r = stablehlo.abs %0 : tensor<i32>
  check.expect_eq_const(%r, dense<4> : tensor<i32>) : tensor<i32>
  return
}
func.func @sign_i32_0() {
  %0 = stablehlo.constant dense<4> : tensor<i32>
  %r = stablehlo.sign %0 : tensor<i32>
  check.expect_eq_const(%r, dense<1> : tensor<i32>) : tensor<i32>
  return
}
func.func @add_i32_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi32>
  %1 = stablehlo.constant dense<> : tensor<0xi32>
  %r = stablehlo.add %0, %1 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @subtract_i32_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi32>
  %1 = stablehlo.constant dense<> : tensor<0xi32>
  %r = stablehlo.subtract %0, %1 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @multiply_i32_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi32>
  %1 = stablehlo.constant dense<> : tensor<0xi32>
  %r = stablehlo.multiply %0, %1 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @divide_i32_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi32>
  %1 = stablehlo.constant dense<> : tensor<0xi32>
  %r = stablehlo.divide %0, %1 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @remainder_i32_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi32>
  %1 = stablehlo.constant dense<> : tensor<0xi32>
  %r = stablehlo.remainder %0, %1 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @maximum_i32_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi32>
  %1 = stablehlo.constant dense<> : tensor<0xi32>
  %r = stablehlo.maximum %0, %1 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @minimum_i32_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi32>
  %1 = stablehlo.constant dense<> : tensor<0xi32>
  %r = stablehlo.minimum %0, %1 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @and_i32_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi32>
  %1 = stablehlo.constant dense<> : tensor<0xi32>
  %r = stablehlo.and %0, %1 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @or_i32_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi32>
  %1 = stablehlo.constant dense<> : tensor<0xi32>
  %r = stablehlo.or %0, %1 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @xor_i32_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi32>
  %1 = stablehlo.constant dense<> : tensor<0xi32>
  %r = stablehlo.xor %0, %1 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @not_i32_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi32>
  %r = stablehlo.not %0 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @popcnt_i32_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi32>
  %r = stablehlo.popcnt %0 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @count_leading_zeros_i32_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi32>
  %r = stablehlo.count_leading_zeros %0 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @negate_i32_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi32>
  %r = stablehlo.negate %0 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @abs_i32_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi32>
  %r = stablehlo.abs %0 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @sign_i32_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi32>
  %r = stablehlo.sign %0 : tensor<0xi32>
  check.expect_eq_const(%r, dense<> : tensor<0xi32>) : tensor<0xi32>
  return
}
func.func @remainder_i32_2() {
  %0 = stablehlo.constant dense<[[2147483647, -2147483648, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi32>
  %1 = stablehlo.constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi32>
  %r = stablehlo.remainder %0, %1 : tensor<2x9xi32>
  check.expect_eq_const(%r, dense<[[7, 0, 0, 2, 0, 6, -1, 0, 3], [0, 2, 1, 0, 5, 0, -4, 2, -5]]> : tensor<2x9xi32>) : tensor<2x9xi32>
  return
}
func.func @maximum_i32_2() {
  %0 = stablehlo.constant dense<[[2147483647, -2147483648, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi32>
  %1 = stablehlo.constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi32>
  %r = stablehlo.maximum %0, %1 : tensor<2x9xi32>
  check.expect_eq_const(%r, dense<[[2147483647, 2, 0, 6, -1, 6, 3, -4, 7], [1, 8, 5, -2, 5, 2, -5, 6, 0]]> : tensor<2x9xi32>) : tensor<2x9xi32>
  return
}
func.func @and_i32_2() {
  %0 = stablehlo.constant dense<[[2147483647, -2147483648, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi32>
  %1 = stablehlo.constant dense<[[8, 2, -5, 6, -1, -8, 3, -4, 7], [1, -6, 5, -2, -9, 2, -5, 6, 0]]> : tensor<2x9xi32>
  %r = stablehlo.and %0, %1 : tensor<2x9xi32>
  check.expect_eq_const(%r, dense<[[8, 0, 0, 2, -5, 0, 3, -8, 3], [0, 8, 1, -6, 5, 2, -13, 2, 0]]> : tensor<2x9xi32>) : tensor<2x9xi32>
  return
}
func.func @not_i32_2() {
  %0 = stablehlo.constant dense<[[2147483647, -2147483648, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi32>
  %r = stablehlo.not %0 : tensor<2x9xi32>
  check.expect_eq_const(%r, dense<[[-2147483648, 2147483647, -1, -3, 4, -7, 0, 7, -4], [3, -9, -2, 5, -6, 1, 8, -3, 4]]> : tensor<2x9xi32>) : tensor<2x9xi32>
  return
}
func.func @popcnt_i32_2() {
  %0 = stablehlo.constant dense<[[2147483647, -2147483648, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi32>
  %r = stablehlo.popcnt %0 : tensor<2x9xi32>
  check.expect_eq_const(%r, dense<[[31, 1, 0, 1, 31, 2, 32, 29, 2], [30, 1, 1, 30, 2, 31, 31, 1, 31]]> : tensor<2x9xi32>) : tensor<2x9xi32>
  return
}
func.func @count_leading_zeros_i32_2() {
  %0 = stablehlo.constant dense<[[2147483647, -2147483648, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi32>
  %r = stablehlo.count_leading_zeros %0 : tensor<2x9xi32>
  check.expect_eq_const(%r, dense<[[1, 0, 32, 30, 0, 29, 0, 0, 30], [0, 28, 31, 0, 29, 0, 0, 30, 0]]> : tensor<2x9xi32>) : tensor<2x9xi32>
  return
}
func.func @negate_i32_2() {
  %0 = stablehlo.constant dense<[[2147483647, -2147483648, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi32>
  %r = stablehlo.negate %0 : tensor<2x9xi32>
  check.expect_eq_const(%r, dense<[[-2147483647, -2147483648, 0, -2, 5, -6, 1, 8, -3], [4, -8, -1, 6, -5, 2, 9, -2, 5]]> : tensor<2x9xi32>) : tensor<2x9xi32>
  return
}
func.func @abs_i32_2() {
  %0 = stablehlo.constant dense<[[2147483647, -2147483648, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi32>
  %r = stablehlo.abs %0 : tensor<2x9xi32>
  check.expect_eq_const(%r, dense<[[2147483647, -2147483648, 0, 2, 5, 6, 1, 8, 3], [4, 8, 1, 6, 5, 2, 9, 2, 5]]> : tensor<2x9xi32>) : tensor<2x9xi32>
  return
}
func.func @sign_i32_2() {
  %0 = stablehlo.constant dense<[[2147483647, -2147483648, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi32>
  %r = stablehlo.sign %0 : tensor<2x9xi32>
  check.expect_eq_const(%r, dense<[[1, -1, 0, 1, -1, 1, -1, -1, 1], [-1, 1, 1, -1, 1, -1, -1, 1, -1]]> : tensor<2x9xi32>) : tensor<2x9xi32>
  return
}
func.func @shift_left_i32() {
  %0 = stablehlo.constant dense<[2147483647, -2147483648, 0, 2, -5, 6]> : tensor<6xi32>
  %1 = stablehlo.constant dense<[0, 1, 31, 32, 35, 2]> : tensor<6xi32>
  %r = stablehlo.shift_left %0, %1 : tensor<6xi32>
  check.expect_eq_const(%r, dense<[2147483647, 0, 0, 0, 0, 24]> : tensor<6xi32>) : tensor<6xi32>
  return
}
func.func @shift_right_logical_i32() {
  %0 = stablehlo.constant dense<[2147483647, -2147483648, 0, 2, -5, 6]> : tensor<6xi32>
  %1 = stablehlo.constant dense<[0, 1, 31, 32, 35, 2]> : tensor<6xi32>
  %r = stablehlo.shift_right_logical %0, %1 : tensor<6xi32>
  check.expect_eq_const(%r, dense<[2147483647, 1073741824, 0, 0, 0, 1]> : tensor<6xi32>) : tensor<6xi32>
  return
}
func.func @shift_right_arithmetic_i32() {
  %0 = stablehlo.constant dense<[2147483647, -2147483648, 0, 2, -5, 6]> : tensor<6xi32>
  %1 = stablehlo.constant dense<[0, 1, 31, 32, 35, 2]> : tensor<6xi32>
  %r = stablehlo.shift_right_arithmetic %0, %1 : tensor<6xi32>
  check.expect_eq_const(%r, dense<[2147483647, -1073741824, 0, 0, -1, 1]> : tensor<6xi32>) : tensor<6xi32>
  return
}
func.func @add_i64_0() {
  %0 = stablehlo.constant dense<4> : tensor<i64>
  %1 = stablehlo.constant dense<8> : tensor<i64>
  %r = stablehlo.add %0, %1 : tensor<i64>
  check.expect_eq_const(%r, dense<12> : tensor<i64>) : tensor<i64>
  return
}
func.func @subtract_i64_0() {
  %0 = stablehlo.constant dense<4> : tensor<i64>
  %1 = stablehlo.constant dense<8> : tensor<i64>
  %r = stablehlo.subtract %0, %1 : tensor<i64>
  check.expect_eq_const(%r, dense<-4> : tensor<i64>) : tensor<i64>
  return
}
func.func @multiply_i64_0() {
  %0 = stablehlo.constant dense<4> : tensor<i64>
  %1 = stablehlo.constant dense<8> : tensor<i64>
  %r = stablehlo.multiply %0, %1 : tensor<i64>
  check.expect_eq_const(%r, dense<32> : tensor<i64>) : tensor<i64>
  return
}
func.func @divide_i64_0() {
  %0 = stablehlo.constant dense<4> : tensor<i64>
  %1 = stablehlo.constant dense<8> : tensor<i64>
  %r = stablehlo.divide %0, %1 : tensor<i64>
  check.expect_eq_const(%r, dense<0> : tensor<i64>) : tensor<i64>
  return
}
func.func @remainder_i64_0() {
  %0 = stablehlo.constant dense<4> : tensor<i64>
  %1 = stablehlo.constant dense<8> : tensor<i64>
  %r = stablehlo.remainder %0, %1 : tensor<i64>
  check.expect_eq_const(%r, dense<4> : tensor<i64>) : tensor<i64>
  return
}
func.func @maximum_i64_0() {
  %0 = stablehlo.constant dense<4> : tensor<i64>
  %1 = stablehlo.constant dense<8> : tensor<i64>
  %r = stablehlo.maximum %0, %1 : tensor<i64>
  check.expect_eq_const(%r, dense<8> : tensor<i64>) : tensor<i64>
  return
}
func.func @minimum_i64_0() {
  %0 = stablehlo.constant dense<4> : tensor<i64>
  %1 = stablehlo.constant dense<8> : tensor<i64>
  %r = stablehlo.minimum %0, %1 : tensor<i64>
  check.expect_eq_const(%r, dense<4> : tensor<i64>) : tensor<i64>
  return
}
func.func @and_i64_0() {
  %0 = stablehlo.constant dense<4> : tensor<i64>
  %1 = stablehlo.constant dense<8> : tensor<i64>
  %r = stablehlo.and %0, %1 : tensor<i64>
  check.expect_eq_const(%r, dense<0> : tensor<i64>) : tensor<i64>
  return
}
func.func @or_i64_0() {
  %0 = stablehlo.constant dense<4> : tensor<i64>
  %1 = stablehlo.constant dense<8> : tensor<i64>
  %r = stablehlo.or %0, %1 : tensor<i64>
  check.expect_eq_const(%r, dense<12> : tensor<i64>) : tensor<i64>
  return
}
func.func @xor_i64_0() {
  %0 = stablehlo.constant dense<4> : tensor<i64>
  %1 = stablehlo.constant dense<8> : tensor<i64>
  %r = stablehlo.xor %0, %1 : tensor<i64>
  check.expect_eq_const(%r, dense<12> : tensor<i64>) : tensor<i64>
  return
}
func.func @not_i64_0() {
  %0 = stablehlo.constant dense<4> : tensor<i64>
  %r = stablehlo.not %0 : tensor<i64>
  check.expect_eq_const(%r, dense<-5> : tensor<i64>) : tensor<i64>
  return
}
func.func @popcnt_i64_0() {
  %0 = stablehlo.constant dense<4> : tensor<i64>
  %r = stablehlo.popcnt %0 : tensor<i64>
  check.expect_eq_const(%r, dense<1> : tensor<i64>) : tensor<i64>
  return
}
func.func @count_leading_zeros_i64_0() {
  %0 = stablehlo.constant dense<4> : tensor<i64>
  %r = stablehlo.count_leading_zeros %0 : tensor<i64>
  check.expect_eq_const(%r, dense<61> : tensor<i64>) : tensor<i64>
  return
}
func.func @negate_i64_0() {
  %0 = stablehlo.constant dense<4> : tensor<i64>
  %r = stablehlo.negate %0 : tensor<i64>
  check.expect_eq_const(%r, dense<-4> : tensor<i64>) : tensor<i64>
  return
}
func.func @abs_i64_0() {
  %0 = stablehlo.constant dense<4> : tensor<i64>
  %r = stablehlo.abs %0 : tensor<i64>
  check.expect_eq_const(%r, dense<4> : tensor<i64>) : tensor<i64>
  return
}
func.func @sign_i64_0() {
  %0 = stablehlo.constant dense<4> : tensor<i64>
  %r = stablehlo.sign %0 : tensor<i64>
  check.expect_eq_const(%r, dense<1> : tensor<i64>) : tensor<i64>
  return
}
func.func @add_i64_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi64>
  %1 = stablehlo.constant dense<> : tensor<0xi64>
  %r = stablehlo.add %0, %1 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @subtract_i64_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi64>
  %1 = stablehlo.constant dense<> : tensor<0xi64>
  %r = stablehlo.subtract %0, %1 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @multiply_i64_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi64>
  %1 = stablehlo.constant dense<> : tensor<0xi64>
  %r = stablehlo.multiply %0, %1 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @divide_i64_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi64>
  %1 = stablehlo.constant dense<> : tensor<0xi64>
  %r = stablehlo.divide %0, %1 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @remainder_i64_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi64>
  %1 = stablehlo.constant dense<> : tensor<0xi64>
  %r = stablehlo.remainder %0, %1 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @maximum_i64_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi64>
  %1 = stablehlo.constant dense<> : tensor<0xi64>
  %r = stablehlo.maximum %0, %1 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @minimum_i64_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi64>
  %1 = stablehlo.constant dense<> : tensor<0xi64>
  %r = stablehlo.minimum %0, %1 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @and_i64_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi64>
  %1 = stablehlo.constant dense<> : tensor<0xi64>
  %r = stablehlo.and %0, %1 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @or_i64_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi64>
  %1 = stablehlo.constant dense<> : tensor<0xi64>
  %r = stablehlo.or %0, %1 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @xor_i64_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi64>
  %1 = stablehlo.constant dense<> : tensor<0xi64>
  %r = stablehlo.xor %0, %1 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @not_i64_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi64>
  %r = stablehlo.not %0 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @popcnt_i64_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi64>
  %r = stablehlo.popcnt %0 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @count_leading_zeros_i64_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi64>
  %r = stablehlo.count_leading_zeros %0 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @negate_i64_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi64>
  %r = stablehlo.negate %0 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @abs_i64_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi64>
  %r = stablehlo.abs %0 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @sign_i64_1() {
  %0 = stablehlo.constant dense<> : tensor<0xi64>
  %r = stablehlo.sign %0 : tensor<0xi64>
  check.expect_eq_const(%r, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}
func.func @not_i64_2() {
  %0 = stablehlo.constant dense<[[9223372036854775807, -9223372036854775808, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi64>
  %r = stablehlo.not %0 : tensor<2x9xi64>
  check.expect_eq_const(%r, dense<[[-9223372036854775808, 9223372036854775807, -1, -3, 4, -7, 0, 7, -4], [3, -9, -2, 5, -6, 1, 8, -3, 4]]> : tensor<2x9xi64>) : tensor<2x9xi64>
  return
}
func.func @popcnt_i64_2() {
  %0 = stablehlo.constant dense<[[9223372036854775807, -9223372036854775808, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi64>
  %r = stablehlo.popcnt %0 : tensor<2x9xi64>
  check.expect_eq_const(%r, dense<[[63, 1, 0, 1, 63, 2, 64, 61, 2], [62, 1, 1, 62, 2, 63, 63, 1, 63]]> : tensor<2x9xi64>) : tensor<2x9xi64>
  return
}
func.func @count_leading_zeros_i64_2() {
  %0 = stablehlo.constant dense<[[9223372036854775807, -9223372036854775808, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi64>
  %r = stablehlo.count_leading_zeros %0 : tensor<2x9xi64>
  check.expect_eq_const(%r, dense<[[1, 0, 64, 62, 0, 61, 0, 0, 62], [0, 60, 63, 0, 61, 0, 0, 62, 0]]> : tensor<2x9xi64>) : tensor<2x9xi64>
  return
}
func.func @negate_i64_2() {
  %0 = stablehlo.constant dense<[[9223372036854775807, -9223372036854775808, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi64>
  %r = stablehlo.negate %0 : tensor<2x9xi64>
  check.expect_eq_const(%r, dense<[[-9223372036854775807, -9223372036854775808, 0, -2, 5, -6, 1, 8, -3], [4, -8, -1, 6, -5, 2, 9, -2, 5]]> : tensor<2x9xi64>) : tensor<2x9xi64>
  return
}
func.func @abs_i64_2() {
  %0 = stablehlo.constant dense<[[9223372036854775807, -9223372036854775808, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi64>
  %r = stablehlo.abs %0 : tensor<2x9xi64>
  check.expect_eq_const(%r, dense<[[9223372036854775807, -9223372036854775808, 0, 2, 5, 6, 1, 8, 3], [4, 8, 1, 6, 5, 2, 9, 2, 5]]> : tensor<2x9xi64>) : tensor<2x9xi64>
  return
}
func.func @sign_i64_2() {
  %0 = stablehlo.constant dense<[[9223372036854775807, -9223372036854775808, 0, 2, -5, 6, -1, -8, 3], [-4, 8, 1, -6, 5, -2, -9, 2, -5]]> : tensor<2x9xi64>
  %r = stablehlo.sign %0 : tensor<2x9xi64>
  check.expect_eq_const(%r, dense<[[1, -1, 0, 1, -1, 1, -1, -1, 1], [-1, 1, 1, -1, 1, -1, -1, 1, -1]]> : tensor<2x9xi64>) : tensor<2x9xi64>
  return
}
func.func @shift_left_i64() {
  %0 = stablehlo.constant dense<[9223372036854775807, -9223372036854775808, 0, 2, -5, 6]> : tensor<6xi64>
  %1 = stablehlo.constant dense<[0, 1, 63, 64, 67, 2]> : tensor<6xi64>
  %r = stablehlo.shift_left %0, %1 : tensor<6xi64>
  check.expect_eq_const(%r, dense<[9223372036854775807, 0, 0, 0, 0, 24]> : tensor<6xi64>) : tensor<6xi64>
  return
}
func.func @shift_right_logical_i64() {
  %0 = stablehlo.constant dense<[9223372036854775807, -9223372036854775808, 0, 2, -5, 6]> : tensor<6xi64>
  %1 = stablehlo.constant dense<[0, 1, 63, 64, 67, 2]> : tensor<6xi64>
  %r = stablehlo.shift_right_logical %0, %1 : tensor<6xi64>
  check.expect_eq_const(%r, dense<[9223372036854775807, 4611686018427387904, 0, 0, 0, 1]> : tensor<6xi64>) : tensor<6xi64>
  return
}
func.func @shift_right_arithmetic_i64() {
  %0 = stablehlo.constant dense<[9223372036854775807, -9223372036854775808, 0, 2, -5, 6]> : tensor<6xi64>
  %1 = stablehlo.constant dense<[0, 1, 63, 64, 67, 2]> : tensor<6xi64>
  %r = stablehlo.shift_right_arithmetic %0, %1 : tensor<6xi64>
  check.expect_eq_const(%r, dense<[9223372036854775807, -4611686018427387904, 0, 0, -1, 1]> : tensor<6xi64>) : tensor<6xi64>
  return
}
func.func @add_ui8_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui8>
  %1 = stablehlo.constant dense<8> : tensor<ui8>
  %r = stablehlo.add %0, %1 : tensor<ui8>
  check.expect_eq_const(%r, dense<12> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @subtract_ui8_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui8>
  %1 = stablehlo.constant dense<8> : tensor<ui8>
  %r = stablehlo.subtract %0, %1 : tensor<ui8>
  check.expect_eq_const(%r, dense<252> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @multiply_ui8_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui8>
  %1 = stablehlo.constant dense<8> : tensor<ui8>
  %r = stablehlo.multiply %0, %1 : tensor<ui8>
  check.expect_eq_const(%r, dense<32> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @divide_ui8_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui8>
  %1 = stablehlo.constant dense<8> : tensor<ui8>
  %r = stablehlo.divide %0, %1 : tensor<ui8>
  check.expect_eq_const(%r, dense<0> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @remainder_ui8_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui8>
  %1 = stablehlo.constant dense<8> : tensor<ui8>
  %r = stablehlo.remainder %0, %1 : tensor<ui8>
  check.expect_eq_const(%r, dense<4> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @maximum_ui8_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui8>
  %1 = stablehlo.constant dense<8> : tensor<ui8>
  %r = stablehlo.maximum %0, %1 : tensor<ui8>
  check.expect_eq_const(%r, dense<8> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @minimum_ui8_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui8>
  %1 = stablehlo.constant dense<8> : tensor<ui8>
  %r = stablehlo.minimum %0, %1 : tensor<ui8>
  check.expect_eq_const(%r, dense<4> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @and_ui8_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui8>
  %1 = stablehlo.constant dense<8> : tensor<ui8>
  %r = stablehlo.and %0, %1 : tensor<ui8>
  check.expect_eq_const(%r, dense<0> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @or_ui8_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui8>
  %1 = stablehlo.constant dense<8> : tensor<ui8>
  %r = stablehlo.or %0, %1 : tensor<ui8>
  check.expect_eq_const(%r, dense<12> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @xor_ui8_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui8>
  %1 = stablehlo.constant dense<8> : tensor<ui8>
  %r = stablehlo.xor %0, %1 : tensor<ui8>
  check.expect_eq_const(%r, dense<12> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @not_ui8_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui8>
  %r = stablehlo.not %0 : tensor<ui8>
  check.expect_eq_const(%r, dense<251> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @popcnt_ui8_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui8>
  %r = stablehlo.popcnt %0 : tensor<ui8>
  check.expect_eq_const(%r, dense<1> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @count_leading_zeros_ui8_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui8>
  %r = stablehlo.count_leading_zeros %0 : tensor<ui8>
  check.expect_eq_const(%r, dense<5> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @negate_ui8_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui8>
  %r = stablehlo.negate %0 : tensor<ui8>
  check.expect_eq_const(%r, dense<252> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @add_ui8_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui8>
  %1 = stablehlo.constant dense<> : tensor<0xui8>
  %r = stablehlo.add %0, %1 : tensor<0xui8>
  check.expect_eq_const(%r, dense<> : tensor<0xui8>) : tensor<0xui8>
  return
}
func.func @subtract_ui8_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui8>
  %1 = stablehlo.constant dense<> : tensor<0xui8>
  %r = stablehlo.subtract %0, %1 : tensor<0xui8>
  check.expect_eq_const(%r, dense<> : tensor<0xui8>) : tensor<0xui8>
  return
}
func.func @multiply_ui8_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui8>
  %1 = stablehlo.constant dense<> : tensor<0xui8>
  %r = stablehlo.multiply %0, %1 : tensor<0xui8>
  check.expect_eq_const(%r, dense<> : tensor<0xui8>) : tensor<0xui8>
  return
}
func.func @divide_ui8_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui8>
  %1 = stablehlo.constant dense<> : tensor<0xui8>
  %r = stablehlo.divide %0, %1 : tensor<0xui8>
  check.expect_eq_const(%r, dense<> : tensor<0xui8>) : tensor<0xui8>
  return
}
func.func @remainder_ui8_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui8>
  %1 = stablehlo.constant dense<> : tensor<0xui8>
  %r = stablehlo.remainder %0, %1 : tensor<0xui8>
  check.expect_eq_const(%r, dense<> : tensor<0xui8>) : tensor<0xui8>
  return
}
func.func @maximum_ui8_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui8>
  %1 = stablehlo.constant dense<> : tensor<0xui8>
  %r = stablehlo.maximum %0, %1 : tensor<0xui8>
  check.expect_eq_const(%r, dense<> : tensor<0xui8>) : tensor<0xui8>
  return
}
func.func @minimum_ui8_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui8>
  %1 = stablehlo.constant dense<> : tensor<0xui8>
  %r = stablehlo.minimum %0, %1 : tensor<0xui8>
  check.expect_eq_const(%r, dense<> : tensor<0xui8>) : tensor<0xui8>
  return
}
func.func @and_ui8_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui8>
  %1 = stablehlo.constant dense<> : tensor<0xui8>
  %r = stablehlo.and %0, %1 : tensor<0xui8>
  check.expect_eq_const(%r, dense<> : tensor<0xui8>) : tensor<0xui8>
  return
}
func.func @or_ui8_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui8>
  %1 = stablehlo.constant dense<> : tensor<0xui8>
  %r = stablehlo.or %0, %1 : tensor<0xui8>
  check.expect_eq_const(%r, dense<> : tensor<0xui8>) : tensor<0xui8>
  return
}
func.func @xor_ui8_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui8>
  %1 = stablehlo.constant dense<> : tensor<0xui8>
  %r = stablehlo.xor %0, %1 : tensor<0xui8>
  check.expect_eq_const(%r, dense<> : tensor<0xui8>) : tensor<0xui8>
  return
}
func.func @not_ui8_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui8>
  %r = stablehlo.not %0 : tensor<0xui8>
  check.expect_eq_const(%r, dense<> : tensor<0xui8>) : tensor<0xui8>
  return
}
func.func @popcnt_ui8_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui8>
  %r = stablehlo.popcnt %0 : tensor<0xui8>
  check.expect_eq_const(%r, dense<> : tensor<0xui8>) : tensor<0xui8>
  return
}
func.func @count_leading_zeros_ui8_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui8>
  %r = stablehlo.count_leading_zeros %0 : tensor<0xui8>
  check.expect_eq_const(%r, dense<> : tensor<0xui8>) : tensor<0xui8>
  return
}
func.func @negate_ui8_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui8>
  %r = stablehlo.negate %0 : tensor<0xui8>
  check.expect_eq_const(%r, dense<> : tensor<0xui8>) : tensor<0xui8>
  return
}
func.func @add_ui8_2() {
  %0 = stablehlo.constant dense<[[255, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui8>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui8>
  %r = stablehlo.add %0, %1 : tensor<2x9xui8>
  check.expect_eq_const(%r, dense<[[7, 2, 0, 8, 0, 6, 3, 0, 10], [1, 8, 6, 0, 5, 2, 0, 8, 0]]> : tensor<2x9xui8>) : tensor<2x9xui8>
  return
}
func.func @subtract_ui8_2() {
  %0 = stablehlo.constant dense<[[255, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui8>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui8>
  %r = stablehlo.subtract %0, %1 : tensor<2x9xui8>
  check.expect_eq_const(%r, dense<[[247, 254, 0, 252, 0, 6, 253, 0, 252], [255, 8, 252, 0, 5, 254, 0, 252, 0]]> : tensor<2x9xui8>) : tensor<2x9xui8>
  return
}
func.func @multiply_ui8_2() {
  %0 = stablehlo.constant dense<[[255, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui8>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui8>
  %r = stablehlo.multiply %0, %1 : tensor<2x9xui8>
  check.expect_eq_const(%r, dense<[[248, 0, 0, 12, 0, 0, 0, 0, 21], [0, 0, 5, 0, 0, 0, 0, 12, 0]]> : tensor<2x9xui8>) : tensor<2x9xui8>
  return
}
func.func @divide_ui8_2() {
  %0 = stablehlo.constant dense<[[255, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui8>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui8>
  %r = stablehlo.divide %0, %1 : tensor<2x9xui8>
  check.expect_eq_const(%r, dense<[[31, 0, 255, 0, 255, 255, 0, 255, 0], [0, 255, 0, 255, 255, 0, 255, 0, 255]]> : tensor<2x9xui8>) : tensor<2x9xui8>
  return
}
func.func @remainder_ui8_2() {
  %0 = stablehlo.constant dense<[[255, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui8>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui8>
  %r = stablehlo.remainder %0, %1 : tensor<2x9xui8>
  check.expect_eq_const(%r, dense<[[7, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui8>) : tensor<2x9xui8>
  return
}
func.func @maximum_ui8_2() {
  %0 = stablehlo.constant dense<[[255, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui8>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui8>
  %r = stablehlo.maximum %0, %1 : tensor<2x9xui8>
  check.expect_eq_const(%r, dense<[[255, 2, 0, 6, 0, 6, 3, 0, 7], [1, 8, 5, 0, 5, 2, 0, 6, 0]]> : tensor<2x9xui8>) : tensor<2x9xui8>
  return
}
func.func @minimum_ui8_2() {
  %0 = stablehlo.constant dense<[[255, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui8>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui8>
  %r = stablehlo.minimum %0, %1 : tensor<2x9xui8>
  check.expect_eq_const(%r, dense<[[8, 0, 0, 2, 0, 0, 0, 0, 3], [0, 0, 1, 0, 0, 0, 0, 2, 0]]> : tensor<2x9xui8>) : tensor<2x9xui8>
  return
}
func.func @and_ui8_2() {
  %0 = stablehlo.constant dense<[[255, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui8>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui8>
  %r = stablehlo.and %0, %1 : tensor<2x9xui8>
  check.expect_eq_const(%r, dense<[[8, 0, 0, 2, 0, 0, 0, 0, 3], [0, 0, 1, 0, 0, 0, 0, 2, 0]]> : tensor<2x9xui8>) : tensor<2x9xui8>
  return
}
func.func @or_ui8_2() {
  %0 = stablehlo.constant dense<[[255, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui8>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui8>
  %r = stablehlo.or %0, %1 : tensor<2x9xui8>
  check.expect_eq_const(%r, dense<[[255, 2, 0, 6, 0, 6, 3, 0, 7], [1, 8, 5, 0, 5, 2, 0, 6, 0]]> : tensor<2x9xui8>) : tensor<2x9xui8>
  return
}
func.func @xor_ui8_2() {
  %0 = stablehlo.constant dense<[[255, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui8>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui8>
  %r = stablehlo.xor %0, %1 : tensor<2x9xui8>
  check.expect_eq_const(%r, dense<[[247, 2, 0, 4, 0, 6, 3, 0, 4], [1, 8, 4, 0, 5, 2, 0, 4, 0]]> : tensor<2x9xui8>) : tensor<2x9xui8>
  return
}
func.func @not_ui8_2() {
  %0 = stablehlo.constant dense<[[255, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui8>
  %r = stablehlo.not %0 : tensor<2x9xui8>
  check.expect_eq_const(%r, dense<[[0, 255, 255, 253, 255, 249, 255, 255, 252], [255, 247, 254, 255, 250, 255, 255, 253, 255]]> : tensor<2x9xui8>) : tensor<2x9xui8>
  return
}
func.func @popcnt_ui8_2() {
  %0 = stablehlo.constant dense<[[255, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui8>
  %r = stablehlo.popcnt %0 : tensor<2x9xui8>
  check.expect_eq_const(%r, dense<[[8, 0, 0, 1, 0, 2, 0, 0, 2], [0, 1, 1, 0, 2, 0, 0, 1, 0]]> : tensor<2x9xui8>) : tensor<2x9xui8>
  return
}
func.func @count_leading_zeros_ui8_2() {
  %0 = stablehlo.constant dense<[[255, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui8>
  %r = stablehlo.count_leading_zeros %0 : tensor<2x9xui8>
  check.expect_eq_const(%r, dense<[[0, 8, 8, 6, 8, 5, 8, 8, 6], [8, 4, 7, 8, 5, 8, 8, 6, 8]]> : tensor<2x9xui8>) : tensor<2x9xui8>
  return
}
func.func @negate_ui8_2() {
  %0 = stablehlo.constant dense<[[255, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui8>
  %r = stablehlo.negate %0 : tensor<2x9xui8>
  check.expect_eq_const(%r, dense<[[1, 0, 0, 254, 0, 250, 0, 0, 253], [0, 248, 255, 0, 251, 0, 0, 254, 0]]> : tensor<2x9xui8>) : tensor<2x9xui8>
  return
}
func.func @shift_left_ui8() {
  %0 = stablehlo.constant dense<[255, 0, 0, 2, 0, 6]> : tensor<6xui8>
  %1 = stablehlo.constant dense<[0, 1, 7, 8, 11, 2]> : tensor<6xui8>
  %r = stablehlo.shift_left %0, %1 : tensor<6xui8>
  check.expect_eq_const(%r, dense<[255, 0, 0, 0, 0, 24]> : tensor<6xui8>) : tensor<6xui8>
  return
}
func.func @shift_right_logical_ui8() {
  %0 = stablehlo.constant dense<[255, 0, 0, 2, 0, 6]> : tensor<6xui8>
  %1 = stablehlo.constant dense<[0, 1, 7, 8, 11, 2]> : tensor<6xui8>
  %r = stablehlo.shift_right_logical %0, %1 : tensor<6xui8>
  check.expect_eq_const(%r, dense<[255, 0, 0, 0, 0, 1]> : tensor<6xui8>) : tensor<6xui8>
  return
}
func.func @shift_right_arithmetic_ui8() {
  %0 = stablehlo.constant dense<[255, 0, 0, 2, 0, 6]> : tensor<6xui8>
  %1 = stablehlo.constant dense<[0, 1, 7, 8, 11, 2]> : tensor<6xui8>
  %r = stablehlo.shift_right_arithmetic %0, %1 : tensor<6xui8>
  check.expect_eq_const(%r, dense<[255, 0, 0, 0, 0, 1]> : tensor<6xui8>) : tensor<6xui8>
  return
}
func.func @add_ui16_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui16>
  %1 = stablehlo.constant dense<8> : tensor<ui16>
  %r = stablehlo.add %0, %1 : tensor<ui16>
  check.expect_eq_const(%r, dense<12> : tensor<ui16>) : tensor<ui16>
  return
}
func.func @subtract_ui16_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui16>
  %1 = stablehlo.constant dense<8> : tensor<ui16>
  %r = stablehlo.subtract %0, %1 : tensor<ui16>
  check.expect_eq_const(%r, dense<65532> : tensor<ui16>) : tensor<ui16>
  return
}
func.func @multiply_ui16_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui16>
  %1 = stablehlo.constant dense<8> : tensor<ui16>
  %r = stablehlo.multiply %0, %1 : tensor<ui16>
  check.expect_eq_const(%r, dense<32> : tensor<ui16>) : tensor<ui16>
  return
}
func.func @divide_ui16_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui16>
  %1 = stablehlo.constant dense<8> : tensor<ui16>
  %r = stablehlo.divide %0, %1 : tensor<ui16>
  check.expect_eq_const(%r, dense<0> : tensor<ui16>) : tensor<ui16>
  return
}
func.func @remainder_ui16_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui16>
  %1 = stablehlo.constant dense<8> : tensor<ui16>
  %r = stablehlo.remainder %0, %1 : tensor<ui16>
  check.expect_eq_const(%r, dense<4> : tensor<ui16>) : tensor<ui16>
  return
}
func.func @maximum_ui16_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui16>
  %1 = stablehlo.constant dense<8> : tensor<ui16>
  %r = stablehlo.maximum %0, %1 : tensor<ui16>
  check.expect_eq_const(%r, dense<8> : tensor<ui16>) : tensor<ui16>
  return
}
func.func @minimum_ui16_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui16>
  %1 = stablehlo.constant dense<8> : tensor<ui16>
  %r = stablehlo.minimum %0, %1 : tensor<ui16>
  check.expect_eq_const(%r, dense<4> : tensor<ui16>) : tensor<ui16>
  return
}
func.func @and_ui16_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui16>
  %1 = stablehlo.constant dense<8> : tensor<ui16>
  %r = stablehlo.and %0, %1 : tensor<ui16>
  check.expect_eq_const(%r, dense<0> : tensor<ui16>) : tensor<ui16>
  return
}
func.func @or_ui16_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui16>
  %1 = stablehlo.constant dense<8> : tensor<ui16>
  %r = stablehlo.or %0, %1 : tensor<ui16>
  check.expect_eq_const(%r, dense<12> : tensor<ui16>) : tensor<ui16>
  return
}
func.func @xor_ui16_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui16>
  %1 = stablehlo.constant dense<8> : tensor<ui16>
  %r = stablehlo.xor %0, %1 : tensor<ui16>
  check.expect_eq_const(%r, dense<12> : tensor<ui16>) : tensor<ui16>
  return
}
func.func @not_ui16_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui16>
  %r = stablehlo.not %0 : tensor<ui16>
  check.expect_eq_const(%r, dense<65531> : tensor<ui16>) : tensor<ui16>
  return
}
func.func @popcnt_ui16_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui16>
  %r = stablehlo.popcnt %0 : tensor<ui16>
  check.expect_eq_const(%r, dense<1> : tensor<ui16>) : tensor<ui16>
  return
}
func.func @count_leading_zeros_ui16_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui16>
  %r = stablehlo.count_leading_zeros %0 : tensor<ui16>
  check.expect_eq_const(%r, dense<13> : tensor<ui16>) : tensor<ui16>
  return
}
func.func @negate_ui16_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui16>
  %r = stablehlo.negate %0 : tensor<ui16>
  check.expect_eq_const(%r, dense<65532> : tensor<ui16>) : tensor<ui16>
  return
}
func.func @add_ui16_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui16>
  %1 = stablehlo.constant dense<> : tensor<0xui16>
  %r = stablehlo.add %0, %1 : tensor<0xui16>
  check.expect_eq_const(%r, dense<> : tensor<0xui16>) : tensor<0xui16>
  return
}
func.func @subtract_ui16_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui16>
  %1 = stablehlo.constant dense<> : tensor<0xui16>
  %r = stablehlo.subtract %0, %1 : tensor<0xui16>
  check.expect_eq_const(%r, dense<> : tensor<0xui16>) : tensor<0xui16>
  return
}
func.func @multiply_ui16_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui16>
  %1 = stablehlo.constant dense<> : tensor<0xui16>
  %r = stablehlo.multiply %0, %1 : tensor<0xui16>
  check.expect_eq_const(%r, dense<> : tensor<0xui16>) : tensor<0xui16>
  return
}
func.func @divide_ui16_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui16>
  %1 = stablehlo.constant dense<> : tensor<0xui16>
  %r = stablehlo.divide %0, %1 : tensor<0xui16>
  check.expect_eq_const(%r, dense<> : tensor<0xui16>) : tensor<0xui16>
  return
}
func.func @remainder_ui16_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui16>
  %1 = stablehlo.constant dense<> : tensor<0xui16>
  %r = stablehlo.remainder %0, %1 : tensor<0xui16>
  check.expect_eq_const(%r, dense<> : tensor<0xui16>) : tensor<0xui16>
  return
}
func.func @maximum_ui16_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui16>
  %1 = stablehlo.constant dense<> : tensor<0xui16>
  %r = stablehlo.maximum %0, %1 : tensor<0xui16>
  check.expect_eq_const(%r, dense<> : tensor<0xui16>) : tensor<0xui16>
  return
}
func.func @minimum_ui16_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui16>
  %1 = stablehlo.constant dense<> : tensor<0xui16>
  %r = stablehlo.minimum %0, %1 : tensor<0xui16>
  check.expect_eq_const(%r, dense<> : tensor<0xui16>) : tensor<0xui16>
  return
}
func.func @and_ui16_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui16>
  %1 = stablehlo.constant dense<> : tensor<0xui16>
  %r = stablehlo.and %0, %1 : tensor<0xui16>
  check.expect_eq_const(%r, dense<> : tensor<0xui16>) : tensor<0xui16>
  return
}
func.func @or_ui16_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui16>
  %1 = stablehlo.constant dense<> : tensor<0xui16>
  %r = stablehlo.or %0, %1 : tensor<0xui16>
  check.expect_eq_const(%r, dense<> : tensor<0xui16>) : tensor<0xui16>
  return
}
func.func @xor_ui16_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui16>
  %1 = stablehlo.constant dense<> : tensor<0xui16>
  %r = stablehlo.xor %0, %1 : tensor<0xui16>
  check.expect_eq_const(%r, dense<> : tensor<0xui16>) : tensor<0xui16>
  return
}
func.func @not_ui16_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui16>
  %r = stablehlo.not %0 : tensor<0xui16>
  check.expect_eq_const(%r, dense<> : tensor<0xui16>) : tensor<0xui16>
  return
}
func.func @popcnt_ui16_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui16>
  %r = stablehlo.popcnt %0 : tensor<0xui16>
  check.expect_eq_const(%r, dense<> : tensor<0xui16>) : tensor<0xui16>
  return
}
func.func @count_leading_zeros_ui16_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui16>
  %r = stablehlo.count_leading_zeros %0 : tensor<0xui16>
  check.expect_eq_const(%r, dense<> : tensor<0xui16>) : tensor<0xui16>
  return
}
func.func @negate_ui16_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui16>
  %r = stablehlo.negate %0 : tensor<0xui16>
  check.expect_eq_const(%r, dense<> : tensor<0xui16>) : tensor<0xui16>
  return
}
func.func @add_ui16_2() {
  %0 = stablehlo.constant dense<[[65535, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui16>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui16>
  %r = stablehlo.add %0, %1 : tensor<2x9xui16>
  check.expect_eq_const(%r, dense<[[7, 2, 0, 8, 0, 6, 3, 0, 10], [1, 8, 6, 0, 5, 2, 0, 8, 0]]> : tensor<2x9xui16>) : tensor<2x9xui16>
  return
}
func.func @subtract_ui16_2() {
  %0 = stablehlo.constant dense<[[65535, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui16>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui16>
  %r = stablehlo.subtract %0, %1 : tensor<2x9xui16>
  check.expect_eq_const(%r, dense<[[65527, 65534, 0, 65532, 0, 6, 65533, 0, 65532], [65535, 8, 65532, 0, 5, 65534, 0, 65532, 0]]> : tensor<2x9xui16>) : tensor<2x9xui16>
  return
}
func.func @multiply_ui16_2() {
  %0 = stablehlo.constant dense<[[65535, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui16>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui16>
  %r = stablehlo.multiply %0, %1 : tensor<2x9xui16>
  check.expect_eq_const(%r, dense<[[65528, 0, 0, 12, 0, 0, 0, 0, 21], [0, 0, 5, 0, 0, 0, 0, 12, 0]]> : tensor<2x9xui16>) : tensor<2x9xui16>
  return
}
func.func @divide_ui16_2() {
  %0 = stablehlo.constant dense<[[65535, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui16>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui16>
  %r = stablehlo.divide %0, %1 : tensor<2x9xui16>
  check.expect_eq_const(%r, dense<[[8191, 0, 65535, 0, 65535, 65535, 0, 65535, 0], [0, 65535, 0, 65535, 65535, 0, 65535, 0, 65535]]> : tensor<2x9xui16>) : tensor<2x9xui16>
  return
}
func.func @remainder_ui16_2() {
  %0 = stablehlo.constant dense<[[65535, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui16>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui16>
  %r = stablehlo.remainder %0, %1 : tensor<2x9xui16>
  check.expect_eq_const(%r, dense<[[7, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui16>) : tensor<2x9xui16>
  return
}
func.func @maximum_ui16_2() {
  %0 = stablehlo.constant dense<[[65535, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui16>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui16>
  %r = stablehlo.maximum %0, %1 : tensor<2x9xui16>
  check.expect_eq_const(%r, dense<[[65535, 2, 0, 6, 0, 6, 3, 0, 7], [1, 8, 5, 0, 5, 2, 0, 6, 0]]> : tensor<2x9xui16>) : tensor<2x9xui16>
  return
}
func.func @minimum_ui16_2() {
  %0 = stablehlo.constant dense<[[65535, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui16>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui16>
  %r = stablehlo.minimum %0, %1 : tensor<2x9xui16>
  check.expect_eq_const(%r, dense<[[8, 0, 0, 2, 0, 0, 0, 0, 3], [0, 0, 1, 0, 0, 0, 0, 2, 0]]> : tensor<2x9xui16>) : tensor<2x9xui16>
  return
}
func.func @and_ui16_2() {
  %0 = stablehlo.constant dense<[[65535, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui16>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui16>
  %r = stablehlo.and %0, %1 : tensor<2x9xui16>
  check.expect_eq_const(%r, dense<[[8, 0, 0, 2, 0, 0, 0, 0, 3], [0, 0, 1, 0, 0, 0, 0, 2, 0]]> : tensor<2x9xui16>) : tensor<2x9xui16>
  return
}
func.func @or_ui16_2() {
  %0 = stablehlo.constant dense<[[65535, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui16>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui16>
  %r = stablehlo.or %0, %1 : tensor<2x9xui16>
  check.expect_eq_const(%r, dense<[[65535, 2, 0, 6, 0, 6, 3, 0, 7], [1, 8, 5, 0, 5, 2, 0, 6, 0]]> : tensor<2x9xui16>) : tensor<2x9xui16>
  return
}
func.func @xor_ui16_2() {
  %0 = stablehlo.constant dense<[[65535, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui16>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui16>
  %r = stablehlo.xor %0, %1 : tensor<2x9xui16>
  check.expect_eq_const(%r, dense<[[65527, 2, 0, 4, 0, 6, 3, 0, 4], [1, 8, 4, 0, 5, 2, 0, 4, 0]]> : tensor<2x9xui16>) : tensor<2x9xui16>
  return
}
func.func @not_ui16_2() {
  %0 = stablehlo.constant dense<[[65535, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui16>
  %r = stablehlo.not %0 : tensor<2x9xui16>
  check.expect_eq_const(%r, dense<[[0, 65535, 65535, 65533, 65535, 65529, 65535, 65535, 65532], [65535, 65527, 65534, 65535, 65530, 65535, 65535, 65533, 65535]]> : tensor<2x9xui16>) : tensor<2x9xui16>
  return
}
func.func @popcnt_ui16_2() {
  %0 = stablehlo.constant dense<[[65535, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui16>
  %r = stablehlo.popcnt %0 : tensor<2x9xui16>
  check.expect_eq_const(%r, dense<[[16, 0, 0, 1, 0, 2, 0, 0, 2], [0, 1, 1, 0, 2, 0, 0, 1, 0]]> : tensor<2x9xui16>) : tensor<2x9xui16>
  return
}
func.func @count_leading_zeros_ui16_2() {
  %0 = stablehlo.constant dense<[[65535, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui16>
  %r = stablehlo.count_leading_zeros %0 : tensor<2x9xui16>
  check.expect_eq_const(%r, dense<[[0, 16, 16, 14, 16, 13, 16, 16, 14], [16, 12, 15, 16, 13, 16, 16, 14, 16]]> : tensor<2x9xui16>) : tensor<2x9xui16>
  return
}
func.func @negate_ui16_2() {
  %0 = stablehlo.constant dense<[[65535, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui16>
  %r = stablehlo.negate %0 : tensor<2x9xui16>
  check.expect_eq_const(%r, dense<[[1, 0, 0, 65534, 0, 65530, 0, 0, 65533], [0, 65528, 65535, 0, 65531, 0, 0, 65534, 0]]> : tensor<2x9xui16>) : tensor<2x9xui16>
  return
}
func.func @shift_left_ui16() {
  %0 = stablehlo.constant dense<[65535, 0, 0, 2, 0, 6]> : tensor<6xui16>
  %1 = stablehlo.constant dense<[0, 1, 15, 16, 19, 2]> : tensor<6xui16>
  %r = stablehlo.shift_left %0, %1 : tensor<6xui16>
  check.expect_eq_const(%r, dense<[65535, 0, 0, 0, 0, 24]> : tensor<6xui16>) : tensor<6xui16>
  return
}
func.func @shift_right_logical_ui16() {
  %0 = stablehlo.constant dense<[65535, 0, 0, 2, 0, 6]> : tensor<6xui16>
  %1 = stablehlo.constant dense<[0, 1, 15, 16, 19, 2]> : tensor<6xui16>
  %r = stablehlo.shift_right_logical %0, %1 : tensor<6xui16>
  check.expect_eq_const(%r, dense<[65535, 0, 0, 0, 0, 1]> : tensor<6xui16>) : tensor<6xui16>
  return
}
func.func @shift_right_arithmetic_ui16() {
  %0 = stablehlo.constant dense<[65535, 0, 0, 2, 0, 6]> : tensor<6xui16>
  %1 = stablehlo.constant dense<[0, 1, 15, 16, 19, 2]> : tensor<6xui16>
  %r = stablehlo.shift_right_arithmetic %0, %1 : tensor<6xui16>
  check.expect_eq_const(%r, dense<[65535, 0, 0, 0, 0, 1]> : tensor<6xui16>) : tensor<6xui16>
  return
}
func.func @add_ui32_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui32>
  %1 = stablehlo.constant dense<8> : tensor<ui32>
  %r = stablehlo.add %0, %1 : tensor<ui32>
  check.expect_eq_const(%r, dense<12> : tensor<ui32>) : tensor<ui32>
  return
}
func.func @subtract_ui32_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui32>
  %1 = stablehlo.constant dense<8> : tensor<ui32>
  %r = stablehlo.subtract %0, %1 : tensor<ui32>
  check.expect_eq_const(%r, dense<4294967292> : tensor<ui32>) : tensor<ui32>
  return
}
func.func @multiply_ui32_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui32>
  %1 = stablehlo.constant dense<8> : tensor<ui32>
  %r = stablehlo.multiply %0, %1 : tensor<ui32>
  check.expect_eq_const(%r, dense<32> : tensor<ui32>) : tensor<ui32>
  return
}
func.func @divide_ui32_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui32>
  %1 = stablehlo.constant dense<8> : tensor<ui32>
  %r = stablehlo.divide %0, %1 : tensor<ui32>
  check.expect_eq_const(%r, dense<0> : tensor<ui32>) : tensor<ui32>
  return
}
func.func @remainder_ui32_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui32>
  %1 = stablehlo.constant dense<8> : tensor<ui32>
  %r = stablehlo.remainder %0, %1 : tensor<ui32>
  check.expect_eq_const(%r, dense<4> : tensor<ui32>) : tensor<ui32>
  return
}
func.func @maximum_ui32_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui32>
  %1 = stablehlo.constant dense<8> : tensor<ui32>
  %r = stablehlo.maximum %0, %1 : tensor<ui32>
  check.expect_eq_const(%r, dense<8> : tensor<ui32>) : tensor<ui32>
  return
}
func.func @minimum_ui32_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui32>
  %1 = stablehlo.constant dense<8> : tensor<ui32>
  %r = stablehlo.minimum %0, %1 : tensor<ui32>
  check.expect_eq_const(%r, dense<4> : tensor<ui32>) : tensor<ui32>
  return
}
func.func @and_ui32_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui32>
  %1 = stablehlo.constant dense<8> : tensor<ui32>
  %r = stablehlo.and %0, %1 : tensor<ui32>
  check.expect_eq_const(%r, dense<0> : tensor<ui32>) : tensor<ui32>
  return
}
func.func @or_ui32_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui32>
  %1 = stablehlo.constant dense<8> : tensor<ui32>
  %r = stablehlo.or %0, %1 : tensor<ui32>
  check.expect_eq_const(%r, dense<12> : tensor<ui32>) : tensor<ui32>
  return
}
func.func @xor_ui32_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui32>
  %1 = stablehlo.constant dense<8> : tensor<ui32>
  %r = stablehlo.xor %0, %1 : tensor<ui32>
  check.expect_eq_const(%r, dense<12> : tensor<ui32>) : tensor<ui32>
  return
}
func.func @not_ui32_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui32>
  %r = stablehlo.not %0 : tensor<ui32>
  check.expect_eq_const(%r, dense<4294967291> : tensor<ui32>) : tensor<ui32>
  return
}
func.func @popcnt_ui32_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui32>
  %r = stablehlo.popcnt %0 : tensor<ui32>
  check.expect_eq_const(%r, dense<1> : tensor<ui32>) : tensor<ui32>
  return
}
func.func @count_leading_zeros_ui32_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui32>
  %r = stablehlo.count_leading_zeros %0 : tensor<ui32>
  check.expect_eq_const(%r, dense<29> : tensor<ui32>) : tensor<ui32>
  return
}
func.func @negate_ui32_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui32>
  %r = stablehlo.negate %0 : tensor<ui32>
  check.expect_eq_const(%r, dense<4294967292> : tensor<ui32>) : tensor<ui32>
  return
}
func.func @add_ui32_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui32>
  %1 = stablehlo.constant dense<> : tensor<0xui32>
  %r = stablehlo.add %0, %1 : tensor<0xui32>
  check.expect_eq_const(%r, dense<> : tensor<0xui32>) : tensor<0xui32>
  return
}
func.func @subtract_ui32_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui32>
  %1 = stablehlo.constant dense<> : tensor<0xui32>
  %r = stablehlo.subtract %0, %1 : tensor<0xui32>
  check.expect_eq_const(%r, dense<> : tensor<0xui32>) : tensor<0xui32>
  return
}
func.func @multiply_ui32_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui32>
  %1 = stablehlo.constant dense<> : tensor<0xui32>
  %r = stablehlo.multiply %0, %1 : tensor<0xui32>
  check.expect_eq_const(%r, dense<> : tensor<0xui32>) : tensor<0xui32>
  return
}
func.func @divide_ui32_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui32>
  %1 = stablehlo.constant dense<> : tensor<0xui32>
  %r = stablehlo.divide %0, %1 : tensor<0xui32>
  check.expect_eq_const(%r, dense<> : tensor<0xui32>) : tensor<0xui32>
  return
}
func.func @remainder_ui32_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui32>
  %1 = stablehlo.constant dense<> : tensor<0xui32>
  %r = stablehlo.remainder %0, %1 : tensor<0xui32>
  check.expect_eq_const(%r, dense<> : tensor<0xui32>) : tensor<0xui32>
  return
}
func.func @maximum_ui32_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui32>
  %1 = stablehlo.constant dense<> : tensor<0xui32>
  %r = stablehlo.maximum %0, %1 : tensor<0xui32>
  check.expect_eq_const(%r, dense<> : tensor<0xui32>) : tensor<0xui32>
  return
}
func.func @minimum_ui32_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui32>
  %1 = stablehlo.constant dense<> : tensor<0xui32>
  %r = stablehlo.minimum %0, %1 : tensor<0xui32>
  check.expect_eq_const(%r, dense<> : tensor<0xui32>) : tensor<0xui32>
  return
}
func.func @and_ui32_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui32>
  %1 = stablehlo.constant dense<> : tensor<0xui32>
  %r = stablehlo.and %0, %1 : tensor<0xui32>
  check.expect_eq_const(%r, dense<> : tensor<0xui32>) : tensor<0xui32>
  return
}
func.func @or_ui32_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui32>
  %1 = stablehlo.constant dense<> : tensor<0xui32>
  %r = stablehlo.or %0, %1 : tensor<0xui32>
  check.expect_eq_const(%r, dense<> : tensor<0xui32>) : tensor<0xui32>
  return
}
func.func @xor_ui32_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui32>
  %1 = stablehlo.constant dense<> : tensor<0xui32>
  %r = stablehlo.xor %0, %1 : tensor<0xui32>
  check.expect_eq_const(%r, dense<> : tensor<0xui32>) : tensor<0xui32>
  return
}
func.func @not_ui32_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui32>
  %r = stablehlo.not %0 : tensor<0xui32>
  check.expect_eq_const(%r, dense<> : tensor<0xui32>) : tensor<0xui32>
  return
}
func.func @popcnt_ui32_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui32>
  %r = stablehlo.popcnt %0 : tensor<0xui32>
  check.expect_eq_const(%r, dense<> : tensor<0xui32>) : tensor<0xui32>
  return
}
func.func @count_leading_zeros_ui32_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui32>
  %r = stablehlo.count_leading_zeros %0 : tensor<0xui32>
  check.expect_eq_const(%r, dense<> : tensor<0xui32>) : tensor<0xui32>
  return
}
func.func @negate_ui32_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui32>
  %r = stablehlo.negate %0 : tensor<0xui32>
  check.expect_eq_const(%r, dense<> : tensor<0xui32>) : tensor<0xui32>
  return
}
func.func @add_ui32_2() {
  %0 = stablehlo.constant dense<[[4294967295, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui32>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui32>
  %r = stablehlo.add %0, %1 : tensor<2x9xui32>
  check.expect_eq_const(%r, dense<[[7, 2, 0, 8, 0, 6, 3, 0, 10], [1, 8, 6, 0, 5, 2, 0, 8, 0]]> : tensor<2x9xui32>) : tensor<2x9xui32>
  return
}
func.func @multiply_ui32_2() {
  %0 = stablehlo.constant dense<[[4294967295, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui32>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui32>
  %r = stablehlo.multiply %0, %1 : tensor<2x9xui32>
  check.expect_eq_const(%r, dense<[[4294967288, 0, 0, 12, 0, 0, 0, 0, 21], [0, 0, 5, 0, 0, 0, 0, 12, 0]]> : tensor<2x9xui32>) : tensor<2x9xui32>
  return
}
func.func @remainder_ui32_2() {
  %0 = stablehlo.constant dense<[[4294967295, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui32>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui32>
  %r = stablehlo.remainder %0, %1 : tensor<2x9xui32>
  check.expect_eq_const(%r, dense<[[7, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui32>) : tensor<2x9xui32>
  return
}
func.func @maximum_ui32_2() {
  %0 = stablehlo.constant dense<[[4294967295, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui32>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui32>
  %r = stablehlo.maximum %0, %1 : tensor<2x9xui32>
  check.expect_eq_const(%r, dense<[[4294967295, 2, 0, 6, 0, 6, 3, 0, 7], [1, 8, 5, 0, 5, 2, 0, 6, 0]]> : tensor<2x9xui32>) : tensor<2x9xui32>
  return
}
func.func @minimum_ui32_2() {
  %0 = stablehlo.constant dense<[[4294967295, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui32>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui32>
  %r = stablehlo.minimum %0, %1 : tensor<2x9xui32>
  check.expect_eq_const(%r, dense<[[8, 0, 0, 2, 0, 0, 0, 0, 3], [0, 0, 1, 0, 0, 0, 0, 2, 0]]> : tensor<2x9xui32>) : tensor<2x9xui32>
  return
}
func.func @and_ui32_2() {
  %0 = stablehlo.constant dense<[[4294967295, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui32>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui32>
  %r = stablehlo.and %0, %1 : tensor<2x9xui32>
  check.expect_eq_const(%r, dense<[[8, 0, 0, 2, 0, 0, 0, 0, 3], [0, 0, 1, 0, 0, 0, 0, 2, 0]]> : tensor<2x9xui32>) : tensor<2x9xui32>
  return
}
func.func @or_ui32_2() {
  %0 = stablehlo.constant dense<[[4294967295, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui32>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui32>
  %r = stablehlo.or %0, %1 : tensor<2x9xui32>
  check.expect_eq_const(%r, dense<[[4294967295, 2, 0, 6, 0, 6, 3, 0, 7], [1, 8, 5, 0, 5, 2, 0, 6, 0]]> : tensor<2x9xui32>) : tensor<2x9xui32>
  return
}
func.func @xor_ui32_2() {
  %0 = stablehlo.constant dense<[[4294967295, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui32>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui32>
  %r = stablehlo.xor %0, %1 : tensor<2x9xui32>
  check.expect_eq_const(%r, dense<[[4294967287, 2, 0, 4, 0, 6, 3, 0, 4], [1, 8, 4, 0, 5, 2, 0, 4, 0]]> : tensor<2x9xui32>) : tensor<2x9xui32>
  return
}
func.func @not_ui32_2() {
  %0 = stablehlo.constant dense<[[4294967295, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui32>
  %r = stablehlo.not %0 : tensor<2x9xui32>
  check.expect_eq_const(%r, dense<[[0, 4294967295, 4294967295, 4294967293, 4294967295, 4294967289, 4294967295, 4294967295, 4294967292], [4294967295, 4294967287, 4294967294, 4294967295, 4294967290, 4294967295, 4294967295, 4294967293, 4294967295]]> : tensor<2x9xui32>) : tensor<2x9xui32>
  return
}
func.func @popcnt_ui32_2() {
  %0 = stablehlo.constant dense<[[4294967295, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui32>
  %r = stablehlo.popcnt %0 : tensor<2x9xui32>
  check.expect_eq_const(%r, dense<[[32, 0, 0, 1, 0, 2, 0, 0, 2], [0, 1, 1, 0, 2, 0, 0, 1, 0]]> : tensor<2x9xui32>) : tensor<2x9xui32>
  return
}
func.func @count_leading_zeros_ui32_2() {
  %0 = stablehlo.constant dense<[[4294967295, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui32>
  %r = stablehlo.count_leading_zeros %0 : tensor<2x9xui32>
  check.expect_eq_const(%r, dense<[[0, 32, 32, 30, 32, 29, 32, 32, 30], [32, 28, 31, 32, 29, 32, 32, 30, 32]]> : tensor<2x9xui32>) : tensor<2x9xui32>
  return
}
func.func @negate_ui32_2() {
  %0 = stablehlo.constant dense<[[4294967295, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui32>
  %r = stablehlo.negate %0 : tensor<2x9xui32>
  check.expect_eq_const(%r, dense<[[1, 0, 0, 4294967294, 0, 4294967290, 0, 0, 4294967293], [0, 4294967288, 4294967295, 0, 4294967291, 0, 0, 4294967294, 0]]> : tensor<2x9xui32>) : tensor<2x9xui32>
  return
}
func.func @shift_left_ui32() {
  %0 = stablehlo.constant dense<[4294967295, 0, 0, 2, 0, 6]> : tensor<6xui32>
  %1 = stablehlo.constant dense<[0, 1, 31, 32, 35, 2]> : tensor<6xui32>
  %r = stablehlo.shift_left %0, %1 : tensor<6xui32>
  check.expect_eq_const(%r, dense<[4294967295, 0, 0, 0, 0, 24]> : tensor<6xui32>) : tensor<6xui32>
  return
}
func.func @shift_right_logical_ui32() {
  %0 = stablehlo.constant dense<[4294967295, 0, 0, 2, 0, 6]> : tensor<6xui32>
  %1 = stablehlo.constant dense<[0, 1, 31, 32, 35, 2]> : tensor<6xui32>
  %r = stablehlo.shift_right_logical %0, %1 : tensor<6xui32>
  check.expect_eq_const(%r, dense<[4294967295, 0, 0, 0, 0, 1]> : tensor<6xui32>) : tensor<6xui32>
  return
}
func.func @shift_right_arithmetic_ui32() {
  %0 = stablehlo.constant dense<[4294967295, 0, 0, 2, 0, 6]> : tensor<6xui32>
  %1 = stablehlo.constant dense<[0, 1, 31, 32, 35, 2]> : tensor<6xui32>
  %r = stablehlo.shift_right_arithmetic %0, %1 : tensor<6xui32>
  check.expect_eq_const(%r, dense<[4294967295, 0, 0, 0, 0, 1]> : tensor<6xui32>) : tensor<6xui32>
  return
}
func.func @add_ui64_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui64>
  %1 = stablehlo.constant dense<8> : tensor<ui64>
  %r = stablehlo.add %0, %1 : tensor<ui64>
  check.expect_eq_const(%r, dense<12> : tensor<ui64>) : tensor<ui64>
  return
}
func.func @subtract_ui64_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui64>
  %1 = stablehlo.constant dense<8> : tensor<ui64>
  %r = stablehlo.subtract %0, %1 : tensor<ui64>
  check.expect_eq_const(%r, dense<18446744073709551612> : tensor<ui64>) : tensor<ui64>
  return
}
func.func @multiply_ui64_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui64>
  %1 = stablehlo.constant dense<8> : tensor<ui64>
  %r = stablehlo.multiply %0, %1 : tensor<ui64>
  check.expect_eq_const(%r, dense<32> : tensor<ui64>) : tensor<ui64>
  return
}
func.func @divide_ui64_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui64>
  %1 = stablehlo.constant dense<8> : tensor<ui64>
  %r = stablehlo.divide %0, %1 : tensor<ui64>
  check.expect_eq_const(%r, dense<0> : tensor<ui64>) : tensor<ui64>
  return
}
func.func @remainder_ui64_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui64>
  %1 = stablehlo.constant dense<8> : tensor<ui64>
  %r = stablehlo.remainder %0, %1 : tensor<ui64>
  check.expect_eq_const(%r, dense<4> : tensor<ui64>) : tensor<ui64>
  return
}
func.func @maximum_ui64_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui64>
  %1 = stablehlo.constant dense<8> : tensor<ui64>
  %r = stablehlo.maximum %0, %1 : tensor<ui64>
  check.expect_eq_const(%r, dense<8> : tensor<ui64>) : tensor<ui64>
  return
}
func.func @minimum_ui64_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui64>
  %1 = stablehlo.constant dense<8> : tensor<ui64>
  %r = stablehlo.minimum %0, %1 : tensor<ui64>
  check.expect_eq_const(%r, dense<4> : tensor<ui64>) : tensor<ui64>
  return
}
func.func @and_ui64_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui64>
  %1 = stablehlo.constant dense<8> : tensor<ui64>
  %r = stablehlo.and %0, %1 : tensor<ui64>
  check.expect_eq_const(%r, dense<0> : tensor<ui64>) : tensor<ui64>
  return
}
func.func @or_ui64_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui64>
  %1 = stablehlo.constant dense<8> : tensor<ui64>
  %r = stablehlo.or %0, %1 : tensor<ui64>
  check.expect_eq_const(%r, dense<12> : tensor<ui64>) : tensor<ui64>
  return
}
func.func @xor_ui64_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui64>
  %1 = stablehlo.constant dense<8> : tensor<ui64>
  %r = stablehlo.xor %0, %1 : tensor<ui64>
  check.expect_eq_const(%r, dense<12> : tensor<ui64>) : tensor<ui64>
  return
}
func.func @not_ui64_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui64>
  %r = stablehlo.not %0 : tensor<ui64>
  check.expect_eq_const(%r, dense<18446744073709551611> : tensor<ui64>) : tensor<ui64>
  return
}
func.func @popcnt_ui64_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui64>
  %r = stablehlo.popcnt %0 : tensor<ui64>
  check.expect_eq_const(%r, dense<1> : tensor<ui64>) : tensor<ui64>
  return
}
func.func @count_leading_zeros_ui64_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui64>
  %r = stablehlo.count_leading_zeros %0 : tensor<ui64>
  check.expect_eq_const(%r, dense<61> : tensor<ui64>) : tensor<ui64>
  return
}
func.func @negate_ui64_0() {
  %0 = stablehlo.constant dense<4> : tensor<ui64>
  %r = stablehlo.negate %0 : tensor<ui64>
  check.expect_eq_const(%r, dense<18446744073709551612> : tensor<ui64>) : tensor<ui64>
  return
}
func.func @add_ui64_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui64>
  %1 = stablehlo.constant dense<> : tensor<0xui64>
  %r = stablehlo.add %0, %1 : tensor<0xui64>
  check.expect_eq_const(%r, dense<> : tensor<0xui64>) : tensor<0xui64>
  return
}
func.func @subtract_ui64_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui64>
  %1 = stablehlo.constant dense<> : tensor<0xui64>
  %r = stablehlo.subtract %0, %1 : tensor<0xui64>
  check.expect_eq_const(%r, dense<> : tensor<0xui64>) : tensor<0xui64>
  return
}
func.func @multiply_ui64_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui64>
  %1 = stablehlo.constant dense<> : tensor<0xui64>
  %r = stablehlo.multiply %0, %1 : tensor<0xui64>
  check.expect_eq_const(%r, dense<> : tensor<0xui64>) : tensor<0xui64>
  return
}
func.func @divide_ui64_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui64>
  %1 = stablehlo.constant dense<> : tensor<0xui64>
  %r = stablehlo.divide %0, %1 : tensor<0xui64>
  check.expect_eq_const(%r, dense<> : tensor<0xui64>) : tensor<0xui64>
  return
}
func.func @remainder_ui64_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui64>
  %1 = stablehlo.constant dense<> : tensor<0xui64>
  %r = stablehlo.remainder %0, %1 : tensor<0xui64>
  check.expect_eq_const(%r, dense<> : tensor<0xui64>) : tensor<0xui64>
  return
}
func.func @maximum_ui64_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui64>
  %1 = stablehlo.constant dense<> : tensor<0xui64>
  %r = stablehlo.maximum %0, %1 : tensor<0xui64>
  check.expect_eq_const(%r, dense<> : tensor<0xui64>) : tensor<0xui64>
  return
}
func.func @minimum_ui64_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui64>
  %1 = stablehlo.constant dense<> : tensor<0xui64>
  %r = stablehlo.minimum %0, %1 : tensor<0xui64>
  check.expect_eq_const(%r, dense<> : tensor<0xui64>) : tensor<0xui64>
  return
}
func.func @and_ui64_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui64>
  %1 = stablehlo.constant dense<> : tensor<0xui64>
  %r = stablehlo.and %0, %1 : tensor<0xui64>
  check.expect_eq_const(%r, dense<> : tensor<0xui64>) : tensor<0xui64>
  return
}
func.func @or_ui64_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui64>
  %1 = stablehlo.constant dense<> : tensor<0xui64>
  %r = stablehlo.or %0, %1 : tensor<0xui64>
  check.expect_eq_const(%r, dense<> : tensor<0xui64>) : tensor<0xui64>
  return
}
func.func @xor_ui64_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui64>
  %1 = stablehlo.constant dense<> : tensor<0xui64>
  %r = stablehlo.xor %0, %1 : tensor<0xui64>
  check.expect_eq_const(%r, dense<> : tensor<0xui64>) : tensor<0xui64>
  return
}
func.func @not_ui64_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui64>
  %r = stablehlo.not %0 : tensor<0xui64>
  check.expect_eq_const(%r, dense<> : tensor<0xui64>) : tensor<0xui64>
  return
}
func.func @popcnt_ui64_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui64>
  %r = stablehlo.popcnt %0 : tensor<0xui64>
  check.expect_eq_const(%r, dense<> : tensor<0xui64>) : tensor<0xui64>
  return
}
func.func @count_leading_zeros_ui64_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui64>
  %r = stablehlo.count_leading_zeros %0 : tensor<0xui64>
  check.expect_eq_const(%r, dense<> : tensor<0xui64>) : tensor<0xui64>
  return
}
func.func @negate_ui64_1() {
  %0 = stablehlo.constant dense<> : tensor<0xui64>
  %r = stablehlo.negate %0 : tensor<0xui64>
  check.expect_eq_const(%r, dense<> : tensor<0xui64>) : tensor<0xui64>
  return
}
func.func @add_ui64_2() {
  %0 = stablehlo.constant dense<[[18446744073709551615, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui64>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui64>
  %r = stablehlo.add %0, %1 : tensor<2x9xui64>
  check.expect_eq_const(%r, dense<[[7, 2, 0, 8, 0, 6, 3, 0, 10], [1, 8, 6, 0, 5, 2, 0, 8, 0]]> : tensor<2x9xui64>) : tensor<2x9xui64>
  return
}
func.func @remainder_ui64_2() {
  %0 = stablehlo.constant dense<[[18446744073709551615, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui64>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui64>
  %r = stablehlo.remainder %0, %1 : tensor<2x9xui64>
  check.expect_eq_const(%r, dense<[[7, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui64>) : tensor<2x9xui64>
  return
}
func.func @maximum_ui64_2() {
  %0 = stablehlo.constant dense<[[18446744073709551615, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui64>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui64>
  %r = stablehlo.maximum %0, %1 : tensor<2x9xui64>
  check.expect_eq_const(%r, dense<[[18446744073709551615, 2, 0, 6, 0, 6, 3, 0, 7], [1, 8, 5, 0, 5, 2, 0, 6, 0]]> : tensor<2x9xui64>) : tensor<2x9xui64>
  return
}
func.func @minimum_ui64_2() {
  %0 = stablehlo.constant dense<[[18446744073709551615, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui64>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui64>
  %r = stablehlo.minimum %0, %1 : tensor<2x9xui64>
  check.expect_eq_const(%r, dense<[[8, 0, 0, 2, 0, 0, 0, 0, 3], [0, 0, 1, 0, 0, 0, 0, 2, 0]]> : tensor<2x9xui64>) : tensor<2x9xui64>
  return
}
func.func @and_ui64_2() {
  %0 = stablehlo.constant dense<[[18446744073709551615, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui64>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui64>
  %r = stablehlo.and %0, %1 : tensor<2x9xui64>
  check.expect_eq_const(%r, dense<[[8, 0, 0, 2, 0, 0, 0, 0, 3], [0, 0, 1, 0, 0, 0, 0, 2, 0]]> : tensor<2x9xui64>) : tensor<2x9xui64>
  return
}
func.func @or_ui64_2() {
  %0 = stablehlo.constant dense<[[18446744073709551615, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui64>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui64>
  %r = stablehlo.or %0, %1 : tensor<2x9xui64>
  check.expect_eq_const(%r, dense<[[18446744073709551615, 2, 0, 6, 0, 6, 3, 0, 7], [1, 8, 5, 0, 5, 2, 0, 6, 0]]> : tensor<2x9xui64>) : tensor<2x9xui64>
  return
}
func.func @xor_ui64_2() {
  %0 = stablehlo.constant dense<[[18446744073709551615, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui64>
  %1 = stablehlo.constant dense<[[8, 2, 0, 6, 0, 0, 3, 0, 7], [1, 0, 5, 0, 0, 2, 0, 6, 0]]> : tensor<2x9xui64>
  %r = stablehlo.xor %0, %1 : tensor<2x9xui64>
  check.expect_eq_const(%r, dense<[[18446744073709551607, 2, 0, 4, 0, 6, 3, 0, 4], [1, 8, 4, 0, 5, 2, 0, 4, 0]]> : tensor<2x9xui64>) : tensor<2x9xui64>
  return
}
func.func @popcnt_ui64_2() {
  %0 = stablehlo.constant dense<[[18446744073709551615, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui64>
  %r = stablehlo.popcnt %0 : tensor<2x9xui64>
  check.expect_eq_const(%r, dense<[[64, 0, 0, 1, 0, 2, 0, 0, 2], [0, 1, 1, 0, 2, 0, 0, 1, 0]]> : tensor<2x9xui64>) : tensor<2x9xui64>
  return
}
func.func @count_leading_zeros_ui64_2() {
  %0 = stablehlo.constant dense<[[18446744073709551615, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui64>
  %r = stablehlo.count_leading_zeros %0 : tensor<2x9xui64>
  check.expect_eq_const(%r, dense<[[0, 64, 64, 62, 64, 61, 64, 64, 62], [64, 60, 63, 64, 61, 64, 64, 62, 64]]> : tensor<2x9xui64>) : tensor<2x9xui64>
  return
}
func.func @negate_ui64_2() {
  %0 = stablehlo.constant dense<[[18446744073709551615, 0, 0, 2, 0, 6, 0, 0, 3], [0, 8, 1, 0, 5, 0, 0, 2, 0]]> : tensor<2x9xui64>
  %r = stablehlo.negate %0 : tensor<2x9xui64>
  check.expect_eq_const(%r, dense<[[1, 0, 0, 18446744073709551614, 0, 18446744073709551610, 0, 0, 18446744073709551613], [0, 18446744073709551608, 18446744073709551615, 0, 18446744073709551611, 0, 0, 18446744073709551614, 0]]> : tensor<2x9xui64>) : tensor<2x9xui64>
  return
}
func.func @shift_left_ui64() {
  %0 = stablehlo.constant dense<[18446744073709551615, 0, 0, 2, 0, 6]> : tensor<6xui64>
  %1 = stablehlo.constant dense<[0, 1, 63, 64, 67, 2]> : tensor<6xui64>
  %r = stablehlo.shift_left %0, %1 : tensor<6xui64>
  check.expect_eq_const(%r, dense<[18446744073709551615, 0, 0, 0, 0, 24]> : tensor<6xui64>) : tensor<6xui64>
  return
}
func.func @shift_right_logical_ui64() {
  %0 = stablehlo.constant dense<[18446744073709551615, 0, 0, 2, 0, 6]> : tensor<6xui64>
  %1 = stablehlo.constant dense<[0, 1, 63, 64, 67, 2]> : tensor<6xui64>
  %r = stablehlo.shift_right_logical %0, %1 : tensor<6xui64>
  check.expect_eq_const(%r, dense<[18446744073709551615, 0, 0, 0, 0, 1]> : tensor<6xui64>) : tensor<6xui64>
  return
}
func.func @shift_right_arithmetic_ui64() {
  %0 = stablehlo.constant dense<[18446744073709551615, 0, 0, 2, 0, 6]> : tensor<6xui64>
  %1 = stablehlo.constant dense<[0, 1, 63, 64, 67, 2]> : tensor<6xui64>
  %r = stablehlo.shift_right_arithmetic %0, %1 : tensor<6xui64>
  check.expect_eq_const(%r, dense<[18446744073709551615, 0, 0, 0, 0, 1]> : tensor<6xui64>) : tensor<6xui64>
  return
}
func.func @add_i1() {
  %0 = stablehlo.constant dense<[false, true, false, false, true, false, true, true]> : tensor<8xi1>
  %1 = stablehlo.constant dense<[true, false, true, true, false, true, false, false]> : tensor<8xi1>
  %r = stablehlo.add %0, %1 : tensor<8xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, true, true, true, true]> : tensor<8xi1>) : tensor<8xi1>
  return
}
func.func @multiply_i1() {
  %0 = stablehlo.constant dense<[false, true, false, false, true, false, true, true]> : tensor<8xi1>
  %1 = stablehlo.constant dense<[true, false, true, true, false, true, false, false]> : tensor<8xi1>
  %r = stablehlo.multiply %0, %1 : tensor<8xi1>
  check.expect_eq_const(%r, dense<[false, false, false, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  return
}
func.func @and_i1() {
  %0 = stablehlo.constant dense<[false, true, false, false, true, false, true, true]> : tensor<8xi1>
  %1 = stablehlo.constant dense<[true, false, true, true, false, true, false, false]> : tensor<8xi1>
  %r = stablehlo.and %0, %1 : tensor<8xi1>
  check.expect_eq_const(%r, dense<[false, false, false, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  return
}
func.func @or_i1() {
  %0 = stablehlo.constant dense<[false, true, false, false, true, false, true, true]> : tensor<8xi1>
  %1 = stablehlo.constant dense<[true, false, true, true, false, true, false, false]> : tensor<8xi1>
  %r = stablehlo.or %0, %1 : tensor<8xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, true, true, true, true]> : tensor<8xi1>) : tensor<8xi1>
  return
}
func.func @xor_i1() {
  %0 = stablehlo.constant dense<[false, true, false, false, true, false, true, true]> : tensor<8xi1>
  %1 = stablehlo.constant dense<[true, false, true, true, false, true, false, false]> : tensor<8xi1>
  %r = stablehlo.xor %0, %1 : tensor<8xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, true, true, true, true]> : tensor<8xi1>) : tensor<8xi1>
  return
}
func.func @maximum_i1() {
  %0 = stablehlo.constant dense<[false, true, false, false, true, false, true, true]> : tensor<8xi1>
  %1 = stablehlo.constant dense<[true, false, true, true, false, true, false, false]> : tensor<8xi1>
  %r = stablehlo.maximum %0, %1 : tensor<8xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, true, true, true, true]> : tensor<8xi1>) : tensor<8xi1>
  return
}
func.func @minimum_i1() {
  %0 = stablehlo.constant dense<[false, true, false, false, true, false, true, true]> : tensor<8xi1>
  %1 = stablehlo.constant dense<[true, false, true, true, false, true, false, false]> : tensor<8xi1>
  %r = stablehlo.minimum %0, %1 : tensor<8xi1>
  check.expect_eq_const(%r, dense<[false, false, false, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  return
}
func.func @not_i1() {
  %0 = stablehlo.constant dense<[false, true, false, false, true, false, true, true]> : tensor<8xi1>
  %r = stablehlo.not %0 : tensor<8xi1>
  check.expect_eq_const(%r, dense<[true, false, true, true, false, true, false, false]> : tensor<8xi1>) : tensor<8xi1>
  return
}
func.func @convert_i8_i16() {
  %0 = stablehlo.constant dense<[0, 1, -1, 127, -128, 1, 3, 1, 3, -1, 3, -17, -16, -128, -1, 1, 1, 1, -127, 17, 98, -7, -112, 65, -72, -61, 121, -87, 86, 43, -115]> : tensor<31xi8>
  %r = stablehlo.convert %0 : (tensor<31xi8>) -> tensor<31xi16>
  check.expect_eq_const(%r, dense<[0, 1, -1, 127, -128, 1, 3, 1, 3, -1, 3, -17, -16, -128, -1, 1, 1, 1, -127, 17, 98, -7, -112, 65, -72, -61, 121, -87, 86, 43, -115]> : tensor<31xi16>) : tensor<31xi16>
  return
}
func.func @convert_i8_i64() {
  %0 = stablehlo.constant dense<[0, 1, -1, 127, -128, 1, 3, 1, 3, -1, 3, -17, -16, -128, -1, 1, 1, 1, -127, 17, 98, -7, -112, 65, -72, -61, 121, -87, 86, 43, -115]> : tensor<31xi8>
  %r = stablehlo.convert %0 : (tensor<31xi8>) -> tensor<31xi64>
  check.expect_eq_const(%r, dense<[0, 1, -1, 127, -128, 1, 3, 1, 3, -1, 3, -17, -16, -128, -1, 1, 1, 1, -127, 17, 98, -7, -112, 65, -72, -61, 121, -87, 86, 43, -115]> : tensor<31xi64>) : tensor<31xi64>
  return
}
func.func @convert_ui8_i16() {
  %0 = stablehlo.constant dense<[0, 1, 255, 255, 0, 1, 3, 1, 3, 255, 3, 239, 240, 128, 255, 1, 1, 1, 129, 17, 98, 249, 144, 65, 184, 195, 121, 169, 86, 43, 141]> : tensor<31xui8>
  %r = stablehlo.convert %0 : (tensor<31xui8>) -> tensor<31xi16>
  check.expect_eq_const(%r, dense<[0, 1, 255, 255, 0, 1, 3, 1, 3, 255, 3, 239, 240, 128, 255, 1, 1, 1, 129, 17, 98, 249, 144, 65, 184, 195, 121, 169, 86, 43, 141]> : tensor<31xi16>) : tensor<31xi16>
  return
}
func.func @convert_ui8_i64() {
  %0 = stablehlo.constant dense<[0, 1, 255, 255, 0, 1, 3, 1, 3, 255, 3, 239, 240, 128, 255, 1, 1, 1, 129, 17, 98, 249, 144, 65, 184, 195, 121, 169, 86, 43, 141]> : tensor<31xui8>
  %r = stablehlo.convert %0 : (tensor<31xui8>) -> tensor<31xi64>
  check.expect_eq_const(%r, dense<[0, 1, 255, 255, 0, 1, 3, 1, 3, 255, 3, 239, 240, 128, 255, 1, 1, 1, 129, 17, 98, 249, 144, 65, 184, 195, 121, 169, 86, 43, 141]> : tensor<31xi64>) : tensor<31xi64>
  return
}
func.func @convert_ui8_ui16() {
  %0 = stablehlo.constant dense<[0, 1, 255, 255, 0, 1, 3, 1, 3, 255, 3, 239, 240, 128, 255, 1, 1, 1, 129, 17, 98, 249, 144, 65, 184, 195, 121, 169, 86, 43, 141]> : tensor<31xui8>
  %r = stablehlo.convert %0 : (tensor<31xui8>) -> tensor<31xui16>
  check.expect_eq_const(%r, dense<[0, 1, 255, 255, 0, 1, 3, 1, 3, 255, 3, 239, 240, 128, 255, 1, 1, 1, 129, 17, 98, 249, 144, 65, 184, 195, 121, 169, 86, 43, 141]> : tensor<31xui16>) : tensor<31xui16>
  return
}
func.func @convert_ui8_ui64() {
  %0 = stablehlo.constant dense<[0, 1, 255, 255, 0, 1, 3, 1, 3, 255, 3, 239, 240, 128, 255, 1, 1, 1, 129, 17, 98, 249, 144, 65, 184, 195, 121, 169, 86, 43, 141]> : tensor<31xui8>
  %r = stablehlo.convert %0 : (tensor<31xui8>) -> tensor<31xui64>
  check.expect_eq_const(%r, dense<[0, 1, 255, 255, 0, 1, 3, 1, 3, 255, 3, 239, 240, 128, 255, 1, 1, 1, 129, 17, 98, 249, 144, 65, 184, 195, 121, 169, 86, 43, 141]> : tensor<31xui64>) : tensor<31xui64>
  return
}
func.func @convert_i1_f32_i1() {
  %0 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %1 = stablehlo.convert %0 : (tensor<3xi1>) -> tensor<3xf32>
  %2 = stablehlo.convert %1 : (tensor<3xf32>) -> tensor<3xi1>
  check.expect_eq_const(%2, dense<[true, false, true]> : tensor<3xi1>) : tensor<3xi1>
  return
}
func.func @convert_i1_f16_i1() {
  %0 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %1 = stablehlo.convert %0 : (tensor<3xi1>) -> tensor<3xf16>
  %2 = stablehlo.convert %1 : (tensor<3xf16>) -> tensor<3xi1>
  check.expect_eq_const(%2, dense<[true, false, true]> : tensor<3xi1>) : tensor<3xi1>
  return
}
func.func @convert_i1_bf16_i1() {
  %0 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %1 = stablehlo.convert %0 : (tensor<3xi1>) -> tensor<3xbf16>
  %2 = stablehlo.convert %1 : (tensor<3xbf16>) -> tensor<3xi1>
  check.expect_eq_const(%2, dense<[true, false, true]> : tensor<3xi1>) : tensor<3xi1>
  return
}
func.func @convert_i1_f64_i1() {
  %0 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %1 = stablehlo.convert %0 : (tensor<3xi1>) -> tensor<3xf64>
  %2 = stablehlo.convert %1 : (tensor<3xf64>) -> tensor<3xi1>
  check.expect_eq_const(%2, dense<[true, false, true]> : tensor<3xi1>) : tensor<3xi1>
  return
}
func.func @convert_i1_i16() {
  %0 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %r = stablehlo.convert %0 : (tensor<3xi1>) -> tensor<3xi16>
  check.expect_eq_const(%r, dense<[1, 0, 1]> : tensor<3xi16>) : tensor<3xi16>
  return
}
func.func @convert_i1_i64() {
  %0 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %r = stablehlo.convert %0 : (tensor<3xi1>) -> tensor<3xi64>
  check.expect_eq_const(%r, dense<[1, 0, 1]> : tensor<3xi64>) : tensor<3xi64>
  return
}
func.func @convert_i1_ui16() {
  %0 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %r = stablehlo.convert %0 : (tensor<3xi1>) -> tensor<3xui16>
  check.expect_eq_const(%r, dense<[1, 0, 1]> : tensor<3xui16>) : tensor<3xui16>
  return
}
func.func @convert_i1_ui64() {
  %0 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %r = stablehlo.convert %0 : (tensor<3xi1>) -> tensor<3xui64>
  check.expect_eq_const(%r, dense<[1, 0, 1]> : tensor<3xui64>) : tensor<3xui64>
  return
}
func.func @clamp_nan_f32() {
  %0 = stablehlo.constant dense<-1.0> : tensor<f32>
  %1 = stablehlo.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.5, 2.0, -2.0]> : tensor<6xf32>
  %2 = stablehlo.constant dense<1.0> : tensor<f32>
  %r = stablehlo.clamp %0, %1, %2 : (tensor<f32>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
  check.expect_eq_const(%r, dense<[0x7FC00000, 1.0, -1.0, 0.5, 1.0, -1.0]> : tensor<6xf32>) : tensor<6xf32>
  return
}
func.func @clamp_nan_f16() {
  %0 = stablehlo.constant dense<-1.0> : tensor<f16>
  %1 = stablehlo.constant dense<[0x7E00, 0x7C00, 0xFC00, 0.5, 2.0, -2.0]> : tensor<6xf16>
  %2 = stablehlo.constant dense<1.0> : tensor<f16>
  %r = stablehlo.clamp %0, %1, %2 : (tensor<f16>, tensor<6xf16>, tensor<f16>) -> tensor<6xf16>
  check.expect_eq_const(%r, dense<[0x7E00, 1.0, -1.0, 0.5, 1.0, -1.0]> : tensor<6xf16>) : tensor<6xf16>
  return
}
func.func @clamp_nan_bf16() {
  %0 = stablehlo.constant dense<-1.0> : tensor<bf16>
  %1 = stablehlo.constant dense<[0x7FC0, 0x7F80, 0xFF80, 0.5, 2.0, -2.0]> : tensor<6xbf16>
  %2 = stablehlo.constant dense<1.0> : tensor<bf16>
  %r = stablehlo.clamp %0, %1, %2 : (tensor<bf16>, tensor<6xbf16>, tensor<bf16>) -> tensor<6xbf16>
  check.expect_eq_const(%r, dense<[0x7FC0, 1.0, -1.0, 0.5, 1.0, -1.0]> : tensor<6xbf16>) : tensor<6xbf16>
  return
}
func.func @clamp_nan_f64() {
  %0 = stablehlo.constant dense<-1.0> : tensor<f64>
  %1 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.5, 2.0, -2.0]> : tensor<6xf64>
  %2 = stablehlo.constant dense<1.0> : tensor<f64>
  %r = stablehlo.clamp %0, %1, %2 : (tensor<f64>, tensor<6xf64>, tensor<f64>) -> tensor<6xf64>
  check.expect_eq_const(%r, dense<[0x7FF8000000000000, 1.0, -1.0, 0.5, 1.0, -1.0]> : tensor<6xf64>) : tensor<6xf64>
  return
}
func.func @bitcast_f32_f32() {
  %0 = stablehlo.constant dense<[[2.4852914810180664, 1.721359372138977], [2.9574272632598877, 2.193495273590088], [1.429563283920288, 2.6656312942504883]]> : tensor<3x2xf32>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  check.expect_eq_const(%r, dense<[[2.4852914810180664, 1.721359372138977], [2.9574272632598877, 2.193495273590088], [1.429563283920288, 2.6656312942504883]]> : tensor<3x2xf32>) : tensor<3x2xf32>
  return
}
func.func @bitcast_f32_i8() {
  %0 = stablehlo.constant dense<[[2.4852914810180664, 1.721359372138977], [2.9574272632598877, 2.193495273590088], [1.429563283920288, 2.6656312942504883]]> : tensor<3x2xf32>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xf32>) -> tensor<3x2x4xi8>
  check.expect_eq_const(%r, dense<[[[4, 15, 31, 64], [-127, 85, -36, 63]], [[125, 70, 61, 64], [58, 98, 12, 64]], [[-18, -5, -74, 63], [-76, -103, 42, 64]]]> : tensor<3x2x4xi8>) : tensor<3x2x4xi8>
  return
}
func.func @bitcast_f32_i16() {
  %0 = stablehlo.constant dense<[[2.4852914810180664, 1.721359372138977], [2.9574272632598877, 2.193495273590088], [1.429563283920288, 2.6656312942504883]]> : tensor<3x2xf32>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xf32>) -> tensor<3x2x2xi16>
  check.expect_eq_const(%r, dense<[[[3844, 16415], [21889, 16348]], [[18045, 16445], [25146, 16396]], [[-1042, 16310], [-26188, 16426]]]> : tensor<3x2x2xi16>) : tensor<3x2x2xi16>
  return
}
func.func @bitcast_f32_i32() {
  %0 = stablehlo.constant dense<[[2.4852914810180664, 1.721359372138977], [2.9574272632598877, 2.193495273590088], [1.429563283920288, 2.6656312942504883]]> : tensor<3x2xf32>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xf32>) -> tensor<3x2xi32>
  check.expect_eq_const(%r, dense<[[1075777284, 1071404417], [1077757565, 1074553402], [1068956654, 1076533684]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  return
}
func.func @bitcast_f32_ui8() {
  %0 = stablehlo.constant dense<[[2.4852914810180664, 1.721359372138977], [2.9574272632598877, 2.193495273590088], [1.429563283920288, 2.6656312942504883]]> : tensor<3x2xf32>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xf32>) -> tensor<3x2x4xui8>
  check.expect_eq_const(%r, dense<[[[4, 15, 31, 64], [129, 85, 220, 63]], [[125, 70, 61, 64], [58, 98, 12, 64]], [[238, 251, 182, 63], [180, 153, 42, 64]]]> : tensor<3x2x4xui8>) : tensor<3x2x4xui8>
  return
}
func.func @bitcast_f32_ui16() {
  %0 = stablehlo.constant dense<[[2.4852914810180664, 1.721359372138977], [2.9574272632598877, 2.193495273590088], [1.429563283920288, 2.6656312942504883]]> : tensor<3x2xf32>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xf32>) -> tensor<3x2x2xui16>
  check.expect_eq_const(%r, dense<[[[3844, 16415], [21889, 16348]], [[18045, 16445], [25146, 16396]], [[64494, 16310], [39348, 16426]]]> : tensor<3x2x2xui16>) : tensor<3x2x2xui16>
  return
}
func.func @bitcast_f32_ui32() {
  %0 = stablehlo.constant dense<[[2.4852914810180664, 1.721359372138977], [2.9574272632598877, 2.193495273590088], [1.429563283920288, 2.6656312942504883]]> : tensor<3x2xf32>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xf32>) -> tensor<3x2xui32>
  check.expect_eq_const(%r, dense<[[1075777284, 1071404417], [1077757565, 1074553402], [1068956654, 1076533684]]> : tensor<3x2xui32>) : tensor<3x2xui32>
  return
}
func.func @bitcast_f16_f16() {
  %0 = stablehlo.constant dense<[[2.484375, 1.7216796875], [2.95703125, 2.193359375], [1.4296875, 2.666015625]]> : tensor<3x2xf16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xf16>) -> tensor<3x2xf16>
  check.expect_eq_const(%r, dense<[[2.484375, 1.7216796875], [2.95703125, 2.193359375], [1.4296875, 2.666015625]]> : tensor<3x2xf16>) : tensor<3x2xf16>
  return
}
func.func @bitcast_f16_bf16() {
  %0 = stablehlo.constant dense<[[2.484375, 1.7216796875], [2.95703125, 2.193359375], [1.4296875, 2.666015625]]> : tensor<3x2xf16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xf16>) -> tensor<3x2xbf16>
  check.expect_eq_const(%r, dense<[[7.75, 0.443359375], [29.25, 3.546875], [0.08984375, 13.3125]]> : tensor<3x2xbf16>) : tensor<3x2xbf16>
  return
}
func.func @bitcast_f16_i8() {
  %0 = stablehlo.constant dense<[[2.484375, 1.7216796875], [2.95703125, 2.193359375], [1.4296875, 2.666015625]]> : tensor<3x2xf16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xf16>) -> tensor<3x2x2xi8>
  check.expect_eq_const(%r, dense<[[[-8, 64], [-29, 62]], [[-22, 65], [99, 64]], [[-72, 61], [85, 65]]]> : tensor<3x2x2xi8>) : tensor<3x2x2xi8>
  return
}
func.func @bitcast_f16_i16() {
  %0 = stablehlo.constant dense<[[2.484375, 1.7216796875], [2.95703125, 2.193359375], [1.4296875, 2.666015625]]> : tensor<3x2xf16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xf16>) -> tensor<3x2xi16>
  check.expect_eq_const(%r, dense<[[16632, 16099], [16874, 16483], [15800, 16725]]> : tensor<3x2xi16>) : tensor<3x2xi16>
  return
}
func.func @bitcast_f16_i32() {
  %0 = stablehlo.constant dense<[[[2.484375, 1.7216796875], [2.95703125, 2.193359375]], [[1.4296875, 2.666015625], [1.9013671875, 1.1376953125]], [[2.373046875, 1.6103515625], [2.845703125, 2.08203125]]]> : tensor<3x2x2xf16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2x2xf16>) -> tensor<3x2xi32>
  check.expect_eq_const(%r, dense<[[1055080696, 1080246762], [1096105400, 1015889819], [1047609535, 1076511153]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  return
}
func.func @bitcast_f16_ui8() {
  %0 = stablehlo.constant dense<[[2.484375, 1.7216796875], [2.95703125, 2.193359375], [1.4296875, 2.666015625]]> : tensor<3x2xf16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xf16>) -> tensor<3x2x2xui8>
  check.expect_eq_const(%r, dense<[[[248, 64], [227, 62]], [[234, 65], [99, 64]], [[184, 61], [85, 65]]]> : tensor<3x2x2xui8>) : tensor<3x2x2xui8>
  return
}
func.func @bitcast_f16_ui16() {
  %0 = stablehlo.constant dense<[[2.484375, 1.7216796875], [2.95703125, 2.193359375], [1.4296875, 2.666015625]]> : tensor<3x2xf16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xf16>) -> tensor<3x2xui16>
  check.expect_eq_const(%r, dense<[[16632, 16099], [16874, 16483], [15800, 16725]]> : tensor<3x2xui16>) : tensor<3x2xui16>
  return
}
func.func @bitcast_bf16_f16() {
  %0 = stablehlo.constant dense<[[2.484375, 1.71875], [2.953125, 2.1875], [1.4296875, 2.671875]]> : tensor<3x2xbf16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xbf16>) -> tensor<3x2xf16>
  check.expect_eq_const(%r, dense<[[2.060546875, 1.96484375], [2.119140625, 2.0234375], [1.9287109375, 2.083984375]]> : tensor<3x2xf16>) : tensor<3x2xf16>
  return
}
func.func @bitcast_bf16_bf16() {
  %0 = stablehlo.constant dense<[[2.484375, 1.71875], [2.953125, 2.1875], [1.4296875, 2.671875]]> : tensor<3x2xbf16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xbf16>) -> tensor<3x2xbf16>
  check.expect_eq_const(%r, dense<[[2.484375, 1.71875], [2.953125, 2.1875], [1.4296875, 2.671875]]> : tensor<3x2xbf16>) : tensor<3x2xbf16>
  return
}
func.func @bitcast_bf16_i8() {
  %0 = stablehlo.constant dense<[[2.484375, 1.71875], [2.953125, 2.1875], [1.4296875, 2.671875]]> : tensor<3x2xbf16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xbf16>) -> tensor<3x2x2xi8>
  check.expect_eq_const(%r, dense<[[[31, 64], [-36, 63]], [[61, 64], [12, 64]], [[-73, 63], [43, 64]]]> : tensor<3x2x2xi8>) : tensor<3x2x2xi8>
  return
}
func.func @bitcast_bf16_i16() {
  %0 = stablehlo.constant dense<[[2.484375, 1.71875], [2.953125, 2.1875], [1.4296875, 2.671875]]> : tensor<3x2xbf16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xbf16>) -> tensor<3x2xi16>
  check.expect_eq_const(%r, dense<[[16415, 16348], [16445, 16396], [16311, 16427]]> : tensor<3x2xi16>) : tensor<3x2xi16>
  return
}
func.func @bitcast_bf16_i32() {
  %0 = stablehlo.constant dense<[[[2.484375, 1.71875], [2.953125, 2.1875]], [[1.4296875, 2.671875], [1.8984375, 1.140625]], [[2.375, 1.609375], [2.84375, 2.078125]]]> : tensor<3x2x2xbf16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2x2xbf16>) -> tensor<3x2xi32>
  check.expect_eq_const(%r, dense<[[1071398943, 1074544701], [1076576183, 1066549235], [1070481432, 1074085942]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  return
}
func.func @bitcast_bf16_ui8() {
  %0 = stablehlo.constant dense<[[2.484375, 1.71875], [2.953125, 2.1875], [1.4296875, 2.671875]]> : tensor<3x2xbf16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xbf16>) -> tensor<3x2x2xui8>
  check.expect_eq_const(%r, dense<[[[31, 64], [220, 63]], [[61, 64], [12, 64]], [[183, 63], [43, 64]]]> : tensor<3x2x2xui8>) : tensor<3x2x2xui8>
  return
}
func.func @bitcast_bf16_ui16() {
  %0 = stablehlo.constant dense<[[2.484375, 1.71875], [2.953125, 2.1875], [1.4296875, 2.671875]]> : tensor<3x2xbf16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xbf16>) -> tensor<3x2xui16>
  check.expect_eq_const(%r, dense<[[16415, 16348], [16445, 16396], [16311, 16427]]> : tensor<3x2xui16>) : tensor<3x2xui16>
  return
}
func.func @bitcast_bf16_ui32() {
  %0 = stablehlo.constant dense<[[[2.484375, 1.71875], [2.953125, 2.1875]], [[1.4296875, 2.671875], [1.8984375, 1.140625]], [[2.375, 1.609375], [2.84375, 2.078125]]]> : tensor<3x2x2xbf16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2x2xbf16>) -> tensor<3x2xui32>
  check.expect_eq_const(%r, dense<[[1071398943, 1074544701], [1076576183, 1066549235], [1070481432, 1074085942]]> : tensor<3x2xui32>) : tensor<3x2xui32>
  return
}
func.func @bitcast_f64_f64() {
  %0 = stablehlo.constant dense<[[2.485291417496427, 1.7213593949962167], [2.9574273724960065, 2.1934953499957963], [1.4295633274955861, 2.665631304995376]]> : tensor<3x2xf64>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xf64>) -> tensor<3x2xf64>
  check.expect_eq_const(%r, dense<[[2.485291417496427, 1.7213593949962167], [2.9574273724960065, 2.1934953499957963], [1.4295633274955861, 2.665631304995376]]> : tensor<3x2xf64>) : tensor<3x2xf64>
  return
}
func.func @bitcast_i8_f32() {
  %0 = stablehlo.constant dense<[[[4, 15, 31, 64], [-127, 85, -36, 63]], [[125, 70, 61, 64], [58, 98, 12, 64]], [[-18, -5, -74, 63], [-76, -103, 42, 64]]]> : tensor<3x2x4xi8>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2x4xi8>) -> tensor<3x2xf32>
  check.expect_eq_const(%r, dense<[[2.4852914810180664, 1.721359372138977], [2.9574272632598877, 2.193495273590088], [1.429563283920288, 2.6656312942504883]]> : tensor<3x2xf32>) : tensor<3x2xf32>
  return
}
func.func @bitcast_i8_f16() {
  %0 = stablehlo.constant dense<[[[-8, 64], [-29, 62]], [[-22, 65], [99, 64]], [[-72, 61], [85, 65]]]> : tensor<3x2x2xi8>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2x2xi8>) -> tensor<3x2xf16>
  check.expect_eq_const(%r, dense<[[2.484375, 1.7216796875], [2.95703125, 2.193359375], [1.4296875, 2.666015625]]> : tensor<3x2xf16>) : tensor<3x2xf16>
  return
}
func.func @bitcast_i8_bf16() {
  %0 = stablehlo.constant dense<[[[31, 64], [-36, 63]], [[61, 64], [12, 64]], [[-73, 63], [43, 64]]]> : tensor<3x2x2xi8>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2x2xi8>) -> tensor<3x2xbf16>
  check.expect_eq_const(%r, dense<[[2.484375, 1.71875], [2.953125, 2.1875], [1.4296875, 2.671875]]> : tensor<3x2xbf16>) : tensor<3x2xbf16>
  return
}
func.func @bitcast_i8_i8() {
  %0 = stablehlo.constant dense<[[17, 98], [-7, -112], [65, -72]]> : tensor<3x2xi8>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xi8>) -> tensor<3x2xi8>
  check.expect_eq_const(%r, dense<[[17, 98], [-7, -112], [65, -72]]> : tensor<3x2xi8>) : tensor<3x2xi8>
  return
}
func.func @bitcast_i8_i16() {
  %0 = stablehlo.constant dense<[[[17, 98], [-7, -112]], [[65, -72], [-61, 121]], [[-87, 86], [43, -115]]]> : tensor<3x2x2xi8>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2x2xi8>) -> tensor<3x2xi16>
  check.expect_eq_const(%r, dense<[[25105, -28423], [-18367, 31171], [22185, -29397]]> : tensor<3x2xi16>) : tensor<3x2xi16>
  return
}
func.func @bitcast_i8_i32() {
  %0 = stablehlo.constant dense<[[[17, 98, -7, -112], [65, -72, -61, 121]], [[-87, 86, 43, -115], [86, -113, 80, 106]], [[110, 74, 61, -15], [93, 91, 61, -35]]]> : tensor<3x2x4xi8>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2x4xi8>) -> tensor<3x2xi32>
  check.expect_eq_const(%r, dense<[[-1862704623, 2042869825], [-1926539607, 1783664470], [-247641490, -583181475]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  return
}
func.func @bitcast_i8_ui8() {
  %0 = stablehlo.constant dense<[[17, 98], [-7, -112], [65, -72]]> : tensor<3x2xi8>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xi8>) -> tensor<3x2xui8>
  check.expect_eq_const(%r, dense<[[17, 98], [249, 144], [65, 184]]> : tensor<3x2xui8>) : tensor<3x2xui8>
  return
}
func.func @bitcast_i8_ui16() {
  %0 = stablehlo.constant dense<[[[17, 98], [-7, -112]], [[65, -72], [-61, 121]], [[-87, 86], [43, -115]]]> : tensor<3x2x2xi8>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2x2xi8>) -> tensor<3x2xui16>
  check.expect_eq_const(%r, dense<[[25105, 37113], [47169, 31171], [22185, 36139]]> : tensor<3x2xui16>) : tensor<3x2xui16>
  return
}
func.func @bitcast_i8_ui32() {
  %0 = stablehlo.constant dense<[[[17, 98, -7, -112], [65, -72, -61, 121]], [[-87, 86, 43, -115], [86, -113, 80, 106]], [[110, 74, 61, -15], [93, 91, 61, -35]]]> : tensor<3x2x4xi8>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2x4xi8>) -> tensor<3x2xui32>
  check.expect_eq_const(%r, dense<[[2432262673, 2042869825], [2368427689, 1783664470], [4047325806, 3711785821]]> : tensor<3x2xui32>) : tensor<3x2xui32>
  return
}
func.func @bitcast_i16_f32() {
  %0 = stablehlo.constant dense<[[[3844, 16415], [21889, 16348]], [[18045, 16445], [25146, 16396]], [[-1042, 16310], [-26188, 16426]]]> : tensor<3x2x2xi16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2x2xi16>) -> tensor<3x2xf32>
  check.expect_eq_const(%r, dense<[[2.4852914810180664, 1.721359372138977], [2.9574272632598877, 2.193495273590088], [1.429563283920288, 2.6656312942504883]]> : tensor<3x2xf32>) : tensor<3x2xf32>
  return
}
func.func @bitcast_i16_f16() {
  %0 = stablehlo.constant dense<[[16632, 16099], [16874, 16483], [15800, 16725]]> : tensor<3x2xi16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xi16>) -> tensor<3x2xf16>
  check.expect_eq_const(%r, dense<[[2.484375, 1.7216796875], [2.95703125, 2.193359375], [1.4296875, 2.666015625]]> : tensor<3x2xf16>) : tensor<3x2xf16>
  return
}
func.func @bitcast_i16_bf16() {
  %0 = stablehlo.constant dense<[[16415, 16348], [16445, 16396], [16311, 16427]]> : tensor<3x2xi16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xi16>) -> tensor<3x2xbf16>
  check.expect_eq_const(%r, dense<[[2.484375, 1.71875], [2.953125, 2.1875], [1.4296875, 2.671875]]> : tensor<3x2xbf16>) : tensor<3x2xbf16>
  return
}
func.func @bitcast_i16_i8() {
  %0 = stablehlo.constant dense<[[19729, 26722], [23033, 29328], [20545, -10056]]> : tensor<3x2xi16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xi16>) -> tensor<3x2x2xi8>
  check.expect_eq_const(%r, dense<[[[17, 77], [98, 104]], [[-7, 89], [-112, 114]], [[65, 80], [-72, -40]]]> : tensor<3x2x2xi8>) : tensor<3x2x2xi8>
  return
}
func.func @bitcast_i16_i16() {
  %0 = stablehlo.constant dense<[[19729, 26722], [23033, 29328], [20545, -10056]]> : tensor<3x2xi16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xi16>) -> tensor<3x2xi16>
  check.expect_eq_const(%r, dense<[[19729, 26722], [23033, 29328], [20545, -10056]]> : tensor<3x2xi16>) : tensor<3x2xi16>
  return
}
func.func @bitcast_i16_i32() {
  %0 = stablehlo.constant dense<[[[19729, 26722], [23033, 29328]], [[20545, -10056], [26307, 18553]], [[-28759, 19030], [10283, 653]]]> : tensor<3x2x2xi16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2x2xi16>) -> tensor<3x2xi32>
  check.expect_eq_const(%r, dense<[[1751272721, 1922062841], [-659009471, 1215915715], [1247186857, 42805291]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  return
}
func.func @bitcast_i16_ui8() {
  %0 = stablehlo.constant dense<[[19729, 26722], [23033, 29328], [20545, -10056]]> : tensor<3x2xi16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xi16>) -> tensor<3x2x2xui8>
  check.expect_eq_const(%r, dense<[[[17, 77], [98, 104]], [[249, 89], [144, 114]], [[65, 80], [184, 216]]]> : tensor<3x2x2xui8>) : tensor<3x2x2xui8>
  return
}
func.func @bitcast_i16_ui16() {
  %0 = stablehlo.constant dense<[[19729, 26722], [23033, 29328], [20545, -10056]]> : tensor<3x2xi16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xi16>) -> tensor<3x2xui16>
  check.expect_eq_const(%r, dense<[[19729, 26722], [23033, 29328], [20545, 55480]]> : tensor<3x2xui16>) : tensor<3x2xui16>
  return
}
func.func @bitcast_i16_ui32() {
  %0 = stablehlo.constant dense<[[[19729, 26722], [23033, 29328]], [[20545, -10056], [26307, 18553]], [[-28759, 19030], [10283, 653]]]> : tensor<3x2x2xi16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2x2xi16>) -> tensor<3x2xui32>
  check.expect_eq_const(%r, dense<[[1751272721, 1922062841], [3635957825, 1215915715], [1247186857, 42805291]]> : tensor<3x2xui32>) : tensor<3x2xui32>
  return
}
func.func @bitcast_i32_f32() {
  %0 = stablehlo.constant dense<[[1075777284, 1071404417], [1077757565, 1074553402], [1068956654, 1076533684]]> : tensor<3x2xi32>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xi32>) -> tensor<3x2xf32>
  check.expect_eq_const(%r, dense<[[2.4852914810180664, 1.721359372138977], [2.9574272632598877, 2.193495273590088], [1.429563283920288, 2.6656312942504883]]> : tensor<3x2xf32>) : tensor<3x2xf32>
  return
}
func.func @bitcast_i32_bf16() {
  %0 = stablehlo.constant dense<[[1071398943, 1074544701], [1076576183, 1066549235], [1070481432, 1074085942]]> : tensor<3x2xi32>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xi32>) -> tensor<3x2x2xbf16>
  check.expect_eq_const(%r, dense<[[[2.484375, 1.71875], [2.953125, 2.1875]], [[1.4296875, 2.671875], [1.8984375, 1.140625]], [[2.375, 1.609375], [2.84375, 2.078125]]]> : tensor<3x2x2xbf16>) : tensor<3x2x2xbf16>
  return
}
func.func @bitcast_i32_i8() {
  %0 = stablehlo.constant dense<[[1411403025, 1693608034], [-1465951751, 846557840], [-1881976767, -976496456]]> : tensor<3x2xi32>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xi32>) -> tensor<3x2x4xi8>
  check.expect_eq_const(%r, dense<[[[17, 77, 32, 84], [98, 104, -14, 100]], [[-7, 89, -97, -88], [-112, 114, 117, 50]], [[65, 80, -45, -113], [-72, -40, -53, -59]]]> : tensor<3x2x4xi8>) : tensor<3x2x4xi8>
  return
}
func.func @bitcast_i32_i16() {
  %0 = stablehlo.constant dense<[[1411403025, 1693608034], [-1465951751, 846557840], [-1881976767, -976496456]]> : tensor<3x2xi32>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xi32>) -> tensor<3x2x2xi16>
  check.expect_eq_const(%r, dense<[[[19729, 21536], [26722, 25842]], [[23033, -22369], [29328, 12917]], [[20545, -28717], [-10056, -14901]]]> : tensor<3x2x2xi16>) : tensor<3x2x2xi16>
  return
}
func.func @bitcast_i32_i32() {
  %0 = stablehlo.constant dense<[[1411403025, 1693608034], [-1465951751, 846557840], [-1881976767, -976496456]]> : tensor<3x2xi32>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xi32>) -> tensor<3x2xi32>
  check.expect_eq_const(%r, dense<[[1411403025, 1693608034], [-1465951751, 846557840], [-1881976767, -976496456]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  return
}
func.func @bitcast_i32_ui8() {
  %0 = stablehlo.constant dense<[[1411403025, 1693608034], [-1465951751, 846557840], [-1881976767, -976496456]]> : tensor<3x2xi32>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xi32>) -> tensor<3x2x4xui8>
  check.expect_eq_const(%r, dense<[[[17, 77, 32, 84], [98, 104, 242, 100]], [[249, 89, 159, 168], [144, 114, 117, 50]], [[65, 80, 211, 143], [184, 216, 203, 197]]]> : tensor<3x2x4xui8>) : tensor<3x2x4xui8>
  return
}
func.func @bitcast_i32_ui16() {
  %0 = stablehlo.constant dense<[[1411403025, 1693608034], [-1465951751, 846557840], [-1881976767, -976496456]]> : tensor<3x2xi32>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xi32>) -> tensor<3x2x2xui16>
  check.expect_eq_const(%r, dense<[[[19729, 21536], [26722, 25842]], [[23033, 43167], [29328, 12917]], [[20545, 36819], [55480, 50635]]]> : tensor<3x2x2xui16>) : tensor<3x2x2xui16>
  return
}
func.func @bitcast_i32_ui32() {
  %0 = stablehlo.constant dense<[[1411403025, 1693608034], [-1465951751, 846557840], [-1881976767, -976496456]]> : tensor<3x2xi32>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xi32>) -> tensor<3x2xui32>
  check.expect_eq_const(%r, dense<[[1411403025, 1693608034], [2829015545, 846557840], [2412990529, 3318470840]]> : tensor<3x2xui32>) : tensor<3x2xui32>
  return
}
func.func @bitcast_ui8_f32() {
  %0 = stablehlo.constant dense<[[[4, 15, 31, 64], [129, 85, 220, 63]], [[125, 70, 61, 64], [58, 98, 12, 64]], [[238, 251, 182, 63], [180, 153, 42, 64]]]> : tensor<3x2x4xui8>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2x4xui8>) -> tensor<3x2xf32>
  check.expect_eq_const(%r, dense<[[2.4852914810180664, 1.721359372138977], [2.9574272632598877, 2.193495273590088], [1.429563283920288, 2.6656312942504883]]> : tensor<3x2xf32>) : tensor<3x2xf32>
  return
}
func.func @bitcast_ui8_f16() {
  %0 = stablehlo.constant dense<[[[248, 64], [227, 62]], [[234, 65], [99, 64]], [[184, 61], [85, 65]]]> : tensor<3x2x2xui8>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2x2xui8>) -> tensor<3x2xf16>
  check.expect_eq_const(%r, dense<[[2.484375, 1.7216796875], [2.95703125, 2.193359375], [1.4296875, 2.666015625]]> : tensor<3x2xf16>) : tensor<3x2xf16>
  return
}
func.func @bitcast_ui8_bf16() {
  %0 = stablehlo.constant dense<[[[31, 64], [220, 63]], [[61, 64], [12, 64]], [[183, 63], [43, 64]]]> : tensor<3x2x2xui8>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2x2xui8>) -> tensor<3x2xbf16>
  check.expect_eq_const(%r, dense<[[2.484375, 1.71875], [2.953125, 2.1875], [1.4296875, 2.671875]]> : tensor<3x2xbf16>) : tensor<3x2xbf16>
  return
}
func.func @bitcast_ui8_i8() {
  %0 = stablehlo.constant dense<[[17, 98], [249, 144], [65, 184]]> : tensor<3x2xui8>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xui8>) -> tensor<3x2xi8>
  check.expect_eq_const(%r, dense<[[17, 98], [-7, -112], [65, -72]]> : tensor<3x2xi8>) : tensor<3x2xi8>
  return
}
func.func @bitcast_ui8_i16() {
  %0 = stablehlo.constant dense<[[[17, 98], [249, 144]], [[65, 184], [195, 121]], [[169, 86], [43, 141]]]> : tensor<3x2x2xui8>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2x2xui8>) -> tensor<3x2xi16>
  check.expect_eq_const(%r, dense<[[25105, -28423], [-18367, 31171], [22185, -29397]]> : tensor<3x2xi16>) : tensor<3x2xi16>
  return
}
func.func @bitcast_ui8_i32() {
  %0 = stablehlo.constant dense<[[[17, 98, 249, 144], [65, 184, 195, 121]], [[169, 86, 43, 141], [86, 143, 80, 106]], [[110, 74, 61, 241], [93, 91, 61, 221]]]> : tensor<3x2x4xui8>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2x4xui8>) -> tensor<3x2xi32>
  check.expect_eq_const(%r, dense<[[-1862704623, 2042869825], [-1926539607, 1783664470], [-247641490, -583181475]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  return
}
func.func @bitcast_ui8_ui8() {
  %0 = stablehlo.constant dense<[[17, 98], [249, 144], [65, 184]]> : tensor<3x2xui8>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xui8>) -> tensor<3x2xui8>
  check.expect_eq_const(%r, dense<[[17, 98], [249, 144], [65, 184]]> : tensor<3x2xui8>) : tensor<3x2xui8>
  return
}
func.func @bitcast_ui8_ui16() {
  %0 = stablehlo.constant dense<[[[17, 98], [249, 144]], [[65, 184], [195, 121]], [[169, 86], [43, 141]]]> : tensor<3x2x2xui8>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2x2xui8>) -> tensor<3x2xui16>
  check.expect_eq_const(%r, dense<[[25105, 37113], [47169, 31171], [22185, 36139]]> : tensor<3x2xui16>) : tensor<3x2xui16>
  return
}
func.func @bitcast_ui8_ui32() {
  %0 = stablehlo.constant dense<[[[17, 98, 249, 144], [65, 184, 195, 121]], [[169, 86, 43, 141], [86, 143, 80, 106]], [[110, 74, 61, 241], [93, 91, 61, 221]]]> : tensor<3x2x4xui8>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2x4xui8>) -> tensor<3x2xui32>
  check.expect_eq_const(%r, dense<[[2432262673, 2042869825], [2368427689, 1783664470], [4047325806, 3711785821]]> : tensor<3x2xui32>) : tensor<3x2xui32>
  return
}
func.func @bitcast_ui16_f32() {
  %0 = stablehlo.constant dense<[[[3844, 16415], [21889, 16348]], [[18045, 16445], [25146, 16396]], [[64494, 16310], [39348, 16426]]]> : tensor<3x2x2xui16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2x2xui16>) -> tensor<3x2xf32>
  check.expect_eq_const(%r, dense<[[2.4852914810180664, 1.721359372138977], [2.9574272632598877, 2.193495273590088], [1.429563283920288, 2.6656312942504883]]> : tensor<3x2xf32>) : tensor<3x2xf32>
  return
}
func.func @bitcast_ui16_f16() {
  %0 = stablehlo.constant dense<[[16632, 16099], [16874, 16483], [15800, 16725]]> : tensor<3x2xui16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xui16>) -> tensor<3x2xf16>
  check.expect_eq_const(%r, dense<[[2.484375, 1.7216796875], [2.95703125, 2.193359375], [1.4296875, 2.666015625]]> : tensor<3x2xf16>) : tensor<3x2xf16>
  return
}
func.func @bitcast_ui16_bf16() {
  %0 = stablehlo.constant dense<[[16415, 16348], [16445, 16396], [16311, 16427]]> : tensor<3x2xui16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xui16>) -> tensor<3x2xbf16>
  check.expect_eq_const(%r, dense<[[2.484375, 1.71875], [2.953125, 2.1875], [1.4296875, 2.671875]]> : tensor<3x2xbf16>) : tensor<3x2xbf16>
  return
}
func.func @bitcast_ui16_i8() {
  %0 = stablehlo.constant dense<[[19729, 26722], [23033, 29328], [20545, 55480]]> : tensor<3x2xui16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xui16>) -> tensor<3x2x2xi8>
  check.expect_eq_const(%r, dense<[[[17, 77], [98, 104]], [[-7, 89], [-112, 114]], [[65, 80], [-72, -40]]]> : tensor<3x2x2xi8>) : tensor<3x2x2xi8>
  return
}
func.func @bitcast_ui16_i16() {
  %0 = stablehlo.constant dense<[[19729, 26722], [23033, 29328], [20545, 55480]]> : tensor<3x2xui16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xui16>) -> tensor<3x2xi16>
  check.expect_eq_const(%r, dense<[[19729, 26722], [23033, 29328], [20545, -10056]]> : tensor<3x2xi16>) : tensor<3x2xi16>
  return
}
func.func @bitcast_ui16_i32() {
  %0 = stablehlo.constant dense<[[[19729, 26722], [23033, 29328]], [[20545, 55480], [26307, 18553]], [[36777, 19030], [10283, 653]]]> : tensor<3x2x2xui16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2x2xui16>) -> tensor<3x2xi32>
  check.expect_eq_const(%r, dense<[[1751272721, 1922062841], [-659009471, 1215915715], [1247186857, 42805291]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  return
}
func.func @bitcast_ui16_ui8() {
  %0 = stablehlo.constant dense<[[19729, 26722], [23033, 29328], [20545, 55480]]> : tensor<3x2xui16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xui16>) -> tensor<3x2x2xui8>
  check.expect_eq_const(%r, dense<[[[17, 77], [98, 104]], [[249, 89], [144, 114]], [[65, 80], [184, 216]]]> : tensor<3x2x2xui8>) : tensor<3x2x2xui8>
  return
}
func.func @bitcast_ui16_ui16() {
  %0 = stablehlo.constant dense<[[19729, 26722], [23033, 29328], [20545, 55480]]> : tensor<3x2xui16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xui16>) -> tensor<3x2xui16>
  check.expect_eq_const(%r, dense<[[19729, 26722], [23033, 29328], [20545, 55480]]> : tensor<3x2xui16>) : tensor<3x2xui16>
  return
}
func.func @bitcast_ui16_ui32() {
  %0 = stablehlo.constant dense<[[[19729, 26722], [23033, 29328]], [[20545, 55480], [26307, 18553]], [[36777, 19030], [10283, 653]]]> : tensor<3x2x2xui16>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2x2xui16>) -> tensor<3x2xui32>
  check.expect_eq_const(%r, dense<[[1751272721, 1922062841], [3635957825, 1215915715], [1247186857, 42805291]]> : tensor<3x2xui32>) : tensor<3x2xui32>
  return
}
func.func @bitcast_ui32_f32() {
  %0 = stablehlo.constant dense<[[1075777284, 1071404417], [1077757565, 1074553402], [1068956654, 1076533684]]> : tensor<3x2xui32>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xui32>) -> tensor<3x2xf32>
  check.expect_eq_const(%r, dense<[[2.4852914810180664, 1.721359372138977], [2.9574272632598877, 2.193495273590088], [1.429563283920288, 2.6656312942504883]]> : tensor<3x2xf32>) : tensor<3x2xf32>
  return
}
func.func @bitcast_ui32_bf16() {
  %0 = stablehlo.constant dense<[[1071398943, 1074544701], [1076576183, 1066549235], [1070481432, 1074085942]]> : tensor<3x2xui32>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xui32>) -> tensor<3x2x2xbf16>
  check.expect_eq_const(%r, dense<[[[2.484375, 1.71875], [2.953125, 2.1875]], [[1.4296875, 2.671875], [1.8984375, 1.140625]], [[2.375, 1.609375], [2.84375, 2.078125]]]> : tensor<3x2x2xbf16>) : tensor<3x2x2xbf16>
  return
}
func.func @bitcast_ui32_i8() {
  %0 = stablehlo.constant dense<[[1411403025, 1693608034], [2829015545, 846557840], [2412990529, 3318470840]]> : tensor<3x2xui32>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xui32>) -> tensor<3x2x4xi8>
  check.expect_eq_const(%r, dense<[[[17, 77, 32, 84], [98, 104, -14, 100]], [[-7, 89, -97, -88], [-112, 114, 117, 50]], [[65, 80, -45, -113], [-72, -40, -53, -59]]]> : tensor<3x2x4xi8>) : tensor<3x2x4xi8>
  return
}
func.func @bitcast_ui32_i16() {
  %0 = stablehlo.constant dense<[[1411403025, 1693608034], [2829015545, 846557840], [2412990529, 3318470840]]> : tensor<3x2xui32>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xui32>) -> tensor<3x2x2xi16>
  check.expect_eq_const(%r, dense<[[[19729, 21536], [26722, 25842]], [[23033, -22369], [29328, 12917]], [[20545, -28717], [-10056, -14901]]]> : tensor<3x2x2xi16>) : tensor<3x2x2xi16>
  return
}
func.func @bitcast_ui32_i32() {
  %0 = stablehlo.constant dense<[[1411403025, 1693608034], [2829015545, 846557840], [2412990529, 3318470840]]> : tensor<3x2xui32>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xui32>) -> tensor<3x2xi32>
  check.expect_eq_const(%r, dense<[[1411403025, 1693608034], [-1465951751, 846557840], [-1881976767, -976496456]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  return
}
func.func @bitcast_ui32_ui8() {
  %0 = stablehlo.constant dense<[[1411403025, 1693608034], [2829015545, 846557840], [2412990529, 3318470840]]> : tensor<3x2xui32>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xui32>) -> tensor<3x2x4xui8>
  check.expect_eq_const(%r, dense<[[[17, 77, 32, 84], [98, 104, 242, 100]], [[249, 89, 159, 168], [144, 114, 117, 50]], [[65, 80, 211, 143], [184, 216, 203, 197]]]> : tensor<3x2x4xui8>) : tensor<3x2x4xui8>
  return
}
func.func @bitcast_ui32_ui16() {
  %0 = stablehlo.constant dense<[[1411403025, 1693608034], [2829015545, 846557840], [2412990529, 3318470840]]> : tensor<3x2xui32>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xui32>) -> tensor<3x2x2xui16>
  check.expect_eq_const(%r, dense<[[[19729, 21536], [26722, 25842]], [[23033, 43167], [29328, 12917]], [[20545, 36819], [55480, 50635]]]> : tensor<3x2x2xui16>) : tensor<3x2x2xui16>
  return
}
func.func @bitcast_ui32_ui32() {
  %0 = stablehlo.constant dense<[[1411403025, 1693608034], [2829015545, 846557840], [2412990529, 3318470840]]> : tensor<3x2xui32>
  %r = stablehlo.bitcast_convert %0 : (tensor<3x2xui32>) -> tensor<3x2xui32>
  check.expect_eq_const(%r, dense<[[1411403025, 1693608034], [2829015545, 846557840], [2412990529, 3318470840]]> : tensor<3x2xui32>) : tensor<3x2xui32>
  return
}
func.func @reduce_one_f32_7x1() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201], [-0.8359218239784241], [2.872282028198242], [0.5804860591888428], [-1.7113100290298462], [1.9968938827514648], [-0.29490214586257935]]> : tensor<7x1xf32>
  %z = stablehlo.constant dense<2.0> : tensor<f32>
  %s = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
  %r = stablehlo.multiply %s, %s : tensor<7xf32>
  check.expect_eq_const(%r, dense<[11.943066596984863, 1.355078101158142, 23.739131927490234, 6.658908367156982, 0.08334189653396606, 15.975160598754883, 2.9073588848114014]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @reduce_one_f32_1x5x1() {
  %0 = util.unfoldable_constant dense<[[[1.4558742046356201], [-0.8359218239784241], [2.872282028198242], [0.5804860591888428], [-1.7113100290298462]]]> : tensor<1x5x1xf32>
  %z = stablehlo.constant dense<2.0> : tensor<f32>
  %s = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0, 2] : (tensor<1x5x1xf32>, tensor<f32>) -> tensor<5xf32>
  %r = stablehlo.multiply %s, %s : tensor<5xf32>
  check.expect_eq_const(%r, dense<[11.943066596984863, 1.355078101158142, 23.739131927490234, 6.658908367156982, 0.08334189653396606]> : tensor<5xf32>) : tensor<5xf32>
  return
}
func.func @reduce_one_f32_1() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201]> : tensor<1xf32>
  %z = stablehlo.constant dense<2.0> : tensor<f32>
  %s = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
  %r = stablehlo.multiply %s, %s : tensor<f32>
  check.expect_eq_const(%r, dense<11.943066596984863> : tensor<f32>) : tensor<f32>
  return
}
func.func @reduce_one_f32_1x1() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201]]> : tensor<1x1xf32>
  %z = stablehlo.constant dense<2.0> : tensor<f32>
  %s = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
  %r = stablehlo.multiply %s, %s : tensor<f32>
  check.expect_eq_const(%r, dense<11.943066596984863> : tensor<f32>) : tensor<f32>
  return
}
func.func @reduce_one_f32_77x1x3() {
  %0 = util.unfoldable_constant dense<"0x165ABA3FF9FE55BF78D33740BC9A143F350CDBBF389AFF3F6AFD96BE778C25C0808D8F3F13CC95BF2D6D22403B067C3E66EC02C0A2CDD43FE21721BFC2F23AC0D281493FAA98C0BFE2060D40F5BCB4BDB15218C00B01AA3F10B176BFF3A62F404AD1E73E4065EBBF2D41EF3F9861D8BEFCB82DC0E9687E3F1E25A6BFA7401A40BF7BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D5265DBE377F20C000A8993F93B18BBF6D7A27401D6DA63E4CBEFBBF22E8DE3FE3E20CBF82E535C0D2B65D3F2A7EB6BF22141240B2A718BC714513C08B1BB43F107C62BF33B43440A51D083FC04AE1BFAD5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40DF114A3EAB0B06C0168FCE3FF9942DBF08123EC0BB043D3F35D7C6BF9CE70940D6520CBEF7711BC080C2A33F139781BFAD872C401DD7CE3ECCA3F1BFA102E93FC55BF1BE42D830C0D2EB713FAA63ACBF6221174008938E3D31380EC00B36BE3F10474EBF73C13940A5521C3F4030D7BF16BB0140988D87BE7C9E23C07469933F1FF091BF275B2440EF728D3E6CFE00C096A9D83FF95F19BFC80439C0BB39513FB5BCBCBFDCF40E405BFB6DBDB76416C000DDAD3F27F96EBFED9431401C41F73E4C89E7BF211DF33FC6F1C8BE02CB2BC06910833F2A49A2BFA22E1C40831D183EF12A09C08B50C83F10123ABFB3CE3E40A587303FC115CDBF56C8064031473EBE3D911EC0F4839D3F9FD587BF67682940EFDCB53E57E2F7BF16C4E23FFA2A05BF88F733C0BB6E653F35A2B2BF1C02144045A9AA3C775711C07FF7B73F27C45ABF2DA236408ED50F3FCC6EDDBFA137FD3FC687A0BEC2BD26C0E92A8D3FAA2E98BFE23B214083F1683EB11D04C00B6BD23F10DD25BF0D243CC0A4BC443F41FBC2BF96D50B4064E6DABDFD8319C0749EA73F3D767BBFA7752E40EE46DE3ED7C7EDBF96DEEC3FF4EBE1BE48EA2EC0BBA3793FB587A8BF5C0F19405052CC3D374A0CC0FF11C23F278F46BF6DAF3B408E0A243F4C54D3BF11A903408D3B70BE82B021C06945973F2A148EBF22492640C1E29C3EE320FEBF8B85DC3F10A811BFCE1637C0A4F1583FC1E0B8BFD6E2104097F9E4BCBD7614C0F4B8B13F3E4167BFE78233407758033F57ADE3BF16F9F63FF481B9BE08DD29C05DEC863F356D9EBF9C1C1E4027FD363EF73C07C07F2CCC3F275A32BF53433FC08E3F383FCC39C9BF51B608408E671FBE42A31CC0E95FA13FAAF983BF61562B40C14CC53E6306F4BF0BA0E63F21E6FABE8E0932C0A4266D3F41C6AEBF16F01540"> : tensor<77x1x3xf32>
  %z = stablehlo.constant dense<2.0> : tensor<f32>
  %s = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<77x1x3xf32>, tensor<f32>) -> tensor<77x3xf32>
  %r = stablehlo.multiply %s, %s : tensor<77x3xf32>
  check.expect_eq_const(%r, dense<"0xCD163F413373AD3FBEE9BD41C715D54028AFAA3D429A7F412B123A40EF3CB03E99E61B412B3C303FC3BDA4410171A14044BE083B1FA05641C27FF03F622E593F8B94F84061407B3EBC5B8D41FCE76940F9E6133EDF393141437A893F5116B441AD83C040C645D43C46876F41813D1F40E4A8023F7F670F41624FFC3E41999B41939A8F403E4DF63CFAEA474124C5C53FC61DC4410852E24005640A3E23E684417AB24B409F01843E90E22341AB5C533FB085AA41D6FCAC40E7F3903AECF95F41597F0640598D353F066E03416FDAA83E8DB79241CE9E7D40CEB0B93D76BB394184379F3F0E21BA41C21ACD40D5BE6B3DB36679417B932F40BFC3CE3EE0101741D41E1C3FE337A1413C819A403132123C31F2504167AFDF3FD2CB703F5EF4EF400E334C3EA9188A41F51E5E40354F3C3E91112C41D1AD793F2267B041BFEEB840E5364E3CC2866941FC8A1540F71C153FD1C40A41FA75DA3EE42C9841E4108940B1314A3D17704241198DB63F5045C041EC17DA409332D03D95BC81419EB5404001979E3E4CED1E4199463D3F0AF0A641FACDA5407EDA7C39722C5A41FD31FB3F12324B3FC8FCFD4058628D3EB5648F41995771408ABBFA3D9C733441CC97913F1862B641BE46C540339E153DA4467341C762254075BAEF3EA74E12416839093FC0BB9D4176B893404C18A83CC3574B41007BCF3F1783C6412B7BE7406F05223E56DF8641EBA352402D97693EC1FC2641089F613FB6C1AC41CD80B140FFBB833BBE99634172260C40F8C8283FA4350641740CBB3E46CA944134AE8240D85D963DB2083D4105F1A73F9576BC41D104D240855C953D90397D41BC063640489CBB3E870B1A417A68283F2164A3411DC69E40CD87873B797254413B01EA3FB30E623F7F44F54032B4683E9D1B8C41615E6540DEC2223E413F2F411094843FE7ACB241B599BD400BF9A53C153A6D4110801B408490093FEE9F0D41DC17EF3E5C499A41AE168D40AC0A173DD2D0454191E2BF3F96A4C241F928DF40216FF93DC3AF8341DB76474067DF8D3E71FB214131C84A3F0726A941D939AA40622B60393AC05D41E40F0340E9AC3D3FF4B90141C6129E3E6871914101E578404D62D13DCCB43741EBF0993F9EB1B841B118CA40EA8B483D750D7741D7A52B406D11DB3E413D154148C2143FF8E19F413EE597401B90513CFDCB4E41706CD93F49237A3F36B3EC4076833B3E43DC884123B35940A3074D3E651E2A418E58703F7101AF41AA13B640E1660F3C0441674154EB1140BD7B1C3FB2040941BF2CCE3EB8E09641"> : tensor<77x3xf32>) : tensor<77x3xf32>
  return
}
func.func @outer_f32() {
  %0 = util.unfoldable_constant dense<[[-0.088251493871212], [-2.380047559738159], [1.3281563520431519], [-0.9636396765708923], [2.7445642948150635], [0.4527681767940521], [-1.8390278816223145]]> : tensor<7x1xf32>
  %1 = util.unfoldable_constant dense<[[-1.63237726688385, 2.075826644897461, -0.21596938371658325, -2.507765531539917, 1.2004384994506836]]> : tensor<1x5xf32>
  %r = stablehlo.dot %0, %1 : (tensor<7x1xf32>, tensor<1x5xf32>) -> tensor<7x5xf32>
  check.expect_eq_const(%r, dense<[[0.14405973255634308, -0.18319480121135712, 0.019059620797634125, 0.22131405770778656, -0.10594049096107483], [3.8851354122161865, -4.940566062927246, 0.5140174031257629, 5.968601226806641, -2.85710072517395], [-2.1680521965026855, 2.7570223808288574, -0.28684109449386597, -3.330704689025879, 1.5943700075149536], [1.5730235576629639, -2.0003488063812256, 0.20811666548252106, 2.4165823459625244, -1.1567901372909546], [-4.480164527893066, 5.697239875793457, -0.592741847038269, -6.882723808288574, 3.294680595397949], [-0.7390884757041931, 0.9398682713508606, -0.09778406471014023, -1.1354364156723022, 0.5435203313827515], [3.0019872188568115, -3.817502975463867, 0.3971737325191498, 4.611850738525391, -2.2076399326324463]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @reduce_one_f16_7x1() {
  %0 = util.unfoldable_constant dense<[[1.4560546875], [-0.8359375], [2.873046875], [0.58056640625], [-1.7109375], [1.9970703125], [-0.294921875]]> : tensor<7x1xf16>
  %z = stablehlo.constant dense<2.0> : tensor<f16>
  %s = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf16>, tensor<f16>) -> tensor<7xf16>
  %r = stablehlo.multiply %s, %s : tensor<7xf16>
  check.expect_eq_const(%r, dense<[11.953125, 1.35546875, 23.765625, 6.65625, 0.08355712890625, 15.96875, 2.908203125]> : tensor<7xf16>) : tensor<7xf16>
  return
}
func.func @reduce_one_f16_1x5x1() {
  %0 = util.unfoldable_constant dense<[[[1.4560546875], [-0.8359375], [2.873046875], [0.58056640625], [-1.7109375]]]> : tensor<1x5x1xf16>
  %z = stablehlo.constant dense<2.0> : tensor<f16>
  %s = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0, 2] : (tensor<1x5x1xf16>, tensor<f16>) -> tensor<5xf16>
  %r = stablehlo.multiply %s, %s : tensor<5xf16>
  check.expect_eq_const(%r, dense<[11.953125, 1.35546875, 23.765625, 6.65625, 0.08355712890625]> : tensor<5xf16>) : tensor<5xf16>
  return
}
func.func @reduce_one_f16_1() {
  %0 = util.unfoldable_constant dense<[1.4560546875]> : tensor<1xf16>
  %z = stablehlo.constant dense<2.0> : tensor<f16>
  %s = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<1xf16>, tensor<f16>) -> tensor<f16>
  %r = stablehlo.multiply %s, %s : tensor<f16>
  check.expect_eq_const(%r, dense<11.953125> : tensor<f16>) : tensor<f16>
  return
}
func.func @reduce_one_f16_1x1() {
  %0 = util.unfoldable_constant dense<[[1.4560546875]]> : tensor<1x1xf16>
  %z = stablehlo.constant dense<2.0> : tensor<f16>
  %s = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf16>, tensor<f16>) -> tensor<f16>
  %r = stablehlo.multiply %s, %s : tensor<f16>
  check.expect_eq_const(%r, dense<11.953125> : tensor<f16>) : tensor<f16>
  return
}
func.func @reduce_one_f16_77x1x3() {
  %0 = util.unfoldable_constant dense<"0xD33DB0BABF41A538D8BEFD3FB8B42CC17C3CAEBC1341E03317C0A63E09B9D8C14C3A05BE6840A6ADC3C0503DB6BB7D413F375BBF7A3FC3B66EC1F33B31BDD240942F59C0243E0EBAE741463988BE2740E9B204C1CD3C5EBC3C413335DEBFF73E67B8AFC1EE3AB4BD9140C5A09AC0A13D14BBA64141380ABFCB3F80B545C14A3CE0BCFA40513230C0743E6DB9F1C1E83937BE4F4063B0DCC01E3D0DBC644177368DBF483F8BB787C18F3B63BDB940752C72C0F23D72BACE41E338BABE0E403CB41DC19B3C90BC23416C3408C0C53ECBB8C8C18A3AE6BD784070ABB3C06F3D78BB8D41BA373CBF993F48B65EC1193C12BDE140C13049C0433ED1B9F641843969BE3640F2B1F5C0EC3C3FBC4B41AF35BFBF163F29B8A0C12B3B95BDA04055258BC0C03DD6BAB5417F38EBBEEA3F04B536C1693CC1BC0A41483321C0933E2FB9E1C1263A18BE5F40D7AECCC03D3DDCBB7441F2366EBF673F0FB777C1CD3B44BDC840632E62C0113E34BADD4120399BBE1D4082B30EC1BA3C71BC3241E734F1BFE43E8DB8B9C1C83AC7BD874028A7A4C08E3D3ABB9C411B381DBFB83FCCB54FC1373CF3BCF140B8313AC0613E93B9FAC1C2394ABE4640FBB0E5C00B3D20BC5B412A36A0BF353FD7B790C1693B76BDB040"> : tensor<77x1x3xf16>
  %z = stablehlo.constant dense<2.0> : tensor<f16>
  %s = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<77x1x3xf16>, tensor<f16>) -> tensor<77x3xf16>
  %r = stablehlo.multiply %s, %s : tensor<77x3xf16>
  check.expect_eq_const(%r, dense<"0xFA496C3DF14DA846592DFC4BD1417E35DF488339274D0C452218B54A853FCC3AC547D8336B4C5043A4308A494B3C9F4D0546A6267C4BFA4017387C48E337DD4C7E44BC27404A2F3E224E14475030284C5E4220341E49993A544D67458414014B3340AB391C484735954CEC43CA2DCD49FA3CD14D6846632BCC4B7C417236B848E238094DD4448020874AFE3E8A3B80476032524CF242E8316049CC3B834DC84575224C4BAC40AA385648D436C04C4944582A144AB53D024ED2467D2E0E4C0642F534F848E839394D3045000CD04AD83F583AEF476B347C4C8A43D32FA5498D3CB24D2A46B028994B2B417A3792484B38EC4C9E4434255C4A7D3E344E3C470E31374C9642543338490C3B674D8C45201C1D4B624048393248D935A64C1644B82CE849403DE24D9146AF2CEA4BB041DE35CF4845391B4DF544411CA44A4F3F103BAC474433624C2C4314317949243C964DEC4534256B4BDC404B386D487A37D24C6944B0282E4A003E134EF946C72F1C4C3C4273341049553A494D5245080BEE4A1940EF390E48F1348D4CC643912EBE49D03CC54D52464A2AB94B5D41DA36AA48A738FE4CC0449222754ACA3ED03B6447DB31474CCE4267325249823B7A4DB0458020394B8F40E23848487236B84C"> : tensor<77x3xf16>) : tensor<77x3xf16>
  return
}
func.func @outer_f16() {
  %0 = util.unfoldable_constant dense<[[-0.0882568359375], [-2.380859375], [1.328125], [-0.9638671875], [2.744140625], [0.452880859375], [-1.8388671875]]> : tensor<7x1xf16>
  %1 = util.unfoldable_constant dense<[[-1.6328125, 2.076171875, -0.2159423828125, -2.5078125, 1.2001953125]]> : tensor<1x5xf16>
  %r = stablehlo.dot %0, %1 : (tensor<7x1xf16>, tensor<1x5xf16>) -> tensor<7x5xf16>
  check.expect_eq_const(%r, dense<[[0.1441650390625, -0.1832275390625, 0.0190582275390625, 0.2213134765625, -0.10589599609375], [3.88671875, -4.94140625, 0.51416015625, 5.97265625, -2.857421875], [-2.16796875, 2.7578125, -0.286865234375, -3.330078125, 1.59375], [1.57421875, -2.001953125, 0.2081298828125, 2.41796875, -1.1572265625], [-4.48046875, 5.69921875, -0.5927734375, -6.8828125, 3.29296875], [-0.7392578125, 0.9404296875, -0.0977783203125, -1.1357421875, 0.54345703125], [3.001953125, -3.818359375, 0.39697265625, 4.61328125, -2.20703125]]> : tensor<7x5xf16>) : tensor<7x5xf16>
  return
}
func.func @reduce_one_i32_7x1() {
  %0 = util.unfoldable_constant dense<[[4], [-3], [9], [2], [-5], [6], [-1]]> : tensor<7x1xi32>
  %z = stablehlo.constant dense<2> : tensor<i32>
  %s = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<7x1xi32>, tensor<i32>) -> tensor<7xi32>
  %r = stablehlo.multiply %s, %s : tensor<7xi32>
  check.expect_eq_const(%r, dense<[36, 1, 121, 16, 9, 64, 1]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @reduce_one_i32_1x5x1() {
  %0 = util.unfoldable_constant dense<[[[4], [-3], [9], [2], [-5]]]> : tensor<1x5x1xi32>
  %z = stablehlo.constant dense<2> : tensor<i32>
  %s = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0, 2] : (tensor<1x5x1xi32>, tensor<i32>) -> tensor<5xi32>
  %r = stablehlo.multiply %s, %s : tensor<5xi32>
  check.expect_eq_const(%r, dense<[36, 1, 121, 16, 9]> : tensor<5xi32>) : tensor<5xi32>
  return
}
func.func @reduce_one_i32_1() {
  %0 = util.unfoldable_constant dense<[4]> : tensor<1xi32>
  %z = stablehlo.constant dense<2> : tensor<i32>
  %s = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
  %r = stablehlo.multiply %s, %s : tensor<i32>
  check.expect_eq_const(%r, dense<36> : tensor<i32>) : tensor<i32>
  return
}
func.func @reduce_one_i32_1x1() {
  %0 = util.unfoldable_constant dense<[[4]]> : tensor<1x1xi32>
  %z = stablehlo.constant dense<2> : tensor<i32>
  %s = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xi32>, tensor<i32>) -> tensor<i32>
  %r = stablehlo.multiply %s, %s : tensor<i32>
  check.expect_eq_const(%r, dense<36> : tensor<i32>) : tensor<i32>
  return
}
func.func @reduce_one_i32_77x1x3() {
  %0 = util.unfoldable_constant dense<"0x04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF07000000"> : tensor<77x1x3xi32>
  %z = stablehlo.constant dense<2> : tensor<i32>
  %s = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<77x1x3xi32>, tensor<i32>) -> tensor<77x3xi32>
  %r = stablehlo.multiply %s, %s : tensor<77x3xi32>
  check.expect_eq_const(%r, dense<"0x240000000100000079000000100000000900000040000000010000002400000019000000040000006400000009000000100000003100000000000000310000001000000009000000510000000400000019000000240000000100000064000000090000001000000040000000010000002400000019000000040000005100000004000000190000003100000000000000790000001000000009000000400000000100000024000000240000000100000064000000090000001000000031000000000000003100000019000000040000005100000004000000190000002400000001000000640000001000000009000000400000000100000024000000190000000400000051000000090000001000000031000000000000003100000010000000090000004000000004000000190000002400000001000000640000000900000010000000310000000100000024000000190000000400000051000000040000001900000024000000000000007900000010000000090000004000000001000000240000001900000001000000640000000900000010000000310000000000000031000000100000000400000051000000040000001900000024000000010000006400000009000000090000004000000001000000240000001900000004000000510000000400000010000000310000000000000079000000100000000900000040000000010000001900000024000000010000006400000009000000100000003100000000000000240000001900000004000000510000000400000019000000240000000100000079000000100000000900000040000000010000002400000019000000040000006400000009000000100000003100000000000000310000001000000009000000510000000400000019000000240000000100000064000000090000001000000040000000010000002400000019000000040000005100000004000000190000003100000000000000790000001000000009000000400000000100000024000000240000000100000064000000090000001000000031000000000000003100000019000000040000005100000004000000190000002400000001000000640000001000000009000000400000000100000024000000190000000400000051000000090000001000000031000000000000003100000010000000090000004000000004000000190000002400000001000000640000000900000010000000310000000100000024000000190000000400000051000000"> : tensor<77x3xi32>) : tensor<77x3xi32>
  return
}
func.func @outer_i32() {
  %0 = util.unfoldable_constant dense<[[0], [-7], [4], [-3], [8], [1], [-6]]> : tensor<7x1xi32>
  %1 = util.unfoldable_constant dense<[[-5, 6, -1, -8, 4]]> : tensor<1x5xi32>
  %r = stablehlo.dot %0, %1 : (tensor<7x1xi32>, tensor<1x5xi32>) -> tensor<7x5xi32>
  check.expect_eq_const(%r, dense<[[0, 0, 0, 0, 0], [35, -42, 7, 56, -28], [-20, 24, -4, -32, 16], [15, -18, 3, 24, -12], [-40, 48, -8, -64, 32], [-5, 6, -1, -8, 4], [30, -36, 6, 48, -24]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @reduce_one_i8_7x1() {
  %0 = util.unfoldable_constant dense<[[4], [-3], [9], [2], [-5], [6], [-1]]> : tensor<7x1xi8>
  %z = stablehlo.constant dense<2> : tensor<i8>
  %s = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<7x1xi8>, tensor<i8>) -> tensor<7xi8>
  %r = stablehlo.multiply %s, %s : tensor<7xi8>
  check.expect_eq_const(%r, dense<[36, 1, 121, 16, 9, 64, 1]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @reduce_one_i8_1x5x1() {
  %0 = util.unfoldable_constant dense<[[[4], [-3], [9], [2], [-5]]]> : tensor<1x5x1xi8>
  %z = stablehlo.constant dense<2> : tensor<i8>
  %s = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0, 2] : (tensor<1x5x1xi8>, tensor<i8>) -> tensor<5xi8>
  %r = stablehlo.multiply %s, %s : tensor<5xi8>
  check.expect_eq_const(%r, dense<[36, 1, 121, 16, 9]> : tensor<5xi8>) : tensor<5xi8>
  return
}
func.func @reduce_one_i8_1() {
  %0 = util.unfoldable_constant dense<[4]> : tensor<1xi8>
  %z = stablehlo.constant dense<2> : tensor<i8>
  %s = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<1xi8>, tensor<i8>) -> tensor<i8>
  %r = stablehlo.multiply %s, %s : tensor<i8>
  check.expect_eq_const(%r, dense<36> : tensor<i8>) : tensor<i8>
  return
}
func.func @reduce_one_i8_1x1() {
  %0 = util.unfoldable_constant dense<[[4]]> : tensor<1x1xi8>
  %z = stablehlo.constant dense<2> : tensor<i8>
  %s = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xi8>, tensor<i8>) -> tensor<i8>
  %r = stablehlo.multiply %s, %s : tensor<i8>
  check.expect_eq_const(%r, dense<36> : tensor<i8>) : tensor<i8>
  return
}
func.func @reduce_one_i8_77x1x3() {
  %0 = util.unfoldable_constant dense<"0x04FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC07"> : tensor<77x1x3xi8>
  %z = stablehlo.constant dense<2> : tensor<i8>
  %s = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<77x1x3xi8>, tensor<i8>) -> tensor<77x3xi8>
  %r = stablehlo.multiply %s, %s : tensor<77x3xi8>
  check.expect_eq_const(%r, dense<"0x240179100940012419046409103100311009510419240164091040012419045104193100791009400124240164091031003119045104192401641009400124190451091031003110094004192401640910310124190451041924007910094001241901640910310031100451041924016409094001241904510410310079100940011924016409103100241904510419240179100940012419046409103100311009510419240164091040012419045104193100791009400124240164091031003119045104192401641009400124190451091031003110094004192401640910310124190451"> : tensor<77x3xi8>) : tensor<77x3xi8>
  return
}
func.func @outer_i8() {
  %0 = util.unfoldable_constant dense<[[0], [-7], [4], [-3], [8], [1], [-6]]> : tensor<7x1xi8>
  %1 = util.unfoldable_constant dense<[[-5, 6, -1, -8, 4]]> : tensor<1x5xi8>
  %r = stablehlo.dot %0, %1 : (tensor<7x1xi8>, tensor<1x5xi8>) -> tensor<7x5xi8>
  check.expect_eq_const(%r, dense<[[0, 0, 0, 0, 0], [35, -42, 7, 56, -28], [-20, 24, -4, -32, 16], [15, -18, 3, 24, -12], [-40, 48, -8, -64, 32], [-5, 6, -1, -8, 4], [30, -36, 6, 48, -24]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @reduce_one_f64_7x1() {
  %0 = util.unfoldable_constant dense<[[1.4558742524892807], [-0.8359218150113499], [2.8722821174880195], [0.580486049987389], [-1.7113100175132416], [1.9968939149861278], [-0.2949021525145028]]> : tensor<7x1xf64>
  %z = stablehlo.constant dense<2.0> : tensor<f64>
  %s = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf64>, tensor<f64>) -> tensor<7xf64>
  %r = stablehlo.multiply %s, %s : tensor<7xf64>
  check.expect_eq_const(%r, dense<[11.943066849018345, 1.3550780207664699, 23.73913303239354, 6.658908254179517, 0.08334190598820486, 15.975160967653135, 2.907358669499676]> : tensor<7xf64>) : tensor<7xf64>
  return
}
func.func @reduce_one_f64_1x5x1() {
  %0 = util.unfoldable_constant dense<[[[1.4558742524892807], [-0.8359218150113499], [2.8722821174880195], [0.580486049987389], [-1.7113100175132416]]]> : tensor<1x5x1xf64>
  %z = stablehlo.constant dense<2.0> : tensor<f64>
  %s = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0, 2] : (tensor<1x5x1xf64>, tensor<f64>) -> tensor<5xf64>
  %r = stablehlo.multiply %s, %s : tensor<5xf64>
  check.expect_eq_const(%r, dense<[11.943066849018345, 1.3550780207664699, 23.73913303239354, 6.658908254179517, 0.08334190598820486]> : tensor<5xf64>) : tensor<5xf64>
  return
}
func.func @reduce_one_f64_1() {
  %0 = util.unfoldable_constant dense<[1.4558742524892807]> : tensor<1xf64>
  %z = stablehlo.constant dense<2.0> : tensor<f64>
  %s = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<1xf64>, tensor<f64>) -> tensor<f64>
  %r = stablehlo.multiply %s, %s : tensor<f64>
  check.expect_eq_const(%r, dense<11.943066849018345> : tensor<f64>) : tensor<f64>
  return
}
func.func @reduce_one_f64_1x1() {
  %0 = util.unfoldable_constant dense<[[1.4558742524892807]]> : tensor<1x1xf64>
  %z = stablehlo.constant dense<2.0> : tensor<f64>
  %s = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf64>, tensor<f64>) -> tensor<f64>
  %r = stablehlo.multiply %s, %s : tensor<f64>
  check.expect_eq_const(%r, dense<11.943066849018345> : tensor<f64>) : tensor<f64>
  return
}
func.func @reduce_one_f64_77x1x3() {
  %0 = util.unfoldable_constant dense<"0x807AD8CC424BF73F20932F1BDFBFEABF30F9FB0B6FFA0640A05C0F7B5793E23FC095E89C8661FBBF3026A70847F3FF3F80772447ADDFD2BFF8B01CD68EB104C0005A56F9AFF1F13F40EA196182B9F2BFF0E83AA2A54D0440006D2C50C780CF3F505B35B88C5D00C080052535B499FA3FC07C964AFC22E4BF50C1DD3F585E07C04072A84B3A30E93FC00A9C341513F8BFB0D87938DCA00140002EC9979E97B6BF906BF621560A03C000E5A2612140F53FC0BD9AF121D6EEBF702E6156DEF405408062484929FADC3F402B1E08A86CFDBFE090719D25E8FD3F80CDFAF3320CDBBFD07BB78B1FB705C00089411C1DCDEF3F607F4FCCA3C4F4BF301EA0EC144803400082FFEC774FBE3FE025D06D1D6301C06070EFC9928EF83F00A701213F39E8BF2074870A179C074080493D75F719E53F809FD19F361EFABF200EDF824B9B0040004091A5DAA4CBBF203691D7E60F04C040506DF6FF34F33F00F402643276F1BFE063C6A04DEF04400011729CA3CDD43F00C05373C977FFBFC0FB3B3204DDFB3F009168505C9CE1BF60465241B0BC06C0805FD645DAB6EB3F80148537C5CFF6BFA0530537844202400020CE32F61483BF40F06A23AE6802C040DBB95E7183F63F00D26CF7814FECBF60A9EC5486960640801ED29EB403E13F0035070B5829FCBFC086889A752BFF3F00F39EFFF2FED5BF80002C8D771505C0C0BA378BDE29F13F808938CF5381F3BF20992BEBBCE90340007637DF3B42C93FC0AA446F75C100C0406606C7E2D1F93F80BAD3269FB2E5BFC010EDF640C207C080346B6F97A0E73F00AABAA2E6DAF8BFE0886A81F33C0140008ED9BC5A8AC1BF00BB05D93E6E03C0C04584F34F78F43FC0FDEB66E232F0BF00DF519FF590054000E7CD90E3DAD93F80CA3C767934FEBF40F1522F5420FD3F004975AC782BDEBF40CBC642081B06C0804A04407A3DEE3F401E6E3A758CF5BFC0CE90352CE402400088150B61D2B13F8075DF2406C701C000D0D05BC1C6F73F00E73EFDE1C8E9BF802478532E38074000080099548AE33F803FF00D08E6FABFC0BDCFCB623700400020430BB3F1D0BFC085A08ECF7304C080AF4E882E6DF23F009421D2033EF2BF8013B7E9648B0440008EF7E35DAED13F0030B970CD1F00C0005B1DC43215FB3F00D1A52CFF2BE3BF009661F8982007C0001E99693727EA3F80B4A3A59697F7BF0004F67F9BDE014000A087506BBFADBF40407ADA96CC02C0803A9BF09FBBF53F0012AAD324DFEDBFC059DD9D9D32064000BA298523E8DE3F00D5257929F1FCBF00E6692CA463FE3F007619B8381ED9BF80503B44607905C0001A191D0D62F03F8029573D2549F4BF80491C34D48503400070426EB003C33FC0FA53265E2501C000C7E758110AF93F00FC10034242E7BF409F0352D6D9074000F32D93F410E63F004AD910B8A2F9BF40395BCA0AD900400094CE2DE6C8C7BF000B159027D203C000A565857EB0F33F809E0AD5B3FAF0BF008F42E80C2D0540006453D89DBBD63F806A5BE44AFCFEBF005234C18258FC3F00E677325FA5E0BF401BD6F9F07E06C0000CC763D7ADEC3F00BF8CA84654F6BFC07E817E438002400020AEA42855953F80C5EEDBEE2A02C08031B2EDEFFEF63F00277CD98458EBBF80D4689C45D4064000C8C2BCB1FAE13F80DF0E7CD9ADFBBF00DD8029F4A6FF3F00A0BDC3F810D4BFC0D5AF45B8D704C00011301A5DA5F13F00344040D505F3BF40C4A7327C2704400028FA56301ECD3F0080C827B68300C080BCFE55614DFA3F0011E308A2BBE4BF00E670AF818407C000E15B8D9497E83F8054C213685FF8BF00B4E6C8B27A014000D02D8ACC5CBBBF409089917F3003C0009C7C82CEF3F43F0052E7AFC76EEFBFC009CEE6B4CE05400040AFCCDDC8DB3F007544E7FAB8FDBF80474BBED29BFD3F00F093707E3DDCBF80A04AFB48DD05C000F7F45D7734EF3F80C975ABF610F5BF80F90C7DEB21034000F89AFA498AB93FC04A63DD468901C00027C9EA3F42F83F003C4EDFE4D1E8BF404FF49AED75074000B6F0B65181E43F00EAF77E896AFABF40E94B13227500400088C39E7107CEBF005B2447103604C080064717ADE8F23F003D294385C2F1BF003F333124C9044000EAD81F589CD33F00097A521CC4FFBF00B21553B190FB3F0026B50E0235E2BF806AE5B0D9E206C000CC8987341EEB3F005FAB16181CF7BF802F72C75A1C02400080F9E2329F9CBF8015FE92D78E02C00093937F1E37F63F0064B9B527E8ECBF808459E55C700640008885E00E6BE03F007E2DEAAA75FCBF003D62BB22DFFE3F0020387C3E30D7BF0025BFFCA03B05C0007111AC8BDDF03F00D45EAEA6CDF3BF0075987B93C30340002805E6A4DFC63F00D0D7DE9EE700C0001EE0E78F85F93F004E20E5444BE6BF003680666AE807C0009E1EB1F107E73F00F3E0813927F9BF0064D711CA16014000E80BB6F1ECC3BF80DF9848689403C000FC5D14FD2BF43F00491246357FF0BF80BABE2FCC6A054000C0341498A9D83F00156355CC80FEBF00A92C5001D4FC3F00700E29C45CDFBF80F059B2314106C000BAB781D4A4ED3F00689419C8D8F5BF80A9FDC502BE0240"> : tensor<77x1x3xf64>
  %z = stablehlo.constant dense<2.0> : tensor<f64>
  %s = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<77x1x3xf64>, tensor<f64>) -> tensor<77x3xf64>
  %r = stablehlo.multiply %s, %s : tensor<77x3xf64>
  check.expect_eq_const(%r, dense<"0x7DF374A8D9E22740BF866B4A66AEF53F088689D237BD3740DA0F6BD8B8A21A40A50B9B28E555B53FD6CF604C48F32F4009F21943454207405F6FAB849D07D63FC1F37E14D37C234017137D628507E63FE94DBD8AB897344069EFDAFA1F2E14405FA06198C517613F0B4FF6E103D42A4015E06239F80FFE3F5DB2B935CC25EB3FFAC4849E91121F400115E86E0C68CF3F28CD4D6A77AB314058597B75FF3C0D40B237D146DF7CC23F2B3D45C63B272640F1515D62482FF13F6A6A37F6C98236407F807EB1751018406363BC11B8889A3F8A0776E2E8F02D40C98E2630B0E70340EA2567C91C55E03F079A4DF9EFEC214095E68C04EC89DF3F9760EA11287333407919EB6152F31140EC94151FAAC99E3F7EE3093F5FFD28403EFF6E4BA4B8F83F70B530C5B883384039CC1EF6404A1C40CCBBA4AD804CC13F530EFA54C49C30408020955F4F760940CAC3F4993380D03F7A2E57EA517C244025ABB858956BEA3F8722061DB6503540BC4015979A9F1540F67DAA45801E523F6EE6CC7E3DFF2B402EC83936EBCF0040D4029334ABB1E63FDCE75DE4C06D20400187540C4E1BD53FFC46389CF15632406A25FDAAD9B30F40E4399B031A36B73FF11E5FA26E3727409255888FF0E6F33F8C12A18B21443740F41F3C5A58A31940D0782CF3D977AD3F9C458E85D62C2F404884B5626FF20540D7C9B55878D8D93F2FC6AA141CE222403F21D150DA83E33FEEADF546FC263440A54D2F8927501340C6D28DF44846823FFB6B6521461E2A40253CA7AAECF5FB3F4C4ED9037A19EE3F52B85FAB8BFE1D40310CA2B86186C93FAE00A7291543314098B12AABDEC30B40EB4A2250E689C73F1501F60B3282254025CB5D0BBA35EF3F9B433255E40C3640BBC1DCCAD71D1740BC22B4C5DDC6893F98156A67D8302D40D282DC7E5FB10240DCD9D5EF9EA3E23FEB0440459A5821406513085ABF4EDB3F410D06749C053340D3A7CC871C221140B19BC0B93646A93FE7973FCA024E2840281CE81AA3D1F63F2507EEC6A9083840FCED869AFD421B40E09709D25106BA3F838D36BA9237304091D85EC4B3160840395D7097E0D2D33FA989CE7BA9DD23409F55C55BD3A8E73FDE46E42101DE3440B3B00048BFB9144080CB9E54319B2F3FE98B874F8E452B40D13814683F66FF3F303F6B174266E93F4AD42DF898BF1F403DBDA2DA4AACD13FAB3F37A496EC3140C2A1DA25F32A0E40776402BC7057BF3F876B5B79738E2640593636BDF932F23F7CB0413343CC3640BA723196D7A81840FA3445A7C6B3A23F7FDCCD9BD4682E400A9D99F658AC0440C57504CF4EF7DD3FE0B9E8F1D4492240725347102D27E13F5B1FB7F177B73340A0EEA7D10E7712404B76C6650A03953F4EABE63DF86A29407BA67C0460EFF93F87471EA862D03840E7ED5E7265EF1C408F97E446AE40C43F994589D7EADB3040F78F22557D540A401AFFFB9DE432CD3F2DE6B82E98DF244077112323E133EC3F552DB6A23698354084455F9E193016408903F2607F77703F674670C937732C409BFDDA41CE8401408CB766E71E19E53F3392446EB4C620405283C7518E61D73F80CAAAC448993240987AD267C6551040DE6E0CBBBACBB23F5770873216A12740564CF2D220FEF43F986934B7D28E37408F5513F999401A4068ECDAD190ABB23F123EF81B32A72F40451A719DD7C00640C44630378973D73F030958EA70412340A026F42F0F0DE53FB17D4B15846C3440076810B3C3D813402D91F294FBF0703FDF5554FD4E8E2A408AF4454C2740FD3F9AA465CBD641EC3FD420C4E18FA81E4011816A968616CD3F2849BF9A738331403BA90015CCAB0C40A461BDFE5A58C43F66DC692DE8E72540642A75D38192F03F2C5F6BC99C553640180D4B8C36B3174045B300DB20BF943FF9971F8F42A72D400243C6FE0170034061B7CB731032E13FA9D138ACFDB321405958BF41FBE2DD3F91A1018B2B493340D2D644D4D5A21140186AC53A55E1A23F5D0C7A371ABA28401026E34652FCF73FF06E0AE1925438404E6B82F31EE51B40197A5F33E42DBF3F539BF473F875304004FC6273DBEE0840B5262F18EDBBD13F7CEF8D2E6E3F24409D860A0C0659E93F4328C3DEC0243540C110062C3B471540C018E2F178052C3FE698880807B82B402B032279FC6100409AB619B09CB5E73F56415B743E3720403B44CBEB58C2D33FC099D8032D2E32405227F903A01C0F4024C449A2482CBA3F276BE17799F6264013938D731D3EF33F3FDD039633163740F301C411164319409DFF7AB57C11A93F038295A0AEE12E409AE5CBEABA740540857534792D62DB3F97A9F335A8A72240291E45D54898E23FB4C53BF73EFC3340766244D8A7FC1240F8B7291803328A3F334233887FD9294070C708198E2DFB3F8C3082506944EF3F07AE7E8566961D400D2C18BC6E70C73FD963D07F881B3140553A6F7864360B40702002E4F4A0C93F6C6E8ABECC43254066638AA4110BEE3FF11F1E4E2EE0354069EA883C75C21640239B7717DDEC813FD375835F20E82C4033703B7B6A3D0240685A3751778FE33FD20B9B43962021407C5E340598C5D93FFB34D51217DC3240"> : tensor<77x3xf64>) : tensor<77x3xf64>
  return
}
func.func @outer_f64() {
  %0 = util.unfoldable_constant dense<[[-0.08825149502143859], [-2.3800475625220585], [1.3281563699773002], [-0.963639697523341], [2.744564234976039], [0.45276816747541915], [-1.839027900025222]]> : tensor<7x1xf64>
  %1 = util.unfoldable_constant dense<[[-1.6323772425321579, 2.075826689967201, -0.21596937753344037, -2.507765445034039, 1.2004384874653198]]> : tensor<1x5xf64>
  %r = stablehlo.dot %0, %1 : (tensor<7x1xf64>, tensor<1x5xf64>) -> tensor<7x5xf64>
  check.expect_eq_const(%r, dense<[[0.1440597320924364, -0.18319480879500977, 0.019059620446175603, 0.2213140496873572, -0.10594049120008893], [3.8851354772051416, -4.940566253674669, 0.514017390577871, 5.96860103483031, -2.857100696049501], [-2.1680522328750658, 2.7570224412488322, -0.28684110449107125, -3.330704650230918, 1.5943700238929799], [1.5730235122376741, -2.0003490036308715, 0.20811666564062872, 2.416582334912088, -1.1567901809564578], [-4.480164197842568, 5.697239691292674, -0.5927418294283181, -6.882723350149194, 3.2946805389860487], [-0.739088452729863, 0.9398682464130146, -0.09778405929662275, -1.135436365006241, 0.5435203341366368], [3.0019872923828768, -3.817503198466689, 0.39717371083507724, 4.6118506201367655, -2.207639870712801]]> : tensor<7x5xf64>) : tensor<7x5xf64>
  return
}
