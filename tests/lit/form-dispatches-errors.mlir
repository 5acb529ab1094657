// A tensor whose size only the op that makes it knows: no dispatch can be given it.
// RUN: not cgc opt %s --pass-pipeline='form-dispatches' 2>&1 | FileCheck %s

// CHECK: form-dispatches-errors.mlir:[[# @LINE + 2]]:{{[0-9]+}}: error: 'other.filter' op makes a tensor of a size that nothing else knows [unsupported-op]
func.func @filter(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = "other.filter"(%x) : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
