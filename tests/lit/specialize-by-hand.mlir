// Tiles by hand whose sizes are minima of a constant and of what is left: full tiles get a branch in which sizes are static, on tensors and on views
// of buffers; later passes go on from there.

// RUN: cgc opt %S/rows-by-hand.mlir --pass-pipeline=specialize-workgroups,remove-single-iteration-loops,canonicalize,cse --verify-each -o %t.rows.mlir && FileCheck %s --check-prefix=ROWS < %t.rows.mlir
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=rows --output=@%t.rows.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=sums --output=@%t.sums.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=add_rows --input=@%t.rows.npy --input=@%t.sums.npy --output=@%t.added.npy
// RUN: cgc run %t.rows.mlir --device=interp --function=tiles --input=@%t.rows.npy --input=@%t.rows.npy --input=@%t.sums.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.added.npy
// RUN: cgc run %t.rows.mlir --device=interp --target=vulkan1.3 --function=tiles --input=@%t.rows.npy --input=@%t.rows.npy --input=@%t.sums.npy --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.added.npy
// ROWS-LABEL: func.func @tiles(
// ROWS: %[[FULL:.*]] = arith.cmpi eq, %{{.*}}, %c256 : index
// ROWS: scf.if %[[FULL]] {
// ROWS: flow.dispatch.tensor.load %0, offsets = [%{{.*}}, 0], sizes = [256, 20], strides = [1, 1] : {{.*}} -> tensor<256x20xf32>
// ROWS: linalg.generic {{.*}} outs(%{{.*}} : tensor<256xf32>)
// ROWS-NOT: tensor.cast
// ROWS: } else {
// ROWS: linalg.generic {{.*}} outs(%{{.*}} : tensor<?xf32>)

// RUN: cgc opt %S/convolution-by-hand.mlir --pass-pipeline=specialize-workgroups,specialize-workgroups --verify-each -o %t.conv.mlir && FileCheck %s --check-prefix=CONV < %t.conv.mlir
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=image --output=@%t.image.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=filter --output=@%t.filter.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=convolution --input=@%t.image.npy --input=@%t.filter.npy --output=@%t.want.npy
// RUN: cgc run %t.conv.mlir --device=interp --target=vulkan1.3 --function=shared --input=@%t.image.npy --input=@%t.filter.npy --input=1x14x14x32xf32=7 --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc run %t.conv.mlir --device=interp --target=vulkan1.3 --function=own --input=@%t.image.npy --input=@%t.filter.npy --input=1x14x14x32xf32=7 --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// CONV-LABEL: func.func @shared(
// CONV: scf.if
// CONV: linalg.conv_2d_nhwc_hwcf {{.*}} outs(%{{.*}} : memref<1x1x8x32xf32, strided<[6272, 448, 32, 1], offset: ?>>)
// CONV: } else {
// CONV-NOT: scf.if
// CONV: linalg.conv_2d_nhwc_hwcf {{.*}} outs(%{{.*}} : memref<1x1x?x?xf32, strided<[6272, 448, 32, 1], offset: ?>>)
// CONV: return

// RUN: sed 's/pass_pipeline = "[^"]*"/pass_pipeline = "specialize-workgroups,tile-threads,tile-reduction,canonicalize,cse,vectorize,linalg-to-loops,distribute,canonicalize,cse,licm,hoist-transfers,forward-stores,unroll-vectors,canonicalize,cse,lower-vectors,fold-memref-aliases,canonicalize,cse,lower-affine,flatten-memrefs,vectorize-load-store,approximate-math,expand-arith,canonicalize,cse"/' %S/tile-threads-buffers.mlir > %t.product.mlir
// RUN: cgc opt %t.product.mlir --pass-pipeline=specialize-workgroups,tile-threads,tile-reduction,canonicalize,cse,vectorize --verify-each 2> %t.log | FileCheck %s --check-prefix=PRODUCT
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=left --output=@%t.left.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=right --output=@%t.right.npy
// RUN: cgc run %S/Inputs/by-hand-numbers.mlir --device=interp --function=product --input=@%t.left.npy --input=@%t.right.npy --output=@%t.want.npy
// RUN: cgc run %t.product.mlir --device=interp --target=hopper --function=product --input=@%t.left.npy --input=@%t.right.npy --input=77x45xf32=5 --output=@%t.out.npy 2> %t.log && cmp %t.out.npy %t.want.npy
// RUN: cgc compile %t.product.mlir --target=hopper -o %t.spv 2> %t.log && spirv-val --target-env vulkan1.3 %t.spv
// PRODUCT: scf.if
// PRODUCT: vector.transfer_write
// PRODUCT: } else {
// PRODUCT: linalg.matmul
