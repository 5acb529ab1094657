// RUN: cgc run %s --function=quotients --device=interp --target=vulkan1.1 --input=5xf32=0 | FileCheck %s

// Quotients of loop numbers, zero among them, rounded up and down: no step of them leaves the 32 bits of an index.
// CHECK: 5xi32=0 1 1 1 2
// CHECK: 5xi32=0 1 1 1 2
// CHECK: 5xi32=0 0 0 1 1
func.func @quotients(%a: tensor<5xf32>) -> (tensor<5xi32>, tensor<5xi32>, tensor<5xi32>) {
  %e = tensor.empty() : tensor<5xi32>
  %0:3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      outs(%e, %e, %e : tensor<5xi32>, tensor<5xi32>, tensor<5xi32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %i = linalg.index 0 : index
    %c = arith.constant 3 : index
    %up = arith.ceildivsi %i, %c : index
    %unsigned = arith.ceildivui %i, %c : index
    %down = arith.floordivsi %i, %c : index
    %p = arith.index_cast %up : index to i32
    %q = arith.index_cast %unsigned : index to i32
    %r = arith.index_cast %down : index to i32
    linalg.yield %p, %q, %r : i32, i32, i32
  } -> (tensor<5xi32>, tensor<5xi32>, tensor<5xi32>)
  return %0#0, %0#1, %0#2 : tensor<5xi32>, tensor<5xi32>, tensor<5xi32>
}
