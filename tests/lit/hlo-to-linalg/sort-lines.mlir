// RUN: cgc opt %s --pass-pipeline='hlo-to-linalg,canonicalize' --mlir-print-local-scope | FileCheck %s
// RUN: sed 's/40000/10000/g' %s >%t.few.mlir
// RUN: cgc opt %t.few.mlir --pass-pipeline='hlo-to-linalg' %validate > /dev/null
// RUN: %long cgc opt %s --pass-pipeline='hlo-to-linalg' --validate > /dev/null
// RUN: cgc run %s --function=columns --device=interp --target=hopper --subgroup-size=8 --compare --print-limit=1 --input=200x3xf16=random:1 | FileCheck %s --check-prefix=SAME
// RUN: sed 's/"hopper"/"lavapipe"/' %s > %t.mlir
// RUN: cgc opt %t.mlir --pass-pipeline='hlo-to-linalg,canonicalize' --mlir-print-local-scope | FileCheck %s --check-prefix=MANY
// RUN: cgc compile %t.mlir --target=lavapipe --emit=figures | FileCheck %s --check-prefix=FIGURES
// RUN: %unsanitized cgc run %t.mlir --function=long --device=interp --target=lavapipe --compare --print-limit=1 --input=40000xf32=random:1 | %unsanitized FileCheck %s --check-prefix=SAME
// RUN: %unsanitized cgc run %s --function=greatest --device=interp --target=hopper --compare --print-limit=1 --input=9001xf32=random:1 | %unsanitized FileCheck %s --check-prefix=SAME
// RUN: sed 's/"hopper"/"vulkan1.1"/' %s | cgc opt - --pass-pipeline='hlo-to-linalg' | FileCheck %s --check-prefix=SLOW
module attributes {hal.device.targets = [#hal.device.target<"vulkan", [#hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "hopper"}>]>]} {

// SAME: compare result[0]: worst difference 0 at
// Where a target has no memory or threads enough, generics sort.
// SLOW-NOT: codegen.sort

// A block is a power of two times 17, which a line of 200 does not fill: one kernel, lines of columns in rows, and back.
// CHECK-LABEL: func.func @columns
// CHECK:         linalg.generic {{.*}} ins(%arg0 : tensor<200x3xf16>) outs(%{{.*}} : tensor<3x200xf16>)
// CHECK:         codegen.sort {block = 272 : i64, {{.*}}, run = 1 : i64} ins(%{{.*}} : tensor<3x200xf16>) outs(%{{.*}} : tensor<3x200xf16>)
// CHECK:         linalg.generic {{.*}} outs(%{{.*}} : tensor<200x3xf16>)
func.func @columns(%x: tensor<200x3xf16>) -> tensor<200x3xf16> {
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %less = stablehlo.compare GT, %a, %b, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<200x3xf16>) -> tensor<200x3xf16>
  return %r : tensor<200x3xf16>
}

// Blocks, then runs by twos until there is one: few elements each bisect for their place in both runs, of many workgroups merge tiles that generics cut.
// What is computed before and behind is part of the first and the last kernel.
// CHECK-LABEL: func.func @long
// CHECK:         codegen.sort {block = 4352 : i64
// CHECK-COUNT-4: scf.while
// CHECK-NOT:     codegen.sort
// MANY-LABEL:  func.func @long
// MANY:          codegen.sort {block = 2304 : i64
// MANY:          linalg.generic {{.*}} outs(%{{.*}} : tensor<18xi32>)
// MANY:            scf.while
// MANY:          codegen.sort {block = 4608 : i64, indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0 floordiv 2304)>, affine_map<(d0) -> (d0)>], run = 2304 : i64}
// MANY:          codegen.sort {block = 9216 : i64, {{.*}}, run = 4608 : i64}
// MANY:          codegen.sort {block = 18432 : i64, {{.*}}, run = 9216 : i64}
// MANY:          codegen.sort {block = 36864 : i64, {{.*}}, run = 18432 : i64}
// MANY:          codegen.sort {block = 73728 : i64, {{.*}}, run = 36864 : i64}
// MANY-NOT:      codegen.sort
// MANY-LABEL:  func.func @greatest
// FIGURES-LABEL: long_dispatch_10: Sort
// FIGURES-NOT:   long_dispatch_11
func.func @long(%x: tensor<40000xf32>) -> tensor<40000xf16> {
  %n = stablehlo.negate %x : tensor<40000xf32>
  %r = "stablehlo.sort"(%n) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %less = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<40000xf32>) -> tensor<40000xf32>
  %h = stablehlo.convert %r : (tensor<40000xf32>) -> tensor<40000xf16>
  return %h : tensor<40000xf16>
}

// The greatest of a long line: the first of each block, and the best of these. Places move along.
// CHECK-LABEL: func.func @greatest
// CHECK:         codegen.sort {block = 2304 : i64, {{.*}}, run = 1 : i64} ins(%{{.*}}, %{{.*}} : tensor<9001xf32>, tensor<9001xi32>)
// CHECK:         tensor<20xf32>
// CHECK:         codegen.sort {block = 36 : i64, {{.*}}, run = 1 : i64} ins(%{{.*}}, %{{.*}} : tensor<20xf32>, tensor<20xi32>)
// CHECK-NOT:     codegen.sort
func.func @greatest(%x: tensor<9001xf32>) -> (tensor<5xf32>, tensor<5xi32>) {
  %v, %i = chlo.top_k(%x, k = 5) : tensor<9001xf32> -> (tensor<5xf32>, tensor<5xi32>)
  return %v, %i : tensor<5xf32>, tensor<5xi32>
}

// Of three operands one is compared: it moves with places, by which the others are gathered.
// CHECK-LABEL: func.func @three
// CHECK:         codegen.sort {block = 1152 : i64, {{.*}} ins(%arg0, %{{.*}} : tensor<1000xi8>, tensor<1000xi32>)
// CHECK:         ^bb0(%[[A:.*]]: i8, %[[B:.*]]: i8, %{{.*}}: i32, %{{.*}}: i32):
// CHECK-NEXT:      arith.cmpi slt, %[[A]], %[[B]] : i8
// CHECK:         tensor.extract %arg1
// CHECK:         tensor.extract %arg2
func.func @three(%x: tensor<1000xi8>, %y: tensor<1000xf32>, %z: tensor<1000xi64>) -> (tensor<1000xi8>, tensor<1000xf32>, tensor<1000xi64>) {
  %r:3 = "stablehlo.sort"(%x, %y, %z) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>, %c: tensor<f32>, %d: tensor<f32>, %e: tensor<i64>, %f: tensor<i64>):
    %less = stablehlo.compare LT, %a, %b, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<1000xi8>, tensor<1000xf32>, tensor<1000xi64>) -> (tensor<1000xi8>, tensor<1000xf32>, tensor<1000xi64>)
  return %r#0, %r#1, %r#2 : tensor<1000xi8>, tensor<1000xf32>, tensor<1000xi64>
}

// What is short stays with generics.
// CHECK-LABEL: func.func @short
// CHECK-NOT:     codegen.sort
func.func @short(%x: tensor<64xf32>) -> tensor<64xf32> {
  %r = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %less = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<64xf32>) -> tensor<64xf32>
  return %r : tensor<64xf32>
}
}
