// What steps cannot carry is refused with its place.
// RUN: not cgc opt %s --pass-pipeline=hlo-to-linalg,form-dispatches 2>&1 | FileCheck %s

// CHECK: :[[#@LINE+2]]:8: error: 'scf.if' op carries a value of type tensor<?xf32>, whose size is known at run time only [host-control-flow]
func.func @dynamic(%c: i1, %a: tensor<?xf32>) -> tensor<?xf32> {
  %r = scf.if %c -> (tensor<?xf32>) {
    %0 = stablehlo.tanh %a : tensor<?xf32>
    scf.yield %0 : tensor<?xf32>
  } else {
    scf.yield %a : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
