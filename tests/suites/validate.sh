# --validate catches passes that are wrong on purpose: another result, a race, a store out of bounds. The verifier, which test builds run after each
# pass, catches IR that is wrong.
. tests/suites/lib.sh
export CGC=${CGC:-build/checked/cgc}
caught() { # PIPELINE PATTERN FILE
  local out status
  out=$("$CGC" opt "$3" --validate --pass-pipeline="$1" 2>&1 >/dev/null)
  status=$?
  printf '%s\n' "$out"
  [ $status = 1 ] && printf '%s' "$out" | grep -q "pass 'test-break'" && printf '%s' "$out" | grep -qiE "$2"
}
to_kernel=$(sed -n 's/^# kernel pipeline: //p' tests/validate/pipelines.txt)
good() { "$CGC" opt "$2" --validate --pass-pipeline="$1" >/dev/null; }
try "a right pipeline passes" good "hlo-to-linalg,canonicalize,cse" tests/validate/add.mlir
try "a right pipeline to kernels passes" good "$to_kernel" tests/validate/kernel.mlir
try "another result is caught" caught "hlo-to-linalg,test-break{kind=wrong-op}" 'changed the result' tests/validate/add.mlir
try "a race is caught" caught "$to_kernel,test-break{kind=race}" 'race' tests/validate/kernel.mlir
try "a store out of bounds is caught" caught "$to_kernel,test-break{kind=out-of-bounds}" 'out of bounds' tests/validate/kernel.mlir
verified() { "$1" opt tests/validate/add.mlir --pass-pipeline='hlo-to-linalg,test-break{kind=invalid},cse' 2>&1 | grep "the IR was wrong after pass 'test-break'"; }
try "wrong IR is caught after its pass" verified "$CGC"
mkdir -p "$WORK/validate"
sed "s/func.func @scale()/& attributes {translation_info = #iree_codegen.translation_info<None>, pass_pipeline = \"$to_kernel,test-break{kind=race}\"}/" \
  tests/validate/kernel.mlir >"$WORK/validate/inside.mlir"
try "a race inside of lower-executable-target is caught" caught lower-executable-target 'race' "$WORK/validate/inside.mlir"
# Every pass of the default pipeline, those inside of lower-executable-target included, on every example; the large ones on smaller shapes, which
# the numbers in their text decide.
whole=$(sed -n 's/^# whole pipeline: //p' tests/validate/pipelines.txt)
same() { # the list is what a compile runs
  "$CGC" compile examples/dense.mlir --target=vulkan1.1 --emit=mlir -o "$WORK/validate/dense.out" --print-ir-after-all 2>&1 |
    sed -n 's/.*IR Dump After \([a-z0-9-]*\) .*/\1/p' |
    awk '$0 == "lower-executable-target" { inside = 0 } !inside { print } $0 == "select-configuration" { inside = 1 }' | paste -sd, >"$WORK/validate/run.txt"
  printf '%s\n' "$whole" | sed 's/^assign-targets{[^}]*},//; s/{[^}]*}//g' | diff - "$WORK/validate/run.txt"
}
try "the list of passes is the default one" same
sed 's/225x225/9x9/g; s/112x112/4x4/g' examples/conv.mlir >"$WORK/validate/conv.mlir"
sed 's/100000/77/g' examples/dispatch.mlir >"$WORK/validate/dispatch.mlir"
sed 's/784/79/g; s/128/34/g' examples/mlp.mlir >"$WORK/validate/mlp.mlir"
sed 's/1000/100/g' examples/row_sum.mlir >"$WORK/validate/row_sum.mlir"
for f in dense elementwise dynamic softmax layernorm elementwise_legacy dispatch_legacy; do
  try "every pass keeps $f" good "${whole/TARGET/vulkan1.1}" examples/$f.mlir
done
for f in layouts sizes; do try "every pass keeps a host's layouts: $f" good "${whole/TARGET/vulkan1.0}" tests/launch/$f.mlir; done
for f in conv dispatch mlp row_sum; do try "every pass keeps $f, smaller" good "${whole/TARGET/vulkan1.1}" "$WORK/validate/$f.mlir"; done
# The same of shapes that divide nothing, for targets that choose differently, a module per function. Before a kernel is distributed every thread does
# what a workgroup does together: kernels that share tiles take long, and are given few threads here; as they are chosen by default, in the long tests.
export WHOLE=$whole
mkdir -p "$WORK/validate/shapes"
split_shapes "$WORK/validate/shapes"
shape() { # TARGET FILE CONFIG
  set -- $1
  local list=${WHOLE/TARGET/$1}
  [ -n "$3" ] && list=${list/select-configuration/select-configuration{config=\'${3//;/ }\'\}}
  try "every pass keeps $(basename "$2" .mlir) for $1" timeout 3000 "$CGC" opt "$2" --validate --pass-pipeline="$list" -o /dev/null
}
export -f shape
tile='tile=16,16,0;thread=4,4,0;reduction=0,0,8;workgroup_size=4,4,1;pipeline=MatmulPromoteVectorize;promote=0,1'
large='mma_\(bf16\|conv\|f16\|nt\|tn\|ui8\)' # on each of many threads; a small one stays
slow="$large\|matmul_\|conv\.\|conv_same\|transpose_[^3]\|column_" slower="$large\|conv\.\|matmul_70\|matmul_64\|matmul_long\|conv_same\|column_max"
ls "$WORK"/validate/shapes/*.mlir | while read -r f; do
  case $f in
  */matmul_f16*) [ "$LONG" != 1 ] || echo "hopper $f $tile" ;;
  */matmul_dynamic_k* | */matmul_i8*) echo "hopper $f $tile" ;;
  */transpose_37* | */transpose_dynamic*) echo "hopper $f workgroup_size=4,4,1;tile=16,16;thread=4,4;pipeline=Transpose" ;;
  esac
  # Each shape for one of the four, in turn; for all in the long tests.
  turn=$(((turn + 1) % 4)) targets=(hopper valhall vulkan1.1 lavapipe)
  [ "$LONG" = 1 ] || targets=("${targets[$turn]}")
  for t in "${targets[@]}"; do
    if [ "$t" = valhall ]; then skip=$slower; else skip=$slow; fi
    if [ "$LONG" = 1 ] || ! echo "$f" | grep -q "$skip"; then echo "$t $f"; fi
  done
done | each shape
