// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' | FileCheck %s
// RUN: cgc run %s --device=interp --target=valhall --input=3x2xf32=1,2,3,4,5,6 | FileCheck %s --check-prefix=THREE
// RUN: cgc run %s --device=interp --target=valhall --input=1x2xf32=1,2 | FileCheck %s --check-prefix=ONE
// RUN: cgc run %s --device=interp --input=3x2xf32=1,2,3,4,5,6 | FileCheck %s --check-prefix=THREE

// jax.numpy.roll along a dimension of any size: the size of each part is a remainder of -1, by a divisor that a selection keeps from being zero.
// CHECK-LABEL: func.func @main(
// CHECK:         arith.maxsi %{{.*}}, %c1
// CHECK:         arith.floordivsi
// CHECK-NOT:     stablehlo.
// THREE:         3x2xf32=[5 6][1 2][3 4]
// ONE:           1x2xf32=[1 2]
func.func @main(%x: tensor<?x2xf32>) -> tensor<?x2xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %less = stablehlo.constant dense<-1> : tensor<i32>
  %begin = stablehlo.constant dense<0> : tensor<2xi32>
  %step = stablehlo.constant dense<1> : tensor<2xi32>
  %none = stablehlo.constant dense<0> : tensor<1xi32>
  %two = stablehlo.constant dense<2> : tensor<1xi32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x2xf32>) -> tensor<i32>
  %empty = stablehlo.compare EQ, %n, %zero, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %d = stablehlo.select %empty, %one, %n : tensor<i1>, tensor<i32>
  %r = stablehlo.remainder %less, %d : tensor<i32>
  %some = stablehlo.compare NE, %r, %zero, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %a = stablehlo.compare LT, %r, %zero, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %b = stablehlo.compare LT, %d, %zero, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %signs = stablehlo.compare NE, %a, %b, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %both = stablehlo.and %signs, %some : tensor<i1>
  %sum = stablehlo.add %r, %d : tensor<i32>
  %m = stablehlo.select %both, %sum, %r : tensor<i1>, tensor<i32>
  %m1 = stablehlo.reshape %m : (tensor<i32>) -> tensor<1xi32>
  %n1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %from = stablehlo.concatenate %m1, %none, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %all = stablehlo.concatenate %n1, %two, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %to = stablehlo.concatenate %m1, %two, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %p = stablehlo.real_dynamic_slice %x, %from, %all, %step : (tensor<?x2xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x2xf32>
  %q = stablehlo.real_dynamic_slice %x, %begin, %to, %step : (tensor<?x2xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x2xf32>
  %y = stablehlo.concatenate %p, %q, dim = 0 : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
  return %y : tensor<?x2xf32>
}
