// RUN: cgc opt %s --pass-pipeline='approximate-math' | FileCheck %s

// What the device has stays where it may be approximate; what it has not is a formula all the same.
// CHECK-LABEL: func.func @native
// CHECK: math.exp %{{.*}} fastmath<afn>
// CHECK: math.exp2 %{{.*}} fastmath<afn>
// CHECK: math.log %{{.*}} fastmath<afn>
// CHECK: math.log2 %{{.*}} fastmath<afn>
// CHECK: math.sin %{{.*}} fastmath<afn>
// CHECK: math.cos %{{.*}} fastmath<afn>
// CHECK: math.tan %{{.*}} fastmath<afn>
// CHECK: math.atan %{{.*}} fastmath<afn>
// CHECK: math.asin %{{.*}} fastmath<afn>
// CHECK: math.acos %{{.*}} fastmath<afn>
// CHECK: math.sinh %{{.*}} fastmath<afn>
// CHECK: math.cosh %{{.*}} fastmath<afn>
// CHECK: math.tanh %{{.*}} fastmath<afn>
// CHECK: math.asinh %{{.*}} fastmath<afn>
// CHECK: math.acosh %{{.*}} fastmath<afn>
// CHECK: math.atanh %{{.*}} fastmath<afn>
// CHECK: math.atan2 %{{.*}} fastmath<afn>
// CHECK: math.powf %{{.*}} fastmath<afn>
// CHECK-NOT: math.{{expm1|log10|log1p|erf|cbrt}}
// CHECK: return
func.func @native(%x: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %exp = math.exp %x fastmath<afn> : f32
  %exp2 = math.exp2 %x fastmath<afn> : f32
  %log = math.log %x fastmath<afn> : f32
  %log2 = math.log2 %x fastmath<afn> : f32
  %sin = math.sin %x fastmath<afn> : f32
  %cos = math.cos %x fastmath<afn> : f32
  %tan = math.tan %x fastmath<afn> : f32
  %atan = math.atan %x fastmath<afn> : f32
  %asin = math.asin %x fastmath<afn> : f32
  %acos = math.acos %x fastmath<afn> : f32
  %sinh = math.sinh %x fastmath<afn> : f32
  %cosh = math.cosh %x fastmath<afn> : f32
  %tanh = math.tanh %x fastmath<afn> : f32
  %asinh = math.asinh %x fastmath<afn> : f32
  %acosh = math.acosh %x fastmath<afn> : f32
  %atanh = math.atanh %x fastmath<afn> : f32
  %atan2 = math.atan2 %x, %x fastmath<afn> : f32
  %powf = math.powf %x, %x fastmath<afn> : f32
  %expm1 = math.expm1 %x fastmath<afn> : f32
  %log10 = math.log10 %x fastmath<afn> : f32
  %log1p = math.log1p %x fastmath<afn> : f32
  %erf = math.erf %x fastmath<afn> : f32
  %cbrt = math.cbrt %x fastmath<afn> : f32
  return %exp, %exp2, %log, %log2, %sin, %cos, %tan, %atan, %asin, %acos, %sinh, %cosh, %tanh, %asinh, %acosh, %atanh, %atan2, %powf, %expm1, %log10, %log1p, %erf, %cbrt : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}
