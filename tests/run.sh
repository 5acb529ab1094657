#!/bin/bash
# Every test. Prints progress per suite; the last line is "N passed, N failed", and the exit status says whether any failed.
#
#   tests/run.sh [--only suite[,suite…]] [--long]
#
# A suite prints one line per behaviour, "ok NAME" or "FAIL NAME: why", which is counted here, and "expect N" for how many of them its inputs make: more
# or fewer are a failure. The same functions in another setting count once per file. A suite's whole output stays in build/test/SUITE.log.
cd "$(dirname "$0")/.." || exit 3
only= long=0
while [ $# -gt 0 ]; do
  case $1 in
    --only) only=$2; shift ;;
    --long) long=1 ;;
    *) echo "usage: tests/run.sh [--only suite,…] [--long]" >&2; exit 2 ;;
  esac
  shift
done
export LONG=$long
export JOBS=${JOBS:-$(nproc)}
export TOP=$PWD WORK=$PWD/build/test
export LLVM_BIN=${LLVM_BIN:-/usr/lib/llvm-19/bin}
export PATH=$PWD/build:$LLVM_BIN:$PATH
# The builds that verify the IR after each pass; suites that measure, or test what ships, name theirs.
export CGC=build/checked/cgc CGC_DIR=$PWD/build/checked LIB=build/checked/libcodegen.a
mkdir -p "$WORK"

# Tests run on Mesa's software driver, so that a machine's own GPU and drivers decide nothing here.
lavapipe=$(ls /usr/share/vulkan/icd.d/lvp_icd*.json 2>/dev/null | head -n 1)
if [ -n "$lavapipe" ]; then export VK_ICD_FILENAMES=$lavapipe VK_DRIVER_FILES=$lavapipe; fi

suites="build house unit lit check models subgroups pipelines vulkan launch random bench spirv nvvm c translate mlir json examples vendor bundle config living adding cross validate corpus fuzz asan"
[ "$long" = 1 ] && suites="$suites long mutants"
[ -n "$only" ] && suites=${only//,/ }

case " $suites " in *" build "*) ;; *) make -s -j"$JOBS" build/checked/cgc || exit 1 ;; esac # the suite build looks at warnings, too

passed=0 failed=0
start=$SECONDS
for s in $suites; do
  log=$WORK/$s.log
  begin=$SECONDS
  printf '%-9s ' "$s"
  bash tests/suites/"$s".sh >"$log" 2>&1
  status=$?
  ok=$(grep -c '^ok ' "$log")
  bad=$(grep -c '^FAIL ' "$log")
  due=$(awk '/^expect [0-9]+$/ { n += $2 } END { print n + 0 }' "$log")
  if [ "$status" != 0 ] && [ "$bad" = 0 ]; then
    bad=1
    tail -n 15 "$log" | sed 's/^/    /' >"$log.tail"
  elif [ $((ok + bad)) -lt "$due" ] || { [ "$bad" = 0 ] && [ "$ok" != "$due" ]; } || [ $((ok + bad)) = 0 ]; then # what could not start is one failure
    echo "FAIL $s: the suite has $((ok + bad)) results; $due were to come" >>"$log"
    bad=$((bad + 1))
  fi
  passed=$((passed + ok)) failed=$((failed + bad))
  printf '%5d passed, %d failed (%d s)\n' "$ok" "$bad" $((SECONDS - begin))
  grep '^FAIL ' "$log" | head -n 40 | cut -c 1-400 | sed 's/^/    /'
  [ -f "$log.tail" ] && cat "$log.tail" && rm -f "$log.tail"
  if [ "$s" = build ] && [ "$bad" != 0 ]; then
    echo "    the rest needs the build; see $log"
    break
  fi
done
echo "all suites in $((SECONDS - start)) s"
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
