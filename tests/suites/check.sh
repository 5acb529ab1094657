# tests/check on the interpreter; a line per function. With SWEEP=N, every Nth function of a file.
. tests/suites/lib.sh
export CGC=${CGC:-build/cgc}
check() {
  local out file=$1
  if [ -n "$SWEEP" ]; then
    file=$WORK/swept/${1##*/}
    awk -v n="$SWEEP" '/^func\.func/ { keep = / private @/ || k++ % n == 0 } !/^(func\.func|[ }])/ || keep' "$1" >"$file"
  fi
  expect "$(grep -c '^func\.func @' "$file")"
  out=$(timeout 900 "$CGC" check "$file" --device=interp 2>&1)
  echo "$out" | sed -n 's/^\[ OK \] \(.*\)/ok interp \1/p; s/^\[FAILED\] \(.*\)/FAIL interp \1/p'
  echo "$out" | grep -qE '^[0-9]+ passed, [0-9]+ failed$' || fail "check $1" "$out"
  echo "$out" | grep -vE '^\[( OK |FAILED)\]|passed, '
}
export -f check
mkdir -p "$WORK/swept"
try "ops of empty results are compared with elements, too" python3 tests/check/neighbours.py
find tests/check -name '*.mlir' | sort | each check -
# attention as JAX spells it, made one op, whose kernel keeps its scores to itself
raised="hlo-to-linalg,canonicalize,cse,fuse-elementwise,canonicalize,cse,raise-special-ops"
try "attention is raised" "$CGC" opt tests/check/attention.mlir --pass-pipeline="$raised" -o "$WORK/raised-attention.mlir"
try "attention is raised in all forms but two" test 15 = "$(grep -c iree_linalg_ext.attention "$WORK/raised-attention.mlir")"
for device in interp vulkan; do
  try "raised attention agrees, $device" sh -c "'$CGC' check '$WORK/raised-attention.mlir' --device=$device | grep -x '17 passed, 0 failed'"
done
