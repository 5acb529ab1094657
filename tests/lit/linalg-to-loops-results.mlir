// RUN: for f in windows lookup placed spaced padded joined split merged grid mixed scattered whole copied single; do cgc run %s --function=$f --device=interp --input=2x3xi32=1,2,3,4,5,6; done | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='linalg-to-loops' -o %t.mlir
// RUN: for f in windows lookup placed spaced padded joined split merged grid mixed scattered whole copied single; do cgc run %t.mlir --function=$f --device=interp --input=2x3xi32=1,2,3,4,5,6; done | FileCheck %s
// RUN: cgc run %t.mlir --function=buffers --device=interp --input=2x3xi32=1,2,3,4,5,6 --input=3xi32=2 | FileCheck %s --check-prefix=ONTO

// What each function makes of [1 2 3][4 5 6], computed by hand.

#layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>

// Squares 1 4 9 16 25 36, each added to the one two places on: an element that is known is known at its place only.
// CHECK: EXEC @windows
// CHECK: 4xi32=10 20 34 52
func.func @windows() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x3xi32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<4xi32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<2x3xi32>> -> tensor<2x3xi32>
  %l = tensor.collapse_shape %x [[0, 1]] : tensor<2x3xi32> into tensor<6xi32>
  %e = tensor.empty() : tensor<6xi32>
  %q = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%l : tensor<6xi32>) outs(%e : tensor<6xi32>) {
  ^bb0(%in: i32, %out: i32):
    %s = arith.muli %in, %in : i32
    linalg.yield %s : i32
  } -> tensor<6xi32>
  %u = tensor.extract_slice %q[0] [4] [1] : tensor<6xi32> to tensor<4xi32>
  %v = tensor.extract_slice %q[2] [4] [1] : tensor<6xi32> to tensor<4xi32>
  %f = tensor.empty() : tensor<4xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%u, %v : tensor<4xi32>, tensor<4xi32>) outs(%f : tensor<4xi32>) {
  ^bb0(%in: i32, %on: i32, %out: i32):
    %s = arith.addi %in, %on : i32
    linalg.yield %s : i32
  } -> tensor<4xi32>
  flow.dispatch.tensor.store %r, %o, offsets = [0], sizes = [4], strides = [1] : tensor<4xi32> -> !flow.dispatch.tensor<writeonly:tensor<4xi32>>
  return
}

// A body that reads elsewhere, in a branch and outside of it: x[0, 2 - j] + 10 * (x[i, j] > 2 ? x[i, 2 - j] : j).
// CHECK: EXEC @lookup
// CHECK: 2x3xi32=[3 12 11][63 52 41]
func.func @lookup() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x3xi32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<2x3xi32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<2x3xi32>> -> tensor<2x3xi32>
  %e = tensor.empty() : tensor<2x3xi32>
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %two = arith.constant 2 : i32
  %ten = arith.constant 10 : i32
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<2x3xi32>) outs(%e : tensor<2x3xi32>) {
  ^bb0(%in: i32, %out: i32):
    %j = linalg.index 1 : index
    %back = arith.subi %c2, %j : index
    %t = tensor.extract %x[%c0, %back] : tensor<2x3xi32>
    %more = arith.cmpi sgt, %in, %two : i32
    %b = scf.if %more -> (i32) {
      %i = linalg.index 0 : index
      %n = tensor.extract %x[%i, %back] : tensor<2x3xi32>
      scf.yield %n : i32
    } else {
      %k = linalg.index 1 : index
      %n = arith.index_cast %k : index to i32
      scf.yield %n : i32
    }
    %m = arith.muli %b, %ten : i32
    %s = arith.addi %t, %m : i32
    linalg.yield %s : i32
  } -> tensor<2x3xi32>
  flow.dispatch.tensor.store %r, %o, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : tensor<2x3xi32> -> !flow.dispatch.tensor<writeonly:tensor<2x3xi32>>
  return
}

// A row becomes a column of a larger tensor; another is a row of one dim more.
// CHECK: EXEC @placed
// CHECK: 5x3xi32=[7 7 7][7 4 7][7 5 7][7 6 7][1 2 3]
func.func @placed() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x3xi32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<5x3xi32>>
  %x = flow.dispatch.tensor.load %a, offsets = [1, 0], sizes = [1, 3], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<2x3xi32>> -> tensor<3xi32>
  %y = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [1, 3], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<2x3xi32>> -> tensor<3xi32>
  %seven = arith.constant dense<7> : tensor<5x3xi32>
  %p = tensor.insert_slice %x into %seven[1, 1] [3, 1] [1, 1] : tensor<3xi32> into tensor<5x3xi32>
  %q = tensor.insert_slice %y into %p[4, 0] [1, 3] [1, 1] : tensor<3xi32> into tensor<5x3xi32>
  flow.dispatch.tensor.store %q, %o, offsets = [0, 0], sizes = [5, 3], strides = [1, 1] : tensor<5x3xi32> -> !flow.dispatch.tensor<writeonly:tensor<5x3xi32>>
  return
}

// Every second place from 1 on: the first and the last one stay free.
// CHECK: EXEC @spaced
// CHECK: 2x8xi32=[0 1 0 2 0 3 0 0][0 4 0 5 0 6 0 0]
func.func @spaced() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x3xi32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<2x8xi32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<2x3xi32>> -> tensor<2x3xi32>
  %zero = arith.constant dense<0> : tensor<2x8xi32>
  %p = tensor.insert_slice %x into %zero[0, 1] [2, 3] [1, 2] : tensor<2x3xi32> into tensor<2x8xi32>
  flow.dispatch.tensor.store %p, %o, offsets = [0, 0], sizes = [2, 8], strides = [1, 1] : tensor<2x8xi32> -> !flow.dispatch.tensor<writeonly:tensor<2x8xi32>>
  return
}

// A pad on three sides that yields 10 * i + j, and every second column of it from the first on.
// CHECK: EXEC @padded
// CHECK: 4x3xi32=[0 2 4][1 3 14][4 6 24][30 32 34]
func.func @padded() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x3xi32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<4x3xi32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<2x3xi32>> -> tensor<2x3xi32>
  %c10 = arith.constant 10 : index
  %p = tensor.pad %x low[1, 0] high[1, 2] {
  ^bb0(%i: index, %j: index):
    %t = arith.muli %i, %c10 : index
    %s = arith.addi %t, %j : index
    %v = arith.index_cast %s : index to i32
    tensor.yield %v : i32
  } : tensor<2x3xi32> to tensor<4x5xi32>
  %r = tensor.extract_slice %p[0, 0] [4, 3] [1, 2] : tensor<4x5xi32> to tensor<4x3xi32>
  flow.dispatch.tensor.store %r, %o, offsets = [0, 0], sizes = [4, 3], strides = [1, 1] : tensor<4x3xi32> -> !flow.dispatch.tensor<writeonly:tensor<4x3xi32>>
  return
}

// Three pieces side by side, the one in the middle a column.
// CHECK: EXEC @joined
// CHECK: 2x6xi32=[1 2 3 3 2 3][4 5 6 6 5 6]
func.func @joined() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x3xi32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<2x6xi32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<2x3xi32>> -> tensor<2x3xi32>
  %c = tensor.extract_slice %x[0, 2] [2, 1] [1, 1] : tensor<2x3xi32> to tensor<2x1xi32>
  %d = tensor.extract_slice %x[0, 1] [2, 2] [1, 1] : tensor<2x3xi32> to tensor<2x2xi32>
  %k = tensor.concat dim(1) %x, %c, %d : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> tensor<2x6xi32>
  flow.dispatch.tensor.store %k, %o, offsets = [0, 0], sizes = [2, 6], strides = [1, 1] : tensor<2x6xi32> -> !flow.dispatch.tensor<writeonly:tensor<2x6xi32>>
  return
}

// All six in a row, with a dim of one in their midst, then in threes of twos, by columns: the order in memory stays.
// CHECK: EXEC @split
// CHECK: 2x3xi32=[1 3 5][2 4 6]
func.func @split() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x3xi32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<2x3xi32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<2x3xi32>> -> tensor<2x3xi32>
  %u = tensor.expand_shape %x [[0], [1, 2]] output_shape [2, 1, 3] : tensor<2x3xi32> into tensor<2x1x3xi32>
  %l = tensor.collapse_shape %u [[0, 1, 2]] : tensor<2x1x3xi32> into tensor<6xi32>
  %m = tensor.expand_shape %l [[0, 1]] output_shape [3, 2] : tensor<6xi32> into tensor<3x2xi32>
  %e = tensor.empty() : tensor<2x3xi32>
  %t = linalg.transpose ins(%m : tensor<3x2xi32>) outs(%e : tensor<2x3xi32>) permutation = [1, 0]
  flow.dispatch.tensor.store %t, %o, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : tensor<2x3xi32> -> !flow.dispatch.tensor<writeonly:tensor<2x3xi32>>
  return
}

// Twelve places of 2 x 2 x 3 that are read through a dim that joins all three: x next to 10 * x, by rows.
// CHECK: EXEC @merged
// CHECK: 12xi32=1 2 3 10 20 30 4 5 6 40 50 60
func.func @merged() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x3xi32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<12xi32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<2x3xi32>> -> tensor<2x3xi32>
  %by = arith.constant dense<[1, 10]> : tensor<2xi32>
  %e = tensor.empty() : tensor<2x2x3xi32>
  %g = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x, %by : tensor<2x3xi32>, tensor<2xi32>) outs(%e : tensor<2x2x3xi32>) {
  ^bb0(%in: i32, %f: i32, %out: i32):
    %s = arith.muli %in, %f : i32
    linalg.yield %s : i32
  } -> tensor<2x2x3xi32>
  %l = tensor.collapse_shape %g [[0, 1, 2]] : tensor<2x2x3xi32> into tensor<12xi32>
  flow.dispatch.tensor.store %l, %o, offsets = [0], sizes = [12], strides = [1] : tensor<12xi32> -> !flow.dispatch.tensor<writeonly:tensor<12xi32>>
  return
}

// Generated, of elements, and a splat: 100 * (10 * i + j) + [1 2 3][4 5 6] + 7.
// CHECK: EXEC @grid
// CHECK: 2x3xi32=[8 109 210][1011 1112 1213]
func.func @grid() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<2x3xi32>>
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x3xi32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<2x3xi32>> -> tensor<2x3xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c10 = arith.constant 10 : index
  %hundred = arith.constant 100 : i32
  %x0 = tensor.extract %x[%c0, %c0] : tensor<2x3xi32>
  %x1 = tensor.extract %x[%c0, %c1] : tensor<2x3xi32>
  %x2 = tensor.extract %x[%c0, %c2] : tensor<2x3xi32>
  %x3 = tensor.extract %x[%c1, %c0] : tensor<2x3xi32>
  %x4 = tensor.extract %x[%c1, %c1] : tensor<2x3xi32>
  %x5 = tensor.extract %x[%c1, %c2] : tensor<2x3xi32>
  %seven = arith.addi %x5, %x0 : i32
  %f = tensor.from_elements %x0, %x1, %x2, %x3, %x4, %x5 : tensor<2x3xi32>
  %g = tensor.generate {
  ^bb0(%i: index, %j: index):
    %t = arith.muli %i, %c10 : index
    %s = arith.addi %t, %j : index
    %v = arith.index_cast %s : index to i32
    %h = arith.muli %v, %hundred : i32
    tensor.yield %h : i32
  } : tensor<2x3xi32>
  %p = tensor.splat %seven : tensor<2x3xi32>
  %u = arith.addi %f, %g : tensor<2x3xi32>
  %r = arith.addi %u, %p : tensor<2x3xi32>
  flow.dispatch.tensor.store %r, %o, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : tensor<2x3xi32> -> !flow.dispatch.tensor<writeonly:tensor<2x3xi32>>
  return
}

// A matrix times its transpose, on top of ones: [14 32][32 77] and one more.
// CHECK: EXEC @mixed
// CHECK: 2x2xi32=[15 33][33 78]
func.func @mixed() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x3xi32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<2x2xi32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<2x3xi32>> -> tensor<2x3xi32>
  %e = tensor.empty() : tensor<3x2xi32>
  %t = linalg.transpose ins(%x : tensor<2x3xi32>) outs(%e : tensor<3x2xi32>) permutation = [1, 0]
  %one = arith.constant 1 : i32
  %f = tensor.empty() : tensor<2x2xi32>
  %g = linalg.fill ins(%one : i32) outs(%f : tensor<2x2xi32>) -> tensor<2x2xi32>
  %m = linalg.matmul ins(%x, %t : tensor<2x3xi32>, tensor<3x2xi32>) outs(%g : tensor<2x2xi32>) -> tensor<2x2xi32>
  flow.dispatch.tensor.store %m, %o, offsets = [0, 0], sizes = [2, 2], strides = [1, 1] : tensor<2x2xi32> -> !flow.dispatch.tensor<writeonly:tensor<2x2xi32>>
  return
}

// Loads and stores of slices with steps: columns 0 and 2 of row 1, into every second place of a row that is otherwise zero.
// CHECK: EXEC @scattered
// CHECK: 1x5xi32=[0 4 0 6 0]
func.func @scattered() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x3xi32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<1x5xi32>>
  %x = flow.dispatch.tensor.load %a, offsets = [1, 0], sizes = [1, 2], strides = [1, 2] : !flow.dispatch.tensor<readonly:tensor<2x3xi32>> -> tensor<2xi32>
  %zero = arith.constant dense<0> : tensor<3xi32>
  flow.dispatch.tensor.store %zero, %o, offsets = [0, 0], sizes = [1, 3], strides = [1, 2] : tensor<3xi32> -> !flow.dispatch.tensor<writeonly:tensor<1x5xi32>>
  flow.dispatch.tensor.store %x, %o, offsets = [0, 1], sizes = [1, 2], strides = [1, 2] : tensor<2xi32> -> !flow.dispatch.tensor<writeonly:tensor<1x5xi32>>
  return
}

// The sum of all, of rank 0.
// CHECK: EXEC @whole
// CHECK: i32=21
func.func @whole() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) flags(ReadOnly) : !flow.dispatch.tensor<readonly:tensor<2x3xi32>>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) : !flow.dispatch.tensor<writeonly:tensor<i32>>
  %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [2, 3], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<2x3xi32>> -> tensor<2x3xi32>
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<i32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<i32>) -> tensor<i32>
  %r = linalg.reduce { arith.addi } ins(%x : tensor<2x3xi32>) outs(%f : tensor<i32>) dimensions = [0, 1]
  flow.dispatch.tensor.store %r, %o, offsets = [], sizes = [], strides = [] : tensor<i32> -> !flow.dispatch.tensor<writeonly:tensor<i32>>
  return
}

// A copy between buffers, of sizes that one side knows each.
// CHECK: EXEC @copied
// CHECK: 2x3xi32=[1 2 3][4 5 6]
func.func @copied() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) flags(ReadOnly) : memref<2x3xi32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) : memref<2x3xi32>
  %from = memref.cast %a : memref<2x3xi32> to memref<?x3xi32>
  %to = memref.cast %o : memref<2x3xi32> to memref<2x?xi32>
  memref.copy %from, %to : memref<?x3xi32> to memref<2x?xi32>
  return
}

// One element, by a copy of rank 0 from a view.
// CHECK: EXEC @single
// CHECK: i32=6
func.func @single() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) flags(ReadOnly) : memref<2x3xi32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) : memref<i32>
  %from = memref.subview %a[1, 2] [1, 1] [1, 1] : memref<2x3xi32> to memref<i32, strided<[], offset: 5>>
  memref.copy %from, %o : memref<i32, strided<[], offset: 5>> to memref<i32>
  return
}

// Ops on buffers: sums of the columns, 5 7 9, on top of the twos.
// ONTO: EXEC @buffers
// ONTO: 3xi32=7 9 11
func.func @buffers() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %a = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) flags(ReadOnly) : memref<2x3xi32>
  %o = hal.interface.binding.subspan layout(#layout) binding(1) alignment(64) : memref<3xi32>
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["reduction", "parallel"]}
      ins(%a : memref<2x3xi32>) outs(%o : memref<3xi32>) {
  ^bb0(%in: i32, %out: i32):
    %s = arith.addi %in, %out : i32
    linalg.yield %s : i32
  }
  return
}
