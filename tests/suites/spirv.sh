# Every example for every SPIR-V target through spirv-val in that target's environment; the same input gives the same bytes.
. tests/suites/lib.sh
export CGC=${CGC:-build/cgc}
mkdir -p "$WORK/spirv"
compile_one() {
  set -- $1
  local file=$1 target=$2 env=$3 out name
  name=$(basename "$file" .mlir).$target
  if ! out=$("$CGC" compile "$file" --target="$target" -g -o "$WORK/spirv/$name.spv" 2>&1); then fail "spirv $name" "$out"; return; fi
  if ! out=$(spirv-val --target-env "$env" "$WORK/spirv/$name.spv" 2>&1); then fail "spirv-val $name" "$out"; return; fi
  "$CGC" compile "$file" --target="$target" -g -o "$WORK/spirv/$name.again.spv" 2>&1
  if ! cmp -s "$WORK/spirv/$name.spv" "$WORK/spirv/$name.again.spv"; then fail "deterministic $name" "two compiles differ"; return; fi
  rm -f "$WORK/spirv/$name".again.*
  ok "spirv $name"
}
export -f compile_one
targets=$("$CGC" targets --json | python3 -c 'import json,sys
for t in json.load(sys.stdin):
    if t["format"] == "spirv": print(t["name"], "vulkan" + t["vulkan"])')
[ "$(echo "$targets" | wc -l)" -ge 11 ] && ok "at least eleven targets" || fail "targets" "$targets"
for f in examples/*.mlir tests/examples/*.mlir; do
  [ -f "$f" ] || continue
  echo "$targets" | sed "s|^|$f |"
done | each compile_one
