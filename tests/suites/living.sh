# What somebody lives with: versions, ids of diagnostics, cache keys, thousands of compiles in one context, compiles on many threads.
. tests/suites/lib.sh
L=$WORK/living
mkdir -p "$L/deps"
cp "$(for f in /usr/include/stb/stb_ds.h /usr/local/include/stb/stb_ds.h; do [ -f $f ] && echo $f; done | head -n 1)" "$L/deps/stb_ds.h"
for f in docs/compatibility.md docs/diagnostics.md; do try "there is $f" test -s "$f"; done
try "macros, heads and CHANGELOG agree on the version" python3 tests/living.py version
try "the kinds of diagnostics are those of docs/diagnostics.md" python3 tests/living.py ids
try "every field of a descriptor is in the cache key, or left out on purpose" python3 tests/living.py fields
printf 'func.func @f(%%a: tensor<4xf32>) -> tensor<4xf32> {\n  return %%b : tensor<4xf32>\n}\n' >"$L/wrong.mlir"
ids() { "${CGC:-build/cgc}" compile "$L/wrong.mlir" --emit=mlir 2>&1 | tee /dev/stderr | grep -q "wrong.mlir:2:[0-9]*: error: use of undeclared SSA value name '%b' \[undefined-name\]\$"; }
try "cgc names the kind of an error" ids

program() { # NAME FLAGS…: against the split build
  local name=$1
  shift
  cc -std=c99 -O1 -Wall -Wextra -Werror "$@" -Isrc "tests/vendor/$name.c" "${BUILD:-build}/libcodegen.a" -lm -lpthread -o "$L/$name"
}
compat() { program compat -Wpedantic && "$L/compat"; }
try "a host of 0.1 compiles and links" compat
compat_cxx() { g++ -x c++ -std=c++17 -Wall -Wextra -Werror -Isrc tests/vendor/compat.c -x none "${BUILD:-build}/libcodegen.a" -lm -o "$L/compat_cxx" && "$L/compat_cxx"; }
try "and as C++" compat_cxx
try "many_compiles builds" program many_compiles
try "threads builds" program threads
try "10000 good and bad compiles in one context" "$L/many_compiles" 5000
try "10000 good and bad compiles in one block" "$L/many_compiles" 5000 4096
fixed() { # no malloc in the unit at all
  clang -std=c99 -O0 -DHOST_IMPLEMENTATION -DCODEGEN_NO_MALLOC -DCODEGEN_NO_INTERP -Isrc -isystem "$L/deps" tests/vendor/many_compiles.c -o "$L/many_fixed" &&
    "$L/many_fixed" 300 4096
}
try "the same without malloc in the library" fixed
throughput() { "$L/threads" throughput >"$L/throughput"; local status=$?; cat "$L/throughput" >&2; return $status; }
try "compiles on as many threads as processors" throughput
cat "$L/throughput"
tsan() {
  clang -std=c99 -O0 -fsanitize=thread -DHOST_IMPLEMENTATION -Isrc -isystem "$L/deps" tests/vendor/threads.c -lm -lpthread -o "$L/threads_tsan" &&
    TSAN_OPTIONS="halt_on_error=1 exitcode=66" "$L/threads_tsan" check 4
}
try "eight threads under ThreadSanitizer" tsan
