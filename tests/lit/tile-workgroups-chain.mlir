// What a kernel stores is followed up to its root as far as tiles go up a chain: 127 ops between the two are tiled, 128 are too many.
// RUN: awk -v n=127 '/^  %vNEXT/ {for (i = 1; i <= n; i++) {op = $0; sub("NEXT", i, op); sub("PREV", i - 1, op); print op}; next} {sub("LAST", n); print}' %s | cgc opt --pass-pipeline='tile-workgroups' | FileCheck %s
// RUN: awk -v n=128 '/^  %vNEXT/ {for (i = 1; i <= n; i++) {op = $0; sub("NEXT", i, op); sub("PREV", i - 1, op); print op}; next} {sub("LAST", n); print}' %s | not cgc opt --pass-pipeline='tile-workgroups' 2>&1 | FileCheck %s --check-prefix=FAR
// CHECK: scf.forall
// CHECK: linalg.exp
// CHECK-COUNT-127: linalg.abs
// CHECK: scf.forall.in_parallel
// FAR: error: 'linalg.exp' op is too far up a chain of producers
func.func @chain() {
  %0 = hal.interface.binding.subspan set(0) binding(0) : !flow.dispatch.tensor<readonly:tensor<64xf32>>
  %1 = hal.interface.binding.subspan set(0) binding(1) : !flow.dispatch.tensor<writeonly:tensor<64xf32>>
  %x = flow.dispatch.tensor.load %0, offsets = [0], sizes = [64], strides = [1] : !flow.dispatch.tensor<readonly:tensor<64xf32>> -> tensor<64xf32>
  %e = tensor.empty() : tensor<64xf32>
  %v0 = linalg.exp {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[8], [4]]>} ins(%x : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %vNEXT = linalg.abs ins(%vPREV : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  flow.dispatch.tensor.store %vLAST, %1, offsets = [0], sizes = [64], strides = [1] : tensor<64xf32> -> !flow.dispatch.tensor<writeonly:tensor<64xf32>>
  return
}
