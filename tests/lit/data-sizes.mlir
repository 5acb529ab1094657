// Sizes that data decides: a host reads each once, behind what makes it, and knows it in what follows. In a loop or branch none is read.
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg' | FileCheck %s --check-prefix=LINALG
// RUN: cgc compile %s --target=vulkan1.1 -o %t.spv
// RUN: FileCheck %s --check-prefix=JSON --input-file=%t.json
// RUN: cgc compile %s --target=vulkan1.1 --emit=mlir -o - | FileCheck %s --check-prefix=STEPS
// RUN: cgc run %s --function=chain --device=interp --target=lavapipe --input='7xi32=1 2 0 3 0 1 0' --input=7xf32=1 --compare | FileCheck %s --check-prefix=RUNS
// RUN: not cgc run %s --function=chain --device=vulkan --input='7xi32=1 2 0 3 0 1 0' --input=6xf32=1 2>&1 | FileCheck %s --check-prefix=DIFFERS
// RUN: not cgc run %s --function=chain --device=vulkan --input='7xi32=-1' --input=6xf32=1 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not cgc compile %s --target=vulkan1.1 --emit=c -o %t.h 2>&1 | FileCheck %s --check-prefix=HEADER
// RUN: not cgc compile %s --target=c -o %t.c 2>&1 | FileCheck %s --check-prefix=C
// RUN: sed 's/^func.func @chain/module attributes {codegen.sizes = {from = "storage_buffer", set = 0 : i64, binding = 9 : i64, offset = 0 : i64}} {\n&/; s/^}$/}}/' %s | not cgc compile - --target=vulkan1.1 -o %t.spv 2>&1 | FileCheck %s --check-prefix=BUFFER

// LINALG-LABEL: func.func @chain
// LINALG: %[[N:.*]] = tensor.extract %{{.*}}[] {codegen.read} : tensor<i32>
// LINALG: %[[S:.*]] = arith.index_cast %[[N]] : i32 to index
// LINALG: cf.assert %{{.*}}, "a size must not be negative"
// LINALG: tensor.empty(%[[S]]) : tensor<?xf32>

// JSON: "symbols": [{"name": "d0", "argument": 0, "dim": 0}, {"name": "d1", "argument": 1, "dim": 0}, {"name": "d2", "read": true}, {"name": "d3", "read": true}]
// JSON: "results": [{"shape": ["d1"]{{.*}}{"shape": ["d3"], "type": "f32", "offset": "0", "strides": ["1"], "bytes": "d3*4"}
// JSON: "transient_bytes": "(d2*4 ceildiv 256)*256 + 512"
// JSON-NEXT: "control_flow": ["read"],
// JSON: {"barrier": "compute"},
// JSON-NEXT: {"read": {"symbol": "d2", "from": {"buffer": "transient", "offset": "0", "bytes": "4"}}},
// JSON-NEXT: {"dispatch":
// JSON: {"buffer": "transient", "offset": "512", "bytes": "d2*4"}
// JSON: {"read": {"symbol": "d3", "from": {"buffer": "transient", "offset": "256", "bytes": "4"}}},
// JSON: {"equal": ["max(0, d2)", "d2"], "message": "a size must not be negative"},
// JSON: {"equal": ["d2", "d1"], "message": "the size d2 must equal dim 0 of argument 1"}

// STEPS: %[[A:.*]] = stream.resource.alloc : !stream.resource<transient>{%[[A0:.*]]}
// STEPS: %[[R:.*]] = stream.async.load %[[A]]{{.*}} attributes {codegen.read} : !stream.resource<transient>{%[[A0]]} -> i32
// STEPS: stream.resource.alloc : !stream.resource<transient>

// RUNS: 7xf32=
// RUNS: worst difference 0
// DIFFERS: error: the size d2 must equal dim 0 of argument 1: d2 is 7, d1 is 6
// NEGATIVE: error: a size must not be negative: max(0, d2) is 0, d2 is -7
// HEADER: error: function 'chain' has sizes that data decides, which --emit=c does not take
// C: error: {{.*}}has a function with sizes that data decides, which no C function gets [host-control-flow]
// BUFFER: error: {{.*}}takes sizes in a buffer, which nothing writes again for sizes from data [host-control-flow]
func.func @chain(%m: tensor<?xi32>, %v: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.reduce(%m init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %x = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
  %y = stablehlo.exponential %x : tensor<?xf32>
  %i = stablehlo.convert %y : (tensor<?xf32>) -> tensor<?xi32>
  %k = stablehlo.reduce(%i init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
  %t = stablehlo.reshape %k : (tensor<i32>) -> tensor<1xi32>
  %z = stablehlo.dynamic_iota %t, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
  %w = stablehlo.reverse %y, dims = [0] : tensor<?xf32>
  %r = stablehlo.add %v, %w : tensor<?xf32>
  return %r, %z : tensor<?xf32>, tensor<?xf32>
}
