# tests/check on lavapipe under the validation layer; every example compared with the interpreter; a missing loader or device told clearly.
. tests/suites/lib.sh
export CGC=${CGC:-build/cgc} CGC_VULKAN_VALIDATION=1
check() { # FILE: one result; the functions are what the suite check counts
  local out
  out=$(timeout 1800 "$CGC" check "$1" --device=vulkan 2>&1)
  echo "$out"
  if echo "$out" | grep -qx "$(grep -c '^func\.func @' "$1") passed, 0 failed"; then ok "vulkan ${1##*/}"; else fail "vulkan ${1##*/}" "$(echo "$out" | grep -vE '^\[ OK \]')"; fi
}
export -f check
{ find tests/check -name '*.mlir' | sort; echo tests/shapes/long_rows.mlir; } | each check
run_line() { # "file arguments" of tests/examples/runs.txt
  set -- $1
  local file=$1
  shift
  try "vulkan agrees with the interpreter: $file $*" timeout 600 "$CGC" run "examples/$file" --device=vulkan --compare --print-limit=4 "$@"
}
export -f run_line
grep -v '^#' tests/examples/runs.txt | each run_line
equal_sizes() { # FILE and a line of tests/shapes/FILE.txt: runs as interpreted, or is refused with that reason
  local file=${1%% *} value=random
  [ "$file" = dynamic ] || value=1
  set -- "${1#* }"
  local call=${1%%:*} why=${1#*: } name out shape inputs=()
  [ "$why" = "$1" ] && why=
  set -- $call
  name=$1
  shift
  for shape in "$@"; do
    case $shape in *i64 | *i32 | *i1 | *f32) ;; *) shape=${shape}xf32 ;; esac
    inputs+=("--input=${shape#x}=$value")
  done
  out=$("$CGC" run "tests/shapes/$file.mlir" --function="$name" --device=vulkan --compare "${inputs[@]}" 2>&1)
  case $? in 0) [ -z "$why" ] ;; 1) [ -n "$why" ] && [[ $'\n'$out == *$'\n'"cgc: error: $why"* ]] ;; *) false ;; esac && ok "equal sizes: $call" || fail "equal sizes: $call" "$out"
}
export -f equal_sizes
for file in equal windows dynamic; do grep -v '^#' tests/shapes/$file.txt | sed "s/^/$file /"; done | each equal_sizes
sed 's/ subgroup_size = [0-9]*//' tests/lit/cgc/launch.mlir >"$WORK/launch.mlir" # the device has one of its own
launched() { # FUNCTION ARGUMENTS of a kernel that came distributed
  local name=$1
  shift
  "$CGC" run "$WORK/launch.mlir" --split-input-file --function="$name" --device=vulkan --compare --print-limit=4 "$@"
}
try "launched as its function and the command line say" "$CGC" run tests/lit/cgc/launch-workgroups.mlir --device=vulkan --compare --print-limit=4 \
  --workgroups=16 --input=1000xf32=random
try "launched as its translation_info says: on_info" launched on_info --input=1000xf32=random
try "launched as its dispatch_config says: on_config" launched on_config --input=1000xf32=random --push=1000
try "launched as its flow export says: on_flow" launched on_flow --input=1000xf32=random --push=1000
try "launched over a workload of two: tied" launched tied --input=7x9xf32=random --push=9 --workload=7,9
long_loop() { # FUNCTION RESULT ARGUMENTS: more trips than the driver lets a loop make
  local name=$1 result=$2
  shift 2
  "$CGC" run tests/lit/cgc/long-loops.mlir --split-input-file --function="$name" --device=vulkan --input=1xi32=3 "$@" | grep -qxF "$result"
}
try "loops of 200001 trips" long_loop counted 1xi32=-1474136477
try "loops of 200001 trips, for a target without a limit" long_loop counted 1xi32=-1474136477 --target=vulkan1.1
try "loops of 70000 times 4 trips" long_loop short 1xi32=1260000
try "loops of a number of trips known at run time" long_loop open 1xi32=-1474136477 --push=200001
try "loops that go on while a condition holds" long_loop as_long_as '3xi32=600003 200001 200002' --push=200001 --input=3xi32=0
scalars() { # FUNCTION WANT INPUTS: of tests/shapes/scalars.mlir, the results in one line, as interpreted
  local name=$1 want=$2 out
  shift 2
  out=$("$CGC" run tests/shapes/scalars.mlir --function="$name" --device=vulkan --target=vulkan1.1 --compare "${@/#/--input=}") || { echo "$out"; return 1; }
  out=$(echo "$out" | grep -vE '^(EXEC|result|compare)' | tr '\n' ';')
  [ "$out" = "$want" ] || { echo "$out"; return 1; }
}
try "scalars: alone" scalars add 'f32=1.5;' f32=2.5 f32=-1
try "scalars: in a body" scalars axpy '3xf32=5.5 8 10.5;' f32=2.5 3xf32=1,2,3 3xf32=3
try "scalars: of every type" scalars types 'i1=1;i8=-3;i16=-300;i32=-70000;i64=-5000000000;f16=1.5;bf16=-2.5;f32=3.5;index=7;i4=-3;' i1=1 i8=-3 i16=-300 \
  i32=-70000 i64=-5000000000 f16=1.5 bf16=-2.5 f32=3.5 index=7 i4=-3
try "scalars: a size" scalars size '5xf32=3 3 3 3 3;' index=5 f32=3
try "scalars: a size of 0" scalars size '0xf32=;' index=0 f32=3
try "scalars: i32 as a size" scalars size32 '7xf16=-2 -2 -2 -2 -2 -2 -2;' i32=7 f16=-2
try "scalars: two words" scalars elements '3xi64=-5000000000 3 -5000000003;' i64=-5000000000 i64=3
try "scalars: extracted, divided" scalars extract 'f32=4;i32=-2;i32=-2;' 5xf32=1,2,3,4,5 index=3 i32=-15
try "scalars: more than push constants hold" scalars many 'f32=820;' $(seq -f 'f32=%g' 40)
try "scalars: narrow, in a body" scalars clamp '3x2xi8=[-4 4][4 4][-1 0];' 3x2xi8=-128,127,5,4,-1,0 i8=-4 i8=4 i1=1
no_device() { # exit 3 and a sentence
  local out
  out=$(VK_ICD_FILENAMES=/nonexistent.json VK_DRIVER_FILES=/nonexistent.json CGC_VULKAN_VALIDATION=0 "$CGC" run examples/dense.mlir --device=vulkan 2>&1)
  [ $? = 3 ] && echo "$out" | grep -q Vulkan
}
try "no device: status 3 and why" no_device
kernel_level() { # FILE ARGUMENTS: the final kernels, interpreted thread by thread, give what the device gives, to the digit
  local file=$1
  shift
  "$CGC" run "$file" --device=interp --target=vulkan1.1 --print-limit=0 "$@" >"$WORK/kernels.txt" &&
    "$CGC" run "$file" --device=vulkan --target=vulkan1.1 --print-limit=0 "$@" | cmp - "$WORK/kernels.txt"
}
side=57 rows=10000 # smaller, where the tests may not take long
[ "$LONG" != 1 ] || side=225 rows=100000
sed "s/225x225/${side}x$side/g; s/112x112/$((side / 2))x$((side / 2))/g" examples/conv.mlir >"$WORK/kernel_conv.mlir"
sed "s/100000/$rows/g" examples/dispatch.mlir >"$WORK/kernel_dispatch.mlir"
try "kernels interpreted: conv.mlir, 1x${side}x${side}x3, simply" kernel_level "$WORK/kernel_conv.mlir" --pipeline=SimpleDistribute \
  --input="1x${side}x${side}x3xf32=random" --input=3x3x3x32xf32=random:2
integers() { # FILE DIMS SEED: small integers, so that a device that splits a fused multiply-add rounds nothing, either
  python3 -c 'import random, struct, sys
dims = [int(n) for n in sys.argv[2].split("x")]
random.seed(int(sys.argv[3]))
count = 1
for n in dims: count *= n
head = ("{\"descr\": \"<f4\", \"fortran_order\": False, \"shape\": (%s), }" % "".join("%d," % n for n in dims)).replace(chr(34), chr(39))
head += " " * (-(len(head) + 11) % 64) + chr(10)
open(sys.argv[1], "wb").write(bytes([0x93]) + b"NUMPY" + bytes([1, 0]) + struct.pack("<H", len(head)) + head.encode() +
                              struct.pack("<%df" % count, *(random.randint(-9, 9) for _ in range(count))))' "$@"
}
integers "$WORK/image.npy" 1x225x225x3 1
integers "$WORK/filter.npy" 3x3x3x32 2
try "kernels interpreted: conv.mlir, 1x225x225x3" kernel_level examples/conv.mlir --input="@$WORK/image.npy" --input="@$WORK/filter.npy"
try "kernels interpreted: dispatch.mlir, ${rows}x100" kernel_level "$WORK/kernel_dispatch.mlir" --input="${rows}x100xf32=random" \
  --input="${rows}x100xf32=random:2" --input="${rows}xf32=random:3"
measured() { GALLIVM_PERF= "$CGC" bench "$@"; } # what is measured runs often: the device's own rates come first
bench_json() { # the same module beside another pipeline of it: correct, with a time and a rate for each
  measured examples/dense.mlir --device=vulkan --hot --check --json --peer-pipeline=SimpleDistribute >"$WORK/bench.json" &&
    python3 -c 'import json, sys; r = json.load(open(sys.argv[1])); assert len(r["contenders"]) == 2 and r["flops"] == 480
for c in r["contenders"]: assert c["correct"] and c["median_us"] > 0 and c["gb_per_s"] > 0 and c["dispatches"], c' "$WORK/bench.json"
}
try "bench: JSON, checked, beside another pipeline" bench_json
bench_peer() { # a hand-written kernel in the same chain; a wrong one is found out
  mkdir -p "$WORK/vulkan" && python3 bench/rows.py --set=small --out="$WORK/vulkan/rows" --spirv="$WORK/vulkan/spirv" || return 1
  measured "$WORK/vulkan/rows/transpose_1024x1024.mlir" --device=vulkan --cold --check --repeat=15 \
    --peer="$WORK/vulkan/rows/transpose_1024x1024.json" |
    grep -q '^ratio .* to hand-written' || return 1
  sed 's/1024, 1024\]/1024, 512]/' "$WORK/vulkan/rows/transpose_1024x1024.json" >"$WORK/vulkan/rows/wrong.json"
  measured "$WORK/vulkan/rows/transpose_1024x1024.mlir" --device=vulkan --hot --check --peer="$WORK/vulkan/rows/wrong.json" >/dev/null 2>&1
  [ $? = 1 ]
}
try "bench: a hand-written peer, and a wrong one" bench_peer
