# docs/adding.md is followed to the letter in a copy of the tree.
. tests/suites/lib.sh
export COPY=$WORK/adding
rm -rf "$COPY"
mkdir -p "$COPY"
cp -r src tools "$COPY"
insert() { # FILE AFTER LINE: the line behind the first one that has AFTER
  awk -v after="$2" -v line="$3" '{ print } index($0, after) && !done { print line; done = 1 } END { exit !done }' "$COPY/$1" >"$COPY/new" && mv "$COPY/new" "$COPY/$1"
}
# A function: one row, and its formula.
insert src/dialects/scalar_ops.h 'F(X, EXP2,' '  F(X, EXP10, "exp10", CHLO, EXP10, "exp10", FUNC, NEVER, pow(10.0, x)) \' &&
  insert src/passes/lower/approximate_math.c 'static const cgi_formula cgi_approximate_both[]' '    {"exp10(x) return powf(10.0, x);"},' ||
  fail "the places are there" "see tests/suites/adding.sh"
cat >"$COPY/exp10.mlir" <<'MLIR'
func.func @f(%x: tensor<5xf32>, %y: tensor<3xf64>, %z: tensor<5xf16>) -> (tensor<5xf32>, tensor<3xf64>, tensor<5xf16>) {
  %0 = chlo.exp10 %x : tensor<5xf32> -> tensor<5xf32>
  %1 = math.exp10 %y : tensor<3xf64>
  %2 = math.exp10 %z fastmath<contract> : tensor<5xf16>
  return %0, %1, %2 : tensor<5xf32>, tensor<3xf64>, tensor<5xf16>
}
func.func @constant() -> tensor<1xf32> {
  %x = arith.constant dense<2.0> : tensor<1xf32>
  %0 = math.exp10 %x : tensor<1xf32>
  return %0 : tensor<1xf32>
}
MLIR
tables() { # as make headers does
  (cd "$COPY" && ${CC:-cc} -std=gnu99 -O1 -Isrc tools/groups.c -o groups && ./groups src/dialects/cg_groups.h src/ir/op_tables.h)
}
build() { tables && build/amalgamate "$COPY/src" "$COPY" && (cd "$COPY" && ${CC:-clang} -O0 -w -I. tools/cgc.c -ldl -o cgc); }
inputs="--input=5xf32=-1,0,0.5,1,2 --input=3xf64=-3,0.25,2 --input=5xf16=-1,0,0.5,1,2"
interprets() { "$COPY/cgc" run "$COPY/exp10.mlir" --function=f --device=interp $inputs >"$COPY/out" && grep -qx '5xf32=0.1 1 3.16228 10 100' "$COPY/out"; }
compiled() { "$COPY/cgc" run "$COPY/exp10.mlir" --function=f --device=interp --target=hopper --compare --print-limit=1 $inputs; }
words() { "$COPY/cgc" compile "$COPY/exp10.mlir" --target=hopper -o "$COPY/exp10.spv" && spirv-val --target-env vulkan1.3 "$COPY/exp10.spv"; }
refused() { sed 's/tensor<5xf16>/tensor<5xi16>/g' "$COPY/exp10.mlir" >"$COPY/bad.mlir"; "$COPY/cgc" compile "$COPY/bad.mlir" --target=hopper -o "$COPY/bad.spv" 2>&1 | grep -q "bad.mlir:4:.*math.exp10' op operand #0 must be floating-point-like"; }
try "a function: the copy builds" build
try "a function: it is interpreted" interprets
try "a function: kernels compute it in f32, f64 and f16" compiled
try "a function: the kernels are valid" words
try "a function: integers are refused" refused
