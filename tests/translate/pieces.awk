# A module of functions, as `cgc opt` prints it, in pieces of 4 for --split-input-file, for each translation of a kernel copies its whole piece. Functions
# of f64 are left out: targets without features have none. What is private, and stands in front, is in each piece.
/^  func\.func/ { text = ""; inside = 1; private = /func\.func private/ }
inside { text = text $0 "\n" }
!inside { print }
/^  }/ {
  if (inside && text !~ /f64/) {
    if (!private && n && n % 4 == 0) printf "}\n// -----\nmodule {\n%s", shared
    printf "%s", text
    if (private) shared = shared text; else n++
  }
  inside = 0
}
