// RUN: not cgc compile %s --target=hopper --config='basis=256 reduction=24576 batch=4' -o %t.spv 2>&1 | FileCheck %s
// RUN: %unsanitized cgc run %s --device=interp --target=hopper --config='basis=128 reduction=512 batch=1' --compare --print-limit=1 --input=5000xf32=random:1 | %unsanitized FileCheck %s --check-prefix=SAME
// A thread has 32 elements of a line at a time at most; blocks are whole pieces.
// CHECK: error: 'codegen.scan' op has tiles that its kernel does not take
// SAME: compare result[0]: worst difference
func.func @line(%x: tensor<5000xf32>) -> tensor<5000xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %c) <{padding = dense<[[4999, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 5000>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5000xf32>, tensor<f32>) -> tensor<5000xf32>
  return %r : tensor<5000xf32>
}
