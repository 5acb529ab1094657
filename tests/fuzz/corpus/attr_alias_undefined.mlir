"x.y"() {a = #nowhere} : () -> ()
