// What decides on the host, in a module that is scheduled already: a value that a step makes and the host reads back, or a size. Else the program says
// so, at the op that decides. (\x25 is %.)
// RUN: sed 's/BODY/scf.if \x25loaded {/' %s | cgc compile - --target=vulkan1.1 --pipeline=cse -o %t.spv
// RUN: sed 's/BODY/scf.for \x25i = \x25c0 to \x25c4 step \x25c1 {/' %s | cgc compile - --target=vulkan1.1 --pipeline=cse -o %t.spv
// RUN: sed 's/BODY/scf.if \x25true {/' %s | not cgc compile - --target=vulkan1.1 --pipeline=cse -o %t.error.spv 2>&1 | FileCheck %s --check-prefix=DECIDES -DOP=scf.if
// RUN: sed 's/BODY/scf.if \x25same {/' %s | not cgc compile - --target=vulkan1.1 --pipeline=cse -o %t.error.spv 2>&1 | FileCheck %s --check-prefix=DECIDES -DOP=scf.if
// RUN: sed 's/BODY/scf.if \x25flag {/' %s | not cgc compile - --target=vulkan1.1 --pipeline=cse -o %t.error.spv 2>&1 | FileCheck %s --check-prefix=DECIDES -DOP=scf.if
// RUN: sed 's/BODY/scf.index_switch \x25odd case 1 { scf.yield } default {/' %s | not cgc compile - --target=vulkan1.1 --pipeline=cse -o %t.error.spv 2>&1 | FileCheck %s --check-prefix=DECIDES -DOP=scf.index_switch
// RUN: sed 's/BODY/scf.for \x25i = \x25odd to \x25c4 step \x25c1 {/' %s | not cgc compile - --target=vulkan1.1 --pipeline=cse -o %t.error.spv 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: sed 's/BODY/scf.for \x25i = \x25c0 to \x25odd step \x25c1 {/' %s | not cgc compile - --target=vulkan1.1 --pipeline=cse -o %t.error.spv 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: sed 's/BODY/scf.for \x25i = \x25c0 to \x25c4 step \x25odd {/' %s | not cgc compile - --target=vulkan1.1 --pipeline=cse -o %t.error.spv 2>&1 | FileCheck %s --check-prefix=SIZE
// DECIDES: error: '[[OP]]' op decides by a value that no step makes and no host reads back [host-control-flow]
// SIZE: error: 'arith.xori' op decides a size or count: a host can evaluate sums, products, quotients, minima and maxima of dimensions only [host-control-flow]
func.func @main(%x: tensor<i1>, %flag: i1) -> tensor<f32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %nine = arith.constant 9 : i32
  %true = arith.constant true
  %in = stream.tensor.import %x : tensor<i1> -> !stream.resource<external>{%c4}
  %out = stream.resource.alloc : !stream.resource<external>{%c4}
  %loaded = stream.async.load %in[%c0] : !stream.resource<external>{%c4} -> i1
  %same = arith.xori %loaded, %loaded : i1
  %odd = arith.index_cast %same : i1 to index
  BODY
    stream.cmd.fill %nine, %out[%c0 for %c4] : i32 -> !stream.resource<external>{%c4}
  }
  %r = stream.tensor.export %out : !stream.resource<external>{%c4} -> tensor<f32>
  return %r : tensor<f32>
}
