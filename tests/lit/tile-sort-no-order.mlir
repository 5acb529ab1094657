// RUN: cgc run %s --device=interp --target=hopper --input=9001xi32=random:1 --output=@%t.1.npy
// RUN: cgc run %s --device=interp --target=hopper --subgroup-size=8 --input=9001xi32=random:1 --output=@%t.2.npy
// RUN: cmp %t.1.npy %t.2.npy
// A comparison that is no order: the interpreter, which checks bounds and races, runs the kernels, and in any subgroups the result is the same.
func.func @none(%x: tensor<9001xi32>) -> tensor<9001xi32> {
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.constant dense<1640531527> : tensor<i32>
    %m = stablehlo.multiply %a, %c : tensor<i32>
    %s = stablehlo.xor %m, %b : tensor<i32>
    %z = stablehlo.constant dense<0> : tensor<i32>
    %less = stablehlo.compare LT, %s, %z : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<9001xi32>) -> tensor<9001xi32>
  return %r : tensor<9001xi32>
}
