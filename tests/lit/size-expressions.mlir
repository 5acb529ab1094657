// A size is an expression of dimensions, to a depth of 200 on both sides. (\045 is %.)
// RUN: awk '/^  CHAIN/ { for (i = 1; i <= 199; i++) print "\045s" i " = arith.muli \045n, \045s" i - 1 " : index"; next } 1' %s | sed 's/LAST/s199/' | cgc compile - --target=vulkan1.1 -o %t.spv
// RUN: awk '/^  CHAIN/ { for (i = 1; i <= 210; i++) print "\045s" i " = arith.muli \045n, \045s" i - 1 " : index"; next } 1' %s | sed 's/LAST/s210/' | not cgc compile - --target=vulkan1.1 -o %t.spv 2>&1 | FileCheck %s
// RUN: awk '/^  CHAIN/ { for (i = 1; i <= 210; i++) print "\045s" i " = arith.muli \045s" i - 1 ", \045n : index"; next } 1' %s | sed 's/LAST/s210/' | not cgc compile - --target=vulkan1.1 -o %t.spv 2>&1 | FileCheck %s
// CHECK: error: 'arith.muli' op ends a size expression that is nested too deep [nesting]
func.func @main(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<?xf32>
  %s0 = tensor.dim %b, %c0 : tensor<?xf32>
  CHAIN
  %e = tensor.empty(%LAST) : tensor<?xf32>
  %one = arith.constant 1.0 : f32
  %r = linalg.fill ins(%one : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
