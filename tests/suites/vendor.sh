# All the ways of building a host against the shipped headers; every build's words equal the first one's.
. tests/suites/lib.sh
export V=$WORK/vendor
mkdir -p "$V/deps"
cp "$(for f in /usr/include/stb/stb_ds.h /usr/local/include/stb/stb_ds.h; do [ -f $f ] && echo $f; done | head -n 1)" "$V/deps/stb_ds.h"
export INC="-I$TOP -isystem $V/deps"
H=tests/vendor/host.c
# name | command that makes $V/NAME.exe, with OUT for it
tools/sizes.sh compile-one "$WORK/config" O0 # gcc -O0, once for the ways that differ in the host alone
export UNIT=$WORK/config/full.O0.o HOSTS="-DHOST_NO_IMPLEMENTATION $H $WORK/config/full.O0.o"
# name | command that makes $V/NAME.exe, with OUT for it; the long ones first. Where the compiler does not matter it is the quickest. What most
# optimizing changes is for where the tests may take long.
most=0
[ "$LONG" = 1 ] && most=2
cat >"$V/ways" <<W
c++ host implements stb_ds after|clang++ -x c++ -std=c++17 -O0 -Wno-deprecated -DHOST_STB_AFTER $INC $H -lm -o OUT
host implements stb_ds after, names of windows.h and X11, CODEGEN_CHECK_HANDLES|clang -std=c99 -O0 -DHOST_STB_AFTER -DHOST_RUDE_NAMES -DCODEGEN_CHECK_HANDLES $INC $H -lm -o OUT
static c++, host implements stb_ds before|clang++ -x c++ -std=c++17 -O0 -DCODEGEN_STATIC -DHOST_STB_BEFORE -Wall -Wextra -Werror -Wno-deprecated $INC $H -lm -o OUT
backend in a unit of its own|clang -std=c99 -O0 $INC -DHOST_NO_IMPLEMENTATION $H tests/vendor/unit_codegen.c tests/vendor/unit_spirv.c -lm -o OUT
plainly before, then both by codegen_spirv.h|clang -std=c99 -O0 $INC -DHOST_NO_IMPLEMENTATION -DUNIT_PLAIN_FIRST $H tests/vendor/unit_both.c -lm -o OUT
spines as they are, c11 clang, fast math|clang -std=c11 -O$most -ffast-math -Wall -Wextra -Wpedantic -Werror -Isrc -isystem $V/deps $H -lm -o OUT
CODEGEN_STB_DS_H and CODEGEN_SPIRV_H, no malloc: a realloc_fn in one block|clang -std=c99 -O0 -DCODEGEN_NO_MALLOC -DHOST_BLOCK '-DCODEGEN_STB_DS_H="$V/deps/stb_ds.h"' '-DCODEGEN_SPIRV_H=<spirv/unified1/spirv.h>' -I$TOP $H -lm -o OUT
c++ host of a C unit|g++ -x c++ -std=c++17 $INC -DHOST_NO_IMPLEMENTATION $H -x none $UNIT -lm -o OUT
split build|gcc -std=c99 -O0 -Isrc -isystem $V/deps -DHOST_NO_IMPLEMENTATION $H build/libcodegen.a -lm -o OUT
stack of 128 KiB|gcc -std=gnu99 -O0 -DHOST_POSIX -DHOST_THREADS -DHOST_THREADS_ROUNDS=1 -DHOST_STACK=131072 $INC $HOSTS -lm -lpthread -o OUT
comma locale|gcc -std=c99 -O0 '-DHOST_LOCALE="de_DE.UTF-8"' $INC $HOSTS -lm -o OUT
W
# Suite bundle has these compilers, standards and warnings, too, in two units, and suite living threads.
[ "$LONG" = 1 ] && cat >>"$V/ways" <<W
two threads under ThreadSanitizer|clang -std=gnu99 -O0 -fsanitize=thread -DHOST_POSIX -DHOST_THREADS -DHOST_THREADS_ROUNDS=2 $INC $H -lm -lpthread -o OUT
two units|gcc -std=c99 -O0 $INC $HOSTS -lm -o OUT
c11 gcc, fast math|gcc -std=c11 -O3 -ffast-math -Wall -Wextra -Wpedantic -Werror $JOINED $INC $H -lm -o OUT
two units c++|clang++ -x c++ -std=c++17 -O0 -Wno-deprecated $INC -DHOST_NO_IMPLEMENTATION $H tests/vendor/unit_both.c -lm -o OUT
host implements stb_ds before|clang -std=c99 -O0 -DHOST_STB_BEFORE $INC $H -lm -o OUT
c++17 gcc|g++ -x c++ -std=c++17 -O0 -Wall -Wextra -Wpedantic -Werror $INC $H -lm -o OUT
c99 clang|clang -std=c99 -O0 -Wall -Wextra -Wpedantic -Werror $INC $H -lm -o OUT
c++17 clang|clang++ -x c++ -std=c++17 -O0 -Wall -Wextra -Wpedantic -Werror -Wno-deprecated $INC $H -lm -o OUT
W
mkdir -p "$V/locale"
[ -d "$V/locale/de_DE.UTF-8" ] || localedef -i de_DE -f UTF-8 "$V/locale/de_DE.UTF-8" >/dev/null 2>&1
export LOCPATH=$V/locale
expect 1
export REFERENCE=$V/reference.here # the way of ours: C99, warnings are errors
strict="gcc -std=c99 -O0 -Wall -Wextra -Wpedantic -Werror"
# In one unit, and with the columns of its tokens, which takes longer than all else, where the tests may take long; else gcc looks at that unit only, and
# what is linked is the unit beside it.
if [ "$LONG" = 1 ]; then out=$($strict $INC $H -lm -o "$V/reference.exe" 2>&1 && "$V/reference.exe" 2>&1 >"$REFERENCE")
else out=$($strict $JOINED $INC -fsyntax-only $H 2>&1 && $strict $INC $HOSTS -lm -o "$V/reference.exe" 2>&1 && "$V/reference.exe" 2>&1 >"$REFERENCE"); fi
if [ -s "$REFERENCE" ] && [ -z "$out" ]; then ok "vendor c99 gcc"; else fail "vendor c99 gcc" "$out"; exit; fi
cat "$REFERENCE"
way() {
  local name=${1%%|*} command=${1#*|} exe out
  exe=$V/$(printf '%s' "$name" | tr -c 'a-zA-Z0-9' _).exe
  command=${command//OUT/$exe}
  if ! out=$(bash -c "$command" 2>&1); then fail "vendor $name" "does not build: $out"; return; fi
  if ! out=$("$exe" 2>&1); then fail "vendor $name" "does not run: $out"; return; fi
  if [ "$out" = "$(cat "$REFERENCE")" ]; then ok "vendor $name"; else fail "vendor $name" "other words: $out"; fi
}
export -f way
each way <"$V/ways"
read_once() { # gcc takes longer to skip the implementation than to read what is public
  [ "$(printf '#include "codegen.h"\n#include "codegen_spirv.h"\n' | gcc $INC -H -fsyntax-only -x c - 2>&1 | grep -c '^\.\.* .*codegen\.h$')" = 1 ]
}
try "vendor a plain include of both reads codegen.h once" read_once
handles() { # reports what is no longer valid, under AddressSanitizer; the wrong calls under both are suite asan's
  local ub=
  [ "$LONG" = 1 ] && ub=,undefined
  clang -std=gnu11 -O0 -fsanitize=address$ub -fno-sanitize-recover=all -DCODEGEN_IMPLEMENTATION -DCODEGEN_CHECK_HANDLES $INC tests/unit/test_misuse.c \
    -lcmocka -lm -o "$V/handles.exe" && "$V/handles.exe" 2>&1 | tee "$V/handles.log" && grep -q 'OK \] test_handles' "$V/handles.log" && ! grep -q FAILED "$V/handles.log"
}
try "vendor handles that are no longer valid are reported" handles
