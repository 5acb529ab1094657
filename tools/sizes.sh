#!/bin/bash
# sizes.sh build DIR          compiles configurations of the headers, for x86-64 and for Thumb-2, into DIR, all of them with LONG=1; what is newer than
#                             the headers stays. tests/suites/config.sh does so, runs them, and leaves the stack's figures there, too
# sizes.sh print DIR          prints the tables of docs/vendoring.md from what is in DIR: sizes, and the stack that was used
# sizes.sh check|update DIR   compares the tables in docs/vendoring.md with what is in DIR, and sizes with their bounds, or replaces the tables, for which all of it has to be there
set -eu
cd "$(dirname "$0")/.."
command=${1:?build, print, check or update} dir=${2:?a folder for the objects}
doc=docs/vendoring.md
mkdir -p "$dir"
arm="arm-linux-gnueabihf-gcc -march=armv7-a+fp -mthumb -idirafter $dir/deps"
bare='-fno-asynchronous-unwind-tables -fno-unwind-tables' # nothing unwinds: hosts that count bytes leave them out, too
engine='-DCODEGEN_NO_TEXT -DCODEGEN_NO_INTERP -DCODEGEN_NO_MALLOC'
small='-DCODEGEN_NO_MESSAGES -DCODEGEN_NO_FAST_PIPELINES -DCODEGEN_NO_EMULATION -DCODEGEN_NO_HOST_FORMS -DCODEGEN_NO_EXTRA_PASSES -DCODEGEN_NO_SECOND_TIER_OPS -DCODEGEN_NO_EXTENSIONS'
visible='-DCODEGEN_API=__attribute__((visibility("default")))'

# name | what the table calls it | for which it is built without LONG=1 | flags | file
configurations() {
  cat <<'W'
full|everything|x86-64||tests/vendor/unit_both.c
notext|`CODEGEN_NO_TEXT`||-DCODEGEN_NO_TEXT|tests/vendor/unit_both.c
nointerp|`CODEGEN_NO_INTERP`||-DCODEGEN_NO_INTERP|tests/vendor/unit_both.c
engine|engine: `CODEGEN_NO_TEXT`, `CODEGEN_NO_INTERP`, `CODEGEN_NO_MALLOC`||ENGINE|tests/vendor/unit_both.c
small|small engine: and `CODEGEN_NO_MESSAGES`, `_FAST_PIPELINES`, `_EMULATION`, `_HOST_FORMS`, `_EXTRA_PASSES`, `_SECOND_TIER_OPS`, `_EXTENSIONS`||SMALL|tests/vendor/unit_both.c
smallest|smallest: and `CODEGEN_NO_VERIFY`|x86-64|SMALL -DCODEGEN_NO_VERIFY|tests/vendor/unit_both.c
api|everything, `CODEGEN_API` for a shared library||-fPIC -fvisibility=hidden VISIBLE|tests/vendor/unit_both.c
static|`CODEGEN_STATIC`, in a host that parses and compiles||-DCODEGEN_STATIC|tests/vendor/host.c
W
}

object() { # CPU NAME
  echo "$dir/$2.$1.o"
}

compile() { # CPU NAME FLAGS FILE
  local o cc=gcc flags
  o=$(object "$1" "$2")
  [ "$1" = x86-64 ] || cc=$arm
  if [ "$o" -nt codegen.h ] && [ "$o" -nt codegen_spirv.h ] && [ "$o" -nt "$4" ]; then return 0; fi
  flags=${3/SMALL/ENGINE $small}
  read -r -a flags <<<"$bare ${flags/ENGINE/$engine}"
  for i in "${!flags[@]}"; do [ "${flags[$i]}" != VISIBLE ] || flags[$i]=$visible; done
  $cc -std=c99 -Os -Wall -Wextra -Werror -Wno-misleading-indentation "${flags[@]}" -I. -c "$4" -o "$o.part" && mv "$o.part" "$o"
}

build() {
  local name when flags file cpu
  mkdir -p "$dir/deps/stb" "$dir/deps/spirv" # the cross compiler's host has them, not its own folders
  cp /usr/include/stb/stb_ds.h "$dir/deps/stb/"
  cp -r /usr/include/spirv/unified1 "$dir/deps/spirv/"
  { while IFS='|' read -r name _ when flags file; do
      [ "${LONG:-0}" = 0 ] || when="x86-64 thumb2"
      for cpu in $when; do printf '%s\0' "$cpu|$name|$flags|$file"; done
    done < <(configurations)
    printf '%s\0' "O0"
  } | xargs -0 -P "${JOBS:-2}" -I{} "$0" compile-one "$dir" {}
}

kib() { [ ! "$1" -nt codegen.h ] && echo - || size "$1" | awk 'NR == 2 { printf "%d", ($1 + $2 + 1023) / 1024 }'; }

sizes() {
  local name label
  echo "| | x86-64 | Thumb-2 |"
  echo "|---|---|---|"
  while IFS='|' read -r name label _; do
    echo "| $label | $(kib "$(object x86-64 "$name")") | $(kib "$(object thumb2 "$name")") |"
  done < <(configurations)
}

within() { # what was built is no larger than it may ever be; the engine without optimizing, too, which is there without LONG=1
  local name x86 thumb plain cpu got bad=0
  while read -r name x86 thumb plain; do
    for cpu in "x86-64 $x86" "thumb2 $thumb" ${plain:+"O0 $plain"}; do
      got=$(kib "$(object "${cpu% *}" "$name")")
      if [ "$got" != - ] && [ "$got" -gt "${cpu#* }" ]; then echo "sizes: $name for ${cpu% *} is $got KiB, and ${cpu#* } is the bound"; bad=1; fi
    done
  done <<'W'
full 1480 1150
engine 1020 800 2070
small 560 440
smallest 500 390
W
  return $bad
}

# The stack, from what `measure` of tests/suites/config.sh left: files stack.BUILD.INPUTS with a last row of four figures.
stack() {
  local b i row
  echo "| | parse | print | compile | interpret |"
  echo "|---|---|---|---|---|"
  for b in "Os|x86-64, \`-Os\`" "O0|x86-64, \`-O0\`" "thumb2|Thumb-2, \`-Os\`"; do
    for i in "examples|the examples" "random|random programs" "deep|the deepest nesting"; do
      [ "$b$i" != "thumb2|Thumb-2, \`-Os\`random|random programs" ] || continue
      row="- | - | - | -"
      [ ! -s "$dir/stack.${b%%|*}.${i%%|*}" ] || row=$(awk '$1 == "most" { printf "%.1f | %.1f | %.1f | %.1f", $2 / 1024, $3 / 1024, $4 / 1024, $5 / 1024 }' "$dir/stack.${b%%|*}.${i%%|*}")
      echo "| ${b#*|}, ${i#*|} | $row |"
    done
  done
}

# The figures of a table in the documentation, between its marks.
documented() { sed -n "/<!-- $1: /,/<!-- end -->/p" $doc | grep '^|'; }

compare() { # NAME: the documented table and the measured one have the same rows, and figures within 3 %
  paste -d'\n' <(documented "$1") <($1) | awk -F'|' -v name="$1" '
    NR % 2 { n = NF; for (i = 2; i < NF; i++) old[i] = $i; next }
    { if (NF != n || old[2] != $2) { print name ": the row" old[2] "is not" $2; bad = 1 }
      for (i = 3; i < NF; i++) {
        a = old[i]; b = $i
        if (b !~ /^ *[0-9.]+ *$/) continue # a heading; "-": not built this time
        if (a !~ /^ *[0-9.]+ *$/) { print name ":" $2 "has no figure for" b; bad = 1 }
        rows++
        d = a > b ? a - b : b - a
        if (d > 0.03 * b && d > 0.15) { print name ":" $2 "is" b "not" a; bad = 1 } } }
    END { if (!rows) { print name ": no figures in the documentation"; bad = 1 } exit bad }'
}

case $command in
  build) build ;;
  compile-one)
    if [ "$3" = O0 ]; then # under all warnings of suite vendor: this is its unit by gcc, too
      exec 9>"$dir/full.O0.lock" # several suites want it
      flock 9
      if [ ! "$dir/full.O0.o" -nt codegen.h ]; then gcc -std=c99 -O0 -Wall -Wextra -Wpedantic -Werror -Wno-misleading-indentation -I. -c tests/vendor/unit_both.c -o "$dir/full.O0.o.part" && mv "$dir/full.O0.o.part" "$dir/full.O0.o"; fi
    else
      IFS='|' read -r cpu name flags file <<<"$3"
      compile "$cpu" "$name" "$flags" "$file"
    fi ;;
  print) echo "KiB of code and data:"; sizes; echo "KiB of stack:"; stack ;;
  check) status=0; within || status=1; for t in sizes stack; do compare $t || status=1; done; exit $status ;;
  update)
    for t in sizes stack; do
      $t >"$dir/table.$t"
      if grep -q '| - ' "$dir/table.$t"; then echo "sizes.sh: not everything was built: tests/run.sh --long --only config" >&2; exit 1; fi
      awk -v from="<!-- $t: " -v table="$dir/table.$t" '
        index($0, from) { print; while ((getline line < table) > 0) print line; skip = 1; next }
        index($0, "<!-- end -->") { skip = 0 }
        !skip' $doc >"$dir/doc" && cp "$dir/doc" $doc
    done ;;
  *) echo "sizes.sh: unknown command $command" >&2; exit 2 ;;
esac
