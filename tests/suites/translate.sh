# Other APIs: every kernel of the examples and of tests/check, for the targets without optional features, in Metal's, Direct3D's and OpenGL's languages by
# SPIRV-Cross; glslangValidator takes what is GLSL or HLSL. A program for one version of Vulkan by turns, for all four where the tests may take long.
# The words are those of the build that ships: other suites verify the IR of the same kernels.
. tests/suites/lib.sh
export CGC=build/cgc T=$WORK/translate
rm -rf "$T" && mkdir -p "$T/words" "$T/sources"
try "tests/translate/translate.c builds" cc -std=c99 -O1 -Wall -Wextra -Werror tests/translate/translate.c $(pkg-config --cflags --libs spirv-cross-c-shared) -o "$T/translate"
one() { # VERSION FILE
  local target=vulkan${1%% *} file=${1#* } name out
  name=$(basename "$file" .mlir).$target
  out=$("$CGC" compile "$file" --split-input-file --target="$target" -o "$T/words/$name.spv" 2>&1) || { fail "$name" "$out"; return; }
  find "$T/words" -name "$name.*spv" -empty -delete # a function of constants launches no kernel
  try "$name as MSL, HLSL, GLSL and GLSL ES" "$T/translate" "$T/sources" "$T/words/$name".*spv
}
checked() { # of tests/check, ready to compile
  local piece=$T/$(basename "$1")
  try "pieces of $1" bash -o pipefail -c '"$CGC" opt "$0" --mlir-print-local-scope --pass-pipeline=inline,checks-to-results | awk -f tests/translate/pieces.awk >"$1"' "$1" "$piece"
}
export -f one checked
ls tests/check/*.mlir | each checked
programs() { ls "$T"/*.mlir examples/*.mlir tests/examples/*.mlir; }
if [ "$LONG" = 1 ]; then for v in 1.0 1.1 1.2 1.3; do programs | sed "s/^/$v /"; done
else programs | awk '{ print /^examples/ ? "1.1" : NR % 2 ? "1.0" : "1.3", $0 }'; fi | each one

many() { [ "$(find "$T/sources" -name "*.metal" | wc -l)" -gt 2500 ]; }
try "thousands of kernels" many
once() { (cd "$T/sources" && ls | grep "$1\$" | xargs md5sum | sort | awk '!seen[$1]++ { print $2 }'); } # equal texts count as one
lines() { # texts with a line that, but for its numbers, no earlier one has: what the others would show is shown
  (cd "$T/sources" && find . -name "*$1" | sort | awk '{
    new = 0
    while ((getline line <$0) > 0) {
      gsub(/[0-9]+/, "0", line)
      if (!(line in seen)) new = seen[line] = 1
    }
    close($0)
    if (new) print
  }')
}
distinct() { if [ "$LONG" = 1 ]; then once "$1"; else lines "$1"; fi; }
glsl() { { distinct .450.comp; distinct .310es.comp; } | tee "$T/glsl.txt" | (cd "$T/sources" && xargs -P "$JOBS" -n 100 glslangValidator -t) && [ "$(wc -l <"$T/glsl.txt")" -gt 1000 ]; }
try "GLSL and GLSL ES compile" glsl
hlsl() { # a process per text, so only some where the tests may not take long; with the function that docs/vendoring.md gives to those that call it
  local every=40 f
  [ "$LONG" = 1 ] && every=1
  awk '/<!-- umulExtended -->/ { on = 1; next } on && /^```/ { if (open) exit; open = 1; next } open' docs/vendoring.md >"$T/helper.hlsl"
  { once .hlsl | awk "NR % $every == 0"; cd "$T/sources" && grep -l 'umulExtended(' ./*.hlsl | awk "NR % ($every / 4 + 1) == 0"; } | sort -u >"$T/hlsl.txt"
  while read -r f; do
    { grep -q 'umulExtended(' "$f" && cat "$T/helper.hlsl"; cat "$f"; } >"$T/text.hlsl"
    glslangValidator -D -V -e main -S comp "$T/text.hlsl" -o /dev/null >"$T/text.log" || { echo "$f: $(cat "$T/text.log")"; return 1; }
  done <"$T/hlsl.txt"
  [ "$(wc -l <"$T/hlsl.txt")" -gt 80 ]
}
try "HLSL compiles" hlsl

# What docs/vendoring.md says about where a kernel's buffers and numbers are.
says() { # FILE PATTERN…
  local file=$T/sources/dynamic.vulkan1.1.spv.main_dispatch_0.$1
  shift
  for p in "$@"; do grep -qE -- "$p" "$file" || { echo "$p is not in $file"; return 1; }; done
}
try "MSL: buffers as declared, then push constants" says metal "kernel void main_dispatch_0\(const device.*buffer\(0\).*const device.*buffer\(1\).*device.*buffer\(2\).*constant.*buffer\(3\)"
try "HLSL: registers are bindings, spaces sets" says hlsl '^ByteAddressBuffer .*register\(t0, space0\)' '^RWByteAddressBuffer .*register\(u2, space0\)' '^cbuffer SPIRV_Cross_NumWorkgroups' '_m0 : packoffset\(c0\)'
try "GLSL: bindings, and a uniform" says 450.comp '^layout\(binding = 0, std430\) restrict readonly buffer' '^layout\(binding = 2, std430\) restrict writeonly buffer' '^uniform _'
refused() { # TYPE LANGUAGE…
  local type=$1 out
  shift
  printf 'func.func @f(%%x: tensor<64x%s>) -> tensor<64x%s> {\n  %%0 = stablehlo.add %%x, %%x : tensor<64x%s>\n  return %%0 : tensor<64x%s>\n}\n' \
    "$type" "$type" "$type" "$type" >"$T/$type.mlir"
  "$CGC" compile "$T/$type.mlir" --target=hopper -o "$T/words/$type.spv" || return 1
  out=$("$T/translate" "$T/sources" "$T/words/$type.spv") && { echo "$type is translated"; return 1; }
  for l in "$@"; do echo "$out" | grep -q "as $l: " || { echo "$type as $l is translated: $out"; return 1; }; done
}
try "f64 is none of MSL's, HLSL 6.0's and GLSL ES's" refused f64 "MSL 2.1" "HLSL 6.0" "GLSL ES 3.10"
try "i64 is none of MSL 2.1's and HLSL 6.0's" refused i64 "MSL 2.1" "HLSL 6.0"
try "f16 in memory is none of HLSL 6.0's" refused f16 "HLSL 6.0"
subgroups() { "$CGC" compile examples/softmax.mlir --target=hopper -o "$T/words/subgroups.spv" && ! "$T/translate" "$T/sources" "$T/words/subgroups.spv" >"$T/subgroups.txt" && grep -q 'as GLSL 4.50: ' "$T/subgroups.txt"; }
try "subgroup operations are none of OpenGL's" subgroups
