// --config is for every kernel, --tuning for those that match; both change what would be chosen. Syntax is checked first: status 2. What does not fit
// is refused: status 1.
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg,form-dispatches,assign-targets{targets=hopper},materialize-interface,select-configuration' | FileCheck %s --check-prefix=CHOSEN
// RUN: cgc opt %s --config='tile=64,64,0 thread=4,8,0' --pass-pipeline='hlo-to-linalg,form-dispatches,assign-targets{targets=hopper},materialize-interface,select-configuration' | FileCheck %s --check-prefix=TILES
// RUN: cgc opt %s --config='pipeline=SPIRVBaseDistribute workgroup_size=32' --pass-pipeline='hlo-to-linalg,form-dispatches,assign-targets{targets=hopper},materialize-interface,select-configuration' | FileCheck %s --check-prefix=SIMPLE
// RUN: cgc opt %s --config='op=linalg.matvec tile=1,0' --pass-pipeline='hlo-to-linalg,form-dispatches,assign-targets{targets=hopper},materialize-interface,select-configuration' | FileCheck %s --check-prefix=CHOSEN
// RUN: cgc opt %s --tuning=%S/../Inputs/tuning.json --pass-pipeline='hlo-to-linalg,form-dispatches,assign-targets{targets=hopper},materialize-interface,select-configuration' | FileCheck %s --check-prefix=TUNED
// RUN: cgc compile %s --target=hopper --config='pipeline=SimpleDistribute' -o %t.spv
// RUN: not cgc opt %s --config='tile=64,64' --pass-pipeline='hlo-to-linalg,form-dispatches,assign-targets{targets=hopper},materialize-interface,select-configuration' 2>&1 | FileCheck %s --check-prefix=SHORT
// RUN: not cgc compile %s --config='tile=64,64,0 thread=8,8,0 workgroup_size=7,7,1' --target=hopper -o %t.spv 2>&1 | FileCheck %s --check-prefix=THREADS
// RUN: cgc compile %s --config='tile=a' --target=hopper -o %t.spv >%t.out 2>&1 || echo status $? >>%t.out; FileCheck %s --check-prefix=SYNTAX <%t.out
// RUN: cgc compile %s --config='tiles=1' --target=hopper -o %t.spv >%t.out 2>&1 || echo status $? >>%t.out; FileCheck %s --check-prefix=KEY <%t.out
// RUN: cgc compile %s --tuning=%s --target=hopper -o %t.spv >%t.out 2>&1 || echo status $? >>%t.out; FileCheck %s --check-prefix=JSON <%t.out
// RUN: cgc compile %s --tuning=%t.none --target=hopper -o %t.spv >%t.out 2>&1 || echo status $? >>%t.out; FileCheck %s --check-prefix=NONE <%t.out

// CHOSEN: pipeline = MatmulPromoteVectorize workgroup_size
// CHOSEN-NOT: {{\[\[}}64, 64, 0], [4, 8, 0]
// CHOSEN: lowering_config<tile_sizes = {{\[\[[1-9].*[1-9]\]\]}}, promote_operands = [0, 1], {{.*}}prefetch = true
// TILES: pipeline = MatmulPromoteVectorize workgroup_size = [8, 16, 1]
// TILES: {{\[\[}}64, 64, 0], [4, 8, 0], [0, 0, {{[1-9][0-9]*}}]], promote_operands = [0, 1]
// SIMPLE: pipeline = SimpleDistribute workgroup_size = [32, 1, 1]
// SIMPLE-NOT: lowering_config
// TUNED: pipeline = Vectorize workgroup_size = [16, 4, 1]
// TUNED: {{\[\[}}16, 64, 0], [4, 4, 0], [0, 0, 4]]>
// SHORT: error: 'linalg.matmul' op has 3 loops, but the configuration's 'tile' has 2 entries
// THREADS: error: 'linalg.matmul' op the tiles make 64 threads of each workgroup, but its size 7 x 7 x 1 is 49
// SYNTAX: error: configuration 'tile=a': expected at most 16 integers, as in tile=64,64,0
// SYNTAX: status 2
// KEY: error: configuration 'tiles=1': unknown key
// KEY: status 2
// JSON: error: {{.*}}config.mlir:1: expected JSON
// JSON: status 2
// NONE: error: cannot open
// NONE: status 3
func.func @f(%a: tensor<512x512xf32>, %b: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  return %r : tensor<512x512xf32>
}
