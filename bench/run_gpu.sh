#!/bin/bash
# The whole set on a machine with a GPU, in one command:  bench/run_gpu.sh [BUILD] [OPTIONS OF bench/table.py]
# It needs BUILD/cgc and, where there is no glslangValidator, BUILD/bench/spirv from `bench/run_gpu.sh --prepare BUILD` on a machine that has it.
# Prints the table (ours beside the hand-written kernels and, in brackets, the libraries' figures from an H200), writes BUILD/bench/gpu.json.
set -eu
cd "$(dirname "$0")/.."
prepare=0
if [ "${1:-}" = --prepare ]; then prepare=1; shift; fi
build=${1:-build}
[ $# = 0 ] || shift
python3 bench/rows.py --set=h200 --out="$build/bench/h200" --spirv="$build/bench/spirv"
[ "$prepare" = 0 ] || exit 0
# Drivers that keep compiled pipelines on disk would make their creation look free.
export __GL_SHADER_DISK_CACHE=0 MESA_SHADER_CACHE_DISABLE=true
exec python3 bench/table.py --rows="$build/bench/h200" --cgc="$build/cgc" --json="$build/bench/gpu.json" --repeat=31 "$@"
