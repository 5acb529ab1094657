# Generated headers are fresh, every source is in a spine, formatting, and the rules that a grep can hold.
. tests/suites/lib.sh
try "headers are fresh" make -s check-headers
listed() { # every .c of src is listed in a spine
  local missing=
  for f in $(cd src && find . -name '*.c' | sed 's|^\./||'); do grep -q "#include \"$f\"" src/codegen.h src/codegen_spirv.h src/codegen_nvvm.h src/codegen_c.h || missing="$missing $f"; done
  [ -z "$missing" ] || { echo "not in a spine:$missing"; return 1; }
}
try "every source is in a spine" listed
format() { clang-format --dry-run -Werror $(tests/format_files.sh); }
try "formatted" format
no_stdio() { ! grep -nE '#include *<(stdio|assert|locale|stdlib|math)\.h>' $(find src -name '*.[ch]' | grep -v -e interp/ -e core/context.c); }
try "no stdio, assert or locale in src" no_stdio
widths() { python3 -c 'import sys; bad = [f"{f}:{n}" for f in sys.argv[1:] for n, l in enumerate(open(f), 1) if len(l) > 151]; sys.exit(" ".join(bad) or 0)' $(find src tools -name '*.[ch]' ! -name cgc_messages.h ! -name cgc_page.h); }
try "lines of 150 columns at most" widths
up() { ! grep -nE '#include *"\.\./' $(find src -name '*.[ch]'); }
try "no ../ includes in src" up
layers() { python3 tests/layers.py; }
try "folders include only what is above them" layers
ops() { # what the backend emits, --emit=spvasm can say
  local missing=
  for op in $(grep -ohE '\bSpvOp[A-Za-z0-9]+' src/spirv/*.[ch] | sort -u); do grep -q "\"${op#SpvOp}\"" tools/cgc_disassemble.c || missing="$missing $op"; done
  [ -z "$missing" ] || { echo "not in tools/cgc_disassemble.c:$missing"; return 1; }
}
try "the disassembler knows the backend's instructions" ops
try "no two builder calls in the arguments of one" python3 tests/evaluation_order.py
try "groups and attributes that code names stand in a row" python3 tests/op_names.py
try "every public function is called wrongly" python3 tests/misuse.py
try "setup is silent when nothing is missing" test -z "$(tools/setup.sh test 2>&1)"
try "docs/passes.md is fresh" python3 tools/pass_docs.py --check
try "docs/ops.md is fresh" python3 tools/op_docs.py --check
try "docs/layouts.md and its pictures are fresh" python3 tools/layout_docs.py --check
targets="all demo test check-long mutants bench headers check-headers clean bundle install uninstall"
for t in $targets; do try "make has $t" grep -qE "^$t:|^$t " Makefile; done
for f in README.md LICENSE CHANGELOG.md compile_flags.txt .clang-format .editorconfig .gitattributes .ci/run docs/guide.md docs/ir.md docs/passes.md docs/abi.md docs/adding.md docs/vendoring.md docs/layouts.md; do
  try "there is $f" test -s "$f"
done
