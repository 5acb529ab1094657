// RUN: cgc opt %s --pass-pipeline='schedule-concurrency' | FileCheck %s

flow.executable private @e {
  flow.executable.export public @e
  builtin.module {
    func.func @e(%x: !flow.dispatch.tensor<readonly:tensor<64xf32>>, %r: !flow.dispatch.tensor<writeonly:tensor<64xf32>>) {
      %v = flow.dispatch.tensor.load %x, offsets = [0], sizes = [64], strides = [1] : !flow.dispatch.tensor<readonly:tensor<64xf32>> -> tensor<64xf32>
      %e = tensor.empty() : tensor<64xf32>
      %w = linalg.exp ins(%v : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
      flow.dispatch.tensor.store %w, %r, offsets = [0], sizes = [64], strides = [1] : tensor<64xf32> -> !flow.dispatch.tensor<writeonly:tensor<64xf32>>
      return
    }
  }
}

// Three chains of two: two waves. A view that one of them reads comes along.
// CHECK-LABEL: func.func public @chains(
// CHECK-NEXT:  %[[A:.*]] = flow.dispatch @e::@e(%arg0)
// CHECK-NEXT:  %[[B:.*]] = flow.dispatch @e::@e(%arg1)
// CHECK-NEXT:  %[[V:.*]] = tensor.collapse_shape %arg2
// CHECK-NEXT:  %[[C:.*]] = flow.dispatch @e::@e(%[[V]])
// CHECK-NEXT:  flow.dispatch @e::@e(%[[A]])
// CHECK-NEXT:  flow.dispatch @e::@e(%[[B]])
// CHECK-NEXT:  flow.dispatch @e::@e(%[[C]])
// CHECK-NEXT:  return
func.func public @chains(%x: tensor<64xf32>, %y: tensor<64xf32>, %z: tensor<8x8xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) {
  %a = flow.dispatch @e::@e(%x) : (tensor<64xf32>) -> tensor<64xf32>
  %a2 = flow.dispatch @e::@e(%a) : (tensor<64xf32>) -> tensor<64xf32>
  %b = flow.dispatch @e::@e(%y) : (tensor<64xf32>) -> tensor<64xf32>
  %b2 = flow.dispatch @e::@e(%b) : (tensor<64xf32>) -> tensor<64xf32>
  %v = tensor.collapse_shape %z [[0, 1]] : tensor<8x8xf32> into tensor<64xf32>
  %c = flow.dispatch @e::@e(%v) : (tensor<64xf32>) -> tensor<64xf32>
  %c2 = flow.dispatch @e::@e(%c) : (tensor<64xf32>) -> tensor<64xf32>
  return %a2, %b2, %c2 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
}

// What needs the dispatch that waits, or a view of it, stays behind it; what needs an earlier wave alone does not.
// CHECK-LABEL: func.func public @needs(
// CHECK-NEXT:  %[[A:.*]] = flow.dispatch @e::@e(%arg0)
// CHECK-NEXT:  %[[B:.*]] = flow.dispatch @e::@e(%[[A]])
// CHECK-NEXT:  %[[D:.*]] = flow.dispatch @e::@e(%[[A]])
// CHECK-NEXT:  %[[C:.*]] = flow.dispatch @e::@e(%[[B]])
// CHECK-NEXT:  tensor.expand_shape %[[C]]
// CHECK:       return
func.func public @needs(%x: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %a = flow.dispatch @e::@e(%x) : (tensor<64xf32>) -> tensor<64xf32>
  %b = flow.dispatch @e::@e(%a) : (tensor<64xf32>) -> tensor<64xf32>
  %c = flow.dispatch @e::@e(%b) : (tensor<64xf32>) -> tensor<64xf32>
  %v = tensor.expand_shape %c [[0, 1]] output_shape [8, 8] : tensor<64xf32> into tensor<8x8xf32>
  %w = tensor.collapse_shape %v [[0, 1]] : tensor<8x8xf32> into tensor<64xf32>
  %e = flow.dispatch @e::@e(%w) : (tensor<64xf32>) -> tensor<64xf32>
  %d = flow.dispatch @e::@e(%a) : (tensor<64xf32>) -> tensor<64xf32>
  return %e, %d : tensor<64xf32>, tensor<64xf32>
}

// What writes over an operand keeps its place.
// CHECK-LABEL: func.func public @tied(
// CHECK-NEXT:  %[[A:.*]] = flow.dispatch @e::@e(%arg0)
// CHECK-NEXT:  %[[B:.*]] = flow.dispatch @e::@e(%[[A]]) : (tensor<64xf32>) -> tensor<64xf32>
// CHECK-NEXT:  flow.dispatch @e::@e(%arg1) : (tensor<64xf32>) -> %arg1
func.func public @tied(%x: tensor<64xf32>, %y: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %a = flow.dispatch @e::@e(%x) : (tensor<64xf32>) -> tensor<64xf32>
  %b = flow.dispatch @e::@e(%a) : (tensor<64xf32>) -> tensor<64xf32>
  %c = flow.dispatch @e::@e(%y) : (tensor<64xf32>) -> %y
  return %b, %c : tensor<64xf32>, tensor<64xf32>
}

// In the body of a loop, but not across it.
// CHECK-LABEL: func.func public @loop(
// CHECK:         %[[A:.*]] = flow.dispatch @e::@e(%arg0)
// CHECK-NEXT:    scf.for
// CHECK-NEXT:      %[[B:.*]] = flow.dispatch @e::@e(%[[S:.*]]) :
// CHECK-NEXT:      %[[D:.*]] = flow.dispatch @e::@e(%[[T:.*]]) :
// CHECK-NEXT:      flow.dispatch @e::@e(%[[B]])
// CHECK-NEXT:      flow.dispatch @e::@e(%[[D]])
// CHECK:         flow.dispatch @e::@e(%arg0)
func.func public @loop(%x: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = flow.dispatch @e::@e(%x) : (tensor<64xf32>) -> tensor<64xf32>
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %a, %t = %x) -> (tensor<64xf32>, tensor<64xf32>) {
    %b = flow.dispatch @e::@e(%s) : (tensor<64xf32>) -> tensor<64xf32>
    %b2 = flow.dispatch @e::@e(%b) : (tensor<64xf32>) -> tensor<64xf32>
    %d = flow.dispatch @e::@e(%t) : (tensor<64xf32>) -> tensor<64xf32>
    %d2 = flow.dispatch @e::@e(%d) : (tensor<64xf32>) -> tensor<64xf32>
    scf.yield %b2, %d2 : tensor<64xf32>, tensor<64xf32>
  }
  %z = flow.dispatch @e::@e(%x) : (tensor<64xf32>) -> tensor<64xf32>
  return %r#0, %r#1, %z : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
}

// What the loop carries on stays behind what reads what it carried.
// CHECK-LABEL: func.func public @carried(
// CHECK:         scf.for %{{.*}} iter_args(%[[S:.*]] = %arg0)
// CHECK-NEXT:      %[[B:.*]] = flow.dispatch @e::@e(%[[S]]) :
// CHECK-NEXT:      flow.dispatch @f::@f(%[[B]], %[[S]])
// CHECK-NEXT:      %[[D:.*]] = flow.dispatch @e::@e(%[[S]]) :
// CHECK-NEXT:      scf.yield %[[D]]
func.func public @carried(%x: tensor<64xf32>) -> tensor<64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %x) -> tensor<64xf32> {
    %b = flow.dispatch @e::@e(%s) : (tensor<64xf32>) -> tensor<64xf32>
    %b2 = flow.dispatch @f::@f(%b, %s) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %d = flow.dispatch @e::@e(%s) : (tensor<64xf32>) -> tensor<64xf32>
    scf.yield %d : tensor<64xf32>
  }
  return %r : tensor<64xf32>
}

flow.executable private @f {
  flow.executable.export public @f
  builtin.module {
    func.func @f(%x: !flow.dispatch.tensor<readonly:tensor<64xf32>>, %y: !flow.dispatch.tensor<readonly:tensor<64xf32>>, %r: !flow.dispatch.tensor<writeonly:tensor<64xf32>>) {
      return
    }
  }
}

flow.executable private @large {
  flow.executable.export public @large
  builtin.module {
    func.func @large(%x: !flow.dispatch.tensor<readonly:tensor<64xf32>>, %r: !flow.dispatch.tensor<writeonly:tensor<4194305xf32>>) {
      return
    }
  }
}

// More than 16 MiB would be held for longer.
// CHECK-LABEL: func.func public @bytes(
// CHECK-NEXT:  %[[A:.*]] = flow.dispatch @e::@e(%arg0)
// CHECK-NEXT:  flow.dispatch @e::@e(%[[A]])
// CHECK-NEXT:  flow.dispatch @large::@large(%arg0)
func.func public @bytes(%x: tensor<64xf32>) -> (tensor<64xf32>, tensor<4194305xf32>) {
  %a = flow.dispatch @e::@e(%x) : (tensor<64xf32>) -> tensor<64xf32>
  %b = flow.dispatch @e::@e(%a) : (tensor<64xf32>) -> tensor<64xf32>
  %c = flow.dispatch @large::@large(%x) : (tensor<64xf32>) -> tensor<4194305xf32>
  return %b, %c : tensor<64xf32>, tensor<4194305xf32>
}
