// A kernel on tensors that tells its workgroups apart is distributed by its author: what a workgroup loads and stores is its threads' to share, and its
// export counts workgroups. Sizes that the compiler may not fold are the host's to evaluate. A result that is tied to an operand has its sizes.
// RUN: cgc check %s --device=interp
// RUN: cgc check %s --device=interp --target=vulkan1.1
// RUN: cgc check %s --device=c
// RUN: cgc opt %s --pass-pipeline=checks-to-results | cgc compile - --target=vulkan1.1 -o %t.spv && FileCheck %s --check-prefix=COUNT < %t.json
// COUNT: "name": "elements"
// COUNT: "workgroup_count": ["d0", "1", "1"]
// COUNT: "name": "tiles", "workgroup_size": [64, 1, 1]
// COUNT: "workgroup_count": ["d0 ceildiv 4", "1", "1"]
// Tiles of the compiler's are none for such a kernel.
// RUN: sed 's/linalg.generic {of_quads,/linalg.generic {lowering_config = #iree_codegen.lowering_config<tile_sizes = [[2], [1]]>,/' %s > %t.tiled.mlir
// RUN: cgc check %t.tiled.mlir --device=interp --target=vulkan1.1
// RUN: cgc opt %t.tiled.mlir --pass-pipeline=checks-to-results | cgc compile - --target=vulkan1.1 -o %t.spv 2>&1 | FileCheck %s --check-prefix=BOTH
// BOTH: kernel @quads: pipeline Vectorize gives way to SimpleDistribute: 'hal.interface.workgroup.id' op tells invocations of kernel 'quads' apart, which has loops for all of them beside it: one of the two distributes
// RUN: sed 's/(%%d, tensor<?xi32>{%%n})/(%%d as tensor<3xi32>, tensor<?xi32>{%%n})/; s/%%1#0 : tensor<?xi32>/%%1#0 : tensor<3xi32>/' %s > %t.tied.mlir
// RUN: not cgc check %t.tied.mlir --device=interp 2>&1 | FileCheck %s --check-prefix=TYPES
// RUN: not cgc check %t.tied.mlir --device=c 2>&1 | FileCheck %s --check-prefix=TYPES
// TYPES: 'flow.dispatch' op has results that are tied to operands of other types

flow.executable private @kernels {
  flow.executable.export public @elements workgroups(%n: index) -> (index, index, index) {
    %c1 = arith.constant 1 : index
    flow.return %n, %c1, %c1 : index, index, index
  }
  flow.executable.export public @tiles workgroups(%n: index) -> (index, index, index) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %g = arith.ceildivui %n, %c4 : index
    flow.return %g, %c1, %c1 : index, index, index
  }
  flow.executable.export public @quads workgroups(%n: index) -> (index, index, index) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %g = arith.ceildivui %n, %c4 : index
    flow.return %g, %c1, %c1 : index, index, index
  }
  flow.executable.export public @over workgroups(%n: index, %s: i32) -> (index, index, index) {
    %c1 = arith.constant 1 : index
    flow.return %n, %c1, %c1 : index, index, index
  }
  flow.executable.export public @both
  builtin.module {
    func.func @both(%n: index, %m: index, %a: !flow.dispatch.tensor<readwrite:tensor<?xi32>>, %o: !flow.dispatch.tensor<writeonly:tensor<?xi32>>) {
      %aa = flow.dispatch.tie_shape %a : !flow.dispatch.tensor<readwrite:tensor<?xi32>>{%n}
      %oo = flow.dispatch.tie_shape %o : !flow.dispatch.tensor<writeonly:tensor<?xi32>>{%m}
      %t = flow.dispatch.tensor.load %aa, offsets = [0], sizes = [%n], strides = [1] : !flow.dispatch.tensor<readwrite:tensor<?xi32>>{%n} -> tensor<?xi32>
      %e = tensor.empty(%n) : tensor<?xi32>
      %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%t : tensor<?xi32>) outs(%e : tensor<?xi32>) {
      ^bb0(%x: i32, %q: i32):
        %y = arith.addi %x, %x : i32
        linalg.yield %y : i32
      } -> tensor<?xi32>
      flow.dispatch.tensor.store %r, %aa, offsets = [0], sizes = [%n], strides = [1] : tensor<?xi32> -> !flow.dispatch.tensor<readwrite:tensor<?xi32>>{%n}
      %c9 = arith.constant 9 : i32
      %p = tensor.empty(%m) : tensor<?xi32>
      %f = linalg.fill ins(%c9 : i32) outs(%p : tensor<?xi32>) -> tensor<?xi32>
      flow.dispatch.tensor.store %f, %oo, offsets = [0], sizes = [%m], strides = [1] : tensor<?xi32> -> !flow.dispatch.tensor<writeonly:tensor<?xi32>>{%m}
      return
    }
    func.func @elements(%n: index, %a: !flow.dispatch.tensor<readonly:tensor<?xi32>>, %s: i32, %o: i32, %out: !flow.dispatch.tensor<writeonly:tensor<?xi32>>) {
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
    // The last tile is what there is. What the body takes from outside may depend on the workgroup, too.
    func.func @tiles(%n: index, %a: !flow.dispatch.tensor<readonly:tensor<?xi32>>, %out: !flow.dispatch.tensor<writeonly:tensor<?xi32>>) {
      %i = flow.dispatch.workgroup.id[0] : index
      %c4 = arith.constant 4 : index
      %j = arith.muli %i, %c4 : index
      %left = arith.subi %n, %j : index
      %m = arith.minsi %left, %c4 : index
      %g = arith.index_cast %i : index to i32
      %aa = flow.dispatch.tie_shape %a : !flow.dispatch.tensor<readonly:tensor<?xi32>>{%n}
      %oo = flow.dispatch.tie_shape %out : !flow.dispatch.tensor<writeonly:tensor<?xi32>>{%n}
      %t = flow.dispatch.tensor.load %aa, offsets = [%j], sizes = [%m], strides = [1] : !flow.dispatch.tensor<readonly:tensor<?xi32>>{%n} -> tensor<?xi32>
      %e = tensor.empty(%m) : tensor<?xi32>
      %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%t : tensor<?xi32>) outs(%e : tensor<?xi32>) {
      ^bb0(%x: i32, %q: i32):
        %y = arith.muli %x, %g : i32
        linalg.yield %y : i32
      } -> tensor<?xi32>
      flow.dispatch.tensor.store %r, %oo, offsets = [%j], sizes = [%m], strides = [1] : tensor<?xi32> -> !flow.dispatch.tensor<writeonly:tensor<?xi32>>{%n}
      return
    }
    func.func @quads(%n: index, %a: !flow.dispatch.tensor<readonly:tensor<?xi32>>, %out: !flow.dispatch.tensor<writeonly:tensor<?xi32>>) {
      %i = flow.dispatch.workgroup.id[0] : index
      %c4 = arith.constant 4 : index
      %j = arith.muli %i, %c4 : index
      %aa = flow.dispatch.tie_shape %a : !flow.dispatch.tensor<readonly:tensor<?xi32>>{%n}
      %oo = flow.dispatch.tie_shape %out : !flow.dispatch.tensor<writeonly:tensor<?xi32>>{%n}
      %t = flow.dispatch.tensor.load %aa, offsets = [%j], sizes = [4], strides = [1] : !flow.dispatch.tensor<readonly:tensor<?xi32>>{%n} -> tensor<4xi32>
      %e = tensor.empty() : tensor<4xi32>
      %r = linalg.generic {of_quads, indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%t : tensor<4xi32>) outs(%e : tensor<4xi32>) {
      ^bb0(%x: i32, %q: i32):
        %y = arith.addi %x, %x : i32
        linalg.yield %y : i32
      } -> tensor<4xi32>
      flow.dispatch.tensor.store %r, %oo, offsets = [%j], sizes = [4], strides = [1] : tensor<4xi32> -> !flow.dispatch.tensor<writeonly:tensor<?xi32>>{%n}
      return
    }
    func.func @over(%n: index, %s: i32, %a: !flow.dispatch.tensor<readwrite:tensor<?xi32>>, %o: !flow.dispatch.tensor<writeonly:tensor<?xi32>>) {
      %i = flow.dispatch.workgroup.id[0] : index
      %aa = flow.dispatch.tie_shape %a : !flow.dispatch.tensor<readwrite:tensor<?xi32>>{%n}
      %oo = flow.dispatch.tie_shape %o : !flow.dispatch.tensor<writeonly:tensor<?xi32>>{%n}
      %t = flow.dispatch.tensor.load %aa, offsets = [%i], sizes = [1], strides = [1] : !flow.dispatch.tensor<readwrite:tensor<?xi32>>{%n} -> tensor<1xi32>
      %e = tensor.empty() : tensor<1xi32>
      %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%t : tensor<1xi32>) outs(%e : tensor<1xi32>) {
      ^bb0(%x: i32, %q: i32):
        %y = arith.subi %x, %s : i32
        linalg.yield %y : i32
      } -> tensor<1xi32>
      flow.dispatch.tensor.store %r, %aa, offsets = [%i], sizes = [1], strides = [1] : tensor<1xi32> -> !flow.dispatch.tensor<readwrite:tensor<?xi32>>{%n}
      flow.dispatch.tensor.store %r, %oo, offsets = [%i], sizes = [1], strides = [1] : tensor<1xi32> -> !flow.dispatch.tensor<writeonly:tensor<?xi32>>{%n}
      return
    }
  }
}

func.func @elements_of_3() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %d = tensor.cast %a : tensor<3xi32> to tensor<?xi32>
  %n = util.unfoldable_constant 3 : index
  %s = util.unfoldable_constant 10 : i32
  %o = util.unfoldable_constant -4 : i32
  %0 = flow.dispatch @kernels::@elements[%n](%n, %d, %s, %o) : (index, tensor<?xi32>{%n}, i32, i32) -> tensor<?xi32>{%n}
  %r = tensor.cast %0 : tensor<?xi32> to tensor<3xi32>
  check.expect_eq_const(%r, dense<[6, 16, 26]> : tensor<3xi32>) : tensor<3xi32>
  return
}

func.func @tiles_of_7() {
  %a = util.unfoldable_constant dense<[1, 2, 3, 4, 5, 6, 7]> : tensor<7xi32>
  %d = tensor.cast %a : tensor<7xi32> to tensor<?xi32>
  %c = util.unfoldable_constant 7 : index
  %n = util.optimization_barrier %c : index
  %0 = flow.dispatch @kernels::@tiles[%n](%n, %d) : (index, tensor<?xi32>{%n}) -> tensor<?xi32>{%n}
  %r = tensor.cast %0 : tensor<?xi32> to tensor<7xi32>
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 5, 6, 7]> : tensor<7xi32>) : tensor<7xi32>
  return
}

func.func @quads_of_8() {
  %a = util.unfoldable_constant dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi32>
  %d = tensor.cast %a : tensor<8xi32> to tensor<?xi32>
  %n = util.unfoldable_constant 8 : index
  %0 = flow.dispatch @kernels::@quads[%n](%n, %d) : (index, tensor<?xi32>{%n}) -> tensor<?xi32>{%n}
  %r = tensor.cast %0 : tensor<?xi32> to tensor<8xi32>
  check.expect_eq_const(%r, dense<[2, 4, 6, 8, 10, 12, 14, 16]> : tensor<8xi32>) : tensor<8xi32>
  return
}

func.func @tiles_of_1() {
  %a = util.unfoldable_constant dense<5> : tensor<1xi32>
  %d = tensor.cast %a : tensor<1xi32> to tensor<?xi32>
  %n = util.unfoldable_constant 1 : index
  %0 = flow.dispatch @kernels::@tiles[%n](%n, %d) : (index, tensor<?xi32>{%n}) -> tensor<?xi32>{%n}
  %r = tensor.cast %0 : tensor<?xi32> to tensor<1xi32>
  check.expect_eq_const(%r, dense<0> : tensor<1xi32>) : tensor<1xi32>
  return
}

// The sizes of the other result alone are given.
func.func @tied() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %d = tensor.cast %a : tensor<3xi32> to tensor<?xi32>
  %n = util.unfoldable_constant 3 : index
  %s = util.unfoldable_constant 10 : i32
  %1:2 = flow.dispatch @kernels::@over(%n, %s, %d) : (index, i32, tensor<?xi32>{%n}) -> (%d, tensor<?xi32>{%n})
  %r0 = tensor.cast %1#0 : tensor<?xi32> to tensor<3xi32>
  %r1 = tensor.cast %1#1 : tensor<?xi32> to tensor<3xi32>
  check.expect_eq_const(%r0, dense<[-9, -8, -7]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%r1, dense<[-9, -8, -7]> : tensor<3xi32>) : tensor<3xi32>
  return
}

// Those of all results are given, or of those that are not tied.
func.func @tied_before_another() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %d = tensor.cast %a : tensor<3xi32> to tensor<?xi32>
  %n = util.unfoldable_constant 3 : index
  %m = util.unfoldable_constant 5 : index
  %1:2 = flow.dispatch @kernels::@both(%n, %m, %d) : (index, index, tensor<?xi32>{%n}) -> (%d as tensor<?xi32>{%n}, tensor<?xi32>{%m})
  %2:2 = flow.dispatch @kernels::@both(%n, %m, %1#0) : (index, index, tensor<?xi32>{%n}) -> (%1#0, tensor<?xi32>{%m})
  %r0 = tensor.cast %2#0 : tensor<?xi32> to tensor<3xi32>
  %r1 = tensor.cast %1#1 : tensor<?xi32> to tensor<5xi32>
  %r2 = tensor.cast %2#1 : tensor<?xi32> to tensor<5xi32>
  check.expect_eq_const(%r0, dense<[4, 8, 12]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%r1, dense<9> : tensor<5xi32>) : tensor<5xi32>
  check.expect_eq_const(%r2, dense<9> : tensor<5xi32>) : tensor<5xi32>
  return
}
