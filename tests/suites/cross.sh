# Builds for other machines, optimized where the tests may take long: their words equal x86-64's (32-bit, big-endian, signed and unsigned char), and MinGW's compile and link.
. tests/suites/lib.sh
export V=$WORK/cross
mkdir -p "$V/deps/spirv"
cp /usr/include/stb/stb_ds.h "$V/deps/" && cp -r /usr/include/spirv/unified1 "$V/deps/spirv/"
export INC="-I$TOP -isystem $V/deps" H=tests/vendor/host.c
reference
cross() {
  set -- $1
  local triple=$1 qemu=$2 level=$3 out exe=$V/$1.exe
  if [ "$qemu" = none ]; then expect 1; else expect 2; fi
  if ! out=$($triple-gcc -std=c99 "$level" -Wall -Wextra -Werror $JOINED $INC $H -lm -o "$exe" 2>&1); then fail "cross $triple" "$out"; return; fi
  ok "cross $triple builds"
  [ "$qemu" = none ] && return
  if ! out=$($qemu -L /usr/$triple "$exe" 2>&1); then fail "cross $triple runs" "$out"; return; fi
  if [ "$out" = "$(cat "$WORK/vendor/reference")" ]; then ok "cross $triple: words equal x86-64's"; else fail "cross $triple words" "$out"; fi
}
export -f cross
few=-O0
[ "$LONG" = 1 ] && few=-O1
printf '%s\n' "s390x-linux-gnu qemu-s390x $few" "aarch64-linux-gnu qemu-aarch64 $few" "arm-linux-gnueabihf qemu-arm $few" "x86_64-w64-mingw32 none $few" | each cross -
