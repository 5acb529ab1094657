// A host that hands on a size in two words of 32 bits, and a kernel that puts them together.
// RUN: cgc compile %s --target=vulkan1.1 -o %t.spv
// RUN: FileCheck %s --check-prefix=JSON <%t.json
// RUN: cgc run %s --device=interp --target=vulkan1.1 --compare --input=7xf32=random:1 | FileCheck %s
// RUN: cgc run %s --device=interp --target=vulkan1.1 --compare --input=1000xf32=random:1 --print-limit=1 | FileCheck %s
// JSON: "push_constants"
// CHECK: compare result[0]: worst difference 0
flow.executable private @ex {
  flow.executable.export public @k workgroups(%w: index) -> (index, index, index) {
    %x, %y, %z = flow.dispatch.workgroup_count_from_slice %w
    flow.return %x, %y, %z : index, index, index
  }
  builtin.module {
    func.func @k(%in: !flow.dispatch.tensor<readonly:tensor<?xf32>>, %low: i32, %high: i32, %out: !flow.dispatch.tensor<writeonly:tensor<?xf32>>) {
      %c32 = arith.constant 32 : i64
      %l = arith.extui %low : i32 to i64
      %h = arith.extui %high : i32 to i64
      %s = arith.shli %h, %c32 : i64
      %o = arith.ori %l, %s : i64
      %i = arith.index_castui %o : i64 to index
      %n = flow.dispatch.workload.ordinal %i, 0 : index
      %a = flow.dispatch.tie_shape %in : !flow.dispatch.tensor<readonly:tensor<?xf32>>{%n}
      %b = flow.dispatch.tie_shape %out : !flow.dispatch.tensor<writeonly:tensor<?xf32>>{%n}
      %v = flow.dispatch.tensor.load %a, offsets = [0], sizes = [%n], strides = [1] : !flow.dispatch.tensor<readonly:tensor<?xf32>>{%n} -> tensor<?xf32>
      %e = tensor.empty(%n) : tensor<?xf32>
      %r = linalg.negf ins(%v : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
      flow.dispatch.tensor.store %r, %b, offsets = [0], sizes = [%n], strides = [1] : tensor<?xf32> -> !flow.dispatch.tensor<writeonly:tensor<?xf32>>{%n}
      return
    }
  }
}
func.func @main(%a: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : i64
  %n = tensor.dim %a, %c0 : tensor<?xf32>
  %i = arith.index_castui %n : index to i64
  %low = arith.trunci %i : i64 to i32
  %s = arith.shrui %i, %c32 : i64
  %high = arith.trunci %s : i64 to i32
  %0 = flow.dispatch @ex::@k[%n](%a, %low, %high) : (tensor<?xf32>{%n}, i32, i32) -> tensor<?xf32>{%n}
  return %0 : tensor<?xf32>
}
