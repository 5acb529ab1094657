// Slices that are written over what is there, and what is changed element by element. Written by generate.py.
func.func @leaps_f32_() {
  %0 = util.unfoldable_constant dense<1.4558742046356201> : tensor<f32>
  %1 = util.unfoldable_constant dense<2.8234970569610596> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<f32>, tensor<f32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<f32>
    %d = stablehlo.add %c, %b : tensor<f32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<f32>, tensor<f32>
  }
  check.expect_eq_const(%r#1, dense<1.4558742046356201> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#2, dense<2.8234970569610596> : tensor<f32>) : tensor<f32>
  return
}
func.func @leaps_f32__traced() {
  %0 = util.unfoldable_constant dense<1.4558742046356201> : tensor<f32>
  %1 = util.unfoldable_constant dense<2.8234970569610596> : tensor<f32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<f32>, tensor<f32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<f32>
    %d = stablehlo.add %c, %b : tensor<f32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<f32>, tensor<f32>
  }
  check.expect_eq_const(%r#1, dense<1.4558742046356201> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#2, dense<2.8234970569610596> : tensor<f32>) : tensor<f32>
  return
}
func.func @keeps_f32_() {
  %0 = util.unfoldable_constant dense<1.4558742046356201> : tensor<f32>
  %1 = util.unfoldable_constant dense<2.8234970569610596> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<f32>, tensor<f32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<f32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<f32>, tensor<f32>
  }
  check.expect_eq_const(%r#1, dense<1.4558742046356201> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#2, dense<2.8234970569610596> : tensor<f32>) : tensor<f32>
  return
}
func.func @keeps_f32__traced() {
  %0 = util.unfoldable_constant dense<1.4558742046356201> : tensor<f32>
  %1 = util.unfoldable_constant dense<2.8234970569610596> : tensor<f32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<f32>, tensor<f32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<f32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<f32>, tensor<f32>
  }
  check.expect_eq_const(%r#1, dense<1.4558742046356201> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#2, dense<2.8234970569610596> : tensor<f32>) : tensor<f32>
  return
}
func.func @turns_f32_() {
  %0 = util.unfoldable_constant dense<1.4558742046356201> : tensor<f32>
  %1 = util.unfoldable_constant dense<2.8234970569610596> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<f32>, tensor<f32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [] : tensor<f32>
    %b = stablehlo.subtract %s, %c : tensor<f32>
    %d = stablehlo.add %c, %b : tensor<f32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<f32>, tensor<f32>
  }
  check.expect_eq_const(%r#1, dense<1.4558742046356201> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#2, dense<2.8234970569610596> : tensor<f32>) : tensor<f32>
  return
}
func.func @turns_f32__traced() {
  %0 = util.unfoldable_constant dense<1.4558742046356201> : tensor<f32>
  %1 = util.unfoldable_constant dense<2.8234970569610596> : tensor<f32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<f32>, tensor<f32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [] : tensor<f32>
    %b = stablehlo.subtract %s, %c : tensor<f32>
    %d = stablehlo.add %c, %b : tensor<f32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<f32>, tensor<f32>
  }
  check.expect_eq_const(%r#1, dense<1.4558742046356201> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#2, dense<2.8234970569610596> : tensor<f32>) : tensor<f32>
  return
}
func.func @behind_f32_() {
  %0 = util.unfoldable_constant dense<1.4558742046356201> : tensor<f32>
  %1 = util.unfoldable_constant dense<2.8234970569610596> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<f32>, tensor<f32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<f32>
    %s = stablehlo.reverse %a, dims = [] : tensor<f32>
    %d = stablehlo.add %b, %s : tensor<f32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<f32>, tensor<f32>
  }
  check.expect_eq_const(%r#1, dense<-1.4558742046356201> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#2, dense<-2.8234970569610596> : tensor<f32>) : tensor<f32>
  return
}
func.func @behind_f32__traced() {
  %0 = util.unfoldable_constant dense<1.4558742046356201> : tensor<f32>
  %1 = util.unfoldable_constant dense<2.8234970569610596> : tensor<f32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<f32>, tensor<f32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<f32>
    %s = stablehlo.reverse %a, dims = [] : tensor<f32>
    %d = stablehlo.add %b, %s : tensor<f32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<f32>, tensor<f32>
  }
  check.expect_eq_const(%r#1, dense<-1.4558742046356201> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#2, dense<-2.8234970569610596> : tensor<f32>) : tensor<f32>
  return
}
func.func @leaps_f32_1() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[2.8234970569610596]> : tensor<1xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xf32>, tensor<1xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1xf32>
    %d = stablehlo.add %c, %b : tensor<1xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1xf32>, tensor<1xf32>
  }
  check.expect_eq_const(%r#1, dense<[1.4558742046356201]> : tensor<1xf32>) : tensor<1xf32>
  check.expect_eq_const(%r#2, dense<[2.8234970569610596]> : tensor<1xf32>) : tensor<1xf32>
  return
}
func.func @leaps_f32_1_traced() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[2.8234970569610596]> : tensor<1xf32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xf32>, tensor<1xf32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1xf32>
    %d = stablehlo.add %c, %b : tensor<1xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1xf32>, tensor<1xf32>
  }
  check.expect_eq_const(%r#1, dense<[1.4558742046356201]> : tensor<1xf32>) : tensor<1xf32>
  check.expect_eq_const(%r#2, dense<[2.8234970569610596]> : tensor<1xf32>) : tensor<1xf32>
  return
}
func.func @keeps_f32_1() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[2.8234970569610596]> : tensor<1xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xf32>, tensor<1xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<1xf32>, tensor<1xf32>
  }
  check.expect_eq_const(%r#1, dense<[1.4558742046356201]> : tensor<1xf32>) : tensor<1xf32>
  check.expect_eq_const(%r#2, dense<[2.8234970569610596]> : tensor<1xf32>) : tensor<1xf32>
  return
}
func.func @keeps_f32_1_traced() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[2.8234970569610596]> : tensor<1xf32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xf32>, tensor<1xf32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<1xf32>, tensor<1xf32>
  }
  check.expect_eq_const(%r#1, dense<[1.4558742046356201]> : tensor<1xf32>) : tensor<1xf32>
  check.expect_eq_const(%r#2, dense<[2.8234970569610596]> : tensor<1xf32>) : tensor<1xf32>
  return
}
func.func @turns_f32_1() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[2.8234970569610596]> : tensor<1xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xf32>, tensor<1xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0] : tensor<1xf32>
    %b = stablehlo.subtract %s, %c : tensor<1xf32>
    %d = stablehlo.add %c, %b : tensor<1xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1xf32>, tensor<1xf32>
  }
  check.expect_eq_const(%r#1, dense<[1.4558742046356201]> : tensor<1xf32>) : tensor<1xf32>
  check.expect_eq_const(%r#2, dense<[2.8234970569610596]> : tensor<1xf32>) : tensor<1xf32>
  return
}
func.func @turns_f32_1_traced() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[2.8234970569610596]> : tensor<1xf32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xf32>, tensor<1xf32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0] : tensor<1xf32>
    %b = stablehlo.subtract %s, %c : tensor<1xf32>
    %d = stablehlo.add %c, %b : tensor<1xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1xf32>, tensor<1xf32>
  }
  check.expect_eq_const(%r#1, dense<[1.4558742046356201]> : tensor<1xf32>) : tensor<1xf32>
  check.expect_eq_const(%r#2, dense<[2.8234970569610596]> : tensor<1xf32>) : tensor<1xf32>
  return
}
func.func @behind_f32_1() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[2.8234970569610596]> : tensor<1xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xf32>, tensor<1xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1xf32>
    %s = stablehlo.reverse %a, dims = [0] : tensor<1xf32>
    %d = stablehlo.add %b, %s : tensor<1xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1xf32>, tensor<1xf32>
  }
  check.expect_eq_const(%r#1, dense<[-1.4558742046356201]> : tensor<1xf32>) : tensor<1xf32>
  check.expect_eq_const(%r#2, dense<[-2.8234970569610596]> : tensor<1xf32>) : tensor<1xf32>
  return
}
func.func @behind_f32_1_traced() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[2.8234970569610596]> : tensor<1xf32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xf32>, tensor<1xf32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1xf32>
    %s = stablehlo.reverse %a, dims = [0] : tensor<1xf32>
    %d = stablehlo.add %b, %s : tensor<1xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1xf32>, tensor<1xf32>
  }
  check.expect_eq_const(%r#1, dense<[-1.4558742046356201]> : tensor<1xf32>) : tensor<1xf32>
  check.expect_eq_const(%r#2, dense<[-2.8234970569610596]> : tensor<1xf32>) : tensor<1xf32>
  return
}
func.func @leaps_f32_7() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935]> : tensor<7xf32>
  %1 = util.unfoldable_constant dense<[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739, -2.6354832649230957, 1.0727206468582153]> : tensor<7xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xf32>, tensor<7xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<7xf32>
    %d = stablehlo.add %c, %b : tensor<7xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<7xf32>, tensor<7xf32>
  }
  check.expect_eq_const(%r#1, dense<[1.4558742046356201, -0.8359218835830688, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.2949022054672241]> : tensor<7xf32>) : tensor<7xf32>
  check.expect_eq_const(%r#2, dense<[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872959136963, -2.6354832649230957, 1.0727206468582153]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @leaps_f32_7_traced() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935]> : tensor<7xf32>
  %1 = util.unfoldable_constant dense<[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739, -2.6354832649230957, 1.0727206468582153]> : tensor<7xf32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xf32>, tensor<7xf32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<7xf32>
    %d = stablehlo.add %c, %b : tensor<7xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<7xf32>, tensor<7xf32>
  }
  check.expect_eq_const(%r#1, dense<[1.4558742046356201, -0.8359218835830688, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.2949022054672241]> : tensor<7xf32>) : tensor<7xf32>
  check.expect_eq_const(%r#2, dense<[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872959136963, -2.6354832649230957, 1.0727206468582153]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @keeps_f32_7() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935]> : tensor<7xf32>
  %1 = util.unfoldable_constant dense<[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739, -2.6354832649230957, 1.0727206468582153]> : tensor<7xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xf32>, tensor<7xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<7xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7xf32>, tensor<7xf32>
  }
  check.expect_eq_const(%r#1, dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490208625793457]> : tensor<7xf32>) : tensor<7xf32>
  check.expect_eq_const(%r#2, dense<[2.8234970569610596, 0.5317010283470154, -1.7600951194763184, 1.9481087923049927, -0.3436872959136963, -2.6354832649230957, 1.0727207660675049]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @keeps_f32_7_traced() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935]> : tensor<7xf32>
  %1 = util.unfoldable_constant dense<[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739, -2.6354832649230957, 1.0727206468582153]> : tensor<7xf32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xf32>, tensor<7xf32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<7xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7xf32>, tensor<7xf32>
  }
  check.expect_eq_const(%r#1, dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490208625793457]> : tensor<7xf32>) : tensor<7xf32>
  check.expect_eq_const(%r#2, dense<[2.8234970569610596, 0.5317010283470154, -1.7600951194763184, 1.9481087923049927, -0.3436872959136963, -2.6354832649230957, 1.0727207660675049]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @turns_f32_7() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935]> : tensor<7xf32>
  %1 = util.unfoldable_constant dense<[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739, -2.6354832649230957, 1.0727206468582153]> : tensor<7xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xf32>, tensor<7xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0] : tensor<7xf32>
    %b = stablehlo.subtract %s, %c : tensor<7xf32>
    %d = stablehlo.add %c, %b : tensor<7xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<7xf32>, tensor<7xf32>
  }
  check.expect_eq_const(%r#1, dense<[5922.5810546875, -1829.418212890625, 7752.580078125, 0.5804860591888428, -7751.4189453125, 1830.5792236328125, -5921.42041015625]> : tensor<7xf32>) : tensor<7xf32>
  check.expect_eq_const(%r#2, dense<[3661.94580078125, -1132.0528564453125, 4789.94677734375, 1.9481087923049927, -4792.05078125, 1129.9490966796875, -3658.0498046875]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @turns_f32_7_traced() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935]> : tensor<7xf32>
  %1 = util.unfoldable_constant dense<[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739, -2.6354832649230957, 1.0727206468582153]> : tensor<7xf32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xf32>, tensor<7xf32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0] : tensor<7xf32>
    %b = stablehlo.subtract %s, %c : tensor<7xf32>
    %d = stablehlo.add %c, %b : tensor<7xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<7xf32>, tensor<7xf32>
  }
  check.expect_eq_const(%r#1, dense<[5922.5810546875, -1829.418212890625, 7752.580078125, 0.5804860591888428, -7751.4189453125, 1830.5792236328125, -5921.42041015625]> : tensor<7xf32>) : tensor<7xf32>
  check.expect_eq_const(%r#2, dense<[3661.94580078125, -1132.0528564453125, 4789.94677734375, 1.9481087923049927, -4792.05078125, 1129.9490966796875, -3658.0498046875]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @behind_f32_7() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935]> : tensor<7xf32>
  %1 = util.unfoldable_constant dense<[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739, -2.6354832649230957, 1.0727206468582153]> : tensor<7xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xf32>, tensor<7xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<7xf32>
    %s = stablehlo.reverse %a, dims = [0] : tensor<7xf32>
    %d = stablehlo.add %b, %s : tensor<7xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<7xf32>, tensor<7xf32>
  }
  check.expect_eq_const(%r#1, dense<[0.29490208625793457, -1.9968938827514648, 1.7113099098205566, -0.5804860591888428, -2.872282028198242, 0.8359217643737793, -1.4558742046356201]> : tensor<7xf32>) : tensor<7xf32>
  check.expect_eq_const(%r#2, dense<[-1.0727207660675049, 2.6354832649230957, 0.34368717670440674, -1.9481087923049927, 1.7600951194763184, -0.5317010879516602, -2.8234970569610596]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @behind_f32_7_traced() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935]> : tensor<7xf32>
  %1 = util.unfoldable_constant dense<[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739, -2.6354832649230957, 1.0727206468582153]> : tensor<7xf32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xf32>, tensor<7xf32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<7xf32>
    %s = stablehlo.reverse %a, dims = [0] : tensor<7xf32>
    %d = stablehlo.add %b, %s : tensor<7xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<7xf32>, tensor<7xf32>
  }
  check.expect_eq_const(%r#1, dense<[0.29490208625793457, -1.9968938827514648, 1.7113099098205566, -0.5804860591888428, -2.872282028198242, 0.8359217643737793, -1.4558742046356201]> : tensor<7xf32>) : tensor<7xf32>
  check.expect_eq_const(%r#2, dense<[-1.0727207660675049, 2.6354832649230957, 0.34368717670440674, -1.9481087923049927, 1.7600951194763184, -0.5317010879516602, -2.8234970569610596]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @leaps_f32_3x5() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [-2.6354832649230957, 1.0727206468582153, -1.2190754413604736, 2.489128351211548, 0.19733239710330963], [-2.094463586807251, 1.61374032497406, -0.6780558228492737, -2.9698519706726074, 0.7383520603179932]]> : tensor<3x5xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xf32>, tensor<3x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<3x5xf32>
    %d = stablehlo.add %c, %b : tensor<3x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<3x5xf32>, tensor<3x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[1.4558742046356201, -0.8359218835830688, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.2949022054672241, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461174726486206, -2.0456786155700684, 1.6625256538391113, -0.6292706727981567]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  check.expect_eq_const(%r#2, dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872959136963], [-2.6354832649230957, 1.0727206468582153, -1.2190754413604736, 2.489128351211548, 0.19733238220214844], [-2.094463586807251, 1.61374032497406, -0.6780557632446289, -2.9698519706726074, 0.7383520603179932]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  return
}
func.func @leaps_f32_3x5_traced() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [-2.6354832649230957, 1.0727206468582153, -1.2190754413604736, 2.489128351211548, 0.19733239710330963], [-2.094463586807251, 1.61374032497406, -0.6780558228492737, -2.9698519706726074, 0.7383520603179932]]> : tensor<3x5xf32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xf32>, tensor<3x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<3x5xf32>
    %d = stablehlo.add %c, %b : tensor<3x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<3x5xf32>, tensor<3x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[1.4558742046356201, -0.8359218835830688, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.2949022054672241, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461174726486206, -2.0456786155700684, 1.6625256538391113, -0.6292706727981567]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  check.expect_eq_const(%r#2, dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872959136963], [-2.6354832649230957, 1.0727206468582153, -1.2190754413604736, 2.489128351211548, 0.19733238220214844], [-2.094463586807251, 1.61374032497406, -0.6780557632446289, -2.9698519706726074, 0.7383520603179932]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  return
}
func.func @keeps_f32_3x5() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [-2.6354832649230957, 1.0727206468582153, -1.2190754413604736, 2.489128351211548, 0.19733239710330963], [-2.094463586807251, 1.61374032497406, -0.6780558228492737, -2.9698519706726074, 0.7383520603179932]]> : tensor<3x5xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xf32>, tensor<3x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<3x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<3x5xf32>, tensor<3x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490208625793457, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461174726486206, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  check.expect_eq_const(%r#2, dense<[[2.8234970569610596, 0.5317010283470154, -1.7600951194763184, 1.9481087923049927, -0.3436872959136963], [-2.6354832649230957, 1.0727207660675049, -1.2190754413604736, 2.489128351211548, 0.19733238220214844], [-2.094463586807251, 1.61374032497406, -0.6780557632446289, -2.9698522090911865, 0.7383520603179932]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  return
}
func.func @keeps_f32_3x5_traced() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [-2.6354832649230957, 1.0727206468582153, -1.2190754413604736, 2.489128351211548, 0.19733239710330963], [-2.094463586807251, 1.61374032497406, -0.6780558228492737, -2.9698519706726074, 0.7383520603179932]]> : tensor<3x5xf32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xf32>, tensor<3x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<3x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<3x5xf32>, tensor<3x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490208625793457, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461174726486206, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  check.expect_eq_const(%r#2, dense<[[2.8234970569610596, 0.5317010283470154, -1.7600951194763184, 1.9481087923049927, -0.3436872959136963], [-2.6354832649230957, 1.0727207660675049, -1.2190754413604736, 2.489128351211548, 0.19733238220214844], [-2.094463586807251, 1.61374032497406, -0.6780557632446289, -2.9698522090911865, 0.7383520603179932]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  return
}
func.func @turns_f32_3x5() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [-2.6354832649230957, 1.0727206468582153, -1.2190754413604736, 2.489128351211548, 0.19733239710330963], [-2.094463586807251, 1.61374032497406, -0.6780558228492737, -2.9698519706726074, 0.7383520603179932]]> : tensor<3x5xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xf32>, tensor<3x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0, 1] : tensor<3x5xf32>
    %b = stablehlo.subtract %s, %c : tensor<3x5xf32>
    %d = stablehlo.add %c, %b : tensor<3x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<3x5xf32>, tensor<3x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[7053.416015625, -698.5841064453125, 8883.4140625, 1131.4149169921875, -6620.5849609375], [2961.41455078125, -4790.58642578125, -2.586698293685913, 4791.4130859375, -2960.587890625], [6621.4111328125, -1130.5882568359375, -8882.587890625, 699.4107666015625, -7052.58984375]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  check.expect_eq_const(%r#2, dense<[[4360.7763671875, -433.2227783203125, 5488.77685546875, 700.7783813476562, -4093.220703125], [1828.780029296875, -2959.2197265625, -1.2190754413604736, 2962.78173828125, -1831.218017578125], [4090.7822265625, -697.2164916992188, -5491.21533203125, 430.7846984863281, -4357.21484375]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  return
}
func.func @turns_f32_3x5_traced() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [-2.6354832649230957, 1.0727206468582153, -1.2190754413604736, 2.489128351211548, 0.19733239710330963], [-2.094463586807251, 1.61374032497406, -0.6780558228492737, -2.9698519706726074, 0.7383520603179932]]> : tensor<3x5xf32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xf32>, tensor<3x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0, 1] : tensor<3x5xf32>
    %b = stablehlo.subtract %s, %c : tensor<3x5xf32>
    %d = stablehlo.add %c, %b : tensor<3x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<3x5xf32>, tensor<3x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[7053.416015625, -698.5841064453125, 8883.4140625, 1131.4149169921875, -6620.5849609375], [2961.41455078125, -4790.58642578125, -2.586698293685913, 4791.4130859375, -2960.587890625], [6621.4111328125, -1130.5882568359375, -8882.587890625, 699.4107666015625, -7052.58984375]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  check.expect_eq_const(%r#2, dense<[[4360.7763671875, -433.2227783203125, 5488.77685546875, 700.7783813476562, -4093.220703125], [1828.780029296875, -2959.2197265625, -1.2190754413604736, 2962.78173828125, -1831.218017578125], [4090.7822265625, -697.2164916992188, -5491.21533203125, 430.7846984863281, -4357.21484375]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  return
}
func.func @behind_f32_3x5() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [-2.6354832649230957, 1.0727206468582153, -1.2190754413604736, 2.489128351211548, 0.19733239710330963], [-2.094463586807251, 1.61374032497406, -0.6780558228492737, -2.9698519706726074, 0.7383520603179932]]> : tensor<3x5xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xf32>, tensor<3x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<3x5xf32>
    %s = stablehlo.reverse %a, dims = [0, 1] : tensor<3x5xf32>
    %d = stablehlo.add %b, %s : tensor<3x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<3x5xf32>, tensor<3x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[0.6292706727981567, -1.6625254154205322, 2.0456786155700684, -0.2461174726486206, -2.5379135608673096], [1.170290470123291, -1.1215057373046875, 2.586698293685913, 0.29490208625793457, -1.9968938827514648], [1.7113099098205566, -0.5804860591888428, -2.872282028198242, 0.8359217643737793, -1.4558742046356201]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  check.expect_eq_const(%r#2, dense<[[-0.7383520603179932, 2.9698522090911865, 0.6780557632446289, -1.61374032497406, 2.094463586807251], [-0.1973322629928589, -2.489128351211548, 1.2190754413604736, -1.0727207660675049, 2.6354832649230957], [0.34368717670440674, -1.9481087923049927, 1.7600951194763184, -0.5317010879516602, -2.8234970569610596]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  return
}
func.func @behind_f32_3x5_traced() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [-2.6354832649230957, 1.0727206468582153, -1.2190754413604736, 2.489128351211548, 0.19733239710330963], [-2.094463586807251, 1.61374032497406, -0.6780558228492737, -2.9698519706726074, 0.7383520603179932]]> : tensor<3x5xf32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xf32>, tensor<3x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<3x5xf32>
    %s = stablehlo.reverse %a, dims = [0, 1] : tensor<3x5xf32>
    %d = stablehlo.add %b, %s : tensor<3x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<3x5xf32>, tensor<3x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[0.6292706727981567, -1.6625254154205322, 2.0456786155700684, -0.2461174726486206, -2.5379135608673096], [1.170290470123291, -1.1215057373046875, 2.586698293685913, 0.29490208625793457, -1.9968938827514648], [1.7113099098205566, -0.5804860591888428, -2.872282028198242, 0.8359217643737793, -1.4558742046356201]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  check.expect_eq_const(%r#2, dense<[[-0.7383520603179932, 2.9698522090911865, 0.6780557632446289, -1.61374032497406, 2.094463586807251], [-0.1973322629928589, -2.489128351211548, 1.2190754413604736, -1.0727207660675049, 2.6354832649230957], [0.34368717670440674, -1.9481087923049927, 1.7600951194763184, -0.5317010879516602, -2.8234970569610596]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  return
}
func.func @leaps_f32_77() {
  %0 = util.unfoldable_constant dense<"0x165ABA3FF9FE55BF78D33740BC9A143F350CDBBF389AFF3F6AFD96BE778C25C0808D8F3F13CC95BF2D6D22403B067C3E66EC02C0A2CDD43FE21721BFC2F23AC0D281493FAA98C0BFE2060D40F5BCB4BDB15218C00B01AA3F10B176BFF3A62F404AD1E73E4065EBBF2D41EF3F9861D8BEFCB82DC0E9687E3F1E25A6BFA7401A40BF7BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D5265DBE377F20C000A8993F93B18BBF6D7A27401D6DA63E4CBEFBBF22E8DE3FE3E20CBF82E535C0D2B65D3F2A7EB6BF22141240B2A718BC714513C08B1BB43F107C62BF33B43440A51D083FC04AE1BFAD5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40DF114A3EAB0B06C0168FCE3FF9942DBF08123EC0BB043D3F35D7C6BF9CE70940D6520CBEF7711BC080C2A33F"> : tensor<77xf32>
  %1 = util.unfoldable_constant dense<"0x2DB434408E1D083FCC4AE1BFA15BF93FC7F7AFBEC2AB28C0E94E893FAA0A9CBFE14D1F4081114A3EB10B06C00B8FCE3F11952DBF0E123EC0A4043D3F41D7C6BF96E7094034530CBEFD711BC074C2A33F1F9781BFA7872C40EED6CE3ED7A3F1BF9602E93FF45BF1BE48D830C0BBEB713FB663ACBF5C2117404D928E3D37380EC0FF35BE3F27474EBF6DC139408D521C3F4C30D7BF11BB0140C78D87BE829E23C06969933F2AF091BF215B2440C0728D3E71FE00C08AA9D83F116019BFCE0439C0A439513FC1BCBCBFD6F40E40D1FC6DBDBD6416C0F4DCAD3F3EF96EBFE7943140ED40F73E5789E7BF161DF33FF5F1C8BE08CB2BC05D10833F3649A2BF9C2E1C40261D183EF72A09C07F50C83F27123ABFADCE3E408D87303FCC15CDBF50C806408F473EBE42911EC0E8839D3FAAD587BF61682940"> : tensor<77xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<77xf32>, tensor<77xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<77xf32>
    %d = stablehlo.add %c, %b : tensor<77xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<77xf32>, tensor<77xf32>
  }
  check.expect_eq_const(%r#1, dense<"0x165ABA3FFAFE55BF78D33740BC9A143F350CDBBF389AFF3F6CFD96BE778C25C0808D8F3F13CC95BF2D6D224038067C3E66EC02C0A4CDD43FE21721BFC2F23AC0D281493FAA98C0BFE3060D40F0BCB4BDB15218C00B01AA3F11B176BFF2A62F4048D1E73E4065EBBF2C41EF3F9A61D8BEFCB82DC0E8687E3F1E25A6BFA7401A40C07BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D8265DBE377F20C000A8993F93B18BBF6D7A27401C6DA63E4CBEFBBF24E8DE3FE4E20CBF82E535C0D2B65D3F2A7EB6BF2314124080A718BC714513C08B1BB43F107C62BF32B43440A41D083FC04AE1BFAC5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40E0114A3EAB0B06C0168FCE3FF9942DBF08123EC0BC043D3F35D7C6BF9CE70940D8520CBEF7711BC080C2A33F"> : tensor<77xf32>) : tensor<77xf32>
  check.expect_eq_const(%r#2, dense<"0x2DB434408E1D083FCC4AE1BFA15BF93FC8F7AFBEC2AB28C0E94E893FAA0A9CBFE14D1F4080114A3EB10B06C00B8FCE3F10952DBF0E123EC0A4043D3F41D7C6BF96E7094030530CBEFD711BC074C2A33F1F9781BFA7872C40EED6CE3ED8A3F1BF9602E93FF45BF1BE48D830C0BBEB713FB663ACBF5C21174050928E3D37380EC0FF35BE3F28474EBF6DC139408D521C3F4C30D7BF11BB0140C88D87BE829E23C06969933F2AF091BF215B2440C0728D3E71FE00C08AA9D83F106019BFCE0439C0A439513FC1BCBCBFD6F40E40E0FC6DBDBD6416C0F4DCAD3F3EF96EBFE7943140EC40F73E5889E7BF161DF33FF4F1C8BE08CB2BC05D10833F3649A2BF9C2E1C40281D183EF72A09C07F50C83F28123ABFADCE3E408D87303FCC15CDBF50C8064090473EBE42911EC0E8839D3FAAD587BF61682940"> : tensor<77xf32>) : tensor<77xf32>
  return
}
func.func @leaps_f32_77_traced() {
  %0 = util.unfoldable_constant dense<"0x165ABA3FF9FE55BF78D33740BC9A143F350CDBBF389AFF3F6AFD96BE778C25C0808D8F3F13CC95BF2D6D22403B067C3E66EC02C0A2CDD43FE21721BFC2F23AC0D281493FAA98C0BFE2060D40F5BCB4BDB15218C00B01AA3F10B176BFF3A62F404AD1E73E4065EBBF2D41EF3F9861D8BEFCB82DC0E9687E3F1E25A6BFA7401A40BF7BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D5265DBE377F20C000A8993F93B18BBF6D7A27401D6DA63E4CBEFBBF22E8DE3FE3E20CBF82E535C0D2B65D3F2A7EB6BF22141240B2A718BC714513C08B1BB43F107C62BF33B43440A51D083FC04AE1BFAD5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40DF114A3EAB0B06C0168FCE3FF9942DBF08123EC0BB043D3F35D7C6BF9CE70940D6520CBEF7711BC080C2A33F"> : tensor<77xf32>
  %1 = util.unfoldable_constant dense<"0x2DB434408E1D083FCC4AE1BFA15BF93FC7F7AFBEC2AB28C0E94E893FAA0A9CBFE14D1F4081114A3EB10B06C00B8FCE3F11952DBF0E123EC0A4043D3F41D7C6BF96E7094034530CBEFD711BC074C2A33F1F9781BFA7872C40EED6CE3ED7A3F1BF9602E93FF45BF1BE48D830C0BBEB713FB663ACBF5C2117404D928E3D37380EC0FF35BE3F27474EBF6DC139408D521C3F4C30D7BF11BB0140C78D87BE829E23C06969933F2AF091BF215B2440C0728D3E71FE00C08AA9D83F116019BFCE0439C0A439513FC1BCBCBFD6F40E40D1FC6DBDBD6416C0F4DCAD3F3EF96EBFE7943140ED40F73E5789E7BF161DF33FF5F1C8BE08CB2BC05D10833F3649A2BF9C2E1C40261D183EF72A09C07F50C83F27123ABFADCE3E408D87303FCC15CDBF50C806408F473EBE42911EC0E8839D3FAAD587BF61682940"> : tensor<77xf32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<77xf32>, tensor<77xf32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<77xf32>
    %d = stablehlo.add %c, %b : tensor<77xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<77xf32>, tensor<77xf32>
  }
  check.expect_eq_const(%r#1, dense<"0x165ABA3FFAFE55BF78D33740BC9A143F350CDBBF389AFF3F6CFD96BE778C25C0808D8F3F13CC95BF2D6D224038067C3E66EC02C0A4CDD43FE21721BFC2F23AC0D281493FAA98C0BFE3060D40F0BCB4BDB15218C00B01AA3F11B176BFF2A62F4048D1E73E4065EBBF2C41EF3F9A61D8BEFCB82DC0E8687E3F1E25A6BFA7401A40C07BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D8265DBE377F20C000A8993F93B18BBF6D7A27401C6DA63E4CBEFBBF24E8DE3FE4E20CBF82E535C0D2B65D3F2A7EB6BF2314124080A718BC714513C08B1BB43F107C62BF32B43440A41D083FC04AE1BFAC5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40E0114A3EAB0B06C0168FCE3FF9942DBF08123EC0BC043D3F35D7C6BF9CE70940D8520CBEF7711BC080C2A33F"> : tensor<77xf32>) : tensor<77xf32>
  check.expect_eq_const(%r#2, dense<"0x2DB434408E1D083FCC4AE1BFA15BF93FC8F7AFBEC2AB28C0E94E893FAA0A9CBFE14D1F4080114A3EB10B06C00B8FCE3F10952DBF0E123EC0A4043D3F41D7C6BF96E7094030530CBEFD711BC074C2A33F1F9781BFA7872C40EED6CE3ED8A3F1BF9602E93FF45BF1BE48D830C0BBEB713FB663ACBF5C21174050928E3D37380EC0FF35BE3F28474EBF6DC139408D521C3F4C30D7BF11BB0140C88D87BE829E23C06969933F2AF091BF215B2440C0728D3E71FE00C08AA9D83F106019BFCE0439C0A439513FC1BCBCBFD6F40E40E0FC6DBDBD6416C0F4DCAD3F3EF96EBFE7943140EC40F73E5889E7BF161DF33FF4F1C8BE08CB2BC05D10833F3649A2BF9C2E1C40281D183EF72A09C07F50C83F28123ABFADCE3E408D87303FCC15CDBF50C8064090473EBE42911EC0E8839D3FAAD587BF61682940"> : tensor<77xf32>) : tensor<77xf32>
  return
}
func.func @keeps_f32_77() {
  %0 = util.unfoldable_constant dense<"0x165ABA3FF9FE55BF78D33740BC9A143F350CDBBF389AFF3F6AFD96BE778C25C0808D8F3F13CC95BF2D6D22403B067C3E66EC02C0A2CDD43FE21721BFC2F23AC0D281493FAA98C0BFE2060D40F5BCB4BDB15218C00B01AA3F10B176BFF3A62F404AD1E73E4065EBBF2D41EF3F9861D8BEFCB82DC0E9687E3F1E25A6BFA7401A40BF7BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D5265DBE377F20C000A8993F93B18BBF6D7A27401D6DA63E4CBEFBBF22E8DE3FE3E20CBF82E535C0D2B65D3F2A7EB6BF22141240B2A718BC714513C08B1BB43F107C62BF33B43440A51D083FC04AE1BFAD5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40DF114A3EAB0B06C0168FCE3FF9942DBF08123EC0BB043D3F35D7C6BF9CE70940D6520CBEF7711BC080C2A33F"> : tensor<77xf32>
  %1 = util.unfoldable_constant dense<"0x2DB434408E1D083FCC4AE1BFA15BF93FC7F7AFBEC2AB28C0E94E893FAA0A9CBFE14D1F4081114A3EB10B06C00B8FCE3F11952DBF0E123EC0A4043D3F41D7C6BF96E7094034530CBEFD711BC074C2A33F1F9781BFA7872C40EED6CE3ED7A3F1BF9602E93FF45BF1BE48D830C0BBEB713FB663ACBF5C2117404D928E3D37380EC0FF35BE3F27474EBF6DC139408D521C3F4C30D7BF11BB0140C78D87BE829E23C06969933F2AF091BF215B2440C0728D3E71FE00C08AA9D83F116019BFCE0439C0A439513FC1BCBCBFD6F40E40D1FC6DBDBD6416C0F4DCAD3F3EF96EBFE7943140ED40F73E5789E7BF161DF33FF5F1C8BE08CB2BC05D10833F3649A2BF9C2E1C40261D183EF72A09C07F50C83F27123ABFADCE3E408D87303FCC15CDBF50C806408F473EBE42911EC0E8839D3FAAD587BF61682940"> : tensor<77xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<77xf32>, tensor<77xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<77xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<77xf32>, tensor<77xf32>
  }
  check.expect_eq_const(%r#1, dense<"0x165ABA3FF9FE55BF78D33740BC9A143F350CDBBF389AFF3F68FD96BE778C25C0808D8F3F13CC95BF2D6D224038067C3E66EC02C0A2CDD43FE21721BFC2F23AC0D281493FAA98C0BFE2060D40F0BCB4BDB15218C00B01AA3F10B176BFF3A62F4048D1E73E4065EBBF2C41EF3F9861D8BEFCB82DC0E8687E3F1E25A6BFA7401A40C07BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D8265DBE377F20C000A8993F93B18BBF6D7A27401C6DA63E4CBEFBBF22E8DE3FE3E20CBF82E535C0D2B65D3F2A7EB6BF2214124080A718BC714513C08B1BB43F107C62BF33B43440A41D083FC04AE1BFAC5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40E0114A3EAB0B06C0168FCE3FF9942DBF08123EC0BC043D3F35D7C6BF9CE70940D8520CBEF7711BC080C2A33F"> : tensor<77xf32>) : tensor<77xf32>
  check.expect_eq_const(%r#2, dense<"0x2DB434408F1D083FCC4AE1BFA15BF93FC8F7AFBEC2AB28C0EA4E893FAA0A9CBFE14D1F4080114A3EB10B06C00B8FCE3F10952DBF0F123EC0A4043D3F41D7C6BF96E7094030530CBEFE711BC074C2A33F1F9781BFA7872C40F0D6CE3ED6A3F1BF9602E93FF45BF1BE48D830C0BCEB713FB663ACBF5C21174050928E3D37380EC0FF35BE3F28474EBF6DC139408D521C3F4C30D7BF11BB0140C88D87BE829E23C06969933F2AF091BF215B2440C0728D3E71FE00C08AA9D83F106019BFCF0439C0A539513FC1BCBCBFD6F40E40E0FC6DBDBE6416C0F4DCAD3F3EF96EBFE7943140EC40F73E5689E7BF161DF33FF4F1C8BE08CB2BC05D10833F3649A2BF9C2E1C40281D183EF72A09C07F50C83F28123ABFADCE3E408D87303FCC15CDBF50C8064090473EBE42911EC0E8839D3FAAD587BF61682940"> : tensor<77xf32>) : tensor<77xf32>
  return
}
func.func @keeps_f32_77_traced() {
  %0 = util.unfoldable_constant dense<"0x165ABA3FF9FE55BF78D33740BC9A143F350CDBBF389AFF3F6AFD96BE778C25C0808D8F3F13CC95BF2D6D22403B067C3E66EC02C0A2CDD43FE21721BFC2F23AC0D281493FAA98C0BFE2060D40F5BCB4BDB15218C00B01AA3F10B176BFF3A62F404AD1E73E4065EBBF2D41EF3F9861D8BEFCB82DC0E9687E3F1E25A6BFA7401A40BF7BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D5265DBE377F20C000A8993F93B18BBF6D7A27401D6DA63E4CBEFBBF22E8DE3FE3E20CBF82E535C0D2B65D3F2A7EB6BF22141240B2A718BC714513C08B1BB43F107C62BF33B43440A51D083FC04AE1BFAD5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40DF114A3EAB0B06C0168FCE3FF9942DBF08123EC0BB043D3F35D7C6BF9CE70940D6520CBEF7711BC080C2A33F"> : tensor<77xf32>
  %1 = util.unfoldable_constant dense<"0x2DB434408E1D083FCC4AE1BFA15BF93FC7F7AFBEC2AB28C0E94E893FAA0A9CBFE14D1F4081114A3EB10B06C00B8FCE3F11952DBF0E123EC0A4043D3F41D7C6BF96E7094034530CBEFD711BC074C2A33F1F9781BFA7872C40EED6CE3ED7A3F1BF9602E93FF45BF1BE48D830C0BBEB713FB663ACBF5C2117404D928E3D37380EC0FF35BE3F27474EBF6DC139408D521C3F4C30D7BF11BB0140C78D87BE829E23C06969933F2AF091BF215B2440C0728D3E71FE00C08AA9D83F116019BFCE0439C0A439513FC1BCBCBFD6F40E40D1FC6DBDBD6416C0F4DCAD3F3EF96EBFE7943140ED40F73E5789E7BF161DF33FF5F1C8BE08CB2BC05D10833F3649A2BF9C2E1C40261D183EF72A09C07F50C83F27123ABFADCE3E408D87303FCC15CDBF50C806408F473EBE42911EC0E8839D3FAAD587BF61682940"> : tensor<77xf32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<77xf32>, tensor<77xf32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<77xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<77xf32>, tensor<77xf32>
  }
  check.expect_eq_const(%r#1, dense<"0x165ABA3FF9FE55BF78D33740BC9A143F350CDBBF389AFF3F68FD96BE778C25C0808D8F3F13CC95BF2D6D224038067C3E66EC02C0A2CDD43FE21721BFC2F23AC0D281493FAA98C0BFE2060D40F0BCB4BDB15218C00B01AA3F10B176BFF3A62F4048D1E73E4065EBBF2C41EF3F9861D8BEFCB82DC0E8687E3F1E25A6BFA7401A40C07BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D8265DBE377F20C000A8993F93B18BBF6D7A27401C6DA63E4CBEFBBF22E8DE3FE3E20CBF82E535C0D2B65D3F2A7EB6BF2214124080A718BC714513C08B1BB43F107C62BF33B43440A41D083FC04AE1BFAC5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40E0114A3EAB0B06C0168FCE3FF9942DBF08123EC0BC043D3F35D7C6BF9CE70940D8520CBEF7711BC080C2A33F"> : tensor<77xf32>) : tensor<77xf32>
  check.expect_eq_const(%r#2, dense<"0x2DB434408F1D083FCC4AE1BFA15BF93FC8F7AFBEC2AB28C0EA4E893FAA0A9CBFE14D1F4080114A3EB10B06C00B8FCE3F10952DBF0F123EC0A4043D3F41D7C6BF96E7094030530CBEFE711BC074C2A33F1F9781BFA7872C40F0D6CE3ED6A3F1BF9602E93FF45BF1BE48D830C0BCEB713FB663ACBF5C21174050928E3D37380EC0FF35BE3F28474EBF6DC139408D521C3F4C30D7BF11BB0140C88D87BE829E23C06969933F2AF091BF215B2440C0728D3E71FE00C08AA9D83F106019BFCF0439C0A539513FC1BCBCBFD6F40E40E0FC6DBDBE6416C0F4DCAD3F3EF96EBFE7943140EC40F73E5689E7BF161DF33FF4F1C8BE08CB2BC05D10833F3649A2BF9C2E1C40281D183EF72A09C07F50C83F28123ABFADCE3E408D87303FCC15CDBF50C8064090473EBE42911EC0E8839D3FAAD587BF61682940"> : tensor<77xf32>) : tensor<77xf32>
  return
}
func.func @turns_f32_77() {
  %0 = util.unfoldable_constant dense<"0x165ABA3FF9FE55BF78D33740BC9A143F350CDBBF389AFF3F6AFD96BE778C25C0808D8F3F13CC95BF2D6D22403B067C3E66EC02C0A2CDD43FE21721BFC2F23AC0D281493FAA98C0BFE2060D40F5BCB4BDB15218C00B01AA3F10B176BFF3A62F404AD1E73E4065EBBF2D41EF3F9861D8BEFCB82DC0E9687E3F1E25A6BFA7401A40BF7BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D5265DBE377F20C000A8993F93B18BBF6D7A27401D6DA63E4CBEFBBF22E8DE3FE3E20CBF82E535C0D2B65D3F2A7EB6BF22141240B2A718BC714513C08B1BB43F107C62BF33B43440A51D083FC04AE1BFAD5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40DF114A3EAB0B06C0168FCE3FF9942DBF08123EC0BB043D3F35D7C6BF9CE70940D6520CBEF7711BC080C2A33F"> : tensor<77xf32>
  %1 = util.unfoldable_constant dense<"0x2DB434408E1D083FCC4AE1BFA15BF93FC7F7AFBEC2AB28C0E94E893FAA0A9CBFE14D1F4081114A3EB10B06C00B8FCE3F11952DBF0E123EC0A4043D3F41D7C6BF96E7094034530CBEFD711BC074C2A33F1F9781BFA7872C40EED6CE3ED7A3F1BF9602E93FF45BF1BE48D830C0BBEB713FB663ACBF5C2117404D928E3D37380EC0FF35BE3F27474EBF6DC139408D521C3F4C30D7BF11BB0140C78D87BE829E23C06969933F2AF091BF215B2440C0728D3E71FE00C08AA9D83F116019BFCE0439C0A439513FC1BCBCBFD6F40E40D1FC6DBDBD6416C0F4DCAD3F3EF96EBFE7943140ED40F73E5789E7BF161DF33FF5F1C8BE08CB2BC05D10833F3649A2BF9C2E1C40261D183EF72A09C07F50C83F27123ABFADCE3E408D87303FCC15CDBF50C806408F473EBE42911EC0E8839D3FAAD587BF61682940"> : tensor<77xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<77xf32>, tensor<77xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0] : tensor<77xf32>
    %b = stablehlo.subtract %s, %c : tensor<77xf32>
    %d = stablehlo.add %c, %b : tensor<77xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<77xf32>, tensor<77xf32>
  }
  check.expect_eq_const(%r#1, dense<"0x7F9815441053A8451EC617451AC617459CE705C4E7595AC586590D46F8CCC9C5DCF3CFC410464345F6602643F5602643F6D92EC5FADCB3C50403D4457E3E08C606266F450B985744FCF902C500FA02C5001D9EC518D084C3FF528D45F48BC344F08BC34410F4AEC4062D88C5FBB2FF4506CDE4C5F942A345EE450D4551682EC454682EC414DA64C5D08B8D44F402B945E6253945E4253945B5F1D0BF20FA38C522FA38C5121DB9C54A348DC4D8A5644561172F445F172F442A7A0DC5172DA3C5E8B2E4451ACDFFC5E8428845978BAE446834C3C46D34C3C41D6D8DC5342E8643E2029E45C3250345C0250345FD6858C442FA6EC56F310846221DD4C5DCF2B345B9A52E45BCA423C3BCA423C34C7A43C5624BD044DAB2C94595660DC6AA855A45AA160544569A17C55A9A17C52E6DA8C571E914C4"> : tensor<77xf32>) : tensor<77xf32>
  check.expect_eq_const(%r#2, dense<"0xFEDAB943641B5045CC76BB44CF76BB44AF24A5C3920407C5B9BDAE45906479C5184980C4EE76F144416FCB42B46FCB420409D8C47D645EC5C20D83453C62A8C58ABB13452F6E0544E008A2C4DE08A2C46C6443C5964622C39ABB2E45706E71447A6E7144781158C45C6428C5D40D9E452B628DC5ACBB49455CB7AE447E22D8C36422D8C348640DC5E36E2F44BDBB64457EB7E44482B7E444C88D87BE74C8E4C46EC8E4C435C464C5C9102EC4D05B0D459CDED743B6DED7434DC8AEC426C449C5EE5D8D4512129EC5E55B284594EF57445C9071C4549071C414C42EC507BF2743F25B4345EBF7A144EFF7A144129005C402C413C5005EA845FE1183C5045C5E4512F8D744D07ECCC25C7ECCC2DF87F1C424F88044185C7945F4C1AEC519FC0645E8E0A443BF87BBC4BD87BBC4DC2350C5C61EB7C3"> : tensor<77xf32>) : tensor<77xf32>
  return
}
func.func @turns_f32_77_traced() {
  %0 = util.unfoldable_constant dense<"0x165ABA3FF9FE55BF78D33740BC9A143F350CDBBF389AFF3F6AFD96BE778C25C0808D8F3F13CC95BF2D6D22403B067C3E66EC02C0A2CDD43FE21721BFC2F23AC0D281493FAA98C0BFE2060D40F5BCB4BDB15218C00B01AA3F10B176BFF3A62F404AD1E73E4065EBBF2D41EF3F9861D8BEFCB82DC0E9687E3F1E25A6BFA7401A40BF7BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D5265DBE377F20C000A8993F93B18BBF6D7A27401D6DA63E4CBEFBBF22E8DE3FE3E20CBF82E535C0D2B65D3F2A7EB6BF22141240B2A718BC714513C08B1BB43F107C62BF33B43440A51D083FC04AE1BFAD5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40DF114A3EAB0B06C0168FCE3FF9942DBF08123EC0BB043D3F35D7C6BF9CE70940D6520CBEF7711BC080C2A33F"> : tensor<77xf32>
  %1 = util.unfoldable_constant dense<"0x2DB434408E1D083FCC4AE1BFA15BF93FC7F7AFBEC2AB28C0E94E893FAA0A9CBFE14D1F4081114A3EB10B06C00B8FCE3F11952DBF0E123EC0A4043D3F41D7C6BF96E7094034530CBEFD711BC074C2A33F1F9781BFA7872C40EED6CE3ED7A3F1BF9602E93FF45BF1BE48D830C0BBEB713FB663ACBF5C2117404D928E3D37380EC0FF35BE3F27474EBF6DC139408D521C3F4C30D7BF11BB0140C78D87BE829E23C06969933F2AF091BF215B2440C0728D3E71FE00C08AA9D83F116019BFCE0439C0A439513FC1BCBCBFD6F40E40D1FC6DBDBD6416C0F4DCAD3F3EF96EBFE7943140ED40F73E5789E7BF161DF33FF5F1C8BE08CB2BC05D10833F3649A2BF9C2E1C40261D183EF72A09C07F50C83F27123ABFADCE3E408D87303FCC15CDBF50C806408F473EBE42911EC0E8839D3FAAD587BF61682940"> : tensor<77xf32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<77xf32>, tensor<77xf32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0] : tensor<77xf32>
    %b = stablehlo.subtract %s, %c : tensor<77xf32>
    %d = stablehlo.add %c, %b : tensor<77xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<77xf32>, tensor<77xf32>
  }
  check.expect_eq_const(%r#1, dense<"0x7F9815441053A8451EC617451AC617459CE705C4E7595AC586590D46F8CCC9C5DCF3CFC410464345F6602643F5602643F6D92EC5FADCB3C50403D4457E3E08C606266F450B985744FCF902C500FA02C5001D9EC518D084C3FF528D45F48BC344F08BC34410F4AEC4062D88C5FBB2FF4506CDE4C5F942A345EE450D4551682EC454682EC414DA64C5D08B8D44F402B945E6253945E4253945B5F1D0BF20FA38C522FA38C5121DB9C54A348DC4D8A5644561172F445F172F442A7A0DC5172DA3C5E8B2E4451ACDFFC5E8428845978BAE446834C3C46D34C3C41D6D8DC5342E8643E2029E45C3250345C0250345FD6858C442FA6EC56F310846221DD4C5DCF2B345B9A52E45BCA423C3BCA423C34C7A43C5624BD044DAB2C94595660DC6AA855A45AA160544569A17C55A9A17C52E6DA8C571E914C4"> : tensor<77xf32>) : tensor<77xf32>
  check.expect_eq_const(%r#2, dense<"0xFEDAB943641B5045CC76BB44CF76BB44AF24A5C3920407C5B9BDAE45906479C5184980C4EE76F144416FCB42B46FCB420409D8C47D645EC5C20D83453C62A8C58ABB13452F6E0544E008A2C4DE08A2C46C6443C5964622C39ABB2E45706E71447A6E7144781158C45C6428C5D40D9E452B628DC5ACBB49455CB7AE447E22D8C36422D8C348640DC5E36E2F44BDBB64457EB7E44482B7E444C88D87BE74C8E4C46EC8E4C435C464C5C9102EC4D05B0D459CDED743B6DED7434DC8AEC426C449C5EE5D8D4512129EC5E55B284594EF57445C9071C4549071C414C42EC507BF2743F25B4345EBF7A144EFF7A144129005C402C413C5005EA845FE1183C5045C5E4512F8D744D07ECCC25C7ECCC2DF87F1C424F88044185C7945F4C1AEC519FC0645E8E0A443BF87BBC4BD87BBC4DC2350C5C61EB7C3"> : tensor<77xf32>) : tensor<77xf32>
  return
}
func.func @behind_f32_77() {
  %0 = util.unfoldable_constant dense<"0x165ABA3FF9FE55BF78D33740BC9A143F350CDBBF389AFF3F6AFD96BE778C25C0808D8F3F13CC95BF2D6D22403B067C3E66EC02C0A2CDD43FE21721BFC2F23AC0D281493FAA98C0BFE2060D40F5BCB4BDB15218C00B01AA3F10B176BFF3A62F404AD1E73E4065EBBF2D41EF3F9861D8BEFCB82DC0E9687E3F1E25A6BFA7401A40BF7BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D5265DBE377F20C000A8993F93B18BBF6D7A27401D6DA63E4CBEFBBF22E8DE3FE3E20CBF82E535C0D2B65D3F2A7EB6BF22141240B2A718BC714513C08B1BB43F107C62BF33B43440A51D083FC04AE1BFAD5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40DF114A3EAB0B06C0168FCE3FF9942DBF08123EC0BB043D3F35D7C6BF9CE70940D6520CBEF7711BC080C2A33F"> : tensor<77xf32>
  %1 = util.unfoldable_constant dense<"0x2DB434408E1D083FCC4AE1BFA15BF93FC7F7AFBEC2AB28C0E94E893FAA0A9CBFE14D1F4081114A3EB10B06C00B8FCE3F11952DBF0E123EC0A4043D3F41D7C6BF96E7094034530CBEFD711BC074C2A33F1F9781BFA7872C40EED6CE3ED7A3F1BF9602E93FF45BF1BE48D830C0BBEB713FB663ACBF5C2117404D928E3D37380EC0FF35BE3F27474EBF6DC139408D521C3F4C30D7BF11BB0140C78D87BE829E23C06969933F2AF091BF215B2440C0728D3E71FE00C08AA9D83F116019BFCE0439C0A439513FC1BCBCBFD6F40E40D1FC6DBDBD6416C0F4DCAD3F3EF96EBFE7943140ED40F73E5789E7BF161DF33FF5F1C8BE08CB2BC05D10833F3649A2BF9C2E1C40261D183EF72A09C07F50C83F27123ABFADCE3E408D87303FCC15CDBF50C806408F473EBE42911EC0E8839D3FAAD587BF61682940"> : tensor<77xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<77xf32>, tensor<77xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<77xf32>
    %s = stablehlo.reverse %a, dims = [0] : tensor<77xf32>
    %d = stablehlo.add %b, %s : tensor<77xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<77xf32>, tensor<77xf32>
  }
  check.expect_eq_const(%r#1, dense<"0x80C2A3BFF7711B40E0520C3E9CE709C035D7C63FB8043DBF08123E40F8942D3F168FCEBFAA0B0640E0114ABEE74D1FC09E0A9C3FF44E89BFBCAB284098F7AF3EAD5BF9BFC04AE13FA81D08BF33B434C0127C623F8B1BB4BF7145134000A8183C221412C0297EB63FD0B65DBF82E53540E4E20C3F22E8DEBF4DBEFB3F206DA6BE6D7A27C092B18B3F00A899BF367F2040E0265D3E5CDA04C0B5F1D03FB8CF28BFB8E03CC0F8C9413F9674C4BFEA180B40C07BF2BDA7401AC01E25A63FE8687EBFFCB82D409861D83E2D41EFBF4165EB3F50D1E7BEF3A62FC012B1763F0B01AABFB052184000BDB43DE2060DC0A998C03FD08149BFC2F23A40E217213FA2CDD4BF66EC024040067CBE2D6D22C012CC953F808D8FBF768C254068FD963E389AFFBF350CDB3FB89A14BF78D337C0F8FE553F165ABABF"> : tensor<77xf32>) : tensor<77xf32>
  check.expect_eq_const(%r#2, dense<"0x616829C0AAD5873FE7839DBF42911E4090473E3E4FC806C0CC15CD3F8E8730BFADCE3EC024123A3F7F50C8BFF72A0940281D18BE9C2E1CC03649A23F5D1083BF08CB2B40F4F1C83E181DF3BF5689E73FE840F7BEE79431C03EF96E3FF3DCADBFBE641640C0FC6D3DD6F40EC0C1BCBC3FA43951BFCF0439401260193F8BA9D8BF71FE0040C4728DBE215B24C028F0913F686993BF829E2340C88D873E10BB01C04C30D73F8E521CBF6DC139C024474E3FFF35BEBF37380E4050928EBD5C2117C0B663AC3FBCEB71BF48D83040F85BF13E9802E9BFD6A3F13FECD6CEBEA7872CC01D97813F73C2A3BFFE711B4028530C3E96E709C041D7C63FA4043DBF0F123E4010952D3F0C8FCEBFB10B064088114ABEE14D1FC0A80A9C3FEA4E89BFC2AB2840C8F7AF3E9F5BF9BFCC4AE13F901D08BF2DB434C0"> : tensor<77xf32>) : tensor<77xf32>
  return
}
func.func @behind_f32_77_traced() {
  %0 = util.unfoldable_constant dense<"0x165ABA3FF9FE55BF78D33740BC9A143F350CDBBF389AFF3F6AFD96BE778C25C0808D8F3F13CC95BF2D6D22403B067C3E66EC02C0A2CDD43FE21721BFC2F23AC0D281493FAA98C0BFE2060D40F5BCB4BDB15218C00B01AA3F10B176BFF3A62F404AD1E73E4065EBBF2D41EF3F9861D8BEFCB82DC0E9687E3F1E25A6BFA7401A40BF7BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D5265DBE377F20C000A8993F93B18BBF6D7A27401D6DA63E4CBEFBBF22E8DE3FE3E20CBF82E535C0D2B65D3F2A7EB6BF22141240B2A718BC714513C08B1BB43F107C62BF33B43440A51D083FC04AE1BFAD5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40DF114A3EAB0B06C0168FCE3FF9942DBF08123EC0BB043D3F35D7C6BF9CE70940D6520CBEF7711BC080C2A33F"> : tensor<77xf32>
  %1 = util.unfoldable_constant dense<"0x2DB434408E1D083FCC4AE1BFA15BF93FC7F7AFBEC2AB28C0E94E893FAA0A9CBFE14D1F4081114A3EB10B06C00B8FCE3F11952DBF0E123EC0A4043D3F41D7C6BF96E7094034530CBEFD711BC074C2A33F1F9781BFA7872C40EED6CE3ED7A3F1BF9602E93FF45BF1BE48D830C0BBEB713FB663ACBF5C2117404D928E3D37380EC0FF35BE3F27474EBF6DC139408D521C3F4C30D7BF11BB0140C78D87BE829E23C06969933F2AF091BF215B2440C0728D3E71FE00C08AA9D83F116019BFCE0439C0A439513FC1BCBCBFD6F40E40D1FC6DBDBD6416C0F4DCAD3F3EF96EBFE7943140ED40F73E5789E7BF161DF33FF5F1C8BE08CB2BC05D10833F3649A2BF9C2E1C40261D183EF72A09C07F50C83F27123ABFADCE3E408D87303FCC15CDBF50C806408F473EBE42911EC0E8839D3FAAD587BF61682940"> : tensor<77xf32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<77xf32>, tensor<77xf32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<77xf32>
    %s = stablehlo.reverse %a, dims = [0] : tensor<77xf32>
    %d = stablehlo.add %b, %s : tensor<77xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<77xf32>, tensor<77xf32>
  }
  check.expect_eq_const(%r#1, dense<"0x80C2A3BFF7711B40E0520C3E9CE709C035D7C63FB8043DBF08123E40F8942D3F168FCEBFAA0B0640E0114ABEE74D1FC09E0A9C3FF44E89BFBCAB284098F7AF3EAD5BF9BFC04AE13FA81D08BF33B434C0127C623F8B1BB4BF7145134000A8183C221412C0297EB63FD0B65DBF82E53540E4E20C3F22E8DEBF4DBEFB3F206DA6BE6D7A27C092B18B3F00A899BF367F2040E0265D3E5CDA04C0B5F1D03FB8CF28BFB8E03CC0F8C9413F9674C4BFEA180B40C07BF2BDA7401AC01E25A63FE8687EBFFCB82D409861D83E2D41EFBF4165EB3F50D1E7BEF3A62FC012B1763F0B01AABFB052184000BDB43DE2060DC0A998C03FD08149BFC2F23A40E217213FA2CDD4BF66EC024040067CBE2D6D22C012CC953F808D8FBF768C254068FD963E389AFFBF350CDB3FB89A14BF78D337C0F8FE553F165ABABF"> : tensor<77xf32>) : tensor<77xf32>
  check.expect_eq_const(%r#2, dense<"0x616829C0AAD5873FE7839DBF42911E4090473E3E4FC806C0CC15CD3F8E8730BFADCE3EC024123A3F7F50C8BFF72A0940281D18BE9C2E1CC03649A23F5D1083BF08CB2B40F4F1C83E181DF3BF5689E73FE840F7BEE79431C03EF96E3FF3DCADBFBE641640C0FC6D3DD6F40EC0C1BCBC3FA43951BFCF0439401260193F8BA9D8BF71FE0040C4728DBE215B24C028F0913F686993BF829E2340C88D873E10BB01C04C30D73F8E521CBF6DC139C024474E3FFF35BEBF37380E4050928EBD5C2117C0B663AC3FBCEB71BF48D83040F85BF13E9802E9BFD6A3F13FECD6CEBEA7872CC01D97813F73C2A3BFFE711B4028530C3E96E709C041D7C63FA4043DBF0F123E4010952D3F0C8FCEBFB10B064088114ABEE14D1FC0A80A9C3FEA4E89BFC2AB2840C8F7AF3E9F5BF9BFCC4AE13F901D08BF2DB434C0"> : tensor<77xf32>) : tensor<77xf32>
  return
}
func.func @leaps_f32_1023() {
  %0 = util.unfoldable_constant dense<"0x165ABA3FF9FE55BF78D33740BC9A143F350CDBBF389AFF3F6AFD96BE778C25C0808D8F3F13CC95BF2D6D22403B067C3E66EC02C0A2CDD43FE21721BFC2F23AC0D281493FAA98C0BFE2060D40F5BCB4BDB15218C00B01AA3F10B176BFF3A62F404AD1E73E4065EBBF2D41EF3F9861D8BEFCB82DC0E9687E3F1E25A6BFA7401A40BF7BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D5265DBE377F20C000A8993F93B18BBF6D7A27401D6DA63E4CBEFBBF22E8DE3FE3E20CBF82E535C0D2B65D3F2A7EB6BF22141240B2A718BC714513C08B1BB43F107C62BF33B43440A51D083FC04AE1BFAD5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40DF114A3EAB0B06C0168FCE3FF9942DBF08123EC0BB043D3F35D7C6BF9CE70940D6520CBEF7711BC080C2A33F139781BFAD872C401DD7CE3ECCA3F1BFA102E93FC55BF1BE42D830C0D2EB713FAA63ACBF6221174008938E3D31380EC00B36BE3F10474EBF73C13940A5521C3F4030D7BF16BB0140988D87BE7C9E23C07469933F1FF091BF275B2440EF728D3E6CFE00C096A9D83FF95F19BFC80439C0BB39513FB5BCBCBFDCF40E405BFB6DBDB76416C000DDAD3F27F96EBFED9431401C41F73E4C89E7BF211DF33FC6F1C8BE02CB2BC06910833F2A49A2BFA22E1C40831D183EF12A09C08B50C83F10123ABFB3CE3E40A587303FC115CDBF56C8064031473EBE3D911EC0F4839D3F9FD587BF67682940EFDCB53E57E2F7BF16C4E23FFA2A05BF88F733C0BB6E653F35A2B2BF1C02144045A9AA3C775711C07FF7B73F27C45ABF2DA236408ED50F3FCC6EDDBFA137FD3FC687A0BEC2BD26C0E92A8D3FAA2E98BFE23B214083F1683EB11D04C00B6BD23F10DD25BF0D243CC0A4BC443F41FBC2BF96D50B4064E6DABDFD8319C0749EA73F3D767BBFA7752E40EE46DE3ED7C7EDBF96DEEC3FF4EBE1BE48EA2EC0BBA3793FB587A8BF5C0F19405052CC3D374A0CC0FF11C23F278F46BF6DAF3B408E0A243F4C54D3BF11A903408D3B70BE82B021C06945973F2A148EBF22492640C1E29C3EE320FEBF8B85DC3F10A811BFCE1637C0A4F1583FC1E0B8BFD6E2104097F9E4BCBD7614C0F4B8B13F3E4167BFE78233407758033F57ADE3BF16F9F63FF481B9BE08DD29C05DEC863F356D9EBF9C1C1E4027FD363EF73C07C07F2CCC3F275A32BF53433FC08E3F383FCC39C9BF51B608408E671FBE42A31CC0E95FA13FAAF983BF61562B40C14CC53E6306F4BF0BA0E63F21E6FABE8E0932C0A4266D3F41C6AEBF16F0154032D3503D7D690FC074D3BB3F3E0C53BF27903840778D173FD792D9BFCB890040F41791BEC8CF24C0DD06913FB65294BFDC29234093E8833EB72F02C0FF46D63F27251EBF13363AC08D744C3F4C1FBFBF91C30D401D279DBD029617C0697AAB3F55BE73BFA1633040C0B6ED3EE3EBE9BF8ABAF03F227CD2BE4EFC2CC0D2AD803FC1ABA4BF56FD1A40CC08053E3D5C0AC0F4EDC53F3ED73EBF679D3D4077C22B3F5778CFBF0B970540E95B51BE88C21FC05D219B3F36388ABF1C3728409352AC3EEE44FABF7F61E03F28F009BFD32835C08DA9603FCC04B5BFD0D01240371C103BC28812C0E894B53F55895FBFE170354060100B3F63D1DFBF0AD5FA3F2212AABE0EEF27C052C88A3F41919ABF960A2040CBDC553EFD4E05C07408D03F3EA22ABF59553DC076F73F3FD85DC5BF4BA40A40EA8700BE48B51AC0DD3BA53FB61D80BF5C442D4093BCD43E6E2AF0BFFF7BEA3F4F76EBBE931B30C08DDE743F4CEAAABF10DE1740E028A63D827B0DC068AFBF3F55544BBF217E3A4060451F3FE3B6D5BFC577024022A881BECEE122C0D2E2943FC17690BFD61725406558933EBD4100C0F422DA3F3E6D16BF194838C0762C543F5843BBBF8BB10F40ABCF3EBD08A815C05D56AF3F6C066CBF9C5132409226FD3EEE0FE6BF7F96F43F500CC3BE530E2BC0C689843FCCCFA0BF50EB1C406FE8233E426E08C0E8C9C93F551F37BF618B3F40607A333F639CCBBF05850740457C32BE8ED41DC052FD9E3F415C86BF16252A4065C2BB3EFA68F6BF743DE43F3F3802BFD93A33C07661683FD828B1BFCBBE14405280043DC89A10C0DD70B93F6CD157BFDC5E374049C8123F6EF5DBBFFFB0FE3F50A29ABE130126C046A48E3F4DB596BF90F821406FBC743E026103C068E4D33F55EA22BF5F673BC05FAF473FE381C1BF45920C408C50C3BD4EC718C0D217A93F838378BF56322F40642CE43E7A4EECBFF357EE3F7E06DCBE992D2EC076967C3F580EA7BF0BCC194028E8E33D888D0BC05D8BC33F6C9C43BF1C6C3C4049FD263FEEDAD1BFBF650440A17064BED3F320C0C6BE983FCD9A8CBFD005274037C8A23E85A7FCBFE8FEDD3F55B50EBF1F5A36C05FE45B3F6367B7BF859F114037A286BC0EBA13C05132B33F834E64BF963F3440324B063FFA33E2BF7372F83F7E9CB3BE592029C0BB65883FD8F39CBF4BD91E4013C8423E488006C0DDA5CD3F6C672FBFA4863EC049323B3F6FC0C7BFFF720940A29C13BE94E61BC046D9A23F4D8082BF10132C403732CB3E058DF2BF6819E83FAB00F5BEDF4C31C05F19703FE34CADBFC5AC1640E1FE7F3DCEAC0EC0D14CBD3F831950BFD64C394032801A3F7A19D8BF7A4601407E328BBE191324C03B80923F58D992BF8BE6234009CE893E087301C05DC0D73F6C321BBF657939C048674F3FEFA5BDBF3F800E40459185BD54D916C0C6F3AC3F9ACB70BF50203140369CF33E8572E8BFE833F23FAC96CCBE9F3F2CC02F27823F6332A3BF05BA1B40B8D3103E8E9F09C05167C73F83E43BBF165A3E4032B52E3FFAFECDBFBA530640FD9045BED9051FC0BB9A9C3FD8BE88BFCBF328400938B23E91CBF8BFDDDAE13F6DFD06BF256C34C0489C633F6F8BB3BF7F8D1340CDB5603C14CC11C0460EB73F9A965CBF902D36401B030E3F0558DEBF684EFC3FAC2CA4BE5F3227C0AF418C3FE31799BF45C72040B7A7613E4E9204C0D181D13F83AF27BFAA983CC031EA423F7AE4C3BFFA600B40FC79E9BD99F819C03BB5A63FB0487DBF0A012E4008A2DA3E11B1EEBF5CF5EB3FD990E5BEE55E2FC048D1773FEF70A9BFBF9A1840B8BEBD3DD4BE0CC0C628C13F9A6148BFD03A3B401B38223F853DD4BF74340340598577BE1F2522C02F5C963F64FD8EBF85D42540DB3D993E1C0AFFBF519CDB3F837A13BF6A8B37C0311F573FFAC9B9BF396E1040FBA30FBD59EB14C0BBCFB03FB11369BF4A0E33400486013F9196E4BFDC0FF63FDA26BDBEA5512AC02403863F6F569FBFFFA71D405BB32F3E94B107C04643CB3F9A2C34BFF0B73FC01B6D363F0623CABFB44108405AB126BEDF171DC0AF76A03FE4E284BFC5E12A40DBA7C13E9CEFF4BFD1B6E53F078BFEBE2A7E32C031546B3F7AAFAFBF797B154002AC333D19DE0FC03AEABA3FB1DE54BF8A1B384004BB153F117CDABF2E150040DABC94BE654425C0A41D903FEF3B95BF3FB52240AD43803E54A402C0C65DD53F9AF71FBFB0AA3AC01AA24A3F8608C0BFF44E0D40B4BAABBD9F0A18C02F91AA3FC89075BF05EF2F40DA11EA3E1CD5EABF51D1EF3F0821D6BEEA702DC031897F3FFA94A5BFB9881A40007EFB3DD9D00AC0BA04C53FB1A940BFCA283D4004F0293F9161D0BF6E220540B5A558BE253720C024389A3F6F218BBF7FC22740ADADA83E282EFBBF4678DF3F9AC20BBF709D35C01AD75E3F06EEB5BF345C12405F2BA1BB5FFD12C0AFABB43FC85B61BF45FC3440ED3D093F9CBAE0BFD1EBF93F08B7ADBEAA6328C018DF893F7A7A9BBFF9951F40FF924E3E99C305C03A1FCF3FB1742CBFF6C93DC004253E3F1147C6BFAE2F0A40B6D107BEE5291BC0A452A43FEF0681BFBFCF2C40AD17D13EA813F1BFC592E93F351BEFBE309030C01A0C733F86D3ABBF746917404995973D1FF00DC02FC6BE3FC8264DBF85093A40ED721D3F1CA0D6BF28030240084D85BE6A5623C098F9933FFB5F91BF39A324407FB38F3E5AB600C0BA39D93FB13F18BFB6BC38C0035A523F912CBCBFEE3C0F40DAF65BBDA51C16C0246DAE3FDFD86DBFFFDC3140AC81F93E28F9E6BF45ADF33F36B1C6BEF0822BC08DA0833F06B9A1BFB4761C40A49E1C3EDFE208C0AFE0C83FC8F138BFC5163F40EDA7313F9D85CCBF6810074011C639BE2A491EC018149E3F7B4587BF79B029407F1DB83E3352F7BF3A54E33FB20A04BF76AF33C0038F663F1112B2BF2E4A144046B2CE3C650F11C0A387B83FDFA359BF3FEA3640D6F5103FA8DEDCBFC5C7FD3F36479EBEB07526C00DBB8D3F869E97BFF4832140A3726D3E9FD503C02FFBD23FC8BC24BFFBDB3BC0ECDC453F1D6BC2BFA81D0C4024E4D1BDEB3B19C0982EA83FF5557ABFB9BD2E407E87E03EB337EDBFBA6EED3F63ABDFBE36A22EC003C47A3F91F7A7BF6E5719409054D53D25020CC023A2C23FDF6E45BF7FF73B40D62A253F28C4D2BF23F103406DBA6BBE706821C08DD5973F06848DBF3491264051239F3EBF90FDBFAF15DD3FC88710BFBCCE36C0EC115A3F9D50B8BFE82A114096F0C0BCAB2E14C01849B23FF62066BFF9CA3340BF78043F331DE3BF3A89F73F6441B7BEF69429C0817C873F11DD9DBFAE641E40477E3B3EE5F406C0A3BCCC3FDF3931BF41FB3EC0D65F393FA8A9C8BF63FE08406EE61ABE305B1CC00DF0A13F866983BF739E2B40518DC73E3F76F3BF2F30E73F91A5F8BE7CC131C0EC466E3F1D36AEBF28381640B2D7623D6B210FC09863BC3FF6EB51BF39D83840BFAD183FB302D9BFDDD1004064D78EBEB68724C00197913F92C293BFEE7123402329863EA5E701C023D7D63FDF041DBF01EE39C0D5944D3F288FBEBFA30B0E40DD2494BDF04D17C08D0AAC3F0D9E72BFB3AB304050F7EF3EBF5BE9BFAE4AF13F923BD0BE3CB42CC0F63D813F9D1BA4BF68451B40EC89093E2B140AC0187EC63FF6B63DBF79E53D40BFE22C3F33E8CEBF1DDF0540C9DA4CBE767A1FC081B19B3F12A889BF2E7F28402393AE3ECAB4F9BFA3F1E03FDFCF08BFC1E034C0D5C9613FA874B4BFE21813401F32D83BB04012C00C25B63F0D695EBFF3B83540A8300C3F3F41DFBF2E65FB3F92D1A7BEFCA627C076588B3F1D019ABFA8522040EB5D5A3EEB0605C09898D03FF68129BF470D3DC0BF17413FB4CDC4BF5DEC0A40940DF8BD366D1AC001CCA53F231B7FBF6E8C2D4023FDD63E4A9AEFBF230CEB3FBF35E9BE81D32FC0D5FE753F285AAABF22261840212BAF3D70330DC08C3FC03F0D344ABF33C63A40A865203FBF26D5BFD7BF024025CF7EBEBC9922C0F672953F9DE68FBFE85F2540F598953E56F3FFBF18B3DA3FF64C15BF070038C0BE4C553F34B3BABF9DF90F402ACB2CBDF65F15C081E6AF3F24E66ABFAE9932402267FF3ECA7FE5BFA326F53FC0CBC0BE41C62AC0EA19853FA83FA0BF62331D409069283E302608C00C5ACA3F0DFF35BF73D33F40A89A343F3F0CCBBF17CD074025FB2DBE7C8C1DC0768D9F3F1DCC85BF286D2A40F502BE3ED6D8F5BF98CDE43FF71701BFC7F232C0BE81693FB498B0BFDD061540D384163DB65210C00101BA3F24B156BFEEA6374091E8133F4A65DBBF2341FF3FC06198BE01B925C06A348F3F282596BFA24022408F3D793EF01803C08C74D43F0DCA21BF4D1F3BC0A7CF483FBFF1C0BF57DA0C404C4EBABD3C7F18C0F6A7A93F3A6377BF687A2F40F46CE63E56BEEBBF17E8EE3FEDC5D9BE87E52DC0BEB67D3F347EA6BF1D141A4068EAEC3D76450BC0811BC43F247C42BF"> : tensor<1023xf32>
  %1 = util.unfoldable_constant dense<"0x2DB434408E1D083FCC4AE1BFA15BF93FC7F7AFBEC2AB28C0E94E893FAA0A9CBFE14D1F4081114A3EB10B06C00B8FCE3F11952DBF0E123EC0A4043D3F41D7C6BF96E7094034530CBEFD711BC074C2A33F1F9781BFA7872C40EED6CE3ED7A3F1BF9602E93FF45BF1BE48D830C0BBEB713FB663ACBF5C2117404D928E3D37380EC0FF35BE3F27474EBF6DC139408D521C3F4C30D7BF11BB0140C78D87BE829E23C06969933F2AF091BF215B2440C0728D3E71FE00C08AA9D83F116019BFCE0439C0A439513FC1BCBCBFD6F40E40D1FC6DBDBD6416C0F4DCAD3F3EF96EBFE7943140ED40F73E5789E7BF161DF33FF5F1C8BE08CB2BC05D10833F3649A2BF9C2E1C40261D183EF72A09C07F50C83F27123ABFADCE3E408D87303FCC15CDBF50C806408F473EBE42911EC0E8839D3FAAD587BF61682940C0DCB53E63E2F7BF0AC4E23F112B05BF8EF733C0A46E653F41A2B2BF1602144058A6AA3C7D5711C074F7B73F3EC45ABF27A2364076D50F3FD86EDDBF9637FD3FF587A0BEC8BD26C0DD2A8D3FB62E98BFDC3B214025F1683EB71D04C0FF6AD23F28DD25BF13243CC08DBC443F4CFBC2BF90D50B4020E7DABD028419C0689EA73F55767BBFA1752E40C046DE3EE3C7EDBF8ADEEC3F22ECE1BE4EEA2EC0A4A3793FC187A8BF560F19409551CC3D3D4A0CC0F411C23F3E8F46BF67AF3B40760A243F5854D3BF0BA90340EB3B70BE88B021C05D45973F36148EBF1C49264092E29C3EEE20FEBF7F85DC3F28A811BFD31637C08DF1583FCCE0B8BFD0E2104084FCE4BCC27614C0E8B8B13F554167BFE18233406058033F63ADE3BF0AF9F63F2382B9BE0EDD29C052EC863F416D9EBF961C1E40CAFC363EFD3C07C0742CCC3F3F5A32BF59433FC0763F383FD839C9BF4BB60840EB671FBE48A31CC0DD5FA13FB6F983BF5C562B40924CC53E6E06F4BFFF9FE63F50E6FABE930932C08D266D3F4DC6AEBF10F01540BBD1503D82690FC068D3BB3F550C53BF219038405F8D173FE392D9BFC5890040231891BECECF24C0D206913FC15294BFD629234064E8833EBD2F02C0F346D63F3F251EBF19363AC076744C3F581FBFBF8BC30D40D8279DBD089617C05D7AAB3F6CBE73BF9C63304091B6ED3EEEEBE9BF7FBAF03F507CD2BE53FC2CC0C6AD803FCDABA4BF50FD1A406E08053E435C0AC0E8EDC53F55D73EBF619D3D405FC22B3F6378CFBF05970540475C51BE8EC21FC051219B3F41388ABF163728406452AC3EFA44FABF7361E03F3FF009BFD92835C076A9603FD804B5BFCBD01240CF04103BC88812C0DD94B53F6C895FBFDC70354049100B3F6FD1DFBFFFD4FA3F5112AABE14EF27C046C88A3F4D919ABF900A20406DDC553E034F05C06808D03F56A22ABF5F553DC05FF73F3FE35DC5BF45A40A40488800BE4EB51AC0D13BA53FC11D80BF56442D4064BCD43E7A2AF0BFF37BEA3F7E76EBBE991B30C076DE743F58EAAABF0BDE17402528A63D887B0DC05DAFBF3F6C544BBF1C7E3A4048451F3FEFB6D5BFBF77024051A881BED4E122C0C6E2943FCD7690BFD01725403658933EC34100C0E822DA3F566D16BF1F4838C05F2C543F6343BBBF85B10F4021D13EBD0EA815C05156AF3F83066CBF965132406326FD3EFA0FE6BF7396F43F7F0CC3BE590E2BC0BB89843FD8CFA0BF4BEB1C4012E8233E486E08C0DDC9C93F6D1F37BF5B8B3F40487A333F6F9CCBBFFF840740A37C32BE94D41DC046FD9E3F4D5C86BF10252A4036C2BB3E0569F6BF683DE43F563802BFDF3A33C05F61683FE328B1BFC5BE1440DC7E043DCE9A10C0D170B93F83D157BFD65E374031C8123F7AF5DBBFF3B0FE3F7FA29ABE190126C03BA48E3F58B596BF8AF8214011BC743E086103C05CE4D33F6DEA22BF65673BC048AF473FEF81C1BF3F920C404851C3BD54C718C0C617A93F9A8378BF50322F40362CE43E854EECBFE857EE3FAC06DCBE9F2D2EC05F967C3F640EA7BF05CC19406DE7E33D8E8D0BC0518BC33F839C43BF166C3C4031FD263FFADAD1BFB9650440FF7064BED9F320C0BBBE983FD89A8CBFCA05274008C8A23E91A7FCBFDCFEDD3F6DB50EBF255A36C048E45B3F6F67B7BF7F9F114024A586BC14BA13C04632B33F9A4E64BF903F34401B4B063F0634E2BF6872F83FAD9CB3BE5F2029C0AF65883FE4F39CBF45D91E40B6C7423E4E8006C0D1A5CD3F84672FBFAA863EC031323B3F7AC0C7BFF9720940FF9C13BE99E61BC03AD9A23F588082BF0A132C400832CB3E118DF2BF5C19E83FDA00F5BEE54C31C04819703FEF4CADBFBFAC16406BFD7F3DD4AC0EC0C64CBD3F9A1950BFD04C39401A801A3F8619D8BF74460140AD328BBE1F1324C02F80923F64D992BF85E62340DACD893E0E7301C051C0D73F84321BBF6A7939C031674F3FFAA5BDBF39800E40009285BD59D916C0BAF3AC3FB1CB70BF4A203140079CF33E9172E8BFDC33F23FDA96CCBEA53F2CC02427823F6F32A3BFFFB91B405AD3103E949F09C04667C73F9AE43BBF105A3E401AB52E3F06FFCDBFB45306405B9145BEDF051FC0AF9A9C3FE4BE88BFC5F32840DA37B23E9CCBF8BFD1DAE13F84FD06BF2A6C34C0319C633F7A8BB3BF798D1340F3AF603C19CC11C03A0EB73FB1965CBF8A2D364004030E3F1158DEBF5C4EFC3FDB2CA4BE653227C0A4418C3FEF1799BF3FC7204059A7613E549204C0C681D13F9BAF27BFB0983CC01AEA423F86E4C3BFF4600B40B77AE9BD9FF819C02FB5A63FC8487DBF05012E40DAA1DA3E1CB1EEBF51F5EB3F0891E5BEEA5E2FC031D1773FFB70A9BFB99A1840FDBDBD3DDABE0CC0BA28C13FB16148BFCA3A3B400338223F913DD4BF6E340340B68577BE252522C0245C963F6FFD8EBF7FD42540AC3D993E280AFFBF459CDB3F9B7A13BF708B37C01A1F573F06CAB9BF346E104071A50FBD5FEB14C0AFCFB03FC81369BF450E3340ED85013F9C96E4BFD10FF63F0927BDBEAA512AC01803863F7B569FBFF9A71D40FEB22F3E9AB107C03A43CB3FB22C34BFF6B73FC0036D363F1123CABFAE410840B7B126BEE5171DC0A376A03FEFE284BFBFE12A40ACA7C13EA8EFF4BFC5B6E53F368BFEBE307E32C01A546B3F86AFAFBF747B15408CAA333D1FDE0FC02FEABA3FC8DE54BF851B3840ECBA153F1D7CDABF2815004009BD94BE6B4425C0981D903FFB3B95BF39B522407F43803E5AA402C0BA5DD53FB2F71FBFB6AA3AC003A24A3F9108C0BFEE4E0D4070BBABBDA50A18C02391AA3FDF9075BFFFEE2F40AC11EA3E28D5EABF45D1EF3F3621D6BEF0702DC01A897F3F0695A5BFB4881A40447DFB3DDFD00AC0AF04C53FC8A940BFC4283D40ECEF293F9D61D0BF6822054013A658BE2B3720C018389A3F7B218BBF79C227407EADA83E332EFBBF3A78DF3FB2C20BBF769D35C003D75E3F11EEB5BF2E5C12401337A1BB65FD12C0A3ABB43FDF5B61BF3FFC3440D63D093FA8BAE0BFC5EBF93F37B7ADBEB06328C00DDF893F867A9BBFF4951F40A1924E3E9FC305C02F1FCF3FC9742CBFFCC93DC0EC243E3F1D47C6BFA82F0A4013D207BEEB291BC09852A43FFB0681BFB9CF2C407E17D13EB313F1BFBA92E93F641BEFBE369030C0030C733F92D3ABBF6E6917408D94973D25F00DC023C6BE3FDF264DBF7F093A40D5721D3F28A0D6BF23030240374D85BE705623C08DF9933F066091BF33A3244050B38F3E5FB600C0AE39D93FC93F18BFBCBC38C0EC59523F9D2CBCBFE83C0F4050F85BBDAB1C16C0186DAE3FF6D86DBFF9DC31407D81F93E33F9E6BF3AADF33F64B1C6BEF6822BC081A0833F12B9A1BFAE761C40469E1C3EE5E208C0A3E0C83FDFF138BFBF163F40D5A7313FA885CCBF621007406FC639BE30491EC00C149E3F864587BF73B02940501DB83E3F52F7BF2E54E33FC90A04BF7CAF33C0EC8E663F1D12B2BF284A144059AFCE3C6B0F11C09887B83FF6A359BF39EA3640BFF5103FB4DEDCBFBAC7FD3F65479EBEB67526C001BB8D3F929E97BFEE83214045726D3EA5D503C023FBD23FE0BC24BF01DC3BC0D5DC453F286BC2BFA21D0C40DFE4D1BDF03B19C08C2EA83F0D567ABFB3BD2E405087E03EBF37EDBFAE6EED3F92ABDFBE3CA22EC0ECC37A3F9DF7A7BF68571940D553D53D2B020CC018A2C23FF66E45BF79F73B40BE2A253F34C4D2BF1DF10340CABA6BBE766821C081D5973F12848DBF2E91264022239F3ECA90FDBFA315DD3FE08710BFC1CE36C0D5115A3FA850B8BFE22A114083F3C0BCB02E14C00C49B23F0D2166BFF3CA3340A878043F3F1DE3BF2E89F73F9341B7BEFC9429C0767C873F1DDD9DBFA8641E40EA7D3B3EEBF406C098BCCC3FF73931BF47FB3EC0BE5F393FB4A9C8BF5DFE0840CBE61ABE365B1CC001F0A13F926983BF6E9E2B40228DC73E4A76F3BF2330E73FC0A5F8BE81C131C0D5466E3F2836AEBF223816403CD6623D70210FC08C63BC3F0DEC51BF33D83840A7AD183FBF02D9BFD7D1004093D78EBEBC8724C0F696913F9DC293BFE8712340F428863EABE701C017D7D63FF7041DBF07EE39C0BE944D3F348FBEBF9D0B0E40982594BDF64D17C0810AAC3F249E72BFAEAB304022F7EF3ECA5BE9BFA34AF13FC03BD0BE41B42CC0EA3D813FA91BA4BF62451B408E89093E31140AC00C7EC63F0DB73DBF73E53D40A7E22C3F3FE8CEBF17DF054027DB4CBE7C7A1FC076B19B3F1DA889BF287F2840F492AE3ED6B4F9BF97F1E03FF7CF08BFC7E034C0BEC9613FB474B4BFDD1813406C26D83BB64012C00125B63F24695EBFEEB8354091300C3F4B41DFBF2365FB3FC1D1A7BE02A727C06A588B3F29019ABFA25220408D5D5A3EF10605C08C98D03F0E8229BF4D0D3DC0A717413FBFCDC4BF57EC0A404F0EF8BD3C6D1AC0F5CBA53F3B1B7FBF688C2D40F4FCD63E569AEFBF170CEB3FEE35E9BE87D32FC0BEFE753F345AAABF1D261840652AAF3D76330DC0813FC03F24344ABF2EC63A409065203FCB26D5BFD1BF024082CF7EBEC29922C0EA72953FA9E68FBFE25F2540C698953E61F3FFBF0CB3DA3F0E4D15BF0D0038C0A74C553F3FB3BABF97F90F40A1CC2CBDFC5F15C075E6AF3F3BE66ABFA8993240F366FF3ED67FE5BF9726F53FEFCBC0BE47C62AC0DF19853FB43FA0BF5D331D403269283E362608C0015ACA3F24FF35BF6DD33F40909A343F4B0CCBBF11CD074083FB2DBE828C1DC06A8D9F3F29CC85BF226D2A40C602BE3EE1D8F5BF8CCDE43F0E1801BFCDF232C0A781693FBF98B0BFD70615405C83163DBC5210C0F500BA3F3BB156BFE8A637407AE8133F5665DBBF1741FF3FEF6198BE07B925C05F348F3F342596BF9C402240313D793EF61803C08074D43F25CA21BF531F3BC090CF483FCBF1C0BF51DA0C40074FBABD427F18C0EAA7A93F526377BF627A2F40C66CE63E61BEEBBF0CE8EE3F1CC6D9BE8DE52DC0A7B67D3F407EA6BF17141A40ADE9EC3D7C450BC0751BC43F3B7C42BF28B43C40791D283FD64AD1BFCCAD0440DEEF5FBEC7AB20C0DF4E993FB40A8CBFDC4D27409808A53E6D17FCBF008FDE3F25950DBF131236C090045D3F4BD7B6BF91E71140473845BC027213C06AC2B33F522E63BFA2873440636B073FE2A3E1BF8C02F93F1D5CB1BE4DD828C0D3F5883FC0639CBF57211F40D648473E3C3806C0F535CE3F3C472EBF983E3EC079523C3F5630C7BF0BBB0940DF1B0FBE879E1BC05E69A33F34F081BF1C5B2C409872CD3EEDFCF1BF80A9E83F4AC0F2BED30431C09039713FCBBCACBFD1F41640F600893DC2640EC0EADCBD3F52F94EBFE294394062A01B3F"> : tensor<1023xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1023xf32>, tensor<1023xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1023xf32>
    %d = stablehlo.add %c, %b : tensor<1023xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1023xf32>, tensor<1023xf32>
  }
  check.expect_eq_const(%r#1, dense<"0x165ABA3FFAFE55BF78D33740BC9A143F350CDBBF389AFF3F6CFD96BE778C25C0808D8F3F13CC95BF2D6D224038067C3E66EC02C0A4CDD43FE21721BFC2F23AC0D281493FAA98C0BFE3060D40F0BCB4BDB15218C00B01AA3F11B176BFF2A62F4048D1E73E4065EBBF2C41EF3F9A61D8BEFCB82DC0E8687E3F1E25A6BFA7401A40C07BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D8265DBE377F20C000A8993F93B18BBF6D7A27401C6DA63E4CBEFBBF24E8DE3FE4E20CBF82E535C0D2B65D3F2A7EB6BF2314124080A718BC714513C08B1BB43F107C62BF32B43440A41D083FC04AE1BFAC5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40E0114A3EAB0B06C0168FCE3FF9942DBF08123EC0BC043D3F35D7C6BF9CE70940D8520CBEF7711BC080C2A33F139781BFAC872C401CD7CE3ECCA3F1BFA002E93FC45BF1BE42D830C0D2EB713FAA63ACBF6321174000938E3D31380EC00B36BE3F10474EBF74C13940A4521C3F4030D7BF16BB0140988D87BE7C9E23C07469933F1FF091BF275B2440F0728D3E6CFE00C096A9D83FF95F19BFC80439C0BC39513FB5BCBCBFDCF40E4060FB6DBDB76416C000DDAD3F28F96EBFEC9431401C41F73E4C89E7BF201DF33FC8F1C8BE02CB2BC06910833F2A49A2BFA32E1C40801D183EF12A09C08B50C83F10123ABFB4CE3E40A487303FC115CDBF56C8064030473EBE3D911EC0F4839D3FA0D587BF67682940F0DCB53E57E2F7BF16C4E23FFB2A05BF88F733C0BC6E653F35A2B2BF1C02144040A9AA3C775711C07FF7B73F28C45ABF2CA236408ED50F3FCC6EDDBFA037FD3FC887A0BEC2BD26C0E92A8D3FAA2E98BFE33B214080F1683EB11D04C00A6BD23F10DD25BF0D243CC0A4BC443F41FBC2BF96D50B4060E6DABDFD8319C0749EA73F3D767BBFA7752E40EC46DE3ED7C7EDBF96DEEC3FF6EBE1BE48EA2EC0BCA3793FB587A8BF5C0F19405052CC3D374A0CC0FF11C23F278F46BF6CAF3B408E0A243F4C54D3BF12A90340903B70BE82B021C06945973F2A148EBF23492640C0E29C3EE420FEBF8A85DC3F10A811BFCE1637C0A4F1583FC2E0B8BFD6E2104080F9E4BCBD7614C0F4B8B13F3E4167BFE78233407658033F57ADE3BF16F9F63FF481B9BE08DD29C05DEC863F356D9EBF9D1C1E4028FD363EF73C07C07F2CCC3F275A32BF53433FC08E3F383FCC39C9BF52B6084090671FBE42A31CC0E95FA13FAAF983BF61562B40C04CC53E6406F4BF0AA0E63F20E6FABE8E0932C0A4266D3F41C6AEBF16F0154040D3503D7D690FC074D3BB3F3F0C53BF26903840768D173FD792D9BFCC890040F41791BEC8CF24C0DD06913FB65294BFDD29234094E8833EB72F02C0FE46D63F27251EBF13363AC08C744C3F4C1FBFBF92C30D4020279DBD029617C0697AAB3F56BE73BFA1633040C0B6ED3EE4EBE9BF8ABAF03F247CD2BE4EFC2CC0D2AD803FC1ABA4BF56FD1A40C808053E3D5C0AC0F4EDC53F3ED73EBF669D3D4078C22B3F5778CFBF0C970540E85B51BE88C21FC05D219B3F36388ABF1D3728409452AC3EEE44FABF7E61E03F29F009BFD32835C08CA9603FCC04B5BFD0D01240001C103BC28812C0E894B53F54895FBFE170354060100B3F63D1DFBF0AD5FA3F2412AABE0EEF27C052C88A3F41919ABF960A2040C8DC553EFD4E05C07408D03F3EA22ABF59553DC076F73F3FD85DC5BF4CA40A40E88700BE48B51AC0DD3BA53FB61D80BF5C442D4094BCD43E6E2AF0BFFE7BEA3F4E76EBBE931B30C08CDE743F4CEAAABF10DE1740E028A63D827B0DC068AFBF3F55544BBF217E3A4060451F3FE3B6D5BFC577024024A881BECEE122C0D2E2943FC17690BFD61725406458933EBD4100C0F622DA3F3E6D16BF194838C0762C543F5843BBBF8CB10F40A0CF3EBD08A815C05D56AF3F6D066CBF9C5132409026FD3EEE0FE6BF7E96F43F520CC3BE530E2BC0C689843FCCCFA0BF50EB1C4070E8233E426E08C0E8C9C93F551F37BF618B3F40607A333F639CCBBF05850740487C32BE8ED41DC052FD9E3F415C86BF16252A4064C2BB3EFA68F6BF763DE43F403802BFD93A33C07661683FD828B1BFCCBE14406080043DC89A10C0DD70B93F6DD157BFDD5E374048C8123F6EF5DBBFFEB0FE3F50A29ABE130126C046A48E3F4DB596BF90F8214070BC743E026103C068E4D33F55EA22BF5F673BC060AF473FE381C1BF45920C409050C3BD4EC718C0D217A93F848378BF56322F40642CE43E7A4EECBFF257EE3F8006DCBE992D2EC076967C3F580EA7BF0CCC194020E8E33D888D0BC05D8BC33F6C9C43BF1D6C3C4048FD263FEEDAD1BFBF650440A07064BED3F320C0C6BE983FCE9A8CBFD005274038C8A23E85A7FCBFE8FEDD3F55B50EBF1F5A36C060E45B3F6367B7BF859F114040A286BC0EBA13C05132B33F824E64BF963F3440324B063FFA33E2BF7272F83F809CB3BE592029C0BB65883FD8F39CBF4CD91E4010C8423E488006C0DDA5CD3F6C672FBFA4863EC048323B3F6FC0C7BFFF720940A09C13BE94E61BC046D9A23F4E8082BF10132C403832CB3E058DF2BF6819E83FAA00F5BEDF4C31C06019703FE34CADBFC5AC1640E0FE7F3DCEAC0EC0D14CBD3F841950BFD64C394032801A3F7A19D8BF7B46014080328BBE191324C03B80923F58D992BF8CE6234008CE893E087301C05CC0D73F6C321BBF657939C048674F3FEFA5BDBF3F800E40409185BD54D916C0C6F3AC3F9BCB70BF50203140349CF33E8572E8BFE833F23FAE96CCBE9F3F2CC02F27823F6332A3BF06BA1B40B8D3103E8E9F09C05167C73F83E43BBF165A3E4032B52E3FFAFECDBFBB530640009145BED9051FC0BB9A9C3FD8BE88BFCCF328400838B23E92CBF8BFDCDAE13F6EFD06BF256C34C0489C633F6F8BB3BF7F8D134000B6603C14CC11C0460EB73F9B965CBF902D36401A030E3F0558DEBF684EFC3FAC2CA4BE5F3227C0AF418C3FE31799BF46C72040B8A7613E4E9204C0D081D13F83AF27BFAA983CC030EA423F7AE4C3BFFB600B40007AE9BD99F819C03BB5A63FB0487DBF0A012E4008A2DA3E12B1EEBF5CF5EB3FD890E5BEE55E2FC048D1773FEF70A9BFBF9A1840B0BEBD3DD4BE0CC0C628C13F9A6148BFD03A3B401C38223F853DD4BF75340340588577BE1F2522C02F5C963F64FD8EBF86D42540DC3D993E1C0AFFBF509CDB3F837A13BF6A8B37C0301F573FFAC9B9BF396E104000A40FBD59EB14C0BBCFB03FB21369BF4A0E33400486013F9296E4BFDC0FF63FDC26BDBEA5512AC02403863F6F569FBFFFA71D4058B32F3E94B107C04643CB3F9A2C34BFF0B73FC01C6D363F0623CABFB541084058B126BEDF171DC0AF76A03FE4E284BFC4E12A40DCA7C13E9CEFF4BFD0B6E53F068BFEBE2A7E32C030546B3F7AAFAFBF797B154000AC333D19DE0FC03AEABA3FB2DE54BF8A1B384004BB153F117CDABF2E150040DCBC94BE654425C0A41D903FEF3B95BF3FB52240AC43803E54A402C0C85DD53F9AF71FBFB0AA3AC01AA24A3F8608C0BFF54E0D40B0BAABBD9F0A18C02F91AA3FC99075BF04EF2F40D811EA3E1CD5EABF50D1EF3F0A21D6BEEA702DC030897F3FFA94A5BFB9881A40007EFB3DD9D00AC0BA04C53FB1A940BFCA283D4004F0293F9161D0BF6E220540B8A558BE253720C024389A3F6F218BBF7FC22740ACADA83E282EFBBF4878DF3F9AC20BBF709D35C01AD75E3F06EEB5BF355C1240002BA1BB5FFD12C0AFABB43FC85B61BF44FC3440EC3D093F9CBAE0BFD0EBF93F08B7ADBEAA6328C018DF893F7A7A9BBFF9951F4000934E3E99C305C03A1FCF3FB1742CBFF6C93DC004253E3F1147C6BFAE2F0A40B8D107BEE5291BC0A452A43FEF0681BFBECF2C40AC17D13EA813F1BFC492E93F341BEFBE309030C01A0C733F86D3ABBF756917405095973D1FF00DC02FC6BE3FC9264DBF86093A40EC721D3F1CA0D6BF28030240084D85BE6A5623C098F9933FFB5F91BF39A3244080B38F3E5AB600C0BA39D93FB13F18BFB6BC38C0045A523F912CBCBFEE3C0F40E0F65BBDA51C16C0246DAE3FE0D86DBFFEDC3140AC81F93E28F9E6BF44ADF33F38B1C6BEF0822BC08DA0833F06B9A1BFB5761C40A09E1C3EDFE208C0AFE0C83FC8F138BFC6163F40ECA7313F9D85CCBF6810074010C639BE2A491EC018149E3F7C4587BF79B02940801DB83E3352F7BF3A54E33FB30A04BF76AF33C0048F663F1112B2BF2E4A144040B2CE3C650F11C0A387B83FE0A359BF3EEA3640D6F5103FA8DEDCBFC4C7FD3F38479EBEB07526C00DBB8D3F869E97BFF5832140A0726D3E9FD503C02EFBD23FC8BC24BFFBDB3BC0ECDC453F1D6BC2BFA81D0C4020E4D1BDEB3B19C0982EA83FF5557ABFB9BD2E407C87E03EB337EDBFBA6EED3F62ABDFBE36A22EC004C47A3F91F7A7BF6E5719409054D53D25020CC023A2C23FDF6E45BF7EF73B40D62A253F28C4D2BF24F1034070BA6BBE706821C08DD5973F06848DBF3591264050239F3EC090FDBFAE15DD3FC88710BFBCCE36C0EC115A3F9E50B8BFE82A114080F0C0BCAB2E14C01849B23FF72066BFF9CA3340BE78043F331DE3BF3A89F73F6441B7BEF69429C0817C873F11DD9DBFAF641E40487E3B3EE5F406C0A3BCCC3FDF3931BF41FB3EC0D65F393FA8A9C8BF64FE084070E61ABE305B1CC00DF0A13F866983BF739E2B40508DC73E4076F3BF2E30E73F90A5F8BE7CC131C0EC466E3F1D36AEBF28381640C0D7623D6B210FC09863BC3FF7EB51BF38D83840BEAD183FB302D9BFDED1004064D78EBEB68724C00197913F92C293BFEF7123402429863EA5E701C022D7D63FDF041DBF01EE39C0D4944D3F288FBEBFA40B0E40E02494BDF04D17C08D0AAC3F0E9E72BFB3AB304050F7EF3EC05BE9BFAE4AF13F943BD0BE3CB42CC0F63D813F9D1BA4BF68451B40E889093E2B140AC0187EC63FF6B63DBF78E53D40C0E22C3F33E8CEBF1EDF0540C8DA4CBE767A1FC081B19B3F12A889BF2E7F28402493AE3ECAB4F9BFA2F1E03FDFCF08BFC1E034C0D4C9613FA874B4BFE21813400032D83BB04012C00C25B63F0C695EBFF3B83540A8300C3F3F41DFBF2E65FB3F94D1A7BEFCA627C076588B3F1D019ABFA8522040E85D5A3EEB0605C09898D03FF68129BF470D3DC0C017413FB4CDC4BF5EEC0A40900DF8BD366D1AC001CCA53F231B7FBF6E8C2D4024FDD63E4A9AEFBF220CEB3FBE35E9BE81D32FC0D4FE753F285AAABF22261840202BAF3D70330DC08C3FC03F0E344ABF33C63A40A865203FBF26D5BFD7BF024028CF7EBEBC9922C0F672953F9DE68FBFE85F2540F498953E56F3FFBF1AB3DA3FF64C15BF070038C0BE4C553F34B3BABF9EF90F4020CB2CBDF65F15C081E6AF3F25E66ABFAE9932402067FF3ECA7FE5BFA226F53FC2CBC0BE41C62AC0EA19853FA83FA0BF62331D409069283E302608C00C5ACA3F0DFF35BF73D33F40A89A343F3F0CCBBF17CD074028FB2DBE7C8C1DC0768D9F3F1DCC85BF286D2A40F402BE3ED6D8F5BF9ACDE43FF81701BFC7F232C0BE81693FB498B0BFDE061540E084163DB65210C00101BA3F25B156BFEFA6374090E8133F4A65DBBF2241FF3FC06198BE01B925C06A348F3F282596BFA2402240903D793EF01803C08C74D43F0DCA21BF4D1F3BC0A8CF483FBFF1C0BF57DA0C40504EBABD3C7F18C0F6A7A93F3A6377BF687A2F40F46CE63E56BEEBBF16E8EE3FECC5D9BE87E52DC0BEB67D3F347EA6BF1E141A4060EAEC3D76450BC0811BC43F247C42BF"> : tensor<1023xf32>) : tensor<1023xf32>
  check.expect_eq_const(%r#2, dense<"0x2DB434408E1D083FCC4AE1BFA15BF93FC8F7AFBEC2AB28C0E94E893FAA0A9CBFE14D1F4080114A3EB10B06C00B8FCE3F10952DBF0E123EC0A4043D3F41D7C6BF96E7094030530CBEFD711BC074C2A33F1F9781BFA7872C40EED6CE3ED8A3F1BF9602E93FF45BF1BE48D830C0BBEB713FB663ACBF5C21174050928E3D37380EC0FF35BE3F28474EBF6DC139408D521C3F4C30D7BF11BB0140C88D87BE829E23C06969933F2AF091BF215B2440C0728D3E71FE00C08AA9D83F106019BFCE0439C0A439513FC1BCBCBFD6F40E40E0FC6DBDBD6416C0F4DCAD3F3EF96EBFE7943140EC40F73E5889E7BF161DF33FF4F1C8BE08CB2BC05D10833F3649A2BF9C2E1C40281D183EF72A09C07F50C83F28123ABFADCE3E408D87303FCC15CDBF50C8064090473EBE42911EC0E8839D3FAAD587BF61682940C0DCB53E64E2F7BF0AC4E23F102B05BF8EF733C0A46E653F41A2B2BF1602144040A6AA3C7D5711C074F7B73F3EC45ABF27A2364076D50F3FD86EDDBF9637FD3FF487A0BEC8BD26C0DD2A8D3FB62E98BFDC3B214028F1683EB71D04C0FF6AD23F28DD25BF13243CC08DBC443F4CFBC2BF90D50B4020E7DABD028419C0689EA73F54767BBFA1752E40C046DE3EE4C7EDBF8ADEEC3F20ECE1BE4EEA2EC0A4A3793FC187A8BF560F19409051CC3D3D4A0CC0F411C23F3E8F46BF67AF3B40760A243F5854D3BF0BA90340E83B70BE88B021C05D45973F36148EBF1C49264090E29C3EEE20FEBF7F85DC3F28A811BFD31637C08DF1583FCCE0B8BFD0E2104080FCE4BCC27614C0E8B8B13F544167BFE18233406058033F64ADE3BF0AF9F63F2482B9BE0EDD29C052EC863F416D9EBF961C1E40C8FC363EFD3C07C0742CCC3F405A32BF59433FC0763F383FD839C9BF4BB60840E8671FBE48A31CC0DD5FA13FB6F983BF5C562B40924CC53E6E06F4BFFF9FE63F50E6FABE930932C08D266D3F4DC6AEBF10F01540C0D1503D82690FC068D3BB3F540C53BF219038405F8D173FE492D9BFC5890040241891BECECF24C0D206913FC15294BFD629234064E8833EBD2F02C0F346D63F40251EBF19363AC076744C3F581FBFBF8BC30D40E0279DBD089617C05D7AAB3F6CBE73BF9C63304090B6ED3EEEEBE9BF7FBAF03F507CD2BE53FC2CC0C6AD803FCDABA4BF50FD1A407008053E435C0AC0E8EDC53F54D73EBF619D3D405FC22B3F6378CFBF05970540485C51BE8EC21FC051219B3F41388ABF163728406452AC3EFA44FABF7361E03F40F009BFD92835C076A9603FD804B5BFCBD012400004103BC88812C0DD94B53F6C895FBFDC70354049100B3F70D1DFBFFFD4FA3F5012AABE14EF27C046C88A3F4D919ABF900A204070DC553E034F05C06808D03F56A22ABF5F553DC05FF73F3FE35DC5BF45A40A40488800BE4EB51AC0D13BA53FC11D80BF56442D4064BCD43E7A2AF0BFF37BEA3F8076EBBE991B30C076DE743F58EAAABF0BDE17402028A63D887B0DC05DAFBF3F6C544BBF1C7E3A4048451F3FF0B6D5BFBF77024050A881BED4E122C0C6E2943FCD7690BFD01725403858933EC34100C0E822DA3F566D16BF1F4838C05F2C543F6343BBBF85B10F4020D13EBD0EA815C05156AF3F84066CBF965132406426FD3EFA0FE6BF7396F43F800CC3BE590E2BC0BB89843FD8CFA0BF4BEB1C4010E8233E486E08C0DDC9C93F6C1F37BF5B8B3F40487A333F6F9CCBBFFF840740A07C32BE94D41DC046FD9E3F4D5C86BF10252A4038C2BB3E0469F6BF683DE43F563802BFDF3A33C05F61683FE328B1BFC5BE1440E07E043DCE9A10C0D170B93F84D157BFD65E374031C8123F7AF5DBBFF3B0FE3F80A29ABE190126C03BA48E3F58B596BF8AF8214010BC743E086103C05CE4D33F6CEA22BF65673BC048AF473FEF81C1BF3F920C404051C3BD54C718C0C617A93F9A8378BF50322F40362CE43E844EECBFE857EE3FAC06DCBE9F2D2EC05F967C3F640EA7BF05CC194070E7E33D8E8D0BC0518BC33F849C43BF166C3C4031FD263FFADAD1BFB9650440007164BED9F320C0BBBE983FD89A8CBFCA05274008C8A23E90A7FCBFDCFEDD3F6CB50EBF255A36C048E45B3F6F67B7BF7F9F114040A586BC14BA13C04632B33F9A4E64BF903F34401B4B063F0634E2BF6872F83FAC9CB3BE5F2029C0AF65883FE4F39CBF45D91E40B8C7423E4E8006C0D1A5CD3F84672FBFAA863EC031323B3F7AC0C7BFF9720940009D13BE99E61BC03AD9A23F588082BF0A132C400832CB3E108DF2BF5C19E83FD800F5BEE54C31C04819703FEF4CADBFBFAC164060FD7F3DD4AC0EC0C64CBD3F9A1950BFD04C39401A801A3F8619D8BF74460140AC328BBE1F1324C02F80923F64D992BF85E62340D8CD893E0E7301C051C0D73F84321BBF6A7939C031674F3FFAA5BDBF39800E40009285BD59D916C0BAF3AC3FB0CB70BF4A203140089CF33E9072E8BFDC33F23FD896CCBEA53F2CC02427823F6F32A3BFFFB91B4058D3103E949F09C04667C73F9AE43BBF105A3E401AB52E3F06FFCDBFB4530640589145BEDF051FC0AF9A9C3FE4BE88BFC5F32840D837B23E9CCBF8BFD1DAE13F84FD06BF2A6C34C0319C633F7A8BB3BF798D134000B0603C19CC11C03A0EB73FB0965CBF8A2D364004030E3F1058DEBF5C4EFC3FDC2CA4BE653227C0A4418C3FEF1799BF3FC7204058A7613E549204C0C681D13F9CAF27BFB0983CC01AEA423F86E4C3BFF4600B40B07AE9BD9FF819C02FB5A63FC8487DBF05012E40DAA1DA3E1CB1EEBF51F5EB3F0891E5BEEA5E2FC031D1773FFB70A9BFB99A184000BEBD3DDABE0CC0BA28C13FB06148BFCA3A3B400338223F903DD4BF6E340340B88577BE252522C0245C963F6FFD8EBF7FD42540AC3D993E280AFFBF459CDB3F9C7A13BF708B37C01A1F573F06CAB9BF346E104080A50FBD5FEB14C0AFCFB03FC81369BF450E3340ED85013F9C96E4BFD10FF63F0827BDBEAA512AC01803863F7B569FBFF9A71D4000B32F3E9AB107C03A43CB3FB22C34BFF6B73FC0036D363F1123CABFAE410840B8B126BEE5171DC0A376A03FEFE284BFBFE12A40ACA7C13EA8EFF4BFC5B6E53F388BFEBE307E32C01A546B3F86AFAFBF747B154080AA333D1FDE0FC02FEABA3FC8DE54BF851B3840ECBA153F1C7CDABF2815004008BD94BE6B4425C0981D903FFB3B95BF39B522408043803E5AA402C0BA5DD53FB2F71FBFB6AA3AC003A24A3F9108C0BFEE4E0D4070BBABBDA50A18C02391AA3FE09075BFFFEE2F40AC11EA3E28D5EABF45D1EF3F3821D6BEF0702DC01A897F3F0695A5BFB4881A40407DFB3DDFD00AC0AF04C53FC8A940BFC4283D40ECEF293F9D61D0BF6822054010A658BE2B3720C018389A3F7B218BBF79C2274080ADA83E342EFBBF3A78DF3FB2C20BBF769D35C003D75E3F11EEB5BF2E5C12400037A1BB65FD12C0A3ABB43FE05B61BF3FFC3440D63D093FA8BAE0BFC5EBF93F38B7ADBEB06328C00DDF893F867A9BBFF4951F40A0924E3E9FC305C02F1FCF3FC8742CBFFCC93DC0EC243E3F1D47C6BFA82F0A4010D207BEEB291BC09852A43FFB0681BFB9CF2C407E17D13EB413F1BFBA92E93F641BEFBE369030C0030C733F92D3ABBF6E6917409094973D25F00DC023C6BE3FE0264DBF7F093A40D5721D3F28A0D6BF23030240384D85BE705623C08DF9933F066091BF33A3244050B38F3E5FB600C0AE39D93FC83F18BFBCBC38C0EC59523F9D2CBCBFE83C0F4040F85BBDAB1C16C0186DAE3FF6D86DBFF9DC31407C81F93E34F9E6BF3AADF33F64B1C6BEF6822BC081A0833F12B9A1BFAE761C40489E1C3EE5E208C0A3E0C83FE0F138BFBF163F40D5A7313FA885CCBF6210074070C639BE30491EC00C149E3F864587BF73B02940501DB83E4052F7BF2E54E33FC80A04BF7CAF33C0EC8E663F1D12B2BF284A144040AFCE3C6B0F11C09887B83FF6A359BF39EA3640BFF5103FB4DEDCBFBAC7FD3F64479EBEB67526C001BB8D3F929E97BFEE83214048726D3EA5D503C023FBD23FE0BC24BF01DC3BC0D5DC453F286BC2BFA21D0C40E0E4D1BDF03B19C08C2EA83F0C567ABFB3BD2E405087E03EC037EDBFAE6EED3F90ABDFBE3CA22EC0ECC37A3F9DF7A7BF68571940D053D53D2B020CC018A2C23FF66E45BF79F73B40BE2A253F34C4D2BF1DF10340C8BA6BBE766821C081D5973F12848DBF2E91264020239F3ECA90FDBFA315DD3FE08710BFC1CE36C0D5115A3FA850B8BFE22A114080F3C0BCB02E14C00C49B23F0C2166BFF3CA3340A878043F401DE3BF2E89F73F9441B7BEFC9429C0767C873F1DDD9DBFA8641E40E87D3B3EEBF406C098BCCC3FF83931BF47FB3EC0BE5F393FB4A9C8BF5DFE0840C8E61ABE365B1CC001F0A13F926983BF6E9E2B40228DC73E4A76F3BF2330E73FC0A5F8BE81C131C0D5466E3F2836AEBF2238164040D6623D70210FC08C63BC3F0CEC51BF33D83840A7AD183FC002D9BFD7D1004094D78EBEBC8724C0F696913F9DC293BFE8712340F428863EABE701C017D7D63FF8041DBF07EE39C0BE944D3F348FBEBF9D0B0E40A02594BDF64D17C0810AAC3F249E72BFAEAB304022F7EF3ECA5BE9BFA34AF13FC03BD0BE41B42CC0EA3D813FA91BA4BF62451B409089093E31140AC00C7EC63F0CB73DBF73E53D40A7E22C3F3FE8CEBF17DF054028DB4CBE7C7A1FC076B19B3F1DA889BF287F2840F492AE3ED6B4F9BF97F1E03FF8CF08BFC7E034C0BEC9613FB474B4BFDD1813400026D83BB64012C00125B63F24695EBFEEB8354091300C3F4C41DFBF2365FB3FC0D1A7BE02A727C06A588B3F29019ABFA2522040905D5A3EF10605C08C98D03F0E8229BF4D0D3DC0A717413FBFCDC4BF57EC0A40500EF8BD3C6D1AC0F5CBA53F3C1B7FBF688C2D40F4FCD63E569AEFBF170CEB3FF035E9BE87D32FC0BEFE753F345AAABF1D261840602AAF3D76330DC0813FC03F24344ABF2EC63A409065203FCC26D5BFD1BF024080CF7EBEC29922C0EA72953FA9E68FBFE25F2540C898953E60F3FFBF0CB3DA3F0E4D15BF0D0038C0A74C553F3FB3BABF97F90F40A0CC2CBDFC5F15C075E6AF3F3CE66ABFA8993240F466FF3ED67FE5BF9726F53FF0CBC0BE47C62AC0DF19853FB43FA0BF5D331D403069283E362608C0015ACA3F24FF35BF6DD33F40909A343F4B0CCBBF11CD074080FB2DBE828C1DC06A8D9F3F29CC85BF226D2A40C602BE3EE0D8F5BF8CCDE43F0E1801BFCDF232C0A781693FBF98B0BFD70615406083163DBC5210C0F500BA3F3CB156BFE8A637407AE8133F5665DBBF1741FF3FF06198BE07B925C05F348F3F342596BF9C402240303D793EF61803C08074D43F24CA21BF531F3BC090CF483FCBF1C0BF51DA0C40004FBABD427F18C0EAA7A93F526377BF627A2F40C66CE63E60BEEBBF0CE8EE3F1CC6D9BE8DE52DC0A7B67D3F407EA6BF17141A40B0E9EC3D7C450BC0751BC43F3C7C42BF28B43C40791D283FD64AD1BFCCAD0440E0EF5FBEC7AB20C0DF4E993FB40A8CBFDC4D27409808A53E6C17FCBF008FDE3F24950DBF131236C090045D3F4BD7B6BF91E71140803845BC027213C06AC2B33F522E63BFA2873440636B073FE2A3E1BF8C02F93F1C5CB1BE4DD828C0D3F5883FC0639CBF57211F40D848473E3C3806C0F535CE3F3C472EBF983E3EC079523C3F5630C7BF0BBB0940E01B0FBE879E1BC05E69A33F34F081BF1C5B2C409872CD3EECFCF1BF80A9E83F48C0F2BED30431C09039713FCBBCACBFD1F41640F000893DC2640EC0EADCBD3F52F94EBFE294394062A01B3F"> : tensor<1023xf32>) : tensor<1023xf32>
  return
}
func.func @leaps_f32_1023_traced() {
  %0 = util.unfoldable_constant dense<"0x165ABA3FF9FE55BF78D33740BC9A143F350CDBBF389AFF3F6AFD96BE778C25C0808D8F3F13CC95BF2D6D22403B067C3E66EC02C0A2CDD43FE21721BFC2F23AC0D281493FAA98C0BFE2060D40F5BCB4BDB15218C00B01AA3F10B176BFF3A62F404AD1E73E4065EBBF2D41EF3F9861D8BEFCB82DC0E9687E3F1E25A6BFA7401A40BF7BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D5265DBE377F20C000A8993F93B18BBF6D7A27401D6DA63E4CBEFBBF22E8DE3FE3E20CBF82E535C0D2B65D3F2A7EB6BF22141240B2A718BC714513C08B1BB43F107C62BF33B43440A51D083FC04AE1BFAD5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40DF114A3EAB0B06C0168FCE3FF9942DBF08123EC0BB043D3F35D7C6BF9CE70940D6520CBEF7711BC080C2A33F139781BFAD872C401DD7CE3ECCA3F1BFA102E93FC55BF1BE42D830C0D2EB713FAA63ACBF6221174008938E3D31380EC00B36BE3F10474EBF73C13940A5521C3F4030D7BF16BB0140988D87BE7C9E23C07469933F1FF091BF275B2440EF728D3E6CFE00C096A9D83FF95F19BFC80439C0BB39513FB5BCBCBFDCF40E405BFB6DBDB76416C000DDAD3F27F96EBFED9431401C41F73E4C89E7BF211DF33FC6F1C8BE02CB2BC06910833F2A49A2BFA22E1C40831D183EF12A09C08B50C83F10123ABFB3CE3E40A587303FC115CDBF56C8064031473EBE3D911EC0F4839D3F9FD587BF67682940EFDCB53E57E2F7BF16C4E23FFA2A05BF88F733C0BB6E653F35A2B2BF1C02144045A9AA3C775711C07FF7B73F27C45ABF2DA236408ED50F3FCC6EDDBFA137FD3FC687A0BEC2BD26C0E92A8D3FAA2E98BFE23B214083F1683EB11D04C00B6BD23F10DD25BF0D243CC0A4BC443F41FBC2BF96D50B4064E6DABDFD8319C0749EA73F3D767BBFA7752E40EE46DE3ED7C7EDBF96DEEC3FF4EBE1BE48EA2EC0BBA3793FB587A8BF5C0F19405052CC3D374A0CC0FF11C23F278F46BF6DAF3B408E0A243F4C54D3BF11A903408D3B70BE82B021C06945973F2A148EBF22492640C1E29C3EE320FEBF8B85DC3F10A811BFCE1637C0A4F1583FC1E0B8BFD6E2104097F9E4BCBD7614C0F4B8B13F3E4167BFE78233407758033F57ADE3BF16F9F63FF481B9BE08DD29C05DEC863F356D9EBF9C1C1E4027FD363EF73C07C07F2CCC3F275A32BF53433FC08E3F383FCC39C9BF51B608408E671FBE42A31CC0E95FA13FAAF983BF61562B40C14CC53E6306F4BF0BA0E63F21E6FABE8E0932C0A4266D3F41C6AEBF16F0154032D3503D7D690FC074D3BB3F3E0C53BF27903840778D173FD792D9BFCB890040F41791BEC8CF24C0DD06913FB65294BFDC29234093E8833EB72F02C0FF46D63F27251EBF13363AC08D744C3F4C1FBFBF91C30D401D279DBD029617C0697AAB3F55BE73BFA1633040C0B6ED3EE3EBE9BF8ABAF03F227CD2BE4EFC2CC0D2AD803FC1ABA4BF56FD1A40CC08053E3D5C0AC0F4EDC53F3ED73EBF679D3D4077C22B3F5778CFBF0B970540E95B51BE88C21FC05D219B3F36388ABF1C3728409352AC3EEE44FABF7F61E03F28F009BFD32835C08DA9603FCC04B5BFD0D01240371C103BC28812C0E894B53F55895FBFE170354060100B3F63D1DFBF0AD5FA3F2212AABE0EEF27C052C88A3F41919ABF960A2040CBDC553EFD4E05C07408D03F3EA22ABF59553DC076F73F3FD85DC5BF4BA40A40EA8700BE48B51AC0DD3BA53FB61D80BF5C442D4093BCD43E6E2AF0BFFF7BEA3F4F76EBBE931B30C08DDE743F4CEAAABF10DE1740E028A63D827B0DC068AFBF3F55544BBF217E3A4060451F3FE3B6D5BFC577024022A881BECEE122C0D2E2943FC17690BFD61725406558933EBD4100C0F422DA3F3E6D16BF194838C0762C543F5843BBBF8BB10F40ABCF3EBD08A815C05D56AF3F6C066CBF9C5132409226FD3EEE0FE6BF7F96F43F500CC3BE530E2BC0C689843FCCCFA0BF50EB1C406FE8233E426E08C0E8C9C93F551F37BF618B3F40607A333F639CCBBF05850740457C32BE8ED41DC052FD9E3F415C86BF16252A4065C2BB3EFA68F6BF743DE43F3F3802BFD93A33C07661683FD828B1BFCBBE14405280043DC89A10C0DD70B93F6CD157BFDC5E374049C8123F6EF5DBBFFFB0FE3F50A29ABE130126C046A48E3F4DB596BF90F821406FBC743E026103C068E4D33F55EA22BF5F673BC05FAF473FE381C1BF45920C408C50C3BD4EC718C0D217A93F838378BF56322F40642CE43E7A4EECBFF357EE3F7E06DCBE992D2EC076967C3F580EA7BF0BCC194028E8E33D888D0BC05D8BC33F6C9C43BF1C6C3C4049FD263FEEDAD1BFBF650440A17064BED3F320C0C6BE983FCD9A8CBFD005274037C8A23E85A7FCBFE8FEDD3F55B50EBF1F5A36C05FE45B3F6367B7BF859F114037A286BC0EBA13C05132B33F834E64BF963F3440324B063FFA33E2BF7372F83F7E9CB3BE592029C0BB65883FD8F39CBF4BD91E4013C8423E488006C0DDA5CD3F6C672FBFA4863EC049323B3F6FC0C7BFFF720940A29C13BE94E61BC046D9A23F4D8082BF10132C403732CB3E058DF2BF6819E83FAB00F5BEDF4C31C05F19703FE34CADBFC5AC1640E1FE7F3DCEAC0EC0D14CBD3F831950BFD64C394032801A3F7A19D8BF7A4601407E328BBE191324C03B80923F58D992BF8BE6234009CE893E087301C05DC0D73F6C321BBF657939C048674F3FEFA5BDBF3F800E40459185BD54D916C0C6F3AC3F9ACB70BF50203140369CF33E8572E8BFE833F23FAC96CCBE9F3F2CC02F27823F6332A3BF05BA1B40B8D3103E8E9F09C05167C73F83E43BBF165A3E4032B52E3FFAFECDBFBA530640FD9045BED9051FC0BB9A9C3FD8BE88BFCBF328400938B23E91CBF8BFDDDAE13F6DFD06BF256C34C0489C633F6F8BB3BF7F8D1340CDB5603C14CC11C0460EB73F9A965CBF902D36401B030E3F0558DEBF684EFC3FAC2CA4BE5F3227C0AF418C3FE31799BF45C72040B7A7613E4E9204C0D181D13F83AF27BFAA983CC031EA423F7AE4C3BFFA600B40FC79E9BD99F819C03BB5A63FB0487DBF0A012E4008A2DA3E11B1EEBF5CF5EB3FD990E5BEE55E2FC048D1773FEF70A9BFBF9A1840B8BEBD3DD4BE0CC0C628C13F9A6148BFD03A3B401B38223F853DD4BF74340340598577BE1F2522C02F5C963F64FD8EBF85D42540DB3D993E1C0AFFBF519CDB3F837A13BF6A8B37C0311F573FFAC9B9BF396E1040FBA30FBD59EB14C0BBCFB03FB11369BF4A0E33400486013F9196E4BFDC0FF63FDA26BDBEA5512AC02403863F6F569FBFFFA71D405BB32F3E94B107C04643CB3F9A2C34BFF0B73FC01B6D363F0623CABFB44108405AB126BEDF171DC0AF76A03FE4E284BFC5E12A40DBA7C13E9CEFF4BFD1B6E53F078BFEBE2A7E32C031546B3F7AAFAFBF797B154002AC333D19DE0FC03AEABA3FB1DE54BF8A1B384004BB153F117CDABF2E150040DABC94BE654425C0A41D903FEF3B95BF3FB52240AD43803E54A402C0C65DD53F9AF71FBFB0AA3AC01AA24A3F8608C0BFF44E0D40B4BAABBD9F0A18C02F91AA3FC89075BF05EF2F40DA11EA3E1CD5EABF51D1EF3F0821D6BEEA702DC031897F3FFA94A5BFB9881A40007EFB3DD9D00AC0BA04C53FB1A940BFCA283D4004F0293F9161D0BF6E220540B5A558BE253720C024389A3F6F218BBF7FC22740ADADA83E282EFBBF4678DF3F9AC20BBF709D35C01AD75E3F06EEB5BF345C12405F2BA1BB5FFD12C0AFABB43FC85B61BF45FC3440ED3D093F9CBAE0BFD1EBF93F08B7ADBEAA6328C018DF893F7A7A9BBFF9951F40FF924E3E99C305C03A1FCF3FB1742CBFF6C93DC004253E3F1147C6BFAE2F0A40B6D107BEE5291BC0A452A43FEF0681BFBFCF2C40AD17D13EA813F1BFC592E93F351BEFBE309030C01A0C733F86D3ABBF746917404995973D1FF00DC02FC6BE3FC8264DBF85093A40ED721D3F1CA0D6BF28030240084D85BE6A5623C098F9933FFB5F91BF39A324407FB38F3E5AB600C0BA39D93FB13F18BFB6BC38C0035A523F912CBCBFEE3C0F40DAF65BBDA51C16C0246DAE3FDFD86DBFFFDC3140AC81F93E28F9E6BF45ADF33F36B1C6BEF0822BC08DA0833F06B9A1BFB4761C40A49E1C3EDFE208C0AFE0C83FC8F138BFC5163F40EDA7313F9D85CCBF6810074011C639BE2A491EC018149E3F7B4587BF79B029407F1DB83E3352F7BF3A54E33FB20A04BF76AF33C0038F663F1112B2BF2E4A144046B2CE3C650F11C0A387B83FDFA359BF3FEA3640D6F5103FA8DEDCBFC5C7FD3F36479EBEB07526C00DBB8D3F869E97BFF4832140A3726D3E9FD503C02FFBD23FC8BC24BFFBDB3BC0ECDC453F1D6BC2BFA81D0C4024E4D1BDEB3B19C0982EA83FF5557ABFB9BD2E407E87E03EB337EDBFBA6EED3F63ABDFBE36A22EC003C47A3F91F7A7BF6E5719409054D53D25020CC023A2C23FDF6E45BF7FF73B40D62A253F28C4D2BF23F103406DBA6BBE706821C08DD5973F06848DBF3491264051239F3EBF90FDBFAF15DD3FC88710BFBCCE36C0EC115A3F9D50B8BFE82A114096F0C0BCAB2E14C01849B23FF62066BFF9CA3340BF78043F331DE3BF3A89F73F6441B7BEF69429C0817C873F11DD9DBFAE641E40477E3B3EE5F406C0A3BCCC3FDF3931BF41FB3EC0D65F393FA8A9C8BF63FE08406EE61ABE305B1CC00DF0A13F866983BF739E2B40518DC73E3F76F3BF2F30E73F91A5F8BE7CC131C0EC466E3F1D36AEBF28381640B2D7623D6B210FC09863BC3FF6EB51BF39D83840BFAD183FB302D9BFDDD1004064D78EBEB68724C00197913F92C293BFEE7123402329863EA5E701C023D7D63FDF041DBF01EE39C0D5944D3F288FBEBFA30B0E40DD2494BDF04D17C08D0AAC3F0D9E72BFB3AB304050F7EF3EBF5BE9BFAE4AF13F923BD0BE3CB42CC0F63D813F9D1BA4BF68451B40EC89093E2B140AC0187EC63FF6B63DBF79E53D40BFE22C3F33E8CEBF1DDF0540C9DA4CBE767A1FC081B19B3F12A889BF2E7F28402393AE3ECAB4F9BFA3F1E03FDFCF08BFC1E034C0D5C9613FA874B4BFE21813401F32D83BB04012C00C25B63F0D695EBFF3B83540A8300C3F3F41DFBF2E65FB3F92D1A7BEFCA627C076588B3F1D019ABFA8522040EB5D5A3EEB0605C09898D03FF68129BF470D3DC0BF17413FB4CDC4BF5DEC0A40940DF8BD366D1AC001CCA53F231B7FBF6E8C2D4023FDD63E4A9AEFBF230CEB3FBF35E9BE81D32FC0D5FE753F285AAABF22261840212BAF3D70330DC08C3FC03F0D344ABF33C63A40A865203FBF26D5BFD7BF024025CF7EBEBC9922C0F672953F9DE68FBFE85F2540F598953E56F3FFBF18B3DA3FF64C15BF070038C0BE4C553F34B3BABF9DF90F402ACB2CBDF65F15C081E6AF3F24E66ABFAE9932402267FF3ECA7FE5BFA326F53FC0CBC0BE41C62AC0EA19853FA83FA0BF62331D409069283E302608C00C5ACA3F0DFF35BF73D33F40A89A343F3F0CCBBF17CD074025FB2DBE7C8C1DC0768D9F3F1DCC85BF286D2A40F502BE3ED6D8F5BF98CDE43FF71701BFC7F232C0BE81693FB498B0BFDD061540D384163DB65210C00101BA3F24B156BFEEA6374091E8133F4A65DBBF2341FF3FC06198BE01B925C06A348F3F282596BFA24022408F3D793EF01803C08C74D43F0DCA21BF4D1F3BC0A7CF483FBFF1C0BF57DA0C404C4EBABD3C7F18C0F6A7A93F3A6377BF687A2F40F46CE63E56BEEBBF17E8EE3FEDC5D9BE87E52DC0BEB67D3F347EA6BF1D141A4068EAEC3D76450BC0811BC43F247C42BF"> : tensor<1023xf32>
  %1 = util.unfoldable_constant dense<"0x2DB434408E1D083FCC4AE1BFA15BF93FC7F7AFBEC2AB28C0E94E893FAA0A9CBFE14D1F4081114A3EB10B06C00B8FCE3F11952DBF0E123EC0A4043D3F41D7C6BF96E7094034530CBEFD711BC074C2A33F1F9781BFA7872C40EED6CE3ED7A3F1BF9602E93FF45BF1BE48D830C0BBEB713FB663ACBF5C2117404D928E3D37380EC0FF35BE3F27474EBF6DC139408D521C3F4C30D7BF11BB0140C78D87BE829E23C06969933F2AF091BF215B2440C0728D3E71FE00C08AA9D83F116019BFCE0439C0A439513FC1BCBCBFD6F40E40D1FC6DBDBD6416C0F4DCAD3F3EF96EBFE7943140ED40F73E5789E7BF161DF33FF5F1C8BE08CB2BC05D10833F3649A2BF9C2E1C40261D183EF72A09C07F50C83F27123ABFADCE3E408D87303FCC15CDBF50C806408F473EBE42911EC0E8839D3FAAD587BF61682940C0DCB53E63E2F7BF0AC4E23F112B05BF8EF733C0A46E653F41A2B2BF1602144058A6AA3C7D5711C074F7B73F3EC45ABF27A2364076D50F3FD86EDDBF9637FD3FF587A0BEC8BD26C0DD2A8D3FB62E98BFDC3B214025F1683EB71D04C0FF6AD23F28DD25BF13243CC08DBC443F4CFBC2BF90D50B4020E7DABD028419C0689EA73F55767BBFA1752E40C046DE3EE3C7EDBF8ADEEC3F22ECE1BE4EEA2EC0A4A3793FC187A8BF560F19409551CC3D3D4A0CC0F411C23F3E8F46BF67AF3B40760A243F5854D3BF0BA90340EB3B70BE88B021C05D45973F36148EBF1C49264092E29C3EEE20FEBF7F85DC3F28A811BFD31637C08DF1583FCCE0B8BFD0E2104084FCE4BCC27614C0E8B8B13F554167BFE18233406058033F63ADE3BF0AF9F63F2382B9BE0EDD29C052EC863F416D9EBF961C1E40CAFC363EFD3C07C0742CCC3F3F5A32BF59433FC0763F383FD839C9BF4BB60840EB671FBE48A31CC0DD5FA13FB6F983BF5C562B40924CC53E6E06F4BFFF9FE63F50E6FABE930932C08D266D3F4DC6AEBF10F01540BBD1503D82690FC068D3BB3F550C53BF219038405F8D173FE392D9BFC5890040231891BECECF24C0D206913FC15294BFD629234064E8833EBD2F02C0F346D63F3F251EBF19363AC076744C3F581FBFBF8BC30D40D8279DBD089617C05D7AAB3F6CBE73BF9C63304091B6ED3EEEEBE9BF7FBAF03F507CD2BE53FC2CC0C6AD803FCDABA4BF50FD1A406E08053E435C0AC0E8EDC53F55D73EBF619D3D405FC22B3F6378CFBF05970540475C51BE8EC21FC051219B3F41388ABF163728406452AC3EFA44FABF7361E03F3FF009BFD92835C076A9603FD804B5BFCBD01240CF04103BC88812C0DD94B53F6C895FBFDC70354049100B3F6FD1DFBFFFD4FA3F5112AABE14EF27C046C88A3F4D919ABF900A20406DDC553E034F05C06808D03F56A22ABF5F553DC05FF73F3FE35DC5BF45A40A40488800BE4EB51AC0D13BA53FC11D80BF56442D4064BCD43E7A2AF0BFF37BEA3F7E76EBBE991B30C076DE743F58EAAABF0BDE17402528A63D887B0DC05DAFBF3F6C544BBF1C7E3A4048451F3FEFB6D5BFBF77024051A881BED4E122C0C6E2943FCD7690BFD01725403658933EC34100C0E822DA3F566D16BF1F4838C05F2C543F6343BBBF85B10F4021D13EBD0EA815C05156AF3F83066CBF965132406326FD3EFA0FE6BF7396F43F7F0CC3BE590E2BC0BB89843FD8CFA0BF4BEB1C4012E8233E486E08C0DDC9C93F6D1F37BF5B8B3F40487A333F6F9CCBBFFF840740A37C32BE94D41DC046FD9E3F4D5C86BF10252A4036C2BB3E0569F6BF683DE43F563802BFDF3A33C05F61683FE328B1BFC5BE1440DC7E043DCE9A10C0D170B93F83D157BFD65E374031C8123F7AF5DBBFF3B0FE3F7FA29ABE190126C03BA48E3F58B596BF8AF8214011BC743E086103C05CE4D33F6DEA22BF65673BC048AF473FEF81C1BF3F920C404851C3BD54C718C0C617A93F9A8378BF50322F40362CE43E854EECBFE857EE3FAC06DCBE9F2D2EC05F967C3F640EA7BF05CC19406DE7E33D8E8D0BC0518BC33F839C43BF166C3C4031FD263FFADAD1BFB9650440FF7064BED9F320C0BBBE983FD89A8CBFCA05274008C8A23E91A7FCBFDCFEDD3F6DB50EBF255A36C048E45B3F6F67B7BF7F9F114024A586BC14BA13C04632B33F9A4E64BF903F34401B4B063F0634E2BF6872F83FAD9CB3BE5F2029C0AF65883FE4F39CBF45D91E40B6C7423E4E8006C0D1A5CD3F84672FBFAA863EC031323B3F7AC0C7BFF9720940FF9C13BE99E61BC03AD9A23F588082BF0A132C400832CB3E118DF2BF5C19E83FDA00F5BEE54C31C04819703FEF4CADBFBFAC16406BFD7F3DD4AC0EC0C64CBD3F9A1950BFD04C39401A801A3F8619D8BF74460140AD328BBE1F1324C02F80923F64D992BF85E62340DACD893E0E7301C051C0D73F84321BBF6A7939C031674F3FFAA5BDBF39800E40009285BD59D916C0BAF3AC3FB1CB70BF4A203140079CF33E9172E8BFDC33F23FDA96CCBEA53F2CC02427823F6F32A3BFFFB91B405AD3103E949F09C04667C73F9AE43BBF105A3E401AB52E3F06FFCDBFB45306405B9145BEDF051FC0AF9A9C3FE4BE88BFC5F32840DA37B23E9CCBF8BFD1DAE13F84FD06BF2A6C34C0319C633F7A8BB3BF798D1340F3AF603C19CC11C03A0EB73FB1965CBF8A2D364004030E3F1158DEBF5C4EFC3FDB2CA4BE653227C0A4418C3FEF1799BF3FC7204059A7613E549204C0C681D13F9BAF27BFB0983CC01AEA423F86E4C3BFF4600B40B77AE9BD9FF819C02FB5A63FC8487DBF05012E40DAA1DA3E1CB1EEBF51F5EB3F0891E5BEEA5E2FC031D1773FFB70A9BFB99A1840FDBDBD3DDABE0CC0BA28C13FB16148BFCA3A3B400338223F913DD4BF6E340340B68577BE252522C0245C963F6FFD8EBF7FD42540AC3D993E280AFFBF459CDB3F9B7A13BF708B37C01A1F573F06CAB9BF346E104071A50FBD5FEB14C0AFCFB03FC81369BF450E3340ED85013F9C96E4BFD10FF63F0927BDBEAA512AC01803863F7B569FBFF9A71D40FEB22F3E9AB107C03A43CB3FB22C34BFF6B73FC0036D363F1123CABFAE410840B7B126BEE5171DC0A376A03FEFE284BFBFE12A40ACA7C13EA8EFF4BFC5B6E53F368BFEBE307E32C01A546B3F86AFAFBF747B15408CAA333D1FDE0FC02FEABA3FC8DE54BF851B3840ECBA153F1D7CDABF2815004009BD94BE6B4425C0981D903FFB3B95BF39B522407F43803E5AA402C0BA5DD53FB2F71FBFB6AA3AC003A24A3F9108C0BFEE4E0D4070BBABBDA50A18C02391AA3FDF9075BFFFEE2F40AC11EA3E28D5EABF45D1EF3F3621D6BEF0702DC01A897F3F0695A5BFB4881A40447DFB3DDFD00AC0AF04C53FC8A940BFC4283D40ECEF293F9D61D0BF6822054013A658BE2B3720C018389A3F7B218BBF79C227407EADA83E332EFBBF3A78DF3FB2C20BBF769D35C003D75E3F11EEB5BF2E5C12401337A1BB65FD12C0A3ABB43FDF5B61BF3FFC3440D63D093FA8BAE0BFC5EBF93F37B7ADBEB06328C00DDF893F867A9BBFF4951F40A1924E3E9FC305C02F1FCF3FC9742CBFFCC93DC0EC243E3F1D47C6BFA82F0A4013D207BEEB291BC09852A43FFB0681BFB9CF2C407E17D13EB313F1BFBA92E93F641BEFBE369030C0030C733F92D3ABBF6E6917408D94973D25F00DC023C6BE3FDF264DBF7F093A40D5721D3F28A0D6BF23030240374D85BE705623C08DF9933F066091BF33A3244050B38F3E5FB600C0AE39D93FC93F18BFBCBC38C0EC59523F9D2CBCBFE83C0F4050F85BBDAB1C16C0186DAE3FF6D86DBFF9DC31407D81F93E33F9E6BF3AADF33F64B1C6BEF6822BC081A0833F12B9A1BFAE761C40469E1C3EE5E208C0A3E0C83FDFF138BFBF163F40D5A7313FA885CCBF621007406FC639BE30491EC00C149E3F864587BF73B02940501DB83E3F52F7BF2E54E33FC90A04BF7CAF33C0EC8E663F1D12B2BF284A144059AFCE3C6B0F11C09887B83FF6A359BF39EA3640BFF5103FB4DEDCBFBAC7FD3F65479EBEB67526C001BB8D3F929E97BFEE83214045726D3EA5D503C023FBD23FE0BC24BF01DC3BC0D5DC453F286BC2BFA21D0C40DFE4D1BDF03B19C08C2EA83F0D567ABFB3BD2E405087E03EBF37EDBFAE6EED3F92ABDFBE3CA22EC0ECC37A3F9DF7A7BF68571940D553D53D2B020CC018A2C23FF66E45BF79F73B40BE2A253F34C4D2BF1DF10340CABA6BBE766821C081D5973F12848DBF2E91264022239F3ECA90FDBFA315DD3FE08710BFC1CE36C0D5115A3FA850B8BFE22A114083F3C0BCB02E14C00C49B23F0D2166BFF3CA3340A878043F3F1DE3BF2E89F73F9341B7BEFC9429C0767C873F1DDD9DBFA8641E40EA7D3B3EEBF406C098BCCC3FF73931BF47FB3EC0BE5F393FB4A9C8BF5DFE0840CBE61ABE365B1CC001F0A13F926983BF6E9E2B40228DC73E4A76F3BF2330E73FC0A5F8BE81C131C0D5466E3F2836AEBF223816403CD6623D70210FC08C63BC3F0DEC51BF33D83840A7AD183FBF02D9BFD7D1004093D78EBEBC8724C0F696913F9DC293BFE8712340F428863EABE701C017D7D63FF7041DBF07EE39C0BE944D3F348FBEBF9D0B0E40982594BDF64D17C0810AAC3F249E72BFAEAB304022F7EF3ECA5BE9BFA34AF13FC03BD0BE41B42CC0EA3D813FA91BA4BF62451B408E89093E31140AC00C7EC63F0DB73DBF73E53D40A7E22C3F3FE8CEBF17DF054027DB4CBE7C7A1FC076B19B3F1DA889BF287F2840F492AE3ED6B4F9BF97F1E03FF7CF08BFC7E034C0BEC9613FB474B4BFDD1813406C26D83BB64012C00125B63F24695EBFEEB8354091300C3F4B41DFBF2365FB3FC1D1A7BE02A727C06A588B3F29019ABFA25220408D5D5A3EF10605C08C98D03F0E8229BF4D0D3DC0A717413FBFCDC4BF57EC0A404F0EF8BD3C6D1AC0F5CBA53F3B1B7FBF688C2D40F4FCD63E569AEFBF170CEB3FEE35E9BE87D32FC0BEFE753F345AAABF1D261840652AAF3D76330DC0813FC03F24344ABF2EC63A409065203FCB26D5BFD1BF024082CF7EBEC29922C0EA72953FA9E68FBFE25F2540C698953E61F3FFBF0CB3DA3F0E4D15BF0D0038C0A74C553F3FB3BABF97F90F40A1CC2CBDFC5F15C075E6AF3F3BE66ABFA8993240F366FF3ED67FE5BF9726F53FEFCBC0BE47C62AC0DF19853FB43FA0BF5D331D403269283E362608C0015ACA3F24FF35BF6DD33F40909A343F4B0CCBBF11CD074083FB2DBE828C1DC06A8D9F3F29CC85BF226D2A40C602BE3EE1D8F5BF8CCDE43F0E1801BFCDF232C0A781693FBF98B0BFD70615405C83163DBC5210C0F500BA3F3BB156BFE8A637407AE8133F5665DBBF1741FF3FEF6198BE07B925C05F348F3F342596BF9C402240313D793EF61803C08074D43F25CA21BF531F3BC090CF483FCBF1C0BF51DA0C40074FBABD427F18C0EAA7A93F526377BF627A2F40C66CE63E61BEEBBF0CE8EE3F1CC6D9BE8DE52DC0A7B67D3F407EA6BF17141A40ADE9EC3D7C450BC0751BC43F3B7C42BF28B43C40791D283FD64AD1BFCCAD0440DEEF5FBEC7AB20C0DF4E993FB40A8CBFDC4D27409808A53E6D17FCBF008FDE3F25950DBF131236C090045D3F4BD7B6BF91E71140473845BC027213C06AC2B33F522E63BFA2873440636B073FE2A3E1BF8C02F93F1D5CB1BE4DD828C0D3F5883FC0639CBF57211F40D648473E3C3806C0F535CE3F3C472EBF983E3EC079523C3F5630C7BF0BBB0940DF1B0FBE879E1BC05E69A33F34F081BF1C5B2C409872CD3EEDFCF1BF80A9E83F4AC0F2BED30431C09039713FCBBCACBFD1F41640F600893DC2640EC0EADCBD3F52F94EBFE294394062A01B3F"> : tensor<1023xf32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1023xf32>, tensor<1023xf32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1023xf32>
    %d = stablehlo.add %c, %b : tensor<1023xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1023xf32>, tensor<1023xf32>
  }
  check.expect_eq_const(%r#1, dense<"0x165ABA3FFAFE55BF78D33740BC9A143F350CDBBF389AFF3F6CFD96BE778C25C0808D8F3F13CC95BF2D6D224038067C3E66EC02C0A4CDD43FE21721BFC2F23AC0D281493FAA98C0BFE3060D40F0BCB4BDB15218C00B01AA3F11B176BFF2A62F4048D1E73E4065EBBF2C41EF3F9A61D8BEFCB82DC0E8687E3F1E25A6BFA7401A40C07BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D8265DBE377F20C000A8993F93B18BBF6D7A27401C6DA63E4CBEFBBF24E8DE3FE4E20CBF82E535C0D2B65D3F2A7EB6BF2314124080A718BC714513C08B1BB43F107C62BF32B43440A41D083FC04AE1BFAC5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40E0114A3EAB0B06C0168FCE3FF9942DBF08123EC0BC043D3F35D7C6BF9CE70940D8520CBEF7711BC080C2A33F139781BFAC872C401CD7CE3ECCA3F1BFA002E93FC45BF1BE42D830C0D2EB713FAA63ACBF6321174000938E3D31380EC00B36BE3F10474EBF74C13940A4521C3F4030D7BF16BB0140988D87BE7C9E23C07469933F1FF091BF275B2440F0728D3E6CFE00C096A9D83FF95F19BFC80439C0BC39513FB5BCBCBFDCF40E4060FB6DBDB76416C000DDAD3F28F96EBFEC9431401C41F73E4C89E7BF201DF33FC8F1C8BE02CB2BC06910833F2A49A2BFA32E1C40801D183EF12A09C08B50C83F10123ABFB4CE3E40A487303FC115CDBF56C8064030473EBE3D911EC0F4839D3FA0D587BF67682940F0DCB53E57E2F7BF16C4E23FFB2A05BF88F733C0BC6E653F35A2B2BF1C02144040A9AA3C775711C07FF7B73F28C45ABF2CA236408ED50F3FCC6EDDBFA037FD3FC887A0BEC2BD26C0E92A8D3FAA2E98BFE33B214080F1683EB11D04C00A6BD23F10DD25BF0D243CC0A4BC443F41FBC2BF96D50B4060E6DABDFD8319C0749EA73F3D767BBFA7752E40EC46DE3ED7C7EDBF96DEEC3FF6EBE1BE48EA2EC0BCA3793FB587A8BF5C0F19405052CC3D374A0CC0FF11C23F278F46BF6CAF3B408E0A243F4C54D3BF12A90340903B70BE82B021C06945973F2A148EBF23492640C0E29C3EE420FEBF8A85DC3F10A811BFCE1637C0A4F1583FC2E0B8BFD6E2104080F9E4BCBD7614C0F4B8B13F3E4167BFE78233407658033F57ADE3BF16F9F63FF481B9BE08DD29C05DEC863F356D9EBF9D1C1E4028FD363EF73C07C07F2CCC3F275A32BF53433FC08E3F383FCC39C9BF52B6084090671FBE42A31CC0E95FA13FAAF983BF61562B40C04CC53E6406F4BF0AA0E63F20E6FABE8E0932C0A4266D3F41C6AEBF16F0154040D3503D7D690FC074D3BB3F3F0C53BF26903840768D173FD792D9BFCC890040F41791BEC8CF24C0DD06913FB65294BFDD29234094E8833EB72F02C0FE46D63F27251EBF13363AC08C744C3F4C1FBFBF92C30D4020279DBD029617C0697AAB3F56BE73BFA1633040C0B6ED3EE4EBE9BF8ABAF03F247CD2BE4EFC2CC0D2AD803FC1ABA4BF56FD1A40C808053E3D5C0AC0F4EDC53F3ED73EBF669D3D4078C22B3F5778CFBF0C970540E85B51BE88C21FC05D219B3F36388ABF1D3728409452AC3EEE44FABF7E61E03F29F009BFD32835C08CA9603FCC04B5BFD0D01240001C103BC28812C0E894B53F54895FBFE170354060100B3F63D1DFBF0AD5FA3F2412AABE0EEF27C052C88A3F41919ABF960A2040C8DC553EFD4E05C07408D03F3EA22ABF59553DC076F73F3FD85DC5BF4CA40A40E88700BE48B51AC0DD3BA53FB61D80BF5C442D4094BCD43E6E2AF0BFFE7BEA3F4E76EBBE931B30C08CDE743F4CEAAABF10DE1740E028A63D827B0DC068AFBF3F55544BBF217E3A4060451F3FE3B6D5BFC577024024A881BECEE122C0D2E2943FC17690BFD61725406458933EBD4100C0F622DA3F3E6D16BF194838C0762C543F5843BBBF8CB10F40A0CF3EBD08A815C05D56AF3F6D066CBF9C5132409026FD3EEE0FE6BF7E96F43F520CC3BE530E2BC0C689843FCCCFA0BF50EB1C4070E8233E426E08C0E8C9C93F551F37BF618B3F40607A333F639CCBBF05850740487C32BE8ED41DC052FD9E3F415C86BF16252A4064C2BB3EFA68F6BF763DE43F403802BFD93A33C07661683FD828B1BFCCBE14406080043DC89A10C0DD70B93F6DD157BFDD5E374048C8123F6EF5DBBFFEB0FE3F50A29ABE130126C046A48E3F4DB596BF90F8214070BC743E026103C068E4D33F55EA22BF5F673BC060AF473FE381C1BF45920C409050C3BD4EC718C0D217A93F848378BF56322F40642CE43E7A4EECBFF257EE3F8006DCBE992D2EC076967C3F580EA7BF0CCC194020E8E33D888D0BC05D8BC33F6C9C43BF1D6C3C4048FD263FEEDAD1BFBF650440A07064BED3F320C0C6BE983FCE9A8CBFD005274038C8A23E85A7FCBFE8FEDD3F55B50EBF1F5A36C060E45B3F6367B7BF859F114040A286BC0EBA13C05132B33F824E64BF963F3440324B063FFA33E2BF7272F83F809CB3BE592029C0BB65883FD8F39CBF4CD91E4010C8423E488006C0DDA5CD3F6C672FBFA4863EC048323B3F6FC0C7BFFF720940A09C13BE94E61BC046D9A23F4E8082BF10132C403832CB3E058DF2BF6819E83FAA00F5BEDF4C31C06019703FE34CADBFC5AC1640E0FE7F3DCEAC0EC0D14CBD3F841950BFD64C394032801A3F7A19D8BF7B46014080328BBE191324C03B80923F58D992BF8CE6234008CE893E087301C05CC0D73F6C321BBF657939C048674F3FEFA5BDBF3F800E40409185BD54D916C0C6F3AC3F9BCB70BF50203140349CF33E8572E8BFE833F23FAE96CCBE9F3F2CC02F27823F6332A3BF06BA1B40B8D3103E8E9F09C05167C73F83E43BBF165A3E4032B52E3FFAFECDBFBB530640009145BED9051FC0BB9A9C3FD8BE88BFCCF328400838B23E92CBF8BFDCDAE13F6EFD06BF256C34C0489C633F6F8BB3BF7F8D134000B6603C14CC11C0460EB73F9B965CBF902D36401A030E3F0558DEBF684EFC3FAC2CA4BE5F3227C0AF418C3FE31799BF46C72040B8A7613E4E9204C0D081D13F83AF27BFAA983CC030EA423F7AE4C3BFFB600B40007AE9BD99F819C03BB5A63FB0487DBF0A012E4008A2DA3E12B1EEBF5CF5EB3FD890E5BEE55E2FC048D1773FEF70A9BFBF9A1840B0BEBD3DD4BE0CC0C628C13F9A6148BFD03A3B401C38223F853DD4BF75340340588577BE1F2522C02F5C963F64FD8EBF86D42540DC3D993E1C0AFFBF509CDB3F837A13BF6A8B37C0301F573FFAC9B9BF396E104000A40FBD59EB14C0BBCFB03FB21369BF4A0E33400486013F9296E4BFDC0FF63FDC26BDBEA5512AC02403863F6F569FBFFFA71D4058B32F3E94B107C04643CB3F9A2C34BFF0B73FC01C6D363F0623CABFB541084058B126BEDF171DC0AF76A03FE4E284BFC4E12A40DCA7C13E9CEFF4BFD0B6E53F068BFEBE2A7E32C030546B3F7AAFAFBF797B154000AC333D19DE0FC03AEABA3FB2DE54BF8A1B384004BB153F117CDABF2E150040DCBC94BE654425C0A41D903FEF3B95BF3FB52240AC43803E54A402C0C85DD53F9AF71FBFB0AA3AC01AA24A3F8608C0BFF54E0D40B0BAABBD9F0A18C02F91AA3FC99075BF04EF2F40D811EA3E1CD5EABF50D1EF3F0A21D6BEEA702DC030897F3FFA94A5BFB9881A40007EFB3DD9D00AC0BA04C53FB1A940BFCA283D4004F0293F9161D0BF6E220540B8A558BE253720C024389A3F6F218BBF7FC22740ACADA83E282EFBBF4878DF3F9AC20BBF709D35C01AD75E3F06EEB5BF355C1240002BA1BB5FFD12C0AFABB43FC85B61BF44FC3440EC3D093F9CBAE0BFD0EBF93F08B7ADBEAA6328C018DF893F7A7A9BBFF9951F4000934E3E99C305C03A1FCF3FB1742CBFF6C93DC004253E3F1147C6BFAE2F0A40B8D107BEE5291BC0A452A43FEF0681BFBECF2C40AC17D13EA813F1BFC492E93F341BEFBE309030C01A0C733F86D3ABBF756917405095973D1FF00DC02FC6BE3FC9264DBF86093A40EC721D3F1CA0D6BF28030240084D85BE6A5623C098F9933FFB5F91BF39A3244080B38F3E5AB600C0BA39D93FB13F18BFB6BC38C0045A523F912CBCBFEE3C0F40E0F65BBDA51C16C0246DAE3FE0D86DBFFEDC3140AC81F93E28F9E6BF44ADF33F38B1C6BEF0822BC08DA0833F06B9A1BFB5761C40A09E1C3EDFE208C0AFE0C83FC8F138BFC6163F40ECA7313F9D85CCBF6810074010C639BE2A491EC018149E3F7C4587BF79B02940801DB83E3352F7BF3A54E33FB30A04BF76AF33C0048F663F1112B2BF2E4A144040B2CE3C650F11C0A387B83FE0A359BF3EEA3640D6F5103FA8DEDCBFC4C7FD3F38479EBEB07526C00DBB8D3F869E97BFF5832140A0726D3E9FD503C02EFBD23FC8BC24BFFBDB3BC0ECDC453F1D6BC2BFA81D0C4020E4D1BDEB3B19C0982EA83FF5557ABFB9BD2E407C87E03EB337EDBFBA6EED3F62ABDFBE36A22EC004C47A3F91F7A7BF6E5719409054D53D25020CC023A2C23FDF6E45BF7EF73B40D62A253F28C4D2BF24F1034070BA6BBE706821C08DD5973F06848DBF3591264050239F3EC090FDBFAE15DD3FC88710BFBCCE36C0EC115A3F9E50B8BFE82A114080F0C0BCAB2E14C01849B23FF72066BFF9CA3340BE78043F331DE3BF3A89F73F6441B7BEF69429C0817C873F11DD9DBFAF641E40487E3B3EE5F406C0A3BCCC3FDF3931BF41FB3EC0D65F393FA8A9C8BF64FE084070E61ABE305B1CC00DF0A13F866983BF739E2B40508DC73E4076F3BF2E30E73F90A5F8BE7CC131C0EC466E3F1D36AEBF28381640C0D7623D6B210FC09863BC3FF7EB51BF38D83840BEAD183FB302D9BFDED1004064D78EBEB68724C00197913F92C293BFEF7123402429863EA5E701C022D7D63FDF041DBF01EE39C0D4944D3F288FBEBFA40B0E40E02494BDF04D17C08D0AAC3F0E9E72BFB3AB304050F7EF3EC05BE9BFAE4AF13F943BD0BE3CB42CC0F63D813F9D1BA4BF68451B40E889093E2B140AC0187EC63FF6B63DBF78E53D40C0E22C3F33E8CEBF1EDF0540C8DA4CBE767A1FC081B19B3F12A889BF2E7F28402493AE3ECAB4F9BFA2F1E03FDFCF08BFC1E034C0D4C9613FA874B4BFE21813400032D83BB04012C00C25B63F0C695EBFF3B83540A8300C3F3F41DFBF2E65FB3F94D1A7BEFCA627C076588B3F1D019ABFA8522040E85D5A3EEB0605C09898D03FF68129BF470D3DC0C017413FB4CDC4BF5EEC0A40900DF8BD366D1AC001CCA53F231B7FBF6E8C2D4024FDD63E4A9AEFBF220CEB3FBE35E9BE81D32FC0D4FE753F285AAABF22261840202BAF3D70330DC08C3FC03F0E344ABF33C63A40A865203FBF26D5BFD7BF024028CF7EBEBC9922C0F672953F9DE68FBFE85F2540F498953E56F3FFBF1AB3DA3FF64C15BF070038C0BE4C553F34B3BABF9EF90F4020CB2CBDF65F15C081E6AF3F25E66ABFAE9932402067FF3ECA7FE5BFA226F53FC2CBC0BE41C62AC0EA19853FA83FA0BF62331D409069283E302608C00C5ACA3F0DFF35BF73D33F40A89A343F3F0CCBBF17CD074028FB2DBE7C8C1DC0768D9F3F1DCC85BF286D2A40F402BE3ED6D8F5BF9ACDE43FF81701BFC7F232C0BE81693FB498B0BFDE061540E084163DB65210C00101BA3F25B156BFEFA6374090E8133F4A65DBBF2241FF3FC06198BE01B925C06A348F3F282596BFA2402240903D793EF01803C08C74D43F0DCA21BF4D1F3BC0A8CF483FBFF1C0BF57DA0C40504EBABD3C7F18C0F6A7A93F3A6377BF687A2F40F46CE63E56BEEBBF16E8EE3FECC5D9BE87E52DC0BEB67D3F347EA6BF1E141A4060EAEC3D76450BC0811BC43F247C42BF"> : tensor<1023xf32>) : tensor<1023xf32>
  check.expect_eq_const(%r#2, dense<"0x2DB434408E1D083FCC4AE1BFA15BF93FC8F7AFBEC2AB28C0E94E893FAA0A9CBFE14D1F4080114A3EB10B06C00B8FCE3F10952DBF0E123EC0A4043D3F41D7C6BF96E7094030530CBEFD711BC074C2A33F1F9781BFA7872C40EED6CE3ED8A3F1BF9602E93FF45BF1BE48D830C0BBEB713FB663ACBF5C21174050928E3D37380EC0FF35BE3F28474EBF6DC139408D521C3F4C30D7BF11BB0140C88D87BE829E23C06969933F2AF091BF215B2440C0728D3E71FE00C08AA9D83F106019BFCE0439C0A439513FC1BCBCBFD6F40E40E0FC6DBDBD6416C0F4DCAD3F3EF96EBFE7943140EC40F73E5889E7BF161DF33FF4F1C8BE08CB2BC05D10833F3649A2BF9C2E1C40281D183EF72A09C07F50C83F28123ABFADCE3E408D87303FCC15CDBF50C8064090473EBE42911EC0E8839D3FAAD587BF61682940C0DCB53E64E2F7BF0AC4E23F102B05BF8EF733C0A46E653F41A2B2BF1602144040A6AA3C7D5711C074F7B73F3EC45ABF27A2364076D50F3FD86EDDBF9637FD3FF487A0BEC8BD26C0DD2A8D3FB62E98BFDC3B214028F1683EB71D04C0FF6AD23F28DD25BF13243CC08DBC443F4CFBC2BF90D50B4020E7DABD028419C0689EA73F54767BBFA1752E40C046DE3EE4C7EDBF8ADEEC3F20ECE1BE4EEA2EC0A4A3793FC187A8BF560F19409051CC3D3D4A0CC0F411C23F3E8F46BF67AF3B40760A243F5854D3BF0BA90340E83B70BE88B021C05D45973F36148EBF1C49264090E29C3EEE20FEBF7F85DC3F28A811BFD31637C08DF1583FCCE0B8BFD0E2104080FCE4BCC27614C0E8B8B13F544167BFE18233406058033F64ADE3BF0AF9F63F2482B9BE0EDD29C052EC863F416D9EBF961C1E40C8FC363EFD3C07C0742CCC3F405A32BF59433FC0763F383FD839C9BF4BB60840E8671FBE48A31CC0DD5FA13FB6F983BF5C562B40924CC53E6E06F4BFFF9FE63F50E6FABE930932C08D266D3F4DC6AEBF10F01540C0D1503D82690FC068D3BB3F540C53BF219038405F8D173FE492D9BFC5890040241891BECECF24C0D206913FC15294BFD629234064E8833EBD2F02C0F346D63F40251EBF19363AC076744C3F581FBFBF8BC30D40E0279DBD089617C05D7AAB3F6CBE73BF9C63304090B6ED3EEEEBE9BF7FBAF03F507CD2BE53FC2CC0C6AD803FCDABA4BF50FD1A407008053E435C0AC0E8EDC53F54D73EBF619D3D405FC22B3F6378CFBF05970540485C51BE8EC21FC051219B3F41388ABF163728406452AC3EFA44FABF7361E03F40F009BFD92835C076A9603FD804B5BFCBD012400004103BC88812C0DD94B53F6C895FBFDC70354049100B3F70D1DFBFFFD4FA3F5012AABE14EF27C046C88A3F4D919ABF900A204070DC553E034F05C06808D03F56A22ABF5F553DC05FF73F3FE35DC5BF45A40A40488800BE4EB51AC0D13BA53FC11D80BF56442D4064BCD43E7A2AF0BFF37BEA3F8076EBBE991B30C076DE743F58EAAABF0BDE17402028A63D887B0DC05DAFBF3F6C544BBF1C7E3A4048451F3FF0B6D5BFBF77024050A881BED4E122C0C6E2943FCD7690BFD01725403858933EC34100C0E822DA3F566D16BF1F4838C05F2C543F6343BBBF85B10F4020D13EBD0EA815C05156AF3F84066CBF965132406426FD3EFA0FE6BF7396F43F800CC3BE590E2BC0BB89843FD8CFA0BF4BEB1C4010E8233E486E08C0DDC9C93F6C1F37BF5B8B3F40487A333F6F9CCBBFFF840740A07C32BE94D41DC046FD9E3F4D5C86BF10252A4038C2BB3E0469F6BF683DE43F563802BFDF3A33C05F61683FE328B1BFC5BE1440E07E043DCE9A10C0D170B93F84D157BFD65E374031C8123F7AF5DBBFF3B0FE3F80A29ABE190126C03BA48E3F58B596BF8AF8214010BC743E086103C05CE4D33F6CEA22BF65673BC048AF473FEF81C1BF3F920C404051C3BD54C718C0C617A93F9A8378BF50322F40362CE43E844EECBFE857EE3FAC06DCBE9F2D2EC05F967C3F640EA7BF05CC194070E7E33D8E8D0BC0518BC33F849C43BF166C3C4031FD263FFADAD1BFB9650440007164BED9F320C0BBBE983FD89A8CBFCA05274008C8A23E90A7FCBFDCFEDD3F6CB50EBF255A36C048E45B3F6F67B7BF7F9F114040A586BC14BA13C04632B33F9A4E64BF903F34401B4B063F0634E2BF6872F83FAC9CB3BE5F2029C0AF65883FE4F39CBF45D91E40B8C7423E4E8006C0D1A5CD3F84672FBFAA863EC031323B3F7AC0C7BFF9720940009D13BE99E61BC03AD9A23F588082BF0A132C400832CB3E108DF2BF5C19E83FD800F5BEE54C31C04819703FEF4CADBFBFAC164060FD7F3DD4AC0EC0C64CBD3F9A1950BFD04C39401A801A3F8619D8BF74460140AC328BBE1F1324C02F80923F64D992BF85E62340D8CD893E0E7301C051C0D73F84321BBF6A7939C031674F3FFAA5BDBF39800E40009285BD59D916C0BAF3AC3FB0CB70BF4A203140089CF33E9072E8BFDC33F23FD896CCBEA53F2CC02427823F6F32A3BFFFB91B4058D3103E949F09C04667C73F9AE43BBF105A3E401AB52E3F06FFCDBFB4530640589145BEDF051FC0AF9A9C3FE4BE88BFC5F32840D837B23E9CCBF8BFD1DAE13F84FD06BF2A6C34C0319C633F7A8BB3BF798D134000B0603C19CC11C03A0EB73FB0965CBF8A2D364004030E3F1058DEBF5C4EFC3FDC2CA4BE653227C0A4418C3FEF1799BF3FC7204058A7613E549204C0C681D13F9CAF27BFB0983CC01AEA423F86E4C3BFF4600B40B07AE9BD9FF819C02FB5A63FC8487DBF05012E40DAA1DA3E1CB1EEBF51F5EB3F0891E5BEEA5E2FC031D1773FFB70A9BFB99A184000BEBD3DDABE0CC0BA28C13FB06148BFCA3A3B400338223F903DD4BF6E340340B88577BE252522C0245C963F6FFD8EBF7FD42540AC3D993E280AFFBF459CDB3F9C7A13BF708B37C01A1F573F06CAB9BF346E104080A50FBD5FEB14C0AFCFB03FC81369BF450E3340ED85013F9C96E4BFD10FF63F0827BDBEAA512AC01803863F7B569FBFF9A71D4000B32F3E9AB107C03A43CB3FB22C34BFF6B73FC0036D363F1123CABFAE410840B8B126BEE5171DC0A376A03FEFE284BFBFE12A40ACA7C13EA8EFF4BFC5B6E53F388BFEBE307E32C01A546B3F86AFAFBF747B154080AA333D1FDE0FC02FEABA3FC8DE54BF851B3840ECBA153F1C7CDABF2815004008BD94BE6B4425C0981D903FFB3B95BF39B522408043803E5AA402C0BA5DD53FB2F71FBFB6AA3AC003A24A3F9108C0BFEE4E0D4070BBABBDA50A18C02391AA3FE09075BFFFEE2F40AC11EA3E28D5EABF45D1EF3F3821D6BEF0702DC01A897F3F0695A5BFB4881A40407DFB3DDFD00AC0AF04C53FC8A940BFC4283D40ECEF293F9D61D0BF6822054010A658BE2B3720C018389A3F7B218BBF79C2274080ADA83E342EFBBF3A78DF3FB2C20BBF769D35C003D75E3F11EEB5BF2E5C12400037A1BB65FD12C0A3ABB43FE05B61BF3FFC3440D63D093FA8BAE0BFC5EBF93F38B7ADBEB06328C00DDF893F867A9BBFF4951F40A0924E3E9FC305C02F1FCF3FC8742CBFFCC93DC0EC243E3F1D47C6BFA82F0A4010D207BEEB291BC09852A43FFB0681BFB9CF2C407E17D13EB413F1BFBA92E93F641BEFBE369030C0030C733F92D3ABBF6E6917409094973D25F00DC023C6BE3FE0264DBF7F093A40D5721D3F28A0D6BF23030240384D85BE705623C08DF9933F066091BF33A3244050B38F3E5FB600C0AE39D93FC83F18BFBCBC38C0EC59523F9D2CBCBFE83C0F4040F85BBDAB1C16C0186DAE3FF6D86DBFF9DC31407C81F93E34F9E6BF3AADF33F64B1C6BEF6822BC081A0833F12B9A1BFAE761C40489E1C3EE5E208C0A3E0C83FE0F138BFBF163F40D5A7313FA885CCBF6210074070C639BE30491EC00C149E3F864587BF73B02940501DB83E4052F7BF2E54E33FC80A04BF7CAF33C0EC8E663F1D12B2BF284A144040AFCE3C6B0F11C09887B83FF6A359BF39EA3640BFF5103FB4DEDCBFBAC7FD3F64479EBEB67526C001BB8D3F929E97BFEE83214048726D3EA5D503C023FBD23FE0BC24BF01DC3BC0D5DC453F286BC2BFA21D0C40E0E4D1BDF03B19C08C2EA83F0C567ABFB3BD2E405087E03EC037EDBFAE6EED3F90ABDFBE3CA22EC0ECC37A3F9DF7A7BF68571940D053D53D2B020CC018A2C23FF66E45BF79F73B40BE2A253F34C4D2BF1DF10340C8BA6BBE766821C081D5973F12848DBF2E91264020239F3ECA90FDBFA315DD3FE08710BFC1CE36C0D5115A3FA850B8BFE22A114080F3C0BCB02E14C00C49B23F0C2166BFF3CA3340A878043F401DE3BF2E89F73F9441B7BEFC9429C0767C873F1DDD9DBFA8641E40E87D3B3EEBF406C098BCCC3FF83931BF47FB3EC0BE5F393FB4A9C8BF5DFE0840C8E61ABE365B1CC001F0A13F926983BF6E9E2B40228DC73E4A76F3BF2330E73FC0A5F8BE81C131C0D5466E3F2836AEBF2238164040D6623D70210FC08C63BC3F0CEC51BF33D83840A7AD183FC002D9BFD7D1004094D78EBEBC8724C0F696913F9DC293BFE8712340F428863EABE701C017D7D63FF8041DBF07EE39C0BE944D3F348FBEBF9D0B0E40A02594BDF64D17C0810AAC3F249E72BFAEAB304022F7EF3ECA5BE9BFA34AF13FC03BD0BE41B42CC0EA3D813FA91BA4BF62451B409089093E31140AC00C7EC63F0CB73DBF73E53D40A7E22C3F3FE8CEBF17DF054028DB4CBE7C7A1FC076B19B3F1DA889BF287F2840F492AE3ED6B4F9BF97F1E03FF8CF08BFC7E034C0BEC9613FB474B4BFDD1813400026D83BB64012C00125B63F24695EBFEEB8354091300C3F4C41DFBF2365FB3FC0D1A7BE02A727C06A588B3F29019ABFA2522040905D5A3EF10605C08C98D03F0E8229BF4D0D3DC0A717413FBFCDC4BF57EC0A40500EF8BD3C6D1AC0F5CBA53F3C1B7FBF688C2D40F4FCD63E569AEFBF170CEB3FF035E9BE87D32FC0BEFE753F345AAABF1D261840602AAF3D76330DC0813FC03F24344ABF2EC63A409065203FCC26D5BFD1BF024080CF7EBEC29922C0EA72953FA9E68FBFE25F2540C898953E60F3FFBF0CB3DA3F0E4D15BF0D0038C0A74C553F3FB3BABF97F90F40A0CC2CBDFC5F15C075E6AF3F3CE66ABFA8993240F466FF3ED67FE5BF9726F53FF0CBC0BE47C62AC0DF19853FB43FA0BF5D331D403069283E362608C0015ACA3F24FF35BF6DD33F40909A343F4B0CCBBF11CD074080FB2DBE828C1DC06A8D9F3F29CC85BF226D2A40C602BE3EE0D8F5BF8CCDE43F0E1801BFCDF232C0A781693FBF98B0BFD70615406083163DBC5210C0F500BA3F3CB156BFE8A637407AE8133F5665DBBF1741FF3FF06198BE07B925C05F348F3F342596BF9C402240303D793EF61803C08074D43F24CA21BF531F3BC090CF483FCBF1C0BF51DA0C40004FBABD427F18C0EAA7A93F526377BF627A2F40C66CE63E60BEEBBF0CE8EE3F1CC6D9BE8DE52DC0A7B67D3F407EA6BF17141A40B0E9EC3D7C450BC0751BC43F3C7C42BF28B43C40791D283FD64AD1BFCCAD0440E0EF5FBEC7AB20C0DF4E993FB40A8CBFDC4D27409808A53E6C17FCBF008FDE3F24950DBF131236C090045D3F4BD7B6BF91E71140803845BC027213C06AC2B33F522E63BFA2873440636B073FE2A3E1BF8C02F93F1C5CB1BE4DD828C0D3F5883FC0639CBF57211F40D848473E3C3806C0F535CE3F3C472EBF983E3EC079523C3F5630C7BF0BBB0940E01B0FBE879E1BC05E69A33F34F081BF1C5B2C409872CD3EECFCF1BF80A9E83F48C0F2BED30431C09039713FCBBCACBFD1F41640F000893DC2640EC0EADCBD3F52F94EBFE294394062A01B3F"> : tensor<1023xf32>) : tensor<1023xf32>
  return
}
func.func @leaps_i32_() {
  %0 = util.unfoldable_constant dense<4> : tensor<i32>
  %1 = util.unfoldable_constant dense<8> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<i32>, tensor<i32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<i32>
    %d = stablehlo.add %c, %b : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<i32>, tensor<i32>
  }
  check.expect_eq_const(%r#1, dense<4> : tensor<i32>) : tensor<i32>
  check.expect_eq_const(%r#2, dense<8> : tensor<i32>) : tensor<i32>
  return
}
func.func @leaps_i32__traced() {
  %0 = util.unfoldable_constant dense<4> : tensor<i32>
  %1 = util.unfoldable_constant dense<8> : tensor<i32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<i32>, tensor<i32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<i32>
    %d = stablehlo.add %c, %b : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<i32>, tensor<i32>
  }
  check.expect_eq_const(%r#1, dense<4> : tensor<i32>) : tensor<i32>
  check.expect_eq_const(%r#2, dense<8> : tensor<i32>) : tensor<i32>
  return
}
func.func @keeps_i32_() {
  %0 = util.unfoldable_constant dense<4> : tensor<i32>
  %1 = util.unfoldable_constant dense<8> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<i32>, tensor<i32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<i32>, tensor<i32>
  }
  check.expect_eq_const(%r#1, dense<4> : tensor<i32>) : tensor<i32>
  check.expect_eq_const(%r#2, dense<8> : tensor<i32>) : tensor<i32>
  return
}
func.func @keeps_i32__traced() {
  %0 = util.unfoldable_constant dense<4> : tensor<i32>
  %1 = util.unfoldable_constant dense<8> : tensor<i32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<i32>, tensor<i32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<i32>, tensor<i32>
  }
  check.expect_eq_const(%r#1, dense<4> : tensor<i32>) : tensor<i32>
  check.expect_eq_const(%r#2, dense<8> : tensor<i32>) : tensor<i32>
  return
}
func.func @turns_i32_() {
  %0 = util.unfoldable_constant dense<4> : tensor<i32>
  %1 = util.unfoldable_constant dense<8> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<i32>, tensor<i32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [] : tensor<i32>
    %b = stablehlo.subtract %s, %c : tensor<i32>
    %d = stablehlo.add %c, %b : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<i32>, tensor<i32>
  }
  check.expect_eq_const(%r#1, dense<4> : tensor<i32>) : tensor<i32>
  check.expect_eq_const(%r#2, dense<8> : tensor<i32>) : tensor<i32>
  return
}
func.func @turns_i32__traced() {
  %0 = util.unfoldable_constant dense<4> : tensor<i32>
  %1 = util.unfoldable_constant dense<8> : tensor<i32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<i32>, tensor<i32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [] : tensor<i32>
    %b = stablehlo.subtract %s, %c : tensor<i32>
    %d = stablehlo.add %c, %b : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<i32>, tensor<i32>
  }
  check.expect_eq_const(%r#1, dense<4> : tensor<i32>) : tensor<i32>
  check.expect_eq_const(%r#2, dense<8> : tensor<i32>) : tensor<i32>
  return
}
func.func @behind_i32_() {
  %0 = util.unfoldable_constant dense<4> : tensor<i32>
  %1 = util.unfoldable_constant dense<8> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<i32>, tensor<i32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<i32>
    %s = stablehlo.reverse %a, dims = [] : tensor<i32>
    %d = stablehlo.add %b, %s : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<i32>, tensor<i32>
  }
  check.expect_eq_const(%r#1, dense<-4> : tensor<i32>) : tensor<i32>
  check.expect_eq_const(%r#2, dense<-8> : tensor<i32>) : tensor<i32>
  return
}
func.func @behind_i32__traced() {
  %0 = util.unfoldable_constant dense<4> : tensor<i32>
  %1 = util.unfoldable_constant dense<8> : tensor<i32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<i32>, tensor<i32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<i32>
    %s = stablehlo.reverse %a, dims = [] : tensor<i32>
    %d = stablehlo.add %b, %s : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<i32>, tensor<i32>
  }
  check.expect_eq_const(%r#1, dense<-4> : tensor<i32>) : tensor<i32>
  check.expect_eq_const(%r#2, dense<-8> : tensor<i32>) : tensor<i32>
  return
}
func.func @leaps_i32_1() {
  %0 = util.unfoldable_constant dense<[4]> : tensor<1xi32>
  %1 = util.unfoldable_constant dense<[8]> : tensor<1xi32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xi32>, tensor<1xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1xi32>
    %d = stablehlo.add %c, %b : tensor<1xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1xi32>, tensor<1xi32>
  }
  check.expect_eq_const(%r#1, dense<[4]> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%r#2, dense<[8]> : tensor<1xi32>) : tensor<1xi32>
  return
}
func.func @leaps_i32_1_traced() {
  %0 = util.unfoldable_constant dense<[4]> : tensor<1xi32>
  %1 = util.unfoldable_constant dense<[8]> : tensor<1xi32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xi32>, tensor<1xi32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1xi32>
    %d = stablehlo.add %c, %b : tensor<1xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1xi32>, tensor<1xi32>
  }
  check.expect_eq_const(%r#1, dense<[4]> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%r#2, dense<[8]> : tensor<1xi32>) : tensor<1xi32>
  return
}
func.func @keeps_i32_1() {
  %0 = util.unfoldable_constant dense<[4]> : tensor<1xi32>
  %1 = util.unfoldable_constant dense<[8]> : tensor<1xi32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xi32>, tensor<1xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<1xi32>, tensor<1xi32>
  }
  check.expect_eq_const(%r#1, dense<[4]> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%r#2, dense<[8]> : tensor<1xi32>) : tensor<1xi32>
  return
}
func.func @keeps_i32_1_traced() {
  %0 = util.unfoldable_constant dense<[4]> : tensor<1xi32>
  %1 = util.unfoldable_constant dense<[8]> : tensor<1xi32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xi32>, tensor<1xi32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<1xi32>, tensor<1xi32>
  }
  check.expect_eq_const(%r#1, dense<[4]> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%r#2, dense<[8]> : tensor<1xi32>) : tensor<1xi32>
  return
}
func.func @turns_i32_1() {
  %0 = util.unfoldable_constant dense<[4]> : tensor<1xi32>
  %1 = util.unfoldable_constant dense<[8]> : tensor<1xi32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xi32>, tensor<1xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0] : tensor<1xi32>
    %b = stablehlo.subtract %s, %c : tensor<1xi32>
    %d = stablehlo.add %c, %b : tensor<1xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1xi32>, tensor<1xi32>
  }
  check.expect_eq_const(%r#1, dense<[4]> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%r#2, dense<[8]> : tensor<1xi32>) : tensor<1xi32>
  return
}
func.func @turns_i32_1_traced() {
  %0 = util.unfoldable_constant dense<[4]> : tensor<1xi32>
  %1 = util.unfoldable_constant dense<[8]> : tensor<1xi32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xi32>, tensor<1xi32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0] : tensor<1xi32>
    %b = stablehlo.subtract %s, %c : tensor<1xi32>
    %d = stablehlo.add %c, %b : tensor<1xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1xi32>, tensor<1xi32>
  }
  check.expect_eq_const(%r#1, dense<[4]> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%r#2, dense<[8]> : tensor<1xi32>) : tensor<1xi32>
  return
}
func.func @behind_i32_1() {
  %0 = util.unfoldable_constant dense<[4]> : tensor<1xi32>
  %1 = util.unfoldable_constant dense<[8]> : tensor<1xi32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xi32>, tensor<1xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1xi32>
    %s = stablehlo.reverse %a, dims = [0] : tensor<1xi32>
    %d = stablehlo.add %b, %s : tensor<1xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1xi32>, tensor<1xi32>
  }
  check.expect_eq_const(%r#1, dense<[-4]> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%r#2, dense<[-8]> : tensor<1xi32>) : tensor<1xi32>
  return
}
func.func @behind_i32_1_traced() {
  %0 = util.unfoldable_constant dense<[4]> : tensor<1xi32>
  %1 = util.unfoldable_constant dense<[8]> : tensor<1xi32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xi32>, tensor<1xi32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1xi32>
    %s = stablehlo.reverse %a, dims = [0] : tensor<1xi32>
    %d = stablehlo.add %b, %s : tensor<1xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1xi32>, tensor<1xi32>
  }
  check.expect_eq_const(%r#1, dense<[-4]> : tensor<1xi32>) : tensor<1xi32>
  check.expect_eq_const(%r#2, dense<[-8]> : tensor<1xi32>) : tensor<1xi32>
  return
}
func.func @leaps_i32_7() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi32>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xi32>, tensor<7xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<7xi32>
    %d = stablehlo.add %c, %b : tensor<7xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<7xi32>, tensor<7xi32>
  }
  check.expect_eq_const(%r#1, dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi32>) : tensor<7xi32>
  check.expect_eq_const(%r#2, dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @leaps_i32_7_traced() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi32>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xi32>, tensor<7xi32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<7xi32>
    %d = stablehlo.add %c, %b : tensor<7xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<7xi32>, tensor<7xi32>
  }
  check.expect_eq_const(%r#1, dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi32>) : tensor<7xi32>
  check.expect_eq_const(%r#2, dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @keeps_i32_7() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi32>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xi32>, tensor<7xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<7xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7xi32>, tensor<7xi32>
  }
  check.expect_eq_const(%r#1, dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi32>) : tensor<7xi32>
  check.expect_eq_const(%r#2, dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @keeps_i32_7_traced() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi32>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xi32>, tensor<7xi32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<7xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7xi32>, tensor<7xi32>
  }
  check.expect_eq_const(%r#1, dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi32>) : tensor<7xi32>
  check.expect_eq_const(%r#2, dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @turns_i32_7() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi32>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xi32>, tensor<7xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0] : tensor<7xi32>
    %b = stablehlo.subtract %s, %c : tensor<7xi32>
    %d = stablehlo.add %c, %b : tensor<7xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<7xi32>, tensor<7xi32>
  }
  check.expect_eq_const(%r#1, dense<[16914, -5893, 24101, 2, -24097, 5896, -16911]> : tensor<7xi32>) : tensor<7xi32>
  check.expect_eq_const(%r#2, dense<[10458, -3646, 14891, 6, -14897, 3640, -10447]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @turns_i32_7_traced() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi32>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xi32>, tensor<7xi32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0] : tensor<7xi32>
    %b = stablehlo.subtract %s, %c : tensor<7xi32>
    %d = stablehlo.add %c, %b : tensor<7xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<7xi32>, tensor<7xi32>
  }
  check.expect_eq_const(%r#1, dense<[16914, -5893, 24101, 2, -24097, 5896, -16911]> : tensor<7xi32>) : tensor<7xi32>
  check.expect_eq_const(%r#2, dense<[10458, -3646, 14891, 6, -14897, 3640, -10447]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @behind_i32_7() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi32>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xi32>, tensor<7xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<7xi32>
    %s = stablehlo.reverse %a, dims = [0] : tensor<7xi32>
    %d = stablehlo.add %b, %s : tensor<7xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<7xi32>, tensor<7xi32>
  }
  check.expect_eq_const(%r#1, dense<[1, -6, 5, -2, -9, 3, -4]> : tensor<7xi32>) : tensor<7xi32>
  check.expect_eq_const(%r#2, dense<[-3, 8, 1, -6, 5, -2, -8]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @behind_i32_7_traced() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi32>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xi32>, tensor<7xi32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<7xi32>
    %s = stablehlo.reverse %a, dims = [0] : tensor<7xi32>
    %d = stablehlo.add %b, %s : tensor<7xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<7xi32>, tensor<7xi32>
  }
  check.expect_eq_const(%r#1, dense<[1, -6, 5, -2, -9, 3, -4]> : tensor<7xi32>) : tensor<7xi32>
  check.expect_eq_const(%r#2, dense<[-3, 8, 1, -6, 5, -2, -8]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @leaps_i32_3x5() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xi32>, tensor<3x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<3x5xi32>
    %d = stablehlo.add %c, %b : tensor<3x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<3x5xi32>, tensor<3x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi32>) : tensor<3x5xi32>
  check.expect_eq_const(%r#2, dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi32>) : tensor<3x5xi32>
  return
}
func.func @leaps_i32_3x5_traced() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xi32>, tensor<3x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<3x5xi32>
    %d = stablehlo.add %c, %b : tensor<3x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<3x5xi32>, tensor<3x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi32>) : tensor<3x5xi32>
  check.expect_eq_const(%r#2, dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi32>) : tensor<3x5xi32>
  return
}
func.func @keeps_i32_3x5() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xi32>, tensor<3x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<3x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<3x5xi32>, tensor<3x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi32>) : tensor<3x5xi32>
  check.expect_eq_const(%r#2, dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi32>) : tensor<3x5xi32>
  return
}
func.func @keeps_i32_3x5_traced() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xi32>, tensor<3x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<3x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<3x5xi32>, tensor<3x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi32>) : tensor<3x5xi32>
  check.expect_eq_const(%r#2, dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi32>) : tensor<3x5xi32>
  return
}
func.func @turns_i32_3x5() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xi32>, tensor<3x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0, 1] : tensor<3x5xi32>
    %b = stablehlo.subtract %s, %c : tensor<3x5xi32>
    %d = stablehlo.add %c, %b : tensor<3x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<3x5xi32>, tensor<3x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[20296, -2511, 27483, 3384, -20715], [9278, -13529, -8, 13531, -9276], [20718, -3381, -27480, 2513, -20294]]> : tensor<3x5xi32>) : tensor<3x5xi32>
  check.expect_eq_const(%r#2, dense<[[12548, -1556, 16981, 2096, -12807], [5730, -8357, -4, 8367, -5737], [12800, -2085, -16988, 1549, -12538]]> : tensor<3x5xi32>) : tensor<3x5xi32>
  return
}
func.func @turns_i32_3x5_traced() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xi32>, tensor<3x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0, 1] : tensor<3x5xi32>
    %b = stablehlo.subtract %s, %c : tensor<3x5xi32>
    %d = stablehlo.add %c, %b : tensor<3x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<3x5xi32>, tensor<3x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[20296, -2511, 27483, 3384, -20715], [9278, -13529, -8, 13531, -9276], [20718, -3381, -27480, 2513, -20294]]> : tensor<3x5xi32>) : tensor<3x5xi32>
  check.expect_eq_const(%r#2, dense<[[12548, -1556, 16981, 2096, -12807], [5730, -8357, -4, 8367, -5737], [12800, -2085, -16988, 1549, -12538]]> : tensor<3x5xi32>) : tensor<3x5xi32>
  return
}
func.func @behind_i32_3x5() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xi32>, tensor<3x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<3x5xi32>
    %s = stablehlo.reverse %a, dims = [0, 1] : tensor<3x5xi32>
    %d = stablehlo.add %b, %s : tensor<3x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<3x5xi32>, tensor<3x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[2, -5, 6, -1, -8], [4, -3, 8, 1, -6], [5, -2, -9, 3, -4]]> : tensor<3x5xi32>) : tensor<3x5xi32>
  check.expect_eq_const(%r#2, dense<[[-2, 9, 2, -5, 6], [-1, -7, 4, -3, 8], [1, -6, 5, -2, -8]]> : tensor<3x5xi32>) : tensor<3x5xi32>
  return
}
func.func @behind_i32_3x5_traced() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi32>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xi32>, tensor<3x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<3x5xi32>
    %s = stablehlo.reverse %a, dims = [0, 1] : tensor<3x5xi32>
    %d = stablehlo.add %b, %s : tensor<3x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<3x5xi32>, tensor<3x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[2, -5, 6, -1, -8], [4, -3, 8, 1, -6], [5, -2, -9, 3, -4]]> : tensor<3x5xi32>) : tensor<3x5xi32>
  check.expect_eq_const(%r#2, dense<[[-2, 9, 2, -5, 6], [-1, -7, 4, -3, 8], [1, -6, 5, -2, -8]]> : tensor<3x5xi32>) : tensor<3x5xi32>
  return
}
func.func @leaps_i64_() {
  %0 = util.unfoldable_constant dense<4> : tensor<i64>
  %1 = util.unfoldable_constant dense<8> : tensor<i64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<i64>, tensor<i64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<i64>
    %d = stablehlo.add %c, %b : tensor<i64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<i64>, tensor<i64>
  }
  check.expect_eq_const(%r#1, dense<4> : tensor<i64>) : tensor<i64>
  check.expect_eq_const(%r#2, dense<8> : tensor<i64>) : tensor<i64>
  return
}
func.func @leaps_i64__traced() {
  %0 = util.unfoldable_constant dense<4> : tensor<i64>
  %1 = util.unfoldable_constant dense<8> : tensor<i64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<i64>, tensor<i64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<i64>
    %d = stablehlo.add %c, %b : tensor<i64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<i64>, tensor<i64>
  }
  check.expect_eq_const(%r#1, dense<4> : tensor<i64>) : tensor<i64>
  check.expect_eq_const(%r#2, dense<8> : tensor<i64>) : tensor<i64>
  return
}
func.func @keeps_i64_() {
  %0 = util.unfoldable_constant dense<4> : tensor<i64>
  %1 = util.unfoldable_constant dense<8> : tensor<i64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<i64>, tensor<i64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<i64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<i64>, tensor<i64>
  }
  check.expect_eq_const(%r#1, dense<4> : tensor<i64>) : tensor<i64>
  check.expect_eq_const(%r#2, dense<8> : tensor<i64>) : tensor<i64>
  return
}
func.func @keeps_i64__traced() {
  %0 = util.unfoldable_constant dense<4> : tensor<i64>
  %1 = util.unfoldable_constant dense<8> : tensor<i64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<i64>, tensor<i64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<i64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<i64>, tensor<i64>
  }
  check.expect_eq_const(%r#1, dense<4> : tensor<i64>) : tensor<i64>
  check.expect_eq_const(%r#2, dense<8> : tensor<i64>) : tensor<i64>
  return
}
func.func @turns_i64_() {
  %0 = util.unfoldable_constant dense<4> : tensor<i64>
  %1 = util.unfoldable_constant dense<8> : tensor<i64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<i64>, tensor<i64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [] : tensor<i64>
    %b = stablehlo.subtract %s, %c : tensor<i64>
    %d = stablehlo.add %c, %b : tensor<i64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<i64>, tensor<i64>
  }
  check.expect_eq_const(%r#1, dense<4> : tensor<i64>) : tensor<i64>
  check.expect_eq_const(%r#2, dense<8> : tensor<i64>) : tensor<i64>
  return
}
func.func @turns_i64__traced() {
  %0 = util.unfoldable_constant dense<4> : tensor<i64>
  %1 = util.unfoldable_constant dense<8> : tensor<i64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<i64>, tensor<i64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [] : tensor<i64>
    %b = stablehlo.subtract %s, %c : tensor<i64>
    %d = stablehlo.add %c, %b : tensor<i64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<i64>, tensor<i64>
  }
  check.expect_eq_const(%r#1, dense<4> : tensor<i64>) : tensor<i64>
  check.expect_eq_const(%r#2, dense<8> : tensor<i64>) : tensor<i64>
  return
}
func.func @behind_i64_() {
  %0 = util.unfoldable_constant dense<4> : tensor<i64>
  %1 = util.unfoldable_constant dense<8> : tensor<i64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<i64>, tensor<i64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<i64>
    %s = stablehlo.reverse %a, dims = [] : tensor<i64>
    %d = stablehlo.add %b, %s : tensor<i64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<i64>, tensor<i64>
  }
  check.expect_eq_const(%r#1, dense<-4> : tensor<i64>) : tensor<i64>
  check.expect_eq_const(%r#2, dense<-8> : tensor<i64>) : tensor<i64>
  return
}
func.func @behind_i64__traced() {
  %0 = util.unfoldable_constant dense<4> : tensor<i64>
  %1 = util.unfoldable_constant dense<8> : tensor<i64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<i64>, tensor<i64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<i64>
    %s = stablehlo.reverse %a, dims = [] : tensor<i64>
    %d = stablehlo.add %b, %s : tensor<i64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<i64>, tensor<i64>
  }
  check.expect_eq_const(%r#1, dense<-4> : tensor<i64>) : tensor<i64>
  check.expect_eq_const(%r#2, dense<-8> : tensor<i64>) : tensor<i64>
  return
}
func.func @leaps_i64_1() {
  %0 = util.unfoldable_constant dense<[4]> : tensor<1xi64>
  %1 = util.unfoldable_constant dense<[8]> : tensor<1xi64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xi64>, tensor<1xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1xi64>
    %d = stablehlo.add %c, %b : tensor<1xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1xi64>, tensor<1xi64>
  }
  check.expect_eq_const(%r#1, dense<[4]> : tensor<1xi64>) : tensor<1xi64>
  check.expect_eq_const(%r#2, dense<[8]> : tensor<1xi64>) : tensor<1xi64>
  return
}
func.func @leaps_i64_1_traced() {
  %0 = util.unfoldable_constant dense<[4]> : tensor<1xi64>
  %1 = util.unfoldable_constant dense<[8]> : tensor<1xi64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xi64>, tensor<1xi64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1xi64>
    %d = stablehlo.add %c, %b : tensor<1xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1xi64>, tensor<1xi64>
  }
  check.expect_eq_const(%r#1, dense<[4]> : tensor<1xi64>) : tensor<1xi64>
  check.expect_eq_const(%r#2, dense<[8]> : tensor<1xi64>) : tensor<1xi64>
  return
}
func.func @keeps_i64_1() {
  %0 = util.unfoldable_constant dense<[4]> : tensor<1xi64>
  %1 = util.unfoldable_constant dense<[8]> : tensor<1xi64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xi64>, tensor<1xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<1xi64>, tensor<1xi64>
  }
  check.expect_eq_const(%r#1, dense<[4]> : tensor<1xi64>) : tensor<1xi64>
  check.expect_eq_const(%r#2, dense<[8]> : tensor<1xi64>) : tensor<1xi64>
  return
}
func.func @keeps_i64_1_traced() {
  %0 = util.unfoldable_constant dense<[4]> : tensor<1xi64>
  %1 = util.unfoldable_constant dense<[8]> : tensor<1xi64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xi64>, tensor<1xi64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<1xi64>, tensor<1xi64>
  }
  check.expect_eq_const(%r#1, dense<[4]> : tensor<1xi64>) : tensor<1xi64>
  check.expect_eq_const(%r#2, dense<[8]> : tensor<1xi64>) : tensor<1xi64>
  return
}
func.func @turns_i64_1() {
  %0 = util.unfoldable_constant dense<[4]> : tensor<1xi64>
  %1 = util.unfoldable_constant dense<[8]> : tensor<1xi64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xi64>, tensor<1xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0] : tensor<1xi64>
    %b = stablehlo.subtract %s, %c : tensor<1xi64>
    %d = stablehlo.add %c, %b : tensor<1xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1xi64>, tensor<1xi64>
  }
  check.expect_eq_const(%r#1, dense<[4]> : tensor<1xi64>) : tensor<1xi64>
  check.expect_eq_const(%r#2, dense<[8]> : tensor<1xi64>) : tensor<1xi64>
  return
}
func.func @turns_i64_1_traced() {
  %0 = util.unfoldable_constant dense<[4]> : tensor<1xi64>
  %1 = util.unfoldable_constant dense<[8]> : tensor<1xi64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xi64>, tensor<1xi64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0] : tensor<1xi64>
    %b = stablehlo.subtract %s, %c : tensor<1xi64>
    %d = stablehlo.add %c, %b : tensor<1xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1xi64>, tensor<1xi64>
  }
  check.expect_eq_const(%r#1, dense<[4]> : tensor<1xi64>) : tensor<1xi64>
  check.expect_eq_const(%r#2, dense<[8]> : tensor<1xi64>) : tensor<1xi64>
  return
}
func.func @behind_i64_1() {
  %0 = util.unfoldable_constant dense<[4]> : tensor<1xi64>
  %1 = util.unfoldable_constant dense<[8]> : tensor<1xi64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xi64>, tensor<1xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1xi64>
    %s = stablehlo.reverse %a, dims = [0] : tensor<1xi64>
    %d = stablehlo.add %b, %s : tensor<1xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1xi64>, tensor<1xi64>
  }
  check.expect_eq_const(%r#1, dense<[-4]> : tensor<1xi64>) : tensor<1xi64>
  check.expect_eq_const(%r#2, dense<[-8]> : tensor<1xi64>) : tensor<1xi64>
  return
}
func.func @behind_i64_1_traced() {
  %0 = util.unfoldable_constant dense<[4]> : tensor<1xi64>
  %1 = util.unfoldable_constant dense<[8]> : tensor<1xi64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xi64>, tensor<1xi64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1xi64>
    %s = stablehlo.reverse %a, dims = [0] : tensor<1xi64>
    %d = stablehlo.add %b, %s : tensor<1xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1xi64>, tensor<1xi64>
  }
  check.expect_eq_const(%r#1, dense<[-4]> : tensor<1xi64>) : tensor<1xi64>
  check.expect_eq_const(%r#2, dense<[-8]> : tensor<1xi64>) : tensor<1xi64>
  return
}
func.func @leaps_i64_7() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi64>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xi64>, tensor<7xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<7xi64>
    %d = stablehlo.add %c, %b : tensor<7xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<7xi64>, tensor<7xi64>
  }
  check.expect_eq_const(%r#1, dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi64>) : tensor<7xi64>
  check.expect_eq_const(%r#2, dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi64>) : tensor<7xi64>
  return
}
func.func @leaps_i64_7_traced() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi64>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xi64>, tensor<7xi64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<7xi64>
    %d = stablehlo.add %c, %b : tensor<7xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<7xi64>, tensor<7xi64>
  }
  check.expect_eq_const(%r#1, dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi64>) : tensor<7xi64>
  check.expect_eq_const(%r#2, dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi64>) : tensor<7xi64>
  return
}
func.func @keeps_i64_7() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi64>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xi64>, tensor<7xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<7xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7xi64>, tensor<7xi64>
  }
  check.expect_eq_const(%r#1, dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi64>) : tensor<7xi64>
  check.expect_eq_const(%r#2, dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi64>) : tensor<7xi64>
  return
}
func.func @keeps_i64_7_traced() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi64>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xi64>, tensor<7xi64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<7xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7xi64>, tensor<7xi64>
  }
  check.expect_eq_const(%r#1, dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi64>) : tensor<7xi64>
  check.expect_eq_const(%r#2, dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi64>) : tensor<7xi64>
  return
}
func.func @turns_i64_7() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi64>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xi64>, tensor<7xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0] : tensor<7xi64>
    %b = stablehlo.subtract %s, %c : tensor<7xi64>
    %d = stablehlo.add %c, %b : tensor<7xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<7xi64>, tensor<7xi64>
  }
  check.expect_eq_const(%r#1, dense<[16914, -5893, 24101, 2, -24097, 5896, -16911]> : tensor<7xi64>) : tensor<7xi64>
  check.expect_eq_const(%r#2, dense<[10458, -3646, 14891, 6, -14897, 3640, -10447]> : tensor<7xi64>) : tensor<7xi64>
  return
}
func.func @turns_i64_7_traced() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi64>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xi64>, tensor<7xi64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0] : tensor<7xi64>
    %b = stablehlo.subtract %s, %c : tensor<7xi64>
    %d = stablehlo.add %c, %b : tensor<7xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<7xi64>, tensor<7xi64>
  }
  check.expect_eq_const(%r#1, dense<[16914, -5893, 24101, 2, -24097, 5896, -16911]> : tensor<7xi64>) : tensor<7xi64>
  check.expect_eq_const(%r#2, dense<[10458, -3646, 14891, 6, -14897, 3640, -10447]> : tensor<7xi64>) : tensor<7xi64>
  return
}
func.func @behind_i64_7() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi64>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xi64>, tensor<7xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<7xi64>
    %s = stablehlo.reverse %a, dims = [0] : tensor<7xi64>
    %d = stablehlo.add %b, %s : tensor<7xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<7xi64>, tensor<7xi64>
  }
  check.expect_eq_const(%r#1, dense<[1, -6, 5, -2, -9, 3, -4]> : tensor<7xi64>) : tensor<7xi64>
  check.expect_eq_const(%r#2, dense<[-3, 8, 1, -6, 5, -2, -8]> : tensor<7xi64>) : tensor<7xi64>
  return
}
func.func @behind_i64_7_traced() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi64>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xi64>, tensor<7xi64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<7xi64>
    %s = stablehlo.reverse %a, dims = [0] : tensor<7xi64>
    %d = stablehlo.add %b, %s : tensor<7xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<7xi64>, tensor<7xi64>
  }
  check.expect_eq_const(%r#1, dense<[1, -6, 5, -2, -9, 3, -4]> : tensor<7xi64>) : tensor<7xi64>
  check.expect_eq_const(%r#2, dense<[-3, 8, 1, -6, 5, -2, -8]> : tensor<7xi64>) : tensor<7xi64>
  return
}
func.func @leaps_i64_3x5() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xi64>, tensor<3x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<3x5xi64>
    %d = stablehlo.add %c, %b : tensor<3x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<3x5xi64>, tensor<3x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi64>) : tensor<3x5xi64>
  check.expect_eq_const(%r#2, dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi64>) : tensor<3x5xi64>
  return
}
func.func @leaps_i64_3x5_traced() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xi64>, tensor<3x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<3x5xi64>
    %d = stablehlo.add %c, %b : tensor<3x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<3x5xi64>, tensor<3x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi64>) : tensor<3x5xi64>
  check.expect_eq_const(%r#2, dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi64>) : tensor<3x5xi64>
  return
}
func.func @keeps_i64_3x5() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xi64>, tensor<3x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<3x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<3x5xi64>, tensor<3x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi64>) : tensor<3x5xi64>
  check.expect_eq_const(%r#2, dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi64>) : tensor<3x5xi64>
  return
}
func.func @keeps_i64_3x5_traced() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xi64>, tensor<3x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<3x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<3x5xi64>, tensor<3x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi64>) : tensor<3x5xi64>
  check.expect_eq_const(%r#2, dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi64>) : tensor<3x5xi64>
  return
}
func.func @turns_i64_3x5() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xi64>, tensor<3x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0, 1] : tensor<3x5xi64>
    %b = stablehlo.subtract %s, %c : tensor<3x5xi64>
    %d = stablehlo.add %c, %b : tensor<3x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<3x5xi64>, tensor<3x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[20296, -2511, 27483, 3384, -20715], [9278, -13529, -8, 13531, -9276], [20718, -3381, -27480, 2513, -20294]]> : tensor<3x5xi64>) : tensor<3x5xi64>
  check.expect_eq_const(%r#2, dense<[[12548, -1556, 16981, 2096, -12807], [5730, -8357, -4, 8367, -5737], [12800, -2085, -16988, 1549, -12538]]> : tensor<3x5xi64>) : tensor<3x5xi64>
  return
}
func.func @turns_i64_3x5_traced() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xi64>, tensor<3x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0, 1] : tensor<3x5xi64>
    %b = stablehlo.subtract %s, %c : tensor<3x5xi64>
    %d = stablehlo.add %c, %b : tensor<3x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<3x5xi64>, tensor<3x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[20296, -2511, 27483, 3384, -20715], [9278, -13529, -8, 13531, -9276], [20718, -3381, -27480, 2513, -20294]]> : tensor<3x5xi64>) : tensor<3x5xi64>
  check.expect_eq_const(%r#2, dense<[[12548, -1556, 16981, 2096, -12807], [5730, -8357, -4, 8367, -5737], [12800, -2085, -16988, 1549, -12538]]> : tensor<3x5xi64>) : tensor<3x5xi64>
  return
}
func.func @behind_i64_3x5() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xi64>, tensor<3x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<3x5xi64>
    %s = stablehlo.reverse %a, dims = [0, 1] : tensor<3x5xi64>
    %d = stablehlo.add %b, %s : tensor<3x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<3x5xi64>, tensor<3x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[2, -5, 6, -1, -8], [4, -3, 8, 1, -6], [5, -2, -9, 3, -4]]> : tensor<3x5xi64>) : tensor<3x5xi64>
  check.expect_eq_const(%r#2, dense<[[-2, 9, 2, -5, 6], [-1, -7, 4, -3, 8], [1, -6, 5, -2, -8]]> : tensor<3x5xi64>) : tensor<3x5xi64>
  return
}
func.func @behind_i64_3x5_traced() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xi64>, tensor<3x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<3x5xi64>
    %s = stablehlo.reverse %a, dims = [0, 1] : tensor<3x5xi64>
    %d = stablehlo.add %b, %s : tensor<3x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<3x5xi64>, tensor<3x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[2, -5, 6, -1, -8], [4, -3, 8, 1, -6], [5, -2, -9, 3, -4]]> : tensor<3x5xi64>) : tensor<3x5xi64>
  check.expect_eq_const(%r#2, dense<[[-2, 9, 2, -5, 6], [-1, -7, 4, -3, 8], [1, -6, 5, -2, -8]]> : tensor<3x5xi64>) : tensor<3x5xi64>
  return
}
func.func @leaps_f64_() {
  %0 = util.unfoldable_constant dense<1.4558742524892807> : tensor<f64>
  %1 = util.unfoldable_constant dense<2.823497009957123> : tensor<f64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<f64>, tensor<f64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<f64>
    %d = stablehlo.add %c, %b : tensor<f64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<f64>, tensor<f64>
  }
  check.expect_eq_const(%r#1, dense<1.4558742524892807> : tensor<f64>) : tensor<f64>
  check.expect_eq_const(%r#2, dense<2.823497009957123> : tensor<f64>) : tensor<f64>
  return
}
func.func @leaps_f64__traced() {
  %0 = util.unfoldable_constant dense<1.4558742524892807> : tensor<f64>
  %1 = util.unfoldable_constant dense<2.823497009957123> : tensor<f64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<f64>, tensor<f64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<f64>
    %d = stablehlo.add %c, %b : tensor<f64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<f64>, tensor<f64>
  }
  check.expect_eq_const(%r#1, dense<1.4558742524892807> : tensor<f64>) : tensor<f64>
  check.expect_eq_const(%r#2, dense<2.823497009957123> : tensor<f64>) : tensor<f64>
  return
}
func.func @keeps_f64_() {
  %0 = util.unfoldable_constant dense<1.4558742524892807> : tensor<f64>
  %1 = util.unfoldable_constant dense<2.823497009957123> : tensor<f64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<f64>, tensor<f64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<f64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<f64>, tensor<f64>
  }
  check.expect_eq_const(%r#1, dense<1.4558742524892807> : tensor<f64>) : tensor<f64>
  check.expect_eq_const(%r#2, dense<2.823497009957123> : tensor<f64>) : tensor<f64>
  return
}
func.func @keeps_f64__traced() {
  %0 = util.unfoldable_constant dense<1.4558742524892807> : tensor<f64>
  %1 = util.unfoldable_constant dense<2.823497009957123> : tensor<f64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<f64>, tensor<f64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<f64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<f64>, tensor<f64>
  }
  check.expect_eq_const(%r#1, dense<1.4558742524892807> : tensor<f64>) : tensor<f64>
  check.expect_eq_const(%r#2, dense<2.823497009957123> : tensor<f64>) : tensor<f64>
  return
}
func.func @turns_f64_() {
  %0 = util.unfoldable_constant dense<1.4558742524892807> : tensor<f64>
  %1 = util.unfoldable_constant dense<2.823497009957123> : tensor<f64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<f64>, tensor<f64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [] : tensor<f64>
    %b = stablehlo.subtract %s, %c : tensor<f64>
    %d = stablehlo.add %c, %b : tensor<f64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<f64>, tensor<f64>
  }
  check.expect_eq_const(%r#1, dense<1.4558742524892807> : tensor<f64>) : tensor<f64>
  check.expect_eq_const(%r#2, dense<2.823497009957123> : tensor<f64>) : tensor<f64>
  return
}
func.func @turns_f64__traced() {
  %0 = util.unfoldable_constant dense<1.4558742524892807> : tensor<f64>
  %1 = util.unfoldable_constant dense<2.823497009957123> : tensor<f64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<f64>, tensor<f64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [] : tensor<f64>
    %b = stablehlo.subtract %s, %c : tensor<f64>
    %d = stablehlo.add %c, %b : tensor<f64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<f64>, tensor<f64>
  }
  check.expect_eq_const(%r#1, dense<1.4558742524892807> : tensor<f64>) : tensor<f64>
  check.expect_eq_const(%r#2, dense<2.823497009957123> : tensor<f64>) : tensor<f64>
  return
}
func.func @behind_f64_() {
  %0 = util.unfoldable_constant dense<1.4558742524892807> : tensor<f64>
  %1 = util.unfoldable_constant dense<2.823497009957123> : tensor<f64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<f64>, tensor<f64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<f64>
    %s = stablehlo.reverse %a, dims = [] : tensor<f64>
    %d = stablehlo.add %b, %s : tensor<f64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<f64>, tensor<f64>
  }
  check.expect_eq_const(%r#1, dense<-1.4558742524892807> : tensor<f64>) : tensor<f64>
  check.expect_eq_const(%r#2, dense<-2.823497009957123> : tensor<f64>) : tensor<f64>
  return
}
func.func @behind_f64__traced() {
  %0 = util.unfoldable_constant dense<1.4558742524892807> : tensor<f64>
  %1 = util.unfoldable_constant dense<2.823497009957123> : tensor<f64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<f64>, tensor<f64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<f64>
    %s = stablehlo.reverse %a, dims = [] : tensor<f64>
    %d = stablehlo.add %b, %s : tensor<f64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<f64>, tensor<f64>
  }
  check.expect_eq_const(%r#1, dense<-1.4558742524892807> : tensor<f64>) : tensor<f64>
  check.expect_eq_const(%r#2, dense<-2.823497009957123> : tensor<f64>) : tensor<f64>
  return
}
func.func @leaps_f64_1() {
  %0 = util.unfoldable_constant dense<[1.4558742524892807]> : tensor<1xf64>
  %1 = util.unfoldable_constant dense<[2.823497009957123]> : tensor<1xf64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xf64>, tensor<1xf64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1xf64>
    %d = stablehlo.add %c, %b : tensor<1xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1xf64>, tensor<1xf64>
  }
  check.expect_eq_const(%r#1, dense<[1.4558742524892807]> : tensor<1xf64>) : tensor<1xf64>
  check.expect_eq_const(%r#2, dense<[2.823497009957123]> : tensor<1xf64>) : tensor<1xf64>
  return
}
func.func @leaps_f64_1_traced() {
  %0 = util.unfoldable_constant dense<[1.4558742524892807]> : tensor<1xf64>
  %1 = util.unfoldable_constant dense<[2.823497009957123]> : tensor<1xf64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xf64>, tensor<1xf64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1xf64>
    %d = stablehlo.add %c, %b : tensor<1xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1xf64>, tensor<1xf64>
  }
  check.expect_eq_const(%r#1, dense<[1.4558742524892807]> : tensor<1xf64>) : tensor<1xf64>
  check.expect_eq_const(%r#2, dense<[2.823497009957123]> : tensor<1xf64>) : tensor<1xf64>
  return
}
func.func @keeps_f64_1() {
  %0 = util.unfoldable_constant dense<[1.4558742524892807]> : tensor<1xf64>
  %1 = util.unfoldable_constant dense<[2.823497009957123]> : tensor<1xf64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xf64>, tensor<1xf64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<1xf64>, tensor<1xf64>
  }
  check.expect_eq_const(%r#1, dense<[1.4558742524892807]> : tensor<1xf64>) : tensor<1xf64>
  check.expect_eq_const(%r#2, dense<[2.823497009957123]> : tensor<1xf64>) : tensor<1xf64>
  return
}
func.func @keeps_f64_1_traced() {
  %0 = util.unfoldable_constant dense<[1.4558742524892807]> : tensor<1xf64>
  %1 = util.unfoldable_constant dense<[2.823497009957123]> : tensor<1xf64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xf64>, tensor<1xf64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<1xf64>, tensor<1xf64>
  }
  check.expect_eq_const(%r#1, dense<[1.4558742524892807]> : tensor<1xf64>) : tensor<1xf64>
  check.expect_eq_const(%r#2, dense<[2.823497009957123]> : tensor<1xf64>) : tensor<1xf64>
  return
}
func.func @turns_f64_1() {
  %0 = util.unfoldable_constant dense<[1.4558742524892807]> : tensor<1xf64>
  %1 = util.unfoldable_constant dense<[2.823497009957123]> : tensor<1xf64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xf64>, tensor<1xf64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0] : tensor<1xf64>
    %b = stablehlo.subtract %s, %c : tensor<1xf64>
    %d = stablehlo.add %c, %b : tensor<1xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1xf64>, tensor<1xf64>
  }
  check.expect_eq_const(%r#1, dense<[1.4558742524892807]> : tensor<1xf64>) : tensor<1xf64>
  check.expect_eq_const(%r#2, dense<[2.823497009957123]> : tensor<1xf64>) : tensor<1xf64>
  return
}
func.func @turns_f64_1_traced() {
  %0 = util.unfoldable_constant dense<[1.4558742524892807]> : tensor<1xf64>
  %1 = util.unfoldable_constant dense<[2.823497009957123]> : tensor<1xf64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xf64>, tensor<1xf64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0] : tensor<1xf64>
    %b = stablehlo.subtract %s, %c : tensor<1xf64>
    %d = stablehlo.add %c, %b : tensor<1xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1xf64>, tensor<1xf64>
  }
  check.expect_eq_const(%r#1, dense<[1.4558742524892807]> : tensor<1xf64>) : tensor<1xf64>
  check.expect_eq_const(%r#2, dense<[2.823497009957123]> : tensor<1xf64>) : tensor<1xf64>
  return
}
func.func @behind_f64_1() {
  %0 = util.unfoldable_constant dense<[1.4558742524892807]> : tensor<1xf64>
  %1 = util.unfoldable_constant dense<[2.823497009957123]> : tensor<1xf64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xf64>, tensor<1xf64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1xf64>
    %s = stablehlo.reverse %a, dims = [0] : tensor<1xf64>
    %d = stablehlo.add %b, %s : tensor<1xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1xf64>, tensor<1xf64>
  }
  check.expect_eq_const(%r#1, dense<[-1.4558742524892807]> : tensor<1xf64>) : tensor<1xf64>
  check.expect_eq_const(%r#2, dense<[-2.823497009957123]> : tensor<1xf64>) : tensor<1xf64>
  return
}
func.func @behind_f64_1_traced() {
  %0 = util.unfoldable_constant dense<[1.4558742524892807]> : tensor<1xf64>
  %1 = util.unfoldable_constant dense<[2.823497009957123]> : tensor<1xf64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xf64>, tensor<1xf64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1xf64>
    %s = stablehlo.reverse %a, dims = [0] : tensor<1xf64>
    %d = stablehlo.add %b, %s : tensor<1xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1xf64>, tensor<1xf64>
  }
  check.expect_eq_const(%r#1, dense<[-1.4558742524892807]> : tensor<1xf64>) : tensor<1xf64>
  check.expect_eq_const(%r#2, dense<[-2.823497009957123]> : tensor<1xf64>) : tensor<1xf64>
  return
}
func.func @leaps_f64_7() {
  %0 = util.unfoldable_constant dense<[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389, -1.7113100175132416, 1.9968939149861278, -0.2949021525145028]> : tensor<7xf64>
  %1 = util.unfoldable_constant dense<[2.823497009957123, 0.5317009424564816, -1.760095125044117, 1.9481088074552417, -0.3436872600453995, -2.6354833275460408, 1.072720604953318]> : tensor<7xf64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xf64>, tensor<7xf64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<7xf64>
    %d = stablehlo.add %c, %b : tensor<7xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<7xf64>, tensor<7xf64>
  }
  check.expect_eq_const(%r#1, dense<[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389, -1.7113100175132416, 1.9968939149861278, -0.2949021525145028]> : tensor<7xf64>) : tensor<7xf64>
  check.expect_eq_const(%r#2, dense<[2.823497009957123, 0.5317009424564816, -1.760095125044117, 1.9481088074552417, -0.3436872600453995, -2.6354833275460408, 1.072720604953318]> : tensor<7xf64>) : tensor<7xf64>
  return
}
func.func @leaps_f64_7_traced() {
  %0 = util.unfoldable_constant dense<[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389, -1.7113100175132416, 1.9968939149861278, -0.2949021525145028]> : tensor<7xf64>
  %1 = util.unfoldable_constant dense<[2.823497009957123, 0.5317009424564816, -1.760095125044117, 1.9481088074552417, -0.3436872600453995, -2.6354833275460408, 1.072720604953318]> : tensor<7xf64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xf64>, tensor<7xf64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<7xf64>
    %d = stablehlo.add %c, %b : tensor<7xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<7xf64>, tensor<7xf64>
  }
  check.expect_eq_const(%r#1, dense<[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389, -1.7113100175132416, 1.9968939149861278, -0.2949021525145028]> : tensor<7xf64>) : tensor<7xf64>
  check.expect_eq_const(%r#2, dense<[2.823497009957123, 0.5317009424564816, -1.760095125044117, 1.9481088074552417, -0.3436872600453995, -2.6354833275460408, 1.072720604953318]> : tensor<7xf64>) : tensor<7xf64>
  return
}
func.func @keeps_f64_7() {
  %0 = util.unfoldable_constant dense<[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389, -1.7113100175132416, 1.9968939149861278, -0.2949021525145028]> : tensor<7xf64>
  %1 = util.unfoldable_constant dense<[2.823497009957123, 0.5317009424564816, -1.760095125044117, 1.9481088074552417, -0.3436872600453995, -2.6354833275460408, 1.072720604953318]> : tensor<7xf64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xf64>, tensor<7xf64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<7xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7xf64>, tensor<7xf64>
  }
  check.expect_eq_const(%r#1, dense<[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389, -1.7113100175132416, 1.9968939149861278, -0.2949021525145028]> : tensor<7xf64>) : tensor<7xf64>
  check.expect_eq_const(%r#2, dense<[2.823497009957123, 0.5317009424564816, -1.760095125044117, 1.9481088074552417, -0.3436872600453995, -2.6354833275460408, 1.072720604953318]> : tensor<7xf64>) : tensor<7xf64>
  return
}
func.func @keeps_f64_7_traced() {
  %0 = util.unfoldable_constant dense<[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389, -1.7113100175132416, 1.9968939149861278, -0.2949021525145028]> : tensor<7xf64>
  %1 = util.unfoldable_constant dense<[2.823497009957123, 0.5317009424564816, -1.760095125044117, 1.9481088074552417, -0.3436872600453995, -2.6354833275460408, 1.072720604953318]> : tensor<7xf64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xf64>, tensor<7xf64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<7xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7xf64>, tensor<7xf64>
  }
  check.expect_eq_const(%r#1, dense<[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389, -1.7113100175132416, 1.9968939149861278, -0.2949021525145028]> : tensor<7xf64>) : tensor<7xf64>
  check.expect_eq_const(%r#2, dense<[2.823497009957123, 0.5317009424564816, -1.760095125044117, 1.9481088074552417, -0.3436872600453995, -2.6354833275460408, 1.072720604953318]> : tensor<7xf64>) : tensor<7xf64>
  return
}
func.func @turns_f64_7() {
  %0 = util.unfoldable_constant dense<[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389, -1.7113100175132416, 1.9968939149861278, -0.2949021525145028]> : tensor<7xf64>
  %1 = util.unfoldable_constant dense<[2.823497009957123, 0.5317009424564816, -1.760095125044117, 1.9481088074552417, -0.3436872600453995, -2.6354833275460408, 1.072720604953318]> : tensor<7xf64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xf64>, tensor<7xf64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0] : tensor<7xf64>
    %b = stablehlo.subtract %s, %c : tensor<7xf64>
    %d = stablehlo.add %c, %b : tensor<7xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<7xf64>, tensor<7xf64>
  }
  check.expect_eq_const(%r#1, dense<[5922.5816759753125, -1829.4187206664808, 7752.580882691783, 0.580486049987389, -7751.419910591808, 1830.5796927664555, -5921.420703875338]> : tensor<7xf64>) : tensor<7xf64>
  check.expect_eq_const(%r#2, dense<[3661.9461834678814, -1132.0531747522718, 4789.9474670276095, 1.9481088074552417, -4792.0512494127, 1129.949392367182, -3658.0499658529716]> : tensor<7xf64>) : tensor<7xf64>
  return
}
func.func @turns_f64_7_traced() {
  %0 = util.unfoldable_constant dense<[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389, -1.7113100175132416, 1.9968939149861278, -0.2949021525145028]> : tensor<7xf64>
  %1 = util.unfoldable_constant dense<[2.823497009957123, 0.5317009424564816, -1.760095125044117, 1.9481088074552417, -0.3436872600453995, -2.6354833275460408, 1.072720604953318]> : tensor<7xf64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xf64>, tensor<7xf64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0] : tensor<7xf64>
    %b = stablehlo.subtract %s, %c : tensor<7xf64>
    %d = stablehlo.add %c, %b : tensor<7xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<7xf64>, tensor<7xf64>
  }
  check.expect_eq_const(%r#1, dense<[5922.5816759753125, -1829.4187206664808, 7752.580882691783, 0.580486049987389, -7751.419910591808, 1830.5796927664555, -5921.420703875338]> : tensor<7xf64>) : tensor<7xf64>
  check.expect_eq_const(%r#2, dense<[3661.9461834678814, -1132.0531747522718, 4789.9474670276095, 1.9481088074552417, -4792.0512494127, 1129.949392367182, -3658.0499658529716]> : tensor<7xf64>) : tensor<7xf64>
  return
}
func.func @behind_f64_7() {
  %0 = util.unfoldable_constant dense<[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389, -1.7113100175132416, 1.9968939149861278, -0.2949021525145028]> : tensor<7xf64>
  %1 = util.unfoldable_constant dense<[2.823497009957123, 0.5317009424564816, -1.760095125044117, 1.9481088074552417, -0.3436872600453995, -2.6354833275460408, 1.072720604953318]> : tensor<7xf64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xf64>, tensor<7xf64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<7xf64>
    %s = stablehlo.reverse %a, dims = [0] : tensor<7xf64>
    %d = stablehlo.add %b, %s : tensor<7xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<7xf64>, tensor<7xf64>
  }
  check.expect_eq_const(%r#1, dense<[0.2949021525145028, -1.9968939149861278, 1.7113100175132416, -0.580486049987389, -2.8722821174880195, 0.8359218150113499, -1.4558742524892807]> : tensor<7xf64>) : tensor<7xf64>
  check.expect_eq_const(%r#2, dense<[-1.072720604953318, 2.6354833275460408, 0.3436872600453995, -1.9481088074552417, 1.760095125044117, -0.5317009424564816, -2.823497009957123]> : tensor<7xf64>) : tensor<7xf64>
  return
}
func.func @behind_f64_7_traced() {
  %0 = util.unfoldable_constant dense<[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389, -1.7113100175132416, 1.9968939149861278, -0.2949021525145028]> : tensor<7xf64>
  %1 = util.unfoldable_constant dense<[2.823497009957123, 0.5317009424564816, -1.760095125044117, 1.9481088074552417, -0.3436872600453995, -2.6354833275460408, 1.072720604953318]> : tensor<7xf64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xf64>, tensor<7xf64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<7xf64>
    %s = stablehlo.reverse %a, dims = [0] : tensor<7xf64>
    %d = stablehlo.add %b, %s : tensor<7xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<7xf64>, tensor<7xf64>
  }
  check.expect_eq_const(%r#1, dense<[0.2949021525145028, -1.9968939149861278, 1.7113100175132416, -0.580486049987389, -2.8722821174880195, 0.8359218150113499, -1.4558742524892807]> : tensor<7xf64>) : tensor<7xf64>
  check.expect_eq_const(%r#2, dense<[-1.072720604953318, 2.6354833275460408, 0.3436872600453995, -1.9481088074552417, 1.760095125044117, -0.5317009424564816, -2.823497009957123]> : tensor<7xf64>) : tensor<7xf64>
  return
}
func.func @leaps_f64_3x5() {
  %0 = util.unfoldable_constant dense<[[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389, -1.7113100175132416], [1.9968939149861278, -0.2949021525145028, -2.5866982200151334, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475]]> : tensor<3x5xf64>
  %1 = util.unfoldable_constant dense<[[2.823497009957123, 0.5317009424564816, -1.760095125044117, 1.9481088074552417, -0.3436872600453995], [-2.6354833275460408, 1.072720604953318, -1.2190754625472806, 2.489128469952078, 0.1973324024514369], [-2.0944636650491617, 1.613740267450197, -0.6780558000504442, -2.9698518675510854, 0.7383520649482733]]> : tensor<3x5xf64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xf64>, tensor<3x5xf64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<3x5xf64>
    %d = stablehlo.add %c, %b : tensor<3x5xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<3x5xf64>, tensor<3x5xf64>
  }
  check.expect_eq_const(%r#1, dense<[[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389, -1.7113100175132416], [1.9968939149861278, -0.2949021525145028, -2.5866982200151334, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475]]> : tensor<3x5xf64>) : tensor<3x5xf64>
  check.expect_eq_const(%r#2, dense<[[2.823497009957123, 0.5317009424564816, -1.760095125044117, 1.9481088074552417, -0.3436872600453995], [-2.6354833275460408, 1.072720604953318, -1.2190754625472806, 2.489128469952078, 0.1973324024514369], [-2.0944636650491617, 1.613740267450197, -0.6780558000504442, -2.9698518675510854, 0.7383520649482733]]> : tensor<3x5xf64>) : tensor<3x5xf64>
  return
}
func.func @leaps_f64_3x5_traced() {
  %0 = util.unfoldable_constant dense<[[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389, -1.7113100175132416], [1.9968939149861278, -0.2949021525145028, -2.5866982200151334, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475]]> : tensor<3x5xf64>
  %1 = util.unfoldable_constant dense<[[2.823497009957123, 0.5317009424564816, -1.760095125044117, 1.9481088074552417, -0.3436872600453995], [-2.6354833275460408, 1.072720604953318, -1.2190754625472806, 2.489128469952078, 0.1973324024514369], [-2.0944636650491617, 1.613740267450197, -0.6780558000504442, -2.9698518675510854, 0.7383520649482733]]> : tensor<3x5xf64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xf64>, tensor<3x5xf64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<3x5xf64>
    %d = stablehlo.add %c, %b : tensor<3x5xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<3x5xf64>, tensor<3x5xf64>
  }
  check.expect_eq_const(%r#1, dense<[[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389, -1.7113100175132416], [1.9968939149861278, -0.2949021525145028, -2.5866982200151334, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475]]> : tensor<3x5xf64>) : tensor<3x5xf64>
  check.expect_eq_const(%r#2, dense<[[2.823497009957123, 0.5317009424564816, -1.760095125044117, 1.9481088074552417, -0.3436872600453995], [-2.6354833275460408, 1.072720604953318, -1.2190754625472806, 2.489128469952078, 0.1973324024514369], [-2.0944636650491617, 1.613740267450197, -0.6780558000504442, -2.9698518675510854, 0.7383520649482733]]> : tensor<3x5xf64>) : tensor<3x5xf64>
  return
}
func.func @keeps_f64_3x5() {
  %0 = util.unfoldable_constant dense<[[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389, -1.7113100175132416], [1.9968939149861278, -0.2949021525145028, -2.5866982200151334, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475]]> : tensor<3x5xf64>
  %1 = util.unfoldable_constant dense<[[2.823497009957123, 0.5317009424564816, -1.760095125044117, 1.9481088074552417, -0.3436872600453995], [-2.6354833275460408, 1.072720604953318, -1.2190754625472806, 2.489128469952078, 0.1973324024514369], [-2.0944636650491617, 1.613740267450197, -0.6780558000504442, -2.9698518675510854, 0.7383520649482733]]> : tensor<3x5xf64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xf64>, tensor<3x5xf64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<3x5xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<3x5xf64>, tensor<3x5xf64>
  }
  check.expect_eq_const(%r#1, dense<[[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389, -1.7113100175132416], [1.9968939149861278, -0.2949021525145028, -2.5866982200151334, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475]]> : tensor<3x5xf64>) : tensor<3x5xf64>
  check.expect_eq_const(%r#2, dense<[[2.823497009957123, 0.5317009424564816, -1.760095125044117, 1.9481088074552417, -0.3436872600453995], [-2.6354833275460408, 1.072720604953318, -1.2190754625472806, 2.489128469952078, 0.1973324024514369], [-2.0944636650491617, 1.613740267450197, -0.6780558000504442, -2.9698518675510854, 0.7383520649482733]]> : tensor<3x5xf64>) : tensor<3x5xf64>
  return
}
func.func @keeps_f64_3x5_traced() {
  %0 = util.unfoldable_constant dense<[[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389, -1.7113100175132416], [1.9968939149861278, -0.2949021525145028, -2.5866982200151334, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475]]> : tensor<3x5xf64>
  %1 = util.unfoldable_constant dense<[[2.823497009957123, 0.5317009424564816, -1.760095125044117, 1.9481088074552417, -0.3436872600453995], [-2.6354833275460408, 1.072720604953318, -1.2190754625472806, 2.489128469952078, 0.1973324024514369], [-2.0944636650491617, 1.613740267450197, -0.6780558000504442, -2.9698518675510854, 0.7383520649482733]]> : tensor<3x5xf64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xf64>, tensor<3x5xf64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<3x5xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<3x5xf64>, tensor<3x5xf64>
  }
  check.expect_eq_const(%r#1, dense<[[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389, -1.7113100175132416], [1.9968939149861278, -0.2949021525145028, -2.5866982200151334, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475]]> : tensor<3x5xf64>) : tensor<3x5xf64>
  check.expect_eq_const(%r#2, dense<[[2.823497009957123, 0.5317009424564816, -1.760095125044117, 1.9481088074552417, -0.3436872600453995], [-2.6354833275460408, 1.072720604953318, -1.2190754625472806, 2.489128469952078, 0.1973324024514369], [-2.0944636650491617, 1.613740267450197, -0.6780558000504442, -2.9698518675510854, 0.7383520649482733]]> : tensor<3x5xf64>) : tensor<3x5xf64>
  return
}
func.func @turns_f64_3x5() {
  %0 = util.unfoldable_constant dense<[[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389, -1.7113100175132416], [1.9968939149861278, -0.2949021525145028, -2.5866982200151334, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475]]> : tensor<3x5xf64>
  %1 = util.unfoldable_constant dense<[[2.823497009957123, 0.5317009424564816, -1.760095125044117, 1.9481088074552417, -0.3436872600453995], [-2.6354833275460408, 1.072720604953318, -1.2190754625472806, 2.489128469952078, 0.1973324024514369], [-2.0944636650491617, 1.613740267450197, -0.6780558000504442, -2.9698518675510854, 0.7383520649482733]]> : tensor<3x5xf64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xf64>, tensor<3x5xf64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0, 1] : tensor<3x5xf64>
    %b = stablehlo.subtract %s, %c : tensor<3x5xf64>
    %d = stablehlo.add %c, %b : tensor<3x5xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<3x5xf64>, tensor<3x5xf64>
  }
  check.expect_eq_const(%r#1, dense<[[7053.416078272374, -698.5843183693974, 8883.415284988887, 1131.4148883470707, -6620.585508294745], [2961.4140950635388, -4790.586301578278, -2.5866982200151334, 4791.412905138248, -2960.5874915035693], [6621.412111854714, -1130.5882847871012, -8882.588681428917, 699.4109219293671, -7052.589474712404]]> : tensor<3x5xf64>) : tensor<3x5xf64>
  check.expect_eq_const(%r#2, dense<[[4360.7764320784245, -433.22292614171465, 5488.77771563818, 700.7783574180123, -4093.221000802155], [1828.7796409777393, -2959.2197172424285, -1.2190754625472806, 2962.781566317334, -1831.217791902834], [4090.7828498770596, -697.2165083431071, -5491.215866563274, 430.78477521662, -4357.214583003521]]> : tensor<3x5xf64>) : tensor<3x5xf64>
  return
}
func.func @turns_f64_3x5_traced() {
  %0 = util.unfoldable_constant dense<[[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389, -1.7113100175132416], [1.9968939149861278, -0.2949021525145028, -2.5866982200151334, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475]]> : tensor<3x5xf64>
  %1 = util.unfoldable_constant dense<[[2.823497009957123, 0.5317009424564816, -1.760095125044117, 1.9481088074552417, -0.3436872600453995], [-2.6354833275460408, 1.072720604953318, -1.2190754625472806, 2.489128469952078, 0.1973324024514369], [-2.0944636650491617, 1.613740267450197, -0.6780558000504442, -2.9698518675510854, 0.7383520649482733]]> : tensor<3x5xf64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xf64>, tensor<3x5xf64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0, 1] : tensor<3x5xf64>
    %b = stablehlo.subtract %s, %c : tensor<3x5xf64>
    %d = stablehlo.add %c, %b : tensor<3x5xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<3x5xf64>, tensor<3x5xf64>
  }
  check.expect_eq_const(%r#1, dense<[[7053.416078272374, -698.5843183693974, 8883.415284988887, 1131.4148883470707, -6620.585508294745], [2961.4140950635388, -4790.586301578278, -2.5866982200151334, 4791.412905138248, -2960.5874915035693], [6621.412111854714, -1130.5882847871012, -8882.588681428917, 699.4109219293671, -7052.589474712404]]> : tensor<3x5xf64>) : tensor<3x5xf64>
  check.expect_eq_const(%r#2, dense<[[4360.7764320784245, -433.22292614171465, 5488.77771563818, 700.7783574180123, -4093.221000802155], [1828.7796409777393, -2959.2197172424285, -1.2190754625472806, 2962.781566317334, -1831.217791902834], [4090.7828498770596, -697.2165083431071, -5491.215866563274, 430.78477521662, -4357.214583003521]]> : tensor<3x5xf64>) : tensor<3x5xf64>
  return
}
func.func @behind_f64_3x5() {
  %0 = util.unfoldable_constant dense<[[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389, -1.7113100175132416], [1.9968939149861278, -0.2949021525145028, -2.5866982200151334, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475]]> : tensor<3x5xf64>
  %1 = util.unfoldable_constant dense<[[2.823497009957123, 0.5317009424564816, -1.760095125044117, 1.9481088074552417, -0.3436872600453995], [-2.6354833275460408, 1.072720604953318, -1.2190754625472806, 2.489128469952078, 0.1973324024514369], [-2.0944636650491617, 1.613740267450197, -0.6780558000504442, -2.9698518675510854, 0.7383520649482733]]> : tensor<3x5xf64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xf64>, tensor<3x5xf64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<3x5xf64>
    %s = stablehlo.reverse %a, dims = [0, 1] : tensor<3x5xf64>
    %d = stablehlo.add %b, %s : tensor<3x5xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<3x5xf64>, tensor<3x5xf64>
  }
  check.expect_eq_const(%r#1, dense<[[0.6292706925195475, -1.6625253749810724, 2.0456785575183076, -0.24611750998233362, -2.537913577482975], [1.1702903550164052, -1.121505712484236, 2.5866982200151334, 0.2949021525145028, -1.9968939149861278], [1.7113100175132416, -0.580486049987389, -2.8722821174880195, 0.8359218150113499, -1.4558742524892807]]> : tensor<3x5xf64>) : tensor<3x5xf64>
  check.expect_eq_const(%r#2, dense<[[-0.7383520649482733, 2.9698518675510854, 0.6780558000504442, -1.613740267450197, 2.0944636650491617], [-0.1973324024514369, -2.489128469952078, 1.2190754625472806, -1.072720604953318, 2.6354833275460408], [0.3436872600453995, -1.9481088074552417, 1.760095125044117, -0.5317009424564816, -2.823497009957123]]> : tensor<3x5xf64>) : tensor<3x5xf64>
  return
}
func.func @behind_f64_3x5_traced() {
  %0 = util.unfoldable_constant dense<[[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389, -1.7113100175132416], [1.9968939149861278, -0.2949021525145028, -2.5866982200151334, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475]]> : tensor<3x5xf64>
  %1 = util.unfoldable_constant dense<[[2.823497009957123, 0.5317009424564816, -1.760095125044117, 1.9481088074552417, -0.3436872600453995], [-2.6354833275460408, 1.072720604953318, -1.2190754625472806, 2.489128469952078, 0.1973324024514369], [-2.0944636650491617, 1.613740267450197, -0.6780558000504442, -2.9698518675510854, 0.7383520649482733]]> : tensor<3x5xf64>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xf64>, tensor<3x5xf64>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<3x5xf64>
    %s = stablehlo.reverse %a, dims = [0, 1] : tensor<3x5xf64>
    %d = stablehlo.add %b, %s : tensor<3x5xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<3x5xf64>, tensor<3x5xf64>
  }
  check.expect_eq_const(%r#1, dense<[[0.6292706925195475, -1.6625253749810724, 2.0456785575183076, -0.24611750998233362, -2.537913577482975], [1.1702903550164052, -1.121505712484236, 2.5866982200151334, 0.2949021525145028, -1.9968939149861278], [1.7113100175132416, -0.580486049987389, -2.8722821174880195, 0.8359218150113499, -1.4558742524892807]]> : tensor<3x5xf64>) : tensor<3x5xf64>
  check.expect_eq_const(%r#2, dense<[[-0.7383520649482733, 2.9698518675510854, 0.6780558000504442, -1.613740267450197, 2.0944636650491617], [-0.1973324024514369, -2.489128469952078, 1.2190754625472806, -1.072720604953318, 2.6354833275460408], [0.3436872600453995, -1.9481088074552417, 1.760095125044117, -0.5317009424564816, -2.823497009957123]]> : tensor<3x5xf64>) : tensor<3x5xf64>
  return
}
func.func @leaps_i8_() {
  %0 = util.unfoldable_constant dense<4> : tensor<i8>
  %1 = util.unfoldable_constant dense<8> : tensor<i8>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<i8>, tensor<i8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<i8>
    %d = stablehlo.add %c, %b : tensor<i8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<i8>, tensor<i8>
  }
  check.expect_eq_const(%r#1, dense<4> : tensor<i8>) : tensor<i8>
  check.expect_eq_const(%r#2, dense<8> : tensor<i8>) : tensor<i8>
  return
}
func.func @leaps_i8__traced() {
  %0 = util.unfoldable_constant dense<4> : tensor<i8>
  %1 = util.unfoldable_constant dense<8> : tensor<i8>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<i8>, tensor<i8>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<i8>
    %d = stablehlo.add %c, %b : tensor<i8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<i8>, tensor<i8>
  }
  check.expect_eq_const(%r#1, dense<4> : tensor<i8>) : tensor<i8>
  check.expect_eq_const(%r#2, dense<8> : tensor<i8>) : tensor<i8>
  return
}
func.func @keeps_i8_() {
  %0 = util.unfoldable_constant dense<4> : tensor<i8>
  %1 = util.unfoldable_constant dense<8> : tensor<i8>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<i8>, tensor<i8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<i8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<i8>, tensor<i8>
  }
  check.expect_eq_const(%r#1, dense<4> : tensor<i8>) : tensor<i8>
  check.expect_eq_const(%r#2, dense<8> : tensor<i8>) : tensor<i8>
  return
}
func.func @keeps_i8__traced() {
  %0 = util.unfoldable_constant dense<4> : tensor<i8>
  %1 = util.unfoldable_constant dense<8> : tensor<i8>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<i8>, tensor<i8>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<i8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<i8>, tensor<i8>
  }
  check.expect_eq_const(%r#1, dense<4> : tensor<i8>) : tensor<i8>
  check.expect_eq_const(%r#2, dense<8> : tensor<i8>) : tensor<i8>
  return
}
func.func @turns_i8_() {
  %0 = util.unfoldable_constant dense<4> : tensor<i8>
  %1 = util.unfoldable_constant dense<8> : tensor<i8>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<i8>, tensor<i8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [] : tensor<i8>
    %b = stablehlo.subtract %s, %c : tensor<i8>
    %d = stablehlo.add %c, %b : tensor<i8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<i8>, tensor<i8>
  }
  check.expect_eq_const(%r#1, dense<4> : tensor<i8>) : tensor<i8>
  check.expect_eq_const(%r#2, dense<8> : tensor<i8>) : tensor<i8>
  return
}
func.func @turns_i8__traced() {
  %0 = util.unfoldable_constant dense<4> : tensor<i8>
  %1 = util.unfoldable_constant dense<8> : tensor<i8>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<i8>, tensor<i8>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [] : tensor<i8>
    %b = stablehlo.subtract %s, %c : tensor<i8>
    %d = stablehlo.add %c, %b : tensor<i8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<i8>, tensor<i8>
  }
  check.expect_eq_const(%r#1, dense<4> : tensor<i8>) : tensor<i8>
  check.expect_eq_const(%r#2, dense<8> : tensor<i8>) : tensor<i8>
  return
}
func.func @behind_i8_() {
  %0 = util.unfoldable_constant dense<4> : tensor<i8>
  %1 = util.unfoldable_constant dense<8> : tensor<i8>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<i8>, tensor<i8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<i8>
    %s = stablehlo.reverse %a, dims = [] : tensor<i8>
    %d = stablehlo.add %b, %s : tensor<i8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<i8>, tensor<i8>
  }
  check.expect_eq_const(%r#1, dense<-4> : tensor<i8>) : tensor<i8>
  check.expect_eq_const(%r#2, dense<-8> : tensor<i8>) : tensor<i8>
  return
}
func.func @behind_i8__traced() {
  %0 = util.unfoldable_constant dense<4> : tensor<i8>
  %1 = util.unfoldable_constant dense<8> : tensor<i8>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<i8>, tensor<i8>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<i8>
    %s = stablehlo.reverse %a, dims = [] : tensor<i8>
    %d = stablehlo.add %b, %s : tensor<i8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<i8>, tensor<i8>
  }
  check.expect_eq_const(%r#1, dense<-4> : tensor<i8>) : tensor<i8>
  check.expect_eq_const(%r#2, dense<-8> : tensor<i8>) : tensor<i8>
  return
}
func.func @leaps_i8_1() {
  %0 = util.unfoldable_constant dense<[4]> : tensor<1xi8>
  %1 = util.unfoldable_constant dense<[8]> : tensor<1xi8>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xi8>, tensor<1xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1xi8>
    %d = stablehlo.add %c, %b : tensor<1xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1xi8>, tensor<1xi8>
  }
  check.expect_eq_const(%r#1, dense<[4]> : tensor<1xi8>) : tensor<1xi8>
  check.expect_eq_const(%r#2, dense<[8]> : tensor<1xi8>) : tensor<1xi8>
  return
}
func.func @leaps_i8_1_traced() {
  %0 = util.unfoldable_constant dense<[4]> : tensor<1xi8>
  %1 = util.unfoldable_constant dense<[8]> : tensor<1xi8>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xi8>, tensor<1xi8>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1xi8>
    %d = stablehlo.add %c, %b : tensor<1xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1xi8>, tensor<1xi8>
  }
  check.expect_eq_const(%r#1, dense<[4]> : tensor<1xi8>) : tensor<1xi8>
  check.expect_eq_const(%r#2, dense<[8]> : tensor<1xi8>) : tensor<1xi8>
  return
}
func.func @keeps_i8_1() {
  %0 = util.unfoldable_constant dense<[4]> : tensor<1xi8>
  %1 = util.unfoldable_constant dense<[8]> : tensor<1xi8>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xi8>, tensor<1xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<1xi8>, tensor<1xi8>
  }
  check.expect_eq_const(%r#1, dense<[4]> : tensor<1xi8>) : tensor<1xi8>
  check.expect_eq_const(%r#2, dense<[8]> : tensor<1xi8>) : tensor<1xi8>
  return
}
func.func @keeps_i8_1_traced() {
  %0 = util.unfoldable_constant dense<[4]> : tensor<1xi8>
  %1 = util.unfoldable_constant dense<[8]> : tensor<1xi8>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xi8>, tensor<1xi8>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<1xi8>, tensor<1xi8>
  }
  check.expect_eq_const(%r#1, dense<[4]> : tensor<1xi8>) : tensor<1xi8>
  check.expect_eq_const(%r#2, dense<[8]> : tensor<1xi8>) : tensor<1xi8>
  return
}
func.func @turns_i8_1() {
  %0 = util.unfoldable_constant dense<[4]> : tensor<1xi8>
  %1 = util.unfoldable_constant dense<[8]> : tensor<1xi8>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xi8>, tensor<1xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0] : tensor<1xi8>
    %b = stablehlo.subtract %s, %c : tensor<1xi8>
    %d = stablehlo.add %c, %b : tensor<1xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1xi8>, tensor<1xi8>
  }
  check.expect_eq_const(%r#1, dense<[4]> : tensor<1xi8>) : tensor<1xi8>
  check.expect_eq_const(%r#2, dense<[8]> : tensor<1xi8>) : tensor<1xi8>
  return
}
func.func @turns_i8_1_traced() {
  %0 = util.unfoldable_constant dense<[4]> : tensor<1xi8>
  %1 = util.unfoldable_constant dense<[8]> : tensor<1xi8>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xi8>, tensor<1xi8>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0] : tensor<1xi8>
    %b = stablehlo.subtract %s, %c : tensor<1xi8>
    %d = stablehlo.add %c, %b : tensor<1xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1xi8>, tensor<1xi8>
  }
  check.expect_eq_const(%r#1, dense<[4]> : tensor<1xi8>) : tensor<1xi8>
  check.expect_eq_const(%r#2, dense<[8]> : tensor<1xi8>) : tensor<1xi8>
  return
}
func.func @behind_i8_1() {
  %0 = util.unfoldable_constant dense<[4]> : tensor<1xi8>
  %1 = util.unfoldable_constant dense<[8]> : tensor<1xi8>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xi8>, tensor<1xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1xi8>
    %s = stablehlo.reverse %a, dims = [0] : tensor<1xi8>
    %d = stablehlo.add %b, %s : tensor<1xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1xi8>, tensor<1xi8>
  }
  check.expect_eq_const(%r#1, dense<[-4]> : tensor<1xi8>) : tensor<1xi8>
  check.expect_eq_const(%r#2, dense<[-8]> : tensor<1xi8>) : tensor<1xi8>
  return
}
func.func @behind_i8_1_traced() {
  %0 = util.unfoldable_constant dense<[4]> : tensor<1xi8>
  %1 = util.unfoldable_constant dense<[8]> : tensor<1xi8>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1xi8>, tensor<1xi8>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1xi8>
    %s = stablehlo.reverse %a, dims = [0] : tensor<1xi8>
    %d = stablehlo.add %b, %s : tensor<1xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1xi8>, tensor<1xi8>
  }
  check.expect_eq_const(%r#1, dense<[-4]> : tensor<1xi8>) : tensor<1xi8>
  check.expect_eq_const(%r#2, dense<[-8]> : tensor<1xi8>) : tensor<1xi8>
  return
}
func.func @leaps_i8_7() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi8>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi8>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xi8>, tensor<7xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<7xi8>
    %d = stablehlo.add %c, %b : tensor<7xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<7xi8>, tensor<7xi8>
  }
  check.expect_eq_const(%r#1, dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi8>) : tensor<7xi8>
  check.expect_eq_const(%r#2, dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @leaps_i8_7_traced() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi8>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi8>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xi8>, tensor<7xi8>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<7xi8>
    %d = stablehlo.add %c, %b : tensor<7xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<7xi8>, tensor<7xi8>
  }
  check.expect_eq_const(%r#1, dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi8>) : tensor<7xi8>
  check.expect_eq_const(%r#2, dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @keeps_i8_7() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi8>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi8>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xi8>, tensor<7xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<7xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7xi8>, tensor<7xi8>
  }
  check.expect_eq_const(%r#1, dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi8>) : tensor<7xi8>
  check.expect_eq_const(%r#2, dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @keeps_i8_7_traced() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi8>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi8>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xi8>, tensor<7xi8>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<7xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7xi8>, tensor<7xi8>
  }
  check.expect_eq_const(%r#1, dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi8>) : tensor<7xi8>
  check.expect_eq_const(%r#2, dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @turns_i8_7() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi8>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi8>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xi8>, tensor<7xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0] : tensor<7xi8>
    %b = stablehlo.subtract %s, %c : tensor<7xi8>
    %d = stablehlo.add %c, %b : tensor<7xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<7xi8>, tensor<7xi8>
  }
  check.expect_eq_const(%r#1, dense<[18, -5, 37, 2, -33, 8, -15]> : tensor<7xi8>) : tensor<7xi8>
  check.expect_eq_const(%r#2, dense<[-38, -62, 43, 6, -49, 56, 49]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @turns_i8_7_traced() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi8>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi8>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xi8>, tensor<7xi8>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0] : tensor<7xi8>
    %b = stablehlo.subtract %s, %c : tensor<7xi8>
    %d = stablehlo.add %c, %b : tensor<7xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<7xi8>, tensor<7xi8>
  }
  check.expect_eq_const(%r#1, dense<[18, -5, 37, 2, -33, 8, -15]> : tensor<7xi8>) : tensor<7xi8>
  check.expect_eq_const(%r#2, dense<[-38, -62, 43, 6, -49, 56, 49]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @behind_i8_7() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi8>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi8>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xi8>, tensor<7xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<7xi8>
    %s = stablehlo.reverse %a, dims = [0] : tensor<7xi8>
    %d = stablehlo.add %b, %s : tensor<7xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<7xi8>, tensor<7xi8>
  }
  check.expect_eq_const(%r#1, dense<[1, -6, 5, -2, -9, 3, -4]> : tensor<7xi8>) : tensor<7xi8>
  check.expect_eq_const(%r#2, dense<[-3, 8, 1, -6, 5, -2, -8]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @behind_i8_7_traced() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi8>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi8>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<7xi8>, tensor<7xi8>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<7xi8>
    %s = stablehlo.reverse %a, dims = [0] : tensor<7xi8>
    %d = stablehlo.add %b, %s : tensor<7xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<7xi8>, tensor<7xi8>
  }
  check.expect_eq_const(%r#1, dense<[1, -6, 5, -2, -9, 3, -4]> : tensor<7xi8>) : tensor<7xi8>
  check.expect_eq_const(%r#2, dense<[-3, 8, 1, -6, 5, -2, -8]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @leaps_i8_3x5() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi8>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xi8>, tensor<3x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<3x5xi8>
    %d = stablehlo.add %c, %b : tensor<3x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<3x5xi8>, tensor<3x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi8>) : tensor<3x5xi8>
  check.expect_eq_const(%r#2, dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi8>) : tensor<3x5xi8>
  return
}
func.func @leaps_i8_3x5_traced() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi8>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xi8>, tensor<3x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<3x5xi8>
    %d = stablehlo.add %c, %b : tensor<3x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<3x5xi8>, tensor<3x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi8>) : tensor<3x5xi8>
  check.expect_eq_const(%r#2, dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi8>) : tensor<3x5xi8>
  return
}
func.func @keeps_i8_3x5() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi8>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xi8>, tensor<3x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<3x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<3x5xi8>, tensor<3x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi8>) : tensor<3x5xi8>
  check.expect_eq_const(%r#2, dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi8>) : tensor<3x5xi8>
  return
}
func.func @keeps_i8_3x5_traced() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi8>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xi8>, tensor<3x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<3x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<3x5xi8>, tensor<3x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi8>) : tensor<3x5xi8>
  check.expect_eq_const(%r#2, dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi8>) : tensor<3x5xi8>
  return
}
func.func @turns_i8_3x5() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi8>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xi8>, tensor<3x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0, 1] : tensor<3x5xi8>
    %b = stablehlo.subtract %s, %c : tensor<3x5xi8>
    %d = stablehlo.add %c, %b : tensor<3x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<3x5xi8>, tensor<3x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[72, 49, 91, 56, 21], [62, 39, -8, -37, -60], [-18, -53, -88, -47, -70]]> : tensor<3x5xi8>) : tensor<3x5xi8>
  check.expect_eq_const(%r#2, dense<[[4, -20, 85, 48, -7], [98, 91, -4, -81, -105], [0, -37, -92, 13, 6]]> : tensor<3x5xi8>) : tensor<3x5xi8>
  return
}
func.func @turns_i8_3x5_traced() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi8>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xi8>, tensor<3x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0, 1] : tensor<3x5xi8>
    %b = stablehlo.subtract %s, %c : tensor<3x5xi8>
    %d = stablehlo.add %c, %b : tensor<3x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<3x5xi8>, tensor<3x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[72, 49, 91, 56, 21], [62, 39, -8, -37, -60], [-18, -53, -88, -47, -70]]> : tensor<3x5xi8>) : tensor<3x5xi8>
  check.expect_eq_const(%r#2, dense<[[4, -20, 85, 48, -7], [98, 91, -4, -81, -105], [0, -37, -92, 13, 6]]> : tensor<3x5xi8>) : tensor<3x5xi8>
  return
}
func.func @behind_i8_3x5() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi8>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xi8>, tensor<3x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<3x5xi8>
    %s = stablehlo.reverse %a, dims = [0, 1] : tensor<3x5xi8>
    %d = stablehlo.add %b, %s : tensor<3x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<3x5xi8>, tensor<3x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[2, -5, 6, -1, -8], [4, -3, 8, 1, -6], [5, -2, -9, 3, -4]]> : tensor<3x5xi8>) : tensor<3x5xi8>
  check.expect_eq_const(%r#2, dense<[[-2, 9, 2, -5, 6], [-1, -7, 4, -3, 8], [1, -6, 5, -2, -8]]> : tensor<3x5xi8>) : tensor<3x5xi8>
  return
}
func.func @behind_i8_3x5_traced() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi8>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<3x5xi8>, tensor<3x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<3x5xi8>
    %s = stablehlo.reverse %a, dims = [0, 1] : tensor<3x5xi8>
    %d = stablehlo.add %b, %s : tensor<3x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<3x5xi8>, tensor<3x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[2, -5, 6, -1, -8], [4, -3, 8, 1, -6], [5, -2, -9, 3, -4]]> : tensor<3x5xi8>) : tensor<3x5xi8>
  check.expect_eq_const(%r#2, dense<[[-2, 9, 2, -5, 6], [-1, -7, 4, -3, 8], [1, -6, 5, -2, -8]]> : tensor<3x5xi8>) : tensor<3x5xi8>
  return
}
func.func @leaps_i8_77() {
  %0 = util.unfoldable_constant dense<"0x04FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904"> : tensor<77xi8>
  %1 = util.unfoldable_constant dense<"0x0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD08"> : tensor<77xi8>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<77xi8>, tensor<77xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<77xi8>
    %d = stablehlo.add %c, %b : tensor<77xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<77xi8>, tensor<77xi8>
  }
  check.expect_eq_const(%r#1, dense<"0x04FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904"> : tensor<77xi8>) : tensor<77xi8>
  check.expect_eq_const(%r#2, dense<"0x0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD08"> : tensor<77xi8>) : tensor<77xi8>
  return
}
func.func @leaps_i8_77_traced() {
  %0 = util.unfoldable_constant dense<"0x04FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904"> : tensor<77xi8>
  %1 = util.unfoldable_constant dense<"0x0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD08"> : tensor<77xi8>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<77xi8>, tensor<77xi8>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<77xi8>
    %d = stablehlo.add %c, %b : tensor<77xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<77xi8>, tensor<77xi8>
  }
  check.expect_eq_const(%r#1, dense<"0x04FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904"> : tensor<77xi8>) : tensor<77xi8>
  check.expect_eq_const(%r#2, dense<"0x0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD08"> : tensor<77xi8>) : tensor<77xi8>
  return
}
func.func @keeps_i8_77() {
  %0 = util.unfoldable_constant dense<"0x04FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904"> : tensor<77xi8>
  %1 = util.unfoldable_constant dense<"0x0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD08"> : tensor<77xi8>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<77xi8>, tensor<77xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<77xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<77xi8>, tensor<77xi8>
  }
  check.expect_eq_const(%r#1, dense<"0x04FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904"> : tensor<77xi8>) : tensor<77xi8>
  check.expect_eq_const(%r#2, dense<"0x0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD08"> : tensor<77xi8>) : tensor<77xi8>
  return
}
func.func @keeps_i8_77_traced() {
  %0 = util.unfoldable_constant dense<"0x04FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904"> : tensor<77xi8>
  %1 = util.unfoldable_constant dense<"0x0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD08"> : tensor<77xi8>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<77xi8>, tensor<77xi8>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<77xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<77xi8>, tensor<77xi8>
  }
  check.expect_eq_const(%r#1, dense<"0x04FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904"> : tensor<77xi8>) : tensor<77xi8>
  check.expect_eq_const(%r#2, dense<"0x0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD08"> : tensor<77xi8>) : tensor<77xi8>
  return
}
func.func @turns_i8_77() {
  %0 = util.unfoldable_constant dense<"0x04FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904"> : tensor<77xi8>
  %1 = util.unfoldable_constant dense<"0x0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD08"> : tensor<77xi8>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<77xi8>, tensor<77xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0] : tensor<77xi8>
    %b = stablehlo.subtract %s, %c : tensor<77xi8>
    %d = stablehlo.add %c, %b : tensor<77xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<77xi8>, tensor<77xi8>
  }
  check.expect_eq_const(%r#1, dense<"0x04E117F6FB06AFB49774AA898E99424702073D1C2104D5E0959AD0A3B46F6873282D3B364D02FB06BBC0CEC9E0958E994253395C73282104D5ECCCEF06AFB46F687F5F8271424702FB12F21504"> : tensor<77xi8>) : tensor<77xi8>
  check.expect_eq_const(%r#2, dense<"0x08C8595CFF845300B3730407AA2FFEAB7A1EAFB25508A92E25C95A3500CF54D9D07433E0837AFF847B1FDE8B2E25AA2FFECAA536D9D05508A94D50E1845300CF54F8FB8C5DFEAB7AFFA3A63708"> : tensor<77xi8>) : tensor<77xi8>
  return
}
func.func @turns_i8_77_traced() {
  %0 = util.unfoldable_constant dense<"0x04FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904"> : tensor<77xi8>
  %1 = util.unfoldable_constant dense<"0x0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD08"> : tensor<77xi8>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<77xi8>, tensor<77xi8>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.reverse %a, dims = [0] : tensor<77xi8>
    %b = stablehlo.subtract %s, %c : tensor<77xi8>
    %d = stablehlo.add %c, %b : tensor<77xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<77xi8>, tensor<77xi8>
  }
  check.expect_eq_const(%r#1, dense<"0x04E117F6FB06AFB49774AA898E99424702073D1C2104D5E0959AD0A3B46F6873282D3B364D02FB06BBC0CEC9E0958E994253395C73282104D5ECCCEF06AFB46F687F5F8271424702FB12F21504"> : tensor<77xi8>) : tensor<77xi8>
  check.expect_eq_const(%r#2, dense<"0x08C8595CFF845300B3730407AA2FFEAB7A1EAFB25508A92E25C95A3500CF54D9D07433E0837AFF847B1FDE8B2E25AA2FFECAA536D9D05508A94D50E1845300CF54F8FB8C5DFEAB7AFFA3A63708"> : tensor<77xi8>) : tensor<77xi8>
  return
}
func.func @behind_i8_77() {
  %0 = util.unfoldable_constant dense<"0x04FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904"> : tensor<77xi8>
  %1 = util.unfoldable_constant dense<"0x0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD08"> : tensor<77xi8>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<77xi8>, tensor<77xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<77xi8>
    %s = stablehlo.reverse %a, dims = [0] : tensor<77xi8>
    %d = stablehlo.add %b, %s : tensor<77xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<77xi8>, tensor<77xi8>
  }
  check.expect_eq_const(%r#1, dense<"0xFC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC"> : tensor<77xi8>) : tensor<77xi8>
  check.expect_eq_const(%r#2, dense<"0xF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF8"> : tensor<77xi8>) : tensor<77xi8>
  return
}
func.func @behind_i8_77_traced() {
  %0 = util.unfoldable_constant dense<"0x04FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904"> : tensor<77xi8>
  %1 = util.unfoldable_constant dense<"0x0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD08"> : tensor<77xi8>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<77xi8>, tensor<77xi8>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<77xi8>
    %s = stablehlo.reverse %a, dims = [0] : tensor<77xi8>
    %d = stablehlo.add %b, %s : tensor<77xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<77xi8>, tensor<77xi8>
  }
  check.expect_eq_const(%r#1, dense<"0xFC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC"> : tensor<77xi8>) : tensor<77xi8>
  check.expect_eq_const(%r#2, dense<"0xF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF8"> : tensor<77xi8>) : tensor<77xi8>
  return
}
func.func @leaps_i8_1023() {
  %0 = util.unfoldable_constant dense<"0x04FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE"> : tensor<1023xi8>
  %1 = util.unfoldable_constant dense<"0x0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902"> : tensor<1023xi8>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<18> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1023xi8>, tensor<1023xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1023xi8>
    %d = stablehlo.add %c, %b : tensor<1023xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1023xi8>, tensor<1023xi8>
  }
  check.expect_eq_const(%r#1, dense<"0x04FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE"> : tensor<1023xi8>) : tensor<1023xi8>
  check.expect_eq_const(%r#2, dense<"0x0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902"> : tensor<1023xi8>) : tensor<1023xi8>
  return
}
func.func @leaps_i8_1023_traced() {
  %0 = util.unfoldable_constant dense<"0x04FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE"> : tensor<1023xi8>
  %1 = util.unfoldable_constant dense<"0x0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902"> : tensor<1023xi8>
  %2 = util.unfoldable_constant dense<18> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %1) : tensor<i32>, tensor<1023xi8>, tensor<1023xi8>
   cond {
    %p = stablehlo.compare LT, %i, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %b = stablehlo.subtract %a, %c : tensor<1023xi8>
    %d = stablehlo.add %c, %b : tensor<1023xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %d : tensor<i32>, tensor<1023xi8>, tensor<1023xi8>
  }
  check.expect_eq_const(%r#1, dense<"0x04FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE"> : tensor<1023xi8>) : tensor<1023xi8>
  check.expect_eq_const(%r#2, dense<"0x0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902FB06FFF803FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF702FC0700F904FD0801FB06FFF803FC0700FA05FE0902FB06FFF904FD0801FA05FEF803FC0700F904FD0902FB06FFF803FC0801FA05FEF702FB0700F904FD0801FA06FFF803FC0700F905FE0902FB06FFF804FD0801FA05FEF703FC0700F904FD0802FB06FFF803FC0701FA05FEF702FB0600F904FD0801FA05FFF803FC0700F904FE0902"> : tensor<1023xi8>) : tensor<1023xi8>
  return
}
func.func @puts_f32_7_1_() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739]]> : tensor<1x5xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x5xf32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<7x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478], [5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478], [5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478], [5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478], [5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478], [5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478], [5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  check.expect_eq_const(%0, dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @keeps_f32_7_1_() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739]]> : tensor<1x5xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x5xf32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<7x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478], [5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478], [5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478], [5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478], [5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478], [5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478], [5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  check.expect_eq_const(%r#2, dense<[[5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478], [5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478], [5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478], [5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478], [5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478], [5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478], [5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @swaps_f32_7_1_() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739]]> : tensor<1x5xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v = stablehlo.reverse %0, dims = [0] : tensor<7x5xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %v) : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x5xf32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<7x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %c, %b : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  check.expect_eq_const(%r#2, dense<[[-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326], [5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478], [5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @itself_f32_7_1_() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739]]> : tensor<1x5xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x5xf32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<7x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<7x5xf32>
    %s = stablehlo.slice %a [0:1, 0:5] : (tensor<7x5xf32>) -> tensor<1x5xf32>
    %d = stablehlo.dynamic_update_slice %b, %s, %one, %zero : (tensor<7x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %d : tensor<i32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478], [5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478], [5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478], [5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478], [5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478], [5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478], [5.646994113922119, 1.0634019374847412, -3.5201902389526367, 3.8962175846099854, -0.6873745322227478]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @puts_f32_1_1_() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201]]> : tensor<1x1xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596]]> : tensor<1x1xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<1x1xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xf32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1x1xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<1x1xf32>
  }
  check.expect_eq_const(%r#1, dense<[[5.646994113922119]]> : tensor<1x1xf32>) : tensor<1x1xf32>
  check.expect_eq_const(%0, dense<[[1.4558742046356201]]> : tensor<1x1xf32>) : tensor<1x1xf32>
  return
}
func.func @keeps_f32_1_1_() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201]]> : tensor<1x1xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596]]> : tensor<1x1xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<1x1xf32>, tensor<1x1xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xf32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1x1xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<1x1xf32>, tensor<1x1xf32>
  }
  check.expect_eq_const(%r#1, dense<[[5.646994113922119]]> : tensor<1x1xf32>) : tensor<1x1xf32>
  check.expect_eq_const(%r#2, dense<[[5.646994113922119]]> : tensor<1x1xf32>) : tensor<1x1xf32>
  return
}
func.func @swaps_f32_1_1_() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201]]> : tensor<1x1xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596]]> : tensor<1x1xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v = stablehlo.reverse %0, dims = [0] : tensor<1x1xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %v) : tensor<i32>, tensor<1x1xf32>, tensor<1x1xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xf32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1x1xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %c, %b : tensor<i32>, tensor<1x1xf32>, tensor<1x1xf32>
  }
  check.expect_eq_const(%r#1, dense<[[5.646994113922119]]> : tensor<1x1xf32>) : tensor<1x1xf32>
  check.expect_eq_const(%r#2, dense<[[5.646994113922119]]> : tensor<1x1xf32>) : tensor<1x1xf32>
  return
}
func.func @itself_f32_1_1_() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201]]> : tensor<1x1xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596]]> : tensor<1x1xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<1x1xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xf32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1x1xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
    %s = stablehlo.slice %a [0:1, 0:1] : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %d = stablehlo.dynamic_update_slice %b, %s, %one, %zero : (tensor<1x1xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %d : tensor<i32>, tensor<1x1xf32>
  }
  check.expect_eq_const(%r#1, dense<[[1.4558742046356201]]> : tensor<1x1xf32>) : tensor<1x1xf32>
  return
}
func.func @puts_f32_9_3_() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428], [-1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913], [1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042], [-2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457], [0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217], [0.45276862382888794, -1.8390274047851562, 1.8691765069961548, -0.4226195812225342], [-2.7144155502319336, 0.9937883019447327, -1.2980077266693115, 2.41019606590271], [0.11840008944272995, -2.173395872116089, 1.5348079204559326, -0.7569881081581116]]> : tensor<9x4xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706], [-1.7600951194763184, 1.9481087923049927], [-0.3436872661113739, -2.6354832649230957]]> : tensor<3x2xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<9x4xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<3x2xf32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<9x4xf32>, tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<9x4xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<9x4xf32>
  }
  check.expect_eq_const(%r#1, dense<[[5.646994113922119, 1.0634019374847412, 2.872282028198242, 0.5804860591888428], [5.646994113922119, 1.0634019374847412, -0.29490214586257935, -2.586698293685913], [5.646994113922119, 1.0634019374847412, 2.5379135608673096, 0.2461175173521042], [5.646994113922119, 1.0634019374847412, -0.6292706727981567, -2.9210667610168457], [5.646994113922119, 1.0634019374847412, 2.203545093536377, -0.088251031935215], [5.646994113922119, 1.0634019374847412, -0.9636392593383789, 2.7445647716522217], [5.646994113922119, 1.0634019374847412, 1.8691765069961548, -0.4226195812225342], [-3.5201902389526367, 3.8962175846099854, -1.2980077266693115, 2.41019606590271], [-0.6873745322227478, -5.270966529846191, 1.5348079204559326, -0.7569881081581116]]> : tensor<9x4xf32>) : tensor<9x4xf32>
  check.expect_eq_const(%0, dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428], [-1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913], [1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042], [-2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457], [0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217], [0.45276862382888794, -1.8390274047851562, 1.8691765069961548, -0.4226195812225342], [-2.7144155502319336, 0.9937883019447327, -1.2980077266693115, 2.41019606590271], [0.11840008944272995, -2.173395872116089, 1.5348079204559326, -0.7569881081581116]]> : tensor<9x4xf32>) : tensor<9x4xf32>
  return
}
func.func @keeps_f32_9_3_() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428], [-1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913], [1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042], [-2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457], [0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217], [0.45276862382888794, -1.8390274047851562, 1.8691765069961548, -0.4226195812225342], [-2.7144155502319336, 0.9937883019447327, -1.2980077266693115, 2.41019606590271], [0.11840008944272995, -2.173395872116089, 1.5348079204559326, -0.7569881081581116]]> : tensor<9x4xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706], [-1.7600951194763184, 1.9481087923049927], [-0.3436872661113739, -2.6354832649230957]]> : tensor<3x2xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<9x4xf32>, tensor<9x4xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<3x2xf32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<9x4xf32>, tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<9x4xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<9x4xf32>, tensor<9x4xf32>
  }
  check.expect_eq_const(%r#1, dense<[[5.646994113922119, 1.0634019374847412, 2.872282028198242, 0.5804860591888428], [5.646994113922119, 1.0634019374847412, -0.29490214586257935, -2.586698293685913], [5.646994113922119, 1.0634019374847412, 2.5379135608673096, 0.2461175173521042], [5.646994113922119, 1.0634019374847412, -0.6292706727981567, -2.9210667610168457], [5.646994113922119, 1.0634019374847412, 2.203545093536377, -0.088251031935215], [5.646994113922119, 1.0634019374847412, -0.9636392593383789, 2.7445647716522217], [5.646994113922119, 1.0634019374847412, 1.8691765069961548, -0.4226195812225342], [-3.5201902389526367, 3.8962175846099854, -1.2980077266693115, 2.41019606590271], [-0.6873745322227478, -5.270966529846191, 1.5348079204559326, -0.7569881081581116]]> : tensor<9x4xf32>) : tensor<9x4xf32>
  check.expect_eq_const(%r#2, dense<[[5.646994113922119, 1.0634019374847412, 2.872282028198242, 0.5804860591888428], [5.646994113922119, 1.0634019374847412, -0.29490214586257935, -2.586698293685913], [5.646994113922119, 1.0634019374847412, 2.5379135608673096, 0.2461175173521042], [5.646994113922119, 1.0634019374847412, -0.6292706727981567, -2.9210667610168457], [5.646994113922119, 1.0634019374847412, 2.203545093536377, -0.088251031935215], [5.646994113922119, 1.0634019374847412, -0.9636392593383789, 2.7445647716522217], [5.646994113922119, 1.0634019374847412, 1.8691765069961548, -0.4226195812225342], [-3.5201902389526367, 3.8962175846099854, -1.2980077266693115, 2.41019606590271], [-0.6873745322227478, -5.270966529846191, 1.5348079204559326, -0.7569881081581116]]> : tensor<9x4xf32>) : tensor<9x4xf32>
  return
}
func.func @swaps_f32_9_3_() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428], [-1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913], [1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042], [-2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457], [0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217], [0.45276862382888794, -1.8390274047851562, 1.8691765069961548, -0.4226195812225342], [-2.7144155502319336, 0.9937883019447327, -1.2980077266693115, 2.41019606590271], [0.11840008944272995, -2.173395872116089, 1.5348079204559326, -0.7569881081581116]]> : tensor<9x4xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706], [-1.7600951194763184, 1.9481087923049927], [-0.3436872661113739, -2.6354832649230957]]> : tensor<3x2xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v = stablehlo.reverse %0, dims = [0] : tensor<9x4xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %v) : tensor<i32>, tensor<9x4xf32>, tensor<9x4xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<3x2xf32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<9x4xf32>, tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<9x4xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %c, %b : tensor<i32>, tensor<9x4xf32>, tensor<9x4xf32>
  }
  check.expect_eq_const(%r#1, dense<[[5.646994113922119, 1.0634019374847412, 2.872282028198242, 0.5804860591888428], [-3.5201902389526367, 3.8962175846099854, -0.29490214586257935, -2.586698293685913], [5.646994113922119, 1.0634019374847412, 2.5379135608673096, 0.2461175173521042], [-3.5201902389526367, 3.8962175846099854, -0.6292706727981567, -2.9210667610168457], [5.646994113922119, 1.0634019374847412, 2.203545093536377, -0.088251031935215], [-3.5201902389526367, 3.8962175846099854, -0.9636392593383789, 2.7445647716522217], [5.646994113922119, 1.0634019374847412, 1.8691765069961548, -0.4226195812225342], [-3.5201902389526367, 3.8962175846099854, -1.2980077266693115, 2.41019606590271], [-0.6873745322227478, -5.270966529846191, 1.5348079204559326, -0.7569881081581116]]> : tensor<9x4xf32>) : tensor<9x4xf32>
  check.expect_eq_const(%r#2, dense<[[0.11840008944272995, -2.173395872116089, 1.5348079204559326, -0.7569881081581116], [5.646994113922119, 1.0634019374847412, -1.2980077266693115, 2.41019606590271], [-3.5201902389526367, 3.8962175846099854, 1.8691765069961548, -0.4226195812225342], [5.646994113922119, 1.0634019374847412, -0.9636392593383789, 2.7445647716522217], [-3.5201902389526367, 3.8962175846099854, 2.203545093536377, -0.088251031935215], [5.646994113922119, 1.0634019374847412, -0.6292706727981567, -2.9210667610168457], [5.646994113922119, 1.0634019374847412, 2.5379135608673096, 0.2461175173521042], [-3.5201902389526367, 3.8962175846099854, -0.29490214586257935, -2.586698293685913], [-0.6873745322227478, -5.270966529846191, 2.872282028198242, 0.5804860591888428]]> : tensor<9x4xf32>) : tensor<9x4xf32>
  return
}
func.func @itself_f32_9_3_() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428], [-1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913], [1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042], [-2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457], [0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217], [0.45276862382888794, -1.8390274047851562, 1.8691765069961548, -0.4226195812225342], [-2.7144155502319336, 0.9937883019447327, -1.2980077266693115, 2.41019606590271], [0.11840008944272995, -2.173395872116089, 1.5348079204559326, -0.7569881081581116]]> : tensor<9x4xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706], [-1.7600951194763184, 1.9481087923049927], [-0.3436872661113739, -2.6354832649230957]]> : tensor<3x2xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<9x4xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<3x2xf32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<9x4xf32>, tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<9x4xf32>
    %s = stablehlo.slice %a [0:3, 0:2] : (tensor<9x4xf32>) -> tensor<3x2xf32>
    %d = stablehlo.dynamic_update_slice %b, %s, %one, %zero : (tensor<9x4xf32>, tensor<3x2xf32>, tensor<i32>, tensor<i32>) -> tensor<9x4xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %d : tensor<i32>, tensor<9x4xf32>
  }
  check.expect_eq_const(%r#1, dense<[[5.646994113922119, 1.0634019374847412, 2.872282028198242, 0.5804860591888428], [5.646994113922119, 1.0634019374847412, -0.29490214586257935, -2.586698293685913], [5.646994113922119, 1.0634019374847412, 2.5379135608673096, 0.2461175173521042], [5.646994113922119, 1.0634019374847412, -0.6292706727981567, -2.9210667610168457], [5.646994113922119, 1.0634019374847412, 2.203545093536377, -0.088251031935215], [5.646994113922119, 1.0634019374847412, -0.9636392593383789, 2.7445647716522217], [5.646994113922119, 1.0634019374847412, 1.8691765069961548, -0.4226195812225342], [-3.5201902389526367, 3.8962175846099854, -1.2980077266693115, 2.41019606590271], [-0.6873745322227478, -5.270966529846191, 1.5348079204559326, -0.7569881081581116]]> : tensor<9x4xf32>) : tensor<9x4xf32>
  return
}
func.func @puts_f32_1023_1_() {
  %0 = util.unfoldable_constant dense<"0x165ABA3FF9FE55BF78D33740BC9A143F350CDBBF389AFF3F6AFD96BE778C25C0808D8F3F13CC95BF2D6D22403B067C3E66EC02C0A2CDD43FE21721BFC2F23AC0D281493FAA98C0BFE2060D40F5BCB4BDB15218C00B01AA3F10B176BFF3A62F404AD1E73E4065EBBF2D41EF3F9861D8BEFCB82DC0E9687E3F1E25A6BFA7401A40BF7BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D5265DBE377F20C000A8993F93B18BBF6D7A27401D6DA63E4CBEFBBF22E8DE3FE3E20CBF82E535C0D2B65D3F2A7EB6BF22141240B2A718BC714513C08B1BB43F107C62BF33B43440A51D083FC04AE1BFAD5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40DF114A3EAB0B06C0168FCE3FF9942DBF08123EC0BB043D3F35D7C6BF9CE70940D6520CBEF7711BC080C2A33F139781BFAD872C401DD7CE3ECCA3F1BFA102E93FC55BF1BE42D830C0D2EB713FAA63ACBF6221174008938E3D31380EC00B36BE3F10474EBF73C13940A5521C3F4030D7BF16BB0140988D87BE7C9E23C07469933F1FF091BF275B2440EF728D3E6CFE00C096A9D83FF95F19BFC80439C0BB39513FB5BCBCBFDCF40E405BFB6DBDB76416C000DDAD3F27F96EBFED9431401C41F73E4C89E7BF211DF33FC6F1C8BE02CB2BC06910833F2A49A2BFA22E1C40831D183EF12A09C08B50C83F10123ABFB3CE3E40A587303FC115CDBF56C8064031473EBE3D911EC0F4839D3F9FD587BF67682940EFDCB53E57E2F7BF16C4E23FFA2A05BF88F733C0BB6E653F35A2B2BF1C02144045A9AA3C775711C07FF7B73F27C45ABF2DA236408ED50F3FCC6EDDBFA137FD3FC687A0BEC2BD26C0E92A8D3FAA2E98BFE23B214083F1683EB11D04C00B6BD23F10DD25BF0D243CC0A4BC443F41FBC2BF96D50B4064E6DABDFD8319C0749EA73F3D767BBFA7752E40EE46DE3ED7C7EDBF96DEEC3FF4EBE1BE48EA2EC0BBA3793FB587A8BF5C0F19405052CC3D374A0CC0FF11C23F278F46BF6DAF3B408E0A243F4C54D3BF11A903408D3B70BE82B021C06945973F2A148EBF22492640C1E29C3EE320FEBF8B85DC3F10A811BFCE1637C0A4F1583FC1E0B8BFD6E2104097F9E4BCBD7614C0F4B8B13F3E4167BFE78233407758033F57ADE3BF16F9F63FF481B9BE08DD29C05DEC863F356D9EBF9C1C1E4027FD363EF73C07C07F2CCC3F275A32BF53433FC08E3F383FCC39C9BF51B608408E671FBE42A31CC0E95FA13FAAF983BF61562B40C14CC53E6306F4BF0BA0E63F21E6FABE8E0932C0A4266D3F41C6AEBF16F0154032D3503D7D690FC074D3BB3F3E0C53BF27903840778D173FD792D9BFCB890040F41791BEC8CF24C0DD06913FB65294BFDC29234093E8833EB72F02C0FF46D63F27251EBF13363AC08D744C3F4C1FBFBF91C30D401D279DBD029617C0697AAB3F55BE73BFA1633040C0B6ED3EE3EBE9BF8ABAF03F227CD2BE4EFC2CC0D2AD803FC1ABA4BF56FD1A40CC08053E3D5C0AC0F4EDC53F3ED73EBF679D3D4077C22B3F5778CFBF0B970540E95B51BE88C21FC05D219B3F36388ABF1C3728409352AC3EEE44FABF7F61E03F28F009BFD32835C08DA9603FCC04B5BFD0D01240371C103BC28812C0E894B53F55895FBFE170354060100B3F63D1DFBF0AD5FA3F2212AABE0EEF27C052C88A3F41919ABF960A2040CBDC553EFD4E05C07408D03F3EA22ABF59553DC076F73F3FD85DC5BF4BA40A40EA8700BE48B51AC0DD3BA53FB61D80BF5C442D4093BCD43E6E2AF0BFFF7BEA3F4F76EBBE931B30C08DDE743F4CEAAABF10DE1740E028A63D827B0DC068AFBF3F55544BBF217E3A4060451F3FE3B6D5BFC577024022A881BECEE122C0D2E2943FC17690BFD61725406558933EBD4100C0F422DA3F3E6D16BF194838C0762C543F5843BBBF8BB10F40ABCF3EBD08A815C05D56AF3F6C066CBF9C5132409226FD3EEE0FE6BF7F96F43F500CC3BE530E2BC0C689843FCCCFA0BF50EB1C406FE8233E426E08C0E8C9C93F551F37BF618B3F40607A333F639CCBBF05850740457C32BE8ED41DC052FD9E3F415C86BF16252A4065C2BB3EFA68F6BF743DE43F3F3802BFD93A33C07661683FD828B1BFCBBE14405280043DC89A10C0DD70B93F6CD157BFDC5E374049C8123F6EF5DBBFFFB0FE3F50A29ABE130126C046A48E3F4DB596BF90F821406FBC743E026103C068E4D33F55EA22BF5F673BC05FAF473FE381C1BF45920C408C50C3BD4EC718C0D217A93F838378BF56322F40642CE43E7A4EECBFF357EE3F7E06DCBE992D2EC076967C3F580EA7BF0BCC194028E8E33D888D0BC05D8BC33F6C9C43BF1C6C3C4049FD263FEEDAD1BFBF650440A17064BED3F320C0C6BE983FCD9A8CBFD005274037C8A23E85A7FCBFE8FEDD3F55B50EBF1F5A36C05FE45B3F6367B7BF859F114037A286BC0EBA13C05132B33F834E64BF963F3440324B063FFA33E2BF7372F83F7E9CB3BE592029C0BB65883FD8F39CBF4BD91E4013C8423E488006C0DDA5CD3F6C672FBFA4863EC049323B3F6FC0C7BFFF720940A29C13BE94E61BC046D9A23F4D8082BF10132C403732CB3E058DF2BF6819E83FAB00F5BEDF4C31C05F19703FE34CADBFC5AC1640E1FE7F3DCEAC0EC0D14CBD3F831950BFD64C394032801A3F7A19D8BF7A4601407E328BBE191324C03B80923F58D992BF8BE6234009CE893E087301C05DC0D73F6C321BBF657939C048674F3FEFA5BDBF3F800E40459185BD54D916C0C6F3AC3F9ACB70BF50203140369CF33E8572E8BFE833F23FAC96CCBE9F3F2CC02F27823F6332A3BF05BA1B40B8D3103E8E9F09C05167C73F83E43BBF165A3E4032B52E3FFAFECDBFBA530640FD9045BED9051FC0BB9A9C3FD8BE88BFCBF328400938B23E91CBF8BFDDDAE13F6DFD06BF256C34C0489C633F6F8BB3BF7F8D1340CDB5603C14CC11C0460EB73F9A965CBF902D36401B030E3F0558DEBF684EFC3FAC2CA4BE5F3227C0AF418C3FE31799BF45C72040B7A7613E4E9204C0D181D13F83AF27BFAA983CC031EA423F7AE4C3BFFA600B40FC79E9BD99F819C03BB5A63FB0487DBF0A012E4008A2DA3E11B1EEBF5CF5EB3FD990E5BEE55E2FC048D1773FEF70A9BFBF9A1840B8BEBD3DD4BE0CC0C628C13F9A6148BFD03A3B401B38223F853DD4BF74340340598577BE1F2522C02F5C963F64FD8EBF85D42540DB3D993E1C0AFFBF519CDB3F837A13BF6A8B37C0311F573FFAC9B9BF396E1040FBA30FBD59EB14C0BBCFB03FB11369BF4A0E33400486013F9196E4BFDC0FF63FDA26BDBEA5512AC02403863F6F569FBFFFA71D405BB32F3E94B107C04643CB3F9A2C34BFF0B73FC01B6D363F0623CABFB44108405AB126BEDF171DC0AF76A03FE4E284BFC5E12A40DBA7C13E9CEFF4BFD1B6E53F078BFEBE2A7E32C031546B3F7AAFAFBF797B154002AC333D19DE0FC03AEABA3FB1DE54BF8A1B384004BB153F117CDABF2E150040DABC94BE654425C0A41D903FEF3B95BF3FB52240AD43803E54A402C0C65DD53F9AF71FBFB0AA3AC01AA24A3F8608C0BFF44E0D40B4BAABBD9F0A18C02F91AA3FC89075BF05EF2F40DA11EA3E1CD5EABF51D1EF3F0821D6BEEA702DC031897F3FFA94A5BFB9881A40007EFB3DD9D00AC0BA04C53FB1A940BFCA283D4004F0293F9161D0BF6E220540B5A558BE253720C024389A3F6F218BBF7FC22740ADADA83E282EFBBF4678DF3F9AC20BBF709D35C01AD75E3F06EEB5BF345C12405F2BA1BB5FFD12C0AFABB43FC85B61BF45FC3440ED3D093F9CBAE0BFD1EBF93F08B7ADBEAA6328C018DF893F7A7A9BBFF9951F40FF924E3E99C305C03A1FCF3FB1742CBFF6C93DC004253E3F1147C6BFAE2F0A40B6D107BEE5291BC0A452A43FEF0681BFBFCF2C40AD17D13EA813F1BFC592E93F351BEFBE309030C01A0C733F86D3ABBF746917404995973D1FF00DC02FC6BE3FC8264DBF85093A40ED721D3F1CA0D6BF28030240084D85BE6A5623C098F9933FFB5F91BF39A324407FB38F3E5AB600C0BA39D93FB13F18BFB6BC38C0035A523F912CBCBFEE3C0F40DAF65BBDA51C16C0246DAE3FDFD86DBFFFDC3140AC81F93E28F9E6BF45ADF33F36B1C6BEF0822BC08DA0833F06B9A1BFB4761C40A49E1C3EDFE208C0AFE0C83FC8F138BFC5163F40EDA7313F9D85CCBF6810074011C639BE2A491EC018149E3F7B4587BF79B029407F1DB83E3352F7BF3A54E33FB20A04BF76AF33C0038F663F1112B2BF2E4A144046B2CE3C650F11C0A387B83FDFA359BF3FEA3640D6F5103FA8DEDCBFC5C7FD3F36479EBEB07526C00DBB8D3F869E97BFF4832140A3726D3E9FD503C02FFBD23FC8BC24BFFBDB3BC0ECDC453F1D6BC2BFA81D0C4024E4D1BDEB3B19C0982EA83FF5557ABFB9BD2E407E87E03EB337EDBFBA6EED3F63ABDFBE36A22EC003C47A3F91F7A7BF6E5719409054D53D25020CC023A2C23FDF6E45BF7FF73B40D62A253F28C4D2BF23F103406DBA6BBE706821C08DD5973F06848DBF3491264051239F3EBF90FDBFAF15DD3FC88710BFBCCE36C0EC115A3F9D50B8BFE82A114096F0C0BCAB2E14C01849B23FF62066BFF9CA3340BF78043F331DE3BF3A89F73F6441B7BEF69429C0817C873F11DD9DBFAE641E40477E3B3EE5F406C0A3BCCC3FDF3931BF41FB3EC0D65F393FA8A9C8BF63FE08406EE61ABE305B1CC00DF0A13F866983BF739E2B40518DC73E3F76F3BF2F30E73F91A5F8BE7CC131C0EC466E3F1D36AEBF28381640B2D7623D6B210FC09863BC3FF6EB51BF39D83840BFAD183FB302D9BFDDD1004064D78EBEB68724C00197913F92C293BFEE7123402329863EA5E701C023D7D63FDF041DBF01EE39C0D5944D3F288FBEBFA30B0E40DD2494BDF04D17C08D0AAC3F0D9E72BFB3AB304050F7EF3EBF5BE9BFAE4AF13F923BD0BE3CB42CC0F63D813F9D1BA4BF68451B40EC89093E2B140AC0187EC63FF6B63DBF79E53D40BFE22C3F33E8CEBF1DDF0540C9DA4CBE767A1FC081B19B3F12A889BF2E7F28402393AE3ECAB4F9BFA3F1E03FDFCF08BFC1E034C0D5C9613FA874B4BFE21813401F32D83BB04012C00C25B63F0D695EBFF3B83540A8300C3F3F41DFBF2E65FB3F92D1A7BEFCA627C076588B3F1D019ABFA8522040EB5D5A3EEB0605C09898D03FF68129BF470D3DC0BF17413FB4CDC4BF5DEC0A40940DF8BD366D1AC001CCA53F231B7FBF6E8C2D4023FDD63E4A9AEFBF230CEB3FBF35E9BE81D32FC0D5FE753F285AAABF22261840212BAF3D70330DC08C3FC03F0D344ABF33C63A40A865203FBF26D5BFD7BF024025CF7EBEBC9922C0F672953F9DE68FBFE85F2540F598953E56F3FFBF18B3DA3FF64C15BF070038C0BE4C553F34B3BABF9DF90F402ACB2CBDF65F15C081E6AF3F24E66ABFAE9932402267FF3ECA7FE5BFA326F53FC0CBC0BE41C62AC0EA19853FA83FA0BF62331D409069283E302608C00C5ACA3F0DFF35BF73D33F40A89A343F3F0CCBBF17CD074025FB2DBE7C8C1DC0768D9F3F1DCC85BF286D2A40F502BE3ED6D8F5BF98CDE43FF71701BFC7F232C0BE81693FB498B0BFDD061540D384163DB65210C00101BA3F24B156BFEEA6374091E8133F4A65DBBF2341FF3FC06198BE01B925C06A348F3F282596BFA24022408F3D793EF01803C08C74D43F0DCA21BF4D1F3BC0A7CF483FBFF1C0BF57DA0C404C4EBABD3C7F18C0F6A7A93F3A6377BF687A2F40F46CE63E56BEEBBF17E8EE3FEDC5D9BE87E52DC0BEB67D3F347EA6BF1D141A4068EAEC3D76450BC0811BC43F247C42BF"> : tensor<1023x1xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596]]> : tensor<1x1xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<1023x1xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xf32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1023x1xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<1023x1xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<1023x1xf32>
  }
  check.expect_eq_const(%r#1, dense<"0x2DB4B4402DB4B4402DB4B4402DB4B4402DB4B4402DB4B4402DB4B4402DB4B4402DB4B4402DB4B4402DB4B4402DB4B44066EC02C0A2CDD43FE21721BFC2F23AC0D281493FAA98C0BFE2060D40F5BCB4BDB15218C00B01AA3F10B176BFF3A62F404AD1E73E4065EBBF2D41EF3F9861D8BEFCB82DC0E9687E3F1E25A6BFA7401A40BF7BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D5265DBE377F20C000A8993F93B18BBF6D7A27401D6DA63E4CBEFBBF22E8DE3FE3E20CBF82E535C0D2B65D3F2A7EB6BF22141240B2A718BC714513C08B1BB43F107C62BF33B43440A51D083FC04AE1BFAD5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40DF114A3EAB0B06C0168FCE3FF9942DBF08123EC0BB043D3F35D7C6BF9CE70940D6520CBEF7711BC080C2A33F139781BFAD872C401DD7CE3ECCA3F1BFA102E93FC55BF1BE42D830C0D2EB713FAA63ACBF6221174008938E3D31380EC00B36BE3F10474EBF73C13940A5521C3F4030D7BF16BB0140988D87BE7C9E23C07469933F1FF091BF275B2440EF728D3E6CFE00C096A9D83FF95F19BFC80439C0BB39513FB5BCBCBFDCF40E405BFB6DBDB76416C000DDAD3F27F96EBFED9431401C41F73E4C89E7BF211DF33FC6F1C8BE02CB2BC06910833F2A49A2BFA22E1C40831D183EF12A09C08B50C83F10123ABFB3CE3E40A587303FC115CDBF56C8064031473EBE3D911EC0F4839D3F9FD587BF67682940EFDCB53E57E2F7BF16C4E23FFA2A05BF88F733C0BB6E653F35A2B2BF1C02144045A9AA3C775711C07FF7B73F27C45ABF2DA236408ED50F3FCC6EDDBFA137FD3FC687A0BEC2BD26C0E92A8D3FAA2E98BFE23B214083F1683EB11D04C00B6BD23F10DD25BF0D243CC0A4BC443F41FBC2BF96D50B4064E6DABDFD8319C0749EA73F3D767BBFA7752E40EE46DE3ED7C7EDBF96DEEC3FF4EBE1BE48EA2EC0BBA3793FB587A8BF5C0F19405052CC3D374A0CC0FF11C23F278F46BF6DAF3B408E0A243F4C54D3BF11A903408D3B70BE82B021C06945973F2A148EBF22492640C1E29C3EE320FEBF8B85DC3F10A811BFCE1637C0A4F1583FC1E0B8BFD6E2104097F9E4BCBD7614C0F4B8B13F3E4167BFE78233407758033F57ADE3BF16F9F63FF481B9BE08DD29C05DEC863F356D9EBF9C1C1E4027FD363EF73C07C07F2CCC3F275A32BF53433FC08E3F383FCC39C9BF51B608408E671FBE42A31CC0E95FA13FAAF983BF61562B40C14CC53E6306F4BF0BA0E63F21E6FABE8E0932C0A4266D3F41C6AEBF16F0154032D3503D7D690FC074D3BB3F3E0C53BF27903840778D173FD792D9BFCB890040F41791BEC8CF24C0DD06913FB65294BFDC29234093E8833EB72F02C0FF46D63F27251EBF13363AC08D744C3F4C1FBFBF91C30D401D279DBD029617C0697AAB3F55BE73BFA1633040C0B6ED3EE3EBE9BF8ABAF03F227CD2BE4EFC2CC0D2AD803FC1ABA4BF56FD1A40CC08053E3D5C0AC0F4EDC53F3ED73EBF679D3D4077C22B3F5778CFBF0B970540E95B51BE88C21FC05D219B3F36388ABF1C3728409352AC3EEE44FABF7F61E03F28F009BFD32835C08DA9603FCC04B5BFD0D01240371C103BC28812C0E894B53F55895FBFE170354060100B3F63D1DFBF0AD5FA3F2212AABE0EEF27C052C88A3F41919ABF960A2040CBDC553EFD4E05C07408D03F3EA22ABF59553DC076F73F3FD85DC5BF4BA40A40EA8700BE48B51AC0DD3BA53FB61D80BF5C442D4093BCD43E6E2AF0BFFF7BEA3F4F76EBBE931B30C08DDE743F4CEAAABF10DE1740E028A63D827B0DC068AFBF3F55544BBF217E3A4060451F3FE3B6D5BFC577024022A881BECEE122C0D2E2943FC17690BFD61725406558933EBD4100C0F422DA3F3E6D16BF194838C0762C543F5843BBBF8BB10F40ABCF3EBD08A815C05D56AF3F6C066CBF9C5132409226FD3EEE0FE6BF7F96F43F500CC3BE530E2BC0C689843FCCCFA0BF50EB1C406FE8233E426E08C0E8C9C93F551F37BF618B3F40607A333F639CCBBF05850740457C32BE8ED41DC052FD9E3F415C86BF16252A4065C2BB3EFA68F6BF743DE43F3F3802BFD93A33C07661683FD828B1BFCBBE14405280043DC89A10C0DD70B93F6CD157BFDC5E374049C8123F6EF5DBBFFFB0FE3F50A29ABE130126C046A48E3F4DB596BF90F821406FBC743E026103C068E4D33F55EA22BF5F673BC05FAF473FE381C1BF45920C408C50C3BD4EC718C0D217A93F838378BF56322F40642CE43E7A4EECBFF357EE3F7E06DCBE992D2EC076967C3F580EA7BF0BCC194028E8E33D888D0BC05D8BC33F6C9C43BF1C6C3C4049FD263FEEDAD1BFBF650440A17064BED3F320C0C6BE983FCD9A8CBFD005274037C8A23E85A7FCBFE8FEDD3F55B50EBF1F5A36C05FE45B3F6367B7BF859F114037A286BC0EBA13C05132B33F834E64BF963F3440324B063FFA33E2BF7372F83F7E9CB3BE592029C0BB65883FD8F39CBF4BD91E4013C8423E488006C0DDA5CD3F6C672FBFA4863EC049323B3F6FC0C7BFFF720940A29C13BE94E61BC046D9A23F4D8082BF10132C403732CB3E058DF2BF6819E83FAB00F5BEDF4C31C05F19703FE34CADBFC5AC1640E1FE7F3DCEAC0EC0D14CBD3F831950BFD64C394032801A3F7A19D8BF7A4601407E328BBE191324C03B80923F58D992BF8BE6234009CE893E087301C05DC0D73F6C321BBF657939C048674F3FEFA5BDBF3F800E40459185BD54D916C0C6F3AC3F9ACB70BF50203140369CF33E8572E8BFE833F23FAC96CCBE9F3F2CC02F27823F6332A3BF05BA1B40B8D3103E8E9F09C05167C73F83E43BBF165A3E4032B52E3FFAFECDBFBA530640FD9045BED9051FC0BB9A9C3FD8BE88BFCBF328400938B23E91CBF8BFDDDAE13F6DFD06BF256C34C0489C633F6F8BB3BF7F8D1340CDB5603C14CC11C0460EB73F9A965CBF902D36401B030E3F0558DEBF684EFC3FAC2CA4BE5F3227C0AF418C3FE31799BF45C72040B7A7613E4E9204C0D181D13F83AF27BFAA983CC031EA423F7AE4C3BFFA600B40FC79E9BD99F819C03BB5A63FB0487DBF0A012E4008A2DA3E11B1EEBF5CF5EB3FD990E5BEE55E2FC048D1773FEF70A9BFBF9A1840B8BEBD3DD4BE0CC0C628C13F9A6148BFD03A3B401B38223F853DD4BF74340340598577BE1F2522C02F5C963F64FD8EBF85D42540DB3D993E1C0AFFBF519CDB3F837A13BF6A8B37C0311F573FFAC9B9BF396E1040FBA30FBD59EB14C0BBCFB03FB11369BF4A0E33400486013F9196E4BFDC0FF63FDA26BDBEA5512AC02403863F6F569FBFFFA71D405BB32F3E94B107C04643CB3F9A2C34BFF0B73FC01B6D363F0623CABFB44108405AB126BEDF171DC0AF76A03FE4E284BFC5E12A40DBA7C13E9CEFF4BFD1B6E53F078BFEBE2A7E32C031546B3F7AAFAFBF797B154002AC333D19DE0FC03AEABA3FB1DE54BF8A1B384004BB153F117CDABF2E150040DABC94BE654425C0A41D903FEF3B95BF3FB52240AD43803E54A402C0C65DD53F9AF71FBFB0AA3AC01AA24A3F8608C0BFF44E0D40B4BAABBD9F0A18C02F91AA3FC89075BF05EF2F40DA11EA3E1CD5EABF51D1EF3F0821D6BEEA702DC031897F3FFA94A5BFB9881A40007EFB3DD9D00AC0BA04C53FB1A940BFCA283D4004F0293F9161D0BF6E220540B5A558BE253720C024389A3F6F218BBF7FC22740ADADA83E282EFBBF4678DF3F9AC20BBF709D35C01AD75E3F06EEB5BF345C12405F2BA1BB5FFD12C0AFABB43FC85B61BF45FC3440ED3D093F9CBAE0BFD1EBF93F08B7ADBEAA6328C018DF893F7A7A9BBFF9951F40FF924E3E99C305C03A1FCF3FB1742CBFF6C93DC004253E3F1147C6BFAE2F0A40B6D107BEE5291BC0A452A43FEF0681BFBFCF2C40AD17D13EA813F1BFC592E93F351BEFBE309030C01A0C733F86D3ABBF746917404995973D1FF00DC02FC6BE3FC8264DBF85093A40ED721D3F1CA0D6BF28030240084D85BE6A5623C098F9933FFB5F91BF39A324407FB38F3E5AB600C0BA39D93FB13F18BFB6BC38C0035A523F912CBCBFEE3C0F40DAF65BBDA51C16C0246DAE3FDFD86DBFFFDC3140AC81F93E28F9E6BF45ADF33F36B1C6BEF0822BC08DA0833F06B9A1BFB4761C40A49E1C3EDFE208C0AFE0C83FC8F138BFC5163F40EDA7313F9D85CCBF6810074011C639BE2A491EC018149E3F7B4587BF79B029407F1DB83E3352F7BF3A54E33FB20A04BF76AF33C0038F663F1112B2BF2E4A144046B2CE3C650F11C0A387B83FDFA359BF3FEA3640D6F5103FA8DEDCBFC5C7FD3F36479EBEB07526C00DBB8D3F869E97BFF4832140A3726D3E9FD503C02FFBD23FC8BC24BFFBDB3BC0ECDC453F1D6BC2BFA81D0C4024E4D1BDEB3B19C0982EA83FF5557ABFB9BD2E407E87E03EB337EDBFBA6EED3F63ABDFBE36A22EC003C47A3F91F7A7BF6E5719409054D53D25020CC023A2C23FDF6E45BF7FF73B40D62A253F28C4D2BF23F103406DBA6BBE706821C08DD5973F06848DBF3491264051239F3EBF90FDBFAF15DD3FC88710BFBCCE36C0EC115A3F9D50B8BFE82A114096F0C0BCAB2E14C01849B23FF62066BFF9CA3340BF78043F331DE3BF3A89F73F6441B7BEF69429C0817C873F11DD9DBFAE641E40477E3B3EE5F406C0A3BCCC3FDF3931BF41FB3EC0D65F393FA8A9C8BF63FE08406EE61ABE305B1CC00DF0A13F866983BF739E2B40518DC73E3F76F3BF2F30E73F91A5F8BE7CC131C0EC466E3F1D36AEBF28381640B2D7623D6B210FC09863BC3FF6EB51BF39D83840BFAD183FB302D9BFDDD1004064D78EBEB68724C00197913F92C293BFEE7123402329863EA5E701C023D7D63FDF041DBF01EE39C0D5944D3F288FBEBFA30B0E40DD2494BDF04D17C08D0AAC3F0D9E72BFB3AB304050F7EF3EBF5BE9BFAE4AF13F923BD0BE3CB42CC0F63D813F9D1BA4BF68451B40EC89093E2B140AC0187EC63FF6B63DBF79E53D40BFE22C3F33E8CEBF1DDF0540C9DA4CBE767A1FC081B19B3F12A889BF2E7F28402393AE3ECAB4F9BFA3F1E03FDFCF08BFC1E034C0D5C9613FA874B4BFE21813401F32D83BB04012C00C25B63F0D695EBFF3B83540A8300C3F3F41DFBF2E65FB3F92D1A7BEFCA627C076588B3F1D019ABFA8522040EB5D5A3EEB0605C09898D03FF68129BF470D3DC0BF17413FB4CDC4BF5DEC0A40940DF8BD366D1AC001CCA53F231B7FBF6E8C2D4023FDD63E4A9AEFBF230CEB3FBF35E9BE81D32FC0D5FE753F285AAABF22261840212BAF3D70330DC08C3FC03F0D344ABF33C63A40A865203FBF26D5BFD7BF024025CF7EBEBC9922C0F672953F9DE68FBFE85F2540F598953E56F3FFBF18B3DA3FF64C15BF070038C0BE4C553F34B3BABF9DF90F402ACB2CBDF65F15C081E6AF3F24E66ABFAE9932402267FF3ECA7FE5BFA326F53FC0CBC0BE41C62AC0EA19853FA83FA0BF62331D409069283E302608C00C5ACA3F0DFF35BF73D33F40A89A343F3F0CCBBF17CD074025FB2DBE7C8C1DC0768D9F3F1DCC85BF286D2A40F502BE3ED6D8F5BF98CDE43FF71701BFC7F232C0BE81693FB498B0BFDD061540D384163DB65210C00101BA3F24B156BFEEA6374091E8133F4A65DBBF2341FF3FC06198BE01B925C06A348F3F282596BFA24022408F3D793EF01803C08C74D43F0DCA21BF4D1F3BC0A7CF483FBFF1C0BF57DA0C404C4EBABD3C7F18C0F6A7A93F3A6377BF687A2F40F46CE63E56BEEBBF17E8EE3FEDC5D9BE87E52DC0BEB67D3F347EA6BF1D141A4068EAEC3D76450BC0811BC43F247C42BF"> : tensor<1023x1xf32>) : tensor<1023x1xf32>
  check.expect_eq_const(%0, dense<"0x165ABA3FF9FE55BF78D33740BC9A143F350CDBBF389AFF3F6AFD96BE778C25C0808D8F3F13CC95BF2D6D22403B067C3E66EC02C0A2CDD43FE21721BFC2F23AC0D281493FAA98C0BFE2060D40F5BCB4BDB15218C00B01AA3F10B176BFF3A62F404AD1E73E4065EBBF2D41EF3F9861D8BEFCB82DC0E9687E3F1E25A6BFA7401A40BF7BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D5265DBE377F20C000A8993F93B18BBF6D7A27401D6DA63E4CBEFBBF22E8DE3FE3E20CBF82E535C0D2B65D3F2A7EB6BF22141240B2A718BC714513C08B1BB43F107C62BF33B43440A51D083FC04AE1BFAD5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40DF114A3EAB0B06C0168FCE3FF9942DBF08123EC0BB043D3F35D7C6BF9CE70940D6520CBEF7711BC080C2A33F139781BFAD872C401DD7CE3ECCA3F1BFA102E93FC55BF1BE42D830C0D2EB713FAA63ACBF6221174008938E3D31380EC00B36BE3F10474EBF73C13940A5521C3F4030D7BF16BB0140988D87BE7C9E23C07469933F1FF091BF275B2440EF728D3E6CFE00C096A9D83FF95F19BFC80439C0BB39513FB5BCBCBFDCF40E405BFB6DBDB76416C000DDAD3F27F96EBFED9431401C41F73E4C89E7BF211DF33FC6F1C8BE02CB2BC06910833F2A49A2BFA22E1C40831D183EF12A09C08B50C83F10123ABFB3CE3E40A587303FC115CDBF56C8064031473EBE3D911EC0F4839D3F9FD587BF67682940EFDCB53E57E2F7BF16C4E23FFA2A05BF88F733C0BB6E653F35A2B2BF1C02144045A9AA3C775711C07FF7B73F27C45ABF2DA236408ED50F3FCC6EDDBFA137FD3FC687A0BEC2BD26C0E92A8D3FAA2E98BFE23B214083F1683EB11D04C00B6BD23F10DD25BF0D243CC0A4BC443F41FBC2BF96D50B4064E6DABDFD8319C0749EA73F3D767BBFA7752E40EE46DE3ED7C7EDBF96DEEC3FF4EBE1BE48EA2EC0BBA3793FB587A8BF5C0F19405052CC3D374A0CC0FF11C23F278F46BF6DAF3B408E0A243F4C54D3BF11A903408D3B70BE82B021C06945973F2A148EBF22492640C1E29C3EE320FEBF8B85DC3F10A811BFCE1637C0A4F1583FC1E0B8BFD6E2104097F9E4BCBD7614C0F4B8B13F3E4167BFE78233407758033F57ADE3BF16F9F63FF481B9BE08DD29C05DEC863F356D9EBF9C1C1E4027FD363EF73C07C07F2CCC3F275A32BF53433FC08E3F383FCC39C9BF51B608408E671FBE42A31CC0E95FA13FAAF983BF61562B40C14CC53E6306F4BF0BA0E63F21E6FABE8E0932C0A4266D3F41C6AEBF16F0154032D3503D7D690FC074D3BB3F3E0C53BF27903840778D173FD792D9BFCB890040F41791BEC8CF24C0DD06913FB65294BFDC29234093E8833EB72F02C0FF46D63F27251EBF13363AC08D744C3F4C1FBFBF91C30D401D279DBD029617C0697AAB3F55BE73BFA1633040C0B6ED3EE3EBE9BF8ABAF03F227CD2BE4EFC2CC0D2AD803FC1ABA4BF56FD1A40CC08053E3D5C0AC0F4EDC53F3ED73EBF679D3D4077C22B3F5778CFBF0B970540E95B51BE88C21FC05D219B3F36388ABF1C3728409352AC3EEE44FABF7F61E03F28F009BFD32835C08DA9603FCC04B5BFD0D01240371C103BC28812C0E894B53F55895FBFE170354060100B3F63D1DFBF0AD5FA3F2212AABE0EEF27C052C88A3F41919ABF960A2040CBDC553EFD4E05C07408D03F3EA22ABF59553DC076F73F3FD85DC5BF4BA40A40EA8700BE48B51AC0DD3BA53FB61D80BF5C442D4093BCD43E6E2AF0BFFF7BEA3F4F76EBBE931B30C08DDE743F4CEAAABF10DE1740E028A63D827B0DC068AFBF3F55544BBF217E3A4060451F3FE3B6D5BFC577024022A881BECEE122C0D2E2943FC17690BFD61725406558933EBD4100C0F422DA3F3E6D16BF194838C0762C543F5843BBBF8BB10F40ABCF3EBD08A815C05D56AF3F6C066CBF9C5132409226FD3EEE0FE6BF7F96F43F500CC3BE530E2BC0C689843FCCCFA0BF50EB1C406FE8233E426E08C0E8C9C93F551F37BF618B3F40607A333F639CCBBF05850740457C32BE8ED41DC052FD9E3F415C86BF16252A4065C2BB3EFA68F6BF743DE43F3F3802BFD93A33C07661683FD828B1BFCBBE14405280043DC89A10C0DD70B93F6CD157BFDC5E374049C8123F6EF5DBBFFFB0FE3F50A29ABE130126C046A48E3F4DB596BF90F821406FBC743E026103C068E4D33F55EA22BF5F673BC05FAF473FE381C1BF45920C408C50C3BD4EC718C0D217A93F838378BF56322F40642CE43E7A4EECBFF357EE3F7E06DCBE992D2EC076967C3F580EA7BF0BCC194028E8E33D888D0BC05D8BC33F6C9C43BF1C6C3C4049FD263FEEDAD1BFBF650440A17064BED3F320C0C6BE983FCD9A8CBFD005274037C8A23E85A7FCBFE8FEDD3F55B50EBF1F5A36C05FE45B3F6367B7BF859F114037A286BC0EBA13C05132B33F834E64BF963F3440324B063FFA33E2BF7372F83F7E9CB3BE592029C0BB65883FD8F39CBF4BD91E4013C8423E488006C0DDA5CD3F6C672FBFA4863EC049323B3F6FC0C7BFFF720940A29C13BE94E61BC046D9A23F4D8082BF10132C403732CB3E058DF2BF6819E83FAB00F5BEDF4C31C05F19703FE34CADBFC5AC1640E1FE7F3DCEAC0EC0D14CBD3F831950BFD64C394032801A3F7A19D8BF7A4601407E328BBE191324C03B80923F58D992BF8BE6234009CE893E087301C05DC0D73F6C321BBF657939C048674F3FEFA5BDBF3F800E40459185BD54D916C0C6F3AC3F9ACB70BF50203140369CF33E8572E8BFE833F23FAC96CCBE9F3F2CC02F27823F6332A3BF05BA1B40B8D3103E8E9F09C05167C73F83E43BBF165A3E4032B52E3FFAFECDBFBA530640FD9045BED9051FC0BB9A9C3FD8BE88BFCBF328400938B23E91CBF8BFDDDAE13F6DFD06BF256C34C0489C633F6F8BB3BF7F8D1340CDB5603C14CC11C0460EB73F9A965CBF902D36401B030E3F0558DEBF684EFC3FAC2CA4BE5F3227C0AF418C3FE31799BF45C72040B7A7613E4E9204C0D181D13F83AF27BFAA983CC031EA423F7AE4C3BFFA600B40FC79E9BD99F819C03BB5A63FB0487DBF0A012E4008A2DA3E11B1EEBF5CF5EB3FD990E5BEE55E2FC048D1773FEF70A9BFBF9A1840B8BEBD3DD4BE0CC0C628C13F9A6148BFD03A3B401B38223F853DD4BF74340340598577BE1F2522C02F5C963F64FD8EBF85D42540DB3D993E1C0AFFBF519CDB3F837A13BF6A8B37C0311F573FFAC9B9BF396E1040FBA30FBD59EB14C0BBCFB03FB11369BF4A0E33400486013F9196E4BFDC0FF63FDA26BDBEA5512AC02403863F6F569FBFFFA71D405BB32F3E94B107C04643CB3F9A2C34BFF0B73FC01B6D363F0623CABFB44108405AB126BEDF171DC0AF76A03FE4E284BFC5E12A40DBA7C13E9CEFF4BFD1B6E53F078BFEBE2A7E32C031546B3F7AAFAFBF797B154002AC333D19DE0FC03AEABA3FB1DE54BF8A1B384004BB153F117CDABF2E150040DABC94BE654425C0A41D903FEF3B95BF3FB52240AD43803E54A402C0C65DD53F9AF71FBFB0AA3AC01AA24A3F8608C0BFF44E0D40B4BAABBD9F0A18C02F91AA3FC89075BF05EF2F40DA11EA3E1CD5EABF51D1EF3F0821D6BEEA702DC031897F3FFA94A5BFB9881A40007EFB3DD9D00AC0BA04C53FB1A940BFCA283D4004F0293F9161D0BF6E220540B5A558BE253720C024389A3F6F218BBF7FC22740ADADA83E282EFBBF4678DF3F9AC20BBF709D35C01AD75E3F06EEB5BF345C12405F2BA1BB5FFD12C0AFABB43FC85B61BF45FC3440ED3D093F9CBAE0BFD1EBF93F08B7ADBEAA6328C018DF893F7A7A9BBFF9951F40FF924E3E99C305C03A1FCF3FB1742CBFF6C93DC004253E3F1147C6BFAE2F0A40B6D107BEE5291BC0A452A43FEF0681BFBFCF2C40AD17D13EA813F1BFC592E93F351BEFBE309030C01A0C733F86D3ABBF746917404995973D1FF00DC02FC6BE3FC8264DBF85093A40ED721D3F1CA0D6BF28030240084D85BE6A5623C098F9933FFB5F91BF39A324407FB38F3E5AB600C0BA39D93FB13F18BFB6BC38C0035A523F912CBCBFEE3C0F40DAF65BBDA51C16C0246DAE3FDFD86DBFFFDC3140AC81F93E28F9E6BF45ADF33F36B1C6BEF0822BC08DA0833F06B9A1BFB4761C40A49E1C3EDFE208C0AFE0C83FC8F138BFC5163F40EDA7313F9D85CCBF6810074011C639BE2A491EC018149E3F7B4587BF79B029407F1DB83E3352F7BF3A54E33FB20A04BF76AF33C0038F663F1112B2BF2E4A144046B2CE3C650F11C0A387B83FDFA359BF3FEA3640D6F5103FA8DEDCBFC5C7FD3F36479EBEB07526C00DBB8D3F869E97BFF4832140A3726D3E9FD503C02FFBD23FC8BC24BFFBDB3BC0ECDC453F1D6BC2BFA81D0C4024E4D1BDEB3B19C0982EA83FF5557ABFB9BD2E407E87E03EB337EDBFBA6EED3F63ABDFBE36A22EC003C47A3F91F7A7BF6E5719409054D53D25020CC023A2C23FDF6E45BF7FF73B40D62A253F28C4D2BF23F103406DBA6BBE706821C08DD5973F06848DBF3491264051239F3EBF90FDBFAF15DD3FC88710BFBCCE36C0EC115A3F9D50B8BFE82A114096F0C0BCAB2E14C01849B23FF62066BFF9CA3340BF78043F331DE3BF3A89F73F6441B7BEF69429C0817C873F11DD9DBFAE641E40477E3B3EE5F406C0A3BCCC3FDF3931BF41FB3EC0D65F393FA8A9C8BF63FE08406EE61ABE305B1CC00DF0A13F866983BF739E2B40518DC73E3F76F3BF2F30E73F91A5F8BE7CC131C0EC466E3F1D36AEBF28381640B2D7623D6B210FC09863BC3FF6EB51BF39D83840BFAD183FB302D9BFDDD1004064D78EBEB68724C00197913F92C293BFEE7123402329863EA5E701C023D7D63FDF041DBF01EE39C0D5944D3F288FBEBFA30B0E40DD2494BDF04D17C08D0AAC3F0D9E72BFB3AB304050F7EF3EBF5BE9BFAE4AF13F923BD0BE3CB42CC0F63D813F9D1BA4BF68451B40EC89093E2B140AC0187EC63FF6B63DBF79E53D40BFE22C3F33E8CEBF1DDF0540C9DA4CBE767A1FC081B19B3F12A889BF2E7F28402393AE3ECAB4F9BFA3F1E03FDFCF08BFC1E034C0D5C9613FA874B4BFE21813401F32D83BB04012C00C25B63F0D695EBFF3B83540A8300C3F3F41DFBF2E65FB3F92D1A7BEFCA627C076588B3F1D019ABFA8522040EB5D5A3EEB0605C09898D03FF68129BF470D3DC0BF17413FB4CDC4BF5DEC0A40940DF8BD366D1AC001CCA53F231B7FBF6E8C2D4023FDD63E4A9AEFBF230CEB3FBF35E9BE81D32FC0D5FE753F285AAABF22261840212BAF3D70330DC08C3FC03F0D344ABF33C63A40A865203FBF26D5BFD7BF024025CF7EBEBC9922C0F672953F9DE68FBFE85F2540F598953E56F3FFBF18B3DA3FF64C15BF070038C0BE4C553F34B3BABF9DF90F402ACB2CBDF65F15C081E6AF3F24E66ABFAE9932402267FF3ECA7FE5BFA326F53FC0CBC0BE41C62AC0EA19853FA83FA0BF62331D409069283E302608C00C5ACA3F0DFF35BF73D33F40A89A343F3F0CCBBF17CD074025FB2DBE7C8C1DC0768D9F3F1DCC85BF286D2A40F502BE3ED6D8F5BF98CDE43FF71701BFC7F232C0BE81693FB498B0BFDD061540D384163DB65210C00101BA3F24B156BFEEA6374091E8133F4A65DBBF2341FF3FC06198BE01B925C06A348F3F282596BFA24022408F3D793EF01803C08C74D43F0DCA21BF4D1F3BC0A7CF483FBFF1C0BF57DA0C404C4EBABD3C7F18C0F6A7A93F3A6377BF687A2F40F46CE63E56BEEBBF17E8EE3FEDC5D9BE87E52DC0BEB67D3F347EA6BF1D141A4068EAEC3D76450BC0811BC43F247C42BF"> : tensor<1023x1xf32>) : tensor<1023x1xf32>
  return
}
func.func @keeps_f32_1023_1_() {
  %0 = util.unfoldable_constant dense<"0x165ABA3FF9FE55BF78D33740BC9A143F350CDBBF389AFF3F6AFD96BE778C25C0808D8F3F13CC95BF2D6D22403B067C3E66EC02C0A2CDD43FE21721BFC2F23AC0D281493FAA98C0BFE2060D40F5BCB4BDB15218C00B01AA3F10B176BFF3A62F404AD1E73E4065EBBF2D41EF3F9861D8BEFCB82DC0E9687E3F1E25A6BFA7401A40BF7BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D5265DBE377F20C000A8993F93B18BBF6D7A27401D6DA63E4CBEFBBF22E8DE3FE3E20CBF82E535C0D2B65D3F2A7EB6BF22141240B2A718BC714513C08B1BB43F107C62BF33B43440A51D083FC04AE1BFAD5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40DF114A3EAB0B06C0168FCE3FF9942DBF08123EC0BB043D3F35D7C6BF9CE70940D6520CBEF7711BC080C2A33F139781BFAD872C401DD7CE3ECCA3F1BFA102E93FC55BF1BE42D830C0D2EB713FAA63ACBF6221174008938E3D31380EC00B36BE3F10474EBF73C13940A5521C3F4030D7BF16BB0140988D87BE7C9E23C07469933F1FF091BF275B2440EF728D3E6CFE00C096A9D83FF95F19BFC80439C0BB39513FB5BCBCBFDCF40E405BFB6DBDB76416C000DDAD3F27F96EBFED9431401C41F73E4C89E7BF211DF33FC6F1C8BE02CB2BC06910833F2A49A2BFA22E1C40831D183EF12A09C08B50C83F10123ABFB3CE3E40A587303FC115CDBF56C8064031473EBE3D911EC0F4839D3F9FD587BF67682940EFDCB53E57E2F7BF16C4E23FFA2A05BF88F733C0BB6E653F35A2B2BF1C02144045A9AA3C775711C07FF7B73F27C45ABF2DA236408ED50F3FCC6EDDBFA137FD3FC687A0BEC2BD26C0E92A8D3FAA2E98BFE23B214083F1683EB11D04C00B6BD23F10DD25BF0D243CC0A4BC443F41FBC2BF96D50B4064E6DABDFD8319C0749EA73F3D767BBFA7752E40EE46DE3ED7C7EDBF96DEEC3FF4EBE1BE48EA2EC0BBA3793FB587A8BF5C0F19405052CC3D374A0CC0FF11C23F278F46BF6DAF3B408E0A243F4C54D3BF11A903408D3B70BE82B021C06945973F2A148EBF22492640C1E29C3EE320FEBF8B85DC3F10A811BFCE1637C0A4F1583FC1E0B8BFD6E2104097F9E4BCBD7614C0F4B8B13F3E4167BFE78233407758033F57ADE3BF16F9F63FF481B9BE08DD29C05DEC863F356D9EBF9C1C1E4027FD363EF73C07C07F2CCC3F275A32BF53433FC08E3F383FCC39C9BF51B608408E671FBE42A31CC0E95FA13FAAF983BF61562B40C14CC53E6306F4BF0BA0E63F21E6FABE8E0932C0A4266D3F41C6AEBF16F0154032D3503D7D690FC074D3BB3F3E0C53BF27903840778D173FD792D9BFCB890040F41791BEC8CF24C0DD06913FB65294BFDC29234093E8833EB72F02C0FF46D63F27251EBF13363AC08D744C3F4C1FBFBF91C30D401D279DBD029617C0697AAB3F55BE73BFA1633040C0B6ED3EE3EBE9BF8ABAF03F227CD2BE4EFC2CC0D2AD803FC1ABA4BF56FD1A40CC08053E3D5C0AC0F4EDC53F3ED73EBF679D3D4077C22B3F5778CFBF0B970540E95B51BE88C21FC05D219B3F36388ABF1C3728409352AC3EEE44FABF7F61E03F28F009BFD32835C08DA9603FCC04B5BFD0D01240371C103BC28812C0E894B53F55895FBFE170354060100B3F63D1DFBF0AD5FA3F2212AABE0EEF27C052C88A3F41919ABF960A2040CBDC553EFD4E05C07408D03F3EA22ABF59553DC076F73F3FD85DC5BF4BA40A40EA8700BE48B51AC0DD3BA53FB61D80BF5C442D4093BCD43E6E2AF0BFFF7BEA3F4F76EBBE931B30C08DDE743F4CEAAABF10DE1740E028A63D827B0DC068AFBF3F55544BBF217E3A4060451F3FE3B6D5BFC577024022A881BECEE122C0D2E2943FC17690BFD61725406558933EBD4100C0F422DA3F3E6D16BF194838C0762C543F5843BBBF8BB10F40ABCF3EBD08A815C05D56AF3F6C066CBF9C5132409226FD3EEE0FE6BF7F96F43F500CC3BE530E2BC0C689843FCCCFA0BF50EB1C406FE8233E426E08C0E8C9C93F551F37BF618B3F40607A333F639CCBBF05850740457C32BE8ED41DC052FD9E3F415C86BF16252A4065C2BB3EFA68F6BF743DE43F3F3802BFD93A33C07661683FD828B1BFCBBE14405280043DC89A10C0DD70B93F6CD157BFDC5E374049C8123F6EF5DBBFFFB0FE3F50A29ABE130126C046A48E3F4DB596BF90F821406FBC743E026103C068E4D33F55EA22BF5F673BC05FAF473FE381C1BF45920C408C50C3BD4EC718C0D217A93F838378BF56322F40642CE43E7A4EECBFF357EE3F7E06DCBE992D2EC076967C3F580EA7BF0BCC194028E8E33D888D0BC05D8BC33F6C9C43BF1C6C3C4049FD263FEEDAD1BFBF650440A17064BED3F320C0C6BE983FCD9A8CBFD005274037C8A23E85A7FCBFE8FEDD3F55B50EBF1F5A36C05FE45B3F6367B7BF859F114037A286BC0EBA13C05132B33F834E64BF963F3440324B063FFA33E2BF7372F83F7E9CB3BE592029C0BB65883FD8F39CBF4BD91E4013C8423E488006C0DDA5CD3F6C672FBFA4863EC049323B3F6FC0C7BFFF720940A29C13BE94E61BC046D9A23F4D8082BF10132C403732CB3E058DF2BF6819E83FAB00F5BEDF4C31C05F19703FE34CADBFC5AC1640E1FE7F3DCEAC0EC0D14CBD3F831950BFD64C394032801A3F7A19D8BF7A4601407E328BBE191324C03B80923F58D992BF8BE6234009CE893E087301C05DC0D73F6C321BBF657939C048674F3FEFA5BDBF3F800E40459185BD54D916C0C6F3AC3F9ACB70BF50203140369CF33E8572E8BFE833F23FAC96CCBE9F3F2CC02F27823F6332A3BF05BA1B40B8D3103E8E9F09C05167C73F83E43BBF165A3E4032B52E3FFAFECDBFBA530640FD9045BED9051FC0BB9A9C3FD8BE88BFCBF328400938B23E91CBF8BFDDDAE13F6DFD06BF256C34C0489C633F6F8BB3BF7F8D1340CDB5603C14CC11C0460EB73F9A965CBF902D36401B030E3F0558DEBF684EFC3FAC2CA4BE5F3227C0AF418C3FE31799BF45C72040B7A7613E4E9204C0D181D13F83AF27BFAA983CC031EA423F7AE4C3BFFA600B40FC79E9BD99F819C03BB5A63FB0487DBF0A012E4008A2DA3E11B1EEBF5CF5EB3FD990E5BEE55E2FC048D1773FEF70A9BFBF9A1840B8BEBD3DD4BE0CC0C628C13F9A6148BFD03A3B401B38223F853DD4BF74340340598577BE1F2522C02F5C963F64FD8EBF85D42540DB3D993E1C0AFFBF519CDB3F837A13BF6A8B37C0311F573FFAC9B9BF396E1040FBA30FBD59EB14C0BBCFB03FB11369BF4A0E33400486013F9196E4BFDC0FF63FDA26BDBEA5512AC02403863F6F569FBFFFA71D405BB32F3E94B107C04643CB3F9A2C34BFF0B73FC01B6D363F0623CABFB44108405AB126BEDF171DC0AF76A03FE4E284BFC5E12A40DBA7C13E9CEFF4BFD1B6E53F078BFEBE2A7E32C031546B3F7AAFAFBF797B154002AC333D19DE0FC03AEABA3FB1DE54BF8A1B384004BB153F117CDABF2E150040DABC94BE654425C0A41D903FEF3B95BF3FB52240AD43803E54A402C0C65DD53F9AF71FBFB0AA3AC01AA24A3F8608C0BFF44E0D40B4BAABBD9F0A18C02F91AA3FC89075BF05EF2F40DA11EA3E1CD5EABF51D1EF3F0821D6BEEA702DC031897F3FFA94A5BFB9881A40007EFB3DD9D00AC0BA04C53FB1A940BFCA283D4004F0293F9161D0BF6E220540B5A558BE253720C024389A3F6F218BBF7FC22740ADADA83E282EFBBF4678DF3F9AC20BBF709D35C01AD75E3F06EEB5BF345C12405F2BA1BB5FFD12C0AFABB43FC85B61BF45FC3440ED3D093F9CBAE0BFD1EBF93F08B7ADBEAA6328C018DF893F7A7A9BBFF9951F40FF924E3E99C305C03A1FCF3FB1742CBFF6C93DC004253E3F1147C6BFAE2F0A40B6D107BEE5291BC0A452A43FEF0681BFBFCF2C40AD17D13EA813F1BFC592E93F351BEFBE309030C01A0C733F86D3ABBF746917404995973D1FF00DC02FC6BE3FC8264DBF85093A40ED721D3F1CA0D6BF28030240084D85BE6A5623C098F9933FFB5F91BF39A324407FB38F3E5AB600C0BA39D93FB13F18BFB6BC38C0035A523F912CBCBFEE3C0F40DAF65BBDA51C16C0246DAE3FDFD86DBFFFDC3140AC81F93E28F9E6BF45ADF33F36B1C6BEF0822BC08DA0833F06B9A1BFB4761C40A49E1C3EDFE208C0AFE0C83FC8F138BFC5163F40EDA7313F9D85CCBF6810074011C639BE2A491EC018149E3F7B4587BF79B029407F1DB83E3352F7BF3A54E33FB20A04BF76AF33C0038F663F1112B2BF2E4A144046B2CE3C650F11C0A387B83FDFA359BF3FEA3640D6F5103FA8DEDCBFC5C7FD3F36479EBEB07526C00DBB8D3F869E97BFF4832140A3726D3E9FD503C02FFBD23FC8BC24BFFBDB3BC0ECDC453F1D6BC2BFA81D0C4024E4D1BDEB3B19C0982EA83FF5557ABFB9BD2E407E87E03EB337EDBFBA6EED3F63ABDFBE36A22EC003C47A3F91F7A7BF6E5719409054D53D25020CC023A2C23FDF6E45BF7FF73B40D62A253F28C4D2BF23F103406DBA6BBE706821C08DD5973F06848DBF3491264051239F3EBF90FDBFAF15DD3FC88710BFBCCE36C0EC115A3F9D50B8BFE82A114096F0C0BCAB2E14C01849B23FF62066BFF9CA3340BF78043F331DE3BF3A89F73F6441B7BEF69429C0817C873F11DD9DBFAE641E40477E3B3EE5F406C0A3BCCC3FDF3931BF41FB3EC0D65F393FA8A9C8BF63FE08406EE61ABE305B1CC00DF0A13F866983BF739E2B40518DC73E3F76F3BF2F30E73F91A5F8BE7CC131C0EC466E3F1D36AEBF28381640B2D7623D6B210FC09863BC3FF6EB51BF39D83840BFAD183FB302D9BFDDD1004064D78EBEB68724C00197913F92C293BFEE7123402329863EA5E701C023D7D63FDF041DBF01EE39C0D5944D3F288FBEBFA30B0E40DD2494BDF04D17C08D0AAC3F0D9E72BFB3AB304050F7EF3EBF5BE9BFAE4AF13F923BD0BE3CB42CC0F63D813F9D1BA4BF68451B40EC89093E2B140AC0187EC63FF6B63DBF79E53D40BFE22C3F33E8CEBF1DDF0540C9DA4CBE767A1FC081B19B3F12A889BF2E7F28402393AE3ECAB4F9BFA3F1E03FDFCF08BFC1E034C0D5C9613FA874B4BFE21813401F32D83BB04012C00C25B63F0D695EBFF3B83540A8300C3F3F41DFBF2E65FB3F92D1A7BEFCA627C076588B3F1D019ABFA8522040EB5D5A3EEB0605C09898D03FF68129BF470D3DC0BF17413FB4CDC4BF5DEC0A40940DF8BD366D1AC001CCA53F231B7FBF6E8C2D4023FDD63E4A9AEFBF230CEB3FBF35E9BE81D32FC0D5FE753F285AAABF22261840212BAF3D70330DC08C3FC03F0D344ABF33C63A40A865203FBF26D5BFD7BF024025CF7EBEBC9922C0F672953F9DE68FBFE85F2540F598953E56F3FFBF18B3DA3FF64C15BF070038C0BE4C553F34B3BABF9DF90F402ACB2CBDF65F15C081E6AF3F24E66ABFAE9932402267FF3ECA7FE5BFA326F53FC0CBC0BE41C62AC0EA19853FA83FA0BF62331D409069283E302608C00C5ACA3F0DFF35BF73D33F40A89A343F3F0CCBBF17CD074025FB2DBE7C8C1DC0768D9F3F1DCC85BF286D2A40F502BE3ED6D8F5BF98CDE43FF71701BFC7F232C0BE81693FB498B0BFDD061540D384163DB65210C00101BA3F24B156BFEEA6374091E8133F4A65DBBF2341FF3FC06198BE01B925C06A348F3F282596BFA24022408F3D793EF01803C08C74D43F0DCA21BF4D1F3BC0A7CF483FBFF1C0BF57DA0C404C4EBABD3C7F18C0F6A7A93F3A6377BF687A2F40F46CE63E56BEEBBF17E8EE3FEDC5D9BE87E52DC0BEB67D3F347EA6BF1D141A4068EAEC3D76450BC0811BC43F247C42BF"> : tensor<1023x1xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596]]> : tensor<1x1xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<1023x1xf32>, tensor<1023x1xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xf32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1023x1xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<1023x1xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<1023x1xf32>, tensor<1023x1xf32>
  }
  check.expect_eq_const(%r#1, dense<"0x2DB4B4402DB4B4402DB4B4402DB4B4402DB4B4402DB4B4402DB4B4402DB4B4402DB4B4402DB4B4402DB4B4402DB4B44066EC02C0A2CDD43FE21721BFC2F23AC0D281493FAA98C0BFE2060D40F5BCB4BDB15218C00B01AA3F10B176BFF3A62F404AD1E73E4065EBBF2D41EF3F9861D8BEFCB82DC0E9687E3F1E25A6BFA7401A40BF7BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D5265DBE377F20C000A8993F93B18BBF6D7A27401D6DA63E4CBEFBBF22E8DE3FE3E20CBF82E535C0D2B65D3F2A7EB6BF22141240B2A718BC714513C08B1BB43F107C62BF33B43440A51D083FC04AE1BFAD5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40DF114A3EAB0B06C0168FCE3FF9942DBF08123EC0BB043D3F35D7C6BF9CE70940D6520CBEF7711BC080C2A33F139781BFAD872C401DD7CE3ECCA3F1BFA102E93FC55BF1BE42D830C0D2EB713FAA63ACBF6221174008938E3D31380EC00B36BE3F10474EBF73C13940A5521C3F4030D7BF16BB0140988D87BE7C9E23C07469933F1FF091BF275B2440EF728D3E6CFE00C096A9D83FF95F19BFC80439C0BB39513FB5BCBCBFDCF40E405BFB6DBDB76416C000DDAD3F27F96EBFED9431401C41F73E4C89E7BF211DF33FC6F1C8BE02CB2BC06910833F2A49A2BFA22E1C40831D183EF12A09C08B50C83F10123ABFB3CE3E40A587303FC115CDBF56C8064031473EBE3D911EC0F4839D3F9FD587BF67682940EFDCB53E57E2F7BF16C4E23FFA2A05BF88F733C0BB6E653F35A2B2BF1C02144045A9AA3C775711C07FF7B73F27C45ABF2DA236408ED50F3FCC6EDDBFA137FD3FC687A0BEC2BD26C0E92A8D3FAA2E98BFE23B214083F1683EB11D04C00B6BD23F10DD25BF0D243CC0A4BC443F41FBC2BF96D50B4064E6DABDFD8319C0749EA73F3D767BBFA7752E40EE46DE3ED7C7EDBF96DEEC3FF4EBE1BE48EA2EC0BBA3793FB587A8BF5C0F19405052CC3D374A0CC0FF11C23F278F46BF6DAF3B408E0A243F4C54D3BF11A903408D3B70BE82B021C06945973F2A148EBF22492640C1E29C3EE320FEBF8B85DC3F10A811BFCE1637C0A4F1583FC1E0B8BFD6E2104097F9E4BCBD7614C0F4B8B13F3E4167BFE78233407758033F57ADE3BF16F9F63FF481B9BE08DD29C05DEC863F356D9EBF9C1C1E4027FD363EF73C07C07F2CCC3F275A32BF53433FC08E3F383FCC39C9BF51B608408E671FBE42A31CC0E95FA13FAAF983BF61562B40C14CC53E6306F4BF0BA0E63F21E6FABE8E0932C0A4266D3F41C6AEBF16F0154032D3503D7D690FC074D3BB3F3E0C53BF27903840778D173FD792D9BFCB890040F41791BEC8CF24C0DD06913FB65294BFDC29234093E8833EB72F02C0FF46D63F27251EBF13363AC08D744C3F4C1FBFBF91C30D401D279DBD029617C0697AAB3F55BE73BFA1633040C0B6ED3EE3EBE9BF8ABAF03F227CD2BE4EFC2CC0D2AD803FC1ABA4BF56FD1A40CC08053E3D5C0AC0F4EDC53F3ED73EBF679D3D4077C22B3F5778CFBF0B970540E95B51BE88C21FC05D219B3F36388ABF1C3728409352AC3EEE44FABF7F61E03F28F009BFD32835C08DA9603FCC04B5BFD0D01240371C103BC28812C0E894B53F55895FBFE170354060100B3F63D1DFBF0AD5FA3F2212AABE0EEF27C052C88A3F41919ABF960A2040CBDC553EFD4E05C07408D03F3EA22ABF59553DC076F73F3FD85DC5BF4BA40A40EA8700BE48B51AC0DD3BA53FB61D80BF5C442D4093BCD43E6E2AF0BFFF7BEA3F4F76EBBE931B30C08DDE743F4CEAAABF10DE1740E028A63D827B0DC068AFBF3F55544BBF217E3A4060451F3FE3B6D5BFC577024022A881BECEE122C0D2E2943FC17690BFD61725406558933EBD4100C0F422DA3F3E6D16BF194838C0762C543F5843BBBF8BB10F40ABCF3EBD08A815C05D56AF3F6C066CBF9C5132409226FD3EEE0FE6BF7F96F43F500CC3BE530E2BC0C689843FCCCFA0BF50EB1C406FE8233E426E08C0E8C9C93F551F37BF618B3F40607A333F639CCBBF05850740457C32BE8ED41DC052FD9E3F415C86BF16252A4065C2BB3EFA68F6BF743DE43F3F3802BFD93A33C07661683FD828B1BFCBBE14405280043DC89A10C0DD70B93F6CD157BFDC5E374049C8123F6EF5DBBFFFB0FE3F50A29ABE130126C046A48E3F4DB596BF90F821406FBC743E026103C068E4D33F55EA22BF5F673BC05FAF473FE381C1BF45920C408C50C3BD4EC718C0D217A93F838378BF56322F40642CE43E7A4EECBFF357EE3F7E06DCBE992D2EC076967C3F580EA7BF0BCC194028E8E33D888D0BC05D8BC33F6C9C43BF1C6C3C4049FD263FEEDAD1BFBF650440A17064BED3F320C0C6BE983FCD9A8CBFD005274037C8A23E85A7FCBFE8FEDD3F55B50EBF1F5A36C05FE45B3F6367B7BF859F114037A286BC0EBA13C05132B33F834E64BF963F3440324B063FFA33E2BF7372F83F7E9CB3BE592029C0BB65883FD8F39CBF4BD91E4013C8423E488006C0DDA5CD3F6C672FBFA4863EC049323B3F6FC0C7BFFF720940A29C13BE94E61BC046D9A23F4D8082BF10132C403732CB3E058DF2BF6819E83FAB00F5BEDF4C31C05F19703FE34CADBFC5AC1640E1FE7F3DCEAC0EC0D14CBD3F831950BFD64C394032801A3F7A19D8BF7A4601407E328BBE191324C03B80923F58D992BF8BE6234009CE893E087301C05DC0D73F6C321BBF657939C048674F3FEFA5BDBF3F800E40459185BD54D916C0C6F3AC3F9ACB70BF50203140369CF33E8572E8BFE833F23FAC96CCBE9F3F2CC02F27823F6332A3BF05BA1B40B8D3103E8E9F09C05167C73F83E43BBF165A3E4032B52E3FFAFECDBFBA530640FD9045BED9051FC0BB9A9C3FD8BE88BFCBF328400938B23E91CBF8BFDDDAE13F6DFD06BF256C34C0489C633F6F8BB3BF7F8D1340CDB5603C14CC11C0460EB73F9A965CBF902D36401B030E3F0558DEBF684EFC3FAC2CA4BE5F3227C0AF418C3FE31799BF45C72040B7A7613E4E9204C0D181D13F83AF27BFAA983CC031EA423F7AE4C3BFFA600B40FC79E9BD99F819C03BB5A63FB0487DBF0A012E4008A2DA3E11B1EEBF5CF5EB3FD990E5BEE55E2FC048D1773FEF70A9BFBF9A1840B8BEBD3DD4BE0CC0C628C13F9A6148BFD03A3B401B38223F853DD4BF74340340598577BE1F2522C02F5C963F64FD8EBF85D42540DB3D993E1C0AFFBF519CDB3F837A13BF6A8B37C0311F573FFAC9B9BF396E1040FBA30FBD59EB14C0BBCFB03FB11369BF4A0E33400486013F9196E4BFDC0FF63FDA26BDBEA5512AC02403863F6F569FBFFFA71D405BB32F3E94B107C04643CB3F9A2C34BFF0B73FC01B6D363F0623CABFB44108405AB126BEDF171DC0AF76A03FE4E284BFC5E12A40DBA7C13E9CEFF4BFD1B6E53F078BFEBE2A7E32C031546B3F7AAFAFBF797B154002AC333D19DE0FC03AEABA3FB1DE54BF8A1B384004BB153F117CDABF2E150040DABC94BE654425C0A41D903FEF3B95BF3FB52240AD43803E54A402C0C65DD53F9AF71FBFB0AA3AC01AA24A3F8608C0BFF44E0D40B4BAABBD9F0A18C02F91AA3FC89075BF05EF2F40DA11EA3E1CD5EABF51D1EF3F0821D6BEEA702DC031897F3FFA94A5BFB9881A40007EFB3DD9D00AC0BA04C53FB1A940BFCA283D4004F0293F9161D0BF6E220540B5A558BE253720C024389A3F6F218BBF7FC22740ADADA83E282EFBBF4678DF3F9AC20BBF709D35C01AD75E3F06EEB5BF345C12405F2BA1BB5FFD12C0AFABB43FC85B61BF45FC3440ED3D093F9CBAE0BFD1EBF93F08B7ADBEAA6328C018DF893F7A7A9BBFF9951F40FF924E3E99C305C03A1FCF3FB1742CBFF6C93DC004253E3F1147C6BFAE2F0A40B6D107BEE5291BC0A452A43FEF0681BFBFCF2C40AD17D13EA813F1BFC592E93F351BEFBE309030C01A0C733F86D3ABBF746917404995973D1FF00DC02FC6BE3FC8264DBF85093A40ED721D3F1CA0D6BF28030240084D85BE6A5623C098F9933FFB5F91BF39A324407FB38F3E5AB600C0BA39D93FB13F18BFB6BC38C0035A523F912CBCBFEE3C0F40DAF65BBDA51C16C0246DAE3FDFD86DBFFFDC3140AC81F93E28F9E6BF45ADF33F36B1C6BEF0822BC08DA0833F06B9A1BFB4761C40A49E1C3EDFE208C0AFE0C83FC8F138BFC5163F40EDA7313F9D85CCBF6810074011C639BE2A491EC018149E3F7B4587BF79B029407F1DB83E3352F7BF3A54E33FB20A04BF76AF33C0038F663F1112B2BF2E4A144046B2CE3C650F11C0A387B83FDFA359BF3FEA3640D6F5103FA8DEDCBFC5C7FD3F36479EBEB07526C00DBB8D3F869E97BFF4832140A3726D3E9FD503C02FFBD23FC8BC24BFFBDB3BC0ECDC453F1D6BC2BFA81D0C4024E4D1BDEB3B19C0982EA83FF5557ABFB9BD2E407E87E03EB337EDBFBA6EED3F63ABDFBE36A22EC003C47A3F91F7A7BF6E5719409054D53D25020CC023A2C23FDF6E45BF7FF73B40D62A253F28C4D2BF23F103406DBA6BBE706821C08DD5973F06848DBF3491264051239F3EBF90FDBFAF15DD3FC88710BFBCCE36C0EC115A3F9D50B8BFE82A114096F0C0BCAB2E14C01849B23FF62066BFF9CA3340BF78043F331DE3BF3A89F73F6441B7BEF69429C0817C873F11DD9DBFAE641E40477E3B3EE5F406C0A3BCCC3FDF3931BF41FB3EC0D65F393FA8A9C8BF63FE08406EE61ABE305B1CC00DF0A13F866983BF739E2B40518DC73E3F76F3BF2F30E73F91A5F8BE7CC131C0EC466E3F1D36AEBF28381640B2D7623D6B210FC09863BC3FF6EB51BF39D83840BFAD183FB302D9BFDDD1004064D78EBEB68724C00197913F92C293BFEE7123402329863EA5E701C023D7D63FDF041DBF01EE39C0D5944D3F288FBEBFA30B0E40DD2494BDF04D17C08D0AAC3F0D9E72BFB3AB304050F7EF3EBF5BE9BFAE4AF13F923BD0BE3CB42CC0F63D813F9D1BA4BF68451B40EC89093E2B140AC0187EC63FF6B63DBF79E53D40BFE22C3F33E8CEBF1DDF0540C9DA4CBE767A1FC081B19B3F12A889BF2E7F28402393AE3ECAB4F9BFA3F1E03FDFCF08BFC1E034C0D5C9613FA874B4BFE21813401F32D83BB04012C00C25B63F0D695EBFF3B83540A8300C3F3F41DFBF2E65FB3F92D1A7BEFCA627C076588B3F1D019ABFA8522040EB5D5A3EEB0605C09898D03FF68129BF470D3DC0BF17413FB4CDC4BF5DEC0A40940DF8BD366D1AC001CCA53F231B7FBF6E8C2D4023FDD63E4A9AEFBF230CEB3FBF35E9BE81D32FC0D5FE753F285AAABF22261840212BAF3D70330DC08C3FC03F0D344ABF33C63A40A865203FBF26D5BFD7BF024025CF7EBEBC9922C0F672953F9DE68FBFE85F2540F598953E56F3FFBF18B3DA3FF64C15BF070038C0BE4C553F34B3BABF9DF90F402ACB2CBDF65F15C081E6AF3F24E66ABFAE9932402267FF3ECA7FE5BFA326F53FC0CBC0BE41C62AC0EA19853FA83FA0BF62331D409069283E302608C00C5ACA3F0DFF35BF73D33F40A89A343F3F0CCBBF17CD074025FB2DBE7C8C1DC0768D9F3F1DCC85BF286D2A40F502BE3ED6D8F5BF98CDE43FF71701BFC7F232C0BE81693FB498B0BFDD061540D384163DB65210C00101BA3F24B156BFEEA6374091E8133F4A65DBBF2341FF3FC06198BE01B925C06A348F3F282596BFA24022408F3D793EF01803C08C74D43F0DCA21BF4D1F3BC0A7CF483FBFF1C0BF57DA0C404C4EBABD3C7F18C0F6A7A93F3A6377BF687A2F40F46CE63E56BEEBBF17E8EE3FEDC5D9BE87E52DC0BEB67D3F347EA6BF1D141A4068EAEC3D76450BC0811BC43F247C42BF"> : tensor<1023x1xf32>) : tensor<1023x1xf32>
  check.expect_eq_const(%r#2, dense<"0x2DB4B4402DB4B4402DB4B4402DB4B4402DB4B4402DB4B4402DB4B4402DB4B4402DB4B4402DB4B4402DB4B4403B067C3E66EC02C0A2CDD43FE21721BFC2F23AC0D281493FAA98C0BFE2060D40F5BCB4BDB15218C00B01AA3F10B176BFF3A62F404AD1E73E4065EBBF2D41EF3F9861D8BEFCB82DC0E9687E3F1E25A6BFA7401A40BF7BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D5265DBE377F20C000A8993F93B18BBF6D7A27401D6DA63E4CBEFBBF22E8DE3FE3E20CBF82E535C0D2B65D3F2A7EB6BF22141240B2A718BC714513C08B1BB43F107C62BF33B43440A51D083FC04AE1BFAD5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40DF114A3EAB0B06C0168FCE3FF9942DBF08123EC0BB043D3F35D7C6BF9CE70940D6520CBEF7711BC080C2A33F139781BFAD872C401DD7CE3ECCA3F1BFA102E93FC55BF1BE42D830C0D2EB713FAA63ACBF6221174008938E3D31380EC00B36BE3F10474EBF73C13940A5521C3F4030D7BF16BB0140988D87BE7C9E23C07469933F1FF091BF275B2440EF728D3E6CFE00C096A9D83FF95F19BFC80439C0BB39513FB5BCBCBFDCF40E405BFB6DBDB76416C000DDAD3F27F96EBFED9431401C41F73E4C89E7BF211DF33FC6F1C8BE02CB2BC06910833F2A49A2BFA22E1C40831D183EF12A09C08B50C83F10123ABFB3CE3E40A587303FC115CDBF56C8064031473EBE3D911EC0F4839D3F9FD587BF67682940EFDCB53E57E2F7BF16C4E23FFA2A05BF88F733C0BB6E653F35A2B2BF1C02144045A9AA3C775711C07FF7B73F27C45ABF2DA236408ED50F3FCC6EDDBFA137FD3FC687A0BEC2BD26C0E92A8D3FAA2E98BFE23B214083F1683EB11D04C00B6BD23F10DD25BF0D243CC0A4BC443F41FBC2BF96D50B4064E6DABDFD8319C0749EA73F3D767BBFA7752E40EE46DE3ED7C7EDBF96DEEC3FF4EBE1BE48EA2EC0BBA3793FB587A8BF5C0F19405052CC3D374A0CC0FF11C23F278F46BF6DAF3B408E0A243F4C54D3BF11A903408D3B70BE82B021C06945973F2A148EBF22492640C1E29C3EE320FEBF8B85DC3F10A811BFCE1637C0A4F1583FC1E0B8BFD6E2104097F9E4BCBD7614C0F4B8B13F3E4167BFE78233407758033F57ADE3BF16F9F63FF481B9BE08DD29C05DEC863F356D9EBF9C1C1E4027FD363EF73C07C07F2CCC3F275A32BF53433FC08E3F383FCC39C9BF51B608408E671FBE42A31CC0E95FA13FAAF983BF61562B40C14CC53E6306F4BF0BA0E63F21E6FABE8E0932C0A4266D3F41C6AEBF16F0154032D3503D7D690FC074D3BB3F3E0C53BF27903840778D173FD792D9BFCB890040F41791BEC8CF24C0DD06913FB65294BFDC29234093E8833EB72F02C0FF46D63F27251EBF13363AC08D744C3F4C1FBFBF91C30D401D279DBD029617C0697AAB3F55BE73BFA1633040C0B6ED3EE3EBE9BF8ABAF03F227CD2BE4EFC2CC0D2AD803FC1ABA4BF56FD1A40CC08053E3D5C0AC0F4EDC53F3ED73EBF679D3D4077C22B3F5778CFBF0B970540E95B51BE88C21FC05D219B3F36388ABF1C3728409352AC3EEE44FABF7F61E03F28F009BFD32835C08DA9603FCC04B5BFD0D01240371C103BC28812C0E894B53F55895FBFE170354060100B3F63D1DFBF0AD5FA3F2212AABE0EEF27C052C88A3F41919ABF960A2040CBDC553EFD4E05C07408D03F3EA22ABF59553DC076F73F3FD85DC5BF4BA40A40EA8700BE48B51AC0DD3BA53FB61D80BF5C442D4093BCD43E6E2AF0BFFF7BEA3F4F76EBBE931B30C08DDE743F4CEAAABF10DE1740E028A63D827B0DC068AFBF3F55544BBF217E3A4060451F3FE3B6D5BFC577024022A881BECEE122C0D2E2943FC17690BFD61725406558933EBD4100C0F422DA3F3E6D16BF194838C0762C543F5843BBBF8BB10F40ABCF3EBD08A815C05D56AF3F6C066CBF9C5132409226FD3EEE0FE6BF7F96F43F500CC3BE530E2BC0C689843FCCCFA0BF50EB1C406FE8233E426E08C0E8C9C93F551F37BF618B3F40607A333F639CCBBF05850740457C32BE8ED41DC052FD9E3F415C86BF16252A4065C2BB3EFA68F6BF743DE43F3F3802BFD93A33C07661683FD828B1BFCBBE14405280043DC89A10C0DD70B93F6CD157BFDC5E374049C8123F6EF5DBBFFFB0FE3F50A29ABE130126C046A48E3F4DB596BF90F821406FBC743E026103C068E4D33F55EA22BF5F673BC05FAF473FE381C1BF45920C408C50C3BD4EC718C0D217A93F838378BF56322F40642CE43E7A4EECBFF357EE3F7E06DCBE992D2EC076967C3F580EA7BF0BCC194028E8E33D888D0BC05D8BC33F6C9C43BF1C6C3C4049FD263FEEDAD1BFBF650440A17064BED3F320C0C6BE983FCD9A8CBFD005274037C8A23E85A7FCBFE8FEDD3F55B50EBF1F5A36C05FE45B3F6367B7BF859F114037A286BC0EBA13C05132B33F834E64BF963F3440324B063FFA33E2BF7372F83F7E9CB3BE592029C0BB65883FD8F39CBF4BD91E4013C8423E488006C0DDA5CD3F6C672FBFA4863EC049323B3F6FC0C7BFFF720940A29C13BE94E61BC046D9A23F4D8082BF10132C403732CB3E058DF2BF6819E83FAB00F5BEDF4C31C05F19703FE34CADBFC5AC1640E1FE7F3DCEAC0EC0D14CBD3F831950BFD64C394032801A3F7A19D8BF7A4601407E328BBE191324C03B80923F58D992BF8BE6234009CE893E087301C05DC0D73F6C321BBF657939C048674F3FEFA5BDBF3F800E40459185BD54D916C0C6F3AC3F9ACB70BF50203140369CF33E8572E8BFE833F23FAC96CCBE9F3F2CC02F27823F6332A3BF05BA1B40B8D3103E8E9F09C05167C73F83E43BBF165A3E4032B52E3FFAFECDBFBA530640FD9045BED9051FC0BB9A9C3FD8BE88BFCBF328400938B23E91CBF8BFDDDAE13F6DFD06BF256C34C0489C633F6F8BB3BF7F8D1340CDB5603C14CC11C0460EB73F9A965CBF902D36401B030E3F0558DEBF684EFC3FAC2CA4BE5F3227C0AF418C3FE31799BF45C72040B7A7613E4E9204C0D181D13F83AF27BFAA983CC031EA423F7AE4C3BFFA600B40FC79E9BD99F819C03BB5A63FB0487DBF0A012E4008A2DA3E11B1EEBF5CF5EB3FD990E5BEE55E2FC048D1773FEF70A9BFBF9A1840B8BEBD3DD4BE0CC0C628C13F9A6148BFD03A3B401B38223F853DD4BF74340340598577BE1F2522C02F5C963F64FD8EBF85D42540DB3D993E1C0AFFBF519CDB3F837A13BF6A8B37C0311F573FFAC9B9BF396E1040FBA30FBD59EB14C0BBCFB03FB11369BF4A0E33400486013F9196E4BFDC0FF63FDA26BDBEA5512AC02403863F6F569FBFFFA71D405BB32F3E94B107C04643CB3F9A2C34BFF0B73FC01B6D363F0623CABFB44108405AB126BEDF171DC0AF76A03FE4E284BFC5E12A40DBA7C13E9CEFF4BFD1B6E53F078BFEBE2A7E32C031546B3F7AAFAFBF797B154002AC333D19DE0FC03AEABA3FB1DE54BF8A1B384004BB153F117CDABF2E150040DABC94BE654425C0A41D903FEF3B95BF3FB52240AD43803E54A402C0C65DD53F9AF71FBFB0AA3AC01AA24A3F8608C0BFF44E0D40B4BAABBD9F0A18C02F91AA3FC89075BF05EF2F40DA11EA3E1CD5EABF51D1EF3F0821D6BEEA702DC031897F3FFA94A5BFB9881A40007EFB3DD9D00AC0BA04C53FB1A940BFCA283D4004F0293F9161D0BF6E220540B5A558BE253720C024389A3F6F218BBF7FC22740ADADA83E282EFBBF4678DF3F9AC20BBF709D35C01AD75E3F06EEB5BF345C12405F2BA1BB5FFD12C0AFABB43FC85B61BF45FC3440ED3D093F9CBAE0BFD1EBF93F08B7ADBEAA6328C018DF893F7A7A9BBFF9951F40FF924E3E99C305C03A1FCF3FB1742CBFF6C93DC004253E3F1147C6BFAE2F0A40B6D107BEE5291BC0A452A43FEF0681BFBFCF2C40AD17D13EA813F1BFC592E93F351BEFBE309030C01A0C733F86D3ABBF746917404995973D1FF00DC02FC6BE3FC8264DBF85093A40ED721D3F1CA0D6BF28030240084D85BE6A5623C098F9933FFB5F91BF39A324407FB38F3E5AB600C0BA39D93FB13F18BFB6BC38C0035A523F912CBCBFEE3C0F40DAF65BBDA51C16C0246DAE3FDFD86DBFFFDC3140AC81F93E28F9E6BF45ADF33F36B1C6BEF0822BC08DA0833F06B9A1BFB4761C40A49E1C3EDFE208C0AFE0C83FC8F138BFC5163F40EDA7313F9D85CCBF6810074011C639BE2A491EC018149E3F7B4587BF79B029407F1DB83E3352F7BF3A54E33FB20A04BF76AF33C0038F663F1112B2BF2E4A144046B2CE3C650F11C0A387B83FDFA359BF3FEA3640D6F5103FA8DEDCBFC5C7FD3F36479EBEB07526C00DBB8D3F869E97BFF4832140A3726D3E9FD503C02FFBD23FC8BC24BFFBDB3BC0ECDC453F1D6BC2BFA81D0C4024E4D1BDEB3B19C0982EA83FF5557ABFB9BD2E407E87E03EB337EDBFBA6EED3F63ABDFBE36A22EC003C47A3F91F7A7BF6E5719409054D53D25020CC023A2C23FDF6E45BF7FF73B40D62A253F28C4D2BF23F103406DBA6BBE706821C08DD5973F06848DBF3491264051239F3EBF90FDBFAF15DD3FC88710BFBCCE36C0EC115A3F9D50B8BFE82A114096F0C0BCAB2E14C01849B23FF62066BFF9CA3340BF78043F331DE3BF3A89F73F6441B7BEF69429C0817C873F11DD9DBFAE641E40477E3B3EE5F406C0A3BCCC3FDF3931BF41FB3EC0D65F393FA8A9C8BF63FE08406EE61ABE305B1CC00DF0A13F866983BF739E2B40518DC73E3F76F3BF2F30E73F91A5F8BE7CC131C0EC466E3F1D36AEBF28381640B2D7623D6B210FC09863BC3FF6EB51BF39D83840BFAD183FB302D9BFDDD1004064D78EBEB68724C00197913F92C293BFEE7123402329863EA5E701C023D7D63FDF041DBF01EE39C0D5944D3F288FBEBFA30B0E40DD2494BDF04D17C08D0AAC3F0D9E72BFB3AB304050F7EF3EBF5BE9BFAE4AF13F923BD0BE3CB42CC0F63D813F9D1BA4BF68451B40EC89093E2B140AC0187EC63FF6B63DBF79E53D40BFE22C3F33E8CEBF1DDF0540C9DA4CBE767A1FC081B19B3F12A889BF2E7F28402393AE3ECAB4F9BFA3F1E03FDFCF08BFC1E034C0D5C9613FA874B4BFE21813401F32D83BB04012C00C25B63F0D695EBFF3B83540A8300C3F3F41DFBF2E65FB3F92D1A7BEFCA627C076588B3F1D019ABFA8522040EB5D5A3EEB0605C09898D03FF68129BF470D3DC0BF17413FB4CDC4BF5DEC0A40940DF8BD366D1AC001CCA53F231B7FBF6E8C2D4023FDD63E4A9AEFBF230CEB3FBF35E9BE81D32FC0D5FE753F285AAABF22261840212BAF3D70330DC08C3FC03F0D344ABF33C63A40A865203FBF26D5BFD7BF024025CF7EBEBC9922C0F672953F9DE68FBFE85F2540F598953E56F3FFBF18B3DA3FF64C15BF070038C0BE4C553F34B3BABF9DF90F402ACB2CBDF65F15C081E6AF3F24E66ABFAE9932402267FF3ECA7FE5BFA326F53FC0CBC0BE41C62AC0EA19853FA83FA0BF62331D409069283E302608C00C5ACA3F0DFF35BF73D33F40A89A343F3F0CCBBF17CD074025FB2DBE7C8C1DC0768D9F3F1DCC85BF286D2A40F502BE3ED6D8F5BF98CDE43FF71701BFC7F232C0BE81693FB498B0BFDD061540D384163DB65210C00101BA3F24B156BFEEA6374091E8133F4A65DBBF2341FF3FC06198BE01B925C06A348F3F282596BFA24022408F3D793EF01803C08C74D43F0DCA21BF4D1F3BC0A7CF483FBFF1C0BF57DA0C404C4EBABD3C7F18C0F6A7A93F3A6377BF687A2F40F46CE63E56BEEBBF17E8EE3FEDC5D9BE87E52DC0BEB67D3F347EA6BF1D141A4068EAEC3D76450BC0811BC43F247C42BF"> : tensor<1023x1xf32>) : tensor<1023x1xf32>
  return
}
func.func @swaps_f32_1023_1_() {
  %0 = util.unfoldable_constant dense<"0x165ABA3FF9FE55BF78D33740BC9A143F350CDBBF389AFF3F6AFD96BE778C25C0808D8F3F13CC95BF2D6D22403B067C3E66EC02C0A2CDD43FE21721BFC2F23AC0D281493FAA98C0BFE2060D40F5BCB4BDB15218C00B01AA3F10B176BFF3A62F404AD1E73E4065EBBF2D41EF3F9861D8BEFCB82DC0E9687E3F1E25A6BFA7401A40BF7BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D5265DBE377F20C000A8993F93B18BBF6D7A27401D6DA63E4CBEFBBF22E8DE3FE3E20CBF82E535C0D2B65D3F2A7EB6BF22141240B2A718BC714513C08B1BB43F107C62BF33B43440A51D083FC04AE1BFAD5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40DF114A3EAB0B06C0168FCE3FF9942DBF08123EC0BB043D3F35D7C6BF9CE70940D6520CBEF7711BC080C2A33F139781BFAD872C401DD7CE3ECCA3F1BFA102E93FC55BF1BE42D830C0D2EB713FAA63ACBF6221174008938E3D31380EC00B36BE3F10474EBF73C13940A5521C3F4030D7BF16BB0140988D87BE7C9E23C07469933F1FF091BF275B2440EF728D3E6CFE00C096A9D83FF95F19BFC80439C0BB39513FB5BCBCBFDCF40E405BFB6DBDB76416C000DDAD3F27F96EBFED9431401C41F73E4C89E7BF211DF33FC6F1C8BE02CB2BC06910833F2A49A2BFA22E1C40831D183EF12A09C08B50C83F10123ABFB3CE3E40A587303FC115CDBF56C8064031473EBE3D911EC0F4839D3F9FD587BF67682940EFDCB53E57E2F7BF16C4E23FFA2A05BF88F733C0BB6E653F35A2B2BF1C02144045A9AA3C775711C07FF7B73F27C45ABF2DA236408ED50F3FCC6EDDBFA137FD3FC687A0BEC2BD26C0E92A8D3FAA2E98BFE23B214083F1683EB11D04C00B6BD23F10DD25BF0D243CC0A4BC443F41FBC2BF96D50B4064E6DABDFD8319C0749EA73F3D767BBFA7752E40EE46DE3ED7C7EDBF96DEEC3FF4EBE1BE48EA2EC0BBA3793FB587A8BF5C0F19405052CC3D374A0CC0FF11C23F278F46BF6DAF3B408E0A243F4C54D3BF11A903408D3B70BE82B021C06945973F2A148EBF22492640C1E29C3EE320FEBF8B85DC3F10A811BFCE1637C0A4F1583FC1E0B8BFD6E2104097F9E4BCBD7614C0F4B8B13F3E4167BFE78233407758033F57ADE3BF16F9F63FF481B9BE08DD29C05DEC863F356D9EBF9C1C1E4027FD363EF73C07C07F2CCC3F275A32BF53433FC08E3F383FCC39C9BF51B608408E671FBE42A31CC0E95FA13FAAF983BF61562B40C14CC53E6306F4BF0BA0E63F21E6FABE8E0932C0A4266D3F41C6AEBF16F0154032D3503D7D690FC074D3BB3F3E0C53BF27903840778D173FD792D9BFCB890040F41791BEC8CF24C0DD06913FB65294BFDC29234093E8833EB72F02C0FF46D63F27251EBF13363AC08D744C3F4C1FBFBF91C30D401D279DBD029617C0697AAB3F55BE73BFA1633040C0B6ED3EE3EBE9BF8ABAF03F227CD2BE4EFC2CC0D2AD803FC1ABA4BF56FD1A40CC08053E3D5C0AC0F4EDC53F3ED73EBF679D3D4077C22B3F5778CFBF0B970540E95B51BE88C21FC05D219B3F36388ABF1C3728409352AC3EEE44FABF7F61E03F28F009BFD32835C08DA9603FCC04B5BFD0D01240371C103BC28812C0E894B53F55895FBFE170354060100B3F63D1DFBF0AD5FA3F2212AABE0EEF27C052C88A3F41919ABF960A2040CBDC553EFD4E05C07408D03F3EA22ABF59553DC076F73F3FD85DC5BF4BA40A40EA8700BE48B51AC0DD3BA53FB61D80BF5C442D4093BCD43E6E2AF0BFFF7BEA3F4F76EBBE931B30C08DDE743F4CEAAABF10DE1740E028A63D827B0DC068AFBF3F55544BBF217E3A4060451F3FE3B6D5BFC577024022A881BECEE122C0D2E2943FC17690BFD61725406558933EBD4100C0F422DA3F3E6D16BF194838C0762C543F5843BBBF8BB10F40ABCF3EBD08A815C05D56AF3F6C066CBF9C5132409226FD3EEE0FE6BF7F96F43F500CC3BE530E2BC0C689843FCCCFA0BF50EB1C406FE8233E426E08C0E8C9C93F551F37BF618B3F40607A333F639CCBBF05850740457C32BE8ED41DC052FD9E3F415C86BF16252A4065C2BB3EFA68F6BF743DE43F3F3802BFD93A33C07661683FD828B1BFCBBE14405280043DC89A10C0DD70B93F6CD157BFDC5E374049C8123F6EF5DBBFFFB0FE3F50A29ABE130126C046A48E3F4DB596BF90F821406FBC743E026103C068E4D33F55EA22BF5F673BC05FAF473FE381C1BF45920C408C50C3BD4EC718C0D217A93F838378BF56322F40642CE43E7A4EECBFF357EE3F7E06DCBE992D2EC076967C3F580EA7BF0BCC194028E8E33D888D0BC05D8BC33F6C9C43BF1C6C3C4049FD263FEEDAD1BFBF650440A17064BED3F320C0C6BE983FCD9A8CBFD005274037C8A23E85A7FCBFE8FEDD3F55B50EBF1F5A36C05FE45B3F6367B7BF859F114037A286BC0EBA13C05132B33F834E64BF963F3440324B063FFA33E2BF7372F83F7E9CB3BE592029C0BB65883FD8F39CBF4BD91E4013C8423E488006C0DDA5CD3F6C672FBFA4863EC049323B3F6FC0C7BFFF720940A29C13BE94E61BC046D9A23F4D8082BF10132C403732CB3E058DF2BF6819E83FAB00F5BEDF4C31C05F19703FE34CADBFC5AC1640E1FE7F3DCEAC0EC0D14CBD3F831950BFD64C394032801A3F7A19D8BF7A4601407E328BBE191324C03B80923F58D992BF8BE6234009CE893E087301C05DC0D73F6C321BBF657939C048674F3FEFA5BDBF3F800E40459185BD54D916C0C6F3AC3F9ACB70BF50203140369CF33E8572E8BFE833F23FAC96CCBE9F3F2CC02F27823F6332A3BF05BA1B40B8D3103E8E9F09C05167C73F83E43BBF165A3E4032B52E3FFAFECDBFBA530640FD9045BED9051FC0BB9A9C3FD8BE88BFCBF328400938B23E91CBF8BFDDDAE13F6DFD06BF256C34C0489C633F6F8BB3BF7F8D1340CDB5603C14CC11C0460EB73F9A965CBF902D36401B030E3F0558DEBF684EFC3FAC2CA4BE5F3227C0AF418C3FE31799BF45C72040B7A7613E4E9204C0D181D13F83AF27BFAA983CC031EA423F7AE4C3BFFA600B40FC79E9BD99F819C03BB5A63FB0487DBF0A012E4008A2DA3E11B1EEBF5CF5EB3FD990E5BEE55E2FC048D1773FEF70A9BFBF9A1840B8BEBD3DD4BE0CC0C628C13F9A6148BFD03A3B401B38223F853DD4BF74340340598577BE1F2522C02F5C963F64FD8EBF85D42540DB3D993E1C0AFFBF519CDB3F837A13BF6A8B37C0311F573FFAC9B9BF396E1040FBA30FBD59EB14C0BBCFB03FB11369BF4A0E33400486013F9196E4BFDC0FF63FDA26BDBEA5512AC02403863F6F569FBFFFA71D405BB32F3E94B107C04643CB3F9A2C34BFF0B73FC01B6D363F0623CABFB44108405AB126BEDF171DC0AF76A03FE4E284BFC5E12A40DBA7C13E9CEFF4BFD1B6E53F078BFEBE2A7E32C031546B3F7AAFAFBF797B154002AC333D19DE0FC03AEABA3FB1DE54BF8A1B384004BB153F117CDABF2E150040DABC94BE654425C0A41D903FEF3B95BF3FB52240AD43803E54A402C0C65DD53F9AF71FBFB0AA3AC01AA24A3F8608C0BFF44E0D40B4BAABBD9F0A18C02F91AA3FC89075BF05EF2F40DA11EA3E1CD5EABF51D1EF3F0821D6BEEA702DC031897F3FFA94A5BFB9881A40007EFB3DD9D00AC0BA04C53FB1A940BFCA283D4004F0293F9161D0BF6E220540B5A558BE253720C024389A3F6F218BBF7FC22740ADADA83E282EFBBF4678DF3F9AC20BBF709D35C01AD75E3F06EEB5BF345C12405F2BA1BB5FFD12C0AFABB43FC85B61BF45FC3440ED3D093F9CBAE0BFD1EBF93F08B7ADBEAA6328C018DF893F7A7A9BBFF9951F40FF924E3E99C305C03A1FCF3FB1742CBFF6C93DC004253E3F1147C6BFAE2F0A40B6D107BEE5291BC0A452A43FEF0681BFBFCF2C40AD17D13EA813F1BFC592E93F351BEFBE309030C01A0C733F86D3ABBF746917404995973D1FF00DC02FC6BE3FC8264DBF85093A40ED721D3F1CA0D6BF28030240084D85BE6A5623C098F9933FFB5F91BF39A324407FB38F3E5AB600C0BA39D93FB13F18BFB6BC38C0035A523F912CBCBFEE3C0F40DAF65BBDA51C16C0246DAE3FDFD86DBFFFDC3140AC81F93E28F9E6BF45ADF33F36B1C6BEF0822BC08DA0833F06B9A1BFB4761C40A49E1C3EDFE208C0AFE0C83FC8F138BFC5163F40EDA7313F9D85CCBF6810074011C639BE2A491EC018149E3F7B4587BF79B029407F1DB83E3352F7BF3A54E33FB20A04BF76AF33C0038F663F1112B2BF2E4A144046B2CE3C650F11C0A387B83FDFA359BF3FEA3640D6F5103FA8DEDCBFC5C7FD3F36479EBEB07526C00DBB8D3F869E97BFF4832140A3726D3E9FD503C02FFBD23FC8BC24BFFBDB3BC0ECDC453F1D6BC2BFA81D0C4024E4D1BDEB3B19C0982EA83FF5557ABFB9BD2E407E87E03EB337EDBFBA6EED3F63ABDFBE36A22EC003C47A3F91F7A7BF6E5719409054D53D25020CC023A2C23FDF6E45BF7FF73B40D62A253F28C4D2BF23F103406DBA6BBE706821C08DD5973F06848DBF3491264051239F3EBF90FDBFAF15DD3FC88710BFBCCE36C0EC115A3F9D50B8BFE82A114096F0C0BCAB2E14C01849B23FF62066BFF9CA3340BF78043F331DE3BF3A89F73F6441B7BEF69429C0817C873F11DD9DBFAE641E40477E3B3EE5F406C0A3BCCC3FDF3931BF41FB3EC0D65F393FA8A9C8BF63FE08406EE61ABE305B1CC00DF0A13F866983BF739E2B40518DC73E3F76F3BF2F30E73F91A5F8BE7CC131C0EC466E3F1D36AEBF28381640B2D7623D6B210FC09863BC3FF6EB51BF39D83840BFAD183FB302D9BFDDD1004064D78EBEB68724C00197913F92C293BFEE7123402329863EA5E701C023D7D63FDF041DBF01EE39C0D5944D3F288FBEBFA30B0E40DD2494BDF04D17C08D0AAC3F0D9E72BFB3AB304050F7EF3EBF5BE9BFAE4AF13F923BD0BE3CB42CC0F63D813F9D1BA4BF68451B40EC89093E2B140AC0187EC63FF6B63DBF79E53D40BFE22C3F33E8CEBF1DDF0540C9DA4CBE767A1FC081B19B3F12A889BF2E7F28402393AE3ECAB4F9BFA3F1E03FDFCF08BFC1E034C0D5C9613FA874B4BFE21813401F32D83BB04012C00C25B63F0D695EBFF3B83540A8300C3F3F41DFBF2E65FB3F92D1A7BEFCA627C076588B3F1D019ABFA8522040EB5D5A3EEB0605C09898D03FF68129BF470D3DC0BF17413FB4CDC4BF5DEC0A40940DF8BD366D1AC001CCA53F231B7FBF6E8C2D4023FDD63E4A9AEFBF230CEB3FBF35E9BE81D32FC0D5FE753F285AAABF22261840212BAF3D70330DC08C3FC03F0D344ABF33C63A40A865203FBF26D5BFD7BF024025CF7EBEBC9922C0F672953F9DE68FBFE85F2540F598953E56F3FFBF18B3DA3FF64C15BF070038C0BE4C553F34B3BABF9DF90F402ACB2CBDF65F15C081E6AF3F24E66ABFAE9932402267FF3ECA7FE5BFA326F53FC0CBC0BE41C62AC0EA19853FA83FA0BF62331D409069283E302608C00C5ACA3F0DFF35BF73D33F40A89A343F3F0CCBBF17CD074025FB2DBE7C8C1DC0768D9F3F1DCC85BF286D2A40F502BE3ED6D8F5BF98CDE43FF71701BFC7F232C0BE81693FB498B0BFDD061540D384163DB65210C00101BA3F24B156BFEEA6374091E8133F4A65DBBF2341FF3FC06198BE01B925C06A348F3F282596BFA24022408F3D793EF01803C08C74D43F0DCA21BF4D1F3BC0A7CF483FBFF1C0BF57DA0C404C4EBABD3C7F18C0F6A7A93F3A6377BF687A2F40F46CE63E56BEEBBF17E8EE3FEDC5D9BE87E52DC0BEB67D3F347EA6BF1D141A4068EAEC3D76450BC0811BC43F247C42BF"> : tensor<1023x1xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596]]> : tensor<1x1xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v = stablehlo.reverse %0, dims = [0] : tensor<1023x1xf32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %v) : tensor<i32>, tensor<1023x1xf32>, tensor<1023x1xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xf32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1023x1xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<1023x1xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %c, %b : tensor<i32>, tensor<1023x1xf32>, tensor<1023x1xf32>
  }
  check.expect_eq_const(%r#1, dense<"0x2DB4B440F9FE55BF2DB4B440BC9A143F2DB4B440389AFF3F2DB4B440778C25C02DB4B44013CC95BF2DB4B4403B067C3E66EC02C0A2CDD43FE21721BFC2F23AC0D281493FAA98C0BFE2060D40F5BCB4BDB15218C00B01AA3F10B176BFF3A62F404AD1E73E4065EBBF2D41EF3F9861D8BEFCB82DC0E9687E3F1E25A6BFA7401A40BF7BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D5265DBE377F20C000A8993F93B18BBF6D7A27401D6DA63E4CBEFBBF22E8DE3FE3E20CBF82E535C0D2B65D3F2A7EB6BF22141240B2A718BC714513C08B1BB43F107C62BF33B43440A51D083FC04AE1BFAD5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40DF114A3EAB0B06C0168FCE3FF9942DBF08123EC0BB043D3F35D7C6BF9CE70940D6520CBEF7711BC080C2A33F139781BFAD872C401DD7CE3ECCA3F1BFA102E93FC55BF1BE42D830C0D2EB713FAA63ACBF6221174008938E3D31380EC00B36BE3F10474EBF73C13940A5521C3F4030D7BF16BB0140988D87BE7C9E23C07469933F1FF091BF275B2440EF728D3E6CFE00C096A9D83FF95F19BFC80439C0BB39513FB5BCBCBFDCF40E405BFB6DBDB76416C000DDAD3F27F96EBFED9431401C41F73E4C89E7BF211DF33FC6F1C8BE02CB2BC06910833F2A49A2BFA22E1C40831D183EF12A09C08B50C83F10123ABFB3CE3E40A587303FC115CDBF56C8064031473EBE3D911EC0F4839D3F9FD587BF67682940EFDCB53E57E2F7BF16C4E23FFA2A05BF88F733C0BB6E653F35A2B2BF1C02144045A9AA3C775711C07FF7B73F27C45ABF2DA236408ED50F3FCC6EDDBFA137FD3FC687A0BEC2BD26C0E92A8D3FAA2E98BFE23B214083F1683EB11D04C00B6BD23F10DD25BF0D243CC0A4BC443F41FBC2BF96D50B4064E6DABDFD8319C0749EA73F3D767BBFA7752E40EE46DE3ED7C7EDBF96DEEC3FF4EBE1BE48EA2EC0BBA3793FB587A8BF5C0F19405052CC3D374A0CC0FF11C23F278F46BF6DAF3B408E0A243F4C54D3BF11A903408D3B70BE82B021C06945973F2A148EBF22492640C1E29C3EE320FEBF8B85DC3F10A811BFCE1637C0A4F1583FC1E0B8BFD6E2104097F9E4BCBD7614C0F4B8B13F3E4167BFE78233407758033F57ADE3BF16F9F63FF481B9BE08DD29C05DEC863F356D9EBF9C1C1E4027FD363EF73C07C07F2CCC3F275A32BF53433FC08E3F383FCC39C9BF51B608408E671FBE42A31CC0E95FA13FAAF983BF61562B40C14CC53E6306F4BF0BA0E63F21E6FABE8E0932C0A4266D3F41C6AEBF16F0154032D3503D7D690FC074D3BB3F3E0C53BF27903840778D173FD792D9BFCB890040F41791BEC8CF24C0DD06913FB65294BFDC29234093E8833EB72F02C0FF46D63F27251EBF13363AC08D744C3F4C1FBFBF91C30D401D279DBD029617C0697AAB3F55BE73BFA1633040C0B6ED3EE3EBE9BF8ABAF03F227CD2BE4EFC2CC0D2AD803FC1ABA4BF56FD1A40CC08053E3D5C0AC0F4EDC53F3ED73EBF679D3D4077C22B3F5778CFBF0B970540E95B51BE88C21FC05D219B3F36388ABF1C3728409352AC3EEE44FABF7F61E03F28F009BFD32835C08DA9603FCC04B5BFD0D01240371C103BC28812C0E894B53F55895FBFE170354060100B3F63D1DFBF0AD5FA3F2212AABE0EEF27C052C88A3F41919ABF960A2040CBDC553EFD4E05C07408D03F3EA22ABF59553DC076F73F3FD85DC5BF4BA40A40EA8700BE48B51AC0DD3BA53FB61D80BF5C442D4093BCD43E6E2AF0BFFF7BEA3F4F76EBBE931B30C08DDE743F4CEAAABF10DE1740E028A63D827B0DC068AFBF3F55544BBF217E3A4060451F3FE3B6D5BFC577024022A881BECEE122C0D2E2943FC17690BFD61725406558933EBD4100C0F422DA3F3E6D16BF194838C0762C543F5843BBBF8BB10F40ABCF3EBD08A815C05D56AF3F6C066CBF9C5132409226FD3EEE0FE6BF7F96F43F500CC3BE530E2BC0C689843FCCCFA0BF50EB1C406FE8233E426E08C0E8C9C93F551F37BF618B3F40607A333F639CCBBF05850740457C32BE8ED41DC052FD9E3F415C86BF16252A4065C2BB3EFA68F6BF743DE43F3F3802BFD93A33C07661683FD828B1BFCBBE14405280043DC89A10C0DD70B93F6CD157BFDC5E374049C8123F6EF5DBBFFFB0FE3F50A29ABE130126C046A48E3F4DB596BF90F821406FBC743E026103C068E4D33F55EA22BF5F673BC05FAF473FE381C1BF45920C408C50C3BD4EC718C0D217A93F838378BF56322F40642CE43E7A4EECBFF357EE3F7E06DCBE992D2EC076967C3F580EA7BF0BCC194028E8E33D888D0BC05D8BC33F6C9C43BF1C6C3C4049FD263FEEDAD1BFBF650440A17064BED3F320C0C6BE983FCD9A8CBFD005274037C8A23E85A7FCBFE8FEDD3F55B50EBF1F5A36C05FE45B3F6367B7BF859F114037A286BC0EBA13C05132B33F834E64BF963F3440324B063FFA33E2BF7372F83F7E9CB3BE592029C0BB65883FD8F39CBF4BD91E4013C8423E488006C0DDA5CD3F6C672FBFA4863EC049323B3F6FC0C7BFFF720940A29C13BE94E61BC046D9A23F4D8082BF10132C403732CB3E058DF2BF6819E83FAB00F5BEDF4C31C05F19703FE34CADBFC5AC1640E1FE7F3DCEAC0EC0D14CBD3F831950BFD64C394032801A3F7A19D8BF7A4601407E328BBE191324C03B80923F58D992BF8BE6234009CE893E087301C05DC0D73F6C321BBF657939C048674F3FEFA5BDBF3F800E40459185BD54D916C0C6F3AC3F9ACB70BF50203140369CF33E8572E8BFE833F23FAC96CCBE9F3F2CC02F27823F6332A3BF05BA1B40B8D3103E8E9F09C05167C73F83E43BBF165A3E4032B52E3FFAFECDBFBA530640FD9045BED9051FC0BB9A9C3FD8BE88BFCBF328400938B23E91CBF8BFDDDAE13F6DFD06BF256C34C0489C633F6F8BB3BF7F8D1340CDB5603C14CC11C0460EB73F9A965CBF902D36401B030E3F0558DEBF684EFC3FAC2CA4BE5F3227C0AF418C3FE31799BF45C72040B7A7613E4E9204C0D181D13F83AF27BFAA983CC031EA423F7AE4C3BFFA600B40FC79E9BD99F819C03BB5A63FB0487DBF0A012E4008A2DA3E11B1EEBF5CF5EB3FD990E5BEE55E2FC048D1773FEF70A9BFBF9A1840B8BEBD3DD4BE0CC0C628C13F9A6148BFD03A3B401B38223F853DD4BF74340340598577BE1F2522C02F5C963F64FD8EBF85D42540DB3D993E1C0AFFBF519CDB3F837A13BF6A8B37C0311F573FFAC9B9BF396E1040FBA30FBD59EB14C0BBCFB03FB11369BF4A0E33400486013F9196E4BFDC0FF63FDA26BDBEA5512AC02403863F6F569FBFFFA71D405BB32F3E94B107C04643CB3F9A2C34BFF0B73FC01B6D363F0623CABFB44108405AB126BEDF171DC0AF76A03FE4E284BFC5E12A40DBA7C13E9CEFF4BFD1B6E53F078BFEBE2A7E32C031546B3F7AAFAFBF797B154002AC333D19DE0FC03AEABA3FB1DE54BF8A1B384004BB153F117CDABF2E150040DABC94BE654425C0A41D903FEF3B95BF3FB52240AD43803E54A402C0C65DD53F9AF71FBFB0AA3AC01AA24A3F8608C0BFF44E0D40B4BAABBD9F0A18C02F91AA3FC89075BF05EF2F40DA11EA3E1CD5EABF51D1EF3F0821D6BEEA702DC031897F3FFA94A5BFB9881A40007EFB3DD9D00AC0BA04C53FB1A940BFCA283D4004F0293F9161D0BF6E220540B5A558BE253720C024389A3F6F218BBF7FC22740ADADA83E282EFBBF4678DF3F9AC20BBF709D35C01AD75E3F06EEB5BF345C12405F2BA1BB5FFD12C0AFABB43FC85B61BF45FC3440ED3D093F9CBAE0BFD1EBF93F08B7ADBEAA6328C018DF893F7A7A9BBFF9951F40FF924E3E99C305C03A1FCF3FB1742CBFF6C93DC004253E3F1147C6BFAE2F0A40B6D107BEE5291BC0A452A43FEF0681BFBFCF2C40AD17D13EA813F1BFC592E93F351BEFBE309030C01A0C733F86D3ABBF746917404995973D1FF00DC02FC6BE3FC8264DBF85093A40ED721D3F1CA0D6BF28030240084D85BE6A5623C098F9933FFB5F91BF39A324407FB38F3E5AB600C0BA39D93FB13F18BFB6BC38C0035A523F912CBCBFEE3C0F40DAF65BBDA51C16C0246DAE3FDFD86DBFFFDC3140AC81F93E28F9E6BF45ADF33F36B1C6BEF0822BC08DA0833F06B9A1BFB4761C40A49E1C3EDFE208C0AFE0C83FC8F138BFC5163F40EDA7313F9D85CCBF6810074011C639BE2A491EC018149E3F7B4587BF79B029407F1DB83E3352F7BF3A54E33FB20A04BF76AF33C0038F663F1112B2BF2E4A144046B2CE3C650F11C0A387B83FDFA359BF3FEA3640D6F5103FA8DEDCBFC5C7FD3F36479EBEB07526C00DBB8D3F869E97BFF4832140A3726D3E9FD503C02FFBD23FC8BC24BFFBDB3BC0ECDC453F1D6BC2BFA81D0C4024E4D1BDEB3B19C0982EA83FF5557ABFB9BD2E407E87E03EB337EDBFBA6EED3F63ABDFBE36A22EC003C47A3F91F7A7BF6E5719409054D53D25020CC023A2C23FDF6E45BF7FF73B40D62A253F28C4D2BF23F103406DBA6BBE706821C08DD5973F06848DBF3491264051239F3EBF90FDBFAF15DD3FC88710BFBCCE36C0EC115A3F9D50B8BFE82A114096F0C0BCAB2E14C01849B23FF62066BFF9CA3340BF78043F331DE3BF3A89F73F6441B7BEF69429C0817C873F11DD9DBFAE641E40477E3B3EE5F406C0A3BCCC3FDF3931BF41FB3EC0D65F393FA8A9C8BF63FE08406EE61ABE305B1CC00DF0A13F866983BF739E2B40518DC73E3F76F3BF2F30E73F91A5F8BE7CC131C0EC466E3F1D36AEBF28381640B2D7623D6B210FC09863BC3FF6EB51BF39D83840BFAD183FB302D9BFDDD1004064D78EBEB68724C00197913F92C293BFEE7123402329863EA5E701C023D7D63FDF041DBF01EE39C0D5944D3F288FBEBFA30B0E40DD2494BDF04D17C08D0AAC3F0D9E72BFB3AB304050F7EF3EBF5BE9BFAE4AF13F923BD0BE3CB42CC0F63D813F9D1BA4BF68451B40EC89093E2B140AC0187EC63FF6B63DBF79E53D40BFE22C3F33E8CEBF1DDF0540C9DA4CBE767A1FC081B19B3F12A889BF2E7F28402393AE3ECAB4F9BFA3F1E03FDFCF08BFC1E034C0D5C9613FA874B4BFE21813401F32D83BB04012C00C25B63F0D695EBFF3B83540A8300C3F3F41DFBF2E65FB3F92D1A7BEFCA627C076588B3F1D019ABFA8522040EB5D5A3EEB0605C09898D03FF68129BF470D3DC0BF17413FB4CDC4BF5DEC0A40940DF8BD366D1AC001CCA53F231B7FBF6E8C2D4023FDD63E4A9AEFBF230CEB3FBF35E9BE81D32FC0D5FE753F285AAABF22261840212BAF3D70330DC08C3FC03F0D344ABF33C63A40A865203FBF26D5BFD7BF024025CF7EBEBC9922C0F672953F9DE68FBFE85F2540F598953E56F3FFBF18B3DA3FF64C15BF070038C0BE4C553F34B3BABF9DF90F402ACB2CBDF65F15C081E6AF3F24E66ABFAE9932402267FF3ECA7FE5BFA326F53FC0CBC0BE41C62AC0EA19853FA83FA0BF62331D409069283E302608C00C5ACA3F0DFF35BF73D33F40A89A343F3F0CCBBF17CD074025FB2DBE7C8C1DC0768D9F3F1DCC85BF286D2A40F502BE3ED6D8F5BF98CDE43FF71701BFC7F232C0BE81693FB498B0BFDD061540D384163DB65210C00101BA3F24B156BFEEA6374091E8133F4A65DBBF2341FF3FC06198BE01B925C06A348F3F282596BFA24022408F3D793EF01803C08C74D43F0DCA21BF4D1F3BC0A7CF483FBFF1C0BF57DA0C404C4EBABD3C7F18C0F6A7A93F3A6377BF687A2F40F46CE63E56BEEBBF17E8EE3FEDC5D9BE87E52DC0BEB67D3F347EA6BF1D141A4068EAEC3D76450BC0811BC43F247C42BF"> : tensor<1023x1xf32>) : tensor<1023x1xf32>
  check.expect_eq_const(%r#2, dense<"0x247C42BF2DB4B44076450BC02DB4B4401D141A402DB4B440BEB67D3F2DB4B440EDC5D9BE2DB4B44056BEEBBF2DB4B440687A2F403A6377BFF6A7A93F3C7F18C04C4EBABD57DA0C40BFF1C0BFA7CF483F4D1F3BC00DCA21BF8C74D43FF01803C08F3D793EA2402240282596BF6A348F3F01B925C0C06198BE2341FF3F4A65DBBF91E8133FEEA6374024B156BF0101BA3FB65210C0D384163DDD061540B498B0BFBE81693FC7F232C0F71701BF98CDE43FD6D8F5BFF502BE3E286D2A401DCC85BF768D9F3F7C8C1DC025FB2DBE17CD07403F0CCBBFA89A343F73D33F400DFF35BF0C5ACA3F302608C09069283E62331D40A83FA0BFEA19853F41C62AC0C0CBC0BEA326F53FCA7FE5BF2267FF3EAE99324024E66ABF81E6AF3FF65F15C02ACB2CBD9DF90F4034B3BABFBE4C553F070038C0F64C15BF18B3DA3F56F3FFBFF598953EE85F25409DE68FBFF672953FBC9922C025CF7EBED7BF0240BF26D5BFA865203F33C63A400D344ABF8C3FC03F70330DC0212BAF3D22261840285AAABFD5FE753F81D32FC0BF35E9BE230CEB3F4A9AEFBF23FDD63E6E8C2D40231B7FBF01CCA53F366D1AC0940DF8BD5DEC0A40B4CDC4BFBF17413F470D3DC0F68129BF9898D03FEB0605C0EB5D5A3EA85220401D019ABF76588B3FFCA627C092D1A7BE2E65FB3F3F41DFBFA8300C3FF3B835400D695EBF0C25B63FB04012C01F32D83BE2181340A874B4BFD5C9613FC1E034C0DFCF08BFA3F1E03FCAB4F9BF2393AE3E2E7F284012A889BF81B19B3F767A1FC0C9DA4CBE1DDF054033E8CEBFBFE22C3F79E53D40F6B63DBF187EC63F2B140AC0EC89093E68451B409D1BA4BFF63D813F3CB42CC0923BD0BEAE4AF13FBF5BE9BF50F7EF3EB3AB30400D9E72BF8D0AAC3FF04D17C0DD2494BDA30B0E40288FBEBFD5944D3F01EE39C0DF041DBF23D7D63FA5E701C02329863EEE71234092C293BF0197913FB68724C064D78EBEDDD10040B302D9BFBFAD183F39D83840F6EB51BF9863BC3F6B210FC0B2D7623D283816401D36AEBFEC466E3F7CC131C091A5F8BE2F30E73F3F76F3BF518DC73E739E2B40866983BF0DF0A13F305B1CC06EE61ABE63FE0840A8A9C8BFD65F393F41FB3EC0DF3931BFA3BCCC3FE5F406C0477E3B3EAE641E4011DD9DBF817C873FF69429C06441B7BE3A89F73F331DE3BFBF78043FF9CA3340F62066BF1849B23FAB2E14C096F0C0BCE82A11409D50B8BFEC115A3FBCCE36C0C88710BFAF15DD3FBF90FDBF51239F3E3491264006848DBF8DD5973F706821C06DBA6BBE23F1034028C4D2BFD62A253F7FF73B40DF6E45BF23A2C23F25020CC09054D53D6E57194091F7A7BF03C47A3F36A22EC063ABDFBEBA6EED3FB337EDBF7E87E03EB9BD2E40F5557ABF982EA83FEB3B19C024E4D1BDA81D0C401D6BC2BFECDC453FFBDB3BC0C8BC24BF2FFBD23F9FD503C0A3726D3EF4832140869E97BF0DBB8D3FB07526C036479EBEC5C7FD3FA8DEDCBFD6F5103F3FEA3640DFA359BFA387B83F650F11C046B2CE3C2E4A14401112B2BF038F663F76AF33C0B20A04BF3A54E33F3352F7BF7F1DB83E79B029407B4587BF18149E3F2A491EC011C639BE681007409D85CCBFEDA7313FC5163F40C8F138BFAFE0C83FDFE208C0A49E1C3EB4761C4006B9A1BF8DA0833FF0822BC036B1C6BE45ADF33F28F9E6BFAC81F93EFFDC3140DFD86DBF246DAE3FA51C16C0DAF65BBDEE3C0F40912CBCBF035A523FB6BC38C0B13F18BFBA39D93F5AB600C07FB38F3E39A32440FB5F91BF98F9933F6A5623C0084D85BE280302401CA0D6BFED721D3F85093A40C8264DBF2FC6BE3F1FF00DC04995973D7469174086D3ABBF1A0C733F309030C0351BEFBEC592E93FA813F1BFAD17D13EBFCF2C40EF0681BFA452A43FE5291BC0B6D107BEAE2F0A401147C6BF04253E3FF6C93DC0B1742CBF3A1FCF3F99C305C0FF924E3EF9951F407A7A9BBF18DF893FAA6328C008B7ADBED1EBF93F9CBAE0BFED3D093F45FC3440C85B61BFAFABB43F5FFD12C05F2BA1BB345C124006EEB5BF1AD75E3F709D35C09AC20BBF4678DF3F282EFBBFADADA83E7FC227406F218BBF24389A3F253720C0B5A558BE6E2205409161D0BF04F0293FCA283D40B1A940BFBA04C53FD9D00AC0007EFB3DB9881A40FA94A5BF31897F3FEA702DC00821D6BE51D1EF3F1CD5EABFDA11EA3E05EF2F40C89075BF2F91AA3F9F0A18C0B4BAABBDF44E0D408608C0BF1AA24A3FB0AA3AC09AF71FBFC65DD53F54A402C0AD43803E3FB52240EF3B95BFA41D903F654425C0DABC94BE2E150040117CDABF04BB153F8A1B3840B1DE54BF3AEABA3F19DE0FC002AC333D797B15407AAFAFBF31546B3F2A7E32C0078BFEBED1B6E53F9CEFF4BFDBA7C13EC5E12A40E4E284BFAF76A03FDF171DC05AB126BEB44108400623CABF1B6D363FF0B73FC09A2C34BF4643CB3F94B107C05BB32F3EFFA71D406F569FBF2403863FA5512AC0DA26BDBEDC0FF63F9196E4BF0486013F4A0E3340B11369BFBBCFB03F59EB14C0FBA30FBD396E1040FAC9B9BF311F573F6A8B37C0837A13BF519CDB3F1C0AFFBFDB3D993E85D4254064FD8EBF2F5C963F1F2522C0598577BE74340340853DD4BF1B38223FD03A3B409A6148BFC628C13FD4BE0CC0B8BEBD3DBF9A1840EF70A9BF48D1773FE55E2FC0D990E5BE5CF5EB3F11B1EEBF08A2DA3E0A012E40B0487DBF3BB5A63F99F819C0FC79E9BDFA600B407AE4C3BF31EA423FAA983CC083AF27BFD181D13F4E9204C0B7A7613E45C72040E31799BFAF418C3F5F3227C0AC2CA4BE684EFC3F0558DEBF1B030E3F902D36409A965CBF460EB73F14CC11C0CDB5603C7F8D13406F8BB3BF489C633F256C34C06DFD06BFDDDAE13F91CBF8BF0938B23ECBF32840D8BE88BFBB9A9C3FD9051FC0FD9045BEBA530640FAFECDBF32B52E3F165A3E4083E43BBF5167C73F8E9F09C0B8D3103E05BA1B406332A3BF2F27823F9F3F2CC0AC96CCBEE833F23F8572E8BF369CF33E502031409ACB70BFC6F3AC3F54D916C0459185BD3F800E40EFA5BDBF48674F3F657939C06C321BBF5DC0D73F087301C009CE893E8BE6234058D992BF3B80923F191324C07E328BBE7A4601407A19D8BF32801A3FD64C3940831950BFD14CBD3FCEAC0EC0E1FE7F3DC5AC1640E34CADBF5F19703FDF4C31C0AB00F5BE6819E83F058DF2BF3732CB3E10132C404D8082BF46D9A23F94E61BC0A29C13BEFF7209406FC0C7BF49323B3FA4863EC06C672FBFDDA5CD3F488006C013C8423E4BD91E40D8F39CBFBB65883F592029C07E9CB3BE7372F83FFA33E2BF324B063F963F3440834E64BF5132B33F0EBA13C037A286BC859F11406367B7BF5FE45B3F1F5A36C055B50EBFE8FEDD3F85A7FCBF37C8A23ED0052740CD9A8CBFC6BE983FD3F320C0A17064BEBF650440EEDAD1BF49FD263F1C6C3C406C9C43BF5D8BC33F888D0BC028E8E33D0BCC1940580EA7BF76967C3F992D2EC07E06DCBEF357EE3F7A4EECBF642CE43E56322F40838378BFD217A93F4EC718C08C50C3BD45920C40E381C1BF5FAF473F5F673BC055EA22BF68E4D33F026103C06FBC743E90F821404DB596BF46A48E3F130126C050A29ABEFFB0FE3F6EF5DBBF49C8123FDC5E37406CD157BFDD70B93FC89A10C05280043DCBBE1440D828B1BF7661683FD93A33C03F3802BF743DE43FFA68F6BF65C2BB3E16252A40415C86BF52FD9E3F8ED41DC0457C32BE05850740639CCBBF607A333F618B3F40551F37BFE8C9C93F426E08C06FE8233E50EB1C40CCCFA0BFC689843F530E2BC0500CC3BE7F96F43FEE0FE6BF9226FD3E9C5132406C066CBF5D56AF3F08A815C0ABCF3EBD8BB10F405843BBBF762C543F194838C03E6D16BFF422DA3FBD4100C06558933ED6172540C17690BFD2E2943FCEE122C022A881BEC5770240E3B6D5BF60451F3F217E3A4055544BBF68AFBF3F827B0DC0E028A63D10DE17404CEAAABF8DDE743F931B30C04F76EBBEFF7BEA3F6E2AF0BF93BCD43E5C442D40B61D80BFDD3BA53F48B51AC0EA8700BE4BA40A40D85DC5BF76F73F3F59553DC03EA22ABF7408D03FFD4E05C0CBDC553E960A204041919ABF52C88A3F0EEF27C02212AABE0AD5FA3F63D1DFBF60100B3FE170354055895FBFE894B53FC28812C0371C103BD0D01240CC04B5BF8DA9603FD32835C028F009BF7F61E03FEE44FABF9352AC3E1C37284036388ABF5D219B3F88C21FC0E95B51BE0B9705405778CFBF77C22B3F679D3D403ED73EBFF4EDC53F3D5C0AC0CC08053E56FD1A40C1ABA4BFD2AD803F4EFC2CC0227CD2BE8ABAF03FE3EBE9BFC0B6ED3EA163304055BE73BF697AAB3F029617C01D279DBD91C30D404C1FBFBF8D744C3F13363AC027251EBFFF46D63FB72F02C093E8833EDC292340B65294BFDD06913FC8CF24C0F41791BECB890040D792D9BF778D173F279038403E0C53BF74D3BB3F7D690FC032D3503D16F0154041C6AEBFA4266D3F8E0932C021E6FABE0BA0E63F6306F4BFC14CC53E61562B40AAF983BFE95FA13F42A31CC08E671FBE51B60840CC39C9BF8E3F383F53433FC0275A32BF7F2CCC3FF73C07C027FD363E9C1C1E40356D9EBF5DEC863F08DD29C0F481B9BE16F9F63F57ADE3BF7758033FE78233403E4167BFF4B8B13FBD7614C097F9E4BCD6E21040C1E0B8BFA4F1583FCE1637C010A811BF8B85DC3FE320FEBFC1E29C3E224926402A148EBF6945973F82B021C08D3B70BE11A903404C54D3BF8E0A243F6DAF3B40278F46BFFF11C23F374A0CC05052CC3D5C0F1940B587A8BFBBA3793F48EA2EC0F4EBE1BE96DEEC3FD7C7EDBFEE46DE3EA7752E403D767BBF749EA73FFD8319C064E6DABD96D50B4041FBC2BFA4BC443F0D243CC010DD25BF0B6BD23FB11D04C083F1683EE23B2140AA2E98BFE92A8D3FC2BD26C0C687A0BEA137FD3FCC6EDDBF8ED50F3F2DA2364027C45ABF7FF7B73F775711C045A9AA3C1C02144035A2B2BFBB6E653F88F733C0FA2A05BF16C4E23F57E2F7BFEFDCB53E676829409FD587BFF4839D3F3D911EC031473EBE56C80640C115CDBFA587303FB3CE3E4010123ABF8B50C83FF12A09C0831D183EA22E1C402A49A2BF6910833F02CB2BC0C6F1C8BE211DF33F4C89E7BF1C41F73EED94314027F96EBF00DDAD3FB76416C05BFB6DBDDCF40E40B5BCBCBFBB39513FC80439C0F95F19BF96A9D83F6CFE00C0EF728D3E275B24401FF091BF7469933F7C9E23C0988D87BE16BB01404030D7BFA5521C3F73C1394010474EBF0B36BE3F31380EC008938E3D62211740AA63ACBFD2EB713F42D830C0C55BF1BEA102E93FCCA3F1BF1DD7CE3EAD872C40139781BF80C2A33FF7711BC0D6520CBE9CE7094035D7C6BFBB043D3F08123EC0F9942DBF168FCE3FAB0B06C0DF114A3EE74D1F409E0A9CBFF44E893FBCAB28C098F7AFBEAD5BF93FC04AE1BFA51D083F33B43440107C62BF8B1BB43F714513C0B2A718BC221412402A7EB6BFD2B65D3F82E535C0E3E20CBF22E8DE3F4CBEFBBF1D6DA63E6D7A274093B18BBF00A8993F377F20C0D5265DBE5CDA0440B5F1D0BFBCCF283FB8E03C40F9C941BF9674C43FEB180BC0BF7BF23DA7401A401E25A6BFE9687E3FFCB82DC09861D8BE2D41EF3F4065EBBF4AD1E73EF3A62F4010B176BF0B01AA3FB15218C0F5BCB4BDE2060D40AA98C0BFD281493FC2F23AC0E21721BFA2CDD43F66EC02C03B067C3E2D6D224013CC95BF808D8F3F778C25C06AFD96BE389AFF3F350CDBBFBC9A143F78D33740F9FE55BF165ABA3F"> : tensor<1023x1xf32>) : tensor<1023x1xf32>
  return
}
func.func @itself_f32_1023_1_() {
  %0 = util.unfoldable_constant dense<"0x165ABA3FF9FE55BF78D33740BC9A143F350CDBBF389AFF3F6AFD96BE778C25C0808D8F3F13CC95BF2D6D22403B067C3E66EC02C0A2CDD43FE21721BFC2F23AC0D281493FAA98C0BFE2060D40F5BCB4BDB15218C00B01AA3F10B176BFF3A62F404AD1E73E4065EBBF2D41EF3F9861D8BEFCB82DC0E9687E3F1E25A6BFA7401A40BF7BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D5265DBE377F20C000A8993F93B18BBF6D7A27401D6DA63E4CBEFBBF22E8DE3FE3E20CBF82E535C0D2B65D3F2A7EB6BF22141240B2A718BC714513C08B1BB43F107C62BF33B43440A51D083FC04AE1BFAD5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40DF114A3EAB0B06C0168FCE3FF9942DBF08123EC0BB043D3F35D7C6BF9CE70940D6520CBEF7711BC080C2A33F139781BFAD872C401DD7CE3ECCA3F1BFA102E93FC55BF1BE42D830C0D2EB713FAA63ACBF6221174008938E3D31380EC00B36BE3F10474EBF73C13940A5521C3F4030D7BF16BB0140988D87BE7C9E23C07469933F1FF091BF275B2440EF728D3E6CFE00C096A9D83FF95F19BFC80439C0BB39513FB5BCBCBFDCF40E405BFB6DBDB76416C000DDAD3F27F96EBFED9431401C41F73E4C89E7BF211DF33FC6F1C8BE02CB2BC06910833F2A49A2BFA22E1C40831D183EF12A09C08B50C83F10123ABFB3CE3E40A587303FC115CDBF56C8064031473EBE3D911EC0F4839D3F9FD587BF67682940EFDCB53E57E2F7BF16C4E23FFA2A05BF88F733C0BB6E653F35A2B2BF1C02144045A9AA3C775711C07FF7B73F27C45ABF2DA236408ED50F3FCC6EDDBFA137FD3FC687A0BEC2BD26C0E92A8D3FAA2E98BFE23B214083F1683EB11D04C00B6BD23F10DD25BF0D243CC0A4BC443F41FBC2BF96D50B4064E6DABDFD8319C0749EA73F3D767BBFA7752E40EE46DE3ED7C7EDBF96DEEC3FF4EBE1BE48EA2EC0BBA3793FB587A8BF5C0F19405052CC3D374A0CC0FF11C23F278F46BF6DAF3B408E0A243F4C54D3BF11A903408D3B70BE82B021C06945973F2A148EBF22492640C1E29C3EE320FEBF8B85DC3F10A811BFCE1637C0A4F1583FC1E0B8BFD6E2104097F9E4BCBD7614C0F4B8B13F3E4167BFE78233407758033F57ADE3BF16F9F63FF481B9BE08DD29C05DEC863F356D9EBF9C1C1E4027FD363EF73C07C07F2CCC3F275A32BF53433FC08E3F383FCC39C9BF51B608408E671FBE42A31CC0E95FA13FAAF983BF61562B40C14CC53E6306F4BF0BA0E63F21E6FABE8E0932C0A4266D3F41C6AEBF16F0154032D3503D7D690FC074D3BB3F3E0C53BF27903840778D173FD792D9BFCB890040F41791BEC8CF24C0DD06913FB65294BFDC29234093E8833EB72F02C0FF46D63F27251EBF13363AC08D744C3F4C1FBFBF91C30D401D279DBD029617C0697AAB3F55BE73BFA1633040C0B6ED3EE3EBE9BF8ABAF03F227CD2BE4EFC2CC0D2AD803FC1ABA4BF56FD1A40CC08053E3D5C0AC0F4EDC53F3ED73EBF679D3D4077C22B3F5778CFBF0B970540E95B51BE88C21FC05D219B3F36388ABF1C3728409352AC3EEE44FABF7F61E03F28F009BFD32835C08DA9603FCC04B5BFD0D01240371C103BC28812C0E894B53F55895FBFE170354060100B3F63D1DFBF0AD5FA3F2212AABE0EEF27C052C88A3F41919ABF960A2040CBDC553EFD4E05C07408D03F3EA22ABF59553DC076F73F3FD85DC5BF4BA40A40EA8700BE48B51AC0DD3BA53FB61D80BF5C442D4093BCD43E6E2AF0BFFF7BEA3F4F76EBBE931B30C08DDE743F4CEAAABF10DE1740E028A63D827B0DC068AFBF3F55544BBF217E3A4060451F3FE3B6D5BFC577024022A881BECEE122C0D2E2943FC17690BFD61725406558933EBD4100C0F422DA3F3E6D16BF194838C0762C543F5843BBBF8BB10F40ABCF3EBD08A815C05D56AF3F6C066CBF9C5132409226FD3EEE0FE6BF7F96F43F500CC3BE530E2BC0C689843FCCCFA0BF50EB1C406FE8233E426E08C0E8C9C93F551F37BF618B3F40607A333F639CCBBF05850740457C32BE8ED41DC052FD9E3F415C86BF16252A4065C2BB3EFA68F6BF743DE43F3F3802BFD93A33C07661683FD828B1BFCBBE14405280043DC89A10C0DD70B93F6CD157BFDC5E374049C8123F6EF5DBBFFFB0FE3F50A29ABE130126C046A48E3F4DB596BF90F821406FBC743E026103C068E4D33F55EA22BF5F673BC05FAF473FE381C1BF45920C408C50C3BD4EC718C0D217A93F838378BF56322F40642CE43E7A4EECBFF357EE3F7E06DCBE992D2EC076967C3F580EA7BF0BCC194028E8E33D888D0BC05D8BC33F6C9C43BF1C6C3C4049FD263FEEDAD1BFBF650440A17064BED3F320C0C6BE983FCD9A8CBFD005274037C8A23E85A7FCBFE8FEDD3F55B50EBF1F5A36C05FE45B3F6367B7BF859F114037A286BC0EBA13C05132B33F834E64BF963F3440324B063FFA33E2BF7372F83F7E9CB3BE592029C0BB65883FD8F39CBF4BD91E4013C8423E488006C0DDA5CD3F6C672FBFA4863EC049323B3F6FC0C7BFFF720940A29C13BE94E61BC046D9A23F4D8082BF10132C403732CB3E058DF2BF6819E83FAB00F5BEDF4C31C05F19703FE34CADBFC5AC1640E1FE7F3DCEAC0EC0D14CBD3F831950BFD64C394032801A3F7A19D8BF7A4601407E328BBE191324C03B80923F58D992BF8BE6234009CE893E087301C05DC0D73F6C321BBF657939C048674F3FEFA5BDBF3F800E40459185BD54D916C0C6F3AC3F9ACB70BF50203140369CF33E8572E8BFE833F23FAC96CCBE9F3F2CC02F27823F6332A3BF05BA1B40B8D3103E8E9F09C05167C73F83E43BBF165A3E4032B52E3FFAFECDBFBA530640FD9045BED9051FC0BB9A9C3FD8BE88BFCBF328400938B23E91CBF8BFDDDAE13F6DFD06BF256C34C0489C633F6F8BB3BF7F8D1340CDB5603C14CC11C0460EB73F9A965CBF902D36401B030E3F0558DEBF684EFC3FAC2CA4BE5F3227C0AF418C3FE31799BF45C72040B7A7613E4E9204C0D181D13F83AF27BFAA983CC031EA423F7AE4C3BFFA600B40FC79E9BD99F819C03BB5A63FB0487DBF0A012E4008A2DA3E11B1EEBF5CF5EB3FD990E5BEE55E2FC048D1773FEF70A9BFBF9A1840B8BEBD3DD4BE0CC0C628C13F9A6148BFD03A3B401B38223F853DD4BF74340340598577BE1F2522C02F5C963F64FD8EBF85D42540DB3D993E1C0AFFBF519CDB3F837A13BF6A8B37C0311F573FFAC9B9BF396E1040FBA30FBD59EB14C0BBCFB03FB11369BF4A0E33400486013F9196E4BFDC0FF63FDA26BDBEA5512AC02403863F6F569FBFFFA71D405BB32F3E94B107C04643CB3F9A2C34BFF0B73FC01B6D363F0623CABFB44108405AB126BEDF171DC0AF76A03FE4E284BFC5E12A40DBA7C13E9CEFF4BFD1B6E53F078BFEBE2A7E32C031546B3F7AAFAFBF797B154002AC333D19DE0FC03AEABA3FB1DE54BF8A1B384004BB153F117CDABF2E150040DABC94BE654425C0A41D903FEF3B95BF3FB52240AD43803E54A402C0C65DD53F9AF71FBFB0AA3AC01AA24A3F8608C0BFF44E0D40B4BAABBD9F0A18C02F91AA3FC89075BF05EF2F40DA11EA3E1CD5EABF51D1EF3F0821D6BEEA702DC031897F3FFA94A5BFB9881A40007EFB3DD9D00AC0BA04C53FB1A940BFCA283D4004F0293F9161D0BF6E220540B5A558BE253720C024389A3F6F218BBF7FC22740ADADA83E282EFBBF4678DF3F9AC20BBF709D35C01AD75E3F06EEB5BF345C12405F2BA1BB5FFD12C0AFABB43FC85B61BF45FC3440ED3D093F9CBAE0BFD1EBF93F08B7ADBEAA6328C018DF893F7A7A9BBFF9951F40FF924E3E99C305C03A1FCF3FB1742CBFF6C93DC004253E3F1147C6BFAE2F0A40B6D107BEE5291BC0A452A43FEF0681BFBFCF2C40AD17D13EA813F1BFC592E93F351BEFBE309030C01A0C733F86D3ABBF746917404995973D1FF00DC02FC6BE3FC8264DBF85093A40ED721D3F1CA0D6BF28030240084D85BE6A5623C098F9933FFB5F91BF39A324407FB38F3E5AB600C0BA39D93FB13F18BFB6BC38C0035A523F912CBCBFEE3C0F40DAF65BBDA51C16C0246DAE3FDFD86DBFFFDC3140AC81F93E28F9E6BF45ADF33F36B1C6BEF0822BC08DA0833F06B9A1BFB4761C40A49E1C3EDFE208C0AFE0C83FC8F138BFC5163F40EDA7313F9D85CCBF6810074011C639BE2A491EC018149E3F7B4587BF79B029407F1DB83E3352F7BF3A54E33FB20A04BF76AF33C0038F663F1112B2BF2E4A144046B2CE3C650F11C0A387B83FDFA359BF3FEA3640D6F5103FA8DEDCBFC5C7FD3F36479EBEB07526C00DBB8D3F869E97BFF4832140A3726D3E9FD503C02FFBD23FC8BC24BFFBDB3BC0ECDC453F1D6BC2BFA81D0C4024E4D1BDEB3B19C0982EA83FF5557ABFB9BD2E407E87E03EB337EDBFBA6EED3F63ABDFBE36A22EC003C47A3F91F7A7BF6E5719409054D53D25020CC023A2C23FDF6E45BF7FF73B40D62A253F28C4D2BF23F103406DBA6BBE706821C08DD5973F06848DBF3491264051239F3EBF90FDBFAF15DD3FC88710BFBCCE36C0EC115A3F9D50B8BFE82A114096F0C0BCAB2E14C01849B23FF62066BFF9CA3340BF78043F331DE3BF3A89F73F6441B7BEF69429C0817C873F11DD9DBFAE641E40477E3B3EE5F406C0A3BCCC3FDF3931BF41FB3EC0D65F393FA8A9C8BF63FE08406EE61ABE305B1CC00DF0A13F866983BF739E2B40518DC73E3F76F3BF2F30E73F91A5F8BE7CC131C0EC466E3F1D36AEBF28381640B2D7623D6B210FC09863BC3FF6EB51BF39D83840BFAD183FB302D9BFDDD1004064D78EBEB68724C00197913F92C293BFEE7123402329863EA5E701C023D7D63FDF041DBF01EE39C0D5944D3F288FBEBFA30B0E40DD2494BDF04D17C08D0AAC3F0D9E72BFB3AB304050F7EF3EBF5BE9BFAE4AF13F923BD0BE3CB42CC0F63D813F9D1BA4BF68451B40EC89093E2B140AC0187EC63FF6B63DBF79E53D40BFE22C3F33E8CEBF1DDF0540C9DA4CBE767A1FC081B19B3F12A889BF2E7F28402393AE3ECAB4F9BFA3F1E03FDFCF08BFC1E034C0D5C9613FA874B4BFE21813401F32D83BB04012C00C25B63F0D695EBFF3B83540A8300C3F3F41DFBF2E65FB3F92D1A7BEFCA627C076588B3F1D019ABFA8522040EB5D5A3EEB0605C09898D03FF68129BF470D3DC0BF17413FB4CDC4BF5DEC0A40940DF8BD366D1AC001CCA53F231B7FBF6E8C2D4023FDD63E4A9AEFBF230CEB3FBF35E9BE81D32FC0D5FE753F285AAABF22261840212BAF3D70330DC08C3FC03F0D344ABF33C63A40A865203FBF26D5BFD7BF024025CF7EBEBC9922C0F672953F9DE68FBFE85F2540F598953E56F3FFBF18B3DA3FF64C15BF070038C0BE4C553F34B3BABF9DF90F402ACB2CBDF65F15C081E6AF3F24E66ABFAE9932402267FF3ECA7FE5BFA326F53FC0CBC0BE41C62AC0EA19853FA83FA0BF62331D409069283E302608C00C5ACA3F0DFF35BF73D33F40A89A343F3F0CCBBF17CD074025FB2DBE7C8C1DC0768D9F3F1DCC85BF286D2A40F502BE3ED6D8F5BF98CDE43FF71701BFC7F232C0BE81693FB498B0BFDD061540D384163DB65210C00101BA3F24B156BFEEA6374091E8133F4A65DBBF2341FF3FC06198BE01B925C06A348F3F282596BFA24022408F3D793EF01803C08C74D43F0DCA21BF4D1F3BC0A7CF483FBFF1C0BF57DA0C404C4EBABD3C7F18C0F6A7A93F3A6377BF687A2F40F46CE63E56BEEBBF17E8EE3FEDC5D9BE87E52DC0BEB67D3F347EA6BF1D141A4068EAEC3D76450BC0811BC43F247C42BF"> : tensor<1023x1xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596]]> : tensor<1x1xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<1023x1xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xf32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1023x1xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<1023x1xf32>
    %s = stablehlo.slice %a [0:1, 0:1] : (tensor<1023x1xf32>) -> tensor<1x1xf32>
    %d = stablehlo.dynamic_update_slice %b, %s, %one, %zero : (tensor<1023x1xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<1023x1xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %d : tensor<i32>, tensor<1023x1xf32>
  }
  check.expect_eq_const(%r#1, dense<"0x2DB4B4402DB4B4402DB4B4402DB4B4402DB4B4402DB4B4402DB4B4402DB4B4402DB4B4402DB4B4402DB4B4402DB4B44066EC02C0A2CDD43FE21721BFC2F23AC0D281493FAA98C0BFE2060D40F5BCB4BDB15218C00B01AA3F10B176BFF3A62F404AD1E73E4065EBBF2D41EF3F9861D8BEFCB82DC0E9687E3F1E25A6BFA7401A40BF7BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D5265DBE377F20C000A8993F93B18BBF6D7A27401D6DA63E4CBEFBBF22E8DE3FE3E20CBF82E535C0D2B65D3F2A7EB6BF22141240B2A718BC714513C08B1BB43F107C62BF33B43440A51D083FC04AE1BFAD5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40DF114A3EAB0B06C0168FCE3FF9942DBF08123EC0BB043D3F35D7C6BF9CE70940D6520CBEF7711BC080C2A33F139781BFAD872C401DD7CE3ECCA3F1BFA102E93FC55BF1BE42D830C0D2EB713FAA63ACBF6221174008938E3D31380EC00B36BE3F10474EBF73C13940A5521C3F4030D7BF16BB0140988D87BE7C9E23C07469933F1FF091BF275B2440EF728D3E6CFE00C096A9D83FF95F19BFC80439C0BB39513FB5BCBCBFDCF40E405BFB6DBDB76416C000DDAD3F27F96EBFED9431401C41F73E4C89E7BF211DF33FC6F1C8BE02CB2BC06910833F2A49A2BFA22E1C40831D183EF12A09C08B50C83F10123ABFB3CE3E40A587303FC115CDBF56C8064031473EBE3D911EC0F4839D3F9FD587BF67682940EFDCB53E57E2F7BF16C4E23FFA2A05BF88F733C0BB6E653F35A2B2BF1C02144045A9AA3C775711C07FF7B73F27C45ABF2DA236408ED50F3FCC6EDDBFA137FD3FC687A0BEC2BD26C0E92A8D3FAA2E98BFE23B214083F1683EB11D04C00B6BD23F10DD25BF0D243CC0A4BC443F41FBC2BF96D50B4064E6DABDFD8319C0749EA73F3D767BBFA7752E40EE46DE3ED7C7EDBF96DEEC3FF4EBE1BE48EA2EC0BBA3793FB587A8BF5C0F19405052CC3D374A0CC0FF11C23F278F46BF6DAF3B408E0A243F4C54D3BF11A903408D3B70BE82B021C06945973F2A148EBF22492640C1E29C3EE320FEBF8B85DC3F10A811BFCE1637C0A4F1583FC1E0B8BFD6E2104097F9E4BCBD7614C0F4B8B13F3E4167BFE78233407758033F57ADE3BF16F9F63FF481B9BE08DD29C05DEC863F356D9EBF9C1C1E4027FD363EF73C07C07F2CCC3F275A32BF53433FC08E3F383FCC39C9BF51B608408E671FBE42A31CC0E95FA13FAAF983BF61562B40C14CC53E6306F4BF0BA0E63F21E6FABE8E0932C0A4266D3F41C6AEBF16F0154032D3503D7D690FC074D3BB3F3E0C53BF27903840778D173FD792D9BFCB890040F41791BEC8CF24C0DD06913FB65294BFDC29234093E8833EB72F02C0FF46D63F27251EBF13363AC08D744C3F4C1FBFBF91C30D401D279DBD029617C0697AAB3F55BE73BFA1633040C0B6ED3EE3EBE9BF8ABAF03F227CD2BE4EFC2CC0D2AD803FC1ABA4BF56FD1A40CC08053E3D5C0AC0F4EDC53F3ED73EBF679D3D4077C22B3F5778CFBF0B970540E95B51BE88C21FC05D219B3F36388ABF1C3728409352AC3EEE44FABF7F61E03F28F009BFD32835C08DA9603FCC04B5BFD0D01240371C103BC28812C0E894B53F55895FBFE170354060100B3F63D1DFBF0AD5FA3F2212AABE0EEF27C052C88A3F41919ABF960A2040CBDC553EFD4E05C07408D03F3EA22ABF59553DC076F73F3FD85DC5BF4BA40A40EA8700BE48B51AC0DD3BA53FB61D80BF5C442D4093BCD43E6E2AF0BFFF7BEA3F4F76EBBE931B30C08DDE743F4CEAAABF10DE1740E028A63D827B0DC068AFBF3F55544BBF217E3A4060451F3FE3B6D5BFC577024022A881BECEE122C0D2E2943FC17690BFD61725406558933EBD4100C0F422DA3F3E6D16BF194838C0762C543F5843BBBF8BB10F40ABCF3EBD08A815C05D56AF3F6C066CBF9C5132409226FD3EEE0FE6BF7F96F43F500CC3BE530E2BC0C689843FCCCFA0BF50EB1C406FE8233E426E08C0E8C9C93F551F37BF618B3F40607A333F639CCBBF05850740457C32BE8ED41DC052FD9E3F415C86BF16252A4065C2BB3EFA68F6BF743DE43F3F3802BFD93A33C07661683FD828B1BFCBBE14405280043DC89A10C0DD70B93F6CD157BFDC5E374049C8123F6EF5DBBFFFB0FE3F50A29ABE130126C046A48E3F4DB596BF90F821406FBC743E026103C068E4D33F55EA22BF5F673BC05FAF473FE381C1BF45920C408C50C3BD4EC718C0D217A93F838378BF56322F40642CE43E7A4EECBFF357EE3F7E06DCBE992D2EC076967C3F580EA7BF0BCC194028E8E33D888D0BC05D8BC33F6C9C43BF1C6C3C4049FD263FEEDAD1BFBF650440A17064BED3F320C0C6BE983FCD9A8CBFD005274037C8A23E85A7FCBFE8FEDD3F55B50EBF1F5A36C05FE45B3F6367B7BF859F114037A286BC0EBA13C05132B33F834E64BF963F3440324B063FFA33E2BF7372F83F7E9CB3BE592029C0BB65883FD8F39CBF4BD91E4013C8423E488006C0DDA5CD3F6C672FBFA4863EC049323B3F6FC0C7BFFF720940A29C13BE94E61BC046D9A23F4D8082BF10132C403732CB3E058DF2BF6819E83FAB00F5BEDF4C31C05F19703FE34CADBFC5AC1640E1FE7F3DCEAC0EC0D14CBD3F831950BFD64C394032801A3F7A19D8BF7A4601407E328BBE191324C03B80923F58D992BF8BE6234009CE893E087301C05DC0D73F6C321BBF657939C048674F3FEFA5BDBF3F800E40459185BD54D916C0C6F3AC3F9ACB70BF50203140369CF33E8572E8BFE833F23FAC96CCBE9F3F2CC02F27823F6332A3BF05BA1B40B8D3103E8E9F09C05167C73F83E43BBF165A3E4032B52E3FFAFECDBFBA530640FD9045BED9051FC0BB9A9C3FD8BE88BFCBF328400938B23E91CBF8BFDDDAE13F6DFD06BF256C34C0489C633F6F8BB3BF7F8D1340CDB5603C14CC11C0460EB73F9A965CBF902D36401B030E3F0558DEBF684EFC3FAC2CA4BE5F3227C0AF418C3FE31799BF45C72040B7A7613E4E9204C0D181D13F83AF27BFAA983CC031EA423F7AE4C3BFFA600B40FC79E9BD99F819C03BB5A63FB0487DBF0A012E4008A2DA3E11B1EEBF5CF5EB3FD990E5BEE55E2FC048D1773FEF70A9BFBF9A1840B8BEBD3DD4BE0CC0C628C13F9A6148BFD03A3B401B38223F853DD4BF74340340598577BE1F2522C02F5C963F64FD8EBF85D42540DB3D993E1C0AFFBF519CDB3F837A13BF6A8B37C0311F573FFAC9B9BF396E1040FBA30FBD59EB14C0BBCFB03FB11369BF4A0E33400486013F9196E4BFDC0FF63FDA26BDBEA5512AC02403863F6F569FBFFFA71D405BB32F3E94B107C04643CB3F9A2C34BFF0B73FC01B6D363F0623CABFB44108405AB126BEDF171DC0AF76A03FE4E284BFC5E12A40DBA7C13E9CEFF4BFD1B6E53F078BFEBE2A7E32C031546B3F7AAFAFBF797B154002AC333D19DE0FC03AEABA3FB1DE54BF8A1B384004BB153F117CDABF2E150040DABC94BE654425C0A41D903FEF3B95BF3FB52240AD43803E54A402C0C65DD53F9AF71FBFB0AA3AC01AA24A3F8608C0BFF44E0D40B4BAABBD9F0A18C02F91AA3FC89075BF05EF2F40DA11EA3E1CD5EABF51D1EF3F0821D6BEEA702DC031897F3FFA94A5BFB9881A40007EFB3DD9D00AC0BA04C53FB1A940BFCA283D4004F0293F9161D0BF6E220540B5A558BE253720C024389A3F6F218BBF7FC22740ADADA83E282EFBBF4678DF3F9AC20BBF709D35C01AD75E3F06EEB5BF345C12405F2BA1BB5FFD12C0AFABB43FC85B61BF45FC3440ED3D093F9CBAE0BFD1EBF93F08B7ADBEAA6328C018DF893F7A7A9BBFF9951F40FF924E3E99C305C03A1FCF3FB1742CBFF6C93DC004253E3F1147C6BFAE2F0A40B6D107BEE5291BC0A452A43FEF0681BFBFCF2C40AD17D13EA813F1BFC592E93F351BEFBE309030C01A0C733F86D3ABBF746917404995973D1FF00DC02FC6BE3FC8264DBF85093A40ED721D3F1CA0D6BF28030240084D85BE6A5623C098F9933FFB5F91BF39A324407FB38F3E5AB600C0BA39D93FB13F18BFB6BC38C0035A523F912CBCBFEE3C0F40DAF65BBDA51C16C0246DAE3FDFD86DBFFFDC3140AC81F93E28F9E6BF45ADF33F36B1C6BEF0822BC08DA0833F06B9A1BFB4761C40A49E1C3EDFE208C0AFE0C83FC8F138BFC5163F40EDA7313F9D85CCBF6810074011C639BE2A491EC018149E3F7B4587BF79B029407F1DB83E3352F7BF3A54E33FB20A04BF76AF33C0038F663F1112B2BF2E4A144046B2CE3C650F11C0A387B83FDFA359BF3FEA3640D6F5103FA8DEDCBFC5C7FD3F36479EBEB07526C00DBB8D3F869E97BFF4832140A3726D3E9FD503C02FFBD23FC8BC24BFFBDB3BC0ECDC453F1D6BC2BFA81D0C4024E4D1BDEB3B19C0982EA83FF5557ABFB9BD2E407E87E03EB337EDBFBA6EED3F63ABDFBE36A22EC003C47A3F91F7A7BF6E5719409054D53D25020CC023A2C23FDF6E45BF7FF73B40D62A253F28C4D2BF23F103406DBA6BBE706821C08DD5973F06848DBF3491264051239F3EBF90FDBFAF15DD3FC88710BFBCCE36C0EC115A3F9D50B8BFE82A114096F0C0BCAB2E14C01849B23FF62066BFF9CA3340BF78043F331DE3BF3A89F73F6441B7BEF69429C0817C873F11DD9DBFAE641E40477E3B3EE5F406C0A3BCCC3FDF3931BF41FB3EC0D65F393FA8A9C8BF63FE08406EE61ABE305B1CC00DF0A13F866983BF739E2B40518DC73E3F76F3BF2F30E73F91A5F8BE7CC131C0EC466E3F1D36AEBF28381640B2D7623D6B210FC09863BC3FF6EB51BF39D83840BFAD183FB302D9BFDDD1004064D78EBEB68724C00197913F92C293BFEE7123402329863EA5E701C023D7D63FDF041DBF01EE39C0D5944D3F288FBEBFA30B0E40DD2494BDF04D17C08D0AAC3F0D9E72BFB3AB304050F7EF3EBF5BE9BFAE4AF13F923BD0BE3CB42CC0F63D813F9D1BA4BF68451B40EC89093E2B140AC0187EC63FF6B63DBF79E53D40BFE22C3F33E8CEBF1DDF0540C9DA4CBE767A1FC081B19B3F12A889BF2E7F28402393AE3ECAB4F9BFA3F1E03FDFCF08BFC1E034C0D5C9613FA874B4BFE21813401F32D83BB04012C00C25B63F0D695EBFF3B83540A8300C3F3F41DFBF2E65FB3F92D1A7BEFCA627C076588B3F1D019ABFA8522040EB5D5A3EEB0605C09898D03FF68129BF470D3DC0BF17413FB4CDC4BF5DEC0A40940DF8BD366D1AC001CCA53F231B7FBF6E8C2D4023FDD63E4A9AEFBF230CEB3FBF35E9BE81D32FC0D5FE753F285AAABF22261840212BAF3D70330DC08C3FC03F0D344ABF33C63A40A865203FBF26D5BFD7BF024025CF7EBEBC9922C0F672953F9DE68FBFE85F2540F598953E56F3FFBF18B3DA3FF64C15BF070038C0BE4C553F34B3BABF9DF90F402ACB2CBDF65F15C081E6AF3F24E66ABFAE9932402267FF3ECA7FE5BFA326F53FC0CBC0BE41C62AC0EA19853FA83FA0BF62331D409069283E302608C00C5ACA3F0DFF35BF73D33F40A89A343F3F0CCBBF17CD074025FB2DBE7C8C1DC0768D9F3F1DCC85BF286D2A40F502BE3ED6D8F5BF98CDE43FF71701BFC7F232C0BE81693FB498B0BFDD061540D384163DB65210C00101BA3F24B156BFEEA6374091E8133F4A65DBBF2341FF3FC06198BE01B925C06A348F3F282596BFA24022408F3D793EF01803C08C74D43F0DCA21BF4D1F3BC0A7CF483FBFF1C0BF57DA0C404C4EBABD3C7F18C0F6A7A93F3A6377BF687A2F40F46CE63E56BEEBBF17E8EE3FEDC5D9BE87E52DC0BEB67D3F347EA6BF1D141A4068EAEC3D76450BC0811BC43F247C42BF"> : tensor<1023x1xf32>) : tensor<1023x1xf32>
  return
}
func.func @puts_i32_7_1_() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1]]> : tensor<1x5xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x5xi32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<7x5xi32>, tensor<1x5xi32>, tensor<i32>, tensor<i32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  check.expect_eq_const(%0, dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @keeps_i32_7_1_() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1]]> : tensor<1x5xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x5xi32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<7x5xi32>, tensor<1x5xi32>, tensor<i32>, tensor<i32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  check.expect_eq_const(%r#2, dense<[[16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @swaps_i32_7_1_() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1]]> : tensor<1x5xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v = stablehlo.reverse %0, dims = [0] : tensor<7x5xi32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %v) : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x5xi32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<7x5xi32>, tensor<1x5xi32>, tensor<i32>, tensor<i32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %c, %b : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[16, 4, -10, 12, -2], [6, -1, -8, 3, -4], [16, 4, -10, 12, -2], [-9, 2, -5, 7, 0], [16, 4, -10, 12, -2], [-6, 6, -1, -8, 3], [16, 4, -10, 12, -2]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  check.expect_eq_const(%r#2, dense<[[-4, 7, 0, -7, 5], [16, 4, -10, 12, -2], [-7, 4, -3, 8, 1], [16, 4, -10, 12, -2], [8, 1, -6, 5, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @itself_i32_7_1_() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1]]> : tensor<1x5xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x5xi32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<7x5xi32>, tensor<1x5xi32>, tensor<i32>, tensor<i32>) -> tensor<7x5xi32>
    %s = stablehlo.slice %a [0:1, 0:5] : (tensor<7x5xi32>) -> tensor<1x5xi32>
    %d = stablehlo.dynamic_update_slice %b, %s, %one, %zero : (tensor<7x5xi32>, tensor<1x5xi32>, tensor<i32>, tensor<i32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %d : tensor<i32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @puts_i32_1_1_() {
  %0 = util.unfoldable_constant dense<[[4]]> : tensor<1x1xi32>
  %1 = util.unfoldable_constant dense<[[8]]> : tensor<1x1xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<1x1xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xi32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1x1xi32>, tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<1x1xi32>
  }
  check.expect_eq_const(%r#1, dense<[[16]]> : tensor<1x1xi32>) : tensor<1x1xi32>
  check.expect_eq_const(%0, dense<[[4]]> : tensor<1x1xi32>) : tensor<1x1xi32>
  return
}
func.func @keeps_i32_1_1_() {
  %0 = util.unfoldable_constant dense<[[4]]> : tensor<1x1xi32>
  %1 = util.unfoldable_constant dense<[[8]]> : tensor<1x1xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<1x1xi32>, tensor<1x1xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xi32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1x1xi32>, tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<1x1xi32>, tensor<1x1xi32>
  }
  check.expect_eq_const(%r#1, dense<[[16]]> : tensor<1x1xi32>) : tensor<1x1xi32>
  check.expect_eq_const(%r#2, dense<[[16]]> : tensor<1x1xi32>) : tensor<1x1xi32>
  return
}
func.func @swaps_i32_1_1_() {
  %0 = util.unfoldable_constant dense<[[4]]> : tensor<1x1xi32>
  %1 = util.unfoldable_constant dense<[[8]]> : tensor<1x1xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v = stablehlo.reverse %0, dims = [0] : tensor<1x1xi32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %v) : tensor<i32>, tensor<1x1xi32>, tensor<1x1xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xi32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1x1xi32>, tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %c, %b : tensor<i32>, tensor<1x1xi32>, tensor<1x1xi32>
  }
  check.expect_eq_const(%r#1, dense<[[16]]> : tensor<1x1xi32>) : tensor<1x1xi32>
  check.expect_eq_const(%r#2, dense<[[16]]> : tensor<1x1xi32>) : tensor<1x1xi32>
  return
}
func.func @itself_i32_1_1_() {
  %0 = util.unfoldable_constant dense<[[4]]> : tensor<1x1xi32>
  %1 = util.unfoldable_constant dense<[[8]]> : tensor<1x1xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<1x1xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xi32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1x1xi32>, tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
    %s = stablehlo.slice %a [0:1, 0:1] : (tensor<1x1xi32>) -> tensor<1x1xi32>
    %d = stablehlo.dynamic_update_slice %b, %s, %one, %zero : (tensor<1x1xi32>, tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %d : tensor<i32>, tensor<1x1xi32>
  }
  check.expect_eq_const(%r#1, dense<[[4]]> : tensor<1x1xi32>) : tensor<1x1xi32>
  return
}
func.func @puts_i32_9_3_() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2], [-5, 6, -1, -8], [3, -4, 8, 1], [-6, 5, -2, -9], [2, -5, 7, 0], [-7, 4, -3, 8], [1, -6, 6, -1], [-8, 3, -4, 7], [0, -7, 5, -2]]> : tensor<9x4xi32>
  %1 = util.unfoldable_constant dense<[[8, 2], [-5, 6], [-1, -8]]> : tensor<3x2xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<9x4xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<3x2xi32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<9x4xi32>, tensor<3x2xi32>, tensor<i32>, tensor<i32>) -> tensor<9x4xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<9x4xi32>
  }
  check.expect_eq_const(%r#1, dense<[[16, 4, 9, 2], [16, 4, -1, -8], [16, 4, 8, 1], [16, 4, -2, -9], [16, 4, 7, 0], [16, 4, -3, 8], [16, 4, 6, -1], [-10, 12, -4, 7], [-2, -16, 5, -2]]> : tensor<9x4xi32>) : tensor<9x4xi32>
  check.expect_eq_const(%0, dense<[[4, -3, 9, 2], [-5, 6, -1, -8], [3, -4, 8, 1], [-6, 5, -2, -9], [2, -5, 7, 0], [-7, 4, -3, 8], [1, -6, 6, -1], [-8, 3, -4, 7], [0, -7, 5, -2]]> : tensor<9x4xi32>) : tensor<9x4xi32>
  return
}
func.func @keeps_i32_9_3_() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2], [-5, 6, -1, -8], [3, -4, 8, 1], [-6, 5, -2, -9], [2, -5, 7, 0], [-7, 4, -3, 8], [1, -6, 6, -1], [-8, 3, -4, 7], [0, -7, 5, -2]]> : tensor<9x4xi32>
  %1 = util.unfoldable_constant dense<[[8, 2], [-5, 6], [-1, -8]]> : tensor<3x2xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<9x4xi32>, tensor<9x4xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<3x2xi32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<9x4xi32>, tensor<3x2xi32>, tensor<i32>, tensor<i32>) -> tensor<9x4xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<9x4xi32>, tensor<9x4xi32>
  }
  check.expect_eq_const(%r#1, dense<[[16, 4, 9, 2], [16, 4, -1, -8], [16, 4, 8, 1], [16, 4, -2, -9], [16, 4, 7, 0], [16, 4, -3, 8], [16, 4, 6, -1], [-10, 12, -4, 7], [-2, -16, 5, -2]]> : tensor<9x4xi32>) : tensor<9x4xi32>
  check.expect_eq_const(%r#2, dense<[[16, 4, 9, 2], [16, 4, -1, -8], [16, 4, 8, 1], [16, 4, -2, -9], [16, 4, 7, 0], [16, 4, -3, 8], [16, 4, 6, -1], [-10, 12, -4, 7], [-2, -16, 5, -2]]> : tensor<9x4xi32>) : tensor<9x4xi32>
  return
}
func.func @swaps_i32_9_3_() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2], [-5, 6, -1, -8], [3, -4, 8, 1], [-6, 5, -2, -9], [2, -5, 7, 0], [-7, 4, -3, 8], [1, -6, 6, -1], [-8, 3, -4, 7], [0, -7, 5, -2]]> : tensor<9x4xi32>
  %1 = util.unfoldable_constant dense<[[8, 2], [-5, 6], [-1, -8]]> : tensor<3x2xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v = stablehlo.reverse %0, dims = [0] : tensor<9x4xi32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %v) : tensor<i32>, tensor<9x4xi32>, tensor<9x4xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<3x2xi32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<9x4xi32>, tensor<3x2xi32>, tensor<i32>, tensor<i32>) -> tensor<9x4xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %c, %b : tensor<i32>, tensor<9x4xi32>, tensor<9x4xi32>
  }
  check.expect_eq_const(%r#1, dense<[[16, 4, 9, 2], [-10, 12, -1, -8], [16, 4, 8, 1], [-10, 12, -2, -9], [16, 4, 7, 0], [-10, 12, -3, 8], [16, 4, 6, -1], [-10, 12, -4, 7], [-2, -16, 5, -2]]> : tensor<9x4xi32>) : tensor<9x4xi32>
  check.expect_eq_const(%r#2, dense<[[0, -7, 5, -2], [16, 4, -4, 7], [-10, 12, 6, -1], [16, 4, -3, 8], [-10, 12, 7, 0], [16, 4, -2, -9], [16, 4, 8, 1], [-10, 12, -1, -8], [-2, -16, 9, 2]]> : tensor<9x4xi32>) : tensor<9x4xi32>
  return
}
func.func @itself_i32_9_3_() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2], [-5, 6, -1, -8], [3, -4, 8, 1], [-6, 5, -2, -9], [2, -5, 7, 0], [-7, 4, -3, 8], [1, -6, 6, -1], [-8, 3, -4, 7], [0, -7, 5, -2]]> : tensor<9x4xi32>
  %1 = util.unfoldable_constant dense<[[8, 2], [-5, 6], [-1, -8]]> : tensor<3x2xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<9x4xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<3x2xi32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<9x4xi32>, tensor<3x2xi32>, tensor<i32>, tensor<i32>) -> tensor<9x4xi32>
    %s = stablehlo.slice %a [0:3, 0:2] : (tensor<9x4xi32>) -> tensor<3x2xi32>
    %d = stablehlo.dynamic_update_slice %b, %s, %one, %zero : (tensor<9x4xi32>, tensor<3x2xi32>, tensor<i32>, tensor<i32>) -> tensor<9x4xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %d : tensor<i32>, tensor<9x4xi32>
  }
  check.expect_eq_const(%r#1, dense<[[16, 4, 9, 2], [16, 4, -1, -8], [16, 4, 8, 1], [16, 4, -2, -9], [16, 4, 7, 0], [16, 4, -3, 8], [16, 4, 6, -1], [-10, 12, -4, 7], [-2, -16, 5, -2]]> : tensor<9x4xi32>) : tensor<9x4xi32>
  return
}
func.func @puts_i32_1023_1_() {
  %0 = util.unfoldable_constant dense<"0x04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF"> : tensor<1023x1xi32>
  %1 = util.unfoldable_constant dense<[[8]]> : tensor<1x1xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<1023x1xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xi32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1023x1xi32>, tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1023x1xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<1023x1xi32>
  }
  check.expect_eq_const(%r#1, dense<"0x100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF"> : tensor<1023x1xi32>) : tensor<1023x1xi32>
  check.expect_eq_const(%0, dense<"0x04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF"> : tensor<1023x1xi32>) : tensor<1023x1xi32>
  return
}
func.func @keeps_i32_1023_1_() {
  %0 = util.unfoldable_constant dense<"0x04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF"> : tensor<1023x1xi32>
  %1 = util.unfoldable_constant dense<[[8]]> : tensor<1x1xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<1023x1xi32>, tensor<1023x1xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xi32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1023x1xi32>, tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1023x1xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<1023x1xi32>, tensor<1023x1xi32>
  }
  check.expect_eq_const(%r#1, dense<"0x100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF"> : tensor<1023x1xi32>) : tensor<1023x1xi32>
  check.expect_eq_const(%r#2, dense<"0x100000001000000010000000100000001000000010000000100000001000000010000000100000001000000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF"> : tensor<1023x1xi32>) : tensor<1023x1xi32>
  return
}
func.func @swaps_i32_1023_1_() {
  %0 = util.unfoldable_constant dense<"0x04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF"> : tensor<1023x1xi32>
  %1 = util.unfoldable_constant dense<[[8]]> : tensor<1x1xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v = stablehlo.reverse %0, dims = [0] : tensor<1023x1xi32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %v) : tensor<i32>, tensor<1023x1xi32>, tensor<1023x1xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xi32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1023x1xi32>, tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1023x1xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %c, %b : tensor<i32>, tensor<1023x1xi32>, tensor<1023x1xi32>
  }
  check.expect_eq_const(%r#1, dense<"0x10000000FDFFFFFF1000000002000000100000000600000010000000F8FFFFFF10000000FCFFFFFF1000000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF"> : tensor<1023x1xi32>) : tensor<1023x1xi32>
  check.expect_eq_const(%r#2, dense<"0xFEFFFFFF10000000F9FFFFFF1000000007000000100000000300000010000000FFFFFFFF10000000FAFFFFFF1000000008000000FDFFFFFF04000000F9FFFFFF0000000007000000FBFFFFFF02000000F7FFFFFFFEFFFFFF05000000FAFFFFFF0100000008000000FCFFFFFF03000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0200000009000000FDFFFFFF04000000F9FFFFFF0000000007000000FCFFFFFF03000000F8FFFFFFFEFFFFFF05000000FAFFFFFF0100000008000000FDFFFFFF04000000F9FFFFFFFFFFFFFF06000000FBFFFFFF0200000009000000FEFFFFFF05000000FAFFFFFF0000000007000000FCFFFFFF03000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0100000008000000FDFFFFFF04000000F9FFFFFF0000000007000000FCFFFFFF02000000F7FFFFFFFEFFFFFF05000000FAFFFFFF0100000008000000FDFFFFFF04000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0200000009000000FEFFFFFF05000000F9FFFFFF0000000007000000FCFFFFFF03000000F8FFFFFFFFFFFFFF06000000FAFFFFFF0100000008000000FDFFFFFF04000000F9FFFFFF0000000007000000FBFFFFFF02000000F7FFFFFFFEFFFFFF05000000FAFFFFFF0100000008000000FCFFFFFF03000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0200000009000000FDFFFFFF04000000F9FFFFFF0000000007000000FCFFFFFF03000000F8FFFFFFFEFFFFFF05000000FAFFFFFF0100000008000000FDFFFFFF04000000F9FFFFFFFFFFFFFF06000000FBFFFFFF0200000009000000FEFFFFFF05000000FAFFFFFF0000000007000000FCFFFFFF03000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0100000008000000FDFFFFFF04000000F9FFFFFF0000000007000000FCFFFFFF02000000F7FFFFFFFEFFFFFF05000000FAFFFFFF0100000008000000FDFFFFFF03000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0200000009000000FEFFFFFF04000000F9FFFFFF0000000007000000FCFFFFFF03000000F8FFFFFFFFFFFFFF05000000FAFFFFFF0100000008000000FDFFFFFF04000000F9FFFFFF0000000006000000FBFFFFFF02000000F7FFFFFFFEFFFFFF05000000FAFFFFFF0100000007000000FCFFFFFF03000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0200000008000000FDFFFFFF04000000F9FFFFFF0000000007000000FCFFFFFF03000000F7FFFFFFFEFFFFFF05000000FAFFFFFF0100000008000000FDFFFFFF04000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0200000009000000FEFFFFFF05000000F9FFFFFF0000000007000000FCFFFFFF03000000F8FFFFFFFFFFFFFF06000000FAFFFFFF0100000008000000FDFFFFFF04000000F9FFFFFF0000000007000000FBFFFFFF02000000F7FFFFFFFEFFFFFF05000000FAFFFFFF0100000008000000FCFFFFFF03000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0200000009000000FDFFFFFF04000000F9FFFFFF0000000007000000FCFFFFFF03000000F8FFFFFFFEFFFFFF05000000FAFFFFFF0100000008000000FDFFFFFF04000000F9FFFFFFFFFFFFFF06000000FBFFFFFF0200000009000000FEFFFFFF05000000FAFFFFFF0000000007000000FCFFFFFF03000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0100000008000000FDFFFFFF04000000F9FFFFFF0000000007000000FCFFFFFF02000000F7FFFFFFFEFFFFFF05000000FAFFFFFF0100000008000000FDFFFFFF03000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0200000009000000FEFFFFFF04000000F9FFFFFF0000000007000000FCFFFFFF03000000F8FFFFFFFFFFFFFF05000000FAFFFFFF0100000008000000FDFFFFFF04000000F9FFFFFF0000000006000000FBFFFFFF02000000F7FFFFFFFEFFFFFF05000000FAFFFFFF0100000007000000FCFFFFFF03000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0200000008000000FDFFFFFF04000000F9FFFFFF0000000007000000FCFFFFFF03000000F7FFFFFFFEFFFFFF05000000FAFFFFFF0100000008000000FDFFFFFF04000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0200000009000000FEFFFFFF05000000F9FFFFFF0000000007000000FCFFFFFF03000000F8FFFFFFFFFFFFFF06000000FAFFFFFF0100000008000000FDFFFFFF04000000F9FFFFFF0000000007000000FBFFFFFF02000000F7FFFFFFFEFFFFFF05000000FAFFFFFF0100000008000000FDFFFFFF03000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0200000009000000FEFFFFFF04000000F9FFFFFF0000000007000000FCFFFFFF03000000F8FFFFFFFFFFFFFF05000000FAFFFFFF0100000008000000FDFFFFFF04000000F9FFFFFF0000000006000000FBFFFFFF02000000F7FFFFFFFEFFFFFF05000000FAFFFFFF0100000007000000FCFFFFFF03000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0200000008000000FDFFFFFF04000000F9FFFFFF0000000007000000FCFFFFFF03000000F7FFFFFFFEFFFFFF05000000FAFFFFFF0100000008000000FDFFFFFF04000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0200000009000000FEFFFFFF05000000F9FFFFFF0000000007000000FCFFFFFF03000000F8FFFFFFFFFFFFFF06000000FAFFFFFF0100000008000000FDFFFFFF04000000F9FFFFFF0000000007000000FBFFFFFF02000000F7FFFFFFFEFFFFFF05000000FAFFFFFF0100000008000000FCFFFFFF03000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0200000009000000FDFFFFFF04000000F9FFFFFF0000000007000000FCFFFFFF03000000F8FFFFFFFEFFFFFF05000000FAFFFFFF0100000008000000FDFFFFFF04000000F9FFFFFFFFFFFFFF06000000FBFFFFFF0200000009000000FEFFFFFF05000000FAFFFFFF0000000007000000FCFFFFFF03000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0100000008000000FDFFFFFF04000000F9FFFFFF0000000007000000FCFFFFFF02000000F7FFFFFFFEFFFFFF05000000FAFFFFFF0100000008000000FDFFFFFF03000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0200000009000000FEFFFFFF04000000F9FFFFFF0000000007000000FCFFFFFF03000000F8FFFFFFFFFFFFFF05000000FAFFFFFF0100000008000000FDFFFFFF04000000F9FFFFFF0000000006000000FBFFFFFF02000000F7FFFFFFFEFFFFFF05000000FAFFFFFF0100000007000000FCFFFFFF03000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0200000008000000FDFFFFFF04000000F9FFFFFF0000000007000000FCFFFFFF03000000F7FFFFFFFEFFFFFF05000000FAFFFFFF0100000008000000FDFFFFFF04000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0200000009000000FEFFFFFF05000000F9FFFFFF0000000007000000FCFFFFFF03000000F8FFFFFFFFFFFFFF06000000FAFFFFFF0100000008000000FDFFFFFF04000000F9FFFFFF0000000007000000FBFFFFFF02000000F7FFFFFFFEFFFFFF05000000FAFFFFFF0100000008000000FCFFFFFF03000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0200000009000000FDFFFFFF04000000F9FFFFFF0000000007000000FCFFFFFF03000000F8FFFFFFFEFFFFFF05000000FAFFFFFF0100000008000000FDFFFFFF04000000F9FFFFFFFFFFFFFF06000000FBFFFFFF0200000009000000FEFFFFFF05000000FAFFFFFF0000000007000000FCFFFFFF03000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0100000008000000FDFFFFFF04000000F9FFFFFF0000000007000000FCFFFFFF02000000F7FFFFFFFEFFFFFF05000000FAFFFFFF0100000008000000FDFFFFFF03000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0200000009000000FEFFFFFF04000000F9FFFFFF0000000007000000FCFFFFFF03000000F8FFFFFFFFFFFFFF05000000FAFFFFFF0100000008000000FDFFFFFF04000000F9FFFFFF0000000006000000FBFFFFFF02000000F7FFFFFFFEFFFFFF05000000FAFFFFFF0100000008000000FCFFFFFF03000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0200000009000000FDFFFFFF04000000F9FFFFFF0000000007000000FCFFFFFF03000000F8FFFFFFFEFFFFFF05000000FAFFFFFF0100000008000000FDFFFFFF04000000F9FFFFFFFFFFFFFF06000000FBFFFFFF0200000009000000FEFFFFFF05000000FAFFFFFF0000000007000000FCFFFFFF03000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0100000008000000FDFFFFFF04000000F9FFFFFF0000000007000000FCFFFFFF02000000F7FFFFFFFEFFFFFF05000000FAFFFFFF0100000008000000FDFFFFFF03000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0200000009000000FEFFFFFF04000000F9FFFFFF0000000007000000FCFFFFFF03000000F8FFFFFFFFFFFFFF05000000FAFFFFFF0100000008000000FDFFFFFF04000000F9FFFFFF0000000006000000FBFFFFFF02000000F7FFFFFFFEFFFFFF05000000FAFFFFFF0100000007000000FCFFFFFF03000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0200000008000000FDFFFFFF04000000F9FFFFFF0000000007000000FCFFFFFF03000000F7FFFFFFFEFFFFFF05000000FAFFFFFF0100000008000000FDFFFFFF04000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0200000009000000FEFFFFFF05000000F9FFFFFF0000000007000000FCFFFFFF03000000F8FFFFFFFFFFFFFF06000000FAFFFFFF0100000008000000FDFFFFFF04000000F9FFFFFF0000000007000000FBFFFFFF02000000F7FFFFFFFEFFFFFF05000000FAFFFFFF0100000008000000FCFFFFFF03000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0200000009000000FDFFFFFF04000000F9FFFFFF0000000007000000FCFFFFFF03000000F8FFFFFFFEFFFFFF05000000FAFFFFFF0100000008000000FDFFFFFF04000000F9FFFFFFFFFFFFFF06000000FBFFFFFF0200000009000000FEFFFFFF05000000FAFFFFFF0000000007000000FCFFFFFF03000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0100000008000000FDFFFFFF04000000F9FFFFFF0000000007000000FCFFFFFF02000000F7FFFFFFFEFFFFFF05000000FAFFFFFF0100000008000000FDFFFFFF03000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0200000009000000FEFFFFFF04000000F9FFFFFF0000000007000000FCFFFFFF03000000F8FFFFFFFFFFFFFF05000000FAFFFFFF0100000008000000FDFFFFFF04000000F9FFFFFF0000000006000000FBFFFFFF02000000F7FFFFFFFEFFFFFF05000000FAFFFFFF0100000007000000FCFFFFFF03000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0200000008000000FDFFFFFF04000000F9FFFFFF0000000007000000FCFFFFFF03000000F7FFFFFFFEFFFFFF05000000FAFFFFFF0100000008000000FDFFFFFF04000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0200000009000000FEFFFFFF05000000F9FFFFFF0000000007000000FCFFFFFF03000000F8FFFFFFFFFFFFFF06000000FAFFFFFF0100000008000000FDFFFFFF04000000F9FFFFFF0000000007000000FBFFFFFF02000000F7FFFFFFFEFFFFFF05000000FAFFFFFF0100000008000000FCFFFFFF03000000F8FFFFFFFFFFFFFF06000000FBFFFFFF0200000009000000FDFFFFFF04000000"> : tensor<1023x1xi32>) : tensor<1023x1xi32>
  return
}
func.func @itself_i32_1023_1_() {
  %0 = util.unfoldable_constant dense<"0x04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF"> : tensor<1023x1xi32>
  %1 = util.unfoldable_constant dense<[[8]]> : tensor<1x1xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<1023x1xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xi32>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1023x1xi32>, tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1023x1xi32>
    %s = stablehlo.slice %a [0:1, 0:1] : (tensor<1023x1xi32>) -> tensor<1x1xi32>
    %d = stablehlo.dynamic_update_slice %b, %s, %one, %zero : (tensor<1023x1xi32>, tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1023x1xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %d : tensor<i32>, tensor<1023x1xi32>
  }
  check.expect_eq_const(%r#1, dense<"0x100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF"> : tensor<1023x1xi32>) : tensor<1023x1xi32>
  return
}
func.func @puts_f16_7_1_() {
  %0 = util.unfoldable_constant dense<[[1.4560546875, -0.8359375, 2.873046875, 0.58056640625, -1.7109375], [1.9970703125, -0.294921875, -2.5859375, 1.12109375, -1.169921875], [2.537109375, 0.24609375, -2.044921875, 1.662109375, -0.62939453125], [-2.921875, 0.787109375, -1.5048828125, 2.203125, -0.0882568359375], [-2.380859375, 1.328125, -0.9638671875, 2.744140625, 0.452880859375], [-1.8388671875, 1.869140625, -0.422607421875, -2.71484375, 0.99365234375], [-1.2978515625, 2.41015625, 0.118408203125, -2.173828125, 1.53515625]]> : tensor<7x5xf16>
  %1 = util.unfoldable_constant dense<[[2.82421875, 0.53173828125, -1.759765625, 1.9482421875, -0.34375]]> : tensor<1x5xf16>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xf16>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x5xf16>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<7x5xf16>, tensor<1x5xf16>, tensor<i32>, tensor<i32>) -> tensor<7x5xf16>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xf16>
  }
  check.expect_eq_const(%r#1, dense<[[5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875], [5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875], [5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875], [5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875], [5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875], [5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875], [5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875]]> : tensor<7x5xf16>) : tensor<7x5xf16>
  check.expect_eq_const(%0, dense<[[1.4560546875, -0.8359375, 2.873046875, 0.58056640625, -1.7109375], [1.9970703125, -0.294921875, -2.5859375, 1.12109375, -1.169921875], [2.537109375, 0.24609375, -2.044921875, 1.662109375, -0.62939453125], [-2.921875, 0.787109375, -1.5048828125, 2.203125, -0.0882568359375], [-2.380859375, 1.328125, -0.9638671875, 2.744140625, 0.452880859375], [-1.8388671875, 1.869140625, -0.422607421875, -2.71484375, 0.99365234375], [-1.2978515625, 2.41015625, 0.118408203125, -2.173828125, 1.53515625]]> : tensor<7x5xf16>) : tensor<7x5xf16>
  return
}
func.func @keeps_f16_7_1_() {
  %0 = util.unfoldable_constant dense<[[1.4560546875, -0.8359375, 2.873046875, 0.58056640625, -1.7109375], [1.9970703125, -0.294921875, -2.5859375, 1.12109375, -1.169921875], [2.537109375, 0.24609375, -2.044921875, 1.662109375, -0.62939453125], [-2.921875, 0.787109375, -1.5048828125, 2.203125, -0.0882568359375], [-2.380859375, 1.328125, -0.9638671875, 2.744140625, 0.452880859375], [-1.8388671875, 1.869140625, -0.422607421875, -2.71484375, 0.99365234375], [-1.2978515625, 2.41015625, 0.118408203125, -2.173828125, 1.53515625]]> : tensor<7x5xf16>
  %1 = util.unfoldable_constant dense<[[2.82421875, 0.53173828125, -1.759765625, 1.9482421875, -0.34375]]> : tensor<1x5xf16>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xf16>, tensor<7x5xf16>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x5xf16>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<7x5xf16>, tensor<1x5xf16>, tensor<i32>, tensor<i32>) -> tensor<7x5xf16>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xf16>, tensor<7x5xf16>
  }
  check.expect_eq_const(%r#1, dense<[[5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875], [5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875], [5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875], [5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875], [5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875], [5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875], [5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875]]> : tensor<7x5xf16>) : tensor<7x5xf16>
  check.expect_eq_const(%r#2, dense<[[5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875], [5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875], [5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875], [5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875], [5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875], [5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875], [5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875]]> : tensor<7x5xf16>) : tensor<7x5xf16>
  return
}
func.func @swaps_f16_7_1_() {
  %0 = util.unfoldable_constant dense<[[1.4560546875, -0.8359375, 2.873046875, 0.58056640625, -1.7109375], [1.9970703125, -0.294921875, -2.5859375, 1.12109375, -1.169921875], [2.537109375, 0.24609375, -2.044921875, 1.662109375, -0.62939453125], [-2.921875, 0.787109375, -1.5048828125, 2.203125, -0.0882568359375], [-2.380859375, 1.328125, -0.9638671875, 2.744140625, 0.452880859375], [-1.8388671875, 1.869140625, -0.422607421875, -2.71484375, 0.99365234375], [-1.2978515625, 2.41015625, 0.118408203125, -2.173828125, 1.53515625]]> : tensor<7x5xf16>
  %1 = util.unfoldable_constant dense<[[2.82421875, 0.53173828125, -1.759765625, 1.9482421875, -0.34375]]> : tensor<1x5xf16>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v = stablehlo.reverse %0, dims = [0] : tensor<7x5xf16>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %v) : tensor<i32>, tensor<7x5xf16>, tensor<7x5xf16>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x5xf16>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<7x5xf16>, tensor<1x5xf16>, tensor<i32>, tensor<i32>) -> tensor<7x5xf16>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %c, %b : tensor<i32>, tensor<7x5xf16>, tensor<7x5xf16>
  }
  check.expect_eq_const(%r#1, dense<[[5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875], [1.9970703125, -0.294921875, -2.5859375, 1.12109375, -1.169921875], [5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875], [-2.921875, 0.787109375, -1.5048828125, 2.203125, -0.0882568359375], [5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875], [-1.8388671875, 1.869140625, -0.422607421875, -2.71484375, 0.99365234375], [5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875]]> : tensor<7x5xf16>) : tensor<7x5xf16>
  check.expect_eq_const(%r#2, dense<[[-1.2978515625, 2.41015625, 0.118408203125, -2.173828125, 1.53515625], [5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875], [-2.380859375, 1.328125, -0.9638671875, 2.744140625, 0.452880859375], [5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875], [2.537109375, 0.24609375, -2.044921875, 1.662109375, -0.62939453125], [5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875], [5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875]]> : tensor<7x5xf16>) : tensor<7x5xf16>
  return
}
func.func @itself_f16_7_1_() {
  %0 = util.unfoldable_constant dense<[[1.4560546875, -0.8359375, 2.873046875, 0.58056640625, -1.7109375], [1.9970703125, -0.294921875, -2.5859375, 1.12109375, -1.169921875], [2.537109375, 0.24609375, -2.044921875, 1.662109375, -0.62939453125], [-2.921875, 0.787109375, -1.5048828125, 2.203125, -0.0882568359375], [-2.380859375, 1.328125, -0.9638671875, 2.744140625, 0.452880859375], [-1.8388671875, 1.869140625, -0.422607421875, -2.71484375, 0.99365234375], [-1.2978515625, 2.41015625, 0.118408203125, -2.173828125, 1.53515625]]> : tensor<7x5xf16>
  %1 = util.unfoldable_constant dense<[[2.82421875, 0.53173828125, -1.759765625, 1.9482421875, -0.34375]]> : tensor<1x5xf16>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xf16>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x5xf16>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<7x5xf16>, tensor<1x5xf16>, tensor<i32>, tensor<i32>) -> tensor<7x5xf16>
    %s = stablehlo.slice %a [0:1, 0:5] : (tensor<7x5xf16>) -> tensor<1x5xf16>
    %d = stablehlo.dynamic_update_slice %b, %s, %one, %zero : (tensor<7x5xf16>, tensor<1x5xf16>, tensor<i32>, tensor<i32>) -> tensor<7x5xf16>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %d : tensor<i32>, tensor<7x5xf16>
  }
  check.expect_eq_const(%r#1, dense<[[5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875], [5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875], [5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875], [5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875], [5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875], [5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875], [5.6484375, 1.0634765625, -3.51953125, 3.896484375, -0.6875]]> : tensor<7x5xf16>) : tensor<7x5xf16>
  return
}
func.func @puts_f16_1_1_() {
  %0 = util.unfoldable_constant dense<[[1.4560546875]]> : tensor<1x1xf16>
  %1 = util.unfoldable_constant dense<[[2.82421875]]> : tensor<1x1xf16>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<1x1xf16>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xf16>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1x1xf16>, tensor<1x1xf16>, tensor<i32>, tensor<i32>) -> tensor<1x1xf16>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<1x1xf16>
  }
  check.expect_eq_const(%r#1, dense<[[5.6484375]]> : tensor<1x1xf16>) : tensor<1x1xf16>
  check.expect_eq_const(%0, dense<[[1.4560546875]]> : tensor<1x1xf16>) : tensor<1x1xf16>
  return
}
func.func @keeps_f16_1_1_() {
  %0 = util.unfoldable_constant dense<[[1.4560546875]]> : tensor<1x1xf16>
  %1 = util.unfoldable_constant dense<[[2.82421875]]> : tensor<1x1xf16>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<1x1xf16>, tensor<1x1xf16>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xf16>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1x1xf16>, tensor<1x1xf16>, tensor<i32>, tensor<i32>) -> tensor<1x1xf16>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<1x1xf16>, tensor<1x1xf16>
  }
  check.expect_eq_const(%r#1, dense<[[5.6484375]]> : tensor<1x1xf16>) : tensor<1x1xf16>
  check.expect_eq_const(%r#2, dense<[[5.6484375]]> : tensor<1x1xf16>) : tensor<1x1xf16>
  return
}
func.func @swaps_f16_1_1_() {
  %0 = util.unfoldable_constant dense<[[1.4560546875]]> : tensor<1x1xf16>
  %1 = util.unfoldable_constant dense<[[2.82421875]]> : tensor<1x1xf16>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v = stablehlo.reverse %0, dims = [0] : tensor<1x1xf16>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %v) : tensor<i32>, tensor<1x1xf16>, tensor<1x1xf16>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xf16>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1x1xf16>, tensor<1x1xf16>, tensor<i32>, tensor<i32>) -> tensor<1x1xf16>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %c, %b : tensor<i32>, tensor<1x1xf16>, tensor<1x1xf16>
  }
  check.expect_eq_const(%r#1, dense<[[5.6484375]]> : tensor<1x1xf16>) : tensor<1x1xf16>
  check.expect_eq_const(%r#2, dense<[[5.6484375]]> : tensor<1x1xf16>) : tensor<1x1xf16>
  return
}
func.func @itself_f16_1_1_() {
  %0 = util.unfoldable_constant dense<[[1.4560546875]]> : tensor<1x1xf16>
  %1 = util.unfoldable_constant dense<[[2.82421875]]> : tensor<1x1xf16>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<1x1xf16>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xf16>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1x1xf16>, tensor<1x1xf16>, tensor<i32>, tensor<i32>) -> tensor<1x1xf16>
    %s = stablehlo.slice %a [0:1, 0:1] : (tensor<1x1xf16>) -> tensor<1x1xf16>
    %d = stablehlo.dynamic_update_slice %b, %s, %one, %zero : (tensor<1x1xf16>, tensor<1x1xf16>, tensor<i32>, tensor<i32>) -> tensor<1x1xf16>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %d : tensor<i32>, tensor<1x1xf16>
  }
  check.expect_eq_const(%r#1, dense<[[1.4560546875]]> : tensor<1x1xf16>) : tensor<1x1xf16>
  return
}
func.func @puts_f16_9_3_() {
  %0 = util.unfoldable_constant dense<[[1.4560546875, -0.8359375, 2.873046875, 0.58056640625], [-1.7109375, 1.9970703125, -0.294921875, -2.5859375], [1.12109375, -1.169921875, 2.537109375, 0.24609375], [-2.044921875, 1.662109375, -0.62939453125, -2.921875], [0.787109375, -1.5048828125, 2.203125, -0.0882568359375], [-2.380859375, 1.328125, -0.9638671875, 2.744140625], [0.452880859375, -1.8388671875, 1.869140625, -0.422607421875], [-2.71484375, 0.99365234375, -1.2978515625, 2.41015625], [0.118408203125, -2.173828125, 1.53515625, -0.7568359375]]> : tensor<9x4xf16>
  %1 = util.unfoldable_constant dense<[[2.82421875, 0.53173828125], [-1.759765625, 1.9482421875], [-0.34375, -2.634765625]]> : tensor<3x2xf16>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<9x4xf16>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<3x2xf16>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<9x4xf16>, tensor<3x2xf16>, tensor<i32>, tensor<i32>) -> tensor<9x4xf16>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<9x4xf16>
  }
  check.expect_eq_const(%r#1, dense<[[5.6484375, 1.0634765625, 2.873046875, 0.58056640625], [5.6484375, 1.0634765625, -0.294921875, -2.5859375], [5.6484375, 1.0634765625, 2.537109375, 0.24609375], [5.6484375, 1.0634765625, -0.62939453125, -2.921875], [5.6484375, 1.0634765625, 2.203125, -0.0882568359375], [5.6484375, 1.0634765625, -0.9638671875, 2.744140625], [5.6484375, 1.0634765625, 1.869140625, -0.422607421875], [-3.51953125, 3.896484375, -1.2978515625, 2.41015625], [-0.6875, -5.26953125, 1.53515625, -0.7568359375]]> : tensor<9x4xf16>) : tensor<9x4xf16>
  check.expect_eq_const(%0, dense<[[1.4560546875, -0.8359375, 2.873046875, 0.58056640625], [-1.7109375, 1.9970703125, -0.294921875, -2.5859375], [1.12109375, -1.169921875, 2.537109375, 0.24609375], [-2.044921875, 1.662109375, -0.62939453125, -2.921875], [0.787109375, -1.5048828125, 2.203125, -0.0882568359375], [-2.380859375, 1.328125, -0.9638671875, 2.744140625], [0.452880859375, -1.8388671875, 1.869140625, -0.422607421875], [-2.71484375, 0.99365234375, -1.2978515625, 2.41015625], [0.118408203125, -2.173828125, 1.53515625, -0.7568359375]]> : tensor<9x4xf16>) : tensor<9x4xf16>
  return
}
func.func @keeps_f16_9_3_() {
  %0 = util.unfoldable_constant dense<[[1.4560546875, -0.8359375, 2.873046875, 0.58056640625], [-1.7109375, 1.9970703125, -0.294921875, -2.5859375], [1.12109375, -1.169921875, 2.537109375, 0.24609375], [-2.044921875, 1.662109375, -0.62939453125, -2.921875], [0.787109375, -1.5048828125, 2.203125, -0.0882568359375], [-2.380859375, 1.328125, -0.9638671875, 2.744140625], [0.452880859375, -1.8388671875, 1.869140625, -0.422607421875], [-2.71484375, 0.99365234375, -1.2978515625, 2.41015625], [0.118408203125, -2.173828125, 1.53515625, -0.7568359375]]> : tensor<9x4xf16>
  %1 = util.unfoldable_constant dense<[[2.82421875, 0.53173828125], [-1.759765625, 1.9482421875], [-0.34375, -2.634765625]]> : tensor<3x2xf16>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<9x4xf16>, tensor<9x4xf16>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<3x2xf16>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<9x4xf16>, tensor<3x2xf16>, tensor<i32>, tensor<i32>) -> tensor<9x4xf16>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<9x4xf16>, tensor<9x4xf16>
  }
  check.expect_eq_const(%r#1, dense<[[5.6484375, 1.0634765625, 2.873046875, 0.58056640625], [5.6484375, 1.0634765625, -0.294921875, -2.5859375], [5.6484375, 1.0634765625, 2.537109375, 0.24609375], [5.6484375, 1.0634765625, -0.62939453125, -2.921875], [5.6484375, 1.0634765625, 2.203125, -0.0882568359375], [5.6484375, 1.0634765625, -0.9638671875, 2.744140625], [5.6484375, 1.0634765625, 1.869140625, -0.422607421875], [-3.51953125, 3.896484375, -1.2978515625, 2.41015625], [-0.6875, -5.26953125, 1.53515625, -0.7568359375]]> : tensor<9x4xf16>) : tensor<9x4xf16>
  check.expect_eq_const(%r#2, dense<[[5.6484375, 1.0634765625, 2.873046875, 0.58056640625], [5.6484375, 1.0634765625, -0.294921875, -2.5859375], [5.6484375, 1.0634765625, 2.537109375, 0.24609375], [5.6484375, 1.0634765625, -0.62939453125, -2.921875], [5.6484375, 1.0634765625, 2.203125, -0.0882568359375], [5.6484375, 1.0634765625, -0.9638671875, 2.744140625], [5.6484375, 1.0634765625, 1.869140625, -0.422607421875], [-3.51953125, 3.896484375, -1.2978515625, 2.41015625], [-0.6875, -5.26953125, 1.53515625, -0.7568359375]]> : tensor<9x4xf16>) : tensor<9x4xf16>
  return
}
func.func @swaps_f16_9_3_() {
  %0 = util.unfoldable_constant dense<[[1.4560546875, -0.8359375, 2.873046875, 0.58056640625], [-1.7109375, 1.9970703125, -0.294921875, -2.5859375], [1.12109375, -1.169921875, 2.537109375, 0.24609375], [-2.044921875, 1.662109375, -0.62939453125, -2.921875], [0.787109375, -1.5048828125, 2.203125, -0.0882568359375], [-2.380859375, 1.328125, -0.9638671875, 2.744140625], [0.452880859375, -1.8388671875, 1.869140625, -0.422607421875], [-2.71484375, 0.99365234375, -1.2978515625, 2.41015625], [0.118408203125, -2.173828125, 1.53515625, -0.7568359375]]> : tensor<9x4xf16>
  %1 = util.unfoldable_constant dense<[[2.82421875, 0.53173828125], [-1.759765625, 1.9482421875], [-0.34375, -2.634765625]]> : tensor<3x2xf16>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v = stablehlo.reverse %0, dims = [0] : tensor<9x4xf16>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %v) : tensor<i32>, tensor<9x4xf16>, tensor<9x4xf16>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<3x2xf16>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<9x4xf16>, tensor<3x2xf16>, tensor<i32>, tensor<i32>) -> tensor<9x4xf16>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %c, %b : tensor<i32>, tensor<9x4xf16>, tensor<9x4xf16>
  }
  check.expect_eq_const(%r#1, dense<[[5.6484375, 1.0634765625, 2.873046875, 0.58056640625], [-3.51953125, 3.896484375, -0.294921875, -2.5859375], [5.6484375, 1.0634765625, 2.537109375, 0.24609375], [-3.51953125, 3.896484375, -0.62939453125, -2.921875], [5.6484375, 1.0634765625, 2.203125, -0.0882568359375], [-3.51953125, 3.896484375, -0.9638671875, 2.744140625], [5.6484375, 1.0634765625, 1.869140625, -0.422607421875], [-3.51953125, 3.896484375, -1.2978515625, 2.41015625], [-0.6875, -5.26953125, 1.53515625, -0.7568359375]]> : tensor<9x4xf16>) : tensor<9x4xf16>
  check.expect_eq_const(%r#2, dense<[[0.118408203125, -2.173828125, 1.53515625, -0.7568359375], [5.6484375, 1.0634765625, -1.2978515625, 2.41015625], [-3.51953125, 3.896484375, 1.869140625, -0.422607421875], [5.6484375, 1.0634765625, -0.9638671875, 2.744140625], [-3.51953125, 3.896484375, 2.203125, -0.0882568359375], [5.6484375, 1.0634765625, -0.62939453125, -2.921875], [5.6484375, 1.0634765625, 2.537109375, 0.24609375], [-3.51953125, 3.896484375, -0.294921875, -2.5859375], [-0.6875, -5.26953125, 2.873046875, 0.58056640625]]> : tensor<9x4xf16>) : tensor<9x4xf16>
  return
}
func.func @itself_f16_9_3_() {
  %0 = util.unfoldable_constant dense<[[1.4560546875, -0.8359375, 2.873046875, 0.58056640625], [-1.7109375, 1.9970703125, -0.294921875, -2.5859375], [1.12109375, -1.169921875, 2.537109375, 0.24609375], [-2.044921875, 1.662109375, -0.62939453125, -2.921875], [0.787109375, -1.5048828125, 2.203125, -0.0882568359375], [-2.380859375, 1.328125, -0.9638671875, 2.744140625], [0.452880859375, -1.8388671875, 1.869140625, -0.422607421875], [-2.71484375, 0.99365234375, -1.2978515625, 2.41015625], [0.118408203125, -2.173828125, 1.53515625, -0.7568359375]]> : tensor<9x4xf16>
  %1 = util.unfoldable_constant dense<[[2.82421875, 0.53173828125], [-1.759765625, 1.9482421875], [-0.34375, -2.634765625]]> : tensor<3x2xf16>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<9x4xf16>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<3x2xf16>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<9x4xf16>, tensor<3x2xf16>, tensor<i32>, tensor<i32>) -> tensor<9x4xf16>
    %s = stablehlo.slice %a [0:3, 0:2] : (tensor<9x4xf16>) -> tensor<3x2xf16>
    %d = stablehlo.dynamic_update_slice %b, %s, %one, %zero : (tensor<9x4xf16>, tensor<3x2xf16>, tensor<i32>, tensor<i32>) -> tensor<9x4xf16>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %d : tensor<i32>, tensor<9x4xf16>
  }
  check.expect_eq_const(%r#1, dense<[[5.6484375, 1.0634765625, 2.873046875, 0.58056640625], [5.6484375, 1.0634765625, -0.294921875, -2.5859375], [5.6484375, 1.0634765625, 2.537109375, 0.24609375], [5.6484375, 1.0634765625, -0.62939453125, -2.921875], [5.6484375, 1.0634765625, 2.203125, -0.0882568359375], [5.6484375, 1.0634765625, -0.9638671875, 2.744140625], [5.6484375, 1.0634765625, 1.869140625, -0.422607421875], [-3.51953125, 3.896484375, -1.2978515625, 2.41015625], [-0.6875, -5.26953125, 1.53515625, -0.7568359375]]> : tensor<9x4xf16>) : tensor<9x4xf16>
  return
}
func.func @puts_i8_7_1_() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1]]> : tensor<1x5xi8>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x5xi8>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<7x5xi8>, tensor<1x5xi8>, tensor<i32>, tensor<i32>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  check.expect_eq_const(%0, dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @keeps_i8_7_1_() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1]]> : tensor<1x5xi8>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x5xi8>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<7x5xi8>, tensor<1x5xi8>, tensor<i32>, tensor<i32>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  check.expect_eq_const(%r#2, dense<[[16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @swaps_i8_7_1_() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1]]> : tensor<1x5xi8>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v = stablehlo.reverse %0, dims = [0] : tensor<7x5xi8>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %v) : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x5xi8>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<7x5xi8>, tensor<1x5xi8>, tensor<i32>, tensor<i32>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %c, %b : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[16, 4, -10, 12, -2], [6, -1, -8, 3, -4], [16, 4, -10, 12, -2], [-9, 2, -5, 7, 0], [16, 4, -10, 12, -2], [-6, 6, -1, -8, 3], [16, 4, -10, 12, -2]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  check.expect_eq_const(%r#2, dense<[[-4, 7, 0, -7, 5], [16, 4, -10, 12, -2], [-7, 4, -3, 8, 1], [16, 4, -10, 12, -2], [8, 1, -6, 5, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @itself_i8_7_1_() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1]]> : tensor<1x5xi8>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x5xi8>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<7x5xi8>, tensor<1x5xi8>, tensor<i32>, tensor<i32>) -> tensor<7x5xi8>
    %s = stablehlo.slice %a [0:1, 0:5] : (tensor<7x5xi8>) -> tensor<1x5xi8>
    %d = stablehlo.dynamic_update_slice %b, %s, %one, %zero : (tensor<7x5xi8>, tensor<1x5xi8>, tensor<i32>, tensor<i32>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %d : tensor<i32>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2], [16, 4, -10, 12, -2]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @puts_i8_1_1_() {
  %0 = util.unfoldable_constant dense<[[4]]> : tensor<1x1xi8>
  %1 = util.unfoldable_constant dense<[[8]]> : tensor<1x1xi8>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<1x1xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xi8>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1x1xi8>, tensor<1x1xi8>, tensor<i32>, tensor<i32>) -> tensor<1x1xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<1x1xi8>
  }
  check.expect_eq_const(%r#1, dense<[[16]]> : tensor<1x1xi8>) : tensor<1x1xi8>
  check.expect_eq_const(%0, dense<[[4]]> : tensor<1x1xi8>) : tensor<1x1xi8>
  return
}
func.func @keeps_i8_1_1_() {
  %0 = util.unfoldable_constant dense<[[4]]> : tensor<1x1xi8>
  %1 = util.unfoldable_constant dense<[[8]]> : tensor<1x1xi8>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<1x1xi8>, tensor<1x1xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xi8>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1x1xi8>, tensor<1x1xi8>, tensor<i32>, tensor<i32>) -> tensor<1x1xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<1x1xi8>, tensor<1x1xi8>
  }
  check.expect_eq_const(%r#1, dense<[[16]]> : tensor<1x1xi8>) : tensor<1x1xi8>
  check.expect_eq_const(%r#2, dense<[[16]]> : tensor<1x1xi8>) : tensor<1x1xi8>
  return
}
func.func @swaps_i8_1_1_() {
  %0 = util.unfoldable_constant dense<[[4]]> : tensor<1x1xi8>
  %1 = util.unfoldable_constant dense<[[8]]> : tensor<1x1xi8>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v = stablehlo.reverse %0, dims = [0] : tensor<1x1xi8>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %v) : tensor<i32>, tensor<1x1xi8>, tensor<1x1xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xi8>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1x1xi8>, tensor<1x1xi8>, tensor<i32>, tensor<i32>) -> tensor<1x1xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %c, %b : tensor<i32>, tensor<1x1xi8>, tensor<1x1xi8>
  }
  check.expect_eq_const(%r#1, dense<[[16]]> : tensor<1x1xi8>) : tensor<1x1xi8>
  check.expect_eq_const(%r#2, dense<[[16]]> : tensor<1x1xi8>) : tensor<1x1xi8>
  return
}
func.func @itself_i8_1_1_() {
  %0 = util.unfoldable_constant dense<[[4]]> : tensor<1x1xi8>
  %1 = util.unfoldable_constant dense<[[8]]> : tensor<1x1xi8>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<1x1xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xi8>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1x1xi8>, tensor<1x1xi8>, tensor<i32>, tensor<i32>) -> tensor<1x1xi8>
    %s = stablehlo.slice %a [0:1, 0:1] : (tensor<1x1xi8>) -> tensor<1x1xi8>
    %d = stablehlo.dynamic_update_slice %b, %s, %one, %zero : (tensor<1x1xi8>, tensor<1x1xi8>, tensor<i32>, tensor<i32>) -> tensor<1x1xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %d : tensor<i32>, tensor<1x1xi8>
  }
  check.expect_eq_const(%r#1, dense<[[4]]> : tensor<1x1xi8>) : tensor<1x1xi8>
  return
}
func.func @puts_i8_9_3_() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2], [-5, 6, -1, -8], [3, -4, 8, 1], [-6, 5, -2, -9], [2, -5, 7, 0], [-7, 4, -3, 8], [1, -6, 6, -1], [-8, 3, -4, 7], [0, -7, 5, -2]]> : tensor<9x4xi8>
  %1 = util.unfoldable_constant dense<[[8, 2], [-5, 6], [-1, -8]]> : tensor<3x2xi8>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<9x4xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<3x2xi8>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<9x4xi8>, tensor<3x2xi8>, tensor<i32>, tensor<i32>) -> tensor<9x4xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<9x4xi8>
  }
  check.expect_eq_const(%r#1, dense<[[16, 4, 9, 2], [16, 4, -1, -8], [16, 4, 8, 1], [16, 4, -2, -9], [16, 4, 7, 0], [16, 4, -3, 8], [16, 4, 6, -1], [-10, 12, -4, 7], [-2, -16, 5, -2]]> : tensor<9x4xi8>) : tensor<9x4xi8>
  check.expect_eq_const(%0, dense<[[4, -3, 9, 2], [-5, 6, -1, -8], [3, -4, 8, 1], [-6, 5, -2, -9], [2, -5, 7, 0], [-7, 4, -3, 8], [1, -6, 6, -1], [-8, 3, -4, 7], [0, -7, 5, -2]]> : tensor<9x4xi8>) : tensor<9x4xi8>
  return
}
func.func @keeps_i8_9_3_() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2], [-5, 6, -1, -8], [3, -4, 8, 1], [-6, 5, -2, -9], [2, -5, 7, 0], [-7, 4, -3, 8], [1, -6, 6, -1], [-8, 3, -4, 7], [0, -7, 5, -2]]> : tensor<9x4xi8>
  %1 = util.unfoldable_constant dense<[[8, 2], [-5, 6], [-1, -8]]> : tensor<3x2xi8>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<9x4xi8>, tensor<9x4xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<3x2xi8>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<9x4xi8>, tensor<3x2xi8>, tensor<i32>, tensor<i32>) -> tensor<9x4xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<9x4xi8>, tensor<9x4xi8>
  }
  check.expect_eq_const(%r#1, dense<[[16, 4, 9, 2], [16, 4, -1, -8], [16, 4, 8, 1], [16, 4, -2, -9], [16, 4, 7, 0], [16, 4, -3, 8], [16, 4, 6, -1], [-10, 12, -4, 7], [-2, -16, 5, -2]]> : tensor<9x4xi8>) : tensor<9x4xi8>
  check.expect_eq_const(%r#2, dense<[[16, 4, 9, 2], [16, 4, -1, -8], [16, 4, 8, 1], [16, 4, -2, -9], [16, 4, 7, 0], [16, 4, -3, 8], [16, 4, 6, -1], [-10, 12, -4, 7], [-2, -16, 5, -2]]> : tensor<9x4xi8>) : tensor<9x4xi8>
  return
}
func.func @swaps_i8_9_3_() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2], [-5, 6, -1, -8], [3, -4, 8, 1], [-6, 5, -2, -9], [2, -5, 7, 0], [-7, 4, -3, 8], [1, -6, 6, -1], [-8, 3, -4, 7], [0, -7, 5, -2]]> : tensor<9x4xi8>
  %1 = util.unfoldable_constant dense<[[8, 2], [-5, 6], [-1, -8]]> : tensor<3x2xi8>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v = stablehlo.reverse %0, dims = [0] : tensor<9x4xi8>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %v) : tensor<i32>, tensor<9x4xi8>, tensor<9x4xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<3x2xi8>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<9x4xi8>, tensor<3x2xi8>, tensor<i32>, tensor<i32>) -> tensor<9x4xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %c, %b : tensor<i32>, tensor<9x4xi8>, tensor<9x4xi8>
  }
  check.expect_eq_const(%r#1, dense<[[16, 4, 9, 2], [-10, 12, -1, -8], [16, 4, 8, 1], [-10, 12, -2, -9], [16, 4, 7, 0], [-10, 12, -3, 8], [16, 4, 6, -1], [-10, 12, -4, 7], [-2, -16, 5, -2]]> : tensor<9x4xi8>) : tensor<9x4xi8>
  check.expect_eq_const(%r#2, dense<[[0, -7, 5, -2], [16, 4, -4, 7], [-10, 12, 6, -1], [16, 4, -3, 8], [-10, 12, 7, 0], [16, 4, -2, -9], [16, 4, 8, 1], [-10, 12, -1, -8], [-2, -16, 9, 2]]> : tensor<9x4xi8>) : tensor<9x4xi8>
  return
}
func.func @itself_i8_9_3_() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2], [-5, 6, -1, -8], [3, -4, 8, 1], [-6, 5, -2, -9], [2, -5, 7, 0], [-7, 4, -3, 8], [1, -6, 6, -1], [-8, 3, -4, 7], [0, -7, 5, -2]]> : tensor<9x4xi8>
  %1 = util.unfoldable_constant dense<[[8, 2], [-5, 6], [-1, -8]]> : tensor<3x2xi8>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<9x4xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<3x2xi8>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<9x4xi8>, tensor<3x2xi8>, tensor<i32>, tensor<i32>) -> tensor<9x4xi8>
    %s = stablehlo.slice %a [0:3, 0:2] : (tensor<9x4xi8>) -> tensor<3x2xi8>
    %d = stablehlo.dynamic_update_slice %b, %s, %one, %zero : (tensor<9x4xi8>, tensor<3x2xi8>, tensor<i32>, tensor<i32>) -> tensor<9x4xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %d : tensor<i32>, tensor<9x4xi8>
  }
  check.expect_eq_const(%r#1, dense<[[16, 4, 9, 2], [16, 4, -1, -8], [16, 4, 8, 1], [16, 4, -2, -9], [16, 4, 7, 0], [16, 4, -3, 8], [16, 4, 6, -1], [-10, 12, -4, 7], [-2, -16, 5, -2]]> : tensor<9x4xi8>) : tensor<9x4xi8>
  return
}
func.func @puts_f64_7_1_() {
  %0 = util.unfoldable_constant dense<[[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389, -1.7113100175132416], [1.9968939149861278, -0.2949021525145028, -2.5866982200151334, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475], [-2.9210667600201887, 0.78713717247917, -1.50465889502145, 2.20354503747793, -0.08825103002271106], [-2.3800470975233523, 1.3281568349760278, -0.9636392325245922, 2.7445646999747666, 0.45276863247412535], [-1.8390274350264946, 1.8691764974728855, -0.42261957002775574, -2.714415637528397, 0.9937882949709831], [-1.2980077725296368, 2.410196159969722, 0.11840009246908068, -2.1733959750315393, 1.5348079574678408]]> : tensor<7x5xf64>
  %1 = util.unfoldable_constant dense<[[2.823497009957123, 0.5317009424564816, -1.760095125044117, 1.9481088074552417, -0.3436872600453995]]> : tensor<1x5xf64>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xf64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x5xf64>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<7x5xf64>, tensor<1x5xf64>, tensor<i32>, tensor<i32>) -> tensor<7x5xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xf64>
  }
  check.expect_eq_const(%r#1, dense<[[5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799], [5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799], [5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799], [5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799], [5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799], [5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799], [5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799]]> : tensor<7x5xf64>) : tensor<7x5xf64>
  check.expect_eq_const(%0, dense<[[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389, -1.7113100175132416], [1.9968939149861278, -0.2949021525145028, -2.5866982200151334, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475], [-2.9210667600201887, 0.78713717247917, -1.50465889502145, 2.20354503747793, -0.08825103002271106], [-2.3800470975233523, 1.3281568349760278, -0.9636392325245922, 2.7445646999747666, 0.45276863247412535], [-1.8390274350264946, 1.8691764974728855, -0.42261957002775574, -2.714415637528397, 0.9937882949709831], [-1.2980077725296368, 2.410196159969722, 0.11840009246908068, -2.1733959750315393, 1.5348079574678408]]> : tensor<7x5xf64>) : tensor<7x5xf64>
  return
}
func.func @keeps_f64_7_1_() {
  %0 = util.unfoldable_constant dense<[[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389, -1.7113100175132416], [1.9968939149861278, -0.2949021525145028, -2.5866982200151334, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475], [-2.9210667600201887, 0.78713717247917, -1.50465889502145, 2.20354503747793, -0.08825103002271106], [-2.3800470975233523, 1.3281568349760278, -0.9636392325245922, 2.7445646999747666, 0.45276863247412535], [-1.8390274350264946, 1.8691764974728855, -0.42261957002775574, -2.714415637528397, 0.9937882949709831], [-1.2980077725296368, 2.410196159969722, 0.11840009246908068, -2.1733959750315393, 1.5348079574678408]]> : tensor<7x5xf64>
  %1 = util.unfoldable_constant dense<[[2.823497009957123, 0.5317009424564816, -1.760095125044117, 1.9481088074552417, -0.3436872600453995]]> : tensor<1x5xf64>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xf64>, tensor<7x5xf64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x5xf64>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<7x5xf64>, tensor<1x5xf64>, tensor<i32>, tensor<i32>) -> tensor<7x5xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xf64>, tensor<7x5xf64>
  }
  check.expect_eq_const(%r#1, dense<[[5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799], [5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799], [5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799], [5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799], [5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799], [5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799], [5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799]]> : tensor<7x5xf64>) : tensor<7x5xf64>
  check.expect_eq_const(%r#2, dense<[[5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799], [5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799], [5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799], [5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799], [5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799], [5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799], [5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799]]> : tensor<7x5xf64>) : tensor<7x5xf64>
  return
}
func.func @swaps_f64_7_1_() {
  %0 = util.unfoldable_constant dense<[[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389, -1.7113100175132416], [1.9968939149861278, -0.2949021525145028, -2.5866982200151334, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475], [-2.9210667600201887, 0.78713717247917, -1.50465889502145, 2.20354503747793, -0.08825103002271106], [-2.3800470975233523, 1.3281568349760278, -0.9636392325245922, 2.7445646999747666, 0.45276863247412535], [-1.8390274350264946, 1.8691764974728855, -0.42261957002775574, -2.714415637528397, 0.9937882949709831], [-1.2980077725296368, 2.410196159969722, 0.11840009246908068, -2.1733959750315393, 1.5348079574678408]]> : tensor<7x5xf64>
  %1 = util.unfoldable_constant dense<[[2.823497009957123, 0.5317009424564816, -1.760095125044117, 1.9481088074552417, -0.3436872600453995]]> : tensor<1x5xf64>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v = stablehlo.reverse %0, dims = [0] : tensor<7x5xf64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %v) : tensor<i32>, tensor<7x5xf64>, tensor<7x5xf64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x5xf64>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<7x5xf64>, tensor<1x5xf64>, tensor<i32>, tensor<i32>) -> tensor<7x5xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %c, %b : tensor<i32>, tensor<7x5xf64>, tensor<7x5xf64>
  }
  check.expect_eq_const(%r#1, dense<[[5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799], [1.9968939149861278, -0.2949021525145028, -2.5866982200151334, 1.121505712484236, -1.1702903550164052], [5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799], [-2.9210667600201887, 0.78713717247917, -1.50465889502145, 2.20354503747793, -0.08825103002271106], [5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799], [-1.8390274350264946, 1.8691764974728855, -0.42261957002775574, -2.714415637528397, 0.9937882949709831], [5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799]]> : tensor<7x5xf64>) : tensor<7x5xf64>
  check.expect_eq_const(%r#2, dense<[[-1.2980077725296368, 2.410196159969722, 0.11840009246908068, -2.1733959750315393, 1.5348079574678408], [5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799], [-2.3800470975233523, 1.3281568349760278, -0.9636392325245922, 2.7445646999747666, 0.45276863247412535], [5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475], [5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799], [5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799]]> : tensor<7x5xf64>) : tensor<7x5xf64>
  return
}
func.func @itself_f64_7_1_() {
  %0 = util.unfoldable_constant dense<[[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389, -1.7113100175132416], [1.9968939149861278, -0.2949021525145028, -2.5866982200151334, 1.121505712484236, -1.1702903550164052], [2.537913577482975, 0.24611750998233362, -2.0456785575183076, 1.6625253749810724, -0.6292706925195475], [-2.9210667600201887, 0.78713717247917, -1.50465889502145, 2.20354503747793, -0.08825103002271106], [-2.3800470975233523, 1.3281568349760278, -0.9636392325245922, 2.7445646999747666, 0.45276863247412535], [-1.8390274350264946, 1.8691764974728855, -0.42261957002775574, -2.714415637528397, 0.9937882949709831], [-1.2980077725296368, 2.410196159969722, 0.11840009246908068, -2.1733959750315393, 1.5348079574678408]]> : tensor<7x5xf64>
  %1 = util.unfoldable_constant dense<[[2.823497009957123, 0.5317009424564816, -1.760095125044117, 1.9481088074552417, -0.3436872600453995]]> : tensor<1x5xf64>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xf64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x5xf64>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<7x5xf64>, tensor<1x5xf64>, tensor<i32>, tensor<i32>) -> tensor<7x5xf64>
    %s = stablehlo.slice %a [0:1, 0:5] : (tensor<7x5xf64>) -> tensor<1x5xf64>
    %d = stablehlo.dynamic_update_slice %b, %s, %one, %zero : (tensor<7x5xf64>, tensor<1x5xf64>, tensor<i32>, tensor<i32>) -> tensor<7x5xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %d : tensor<i32>, tensor<7x5xf64>
  }
  check.expect_eq_const(%r#1, dense<[[5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799], [5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799], [5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799], [5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799], [5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799], [5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799], [5.646994019914246, 1.0634018849129632, -3.520190250088234, 3.8962176149104835, -0.687374520090799]]> : tensor<7x5xf64>) : tensor<7x5xf64>
  return
}
func.func @puts_f64_1_1_() {
  %0 = util.unfoldable_constant dense<[[1.4558742524892807]]> : tensor<1x1xf64>
  %1 = util.unfoldable_constant dense<[[2.823497009957123]]> : tensor<1x1xf64>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<1x1xf64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xf64>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1x1xf64>, tensor<1x1xf64>, tensor<i32>, tensor<i32>) -> tensor<1x1xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<1x1xf64>
  }
  check.expect_eq_const(%r#1, dense<[[5.646994019914246]]> : tensor<1x1xf64>) : tensor<1x1xf64>
  check.expect_eq_const(%0, dense<[[1.4558742524892807]]> : tensor<1x1xf64>) : tensor<1x1xf64>
  return
}
func.func @keeps_f64_1_1_() {
  %0 = util.unfoldable_constant dense<[[1.4558742524892807]]> : tensor<1x1xf64>
  %1 = util.unfoldable_constant dense<[[2.823497009957123]]> : tensor<1x1xf64>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<1x1xf64>, tensor<1x1xf64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xf64>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1x1xf64>, tensor<1x1xf64>, tensor<i32>, tensor<i32>) -> tensor<1x1xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<1x1xf64>, tensor<1x1xf64>
  }
  check.expect_eq_const(%r#1, dense<[[5.646994019914246]]> : tensor<1x1xf64>) : tensor<1x1xf64>
  check.expect_eq_const(%r#2, dense<[[5.646994019914246]]> : tensor<1x1xf64>) : tensor<1x1xf64>
  return
}
func.func @swaps_f64_1_1_() {
  %0 = util.unfoldable_constant dense<[[1.4558742524892807]]> : tensor<1x1xf64>
  %1 = util.unfoldable_constant dense<[[2.823497009957123]]> : tensor<1x1xf64>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v = stablehlo.reverse %0, dims = [0] : tensor<1x1xf64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %v) : tensor<i32>, tensor<1x1xf64>, tensor<1x1xf64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xf64>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1x1xf64>, tensor<1x1xf64>, tensor<i32>, tensor<i32>) -> tensor<1x1xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %c, %b : tensor<i32>, tensor<1x1xf64>, tensor<1x1xf64>
  }
  check.expect_eq_const(%r#1, dense<[[5.646994019914246]]> : tensor<1x1xf64>) : tensor<1x1xf64>
  check.expect_eq_const(%r#2, dense<[[5.646994019914246]]> : tensor<1x1xf64>) : tensor<1x1xf64>
  return
}
func.func @itself_f64_1_1_() {
  %0 = util.unfoldable_constant dense<[[1.4558742524892807]]> : tensor<1x1xf64>
  %1 = util.unfoldable_constant dense<[[2.823497009957123]]> : tensor<1x1xf64>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<1x1xf64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xf64>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1x1xf64>, tensor<1x1xf64>, tensor<i32>, tensor<i32>) -> tensor<1x1xf64>
    %s = stablehlo.slice %a [0:1, 0:1] : (tensor<1x1xf64>) -> tensor<1x1xf64>
    %d = stablehlo.dynamic_update_slice %b, %s, %one, %zero : (tensor<1x1xf64>, tensor<1x1xf64>, tensor<i32>, tensor<i32>) -> tensor<1x1xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %d : tensor<i32>, tensor<1x1xf64>
  }
  check.expect_eq_const(%r#1, dense<[[1.4558742524892807]]> : tensor<1x1xf64>) : tensor<1x1xf64>
  return
}
func.func @puts_f64_9_3_() {
  %0 = util.unfoldable_constant dense<[[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389], [-1.7113100175132416, 1.9968939149861278, -0.2949021525145028, -2.5866982200151334], [1.121505712484236, -1.1702903550164052, 2.537913577482975, 0.24611750998233362], [-2.0456785575183076, 1.6625253749810724, -0.6292706925195475, -2.9210667600201887], [0.78713717247917, -1.50465889502145, 2.20354503747793, -0.08825103002271106], [-2.3800470975233523, 1.3281568349760278, -0.9636392325245922, 2.7445646999747666], [0.45276863247412535, -1.8390274350264946, 1.8691764974728855, -0.42261957002775574], [-2.714415637528397, 0.9937882949709831, -1.2980077725296368, 2.410196159969722], [0.11840009246908068, -2.1733959750315393, 1.5348079574678408, -0.7569881100327791]]> : tensor<9x4xf64>
  %1 = util.unfoldable_constant dense<[[2.823497009957123, 0.5317009424564816], [-1.760095125044117, 1.9481088074552417], [-0.3436872600453995, -2.6354833275460408]]> : tensor<3x2xf64>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<9x4xf64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<3x2xf64>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<9x4xf64>, tensor<3x2xf64>, tensor<i32>, tensor<i32>) -> tensor<9x4xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<9x4xf64>
  }
  check.expect_eq_const(%r#1, dense<[[5.646994019914246, 1.0634018849129632, 2.8722821174880195, 0.580486049987389], [5.646994019914246, 1.0634018849129632, -0.2949021525145028, -2.5866982200151334], [5.646994019914246, 1.0634018849129632, 2.537913577482975, 0.24611750998233362], [5.646994019914246, 1.0634018849129632, -0.6292706925195475, -2.9210667600201887], [5.646994019914246, 1.0634018849129632, 2.20354503747793, -0.08825103002271106], [5.646994019914246, 1.0634018849129632, -0.9636392325245922, 2.7445646999747666], [5.646994019914246, 1.0634018849129632, 1.8691764974728855, -0.42261957002775574], [-3.520190250088234, 3.8962176149104835, -1.2980077725296368, 2.410196159969722], [-0.687374520090799, -5.2709666550920815, 1.5348079574678408, -0.7569881100327791]]> : tensor<9x4xf64>) : tensor<9x4xf64>
  check.expect_eq_const(%0, dense<[[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389], [-1.7113100175132416, 1.9968939149861278, -0.2949021525145028, -2.5866982200151334], [1.121505712484236, -1.1702903550164052, 2.537913577482975, 0.24611750998233362], [-2.0456785575183076, 1.6625253749810724, -0.6292706925195475, -2.9210667600201887], [0.78713717247917, -1.50465889502145, 2.20354503747793, -0.08825103002271106], [-2.3800470975233523, 1.3281568349760278, -0.9636392325245922, 2.7445646999747666], [0.45276863247412535, -1.8390274350264946, 1.8691764974728855, -0.42261957002775574], [-2.714415637528397, 0.9937882949709831, -1.2980077725296368, 2.410196159969722], [0.11840009246908068, -2.1733959750315393, 1.5348079574678408, -0.7569881100327791]]> : tensor<9x4xf64>) : tensor<9x4xf64>
  return
}
func.func @keeps_f64_9_3_() {
  %0 = util.unfoldable_constant dense<[[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389], [-1.7113100175132416, 1.9968939149861278, -0.2949021525145028, -2.5866982200151334], [1.121505712484236, -1.1702903550164052, 2.537913577482975, 0.24611750998233362], [-2.0456785575183076, 1.6625253749810724, -0.6292706925195475, -2.9210667600201887], [0.78713717247917, -1.50465889502145, 2.20354503747793, -0.08825103002271106], [-2.3800470975233523, 1.3281568349760278, -0.9636392325245922, 2.7445646999747666], [0.45276863247412535, -1.8390274350264946, 1.8691764974728855, -0.42261957002775574], [-2.714415637528397, 0.9937882949709831, -1.2980077725296368, 2.410196159969722], [0.11840009246908068, -2.1733959750315393, 1.5348079574678408, -0.7569881100327791]]> : tensor<9x4xf64>
  %1 = util.unfoldable_constant dense<[[2.823497009957123, 0.5317009424564816], [-1.760095125044117, 1.9481088074552417], [-0.3436872600453995, -2.6354833275460408]]> : tensor<3x2xf64>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<9x4xf64>, tensor<9x4xf64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<3x2xf64>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<9x4xf64>, tensor<3x2xf64>, tensor<i32>, tensor<i32>) -> tensor<9x4xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<9x4xf64>, tensor<9x4xf64>
  }
  check.expect_eq_const(%r#1, dense<[[5.646994019914246, 1.0634018849129632, 2.8722821174880195, 0.580486049987389], [5.646994019914246, 1.0634018849129632, -0.2949021525145028, -2.5866982200151334], [5.646994019914246, 1.0634018849129632, 2.537913577482975, 0.24611750998233362], [5.646994019914246, 1.0634018849129632, -0.6292706925195475, -2.9210667600201887], [5.646994019914246, 1.0634018849129632, 2.20354503747793, -0.08825103002271106], [5.646994019914246, 1.0634018849129632, -0.9636392325245922, 2.7445646999747666], [5.646994019914246, 1.0634018849129632, 1.8691764974728855, -0.42261957002775574], [-3.520190250088234, 3.8962176149104835, -1.2980077725296368, 2.410196159969722], [-0.687374520090799, -5.2709666550920815, 1.5348079574678408, -0.7569881100327791]]> : tensor<9x4xf64>) : tensor<9x4xf64>
  check.expect_eq_const(%r#2, dense<[[5.646994019914246, 1.0634018849129632, 2.8722821174880195, 0.580486049987389], [5.646994019914246, 1.0634018849129632, -0.2949021525145028, -2.5866982200151334], [5.646994019914246, 1.0634018849129632, 2.537913577482975, 0.24611750998233362], [5.646994019914246, 1.0634018849129632, -0.6292706925195475, -2.9210667600201887], [5.646994019914246, 1.0634018849129632, 2.20354503747793, -0.08825103002271106], [5.646994019914246, 1.0634018849129632, -0.9636392325245922, 2.7445646999747666], [5.646994019914246, 1.0634018849129632, 1.8691764974728855, -0.42261957002775574], [-3.520190250088234, 3.8962176149104835, -1.2980077725296368, 2.410196159969722], [-0.687374520090799, -5.2709666550920815, 1.5348079574678408, -0.7569881100327791]]> : tensor<9x4xf64>) : tensor<9x4xf64>
  return
}
func.func @swaps_f64_9_3_() {
  %0 = util.unfoldable_constant dense<[[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389], [-1.7113100175132416, 1.9968939149861278, -0.2949021525145028, -2.5866982200151334], [1.121505712484236, -1.1702903550164052, 2.537913577482975, 0.24611750998233362], [-2.0456785575183076, 1.6625253749810724, -0.6292706925195475, -2.9210667600201887], [0.78713717247917, -1.50465889502145, 2.20354503747793, -0.08825103002271106], [-2.3800470975233523, 1.3281568349760278, -0.9636392325245922, 2.7445646999747666], [0.45276863247412535, -1.8390274350264946, 1.8691764974728855, -0.42261957002775574], [-2.714415637528397, 0.9937882949709831, -1.2980077725296368, 2.410196159969722], [0.11840009246908068, -2.1733959750315393, 1.5348079574678408, -0.7569881100327791]]> : tensor<9x4xf64>
  %1 = util.unfoldable_constant dense<[[2.823497009957123, 0.5317009424564816], [-1.760095125044117, 1.9481088074552417], [-0.3436872600453995, -2.6354833275460408]]> : tensor<3x2xf64>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v = stablehlo.reverse %0, dims = [0] : tensor<9x4xf64>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %v) : tensor<i32>, tensor<9x4xf64>, tensor<9x4xf64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<3x2xf64>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<9x4xf64>, tensor<3x2xf64>, tensor<i32>, tensor<i32>) -> tensor<9x4xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %c, %b : tensor<i32>, tensor<9x4xf64>, tensor<9x4xf64>
  }
  check.expect_eq_const(%r#1, dense<[[5.646994019914246, 1.0634018849129632, 2.8722821174880195, 0.580486049987389], [-3.520190250088234, 3.8962176149104835, -0.2949021525145028, -2.5866982200151334], [5.646994019914246, 1.0634018849129632, 2.537913577482975, 0.24611750998233362], [-3.520190250088234, 3.8962176149104835, -0.6292706925195475, -2.9210667600201887], [5.646994019914246, 1.0634018849129632, 2.20354503747793, -0.08825103002271106], [-3.520190250088234, 3.8962176149104835, -0.9636392325245922, 2.7445646999747666], [5.646994019914246, 1.0634018849129632, 1.8691764974728855, -0.42261957002775574], [-3.520190250088234, 3.8962176149104835, -1.2980077725296368, 2.410196159969722], [-0.687374520090799, -5.2709666550920815, 1.5348079574678408, -0.7569881100327791]]> : tensor<9x4xf64>) : tensor<9x4xf64>
  check.expect_eq_const(%r#2, dense<[[0.11840009246908068, -2.1733959750315393, 1.5348079574678408, -0.7569881100327791], [5.646994019914246, 1.0634018849129632, -1.2980077725296368, 2.410196159969722], [-3.520190250088234, 3.8962176149104835, 1.8691764974728855, -0.42261957002775574], [5.646994019914246, 1.0634018849129632, -0.9636392325245922, 2.7445646999747666], [-3.520190250088234, 3.8962176149104835, 2.20354503747793, -0.08825103002271106], [5.646994019914246, 1.0634018849129632, -0.6292706925195475, -2.9210667600201887], [5.646994019914246, 1.0634018849129632, 2.537913577482975, 0.24611750998233362], [-3.520190250088234, 3.8962176149104835, -0.2949021525145028, -2.5866982200151334], [-0.687374520090799, -5.2709666550920815, 2.8722821174880195, 0.580486049987389]]> : tensor<9x4xf64>) : tensor<9x4xf64>
  return
}
func.func @itself_f64_9_3_() {
  %0 = util.unfoldable_constant dense<[[1.4558742524892807, -0.8359218150113499, 2.8722821174880195, 0.580486049987389], [-1.7113100175132416, 1.9968939149861278, -0.2949021525145028, -2.5866982200151334], [1.121505712484236, -1.1702903550164052, 2.537913577482975, 0.24611750998233362], [-2.0456785575183076, 1.6625253749810724, -0.6292706925195475, -2.9210667600201887], [0.78713717247917, -1.50465889502145, 2.20354503747793, -0.08825103002271106], [-2.3800470975233523, 1.3281568349760278, -0.9636392325245922, 2.7445646999747666], [0.45276863247412535, -1.8390274350264946, 1.8691764974728855, -0.42261957002775574], [-2.714415637528397, 0.9937882949709831, -1.2980077725296368, 2.410196159969722], [0.11840009246908068, -2.1733959750315393, 1.5348079574678408, -0.7569881100327791]]> : tensor<9x4xf64>
  %1 = util.unfoldable_constant dense<[[2.823497009957123, 0.5317009424564816], [-1.760095125044117, 1.9481088074552417], [-0.3436872600453995, -2.6354833275460408]]> : tensor<3x2xf64>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<9x4xf64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<3x2xf64>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<9x4xf64>, tensor<3x2xf64>, tensor<i32>, tensor<i32>) -> tensor<9x4xf64>
    %s = stablehlo.slice %a [0:3, 0:2] : (tensor<9x4xf64>) -> tensor<3x2xf64>
    %d = stablehlo.dynamic_update_slice %b, %s, %one, %zero : (tensor<9x4xf64>, tensor<3x2xf64>, tensor<i32>, tensor<i32>) -> tensor<9x4xf64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %d : tensor<i32>, tensor<9x4xf64>
  }
  check.expect_eq_const(%r#1, dense<[[5.646994019914246, 1.0634018849129632, 2.8722821174880195, 0.580486049987389], [5.646994019914246, 1.0634018849129632, -0.2949021525145028, -2.5866982200151334], [5.646994019914246, 1.0634018849129632, 2.537913577482975, 0.24611750998233362], [5.646994019914246, 1.0634018849129632, -0.6292706925195475, -2.9210667600201887], [5.646994019914246, 1.0634018849129632, 2.20354503747793, -0.08825103002271106], [5.646994019914246, 1.0634018849129632, -0.9636392325245922, 2.7445646999747666], [5.646994019914246, 1.0634018849129632, 1.8691764974728855, -0.42261957002775574], [-3.520190250088234, 3.8962176149104835, -1.2980077725296368, 2.410196159969722], [-0.687374520090799, -5.2709666550920815, 1.5348079574678408, -0.7569881100327791]]> : tensor<9x4xf64>) : tensor<9x4xf64>
  return
}
func.func @puts_i1_7_1_() {
  %0 = util.unfoldable_constant dense<[[false, true, false, false, true], [false, true, true, false, true], [false, false, true, false, true], [true, false, true, false, true], [true, false, true, false, false], [true, false, true, true, false], [true, false, false, true, false]]> : tensor<7x5xi1>
  %1 = util.unfoldable_constant dense<[[false, false, true, false, true]]> : tensor<1x5xi1>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi1>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x5xi1>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<7x5xi1>, tensor<1x5xi1>, tensor<i32>, tensor<i32>) -> tensor<7x5xi1>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi1>
  }
  check.expect_eq_const(%r#1, dense<[[false, false, true, false, true], [false, false, true, false, true], [false, false, true, false, true], [false, false, true, false, true], [false, false, true, false, true], [false, false, true, false, true], [false, false, true, false, true]]> : tensor<7x5xi1>) : tensor<7x5xi1>
  check.expect_eq_const(%0, dense<[[false, true, false, false, true], [false, true, true, false, true], [false, false, true, false, true], [true, false, true, false, true], [true, false, true, false, false], [true, false, true, true, false], [true, false, false, true, false]]> : tensor<7x5xi1>) : tensor<7x5xi1>
  return
}
func.func @keeps_i1_7_1_() {
  %0 = util.unfoldable_constant dense<[[false, true, false, false, true], [false, true, true, false, true], [false, false, true, false, true], [true, false, true, false, true], [true, false, true, false, false], [true, false, true, true, false], [true, false, false, true, false]]> : tensor<7x5xi1>
  %1 = util.unfoldable_constant dense<[[false, false, true, false, true]]> : tensor<1x5xi1>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi1>, tensor<7x5xi1>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x5xi1>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<7x5xi1>, tensor<1x5xi1>, tensor<i32>, tensor<i32>) -> tensor<7x5xi1>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi1>, tensor<7x5xi1>
  }
  check.expect_eq_const(%r#1, dense<[[false, false, true, false, true], [false, false, true, false, true], [false, false, true, false, true], [false, false, true, false, true], [false, false, true, false, true], [false, false, true, false, true], [false, false, true, false, true]]> : tensor<7x5xi1>) : tensor<7x5xi1>
  check.expect_eq_const(%r#2, dense<[[false, false, true, false, true], [false, false, true, false, true], [false, false, true, false, true], [false, false, true, false, true], [false, false, true, false, true], [false, false, true, false, true], [false, false, true, false, true]]> : tensor<7x5xi1>) : tensor<7x5xi1>
  return
}
func.func @swaps_i1_7_1_() {
  %0 = util.unfoldable_constant dense<[[false, true, false, false, true], [false, true, true, false, true], [false, false, true, false, true], [true, false, true, false, true], [true, false, true, false, false], [true, false, true, true, false], [true, false, false, true, false]]> : tensor<7x5xi1>
  %1 = util.unfoldable_constant dense<[[false, false, true, false, true]]> : tensor<1x5xi1>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v = stablehlo.reverse %0, dims = [0] : tensor<7x5xi1>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %v) : tensor<i32>, tensor<7x5xi1>, tensor<7x5xi1>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x5xi1>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<7x5xi1>, tensor<1x5xi1>, tensor<i32>, tensor<i32>) -> tensor<7x5xi1>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %c, %b : tensor<i32>, tensor<7x5xi1>, tensor<7x5xi1>
  }
  check.expect_eq_const(%r#1, dense<[[false, false, true, false, true], [false, true, true, false, true], [false, false, true, false, true], [true, false, true, false, true], [false, false, true, false, true], [true, false, true, true, false], [false, false, true, false, true]]> : tensor<7x5xi1>) : tensor<7x5xi1>
  check.expect_eq_const(%r#2, dense<[[true, false, false, true, false], [false, false, true, false, true], [true, false, true, false, false], [false, false, true, false, true], [false, false, true, false, true], [false, false, true, false, true], [false, false, true, false, true]]> : tensor<7x5xi1>) : tensor<7x5xi1>
  return
}
func.func @itself_i1_7_1_() {
  %0 = util.unfoldable_constant dense<[[false, true, false, false, true], [false, true, true, false, true], [false, false, true, false, true], [true, false, true, false, true], [true, false, true, false, false], [true, false, true, true, false], [true, false, false, true, false]]> : tensor<7x5xi1>
  %1 = util.unfoldable_constant dense<[[false, false, true, false, true]]> : tensor<1x5xi1>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi1>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x5xi1>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<7x5xi1>, tensor<1x5xi1>, tensor<i32>, tensor<i32>) -> tensor<7x5xi1>
    %s = stablehlo.slice %a [0:1, 0:5] : (tensor<7x5xi1>) -> tensor<1x5xi1>
    %d = stablehlo.dynamic_update_slice %b, %s, %one, %zero : (tensor<7x5xi1>, tensor<1x5xi1>, tensor<i32>, tensor<i32>) -> tensor<7x5xi1>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %d : tensor<i32>, tensor<7x5xi1>
  }
  check.expect_eq_const(%r#1, dense<[[false, false, true, false, true], [false, false, true, false, true], [false, false, true, false, true], [false, false, true, false, true], [false, false, true, false, true], [false, false, true, false, true], [false, false, true, false, true]]> : tensor<7x5xi1>) : tensor<7x5xi1>
  return
}
func.func @puts_i1_1_1_() {
  %0 = util.unfoldable_constant dense<[[false]]> : tensor<1x1xi1>
  %1 = util.unfoldable_constant dense<[[false]]> : tensor<1x1xi1>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<1x1xi1>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xi1>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1x1xi1>, tensor<1x1xi1>, tensor<i32>, tensor<i32>) -> tensor<1x1xi1>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<1x1xi1>
  }
  check.expect_eq_const(%r#1, dense<[[false]]> : tensor<1x1xi1>) : tensor<1x1xi1>
  check.expect_eq_const(%0, dense<[[false]]> : tensor<1x1xi1>) : tensor<1x1xi1>
  return
}
func.func @keeps_i1_1_1_() {
  %0 = util.unfoldable_constant dense<[[false]]> : tensor<1x1xi1>
  %1 = util.unfoldable_constant dense<[[false]]> : tensor<1x1xi1>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<1x1xi1>, tensor<1x1xi1>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xi1>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1x1xi1>, tensor<1x1xi1>, tensor<i32>, tensor<i32>) -> tensor<1x1xi1>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<1x1xi1>, tensor<1x1xi1>
  }
  check.expect_eq_const(%r#1, dense<[[false]]> : tensor<1x1xi1>) : tensor<1x1xi1>
  check.expect_eq_const(%r#2, dense<[[false]]> : tensor<1x1xi1>) : tensor<1x1xi1>
  return
}
func.func @swaps_i1_1_1_() {
  %0 = util.unfoldable_constant dense<[[false]]> : tensor<1x1xi1>
  %1 = util.unfoldable_constant dense<[[false]]> : tensor<1x1xi1>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v = stablehlo.reverse %0, dims = [0] : tensor<1x1xi1>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %v) : tensor<i32>, tensor<1x1xi1>, tensor<1x1xi1>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xi1>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1x1xi1>, tensor<1x1xi1>, tensor<i32>, tensor<i32>) -> tensor<1x1xi1>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %c, %b : tensor<i32>, tensor<1x1xi1>, tensor<1x1xi1>
  }
  check.expect_eq_const(%r#1, dense<[[false]]> : tensor<1x1xi1>) : tensor<1x1xi1>
  check.expect_eq_const(%r#2, dense<[[false]]> : tensor<1x1xi1>) : tensor<1x1xi1>
  return
}
func.func @itself_i1_1_1_() {
  %0 = util.unfoldable_constant dense<[[false]]> : tensor<1x1xi1>
  %1 = util.unfoldable_constant dense<[[false]]> : tensor<1x1xi1>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<1x1xi1>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<1x1xi1>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<1x1xi1>, tensor<1x1xi1>, tensor<i32>, tensor<i32>) -> tensor<1x1xi1>
    %s = stablehlo.slice %a [0:1, 0:1] : (tensor<1x1xi1>) -> tensor<1x1xi1>
    %d = stablehlo.dynamic_update_slice %b, %s, %one, %zero : (tensor<1x1xi1>, tensor<1x1xi1>, tensor<i32>, tensor<i32>) -> tensor<1x1xi1>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %d : tensor<i32>, tensor<1x1xi1>
  }
  check.expect_eq_const(%r#1, dense<[[false]]> : tensor<1x1xi1>) : tensor<1x1xi1>
  return
}
func.func @puts_i1_9_3_() {
  %0 = util.unfoldable_constant dense<[[false, true, false, false], [true, false, true, true], [false, true, false, false], [true, false, true, true], [false, true, false, true], [true, false, true, false], [false, true, false, true], [true, false, true, false], [false, true, false, true]]> : tensor<9x4xi1>
  %1 = util.unfoldable_constant dense<[[false, false], [true, false], [true, true]]> : tensor<3x2xi1>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<9x4xi1>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<3x2xi1>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<9x4xi1>, tensor<3x2xi1>, tensor<i32>, tensor<i32>) -> tensor<9x4xi1>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<9x4xi1>
  }
  check.expect_eq_const(%r#1, dense<[[false, false, false, false], [false, false, true, true], [false, false, false, false], [false, false, true, true], [false, false, false, true], [false, false, true, false], [false, false, false, true], [true, false, true, false], [true, true, false, true]]> : tensor<9x4xi1>) : tensor<9x4xi1>
  check.expect_eq_const(%0, dense<[[false, true, false, false], [true, false, true, true], [false, true, false, false], [true, false, true, true], [false, true, false, true], [true, false, true, false], [false, true, false, true], [true, false, true, false], [false, true, false, true]]> : tensor<9x4xi1>) : tensor<9x4xi1>
  return
}
func.func @keeps_i1_9_3_() {
  %0 = util.unfoldable_constant dense<[[false, true, false, false], [true, false, true, true], [false, true, false, false], [true, false, true, true], [false, true, false, true], [true, false, true, false], [false, true, false, true], [true, false, true, false], [false, true, false, true]]> : tensor<9x4xi1>
  %1 = util.unfoldable_constant dense<[[false, false], [true, false], [true, true]]> : tensor<3x2xi1>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<9x4xi1>, tensor<9x4xi1>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<3x2xi1>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<9x4xi1>, tensor<3x2xi1>, tensor<i32>, tensor<i32>) -> tensor<9x4xi1>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<9x4xi1>, tensor<9x4xi1>
  }
  check.expect_eq_const(%r#1, dense<[[false, false, false, false], [false, false, true, true], [false, false, false, false], [false, false, true, true], [false, false, false, true], [false, false, true, false], [false, false, false, true], [true, false, true, false], [true, true, false, true]]> : tensor<9x4xi1>) : tensor<9x4xi1>
  check.expect_eq_const(%r#2, dense<[[false, false, false, false], [false, false, true, true], [false, false, false, false], [false, false, true, true], [false, false, false, true], [false, false, true, false], [false, false, false, true], [true, false, true, false], [true, true, false, true]]> : tensor<9x4xi1>) : tensor<9x4xi1>
  return
}
func.func @swaps_i1_9_3_() {
  %0 = util.unfoldable_constant dense<[[false, true, false, false], [true, false, true, true], [false, true, false, false], [true, false, true, true], [false, true, false, true], [true, false, true, false], [false, true, false, true], [true, false, true, false], [false, true, false, true]]> : tensor<9x4xi1>
  %1 = util.unfoldable_constant dense<[[false, false], [true, false], [true, true]]> : tensor<3x2xi1>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %v = stablehlo.reverse %0, dims = [0] : tensor<9x4xi1>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %v) : tensor<i32>, tensor<9x4xi1>, tensor<9x4xi1>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<3x2xi1>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<9x4xi1>, tensor<3x2xi1>, tensor<i32>, tensor<i32>) -> tensor<9x4xi1>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %c, %b : tensor<i32>, tensor<9x4xi1>, tensor<9x4xi1>
  }
  check.expect_eq_const(%r#1, dense<[[false, false, false, false], [true, false, true, true], [false, false, false, false], [true, false, true, true], [false, false, false, true], [true, false, true, false], [false, false, false, true], [true, false, true, false], [true, true, false, true]]> : tensor<9x4xi1>) : tensor<9x4xi1>
  check.expect_eq_const(%r#2, dense<[[false, true, false, true], [false, false, true, false], [true, false, false, true], [false, false, true, false], [true, false, false, true], [false, false, true, true], [false, false, false, false], [true, false, true, true], [true, true, false, false]]> : tensor<9x4xi1>) : tensor<9x4xi1>
  return
}
func.func @itself_i1_9_3_() {
  %0 = util.unfoldable_constant dense<[[false, true, false, false], [true, false, true, true], [false, true, false, false], [true, false, true, true], [false, true, false, true], [true, false, true, false], [false, true, false, true], [true, false, true, false], [false, true, false, true]]> : tensor<9x4xi1>
  %1 = util.unfoldable_constant dense<[[false, false], [true, false], [true, true]]> : tensor<3x2xi1>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %stop = stablehlo.constant dense<12> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<9x4xi1>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %1, %1 : tensor<3x2xi1>
    %b = stablehlo.dynamic_update_slice %a, %u, %i, %zero : (tensor<9x4xi1>, tensor<3x2xi1>, tensor<i32>, tensor<i32>) -> tensor<9x4xi1>
    %s = stablehlo.slice %a [0:3, 0:2] : (tensor<9x4xi1>) -> tensor<3x2xi1>
    %d = stablehlo.dynamic_update_slice %b, %s, %one, %zero : (tensor<9x4xi1>, tensor<3x2xi1>, tensor<i32>, tensor<i32>) -> tensor<9x4xi1>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %d : tensor<i32>, tensor<9x4xi1>
  }
  check.expect_eq_const(%r#1, dense<[[false, false, false, false], [false, false, true, true], [false, false, false, false], [false, false, true, true], [false, false, false, true], [false, false, true, false], [false, false, false, true], [true, false, true, false], [true, true, false, true]]> : tensor<9x4xi1>) : tensor<9x4xi1>
  return
}
func.func @scatters_row_set_f32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739]> : tensor<5xf32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xf32>, tensor<1xi32>, tensor<5xf32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_row_set_f32_kept() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739]> : tensor<5xf32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xf32>, tensor<1xi32>, tensor<5xf32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  check.expect_eq_const(%r#2, dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_row_add_f32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739]> : tensor<5xf32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %v = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %v : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xf32>, tensor<1xi32>, tensor<5xf32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[4.27937126159668, -0.30422085523605347, 1.1121869087219238, 2.528594970703125, -2.054997205734253], [4.820390701293945, 0.23679882287979126, -4.346793174743652, 3.0696144104003906, -1.5139776468276978], [5.361410617828369, 0.777818500995636, -3.8057737350463867, 3.6106343269348145, -0.972957968711853], [-0.09756970405578613, 1.318838119506836, -3.264754056930542, 4.15165376663208, -0.4319382905960083], [0.4434499740600586, 1.8598577976226807, -2.7237343788146973, 4.692673683166504, 0.10908135771751404], [0.9844696521759033, 2.4008774757385254, -2.1827147006988525, -0.7663067579269409, 0.6501010656356812], [1.525489330291748, 2.941896915435791, -1.6416950225830078, -0.2252870798110962, 1.1911206245422363]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_row_add_f32_kept() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739]> : tensor<5xf32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %v = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %v : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xf32>, tensor<1xi32>, tensor<5xf32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[4.27937126159668, -0.30422085523605347, 1.1121869087219238, 2.528594970703125, -2.054997205734253], [4.820390701293945, 0.23679882287979126, -4.346793174743652, 3.0696144104003906, -1.5139776468276978], [5.361410617828369, 0.777818500995636, -3.8057737350463867, 3.6106343269348145, -0.972957968711853], [-0.09756970405578613, 1.318838119506836, -3.264754056930542, 4.15165376663208, -0.4319382905960083], [0.4434499740600586, 1.8598577976226807, -2.7237343788146973, 4.692673683166504, 0.10908135771751404], [0.9844696521759033, 2.4008774757385254, -2.1827147006988525, -0.7663067579269409, 0.6501010656356812], [1.525489330291748, 2.941896915435791, -1.6416950225830078, -0.2252870798110962, 1.1911206245422363]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  check.expect_eq_const(%r#2, dense<[[4.27937126159668, -0.30422085523605347, 1.1121869087219238, 2.528594970703125, -2.054997205734253], [4.820390701293945, 0.23679882287979126, -4.346793174743652, 3.0696144104003906, -1.5139776468276978], [5.361410617828369, 0.777818500995636, -3.8057737350463867, 3.6106343269348145, -0.972957968711853], [-0.09756970405578613, 1.318838119506836, -3.264754056930542, 4.15165376663208, -0.4319382905960083], [0.4434499740600586, 1.8598577976226807, -2.7237343788146973, 4.692673683166504, 0.10908135771751404], [0.9844696521759033, 2.4008774757385254, -2.1827147006988525, -0.7663067579269409, 0.6501010656356812], [1.525489330291748, 2.941896915435791, -1.6416950225830078, -0.2252870798110962, 1.1911206245422363]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_row_less_f32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739]> : tensor<5xf32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %v = stablehlo.subtract %q, %p : tensor<f32>
    stablehlo.return %v : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xf32>, tensor<1xi32>, tensor<5xf32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[1.3676228523254395, 1.3676228523254395, -4.6323771476745605, 1.36762273311615, 1.36762273311615], [0.8266031742095947, 0.82660311460495, 0.8266031742095947, 0.8266030550003052, 0.8266030550003052], [0.28558349609375, 0.2855834364891052, 0.28558349609375, 0.28558337688446045, 0.28558340668678284], [5.744564056396484, -0.2554361820220947, -0.2554361820220947, -0.2554363012313843, -0.2554362416267395], [5.2035441398620605, -0.7964558601379395, -0.7964558601379395, -0.796455979347229, -0.7964558601379395], [4.662524223327637, -1.3374755382537842, -1.3374755382537842, 4.662524223327637, -1.3374755382537842], [4.121504783630371, -1.8784950971603394, -1.878495216369629, 4.121504783630371, -1.878495216369629]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_row_less_f32_kept() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739]> : tensor<5xf32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %v = stablehlo.subtract %q, %p : tensor<f32>
    stablehlo.return %v : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xf32>, tensor<1xi32>, tensor<5xf32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[1.3676228523254395, 1.3676228523254395, -4.6323771476745605, 1.36762273311615, 1.36762273311615], [0.8266031742095947, 0.82660311460495, 0.8266031742095947, 0.8266030550003052, 0.8266030550003052], [0.28558349609375, 0.2855834364891052, 0.28558349609375, 0.28558337688446045, 0.28558340668678284], [5.744564056396484, -0.2554361820220947, -0.2554361820220947, -0.2554363012313843, -0.2554362416267395], [5.2035441398620605, -0.7964558601379395, -0.7964558601379395, -0.796455979347229, -0.7964558601379395], [4.662524223327637, -1.3374755382537842, -1.3374755382537842, 4.662524223327637, -1.3374755382537842], [4.121504783630371, -1.8784950971603394, -1.878495216369629, 4.121504783630371, -1.878495216369629]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  check.expect_eq_const(%r#2, dense<[[1.3676228523254395, 1.3676228523254395, -4.6323771476745605, 1.36762273311615, 1.36762273311615], [0.8266031742095947, 0.82660311460495, 0.8266031742095947, 0.8266030550003052, 0.8266030550003052], [0.28558349609375, 0.2855834364891052, 0.28558349609375, 0.28558337688446045, 0.28558340668678284], [5.744564056396484, -0.2554361820220947, -0.2554361820220947, -0.2554363012313843, -0.2554362416267395], [5.2035441398620605, -0.7964558601379395, -0.7964558601379395, -0.796455979347229, -0.7964558601379395], [4.662524223327637, -1.3374755382537842, -1.3374755382537842, 4.662524223327637, -1.3374755382537842], [4.121504783630371, -1.8784950971603394, -1.878495216369629, 4.121504783630371, -1.878495216369629]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_rows_set_f32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [-2.6354832649230957, 1.0727206468582153, -1.2190754413604736, 2.489128351211548, 0.19733239710330963], [-2.094463586807251, 1.61374032497406, -0.6780558228492737, -2.9698519706726074, 0.7383520603179932]]> : tensor<3x5xf32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xf32>, tensor<1xi32>, tensor<3x5xf32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_rows_set_f32_kept() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [-2.6354832649230957, 1.0727206468582153, -1.2190754413604736, 2.489128351211548, 0.19733239710330963], [-2.094463586807251, 1.61374032497406, -0.6780558228492737, -2.9698519706726074, 0.7383520603179932]]> : tensor<3x5xf32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xf32>, tensor<1xi32>, tensor<3x5xf32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  check.expect_eq_const(%r#2, dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_rows_add_f32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [-2.6354832649230957, 1.0727206468582153, -1.2190754413604736, 2.489128351211548, 0.19733239710330963], [-2.094463586807251, 1.61374032497406, -0.6780558228492737, -2.9698519706726074, 0.7383520603179932]]> : tensor<3x5xf32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %v = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %v : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xf32>, tensor<1xi32>, tensor<3x5xf32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[-0.450575590133667, 2.3822402954101562, -0.7849442958831787, 2.0478711128234863, -1.1193128824234009], [0.09044408798217773, 2.923259735107422, -6.243924617767334, 2.58889102935791, -0.5782931447029114], [0.6314637660980225, 3.4642796516418457, -5.70290470123291, 3.129910469055176, -0.03727349638938904], [-4.827516555786133, 4.005299091339111, -5.1618852615356445, 3.6709303855895996, 0.5037461519241333], [-4.286497116088867, 4.546319007873535, -4.620865821838379, 4.211949825286865, 1.0447657108306885], [-3.7454774379730225, 5.087338447570801, -4.079845905303955, -1.2470303773880005, 1.5857853889465332], [-3.2044575214385986, 5.628357887268066, -3.5388262271881104, -0.7060104608535767, 2.126805067062378]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_rows_add_f32_kept() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [-2.6354832649230957, 1.0727206468582153, -1.2190754413604736, 2.489128351211548, 0.19733239710330963], [-2.094463586807251, 1.61374032497406, -0.6780558228492737, -2.9698519706726074, 0.7383520603179932]]> : tensor<3x5xf32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %v = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %v : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xf32>, tensor<1xi32>, tensor<3x5xf32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[-0.450575590133667, 2.3822402954101562, -0.7849442958831787, 2.0478711128234863, -1.1193128824234009], [0.09044408798217773, 2.923259735107422, -6.243924617767334, 2.58889102935791, -0.5782931447029114], [0.6314637660980225, 3.4642796516418457, -5.70290470123291, 3.129910469055176, -0.03727349638938904], [-4.827516555786133, 4.005299091339111, -5.1618852615356445, 3.6709303855895996, 0.5037461519241333], [-4.286497116088867, 4.546319007873535, -4.620865821838379, 4.211949825286865, 1.0447657108306885], [-3.7454774379730225, 5.087338447570801, -4.079845905303955, -1.2470303773880005, 1.5857853889465332], [-3.2044575214385986, 5.628357887268066, -3.5388262271881104, -0.7060104608535767, 2.126805067062378]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  check.expect_eq_const(%r#2, dense<[[-0.450575590133667, 2.3822402954101562, -0.7849442958831787, 2.0478711128234863, -1.1193128824234009], [0.09044408798217773, 2.923259735107422, -6.243924617767334, 2.58889102935791, -0.5782931447029114], [0.6314637660980225, 3.4642796516418457, -5.70290470123291, 3.129910469055176, -0.03727349638938904], [-4.827516555786133, 4.005299091339111, -5.1618852615356445, 3.6709303855895996, 0.5037461519241333], [-4.286497116088867, 4.546319007873535, -4.620865821838379, 4.211949825286865, 1.0447657108306885], [-3.7454774379730225, 5.087338447570801, -4.079845905303955, -1.2470303773880005, 1.5857853889465332], [-3.2044575214385986, 5.628357887268066, -3.5388262271881104, -0.7060104608535767, 2.126805067062378]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_rows_less_f32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [-2.6354832649230957, 1.0727206468582153, -1.2190754413604736, 2.489128351211548, 0.19733239710330963], [-2.094463586807251, 1.61374032497406, -0.6780558228492737, -2.9698519706726074, 0.7383520603179932]]> : tensor<3x5xf32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %v = stablehlo.subtract %q, %p : tensor<f32>
    stablehlo.return %v : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xf32>, tensor<1xi32>, tensor<3x5xf32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[1.9086425304412842, 1.9086425304412842, -4.091357231140137, -4.091357707977295, 1.9086425304412842], [1.3676230907440186, 1.3676228523254395, 1.3676228523254395, -4.632377624511719, 1.36762273311615], [0.8266031742095947, 0.8266031742095947, 0.8266031742095947, -5.173397064208984, 0.8266030550003052], [6.28558349609375, 0.28558349609375, 0.28558349609375, -5.71441650390625, 0.2855834662914276], [5.744564056396484, -0.2554361820220947, -0.2554361820220947, -6.255435943603516, -0.2554362416267395], [5.2035441398620605, -0.7964558601379395, -0.7964559197425842, -0.796455979347229, -0.7964558601379395], [4.662524223327637, -1.3374754190444946, -1.3374755382537842, -1.3374756574630737, -1.3374755382537842]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_rows_less_f32_kept() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739], [-2.6354832649230957, 1.0727206468582153, -1.2190754413604736, 2.489128351211548, 0.19733239710330963], [-2.094463586807251, 1.61374032497406, -0.6780558228492737, -2.9698519706726074, 0.7383520603179932]]> : tensor<3x5xf32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %v = stablehlo.subtract %q, %p : tensor<f32>
    stablehlo.return %v : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xf32>, tensor<1xi32>, tensor<3x5xf32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[1.9086425304412842, 1.9086425304412842, -4.091357231140137, -4.091357707977295, 1.9086425304412842], [1.3676230907440186, 1.3676228523254395, 1.3676228523254395, -4.632377624511719, 1.36762273311615], [0.8266031742095947, 0.8266031742095947, 0.8266031742095947, -5.173397064208984, 0.8266030550003052], [6.28558349609375, 0.28558349609375, 0.28558349609375, -5.71441650390625, 0.2855834662914276], [5.744564056396484, -0.2554361820220947, -0.2554361820220947, -6.255435943603516, -0.2554362416267395], [5.2035441398620605, -0.7964558601379395, -0.7964559197425842, -0.796455979347229, -0.7964558601379395], [4.662524223327637, -1.3374754190444946, -1.3374755382537842, -1.3374756574630737, -1.3374755382537842]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  check.expect_eq_const(%r#2, dense<[[1.9086425304412842, 1.9086425304412842, -4.091357231140137, -4.091357707977295, 1.9086425304412842], [1.3676230907440186, 1.3676228523254395, 1.3676228523254395, -4.632377624511719, 1.36762273311615], [0.8266031742095947, 0.8266031742095947, 0.8266031742095947, -5.173397064208984, 0.8266030550003052], [6.28558349609375, 0.28558349609375, 0.28558349609375, -5.71441650390625, 0.2855834662914276], [5.744564056396484, -0.2554361820220947, -0.2554361820220947, -6.255435943603516, -0.2554362416267395], [5.2035441398620605, -0.7964558601379395, -0.7964559197425842, -0.796455979347229, -0.7964558601379395], [4.662524223327637, -1.3374754190444946, -1.3374755382537842, -1.3374756574630737, -1.3374755382537842]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_column_set_f32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739, -2.6354832649230957, 1.0727206468582153]> : tensor<7xf32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>} : (tensor<7x5xf32>, tensor<1xi32>, tensor<7xf32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[2.8234970569610596, 2.8234970569610596, 2.8234970569610596, 2.8234970569610596, 2.8234970569610596], [0.5317009687423706, 0.5317009687423706, 0.5317009687423706, 0.5317009687423706, 0.5317009687423706], [-1.7600951194763184, -1.7600951194763184, -1.7600951194763184, -1.7600951194763184, -1.7600951194763184], [1.9481087923049927, 1.9481087923049927, 1.9481087923049927, 1.9481087923049927, 1.9481087923049927], [-0.3436872661113739, -0.3436872661113739, -0.3436872661113739, -0.3436872661113739, -0.3436872661113739], [-2.6354832649230957, -2.6354832649230957, -2.6354832649230957, -2.6354832649230957, -2.6354832649230957], [1.0727206468582153, 1.0727206468582153, 1.0727206468582153, 1.0727206468582153, 1.0727206468582153]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_column_set_f32_kept() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739, -2.6354832649230957, 1.0727206468582153]> : tensor<7xf32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>} : (tensor<7x5xf32>, tensor<1xi32>, tensor<7xf32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[2.8234970569610596, 2.8234970569610596, 2.8234970569610596, 2.8234970569610596, 2.8234970569610596], [0.5317009687423706, 0.5317009687423706, 0.5317009687423706, 0.5317009687423706, 0.5317009687423706], [-1.7600951194763184, -1.7600951194763184, -1.7600951194763184, -1.7600951194763184, -1.7600951194763184], [1.9481087923049927, 1.9481087923049927, 1.9481087923049927, 1.9481087923049927, 1.9481087923049927], [-0.3436872661113739, -0.3436872661113739, -0.3436872661113739, -0.3436872661113739, -0.3436872661113739], [-2.6354832649230957, -2.6354832649230957, -2.6354832649230957, -2.6354832649230957, -2.6354832649230957], [1.0727206468582153, 1.0727206468582153, 1.0727206468582153, 1.0727206468582153, 1.0727206468582153]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  check.expect_eq_const(%r#2, dense<[[2.8234970569610596, 2.8234970569610596, 2.8234970569610596, 2.8234970569610596, 2.8234970569610596], [0.5317009687423706, 0.5317009687423706, 0.5317009687423706, 0.5317009687423706, 0.5317009687423706], [-1.7600951194763184, -1.7600951194763184, -1.7600951194763184, -1.7600951194763184, -1.7600951194763184], [1.9481087923049927, 1.9481087923049927, 1.9481087923049927, 1.9481087923049927, 1.9481087923049927], [-0.3436872661113739, -0.3436872661113739, -0.3436872661113739, -0.3436872661113739, -0.3436872661113739], [-2.6354832649230957, -2.6354832649230957, -2.6354832649230957, -2.6354832649230957, -2.6354832649230957], [1.0727206468582153, 1.0727206468582153, 1.0727206468582153, 1.0727206468582153, 1.0727206468582153]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_column_add_f32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739, -2.6354832649230957, 1.0727206468582153]> : tensor<7xf32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %v = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %v : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>} : (tensor<7x5xf32>, tensor<1xi32>, tensor<7xf32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[4.27937126159668, 1.9875752925872803, 5.695778846740723, 3.4039831161499023, 1.1121870279312134], [2.528594970703125, 0.23679882287979126, -2.054997444152832, 1.653206706047058, -0.6385893821716309], [0.7778184413909912, -1.5139776468276978, -3.8057737350463867, -0.09756970405578613, -2.3893656730651855], [-0.972957968711853, 2.735245943069458, 0.44344985485076904, 4.15165376663208, 1.8598577976226807], [-2.7237343788146973, 0.9844695329666138, -1.3073265552520752, 2.4008774757385254, 0.10908135771751404], [-4.474510669708252, -0.7663067579269409, -3.05810284614563, -5.349898815155029, -1.6416950225830078], [-0.2252870798110962, 3.482916831970215, 1.1911207437515259, -1.1006752252578735, 2.6075286865234375]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_column_add_f32_kept() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739, -2.6354832649230957, 1.0727206468582153]> : tensor<7xf32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %v = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %v : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>} : (tensor<7x5xf32>, tensor<1xi32>, tensor<7xf32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[4.27937126159668, 1.9875752925872803, 5.695778846740723, 3.4039831161499023, 1.1121870279312134], [2.528594970703125, 0.23679882287979126, -2.054997444152832, 1.653206706047058, -0.6385893821716309], [0.7778184413909912, -1.5139776468276978, -3.8057737350463867, -0.09756970405578613, -2.3893656730651855], [-0.972957968711853, 2.735245943069458, 0.44344985485076904, 4.15165376663208, 1.8598577976226807], [-2.7237343788146973, 0.9844695329666138, -1.3073265552520752, 2.4008774757385254, 0.10908135771751404], [-4.474510669708252, -0.7663067579269409, -3.05810284614563, -5.349898815155029, -1.6416950225830078], [-0.2252870798110962, 3.482916831970215, 1.1911207437515259, -1.1006752252578735, 2.6075286865234375]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  check.expect_eq_const(%r#2, dense<[[4.27937126159668, 1.9875752925872803, 5.695778846740723, 3.4039831161499023, 1.1121870279312134], [2.528594970703125, 0.23679882287979126, -2.054997444152832, 1.653206706047058, -0.6385893821716309], [0.7778184413909912, -1.5139776468276978, -3.8057737350463867, -0.09756970405578613, -2.3893656730651855], [-0.972957968711853, 2.735245943069458, 0.44344985485076904, 4.15165376663208, 1.8598577976226807], [-2.7237343788146973, 0.9844695329666138, -1.3073265552520752, 2.4008774757385254, 0.10908135771751404], [-4.474510669708252, -0.7663067579269409, -3.05810284614563, -5.349898815155029, -1.6416950225830078], [-0.2252870798110962, 3.482916831970215, 1.1911207437515259, -1.1006752252578735, 2.6075286865234375]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_column_less_f32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739, -2.6354832649230957, 1.0727206468582153]> : tensor<7xf32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %v = stablehlo.subtract %q, %p : tensor<f32>
    stablehlo.return %v : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>} : (tensor<7x5xf32>, tensor<1xi32>, tensor<7xf32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[1.3676228523254395, 3.659418821334839, -0.04878497123718262, 2.243010997772217, 4.534807205200195], [-1.4651929140090942, 0.82660311460495, 3.118399143218994, -0.5898047685623169, 1.701991319656372], [-4.298008918762207, -2.0062127113342285, 0.28558349609375, -3.4226205348968506, -1.1308244466781616], [4.869175434112549, 1.1609716415405273, 3.452767848968506, -0.2554363012313843, 2.0363597869873047], [2.0363597869873047, -1.6718441247940063, 0.6199519634246826, -3.088252067565918, -0.7964558601379395], [-0.7964558601379395, -4.504659652709961, -2.2128636837005615, 0.07893228530883789, -3.6292715072631836], [2.3707284927368164, -1.3374754190444946, 0.9543205499649048, 3.2461166381835938, -0.4620872735977173]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_column_less_f32_kept() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.9481087923049927, -0.3436872661113739, -2.6354832649230957, 1.0727206468582153]> : tensor<7xf32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %v = stablehlo.subtract %q, %p : tensor<f32>
    stablehlo.return %v : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>} : (tensor<7x5xf32>, tensor<1xi32>, tensor<7xf32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[1.3676228523254395, 3.659418821334839, -0.04878497123718262, 2.243010997772217, 4.534807205200195], [-1.4651929140090942, 0.82660311460495, 3.118399143218994, -0.5898047685623169, 1.701991319656372], [-4.298008918762207, -2.0062127113342285, 0.28558349609375, -3.4226205348968506, -1.1308244466781616], [4.869175434112549, 1.1609716415405273, 3.452767848968506, -0.2554363012313843, 2.0363597869873047], [2.0363597869873047, -1.6718441247940063, 0.6199519634246826, -3.088252067565918, -0.7964558601379395], [-0.7964558601379395, -4.504659652709961, -2.2128636837005615, 0.07893228530883789, -3.6292715072631836], [2.3707284927368164, -1.3374754190444946, 0.9543205499649048, 3.2461166381835938, -0.4620872735977173]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  check.expect_eq_const(%r#2, dense<[[1.3676228523254395, 3.659418821334839, -0.04878497123718262, 2.243010997772217, 4.534807205200195], [-1.4651929140090942, 0.82660311460495, 3.118399143218994, -0.5898047685623169, 1.701991319656372], [-4.298008918762207, -2.0062127113342285, 0.28558349609375, -3.4226205348968506, -1.1308244466781616], [4.869175434112549, 1.1609716415405273, 3.452767848968506, -0.2554363012313843, 2.0363597869873047], [2.0363597869873047, -1.6718441247940063, 0.6199519634246826, -3.088252067565918, -0.7964558601379395], [-0.7964558601379395, -4.504659652709961, -2.2128636837005615, 0.07893228530883789, -3.6292715072631836], [2.3707284927368164, -1.3374754190444946, 0.9543205499649048, 3.2461166381835938, -0.4620872735977173]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_element_set_f32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<2.8234970569610596> : tensor<f32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xf32>, tensor<2xi32>, tensor<f32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[2.8234970569610596, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, 2.8234970569610596, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, 2.8234970569610596, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.8234970569610596, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 2.8234970569610596], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_element_set_f32_kept() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<2.8234970569610596> : tensor<f32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xf32>, tensor<2xi32>, tensor<f32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[2.8234970569610596, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, 2.8234970569610596, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, 2.8234970569610596, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.8234970569610596, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 2.8234970569610596], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  check.expect_eq_const(%r#2, dense<[[2.8234970569610596, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, 2.8234970569610596, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, 2.8234970569610596, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.8234970569610596, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 2.8234970569610596], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_element_add_f32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<2.8234970569610596> : tensor<f32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %v = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %v : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xf32>, tensor<2xi32>, tensor<f32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[4.27937126159668, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, 2.528594970703125, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, 0.7778184413909912, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 5.027042388916016, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 3.2762656211853027], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_element_add_f32_kept() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<2.8234970569610596> : tensor<f32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %v = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %v : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xf32>, tensor<2xi32>, tensor<f32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[4.27937126159668, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, 2.528594970703125, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, 0.7778184413909912, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 5.027042388916016, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 3.2762656211853027], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  check.expect_eq_const(%r#2, dense<[[4.27937126159668, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, 2.528594970703125, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, 0.7778184413909912, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 5.027042388916016, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 3.2762656211853027], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_element_less_f32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<2.8234970569610596> : tensor<f32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %v = stablehlo.subtract %q, %p : tensor<f32>
    stablehlo.return %v : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xf32>, tensor<2xi32>, tensor<f32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[1.3676228523254395, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, 3.118399143218994, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, 4.869175910949707, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 0.6199519634246826, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 2.3707284927368164], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_element_less_f32_kept() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<2.8234970569610596> : tensor<f32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %v = stablehlo.subtract %q, %p : tensor<f32>
    stablehlo.return %v : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xf32>, tensor<2xi32>, tensor<f32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[1.3676228523254395, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, 3.118399143218994, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, 4.869175910949707, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 0.6199519634246826, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 2.3707284927368164], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  check.expect_eq_const(%r#2, dense<[[1.3676228523254395, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, 3.118399143218994, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, 4.869175910949707, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 0.6199519634246826, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 2.3707284927368164], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_block_set_f32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184], [1.9481087923049927, -0.3436872661113739, -2.6354832649230957]]> : tensor<2x3xf32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xf32>, tensor<2xi32>, tensor<2x3xf32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 0.5804860591888428, -1.7113100290298462], [1.9481087923049927, 2.8234970569610596, 0.5317009687423706, -1.7600951194763184, -1.1702903509140015], [2.5379135608673096, 1.9481087923049927, 2.8234970569610596, 0.5317009687423706, -1.7600951194763184], [-2.9210667610168457, 0.7871371507644653, 1.9481087923049927, 2.8234970569610596, 0.5317009687423706], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 1.9481087923049927, 2.8234970569610596], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 1.9481087923049927], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_block_set_f32_kept() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184], [1.9481087923049927, -0.3436872661113739, -2.6354832649230957]]> : tensor<2x3xf32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xf32>, tensor<2xi32>, tensor<2x3xf32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 0.5804860591888428, -1.7113100290298462], [1.9481087923049927, 2.8234970569610596, 0.5317009687423706, -1.7600951194763184, -1.1702903509140015], [2.5379135608673096, 1.9481087923049927, 2.8234970569610596, 0.5317009687423706, -1.7600951194763184], [-2.9210667610168457, 0.7871371507644653, 1.9481087923049927, 2.8234970569610596, 0.5317009687423706], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 1.9481087923049927, 2.8234970569610596], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 1.9481087923049927], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  check.expect_eq_const(%r#2, dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 0.5804860591888428, -1.7113100290298462], [1.9481087923049927, 2.8234970569610596, 0.5317009687423706, -1.7600951194763184, -1.1702903509140015], [2.5379135608673096, 1.9481087923049927, 2.8234970569610596, 0.5317009687423706, -1.7600951194763184], [-2.9210667610168457, 0.7871371507644653, 1.9481087923049927, 2.8234970569610596, 0.5317009687423706], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 1.9481087923049927, 2.8234970569610596], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 1.9481087923049927], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_block_add_f32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184], [1.9481087923049927, -0.3436872661113739, -2.6354832649230957]]> : tensor<2x3xf32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %v = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %v : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xf32>, tensor<2xi32>, tensor<2x3xf32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[3.9356839656829834, -2.939703941345215, 1.1121869087219238, 0.5804860591888428, -1.7113100290298462], [3.945002555847168, 2.1849076747894287, -4.6904802322387695, -0.6385893821716309, -1.1702903509140015], [2.5379135608673096, 2.1942262649536133, 0.4341311454772949, -0.44125688076019287, -2.3893656730651855], [-2.9210667610168457, 0.7871371507644653, 0.44344985485076904, 4.68335485458374, -2.192033290863037], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 4.692673683166504, 2.9325783252716064], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 2.94189715385437], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_block_add_f32_kept() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184], [1.9481087923049927, -0.3436872661113739, -2.6354832649230957]]> : tensor<2x3xf32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %v = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %v : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xf32>, tensor<2xi32>, tensor<2x3xf32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[3.9356839656829834, -2.939703941345215, 1.1121869087219238, 0.5804860591888428, -1.7113100290298462], [3.945002555847168, 2.1849076747894287, -4.6904802322387695, -0.6385893821716309, -1.1702903509140015], [2.5379135608673096, 2.1942262649536133, 0.4341311454772949, -0.44125688076019287, -2.3893656730651855], [-2.9210667610168457, 0.7871371507644653, 0.44344985485076904, 4.68335485458374, -2.192033290863037], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 4.692673683166504, 2.9325783252716064], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 2.94189715385437], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  check.expect_eq_const(%r#2, dense<[[3.9356839656829834, -2.939703941345215, 1.1121869087219238, 0.5804860591888428, -1.7113100290298462], [3.945002555847168, 2.1849076747894287, -4.6904802322387695, -0.6385893821716309, -1.1702903509140015], [2.5379135608673096, 2.1942262649536133, 0.4341311454772949, -0.44125688076019287, -2.3893656730651855], [-2.9210667610168457, 0.7871371507644653, 0.44344985485076904, 4.68335485458374, -2.192033290863037], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 4.692673683166504, 2.9325783252716064], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 2.94189715385437], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_block_less_f32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184], [1.9481087923049927, -0.3436872661113739, -2.6354832649230957]]> : tensor<2x3xf32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %v = stablehlo.subtract %q, %p : tensor<f32>
    stablehlo.return %v : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xf32>, tensor<2xi32>, tensor<2x3xf32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[4.623058319091797, 2.3312625885009766, -4.6323771476745605, 0.5804860591888428, -1.7113100290298462], [-0.04878509044647217, 2.8722822666168213, 0.5804859399795532, -2.881600856781006, -1.1702903509140015], [2.5379135608673096, 1.701991319656372, 1.1215057373046875, 4.829710006713867, -1.1308244466781616], [-2.9210667610168457, 0.7871371507644653, 3.452767848968506, 5.370729446411133, 3.0789332389831543], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, -0.796455979347229, 3.619952917098999], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.95432049036026], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_block_less_f32_kept() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184], [1.9481087923049927, -0.3436872661113739, -2.6354832649230957]]> : tensor<2x3xf32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %v = stablehlo.subtract %q, %p : tensor<f32>
    stablehlo.return %v : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xf32>, tensor<2xi32>, tensor<2x3xf32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[4.623058319091797, 2.3312625885009766, -4.6323771476745605, 0.5804860591888428, -1.7113100290298462], [-0.04878509044647217, 2.8722822666168213, 0.5804859399795532, -2.881600856781006, -1.1702903509140015], [2.5379135608673096, 1.701991319656372, 1.1215057373046875, 4.829710006713867, -1.1308244466781616], [-2.9210667610168457, 0.7871371507644653, 3.452767848968506, 5.370729446411133, 3.0789332389831543], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, -0.796455979347229, 3.619952917098999], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.95432049036026], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  check.expect_eq_const(%r#2, dense<[[4.623058319091797, 2.3312625885009766, -4.6323771476745605, 0.5804860591888428, -1.7113100290298462], [-0.04878509044647217, 2.8722822666168213, 0.5804859399795532, -2.881600856781006, -1.1702903509140015], [2.5379135608673096, 1.701991319656372, 1.1215057373046875, 4.829710006713867, -1.1308244466781616], [-2.9210667610168457, 0.7871371507644653, 3.452767848968506, 5.370729446411133, 3.0789332389831543], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, -0.796455979347229, 3.619952917098999], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.95432049036026], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_narrow_set_f32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184]]> : tensor<1x3xf32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xf32>, tensor<1xi32>, tensor<1x3xf32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 0.5804860591888428, -1.7113100290298462], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.1215057373046875, -1.1702903509140015], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.6625254154205322, -0.6292706727981567], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 2.203545093536377, -0.088251031935215], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 2.7445647716522217, 0.45276862382888794], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, -2.7144155502319336, 0.9937883019447327], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_narrow_set_f32_kept() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184]]> : tensor<1x3xf32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xf32>, tensor<1xi32>, tensor<1x3xf32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 0.5804860591888428, -1.7113100290298462], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.1215057373046875, -1.1702903509140015], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.6625254154205322, -0.6292706727981567], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 2.203545093536377, -0.088251031935215], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 2.7445647716522217, 0.45276862382888794], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, -2.7144155502319336, 0.9937883019447327], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  check.expect_eq_const(%r#2, dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 0.5804860591888428, -1.7113100290298462], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.1215057373046875, -1.1702903509140015], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 1.6625254154205322, -0.6292706727981567], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 2.203545093536377, -0.088251031935215], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, 2.7445647716522217, 0.45276862382888794], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, -2.7144155502319336, 0.9937883019447327], [2.8234970569610596, 0.5317009687423706, -1.7600951194763184, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_narrow_add_f32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184]]> : tensor<1x3xf32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %v = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %v : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xf32>, tensor<1xi32>, tensor<1x3xf32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[4.27937126159668, -0.30422085523605347, 1.1121869087219238, 0.5804860591888428, -1.7113100290298462], [4.820390701293945, 0.23679882287979126, -4.346793174743652, 1.1215057373046875, -1.1702903509140015], [5.361410617828369, 0.777818500995636, -3.8057737350463867, 1.6625254154205322, -0.6292706727981567], [-0.09756970405578613, 1.318838119506836, -3.264754056930542, 2.203545093536377, -0.088251031935215], [0.4434499740600586, 1.8598577976226807, -2.7237343788146973, 2.7445647716522217, 0.45276862382888794], [0.9844696521759033, 2.4008774757385254, -2.1827147006988525, -2.7144155502319336, 0.9937883019447327], [1.525489330291748, 2.941896915435791, -1.6416950225830078, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_narrow_add_f32_kept() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184]]> : tensor<1x3xf32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %v = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %v : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xf32>, tensor<1xi32>, tensor<1x3xf32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[4.27937126159668, -0.30422085523605347, 1.1121869087219238, 0.5804860591888428, -1.7113100290298462], [4.820390701293945, 0.23679882287979126, -4.346793174743652, 1.1215057373046875, -1.1702903509140015], [5.361410617828369, 0.777818500995636, -3.8057737350463867, 1.6625254154205322, -0.6292706727981567], [-0.09756970405578613, 1.318838119506836, -3.264754056930542, 2.203545093536377, -0.088251031935215], [0.4434499740600586, 1.8598577976226807, -2.7237343788146973, 2.7445647716522217, 0.45276862382888794], [0.9844696521759033, 2.4008774757385254, -2.1827147006988525, -2.7144155502319336, 0.9937883019447327], [1.525489330291748, 2.941896915435791, -1.6416950225830078, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  check.expect_eq_const(%r#2, dense<[[4.27937126159668, -0.30422085523605347, 1.1121869087219238, 0.5804860591888428, -1.7113100290298462], [4.820390701293945, 0.23679882287979126, -4.346793174743652, 1.1215057373046875, -1.1702903509140015], [5.361410617828369, 0.777818500995636, -3.8057737350463867, 1.6625254154205322, -0.6292706727981567], [-0.09756970405578613, 1.318838119506836, -3.264754056930542, 2.203545093536377, -0.088251031935215], [0.4434499740600586, 1.8598577976226807, -2.7237343788146973, 2.7445647716522217, 0.45276862382888794], [0.9844696521759033, 2.4008774757385254, -2.1827147006988525, -2.7144155502319336, 0.9937883019447327], [1.525489330291748, 2.941896915435791, -1.6416950225830078, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_narrow_less_f32() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184]]> : tensor<1x3xf32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %v = stablehlo.subtract %q, %p : tensor<f32>
    stablehlo.return %v : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xf32>, tensor<1xi32>, tensor<1x3xf32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[1.3676228523254395, 1.3676228523254395, -4.6323771476745605, 0.5804860591888428, -1.7113100290298462], [0.8266031742095947, 0.82660311460495, 0.8266031742095947, 1.1215057373046875, -1.1702903509140015], [0.28558349609375, 0.2855834364891052, 0.28558349609375, 1.6625254154205322, -0.6292706727981567], [5.744564056396484, -0.2554361820220947, -0.2554361820220947, 2.203545093536377, -0.088251031935215], [5.2035441398620605, -0.7964558601379395, -0.7964558601379395, 2.7445647716522217, 0.45276862382888794], [4.662524223327637, -1.3374755382537842, -1.3374755382537842, -2.7144155502319336, 0.9937883019447327], [4.121504783630371, -1.8784950971603394, -1.878495216369629, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_narrow_less_f32_kept() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567], [-2.9210667610168457, 0.7871371507644653, -1.5046589374542236, 2.203545093536377, -0.088251031935215], [-2.380047082901001, 1.32815682888031, -0.9636392593383789, 2.7445647716522217, 0.45276862382888794], [-1.8390274047851562, 1.8691765069961548, -0.4226195812225342, -2.7144155502319336, 0.9937883019447327], [-1.2980077266693115, 2.41019606590271, 0.11840008944272995, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>
  %1 = util.unfoldable_constant dense<[[2.8234970569610596, 0.5317009687423706, -1.7600951194763184]]> : tensor<1x3xf32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %v = stablehlo.subtract %q, %p : tensor<f32>
    stablehlo.return %v : tensor<f32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xf32>, tensor<1xi32>, tensor<1x3xf32>) -> tensor<7x5xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xf32>, tensor<7x5xf32>
  }
  check.expect_eq_const(%r#1, dense<[[1.3676228523254395, 1.3676228523254395, -4.6323771476745605, 0.5804860591888428, -1.7113100290298462], [0.8266031742095947, 0.82660311460495, 0.8266031742095947, 1.1215057373046875, -1.1702903509140015], [0.28558349609375, 0.2855834364891052, 0.28558349609375, 1.6625254154205322, -0.6292706727981567], [5.744564056396484, -0.2554361820220947, -0.2554361820220947, 2.203545093536377, -0.088251031935215], [5.2035441398620605, -0.7964558601379395, -0.7964558601379395, 2.7445647716522217, 0.45276862382888794], [4.662524223327637, -1.3374755382537842, -1.3374755382537842, -2.7144155502319336, 0.9937883019447327], [4.121504783630371, -1.8784950971603394, -1.878495216369629, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  check.expect_eq_const(%r#2, dense<[[1.3676228523254395, 1.3676228523254395, -4.6323771476745605, 0.5804860591888428, -1.7113100290298462], [0.8266031742095947, 0.82660311460495, 0.8266031742095947, 1.1215057373046875, -1.1702903509140015], [0.28558349609375, 0.2855834364891052, 0.28558349609375, 1.6625254154205322, -0.6292706727981567], [5.744564056396484, -0.2554361820220947, -0.2554361820220947, 2.203545093536377, -0.088251031935215], [5.2035441398620605, -0.7964558601379395, -0.7964558601379395, 2.7445647716522217, 0.45276862382888794], [4.662524223327637, -1.3374755382537842, -1.3374755382537842, -2.7144155502319336, 0.9937883019447327], [4.121504783630371, -1.8784950971603394, -1.878495216369629, -2.173395872116089, 1.5348079204559326]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  return
}
func.func @scatters_row_set_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1]> : tensor<5xi32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    stablehlo.return %q : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi32>, tensor<1xi32>, tensor<5xi32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_row_set_i32_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1]> : tensor<5xi32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    stablehlo.return %q : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi32>, tensor<1xi32>, tensor<5xi32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  check.expect_eq_const(%r#2, dense<[[8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_row_add_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1]> : tensor<5xi32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %v = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %v : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi32>, tensor<1xi32>, tensor<5xi32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[12, -1, 4, 8, -6], [14, 1, -13, 9, -5], [16, 3, -11, 11, -3], [-1, 4, -10, 13, -1], [1, 6, -8, 14, 0], [2, 8, -6, -2, 2], [4, 9, -5, -1, 4]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_row_add_i32_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1]> : tensor<5xi32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %v = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %v : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi32>, tensor<1xi32>, tensor<5xi32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[12, -1, 4, 8, -6], [14, 1, -13, 9, -5], [16, 3, -11, 11, -3], [-1, 4, -10, 13, -1], [1, 6, -8, 14, 0], [2, 8, -6, -2, 2], [4, 9, -5, -1, 4]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  check.expect_eq_const(%r#2, dense<[[12, -1, 4, 8, -6], [14, 1, -13, 9, -5], [16, 3, -11, 11, -3], [-1, 4, -10, 13, -1], [1, 6, -8, 14, 0], [2, 8, -6, -2, 2], [4, 9, -5, -1, 4]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_row_less_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1]> : tensor<5xi32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %v = stablehlo.subtract %q, %p : tensor<i32>
    stablehlo.return %v : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi32>, tensor<1xi32>, tensor<5xi32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[4, 5, -14, 4, 4], [2, 3, 3, 3, 3], [0, 1, 1, 1, 1], [17, 0, 0, -1, -1], [15, -2, -2, -2, -2], [14, -4, -4, 14, -4], [12, -5, -5, 13, -6]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_row_less_i32_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1]> : tensor<5xi32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %v = stablehlo.subtract %q, %p : tensor<i32>
    stablehlo.return %v : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi32>, tensor<1xi32>, tensor<5xi32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[4, 5, -14, 4, 4], [2, 3, 3, 3, 3], [0, 1, 1, 1, 1], [17, 0, 0, -1, -1], [15, -2, -2, -2, -2], [14, -4, -4, 14, -4], [12, -5, -5, 13, -6]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  check.expect_eq_const(%r#2, dense<[[4, 5, -14, 4, 4], [2, 3, 3, 3, 3], [0, 1, 1, 1, 1], [17, 0, 0, -1, -1], [15, -2, -2, -2, -2], [14, -4, -4, 14, -4], [12, -5, -5, 13, -6]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_rows_set_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    stablehlo.return %q : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi32>, tensor<1xi32>, tensor<3x5xi32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_rows_set_i32_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    stablehlo.return %q : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi32>, tensor<1xi32>, tensor<3x5xi32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  check.expect_eq_const(%r#2, dense<[[8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_rows_add_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %v = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %v : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi32>, tensor<1xi32>, tensor<3x5xi32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[-2, 7, -2, 6, -3], [0, 9, -19, 7, -2], [2, 11, -17, 9, 0], [-15, 12, -16, 11, 2], [-13, 14, -14, 12, 3], [-12, 16, -12, -4, 5], [-10, 17, -11, -3, 7]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_rows_add_i32_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %v = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %v : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi32>, tensor<1xi32>, tensor<3x5xi32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[-2, 7, -2, 6, -3], [0, 9, -19, 7, -2], [2, 11, -17, 9, 0], [-15, 12, -16, 11, 2], [-13, 14, -14, 12, 3], [-12, 16, -12, -4, 5], [-10, 17, -11, -3, 7]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  check.expect_eq_const(%r#2, dense<[[-2, 7, -2, 6, -3], [0, 9, -19, 7, -2], [2, 11, -17, 9, 0], [-15, 12, -16, 11, 2], [-13, 14, -14, 12, 3], [-12, 16, -12, -4, 5], [-10, 17, -11, -3, 7]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_rows_less_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %v = stablehlo.subtract %q, %p : tensor<i32>
    stablehlo.return %v : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi32>, tensor<1xi32>, tensor<3x5xi32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[6, 7, -12, -12, 5], [4, 5, 5, -13, 4], [2, 3, 3, -15, 2], [19, 2, 2, -17, 0], [17, 0, 0, -18, -1], [16, -2, -2, -2, -3], [14, -3, -3, -3, -5]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_rows_less_i32_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %v = stablehlo.subtract %q, %p : tensor<i32>
    stablehlo.return %v : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi32>, tensor<1xi32>, tensor<3x5xi32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[6, 7, -12, -12, 5], [4, 5, 5, -13, 4], [2, 3, 3, -15, 2], [19, 2, 2, -17, 0], [17, 0, 0, -18, -1], [16, -2, -2, -2, -3], [14, -3, -3, -3, -5]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  check.expect_eq_const(%r#2, dense<[[6, 7, -12, -12, 5], [4, 5, 5, -13, 4], [2, 3, 3, -15, 2], [19, 2, 2, -17, 0], [17, 0, 0, -18, -1], [16, -2, -2, -2, -3], [14, -3, -3, -3, -5]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_column_set_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    stablehlo.return %q : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>} : (tensor<7x5xi32>, tensor<1xi32>, tensor<7xi32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[8, 8, 8, 8, 8], [2, 2, 2, 2, 2], [-5, -5, -5, -5, -5], [6, 6, 6, 6, 6], [-1, -1, -1, -1, -1], [-8, -8, -8, -8, -8], [3, 3, 3, 3, 3]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_column_set_i32_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    stablehlo.return %q : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>} : (tensor<7x5xi32>, tensor<1xi32>, tensor<7xi32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[8, 8, 8, 8, 8], [2, 2, 2, 2, 2], [-5, -5, -5, -5, -5], [6, 6, 6, 6, 6], [-1, -1, -1, -1, -1], [-8, -8, -8, -8, -8], [3, 3, 3, 3, 3]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  check.expect_eq_const(%r#2, dense<[[8, 8, 8, 8, 8], [2, 2, 2, 2, 2], [-5, -5, -5, -5, -5], [6, 6, 6, 6, 6], [-1, -1, -1, -1, -1], [-8, -8, -8, -8, -8], [3, 3, 3, 3, 3]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_column_add_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %v = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %v : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>} : (tensor<7x5xi32>, tensor<1xi32>, tensor<7xi32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[12, 5, 17, 10, 3], [8, 1, -6, 5, -2], [3, -4, -11, 0, -7], [-3, 8, 1, 13, 6], [-8, 3, -4, 7, 0], [-14, -2, -9, -16, -5], [-1, 10, 3, -4, 8]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_column_add_i32_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %v = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %v : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>} : (tensor<7x5xi32>, tensor<1xi32>, tensor<7xi32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[12, 5, 17, 10, 3], [8, 1, -6, 5, -2], [3, -4, -11, 0, -7], [-3, 8, 1, 13, 6], [-8, 3, -4, 7, 0], [-14, -2, -9, -16, -5], [-1, 10, 3, -4, 8]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  check.expect_eq_const(%r#2, dense<[[12, 5, 17, 10, 3], [8, 1, -6, 5, -2], [3, -4, -11, 0, -7], [-3, 8, 1, 13, 6], [-8, 3, -4, 7, 0], [-14, -2, -9, -16, -5], [-1, 10, 3, -4, 8]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_column_less_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %v = stablehlo.subtract %q, %p : tensor<i32>
    stablehlo.return %v : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>} : (tensor<7x5xi32>, tensor<1xi32>, tensor<7xi32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[4, 11, -1, 6, 13], [-4, 3, 10, -1, 6], [-13, -6, 1, -10, -3], [15, 4, 11, -1, 6], [6, -5, 2, -9, -2], [-2, -14, -7, 0, -11], [7, -4, 3, 10, -2]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_column_less_i32_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %v = stablehlo.subtract %q, %p : tensor<i32>
    stablehlo.return %v : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>} : (tensor<7x5xi32>, tensor<1xi32>, tensor<7xi32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[4, 11, -1, 6, 13], [-4, 3, 10, -1, 6], [-13, -6, 1, -10, -3], [15, 4, 11, -1, 6], [6, -5, 2, -9, -2], [-2, -14, -7, 0, -11], [7, -4, 3, 10, -2]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  check.expect_eq_const(%r#2, dense<[[4, 11, -1, 6, 13], [-4, 3, 10, -1, 6], [-13, -6, 1, -10, -3], [15, 4, 11, -1, 6], [6, -5, 2, -9, -2], [-2, -14, -7, 0, -11], [7, -4, 3, 10, -2]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_element_set_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<8> : tensor<i32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    stablehlo.return %q : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi32>, tensor<2xi32>, tensor<i32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[8, -3, 9, 2, -5], [6, 8, -8, 3, -4], [8, 1, 8, 5, -2], [-9, 2, -5, 8, 0], [-7, 4, -3, 8, 8], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_element_set_i32_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<8> : tensor<i32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    stablehlo.return %q : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi32>, tensor<2xi32>, tensor<i32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[8, -3, 9, 2, -5], [6, 8, -8, 3, -4], [8, 1, 8, 5, -2], [-9, 2, -5, 8, 0], [-7, 4, -3, 8, 8], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  check.expect_eq_const(%r#2, dense<[[8, -3, 9, 2, -5], [6, 8, -8, 3, -4], [8, 1, 8, 5, -2], [-9, 2, -5, 8, 0], [-7, 4, -3, 8, 8], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_element_add_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<8> : tensor<i32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %v = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %v : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi32>, tensor<2xi32>, tensor<i32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[12, -3, 9, 2, -5], [6, 7, -8, 3, -4], [8, 1, 2, 5, -2], [-9, 2, -5, 15, 0], [-7, 4, -3, 8, 9], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_element_add_i32_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<8> : tensor<i32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %v = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %v : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi32>, tensor<2xi32>, tensor<i32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[12, -3, 9, 2, -5], [6, 7, -8, 3, -4], [8, 1, 2, 5, -2], [-9, 2, -5, 15, 0], [-7, 4, -3, 8, 9], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  check.expect_eq_const(%r#2, dense<[[12, -3, 9, 2, -5], [6, 7, -8, 3, -4], [8, 1, 2, 5, -2], [-9, 2, -5, 15, 0], [-7, 4, -3, 8, 9], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_element_less_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<8> : tensor<i32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %v = stablehlo.subtract %q, %p : tensor<i32>
    stablehlo.return %v : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi32>, tensor<2xi32>, tensor<i32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[4, -3, 9, 2, -5], [6, 9, -8, 3, -4], [8, 1, 14, 5, -2], [-9, 2, -5, 1, 0], [-7, 4, -3, 8, 7], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_element_less_i32_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<8> : tensor<i32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %v = stablehlo.subtract %q, %p : tensor<i32>
    stablehlo.return %v : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi32>, tensor<2xi32>, tensor<i32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[4, -3, 9, 2, -5], [6, 9, -8, 3, -4], [8, 1, 14, 5, -2], [-9, 2, -5, 1, 0], [-7, 4, -3, 8, 7], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  check.expect_eq_const(%r#2, dense<[[4, -3, 9, 2, -5], [6, 9, -8, 3, -4], [8, 1, 14, 5, -2], [-9, 2, -5, 1, 0], [-7, 4, -3, 8, 7], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_block_set_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5], [6, -1, -8]]> : tensor<2x3xi32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    stablehlo.return %q : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi32>, tensor<2xi32>, tensor<2x3xi32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[8, 2, -5, 2, -5], [6, 8, 2, -5, -4], [8, 6, 8, 2, -5], [-9, 2, 6, 8, 2], [-7, 4, -3, 6, 8], [-6, 6, -1, -8, 6], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_block_set_i32_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5], [6, -1, -8]]> : tensor<2x3xi32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    stablehlo.return %q : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi32>, tensor<2xi32>, tensor<2x3xi32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[8, 2, -5, 2, -5], [6, 8, 2, -5, -4], [8, 6, 8, 2, -5], [-9, 2, 6, 8, 2], [-7, 4, -3, 6, 8], [-6, 6, -1, -8, 6], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  check.expect_eq_const(%r#2, dense<[[8, 2, -5, 2, -5], [6, 8, 2, -5, -4], [8, 6, 8, 2, -5], [-9, 2, 6, 8, 2], [-7, 4, -3, 6, 8], [-6, 6, -1, -8, 6], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_block_add_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5], [6, -1, -8]]> : tensor<2x3xi32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %v = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %v : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi32>, tensor<2xi32>, tensor<2x3xi32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[11, -9, 4, 2, -5], [12, 6, -14, -2, -4], [8, 7, 1, -1, -7], [-9, 2, 1, 14, -6], [-7, 4, -3, 14, 8], [-6, 6, -1, -8, 9], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_block_add_i32_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5], [6, -1, -8]]> : tensor<2x3xi32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %v = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %v : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi32>, tensor<2xi32>, tensor<2x3xi32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[11, -9, 4, 2, -5], [12, 6, -14, -2, -4], [8, 7, 1, -1, -7], [-9, 2, 1, 14, -6], [-7, 4, -3, 14, 8], [-6, 6, -1, -8, 9], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  check.expect_eq_const(%r#2, dense<[[11, -9, 4, 2, -5], [12, 6, -14, -2, -4], [8, 7, 1, -1, -7], [-9, 2, 1, 14, -6], [-7, 4, -3, 14, 8], [-6, 6, -1, -8, 9], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_block_less_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5], [6, -1, -8]]> : tensor<2x3xi32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %v = stablehlo.subtract %q, %p : tensor<i32>
    stablehlo.return %v : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi32>, tensor<2xi32>, tensor<2x3xi32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[13, 7, -14, 2, -5], [0, 8, 2, -8, -4], [8, 5, 3, 15, -3], [-9, 2, 11, 16, 10], [-7, 4, -3, -2, 10], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_block_less_i32_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5], [6, -1, -8]]> : tensor<2x3xi32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %v = stablehlo.subtract %q, %p : tensor<i32>
    stablehlo.return %v : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi32>, tensor<2xi32>, tensor<2x3xi32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[13, 7, -14, 2, -5], [0, 8, 2, -8, -4], [8, 5, 3, 15, -3], [-9, 2, 11, 16, 10], [-7, 4, -3, -2, 10], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  check.expect_eq_const(%r#2, dense<[[13, 7, -14, 2, -5], [0, 8, 2, -8, -4], [8, 5, 3, 15, -3], [-9, 2, 11, 16, 10], [-7, 4, -3, -2, 10], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_narrow_set_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5]]> : tensor<1x3xi32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    stablehlo.return %q : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi32>, tensor<1xi32>, tensor<1x3xi32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[8, 2, -5, 2, -5], [8, 2, -5, 3, -4], [8, 2, -5, 5, -2], [8, 2, -5, 7, 0], [8, 2, -5, 8, 1], [8, 2, -5, -8, 3], [8, 2, -5, -7, 5]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_narrow_set_i32_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5]]> : tensor<1x3xi32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    stablehlo.return %q : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi32>, tensor<1xi32>, tensor<1x3xi32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[8, 2, -5, 2, -5], [8, 2, -5, 3, -4], [8, 2, -5, 5, -2], [8, 2, -5, 7, 0], [8, 2, -5, 8, 1], [8, 2, -5, -8, 3], [8, 2, -5, -7, 5]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  check.expect_eq_const(%r#2, dense<[[8, 2, -5, 2, -5], [8, 2, -5, 3, -4], [8, 2, -5, 5, -2], [8, 2, -5, 7, 0], [8, 2, -5, 8, 1], [8, 2, -5, -8, 3], [8, 2, -5, -7, 5]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_narrow_add_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5]]> : tensor<1x3xi32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %v = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %v : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi32>, tensor<1xi32>, tensor<1x3xi32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[12, -1, 4, 2, -5], [14, 1, -13, 3, -4], [16, 3, -11, 5, -2], [-1, 4, -10, 7, 0], [1, 6, -8, 8, 1], [2, 8, -6, -8, 3], [4, 9, -5, -7, 5]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_narrow_add_i32_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5]]> : tensor<1x3xi32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %v = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %v : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi32>, tensor<1xi32>, tensor<1x3xi32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[12, -1, 4, 2, -5], [14, 1, -13, 3, -4], [16, 3, -11, 5, -2], [-1, 4, -10, 7, 0], [1, 6, -8, 8, 1], [2, 8, -6, -8, 3], [4, 9, -5, -7, 5]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  check.expect_eq_const(%r#2, dense<[[12, -1, 4, 2, -5], [14, 1, -13, 3, -4], [16, 3, -11, 5, -2], [-1, 4, -10, 7, 0], [1, 6, -8, 8, 1], [2, 8, -6, -8, 3], [4, 9, -5, -7, 5]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_narrow_less_i32() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5]]> : tensor<1x3xi32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %v = stablehlo.subtract %q, %p : tensor<i32>
    stablehlo.return %v : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi32>, tensor<1xi32>, tensor<1x3xi32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[4, 5, -14, 2, -5], [2, 3, 3, 3, -4], [0, 1, 1, 5, -2], [17, 0, 0, 7, 0], [15, -2, -2, 8, 1], [14, -4, -4, -8, 3], [12, -5, -5, -7, 5]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_narrow_less_i32_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi32>
  %1 = util.unfoldable_constant dense<[[8, 2, -5]]> : tensor<1x3xi32>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %v = stablehlo.subtract %q, %p : tensor<i32>
    stablehlo.return %v : tensor<i32>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi32>, tensor<1xi32>, tensor<1x3xi32>) -> tensor<7x5xi32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi32>, tensor<7x5xi32>
  }
  check.expect_eq_const(%r#1, dense<[[4, 5, -14, 2, -5], [2, 3, 3, 3, -4], [0, 1, 1, 5, -2], [17, 0, 0, 7, 0], [15, -2, -2, 8, 1], [14, -4, -4, -8, 3], [12, -5, -5, -7, 5]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  check.expect_eq_const(%r#2, dense<[[4, 5, -14, 2, -5], [2, 3, 3, 3, -4], [0, 1, 1, 5, -2], [17, 0, 0, 7, 0], [15, -2, -2, 8, 1], [14, -4, -4, -8, 3], [12, -5, -5, -7, 5]]> : tensor<7x5xi32>) : tensor<7x5xi32>
  return
}
func.func @scatters_row_set_i64() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1]> : tensor<5xi64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %q : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi64>, tensor<1xi32>, tensor<5xi64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_row_set_i64_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1]> : tensor<5xi64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %q : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi64>, tensor<1xi32>, tensor<5xi64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  check.expect_eq_const(%r#2, dense<[[8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_row_add_i64() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1]> : tensor<5xi64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %v = stablehlo.add %p, %q : tensor<i64>
    stablehlo.return %v : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi64>, tensor<1xi32>, tensor<5xi64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[12, -1, 4, 8, -6], [14, 1, -13, 9, -5], [16, 3, -11, 11, -3], [-1, 4, -10, 13, -1], [1, 6, -8, 14, 0], [2, 8, -6, -2, 2], [4, 9, -5, -1, 4]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_row_add_i64_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1]> : tensor<5xi64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %v = stablehlo.add %p, %q : tensor<i64>
    stablehlo.return %v : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi64>, tensor<1xi32>, tensor<5xi64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[12, -1, 4, 8, -6], [14, 1, -13, 9, -5], [16, 3, -11, 11, -3], [-1, 4, -10, 13, -1], [1, 6, -8, 14, 0], [2, 8, -6, -2, 2], [4, 9, -5, -1, 4]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  check.expect_eq_const(%r#2, dense<[[12, -1, 4, 8, -6], [14, 1, -13, 9, -5], [16, 3, -11, 11, -3], [-1, 4, -10, 13, -1], [1, 6, -8, 14, 0], [2, 8, -6, -2, 2], [4, 9, -5, -1, 4]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_row_less_i64() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1]> : tensor<5xi64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %v = stablehlo.subtract %q, %p : tensor<i64>
    stablehlo.return %v : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi64>, tensor<1xi32>, tensor<5xi64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[4, 5, -14, 4, 4], [2, 3, 3, 3, 3], [0, 1, 1, 1, 1], [17, 0, 0, -1, -1], [15, -2, -2, -2, -2], [14, -4, -4, 14, -4], [12, -5, -5, 13, -6]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_row_less_i64_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1]> : tensor<5xi64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %v = stablehlo.subtract %q, %p : tensor<i64>
    stablehlo.return %v : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi64>, tensor<1xi32>, tensor<5xi64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[4, 5, -14, 4, 4], [2, 3, 3, 3, 3], [0, 1, 1, 1, 1], [17, 0, 0, -1, -1], [15, -2, -2, -2, -2], [14, -4, -4, 14, -4], [12, -5, -5, 13, -6]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  check.expect_eq_const(%r#2, dense<[[4, 5, -14, 4, 4], [2, 3, 3, 3, 3], [0, 1, 1, 1, 1], [17, 0, 0, -1, -1], [15, -2, -2, -2, -2], [14, -4, -4, 14, -4], [12, -5, -5, 13, -6]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_rows_set_i64() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %q : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi64>, tensor<1xi32>, tensor<3x5xi64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_rows_set_i64_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %q : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi64>, tensor<1xi32>, tensor<3x5xi64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  check.expect_eq_const(%r#2, dense<[[8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_rows_add_i64() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %v = stablehlo.add %p, %q : tensor<i64>
    stablehlo.return %v : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi64>, tensor<1xi32>, tensor<3x5xi64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[-2, 7, -2, 6, -3], [0, 9, -19, 7, -2], [2, 11, -17, 9, 0], [-15, 12, -16, 11, 2], [-13, 14, -14, 12, 3], [-12, 16, -12, -4, 5], [-10, 17, -11, -3, 7]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_rows_add_i64_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %v = stablehlo.add %p, %q : tensor<i64>
    stablehlo.return %v : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi64>, tensor<1xi32>, tensor<3x5xi64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[-2, 7, -2, 6, -3], [0, 9, -19, 7, -2], [2, 11, -17, 9, 0], [-15, 12, -16, 11, 2], [-13, 14, -14, 12, 3], [-12, 16, -12, -4, 5], [-10, 17, -11, -3, 7]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  check.expect_eq_const(%r#2, dense<[[-2, 7, -2, 6, -3], [0, 9, -19, 7, -2], [2, 11, -17, 9, 0], [-15, 12, -16, 11, 2], [-13, 14, -14, 12, 3], [-12, 16, -12, -4, 5], [-10, 17, -11, -3, 7]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_rows_less_i64() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %v = stablehlo.subtract %q, %p : tensor<i64>
    stablehlo.return %v : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi64>, tensor<1xi32>, tensor<3x5xi64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[6, 7, -12, -12, 5], [4, 5, 5, -13, 4], [2, 3, 3, -15, 2], [19, 2, 2, -17, 0], [17, 0, 0, -18, -1], [16, -2, -2, -2, -3], [14, -3, -3, -3, -5]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_rows_less_i64_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %v = stablehlo.subtract %q, %p : tensor<i64>
    stablehlo.return %v : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi64>, tensor<1xi32>, tensor<3x5xi64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[6, 7, -12, -12, 5], [4, 5, 5, -13, 4], [2, 3, 3, -15, 2], [19, 2, 2, -17, 0], [17, 0, 0, -18, -1], [16, -2, -2, -2, -3], [14, -3, -3, -3, -5]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  check.expect_eq_const(%r#2, dense<[[6, 7, -12, -12, 5], [4, 5, 5, -13, 4], [2, 3, 3, -15, 2], [19, 2, 2, -17, 0], [17, 0, 0, -18, -1], [16, -2, -2, -2, -3], [14, -3, -3, -3, -5]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_column_set_i64() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %q : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>} : (tensor<7x5xi64>, tensor<1xi32>, tensor<7xi64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[8, 8, 8, 8, 8], [2, 2, 2, 2, 2], [-5, -5, -5, -5, -5], [6, 6, 6, 6, 6], [-1, -1, -1, -1, -1], [-8, -8, -8, -8, -8], [3, 3, 3, 3, 3]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_column_set_i64_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %q : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>} : (tensor<7x5xi64>, tensor<1xi32>, tensor<7xi64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[8, 8, 8, 8, 8], [2, 2, 2, 2, 2], [-5, -5, -5, -5, -5], [6, 6, 6, 6, 6], [-1, -1, -1, -1, -1], [-8, -8, -8, -8, -8], [3, 3, 3, 3, 3]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  check.expect_eq_const(%r#2, dense<[[8, 8, 8, 8, 8], [2, 2, 2, 2, 2], [-5, -5, -5, -5, -5], [6, 6, 6, 6, 6], [-1, -1, -1, -1, -1], [-8, -8, -8, -8, -8], [3, 3, 3, 3, 3]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_column_add_i64() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %v = stablehlo.add %p, %q : tensor<i64>
    stablehlo.return %v : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>} : (tensor<7x5xi64>, tensor<1xi32>, tensor<7xi64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[12, 5, 17, 10, 3], [8, 1, -6, 5, -2], [3, -4, -11, 0, -7], [-3, 8, 1, 13, 6], [-8, 3, -4, 7, 0], [-14, -2, -9, -16, -5], [-1, 10, 3, -4, 8]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_column_add_i64_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %v = stablehlo.add %p, %q : tensor<i64>
    stablehlo.return %v : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>} : (tensor<7x5xi64>, tensor<1xi32>, tensor<7xi64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[12, 5, 17, 10, 3], [8, 1, -6, 5, -2], [3, -4, -11, 0, -7], [-3, 8, 1, 13, 6], [-8, 3, -4, 7, 0], [-14, -2, -9, -16, -5], [-1, 10, 3, -4, 8]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  check.expect_eq_const(%r#2, dense<[[12, 5, 17, 10, 3], [8, 1, -6, 5, -2], [3, -4, -11, 0, -7], [-3, 8, 1, 13, 6], [-8, 3, -4, 7, 0], [-14, -2, -9, -16, -5], [-1, 10, 3, -4, 8]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_column_less_i64() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %v = stablehlo.subtract %q, %p : tensor<i64>
    stablehlo.return %v : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>} : (tensor<7x5xi64>, tensor<1xi32>, tensor<7xi64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[4, 11, -1, 6, 13], [-4, 3, 10, -1, 6], [-13, -6, 1, -10, -3], [15, 4, 11, -1, 6], [6, -5, 2, -9, -2], [-2, -14, -7, 0, -11], [7, -4, 3, 10, -2]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_column_less_i64_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %v = stablehlo.subtract %q, %p : tensor<i64>
    stablehlo.return %v : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>} : (tensor<7x5xi64>, tensor<1xi32>, tensor<7xi64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[4, 11, -1, 6, 13], [-4, 3, 10, -1, 6], [-13, -6, 1, -10, -3], [15, 4, 11, -1, 6], [6, -5, 2, -9, -2], [-2, -14, -7, 0, -11], [7, -4, 3, 10, -2]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  check.expect_eq_const(%r#2, dense<[[4, 11, -1, 6, 13], [-4, 3, 10, -1, 6], [-13, -6, 1, -10, -3], [15, 4, 11, -1, 6], [6, -5, 2, -9, -2], [-2, -14, -7, 0, -11], [7, -4, 3, 10, -2]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_element_set_i64() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<8> : tensor<i64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %q : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi64>, tensor<2xi32>, tensor<i64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[8, -3, 9, 2, -5], [6, 8, -8, 3, -4], [8, 1, 8, 5, -2], [-9, 2, -5, 8, 0], [-7, 4, -3, 8, 8], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_element_set_i64_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<8> : tensor<i64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %q : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi64>, tensor<2xi32>, tensor<i64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[8, -3, 9, 2, -5], [6, 8, -8, 3, -4], [8, 1, 8, 5, -2], [-9, 2, -5, 8, 0], [-7, 4, -3, 8, 8], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  check.expect_eq_const(%r#2, dense<[[8, -3, 9, 2, -5], [6, 8, -8, 3, -4], [8, 1, 8, 5, -2], [-9, 2, -5, 8, 0], [-7, 4, -3, 8, 8], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_element_add_i64() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<8> : tensor<i64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %v = stablehlo.add %p, %q : tensor<i64>
    stablehlo.return %v : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi64>, tensor<2xi32>, tensor<i64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[12, -3, 9, 2, -5], [6, 7, -8, 3, -4], [8, 1, 2, 5, -2], [-9, 2, -5, 15, 0], [-7, 4, -3, 8, 9], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_element_add_i64_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<8> : tensor<i64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %v = stablehlo.add %p, %q : tensor<i64>
    stablehlo.return %v : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi64>, tensor<2xi32>, tensor<i64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[12, -3, 9, 2, -5], [6, 7, -8, 3, -4], [8, 1, 2, 5, -2], [-9, 2, -5, 15, 0], [-7, 4, -3, 8, 9], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  check.expect_eq_const(%r#2, dense<[[12, -3, 9, 2, -5], [6, 7, -8, 3, -4], [8, 1, 2, 5, -2], [-9, 2, -5, 15, 0], [-7, 4, -3, 8, 9], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_element_less_i64() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<8> : tensor<i64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %v = stablehlo.subtract %q, %p : tensor<i64>
    stablehlo.return %v : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi64>, tensor<2xi32>, tensor<i64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[4, -3, 9, 2, -5], [6, 9, -8, 3, -4], [8, 1, 14, 5, -2], [-9, 2, -5, 1, 0], [-7, 4, -3, 8, 7], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_element_less_i64_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<8> : tensor<i64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %v = stablehlo.subtract %q, %p : tensor<i64>
    stablehlo.return %v : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi64>, tensor<2xi32>, tensor<i64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[4, -3, 9, 2, -5], [6, 9, -8, 3, -4], [8, 1, 14, 5, -2], [-9, 2, -5, 1, 0], [-7, 4, -3, 8, 7], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  check.expect_eq_const(%r#2, dense<[[4, -3, 9, 2, -5], [6, 9, -8, 3, -4], [8, 1, 14, 5, -2], [-9, 2, -5, 1, 0], [-7, 4, -3, 8, 7], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_block_set_i64() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5], [6, -1, -8]]> : tensor<2x3xi64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %q : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi64>, tensor<2xi32>, tensor<2x3xi64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[8, 2, -5, 2, -5], [6, 8, 2, -5, -4], [8, 6, 8, 2, -5], [-9, 2, 6, 8, 2], [-7, 4, -3, 6, 8], [-6, 6, -1, -8, 6], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_block_set_i64_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5], [6, -1, -8]]> : tensor<2x3xi64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %q : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi64>, tensor<2xi32>, tensor<2x3xi64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[8, 2, -5, 2, -5], [6, 8, 2, -5, -4], [8, 6, 8, 2, -5], [-9, 2, 6, 8, 2], [-7, 4, -3, 6, 8], [-6, 6, -1, -8, 6], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  check.expect_eq_const(%r#2, dense<[[8, 2, -5, 2, -5], [6, 8, 2, -5, -4], [8, 6, 8, 2, -5], [-9, 2, 6, 8, 2], [-7, 4, -3, 6, 8], [-6, 6, -1, -8, 6], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_block_add_i64() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5], [6, -1, -8]]> : tensor<2x3xi64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %v = stablehlo.add %p, %q : tensor<i64>
    stablehlo.return %v : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi64>, tensor<2xi32>, tensor<2x3xi64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[11, -9, 4, 2, -5], [12, 6, -14, -2, -4], [8, 7, 1, -1, -7], [-9, 2, 1, 14, -6], [-7, 4, -3, 14, 8], [-6, 6, -1, -8, 9], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_block_add_i64_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5], [6, -1, -8]]> : tensor<2x3xi64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %v = stablehlo.add %p, %q : tensor<i64>
    stablehlo.return %v : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi64>, tensor<2xi32>, tensor<2x3xi64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[11, -9, 4, 2, -5], [12, 6, -14, -2, -4], [8, 7, 1, -1, -7], [-9, 2, 1, 14, -6], [-7, 4, -3, 14, 8], [-6, 6, -1, -8, 9], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  check.expect_eq_const(%r#2, dense<[[11, -9, 4, 2, -5], [12, 6, -14, -2, -4], [8, 7, 1, -1, -7], [-9, 2, 1, 14, -6], [-7, 4, -3, 14, 8], [-6, 6, -1, -8, 9], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_block_less_i64() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5], [6, -1, -8]]> : tensor<2x3xi64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %v = stablehlo.subtract %q, %p : tensor<i64>
    stablehlo.return %v : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi64>, tensor<2xi32>, tensor<2x3xi64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[13, 7, -14, 2, -5], [0, 8, 2, -8, -4], [8, 5, 3, 15, -3], [-9, 2, 11, 16, 10], [-7, 4, -3, -2, 10], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_block_less_i64_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5], [6, -1, -8]]> : tensor<2x3xi64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %v = stablehlo.subtract %q, %p : tensor<i64>
    stablehlo.return %v : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi64>, tensor<2xi32>, tensor<2x3xi64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[13, 7, -14, 2, -5], [0, 8, 2, -8, -4], [8, 5, 3, 15, -3], [-9, 2, 11, 16, 10], [-7, 4, -3, -2, 10], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  check.expect_eq_const(%r#2, dense<[[13, 7, -14, 2, -5], [0, 8, 2, -8, -4], [8, 5, 3, 15, -3], [-9, 2, 11, 16, 10], [-7, 4, -3, -2, 10], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_narrow_set_i64() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5]]> : tensor<1x3xi64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %q : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi64>, tensor<1xi32>, tensor<1x3xi64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[8, 2, -5, 2, -5], [8, 2, -5, 3, -4], [8, 2, -5, 5, -2], [8, 2, -5, 7, 0], [8, 2, -5, 8, 1], [8, 2, -5, -8, 3], [8, 2, -5, -7, 5]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_narrow_set_i64_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5]]> : tensor<1x3xi64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    stablehlo.return %q : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi64>, tensor<1xi32>, tensor<1x3xi64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[8, 2, -5, 2, -5], [8, 2, -5, 3, -4], [8, 2, -5, 5, -2], [8, 2, -5, 7, 0], [8, 2, -5, 8, 1], [8, 2, -5, -8, 3], [8, 2, -5, -7, 5]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  check.expect_eq_const(%r#2, dense<[[8, 2, -5, 2, -5], [8, 2, -5, 3, -4], [8, 2, -5, 5, -2], [8, 2, -5, 7, 0], [8, 2, -5, 8, 1], [8, 2, -5, -8, 3], [8, 2, -5, -7, 5]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_narrow_add_i64() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5]]> : tensor<1x3xi64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %v = stablehlo.add %p, %q : tensor<i64>
    stablehlo.return %v : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi64>, tensor<1xi32>, tensor<1x3xi64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[12, -1, 4, 2, -5], [14, 1, -13, 3, -4], [16, 3, -11, 5, -2], [-1, 4, -10, 7, 0], [1, 6, -8, 8, 1], [2, 8, -6, -8, 3], [4, 9, -5, -7, 5]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_narrow_add_i64_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5]]> : tensor<1x3xi64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %v = stablehlo.add %p, %q : tensor<i64>
    stablehlo.return %v : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi64>, tensor<1xi32>, tensor<1x3xi64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[12, -1, 4, 2, -5], [14, 1, -13, 3, -4], [16, 3, -11, 5, -2], [-1, 4, -10, 7, 0], [1, 6, -8, 8, 1], [2, 8, -6, -8, 3], [4, 9, -5, -7, 5]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  check.expect_eq_const(%r#2, dense<[[12, -1, 4, 2, -5], [14, 1, -13, 3, -4], [16, 3, -11, 5, -2], [-1, 4, -10, 7, 0], [1, 6, -8, 8, 1], [2, 8, -6, -8, 3], [4, 9, -5, -7, 5]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_narrow_less_i64() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5]]> : tensor<1x3xi64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %v = stablehlo.subtract %q, %p : tensor<i64>
    stablehlo.return %v : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi64>, tensor<1xi32>, tensor<1x3xi64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[4, 5, -14, 2, -5], [2, 3, 3, 3, -4], [0, 1, 1, 5, -2], [17, 0, 0, 7, 0], [15, -2, -2, 8, 1], [14, -4, -4, -8, 3], [12, -5, -5, -7, 5]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_narrow_less_i64_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi64>
  %1 = util.unfoldable_constant dense<[[8, 2, -5]]> : tensor<1x3xi64>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
    %v = stablehlo.subtract %q, %p : tensor<i64>
    stablehlo.return %v : tensor<i64>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi64>, tensor<1xi32>, tensor<1x3xi64>) -> tensor<7x5xi64>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi64>, tensor<7x5xi64>
  }
  check.expect_eq_const(%r#1, dense<[[4, 5, -14, 2, -5], [2, 3, 3, 3, -4], [0, 1, 1, 5, -2], [17, 0, 0, 7, 0], [15, -2, -2, 8, 1], [14, -4, -4, -8, 3], [12, -5, -5, -7, 5]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  check.expect_eq_const(%r#2, dense<[[4, 5, -14, 2, -5], [2, 3, 3, 3, -4], [0, 1, 1, 5, -2], [17, 0, 0, 7, 0], [15, -2, -2, 8, 1], [14, -4, -4, -8, 3], [12, -5, -5, -7, 5]]> : tensor<7x5xi64>) : tensor<7x5xi64>
  return
}
func.func @scatters_row_set_i8() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1]> : tensor<5xi8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    stablehlo.return %q : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi8>, tensor<1xi32>, tensor<5xi8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_row_set_i8_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1]> : tensor<5xi8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    stablehlo.return %q : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi8>, tensor<1xi32>, tensor<5xi8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  check.expect_eq_const(%r#2, dense<[[8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_row_add_i8() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1]> : tensor<5xi8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %v = stablehlo.add %p, %q : tensor<i8>
    stablehlo.return %v : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi8>, tensor<1xi32>, tensor<5xi8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[12, -1, 4, 8, -6], [14, 1, -13, 9, -5], [16, 3, -11, 11, -3], [-1, 4, -10, 13, -1], [1, 6, -8, 14, 0], [2, 8, -6, -2, 2], [4, 9, -5, -1, 4]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_row_add_i8_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1]> : tensor<5xi8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %v = stablehlo.add %p, %q : tensor<i8>
    stablehlo.return %v : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi8>, tensor<1xi32>, tensor<5xi8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[12, -1, 4, 8, -6], [14, 1, -13, 9, -5], [16, 3, -11, 11, -3], [-1, 4, -10, 13, -1], [1, 6, -8, 14, 0], [2, 8, -6, -2, 2], [4, 9, -5, -1, 4]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  check.expect_eq_const(%r#2, dense<[[12, -1, 4, 8, -6], [14, 1, -13, 9, -5], [16, 3, -11, 11, -3], [-1, 4, -10, 13, -1], [1, 6, -8, 14, 0], [2, 8, -6, -2, 2], [4, 9, -5, -1, 4]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_row_less_i8() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1]> : tensor<5xi8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %v = stablehlo.subtract %q, %p : tensor<i8>
    stablehlo.return %v : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi8>, tensor<1xi32>, tensor<5xi8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[4, 5, -14, 4, 4], [2, 3, 3, 3, 3], [0, 1, 1, 1, 1], [17, 0, 0, -1, -1], [15, -2, -2, -2, -2], [14, -4, -4, 14, -4], [12, -5, -5, 13, -6]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_row_less_i8_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1]> : tensor<5xi8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %v = stablehlo.subtract %q, %p : tensor<i8>
    stablehlo.return %v : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi8>, tensor<1xi32>, tensor<5xi8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[4, 5, -14, 4, 4], [2, 3, 3, 3, 3], [0, 1, 1, 1, 1], [17, 0, 0, -1, -1], [15, -2, -2, -2, -2], [14, -4, -4, 14, -4], [12, -5, -5, 13, -6]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  check.expect_eq_const(%r#2, dense<[[4, 5, -14, 4, 4], [2, 3, 3, 3, 3], [0, 1, 1, 1, 1], [17, 0, 0, -1, -1], [15, -2, -2, -2, -2], [14, -4, -4, 14, -4], [12, -5, -5, 13, -6]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_rows_set_i8() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    stablehlo.return %q : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi8>, tensor<1xi32>, tensor<3x5xi8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_rows_set_i8_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    stablehlo.return %q : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi8>, tensor<1xi32>, tensor<3x5xi8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  check.expect_eq_const(%r#2, dense<[[8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1], [8, 2, -5, 6, -1]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_rows_add_i8() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %v = stablehlo.add %p, %q : tensor<i8>
    stablehlo.return %v : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi8>, tensor<1xi32>, tensor<3x5xi8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[-2, 7, -2, 6, -3], [0, 9, -19, 7, -2], [2, 11, -17, 9, 0], [-15, 12, -16, 11, 2], [-13, 14, -14, 12, 3], [-12, 16, -12, -4, 5], [-10, 17, -11, -3, 7]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_rows_add_i8_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %v = stablehlo.add %p, %q : tensor<i8>
    stablehlo.return %v : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi8>, tensor<1xi32>, tensor<3x5xi8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[-2, 7, -2, 6, -3], [0, 9, -19, 7, -2], [2, 11, -17, 9, 0], [-15, 12, -16, 11, 2], [-13, 14, -14, 12, 3], [-12, 16, -12, -4, 5], [-10, 17, -11, -3, 7]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  check.expect_eq_const(%r#2, dense<[[-2, 7, -2, 6, -3], [0, 9, -19, 7, -2], [2, 11, -17, 9, 0], [-15, 12, -16, 11, 2], [-13, 14, -14, 12, 3], [-12, 16, -12, -4, 5], [-10, 17, -11, -3, 7]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_rows_less_i8() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %v = stablehlo.subtract %q, %p : tensor<i8>
    stablehlo.return %v : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi8>, tensor<1xi32>, tensor<3x5xi8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[6, 7, -12, -12, 5], [4, 5, 5, -13, 4], [2, 3, 3, -15, 2], [19, 2, 2, -17, 0], [17, 0, 0, -18, -1], [16, -2, -2, -2, -3], [14, -3, -3, -3, -5]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_rows_less_i8_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5, 6, -1], [-8, 3, -4, 7, 1], [-6, 5, -2, -9, 2]]> : tensor<3x5xi8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %v = stablehlo.subtract %q, %p : tensor<i8>
    stablehlo.return %v : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi8>, tensor<1xi32>, tensor<3x5xi8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[6, 7, -12, -12, 5], [4, 5, 5, -13, 4], [2, 3, 3, -15, 2], [19, 2, 2, -17, 0], [17, 0, 0, -18, -1], [16, -2, -2, -2, -3], [14, -3, -3, -3, -5]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  check.expect_eq_const(%r#2, dense<[[6, 7, -12, -12, 5], [4, 5, 5, -13, 4], [2, 3, 3, -15, 2], [19, 2, 2, -17, 0], [17, 0, 0, -18, -1], [16, -2, -2, -2, -3], [14, -3, -3, -3, -5]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_column_set_i8() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    stablehlo.return %q : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>} : (tensor<7x5xi8>, tensor<1xi32>, tensor<7xi8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[8, 8, 8, 8, 8], [2, 2, 2, 2, 2], [-5, -5, -5, -5, -5], [6, 6, 6, 6, 6], [-1, -1, -1, -1, -1], [-8, -8, -8, -8, -8], [3, 3, 3, 3, 3]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_column_set_i8_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    stablehlo.return %q : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>} : (tensor<7x5xi8>, tensor<1xi32>, tensor<7xi8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[8, 8, 8, 8, 8], [2, 2, 2, 2, 2], [-5, -5, -5, -5, -5], [6, 6, 6, 6, 6], [-1, -1, -1, -1, -1], [-8, -8, -8, -8, -8], [3, 3, 3, 3, 3]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  check.expect_eq_const(%r#2, dense<[[8, 8, 8, 8, 8], [2, 2, 2, 2, 2], [-5, -5, -5, -5, -5], [6, 6, 6, 6, 6], [-1, -1, -1, -1, -1], [-8, -8, -8, -8, -8], [3, 3, 3, 3, 3]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_column_add_i8() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %v = stablehlo.add %p, %q : tensor<i8>
    stablehlo.return %v : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>} : (tensor<7x5xi8>, tensor<1xi32>, tensor<7xi8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[12, 5, 17, 10, 3], [8, 1, -6, 5, -2], [3, -4, -11, 0, -7], [-3, 8, 1, 13, 6], [-8, 3, -4, 7, 0], [-14, -2, -9, -16, -5], [-1, 10, 3, -4, 8]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_column_add_i8_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %v = stablehlo.add %p, %q : tensor<i8>
    stablehlo.return %v : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>} : (tensor<7x5xi8>, tensor<1xi32>, tensor<7xi8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[12, 5, 17, 10, 3], [8, 1, -6, 5, -2], [3, -4, -11, 0, -7], [-3, 8, 1, 13, 6], [-8, 3, -4, 7, 0], [-14, -2, -9, -16, -5], [-1, 10, 3, -4, 8]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  check.expect_eq_const(%r#2, dense<[[12, 5, 17, 10, 3], [8, 1, -6, 5, -2], [3, -4, -11, 0, -7], [-3, 8, 1, 13, 6], [-8, 3, -4, 7, 0], [-14, -2, -9, -16, -5], [-1, 10, 3, -4, 8]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_column_less_i8() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %v = stablehlo.subtract %q, %p : tensor<i8>
    stablehlo.return %v : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>} : (tensor<7x5xi8>, tensor<1xi32>, tensor<7xi8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[4, 11, -1, 6, 13], [-4, 3, 10, -1, 6], [-13, -6, 1, -10, -3], [15, 4, 11, -1, 6], [6, -5, 2, -9, -2], [-2, -14, -7, 0, -11], [7, -4, 3, 10, -2]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_column_less_i8_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[8, 2, -5, 6, -1, -8, 3]> : tensor<7xi8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %v = stablehlo.subtract %q, %p : tensor<i8>
    stablehlo.return %v : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>} : (tensor<7x5xi8>, tensor<1xi32>, tensor<7xi8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[4, 11, -1, 6, 13], [-4, 3, 10, -1, 6], [-13, -6, 1, -10, -3], [15, 4, 11, -1, 6], [6, -5, 2, -9, -2], [-2, -14, -7, 0, -11], [7, -4, 3, 10, -2]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  check.expect_eq_const(%r#2, dense<[[4, 11, -1, 6, 13], [-4, 3, 10, -1, 6], [-13, -6, 1, -10, -3], [15, 4, 11, -1, 6], [6, -5, 2, -9, -2], [-2, -14, -7, 0, -11], [7, -4, 3, 10, -2]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_element_set_i8() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<8> : tensor<i8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    stablehlo.return %q : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi8>, tensor<2xi32>, tensor<i8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[8, -3, 9, 2, -5], [6, 8, -8, 3, -4], [8, 1, 8, 5, -2], [-9, 2, -5, 8, 0], [-7, 4, -3, 8, 8], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_element_set_i8_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<8> : tensor<i8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    stablehlo.return %q : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi8>, tensor<2xi32>, tensor<i8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[8, -3, 9, 2, -5], [6, 8, -8, 3, -4], [8, 1, 8, 5, -2], [-9, 2, -5, 8, 0], [-7, 4, -3, 8, 8], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  check.expect_eq_const(%r#2, dense<[[8, -3, 9, 2, -5], [6, 8, -8, 3, -4], [8, 1, 8, 5, -2], [-9, 2, -5, 8, 0], [-7, 4, -3, 8, 8], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_element_add_i8() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<8> : tensor<i8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %v = stablehlo.add %p, %q : tensor<i8>
    stablehlo.return %v : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi8>, tensor<2xi32>, tensor<i8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[12, -3, 9, 2, -5], [6, 7, -8, 3, -4], [8, 1, 2, 5, -2], [-9, 2, -5, 15, 0], [-7, 4, -3, 8, 9], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_element_add_i8_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<8> : tensor<i8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %v = stablehlo.add %p, %q : tensor<i8>
    stablehlo.return %v : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi8>, tensor<2xi32>, tensor<i8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[12, -3, 9, 2, -5], [6, 7, -8, 3, -4], [8, 1, 2, 5, -2], [-9, 2, -5, 15, 0], [-7, 4, -3, 8, 9], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  check.expect_eq_const(%r#2, dense<[[12, -3, 9, 2, -5], [6, 7, -8, 3, -4], [8, 1, 2, 5, -2], [-9, 2, -5, 15, 0], [-7, 4, -3, 8, 9], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_element_less_i8() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<8> : tensor<i8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %v = stablehlo.subtract %q, %p : tensor<i8>
    stablehlo.return %v : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi8>, tensor<2xi32>, tensor<i8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[4, -3, 9, 2, -5], [6, 9, -8, 3, -4], [8, 1, 14, 5, -2], [-9, 2, -5, 1, 0], [-7, 4, -3, 8, 7], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_element_less_i8_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<8> : tensor<i8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %v = stablehlo.subtract %q, %p : tensor<i8>
    stablehlo.return %v : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi8>, tensor<2xi32>, tensor<i8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[4, -3, 9, 2, -5], [6, 9, -8, 3, -4], [8, 1, 14, 5, -2], [-9, 2, -5, 1, 0], [-7, 4, -3, 8, 7], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  check.expect_eq_const(%r#2, dense<[[4, -3, 9, 2, -5], [6, 9, -8, 3, -4], [8, 1, 14, 5, -2], [-9, 2, -5, 1, 0], [-7, 4, -3, 8, 7], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_block_set_i8() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5], [6, -1, -8]]> : tensor<2x3xi8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    stablehlo.return %q : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi8>, tensor<2xi32>, tensor<2x3xi8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[8, 2, -5, 2, -5], [6, 8, 2, -5, -4], [8, 6, 8, 2, -5], [-9, 2, 6, 8, 2], [-7, 4, -3, 6, 8], [-6, 6, -1, -8, 6], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_block_set_i8_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5], [6, -1, -8]]> : tensor<2x3xi8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    stablehlo.return %q : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi8>, tensor<2xi32>, tensor<2x3xi8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[8, 2, -5, 2, -5], [6, 8, 2, -5, -4], [8, 6, 8, 2, -5], [-9, 2, 6, 8, 2], [-7, 4, -3, 6, 8], [-6, 6, -1, -8, 6], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  check.expect_eq_const(%r#2, dense<[[8, 2, -5, 2, -5], [6, 8, 2, -5, -4], [8, 6, 8, 2, -5], [-9, 2, 6, 8, 2], [-7, 4, -3, 6, 8], [-6, 6, -1, -8, 6], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_block_add_i8() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5], [6, -1, -8]]> : tensor<2x3xi8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %v = stablehlo.add %p, %q : tensor<i8>
    stablehlo.return %v : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi8>, tensor<2xi32>, tensor<2x3xi8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[11, -9, 4, 2, -5], [12, 6, -14, -2, -4], [8, 7, 1, -1, -7], [-9, 2, 1, 14, -6], [-7, 4, -3, 14, 8], [-6, 6, -1, -8, 9], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_block_add_i8_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5], [6, -1, -8]]> : tensor<2x3xi8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %v = stablehlo.add %p, %q : tensor<i8>
    stablehlo.return %v : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi8>, tensor<2xi32>, tensor<2x3xi8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[11, -9, 4, 2, -5], [12, 6, -14, -2, -4], [8, 7, 1, -1, -7], [-9, 2, 1, 14, -6], [-7, 4, -3, 14, 8], [-6, 6, -1, -8, 9], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  check.expect_eq_const(%r#2, dense<[[11, -9, 4, 2, -5], [12, 6, -14, -2, -4], [8, 7, 1, -1, -7], [-9, 2, 1, 14, -6], [-7, 4, -3, 14, 8], [-6, 6, -1, -8, 9], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_block_less_i8() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5], [6, -1, -8]]> : tensor<2x3xi8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %v = stablehlo.subtract %q, %p : tensor<i8>
    stablehlo.return %v : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi8>, tensor<2xi32>, tensor<2x3xi8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[13, 7, -14, 2, -5], [0, 8, 2, -8, -4], [8, 5, 3, 15, -3], [-9, 2, 11, 16, 10], [-7, 4, -3, -2, 10], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_block_less_i8_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5], [6, -1, -8]]> : tensor<2x3xi8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %v = stablehlo.subtract %q, %p : tensor<i8>
    stablehlo.return %v : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>} : (tensor<7x5xi8>, tensor<2xi32>, tensor<2x3xi8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[13, 7, -14, 2, -5], [0, 8, 2, -8, -4], [8, 5, 3, 15, -3], [-9, 2, 11, 16, 10], [-7, 4, -3, -2, 10], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  check.expect_eq_const(%r#2, dense<[[13, 7, -14, 2, -5], [0, 8, 2, -8, -4], [8, 5, 3, 15, -3], [-9, 2, 11, 16, 10], [-7, 4, -3, -2, 10], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_narrow_set_i8() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5]]> : tensor<1x3xi8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    stablehlo.return %q : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi8>, tensor<1xi32>, tensor<1x3xi8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[8, 2, -5, 2, -5], [8, 2, -5, 3, -4], [8, 2, -5, 5, -2], [8, 2, -5, 7, 0], [8, 2, -5, 8, 1], [8, 2, -5, -8, 3], [8, 2, -5, -7, 5]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_narrow_set_i8_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5]]> : tensor<1x3xi8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    stablehlo.return %q : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi8>, tensor<1xi32>, tensor<1x3xi8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[8, 2, -5, 2, -5], [8, 2, -5, 3, -4], [8, 2, -5, 5, -2], [8, 2, -5, 7, 0], [8, 2, -5, 8, 1], [8, 2, -5, -8, 3], [8, 2, -5, -7, 5]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  check.expect_eq_const(%r#2, dense<[[8, 2, -5, 2, -5], [8, 2, -5, 3, -4], [8, 2, -5, 5, -2], [8, 2, -5, 7, 0], [8, 2, -5, 8, 1], [8, 2, -5, -8, 3], [8, 2, -5, -7, 5]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_narrow_add_i8() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5]]> : tensor<1x3xi8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %v = stablehlo.add %p, %q : tensor<i8>
    stablehlo.return %v : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi8>, tensor<1xi32>, tensor<1x3xi8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[12, -1, 4, 2, -5], [14, 1, -13, 3, -4], [16, 3, -11, 5, -2], [-1, 4, -10, 7, 0], [1, 6, -8, 8, 1], [2, 8, -6, -8, 3], [4, 9, -5, -7, 5]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_narrow_add_i8_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5]]> : tensor<1x3xi8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %v = stablehlo.add %p, %q : tensor<i8>
    stablehlo.return %v : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi8>, tensor<1xi32>, tensor<1x3xi8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[12, -1, 4, 2, -5], [14, 1, -13, 3, -4], [16, 3, -11, 5, -2], [-1, 4, -10, 7, 0], [1, 6, -8, 8, 1], [2, 8, -6, -8, 3], [4, 9, -5, -7, 5]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  check.expect_eq_const(%r#2, dense<[[12, -1, 4, 2, -5], [14, 1, -13, 3, -4], [16, 3, -11, 5, -2], [-1, 4, -10, 7, 0], [1, 6, -8, 8, 1], [2, 8, -6, -8, 3], [4, 9, -5, -7, 5]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_narrow_less_i8() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5]]> : tensor<1x3xi8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %v = stablehlo.subtract %q, %p : tensor<i8>
    stablehlo.return %v : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi8>, tensor<1xi32>, tensor<1x3xi8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b : tensor<i32>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[4, 5, -14, 2, -5], [2, 3, 3, 3, -4], [0, 1, 1, 5, -2], [17, 0, 0, 7, 0], [15, -2, -2, 8, 1], [14, -4, -4, -8, 3], [12, -5, -5, -7, 5]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
func.func @scatters_narrow_less_i8_kept() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2], [-9, 2, -5, 7, 0], [-7, 4, -3, 8, 1], [-6, 6, -1, -8, 3], [-4, 7, 0, -7, 5]]> : tensor<7x5xi8>
  %1 = util.unfoldable_constant dense<[[8, 2, -5]]> : tensor<1x3xi8>
  %start = stablehlo.constant dense<-4> : tensor<i32>
  %stop = stablehlo.constant dense<9> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %start, %a = %0, %c = %0) : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
   cond {
    %p = stablehlo.compare LT, %i, %stop : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %k = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %b = "stablehlo.scatter"(%a, %k, %1) ({
    ^bb0(%p: tensor<i8>, %q: tensor<i8>):
    %v = stablehlo.subtract %q, %p : tensor<i8>
    stablehlo.return %v : tensor<i8>
    }) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0]>} : (tensor<7x5xi8>, tensor<1xi32>, tensor<1x3xi8>) -> tensor<7x5xi8>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %b, %a : tensor<i32>, tensor<7x5xi8>, tensor<7x5xi8>
  }
  check.expect_eq_const(%r#1, dense<[[4, 5, -14, 2, -5], [2, 3, 3, 3, -4], [0, 1, 1, 5, -2], [17, 0, 0, 7, 0], [15, -2, -2, 8, 1], [14, -4, -4, -8, 3], [12, -5, -5, -7, 5]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  check.expect_eq_const(%r#2, dense<[[4, 5, -14, 2, -5], [2, 3, 3, 3, -4], [0, 1, 1, 5, -2], [17, 0, 0, 7, 0], [15, -2, -2, 8, 1], [14, -4, -4, -8, 3], [12, -5, -5, -7, 5]]> : tensor<7x5xi8>) : tensor<7x5xi8>
  return
}
