// The cache key: 64 hexadecimal digits, the same for a file and standard input, another one for another target or option.
// RUN: cgc compile %s --target=vulkan1.1 --emit=key -o %t.a
// RUN: cat %s | cgc compile - --target=vulkan1.1 --emit=key -o - | diff %t.a -
// RUN: FileCheck %s --input-file=%t.a
// RUN: cgc compile %s --target=vulkan1.2 --emit=key -o %t.b
// RUN: cgc compile %s --target=vulkan1.1 --emit=key --config='tile=4' -o %t.c
// RUN: cgc compile %s --target=vulkan1.1 --emit=key -g -o %t.d
// RUN: cat %t.a %t.b %t.c %t.d | sort -u | wc -l | FileCheck %s --check-prefix=FOUR
// RUN: not cgc compile %s --target=vulkan1.1 --emit=keys -o - 2>&1 | FileCheck %s --check-prefix=WRONG

// CHECK: {{^[0-9a-f]{64}$}}
// FOUR: 4
// WRONG: cgc: error: unknown --emit=keys; did you mean 'key'?
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.tanh %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
