# The C backend: what it writes is free of warnings as C99 and C++17, with vectors and without; the same input gives the same words; a host of its own,
# here and under qemu; the examples beside the interpreter; and tests/check by --device=c, every 25th function, each under another compiler in turn. All
# of them, under each, with LONG=1.
. tests/suites/lib.sh
export CGC=${CGC:-build/cgc} C=$WORK/c
rm -rf "$C"
mkdir -p "$C"
written() { # FILE COMPILER…
  local out name
  name=$(basename "$1" .mlir)
  out=$("${@:2}" -Wall -Wextra -Wpedantic -Wno-psabi -Werror -c "$C/$name.c" -o "$C/$name.$$.o" 2>&1) && rm -f "$C/$name.$$.o" && [ -z "$out" ] || { echo "$out"; return 1; }
}
example() { # FILE
  local name
  name=$(basename "$1" .mlir)
  "$CGC" compile "$1" --target=c -o "$C/$name.c" && "$CGC" compile "$1" --target=c -o "$C/again/$name.c" && cmp "$C/$name.c" "$C/again/$name.c" && cmp "$C/$name.h" "$C/again/$name.h" || { fail "c: $1" "is not written, or not twice alike"; return; }
  try "c: $1, gcc" written "$1" gcc -std=c99 -O2
  try "c: $1, clang" written "$1" clang -std=c99 -O2
  try "c: $1, g++" written "$1" g++ -x c++ -std=c++17 -O2
  try "c: $1, clang++" written "$1" clang++ -x c++ -std=c++17 -O0
  try "c: $1, no vectors" written "$1" gcc -std=c99 -O2 -DCODEGEN_C_NO_VECTORS
  for t in avx2 avx512; do
    flags=-mavx2; [ $t = avx512 ] && flags=-mavx512f
    "$CGC" compile "$1" --target=c-$t -o "$C/$name.c" && try "c: $1, c-$t" written "$1" gcc -std=c99 -O2 $flags -mfma
  done
}
run_line() { # FILE ARGUMENTS: in subgroups, too
  set -- $1
  try "c: $*" "$CGC" run "examples/$1" --device=c --compare --print-limit=1 "${@:2}"
  try "c: subgroups of 8: $*" "$CGC" run "examples/$1" --device=c --target=c --subgroup-size=8 --compare --print-limit=1 "${@:2}"
}
host() { # FLAGS…
  "$CGC" compile examples/dynamic.mlir --target=c -o "$C/host/dynamic.c" &&
    "$@" -Wall -Wextra -Wpedantic -Werror -I"$C/host" tests/vendor/c_host.c "$C/host/dynamic.c" -lm -o "$C/host/host" && $RUN "$C/host/host"
}
settings="gcc -O0|gcc -O2|clang -O0|clang -O2|gcc -O1 -fsanitize=address,undefined -fno-sanitize-recover=all|clang -O1 -fsanitize=undefined -fsanitize-trap=undefined -DCODEGEN_C_NO_VECTORS"
check_c() { # SETTING ARG…: what AddressSanitizer watches needs its library before all others
  local setting=$1 preload=
  shift
  case $setting in *address*) preload=$(gcc -print-file-name=libasan.so) ;; esac
  LD_PRELOAD=$preload ASAN_OPTIONS=detect_leaks=0 CGC_CC="env -u LD_PRELOAD ${setting%% *}" CGC_CFLAGS=${setting#* } timeout 3600 "$CGC" check "$@" --device=c 2>&1
}
watched() { # a kernel that reads behind an argument ends under AddressSanitizer, and there alone
  local flags
  for flags in "-O1" "-O1 -fsanitize=address"; do
    LD_PRELOAD=$(gcc -print-file-name=libasan.so) ASAN_OPTIONS=detect_leaks=0 CGC_CC="env -u LD_PRELOAD gcc" CGC_CFLAGS=$flags "$CGC" run tests/vendor/c_behind.mlir \
      --device=c --target=c --pipeline=materialize-interface,verify-emission --function=behind --input=16xi32=3 2>&1
    echo "status $?"
  done >"$C/watched"
  grep -q '^16xi32=3 3 .* -1515870811$' "$C/watched" && grep -q 'use-after-poison' "$C/watched" && [ "$(grep -c '^status 0' "$C/watched")" = 1 ]
}
checked() { # SETTING FILE FUNCTION
  local setting file name
  IFS='|' read -r setting file name <<<"$1"
  check_c "$setting" "$file" --function="$name" | grep -q '^1 passed, 0 failed'
}
function_line() { try "c: $1" checked "$1"; }
whole() { # SETTING|FILE
  local setting file
  IFS='|' read -r setting file <<<"$1"
  try "c: $1" check_c "$setting" "$file"
}
functions() { # a setting, a file and one of its functions a line
  for f in $(checks_in_c); do sed -n 's/^func\.func @\([A-Za-z0-9_]*\).*/\1/p' "$f" | awk -v f="$f" 'NR % 25 == 1 { print f "|" $1 }'; done |
    awk -v s="$settings" '{ n = split(s, all, "|"); print all[NR % n + 1] "|" $0 }'
}
export -f written example run_line host check_c checked function_line whole
mkdir -p "$C/host" "$C/again"
ls examples/*.mlir | grep -v dispatch | each example -
for s in "gcc -std=c99 -O1 -fsanitize=address,undefined -fno-sanitize-recover=all" "clang -std=c99 -O2" "g++ -x c++ -std=c++17 -O0 -D__STDC_LIMIT_MACROS"; do
  try "c: a host, $s" host ${s}
done
for t in "aarch64-linux-gnu qemu-aarch64" "arm-linux-gnueabihf qemu-arm"; do
  RUN="${t#* } -L /usr/${t% *}" try "c: a host, ${t% *}" host "${t% *}-gcc" -std=c99 -O2
done
grep -v '^#' tests/examples/runs.txt | grep -v '^dispatch.mlir' | each run_line 2
functions | each function_line
try "c: AddressSanitizer sees what kernels read" watched
if [ "$LONG" = 1 ]; then
  echo "$settings" | tr '|' '\n' | while read -r s; do for f in $(checks_in_c); do echo "$s|$f"; done; done | each whole
fi
