// Large products whose rows are no whole pieces read copies that are, where all targets have matrix units for them.
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=hopper},pad-to-intrinsics{work=1}' -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=hopper},pad-to-intrinsics' | FileCheck %s --check-prefix=STAYS
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=hopper,vulkan1.1},pad-to-intrinsics{work=1}' | FileCheck %s --check-prefix=STAYS
// RUN: cgc opt %s --pass-pipeline='assign-targets{targets=sm_80},pad-to-intrinsics{work=1}' | FileCheck %s --check-prefix=PTX
// RUN: cgc run %t.mlir --function=both --device=interp --target=hopper --compare --print-limit=1 --input=random:1 --input=random:2
// RUN: %unsanitized cgc run %t.mlir --function=along --device=interp --target=hopper --compare --print-limit=1 --input=random:1 --input=random:2
// RUN: %unsanitized cgc run %t.mlir --function=across --device=interp --target=hopper --compare --print-limit=1 --input=random:1 --input=random:2
// RUN: cgc run %t.mlir --function=one --device=interp --target=hopper --compare --print-limit=1 --input=random:1 --input=random:2
// RUN: cgc run %t.mlir --function=bytes --device=interp --target=hopper --compare --print-limit=1 --input=random:1 --input=random:2
// RUN: %unsanitized cgc run %t.mlir --function=bytes_across --device=interp --target=hopper --compare --print-limit=1 --input=random:1 --input=random:2
// RUN: cgc compile %t.mlir --target=hopper -o %t.spv --print-ir-after=select-configuration 2>&1 | FileCheck %s --check-prefix=UNITS
// UNITS-COUNT-5: pipeline = CooperativeMatrix

// STAYS-NOT: stablehlo.pad
// STAYS-NOT: stablehlo.transpose

// Rows along the sum, and along columns: both factors get more of the sum, the second is turned.
// CHECK-LABEL: func.func @both
// CHECK: %[[A:.*]] = stablehlo.pad %arg0, %{{.*}}, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<67x37xf16>, tensor<f16>) -> tensor<67x40xf16>
// CHECK: %[[CA:.*]] = stablehlo.transpose %[[A]], dims = [0, 1] {cg.copy}
// CHECK: %[[B:.*]] = stablehlo.pad %arg1, %{{.*}}, low = [0, 0], high = [3, 0], interior = [0, 0] : (tensor<37x61xf16>, tensor<f16>) -> tensor<40x61xf16>
// CHECK: %[[CB:.*]] = stablehlo.transpose %[[B]], dims = [1, 0] {cg.copy}
// CHECK: stablehlo.dot_general %[[CA]], %[[CB]], contracting_dims = [1] x [1]
func.func @both(%a: tensor<67x37xf16>, %b: tensor<37x61xf16>) -> tensor<67x61xf16> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<67x37xf16>, tensor<37x61xf16>) -> tensor<67x61xf16>
  return %0 : tensor<67x61xf16>
}

// CHECK-LABEL: func.func @along
// CHECK: stablehlo.pad %arg0
// CHECK: stablehlo.pad %arg1, %{{.*}} : (tensor<64x37xbf16>, tensor<bf16>) -> tensor<64x40xbf16>
// CHECK: contracting_dims = [2] x [1]
func.func @along(%a: tensor<5x20x37xbf16>, %b: tensor<64x37xbf16>) -> tensor<5x20x64xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [2] x [1] : (tensor<5x20x37xbf16>, tensor<64x37xbf16>) -> tensor<5x20x64xf32>
  return %0 : tensor<5x20x64xf32>
}

// The sum is of whole pieces: only what lies across it is copied.
// CHECK-LABEL: func.func @across
// CHECK-NOT: stablehlo.pad
// CHECK: %[[T:.*]] = stablehlo.transpose %arg0, dims = [1, 0] {cg.copy} : (tensor<40x67xf16>) -> tensor<67x40xf16>
// CHECK: stablehlo.dot_general %[[T]], %arg1, contracting_dims = [1] x [0]
func.func @across(%a: tensor<40x67xf16>, %b: tensor<40x64xf16>) -> tensor<67x64xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<40x67xf16>, tensor<40x64xf16>) -> tensor<67x64xf32>
  return %0 : tensor<67x64xf32>
}

// A batch of one.
// CHECK-LABEL: func.func @one
// CHECK: stablehlo.transpose %{{.*}}, dims = [0, 2, 1] {cg.copy} : (tensor<1x40x61xf16>) -> tensor<1x61x40xf16>
// CHECK: batching_dims = [0] x [0], contracting_dims = [2] x [2]
func.func @one(%a: tensor<1x67x37xf16>, %b: tensor<1x37x61xf16>) -> tensor<1x67x61xf16> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<1x67x37xf16>, tensor<1x37x61xf16>) -> tensor<1x67x61xf16>
  return %0 : tensor<1x67x61xf16>
}

// 16 bytes to a piece.
// CHECK-LABEL: func.func @bytes
// CHECK: stablehlo.pad %arg0, %{{.*}}, high = [0, 11], {{.*}} -> tensor<67x48xi8>
// CHECK: stablehlo.transpose %{{.*}}, dims = [1, 0] {cg.copy} : (tensor<48x61xi8>) -> tensor<61x48xi8>
func.func @bytes(%a: tensor<67x37xi8>, %b: tensor<37x61xi8>) -> tensor<67x61xi32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<67x37xi8>, tensor<37x61xi8>) -> tensor<67x61xi32>
  return %0 : tensor<67x61xi32>
}

// Whole pieces of bytes: those across the sum are turned where the other factor has rows enough to pay for that.
// CHECK-LABEL: func.func @bytes_across
// CHECK: stablehlo.transpose %{{.*}} : (tensor<64x48xi8>) -> tensor<48x64xi8>
// CHECK: stablehlo.dot_general {{.*}}, contracting_dims = [1] x [1] {{.*}} -> tensor<128x48xi32>
// CHECK: stablehlo.dot_general {{.*}}, contracting_dims = [1] x [0] {{.*}} -> tensor<112x48xi32>
// PTX has its own way to read these.
// PTX-LABEL: func.func @bytes_across
// PTX-NOT: stablehlo.transpose
// PTX: return
func.func @bytes_across(%a: tensor<128x64xi8>, %b: tensor<64x48xi8>) -> (tensor<128x48xi32>, tensor<112x48xi32>) {
  %few = stablehlo.slice %a [0:112, 0:64] : (tensor<128x64xi8>) -> tensor<112x64xi8>
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<128x64xi8>, tensor<64x48xi8>) -> tensor<128x48xi32>
  %1 = stablehlo.dot_general %few, %b, contracting_dims = [1] x [0] : (tensor<112x64xi8>, tensor<64x48xi8>) -> tensor<112x48xi32>
  return %0, %1 : tensor<128x48xi32>, tensor<112x48xi32>
}

// CHECK-LABEL: func.func @stay
// CHECK-NOT: stablehlo.pad
// CHECK-NOT: stablehlo.transpose
func.func @stay(%a: tensor<2x67x37xf16>, %b: tensor<2x37x61xf16>, %c: tensor<64x37xf16>, %d: tensor<37x64xf32>) -> (tensor<2x67x61xf16>, tensor<64x64xf32>) {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x67x37xf16>, tensor<2x37x61xf16>) -> tensor<2x67x61xf16>
  %1 = stablehlo.convert %c : (tensor<64x37xf16>) -> tensor<64x37xf32>
  %2 = stablehlo.dot_general %1, %d, contracting_dims = [1] x [0] : (tensor<64x37xf32>, tensor<37x64xf32>) -> tensor<64x64xf32>
  return %0, %2 : tensor<2x67x61xf16>, tensor<64x64xf32>
}
