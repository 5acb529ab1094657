# Builds for other machines: their words equal x86-64's (32-bit, big-endian, signed and unsigned char), and so does the C that the examples become;
# MinGW's compile and link. With LONG=1 all are optimized, and tests/check runs by --device=c, by cgc and kernels of the machine.
. tests/suites/lib.sh
export V=$WORK/cross
mkdir -p "$V/deps/spirv"
cp /usr/include/stb/stb_ds.h "$V/deps/" && cp -r /usr/include/spirv/unified1 "$V/deps/spirv/"
export INC="-I$TOP -isystem $V/deps" H=tests/vendor/host.c
export EXAMPLES=$(ls examples/*.mlir | grep -v dispatch)
reference
c_words() { # OUT COMPILER ARG…
  local out=$1
  shift
  "$@" -std=c99 -Wall -Wextra -Werror $JOINED $INC tests/vendor/c_words.c -lm -o "$out"
}
try "cross: the C of the examples" c_words "$V/c_words" gcc -O0 "$WORK/config/full.O0.o" && "$V/c_words" $EXAMPLES >"$V/c_words.txt"
cross() {
  set -- $1
  local triple=$1 qemu=$2 level=$3 out exe=$V/$1.exe unit=$V/$1.o
  if [ "$qemu" = none ]; then expect 1; else expect 2; fi
  if ! out=$($triple-gcc -std=c99 "$level" -Wall -Wextra -Werror $JOINED $INC -c tests/vendor/unit_both.c -o "$unit" 2>&1 &&
    $triple-gcc -std=c99 "$level" -Wall -Wextra -Werror $JOINED $INC -DHOST_NO_IMPLEMENTATION $H "$unit" -lm -o "$exe" 2>&1); then fail "cross $triple" "$out"; return; fi
  ok "cross $triple builds"
  [ "$qemu" = none ] && return
  [ "$level" = -O0 ] || try "cross $triple: C equals x86-64's" same_c "$triple" "$qemu" "$unit"
  if ! out=$($qemu -L /usr/$triple "$exe" 2>&1); then fail "cross $triple runs" "$out"; return; fi
  if [ "$out" = "$(cat "$WORK/vendor/reference")" ]; then ok "cross $triple: words equal x86-64's"; else fail "cross $triple words" "$out"; fi
}
same_c() { # TRIPLE QEMU UNIT
  c_words "$V/$1.c_words" "$1-gcc" -O1 "$3" && [ -s "$V/c_words.txt" ] && "$2" -L "/usr/$1" "$V/$1.c_words" $EXAMPLES | cmp - "$V/c_words.txt"
}
export -f cross c_words same_c
few=-O0
[ "$LONG" = 1 ] && few=-O1
printf '%s\n' "s390x-linux-gnu qemu-s390x -O1" "aarch64-linux-gnu qemu-aarch64 $few" "arm-linux-gnueabihf qemu-arm $few" "x86_64-w64-mingw32 none $few" | each cross -
if [ "$LONG" = 1 ]; then
  checked() { # TRIPLE|QEMU|FILE: cgc runs on QEMU, and the compiler that it starts here
    local triple qemu file
    IFS='|' read -r triple qemu file <<<"$1"
    try "cross $triple: $file" env CGC_CC="$triple-gcc" CGC_CFLAGS=-O1 timeout 3600 "$qemu" -L "/usr/$triple" "$V/$triple/cgc" check "$file" --device=c
  }
  export -f checked
  for t in "aarch64-linux-gnu|qemu-aarch64" "arm-linux-gnueabihf|qemu-arm"; do
    triple=${t%|*}
    try "cross $triple: cgc builds" make -s -j"$JOBS" BUILD="$V/$triple" CC="$triple-gcc" AR="$triple-ar" WARN= CFLAGS="-O1 -isystem $V/deps" "$V/$triple/cgc"
    for f in $(checks_in_c); do echo "$t|$f"; done
  done >"$V/files"
  grep -v '|' "$V/files"
  grep '|' "$V/files" | each checked
fi
