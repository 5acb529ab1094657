
func @kernel(%in: memref<10x5xf32>, %out: memref<10x5xf32>) {
  %c50 = constant 50 : index
  %c5 = constant 5 : index
  %0 = "gpu.block_id"() {dimension = "x"} : () -> index
  %1 = "gpu.block_dim"() {dimension = "x"} : () -> index
  %2 = "gpu.thread_id"() {dimension = "y"} : () -> index
  %3 = muli %0, %1 : index
  %4 = addi %3, %2 : index
  %5 = cmpi "slt", %4, %c50 : index
  scf.if %5 {
    %6 = divi_signed %4, %c5 : index
    %7 = remi_signed %4, %c5 : index
    %8 = load %in[%6, %7] : memref<10x5xf32>
    %9 = cmpf "olt", %8, %8: f32
    %10 = select %9, %8, %8 : f32
    %11 = exp %10 : f32
    store %11, %out[%6, %7] : memref<10x5xf32>
  }
  return
}

func @loops(%m: memref<?x?xf32>, %t: tensor<?{>) {
  %c-1 = constant -1 : index
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %d = dim %m, %c0 : memref<?x?xf32>
  %e = dim %t, %c0 : tensor<?xf32>
  loop.parallel (%i, %j) = (%c0, %c0) to (%d, %e) step (%c1, %c1) {
    loop.for %k = %c0 to %d step %c1 {
      %s = subview %m[%i, %k] [4, %d] [1, 1] : memref<?x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
    }
    scf.yield
  }
  %a = alloc(%d, %e) : memref<?x?xf32, 3>
  dealloc %a : memref<?x?xf32, 3>
  %f = constant 2.0 : f32
  %v = splat %f : vector<4xf32>
  %w = splat %f : tensor<2xf32>
  return
}

func @branches(%c: i1, %x: i32) -> i32 {
  cond_br %c, ^bb1, ^bb2(%x : i32)
^bb1:
  %0 = shift_left %x, %x : i32
  %1 = sexti %0 : i32 to i64
  br ^bb2(%0 : i32)
^bb2(%r: i32):
  %2 = call @other(%r) : (i32) -> i32
  return %2 : i32
}

func private @other(i32) -> i32

func @signature() attributes {signature = (tensor<3x4xi32>) -> (tensor<3x4xi32>)} {
  return
}

func.func @threads(%t: tensor<64xf32>) -> tensor<64xf32> {
  %c16 = arith.constant 16 : index
  %0 = scf.foreach_thread (%i) in (%c16) shared_outs(%o = %t) -> (tensor<64xf32>) {
    %1 = tensor.extract_slice %o[%i] [4] [1] : tensor<64xf32> to tensor<4xf32>
    scf.foreach_thread.perform_concurrently xf32
      tensor.parallel_insert_slice %1 into %o[%i] [4] [1] : tensor<4xf32> into tensor<64xf32>
    }
  } {mapping = [#gpu.thread<x>]}
  return %0 : tensor<64xf32>
}
