// Reductions that one invocation does alone, longer than the loops that some drivers allow. The largest element is the last one.
func.func @argmax_65537() {
  %index = stablehlo.iota dim = 0 : tensor<65537xi32>
  %data = stablehlo.convert %index : (tensor<65537xi32>) -> tensor<65537xf32>
  %x = util.optimization_barrier %data : tensor<65537xf32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%x init: %least), (%index init: %zero) across dimensions = [0]
      : (tensor<65537xf32>, tensor<65537xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
   reducer(%a: tensor<f32>, %c: tensor<f32>) (%b: tensor<i32>, %d: tensor<i32>)  {
    %gt = stablehlo.compare GT, %a, %c, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %v = stablehlo.select %gt, %a, %c : tensor<i1>, tensor<f32>
    %i = stablehlo.select %gt, %b, %d : tensor<i1>, tensor<i32>
    stablehlo.return %v, %i : tensor<f32>, tensor<i32>
  }
  check.expect_eq_const(%r#1, dense<65536> : tensor<i32>) : tensor<i32>
  return
}
func.func @argmax_200001() {
  %index = stablehlo.iota dim = 0 : tensor<200001xi32>
  %data = stablehlo.convert %index : (tensor<200001xi32>) -> tensor<200001xf32>
  %x = util.optimization_barrier %data : tensor<200001xf32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%x init: %least), (%index init: %zero) across dimensions = [0]
      : (tensor<200001xf32>, tensor<200001xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
   reducer(%a: tensor<f32>, %c: tensor<f32>) (%b: tensor<i32>, %d: tensor<i32>)  {
    %gt = stablehlo.compare GT, %a, %c, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %v = stablehlo.select %gt, %a, %c : tensor<i1>, tensor<f32>
    %i = stablehlo.select %gt, %b, %d : tensor<i1>, tensor<i32>
    stablehlo.return %v, %i : tensor<f32>, tensor<i32>
  }
  check.expect_eq_const(%r#1, dense<200000> : tensor<i32>) : tensor<i32>
  return
}
// How many there are, and the largest, at once.
func.func @sum_and_largest() {
  %index = stablehlo.iota dim = 0 : tensor<200001xi32>
  %x = util.optimization_barrier %index : tensor<200001xi32>
  %one = stablehlo.constant dense<1> : tensor<200001xi32>
  %ones = util.optimization_barrier %one : tensor<200001xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%ones init: %zero), (%x init: %zero) across dimensions = [0]
      : (tensor<200001xi32>, tensor<200001xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
   reducer(%a: tensor<i32>, %c: tensor<i32>) (%b: tensor<i32>, %d: tensor<i32>)  {
    %s = stablehlo.add %a, %c : tensor<i32>
    %m = stablehlo.maximum %b, %d : tensor<i32>
    stablehlo.return %s, %m : tensor<i32>, tensor<i32>
  }
  check.expect_eq_const(%r#0, dense<200001> : tensor<i32>) : tensor<i32>
  check.expect_eq_const(%r#1, dense<200000> : tensor<i32>) : tensor<i32>
  return
}
