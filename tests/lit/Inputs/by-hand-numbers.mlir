// Small whole numbers, whose sums are exact in any order, and what the kernels by hand are to compute of them.
func.func private @numbers(%i: tensor<9216xi32>) -> tensor<9216xf32> {
  %m = stablehlo.constant dense<17> : tensor<9216xi32>
  %h = stablehlo.constant dense<8> : tensor<9216xi32>
  %r = stablehlo.remainder %i, %m : tensor<9216xi32>
  %s = stablehlo.subtract %r, %h : tensor<9216xi32>
  %f = stablehlo.convert %s : (tensor<9216xi32>) -> tensor<9216xf32>
  return %f : tensor<9216xf32>
}
func.func @many() -> tensor<9216xf32> {
  %i = stablehlo.iota dim = 0 : tensor<9216xi32>
  %v = func.call @numbers(%i) : (tensor<9216xi32>) -> tensor<9216xf32>
  return %v : tensor<9216xf32>
}
func.func @square() -> tensor<96x96xf32> {
  %v = func.call @many() : () -> tensor<9216xf32>
  %r = stablehlo.reshape %v : (tensor<9216xf32>) -> tensor<96x96xf32>
  return %r : tensor<96x96xf32>
}
func.func @left() -> tensor<77x23xf32> {
  %v = func.call @many() : () -> tensor<9216xf32>
  %s = stablehlo.slice %v [5:1776] : (tensor<9216xf32>) -> tensor<1771xf32>
  %r = stablehlo.reshape %s : (tensor<1771xf32>) -> tensor<77x23xf32>
  return %r : tensor<77x23xf32>
}
func.func @right() -> tensor<23x45xf32> {
  %v = func.call @many() : () -> tensor<9216xf32>
  %s = stablehlo.slice %v [0:1035] : (tensor<9216xf32>) -> tensor<1035xf32>
  %r = stablehlo.reshape %s : (tensor<1035xf32>) -> tensor<23x45xf32>
  return %r : tensor<23x45xf32>
}
func.func @rows() -> tensor<300x20xf32> {
  %v = func.call @many() : () -> tensor<9216xf32>
  %s = stablehlo.slice %v [0:6000] : (tensor<9216xf32>) -> tensor<6000xf32>
  %r = stablehlo.reshape %s : (tensor<6000xf32>) -> tensor<300x20xf32>
  return %r : tensor<300x20xf32>
}
func.func @sums() -> tensor<300xf32> {
  %v = func.call @many() : () -> tensor<9216xf32>
  %r = stablehlo.slice %v [3:303] : (tensor<9216xf32>) -> tensor<300xf32>
  return %r : tensor<300xf32>
}
func.func @image() -> tensor<1x29x29x3xf32> {
  %v = func.call @many() : () -> tensor<9216xf32>
  %s = stablehlo.slice %v [0:2523] : (tensor<9216xf32>) -> tensor<2523xf32>
  %r = stablehlo.reshape %s : (tensor<2523xf32>) -> tensor<1x29x29x3xf32>
  return %r : tensor<1x29x29x3xf32>
}
func.func @filter() -> tensor<3x3x3x32xf32> {
  %v = func.call @many() : () -> tensor<9216xf32>
  %s = stablehlo.slice %v [11:875] : (tensor<9216xf32>) -> tensor<864xf32>
  %r = stablehlo.reshape %s : (tensor<864xf32>) -> tensor<3x3x3x32xf32>
  return %r : tensor<3x3x3x32xf32>
}
func.func @product(%a: tensor<77x23xf32>, %b: tensor<23x45xf32>) -> tensor<77x45xf32> {
  %r = stablehlo.dot %a, %b : (tensor<77x23xf32>, tensor<23x45xf32>) -> tensor<77x45xf32>
  return %r : tensor<77x45xf32>
}
func.func @more(%a: tensor<96x96xf32>) -> tensor<96x96xf32> {
  %p = stablehlo.dot %a, %a : (tensor<96x96xf32>, tensor<96x96xf32>) -> tensor<96x96xf32>
  %r = stablehlo.add %a, %p : tensor<96x96xf32>
  return %r : tensor<96x96xf32>
}
func.func @add_rows(%a: tensor<300x20xf32>, %s: tensor<300xf32>) -> tensor<300xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %d = stablehlo.add %a, %a : tensor<300x20xf32>
  %r = stablehlo.reduce(%d init: %z) applies stablehlo.add across dimensions = [1] : (tensor<300x20xf32>, tensor<f32>) -> tensor<300xf32>
  %t = stablehlo.add %r, %s : tensor<300xf32>
  return %t : tensor<300xf32>
}
func.func @convolution(%i: tensor<1x29x29x3xf32>, %f: tensor<3x3x3x32xf32>) -> tensor<1x14x14x32xf32> {
  %r = stablehlo.convolution(%i, %f) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x29x29x3xf32>, tensor<3x3x3x32xf32>) -> tensor<1x14x14x32xf32>
  return %r : tensor<1x14x14x32xf32>
}
func.func @image_of_19() -> tensor<1x15x19x3xf32> {
  %v = func.call @many() : () -> tensor<9216xf32>
  %s = stablehlo.slice %v [5:860] : (tensor<9216xf32>) -> tensor<855xf32>
  %r = stablehlo.reshape %s : (tensor<855xf32>) -> tensor<1x15x19x3xf32>
  return %r : tensor<1x15x19x3xf32>
}
func.func @image_of_33() -> tensor<1x17x33x3xf32> {
  %v = func.call @many() : () -> tensor<9216xf32>
  %s = stablehlo.slice %v [7:1690] : (tensor<9216xf32>) -> tensor<1683xf32>
  %r = stablehlo.reshape %s : (tensor<1683xf32>) -> tensor<1x17x33x3xf32>
  return %r : tensor<1x17x33x3xf32>
}
func.func @filter_of_40() -> tensor<3x3x3x40xf32> {
  %v = func.call @many() : () -> tensor<9216xf32>
  %s = stablehlo.slice %v [11:1091] : (tensor<9216xf32>) -> tensor<1080xf32>
  %r = stablehlo.reshape %s : (tensor<1080xf32>) -> tensor<3x3x3x40xf32>
  return %r : tensor<3x3x3x40xf32>
}
func.func @convolution_of_40(%i: tensor<1x15x19x3xf32>, %f: tensor<3x3x3x40xf32>) -> tensor<1x7x9x40xf32> {
  %r = stablehlo.convolution(%i, %f) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x15x19x3xf32>, tensor<3x3x3x40xf32>) -> tensor<1x7x9x40xf32>
  return %r : tensor<1x7x9x40xf32>
}
func.func @convolution_of_33(%i: tensor<1x17x33x3xf32>, %f: tensor<3x3x3x32xf32>) -> tensor<1x8x16x32xf32> {
  %r = stablehlo.convolution(%i, %f) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x17x33x3xf32>, tensor<3x3x3x32xf32>) -> tensor<1x8x16x32xf32>
  return %r : tensor<1x8x16x32xf32>
}
