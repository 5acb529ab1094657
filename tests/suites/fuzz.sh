# The fuzz targets over their kept corpora: under the sanitizers, and with 128 KiB of stack. Where the tests may take long, libFuzzer goes on from there for
# a few seconds, from a fixed seed.
. tests/suites/lib.sh
export FUZZ=$TOP/build/fuzz ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=print_stacktrace=1
shared asan make -j"$JOBS" -s BUILD=build/asan SAN=1 build/asan/libcodegen.a || { fail "sanitized build" "see build/test/fuzz.log"; exit 1; }
replay() { # TARGET NAME INPUTS ARG…: the compiler's, beside what every replay is made of
  local target=$1 name=$2 inputs=$3 exe=$WORK/replay-$1-${2%% *} log=$WORK/replay-$1-${2%% *}.log
  shift 3
  cc -std=gnu11 -D_POSIX_C_SOURCE=200809L -Isrc -Itools -Itests/fuzz -DCGC_SPLIT tests/fuzz/fuzz_"$target".c tests/fuzz/fuzz.c tests/fuzz/replay.c "$@" -lm -lpthread -o "$exe" ||
    { fail "fuzz $target $name" "it does not build"; return; }
  if timeout 1200 "$exe" $(find $inputs -type f | sort) >"$log" 2>&1; then ok "fuzz $target $name"
  else fail "fuzz $target $name" "$(grep -aE '^FINDING|runtime error|ERROR: |^tests/fuzz/' "$log" | tail -n 2)"; fi
}
sanitized() { # every block of a context comes from malloc by itself, so that its bounds are seen
  local more=
  case $1 in
    compile) more="-lSPIRV-Tools -Wl,-Bstatic -lstdc++ -Wl,-Bdynamic" ;;
    json) more="tools/cgc_json.c tools/cgc_tuning.c -lcjson" ;;
  esac
  replay "$1" sanitized tests/fuzz/corpus-"$1" -Og -g1 -fno-pie -no-pie -fsanitize=address,undefined -fno-sanitize-recover=all -DCODEGEN_TEST_BLOCKS -DSTACK=8388608 src/core/context.c \
    build/asan/libcodegen.a $more
}
stack() { # the validator that the compile target calls is not ours: it stays away
  replay "$1" "on 128 KiB of stack" "tests/fuzz/corpus-$1 tests/fuzz/corpus" -O1 -DFUZZ_NO_VALIDATOR -DSTACK=131072 build/libcodegen.a
}
export -f replay sanitized stack
printf '%s\n' compile passes parser affine json | each sanitized
printf '%s\n' compile passes parser | each stack
[ "$LONG" = 1 ] || exit 0

tests/fuzz/fuzz.sh build || { fail "fuzz targets" "they do not build; see build/test/fuzz.log"; exit 1; }
fuzz() {
  local work=$WORK/fuzz-$1 dict=
  case $1 in parser | compile | passes) dict=-dict=$FUZZ/mlir.dict ;; esac
  rm -rf "$work"
  mkdir -p "$work/new"
  if (ulimit -s 2048 && "$FUZZ/fuzz_$1" -seed=1 -max_total_time=30 -timeout=10 -rss_limit_mb=2048 -max_len=8000 -len_control=0 $dict \
    -artifact_prefix="$work/" "$work/new" tests/fuzz/corpus-"$1") >"$work/log" 2>&1; then
    ok "fuzz $1: half a minute more"
  else
    fail "fuzz $1: half a minute more" "$(grep -aE '^FINDING|runtime error|ERROR: |Test unit' "$work/log" | head -n 3)"
  fi
}
export -f fuzz
printf '%s\n' compile passes parser affine json | each fuzz
