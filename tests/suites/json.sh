# OUT.json of every example against its schema (tests/check_json.py), the constants file beside it, --emit=c, -MD, standard output.
. tests/suites/lib.sh
export CGC=${CGC:-build/cgc}
mkdir -p "$WORK/json"
describe() {
  local name
  name=$(basename "$1" .mlir)
  "$CGC" compile "$1" --target=vulkan1.1 -MD -o "$WORK/json/$name.spv" || { fail "json $name" "does not compile"; return; }
  try "OUT.json of $name" python3 tests/check_json.py "$WORK/json/$name.json"
  try "-MD of $name" grep -q "^$WORK/json/$name.spv: $1\$" "$WORK/json/$name.d"
  "$CGC" compile "$1" --target=vulkan1.1 --emit=c -o "$WORK/json/$name.h"
  printf '#include "%s.h"\nint main(void) { return %s_program.kernels[0].workgroup_size[0] == 0 || %s_program.words[0] != 0x07230203u; }\n' $name $name $name >"$WORK/json/$name.c"
  try "--emit=c of $name compiles and holds the words" bash -c "cc -Wall -Wno-unused -Werror -I'$WORK/json' '$WORK/json/$name.c' -o '$WORK/json/$name.exe' && '$WORK/json/$name.exe'"
  "$CGC" compile "$1" --target=vulkan1.1 -o - --json="$WORK/json/$name.2.json" >"$WORK/json/$name.2.spv"
  try "-o - of $name gives the same words" cmp "$WORK/json/$name.spv" "$WORK/json/$name.2.spv"
}
read_sizes() { # which --emit=c refuses
  "$CGC" compile tests/shapes/data_sizes.mlir --target=vulkan1.1 -o "$WORK/json/data_sizes.spv" && python3 tests/check_json.py "$WORK/json/data_sizes.json"
}
try "OUT.json of sizes from data" read_sizes
export -f describe
ls examples/*.mlir tests/examples/*.mlir tests/launch/*.mlir | each describe 4
