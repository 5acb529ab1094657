// Kernels and host programs as IREE prints them since 2025: what is read, printed, and read again, in both forms.

// RUN: cgc opt %s --split-input-file -o %t.pretty.mlir
// RUN: cgc opt %t.pretty.mlir --split-input-file | cmp - %t.pretty.mlir
// RUN: cgc opt %s --split-input-file --mlir-print-op-generic | cgc opt - --split-input-file | cmp - %t.pretty.mlir
// RUN: FileCheck %s <%t.pretty.mlir

// Indices by constant sizes, barriers of one memory, poison, buffers between tensors, hints.
// CHECK-LABEL: func.func @kernel()
// CHECK:       %[[L:.*]]:2 = affine.delinearize_index %{{.*}} into (3, 4) : index, index
// CHECK:       affine.delinearize_index %[[L]]#0 into (2) : index, index
// CHECK:       affine.linearize_index disjoint [%[[L]]#0, %[[L]]#1] by (3, 4) : index
// CHECK:       affine.linearize_index [%[[L]]#0, %[[L]]#1] by (%{{.*}}) : index
// CHECK:       arith.constant 0.000000e+00 : f32
// CHECK:       arith.constant dense<0> : vector<4xi32>
// CHECK:       iree_codegen.load_from_buffer %{{.*}} : memref<4x8xf32, #hal.descriptor_type<storage_buffer>> -> tensor<4x8xf32>
// CHECK:       gpu.barrier memfence [#gpu.address_space<workgroup>]
// CHECK:       affine.apply #{{.*}}(%[[L]]#1)
// CHECK:       bufferization.alloc_tensor() {memory_space = #gpu.address_space<workgroup>} : tensor<4x8xf32>
// CHECK:       iree_codegen.store_to_buffer %{{.*}}, %{{.*}} : tensor<4x8xf32> into memref<4x8xf32, #hal.descriptor_type<storage_buffer>>
// CHECK:       iree_codegen.workgroup_count_hint (2, 1)
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>
func.func @kernel() attributes {translation_info = #iree_codegen.translation_info<pipeline = #iree_gpu.pipeline<TileAndFuse> workgroup_size = [32, 1, 1] subgroup_size = 32>} {
  %c0 = arith.constant 0 : index
  %id = gpu.thread_id x upper_bound 32
  %0:2 = affine.delinearize_index %id into (3, 4) : index, index
  %1:2 = affine.delinearize_index %0#0 into (2) : index, index
  %2 = affine.linearize_index disjoint [%0#0, %0#1] by (3, 4) : index
  %3 = affine.linearize_index [%0#0, %0#1] by (%id) : index
  %4 = ub.poison : f32
  %5 = ub.poison : vector<4xi32>
  %6 = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags("ReadOnly|Indirect") : memref<4x8xf32, #hal.descriptor_type<storage_buffer>>
  %7 = memref.assume_alignment %6, 64 : memref<4x8xf32, #hal.descriptor_type<storage_buffer>>
  %8 = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) flags(Indirect) : memref<4x8xf32, #hal.descriptor_type<storage_buffer>>
  %9 = iree_codegen.load_from_buffer %7 : memref<4x8xf32, #hal.descriptor_type<storage_buffer>> -> tensor<4x8xf32>
  gpu.barrier memfence [#gpu.address_space<workgroup>]
  %10 = iree_codegen.index_hint %0#1(#iree_gpu.lane_increment<16>) : index
  %11 = bufferization.alloc_tensor() <{memory_space = #gpu.address_space<workgroup>}> : tensor<4x8xf32>
  iree_codegen.store_to_buffer %9, %8 : tensor<4x8xf32> into memref<4x8xf32, #hal.descriptor_type<storage_buffer>>
  iree_codegen.workgroup_count_hint(2, 1)
  return
}

// -----

// Vectors, and subgroups' operations, with their numbers in front of the dictionary.
// CHECK-LABEL: func.func @vectors(
// CHECK:       vector.extract_strided_slice %{{.*}} {offsets = [2], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
// CHECK:       vector.insert_strided_slice %{{.*}}, %{{.*}} {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
// CHECK:       %[[E:.*]]:4 = vector.to_elements %{{.*}} : vector<2x2xf32>
// CHECK:       vector.from_elements %[[E]]#3, %[[E]]#0 : vector<2xf32>
// CHECK:       vector.from_elements %[[E]]#1 : vector<f32>
// CHECK:       memref.alloc() {alignment = 64 : i64} : memref<16x40xf16, 3>
// CHECK:       gpu.subgroup_mma_load_matrix %{{.*}}[%{{.*}}, %{{.*}}] {leadDimension = 40 : index} : memref<16x40xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
// CHECK:       gpu.subgroup_reduce add %[[E]]#0 cluster(size = 16) : (f32) -> f32
// CHECK:       nvgpu.mma.sync(%{{.*}}, %{{.*}}, %{{.*}}) {mmaShape = [16, 8, 16]}
func.func @vectors(%a: vector<4xf32>, %b: vector<2xf32>, %c: vector<2x2xf32>, %i: index, %x: vector<4x2xf16>, %y: vector<2x2xf16>) {
  %0 = vector.extract_strided_slice %a offsets = [2], sizes = [2], strides = [1] : vector<4xf32> to vector<2xf32>
  %1 = vector.insert_strided_slice %b, %a offsets = [1], strides = [1] : vector<2xf32> into vector<4xf32>
  %2:4 = vector.to_elements %c : vector<2x2xf32>
  %3 = vector.from_elements %2#3, %2#0 : vector<2xf32>
  %4 = vector.from_elements %2#1 : vector<f32>
  %5 = memref.alloc() alignment = 64 : memref<16x40xf16, 3>
  %6 = gpu.subgroup_mma_load_matrix %5[%i, %i] leadDimension 40 : memref<16x40xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
  %7 = gpu.subgroup_reduce add %2#0 cluster(size = 16) : (f32) -> f32
  %8 = nvgpu.mma.sync(%x, %y, %c) mmaShape = [16, 8, 16] : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// -----

// Which ops are one kernel is decided here: regions are their ops.
// CHECK-LABEL: func.func public @regions(
// CHECK:       scf.execute_region -> tensor<?xf32> {
// CHECK:         scf.yield
// CHECK-NOT:   flow.return
// CHECK:       tensor.cast %{{.*}} : tensor<?xf32> to tensor<?xf32>
util.func public @regions(%a: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = flow.dispatch.region[%n] -> (tensor<?xf32>{%n}) {
    %2 = tensor.empty(%n) : tensor<?xf32>
    %3 = linalg.exp ins(%a : tensor<?xf32>) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
    flow.return %3 : tensor<?xf32>
  } count(%w: index) -> (index, index, index) {
    %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice(%w)
    flow.return %x, %y, %z : index, index, index
  }
  %1 = iree_tensor_ext.compute_barrier.end %0 : tensor<?xf32>{%n} -> tensor<?xf32>
  util.return %1 : tensor<?xf32>
}

// -----

// An export with its workgroup size behind its region, and what is behind ConvertToHAL.
// CHECK-LABEL: hal.executable private @exe
// CHECK:         hal.executable.export public @entry ordinal(0) layout({{.*}}) attributes {subgroup_size = 32 : i64, workgroup_size = [64 : index, 1 : index, 1 : index]} {
// CHECK:         hal.executable.binary public @bin attributes {data = dense<[1, 2]> : vector<2xi8>, format = "vulkan-spirv-fb"}
// CHECK:       util.global private @device = #hal.device.target<"vulkan", [{{.*}}]> : !hal.device
// CHECK:       hal.device.query<%{{.*}} : !hal.device> key("hal.executable.format" :: "vulkan-spirv-fb") : i1, i1 = false
// CHECK:       hal.memory_type<"DeviceVisible|DeviceLocal"> : i32
hal.executable private @exe {
  hal.executable.variant public @vulkan target(<"vulkan", "vulkan-spirv-fb">) {
    hal.executable.export public @entry ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>]>) count(%d: !hal.device) -> (index, index, index) {
      %c1 = arith.constant 1 : index
      hal.return %c1, %c1, %c1 : index, index, index
    } <workgroup_size = [64 : index, 1 : index, 1 : index], subgroup_size = 32>
  }
  hal.executable.binary public @bin <format = "vulkan-spirv-fb", data = dense<[1, 2]> : vector<2xi8>>
}
util.global private @device = #hal.device.target<"vulkan", [#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb">]> : !hal.device
util.func public @main() -> i32 {
  %d = util.global.load @device : !hal.device
  %ok, %value = hal.device.query<%d : !hal.device> key("hal.executable.format" :: "vulkan-spirv-fb") : i1, i1 = false
  %t = hal.memory_type<"DeviceVisible|DeviceLocal"> : i32
  %u = hal.buffer_usage<DispatchStorage> : i32
  util.return %u : i32
}

// -----

// An attribute of such an op stands in one place.
// CHECK-LABEL: func.func @sorted(
// CHECK:       iree_linalg_ext.sort {lowering_config = #iree_gpu.lowering_config<{thread = [1, 0], workgroup = [8, 0]}>} dimension(1) outs(%{{.*}} : memref<1x16xf32>) {
// CHECK:       stream.tensor.sizeof on(#hal.device.affinity<@device>) tensor<?xf32>{%{{.*}}} : index
// CHECK:       stream.async.cast on(#hal.device.affinity<@device>) %{{.*}} : !stream.resource<external>{%{{.*}}} -> !stream.resource<*>{%{{.*}}}
func.func @sorted(%a: memref<1x16xf32>, %n: index, %r: !stream.resource<external>) {
  iree_linalg_ext.sort {lowering_config = #iree_gpu.lowering_config<{thread = [1, 0], workgroup = [8, 0]}>} dimension(1) outs(%a : memref<1x16xf32>) {
  ^bb0(%x: f32, %y: f32):
    %0 = arith.cmpf olt, %x, %y : f32
    iree_linalg_ext.yield %0 : i1
  }
  %1 = stream.tensor.sizeof on(#hal.device.affinity<@device>) tensor<?xf32>{%n} : index
  %2 = stream.async.cast on(#hal.device.affinity<@device>) %r : !stream.resource<external>{%1} -> !stream.resource<*>{%1}
  return
}

// -----

// Gathers: of rows, of elements by two numbers, of rows under a mask, on buffers.
// CHECK-LABEL: func.func @gathers(
// CHECK:       iree_linalg_ext.gather dimension_map = [0] ins(%{{.*}}, %{{.*}} : tensor<10x12xf32>, tensor<?xi32>) outs(%{{.*}} : tensor<?x12xf32>) -> tensor<?x12xf32>
// CHECK:       iree_linalg_ext.gather dimension_map = [1, 0] ins(%{{.*}}, %{{.*}} : tensor<10x12xf32>, tensor<3x5x2xi32>) outs(%{{.*}} : tensor<3x5xf32>) -> tensor<3x5xf32>
// CHECK:       iree_linalg_ext.gather dimension_map = [0] ins(%{{.*}}, %{{.*}}, %{{.*}} : tensor<10x12xf32>, tensor<?xi32>, tensor<?xi1>) outs(%{{.*}} : tensor<?x12xf32>) -> tensor<?x12xf32>
// CHECK:       iree_linalg_ext.gather dimension_map = [0] ins(%{{.*}}, %{{.*}} : memref<10x12xf32>, memref<3xi32>) outs(%{{.*}} : memref<3x12xf32>){{$}}
func.func @gathers(%s: tensor<10x12xf32>, %i: tensor<?xi32>, %k: tensor<3x5x2xi32>, %m: tensor<?xi1>, %o: tensor<?x12xf32>, %p: tensor<3x5xf32>,
                   %a: memref<10x12xf32>, %b: memref<3xi32>, %c: memref<3x12xf32>) {
  %0 = iree_linalg_ext.gather dimension_map = [0] ins(%s, %i : tensor<10x12xf32>, tensor<?xi32>) outs(%o : tensor<?x12xf32>) -> tensor<?x12xf32>
  %1 = iree_linalg_ext.gather dimension_map = [1, 0] ins(%s, %k : tensor<10x12xf32>, tensor<3x5x2xi32>) outs(%p : tensor<3x5xf32>) -> tensor<3x5xf32>
  %2 = iree_linalg_ext.gather dimension_map = [0] ins(%s, %i, %m : tensor<10x12xf32>, tensor<?xi32>, tensor<?xi1>) outs(%o : tensor<?x12xf32>) -> tensor<?x12xf32>
  iree_linalg_ext.gather dimension_map = [0] ins(%a, %b : memref<10x12xf32>, memref<3xi32>) outs(%c : memref<3x12xf32>)
  return
}

// -----

// Columns of windows: a tile by offsets that are given, padded, on buffers; maps of indices both ways, the second by its older name, too.
// CHECK-LABEL: func.func @columns(
// CHECK:       iree_linalg_ext.im2col strides = [1, 2] dilations = [1, 3] kernel_size = [%{{.*}}, 5] offsets = [0, %{{.*}}, 7] output_sizes = {{\[}}[2], [%{{.*}}, 32], [3, 5, %{{.*}}]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%{{.*}} : tensor<2x34x68x64xf32>) outs(%{{.*}} : tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
// CHECK:       iree_linalg_ext.im2col {{.*}} output_perm = [0, 2, 1] input_pad_low = [0, 1, 1, 0] input_pad_high = [0, %{{.*}}, 1, 0] output_pad_low = [0, 0, 1] output_pad_high = [0, 0, %{{.*}}] pad_value(%{{.*}} : f32) ins(
// CHECK:       iree_linalg_ext.im2col strides = [1] {{.*}} batch_pos = [] m_pos = [0] k_pos = [] input_k_perm = [0] output_perm = [0, 1] ins(%{{.*}} : memref<9xf32>) outs(%{{.*}} : memref<8x2xf32>){{$}}
func.func @columns(%s: tensor<2x34x68x64xf32>, %o: tensor<2x4x5xf32>, %i: index, %j: index, %p: f32, %a: memref<9xf32>, %b: memref<8x2xf32>) {
  %0 = iree_linalg_ext.im2col strides = [1, 2] dilations = [1, 3] kernel_size = [%i, 5] offsets = [0, %j, 7] output_sizes = [[2], [%i, 32], [3, 5, %j]]
    batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2]
    ins(%s : tensor<2x34x68x64xf32>) outs(%o : tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
  %1 = iree_linalg_ext.im2col strides = [1, 2] dilations = [1, 3] kernel_size = [3, 5] offsets = [0, 0, 0] output_sizes = [[2], [32, 32], [3, 5, 64]]
    batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 2, 1]
    input_pad_low = [0, 1, 1, 0] input_pad_high = [0, %i, 1, 0] output_pad_low = [0, 0, 1] output_pad_high = [0, 0, %j] pad_value(%p : f32)
    ins(%s : tensor<2x34x68x64xf32>) outs(%o : tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
  iree_linalg_ext.im2col strides = [1] dilations = [1] kernel_size = [2] offsets = [0, 0] output_sizes = [[8], [2]]
    batch_pos = [] m_pos = [0] k_pos = [] input_k_perm = [0] output_perm = [0, 1] ins(%a : memref<9xf32>) outs(%b : memref<8x2xf32>)
  return
}

// CHECK-LABEL: func.func @maps(
// CHECK:       iree_linalg_ext.map_load %{{.*}} into %{{.*}} {
// CHECK-NEXT:  ^bb0(%[[I:.*]]: index, %[[J:.*]]: index):
// CHECK-NEXT:    iree_linalg_ext.yield %[[J]], %[[I]], %{{.*}} : index, index, f32
// CHECK-NEXT:  } : tensor<3x?xf32> into tensor<5x3xf32> -> tensor<5x3xf32>
// CHECK:       iree_linalg_ext.map_store {kept = 1 : i32} %{{.*}} into %{{.*}} {
// CHECK:       } : memref<9xf32> into memref<8x2xf32>{{$}}
// CHECK:       iree_linalg_ext.map_store %{{.*}} into %{{.*}} {
func.func @maps(%s: tensor<3x?xf32>, %o: tensor<5x3xf32>, %p: f32, %a: memref<9xf32>, %b: memref<8x2xf32>) {
  %0 = iree_linalg_ext.map_load %s into %o {
  ^bb0(%i: index, %j: index):
    iree_linalg_ext.yield %j, %i, %p : index, index, f32
  } : tensor<3x?xf32> into tensor<5x3xf32> -> tensor<5x3xf32>
  iree_linalg_ext.map_store {kept = 1 : i32} %a into %b {
  ^bb0(%i: index):
    %c8 = arith.constant 8 : index
    %in = arith.cmpi ult, %i, %c8 : index
    iree_linalg_ext.yield %i, %i, %in : index, index, i1
  } : memref<9xf32> into memref<8x2xf32>
  iree_linalg_ext.map_scatter %a into %b {
  ^bb0(%i: index):
    %in = arith.constant false
    iree_linalg_ext.yield %i, %i, %in : index, index, i1
  } : memref<9xf32> into memref<8x2xf32>
  return
}
