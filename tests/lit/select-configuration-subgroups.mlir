// Lists of tiles for workgroups, subgroups, threads and reductions: the threads of a subgroup lie together in its tile. Where subgroups have tiles and
// threads none, the list of threads is empty or left out, and behind the reductions may stand a matrix's sizes.

// RUN: cgc opt %s --pass-pipeline='form-dispatches,assign-targets{targets=hopper},materialize-interface,select-configuration' | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='form-dispatches,assign-targets{targets=hopper},materialize-interface,select-configuration' | cgc opt - | FileCheck %s
// RUN: cgc compile %s --target=hopper --emit=mlir -o - | FileCheck %s --check-prefix=PLACES
// RUN: %unsanitized cgc run %s --function=threads --target=hopper --device=interp --input=65x48xf32=1 --input=48x77xf32=2 | %unsanitized FileCheck %s --check-prefix=NUMBERS
// RUN: cgc run %s --function=threads --target=hopper --device=interp --compare --input=65x48xf32=random --input=48x77xf32=random | FileCheck %s --check-prefix=RANDOM
// RUN: cgc run %s --function=units --target=hopper --device=interp --input=64x64xf16=1 --input=64x64xf16=2 | FileCheck %s --check-prefix=UNITS
// RUN: cgc run %s --function=units_of_matrices --target=hopper --device=interp --input=64x64xf16=1 --input=64x64xf16=2 | FileCheck %s --check-prefix=UNITS
// RUN: %unsanitized cgc run %s --function=gpu --target=hopper --device=interp --compare --input=65x48xf32=random --input=48x77xf32=random | %unsanitized FileCheck %s --check-prefix=RANDOM
// RUN: sed 's/\[32, 16, 0\], \[4, 4, 0\]/[24, 16, 0], [4, 4, 0]/' %s > %t.mlir && not cgc compile %t.mlir --target=hopper -o %t.spv 2>&1 | FileCheck %s --check-prefix=BETWEEN
// RUN: sed 's/\[32, 16, 0\], \[4, 4, 0\]/[8, 8, 0], [4, 4, 0]/' %s > %t.mlir && not cgc compile %t.mlir --target=hopper -o %t.spv 2>&1 | FileCheck %s --check-prefix=FEW
// RUN: sed 's/\[32, 32, 0\], \[\], /[32, 32, 0], [4, 4, 0], /' %s > %t.mlir && not cgc compile %t.mlir --target=hopper -o %t.spv 2>&1 | FileCheck %s --check-prefix=WHOLE
// RUN: not cgc compile %s --target=hopper --config='op=linalg.matmul subgroup=1,2' -o %t.spv 2>&1 | FileCheck %s --check-prefix=ENTRIES

// CHECK-LABEL: func.func @threads_dispatch_0
// CHECK: linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}64, 64, 0], [4, 4, 0], [0, 0, 16]], subgroup_tile = [32, 16, 0], promote_operands = [0, 1]>}
// CHECK-LABEL: func.func @units_dispatch_0() attributes {{.*}}pipeline = CooperativeMatrix workgroup_size = [128, 1, 1] subgroup_size = 32>
// CHECK: linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}64, 64, 0], [32, 32, 0], [0, 0, 32]]>
// CHECK-LABEL: func.func @units_of_matrices_dispatch_0
// CHECK: linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = {{\[\[}}64, 64, 0], [32, 32, 0], [0, 0, 32], [16, 16, 16]]>
// CHECK-LABEL: func.func @gpu_dispatch_0
// CHECK: subgroup_tile = [32, 16, 0]

// A subgroup of 32 threads is 4 across and 8 down; there are 4 subgroups across, of 16 threads a row.
// PLACES-LABEL: func.func @threads_dispatch_0() attributes {{.*}}codegen.subgroup_threads = array<i64: 4, 8, 1>
// PLACES: %[[ROW:.*]] = arith.muli %thread_id_y, %c16
// PLACES: %[[ID:.*]] = arith.addi {{.*}}%[[ROW]]
// PLACES-DAG: arith.remui %[[ID]], %c4
// PLACES-DAG: arith.divui %[[ID]], %c32
// NUMBERS: 65x77xf32=[96 96 96
// NUMBERS-NOT: {{[= []}}0
// RANDOM: worst difference {{0|[0-9.]*e-0[67]}} at
// UNITS: 64x64xf16=[128 128
// BETWEEN: error: 'linalg.matmul' op the subgroup tile 24 of loop 0 is not between its thread tile 4 and its workgroup tile 64
// FEW: error: 'linalg.matmul' op the tiles make 4 threads of each subgroup; hopper has 32 to 32
// WHOLE: error: 'linalg.matmul' op has tiles of threads inside of those of subgroups, which the pipeline CooperativeMatrix leaves whole
// ENTRIES: error: 'linalg.matmul' op has 3 loops, but the configuration's 'subgroup' has 2 entries
func.func @threads(%a: tensor<65x48xf32>, %b: tensor<48x77xf32>) -> tensor<65x77xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<65x77xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<65x77xf32>) -> tensor<65x77xf32>
  %0 = linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[64, 64, 0], [32, 16, 0], [4, 4, 0], [0, 0, 16]], promote_operands = [0, 1]>}
    ins(%a, %b : tensor<65x48xf32>, tensor<48x77xf32>) outs(%f : tensor<65x77xf32>) -> tensor<65x77xf32>
  return %0 : tensor<65x77xf32>
}

func.func @units(%a: tensor<64x64xf16>, %b: tensor<64x64xf16>) -> tensor<64x64xf16> {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<64x64xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<64x64xf16>) -> tensor<64x64xf16>
  %0 = linalg.matmul {compilation_info = #iree_codegen.compilation_info<lowering_config = <tile_sizes = [[64, 64, 0], [32, 32, 0], [], [0, 0, 32]]>, translation_info = <pipeline = LLVMGPUMatmulTensorCore>>}
    ins(%a, %b : tensor<64x64xf16>, tensor<64x64xf16>) outs(%f : tensor<64x64xf16>) -> tensor<64x64xf16>
  return %0 : tensor<64x64xf16>
}

func.func @units_of_matrices(%a: tensor<64x64xf16>, %b: tensor<64x64xf16>) -> tensor<64x64xf16> {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<64x64xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<64x64xf16>) -> tensor<64x64xf16>
  %0 = linalg.matmul {compilation_info = #iree_codegen.compilation_info<lowering_config = <tile_sizes = [[64, 64, 0], [32, 32, 0], [0, 0, 32], [16, 16, 16]]>, translation_info = <pipeline = SPIRVCooperativeMatrixVectorize>>}
    ins(%a, %b : tensor<64x64xf16>, tensor<64x64xf16>) outs(%f : tensor<64x64xf16>) -> tensor<64x64xf16>
  return %0 : tensor<64x64xf16>
}

func.func @gpu(%a: tensor<65x48xf32>, %b: tensor<48x77xf32>) -> tensor<65x77xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<65x77xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<65x77xf32>) -> tensor<65x77xf32>
  %0 = linalg.matmul {lowering_config = #iree_gpu.lowering_config<{workgroup = [64, 64, 0], subgroup = [32, 16, 0], thread = [4, 4, 0], reduction = [0, 0, 4]}>}
    ins(%a, %b : tensor<65x48xf32>, tensor<48x77xf32>) outs(%f : tensor<65x77xf32>) -> tensor<65x77xf32>
  return %0 : tensor<65x77xf32>
}
