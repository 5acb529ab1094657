// CHECK: error: 'stream.cmd.execute' op stands in control flow: commands are in the function itself
func.func @loop(%x: tensor<4xi32>, %n: index) -> tensor<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %nine = arith.constant 9 : i32
  %b = stream.resource.alloc : !stream.resource<external>{%c16}
  scf.for %i = %c0 to %n step %c1 {
    %t = stream.cmd.execute with(%b as %q: !stream.resource<external>{%c16}) {
      stream.cmd.fill %nine, %q[%c0 for %c16] : i32 -> !stream.resource<external>{%c16}
    } => !stream.timepoint
  }
  %0 = stream.tensor.export %b : !stream.resource<external>{%c16} -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
