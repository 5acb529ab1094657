// Conditions of pads, of slices that are inserted and of concatenations nest no deeper than what is printed can be parsed again: a long chain becomes
// several kernels, a concatenation is halved and halved again.
// RUN: cgc opt %S/Inputs/nested-conditions.mlir --pass-pipeline='hlo-to-linalg,canonicalize,form-dispatches,materialize-interface,linalg-to-loops' > %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: cgc opt %t.mlir --pass-pipeline=cse -o %t.again.mlir
// CHECK-COUNT-3: flow.dispatch @pads_dispatch_
// CHECK-NOT: flow.dispatch @pads_dispatch_
// CHECK-COUNT-3: flow.dispatch @updates_dispatch_
// CHECK-NOT: flow.dispatch @updates_dispatch_
// CHECK: flow.dispatch @parts_dispatch_
// CHECK-NOT: flow.dispatch @parts_dispatch_
// RUN: cgc run %S/Inputs/nested-conditions.mlir --function=pads --device=interp --target=adreno --compare --input=5xf32=1,2,3,4,5 --input=f32=7
// RUN: cgc run %S/Inputs/nested-conditions.mlir --function=updates --device=interp --target=adreno --compare --input=77xi32=9 --input=3xi32=1,2,3
// RUN: cgc run %S/Inputs/nested-conditions.mlir --function=parts --device=interp --target=adreno --compare --input=1000xf32=random:1
// RUN: cgc run %S/Inputs/nested-conditions.mlir --function=parts --device=c --compare --input=1000xf32=random:1
// RUN: not cgc opt %S/Inputs/nested-conditions-by-hand.mlir --pass-pipeline=linalg-to-loops 2>&1 | FileCheck %s --check-prefix=HAND
// HAND: nested-conditions-by-hand.mlir:[[#]]:{{[0-9]+}}: error: 'tensor.pad' op stands behind 48 conditions and loops, one in another: split this dispatch in two [nesting]
