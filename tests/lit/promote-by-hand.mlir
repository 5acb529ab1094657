// A product that a text has on a workgroup's views of buffers is given copies of its operands in workgroup memory, of the greatest size that the views
// have, and barriers around their use. A configuration says which operands; what is promoted already stays so.

// RUN: cgc opt %S/tiles-by-hand.mlir --pass-pipeline=promote,promote --verify-each -o %t.mlir && FileCheck %s < %t.mlir
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=left --output=@%t.left.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=right --output=@%t.right.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=product --input=@%t.left.npy --input=@%t.right.npy --output=@%t.want.npy
// RUN: cgc run %t.mlir --device=interp --target=vulkan1.3 --function=tiled --input=@%t.left.npy --input=@%t.right.npy --input=77x45xf32=7 --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc opt %S/tiles-by-hand.mlir --pass-pipeline=specialize-workgroups,promote --verify-each -o %t.both.mlir && cmp %t.mlir %t.both.mlir
// CHECK-LABEL: func.func @tiled
// CHECK-DAG: %[[B:.*]] = memref.alloc() : memref<4x8xf32, 3>
// CHECK-DAG: %[[A:.*]] = memref.alloc() : memref<8x4xf32, 3>
// CHECK: scf.for
// CHECK: gpu.barrier
// CHECK: %[[PA:.*]] = memref.subview %[[A]][0, 0]
// CHECK: memref.copy %{{.*}}, %[[PA]]
// CHECK: %[[PB:.*]] = memref.subview %[[B]][0, 0]
// CHECK: memref.copy %{{.*}}, %[[PB]]
// CHECK: gpu.barrier
// CHECK: linalg.matmul {{.*}} ins(%[[PA]], %[[PB]]
// CHECK-LABEL: func.func @promoted
// CHECK-COUNT-2: memref.alloc(
// CHECK-NOT: memref.alloc
// CHECK: return

// RUN: sed 's/\[0, 0, 4\]\]>/[0, 0, 4]], promote_operands = [1]>/' %S/tile-threads-buffers.mlir | cgc opt - --pass-pipeline=promote --verify-each | FileCheck %s --check-prefix=ONE
// RUN: cgc opt %S/tile-threads-buffers.mlir --pass-pipeline=promote --verify-each | FileCheck %s --check-prefix=NONE
// ONE: memref.alloc() : memref<23x8xf32, 3>
// ONE-NOT: memref.alloc
// ONE: memref.copy
// ONE-NOT: memref.copy
// ONE: linalg.matmul
// NONE-NOT: memref.alloc
// NONE: linalg.matmul
