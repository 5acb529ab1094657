// RUN: cgc run %s --device=interp --function=vectors --input=4xi32=1,2,3,65541 | FileCheck %s --check-prefix=VECTORS
// RUN: cgc run %s --device=interp --function=buffers | FileCheck %s --check-prefix=BUFFERS

// An outer product and one more on top, a sum, a product that wraps, one element out and in, and the halves of words.
// VECTORS: 4x3xi32=[2 20 200][4 40 400][6 60 600][131082 1310820 13108200]
// VECTORS: {{^}}i32=65547
// VECTORS: {{^}}i32=6291786
// VECTORS: {{^}}i32=2
// VECTORS: 4xi32=1 65547 3 65541
// VECTORS: 8xi16=1 0 2 0 3 0 5 1
func.func @vectors(%a: tensor<4xi32>) -> (tensor<4x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<8xi16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : i32
  %z = arith.constant 0 : i32
  %b = arith.constant dense<[1, 10, 100]> : vector<3xi32>
  %v = vector.transfer_read %a[%c0], %z {in_bounds = [true]} : tensor<4xi32>, vector<4xi32>
  %0 = vector.outerproduct %v, %b : vector<4xi32>, vector<3xi32>
  %1 = vector.outerproduct %v, %b, %0 {kind = #vector.kind<add>} : vector<4xi32>, vector<3xi32>
  %e = tensor.empty() : tensor<4x3xi32>
  %r0 = vector.transfer_write %1, %e[%c0, %c0] {in_bounds = [true, true]} : vector<4x3xi32>, tensor<4x3xi32>
  %2 = vector.reduction <add>, %v : vector<4xi32> into i32
  %3 = vector.reduction <mul>, %v, %2 : vector<4xi32> into i32
  %4 = vector.extractelement %v[%c1 : i32] : vector<4xi32>
  %5 = vector.insertelement %2, %v[%c1 : i32] : vector<4xi32>
  %f = tensor.empty() : tensor<4xi32>
  %r5 = vector.transfer_write %5, %f[%c0] {in_bounds = [true]} : vector<4xi32>, tensor<4xi32>
  %6 = vector.bitcast %v : vector<4xi32> to vector<8xi16>
  %g = tensor.empty() : tensor<8xi16>
  %r6 = vector.transfer_write %6, %g[%c0] {in_bounds = [true]} : vector<8xi16>, tensor<8xi16>
  %t2 = tensor.from_elements %2 : tensor<i32>
  %t3 = tensor.from_elements %3 : tensor<i32>
  %t4 = tensor.from_elements %4 : tensor<i32>
  return %r0, %t2, %t3, %t4, %r5, %r6 : tensor<4x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<8xi16>
}

// A table, copied; words in bytes, from the fourth on.
// BUFFERS: {{^}}i32=7
// BUFFERS: {{^}}i32=7
memref.global "private" constant @table : memref<4xi32> = dense<[5, 6, 7, 8]>
func.func @buffers() -> (tensor<i32>, tensor<i32>) {
  %c2 = arith.constant 2 : index
  %m = memref.get_global @table : memref<4xi32>
  %n = memref.alloc() : memref<4xi32>
  memref.copy %m, %n : memref<4xi32> to memref<4xi32>
  %x = memref.load %n[%c2] : memref<4xi32>
  %bytes = memref.alloc() : memref<16xi8>
  %c4 = arith.constant 4 : index
  %view = memref.view %bytes[%c4][] : memref<16xi8> to memref<3xi32>
  memref.store %x, %view[%c2] : memref<3xi32>
  %y = memref.load %view[%c2] : memref<3xi32>
  %t = tensor.from_elements %x : tensor<i32>
  %u = tensor.from_elements %y : tensor<i32>
  return %t, %u : tensor<i32>, tensor<i32>
}
