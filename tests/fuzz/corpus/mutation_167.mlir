
func.func @exp(?x