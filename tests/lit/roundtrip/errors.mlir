// What is wrong is reported with its place, all of it in one run.
// RUN: not cgc opt %s 2>&1 | FileCheck %s

// CHECK: errors.mlir:[[#@LINE+3]]:14: error: unknown operation 'arith.addff'; did you mean 'arith.addf'?
func.func @a(%x: f32) -> f32 {
  // A line that is skipped: its result is not reported as undeclared.
        %0 = arith.addff %x, %x : f32
  // CHECK: errors.mlir:[[#@LINE+1]]:23: error: use of undeclared SSA value name '%nothing'
  %1 = arith.addf %0, %nothing : f32
  return %1 : f32
}
func.func @b(%x: f32) -> i32 {
  // CHECK: errors.mlir:[[#@LINE+2]]:19: error: use of value '%x' expects different type than prior uses: 'i32' vs 'f32'
  // CHECK: errors.mlir:[[#@LINE-2]]:14: note: prior use here
  %0 = arith.addi %x, %x : i32
  %one = arith.constant 1 : i32
  // CHECK: error: redefinition of SSA value '%one'
  // CHECK: note: previously defined here
  %one = arith.constant 1 : i32
  // CHECK: error: integer constant out of range for i8
  %1 = arith.constant 300 : i8
  // CHECK: error: integer constant out of range for an index in memory, which has 32 bits
  %i = arith.constant dense<[1, 2147483648]> : tensor<2xindex>
  // CHECK: error: a f32 constant needs a decimal point: 1.0
  %2 = arith.constant 1 : f32
  // CHECK: error: '...' stands for text that was left out; it cannot be parsed
  %3 = arith.addi %0, ...
  // CHECK: error: reference to an undefined block '^gone'
  cf.br ^gone
}
// CHECK: error: unknown type 'f33'
func.func private @c(f33)
// CHECK: error: undefined attribute alias '#none'
"test.op"() {a = #none} : () -> ()
// CHECK: error: alias '#loop' is defined by itself
"test.op"() {a = #loop} : () -> ()
#loop = [#loop]
// CHECK: error: the nesting of the elements does not match tensor<3xi32>
"test.op"() {a = dense<[1, 2]> : tensor<3xi32>} : () -> ()
// CHECK: error: 'stablehlo.gather' has only the generic form
%g = stablehlo.gather %a
// CHECK: error: expected '"' at the end of the string
"test.op"() {a = "open} : () -> ()
// CHECK: [[#@LINE+1]]:16: error: this '{' is never closed
func.func @d() {
