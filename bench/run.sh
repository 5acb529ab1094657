#!/bin/bash
# Compile times: in process (text to words, median of many), and cgc as a process beside glslangValidator on comparable shaders.
set -eu
build=${1:-build}
make -s -j2 "$build/libcodegen.a" "$build/cgc"
mkdir -p "$build/bench"
cc -std=c11 -O2 -D_POSIX_C_SOURCE=200809L -Isrc bench/compile_time.c "$build/libcodegen.a" -lm -o "$build/bench/compile_time"
echo "In process, text to words (target vulkan1.1):"
"$build/bench/compile_time" bench/dot.mlir bench/elementwise.mlir examples/mlp.mlir
echo
echo "As a process, median and least of 31:"
"$build/bench/compile_time" --process "$build/cgc" bench/dot.mlir bench/dot.comp "$build/bench"
"$build/bench/compile_time" --process "$build/cgc" bench/elementwise.mlir bench/elementwise.comp "$build/bench"
