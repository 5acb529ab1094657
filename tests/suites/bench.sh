# cgc bench: what it measures is right, its report hangs together, a wrong kernel is caught. Not how fast: machines differ.
. tests/suites/lib.sh
CGC=build/cgc B=$WORK/bench
export MESA_SHADER_CACHE_DISABLE=true
unset GALLIVM_PERF # what is measured here runs often: each bench has the device's own rates first
mkdir -p "$B"
# bench NAME "VALUES" ARGUMENTS…: the report is as said
bench() {
  local name=$1 values=$2
  shift 2
  "$CGC" bench "$@" --device=vulkan --repeat=3 --json >"$B/report.json" && python3 tests/bench_report.py "$B/report.json" $values
}
try "bench a function" bench softmax "check=correct mode=cold 0.correct=true 0.name=cgc" examples/softmax.mlir --check
try "bench a function of several dispatches, hot" bench mlp "check=correct mode=hot 0.correct=true" examples/mlp.mlir --check --hot
try "bench a dynamic shape" bench dynamic "check=correct 0.correct=true" examples/dynamic.mlir --check --input=77x5xf32=random
try "bench beside another pipeline" bench conv "check=correct 1.correct=true 1.pipelines=SimpleDistribute" examples/conv.mlir --check --peer-pipeline=SimpleDistribute
try "bench a dispatch by hand" bench dispatch "0.pipelines=VectorDistribute" examples/dispatch.mlir --hot
try "bench a dispatch with its own passes" bench own "0.pipelines=None" examples/own_passes.mlir
try "bench a dispatch in older syntax" bench legacy "" examples/elementwise_legacy.mlir
try "bench a function that takes buffer views" bench views "check=correct 0.correct=true" tests/lit/buffer-views.mlir --function=main --check --input=5x7xf32=random --input=7xf32=random:2

cat >"$B/decides.mlir" <<'M'
func.func @main(%a: tensor<7xf32>, %n: tensor<i32>) -> (tensor<7xf32>, tensor<i32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %x = %a) : tensor<i32>, tensor<7xf32>
    cond {
      %z = stablehlo.constant dense<0.0> : tensor<f32>
      %s = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
      %l = stablehlo.constant dense<50.0> : tensor<f32>
      %c = stablehlo.compare LT, %s, %l : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %y = stablehlo.add %x, %x : tensor<7xf32>
      %j = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %j, %y : tensor<i32>, tensor<7xf32>
    }
  %q = "stablehlo.case"(%n) ({
    %t = stablehlo.negate %r#1 : tensor<7xf32>
    stablehlo.return %t : tensor<7xf32>
  }, {
    %t = stablehlo.abs %r#1 : tensor<7xf32>
    stablehlo.return %t : tensor<7xf32>
  }) : (tensor<i32>) -> tensor<7xf32>
  return %q, %r#0 : tensor<7xf32>, tensor<i32>
}
M
for i in 0 1 7 -1; do
  try "bench where the host decides, $i" bench decides "check=correct 0.correct=true 1.correct=true" "$B/decides.mlir" --check --input=7xf32=1,2,3,-4,5,6,3 --input="i32=$i" --peer-pipeline=SimpleDistribute
done

# peers from GLSL: one right, one that leaves an element unwritten, one that is wrong in one
python3 bench/rows.py --set=small --out="$B/rows" --spirv="$B/spirv"
row=$(ls "$B"/rows/relu_*.mlir | head -n 1)
try "bench beside a kernel by hand" bench peer "check=correct 1.correct=true 1.name=hand-written" "$row" --check --peer="${row%.mlir}.json"
cat >"$B/wrong.comp" <<'G'
#version 450
layout(local_size_x = 256) in;
layout(set = 0, binding = 0) readonly buffer A { float a[]; };
layout(set = 0, binding = 1) readonly buffer Bias { float bias[]; };
layout(set = 0, binding = 2) readonly buffer C { float c[]; };
layout(set = 0, binding = 3) writeonly buffer R { float r[]; };
layout(constant_id = 0) const uint MISSING = 0u;
void main() {
  for (uint i = gl_GlobalInvocationID.x; i < a.length() - MISSING; i += 256u) r[i] = max(a[i] + bias[i % bias.length()], 0.0) * c[i] + (i == 0u ? 1.0 : 0.0);
}
G
glslangValidator -V --target-env vulkan1.1 "$B/wrong.comp" -o "$B/wrong.spv" >/dev/null
wrong() { # DESCRIPTION PATTERN: the peer is judged wrong, and the exit status says so
  echo "$1" >"$B/wrong.json"
  "$CGC" bench "$row" --device=vulkan --repeat=3 --check --peer="$B/wrong.json" >"$B/wrong.out" 2>&1
  local status=$?
  cat "$B/wrong.out"
  [ $status = 1 ] && grep -q "$2" "$B/wrong.out"
}
try "bench: a wrong element of a peer is found" wrong '{"spirv": "wrong.spv", "groups": [1, 1, 1]}' 'expected'
try "bench: an element that a peer never writes is found" wrong '{"spirv": "wrong.spv", "groups": [1, 1, 1], "specialization": [1]}' 'is never written'
try "bench: a description without groups is refused" wrong '{"spirv": "wrong.spv"}' 'no "groups"'
refused() { "$CGC" bench "$@" --device=vulkan --repeat=3 >"$B/refused.out" 2>&1; [ $? = 2 ]; }
try "bench: an unknown function is refused" refused examples/softmax.mlir --function=nothing

# What can be counted of the kernels of every row on a GPU stays what bench/figures.txt says: a change of it is meant, and is committed with its cause.
python3 bench/rows.py --set=h200 --out="$B/h200" --spirv="$B/spirv"
for f in "$B"/h200/*.mlir; do try "figures of $(basename "$f" .mlir)" bench/figures.sh "$CGC" "$B/h200" "$(basename "$f" .mlir)"; done
same_rows() { diff <(sed -n 's/^== //p' bench/figures.txt) <(cd "$B/h200" && ls ./*.mlir | sed 's|.*/||; s|.mlir$||'); }
try "figures: every row has them" same_rows

# What the heuristics choose for these rows on each family of devices is bench/choices.json, which the compiler takes as a tuning file.
try "choices: those of bench/choices.json" python3 bench/choices.py --rows="$B/h200" --cgc="$CGC"
chosen() { # TARGET ROW: the words are those of what is chosen anyway
  mkdir -p "$B/plain" "$B/chosen" && "$CGC" compile "$B/h200/$2.mlir" --target="$1" -o "$B/plain/k.out" &&
    "$CGC" compile "$B/h200/$2.mlir" --target="$1" --tuning=bench/choices.json -o "$B/chosen/k.out" && cmp "$B/plain/k.out" "$B/chosen/k.out"
}
for t in hopper vulkan1.1 c-avx512; do
  for r in matmul_1000 conv_32x56x56x64_64 depthwise_114x114x96 row_sum_100000x100; do try "choices: $r for $t" chosen $t $r; done
done

# Beside another build: one that takes the simple pipeline is slower, and said to be.
printf '#!/bin/sh\nexec "%s" "$@" --pipeline=SimpleDistribute\n' "$(realpath "$CGC")" >"$B/simple-cgc" && chmod +x "$B/simple-cgc"
row=matmul_250
faster() { python3 bench/compare.py --rows="$B/rows" --cgc="$CGC" --base-cgc="$B/simple-cgc" --rounds=1 --only="$row" | grep -q 'slower by more than a tenth: none'; }
slower() { ! python3 bench/compare.py --rows="$B/rows" --cgc="$B/simple-cgc" --base-cgc="$CGC" --rounds=1 --only="$row" >"$B/compare.out" && grep -q "SLOWER" "$B/compare.out"; }
try "bench beside another build: faster" faster
try "bench beside another build: slower" slower

# A program of four times the ops takes about four times as long. What is quadratic takes sixteen; limits are wide, because machines differ.
growth() { python3 bench/curve.py --cgc="$CGC" --kinds="$1" --ops=2000,8000 --most-growth=2.5 --most-seconds=30 --most-mib=128; }
for kind in chain dag functions layers; do try "compile time grows with the program: $kind" growth $kind; done
