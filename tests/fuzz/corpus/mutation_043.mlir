
func.func @extremes(%a: 