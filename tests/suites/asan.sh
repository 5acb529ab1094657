# What needs no GPU driver, once more under AddressSanitizer (leaks included) and UndefinedBehaviorSanitizer.
. tests/suites/lib.sh
shared asan make -j"$JOBS" -s BUILD=build/asan SAN=1 build/asan/cgc build/asan/libcodegen.a || { echo "FAIL sanitized build: see build/test/asan.log"; exit 1; }
export CGC=build/asan/cgc CGC_DIR=$TOP/build/asan LIB=build/asan/libcodegen.a LIT_WORK=$WORK/lit-asan BUILD=build/asan
export UNIT_FLAGS="-Og -g1 -fno-pie -no-pie -fsanitize=address,undefined -fno-sanitize-recover=all"
# Fewer draws of unit tests (tests/unit/sweep.h), no %validate and no %unsanitized of tests/lit, fewer functions of tests/check.
by() { if [ "$LONG" != 1 ]; then case $1 in unit) SWEEP=10 ;; *) SWEEP=4 ;; esac; export SWEEP; fi; }
export SIZES=16 # of subgroups: every kernel's whole way down, and the kernels interpreted, where the tests may take long
for s in unit lit check $([ "$LONG" != 1 ] || echo subgroups); do by $s; bash tests/suites/$s.sh | sed "s/^\(ok\|FAIL\) /\1 sanitized /"; done
