# FileCheck tests: tests/lit.
. tests/suites/lib.sh
export CGC_DIR=${CGC_DIR:-$TOP/build} LIT_WORK=${LIT_WORK:-$WORK/lit}
lit=$(ls "$LLVM_BIN"/../build/utils/lit/lit.py /usr/lib/llvm-*/build/utils/lit/lit.py 2>/dev/null | head -n 1)
expect "$(find tests/lit \( -name '*.mlir' -o -name '*.test' \) -not -path '*/Inputs/*' | wc -l)"
[ -z "$(make -s llvm-config)" ] || shared nvvm make -s nvvm || exit 1
# Lines such as "PASS: codegen :: passes/cse.mlir (3 of 40)"
python3 "$lit" -v -j"$JOBS" tests/lit >"$LIT_WORK.out" 2>&1
cat "$LIT_WORK.out"
sed -n 's/^PASS: codegen :: \([^ ]*\) .*/ok lit \1/p' "$LIT_WORK.out"
sed -n 's/^UNSUPPORTED: codegen :: \([^ ]*\) .*/ok lit \1: left out, what it needs is not installed/p' "$LIT_WORK.out"
sed -n 's/^\(FAIL\|UNRESOLVED\|TIMEOUT\|XPASS\): codegen :: \([^ ]*\) .*/FAIL lit \2: \1/p' "$LIT_WORK.out"
