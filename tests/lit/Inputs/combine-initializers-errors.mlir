// CHECK: error: 'util.global.store' op stores to a global that an initializer stores to, too
util.global private mutable @state : tensor<4xf32>
util.initializer {
  %c = arith.constant dense<0.0> : tensor<4xf32>
  util.global.store %c, @state : tensor<4xf32>
  util.return
}
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  util.global.store %x, @state : tensor<4xf32>
  return %x : tensor<4xf32>
}
// -----
// CHECK: error: 'util.global.store' op stores under a condition, or in a loop
util.global private @g : tensor<4xf32>
util.initializer {
  %c = arith.constant dense<0.0> : tensor<4xf32>
  %t = arith.constant true
  scf.if %t {
    util.global.store %c, @g : tensor<4xf32>
  }
  util.return
}
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
