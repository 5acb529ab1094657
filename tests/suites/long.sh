# Longer: the malformed corpus, mutated further.
. tests/suites/lib.sh
export CGC=build/cgc
try "long: mutations" timeout 1800 python3 tests/fuzz/mutate.py --rounds 3000 build/asan/cgc
