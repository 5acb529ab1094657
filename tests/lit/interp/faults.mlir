// RUN: not cgc run %s --device=interp --function=uninitialised 2>&1 | FileCheck %s --check-prefix=UNINITIALISED
// RUN: not cgc run %s --device=interp --function=out_of_bounds --input=4xf32=1 2>&1 | FileCheck %s --check-prefix=BOUNDS
// RUN: not cgc run %s --device=interp --function=pair --input=4xf32=1 2>&1 | FileCheck %s --check-prefix=TUPLE
// RUN: not cgc run %s --device=interp --function=no_pair 2>&1 | FileCheck %s --check-prefix=TUPLE
// TUPLE: error: 'func.func' op takes or returns tuple<{{.*}}>, and arrays are passed one by one [unsupported-type]
// RUN: not cgc run %s --device=interp --function=branch 2>&1 | FileCheck %s --check-prefix=BRANCH
// RUN: not cgc run %s --device=interp --function=zero --input=i32=0 2>&1 | FileCheck %s --check-prefix=ZERO

// What must not happen stops the run, with the place.

// UNINITIALISED: faults.mlir:[[#@LINE+1]]:{{.*}}returns an uninitialised value: result 0, element [2]
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
  // BOUNDS: faults.mlir:[[#@LINE+1]]:{{.*}}index 4 of dimension 0 is not in [0, 4)
  %x = tensor.extract %a[%c4] : tensor<4xf32>
  return %x : f32
}

func.func @branch() {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi1>
  %p = memref.load %m[%c0] : memref<1xi1>
  // BRANCH: faults.mlir:[[#@LINE+1]]:{{.*}}branches on a value that is not initialised
  scf.if %p {
  }
  return
}

func.func @zero(%n: tensor<i32>) -> i32 {
  %d = tensor.extract %n[] : tensor<i32>
  %c1 = arith.constant 1 : i32
  // ZERO: faults.mlir:[[#@LINE+1]]:{{.*}}divides by zero
  %q = arith.divsi %c1, %d : i32
  return %q : i32
}

func.func @pair(%x: tensor<4xf32>) -> tuple<tensor<4xf32>, tensor<4xf32>> {
  %0 = stablehlo.tuple %x, %x : tuple<tensor<4xf32>, tensor<4xf32>>
  return %0 : tuple<tensor<4xf32>, tensor<4xf32>>
}

func.func @no_pair() -> tuple<> {
  %0 = stablehlo.tuple : tuple<>
  return %0 : tuple<>
}
