# The C examples build against the top-level headers alone, and do what they say.
. tests/suites/lib.sh
mkdir -p "$WORK/examples"
for c in text_to_spirv builder vulkan_launch variants; do
  libs=-lm
  [ $c = vulkan_launch ] && libs="-lm -lvulkan"
  try "examples/$c.c builds as C99" cc -std=c99 -D_POSIX_C_SOURCE=200809L -O1 -Wall -Wextra -Wno-missing-field-initializers -Werror -I. "examples/$c.c" $libs -o "$WORK/examples/$c"
done
text() { "$WORK/examples/text_to_spirv" examples/dense.mlir "$WORK/examples/dense.spv" && spirv-val --target-env vulkan1.1 "$WORK/examples/dense.spv"; }
try "text_to_spirv writes a valid binary" text
builder() { "$WORK/examples/builder" "$WORK/examples/builder.spv" && spirv-val --target-env vulkan1.1 "$WORK/examples/builder.spv"; }
try "builder writes a valid binary" builder
variants() { "$WORK/examples/variants" | tee /dev/stderr | grep -q '^any device: the variant for vulkan1.1, MatmulPromoteVectorize'; }
try "variants chooses by a device's facts" variants
launch() { "$WORK/examples/vulkan_launch" | tee /dev/stderr | grep -q '^ok'; }
try "vulkan_launch gets the right numbers" launch
demo() { tools/demo.sh build/cgc | tee /dev/stderr | grep -q 'agree'; }
try "make demo compares devices" demo
try "cc tools/cgc.c alone builds cgc" cc -O0 tools/cgc.c -o "$WORK/examples/cgc-one-file"
one() { "$WORK/examples/cgc-one-file" compile examples/dense.mlir --target=vulkan1.1 -o "$WORK/examples/one.spv" && build/cgc compile examples/dense.mlir --target=vulkan1.1 -o "$WORK/examples/split.spv" && cmp "$WORK/examples/one.spv" "$WORK/examples/split.spv"; }
math() { "$WORK/examples/cgc-one-file" run examples/mlp.mlir --device=interp --input=1x784xf32=random --input=784x128xf32=random:2 --input=128xf32=1 --input=128x10xf32=random:3 --input=10xf32=1 >"$WORK/examples/one.txt" &&
  build/cgc run examples/mlp.mlir --device=interp --input=1x784xf32=random --input=784x128xf32=random:2 --input=128xf32=1 --input=128x10xf32=random:3 --input=10xf32=1 | cmp - "$WORK/examples/one.txt"; }
try "cgc from one file interprets the same" math
try "cgc from one file gives the same words" one
