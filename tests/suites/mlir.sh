# The IR after each pass of every example, and the final IR: mlir-opt-19 reads its generic form, and what is printed in either form parses and prints
# the same again. For a plain target, and for one whose kernels use subgroups and workgroup memory.
. tests/suites/lib.sh
export CGC=${CGC:-build/cgc}
mkdir -p "$WORK/mlir"
# print FORM IN OUT: reads IN and prints it to OUT, in the generic form or the pretty one
print() {
  "$CGC" opt "$2" --split-input-file --pass-pipeline= $([ "$1" = generic ] && echo --mlir-print-op-generic) -o "$3"
}
# stable FILE FORM: what is printed of FILE in that form, FILE.FORM, parses, and prints in both forms as FILE itself does: FILE.generic and FILE.pretty
stable() {
  local form
  for form in generic pretty; do
    [ -s "$1.$form" ] && print "$form" "$1.$2" "$1.again" && diff "$1.$form" "$1.again" || return 1
  done
}
dumps() { # TARGET FILE
  set -- $1
  local target=$1 file=$2 name n form
  name=$(basename "$file" .mlir).$target
  if ! "$CGC" compile "$file" --target="$target" --emit=mlir -o "$WORK/mlir/$name.final.mlir" --mlir-print-op-generic --mlir-elide-elementsattrs-if-larger=4096 --print-ir-after-all 2>"$WORK/mlir/$name.dump"; then
    fail "dumps of $name" "$(grep -a error: "$WORK/mlir/$name.dump" | head -n 3)"
    return
  fi
  # every banner opens a piece; a remark runs to the next one
  awk 'BEGIN { print "// dumps" } /^\/\/ -----\/\/ IR Dump/ { said = 0; print "// -----"; sub(/^.*IR Dump /, "// "); sub(/ .*---.*$/, ""); next }
    /^[^ ]*:[0-9]+:[0-9]+: remark: / { said = 1 } !said { print }' "$WORK/mlir/$name.dump" >"$WORK/mlir/$name.split.mlir"
  n=$(grep -ac '^// -----$' "$WORK/mlir/$name.split.mlir")
  if [ "$n" -lt 10 ]; then fail "dumps of $name" "only $n dumps"; return; fi
  try "mlir-opt reads the $n dumps of $name" mlir-opt-19 --allow-unregistered-dialect --split-input-file "$WORK/mlir/$name.split.mlir" -o /dev/null
  for form in generic pretty; do print "$form" "$WORK/mlir/$name.split.mlir" "$WORK/mlir/$name.split.mlir.$form" || rm -f "$WORK/mlir/$name.split.mlir.$form"; done
  try "the $n dumps of $name print the same again, generic" stable "$WORK/mlir/$name.split.mlir" generic
  try "the $n dumps of $name print the same again, pretty" stable "$WORK/mlir/$name.split.mlir" pretty
  try "mlir-opt reads the final IR of $name" mlir-opt-19 --allow-unregistered-dialect "$WORK/mlir/$name.final.mlir" -o /dev/null
}
export -f print stable dumps
for target in vulkan1.1 hopper; do
  for file in examples/*.mlir tests/examples/*.mlir; do echo "$target $file"; done
done | each dumps 4
