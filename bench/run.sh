#!/bin/bash
# Compile times: in process (text to words, median of many), cgc as a process beside glslangValidator on comparable shaders, and how they grow with the
# program (bench/curve.py). Then a small set of kernels on Mesa's CPU driver, beside hand-written ones and the simple pipeline; bench/run_gpu.sh runs the large set on a GPU. Last, the same kernels
# beside those of another commit, $BASE (bench/compare.py).
set -eu
build=${1:-build}
make -s -j2 "$build/libcodegen.a" "$build/cgc"
mkdir -p "$build/bench"
cc -std=c11 -O2 -D_POSIX_C_SOURCE=200809L -rdynamic -Isrc bench/compile_time.c -Wl,--whole-archive "$build/libcodegen.a" -Wl,--no-whole-archive -lm -ldl \
  -o "$build/bench/compile_time" # codegen_nvvm.so finds all of it here
echo "In process, text to words (target vulkan1.1):"
"$build/bench/compile_time" bench/dot.mlir bench/elementwise.mlir examples/mlp.mlir
if [ -e "$build/codegen_nvvm.so" ]; then
  python3 bench/rows.py --set=h200 --out="$build/bench/rows" --spirv="$build/bench/spirv"
  echo "In process, text to PTX (target sm_90a):"
  "$build/bench/compile_time" --ptx "$build/codegen_nvvm.so" sm_90a "$build"/bench/rows/matmul_{4096,1024,1023x1019x1021}.mlir
fi
echo
echo "As a process, median and least of 31:"
"$build/bench/compile_time" --process "$build/cgc" bench/dot.mlir bench/dot.comp "$build/bench"
"$build/bench/compile_time" --process "$build/cgc" bench/elementwise.mlir bench/elementwise.comp "$build/bench"
echo
echo "Long programs:"
python3 bench/curve.py --cgc="$build/cgc"
echo
lavapipe=$(ls /usr/share/vulkan/icd.d/lvp_icd*.json 2>/dev/null | head -n 1)
if [ -n "$lavapipe" ]; then export VK_ICD_FILENAMES=$lavapipe VK_DRIVER_FILES=$lavapipe; fi
export MESA_SHADER_CACHE_DISABLE=true
python3 bench/rows.py --set=small --out="$build/bench/small" --spirv="$build/bench/spirv"
echo "Kernels, paired medians of 15 (ratio: the other's time by ours):"
python3 bench/table.py --rows="$build/bench/small" --cgc="$build/cgc" --simple --json="$build/bench/small.json"
echo
echo "The same beside another commit:"
python3 bench/compare.py --rows="$build/bench/small" --cgc="$build/cgc" --base="${BASE:-}" --json="$build/bench/compare.json"
