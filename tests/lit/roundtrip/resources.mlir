// Resources in the text give constants their values; what is not there stays a name.
// RUN: cgc opt %s | FileCheck %s

// CHECK: arith.constant dense<[1, 2]> : tensor<2xi32>
%0 = arith.constant dense_resource<two> : tensor<2xi32>
// CHECK: arith.constant dense<[1.000000e+00, -2.000000e+00]> : tensor<2xf32>
%1 = arith.constant dense_resource<"a name"> : tensor<2xf32>
// CHECK: arith.constant dense_resource<__elided__> : tensor<64xf32>
%2 = arith.constant dense_resource<__elided__> : tensor<64xf32>
// CHECK: arith.constant dense<"0x00010203
// CHECK-SAME: 0405"> : tensor<102xi8>
%3 = arith.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162630405"> : tensor<102xi8>

{-#
  dialect_resources: {
    builtin: {
      two: "0x080000000100000002000000",
      "a name": "0x040000000000803F000000C0"
    }
  }
#-}
