// Bodies that read tensors at indices of their own, linalg.map alone, and indices compared and combined as numbers. Written by generate.py.
func.func @rows_by_number_f32_i64() {
  %0 = util.unfoldable_constant dense<[0, 1, 1, 0, 1]> : tensor<5xi64>
  %1 = util.unfoldable_constant dense<[[-1.63237726688385, 2.075826644897461, -0.21596938371658325, -2.507765531539917], [1.2004384994506836, -1.0913575887680054, 2.6168463230133057, 0.3250502943992615]]> : tensor<2x4xf32>
  %e = tensor.empty() : tensor<5x4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<5xi64>) outs(%e : tensor<5x4xf32>) {
  ^bb0(%n: i64, %o: f32):
    %j = linalg.index 1 : index
    %i = arith.index_cast %n : i64 to index
    %v = tensor.extract %1[%i, %j] : tensor<2x4xf32>
    linalg.yield %v : f32
  } -> tensor<5x4xf32>
  check.expect_eq_const(%r, dense<[[-1.63237726688385, 2.075826644897461, -0.21596938371658325, -2.507765531539917], [1.2004384994506836, -1.0913575887680054, 2.6168463230133057, 0.3250502943992615], [1.2004384994506836, -1.0913575887680054, 2.6168463230133057, 0.3250502943992615], [-1.63237726688385, 2.075826644897461, -0.21596938371658325, -2.507765531539917], [1.2004384994506836, -1.0913575887680054, 2.6168463230133057, 0.3250502943992615]]> : tensor<5x4xf32>) : tensor<5x4xf32>
  return
}
func.func @rows_by_number_f32_i32() {
  %0 = util.unfoldable_constant dense<[0, 1, 1, 0, 1]> : tensor<5xi32>
  %1 = util.unfoldable_constant dense<[[-1.63237726688385, 2.075826644897461, -0.21596938371658325, -2.507765531539917], [1.2004384994506836, -1.0913575887680054, 2.6168463230133057, 0.3250502943992615]]> : tensor<2x4xf32>
  %e = tensor.empty() : tensor<5x4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<5xi32>) outs(%e : tensor<5x4xf32>) {
  ^bb0(%n: i32, %o: f32):
    %j = linalg.index 1 : index
    %i = arith.index_cast %n : i32 to index
    %v = tensor.extract %1[%i, %j] : tensor<2x4xf32>
    linalg.yield %v : f32
  } -> tensor<5x4xf32>
  check.expect_eq_const(%r, dense<[[-1.63237726688385, 2.075826644897461, -0.21596938371658325, -2.507765531539917], [1.2004384994506836, -1.0913575887680054, 2.6168463230133057, 0.3250502943992615], [1.2004384994506836, -1.0913575887680054, 2.6168463230133057, 0.3250502943992615], [-1.63237726688385, 2.075826644897461, -0.21596938371658325, -2.507765531539917], [1.2004384994506836, -1.0913575887680054, 2.6168463230133057, 0.3250502943992615]]> : tensor<5x4xf32>) : tensor<5x4xf32>
  return
}
func.func @rows_by_number_f32_i8() {
  %0 = util.unfoldable_constant dense<[0, 1, 1, 0, 1]> : tensor<5xi8>
  %1 = util.unfoldable_constant dense<[[-1.63237726688385, 2.075826644897461, -0.21596938371658325, -2.507765531539917], [1.2004384994506836, -1.0913575887680054, 2.6168463230133057, 0.3250502943992615]]> : tensor<2x4xf32>
  %e = tensor.empty() : tensor<5x4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<5xi8>) outs(%e : tensor<5x4xf32>) {
  ^bb0(%n: i8, %o: f32):
    %j = linalg.index 1 : index
    %i = arith.index_cast %n : i8 to index
    %v = tensor.extract %1[%i, %j] : tensor<2x4xf32>
    linalg.yield %v : f32
  } -> tensor<5x4xf32>
  check.expect_eq_const(%r, dense<[[-1.63237726688385, 2.075826644897461, -0.21596938371658325, -2.507765531539917], [1.2004384994506836, -1.0913575887680054, 2.6168463230133057, 0.3250502943992615], [1.2004384994506836, -1.0913575887680054, 2.6168463230133057, 0.3250502943992615], [-1.63237726688385, 2.075826644897461, -0.21596938371658325, -2.507765531539917], [1.2004384994506836, -1.0913575887680054, 2.6168463230133057, 0.3250502943992615]]> : tensor<5x4xf32>) : tensor<5x4xf32>
  return
}
func.func @element_f32() {
  %0 = util.unfoldable_constant dense<[[-1.63237726688385, 2.075826644897461, -0.21596938371658325, -2.507765531539917], [1.2004384994506836, -1.0913575887680054, 2.6168463230133057, 0.3250502943992615]]> : tensor<2x4xf32>
  %e = tensor.empty() : tensor<3xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<3xf32>) {
  ^bb0(%o: f32):
    %c = arith.constant 1 : index
    %v = tensor.extract %0[%c, %c] : tensor<2x4xf32>
    linalg.yield %v : f32
  } -> tensor<3xf32>
  check.expect_eq_const(%r, dense<[-1.0913575887680054, -1.0913575887680054, -1.0913575887680054]> : tensor<3xf32>) : tensor<3xf32>
  return
}
func.func @scalar_everywhere_f32() {
  %0 = util.unfoldable_constant dense<2.6168463230133057> : tensor<f32>
  %e = tensor.empty() : tensor<7xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<7xf32>) {
  ^bb0(%o: f32):
    %v = tensor.extract %0[] : tensor<f32>
    linalg.yield %v : f32
  } -> tensor<7xf32>
  check.expect_eq_const(%r, dense<[2.6168463230133057, 2.6168463230133057, 2.6168463230133057, 2.6168463230133057, 2.6168463230133057, 2.6168463230133057, 2.6168463230133057]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @rows_by_number_f16_i64() {
  %0 = util.unfoldable_constant dense<[0, 1, 1, 0, 1]> : tensor<5xi64>
  %1 = util.unfoldable_constant dense<[[-1.6328125, 2.076171875, -0.2159423828125, -2.5078125], [1.2001953125, -1.091796875, 2.6171875, 0.324951171875]]> : tensor<2x4xf16>
  %e = tensor.empty() : tensor<5x4xf16>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<5xi64>) outs(%e : tensor<5x4xf16>) {
  ^bb0(%n: i64, %o: f16):
    %j = linalg.index 1 : index
    %i = arith.index_cast %n : i64 to index
    %v = tensor.extract %1[%i, %j] : tensor<2x4xf16>
    linalg.yield %v : f16
  } -> tensor<5x4xf16>
  check.expect_eq_const(%r, dense<[[-1.6328125, 2.076171875, -0.2159423828125, -2.5078125], [1.2001953125, -1.091796875, 2.6171875, 0.324951171875], [1.2001953125, -1.091796875, 2.6171875, 0.324951171875], [-1.6328125, 2.076171875, -0.2159423828125, -2.5078125], [1.2001953125, -1.091796875, 2.6171875, 0.324951171875]]> : tensor<5x4xf16>) : tensor<5x4xf16>
  return
}
func.func @rows_by_number_f16_i32() {
  %0 = util.unfoldable_constant dense<[0, 1, 1, 0, 1]> : tensor<5xi32>
  %1 = util.unfoldable_constant dense<[[-1.6328125, 2.076171875, -0.2159423828125, -2.5078125], [1.2001953125, -1.091796875, 2.6171875, 0.324951171875]]> : tensor<2x4xf16>
  %e = tensor.empty() : tensor<5x4xf16>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<5xi32>) outs(%e : tensor<5x4xf16>) {
  ^bb0(%n: i32, %o: f16):
    %j = linalg.index 1 : index
    %i = arith.index_cast %n : i32 to index
    %v = tensor.extract %1[%i, %j] : tensor<2x4xf16>
    linalg.yield %v : f16
  } -> tensor<5x4xf16>
  check.expect_eq_const(%r, dense<[[-1.6328125, 2.076171875, -0.2159423828125, -2.5078125], [1.2001953125, -1.091796875, 2.6171875, 0.324951171875], [1.2001953125, -1.091796875, 2.6171875, 0.324951171875], [-1.6328125, 2.076171875, -0.2159423828125, -2.5078125], [1.2001953125, -1.091796875, 2.6171875, 0.324951171875]]> : tensor<5x4xf16>) : tensor<5x4xf16>
  return
}
func.func @rows_by_number_f16_i8() {
  %0 = util.unfoldable_constant dense<[0, 1, 1, 0, 1]> : tensor<5xi8>
  %1 = util.unfoldable_constant dense<[[-1.6328125, 2.076171875, -0.2159423828125, -2.5078125], [1.2001953125, -1.091796875, 2.6171875, 0.324951171875]]> : tensor<2x4xf16>
  %e = tensor.empty() : tensor<5x4xf16>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<5xi8>) outs(%e : tensor<5x4xf16>) {
  ^bb0(%n: i8, %o: f16):
    %j = linalg.index 1 : index
    %i = arith.index_cast %n : i8 to index
    %v = tensor.extract %1[%i, %j] : tensor<2x4xf16>
    linalg.yield %v : f16
  } -> tensor<5x4xf16>
  check.expect_eq_const(%r, dense<[[-1.6328125, 2.076171875, -0.2159423828125, -2.5078125], [1.2001953125, -1.091796875, 2.6171875, 0.324951171875], [1.2001953125, -1.091796875, 2.6171875, 0.324951171875], [-1.6328125, 2.076171875, -0.2159423828125, -2.5078125], [1.2001953125, -1.091796875, 2.6171875, 0.324951171875]]> : tensor<5x4xf16>) : tensor<5x4xf16>
  return
}
func.func @element_f16() {
  %0 = util.unfoldable_constant dense<[[-1.6328125, 2.076171875, -0.2159423828125, -2.5078125], [1.2001953125, -1.091796875, 2.6171875, 0.324951171875]]> : tensor<2x4xf16>
  %e = tensor.empty() : tensor<3xf16>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<3xf16>) {
  ^bb0(%o: f16):
    %c = arith.constant 1 : index
    %v = tensor.extract %0[%c, %c] : tensor<2x4xf16>
    linalg.yield %v : f16
  } -> tensor<3xf16>
  check.expect_eq_const(%r, dense<[-1.091796875, -1.091796875, -1.091796875]> : tensor<3xf16>) : tensor<3xf16>
  return
}
func.func @scalar_everywhere_f16() {
  %0 = util.unfoldable_constant dense<2.6171875> : tensor<f16>
  %e = tensor.empty() : tensor<7xf16>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<7xf16>) {
  ^bb0(%o: f16):
    %v = tensor.extract %0[] : tensor<f16>
    linalg.yield %v : f16
  } -> tensor<7xf16>
  check.expect_eq_const(%r, dense<[2.6171875, 2.6171875, 2.6171875, 2.6171875, 2.6171875, 2.6171875, 2.6171875]> : tensor<7xf16>) : tensor<7xf16>
  return
}
func.func @rows_by_number_bf16_i64() {
  %0 = util.unfoldable_constant dense<[0, 1, 1, 0, 1]> : tensor<5xi64>
  %1 = util.unfoldable_constant dense<[[-1.6328125, 2.078125, -0.2158203125, -2.5], [1.203125, -1.09375, 2.609375, 0.32421875]]> : tensor<2x4xbf16>
  %e = tensor.empty() : tensor<5x4xbf16>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<5xi64>) outs(%e : tensor<5x4xbf16>) {
  ^bb0(%n: i64, %o: bf16):
    %j = linalg.index 1 : index
    %i = arith.index_cast %n : i64 to index
    %v = tensor.extract %1[%i, %j] : tensor<2x4xbf16>
    linalg.yield %v : bf16
  } -> tensor<5x4xbf16>
  check.expect_eq_const(%r, dense<[[-1.6328125, 2.078125, -0.2158203125, -2.5], [1.203125, -1.09375, 2.609375, 0.32421875], [1.203125, -1.09375, 2.609375, 0.32421875], [-1.6328125, 2.078125, -0.2158203125, -2.5], [1.203125, -1.09375, 2.609375, 0.32421875]]> : tensor<5x4xbf16>) : tensor<5x4xbf16>
  return
}
func.func @rows_by_number_bf16_i32() {
  %0 = util.unfoldable_constant dense<[0, 1, 1, 0, 1]> : tensor<5xi32>
  %1 = util.unfoldable_constant dense<[[-1.6328125, 2.078125, -0.2158203125, -2.5], [1.203125, -1.09375, 2.609375, 0.32421875]]> : tensor<2x4xbf16>
  %e = tensor.empty() : tensor<5x4xbf16>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<5xi32>) outs(%e : tensor<5x4xbf16>) {
  ^bb0(%n: i32, %o: bf16):
    %j = linalg.index 1 : index
    %i = arith.index_cast %n : i32 to index
    %v = tensor.extract %1[%i, %j] : tensor<2x4xbf16>
    linalg.yield %v : bf16
  } -> tensor<5x4xbf16>
  check.expect_eq_const(%r, dense<[[-1.6328125, 2.078125, -0.2158203125, -2.5], [1.203125, -1.09375, 2.609375, 0.32421875], [1.203125, -1.09375, 2.609375, 0.32421875], [-1.6328125, 2.078125, -0.2158203125, -2.5], [1.203125, -1.09375, 2.609375, 0.32421875]]> : tensor<5x4xbf16>) : tensor<5x4xbf16>
  return
}
func.func @rows_by_number_bf16_i8() {
  %0 = util.unfoldable_constant dense<[0, 1, 1, 0, 1]> : tensor<5xi8>
  %1 = util.unfoldable_constant dense<[[-1.6328125, 2.078125, -0.2158203125, -2.5], [1.203125, -1.09375, 2.609375, 0.32421875]]> : tensor<2x4xbf16>
  %e = tensor.empty() : tensor<5x4xbf16>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<5xi8>) outs(%e : tensor<5x4xbf16>) {
  ^bb0(%n: i8, %o: bf16):
    %j = linalg.index 1 : index
    %i = arith.index_cast %n : i8 to index
    %v = tensor.extract %1[%i, %j] : tensor<2x4xbf16>
    linalg.yield %v : bf16
  } -> tensor<5x4xbf16>
  check.expect_eq_const(%r, dense<[[-1.6328125, 2.078125, -0.2158203125, -2.5], [1.203125, -1.09375, 2.609375, 0.32421875], [1.203125, -1.09375, 2.609375, 0.32421875], [-1.6328125, 2.078125, -0.2158203125, -2.5], [1.203125, -1.09375, 2.609375, 0.32421875]]> : tensor<5x4xbf16>) : tensor<5x4xbf16>
  return
}
func.func @element_bf16() {
  %0 = util.unfoldable_constant dense<[[-1.6328125, 2.078125, -0.2158203125, -2.5], [1.203125, -1.09375, 2.609375, 0.32421875]]> : tensor<2x4xbf16>
  %e = tensor.empty() : tensor<3xbf16>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<3xbf16>) {
  ^bb0(%o: bf16):
    %c = arith.constant 1 : index
    %v = tensor.extract %0[%c, %c] : tensor<2x4xbf16>
    linalg.yield %v : bf16
  } -> tensor<3xbf16>
  check.expect_eq_const(%r, dense<[-1.09375, -1.09375, -1.09375]> : tensor<3xbf16>) : tensor<3xbf16>
  return
}
func.func @scalar_everywhere_bf16() {
  %0 = util.unfoldable_constant dense<2.609375> : tensor<bf16>
  %e = tensor.empty() : tensor<7xbf16>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<7xbf16>) {
  ^bb0(%o: bf16):
    %v = tensor.extract %0[] : tensor<bf16>
    linalg.yield %v : bf16
  } -> tensor<7xbf16>
  check.expect_eq_const(%r, dense<[2.609375, 2.609375, 2.609375, 2.609375, 2.609375, 2.609375, 2.609375]> : tensor<7xbf16>) : tensor<7xbf16>
  return
}
func.func @rows_by_number_f64_i64() {
  %0 = util.unfoldable_constant dense<[0, 1, 1, 0, 1]> : tensor<5xi64>
  %1 = util.unfoldable_constant dense<[[-1.6323772425321579, 2.075826689967201, -0.21596937753344037, -2.507765445034039], [1.2004384874653198, -1.0913575800353215, 2.6168463524640373, 0.32505028496339605]]> : tensor<2x4xf64>
  %e = tensor.empty() : tensor<5x4xf64>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<5xi64>) outs(%e : tensor<5x4xf64>) {
  ^bb0(%n: i64, %o: f64):
    %j = linalg.index 1 : index
    %i = arith.index_cast %n : i64 to index
    %v = tensor.extract %1[%i, %j] : tensor<2x4xf64>
    linalg.yield %v : f64
  } -> tensor<5x4xf64>
  check.expect_eq_const(%r, dense<[[-1.6323772425321579, 2.075826689967201, -0.21596937753344037, -2.507765445034039], [1.2004384874653198, -1.0913575800353215, 2.6168463524640373, 0.32505028496339605], [1.2004384874653198, -1.0913575800353215, 2.6168463524640373, 0.32505028496339605], [-1.6323772425321579, 2.075826689967201, -0.21596937753344037, -2.507765445034039], [1.2004384874653198, -1.0913575800353215, 2.6168463524640373, 0.32505028496339605]]> : tensor<5x4xf64>) : tensor<5x4xf64>
  return
}
func.func @rows_by_number_f64_i32() {
  %0 = util.unfoldable_constant dense<[0, 1, 1, 0, 1]> : tensor<5xi32>
  %1 = util.unfoldable_constant dense<[[-1.6323772425321579, 2.075826689967201, -0.21596937753344037, -2.507765445034039], [1.2004384874653198, -1.0913575800353215, 2.6168463524640373, 0.32505028496339605]]> : tensor<2x4xf64>
  %e = tensor.empty() : tensor<5x4xf64>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<5xi32>) outs(%e : tensor<5x4xf64>) {
  ^bb0(%n: i32, %o: f64):
    %j = linalg.index 1 : index
    %i = arith.index_cast %n : i32 to index
    %v = tensor.extract %1[%i, %j] : tensor<2x4xf64>
    linalg.yield %v : f64
  } -> tensor<5x4xf64>
  check.expect_eq_const(%r, dense<[[-1.6323772425321579, 2.075826689967201, -0.21596937753344037, -2.507765445034039], [1.2004384874653198, -1.0913575800353215, 2.6168463524640373, 0.32505028496339605], [1.2004384874653198, -1.0913575800353215, 2.6168463524640373, 0.32505028496339605], [-1.6323772425321579, 2.075826689967201, -0.21596937753344037, -2.507765445034039], [1.2004384874653198, -1.0913575800353215, 2.6168463524640373, 0.32505028496339605]]> : tensor<5x4xf64>) : tensor<5x4xf64>
  return
}
func.func @rows_by_number_f64_i8() {
  %0 = util.unfoldable_constant dense<[0, 1, 1, 0, 1]> : tensor<5xi8>
  %1 = util.unfoldable_constant dense<[[-1.6323772425321579, 2.075826689967201, -0.21596937753344037, -2.507765445034039], [1.2004384874653198, -1.0913575800353215, 2.6168463524640373, 0.32505028496339605]]> : tensor<2x4xf64>
  %e = tensor.empty() : tensor<5x4xf64>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<5xi8>) outs(%e : tensor<5x4xf64>) {
  ^bb0(%n: i8, %o: f64):
    %j = linalg.index 1 : index
    %i = arith.index_cast %n : i8 to index
    %v = tensor.extract %1[%i, %j] : tensor<2x4xf64>
    linalg.yield %v : f64
  } -> tensor<5x4xf64>
  check.expect_eq_const(%r, dense<[[-1.6323772425321579, 2.075826689967201, -0.21596937753344037, -2.507765445034039], [1.2004384874653198, -1.0913575800353215, 2.6168463524640373, 0.32505028496339605], [1.2004384874653198, -1.0913575800353215, 2.6168463524640373, 0.32505028496339605], [-1.6323772425321579, 2.075826689967201, -0.21596937753344037, -2.507765445034039], [1.2004384874653198, -1.0913575800353215, 2.6168463524640373, 0.32505028496339605]]> : tensor<5x4xf64>) : tensor<5x4xf64>
  return
}
func.func @element_f64() {
  %0 = util.unfoldable_constant dense<[[-1.6323772425321579, 2.075826689967201, -0.21596937753344037, -2.507765445034039], [1.2004384874653198, -1.0913575800353215, 2.6168463524640373, 0.32505028496339605]]> : tensor<2x4xf64>
  %e = tensor.empty() : tensor<3xf64>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<3xf64>) {
  ^bb0(%o: f64):
    %c = arith.constant 1 : index
    %v = tensor.extract %0[%c, %c] : tensor<2x4xf64>
    linalg.yield %v : f64
  } -> tensor<3xf64>
  check.expect_eq_const(%r, dense<[-1.0913575800353215, -1.0913575800353215, -1.0913575800353215]> : tensor<3xf64>) : tensor<3xf64>
  return
}
func.func @scalar_everywhere_f64() {
  %0 = util.unfoldable_constant dense<2.6168463524640373> : tensor<f64>
  %e = tensor.empty() : tensor<7xf64>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<7xf64>) {
  ^bb0(%o: f64):
    %v = tensor.extract %0[] : tensor<f64>
    linalg.yield %v : f64
  } -> tensor<7xf64>
  check.expect_eq_const(%r, dense<[2.6168463524640373, 2.6168463524640373, 2.6168463524640373, 2.6168463524640373, 2.6168463524640373, 2.6168463524640373, 2.6168463524640373]> : tensor<7xf64>) : tensor<7xf64>
  return
}
func.func @rows_by_number_i8_i64() {
  %0 = util.unfoldable_constant dense<[0, 1, 1, 0, 1]> : tensor<5xi64>
  %1 = util.unfoldable_constant dense<[[83, 75, -31, -100], [116, -48, -36, -49]]> : tensor<2x4xi8>
  %e = tensor.empty() : tensor<5x4xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<5xi64>) outs(%e : tensor<5x4xi8>) {
  ^bb0(%n: i64, %o: i8):
    %j = linalg.index 1 : index
    %i = arith.index_cast %n : i64 to index
    %v = tensor.extract %1[%i, %j] : tensor<2x4xi8>
    linalg.yield %v : i8
  } -> tensor<5x4xi8>
  check.expect_eq_const(%r, dense<[[83, 75, -31, -100], [116, -48, -36, -49], [116, -48, -36, -49], [83, 75, -31, -100], [116, -48, -36, -49]]> : tensor<5x4xi8>) : tensor<5x4xi8>
  return
}
func.func @rows_by_number_i8_i32() {
  %0 = util.unfoldable_constant dense<[0, 1, 1, 0, 1]> : tensor<5xi32>
  %1 = util.unfoldable_constant dense<[[83, 75, -31, -100], [116, -48, -36, -49]]> : tensor<2x4xi8>
  %e = tensor.empty() : tensor<5x4xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<5xi32>) outs(%e : tensor<5x4xi8>) {
  ^bb0(%n: i32, %o: i8):
    %j = linalg.index 1 : index
    %i = arith.index_cast %n : i32 to index
    %v = tensor.extract %1[%i, %j] : tensor<2x4xi8>
    linalg.yield %v : i8
  } -> tensor<5x4xi8>
  check.expect_eq_const(%r, dense<[[83, 75, -31, -100], [116, -48, -36, -49], [116, -48, -36, -49], [83, 75, -31, -100], [116, -48, -36, -49]]> : tensor<5x4xi8>) : tensor<5x4xi8>
  return
}
func.func @rows_by_number_i8_i8() {
  %0 = util.unfoldable_constant dense<[0, 1, 1, 0, 1]> : tensor<5xi8>
  %1 = util.unfoldable_constant dense<[[83, 75, -31, -100], [116, -48, -36, -49]]> : tensor<2x4xi8>
  %e = tensor.empty() : tensor<5x4xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<5xi8>) outs(%e : tensor<5x4xi8>) {
  ^bb0(%n: i8, %o: i8):
    %j = linalg.index 1 : index
    %i = arith.index_cast %n : i8 to index
    %v = tensor.extract %1[%i, %j] : tensor<2x4xi8>
    linalg.yield %v : i8
  } -> tensor<5x4xi8>
  check.expect_eq_const(%r, dense<[[83, 75, -31, -100], [116, -48, -36, -49], [116, -48, -36, -49], [83, 75, -31, -100], [116, -48, -36, -49]]> : tensor<5x4xi8>) : tensor<5x4xi8>
  return
}
func.func @element_i8() {
  %0 = util.unfoldable_constant dense<[[83, 75, -31, -100], [116, -48, -36, -49]]> : tensor<2x4xi8>
  %e = tensor.empty() : tensor<3xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<3xi8>) {
  ^bb0(%o: i8):
    %c = arith.constant 1 : index
    %v = tensor.extract %0[%c, %c] : tensor<2x4xi8>
    linalg.yield %v : i8
  } -> tensor<3xi8>
  check.expect_eq_const(%r, dense<[-48, -48, -48]> : tensor<3xi8>) : tensor<3xi8>
  return
}
func.func @scalar_everywhere_i8() {
  %0 = util.unfoldable_constant dense<-36> : tensor<i8>
  %e = tensor.empty() : tensor<7xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<7xi8>) {
  ^bb0(%o: i8):
    %v = tensor.extract %0[] : tensor<i8>
    linalg.yield %v : i8
  } -> tensor<7xi8>
  check.expect_eq_const(%r, dense<[-36, -36, -36, -36, -36, -36, -36]> : tensor<7xi8>) : tensor<7xi8>
  return
}
func.func @rows_by_number_i16_i64() {
  %0 = util.unfoldable_constant dense<[0, 1, 1, 0, 1]> : tensor<5xi64>
  %1 = util.unfoldable_constant dense<[[14163, -23477, -29727, -28260], [-11404, 21200, 18396, -2353]]> : tensor<2x4xi16>
  %e = tensor.empty() : tensor<5x4xi16>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<5xi64>) outs(%e : tensor<5x4xi16>) {
  ^bb0(%n: i64, %o: i16):
    %j = linalg.index 1 : index
    %i = arith.index_cast %n : i64 to index
    %v = tensor.extract %1[%i, %j] : tensor<2x4xi16>
    linalg.yield %v : i16
  } -> tensor<5x4xi16>
  check.expect_eq_const(%r, dense<[[14163, -23477, -29727, -28260], [-11404, 21200, 18396, -2353], [-11404, 21200, 18396, -2353], [14163, -23477, -29727, -28260], [-11404, 21200, 18396, -2353]]> : tensor<5x4xi16>) : tensor<5x4xi16>
  return
}
func.func @rows_by_number_i16_i32() {
  %0 = util.unfoldable_constant dense<[0, 1, 1, 0, 1]> : tensor<5xi32>
  %1 = util.unfoldable_constant dense<[[14163, -23477, -29727, -28260], [-11404, 21200, 18396, -2353]]> : tensor<2x4xi16>
  %e = tensor.empty() : tensor<5x4xi16>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<5xi32>) outs(%e : tensor<5x4xi16>) {
  ^bb0(%n: i32, %o: i16):
    %j = linalg.index 1 : index
    %i = arith.index_cast %n : i32 to index
    %v = tensor.extract %1[%i, %j] : tensor<2x4xi16>
    linalg.yield %v : i16
  } -> tensor<5x4xi16>
  check.expect_eq_const(%r, dense<[[14163, -23477, -29727, -28260], [-11404, 21200, 18396, -2353], [-11404, 21200, 18396, -2353], [14163, -23477, -29727, -28260], [-11404, 21200, 18396, -2353]]> : tensor<5x4xi16>) : tensor<5x4xi16>
  return
}
func.func @rows_by_number_i16_i8() {
  %0 = util.unfoldable_constant dense<[0, 1, 1, 0, 1]> : tensor<5xi8>
  %1 = util.unfoldable_constant dense<[[14163, -23477, -29727, -28260], [-11404, 21200, 18396, -2353]]> : tensor<2x4xi16>
  %e = tensor.empty() : tensor<5x4xi16>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<5xi8>) outs(%e : tensor<5x4xi16>) {
  ^bb0(%n: i8, %o: i16):
    %j = linalg.index 1 : index
    %i = arith.index_cast %n : i8 to index
    %v = tensor.extract %1[%i, %j] : tensor<2x4xi16>
    linalg.yield %v : i16
  } -> tensor<5x4xi16>
  check.expect_eq_const(%r, dense<[[14163, -23477, -29727, -28260], [-11404, 21200, 18396, -2353], [-11404, 21200, 18396, -2353], [14163, -23477, -29727, -28260], [-11404, 21200, 18396, -2353]]> : tensor<5x4xi16>) : tensor<5x4xi16>
  return
}
func.func @element_i16() {
  %0 = util.unfoldable_constant dense<[[14163, -23477, -29727, -28260], [-11404, 21200, 18396, -2353]]> : tensor<2x4xi16>
  %e = tensor.empty() : tensor<3xi16>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<3xi16>) {
  ^bb0(%o: i16):
    %c = arith.constant 1 : index
    %v = tensor.extract %0[%c, %c] : tensor<2x4xi16>
    linalg.yield %v : i16
  } -> tensor<3xi16>
  check.expect_eq_const(%r, dense<[21200, 21200, 21200]> : tensor<3xi16>) : tensor<3xi16>
  return
}
func.func @scalar_everywhere_i16() {
  %0 = util.unfoldable_constant dense<18396> : tensor<i16>
  %e = tensor.empty() : tensor<7xi16>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<7xi16>) {
  ^bb0(%o: i16):
    %v = tensor.extract %0[] : tensor<i16>
    linalg.yield %v : i16
  } -> tensor<7xi16>
  check.expect_eq_const(%r, dense<[18396, 18396, 18396, 18396, 18396, 18396, 18396]> : tensor<7xi16>) : tensor<7xi16>
  return
}
func.func @rows_by_number_i32_i64() {
  %0 = util.unfoldable_constant dense<[0, 1, 1, 0, 1]> : tensor<5xi64>
  %1 = util.unfoldable_constant dense<[[-1002031277, -1493785525, 879594465, -344288868], [146854772, 846025424, 1255688156, -53348657]]> : tensor<2x4xi32>
  %e = tensor.empty() : tensor<5x4xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<5xi64>) outs(%e : tensor<5x4xi32>) {
  ^bb0(%n: i64, %o: i32):
    %j = linalg.index 1 : index
    %i = arith.index_cast %n : i64 to index
    %v = tensor.extract %1[%i, %j] : tensor<2x4xi32>
    linalg.yield %v : i32
  } -> tensor<5x4xi32>
  check.expect_eq_const(%r, dense<[[-1002031277, -1493785525, 879594465, -344288868], [146854772, 846025424, 1255688156, -53348657], [146854772, 846025424, 1255688156, -53348657], [-1002031277, -1493785525, 879594465, -344288868], [146854772, 846025424, 1255688156, -53348657]]> : tensor<5x4xi32>) : tensor<5x4xi32>
  return
}
func.func @rows_by_number_i32_i32() {
  %0 = util.unfoldable_constant dense<[0, 1, 1, 0, 1]> : tensor<5xi32>
  %1 = util.unfoldable_constant dense<[[-1002031277, -1493785525, 879594465, -344288868], [146854772, 846025424, 1255688156, -53348657]]> : tensor<2x4xi32>
  %e = tensor.empty() : tensor<5x4xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<5xi32>) outs(%e : tensor<5x4xi32>) {
  ^bb0(%n: i32, %o: i32):
    %j = linalg.index 1 : index
    %i = arith.index_cast %n : i32 to index
    %v = tensor.extract %1[%i, %j] : tensor<2x4xi32>
    linalg.yield %v : i32
  } -> tensor<5x4xi32>
  check.expect_eq_const(%r, dense<[[-1002031277, -1493785525, 879594465, -344288868], [146854772, 846025424, 1255688156, -53348657], [146854772, 846025424, 1255688156, -53348657], [-1002031277, -1493785525, 879594465, -344288868], [146854772, 846025424, 1255688156, -53348657]]> : tensor<5x4xi32>) : tensor<5x4xi32>
  return
}
func.func @rows_by_number_i32_i8() {
  %0 = util.unfoldable_constant dense<[0, 1, 1, 0, 1]> : tensor<5xi8>
  %1 = util.unfoldable_constant dense<[[-1002031277, -1493785525, 879594465, -344288868], [146854772, 846025424, 1255688156, -53348657]]> : tensor<2x4xi32>
  %e = tensor.empty() : tensor<5x4xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<5xi8>) outs(%e : tensor<5x4xi32>) {
  ^bb0(%n: i8, %o: i32):
    %j = linalg.index 1 : index
    %i = arith.index_cast %n : i8 to index
    %v = tensor.extract %1[%i, %j] : tensor<2x4xi32>
    linalg.yield %v : i32
  } -> tensor<5x4xi32>
  check.expect_eq_const(%r, dense<[[-1002031277, -1493785525, 879594465, -344288868], [146854772, 846025424, 1255688156, -53348657], [146854772, 846025424, 1255688156, -53348657], [-1002031277, -1493785525, 879594465, -344288868], [146854772, 846025424, 1255688156, -53348657]]> : tensor<5x4xi32>) : tensor<5x4xi32>
  return
}
func.func @element_i32() {
  %0 = util.unfoldable_constant dense<[[-1002031277, -1493785525, 879594465, -344288868], [146854772, 846025424, 1255688156, -53348657]]> : tensor<2x4xi32>
  %e = tensor.empty() : tensor<3xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<3xi32>) {
  ^bb0(%o: i32):
    %c = arith.constant 1 : index
    %v = tensor.extract %0[%c, %c] : tensor<2x4xi32>
    linalg.yield %v : i32
  } -> tensor<3xi32>
  check.expect_eq_const(%r, dense<[846025424, 846025424, 846025424]> : tensor<3xi32>) : tensor<3xi32>
  return
}
func.func @scalar_everywhere_i32() {
  %0 = util.unfoldable_constant dense<1255688156> : tensor<i32>
  %e = tensor.empty() : tensor<7xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<7xi32>) {
  ^bb0(%o: i32):
    %v = tensor.extract %0[] : tensor<i32>
    linalg.yield %v : i32
  } -> tensor<7xi32>
  check.expect_eq_const(%r, dense<[1255688156, 1255688156, 1255688156, 1255688156, 1255688156, 1255688156, 1255688156]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @rows_by_number_i64_i64() {
  %0 = util.unfoldable_constant dense<[0, 1, 1, 0, 1]> : tensor<5xi64>
  %1 = util.unfoldable_constant dense<[[3167679443703838547, 5197140082862498891, 898163377135520737, 1209062297393861020], [4297307121315271540, -307503774758513968, -6761512891954214948, -5780430092411734321]]> : tensor<2x4xi64>
  %e = tensor.empty() : tensor<5x4xi64>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<5xi64>) outs(%e : tensor<5x4xi64>) {
  ^bb0(%n: i64, %o: i64):
    %j = linalg.index 1 : index
    %i = arith.index_cast %n : i64 to index
    %v = tensor.extract %1[%i, %j] : tensor<2x4xi64>
    linalg.yield %v : i64
  } -> tensor<5x4xi64>
  check.expect_eq_const(%r, dense<[[3167679443703838547, 5197140082862498891, 898163377135520737, 1209062297393861020], [4297307121315271540, -307503774758513968, -6761512891954214948, -5780430092411734321], [4297307121315271540, -307503774758513968, -6761512891954214948, -5780430092411734321], [3167679443703838547, 5197140082862498891, 898163377135520737, 1209062297393861020], [4297307121315271540, -307503774758513968, -6761512891954214948, -5780430092411734321]]> : tensor<5x4xi64>) : tensor<5x4xi64>
  return
}
func.func @rows_by_number_i64_i32() {
  %0 = util.unfoldable_constant dense<[0, 1, 1, 0, 1]> : tensor<5xi32>
  %1 = util.unfoldable_constant dense<[[3167679443703838547, 5197140082862498891, 898163377135520737, 1209062297393861020], [4297307121315271540, -307503774758513968, -6761512891954214948, -5780430092411734321]]> : tensor<2x4xi64>
  %e = tensor.empty() : tensor<5x4xi64>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<5xi32>) outs(%e : tensor<5x4xi64>) {
  ^bb0(%n: i32, %o: i64):
    %j = linalg.index 1 : index
    %i = arith.index_cast %n : i32 to index
    %v = tensor.extract %1[%i, %j] : tensor<2x4xi64>
    linalg.yield %v : i64
  } -> tensor<5x4xi64>
  check.expect_eq_const(%r, dense<[[3167679443703838547, 5197140082862498891, 898163377135520737, 1209062297393861020], [4297307121315271540, -307503774758513968, -6761512891954214948, -5780430092411734321], [4297307121315271540, -307503774758513968, -6761512891954214948, -5780430092411734321], [3167679443703838547, 5197140082862498891, 898163377135520737, 1209062297393861020], [4297307121315271540, -307503774758513968, -6761512891954214948, -5780430092411734321]]> : tensor<5x4xi64>) : tensor<5x4xi64>
  return
}
func.func @rows_by_number_i64_i8() {
  %0 = util.unfoldable_constant dense<[0, 1, 1, 0, 1]> : tensor<5xi8>
  %1 = util.unfoldable_constant dense<[[3167679443703838547, 5197140082862498891, 898163377135520737, 1209062297393861020], [4297307121315271540, -307503774758513968, -6761512891954214948, -5780430092411734321]]> : tensor<2x4xi64>
  %e = tensor.empty() : tensor<5x4xi64>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<5xi8>) outs(%e : tensor<5x4xi64>) {
  ^bb0(%n: i8, %o: i64):
    %j = linalg.index 1 : index
    %i = arith.index_cast %n : i8 to index
    %v = tensor.extract %1[%i, %j] : tensor<2x4xi64>
    linalg.yield %v : i64
  } -> tensor<5x4xi64>
  check.expect_eq_const(%r, dense<[[3167679443703838547, 5197140082862498891, 898163377135520737, 1209062297393861020], [4297307121315271540, -307503774758513968, -6761512891954214948, -5780430092411734321], [4297307121315271540, -307503774758513968, -6761512891954214948, -5780430092411734321], [3167679443703838547, 5197140082862498891, 898163377135520737, 1209062297393861020], [4297307121315271540, -307503774758513968, -6761512891954214948, -5780430092411734321]]> : tensor<5x4xi64>) : tensor<5x4xi64>
  return
}
func.func @element_i64() {
  %0 = util.unfoldable_constant dense<[[3167679443703838547, 5197140082862498891, 898163377135520737, 1209062297393861020], [4297307121315271540, -307503774758513968, -6761512891954214948, -5780430092411734321]]> : tensor<2x4xi64>
  %e = tensor.empty() : tensor<3xi64>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<3xi64>) {
  ^bb0(%o: i64):
    %c = arith.constant 1 : index
    %v = tensor.extract %0[%c, %c] : tensor<2x4xi64>
    linalg.yield %v : i64
  } -> tensor<3xi64>
  check.expect_eq_const(%r, dense<[-307503774758513968, -307503774758513968, -307503774758513968]> : tensor<3xi64>) : tensor<3xi64>
  return
}
func.func @scalar_everywhere_i64() {
  %0 = util.unfoldable_constant dense<-6761512891954214948> : tensor<i64>
  %e = tensor.empty() : tensor<7xi64>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<7xi64>) {
  ^bb0(%o: i64):
    %v = tensor.extract %0[] : tensor<i64>
    linalg.yield %v : i64
  } -> tensor<7xi64>
  check.expect_eq_const(%r, dense<[-6761512891954214948, -6761512891954214948, -6761512891954214948, -6761512891954214948, -6761512891954214948, -6761512891954214948, -6761512891954214948]> : tensor<7xi64>) : tensor<7xi64>
  return
}
func.func @rows_by_number_i1_i64() {
  %0 = util.unfoldable_constant dense<[0, 1, 1, 0, 1]> : tensor<5xi64>
  %1 = util.unfoldable_constant dense<[[true, false, true, true], [false, true, false, false]]> : tensor<2x4xi1>
  %e = tensor.empty() : tensor<5x4xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<5xi64>) outs(%e : tensor<5x4xi1>) {
  ^bb0(%n: i64, %o: i1):
    %j = linalg.index 1 : index
    %i = arith.index_cast %n : i64 to index
    %v = tensor.extract %1[%i, %j] : tensor<2x4xi1>
    linalg.yield %v : i1
  } -> tensor<5x4xi1>
  check.expect_eq_const(%r, dense<[[true, false, true, true], [false, true, false, false], [false, true, false, false], [true, false, true, true], [false, true, false, false]]> : tensor<5x4xi1>) : tensor<5x4xi1>
  return
}
func.func @rows_by_number_i1_i32() {
  %0 = util.unfoldable_constant dense<[0, 1, 1, 0, 1]> : tensor<5xi32>
  %1 = util.unfoldable_constant dense<[[true, false, true, true], [false, true, false, false]]> : tensor<2x4xi1>
  %e = tensor.empty() : tensor<5x4xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<5xi32>) outs(%e : tensor<5x4xi1>) {
  ^bb0(%n: i32, %o: i1):
    %j = linalg.index 1 : index
    %i = arith.index_cast %n : i32 to index
    %v = tensor.extract %1[%i, %j] : tensor<2x4xi1>
    linalg.yield %v : i1
  } -> tensor<5x4xi1>
  check.expect_eq_const(%r, dense<[[true, false, true, true], [false, true, false, false], [false, true, false, false], [true, false, true, true], [false, true, false, false]]> : tensor<5x4xi1>) : tensor<5x4xi1>
  return
}
func.func @rows_by_number_i1_i8() {
  %0 = util.unfoldable_constant dense<[0, 1, 1, 0, 1]> : tensor<5xi8>
  %1 = util.unfoldable_constant dense<[[true, false, true, true], [false, true, false, false]]> : tensor<2x4xi1>
  %e = tensor.empty() : tensor<5x4xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<5xi8>) outs(%e : tensor<5x4xi1>) {
  ^bb0(%n: i8, %o: i1):
    %j = linalg.index 1 : index
    %i = arith.index_cast %n : i8 to index
    %v = tensor.extract %1[%i, %j] : tensor<2x4xi1>
    linalg.yield %v : i1
  } -> tensor<5x4xi1>
  check.expect_eq_const(%r, dense<[[true, false, true, true], [false, true, false, false], [false, true, false, false], [true, false, true, true], [false, true, false, false]]> : tensor<5x4xi1>) : tensor<5x4xi1>
  return
}
func.func @element_i1() {
  %0 = util.unfoldable_constant dense<[[true, false, true, true], [false, true, false, false]]> : tensor<2x4xi1>
  %e = tensor.empty() : tensor<3xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<3xi1>) {
  ^bb0(%o: i1):
    %c = arith.constant 1 : index
    %v = tensor.extract %0[%c, %c] : tensor<2x4xi1>
    linalg.yield %v : i1
  } -> tensor<3xi1>
  check.expect_eq_const(%r, dense<[true, true, true]> : tensor<3xi1>) : tensor<3xi1>
  return
}
func.func @scalar_everywhere_i1() {
  %0 = util.unfoldable_constant dense<false> : tensor<i1>
  %e = tensor.empty() : tensor<7xi1>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<7xi1>) {
  ^bb0(%o: i1):
    %v = tensor.extract %0[] : tensor<i1>
    linalg.yield %v : i1
  } -> tensor<7xi1>
  check.expect_eq_const(%r, dense<[false, false, false, false, false, false, false]> : tensor<7xi1>) : tensor<7xi1>
  return
}
func.func @product_plus_transposed_read_small() {
  %x_i = stablehlo.iota dim = 0 : tensor<15xi32>
  %x_s = stablehlo.constant dense<7> : tensor<15xi32>
  %x_m = stablehlo.remainder %x_i, %x_s : tensor<15xi32>
  %x_f = stablehlo.convert %x_m : (tensor<15xi32>) -> tensor<15xf32>
  %x_r = stablehlo.reshape %x_f : (tensor<15xf32>) -> tensor<3x5xf32>
  %x = util.optimization_barrier %x_r : tensor<3x5xf32>
  %y_i = stablehlo.iota dim = 0 : tensor<35xi32>
  %y_s = stablehlo.constant dense<5> : tensor<35xi32>
  %y_m = stablehlo.remainder %y_i, %y_s : tensor<35xi32>
  %y_f = stablehlo.convert %y_m : (tensor<35xi32>) -> tensor<35xf32>
  %y_r = stablehlo.reshape %y_f : (tensor<35xf32>) -> tensor<5x7xf32>
  %y = util.optimization_barrier %y_r : tensor<5x7xf32>
  %z_i = stablehlo.iota dim = 0 : tensor<21xi32>
  %z_s = stablehlo.constant dense<11> : tensor<21xi32>
  %z_m = stablehlo.remainder %z_i, %z_s : tensor<21xi32>
  %z_f = stablehlo.convert %z_m : (tensor<21xi32>) -> tensor<21xf32>
  %z_r = stablehlo.reshape %z_f : (tensor<21xf32>) -> tensor<7x3xf32>
  %z = util.optimization_barrier %z_r : tensor<7x3xf32>
  %d = stablehlo.dot %x, %y : (tensor<3x5xf32>, tensor<5x7xf32>) -> tensor<3x7xf32>
  %e = tensor.empty() : tensor<3x7xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%d : tensor<3x7xf32>) outs(%e : tensor<3x7xf32>) {
  ^bb0(%p: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %l = arith.constant 6 : index
    %u = arith.subi %l, %j : index
    %v = tensor.extract %z[%j, %i] : tensor<7x3xf32>
    %w = arith.addf %p, %v : f32
    linalg.yield %w : f32
  } -> tensor<3x7xf32>
  check.expect_eq_const(%r, dense<[[25.0, 28.0, 21.0, 29.0, 16.0, 29.0, 32.0], [20.0, 37.0, 44.0, 31.0, 32.0, 24.0, 41.0], [36.0, 32.0, 53.0, 43.0, 34.0, 40.0, 36.0]]> : tensor<3x7xf32>) : tensor<3x7xf32>
  return
}
func.func @product_plus_reversed_read_small() {
  %x_i = stablehlo.iota dim = 0 : tensor<15xi32>
  %x_s = stablehlo.constant dense<7> : tensor<15xi32>
  %x_m = stablehlo.remainder %x_i, %x_s : tensor<15xi32>
  %x_f = stablehlo.convert %x_m : (tensor<15xi32>) -> tensor<15xf32>
  %x_r = stablehlo.reshape %x_f : (tensor<15xf32>) -> tensor<3x5xf32>
  %x = util.optimization_barrier %x_r : tensor<3x5xf32>
  %y_i = stablehlo.iota dim = 0 : tensor<35xi32>
  %y_s = stablehlo.constant dense<5> : tensor<35xi32>
  %y_m = stablehlo.remainder %y_i, %y_s : tensor<35xi32>
  %y_f = stablehlo.convert %y_m : (tensor<35xi32>) -> tensor<35xf32>
  %y_r = stablehlo.reshape %y_f : (tensor<35xf32>) -> tensor<5x7xf32>
  %y = util.optimization_barrier %y_r : tensor<5x7xf32>
  %z_i = stablehlo.iota dim = 0 : tensor<21xi32>
  %z_s = stablehlo.constant dense<11> : tensor<21xi32>
  %z_m = stablehlo.remainder %z_i, %z_s : tensor<21xi32>
  %z_f = stablehlo.convert %z_m : (tensor<21xi32>) -> tensor<21xf32>
  %z_r = stablehlo.reshape %z_f : (tensor<21xf32>) -> tensor<7x3xf32>
  %z = util.optimization_barrier %z_r : tensor<7x3xf32>
  %d = stablehlo.dot %x, %y : (tensor<3x5xf32>, tensor<5x7xf32>) -> tensor<3x7xf32>
  %e = tensor.empty() : tensor<3x7xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%d : tensor<3x7xf32>) outs(%e : tensor<3x7xf32>) {
  ^bb0(%p: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %l = arith.constant 6 : index
    %u = arith.subi %l, %j : index
    %v = tensor.extract %z[%u, %i] : tensor<7x3xf32>
    %w = arith.addf %p, %v : f32
    linalg.yield %w : f32
  } -> tensor<3x7xf32>
  check.expect_eq_const(%r, dense<[[32.0, 29.0, 16.0, 29.0, 21.0, 28.0, 25.0], [27.0, 38.0, 39.0, 31.0, 37.0, 23.0, 34.0], [43.0, 33.0, 48.0, 43.0, 39.0, 39.0, 29.0]]> : tensor<3x7xf32>) : tensor<3x7xf32>
  return
}
func.func @product_plus_same_read_small() {
  %x_i = stablehlo.iota dim = 0 : tensor<15xi32>
  %x_s = stablehlo.constant dense<7> : tensor<15xi32>
  %x_m = stablehlo.remainder %x_i, %x_s : tensor<15xi32>
  %x_f = stablehlo.convert %x_m : (tensor<15xi32>) -> tensor<15xf32>
  %x_r = stablehlo.reshape %x_f : (tensor<15xf32>) -> tensor<3x5xf32>
  %x = util.optimization_barrier %x_r : tensor<3x5xf32>
  %y_i = stablehlo.iota dim = 0 : tensor<35xi32>
  %y_s = stablehlo.constant dense<5> : tensor<35xi32>
  %y_m = stablehlo.remainder %y_i, %y_s : tensor<35xi32>
  %y_f = stablehlo.convert %y_m : (tensor<35xi32>) -> tensor<35xf32>
  %y_r = stablehlo.reshape %y_f : (tensor<35xf32>) -> tensor<5x7xf32>
  %y = util.optimization_barrier %y_r : tensor<5x7xf32>
  %z_i = stablehlo.iota dim = 0 : tensor<21xi32>
  %z_s = stablehlo.constant dense<11> : tensor<21xi32>
  %z_m = stablehlo.remainder %z_i, %z_s : tensor<21xi32>
  %z_f = stablehlo.convert %z_m : (tensor<21xi32>) -> tensor<21xf32>
  %z_r = stablehlo.reshape %z_f : (tensor<21xf32>) -> tensor<3x7xf32>
  %z = util.optimization_barrier %z_r : tensor<3x7xf32>
  %d = stablehlo.dot %x, %y : (tensor<3x5xf32>, tensor<5x7xf32>) -> tensor<3x7xf32>
  %e = tensor.empty() : tensor<3x7xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%d : tensor<3x7xf32>) outs(%e : tensor<3x7xf32>) {
  ^bb0(%p: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %l = arith.constant 6 : index
    %u = arith.subi %l, %j : index
    %v = tensor.extract %z[%i, %j] : tensor<3x7xf32>
    %w = arith.addf %p, %v : f32
    linalg.yield %w : f32
  } -> tensor<3x7xf32>
  check.expect_eq_const(%r, dense<[[25.0, 26.0, 17.0, 23.0, 19.0, 30.0, 31.0], [26.0, 41.0, 46.0, 31.0, 30.0, 20.0, 35.0], [37.0, 31.0, 50.0, 49.0, 38.0, 42.0, 36.0]]> : tensor<3x7xf32>) : tensor<3x7xf32>
  return
}
func.func @product_plus_transposed_read_tiles() {
  %x_i = stablehlo.iota dim = 0 : tensor<1040xi32>
  %x_s = stablehlo.constant dense<7> : tensor<1040xi32>
  %x_m = stablehlo.remainder %x_i, %x_s : tensor<1040xi32>
  %x_f = stablehlo.convert %x_m : (tensor<1040xi32>) -> tensor<1040xf32>
  %x_r = stablehlo.reshape %x_f : (tensor<1040xf32>) -> tensor<8x130xf32>
  %x = util.optimization_barrier %x_r : tensor<8x130xf32>
  %y_i = stablehlo.iota dim = 0 : tensor<5200xi32>
  %y_s = stablehlo.constant dense<5> : tensor<5200xi32>
  %y_m = stablehlo.remainder %y_i, %y_s : tensor<5200xi32>
  %y_f = stablehlo.convert %y_m : (tensor<5200xi32>) -> tensor<5200xf32>
  %y_r = stablehlo.reshape %y_f : (tensor<5200xf32>) -> tensor<130x40xf32>
  %y = util.optimization_barrier %y_r : tensor<130x40xf32>
  %z_i = stablehlo.iota dim = 0 : tensor<320xi32>
  %z_s = stablehlo.constant dense<11> : tensor<320xi32>
  %z_m = stablehlo.remainder %z_i, %z_s : tensor<320xi32>
  %z_f = stablehlo.convert %z_m : (tensor<320xi32>) -> tensor<320xf32>
  %z_r = stablehlo.reshape %z_f : (tensor<320xf32>) -> tensor<40x8xf32>
  %z = util.optimization_barrier %z_r : tensor<40x8xf32>
  %d = stablehlo.dot %x, %y : (tensor<8x130xf32>, tensor<130x40xf32>) -> tensor<8x40xf32>
  %e = tensor.empty() : tensor<8x40xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%d : tensor<8x40xf32>) outs(%e : tensor<8x40xf32>) {
  ^bb0(%p: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %l = arith.constant 39 : index
    %u = arith.subi %l, %j : index
    %v = tensor.extract %z[%j, %i] : tensor<40x8xf32>
    %w = arith.addf %p, %v : f32
    linalg.yield %w : f32
  } -> tensor<8x40xf32>
  check.expect_eq_const(%r, dense<"0x000000000000C44300404144004090440040C1440000E0400000C243004040440020914400C0C044000040400000C0430000424400A090440040C044000020410080C34300004144002090440020C1440000C0400080C143000040440000914400A0C044000000400000C54300C04144008090440020C044000010410000C34300C04044000090440000C1440000A0400000C1430080424400E090440080C0440000803F0000C9430000464400C093440080C444000000410000C7430000454400A094440060C544000080400000C54300C046440020944400E0C444000000000080C84300C0454400A0934400C0C5440000E0400080C64300C04444008094440040C544000040400080C443008046440000944400C0C444000020410000C843008045440080934400A0C5440000C0400000C64300804444006094440020C544000000400000C74300C04344000092440020C244000010410000C54300C04244008091440000C3440000A0400000C34300804444006092440080C2440000803F0080C6430080434400E091440000C244000000410080C4430080424400C0924400E0C244000080400080C24300404444004092440060C244000000000000C6430040434400C091440040C3440000E0400000C4430040424400A0924400C0C244000040400000C3430000454400E092440040C344000020410080C64300004444006092440020C4440000C0400080C443000043440040934400A0C344000000400000C84300C0444400C092440020C344000010410000C64300C04344004092440000C4440000A0400000C44300804544002093440080C3440000803F0080C7430080444400A092440000C344000000410080C543008043440080934400E0C344000080400080C4430040464400C093440060C444000000000000C84300404544004093440040C5440000E0400000C643004044440020944400C0C444000040400000C4430000464400A093440040C444000020410080C74300004544002093440020C5440000C0400080C543000044440000944400A0C444000000400000C94300C04544008093440020C444000010410000C74300C04444000093440000C5440000A0400080C24300004444000092440000C2440000803F0000C64300004344008091440080C144000000410000C44300004244006092440060C244000080400000C24300C0434400E0914400E0C144000000000080C54300C042440060914400C0C2440000E0400080C34300C04144004092440040C244000040400080C1430080434400C0914400C0C144000020410000C543008042440040914400A0C2440000C0400080C743000046440080954400A0C644000000400000CB4300C04744000095440020C644000010410000C94300C04644008094440000C7440000A0400000C74300804844006095440080C6440000803F0080CA430080474400E094440000C644000000410080C8430080464400C0954400E0C644000080400080C64300404844004095440060C644000000000000CA430040474400C094440040C7440000E0400000C243004040440020914400C0C044000040400000C0430000424400A090440040C044000020410080C34300004144002090440020C1440000C0400080C143000040440000914400A0C044000000400000C54300C04144008090440020C044000010410000C34300C04044000090440000C1440000A0400000C1430080424400E090440080C0440000803F0080C44300804144006090440000C044"> : tensor<8x40xf32>) : tensor<8x40xf32>
  return
}
func.func @product_plus_reversed_read_tiles() {
  %x_i = stablehlo.iota dim = 0 : tensor<1040xi32>
  %x_s = stablehlo.constant dense<7> : tensor<1040xi32>
  %x_m = stablehlo.remainder %x_i, %x_s : tensor<1040xi32>
  %x_f = stablehlo.convert %x_m : (tensor<1040xi32>) -> tensor<1040xf32>
  %x_r = stablehlo.reshape %x_f : (tensor<1040xf32>) -> tensor<8x130xf32>
  %x = util.optimization_barrier %x_r : tensor<8x130xf32>
  %y_i = stablehlo.iota dim = 0 : tensor<5200xi32>
  %y_s = stablehlo.constant dense<5> : tensor<5200xi32>
  %y_m = stablehlo.remainder %y_i, %y_s : tensor<5200xi32>
  %y_f = stablehlo.convert %y_m : (tensor<5200xi32>) -> tensor<5200xf32>
  %y_r = stablehlo.reshape %y_f : (tensor<5200xf32>) -> tensor<130x40xf32>
  %y = util.optimization_barrier %y_r : tensor<130x40xf32>
  %z_i = stablehlo.iota dim = 0 : tensor<320xi32>
  %z_s = stablehlo.constant dense<11> : tensor<320xi32>
  %z_m = stablehlo.remainder %z_i, %z_s : tensor<320xi32>
  %z_f = stablehlo.convert %z_m : (tensor<320xi32>) -> tensor<320xf32>
  %z_r = stablehlo.reshape %z_f : (tensor<320xf32>) -> tensor<40x8xf32>
  %z = util.optimization_barrier %z_r : tensor<40x8xf32>
  %d = stablehlo.dot %x, %y : (tensor<8x130xf32>, tensor<130x40xf32>) -> tensor<8x40xf32>
  %e = tensor.empty() : tensor<8x40xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%d : tensor<8x40xf32>) outs(%e : tensor<8x40xf32>) {
  ^bb0(%p: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %l = arith.constant 39 : index
    %u = arith.subi %l, %j : index
    %v = tensor.extract %z[%u, %i] : tensor<40x8xf32>
    %w = arith.addf %p, %v : f32
    linalg.yield %w : f32
  } -> tensor<8x40xf32>
  check.expect_eq_const(%r, dense<"0x000080400080C343008042440040904400A0C044000000410000C04300C0404400C090440020C1440000803F0000C24300C04144004091440040C0440000A0400000C443000040440060904400C0C044000010410080C0430000414400E090440040C144000000400080C24300004244000090440060C0440000C0400080C443004040440080904400E0C044000020410000C14300404144000091440000C0440000A0400080C8430080444400C093440040C544000010410000C543008045440040944400C0C544000000400000C743008046440060934400E0C4440000C0400000C94300C0444400E093440060C544000020410080C54300C04544006094440080C444000040400080C74300C04644008093440000C5440000E0400080C94300004544000094440080C544000000000000C643000046440080944400A0C4440000C0400080C643004042440000924400E0C244000020410000C34300404344008092440000C244000040400000C5430040444400A091440080C2440000E0400000C74300804244002092440000C344000000000080C3430080434400A092440020C244000080400080C5430080444400C0914400A0C244000000410000C24300C04244004092440020C3440000803F0000C44300C0434400C092440040C2440000E0400000C8430080434400E092440000C444000000000080C44300804444006093440020C344000080400080C643008045440080924400A0C344000000410000C34300C04344000093440020C4440000803F0000C54300C04444008093440040C3440000A0400000C7430000434400A0924400C0C344000010410080C34300004444002093440040C444000000400080C54300004544004092440060C344000000410000C44300C0444400C093440020C5440000803F0000C64300C04544004094440040C4440000A0400000C843000044440060934400C0C444000010410080C4430000454400E093440040C544000000400080C64300004644000093440060C4440000C0400080C843004044440080934400E0C444000020410000C54300404544000094440000C444000040400000C74300404644002093440080C444000010410000C243008042440000924400C0C244000000400000C443008043440020914400E0C1440000C0400000C64300C0414400A091440060C244000020410080C24300C04244002092440080C144000040400080C44300C04344004091440000C2440000E0400080C6430000424400C091440080C244000000000000C343000043440040924400A0C144000080400000C54300004444006091440020C244000020410000C74300404744008095440000C644000040400000C9430040484400A094440080C6440000E0400000CB4300804644002095440000C744000000000080C7430080474400A095440020C644000080400080C9430080484400C0944400A0C644000000410000C64300C04644004095440020C7440000803F0000C84300C0474400C095440040C6440000A0400000CA430000464400E0944400C0C644000000000080C14300804144002091440020C044000080400080C343008042440040904400A0C044000000410000C04300C0404400C090440020C1440000803F0000C24300C04144004091440040C0440000A0400000C443000040440060904400C0C044000010410080C0430000414400E090440040C144000000400080C24300004244000090440060C0440000C0400080C443004040440080904400E0C044"> : tensor<8x40xf32>) : tensor<8x40xf32>
  return
}
func.func @product_plus_same_read_tiles() {
  %x_i = stablehlo.iota dim = 0 : tensor<1040xi32>
  %x_s = stablehlo.constant dense<7> : tensor<1040xi32>
  %x_m = stablehlo.remainder %x_i, %x_s : tensor<1040xi32>
  %x_f = stablehlo.convert %x_m : (tensor<1040xi32>) -> tensor<1040xf32>
  %x_r = stablehlo.reshape %x_f : (tensor<1040xf32>) -> tensor<8x130xf32>
  %x = util.optimization_barrier %x_r : tensor<8x130xf32>
  %y_i = stablehlo.iota dim = 0 : tensor<5200xi32>
  %y_s = stablehlo.constant dense<5> : tensor<5200xi32>
  %y_m = stablehlo.remainder %y_i, %y_s : tensor<5200xi32>
  %y_f = stablehlo.convert %y_m : (tensor<5200xi32>) -> tensor<5200xf32>
  %y_r = stablehlo.reshape %y_f : (tensor<5200xf32>) -> tensor<130x40xf32>
  %y = util.optimization_barrier %y_r : tensor<130x40xf32>
  %z_i = stablehlo.iota dim = 0 : tensor<320xi32>
  %z_s = stablehlo.constant dense<11> : tensor<320xi32>
  %z_m = stablehlo.remainder %z_i, %z_s : tensor<320xi32>
  %z_f = stablehlo.convert %z_m : (tensor<320xi32>) -> tensor<320xf32>
  %z_r = stablehlo.reshape %z_f : (tensor<320xf32>) -> tensor<8x40xf32>
  %z = util.optimization_barrier %z_r : tensor<8x40xf32>
  %d = stablehlo.dot %x, %y : (tensor<8x130xf32>, tensor<130x40xf32>) -> tensor<8x40xf32>
  %e = tensor.empty() : tensor<8x40xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%d : tensor<8x40xf32>) outs(%e : tensor<8x40xf32>) {
  ^bb0(%p: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %l = arith.constant 39 : index
    %u = arith.subi %l, %j : index
    %v = tensor.extract %z[%i, %j] : tensor<8x40xf32>
    %w = arith.addf %p, %v : f32
    linalg.yield %w : f32
  } -> tensor<8x40xf32>
  check.expect_eq_const(%r, dense<"0x000000000080C04300804044006090440080C0440000A0400000C34300C04144000091440020C144000020410000C04300404044004090440060C044000080400080C2430080414400E090440000C144000010410000C54300004044002090440040C044000040400000C2430040414400C0904400E0C044000000410080C44300804244000090440020C044000000400080C1430000414400A0904400C0C0440000E0400080C84300C0464400A094440080C4440000803F0080C5430040454400E093440020C5440000C0400000C843008046440080944400C0C544000000000000C5430000454400C093440000C5440000A0400080C743004046440060944400A0C544000020410080C44300C0444400A0934400E0C444000080400000C74300004644004094440080C544000010410080C943008044440080934400C0C444000040400000C443004043440040924400E0C244000000410080C64300804444008091440020C244000000400080C343000043440020924400C0C2440000E0400000C6430040444400C092440000C2440000803F0000C34300C042440000924400A0C2440000C0400080C5430000444400A092440040C344000000000080C2430080424400E091440080C2440000A0400000C54300C04344008092440020C344000020410000C34300404344008092440060C344000080400080C54300804444002093440000C444000010410000C84300004344006092440040C344000040400000C543004044440000934400E0C344000000410080C74300804544004092440020C344000000400080C4430000444400E0924400C0C3440000E0400000C74300404544008093440000C3440000803F0000C44300C0434400C0924400A0C3440000C0400080C74300004644002094440040C544000000000080C44300804444006093440080C4440000A0400000C74300C04544000094440020C544000020410000C44300404444004093440060C444000080400080C6430080454400E093440000C544000010410000C94300004444002093440040C444000040400000C6430040454400C0934400E0C444000000410080C84300804644000093440020C444000000400000C3430080424400C091440040C2440000E0400080C54300C04344006092440080C1440000803F0080C2430040424400A091440020C2440000C0400000C543008043440040924400C0C244000000000000C24300004244008091440000C2440000A0400080C443004043440020924400A0C244000020410080C14300C041440060914400E0C144000080400000C44300004344000092440080C244000010410000CB430000464400A094440040C644000040400000C843004047440040954400E0C644000000410080CA4300804844008094440020C644000000400080C743000047440020954400C0C6440000E0400000CA430040484400C095440000C6440000803F0000C74300C046440000954400A0C6440000C0400080C9430000484400A095440040C744000000000080C6430080464400E094440080C6440000A0400000C34300C04144000091440020C144000020410000C04300404044004090440060C044000080400080C2430080414400E090440000C144000010410000C54300004044002090440040C044000040400000C2430040414400C0904400E0C044000000410080C44300804244000090440020C044000000400080C1430000414400A0904400C0C0440000E0400000C44300404244004091440000C044"> : tensor<8x40xf32>) : tensor<8x40xf32>
  return
}
func.func @product_plus_transposed_read_odd() {
  %x_i = stablehlo.iota dim = 0 : tensor<1023xi32>
  %x_s = stablehlo.constant dense<7> : tensor<1023xi32>
  %x_m = stablehlo.remainder %x_i, %x_s : tensor<1023xi32>
  %x_f = stablehlo.convert %x_m : (tensor<1023xi32>) -> tensor<1023xf32>
  %x_r = stablehlo.reshape %x_f : (tensor<1023xf32>) -> tensor<31x33xf32>
  %x = util.optimization_barrier %x_r : tensor<31x33xf32>
  %y_i = stablehlo.iota dim = 0 : tensor<1155xi32>
  %y_s = stablehlo.constant dense<5> : tensor<1155xi32>
  %y_m = stablehlo.remainder %y_i, %y_s : tensor<1155xi32>
  %y_f = stablehlo.convert %y_m : (tensor<1155xi32>) -> tensor<1155xf32>
  %y_r = stablehlo.reshape %y_f : (tensor<1155xf32>) -> tensor<33x35xf32>
  %y = util.optimization_barrier %y_r : tensor<33x35xf32>
  %z_i = stablehlo.iota dim = 0 : tensor<1085xi32>
  %z_s = stablehlo.constant dense<11> : tensor<1085xi32>
  %z_m = stablehlo.remainder %z_i, %z_s : tensor<1085xi32>
  %z_f = stablehlo.convert %z_m : (tensor<1085xi32>) -> tensor<1085xf32>
  %z_r = stablehlo.reshape %z_f : (tensor<1085xf32>) -> tensor<35x31xf32>
  %z = util.optimization_barrier %z_r : tensor<35x31xf32>
  %d = stablehlo.dot %x, %y : (tensor<31x33xf32>, tensor<33x35xf32>) -> tensor<31x35xf32>
  %e = tensor.empty() : tensor<31x35xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%d : tensor<31x35xf32>) outs(%e : tensor<31x35xf32>) {
  ^bb0(%p: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %l = arith.constant 34 : index
    %u = arith.subi %l, %j : index
    %v = tensor.extract %z[%j, %i] : tensor<35x31xf32>
    %w = arith.addf %p, %v : f32
    linalg.yield %w : f32
  } -> tensor<31x35xf32>
  check.expect_eq_const(%r, dense<"0x000000000000CE420000434300808F430080BD430000803F0000D04200004443000090430000BE43000000400000BC4200004543008090430080BE43000040400000BE4200004643000091430000BF43000080400000C04200003C43008091430080BF430000A0400000C24200003D43000092430000C0430000C0400000C44200003E4300008D430080C0430000803F0000D84200004C43000096430000C643000000400000C44200004D43008096430080C643000040400000C64200004E43000097430000C743000080400000C84200004443008097430080C7430000A0400000CA4200004543000098430000C8430000C0400000CC4200004643000093430080C8430000E0400000CE4200004743008093430000C943000000400000CC420000554300809C430080CE43000040400000CE420000564300009D430000CF43000080400000D04200004C4300809D430080CF430000A0400000D24200004D4300009E430000D0430000C0400000D44200004E43000099430080D0430000E0400000D64200004F43008099430000D143000000410000D8420000504300009A430000CC43000040400000C84200005043008098430000C943000080400000CA4200004643000099430080C9430000A0400000CC4200004743008099430000CA430000C0400000CE4200004843008094430080CA430000E0400000D04200004943000095430000CB43000000410000D24200004A43008095430000C643000010410000D44200004B43000096430080C643000080400000C44200004043008094430080C3430000A0400000C64200004143000095430000C4430000C0400000C84200004243000090430080C4430000E0400000CA4200004343008090430000C543000000410000CC4200004443000091430000C043000010410000CE4200004543008091430080C043000020410000D04200004643000092430000C1430000A0400000CE420000494300009B430000CC430000C0400000D04200004A43000096430080CC430000E0400000D24200004B43008096430000CD43000000410000D44200004C43000097430000C843000010410000D64200004D43008097430080C843000020410000D84200004E43000098430000C943000000000000DA4200004F43008098430080C9430000C0400000D8420000524300009C430080D4430000E0400000DA420000534300809C430000D543000000410000DC420000544300009D430000D043000010410000DE420000554300809D430080D043000020410000E0420000564300009E430000D143000000000000E2420000574300809E430080D1430000803F0000E4420000584300009F430000D2430000E0400000C64200003F4300808D430000C143000000410000C8420000404300008E430000BC43000010410000CA420000414300808E430080BC43000020410000CC420000424300008F430000BD43000000000000CE420000434300808F430080BD430000803F0000D04200004443000090430000BE43000000400000BC4200004543008090430080BE43000000410000D04200004843000094430000C443000010410000D24200004943008094430080C443000020410000D44200004A43000095430000C543000000000000D64200004B43008095430080C5430000803F0000D84200004C43000096430000C643000000400000C44200004D43008096430080C643000040400000C64200004E43000097430000C743000010410000DA420000514300809A430080CC43000020410000DC420000524300009B430000CD43000000000000DE420000534300809B430080CD430000803F0000E0420000544300009C430000CE43000000400000CC420000554300809C430080CE43000040400000CE420000564300009D430000CF43000080400000D04200004C4300809D430080CF43000020410000D64200004C43008096430000C743000000000000D84200004D43000097430080C7430000803F0000DA4200004E43008097430000C843000000400000C64200004F43000098430080C843000040400000C84200005043008098430000C943000080400000CA4200004643000099430080C9430000A0400000CC4200004743008099430000CA43000000000000D24200004743008092430080C1430000803F0000D44200004843000093430000C243000000400000C04200004943008093430080C243000040400000C24200004A43000094430000C343000080400000C44200004043008094430080C3430000A0400000C64200004143000095430000C4430000C0400000C84200004243000090430080C4430000803F0000DC4200005043000099430000CA43000000400000C84200005143008099430080CA43000040400000CA420000524300009A430000CB43000080400000CC420000484300809A430080CB430000A0400000CE420000494300009B430000CC430000C0400000D04200004A43000096430080CC430000E0400000D24200004B43008096430000CD43000000400000D0420000594300809F430080D243000040400000D24200005A430000A0430000D343000080400000D442000050430080A0430080D3430000A0400000D642000051430000A1430000D4430000C0400000D8420000524300009C430080D4430000E0400000DA420000534300809C430000D543000000410000DC420000544300009D430000D043000040400000BE4200004643000091430000BF43000080400000C04200003C43008091430080BF430000A0400000C24200003D43000092430000C0430000C0400000C44200003E4300008D430080C0430000E0400000C64200003F4300808D430000C143000000410000C8420000404300008E430000BC43000010410000CA420000414300808E430080BC43000080400000C84200004443008097430080C7430000A0400000CA4200004543000098430000C8430000C0400000CC4200004643000093430080C8430000E0400000CE4200004743008093430000C943000000410000D04200004843000094430000C443000010410000D24200004943008094430080C443000020410000D44200004A43000095430000C5430000A0400000D24200004D4300009E430000D0430000C0400000D44200004E43000099430080D0430000E0400000D64200004F43008099430000D143000000410000D8420000504300009A430000CC43000010410000DA420000514300809A430080CC43000020410000DC420000524300009B430000CD43000000000000DE420000534300809B430080CD430000C0400000CE4200004843008094430080CA430000E0400000D04200004943000095430000CB43000000410000D24200004A43008095430000C643000010410000D44200004B43000096430080C643000020410000D64200004C43008096430000C743000000000000D84200004D43000097430080C7430000803F0000DA4200004E43008097430000C8430000E0400000CA4200004343008090430000C543000000410000CC4200004443000091430000C043000010410000CE4200004543008091430080C043000020410000D04200004643000092430000C143000000000000D24200004743008092430080C1430000803F0000D44200004843000093430000C243000000400000C04200004943008093430080C243000000410000D44200004C43000097430000C843000010410000D64200004D43008097430080C843000020410000D84200004E43000098430000C943000000000000DA4200004F43008098430080C9430000803F0000DC4200005043000099430000CA43000000400000C84200005143008099430080CA43000040400000CA420000524300009A430000CB43000010410000DE420000554300809D430080D043000020410000E0420000564300009E430000D143000000000000E2420000574300809E430080D1430000803F0000E4420000584300009F430000D243000000400000D0420000594300809F430080D243000040400000D24200005A430000A0430000D343000080400000D442000050430080A0430080D343000020410000CC420000424300008F430000BD43000000000000CE420000434300808F430080BD430000803F0000D04200004443000090430000BE43000000400000BC4200004543008090430080BE43000040400000BE4200004643000091430000BF43000080400000C04200003C43008091430080BF430000A0400000C24200003D43000092430000C043000000000000D64200004B43008095430080C5430000803F0000D84200004C43000096430000C643000000400000C44200004D43008096430080C643000040400000C64200004E43000097430000C743000080400000C84200004443008097430080C7430000A0400000CA4200004543000098430000C8430000C0400000CC4200004643000093430080C8430000803F0000E0420000544300009C430000CE43000000400000CC420000554300809C430080CE43000040400000CE420000564300009D430000CF43000080400000D04200004C4300809D430080CF430000A0400000D24200004D4300009E430000D0430000C0400000D44200004E43000099430080D0430000E0400000D64200004F43008099430000D143000000400000C64200004F43000098430080C843000040400000C84200005043008098430000C943000080400000CA4200004643000099430080C9430000A0400000CC4200004743008099430000CA430000C0400000CE4200004843008094430080CA430000E0400000D04200004943000095430000CB43000000410000D24200004A43008095430000C643000040400000C24200004A43000094430000C343000080400000C44200004043008094430080C3430000A0400000C64200004143000095430000C4430000C0400000C84200004243000090430080C4430000E0400000CA4200004343008090430000C543000000410000CC4200004443000091430000C043000010410000CE4200004543008091430080C043000080400000CC420000484300809A430080CB430000A0400000CE420000494300009B430000CC430000C0400000D04200004A43000096430080CC430000E0400000D24200004B43008096430000CD43000000410000D44200004C43000097430000C843000010410000D64200004D43008097430080C843000020410000D84200004E43000098430000C9430000A0400000D642000051430000A1430000D4430000C0400000D8420000524300009C430080D4430000E0400000DA420000534300809C430000D543000000410000DC420000544300009D430000D043000010410000DE420000554300809D430080D043000020410000E0420000564300009E430000D143000000000000E2420000574300809E430080D1430000C0400000C44200003E4300008D430080C0430000E0400000C64200003F4300808D430000C143000000410000C8420000404300008E430000BC43000010410000CA420000414300808E430080BC43000020410000CC420000424300008F430000BD43000000000000CE420000434300808F430080BD430000803F0000D04200004443000090430000BE430000E0400000CE4200004743008093430000C943000000410000D04200004843000094430000C443000010410000D24200004943008094430080C443000020410000D44200004A43000095430000C543000000000000D64200004B43008095430080C5430000803F0000D84200004C43000096430000C643000000400000C44200004D43008096430080C643000000410000D8420000504300009A430000CC43000010410000DA420000514300809A430080CC43000020410000DC420000524300009B430000CD43000000000000DE420000534300809B430080CD430000803F0000E0420000544300009C430000CE43000000400000CC420000554300809C430080CE43000040400000CE420000564300009D430000CF43"> : tensor<31x35xf32>) : tensor<31x35xf32>
  return
}
func.func @product_plus_reversed_read_odd() {
  %x_i = stablehlo.iota dim = 0 : tensor<1023xi32>
  %x_s = stablehlo.constant dense<7> : tensor<1023xi32>
  %x_m = stablehlo.remainder %x_i, %x_s : tensor<1023xi32>
  %x_f = stablehlo.convert %x_m : (tensor<1023xi32>) -> tensor<1023xf32>
  %x_r = stablehlo.reshape %x_f : (tensor<1023xf32>) -> tensor<31x33xf32>
  %x = util.optimization_barrier %x_r : tensor<31x33xf32>
  %y_i = stablehlo.iota dim = 0 : tensor<1155xi32>
  %y_s = stablehlo.constant dense<5> : tensor<1155xi32>
  %y_m = stablehlo.remainder %y_i, %y_s : tensor<1155xi32>
  %y_f = stablehlo.convert %y_m : (tensor<1155xi32>) -> tensor<1155xf32>
  %y_r = stablehlo.reshape %y_f : (tensor<1155xf32>) -> tensor<33x35xf32>
  %y = util.optimization_barrier %y_r : tensor<33x35xf32>
  %z_i = stablehlo.iota dim = 0 : tensor<1085xi32>
  %z_s = stablehlo.constant dense<11> : tensor<1085xi32>
  %z_m = stablehlo.remainder %z_i, %z_s : tensor<1085xi32>
  %z_f = stablehlo.convert %z_m : (tensor<1085xi32>) -> tensor<1085xf32>
  %z_r = stablehlo.reshape %z_f : (tensor<1085xf32>) -> tensor<35x31xf32>
  %z = util.optimization_barrier %z_r : tensor<35x31xf32>
  %d = stablehlo.dot %x, %y : (tensor<31x33xf32>, tensor<33x35xf32>) -> tensor<31x35xf32>
  %e = tensor.empty() : tensor<31x35xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%d : tensor<31x35xf32>) outs(%e : tensor<31x35xf32>) {
  ^bb0(%p: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %l = arith.constant 34 : index
    %u = arith.subi %l, %j : index
    %v = tensor.extract %z[%u, %i] : tensor<35x31xf32>
    %w = arith.addf %p, %v : f32
    linalg.yield %w : f32
  } -> tensor<31x35xf32>
  check.expect_eq_const(%r, dense<"0x000010410000BC4200003E4300008F430000BF43000000410000D04200003D4300808E430080BE430000E0400000CE4200003C4300008E430000BE430000C0400000CC420000464300808D430080BD430000A0400000CA420000454300008D430000BD43000080400000C84200004443000092430080BC43000040400000C64200004343008091430000BC43000020410000C64200004743008095430080C743000010410000C44200004643000095430000C743000000410000D84200004543008094430080C6430000E0400000D64200004443000094430000C6430000C0400000D44200004E43008093430080C5430000A0400000D24200004D43000093430000C543000080400000D04200004C43000098430080C443000000000000D0420000504300009C430000D043000020410000CE4200004F4300809B430080CF43000010410000CC4200004E4300009B430000CF43000000410000E04200004D4300809A430080CE430000E0400000DE4200004C4300009A430000CE430000C0400000DC4200005643008099430080CD430000A0400000DA4200005543000099430000CD430000803F0000CC4200004B43000098430080CA43000000000000CA4200004A43008097430000CA43000020410000C84200004943000097430080C943000010410000C64200004843008096430000C943000000410000DA4200004743000096430080C8430000E0400000D84200004643008095430000C8430000C0400000D64200005043000095430080C743000000400000C84200004643000094430000C5430000803F0000C64200004543008093430080C443000000000000C44200004443000093430000C443000020410000C24200004343008092430080C343000010410000C04200004243000092430000C343000000410000D44200004143008091430080C2430000E0400000D24200004043000091430000C243000040400000D24200004F4300809A430000C843000000400000D04200004E4300009A430000CD430000803F0000CE4200004D43008099430080CC43000000000000CC4200004C43000099430000CC43000020410000CA4200004B43008098430080CB43000010410000C84200004A43000098430000CB43000000410000DC4200004943008097430080CA43000080400000DC42000058430000A1430080D043000040400000DA42000057430080A0430000D043000000400000D842000056430000A0430000D5430000803F0000D6420000554300809F430080D443000000000000D4420000544300009F430000D443000020410000D2420000534300809E430080D343000010410000D0420000524300009E430000D3430000A0400000CA420000454300008D430000BD43000080400000C84200004443000092430080BC43000040400000C64200004343008091430000BC43000000400000C44200004243000091430000C1430000803F0000C24200004143008090430080C043000000000000C04200004043000090430000C043000020410000BE4200003F4300808F430080BF430000C0400000D44200004E43008093430080C5430000A0400000D24200004D43000093430000C543000080400000D04200004C43000098430080C443000040400000CE4200004B43008097430000C443000000400000CC4200004A43000097430000C9430000803F0000CA4200004943008096430080C843000000000000C84200004843000096430000C8430000E0400000DE4200004C4300009A430000CE430000C0400000DC4200005643008099430080CD430000A0400000DA4200005543000099430000CD43000080400000D8420000544300009E430080CC43000040400000D6420000534300809D430000CC43000000400000D4420000524300009D430000D1430000803F0000D2420000514300809C430080D043000000410000DA4200004743000096430080C8430000E0400000D84200004643008095430000C8430000C0400000D64200005043000095430080C7430000A0400000D44200004F43008094430000C743000080400000D24200004E43008099430080C643000040400000D04200004D43000099430000C643000000400000CE4200004C43008098430000CB43000010410000C04200004243000092430000C343000000410000D44200004143008091430080C2430000E0400000D24200004043000091430000C2430000C0400000D04200004A43008090430080C1430000A0400000CE4200004943000090430000C143000080400000CC4200004843000095430080C043000040400000CA4200004743008094430000C043000020410000CA4200004B43008098430080CB43000010410000C84200004A43000098430000CB43000000410000DC4200004943008097430080CA430000E0400000DA4200004843000097430000CA430000C0400000D84200005243008096430080C9430000A0400000D64200005143000096430000C943000080400000D4420000504300009B430080C843000000000000D4420000544300009F430000D443000020410000D2420000534300809E430080D343000010410000D0420000524300009E430000D343000000410000E4420000514300809D430080D2430000E0400000E2420000504300009D430000D2430000C0400000E04200005A4300809C430080D1430000A0400000DE420000594300009C430000D1430000803F0000C24200004143008090430080C043000000000000C04200004043000090430000C043000020410000BE4200003F4300808F430080BF43000010410000BC4200003E4300008F430000BF43000000410000D04200003D4300808E430080BE430000E0400000CE4200003C4300008E430000BE430000C0400000CC420000464300808D430080BD43000000400000CC4200004A43000097430000C9430000803F0000CA4200004943008096430080C843000000000000C84200004843000096430000C843000020410000C64200004743008095430080C743000010410000C44200004643000095430000C743000000410000D84200004543008094430080C6430000E0400000D64200004443000094430000C643000040400000D6420000534300809D430000CC43000000400000D4420000524300009D430000D1430000803F0000D2420000514300809C430080D043000000000000D0420000504300009C430000D043000020410000CE4200004F4300809B430080CF43000010410000CC4200004E4300009B430000CF43000000410000E04200004D4300809A430080CE43000080400000D24200004E43008099430080C643000040400000D04200004D43000099430000C643000000400000CE4200004C43008098430000CB430000803F0000CC4200004B43000098430080CA43000000000000CA4200004A43008097430000CA43000020410000C84200004943000097430080C943000010410000C64200004843008096430000C9430000A0400000CE4200004943000090430000C143000080400000CC4200004843000095430080C043000040400000CA4200004743008094430000C043000000400000C84200004643000094430000C5430000803F0000C64200004543008093430080C443000000000000C44200004443000093430000C443000020410000C24200004343008092430080C3430000C0400000D84200005243008096430080C9430000A0400000D64200005143000096430000C943000080400000D4420000504300009B430080C843000040400000D24200004F4300809A430000C843000000400000D04200004E4300009A430000CD430000803F0000CE4200004D43008099430080CC43000000000000CC4200004C43000099430000CC430000E0400000E2420000504300009D430000D2430000C0400000E04200005A4300809C430080D1430000A0400000DE420000594300009C430000D143000080400000DC42000058430000A1430080D043000040400000DA42000057430080A0430000D043000000400000D842000056430000A0430000D5430000803F0000D6420000554300809F430080D443000000410000D04200003D4300808E430080BE430000E0400000CE4200003C4300008E430000BE430000C0400000CC420000464300808D430080BD430000A0400000CA420000454300008D430000BD43000080400000C84200004443000092430080BC43000040400000C64200004343008091430000BC43000000400000C44200004243000091430000C143000010410000C44200004643000095430000C743000000410000D84200004543008094430080C6430000E0400000D64200004443000094430000C6430000C0400000D44200004E43008093430080C5430000A0400000D24200004D43000093430000C543000080400000D04200004C43000098430080C443000040400000CE4200004B43008097430000C443000020410000CE4200004F4300809B430080CF43000010410000CC4200004E4300009B430000CF43000000410000E04200004D4300809A430080CE430000E0400000DE4200004C4300009A430000CE430000C0400000DC4200005643008099430080CD430000A0400000DA4200005543000099430000CD43000080400000D8420000544300009E430080CC43000000000000CA4200004A43008097430000CA43000020410000C84200004943000097430080C943000010410000C64200004843008096430000C943000000410000DA4200004743000096430080C8430000E0400000D84200004643008095430000C8430000C0400000D64200005043000095430080C7430000A0400000D44200004F43008094430000C7430000803F0000C64200004543008093430080C443000000000000C44200004443000093430000C443000020410000C24200004343008092430080C343000010410000C04200004243000092430000C343000000410000D44200004143008091430080C2430000E0400000D24200004043000091430000C2430000C0400000D04200004A43008090430080C143000000400000D04200004E4300009A430000CD430000803F0000CE4200004D43008099430080CC43000000000000CC4200004C43000099430000CC43000020410000CA4200004B43008098430080CB43000010410000C84200004A43000098430000CB43000000410000DC4200004943008097430080CA430000E0400000DA4200004843000097430000CA43000040400000DA42000057430080A0430000D043000000400000D842000056430000A0430000D5430000803F0000D6420000554300809F430080D443000000000000D4420000544300009F430000D443000020410000D2420000534300809E430080D343000010410000D0420000524300009E430000D343000000410000E4420000514300809D430080D243000080400000C84200004443000092430080BC43000040400000C64200004343008091430000BC43000000400000C44200004243000091430000C1430000803F0000C24200004143008090430080C043000000000000C04200004043000090430000C043000020410000BE4200003F4300808F430080BF43000010410000BC4200003E4300008F430000BF430000A0400000D24200004D43000093430000C543000080400000D04200004C43000098430080C443000040400000CE4200004B43008097430000C443000000400000CC4200004A43000097430000C9430000803F0000CA4200004943008096430080C843000000000000C84200004843000096430000C843000020410000C64200004743008095430080C7430000C0400000DC4200005643008099430080CD430000A0400000DA4200005543000099430000CD43000080400000D8420000544300009E430080CC43000040400000D6420000534300809D430000CC43000000400000D4420000524300009D430000D1430000803F0000D2420000514300809C430080D043000000000000D0420000504300009C430000D043"> : tensor<31x35xf32>) : tensor<31x35xf32>
  return
}
func.func @product_plus_same_read_odd() {
  %x_i = stablehlo.iota dim = 0 : tensor<1023xi32>
  %x_s = stablehlo.constant dense<7> : tensor<1023xi32>
  %x_m = stablehlo.remainder %x_i, %x_s : tensor<1023xi32>
  %x_f = stablehlo.convert %x_m : (tensor<1023xi32>) -> tensor<1023xf32>
  %x_r = stablehlo.reshape %x_f : (tensor<1023xf32>) -> tensor<31x33xf32>
  %x = util.optimization_barrier %x_r : tensor<31x33xf32>
  %y_i = stablehlo.iota dim = 0 : tensor<1155xi32>
  %y_s = stablehlo.constant dense<5> : tensor<1155xi32>
  %y_m = stablehlo.remainder %y_i, %y_s : tensor<1155xi32>
  %y_f = stablehlo.convert %y_m : (tensor<1155xi32>) -> tensor<1155xf32>
  %y_r = stablehlo.reshape %y_f : (tensor<1155xf32>) -> tensor<33x35xf32>
  %y = util.optimization_barrier %y_r : tensor<33x35xf32>
  %z_i = stablehlo.iota dim = 0 : tensor<1085xi32>
  %z_s = stablehlo.constant dense<11> : tensor<1085xi32>
  %z_m = stablehlo.remainder %z_i, %z_s : tensor<1085xi32>
  %z_f = stablehlo.convert %z_m : (tensor<1085xi32>) -> tensor<1085xf32>
  %z_r = stablehlo.reshape %z_f : (tensor<1085xf32>) -> tensor<31x35xf32>
  %z = util.optimization_barrier %z_r : tensor<31x35xf32>
  %d = stablehlo.dot %x, %y : (tensor<31x33xf32>, tensor<33x35xf32>) -> tensor<31x35xf32>
  %e = tensor.empty() : tensor<31x35xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%d : tensor<31x35xf32>) outs(%e : tensor<31x35xf32>) {
  ^bb0(%p: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %l = arith.constant 34 : index
    %u = arith.subi %l, %j : index
    %v = tensor.extract %z[%i, %j] : tensor<31x35xf32>
    %w = arith.addf %p, %v : f32
    linalg.yield %w : f32
  } -> tensor<31x35xf32>
  check.expect_eq_const(%r, dense<"0x000000000000BE4200003E4300808E430000BE430000A0400000C84200004343000091430080C043000020410000BC4200003D4300008E430080BD43000080400000C64200004243008090430000C043000010410000D04200003C4300808D430000BD43000040400000C44200004143000090430080BF43000000410000CE420000464300008D430080BC43000000400000CA4200004843008095430000C7430000E0400000D44200004D43000098430000C4430000803F0000C84200004743000095430080C6430000C0400000D24200004C43008097430000C943000000000000C64200004643008094430000C6430000A0400000D04200004B43000097430080C843000020410000C44200004543000094430080C543000080400000D6420000524300809C430000D043000010410000E04200004C43008099430000CD43000040400000D4420000514300009C430080CF43000000410000DE4200005643000099430080CC43000000400000D2420000504300809B430000CF430000E0400000DC420000554300009E430000CC430000803F0000D04200004F4300009B430080CE430000C0400000D44200004E43000099430000CB43000000000000C84200004843000096430000C8430000A0400000D24200004D43008098430080CA43000020410000C64200004743008095430080C743000080400000D04200004C43000098430000CA43000010410000DA4200004643000095430000C743000040400000CE4200004B43008097430080C943000000410000D24200004A43000090430080C043000000400000C64200004443008092430000C3430000E0400000D04200004943000095430000C0430000803F0000C44200004343000092430080C2430000C0400000CE4200004843008094430000C543000000000000C24200004243008091430000C2430000A0400000CC4200004743000094430080C443000020410000C84200004943000097430080C943000080400000D24200004E43008099430000CC43000010410000DC4200004843008096430000C943000040400000D04200004D43000099430080CB43000000410000DA4200005243000096430080C843000000400000CE4200004C43008098430000CB430000E0400000D8420000514300009B430000C8430000803F0000D4420000534300009E430080D2430000C0400000DE42000058430080A0430000D543000000000000D2420000524300809D430000D2430000A0400000DC42000057430000A0430080D443000020410000D0420000514300009D430080D143000080400000DA420000564300809F430000D443000010410000E4420000504300809C430000D143000040400000C44200004143000090430080BF43000000410000CE420000464300008D430080BC43000000400000C2420000404300808F430000BF430000E0400000CC4200004543000092430000BC430000803F0000C04200003F4300008F430080BE430000C0400000CA4200004443008091430000C143000000000000BE4200003E4300808E430000BE430000A0400000D04200004B43000097430080C843000020410000C44200004543000094430080C543000080400000CE4200004A43008096430000C843000010410000D84200004443008093430000C543000040400000CC4200004943000096430080C743000000410000D64200004E43000093430080C443000000400000CA4200004843008095430000C7430000E0400000DC420000554300009E430000CC430000803F0000D04200004F4300009B430080CE430000C0400000DA420000544300809D430000D143000000000000CE4200004E4300809A430000CE430000A0400000D8420000534300009D430080D043000020410000CC4200004D4300009A430080CD43000080400000D6420000524300809C430000D043000010410000DA4200004643000095430000C743000040400000CE4200004B43008097430080C943000000410000D84200005043008094430080C643000000400000CC4200004A43000097430000C9430000E0400000D64200004F43008099430000C6430000803F0000CA4200004943008096430080C8430000C0400000D44200004E43000099430000CB43000000000000C24200004243008091430000C2430000A0400000CC4200004743000094430080C443000020410000C04200004143000091430080C143000080400000CA4200004643008093430000C443000010410000D44200004043008090430000C143000040400000C84200004543000093430080C343000000410000D24200004A43000090430080C043000000400000CE4200004C43008098430000CB430000E0400000D8420000514300009B430000C8430000803F0000CC4200004B43000098430080CA430000C0400000D6420000504300809A430000CD43000000000000CA4200004A43008097430000CA430000A0400000D44200004F4300009A430080CC43000020410000C84200004943000097430080C943000080400000DA420000564300809F430000D443000010410000E4420000504300809C430000D143000040400000D8420000554300009F430080D343000000410000E24200005A4300009C430080D043000000400000D6420000544300809E430000D3430000E0400000E042000059430000A1430000D0430000803F0000D4420000534300009E430080D2430000C0400000CA4200004443008091430000C143000000000000BE4200003E4300808E430000BE430000A0400000C84200004343000091430080C043000020410000BC4200003D4300008E430080BD43000080400000C64200004243008090430000C043000010410000D04200003C4300808D430000BD43000040400000C44200004143000090430080BF43000000410000D64200004E43000093430080C443000000400000CA4200004843008095430000C7430000E0400000D44200004D43000098430000C4430000803F0000C84200004743000095430080C6430000C0400000D24200004C43008097430000C943000000000000C64200004643008094430000C6430000A0400000D04200004B43000097430080C843000020410000CC4200004D4300009A430080CD43000080400000D6420000524300809C430000D043000010410000E04200004C43008099430000CD43000040400000D4420000514300009C430080CF43000000410000DE4200005643000099430080CC43000000400000D2420000504300809B430000CF430000E0400000DC420000554300009E430000CC430000803F0000CA4200004943008096430080C8430000C0400000D44200004E43000099430000CB43000000000000C84200004843000096430000C8430000A0400000D24200004D43008098430080CA43000020410000C64200004743008095430080C743000080400000D04200004C43000098430000CA43000010410000DA4200004643000095430000C743000040400000C84200004543000093430080C343000000410000D24200004A43000090430080C043000000400000C64200004443008092430000C3430000E0400000D04200004943000095430000C0430000803F0000C44200004343000092430080C2430000C0400000CE4200004843008094430000C543000000000000C24200004243008091430000C2430000A0400000D44200004F4300009A430080CC43000020410000C84200004943000097430080C943000080400000D24200004E43008099430000CC43000010410000DC4200004843008096430000C943000040400000D04200004D43000099430080CB43000000410000DA4200005243000096430080C843000000400000CE4200004C43008098430000CB430000E0400000E042000059430000A1430000D0430000803F0000D4420000534300009E430080D2430000C0400000DE42000058430080A0430000D543000000000000D2420000524300809D430000D2430000A0400000DC42000057430000A0430080D443000020410000D0420000514300009D430080D143000080400000DA420000564300809F430000D443000010410000D04200003C4300808D430000BD43000040400000C44200004143000090430080BF43000000410000CE420000464300008D430080BC43000000400000C2420000404300808F430000BF430000E0400000CC4200004543000092430000BC430000803F0000C04200003F4300008F430080BE430000C0400000CA4200004443008091430000C143000000000000C64200004643008094430000C6430000A0400000D04200004B43000097430080C843000020410000C44200004543000094430080C543000080400000CE4200004A43008096430000C843000010410000D84200004443008093430000C543000040400000CC4200004943000096430080C743000000410000D64200004E43000093430080C443000000400000D2420000504300809B430000CF430000E0400000DC420000554300009E430000CC430000803F0000D04200004F4300009B430080CE430000C0400000DA420000544300809D430000D143000000000000CE4200004E4300809A430000CE430000A0400000D8420000534300009D430080D043000020410000CC4200004D4300009A430080CD43000080400000D04200004C43000098430000CA43000010410000DA4200004643000095430000C743000040400000CE4200004B43008097430080C943000000410000D84200005043008094430080C643000000400000CC4200004A43000097430000C9430000E0400000D64200004F43008099430000C6430000803F0000CA4200004943008096430080C8430000C0400000CE4200004843008094430000C543000000000000C24200004243008091430000C2430000A0400000CC4200004743000094430080C443000020410000C04200004143000091430080C143000080400000CA4200004643008093430000C443000010410000D44200004043008090430000C143000040400000C84200004543000093430080C343000000410000DA4200005243000096430080C843000000400000CE4200004C43008098430000CB430000E0400000D8420000514300009B430000C8430000803F0000CC4200004B43000098430080CA430000C0400000D6420000504300809A430000CD43000000000000CA4200004A43008097430000CA430000A0400000D44200004F4300009A430080CC43000020410000D0420000514300009D430080D143000080400000DA420000564300809F430000D443000010410000E4420000504300809C430000D143000040400000D8420000554300009F430080D343000000410000E24200005A4300009C430080D043000000400000D6420000544300809E430000D3430000E0400000E042000059430000A1430000D0430000803F0000C04200003F4300008F430080BE430000C0400000CA4200004443008091430000C143000000000000BE4200003E4300808E430000BE430000A0400000C84200004343000091430080C043000020410000BC4200003D4300008E430080BD43000080400000C64200004243008090430000C043000010410000D04200003C4300808D430000BD43000040400000CC4200004943000096430080C743000000410000D64200004E43000093430080C443000000400000CA4200004843008095430000C7430000E0400000D44200004D43000098430000C4430000803F0000C84200004743000095430080C6430000C0400000D24200004C43008097430000C943000000000000C64200004643008094430000C6430000A0400000D8420000534300009D430080D043000020410000CC4200004D4300009A430080CD43000080400000D6420000524300809C430000D043000010410000E04200004C43008099430000CD43000040400000D4420000514300009C430080CF43000000410000DE4200005643000099430080CC43000000400000D2420000504300809B430000CF43"> : tensor<31x35xf32>) : tensor<31x35xf32>
  return
}
func.func @product_plus_transposed_read_row() {
  %x_i = stablehlo.iota dim = 0 : tensor<77xi32>
  %x_s = stablehlo.constant dense<7> : tensor<77xi32>
  %x_m = stablehlo.remainder %x_i, %x_s : tensor<77xi32>
  %x_f = stablehlo.convert %x_m : (tensor<77xi32>) -> tensor<77xf32>
  %x_r = stablehlo.reshape %x_f : (tensor<77xf32>) -> tensor<1x77xf32>
  %x = util.optimization_barrier %x_r : tensor<1x77xf32>
  %y_i = stablehlo.iota dim = 0 : tensor<4928xi32>
  %y_s = stablehlo.constant dense<5> : tensor<4928xi32>
  %y_m = stablehlo.remainder %y_i, %y_s : tensor<4928xi32>
  %y_f = stablehlo.convert %y_m : (tensor<4928xi32>) -> tensor<4928xf32>
  %y_r = stablehlo.reshape %y_f : (tensor<4928xf32>) -> tensor<77x64xf32>
  %y = util.optimization_barrier %y_r : tensor<77x64xf32>
  %z_i = stablehlo.iota dim = 0 : tensor<64xi32>
  %z_s = stablehlo.constant dense<11> : tensor<64xi32>
  %z_m = stablehlo.remainder %z_i, %z_s : tensor<64xi32>
  %z_f = stablehlo.convert %z_m : (tensor<64xi32>) -> tensor<64xf32>
  %z_r = stablehlo.reshape %z_f : (tensor<64xf32>) -> tensor<64x1xf32>
  %z = util.optimization_barrier %z_r : tensor<64x1xf32>
  %d = stablehlo.dot %x, %y : (tensor<1x77xf32>, tensor<77x64xf32>) -> tensor<1x64xf32>
  %e = tensor.empty() : tensor<1x64xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%d : tensor<1x64xf32>) outs(%e : tensor<1x64xf32>) {
  ^bb0(%p: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %l = arith.constant 63 : index
    %u = arith.subi %l, %j : index
    %v = tensor.extract %z[%j, %i] : tensor<64x1xf32>
    %w = arith.addf %p, %v : f32
    linalg.yield %w : f32
  } -> tensor<1x64xf32>
  check.expect_eq_const(%r, dense<[[464.0, 451.0, 463.0, 470.0, 472.0, 469.0, 456.0, 468.0, 475.0, 477.0, 474.0, 450.0, 462.0, 469.0, 471.0, 468.0, 455.0, 467.0, 474.0, 476.0, 473.0, 460.0, 461.0, 468.0, 470.0, 467.0, 454.0, 466.0, 473.0, 475.0, 472.0, 459.0, 471.0, 467.0, 469.0, 466.0, 453.0, 465.0, 472.0, 474.0, 471.0, 458.0, 470.0, 477.0, 468.0, 465.0, 452.0, 464.0, 471.0, 473.0, 470.0, 457.0, 469.0, 476.0, 478.0, 464.0, 451.0, 463.0, 470.0, 472.0, 469.0, 456.0, 468.0, 475.0]]> : tensor<1x64xf32>) : tensor<1x64xf32>
  return
}
func.func @product_plus_reversed_read_row() {
  %x_i = stablehlo.iota dim = 0 : tensor<77xi32>
  %x_s = stablehlo.constant dense<7> : tensor<77xi32>
  %x_m = stablehlo.remainder %x_i, %x_s : tensor<77xi32>
  %x_f = stablehlo.convert %x_m : (tensor<77xi32>) -> tensor<77xf32>
  %x_r = stablehlo.reshape %x_f : (tensor<77xf32>) -> tensor<1x77xf32>
  %x = util.optimization_barrier %x_r : tensor<1x77xf32>
  %y_i = stablehlo.iota dim = 0 : tensor<4928xi32>
  %y_s = stablehlo.constant dense<5> : tensor<4928xi32>
  %y_m = stablehlo.remainder %y_i, %y_s : tensor<4928xi32>
  %y_f = stablehlo.convert %y_m : (tensor<4928xi32>) -> tensor<4928xf32>
  %y_r = stablehlo.reshape %y_f : (tensor<4928xf32>) -> tensor<77x64xf32>
  %y = util.optimization_barrier %y_r : tensor<77x64xf32>
  %z_i = stablehlo.iota dim = 0 : tensor<64xi32>
  %z_s = stablehlo.constant dense<11> : tensor<64xi32>
  %z_m = stablehlo.remainder %z_i, %z_s : tensor<64xi32>
  %z_f = stablehlo.convert %z_m : (tensor<64xi32>) -> tensor<64xf32>
  %z_r = stablehlo.reshape %z_f : (tensor<64xf32>) -> tensor<64x1xf32>
  %z = util.optimization_barrier %z_r : tensor<64x1xf32>
  %d = stablehlo.dot %x, %y : (tensor<1x77xf32>, tensor<77x64xf32>) -> tensor<1x64xf32>
  %e = tensor.empty() : tensor<1x64xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%d : tensor<1x64xf32>) outs(%e : tensor<1x64xf32>) {
  ^bb0(%p: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %l = arith.constant 63 : index
    %u = arith.subi %l, %j : index
    %v = tensor.extract %z[%u, %i] : tensor<64x1xf32>
    %w = arith.addf %p, %v : f32
    linalg.yield %w : f32
  } -> tensor<1x64xf32>
  check.expect_eq_const(%r, dense<[[472.0, 457.0, 467.0, 472.0, 472.0, 467.0, 452.0, 462.0, 467.0, 478.0, 473.0, 458.0, 468.0, 473.0, 473.0, 468.0, 453.0, 463.0, 468.0, 468.0, 474.0, 459.0, 469.0, 474.0, 474.0, 469.0, 454.0, 464.0, 469.0, 469.0, 464.0, 460.0, 470.0, 475.0, 475.0, 470.0, 455.0, 465.0, 470.0, 470.0, 465.0, 450.0, 471.0, 476.0, 476.0, 471.0, 456.0, 466.0, 471.0, 471.0, 466.0, 451.0, 461.0, 477.0, 477.0, 472.0, 457.0, 467.0, 472.0, 472.0, 467.0, 452.0, 462.0, 467.0]]> : tensor<1x64xf32>) : tensor<1x64xf32>
  return
}
func.func @product_plus_same_read_row() {
  %x_i = stablehlo.iota dim = 0 : tensor<77xi32>
  %x_s = stablehlo.constant dense<7> : tensor<77xi32>
  %x_m = stablehlo.remainder %x_i, %x_s : tensor<77xi32>
  %x_f = stablehlo.convert %x_m : (tensor<77xi32>) -> tensor<77xf32>
  %x_r = stablehlo.reshape %x_f : (tensor<77xf32>) -> tensor<1x77xf32>
  %x = util.optimization_barrier %x_r : tensor<1x77xf32>
  %y_i = stablehlo.iota dim = 0 : tensor<4928xi32>
  %y_s = stablehlo.constant dense<5> : tensor<4928xi32>
  %y_m = stablehlo.remainder %y_i, %y_s : tensor<4928xi32>
  %y_f = stablehlo.convert %y_m : (tensor<4928xi32>) -> tensor<4928xf32>
  %y_r = stablehlo.reshape %y_f : (tensor<4928xf32>) -> tensor<77x64xf32>
  %y = util.optimization_barrier %y_r : tensor<77x64xf32>
  %z_i = stablehlo.iota dim = 0 : tensor<64xi32>
  %z_s = stablehlo.constant dense<11> : tensor<64xi32>
  %z_m = stablehlo.remainder %z_i, %z_s : tensor<64xi32>
  %z_f = stablehlo.convert %z_m : (tensor<64xi32>) -> tensor<64xf32>
  %z_r = stablehlo.reshape %z_f : (tensor<64xf32>) -> tensor<1x64xf32>
  %z = util.optimization_barrier %z_r : tensor<1x64xf32>
  %d = stablehlo.dot %x, %y : (tensor<1x77xf32>, tensor<77x64xf32>) -> tensor<1x64xf32>
  %e = tensor.empty() : tensor<1x64xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%d : tensor<1x64xf32>) outs(%e : tensor<1x64xf32>) {
  ^bb0(%p: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %l = arith.constant 63 : index
    %u = arith.subi %l, %j : index
    %v = tensor.extract %z[%i, %j] : tensor<1x64xf32>
    %w = arith.addf %p, %v : f32
    linalg.yield %w : f32
  } -> tensor<1x64xf32>
  check.expect_eq_const(%r, dense<[[464.0, 451.0, 463.0, 470.0, 472.0, 469.0, 456.0, 468.0, 475.0, 477.0, 474.0, 450.0, 462.0, 469.0, 471.0, 468.0, 455.0, 467.0, 474.0, 476.0, 473.0, 460.0, 461.0, 468.0, 470.0, 467.0, 454.0, 466.0, 473.0, 475.0, 472.0, 459.0, 471.0, 467.0, 469.0, 466.0, 453.0, 465.0, 472.0, 474.0, 471.0, 458.0, 470.0, 477.0, 468.0, 465.0, 452.0, 464.0, 471.0, 473.0, 470.0, 457.0, 469.0, 476.0, 478.0, 464.0, 451.0, 463.0, 470.0, 472.0, 469.0, 456.0, 468.0, 475.0]]> : tensor<1x64xf32>) : tensor<1x64xf32>
  return
}
func.func @map_f32_scalar() {
  %0 = util.unfoldable_constant dense<1.4558742046356201> : tensor<f32>
  %1 = util.unfoldable_constant dense<-0.088251493871212> : tensor<f32>
  %e = tensor.empty() : tensor<f32>
  %r = linalg.map {arith.mulf} ins(%0, %1 : tensor<f32>, tensor<f32>) outs(%e : tensor<f32>)
  check.expect_eq_const(%r, dense<-0.12848307192325592> : tensor<f32>) : tensor<f32>
  return
}
func.func @map_region_f32_scalar() {
  %0 = util.unfoldable_constant dense<1.4558742046356201> : tensor<f32>
  %e = tensor.empty() : tensor<f32>
  %r = linalg.map ins(%0 : tensor<f32>) outs(%e : tensor<f32>) (%a: f32) {
    %b = arith.mulf %a, %a : f32
    linalg.yield %b : f32
  }
  check.expect_eq_const(%r, dense<2.119569778442383> : tensor<f32>) : tensor<f32>
  return
}
func.func @map_i32_scalar() {
  %0 = util.unfoldable_constant dense<4> : tensor<i32>
  %1 = util.unfoldable_constant dense<0> : tensor<i32>
  %e = tensor.empty() : tensor<i32>
  %r = linalg.map {arith.addi} ins(%0, %1 : tensor<i32>, tensor<i32>) outs(%e : tensor<i32>)
  check.expect_eq_const(%r, dense<4> : tensor<i32>) : tensor<i32>
  return
}
func.func @map_region_i32_scalar() {
  %0 = util.unfoldable_constant dense<4> : tensor<i32>
  %e = tensor.empty() : tensor<i32>
  %r = linalg.map ins(%0 : tensor<i32>) outs(%e : tensor<i32>) (%a: i32) {
    %b = arith.addi %a, %a : i32
    linalg.yield %b : i32
  }
  check.expect_eq_const(%r, dense<8> : tensor<i32>) : tensor<i32>
  return
}
func.func @map_i1_scalar() {
  %0 = util.unfoldable_constant dense<false> : tensor<i1>
  %1 = util.unfoldable_constant dense<true> : tensor<i1>
  %e = tensor.empty() : tensor<i1>
  %r = linalg.map {arith.xori} ins(%0, %1 : tensor<i1>, tensor<i1>) outs(%e : tensor<i1>)
  check.expect_eq_const(%r, dense<true> : tensor<i1>) : tensor<i1>
  return
}
func.func @map_region_i1_scalar() {
  %0 = util.unfoldable_constant dense<false> : tensor<i1>
  %e = tensor.empty() : tensor<i1>
  %r = linalg.map ins(%0 : tensor<i1>) outs(%e : tensor<i1>) (%a: i1) {
    %b = arith.xori %a, %a : i1
    linalg.yield %b : i1
  }
  check.expect_eq_const(%r, dense<false> : tensor<i1>) : tensor<i1>
  return
}
func.func @map_i64_scalar() {
  %0 = util.unfoldable_constant dense<4> : tensor<i64>
  %1 = util.unfoldable_constant dense<0> : tensor<i64>
  %e = tensor.empty() : tensor<i64>
  %r = linalg.map {arith.maxsi} ins(%0, %1 : tensor<i64>, tensor<i64>) outs(%e : tensor<i64>)
  check.expect_eq_const(%r, dense<4> : tensor<i64>) : tensor<i64>
  return
}
func.func @map_region_i64_scalar() {
  %0 = util.unfoldable_constant dense<4> : tensor<i64>
  %e = tensor.empty() : tensor<i64>
  %r = linalg.map ins(%0 : tensor<i64>) outs(%e : tensor<i64>) (%a: i64) {
    %b = arith.maxsi %a, %a : i64
    linalg.yield %b : i64
  }
  check.expect_eq_const(%r, dense<4> : tensor<i64>) : tensor<i64>
  return
}
func.func @map_f32_1() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201]> : tensor<1xf32>
  %1 = util.unfoldable_constant dense<[-0.088251493871212]> : tensor<1xf32>
  %e = tensor.empty() : tensor<1xf32>
  %r = linalg.map {arith.mulf} ins(%0, %1 : tensor<1xf32>, tensor<1xf32>) outs(%e : tensor<1xf32>)
  check.expect_eq_const(%r, dense<[-0.12848307192325592]> : tensor<1xf32>) : tensor<1xf32>
  return
}
func.func @map_region_f32_1() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201]> : tensor<1xf32>
  %e = tensor.empty() : tensor<1xf32>
  %r = linalg.map ins(%0 : tensor<1xf32>) outs(%e : tensor<1xf32>) (%a: f32) {
    %b = arith.mulf %a, %a : f32
    linalg.yield %b : f32
  }
  check.expect_eq_const(%r, dense<[2.119569778442383]> : tensor<1xf32>) : tensor<1xf32>
  return
}
func.func @map_i32_1() {
  %0 = util.unfoldable_constant dense<[4]> : tensor<1xi32>
  %1 = util.unfoldable_constant dense<[0]> : tensor<1xi32>
  %e = tensor.empty() : tensor<1xi32>
  %r = linalg.map {arith.addi} ins(%0, %1 : tensor<1xi32>, tensor<1xi32>) outs(%e : tensor<1xi32>)
  check.expect_eq_const(%r, dense<[4]> : tensor<1xi32>) : tensor<1xi32>
  return
}
func.func @map_region_i32_1() {
  %0 = util.unfoldable_constant dense<[4]> : tensor<1xi32>
  %e = tensor.empty() : tensor<1xi32>
  %r = linalg.map ins(%0 : tensor<1xi32>) outs(%e : tensor<1xi32>) (%a: i32) {
    %b = arith.addi %a, %a : i32
    linalg.yield %b : i32
  }
  check.expect_eq_const(%r, dense<[8]> : tensor<1xi32>) : tensor<1xi32>
  return
}
func.func @map_i1_1() {
  %0 = util.unfoldable_constant dense<[false]> : tensor<1xi1>
  %1 = util.unfoldable_constant dense<[true]> : tensor<1xi1>
  %e = tensor.empty() : tensor<1xi1>
  %r = linalg.map {arith.xori} ins(%0, %1 : tensor<1xi1>, tensor<1xi1>) outs(%e : tensor<1xi1>)
  check.expect_eq_const(%r, dense<[true]> : tensor<1xi1>) : tensor<1xi1>
  return
}
func.func @map_region_i1_1() {
  %0 = util.unfoldable_constant dense<[false]> : tensor<1xi1>
  %e = tensor.empty() : tensor<1xi1>
  %r = linalg.map ins(%0 : tensor<1xi1>) outs(%e : tensor<1xi1>) (%a: i1) {
    %b = arith.xori %a, %a : i1
    linalg.yield %b : i1
  }
  check.expect_eq_const(%r, dense<[false]> : tensor<1xi1>) : tensor<1xi1>
  return
}
func.func @map_i64_1() {
  %0 = util.unfoldable_constant dense<[4]> : tensor<1xi64>
  %1 = util.unfoldable_constant dense<[0]> : tensor<1xi64>
  %e = tensor.empty() : tensor<1xi64>
  %r = linalg.map {arith.maxsi} ins(%0, %1 : tensor<1xi64>, tensor<1xi64>) outs(%e : tensor<1xi64>)
  check.expect_eq_const(%r, dense<[4]> : tensor<1xi64>) : tensor<1xi64>
  return
}
func.func @map_region_i64_1() {
  %0 = util.unfoldable_constant dense<[4]> : tensor<1xi64>
  %e = tensor.empty() : tensor<1xi64>
  %r = linalg.map ins(%0 : tensor<1xi64>) outs(%e : tensor<1xi64>) (%a: i64) {
    %b = arith.maxsi %a, %a : i64
    linalg.yield %b : i64
  }
  check.expect_eq_const(%r, dense<[4]> : tensor<1xi64>) : tensor<1xi64>
  return
}
func.func @map_f32_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %e = tensor.empty() : tensor<0x3xf32>
  %r = linalg.map {arith.mulf} ins(%0, %1 : tensor<0x3xf32>, tensor<0x3xf32>) outs(%e : tensor<0x3xf32>)
  check.expect_eq_const(%r, dense<> : tensor<0x3xf32>) : tensor<0x3xf32>
  return
}
func.func @map_region_f32_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %e = tensor.empty() : tensor<0x3xf32>
  %r = linalg.map ins(%0 : tensor<0x3xf32>) outs(%e : tensor<0x3xf32>) (%a: f32) {
    %b = arith.mulf %a, %a : f32
    linalg.yield %b : f32
  }
  check.expect_eq_const(%r, dense<> : tensor<0x3xf32>) : tensor<0x3xf32>
  return
}
func.func @map_i32_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xi32>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xi32>
  %e = tensor.empty() : tensor<0x3xi32>
  %r = linalg.map {arith.addi} ins(%0, %1 : tensor<0x3xi32>, tensor<0x3xi32>) outs(%e : tensor<0x3xi32>)
  check.expect_eq_const(%r, dense<> : tensor<0x3xi32>) : tensor<0x3xi32>
  return
}
func.func @map_region_i32_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xi32>
  %e = tensor.empty() : tensor<0x3xi32>
  %r = linalg.map ins(%0 : tensor<0x3xi32>) outs(%e : tensor<0x3xi32>) (%a: i32) {
    %b = arith.addi %a, %a : i32
    linalg.yield %b : i32
  }
  check.expect_eq_const(%r, dense<> : tensor<0x3xi32>) : tensor<0x3xi32>
  return
}
func.func @map_i1_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xi1>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xi1>
  %e = tensor.empty() : tensor<0x3xi1>
  %r = linalg.map {arith.xori} ins(%0, %1 : tensor<0x3xi1>, tensor<0x3xi1>) outs(%e : tensor<0x3xi1>)
  check.expect_eq_const(%r, dense<> : tensor<0x3xi1>) : tensor<0x3xi1>
  return
}
func.func @map_region_i1_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xi1>
  %e = tensor.empty() : tensor<0x3xi1>
  %r = linalg.map ins(%0 : tensor<0x3xi1>) outs(%e : tensor<0x3xi1>) (%a: i1) {
    %b = arith.xori %a, %a : i1
    linalg.yield %b : i1
  }
  check.expect_eq_const(%r, dense<> : tensor<0x3xi1>) : tensor<0x3xi1>
  return
}
func.func @map_i64_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xi64>
  %1 = util.unfoldable_constant dense<> : tensor<0x3xi64>
  %e = tensor.empty() : tensor<0x3xi64>
  %r = linalg.map {arith.maxsi} ins(%0, %1 : tensor<0x3xi64>, tensor<0x3xi64>) outs(%e : tensor<0x3xi64>)
  check.expect_eq_const(%r, dense<> : tensor<0x3xi64>) : tensor<0x3xi64>
  return
}
func.func @map_region_i64_0x3() {
  %0 = util.unfoldable_constant dense<> : tensor<0x3xi64>
  %e = tensor.empty() : tensor<0x3xi64>
  %r = linalg.map ins(%0 : tensor<0x3xi64>) outs(%e : tensor<0x3xi64>) (%a: i64) {
    %b = arith.maxsi %a, %a : i64
    linalg.yield %b : i64
  }
  check.expect_eq_const(%r, dense<> : tensor<0x3xi64>) : tensor<0x3xi64>
  return
}
func.func @map_f32_7() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935]> : tensor<7xf32>
  %1 = util.unfoldable_constant dense<[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635, 0.4527681767940521, -1.8390278816223145]> : tensor<7xf32>
  %e = tensor.empty() : tensor<7xf32>
  %r = linalg.map {arith.mulf} ins(%0, %1 : tensor<7xf32>, tensor<7xf32>) outs(%e : tensor<7xf32>)
  check.expect_eq_const(%r, dense<[-0.12848307192325592, 1.9895336627960205, 3.8148396015167236, -0.5593793988227844, -4.696800231933594, 0.9041299819946289, 0.5423332452774048]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @map_region_f32_7() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935]> : tensor<7xf32>
  %e = tensor.empty() : tensor<7xf32>
  %r = linalg.map ins(%0 : tensor<7xf32>) outs(%e : tensor<7xf32>) (%a: f32) {
    %b = arith.mulf %a, %a : f32
    linalg.yield %b : f32
  }
  check.expect_eq_const(%r, dense<[2.119569778442383, 0.6987652778625488, 8.250003814697266, 0.33696407079696655, 2.928581953048706, 3.9875850677490234, 0.08696727454662323]> : tensor<7xf32>) : tensor<7xf32>
  return
}
func.func @map_i32_7() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi32>
  %1 = util.unfoldable_constant dense<[0, -7, 4, -3, 8, 1, -6]> : tensor<7xi32>
  %e = tensor.empty() : tensor<7xi32>
  %r = linalg.map {arith.addi} ins(%0, %1 : tensor<7xi32>, tensor<7xi32>) outs(%e : tensor<7xi32>)
  check.expect_eq_const(%r, dense<[4, -10, 13, -1, 3, 7, -7]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @map_region_i32_7() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi32>
  %e = tensor.empty() : tensor<7xi32>
  %r = linalg.map ins(%0 : tensor<7xi32>) outs(%e : tensor<7xi32>) (%a: i32) {
    %b = arith.addi %a, %a : i32
    linalg.yield %b : i32
  }
  check.expect_eq_const(%r, dense<[8, -6, 18, 4, -10, 12, -2]> : tensor<7xi32>) : tensor<7xi32>
  return
}
func.func @map_i1_7() {
  %0 = util.unfoldable_constant dense<[false, true, false, false, true, false, true]> : tensor<7xi1>
  %1 = util.unfoldable_constant dense<[true, true, false, true, false, false, true]> : tensor<7xi1>
  %e = tensor.empty() : tensor<7xi1>
  %r = linalg.map {arith.xori} ins(%0, %1 : tensor<7xi1>, tensor<7xi1>) outs(%e : tensor<7xi1>)
  check.expect_eq_const(%r, dense<[true, false, false, true, true, false, false]> : tensor<7xi1>) : tensor<7xi1>
  return
}
func.func @map_region_i1_7() {
  %0 = util.unfoldable_constant dense<[false, true, false, false, true, false, true]> : tensor<7xi1>
  %e = tensor.empty() : tensor<7xi1>
  %r = linalg.map ins(%0 : tensor<7xi1>) outs(%e : tensor<7xi1>) (%a: i1) {
    %b = arith.xori %a, %a : i1
    linalg.yield %b : i1
  }
  check.expect_eq_const(%r, dense<[false, false, false, false, false, false, false]> : tensor<7xi1>) : tensor<7xi1>
  return
}
func.func @map_i64_7() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi64>
  %1 = util.unfoldable_constant dense<[0, -7, 4, -3, 8, 1, -6]> : tensor<7xi64>
  %e = tensor.empty() : tensor<7xi64>
  %r = linalg.map {arith.maxsi} ins(%0, %1 : tensor<7xi64>, tensor<7xi64>) outs(%e : tensor<7xi64>)
  check.expect_eq_const(%r, dense<[4, -3, 9, 2, 8, 6, -1]> : tensor<7xi64>) : tensor<7xi64>
  return
}
func.func @map_region_i64_7() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi64>
  %e = tensor.empty() : tensor<7xi64>
  %r = linalg.map ins(%0 : tensor<7xi64>) outs(%e : tensor<7xi64>) (%a: i64) {
    %b = arith.maxsi %a, %a : i64
    linalg.yield %b : i64
  }
  check.expect_eq_const(%r, dense<[4, -3, 9, 2, -5, 6, -1]> : tensor<7xi64>) : tensor<7xi64>
  return
}
func.func @map_f32_16() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457]> : tensor<16xf32>
  %1 = util.unfoldable_constant dense<[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635, 0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092, 0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247, 1.5348074436187744]> : tensor<16xf32>
  %e = tensor.empty() : tensor<16xf32>
  %r = linalg.map {arith.mulf} ins(%0, %1 : tensor<16xf32>, tensor<16xf32>) outs(%e : tensor<16xf32>)
  check.expect_eq_const(%r, dense<[-0.12848307192325592, 1.9895336627960205, 3.8148396015167236, -0.5593793988227844, -4.696800231933594, 0.9041299819946289, 0.5423332452774048, -4.834994316101074, -0.47397080063819885, 3.176654815673828, 2.5221476554870605, -0.3194625675678253, -4.930485725402832, 0.19684238731861115, 1.36765456199646, -4.483274936676025]> : tensor<16xf32>) : tensor<16xf32>
  return
}
func.func @map_region_f32_16() {
  %0 = util.unfoldable_constant dense<[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567, -2.9210667610168457]> : tensor<16xf32>
  %e = tensor.empty() : tensor<16xf32>
  %r = linalg.map ins(%0 : tensor<16xf32>) outs(%e : tensor<16xf32>) (%a: f32) {
    %b = arith.mulf %a, %a : f32
    linalg.yield %b : f32
  }
  check.expect_eq_const(%r, dense<[2.119569778442383, 0.6987652778625488, 8.250003814697266, 0.33696407079696655, 2.928581953048706, 3.9875850677490234, 0.08696727454662323, 6.6910080909729, 1.257775068283081, 1.369579553604126, 6.441005229949951, 0.06057383120059967, 4.18480110168457, 2.763990640640259, 0.3959815800189972, 8.532630920410156]> : tensor<16xf32>) : tensor<16xf32>
  return
}
func.func @map_i32_16() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1, -8, 3, -4, 8, 1, -6, 5, -2, -9]> : tensor<16xi32>
  %1 = util.unfoldable_constant dense<[0, -7, 4, -3, 8, 1, -6, 6, -1, -8, 3, -4, 7, 0, -7, 5]> : tensor<16xi32>
  %e = tensor.empty() : tensor<16xi32>
  %r = linalg.map {arith.addi} ins(%0, %1 : tensor<16xi32>, tensor<16xi32>) outs(%e : tensor<16xi32>)
  check.expect_eq_const(%r, dense<[4, -10, 13, -1, 3, 7, -7, -2, 2, -12, 11, -3, 1, 5, -9, -4]> : tensor<16xi32>) : tensor<16xi32>
  return
}
func.func @map_region_i32_16() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1, -8, 3, -4, 8, 1, -6, 5, -2, -9]> : tensor<16xi32>
  %e = tensor.empty() : tensor<16xi32>
  %r = linalg.map ins(%0 : tensor<16xi32>) outs(%e : tensor<16xi32>) (%a: i32) {
    %b = arith.addi %a, %a : i32
    linalg.yield %b : i32
  }
  check.expect_eq_const(%r, dense<[8, -6, 18, 4, -10, 12, -2, -16, 6, -8, 16, 2, -12, 10, -4, -18]> : tensor<16xi32>) : tensor<16xi32>
  return
}
func.func @map_i1_16() {
  %0 = util.unfoldable_constant dense<[false, true, false, false, true, false, true, true, false, true, false, false, true, false, true, true]> : tensor<16xi1>
  %1 = util.unfoldable_constant dense<[true, true, false, true, false, false, true, false, true, true, false, true, false, false, true, false]> : tensor<16xi1>
  %e = tensor.empty() : tensor<16xi1>
  %r = linalg.map {arith.xori} ins(%0, %1 : tensor<16xi1>, tensor<16xi1>) outs(%e : tensor<16xi1>)
  check.expect_eq_const(%r, dense<[true, false, false, true, true, false, false, true, true, false, false, true, true, false, false, true]> : tensor<16xi1>) : tensor<16xi1>
  return
}
func.func @map_region_i1_16() {
  %0 = util.unfoldable_constant dense<[false, true, false, false, true, false, true, true, false, true, false, false, true, false, true, true]> : tensor<16xi1>
  %e = tensor.empty() : tensor<16xi1>
  %r = linalg.map ins(%0 : tensor<16xi1>) outs(%e : tensor<16xi1>) (%a: i1) {
    %b = arith.xori %a, %a : i1
    linalg.yield %b : i1
  }
  check.expect_eq_const(%r, dense<[false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<16xi1>) : tensor<16xi1>
  return
}
func.func @map_i64_16() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1, -8, 3, -4, 8, 1, -6, 5, -2, -9]> : tensor<16xi64>
  %1 = util.unfoldable_constant dense<[0, -7, 4, -3, 8, 1, -6, 6, -1, -8, 3, -4, 7, 0, -7, 5]> : tensor<16xi64>
  %e = tensor.empty() : tensor<16xi64>
  %r = linalg.map {arith.maxsi} ins(%0, %1 : tensor<16xi64>, tensor<16xi64>) outs(%e : tensor<16xi64>)
  check.expect_eq_const(%r, dense<[4, -3, 9, 2, 8, 6, -1, 6, 3, -4, 8, 1, 7, 5, -2, 5]> : tensor<16xi64>) : tensor<16xi64>
  return
}
func.func @map_region_i64_16() {
  %0 = util.unfoldable_constant dense<[4, -3, 9, 2, -5, 6, -1, -8, 3, -4, 8, 1, -6, 5, -2, -9]> : tensor<16xi64>
  %e = tensor.empty() : tensor<16xi64>
  %r = linalg.map ins(%0 : tensor<16xi64>) outs(%e : tensor<16xi64>) (%a: i64) {
    %b = arith.maxsi %a, %a : i64
    linalg.yield %b : i64
  }
  check.expect_eq_const(%r, dense<[4, -3, 9, 2, -5, 6, -1, -8, 3, -4, 8, 1, -6, 5, -2, -9]> : tensor<16xi64>) : tensor<16xi64>
  return
}
func.func @map_f32_3x5() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567]]> : tensor<3x5xf32>
  %1 = util.unfoldable_constant dense<[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635], [0.4527681767940521, -1.8390278816223145, 1.8691760301589966, -0.42262002825737, -2.714416027069092], [0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294, -2.173396348953247]]> : tensor<3x5xf32>
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.map {arith.mulf} ins(%0, %1 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%e : tensor<3x5xf32>)
  check.expect_eq_const(%r, dense<[[-0.12848307192325592, 1.9895336627960205, 3.8148396015167236, -0.5593793988227844, -4.696800231933594], [0.9041299819946289, 0.5423332452774048, -4.834994316101074, -0.47397080063819885, 3.176654815673828], [2.5221476554870605, -0.3194625675678253, -4.930485725402832, 0.19684238731861115, 1.36765456199646]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  return
}
func.func @map_region_f32_3x5() {
  %0 = util.unfoldable_constant dense<[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462], [1.9968938827514648, -0.29490214586257935, -2.586698293685913, 1.1215057373046875, -1.1702903509140015], [2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322, -0.6292706727981567]]> : tensor<3x5xf32>
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.map ins(%0 : tensor<3x5xf32>) outs(%e : tensor<3x5xf32>) (%a: f32) {
    %b = arith.mulf %a, %a : f32
    linalg.yield %b : f32
  }
  check.expect_eq_const(%r, dense<[[2.119569778442383, 0.6987652778625488, 8.250003814697266, 0.33696407079696655, 2.928581953048706], [3.9875850677490234, 0.08696727454662323, 6.6910080909729, 1.257775068283081, 1.369579553604126], [6.441005229949951, 0.06057383120059967, 4.18480110168457, 2.763990640640259, 0.3959815800189972]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  return
}
func.func @map_i32_3x5() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi32>
  %1 = util.unfoldable_constant dense<[[0, -7, 4, -3, 8], [1, -6, 6, -1, -8], [3, -4, 7, 0, -7]]> : tensor<3x5xi32>
  %e = tensor.empty() : tensor<3x5xi32>
  %r = linalg.map {arith.addi} ins(%0, %1 : tensor<3x5xi32>, tensor<3x5xi32>) outs(%e : tensor<3x5xi32>)
  check.expect_eq_const(%r, dense<[[4, -10, 13, -1, 3], [7, -7, -2, 2, -12], [11, -3, 1, 5, -9]]> : tensor<3x5xi32>) : tensor<3x5xi32>
  return
}
func.func @map_region_i32_3x5() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi32>
  %e = tensor.empty() : tensor<3x5xi32>
  %r = linalg.map ins(%0 : tensor<3x5xi32>) outs(%e : tensor<3x5xi32>) (%a: i32) {
    %b = arith.addi %a, %a : i32
    linalg.yield %b : i32
  }
  check.expect_eq_const(%r, dense<[[8, -6, 18, 4, -10], [12, -2, -16, 6, -8], [16, 2, -12, 10, -4]]> : tensor<3x5xi32>) : tensor<3x5xi32>
  return
}
func.func @map_i1_3x5() {
  %0 = util.unfoldable_constant dense<[[false, true, false, false, true], [false, true, true, false, true], [false, false, true, false, true]]> : tensor<3x5xi1>
  %1 = util.unfoldable_constant dense<[[true, true, false, true, false], [false, true, false, true, true], [false, true, false, false, true]]> : tensor<3x5xi1>
  %e = tensor.empty() : tensor<3x5xi1>
  %r = linalg.map {arith.xori} ins(%0, %1 : tensor<3x5xi1>, tensor<3x5xi1>) outs(%e : tensor<3x5xi1>)
  check.expect_eq_const(%r, dense<[[true, false, false, true, true], [false, false, true, true, false], [false, true, true, false, false]]> : tensor<3x5xi1>) : tensor<3x5xi1>
  return
}
func.func @map_region_i1_3x5() {
  %0 = util.unfoldable_constant dense<[[false, true, false, false, true], [false, true, true, false, true], [false, false, true, false, true]]> : tensor<3x5xi1>
  %e = tensor.empty() : tensor<3x5xi1>
  %r = linalg.map ins(%0 : tensor<3x5xi1>) outs(%e : tensor<3x5xi1>) (%a: i1) {
    %b = arith.xori %a, %a : i1
    linalg.yield %b : i1
  }
  check.expect_eq_const(%r, dense<[[false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false]]> : tensor<3x5xi1>) : tensor<3x5xi1>
  return
}
func.func @map_i64_3x5() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi64>
  %1 = util.unfoldable_constant dense<[[0, -7, 4, -3, 8], [1, -6, 6, -1, -8], [3, -4, 7, 0, -7]]> : tensor<3x5xi64>
  %e = tensor.empty() : tensor<3x5xi64>
  %r = linalg.map {arith.maxsi} ins(%0, %1 : tensor<3x5xi64>, tensor<3x5xi64>) outs(%e : tensor<3x5xi64>)
  check.expect_eq_const(%r, dense<[[4, -3, 9, 2, 8], [6, -1, 6, 3, -4], [8, 1, 7, 5, -2]]> : tensor<3x5xi64>) : tensor<3x5xi64>
  return
}
func.func @map_region_i64_3x5() {
  %0 = util.unfoldable_constant dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi64>
  %e = tensor.empty() : tensor<3x5xi64>
  %r = linalg.map ins(%0 : tensor<3x5xi64>) outs(%e : tensor<3x5xi64>) (%a: i64) {
    %b = arith.maxsi %a, %a : i64
    linalg.yield %b : i64
  }
  check.expect_eq_const(%r, dense<[[4, -3, 9, 2, -5], [6, -1, -8, 3, -4], [8, 1, -6, 5, -2]]> : tensor<3x5xi64>) : tensor<3x5xi64>
  return
}
func.func @map_f32_33x7() {
  %0 = util.unfoldable_constant dense<"0x165ABA3FF9FE55BF78D33740BC9A143F350CDBBF389AFF3F6AFD96BE778C25C0808D8F3F13CC95BF2D6D22403B067C3E66EC02C0A2CDD43FE21721BFC2F23AC0D281493FAA98C0BFE2060D40F5BCB4BDB15218C00B01AA3F10B176BFF3A62F404AD1E73E4065EBBF2D41EF3F9861D8BEFCB82DC0E9687E3F1E25A6BFA7401A40BF7BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D5265DBE377F20C000A8993F93B18BBF6D7A27401D6DA63E4CBEFBBF22E8DE3FE3E20CBF82E535C0D2B65D3F2A7EB6BF22141240B2A718BC714513C08B1BB43F107C62BF33B43440A51D083FC04AE1BFAD5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40DF114A3EAB0B06C0168FCE3FF9942DBF08123EC0BB043D3F35D7C6BF9CE70940D6520CBEF7711BC080C2A33F139781BFAD872C401DD7CE3ECCA3F1BFA102E93FC55BF1BE42D830C0D2EB713FAA63ACBF6221174008938E3D31380EC00B36BE3F10474EBF73C13940A5521C3F4030D7BF16BB0140988D87BE7C9E23C07469933F1FF091BF275B2440EF728D3E6CFE00C096A9D83FF95F19BFC80439C0BB39513FB5BCBCBFDCF40E405BFB6DBDB76416C000DDAD3F27F96EBFED9431401C41F73E4C89E7BF211DF33FC6F1C8BE02CB2BC06910833F2A49A2BFA22E1C40831D183EF12A09C08B50C83F10123ABFB3CE3E40A587303FC115CDBF56C8064031473EBE3D911EC0F4839D3F9FD587BF67682940EFDCB53E57E2F7BF16C4E23FFA2A05BF88F733C0BB6E653F35A2B2BF1C02144045A9AA3C775711C07FF7B73F27C45ABF2DA236408ED50F3FCC6EDDBFA137FD3FC687A0BEC2BD26C0E92A8D3FAA2E98BFE23B214083F1683EB11D04C00B6BD23F10DD25BF0D243CC0A4BC443F41FBC2BF96D50B4064E6DABDFD8319C0749EA73F3D767BBFA7752E40EE46DE3ED7C7EDBF96DEEC3FF4EBE1BE48EA2EC0BBA3793FB587A8BF5C0F19405052CC3D374A0CC0FF11C23F278F46BF6DAF3B408E0A243F4C54D3BF11A903408D3B70BE82B021C06945973F2A148EBF22492640C1E29C3EE320FEBF8B85DC3F10A811BFCE1637C0A4F1583FC1E0B8BFD6E2104097F9E4BCBD7614C0F4B8B13F3E4167BFE78233407758033F57ADE3BF16F9F63FF481B9BE08DD29C05DEC863F356D9EBF9C1C1E4027FD363EF73C07C07F2CCC3F275A32BF53433FC08E3F383FCC39C9BF51B608408E671FBE42A31CC0E95FA13FAAF983BF61562B40C14CC53E6306F4BF0BA0E63F21E6FABE8E0932C0A4266D3F41C6AEBF16F01540"> : tensor<33x7xf32>
  %1 = util.unfoldable_constant dense<"0x33BDB4BDB35218C00701AA3F17B176BFF1A62F403BD1E73E4465EBBF2941EF3FA761D8BEFEB82DC0E1687E3F2225A6BFA5401A40817BF23DED180BC09274C43F01CA41BFB6E03C40B4CF283FB9F1D0BF5ADA0440F4265DBE397F20C0FCA7993F97B18BBF6B7A27400D6DA63E50BEFBBF1EE8DE3FEAE20CBF84E535C0CAB65D3F2E7EB6BF20141240A5A918BC734513C0871BB43F187C62BF31B434409D1D083FC44AE1BFA95BF93FA8F7AFBEBEAB28C0F04E893FA20A9CBFE54D1F40C0114A3EAD0B06C0128FCE3F01952DBF0A123EC0B4043D3F39D7C6BF9AE70940F5520CBEF9711BC07CC2A33F179781BFAB872C400DD7CE3ED0A3F1BF9E02E93FD55BF1BE44D830C0CAEB713FAE63ACBF60211740CA928E3D33380EC00736BE3F18474EBF71C139409D521C3F4430D7BF14BB0140A88D87BE7E9E23C07069933F22F091BF255B2440E0728D3E6DFE00C092A9D83F016019BFCA0439C0B339513FB9BCBCBFDAF40E40D7FB6DBDB96416C0FCDCAD3F2EF96EBFEB9431400D41F73E5089E7BF1D1DF33FD5F1C8BE04CB2BC06510833F2E49A2BFA02E1C40641D183EF32A09C08750C83F18123ABFB1CE3E409D87303FC415CDBF54C8064051473EBE3E911EC0F0839D3FA3D587BF65682940DFDCB53E5BE2F7BF12C4E23F012B05BF8AF733C0B36E653F39A2B2BF1A0214404CA8AA3C795711C07CF7B73F2FC45ABF2BA2364086D50F3FD06EDDBF9D37FD3FD687A0BEC4BD26C0E52A8D3FAE2E98BFE03B214064F1683EB31D04C0076BD23F18DD25BF0F243CC09DBC443F45FBC2BF94D50B40A3E6DABDFE8319C0709EA73F45767BBFA5752E40DF46DE3EDBC7EDBF92DEEC3F03ECE1BE4AEA2EC0B3A3793FB987A8BF5A0F19401152CC3D394A0CC0FB11C23F2F8F46BF6BAF3B40860A243F5054D3BF0FA90340AC3B70BE84B021C06545973F2E148EBF20492640B1E29C3EE620FEBF8785DC3F18A811BFCF1637C09CF1583FC5E0B8BFD4E2104091FAE4BCBF7614C0F0B8B13F454167BFE58233406F58033F5BADE3BF12F9F63F0382B9BE0ADD29C059EC863F396D9EBF9A1C1E4008FD363EF93C07C07B2CCC3F2F5A32BF55433FC0863F383FD039C9BF4FB60840AD671FBE44A31CC0E55FA13FAEF983BF60562B40B14CC53E6706F4BF07A0E63F31E6FABE900932C09C266D3F45C6AEBF14F01540B5D2503D7F690FC070D3BB3F460C53BF259038406F8D173FDB92D9BFC9890040041891BECACF24C0D906913FB95294BFDA29234084E8833EB92F02C0FB46D63F2F251EBF15363AC086744C3F"> : tensor<33x7xf32>
  %e = tensor.empty() : tensor<33x7xf32>
  %r = linalg.map {arith.mulf} ins(%0, %1 : tensor<33x7xf32>, tensor<33x7xf32>) outs(%e : tensor<33x7xf32>)
  check.expect_eq_const(%r, dense<"0x119103BE0AA9FE3F552674407D330FBF304C96C01075673F5AD60A3F46B89AC04DACF2BE504E4B40DE6A21409990A3BE8AC69DC00D91493E4E0FAF3FFD768FC0E18918BF2B198EC0E0FDB93F3084133E1E199EC0C5DC92BE43A91A4014DC5240E7FEFCBE9DFF99C02E8A1B3F8CC8543FEF4397C0E1020CBF661A6C40F49705407EDB2CBE4BBE9EC0D14E6ABC19F7DE3F51E28440385915BF057D93C0BE468D3FB89FC23E34559CC0FC3CD3BE8014384051A83340CFE2CABECBA79CC09FF2AF3E608A933F57C492C0985516BF7F7E874018B7D73F15246D3CCBAA9EC0DA7245BEF3850940093067408CCE09BF9ED597C03E79493FB018263F088699C0957401BF3E965740118B1640B01288BEB7449EC09E13E63D7BDDC03F7F398DC04D4E18BFC54790C0486BA83F0DE86B3E0C8C9DC05E6CADBED8A62540EFB14640B9D3EBBEF7229BC002BF003F853B733F9BAB95C0AAF010BF7F2E7940A208F73F2A3AD2BD64D69EC027D3B0BD985DF23F28507C40FEEC11BF8A4595C0F3987A3FF332F53E0B629BC0476BE7BE41DE4340574A28405556B3BE10659DC091BD803E2F5CA43FEFC590C0BC1218BF71AC8CC02428C53F84A6BE3DD05C9EC0753A81BE5B051440B6875A40AC3103BF0E3899C059B52C3FF392423FCB2C98C0165B08BF292C644040F90B40D34954BEE79B9EC02D89053D9E47D33F381E8940CBDA16BF614F92C0A774973FD295A43EFCD79CC01A8CC5BE6CF23040C7D53A40AE38D8BE531F9CC08757CE3E3873893F4BEC93C085A614BF48488340547DE33FC8FB01BD7FC79EC0804E1DBE07300340A7296F40D5480DBF11E796C057DC5B3F051B153FE6479AC0B829F9BEFCF54F40593A1D40FE5999BE56FB9DC0C1F0273EF7C9B53F89A08EC0F09718BF24F38EC02735B33FFCB3343ED7E79DC09F4B9DBEBFD21E40602D4E40BBB9F6BE81739AC06429113F2545603F92AC96C0A8090EBF0D1071406AB501408F8E13BE19CC9EC0FB952DBDB94DE63FE04B8240592F14BFFF2F94C0FE19873F7CA7D53EEDFC9BC0F83BDBBEF98B3C409A472F40C52DC2BEB1F49CC0E8A09D3EA3E4993FFC0592C0712417BF50208A40FB8DD03FADFB333D9D919EC0B2535DBE3E7F0D4023516240BE6C07BF9B6198C0AB573E3F80D4303FC40699C0253C04BFB45B5C405578124093DB79BE9F6A9EC0348CA63DB6D3C73F26548CC037E517BFD81291C023DEA13F397A873EDF4B9DC0EDECB6BE20EE29400421424041A0E4BEF6879BC0BBAAED3E452F7F3F5A0595C04B8012BFEF417E40227FEF3F"> : tensor<33x7xf32>) : tensor<33x7xf32>
  return
}
func.func @map_region_f32_33x7() {
  %0 = util.unfoldable_constant dense<"0x165ABA3FF9FE55BF78D33740BC9A143F350CDBBF389AFF3F6AFD96BE778C25C0808D8F3F13CC95BF2D6D22403B067C3E66EC02C0A2CDD43FE21721BFC2F23AC0D281493FAA98C0BFE2060D40F5BCB4BDB15218C00B01AA3F10B176BFF3A62F404AD1E73E4065EBBF2D41EF3F9861D8BEFCB82DC0E9687E3F1E25A6BFA7401A40BF7BF23DEB180BC09674C43FF9C941BFB8E03C40BCCF283FB5F1D0BF5CDA0440D5265DBE377F20C000A8993F93B18BBF6D7A27401D6DA63E4CBEFBBF22E8DE3FE3E20CBF82E535C0D2B65D3F2A7EB6BF22141240B2A718BC714513C08B1BB43F107C62BF33B43440A51D083FC04AE1BFAD5BF93F98F7AFBEBCAB28C0F44E893F9E0A9CBFE74D1F40DF114A3EAB0B06C0168FCE3FF9942DBF08123EC0BB043D3F35D7C6BF9CE70940D6520CBEF7711BC080C2A33F139781BFAD872C401DD7CE3ECCA3F1BFA102E93FC55BF1BE42D830C0D2EB713FAA63ACBF6221174008938E3D31380EC00B36BE3F10474EBF73C13940A5521C3F4030D7BF16BB0140988D87BE7C9E23C07469933F1FF091BF275B2440EF728D3E6CFE00C096A9D83FF95F19BFC80439C0BB39513FB5BCBCBFDCF40E405BFB6DBDB76416C000DDAD3F27F96EBFED9431401C41F73E4C89E7BF211DF33FC6F1C8BE02CB2BC06910833F2A49A2BFA22E1C40831D183EF12A09C08B50C83F10123ABFB3CE3E40A587303FC115CDBF56C8064031473EBE3D911EC0F4839D3F9FD587BF67682940EFDCB53E57E2F7BF16C4E23FFA2A05BF88F733C0BB6E653F35A2B2BF1C02144045A9AA3C775711C07FF7B73F27C45ABF2DA236408ED50F3FCC6EDDBFA137FD3FC687A0BEC2BD26C0E92A8D3FAA2E98BFE23B214083F1683EB11D04C00B6BD23F10DD25BF0D243CC0A4BC443F41FBC2BF96D50B4064E6DABDFD8319C0749EA73F3D767BBFA7752E40EE46DE3ED7C7EDBF96DEEC3FF4EBE1BE48EA2EC0BBA3793FB587A8BF5C0F19405052CC3D374A0CC0FF11C23F278F46BF6DAF3B408E0A243F4C54D3BF11A903408D3B70BE82B021C06945973F2A148EBF22492640C1E29C3EE320FEBF8B85DC3F10A811BFCE1637C0A4F1583FC1E0B8BFD6E2104097F9E4BCBD7614C0F4B8B13F3E4167BFE78233407758033F57ADE3BF16F9F63FF481B9BE08DD29C05DEC863F356D9EBF9C1C1E4027FD363EF73C07C07F2CCC3F275A32BF53433FC08E3F383FCC39C9BF51B608408E671FBE42A31CC0E95FA13FAAF983BF61562B40C14CC53E6306F4BF0BA0E63F21E6FABE8E0932C0A4266D3F41C6AEBF16F01540"> : tensor<33x7xf32>
  %e = tensor.empty() : tensor<33x7xf32>
  %r = linalg.map ins(%0 : tensor<33x7xf32>) outs(%e : tensor<33x7xf32>) (%a: f32) {
    %b = arith.mulf %a, %a : f32
    linalg.yield %b : f32
  }
  check.expect_eq_const(%r, dense<"0x08A7074048E2323F040004418E86AC3EE36D3B4098347F40E61BB23DBD1CD640C6FEA03F624EAF3FB71CCE40441C783DE4E9854039E5304019BECA3EA88508411E9D1E3F5AE510402A619B408834FF3B9A44B540C5CAE13FC5B86D3F5A0BF1405FEB513E0C735840C39A5F40D6E4363E15C7EB4059D47C3F51A8D73FB2E3B94031AE653C23289740BBC2164029B2123FD45A0B419FA2DE3EAA892A40D2E38940120C3F3D883EC9407C74B83FA274983FEA21DB406063D83DB68E77406D174240E3119B3E583E01412905403FA2170240F1B5A640220FB638A571A9407D6DFD3F485F483FCD1BFF4005BF903E7B44464077E37240E3E8F13DB443DE40334B933FE239BE3FB943C64035801F3D6F608C4097AA26405E65EB3EC51E0D41FC8F0B3F9B711A406D9394406AD5993C68C6BC408682D13F3533833F318DE840E71E273ECF156440C9155440EA8D633E2354F440DB9D643F262CE83FCC70B240E3CE9E3BC5049E4044540D407136263F2AC90641A8E9BE3E15E234402A7C8340498D8F3D6826D1408DC4A93FC963A63FD509D3409E4F9C3DD2FE81409D5E3740B7C7B73EE9B7054150FF2A3FB5250B401DA99F405D3B5D3B5CB4B040E228EC3F37145F3F8D5EF640B5CE6E3E1169514050E06640AABA1D3EAB91E6409933863F5CC1CD3FBC91BE401EC6B43CFAFD9240F3BD1C40413E073F79370E419575F33ED94B2440AEEC8D40C16D0D3D336FC4403BD6C13F0026903F0536E0402932013E8C067040CDDE48405E8B8A3E2F08FD404A9F4D3FF14BF93FE124AB407F8AE3396508A540C7330440A9F23A3FFF4A02418EA0A13E7C883F4000777A40FF53C93D4935D94098B09B3FE5EEB43FC118CB40A1F6533D445D8840CBF32C406BEDD63EF8440A416631173FC581144046C39840322D3B3C111EB8403B80DB3F1201773F4AC8ED4018FF403EA0DB5C40262B5B409C60473EA106EF40EA6F733FCBE4DD3FBA06B7404A13233C83C29940481F1340C0011A3FC19909410D3BD23E11742E40EE6C8740B66F613DFA3ECC40E9C5B23FC0B49D3FDA05D840484AC03D47457C40CDF53D40A1BFA53E9DF10241A9D8373FDB830540F3FFA34088CD4C3A0333AC408EC2F63FCFE6503FA4C0FB4051C7863EDE7C4A40A9436E40156D063E276BE14097388E3FF815C43FA84EC340EECC023DB6E28E40F2D62240FC82F83E88E50E416C9B043FCF2B1E40700492409983C63CC1AEBF408E73CB3FEF12883F0559E540380F183E2D9C6840F8C34F4047E6753E94A2F74091B05B3F34A4EE3FB6A2AF40"> : tensor<33x7xf32>) : tensor<33x7xf32>
  return
}
func.func @map_i32_33x7() {
  %0 = util.unfoldable_constant dense<"0x04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF07000000"> : tensor<33x7xi32>
  %1 = util.unfoldable_constant dense<"0x00000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000"> : tensor<33x7xi32>
  %e = tensor.empty() : tensor<33x7xi32>
  %r = linalg.map {arith.addi} ins(%0, %1 : tensor<33x7xi32>, tensor<33x7xi32>) outs(%e : tensor<33x7xi32>)
  check.expect_eq_const(%r, dense<"0x04000000F6FFFFFF0D000000FFFFFFFF0300000007000000F9FFFFFFFEFFFFFF02000000F4FFFFFF0B000000FDFFFFFF0100000005000000F7FFFFFFFCFFFFFF000000000400000009000000FBFFFFFFFFFFFFFF03000000F5FFFFFF0C000000FEFFFFFF0200000007000000F9FFFFFFFDFFFFFF01000000F3FFFFFF0A000000FCFFFFFF0000000005000000F7FFFFFF0D000000FFFFFFFF0300000008000000FAFFFFFFFEFFFFFF03000000F5FFFFFF0B000000FDFFFFFF0100000006000000F8FFFFFFFCFFFFFF01000000F3FFFFFF09000000FBFFFFFFFFFFFFFF04000000F6FFFFFF0C000000FFFFFFFF0300000007000000F9FFFFFFFDFFFFFF02000000F4FFFFFF0A000000FDFFFFFF0100000005000000F7FFFFFFFBFFFFFF000000000400000008000000FBFFFFFFFFFFFFFF03000000F5FFFFFF0B000000FEFFFFFF0200000006000000F9FFFFFFFDFFFFFF01000000F3FFFFFF09000000FCFFFFFF0000000004000000F7FFFFFF0D000000FFFFFFFF0300000007000000FAFFFFFFFEFFFFFF02000000F5FFFFFF0B000000FDFFFFFF0100000005000000F8FFFFFFFCFFFFFF000000000500000009000000FBFFFFFFFFFFFFFF03000000F6FFFFFF0C000000FEFFFFFF0300000007000000F9FFFFFFFDFFFFFF01000000F4FFFFFF0A000000FCFFFFFF0100000005000000F7FFFFFF0D000000FFFFFFFF0400000008000000FAFFFFFFFFFFFFFF03000000F5FFFFFF0B000000FDFFFFFF0200000006000000F8FFFFFFFDFFFFFF01000000F3FFFFFF09000000FBFFFFFF0000000004000000F6FFFFFF0D000000FFFFFFFF0300000007000000F9FFFFFFFEFFFFFF02000000F4FFFFFF0B000000FDFFFFFF0100000005000000F7FFFFFFFCFFFFFF000000000400000009000000FBFFFFFFFFFFFFFF03000000F5FFFFFF0C000000FEFFFFFF0200000007000000F9FFFFFFFDFFFFFF01000000F3FFFFFF0A000000FCFFFFFF0000000005000000F7FFFFFF0D000000FFFFFFFF0300000008000000FAFFFFFFFEFFFFFF03000000F5FFFFFF0B000000FDFFFFFF0100000006000000F8FFFFFFFCFFFFFF01000000F3FFFFFF09000000FBFFFFFFFFFFFFFF04000000F6FFFFFF0C000000FFFFFFFF0300000007000000F9FFFFFFFDFFFFFF02000000F4FFFFFF0A000000FDFFFFFF0100000005000000F7FFFFFFFBFFFFFF000000000400000008000000FBFFFFFFFFFFFFFF03000000F5FFFFFF0B000000FEFFFFFF0200000006000000F9FFFFFFFDFFFFFF01000000F3FFFFFF09000000"> : tensor<33x7xi32>) : tensor<33x7xi32>
  return
}
func.func @map_region_i32_33x7() {
  %0 = util.unfoldable_constant dense<"0x04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000FAFFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF05000000FEFFFFFF0900000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF03000000FCFFFFFF0700000000000000F9FFFFFF04000000FDFFFFFF0800000002000000FBFFFFFF06000000FFFFFFFFF8FFFFFF03000000FCFFFFFF0700000001000000FAFFFFFF05000000FEFFFFFFF7FFFFFF02000000FBFFFFFF0600000000000000F9FFFFFF04000000FDFFFFFF0800000001000000FAFFFFFF05000000FFFFFFFFF8FFFFFF03000000FCFFFFFF07000000"> : tensor<33x7xi32>
  %e = tensor.empty() : tensor<33x7xi32>
  %r = linalg.map ins(%0 : tensor<33x7xi32>) outs(%e : tensor<33x7xi32>) (%a: i32) {
    %b = arith.addi %a, %a : i32
    linalg.yield %b : i32
  }
  check.expect_eq_const(%r, dense<"0x08000000FAFFFFFF1200000004000000F6FFFFFF0C000000FEFFFFFFF0FFFFFF06000000F8FFFFFF1000000002000000F4FFFFFF0A000000FCFFFFFFEEFFFFFF04000000F6FFFFFF0E00000000000000F2FFFFFF08000000FAFFFFFF1000000002000000F4FFFFFF0C000000FEFFFFFFF0FFFFFF06000000F8FFFFFF0E00000000000000F2FFFFFF0A000000FCFFFFFF1200000004000000F6FFFFFF0C000000FEFFFFFFF0FFFFFF08000000FAFFFFFF1000000002000000F4FFFFFF0A000000FCFFFFFFEEFFFFFF06000000F8FFFFFF0E00000000000000F2FFFFFF08000000FAFFFFFF1000000004000000F6FFFFFF0C000000FEFFFFFFF0FFFFFF06000000F8FFFFFF0E00000002000000F4FFFFFF0A000000FCFFFFFFEEFFFFFF04000000F6FFFFFF0C00000000000000F2FFFFFF08000000FAFFFFFF1000000002000000F4FFFFFF0A000000FEFFFFFFF0FFFFFF06000000F8FFFFFF0E00000000000000F2FFFFFF08000000FCFFFFFF1200000004000000F6FFFFFF0C000000FEFFFFFFF0FFFFFF06000000FAFFFFFF1000000002000000F4FFFFFF0A000000FCFFFFFFEEFFFFFF04000000F8FFFFFF0E00000000000000F2FFFFFF08000000FAFFFFFF1000000002000000F6FFFFFF0C000000FEFFFFFFF0FFFFFF06000000F8FFFFFF0E00000000000000F4FFFFFF0A000000FCFFFFFF1200000004000000F6FFFFFF0C000000FEFFFFFFF2FFFFFF08000000FAFFFFFF1000000002000000F4FFFFFF0A000000FCFFFFFFF0FFFFFF06000000F8FFFFFF0E00000000000000F2FFFFFF08000000FAFFFFFF1200000004000000F6FFFFFF0C000000FEFFFFFFF0FFFFFF06000000F8FFFFFF1000000002000000F4FFFFFF0A000000FCFFFFFFEEFFFFFF04000000F6FFFFFF0E00000000000000F2FFFFFF08000000FAFFFFFF1000000002000000F4FFFFFF0C000000FEFFFFFFF0FFFFFF06000000F8FFFFFF0E00000000000000F2FFFFFF0A000000FCFFFFFF1200000004000000F6FFFFFF0C000000FEFFFFFFF0FFFFFF08000000FAFFFFFF1000000002000000F4FFFFFF0A000000FCFFFFFFEEFFFFFF06000000F8FFFFFF0E00000000000000F2FFFFFF08000000FAFFFFFF1000000004000000F6FFFFFF0C000000FEFFFFFFF0FFFFFF06000000F8FFFFFF0E00000002000000F4FFFFFF0A000000FCFFFFFFEEFFFFFF04000000F6FFFFFF0C00000000000000F2FFFFFF08000000FAFFFFFF1000000002000000F4FFFFFF0A000000FEFFFFFFF0FFFFFF06000000F8FFFFFF0E000000"> : tensor<33x7xi32>) : tensor<33x7xi32>
  return
}
func.func @map_i1_33x7() {
  %0 = util.unfoldable_constant dense<[[false, true, false, false, true, false, true], [true, false, true, false, false, true, false], [true, true, false, true, false, true, true], [false, true, false, false, true, false, true], [true, false, true, false, false, true, false], [true, false, false, true, false, true, true], [false, true, false, false, true, false, true], [true, false, true, false, true, true, false], [true, false, false, true, false, true, true], [false, true, false, false, true, false, true], [true, false, true, false, true, true, false], [true, false, false, true, false, true, true], [false, true, false, false, true, false, true], [false, false, true, false, true, true, false], [true, false, false, true, false, true, true], [false, true, false, true, true, false, true], [false, false, true, false, true, true, false], [true, false, false, true, false, true, false], [false, true, false, true, true, false, true], [false, false, true, false, true, true, false], [true, false, false, true, false, true, false], [false, true, false, true, true, false, true], [false, false, true, false, true, true, false], [true, false, true, true, false, true, false], [false, true, false, true, true, false, true], [false, false, true, false, true, false, false], [true, false, true, true, false, true, false], [false, true, false, true, true, false, true], [false, true, true, false, true, false, false], [true, false, true, true, false, true, false], [false, true, false, true, true, false, true], [false, true, true, false, true, false, false], [true, false, true, true, false, true, false]]> : tensor<33x7xi1>
  %1 = util.unfoldable_constant dense<[[true, true, false, true, false, false, true], [false, true, true, false, true, false, false], [true, false, true, false, false, true, false], [true, true, false, true, false, false, true], [false, true, true, false, true, false, true], [true, false, true, false, false, true, false], [true, true, false, true, false, false, true], [false, true, true, false, true, false, true], [true, false, true, false, false, true, false], [true, true, false, true, false, false, true], [false, true, false, false, true, false, true], [true, false, true, false, false, true, false], [true, true, false, true, false, true, true], [false, true, false, false, true, false, true], [true, false, true, false, false, true, false], [true, false, false, true, false, true, true], [false, true, false, false, true, false, true], [true, false, true, false, false, true, false], [true, false, false, true, false, true, true], [false, true, false, false, true, false, true], [true, false, true, false, true, true, false], [true, false, false, true, false, true, true], [false, true, false, false, true, false, true], [false, false, true, false, true, true, false], [true, false, false, true, false, true, true], [false, true, false, true, true, false, true], [false, false, true, false, true, true, false], [true, false, false, true, false, true, true], [false, true, false, true, true, false, true], [false, false, true, false, true, true, false], [true, false, false, true, false, true, false], [false, true, false, true, true, false, true], [false, false, true, false, true, true, false]]> : tensor<33x7xi1>
  %e = tensor.empty() : tensor<33x7xi1>
  %r = linalg.map {arith.xori} ins(%0, %1 : tensor<33x7xi1>, tensor<33x7xi1>) outs(%e : tensor<33x7xi1>)
  check.expect_eq_const(%r, dense<[[true, false, false, true, true, false, false], [true, true, false, false, true, true, false], [false, true, true, true, false, false, true], [true, false, false, true, true, false, false], [true, true, false, false, true, true, true], [false, false, true, true, false, false, true], [true, false, false, true, true, false, false], [true, true, false, false, false, true, true], [false, false, true, true, false, false, true], [true, false, false, true, true, false, false], [true, true, true, false, false, true, true], [false, false, true, true, false, false, true], [true, false, false, true, true, true, false], [false, true, true, false, false, true, true], [false, false, true, true, false, false, true], [true, true, false, false, true, true, false], [false, true, true, false, false, true, true], [false, false, true, true, false, false, false], [true, true, false, false, true, true, false], [false, true, true, false, false, true, true], [false, false, true, true, true, false, false], [true, true, false, false, true, true, false], [false, true, true, false, false, true, true], [true, false, false, true, true, false, false], [true, true, false, false, true, true, false], [false, true, true, true, false, false, true], [true, false, false, true, true, false, false], [true, true, false, false, true, true, false], [false, false, true, true, false, false, true], [true, false, false, true, true, false, false], [true, true, false, false, true, true, true], [false, false, true, true, false, false, true], [true, false, false, true, true, false, false]]> : tensor<33x7xi1>) : tensor<33x7xi1>
  return
}
func.func @map_region_i1_33x7() {
  %0 = util.unfoldable_constant dense<[[false, true, false, false, true, false, true], [true, false, true, false, false, true, false], [true, true, false, true, false, true, true], [false, true, false, false, true, false, true], [true, false, true, false, false, true, false], [true, false, false, true, false, true, true], [false, true, false, false, true, false, true], [true, false, true, false, true, true, false], [true, false, false, true, false, true, true], [false, true, false, false, true, false, true], [true, false, true, false, true, true, false], [true, false, false, true, false, true, true], [false, true, false, false, true, false, true], [false, false, true, false, true, true, false], [true, false, false, true, false, true, true], [false, true, false, true, true, false, true], [false, false, true, false, true, true, false], [true, false, false, true, false, true, false], [false, true, false, true, true, false, true], [false, false, true, false, true, true, false], [true, false, false, true, false, true, false], [false, true, false, true, true, false, true], [false, false, true, false, true, true, false], [true, false, true, true, false, true, false], [false, true, false, true, true, false, true], [false, false, true, false, true, false, false], [true, false, true, true, false, true, false], [false, true, false, true, true, false, true], [false, true, true, false, true, false, false], [true, false, true, true, false, true, false], [false, true, false, true, true, false, true], [false, true, true, false, true, false, false], [true, false, true, true, false, true, false]]> : tensor<33x7xi1>
  %e = tensor.empty() : tensor<33x7xi1>
  %r = linalg.map ins(%0 : tensor<33x7xi1>) outs(%e : tensor<33x7xi1>) (%a: i1) {
    %b = arith.xori %a, %a : i1
    linalg.yield %b : i1
  }
  check.expect_eq_const(%r, dense<[[false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false], [false, false, false, false, false, false, false]]> : tensor<33x7xi1>) : tensor<33x7xi1>
  return
}
func.func @map_i64_33x7() {
  %0 = util.unfoldable_constant dense<"0x0400000000000000FDFFFFFFFFFFFFFF09000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0200000000000000FBFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFF09000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0200000000000000FBFFFFFFFFFFFFFF06000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FEFFFFFFFFFFFFFF09000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0200000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFF09000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF09000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0200000000000000FBFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFF09000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0200000000000000FBFFFFFFFFFFFFFF06000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF0700000000000000"> : tensor<33x7xi64>
  %1 = util.unfoldable_constant dense<"0x0000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFF09000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0200000000000000FBFFFFFFFFFFFFFF06000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FEFFFFFFFFFFFFFF09000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0200000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFF09000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF09000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0200000000000000FBFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFF09000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0200000000000000FBFFFFFFFFFFFFFF06000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FEFFFFFFFFFFFFFF09000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0200000000000000"> : tensor<33x7xi64>
  %e = tensor.empty() : tensor<33x7xi64>
  %r = linalg.map {arith.maxsi} ins(%0, %1 : tensor<33x7xi64>, tensor<33x7xi64>) outs(%e : tensor<33x7xi64>)
  check.expect_eq_const(%r, dense<"0x0400000000000000FDFFFFFFFFFFFFFF0900000000000000020000000000000008000000000000000600000000000000FFFFFFFFFFFFFFFF06000000000000000300000000000000FCFFFFFFFFFFFFFF0800000000000000010000000000000007000000000000000500000000000000FEFFFFFFFFFFFFFF0500000000000000020000000000000009000000000000000700000000000000000000000000000006000000000000000400000000000000FDFFFFFFFFFFFFFF0800000000000000010000000000000008000000000000000600000000000000FFFFFFFFFFFFFFFF05000000000000000300000000000000FCFFFFFFFFFFFFFF0700000000000000000000000000000007000000000000000500000000000000FEFFFFFFFFFFFFFF0900000000000000020000000000000008000000000000000600000000000000FFFFFFFFFFFFFFFF06000000000000000400000000000000FDFFFFFFFFFFFFFF0800000000000000010000000000000007000000000000000500000000000000FEFFFFFFFFFFFFFF05000000000000000300000000000000FCFFFFFFFFFFFFFF0700000000000000000000000000000006000000000000000400000000000000FDFFFFFFFFFFFFFF0800000000000000020000000000000008000000000000000600000000000000FFFFFFFFFFFFFFFF05000000000000000300000000000000FCFFFFFFFFFFFFFF0700000000000000010000000000000007000000000000000500000000000000FEFFFFFFFFFFFFFF0400000000000000020000000000000009000000000000000600000000000000000000000000000006000000000000000400000000000000FDFFFFFFFFFFFFFF0800000000000000010000000000000008000000000000000500000000000000FFFFFFFFFFFFFFFF05000000000000000300000000000000FCFFFFFFFFFFFFFF0700000000000000000000000000000007000000000000000400000000000000FEFFFFFFFFFFFFFF0900000000000000020000000000000008000000000000000600000000000000FFFFFFFFFFFFFFFF06000000000000000300000000000000FDFFFFFFFFFFFFFF0800000000000000010000000000000007000000000000000500000000000000FEFFFFFFFFFFFFFF0500000000000000020000000000000009000000000000000700000000000000000000000000000006000000000000000400000000000000FDFFFFFFFFFFFFFF0800000000000000010000000000000008000000000000000600000000000000FFFFFFFFFFFFFFFF05000000000000000300000000000000FCFFFFFFFFFFFFFF0700000000000000000000000000000007000000000000000500000000000000FEFFFFFFFFFFFFFF0900000000000000020000000000000009000000000000000600000000000000FFFFFFFFFFFFFFFF06000000000000000400000000000000FDFFFFFFFFFFFFFF0800000000000000010000000000000008000000000000000500000000000000FEFFFFFFFFFFFFFF05000000000000000300000000000000FCFFFFFFFFFFFFFF0700000000000000000000000000000007000000000000000400000000000000FDFFFFFFFFFFFFFF0900000000000000020000000000000008000000000000000600000000000000FFFFFFFFFFFFFFFF06000000000000000300000000000000FCFFFFFFFFFFFFFF0800000000000000010000000000000007000000000000000500000000000000FEFFFFFFFFFFFFFF0500000000000000020000000000000009000000000000000700000000000000000000000000000006000000000000000400000000000000FDFFFFFFFFFFFFFF0800000000000000010000000000000008000000000000000600000000000000FFFFFFFFFFFFFFFF05000000000000000300000000000000FCFFFFFFFFFFFFFF0700000000000000000000000000000007000000000000000500000000000000FEFFFFFFFFFFFFFF0900000000000000020000000000000008000000000000000600000000000000FFFFFFFFFFFFFFFF06000000000000000400000000000000FDFFFFFFFFFFFFFF0800000000000000010000000000000007000000000000000500000000000000FEFFFFFFFFFFFFFF05000000000000000300000000000000FCFFFFFFFFFFFFFF0700000000000000000000000000000006000000000000000400000000000000FDFFFFFFFFFFFFFF0800000000000000020000000000000008000000000000000600000000000000FFFFFFFFFFFFFFFF05000000000000000300000000000000FCFFFFFFFFFFFFFF0700000000000000010000000000000007000000000000000500000000000000FEFFFFFFFFFFFFFF0400000000000000020000000000000009000000000000000600000000000000000000000000000006000000000000000400000000000000FDFFFFFFFFFFFFFF0800000000000000010000000000000008000000000000000500000000000000FFFFFFFFFFFFFFFF05000000000000000300000000000000FCFFFFFFFFFFFFFF0700000000000000"> : tensor<33x7xi64>) : tensor<33x7xi64>
  return
}
func.func @map_region_i64_33x7() {
  %0 = util.unfoldable_constant dense<"0x0400000000000000FDFFFFFFFFFFFFFF09000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0200000000000000FBFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFF09000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0200000000000000FBFFFFFFFFFFFFFF06000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FEFFFFFFFFFFFFFF09000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0200000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFF09000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF09000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0200000000000000FBFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFF09000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0200000000000000FBFFFFFFFFFFFFFF06000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF0700000000000000"> : tensor<33x7xi64>
  %e = tensor.empty() : tensor<33x7xi64>
  %r = linalg.map ins(%0 : tensor<33x7xi64>) outs(%e : tensor<33x7xi64>) (%a: i64) {
    %b = arith.maxsi %a, %a : i64
    linalg.yield %b : i64
  }
  check.expect_eq_const(%r, dense<"0x0400000000000000FDFFFFFFFFFFFFFF09000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0200000000000000FBFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFF09000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0200000000000000FBFFFFFFFFFFFFFF06000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FEFFFFFFFFFFFFFF09000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0200000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFF09000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF09000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0200000000000000FBFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFF09000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000200000000000000FBFFFFFFFFFFFFFF0600000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF07000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FEFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0200000000000000FBFFFFFFFFFFFFFF06000000000000000000000000000000F9FFFFFFFFFFFFFF0400000000000000FDFFFFFFFFFFFFFF08000000000000000100000000000000FAFFFFFFFFFFFFFF0500000000000000FFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0300000000000000FCFFFFFFFFFFFFFF0700000000000000"> : tensor<33x7xi64>) : tensor<33x7xi64>
  return
}
func.func @map_f32_2x1x7() {
  %0 = util.unfoldable_constant dense<[[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935]], [[-2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322]]]> : tensor<2x1x7xf32>
  %1 = util.unfoldable_constant dense<[[[-0.088251493871212, -2.380047559738159, 1.3281563520431519, -0.9636396765708923, 2.7445642948150635, 0.4527681767940521, -1.8390278816223145]], [[1.8691760301589966, -0.42262002825737, -2.714416027069092, 0.9937878251075745, -1.2980082035064697, 2.4101955890655518, 0.11839962750673294]]]> : tensor<2x1x7xf32>
  %e = tensor.empty() : tensor<2x1x7xf32>
  %r = linalg.map {arith.mulf} ins(%0, %1 : tensor<2x1x7xf32>, tensor<2x1x7xf32>) outs(%e : tensor<2x1x7xf32>)
  check.expect_eq_const(%r, dense<[[[-0.12848307192325592, 1.9895336627960205, 3.8148396015167236, -0.5593793988227844, -4.696800231933594, 0.9041299819946289, 0.5423332452774048]], [[-4.834994316101074, -0.47397080063819885, 3.176654815673828, 2.5221476554870605, -0.3194625675678253, -4.930485725402832, 0.19684238731861115]]]> : tensor<2x1x7xf32>) : tensor<2x1x7xf32>
  return
}
func.func @map_region_f32_2x1x7() {
  %0 = util.unfoldable_constant dense<[[[1.4558742046356201, -0.8359218239784241, 2.872282028198242, 0.5804860591888428, -1.7113100290298462, 1.9968938827514648, -0.29490214586257935]], [[-2.586698293685913, 1.1215057373046875, -1.1702903509140015, 2.5379135608673096, 0.2461175173521042, -2.0456786155700684, 1.6625254154205322]]]> : tensor<2x1x7xf32>
  %e = tensor.empty() : tensor<2x1x7xf32>
  %r = linalg.map ins(%0 : tensor<2x1x7xf32>) outs(%e : tensor<2x1x7xf32>) (%a: f32) {
    %b = arith.mulf %a, %a : f32
    linalg.yield %b : f32
  }
  check.expect_eq_const(%r, dense<[[[2.119569778442383, 0.6987652778625488, 8.250003814697266, 0.33696407079696655, 2.928581953048706, 3.9875850677490234, 0.08696727454662323]], [[6.6910080909729, 1.257775068283081, 1.369579553604126, 6.441005229949951, 0.06057383120059967, 4.18480110168457, 2.763990640640259]]]> : tensor<2x1x7xf32>) : tensor<2x1x7xf32>
  return
}
func.func @map_i32_2x1x7() {
  %0 = util.unfoldable_constant dense<[[[4, -3, 9, 2, -5, 6, -1]], [[-8, 3, -4, 8, 1, -6, 5]]]> : tensor<2x1x7xi32>
  %1 = util.unfoldable_constant dense<[[[0, -7, 4, -3, 8, 1, -6]], [[6, -1, -8, 3, -4, 7, 0]]]> : tensor<2x1x7xi32>
  %e = tensor.empty() : tensor<2x1x7xi32>
  %r = linalg.map {arith.addi} ins(%0, %1 : tensor<2x1x7xi32>, tensor<2x1x7xi32>) outs(%e : tensor<2x1x7xi32>)
  check.expect_eq_const(%r, dense<[[[4, -10, 13, -1, 3, 7, -7]], [[-2, 2, -12, 11, -3, 1, 5]]]> : tensor<2x1x7xi32>) : tensor<2x1x7xi32>
  return
}
func.func @map_region_i32_2x1x7() {
  %0 = util.unfoldable_constant dense<[[[4, -3, 9, 2, -5, 6, -1]], [[-8, 3, -4, 8, 1, -6, 5]]]> : tensor<2x1x7xi32>
  %e = tensor.empty() : tensor<2x1x7xi32>
  %r = linalg.map ins(%0 : tensor<2x1x7xi32>) outs(%e : tensor<2x1x7xi32>) (%a: i32) {
    %b = arith.addi %a, %a : i32
    linalg.yield %b : i32
  }
  check.expect_eq_const(%r, dense<[[[8, -6, 18, 4, -10, 12, -2]], [[-16, 6, -8, 16, 2, -12, 10]]]> : tensor<2x1x7xi32>) : tensor<2x1x7xi32>
  return
}
func.func @map_i1_2x1x7() {
  %0 = util.unfoldable_constant dense<[[[false, true, false, false, true, false, true]], [[true, false, true, false, false, true, false]]]> : tensor<2x1x7xi1>
  %1 = util.unfoldable_constant dense<[[[true, true, false, true, false, false, true]], [[false, true, true, false, true, false, false]]]> : tensor<2x1x7xi1>
  %e = tensor.empty() : tensor<2x1x7xi1>
  %r = linalg.map {arith.xori} ins(%0, %1 : tensor<2x1x7xi1>, tensor<2x1x7xi1>) outs(%e : tensor<2x1x7xi1>)
  check.expect_eq_const(%r, dense<[[[true, false, false, true, true, false, false]], [[true, true, false, false, true, true, false]]]> : tensor<2x1x7xi1>) : tensor<2x1x7xi1>
  return
}
func.func @map_region_i1_2x1x7() {
  %0 = util.unfoldable_constant dense<[[[false, true, false, false, true, false, true]], [[true, false, true, false, false, true, false]]]> : tensor<2x1x7xi1>
  %e = tensor.empty() : tensor<2x1x7xi1>
  %r = linalg.map ins(%0 : tensor<2x1x7xi1>) outs(%e : tensor<2x1x7xi1>) (%a: i1) {
    %b = arith.xori %a, %a : i1
    linalg.yield %b : i1
  }
  check.expect_eq_const(%r, dense<[[[false, false, false, false, false, false, false]], [[false, false, false, false, false, false, false]]]> : tensor<2x1x7xi1>) : tensor<2x1x7xi1>
  return
}
func.func @map_i64_2x1x7() {
  %0 = util.unfoldable_constant dense<[[[4, -3, 9, 2, -5, 6, -1]], [[-8, 3, -4, 8, 1, -6, 5]]]> : tensor<2x1x7xi64>
  %1 = util.unfoldable_constant dense<[[[0, -7, 4, -3, 8, 1, -6]], [[6, -1, -8, 3, -4, 7, 0]]]> : tensor<2x1x7xi64>
  %e = tensor.empty() : tensor<2x1x7xi64>
  %r = linalg.map {arith.maxsi} ins(%0, %1 : tensor<2x1x7xi64>, tensor<2x1x7xi64>) outs(%e : tensor<2x1x7xi64>)
  check.expect_eq_const(%r, dense<[[[4, -3, 9, 2, 8, 6, -1]], [[6, 3, -4, 8, 1, 7, 5]]]> : tensor<2x1x7xi64>) : tensor<2x1x7xi64>
  return
}
func.func @map_region_i64_2x1x7() {
  %0 = util.unfoldable_constant dense<[[[4, -3, 9, 2, -5, 6, -1]], [[-8, 3, -4, 8, 1, -6, 5]]]> : tensor<2x1x7xi64>
  %e = tensor.empty() : tensor<2x1x7xi64>
  %r = linalg.map ins(%0 : tensor<2x1x7xi64>) outs(%e : tensor<2x1x7xi64>) (%a: i64) {
    %b = arith.maxsi %a, %a : i64
    linalg.yield %b : i64
  }
  check.expect_eq_const(%r, dense<[[[4, -3, 9, 2, -5, 6, -1]], [[-8, 3, -4, 8, 1, -6, 5]]]> : tensor<2x1x7xi64>) : tensor<2x1x7xi64>
  return
}
func.func @map_of_indices() {
  %e = tensor.empty() : tensor<7x3xi32>
  %r = linalg.map outs(%e : tensor<7x3xi32>) () {
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %s = arith.subi %j, %i : index
    %v = arith.index_cast %s : index to i32
    linalg.yield %v : i32
  }
  check.expect_eq_const(%r, dense<[[0, 1, 2], [-1, 0, 1], [-2, -1, 0], [-3, -2, -1], [-4, -3, -2], [-5, -4, -3], [-6, -5, -4]]> : tensor<7x3xi32>) : tensor<7x3xi32>
  return
}
func.func @iota_LT_i8_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi8>
  %c = stablehlo.constant dense<3> : tensor<9xi8>
  %r = stablehlo.compare LT, %0, %c, SIGNED : (tensor<9xi8>, tensor<9xi8>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, true, false, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_GE_i8_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi8>
  %c = stablehlo.constant dense<3> : tensor<9xi8>
  %r = stablehlo.compare GE, %0, %c, SIGNED : (tensor<9xi8>, tensor<9xi8>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, true, true, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_GT_i8_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi8>
  %c = stablehlo.constant dense<3> : tensor<9xi8>
  %r = stablehlo.compare GT, %0, %c, SIGNED : (tensor<9xi8>, tensor<9xi8>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, false, true, true, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_LE_i8_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi8>
  %c = stablehlo.constant dense<3> : tensor<9xi8>
  %r = stablehlo.compare LE, %0, %c, SIGNED : (tensor<9xi8>, tensor<9xi8>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_EQ_i8_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi8>
  %c = stablehlo.constant dense<3> : tensor<9xi8>
  %r = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<9xi8>, tensor<9xi8>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_NE_i8_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi8>
  %c = stablehlo.constant dense<3> : tensor<9xi8>
  %r = stablehlo.compare NE, %0, %c, SIGNED : (tensor<9xi8>, tensor<9xi8>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, true, false, true, true, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_minimum_i8_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi8>
  %c = stablehlo.constant dense<3> : tensor<9xi8>
  %r = stablehlo.minimum %0, %c : tensor<9xi8>
  check.expect_eq_const(%r, dense<[0, 1, 2, 3, 3, 3, 3, 3, 3]> : tensor<9xi8>) : tensor<9xi8>
  return
}
func.func @iota_maximum_i8_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi8>
  %c = stablehlo.constant dense<3> : tensor<9xi8>
  %r = stablehlo.maximum %0, %c : tensor<9xi8>
  check.expect_eq_const(%r, dense<[3, 3, 3, 3, 4, 5, 6, 7, 8]> : tensor<9xi8>) : tensor<9xi8>
  return
}
func.func @iota_subtract_i8_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi8>
  %c = stablehlo.constant dense<3> : tensor<9xi8>
  %r = stablehlo.subtract %0, %c : tensor<9xi8>
  check.expect_eq_const(%r, dense<[-3, -2, -1, 0, 1, 2, 3, 4, 5]> : tensor<9xi8>) : tensor<9xi8>
  return
}
func.func @iota_remainder_i8_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi8>
  %c = stablehlo.constant dense<3> : tensor<9xi8>
  %r = stablehlo.remainder %0, %c : tensor<9xi8>
  check.expect_eq_const(%r, dense<[0, 1, 2, 0, 1, 2, 0, 1, 2]> : tensor<9xi8>) : tensor<9xi8>
  return
}
func.func @iota_divide_i8_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi8>
  %c = stablehlo.constant dense<3> : tensor<9xi8>
  %r = stablehlo.divide %0, %c : tensor<9xi8>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, 2, 2, 2]> : tensor<9xi8>) : tensor<9xi8>
  return
}
func.func @iota_LT_i16_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi16>
  %c = stablehlo.constant dense<3> : tensor<9xi16>
  %r = stablehlo.compare LT, %0, %c, SIGNED : (tensor<9xi16>, tensor<9xi16>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, true, false, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_GE_i16_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi16>
  %c = stablehlo.constant dense<3> : tensor<9xi16>
  %r = stablehlo.compare GE, %0, %c, SIGNED : (tensor<9xi16>, tensor<9xi16>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, true, true, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_GT_i16_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi16>
  %c = stablehlo.constant dense<3> : tensor<9xi16>
  %r = stablehlo.compare GT, %0, %c, SIGNED : (tensor<9xi16>, tensor<9xi16>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, false, true, true, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_LE_i16_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi16>
  %c = stablehlo.constant dense<3> : tensor<9xi16>
  %r = stablehlo.compare LE, %0, %c, SIGNED : (tensor<9xi16>, tensor<9xi16>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_EQ_i16_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi16>
  %c = stablehlo.constant dense<3> : tensor<9xi16>
  %r = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<9xi16>, tensor<9xi16>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_NE_i16_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi16>
  %c = stablehlo.constant dense<3> : tensor<9xi16>
  %r = stablehlo.compare NE, %0, %c, SIGNED : (tensor<9xi16>, tensor<9xi16>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, true, false, true, true, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_minimum_i16_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi16>
  %c = stablehlo.constant dense<3> : tensor<9xi16>
  %r = stablehlo.minimum %0, %c : tensor<9xi16>
  check.expect_eq_const(%r, dense<[0, 1, 2, 3, 3, 3, 3, 3, 3]> : tensor<9xi16>) : tensor<9xi16>
  return
}
func.func @iota_maximum_i16_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi16>
  %c = stablehlo.constant dense<3> : tensor<9xi16>
  %r = stablehlo.maximum %0, %c : tensor<9xi16>
  check.expect_eq_const(%r, dense<[3, 3, 3, 3, 4, 5, 6, 7, 8]> : tensor<9xi16>) : tensor<9xi16>
  return
}
func.func @iota_subtract_i16_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi16>
  %c = stablehlo.constant dense<3> : tensor<9xi16>
  %r = stablehlo.subtract %0, %c : tensor<9xi16>
  check.expect_eq_const(%r, dense<[-3, -2, -1, 0, 1, 2, 3, 4, 5]> : tensor<9xi16>) : tensor<9xi16>
  return
}
func.func @iota_remainder_i16_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi16>
  %c = stablehlo.constant dense<3> : tensor<9xi16>
  %r = stablehlo.remainder %0, %c : tensor<9xi16>
  check.expect_eq_const(%r, dense<[0, 1, 2, 0, 1, 2, 0, 1, 2]> : tensor<9xi16>) : tensor<9xi16>
  return
}
func.func @iota_divide_i16_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi16>
  %c = stablehlo.constant dense<3> : tensor<9xi16>
  %r = stablehlo.divide %0, %c : tensor<9xi16>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, 2, 2, 2]> : tensor<9xi16>) : tensor<9xi16>
  return
}
func.func @iota_LT_i32_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi32>
  %c = stablehlo.constant dense<3> : tensor<9xi32>
  %r = stablehlo.compare LT, %0, %c, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, true, false, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_GE_i32_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi32>
  %c = stablehlo.constant dense<3> : tensor<9xi32>
  %r = stablehlo.compare GE, %0, %c, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, true, true, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_GT_i32_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi32>
  %c = stablehlo.constant dense<3> : tensor<9xi32>
  %r = stablehlo.compare GT, %0, %c, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, false, true, true, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_LE_i32_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi32>
  %c = stablehlo.constant dense<3> : tensor<9xi32>
  %r = stablehlo.compare LE, %0, %c, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_EQ_i32_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi32>
  %c = stablehlo.constant dense<3> : tensor<9xi32>
  %r = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_NE_i32_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi32>
  %c = stablehlo.constant dense<3> : tensor<9xi32>
  %r = stablehlo.compare NE, %0, %c, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, true, false, true, true, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_minimum_i32_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi32>
  %c = stablehlo.constant dense<3> : tensor<9xi32>
  %r = stablehlo.minimum %0, %c : tensor<9xi32>
  check.expect_eq_const(%r, dense<[0, 1, 2, 3, 3, 3, 3, 3, 3]> : tensor<9xi32>) : tensor<9xi32>
  return
}
func.func @iota_maximum_i32_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi32>
  %c = stablehlo.constant dense<3> : tensor<9xi32>
  %r = stablehlo.maximum %0, %c : tensor<9xi32>
  check.expect_eq_const(%r, dense<[3, 3, 3, 3, 4, 5, 6, 7, 8]> : tensor<9xi32>) : tensor<9xi32>
  return
}
func.func @iota_subtract_i32_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi32>
  %c = stablehlo.constant dense<3> : tensor<9xi32>
  %r = stablehlo.subtract %0, %c : tensor<9xi32>
  check.expect_eq_const(%r, dense<[-3, -2, -1, 0, 1, 2, 3, 4, 5]> : tensor<9xi32>) : tensor<9xi32>
  return
}
func.func @iota_remainder_i32_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi32>
  %c = stablehlo.constant dense<3> : tensor<9xi32>
  %r = stablehlo.remainder %0, %c : tensor<9xi32>
  check.expect_eq_const(%r, dense<[0, 1, 2, 0, 1, 2, 0, 1, 2]> : tensor<9xi32>) : tensor<9xi32>
  return
}
func.func @iota_divide_i32_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi32>
  %c = stablehlo.constant dense<3> : tensor<9xi32>
  %r = stablehlo.divide %0, %c : tensor<9xi32>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, 2, 2, 2]> : tensor<9xi32>) : tensor<9xi32>
  return
}
func.func @iota_LT_i64_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi64>
  %c = stablehlo.constant dense<3> : tensor<9xi64>
  %r = stablehlo.compare LT, %0, %c, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, true, false, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_GE_i64_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi64>
  %c = stablehlo.constant dense<3> : tensor<9xi64>
  %r = stablehlo.compare GE, %0, %c, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, true, true, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_GT_i64_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi64>
  %c = stablehlo.constant dense<3> : tensor<9xi64>
  %r = stablehlo.compare GT, %0, %c, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, false, true, true, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_LE_i64_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi64>
  %c = stablehlo.constant dense<3> : tensor<9xi64>
  %r = stablehlo.compare LE, %0, %c, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_EQ_i64_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi64>
  %c = stablehlo.constant dense<3> : tensor<9xi64>
  %r = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_NE_i64_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi64>
  %c = stablehlo.constant dense<3> : tensor<9xi64>
  %r = stablehlo.compare NE, %0, %c, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, true, false, true, true, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_minimum_i64_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi64>
  %c = stablehlo.constant dense<3> : tensor<9xi64>
  %r = stablehlo.minimum %0, %c : tensor<9xi64>
  check.expect_eq_const(%r, dense<[0, 1, 2, 3, 3, 3, 3, 3, 3]> : tensor<9xi64>) : tensor<9xi64>
  return
}
func.func @iota_maximum_i64_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi64>
  %c = stablehlo.constant dense<3> : tensor<9xi64>
  %r = stablehlo.maximum %0, %c : tensor<9xi64>
  check.expect_eq_const(%r, dense<[3, 3, 3, 3, 4, 5, 6, 7, 8]> : tensor<9xi64>) : tensor<9xi64>
  return
}
func.func @iota_subtract_i64_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi64>
  %c = stablehlo.constant dense<3> : tensor<9xi64>
  %r = stablehlo.subtract %0, %c : tensor<9xi64>
  check.expect_eq_const(%r, dense<[-3, -2, -1, 0, 1, 2, 3, 4, 5]> : tensor<9xi64>) : tensor<9xi64>
  return
}
func.func @iota_remainder_i64_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi64>
  %c = stablehlo.constant dense<3> : tensor<9xi64>
  %r = stablehlo.remainder %0, %c : tensor<9xi64>
  check.expect_eq_const(%r, dense<[0, 1, 2, 0, 1, 2, 0, 1, 2]> : tensor<9xi64>) : tensor<9xi64>
  return
}
func.func @iota_divide_i64_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xi64>
  %c = stablehlo.constant dense<3> : tensor<9xi64>
  %r = stablehlo.divide %0, %c : tensor<9xi64>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, 2, 2, 2]> : tensor<9xi64>) : tensor<9xi64>
  return
}
func.func @iota_LT_i64_1000() {
  %0 = stablehlo.iota dim = 0 : tensor<1000xi64>
  %c = stablehlo.constant dense<3> : tensor<1000xi64>
  %r = stablehlo.compare LT, %0, %c, SIGNED : (tensor<1000xi64>, tensor<1000xi64>) -> tensor<1000xi1>
  check.expect_eq_const(%r, dense<[true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<1000xi1>) : tensor<1000xi1>
  return
}
func.func @iota_GE_i64_1000() {
  %0 = stablehlo.iota dim = 0 : tensor<1000xi64>
  %c = stablehlo.constant dense<3> : tensor<1000xi64>
  %r = stablehlo.compare GE, %0, %c, SIGNED : (tensor<1000xi64>, tensor<1000xi64>) -> tensor<1000xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<1000xi1>) : tensor<1000xi1>
  return
}
func.func @iota_GT_i64_1000() {
  %0 = stablehlo.iota dim = 0 : tensor<1000xi64>
  %c = stablehlo.constant dense<3> : tensor<1000xi64>
  %r = stablehlo.compare GT, %0, %c, SIGNED : (tensor<1000xi64>, tensor<1000xi64>) -> tensor<1000xi1>
  check.expect_eq_const(%r, dense<[false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<1000xi1>) : tensor<1000xi1>
  return
}
func.func @iota_LE_i64_1000() {
  %0 = stablehlo.iota dim = 0 : tensor<1000xi64>
  %c = stablehlo.constant dense<3> : tensor<1000xi64>
  %r = stablehlo.compare LE, %0, %c, SIGNED : (tensor<1000xi64>, tensor<1000xi64>) -> tensor<1000xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<1000xi1>) : tensor<1000xi1>
  return
}
func.func @iota_EQ_i64_1000() {
  %0 = stablehlo.iota dim = 0 : tensor<1000xi64>
  %c = stablehlo.constant dense<3> : tensor<1000xi64>
  %r = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<1000xi64>, tensor<1000xi64>) -> tensor<1000xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]> : tensor<1000xi1>) : tensor<1000xi1>
  return
}
func.func @iota_NE_i64_1000() {
  %0 = stablehlo.iota dim = 0 : tensor<1000xi64>
  %c = stablehlo.constant dense<3> : tensor<1000xi64>
  %r = stablehlo.compare NE, %0, %c, SIGNED : (tensor<1000xi64>, tensor<1000xi64>) -> tensor<1000xi1>
  check.expect_eq_const(%r, dense<[true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<1000xi1>) : tensor<1000xi1>
  return
}
func.func @iota_minimum_i64_1000() {
  %0 = stablehlo.iota dim = 0 : tensor<1000xi64>
  %c = stablehlo.constant dense<3> : tensor<1000xi64>
  %r = stablehlo.minimum %0, %c : tensor<1000xi64>
  check.expect_eq_const(%r, dense<"0x0000000000000000010000000000000002000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000"> : tensor<1000xi64>) : tensor<1000xi64>
  return
}
func.func @iota_maximum_i64_1000() {
  %0 = stablehlo.iota dim = 0 : tensor<1000xi64>
  %c = stablehlo.constant dense<3> : tensor<1000xi64>
  %r = stablehlo.maximum %0, %c : tensor<1000xi64>
  check.expect_eq_const(%r, dense<"0x03000000000000000300000000000000030000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000001400000000000000150000000000000016000000000000001700000000000000180000000000000019000000000000001A000000000000001B000000000000001C000000000000001D000000000000001E000000000000001F0000000000000020000000000000002100000000000000220000000000000023000000000000002400000000000000250000000000000026000000000000002700000000000000280000000000000029000000000000002A000000000000002B000000000000002C000000000000002D000000000000002E000000000000002F0000000000000030000000000000003100000000000000320000000000000033000000000000003400000000000000350000000000000036000000000000003700000000000000380000000000000039000000000000003A000000000000003B000000000000003C000000000000003D000000000000003E000000000000003F0000000000000040000000000000004100000000000000420000000000000043000000000000004400000000000000450000000000000046000000000000004700000000000000480000000000000049000000000000004A000000000000004B000000000000004C000000000000004D000000000000004E000000000000004F0000000000000050000000000000005100000000000000520000000000000053000000000000005400000000000000550000000000000056000000000000005700000000000000580000000000000059000000000000005A000000000000005B000000000000005C000000000000005D000000000000005E000000000000005F0000000000000060000000000000006100000000000000620000000000000063000000000000006400000000000000650000000000000066000000000000006700000000000000680000000000000069000000000000006A000000000000006B000000000000006C000000000000006D000000000000006E000000000000006F0000000000000070000000000000007100000000000000720000000000000073000000000000007400000000000000750000000000000076000000000000007700000000000000780000000000000079000000000000007A000000000000007B000000000000007C000000000000007D000000000000007E000000000000007F0000000000000080000000000000008100000000000000820000000000000083000000000000008400000000000000850000000000000086000000000000008700000000000000880000000000000089000000000000008A000000000000008B000000000000008C000000000000008D000000000000008E000000000000008F0000000000000090000000000000009100000000000000920000000000000093000000000000009400000000000000950000000000000096000000000000009700000000000000980000000000000099000000000000009A000000000000009B000000000000009C000000000000009D000000000000009E000000000000009F00000000000000A000000000000000A100000000000000A200000000000000A300000000000000A400000000000000A500000000000000A600000000000000A700000000000000A800000000000000A900000000000000AA00000000000000AB00000000000000AC00000000000000AD00000000000000AE00000000000000AF00000000000000B000000000000000B100000000000000B200000000000000B300000000000000B400000000000000B500000000000000B600000000000000B700000000000000B800000000000000B900000000000000BA00000000000000BB00000000000000BC00000000000000BD00000000000000BE00000000000000BF00000000000000C000000000000000C100000000000000C200000000000000C300000000000000C400000000000000C500000000000000C600000000000000C700000000000000C800000000000000C900000000000000CA00000000000000CB00000000000000CC00000000000000CD00000000000000CE00000000000000CF00000000000000D000000000000000D100000000000000D200000000000000D300000000000000D400000000000000D500000000000000D600000000000000D700000000000000D800000000000000D900000000000000DA00000000000000DB00000000000000DC00000000000000DD00000000000000DE00000000000000DF00000000000000E000000000000000E100000000000000E200000000000000E300000000000000E400000000000000E500000000000000E600000000000000E700000000000000E800000000000000E900000000000000EA00000000000000EB00000000000000EC00000000000000ED00000000000000EE00000000000000EF00000000000000F000000000000000F100000000000000F200000000000000F300000000000000F400000000000000F500000000000000F600000000000000F700000000000000F800000000000000F900000000000000FA00000000000000FB00000000000000FC00000000000000FD00000000000000FE00000000000000FF0000000000000000010000000000000101000000000000020100000000000003010000000000000401000000000000050100000000000006010000000000000701000000000000080100000000000009010000000000000A010000000000000B010000000000000C010000000000000D010000000000000E010000000000000F0100000000000010010000000000001101000000000000120100000000000013010000000000001401000000000000150100000000000016010000000000001701000000000000180100000000000019010000000000001A010000000000001B010000000000001C010000000000001D010000000000001E010000000000001F0100000000000020010000000000002101000000000000220100000000000023010000000000002401000000000000250100000000000026010000000000002701000000000000280100000000000029010000000000002A010000000000002B010000000000002C010000000000002D010000000000002E010000000000002F0100000000000030010000000000003101000000000000320100000000000033010000000000003401000000000000350100000000000036010000000000003701000000000000380100000000000039010000000000003A010000000000003B010000000000003C010000000000003D010000000000003E010000000000003F0100000000000040010000000000004101000000000000420100000000000043010000000000004401000000000000450100000000000046010000000000004701000000000000480100000000000049010000000000004A010000000000004B010000000000004C010000000000004D010000000000004E010000000000004F0100000000000050010000000000005101000000000000520100000000000053010000000000005401000000000000550100000000000056010000000000005701000000000000580100000000000059010000000000005A010000000000005B010000000000005C010000000000005D010000000000005E010000000000005F0100000000000060010000000000006101000000000000620100000000000063010000000000006401000000000000650100000000000066010000000000006701000000000000680100000000000069010000000000006A010000000000006B010000000000006C010000000000006D010000000000006E010000000000006F0100000000000070010000000000007101000000000000720100000000000073010000000000007401000000000000750100000000000076010000000000007701000000000000780100000000000079010000000000007A010000000000007B010000000000007C010000000000007D010000000000007E010000000000007F0100000000000080010000000000008101000000000000820100000000000083010000000000008401000000000000850100000000000086010000000000008701000000000000880100000000000089010000000000008A010000000000008B010000000000008C010000000000008D010000000000008E010000000000008F0100000000000090010000000000009101000000000000920100000000000093010000000000009401000000000000950100000000000096010000000000009701000000000000980100000000000099010000000000009A010000000000009B010000000000009C010000000000009D010000000000009E010000000000009F01000000000000A001000000000000A101000000000000A201000000000000A301000000000000A401000000000000A501000000000000A601000000000000A701000000000000A801000000000000A901000000000000AA01000000000000AB01000000000000AC01000000000000AD01000000000000AE01000000000000AF01000000000000B001000000000000B101000000000000B201000000000000B301000000000000B401000000000000B501000000000000B601000000000000B701000000000000B801000000000000B901000000000000BA01000000000000BB01000000000000BC01000000000000BD01000000000000BE01000000000000BF01000000000000C001000000000000C101000000000000C201000000000000C301000000000000C401000000000000C501000000000000C601000000000000C701000000000000C801000000000000C901000000000000CA01000000000000CB01000000000000CC01000000000000CD01000000000000CE01000000000000CF01000000000000D001000000000000D101000000000000D201000000000000D301000000000000D401000000000000D501000000000000D601000000000000D701000000000000D801000000000000D901000000000000DA01000000000000DB01000000000000DC01000000000000DD01000000000000DE01000000000000DF01000000000000E001000000000000E101000000000000E201000000000000E301000000000000E401000000000000E501000000000000E601000000000000E701000000000000E801000000000000E901000000000000EA01000000000000EB01000000000000EC01000000000000ED01000000000000EE01000000000000EF01000000000000F001000000000000F101000000000000F201000000000000F301000000000000F401000000000000F501000000000000F601000000000000F701000000000000F801000000000000F901000000000000FA01000000000000FB01000000000000FC01000000000000FD01000000000000FE01000000000000FF0100000000000000020000000000000102000000000000020200000000000003020000000000000402000000000000050200000000000006020000000000000702000000000000080200000000000009020000000000000A020000000000000B020000000000000C020000000000000D020000000000000E020000000000000F0200000000000010020000000000001102000000000000120200000000000013020000000000001402000000000000150200000000000016020000000000001702000000000000180200000000000019020000000000001A020000000000001B020000000000001C020000000000001D020000000000001E020000000000001F0200000000000020020000000000002102000000000000220200000000000023020000000000002402000000000000250200000000000026020000000000002702000000000000280200000000000029020000000000002A020000000000002B020000000000002C020000000000002D020000000000002E020000000000002F0200000000000030020000000000003102000000000000320200000000000033020000000000003402000000000000350200000000000036020000000000003702000000000000380200000000000039020000000000003A020000000000003B020000000000003C020000000000003D020000000000003E020000000000003F0200000000000040020000000000004102000000000000420200000000000043020000000000004402000000000000450200000000000046020000000000004702000000000000480200000000000049020000000000004A020000000000004B020000000000004C020000000000004D020000000000004E020000000000004F0200000000000050020000000000005102000000000000520200000000000053020000000000005402000000000000550200000000000056020000000000005702000000000000580200000000000059020000000000005A020000000000005B020000000000005C020000000000005D020000000000005E020000000000005F0200000000000060020000000000006102000000000000620200000000000063020000000000006402000000000000650200000000000066020000000000006702000000000000680200000000000069020000000000006A020000000000006B020000000000006C020000000000006D020000000000006E020000000000006F0200000000000070020000000000007102000000000000720200000000000073020000000000007402000000000000750200000000000076020000000000007702000000000000780200000000000079020000000000007A020000000000007B020000000000007C020000000000007D020000000000007E020000000000007F0200000000000080020000000000008102000000000000820200000000000083020000000000008402000000000000850200000000000086020000000000008702000000000000880200000000000089020000000000008A020000000000008B020000000000008C020000000000008D020000000000008E020000000000008F0200000000000090020000000000009102000000000000920200000000000093020000000000009402000000000000950200000000000096020000000000009702000000000000980200000000000099020000000000009A020000000000009B020000000000009C020000000000009D020000000000009E020000000000009F02000000000000A002000000000000A102000000000000A202000000000000A302000000000000A402000000000000A502000000000000A602000000000000A702000000000000A802000000000000A902000000000000AA02000000000000AB02000000000000AC02000000000000AD02000000000000AE02000000000000AF02000000000000B002000000000000B102000000000000B202000000000000B302000000000000B402000000000000B502000000000000B602000000000000B702000000000000B802000000000000B902000000000000BA02000000000000BB02000000000000BC02000000000000BD02000000000000BE02000000000000BF02000000000000C002000000000000C102000000000000C202000000000000C302000000000000C402000000000000C502000000000000C602000000000000C702000000000000C802000000000000C902000000000000CA02000000000000CB02000000000000CC02000000000000CD02000000000000CE02000000000000CF02000000000000D002000000000000D102000000000000D202000000000000D302000000000000D402000000000000D502000000000000D602000000000000D702000000000000D802000000000000D902000000000000DA02000000000000DB02000000000000DC02000000000000DD02000000000000DE02000000000000DF02000000000000E002000000000000E102000000000000E202000000000000E302000000000000E402000000000000E502000000000000E602000000000000E702000000000000E802000000000000E902000000000000EA02000000000000EB02000000000000EC02000000000000ED02000000000000EE02000000000000EF02000000000000F002000000000000F102000000000000F202000000000000F302000000000000F402000000000000F502000000000000F602000000000000F702000000000000F802000000000000F902000000000000FA02000000000000FB02000000000000FC02000000000000FD02000000000000FE02000000000000FF0200000000000000030000000000000103000000000000020300000000000003030000000000000403000000000000050300000000000006030000000000000703000000000000080300000000000009030000000000000A030000000000000B030000000000000C030000000000000D030000000000000E030000000000000F0300000000000010030000000000001103000000000000120300000000000013030000000000001403000000000000150300000000000016030000000000001703000000000000180300000000000019030000000000001A030000000000001B030000000000001C030000000000001D030000000000001E030000000000001F0300000000000020030000000000002103000000000000220300000000000023030000000000002403000000000000250300000000000026030000000000002703000000000000280300000000000029030000000000002A030000000000002B030000000000002C030000000000002D030000000000002E030000000000002F0300000000000030030000000000003103000000000000320300000000000033030000000000003403000000000000350300000000000036030000000000003703000000000000380300000000000039030000000000003A030000000000003B030000000000003C030000000000003D030000000000003E030000000000003F0300000000000040030000000000004103000000000000420300000000000043030000000000004403000000000000450300000000000046030000000000004703000000000000480300000000000049030000000000004A030000000000004B030000000000004C030000000000004D030000000000004E030000000000004F0300000000000050030000000000005103000000000000520300000000000053030000000000005403000000000000550300000000000056030000000000005703000000000000580300000000000059030000000000005A030000000000005B030000000000005C030000000000005D030000000000005E030000000000005F0300000000000060030000000000006103000000000000620300000000000063030000000000006403000000000000650300000000000066030000000000006703000000000000680300000000000069030000000000006A030000000000006B030000000000006C030000000000006D030000000000006E030000000000006F0300000000000070030000000000007103000000000000720300000000000073030000000000007403000000000000750300000000000076030000000000007703000000000000780300000000000079030000000000007A030000000000007B030000000000007C030000000000007D030000000000007E030000000000007F0300000000000080030000000000008103000000000000820300000000000083030000000000008403000000000000850300000000000086030000000000008703000000000000880300000000000089030000000000008A030000000000008B030000000000008C030000000000008D030000000000008E030000000000008F0300000000000090030000000000009103000000000000920300000000000093030000000000009403000000000000950300000000000096030000000000009703000000000000980300000000000099030000000000009A030000000000009B030000000000009C030000000000009D030000000000009E030000000000009F03000000000000A003000000000000A103000000000000A203000000000000A303000000000000A403000000000000A503000000000000A603000000000000A703000000000000A803000000000000A903000000000000AA03000000000000AB03000000000000AC03000000000000AD03000000000000AE03000000000000AF03000000000000B003000000000000B103000000000000B203000000000000B303000000000000B403000000000000B503000000000000B603000000000000B703000000000000B803000000000000B903000000000000BA03000000000000BB03000000000000BC03000000000000BD03000000000000BE03000000000000BF03000000000000C003000000000000C103000000000000C203000000000000C303000000000000C403000000000000C503000000000000C603000000000000C703000000000000C803000000000000C903000000000000CA03000000000000CB03000000000000CC03000000000000CD03000000000000CE03000000000000CF03000000000000D003000000000000D103000000000000D203000000000000D303000000000000D403000000000000D503000000000000D603000000000000D703000000000000D803000000000000D903000000000000DA03000000000000DB03000000000000DC03000000000000DD03000000000000DE03000000000000DF03000000000000E003000000000000E103000000000000E203000000000000E303000000000000E403000000000000E503000000000000E603000000000000E703000000000000"> : tensor<1000xi64>) : tensor<1000xi64>
  return
}
func.func @iota_LT_ui8_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui8>
  %c = stablehlo.constant dense<3> : tensor<9xui8>
  %r = stablehlo.compare LT, %0, %c, UNSIGNED : (tensor<9xui8>, tensor<9xui8>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, true, false, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_GE_ui8_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui8>
  %c = stablehlo.constant dense<3> : tensor<9xui8>
  %r = stablehlo.compare GE, %0, %c, UNSIGNED : (tensor<9xui8>, tensor<9xui8>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, true, true, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_GT_ui8_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui8>
  %c = stablehlo.constant dense<3> : tensor<9xui8>
  %r = stablehlo.compare GT, %0, %c, UNSIGNED : (tensor<9xui8>, tensor<9xui8>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, false, true, true, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_LE_ui8_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui8>
  %c = stablehlo.constant dense<3> : tensor<9xui8>
  %r = stablehlo.compare LE, %0, %c, UNSIGNED : (tensor<9xui8>, tensor<9xui8>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_EQ_ui8_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui8>
  %c = stablehlo.constant dense<3> : tensor<9xui8>
  %r = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<9xui8>, tensor<9xui8>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_NE_ui8_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui8>
  %c = stablehlo.constant dense<3> : tensor<9xui8>
  %r = stablehlo.compare NE, %0, %c, UNSIGNED : (tensor<9xui8>, tensor<9xui8>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, true, false, true, true, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_minimum_ui8_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui8>
  %c = stablehlo.constant dense<3> : tensor<9xui8>
  %r = stablehlo.minimum %0, %c : tensor<9xui8>
  check.expect_eq_const(%r, dense<[0, 1, 2, 3, 3, 3, 3, 3, 3]> : tensor<9xui8>) : tensor<9xui8>
  return
}
func.func @iota_maximum_ui8_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui8>
  %c = stablehlo.constant dense<3> : tensor<9xui8>
  %r = stablehlo.maximum %0, %c : tensor<9xui8>
  check.expect_eq_const(%r, dense<[3, 3, 3, 3, 4, 5, 6, 7, 8]> : tensor<9xui8>) : tensor<9xui8>
  return
}
func.func @iota_subtract_ui8_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui8>
  %c = stablehlo.constant dense<3> : tensor<9xui8>
  %r = stablehlo.subtract %0, %c : tensor<9xui8>
  check.expect_eq_const(%r, dense<[253, 254, 255, 0, 1, 2, 3, 4, 5]> : tensor<9xui8>) : tensor<9xui8>
  return
}
func.func @iota_remainder_ui8_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui8>
  %c = stablehlo.constant dense<3> : tensor<9xui8>
  %r = stablehlo.remainder %0, %c : tensor<9xui8>
  check.expect_eq_const(%r, dense<[0, 1, 2, 0, 1, 2, 0, 1, 2]> : tensor<9xui8>) : tensor<9xui8>
  return
}
func.func @iota_divide_ui8_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui8>
  %c = stablehlo.constant dense<3> : tensor<9xui8>
  %r = stablehlo.divide %0, %c : tensor<9xui8>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, 2, 2, 2]> : tensor<9xui8>) : tensor<9xui8>
  return
}
func.func @iota_LT_ui16_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui16>
  %c = stablehlo.constant dense<3> : tensor<9xui16>
  %r = stablehlo.compare LT, %0, %c, UNSIGNED : (tensor<9xui16>, tensor<9xui16>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, true, false, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_GE_ui16_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui16>
  %c = stablehlo.constant dense<3> : tensor<9xui16>
  %r = stablehlo.compare GE, %0, %c, UNSIGNED : (tensor<9xui16>, tensor<9xui16>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, true, true, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_GT_ui16_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui16>
  %c = stablehlo.constant dense<3> : tensor<9xui16>
  %r = stablehlo.compare GT, %0, %c, UNSIGNED : (tensor<9xui16>, tensor<9xui16>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, false, true, true, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_LE_ui16_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui16>
  %c = stablehlo.constant dense<3> : tensor<9xui16>
  %r = stablehlo.compare LE, %0, %c, UNSIGNED : (tensor<9xui16>, tensor<9xui16>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_EQ_ui16_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui16>
  %c = stablehlo.constant dense<3> : tensor<9xui16>
  %r = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<9xui16>, tensor<9xui16>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_NE_ui16_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui16>
  %c = stablehlo.constant dense<3> : tensor<9xui16>
  %r = stablehlo.compare NE, %0, %c, UNSIGNED : (tensor<9xui16>, tensor<9xui16>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, true, false, true, true, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_minimum_ui16_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui16>
  %c = stablehlo.constant dense<3> : tensor<9xui16>
  %r = stablehlo.minimum %0, %c : tensor<9xui16>
  check.expect_eq_const(%r, dense<[0, 1, 2, 3, 3, 3, 3, 3, 3]> : tensor<9xui16>) : tensor<9xui16>
  return
}
func.func @iota_maximum_ui16_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui16>
  %c = stablehlo.constant dense<3> : tensor<9xui16>
  %r = stablehlo.maximum %0, %c : tensor<9xui16>
  check.expect_eq_const(%r, dense<[3, 3, 3, 3, 4, 5, 6, 7, 8]> : tensor<9xui16>) : tensor<9xui16>
  return
}
func.func @iota_subtract_ui16_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui16>
  %c = stablehlo.constant dense<3> : tensor<9xui16>
  %r = stablehlo.subtract %0, %c : tensor<9xui16>
  check.expect_eq_const(%r, dense<[65533, 65534, 65535, 0, 1, 2, 3, 4, 5]> : tensor<9xui16>) : tensor<9xui16>
  return
}
func.func @iota_remainder_ui16_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui16>
  %c = stablehlo.constant dense<3> : tensor<9xui16>
  %r = stablehlo.remainder %0, %c : tensor<9xui16>
  check.expect_eq_const(%r, dense<[0, 1, 2, 0, 1, 2, 0, 1, 2]> : tensor<9xui16>) : tensor<9xui16>
  return
}
func.func @iota_divide_ui16_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui16>
  %c = stablehlo.constant dense<3> : tensor<9xui16>
  %r = stablehlo.divide %0, %c : tensor<9xui16>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, 2, 2, 2]> : tensor<9xui16>) : tensor<9xui16>
  return
}
func.func @iota_LT_ui32_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui32>
  %c = stablehlo.constant dense<3> : tensor<9xui32>
  %r = stablehlo.compare LT, %0, %c, UNSIGNED : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, true, false, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_GE_ui32_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui32>
  %c = stablehlo.constant dense<3> : tensor<9xui32>
  %r = stablehlo.compare GE, %0, %c, UNSIGNED : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, true, true, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_GT_ui32_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui32>
  %c = stablehlo.constant dense<3> : tensor<9xui32>
  %r = stablehlo.compare GT, %0, %c, UNSIGNED : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, false, true, true, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_LE_ui32_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui32>
  %c = stablehlo.constant dense<3> : tensor<9xui32>
  %r = stablehlo.compare LE, %0, %c, UNSIGNED : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_EQ_ui32_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui32>
  %c = stablehlo.constant dense<3> : tensor<9xui32>
  %r = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_NE_ui32_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui32>
  %c = stablehlo.constant dense<3> : tensor<9xui32>
  %r = stablehlo.compare NE, %0, %c, UNSIGNED : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, true, false, true, true, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_minimum_ui32_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui32>
  %c = stablehlo.constant dense<3> : tensor<9xui32>
  %r = stablehlo.minimum %0, %c : tensor<9xui32>
  check.expect_eq_const(%r, dense<[0, 1, 2, 3, 3, 3, 3, 3, 3]> : tensor<9xui32>) : tensor<9xui32>
  return
}
func.func @iota_maximum_ui32_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui32>
  %c = stablehlo.constant dense<3> : tensor<9xui32>
  %r = stablehlo.maximum %0, %c : tensor<9xui32>
  check.expect_eq_const(%r, dense<[3, 3, 3, 3, 4, 5, 6, 7, 8]> : tensor<9xui32>) : tensor<9xui32>
  return
}
func.func @iota_subtract_ui32_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui32>
  %c = stablehlo.constant dense<3> : tensor<9xui32>
  %r = stablehlo.subtract %0, %c : tensor<9xui32>
  check.expect_eq_const(%r, dense<[4294967293, 4294967294, 4294967295, 0, 1, 2, 3, 4, 5]> : tensor<9xui32>) : tensor<9xui32>
  return
}
func.func @iota_remainder_ui32_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui32>
  %c = stablehlo.constant dense<3> : tensor<9xui32>
  %r = stablehlo.remainder %0, %c : tensor<9xui32>
  check.expect_eq_const(%r, dense<[0, 1, 2, 0, 1, 2, 0, 1, 2]> : tensor<9xui32>) : tensor<9xui32>
  return
}
func.func @iota_divide_ui32_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui32>
  %c = stablehlo.constant dense<3> : tensor<9xui32>
  %r = stablehlo.divide %0, %c : tensor<9xui32>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, 2, 2, 2]> : tensor<9xui32>) : tensor<9xui32>
  return
}
func.func @iota_LT_ui64_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui64>
  %c = stablehlo.constant dense<3> : tensor<9xui64>
  %r = stablehlo.compare LT, %0, %c, UNSIGNED : (tensor<9xui64>, tensor<9xui64>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, true, false, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_GE_ui64_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui64>
  %c = stablehlo.constant dense<3> : tensor<9xui64>
  %r = stablehlo.compare GE, %0, %c, UNSIGNED : (tensor<9xui64>, tensor<9xui64>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, true, true, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_GT_ui64_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui64>
  %c = stablehlo.constant dense<3> : tensor<9xui64>
  %r = stablehlo.compare GT, %0, %c, UNSIGNED : (tensor<9xui64>, tensor<9xui64>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, false, true, true, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_LE_ui64_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui64>
  %c = stablehlo.constant dense<3> : tensor<9xui64>
  %r = stablehlo.compare LE, %0, %c, UNSIGNED : (tensor<9xui64>, tensor<9xui64>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, true, true, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_EQ_ui64_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui64>
  %c = stablehlo.constant dense<3> : tensor<9xui64>
  %r = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<9xui64>, tensor<9xui64>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[false, false, false, true, false, false, false, false, false]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_NE_ui64_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui64>
  %c = stablehlo.constant dense<3> : tensor<9xui64>
  %r = stablehlo.compare NE, %0, %c, UNSIGNED : (tensor<9xui64>, tensor<9xui64>) -> tensor<9xi1>
  check.expect_eq_const(%r, dense<[true, true, true, false, true, true, true, true, true]> : tensor<9xi1>) : tensor<9xi1>
  return
}
func.func @iota_minimum_ui64_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui64>
  %c = stablehlo.constant dense<3> : tensor<9xui64>
  %r = stablehlo.minimum %0, %c : tensor<9xui64>
  check.expect_eq_const(%r, dense<[0, 1, 2, 3, 3, 3, 3, 3, 3]> : tensor<9xui64>) : tensor<9xui64>
  return
}
func.func @iota_maximum_ui64_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui64>
  %c = stablehlo.constant dense<3> : tensor<9xui64>
  %r = stablehlo.maximum %0, %c : tensor<9xui64>
  check.expect_eq_const(%r, dense<[3, 3, 3, 3, 4, 5, 6, 7, 8]> : tensor<9xui64>) : tensor<9xui64>
  return
}
func.func @iota_subtract_ui64_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui64>
  %c = stablehlo.constant dense<3> : tensor<9xui64>
  %r = stablehlo.subtract %0, %c : tensor<9xui64>
  check.expect_eq_const(%r, dense<[18446744073709551613, 18446744073709551614, 18446744073709551615, 0, 1, 2, 3, 4, 5]> : tensor<9xui64>) : tensor<9xui64>
  return
}
func.func @iota_remainder_ui64_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui64>
  %c = stablehlo.constant dense<3> : tensor<9xui64>
  %r = stablehlo.remainder %0, %c : tensor<9xui64>
  check.expect_eq_const(%r, dense<[0, 1, 2, 0, 1, 2, 0, 1, 2]> : tensor<9xui64>) : tensor<9xui64>
  return
}
func.func @iota_divide_ui64_9() {
  %0 = stablehlo.iota dim = 0 : tensor<9xui64>
  %c = stablehlo.constant dense<3> : tensor<9xui64>
  %r = stablehlo.divide %0, %c : tensor<9xui64>
  check.expect_eq_const(%r, dense<[0, 0, 0, 1, 1, 1, 2, 2, 2]> : tensor<9xui64>) : tensor<9xui64>
  return
}
func.func @below_zero_index_cast_i8() {
  %e = tensor.empty() : tensor<9xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<9xi8>) {
  ^bb0(%o: i8):
    %i = linalg.index 0 : index
    %c = arith.constant 4 : index
    %d = arith.subi %i, %c : index
    %m = arith.addi %d, %d : index
    %v = arith.index_cast %m : index to i8
    linalg.yield %v : i8
  } -> tensor<9xi8>
  check.expect_eq_const(%r, dense<[-8, -6, -4, -2, 0, 2, 4, 6, 8]> : tensor<9xi8>) : tensor<9xi8>
  return
}
func.func @below_zero_index_castui_i8() {
  %e = tensor.empty() : tensor<9xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<9xi8>) {
  ^bb0(%o: i8):
    %i = linalg.index 0 : index
    %c = arith.constant 4 : index
    %d = arith.subi %i, %c : index
    %m = arith.maxsi %d, %c : index
    %v = arith.index_castui %m : index to i8
    linalg.yield %v : i8
  } -> tensor<9xi8>
  check.expect_eq_const(%r, dense<[4, 4, 4, 4, 4, 4, 4, 4, 4]> : tensor<9xi8>) : tensor<9xi8>
  return
}
func.func @below_zero_index_cast_i16() {
  %e = tensor.empty() : tensor<9xi16>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<9xi16>) {
  ^bb0(%o: i16):
    %i = linalg.index 0 : index
    %c = arith.constant 4 : index
    %d = arith.subi %i, %c : index
    %m = arith.addi %d, %d : index
    %v = arith.index_cast %m : index to i16
    linalg.yield %v : i16
  } -> tensor<9xi16>
  check.expect_eq_const(%r, dense<[-8, -6, -4, -2, 0, 2, 4, 6, 8]> : tensor<9xi16>) : tensor<9xi16>
  return
}
func.func @below_zero_index_castui_i16() {
  %e = tensor.empty() : tensor<9xi16>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<9xi16>) {
  ^bb0(%o: i16):
    %i = linalg.index 0 : index
    %c = arith.constant 4 : index
    %d = arith.subi %i, %c : index
    %m = arith.maxsi %d, %c : index
    %v = arith.index_castui %m : index to i16
    linalg.yield %v : i16
  } -> tensor<9xi16>
  check.expect_eq_const(%r, dense<[4, 4, 4, 4, 4, 4, 4, 4, 4]> : tensor<9xi16>) : tensor<9xi16>
  return
}
func.func @below_zero_index_cast_i32() {
  %e = tensor.empty() : tensor<9xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<9xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %c = arith.constant 4 : index
    %d = arith.subi %i, %c : index
    %m = arith.addi %d, %d : index
    %v = arith.index_cast %m : index to i32
    linalg.yield %v : i32
  } -> tensor<9xi32>
  check.expect_eq_const(%r, dense<[-8, -6, -4, -2, 0, 2, 4, 6, 8]> : tensor<9xi32>) : tensor<9xi32>
  return
}
func.func @below_zero_index_castui_i32() {
  %e = tensor.empty() : tensor<9xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<9xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %c = arith.constant 4 : index
    %d = arith.subi %i, %c : index
    %m = arith.maxsi %d, %c : index
    %v = arith.index_castui %m : index to i32
    linalg.yield %v : i32
  } -> tensor<9xi32>
  check.expect_eq_const(%r, dense<[4, 4, 4, 4, 4, 4, 4, 4, 4]> : tensor<9xi32>) : tensor<9xi32>
  return
}
func.func @below_zero_index_cast_i64() {
  %e = tensor.empty() : tensor<9xi64>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<9xi64>) {
  ^bb0(%o: i64):
    %i = linalg.index 0 : index
    %c = arith.constant 4 : index
    %d = arith.subi %i, %c : index
    %m = arith.addi %d, %d : index
    %v = arith.index_cast %m : index to i64
    linalg.yield %v : i64
  } -> tensor<9xi64>
  check.expect_eq_const(%r, dense<[-8, -6, -4, -2, 0, 2, 4, 6, 8]> : tensor<9xi64>) : tensor<9xi64>
  return
}
func.func @below_zero_index_castui_i64() {
  %e = tensor.empty() : tensor<9xi64>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<9xi64>) {
  ^bb0(%o: i64):
    %i = linalg.index 0 : index
    %c = arith.constant 4 : index
    %d = arith.subi %i, %c : index
    %m = arith.maxsi %d, %c : index
    %v = arith.index_castui %m : index to i64
    linalg.yield %v : i64
  } -> tensor<9xi64>
  check.expect_eq_const(%r, dense<[4, 4, 4, 4, 4, 4, 4, 4, 4]> : tensor<9xi64>) : tensor<9xi64>
  return
}
