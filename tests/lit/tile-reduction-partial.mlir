// RUN: cgc opt %s --pass-pipeline='tile-workgroups,tile-reduction,canonicalize,cse' | FileCheck %s
// RUN: cgc opt %s --validate --pass-pipeline='tile-workgroups,tile-reduction,canonicalize,cse' >%t

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>
#reduce = #iree_codegen.translation_info<pipeline = SubgroupReduce workgroup_size = [32, 1, 1]>
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
