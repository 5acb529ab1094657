// RUN: cgc opt %s --pass-pipeline='symbol-dce' | FileCheck %s

// CHECK: func.func @kept
// CHECK: func.func private @called
// CHECK-NOT: @unused
// CHECK-NOT: @only_from_unused
func.func @kept(%x: f32) -> f32 {
  %r = call @called(%x) : (f32) -> f32
  return %r : f32
}
func.func private @called(%x: f32) -> f32 {
  return %x : f32
}
func.func private @unused(%x: f32) -> f32 {
  %r = call @only_from_unused(%x) : (f32) -> f32
  return %r : f32
}
func.func private @only_from_unused(%x: f32) -> f32 {
  return %x : f32
}

// What a name names inside of a symbol is no symbol of the module: @inner of the executable does not keep the module's own.
// CHECK: flow.executable private @exe
// CHECK: func.func private @inner()
// CHECK-NOT: @inner
// CHECK: func.func @dispatches
// CHECK-NEXT: flow.dispatch @exe::@inner(
// CHECK-NOT: @inner
flow.executable private @exe {
  flow.executable.export public @inner
  builtin.module {
    func.func private @inner() {
      return
    }
  }
}
func.func @dispatches(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = flow.dispatch @exe::@inner(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @inner(%x: f32) -> f32 {
  return %x : f32
}
