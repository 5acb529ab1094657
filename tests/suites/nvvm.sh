# The examples for sm_80 and sm_90, by turns where the tests may not take long, and every kernel of tests/check for sm_80: LLVM IR that LLVM's verifier
# takes, PTX (of tests/check by turns, too, for LLVM takes the longest to make it) that ptxas takes, where it is found (PTXAS names one), and the same input gives the same text, whether the IR is verified after each pass
# or not. Where no LLVM is, the backend is left out.
. tests/suites/lib.sh
export CGC=${CGC:-build/cgc}
if [ -z "$(make -s llvm-config)" ]; then
  try "left out: there is no llvm-config" true
  exit
fi
try "the backend builds, and says nothing" test -z "$(shared nvvm make -s nvvm 2>&1)"
backend_header() { # COMPILER FLAGS…: codegen_nvvm.h by itself
  printf '#define CODEGEN_NVVM_IMPLEMENTATION\n#include "codegen_nvvm.h"\n' >"$WORK/nvvm/header.c"
  "$@" -Wall -Wextra -Wpedantic -Wshadow -Wundef -Werror -I"$TOP" -fsyntax-only "$WORK/nvvm/header.c"
}
small() { # text and data, LLVM not counted
  printf '#define CODEGEN_NVVM_IMPLEMENTATION\n#include "codegen_nvvm.h"\n' >"$WORK/nvvm/small.c"
  gcc -std=c99 -Os -I"$TOP" -isystem "$("$(make -s llvm-config)" --includedir)" -c "$WORK/nvvm/small.c" -o "$WORK/nvvm/small.o" &&
    size "$WORK/nvvm/small.o" | awk 'NR == 2 && $1 + $2 <= 160 * 1024 { found = 1 } END { exit !found }'
}
mkdir -p "$WORK/nvvm"
try "codegen_nvvm.h compiles to at most 160 KiB" small
against() { # LLVM's VERSION: builds, and compiles a kernel for a chip that it knows
  local dir=$WORK/nvvm/llvm$1
  make -s nvvm BUILD="$dir" CFLAGS=-O0 LLVM_CONFIG="llvm-config-$1" && cp build/cgc "$dir/" && "$dir/cgc" compile examples/row_sum.mlir --target=sm_80 -o "$dir/row_sum.ptx" && grep -q '^.target sm_80' "$dir/row_sum.ptx"
}
unknown_chip() { ! "$WORK/nvvm/llvm15/cgc" compile examples/row_sum.mlir --target=sm_90 -o "$WORK/nvvm/x.ptx" 2>"$WORK/nvvm/chip.txt" && grep -q 'for a chip that this LLVM does not know: 15.*target sm_90' "$WORK/nvvm/chip.txt"; }
mkdir -p "$WORK/nvvm"
for v in 15 16 19; do
  llvm=$(llvm-config-$v --includedir 2>/dev/null)
  if [ -z "$llvm" ] || [ ! -e "$llvm/llvm-c/Core.h" ]; then echo "left out: LLVM $v's headers"; continue; fi
  try "codegen_nvvm.h is C99 with LLVM $v" backend_header gcc -std=c99 -isystem "$llvm"
  try "codegen_nvvm.h is C++17 with LLVM $v" backend_header g++ -x c++ -std=c++17 -isystem "$llvm"
  try "it builds and compiles with LLVM $v" against $v
  [ $v = 15 ] && try "a chip that LLVM 15 does not know is named" unknown_chip
done

# Launches as the CUDA driver is asked for them: tests/cuda/driver.c stands for it, and computes nothing.
export DRIVER=$WORK/nvvm/driver
mkdir -p "$DRIVER"
try "the driver for tests builds" gcc -std=c11 -Wall -Wextra -Werror -O1 -shared -fPIC tests/cuda/driver.c -o "$DRIVER/libcuda.so.1"
launched() { # LAUNCHES arguments of cgc: as many, and none is refused
  local want=$1
  shift
  rm -f "$DRIVER/log"
  LD_LIBRARY_PATH=$DRIVER DRIVER_LOG=$DRIVER/log timeout 60 "$CGC" "$@" --device=cuda && [ "$(wc -l <"$DRIVER/log")" = "$want" ]
}
try "cuda: a function of three kernels" launched 3 run examples/mlp.mlir --input=1x784xf32=0 --input=784x128xf32=0 --input=128xf32=0 --input=128x10xf32=0 --input=10xf32=0
try "cuda: sizes are parameters" launched 2 run examples/dynamic.mlir --input=3x5xf32=0 --input=5x10xf32=0
shared="tests/lit/nvvm/shared-memory.mlir --pipeline=materialize-interface,verify-emission --input=64xf32=0"
try "cuda: static workgroup memory" launched 1 run $shared --function=just
dynamic() { launched 1 run $shared --function=beyond && grep -q ' 65601 bytes' "$DRIVER/log"; }
try "cuda: dynamic workgroup memory" dynamic
size_from_data() {
  printf 'func.func @f(%%a: tensor<f32>, %%n: tensor<1xi32>) -> tensor<?xf32> {\n  %%0 = stablehlo.dynamic_broadcast_in_dim %%a, %%n, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>\n  return %%0 : tensor<?xf32>\n}\n' >"$WORK/nvvm/size.mlir"
  launched 1 run "$WORK/nvvm/size.mlir" --input=f32=1 --input=1xi32=5 >"$WORK/nvvm/size.txt" && grep -q '^5xf32=' "$WORK/nvvm/size.txt"
}
try "cuda: a size is read from data" size_from_data
fault() { # the function that faults, and no other
  LD_LIBRARY_PATH=$DRIVER DRIVER_FAULT=2 "$CGC" check tests/check/reduce.mlir --device=cuda | grep -c 'gives CUDA_ERROR_ILLEGAL_ADDRESS' | grep -qx 1
}
try "cuda: after a fault the next function runs" fault
benched() { LD_LIBRARY_PATH=$DRIVER "$CGC" bench examples/row_sum.mlir --device=cuda --hot | grep -q '^main: '; }
try "cuda: a bench runs" benched
absent() { "$CGC" check tests/check/reduce.mlir --device=cuda 2>&1 | grep -q 'no CUDA driver (libcuda.so.1) is installed'; }
[ -n "$(ldconfig -p | grep libcuda.so.1)" ] || try "cuda: no driver is told" absent
old_chip() { DRIVER_CHIP=30 LD_LIBRARY_PATH=$DRIVER "$CGC" check tests/check/reduce.mlir --device=cuda 2>&1 | grep -q 'sm_30, which is older than all known targets'; }
try "cuda: a chip that is too old is told" old_chip
example_builds() { # by the command in it and the quickest compiler; what it reads back is what no kernel wrote
  local command
  command=$(sed -n "s|^//   \(cc -I. examples/cuda_launch.c .*\) -o cuda_launch .*|\1|p" examples/cuda_launch.c | sed "s|llvm-config-19|$(make -s llvm-config)|")
  eval "${command/#cc /clang } -O0 -o $DRIVER/cuda_launch" && LD_LIBRARY_PATH=$DRIVER "$DRIVER/cuda_launch" | grep -q '^element 1 is\|^element 0 is'
}
try "examples/cuda_launch.c builds by the command in it" example_builds
example_cxx() { g++ -x c++ -std=c++17 -Wall -Wextra -Wpedantic -Wno-missing-field-initializers -Werror -D_POSIX_C_SOURCE=200809L -I. -isystem "$("$(make -s llvm-config)" --includedir)" -fsyntax-only examples/cuda_launch.c; }
try "examples/cuda_launch.c is C++17, too" example_cxx
example_header() { # COMPILER FLAGS…: cg_cuda.h by itself, LLVM nowhere
  printf '#include "codegen.h"\n#define CODEGEN_NVVM_IMPLEMENTED\n#include "codegen_nvvm.h"\n#define CG_CUDA_IMPLEMENTATION\n#include "examples/cg_cuda.h"\n' >"$DRIVER/header.c"
  "$@" -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wundef -Werror -I"$TOP" -c "$DRIVER/header.c" -o "$DRIVER/header.o"
}
example_headers() { example_header gcc -std=c99 && example_header g++ -x c++ -std=c++17 && example_header clang -std=c99 && example_header x86_64-w64-mingw32-gcc -std=c99; }
try "cg_cuda.h compiles everywhere without a warning" example_headers
PYTHON=$(numpy_python)
export PYTHON
product() { try "cuda: product $1, lane by lane" "$PYTHON" tests/cuda/products.py "$CGC" "$1"; }
export -f product
if [ -n "$PYTHON" ]; then
  "$PYTHON" tests/cuda/products.py --list | turns 3 1 | each product
else
  echo "left out: numpy, which no python3 here has"
fi
export PTXAS=${PTXAS:-$(command -v ptxas)}
[ -n "$PTXAS" ] || echo "left out: ptxas, which is not found"
mkdir -p "$WORK/nvvm"
assembled() { # FILE.mlir TARGET NAME [ir]: with ir no PTX
  local to=$WORK/nvvm/$3.$2 cgc=build/cgc
  if [ "$4" = ir ]; then cgc=$CGC; else "$CGC" compile "$1" --target="$2" -o "$to.ptx" || return 1; fi
  case $3 in check.*) ;; *) build/cgc compile "$1" --target="$2" -o "$to.again.ptx" && cmp "$to.ptx" "$to.again.ptx" || return 1 ;; esac
  "$cgc" compile "$1" --target="$2" --emit=llvm -o "$to.ll" && opt -passes=verify -disable-output "$to.ll" || return 1
  [ -z "$PTXAS" ] || [ ! -s "$to.ptx" ] || "$PTXAS" -O0 -arch="$2" "$to.ptx" -o /dev/null || return 1
  rm -f "$to".*
}
example() { # FILE TARGET
  set -- $1
  try "ptx $1 $2" assembled "$1" "$2" "$(basename "$1" .mlir)"
}
checked() { # FILE of tests/check [ir]
  set -- $1
  local name
  name=check.$(basename "$1" .mlir)
  "$CGC" opt "$1" --pass-pipeline=inline,checks-to-results -o "$WORK/nvvm/$name.mlir"
  try "${2:-ptx} $1" assembled "$WORK/nvvm/$name.mlir" sm_80 "$name" $2
}
converted() { # FILE of tests/check: its kernels in the llvm and nvvm dialects, which MLIR's tools read and make the LLVM IR of
  try "convert-to-nvvm $1" converted_file "$1" "$WORK/nvvm/converted.$(basename "$1" .mlir)"
}
converted_file() { # FILE NAME
  "$CGC" opt "$1" --pass-pipeline=inline,checks-to-results -o "$2.mlir" && "$CGC" compile "$2.mlir" --target=sm_90 --emit=mlir -o "$2.k.mlir" &&
    "$CGC" opt "$2.k.mlir" --pass-pipeline=scf-to-cf,convert-to-nvvm | sed -n '/^      builtin.module/,/^      }$/p' >"$2.inner.mlir" && [ -s "$2.inner.mlir" ] &&
    "$LLVM_BIN/mlir-opt" "$2.inner.mlir" -o /dev/null && "$LLVM_BIN/mlir-translate" --mlir-to-llvmir "$2.inner.mlir" -o "$2.ll" && opt -passes=verify -disable-output "$2.ll" || return 1
  rm -f "$2".*
}
export -f assembled example checked converted converted_file
for t in sm_80 sm_90; do
  turn=$((turn + 1))
  ls examples/*.mlir tests/examples/*.mlir | sed "s|\$| $t|" | turns 2 $turn
done | each example
ls tests/check/*.mlir | awk -v long="$LONG" '{ print $0, long != 1 && NR % 3 ? "ir" : "" }' | each checked
ls tests/check/*.mlir | turns 6 1 | each converted
