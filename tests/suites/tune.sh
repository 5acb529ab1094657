# cgc tune: what it writes is right and is used, or refused; it ends in time, and goes on where it was. Not how much it gains: machines differ.
. tests/suites/lib.sh
CGC=build/cgc T=$WORK/tune
export MESA_SHADER_CACHE_DISABLE=true
rm -rf "$T" && mkdir -p "$T"
cat >"$T/dot.mlir" <<'M'
func.func @main(%a: tensor<32x48xi32>, %b: tensor<48x32xi32>) -> (tensor<32x32xi32>, tensor<32xi32>) {
  %r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<32x48xi32>, tensor<48x32xi32>) -> tensor<32x32xi32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %s = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] : (tensor<32x48xi32>, tensor<i32>) -> tensor<32xi32>
  return %r, %s : tensor<32x32xi32>, tensor<32xi32>
}
M
status() { # N COMMAND…: its exit status is N; what it says is in $T/said
  local want=$1 got
  shift
  "$@" >"$T/said" 2>&1
  got=$?
  cat "$T/said"
  [ $got = "$want" ]
}
says() { # PATTERN N COMMAND…: and it says that
  local pattern=$1
  shift
  status "$@" && grep -q -- "$pattern" "$T/said"
}
json() { python3 -c "import json, sys; t = json.load(open('$T/$1')); sys.exit(not ($2))"; }
same() { # DEVICE FILE: results of a tuned program are those of the other one
  local i="--input=32x48xi32=random:3 --input=48x32xi32=random:4 --print-limit=0"
  "$CGC" run "$T/dot.mlir" --device="$1" $i >"$T/plain.out" && "$CGC" run "$T/dot.mlir" --device="$1" $i --tuning="$2" >"$T/tuned.out" &&
    [ -s "$T/plain.out" ] && cmp "$T/plain.out" "$T/tuned.out"
}
quietly() { # nothing on standard error where it is no terminal, and not much longer than --time
  local begin=$SECONDS
  "$CGC" tune "$T/dot.mlir" --device=vulkan --hot --time=8 -o "$T/dot.json" 2>"$T/err" && [ ! -s "$T/err" ] && [ $((SECONDS - begin)) -le 30 ]
}
account='len(t["configs"]) == 2 and all(0 < c["us"] <= c["default_us"] for c in t["configs"]) and sum(c["tried"] for c in t["configs"]) > 0'
try "tune: quiet in a pipe, and in time" quietly
try "tune: every root op is there, and none slower" json dot.json "$account"
try "tune: the same results" same vulkan "$T/dot.json"
try "tune: bench takes the file" "$CGC" bench "$T/dot.mlir" --device=vulkan --hot --repeat=3 --check --tuning="$T/dot.json"
further() {
  cp "$T/dot.json" "$T/before.json"
  "$CGC" tune "$T/dot.mlir" --device=vulkan --hot --time=5 -o "$T/dot.json" &&
    python3 - "$T/before.json" "$T/dot.json" <<'P'
import json, sys
a, b = [{tuple(c["operands"]): c for c in json.load(open(f))["configs"]} for f in sys.argv[1:]]
assert a.keys() == b.keys() and all(b[k]["tried"] >= a[k]["tried"] and (b[k]["us"] <= a[k]["us"] or not b[k]["config"]) and b[k]["default_us"] == a[k]["default_us"] for k in a)
P
}
try "tune: goes on where it was" further
interrupted() {
  "$CGC" tune "$T/dot.mlir" --device=vulkan --hot --time=600 -o "$T/int.json" >"$T/said" 2>&1 &
  local pid=$!
  for _ in $(seq 300); do
    [ ! -s "$T/int.json" ] || break
    sleep 0.2
  done
  kill -TERM $pid && wait $pid && json int.json 'len(t["devices"]) == 1 and t["configs"]'
}
try "tune: a signal ends it, and what was found is there" interrupted

sed 's/"version": "[^"]*", "target"/"version": "other", "target"/' "$T/dot.json" >"$T/other.json"
try "tune: another driver's file is refused" says 'other.json was measured on .*: tune again here' 1 "$CGC" run "$T/dot.mlir" --device=vulkan --input=32x48xi32=1 --input=48x32xi32=1 --tuning="$T/other.json"
try "tune: so it is by bench" says 'tune again here' 1 "$CGC" bench "$T/dot.mlir" --device=vulkan --tuning="$T/other.json"
try "tune: files merge" "$CGC" tune --merge "$T/other.json" "$T/dot.json" -o "$T/both.json"
try "tune: what was merged has both devices" json both.json 'len(t["devices"]) == 2 and len(t["configs"]) == 4 and {c["device"] for c in t["configs"]} == {0, 1}'
try "tune: the device finds its own in it" same vulkan "$T/both.json"
again() { "$CGC" tune --merge "$T/both.json" "$T/dot.json" -o "$T/twice.json" && cmp "$T/both.json" "$T/twice.json"; }
try "tune: merging once more changes nothing" again

damaged() { # TEXT PATTERN: the file stays as it was
  printf '%s\n' "$1" >"$T/damaged.json" && cp "$T/damaged.json" "$T/damaged.was"
  says "$2" 2 "$CGC" tune "$T/dot.mlir" --device=vulkan --time=1 -o "$T/damaged.json" && cmp "$T/damaged.json" "$T/damaged.was"
}
try "tune: no JSON" damaged $'{"configs": [\n  {"config": ' 'damaged.json:3: expected JSON'
try "tune: a device that is none" damaged $'{"devices": [],\n"configs": [{"device": 1e300, "config": ""}]}' 'damaged.json:2: "device" is none'
try "tune: a number that is none" damaged $'[{"config": "", "tried": -5}]' 'damaged.json:1: "us", "default_us" and "tried" are numbers'
try "tune: brackets without end" damaged "$(printf '[%.0s' $(seq 5000))" 'damaged.json:1: expected JSON'
try "tune: --force takes the place of what is damaged" "$CGC" tune "$T/dot.mlir" --device=vulkan --hot --time=1 --force -o "$T/damaged.json"
try "tune: which is a file then" json damaged.json 'len(t["devices"]) == 1'

try "tune: C" "$CGC" tune "$T/dot.mlir" --device=c --hot --time=6 -o "$T/c.json"
try "tune: C, the same results" same c "$T/c.json"
try "tune: C names CPU and compiler" json c.json 't["devices"][0]["target"] == "c" and t["devices"][0]["driver"].startswith("cc") and t["devices"][0]["version"]'
try "tune: no device" status 2 "$CGC" tune "$T/dot.mlir" --device=interp -o "$T/none.json"
try "tune: no output" says 'no output file' 2 "$CGC" tune "$T/dot.mlir" --device=vulkan
try "tune: a dispatch by hand" says 'there is nothing to tune' 1 "$CGC" tune examples/dispatch.mlir --device=vulkan -o "$T/none.json"
try "tune: what is refused leaves no file" test ! -e "$T/none.json"

page() { # the commands of docs/tune.md, from an empty folder
  local here=$T/page
  mkdir -p "$here" && awk '/^```sh$/ { on = 1; next } /^```/ { on = 0 } on' docs/tune.md | sed 's/--time=[0-9]*/--time=3/' >"$T/page.sh"
  grep -q 'cgc tune product' "$T/page.sh" && (cd "$here" && PATH=$TOP/build:$PATH bash -e "$T/page.sh") && [ -s "$here/all.json" ]
}
try "docs/tune.md, from an empty folder" page
