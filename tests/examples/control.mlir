// Loops and branches of the host: a loop until data says so, one that never runs, a loop in a loop, a case with an index that has no branch.
func.func @halve(%x: tensor<5xf32>, %n: tensor<i32>) -> (tensor<5xf32>, tensor<i32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %half = stablehlo.constant dense<0.5> : tensor<5xf32>
  %0:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<5xf32>
   cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %b = stablehlo.multiply %a, %half : tensor<5xf32>
    stablehlo.return %j, %b : tensor<i32>, tensor<5xf32>
  }
  return %0#1, %0#0 : tensor<5xf32>, tensor<i32>
}

func.func @counted(%x: tensor<?x3xf32>, %y: tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<i32>, tensor<?x3xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %a = %y) : tensor<i32>, tensor<4x3xf32>
   cond {
    %p = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %1:2 = stablehlo.while(%k = %i, %b = %a) : tensor<i32>, tensor<4x3xf32>
     cond {
      %p = stablehlo.compare LT, %k, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %l = stablehlo.add %k, %one : tensor<i32>
      %c = stablehlo.add %b, %y : tensor<4x3xf32>
      stablehlo.return %l, %c : tensor<i32>, tensor<4x3xf32>
    }
    stablehlo.return %j, %1#1 : tensor<i32>, tensor<4x3xf32>
  }
  %2 = stablehlo.tanh %x : tensor<?x3xf32>
  return %0#1, %0#0, %2 : tensor<4x3xf32>, tensor<i32>, tensor<?x3xf32>
}

func.func @choose(%k: tensor<i32>, %x: tensor<7xf32>, %y: tensor<7xf32>) -> tensor<7xf32> {
  %four = stablehlo.constant dense<4> : tensor<i32>
  %j = stablehlo.subtract %k, %four : tensor<i32>
  %0 = "stablehlo.case"(%j) ({
    %1 = stablehlo.add %x, %y : tensor<7xf32>
    stablehlo.return %1 : tensor<7xf32>
  }, {
    stablehlo.return %x : tensor<7xf32>
  }, {
    %1 = stablehlo.multiply %x, %y : tensor<7xf32>
    stablehlo.return %1 : tensor<7xf32>
  }) : (tensor<i32>) -> tensor<7xf32>
  return %0 : tensor<7xf32>
}
