
func.func @a(%x: f32) -> f32 {
        %0 = arith.addff %x, %x : f32
  %1 = arith.addf %0, %nothing : f32
  return %1 : f32
}
func.func @b(%x: f32) -> i32
  { %0 = arith.addi %x, %x : i32
  %one = arith.constant 1 : i32
  %one = arith.constant 1 : i32
  %1 = arith.constant 300 : i8
  %2 = arith.constant 1 : f32
  %3 = arith.addi %0, ...
  cf.br ^gone
}
func.func private @c(f33)
"test.op"() {a = #none} : () -> ()
"test.op"() {a = #loop} : () -> ()
#loop = [#loop]
"test.op"() {a = dense<[1, 2]> : tensor<3xi32>} : () -> ()
%g = stablehlo.gather %a
"test.op"() {a = "open} : () -> ()
func.func @d() {
