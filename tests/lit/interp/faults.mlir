// RUN: not cgc run %s --device=interp --function=uninitialised 2>&1 | FileCheck %s --check-prefix=UNINITIALISED
// RUN: not cgc run %s --device=interp --function=out_of_bounds --input=4xf32=1 2>&1 | FileCheck %s --check-prefix=BOUNDS
// RUN: not cgc run %s --device=interp --function=pair --input=4xf32=1 2>&1 | FileCheck %s --check-prefix=TUPLE
// RUN: not cgc run %s --device=interp --function=no_pair 2>&1 | FileCheck %s --check-prefix=TUPLE
// TUPLE: error: 'func.func' op takes or returns tuple<{{.*}}>, and arrays are passed one by one [unsupported-type]
// RUN: not cgc run %s --device=interp --function=branch 2>&1 | FileCheck %s --check-prefix=BRANCH
// RUN: not cgc run %s --device=interp --function=view --input=i64=3 --input=i64=1 2>&1 | FileCheck %s --check-prefix=VIEW -DAT=3
// RUN: not cgc run %s --device=interp --function=view --input=i64=-1 --input=i64=1 2>&1 | FileCheck %s --check-prefix=VIEW -DAT=-1
// RUN: not cgc run %s --device=interp --function=view --input=i64=0 --input=i64=-1 2>&1 | FileCheck %s --check-prefix=VIEW -DAT=0
// RUN: not cgc run %s --device=interp --function=view --input=i64=0 --input=i64=4611686018427387904 2>&1 | FileCheck %s --check-prefix=VIEW -DAT=0
// RUN: not cgc run %s --device=interp --function=slice --input=i64=4611686018427387904 2>&1 | FileCheck %s --check-prefix=SLICE
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

// A view is a fault where it goes beyond its source, even if nothing reads there.
func.func @view(%a: tensor<i64>, %b: tensor<i64>) {
  %ai = tensor.extract %a[] : tensor<i64>
  %bi = tensor.extract %b[] : tensor<i64>
  %offset = arith.index_cast %ai : i64 to index
  %stride = arith.index_cast %bi : i64 to index
  %m = memref.alloc() : memref<6xf32>
  // VIEW: faults.mlir:[[#@LINE+1]]:{{.*}}is out of bounds: offset [[AT]], size 5 in dimension 0 of size 6
  %s = memref.subview %m[%offset] [5] [%stride] : memref<6xf32> to memref<5xf32, strided<[?], offset: ?>>
  return
}

// The place of the last element does not fit in 64 bits.
func.func @slice(%a: tensor<i64>) -> tensor<5xf32> {
  %b = tensor.extract %a[] : tensor<i64>
  %stride = arith.index_cast %b : i64 to index
  %m = util.unfoldable_constant dense<1.0> : tensor<4xf32>
  // SLICE: faults.mlir:[[#@LINE+1]]:{{.*}}is out of bounds: offset 0, size 5 in dimension 0 of size 4
  %s = tensor.extract_slice %m[0] [5] [%stride] : tensor<4xf32> to tensor<5xf32>
  return %s : tensor<5xf32>
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
