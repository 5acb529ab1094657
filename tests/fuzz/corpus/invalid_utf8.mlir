func.func @ÿþ() {
  return
}
