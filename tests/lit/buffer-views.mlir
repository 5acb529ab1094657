// Entry functions as IREE's callers see them, with their dispatches as regions: buffer views become tensors, regions executables.

// RUN: cgc opt %s --pass-pipeline=outline-dispatch-regions,erase-buffer-views | FileCheck %s
// RUN: cgc opt %s --pass-pipeline=iree-flow-outline-dispatch-regions --verify-each -o %t.mlir
// RUN: cgc compile %s --target=vulkan1.1 --emit=mlir -o - | FileCheck %s --check-prefix=COMPILED
// RUN: cgc run %s --function=main --device=interp --input=5x7xf32=1 --input=7xf32=2 | FileCheck %s --check-prefix=VALUES
// RUN: cgc run %s --function=main --device=interp --target=vulkan1.3 --input=5x7xf32=1 --input=7xf32=2 | FileCheck %s --check-prefix=VALUES
// RUN: cgc run %s --function=older --device=interp --target=vulkan1.3 --input=4x7xf32=1 | FileCheck %s --check-prefix=OLDER
// RUN: not cgc opt %S/Inputs/buffer-views-errors.mlir --split-input-file --pass-pipeline=outline-dispatch-regions,erase-buffer-views 2>&1 | FileCheck %s --check-prefix=ERRORS
// RUN: cgc run %s --function=unused --device=interp --target=vulkan1.3 --input=0xi8= --input=4x7xf32=1 | FileCheck %s --check-prefix=UNUSED
// UNUSED: 4x7xf32=[2 2 2 2 2 2 2]
// VALUES: 5x7xf32=[3 3 3 3 3 3 3][3 3 3 3 3 3 3][3 3 3 3 3 3 3][3 3 3 3 3 3 3][3 3 3 3 3 3 3]
// OLDER: result[0]
// OLDER: 4x7xf32=[2 2 2 2 2 2 2]
// OLDER: result[1]
// OLDER: 4x7xf32=[1 1 1 1 1 1 1]
// ERRORS: :3:1: error: 'func.func' op has an argument of type !hal.buffer_view that no op imports: nothing says what it holds
// ERRORS: :8:8: error: 'hal.tensor.import' op imports as tensor<7xf32> what is imported as tensor<4xf32>, too
// ERRORS: :9:8: note: the other one
// ERRORS: :15:3: error: 'func.return' op returns a !hal.buffer_view that no hal.tensor.export makes
// ERRORS: :20:8: error: 'hal.buffer_view.dim' op asks for dim 1 of what has type tensor<7xf32>

// CHECK: flow.executable private @main_dispatch_0 {
// CHECK:   flow.executable.export public @main_dispatch_0 workgroups(%{{.*}}: index) -> (index, index, index) {
// CHECK:   func.func @main_dispatch_0(%{{.*}}: !flow.dispatch.tensor<readonly:tensor<?x7xf32>>, %{{.*}}: !flow.dispatch.tensor<readonly:tensor<7xf32>>, %{{.*}}: index, %{{.*}}: !flow.dispatch.tensor<writeonly:tensor<?x7xf32>>) {
// CHECK:     return
// CHECK: func.func public @main(%[[A:.*]]: tensor<?x7xf32>, %[[B:.*]]: tensor<7xf32>) -> tensor<?x7xf32>
// CHECK:   %[[N:.*]] = tensor.dim %[[A]], %c0
// CHECK:   %[[R:.*]] = flow.dispatch @main_dispatch_0::@main_dispatch_0[%[[N]]](%[[A]], %[[B]], %[[N]]) : (tensor<?x7xf32>{%[[N]]}, tensor<7xf32>, index) -> tensor<?x7xf32>{%[[N]]}
// CHECK:   return %[[R]] : tensor<?x7xf32>
// COMPILED: hal.executable.export public @main_dispatch_0
util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
  %n = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
  %0 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<?x7xf32>{%n}
  %1 = hal.tensor.import %arg1 "input1" : !hal.buffer_view -> tensor<7xf32>
  %r = flow.dispatch.workgroups[%n](%0, %1, %n) : (tensor<?x7xf32>{%n}, tensor<7xf32>, index) -> tensor<?x7xf32>{%n} =
      (%in: !flow.dispatch.tensor<readonly:tensor<?x7xf32>>, %row: !flow.dispatch.tensor<readonly:tensor<7xf32>>, %m: index, %out: !flow.dispatch.tensor<writeonly:tensor<?x7xf32>>) {
    %a = flow.dispatch.tie_shape %in : !flow.dispatch.tensor<readonly:tensor<?x7xf32>>{%m}
    %o = flow.dispatch.tie_shape %out : !flow.dispatch.tensor<writeonly:tensor<?x7xf32>>{%m}
    %x = flow.dispatch.tensor.load %a, offsets = [0, 0], sizes = [%m, 7], strides = [1, 1] : !flow.dispatch.tensor<readonly:tensor<?x7xf32>>{%m} -> tensor<?x7xf32>
    %y = flow.dispatch.tensor.load %row, offsets = [0], sizes = [7], strides = [1] : !flow.dispatch.tensor<readonly:tensor<7xf32>> -> tensor<7xf32>
    %e = tensor.empty(%m) : tensor<?x7xf32>
    %s = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x, %y : tensor<?x7xf32>, tensor<7xf32>) outs(%e : tensor<?x7xf32>) {
    ^bb0(%p: f32, %q: f32, %z: f32):
      %t = arith.addf %p, %q : f32
      linalg.yield %t : f32
    } -> tensor<?x7xf32>
    flow.dispatch.tensor.store %s, %o, offsets = [0, 0], sizes = [%m, 7], strides = [1, 1] : tensor<?x7xf32> -> !flow.dispatch.tensor<writeonly:tensor<?x7xf32>>{%m}
    flow.return
  } count(%w: index) -> (index, index, index) {
    %x, %y, %z = flow.dispatch.workgroup_count_from_dag_root(%w)
    flow.return %x, %y, %z : index, index, index
  }
  %2 = hal.tensor.export %r "output0" : tensor<?x7xf32>{%n} -> !hal.buffer_view
  util.return %2 : !hal.buffer_view
}

// Casts of IREE before 2023; a view that is exported as it came.
// CHECK-LABEL: func.func @older(%{{.*}}: tensor<4x7xf32>) -> (tensor<4x7xf32>, tensor<4x7xf32>)
func.func @older(%arg0: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view) attributes {iree.abi.stub} {
  %0 = hal.tensor.cast %arg0 : !hal.buffer_view -> tensor<4x7xf32>
  %1 = hal.tensor.cast %arg0 : !hal.buffer_view -> tensor<4x7xf32>
  %2 = stablehlo.add %0, %1 : tensor<4x7xf32>
  %3 = hal.tensor.cast %2 : tensor<4x7xf32> -> !hal.buffer_view
  %4 = hal.tensor.cast %1 : tensor<4x7xf32> -> !hal.buffer_view
  return %3, %4 : !hal.buffer_view, !hal.buffer_view
}

// A view that nothing uses is bytes.
func.func @unused(%u: !hal.buffer_view, %v: !hal.buffer_view) -> !hal.buffer_view {
  %0 = hal.tensor.import %v : !hal.buffer_view -> tensor<4x7xf32>
  %1 = arith.addf %0, %0 : tensor<4x7xf32>
  %2 = hal.tensor.export %1 : tensor<4x7xf32> -> !hal.buffer_view
  return %2 : !hal.buffer_view
}
