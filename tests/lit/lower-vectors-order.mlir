// RUN: cgc opt %s --validate --pass-pipeline='lower-vectors' -o %t

// The first and the last write have one guard, but the second stands between them and writes there, too: they stay in order.
#layout = #hal.pipeline.layout<constants = 2, bindings = [#hal.pipeline.binding<storage_buffer>]>
func.func @order() attributes {workgroup_size = [1 : index, 1 : index, 1 : index]} {
  %c0 = arith.constant 0 : index
  %n32 = hal.interface.constant.load layout(#layout) ordinal(0) : i32
  %k32 = hal.interface.constant.load layout(#layout) ordinal(1) : i32
  %n = arith.index_castui %n32 : i32 to index
  %k = arith.index_castui %k32 : i32 to index
  %o = hal.interface.binding.subspan layout(#layout) binding(0) alignment(64) offset(%c0) : memref<8xf32>
  %a = arith.constant dense<1.0> : vector<4xf32>
  %b = arith.constant dense<2.0> : vector<4xf32>
  %c = arith.constant dense<3.0> : vector<4xf32>
  %m = vector.create_mask %n : vector<4xi1>
  %p = vector.create_mask %k : vector<4xi1>
  vector.transfer_write %a, %o[%c0], %m {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  vector.transfer_write %b, %o[%c0], %p {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  vector.transfer_write %c, %o[%c0], %m {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  return
}
