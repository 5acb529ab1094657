// RUN: cgc opt %s --pass-pipeline='tile-to-cooperative-ops,canonicalize,cse' --split-input-file --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='tile-to-cooperative-ops' --split-input-file %validate > /dev/null
// RUN: sed '/^\/\/ Subgroups that are warpgroups/,$d' %s | head -n -2 >%t.mlir
// RUN: cgc opt %t.mlir --pass-pipeline='lower-executable-target' --split-input-file %validate > /dev/null
// RUN: cgc opt %s --pass-pipeline='lower-executable-target' --split-input-file > /dev/null
// RUN: %long cgc opt %s --pass-pipeline='lower-executable-target' --split-input-file --validate > /dev/null

// Whole tiles, rows that are whole pieces: copied 16 bytes at once, two buffers, one barrier a round; fragments stored as they are.
// CHECK-LABEL: func.func @whole
// CHECK: memref.alloc() : memref<512xvector<4xi32>, 3>
// CHECK: hal.interface.binding.subspan {{.*}} : memref<512xvector<4xi32>>
// CHECK: %[[ZERO:.*]] = gpu.subgroup_mma_constant_matrix %{{.*}} : !gpu.mma_matrix<16x16xf32, "COp">
// CHECK: gpu.barrier
// CHECK: memref.load {{.*}} : memref<512xvector<4xi32>>
// CHECK: memref.load {{.*}} : memref<512xvector<4xi32>>{{$}}
// CHECK: %[[A:.*]] = gpu.subgroup_mma_load_matrix {{.*}} {leadDimension = 5 : index} : memref<512xvector<4xi32>, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
// CHECK: %[[B:.*]] = gpu.subgroup_mma_load_matrix {{.*}} {leadDimension = 3 : index} : memref<512xvector<4xi32>, 3> -> !gpu.mma_matrix<16x16xf16, "BOp">
// CHECK: gpu.subgroup_mma_compute %[[A]], %[[B]], %[[ZERO]]
// CHECK: memref.store {{.*}} : memref<512xvector<4xi32>, 3>
// CHECK: gpu.barrier
// CHECK: gpu.subgroup_mma_store_matrix {{.*}} {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<1024xf32>
hal.executable private @whole {
  hal.executable.variant public @hopper target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "hopper"}>) {
    hal.executable.export public @whole ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) attributes {subgroup_size = 32 : index, workgroup_size = [64 : index, 1 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %0:3 = flow.dispatch.workgroup_count_from_dag_root
      hal.return %0#0, %0#1, %0#2 : index, index, index
    }
    builtin.module {
      func.func @whole() attributes {translation_info = #iree_codegen.translation_info<pipeline = CooperativeMatrix workgroup_size = [64, 1, 1] subgroup_size = 32>} {
        %0 = hal.interface.binding.subspan set(0) binding(0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<64x64xf16>>
        %1 = hal.interface.binding.subspan set(0) binding(1) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<64x16xf16>>
        %2 = hal.interface.binding.subspan set(0) binding(2) : !flow.dispatch.tensor<writeonly:tensor<64x16xf32>>
        %a = flow.dispatch.tensor.load %0, offsets = [0, 0], sizes = [64, 64], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<64x64xf16>> -> tensor<64x64xf16>
        %b = flow.dispatch.tensor.load %1, offsets = [0, 0], sizes = [64, 16], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<64x16xf16>> -> tensor<64x16xf16>
        %e = tensor.empty() : tensor<64x16xf32>
        %zero = arith.constant 0.0 : f32
        %f = linalg.fill ins(%zero : f32) outs(%e : tensor<64x16xf32>) -> tensor<64x16xf32>
        %r = linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[32, 16, 0], [16, 16, 0], [0, 0, 32]], num_buffers = 2>} ins(%a, %b : tensor<64x64xf16>, tensor<64x16xf16>) outs(%f : tensor<64x16xf32>) -> tensor<64x16xf32>
        flow.dispatch.tensor.store %r, %2, offsets = [0, 0], sizes = [64, 16], strides = [1, 1] : tensor<64x16xf32> -> !flow.dispatch.tensor<writeonly:tensor<64x16xf32>>
        return
      }
    }
  }
}

// -----

// Both operands lie the other way round, edges, and a consumer: elements one by one, zeros behind the ends; the result goes through workgroup memory.
// CHECK-LABEL: func.func @edges
// CHECK-DAG: %[[STAGE:.*]] = memref.alloc() : memref<288xf32, 3>
// CHECK-DAG: memref.alloc() : memref<{{[0-9]+}}xf16, 3>
// CHECK: scf.for
// CHECK: scf.if
// CHECK: gpu.subgroup_mma_load_matrix {{.*}} {leadDimension = 24 : index, transpose} : {{.*}} -> !gpu.mma_matrix<16x16xf16, "AOp">
// CHECK: gpu.subgroup_mma_load_matrix {{.*}} {leadDimension = 24 : index, transpose} : {{.*}} -> !gpu.mma_matrix<16x16xf16, "BOp">
// CHECK: gpu.subgroup_mma_store_matrix %{{.*}}, %[[STAGE]][%{{.*}}] {leadDimension = 18 : index}
// CHECK: gpu.barrier
// CHECK: scf.if
// CHECK: memref.load %[[STAGE]]
// CHECK: arith.addf
// CHECK: arith.truncf
// CHECK: memref.store {{.*}} : memref<17x18xf16>
hal.executable private @edges {
  hal.executable.variant public @hopper target(<"vulkan-spirv", "vulkan-spirv-fb", {target = "hopper"}>) {
    hal.executable.export public @edges ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) attributes {subgroup_size = 32 : index, workgroup_size = [32 : index, 1 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %0:3 = flow.dispatch.workgroup_count_from_dag_root
      hal.return %0#0, %0#1, %0#2 : index, index, index
    }
    builtin.module {
      func.func @edges() attributes {translation_info = #iree_codegen.translation_info<pipeline = CooperativeMatrix workgroup_size = [32, 1, 1] subgroup_size = 32>} {
        %0 = hal.interface.binding.subspan set(0) binding(0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<33x17xf16>>
        %1 = hal.interface.binding.subspan set(0) binding(1) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<18x33xf16>>
        %2 = hal.interface.binding.subspan set(0) binding(2) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<18xf32>>
        %3 = hal.interface.binding.subspan set(0) binding(3) : !flow.dispatch.tensor<writeonly:tensor<17x18xf16>>
        %a = flow.dispatch.tensor.load %0, offsets = [0, 0], sizes = [33, 17], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<33x17xf16>> -> tensor<33x17xf16>
        %b = flow.dispatch.tensor.load %1, offsets = [0, 0], sizes = [18, 33], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<18x33xf16>> -> tensor<18x33xf16>
        %c = flow.dispatch.tensor.load %2, offsets = [0], sizes = [18], strides = [1] : !flow.dispatch.tensor<readonly:tensor<18xf32>> -> tensor<18xf32>
        %e = tensor.empty() : tensor<17x18xf32>
        %o = tensor.empty() : tensor<17x18xf16>
        %zero = arith.constant 0.0 : f32
        %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x18xf32>) -> tensor<17x18xf32>
        %r = linalg.generic {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[16, 16, 0], [16, 16, 0], [0, 0, 16]]>, indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<33x17xf16>, tensor<18x33xf16>) outs(%f : tensor<17x18xf32>) {
        ^bb0(%x: f16, %y: f16, %z: f32):
          %p = arith.extf %x : f16 to f32
          %q = arith.extf %y : f16 to f32
          %m = arith.mulf %p, %q : f32
          %s = arith.addf %z, %m : f32
          linalg.yield %s : f32
        } -> tensor<17x18xf32>
        %t = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%r, %c : tensor<17x18xf32>, tensor<18xf32>) outs(%o : tensor<17x18xf16>) {
        ^bb0(%x: f32, %y: f32, %z: f16):
          %s = arith.addf %x, %y : f32
          %h = arith.truncf %s : f32 to f16
          linalg.yield %h : f16
        } -> tensor<17x18xf16>
        flow.dispatch.tensor.store %t, %3, offsets = [0, 0], sizes = [17, 18], strides = [1, 1] : tensor<17x18xf16> -> !flow.dispatch.tensor<writeonly:tensor<17x18xf16>>
        return
      }
    }
  }
}

// -----

// Copies that go on by themselves, two tiles ahead in three buffers; zeros where the operands end, and where no round follows. One barrier a round; the
// fragments of a step are loaded before the one before it is multiplied, those of the next round's first behind the barrier.
// CHECK-LABEL: func.func @async
// CHECK: %[[M:.*]] = memref.alloc() : memref<{{[0-9]+}}xvector<4xi32>, 3>
// CHECK: nvgpu.device_async_copy %{{.*}}, %[[M]][%{{.*}}], 1, %{{.*}} {bypassL1} : memref<420xvector<4xi32>> to memref<{{[0-9]+}}xvector<4xi32>, 3>
// CHECK: nvgpu.device_async_create_group %
// CHECK: %[[SECOND:.*]] = nvgpu.device_async_create_group %
// CHECK-NEXT: nvgpu.device_async_wait %[[SECOND]] {numGroups = 1 : i32}
// CHECK-NEXT: gpu.barrier
// CHECK: %[[A0:.*]] = gpu.subgroup_mma_load_matrix
// CHECK: %[[B0:.*]] = gpu.subgroup_mma_load_matrix
// CHECK: scf.for {{.*}} iter_args(%[[C:.*]] = %{{.*}}, %{{.*}} = %[[SECOND]], %[[A:.*]] = %[[A0]], %[[B:.*]] = %[[B0]])
// CHECK-NOT: gpu.barrier
// CHECK: %[[A1:.*]] = gpu.subgroup_mma_load_matrix
// CHECK: %[[B1:.*]] = gpu.subgroup_mma_load_matrix
// CHECK: nvgpu.device_async_copy
// CHECK: %[[NEXT:.*]] = nvgpu.device_async_create_group
// CHECK-NEXT: %[[C1:.*]] = gpu.subgroup_mma_compute %[[A]], %[[B]], %[[C]]
// CHECK-NEXT: nvgpu.device_async_wait %[[NEXT]] {numGroups = 1 : i32}
// CHECK-NEXT: gpu.barrier
// CHECK: %[[A2:.*]] = gpu.subgroup_mma_load_matrix
// CHECK: %[[B2:.*]] = gpu.subgroup_mma_load_matrix
// CHECK-NEXT: %[[C2:.*]] = gpu.subgroup_mma_compute %[[A1]], %[[B1]], %[[C1]]
// CHECK-NEXT: scf.yield %[[C2]], %[[NEXT]], %[[A2]], %[[B2]] :
// CHECK: nvgpu.device_async_wait %{{.*}} {numGroups = 0 : i32}
hal.executable private @async {
  hal.executable.variant public @sm_90 target(<"cuda", "cuda-nvptx-fb", {target = "sm_90"}>) {
    hal.executable.export public @async ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) attributes {subgroup_size = 32 : index, workgroup_size = [64 : index, 1 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %0:3 = flow.dispatch.workgroup_count_from_dag_root
      hal.return %0#0, %0#1, %0#2 : index, index, index
    }
    builtin.module {
      func.func @async() attributes {translation_info = #iree_codegen.translation_info<pipeline = CooperativeMatrix workgroup_size = [64, 1, 1] subgroup_size = 32>} {
        %0 = hal.interface.binding.subspan set(0) binding(0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<60x56xf16>>
        %1 = hal.interface.binding.subspan set(0) binding(1) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<56x16xf16>>
        %2 = hal.interface.binding.subspan set(0) binding(2) : !flow.dispatch.tensor<writeonly:tensor<60x16xf32>>
        %a = flow.dispatch.tensor.load %0, offsets = [0, 0], sizes = [60, 56], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<60x56xf16>> -> tensor<60x56xf16>
        %b = flow.dispatch.tensor.load %1, offsets = [0, 0], sizes = [56, 16], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<56x16xf16>> -> tensor<56x16xf16>
        %e = tensor.empty() : tensor<60x16xf32>
        %zero = arith.constant 0.0 : f32
        %f = linalg.fill ins(%zero : f32) outs(%e : tensor<60x16xf32>) -> tensor<60x16xf32>
        %r = linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[32, 16, 0], [16, 16, 0], [0, 0, 32]], num_buffers = 3>} ins(%a, %b : tensor<60x56xf16>, tensor<56x16xf16>) outs(%f : tensor<60x16xf32>) -> tensor<60x16xf32>
        flow.dispatch.tensor.store %r, %2, offsets = [0, 0], sizes = [60, 16], strides = [1, 1] : tensor<60x16xf32> -> !flow.dispatch.tensor<writeonly:tensor<60x16xf32>>
        return
      }
    }
  }
}

// -----

// Subgroups that are warpgroups: tiles are panels with swizzled pieces, which products read where they lie; a round's copies begin behind its barrier,
// and its products go on until those of the next one have begun.
// CHECK-LABEL: func.func @panels
// CHECK: %[[M:.*]] = memref.alloc() : memref<4096xvector<4xi32>, 3>
// CHECK: arith.xori
// CHECK: scf.for {{.*}} iter_args(%[[C:.*]] = %{{.*}}, %[[T:.*]] = %{{.*}}) -> (!gpu.mma_matrix<64x64xf32, "COp">, !nvgpu.device.async.token)
// CHECK: nvgpu.device_async_wait %[[T]] {numGroups = 1 : i32}
// CHECK-NEXT: gpu.barrier
// CHECK: nvgpu.device_async_copy
// CHECK: %[[NEXT:.*]] = nvgpu.device_async_create_group
// CHECK: %[[A:.*]] = gpu.subgroup_mma_load_matrix %[[M]][%{{.*}}] {codegen.swizzle = 512 : index, leadDimension = 8 : index} : {{.*}} -> !gpu.mma_matrix<64x64xf16, "AOp">
// CHECK: %[[B:.*]] = gpu.subgroup_mma_load_matrix %[[M]][%{{.*}}] {codegen.swizzle = 512 : index, leadDimension = 8 : index} : {{.*}} -> !gpu.mma_matrix<64x64xf16, "BOp">
// CHECK-NEXT: %[[SUM:.*]] = gpu.subgroup_mma_compute %[[A]], %[[B]], %[[C]] {codegen.wait_group = 1 : i32}
// CHECK-NEXT: scf.yield %[[SUM]], %[[NEXT]] :
hal.executable private @panels {
  hal.executable.variant public @sm_90a target(<"cuda", "cuda-nvptx-fb", {target = "sm_90a"}>) {
    hal.executable.export public @panels ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>, #hal.pipeline.binding<storage_buffer>]>) attributes {subgroup_size = 128 : index, workgroup_size = [128 : index, 1 : index, 1 : index]} {
    ^bb0(%device: !hal.device):
      %0:3 = flow.dispatch.workgroup_count_from_dag_root
      hal.return %0#0, %0#1, %0#2 : index, index, index
    }
    builtin.module {
      func.func @panels() attributes {translation_info = #iree_codegen.translation_info<pipeline = CooperativeMatrix workgroup_size = [128, 1, 1] subgroup_size = 128>} {
        %0 = hal.interface.binding.subspan set(0) binding(0) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<60x136xf16>>
        %1 = hal.interface.binding.subspan set(0) binding(1) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<136x72xf16>>
        %2 = hal.interface.binding.subspan set(0) binding(2) : !flow.dispatch.tensor<writeonly:tensor<60x72xf32>>
        %a = flow.dispatch.tensor.load %0, offsets = [0, 0], sizes = [60, 136], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<60x136xf16>> -> tensor<60x136xf16>
        %b = flow.dispatch.tensor.load %1, offsets = [0, 0], sizes = [136, 72], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<136x72xf16>> -> tensor<136x72xf16>
        %e = tensor.empty() : tensor<60x72xf32>
        %zero = arith.constant 0.0 : f32
        %f = linalg.fill ins(%zero : f32) outs(%e : tensor<60x72xf32>) -> tensor<60x72xf32>
        %r = linalg.matmul {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[64, 64, 0], [64, 64, 0], [0, 0, 64]], num_buffers = 4>} ins(%a, %b : tensor<60x136xf16>, tensor<136x72xf16>) outs(%f : tensor<60x72xf32>) -> tensor<60x72xf32>
        flow.dispatch.tensor.store %r, %2, offsets = [0, 0], sizes = [60, 72], strides = [1, 1] : tensor<60x72xf32> -> !flow.dispatch.tensor<writeonly:tensor<60x72xf32>>
        return
      }
    }
  }
}
