// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=sm_90},cse,hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse,raise-special-ops{matrix-units=true}' --split-input-file | FileCheck %s --check-prefix=UNITS
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=sm_90},cse,hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse,raise-special-ops{matrix-units=true}' --split-input-file | FileCheck %s --check-prefixes=MASKED
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=hopper},cse,hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse,raise-special-ops{matrix-units=true}' --split-input-file | FileCheck %s --check-prefixes=OPAQUE
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=vulkan1.3},cse,hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse,raise-special-ops{matrix-units=true}' --split-input-file | FileCheck %s --check-prefix=NONE
// RUN: cgc opt %s --pass-pipeline='cse,hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse,raise-special-ops{matrix-units=true}' --split-input-file | FileCheck %s --check-prefix=NONE

// Matrix units take 16-bit floats in pieces of 16 bytes, of enough rows, where scores need few steps.
// UNITS-LABEL: func.func @units
// UNITS:         iree_linalg_ext.attention
// UNITS-LABEL: func.func @function
// UNITS-NOT:   iree_linalg_ext.attention
// UNITS-LABEL: func.func @odd_rows
// UNITS-NOT:   iree_linalg_ext.attention
// UNITS-LABEL: func.func @masked
// NONE-NOT:    iree_linalg_ext.attention

func.func @units(%q: tensor<16x1000x64xf16>, %k: tensor<16x256x64xf16>, %v: tensor<16x256x64xf16>) -> tensor<16x1000x64xf16> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<16x1000x64xf16>, tensor<16x256x64xf16>) -> tensor<16x1000x256xf16>
  %ninf = stablehlo.constant dense<0xFC00> : tensor<f16>
  %zero = stablehlo.constant dense<0.0> : tensor<f16>
  %half = stablehlo.constant dense<0.5> : tensor<16x1000x256xf16>
  %x = stablehlo.multiply %s, %half : tensor<16x1000x256xf16>
  %top = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<16x1000x256xf16>, tensor<f16>) -> tensor<16x1000xf16>
  %tops = stablehlo.broadcast_in_dim %top, dims = [0, 1] : (tensor<16x1000xf16>) -> tensor<16x1000x256xf16>
  %d = stablehlo.subtract %x, %tops : tensor<16x1000x256xf16>
  %e = stablehlo.exponential %d : tensor<16x1000x256xf16>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<16x1000x256xf16>, tensor<f16>) -> tensor<16x1000xf16>
  %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<16x1000xf16>) -> tensor<16x1000x256xf16>
  %p = stablehlo.divide %e, %sums : tensor<16x1000x256xf16>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<16x1000x256xf16>, tensor<16x256x64xf16>) -> tensor<16x1000x64xf16>
  return %o : tensor<16x1000x64xf16>
}

// -----

// A function of every score makes too many instructions.
func.func @function(%q: tensor<16x1000x64xf16>, %k: tensor<16x256x64xf16>, %v: tensor<16x256x64xf16>) -> tensor<16x1000x64xf16> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<16x1000x64xf16>, tensor<16x256x64xf16>) -> tensor<16x1000x256xf16>
  %ninf = stablehlo.constant dense<0xFC00> : tensor<f16>
  %zero = stablehlo.constant dense<0.0> : tensor<f16>
  %x = stablehlo.tanh %s : tensor<16x1000x256xf16>
  %top = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<16x1000x256xf16>, tensor<f16>) -> tensor<16x1000xf16>
  %tops = stablehlo.broadcast_in_dim %top, dims = [0, 1] : (tensor<16x1000xf16>) -> tensor<16x1000x256xf16>
  %d = stablehlo.subtract %x, %tops : tensor<16x1000x256xf16>
  %e = stablehlo.exponential %d : tensor<16x1000x256xf16>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<16x1000x256xf16>, tensor<f16>) -> tensor<16x1000xf16>
  %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<16x1000xf16>) -> tensor<16x1000x256xf16>
  %p = stablehlo.divide %e, %sums : tensor<16x1000x256xf16>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<16x1000x256xf16>, tensor<16x256x64xf16>) -> tensor<16x1000x64xf16>
  return %o : tensor<16x1000x64xf16>
}

// -----

// Rows that begin in the middle of a piece.
func.func @odd_rows(%q: tensor<16x1000x77xbf16>, %k: tensor<16x256x77xbf16>, %v: tensor<16x256x64xbf16>) -> tensor<16x1000x64xbf16> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<16x1000x77xbf16>, tensor<16x256x77xbf16>) -> tensor<16x1000x256xbf16>
  %ninf = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %zero = stablehlo.constant dense<0.0> : tensor<bf16>
  %half = stablehlo.constant dense<0.5> : tensor<16x1000x256xbf16>
  %x = stablehlo.multiply %s, %half : tensor<16x1000x256xbf16>
  %top = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<16x1000x256xbf16>, tensor<bf16>) -> tensor<16x1000xbf16>
  %tops = stablehlo.broadcast_in_dim %top, dims = [0, 1] : (tensor<16x1000xbf16>) -> tensor<16x1000x256xbf16>
  %d = stablehlo.subtract %x, %tops : tensor<16x1000x256xbf16>
  %e = stablehlo.exponential %d : tensor<16x1000x256xbf16>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<16x1000x256xbf16>, tensor<bf16>) -> tensor<16x1000xbf16>
  %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<16x1000xbf16>) -> tensor<16x1000x256xbf16>
  %p = stablehlo.divide %e, %sums : tensor<16x1000x256xbf16>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<16x1000x256xbf16>, tensor<16x256x64xbf16>) -> tensor<16x1000x64xbf16>
  return %o : tensor<16x1000x64xbf16>
}

// -----

// f32 stays in f32.
func.func @wide(%q: tensor<16x1000x64xf32>, %k: tensor<16x256x64xf32>, %v: tensor<16x256x64xf32>) -> tensor<16x1000x64xf32> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<16x1000x64xf32>, tensor<16x256x64xf32>) -> tensor<16x1000x256xf32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %half = stablehlo.constant dense<0.5> : tensor<16x1000x256xf32>
  %x = stablehlo.multiply %s, %half : tensor<16x1000x256xf32>
  %top = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<16x1000x256xf32>, tensor<f32>) -> tensor<16x1000xf32>
  %tops = stablehlo.broadcast_in_dim %top, dims = [0, 1] : (tensor<16x1000xf32>) -> tensor<16x1000x256xf32>
  %d = stablehlo.subtract %x, %tops : tensor<16x1000x256xf32>
  %e = stablehlo.exponential %d : tensor<16x1000x256xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<16x1000x256xf32>, tensor<f32>) -> tensor<16x1000xf32>
  %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<16x1000xf32>) -> tensor<16x1000x256xf32>
  %p = stablehlo.divide %e, %sums : tensor<16x1000x256xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<16x1000x256xf32>, tensor<16x256x64xf32>) -> tensor<16x1000x64xf32>
  return %o : tensor<16x1000x64xf32>
}

// -----

// Where matrices are opaque, scores with a mask stay between the products.
// OPAQUE-LABEL: func.func @masked
// OPAQUE-NOT:     iree_linalg_ext.attention
// MASKED-LABEL: func.func @masked
// MASKED:         iree_linalg_ext.attention
func.func @masked(%q: tensor<16x1000x64xf16>, %k: tensor<16x256x64xf16>, %v: tensor<16x256x64xf16>, %mask: tensor<1000x256xf16>) -> tensor<16x1000x64xf16> {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<16x1000x64xf16>, tensor<16x256x64xf16>) -> tensor<16x1000x256xf16>
  %ninf = stablehlo.constant dense<0xFC00> : tensor<f16>
  %zero = stablehlo.constant dense<0.0> : tensor<f16>
  %m = stablehlo.broadcast_in_dim %mask, dims = [1, 2] : (tensor<1000x256xf16>) -> tensor<16x1000x256xf16>
  %x = stablehlo.add %s, %m : tensor<16x1000x256xf16>
  %top = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<16x1000x256xf16>, tensor<f16>) -> tensor<16x1000xf16>
  %tops = stablehlo.broadcast_in_dim %top, dims = [0, 1] : (tensor<16x1000xf16>) -> tensor<16x1000x256xf16>
  %d = stablehlo.subtract %x, %tops : tensor<16x1000x256xf16>
  %e = stablehlo.exponential %d : tensor<16x1000x256xf16>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<16x1000x256xf16>, tensor<f16>) -> tensor<16x1000xf16>
  %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<16x1000xf16>) -> tensor<16x1000x256xf16>
  %p = stablehlo.divide %e, %sums : tensor<16x1000x256xf16>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<16x1000x256xf16>, tensor<16x256x64xf16>) -> tensor<16x1000x64xf16>
  return %o : tensor<16x1000x64xf16>
}
