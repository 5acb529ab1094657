// RUN: cgc run %s --function=add --device=interp --input=2x2xf32="[1 2][3 4]" --input=2x2xf32=1 | FileCheck %s --check-prefix=ADD
// ADD: EXEC @add
// ADD-NEXT: result[0]: hal.buffer_view
// ADD-NEXT: 2x2xf32=[2 3][4 5]
// RUN: cgc run %s --function=add --device=interp --input=1,2,3,4 --input=2x2xf32=1,1,2,-2.5 | FileCheck %s --check-prefix=LISTS
// LISTS: 2x2xf32=[2 3][5 1.5]
// RUN: cgc run %s --function=add --device=interp --target=vulkan1.1 --input=2x2xf32=nan,inf,-inf,1e-3 --input=2x2xf32=1 | FileCheck %s --check-prefix=SPECIAL
// SPECIAL: 2x2xf32=[nan inf][-inf 1.001]
// RUN: cgc run %s --function=add --device=interp --print-limit=1 --input=2x2xf32=1 --input=2x2xf32=1 | FileCheck %s --check-prefix=LIMIT
// LIMIT: 2x2xf32=[2...]
// RUN: cgc run %s --function=add --device=interp --input=2x2xf32=3 --input=2x2xf32=1 --output=@%t.npy
// RUN: cgc run %s --function=add --device=interp --input=@%t.npy --input=2x2xf32=1 | FileCheck %s --check-prefix=NPY
// NPY: 2x2xf32=[5 5][5 5]
// RUN: cgc run %s --function=types --device=interp --input=3xi8=-1,2,127 --input=3xui8=255 --input=3xi1=1,0,1 --input=3xf16=0.1 --input=3xbf16=0.1 | FileCheck %s --check-prefix=TYPES
// TYPES: result[0]: hal.buffer_view
// TYPES-NEXT: 3xi8=-2 4 -2
// TYPES-NEXT: result[1]: hal.buffer_view
// TYPES-NEXT: 3xui8=254 254 254
// TYPES-NEXT: result[2]: hal.buffer_view
// TYPES-NEXT: 3xi1=0 1 0
// TYPES-NEXT: result[3]: hal.buffer_view
// TYPES-NEXT: 3xf16=0.199951 0.199951 0.199951
// TYPES-NEXT: result[4]: hal.buffer_view
// TYPES-NEXT: 3xbf16=0.200195 0.200195 0.200195
// What numpy (ml_dtypes) has in a byte: i4 with its sign, f8 as '|V1'.
// RUN: cgc run %s --function=narrow --device=interp --input=3xi4=-8,7,-1 --input=3xui4=15,8,1 --input=3xf8E4M3FN=1,-2,448 --output=@%t.i4.npy --output=@%t.ui4.npy --output=@%t.f8.npy
// RUN: od -An -tx1 -j128 %t.i4.npy | FileCheck %s --check-prefix=I4
// I4: f8 07 ff
// RUN: od -An -tx1 -j128 %t.ui4.npy | FileCheck %s --check-prefix=UI4
// UI4: 0f 08 01
// RUN: cgc run %s --function=narrow --device=interp --input=@%t.i4.npy --input=@%t.ui4.npy --input=@%t.f8.npy | FileCheck %s --check-prefix=NARROW
// RUN: sed "s/|[iu]1/|V1/" %t.i4.npy >%t.v1.npy
// RUN: cgc run %s --function=narrow --device=interp --target=vulkan1.1 --compare --input=@%t.v1.npy --input=@%t.ui4.npy --input=@%t.f8.npy | FileCheck %s --check-prefix=NARROW
// NARROW: 3xi4=-8 7 -1
// NARROW: 3xui4=15 8 1
// NARROW: 3xf8E4M3FN=1 -2 448
// RUN: cgc run %s --function=scalar --device=interp --input=f32=2 | FileCheck %s --check-prefix=SCALAR
// SCALAR: result[0]: hal.buffer_view
// SCALAR-NEXT: f32=4
// RUN: cgc run %s --function=dynamic --device=interp --input=3xf32=1,2,3 | FileCheck %s --check-prefix=DYNAMIC
// DYNAMIC: 3xf32=2 4 6
// RUN: cgc run %s --function=dynamic --device=interp --input=0xf32= | FileCheck %s --check-prefix=EMPTY
// EMPTY: 0xf32=
// RUN: cgc run %s --function=add --device=interp --target=vulkan1.1 --compare --input=2x2xf32=3 --input=2x2xf32=1 | FileCheck %s --check-prefix=COMPARE
// COMPARE: compare result[0]: worst difference 0

// RUN: not cgc run %s --function=add --device=interp --input=2x3xf32=1 --input=2x2xf32=1 2>&1 | FileCheck %s --check-prefix=SHAPE
// SHAPE: --input 0: {{.*}}xf32 is given, where 2x2xf32 is needed
// RUN: not cgc run %s --function=add --device=interp --input=2x2xi32=1 --input=2x2xf32=1 2>&1 | FileCheck %s --check-prefix=ELEMENT
// ELEMENT: --input 0: 2x2xi32 is given, where 2x2xf32 is needed
// RUN: not cgc run %s --function=add --device=interp --input=2x2xf32=1,2,3 --input=2x2xf32=1 2>&1 | FileCheck %s --check-prefix=COUNT
// COUNT: --input 0: 3 values for 4 elements
// RUN: not cgc run %s --function=nothing --device=interp 2>&1 | FileCheck %s --check-prefix=FUNCTION
// FUNCTION: no function 'nothing'
func.func @add(%a: tensor<2x2xf32>, %b: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.add %a, %b : tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
func.func @types(%a: tensor<3xi8>, %b: tensor<3xui8>, %c: tensor<3xi1>, %d: tensor<3xf16>, %e: tensor<3xbf16>) -> (tensor<3xi8>, tensor<3xui8>, tensor<3xi1>, tensor<3xf16>, tensor<3xbf16>) {
  %0 = stablehlo.add %a, %a : tensor<3xi8>
  %1 = stablehlo.add %b, %b : tensor<3xui8>
  %2 = stablehlo.not %c : tensor<3xi1>
  %3 = stablehlo.add %d, %d : tensor<3xf16>
  %4 = stablehlo.add %e, %e : tensor<3xbf16>
  return %0, %1, %2, %3, %4 : tensor<3xi8>, tensor<3xui8>, tensor<3xi1>, tensor<3xf16>, tensor<3xbf16>
}
func.func @narrow(%a: tensor<3xi4>, %b: tensor<3xui4>, %c: tensor<3xf8E4M3FN>) -> (tensor<3xi4>, tensor<3xui4>, tensor<3xf8E4M3FN>) {
  %z = stablehlo.constant dense<0> : tensor<3xi4>
  %0 = stablehlo.add %a, %z : tensor<3xi4>
  %1 = stablehlo.maximum %b, %b : tensor<3xui4>
  %2 = stablehlo.maximum %c, %c : tensor<3xf8E4M3FN>
  return %0, %1, %2 : tensor<3xi4>, tensor<3xui4>, tensor<3xf8E4M3FN>
}
func.func @scalar(%a: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.multiply %a, %a : tensor<f32>
  return %0 : tensor<f32>
}
func.func @dynamic(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = stablehlo.add %a, %a : tensor<?xf32>
  return %0 : tensor<?xf32>
}
