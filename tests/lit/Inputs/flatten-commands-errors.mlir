// CHECK: error: 'stream.resource.alloc' op stands in control flow, where only commands do [host-control-flow]
func.func @buffer(%x: tensor<4xi32>, %n: index) -> tensor<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %nine = arith.constant 9 : i32
  %b = stream.resource.alloc : !stream.resource<external>{%c16}
  scf.for %i = %c0 to %n step %c1 {
    %own = stream.resource.alloc : !stream.resource<transient>{%c16}
    %t = stream.cmd.execute with(%own as %q: !stream.resource<transient>{%c16}) {
      stream.cmd.fill %nine, %q[%c0 for %c16] : i32 -> !stream.resource<transient>{%c16}
    } => !stream.timepoint
  }
  %0 = stream.tensor.export %b : !stream.resource<external>{%c16} -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
// -----
// CHECK: error: 'scf.yield' op hands on a !stream.timepoint: commands in control flow are waited for in it [host-control-flow]
func.func @time(%x: tensor<4xi32>, %n: index) -> tensor<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %nine = arith.constant 9 : i32
  %b = stream.resource.alloc : !stream.resource<external>{%c16}
  %first = stream.timepoint.immediate => !stream.timepoint
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%before = %first) -> (!stream.timepoint) {
    %t = stream.cmd.execute await(%before) => with(%b as %q: !stream.resource<external>{%c16}) {
      stream.cmd.fill %nine, %q[%c0 for %c16] : i32 -> !stream.resource<external>{%c16}
    } => !stream.timepoint
    scf.yield %t : !stream.timepoint
  }
  %0 = stream.tensor.export %b : !stream.resource<external>{%c16} -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
