func.func @right() {
  %a = 