util.global private @w = #stream.parameter.named<"w"> : tensor<?xf32>
func.func @main() -> tensor<?xf32> {
  %w = util.global.load @w : tensor<?xf32>
  return %w : tensor<?xf32>
}
