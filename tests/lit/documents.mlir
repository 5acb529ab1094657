// The kernels that the project's requirements describe, each under the configuration that they name: what the IR must show.

// RUN: cgc opt %s --split-input-file --config='op=linalg.matmul pipeline=MatmulPromoteVectorize tile=8,8,0 thread=2,4,0 reduction=0,0,4 promote=0,1' --pass-pipeline='hlo-to-linalg,canonicalize,cse,fuse-elementwise,form-dispatches,assign-targets,materialize-interface,select-configuration,tile-workgroups,specialize-workgroups,tile-threads,tile-reduction,canonicalize,cse,promote,canonicalize,cse,vectorize,canonicalize,cse,bufferize,distribute,workgroup-count,remove-single-iteration-loops,canonicalize,cse' >%t.matmul.mlir
// RUN: FileCheck %s --check-prefix=LARGE <%t.matmul.mlir
// RUN: FileCheck %s --check-prefix=SMALL <%t.matmul.mlir
// RUN: cgc opt %s --split-input-file --validate --config='op=linalg.matmul pipeline=MatmulPromoteVectorize tile=8,8,0 thread=2,4,0 reduction=0,0,4 promote=0,1' --pass-pipeline='hlo-to-linalg,canonicalize,cse,fuse-elementwise,form-dispatches,assign-targets,materialize-interface,schedule,lower-executable-target' >%t
// RUN: cgc compile %s --split-input-file --target=vulkan1.1 --pipeline=SimpleDistribute --emit=mlir -o - | FileCheck %s --check-prefix=FLAT
// RUN: cgc compile %examples/conv.mlir --target=valhall --emit=mlir -o - | FileCheck %s --check-prefix=CONV
// RUN: cgc opt %examples/dispatch.mlir --config='pipeline=Vectorize tile=256,0 thread=4,0 reduction=0,4' --pass-pipeline='assign-targets,select-configuration,tile-workgroups,specialize-workgroups,canonicalize,cse' | FileCheck %s --check-prefix=TILED
// RUN: cgc compile %examples/dispatch.mlir --target=vulkan1.1 --config='pipeline=Vectorize tile=256,0 thread=4,0 reduction=0,4' --emit=mlir -o - | FileCheck %s --check-prefix=ROWS

// 32x24 by 24x16 in tiles of 8x8 and 4 along k: 2 by 4 workgroups; both operands' tiles are copied to workgroup memory between two barriers a round.
// LARGE-LABEL: hal.executable private @large_dispatch_0
// LARGE-DAG:   %[[X:.*]] = arith.constant 2 : index
// LARGE-DAG:   %[[Y:.*]] = arith.constant 4 : index
// LARGE:       hal.return %[[X]], %[[Y]], %{{.*}}
// LARGE:       func.func @large_dispatch_0() attributes {{.*}}pipeline = MatmulPromoteVectorize workgroup_size = [2, 4, 1]
// LARGE-DAG:   %[[SA:.*]] = memref.alloc() : memref<8x{{[0-9]+}}xf32, 3>
// LARGE-DAG:   %[[SB:.*]] = memref.alloc() : memref<4x{{[0-9]+}}xf32, 3>
// LARGE-DAG:   %[[A:.*]] = memref.subview {{.*}}[8, 24] [1, 1]
// LARGE-DAG:   %[[B:.*]] = memref.subview {{.*}}[24, 8] [1, 1]
// LARGE-DAG:   %[[C0:.*]] = arith.constant 0 : index
// LARGE-DAG:   %[[C24:.*]] = arith.constant 24 : index
// LARGE-DAG:   %[[C4:.*]] = arith.constant 4 : index
// LARGE:       %[[SUM:.*]] = scf.for %[[K:.*]] = %[[C0]] to %[[C24]] step %[[C4]] iter_args(%[[ACC:.*]] = %{{.*}}) -> (vector<2x4xf32>) {
// LARGE-NEXT:    gpu.barrier
// LARGE-NEXT:    memref.subview %[[A]][{{.*}}, %[[K]]] [1, 4] [1, 1]
// LARGE:         memref.subview %[[SA]][{{.*}}] [1, 4] [1, 1]
// LARGE-NEXT:    vector.transfer_write {{.*}} : vector<1x4xf32>, memref<1x4xf32, {{.*}}, 3>
// LARGE:         memref.subview %[[B]][{{.*}}] [1, 4] [1, 1]
// LARGE:         memref.subview %[[SB]][{{.*}}] [1, 4] [1, 1]
// LARGE-NEXT:    vector.transfer_write {{.*}} : vector<1x4xf32>, memref<1x4xf32, {{.*}}, 3>
// LARGE-NOT:     scf.if
// LARGE:         gpu.barrier
// LARGE:         vector.contract {{.*}} %[[ACC]] : vector<2x4xf32>, vector<4x4xf32> into vector<2x4xf32>
// LARGE-NOT:     gpu.barrier
// LARGE:         scf.yield
// LARGE-NOT:   gpu.barrier
// LARGE:       vector.transfer_write %[[SUM]], {{.*}} {in_bounds = [true, true]}
// LARGE-NOT:   vector.transfer_write
// LARGE:       return
func.func @large(%a: tensor<32x24xf32>, %b: tensor<24x16xf32>) -> tensor<32x16xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<32x24xf32>, tensor<24x16xf32>) -> tensor<32x16xf32>
  return %0 : tensor<32x16xf32>
}

// -----

// 4x5 by 5x10: 2 workgroups. Along k there are 5 of 2 times 4, and the second workgroup has 2 columns of 8: its threads store what there is of their
// tiles. Half of the threads have no row: they copy and meet the barriers, and store nothing.
// SMALL:     #[[COLUMNS:.*]] = affine_map<(d0) -> (8, d0 * -8 + 10)>
// SMALL:     hal.executable private @small_dispatch_0
// SMALL:     hal.return %c2, %c1, %c1
// SMALL:     func.func @small_dispatch_0() attributes {{.*}}workgroup_size = [2, 4, 1]
// SMALL:     %[[Y:.*]] = gpu.thread_id y
// SMALL:     memref.alloc() : memref<4x{{[0-9]+}}xf32, 3>
// SMALL:     memref.alloc() : memref<4x{{[0-9]+}}xf32, 3>
// SMALL:     %[[N:.*]] = affine.min #[[COLUMNS]](%block_id_x)
// SMALL:     %[[OUT:.*]] = memref.subview {{.*}} [4, %[[N]]] [1, 1] : memref<4x10xf32>
// SMALL:     %[[ROW:.*]] = arith.cmpi slt, %[[Y]], %c2
// SMALL:     vector.transfer_read {{.*}} : memref<{{.*}}strided<[5, 1], offset: ?>>
// SMALL:     vector.transfer_write {{.*}} : vector<1x1xf32>, memref<1x1xf32, {{.*}}, 3>
// SMALL:     vector.transfer_read {{.*}} : memref<{{.*}}strided<[10, 1], offset: ?>>
// SMALL:     vector.transfer_write {{.*}} : vector<1x1xf32>, memref<1x1xf32, {{.*}}, 3>
// SMALL:     gpu.barrier
// SMALL:     vector.contract {{.*}} into vector<2x4xf32>
// SMALL:     %[[MINE:.*]] = memref.subview %[[OUT]][{{.*}}] [2, %{{.*}}] [1, 1] : memref<4x?xf32, {{.*}}> to memref<2x?xf32
// SMALL:     scf.if %[[ROW]] {
// SMALL:       vector.transfer_write %{{.*}}, %[[MINE]][{{.*}}] {in_bounds = [true, false]} : vector<2x4xf32>, memref<2x?xf32
// SMALL-NOT: vector.transfer_write
// SMALL:     return
func.func @small(%a: tensor<4x5xf32>, %b: tensor<5x10xf32>) -> tensor<4x10xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5x10xf32>) -> tensor<4x10xf32>
  return %0 : tensor<4x10xf32>
}

// -----

// One collapsed loop over 10x15 elements: 3 workgroups of 64, the bound 150 as guard, and the column by 15.
// FLAT-LABEL: hal.executable private @scale_dispatch_0
// FLAT-DAG:   %[[C3:.*]] = arith.constant 3 : index
// FLAT-DAG:   %[[C1:.*]] = arith.constant 1 : index
// FLAT:       hal.return %[[C3]], %[[C1]], %[[C1]]
// FLAT:       func.func @scale_dispatch_0() attributes {{.*}}pipeline = SimpleDistribute workgroup_size = [64, 1, 1]
// FLAT-DAG:   %[[C15:.*]] = arith.constant 15 : index
// FLAT-DAG:   %[[C150:.*]] = arith.constant 150 : index
// FLAT:       %[[ID:.*]] = arith.addi {{.*}}, %thread_id_x
// FLAT-NEXT:  %[[IN:.*]] = arith.cmpi ult, %[[ID]], %[[C150]]
// FLAT-NEXT:  scf.if %[[IN]] {
// FLAT:         %[[J:.*]] = arith.remui %[[ID]], %[[C15]]
// FLAT-COUNT-2: memref.load %{{.*}}[%{{.*}}] : memref<150xf32>
// FLAT:         memref.load %{{.*}}[%[[J]]] : memref<15xf32>
// FLAT-NOT:     scf.{{(if|for)}}
// FLAT:         memref.store %{{.*}}, %{{.*}}[%{{.*}}] : memref<150xf32>
// FLAT-NEXT:  }
// FLAT-NEXT:  return
func.func @scale(%a: tensor<10x15xf32>, %b: tensor<10x15xf32>, %weights: tensor<15xf32>) -> tensor<10x15xf32> {
  %0 = stablehlo.add %a, %b : tensor<10x15xf32>
  %1 = stablehlo.broadcast_in_dim %weights, dims = [1] : (tensor<15xf32>) -> tensor<10x15xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<10x15xf32>
  return %2 : tensor<10x15xf32>
}

// A 3x3 convolution of 225x225x3 with stride 2: a thread has 4 columns by 4 channels. For one place of the window it reads 4 times 3 numbers of the
// image, 3 vectors of the filter, and multiplies each with each; it stores when the loops are done.
// CONV:          func.func @main_dispatch_0() attributes {{.*}}workgroup_size = [8, 2, 1]
// CONV:          scf.for {{.*}} = %c0 to %c3 step %c1 iter_args({{.*}}) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
// CONV-NOT:      {{memref|vector\.}}
// CONV:          scf.for {{.*}} = %c0 to %c3 step %c1 iter_args({{.*}}) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
// CONV-COUNT-12: memref.load %{{.*}}[%{{.*}}] : memref<151875xf32>
// CONV-NOT:      memref<151875xf32>
// CONV-COUNT-3:  memref.load %{{.*}}[%{{.*}}] : memref<216xvector<4xf32>>
// CONV-NOT:      memref.load
// CONV-COUNT-12: vector.fma {{.*}} : vector<4xf32>
// CONV-NOT:      {{vector\.fma|memref\.|scf\.(if|for)|arith\.(select|mulf|addf)}}
// CONV:          scf.yield
// CONV-NOT:      {{memref|vector\.}}
// CONV:          scf.yield
// CONV-COUNT-4:  memref.store %{{.*}}, %{{.*}}[%{{.*}}] : memref<100352xvector<4xf32>>
// CONV-NOT:      memref.store
// CONV:          return

// 100000 rows in tiles of 256 rows: full tiles have a branch of static sizes, the last one, of 160 rows, one with the size that is left.
// TILED-DAG:   #[[LEFT:.*]] = affine_map<(d0) -> (256, -d0 + 100000)>
// TILED:       scf.forall (%[[I:.*]]) = (0) to (100000) step (256)
// TILED:         %[[N:.*]] = affine.min #[[LEFT]](%[[I]])
// TILED:         %[[FULL:.*]] = arith.cmpi eq, %[[N]], %c256
// TILED-NEXT:    scf.if %[[FULL]] -> (tensor<?xf32>) {
// TILED-COUNT-2:   tensor.extract_slice {{.*}} [256, 100] [1, 1] : tensor<100000x100xf32> to tensor<256x100xf32>
// TILED:           linalg.generic {{.*}} outs({{.*}} : tensor<256xf32>)
// TILED:         } else {
// TILED-COUNT-2:   tensor.extract_slice {{.*}} [%[[N]], 100] [1, 1] : tensor<100000x100xf32> to tensor<?x100xf32>
// TILED:           linalg.generic
// TILED:           tensor.extract_slice {{.*}}[0] [%[[N]]] [1] : tensor<256xf32> to tensor<?xf32>
// TILED:       {mapping = [#gpu.block<x>]}

// ROWS:        %[[GROUPS:.*]] = arith.constant 391 : index
// ROWS:        hal.return %[[GROUPS]], %c1
// ROWS:        func.func @accumulate_rows() attributes {{.*}}pipeline = Vectorize workgroup_size = [64, 1, 1]
// ROWS:        %[[LEFT:.*]] = arith.addi %{{.*}}, %c100000
// ROWS:        %[[N:.*]] = arith.minsi %[[LEFT]], %c256
// ROWS:        %[[FULL:.*]] = arith.cmpi eq, %[[N]], %c256
// ROWS-NEXT:   scf.if %[[FULL]] {
// ROWS:          scf.for {{.*}} = %c0 to %c100 step %c4
// ROWS-NOT:        {{cmpi|scf\.if}}
// ROWS:            scf.yield
// ROWS:          memref.store
// ROWS-NEXT:   } else {
// ROWS:          arith.cmpi ult, %{{.*}}, %[[N]]
// ROWS:          scf.for
// ROWS:          memref.store
// ROWS:        return
