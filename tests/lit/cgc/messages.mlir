// What is not lowered is said all at once: each op with its place, the first of a kind with how many there are, in every function.
// RUN: not cgc compile %s --split-input-file --target=vulkan1.1 -o %t.spv 2>&1 | FileCheck %s --check-prefix=ALL
// RUN: not ls %t.spv
// ALL: messages.mlir:[[#@LINE+4]]:8: error: 'stablehlo.partition_id' op is read, but not lowered to kernels (2 of them in 'first') [unsupported-op]
// ALL: messages.mlir:[[#@LINE+5]]:8: error: 'stablehlo.partition_id' op is not lowered to kernels, either
// ALL: messages.mlir:[[#@LINE+3]]:8: error: 'stablehlo.replica_id' op is read, but not lowered to kernels
func.func @first() -> (tensor<ui32>, tensor<ui32>) {
  %0 = stablehlo.partition_id : tensor<ui32>
  %1 = stablehlo.replica_id : tensor<ui32>
  %2 = stablehlo.partition_id : tensor<ui32>
  %3 = stablehlo.add %0, %2 : tensor<ui32>
  return %1, %3 : tensor<ui32>, tensor<ui32>
}
// ALL-NOT: error
// A place in this file where the location names another one, which is noted.
// ALL: messages.mlir:[[#@LINE+4]]:8: error: 'stablehlo.partition_id' op is read
// ALL-NEXT: %0 = stablehlo.partition_id
// ALL: model.py:10:3: note: its loc
func.func @second() -> tensor<ui32> {
  %0 = stablehlo.partition_id : tensor<ui32> loc(#place)
  return %0 : tensor<ui32>
}
#place = loc("layer"(callsite("model.py":10:3 at "train.py":7:1)))
// A name that no table has.
// ALL: messages.mlir:[[#@LINE+2]]:8: error: 'stablehlo.nagate' op is no op that is known here: its name is misspelled, or newer than this compiler [unsupported-op]
func.func @misspelled(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.nagate"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
