# mlir-opt-19 reads every dump of every example: the module after each pass, in the generic form, and the final IR.
. tests/suites/lib.sh
export CGC=${CGC:-build/cgc}
mkdir -p "$WORK/mlir"
dumps() {
  local file=$1 name n
  name=$(basename "$file" .mlir)
  if ! "$CGC" compile "$file" --emit=mlir -o "$WORK/mlir/$name.final.mlir" --mlir-print-op-generic --mlir-elide-elementsattrs-if-larger=4096 --print-ir-after-all 2>"$WORK/mlir/$name.dump"; then
    fail "dumps of $name" "$(grep -a error: "$WORK/mlir/$name.dump" | head -n 3)"
    return
  fi
  # every banner opens a piece; a remark runs to the next one
  awk 'BEGIN { print "// dumps" } /^\/\/ -----\/\/ IR Dump/ { said = 0; print "// -----"; sub(/^.*IR Dump /, "// "); sub(/ .*---.*$/, ""); next }
    /^[^ ]*:[0-9]+:[0-9]+: remark: / { said = 1 } !said { print }' "$WORK/mlir/$name.dump" >"$WORK/mlir/$name.split.mlir"
  n=$(grep -ac '^// -----$' "$WORK/mlir/$name.split.mlir")
  if [ "$n" -lt 10 ]; then fail "dumps of $name" "only $n dumps"; return; fi
  try "mlir-opt reads the $n dumps of $name" mlir-opt-19 --allow-unregistered-dialect --split-input-file "$WORK/mlir/$name.split.mlir" -o /dev/null
  try "mlir-opt reads the final IR of $name" mlir-opt-19 --allow-unregistered-dialect "$WORK/mlir/$name.final.mlir" -o /dev/null
}
export -f dumps
ls examples/*.mlir tests/examples/*.mlir 2>/dev/null | each dumps
