# Sourced by the suites: the two lines that are counted, and a parallel loop.
ok() { echo "ok $1"; }
fail() { echo "FAIL $1: $(printf '%s' "$2" | tr '\n' ' ' | cut -c 1-300)"; }
# try NAME COMMAND…: counts the command's exit status; its output is shown when it fails.
try() {
  local name=$1 out
  shift
  if out=$("$@" 2>&1); then ok "$name"; else fail "$name" "$out"; fi
}
# The Python that has numpy: the first on the path, or the system's, where tools/setup.sh puts it.
numpy_python() {
  local p
  for p in python3 /usr/bin/python3; do "$p" -c 'import numpy' 2>/dev/null && echo "$p" && return; done
  return 1
}
# whole COMMAND…: its output comes in one piece, whoever else is writing; lines torn by another job would not be counted.
whole() {
  local out status
  out=$("$@" 2>&1)
  status=$?
  [ -z "$out" ] || printf '%s\n' "$out" | flock "$WORK/lines.lock" cat
  return $status
}
# each FUNCTION < list: runs FUNCTION LINE for every line, JOBS at a time. FUNCTION must be exported.
each() { # xargs gives 123 when a function ended with a status of its own: what counts is its lines
  tr '\n' '\0' | xargs -0 -r -P "${JOBS:-2}" -I{} bash -c '. tests/suites/lib.sh; whole "$0" "$1"' "$1" {}
  [ $? -lt 124 ]
}
ASAN_OPTIONS=detect_leaks=1:abort_on_error=0:exitcode=99
UBSAN_OPTIONS=print_stacktrace=1
export ASAN_OPTIONS UBSAN_OPTIONS
