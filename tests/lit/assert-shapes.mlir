// RUN: cgc opt %S/../shapes/equal.mlir --pass-pipeline='hlo-to-linalg,assert-shapes,canonicalize,cse,canonicalize' | FileCheck %s
// RUN: not cgc run %S/../shapes/equal.mlir --function=chain --device=interp --target=lavapipe --input=7xf32=1 --input=7xf32=1 --input=1xf32=1 2>&1 | FileCheck %s --check-prefix=UNMET
// RUN: cgc run %S/../shapes/equal.mlir --function=chain --device=interp --target=lavapipe --input=7xf32=1 --input=7xf32=1 --input=7xf32=1 | FileCheck %s --check-prefix=RUNS
// RUN: sed -n '/^func.func @never(/,/^}/p' %s | not cgc compile - --target=vulkan1.1 -o %t.error.spv 2>&1 | FileCheck %s --check-prefix=NEVER
// RUN: sed -n '/^func.func @beyond(/,/^}/p' %s | not cgc compile - --target=vulkan1.1 -o %t.error.spv 2>&1 | FileCheck %s --check-prefix=BEYOND
// RUN: sed -n '/^func.func @data(/,/^}/p' %s | not cgc compile - --target=vulkan1.1 -o %t.error.spv 2>&1 | FileCheck %s --check-prefix=DATA
// RUN: sed -n '/^func.func @either(/,/^}/p' %s | not cgc compile - --target=vulkan1.1 -o %t.error.spv 2>&1 | FileCheck %s --check-prefix=EITHER
// RUN: sed -n '/^func.func @differs(/,/^}/p' %s | not cgc compile - --target=vulkan1.1 -o %t.error.spv 2>&1 | FileCheck %s --check-prefix=DIFFERS
// RUN: sed -n '/^func.func @constant(/,/^}/p' %s | not cgc compile - --target=vulkan1.1 -o %t.error.spv 2>&1 | FileCheck %s --check-prefix=CONSTANT
// RUN: cgc compile %S/../shapes/equal.mlir --target=lavapipe --emit=c | FileCheck %s --check-prefix=C
// RUN: cgc compile %S/../shapes/equal.mlir --target=lavapipe -o %t.spv
// RUN: python3 %S/../check_json.py %t.json

// The first of several that must be equal stands for all.
// CHECK-LABEL: func.func @chain(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<?xf32>)
// CHECK-DAG: %[[X:.*]] = tensor.dim %arg0
// CHECK-DAG: %[[Y:.*]] = tensor.dim %arg1
// CHECK-DAG: %[[Z:.*]] = tensor.dim %arg2
// CHECK: %[[XY:.*]] = arith.cmpi eq, %[[Y]], %[[X]] : index
// CHECK-NEXT: cf.assert %[[XY]], "dim 0 of argument 1 must equal dim 0 of argument 0"
// CHECK: %[[XZ:.*]] = arith.cmpi eq, %[[Z]], %[[X]] : index
// CHECK-NEXT: cf.assert %[[XZ]], "dim 0 of argument 2 must equal dim 0 of argument 0"
// CHECK-NOT: cf.assert
// CHECK-LABEL: func.func @known
// CHECK: arith.cmpi eq, %{{.*}}, %c8 : index
// CHECK-NEXT: cf.assert %{{.*}}, "dim 0 of argument 0 must equal 8"
// CHECK-NOT: cf.assert
// CHECK-LABEL: func.func @dot(
// CHECK: cf.assert %{{.*}}, "dim 0 of argument 1 must equal dim 1 of argument 0"
// CHECK-NOT: cf.assert
// CHECK-LABEL: func.func @dotg
// CHECK-DAG: "dim 0 of argument 1 must equal dim 3 of argument 0"
// CHECK-DAG: "dim 2 of argument 1 must equal dim 0 of argument 0"
// CHECK-LABEL: func.func @cat(
// CHECK-DAG: "dim 1 of argument 1 must equal dim 1 of argument 0"
// CHECK-DAG: "dim 1 of argument 0 must equal 5"
// CHECK-LABEL: func.func @cats
// CHECK: "the size d0 + d1 must equal 9"
// CHECK-LABEL: func.func @norm
// CHECK-COUNT-4: cf.assert
// CHECK-NOT: cf.assert
// CHECK-LABEL: func.func @asserted
// CHECK: cf.assert %{{.*}}, "x has three elements and less than three more than y"
// CHECK-NOT: cf.assert

// UNMET: error: 'cf.assert' op failed: dim 0 of argument 2 must equal dim 0 of argument 0 [check-failed]
// RUNS: 7xf32=3 3 3 3 3 3 3

// C: static inline int {{.*}}_sizes_0(const int64_t *d, int64_t *s) {
// C: if (d[1] != d[0] || !ok) return 0; // dim 0 of argument 1 must equal dim 0 of argument 0
// C-NEXT: if (d[2] != d[0] || !ok) return 0; // dim 0 of argument 2 must equal dim 0 of argument 0

// NEVER: <stdin>:3:8: error: 'linalg.generic' op can never run: dim 0 of argument 0 would have to equal 5 [invalid-op]
func.func @never(%x: tensor<?xf32>, %y: tensor<8xf32>, %z: tensor<5xf32>) -> (tensor<8xf32>, tensor<5xf32>) {
  %0 = stablehlo.add %x, %y : (tensor<?xf32>, tensor<8xf32>) -> tensor<8xf32>
  %1 = stablehlo.add %x, %z : (tensor<?xf32>, tensor<5xf32>) -> tensor<5xf32>
  return %0, %1 : tensor<8xf32>, tensor<5xf32>
}

// DATA: error: 'cf.assert' op asserts what no host knows before a launch [host-control-flow]
func.func @data(%x: tensor<i32>) -> tensor<i32> {
  %c7 = arith.constant 7 : i32
  %v = tensor.extract %x[] : tensor<i32>
  %ok = arith.cmpi eq, %v, %c7 : i32
  cf.assert %ok, "seven"
  return %x : tensor<i32>
}

// EITHER: error: 'cf.assert' op asserts what is no comparison of sizes, which no host checks [host-control-flow]
func.func @either(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %d = tensor.dim %x, %c0 : tensor<?xf32>
  %a = arith.cmpi eq, %d, %c7 : index
  %b = arith.cmpi eq, %d, %c8 : index
  %ok = arith.ori %a, %b : i1
  cf.assert %ok, "seven or eight"
  return %x : tensor<?xf32>
}

// DIFFERS: error: 'arith.cmpi' op asserts that sizes differ, which no host checks [host-control-flow]
func.func @differs(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %d = tensor.dim %x, %c0 : tensor<?xf32>
  %ok = arith.cmpi ne, %d, %c7 : index
  cf.assert %ok, "not seven"
  return %x : tensor<?xf32>
}

// CONSTANT: error: 'cf.assert' op never holds: one is two [invalid-op]
func.func @constant(%x: tensor<4xf32>) -> tensor<4xf32> {
  %false = arith.constant false
  cf.assert %false, "one is two"
  return %x : tensor<4xf32>
}

// BEYOND: error: 'tensor.extract_slice' op can never run: dim 0 of argument 0 would have to be at least the size d0 + 1 [invalid-op]
func.func @beyond(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = tensor.dim %x, %c0 : tensor<?xf32>
  %more = arith.addi %d, %c1 : index
  %r = tensor.extract_slice %x[0] [%more] [1] : tensor<?xf32> to tensor<?xf32>
  return %r : tensor<?xf32>
}
