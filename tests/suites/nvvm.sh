# Every example and every kernel of tests/check for sm_80 and sm_90: PTX that ptxas takes, where it is found (PTXAS names one), LLVM IR that LLVM's
# verifier takes, and the same input gives the same text. Where no LLVM is, the backend is left out.
. tests/suites/lib.sh
export CGC=${CGC:-build/cgc}
if [ -z "$(make -s llvm-config)" ]; then
  try "left out: there is no llvm-config" true
  exit
fi
try "the backend builds, and says nothing" test -z "$(make -s nvvm 2>&1)"
export PTXAS=${PTXAS:-$(command -v ptxas)}
[ -n "$PTXAS" ] || echo "left out: ptxas, which is not found"
mkdir -p "$WORK/nvvm"
assembled() { # FILE.mlir TARGET NAME
  local to=$WORK/nvvm/$3.$2
  "$CGC" compile "$1" --target="$2" -o "$to.ptx" && "$CGC" compile "$1" --target="$2" -o "$to.again.ptx" && cmp "$to.ptx" "$to.again.ptx" &&
    "$CGC" compile "$1" --target="$2" --emit=llvm -o "$to.ll" && opt -passes=verify -disable-output "$to.ll" || return 1
  [ -z "$PTXAS" ] || [ ! -s "$to.ptx" ] || "$PTXAS" -O0 -arch="$2" "$to.ptx" -o /dev/null || return 1
  rm -f "$to".*
}
example() { # FILE TARGET
  set -- $1
  try "ptx $1 $2" assembled "$1" "$2" "$(basename "$1" .mlir)"
}
checked() { # FILE of tests/check
  local name
  name=check.$(basename "$1" .mlir)
  "$CGC" opt "$1" --pass-pipeline=inline,checks-to-results -o "$WORK/nvvm/$name.mlir"
  try "ptx $1" assembled "$WORK/nvvm/$name.mlir" sm_80 "$name"
}
export -f assembled example checked
for t in sm_80 sm_90; do ls examples/*.mlir tests/examples/*.mlir 2>/dev/null | sed "s|\$| $t|"; done | each example
ls tests/check/*.mlir | each checked
