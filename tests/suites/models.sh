# Small ones of bench/models.py: on the device as the interpreter has them, to the error bounds, and valid for each target.
. tests/suites/lib.sh
export CGC=${CGC:-build/cgc} M=$WORK/models
rm -rf "$M"
try "the models are written" python3 bench/models.py --all="$M" --small
model() { # FILE: random arguments, floats up to 0.3, vectors (variances, too) of one number
  local inputs
  inputs=$(sed -n 's/^  func.func public @main(\(.*\)) -> .*/\1/p' "$1" | grep -o 'tensor<[^>]*>' |
    awk '{ gsub(/tensor<|>/, ""); printf /^[0-9]+xf32$/ ? " --input=%s=%g" : " --input=%s=random:%d" (/f32$/ ? ":0.3" : ""), $0, /^[0-9]+xf32$/ ? 0.5 + NR % 7 / 10 : NR }')
  "$CGC" run "$1" --function=main --device=vulkan --compare --print-limit=1 $inputs
}
each_model() { try "model $(basename "$1" .mlir)" model "$1"; }
export -f model each_model
ls "$M"/*.mlir | each each_model
costs() { python3 bench/model_table.py --cgc="$CGC" --small; }
try "each is valid for each target" costs
