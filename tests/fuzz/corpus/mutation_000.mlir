
module {)func.func 