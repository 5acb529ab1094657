// RUN: cgc opt %s --split-input-file --pass-pipeline='hlo-to-linalg,canonicalize,cse,fuse-elementwise,split-reduction,form-dispatches,assign-targets{targets=hopper},materialize-interface,collapse-dimensions,select-configuration' | FileCheck %s

// Tiles that no size divides are small ones of many results a thread.
// CHECK-LABEL: func.func @odd_dispatch_0()
// CHECK-SAME: workgroup_size = [8, 16, 1]
// CHECK: tile_sizes = {{\[\[}}128, 64, 0], [8, 8, 0], [0, 0, 16]]
func.func @odd(%a: tensor<1893x640xf32>, %b: tensor<1893x3219xf32>) -> tensor<640x3219xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<1893x640xf32>, tensor<1893x3219xf32>) -> tensor<640x3219xf32>
  return %0 : tensor<640x3219xf32>
}

// -----

// A short sum whose rows begin anywhere: a subgroup stores a row of neighbours, one element of each thread at a time.
// CHECK-LABEL: func.func @short_dispatch_0()
// CHECK: tile_sizes = {{\[\[}}64, 128, 0], [8, 4, 0], [0, 0, 8]], promote_operands = [0, 1], prefetch = true, batch_tile = [2, 4, 0]
func.func @short(%a: tensor<5433x45xf32>, %b: tensor<45x4437xf32>) -> tensor<5433x4437xf32> {
  %0 = stablehlo.dot %a, %b : (tensor<5433x45xf32>, tensor<45x4437xf32>) -> tensor<5433x4437xf32>
  return %0 : tensor<5433x4437xf32>
}

// -----

// Up to eight steps take as long as what they give is stored: no tiles of operands.
// CHECK-LABEL: func.func @shortest_dispatch_0()
// CHECK-SAME: pipeline = Vectorize workgroup_size = [256, 1, 1]
// CHECK: tile_sizes = {{\[\[}}8, 256, 0], [8, 1, 0]]
func.func @shortest(%a: tensor<1085x3xf32>, %b: tensor<3x4437xf32>) -> tensor<1085x4437xf32> {
  %0 = stablehlo.dot %a, %b : (tensor<1085x3xf32>, tensor<3x4437xf32>) -> tensor<1085x4437xf32>
  return %0 : tensor<1085x4437xf32>
}

// -----

// Three columns: a subgroup to a row of the left factor, each of whose values is read once; the sum is not split, for rows are many.
// CHECK-LABEL: func.func @thin_dispatch_0()
// CHECK-SAME: pipeline = VectorDistribute workgroup_size = [256, 1, 1]
// CHECK: tile_sizes = {{\[\[}}1, 8, 3, 0]
// CHECK-SAME: thread_basis = [1, 8, 1, 32]
func.func @thin(%a: tensor<33x3039x135xf32>, %b: tensor<33x135x3xf32>) -> tensor<33x3039x3xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1]
    : (tensor<33x3039x135xf32>, tensor<33x135x3xf32>) -> tensor<33x3039x3xf32>
  return %0 : tensor<33x3039x3xf32>
}

// -----

// Four rows of a long sum: a workgroup to a row of the right factor, which lies along the sum.
// CHECK-LABEL: func.func @few_dispatch_0()
// CHECK-SAME: pipeline = VectorDistribute workgroup_size = [256, 1, 1]
// CHECK: tile_sizes = {{\[\[}}1, 4, 1, 0]
// CHECK-SAME: thread_basis = [1, 1, 1, 256]
func.func @few(%a: tensor<195x4x4067xf32>, %b: tensor<195x34x4067xf32>) -> tensor<195x4x34xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [2]
    : (tensor<195x4x4067xf32>, tensor<195x34x4067xf32>) -> tensor<195x4x34xf32>
  return %0 : tensor<195x4x34xf32>
}

// -----

// Short rows by a vector: a thread to a row.
// CHECK-LABEL: func.func @rows_dispatch_0()
// CHECK-SAME: pipeline = Vectorize workgroup_size = [128, 1, 1]
func.func @rows(%a: tensor<144x9875x16xf32>, %b: tensor<144x16xf32>) -> tensor<144x9875xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1]
    : (tensor<144x9875x16xf32>, tensor<144x16xf32>) -> tensor<144x9875xf32>
  return %0 : tensor<144x9875xf32>
}

// -----

// A window of one place is none: a product of many rows and few columns.
// CHECK-LABEL: func.func @place_dispatch_0()
// CHECK-SAME: pipeline = MatmulPromoteVectorize
func.func @place(%x: tensor<1x60x202x947xf32>, %w: tensor<1x1x947x11xf32>) -> tensor<1x60x202x11xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[0, 0], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<1x60x202x947xf32>, tensor<1x1x947x11xf32>) -> tensor<1x60x202x11xf32>
  return %0 : tensor<1x60x202x11xf32>
}

// -----

// Bytes along the sum.
// CHECK-LABEL: func.func @bytes_dispatch_0()
// CHECK: tile_sizes = {{\[\[}}128, 128, 0], [64, 64, 0], [0, 0, 128]]
func.func @bytes(%a: tensor<4096x4096xi8>, %b: tensor<4096x4096xi8>) -> tensor<4096x4096xi32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<4096x4096xi8>, tensor<4096x4096xi8>) -> tensor<4096x4096xi32>
  return %0 : tensor<4096x4096xi32>
}

// -----

// Five channels, features first: tiles of operands, five steps of the sum to a round.
// CHECK-LABEL: func.func @channels_dispatch_0()
// CHECK-SAME: pipeline = MatmulPromoteVectorize
// CHECK: [0, 0, 0, 0, 5, 1, 1]], promote_operands = [0, 1]
func.func @channels(%x: tensor<9x5x65x97xf32>, %w: tensor<283x5x3x3xf32>) -> tensor<9x283x63x95xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1],
    window = {stride = [1, 1], pad = [[0, 0], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<9x5x65x97xf32>, tensor<283x5x3x3xf32>) -> tensor<9x283x63x95xf32>
  return %0 : tensor<9x283x63x95xf32>
}

// -----

// One row by columns of a long sum, rows that begin anywhere: eight of a column's values a thread at once.
// CHECK-LABEL: func.func @columns_dispatch_0()
// CHECK-SAME: pipeline = VectorDistribute workgroup_size = [512, 1, 1]
// CHECK: tile_sizes = {{\[\[}}1, 0, 32, 0], [0, 0, 0, 0], [0, 0, 0, 128]], thread_basis = [1, 1, 32, 16]
func.func @columns(%a: tensor<349x1x2675xf32>, %b: tensor<349x2675x55xf32>) -> tensor<349x1x55xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1]
    : (tensor<349x1x2675xf32>, tensor<349x2675x55xf32>) -> tensor<349x1x55xf32>
  return %0 : tensor<349x1x55xf32>
}

// -----

// Three rows: each value is used three times, and a thread has four columns.
// CHECK-LABEL: func.func @shared_columns_dispatch_0()
// CHECK-SAME: pipeline = VectorDistribute workgroup_size = [512, 1, 1]
// CHECK: tile_sizes = {{\[\[}}1, 3, 128, 0], [0, 0, 0, 0], [0, 0, 0, 32]], thread_basis = [1, 1, 32, 16]
func.func @shared_columns(%a: tensor<485x3x317xf32>, %b: tensor<485x317x1707xf32>) -> tensor<485x3x1707xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1]
    : (tensor<485x3x317xf32>, tensor<485x317x1707xf32>) -> tensor<485x3x1707xf32>
  return %0 : tensor<485x3x1707xf32>
}

// -----

// Four rows of a long sum, columns side by side: threads along the sum, too; of a short one promoted tiles.
// CHECK-LABEL: func.func @four_dispatch_0()
// CHECK-SAME: pipeline = VectorDistribute workgroup_size = [512, 1, 1]
// CHECK: tile_sizes = {{\[\[}}4, 32, 0], [0, 0, 0], [0, 0, 256]], thread_basis = [1, 8, 64]
func.func @four(%a: tensor<4x4096xf32>, %b: tensor<4096x4096xf32>) -> tensor<4x4096xf32> {
  %0 = stablehlo.dot %a, %b : (tensor<4x4096xf32>, tensor<4096x4096xf32>) -> tensor<4x4096xf32>
  return %0 : tensor<4x4096xf32>
}

// -----

// CHECK-LABEL: func.func @four_short_dispatch_0()
// CHECK-SAME: pipeline = MatmulPromoteVectorize
func.func @four_short(%a: tensor<4x300xf32>, %b: tensor<300x5000xf32>) -> tensor<4x5000xf32> {
  %0 = stablehlo.dot %a, %b : (tensor<4x300xf32>, tensor<300x5000xf32>) -> tensor<4x5000xf32>
  return %0 : tensor<4x5000xf32>
}

// -----

// Columns that begin anywhere: half the loads at once; tiles whose half would leave a few units with two stay whole.
// CHECK-LABEL: func.func @odd_columns_dispatch_0()
// CHECK-SAME: pipeline = VectorDistribute workgroup_size = [1024, 1, 1]
// CHECK: tile_sizes = {{\[\[}}0, 16], [0, 0], [512, 0]], thread_basis = [64, 16]
func.func @odd_columns(%x: tensor<25730x1118xf32>) -> tensor<1118xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<25730x1118xf32>, tensor<f32>) -> tensor<1118xf32>
  return %0 : tensor<1118xf32>
}

// -----

// The same for two reductions, of which the second uses the first.
// CHECK-LABEL: func.func @odd_variance_dispatch_0()
// CHECK-SAME: pipeline = VectorDistribute workgroup_size = [1024, 1, 1]
// CHECK: tile_sizes = {{\[\[}}0, 16], [0, 0], [512, 0]], thread_basis = [64, 16]
func.func @odd_variance(%x: tensor<25730x1118xf32>) -> tensor<1118xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<25730x1118xf32>, tensor<f32>) -> tensor<1118xf32>
  %n = stablehlo.constant dense<25730.0> : tensor<1118xf32>
  %1 = stablehlo.divide %0, %n : tensor<1118xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1118xf32>) -> tensor<25730x1118xf32>
  %3 = stablehlo.subtract %x, %2 : tensor<25730x1118xf32>
  %4 = stablehlo.multiply %3, %3 : tensor<25730x1118xf32>
  %5 = stablehlo.reduce(%4 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<25730x1118xf32>, tensor<f32>) -> tensor<1118xf32>
  return %5 : tensor<1118xf32>
}
