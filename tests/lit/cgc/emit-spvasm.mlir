// --emit=spvasm is what `spirv-dis --raw-id` makes of the words, and assembles to them; floats that decimal digits cannot say are exact.
// RUN: cgc compile %s --target=hopper -g -o %t.spv
// RUN: cgc compile %s --target=hopper -g --emit=spvasm -o %t.spvasm && FileCheck %s <%t.spvasm
// RUN: spirv-dis --no-color --raw-id %t.spv | cmp - %t.spvasm
// RUN: spirv-as --preserve-numeric-ids --target-env vulkan1.3 %t.spvasm -o %t.again
// RUN: tail -c +13 %t.spv >%t.words && tail -c +13 %t.again | cmp - %t.words
// RUN: cgc compile %s --target=hopper,ada --emit=spvasm | grep -c '^; -----$' | FileCheck %s --check-prefix=BETWEEN
// BETWEEN: 1
// CHECK: ; SPIR-V
// CHECK: ; Generator: Khronos; 0
// CHECK: OpEntryPoint GLCompute %{{[0-9]+}} "f32_dispatch_0"
// CHECK-DAG: OpConstant %{{[0-9]+}} 0x1p-149{{$}}
// CHECK-DAG: OpConstant %{{[0-9]+}} -0x1.fffffcp-127{{$}}
// CHECK-DAG: OpConstant %{{[0-9]+}} 1.17549435e-38{{$}}
// CHECK-DAG: OpConstant %{{[0-9]+}} -0x1p+128{{$}}
// CHECK-DAG: OpConstant %{{[0-9]+}} 0x1.800002p+128{{$}}
// CHECK-DAG: OpConstant %{{[0-9]+}} 0.100000001{{$}}
// CHECK-DAG: OpConstant %{{[0-9]+}} 0x1p-24{{$}}
// CHECK-DAG: OpConstant %{{[0-9]+}} -0x1.ff8p-15{{$}}
// CHECK-DAG: OpConstant %{{[0-9]+}} 0x1.804p+16{{$}}
// CHECK-DAG: OpConstant %{{[0-9]+}} 0x1.998p-4{{$}}
// CHECK-DAG: OpConstant %{{[0-9]+}} 0x1p-1074{{$}}
// CHECK-DAG: OpConstant %{{[0-9]+}} 0x1.8000000000001p+1024{{$}}
// CHECK-DAG: OpConstant %{{[0-9]+}} 0.10000000000000001{{$}}
// CHECK-DAG: OpConstant %{{[0-9]+}} 9223372036854775809{{$}}
// CHECK-DAG: OpConstant %{{[0-9]+}} 65533{{$}}
func.func @f32(%x: tensor<64xf32>) -> tensor<64xf32> {
  %c0 = stablehlo.constant dense<0x00000001> : tensor<64xf32>
  %0 = stablehlo.add %x, %c0 : tensor<64xf32>
  %c1 = stablehlo.constant dense<0x807FFFFF> : tensor<64xf32>
  %1 = stablehlo.add %0, %c1 : tensor<64xf32>
  %c2 = stablehlo.constant dense<0x00800000> : tensor<64xf32>
  %2 = stablehlo.add %1, %c2 : tensor<64xf32>
  %c3 = stablehlo.constant dense<0xFF800000> : tensor<64xf32>
  %3 = stablehlo.add %2, %c3 : tensor<64xf32>
  %c4 = stablehlo.constant dense<0x7FC00001> : tensor<64xf32>
  %4 = stablehlo.add %3, %c4 : tensor<64xf32>
  %c5 = stablehlo.constant dense<0x3DCCCCCD> : tensor<64xf32>
  %5 = stablehlo.add %4, %c5 : tensor<64xf32>
  return %5 : tensor<64xf32>
}
func.func @f16(%x: tensor<64xf16>) -> tensor<64xf16> {
  %c0 = stablehlo.constant dense<0x0001> : tensor<64xf16>
  %0 = stablehlo.add %x, %c0 : tensor<64xf16>
  %c1 = stablehlo.constant dense<0x83FF> : tensor<64xf16>
  %1 = stablehlo.add %0, %c1 : tensor<64xf16>
  %c2 = stablehlo.constant dense<0x7E01> : tensor<64xf16>
  %2 = stablehlo.add %1, %c2 : tensor<64xf16>
  %c3 = stablehlo.constant dense<0x2E66> : tensor<64xf16>
  %3 = stablehlo.add %2, %c3 : tensor<64xf16>
  return %3 : tensor<64xf16>
}
func.func @f64(%x: tensor<64xf64>) -> tensor<64xf64> {
  %c0 = stablehlo.constant dense<0x0000000000000001> : tensor<64xf64>
  %0 = stablehlo.add %x, %c0 : tensor<64xf64>
  %c1 = stablehlo.constant dense<0x7FF8000000000001> : tensor<64xf64>
  %1 = stablehlo.add %0, %c1 : tensor<64xf64>
  %c2 = stablehlo.constant dense<0x3FB999999999999A> : tensor<64xf64>
  %2 = stablehlo.add %1, %c2 : tensor<64xf64>
  return %2 : tensor<64xf64>
}
func.func @i64(%x: tensor<64xi64>) -> tensor<64xi64> {
  %c0 = stablehlo.constant dense<-9223372036854775807> : tensor<64xi64>
  %0 = stablehlo.multiply %x, %c0 : tensor<64xi64>
  %c1 = stablehlo.constant dense<5> : tensor<64xi64>
  %1 = stablehlo.maximum %0, %c1 : tensor<64xi64>
  return %1 : tensor<64xi64>
}
func.func @i16(%x: tensor<64xi16>) -> tensor<64xi16> {
  %c0 = stablehlo.constant dense<-3> : tensor<64xi16>
  %0 = stablehlo.multiply %x, %c0 : tensor<64xi16>
  %c1 = stablehlo.constant dense<7> : tensor<64xi16>
  %1 = stablehlo.maximum %0, %c1 : tensor<64xi16>
  return %1 : tensor<64xi16>
}
func.func @i8(%x: tensor<64xi8>) -> tensor<64xi8> {
  %c0 = stablehlo.constant dense<-100> : tensor<64xi8>
  %0 = stablehlo.multiply %x, %c0 : tensor<64xi8>
  %c1 = stablehlo.constant dense<7> : tensor<64xi8>
  %1 = stablehlo.maximum %0, %c1 : tensor<64xi8>
  return %1 : tensor<64xi8>
}
