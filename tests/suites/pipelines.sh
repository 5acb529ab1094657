# Each pipeline over the shapes that it is for, with tiles, thread counts and bases that divide nothing (tests/shapes/pipelines.txt): the kernel was made
# by it, not by a plainer one; interpreted thread by thread, and on lavapipe, the kernel gives what the function gives.
. tests/suites/lib.sh
export CGC=${CGC:-build/cgc} P=$WORK/pipelines
mkdir -p "$P"
split_shapes "$P"
taken() { # FILE PIPELINE: every kernel's
  python3 -c 'import json, sys
kernels = json.load(open(sys.argv[1]))["kernels"]
bad = [k["name"] + " is made by " + k["pipeline"] for k in kernels if k["pipeline"] != sys.argv[2]]
sys.exit("; ".join(bad) or (0 if kernels else "no kernels"))' "$@"
}
agrees() { # PIPELINE LANES FUNCTION CONFIG ARGUMENTS…
  local file=$P/$3.mlir config="pipeline=$1 $4" lanes=$2 json=$P/$BASHPID.json
  "$CGC" compile "$file" --target=hopper --config="$config" --json="$json" -o "$json.spv" && taken "$json" "$1" || return 1
  rm "$json" "$json.spv"
  shift 4
  timeout 600 "$CGC" run "$file" --device=interp --target=hopper --subgroup-size="$lanes" --config="$config" --compare --print-limit=1 "$@" || return 1
  [ "$QUICK" = 1 ] || timeout 600 "$CGC" run "$file" --device=vulkan --config="$config" --compare --print-limit=1 "$@"
}
forced() { # PIPELINE | LANES | FUNCTION | CONFIG
  local pipeline lanes function config
  IFS='|' read -r pipeline lanes function config <<<"$1"
  try "$pipeline of $function: $config" agrees "$pipeline" "$lanes" "$function" "$config" $(shape_arguments "$P/$function.mlir" 33)
}
export -f taken agrees forced
sed -n 's/ *| */|/g; /^[A-Z]/p' tests/shapes/pipelines.txt | while IFS='|' read -r pipeline lanes functions config; do
  for f in $functions; do echo "$pipeline|$lanes|$f|$config"; done
done | each forced
