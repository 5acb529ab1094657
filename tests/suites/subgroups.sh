# The final kernels, interpreted thread by thread in subgroups of every size, give what the module gives: tests/check, the examples, and shapes that
# divide nothing. The target is hopper's facts with that subgroup size, so that reductions use subgroup instructions.
. tests/suites/lib.sh
export CGC=${CGC:-build/cgc} TARGET=hopper
export S=$WORK/subgroups-$(basename "${CGC_DIR:-build}")
sizes=${SIZES:-1 4 8 16 32 64}
check() { # SIZE FILE: one result; the functions are what the suite check counts
  set -- $1
  local out
  out=$(timeout 900 "$CGC" check "$2" --device=interp --target=$TARGET --subgroup-size="$1" 2>&1)
  echo "$out"
  if echo "$out" | grep -qx "$(grep -c '^func\.func @' "$2") passed, 0 failed"; then ok "subgroups of $1: ${2##*/}"; else fail "subgroups of $1: ${2##*/}" "$(echo "$out" | grep -vE '^\[ OK \]')"; fi
}
run_line() { # SIZE FILE ARGUMENTS
  set -- $1
  local size=$1 file=$2
  shift 2
  try "subgroups of $size: ${file##*/} $*" timeout 900 "$CGC" run "$file" --device=interp --target=$TARGET --subgroup-size="$size" --compare --print-limit=1 "$@"
}
shapes() { # "FILE --input=…" of every function of tests/shapes/shapes.mlir, dynamic dims 33 and 7 in turn
  local f d
  for f in "$S"/*.mlir; do
    for d in 33 7; do echo "$f $(shape_arguments "$f" $d)"; done | uniq
  done
}
export -f check run_line
few=${SIZES:-1 8 32} # every size in the long tests
[ "$LONG" = 1 ] && few=$sizes
for n in $few; do find tests/check -name '*.mlir' | sort | sed "s/^/$n /"; done | { # of 1 and 8 one or none, by turns of the files, where the tests may not take long
  large='/(matrix_units|matrix_epilogues|scatter|sort).mlir' # of 32 alone
  if [ "$few" = "1 8 32" ]; then awk -v large="$large" '$1 == 32 || (++turn[$1] % 4 == ($1 == 1 ? 1 : 3) && $0 !~ large)'; else cat; fi
} | each check
mkdir -p "$S"
split_shapes "$S"
{
  shapes
  grep -v '^#' tests/examples/runs.txt | sed 's/^/examples\//'
} >"$S.txt"
for n in $sizes; do # of the two large examples, whose kernels use no subgroup instructions, one in one size; suite vulkan interprets the other's
  case $n in
  1) skip='examples/dispatch.mlir' ;;
  *) skip='examples/\(conv\|dispatch\).mlir' ;;
  esac
  [ "$LONG" = 1 ] && skip=nothing
  turn=$((turn + 1))
  grep -v "^$skip" "$S.txt" | sed "s/^/$n /" | turns 3 $turn
done | each run_line
used() { # what is tested here is in these kernels
  "$CGC" run tests/shapes/shapes.mlir --function=softmax_5x512 --device=interp --target=$TARGET --subgroup-size="$1" --input=5x512xf32=1 --print-limit=1 \
    --print-ir-after=distribute-vectors 2>&1 | grep -q gpu.subgroup_reduce
}
for n in 4 8 16 32 64; do try "kernels have instructions of subgroups of $n" used $n; done
requires() { "$CGC" run tests/shapes/requires.mlir --device=interp --subgroup-size="$1" --input=32xf32=1 --input=32xf32=0 2>&1; }
refused() { requires 8 | grep 'requires subgroups of 32 threads, not of 8'; }
own() { requires 32 | grep '32xf32=32 32 32'; }
try "a kernel that requires another size is refused" refused
try "and runs in its own" own
device() { "$CGC" run examples/dense.mlir --device=vulkan --subgroup-size=8 --input=4x5xf32=1 2>&1 | grep 'needs --device=interp'; }
try "a device has a size of its own" device
