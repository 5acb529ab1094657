// Loops and branches of a host function, as exports write them: the host decides what runs next. Written by generate.py.
func.func @fori_0() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935]> : tensor<7xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.add %a, %a : tensor<7xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7xf32>
  }
  check.expect_eq_const(%r#1, dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935]> : tensor<7xf32>) : tensor<7xf32>
  check.expect_eq_const(%r#0, dense<0> : tensor<i32>) : tensor<i32>
  return
}
func.func @fori_1() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935]> : tensor<7xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<1> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.add %a, %a : tensor<7xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7xf32>
  }
  check.expect_eq_const(%r#1, dense<[2.9117484092712402, -1.6718436479568481, 5.744564056396484, 1.1609721183776855, -3.4226200580596924, 3.9937877655029297, -0.5898042917251587]> : tensor<7xf32>) : tensor<7xf32>
  check.expect_eq_const(%r#0, dense<1> : tensor<i32>) : tensor<i32>
  return
}
func.func @fori_5() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935]> : tensor<7xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<5> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.add %a, %a : tensor<7xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7xf32>
  }
  check.expect_eq_const(%r#1, dense<[46.587974548339844, -26.74949836730957, 91.91302490234375, 18.57555389404297, -54.76192092895508, 63.900604248046875, -9.436868667602539]> : tensor<7xf32>) : tensor<7xf32>
  check.expect_eq_const(%r#0, dense<5> : tensor<i32>) : tensor<i32>
  return
}
func.func @fori_traced_0() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935]> : tensor<7xf32>
  %1 = util.unfoldable_constant dense<0> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %a = %0) : tensor<i32>, tensor<7xf32>
   cond {
    %p = stablehlo.compare LT, %i, %1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %n = stablehlo.add %i, %one : tensor<i32>
    %b = stablehlo.add %a, %a : tensor<7xf32>
    stablehlo.return %n, %b : tensor<i32>, tensor<7xf32>
  }
  check.expect_eq_const(%r#1, dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @fori_traced_3() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935]> : tensor<7xf32>
  %1 = util.unfoldable_constant dense<3> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %a = %0) : tensor<i32>, tensor<7xf32>
   cond {
    %p = stablehlo.compare LT, %i, %1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %n = stablehlo.add %i, %one : tensor<i32>
    %b = stablehlo.add %a, %a : tensor<7xf32>
    stablehlo.return %n, %b : tensor<i32>, tensor<7xf32>
  }
  check.expect_eq_const(%r#1, dense<[11.646993637084961, -6.687374591827393, 22.978256225585938, 4.643888473510742, -13.69048023223877, 15.975151062011719, -2.3592171669006348]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @until_close() {
  %0 = util.unfoldable_constant dense<612.0> : tensor<f32>
  %half = stablehlo.constant dense<0.5> : tensor<f32>
  %eps = stablehlo.constant dense<0.01> : tensor<f32>
  %r:1 = stablehlo.while(%y = %0) : tensor<f32>
   cond {
    %s = stablehlo.multiply %y, %y : tensor<f32>
    %d = stablehlo.subtract %s, %0 : tensor<f32>
    %m = stablehlo.abs %d : tensor<f32>
    %p = stablehlo.compare GT, %m, %eps : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %q = stablehlo.divide %0, %y : tensor<f32>
    %t = stablehlo.add %y, %q : tensor<f32>
    %z = stablehlo.multiply %t, %half : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }
  %e0 = stablehlo.constant dense<24.73863410949707> : tensor<f32>
  check.expect_close %r, %e0, max_ulp_difference = 4 : tensor<f32>, tensor<f32>
  return
}
func.func @collatz() {
  %0 = util.unfoldable_constant dense<27> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %r:2 = stablehlo.while(%n = %0, %k = %zero) : tensor<i32>, tensor<i32>
   cond {
    %p = stablehlo.compare NE, %n, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %m = stablehlo.remainder %n, %two : tensor<i32>
    %even = stablehlo.compare EQ, %m, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %h = stablehlo.divide %n, %two : tensor<i32>
    %t = stablehlo.multiply %n, %three : tensor<i32>
    %u = stablehlo.add %t, %one : tensor<i32>
    %v = stablehlo.select %even, %h, %u : tensor<i1>, tensor<i32>
    %c = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %v, %c : tensor<i32>, tensor<i32>
  }
  check.expect_eq_const(%r#1, dense<111> : tensor<i32>) : tensor<i32>
  check.expect_eq_const(%r#0, dense<1> : tensor<i32>) : tensor<i32>
  return
}
func.func @swap_f32_2() {
  %0 = util.unfoldable_constant dense<[-1.63237726688385, 2.075826644897461, -0.21596938371658325, -2.507765531539917, 1.2004384994506836]> : tensor<5xf32>
  %1 = util.unfoldable_constant dense<[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739]> : tensor<5xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<2> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %b = %1) : tensor<i32>, tensor<5xf32>, tensor<5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<5xf32>, tensor<5xf32>
  }
  check.expect_eq_const(%r#1, dense<[-1.63237726688385, 2.075826644897461, -0.21596938371658325, -2.507765531539917, 1.2004384994506836]> : tensor<5xf32>) : tensor<5xf32>
  check.expect_eq_const(%r#2, dense<[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739]> : tensor<5xf32>) : tensor<5xf32>
  return
}
func.func @swap_f32_3() {
  %0 = util.unfoldable_constant dense<[-1.63237726688385, 2.075826644897461, -0.21596938371658325, -2.507765531539917, 1.2004384994506836]> : tensor<5xf32>
  %1 = util.unfoldable_constant dense<[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739]> : tensor<5xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %b = %1) : tensor<i32>, tensor<5xf32>, tensor<5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<5xf32>, tensor<5xf32>
  }
  check.expect_eq_const(%r#1, dense<[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739]> : tensor<5xf32>) : tensor<5xf32>
  check.expect_eq_const(%r#2, dense<[-1.63237726688385, 2.075826644897461, -0.21596938371658325, -2.507765531539917, 1.2004384994506836]> : tensor<5xf32>) : tensor<5xf32>
  return
}
func.func @swap_f16_2() {
  %0 = util.unfoldable_constant dense<[-1.6328125, 2.076171875, -0.2159423828125, -2.5078125, 1.2001953125]> : tensor<5xf16>
  %1 = util.unfoldable_constant dense<[2.82421875, 0.53173828125, -1.759765625, 1.9482421875, -0.34375]> : tensor<5xf16>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<2> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %b = %1) : tensor<i32>, tensor<5xf16>, tensor<5xf16>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<5xf16>, tensor<5xf16>
  }
  check.expect_eq_const(%r#1, dense<[-1.6328125, 2.076171875, -0.2159423828125, -2.5078125, 1.2001953125]> : tensor<5xf16>) : tensor<5xf16>
  check.expect_eq_const(%r#2, dense<[2.82421875, 0.53173828125, -1.759765625, 1.9482421875, -0.34375]> : tensor<5xf16>) : tensor<5xf16>
  return
}
func.func @swap_f16_3() {
  %0 = util.unfoldable_constant dense<[-1.6328125, 2.076171875, -0.2159423828125, -2.5078125, 1.2001953125]> : tensor<5xf16>
  %1 = util.unfoldable_constant dense<[2.82421875, 0.53173828125, -1.759765625, 1.9482421875, -0.34375]> : tensor<5xf16>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %b = %1) : tensor<i32>, tensor<5xf16>, tensor<5xf16>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<5xf16>, tensor<5xf16>
  }
  check.expect_eq_const(%r#1, dense<[2.82421875, 0.53173828125, -1.759765625, 1.9482421875, -0.34375]> : tensor<5xf16>) : tensor<5xf16>
  check.expect_eq_const(%r#2, dense<[-1.6328125, 2.076171875, -0.2159423828125, -2.5078125, 1.2001953125]> : tensor<5xf16>) : tensor<5xf16>
  return
}
func.func @swap_bf16_2() {
  %0 = util.unfoldable_constant dense<[-1.6328125, 2.078125, -0.2158203125, -2.5, 1.203125]> : tensor<5xbf16>
  %1 = util.unfoldable_constant dense<[2.828125, 0.53125, -1.7578125, 1.9453125, -0.34375]> : tensor<5xbf16>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<2> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %b = %1) : tensor<i32>, tensor<5xbf16>, tensor<5xbf16>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<5xbf16>, tensor<5xbf16>
  }
  check.expect_eq_const(%r#1, dense<[-1.6328125, 2.078125, -0.2158203125, -2.5, 1.203125]> : tensor<5xbf16>) : tensor<5xbf16>
  check.expect_eq_const(%r#2, dense<[2.828125, 0.53125, -1.7578125, 1.9453125, -0.34375]> : tensor<5xbf16>) : tensor<5xbf16>
  return
}
func.func @swap_bf16_3() {
  %0 = util.unfoldable_constant dense<[-1.6328125, 2.078125, -0.2158203125, -2.5, 1.203125]> : tensor<5xbf16>
  %1 = util.unfoldable_constant dense<[2.828125, 0.53125, -1.7578125, 1.9453125, -0.34375]> : tensor<5xbf16>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %b = %1) : tensor<i32>, tensor<5xbf16>, tensor<5xbf16>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<5xbf16>, tensor<5xbf16>
  }
  check.expect_eq_const(%r#1, dense<[2.828125, 0.53125, -1.7578125, 1.9453125, -0.34375]> : tensor<5xbf16>) : tensor<5xbf16>
  check.expect_eq_const(%r#2, dense<[-1.6328125, 2.078125, -0.2158203125, -2.5, 1.203125]> : tensor<5xbf16>) : tensor<5xbf16>
  return
}
func.func @swap_i8_2() {
  %0 = util.unfoldable_constant dense<[83, 75, -31, -100, 116]> : tensor<5xi8>
  %1 = util.unfoldable_constant dense<[115, 63, -43, 33, 13]> : tensor<5xi8>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<2> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %b = %1) : tensor<i32>, tensor<5xi8>, tensor<5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<5xi8>, tensor<5xi8>
  }
  check.expect_eq_const(%r#1, dense<[83, 75, -31, -100, 116]> : tensor<5xi8>) : tensor<5xi8>
  check.expect_eq_const(%r#2, dense<[115, 63, -43, 33, 13]> : tensor<5xi8>) : tensor<5xi8>
  return
}
func.func @swap_i8_3() {
  %0 = util.unfoldable_constant dense<[83, 75, -31, -100, 116]> : tensor<5xi8>
  %1 = util.unfoldable_constant dense<[115, 63, -43, 33, 13]> : tensor<5xi8>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %b = %1) : tensor<i32>, tensor<5xi8>, tensor<5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<5xi8>, tensor<5xi8>
  }
  check.expect_eq_const(%r#1, dense<[115, 63, -43, 33, 13]> : tensor<5xi8>) : tensor<5xi8>
  check.expect_eq_const(%r#2, dense<[83, 75, -31, -100, 116]> : tensor<5xi8>) : tensor<5xi8>
  return
}
func.func @swap_ui16_2() {
  %0 = util.unfoldable_constant dense<[14163, 42059, 35809, 37276, 54132]> : tensor<5xui16>
  %1 = util.unfoldable_constant dense<[11379, 49727, 42197, 8481, 38157]> : tensor<5xui16>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<2> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %b = %1) : tensor<i32>, tensor<5xui16>, tensor<5xui16>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<5xui16>, tensor<5xui16>
  }
  check.expect_eq_const(%r#1, dense<[14163, 42059, 35809, 37276, 54132]> : tensor<5xui16>) : tensor<5xui16>
  check.expect_eq_const(%r#2, dense<[11379, 49727, 42197, 8481, 38157]> : tensor<5xui16>) : tensor<5xui16>
  return
}
func.func @swap_ui16_3() {
  %0 = util.unfoldable_constant dense<[14163, 42059, 35809, 37276, 54132]> : tensor<5xui16>
  %1 = util.unfoldable_constant dense<[11379, 49727, 42197, 8481, 38157]> : tensor<5xui16>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %b = %1) : tensor<i32>, tensor<5xui16>, tensor<5xui16>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<5xui16>, tensor<5xui16>
  }
  check.expect_eq_const(%r#1, dense<[11379, 49727, 42197, 8481, 38157]> : tensor<5xui16>) : tensor<5xui16>
  check.expect_eq_const(%r#2, dense<[14163, 42059, 35809, 37276, 54132]> : tensor<5xui16>) : tensor<5xui16>
  return
}
func.func @swap_i64_2() {
  %0 = util.unfoldable_constant dense<[3167679443703838547, 5197140082862498891, 898163377135520737, 1209062297393861020, 4297307121315271540]> : tensor<5xi64>
  %1 = util.unfoldable_constant dense<[-2226450809391338381, 8122614077348954687, 803621207421527253, -2190466300806094559, 7918459526363714829]> : tensor<5xi64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<2> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %b = %1) : tensor<i32>, tensor<5xi64>, tensor<5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<5xi64>, tensor<5xi64>
  }
  check.expect_eq_const(%r#1, dense<[3167679443703838547, 5197140082862498891, 898163377135520737, 1209062297393861020, 4297307121315271540]> : tensor<5xi64>) : tensor<5xi64>
  check.expect_eq_const(%r#2, dense<[-2226450809391338381, 8122614077348954687, 803621207421527253, -2190466300806094559, 7918459526363714829]> : tensor<5xi64>) : tensor<5xi64>
  return
}
func.func @swap_i64_3() {
  %0 = util.unfoldable_constant dense<[3167679443703838547, 5197140082862498891, 898163377135520737, 1209062297393861020, 4297307121315271540]> : tensor<5xi64>
  %1 = util.unfoldable_constant dense<[-2226450809391338381, 8122614077348954687, 803621207421527253, -2190466300806094559, 7918459526363714829]> : tensor<5xi64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %b = %1) : tensor<i32>, tensor<5xi64>, tensor<5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<5xi64>, tensor<5xi64>
  }
  check.expect_eq_const(%r#1, dense<[-2226450809391338381, 8122614077348954687, 803621207421527253, -2190466300806094559, 7918459526363714829]> : tensor<5xi64>) : tensor<5xi64>
  check.expect_eq_const(%r#2, dense<[3167679443703838547, 5197140082862498891, 898163377135520737, 1209062297393861020, 4297307121315271540]> : tensor<5xi64>) : tensor<5xi64>
  return
}
func.func @swap_i1_2() {
  %0 = util.unfoldable_constant dense<[true, false, true, true, false]> : tensor<5xi1>
  %1 = util.unfoldable_constant dense<[false, false, true, false, true]> : tensor<5xi1>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<2> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %b = %1) : tensor<i32>, tensor<5xi1>, tensor<5xi1>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<5xi1>, tensor<5xi1>
  }
  check.expect_eq_const(%r#1, dense<[true, false, true, true, false]> : tensor<5xi1>) : tensor<5xi1>
  check.expect_eq_const(%r#2, dense<[false, false, true, false, true]> : tensor<5xi1>) : tensor<5xi1>
  return
}
func.func @swap_i1_3() {
  %0 = util.unfoldable_constant dense<[true, false, true, true, false]> : tensor<5xi1>
  %1 = util.unfoldable_constant dense<[false, false, true, false, true]> : tensor<5xi1>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %b = %1) : tensor<i32>, tensor<5xi1>, tensor<5xi1>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<5xi1>, tensor<5xi1>
  }
  check.expect_eq_const(%r#1, dense<[false, false, true, false, true]> : tensor<5xi1>) : tensor<5xi1>
  check.expect_eq_const(%r#2, dense<[true, false, true, true, false]> : tensor<5xi1>) : tensor<5xi1>
  return
}
func.func @rotate_and_keep() {
  %0 = util.unfoldable_constant dense<[1411403025, 1693608034, -1465951751, 846557840]> : tensor<4xi32>
  %1 = util.unfoldable_constant dense<[-1942797774, -2047572393, 1854305005, -1896349162]> : tensor<4xi32>
  %2 = util.unfoldable_constant dense<[-1002031277, -1493785525, 879594465, -344288868]> : tensor<4xi32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<4> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:5 = stablehlo.while(%i = %start, %a = %0, %b = %1, %c = %2, %d = %2) : tensor<i32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.add %a, %d : tensor<4xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %c, %s, %a : tensor<i32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
  }
  check.expect_eq_const(%r#1, dense<[-531394749, -353964359, 388353254, -1049791322]> : tensor<4xi32>) : tensor<4xi32>
  check.expect_eq_const(%r#2, dense<[1350138245, 753609378, -1561067826, 2054329266]> : tensor<4xi32>) : tensor<4xi32>
  check.expect_eq_const(%r#3, dense<[-592659529, -1293963016, 293237179, 157980104]> : tensor<4xi32>) : tensor<4xi32>
  check.expect_eq_const(%r#4, dense<[409371748, 199822509, -586357286, 502268972]> : tensor<4xi32>) : tensor<4xi32>
  return
}
func.func @reads_its_start() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935]> : tensor<7xf32>
  %s = stablehlo.add %0, %0 : tensor<7xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %s, %b = %s) : tensor<i32>, tensor<7xf32>, tensor<7xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c = stablehlo.add %a, %s : tensor<7xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %c, %b : tensor<i32>, tensor<7xf32>, tensor<7xf32>
  }
  %t = stablehlo.subtract %r#1, %s : tensor<7xf32>
  check.expect_eq_const(%t, dense<[8.735244750976562, -5.015531063079834, 17.233692169189453, 3.4829163551330566, -10.267860412597656, 11.981363296508789, -1.769412875175476]> : tensor<7xf32>) : tensor<7xf32>
  check.expect_eq_const(%r#2, dense<[2.9117484092712402, -1.6718436479568481, 5.744564056396484, 1.1609721183776855, -3.4226200580596924, 3.9937877655029297, -0.5898042917251587]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @reads_a_view_later() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935]> : tensor<7xf32>
  %s = stablehlo.negate %0 : tensor<7xf32>
  %q = stablehlo.reshape %0 : (tensor<7xf32>) -> tensor<1x7xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %s, %d = %q) : tensor<i32>, tensor<7xf32>, tensor<1x7xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.multiply %a, %a : tensor<7xf32>
    %c = stablehlo.reshape %a : (tensor<7xf32>) -> tensor<1x7xf32>
    %e = stablehlo.add %d, %c : tensor<1x7xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %e : tensor<i32>, tensor<7xf32>, tensor<1x7xf32>
  }
  %t = stablehlo.reshape %s : (tensor<7xf32>) -> tensor<1x7xf32>
  %u = stablehlo.subtract %t, %r#2 : tensor<1x7xf32>
  %e0 = stablehlo.constant dense<[[-8.06801986694336, -0.3511163592338562, -79.18486022949219, -1.0309948921203613, -9.793864250183105, -21.88531494140625, 0.20037156343460083]]> : tensor<1x7xf32>
  check.expect_close %u, %e0, max_ulp_difference = 64 : tensor<1x7xf32>, tensor<1x7xf32>
  %e1 = stablehlo.constant dense<[20.183237075805664, 0.23841045796871185, 4632.51318359375, 0.01289241760969162, 73.55793762207031, 252.83657836914062, 5.720361150451936e-05]> : tensor<7xf32>
  check.expect_close %r#1, %e1, max_ulp_difference = 64 : tensor<7xf32>, tensor<7xf32>
  return
}
func.func @starts_from_constants() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935]> : tensor<7xf32>
  %z = stablehlo.constant dense<0.0> : tensor<7xf32>
  %h = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]> : tensor<7xf32>
  %n = stablehlo.negate %0 : tensor<7xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<4> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:4 = stablehlo.while(%i = %start, %a = %z, %b = %h, %c = %n) : tensor<i32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.add %a, %b : tensor<7xf32>
    %m = stablehlo.maximum %c, %b : tensor<7xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %s, %b, %m : tensor<i32>, tensor<7xf32>, tensor<7xf32>, tensor<7xf32>
  }
  check.expect_eq_const(%r#1, dense<[4.0, 8.0, 12.0, 16.0, 20.0, 24.0, 28.0]> : tensor<7xf32>) : tensor<7xf32>
  check.expect_eq_const(%r#3, dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @yields_constants() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935]> : tensor<7xf32>
  %k = stablehlo.constant dense<3.0> : tensor<7xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<2> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %b = %0) : tensor<i32>, tensor<7xf32>, tensor<7xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %l = stablehlo.constant dense<[7.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<7xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %k, %l : tensor<i32>, tensor<7xf32>, tensor<7xf32>
  }
  check.expect_eq_const(%r#1, dense<[3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0]> : tensor<7xf32>) : tensor<7xf32>
  check.expect_eq_const(%r#2, dense<[7.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @counts_down() {
  %0 = util.unfoldable_constant dense<5> : tensor<ui32>
  %zero = stablehlo.constant dense<0> : tensor<ui32>
  %one = stablehlo.constant dense<1> : tensor<ui32>
  %r:2 = stablehlo.while(%i = %0, %s = %zero) : tensor<ui32>, tensor<ui32>
   cond {
    %p = stablehlo.compare GT, %i, %zero : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %n = stablehlo.subtract %i, %one : tensor<ui32>
    %t = stablehlo.add %s, %i : tensor<ui32>
    stablehlo.return %n, %t : tensor<ui32>, tensor<ui32>
  }
  check.expect_eq_const(%r#1, dense<15> : tensor<ui32>) : tensor<ui32>
  return
}
func.func @of_nothing() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<2> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<0x3xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.add %a, %a : tensor<0x3xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<0x3xf32>
  }
  check.expect_eq_const(%r#0, dense<2> : tensor<i32>) : tensor<i32>
  check.expect_eq_const(%r#1, dense<> : tensor<0x3xf32>) : tensor<0x3xf32>
  return
}
func.func @normalizes() {
  %0 = util.unfoldable_constant dense<"0x165ABA3FF9FE55BF78D33740BC9A143F350CDBBF389AFF3F6AFD96BE778C25C0808D8F3F13CC95BF2D6D22403B067C3E66EC02C0A2CDD43FE21721BFC2F23AC0D281493FAA98C0BFE2060D40F5BCB4BDB15218C00B01AA3F10B176BFF3A62F404AD1E73E4065EBBF2D41EF3F9861D8BEFCB82DC0E9687E3F1E25A6BFA7401A40BF7BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D5265DBE377F20C000A8993F93B18BBF6D7A27401D6DA63E4CBEFBBF22E8DE3FE3E20CBF82E535C0D2B65D3F2A7EB6BF22141240B2A718BC714513C08B1BB43F107C62BF33B43440A51D083FC04AE1BFAD5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40DF114A3EAB0B06C0168FCE3FF9942DBF08123EC0BB043D3F35D7C6BF9CE70940D6520CBEF7711BC080C2A33F139781BFAD872C401DD7CE3ECCA3F1BFA102E93FC55BF1BE42D830C0D2EB713FAA63ACBF6221174008938E3D31380EC00B36BE3F10474EBF73C13940A5521C3F4030D7BF16BB0140988D87BE7C9E23C07469933F1FF091BF275B2440EF728D3E6CFE00C096A9D83FF95F19BFC80439C0BB39513FB5BCBCBFDCF40E405BFB6DBDB76416C000DDAD3F27F96EBFED9431401C41F73E4C89E7BF211DF33FC6F1C8BE02CB2BC06910833F2A49A2BFA22E1C40831D183EF12A09C08B50C83F10123ABFB3CE3E40A587303FC115CDBF56C8064031473EBE3D911EC0F4839D3F9FD587BF67682940EFDCB53E57E2F7BF16C4E23FFA2A05BF88F733C0BB6E653F35A2B2BF1C02144045A9AA3C775711C07FF7B73F27C45ABF2DA236408ED50F3FCC6EDDBFA137FD3FC687A0BEC2BD26C0E92A8D3FAA2E98BFE23B214083F1683EB11D04C00B6BD23F10DD25BF0D243CC0A4BC443F41FBC2BF96D50B4064E6DABDFD8319C0749EA73F3D767BBFA7752E40EE46DE3ED7C7EDBF96DEEC3FF4EBE1BE48EA2EC0BBA3793FB587A8BF5C0F19405052CC3D374A0CC0FF11C23F278F46BF6DAF3B408E0A243F4C54D3BF11A903408D3B70BE82B021C06945973F2A148EBF22492640C1E29C3EE320FEBF8B85DC3F10A811BFCE1637C0A4F1583FC1E0B8BFD6E2104097F9E4BCBD7614C0F4B8B13F3E4167BFE78233407758033F57ADE3BF16F9F63FF481B9BE08DD29C05DEC863F356D9EBF9C1C1E4027FD363EF73C07C07F2CCC3F275A32BF53433FC08E3F383FCC39C9BF51B608408E671FBE42A31CC0E95FA13FAAF983BF61562B40C14CC53E6306F4BF0BA0E63F21E6FABE8E0932C0A4266D3F41C6AEBF16F0154032D3503D7D690FC074D3BB3F3E0C53BF27903840778D173FD792D9BFCB890040F41791BEC8CF24C0DD06913FB65294BFDC29234093E8833EB72F02C0FF46D63F27251EBF13363AC08D744C3F4C1FBFBF91C30D401D279DBD029617C0697AAB3F55BE73BFA1633040C0B6ED3EE3EBE9BF8ABAF03F227CD2BE4EFC2CC0D2AD803FC1ABA4BF56FD1A40CC08053E3D5C0AC0F4EDC53F3ED73EBF679D3D4077C22B3F5778CFBF0B970540E95B51BE88C21FC05D219B3F36388ABF1C3728409352AC3EEE44FABF7F61E03F28F009BFD32835C08DA9603FCC04B5BFD0D01240371C103BC28812C0E894B53F55895FBFE170354060100B3F63D1DFBF0AD5FA3F2212AABE0EEF27C052C88A3F41919ABF960A2040CBDC553EFD4E05C07408D03F3EA22ABF59553DC076F73F3FD85DC5BF4BA40A40EA8700BE48B51AC0DD3BA53FB61D80BF5C442D4093BCD43E6E2AF0BFFF7BEA3F4F76EBBE931B30C08DDE743F4CEAAABF10DE1740E028A63D827B0DC068AFBF3F55544BBF217E3A4060451F3FE3B6D5BFC577024022A881BECEE122C0D2E2943FC17690BFD61725406558933EBD4100C0F422DA3F3E6D16BF194838C0762C543F5843BBBF8BB10F40ABCF3EBD08A815C05D56AF3F6C066CBF9C5132409226FD3EEE0FE6BF7F96F43F500CC3BE530E2BC0C689843FCCCFA0BF50EB1C406FE8233E426E08C0E8C9C93F551F37BF618B3F40607A333F639CCBBF05850740457C32BE8ED41DC052FD9E3F415C86BF16252A4065C2BB3EFA68F6BF743DE43F3F3802BFD93A33C07661683FD828B1BFCBBE14405280043DC89A10C0DD70B93F6CD157BFDC5E374049C8123F6EF5DBBFFFB0FE3F50A29ABE130126C046A48E3F4DB596BF90F821406FBC743E026103C068E4D33F55EA22BF5F673BC05FAF473FE381C1BF45920C408C50C3BD4EC718C0D217A93F838378BF56322F40642CE43E7A4EECBFF357EE3F7E06DCBE992D2EC076967C3F580EA7BF0BCC194028E8E33D888D0BC05D8BC33F6C9C43BF1C6C3C4049FD263FEEDAD1BFBF650440A17064BED3F320C0C6BE983FCD9A8CBFD005274037C8A23E85A7FCBFE8FEDD3F55B50EBF1F5A36C05FE45B3F6367B7BF859F114037A286BC0EBA13C05132B33F834E64BF963F3440324B063FFA33E2BF7372F83F7E9CB3BE592029C0BB65883FD8F39CBF4BD91E4013C8423E488006C0DDA5CD3F6C672FBFA4863EC049323B3F6FC0C7BFFF720940A29C13BE94E61BC046D9A23F4D8082BF10132C403732CB3E058DF2BF6819E83FAB00F5BEDF4C31C05F19703FE34CADBFC5AC1640E1FE7F3DCEAC0EC0D14CBD3F831950BFD64C394032801A3F7A19D8BF7A4601407E328BBE191324C03B80923F58D992BF8BE6234009CE893E087301C05DC0D73F6C321BBF657939C048674F3FEFA5BDBF3F800E40459185BD54D916C0C6F3AC3F9ACB70BF50203140369CF33E8572E8BFE833F23FAC96CCBE9F3F2CC02F27823F6332A3BF05BA1B40B8D3103E8E9F09C05167C73F83E43BBF165A3E4032B52E3FFAFECDBFBA530640FD9045BED9051FC0BB9A9C3FD8BE88BFCBF328400938B23E91CBF8BFDDDAE13F6DFD06BF256C34C0489C633F6F8BB3BF7F8D1340CDB5603C14CC11C0460EB73F9A965CBF902D36401B030E3F0558DEBF684EFC3FAC2CA4BE5F3227C0AF418C3FE31799BF45C72040B7A7613E4E9204C0D181D13F83AF27BFAA983CC031EA423F7AE4C3BFFA600B40FC79E9BD99F819C03BB5A63FB0487DBF0A012E4008A2DA3E11B1EEBF5CF5EB3FD990E5BEE55E2FC048D1773FEF70A9BFBF9A1840B8BEBD3DD4BE0CC0C628C13F9A6148BFD03A3B401B38223F853DD4BF74340340598577BE1F2522C02F5C963F64FD8EBF85D42540DB3D993E1C0AFFBF519CDB3F837A13BF6A8B37C0311F573FFAC9B9BF396E1040FBA30FBD59EB14C0BBCFB03FB11369BF4A0E33400486013F9196E4BFDC0FF63FDA26BDBEA5512AC02403863F6F569FBFFFA71D405BB32F3E94B107C04643CB3F9A2C34BFF0B73FC01B6D363F0623CABFB44108405AB126BEDF171DC0AF76A03FE4E284BFC5E12A40DBA7C13E9CEFF4BFD1B6E53F078BFEBE2A7E32C031546B3F7AAFAFBF797B154002AC333D19DE0FC03AEABA3FB1DE54BF8A1B384004BB153F117CDABF2E150040DABC94BE654425C0A41D903FEF3B95BF3FB52240AD43803E54A402C0C65DD53F9AF71FBFB0AA3AC01AA24A3F8608C0BFF44E0D40B4BAABBD9F0A18C02F91AA3FC89075BF05EF2F40DA11EA3E1CD5EABF51D1EF3F0821D6BEEA702DC031897F3FFA94A5BFB9881A40007EFB3DD9D00AC0BA04C53FB1A940BFCA283D4004F0293F9161D0BF6E220540B5A558BE253720C024389A3F6F218BBF7FC22740ADADA83E282EFBBF4678DF3F9AC20BBF709D35C01AD75E3F06EEB5BF345C12405F2BA1BB5FFD12C0AFABB43FC85B61BF45FC3440ED3D093F9CBAE0BFD1EBF93F08B7ADBEAA6328C018DF893F7A7A9BBFF9951F40FF924E3E99C305C03A1FCF3FB1742CBFF6C93DC004253E3F1147C6BFAE2F0A40B6D107BEE5291BC0A452A43FEF0681BFBFCF2C40AD17D13EA813F1BFC592E93F351BEFBE309030C01A0C733F86D3ABBF746917404995973D1FF00DC02FC6BE3FC8264DBF85093A40ED721D3F1CA0D6BF28030240084D85BE6A5623C098F9933FFB5F91BF39A324407FB38F3E5AB600C0BA39D93FB13F18BFB6BC38C0035A523F912CBCBFEE3C0F40DAF65BBDA51C16C0246DAE3FDFD86DBFFFDC3140AC81F93E28F9E6BF45ADF33F36B1C6BEF0822BC08DA0833F06B9A1BFB4761C40A49E1C3EDFE208C0AFE0C83FC8F138BFC5163F40EDA7313F9D85CCBF6810074011C639BE2A491EC018149E3F7B4587BF79B029407F1DB83E3352F7BF3A54E33FB20A04BF76AF33C0038F663F1112B2BF2E4A144046B2CE3C650F11C0A387B83FDFA359BF3FEA3640D6F5103FA8DEDCBFC5C7FD3F36479EBEB07526C00DBB8D3F869E97BFF4832140A3726D3E9FD503C02FFBD23FC8BC24BFFBDB3BC0ECDC453F1D6BC2BFA81D0C4024E4D1BDEB3B19C0982EA83FF5557ABFB9BD2E407E87E03EB337EDBFBA6EED3F63ABDFBE36A22EC003C47A3F91F7A7BF6E5719409054D53D25020CC023A2C23FDF6E45BF7FF73B40D62A253F28C4D2BF23F103406DBA6BBE706821C08DD5973F06848DBF3491264051239F3EBF90FDBFAF15DD3FC88710BFBCCE36C0EC115A3F9D50B8BFE82A114096F0C0BCAB2E14C01849B23FF62066BFF9CA3340BF78043F331DE3BF3A89F73F6441B7BEF69429C0817C873F11DD9DBFAE641E40477E3B3EE5F406C0A3BCCC3FDF3931BF41FB3EC0D65F393FA8A9C8BF63FE08406EE61ABE305B1CC00DF0A13F866983BF739E2B40518DC73E3F76F3BF2F30E73F91A5F8BE7CC131C0EC466E3F1D36AEBF28381640B2D7623D6B210FC09863BC3FF6EB51BF39D83840BFAD183FB302D9BFDDD1004064D78EBEB68724C00197913F92C293BFEE7123402329863EA5E701C023D7D63FDF041DBF01EE39C0D5944D3F288FBEBFA30B0E40DD2494BDF04D17C08D0AAC3F0D9E72BFB3AB304050F7EF3EBF5BE9BFAE4AF13F923BD0BE3CB42CC0F63D813F9D1BA4BF68451B40EC89093E2B140AC0187EC63FF6B63DBF79E53D40BFE22C3F33E8CEBF1DDF0540C9DA4CBE767A1FC081B19B3F12A889BF2E7F28402393AE3ECAB4F9BFA3F1E03FDFCF08BFC1E034C0D5C9613FA874B4BFE21813401F32D83BB04012C00C25B63F0D695EBFF3B83540A8300C3F3F41DFBF2E65FB3F92D1A7BEFCA627C076588B3F1D019ABFA8522040EB5D5A3EEB0605C09898D03FF68129BF470D3DC0BF17413FB4CDC4BF5DEC0A40940DF8BD366D1AC001CCA53F231B7FBF6E8C2D4023FDD63E4A9AEFBF230CEB3FBF35E9BE81D32FC0D5FE753F285AAABF22261840212BAF3D70330DC08C3FC03F0D344ABF33C63A40A865203FBF26D5BFD7BF024025CF7EBEBC9922C0F672953F9DE68FBFE85F2540F598953E56F3FFBF18B3DA3FF64C15BF070038C0BE4C553F34B3BABF9DF90F402ACB2CBDF65F15C081E6AF3F24E66ABFAE9932402267FF3ECA7FE5BFA326F53FC0CBC0BE41C62AC0EA19853FA83FA0BF62331D409069283E302608C00C5ACA3F0DFF35BF73D33F40A89A343F3F0CCBBF17CD074025FB2DBE7C8C1DC0768D9F3F1DCC85BF286D2A40F502BE3ED6D8F5BF98CDE43FF71701BFC7F232C0BE81693FB498B0BFDD061540D384163DB65210C00101BA3F24B156BFEEA6374091E8133F4A65DBBF2341FF3FC06198BE01B925C06A348F3F282596BFA24022408F3D793EF01803C08C74D43F0DCA21BF4D1F3BC0A7CF483FBFF1C0BF57DA0C404C4EBABD3C7F18C0F6A7A93F3A6377BF687A2F40F46CE63E56BEEBBF17E8EE3FEDC5D9BE87E52DC0BEB67D3F347EA6BF1D141A4068EAEC3D76450BC0811BC43F247C42BF"> : tensor<33x31xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<33x31xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.multiply %a, %a : tensor<33x31xf32>
    %q = stablehlo.reduce(%s init: %z) applies stablehlo.add across dimensions = [1] : (tensor<33x31xf32>, tensor<f32>) -> tensor<33xf32>
    %w = stablehlo.sqrt %q : tensor<33xf32>
    %u = stablehlo.broadcast_in_dim %w, dims = [0] : (tensor<33xf32>) -> tensor<33x31xf32>
    %b = stablehlo.divide %a, %u : tensor<33x31xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<33x31xf32>
  }
  %e0 = stablehlo.constant dense<"0x4D3E1C3EC96BB3BD28209A3E7A30793D13A837BE214E563E8130FDBC21CD8ABEE6B7F03D7D30FBBDFB2E883E234ED33C6E8A5BBEC86B323ED41087BD4EBE9CBE31F3A83D997A21BE9C7B6C3E5D8917BCC76C7FBE6D890E3E89D5CEBDB845933EFA5C423DF35C45BE4299483EC06B35BD90A791BE264ED53D1E4D0BBEB393803E221F4A3C81E367BE4CC1233E4F88A1BD53709D3E67B68C3D412A2EBE8D7A5D3E3257B8BC2DC885BE7414003EFFE1E8BDE7998B3E6BB90A3D19D751BEB6CD393EFBDE6ABD999E97BE37CFB83DD81D18BEF786733EA07D7EBAF18375BEDD20163E2EC9BCBD1CA0963E0EEB623DB0CA3BBE1EDA4F3E58AD12BD7F368ABE0B07E13D67BAFFBDA889823EAE94A53C23AE5BBE5F42293EB53C8EBD8ABF9BBEDEE29A3D4AEF22BE3901623E0BF865BC3BC07EBE4930063EE160D4BD0A608D3E657D293D610146BE23EF3E3E5CC645BD28E990BE663CC63D87420DBEFDAD773E56A8E93B771369BE0DDD1B3E5B07A9BD6C36983E3918803D841633BE08EF573EF29FE1BC822B88BE0F5DF53D00E9F2BD87C8883E3470EB3C01B556BE8D50343EEA497FBDC1FA99BE1720AE3DFC121DBE92F26D3EB60EC6BB7D537ABE11B2103EEEE1C6BD4BCA933E3DC64D3D78B140BE15544A3EC83B27BDFCF88EBE2927DA3D730F07BE0DFB813E2F317D3CF44F64BE99B5263E7E9298BDD1749C3EC8BF903DDA2928BE06095D3EB4059CBC3A0582BE6C28013EA3C2DEBDC7E88A3E471F153DEB414BBEF4F0393E24635ABD439193BEB420BC3D637912BE7DB9723EE1EF0B3BFE596EBEE2D8163EB661B3BD03C1953E1FE16B3D759135BE6AA14F3E4BA103BD08B988BEA081E73DDA91F9BDFA34843E9B5AC13C2C535BBE2AA82E3EABAC89BD6A2A9CBE024DA33DFFD721BE5723683E7CB235BCA8D97EBEAF210B3EA1B9D0BD43CF903E1880383D795E45BEDD9C443E8C863BBD113091BE6836CF3D4BE30BBE0B187E3EB098293CF5E468BE6116213E3CD0A4BD9CC99B3E7229883DC7692FBE90915A3E8167C7BCB83586BE0942FD3D3BDEEDBD98328B3E3754033D14BB54BE3A99383EA1DB73BD854399BE869AB53DDFC21ABE6E91723EBFAC3FBBD58E78BE79C5143E5395C1BDD244963E0AE65B3D9F963EBEAEBD4E3ECF491BBD4B318EBE6FE3E13D6A9E04BEF25A843E0C2E993C606A62BEEDE92A3E694C95BD2B1BA0BEEE3B9A3D2B7228BED133663ED83486BC83E083BE79DD073EE539DEBDC640903E831C263D4B734DBE352B423EDC3C53BDD2E495BEB9A9C73D8F2513BEEF787C3E8FD0AF3BE77B71BE98221E3EA7AFB1BD56639B3E01317F3D2B2E37BE5470583EBE50F4BC42C28ABEF733F43DE0C0F9BD085F893E1E1DDE3CC7365BBEB767343E682585BDD3D098BEB0C9A73D92D81CBEECAD683EFBF700BCEACC78BE94B90C3EAF07C8BD53C1903EEE14433D2FF83FBE4E8E453E70BC2CBD44F68DBEEE33D33D742307BE0A637E3EF5595A3CCC1763BEB26E223E719D9CBDE29B9B3EB5F48C3D10432ABE6E435B3EE8CFABBCB41B83BE2B9EFE3DAADCE2BD150C8A3EF96A0D3D40CB4EBE1867393EDFF363BD84B095BEA2A2B93DBF9215BE999F723E08276E39862872BED209163E7BB4B8BD0DEC953E2CD0653D05F038BE53424F3EF1860CBDE6C28ABE1959E53D086FFFBD6A3D843E27B6B03C4C4D5CBE0EE52B3E05FE8CBD89719CBE8C9E9E3DCA1423BE8F1D653E146854BC91AA7FBEC787083E50F7D2BD5AA88E3E8D272F3DEDBC45BE6E0F413E86DD41BD19FF90BE539CC93DA6B80CBEB4137A3E4CCE083CEBF968BE70D21D3EC068A7BDFD8B993E5722833DA5F52FBEB6D6563ECD80D5BC751B86BEE32AF53DBDE2EDBD7EED873E65A1F23CA43253BEB899333E60B477BDF4B997BEE6B0AE3D5D2E1ABEFF9D6C3E586F9DBB27F576BEF1AA103E78BDC2BDAF20933EC0DE503DFDD13DBE1CCE493E44EE20BD9F228DBEB5B5DA3DD2AE04BEA378813ECF3C873C122261BE067E263E4E1797BD390A9E3E8A15943DE8FE27BE30A15F3EE14393BC153982BEF02D033E7AB7DDBD2E628C3EBBEA1A3DFF4E4BBE1B513C3E4AE256BD20E193BE8159C33DA2ED14BE7A157A3EE1C55E3B4A1F73BED0E31B3E236DB5BD45269A3E9EC8763D3AE838BEE01A563E07FE01BDF18C8BBE6ED2EF3D5662FDBDF828883E71BCCD3CD3E25CBE4720323E36F488BD3F8A9DBE3BDDA73DC4AB22BE57576C3EB33024BCB76E80BEAE250E3E69E9D0BD3347933E12D03F3D5EA646BE9D5E483E4DF838BD626D92BE2658D43D9E700CBE1D4B813E81983F3C28A36ABEAE63243E0572A4BDEA669E3E47628C3D8D6B30BE499B5E3E3B0BC0BC0C4F87BEBE68003EE567ECBD72698C3ECFD8083D7D6654BE5AA03A3E5BF16FBD844C99BE9EDBB83DE12E1ABEF5D7743ECE5DE2BA6D6178BE6AA5163E8DEEBFBD47BC943E52A15D3DE4A73ABECC024D3EB23514BDD28E8BBE161AE13D2E8301BEC213833E4FBAA03CEEF85DBEC2B1293EEEBC90BD58379DBE01789A3D39D424BE77D6623E0C9C73BCFDA480BEB760063E045FD7BD97FD8D3ED7AB273D432548BE6D853F3E2D2B4ABD824D92BE581FC63D8C000FBE24AA783E613DD33B30FB6ABEB6E21B3EE35DABBD7A97983E34757E3D5BF431BE8CE9543EDF40E5BCE21C87BE4648F13D0ADBF1BD31F8863ECDF5E23CEE3255BEF9AA313EBD9A7FBD2CBC98BE1ECBAA3D192C1CBECDB16A3E3AFBDBBB827178BE656C0E3E864AC6BD52DC913EEF9B483DAC6A3FBE3A73473EB57928BD0BD88DBEA25BD63D4ABE06BE5893803E12276F3CCF4163BE2CA3243E26229BBDF4299D3E523F903D97142ABE65D05D3ED91EA3BC0D4C83BEE14C013EBECEE1BDCE7E8B3E7225133DE36A4DBE187A3A3E9EE85EBD34F794BE28EDBB3DAC3D14BE4FA7733E2188B93A30C170BECC23173EE820B6BD446A963E20816A3DF79337BE0451503EFBC506BD1F4189BE0D47E63D705AFBBD46FC833E673EB93CF2A859BED2FC2B3EDAA789BD56D29ABE3002A03DA7CF20BE1ED6643E18AA3FBC60CB7CBE64DA083EB6ECCFBDB4D78E3EA87A333D15F243BEAFB3413E3F743CBDE8F68FBEEB6FCB3DCA180BBEFB8C7A3EBBC31B3C841467BE41911E3EFC7EA4BD23B3993E9AA1883D22C332BEA6045D3E4F7AD0BC9D9188BE1D49FD3DC2DEF0BD34AC8B3EDF11013D77CF56BE50F8383E7C6E78BDC7979ABE7230B53DB67B1CBE114C733E62F771BBCCDB7ABEFBEB143EE94FC4BDE9CF963E902F5A3D0B8840BEBC3F4F3ECB501FBD11748FBE4BBFE13D4A3406BEBFC9843E77FC933C619464BE461A2A3EDDC796BD1171A0BE51AA983D0C2929BE400E643EA67F8BBC147783BE2249063E246ADEBD1D018F3E1510223D2FFA4CBE1C3D403E5F0455BDA65F95BEFEEFC43D350613BE15317A3E405C963B51CB70BEF96B1C3E7624B2BD88129A3E709B7A3D58D736BEF35F563E09F2F8BC3B4E8ABEAC35F13DBCC6F9BD19FD863E6BD3D43C57C558BE4604313EFDB684BDA1DD9ABEB41CA83D6B511FBE33786A3E1C790EBC56477CBE47820D3EFCBACBBD10F6913E6B31423D69D342BE33F6463E45A631BDAAE48FBE8F00D43D7D5F09BE1035803EBAA5503C685566BE3474233E21D79FBD06EF9C3E91FC8C3D7CE12CBE21E85C3E1DBDB3BC147383BE5B0FFD3D004DE4BDAAA3893E9F640A3D06154EBED058373E765565BDC50195BE94D4B63DE34315BEF229703E753B04BA683271BE6C3B143E82E5B8BD8A7D943E9B33613D466138BE8F0C4D3E7A860EBDE6278ABE123CE23D4720FFBDD8EE823E1E7CA93CA97E5BBE2BEF293E037E8DBD98B69BBE4C019C3DB7F424BE31ED653EEDFC61BC671681BE1AB5083ECBAFD6BD01C58F3E0BF42D3DFD8F48BEEB51423E50EC46BD0AE492BEA933CA3D2BF30EBEBDEE7B3EAC37FC3B422B6CBEA6B61E3EB3ACAABDC7C59A3E1EFD823D708E32BE7753583E40CCDDBC43E387BEC036F63D3FE3F1BD24F8883E4B1AEF3CB72956BE32B8343ECF7179BD365697BEF451AC3DFD261ABE69AE6A3EE031B4BB87F175BEE0E30E3E31D8C2BDA7B4913E58654C3DA2363DBEC49E473ECEC422BD95808CBE76A8D73DBD7B04BED52C803E8C4D803C464660BE208F243EB08197BD478A9C3E2D89913D628B27BE044A5D3E972F98BCF5AA81BE7B7F013EF9A0DDBD75028B3E8F98193D1E534EBE83A53D3EFE4E5CBD81E695BE3F57C03DA28D14BEFE6A773E1A6F2C3B860772BE1BF1193E4E90B5BD3D98983EE1DC713D0A4238BE97B6533EAC0A04BDF6DD8ABE6879EC3D1CF9FCBD0ABE863E8716C63C71F65BBE3002303E246E89BD2AB89CBE9910A53DF63022BEABC7693E66192FBCD9AA7FBE4BFD0C3E32DCD1BDEF7C923EE6393C3DEBDC46BE0C0B473E61813BBDDF6592BE7438D23D2ACF0CBE668C803E82D6323CFCBD6ABEFA29233ED482A5BD47939D3E52768A3D3CB030BEBC375D3E4A9DC5BC874F87BED391FE3DF644EDBDBEA28B3E5D68053D4E9154BEAA56393EEA5272BD104099BEAFCFB63D8D831ABE3112733EE38721BB721E78BE1B43153E6DAAC0BD2B86963E12D05D3D4D243EBE3F3D4F3E496C19BDB2F98DBE51DCE23D282A04BEB29B843E8FF89C3C40F961BE4C682B3E096094BD2BE49FBE6C329B3D1BFF27BE7262653E05AF81BC19E782BE5A93073EEE09DCBD4AAE8F3E0E11273D0ED44BBE7F8D413E4D2B50BDC1E791BE0F95C33DF7FE0EBE119B763E5632BA3BEDF76ABE1DA21A3EC44EACBD53B9973EA0A47A3D562032BEB279533E667EEABCA60C87BE7A01EF3D8491F2BDA428863E433EDC3CB64155BE5258303E58E280BD559D98BEBBBEA83D216A1CBEE82F693EE032F3BB156378BEF3360D3E1825C7BDBE03913EF9F7443D5A6F41BED502483E9B9B2CBD52288FBE1943D63D2F0808BE00B5803E4704643C78E964BEB888243E08429DBD96689D3EDF4E8F3D4C822BBEE3EF5D3EC5CEA9BCCA3184BE9B0E013E4236E4BD87AB8B3E4AB5103D69FC4EBEC6753A3ED6CF62BDD8EE95BEFB28BB3D3E9515BEF0DC733E6635333A867672BEA8FB163E3CCDB6BD1E5C953E9F72663DEE7E37BEED9F4E3E9FEE09BD9FCB89BE3C0FE53DEF27FDBD72C5833E737AB33C48AC5ABE94722B3E02528BBD4B629BBE89B49E3D51C121BE8B5D643EB3E04BBCA1D97DBE3B45083EB5ACD1BD40A48E3EACB3303DAAEE44BE3130413E92AD3FBD7D8390BEC22FCA3DB4030CBE261B7A3E8617113CC8E969BE323D1F3E1E7CA7BD76B49A3E55DB843D978D30BE6499583EE60ED3BC8FAE86BEBA93F73DC862EEBDCBFA883EACD2F73CEC0054BE1026353EC75477BD396898BE0FADB03DBAA41ABE42826E3EF31F8FBB417477BEBAB2113E0E91C2BD3AEF933ECB8C533D0E183EBEEC0E4B3E53B11FBDCB738DBE1DF8DE3D1C3906BE8FAB833E990F8D3C371364BE027D293E517098BD09ACA03ECE45973D45122ABEF67D633EA8B991BC30F683BEDBA3053EA122E0BD75BF8E3EFB261F3D6DEB4DBECEA43F3E764158BDC4E295BE6495C33D79EA13BEC2A5793E9D257C3B95C471BEA6CB1B3E0BD3B3BD5BD3993E29C6773DA1C337BE9204573E845C00BD6A998BBE0743F13D5DF4FCBD14AD883EAEF3D13C3CDD5CBE1BF7323E304988BD26A09DBE1928A93DA68722BEB24C6D3E17F01CBC5A7580BEA4E90E3E1F64D0BD24D1933E551A423D1E9546BE3A3F493EE27137BD167C92BE59B8D53D873F0CBE69CA813EE391473C95A26ABEC331253EE0D3A3BD"> : tensor<33x31xf32>
  check.expect_close %r#1, %e0, max_ulp_difference = 16 : tensor<33x31xf32>, tensor<33x31xf32>
  return
}
func.func @counts_lt_i32_0_10_3() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %limit = stablehlo.constant dense<10> : tensor<i32>
  %step = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<f32>
   cond {
    %p = stablehlo.compare LT, %i, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<i32>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b : tensor<i32>, tensor<f32>
  }
  check.expect_eq_const(%r#1, dense<4.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<12> : tensor<i32>) : tensor<i32>
  return
}
func.func @carries_its_bound_lt_i32_0_10_3() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %limit = stablehlo.constant dense<10> : tensor<i32>
  %step = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %stop = %limit) : tensor<i32>, tensor<f32>, tensor<i32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<i32>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b, %stop : tensor<i32>, tensor<f32>, tensor<i32>
  }
  check.expect_eq_const(%r#1, dense<4.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<12> : tensor<i32>) : tensor<i32>
  return
}
func.func @counts_le_i32_0_9_3() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %limit = stablehlo.constant dense<9> : tensor<i32>
  %step = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<f32>
   cond {
    %p = stablehlo.compare LE, %i, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<i32>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b : tensor<i32>, tensor<f32>
  }
  check.expect_eq_const(%r#1, dense<4.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<12> : tensor<i32>) : tensor<i32>
  return
}
func.func @carries_its_bound_le_i32_0_9_3() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %limit = stablehlo.constant dense<9> : tensor<i32>
  %step = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %stop = %limit) : tensor<i32>, tensor<f32>, tensor<i32>
   cond {
    %p = stablehlo.compare LE, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<i32>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b, %stop : tensor<i32>, tensor<f32>, tensor<i32>
  }
  check.expect_eq_const(%r#1, dense<4.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<12> : tensor<i32>) : tensor<i32>
  return
}
func.func @counts_gt_i32_10_0_m3() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<10> : tensor<i32>
  %limit = stablehlo.constant dense<0> : tensor<i32>
  %step = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<f32>
   cond {
    %p = stablehlo.compare GT, %i, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.subtract %i, %step : tensor<i32>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b : tensor<i32>, tensor<f32>
  }
  check.expect_eq_const(%r#1, dense<4.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<-2> : tensor<i32>) : tensor<i32>
  return
}
func.func @carries_its_bound_gt_i32_10_0_m3() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<10> : tensor<i32>
  %limit = stablehlo.constant dense<0> : tensor<i32>
  %step = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %stop = %limit) : tensor<i32>, tensor<f32>, tensor<i32>
   cond {
    %p = stablehlo.compare GT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.subtract %i, %step : tensor<i32>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b, %stop : tensor<i32>, tensor<f32>, tensor<i32>
  }
  check.expect_eq_const(%r#1, dense<4.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<-2> : tensor<i32>) : tensor<i32>
  return
}
func.func @counts_ge_i32_10_1_m3() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<10> : tensor<i32>
  %limit = stablehlo.constant dense<1> : tensor<i32>
  %step = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<f32>
   cond {
    %p = stablehlo.compare GE, %i, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.subtract %i, %step : tensor<i32>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b : tensor<i32>, tensor<f32>
  }
  check.expect_eq_const(%r#1, dense<4.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<-2> : tensor<i32>) : tensor<i32>
  return
}
func.func @carries_its_bound_ge_i32_10_1_m3() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<10> : tensor<i32>
  %limit = stablehlo.constant dense<1> : tensor<i32>
  %step = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %stop = %limit) : tensor<i32>, tensor<f32>, tensor<i32>
   cond {
    %p = stablehlo.compare GE, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.subtract %i, %step : tensor<i32>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b, %stop : tensor<i32>, tensor<f32>, tensor<i32>
  }
  check.expect_eq_const(%r#1, dense<4.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<-2> : tensor<i32>) : tensor<i32>
  return
}
func.func @counts_ne_i32_0_9_3() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %limit = stablehlo.constant dense<9> : tensor<i32>
  %step = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<f32>
   cond {
    %p = stablehlo.compare NE, %i, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<i32>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b : tensor<i32>, tensor<f32>
  }
  check.expect_eq_const(%r#1, dense<3.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<9> : tensor<i32>) : tensor<i32>
  return
}
func.func @carries_its_bound_ne_i32_0_9_3() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %limit = stablehlo.constant dense<9> : tensor<i32>
  %step = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %stop = %limit) : tensor<i32>, tensor<f32>, tensor<i32>
   cond {
    %p = stablehlo.compare NE, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<i32>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b, %stop : tensor<i32>, tensor<f32>, tensor<i32>
  }
  check.expect_eq_const(%r#1, dense<3.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<9> : tensor<i32>) : tensor<i32>
  return
}
func.func @counts_ne_i32_5_5_1() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<5> : tensor<i32>
  %limit = stablehlo.constant dense<5> : tensor<i32>
  %step = stablehlo.constant dense<1> : tensor<i32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<f32>
   cond {
    %p = stablehlo.compare NE, %i, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<i32>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b : tensor<i32>, tensor<f32>
  }
  check.expect_eq_const(%r#1, dense<0.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<5> : tensor<i32>) : tensor<i32>
  return
}
func.func @carries_its_bound_ne_i32_5_5_1() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<5> : tensor<i32>
  %limit = stablehlo.constant dense<5> : tensor<i32>
  %step = stablehlo.constant dense<1> : tensor<i32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %stop = %limit) : tensor<i32>, tensor<f32>, tensor<i32>
   cond {
    %p = stablehlo.compare NE, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<i32>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b, %stop : tensor<i32>, tensor<f32>, tensor<i32>
  }
  check.expect_eq_const(%r#1, dense<0.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<5> : tensor<i32>) : tensor<i32>
  return
}
func.func @counts_ne_i32_9_0_m3() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<9> : tensor<i32>
  %limit = stablehlo.constant dense<0> : tensor<i32>
  %step = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<f32>
   cond {
    %p = stablehlo.compare NE, %i, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.subtract %i, %step : tensor<i32>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b : tensor<i32>, tensor<f32>
  }
  check.expect_eq_const(%r#1, dense<3.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<0> : tensor<i32>) : tensor<i32>
  return
}
func.func @carries_its_bound_ne_i32_9_0_m3() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<9> : tensor<i32>
  %limit = stablehlo.constant dense<0> : tensor<i32>
  %step = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %stop = %limit) : tensor<i32>, tensor<f32>, tensor<i32>
   cond {
    %p = stablehlo.compare NE, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.subtract %i, %step : tensor<i32>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b, %stop : tensor<i32>, tensor<f32>, tensor<i32>
  }
  check.expect_eq_const(%r#1, dense<3.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<0> : tensor<i32>) : tensor<i32>
  return
}
func.func @counts_lt_i32_7_3_1() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<7> : tensor<i32>
  %limit = stablehlo.constant dense<3> : tensor<i32>
  %step = stablehlo.constant dense<1> : tensor<i32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<f32>
   cond {
    %p = stablehlo.compare LT, %i, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<i32>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b : tensor<i32>, tensor<f32>
  }
  check.expect_eq_const(%r#1, dense<0.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<7> : tensor<i32>) : tensor<i32>
  return
}
func.func @carries_its_bound_lt_i32_7_3_1() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<7> : tensor<i32>
  %limit = stablehlo.constant dense<3> : tensor<i32>
  %step = stablehlo.constant dense<1> : tensor<i32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %stop = %limit) : tensor<i32>, tensor<f32>, tensor<i32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<i32>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b, %stop : tensor<i32>, tensor<f32>, tensor<i32>
  }
  check.expect_eq_const(%r#1, dense<0.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<7> : tensor<i32>) : tensor<i32>
  return
}
func.func @counts_ge_i32_2_3_m1() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<2> : tensor<i32>
  %limit = stablehlo.constant dense<3> : tensor<i32>
  %step = stablehlo.constant dense<1> : tensor<i32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<f32>
   cond {
    %p = stablehlo.compare GE, %i, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.subtract %i, %step : tensor<i32>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b : tensor<i32>, tensor<f32>
  }
  check.expect_eq_const(%r#1, dense<0.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<2> : tensor<i32>) : tensor<i32>
  return
}
func.func @carries_its_bound_ge_i32_2_3_m1() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<2> : tensor<i32>
  %limit = stablehlo.constant dense<3> : tensor<i32>
  %step = stablehlo.constant dense<1> : tensor<i32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %stop = %limit) : tensor<i32>, tensor<f32>, tensor<i32>
   cond {
    %p = stablehlo.compare GE, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.subtract %i, %step : tensor<i32>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b, %stop : tensor<i32>, tensor<f32>, tensor<i32>
  }
  check.expect_eq_const(%r#1, dense<0.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<2> : tensor<i32>) : tensor<i32>
  return
}
func.func @counts_gt_i32_m3_m9_m2() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<-3> : tensor<i32>
  %limit = stablehlo.constant dense<-9> : tensor<i32>
  %step = stablehlo.constant dense<2> : tensor<i32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<f32>
   cond {
    %p = stablehlo.compare GT, %i, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.subtract %i, %step : tensor<i32>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b : tensor<i32>, tensor<f32>
  }
  check.expect_eq_const(%r#1, dense<3.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<-9> : tensor<i32>) : tensor<i32>
  return
}
func.func @carries_its_bound_gt_i32_m3_m9_m2() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<-3> : tensor<i32>
  %limit = stablehlo.constant dense<-9> : tensor<i32>
  %step = stablehlo.constant dense<2> : tensor<i32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %stop = %limit) : tensor<i32>, tensor<f32>, tensor<i32>
   cond {
    %p = stablehlo.compare GT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.subtract %i, %step : tensor<i32>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b, %stop : tensor<i32>, tensor<f32>, tensor<i32>
  }
  check.expect_eq_const(%r#1, dense<3.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<-9> : tensor<i32>) : tensor<i32>
  return
}
func.func @counts_lt_ui8_250_255_1() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<250> : tensor<ui8>
  %limit = stablehlo.constant dense<255> : tensor<ui8>
  %step = stablehlo.constant dense<1> : tensor<ui8>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<ui8>, tensor<f32>
   cond {
    %p = stablehlo.compare LT, %i, %limit : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<ui8>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b : tensor<ui8>, tensor<f32>
  }
  check.expect_eq_const(%r#1, dense<5.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<255> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @carries_its_bound_lt_ui8_250_255_1() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<250> : tensor<ui8>
  %limit = stablehlo.constant dense<255> : tensor<ui8>
  %step = stablehlo.constant dense<1> : tensor<ui8>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %stop = %limit) : tensor<ui8>, tensor<f32>, tensor<ui8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<ui8>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b, %stop : tensor<ui8>, tensor<f32>, tensor<ui8>
  }
  check.expect_eq_const(%r#1, dense<5.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<255> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @counts_le_ui8_250_254_5() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<250> : tensor<ui8>
  %limit = stablehlo.constant dense<254> : tensor<ui8>
  %step = stablehlo.constant dense<5> : tensor<ui8>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<ui8>, tensor<f32>
   cond {
    %p = stablehlo.compare LE, %i, %limit : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<ui8>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b : tensor<ui8>, tensor<f32>
  }
  check.expect_eq_const(%r#1, dense<1.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<255> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @carries_its_bound_le_ui8_250_254_5() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<250> : tensor<ui8>
  %limit = stablehlo.constant dense<254> : tensor<ui8>
  %step = stablehlo.constant dense<5> : tensor<ui8>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %stop = %limit) : tensor<ui8>, tensor<f32>, tensor<ui8>
   cond {
    %p = stablehlo.compare LE, %i, %stop : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<ui8>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b, %stop : tensor<ui8>, tensor<f32>, tensor<ui8>
  }
  check.expect_eq_const(%r#1, dense<1.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<255> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @counts_gt_ui32_3_0_m1() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<3> : tensor<ui32>
  %limit = stablehlo.constant dense<0> : tensor<ui32>
  %step = stablehlo.constant dense<1> : tensor<ui32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<ui32>, tensor<f32>
   cond {
    %p = stablehlo.compare GT, %i, %limit : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.subtract %i, %step : tensor<ui32>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b : tensor<ui32>, tensor<f32>
  }
  check.expect_eq_const(%r#1, dense<3.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<0> : tensor<ui32>) : tensor<ui32>
  return
}
func.func @carries_its_bound_gt_ui32_3_0_m1() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<3> : tensor<ui32>
  %limit = stablehlo.constant dense<0> : tensor<ui32>
  %step = stablehlo.constant dense<1> : tensor<ui32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %stop = %limit) : tensor<ui32>, tensor<f32>, tensor<ui32>
   cond {
    %p = stablehlo.compare GT, %i, %stop : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.subtract %i, %step : tensor<ui32>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b, %stop : tensor<ui32>, tensor<f32>, tensor<ui32>
  }
  check.expect_eq_const(%r#1, dense<3.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<0> : tensor<ui32>) : tensor<ui32>
  return
}
func.func @counts_ne_ui8_3_0_m1() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<3> : tensor<ui8>
  %limit = stablehlo.constant dense<0> : tensor<ui8>
  %step = stablehlo.constant dense<1> : tensor<ui8>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<ui8>, tensor<f32>
   cond {
    %p = stablehlo.compare NE, %i, %limit : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.subtract %i, %step : tensor<ui8>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b : tensor<ui8>, tensor<f32>
  }
  check.expect_eq_const(%r#1, dense<3.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<0> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @carries_its_bound_ne_ui8_3_0_m1() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<3> : tensor<ui8>
  %limit = stablehlo.constant dense<0> : tensor<ui8>
  %step = stablehlo.constant dense<1> : tensor<ui8>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %stop = %limit) : tensor<ui8>, tensor<f32>, tensor<ui8>
   cond {
    %p = stablehlo.compare NE, %i, %stop : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.subtract %i, %step : tensor<ui8>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b, %stop : tensor<ui8>, tensor<f32>, tensor<ui8>
  }
  check.expect_eq_const(%r#1, dense<3.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<0> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @counts_lt_i8_m128_127_5() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<-128> : tensor<i8>
  %limit = stablehlo.constant dense<127> : tensor<i8>
  %step = stablehlo.constant dense<5> : tensor<i8>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i8>, tensor<f32>
   cond {
    %p = stablehlo.compare LT, %i, %limit : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<i8>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b : tensor<i8>, tensor<f32>
  }
  check.expect_eq_const(%r#1, dense<51.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<127> : tensor<i8>) : tensor<i8>
  return
}
func.func @carries_its_bound_lt_i8_m128_127_5() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<-128> : tensor<i8>
  %limit = stablehlo.constant dense<127> : tensor<i8>
  %step = stablehlo.constant dense<5> : tensor<i8>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %stop = %limit) : tensor<i8>, tensor<f32>, tensor<i8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<i8>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b, %stop : tensor<i8>, tensor<f32>, tensor<i8>
  }
  check.expect_eq_const(%r#1, dense<51.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<127> : tensor<i8>) : tensor<i8>
  return
}
func.func @counts_le_i8_120_126_1() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<120> : tensor<i8>
  %limit = stablehlo.constant dense<126> : tensor<i8>
  %step = stablehlo.constant dense<1> : tensor<i8>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i8>, tensor<f32>
   cond {
    %p = stablehlo.compare LE, %i, %limit : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<i8>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b : tensor<i8>, tensor<f32>
  }
  check.expect_eq_const(%r#1, dense<7.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<127> : tensor<i8>) : tensor<i8>
  return
}
func.func @carries_its_bound_le_i8_120_126_1() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<120> : tensor<i8>
  %limit = stablehlo.constant dense<126> : tensor<i8>
  %step = stablehlo.constant dense<1> : tensor<i8>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %stop = %limit) : tensor<i8>, tensor<f32>, tensor<i8>
   cond {
    %p = stablehlo.compare LE, %i, %stop : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<i8>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b, %stop : tensor<i8>, tensor<f32>, tensor<i8>
  }
  check.expect_eq_const(%r#1, dense<7.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<127> : tensor<i8>) : tensor<i8>
  return
}
func.func @counts_le_i8_0_100_100() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i8>
  %limit = stablehlo.constant dense<100> : tensor<i8>
  %step = stablehlo.constant dense<100> : tensor<i8>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i8>, tensor<f32>
   cond {
    %p = stablehlo.compare LE, %i, %limit : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<i8>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b : tensor<i8>, tensor<f32>
  }
  check.expect_eq_const(%r#1, dense<14.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<120> : tensor<i8>) : tensor<i8>
  return
}
func.func @carries_its_bound_le_i8_0_100_100() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i8>
  %limit = stablehlo.constant dense<100> : tensor<i8>
  %step = stablehlo.constant dense<100> : tensor<i8>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %stop = %limit) : tensor<i8>, tensor<f32>, tensor<i8>
   cond {
    %p = stablehlo.compare LE, %i, %stop : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<i8>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b, %stop : tensor<i8>, tensor<f32>, tensor<i8>
  }
  check.expect_eq_const(%r#1, dense<14.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<120> : tensor<i8>) : tensor<i8>
  return
}
func.func @counts_ge_ui8_10_3_m4() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<10> : tensor<ui8>
  %limit = stablehlo.constant dense<3> : tensor<ui8>
  %step = stablehlo.constant dense<4> : tensor<ui8>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<ui8>, tensor<f32>
   cond {
    %p = stablehlo.compare GE, %i, %limit : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.subtract %i, %step : tensor<ui8>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b : tensor<ui8>, tensor<f32>
  }
  check.expect_eq_const(%r#1, dense<2.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<2> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @carries_its_bound_ge_ui8_10_3_m4() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<10> : tensor<ui8>
  %limit = stablehlo.constant dense<3> : tensor<ui8>
  %step = stablehlo.constant dense<4> : tensor<ui8>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %stop = %limit) : tensor<ui8>, tensor<f32>, tensor<ui8>
   cond {
    %p = stablehlo.compare GE, %i, %stop : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.subtract %i, %step : tensor<ui8>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b, %stop : tensor<ui8>, tensor<f32>, tensor<ui8>
  }
  check.expect_eq_const(%r#1, dense<2.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<2> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @counts_ne_i8_0_10_6() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i8>
  %limit = stablehlo.constant dense<10> : tensor<i8>
  %step = stablehlo.constant dense<6> : tensor<i8>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i8>, tensor<f32>
   cond {
    %p = stablehlo.compare NE, %i, %limit : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<i8>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b : tensor<i8>, tensor<f32>
  }
  check.expect_eq_const(%r#1, dense<87.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<10> : tensor<i8>) : tensor<i8>
  return
}
func.func @carries_its_bound_ne_i8_0_10_6() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i8>
  %limit = stablehlo.constant dense<10> : tensor<i8>
  %step = stablehlo.constant dense<6> : tensor<i8>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %stop = %limit) : tensor<i8>, tensor<f32>, tensor<i8>
   cond {
    %p = stablehlo.compare NE, %i, %stop : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<i8>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b, %stop : tensor<i8>, tensor<f32>, tensor<i8>
  }
  check.expect_eq_const(%r#1, dense<87.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<10> : tensor<i8>) : tensor<i8>
  return
}
func.func @counts_lt_i16_32760_32766_3() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<32760> : tensor<i16>
  %limit = stablehlo.constant dense<32766> : tensor<i16>
  %step = stablehlo.constant dense<3> : tensor<i16>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i16>, tensor<f32>
   cond {
    %p = stablehlo.compare LT, %i, %limit : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<i16>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b : tensor<i16>, tensor<f32>
  }
  check.expect_eq_const(%r#1, dense<2.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<32766> : tensor<i16>) : tensor<i16>
  return
}
func.func @carries_its_bound_lt_i16_32760_32766_3() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<32760> : tensor<i16>
  %limit = stablehlo.constant dense<32766> : tensor<i16>
  %step = stablehlo.constant dense<3> : tensor<i16>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %stop = %limit) : tensor<i16>, tensor<f32>, tensor<i16>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<i16>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b, %stop : tensor<i16>, tensor<f32>, tensor<i16>
  }
  check.expect_eq_const(%r#1, dense<2.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<32766> : tensor<i16>) : tensor<i16>
  return
}
func.func @counts_lt_i32_2147483640_2147483646_3() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<2147483640> : tensor<i32>
  %limit = stablehlo.constant dense<2147483646> : tensor<i32>
  %step = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<f32>
   cond {
    %p = stablehlo.compare LT, %i, %limit : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<i32>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b : tensor<i32>, tensor<f32>
  }
  check.expect_eq_const(%r#1, dense<2.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<2147483646> : tensor<i32>) : tensor<i32>
  return
}
func.func @carries_its_bound_lt_i32_2147483640_2147483646_3() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<2147483640> : tensor<i32>
  %limit = stablehlo.constant dense<2147483646> : tensor<i32>
  %step = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %stop = %limit) : tensor<i32>, tensor<f32>, tensor<i32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<i32>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b, %stop : tensor<i32>, tensor<f32>, tensor<i32>
  }
  check.expect_eq_const(%r#1, dense<2.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<2147483646> : tensor<i32>) : tensor<i32>
  return
}
func.func @counts_lt_i64_0_6_2() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i64>
  %limit = stablehlo.constant dense<6> : tensor<i64>
  %step = stablehlo.constant dense<2> : tensor<i64>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i64>, tensor<f32>
   cond {
    %p = stablehlo.compare LT, %i, %limit : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<i64>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b : tensor<i64>, tensor<f32>
  }
  check.expect_eq_const(%r#1, dense<3.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<6> : tensor<i64>) : tensor<i64>
  return
}
func.func @carries_its_bound_lt_i64_0_6_2() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i64>
  %limit = stablehlo.constant dense<6> : tensor<i64>
  %step = stablehlo.constant dense<2> : tensor<i64>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %stop = %limit) : tensor<i64>, tensor<f32>, tensor<i64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<i64>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b, %stop : tensor<i64>, tensor<f32>, tensor<i64>
  }
  check.expect_eq_const(%r#1, dense<3.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<6> : tensor<i64>) : tensor<i64>
  return
}
func.func @counts_ne_ui8_250_2_2() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<250> : tensor<ui8>
  %limit = stablehlo.constant dense<2> : tensor<ui8>
  %step = stablehlo.constant dense<2> : tensor<ui8>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<ui8>, tensor<f32>
   cond {
    %p = stablehlo.compare NE, %i, %limit : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<ui8>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b : tensor<ui8>, tensor<f32>
  }
  check.expect_eq_const(%r#1, dense<4.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<2> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @carries_its_bound_ne_ui8_250_2_2() {
  %0 = util.unfoldable_constant dense<0.5> : tensor<f32>
  %start = stablehlo.constant dense<250> : tensor<ui8>
  %limit = stablehlo.constant dense<2> : tensor<ui8>
  %step = stablehlo.constant dense<2> : tensor<ui8>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %stop = %limit) : tensor<ui8>, tensor<f32>, tensor<ui8>
   cond {
    %p = stablehlo.compare NE, %i, %stop : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<ui8>
    %b = stablehlo.add %a, %one : tensor<f32>
    stablehlo.return %j, %b, %stop : tensor<ui8>, tensor<f32>, tensor<ui8>
  }
  check.expect_eq_const(%r#1, dense<4.5> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#0, dense<2> : tensor<ui8>) : tensor<ui8>
  return
}
func.func @nested() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648]> : tensor<6xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<6xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
      %s2 = stablehlo.constant dense<0> : tensor<i32>
      %n2 = stablehlo.constant dense<2> : tensor<i32>
      %q:2 = stablehlo.while(%j = %s2, %b = %a) : tensor<i32>, tensor<6xf32>
       cond {
        %g = stablehlo.compare LT, %j, %n2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %g : tensor<i1>
      } do {
        %c = stablehlo.add %b, %0 : tensor<6xf32>
        %o = stablehlo.constant dense<1> : tensor<i32>
        %k = stablehlo.add %j, %o : tensor<i32>
        stablehlo.return %k, %c : tensor<i32>, tensor<6xf32>
      }
    %h = stablehlo.constant dense<0.5> : tensor<6xf32>
    %d = stablehlo.multiply %q#1, %h : tensor<6xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %d : tensor<i32>, tensor<6xf32>
  }
  check.expect_eq_const(%r#1, dense<[2.729763984680176, -1.567353367805481, 5.385528564453125, 1.0884113311767578, -3.2087061405181885, 3.744175910949707]> : tensor<6xf32>) : tensor<6xf32>
  return
}
func.func @nested_straight() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648]> : tensor<6xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<6xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
      %s2 = stablehlo.constant dense<0> : tensor<i32>
      %n2 = stablehlo.constant dense<2> : tensor<i32>
      %q:2 = stablehlo.while(%j = %s2, %b = %a) : tensor<i32>, tensor<6xf32>
       cond {
        %g = stablehlo.compare LT, %j, %n2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %g : tensor<i1>
      } do {
        %c = stablehlo.add %b, %b : tensor<6xf32>
        %o = stablehlo.constant dense<1> : tensor<i32>
        %k = stablehlo.add %j, %o : tensor<i32>
        stablehlo.return %k, %c : tensor<i32>, tensor<6xf32>
      }
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %q#1 : tensor<i32>, tensor<6xf32>
  }
  check.expect_eq_const(%r#1, dense<[93.17594909667969, -53.49899673461914, 183.8260498046875, 37.15110778808594, -109.52384185791016, 127.80120849609375]> : tensor<6xf32>) : tensor<6xf32>
  return
}
func.func @nested_reads_outer() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648]> : tensor<6xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<6xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
      %s2 = stablehlo.constant dense<0> : tensor<i32>
      %n2 = stablehlo.constant dense<2> : tensor<i32>
      %q:2 = stablehlo.while(%j = %s2, %b = %a) : tensor<i32>, tensor<6xf32>
       cond {
        %g = stablehlo.compare LT, %j, %n2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %g : tensor<i1>
      } do {
        %c = stablehlo.add %b, %a : tensor<6xf32>
        %o = stablehlo.constant dense<1> : tensor<i32>
        %k = stablehlo.add %j, %o : tensor<i32>
        stablehlo.return %k, %c : tensor<i32>, tensor<6xf32>
      }
    %d = stablehlo.subtract %q#1, %a : tensor<6xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %d : tensor<i32>, tensor<6xf32>
  }
  check.expect_eq_const(%r#1, dense<[11.646992683410645, -6.687375068664551, 22.978256225585938, 4.643888473510742, -13.690481185913086, 15.975151062011719]> : tensor<6xf32>) : tensor<6xf32>
  return
}
func.func @captures_a_matrix() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648]> : tensor<6xf32>
  %1 = util.unfoldable_constant dense<[[0.24264571070671082, -0.13932029902935028, 0.4787136912345886, 0.09674767404794693, -0.28521832823753357, 0.33281564712524414], [-0.04915035888552666, -0.43111637234687805, 0.18691761791706085, -0.19504839181900024, 0.42298558354377747, 0.041019584983587265], [-0.3409464359283447, 0.27708756923675537, -0.10487844794988632, -0.4868444502353668, 0.1311895251274109, -0.250776469707489], [0.3672575056552887, -0.014708505012094975, -0.3966745138168335, 0.2213594764471054, -0.1606065332889557, 0.457427442073822], [0.07546143978834152, -0.30650457739830017, 0.3115294277667999, -0.07043659687042236, -0.45240259170532227, 0.16563138365745544], [-0.21633462607860565, 0.40169936418533325, 0.019733348861336708, -0.36223265528678894, 0.25580132007598877, -0.12616468966007233]]> : tensor<6x6xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<4> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<6xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %d = stablehlo.dot %1, %a : (tensor<6x6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %t = stablehlo.tanh %d : tensor<6xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %t : tensor<i32>, tensor<6xf32>
  }
  check.expect_almost_eq_const(%r#1, dense<[-0.058080919086933136, 0.2244838923215866, -0.018302245065569878, -0.10832517594099045, -0.0017818933119997382, -0.06024283915758133]> : tensor<6xf32>, atol 1.0e-06) : tensor<6xf32>
  return
}
func.func @one_after_another() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648]> : tensor<6xf32>
  %c = stablehlo.multiply %0, %0 : tensor<6xf32>
  %v0 = stablehlo.constant dense<0> : tensor<i32>
  %v1 = stablehlo.constant dense<2> : tensor<i32>
  %v2 = stablehlo.constant dense<1> : tensor<i32>
  %u:2 = stablehlo.while(%i = %v0, %a = %0) : tensor<i32>, tensor<6xf32>
   cond {
    %p = stablehlo.compare LT, %i, %v1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.add %a, %c : tensor<6xf32>
    %next = stablehlo.add %i, %v2 : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<6xf32>
  }
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<2> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %u#1) : tensor<i32>, tensor<6xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %0 : tensor<6xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<6xf32>
  }
  check.expect_eq_const(%r#1, dense<[2.7832653522491455, 2.233452320098877, 13.627725601196289, 0.09344208240509033, 7.568473815917969, 5.978276252746582]> : tensor<6xf32>) : tensor<6xf32>
  check.expect_eq_const(%u#1, dense<[5.695013999938965, 0.5616087317466736, 19.372289657592773, 1.2544142007827759, 4.1458539962768555, 9.972064018249512]> : tensor<6xf32>) : tensor<6xf32>
  return
}
func.func @lstm() {
  %0 = util.unfoldable_constant dense<[[1.2793712615966797, -1.0124248266220093, 2.6957790851593018], [0.40398305654525757, -1.8878129720687866, 1.8203909397125244], [-0.47140514850616455, -2.7632012367248535, 0.9450027346611023], [-1.346793293952942, 2.361410617828369, 0.06961452215909958], [-2.222181558609009, 1.4860223531723022, -0.8057736754417419]]> : tensor<5x3xf32>
  %1 = util.unfoldable_constant dense<[[-0.2647544741630554, -2.5565505027770996, 1.1516534090042114, -1.1401426792144775, 2.568061351776123, 0.2762651741504669, -2.015530824661255, 1.6926730871200562, -0.5991230010986328, -2.8909192085266113, 0.8172848224639893, -1.4745112657546997], [2.2336926460266113, -0.05810336396098137, -2.3498995304107666, 1.358304500579834, -0.933491587638855, 2.774712324142456, 0.48291629552841187, -1.8088797330856323, 1.8993241786956787, -0.39247190952301025, -2.684267997741699, 1.0239359140396118], [-1.2678600549697876, 2.4403438568115234, 0.14854775369167328, -2.1432483196258545, 1.5649555921554565, -0.7268404364585876, 2.981363534927368, 0.6895674467086792, -1.6022286415100098, 2.105975389480591, -0.1858207732439041, -2.477616786956787]]> : tensor<3x12xf32>
  %2 = util.unfoldable_constant dense<[[-1.8088802099227905, 1.8993237018585205, -0.39247235655784607, -2.6842684745788574, 1.0239355564117432, -1.2678605318069458, 2.4403433799743652, 0.14854729175567627, -2.1432487964630127, 1.5649551153182983, -0.7268409132957458, 2.98136305809021], [0.689566969871521, -1.602229118347168, 2.1059749126434326, -0.18582125008106232, -2.4776172637939453, 1.2305866479873657, -1.0612094402313232, 2.6469945907592773, 0.3551984131336212, -1.9365977048873901, 1.7716063261032104, -0.5201897621154785], [-2.811985969543457, 0.8962180614471436, -1.3955780267715454, 2.3126258850097656, 0.020829876884818077, -2.2709662914276123, 1.4372377395629883, -0.8545583486557007, 2.8536455631256104, 0.5618495345115662, -1.729946494102478, 1.978257417678833]]> : tensor<3x12xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<1x3xf32>
  %none = stablehlo.constant dense<0.0> : tensor<5x3xf32>
  %nought = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<5> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:4 = stablehlo.while(%i = %start, %h = %zero, %c = %zero, %ys = %none) : tensor<i32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<5x3xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %x = stablehlo.dynamic_slice %0, %i, %nought, sizes = [1, 3] : (tensor<5x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %wx = stablehlo.dot %x, %1 : (tensor<1x3xf32>, tensor<3x12xf32>) -> tensor<1x12xf32>
    %uh = stablehlo.dot %h, %2 : (tensor<1x3xf32>, tensor<3x12xf32>) -> tensor<1x12xf32>
    %z = stablehlo.add %wx, %uh : tensor<1x12xf32>
    %gi = stablehlo.slice %z [0:1, 0:3] : (tensor<1x12xf32>) -> tensor<1x3xf32>
    %gg = stablehlo.slice %z [0:1, 3:6] : (tensor<1x12xf32>) -> tensor<1x3xf32>
    %gf = stablehlo.slice %z [0:1, 6:9] : (tensor<1x12xf32>) -> tensor<1x3xf32>
    %go = stablehlo.slice %z [0:1, 9:12] : (tensor<1x12xf32>) -> tensor<1x3xf32>
    %si = stablehlo.logistic %gi : tensor<1x3xf32>
    %tg = stablehlo.tanh %gg : tensor<1x3xf32>
    %sf = stablehlo.logistic %gf : tensor<1x3xf32>
    %so = stablehlo.logistic %go : tensor<1x3xf32>
    %fc = stablehlo.multiply %sf, %c : tensor<1x3xf32>
    %ig = stablehlo.multiply %si, %tg : tensor<1x3xf32>
    %c2 = stablehlo.add %fc, %ig : tensor<1x3xf32>
    %tc = stablehlo.tanh %c2 : tensor<1x3xf32>
    %h2 = stablehlo.multiply %so, %tc : tensor<1x3xf32>
    %y2 = stablehlo.dynamic_update_slice %ys, %h2, %i, %nought : (tensor<5x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x3xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %h2, %c2, %y2 : tensor<i32>, tensor<1x3xf32>, tensor<1x3xf32>, tensor<5x3xf32>
  }
  %e0 = stablehlo.constant dense<[[0.9508101940155029, -0.006137899123132229, -0.7042046189308167]]> : tensor<1x3xf32>
  check.expect_close %r#1, %e0, max_ulp_difference = 64 : tensor<1x3xf32>, tensor<1x3xf32>
  %e1 = stablehlo.constant dense<[[1.9450362920761108, -0.9848689436912537, -0.876777172088623]]> : tensor<1x3xf32>
  check.expect_close %r#2, %e1, max_ulp_difference = 64 : tensor<1x3xf32>, tensor<1x3xf32>
  %e2 = stablehlo.constant dense<[[-0.002222059527412057, 0.719663679599762, -5.105371383251622e-05], [-0.003945688251405954, 0.9527188539505005, -0.000456095120171085], [-0.004634476732462645, 0.9790741205215454, -0.005184889771044254], [0.5839870572090149, -0.0022467984817922115, -0.7395952939987183], [0.9508101940155029, -0.006137899123132229, -0.7042046189308167]]> : tensor<5x3xf32>
  check.expect_close %r#3, %e2, max_ulp_difference = 64 : tensor<5x3xf32>, tensor<5x3xf32>
  return
}
func.func @if_true() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875]> : tensor<9xf32>
  %1 = util.unfoldable_constant dense<true> : tensor<i1>
  %r = "stablehlo.if"(%1) ({
    %a = stablehlo.add %0, %0 : tensor<9xf32>
    stablehlo.return %a : tensor<9xf32>
  }, {
    %a = stablehlo.negate %0 : tensor<9xf32>
    stablehlo.return %a : tensor<9xf32>
  }) : (tensor<i1>) -> (tensor<9xf32>)
  check.expect_eq_const(%r, dense<[2.9117484092712402, -1.6718436479568481, 5.744564056396484, 1.1609721183776855, -3.4226200580596924, 3.9937877655029297, -0.5898042917251587, -5.173396587371826, 2.243011474609375]> : tensor<9xf32>) : tensor<9xf32>
  return
}
func.func @if_passes_on_true() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875]> : tensor<9xf32>
  %1 = util.unfoldable_constant dense<true> : tensor<i1>
  %k = stablehlo.constant dense<2.0> : tensor<9xf32>
  %r:3 = "stablehlo.if"(%1) ({
    %a = stablehlo.add %0, %k : tensor<9xf32>
    stablehlo.return %a, %0, %k : tensor<9xf32>, tensor<9xf32>, tensor<9xf32>
  }, {
    stablehlo.return %k, %k, %0 : tensor<9xf32>, tensor<9xf32>, tensor<9xf32>
  }) : (tensor<i1>) -> (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>)
  check.expect_eq_const(%r#0, dense<[3.45587420463562, 1.1640782356262207, 4.872282028198242, 2.5804860591888428, 0.2886899709701538, 3.996893882751465, 1.7050979137420654, -0.5866982936859131, 3.1215057373046875]> : tensor<9xf32>) : tensor<9xf32>
  check.expect_eq_const(%r#1, dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875]> : tensor<9xf32>) : tensor<9xf32>
  check.expect_eq_const(%r#2, dense<[2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0]> : tensor<9xf32>) : tensor<9xf32>
  return
}
func.func @if_false() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875]> : tensor<9xf32>
  %1 = util.unfoldable_constant dense<false> : tensor<i1>
  %r = "stablehlo.if"(%1) ({
    %a = stablehlo.add %0, %0 : tensor<9xf32>
    stablehlo.return %a : tensor<9xf32>
  }, {
    %a = stablehlo.negate %0 : tensor<9xf32>
    stablehlo.return %a : tensor<9xf32>
  }) : (tensor<i1>) -> (tensor<9xf32>)
  check.expect_eq_const(%r, dense<[-1.4558742046356201, 0.8359218239784241, -2.872282028198242, -0.5804860591888428, 1.7113100290298462, -1.9968938827514648, 0.29490214586257935, 2.586698293685913, -1.1215057373046875]> : tensor<9xf32>) : tensor<9xf32>
  return
}
func.func @if_passes_on_false() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875]> : tensor<9xf32>
  %1 = util.unfoldable_constant dense<false> : tensor<i1>
  %k = stablehlo.constant dense<2.0> : tensor<9xf32>
  %r:3 = "stablehlo.if"(%1) ({
    %a = stablehlo.add %0, %k : tensor<9xf32>
    stablehlo.return %a, %0, %k : tensor<9xf32>, tensor<9xf32>, tensor<9xf32>
  }, {
    stablehlo.return %k, %k, %0 : tensor<9xf32>, tensor<9xf32>, tensor<9xf32>
  }) : (tensor<i1>) -> (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>)
  check.expect_eq_const(%r#0, dense<[2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0]> : tensor<9xf32>) : tensor<9xf32>
  check.expect_eq_const(%r#1, dense<[2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0]> : tensor<9xf32>) : tensor<9xf32>
  check.expect_eq_const(%r#2, dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875]> : tensor<9xf32>) : tensor<9xf32>
  return
}
func.func @case_minus_1() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875]> : tensor<9xf32>
  %1 = util.unfoldable_constant dense<-1> : tensor<i32>
  %r = "stablehlo.case"(%1) ({
    %a = stablehlo.add %0, %0 : tensor<9xf32>
    stablehlo.return %a : tensor<9xf32>
  }, {
    stablehlo.return %0 : tensor<9xf32>
  }, {
    %a = stablehlo.negate %0 : tensor<9xf32>
    stablehlo.return %a : tensor<9xf32>
  }) : (tensor<i32>) -> (tensor<9xf32>)
  check.expect_eq_const(%r, dense<[-1.4558742046356201, 0.8359218239784241, -2.872282028198242, -0.5804860591888428, 1.7113100290298462, -1.9968938827514648, 0.29490214586257935, 2.586698293685913, -1.1215057373046875]> : tensor<9xf32>) : tensor<9xf32>
  return
}
func.func @case_0() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875]> : tensor<9xf32>
  %1 = util.unfoldable_constant dense<0> : tensor<i32>
  %r = "stablehlo.case"(%1) ({
    %a = stablehlo.add %0, %0 : tensor<9xf32>
    stablehlo.return %a : tensor<9xf32>
  }, {
    stablehlo.return %0 : tensor<9xf32>
  }, {
    %a = stablehlo.negate %0 : tensor<9xf32>
    stablehlo.return %a : tensor<9xf32>
  }) : (tensor<i32>) -> (tensor<9xf32>)
  check.expect_eq_const(%r, dense<[2.9117484092712402, -1.6718436479568481, 5.744564056396484, 1.1609721183776855, -3.4226200580596924, 3.9937877655029297, -0.5898042917251587, -5.173396587371826, 2.243011474609375]> : tensor<9xf32>) : tensor<9xf32>
  return
}
func.func @case_1() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875]> : tensor<9xf32>
  %1 = util.unfoldable_constant dense<1> : tensor<i32>
  %r = "stablehlo.case"(%1) ({
    %a = stablehlo.add %0, %0 : tensor<9xf32>
    stablehlo.return %a : tensor<9xf32>
  }, {
    stablehlo.return %0 : tensor<9xf32>
  }, {
    %a = stablehlo.negate %0 : tensor<9xf32>
    stablehlo.return %a : tensor<9xf32>
  }) : (tensor<i32>) -> (tensor<9xf32>)
  check.expect_eq_const(%r, dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875]> : tensor<9xf32>) : tensor<9xf32>
  return
}
func.func @case_2() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875]> : tensor<9xf32>
  %1 = util.unfoldable_constant dense<2> : tensor<i32>
  %r = "stablehlo.case"(%1) ({
    %a = stablehlo.add %0, %0 : tensor<9xf32>
    stablehlo.return %a : tensor<9xf32>
  }, {
    stablehlo.return %0 : tensor<9xf32>
  }, {
    %a = stablehlo.negate %0 : tensor<9xf32>
    stablehlo.return %a : tensor<9xf32>
  }) : (tensor<i32>) -> (tensor<9xf32>)
  check.expect_eq_const(%r, dense<[-1.4558742046356201, 0.8359218239784241, -2.872282028198242, -0.5804860591888428, 1.7113100290298462, -1.9968938827514648, 0.29490214586257935, 2.586698293685913, -1.1215057373046875]> : tensor<9xf32>) : tensor<9xf32>
  return
}
func.func @case_3() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875]> : tensor<9xf32>
  %1 = util.unfoldable_constant dense<3> : tensor<i32>
  %r = "stablehlo.case"(%1) ({
    %a = stablehlo.add %0, %0 : tensor<9xf32>
    stablehlo.return %a : tensor<9xf32>
  }, {
    stablehlo.return %0 : tensor<9xf32>
  }, {
    %a = stablehlo.negate %0 : tensor<9xf32>
    stablehlo.return %a : tensor<9xf32>
  }) : (tensor<i32>) -> (tensor<9xf32>)
  check.expect_eq_const(%r, dense<[-1.4558742046356201, 0.8359218239784241, -2.872282028198242, -0.5804860591888428, 1.7113100290298462, -1.9968938827514648, 0.29490214586257935, 2.586698293685913, -1.1215057373046875]> : tensor<9xf32>) : tensor<9xf32>
  return
}
func.func @case_2147483647() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875]> : tensor<9xf32>
  %1 = util.unfoldable_constant dense<2147483647> : tensor<i32>
  %r = "stablehlo.case"(%1) ({
    %a = stablehlo.add %0, %0 : tensor<9xf32>
    stablehlo.return %a : tensor<9xf32>
  }, {
    stablehlo.return %0 : tensor<9xf32>
  }, {
    %a = stablehlo.negate %0 : tensor<9xf32>
    stablehlo.return %a : tensor<9xf32>
  }) : (tensor<i32>) -> (tensor<9xf32>)
  check.expect_eq_const(%r, dense<[-1.4558742046356201, 0.8359218239784241, -2.872282028198242, -0.5804860591888428, 1.7113100290298462, -1.9968938827514648, 0.29490214586257935, 2.586698293685913, -1.1215057373046875]> : tensor<9xf32>) : tensor<9xf32>
  return
}
func.func @case_minus_2147483648() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875]> : tensor<9xf32>
  %1 = util.unfoldable_constant dense<-2147483648> : tensor<i32>
  %r = "stablehlo.case"(%1) ({
    %a = stablehlo.add %0, %0 : tensor<9xf32>
    stablehlo.return %a : tensor<9xf32>
  }, {
    stablehlo.return %0 : tensor<9xf32>
  }, {
    %a = stablehlo.negate %0 : tensor<9xf32>
    stablehlo.return %a : tensor<9xf32>
  }) : (tensor<i32>) -> (tensor<9xf32>)
  check.expect_eq_const(%r, dense<[-1.4558742046356201, 0.8359218239784241, -2.872282028198242, -0.5804860591888428, 1.7113100290298462, -1.9968938827514648, 0.29490214586257935, 2.586698293685913, -1.1215057373046875]> : tensor<9xf32>) : tensor<9xf32>
  return
}
func.func @case_of_one() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875]> : tensor<9xf32>
  %1 = util.unfoldable_constant dense<4> : tensor<i32>
  %r = "stablehlo.case"(%1) ({
    %a = stablehlo.negate %0 : tensor<9xf32>
    stablehlo.return %a : tensor<9xf32>
  }) : (tensor<i32>) -> (tensor<9xf32>)
  check.expect_eq_const(%r, dense<[-1.4558742046356201, 0.8359218239784241, -2.872282028198242, -0.5804860591888428, 1.7113100290298462, -1.9968938827514648, 0.29490214586257935, 2.586698293685913, -1.1215057373046875]> : tensor<9xf32>) : tensor<9xf32>
  return
}
func.func @if_sum() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875]> : tensor<9xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<9xf32>, tensor<f32>) -> tensor<f32>
  %p = stablehlo.compare GT, %s, %z : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %r = "stablehlo.if"(%p) ({
    %a = stablehlo.add %0, %0 : tensor<9xf32>
    stablehlo.return %a : tensor<9xf32>
  }, {
    %a = stablehlo.negate %0 : tensor<9xf32>
    stablehlo.return %a : tensor<9xf32>
  }) : (tensor<i1>) -> (tensor<9xf32>)
  %t = stablehlo.add %r, %0 : tensor<9xf32>
  check.expect_eq_const(%t, dense<[4.367622375488281, -2.507765531539917, 8.616846084594727, 1.7414581775665283, -5.133930206298828, 5.9906816482543945, -0.884706437587738, -7.76009464263916, 3.3645172119140625]> : tensor<9xf32>) : tensor<9xf32>
  return
}
func.func @if_in_loop() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875]> : tensor<9xf32>
  %h = stablehlo.constant dense<0.5> : tensor<9xf32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<5> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<9xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %m = stablehlo.remainder %i, %two : tensor<i32>
    %odd = stablehlo.compare EQ, %m, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %b = "stablehlo.if"(%odd) ({
      %c = stablehlo.add %a, %0 : tensor<9xf32>
      stablehlo.return %c : tensor<9xf32>
    }, {
      %c = stablehlo.multiply %a, %h : tensor<9xf32>
      stablehlo.return %c : tensor<9xf32>
    }) : (tensor<i1>) -> (tensor<9xf32>)
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<9xf32>
  }
  check.expect_eq_const(%r#1, dense<[1.2738898992538452, -0.7314316034317017, 2.513246774673462, 0.507925271987915, -1.4973962306976318, 1.7472821474075317, -0.2580393850803375, -2.2633609771728516, 0.9813175201416016]> : tensor<9xf32>) : tensor<9xf32>
  return
}
func.func @if_keeps_in_loop() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875]> : tensor<9xf32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<5> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<9xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %m = stablehlo.remainder %i, %two : tensor<i32>
    %odd = stablehlo.compare EQ, %m, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %b = "stablehlo.if"(%odd) ({
      stablehlo.return %a : tensor<9xf32>
    }, {
      %c = stablehlo.add %a, %a : tensor<9xf32>
      stablehlo.return %c : tensor<9xf32>
    }) : (tensor<i1>) -> (tensor<9xf32>)
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<9xf32>
  }
  check.expect_eq_const(%r#1, dense<[11.646993637084961, -6.687374591827393, 22.978256225585938, 4.643888473510742, -13.69048023223877, 15.975151062011719, -2.3592171669006348, -20.693586349487305, 8.9720458984375]> : tensor<9xf32>) : tensor<9xf32>
  return
}
func.func @loop_in_case_0() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875]> : tensor<9xf32>
  %1 = util.unfoldable_constant dense<0> : tensor<i32>
  %t = "stablehlo.case"(%1) ({
    %start = stablehlo.constant dense<0> : tensor<i32>
    %stop = stablehlo.constant dense<3> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<9xf32>
     cond {
      %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %b = stablehlo.add %a, %0 : tensor<9xf32>
      %next = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %next, %b : tensor<i32>, tensor<9xf32>
    }
    stablehlo.return %r#1 : tensor<9xf32>
  }, {
    %true = stablehlo.constant dense<true> : tensor<i1>
    %r = "stablehlo.if"(%true) ({
      %a = stablehlo.negate %0 : tensor<9xf32>
      stablehlo.return %a : tensor<9xf32>
    }, {
      %a = stablehlo.add %0, %0 : tensor<9xf32>
      stablehlo.return %a : tensor<9xf32>
    }) : (tensor<i1>) -> (tensor<9xf32>)
    stablehlo.return %r : tensor<9xf32>
  }) : (tensor<i32>) -> (tensor<9xf32>)
  check.expect_eq_const(%t, dense<[5.8234968185424805, -3.3436872959136963, 11.489128112792969, 2.321944236755371, -6.845240116119385, 7.987575531005859, -1.1796085834503174, -10.346793174743652, 4.48602294921875]> : tensor<9xf32>) : tensor<9xf32>
  return
}
func.func @loop_in_case_1() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875]> : tensor<9xf32>
  %1 = util.unfoldable_constant dense<1> : tensor<i32>
  %t = "stablehlo.case"(%1) ({
    %start = stablehlo.constant dense<0> : tensor<i32>
    %stop = stablehlo.constant dense<3> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<9xf32>
     cond {
      %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %b = stablehlo.add %a, %0 : tensor<9xf32>
      %next = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %next, %b : tensor<i32>, tensor<9xf32>
    }
    stablehlo.return %r#1 : tensor<9xf32>
  }, {
    %true = stablehlo.constant dense<true> : tensor<i1>
    %r = "stablehlo.if"(%true) ({
      %a = stablehlo.negate %0 : tensor<9xf32>
      stablehlo.return %a : tensor<9xf32>
    }, {
      %a = stablehlo.add %0, %0 : tensor<9xf32>
      stablehlo.return %a : tensor<9xf32>
    }) : (tensor<i1>) -> (tensor<9xf32>)
    stablehlo.return %r : tensor<9xf32>
  }) : (tensor<i32>) -> (tensor<9xf32>)
  check.expect_eq_const(%t, dense<[-1.4558742046356201, 0.8359218239784241, -2.872282028198242, -0.5804860591888428, 1.7113100290298462, -1.9968938827514648, 0.29490214586257935, 2.586698293685913, -1.1215057373046875]> : tensor<9xf32>) : tensor<9xf32>
  return
}
func.func @loop_in_case_7() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875]> : tensor<9xf32>
  %1 = util.unfoldable_constant dense<7> : tensor<i32>
  %t = "stablehlo.case"(%1) ({
    %start = stablehlo.constant dense<0> : tensor<i32>
    %stop = stablehlo.constant dense<3> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<9xf32>
     cond {
      %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %b = stablehlo.add %a, %0 : tensor<9xf32>
      %next = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %next, %b : tensor<i32>, tensor<9xf32>
    }
    stablehlo.return %r#1 : tensor<9xf32>
  }, {
    %true = stablehlo.constant dense<true> : tensor<i1>
    %r = "stablehlo.if"(%true) ({
      %a = stablehlo.negate %0 : tensor<9xf32>
      stablehlo.return %a : tensor<9xf32>
    }, {
      %a = stablehlo.add %0, %0 : tensor<9xf32>
      stablehlo.return %a : tensor<9xf32>
    }) : (tensor<i1>) -> (tensor<9xf32>)
    stablehlo.return %r : tensor<9xf32>
  }) : (tensor<i32>) -> (tensor<9xf32>)
  check.expect_eq_const(%t, dense<[-1.4558742046356201, 0.8359218239784241, -2.872282028198242, -0.5804860591888428, 1.7113100290298462, -1.9968938827514648, 0.29490214586257935, 2.586698293685913, -1.1215057373046875]> : tensor<9xf32>) : tensor<9xf32>
  return
}
func.func @tuples_and_barriers() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875]> : tensor<9xf32>
  %1 = util.unfoldable_constant dense<true> : tensor<i1>
  %t = stablehlo.tuple %0, %1 : tuple<tensor<9xf32>, tensor<i1>>
  %g = stablehlo.get_tuple_element %t[1] : (tuple<tensor<9xf32>, tensor<i1>>) -> tensor<i1>
  %k = stablehlo.create_token : !stablehlo.token
  %l = stablehlo.after_all %k, %k : !stablehlo.token
  %w:2 = stablehlo.while(%q = %l, %y = %0) : !stablehlo.token, tensor<9xf32>
   cond {
    %f = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %f : tensor<i1>
  } do {
    stablehlo.return %q, %y : !stablehlo.token, tensor<9xf32>
  }
  %o:2 = stablehlo.optimization_barrier %0, %g : tensor<9xf32>, tensor<i1>
  %r = "stablehlo.if"(%o#1) ({
    %a = stablehlo.add %o#0, %0 : tensor<9xf32>
    stablehlo.return %a : tensor<9xf32>
  }, {
    %a = stablehlo.negate %0 : tensor<9xf32>
    stablehlo.return %a : tensor<9xf32>
  }) : (tensor<i1>) -> (tensor<9xf32>)
  check.expect_eq_const(%r, dense<[2.9117484092712402, -1.6718436479568481, 5.744564056396484, 1.1609721183776855, -3.4226200580596924, 3.9937877655029297, -0.5898042917251587, -5.173396587371826, 2.243011474609375]> : tensor<9xf32>) : tensor<9xf32>
  return
}
func.func @for() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428]> : tensor<4xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c11 = arith.constant 11 : index
  %r = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %0) -> (tensor<4xf32>) {
    %eb = tensor.empty() : tensor<4xf32>
    %b = linalg.add ins(%a, %0 : tensor<4xf32>, tensor<4xf32>) outs(%eb : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %b : tensor<4xf32>
  }
  %e0 = stablehlo.constant dense<[8.735244750976562, -5.015531063079834, 17.233692169189453, 3.4829163551330566]> : tensor<4xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<4xf32>, tensor<4xf32>
  return
}
func.func @for_reads_its_count() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428]> : tensor<4xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c11 = arith.constant 11 : index
  %r = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %0) -> (tensor<4xf32>) {
    %j = arith.index_cast %i : index to i32
    %f = arith.sitofp %j : i32 to f32
    %u = tensor.empty() : tensor<4xf32>
    %w = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%u : tensor<4xf32>) {
    ^bb0(%in: f32, %o: f32):
      %s = arith.addf %in, %f : f32
      linalg.yield %s : f32
    } -> tensor<4xf32>
    scf.yield %w : tensor<4xf32>
  }
  %e0 = stablehlo.constant dense<[11.4558744430542, 9.164077758789062, 12.872282028198242, 10.580486297607422]> : tensor<4xf32>
  check.expect_close %r, %e0, max_ulp_difference = 2 : tensor<4xf32>, tensor<4xf32>
  return
}
func.func @for_2() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428]> : tensor<4xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c11 = arith.constant 11 : index
  %r = scf.for %i = %c1 to %c11 step %c2 iter_args(%a = %0) -> (tensor<4xf32>) {
    %eb = tensor.empty() : tensor<4xf32>
    %b = linalg.add ins(%a, %0 : tensor<4xf32>, tensor<4xf32>) outs(%eb : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %b : tensor<4xf32>
  }
  %e0 = stablehlo.constant dense<[8.735244750976562, -5.015531063079834, 17.233692169189453, 3.4829163551330566]> : tensor<4xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<4xf32>, tensor<4xf32>
  return
}
func.func @for_reads_its_count_2() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428]> : tensor<4xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c11 = arith.constant 11 : index
  %r = scf.for %i = %c1 to %c11 step %c2 iter_args(%a = %0) -> (tensor<4xf32>) {
    %j = arith.index_cast %i : index to i32
    %f = arith.sitofp %j : i32 to f32
    %u = tensor.empty() : tensor<4xf32>
    %w = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%u : tensor<4xf32>) {
    ^bb0(%in: f32, %o: f32):
      %s = arith.addf %in, %f : f32
      linalg.yield %s : f32
    } -> tensor<4xf32>
    scf.yield %w : tensor<4xf32>
  }
  %e0 = stablehlo.constant dense<[26.455873489379883, 24.164077758789062, 27.872282028198242, 25.580486297607422]> : tensor<4xf32>
  check.expect_close %r, %e0, max_ulp_difference = 2 : tensor<4xf32>, tensor<4xf32>
  return
}
func.func @for_3() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428]> : tensor<4xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c11 = arith.constant 11 : index
  %r = scf.for %i = %c5 to %c1 step %c1 iter_args(%a = %0) -> (tensor<4xf32>) {
    %eb = tensor.empty() : tensor<4xf32>
    %b = linalg.add ins(%a, %0 : tensor<4xf32>, tensor<4xf32>) outs(%eb : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %b : tensor<4xf32>
  }
  %e0 = stablehlo.constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428]> : tensor<4xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<4xf32>, tensor<4xf32>
  return
}
func.func @for_reads_its_count_3() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428]> : tensor<4xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c11 = arith.constant 11 : index
  %r = scf.for %i = %c5 to %c1 step %c1 iter_args(%a = %0) -> (tensor<4xf32>) {
    %j = arith.index_cast %i : index to i32
    %f = arith.sitofp %j : i32 to f32
    %u = tensor.empty() : tensor<4xf32>
    %w = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%u : tensor<4xf32>) {
    ^bb0(%in: f32, %o: f32):
      %s = arith.addf %in, %f : f32
      linalg.yield %s : f32
    } -> tensor<4xf32>
    scf.yield %w : tensor<4xf32>
  }
  %e0 = stablehlo.constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428]> : tensor<4xf32>
  check.expect_close %r, %e0, max_ulp_difference = 2 : tensor<4xf32>, tensor<4xf32>
  return
}
func.func @while_carries_scalars() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428]> : tensor<4xf32>
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %n = arith.constant 6 : i32
  %h = arith.constant 0.5 : f32
  %g = arith.constant 1.0 : f32
  %r:3 = scf.while (%i = %z, %f = %g, %a = %0) : (i32, f32, tensor<4xf32>) -> (f32, i32, tensor<4xf32>) {
    %p = arith.cmpi slt, %i, %n : i32
    scf.condition(%p) %f, %i, %a : f32, i32, tensor<4xf32>
  } do {
  ^bb0(%f: f32, %i: i32, %a: tensor<4xf32>):
    %j = arith.addi %i, %one : i32
    %k = arith.mulf %f, %h : f32
    %u = tensor.empty() : tensor<4xf32>
    %w = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%u : tensor<4xf32>) {
    ^bb0(%in: f32, %o: f32):
      %s = arith.addf %in, %f : f32
      linalg.yield %s : f32
    } -> tensor<4xf32>
    scf.yield %j, %k, %w : i32, f32, tensor<4xf32>
  }
  %t = tensor.from_elements %r#0 : tensor<1xf32>
  %q = tensor.from_elements %r#1 : tensor<1xi32>
  %e0 = stablehlo.constant dense<[3.42462420463562, 1.1328282356262207, 4.841032028198242, 2.5492360591888428]> : tensor<4xf32>
  check.expect_close %r#2, %e0, max_ulp_difference = 2 : tensor<4xf32>, tensor<4xf32>
  check.expect_eq_const(%t, dense<[0.015625]> : tensor<1xf32>) : tensor<1xf32>
  check.expect_eq_const(%q, dense<[6]> : tensor<1xi32>) : tensor<1xi32>
  return
}
func.func @index_switch_2_down() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428]> : tensor<4xf32>
  %1 = util.unfoldable_constant dense<[7, -2]> : tensor<2xi32>
  %c1 = arith.constant 1 : index
  %k = tensor.extract %1[%c1] : tensor<2xi32>
  %i = arith.index_cast %k : i32 to index
  %r = scf.index_switch %i -> tensor<4xf32>
  case 2 {
  %eb = tensor.empty() : tensor<4xf32>
  %b = linalg.add ins(%0, %0 : tensor<4xf32>, tensor<4xf32>) outs(%eb : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %b : tensor<4xf32>
  }
  case 5 {
    scf.yield %0 : tensor<4xf32>
  }
  default {
  %eb = tensor.empty() : tensor<4xf32>
  %b = linalg.add ins(%0, %0 : tensor<4xf32>, tensor<4xf32>) outs(%eb : tensor<4xf32>) -> tensor<4xf32>
  %ec = tensor.empty() : tensor<4xf32>
  %c = linalg.add ins(%b, %0 : tensor<4xf32>, tensor<4xf32>) outs(%ec : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %c : tensor<4xf32>
  }
  %e0 = stablehlo.constant dense<[4.367622375488281, -2.507765531539917, 8.616846084594727, 1.7414581775665283]> : tensor<4xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<4xf32>, tensor<4xf32>
  return
}
func.func @index_switch_0() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428]> : tensor<4xf32>
  %1 = util.unfoldable_constant dense<[7, 0]> : tensor<2xi32>
  %c1 = arith.constant 1 : index
  %k = tensor.extract %1[%c1] : tensor<2xi32>
  %i = arith.index_cast %k : i32 to index
  %r = scf.index_switch %i -> tensor<4xf32>
  case 2 {
  %eb = tensor.empty() : tensor<4xf32>
  %b = linalg.add ins(%0, %0 : tensor<4xf32>, tensor<4xf32>) outs(%eb : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %b : tensor<4xf32>
  }
  case 5 {
    scf.yield %0 : tensor<4xf32>
  }
  default {
  %eb = tensor.empty() : tensor<4xf32>
  %b = linalg.add ins(%0, %0 : tensor<4xf32>, tensor<4xf32>) outs(%eb : tensor<4xf32>) -> tensor<4xf32>
  %ec = tensor.empty() : tensor<4xf32>
  %c = linalg.add ins(%b, %0 : tensor<4xf32>, tensor<4xf32>) outs(%ec : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %c : tensor<4xf32>
  }
  %e0 = stablehlo.constant dense<[4.367622375488281, -2.507765531539917, 8.616846084594727, 1.7414581775665283]> : tensor<4xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<4xf32>, tensor<4xf32>
  return
}
func.func @index_switch_2() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428]> : tensor<4xf32>
  %1 = util.unfoldable_constant dense<[7, 2]> : tensor<2xi32>
  %c1 = arith.constant 1 : index
  %k = tensor.extract %1[%c1] : tensor<2xi32>
  %i = arith.index_cast %k : i32 to index
  %r = scf.index_switch %i -> tensor<4xf32>
  case 2 {
  %eb = tensor.empty() : tensor<4xf32>
  %b = linalg.add ins(%0, %0 : tensor<4xf32>, tensor<4xf32>) outs(%eb : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %b : tensor<4xf32>
  }
  case 5 {
    scf.yield %0 : tensor<4xf32>
  }
  default {
  %eb = tensor.empty() : tensor<4xf32>
  %b = linalg.add ins(%0, %0 : tensor<4xf32>, tensor<4xf32>) outs(%eb : tensor<4xf32>) -> tensor<4xf32>
  %ec = tensor.empty() : tensor<4xf32>
  %c = linalg.add ins(%b, %0 : tensor<4xf32>, tensor<4xf32>) outs(%ec : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %c : tensor<4xf32>
  }
  %e0 = stablehlo.constant dense<[2.9117484092712402, -1.6718436479568481, 5.744564056396484, 1.1609721183776855]> : tensor<4xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<4xf32>, tensor<4xf32>
  return
}
func.func @index_switch_3() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428]> : tensor<4xf32>
  %1 = util.unfoldable_constant dense<[7, 3]> : tensor<2xi32>
  %c1 = arith.constant 1 : index
  %k = tensor.extract %1[%c1] : tensor<2xi32>
  %i = arith.index_cast %k : i32 to index
  %r = scf.index_switch %i -> tensor<4xf32>
  case 2 {
  %eb = tensor.empty() : tensor<4xf32>
  %b = linalg.add ins(%0, %0 : tensor<4xf32>, tensor<4xf32>) outs(%eb : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %b : tensor<4xf32>
  }
  case 5 {
    scf.yield %0 : tensor<4xf32>
  }
  default {
  %eb = tensor.empty() : tensor<4xf32>
  %b = linalg.add ins(%0, %0 : tensor<4xf32>, tensor<4xf32>) outs(%eb : tensor<4xf32>) -> tensor<4xf32>
  %ec = tensor.empty() : tensor<4xf32>
  %c = linalg.add ins(%b, %0 : tensor<4xf32>, tensor<4xf32>) outs(%ec : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %c : tensor<4xf32>
  }
  %e0 = stablehlo.constant dense<[4.367622375488281, -2.507765531539917, 8.616846084594727, 1.7414581775665283]> : tensor<4xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<4xf32>, tensor<4xf32>
  return
}
func.func @index_switch_5() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428]> : tensor<4xf32>
  %1 = util.unfoldable_constant dense<[7, 5]> : tensor<2xi32>
  %c1 = arith.constant 1 : index
  %k = tensor.extract %1[%c1] : tensor<2xi32>
  %i = arith.index_cast %k : i32 to index
  %r = scf.index_switch %i -> tensor<4xf32>
  case 2 {
  %eb = tensor.empty() : tensor<4xf32>
  %b = linalg.add ins(%0, %0 : tensor<4xf32>, tensor<4xf32>) outs(%eb : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %b : tensor<4xf32>
  }
  case 5 {
    scf.yield %0 : tensor<4xf32>
  }
  default {
  %eb = tensor.empty() : tensor<4xf32>
  %b = linalg.add ins(%0, %0 : tensor<4xf32>, tensor<4xf32>) outs(%eb : tensor<4xf32>) -> tensor<4xf32>
  %ec = tensor.empty() : tensor<4xf32>
  %c = linalg.add ins(%b, %0 : tensor<4xf32>, tensor<4xf32>) outs(%ec : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %c : tensor<4xf32>
  }
  %e0 = stablehlo.constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428]> : tensor<4xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<4xf32>, tensor<4xf32>
  return
}
func.func @index_switch_6() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428]> : tensor<4xf32>
  %1 = util.unfoldable_constant dense<[7, 6]> : tensor<2xi32>
  %c1 = arith.constant 1 : index
  %k = tensor.extract %1[%c1] : tensor<2xi32>
  %i = arith.index_cast %k : i32 to index
  %r = scf.index_switch %i -> tensor<4xf32>
  case 2 {
  %eb = tensor.empty() : tensor<4xf32>
  %b = linalg.add ins(%0, %0 : tensor<4xf32>, tensor<4xf32>) outs(%eb : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %b : tensor<4xf32>
  }
  case 5 {
    scf.yield %0 : tensor<4xf32>
  }
  default {
  %eb = tensor.empty() : tensor<4xf32>
  %b = linalg.add ins(%0, %0 : tensor<4xf32>, tensor<4xf32>) outs(%eb : tensor<4xf32>) -> tensor<4xf32>
  %ec = tensor.empty() : tensor<4xf32>
  %c = linalg.add ins(%b, %0 : tensor<4xf32>, tensor<4xf32>) outs(%ec : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %c : tensor<4xf32>
  }
  %e0 = stablehlo.constant dense<[4.367622375488281, -2.507765531539917, 8.616846084594727, 1.7414581775665283]> : tensor<4xf32>
  check.expect_close %r, %e0, max_ulp_difference = 1 : tensor<4xf32>, tensor<4xf32>
  return
}
func.func @an_index_inside_and_outside() {
  %0 = util.unfoldable_constant dense<[[2.646994113922119, 0.3551979660987854, -1.9365980625152588, 1.7716058492660522], [-0.5201902389526367, -2.811986207962036, 0.8962176442146301, -1.3955785036087036], [2.3126254081726074, 0.02082941308617592, -2.2709667682647705, 1.43723726272583], [-0.8545587658882141, 2.853645086288452, 0.561849057674408, -1.7299469709396362], [1.9782569408416748, -0.3135391175746918, -2.605335235595703, 1.1028687953948975], [-1.1889272928237915, 2.5192766189575195, 0.22748053073883057, -2.0643155574798584]]> : tensor<6x4xf32>
  %1 = util.unfoldable_constant dense<4> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %s = stablehlo.dynamic_slice %0, %1, %zero, sizes = [1, 4] : (tensor<6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %s) : tensor<i32>, tensor<1x4xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %t = stablehlo.dynamic_slice %0, %1, %zero, sizes = [1, 4] : (tensor<6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
    %b = stablehlo.add %a, %t : tensor<1x4xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<1x4xf32>
  }
  check.expect_eq_const(%r#1, dense<[[7.913027763366699, -1.254156470298767, -10.421340942382812, 4.41147518157959]]> : tensor<1x4xf32>) : tensor<1x4xf32>
  return
}
