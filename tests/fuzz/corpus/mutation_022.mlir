
func.func @floats(%a: vector<4xf32>, %b: vector<4xf32>) -> (vector<4xi1>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = arith.cmpf uno, %a, %b : vector<4xf32>
  %1 = math.round %a