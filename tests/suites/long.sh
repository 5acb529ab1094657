# Longer: the malformed corpus, mutated further; random programs; many compiles and threads under sanitizers.
. tests/suites/lib.sh
export CGC=build/cgc
shared asan make -j"$JOBS" -s BUILD=build/asan SAN=1 build/asan/cgc build/asan/libcodegen.a || exit 1
try "long: mutations" timeout 1800 python3 tests/fuzz/mutate.py --rounds 3000 build/asan/cgc
try "long: the judge builds" shared judge tests/random/build_judge.sh build
expect 5000
"$(numpy_python)" tests/random/programs.py --build=build --seed="${SEED:-100000}" --count=5000 --jobs="${JOBS:-2}" --suite
jax() { # in an environment of its own, so that nothing of the system changes
  [ -x build/xla/bin/python ] || python3 -m venv build/xla || return 1
  build/xla/bin/python -c 'import jax' 2>/dev/null || build/xla/bin/pip install -q jax
}
if out=$(jax 2>&1); then
  expect 2000
  build/xla/bin/python tests/random/programs.py --build=build --xla --seed="${SEED:-1}" --count=2000 --jobs="${JOBS:-2}" --suite
else
  echo "skipped random xla: JAX cannot be had: $(printf '%s' "$out" | tail -n 1)"
fi
many() { # under AddressSanitizer: with chunks so small that it sees every allocation, and in one block
  mkdir -p "$WORK/long"
  cc -std=c99 -O1 -g -fno-pie -no-pie -fsanitize=address,undefined -fno-sanitize-recover=all -Isrc tests/vendor/many_compiles.c build/asan/libcodegen.a -lm \
    -o "$WORK/long/many_asan" && "$WORK/long/many_asan" 5000 && "$WORK/long/many_asan" 500 8192
}
try "long: 10000 good and bad compiles under AddressSanitizer" many
threads() { # the whole library optimised, more rounds
  mkdir -p "$WORK/long/deps"
  cp "$(for f in /usr/include/stb/stb_ds.h /usr/local/include/stb/stb_ds.h; do [ -f $f ] && echo $f; done | head -n 1)" "$WORK/long/deps/stb_ds.h"
  clang -std=c99 -O1 -g -fsanitize=thread -DHOST_IMPLEMENTATION -Isrc -isystem "$WORK/long/deps" tests/vendor/threads.c -lm -lpthread \
    -o "$WORK/long/threads_tsan_long" && TSAN_OPTIONS="halt_on_error=1 exitcode=66" "$WORK/long/threads_tsan_long" check 60
}
try "long: eight threads under ThreadSanitizer" threads
