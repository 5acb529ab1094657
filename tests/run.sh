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
# Nearly all kernels run once, on little: the driver takes far longer to compile them than to run them, and half of that to optimize.
export GALLIVM_PERF=nopt

# Those that take longest come first, so that none of them is left alone at the end.
suites="build house asan validate config vendor translate bundle fuzz c nvvm cross examples vulkan bench tune subgroups random living corpus spirv mlir pipelines lit unit launch models report adding check json"
[ "$long" = 1 ] && suites="${suites/ house / house long mutants }"
[ -n "$only" ] && suites=${only//,/ }

case " $suites " in *" build "*) ;; *) make -s -j"$JOBS" build/checked/cgc || exit 1 ;; esac # the suite build looks at warnings, too

passed=0 failed=0
start=$SECONDS
suite() { # NAME: its log, and then its status and seconds
  local begin=$SECONDS status
  bash tests/suites/"$1".sh >"$WORK/$1.log" 2>&1
  status=$?
  echo "$status $((SECONDS - begin))" >"$WORK/$1.ended.part"
  mv "$WORK/$1.ended.part" "$WORK/$1.ended"
}
report() { # NAME
  local log=$WORK/$1.log status seconds ok bad due
  read -r status seconds <"$WORK/$1.ended"
  ok=$(grep -c '^ok ' "$log")
  bad=$(grep -c '^FAIL ' "$log")
  due=$(awk '/^expect [0-9]+$/ { n += $2 } END { print n + 0 }' "$log")
  if [ "$status" != 0 ] && [ "$bad" = 0 ]; then
    bad=1
    tail -n 15 "$log" | sed 's/^/    /' >"$log.tail"
  elif [ $((ok + bad)) -lt "$due" ] || { [ "$bad" = 0 ] && [ "$ok" != "$due" ]; } || [ $((ok + bad)) = 0 ]; then # what could not start is one failure
    echo "FAIL $1: the suite has $((ok + bad)) results; $due were to come" >>"$log"
    bad=$((bad + 1))
  fi
  passed=$((passed + ok)) failed=$((failed + bad))
  printf '%-9s %5d passed, %d failed (%d s)\n' "$1" "$ok" "$bad" "$seconds"
  grep '^FAIL ' "$log" | head -n 40 | cut -c 1-400 | sed 's/^/    /'
  [ -f "$log.tail" ] && cat "$log.tail" && rm -f "$log.tail"
  return $((bad != 0))
}

trap 'trap - INT; kill 0' INT # what runs in the background does not get it
for s in $suites; do rm -f "$WORK/$s.ended"; done
case " $suites " in
*" build "*)
  suite build
  if ! report build; then
    echo "    the rest needs the build; see $WORK/build.log"
    suites=
  fi
  suites=" $suites "
  suites=${suites/ build / }
  ;;
esac

# Side by side, for parts of each leave cores idle; a suite that runs alone has them all.
lanes=$((JOBS < 4 ? JOBS : 4)) all=$(echo $suites | wc -w)
[ "$all" -ge "$lanes" ] || lanes=$all
[ "$lanes" -le 1 ] || JOBS=$(((2 * JOBS + lanes - 1) / lanes)) # of each
waiting=$suites
for s in $suites; do
  while [ ! -e "$WORK/$s.ended" ]; do
    if [ -n "$waiting" ] && [ "$(jobs -pr | wc -l)" -lt "$lanes" ]; then
      read -r next waiting <<<"$waiting"
      suite "$next" &
    elif [ "$(jobs -pr | wc -l)" -gt 0 ]; then
      wait -n
    else
      [ -e "$WORK/$s.ended" ] || { mkdir -p "$WORK" && echo "255 0" >"$WORK/$s.ended"; } || exit 1 # it was killed
    fi
  done
  report "$s"
done
echo "all suites in $((SECONDS - start)) s"
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
