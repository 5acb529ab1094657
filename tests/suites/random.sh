# Programs made at random, for random targets and pipelines: validated, run on lavapipe, their kernels interpreted, all held against numpy (tests/random).
. tests/suites/lib.sh
try "random: the judge builds" shared judge tests/random/build_judge.sh build
[ -x build/random_judge ] || exit 1
PYTHON=$(numpy_python) || { fail "random: numpy" "no python3 here has it"; exit 1; }
if [ "$LONG" = 1 ]; then many=200 some=60; else many=120 some=40; fi
expect $(($(ls tests/random/kept/*.mlir | wc -l) + ${COUNT:-$many} + 4 * ${COUNT:-$some} + 1 + 40 + 2 * 20))
"$PYTHON" tests/random/programs.py --build=build --kept
"$PYTHON" tests/random/programs.py --build=build --seed=1 --count="${COUNT:-$many}" --jobs="${JOBS:-2}" --suite
"$PYTHON" tests/random/programs.py --build=build --layouts --seed=1 --count="${COUNT:-$some}" --jobs="${JOBS:-2}" --suite
"$PYTHON" tests/random/programs.py --build=build --chains --seed=1 --count="${COUNT:-$some}" --jobs="${JOBS:-2}" --suite
"$PYTHON" tests/random/programs.py --build=build --ops --seed=1 --count="${COUNT:-$some}" --jobs="${JOBS:-2}" --suite
"$PYTHON" tests/random/programs.py --build=build --dynamic --seed=1 --count="${COUNT:-$some}" --jobs="${JOBS:-2}" --suite
"$PYTHON" tests/random/programs.py --build=build --layouts --seed=400647 --count=1 --jobs=1 --suite # -0 times what is zero but for its error
for kind in "" --dynamic; do "$PYTHON" tests/random/programs.py --build=build $kind --device=c --seed=1 --count=20 --jobs="${JOBS:-2}" --suite; done
"$PYTHON" tests/random/layouts.py --cgc="${CGC:-build/cgc}" --seed=1 --count=40 | sed "s/^ok /&random: /; s/^FAIL /&random: /"
exit 0
