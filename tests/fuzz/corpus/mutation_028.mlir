
func.func @f(%x: i32) 