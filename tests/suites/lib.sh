# Sourced by the suites: the lines that are counted, and a parallel loop.
ok() { echo "ok $1"; }
fail() { echo "FAIL $1: $(printf '%s' "$2" | tr '\n' ' ' | cut -c 1-300)"; }
# expect N: so many results more are to come; run.sh compares.
expect() { echo "expect $1"; }
# try NAME COMMAND…: counts the command's exit status; its output is shown when it fails.
try() {
  local name=$1 out
  shift
  [ -n "$COUNTED" ] || expect 1
  if out=$("$@" 2>&1); then ok "$name"; else fail "$name" "$out"; fi
}
# shared NAME COMMAND…: makes what several suites use, which may run side by side: one at a time.
shared() {
  local name=$1
  shift
  (flock 9 && "$@") 9>"$WORK/$name.lock"
}
# The Python that has numpy: the first on the path, or the system's, where tools/setup.sh puts it.
numpy_python() {
  local p
  for p in python3 /usr/bin/python3; do "$p" -c 'import numpy' 2>/dev/null && echo "$p" && return; done
  return 1
}
# each FUNCTION [N] < list: runs FUNCTION LINE for every line, JOBS at a time. FUNCTION must be exported, and gives N results, 1 when left out; with -
# it says by itself how many. Each job writes a log of its own; they are shown in order, and a job that did not come to its end is a failure.
each() {
  local dir log results=${2:-1} counted=1
  dir=$(mktemp -d "$WORK/each.XXXXXX")
  awk -v dir="$dir" '{ printf "%s/%06d %s%c", dir, NR, $0, 0 }' >"$dir/jobs"
  if [ "$results" = - ]; then counted=; else expect $((results * $(tr -cd '\0' <"$dir/jobs" | wc -c))); fi
  COUNTED=$counted xargs -0 -r -P "${JOBS:-2}" -I{} bash -c '. tests/suites/lib.sh; "$0" "${1#* }" >"${1%% *}" 2>&1; : >"${1%% *}.end"' "$1" {} <"$dir/jobs"
  while IFS= read -r -d '' log; do
    cat "${log%% *}"
    [ -e "${log%% *}.end" ] || fail "$1 ${log#* }" "it did not come to its end"
  done <"$dir/jobs"
  rm -rf "$dir"
}
# turns N K: every Nth of the lines, from the Kth on; all of them in the long tests.
turns() { if [ "$LONG" = 1 ]; then cat; else awk -v n="$1" -v k="$2" 'NR % n == k % n'; fi; }
# reference: $WORK/vendor/reference, the words of tests/vendor/host.c, as gcc without optimizing has them.
make_reference() {
  local v=$WORK/vendor
  [ ! "$v/reference" -nt codegen.h ] || return 0
  mkdir -p "$v" && tools/sizes.sh compile-one "$WORK/config" O0 && gcc -std=c99 -O0 -I. -DHOST_NO_IMPLEMENTATION tests/vendor/host.c "$WORK/config/full.O0.o" -lm -o "$v/reference.any" &&
    "$v/reference.any" >"$v/reference.part" && mv "$v/reference.part" "$v/reference"
}
reference() { shared reference make_reference; }
# machine_unit TRIPLE: makes machine_object TRIPLE, tests/vendor/unit_both.c for that machine. Its gcc says what it thinks of it, and optimizes it where the tests
# may take long; elsewhere clang, which is twice as quick, makes the object.
machine_object() { echo "$WORK/cross/$1.${LONG:-0}.o"; }
make_deps() { # once for all machines
  [ ! -e "$1/stb_ds.h" ] || return 0
  mkdir -p "$1/spirv" && cp -r /usr/include/spirv/unified1 "$1/spirv/" && cp /usr/include/stb/stb_ds.h "$1/"
}
make_machine_unit() {
  local o=$(machine_object "$1") deps=$WORK/cross/deps flags
  [ ! "$o" -nt codegen.h ] || [ ! "$o" -nt codegen_spirv.h ] || return 0
  shared deps make_deps "$deps" || return 1
  flags="-std=c99 -Wall -Wextra -Werror -I. -isystem $deps"
  if [ "$LONG" = 1 ]; then "$1-gcc" $flags $JOINED -O1 -c tests/vendor/unit_both.c -o "$o.part" || return 1
  else
    "$1-gcc" $flags $JOINED -fsyntax-only tests/vendor/unit_both.c &&
      clang --target="$1" -nostdlibinc -isystem "/usr/$1/include" $flags -O0 -c tests/vendor/unit_both.c -o "$o.part" || return 1
  fi
  mv "$o.part" "$o"
}
machine_unit() { shared "$1" make_machine_unit "$1"; }
# gcc looks for the column of every token in the joined header's lines, which takes longer than compiling it does; the split build and, where
# the tests may take long, suite vendor's first way have this warning.
export JOINED=-Wno-misleading-indentation
# The search for leaks guesses the size of thread-local memory of libraries opened later, and with LLVM reads where there is none: it does not follow it.
ASAN_OPTIONS=detect_leaks=1:abort_on_error=0:exitcode=99:intercept_tls_get_addr=0
UBSAN_OPTIONS=print_stacktrace=1
export ASAN_OPTIONS UBSAN_OPTIONS
# The files of tests/check that C programs take: all but sizes that data decides.
checks_in_c() { ls tests/check/*.mlir | grep -v /data_sizes.mlir; }
# split_shapes DIR: a module per function of tests/shapes/shapes.mlir, DIR/FUNCTION.mlir.
split_shapes() {
  awk -v to="$1/" '/^func.func/ { name = $2; gsub(/^@|\(.*/, "", name); out = to name ".mlir"; printf "" >out } out { print >out }' tests/shapes/shapes.mlir
}
# shape_arguments FILE DIM: random inputs for the module's function, with DIM for its dynamic dims.
shape_arguments() {
  sed -n 's/^func.func @[a-z0-9_]*(\(.*\)) -> .*/\1/p' "$1" | grep -o 'tensor<[^>]*>' | sed "s/tensor<\(.*\)>/\1/; s/?/$2/g" | awk '{printf " --input=%s=random:%d", $0, NR}'
}
