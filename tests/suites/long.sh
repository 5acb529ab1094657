# Longer: the documents' large inputs run once at kernel level, the malformed corpus mutated further, thousands of compiles in one context.
. tests/suites/lib.sh
export CGC=build/cgc
run_line() {
  set -- $1
  local file=$1
  shift
  try "long: $file $*" timeout 1800 "$CGC" run "$file" --print-limit=4 "$@"
}
export -f run_line
[ -f tests/examples/long_runs.txt ] && grep -v '^#' tests/examples/long_runs.txt | each run_line
try "long: mutations" timeout 1800 python3 tests/fuzz/mutate.py --rounds 3000 build/asan/cgc
