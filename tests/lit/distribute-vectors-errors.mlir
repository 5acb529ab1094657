// RUN: not cgc opt %s --split-input-file --pass-pipeline='distribute-vectors' 2>&1 | FileCheck %s --implicit-check-not=error:

// A vector that no op of the kernel makes has no part for each thread.
#plain = #iree_codegen.translation_info<pipeline = SubgroupReduce workgroup_size = [32, 1, 1]>
// CHECK: error: 'func.func' op with an argument of vector<64xf32> is not distributed [unsupported-op]
func.func @argument(%v: vector<64xf32>) attributes {translation_info = #plain} {
  %c0 = arith.constant 0 : index
  %a = hal.interface.binding.subspan set(0) binding(0) : memref<64xf32>
  %w = arith.addf %v, %v : vector<64xf32>
  vector.transfer_write %w, %a[%c0] {in_bounds = [true]} : vector<64xf32>, memref<64xf32>
  return
}

// -----

// Nor has what a while carries.
#plain = #iree_codegen.translation_info<pipeline = SubgroupReduce workgroup_size = [32, 1, 1]>
// CHECK: error: 'scf.while' op with an argument of vector<64xf32> is not distributed [unsupported-op]
func.func @while() attributes {translation_info = #plain} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %go = arith.constant true
  %a = hal.interface.binding.subspan set(0) binding(0) : memref<64xf32>
  %x = vector.transfer_read %a[%c0], %zero {in_bounds = [true]} : memref<64xf32>, vector<64xf32>
  %w = scf.while (%v = %x) : (vector<64xf32>) -> vector<64xf32> {
    scf.condition(%go) %v : vector<64xf32>
  } do {
  ^bb0(%v: vector<64xf32>):
    scf.yield %v : vector<64xf32>
  }
  vector.transfer_write %w, %a[%c0] {in_bounds = [true]} : vector<64xf32>, memref<64xf32>
  return
}
