#!/bin/bash
# Builds the fuzz targets and runs them over their kept corpora and then over what libFuzzer makes of these; README.md here says more.
#
#   fuzz.sh run SECONDS [TARGET…]    each target that long; findings are minimised and printed with how to run them again
#   fuzz.sh keep [TARGET…]           the kept corpora anew, from themselves and what runs have found: small inputs that cover it all
#   fuzz.sh build [TARGET…]
#
# JOBS processes a target (default: the cores), results under FUZZ (default: build/fuzz). With BUILT=1 nothing is built: tests/fuzz and what `build`
# left in FUZZ (fuzz_*, mlir.dict, seeds-*) are all that a run on another machine needs.
cd "$(dirname "$0")/../.." || exit 3
JOBS=${JOBS:-$(nproc)}
FUZZ=${FUZZ:-$PWD/build/fuzz}
CLANG=${CLANG:-clang}
ALL="parser compile passes affine json"
# Every block of a context comes from malloc by itself, so that AddressSanitizer sees its bounds and its end.
SANITIZE="-O1 -gline-tables-only -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all -DCODEGEN_TEST_BLOCKS"
SECONDS_EACH=10 MEMORY=2048 STACK=2048 LONGEST=8000 # an input: seconds, MiB, KiB (frames are several times their size here), bytes
export ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=print_stacktrace=1
export FUZZ CLANG SANITIZE

usage() { sed -n 's/^#   //p' "$0" >&2; exit 2; }

build_one() {
  local t=$1 sources="tests/fuzz/fuzz_$1.c tests/fuzz/fuzz.c" libs="$FUZZ/libcodegen.a -lm"
  case $t in
    parser | passes) sources="$sources tests/fuzz/mutator.c" ;;
    compile) sources="$sources tests/fuzz/mutator.c" libs="$libs -lSPIRV-Tools -Wl,-Bstatic -lstdc++ -Wl,-Bdynamic" ;;
    json) sources="$sources tools/cgc_json.c tools/cgc_tuning.c" libs="$libs -lcjson" ;;
  esac
  "$CLANG" -std=gnu11 $SANITIZE -fsanitize=fuzzer -Wall -Wextra -D_POSIX_C_SOURCE=200809L -Isrc -Itools -Itests/fuzz -DCGC_SPLIT $sources $libs -o "$FUZZ/fuzz_$t"
}

export -f build_one

build() {
  make -s -j"$JOBS" BUILD="$FUZZ" CC="$CLANG" WARN= CFLAGS="$SANITIZE -fsanitize=fuzzer-no-link" LDFLAGS="-fsanitize=address,undefined" "$FUZZ/libcodegen.a" || return 1
  local t
  printf '%s\n' "$@" | xargs -P "$JOBS" -I{} bash -c 'build_one {}' || return 1
  "$CLANG" -std=gnu11 -fsanitize=address,undefined -Isrc tests/fuzz/dictionary.c "$FUZZ/libcodegen.a" -lm -o "$FUZZ/dictionary" || return 1
  "$FUZZ/dictionary" | sort -u >"$FUZZ/mlir.dict"
  for t in "$@"; do
    case $t in affine) mkdir -p "$FUZZ/seeds-$t" ;; *) python3 tests/fuzz/seeds.py "$t" "$FUZZ/seeds-$t" || return 1 ;; esac
  done
}

# A finding: as small as it gets in a minute, its report, and how to see it again.
report() {
  local t=$1 found=$2 small
  small=$(dirname "$found")/minimised-$(basename "$found")
  "$FUZZ/fuzz_$t" -minimize_crash=1 -max_total_time=60 -timeout=$SECONDS_EACH -rss_limit_mb=$MEMORY -exact_artifact_path="$small" "$found" >"$small.log" 2>&1
  [ -s "$small" ] || cp "$found" "$small"
  echo "==== a finding of $t: $small ($(wc -c <"$small") bytes)"
  "$FUZZ/fuzz_$t" -timeout=$SECONDS_EACH -rss_limit_mb=$MEMORY "$small" 2>&1 | grep -aE '^FINDING|runtime error|ERROR: |^    #[0-9]+ .* in cg' | head -n 12
  echo "again: $FUZZ/fuzz_$t $small"
}

run_one() {
  local t=$1 time=$2 dict= found="$FUZZ/found-$t" findings="$FUZZ/findings-$t" log="$FUZZ/$t.log" begin n
  begin=$(mktemp)
  mkdir -p "$found" "$findings" "tests/fuzz/corpus-$t"
  case $t in parser | compile | passes) dict="-dict=$FUZZ/mlir.dict" ;; esac
  (
    ulimit -s $STACK
    "$FUZZ/fuzz_$t" -fork="$JOBS" -ignore_crashes=1 -ignore_timeouts=1 -ignore_ooms=1 -max_total_time="$time" -timeout=$SECONDS_EACH -rss_limit_mb=$MEMORY \
      -max_len=$LONGEST -len_control=0 $dict -artifact_prefix="$findings/" "$found" "tests/fuzz/corpus-$t" ${NO_SEEDS:-"$FUZZ/seeds-$t"} >"$log" 2>&1
  )
  n=$(find "$findings" -type f ! -name 'minimised-*' -newer "$begin" | wc -l)
  echo "$t: $(grep -aoE '^#[0-9]+: cov' "$log" | tail -n 1 | tr -dc 0-9) inputs in $time s, JOBS=$JOBS," \
    "$(grep -aoE 'cov: [0-9]+' "$log" | awk '$2 > n {n = $2} END {print n + 0}') edges, $n findings"
  find "$findings" -type f ! -name 'minimised-*' -newer "$begin" | sort | head -n 10 | while read -r f; do report "$t" "$f"; done
  rm -f "$begin"
  [ "$n" = 0 ]
}

# The kept corpus anew: inputs that cover what it and the found ones do; of more than 300, some of every size. Findings (finding-*) stay.
keep_one() {
  local t=$1 corpus=tests/fuzz/corpus-$1 new
  new=$(mktemp -d)
  "$FUZZ/fuzz_$t" -merge=1 -set_cover_merge=1 -max_len=$LONGEST -timeout=$SECONDS_EACH -rss_limit_mb=$MEMORY "$new" "$corpus" "$FUZZ/found-$t" >"$FUZZ/keep-$t.log" 2>&1 || return 1
  ls -S "$new" | awk '{name[NR] = $0} END {n = NR < 300 ? NR : 300; for (i = 0; i < n; i++) print name[int(i * NR / n) + 1]}' >"$FUZZ/keep-$t.list"
  mkdir -p "$corpus"
  find "$corpus" -type f ! -name 'finding-*' -delete
  while read -r f; do cp "$new/$f" "$corpus/"; done <"$FUZZ/keep-$t.list"
  rm -rf "$new"
  echo "$t: $(ls "$corpus" | wc -l) files, $(du -sk --apparent-size "$corpus" | cut -f1) KiB"
}

mkdir -p "$FUZZ"
command=$1
shift
case $command in
  run) time=$1; shift; [ "$time" -gt 0 ] 2>/dev/null || usage ;;
  keep | build) ;;
  *) usage ;;
esac
targets=${*:-$ALL}
[ -n "$BUILT" ] || build $targets || { echo "fuzz.sh: the targets do not build" >&2; exit 1; }
status=0
for t in $targets; do
  case $command in
    run) run_one "$t" "$time" || status=1 ;;
    keep) keep_one "$t" || status=1 ;;
  esac
done
exit $status
