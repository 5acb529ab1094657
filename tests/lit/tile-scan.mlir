// RUN: cgc opt %s --mlir-print-op-generic | cgc opt - --mlir-print-local-scope | FileCheck %s --check-prefix=TEXT
// RUN: cgc opt %s --pass-pipeline='form-dispatches,materialize-interface,schedule,select-configuration' --mlir-print-local-scope | FileCheck %s --check-prefix=CONFIG
// RUN: cgc opt %s --pass-pipeline='form-dispatches,materialize-interface,schedule,select-configuration,tile-scan,canonicalize,cse' --mlir-print-local-scope | FileCheck %s
// RUN: cgc opt %s --pass-pipeline='form-dispatches,materialize-interface,schedule,select-configuration,tile-scan' %validate > /dev/null
// RUN: cgc compile %s --target=hopper --emit=figures | FileCheck %s --check-prefix=FIGURES
// RUN: cgc run %s --function=line --device=interp --target=hopper --compare --print-limit=1 --input=10001xf32=random:1 | FileCheck %s --check-prefix=SAME
// RUN: %unsanitized cgc run %s --function=columns --device=interp --target=hopper --subgroup-size=8 --compare --print-limit=1 --input=3x1000x77xf16=random:1 | %unsanitized FileCheck %s --check-prefix=SAME
// RUN: cgc run %s --function=backwards --device=interp --target=hopper --compare --print-limit=1 --input=2x1023xi32=random:1 | FileCheck %s --check-prefix=SAME
module attributes {hal.device.targets = [#hal.device.target<"vulkan", [#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "hopper"}>]>]} {

// SAME: compare result[0]: worst difference

// TEXT-LABEL: func.func @line
// TEXT:       codegen.scan {block = 4096 : i64, dimension = 0 : i64, indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0 floordiv 4096)>], reverse = false} ins(%arg0 : tensor<10001xf32>) outs(%{{.*}} : tensor<3xf32>) {
// TEXT:       } -> tensor<3xf32>
// TEXT:       codegen.scan {{.*}} ins(%arg0, %{{.*}} : tensor<10001xf32>, tensor<3xf32>) outs(%{{.*}} : tensor<10001xf32>) {

// Threads along a line read vectors; what the thread has, then subgroups by shuffles, then these through workgroup memory.
// CONFIG-LABEL: func.func @line_dispatch_1
// CONFIG-SAME:    pipeline = Scan workgroup_size = [256, 1, 1] subgroup_size = 32
// CONFIG:         codegen.scan {{.*}}batch_tile = [4], thread_basis = [256]
// CHECK-LABEL:  func.func @line_dispatch_0
// CHECK:          scf.if
// CHECK-COUNT-4:    vector.load %{{.*}} : memref<10001xf32>, vector<4xf32>
// CHECK:          } else {
// CHECK-COUNT-16:   memref.load
// CHECK:          gpu.subgroup_reduce
// CHECK-COUNT-1:  memref.store %{{.*}} : memref<3xf32>
// CHECK-NOT:      memref.store %{{.*}} : memref<3xf32>
// CHECK-LABEL:  func.func @line_dispatch_1
// CHECK:          %[[W:.*]] = memref.alloc() : memref<4x256xf32, 3>
// CHECK:          memref.load %{{.*}} : memref<3xf32>
// CHECK:          gpu.shuffle idx
// CHECK:          memref.store %{{.*}}, %[[W]]
// CHECK:          gpu.barrier
// CHECK:          memref.load %[[W]]
// CHECK-NOT:      gpu.barrier
// CHECK:          scf.if
// CHECK-COUNT-4:    vector.store
// CHECK:          return
// FIGURES-LABEL: line_dispatch_1: Scan, 256 x 1 x 1 threads
// FIGURES:         barriers 2, run 2
// FIGURES:         read of 16 bytes, global memory: 4, run 4, cost 1.00
// FIGURES:         write of 16 bytes, global memory: 4, run 4, cost 1.00
func.func @line(%x: tensor<10001xf32>) -> tensor<10001xf32> {
  %e = tensor.empty() : tensor<3xf32>
  %t = codegen.scan {block = 4096 : i64, dimension = 0 : i64, indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0 floordiv 4096)>], reverse = false} ins(%x : tensor<10001xf32>) outs(%e : tensor<3xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %out, %in : f32
    linalg.yield %s : f32
  } -> tensor<3xf32>
  %o = tensor.empty() : tensor<10001xf32>
  %r = codegen.scan {block = 4096 : i64, dimension = 0 : i64, indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0 floordiv 4096)>, affine_map<(d0) -> (d0)>], reverse = false} ins(%x, %t : tensor<10001xf32>, tensor<3xf32>) outs(%o : tensor<10001xf32>) {
  ^bb0(%in: f32, %of: f32, %out: f32):
    %s = arith.addf %out, %in : f32
    linalg.yield %s : f32
  } -> tensor<10001xf32>
  return %r : tensor<10001xf32>
}

// Neighbouring threads are along columns; what is computed before and behind is part of the kernel; a maximum is one of integers.
// CONFIG-LABEL: func.func @columns_dispatch_0
// CONFIG:         codegen.scan {{.*}}tile_sizes = {{\[\[}}0, 0, 32], [0, 0, 0], [0, 64, 0]], {{.*}}thread_basis = [0, 8, 32]
// CHECK-LABEL:  func.func @columns_dispatch_0
// CHECK:          scf.for
// CHECK:            memref.load %{{.*}} : memref<3x1000x77xf16>
// CHECK:            arith.extf
// CHECK:            arith.bitcast %{{.*}} : f32 to i32
// CHECK:            arith.maxsi
// CHECK-NOT:        gpu.shuffle
// CHECK:            gpu.barrier
// CHECK:            arith.truncf
// CHECK:            memref.store %{{.*}} : memref<3x1000x77xf16>
// CHECK-NOT:      func.func @columns_dispatch_1
func.func @columns(%x: tensor<3x1000x77xf16>) -> tensor<3x1000x77xf16> {
  %e = tensor.empty() : tensor<3x1000x77xf32>
  %f = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x : tensor<3x1000x77xf16>) outs(%e : tensor<3x1000x77xf32>) {
  ^bb0(%in: f16, %out: f32):
    %v = arith.extf %in : f16 to f32
    linalg.yield %v : f32
  } -> tensor<3x1000x77xf32>
  %r = codegen.scan {block = 1024 : i64, dimension = 1 : i64, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], reverse = false} ins(%f : tensor<3x1000x77xf32>) outs(%e : tensor<3x1000x77xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.maximumf %out, %in : f32
    linalg.yield %s : f32
  } -> tensor<3x1000x77xf32>
  %h = tensor.empty() : tensor<3x1000x77xf16>
  %g = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%r : tensor<3x1000x77xf32>) outs(%h : tensor<3x1000x77xf16>) {
  ^bb0(%in: f32, %out: f16):
    %v = arith.truncf %in : f32 to f16
    linalg.yield %v : f16
  } -> tensor<3x1000x77xf16>
  return %g : tensor<3x1000x77xf16>
}

// Rows that do not begin where vectors do: results go through workgroup memory, so that neighbours store neighbours.
// CHECK-LABEL:  func.func @backwards_dispatch_0
// CHECK:          memref.alloc() : memref<1024xi32, 3>
// CHECK:          vector.store %{{.*}} : memref<1024xi32, 3>, vector<4xi32>
// CHECK:          gpu.barrier
// CHECK:          memref.load %{{.*}} : memref<1024xi32, 3>
// CHECK:          memref.store %{{.*}} : memref<2x1023xi32>
// FIGURES-LABEL: backwards_dispatch_0: Scan
// FIGURES:         write of 4 bytes, global memory: 16, run 16, cost 1.25
func.func @backwards(%x: tensor<2x1023xi32>) -> tensor<2x1023xi32> {
  %e = tensor.empty() : tensor<2x1023xi32>
  %r = codegen.scan {block = 1024 : i64, dimension = 1 : i64, indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], reverse = true} ins(%x : tensor<2x1023xi32>) outs(%e : tensor<2x1023xi32>) {
  ^bb0(%in: i32, %out: i32):
    %s = arith.addi %out, %in : i32
    linalg.yield %s : i32
  } -> tensor<2x1023xi32>
  return %r : tensor<2x1023xi32>
}

// Many short rows: a workgroup has 16 of them side by side, half a subgroup each. Rows of whole vectors have one guard for each of these, rather than
// one for each element, and go straight to memory.
// CONFIG-LABEL: func.func @short_dispatch_0
// CONFIG-SAME:    pipeline = Scan workgroup_size = [256, 1, 1] subgroup_size = 32
// CONFIG:         codegen.scan {{.*}}thread_basis = [16, 16]
// CHECK-LABEL:  func.func @short_dispatch_0
// CHECK-COUNT-1:  vector.load %{{.*}} : memref<8200x60xf32>, vector<4xf32>
// CHECK:          scf.if
// CHECK:            scf.if
// CHECK:              vector.store %{{.*}} : memref<8200x60xf32>, vector<4xf32>
// CHECK-NOT:      memref.store %{{.*}} : memref<8200x60xf32>
func.func @short(%x: tensor<8200x60xf32>) -> tensor<8200x60xf32> {
  %e = tensor.empty() : tensor<8200x60xf32>
  %r = codegen.scan {block = 64 : i64, dimension = 1 : i64, indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], reverse = false} ins(%x : tensor<8200x60xf32>) outs(%e : tensor<8200x60xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %out, %in : f32
    linalg.yield %s : f32
  } -> tensor<8200x60xf32>
  return %r : tensor<8200x60xf32>
}
}
