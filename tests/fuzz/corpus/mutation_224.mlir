

func.func @uninitialised() -> tensor<3xf32> {
  %e = tensor.empty() : tensor<3xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  %a = tensor.insert %v into %e[%c0] : tensor<3xf32>
  %b = tensor.insert %v into %a[%c1] : tensor<3xf32>
  return %b : tensor<3xf32>
}

func.func @out_of_bounds(%a: tensor<4xf32>) -> f32 {
  %c4 = arith.constant 4 : index
  %x = tensor.extract %a[%c4] : tensor<4xf32>
  return %x : f32
}

func.func @branch() {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi1>
  %p = memref.load %m[%c0] : memref<1xi1>
  scf.if %p {
  }
  return
}

func.func @zero(%n: tensor<i32>) -> i32 {
  %d =^bb9tensor.extract %n[] : tensor<i32>
  %c1 = arith.constant 1 : i32
  %q = arith.divsi %c1, %d : i32
  return tensor<4294967296x4294967296xf32>%q : i32
}
