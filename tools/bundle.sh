#!/bin/sh
# bundle.sh DIR: writes a folder that holds all that a project needs to build codegen in, without this repository and without an include path:
# the two headers, stb_ds.h and spirv.h, the licences, codegen.c, which is the one file to compile, and an example that launches a kernel.
# A relative DIR counts from where the command is run. Files of an earlier bundle are replaced, those that are something else never.
# The dependencies are taken from where the compiler CC finds them, or from STB_DS_H=FILE and SPIRV_H=FILE.
set -eu
top=$(cd "$(dirname "$0")/.." && pwd)
mark='codegen, bundled'
die() { echo "bundle: $1" >&2; exit 1; }
[ $# = 1 ] && [ -n "$1" ] || { echo "usage: bundle.sh DIR   (make bundle OUT=DIR)" >&2; exit 2; }
out=$1
if [ -e "$out" ] && [ ! -d "$out" ]; then die "$out is there and no folder"; fi

# find NAME URL FILE… : the first that the compiler finds; -M prints it as "x.o: x.c PATH".
find_header() {
  name=$1 url=$2
  shift 2
  for h in "$@"; do
    path=$(printf '#include <%s>\n' "$h" | ${CC:-cc} ${CPPFLAGS:-} -M -x c - 2>/dev/null | tr -d '\\' | sed 's/^[^:]*: *-\{0,1\}//' | tr ' ' '\n' | grep "/$name\$" | head -n 1) || true
    if [ -n "$path" ]; then
      echo "$path"
      return 0
    fi
  done
  die "no $name ($url) on the compiler's path; install it, or say where it is: $(echo "$name" | tr a-z. A-Z_)=FILE"
}
stb=${STB_DS_H:-$(find_header stb_ds.h https://github.com/nothings/stb stb_ds.h stb/stb_ds.h)}
spirv=${SPIRV_H:-$(find_header spirv.h https://github.com/KhronosGroup/SPIRV-Headers spirv/unified1/spirv.h unified1/spirv.h spirv-headers/spirv.h vulkan/spirv.h spirv.h)}

# Everything is made beside, looked at, and only then moved to its place.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for f in "$stb" "$spirv" "$top/codegen.h" "$top/codegen_spirv.h" "$top/LICENSE" "$top/examples/vulkan_launch.c"; do [ -r "$f" ] || die "$f cannot be read"; done
cp "$stb" "$work/stb_ds.h"
cp "$spirv" "$work/spirv.h"
cp "$top/codegen.h" "$top/codegen_spirv.h" "$work/"
cp "$top/LICENSE" "$work/LICENSE-codegen.txt"
sed -n '/^This software is available under 2 licenses/,/^-*$/p; /^ALTERNATIVE A/,/^\*\//p' "$stb" | sed '/^\*\//d' >"$work/LICENSE-stb.txt"
# The first comment of spirv.h. Headers of 2024 and later name the licence there and leave its text to another file.
sed -n '1,/\*\//p' "$spirv" | sed -e 's|^/\*||' -e 's|^\*/.*||' -e 's|^\*\* \{0,1\}||' -e 's| *$||' >"$work/LICENSE-spirv-headers.txt"
if ! grep -q 'Permission is hereby granted' "$work/LICENSE-spirv-headers.txt" && grep -q 'License: MIT' "$work/LICENSE-spirv-headers.txt"; then
  cat >>"$work/LICENSE-spirv-headers.txt" <<'END'

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"),
to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense,
and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS
IN THE SOFTWARE.
END
fi
for l in stb spirv-headers codegen; do
  grep -q 'Permission is hereby granted' "$work/LICENSE-$l.txt" || die "no licence found for $l"
done
cat >"$work/codegen.c" <<'END'
// The code of codegen: compile this one file, C99 or newer or C++17 or newer, and link it. Everywhere else include "codegen_spirv.h", nothing defined.
// The head of codegen.h lists the options; what is defined here has to be defined where the headers are included, too.
#define CODEGEN_IMPLEMENTATION
#include "codegen.h"
#include "codegen_spirv.h"
END
sed -e '/^#define CODEGEN_IMPLEMENTATION$/d' -e 's|^//   cc -I.*|//   cc -O2 -c codegen.c \&\& cc vulkan_launch.c codegen.o -lm -lvulkan -o vulkan_launch \&\& ./vulkan_launch|' \
  "$top/examples/vulkan_launch.c" >"$work/vulkan_launch.c"
for h in $(sed -n 's/^#include "\(.*\)"$/\1/p' "$work/vulkan_launch.c"); do # the example's own
  if [ ! -f "$work/$h" ]; then cp "$top/examples/$h" "$work/"; fi
done
version=$(sed -n 's|^// codegen.h - \(v[0-9.]*\) .*|\1|p' "$top/codegen.h" | head -n 1)
spirv_version=$(sed -n 's/^#define SPV_VERSION 0x\([0-9]*\)\([0-9]\)00$/\2/p' "$spirv" | head -n 1)
more=
[ ! -f "$work/cg_vulkan.h" ] || more='
cg_vulkan.h                 for it, and to copy: layouts, pipelines and command buffers from a compiled program'
cat >"$work/README.txt" <<END
$mark: $version

codegen.c                   compile this, and link it (with -lm, unless CODEGEN_NO_INTERP is defined)
codegen.h, codegen_spirv.h  include codegen_spirv.h where you compile kernels
stb_ds.h, spirv.h           what they need, unchanged: https://github.com/nothings/stb, SPIR-V 1.${spirv_version:-x} of
                            https://github.com/KhronosGroup/SPIRV-Headers
vulkan_launch.c             an example: compiles a kernel and launches it$more

    cc -O2 -c codegen.c
    cc vulkan_launch.c codegen.o -lm -lvulkan -o vulkan_launch && ./vulkan_launch

gcc -O2 takes some 48 s and 420 MB for codegen.c, -O1 half of the time (kernels then compile about a quarter slower), -O0 9 s. Less memory, 260 MB and
less: --param ggc-min-expand=20 --param ggc-min-heapsize=32768. Smaller code: -Os -fno-asynchronous-unwind-tables -fno-unwind-tables.

Licences: LICENSE-codegen.txt, LICENSE-stb.txt, LICENSE-spirv-headers.txt.
END

# A folder with a README.txt of ours is an earlier bundle.
if [ "$(head -n 1 "$out/README.txt" 2>/dev/null | cut -d: -f1)" != "$mark" ]; then
  for f in "$work"/*; do
    f=$(basename "$f")
    if [ -e "$out/$f" ] || [ -L "$out/$f" ]; then die "$out/$f is there and not from an earlier bundle; nothing was written"; fi
  done
fi
mkdir -p "$out"
for f in "$work"/*; do
  cp "$f" "$out/.bundle.$$" && mv -f "$out/.bundle.$$" "$out/$(basename "$f")" || { rm -f "$out/.bundle.$$"; die "$out cannot be written"; }
done
echo "bundle: $(cd "$out" && pwd), $(ls "$work" | wc -l | tr -d ' ') files; compile codegen.c, see README.txt"
