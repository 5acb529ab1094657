# cgc compile --report: the page is whole and loads nothing, its IR after each pass is what --print-ir-after-all prints, odd names stay text, what is
# refused is refused.
. tests/suites/lib.sh
export CGC=${CGC:-build/cgc} R=$WORK/report
rm -rf "$R"
mkdir -p "$R"
page() { python3 tests/report_page.py "$@"; }
export -f page
describe() { # FILE TARGET: the same run writes dumps, binary and page
  local out
  out=$R/$(basename "$1" .mlir).$2
  "$CGC" compile "$1" --target="$2" --print-ir-after-all --mlir-elide-elementsattrs-if-larger=32 --report="$out.html" -o "$out.spv" 2>"$out.txt" || { fail "report of $1" "does not compile"; return; }
  "$CGC" compile "$1" --target="$2" --emit=spvasm >"$out.asm" 2>/dev/null
  try "report of $1 for $2: one page, nothing loaded" page page "$out.html"
  try "report of $1 for $2: the IR after each pass" page dumps "$out.html" "$out.txt"
  try "report of $1 for $2: the program and its words" page program "$out.html" "$out.json" "$out.asm"
}
export -f describe
{ ls examples/*.mlir tests/examples/*.mlir tests/examples/layouts/*.mlir | sed 's/$/ vulkan1.1/'; echo "examples/mlp.mlir hopper"; } >"$R/list"
split() { describe $1; }
export -f split
each split 3 <"$R/list"

odd() { # names and a file with what HTML, JSON and scripts take for themselves
  mkdir -p "$R/odd"
  cat >"$R/odd/<b>&\"' odd.mlir" <<'END'
func.func @"</script><script>alert(1)</script>"(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %a, %a {note = "<!--<script> \22 \\ & \09 é 你"} : tensor<4xf32>
  return %0 : tensor<4xf32>
}
END
  "$CGC" compile "$R/odd/<b>&\"' odd.mlir" --target=vulkan1.1 --report="$R/odd.html" && page page "$R/odd.html" && page has "$R/odd.html" file "$R/odd/<b>&\"' odd.mlir" &&
    page has "$R/odd.html" program.functions.0.name '</script><script>alert(1)</script>'
}
try "names with markup stay text" odd
alone() { "$CGC" compile examples/dense.mlir --target=vulkan1.1 --report="$R/alone/alone.html" 2>/dev/null; [ $? = 3 ] && mkdir "$R/alone" && "$CGC" compile examples/dense.mlir --target=vulkan1.1 --report="$R/alone/alone.html" && [ "$(ls "$R/alone")" = alone.html ]; }
try "a page alone, without a binary" alone
several() { "$CGC" compile examples/dense.mlir --target=vulkan1.1,hopper --report="$R/two.html" && page page "$R/two.vulkan1.1.html" && page has "$R/two.hopper.html" target.name hopper; }
try "a page for each target" several
refused() {
  printf 'func.func @f(%%a: tensor<4xf32>) -> tensor<4xf32> { %%0 = "no.op"(%%a) : (tensor<4xf32>) -> tensor<4xf32> return %%0 : tensor<4xf32> }\n' >"$R/no.mlir"
  "$CGC" compile "$R/no.mlir" --target=vulkan1.1 --report="$R/no.html"
  [ $? = 1 ] && [ ! -e "$R/no.html" ]
}
try "what is refused leaves no page" refused
bench() {
  echo '{"contenders": 7' >"$R/bad.json"
  ! "$CGC" compile examples/dense.mlir --target=vulkan1.1 --report="$R/b.html" --bench="$R/bad.json" 2>"$R/bad.txt" && grep -q "not what .cgc bench --json. writes" "$R/bad.txt" && [ ! -e "$R/b.html" ] || return 1
  "$CGC" compile examples/dense.mlir --target=vulkan1.1 -o "$R/b.spv" --bench="$R/bad.json"
  [ $? = 2 ]
}
try "--bench takes what bench wrote, for a page alone" bench
same() { "$CGC" compile examples/mlp.mlir --target=hopper -o "$R/plain.spv" && cmp "$R/plain.spv" "$R/mlp.hopper.spv" && cmp "$R/plain.json" "$R/mlp.hopper.json"; }
try "a page changes no word" same

# The pages for tasks: their commands run one after another in a clean folder, which has the examples and the headers.
steps() {
  local dir=$R/steps.$(basename "$1" .md) bin line count=0
  bin=$(cd "$(dirname "$CGC")" && pwd)
  mkdir -p "$dir" && cp -r examples codegen*.h "$dir/" || return 1
  while IFS= read -r line; do
    (cd "$dir" && PATH=$bin:$PATH bash -c "$line") || { echo "$1: $line"; return 1; }
    count=$((count + 1))
  done < <(sed -n 's/^\$ //p' "$1")
  [ $count -gt 0 ]
}
for f in docs/look-inside.md docs/ahead-of-time.md docs/run-time.md; do try "$f: its commands run" steps "$f"; done
try "the pictures of README.md have the measured figures" python3 bench/chart.py --check

# Long: a whole ResNet-50 stays under 5 MB; and, where Chromium is found, so that `make test` needs none.
chromium=$(command -v chromium || command -v chromium-headless-shell || command -v google-chrome)
clicked() { # 77: it does not start here, in a sandbox without what it needs
  timeout 120 python3 tests/browser.py "$chromium" "$1"
  local status=$?
  [ $status = 0 ] || [ $status = 77 ]
}
if [ -n "$chromium" ]; then
  for f in mlp.hopper dispatch.vulkan1.1; do try "report of $f: clicked through in Chromium" clicked "$R/$f.html"; done
fi
if [ "$LONG" = 1 ]; then
  resnet() { python3 bench/models.py resnet50 >"$R/resnet50.mlir" && "$CGC" compile "$R/resnet50.mlir" --target=hopper --report="$R/resnet50.html" && page page "$R/resnet50.html"; }
  try "report of ResNet-50: under 5 MB" resnet
  if [ -n "$chromium" ]; then try "report of ResNet-50: clicked through in Chromium" clicked "$R/resnet50.html"; fi
fi
