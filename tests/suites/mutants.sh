# Two hundred mutants of src/: at least 90 % are noticed by the quick suites, and tests/mutants/README.md explains each that is not.
. tests/suites/lib.sh
mutants() { python3 tests/mutants/mutants.py --seed="${SEED:-1}" --count="${COUNT:-200}" --jobs="$JOBS" >"$WORK/mutants.report"; local status=$?; tail -n 40 "$WORK/mutants.report"; return $status; }
try "mutants are killed" mutants
cat "$WORK/mutants.report"
