
func.func
 @f(%v: vector<4xf32>) {
  %0 = vector.extract %v[4] tensor<-1xf32>: f32 from vector<4xf32>
  return
}

