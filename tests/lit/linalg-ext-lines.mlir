// Sorts, scans and top-k in kernels, on tensors and on buffers: each line by one invocation, as loops.
// RUN: cgc compile %s --target=vulkan1.1 --emit=mlir -o - | FileCheck %s
// RUN: cgc run %s --function=sort --device=interp --target=vulkan1.1 --compare --print-limit=1 --input=5x33xf32=random:1 --input=5x33xi32=random:2:9 | FileCheck %s --check-prefix=TWO
// RUN: cgc run %s --function=scan --device=interp --target=vulkan1.1 --compare --print-limit=1 --input=5x7x3xf32=random:1 --input=5x3xf32=random:2 | FileCheck %s --check-prefix=TWO
// RUN: cgc run %s --function=exclusive --device=interp --target=vulkan1.1 --compare --print-limit=1 --input=5x7x3xf32=random:1 --input=5x3xf32=random:2 | FileCheck %s --check-prefix=TWO
// RUN: cgc run %s --function=topk --device=interp --target=vulkan1.1 --compare --print-limit=1 --input=5x20xf32=random:1 --input=5x3xf32=-inf --input=5x3xi32=-1 | FileCheck %s --check-prefix=TWO
// RUN: cgc run %s --function=line --device=interp --target=vulkan1.1 --input=7xi32=3,1,2,7,-1,0,3 | FileCheck %s --check-prefix=LINE
// RUN: cgc run %s --function=configured --device=interp --target=vulkan1.1 --input=2x4xf32=3,1,2,0,7,6,8,5 | FileCheck %s --check-prefix=CONFIGURED
// RUN: cgc run %s --function=ties --device=interp --target=vulkan1.1 --compare --input=6xi32=3,4,-2147483648,3,4,0 | FileCheck %s --check-prefix=TIES
// RUN: cgc run %s --function=ties_kernel --device=interp --target=vulkan1.1 --compare --input=6xi32=3,4,-2147483648,3,4,0 | FileCheck %s --check-prefix=TIES
// TWO: compare result[0]: worst difference 0
// TWO: compare result[1]: worst difference 0

// CHECK-LABEL: func.func @sort()
// CHECK: scf.for
// CHECK:   scf.while
// CHECK:     scf.if
// CHECK:       arith.cmpf ogt
// CHECK:     memref.store
func.func @sort() {
  %c0 = arith.constant 0 : index
  %0 = hal.interface.binding.subspan set(0) binding(0) offset(%c0) : !flow.dispatch.tensor<readonly:tensor<5x33xf32>>
  %1 = hal.interface.binding.subspan set(0) binding(1) offset(%c0) : !flow.dispatch.tensor<readonly:tensor<5x33xi32>>
  %2 = hal.interface.binding.subspan set(0) binding(2) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<5x33xf32>>
  %3 = hal.interface.binding.subspan set(0) binding(3) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<5x33xi32>>
  %a = flow.dispatch.tensor.load %0, offsets = [0, 0], sizes = [5, 33], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<5x33xf32>> -> tensor<5x33xf32>
  %b = flow.dispatch.tensor.load %1, offsets = [0, 0], sizes = [5, 33], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<5x33xi32>> -> tensor<5x33xi32>
  %r:2 = iree_linalg_ext.sort dimension(1) outs(%a, %b : tensor<5x33xf32>, tensor<5x33xi32>) {
  ^bb0(%x: f32, %y: f32, %i: i32, %j: i32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<5x33xf32>, tensor<5x33xi32>
  flow.dispatch.tensor.store %r#0, %2, offsets = [0, 0], sizes = [5, 33], strides = [1, 1] : tensor<5x33xf32> -> !flow.dispatch.tensor<writeonly:tensor<5x33xf32>>
  flow.dispatch.tensor.store %r#1, %3, offsets = [0, 0], sizes = [5, 33], strides = [1, 1] : tensor<5x33xi32> -> !flow.dispatch.tensor<writeonly:tensor<5x33xi32>>
  return
}

func.func @scan() {
  %c0 = arith.constant 0 : index
  %0 = hal.interface.binding.subspan set(0) binding(0) offset(%c0) : !flow.dispatch.tensor<readonly:tensor<5x7x3xf32>>
  %1 = hal.interface.binding.subspan set(0) binding(1) offset(%c0) : !flow.dispatch.tensor<readwrite:tensor<5x3xf32>>
  %2 = hal.interface.binding.subspan set(0) binding(2) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<5x7x3xf32>>
  %a = flow.dispatch.tensor.load %0, offsets = [0, 0, 0], sizes = [5, 7, 3], strides = [1, 1, 1] : !flow.dispatch.tensor<readonly:tensor<5x7x3xf32>> -> tensor<5x7x3xf32>
  %b = flow.dispatch.tensor.load %1, offsets = [0, 0], sizes = [5, 3], strides = [1, 1] : !flow.dispatch.tensor<readwrite:tensor<5x3xf32>> -> tensor<5x3xf32>
  %e = tensor.empty() : tensor<5x7x3xf32>
  %r:2 = iree_linalg_ext.scan dimension(1) inclusive(true) ins(%a : tensor<5x7x3xf32>) outs(%e, %b : tensor<5x7x3xf32>, tensor<5x3xf32>) {
  ^bb0(%x: f32, %y: f32):
    %c = arith.addf %x, %y : f32
    iree_linalg_ext.yield %c : f32
  } -> tensor<5x7x3xf32>, tensor<5x3xf32>
  flow.dispatch.tensor.store %r#0, %2, offsets = [0, 0, 0], sizes = [5, 7, 3], strides = [1, 1, 1] : tensor<5x7x3xf32> -> !flow.dispatch.tensor<writeonly:tensor<5x7x3xf32>>
  flow.dispatch.tensor.store %r#1, %1, offsets = [0, 0], sizes = [5, 3], strides = [1, 1] : tensor<5x3xf32> -> !flow.dispatch.tensor<readwrite:tensor<5x3xf32>>
  return
}

func.func @exclusive() {
  %c0 = arith.constant 0 : index
  %0 = hal.interface.binding.subspan set(0) binding(0) offset(%c0) : !flow.dispatch.tensor<readonly:tensor<5x7x3xf32>>
  %1 = hal.interface.binding.subspan set(0) binding(1) offset(%c0) : !flow.dispatch.tensor<readwrite:tensor<5x3xf32>>
  %2 = hal.interface.binding.subspan set(0) binding(2) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<5x7x3xf32>>
  %a = flow.dispatch.tensor.load %0, offsets = [0, 0, 0], sizes = [5, 7, 3], strides = [1, 1, 1] : !flow.dispatch.tensor<readonly:tensor<5x7x3xf32>> -> tensor<5x7x3xf32>
  %b = flow.dispatch.tensor.load %1, offsets = [0, 0], sizes = [5, 3], strides = [1, 1] : !flow.dispatch.tensor<readwrite:tensor<5x3xf32>> -> tensor<5x3xf32>
  %e = tensor.empty() : tensor<5x7x3xf32>
  %r:2 = iree_linalg_ext.scan dimension(1) inclusive(false) ins(%a : tensor<5x7x3xf32>) outs(%e, %b : tensor<5x7x3xf32>, tensor<5x3xf32>) {
  ^bb0(%x: f32, %y: f32):
    %c = arith.addf %x, %y : f32
    iree_linalg_ext.yield %c : f32
  } -> tensor<5x7x3xf32>, tensor<5x3xf32>
  flow.dispatch.tensor.store %r#0, %2, offsets = [0, 0, 0], sizes = [5, 7, 3], strides = [1, 1, 1] : tensor<5x7x3xf32> -> !flow.dispatch.tensor<writeonly:tensor<5x7x3xf32>>
  flow.dispatch.tensor.store %r#1, %1, offsets = [0, 0], sizes = [5, 3], strides = [1, 1] : tensor<5x3xf32> -> !flow.dispatch.tensor<readwrite:tensor<5x3xf32>>
  return
}

func.func @topk() {
  %c0 = arith.constant 0 : index
  %v = hal.interface.binding.subspan set(0) binding(0) offset(%c0) flags(ReadOnly) : memref<5x20xf32>
  %o = hal.interface.binding.subspan set(0) binding(1) offset(%c0) : memref<5x3xf32>
  %i = hal.interface.binding.subspan set(0) binding(2) offset(%c0) : memref<5x3xi32>
  iree_linalg_ext.topk dimension(1) ins(%v : memref<5x20xf32>) outs(%o, %i : memref<5x3xf32>, memref<5x3xi32>) {
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf ogt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  }
  return
}
// LINE: 7xi32=-1 0 1 2 3 3 7
func.func @line() {
  %c0 = arith.constant 0 : index
  %v = hal.interface.binding.subspan set(0) binding(0) offset(%c0) : memref<7xi32>
  iree_linalg_ext.sort dimension(0) outs(%v : memref<7xi32>) {
  ^bb0(%x: i32, %y: i32):
    %c = arith.cmpi slt, %x, %y : i32
    iree_linalg_ext.yield %c : i1
  }
  return
}

// Tiles of other compilers do not matter.
// CONFIGURED: 2x4xf32=[0 1 2 3][5 6 7 8]
func.func @configured() attributes {translation_info = #iree_codegen.translation_info<pipeline = SPIRVBaseDistribute workgroup_size = [32, 1, 1]>} {
  %c0 = arith.constant 0 : index
  %0 = hal.interface.binding.subspan set(0) binding(0) offset(%c0) : !flow.dispatch.tensor<readwrite:tensor<2x4xf32>>
  %a = flow.dispatch.tensor.load %0, offsets = [0, 0], sizes = [2, 4], strides = [1, 1] : !flow.dispatch.tensor<readwrite:tensor<2x4xf32>> -> tensor<2x4xf32>
  %r = iree_linalg_ext.sort {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[32, 0], [1, 0]]>} dimension(1) outs(%a : tensor<2x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %c = arith.cmpf olt, %x, %y : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<2x4xf32>
  flow.dispatch.tensor.store %r, %0, offsets = [0, 0], sizes = [2, 4], strides = [1, 1] : tensor<2x4xf32> -> !flow.dispatch.tensor<readwrite:tensor<2x4xf32>>
  return
}

// Where elements come before each other both ways, the one with the smaller index is first, and one of the array before what the outputs begin with.
// TIES: 3xi32=4 4 3
// TIES: 3xi32=1 4 0
// TIES: compare result[0]: worst difference 0
// TIES: compare result[1]: worst difference 0
func.func @ties(%x: tensor<6xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  %low = arith.constant -2147483648 : i32
  %most = arith.constant 2147483647 : i32
  %e = tensor.empty() : tensor<3xi32>
  %v = linalg.fill ins(%low : i32) outs(%e : tensor<3xi32>) -> tensor<3xi32>
  %i = linalg.fill ins(%most : i32) outs(%e : tensor<3xi32>) -> tensor<3xi32>
  %r:2 = iree_linalg_ext.topk dimension(0) ins(%x : tensor<6xi32>) outs(%v, %i : tensor<3xi32>, tensor<3xi32>) {
  ^bb0(%a: i32, %b: i32):
    %c = arith.cmpi sge, %a, %b : i32
    iree_linalg_ext.yield %c : i1
  } -> tensor<3xi32>, tensor<3xi32>
  return %r#0, %r#1 : tensor<3xi32>, tensor<3xi32>
}

func.func @ties_kernel() {
  %c0 = arith.constant 0 : index
  %low = arith.constant -2147483648 : i32
  %most = arith.constant 2147483647 : i32
  %0 = hal.interface.binding.subspan set(0) binding(0) offset(%c0) : !flow.dispatch.tensor<readonly:tensor<6xi32>>
  %1 = hal.interface.binding.subspan set(0) binding(1) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<3xi32>>
  %2 = hal.interface.binding.subspan set(0) binding(2) offset(%c0) : !flow.dispatch.tensor<writeonly:tensor<3xi32>>
  %x = flow.dispatch.tensor.load %0, offsets = [0], sizes = [6], strides = [1] : !flow.dispatch.tensor<readonly:tensor<6xi32>> -> tensor<6xi32>
  %e = tensor.empty() : tensor<3xi32>
  %v = linalg.fill ins(%low : i32) outs(%e : tensor<3xi32>) -> tensor<3xi32>
  %i = linalg.fill ins(%most : i32) outs(%e : tensor<3xi32>) -> tensor<3xi32>
  %r:2 = iree_linalg_ext.topk dimension(0) ins(%x : tensor<6xi32>) outs(%v, %i : tensor<3xi32>, tensor<3xi32>) {
  ^bb0(%a: i32, %b: i32):
    %c = arith.cmpi sge, %a, %b : i32
    iree_linalg_ext.yield %c : i1
  } -> tensor<3xi32>, tensor<3xi32>
  flow.dispatch.tensor.store %r#0, %1, offsets = [0], sizes = [3], strides = [1] : tensor<3xi32> -> !flow.dispatch.tensor<writeonly:tensor<3xi32>>
  flow.dispatch.tensor.store %r#1, %2, offsets = [0], sizes = [3], strides = [1] : tensor<3xi32> -> !flow.dispatch.tensor<writeonly:tensor<3xi32>>
  return
}
