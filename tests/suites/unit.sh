# Every tests/unit/test_*.c, with cmocka, against the split build that verifies after each pass.
. tests/suites/lib.sh
BUILD=${BUILD:-build}
export BUILD LIB=${LIB:-$BUILD/libcodegen.a} UNIT_FLAGS=${UNIT_FLAGS:--O1 -g}
mkdir -p "$WORK/unit-$(basename "$BUILD")"
included() { sed -n 's|^#include "\([a-z_/]*\.c\)".*|-o -path src/\1|p' "$1"; } # sources that a test is made of as well, for what is static in them
unit() {
  local name out exe log
  name=$(basename "$1" .c)
  exe=$WORK/unit-$(basename "$BUILD")/$name
  expect "$(grep -o 'cmocka_unit_test[a-z_]*(' "$1" | wc -l)"
  if [ ! -e "$exe.o" ] || [ -n "$(find "$1" src tests/unit \( -name '*.h' -o -path "$1" $(included "$1") \) -newer "$exe.o" -print -quit)" ]; then
    out=$(${CC:-cc} -std=c11 $UNIT_FLAGS -D_POSIX_C_SOURCE=200809L -Wall -Wextra -Isrc -Itests/unit -c "$1" -o "$exe.o" 2>&1) || { fail "unit $name" "$out"; return; }
  fi
  out=$(${CC:-cc} $UNIT_FLAGS "$exe.o" "$LIB" -lcmocka -lm -lpthread -o "$exe" 2>&1) || { fail "unit $name" "$out"; return; }
  log=$exe.log
  timeout 900 "$exe" >"$log" 2>&1
  status=$?
  cat "$log"
  # cmocka's lines: [       OK ] name, [  FAILED  ] name
  grep -a '^\[       OK \]' "$log" | sort -u | sed "s|^.*\] |ok unit $name: |"
  grep -a '^\[  FAILED  \] [a-z_]*$' "$log" | sort -u | sed "s|^.*\] |FAIL unit $name: |;s|\$|: see $log|"
  if [ $status != 0 ] && ! grep -aq '^\[  FAILED  \]' "$log"; then fail "unit $name" "exit $status: $(tail -n 5 "$log")"; fi
  if ! grep -aq '^\[       OK \]' "$log" && [ $status = 0 ]; then fail "unit $name" "tested nothing"; fi
}
export -f included unit
ls tests/unit/test_*.c | each unit -
