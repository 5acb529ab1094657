// RUN: cgc opt %s --pass-pipeline='tile-workgroups,tile-reduction,canonicalize,cse' | FileCheck %s
// RUN: cgc opt %s --validate --pass-pipeline='tile-workgroups,tile-reduction,canonicalize,cse' >%t

// A chunk of a static row is as long as 1200 instructions of a thread allow, halved until it fits. Here an element takes 7: two ops, the generic and
// 4 for reading it. 256 pieces of 4 * 32 are too many even at once, and a loop has a copy for the rest of the row: 64 pieces of 14.
// RUN: cgc opt %S/Inputs/partial-reduction.mlir --pass-pipeline='tile-workgroups,tile-reduction,canonicalize,cse' | FileCheck %s --check-prefix=LIGHT
// RUN: sed 's/arith.negf %in/math.absf %in/' %S/Inputs/partial-reduction.mlir | cgc opt --pass-pipeline='tile-workgroups,tile-reduction,canonicalize,cse' | FileCheck %s --check-prefix=LIGHT
// RUN: sed 's/arith.negf %in/math.sqrt %in/' %S/Inputs/partial-reduction.mlir | cgc opt --pass-pipeline='tile-workgroups,tile-reduction,canonicalize,cse' | FileCheck %s --check-prefix=LIGHT
// RUN: sed 's/arith.negf %in/math.rsqrt %in/' %S/Inputs/partial-reduction.mlir | cgc opt --pass-pipeline='tile-workgroups,tile-reduction,canonicalize,cse' | FileCheck %s --check-prefix=LIGHT
// RUN: sed 's/arith.negf %in/math.fma %in, %in, %in/' %S/Inputs/partial-reduction.mlir | cgc opt --pass-pipeline='tile-workgroups,tile-reduction,canonicalize,cse' | FileCheck %s --check-prefix=LIGHT
// LIGHT: scf.for %{{.*}} = %c0 to %c32768 step %c8192 {{.*}} -> (tensor<1x8192xf32>)
// An extremum counts as 12 and a function as 24: 32 pieces of 36, 16 of 60.
// RUN: sed 's/arith.negf %in/arith.maximumf %in, %in/' %S/Inputs/partial-reduction.mlir | cgc opt --pass-pipeline='tile-workgroups,tile-reduction,canonicalize,cse' | FileCheck %s --check-prefix=EXTREME
// RUN: sed 's/arith.negf %in/arith.minimumf %in, %in/' %S/Inputs/partial-reduction.mlir | cgc opt --pass-pipeline='tile-workgroups,tile-reduction,canonicalize,cse' | FileCheck %s --check-prefix=EXTREME
// EXTREME: scf.for %{{.*}} = %c0 to %c32768 step %c4096 {{.*}} -> (tensor<1x4096xf32>)
// RUN: sed 's/arith.negf %in/math.exp %in/' %S/Inputs/partial-reduction.mlir | cgc opt --pass-pipeline='tile-workgroups,tile-reduction,canonicalize,cse' | FileCheck %s --check-prefix=FUNCTION
// RUN: sed 's/arith.negf %in/math.tanh %in/' %S/Inputs/partial-reduction.mlir | cgc opt --pass-pipeline='tile-workgroups,tile-reduction,canonicalize,cse' | FileCheck %s --check-prefix=FUNCTION
// FUNCTION: scf.for %{{.*}} = %c0 to %c32768 step %c2048 {{.*}} -> (tensor<1x2048xf32>)
// Two reductions, 9 together, each with loops of its own: 32 pieces of 36.
// RUN: cgc opt %S/Inputs/partial-reduction-chain.mlir --pass-pipeline='tile-workgroups,tile-reduction,canonicalize,cse' | FileCheck %s --check-prefix=CHAIN
// CHAIN: scf.for %{{.*}} = %c0 to %c32768 step %c4096 {{.*}} -> (tensor<1x4096xf32>)
// CHAIN: scf.for %{{.*}} = %c0 to %c32768 step %c4096 {{.*}} -> (tensor<1x4096xf32>)
// 128 pieces of 7 fit at once, and so do 129 of a row whose length is no multiple of 4: these have an element for each thread.
// RUN: sed 's/32768/16384/g' %S/Inputs/partial-reduction.mlir | cgc opt --pass-pipeline='tile-workgroups,tile-reduction,canonicalize,cse' | FileCheck %s --check-prefix=WHOLE
// WHOLE-NOT: scf.for %
// WHOLE: linalg.generic {{.*}} outs(%{{.*}} : tensor<1x16384xf32>)
// WHOLE-NOT: scf.for %
// RUN: sed 's/32768/4099/g' %S/Inputs/partial-reduction.mlir | cgc opt --pass-pipeline='tile-workgroups,tile-reduction,canonicalize,cse' | FileCheck %s --check-prefix=ODD
// ODD-NOT: scf.for %
// ODD: linalg.generic {{.*}} outs(%{{.*}} : tensor<1x4128xf32>)
// A row of nothing is one piece of what is neutral, whatever the tile.
// RUN: sed 's/32768/0/g' %S/Inputs/partial-reduction.mlir | cgc opt --pass-pipeline='tile-workgroups,tile-reduction,canonicalize,cse' | FileCheck %s --check-prefix=NONE
// RUN: sed 's/32768/0/g; s/\[0, 0\]\], thread/[0, 128]], thread/' %S/Inputs/partial-reduction.mlir | cgc opt --pass-pipeline='tile-workgroups,tile-reduction,canonicalize,cse' | FileCheck %s --check-prefix=NONE
// NONE-NOT: scf.for %
// NONE: arith.constant -0.000000e+00
// NONE: tensor.pad {{.*}} high[0, 32]
// NONE: linalg.generic {{.*}}iterator_types = ["parallel", "reduction"]} ins(%{{.*}} : tensor<1x32xf32>)
// A dynamic row takes 4 pieces at once where nothing else is said.
// RUN: sed 's/5x32768xf32>>$/5x?xf32>>{%n}/; s/5x32768/5x?/g; s/\[5, 32768\]/[5, %n]/; s/%zero =/%n = hal.interface.constant.load layout(#layout) ordinal(0) : index\n&/' %S/Inputs/partial-reduction.mlir | cgc opt --pass-pipeline='tile-workgroups,tile-reduction,canonicalize,cse' | FileCheck %s --check-prefix=DYNAMIC
// DYNAMIC: scf.for {{.*}} step %c128 {{.*}} -> (tensor<1x128xf32>)

// What the form cannot do.
// RUN: sed 's/\[\[1, 0\]/[[0, 0]/; s/5x32768xf32>>$/?x64xf32>>{%n}/; s/<5xf32>>$/<?xf32>>{%n}/; s/5x32768/?x64/g; s/<5xf32/<?xf32/g; s/tensor.empty()/tensor.empty(%n)/; s/%zero =/%n = hal.interface.constant.load layout(#layout) ordinal(0) : index\n&/; s/\[5, 32768\]/[%n, 64]/; s/\[5\]/[%n]/' %S/Inputs/partial-reduction.mlir | not cgc opt --pass-pipeline='tile-workgroups,tile-reduction,canonicalize,cse' 2>&1 | FileCheck %s --check-prefix=PARALLEL
// PARALLEL: error: 'linalg.generic' op has a parallel loop of dynamic size that is not tiled [unsupported-op]
// RUN: sed 's/\[\[1, 0\]/[[40000, 0]/; s/5x32768/40000x64/g; s/\[5, 32768\]/[40000, 64]/; s/<5xf32/<40000xf32/g; s/\[5\]/[40000]/' %S/Inputs/partial-reduction.mlir | not cgc opt --pass-pipeline='tile-workgroups,tile-reduction,canonicalize,cse' 2>&1 | FileCheck %s --check-prefix=LARGE
// LARGE: error: 'linalg.generic' op has a workgroup tile too large to reduce across threads [unsupported-op]
// RUN: sed 's/addf %out, %f/subf %f, %out/' %S/Inputs/partial-reduction.mlir | not cgc opt --pass-pipeline='tile-workgroups,tile-reduction,canonicalize,cse' 2>&1 | FileCheck %s --check-prefix=ORDER
// ORDER: error: 'linalg.generic' op reduces in an order of its own, which threads cannot share [unsupported-op]
// RUN: sed 's/ins(%x, %m : tensor<5x32768xf32>/ins(%y, %m : tensor<5x64xf32>/; s/%rows =/%y = tensor.extract_slice %x[0, 0] [5, 64] [1, 1] : tensor<5x32768xf32> to tensor<5x64xf32>\n&/' %S/Inputs/partial-reduction-chain.mlir | not cgc opt --pass-pipeline='tile-workgroups,tile-reduction,canonicalize,cse' 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: error: 'linalg.generic' op reduces along other dimensions than the kernel's root [unsupported-op]
// RUN: not cgc opt %S/Inputs/partial-reduction.mlir --pass-pipeline=tile-reduction 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// OUTSIDE: error: 'linalg.generic' op is not in a workgroup's tile [unsupported-op]
// RUN: sed '/linalg.fill/d; s/"reduction"/"parallel"/; s/#row\]/#id]/; s/%fill : tensor<5xf32>/%rows : tensor<5x32768xf32>/; s/tensor<5xf32>$/tensor<5x32768xf32>/; s/<5xf32>/<5x32768xf32>/g; s/arith.addf.*/arith.negf %f : f32/; s/offsets = \[0\], sizes = \[5\], strides = \[1\]/offsets = [0, 0], sizes = [5, 32768], strides = [1, 1]/' %S/Inputs/partial-reduction.mlir | not cgc opt --pass-pipeline='tile-workgroups,tile-reduction,canonicalize,cse' 2>&1 | FileCheck %s --check-prefix=PLAIN
// PLAIN: error: 'linalg.generic' op does not reduce: its pipeline is for reductions [unsupported-op]

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>
#reduce = #iree_codegen.translation_info<pipeline = VectorDistribute workgroup_size = [32, 1, 1]>
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>

// A row that threads hold at once is read once, padded to what they hold; the tail uses what the reduction was made from.
// CHECK-LABEL: func.func @short(
// CHECK-SAME:    thread_basis = [1, 32]
// CHECK:       scf.forall (%[[I:.*]]) in (5)
// CHECK-NOT:     scf.for
// CHECK:         tensor.pad {{.*}} high[0, 28]
// CHECK:         %[[E:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<1x128xf32>)
// CHECK:           math.exp
// CHECK:         %[[V:.*]] = tensor.extract_slice %[[E]][0, 0] [1, 100] [1, 1]
// CHECK:         %[[P:.*]] = tensor.pad %[[V]] low[0, 0] high[0, 28]
// CHECK:           tensor.yield %[[N:.*]] : f32
// CHECK:         %[[S:.*]] = linalg.generic {{.*}}iterator_types = ["parallel", "reduction"]} ins(%[[P]] : tensor<1x128xf32>)
// CHECK:         %[[Q:.*]] = linalg.generic {{.*}} ins(%[[E]], %[[S]] :
// CHECK:         %[[R:.*]] = tensor.extract_slice %[[Q]][0, 0] [1, 100] [1, 1]
// CHECK:         tensor.parallel_insert_slice %[[R]]
func.func @short() attributes {translation_info = #reduce} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : !flow.dispatch.tensor<readonly:tensor<5x100xf32>>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<5x100xf32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [5, 100], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<5x100xf32>> -> tensor<5x100xf32>
  %empty = tensor.empty() : tensor<5x100xf32>
  %rows = tensor.empty() : tensor<5xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%rows : tensor<5xf32>) -> tensor<5xf32>
  %e = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<5x100xf32>) outs(%empty : tensor<5x100xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = math.exp %in : f32
    linalg.yield %0 : f32
  } -> tensor<5x100xf32>
  %s = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%e : tensor<5x100xf32>) outs(%fill : tensor<5xf32>)
      attrs = {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[1, 0], [0, 0], [0, 128]], thread_basis = [1, 32]>} {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %out, %in : f32
    linalg.yield %0 : f32
  } -> tensor<5xf32>
  %q = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%e, %s : tensor<5x100xf32>, tensor<5xf32>) outs(%empty : tensor<5x100xf32>) {
  ^bb0(%in: f32, %sum: f32, %out: f32):
    %0 = arith.divf %in, %sum : f32
    linalg.yield %0 : f32
  } -> tensor<5x100xf32>
  flow.dispatch.tensor.store %q, %b, offsets = [0, 0], sizes = [5, 100], strides = [1, 1] : tensor<5x100xf32> -> !flow.dispatch.tensor<writeonly:tensor<5x100xf32>>
  return
}

// A longer row goes chunk by chunk into an accumulator per place of the chunk; the rest of the row, made neutral behind its end, follows the loop. The
// tail is a loop of its own.
// CHECK-LABEL: func.func @long(
// CHECK:         %[[Z:.*]] = linalg.fill {{.*}} -> tensor<1x128xf32>
// CHECK:         %[[L:.*]] = scf.for %{{.*}} = %c0 to %c256 step %c128 iter_args(%[[ACC:.*]] = %[[Z]]) -> (tensor<1x128xf32>)
// CHECK:           linalg.generic {{.*}}iterator_types = ["parallel", "parallel"]} {{.*}} outs(%[[ACC]] : tensor<1x128xf32>)
// CHECK:             arith.addf
// CHECK:         tensor.extract_slice {{.*}} [1, 44] [1, 1]
// CHECK:         tensor.pad {{.*}} high[0, 84]
// CHECK:         linalg.generic {{.*}} outs(%[[L]] : tensor<1x128xf32>)
// CHECK:         %[[S:.*]] = linalg.generic {{.*}}iterator_types = ["parallel", "reduction"]} {{.*}} outs(%{{.*}} : tensor<1xf32>)
// CHECK:         %[[T:.*]] = scf.for %{{.*}} = %c0 to %c256 step %c128 iter_args(%{{.*}} = %{{.*}}) -> (tensor<1x300xf32>)
// CHECK:           arith.subf
// CHECK:           tensor.insert_slice {{.*}} : tensor<1x128xf32> into tensor<1x300xf32>
// CHECK:         %[[U:.*]] = tensor.insert_slice %{{.*}} into %[[T]][0, 256] [1, 44] [1, 1]
// CHECK:         tensor.parallel_insert_slice %[[U]]
func.func @long() attributes {translation_info = #reduce} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : !flow.dispatch.tensor<readonly:tensor<5x300xf32>>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<5x300xf32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [5, 300], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<5x300xf32>> -> tensor<5x300xf32>
  %empty = tensor.empty() : tensor<5x300xf32>
  %rows = tensor.empty() : tensor<5xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%rows : tensor<5xf32>) -> tensor<5xf32>
  %s = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<5x300xf32>) outs(%fill : tensor<5xf32>)
      attrs = {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[1, 0], [0, 0], [0, 128]], thread_basis = [1, 32]>} {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %out, %in : f32
    linalg.yield %0 : f32
  } -> tensor<5xf32>
  %q = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %s : tensor<5x300xf32>, tensor<5xf32>) outs(%empty : tensor<5x300xf32>) {
  ^bb0(%in: f32, %sum: f32, %out: f32):
    %0 = arith.subf %in, %sum : f32
    linalg.yield %0 : f32
  } -> tensor<5x300xf32>
  flow.dispatch.tensor.store %q, %b, offsets = [0, 0], sizes = [5, 300], strides = [1, 1] : tensor<5x300xf32> -> !flow.dispatch.tensor<writeonly:tensor<5x300xf32>>
  return
}

// Columns: threads along both the kept and the reduced loop; integers are neutral at zero, the product is taken before that.
// CHECK-LABEL: func.func @columns(
// CHECK:         linalg.fill {{.*}} -> tensor<16x32xi32>
// CHECK:         scf.for %{{.*}} = %c0 to %c32 step %c16 {{.*}} -> (tensor<16x32xi32>)
// CHECK:         linalg.generic {{.*}}iterator_types = ["reduction", "parallel"]} {{.*}} outs(%{{.*}} : tensor<32xi32>)
func.func @columns() attributes {translation_info = #reduce} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : !flow.dispatch.tensor<readonly:tensor<45x64xi32>>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<64xi32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [45, 64], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<45x64xi32>> -> tensor<45x64xi32>
  %columns = tensor.empty() : tensor<64xi32>
  %fill = linalg.fill ins(%zero : i32) outs(%columns : tensor<64xi32>) -> tensor<64xi32>
  %s = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<45x64xi32>) outs(%fill : tensor<64xi32>)
      attrs = {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[0, 32], [0, 0], [16, 0]], thread_basis = [4, 8]>} {
  ^bb0(%in: i32, %out: i32):
    %0 = arith.muli %in, %in : i32
    %1 = arith.addi %out, %0 : i32
    linalg.yield %1 : i32
  } -> tensor<64xi32>
  flow.dispatch.tensor.store %s, %b, offsets = [0], sizes = [64], strides = [1] : tensor<64xi32> -> !flow.dispatch.tensor<writeonly:tensor<64xi32>>
  return
}

// A maximum and the first index where it stands, of a row in several chunks: one loop, which keeps the best value of each place and where the chunk
// begins that it is from. NaN is better than all, and nothing is better than NaN. The maximum is only compared: either zero will do.
// CHECK-LABEL: func.func @place(
// CHECK-DAG:     %[[LEAST:.*]] = linalg.fill {{.*}} -> tensor<1x128xf32>
// CHECK-DAG:     %[[FIRST:.*]] = linalg.fill {{.*}} -> tensor<1x128xi32>
// CHECK:         %[[L:.*]]:2 = scf.for %[[K:.*]] = %c0 to %c256 step %c128 iter_args(%{{.*}} = %[[LEAST]], %{{.*}} = %[[FIRST]])
// CHECK:           %[[START:.*]] = arith.index_cast %[[K]]
// CHECK:           ^bb0(%[[X:.*]]: f32, %[[M:.*]]: f32, %[[AT:.*]]: i32):
// CHECK:             %[[MORE:.*]] = arith.cmpf ugt, %[[X]], %[[M]]
// CHECK:             %[[NUMBER:.*]] = arith.cmpf ord, %[[M]], %[[M]]
// CHECK:             %[[BETTER:.*]] = arith.andi %[[MORE]], %[[NUMBER]]
// CHECK:             arith.select %[[BETTER]], %[[START]], %[[AT]]
// CHECK:             arith.select %[[BETTER]], %[[X]], %[[M]]
// CHECK:         tensor.pad {{.*}} high[0, 84]
// CHECK:         %[[T:.*]]:2 = linalg.generic {{.*}} outs(%[[L]]#0, %[[L]]#1 :
// CHECK:         %[[R:.*]] = linalg.generic {{.*}}"reduction"]} ins(%[[T]]#0 :
// CHECK:         linalg.generic {{.*}} ins(%[[T]]#0, %[[R]], %[[T]]#1 :
// CHECK:           arith.addi
// CHECK:         linalg.generic {{.*}}"reduction"]}
// CHECK-NOT:     scf.for %
func.func @place() attributes {translation_info = #reduce} {
  %c0 = arith.constant 0 : index
  %least = arith.constant 0xFF800000 : f32
  %none = arith.constant 2147483647 : i32
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : !flow.dispatch.tensor<readonly:tensor<5x300xf32>>
  %b = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<5xi32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [5, 300], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<5x300xf32>> -> tensor<5x300xf32>
  %rows = tensor.empty() : tensor<5xf32>
  %places = tensor.empty() : tensor<5xi32>
  %fill = linalg.fill ins(%least : f32) outs(%rows : tensor<5xf32>) -> tensor<5xf32>
  %m = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<5x300xf32>) outs(%fill : tensor<5xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.maximumf %out, %in : f32
    linalg.yield %0 : f32
  } -> tensor<5xf32>
  %start = linalg.fill ins(%none : i32) outs(%places : tensor<5xi32>) -> tensor<5xi32>
  %p = linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]} ins(%x, %m : tensor<5x300xf32>, tensor<5xf32>) outs(%start : tensor<5xi32>)
      attrs = {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[1, 0], [0, 0], [0, 128]], thread_basis = [1, 32]>} {
  ^bb0(%in: f32, %top: f32, %out: i32):
    %i = linalg.index 1 : index
    %place = arith.index_cast %i : index to i32
    %same = arith.cmpf oeq, %in, %top : f32
    %nan = arith.cmpf uno, %in, %in : f32
    %here = arith.ori %same, %nan : i1
    %candidate = arith.select %here, %place, %none : i32
    %0 = arith.minsi %out, %candidate : i32
    linalg.yield %0 : i32
  } -> tensor<5xi32>
  flow.dispatch.tensor.store %p, %b, offsets = [0], sizes = [5], strides = [1] : tensor<5xi32> -> !flow.dispatch.tensor<writeonly:tensor<5xi32>>
  return
}
