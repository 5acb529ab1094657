// RUN: cgc run %s --device=interp --function=mean --input=2x4xf32=1,2,3,4,0,0,2,2 | FileCheck %s --check-prefix=MEAN
// RUN: cgc run %s --device=interp --function=collatz --input=i32=27 | FileCheck %s --check-prefix=COLLATZ
// RUN: cgc run %s --device=interp --function=pack --input=3x5xi32=0,1,2,3,4,5,6,7,8,9,10,11,12,13,14 | FileCheck %s --check-prefix=PACK
// RUN: cgc run %s --device=interp --function=shift --input=3xf32=1,2,3 | FileCheck %s --check-prefix=SHIFT

// Functions on tensors run as they are written: StableHLO, linalg on tensors, structured and unstructured control flow.

// MEAN: 2xf32=2.5 1
func.func @mean(%a: tensor<2x4xf32>) -> tensor<2xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<4.0> : tensor<2xf32>
  %sum = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
  %r = stablehlo.divide %sum, %n : tensor<2xf32>
  return %r : tensor<2xf32>
}

// COLLATZ: i32=111
func.func @collatz(%start: tensor<i32>) -> tensor<i32> {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %n = tensor.extract %start[] : tensor<i32>
  cf.br ^head(%n, %c0 : i32, i32)
^head(%x: i32, %steps: i32):
  %more = arith.cmpi ne, %x, %c1 : i32
  cf.cond_br %more, ^body, ^done
^body:
  %bit = arith.andi %x, %c1 : i32
  %odd = arith.cmpi ne, %bit, %c0 : i32
  %next = scf.if %odd -> (i32) {
    %t = arith.muli %x, %c3 : i32
    %u = arith.addi %t, %c1 : i32
    scf.yield %u : i32
  } else {
    %h = arith.divsi %x, %c2 : i32
    scf.yield %h : i32
  }
  %s = arith.addi %steps, %c1 : i32
  cf.br ^head(%next, %s : i32, i32)
^done:
  %r = tensor.from_elements %steps : tensor<i32>
  return %r : tensor<i32>
}

// SHIFT: 4xf32=0 1 2 3
func.func @shift(%a: tensor<3xf32>) -> tensor<4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = tensor.insert_slice %a into %f[1] [3] [1] : tensor<3xf32> into tensor<4xf32>
  return %r : tensor<4xf32>
}

// Tiles of 2x2, those of a column side by side, with 99 where a tile reaches beyond; then back.
// PACK: 3x2x2x2xi32=[{{\[\[}}0 1][5 6]{{\]\[\[}}10 11][99 99]]]{{\[\[\[}}2 3][7 8]{{\]\[\[}}12 13][99 99]]]{{\[\[\[}}4 99][9 99]{{\]\[\[}}14 99][99 99]]]
// PACK: 3x5xi32=[0 1 2 3 4][5 6 7 8 9][10 11 12 13 14]
func.func @pack(%a: tensor<3x5xi32>) -> (tensor<3x2x2x2xi32>, tensor<3x5xi32>) {
  %pad = arith.constant 99 : i32
  %e = tensor.empty() : tensor<3x2x2x2xi32>
  %0 = tensor.pack %a padding_value(%pad : i32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<3x5xi32> -> tensor<3x2x2x2xi32>
  %f = tensor.empty() : tensor<3x5xi32>
  %1 = tensor.unpack %0 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %f : tensor<3x2x2x2xi32> -> tensor<3x5xi32>
  return %0, %1 : tensor<3x2x2x2xi32>, tensor<3x5xi32>
}
