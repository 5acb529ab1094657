// Tiles of products on matrix units where copies go on by themselves: as many along k, and as many copies of them, as workgroup memory holds; no more
// copies than the sum has rounds, none ahead in short sums, and of what is copied element by element no more than a thread takes.
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse,assign-targets{targets=sm_90},split-reduction,form-dispatches,materialize-interface,collapse-dimensions,select-configuration' | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse,assign-targets{targets=sm_89},split-reduction,form-dispatches,materialize-interface,collapse-dimensions,select-configuration' | FileCheck %s --check-prefix=LESS
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse,assign-targets{targets=hopper},split-reduction,form-dispatches,materialize-interface,collapse-dimensions,select-configuration' | FileCheck %s --check-prefix=SYNC
// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse,assign-targets{targets=sm_90a},split-reduction,form-dispatches,materialize-interface,collapse-dimensions,select-configuration' | FileCheck %s --check-prefix=GROUPS
// CHECK-LABEL: func.func @large_dispatch_0
// CHECK: tile_sizes = {{\[}}[128, 256, 0], [64, 64, 0], [0, 0, 64]], num_buffers = 4>
// LESS-LABEL: func.func @large_dispatch_0
// LESS: tile_sizes = {{\[}}[128, 256, 0], [64, 64, 0], [0, 0, 32]], num_buffers = 3>
// SYNC-LABEL: func.func @large_dispatch_0
// SYNC: tile_sizes = {{\[}}[128, 256, 0], [64, 32, 0], [0, 0, 32]]>
// CHECK-LABEL: func.func @bytes_dispatch_0
// CHECK: tile_sizes = {{\[}}[128, 256, 0], [64, 64, 0], [0, 0, 128]], num_buffers = 4>
// CHECK-LABEL: func.func @two_rounds_dispatch_0
// CHECK: tile_sizes = {{\[}}[128, 64, 0], [64, 32, 0], [0, 0, 32]]>
// CHECK-LABEL: func.func @padding_dispatch_0
// CHECK: tile_sizes = {{\[}}[128, 64, 0], [64, 32, 0], [0, 0, 32]]>
// CHECK-LABEL: func.func @small_dispatch_0
// CHECK: tile_sizes = {{\[}}[32, 64, 0], [16, 32, 0], [0, 0, 32]], num_buffers = 4>
// CHECK-LABEL: func.func @elements_dispatch_0
// CHECK: tile_sizes = {{\[}}[128, 256, 0], [64, 64, 0], [0, 0, 32]], num_buffers = 4>
// Warpgroups multiply what they take: no bytes whose rows are across the sum, no sums that are mostly padding, no small results; what goes
// through workgroup memory in the end takes none from the buffers.
// GROUPS-LABEL: func.func @large_dispatch_0
// GROUPS: tile_sizes = {{\[}}[128, 256, 0], [64, 256, 0], [0, 0, 64]], num_buffers = 4>
// GROUPS-LABEL: func.func @bytes_dispatch_0
// GROUPS: tile_sizes = {{\[}}[128, 256, 0], [64, 64, 0], [0, 0, 128]], num_buffers = 4>
// GROUPS-LABEL: func.func @two_rounds_dispatch_0
// GROUPS: tile_sizes = {{\[}}[128, 128, 0], [64, 128, 0], [0, 0, 64]], num_buffers = 3>
// GROUPS-LABEL: func.func @padding_dispatch_0
// GROUPS: tile_sizes = {{\[}}[128, 64, 0], [64, 32, 0], [0, 0, 32]]>
// GROUPS-LABEL: func.func @small_dispatch_0
// GROUPS: tile_sizes = {{\[}}[32, 64, 0], [16, 32, 0], [0, 0, 32]], num_buffers = 4>
// GROUPS-LABEL: func.func @edges_dispatch_0
// GROUPS: tile_sizes = {{\[}}[128, 256, 0], [64, 256, 0], [0, 0, 64]], num_buffers = 4>
// GROUPS-LABEL: func.func @along_dispatch_0
// GROUPS: tile_sizes = {{\[}}[128, 256, 0], [64, 256, 0], [0, 0, 128]], num_buffers = 4>
func.func @large(%a: tensor<4096x4096xf16>, %b: tensor<4096x4096xf16>) -> tensor<4096x4096xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4096x4096xf16>, tensor<4096x4096xf16>) -> tensor<4096x4096xf32>
  return %0 : tensor<4096x4096xf32>
}
func.func @bytes(%a: tensor<4096x4096xi8>, %b: tensor<4096x4096xi8>) -> tensor<4096x4096xi32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4096x4096xi8>, tensor<4096x4096xi8>) -> tensor<4096x4096xi32>
  return %0 : tensor<4096x4096xi32>
}
func.func @two_rounds(%a: tensor<4096x128xbf16>, %b: tensor<128x4096xbf16>) -> tensor<4096x4096xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4096x128xbf16>, tensor<128x4096xbf16>) -> tensor<4096x4096xf32>
  return %0 : tensor<4096x4096xf32>
}
func.func @padding(%a: tensor<4096x80xf16>, %b: tensor<80x4096xf16>) -> tensor<4096x4096xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4096x80xf16>, tensor<80x4096xf16>) -> tensor<4096x4096xf32>
  return %0 : tensor<4096x4096xf32>
}
func.func @small(%a: tensor<128x128xf16>, %b: tensor<128x128xf16>) -> tensor<128x128xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<128x128xf16>, tensor<128x128xf16>) -> tensor<128x128xf32>
  return %0 : tensor<128x128xf32>
}
func.func @edges(%a: tensor<4000x4096xf16>, %b: tensor<4096x4008xf16>) -> tensor<4000x4008xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4000x4096xf16>, tensor<4096x4008xf16>) -> tensor<4000x4008xf32>
  return %0 : tensor<4000x4008xf32>
}
func.func @along(%a: tensor<4096x4096xi8>, %b: tensor<4096x4096xi8>) -> tensor<4096x4096xi32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<4096x4096xi8>, tensor<4096x4096xi8>) -> tensor<4096x4096xi32>
  return %0 : tensor<4096x4096xi32>
}
func.func @elements(%a: tensor<4001x4000xf16>, %b: tensor<4000x4003xf16>) -> tensor<4001x4003xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4001x4000xf16>, tensor<4000x4003xf16>) -> tensor<4001x4003xf32>
  return %0 : tensor<4001x4003xf32>
}
