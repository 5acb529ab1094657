# The split build, clean under all warnings.
. tests/suites/lib.sh
if make -j"$JOBS" WARN="-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wundef -Werror" build/cgc build/libcodegen.a; then ok "split build without warnings"
else fail "split build" "see build/test/build.log"; fi
