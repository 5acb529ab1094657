#!/bin/sh
# The two-layer perceptron from MLIR text to a result on this machine: its kernels, launch facts, compile time, first results, and both devices compared.
set -eu
cgc=${1:-build/cgc}
model=examples/mlp.mlir
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
inputs="--input=1x784xf32=0.5 --input=784x128xf32=0.01 --input=128xf32=0.1 --input=128x10xf32=0.02 --input=10xf32=0.3"
[ -f examples/mlp.inputs ] && inputs=$(cat examples/mlp.inputs)

echo "== $model, compiled for vulkan1.1"
$cgc compile "$model" --target=vulkan1.1 --timing -o "$work/mlp.spv" 2>"$work/timing"
bytes=$(wc -c <"$work/mlp.spv")
echo "mlp.spv: $bytes bytes; $(sed -n 's/^ *Total Execution Time: /compiled in /p' "$work/timing")"
echo
echo "== kernels and launch facts (mlp.json)"
sed -n '/"kernels"/,/"functions"/p' "$work/mlp.json" | grep -vE '"functions"' | head -n 60
echo
echo "== on the interpreter"
$cgc run "$model" --device=interp --print-limit=10 $inputs
if $cgc run "$model" --device=vulkan --print-limit=10 --compare --timing $inputs >"$work/vulkan" 2>&1; then
  echo
  echo "== on Vulkan: $(sed -n 's/.* on //p' "$work/vulkan" | tail -n 1)"
  cat "$work/vulkan"
  echo "Vulkan and the interpreter agree."
elif grep -q 'DIFFERS' "$work/vulkan"; then
  cat "$work/vulkan"
  echo "Vulkan and the interpreter differ." >&2
  exit 1
else
  echo
  echo "== no Vulkan run: $(head -n 1 "$work/vulkan")"
  $cgc run "$model" --device=interp --target=vulkan1.1 --print-limit=10 --compare $inputs
  echo "The kernels, interpreted, and the model agree."
fi
