// RUN: cgc opt %s --pass-pipeline='super-vectorize' --verify-each | FileCheck %s

// A row that memory names, and what is computed of its elements.
// CHECK-LABEL: func.func @gather
// CHECK: scf.parallel (%[[I:.*]], %[[J:.*]]) = (%{{.*}}, %{{.*}}) to (%{{.*}}, %{{.*}}) step (%{{.*}}, %c4{{.*}}) {
// CHECK: %[[S:.*]] = memref.load %{{.*}}[%[[I]]] : memref<10xf32>
// CHECK: %[[X:.*]] = vector.load %{{.*}}[%{{.*}}, %[[J]]] : memref<99x64xf32>, vector<4xf32>
// CHECK: %[[B:.*]] = vector.broadcast %[[S]] : f32 to vector<4xf32>
// CHECK: %[[P:.*]] = arith.mulf %[[X]], %[[B]] : vector<4xf32>
// CHECK: vector.store %[[P]], %{{.*}}[%[[I]], %[[J]]] : memref<10x64xf32>, vector<4xf32>
module {
  func.func @gather() attributes {translation_info = #iree_codegen.translation_info<pipeline = SimpleDistribute workgroup_size = [64, 1, 1]>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %c64 = arith.constant 64 : index
    %table = hal.interface.binding.subspan set(0) binding(0) : memref<99x64xf32>
    %rows = hal.interface.binding.subspan set(0) binding(1) : memref<10xi32>
    %scale = hal.interface.binding.subspan set(0) binding(2) : memref<10xf32>
    %out = hal.interface.binding.subspan set(0) binding(3) : memref<10x64xf32>
    scf.parallel (%i, %j) = (%c0, %c0) to (%c10, %c64) step (%c1, %c1) {
      %n = memref.load %rows[%i] : memref<10xi32>
      %s = memref.load %scale[%i] : memref<10xf32>
      %r = arith.index_cast %n : i32 to index
      %x = memref.load %table[%r, %j] : memref<99x64xf32>
      %p = arith.mulf %x, %s : f32
      memref.store %p, %out[%i, %j] : memref<10x64xf32>
      scf.reduce
    }
    return
  }
}
// What a loop carries varies as what it begins with does; the branch that does not hold gives a number that is the same for all.
// CHECK-LABEL: func.func @sums
// CHECK: scf.parallel {{.*}} step (%{{.*}}, %c4{{.*}}) {
// CHECK: %[[Z:.*]] = vector.broadcast %{{.*}} : f32 to vector<4xf32>
// CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[Z]]) -> (vector<4xf32>)
// CHECK: scf.if %{{.*}} -> (vector<4xf32>)
// CHECK: vector.load
// CHECK: } else {
// CHECK: vector.broadcast
// CHECK: arith.addf %{{.*}}, %{{.*}} : vector<4xf32>
// CHECK: vector.store
module {
  func.func @sums() attributes {translation_info = #iree_codegen.translation_info<pipeline = SimpleDistribute workgroup_size = [64, 1, 1]>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c10 = arith.constant 10 : index
    %c64 = arith.constant 64 : index
    %zero = arith.constant 0.0 : f32
    %table = hal.interface.binding.subspan set(0) binding(0) : memref<99x64xf32>
    %rows = hal.interface.binding.subspan set(0) binding(1) : memref<11xi32>
    %out = hal.interface.binding.subspan set(0) binding(2) : memref<10x64xf32>
    scf.parallel (%i, %j) = (%c0, %c0) to (%c10, %c64) step (%c1, %c1) {
      %n = memref.load %rows[%i] : memref<11xi32>
      %r = arith.index_cast %n : i32 to index
      %sum = scf.for %k = %c0 to %r step %c1 iter_args(%acc = %zero) -> (f32) {
        %c = arith.cmpi ult, %k, %c5 : index
        %x = scf.if %c -> (f32) {
          %y = memref.load %table[%k, %j] : memref<99x64xf32>
          scf.yield %y : f32
        } else {
          scf.yield %zero : f32
        }
        %a = arith.addf %acc, %x : f32
        scf.yield %a : f32
      }
      memref.store %sum, %out[%i, %j] : memref<10x64xf32>
      scf.reduce
    }
    return
  }
}
// Elements of 16 bits, in a row of four as those of 32.
// CHECK-LABEL: func.func @halves
// CHECK: %[[H:.*]] = vector.load %{{.*}} : memref<64x64xf16>, vector<4xf16>
// CHECK: %[[B:.*]] = vector.load %{{.*}} : memref<64x64xbf16>, vector<4xbf16>
// CHECK: %[[X:.*]] = arith.extf %[[H]] : vector<4xf16> to vector<4xf32>
// CHECK: %[[Y:.*]] = arith.extf %[[B]] : vector<4xbf16> to vector<4xf32>
// CHECK: %[[S:.*]] = arith.addf %[[X]], %[[Y]] : vector<4xf32>
// CHECK: %[[T:.*]] = arith.truncf %[[S]] : vector<4xf32> to vector<4xf16>
// CHECK: vector.store %[[T]], %{{.*}} : memref<64x64xf16>, vector<4xf16>
module {
  func.func @halves() attributes {translation_info = #iree_codegen.translation_info<pipeline = SimpleDistribute workgroup_size = [64, 1, 1]>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    %half = hal.interface.binding.subspan set(0) binding(0) : memref<64x64xf16>
    %brain = hal.interface.binding.subspan set(0) binding(1) : memref<64x64xbf16>
    %rows = hal.interface.binding.subspan set(0) binding(2) : memref<64xi32>
    %out = hal.interface.binding.subspan set(0) binding(3) : memref<64x64xf16>
    scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c64) step (%c1, %c1) {
      %n = memref.load %rows[%i] : memref<64xi32>
      %r = arith.index_cast %n : i32 to index
      %x = memref.load %half[%r, %j] : memref<64x64xf16>
      %y = memref.load %brain[%r, %j] : memref<64x64xbf16>
      %f = arith.extf %x : f16 to f32
      %g = arith.extf %y : bf16 to f32
      %s = arith.addf %f, %g : f32
      %t = arith.truncf %s : f32 to f16
      memref.store %t, %out[%i, %j] : memref<64x64xf16>
      scf.reduce
    }
    return
  }
}
// Rows of 63 elements, the lane in arithmetic, a lane that is not the last index, elements of 64 bits, nothing that memory says: these stay.
// CHECK-LABEL: func.func @others
// CHECK-NOT: vector
module {
  func.func @others() attributes {translation_info = #iree_codegen.translation_info<pipeline = SimpleDistribute workgroup_size = [64, 1, 1]>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c63 = arith.constant 63 : index
    %c64 = arith.constant 64 : index
    %odd = hal.interface.binding.subspan set(0) binding(0) : memref<64x63xf32>
    %table = hal.interface.binding.subspan set(0) binding(1) : memref<64x64xf32>
    %long = hal.interface.binding.subspan set(0) binding(2) : memref<64x64xf64>
    %rows = hal.interface.binding.subspan set(0) binding(3) : memref<64xi32>
    %out = hal.interface.binding.subspan set(0) binding(4) : memref<64x64xf32>
    %last = hal.interface.binding.subspan set(0) binding(5) : memref<64x63xf32>
    %longs = hal.interface.binding.subspan set(0) binding(6) : memref<64x64xf64>
    scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c63) step (%c1, %c1) {
      %n = memref.load %rows[%i] : memref<64xi32>
      %r = arith.index_cast %n : i32 to index
      %x = memref.load %odd[%r, %j] : memref<64x63xf32>
      memref.store %x, %last[%i, %j] : memref<64x63xf32>
      scf.reduce
    }
    scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c64) step (%c1, %c1) {
      %n = memref.load %rows[%i] : memref<64xi32>
      %r = arith.index_cast %n : i32 to index
      %k = arith.subi %c63, %j : index
      %x = memref.load %table[%r, %k] : memref<64x64xf32>
      memref.store %x, %out[%i, %j] : memref<64x64xf32>
      scf.reduce
    }
    scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c64) step (%c1, %c1) {
      %n = memref.load %rows[%j] : memref<64xi32>
      %r = arith.index_cast %n : i32 to index
      %x = memref.load %table[%i, %r] : memref<64x64xf32>
      memref.store %x, %out[%i, %j] : memref<64x64xf32>
      scf.reduce
    }
    scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c64) step (%c1, %c1) {
      %n = memref.load %rows[%i] : memref<64xi32>
      %r = arith.index_cast %n : i32 to index
      %x = memref.load %long[%r, %j] : memref<64x64xf64>
      memref.store %x, %longs[%i, %j] : memref<64x64xf64>
      scf.reduce
    }
    scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c64) step (%c1, %c1) {
      %x = memref.load %table[%i, %j] : memref<64x64xf32>
      memref.store %x, %out[%i, %j] : memref<64x64xf32>
      scf.reduce
    }
    return
  }
}
