# The examples build as their first lines say, and do what they say: on lavapipe under the validation layer. Beside them, what two of them stand on:
# examples/cg_vulkan.h against the interpreter, and what --emit=c writes against the program.
. tests/suites/lib.sh
export CGC=${CGC:-build/cgc} LIB=${LIB:-build/libcodegen.a} HEADERS=${HEADERS:-.} E=$WORK/examples
mkdir -p "$E" "$E/deps/spirv"
cp /usr/include/stb/stb_ds.h "$E/deps/" && cp -r /usr/include/spirv/unified1 "$E/deps/spirv/"
for d in vulkan vk_video; do [ -d /usr/include/$d ] && cp -r /usr/include/$d "$E/deps/"; done
export WARN="-Wall -Wextra -Wpedantic -Wno-missing-field-initializers -Werror -D_POSIX_C_SOURCE=200809L -I$HEADERS -I."
export REUSE="-DCODEGEN_IMPLEMENTED -DCODEGEN_SPIRV_IMPLEMENTED" # links the library in place of compiling it once more for each example

# The validation layer, which looks for missing barriers, too, speaks on standard output; what it says is a failure.
validated() { VK_INSTANCE_LAYERS=VK_LAYER_KHRONOS_validation VK_LAYER_ENABLES=VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT timeout 300 "$@" 2>&1; }
checked() {
  local out status
  out=$(validated "$@")
  status=$?
  echo "$out"
  ! echo "$out" | grep -qE 'VUID|SYNC-HAZARD' && return $status
}
says() { # PATTERN COMMAND…: ends well and says it
  local pattern=$1
  shift
  checked "$@" | tee /dev/stderr | grep -qE "$pattern" && [ "${PIPESTATUS[0]}" = 0 ]
}
export -f validated checked says

"$CGC" compile examples/dynamic.mlir --target=vulkan1.1 --emit=c -o "$E/dynamic.h" || fail "dynamic.h" "is not written"
build() { # NAME: as C99, and its declarations as C++17
  local c=examples/$1.c libs="$LIB -lm -ldl"
  [ "$1" = vulkan_launch ] && libs="$LIB -lm -lvulkan"
  try "examples/$1.c builds as C99" cc -std=c99 -O1 $WARN $REUSE -I"$E" $c $libs -o "$E/$1"
  try "examples/$1.c is C++17, too" g++ -x c++ -std=c++17 $WARN $REUSE -I"$E" -fsyntax-only $c
  case $1 in vulkan_launch) return ;; esac # links the loader
  try "examples/$1.c compiles for Windows" x86_64-w64-mingw32-gcc -std=c99 $WARN $REUSE -I"$E" -isystem "$E/deps" -fsyntax-only $c
}
export -f build
printf '%s\n' text_to_spirv builder variants extend vulkan_launch blur embedded hot_reload disk_cache android matmul_beside_glsl layouts | each build -

whole() { # the very command of its first lines, by the quickest compiler
  local command
  command=$(sed -n 's|^//   \(cc -I. examples/vulkan_launch.c .*\) -o vulkan_launch .*|\1|p' examples/vulkan_launch.c)
  [ -n "$command" ] && command=${command/#cc /clang } && ${command/-I./-I$HEADERS} -O0 -o "$E/whole" && says '^ok' "$E/whole"
}
header() { # COMPILER FLAGS…: cg_vulkan.h by itself
  printf '#include "codegen.h"\n#include <vulkan/vulkan.h>\n#define CG_VULKAN_IMPLEMENTATION\n#include "examples/cg_vulkan.h"\n' >"$E/header.c"
  "$@" -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wundef -Werror -I"$HEADERS" -I. -c "$E/header.c" -o "$E/$1.o"
}
embedded_header() { # the same for what --emit=c writes, with its functions static or not, and nothing of codegen.h
  printf '#include "dynamic.h"\n#include <vulkan/vulkan.h>\n#define CG_VULKAN_EMBEDDED\n#define CG_VULKAN_IMPLEMENTATION\n#include "examples/cg_vulkan.h"\nint main(void) { return !dynamic_program.num_kernels; }\n' >"$E/embedded_header.c"
  local warn="-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wundef -Werror -I$E -I."
  gcc -std=c99 $warn -c "$E/embedded_header.c" -o "$E/embedded_header.o" && g++ -x c++ -std=c++17 $warn -fsyntax-only "$E/embedded_header.c" &&
    clang -std=c99 $warn "-DCGVK_API=static inline" -fsyntax-only "$E/embedded_header.c" &&
    x86_64-w64-mingw32-gcc -std=c99 $warn -isystem "$E/deps" -fsyntax-only "$E/embedded_header.c" && ! nm "$E/embedded_header.o" | grep -q ' U cgi\?_'
}
headers() {
  header gcc -std=c99 && header gcc -std=c99 -DVK_NO_PROTOTYPES && header g++ -x c++ -std=c++17 && header clang -std=c99 &&
    header x86_64-w64-mingw32-gcc -std=c99 -isystem "$E/deps"
}
arm64() {
  machine_unit aarch64-linux-gnu || return 1
  aarch64-linux-gnu-gcc -std=c99 -O0 $WARN $REUSE -isystem "$E/deps" examples/android.c "$(machine_object aarch64-linux-gnu)" -lm -ldl -o "$E/android_arm64" || return 1
  qemu-aarch64 -L /usr/aarch64-linux-gnu "$E/android_arm64" >"$E/android.txt" 2>&1
  [ $? = 3 ] && cat "$E/android.txt" && grep -q '^compiled: 1 kernel' "$E/android.txt" && grep -q '^no Vulkan here' "$E/android.txt"
}
export -f whole header embedded_header headers arm64
slow() {
  case $1 in
    arm64) try "android.c for arm64: compiles a kernel in the emulator, and says that Vulkan is missing" arm64 ;;
    whole) try "vulkan_launch.c builds by the command in it" whole ;;
    cgvk_check) try "tests/examples/cgvk_check.c builds" cc -std=c99 -O1 $WARN tests/examples/cgvk_check.c $LIB -lm -ldl -o "$E/cgvk_check" ;;
    cache_check) try "tests/examples/cache_check.c builds" cc -std=c99 -g -O1 -fsanitize=address,undefined -fno-sanitize-recover=all $WARN $REUSE tests/examples/cache_check.c $LIB -lm -o "$E/cache_check" ;;
    glsl) try "matmul.comp compiles" glslangValidator -V --target-env vulkan1.1 examples/matmul.comp -o "$E/matmul.spv" ;;
    headers) try "cg_vulkan.h compiles everywhere without a warning" headers ;;
    embedded_header) try "cg_vulkan.h compiles for embedded programs" embedded_header ;;
  esac
}
export -f slow
printf '%s\n' arm64 whole cgvk_check cache_check glsl headers embedded_header | each slow

text() { "$E/text_to_spirv" examples/dense.mlir "$E/dense.spv" && spirv-val --target-env vulkan1.1 "$E/dense.spv"; }
try "text_to_spirv writes a valid binary" text
builder() { "$E/builder" "$E/builder.spv" && spirv-val --target-env vulkan1.1 "$E/builder.spv"; }
try "builder writes a valid binary" builder
layouts_alone() { # its calls are those of cg_layout.h
  cc -std=c99 -O0 $WARN $REUSE -c examples/layouts.c -o "$E/layouts.o" && ! nm -u "$E/layouts.o" | grep ' cg' | grep -v ' cg_nested_layout_\| cg_memory_layout_\| cg_layout_reason_text'
}
try "layouts: a conversion through workgroup memory, without conflicts" says '^16384 bytes, 3 bits swizzled: conflicts of degree 1 to write, 1 to read' "$E/layouts"
try "layouts: no context, no compiler" layouts_alone
try "variants chooses by a device's facts" says '^any device: the variant for vulkan1.1, MatmulPromoteVectorize' "$E/variants"
extend() { "$E/extend" | tee "$E/extend.txt" | grep -qx -- '-1.5 -1 0 1' && grep -qx '    float v12 = softsign(v11);' "$E/extend.txt" && grep -qx '    float v13 = v12 + v12;' "$E/extend.txt"; }
try "extend: its op is interpreted and listed, its pass doubles" extend
try "vulkan_launch gets the right numbers" says '^ok' "$E/vulkan_launch"
try "blur: the host's own image" says '^ok: 296 x 196 pixels blurred; border and padding untouched' "$E/blur"
without_device() { VK_ICD_FILENAMES=/nonexistent.json VK_DRIVER_FILES=/nonexistent.json "$@"; }
blurred() { without_device "$E/blur" | grep -c '^no device: interpreted\|^ok: 296' | grep -qx 2; }
try "blur: interpreted where there is no device" blurred
for rows in 1000 1 0; do try "embedded: $rows rows" says "^ok: $rows rows" "$E/embedded" $rows; done
negative() { "$E/embedded" -3; [ $? = 2 ]; }
try "embedded: an impossible shape is refused" negative
no_codegen() { ! nm "$E/embedded" | grep -q ' cgi\?_'; }
try "embedded: nothing of the compiler is in it" no_codegen
try "android: right on this machine" says '^ok: 64 rows' "$E/android"
try "matmul_beside_glsl: both right, and the ratio" says '^ratio: [0-9]+\.[0-9]+ times' "$E/matmul_beside_glsl" "$E/matmul.spv" 128
try "hot_reload: swaps, keeps the old kernel over a mistake, swaps again" checked tests/examples/hot_reload.sh "$E/hot_reload" "$E"

cache() { # EXPECTED FILE TARGET [PIPELINE]
  local said
  said=$("$E/disk_cache" "$2" "$E/cache" "$3" $4 2>/dev/null) || return 1
  [ "${said%%:*}" = "$1" ] || { echo "$2 for $3: $said, not $1"; return 1; }
}
rm -rf "$E/cache"
mkdir -p "$E/cache"
sed 's/tanh/exponential/' examples/dynamic.mlir >"$E/changed.mlir"
(echo '// a comment more'; cat examples/dynamic.mlir) >"$E/same.mlir"
hits() { cache compiled examples/dynamic.mlir vulkan1.1 && cache read examples/dynamic.mlir vulkan1.1 && cache read "$E/same.mlir" vulkan1.1; }
misses() {
  cache compiled examples/dynamic.mlir vulkan1.0 && cache compiled "$E/changed.mlir" vulkan1.1 && cache read examples/dynamic.mlir vulkan1.0 &&
    cache compiled examples/dynamic.mlir vulkan1.1 SimpleDistribute && cache read examples/dynamic.mlir vulkan1.1 SimpleDistribute
}
damaged() { # every file cut short; then a byte of it changed: made anew, and good again
  local f size
  for f in "$E"/cache/*.cgcache; do
    size=$(stat -c %s "$f")
    truncate -s $((size / 2)) "$f"
  done
  cache "compiled, for the file is damaged" examples/dynamic.mlir vulkan1.1 && cache read examples/dynamic.mlir vulkan1.1 || return 1
  for f in "$E"/cache/*.cgcache; do printf '\377\001' | dd of="$f" bs=1 seek=300 conv=notrunc 2>/dev/null; done
  cache "compiled, for the file is damaged" examples/dynamic.mlir vulkan1.1 && cache read examples/dynamic.mlir vulkan1.1
}
try "disk_cache: the second run reads, whatever the comments" hits
try "disk_cache: another target, input or option misses" misses
try "disk_cache: a damaged file is made anew" damaged
all_programs() { ls examples/*.mlir tests/examples/*.mlir tests/examples/layouts/*.mlir; }
try "disk_cache: what is read is what was written, and no damage passes" "$E/cache_check" $(all_programs) tests/shapes/data_sizes.mlir

try "cg_vulkan.h names what is missing" says '^what is missing is named' "$E/cgvk_check"
misuse() { validated "$E/cgvk_check" --misuse | grep -q VUID; }
try "the validation layer is on" misuse
no_barriers() { # what cg_vulkan.h would be without its barriers is found out
  mkdir -p "$E/mutant/examples" && cp examples/vulkan_host.h "$E/mutant/examples/" || return 1
  sed 's/if (record) cgvk_barrier(p, w->commands);/(void)cgvk_barrier;/' examples/cg_vulkan.h >"$E/mutant/examples/cg_vulkan.h"
  ! cmp -s examples/cg_vulkan.h "$E/mutant/examples/cg_vulkan.h" || return 1
  cc -std=c99 -O0 -I"$E/mutant" $WARN tests/examples/cgvk_check.c $LIB -lm -ldl -o "$E/mutant/cgvk_check" || return 1
  validated "$E/mutant/cgvk_check" vulkan1.1 examples/mlp.mlir | grep -q SYNC-HAZARD
}
try "the validation layer sees a missing barrier" no_barriers
embedded_control() {
  "$CGC" compile tests/examples/control.mlir --target=vulkan1.1 --emit=c -o "$E/control.h" &&
    cc -std=c99 -O0 $WARN -I"$E" tests/examples/embedded_control.c -lm -ldl -o "$E/embedded_control" && says '^ok: loops and branches' "$E/embedded_control"
}
try "what --emit=c writes of loops and branches runs" embedded_control
launches() { try "cg_vulkan.h agrees with the interpreter: $1" checked "$E/cgvk_check" ${1#* } ${1% *} 0 1 7 77; }
embeds() {
  local name
  name=$(basename "$1" .mlir)
  mkdir -p "$E/embed"
  "$CGC" compile "$1" --target=vulkan1.1 --emit=c -o "$E/embed/$name.h" || { fail "--emit=c of $name" "does not compile"; return; }
  cc -std=c99 -O0 $WARN -Wshadow -Wconversion -Wundef -I"$E/embed" "-DHEADER=\"$name.h\"" "-DPROGRAM=${name}_program" tests/examples/embed_check.c $LIB -lm -o "$E/embed/$name" || { fail "--emit=c of $name" "warnings"; return; }
  try "--emit=c of $name says the same as the program" "$E/embed/$name" "$1"
}
export -f launches embeds
{ { all_programs; echo tests/shapes/data_sizes.mlir; } | sed 's/$/ vulkan1.1/'; ls examples/*.mlir | sed 's/$/ device/'; } | each launches
{ all_programs; echo tests/shapes/scalars.mlir; } | each embeds

listed() { # every example has its line in the README, with the command that its first lines give
  local f
  for f in examples/*.c; do
    grep -q "$(basename "$f")" examples/README.md || { echo "$f is not in examples/README.md"; return 1; }
  done
  grep -o '`cc -I. examples/[^`]*`' examples/README.md | tr -d '`' | while read -r command; do
    f=$(echo "$command" | grep -o 'examples/[a-z_]*\.c')
    grep -qF -- "$command" "$f" || { echo "$f has not: $command"; exit 1; }
  done
}
try "examples/README.md lists the examples and their commands" listed

demo() { tools/demo.sh "$CGC" | tee /dev/stderr | grep -q 'agree'; }
try "make demo compares devices" demo
