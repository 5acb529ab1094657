# tests/launch on lavapipe under the validation layer: programs for hosts with fixed layouts.
. tests/suites/lib.sh
BUILD=${BUILD:-build}
export CGC_VULKAN_VALIDATION=1
exe=$WORK/launch-$(basename "$BUILD")
if ! out=$(${CC:-cc} -std=c11 ${UNIT_FLAGS:--O1 -g} -D_POSIX_C_SOURCE=200809L -DCGC_SPLIT -Wall -Wextra -Isrc -Itools tests/launch/launch.c \
  "$BUILD"/obj/tools/{runner,vulkan_runner}.o "${LIB:-$BUILD/libcodegen.a}" -lcmocka -lm -ldl -o "$exe" 2>&1); then
  fail "launch builds" "$out"
  exit 0
fi
timeout 600 "$exe" >"$exe.log" 2>&1
status=$?
cat "$exe.log"
expect "$(grep -ao 'Running [0-9]* test' "$exe.log" | grep -o '[0-9]*')"
grep -a '^\[       OK \]' "$exe.log" | sort -u | sed 's|^.*\] |ok launch |'
grep -a '^\[  FAILED  \] [a-z_]*$' "$exe.log" | sort -u | sed "s|^.*\] |FAIL launch |;s|\$|: see $exe.log|"
if [ $status != 0 ] && ! grep -aq '^\[  FAILED  \]' "$exe.log"; then fail "launch" "exit $status: $(tail -n 5 "$exe.log")"; fi
