#!/bin/sh
# The two-layer perceptron from MLIR text to a result on this machine: its kernels, launch facts, compile time, first results, and both devices compared.
set -eu
cgc=${1:-build/cgc}
model=examples/mlp.mlir
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
inputs="--input=1x784xf32=random --input=784x128xf32=random:2:0.1 --input=128xf32=random:3 --input=128x10xf32=random:4:0.2 --input=10xf32=random:5"

echo "== $model, compiled for vulkan1.1"
$cgc compile "$model" --target=vulkan1.1 --timing -o "$work/mlp.spv" 2>"$work/timing"
echo "$(wc -c <"$work/mlp.spv") bytes of SPIR-V; $(sed -n 's/^ *Total Execution Time: /compiled in /p' "$work/timing")"
echo
echo "== its kernels: workgroups, their size, and what is bound (from mlp.json)"
awk '
  /"name": ".*"workgroup_size"/ { split($0, q, "\""); name = q[4]; match($0, /"workgroup_size": \[[^]]*\]/); size = substr($0, RSTART + 18, RLENGTH - 18); n = 0; bytes = "" }
  /"set": / { match($0, /"access": "[a-z_]*"/); a = substr($0, RSTART + 11, RLENGTH - 12); match($0, /"bytes": "[^"]*"/); b = substr($0, RSTART + 10, RLENGTH - 11)
              bytes = bytes (n++ ? ", " : "") a " " b }
  name != "" && /"workgroup_count"/ { match($0, /"workgroup_count": \[[^]]*\]/); c = substr($0, RSTART + 19, RLENGTH - 19); gsub(/"/, "", c)
                        printf "%-18s %-10s x %-11s bytes: %s\n", name, c, size, bytes; name = "" }' "$work/mlp.json"
echo
echo "== on the interpreter"
$cgc run "$model" --device=interp --print-limit=10 $inputs
echo
if $cgc run "$model" --device=vulkan --print-limit=10 --compare --timing $inputs >"$work/result" 2>"$work/messages"; then
  echo "== on Vulkan: $(sed -n 's/^main: //p' "$work/messages")"
  cat "$work/result"
  echo "Vulkan and the interpreter agree."
elif grep -q DIFFERS "$work/result"; then
  cat "$work/result" "$work/messages"
  echo "Vulkan and the interpreter differ." >&2
  exit 1
else
  echo "== no Vulkan run: $(tail -n 1 "$work/messages")"
  $cgc run "$model" --device=interp --target=vulkan1.1 --print-limit=10 --compare $inputs
  echo "The kernels, interpreted, and the model agree."
fi
