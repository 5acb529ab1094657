
func.func @f(%c: vector<2xi1>, %x: vector<4xi32>) -> vector<4xi32> {
  %0 = "arith.select"(%c, %x, %x) : (vector<2xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  return %0 : vector<4xi32>
}

