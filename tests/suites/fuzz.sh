# The fuzz targets: each over its kept corpus and, from a fixed seed, for a few seconds more; then the corpora once more with 128 KiB of stack.
. tests/suites/lib.sh
export FUZZ=$TOP/build/fuzz LEVEL=-O1 STACK=2048 SLOWEST=10
# Not optimized, a build takes a quarter of the time; its frames are larger, and it is slower.
[ "$LONG" = 1 ] || export FUZZ=$TOP/build/fuzz-O0 LEVEL=-O0 STACK=8192 SLOWEST=30
export ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=print_stacktrace=1
tests/fuzz/fuzz.sh build || { fail "fuzz targets" "they do not build; see build/test/fuzz.log"; exit 1; }
fuzz() {
  local corpus=tests/fuzz/corpus-$1 work=$WORK/fuzz-$1 dict= n
  n=$(find "$corpus" -type f | wc -l)
  [ "$n" -ge 20 ] || { fail "fuzz $1" "only $n kept inputs"; return; }
  case $1 in parser | compile | passes) dict=-dict=$FUZZ/mlir.dict ;; esac
  rm -rf "$work"
  mkdir -p "$work/new"
  if (ulimit -s $STACK && "$FUZZ/fuzz_$1" -seed=1 -runs=0 -timeout=$SLOWEST -rss_limit_mb=2048 -artifact_prefix="$work/" "$corpus") >"$work/log" 2>&1; then
    ok "fuzz $1: the kept inputs"
  else
    fail "fuzz $1: the kept inputs" "$(grep -aE '^FINDING|runtime error|ERROR: |Test unit' "$work/log" | head -n 3)"
    return
  fi
  if (ulimit -s $STACK && "$FUZZ/fuzz_$1" -seed=1 -max_total_time=5 -timeout=$SLOWEST -rss_limit_mb=2048 -max_len=8000 -len_control=0 $dict \
    -artifact_prefix="$work/" "$work/new" "$corpus") >"$work/log" 2>&1; then
    ok "fuzz $1: five seconds more"
  else
    fail "fuzz $1: five seconds more" "$(grep -aE '^FINDING|runtime error|ERROR: |Test unit' "$work/log" | head -n 3)"
  fi
}
export -f fuzz
printf '%s\n' compile passes parser affine json | each fuzz 2
# Without sanitizers, on a small stack. The validator that the compile target calls is not ours: it stays away.
stack() {
  local exe=$WORK/replay-$1 log=$WORK/replay-$1.log
  cc -std=gnu11 -O1 -DFUZZ_NO_VALIDATOR -Isrc -Itests/fuzz tests/fuzz/fuzz_"$1".c tests/fuzz/fuzz.c tests/fuzz/replay.c build/libcodegen.a -lm -lpthread -o "$exe" ||
    { fail "fuzz $1 on 128 KiB of stack" "it does not build"; return; }
  if "$exe" $(find tests/fuzz/corpus-"$1" tests/fuzz/corpus -type f | sort) >"$log" 2>&1; then ok "fuzz $1 on 128 KiB of stack"
  else fail "fuzz $1 on 128 KiB of stack" "$(tail -n 2 "$log")"; fi
}
export -f stack
printf '%s\n' compile passes parser | each stack
