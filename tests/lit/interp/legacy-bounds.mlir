// RUN: not cgc run %s --device=interp --function=shifted --input=8xf32=1 --push=4 2>&1 | FileCheck %s

// A whole binding as a tensor, which begins so far behind that it would not be there.
func.func @shifted() {
  %c0 = arith.constant 0 : index
  %n = hal.interface.constant.load ordinal(0) : index
  // CHECK: legacy-bounds.mlir:[[#@LINE+2]]:{{[0-9]+}}: error: 'hal.interface.load.tensor' op
  // CHECK-NOT: error:
  %0 = hal.interface.load.tensor @io::@in, offset = %n : tensor<8xf32>
  hal.interface.store.tensor %0, @io::@out, offset = %c0 : tensor<8xf32>
  return
}
hal.interface private @io {
  hal.interface.binding @in, set=0, binding=0, type="StorageBuffer", access="Read"
  hal.interface.binding @out, set=0, binding=1, type="StorageBuffer", access="Write|Discard"
}
