// RUN: cgc opt %s --pass-pipeline='split-reduction{parallel=64}' | FileCheck %s
// RUN: sed '/^func.func @stay/,/^}/d' %s >%t.mlir
// RUN: cgc opt %t.mlir %validate --pass-pipeline='split-reduction{parallel=64}' >%t
// RUN: %long cgc opt %s --validate --pass-pipeline='split-reduction{parallel=64}' >%t
// RUN: cgc opt %s --pass-pipeline='split-reduction' | FileCheck %s --check-prefix=LEAST

#id1 = affine_map<(d0) -> (d0)>
#none1 = affine_map<(d0) -> ()>
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>

// CHECK-LABEL: func.func @all(
// CHECK-SAME:    %[[X:.*]]: tensor<131072xf32>, %[[INIT:.*]]: tensor<f32>)
// CHECK:         %[[E:.*]] = tensor.expand_shape %[[X]] {{\[\[}}0, 1]] {{.*}} : tensor<131072xf32> into tensor<16x8192xf32>
// CHECK:         %[[Z:.*]] = linalg.fill {{.*}} -> tensor<16xf32>
// CHECK:         %[[P:.*]] = linalg.generic {{.*}}iterator_types = ["parallel", "reduction"]} ins(%[[E]] : tensor<16x8192xf32>) outs(%[[Z]]
// CHECK:           math.exp
// CHECK:           arith.addf
// CHECK:         %[[R:.*]] = linalg.generic {{.*}}iterator_types = ["reduction"]} ins(%[[P]] : tensor<16xf32>) outs(%[[INIT]] : tensor<f32>)
// CHECK:         return %[[R]]
// LEAST-LABEL: func.func @all(
// LEAST:         tensor<131072xf32> into tensor<16x8192xf32>
func.func @all(%x: tensor<131072xf32>, %init: tensor<f32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [#id1, #none1], iterator_types = ["reduction"]} ins(%x : tensor<131072xf32>) outs(%init : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = math.exp %in : f32
    %2 = arith.addf %out, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}

// Columns: the parts are blocks of rows, and the position counts on through them.
// CHECK-LABEL: func.func @columns(
// CHECK:         tensor.expand_shape {{.*}} : tensor<20480x32xi32> into tensor<{{[0-9]+}}x{{[0-9]+}}x32xi32>
// CHECK:         linalg.generic {{.*}}iterator_types = ["parallel", "reduction", "parallel"]
// CHECK:           affine.apply
// CHECK:         linalg.generic {{.*}}iterator_types = ["parallel", "reduction"]
func.func @columns(%x: tensor<20480x32xi32>, %init: tensor<32xi32>) -> tensor<32xi32> {
  %0 = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<20480x32xi32>) outs(%init : tensor<32xi32>) {
  ^bb0(%in: i32, %out: i32):
    %i = linalg.index 0 : index
    %p = arith.index_cast %i : index to i32
    %1 = arith.muli %in, %p : i32
    %2 = arith.addi %out, %1 : i32
    linalg.yield %2 : i32
  } -> tensor<32xi32>
  return %0 : tensor<32xi32>
}

// A product with few results.
// CHECK-LABEL: func.func @product(
// CHECK:         linalg.generic {{.*}}iterator_types = ["parallel", "parallel", "parallel", "reduction"]
// CHECK:           arith.mulf {{.*}} fastmath<contract>
// CHECK:         linalg.generic {{.*}}iterator_types = ["parallel", "parallel", "reduction"]
func.func @product(%a: tensor<4x32768xf32>, %b: tensor<32768x8xf32>, %init: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x32768xf32>, tensor<32768x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// A size without a divisor of about the right size: what the parts leave over is reduced on its own.
// CHECK-LABEL: func.func @prime(
// CHECK-SAME:    %[[X:.*]]: tensor<131071xi32>, %[[INIT:.*]]: tensor<i32>)
// CHECK:         %[[S:.*]] = tensor.extract_slice %[[X]][0] [131040] [1]
// CHECK:         %[[E:.*]] = tensor.expand_shape %[[S]] {{.*}} into tensor<15x8736xi32>
// CHECK:         %[[P:.*]] = linalg.generic {{.*}}ins(%[[E]] : tensor<15x8736xi32>)
// CHECK:         %[[L:.*]] = tensor.extract_slice %[[X]][131040] [31] [1]
// CHECK:         %[[T:.*]] = linalg.generic {{.*}}ins(%[[L]] : tensor<31xi32>) outs(%[[INIT]] : tensor<i32>)
// CHECK:           affine.apply
// CHECK:         %[[R:.*]] = linalg.generic {{.*}}ins(%[[P]] : tensor<15xi32>) outs(%[[T]] : tensor<i32>)
// CHECK:         return %[[R]]
func.func @prime(%x: tensor<131071xi32>, %init: tensor<i32>) -> tensor<i32> {
  %0 = linalg.generic {indexing_maps = [#id1, #none1], iterator_types = ["reduction"]} ins(%x : tensor<131071xi32>) outs(%init : tensor<i32>) {
  ^bb0(%in: i32, %out: i32):
    %i = linalg.index 0 : index
    %p = arith.index_cast %i : index to i32
    %1 = arith.muli %in, %p : i32
    %2 = arith.addi %out, %1 : i32
    linalg.yield %2 : i32
  } -> tensor<i32>
  return %0 : tensor<i32>
}

// CHECK-LABEL: func.func @odd_product(
// CHECK:         tensor.expand_shape {{.*}} : tensor<4x39936xf32> into tensor<4x64x624xf32>
// CHECK:         %[[T:.*]] = linalg.matmul ins({{.*}} : tensor<4x73xf32>, tensor<73x8xf32>)
// CHECK:         linalg.generic {{.*}}outs(%[[T]] : tensor<4x8xf32>)
func.func @odd_product(%a: tensor<4x40009xf32>, %b: tensor<40009x8xf32>, %init: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x40009xf32>, tensor<40009x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// Enough rows, a short loop, an order to keep: all stay.
// CHECK-LABEL: func.func @stay(
// CHECK-NOT:     tensor.expand_shape
func.func @stay(%many: tensor<100x65536xf32>, %short: tensor<3x1000xf32>, %ordered: tensor<131072xf32>, %i100: tensor<100xf32>,
                %i3: tensor<3xf32>, %i: tensor<f32>) -> (tensor<100xf32>, tensor<3xf32>, tensor<f32>) {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%many : tensor<100x65536xf32>) outs(%i100 : tensor<100xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %out, %in : f32
    linalg.yield %s : f32
  } -> tensor<100xf32>
  %1 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%short : tensor<3x1000xf32>) outs(%i3 : tensor<3xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %out, %in : f32
    linalg.yield %s : f32
  } -> tensor<3xf32>
  %2 = linalg.generic {indexing_maps = [#id1, #none1], iterator_types = ["reduction"]} ins(%ordered : tensor<131072xf32>) outs(%i : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.subf %out, %in : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  return %0, %1, %2 : tensor<100xf32>, tensor<3xf32>, tensor<f32>
}

// A loop of as many steps as there are to be parts becomes parallel as it is.
// CHECK-LABEL: func.func @whole(
// CHECK-NOT:     expand_shape
// CHECK:         %[[P:.*]] = linalg.generic {{.*}}iterator_types = ["parallel", "reduction", "parallel"]} ins(%arg0 : tensor<8x640x16xf32>) outs(%{{.*}} : tensor<8x16xf32>)
// CHECK:           linalg.index 0
// CHECK:         linalg.generic {{.*}}iterator_types = ["parallel", "reduction"]} ins(%[[P]] : tensor<8x16xf32>) outs(%arg1 : tensor<16xf32>)
func.func @whole(%x: tensor<8x640x16xf32>, %init: tensor<16xf32>) -> tensor<16xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2)>], iterator_types = ["reduction", "reduction", "parallel"]}
    ins(%x : tensor<8x640x16xf32>) outs(%init : tensor<16xf32>) {
  ^bb0(%a: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = arith.index_cast %i : index to i32
    %f = arith.sitofp %j : i32 to f32
    %p = arith.mulf %a, %f : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<16xf32>
  return %0 : tensor<16xf32>
}

// What is padded along another dim is split first.
// CHECK-LABEL: func.func @padded(
// CHECK:         %[[E:.*]] = tensor.expand_shape %arg0 {{.*}} : tensor<40x510x4xf32> into tensor<[[N:[0-9]+]]x[[R:[0-9]+]]x510x4xf32>
// CHECK:         %[[P:.*]] = tensor.pad %[[E]] low[0, 0, 1, 0] high[0, 0, 1, 0]
// CHECK:         } : tensor<[[N]]x[[R]]x510x4xf32> to tensor<[[N]]x[[R]]x512x4xf32>
// CHECK:         linalg.generic {{.*}} ins(%[[P]]
func.func @padded(%x: tensor<40x510x4xf32>, %init: tensor<4xf32>) -> tensor<4xf32> {
  %one = arith.constant 1.0 : f32
  %p = tensor.pad %x low[0, 1, 0] high[0, 1, 0] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %one : f32
  } : tensor<40x510x4xf32> to tensor<40x512x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2)>], iterator_types = ["reduction", "reduction", "parallel"]}
    ins(%p : tensor<40x512x4xf32>) outs(%init : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %o, %a : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// What is padded along it is split behind.
// CHECK-LABEL: func.func @padded_along(
// CHECK:         %[[P:.*]] = tensor.pad %arg0
// CHECK:         tensor.expand_shape %{{.*}} : tensor<40x512x4xf32> into
func.func @padded_along(%x: tensor<39x512x4xf32>, %init: tensor<4xf32>) -> tensor<4xf32> {
  %one = arith.constant 1.0 : f32
  %p = tensor.pad %x low[0, 0, 0] high[1, 0, 0] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %one : f32
  } : tensor<39x512x4xf32> to tensor<40x512x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2)>], iterator_types = ["reduction", "reduction", "parallel"]}
    ins(%p : tensor<40x512x4xf32>) outs(%init : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %o, %a : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// What is padded along it stays whole where parts would leave something over.
// CHECK-LABEL: func.func @padded_odd(
// CHECK-NOT:     tensor.expand_shape
// CHECK:         return
func.func @padded_odd(%x: tensor<1000002xf32>, %init: tensor<f32>) -> tensor<f32> {
  %one = arith.constant 1.0 : f32
  %p = tensor.pad %x low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %one : f32
  } : tensor<1000002xf32> to tensor<1000003xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%p : tensor<1000003xf32>) outs(%init : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %o, %a : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}

// The loop over the parts comes first, also where products have batches: loops in the order of the result.
// CHECK-LABEL: func.func @batches(
// CHECK:         linalg.generic {indexing_maps = [#[[L:map[0-9]*]], #[[R:map[0-9]*]], #[[O:map[0-9]*]]], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
// CHECK-SAME:      ins(%{{.*}} : tensor<4x[[N:[0-9]+]]x[[K:[0-9]+]]xf32>, tensor<[[N]]x[[K]]x4x16xf32>) outs(%{{.*}} : tensor<[[N]]x4x16xf32>)
func.func @batches(%p: tensor<4x5120xf32>, %v: tensor<5120x4x16xf32>, %init: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<4x5120xf32>, tensor<5120x4x16xf32>) outs(%init : tensor<4x16xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}

// Windows over few positions, as those of a convolution's gradient: a tile of a product has all of them, so that all images are parts.
// CHECK-LABEL: func.func @windows(
// CHECK:         linalg.generic {{.*}} outs(%{{.*}} : tensor<8x3x3x8xf32>)
func.func @windows(%x: tensor<8x30x30xf32>, %y: tensor<8x28x28x8xf32>, %init: tensor<3x3x8xf32>) -> tensor<3x3x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d0 + d4, d1 + d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5, d2)>,
                                        affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2)>],
                       iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
    ins(%x, %y : tensor<8x30x30xf32>, tensor<8x28x28x8xf32>) outs(%init : tensor<3x3x8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<3x3x8xf32>
  return %0 : tensor<3x3x8xf32>
}

// What has one value for all of a row makes no product of it: 256 workgroups are enough.
// CHECK-LABEL: func.func @centered(
// CHECK-NOT:     tensor.expand_shape
func.func @centered(%x: tensor<256x1024xf32>, %mean: tensor<256xf32>, %init: tensor<256xf32>) -> tensor<256xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]} ins(%x, %mean : tensor<256x1024xf32>, tensor<256xf32>) outs(%init : tensor<256xf32>) {
  ^bb0(%in: f32, %m: f32, %out: f32):
    %d = arith.subf %in, %m : f32
    %q = arith.mulf %d, %d : f32
    %s = arith.addf %out, %q : f32
    linalg.yield %s : f32
  } -> tensor<256xf32>
  return %0 : tensor<256xf32>
}
