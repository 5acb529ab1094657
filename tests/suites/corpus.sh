# Malformed inputs: exit status 1 with a place, never a crash, in the sanitized build where there is one.
. tests/suites/lib.sh
shared asan make -j"$JOBS" -s BUILD=build/asan SAN=1 build/asan/cgc || { fail "sanitized build" "see build/test/corpus.log"; exit 1; }
malformed() {
  local err status
  err=$(timeout 60 build/asan/cgc opt "$1" 2>&1 >/dev/null)
  status=$?
  if [ $status != 1 ]; then fail "corpus $(basename "$1")" "exit $status: $(printf '%s' "$err" | tail -c 250)"
  elif ! printf '%s' "$err" | grep -qaE ':[0-9]+:[0-9]+: error: '; then fail "corpus $(basename "$1")" "no place: $err"
  else ok "corpus $(basename "$1")"; fi
}
export -f malformed
find tests/fuzz/corpus -type f | sort | each malformed
expect 1
n=$(find tests/fuzz/corpus -type f | wc -l)
[ "$n" -ge 300 ] && ok "the corpus has $n files" || fail "corpus" "only $n files"
