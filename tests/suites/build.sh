# The split build, clean under all warnings.
. tests/suites/lib.sh
expect 1
if out=$(make -s -k -j"$JOBS" WARN="-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wundef -Werror" build/libcodegen.a build/cgc build/checked/cgc 2>&1); then ok "split build without warnings"
else fail "split build" "$(printf '%s\n' "$out" | grep -E 'error|undefined' | head -n 8)"; fi
