// RUN: cgc check %s --device=interp
// RUN: sed 's/flow.return %%n, %%c1, %%c1/flow.return %%c1, %%c1, %%c1/' %s | not cgc check - --device=interp 2>&1 | FileCheck %s --check-prefix=OPEN
// RUN: sed 's/@kernels::@scaled\[%%n\]/@kernels::@scaled/; s/@scaled workgroups(%%n: index)/@scaled workgroups(%%n: index, %%s: index, %%o: index, %%q: index)/' %s | not cgc check - --device=interp 2>&1 | FileCheck %s --check-prefix=FEW
// RUN: sed 's/%%1 = \(.*\) -> %%d as tensor.*/\1 -> ()/; s/%%1 : tensor/%%d : tensor/' %s | not cgc check - --device=interp 2>&1 | FileCheck %s --check-prefix=READ
// OPEN: returns an uninitialised value: result 0, element [1]
// FEW: counts workgroups from 4 sizes where the dispatch gives 3
// READ: read-only

// Dispatches of kernels that take buffers and scalars: in order, whichever come first; a result that is written over an argument is that argument's.
flow.executable private @kernels {
  flow.executable.export public @scaled workgroups(%n: index) -> (index, index, index) {
    %c1 = arith.constant 1 : index
    flow.return %n, %c1, %c1 : index, index, index
  }
  flow.executable.export public @bumped workgroups(%n: index, %s: i32) -> (index, index, index) {
    %c1 = arith.constant 1 : index
    flow.return %n, %c1, %c1 : index, index, index
  }
  flow.executable.export public @once
  flow.executable.export public @dropped
  builtin.module {
    func.func @once(%a: !flow.dispatch.tensor<readonly:tensor<2xi32>>, %out: !flow.dispatch.tensor<writeonly:tensor<2xi32>>) {
      %t = flow.dispatch.tensor.load %a, offsets = [0], sizes = [2], strides = [1] : !flow.dispatch.tensor<readonly:tensor<2xi32>> -> tensor<2xi32>
      %r = arith.addi %t, %t : tensor<2xi32>
      flow.dispatch.tensor.store %r, %out, offsets = [0], sizes = [2], strides = [1] : tensor<2xi32> -> !flow.dispatch.tensor<writeonly:tensor<2xi32>>
      return
    }
    func.func @dropped(%a: !flow.dispatch.tensor<readonly:tensor<1x3x1xi32>>, %out: !flow.dispatch.tensor<writeonly:tensor<2xi32>>) {
      %c0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %t = flow.dispatch.tensor.load %a, offsets = [0, 0, 0], sizes = [1, 3, 1], strides = [1, 1, 1] : !flow.dispatch.tensor<readonly:tensor<1x3x1xi32>> -> tensor<1x3xi32>
      %u = flow.dispatch.tensor.load %a, offsets = [0, 1, 0], sizes = [1, 2, 1], strides = [1, 1, 1] : !flow.dispatch.tensor<readonly:tensor<1x3x1xi32>> -> tensor<2x1xi32>
      %x = tensor.extract %t[%c0, %c2] : tensor<1x3xi32>
      %y = tensor.extract %u[%c0, %c0] : tensor<2x1xi32>
      %r = tensor.from_elements %x, %y : tensor<2xi32>
      flow.dispatch.tensor.store %r, %out, offsets = [0], sizes = [2], strides = [1] : tensor<2xi32> -> !flow.dispatch.tensor<writeonly:tensor<2xi32>>
      return
    }
    func.func @scaled(%n: index, %a: !flow.dispatch.tensor<readonly:tensor<?xi32>>, %s: i32, %o: i32, %out: !flow.dispatch.tensor<writeonly:tensor<?xi32>>) {
      %i = flow.dispatch.workgroup.id[0] : index
      %aa = flow.dispatch.tie_shape %a : !flow.dispatch.tensor<readonly:tensor<?xi32>>{%n}
      %oo = flow.dispatch.tie_shape %out : !flow.dispatch.tensor<writeonly:tensor<?xi32>>{%n}
      %t = flow.dispatch.tensor.load %aa, offsets = [%i], sizes = [1], strides = [1] : !flow.dispatch.tensor<readonly:tensor<?xi32>>{%n} -> tensor<1xi32>
      %c0 = arith.constant 0 : index
      %x = tensor.extract %t[%c0] : tensor<1xi32>
      %y = arith.muli %x, %s : i32
      %z = arith.addi %y, %o : i32
      %r = tensor.from_elements %z : tensor<1xi32>
      flow.dispatch.tensor.store %r, %oo, offsets = [%i], sizes = [1], strides = [1] : tensor<1xi32> -> !flow.dispatch.tensor<writeonly:tensor<?xi32>>{%n}
      return
    }
    func.func @bumped(%n: index, %s: i32, %a: !flow.dispatch.tensor<readwrite:tensor<?xi32>>) {
      %i = flow.dispatch.workgroup.id[0] : index
      %aa = flow.dispatch.tie_shape %a : !flow.dispatch.tensor<readwrite:tensor<?xi32>>{%n}
      %t = flow.dispatch.tensor.load %aa, offsets = [%i], sizes = [1], strides = [1] : !flow.dispatch.tensor<readwrite:tensor<?xi32>>{%n} -> tensor<1xi32>
      %c0 = arith.constant 0 : index
      %x = tensor.extract %t[%c0] : tensor<1xi32>
      %y = arith.subi %x, %s : i32
      %r = tensor.from_elements %y : tensor<1xi32>
      flow.dispatch.tensor.store %r, %aa, offsets = [%i], sizes = [1], strides = [1] : tensor<1xi32> -> !flow.dispatch.tensor<readwrite:tensor<?xi32>>{%n}
      return
    }
  }
}

func.func @scalars() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %d = tensor.cast %a : tensor<3xi32> to tensor<?xi32>
  %n = util.unfoldable_constant 3 : index
  %s = util.unfoldable_constant 10 : i32
  %o = util.unfoldable_constant -4 : i32
  // The workload is what counts workgroups, or else the scalars that the kernel takes.
  %0 = flow.dispatch @kernels::@scaled[%n](%n, %d, %s, %o) : (index, tensor<?xi32>{%n}, i32, i32) -> tensor<?xi32>{%n}
  %1 = flow.dispatch @kernels::@bumped(%n, %s, %d) : (index, i32, tensor<?xi32>{%n}) -> %d as tensor<?xi32>{%n}
  %r0 = tensor.cast %0 : tensor<?xi32> to tensor<3xi32>
  %r1 = tensor.cast %1 : tensor<?xi32> to tensor<3xi32>
  check.expect_eq_const(%r0, dense<[6, 16, 26]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%r1, dense<[-9, -8, -7]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%a, dense<[1, 2, 3]> : tensor<3xi32>) : tensor<3xi32>
  return
}

// An export that does not count workgroups has one.
func.func @uncounted() {
  %a = util.unfoldable_constant dense<[4, -5]> : tensor<2xi32>
  %0 = flow.dispatch @kernels::@once(%a) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const(%0, dense<[8, -10]> : tensor<2xi32>) : tensor<2xi32>
  return
}

// A load that leaves out a dim of size 1 leaves out the one that the result has not: the last, or the first.
func.func @unit_dims() {
  %a = util.unfoldable_constant dense<[[[4], [-5], [6]]]> : tensor<1x3x1xi32>
  %0 = flow.dispatch @kernels::@dropped(%a) : (tensor<1x3x1xi32>) -> tensor<2xi32>
  check.expect_eq_const(%0, dense<[6, -5]> : tensor<2xi32>) : tensor<2xi32>
  return
}
