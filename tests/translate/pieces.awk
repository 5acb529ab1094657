# A module of functions, as `cgc opt` prints it, in pieces of 24 for --split-input-file. Functions of f64 are left out: targets without features have none.
/^  func\.func/ { text = ""; inside = 1 }
inside { text = text $0 "\n" }
!inside { print }
/^  }/ {
  if (inside && text !~ /f64/) {
    if (n && n % 24 == 0) print "}\n// -----\nmodule {"
    printf "%s", text
    n++
  }
  inside = 0
}
