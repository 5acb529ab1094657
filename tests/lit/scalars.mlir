// Words of scalars become push constants, two of a 64-bit type; results are arrays of rank 0.
// RUN: cgc opt %S/../shapes/scalars.mlir --pass-pipeline='scalar-results,hlo-to-linalg,assert-shapes,canonicalize,cse,form-dispatches' | FileCheck %s
// RUN: cgc compile %S/../shapes/scalars.mlir --target=hopper --emit=mlir | cgc opt - --pass-pipeline=cse -o %t.mlir
// CHECK-LABEL: func.func @add(%arg0: f32, %arg1: f32) -> tensor<f32>
// CHECK-DAG: arith.bitcast %arg1 : f32 to i32
// CHECK-DAG: arith.bitcast %arg0 : f32 to i32
// CHECK: %[[R:.*]] = flow.dispatch @add_dispatch_0::@add_dispatch_0(%{{[01]}}, %{{[01]}}) : (i32, i32) -> tensor<f32>
// CHECK-NEXT: return %[[R]] : tensor<f32>
// CHECK-LABEL: func.func @size(%arg0: index, %arg1: f32) -> tensor<?xf32>
// CHECK: flow.dispatch @size_dispatch_0::@size_dispatch_0(%arg0, %{{.*}}) : (index, i32) -> tensor<?xf32>{%arg0}
// CHECK-LABEL: func.func @size32(%arg0: i32
// CHECK: cf.assert %{{.*}}, "argument 0 must not be negative"
// CHECK-LABEL: func.func @elements(%arg0: i64, %arg1: i64) -> tensor<3xi64>
// CHECK: arith.shrui %arg0, %c32_i64 : i64
// CHECK: flow.dispatch {{.*}} : (i32, i32, i32, i32) -> tensor<3xi64>

// RUN: cgc compile %S/../shapes/scalars.mlir --target=vulkan1.1 -o %t.spv
// RUN: python3 %S/../check_json.py %t.json
// RUN: FileCheck %s --check-prefix=JSON --input-file=%t.json
// JSON: {"name": "axpy", "symbols": [{"name": "d0", "argument": 0, "word": 0}, {"name": "d1", "argument": 1, "dim": 0}, {"name": "d2", "argument": 2, "dim": 0}],
// JSON-NEXT: "arguments": [{"shape": [], "type": "f32", "offset": "0", "strides": [], "bytes": "4", "scalar": true}, {"shape": ["d1"], "type": "f32",
// JSON: {"name": "size", "symbols":
// JSON: "results": [{"shape": ["d0"], "type": "f32", "offset": "0", "strides": ["1"], "bytes": "d0*4"}]
// JSON: {"name": "many", {{.*}}"argument": 39, "word": 0}
// JSON: "parameter_bytes": "160"

// RUN: cgc compile %S/../shapes/scalars.mlir --target=vulkan1.1 --emit=c | FileCheck %s --check-prefix=C
// C: kernels_sizes_0(const int64_t *d, int64_t *s) {
// C: if (d[0] < INT32_MIN || d[0] > INT32_MAX) return 0;
// C: kernels_sizes_3(const int64_t *d, int64_t *s) {
// C: if (d[0] < 0 || d[0] > INT32_MAX) return 0;

// RUN: cgc run %S/../shapes/scalars.mlir --function=add --device=interp --target=vulkan1.1 --input=f32=2.5 --input=f32=-1 | FileCheck %s --check-prefix=ADD
// ADD: {{^}}f32=1.5
// RUN: cgc run %S/../shapes/scalars.mlir --function=types --device=interp --target=vulkan1.1 --input=i1=1 --input=i8=-3 --input=i16=-300 --input=i32=-70000 --input=i64=-5000000000 --input=f16=1.5 --input=bf16=-2.5 --input=f32=3.5 --input=index=7 --input=i4=-3 | FileCheck %s --check-prefix=TYPES
// TYPES: {{^}}i1=1
// TYPES: {{^}}i8=-3
// TYPES: {{^}}i16=-300
// TYPES: {{^}}i32=-70000
// TYPES: {{^}}i64=-5000000000
// TYPES: {{^}}f16=1.5
// TYPES: {{^}}bf16=-2.5
// TYPES: {{^}}f32=3.5
// TYPES: {{^}}index=7
// TYPES: {{^}}i4=-3
// RUN: not cgc run %S/../shapes/scalars.mlir --function=size32 --device=interp --target=vulkan1.1 --input=i32=-5 --input=f16=1 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// NEGATIVE: error: 'cf.assert' op failed: argument 0 must not be negative [check-failed]

// What cannot be compiled says so.
// RUN: sed -n '/^func.func @memory(/,/^}/p' %s | not cgc compile - --target=vulkan1.1 -o %t.spv 2>&1 | FileCheck %s --check-prefix=MEMORY
// MEMORY: <stdin>:1:1: error: 'func.func' op takes or returns memref<4xf32>: programs pass ranked tensors, and take scalars [unsupported-type]
func.func @memory(%a: memref<4xf32>) -> memref<4xf32> {
  return %a : memref<4xf32>
}
// RUN: sed -n '/^func.func @double(/,/^}/p' %s | not cgc compile - --target=vulkan1.1 -o %t.spv 2>&1 | FileCheck %s --check-prefix=DOUBLE
// DOUBLE: needs the feature shaderFloat64; target 'vulkan1.1' does not have it [missing-feature]
func.func @double(%a: f64) -> f64 {
  return %a : f64
}
// RUN: sed -n '/^func.func @long(/,/^}/p' %s | not cgc compile - --target=vulkan1.1 -o %t.spv 2>&1 | FileCheck %s --check-prefix=LONG
// LONG: <stdin>:1:17: error: {{.*}} [host-control-flow]
func.func @long(%n: i64) -> tensor<?xf32> {
  %i = arith.index_cast %n : i64 to index
  %c = arith.constant 1.0 : f32
  %0 = tensor.splat %c[%i] : tensor<?xf32>
  return %0 : tensor<?xf32>
}
// RUN: sed -n '/^func.func private @kept(/,/^}/p' %s | not cgc compile - --target=vulkan1.1 -o %t.spv 2>&1 | FileCheck %s --check-prefix=NOTHING
// RUN: true | not cgc compile - --target=vulkan1.1 -o %t.spv 2>&1 | FileCheck %s --check-prefix=NOTHING
// NOTHING: error: nothing to compile: no public function and no executable
func.func private @kept(%a: f32) -> f32 {
  return %a : f32
}
