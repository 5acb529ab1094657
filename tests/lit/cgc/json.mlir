// The launch description, field by field; layouts.mlir has the fields of a host's own layouts. The largest binding is that of static size.
// RUN: cgc compile %s --target=vulkan1.1 --pipeline=SimpleDistribute -o %t.spv --json=%t.json && FileCheck %s --match-full-lines --input-file=%t.json
// RUN: python3 -m json.tool %t.json

// CHECK: {"version": 1, "target": "vulkan1.1", "format": "spirv",
// CHECK-NEXT:   "needs": {"vulkan": "1.1", "spirv": "1.3", "extensions": [], "features": [],
// CHECK-NEXT:     "workgroup_invocations": 64, "shared_memory_bytes": 0, "push_constant_bytes": 8, "storage_buffers": 3, "storage_range": 12},
// CHECK-NEXT:   "kernels": [
// CHECK-NEXT:     {"name": "main_dispatch_0", "workgroup_size": [64, 1, 1], "subgroup_size": null,
// CHECK-NEXT:       "pipeline": "SimpleDistribute", "tile_sizes": [],
// CHECK-NEXT:       "bindings": [
// CHECK-NEXT:         {"set": 0, "binding": 0, "access": "read", "type": "storage_buffer", "bytes": "d0*32", "alignment": 256},
// CHECK-NEXT:         {"set": 0, "binding": 1, "access": "read", "type": "storage_buffer", "bytes": "d1*32", "alignment": 256},
// CHECK-NEXT:         {"set": 0, "binding": 2, "access": "write", "type": "storage_buffer", "bytes": "d0*32", "alignment": 256}],
// CHECK-NEXT:       "push_constants": [{"offset": 0, "type": "i32", "value": "d0"}, {"offset": 4, "type": "i32", "value": "d1"}],
// CHECK-NEXT:       "workgroup_count": ["min({{.*}}65535)", "{{.*}}", "1"], "shared_memory_bytes": 0},
// CHECK-NEXT:     {"name": "twice_dispatch_0", "workgroup_size": [64, 1, 1], "subgroup_size": null,
// CHECK-NEXT:       "pipeline": "SimpleDistribute", "tile_sizes": [],
// CHECK-NEXT:       "bindings": [
// CHECK-NEXT:         {"set": 0, "binding": 0, "access": "read", "type": "storage_buffer", "bytes": "12", "alignment": 256},
// CHECK-NEXT:         {"set": 0, "binding": 1, "access": "write", "type": "storage_buffer", "bytes": "12", "alignment": 256}],
// CHECK-NEXT:       "push_constants": [],
// CHECK-NEXT:       "workgroup_count": ["1", "1", "1"], "shared_memory_bytes": 0}],
// CHECK-NEXT:   "functions": [
// CHECK-NEXT:     {"name": "main", "symbols": [{"name": "d0", "argument": 0, "dim": 0}, {"name": "d1", "argument": 1, "dim": 0}, {"name": "d2", "argument": 2, "word": 0}, {"name": "d3", "argument": 2, "word": 1}],
// CHECK-NEXT:       "arguments": [{"shape": ["d0", "8"], "type": "f32", "offset": "0", "strides": ["8", "1"], "bytes": "d0*32"}, {"shape": ["d1", "8"], "type": "f32", "offset": "0", "strides": ["8", "1"], "bytes": "d1*32"}, {"shape": [], "type": "i64", "offset": "0", "strides": [], "bytes": "8", "scalar": true}], "results": [{"shape": ["d0", "8"], "type": "f32", "offset": "0", "strides": ["8", "1"], "bytes": "d0*32"}, {"shape": ["d0", "8"], "type": "f32", "offset": "0", "strides": ["8", "1"], "bytes": "d0*32"}, {"shape": ["3"], "type": "f32", "offset": "0", "strides": ["1"], "bytes": "12"}],
// CHECK-NEXT:       "constants": {"file": "{{.*}}constants.bin", "bytes": 12}, "transient_bytes": "0",
// CHECK-NEXT:       "steps": [
// CHECK-NEXT:         {"dispatch": 0, "bindings": [
// CHECK-NEXT:           {"buffer": "argument", "index": 0, "offset": "0", "bytes": "d0*32"},
// CHECK-NEXT:           {"buffer": "argument", "index": 1, "offset": "0", "bytes": "d1*32"},
// CHECK-NEXT:           {"buffer": "result", "index": 0, "offset": "0", "bytes": "d0*32"}],
// CHECK-NEXT:           "push_constants": ["d0", "d1"], "workgroup_count": ["min({{.*}}65535)", "{{.*}}", "1"]},
// CHECK-NEXT:         {"copy": {"source": {"buffer": "argument", "index": 0, "offset": "0", "bytes": "d0*32"}, "target": {"buffer": "result", "index": 1, "offset": "0", "bytes": "d0*32"}}},
// CHECK-NEXT:         {"copy": {"source": {"buffer": "constants", "offset": "0", "bytes": "12"}, "target": {"buffer": "result", "index": 2, "offset": "0", "bytes": "12"}}}],
// CHECK-NEXT:       "conditions": [
// CHECK-NEXT:         {"equal": ["d1", "d0"], "message": "dim 0 of argument 1 must equal dim 0 of argument 0"}]},
// CHECK-NEXT:     {"name": "twice", "symbols": [],
// CHECK-NEXT:       "arguments": [{"shape": ["3"], "type": "f32", "offset": "0", "strides": ["1"], "bytes": "12"}], "results": [{"shape": ["3"], "type": "f32", "offset": "0", "strides": ["1"], "bytes": "12"}],
// CHECK-NEXT:       "constants": {"file": "{{.*}}constants.bin", "bytes": 12}, "transient_bytes": "0",
// CHECK-NEXT:       "steps": [
// CHECK-NEXT:         {"dispatch": 1, "bindings": [
// CHECK-NEXT:           {"buffer": "argument", "index": 0, "offset": "0", "bytes": "12"},
// CHECK-NEXT:           {"buffer": "result", "index": 0, "offset": "0", "bytes": "12"}],
// CHECK-NEXT:           "push_constants": [], "workgroup_count": ["1", "1", "1"]}],
// CHECK-NEXT:       "conditions": []}]}
func.func @main(%a: tensor<?x8xf32>, %b: tensor<?x8xf32>, %n: i64) -> (tensor<?x8xf32>, tensor<?x8xf32>, tensor<3xf32>) {
  %k = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %r = stablehlo.add %a, %b : tensor<?x8xf32>
  return %r, %a, %k : tensor<?x8xf32>, tensor<?x8xf32>, tensor<3xf32>
}
func.func @twice(%a: tensor<3xf32>) -> tensor<3xf32> {
  %r = stablehlo.add %a, %a : tensor<3xf32>
  return %r : tensor<3xf32>
}
