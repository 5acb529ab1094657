
func.func