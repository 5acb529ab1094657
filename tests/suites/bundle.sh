# Getting it: the folder that `make bundle` writes builds alone with every compiler; the headers are found where systems keep them, and what is missing is
# named; README.md's lines run as they stand; cgc from one file; make install.
. tests/suites/lib.sh
export B=$WORK/bundle
rm -rf "$B"
mkdir -p "$B" "$B/sysinc"
export HOST=$TOP/tests/vendor/host.c

# ---- writing the folder ----------------------------------------------------------------------------------------------------------------
write() { make -s bundle OUT="$B/one" && [ "$(ls "$B/one" | grep -cxE 'codegen\.[ch]|codegen_spirv\.h|stb_ds\.h|spirv\.h|README\.txt|LICENSE-(codegen|stb|spirv-headers)\.txt|vulkan_launch\.c')" = 10 ]; }
try "make bundle writes the folder" write
[ -s "$B/one/codegen.c" ] || exit 1
cmp_all() { cmp codegen.h "$B/one/codegen.h" && cmp codegen_spirv.h "$B/one/codegen_spirv.h" && cmp /usr/include/stb/stb_ds.h "$B/one/stb_ds.h" && cmp /usr/include/spirv/unified1/spirv.h "$B/one/spirv.h"; }
try "the headers are these, unchanged" cmp_all
licences() { grep -q 'Sean Barrett' "$B/one/LICENSE-stb.txt" && grep -q 'unlicense.org' "$B/one/LICENSE-stb.txt" && ! grep -q stbds "$B/one/LICENSE-stb.txt" && grep -q 'Khronos Group' "$B/one/LICENSE-spirv-headers.txt" && cmp LICENSE "$B/one/LICENSE-codegen.txt"; }
try "licences of all three" licences
elsewhere() { mkdir -p "$B/cwd" && (cd "$B/cwd" && "$TOP/tools/bundle.sh" deep/folder) && diff -r "$B/one" "$B/cwd/deep/folder"; }
try "from another folder, to a relative one" elsewhere
again() { echo mine >"$B/cwd/deep/folder/mine.c" && echo stale >"$B/cwd/deep/folder/codegen.h" && (cd "$B/cwd/deep/folder" && "$TOP/tools/bundle.sh" .) && cmp codegen.h "$B/cwd/deep/folder/codegen.h" && grep -qx mine "$B/cwd/deep/folder/mine.c"; }
try "again: its own files are replaced, others stay" again
foreign() { mkdir -p "$B/foreign" && echo other >"$B/foreign/spirv.h" && ! tools/bundle.sh "$B/foreign" 2>"$B/foreign.txt" && grep -q 'foreign/spirv.h is there' "$B/foreign.txt" && [ "$(ls "$B/foreign")" = spirv.h ] && grep -qx other "$B/foreign/spirv.h"; }
try "what is not ours is never overwritten" foreign
wrong() { ! make -s bundle 2>/dev/null && ! tools/bundle.sh "$B/foreign/spirv.h" 2>/dev/null && ! STB_DS_H=/nowhere/stb_ds.h tools/bundle.sh "$B/none" 2>/dev/null && [ ! -e "$B/none" ]; }
try "no OUT, a file for OUT, a dependency that is not there" wrong
newer() { # the header of 2024 and later names its licence only
  { printf '/*\n** Copyright: 2014-2024 The Khronos Group Inc.\n** License: MIT\n**\n*/\n'; sed '1,/\*\//d' /usr/include/spirv/unified1/spirv.h; } >"$B/newer.h"
  SPIRV_H=$B/newer.h tools/bundle.sh "$B/newer" && grep -q 'Copyright: 2014-2024' "$B/newer/LICENSE-spirv-headers.txt" && grep -q 'Permission is hereby granted' "$B/newer/LICENSE-spirv-headers.txt" && cmp "$B/newer.h" "$B/newer/spirv.h"
}
try "a spirv.h that names its licence" newer
unlicensed() { echo 'int x;' >"$B/unlicensed.h"; ! SPIRV_H=$B/unlicensed.h tools/bundle.sh "$B/none" 2>/dev/null && [ ! -e "$B/none" ]; }
try "no folder without licences" unlicensed

# ---- the folder alone, in a copy elsewhere, without an include path, on systems that have neither dependency -----------------------------
for f in /usr/include/* /usr/include/"$(gcc -print-multiarch)"/*; do case $f in */stb|*/spirv|*/spirv-headers|*.bundle) ;; *) ln -sfn "$f" "$B/sysinc/" ;; esac; done
export ALONE=$B/alone
mkdir -p "$ALONE" && cp "$B/one"/* "$ALONE/" && cp "$HOST" "$ALONE/host.c"
reference
W="-Wall -Wextra -Wpedantic -Werror $JOINED"
# name | flags that hide the system's copies | compile codegen.c | compile and link host.c | how to run it
native="-nostdinc -isystem $(gcc -print-file-name=include) -isystem $B/sysinc"
clang_inc="-nostdinc -isystem $(clang -print-resource-dir)/include -isystem $B/sysinc"
cross() { echo "-nostdinc -isystem $($1-gcc -print-file-name=include) -isystem /usr/$1/include"; }
cxx() { $1 -x c++ -E -v /dev/null 2>&1 | sed -n '/^#include </,/^End/s/^ \(.*\)/\1/p' | grep -vx /usr/include | grep -v "^/usr/include/$(gcc -print-multiarch)\$" | sed 's/^/-isystem /' | tr '\n' ' '; }
cat >"$B/ways" <<WAYS
g++|-nostdinc -nostdinc++ $(cxx g++) -isystem $B/sysinc|g++ -x c++ -std=c++17 $W|g++ -x c++ -std=c++17|env
gcc|$native|gcc -std=c99 $W -Wundef|gcc -std=c99|env
mingw DLL|$(cross x86_64-w64-mingw32)|x86_64-w64-mingw32-gcc -std=c99 $W -DCODEGEN_API=__declspec(dllexport)|x86_64-w64-mingw32-gcc -std=c99 -DCODEGEN_API=__declspec(dllimport)|true
arm Thumb-2|$(cross arm-linux-gnueabihf)|arm-linux-gnueabihf-gcc -mthumb -std=c99 $W|arm-linux-gnueabihf-gcc -std=c99|qemu-arm -L /usr/arm-linux-gnueabihf
aarch64|$(cross aarch64-linux-gnu)|aarch64-linux-gnu-gcc -std=c99 $W|aarch64-linux-gnu-gcc -std=c99|qemu-aarch64 -L /usr/aarch64-linux-gnu
clang|$clang_inc|clang -std=c99 $W|clang -std=c99|env
clang++|-nostdinc -nostdinc++ $(cxx clang++) -isystem $B/sysinc|clang++ -x c++ -std=c++17 -Wno-deprecated $W|clang++ -x c++ -std=c++17|env
WAYS
ways='^(mingw|clang\+\+)' # the others in the long tests: suites vendor and cross build such hosts
[ "$LONG" = 1 ] && ways=.
alone() {
  local name hide compile host run out id words
  IFS='|' read -r name hide compile host run <<<"$1"
  id=$(printf '%s' "$name" | tr -c 'a-zA-Z0-9' _)
  cd "$ALONE" || return
  if ! out=$($compile -O0 $hide -c codegen.c -o "$id.o" 2>&1); then fail "bundle alone: $name" "codegen.c: $out"; return; fi
  words=$id.o
  if [ "$name" = "mingw DLL" ]; then
    x86_64-w64-mingw32-gcc -shared "$id.o" -o "$id.dll" -Wl,--out-implib,"$id.a" && words=$id.a
    if ! x86_64-w64-mingw32-objdump -p "$id.dll" | grep -q ' cg_compile$'; then fail "bundle alone: $name" "cg_compile is not exported"; return; fi
  fi
  if ! out=$($host -O0 $hide -DHOST_NO_IMPLEMENTATION host.c -x none "$words" -lm -o "$id.exe" 2>&1); then fail "bundle alone: $name" "host: $out"; return; fi
  if [ "$run" = true ]; then ok "bundle alone: $name builds and links"; return; fi
  if ! out=$($run "./$id.exe" 2>&1); then fail "bundle alone: $name" "does not run: $out"; return; fi
  if [ "$out" = "$(cat "$WORK/vendor/reference")" ]; then ok "bundle alone: $name builds, links, gives the same words"; else fail "bundle alone: $name" "other words: $out"; fi
}
export -f alone
grep -E "$ways" "$B/ways" | each alone
finds() { cd "$ALONE" && gcc -std=c99 $W -Wundef $native -fsyntax-only codegen.c; }
[ "$LONG" = 1 ] || try "bundle alone: gcc has nothing to say" finds # which is what differs from the object that suite vendor links

# ---- where the headers are found, in made-up trees; the preprocessor says which files were taken ------------------------------------------
stb=/usr/include/stb/stb_ds.h spirv=/usr/include/spirv/unified1/spirv.h
look() { # FLAGS…: the preprocessor's opinion of both headers, and what it opened
  printf '#define CODEGEN_IMPLEMENTATION\n#include "%s/codegen.h"\n#include "%s/codegen_spirv.h"\n' "$B/bare" "$B/bare" | gcc -std=c11 $native "$@" -E -x c - 2>&1 >"$B/look.i"
  sed -n 's/^# [0-9]* "\(.*\)".*/\1/p' "$B/look.i" | sort -u
}
mkdir -p "$B/bare" && cp codegen.h codegen_spirv.h "$B/bare/"
layout() { # NAME STB SPIRV FLAG…: the files are put there, and found there
  local name=$1 s=$B/$1/$2 p=$B/$1/$3 out
  shift 3
  mkdir -p "$(dirname "$s")" "$(dirname "$p")" && cp $stb "$s" && cp $spirv "$p"
  out=$(cd "$B/$name" && look "$@") && echo "$out" | grep -q error && { echo "$out" | grep error; return 1; }
  echo "$out" | sed "s|^[^/]|$B/$name/&|" | grep -qxF "$s" && echo "$out" | sed "s|^[^/]|$B/$name/&|" | grep -qxF "$p"
}
try "found: Debian's places" layout debian include/stb/stb_ds.h include/spirv/unified1/spirv.h -isystem "$B/debian/include"
try "found: Homebrew's and vcpkg's, by their include folder" layout homebrew include/stb_ds.h include/spirv/unified1/spirv.h -I "$B/homebrew/include"
try "found: checkouts of both projects" layout checkouts stb/stb_ds.h SPIRV-Headers/include/spirv/unified1/spirv.h -I "$B/checkouts/stb" -I "$B/checkouts/SPIRV-Headers/include"
try "found: checkouts, one level further in" layout inner stb/stb_ds.h SPIRV-Headers/include/spirv/unified1/spirv.h -I "$B/inner" -I "$B/inner/SPIRV-Headers/include/spirv"
try "found: the Vulkan SDK's spirv-headers" layout sdk third_party/stb_ds.h Include/spirv-headers/spirv.h -I "$B/sdk/third_party" -I "$B/sdk/Include"
try "found: an older Vulkan SDK's" layout oldsdk third_party/stb_ds.h Include/vulkan/spirv.h -I "$B/oldsdk/third_party" -I "$B/oldsdk/Include"
try "found: plain names on the path" layout plain a/stb_ds.h b/spirv.h -I "$B/plain/a" -I "$B/plain/b"
try "found: CODEGEN_STB_DS_H and CODEGEN_SPIRV_H" layout named odd/my_stb.h odd/my_spirv.h "-DCODEGEN_STB_DS_H=\"$B/named/odd/my_stb.h\"" "-DCODEGEN_SPIRV_H=<$B/named/odd/my_spirv.h>"
beside() { # the copies beside the headers win over installed ones
  local out
  cp $stb "$B/bare/" && cp $spirv "$B/bare/"
  out=$(look -isystem "$B/debian/include")
  rm "$B/bare/stb_ds.h" "$B/bare/spirv.h"
  echo "$out" | grep -qxF "$B/bare/stb_ds.h" && echo "$out" | grep -qxF "$B/bare/spirv.h" && ! echo "$out" | grep -qE 'debian/include|error'
}
try "found: beside the headers first" beside
missing() { # PATTERN FLAG…
  local pattern=$1 out
  shift
  out=$(look "$@")
  echo "$out" | grep error
  echo "$out" | grep error | grep -qF "$pattern"
}
try "a missing spirv.h is named" missing 'spirv.h of SPIRV-Headers (https://github.com/KhronosGroup/SPIRV-Headers)' -I "$B/plain/a"
try "a missing stb_ds.h is named" missing 'stb_ds.h (https://github.com/nothings/stb)' -I "$B/plain/b"
for v in 1.0 1.2; do try "a spirv.h of SPIR-V $v is refused" missing 'needs the spirv.h of SPIR-V 1.3 or newer' -I "$B/plain/a" "-DCODEGEN_SPIRV_H=</usr/include/spirv/$v/spirv.h>"; done

# ---- docs/vendoring.md, from a clean folder -----------------------------------------------------------------------------------------------
mkdir -p "$B/quick" # what cc is here: where the compiler does not matter, the quickest
ln -sf "$(command -v clang)" "$B/quick/cc"
block() { awk -v n="$1" '/^```/ { open = !open; k += open; next } open && k == n' docs/vendoring.md; } # the Nth that is fenced
page_bundle() { rm -rf "$B/page" && mkdir -p "$B/page" && block 1 | sed "s|path/to|$B/page|" | bash -e && [ -s "$B/page/third_party/codegen/codegen.c" ]; }
try "docs/vendoring.md: the folder" page_bundle
page_hand() { # with the backend for C, too
  mkdir -p "$B/page/hand" && cp codegen.h codegen_spirv.h codegen_c.h "$B/one/stb_ds.h" "$B/one/spirv.h" "$B/page/hand/" && block 2 >"$B/page/hand/codegen.c" &&
    echo '#include "codegen_c.h"' >>"$B/page/hand/codegen.c" && (cd "$B/page/hand" && PATH=$B/quick:$PATH cc -O0 -c codegen.c && nm codegen.o | grep -q ' T cg_c_backend$')
}
try "docs/vendoring.md: without a shell" page_hand
page_console() {
  local PATH=$B/quick:$PATH
  cd "$B/page/third_party/codegen" || return
  (cd "$TOP" && block 6) | sed 's/-Os/-O0/' | bash -e || return
  { printf '#include "codegen.h"\nint main(void) {\n' && (cd "$TOP" && block 7) && printf 'return !ctx;\n}\n'; } >main.c && cc -O0 main.c codegen.o -lm -o main && ./main
}
try "docs/vendoring.md: one file, no generated parts, memory of one's own" page_console

# ---- README.md's lines, as they stand ---------------------------------------------------------------------------------------------------
block() { # NAME: the fenced block after <!-- NAME -->
  awk -v mark="<!-- $1 -->" 'index($0, mark) { on = 1; next } on && /^```/ { if (open) exit; open = 1; next } on && open' README.md
}
commands() { block "$1" | sed -n 's/^\$ //p'; }
said() { block "$1" | grep -v '^\$ '; }
export -f block commands said
# A machine with a C compiler and Vulkan alone: `cc` sees neither dependency, and there is no Makefile above.
export CLEAN=$(mktemp -d)
trap 'rm -rf "$CLEAN"' EXIT
mkdir -p "$CLEAN/bin" "$CLEAN/home"
level= # optimized, as README.md has it, where the tests may take long
[ "$LONG" = 1 ] || level=-O0
compiler="gcc $native"
[ "$LONG" = 1 ] || compiler="clang $clang_inc"
printf '#!/bin/sh\nexec %s "$@" %s\n' "$compiler" $level >"$CLEAN/bin/cc"
chmod +x "$CLEAN/bin/cc"
clean() { (cd "$1" && env -i PATH="$CLEAN/bin:/usr/bin:/bin" HOME="$CLEAN/home" VK_ICD_FILENAMES="${VK_ICD_FILENAMES-}" VK_DRIVER_FILES="${VK_DRIVER_FILES-}" sh -e); }
steps() { # its first line writes the folder, here; the others run in that folder, there
  local out
  commands steps | head -n 1 | grep -q '^make bundle OUT=build/kernels$' || return 1
  commands steps | head -n 1 | sh -e >/dev/null || return 1
  commands steps | sed -n 2p | grep -qx 'cd build/kernels' || return 1
  cp -r build/kernels "$CLEAN/kernels"
  out=$(commands steps | tail -n +3 | clean "$CLEAN/kernels" 2>&1)
  echo "$out"
  [ -n "$out" ] && diff <(echo "$out") <(said steps)
}
try "README: the steps to a first kernel, and what they print" steps
ten() { # the program in C, against the same folder
  local out
  block program | grep -q cg_compile || return 1
  block program >"$CLEAN/kernels/program.c"
  out=$(block program | sed -n 's|^// *\(cc .*\)|\1|p' | clean "$CLEAN/kernels" 2>&1)
  echo "$out"
  diff <(echo "$out") <(said program-output)
}
try "README: the program, and what it prints" ten

# ---- cgc from one file, in a copy of the tree that was never built -----------------------------------------------------------------------
mkdir -p "$B/tree" && cp -r tools codegen.h codegen_spirv.h codegen_nvvm.h codegen_c.h examples "$B/tree/"
[ -s build/cgc ] && build/cgc compile examples/dense.mlir --target=vulkan1.1 -o "$B/split.spv"
one() { # COMPILER: no flags at all, as cli.md has it; where the tests may not take long gcc, which is slower, looks at it only
  if [ "$1" = gcc ] && [ "$LONG" != 1 ]; then (cd "$B/tree" && gcc -fsyntax-only tools/cgc.c); return; fi
  (cd "$B/tree" && $1 tools/cgc.c -o "cgc-$1" && "./cgc-$1" compile examples/dense.mlir --target=vulkan1.1 -o "$1.spv" && "./cgc-$1" --version) && cmp "$B/split.spv" "$B/tree/$1.spv"
}
built() { try "$1 tools/cgc.c -o cgc, and nothing else, builds cgc" one "$1"; }
export -f one built
printf '%s\n' gcc clang | each built
math() {
  local inputs="--input=1x784xf32=random --input=784x128xf32=random:2 --input=128xf32=1 --input=128x10xf32=random:3 --input=10xf32=1"
  "$B/tree/cgc-clang" run examples/mlp.mlir --device=interp $inputs >"$B/one.txt" && build/cgc run examples/mlp.mlir --device=interp $inputs | cmp - "$B/one.txt"
}
try "cgc from one file interprets the same" math

# ---- make install ----------------------------------------------------------------------------------------------------------------------
install() {
  make -s install DESTDIR="$B/root" PREFIX=/opt/codegen && make -s install PREFIX="$B/prefix" && (cd "$B/root/opt/codegen" && find . -type f | sort) |
    diff - <(printf '%s\n' ./bin/cgc ./include/codegen.h ./include/codegen_c.h ./include/codegen_nvvm.h ./include/codegen_spirv.h ./lib/pkgconfig/codegen.pc \
      ./share/bash-completion/completions/cgc ./share/doc/codegen/LICENSE ./share/fish/vendor_completions.d/cgc.fish ./share/man/man1/cgc.1 \
      ./share/zsh/site-functions/_cgc) &&
    cmp "$B/root/opt/codegen/share/man/man1/cgc.1" <("$B/root/opt/codegen/bin/cgc" help --man) &&
    grep -qx 'prefix=/opt/codegen' "$B/root/opt/codegen/lib/pkgconfig/codegen.pc"
}
try "make install, under DESTDIR and PREFIX" install
package() {
  export PKG_CONFIG_PATH=$B/prefix/lib/pkgconfig
  [ "$(pkg-config --modversion codegen)" = "$("$B/prefix/bin/cgc" --version | sed 's/^cgc //')" ] || return 1
  # the words are those of the same header
  cp tests/vendor/host.c "$B/installed.c" && clang -fsyntax-only $(pkg-config --cflags codegen) "$B/installed.c" || return 1
  cmp codegen.h "$B/prefix/include/codegen.h" && cmp codegen_spirv.h "$B/prefix/include/codegen_spirv.h" &&
    clang -O0 $(pkg-config --cflags codegen) -DHOST_NO_IMPLEMENTATION "$B/installed.c" "$WORK/config/full.O0.o" $(pkg-config --libs codegen) -o "$B/installed" &&
    "$B/installed" | cmp - "$WORK/vendor/reference"
}
try "pkg-config --cflags --libs codegen builds a host" package
uninstall() { make -s uninstall DESTDIR="$B/root" PREFIX=/opt/codegen && [ -z "$(find "$B/root" -type f)" ]; }
try "make uninstall leaves no file" uninstall
