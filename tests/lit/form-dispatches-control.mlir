// RUN: cgc opt %s --pass-pipeline=form-dispatches | FileCheck %s
// RUN: sed 's/constant dense<2.0>/constant dense_resource<blob>/' %s | cgc opt --pass-pipeline=form-dispatches | FileCheck %s --check-prefix=RESOURCE

// A constant that is cheap is in the kernel of the loop, not in memory outside; what is computed outside is; each region has dispatches of its own.
// CHECK: func.func @loop_dispatch_1(%{{.*}}: !flow.dispatch.tensor<readonly:tensor<4xf32>>, %{{.*}}: !flow.dispatch.tensor<readonly:tensor<4xf32>>, %{{.*}}: !flow.dispatch.tensor<writeonly:tensor<f32>>)
// CHECK: func.func @loop_dispatch_2(%{{.*}}: !flow.dispatch.tensor<readonly:tensor<f32>>, %{{.*}}: !flow.dispatch.tensor<writeonly:tensor<i1>>)
// CHECK: arith.cmpf olt
// CHECK: func.func @loop_dispatch_3(%{{.*}}: !flow.dispatch.tensor<readwrite:tensor<4xf32>>, %{{.*}}: !flow.dispatch.tensor<readonly:tensor<4xf32>>)
// CHECK: arith.constant {{.*}}2.000000e+00
// CHECK-LABEL: func.func @loop(
// CHECK: %[[N:.*]] = flow.dispatch @loop_dispatch_0::@loop_dispatch_0(%arg0)
// CHECK: %[[R:.*]] = scf.while (%[[A:.*]] = %arg0)
// CHECK: %[[S:.*]] = flow.dispatch @loop_dispatch_1::@loop_dispatch_1(%[[A]], %[[N]])
// CHECK: %[[P:.*]] = flow.dispatch @loop_dispatch_2::@loop_dispatch_2(%[[S]]) : (tensor<f32>) -> tensor<i1>
// CHECK: %[[E:.*]] = tensor.extract %[[P]][] : tensor<i1>
// CHECK: scf.condition(%[[E]]) %[[A]]
// CHECK: ^bb0(%[[B:.*]]: tensor<4xf32>):
// CHECK: %[[M:.*]] = flow.dispatch @loop_dispatch_3::@loop_dispatch_3(%[[B]], %[[N]])
// CHECK: scf.yield %[[M]]
// CHECK: return %[[R]]

// What is not in the file stays where it is: passes that ask for it do so once.
// RESOURCE: func.func @loop(
// RESOURCE: %[[TWO:.*]] = arith.constant dense_resource<blob>
// RESOURCE: scf.while
// RESOURCE-NOT: dense_resource
// RESOURCE: flow.dispatch @{{.*}}, %[[TWO]]
// RESOURCE-NOT: dense_resource
#id = affine_map<(d0) -> (d0)>
#none = affine_map<(d0) -> ()>
func.func @loop(%x: tensor<4xf32>) -> tensor<4xf32> {
  %two = arith.constant dense<2.0> : tensor<4xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %n = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%in: f32, %o: f32):
    %1 = math.exp %in : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  %0 = scf.while (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %s0 = tensor.empty() : tensor<f32>
    %s1 = linalg.fill ins(%zero : f32) outs(%s0 : tensor<f32>) -> tensor<f32>
    %s2 = linalg.generic {indexing_maps = [#id, #id, #none], iterator_types = ["reduction"]} ins(%a, %n : tensor<4xf32>, tensor<4xf32>) outs(%s1 : tensor<f32>) {
    ^bb0(%in: f32, %by: f32, %o: f32):
      %1 = arith.mulf %in, %by : f32
      %2 = arith.addf %o, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<f32>
    %sum = tensor.extract %s2[] : tensor<f32>
    %p = arith.cmpf olt, %sum, %zero : f32
    scf.condition(%p) %a : tensor<4xf32>
  } do {
  ^bb0(%a: tensor<4xf32>):
    %m = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel"]} ins(%a, %two, %n : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) {
    ^bb0(%in: f32, %by: f32, %k: f32, %o: f32):
      %1 = arith.mulf %in, %by : f32
      %2 = arith.addf %1, %k : f32
      linalg.yield %2 : f32
    } -> tensor<4xf32>
    scf.yield %m : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// A scalar that is carried, and a count that is read, become tensors of rank 0.
// CHECK-LABEL: func.func @scalars(
// CHECK: scf.for %{{.*}} iter_args(%{{.*}} = %arg0, %{{.*}} = %{{.*}}) -> (tensor<4xf32>, tensor<i32>) {
// CHECK: scf.yield %{{.*}}, %{{.*}} : tensor<4xf32>, tensor<i32>
func.func @scalars(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %e = tensor.empty() : tensor<4xf32>
  %0 = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %x) -> (tensor<4xf32>) {
    %j = arith.index_cast %i : index to i32
    %f = arith.sitofp %j : i32 to f32
    %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) {
    ^bb0(%in: f32, %o: f32):
      %2 = arith.addf %in, %f : f32
      linalg.yield %2 : f32
    } -> tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// A slice inserted into what the loop carries is all that its kernel writes. Of bytes, which may share words, the whole array is made anew; so is what
// the kernel reads at other places, too.
// CHECK: func.func @slices_dispatch_0(%{{.*}}: !flow.dispatch.tensor<readonly:tensor<1x3xf32>>, %[[O:.*]]: !flow.dispatch.tensor<readwrite:tensor<7x3xf32>>) {
// CHECK-NOT: flow.dispatch.tensor.load %[[O]]
// CHECK: flow.dispatch.tensor.store %{{.*}}, %[[O]], offsets = [2, 0], sizes = [1, 3], strides = [1, 1] : tensor<1x3xf32>
// CHECK: func.func @slices_dispatch_1({{.*}}!flow.dispatch.tensor<writeonly:tensor<7xi8>>)
// CHECK: func.func @slices_dispatch_2({{.*}}!flow.dispatch.tensor<writeonly:tensor<7xf32>>)
// CHECK-LABEL: func.func @slices(
// CHECK: scf.for %{{.*}} iter_args(%[[A:.*]] = %{{.*}}, %[[B:.*]] = %{{.*}}, %[[C:.*]] = %{{.*}}) ->
// CHECK: flow.dispatch @slices_dispatch_0::@slices_dispatch_0(%{{.*}}, %[[A]]) : (tensor<1x3xf32>, tensor<7x3xf32>) -> %[[A]]
// CHECK: flow.dispatch @slices_dispatch_1::@slices_dispatch_1({{.*}}) -> tensor<7xi8>
// CHECK: flow.dispatch @slices_dispatch_2::@slices_dispatch_2({{.*}}) -> tensor<7xf32>
func.func @slices(%x: tensor<7x3xf32>, %u: tensor<1x3xf32>, %y: tensor<7xi8>, %v: tensor<2xi8>, %z: tensor<7xf32>) -> (tensor<7x3xf32>, tensor<7xi8>, tensor<7xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %0:3 = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %x, %b = %y, %c = %z) -> (tensor<7x3xf32>, tensor<7xi8>, tensor<7xf32>) {
    %1 = tensor.insert_slice %u into %a[2, 0] [1, 3] [1, 1] : tensor<1x3xf32> into tensor<7x3xf32>
    %2 = tensor.insert_slice %v into %b[1] [2] [1] : tensor<2xi8> into tensor<7xi8>
    %s = tensor.extract_slice %c[1] [3] [1] : tensor<7xf32> to tensor<3xf32>
    %3 = tensor.insert_slice %s into %c[2] [3] [1] : tensor<3xf32> into tensor<7xf32>
    scf.yield %1, %2, %3 : tensor<7x3xf32>, tensor<7xi8>, tensor<7xf32>
  }
  return %0#0, %0#1, %0#2 : tensor<7x3xf32>, tensor<7xi8>, tensor<7xf32>
}

// The slice may be made of what was there, each element of its own; %c is read at other elements.
// CHECK: func.func @again_dispatch_0(%[[O:.*]]: !flow.dispatch.tensor<readwrite:tensor<7xf32>>) {
// CHECK: flow.dispatch.tensor.load %[[O]]
// CHECK: flow.dispatch.tensor.store %{{.*}}, %[[O]], offsets = [2], sizes = [3], strides = [1]
// CHECK: func.func @again_dispatch_1(%{{.*}}: !flow.dispatch.tensor<readonly:tensor<7xf32>>, %{{.*}}: !flow.dispatch.tensor<writeonly:tensor<7xf32>>)
// CHECK: func.func @again_dispatch_2(%{{.*}}: !flow.dispatch.tensor<readonly:tensor<7xf32>>, %{{.*}}: !flow.dispatch.tensor<writeonly:tensor<7xf32>>)
#back = affine_map<(d0) -> (2 - d0)>
func.func @again(%x: tensor<7xf32>, %z: tensor<7xf32>, %w: tensor<7xf32>) -> (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %0:3 = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %x, %c = %z, %f = %w) -> (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) {
    %e = tensor.empty() : tensor<3xf32>
    %s = tensor.extract_slice %a[2] [3] [1] : tensor<7xf32> to tensor<3xf32>
    %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%s : tensor<3xf32>) outs(%e : tensor<3xf32>) {
    ^bb0(%in: f32, %o: f32):
      %m = arith.addf %in, %in : f32
      linalg.yield %m : f32
    } -> tensor<3xf32>
    %2 = tensor.insert_slice %1 into %a[2] [3] [1] : tensor<3xf32> into tensor<7xf32>
    %t = tensor.extract_slice %c[1] [3] [1] : tensor<7xf32> to tensor<3xf32>
    %3 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%t : tensor<3xf32>) outs(%e : tensor<3xf32>) {
    ^bb0(%in: f32, %o: f32):
      %m = arith.addf %in, %in : f32
      linalg.yield %m : f32
    } -> tensor<3xf32>
    %4 = tensor.insert_slice %3 into %c[2] [3] [1] : tensor<3xf32> into tensor<7xf32>
    %u = tensor.extract_slice %f[2] [3] [1] : tensor<7xf32> to tensor<3xf32>
    %5 = linalg.generic {indexing_maps = [#back, #id], iterator_types = ["parallel"]} ins(%u : tensor<3xf32>) outs(%e : tensor<3xf32>) {
    ^bb0(%in: f32, %o: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    %6 = tensor.insert_slice %5 into %f[2] [3] [1] : tensor<3xf32> into tensor<7xf32>
    scf.yield %2, %4, %6 : tensor<7xf32>, tensor<7xf32>, tensor<7xf32>
  }
  return %0#0, %0#1, %0#2 : tensor<7xf32>, tensor<7xf32>, tensor<7xf32>
}

// What is computed of %a in nine steps, the last of them behind the slice, reads it there: the kernel of the slice makes the whole array anew.
// CHECK: func.func @long_way_dispatch_0({{.*}}!flow.dispatch.tensor<readonly:tensor<7xf32>>, %{{.*}}: !flow.dispatch.tensor<writeonly:tensor<7xf32>>)
// CHECK-LABEL: func.func @long_way(
// CHECK: flow.dispatch @long_way_dispatch_0::@long_way_dispatch_0({{.*}}) : (tensor<2xf32>, tensor<7xf32>) -> tensor<7xf32>
func.func @long_way(%x: tensor<7xf32>, %w: tensor<7xf32>, %v: tensor<2xf32>) -> (tensor<7xf32>, tensor<7xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %0:2 = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %x, %b = %w) -> (tensor<7xf32>, tensor<7xf32>) {
    %e = tensor.empty() : tensor<7xf32>
    %1 = linalg.exp ins(%a : tensor<7xf32>) outs(%e : tensor<7xf32>) -> tensor<7xf32>
    %2 = linalg.exp ins(%1 : tensor<7xf32>) outs(%e : tensor<7xf32>) -> tensor<7xf32>
    %3 = linalg.exp ins(%2 : tensor<7xf32>) outs(%e : tensor<7xf32>) -> tensor<7xf32>
    %4 = linalg.exp ins(%3 : tensor<7xf32>) outs(%e : tensor<7xf32>) -> tensor<7xf32>
    %5 = linalg.exp ins(%4 : tensor<7xf32>) outs(%e : tensor<7xf32>) -> tensor<7xf32>
    %6 = linalg.exp ins(%5 : tensor<7xf32>) outs(%e : tensor<7xf32>) -> tensor<7xf32>
    %7 = linalg.exp ins(%6 : tensor<7xf32>) outs(%e : tensor<7xf32>) -> tensor<7xf32>
    %8 = linalg.exp ins(%7 : tensor<7xf32>) outs(%e : tensor<7xf32>) -> tensor<7xf32>
    %z = tensor.insert_slice %v into %a[2] [2] [1] : tensor<2xf32> into tensor<7xf32>
    %9 = linalg.exp ins(%8 : tensor<7xf32>) outs(%e : tensor<7xf32>) -> tensor<7xf32>
    scf.yield %z, %9 : tensor<7xf32>, tensor<7xf32>
  }
  return %0#0, %0#1 : tensor<7xf32>, tensor<7xf32>
}
