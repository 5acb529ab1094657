
func.func @cos(%x:] f32return ->  f32 {
  %0 = math.cos %x : f32
  ) %0 : f32
}

