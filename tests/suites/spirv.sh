# Every example for every SPIR-V target through spirv-val in that target's environment; the same input gives the same bytes, whether the IR is verified
# after each pass or not. What --emit=spvasm says of them and of the kernels of tests/check is what spirv-dis says, and spirv-as makes the same words of
# it.
. tests/suites/lib.sh
export CGC=${CGC:-build/cgc}
mkdir -p "$WORK/spirv"
disassembled() { # FILE.mlir TARGET FILE.spv
  local text=${3%.spv}.spvasm version
  version=spv1.$(od -An -tu1 -j5 -N1 "$3" | tr -d ' ') # the file's own: a program may ask for less than its target
  "$CGC" compile "$1" --target="$2" -g --emit=spvasm -o "$text" && spirv-dis --no-color --raw-id "$3" | cmp - "$text" &&
    spirv-as --preserve-numeric-ids --target-env "$version" "$text" -o "$text.spv" && cmp <(head -c 8 "$3") <(head -c 8 "$text.spv") &&
    cmp <(tail -c +13 "$3") <(tail -c +13 "$text.spv") && rm "$text" "$text.spv" # all but the word that names the assembler
}
compile_one() {
  set -- $1
  local file=$1 target=$2 env=$3 out name
  name=$(basename "$file" .mlir).$target
  if ! out=$("$CGC" compile "$file" --target="$target" -g -o "$WORK/spirv/$name.spv" 2>&1); then fail "spirv $name" "$out"; return; fi
  if ! out=$(spirv-val --target-env "$env" "$WORK/spirv/$name.spv" 2>&1); then fail "spirv-val $name" "$out"; return; fi
  build/cgc compile "$file" --target="$target" -g -o "$WORK/spirv/$name.again.spv" 2>&1
  if ! cmp -s "$WORK/spirv/$name.spv" "$WORK/spirv/$name.again.spv"; then fail "deterministic $name" "two compiles differ"; return; fi
  rm -f "$WORK/spirv/$name".again.*
  if ! out=$(disassembled "$file" "$target" "$WORK/spirv/$name.spv" 2>&1); then fail "disassembled $name" "$out"; return; fi
  ok "spirv $name"
}
export -f compile_one disassembled
targets=$("$CGC" targets --json | python3 -c 'import json,sys
for t in json.load(sys.stdin):
    if t["format"] == "spirv": print(t["name"], "vulkan" + t["vulkan"])')
expect 1
[ "$(echo "$targets" | wc -l)" -ge 11 ] && ok "at least eleven targets" || fail "targets" "$targets"
for f in examples/*.mlir tests/examples/*.mlir; do
  [ -f "$f" ] || continue
  echo "$targets" | sed "s|^|$f |"
done | each compile_one
checked() { # FILE of tests/check; of those with matrices Debian 12's spirv-dis cannot be asked
  local name out newer=${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/codegen/spirv-tools/bin # tools/setup.sh
  [ ! -x "$newer/spirv-dis" ] || local PATH=$newer:$PATH
  name=$WORK/spirv/check.$(basename "$1" .mlir)
  "$CGC" opt "$1" --pass-pipeline=inline,checks-to-results -o "$name.mlir" && "$CGC" compile "$name.mlir" --target=hopper -g -o "$name.spv" >"$name.log" 2>&1 &&
    out=$(disassembled "$name.mlir" hopper "$name.spv" 2>&1) && ok "disassembled $1" ||
    case $out in *": Invalid capability operand: "*) ok "disassembled $1 (left out: spirv-dis is older)" ;; *) fail "disassembled $1" "$out" ;; esac
}
export -f checked
ls tests/check/*.mlir | each checked
