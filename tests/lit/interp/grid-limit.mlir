// More tiles than the target's grid has workgroups along x, 65535: each workgroup goes on to the tiles that are so many further. That loop stays, although
// each of 70000 workgroups would go round once.
// RUN: cgc compile %s --target=lavapipe --config='tile=4 thread=4 workgroup_size=1' --emit=mlir | FileCheck %s
// RUN: cgc run %s --device=interp --target=lavapipe --config='tile=4 thread=4 workgroup_size=1' --compare --input=280000xi32=3 --print-limit=4 2>&1 | FileCheck %s --check-prefix=RAN

// CHECK: arith.constant 65535
// CHECK: scf.for
func.func @main(%a: tensor<280000xi32>) -> tensor<280000xi32> {
  %0 = stablehlo.add %a, %a : tensor<280000xi32>
  return %0 : tensor<280000xi32>
}

// RAN: 280000xi32=6 6 6 6
// RAN: compare result[0]: worst difference 0
