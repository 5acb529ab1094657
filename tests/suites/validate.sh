# --validate catches passes that are wrong on purpose: another result, a race, a store out of bounds.
. tests/suites/lib.sh
make -j"$JOBS" -s BUILD=build/asan SAN=1 build/asan/cgc || { fail "test build" "see build/test/validate.log"; exit 1; }
caught() { # PIPELINE PATTERN FILE
  local out status
  out=$(build/asan/cgc opt "$3" --validate --pass-pipeline="$1" 2>&1 >/dev/null)
  status=$?
  printf '%s\n' "$out"
  [ $status = 1 ] && printf '%s' "$out" | grep -q "pass 'test-break'" && printf '%s' "$out" | grep -qiE "$2"
}
to_kernel=$(sed -n 's/^# kernel pipeline: //p' tests/validate/pipelines.txt)
good() { build/asan/cgc opt "$2" --validate --pass-pipeline="$1" >/dev/null; }
try "a right pipeline passes" good "hlo-to-linalg,canonicalize,cse" tests/validate/add.mlir
try "a right pipeline to kernels passes" good "$to_kernel" tests/validate/kernel.mlir
try "another result is caught" caught "hlo-to-linalg,test-break{kind=wrong-op}" 'changed the result' tests/validate/add.mlir
try "a race is caught" caught "$to_kernel,test-break{kind=race}" 'race' tests/validate/kernel.mlir
try "a store out of bounds is caught" caught "$to_kernel,test-break{kind=out-of-bounds}" 'out of bounds' tests/validate/kernel.mlir
# Every pass of the default pipeline on every example; the two large ones on smaller shapes, which the numbers in their text decide.
whole=$(sed -n 's/^# whole pipeline: //p' tests/validate/pipelines.txt)
mkdir -p "$WORK/validate"
sed 's/225x225/9x9/g; s/112x112/4x4/g' examples/conv.mlir >"$WORK/validate/conv.mlir"
sed 's/100000/77/g' examples/dispatch.mlir >"$WORK/validate/dispatch.mlir"
for f in dense elementwise dynamic row_sum elementwise_legacy dispatch_legacy mlp; do try "every pass keeps $f" good "$whole" examples/$f.mlir; done
for f in conv dispatch; do try "every pass keeps $f, smaller" good "$whole" "$WORK/validate/$f.mlir"; done
