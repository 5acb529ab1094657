// Kernels as IREE has them since 2025, between its passes: each goes on from where it is. Inputs count up, so that every result has a closed form.

// RUN: cgc run %s --function=threads --device=interp --input=8x6xf32=1 | FileCheck %s --check-prefix=ONE
// RUN: cgc run %s --function=threads --device=interp --target=vulkan1.1 --input=8x6xf32=1 | FileCheck %s --check-prefix=ONE
// RUN: cgc run %s --function=whole --device=interp --input=8x6xi32=random:1 --input=6x4xi32=random:2 --output=@%t.out.npy
// RUN: cgc run %s --function=whole --device=interp --target=vulkan1.1 --input=8x6xi32=random:1 --input=6x4xi32=random:2 --output=@%t.kernel.npy
// RUN: cgc run %s --function=product --device=interp --input=8x6xi32=random:1 --input=6x4xi32=random:2 --output=@%t.want.npy
// RUN: cmp %t.out.npy %t.want.npy
// RUN: cmp %t.kernel.npy %t.want.npy
// RUN: cgc run %s --function=sizes --device=interp --push=5,0,77,0 --input=5x77xi32=random:1 --output=@%t.out.npy
// RUN: cgc run %s --function=sizes --device=interp --target=vulkan1.1 --push=5,0,77,0 --input=5x77xi32=random:1 --output=@%t.kernel.npy
// RUN: cgc run %s --function=sums --device=interp --input=5x77xi32=random:1 --output=@%t.want.npy
// RUN: cmp %t.out.npy %t.want.npy
// RUN: cmp %t.kernel.npy %t.want.npy
// RUN: cgc compile %s --target=vulkan1.1 --emit=mlir -o - | FileCheck %s

// Workgroups by a loop that is mapped to them, threads by their ids, counted through sizes; a barrier of one memory; vectors from and to elements.
// ONE: 8x6xf32=[2 2 2 2 2 2][2 2 2 2 2 2][2 2 2 2 2 2][2 2 2 2 2 2][2 2 2 2 2 2][2 2 2 2 2 2][2 2 2 2 2 2][2 2 2 2 2 2]
// CHECK-LABEL: func.func @threads()
// CHECK-SAME:  workgroup_size = [3, 4, 1]
// CHECK-NOT:   affine.
// CHECK-NOT:   vector.{{from|to}}_elements
// CHECK:       gpu.barrier
// CHECK:       return
#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>
func.func @threads() attributes {translation_info = #iree_codegen.translation_info<pipeline = SPIRVBaseVectorize workgroup_size = [3, 4, 1] subgroup_size = 32>} {
  %c0 = arith.constant 0 : index
  %poison = ub.poison : f32
  %0 = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) flags("ReadOnly|Indirect") : memref<8x6xf32, #hal.descriptor_type<storage_buffer>>
  %in = memref.assume_alignment %0, 64 : memref<8x6xf32, #hal.descriptor_type<storage_buffer>>
  %1 = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) offset(%c0) flags(Indirect) : memref<8x6xf32, #hal.descriptor_type<storage_buffer>>
  %out = memref.assume_alignment %1, 64 : memref<8x6xf32, #hal.descriptor_type<storage_buffer>>
  %shared = memref.alloc() alignment = 64 : memref<4x3xf32, #gpu.address_space<workgroup>>
  %x = gpu.thread_id x upper_bound 3
  %y = gpu.thread_id y upper_bound 4
  %id = affine.linearize_index disjoint [%y, %x] by (4, 3) : index
  %at:2 = affine.delinearize_index %id into (4, 3) : index, index
  scf.forall (%i, %j) = (0, 0) to (8, 6) step (4, 3) {
    %tile = memref.subview %in[%i, %j] [4, 3] [1, 1] : memref<8x6xf32, #hal.descriptor_type<storage_buffer>> to memref<4x3xf32, strided<[6, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    %to = memref.subview %out[%i, %j] [4, 3] [1, 1] : memref<8x6xf32, #hal.descriptor_type<storage_buffer>> to memref<4x3xf32, strided<[6, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    %v = vector.transfer_read %tile[%at#0, %at#1], %poison {in_bounds = [true]} : memref<4x3xf32, strided<[6, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, vector<1xf32>
    %e = vector.to_elements %v : vector<1xf32>
    memref.store %e, %shared[%at#0, %at#1] : memref<4x3xf32, #gpu.address_space<workgroup>>
    gpu.barrier memfence [#gpu.address_space<workgroup>]
    %c3 = arith.constant 3 : index
    %below = arith.subi %c3, %at#0 : index
    %other = memref.load %shared[%below, %at#1] : memref<4x3xf32, #gpu.address_space<workgroup>>
    gpu.barrier memfence [#gpu.address_space<workgroup>]
    %sum = arith.addf %e, %other : f32
    %w = vector.from_elements %sum : vector<1xf32>
    vector.transfer_write %w, %to[%at#0, %at#1] {in_bounds = [true]} : vector<1xf32>, memref<4x3xf32, strided<[6, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
  } {mapping = [#iree_codegen.workgroup_mapping<y>, #iree_codegen.workgroup_mapping<x>]}
  return
}


// Buffers that are read and written as a whole are tensors: a product tiled for workgroups, whose list for threads leaves out the reduction loop, and
// whose fill has the product's list, too.
// CHECK-LABEL: func.func @whole()
// CHECK:       scf.for
// CHECK:       memref.store
#three = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
#config = #iree_codegen.lowering_config<tile_sizes = [[4, 2], [1, 1], [0, 0, 3]]>
func.func @whole() attributes {translation_info = #iree_codegen.translation_info<pipeline = SPIRVBaseVectorize workgroup_size = [2, 4, 1]>} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %0 = hal.interface.binding.subspan layout(#three) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : memref<8x6xi32, #hal.descriptor_type<storage_buffer>>
  %1 = hal.interface.binding.subspan layout(#three) binding(1) alignment(64) offset(%c0) flags(ReadOnly) : memref<6x4xi32, #hal.descriptor_type<storage_buffer>>
  %2 = hal.interface.binding.subspan layout(#three) binding(2) alignment(64) offset(%c0) : memref<8x4xi32, #hal.descriptor_type<storage_buffer>>
  %a = iree_codegen.load_from_buffer %0 : memref<8x6xi32, #hal.descriptor_type<storage_buffer>> -> tensor<8x6xi32>
  %b = iree_codegen.load_from_buffer %1 : memref<6x4xi32, #hal.descriptor_type<storage_buffer>> -> tensor<6x4xi32>
  %e = tensor.empty() : tensor<8x4xi32>
  %r = scf.forall (%i, %j) = (0, 0) to (8, 4) step (4, 2) shared_outs(%o = %e) -> (tensor<8x4xi32>) {
    %l = tensor.extract_slice %a[%i, 0] [4, 6] [1, 1] : tensor<8x6xi32> to tensor<4x6xi32>
    %m = tensor.extract_slice %b[0, %j] [6, 2] [1, 1] : tensor<6x4xi32> to tensor<6x2xi32>
    %t = tensor.empty() : tensor<4x2xi32>
    %f = linalg.fill {lowering_config = #config} ins(%zero : i32) outs(%t : tensor<4x2xi32>) -> tensor<4x2xi32>
    %p = linalg.matmul {lowering_config = #config} ins(%l, %m : tensor<4x6xi32>, tensor<6x2xi32>) outs(%f : tensor<4x2xi32>) -> tensor<4x2xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o[%i, %j] [4, 2] [1, 1] : tensor<4x2xi32> into tensor<8x4xi32>
    }
  } {mapping = [#iree_codegen.workgroup_mapping<y>, #iree_codegen.workgroup_mapping<x>]}
  iree_codegen.store_to_buffer %r, %2 : tensor<8x4xi32> into memref<8x4xi32, #hal.descriptor_type<storage_buffer>>
  return
}

func.func @product(%a: tensor<8x6xi32>, %b: tensor<6x4xi32>) -> tensor<8x4xi32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<8x6xi32>, tensor<6x4xi32>) -> tensor<8x4xi32>
  return %0 : tensor<8x4xi32>
}

// Sizes in two words, what is assumed of them, and hints of the workload: rows of any length.
// CHECK-LABEL: func.func @sizes()
// CHECK:       hal.interface.constant.load {{.*}}ordinal(2)
// CHECK-NOT:   i64
// CHECK:       return
#sized = #hal.pipeline.layout<constants = 4, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
func.func @sizes() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %c32 = arith.constant 32 : i64
  %0 = hal.interface.constant.load layout(#sized) ordinal(0) : i32
  %1 = hal.interface.constant.load layout(#sized) ordinal(1) : i32
  %2 = hal.interface.constant.load layout(#sized) ordinal(2) : i32
  %3 = hal.interface.constant.load layout(#sized) ordinal(3) : i32
  %4 = arith.extui %0 : i32 to i64
  %5 = arith.extui %1 : i32 to i64
  %6 = arith.shli %5, %c32 : i64
  %7 = arith.ori %4, %6 : i64
  %8 = arith.index_castui %7 : i64 to index
  %9 = arith.extui %2 : i32 to i64
  %10 = arith.extui %3 : i32 to i64
  %11 = arith.shli %10, %c32 : i64
  %12 = arith.ori %9, %11 : i64
  %13 = arith.index_castui %12 : i64 to index
  %14:2 = util.assume.int %8<umin = 0, umax = 9007199254740991>, %13<umin = 0, umax = 9007199254740991> : index, index
  %rows = iree_tensor_ext.dispatch.workload.ordinal %14#0, 0 : index
  %columns = iree_tensor_ext.dispatch.workload.ordinal %14#1, 1 : index
  %15 = hal.interface.binding.subspan layout(#sized) binding(0) alignment(64) offset(%c0) flags(ReadOnly) : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x?xi32>>{%rows, %columns}
  %16 = hal.interface.binding.subspan layout(#sized) binding(1) alignment(64) offset(%c0) : !iree_tensor_ext.dispatch.tensor<writeonly:tensor<?xi32>>{%rows}
  %17 = iree_tensor_ext.dispatch.tensor.load %15, offsets = [0, 0], sizes = [%rows, %columns], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x?xi32>>{%rows, %columns} -> tensor<?x?xi32>
  %18 = tensor.empty(%rows) : tensor<?xi32>
  %19 = linalg.fill ins(%zero : i32) outs(%18 : tensor<?xi32>) -> tensor<?xi32>
  %20 = linalg.reduce ins(%17 : tensor<?x?xi32>) outs(%19 : tensor<?xi32>) dimensions = [1] (%in: i32, %acc: i32) {
    %21 = arith.addi %in, %acc : i32
    linalg.yield %21 : i32
  }
  iree_tensor_ext.dispatch.tensor.store %20, %16, offsets = [0], sizes = [%rows], strides = [1] : tensor<?xi32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<?xi32>>{%rows}
  return
}

func.func @sums(%a: tensor<5x77xi32>) -> tensor<5xi32> {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.reduce(%a init: %0) applies stablehlo.add across dimensions = [1] : (tensor<5x77xi32>, tensor<i32>) -> tensor<5xi32>
  return %1 : tensor<5xi32>
}
