// RUN: not cgc opt %s --split-input-file --pass-pipeline=verify-interface 2>&1 | FileCheck %s

// CHECK: verify-interface.mlir:[[#@LINE+1]]:1: error: 'func.func' op argument 0 has the attribute 'codegen.stride', which is none of codegen.set, .binding, .offset and .strides
func.func @key(%a: tensor<4xf32> {codegen.stride = array<i64: 1>}) { return }

// -----

// CHECK: [[#@LINE+1]]:1: error: 'func.func' op argument 0 has codegen.offset = "8"; it takes an integer
func.func @kind(%a: tensor<4xf32> {codegen.offset = "8"}) { return }

// -----

// CHECK: [[#@LINE+1]]:1: error: 'func.func' op argument 0 of 'scalar' has a layout, but is no ranked tensor of 16 dimensions at most
func.func @scalar(%a: i32 {codegen.binding = 1 : i64}) { return }

// -----

// CHECK: [[#@LINE+1]]:1: error: 'func.func' op argument 0 is fixed to set 4; there are sets 0 to 3
func.func @set(%a: tensor<4xf32> {codegen.set = 4 : i64}) { return }

// -----

// CHECK: [[#@LINE+1]]:1: error: 'func.func' op result 0 is fixed to binding 4096; there are bindings 0 to 4095
func.func @binding(%a: tensor<4xf32>) -> (tensor<4xf32> {codegen.binding = 4096 : i64}) { return %a : tensor<4xf32> }

// -----

// CHECK: [[#@LINE+1]]:1: error: 'func.func' op argument 0 is at byte 6 of its buffer; an array of f16 may be at multiples of 4, below 2 GiB
func.func @misaligned(%a: tensor<4xf16> {codegen.offset = 6 : i64}) { return }

// -----

// CHECK: [[#@LINE+1]]:1: error: 'func.func' op argument 0 is at byte 12 of its buffer; an array of i64 may be at multiples of 8, below 2 GiB
func.func @misaligned_wide(%a: tensor<4xi64> {codegen.offset = 12 : i64}) { return }

// -----

// CHECK: [[#@LINE+1]]:1: error: 'func.func' op argument 0 of type tensor<4x4xf32> has 1 strides
func.func @rank(%a: tensor<4x4xf32> {codegen.strides = array<i64: 4>}) { return }

// -----

// CHECK: [[#@LINE+1]]:1: error: 'func.func' op argument 0 has the stride -4; strides are from 0 to 2147483647
func.func @negative(%a: tensor<4x4xf32> {codegen.strides = array<i64: -4, 1>}) { return }

// -----

// CHECK: [[#@LINE+1]]:1: error: 'func.func' op result 0 of 'zero' has a stride of 0: only an argument may be read again and again
func.func @zero(%a: tensor<4x4xf32> {codegen.strides = array<i64: 0, 1>}) -> (tensor<4x4xf32> {codegen.strides = array<i64: 0, 1>}) {
  return %a : tensor<4x4xf32>
}

// -----

// CHECK: [[#@LINE+1]]:1: error: 'func.func' op result 0 of 'twice' has strides that reach an element twice
func.func @twice(%a: tensor<4x5xf32>) -> (tensor<4x5xf32> {codegen.strides = array<i64: 4, 1>}) { return %a : tensor<4x5xf32> }

// -----

// Arguments may: a sliding window.
// CHECK-NOT: error
func.func @window(%a: tensor<4x5xf32> {codegen.strides = array<i64: 1, 1>}) { return }

// -----

// CHECK: [[#@LINE+1]]:1: error: 'func.func' op argument 0 reaches over 2147483648 elements: a kernel's indices are 32 bits wide
func.func @long(%a: tensor<2x1xf32> {codegen.strides = array<i64: 2147483647, 1>}) { return }

// -----

// CHECK: [[#@LINE+1]]:1: error: 'func.func' op argument 0 and argument 1 overlap in the buffer at set 0, binding 2
func.func @clash(%a: tensor<4xf32> {codegen.binding = 2 : i64}, %b: tensor<4xf32> {codegen.binding = 2 : i64, codegen.offset = 12 : i64}) { return }

// -----

// CHECK: [[#@LINE+1]]:1: error: 'func.func' op argument 0 and result 0 overlap in the buffer at set 1, binding 0
func.func @same(%a: tensor<4xf32> {codegen.set = 1 : i64}) -> (tensor<4xf32> {codegen.set = 1 : i64}) { return %a : tensor<4xf32> }

// -----

// Apart, and between each other.
// CHECK-NOT: error
func.func @apart(%a: tensor<4xf32> {codegen.binding = 2 : i64}, %b: tensor<4xf32> {codegen.binding = 2 : i64, codegen.offset = 16 : i64}) { return }
func.func @between(%a: tensor<4xf32> {codegen.binding = 2 : i64, codegen.strides = array<i64: 2>},
                   %b: tensor<4xf32> {codegen.binding = 2 : i64, codegen.offset = 4 : i64, codegen.strides = array<i64: 2>}) { return }

// -----

// CHECK: [[#@LINE+1]]:1: error: 'func.func' op is private: only what a host calls has a host's layouts
func.func private @hidden(%a: tensor<4xf32> {codegen.binding = 2 : i64}) { return }

// -----

// CHECK: error: 'builtin.module' op has 6 as codegen.push_constant_base; it is a multiple of 4 below 65536
module attributes {codegen.push_constant_base = 6 : i64} {}

// -----

// CHECK: error: 'builtin.module' op has codegen.sizes = {from = "texture"}; its key 'from' is "uniform_buffer" or "storage_buffer", its keys 'set', 'binding' and 'offset' are integers
module attributes {codegen.sizes = {from = "texture"}} {}

// -----

// CHECK: error: 'builtin.module' op has sizes at set 9, binding 0; there are sets 0 to 3 and bindings 0 to 4095
module attributes {codegen.sizes = {from = "storage_buffer", set = 9 : i64, binding = 0 : i64}} {}

// -----

// CHECK: error: 'func.func' op argument 0 of 'f' is fixed to the set and binding that the sizes come in
module attributes {codegen.sizes = {from = "storage_buffer", set = 0 : i64, binding = 1 : i64}} {
  func.func @f(%a: tensor<?xf32> {codegen.binding = 1 : i64}) { return }
}

// -----

// CHECK: error: 'builtin.module' op has the name of an entry point "a" twice
module attributes {codegen.entry_points = ["a", "b", "a"]} {}

// -----

// CHECK: error: 'builtin.module' op has "" as the name of an entry point
module attributes {codegen.entry_points = [""]} {}
