// Every kind of type and attribute.
// RUN: cgc opt %s | FileCheck %s
// RUN: cgc opt %s | cgc opt | FileCheck %s
// RUN: cgc opt %s --mlir-print-op-generic | cgc opt | FileCheck %s

!pair = tuple<tensor<4xf32>, !scalar>
!scalar = i32
#list = [#inner, 1.0, "x"]
#inner = {key = #other.thing<a, b = 2>}

// CHECK-LABEL: func.func private @types
func.func private @types(
  // CHECK-SAME: i1, si8, ui16, i64, index, f16, bf16, f32, f64, f8E4M3FN, f8E5M2, none
  i1, si8, ui16, i64, index, f16, bf16, f32, f64, f8E4M3FN, f8E5M2, none,
  // CHECK-SAME: complex<f32>, tuple<>, tuple<i32, tuple<f32>>, tuple<tensor<4xf32>, i32>
  complex<f32>, tuple<>, tuple<i32, tuple<f32>>, !pair,
  // CHECK-SAME: tensor<f32>, tensor<0x5xf32>, tensor<4x?xcomplex<f64>>, tensor<*xi8>, tensor<?x4xf32, #stablehlo.bounds<8, ?>>, tensor<4xf32, "enc">
  tensor<f32>, tensor<0x5xf32>, tensor<4x?xcomplex<f64>>, tensor<*xi8>, tensor<?x4xf32, #stablehlo.bounds<8, ?>>, tensor<4xf32, "enc">,
  // CHECK-SAME: memref<f32>, memref<4x?xi8, 3>, memref<8x4xf32, strided<[?, 1], offset: ?>>, memref<4xf32, #hal.descriptor_type<storage_buffer>>
  memref<f32>, memref<4x?xi8, 3>, memref<8x4xf32, strided<[?, 1], offset: ?>>, memref<4xf32, #hal.descriptor_type<storage_buffer>>,
  // The identity layout and memory space 0 are what is there without them.
  // CHECK-SAME: memref<4x4xf32>, memref<4xf32>
  memref<4x4xf32, affine_map<(d0, d1) -> (d0, d1)>>, memref<4xf32, 0>,
  // CHECK-SAME: vector<f32>, vector<4x8xi1>
  vector<f32>, vector<4x8xi1>,
  // CHECK-SAME: () -> (), (i32) -> i32, (i32, f32) -> (i32, f32), () -> (() -> i1)
  () -> (), (i32) -> i32, (i32, f32) -> (i32, f32), () -> (() -> i1),
  // CHECK-SAME: !hal.buffer, !quant.uniform<i8:f32, 2.0:15>, !stream.resource<*>, !some.type<a -> b, [{}], "quo\22te>">
  !hal.buffer, !quant.uniform<i8:f32, 2.0:15>, !stream.resource<*>, !some.type<a -> b, [{}], "quo\22te>">,
  // CHECK-SAME: !flow.dispatch.tensor<readonly:tensor<4x5xf32>>, !flow.dispatch.tensor<writeonly:tensor<?xi32>>, !iree_tensor_ext.dispatch.tensor<readwrite:tensor<f32>>
  !flow.dispatch.tensor<readonly:4x5xf32>, !flow.dispatch.tensor<writeonly:tensor<?xi32>>, !iree_tensor_ext.dispatch.tensor<readwrite:tensor<f32>>)

// CHECK: "test.attributes"() {
"test.attributes"() {
  // CHECK-SAME: a00, a01 = true, a02 = -5 : i8, a03 = 255 : ui8, a04 = 7 : index, a05 = 9 : i64
  a00, a01 = true, a02 = -5 : i8, a03 = 255 : ui8, a04 = 7 : index, a05 = 9,
  // CHECK-SAME: a06 = 1.000000e+00 : f64, a07 = 5.000000e-01 : f16, a08 = 0x7F800000 : f32, a09 = "s\09\22\\\0A"
  a06 = 1.0, a07 = 0.5 : f16, a08 = 0x7F800000 : f32, a09 = "s\t\"\5C\n",
  // CHECK-SAME: a10 = @sym, a11 = @outer::@"in ner", a12 = [], a13 = [1, 2 : i32, 3.000000e+00, f32], a14 = {}
  a10 = @sym, a11 = @outer::@"in ner", a12 = [], a13 = [1, 2 : i32, 3.0, f32], a14 = {},
  // CHECK-SAME: a15 = {"odd key" = 1 : i64, x = #unit_like.x}
  a15 = {"odd key" = 1, x = #unit_like.x},
  // CHECK-SAME: a16 = tensor<4xf32>, a17 = (i32) -> f32, a18 = #map
  a16 = tensor<4xf32>, a17 = (i32) -> f32, a18 = affine_map<(d0) -> (d0)>,
  // CHECK-SAME: a19 = array<i64: 1, -2>, a20 = array<i1: true, false>, a21 = array<f32: 1.000000e+00>, a22 = array<i32>
  a19 = array<i64: 1, -2>, a20 = array<i1: true, false>, a21 = array<f32: 1.0>, a22 = array<i32>,
  // CHECK-SAME: a23 = dense<{{\[\[}}[1], [2]], {{\[}}[3], [4]]]> : tensor<2x2x1xi64>, a24 = dense<-1.500000e+00> : vector<8xbf16>
  a23 = dense<[[[1], [2]], [[3], [4]]]> : tensor<2x2x1xi64>, a24 = dense<-1.5> : vector<8xbf16>,
  // CHECK-SAME: a25 = dense<[1.000000e+00, -2.000000e+00]> : tensor<2xf32>
  a25 = dense<"0x0000803F000000C0"> : tensor<2xf32>,
  // CHECK-SAME: a26 = dense<[true, false, true, true, false, false, false, false, true]> : tensor<9xi1>
  a26 = dense<"0x0D01"> : tensor<9xi1>,
  // CHECK-SAME: a27 = dense<[7, -1]> : tensor<2xindex>, a28 = dense<{{\[}}(1.000000e+00,0.000000e+00), (0x7FC00000,-1.000000e+00)]> : tensor<2xcomplex<f32>>
  a27 = dense<[7, -1]> : tensor<2xindex>, a28 = dense<[(1.0, 0.0), (0x7FC00000, -1.0)]> : tensor<2xcomplex<f32>>,
  // CHECK-SAME: a29 = strided<[1, ?], offset: 4>, a30 = [{key = #other.thing<a, b = 2>}, 1.000000e+00, "x"], a31 = loc("f.py":1:2)
  a29 = strided<[1, ?], offset: 4>, a30 = #list, a31 = loc("f.py":1:2),
  // CHECK-SAME: a32 = #gpu<dim x>, a33 = #stablehlo<comparison_direction LT>, a34 = #arith.fastmath<nnan,ninf>, a35 = #vector.kind<add>
  a32 = #gpu<dim x>, a33 = #mhlo<comparison_direction LT>, a34 = #arith.fastmath<nnan, ninf>, a35 = #vector.kind<add>,
  // CHECK-SAME: a36 = #hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>
  a36 = #hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer, ReadOnly>, #hal.pipeline.binding<storage_buffer>]>,
  // CHECK-SAME: a37 = #hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>
  a37 = #hal.executable.target<"vulkan-spirv", "vulkan-spirv-fb", {target = "vulkan1.1"}>,
  // CHECK-SAME: a38 = #spv.target_env<#spv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {max = 128 : i32}>
  a38 = #spv.target_env<#spv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, {max = 128 : i32}>,
  // CHECK-SAME: a39 = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, a40 = #sdy.sharding<@mesh, [{"x"}, {}]>
  a39 = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, a40 = #sdy.sharding<@mesh, [{"x"}, {}]>,
  // CHECK-SAME: a41 = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>
  a41 = #stablehlo.dot<
    lhs_contracting_dimensions = [2],
    rhs_contracting_dimensions = [0],
  >,
  // CHECK-SAME: a42 = #iree_codegen.translation_info<pipeline = #iree_gpu.spirv_pipeline<BaseVectorize> workgroup_size = [16, 8, 1] subgroup_size = 64, {pipeline_depth = 2}>
  a42 = #iree_codegen.translation_info<pipeline = #iree_gpu.spirv_pipeline<BaseVectorize> workgroup_size = [16, 8, 1] subgroup_size = 64, {pipeline_depth = 2}>,
  lowering.config = {tileSizes = [[0, 1], [], [4]]}
} : () -> ()

// A blank that keeps two signs apart stays.
// CHECK-LABEL: func.func private @blanks()
// CHECK-SAME: a = #x.y< = None b = [1]>, b = #x.z<a - >
func.func private @blanks() attributes {a = #x.y<  = None b = [1]>, b = #x.z<a - >}
