# Longer: the malformed corpus, mutated further.
. tests/suites/lib.sh
export CGC=build/cgc
try "long: mutations" timeout 1800 python3 tests/fuzz/mutate.py --rounds 3000 build/asan/cgc
try "long: the judge builds" tests/random/build_judge.sh build
python3 tests/random/programs.py --build=build --seed="${SEED:-100000}" --count=5000 --jobs="${JOBS:-2}" --suite
