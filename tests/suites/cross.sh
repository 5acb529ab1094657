# Builds for other machines: their words equal x86-64's (32-bit, big-endian, signed and unsigned char), and so does the C that the examples become;
# MinGW's compile and link (without LONG=1 in suite bundle alone, as a DLL). With LONG=1 all are optimized, by their own compilers, and tests/check runs by
# --device=c, by cgc and kernels of the machine.
. tests/suites/lib.sh
export V=$WORK/cross
mkdir -p "$V"
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
  local triple=$1 qemu=$2 out exe=$V/$1.exe unit=$(machine_object "$1")
  if [ "$qemu" = none ]; then expect 1; else expect 2; fi
  if ! out=$(machine_unit "$triple" 2>&1 && $triple-gcc -std=c99 $level -Wall -Wextra -Werror $JOINED $INC -DHOST_NO_IMPLEMENTATION $H "$unit" -lm -o "$exe" 2>&1); then fail "cross $triple" "$out"; return; fi
  ok "cross $triple builds"
  [ "$qemu" = none ] && return
  [ "$level" = -O0 ] && [ "$triple" != s390x-linux-gnu ] || try "cross $triple: C equals x86-64's" same_c "$triple" "$qemu" "$unit"
  if ! out=$($qemu -L /usr/$triple "$exe" 2>&1); then fail "cross $triple runs" "$out"; return; fi
  if [ "$out" = "$(cat "$WORK/vendor/reference")" ]; then ok "cross $triple: words equal x86-64's"; else fail "cross $triple words" "$out"; fi
}
same_c() { # TRIPLE QEMU UNIT
  c_words "$V/$1.c_words" "$1-gcc" $level "$3" && [ -s "$V/c_words.txt" ] && "$2" -L "/usr/$1" "$V/$1.c_words" $EXAMPLES | cmp - "$V/c_words.txt"
}
export -f cross c_words same_c
export level=-O0
[ "$LONG" = 1 ] && level=-O1
{
  printf '%s\n' "s390x-linux-gnu qemu-s390x" "aarch64-linux-gnu qemu-aarch64" "arm-linux-gnueabihf qemu-arm"
  [ "$LONG" != 1 ] || echo "x86_64-w64-mingw32 none"
} | each cross -
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
